"""Paying goods. Gold may stand for any other good, as the player chooses. (Rulebook: Using gold)"""

from collections.abc import Sequence
from typing import Final

from boardwright.games.santa_maria.rules.moves import GOLD_FOR, PAY
from boardwright.games.santa_maria.rules.reasons import FINE, TOO_FEW_GOODS
from boardwright.games.santa_maria.rules.seat import Seat
from boardwright.games.santa_maria.rules.state import State
from boardwright.games.santa_maria.rules.vocabulary import GOLD, GOODS, Source
from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision
from boardwright.kernel.ledger import OFFER

# A frame carries a price as one number, four bits for each good.
_BITS: Final = 4
_PART: Final = 15


def packed(goods: Sequence[int]) -> int:
    price = 0
    for good in range(len(GOODS)):
        price |= goods[good] << _BITS * good
    return price


def spare_gold(seat: Seat, goods: Sequence[int]) -> int:
    """The gold left when every good is paid as itself as far as it goes; less than 0 if the price cannot be paid."""
    gold = seat.goods[GOLD] - goods[GOLD]
    for good in range(GOLD):
        missing = goods[good] - seat.goods[good]
        if missing > 0:
            gold -= missing
    return gold


def why_no_payment(seat: Seat, goods: Sequence[int]) -> int:
    return FINE if spare_gold(seat, goods) >= 0 else TOO_FEW_GOODS


def missing(seat: Seat, goods: Sequence[int]) -> list[int]:
    """What is short by good, when all gold is put in the place of others."""
    short = [max(goods[good] - seat.goods[good], 0) for good in range(len(GOODS))]
    gold = max(seat.goods[GOLD] - goods[GOLD], 0)
    for good in range(GOLD):
        stands = min(gold, short[good])
        short[good] -= stands
        gold -= stands
    return short


def pay(state: State, number: int, goods: Sequence[int]) -> None:
    """Pay a price that can be paid; ask only if gold could be spent otherwise. [8, 9]"""
    seat = state.seats[number]
    if spare_gold(seat, goods) > 0:
        asked = Pay(number, packed(goods), 0)
        if seat.ledger is not None and len(asked.legal(state)) > 1:
            for good, amount in enumerate(goods):
                seat.note(OFFER, GOODS[good], amount, Source.PRICE)
        state.pending.append(asked)
    else:
        _settle(seat, goods)


class Pay(Decision[State]):
    """Every good as itself and gold for what is missing, or gold in place of some other good too."""

    def __init__(self, seat: int, price: int, good: int) -> None:
        super().__init__(seat)
        self.price: Final[int] = price
        self.good: Final[int] = good  # gold is put for goods in their order, so that each way exists once

    def legal(self, state: State) -> Sequence[Action]:
        seat = state.seats[self.seat]
        goods = self.goods()
        answers = [PAY]
        if spare_gold(seat, goods) > 0:
            answers += [GOLD_FOR[good] for good in range(self.good, GOLD) if goods[good] and seat.goods[good]]
        return answers

    def apply(self, state: State, action: Action) -> None:
        seat = state.seats[self.seat]
        goods = self.goods()
        if action is PAY:
            _settle(seat, goods)
            return
        good = action.index - GOLD_FOR[0].index
        goods[good] -= 1
        seat.spend(GOLD, 1, Source.PRICE)
        state.pending.append(Pay(self.seat, packed(goods), good))

    def goods(self) -> list[int]:
        """What is still to be paid."""
        return [self.price >> _BITS * good & _PART for good in range(len(GOODS))]

    def args(self) -> Sequence[int]:
        return (self.seat, self.price, self.good)


def settled(seat: Seat, goods: Sequence[int]) -> list[int]:
    """What goes for a price by good: each as itself as far as it goes, gold for what is missing."""
    paid = [min(goods[good], seat.goods[good]) for good in range(GOLD)]
    return [*paid, seat.goods[GOLD] - spare_gold(seat, goods)]


def _settle(seat: Seat, goods: Sequence[int]) -> None:
    for good, amount in enumerate(settled(seat, goods)):
        if amount:
            seat.spend(good, amount, Source.PRICE)
