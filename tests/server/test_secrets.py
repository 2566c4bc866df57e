"""Nothing that a seat cannot see reaches it or a spectator before the end, by whatever route or message: what the
server shows of a running game is the same when everything hidden is drawn anew before anything is told."""

import inspect
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

import boardwright
from boardwright.cli.common import console
from boardwright.cli.terminal import Terminal
from boardwright.kernel import weighing
from boardwright.kernel.decision import CHANCE
from boardwright.kernel.game import Game
from boardwright.kernel.playout import draw
from boardwright.kernel.record import Move, Record
from boardwright.lobby import history as past
from boardwright.lobby import messages
from boardwright.lobby.game_log import Log
from boardwright.lobby.match import Match
from boardwright.lobby.storage import MoveRow, SeatRow, TableRow, TableSnapshot
from boardwright.lobby.table import LiveTable
from boardwright.lobby.table_state import encode, live_info, state_for
from boardwright.lobby.what_if import Attempt
from boardwright.server.database import sqlite_url
from boardwright.server.sql_store import SqlStore
from tests.builds import INTERPRETED, interpreted
from tests.conformance.tables import Table, each_value, tables, walk
from tests.second_opinion.busy import Busy
from tests.server.live import Person

MakePerson = Callable[[str], Person]

# What drives a table, and shows nothing of it. All else that a game or its telling is asked about a table tells
# something: also what is not thought of yet. A copy is made to try something on it, and what comes of that is told.
DRIVING = {
    *("ahead", "apply", "dump", "legal", "preferred", "resample", "settled", "stand_still"),
    *("step", "unasked", "veil", "waiting", "weights"),
}


def tells(method: Any) -> bool:
    """Whether the table is the first argument, and something of it is told."""
    if not inspect.ismethod(method) or method.__name__ in DRIVING:
        return False
    return next(iter(inspect.signature(method).parameters), "") == "state"


class Forgetful:
    """A game that knows no more than the viewer: before it, or its telling, tells anything of a table, it draws anew
    what is hidden. From a spectator everything is hidden that one of the seats cannot see."""

    # Any: what tells is a game or its telling, of any game.
    def __init__(self, game: Game[Any], *seats: int, part: Any = None, public: list[Any] | None = None) -> None:
        self._game = game
        self._seats = seats
        self._random = Random(f"{seats}")
        self._part = part or game
        self._public: list[Any] = [] if public is None else public  # tables on which nothing hidden is left

    def __getattr__(self, name: str) -> Any:
        if name == "telling":
            found: Any = Forgetful(self._game, *self._seats, part=self._game.telling, public=self._public)
        else:
            found = self._told(name)
        setattr(self, name, found)  # it is asked for thousands of times
        return found

    def _told(self, name: str) -> Any:
        method = getattr(self._part, name)
        if not tells(method):
            return method

        def telling(state: Any, *arguments: Any, **named: Any) -> Any:
            if any(state is known for known in self._public):
                return method(state, *arguments, **named)
            anew = state
            for seat in self._seats:
                anew = self._game.resample(anew, seat, self._random)
            told = method(anew, *arguments, **named)
            if name == "public":
                if told is anew:
                    return state  # nothing is hidden
                self._public.append(told)
            return told

        return telling


class Indiscreet:
    """Part of a game that tells what it should not."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game

    def aside(self, state: Any) -> list[int]:
        return list(self._game.scores(state))


def is_secretive(table: Table) -> bool:
    """Whether anything is hidden at some time of a game set up like this."""
    return any(table.game.public(state) is not state for _, state in walk(table))


ALL = [table for game in boardwright.games() for table in tables(game)]
# With every value of every option.
SECRETIVE = each_value([table for table in ALL if "hidden" in table.options.values() and table.players > 1])
ONE_EACH = [next(table for table in ALL if table.game is game) for game in boardwright.games()]


def test_the_tables_with_secrets_are_looked_at() -> None:
    assert all(is_secretive(table) for table in SECRETIVE)
    assert {table.game.name for table in SECRETIVE} == {"santa_maria"}
    # The first value of an option is its default: where it hides nothing, no game does.
    assert [table.game.name for table in ONE_EACH if is_secretive(table)] == []


def shows_nothing_hidden(table: Table) -> None:
    moves, asked = played(table)
    random = Random(str(table))
    number = random.choice(asked[-len(asked) // 4 :])  # late, when most lies face down
    for viewer in (random.randrange(table.players), None):
        # What two seats cannot see is all that is hidden.
        seats = range(min(table.players, 2)) if viewer is None else [viewer]
        live = at_table(table, moves[:number])
        shown = everything_shown(live, viewer)
        live = at_table(table, moves[:number])
        forget(live, Forgetful(table.game, *seats))
        assert everything_shown(live, viewer) == shown


# Compiled code takes real games only, so there this runs on the interpreted build, in a process of its own.
if INTERPRETED:

    @pytest.mark.parametrize("table", [*SECRETIVE, *ONE_EACH], ids=str)
    def test_what_is_shown_is_the_same_when_all_that_is_hidden_is_drawn_anew(table: Table) -> None:
        shows_nothing_hidden(table)

    def test_what_tells_of_more_than_is_drawn_anew_is_caught() -> None:
        """The check can fail: points as the table has them differ from points as they are drawn anew. Whatever is asked
        about a table is drawn anew, or known to tell nothing of it."""
        table = SECRETIVE[-1]
        moves, asked = played(table)
        state = Record(table.game, table.players, table.options, moves).replay(asked[-1])
        game, seats = table.game, range(table.players)
        points = list(game.scores(state))
        forgetful, indiscreet = Forgetful(game, *seats), Forgetful(game, *seats, part=Indiscreet(game))
        assert any(list(forgetful.scores(state)) != points for _ in range(5))
        assert any(list(game.scores(forgetful.clone(state))) != points for _ in range(5))
        assert any(indiscreet.aside(state) != points for _ in range(5))
        assert tells(game.telling.line) and tells(game.telling.contests) and tells(game.view)

else:

    def test_what_is_shown_is_the_same_in_the_interpreted_build() -> None:
        report = interpreted("-m", "pytest", __file__, "-q", "-p", "no:xdist", "-k", "drawn_anew")
        assert f"{len(SECRETIVE) + len(ONE_EACH) + 1} passed" in report


def played(table: Table) -> tuple[list[Move], list[int]]:
    """A game of players who like to act, so that there is something to hide; and after how many of its moves a seat is
    asked."""
    game, random = table.game, Random(f"{table} secrets")
    player, state = Busy(random, ("pass", "decline", "sell", "buy")), table.new()
    moves: list[Move] = []
    asked: list[int] = []
    while waiting := game.waiting(state):
        seat = waiting[0]
        asked += [] if seat == CHANCE else [len(moves)]
        moves.append(Move(seat, draw(game, state, random) if seat == CHANCE else player.choose(game, state, seat)))
        game.apply(state, seat, moves[-1].action)
    return moves, asked


def at_table(table: Table, moves: Sequence[Move]) -> LiveTable:
    """A table in the server's memory, with a person on every seat."""
    people = [SeatRow("person", f"P{seat}", person=f"holder {seat}") for seat in range(table.players)]
    row = TableRow(
        "quiet-harbour-1", table.game.name, table.game.full_options(table.options), people, "", False, "instant",
        "playing", 1, 5.0, rules=table.game.version, lesson=None if table.game.lesson is None else [],
    )  # fmt: skip
    stored = [MoveRow(move.seat, move.action.text) for move in moves]
    return LiveTable(TableSnapshot(row, stored), SqlStore(sqlite_url(Path("nowhere"))))


def forget(live: Any, game: Forgetful) -> None:
    live.game = live.match.game = live.match.record.game = game
    live._log = Log(game, live.players, live.row.options)  # type: ignore[arg-type]  # it stands in for a game


def everything_shown(live: LiveTable, viewer: int | None) -> list[bytes]:
    """What every route and message shows to a seat, or to a spectator."""
    assert live.match is not None
    holder = "" if viewer is None else f"holder {viewer}"
    moves = len(live.match.record.moves)
    shown: list[object] = [state_for(live, holder), live_info(live, holder)]
    record, over = live.match.record, live.match.over
    shown += [past.position(record, at, viewer, over=over) for at in (moves // 2, moves)]
    shown.append(past.history(record, over=over))
    if viewer is not None:
        shown.append(Attempt(live.match, 1, viewer, messages.PlanAhead(steps=[])).told())
        shown.append(in_the_terminal(live.match, viewer))
    shown.append(weighing.outlook(live.game, live.match.state, viewer))
    return [encode(each) for each in shown]


def in_the_terminal(match: Match, seat: int) -> str:
    """The log, the board, and the question to who is asked."""
    terminal = Terminal(match, Random(0), "en")
    with console.capture() as shown:
        terminal._show_log()
        terminal._show_board(seat)
        if seat in match.waiting:
            terminal._show_question(seat, match.legal(seat))
    return shown.get()


# --- over the wire


def test_the_record_of_a_game_with_secrets_is_given_when_it_is_over(person: MakePerson) -> None:
    anna = person("Anna")
    running = anna.create("random", game="santa_maria", options={"happiness": "hidden"})
    told = anna.get(f"/api/tables/{running}/record", 409)
    assert told == "The record is given when the game is over: it tells what lies face down until then."
    opened = anna.create("random", game="santa_maria", options={"happiness": "open"})
    assert anna.http.get(f"/api/tables/{opened}/record").text.startswith("boardwright record 1\n")
