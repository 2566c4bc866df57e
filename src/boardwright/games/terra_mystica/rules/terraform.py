"""Transforming land, with spades that are bought or free. (Rulebook: Transform and build)"""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.kind import Kind, Kinds
from boardwright.kernel.verdict import RULES_OUT_ONE, Reason, Verdict, Words
from boardwright.parts.hexgrid import bits
from boardwright.parts.wheel import FARTHEST

from .dwellings import BUILDING, OnLand, can_build, settle
from .map import NAMES
from .moves import BUILD_ON, DIG, DIG_ON, SPADE, TO
from .power import CONVERTING, Boon, Drop, OwnDecision
from .reach import HOME_ALREADY, Reach, come_to, reach, reachable, toll, toll_to
from .seat import Seat
from .spades import (
    ONLY_HOME,
    affordable_spades,
    buy_spades,
    count_spades,
    distance,
    fewest_spades,
    price_of_spades,
    short_of_spades,
    why_not_dig,
    why_not_to,
)
from .state import State
from .vocabulary import NOTHING, TRANSFORMING, Gain, Source

NO_LAND: Final = Reason("reason-no-land")
MADE_HOME: Final = Reason("reason-made-home")  # by the same action
NEARER: Final = Reason("reason-nearer")  # than the spades that were bought for it


class Dig(OnLand[OwnDecision]):
    """Spades for free land within reach; to which terrain is asked next."""

    what = TRANSFORMING
    lead = True

    def options(self, state: State, asked: OwnDecision) -> Sequence[int]:
        return BUILDING.options(state, asked)

    def why_not_there(self, state: State, asked: OwnDecision, reach: Reach, hex: int) -> Reason | None:
        seat = state.seats[asked.seat]
        return reach.why_not(state, seat, hex) or why_not_dig(seat, state.terrain[hex])

    def prices_there(self, state: State, asked: OwnDecision, reach: Reach, hex: int) -> Sequence[Gain]:
        seat = state.seats[asked.seat]
        return (price_of_spades(seat, fewest_spades(seat)) + toll_to(seat, reach.near, hex),)

    def why_useless(self, state: State, asked: OwnDecision) -> Reason:
        seat = state.seats[asked.seat]
        missing = seat.missing(price_of_spades(seat, fewest_spades(seat)))
        return self.why_short(state, asked, 0, missing) if missing else NO_LAND

    def verdicts(self, state: State, asked: OwnDecision) -> list[Verdict]:
        """On home terrain a dwelling is meant: if neither is possible, its reason is told."""
        found = super().verdicts(state, asked)
        home = state.seats[asked.seat].faction.home
        for place, verdict in enumerate(found):
            if verdict.action and verdict.reason and state.terrain[DIG.value(verdict.action)] == home:
                found[place] = Verdict(verdict.action, verdict.targets, verdict.reason, RULES_OUT_ONE, self.tool)
        return found

    def do(self, state: State, asked: OwnDecision, hex: int) -> None:
        seat = state.seats[asked.seat]
        flown = come_to(seat, reach(state, seat), hex)
        state.pending.append(Transform(asked.seat, hex, 0, 1, 0, 0, flown))


DIGGING: Final = Dig(DIG, "dig")


def add_land(state: State, seat: Seat, answers: list[Action]) -> None:
    """The legal dwellings and spades of a turn, hex by hex. Nothing is looked at that nobody can pay for; what is not
    near must be paid beside the price of a flight."""
    fewest, home = fewest_spades(seat), seat.faction.home
    builds, digs = can_build(seat, NOTHING), affordable_spades(seat) >= fewest
    if not builds and not digs:
        return
    near = reach(state, seat)
    hexes = reachable(state, seat, near)
    flies = hexes & ~near != 0
    builds_far = flies and can_build(seat, toll(seat))
    digs_far = flies and affordable_spades(seat, toll(seat)) >= fewest
    digs_home = why_not_dig(seat, home) is None
    for hex in bits(hexes):
        beside = near >> hex & 1
        if state.terrain[hex] == home:
            if builds if beside else builds_far:
                answers.append(BUILD_ON[hex])
            if not digs_home:
                continue
        if digs if beside else digs_far:
            answers.append(DIG_ON[hex])


# --- free spades


def gain_spades(state: State, number: int, spades: int, source: str) -> None:
    """Free spades of an action: they may be added to by bought ones, and one dwelling may be built."""
    state.seats[number].offer("spades", spades, source)
    count_spades(state, number, spades)
    state.pending.append(UseSpades(number, spades, 1, 0, 0, 0))


class UseSpades(Boon):
    """Free spades, hex by hex. `acting` is 1 in an action, 0 for spades of the cult bonus. The rest is what they have
    done so far, as sets of hexes: `homes` were made home, `foreign` was left foreign, `flown` was reached by tunnel or
    carpet.

    In an action spades may be bought too, for the first hex only; one hex may be flown to, and is paid once; at most
    one is left foreign; a dwelling may be built. Of all this the cult bonus knows nothing."""

    def __init__(self, seat: int, spades: int, acting: int, homes: int, foreign: int, flown: int) -> None:
        super().__init__(seat)
        self.spades: Final[int] = spades
        self.acting: Final[int] = acting
        self.homes: Final[int] = homes
        self.foreign: Final[int] = foreign
        self.flown: Final[int] = flown

    def kinds(self) -> Kinds:
        return _USE_SPADES

    def flying(self) -> bool:
        """Whether a tunnel or a carpet may still be used."""
        return bool(self.acting and not self.flown)

    def near(self, state: State) -> int:
        """Land that can be worked on without paying for a flight (again)."""
        return reach(state, state.seats[self.seat], with_card=bool(self.acting)) | self.flown

    def payable(self, seat: Seat, besides: Gain) -> int:
        """The spades that are left, and those that may be bought to them."""
        buying = may_buy(self.acting, self.homes, self.foreign)
        return self.spades + (affordable_spades(seat, besides) if buying else 0)

    def needed(self, state: State, seat: Seat, hex: int) -> int:
        """The spades that the hex takes at least."""
        home = only_home(self.acting, self.foreign)
        return distance(seat, state.terrain[hex], seat.faction.home) if home else fewest_spades(seat)

    def args(self) -> Sequence[int]:
        return (self.seat, self.spades, self.acting, self.homes, self.foreign, self.flown)


def may_buy(acting: int, homes: int, foreign: int) -> bool:
    """Spades are bought in actions, and for the first hex only."""
    return bool(acting) and not homes and not foreign


def only_home(acting: int, foreign: int) -> bool:
    """At most one hex of an action is left on foreign terrain."""
    return bool(acting and foreign)


class DigFree(OnLand[UseSpades]):
    what = TRANSFORMING
    lead = True

    def reach(self, state: State, asked: UseSpades) -> Reach:
        return Reach(state, state.seats[asked.seat], asked.near(state), asked.flying())

    def why_not_there(self, state: State, asked: UseSpades, reach: Reach, hex: int) -> Reason | None:
        seat, terrain = state.seats[asked.seat], state.terrain[hex]
        why = reach.why_not(state, seat, hex)
        if why is not None:
            return why
        if asked.homes >> hex & 1:
            return MADE_HOME
        if only_home(asked.acting, asked.foreign) and terrain == seat.faction.home:
            return HOME_ALREADY
        lack = asked.needed(state, seat, hex) - asked.spades
        buying = may_buy(asked.acting, asked.homes, asked.foreign)
        return why_not_dig(seat, terrain) or (short_of_spades(lack) if lack > 0 and not buying else None)

    def prices_there(self, state: State, asked: UseSpades, reach: Reach, hex: int) -> Sequence[Gain]:
        seat = state.seats[asked.seat]
        bought = max(asked.needed(state, seat, hex) - asked.spades, 0)
        return (price_of_spades(seat, bought) + toll_to(seat, reach.near, hex),)

    def do(self, state: State, asked: UseSpades, hex: int) -> None:
        flown = asked.flown | come_to(state.seats[asked.seat], asked.near(state), hex)
        state.pending.append(Transform(asked.seat, hex, asked.spades, asked.acting, asked.homes, asked.foreign, flown))

    def legal(self, state: State, asked: UseSpades, answers: list[Action]) -> None:
        seat, near = state.seats[asked.seat], asked.near(state)
        hexes = reachable(state, seat, near) if asked.flying() else near & ~state.occupied()
        here, there = asked.payable(seat, NOTHING), asked.payable(seat, toll(seat))
        leaves_home = not only_home(asked.acting, asked.foreign) and why_not_dig(seat, seat.faction.home) is None
        for hex in bits(hexes & ~asked.homes):
            payable = here if near >> hex & 1 else there
            useful = leaves_home or state.terrain[hex] != seat.faction.home
            if useful and asked.needed(state, seat, hex) <= payable:
                answers.append(DIG_ON[hex])


class DropSpades(Drop):
    def do(self, state: State, asked: UseSpades, option: int) -> None:
        settle(state, asked.seat, asked.acting, asked.homes)

    def words(self, state: State, asked: UseSpades, option: int) -> Words:
        return "drop-spades", {"spades": asked.spades}


_USE_SPADES: Final = Kinds(DigFree(DIG, "dig"), DropSpades("spades"), *CONVERTING)


# --- what a hex becomes


class Transform(OwnDecision):
    """To which terrain. Free spades are used first, the others are bought. The numbers are those of UseSpades."""

    def __init__(self, seat: int, hex: int, spades: int, acting: int, homes: int, foreign: int, flown: int) -> None:
        super().__init__(seat)
        self.hex: Final[int] = hex
        self.spades: Final[int] = spades
        self.acting: Final[int] = acting
        self.homes: Final[int] = homes
        self.foreign: Final[int] = foreign
        self.flown: Final[int] = flown

    def kinds(self) -> Kinds:
        return _TRANSFORM

    def converts(self, state: State) -> bool:
        """Conversions were made before the hex was named."""
        return False

    def why_not(self, state: State, seat: Seat, target: int) -> Reason | None:
        if only_home(self.acting, self.foreign) and target != seat.faction.home:
            return ONLY_HOME[seat.faction.home]
        return why_not_to(seat, state.terrain[self.hex], target, self.payable(seat))

    def payable(self, seat: Seat) -> int:
        """The spades that are left, and those that may be bought to them."""
        buying = may_buy(self.acting, self.homes, self.foreign)
        return self.spades + (affordable_spades(seat) if buying else 0)

    def args(self) -> Sequence[int]:
        return (self.seat, self.hex, self.spades, self.acting, self.homes, self.foreign, self.flown)


class Become(Kind[State, Transform, int]):
    button = True

    def why_not(self, state: State, asked: Transform, terrain: int) -> Reason | None:
        return asked.why_not(state, state.seats[asked.seat], terrain)

    def do(self, state: State, asked: Transform, terrain: int) -> None:
        number, seat = asked.seat, state.seats[asked.seat]
        needed = distance(seat, state.terrain[asked.hex], terrain)
        free = min(needed, asked.spades)
        if needed > free:
            buy_spades(state, number, needed - free)
        state.transform(asked.hex, terrain, Source.ACTION)
        seat.offer("spades", -needed, Source.SPADES, NAMES[asked.hex])
        homes, foreign = asked.homes, asked.foreign & ~(1 << asked.hex)
        if terrain == seat.faction.home:
            homes |= 1 << asked.hex
        else:
            foreign |= 1 << asked.hex
        left = asked.spades - free
        if left:
            state.pending.append(UseSpades(number, left, asked.acting, homes, foreign, asked.flown))
        else:
            settle(state, number, asked.acting, homes)

    def words(self, state: State, asked: Transform, terrain: int) -> Words:
        return "to", {"hex": asked.hex, "terrain": terrain}

    def legal(self, state: State, asked: Transform, answers: list[Action]) -> None:
        seat = state.seats[asked.seat]
        for terrain, action in enumerate(self.verb.actions):
            if asked.why_not(state, seat, terrain) is None:
                answers.append(action)


class BuyOne(Kind[State, Transform, int]):
    """Who gains power for spades gains it for each as it comes. That helps to buy one by one where not all
    that land may take can be bought at once, or where the bowls have no room for all their power."""

    def options(self, state: State, asked: Transform) -> Sequence[int]:
        seat = state.seats[asked.seat]
        power = seat.faction.spade_power
        if not power or not seat.has_stronghold():
            return ()
        more, payable = FARTHEST - asked.spades, affordable_spades(seat)
        short = payable < more or seat.bowls.room() < more * power
        buying = may_buy(asked.acting, asked.homes, asked.foreign)
        return self.verb.values if buying and more > 1 and payable > 0 and short else ()

    def do(self, state: State, asked: Transform, option: int) -> None:
        buy_spades(state, asked.seat, 1)
        state.pending.append(DigOn(asked.seat, asked.hex, asked.spades + 1))


_TRANSFORM: Final = Kinds(Become(TO), BuyOne(SPADE), *CONVERTING)


class DigOn(Transform):
    """One spade was bought for a hex. Its power may be converted, and buy the next. All their spades are for
    this hex, so it changes by as many steps at least."""

    def __init__(self, seat: int, hex: int, spades: int) -> None:
        super().__init__(seat, hex, spades, 1, 0, 0, 0)

    def converts(self, state: State) -> bool:
        return True

    def why_not(self, state: State, seat: Seat, target: int) -> Reason | None:
        why = super().why_not(state, seat, target)
        nearer = why is None and distance(seat, state.terrain[self.hex], target) < self.spades
        return NEARER if nearer else why

    def args(self) -> Sequence[int]:
        return (self.seat, self.hex, self.spades)
