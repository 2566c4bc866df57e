"""What is short of a price, made up by sales and purchases: exactly so many.

So nothing is sold or bought without an aim, and nothing is bought that was sold for the same price.
"""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.action import Action

from ..rules.market import price, purchasable
from ..rules.moves import BUY, SELL
from ..rules.seat import Seat
from ..rules.vocabulary import GEM, GOLD, GOODS, GRAIN, SUGAR, WOOD, Gain
from ..rules.vocabulary import SELL as SALE_PRICES

# What is sold first: the goods for which a sale loses the least, or those that are not needed for ships; and of those
# what is not needed for steps, or for tiles.
_ORDERS: Final = (
    (SUGAR, GEM, GRAIN, WOOD, GOLD),
    (WOOD, GRAIN, GOLD, SUGAR, GEM),
    (GRAIN, WOOD, GOLD, SUGAR, GEM),
)


def trades(seat: Seat, needed: Gain) -> list[list[Action]]:
    """The ways to make up for a price, at most six: with gold in the place of all that it can stand
    for, or only of what nobody sells; and with one kind of goods sold first or another. In the order in which the
    market asks for them. None where no trade is needed, or none helps."""
    goods = needed.goods
    found: list[list[Action]] = []
    for sparing in (False, True):
        bought = _purchases(seat, goods, sparing)
        if bought is None:
            break
        gold = sum([max(goods[good] - seat.goods[good], 0) for good in range(GOLD)]) - len(bought)
        left = [max(seat.goods[good] - goods[good], 0) for good in range(len(GOODS))]
        left[GOLD] -= gold
        short = needed.coins + sum([price(seat, good) for good in bought]) - seat.coins
        for order in _ORDERS:
            sold = _sales(left, short, order)
            if sold is None:
                break
            way = [*[SELL[good] for good in sold], *[BUY[good] for good in bought]]
            if way and way not in found:
                found.append(way)
    return found


def _purchases(seat: Seat, goods: Sequence[int], sparing: bool) -> list[int] | None:
    """The goods that gold does not stand for; gold stands for the dearest. None if it cannot be done so."""
    missing = [max(goods[good] - seat.goods[good], 0) for good in range(GOLD)]
    for_sale = [min(missing[good], purchasable(seat, good)) for good in range(GOLD)]
    gold = seat.goods[GOLD] - goods[GOLD] - (sum(missing) - sum(for_sale))
    if gold < 0:
        return None
    bought = [good for good in range(GOLD) for _ in range(for_sale[good])]
    return bought if sparing else bought[: max(len(bought) - gold, 0)]


def _sales(left: Sequence[int], short: int, order: Sequence[int]) -> list[int] | None:
    """The goods to be sold for so many coins, no more than need be; None if all do not do."""
    sold: list[int] = []
    for good in order:
        for _ in range(left[good]):
            if short > 0:
                sold.append(good)
                short -= SALE_PRICES[good]
    if short > 0:
        return None
    for good in order:
        if good in sold and SALE_PRICES[good] <= -short:
            sold.remove(good)
            short += SALE_PRICES[good]
    sold.sort()
    return sold
