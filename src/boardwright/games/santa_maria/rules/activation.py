"""Activating buildings: a line with a die, or one building with coins. (Rulebook: Activation)"""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.action import Action, Verb
from boardwright.kernel.bundle import Bundle
from boardwright.kernel.decision import Decision
from boardwright.kernel.kind import Kind, Kinds, Question
from boardwright.kernel.ledger import OFFER
from boardwright.kernel.verdict import Reason, Words

from . import vocabulary
from .buildings import Activation, Tax, last_free
from .catalogue import NONE
from .colony import CELL_NAMES, LINE_NAMES, LINES, SIDE, cells_of
from .market import NONE_STORED, OCCUPIED
from .moves import ACTIVATE, BLUE_COLUMN, COINS, GOLD, GRAIN, WOOD
from .religion import blue_dice
from .seat import COINS_LYING, WHITE_DIE, Seat
from .state import DICE, State
from .vocabulary import BOTANY, CONSTRUCTION, GAIN, GOODS, PHILOSOPHY, SCHOLARS, TAXATION, Gain, Source, coins

NO_FREE_BUILDING: Final = Reason("no-free-building")
A_ROAD: Final = Reason("a-road")
ENOUGH_WHITE: Final = Reason("white-taken", DICE)
NO_WHITE_DIE: Final = Reason("no-white-die")
NO_BLUE_DIE: Final = Reason("no-blue-die")
NO_PHILOSOPHY: Final = Reason("only-with", PHILOSOPHY)
NO_LIMIT: Final = 99  # own dice are few enough
NO_BOTANY: Final = Reason("only-with", BOTANY)
BOTANY_PRICES: Final = (Gain(Bundle("1w")), Gain(Bundle("1g")))

# --- (B) one building, with coins


def coin_price(seat: Seat, already: int = 0) -> int:
    """The first building of a year costs 1 coin, the second 2 ...; `already` if so many more had been activated."""
    return seat.bought + already + 1


class Activate(Kind[State, Decision[State], int]):
    """The coins come to lie on the building, which is then used."""

    def options(self, state: State, asked: Decision[State]) -> Sequence[int]:
        seat = state.seats[asked.seat]
        return cells_of(seat.buildings | seat.roads)

    def why_none(self, state: State, asked: Decision[State]) -> Reason | None:
        return None if state.seats[asked.seat].free else NO_FREE_BUILDING

    def why_not(self, state: State, asked: Decision[State], cell: int) -> Reason | None:
        seat = state.seats[asked.seat]
        return A_ROAD if seat.roads >> cell & 1 else OCCUPIED if seat.occupied >> cell & 1 else None

    def prices(self, state: State, asked: Decision[State], cell: int) -> tuple[Gain, ...]:
        return (coins(coin_price(state.seats[asked.seat])),)

    def do(self, state: State, asked: Decision[State], cell: int) -> None:
        seat = state.seats[asked.seat]
        paid = coin_price(seat)
        seat.count_bought()
        seat.pay_coins(paid, Source.PRICE)
        _announce(state, seat, 1 << cell)
        seat.occupy(cell, COINS_LYING + paid, Source.ACTION)
        state.pending.append(Activation(asked.seat, NONE, COINS_LYING, 1 << cell, 0, 1))

    def words(self, state: State, asked: Decision[State], cell: int) -> Words:
        return "activate", state.building(asked.seat, cell)

    def legal(self, state: State, asked: Decision[State], answers: list[Action]) -> None:
        seat = state.seats[asked.seat]
        if coin_price(seat) <= seat.coins:
            for cell in cells_of(seat.free):
                answers.append(ACTIVATE.actions[cell])


# --- (C) a line, with a die


class TakeDie(Kind[State, Decision[State], tuple[int, int]]):
    """A die activates a line in which a building is free. Each pip by which it is changed costs a coin; with Botany any
    change costs a wood or a grain instead."""

    def __init__(self, verb: Verb[tuple[int, int]], die: int) -> None:
        super().__init__(verb, verb.word)
        self.die: Final[int] = die
        self.first: Final[int] = verb.values[0][1]  # the first of its lines

    def dice(self, state: State, seat: Seat) -> Sequence[int]:
        """How many lie ready that show 1, 2 ..."""
        return state.white if self.die == WHITE_DIE else state.blue if state.shared else seat.dice

    def why_no_more(self, state: State, seat: Seat) -> Reason | None:
        """In the variant with common blue dice, one takes as many in a year as one has unlocked."""
        if self.die == WHITE_DIE:
            return None if seat.white_taken < DICE else ENOUGH_WHITE
        if self.verb is BLUE_COLUMN and not seat.knows(PHILOSOPHY):
            return NO_PHILOSOPHY
        most = blue_dice(state, seat.number) if state.shared else NO_LIMIT
        return None if seat.blue_taken < most else Reason("blue-taken", most)

    def options(self, state: State, asked: Decision[State]) -> Sequence[tuple[int, int]]:
        seat = state.seats[asked.seat]
        dice = self.dice(state, seat)
        lines = range(self.first, self.first + SIDE)
        if self.verb is BLUE_COLUMN and not seat.knows(PHILOSOPHY):
            return []
        if not any(dice):
            return [(line % SIDE, line) for line in lines]
        return [(pips, line) for line in lines for pips in range(SIDE) if dice[pips]]

    def why_none(self, state: State, asked: Decision[State]) -> Reason | None:
        seat = state.seats[asked.seat]
        enough = self.why_no_more(state, seat)
        if enough is not None:
            return enough
        if not any(self.dice(state, seat)):
            return NO_WHITE_DIE if self.die == WHITE_DIE else NO_BLUE_DIE
        return None if seat.free else NO_FREE_BUILDING

    def why_not(self, state: State, asked: Decision[State], option: tuple[int, int]) -> Reason | None:
        return None if LINES[option[1]] & state.seats[asked.seat].free else NO_FREE_BUILDING

    def prices(self, state: State, asked: Decision[State], option: tuple[int, int]) -> Sequence[Gain]:
        change = changed_by(option)
        if not change:
            return ()
        return (coins(change), *BOTANY_PRICES) if state.seats[asked.seat].knows(BOTANY) else (coins(change),)

    def do(self, state: State, asked: Decision[State], option: tuple[int, int]) -> None:
        pips, line = option
        if self.die == WHITE_DIE:
            state.take_white(asked.seat, pips)
        else:
            state.take_blue(asked.seat, pips)
        activate_line(state, asked.seat, self.die, pips + 1, line)

    def targets(self, state: State, asked: Decision[State], option: tuple[int, int]) -> Sequence[str]:
        pips, line = option
        if not any(self.dice(state, state.seats[asked.seat])):
            return [LINE_NAMES[line]]
        return [self.verb[option].text, f"{self.tool} {pips + 1}", LINE_NAMES[line]]

    def words(self, state: State, asked: Decision[State], option: tuple[int, int]) -> Words:
        pips, line = option
        return "die", {"line": line, "die": (self.die + pips + 1, line % SIDE + 1)}

    def legal(self, state: State, asked: Decision[State], answers: list[Action]) -> None:
        seat = state.seats[asked.seat]
        if self.why_no_more(state, seat) is not None:
            return
        dice = self.dice(state, seat)
        free = seat.free
        goods = seat.goods
        most = seat.coins
        if seat.knows(BOTANY) and goods[vocabulary.WOOD] + goods[vocabulary.GRAIN] + goods[vocabulary.GOLD] > 0:
            most = SIDE
        actions = self.verb.actions
        for line in range(SIDE):
            if LINES[self.first + line] & free:
                for pips in range(SIDE):
                    if dice[pips] and abs(pips - line) <= most:
                        answers.append(actions[SIDE * pips + line])


def changed_by(option: tuple[int, int]) -> int:
    """The pips by which a die is changed for a line."""
    return abs(option[0] - option[1] % SIDE)


def activate_line(state: State, number: int, die: int, pips: int, line: int) -> None:
    """A die that was taken is changed if need be, activates the free buildings of a line and comes to lie there."""
    seat = state.seats[number]
    _announce(state, seat, LINES[line] & seat.free)
    if not seat.knows(CONSTRUCTION):
        seat.note(OFFER, "die", 1, Source.LINE, CELL_NAMES[last_free(seat, line)])
    taxed = seat.knows(TAXATION)
    # Before the first building only the coins of Taxation make a difference to the beginning of the turn.
    state.pending.append(Activation(number, line, die + line % SIDE + 1, LINES[line], 0, 0 if taxed else 1))
    if taxed:
        state.pending.append(Tax(number, line))
    change = abs(line % SIDE + 1 - pips)
    if change:
        state.pending.append(PayForChange(number, change))


def _announce(state: State, seat: Seat, cells: int) -> None:
    """Note what is printed on the buildings that are to be used, in their order: each a thing that may come. Questions
    on the way decide what does."""
    if seat.ledger is None:
        return
    for cell in cells_of(cells):
        for effect in state.catalogue.spaces[seat.spaces[cell]].effects:
            if effect.verb == GAIN:
                for good, amount in enumerate(effect.gain.goods):
                    if amount:
                        seat.note(OFFER, GOODS[good], amount, Source.LINE, CELL_NAMES[cell])
                seat.note(OFFER, "coins", effect.gain.coins, Source.LINE, CELL_NAMES[cell])
                seat.note(OFFER, "points", effect.gain.points, Source.LINE, CELL_NAMES[cell])
            else:
                what = "trade" if effect.verb == vocabulary.TRADE else effect.text
                seat.note(OFFER, what, 1, Source.LINE, CELL_NAMES[cell])


class PayForChange(Question[State]):
    """A changed die is paid."""

    def __init__(self, seat: int, pips: int) -> None:
        super().__init__(seat)
        self.pips: Final[int] = pips

    def kinds(self) -> Kinds:
        return _CHANGE

    def args(self) -> Sequence[int]:
        return (self.seat, self.pips)


class WithCoins(Kind[State, PayForChange, int]):
    aside = True

    def prices(self, state: State, asked: PayForChange, option: int) -> tuple[Gain, ...]:
        return (coins(asked.pips),)

    def do(self, state: State, asked: PayForChange, option: int) -> None:
        state.seats[asked.seat].pay_coins(asked.pips, Source.CHANGE)

    def words(self, state: State, asked: PayForChange, option: int) -> Words:
        return "pay-with", {"good": len(GOODS)}


class WithGood(Kind[State, PayForChange, int]):
    """Botany; gold may stand for the wood or the grain."""

    aside = True

    def __init__(self, verb: Verb[int], good: int) -> None:
        super().__init__(verb)
        self.good: Final[int] = good

    def why_not(self, state: State, asked: PayForChange, option: int) -> Reason | None:
        seat = state.seats[asked.seat]
        return NO_BOTANY if not seat.knows(BOTANY) else None if seat.goods[self.good] else NONE_STORED

    def do(self, state: State, asked: PayForChange, option: int) -> None:
        state.seats[asked.seat].spend(self.good, 1, SCHOLARS[BOTANY])

    def words(self, state: State, asked: PayForChange, option: int) -> Words:
        return "pay-with", {"good": self.good}


CHANGE_GOODS: Final[dict[object, int]] = {WOOD: vocabulary.WOOD, GRAIN: vocabulary.GRAIN, GOLD: vocabulary.GOLD}
_CHANGE: Final = Kinds(WithCoins(COINS), *[WithGood(verb, CHANGE_GOODS[verb]) for verb in (WOOD, GRAIN, GOLD)])
