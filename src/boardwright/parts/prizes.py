"""Prizes for places: those who tie share what their places bring together."""

from collections.abc import Sequence

from boardwright.kernel.ledger import TRACK, Entry
from boardwright.kernel.text import Text, common


def shares(amounts: Sequence[int], prizes: Sequence[int]) -> list[int]:
    """What each of several amounts wins: the largest takes the first prize; those who tie add up the prizes of their
    places and divide them, rounded down. Nothing for zero.

    >>> shares([10, 9, 9, 9], (18, 12, 6))
    [18, 6, 6, 6]
    """
    won: list[int] = []
    for amount in amounts:
        if amount <= 0:
            won.append(0)
            continue
        better = sum([other > amount for other in amounts])
        equal = sum([other == amount for other in amounts])
        won.append(sum(prizes[better : better + equal]) // equal)
    return won


def loses(amounts: Sequence[int], steps: Sequence[int], prizes: Sequence[int], place: int) -> bool:
    """Whether the steps just made cost one of the amounts a part of its prize."""
    before = [amount - made for amount, made in zip(amounts, steps, strict=True)]
    return shares(amounts, prizes)[place] < shares(before, prizes)[place]


def overtaken(
    levels: Sequence[int], track: str, entries: Sequence[Entry], prizes: Sequence[int], seat: int
) -> list[int]:
    """The levels of those who have just gone past a seat on a track, where that costs it a part of its prize. They may
    be more than the seats: those of factions that nobody plays."""
    moved = [entry for entry in entries if entry.kind == TRACK and entry.what == track]
    steps = [sum([entry.amount for entry in moved if entry.seat == number]) for number in range(len(levels))]
    if not moved or not loses(levels, steps, prizes, seat):
        return []
    behind = [level - made for level, made in zip(levels, steps, strict=True)]
    return [level for level, before in zip(levels, behind, strict=True) if before <= levels[seat] < level]


def prizes_text(prizes: Sequence[int]) -> Text:
    """'8 · 4 · 2 at the end'."""
    return common("prizes-at-end", prizes=" · ".join([str(prize) for prize in prizes]))
