"""The buildings of an activation, used one after another, and where the die comes to lie. (Rulebook: Activation)"""

from collections.abc import Sequence
from typing import ClassVar, Final

from boardwright.kernel.action import Verb
from boardwright.kernel.bundle import Bundle
from boardwright.kernel.decision import Decision, Step
from boardwright.kernel.kind import Kind, Kinds, Sole
from boardwright.kernel.verdict import Reason, Words

from . import vocabulary
from .catalogue import NONE
from .colony import LINES, cells_of, spread
from .conquest import conquer
from .market import DECLINING, MARKET, OCCUPIED, Bargain, Rearrange, ask, can_move_dice
from .moves import LAY, TRADE
from .payment import pay, settled
from .religion import pray
from .seat import Seat
from .shipping import offer_ship
from .state import State
from .vocabulary import (
    BUILDINGS,
    CONQUISTADOR,
    CONSTRUCTION,
    GAIN,
    INDUSTRIALIZATION,
    LOGISTICS,
    RELIGION,
    SCHOLARS,
    SHIPPING,
    TAXATION,
    TERRAINS,
    Effect,
    Gain,
    Source,
)


def last_free(seat: Seat, line: int) -> int:
    """The building on which the die of a line comes to lie."""
    return (LINES[line] & seat.free).bit_length() - 1


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
        state.pending.append(Rearrange(self.number, self.line))
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
            seat.occupy(last_free(seat, self.line), self.thing, Source.ACTION)

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
        ask(state, Trade(number, space, place, times), "trade", TERRAINS[building.terrain], effect.text)


class Trade(Bargain):
    """What a trading building offers, once; with Industrialization, up to twice."""

    def __init__(self, seat: int, space: int, place: int, times: int, begun: int = 0) -> None:
        super().__init__(seat, begun)
        self.space: Final[int] = space
        self.place: Final[int] = place  # of the effect on its space
        self.times: Final[int] = times

    def kinds(self) -> Kinds:
        return _TRADE

    def after(self) -> Decision[State]:
        return Trade(self.seat, self.space, self.place, self.times, 1)

    def effect(self, state: State) -> Effect:
        return state.catalogue.spaces[self.space].effects[self.place]

    def args(self) -> Sequence[int]:
        return (self.seat, self.space, self.place, self.times, int(self.begun))


class TradeFor(Kind[State, Trade, tuple[int, int]]):
    """One of the prices for one of the gains."""

    button = True

    def options(self, state: State, asked: Trade) -> Sequence[tuple[int, int]]:
        effect = asked.effect(state)
        return [(price, gain) for price in range(len(effect.prices)) for gain in range(len(effect.gains))]

    def prices(self, state: State, asked: Trade, option: tuple[int, int]) -> tuple[Gain, ...]:
        return (asked.effect(state).prices[option[0]],)

    def do(self, state: State, asked: Trade, option: tuple[int, int]) -> None:
        if asked.times > 1:
            state.pending.append(Trade(asked.seat, asked.space, asked.place, asked.times - 1))
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
    aside: ClassVar[bool] = True

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
