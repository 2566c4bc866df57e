"""The log of a table: every move in words, with what it brought to whom, as far as everybody may know.

Words cost time, so they are found when somebody first reads them, and only in the languages that are read.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from boardwright.kernel.decision import CHANCE
from boardwright.kernel.game import Game
from boardwright.kernel.record import Move
from boardwright.server import messages


class Log:
    """The log in every language that has been asked for."""

    # Any: a log is kept of any game.
    def __init__(self, game: Game[Any], players: int, options: Mapping[str, str]) -> None:
        self._game = game
        self._players = players
        self._options = options
        self._languages: dict[str, _LogInOneLanguage] = {}

    def lines(self, moves: Sequence[Move], after: int, language: str, names: Sequence[str]) -> list[messages.LogLine]:
        """The lines after the first `after` of them. `moves` are all that the record holds now."""
        if language not in self._languages:
            self._languages[language] = _LogInOneLanguage(self._game, self._players, self._options, language)
        entries = self._languages[language].follow(moves)
        return [
            messages.LogLine(
                number=number,
                seat=None if entry.move.seat == CHANCE else entry.move.seat,
                action=entry.move.action.text,
                words=entry.words,
                short=entry.short,
                changes=[f"{names[seat]}: {', '.join(parts)}" for seat, parts in entry.changes.items()],
            )
            for number, entry in enumerate(entries[after:], after + 1)
        ]


class _Entry:
    def __init__(self, move: Move, words: str, short: str, changes: Mapping[int, Sequence[str]]) -> None:
        self.move = move
        self.words = words
        self.short = short
        self.changes = changes  # by seat


class _LogInOneLanguage:
    def __init__(self, game: Game[Any], players: int, options: Mapping[str, str], language: str) -> None:
        self._game = game
        self._players = players
        self._options = options
        self._language = language
        self._entries: list[_Entry] = []
        self._state: Any = None  # the table after the last entry

    def follow(self, moves: Sequence[Move]) -> Sequence[_Entry]:
        """Go where the record is: cut what was taken back, tell what is new."""
        common = self._common(moves)
        if self._state is None or common < len(self._entries):
            del self._entries[common:]
            self._state = self._game.new(self._players, self._options)
            for move in moves[:common]:
                self._game.apply(self._state, move.seat, move.action)
        for move in moves[common:]:
            self._entries.append(self._tell(move))
        return self._entries

    def _common(self, moves: Sequence[Move]) -> int:
        """How many moves stand in both: every move that is played is an object of its own, so looking at the last
        one is enough."""
        common = min(len(self._entries), len(moves))
        while common and self._entries[common - 1].move is not moves[common - 1]:
            common -= 1
        return common

    def _tell(self, move: Move) -> _Entry:
        game, state = self._game, self._state
        words = game.report(state, move.seat, move.action, self._language)
        short = game.brief(state, move.seat, move.action, self._language)
        before, known_before = game.stocks(state), game.stocks(game.public(state))
        game.apply(state, move.seat, move.action)
        known = game.public(state)
        # Where nothing is hidden any more, the last move is told whole.
        pairs = zip(before if known is state else known_before, game.stocks(known), strict=True)
        changes: dict[int, Sequence[str]] = {}
        for seat, (old, new) in enumerate(pairs):
            told = stock_changes(game, old, new, self._language)
            if told:
                changes[seat] = told
        return _Entry(move, words, short, changes)


def stock_changes(game: Game[Any], old: Mapping[str, int], new: Mapping[str, int], language: str) -> list[str]:
    """What a seat has more and less of: '+3 points', '−2 strength'."""
    return [
        ("+" if number > old[stock] else "−") + game.stock_words(stock, abs(number - old[stock]), language)
        for stock, number in new.items()
        if number != old[stock]
    ]
