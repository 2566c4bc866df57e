"""The log of a table: every move in words, with what it brought to whom, as far as everybody may know.

Words cost time, so they are found when somebody first reads them.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from boardwright.kernel.decision import CHANCE
from boardwright.kernel.game import Game
from boardwright.kernel.record import Move
from boardwright.kernel.text import Text, common
from boardwright.server import messages


class Log:
    """What has been told of a table so far."""

    # Any: a log is kept of any game.
    def __init__(self, game: Game[Any], players: int, options: Mapping[str, str]) -> None:
        self._game = game
        self._players = players
        self._options = options
        self._entries: list[_Entry] = []
        self._state: Any = None  # the table after the last entry

    def lines(self, moves: Sequence[Move], after: int, names: Sequence[str]) -> list[messages.LogLine]:
        """The lines after the first `after` of them. `moves` are all that the record holds now."""
        self._follow(moves)
        return [
            messages.LogLine(
                number=number,
                seat=None if entry.move.seat == CHANCE else entry.move.seat,
                action=entry.move.action.text,
                words=entry.words,
                changes=[common("change", who=names[seat], parts=parts) for seat, parts in entry.changes.items()],
            )
            for number, entry in enumerate(self._entries[after:], after + 1)
        ]

    def _follow(self, moves: Sequence[Move]) -> None:
        """Go where the record is: cut what was taken back, tell what is new."""
        common_moves = self._common(moves)
        if self._state is None or common_moves < len(self._entries):
            del self._entries[common_moves:]
            self._state = self._game.new(self._players, self._options)
            for move in moves[:common_moves]:
                self._game.apply(self._state, move.seat, move.action)
        for move in moves[common_moves:]:
            self._entries.append(self._tell(move))

    def _common(self, moves: Sequence[Move]) -> int:
        """How many moves stand in both: every move that is played is an object of its own, so looking at the last
        one is enough."""
        same = min(len(self._entries), len(moves))
        while same and self._entries[same - 1].move is not moves[same - 1]:
            same -= 1
        return same

    def _tell(self, move: Move) -> "_Entry":
        game, state = self._game, self._state
        words = game.telling.line(state, move.seat, move.action)
        before, known_before = game.stocks(state), game.stocks(game.public(state))
        game.apply(state, move.seat, move.action)
        known = game.public(state)
        # Where nothing is hidden any more, the last move is told whole.
        pairs = zip(before if known is state else known_before, game.stocks(known), strict=True)
        changes: dict[int, Sequence[Text]] = {}
        for seat, (old, new) in enumerate(pairs):
            told = stock_changes(game, old, new)
            if told:
                changes[seat] = told
        return _Entry(move, words, changes)


class _Entry:
    def __init__(self, move: Move, words: Text, changes: Mapping[int, Sequence[Text]]) -> None:
        self.move = move
        self.words = words
        self.changes = changes  # by seat


def stock_changes(game: Game[Any], old: Mapping[str, int], new: Mapping[str, int]) -> list[Any]:
    """What a seat has more and less of: '+3 points', '−2 strength'."""
    return [
        common("more" if number > old[stock] else "less", what=game.telling.amount(stock, abs(number - old[stock])))
        for stock, number in new.items()
        if number != old[stock]
    ]
