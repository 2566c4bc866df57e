"""A match and what is kept of it: when the rows of a table become a match, and the rows of a match."""

import time
from dataclasses import replace
from typing import Any

from boardwright.kernel.registry import game as game_by_name
from boardwright.server.match import Match
from boardwright.server.rows import MoveRow, TableRow


def is_full(row: TableRow) -> bool:
    return all(seat.kind != "open" for seat in row.seats)


def is_ready(row: TableRow) -> bool:
    """Whether the game begins: every seat is taken, and everybody has said so."""
    return is_full(row) and all(seat.ready for seat in row.seats if seat.kind == "person")


def new_match(row: TableRow) -> Match:
    """The match that begins when everybody sits."""
    return Match.new(game_by_name(row.game), len(row.seats), row.options, [seat.name for seat in row.seats])


def row_of(row: TableRow, match: Match | None, version: int) -> TableRow:
    """The table's row when its match stands so."""
    changed: dict[str, Any] = {"version": version, "updated": time.time()}  # Any: columns of any kind
    if match is not None:
        changed |= {
            "status": "over" if match.over else "playing",
            "holding": match.holding,
            "ended": match.ended,
            "rules": match.record.rules,
            "due": any(row.seats[seat].is_played_by_bot for seat in match.waiting),
        }
    return replace(row, **changed)


def moves_of(match: Match, after: int = 0) -> list[MoveRow]:
    """The moves as the store keeps them."""
    return [MoveRow(move.seat, move.action.text) for move in match.record.moves[after:]]
