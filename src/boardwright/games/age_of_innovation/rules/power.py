"""Power: conversions, and what a building offers to its neighbours. (Rulebook: The cycle of power; Gaining power when
others build; Converting resources)"""

from typing import Final, final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision, Step
from boardwright.kernel.kind import Declining, Kind, Kinds
from boardwright.kernel.verdict import Reason, Words
from boardwright.parts.taking import PowerOffer, Taking, power_to_take

from .map import GRID
from .moves import BURN, CONVERSIONS, CONVERT, DECLINE, LETTERS, TAKE
from .seat import Seat
from .state import BOOK_POWER, POWER_PRICES, State, joined
from .vocabulary import DISCIPLINES, POWER_VALUES, SCHOLARS, Gain, Origins, Source

NO_BURNING: Final = Reason("no-burning")
NO_CONVERSION: Final = Reason("no-conversion")
NO_SCHOLAR_LEFT: Final = Reason("no-scholar-left")  # all seven are in use

# --- conversions


@final
class Conversion:
    """One thing for power, or a coin or a tool for another thing."""

    def __init__(self, paid: str, gained: str) -> None:
        self.paid: Final[str] = paid
        self.gained: Final[str] = gained
        self.number: Final[int] = POWER_PRICES.get(gained, BOOK_POWER) if paid == "power" else 1
        self.price: Final[Gain] = _one_of(paid, self.number)
        self.gain: Final[Gain] = _one_of(gained, 1)


def _one_of(what: str, number: int) -> Gain:
    if what in LETTERS:
        return Gain(f"{number}{LETTERS[what]}")
    return Gain("1b", tuple([int(each == what) for each in DISCIPLINES]))


CONVERTED: Final = tuple([Conversion(paid, gained) for paid, gained in CONVERSIONS])
# Places among them: power is paid before the one, books after the other.
_SCHOLAR_TO_TOOL: Final = CONVERSIONS.index(("scholars", "tools"))
_TOOL_TO_COIN: Final = CONVERSIONS.index(("tools", "coins"))


class Burn(Kind[State, Decision[State], int]):
    """Two power of bowl II, of which one goes to bowl III and the other is lost."""

    free = True
    aside = True

    def why_not(self, state: State, asked: Decision[State], option: int) -> Reason | None:
        return None if state.seats[asked.seat].bowls.can_sacrifice() else NO_BURNING

    def do(self, state: State, asked: Decision[State], option: int) -> None:
        state.begun = True
        state.seats[asked.seat].burn_power()

    def legal(self, state: State, asked: Decision[State], answers: list[Action]) -> None:
        if state.seats[asked.seat].bowls.can_sacrifice():
            answers.append(BURN.actions[0])


class Convert(Kind[State, Decision[State], int]):
    free = True
    aside = True

    def why_none(self, state: State, asked: Decision[State]) -> Reason | None:
        answers: list[Action] = []
        self.legal(state, asked, answers)
        return None if answers else NO_CONVERSION

    def why_not(self, state: State, asked: Decision[State], which: int) -> Reason | None:
        seat = state.seats[asked.seat]
        full = CONVERTED[which].gain.scholars and seat.scholars + seat.scholars_sent == SCHOLARS
        return NO_SCHOLAR_LEFT if full else None

    def prices(self, state: State, asked: Decision[State], which: int) -> tuple[Gain, ...]:
        return (CONVERTED[which].price,)

    def do(self, state: State, asked: Decision[State], which: int) -> None:
        state.begun = True
        seat, price, gain = state.seats[asked.seat], CONVERTED[which].price, CONVERTED[which].gain
        if price.power:
            seat.spend_power(price.power, Source.CONVERSION)
        if price.told:
            seat.add_books(price.told.index(1), -1, Source.CONVERSION)
        if gain.told:
            seat.add_books(gain.told.index(1), 1, Source.CONVERSION)
        coins, tools, scholars = gain.coins - price.coins, gain.tools - price.tools, gain.scholars - price.scholars
        if coins or tools or scholars:
            seat.add(coins, tools, scholars, Source.CONVERSION)

    def words(self, state: State, asked: Decision[State], which: int) -> Words:
        conversion = CONVERTED[which]
        return "convert", {"price": (conversion.paid, conversion.number), "gain": (conversion.gained, 1)}

    def legal(self, state: State, asked: Decision[State], answers: list[Action]) -> None:
        """Nothing costs more power than a scholar or a book."""
        seat, actions = state.seats[asked.seat], CONVERT.actions
        power = seat.bowls.three
        if power >= BOOK_POWER:
            full = seat.scholars + seat.scholars_sent == SCHOLARS
            answers += actions[1 if full else 0 : _SCHOLAR_TO_TOOL]
        elif power:
            answers += [actions[which] for which in range(_SCHOLAR_TO_TOOL) if CONVERTED[which].number <= power]
        if seat.scholars:
            answers.append(actions[_SCHOLAR_TO_TOOL])
        if seat.tools:
            answers.append(actions[_TOOL_TO_COIN])
        for discipline, copies in enumerate(seat.books):
            if copies:
                answers.append(actions[_TOOL_TO_COIN + 1 + discipline])


EXCHANGE: Final = (Burn(BURN, "burn"), Convert(CONVERT, "convert"))


def is_conversion(action: Action) -> bool:
    return action.of is BURN or action.of is CONVERT


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


class TakePower(PowerOffer[State]):
    def kinds(self) -> Kinds:
        return _OFFER


class Take(Taking[State]):
    def do(self, state: State, asked: PowerOffer[State], power: int) -> None:
        seat = state.seats[asked.seat]
        seat.gain_power(power, Origins.OFFER.source)
        seat.score(1 - power, Origins.OFFER)
        if state.automa is not None:
            state.automa.taken = max(state.automa.taken, power)

    def words(self, state: State, asked: PowerOffer[State], power: int) -> Words:
        return "take-power", {"power": power, "price": ("points", power - 1)}


class Decline(Declining):
    def words(self, state: State, asked: TakePower, option: int) -> Words:
        return "decline", {"power": power_to_take(state.seats[asked.seat], asked.amount)}


_OFFER: Final = Kinds(Take(TAKE), Decline(DECLINE))
