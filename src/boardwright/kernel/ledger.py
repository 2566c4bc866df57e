"""The ledger: what a move changes, noted entry by entry while somebody listens.

In play and in search nobody does: `state.ledger` is None, and a change costs one look at that. On a copy on which a
move is tried, and in the match, `state.listen(Ledger())` opens the books. The same entries then make the preview before
the click, the line in the log, what was done to whom, and the score sheet by source.

The books balance: over any move, the entries of a seat and a thing add up to the difference of `Game.books`. The
conformance suite holds every game to that, so nothing can be told that the rules do not do, and nothing is left out.
"""

from collections.abc import Mapping, Sequence
from typing import Final, final

# What kind of change an entry is.
STOCK: Final = "stock"  # something that one holds: coins, workers, power in a bowl, goods
POINTS: Final = "points"
TRACK: Final = "track"  # steps on a track
PIECE: Final = "piece"  # a building, a tile, a die or a marker comes to a place or a seat, or leaves it
# Something that a seat may take afterwards, or takes up (negative: so many spades are used). No change by itself, so no
# part of the balance.
OFFER: Final = "offer"

# The seat of what belongs to nobody.
TABLE: Final = -2

# By whom, what and where: the accounts that entries change.
Account = tuple[int, str, str]


@final
class Entry:
    """One change. `source` is what it comes from: a tile, an ability, the price of the action."""

    def __init__(self, kind: str, seat: int, what: str, amount: int, source: str, place: str) -> None:
        self.kind: Final[str] = kind
        self.seat: Final[int] = seat
        self.what: Final[str] = what
        self.amount: Final[int] = amount
        self.source: Final[str] = source
        self.place: Final[str] = place
        # Whoever sends entries may keep here how this one is written: the same ones are told again and again.
        self.written: bytes = b""

    def __repr__(self) -> str:
        fields = [self.kind, self.seat, self.what, self.amount, self.source, self.place]
        return f"Entry({', '.join([repr(field) for field in fields])})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Entry) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))


@final
class Ledger:
    """Entries in the order in which things happen."""

    def __init__(self) -> None:
        self.entries: Final[list[Entry]] = []

    def note(self, kind: str, seat: int, what: str, amount: int, source: str, place: str = "") -> None:
        """Note a change; none of 0 is one."""
        if amount:
            self.entries.append(_entry(kind, seat, what, amount, source, place))


# Entries that were noted before, by what they say. A game has some thousands; should there be more, all are forgotten.
_NOTED: Final[dict[tuple[str, int, str, int, str, str], Entry]] = {}
_MOST_NOTED: Final = 50_000


def _entry(kind: str, seat: int, what: str, amount: int, source: str, place: str) -> Entry:
    """Nobody changes an entry, so the same change is the same entry wherever it is noted."""
    about = (kind, seat, what, amount, source, place)
    entry = _NOTED.get(about)
    if entry is None:
        if len(_NOTED) >= _MOST_NOTED:
            _NOTED.clear()
        entry = _NOTED[about] = Entry(kind, seat, what, amount, source, place)
    return entry


def balance(entries: Sequence[Entry]) -> dict[Account, int]:
    """What the entries come to, account by account; accounts that end where they began are left out."""
    sums: dict[Account, int] = {}
    for entry in entries:
        if entry.kind != OFFER:
            account = (entry.seat, entry.what, entry.place)
            sums[account] = sums.get(account, 0) + entry.amount
    return {account: amount for account, amount in sums.items() if amount}


def differences(before: Mapping[Account, int], after: Mapping[Account, int]) -> dict[Account, int]:
    """By how much accounts have changed; an account that is not named holds 0."""
    changed = {account: number - before.get(account, 0) for account, number in after.items()}
    changed.update({account: -number for account, number in before.items() if account not in after})
    return {account: amount for account, amount in changed.items() if amount}
