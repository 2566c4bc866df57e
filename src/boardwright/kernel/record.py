"""Records: a set-up and one line per action rebuild a whole game, for ever, without a seed.

    boardwright record 1
    game: planetfall
    players: 2
    option commanders: random
    seat 1: Anna

    chance: goal harmony
    1: command katla
    ...
    result: 91 88

Blank lines and lines that begin with # say nothing. Chance speaks like any seat. The result, when there is one, is
checked by the replay.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import CHANCE
from boardwright.kernel.errors import CannotParse, NotLegal, NotYourTurn, Refusal
from boardwright.kernel.game import Game, seat_name
from boardwright.kernel.registry import game as game_by_name

FIRST_LINE: Final = "boardwright record 1"


class Move:
    """One line of a record: who answered what. `line` is where it stands in the file it was read from, or 0."""

    def __init__(self, seat: int, action: Action, line: int = 0) -> None:
        self.seat: Final[int] = seat
        self.action: Final[Action] = action
        self.line: Final[int] = line

    def __str__(self) -> str:
        return f"{'chance' if self.seat == CHANCE else self.seat + 1}: {self.action.text}"

    def __repr__(self) -> str:
        return f"Move({self.seat}, {self.action!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.seat == other.seat and self.action is other.action

    def __hash__(self) -> int:
        return hash((self.seat, self.action.index))


class Record:
    """A game as it was played, or as far as it has been played."""

    # Any: a record is read by a game's name, so its State class is not known here.
    def __init__(
        self,
        game: Game[Any],
        players: int,
        options: Mapping[str, str] | None = None,
        moves: Sequence[Move] = (),
        names: Sequence[str] = (),
        result: Sequence[int] | None = None,
    ) -> None:
        self.game: Final[Game[Any]] = game
        self.players: Final[int] = players
        self.options: Final[dict[str, str]] = dict(options or {})
        self.moves: Final[list[Move]] = list(moves)
        self.names: Final[list[str]] = list(names)
        self.result: list[int] | None = None if result is None else list(result)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.dumps() == other.dumps()

    def __hash__(self) -> int:
        return hash(self.dumps())

    # --- text

    @staticmethod
    def loads(text: str) -> "Record":
        """Read a record. What cannot be read is refused with its line number and what would be right."""
        return _Reader(text).record()

    def dumps(self) -> str:
        """The record as text; `Record.loads` reads it back."""
        lines = [FIRST_LINE, f"game: {self.game.name}", f"players: {self.players}"]
        lines += [f"option {name}: {value}" for name, value in self.options.items()]
        lines += [f"seat {seat}: {' '.join(name.split())}" for seat, name in enumerate(self.names, 1) if name]
        lines += ["", *map(str, self.moves)]
        if self.result is not None:
            lines.append(f"result: {' '.join(map(str, self.result))}")
        return "\n".join(lines) + "\n"

    # --- replay

    def replay(self, to: int | None = None) -> Any:
        """The state after the first `to` moves; after all of them when not told."""
        state = self.game.new(self.players, self.options)
        for _, state in self.steps(to):
            pass
        return state

    def steps(self, to: int | None = None) -> Iterator[tuple[Move, Any]]:
        """Each move with the table after it (one state, changed in place: clone it to keep it)."""
        state = self.game.new(self.players, self.options)
        for move in self.moves[:to]:
            self._play(state, move)
            yield move, state
        if self.result is not None and (to is None or to >= len(self.moves)):
            self._check_result(state)

    def _play(self, state: Any, move: Move) -> None:
        try:
            self.game.apply(state, move.seat, move.action)
        except (NotLegal, NotYourTurn) as refusal:
            raise type(refusal)(f"{_place(move.line)}{str(move)!r} stands there. {refusal}") from refusal

    def _check_result(self, state: Any) -> None:
        if self.game.waiting(state):
            waiting = " and ".join(seat_name(seat) for seat in self.game.waiting(state))
            raise NotLegal(f"The record gives a result, but the game is not over: {waiting} is still to answer.")
        scores = list(self.game.scores(state))
        if scores != self.result:
            given = " ".join(map(str, self.result or ()))
            raise NotLegal(f"The record gives the result {given}, but the replay ends with {' '.join(map(str, scores))}.")


def _place(line: int) -> str:
    return f"Line {line}: " if line else ""


class _Reader:
    """Reads a record line by line, so that every complaint can name its line."""

    def __init__(self, text: str) -> None:
        self._lines: Final = text.splitlines()
        self._headers: Final[dict[str, str]] = {}
        self._options: Final[dict[str, str]] = {}
        self._names: Final[dict[int, str]] = {}
        self._moves: Final[list[Move]] = []
        self._result: list[int] | None = None
        self._number = 0

    def record(self) -> Record:
        self._read_first_line()
        game: Game[Any] | None = None
        for number, raw in enumerate(self._lines, 1):
            line = raw.strip()
            self._number = number
            if not line or line.startswith("#") or line == FIRST_LINE:
                continue
            key, colon, value = line.partition(":")
            key, value = " ".join(key.split()).lower(), value.strip()
            if not colon:
                raise self._refused(line, "a line is '1: fly voradon', 'chance: ...' or a header like 'players: 4'")
            if key == "chance" or key.isdecimal():
                game = game or self._game()
                self._moves.append(self._move(game, key, value))
            elif self._moves and key != "result":
                raise self._refused(line, "after the first move only moves and the result may follow")
            else:
                self._read_header(key, value, line)
        game = game or self._game()
        return self._finished(game)

    def _read_first_line(self) -> None:
        first = next((line.strip() for line in self._lines if line.strip()), "")
        if first != FIRST_LINE:
            found = f"it begins with {first[:60]!r}" if first else "it is empty"
            raise CannotParse(f"This is not a record: {found}, where a record begins with {FIRST_LINE!r}.")

    def _read_header(self, key: str, value: str, line: str) -> None:
        kind, _, name = key.partition(" ")
        if key in ("game", "players"):
            self._headers[key] = value
        elif kind == "option" and name:
            self._options[name] = value
        elif kind == "seat" and name.isdecimal():
            self._names[int(name)] = value
        elif key == "result":
            self._result = self._numbers(value, line)
        else:
            raise self._refused(line, "headers are game, players, option NAME, seat NUMBER; the last line is result")

    def _numbers(self, value: str, line: str) -> list[int]:
        try:
            return [int(word) for word in value.split()]
        except ValueError:
            raise self._refused(line, "a result is one number per seat, as in 'result: 91 88'") from None

    def _game(self) -> Game[Any]:
        if "game" not in self._headers:
            raise CannotParse("The record does not say its game; write a line like 'game: planetfall' near the top.")
        return game_by_name(self._headers["game"])

    def _players(self) -> int:
        players = self._headers.get("players", "")
        if not players.isdecimal():
            raise CannotParse(f"The record's number of players is {players!r}; write a line like 'players: 4'.")
        return int(players)

    def _move(self, game: Game[Any], key: str, value: str) -> Move:
        seat = CHANCE if key == "chance" else int(key) - 1
        if seat != CHANCE and not 0 <= seat < self._players():
            raise self._refused(f"{key}: {value}", f"seats are 1 to {self._players()}, or chance")
        try:
            return Move(seat, game.book.parse(value), self._number)
        except CannotParse as refusal:
            raise CannotParse(f"Line {self._number}: {refusal}") from refusal

    def _finished(self, game: Game[Any]) -> Record:
        players = self._players()
        try:
            game.new(players, self._options)
        except Refusal as refusal:
            raise CannotParse(f"The record's set-up cannot be played: {refusal}") from refusal
        names = [self._names.get(seat, "") for seat in range(1, players + 1)] if self._names else []
        return Record(game, players, self._options, self._moves, names, self._result)

    def _refused(self, line: str, right: str) -> CannotParse:
        return CannotParse(f"Line {self._number}: {line[:80]!r} stands there; {right}.")
