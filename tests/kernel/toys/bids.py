"""Bids, a toy with secrets: chance turns up a prize, all bid for it at once, the one highest bid wins; two rounds. It
says what a game must say and no more: its words and its numbers for learners are the defaults."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from boardwright.kernel.action import Action, Book, Verb
from boardwright.kernel.archive import Archive, reading, writing
from boardwright.kernel.decision import CHANCE, Decision, Step, advance, frames_of
from boardwright.kernel.decision import State as TableState
from boardwright.kernel.errors import CannotParse
from boardwright.kernel.game import Game
from boardwright.kernel.kind import Sole
from boardwright.kernel.ledger import POINTS
from boardwright.kernel.option import Amendment, Option
from boardwright.kernel.plain import Plain
from boardwright.kernel.study import Study
from boardwright.kernel.telling import Telling

PRIZE: Final = Verb("prize", [1, 2, 5], ["1", "2", "5"])
BID: Final = Verb("bid", [1, 2, 3], ["1", "2", "3"])
BOOK: Final = Book("bids", [PRIZE, BID, Verb("stake", [1, 2], ["1", "2"])])
ROUNDS: Final = 2


class State(TableState["State"]):
    def __init__(
        self, points: list[int], bids: list[int], prize: int, pending: list[Decision["State"]], revealed: int = 0
    ) -> None:
        super().__init__(pending)
        self.points = points
        self.bids = bids  # 0: not made yet
        self.prize = prize
        self.revealed = revealed  # how often bids have been

    def key(self) -> tuple[object, ...]:
        return (tuple(self.pending), tuple(self.points), tuple(self.bids), self.prize, self.revealed)

    def fields(self, archive: Archive) -> None:
        archive.numbers(self.points)
        archive.numbers(self.bids)
        self.prize = archive.number(self.prize)
        self.revealed = archive.number(self.revealed)
        archive.frames(self.pending)


class TurnUpPrize(Decision[State]):
    def __init__(self) -> None:
        super().__init__(CHANCE)

    def legal(self, state: State) -> Sequence[Action]:
        return PRIZE.actions

    def weights(self, state: State) -> Sequence[int]:
        return (3, 2, 1)

    def apply(self, state: State, action: Action) -> None:
        state.prize = PRIZE.value(action)

    def args(self) -> Sequence[int]:
        return ()


class MakeBid(Sole[State, int]):
    """Everybody bids at the same time, so nobody knows the bid of another."""

    unordered = True
    verb = BID

    def do(self, state: State, bid: int) -> None:
        state.bids[self.seat] = bid


class Reveal(Step[State]):
    def run(self, state: State) -> None:
        highest = max(state.bids)
        if state.bids.count(highest) == 1:
            winner = state.bids.index(highest)
            state.points[winner] += state.prize
            if state.ledger is not None:
                state.ledger.note(POINTS, winner, "points", state.prize, "prize")
        state.bids[:] = [0] * len(state.bids)
        state.prize = 0
        state.revealed += 1


class Bids(Game[State]):
    def __init__(
        self,
        options: Sequence[Option] | None = None,
        amendments: Sequence[Amendment] = (),
        telling: Telling[State] | None = None,
        study: Study[State] | None = None,
    ) -> None:
        own = [Option("rounds", ["two", "one"]), Option("note", ["-"], check=check_note)]
        super().__init__(
            "bids",
            range(2, 4),
            BOOK,
            options=own if options is None else options,
            amendments=amendments,
            telling=telling,
            study=study,
        )

    def start(self, players: int, options: Mapping[str, str]) -> State:
        # All rounds at once: the frames of the first stand above equal ones of the second.
        bids: list[Decision[State]] = [MakeBid(seat) for seat in range(players - 1, -1, -1)]
        one_round = [Reveal(), *bids, TurnUpPrize()]
        return State([0] * players, [0] * players, 0, one_round * (ROUNDS if options["rounds"] == "two" else 1))

    def clone(self, state: State) -> State:
        twin = State(state.points.copy(), state.bids.copy(), state.prize, state.pending.copy(), state.revealed)
        twin.answers = state.answers
        return twin

    def dump(self, state: State) -> Plain:
        archive = writing()
        state.fields(archive)
        return archive.items

    def load(self, dumped: Plain) -> State:
        archive = reading(dumped, self.frames())
        state = State([], [], 0, [])
        state.fields(archive)
        archive.close()
        advance(state)
        return state

    def frames(self) -> dict[str, type[Decision[Any]]]:
        return frames_of(__name__)

    def scores(self, state: State) -> Sequence[int]:
        return state.points

    def winners(self, state: State) -> Sequence[int]:
        return [seat for seat, points in enumerate(state.points) if points == max(state.points)]

    def view(self, state: State, seat: int | None) -> Mapping[str, Plain]:
        own = None if seat is None else state.bids[seat]
        return {"points": state.points.copy(), "prize": state.prize, "mine": own, "made": [b > 0 for b in state.bids]}

    def resample(self, state: State, seat: int, random: Random) -> State:
        other = self.clone(state)
        for each, bid in enumerate(state.bids):
            if each != seat and bid:
                other.bids[each] = random.choice((1, 2, 3))
        return other

    def public(self, state: State) -> State:
        if not any(state.bids):
            return state
        known = self.clone(state)
        known.bids[:] = [int(bid > 0) for bid in state.bids]
        return known

    def round(self, state: State) -> int:
        return state.revealed + bool(state.pending)


def check_note(note: str) -> None:
    if "secret" in note:
        raise CannotParse("A note is public.")


def nothing_is_owed(state: State) -> None:
    """The invariants of Bids."""
    assert all(points >= 0 for points in state.points)
    assert all(0 <= bid <= 3 for bid in state.bids)


GAME: Final = Bids()
