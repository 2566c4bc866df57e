"""A match: one table with its record, seats and undo. Command line, tests, bots and sockets drive this same object.

The record is the truth; the state is a cache that the record rebuilds at any time.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import CHANCE
from boardwright.kernel.errors import NotLegal, NotYourTurn
from boardwright.kernel.game import Game, seat_name
from boardwright.kernel.occasion import ANSWER, STEP
from boardwright.kernel.playout import draw
from boardwright.kernel.record import Move, Record
from boardwright.kernel.text import common


class Match:
    """A table being played. `version` grows with everything that happens, undo included."""

    # Any: a match is played at any game.
    def __init__(
        self,
        record: Record,
        random: Random | None = None,
        *,
        holding: int | None = None,
        ended: int = 0,
        state: Any = None,
    ) -> None:
        """Go on with a record. `holding` and `ended` are those of the match that it was taken from; `state` is what the
        record leads to, when that is known already."""
        self.record: Final[Record] = record
        self.game: Final[Game[Any]] = record.game
        self.version: int = len(record.moves)
        # The seat that has answered everything and has not ended its turn yet; nobody else may act before it does.
        self.holding: int | None = holding
        self.ended: int = ended  # so many moves belong to turns that their seats have ended themselves
        # Where the last macro-action began, which says how much Undo takes back at once. Forgotten with the process.
        self._macro_from: int = len(record.moves)
        self._random: Final[Random] = random or Random()
        self._state: Any = record.replay() if state is None else state
        if holding is None:
            self._draw_chance()

    @staticmethod
    def new(
        game: Game[Any],
        players: int,
        options: Mapping[str, str] | None = None,
        names: Sequence[str] = (),
        random: Random | None = None,
    ) -> "Match":
        return Match(Record(game, players, game.full_options(options or {}), names=names), random)

    def copy(self) -> "Match":
        """The same match once more: what is tried on one does not touch the other."""
        record = self.record
        same = Record(self.game, record.players, record.options, record.moves, record.names, record.result)
        state = self.game.clone(self._state)
        twin = Match(same, self._random, holding=self.holding, ended=self.ended, state=state)
        twin.version = self.version
        twin._macro_from = self._macro_from
        return twin

    def followed_by(self, moves: Sequence[Move], holding: int | None, ended: int) -> "Match":
        """The same match after moves that were made, and drawn, elsewhere."""
        twin = self.copy()
        twin._macro_from = len(twin.record.moves)
        for move in moves:
            twin.game.apply(twin._state, move.seat, move.action)
            twin.record.moves.append(move)
        twin.version = len(twin.record.moves)
        twin.holding, twin.ended = holding, ended
        if twin.over:
            twin.record.result = list(twin.game.scores(twin._state))
        return twin

    @property
    def state(self) -> Any:
        """The table now. Look, do not touch: `play` and `undo` are the ways to change it."""
        return self._state

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats whose answer is awaited; nobody's while a turn is to be ended."""
        return self.game.waiting(self._state) if self.holding is None else ()

    @property
    def over(self) -> bool:
        return self.holding is None and not self.waiting

    def legal(self, seat: int) -> Sequence[Action]:
        return self.game.legal(self._state, seat) if self.holding is None else ()

    def view(self, seat: int | None) -> Mapping[str, object]:
        return self.game.view(self._state, seat)

    def views(self, seats: Sequence[int | None]) -> Sequence[Mapping[str, object]]:
        """Of several, in their order."""
        return self.game.views(self._state, seats)

    def play(self, seat: int, action: Action, *, end: bool = True) -> None:
        """Answer for a seat; chance speaks at once when it is its turn. With `end` false, the turn stays open after its
        last answer until `end_turn`."""
        if self.holding is not None:
            raise NotYourTurn(common("turn-open", who=seat_name(self.holding)))
        hidden = self._hides
        self.game.apply(self._state, seat, action)
        self._note(seat, action)
        if hidden and not self._hides:
            self.ended = len(self.record.moves)  # what was revealed cannot be taken back
            self._draw_chance()
        elif end or seat in self.game.waiting(self._state):
            self._draw_chance()
        else:
            self.holding = seat

    def play_macro(self, seat: int, answers: Sequence[Action], *, end: bool = True) -> None:
        """Several answers in one go: as far as they are legal, then the next question is asked. Chance does not speak
        in between. The first one must be legal."""
        begun = len(self.record.moves)
        for number, action in enumerate(answers):
            if number and (self.holding is not None or action not in self.legal(seat)):
                break
            self.play(seat, action, end=False)
        self._macro_from = begun
        if end and self.holding == seat:
            self.holding = None
            self._draw_chance()

    def end_turn(self, seat: int) -> None:
        """Nothing of the turn can be taken back any more; the game goes on."""
        if self.holding != seat:
            raise NotYourTurn(common("no-turn"))
        self.holding = None
        self.ended = len(self.record.moves)
        self.version += 1
        self._draw_chance()

    @property
    def ends_with_reveal(self) -> bool:
        """Whether ending the open turn makes chance speak."""
        return self.holding is not None and self.game.waiting(self._state) == (CHANCE,)

    @property
    def goes_on(self) -> bool:
        """Whether the open turn goes on after what is revealed: the same seat is asked something within it. One way in
        which chance may speak stands for all."""
        if not self.ends_with_reveal or self.holding is None:
            return False
        game, state = self.game, self.game.clone(self._state)
        while game.waiting(state) == (CHANCE,):
            game.apply(state, CHANCE, game.legal(state, CHANCE)[0])
        asked = game.waiting(state) == (self.holding,)
        return asked and game.telling.occasion(state, self.holding).kind == STEP

    @property
    def answering(self) -> bool:
        """Whether those who are waited for answer what another has done."""
        return any(self.game.telling.occasion(self._state, seat).kind == ANSWER for seat in self.waiting)

    def can_undo(self, seat: int) -> bool:
        """Whether the last thing that happened is an answer of this seat alone: chance, a reveal, the answer of another
        seat and the end of the turn are checkpoints."""
        moves = self.record.moves
        return seat != CHANCE and len(moves) > self.ended and moves[-1].seat == seat

    def undo(self, seat: int, *, macro: bool = False) -> None:
        """Take back the seat's last answer, or all that it gave in one go."""
        if not self.can_undo(seat):
            raise NotLegal(common("nothing-to-undo"))
        moves = self.record.moves
        keep = len(moves) - 1
        while macro and keep > max(self._macro_from, self.ended) and moves[keep - 1].seat == seat:
            keep -= 1
        del moves[keep:]
        self.record.result = None
        self.holding = None
        self._state = self.record.replay()
        self.version += 1

    @property
    def _hides(self) -> bool:
        """Whether anything of the table is hidden from somebody."""
        return self.game.public(self._state) is not self._state

    def _draw_chance(self) -> None:
        while self.game.waiting(self._state) == (CHANCE,):
            action = draw(self.game, self._state, self._random)
            self.game.apply(self._state, CHANCE, action)
            self._note(CHANCE, action)
        if self.over:
            self.record.result = list(self.game.scores(self._state))

    def _note(self, seat: int, action: Action) -> None:
        self.record.moves.append(Move(seat, action))
        self.version += 1
