"""Activating buildings: a line with a die, or one building with coins. (Rulebook: Activation)"""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.action import Action, Verb
from boardwright.kernel.bundle import Bundle
from boardwright.kernel.decision import Decision, Step
from boardwright.kernel.kind import Kind, Kinds, Question, Sole
from boardwright.kernel.ledger import OFFER
from boardwright.kernel.verdict import Reason, Words

from . import vocabulary
from .catalogue import NONE
from .colony import CELL_NAMES, LINE_NAMES, LINES, SIDE, cells_of, spread
from .conquest import conquer
from .market import DECLINING, MARKET, NONE_STORED, OCCUPIED, Bargain, Rearrange, ask, can_move_dice
from .moves import ACTIVATE, BLUE_COLUMN, COINS, GOLD, GRAIN, LAY, TRADE, WOOD
from .payment import pay, settled
from .religion import blue_dice, pray
from .seat import COINS_LYING, WHITE_DIE, Seat
from .shipping import offer_ship
from .state import DICE, State
from .vocabulary import (
    BOTANY,
    BUILDINGS,
    CONQUISTADOR,
    CONSTRUCTION,
    GAIN,
    GOODS,
    INDUSTRIALIZATION,
    LOGISTICS,
    PHILOSOPHY,
    RELIGION,
    SCHOLARS,
    SHIPPING,
    TAXATION,
    TERRAINS,
    Effect,
    Gain,
    Source,
    coins,
)

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
        seat.note(OFFER, "die", 1, Source.LINE, CELL_NAMES[_last_free(seat, line)])
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


def _last_free(seat: Seat, line: int) -> int:
    """The building on which the die of a line comes to lie."""
    return (LINES[line] & seat.free).bit_length() - 1


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


_CHANGE: Final = Kinds(
    WithCoins(COINS),
    WithGood(WOOD, vocabulary.WOOD),
    WithGood(GRAIN, vocabulary.GRAIN),
    WithGood(GOLD, vocabulary.GOLD),
)


# --- the buildings one after another


class Tax(Step[State]):
    """Taxation: a coin for every two colonists in the line of the die. [2, 39]"""

    def __init__(self, number: int, line: int) -> None:
        super().__init__()
        self.number: Final[int] = number
        self.line: Final[int] = line

    def run(self, state: State) -> None:
        seat = state.seats[self.number]
        coins = seat.colonists(state.catalogue, LINES[self.line]) // state.catalogue.taxation
        seat.gain_coins(coins, SCHOLARS[TAXATION])

    def args(self) -> Sequence[int]:
        return (self.number, self.line)


class Activation(Step[State]):
    """The free buildings are used from left to right, or from top to bottom; then the die is laid down.

    A building is free or not when its turn comes: with Logistics dice may move meanwhile. [34]"""

    def __init__(self, number: int, line: int, thing: int, left: int, effect: int, asked: int) -> None:
        super().__init__()
        self.number: Final[int] = number  # the seat
        self.line: Final[int] = line  # see LINES; NONE if one building was activated with coins
        self.thing: Final[int] = thing  # the die as it will lie
        self.left: Final[int] = left  # the cells that are not passed; if some effect was used, the first is at work
        self.effect: Final[int] = effect  # the next effect of the building
        self.asked: Final[int] = asked  # 1 if dice could be moved before the next building

    def run(self, state: State) -> None:
        seat = state.seats[self.number]
        left, effect, asked = self.left, self.effect, self.asked
        while True:
            if not effect:
                if not asked and self._rearranges(state, seat, left):
                    return
                left = self._from_next(seat, left)
                if not left:
                    break
            if self._stops(state, seat, left, effect):
                return
            left &= left - 1
            effect = asked = 0
        if self.line != NONE:
            self._lay_die(state, seat)

    def _from_next(self, seat: Seat, left: int) -> int:
        """The cells from the next building on; 0 if there is none. Coins lie already on the building they activate."""
        if self.line == NONE:
            return left
        free = left & seat.free
        return left & -(free & -free)

    def _rearranges(self, state: State, seat: Seat, left: int) -> bool:
        """Ask for moves of dice, where some may matter before the next building is used or the own die is laid."""
        if self.line == NONE or not seat.knows(LOGISTICS):
            return False
        if not self._moves_matter(seat, left) or not can_move_dice(seat, self.line):
            return False
        state.pending.append(Activation(self.number, self.line, self.thing, left, 0, 1))
        state.pending.append(Rearrange(self.number, self.line, 0))
        return True

    def _moves_matter(self, seat: Seat, left: int) -> bool:
        """A die that lies ahead may leave its building to be used. And when the own die comes next, another may take
        its place, or with Construction make room for it. Whatever else moves may do they do in the next turn too."""
        dice = seat.dice_lying
        if left & (dice | seat.free):
            return left & dice != 0
        line = LINES[self.line]
        if seat.knows(CONSTRUCTION):
            return line & dice != 0
        last = 1 << (line & seat.free).bit_length() - 1
        return spread(last, seat.roads | seat.free | dice) & dice != 0

    def _stops(self, state: State, seat: Seat, left: int, number: int) -> bool:
        """Use the effects of a building, from one on, until one of them may ask something."""
        space = seat.spaces[(left & -left).bit_length() - 1]
        building = state.catalogue.spaces[space]
        effects = building.effects
        while number < len(effects):
            effect = effects[number]
            number += 1
            if effect.verb == GAIN:
                seat.gain(effect.gain, BUILDINGS, TERRAINS[building.terrain])
            elif effect.verb == CONQUISTADOR:
                conquer(state, self.number)
            else:
                state.pending.append(Activation(self.number, self.line, self.thing, left, number, 0))
                use(state, self.number, space, number - 1)
                return True
        return False

    def _lay_die(self, state: State, seat: Seat) -> None:
        """The die lies on the last building that is free, even if its effect was declined."""
        if seat.knows(CONSTRUCTION):
            state.pending.append(LayDie(self.number, self.thing, self.line))
        else:
            seat.occupy(_last_free(seat, self.line), self.thing, Source.ACTION)

    def args(self) -> Sequence[int]:
        return (self.number, self.line, self.thing, self.left, self.effect, self.asked)


def use(state: State, number: int, space: int, place: int) -> None:
    """Use an effect that may ask something."""
    building = state.catalogue.spaces[space]
    effect = building.effects[place]
    if effect.verb == RELIGION:
        pray(state, number)
    elif effect.verb == SHIPPING:
        offer_ship(state, number, TERRAINS[building.terrain])
    elif effect.verb == vocabulary.TRADE:
        times = 2 if state.seats[number].knows(INDUSTRIALIZATION) else 1
        ask(state, Trade(number, space, place, times, 0), "trade", TERRAINS[building.terrain], effect.text)


class Trade(Bargain):
    """What a trading building offers, once; with Industrialization, up to twice."""

    def __init__(self, seat: int, space: int, place: int, times: int, traded: int) -> None:
        super().__init__(seat, traded)
        self.space: Final[int] = space
        self.place: Final[int] = place  # of the effect on its space
        self.times: Final[int] = times

    def kinds(self) -> Kinds:
        return _TRADE

    def after(self, traded: int) -> Decision[State]:
        return Trade(self.seat, self.space, self.place, self.times, traded)

    def effect(self, state: State) -> Effect:
        return state.catalogue.spaces[self.space].effects[self.place]

    def args(self) -> Sequence[int]:
        return (self.seat, self.space, self.place, self.times, self.traded)


class TradeFor(Kind[State, Trade, tuple[int, int]]):
    """One of the prices for one of the gains."""

    def options(self, state: State, asked: Trade) -> Sequence[tuple[int, int]]:
        effect = asked.effect(state)
        return [(price, gain) for price in range(len(effect.prices)) for gain in range(len(effect.gains))]

    def prices(self, state: State, asked: Trade, option: tuple[int, int]) -> tuple[Gain, ...]:
        return (asked.effect(state).prices[option[0]],)

    def do(self, state: State, asked: Trade, option: tuple[int, int]) -> None:
        if asked.times > 1:
            state.pending.append(Trade(asked.seat, asked.space, asked.place, asked.times - 1, 0))
        state.pending.append(ReceiveGain(asked.seat, asked.space, asked.place, option[1]))
        pay(state, asked.seat, asked.effect(state).prices[option[0]].goods)

    def words(self, state: State, asked: Trade, option: tuple[int, int]) -> Words:
        """The gold itself where only gold can pay the price."""
        price, gain = asked.effect(state).prices[option[0]], asked.effect(state).gains[option[1]]
        paid = settled(state.seats[asked.seat], price.goods)
        gold = not any(paid[: vocabulary.GOLD])
        return "trade", {"price": Gain(Bundle.of({"o": paid[vocabulary.GOLD]})) if gold else price, "gain": gain}


_TRADE: Final = Kinds(DECLINING, TradeFor(TRADE), *MARKET)


class ReceiveGain(Step[State]):
    """What a trade brings comes when it is paid."""

    def __init__(self, number: int, space: int, place: int, gain: int) -> None:
        super().__init__()
        self.number: Final[int] = number
        self.space: Final[int] = space
        self.place: Final[int] = place
        self.gain: Final[int] = gain

    def run(self, state: State) -> None:
        building = state.catalogue.spaces[self.space]
        gain = building.effects[self.place].gains[self.gain]
        state.seats[self.number].gain(gain, BUILDINGS, TERRAINS[building.terrain])

    def args(self) -> Sequence[int]:
        return (self.number, self.space, self.place, self.gain)


class LayDie(Sole[State, int]):
    """Construction: the die is laid on any building of the line that is free. [30]"""

    verb: Verb[int] = LAY
    aside = True

    def __init__(self, seat: int, die: int, line: int) -> None:
        super().__init__(seat)
        self.die: Final[int] = die
        self.line: Final[int] = line

    def options(self, state: State) -> Sequence[int]:
        return cells_of(LINES[self.line] & state.seats[self.seat].buildings)

    def why_not(self, state: State, cell: int) -> Reason | None:
        return OCCUPIED if state.seats[self.seat].occupied >> cell & 1 else None

    def do(self, state: State, cell: int) -> None:
        state.seats[self.seat].occupy(cell, self.die, SCHOLARS[CONSTRUCTION])

    def words(self, state: State, cell: int) -> Words:
        return "lay", state.building(self.seat, cell)

    def args(self) -> Sequence[int]:
        return (self.seat, self.die, self.line)
