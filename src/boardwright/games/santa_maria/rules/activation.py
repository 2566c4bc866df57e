"""Activating buildings: a line with a die, or one building with coins. (Rulebook: Activation)"""

from collections.abc import Sequence
from typing import Final

from boardwright.games.santa_maria.rules import vocabulary
from boardwright.games.santa_maria.rules.catalogue import NONE
from boardwright.games.santa_maria.rules.colony import CELL_NAMES, LINES, SIDE, cells_of, spread
from boardwright.games.santa_maria.rules.conquest import conquer
from boardwright.games.santa_maria.rules.market import (
    OwnDecision,
    Rearrange,
    ask,
    can_move_dice,
    free_actions,
    within_reach,
)
from boardwright.games.santa_maria.rules.moves import COINS, DECLINE, GOLD, GRAIN, LAY, TRADE, WOOD
from boardwright.games.santa_maria.rules.payment import pay, why_no_payment
from boardwright.games.santa_maria.rules.reasons import FINE, TOO_FEW_COINS
from boardwright.games.santa_maria.rules.religion import pray
from boardwright.games.santa_maria.rules.seat import COINS_LYING, Seat
from boardwright.games.santa_maria.rules.shipping import offer_ship
from boardwright.games.santa_maria.rules.state import State
from boardwright.games.santa_maria.rules.vocabulary import (
    BOTANY,
    BUILDINGS,
    CONQUISTADOR,
    CONSTRUCTION,
    GAIN,
    GOODS,
    INDUSTRIALIZATION,
    LOGISTICS,
    MOST_WAYS,
    RELIGION,
    SCHOLARS,
    SHIPPING,
    TAXATION,
    TERRAINS,
    Effect,
    Source,
)
from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision, Step
from boardwright.kernel.ledger import OFFER

# --- (B) one building, with coins


def coin_price(seat: Seat, already: int = 0) -> int:
    """The first building of a year costs 1 coin, the second 2 ...; `already` if so many more had been activated."""
    return seat.bought + already + 1


def why_no_coins(seat: Seat) -> int:
    """Of all free buildings alike."""
    return FINE if coin_price(seat) <= seat.coins else TOO_FEW_COINS


def activate_building(state: State, number: int, cell: int) -> None:
    """The coins come to lie on the building, which is then used."""
    seat = state.seats[number]
    coins = coin_price(seat)
    seat.count_bought()
    seat.pay_coins(coins, Source.PRICE)
    _announce(state, seat, 1 << cell)
    seat.occupy(cell, COINS_LYING + coins, Source.ACTION)
    state.pending.append(Activation(number, NONE, COINS_LYING, 1 << cell, 0, 1))


# --- (C) a line, with a die


def why_no_change(seat: Seat, pips: int) -> int:
    """Each pip costs a coin; with Botany any change costs a wood or a grain instead."""
    if pips <= seat.coins:
        return FINE
    goods = seat.goods
    if seat.knows(BOTANY) and goods[vocabulary.WOOD] + goods[vocabulary.GRAIN] + goods[vocabulary.GOLD] > 0:
        return FINE
    return TOO_FEW_COINS


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


class PayForChange(Decision[State]):
    """Changing a die costs a coin a pip; with Botany, a wood or a grain (or gold in its place) pays for any change."""

    def __init__(self, seat: int, pips: int) -> None:
        super().__init__(seat)
        self.pips: Final[int] = pips

    def legal(self, state: State) -> Sequence[Action]:
        seat = state.seats[self.seat]
        if not seat.knows(BOTANY):
            return _ONLY_COINS
        answers = [COINS] if self.pips <= seat.coins else []
        for good, answer in _BOTANY:
            if seat.goods[good]:
                answers.append(answer)
        return answers

    def apply(self, state: State, action: Action) -> None:
        seat = state.seats[self.seat]
        if action is COINS:
            seat.pay_coins(self.pips, Source.CHANGE)
            return
        for good, answer in _BOTANY:
            if action is answer:
                seat.spend(good, 1, SCHOLARS[BOTANY])

    def args(self) -> Sequence[int]:
        return (self.seat, self.pips)


_ONLY_COINS: Final = (COINS,)
_BOTANY: Final = ((vocabulary.WOOD, WOOD), (vocabulary.GRAIN, GRAIN), (vocabulary.GOLD, GOLD))


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


class Trade(OwnDecision):
    """One of the prices is paid for one of the gains, once; with Industrialization, up to twice."""

    def __init__(self, seat: int, space: int, place: int, times: int, traded: int) -> None:
        super().__init__(seat, traded)
        self.space: Final[int] = space
        self.place: Final[int] = place  # of the effect on its space
        self.times: Final[int] = times

    def effect(self, state: State) -> Effect:
        return state.catalogue.spaces[self.space].effects[self.place]

    def legal(self, state: State) -> Sequence[Action]:
        seat = state.seats[self.seat]
        effect = self.effect(state)
        answers = [DECLINE]
        possible = False
        for way, price in enumerate(effect.prices):
            if why_no_payment(seat, price.goods) == FINE:
                possible = True
                answers += [TRADE[MOST_WAYS * way + gain] for gain in range(len(effect.gains))]
            elif not possible:
                possible = within_reach(seat, price.goods)
        if possible:
            free_actions(seat, answers)
        return answers

    def answer(self, state: State, action: Action) -> None:
        if action is DECLINE:
            return
        way, gain = divmod(action.index - TRADE[0].index, MOST_WAYS)
        effect = self.effect(state)
        if self.times > 1:
            state.pending.append(Trade(self.seat, self.space, self.place, self.times - 1, 0))
        state.pending.append(ReceiveGain(self.seat, self.space, self.place, gain))
        pay(state, self.seat, effect.prices[way].goods)

    def again(self, traded: int) -> Decision[State]:
        return Trade(self.seat, self.space, self.place, self.times, traded)

    def args(self) -> Sequence[int]:
        return (self.seat, self.space, self.place, self.times, self.traded)


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


class LayDie(Decision[State]):
    """Construction: the die is laid on any building of the line that is free. [30]"""

    def __init__(self, seat: int, die: int, line: int) -> None:
        super().__init__(seat)
        self.die: Final[int] = die
        self.line: Final[int] = line

    def legal(self, state: State) -> Sequence[Action]:
        return [LAY[cell] for cell in cells_of(LINES[self.line] & state.seats[self.seat].free)]

    def apply(self, state: State, action: Action) -> None:
        state.seats[self.seat].occupy(action.index - LAY[0].index, self.die, SCHOLARS[CONSTRUCTION])

    def args(self) -> Sequence[int]:
        return (self.seat, self.die, self.line)
