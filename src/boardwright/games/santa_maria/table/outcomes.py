"""What answers come to, read off the ledger: paid, gained, what else happens. Nothing is worked out a second time."""

from collections.abc import Mapping, Sequence
from typing import Final

from boardwright.kernel.ledger import OFFER, PIECE, POINTS, STOCK, TRACK, Entry
from boardwright.kernel.text import Text

from ..rules.colony import CELL_NAMES
from ..rules.vocabulary import CATEGORIES, GOODS, MATHEMATICS, MONEY, SCHOLARS, Source, effect
from . import naming
from .naming import say

# Of the ledger's categories of points, those that come with the final scoring.
_FINAL: Final = CATEGORIES[MONEY:]
# The colours of dice, as the ledger names those that lie on buildings: 'white 4'.
_DICE: Final = ("white", "blue")


def paid(seat: int, entries: Sequence[Entry]) -> Mapping[str, int]:
    """All that leaves the stock, but for what it has no room for: that is told as sold."""
    return _sums([entry for entry in _holdings(seat, entries) if entry.kind == POINTS or _is_paid(entry)], -1)


def gained(seat: int, entries: Sequence[Entry]) -> Mapping[str, int]:
    return _sums([entry for entry in _holdings(seat, entries) if not _is_paid(entry)], 1)


def _holdings(seat: int, entries: Sequence[Entry]) -> list[Entry]:
    """Goods, coins and points of a seat. Dice are stocks too, but nobody pays with them; and what is sold in the final
    scoring is told as its points."""
    return [
        entry
        for entry in entries
        if entry.seat == seat
        and entry.kind in (STOCK, POINTS)
        and entry.what in naming.AMOUNTS
        and (entry.kind == POINTS or entry.source != Source.COINS)
    ]


def _is_paid(entry: Entry) -> bool:
    """Happiness is no price: what a bishop costs makes less what the end brings."""
    return entry.kind == STOCK and entry.amount < 0 and entry.source != Source.EXCESS


def _sums(entries: Sequence[Entry], sign: int) -> dict[str, int]:
    if not entries:
        return {}
    sums = dict.fromkeys(naming.AMOUNTS, 0)
    for entry in entries:
        sums[entry.what] += entry.amount
    return {what: sign * number for what, number in sums.items() if sign * number > 0}


class Events:
    """What entries tell beside sums, for one seat."""

    def __init__(self, seat: int, entries: Sequence[Entry]) -> None:
        self._own: Final = [entry for entry in entries if entry.seat == seat]
        self._sums: Final[dict[tuple[str, str, str], int]] = {}
        for entry in self._own:
            about = (entry.kind, entry.what, entry.source)
            self._sums[about] = self._sums.get(about, 0) + entry.amount
        self._others: Final = [entry for entry in entries if entry.seat >= 0 and entry.seat != seat]

    def told(self) -> list[Text]:
        return [
            *self._excess(),
            *self._steps(),
            *self._coins(),
            *self._offers(),
            *self._die(),
            *self._end_of_year(),
        ]

    def _sum(self, kind: str, what: str, source: str) -> int:
        return self._sums.get((kind, what, source), 0)

    def _excess(self) -> list[Text]:
        sold = [-self._sum(STOCK, good, Source.EXCESS) for good in GOODS]
        return [say("event-excess", goods=naming.goods(sold))] if any(sold) else []

    def _steps(self) -> list[Text]:
        told: list[Text] = []
        prayed = self._sum(TRACK, "religion", Source.RELIGION)
        if prayed:
            told.append(say("event-religion", n=prayed))
        lost = self._sum(POINTS, "points", Source.END_OF_TRACK)
        if lost:
            told.append(say("event-end-of-track", points=naming.points(lost)))
        conquered = self._sum(TRACK, "conquest", Source.CONQUISTADOR)
        if conquered:
            told.append(say("event-conquest", n=conquered))
        return told

    def _coins(self) -> list[Text]:
        told: list[Text] = []
        fees = [entry.amount for entry in self._others if entry.source == Source.FEE]
        if fees:
            told.append(say("event-fee", coins=naming.amount("coins", fees[0]), n=len(fees)))
        back = self._sum(STOCK, "coins", SCHOLARS[MATHEMATICS])
        if back:
            told.append(say("event-coins-back", coins=naming.amount("coins", back)))
        return told

    def _offers(self) -> list[Text]:
        """What comes next."""
        told: list[Text] = []
        price = [self._sum(OFFER, good, Source.PRICE) for good in GOODS]
        if any(price) and not self._is_settled():
            told.append(say("event-payment", amounts=naming.goods(price)))
        for entry in self._own:
            if entry.kind != OFFER or entry.source == Source.LINE:
                continue
            if entry.what == "trade":
                trade = effect(entry.place)
                gains = naming.one_of(trade.gains)
                told.append(say("event-trade", prices=naming.one_of(trade.prices), gains=gains))
            elif entry.what in _OFFERS:
                told.append(say(f"event-{_OFFERS[entry.what]}"))
        return told

    def _is_settled(self) -> bool:
        """Whether the price that was asked for has been paid meanwhile."""
        prices = [entry.kind for entry in self._own if entry.source == Source.PRICE]
        return prices[-1] == STOCK

    def _die(self) -> list[Text]:
        """Where the die that activated a line comes to lie."""
        return [
            say("event-die-lies", cell=naming.cell_name(CELL_NAMES.index(entry.place)))
            for entry in self._own
            if entry.kind == PIECE and entry.source == Source.ACTION and entry.what.partition(" ")[0] in _DICE
        ]

    def _end_of_year(self) -> list[Text]:
        told: list[Text] = []
        if self._noted("space", -1):
            told.append(say("event-year-ends"))
        rank = self._sum(POINTS, "points", Source.RANK)
        if rank:
            told.append(say("event-rank", points=naming.points(rank)))
        if self._noted("first", 1):
            told.append(say("event-first"))
        final = sum([entry.amount for entry in self._own if entry.kind == POINTS and entry.place in _FINAL])
        if final > 0:
            told.append(say("event-final", points=naming.points(final)))
        return told

    def _noted(self, what: str, amount: int) -> bool:
        """Whether a marker leaves or comes as a year ends."""
        return any(
            (entry.kind, entry.what, entry.amount, entry.source) == (PIECE, what, amount, Source.YEAR)
            for entry in self._own
        )


# By what the ledger calls them.
_OFFERS: Final = {"blue die": "blue-die", "monk": "monk", "ship": "ship", "roads": "road"}
