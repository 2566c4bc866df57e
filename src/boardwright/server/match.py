"""A match: one table with its record, seats and undo. Command line, tests, bots and sockets drive this same object.

The record is the truth; the state is a cache that the record rebuilds at any time.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import CHANCE
from boardwright.kernel.errors import NotLegal
from boardwright.kernel.game import Game
from boardwright.kernel.playout import draw
from boardwright.kernel.record import Move, Record


class Match:
    """A table being played. `version` grows with everything that happens, undo included."""

    # Any: a match is played at any game.
    def __init__(self, record: Record, random: Random | None = None) -> None:
        self.record: Final[Record] = record
        self.game: Final[Game[Any]] = record.game
        self.version: int = len(record.moves)
        self._random: Final[Random] = random or Random()
        self._state: Any = record.replay()
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

    @property
    def state(self) -> Any:
        """The table now. Look, do not touch: `play` and `undo` are the ways to change it."""
        return self._state

    @property
    def waiting(self) -> tuple[int, ...]:
        return self.game.waiting(self._state)

    @property
    def over(self) -> bool:
        return not self.waiting

    def legal(self, seat: int) -> Sequence[Action]:
        return self.game.legal(self._state, seat)

    def view(self, seat: int | None) -> Mapping[str, object]:
        return self.game.view(self._state, seat)

    def play(self, seat: int, action: Action) -> None:
        """Answer for a seat; chance speaks at once when it is its turn."""
        self.game.apply(self._state, seat, action)
        self._note(seat, action)
        self._draw_chance()

    def can_undo(self, seat: int) -> bool:
        """Whether the last thing that happened is an answer of this seat alone: chance, a reveal and the answer of
        another seat are checkpoints."""
        return seat != CHANCE and bool(self.record.moves) and self.record.moves[-1].seat == seat

    def undo(self, seat: int) -> None:
        """Take back the seat's last answer."""
        if not self.can_undo(seat):
            raise NotLegal("There is nothing to take back: since your last answer, chance or somebody else has spoken.")
        self.record.moves.pop()
        self.record.result = None
        self._state = self.record.replay()
        self.version += 1

    def _draw_chance(self) -> None:
        while self.waiting == (CHANCE,):
            action = draw(self.game, self._state, self._random)
            self.game.apply(self._state, CHANCE, action)
            self._note(CHANCE, action)
        if self.over:
            self.record.result = list(self.game.scores(self._state))

    def _note(self, seat: int, action: Action) -> None:
        self.record.moves.append(Move(seat, action))
        self.version += 1
