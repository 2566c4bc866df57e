"""Faults in what a game does: in its rules, its copies, its records; one game each."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from boardwright.kernel.action import Action
from boardwright.kernel.decision import CHANCE
from boardwright.kernel.game import MacroAction
from boardwright.kernel.plain import Plain
from tests.kernel.toys.bids import BID, BOOK, Bids, MakeBid, Reveal, State
from tests.kernel.toys.talking_bids import TalkingBids


class Endless(Bids):
    """The last step begins again."""

    def apply(self, state: State, seat: int, action: Action) -> None:
        super().apply(state, seat, action)
        if not state.pending:
            state.pending.append(MakeBid(0))


class TooLong(Bids):
    """Chance may go on when the game is over."""

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        return super().legal(state, seat) if state.pending or seat != CHANCE else BOOK.verb("prize")


class InDebt(Bids):
    """Who wins a prize pays for it."""

    def apply(self, state: State, seat: int, action: Action) -> None:
        super().apply(state, seat, action)
        if not state.pending:
            state.points[0] = -1


class Mute(Bids):
    """A seat is asked that has no answer."""

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        return () if seat == 1 else super().legal(state, seat)


class Stammering(Bids):
    """An answer is offered twice."""

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        return [*super().legal(state, seat)] * 2


class Forced(Bids):
    """A question with one answer is asked."""

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        return super().legal(state, seat)[:1]


class Open(Bids):
    """Who is not asked may answer."""

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        return super().legal(state, seat) if seat == CHANCE else BOOK.verb("bid")


class BidWithoutTheHighest(MakeBid):
    def legal(self, state: State) -> Sequence[Action]:
        return BID.actions[:2]


class BidTheOtherWayRound(MakeBid):
    def legal(self, state: State) -> Sequence[Action]:
        return BID.actions[::-1]


class Incomplete(Bids):
    """The faster list of a question lacks an answer that its rule allows."""

    bid: type[MakeBid] = BidWithoutTheHighest

    def start(self, players: int, options: Mapping[str, str]) -> State:
        state = super().start(players, options)
        state.pending[:] = [self.bid(frame.seat) if isinstance(frame, MakeBid) else frame for frame in state.pending]
        return state


class Disorderly(Incomplete):
    """The faster list of a question has another order than its verdicts."""

    bid = BidTheOtherWayRound


class Dodging(Bids):
    """A legal answer is refused."""

    def apply(self, state: State, seat: int, action: Action) -> None:
        assert action.text != "prize 5", "Not that one."
        super().apply(state, seat, action)


class Moody(Bids):
    """The same answer does one thing today and another tomorrow."""

    tired = 0

    def apply(self, state: State, seat: int, action: Action) -> None:
        super().apply(state, seat, action)
        self.tired += 1
        state.points[0] += self.tired % 7


class Siamese(Bids):
    """Clones share their points."""

    def clone(self, state: State) -> State:
        twin = super().clone(state)
        twin.points = state.points
        return twin


class Negligent(Bids):
    """A clone forgets the prize."""

    def clone(self, state: State) -> State:
        twin = super().clone(state)
        twin.prize = 0
        return twin


class Forgetful(Bids):
    """A loaded table forgets the prize."""

    def load(self, dumped: Plain) -> State:
        state = super().load(dumped)
        state.prize = 0
        return state


class Omitting(Bids):
    """A dump leaves out how often bids were revealed, which changes no answer."""

    def dump(self, state: State) -> Plain:
        written = super().clone(state)
        written.revealed = 0
        return super().dump(written)


class OmittingTwice(Omitting):
    """And so does a clone."""

    def clone(self, state: State) -> State:
        twin = super().clone(state)
        twin.revealed = 0
        return twin


class Listless(Bids):
    """A dump that json cannot bring back."""

    def dump(self, state: State) -> Plain:
        return tuple(_items(super().dump(state)))


class KeylessState(State):
    def key(self) -> tuple[object, ...]:
        return (tuple(self.pending),)


class Keyless(Bids):
    """The key leaves out what matters."""

    def start(self, players: int, options: Mapping[str, str]) -> State:
        fresh = super().start(players, options)
        return KeylessState(fresh.points, fresh.bids, fresh.prize, fresh.pending)

    def clone(self, state: State) -> State:
        return KeylessState(state.points.copy(), state.bids.copy(), state.prize, state.pending.copy(), state.revealed)

    def load(self, dumped: Plain) -> State:
        return self.clone(super().load(dumped))


class UniqueState(State):
    def key(self) -> tuple[object, ...]:
        return (id(self),)


class Unique(Keyless):
    """No two tables are ever equal."""

    def start(self, players: int, options: Mapping[str, str]) -> State:
        fresh = Bids.start(self, players, options)
        return UniqueState(fresh.points, fresh.bids, fresh.prize, fresh.pending)


class Cheating(Bids):
    """Plays otherwise than the game its records name."""

    def scores(self, state: State) -> Sequence[int]:
        return [points + 1 for points in state.points]


class Divergent(Bids):
    """A replay comes out otherwise."""

    def apply(self, state: State, seat: int, action: Action) -> None:
        super().apply(state, seat, action)
        state.points[0] += 1


class Silent(Bids):
    """A prize that is in no ledger."""

    def clone(self, state: State) -> State:
        twin = super().clone(state)
        twin.pending[:] = [Unnoted() if isinstance(frame, Reveal) else frame for frame in twin.pending]
        return twin


class Unnoted(Reveal):
    def run(self, state: State) -> None:
        state.ledger = None
        super().run(state)


class Disturbed(Bids):
    """Who is listened to bids more."""

    def apply(self, state: State, seat: int, action: Action) -> None:
        super().apply(state, seat, action)
        if state.ledger is not None and seat >= 0 and state.bids[seat]:
            state.bids[seat] = 3


class Dreaming(Bids):
    """A macro-action that cannot be carried out: one bids once."""

    def macros(self, state: State, seat: int) -> Sequence[MacroAction[State]]:
        return [MacroAction(self, state, seat).then(BOOK["bid 1"]).then(BOOK["bid 2"])]


class NotPlain(Bids):
    """A view that no message can carry."""

    def view(self, state: State, seat: int | None) -> Any:
        return {"points": tuple(state.points)}


class Weightless(Bids):
    """An outcome that cannot happen."""

    def weights(self, state: State) -> Sequence[int]:
        return (1, 1, 0)


class Lopsided(Bids):
    """Weights for fewer outcomes than there are."""

    def weights(self, state: State) -> Sequence[int]:
        return (1, 1)


class Hasty(Bids):
    """Acts first, refuses afterwards."""

    def apply(self, state: State, seat: int, action: Action) -> None:
        state.prize += 1
        super().apply(state, seat, action)
        state.prize -= 1


class Lenient(Bids):
    """Lets anything pass."""

    def apply(self, state: State, seat: int, action: Action) -> None:
        if action in self.legal(state, seat):
            super().apply(state, seat, action)


class Favouring(Bids):
    """Seat 1 always wins."""

    def winners(self, state: State) -> Sequence[int]:
        return [0]


class Winnerless(Bids):
    """Nobody ever wins."""

    def winners(self, state: State) -> Sequence[int]:
        return []


class Miscounting(TalkingBids):
    """The score sheet does not add up."""

    def score_sheet(self, state: State) -> Sequence[Sequence[int]]:
        return [[points, 1] for points, _ in super().score_sheet(state)]


class Owing(Bids):
    """A stock below nothing."""

    def stocks(self, state: State) -> Sequence[Mapping[str, int]]:
        return [{"points": points - 1} for points in state.points]


class Backwards(Bids):
    """Rounds are counted down."""

    def round(self, state: State) -> int:
        return 3 - super().round(state)


class Meddling(Bids):
    """Looking at the table changes it."""

    def view(self, state: State, seat: int | None) -> Mapping[str, Plain]:
        state.points[0] += 1
        return super().view(state, seat)


class Whimsical(Bids):
    """What a seat cannot see is drawn by a chance of its own."""

    def __init__(self) -> None:
        super().__init__()
        self._random = Random(1)

    def resample(self, state: State, seat: int, random: Random) -> State:
        return super().resample(state, seat, self._random)


class Careless(Bids):
    """What is tried on a copy is done at the table."""

    def resample(self, state: State, seat: int, random: Random) -> State:
        return state


def _items(dumped: Plain) -> list[Plain]:
    assert isinstance(dumped, list)
    return dumped
