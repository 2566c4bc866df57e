"""Paying goods. Gold may stand for any other good, as the player chooses. (Rulebook: Using gold)"""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.kind import Always, Kind, Kinds, Question
from boardwright.kernel.ledger import OFFER
from boardwright.kernel.verdict import Reason

from .moves import GOLD_FOR, PAY
from .seat import Seat
from .state import State
from .vocabulary import GOLD, GOODS, Source

NO_GOLD: Final = Reason("none-stored")

# A frame carries a price as one number, four bits for each good.
_BITS: Final = 4
_PART: Final = 15


def packed(goods: Sequence[int]) -> int:
    price = 0
    for good in range(len(GOODS)):
        price |= goods[good] << _BITS * good
    return price


def pay(state: State, number: int, goods: Sequence[int]) -> None:
    """Pay a price that can be paid; ask only if gold could be spent otherwise. [8, 9]"""
    seat = state.seats[number]
    if seat.spare_gold(goods) > 0:
        asked = Pay(number, packed(goods), 0)
        if seat.ledger is not None and len(asked.legal(state)) > 1:
            for good, amount in enumerate(goods):
                seat.note(OFFER, GOODS[good], amount, Source.PRICE)
        state.pending.append(asked)
    else:
        _settle(seat, goods)


class Pay(Question[State]):
    """What is still to be paid; gold is put for goods in their order, so that each way exists once."""

    def __init__(self, seat: int, price: int, good: int) -> None:
        super().__init__(seat)
        self.price: Final[int] = price
        self.good: Final[int] = good  # the first for which gold may be put

    def kinds(self) -> Kinds:
        return _PAY

    def goods(self) -> list[int]:
        return [self.price >> _BITS * good & _PART for good in range(len(GOODS))]

    def args(self) -> Sequence[int]:
        return (self.seat, self.price, self.good)


class PayAsItStands(Always[State, Pay]):
    """Every good as itself, and gold for what is missing."""

    aside = True

    def do(self, state: State, asked: Pay, option: int) -> None:
        _settle(state.seats[asked.seat], asked.goods())


class PutGold(Kind[State, Pay, int]):
    """Gold in place of some other good too."""

    aside = True
    noun = "good"

    def options(self, state: State, asked: Pay) -> Sequence[int]:
        goods, stored = asked.goods(), state.seats[asked.seat].goods
        return [good for good in range(asked.good, GOLD) if goods[good] and stored[good]]

    def why_none(self, state: State, asked: Pay) -> Reason | None:
        return None if state.seats[asked.seat].spare_gold(asked.goods()) > 0 else NO_GOLD

    def do(self, state: State, asked: Pay, good: int) -> None:
        goods = asked.goods()
        goods[good] -= 1
        state.seats[asked.seat].spend(GOLD, 1, Source.PRICE)
        state.pending.append(Pay(asked.seat, packed(goods), good))


_PAY: Final = Kinds(PayAsItStands(PAY), PutGold(GOLD_FOR))


def settled(seat: Seat, goods: Sequence[int]) -> list[int]:
    """What goes for a price by good: each as itself as far as it goes, gold for what is missing."""
    paid = [min(goods[good], seat.goods[good]) for good in range(GOLD)]
    return [*paid, seat.goods[GOLD] - seat.spare_gold(goods)]


def _settle(seat: Seat, goods: Sequence[int]) -> None:
    for good, amount in enumerate(settled(seat, goods)):
        if amount:
            seat.spend(good, amount, Source.PRICE)
