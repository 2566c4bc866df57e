"""Power: conversions, and what a building offers to its neighbours. (Rulebook: The cycle of power; Gaining power when
others build; Converting resources)"""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision, Step

from .map import GRID
from .moves import BURN, CONVERT, DECLINE, REWARDS, TAKE
from .seat import Seat
from .state import State, joined
from .vocabulary import (
    DISCIPLINES,
    POWER_VALUES,
    SCHOLARS,
    Origins,
    Source,
)

SCHOLAR_POWER: Final = 5
BOOK_POWER: Final = 5
TOOL_POWER: Final = 3
COIN_POWER: Final = 1
_POWER_PRICES: Final = {"s": SCHOLAR_POWER, "t": TOOL_POWER, "c": COIN_POWER}

# Places among the conversions.
_BOOKS: Final = 1
_TOOL: Final = _BOOKS + len(DISCIPLINES)
_COIN: Final = _TOOL + 1
_SCHOLAR_TO_TOOL: Final = _COIN + 1
_TOOL_TO_COIN: Final = _SCHOLAR_TO_TOOL + 1
_BOOKS_TO_COIN: Final = _TOOL_TO_COIN + 1


# --- conversions


def power_price(what: str) -> int:
    """In power, of one scholar, tool or coin by its letter, or a book by its discipline."""
    return _POWER_PRICES.get(what, BOOK_POWER)


def conversions(state: State, number: int) -> list[Action]:
    """Everything that may be converted now."""
    seat = state.seats[number]
    found: list[Action] = []
    bowls = seat.bowls
    if bowls.can_sacrifice():
        found.append(BURN)
    if bowls.three >= SCHOLAR_POWER and seat.scholars + seat.scholars_sent < SCHOLARS:
        found.append(CONVERT[0])
    if bowls.three >= BOOK_POWER:
        found += CONVERT[_BOOKS:_TOOL]
    if bowls.three >= TOOL_POWER:
        found.append(CONVERT[_TOOL])
    if bowls.three >= COIN_POWER:
        found.append(CONVERT[_COIN])
    if seat.scholars:
        found.append(CONVERT[_SCHOLAR_TO_TOOL])
    if seat.tools:
        found.append(CONVERT[_TOOL_TO_COIN])
    found += [CONVERT[_BOOKS_TO_COIN + n] for n in range(4) if seat.books[n]]
    return found


def kind_of(action: Action) -> int:
    """The kind of a conversion, from 1: burning, then as in CONVERSIONS."""
    return 1 if action is BURN else action.index - CONVERT[0].index + 2


def is_conversion(action: Action) -> bool:
    return action is BURN or action.verb == "convert"


def convert(state: State, number: int, action: Action) -> None:
    state.converted = kind_of(action)
    seat = state.seats[number]
    if action is BURN:
        seat.burn_power()
        return
    kind = action.index - CONVERT[0].index
    if kind == 0:
        seat.spend_power(SCHOLAR_POWER, Source.CONVERSION)
        seat.gain_scholars(1, Source.CONVERSION)
    elif kind < _TOOL:
        seat.spend_power(BOOK_POWER, Source.CONVERSION)
        seat.add_books(kind - _BOOKS, 1, Source.CONVERSION)
    elif kind == _TOOL:
        seat.spend_power(TOOL_POWER, Source.CONVERSION)
        seat.add(0, 1, 0, Source.CONVERSION)
    elif kind == _COIN:
        seat.spend_power(COIN_POWER, Source.CONVERSION)
        seat.add(1, 0, 0, Source.CONVERSION)
    elif kind == _SCHOLAR_TO_TOOL:
        seat.add(0, 1, -1, Source.CONVERSION)
    elif kind == _TOOL_TO_COIN:
        seat.add(1, -1, 0, Source.CONVERSION)
    else:
        seat.add_books(kind - _BOOKS_TO_COIN, -1, Source.CONVERSION)
        seat.add(1, 0, 0, Source.CONVERSION)


# --- what a building offers


def neighbour_power(state: State, number: int, hex: int) -> int:
    """The power value of somebody's buildings adjacent to a hex, annexes included."""
    seat = state.seats[number]
    return power_of(seat, (GRID.neighbours[hex] | joined(state, 1 << hex)) & seat.buildings)


def power_of(seat: Seat, hexes: int) -> int:
    """The power value of the buildings on a set of own hexes."""
    if not hexes:
        return 0
    power = (seat.annexed & hexes).bit_count()
    for building, mask in enumerate(seat.structures):
        if mask & hexes:
            power += POWER_VALUES[building] * (mask & hexes).bit_count()
    return power


def offer_power(state: State, builder: int, hex: int) -> None:
    """Everybody with adjacent buildings is offered their power, in turn order from the builder on. The amount is fixed
    now, what can be taken of it when the question is asked."""
    order = state.order
    start = order.index(builder)
    for step in range(1, len(order)):
        number = order[(start + step) % len(order)]
        if not state.is_automa(number):
            amount = neighbour_power(state, number, hex)
            if amount:
                state.offers += ((number, builder, amount),)
                if state.ledger is not None:
                    _tell_offer(state.seats[number], amount)


def _tell_offer(seat: Seat, amount: int) -> None:
    """What may really be taken, by whom, and what it costs."""
    taken = power_to_take(seat, amount)
    if taken:
        seat.offer("power", taken, Source.ACTION, seat.people.id)
        seat.offer("points", 1 - taken, Source.ACTION, seat.people.id)


class MakeOffers(Step[State]):
    """The builder's turn is over: the others decide one after the other, building by building."""

    def run(self, state: State) -> None:
        offers, state.offers = state.offers, ()
        state.pending.extend([TakePower(*offer) for offer in reversed(offers)])


class TakePower(Decision[State]):
    """All or nothing, as far as the bowls and the points allow; it costs one point less than the power."""

    def __init__(self, seat: int, builder: int, amount: int) -> None:
        super().__init__(seat)
        self.builder: Final[int] = builder
        self.amount: Final[int] = amount

    def legal(self, state: State) -> Sequence[Action]:
        moved = power_to_take(state.seats[self.seat], self.amount)
        return [TAKE[moved - 1], DECLINE] if moved else [DECLINE]

    def apply(self, state: State, action: Action) -> None:
        if action is DECLINE:
            return
        seat = state.seats[self.seat]
        amount = action.index - TAKE[0].index + 1
        seat.gain_power(amount, Origins.OFFER.source)
        seat.score(1 - amount, Origins.OFFER)
        if state.automa is not None:
            state.automa.taken = max(state.automa.taken, amount)

    def args(self) -> Sequence[int]:
        return (self.seat, self.builder, self.amount)


def power_to_take(seat: Seat, offered: int) -> int:
    return min(offered, seat.bowls.room(), seat.points + 1)


# --- rewards that wait


class Owed(Decision[State]):
    """The rewards of an action that wait to be taken. What an action brings while one of them is being taken joins
    those that wait, so that each is taken whole before the next."""

    def more(self, owed: int) -> "Owed":
        raise AssertionError(f"{self!r} does not take more.")


def owe(state: State, reward: int, source: str) -> None:
    """Add a reward to those that wait."""
    place = _owed(state)
    frame = state.pending[place]
    assert isinstance(frame, Owed)
    state.pending[place] = frame.more(reward)
    if state.ledger is not None:
        kind, number = divmod(reward, Reward.SIZE)
        counted = kind in (Reward.STEPS, Reward.SPADES, Reward.BRIDGES, Reward.BOOKS)
        state.seats[frame.seat].offer(REWARDS[kind], number if counted else 1, source)


def after_rewards(state: State, frame: Decision[State]) -> None:
    """What happens when none of the rewards waits any more."""
    state.pending.insert(_owed(state), frame)


def _owed(state: State) -> int:
    """Where the rewards wait on the stack. There is always a frame for them below whatever may bring one."""
    place = len(state.pending) - 1
    while not isinstance(state.pending[place], Owed):
        place -= 1
    return place


class Reward:
    """What can be owed: a kind, and how many of it. In the order of moves.REWARDS; books come last by themselves."""

    COMPETENCY: Final = 0
    CITY: Final = 1
    STEPS: Final = 2  # in one or several disciplines
    SPADES: Final = 3  # terraforming and building with so many free ones
    SETTLE: Final = 4  # the lizards': one free spade, a free workshop
    BRIDGES: Final = 5
    BUILDING: Final = 6  # a neutral one, of this kind
    GUILD: Final = 7  # palace 16
    PARTS: Final = 8  # palace 15
    BOOKS: Final = 9
    SIZE: Final = 16  # kind * SIZE + number


def reward(kind: int, number: int) -> int:
    assert 0 <= number < Reward.SIZE, f"{number} do not fit into a reward."
    return kind * Reward.SIZE + number
