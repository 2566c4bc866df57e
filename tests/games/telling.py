"""What a ledger noted, in lines that read well in tests."""

from collections.abc import Sequence
from typing import Any, Protocol

from boardwright.kernel.ledger import TABLE, Entry, Ledger


class Playing(Protocol):
    """The table of a game's tests."""

    state: Any  # each game has its own

    # Each game's table gives back something of its own, which nobody needs here.
    def play(self, *moves: str) -> object: ...


def heard(table: Playing, *moves: str) -> list[Entry]:
    """What is noted of moves."""
    ledger = Ledger()
    table.state.listen(ledger)
    table.play(*moves)
    table.state.listen(None)
    return ledger.entries


def told(entries: Sequence[Entry], number: int | None, kind: str) -> list[str]:
    """The entries of a seat, counted from 1 (None: the table), of one kind: 'coins -2 (price dwelling)',
    'forest +1 (action) at E5'."""
    seat = TABLE if number is None else number - 1
    return [
        f"{entry.what} {entry.amount:+} ({entry.source})" + (f" at {entry.place}" if entry.place else "")
        for entry in entries
        if (entry.seat, entry.kind) == (seat, kind)
    ]
