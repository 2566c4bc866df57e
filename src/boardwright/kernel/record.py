"""Records: a set-up and one line per action rebuild a whole game, for ever, without a seed.

    boardwright record 1
    game: planetfall
    rules: 2
    players: 2
    option commanders: random
    seat 1: Anna

    chance: goal harmony
    1: command katla
    ...
    result: 91 88

Blank lines and lines that begin with # say nothing. Chance speaks like any seat. The result, when there is one, is
the last line and is checked by the replay. The version of the rules is 1 where it is not given; a record of an earlier
version is read as the same game under today's rules wherever that is possible, and says why not where it is not.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Any, Final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import CHANCE
from boardwright.kernel.errors import CannotParse, NotLegal, NotYourTurn, Refusal
from boardwright.kernel.game import Game, seat_name
from boardwright.kernel.registry import game as game_by_name
from boardwright.kernel.text import Argument, Text, common, sentences

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
        rules: int = 0,
    ) -> None:
        """`rules` is the version of the rules that the moves were made under: today's when not told."""
        assert len(names) <= players, f"{len(names)} names for {players} players."
        self.game: Final[Game[Any]] = game
        self.players: Final[int] = players
        self.options: Final[dict[str, str]] = dict(options or {})
        self.moves: Final[list[Move]] = list(moves)
        self.names: Final[list[str]] = list(names)
        self.result: list[int] | None = None if result is None else list(result)
        self.rules: Final[int] = rules or game.version

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.dumps() == other.dumps()

    def __hash__(self) -> int:
        return hash(self.dumps())

    # --- text

    @staticmethod
    def loads(text: str, most: int = 0) -> "Record":
        """Read a record, of at most so many moves where that is given. What cannot be read is refused with its line
        number and what would be right."""
        return _Reader(text, most).record().renewed()

    def dumps(self) -> str:
        """The record as text; `Record.loads` reads it back."""
        lines = [FIRST_LINE, f"game: {self.game.name}"]
        if self.rules > 1:
            lines.append(f"rules: {self.rules}")
        lines.append(f"players: {self.players}")
        lines += [f"option {name}: {value}" for name, value in self.options.items()]
        lines += [f"seat {seat}: {' '.join(name.split())}" for seat, name in enumerate(self.names, 1) if name]
        lines += ["", *map(str, self.moves)]
        if self.result is not None:
            lines.append(f"result: {' '.join(map(str, self.result))}")
        return "\n".join(lines) + "\n"

    # --- earlier rules

    def renewed(self) -> "Record":
        """The same game under today's rules: what was not asked then is answered as it was taken for granted. Where
        that leads to another game, the record stays one of its version, and its replay says why it cannot go on."""
        if self.rules == self.game.version:
            return self
        options = self.game.options_under(self.rules, self.options)
        # An answer fits a later question at times: so those that were not asked are put in where none else would do,
        # and if that leads elsewhere, wherever they can be.
        for eager in (False, True):
            moves = self._completed(options, eager)
            renewed = Record(self.game, self.players, options, moves, self.names, self.result)
            try:
                renewed.replay()
            except Refusal:
                continue
            return renewed
        moves = self._completed(options, eager=False)
        return Record(self.game, self.players, options, moves, self.names, self.result, self.rules)

    def _completed(self, options: Mapping[str, str], eager: bool) -> list[Move]:
        """The moves, with the answers between them that earlier rules gave unasked."""
        state = self.game.new(self.players, options)
        completed: list[Move] = []
        left = self.moves[::-1]
        while left:
            move = left[-1]
            while eager or move.action not in self.game.legal(state, move.seat):
                if not self._answer_unasked(state, completed):
                    break
            if move.action in self.game.legal(state, move.seat):
                self.game.apply(state, move.seat, move.action)
                completed.append(left.pop())
            elif not self._rearrange(state, left):
                return completed + left[::-1]
        while self.result is not None and self._answer_unasked(state, completed):
            pass
        return completed

    def _answer_unasked(self, state: Any, completed: list[Move]) -> bool:
        for seat in self.game.waiting(state):
            action = self.game.unasked(state, seat, self.rules, _own(seat, reversed(completed))[::-1])
            if action is not None:
                self.game.apply(state, seat, action)
                completed.append(Move(seat, action))
                return True
        return False

    def _rearrange(self, state: Any, left: list[Move]) -> bool:
        """Put what a seat answers next into today's order, in the moves that are left, the last of them first. Whether
        that changes anything."""
        seat = left[-1].seat
        run = _own(seat, reversed(left))
        today = self.game.rearranged(state, seat, run, self.rules)
        if list(today) == run:
            return False
        left[-len(run) :] = [Move(seat, action) for action in reversed(today)]
        return True

    def until_refused(self) -> "Record":
        """As much of the game as today's rules allow."""
        allowed: list[Move] = []
        try:
            for move, _ in self.steps():
                allowed.append(move)
        except Refusal:
            pass
        return Record(self.game, self.players, self.options, allowed, self.names)

    # --- replay

    def replay(self, to: int | None = None) -> Any:
        """The state after the first `to` moves; after all of them when not told."""
        state = self.game.new(self.players, self.options)
        for move in self.moves[:to]:
            self._play(state, move)
        self._check_result(state, to)
        return state

    def steps(self, to: int | None = None) -> Iterator[tuple[Move, Any]]:
        """Each move with the table after it (one state, changed in place: clone it to keep it)."""
        state = self.game.new(self.players, self.options)
        for move in self.moves[:to]:
            self._play(state, move)
            yield move, state
        self._check_result(state, to)

    def _play(self, state: Any, move: Move) -> None:
        try:
            self.game.apply(state, move.seat, move.action)
        except (NotLegal, NotYourTurn) as refusal:
            told = common("record-move", move=repr(str(move)))
            if move.line:
                told = common("record-line", line=move.line, what=told)
            raise type(refusal)(sentences([self._outdated(), told, refusal.text])) from refusal

    def _check_result(self, state: Any, to: int | None) -> None:
        if self.result is None or (to is not None and to < len(self.moves)):
            return
        waiting = self.game.waiting(state)
        if waiting:
            seats: list[Argument] = [seat_name(seat) for seat in waiting]
            raise NotLegal(sentences([self._outdated(), common("record-not-over", waiting=seats)]))
        scores = list(self.game.scores(state))
        if scores != self.result:
            given, found = " ".join(map(str, self.result)), " ".join(map(str, scores))
            raise NotLegal(sentences([self._outdated(), common("record-result", given=given, found=found)]))

    def _outdated(self) -> Text:
        """Why a record of an earlier version may not lead to where it did, or ''."""
        if self.rules == self.game.version:
            return ""
        return common(
            "record-outdated",
            version=self.rules,
            game=self.game.telling.title(),
            now=self.game.version,
            since=self.game.changes_since(self.rules),
        )


class _Reader:
    """Reads a record line by line, so that every complaint can name its line."""

    def __init__(self, text: str, most: int) -> None:
        self._most: Final = most
        # Only at line feeds: what else Unicode calls a line break may stand inside a name.
        self._lines: Final = text.removeprefix("\ufeff").split("\n")
        self._number = 0
        self._begun = False
        self._headers: Final[set[str]] = set()
        self._game: Game[Any] | None = None
        self._rules = 1
        self._players = 0
        self._options: Final[dict[str, str]] = {}
        self._names: Final[dict[int, str]] = {}
        self._moves: Final[list[Move]] = []
        self._result: list[int] | None = None

    def record(self) -> Record:
        for number, raw in enumerate(self._lines, 1):
            line = raw.strip()
            self._number = number
            if not line or line.startswith("#"):
                continue
            if self._begun:
                self._read(line)
            elif line == FIRST_LINE:
                self._begun = True
            else:
                raise CannotParse(common("record-begins", found=repr(line[:60]), first=repr(FIRST_LINE)))
        if not self._begun:
            raise CannotParse(common("record-empty", first=repr(FIRST_LINE)))
        return self._finished()

    def _read(self, line: str) -> None:
        key, colon, value = line.partition(":")
        key, value = " ".join(key.split()).lower(), value.strip()
        if not colon:
            raise self._refused(line, common("right-line"))
        if self._result is not None:
            raise self._refused(line, common("right-end"))
        if key == "chance" or key.isdecimal():
            if len(self._moves) == self._most > 0:
                raise CannotParse(common("record-too-long", most=self._most))
            self._moves.append(self._move(key, value, line))
        elif key == "result":
            self._result = self._numbers(value, line)
        elif self._moves:
            raise self._refused(line, common("right-order"))
        elif key in self._headers:
            raise self._refused(line, common("right-once", key=repr(key)))
        else:
            self._headers.add(key)
            self._read_header(key, value, line)

    def _read_header(self, key: str, value: str, line: str) -> None:
        kind, _, name = key.partition(" ")
        if key == "game":
            self._game = self._named_game(value)
        elif key == "rules":
            self._rules = _count(value)
            if not self._rules:
                raise self._refused(line, common("right-rules"))
        elif key == "players":
            self._players = _count(value)
            if not self._players:
                raise self._refused(line, common("right-players"))
        elif kind == "option" and name:
            self._options[name] = value
        elif kind == "seat" and _count(name):
            self._names[_count(name)] = value
        else:
            raise self._refused(line, common("right-header"))

    def _named_game(self, name: str) -> Game[Any]:
        try:
            return game_by_name(name)
        except CannotParse as refusal:
            raise CannotParse(common("record-line", line=self._number, what=refusal.text)) from refusal

    def _numbers(self, value: str, line: str) -> list[int]:
        try:
            return [int(word) for word in value.split()]
        except ValueError:
            raise self._refused(line, common("right-result")) from None

    def _move(self, key: str, value: str, line: str) -> Move:
        game, players = self._set_up()
        seat = CHANCE if key == "chance" else _count(key) - 1
        if key != "chance" and not 0 <= seat < players:
            raise self._refused(line, common("right-seat", players=players))
        try:
            return Move(seat, game.book.parse(value), self._number)
        except CannotParse as refusal:
            raise CannotParse(common("record-line", line=self._number, what=refusal.text)) from refusal

    def _set_up(self) -> tuple[Game[Any], int]:
        """Game and number of players, which every record gives before its first move."""
        if self._game is None:
            raise CannotParse(common("record-without-game"))
        if not self._players:
            raise CannotParse(common("record-without-players"))
        return self._game, self._players

    def _finished(self) -> Record:
        game, players = self._set_up()
        if self._rules > game.version:
            title = game.telling.title()
            raise CannotParse(common("record-too-new", version=self._rules, game=title, known=game.version))
        try:
            game.new(players, self._options)
        except Refusal as refusal:
            raise CannotParse(common("record-set-up", why=refusal.text)) from refusal
        for seat in self._names:
            if seat > players:
                raise CannotParse(common("record-seats", seat=seat, players=players))
        names = [self._names.get(seat, "") for seat in range(1, players + 1)] if self._names else []
        return Record(game, players, self._options, self._moves, names, self._result, self._rules)

    def _refused(self, line: str, right: Text) -> CannotParse:
        return CannotParse(common("record-wrong", line=self._number, found=repr(line[:80]), right=right))


def _own(seat: int, moves: Iterable[Move]) -> list[Action]:
    """The answers of a seat until another one answers."""
    return [move.action for move in takewhile(lambda move: move.seat == seat, moves)]


def _count(text: str) -> int:
    """A number of seats or players as people count them, from 1; 0 when the text is none."""
    return int(text) if text.isdecimal() and len(text) < 4 else 0
