"""Power: burning, conversions, and what a building offers to its neighbours. (Rulebook: Power)"""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision, Step
from boardwright.kernel.reason import FINE

from .cults import advance
from .faction import Ability
from .map import GRID
from .moves import BURN, CONVERSIONS, CONVERT, CULT, DECLINE, DROP, SPECIALS, TAKE
from .reasons import NO_ROOM_FOR_PRIESTS, NOT_OWNED, SHORT, SHORT_OF_POWER
from .seat import NONE, Seat
from .state import State, joined
from .vocabulary import POWER_TAKEN, POWER_VALUES, PRIESTS, TRADED, Gain, Source

# What one conversion costs of what it is made from.
PRICES: Final = {"pw p": 5, "pw w": 3, "pw c": 1, "p w": 1, "p c": 1, "w c": 1, "vp c": 1, "c vp": 2}
# What each conversion pays and gains, in the order of CONVERSIONS.
_PAID: Final[tuple[Gain, ...]] = tuple([Gain(f"{PRICES[kind]}{kind.split()[0]}") for kind in CONVERSIONS])
_GAINED: Final[tuple[Gain, ...]] = tuple([Gain(f"1{kind.split()[1]}") for kind in CONVERSIONS])
_PRICES: Final[tuple[int, ...]] = tuple([PRICES[kind] for kind in CONVERSIONS])
# The first kind that is made from priests, from workers, from points (and by alchemists alone).
_OF_PRIESTS: Final = 3
_OF_WORKERS: Final = 5
_OF_POINTS: Final = 6


def burning_closed(seat: Seat) -> int:
    return FINE if seat.bowls.can_sacrifice() else SHORT_OF_POWER


def conversion_closed(seat: Seat, kind: int) -> int:
    """Of a kind of CONVERSIONS."""
    if kind < _OF_PRIESTS:
        if seat.bowls.three < _PRICES[kind]:
            return SHORT_OF_POWER
        return NO_ROOM_FOR_PRIESTS if kind == 0 and seat.priests + seat.priests_sent >= PRIESTS else FINE
    if kind < _OF_WORKERS:
        held = seat.priests
    elif kind < _OF_POINTS:
        held = seat.workers
    elif seat.faction.ability != Ability.ALCHEMISTS:
        return NOT_OWNED
    else:
        held = seat.points if kind == _OF_POINTS else seat.coins
    return FINE if held >= _PRICES[kind] else SHORT


def conversions(state: State, number: int) -> list[Action]:
    """Everything that may be converted now."""
    seat = state.seats[number]
    found: list[Action] = [BURN] if burning_closed(seat) == FINE else []
    first = 0 if seat.bowls.three else _OF_PRIESTS  # every price is at least 1
    last = len(CONVERT) if seat.faction.ability == Ability.ALCHEMISTS else _OF_POINTS
    for kind in range(first, last):
        if conversion_closed(seat, kind) == FINE:
            found.append(CONVERT[kind])
    return found


def kind_of(action: Action) -> int:
    """The kind of a conversion, from 1: burning, then as in CONVERSIONS."""
    return 1 if action is BURN else action.index - CONVERT[0].index + 2


def convert(state: State, number: int, action: Action) -> None:
    state.converted = kind_of(action)
    seat = state.seats[number]
    if action is BURN:
        seat.burn_power()
        return
    kind = action.index - CONVERT[0].index
    paid, gained = _PAID[kind], _GAINED[kind]
    seat.pay(paid, Source.CONVERSION)
    seat.gain(gained, Source.CONVERSION)
    if paid.points or gained.points:
        seat.score(gained.points - paid.points, TRADED, Source.CONVERSION)


class OwnDecision(Decision[State]):
    """A question within the own turn: free conversions may be made before it is answered, and ask again."""

    def options(self, state: State) -> list[Action]:
        raise AssertionError(f"{self!r} does not say its options.")

    def choose(self, state: State, action: Action) -> None:
        raise AssertionError(f"{self!r} does not say what an answer does.")

    def converts(self, state: State) -> bool:
        """Whether conversions may be made before the answer."""
        return state.acting == self.seat

    def legal(self, state: State) -> Sequence[Action]:
        options = self.options(state)
        return options + conversions(state, self.seat) if self.converts(state) else options

    def apply(self, state: State, action: Action) -> None:
        if action is BURN or action.verb == "convert":
            convert(state, self.seat, action)
            state.pending.append(self)
        else:
            state.converted = 0
            self.choose(state, action)


class Boon(OwnDecision):
    """What an action or a bonus has brought, and may be given up: spades, a bridge, a free building. Nothing is given
    up unasked, so the question is put even where that is all that can be done with it."""

    always_asked = True

    def uses(self, state: State) -> list[Action]:
        raise AssertionError(f"{self!r} does not say what it is for.")

    def use(self, state: State, action: Action) -> None:
        raise AssertionError(f"{self!r} does not say what a use does.")

    def options(self, state: State) -> list[Action]:
        return [*self.uses(state), DROP]

    def choose(self, state: State, action: Action) -> None:
        if action is not DROP:
            self.use(state, action)


# --- what a building offers


def neighbour_power(state: State, number: int, hex: int) -> int:
    """The power value of a faction's buildings directly adjacent to a hex."""
    near = GRID.neighbours[hex] | joined(state, 1 << hex)
    seat = state.seats[number]
    return sum([POWER_VALUES[s] * (seat.structures[s] & near).bit_count() for s in range(5)])


def offer_power(state: State, builder: int, hex: int) -> None:
    """Everybody with neighbours is offered power, in turn order from the builder on."""
    players = len(state.seats)
    for step in range(1, players):
        number = (builder + step) % players
        seat = state.seats[number]
        amount = neighbour_power(state, number, hex)
        if amount and not seat.gone:
            state.offers += ((number, builder, amount),)
            if state.ledger is not None:
                takes = takeable(seat, amount)
                seat.offer("power", takes, Source.ACTION, seat.faction.id)
                seat.offer("points", -price_of_power(takes), Source.ACTION, seat.faction.id)


def takeable(seat: Seat, offered: int) -> int:
    """All or nothing, as far as the bowls and the points allow."""
    return min(offered, seat.bowls.room(), seat.points + 1)


def price_of_power(taken: int) -> int:
    """One point less than the power."""
    return max(taken - 1, 0)


class MakeOffers(Step[State]):
    """The builder's turn is over: the others decide one after the other."""

    def run(self, state: State) -> None:
        offers, state.offers = state.offers, ()
        able = [offer for offer in offers if state.seats[offer[0]].bowls.room() > 0]
        state.taken = False
        if not able:
            return
        if state.seats[able[0][1]].faction.ability == Ability.CULTISTS:
            state.pending.append(ThankCultists(able[0][1]))
        state.pending.extend([TakePower(*offer) for offer in reversed(able)])


class TakePower(Decision[State]):
    """The power of a building, for points."""

    def __init__(self, seat: int, builder: int, amount: int) -> None:
        super().__init__(seat)
        self.builder: Final[int] = builder
        self.amount: Final[int] = amount

    def legal(self, state: State) -> Sequence[Action]:
        seat = state.seats[self.seat]
        moved = takeable(seat, self.amount)
        return [TAKE[moved - 1], DECLINE] if moved else [DECLINE]

    def apply(self, state: State, action: Action) -> None:
        if action is DECLINE:
            return
        seat = state.seats[self.seat]
        amount = action.index - TAKE[0].index + 1
        seat.gain_power(amount, Source.OFFER)
        seat.score(-price_of_power(amount), POWER_TAKEN, Source.OFFER)
        state.taken = True

    def args(self) -> Sequence[int]:
        return (self.seat, self.builder, self.amount)


class ThankCultists(Step[State]):
    """A cult step when somebody took the power of their building; one power when all declined."""

    def __init__(self, builder: int) -> None:
        super().__init__()
        self.builder: Final[int] = builder

    def run(self, state: State) -> None:
        if state.taken:
            grant_steps(state, self.builder, 1, NONE)
        else:
            state.seats[self.builder].gain_power(1, Source.ABILITY)

    def args(self) -> Sequence[int]:
        return (self.builder,)


def grant_steps(state: State, number: int, steps: int, special: int) -> None:
    asked = ChooseCult(number, steps, special)
    state.seats[number].offer("steps", steps, asked.source())
    state.pending.append(asked)


class ChooseCult(OwnDecision):
    """Steps on one track of choice, of a special action. NONE: the thanks to cultists, whose turn is over, and with it
    the time for conversions."""

    def __init__(self, seat: int, steps: int, special: int) -> None:
        super().__init__(seat)
        self.steps: Final[int] = steps
        self.special: Final[int] = special

    def converts(self, state: State) -> bool:
        return self.special != NONE and super().converts(state)

    def options(self, state: State) -> list[Action]:
        return list(CULT)

    def choose(self, state: State, action: Action) -> None:
        advance(state, self.seat, action.index - CULT[0].index, self.steps, self.source())

    def source(self) -> str:
        return Source.ABILITY if self.special == NONE else SPECIALS[self.special]

    def args(self) -> Sequence[int]:
        return (self.seat, self.steps, self.special)
