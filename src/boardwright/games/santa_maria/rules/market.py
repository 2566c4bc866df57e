"""Goods are sold and bought at any moment of the own turn, in any order, and Logistics moves dice. (Rulebook: Free
actions)

It always ends: a sale loses a good, and a purchase costs more than its good can be sold for.
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from boardwright.kernel.action import Action, Verb
from boardwright.kernel.decision import Decision
from boardwright.kernel.kind import Declining, Kind, Kinds, Question, Sole
from boardwright.kernel.ledger import OFFER
from boardwright.kernel.verdict import Reason, Words

from .catalogue import NONE
from .colony import LINES, beside, cells_of, spread
from .moves import BUY, DECLINE, MOVE, SELL, TO
from .seat import NOTHING, Seat
from .state import State
from .vocabulary import (
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
    Gain,
    Source,
    coins,
)
from .vocabulary import SELL as SALE_PRICES

NONE_STORED: Final = Reason("none-stored")
STORAGE_FULL: Final = Reason("storage-full")
NOT_FOR_SALE: Final = Reason("only-with", ADVANCED_ECONOMICS)
NO_LOGISTICS: Final = Reason("only-with", LOGISTICS)
NO_DIE_LIES: Final = Reason("no-die-lies")
NO_WAY: Final = Reason("no-way")
OCCUPIED: Final = Reason("occupied")
KEPT_FREE: Final = Reason("kept-free")
NOT_JOINED: Final = Reason("not-joined")

CHEAP_BASIC: Final = 2  # coins, with Basic Economics
SPECIAL: Final = 3  # coins for sugar or a gem, with Advanced Economics
PRICELESS: Final = 99  # what nobody sells
MOVING: Final = 1  # coin, with Logistics


class OwnDecision(Question[State]):
    """A question in the own turn: before it is answered, free actions are possible."""

    abstract: ClassVar[bool] = True

    def __init__(self, seat: int, begun: int = 0) -> None:
        super().__init__(seat)
        self.begun: Final[bool] = begun != 0  # by a free action at this question

    def again(self, action: Action) -> Decision[State]:
        return self if self.begun else self.after()

    def after(self) -> Decision[State]:
        """The same question after a free action."""
        raise AssertionError(f"{self!r} cannot be asked again.")

    def activated(self) -> int:
        """The line whose die is still to be laid down, or NONE."""
        return NONE

    def args(self) -> Sequence[int]:
        return (self.seat, int(self.begun))


def trade_place(action: Action) -> int:
    """The place of a sale or a purchase in their order: sales before purchases, each in the order of the goods, from 1;
    0 for anything else."""
    if action.of is SELL:
        return action.place + 1
    return len(GOODS) + action.place + 1 if action.of is BUY else 0


class Bargain(OwnDecision):
    """Something for goods, or nothing. Free actions are offered where it can be had, if need be after some of them."""

    abstract: ClassVar[bool] = True

    def legal(self, state: State) -> Sequence[Action]:
        answers: list[Action] = []
        kinds = self.kinds().all
        kinds[0].legal(state, self, answers)
        kinds[1].legal(state, self, answers)
        if len(answers) > 1 or self._is_within_reach(state, kinds[1]):
            _SELLING.legal(state, self, answers)
            _BUYING.legal(state, self, answers)
        return answers

    def _is_within_reach(self, state: State, bargain: Kind[State, OwnDecision, object]) -> bool:
        seat = state.seats[self.seat]
        for option in bargain.options(state, self):
            if bargain.why_not(state, self, option) is None:
                for price in bargain.prices(state, self, option):
                    if within_reach(seat, price.goods):
                        return True
        return False


class Decline(Declining):
    def words(self, state: State, asked: Decision[State], option: int) -> Words:
        return f"decline-{asked.name.lower()}", {}


DECLINING: Final = Decline(DECLINE)


def ask(state: State, asked: OwnDecision, what: str, source: str, place: str = "") -> None:
    """Ask for something that may be taken or let be. It is an offer if it can be taken, if need be after a sale: else
    nobody is asked."""
    seat = state.seats[asked.seat]
    if seat.ledger is not None and len(asked.legal(state)) > 1:
        seat.note(OFFER, what, 1, source, place)
    state.pending.append(asked)


def price(seat: Seat, good: int) -> int:
    """Coins for one of a good. Wood and grain cost 3; scholars make them cheaper, or sell sugar and gems too."""
    if good <= GRAIN:
        return CHEAP_BASIC if seat.knows(BASIC_ECONOMICS) else BUY_BASIC
    if good <= GEM and seat.knows(ADVANCED_ECONOMICS):
        return SPECIAL
    return PRICELESS


class Sell(Kind[State, OwnDecision, int]):
    free = True
    aside = True
    noun = "good"

    def why_not(self, state: State, asked: OwnDecision, good: int) -> Reason | None:
        return None if state.seats[asked.seat].goods[good] else NONE_STORED

    def do(self, state: State, asked: OwnDecision, good: int) -> None:
        state.seats[asked.seat].sell(good, 1)

    def legal(self, state: State, asked: OwnDecision, answers: list[Action]) -> None:
        goods = state.seats[asked.seat].goods
        for good in range(len(GOODS)):
            if goods[good]:
                answers.append(SELL.actions[good])


class Buy(Kind[State, OwnDecision, int]):
    free = True
    aside = True
    noun = "good"

    def why_not(self, state: State, asked: OwnDecision, good: int) -> Reason | None:
        seat = state.seats[asked.seat]
        if price(seat, good) == PRICELESS:
            return NOT_FOR_SALE
        return STORAGE_FULL if seat.goods[good] == STORAGE else None

    def prices(self, state: State, asked: OwnDecision, good: int) -> tuple[Gain, ...]:
        return (coins(price(state.seats[asked.seat], good)),)

    def do(self, state: State, asked: OwnDecision, good: int) -> None:
        seat = state.seats[asked.seat]
        seat.pay_coins(price(seat, good), Source.PURCHASE)
        seat.store(good, 1, Source.PURCHASE)

    def legal(self, state: State, asked: OwnDecision, answers: list[Action]) -> None:
        seat = state.seats[asked.seat]
        if seat.coins >= CHEAP_BASIC:  # nothing costs less
            for good in range(GOLD):
                if seat.goods[good] < STORAGE and price(seat, good) <= seat.coins:
                    answers.append(BUY.actions[good])


_SELLING: Final = Sell(SELL)
_BUYING: Final = Buy(BUY)
MARKET: Final = (_SELLING, _BUYING)


def purchasable(seat: Seat, good: int) -> int:
    """How many of a good the storage has room for, if it is for sale. [10]"""
    return 0 if price(seat, good) == PRICELESS else STORAGE - seat.goods[good]


class Move(Kind[State, OwnDecision, int]):
    """Logistics: a die can be moved for a coin, also while a line is being activated. [34]"""

    free = True
    aside = True

    def options(self, state: State, asked: OwnDecision) -> Sequence[int]:
        return cells_of(state.seats[asked.seat].occupied)

    def why_none(self, state: State, asked: OwnDecision) -> Reason | None:
        seat = state.seats[asked.seat]
        if not seat.knows(LOGISTICS):
            return NO_LOGISTICS
        dice = cells_of(seat.dice_lying)
        if not dice:
            return NO_DIE_LIES
        if seat.coins < MOVING:
            return Reason("short-of", missing=seat.missing(coins(MOVING)))
        return None if any(destinations(seat, cell, asked.activated()) for cell in dice) else NO_WAY

    def why_not(self, state: State, asked: OwnDecision, cell: int) -> Reason | None:
        seat = state.seats[asked.seat]
        if not seat.knows(LOGISTICS) or not seat.dice_lying >> cell & 1:
            return OCCUPIED
        why = self.why_none(state, asked)
        if why is None and not destinations(seat, cell, asked.activated()):
            why = NO_WAY
        return why and Reason("occupied-stuck", because=why)

    def do(self, state: State, asked: OwnDecision, cell: int) -> None:
        state.pending.append(MoveDie(asked.seat, cell, asked.activated()))

    def words(self, state: State, asked: OwnDecision, cell: int) -> Words:
        return "move", {"cell": cell, "die": state.seats[asked.seat].lying[cell]}

    def legal(self, state: State, asked: OwnDecision, answers: list[Action]) -> None:
        seat = state.seats[asked.seat]
        if seat.occupied and seat.knows(LOGISTICS) and seat.coins >= MOVING:
            for cell in cells_of(seat.dice_lying):
                if destinations(seat, cell, asked.activated()):
                    answers.append(MOVE.actions[cell])


MOVING_DICE: Final = Move(MOVE, "move")


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


class MoveDie(Sole[State, int]):
    """Logistics: for a coin, a die moves to a free building to which a road leads, so that its own is free again."""

    verb: Verb[int] = TO
    aside: ClassVar[bool] = True

    def __init__(self, seat: int, cell: int, line: int) -> None:
        super().__init__(seat)
        self.cell: Final[int] = cell
        self.line: Final[int] = line  # see destinations

    def options(self, state: State) -> Sequence[int]:
        return cells_of(state.seats[self.seat].buildings & ~(1 << self.cell))

    def why_not(self, state: State, cell: int) -> Reason | None:
        seat = state.seats[self.seat]
        if destinations(seat, self.cell, self.line) >> cell & 1:
            return None
        if seat.occupied >> cell & 1:
            return OCCUPIED
        return KEPT_FREE if connected(seat, self.cell) >> cell & 1 else NOT_JOINED

    def do(self, state: State, cell: int) -> None:
        seat = state.seats[self.seat]
        die = seat.lying[self.cell]
        seat.pay_coins(MOVING, SCHOLARS[LOGISTICS])
        seat.occupy(self.cell, NOTHING, SCHOLARS[LOGISTICS])
        seat.occupy(cell, die, SCHOLARS[LOGISTICS])

    def words(self, state: State, cell: int) -> Words:
        return "to", state.building(self.seat, cell)

    def legal(self, state: State) -> Sequence[Action]:
        return [TO.actions[cell] for cell in cells_of(destinations(state.seats[self.seat], self.cell, self.line))]

    def args(self) -> Sequence[int]:
        return (self.seat, self.cell, self.line)


class Rearrange(OwnDecision):
    """Logistics in the middle of a line: dice may be moved before its next building is used, and before its own die is
    laid down. [34]"""

    def __init__(self, seat: int, line: int, begun: int = 0) -> None:
        super().__init__(seat, begun)
        self.line: Final[int] = line

    def kinds(self) -> Kinds:
        return _REARRANGE

    def after(self) -> Decision[State]:
        return Rearrange(self.seat, self.line, 1)

    def activated(self) -> int:
        return self.line

    def args(self) -> Sequence[int]:
        return (self.seat, self.line, int(self.begun))


_REARRANGE: Final = Kinds(DECLINING, MOVING_DICE, *MARKET)
