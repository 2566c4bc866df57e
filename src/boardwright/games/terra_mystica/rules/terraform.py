"""Transforming land: reach, spades, tunnels and carpets. (Rulebook: Transform and build)"""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.reason import FINE
from boardwright.parts.hexgrid import bits
from boardwright.parts.wheel import FARTHEST, spades_between

from ..content.tiles import BONUS_CARDS
from .faction import Ability
from .map import FLOWN, GRID, LAND, NAMES, RIVERS
from .moves import BUILD, DIG, DROP, TO
from .moves import SPADE as ONE_SPADE
from .power import Boon, OwnDecision
from .reasons import (
    HOME_ALREADY,
    MADE_HOME,
    NEARER,
    NONE_ON_BOARD,
    OCCUPIED,
    ONLY_HOME,
    OUT_OF_REACH,
    SHORT,
    SHORT_OF_SPADES,
    SHORT_OF_TOLL,
    THE_SAME,
    THROUGH_HOME,
)
from .seat import NONE, Seat
from .state import State, joined
from .structures import place_dwelling, score
from .vocabulary import (
    ABILITIES,
    DWELLING,
    NOTHING,
    NUMBERS,
    PRICES_OF,
    SPADE,
    Gain,
    Source,
)

ALCHEMISTS_POWER: Final = 2  # for each spade, with the stronghold
FLIGHT_POINTS: Final = 4
GIANTS_SPADES: Final = 2
TUNNEL: Final = Gain("2w")
SHORT_TUNNEL: Final = Gain("1w")  # with the stronghold
CARPET: Final = Gain("1p")


# --- reach


def reach(state: State, seat: Seat, *, with_card: bool = True) -> int:
    """Land directly or indirectly adjacent to own buildings."""
    shipping = seat.shipping
    if with_card and seat.bonus != NONE and seat.faction.shipping_maximum:
        shipping += BONUS_CARDS[seat.bonus].shipping
    return linked(state, seat.buildings, shipping)


def linked(state: State, hexes: int, shipping: int) -> int:
    """Land beside a set of hexes, across a bridge from it, or within so much shipping."""
    mask = GRID.around(hexes) | joined(state, hexes)
    if shipping:
        mask |= GRID.across(hexes, RIVERS, shipping)
    return mask & LAND


def flight(seat: Seat) -> int:
    """How many hexes a tunnel or a carpet skips; 0 for everybody else."""
    if seat.faction.ability == Ability.DWARVES:
        return 1
    if seat.faction.ability == Ability.FAKIRS:
        return (2 if seat.has_stronghold() else 1) + seat.carpet
    return 0


def toll(seat: Seat) -> Gain:
    """What a tunnel or a carpet costs."""
    if seat.faction.ability == Ability.DWARVES:
        return SHORT_TUNNEL if seat.has_stronghold() else TUNNEL
    return CARPET if seat.faction.ability == Ability.FAKIRS else NOTHING


def flown_to(seat: Seat) -> int:
    """Land that a tunnel or carpet reaches."""
    steps = flight(seat)
    if not steps:
        return 0
    mask = 0
    for h in bits(seat.buildings):
        mask |= FLOWN[steps + 1][h]
    return mask


def reachable(state: State, seat: Seat, near: int) -> int:
    """Free land that an action may work on: what is near, and what a flight reaches that can be paid."""
    if flight(seat) and seat.can_pay(toll(seat)):
        near |= flown_to(seat)
    return near & ~state.occupied()


def reach_closed(taken: int, reached: int, flown: int, hex: int) -> int:
    """Why a hex is not among the reachable, of which `reached` are; `taken` has buildings, `flown` is what a flight
    leads to."""
    if taken >> hex & 1:
        return OCCUPIED
    if reached >> hex & 1:
        return FINE
    return SHORT_OF_TOLL if flown >> hex & 1 else OUT_OF_REACH


def toll_to(seat: Seat, near: int, hex: int) -> Gain:
    """What it costs to come to a hex: nothing where it is near."""
    return NOTHING if near >> hex & 1 else toll(seat)


def come_to(seat: Seat, near: int, hex: int) -> int:
    """Pay for the tunnel or the carpet, and score it, where nothing else reaches the hex: then it is the one that was
    flown to."""
    if near >> hex & 1:
        return 0
    seat.pay(toll(seat), Source.TUNNEL if seat.faction.ability == Ability.DWARVES else Source.CARPET)
    seat.score(FLIGHT_POINTS, ABILITIES, Source.ABILITY)
    return 1 << hex


# --- spades


def distance(seat: Seat, start: int, end: int) -> int:
    """Spades from one terrain to another, the shorter way round the wheel; giants always need two."""
    if start == end:
        return 0
    if seat.faction.ability == Ability.GIANTS:
        return GIANTS_SPADES
    return spades_between(start, end)


def affordable_spades(seat: Seat, besides: Gain = NOTHING) -> int:
    """How many spades can be bought beside something else that is to be paid."""
    if not seat.faction.digging:
        return seat.priests - besides.priests
    return (seat.workers - besides.workers) // seat.faction.digging[seat.digging]


def buy_spades(state: State, number: int, spades: int) -> None:
    seat = state.seats[number]
    workers, priests = price_of_spades(seat, spades)
    seat.add(0, -workers, -priests, Source.SPADES)
    if priests:
        seat.score(2 * spades, ABILITIES, Source.ABILITY)
    count_spades(state, number, spades)


def price_of_spades(seat: Seat, spades: int) -> tuple[int, int]:
    """In workers, in priests."""
    return (spades * seat.faction.digging[seat.digging], 0) if seat.faction.digging else (0, spades)


def count_spades(state: State, number: int, spades: int) -> None:
    """What spades bring when they are gained, bought or free."""
    seat = state.seats[number]
    score(state, number, SPADE, spades)
    if seat.faction.ability == Ability.HALFLINGS:
        seat.score(spades, ABILITIES, Source.ABILITY)
    elif seat.faction.ability == Ability.ALCHEMISTS and seat.has_stronghold():
        seat.gain_power(ALCHEMISTS_POWER * spades, Source.STRONGHOLD)


def gain_spades(state: State, number: int, spades: int, source: str) -> None:
    """Free spades of an action: they may be added to by bought ones, and one dwelling may be built."""
    state.seats[number].offer("spades", spades, source)
    count_spades(state, number, spades)
    state.pending.append(UseSpades(number, spades, 1, 0, 0, 0))


def targets(seat: Seat, terrain: int, spades: int) -> list[int]:
    """The terrains that so many spades can make of one."""
    return [target for target in range(7) if target_closed(seat, terrain, target, spades) == FINE]


def target_closed(seat: Seat, terrain: int, target: int, spades: int) -> int:
    if target == terrain:
        return THE_SAME
    home = seat.faction.home
    if seat.faction.ability == Ability.GIANTS and target != home:
        return ONLY_HOME
    if distance(seat, terrain, target) > spades:
        return SHORT_OF_SPADES
    return THROUGH_HOME if _through(terrain, home, target) else FINE


def fewest_spades(seat: Seat) -> int:
    """That change land."""
    return GIANTS_SPADES if seat.faction.ability == Ability.GIANTS else 1


def dig_closed(seat: Seat, at_home: bool, spades: int) -> int:
    """FINE if land has any `targets`: one spade leads somewhere from everywhere; giants need two, and leave home as it
    is."""
    if seat.faction.ability == Ability.GIANTS:
        if at_home:
            return HOME_ALREADY
        return FINE if spades >= GIANTS_SPADES else SHORT_OF_SPADES
    return FINE if spades >= 1 else SHORT_OF_SPADES


def _through(start: int, home: int, end: int) -> bool:
    """Land that becomes home stays home: the way to another terrain does not lead through it."""
    by_home = spades_between(start, home) + spades_between(home, end)
    return home not in (start, end) and by_home == spades_between(start, end)


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

    def uses(self, state: State) -> list[Action]:
        seat = state.seats[self.seat]
        near = self.near(state)
        hexes = reachable(state, seat, near) if self.flying() else near & ~state.occupied()
        answers: list[Action] = []
        for h in bits(hexes):
            action = DIG[h]
            if action is not None and self.hex_closed(state, seat, near, h) == FINE:
                answers.append(action)
        return answers

    def flying(self) -> bool:
        """Whether a tunnel or a carpet may still be used."""
        return bool(self.acting and not self.flown)

    def near(self, state: State) -> int:
        """Land that can be worked on without paying for a flight (again)."""
        return reach(state, state.seats[self.seat], with_card=bool(self.acting)) | self.flown

    def hex_closed(self, state: State, seat: Seat, near: int, hex: int) -> int:
        """Of reachable land."""
        if self.homes >> hex & 1:
            return MADE_HOME
        terrain, home = state.terrain[hex], seat.faction.home
        spades = self.payable(seat, toll_to(seat, near, hex))
        if not only_home(self.acting, self.foreign):
            return dig_closed(seat, terrain == home, spades)
        if terrain == home:
            return HOME_ALREADY
        return FINE if distance(seat, terrain, home) <= spades else SHORT_OF_SPADES

    def payable(self, seat: Seat, besides: Gain) -> int:
        """The spades that are left, and those that may be bought to them."""
        buying = may_buy(self.acting, self.homes, self.foreign)
        return self.spades + (affordable_spades(seat, besides) if buying else 0)

    def choose(self, state: State, action: Action) -> None:
        if action is DROP:
            settle(state, self.seat, self.acting, self.homes)
        else:
            self.use(state, action)

    def use(self, state: State, action: Action) -> None:
        hex = DIG.index(action)
        flown = self.flown | come_to(state.seats[self.seat], self.near(state), hex)
        state.pending.append(Transform(self.seat, hex, self.spades, self.acting, self.homes, self.foreign, flown))

    def args(self) -> Sequence[int]:
        return (self.seat, self.spades, self.acting, self.homes, self.foreign, self.flown)


def may_buy(acting: int, homes: int, foreign: int) -> bool:
    """Spades are bought in actions, and for the first hex only."""
    return bool(acting) and not homes and not foreign


def only_home(acting: int, foreign: int) -> bool:
    """At most one hex of an action is left on foreign terrain."""
    return bool(acting and foreign)


def settle(state: State, number: int, acting: int, homes: int) -> None:
    """The last part of an action: a dwelling."""
    if acting and homes:
        state.pending.append(Settle(number, homes))


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

    def converts(self, state: State) -> bool:
        """Conversions were made before the hex was named."""
        return False

    def options(self, state: State) -> list[Action]:
        seat = state.seats[self.seat]
        answers = [TO[target] for target in range(7) if self.closed(state, seat, target) == FINE]
        if may_buy(self.acting, self.homes, self.foreign) and _pays_to_buy_one(seat, self.spades):
            answers.append(ONE_SPADE)
        return answers

    def closed(self, state: State, seat: Seat, target: int) -> int:
        if only_home(self.acting, self.foreign) and target != seat.faction.home:
            return ONLY_HOME
        return target_closed(seat, state.terrain[self.hex], target, self.payable(seat))

    def payable(self, seat: Seat) -> int:
        """The spades that are left, and those that may be bought to them."""
        buying = may_buy(self.acting, self.homes, self.foreign)
        return self.spades + (affordable_spades(seat) if buying else 0)

    def choose(self, state: State, action: Action) -> None:
        if action is ONE_SPADE:
            buy_spades(state, self.seat, 1)
            state.pending.append(DigOn(self.seat, self.hex, self.spades + 1))
        else:
            self._transform(state, action)

    def _transform(self, state: State, action: Action) -> None:
        seat = state.seats[self.seat]
        terrain = action.index - TO[0].index
        needed = distance(seat, state.terrain[self.hex], terrain)
        free = min(needed, self.spades)
        if needed > free:
            buy_spades(state, self.seat, needed - free)
        state.transform(self.hex, terrain, Source.ACTION)
        seat.offer("spades", -needed, Source.SPADES, NAMES[self.hex])
        homes, foreign = self.homes, self.foreign & ~(1 << self.hex)
        if terrain == seat.faction.home:
            homes |= 1 << self.hex
        else:
            foreign |= 1 << self.hex
        left = self.spades - free
        if left:
            state.pending.append(UseSpades(self.seat, left, self.acting, homes, foreign, self.flown))
        else:
            settle(state, self.seat, self.acting, homes)

    def args(self) -> Sequence[int]:
        return (self.seat, self.hex, self.spades, self.acting, self.homes, self.foreign, self.flown)


def _pays_to_buy_one(seat: Seat, spades: int) -> bool:
    """Alchemists with a stronghold gain power for each spade as it comes. That helps to buy one by one where not all
    that land may take can be bought at once, or where the bowls have no room for all their power."""
    if seat.faction.ability != Ability.ALCHEMISTS or not seat.has_stronghold():
        return False
    more, payable = FARTHEST - spades, affordable_spades(seat)
    return more > 1 and payable > 0 and (payable < more or seat.bowls.room() < more * ALCHEMISTS_POWER)


class DigOn(Transform):
    """Alchemists have bought a spade for a hex. Its power may be converted, and buy the next. All their spades are for
    this hex, so it changes by as many steps at least."""

    def __init__(self, seat: int, hex: int, spades: int) -> None:
        super().__init__(seat, hex, spades, 1, 0, 0, 0)

    def converts(self, state: State) -> bool:
        return True

    def closed(self, state: State, seat: Seat, target: int) -> int:
        closed = super().closed(state, seat, target)
        if closed != FINE:
            return closed
        return NEARER if distance(seat, state.terrain[self.hex], target) < self.spades else FINE

    def args(self) -> Sequence[int]:
        return (self.seat, self.hex, self.spades)


class Settle(OwnDecision):
    """A dwelling, for its price, on one of the hexes that this action made home."""

    def __init__(self, seat: int, homes: int) -> None:
        super().__init__(seat)
        self.homes: Final[int] = homes

    def options(self, state: State) -> list[Action]:
        seat = state.seats[self.seat]
        answers: list[Action] = [DROP]
        if dwelling_closed(seat) == FINE:
            answers += [action for h in bits(self.homes) if (action := BUILD[h]) is not None]
        return answers

    def choose(self, state: State, action: Action) -> None:
        if action is not DROP:
            build_dwelling(state, self.seat, BUILD.index(action))

    def args(self) -> Sequence[int]:
        return (self.seat, self.homes)


def build_dwelling(state: State, number: int, hex: int) -> None:
    """For its price."""
    seat = state.seats[number]
    seat.pay(seat.faction.costs[DWELLING], PRICES_OF[DWELLING])
    place_dwelling(state, number, hex, Source.ACTION)


def dwelling_closed(seat: Seat, besides: Gain = NOTHING) -> int:
    """Whether there is a dwelling left, and its price beside something else that is to be paid."""
    if seat.count(DWELLING) >= NUMBERS[DWELLING]:
        return NONE_ON_BOARD
    return FINE if seat.can_pay(seat.faction.costs[DWELLING], besides) else SHORT
