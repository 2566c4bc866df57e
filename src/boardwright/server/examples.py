"""The table in the pictures of the rules: always the same, drawn as the asked seat sees it."""

from functools import cache
from typing import cast

from boardwright.kernel.record import Record
from boardwright.server import messages
from boardwright.server.keeping import Keeper
from boardwright.server.kept import moves_of
from boardwright.server.match import Match
from boardwright.server.rows import Kept, SeatRow, TableRow
from boardwright.server.table import LiveTable
from boardwright.words import example_of

# Whoever reads the rules sits where the record stops.
READER = "reader"


@cache
def example(game: str) -> messages.TableState | None:
    """None where a game has no such table."""
    text = example_of(game)
    if not text:
        return None
    record = Record.loads(text)
    match = Match(record)
    seats = [SeatRow("person", name) for name in record.names]
    seats[match.waiting[0]].holder = READER
    options = record.game.full_options(record.options)
    row = TableRow("", game, options, seats, "", True, "brisk", "playing", 0, 0.0, rules=record.rules)
    # Nobody changes this table, so it needs no place to be kept.
    table = LiveTable(Kept(row, moves_of(match)), cast(Keeper, None))
    return table.state_for(READER, len(record.moves))
