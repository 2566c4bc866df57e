"""Goods are sold and bought at any moment of the own turn, in any order, and Logistics moves dice. (Rulebook: Free
actions)

It always ends: a sale loses a good, and a purchase costs more than its good can be sold for.
"""

from collections.abc import Sequence
from typing import Final

from boardwright.games.santa_maria.rules.catalogue import NONE
from boardwright.games.santa_maria.rules.colony import LINES, beside, cells_of, spread
from boardwright.games.santa_maria.rules.moves import BUY, DECLINE, MOVE, SELL, TO
from boardwright.games.santa_maria.rules.reasons import (
    FINE,
    NO_LOGISTICS,
    NO_WAY,
    NONE_STORED,
    NOT_FOR_SALE,
    STORAGE_FULL,
    TOO_FEW_COINS,
)
from boardwright.games.santa_maria.rules.seat import NOTHING, Seat
from boardwright.games.santa_maria.rules.state import State
from boardwright.games.santa_maria.rules.vocabulary import (
    ADVANCED_ECONOMICS,
    BASIC_ECONOMICS,
    BUY_BASIC,
    GEM,
    GOLD,
    GOODS,
    GRAIN,
    LOGISTICS,
    SCHOLARS,
    STORAGE,
    Source,
)
from boardwright.games.santa_maria.rules.vocabulary import SELL as SALE_PRICES
from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision
from boardwright.kernel.ledger import OFFER

CHEAP_BASIC: Final = 2  # coins, with Basic Economics
SPECIAL: Final = 3  # coins for sugar or a gem, with Advanced Economics
PRICELESS: Final = 99  # what nobody sells
MOVING: Final = 1  # coin, with Logistics

DETOUR: Final = len(SELL) + len(BUY) + 1

_FIRST_SALE: Final = SELL[0].index
_FIRST_PURCHASE: Final = BUY[0].index
_FIRST_MOVE: Final = MOVE[0].index
_LAST_MOVE: Final = MOVE[-1].index


class OwnDecision(Decision[State]):
    """A question in the own turn: before it is answered, free actions are possible."""

    def __init__(self, seat: int, traded: int) -> None:
        super().__init__(seat)
        # 0 before the first free action at this question. Else the last sale or purchase, by its place among them from
        # 1, or DETOUR: what is sold and bought in their order leads to every stock, so bots need look no other way.
        self.traded: Final[int] = traded

    def again(self, traded: int) -> Decision[State]:
        """The same question after a free action."""
        raise AssertionError(f"{self!r} cannot be asked again.")

    def answer(self, state: State, action: Action) -> None:
        """What an answer does that is no free action."""
        raise AssertionError(f"{self!r} does not say what an answer does.")

    def activated(self) -> int:
        """The line whose die is still to be laid down, or NONE."""
        return NONE

    def apply(self, state: State, action: Action) -> None:
        if not _FIRST_SALE <= action.index <= _LAST_MOVE:
            self.answer(state, action)
            return
        seat = state.seats[self.seat]
        if action.index >= _FIRST_MOVE:
            state.pending.append(self.again(1))
            state.pending.append(MoveDie(self.seat, action.index - _FIRST_MOVE, self.activated()))
            return
        if action.index >= _FIRST_PURCHASE:
            good = action.index - _FIRST_PURCHASE
            seat.pay_coins(price(seat, good), Source.PURCHASE)
            seat.store(good, 1, Source.PURCHASE)
        else:
            seat.sell(action.index - _FIRST_SALE, 1)
        state.pending.append(self.again(trade_place(action) if self.in_order(action) else DETOUR))

    def in_order(self, action: Action) -> bool:
        """Whether an answer is no sale or purchase, or comes after the last one in their order."""
        place = trade_place(action)
        return place == 0 or place >= self.traded

    def args(self) -> Sequence[int]:
        return (self.seat, self.traded)


def ask(state: State, asked: OwnDecision, what: str, source: str, place: str = "") -> None:
    """Ask for something that may be taken or let be. It is an offer if it can be taken, if need be after a sale: else
    nobody is asked."""
    seat = state.seats[asked.seat]
    if seat.ledger is not None and len(asked.legal(state)) > 1:
        seat.note(OFFER, what, 1, source, place)
    state.pending.append(asked)


def trade_place(action: Action) -> int:
    """The place of a sale or a purchase in their order: sales before purchases, each in the order of the goods, from 1;
    0 for anything else."""
    return action.index - _FIRST_SALE + 1 if _FIRST_SALE <= action.index < _FIRST_MOVE else 0


def price(seat: Seat, good: int) -> int:
    """Coins for one of a good. Wood and grain cost 3; scholars make them cheaper, or sell sugar and gems too."""
    if good <= GRAIN:
        return CHEAP_BASIC if seat.knows(BASIC_ECONOMICS) else BUY_BASIC
    if good <= GEM and seat.knows(ADVANCED_ECONOMICS):
        return SPECIAL
    return PRICELESS


def why_no_sale(seat: Seat, good: int) -> int:
    return FINE if seat.goods[good] else NONE_STORED


def why_no_purchase(seat: Seat, good: int) -> int:
    coins = price(seat, good)
    if coins == PRICELESS:
        return NOT_FOR_SALE
    if seat.goods[good] == STORAGE:
        return STORAGE_FULL
    return FINE if coins <= seat.coins else TOO_FEW_COINS


def purchasable(seat: Seat, good: int) -> int:
    """How many of a good could be bought, had one the coins. [10]"""
    return 0 if price(seat, good) == PRICELESS else STORAGE - seat.goods[good]


def free_actions(seat: Seat, answers: list[Action]) -> None:
    for good in range(len(GOODS)):
        if why_no_sale(seat, good) == FINE:
            answers.append(SELL[good])
    if seat.coins >= CHEAP_BASIC:  # nothing costs less
        for good in range(GOLD):
            if why_no_purchase(seat, good) == FINE:
                answers.append(BUY[good])


def moves(seat: Seat, line: int, answers: list[Action]) -> None:
    """Logistics: the dice that can be moved for a coin, also while a line is being activated. [34]"""
    if seat.occupied and why_no_moving(seat) == FINE:
        for cell in cells_of(seat.dice_lying):
            if why_no_way(seat, cell, line) == FINE:
                answers.append(MOVE[cell])


def why_no_moving(seat: Seat) -> int:
    """Of all dice alike."""
    if not seat.knows(LOGISTICS):
        return NO_LOGISTICS
    return FINE if seat.coins >= MOVING else TOO_FEW_COINS


def why_no_way(seat: Seat, cell: int, line: int) -> int:
    """Of the die on one building."""
    return FINE if destinations(seat, cell, line) else NO_WAY


def can_move_dice(seat: Seat, line: int) -> bool:
    """Whether Logistics could move a die, if need be after a sale."""
    if seat.coins < MOVING and not any(seat.goods):
        return False
    there = 0
    for cell in cells_of(seat.dice_lying):
        there |= destinations(seat, cell, line)
    return there != 0


def within_reach(seat: Seat, goods: Sequence[int]) -> bool:
    """Whether a price can be paid after some sales and purchases: gold stands for what nobody sells or the storage
    cannot hold, then for the dearest of what is missing; the rest is bought. [49]"""
    gold = seat.goods[GOLD] - goods[GOLD]
    coins = seat.coins
    bought: list[int] = []
    for good in range(GOLD):
        left = seat.goods[good] - goods[good]
        if left >= 0:
            coins += left * SALE_PRICES[good]
        else:
            room = purchasable(seat, good)
            bought += [price(seat, good)] * min(-left, room)
            gold -= max(-left - room, 0)
    if gold < 0:
        return False
    bought.sort()
    while gold and bought:
        bought.pop()
        gold -= 1
    return sum(bought) <= coins + gold * SALE_PRICES[GOLD]


def destinations(seat: Seat, cell: int, line: int) -> int:
    """Where a die can move: the free buildings it is connected to. While a line is being activated, one of it stays
    free for its own die. [34]"""
    there = connected(seat, cell)
    if line != NONE and not LINES[line] >> cell & 1:
        free = LINES[line] & seat.free
        if not free & free - 1:
            there &= ~free
    return there


def connected(seat: Seat, cell: int) -> int:
    """The free buildings that a die can reach: adjacent ones, and those that touch a road that touches its own."""
    road = spread(beside(1 << cell), seat.roads)
    return (beside(1 << cell) | beside(road)) & seat.free


class MoveDie(Decision[State]):
    """Logistics: for a coin, a die moves to a free building to which a road leads, so that its own is free again."""

    def __init__(self, seat: int, cell: int, line: int) -> None:
        super().__init__(seat)
        self.cell: Final[int] = cell
        self.line: Final[int] = line  # see destinations

    def legal(self, state: State) -> Sequence[Action]:
        return [TO[cell] for cell in cells_of(destinations(state.seats[self.seat], self.cell, self.line))]

    def apply(self, state: State, action: Action) -> None:
        seat = state.seats[self.seat]
        die = seat.lying[self.cell]
        seat.pay_coins(MOVING, SCHOLARS[LOGISTICS])
        seat.occupy(self.cell, NOTHING, SCHOLARS[LOGISTICS])
        seat.occupy(action.index - TO[0].index, die, SCHOLARS[LOGISTICS])

    def args(self) -> Sequence[int]:
        return (self.seat, self.cell, self.line)


class Rearrange(OwnDecision):
    """Logistics in the middle of a line: dice may be moved before its next building is used, and before its own die is
    laid down. [34]"""

    def __init__(self, seat: int, line: int, traded: int) -> None:
        super().__init__(seat, traded)
        self.line: Final[int] = line

    def activated(self) -> int:
        return self.line

    def legal(self, state: State) -> Sequence[Action]:
        seat = state.seats[self.seat]
        answers = [DECLINE]
        moves(seat, self.line, answers)
        free_actions(seat, answers)
        return answers

    def answer(self, state: State, action: Action) -> None:
        """The line goes on."""

    def again(self, traded: int) -> Decision[State]:
        return Rearrange(self.seat, self.line, traded)

    def args(self) -> Sequence[int]:
        return (self.seat, self.line, self.traded)
