"""Power: burning, conversions, and what a building offers to its neighbours. (Rulebook: Power)"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, TypeVar

from boardwright.kernel.action import Action, V
from boardwright.kernel.decision import Decision, Step
from boardwright.kernel.kind import Always, AnyKind, Declining, Kind, Kinds, Question
from boardwright.kernel.verdict import BUTTON, Reason, Verdict, Words
from boardwright.parts.taking import PowerOffer, Taking, power_to_take

from .ability import ability
from .cults import advance
from .map import GRID
from .moves import BURN, CONVERSIONS, CONVERT, CULT, DECLINE, DROP, SPECIALS, TAKE
from .seat import NONE
from .state import State, joined
from .vocabulary import POWER_TAKEN, POWER_VALUES, PRIESTS, TRADED, Gain, Source

# What one conversion costs of what it is made from.
PRICES: Final = {"pw p": 5, "pw w": 3, "pw c": 1, "p w": 1, "p c": 1, "w c": 1, "vp c": 1, "c vp": 2}
# What each conversion pays and gains, in the order of CONVERSIONS.
PAID: Final[list[Gain]] = [Gain.read(f"{PRICES[kind]}{kind.split()[0]}") for kind in CONVERSIONS]
GAINED: Final[list[Gain]] = [Gain.read(f"1{kind.split()[1]}") for kind in CONVERSIONS]
_ORDINARY: Final = range(6)  # the others are for who trades points

TOO_LITTLE_TO_BURN: Final = Reason("reason-burning")
NO_ROOM_FOR_PRIESTS: Final = Reason("reason-no-room-for-priests")  # all seven are in play
NOTHING_TO_CONVERT: Final = Reason("reason-nothing-to-convert")
NO_USE: Final = Reason("reason-no-use")


class OwnDecision(Question[State]):
    """A question within the own turn: free conversions may be made before it is answered, and ask again."""

    abstract: ClassVar[bool] = True

    def converts(self, state: State) -> bool:
        """Whether conversions may be made before the answer."""
        return state.acting == self.seat

    def apply(self, state: State, action: Action) -> None:
        state.begun = False
        super().apply(state, action)


class Burn(Kind[State, OwnDecision, int]):
    """One token of bowl II leaves the game and moves another to bowl III."""

    free = True
    aside = True

    def options(self, state: State, asked: OwnDecision) -> Sequence[int]:
        return self.verb.values if asked.converts(state) else ()

    def why_not(self, state: State, asked: OwnDecision, option: int) -> Reason | None:
        return None if state.seats[asked.seat].bowls.can_sacrifice() else TOO_LITTLE_TO_BURN

    def do(self, state: State, asked: OwnDecision, option: int) -> None:
        state.begun = True
        state.seats[asked.seat].burn_power()

    def legal(self, state: State, asked: OwnDecision, answers: list[Action]) -> None:
        if state.seats[asked.seat].bowls.two > 1 and asked.converts(state):
            answers.append(BURN.actions[0])


class Convert(Kind[State, OwnDecision, int]):
    """What one holds into something that is worth less."""

    free = True
    aside = True

    def options(self, state: State, asked: OwnDecision) -> Sequence[int]:
        if not asked.converts(state):
            return ()
        return self.verb.values if state.seats[asked.seat].faction.trades_points else _ORDINARY

    def why_not(self, state: State, asked: OwnDecision, kind: int) -> Reason | None:
        seat = state.seats[asked.seat]
        full = PAID[kind].power and GAINED[kind].priests and seat.priests + seat.priests_sent >= PRIESTS
        return NO_ROOM_FOR_PRIESTS if full else None

    def prices(self, state: State, asked: OwnDecision, kind: int) -> Sequence[Gain]:
        return (PAID[kind],)

    def why_short(self, state: State, asked: OwnDecision, kind: int, missing: Mapping[str, int]) -> Reason:
        return short_of_power(missing) if PAID[kind].power else Reason("reason-short-bare", missing=missing)

    def do(self, state: State, asked: OwnDecision, kind: int) -> None:
        state.begun = True
        seat, paid, gained = state.seats[asked.seat], PAID[kind], GAINED[kind]
        seat.pay(paid, Source.CONVERSION)
        seat.gain(gained, Source.CONVERSION)
        if paid.points or gained.points:
            seat.score(gained.points - paid.points, TRADED, Source.CONVERSION)

    def words(self, state: State, asked: OwnDecision, kind: int) -> Words:
        return "convert", {"price": PAID[kind], "gain": GAINED[kind]}

    def verdicts(self, state: State, asked: OwnDecision) -> list[Verdict]:
        return with_tool(super().verdicts(state, asked), self.tool, NOTHING_TO_CONVERT)

    def legal(self, state: State, asked: OwnDecision, answers: list[Action]) -> None:
        if not asked.converts(state):
            return
        seat, actions = state.seats[asked.seat], self.verb.actions
        power = seat.bowls.three
        if power:
            if power >= 5 and seat.priests + seat.priests_sent < PRIESTS:
                answers.append(actions[0])
            if power >= 3:
                answers.append(actions[1])
            answers.append(actions[2])
        if seat.priests:
            answers.append(actions[3])
            answers.append(actions[4])
        if seat.workers:
            answers.append(actions[5])
        if seat.faction.trades_points:
            if seat.points:
                answers.append(actions[6])
            if seat.coins >= 2:
                answers.append(actions[7])


CONVERTING: Final[list[AnyKind]] = [Burn(BURN, "burn"), Convert(CONVERT, "convert")]


def is_conversion(action: Action) -> bool:
    return action.of is BURN or action.of is CONVERT


Asked = TypeVar("Asked", bound=Decision[State])


class Priced(Kind[State, Asked, V]):
    """What it is that may be too dear."""

    what: int = 0

    def why_short(self, state: State, asked: Asked, option: V, missing: Mapping[str, int]) -> Reason:
        return Reason("reason-short", self.what, missing)


def short_of_power(missing: Mapping[str, int]) -> Reason:
    """In bowl III."""
    return Reason("reason-short-power", missing=missing)


def with_tool(found: list[Verdict], tool: str, useless: Reason) -> list[Verdict]:
    """Verdicts of a kind; if nothing of it can be chosen, its tool gives a reason of its own."""
    if found and all(verdict.reason is not None for verdict in found):
        found.insert(0, Verdict(None, (), useless, tool=tool))
    return found


class Boon(OwnDecision):
    """What an action or a bonus has brought, and may be given up: spades, a bridge, a free building. Nothing is given
    up unasked, so the question is put even where that is all that can be done with it. Its first kind is its use."""

    abstract: ClassVar[bool] = True
    always_asked = True

    def is_useless(self, state: State) -> bool:
        uses: list[Action] = []
        self.kinds().all[0].legal(state, self, uses)
        return not uses


class Drop(Always[State, Any]):
    """Give up what could be used."""

    aside = True

    def __init__(self, what: str) -> None:
        super().__init__(DROP)
        self.what: Final[str] = what

    def words(self, state: State, asked: Any, option: int) -> Words:
        return f"drop-{self.what}", {}


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
                takes = power_to_take(seat, amount)
                seat.offer("power", takes, Source.ACTION, seat.faction.id)
                seat.offer("points", -price_of_power(takes), Source.ACTION, seat.faction.id)


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
        builder = able[0][1]
        ability(state.seats[builder]).power_offered(state, builder)
        state.pending.extend([TakePower(*offer) for offer in reversed(able)])


class TakePower(PowerOffer[State]):
    """The power of a building, for points."""

    def kinds(self) -> Kinds:
        return _TAKE_POWER

    def role_of(self, state: State, action: Action) -> str:
        return BUTTON  # though the log may leave the answer out


class Take(Taking[State]):
    def do(self, state: State, asked: PowerOffer[State], amount: int) -> None:
        seat = state.seats[asked.seat]
        seat.gain_power(amount, Source.OFFER)
        seat.score(-price_of_power(amount), POWER_TAKEN, Source.OFFER)
        state.taken = True

    def words(self, state: State, asked: PowerOffer[State], amount: int) -> Words:
        points = price_of_power(amount)
        return "take" if points else "take-free", {"power": amount, "points": points}


class DeclinePower(Declining):
    def words(self, state: State, asked: TakePower, option: int) -> Words:
        return "decline", {"power": power_to_take(state.seats[asked.seat], asked.amount)}


_TAKE_POWER: Final = Kinds(Take(TAKE), DeclinePower(DECLINE))


def grant_steps(state: State, number: int, steps: int, special: int) -> None:
    asked = ChooseCult(number, steps, special)
    state.seats[number].offer("steps", steps, asked.source())
    state.pending.append(asked)


class ChooseCult(OwnDecision):
    """Steps on one track of choice, of a special action. NONE: of an ability after the turn, when the
    time for conversions is over."""

    def __init__(self, seat: int, steps: int, special: int) -> None:
        super().__init__(seat)
        self.steps: Final[int] = steps
        self.special: Final[int] = special

    def converts(self, state: State) -> bool:
        return self.special != NONE and super().converts(state)

    def kinds(self) -> Kinds:
        return _CHOOSE_CULT

    def source(self) -> str:
        return Source.ABILITY if self.special == NONE else SPECIALS[self.special]

    def args(self) -> Sequence[int]:
        return (self.seat, self.steps, self.special)


class StepOn(Kind[State, ChooseCult, int]):
    def do(self, state: State, asked: ChooseCult, cult: int) -> None:
        advance(state, asked.seat, cult, asked.steps, asked.source())

    def words(self, state: State, asked: ChooseCult, cult: int) -> Words:
        return "cult", {"cult": cult, "steps": asked.steps}


_CHOOSE_CULT: Final = Kinds(StepOn(CULT), *CONVERTING)
