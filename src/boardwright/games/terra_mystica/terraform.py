"""Transforming land: reach, spades, tunnels and carpets. (Rulebook: Transform and build)"""

from collections.abc import Sequence
from typing import Final

from boardwright.games.terra_mystica.content.tiles import BONUS_CARDS
from boardwright.games.terra_mystica.faction import Ability
from boardwright.games.terra_mystica.map import FLOWN, GRID, LAND, RIVERS
from boardwright.games.terra_mystica.moves import BUILD, DIG, DROP, TO
from boardwright.games.terra_mystica.power import OwnDecision
from boardwright.games.terra_mystica.state import NONE, Seat, State, joined
from boardwright.games.terra_mystica.structures import place_dwelling, score
from boardwright.games.terra_mystica.vocabulary import ABILITIES, DWELLING, NUMBERS, SPADE
from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision
from boardwright.parts.hexgrid import bits
from boardwright.parts.wheel import spades_between

TUNNEL_POINTS: Final = 4


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


def can_pay_flight(seat: Seat) -> bool:
    if seat.faction.ability == Ability.DWARVES:
        return seat.workers >= (1 if seat.has_stronghold() else 2)
    return seat.priests >= 1


def pay_flight(seat: Seat) -> None:
    if seat.faction.ability == Ability.DWARVES:
        seat.workers -= 1 if seat.has_stronghold() else 2
    else:
        seat.priests -= 1
    seat.score(TUNNEL_POINTS, ABILITIES)


def flown_to(seat: Seat) -> int:
    """Land that a tunnel or carpet reaches."""
    steps = flight(seat)
    if not steps:
        return 0
    mask = 0
    for h in bits(seat.buildings):
        mask |= FLOWN[steps + 1][h]
    return mask


def reachable(state: State, seat: Seat) -> int:
    """Free land that an action may work on."""
    mask = reach(state, seat)
    if flight(seat) and can_pay_flight(seat):
        mask |= flown_to(seat)
    return mask & ~state.occupied()


def fly_if_needed(state: State, seat: Seat, hex: int) -> None:
    """Pay for the tunnel or the carpet where nothing else reaches the hex."""
    if flight(seat) and not reach(state, seat) >> hex & 1:
        pay_flight(seat)


# --- spades


def distance(seat: Seat, start: int, end: int) -> int:
    """Spades from one terrain to another, the shorter way round the wheel; giants always need two."""
    if start == end:
        return 0
    if seat.faction.ability == Ability.GIANTS:
        return 2
    return spades_between(start, end)


def affordable_spades(seat: Seat) -> int:
    if not seat.faction.digging:
        return seat.priests
    return seat.workers // seat.faction.digging[seat.digging]


def spades_for(seat: Seat, near: int, hex: int) -> int:
    """How many spades can be bought for a hex, the tunnel paid first where `near` does not reach it."""
    if seat.faction.ability == Ability.DWARVES and not near >> hex & 1:
        return (seat.workers - (1 if seat.has_stronghold() else 2)) // seat.faction.digging[seat.digging]
    return affordable_spades(seat)


def buy_spades(state: State, number: int, spades: int) -> None:
    seat = state.seats[number]
    if seat.faction.digging:
        seat.workers -= spades * seat.faction.digging[seat.digging]
    else:
        seat.priests -= spades
        seat.score(2 * spades, ABILITIES)
    count_spades(state, number, spades)


def count_spades(state: State, number: int, spades: int) -> None:
    """What spades bring when they are gained, bought or free."""
    seat = state.seats[number]
    score(state, number, SPADE, spades)
    if seat.faction.ability == Ability.HALFLINGS:
        seat.score(spades, ABILITIES)
    elif seat.faction.ability == Ability.ALCHEMISTS and seat.has_stronghold():
        seat.bowls.gain(2 * spades)


def gain_spades(state: State, number: int, spades: int) -> None:
    """Free spades of an action: they may be added to by bought ones, and one dwelling may be built."""
    count_spades(state, number, spades)
    state.pending.append(UseSpades(number, spades, 1, 0, 0))


def targets(seat: Seat, terrain: int, spades: int) -> list[int]:
    """The terrains that so many spades can make of one."""
    if seat.faction.ability == Ability.GIANTS:
        return [seat.faction.home] if spades >= 2 and terrain != seat.faction.home else []
    home = seat.faction.home
    return [
        t for t in range(7) if t != terrain and distance(seat, terrain, t) <= spades and not _through(terrain, home, t)
    ]


def can_transform(seat: Seat, terrain: int, spades: int) -> bool:
    """Whether there are any `targets`: one spade leads somewhere from everywhere; giants need two, and leave home as it
    is."""
    if seat.faction.ability == Ability.GIANTS:
        return spades >= 2 and terrain != seat.faction.home
    return spades >= 1


def _through(start: int, home: int, end: int) -> bool:
    """Land that becomes home stays home: the way to another terrain does not lead through it."""
    by_home = spades_between(start, home) + spades_between(home, end)
    return home not in (start, end) and by_home == spades_between(start, end)


class UseSpades(OwnDecision):
    """Free spades, hex by hex. `acting` is 1 in an action (spades may be bought too, tunnels used, a dwelling built),
    0 for spades of the cult bonus. `homes` are the hexes made home so far; `foreign` tells that one was left foreign.
    """

    def __init__(self, seat: int, spades: int, acting: int, homes: int, foreign: int) -> None:
        super().__init__(seat)
        self.spades: Final[int] = spades
        self.acting: Final[int] = acting
        self.homes: Final[int] = homes
        self.foreign: Final[int] = foreign

    def options(self, state: State) -> list[Action]:
        near = reach(state, state.seats[self.seat], with_card=bool(self.acting))
        answers = [
            action for h in bits(self._hexes(state)) if (action := DIG[h]) is not None and self._works(state, near, h)
        ]
        answers.append(DROP)
        return answers

    def _hexes(self, state: State) -> int:
        seat = state.seats[self.seat]
        if self.acting:
            return reachable(state, seat) & ~self.homes
        return reach(state, seat, with_card=False) & ~state.occupied() & ~self.homes

    def _works(self, state: State, near: int, hex: int) -> bool:
        seat, terrain = state.seats[self.seat], state.terrain[hex]
        spades = self.spades + (spades_for(seat, near, hex) if self.acting else 0)
        if self.foreign:
            home = seat.faction.home
            return terrain != home and distance(seat, terrain, home) <= spades
        return can_transform(seat, terrain, spades)

    def choose(self, state: State, action: Action) -> None:
        if action is DROP:
            self._settle(state)
            return
        hex = DIG.index(action)
        if self.acting:
            fly_if_needed(state, state.seats[self.seat], hex)
        state.pending.append(Transform(self.seat, hex, self.spades, self.acting, self.homes, self.foreign))

    def _settle(self, state: State) -> None:
        if self.acting and self.homes:
            state.pending.append(Settle(self.seat, self.homes))

    def args(self) -> Sequence[int]:
        return (self.seat, self.spades, self.acting, self.homes, self.foreign)


class Transform(Decision[State]):
    """To which terrain. Free spades are used first, the others are bought."""

    def __init__(self, seat: int, hex: int, spades: int, acting: int, homes: int, foreign: int) -> None:
        super().__init__(seat)
        self.hex: Final[int] = hex
        self.spades: Final[int] = spades
        self.acting: Final[int] = acting
        self.homes: Final[int] = homes
        self.foreign: Final[int] = foreign

    def legal(self, state: State) -> Sequence[Action]:
        seat = state.seats[self.seat]
        terrain = state.terrain[self.hex]
        spades = self.spades + (affordable_spades(seat) if self.acting else 0)
        home = seat.faction.home
        # At most one hex of an action is left on foreign terrain.
        return [TO[t] for t in targets(seat, terrain, spades) if t == home or not self.foreign]

    def apply(self, state: State, action: Action) -> None:
        seat = state.seats[self.seat]
        terrain = action.index - TO[0].index
        needed = distance(seat, state.terrain[self.hex], terrain)
        free = min(needed, self.spades)
        if needed > free:
            buy_spades(state, self.seat, needed - free)
        state.terrain[self.hex] = terrain
        home = terrain == seat.faction.home
        homes = self.homes | (1 << self.hex if home else 0)
        left = self.spades - free
        if left:
            state.pending.append(UseSpades(self.seat, left, self.acting, homes, self.foreign or int(not home)))
        elif self.acting and homes:
            state.pending.append(Settle(self.seat, homes))

    def args(self) -> Sequence[int]:
        return (self.seat, self.hex, self.spades, self.acting, self.homes, self.foreign)


class Settle(OwnDecision):
    """A dwelling, for its price, on one of the hexes that this action made home."""

    def __init__(self, seat: int, homes: int) -> None:
        super().__init__(seat)
        self.homes: Final[int] = homes

    def options(self, state: State) -> list[Action]:
        seat = state.seats[self.seat]
        answers: list[Action] = [DROP]
        if can_build_dwelling(seat):
            answers += [action for h in bits(self.homes) if (action := BUILD[h]) is not None]
        return answers

    def choose(self, state: State, action: Action) -> None:
        if action is not DROP:
            seat = state.seats[self.seat]
            seat.pay(seat.faction.costs[DWELLING])
            place_dwelling(state, self.seat, BUILD.index(action))

    def args(self) -> Sequence[int]:
        return (self.seat, self.homes)


def can_build_dwelling(seat: Seat) -> bool:
    return seat.count(DWELLING) < NUMBERS[DWELLING] and seat.can_pay(seat.faction.costs[DWELLING])
