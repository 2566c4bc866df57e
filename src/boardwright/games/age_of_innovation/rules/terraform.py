"""Terraforming and building: free and bought spades, tunnels and flights. (Rulebook: Terraform and build)"""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision
from boardwright.kernel.reason import FINE
from boardwright.parts.hexgrid import bits
from boardwright.parts.wheel import spades_between, toward

from ..content.tiles import PALACES
from .buildings import (
    adjacent,
    build_workshop,
    count_spades,
    reach,
    tools_for_a_spade,
    why_no_spade,
    why_no_workshop,
)
from .faction import WORKSHOP_COST, Ability
from .map import GRID, NAMES
from .moves import (
    BUILD,
    DIG,
    DROP_SPADES,
    DROP_WORKSHOP,
    FLY,
    TO,
    TUNNEL,
    hex_of,
)
from .reasons import HOME_ALREADY, NO_PIECE
from .science import Gift
from .seat import Seat
from .state import State, joined
from .tile import NONE
from .vocabulary import (
    PRICES_OF,
    WORKSHOP,
    Origins,
    Source,
)

# What spades are used for.
ACTION: Final = 0  # of a power, book or special action: something must come of it
GIFT: Final = 1  # of a reward: it may be given up
SETTLERS: Final = 2  # the lizards' reward: with a free workshop, which may stand elsewhere
BONUS: Final = 3  # of the science bonus and the desert: nothing is built or bought, no hex is tunnelled to
FIRST: Final = 4  # of a competency in the preparation: a gift, but nothing is built [A11]

# Over how many hexes they go.
TUNNEL_OVER: Final = 1
FLIGHT_OVER: Final = 2
TUNNEL_TOOLS: Final = 1
FLIGHT_POINTS: Final = 5
# Tunnel and flight, each once in an action, as bits.
TUNNELLED: Final = 1
FLOWN: Final = 2


def builds(kind: int) -> bool:
    """Whether a workshop may come of the spades."""
    return kind not in (BONUS, FIRST)


# --- tunnels and flights


def beyond(state: State, hexes: int, over: int) -> int:
    """What lies behind one hex that is adjacent to a set of hexes, or behind up to so many in a row. The first of them
    may be across a bridge, from there on it goes from side to side [A45]."""
    near = GRID.around(hexes) & state.map.everything | joined(state, hexes)
    found = 0
    for _ in range(over):
        near = GRID.around(near) & state.map.everything
        found |= near
    return found


def targets(state: State, seat: Seat, over: int) -> int:
    """Free land that is not adjacent, but within a tunnel or a flight."""
    free = state.map.land & ~state.occupied() & ~adjacent(state, seat.buildings)
    return beyond(state, seat.buildings, over) & free


def longest_way(seat: Seat) -> int:
    """Over how many hexes a seat can go, whatever it has to pay with; 0 for most."""
    return FLIGHT_OVER if seat.has_flight() else TUNNEL_OVER if seat.faction == Ability.MOLES else 0


def can_tunnel(seat: Seat) -> bool:
    return seat.faction == Ability.MOLES and seat.tools >= TUNNEL_TOOLS


def can_fly(seat: Seat) -> bool:
    return seat.scholars > 0 and seat.has_flight()


def _useful(state: State, seat: Seat, reached: int, tools: int, *, spades: int, build: int) -> int:
    """Of the hexes that a tunnel or a flight reaches, those where something can be done with so many tools left:
    with free or bought spades on foreign land, with a workshop at home (`build`: 0 never, 1 for its price, 2 free)."""
    home = state.lands[seat.terrain]
    useful = 0
    if spades or tools >= tools_for_a_spade(seat):
        useful |= reached & ~home
    affordable = build == 2 or (tools >= WORKSHOP_COST.tools and seat.coins >= WORKSHOP_COST.coins)
    if build and seat.has_piece(WORKSHOP) and affordable:
        useful |= reached & home
    return useful


def flights(state: State, seat: Seat, flown: int, *, spades: int, build: int) -> list[Action]:
    """Tunnels and flights that lead to something."""
    found: list[Action] = []
    if can_tunnel(seat) and not flown & TUNNELLED:
        tools = seat.tools - TUNNEL_TOOLS
        useful = _useful(state, seat, targets(state, seat, TUNNEL_OVER), tools, spades=spades, build=build)
        found += [TUNNEL[h] for h in bits(useful)]
    if can_fly(seat) and not flown & FLOWN:
        useful = _useful(state, seat, targets(state, seat, FLIGHT_OVER), seat.tools, spades=spades, build=build)
        found += [FLY[h] for h in bits(useful)]
    return found


def fly(state: State, number: int, action: Action) -> tuple[int, int]:
    """Pay for the tunnel or the flight and score it: the hex, and which of the two it was."""
    seat = state.seats[number]
    if action.verb == "tunnel":
        seat.add(0, -TUNNEL_TOOLS, 0, Source.TUNNEL)
        seat.gain(seat.people.each_time(state.edition, len(state.seats)), Origins.ABILITY)
        return hex_of(action, TUNNEL[0]), TUNNELLED
    seat.add(0, 0, -1, Source.FLIGHT)
    seat.score(FLIGHT_POINTS, PALACES[seat.palace].origin)
    return hex_of(action, FLY[0]), FLOWN


# --- the plain action: one hex, every spade bought


def land_actions(state: State, number: int) -> list[Action]:
    """Workshops on home land, other land to begin with, and hexes to tunnel or fly to."""
    seat = state.seats[number]
    free = reach(state, seat) & ~state.occupied()
    home = state.lands[seat.terrain]
    answers: list[Action] = []
    if why_no_workshop(seat) == FINE:
        answers += [BUILD[h] for h in bits(free & home)]
    if why_no_spade(seat) == FINE:
        answers += [DIG[h] for h in bits(free & ~home)]
    if longest_way(seat):
        answers += flights(state, seat, 0, spades=0, build=1)
    return answers


def work_land(state: State, number: int, action: Action) -> None:
    if action.verb == "build":
        pay_and_build(state, number, hex_of(action, BUILD[0]))
    elif action.verb == "dig":
        state.pending.append(Transform(number, hex_of(action, DIG[0]), 0, ACTION, NONE, 0))
    else:
        hex, flown = fly(state, number, action)
        if state.lands[state.seats[number].terrain] >> hex & 1:
            pay_and_build(state, number, hex)
        else:
            state.pending.append(Transform(number, hex, 0, ACTION, NONE, flown))


def pay_and_build(state: State, number: int, hex: int) -> None:
    state.seats[number].pay(WORKSHOP_COST, PRICES_OF[WORKSHOP])
    build_workshop(state, number, hex)


# --- free spades


def can_use_spades(state: State, number: int) -> bool:
    """Whether an action with free spades would lead to anything."""
    seat = state.seats[number]
    free = reach(state, seat) & ~state.occupied()
    home = state.lands[seat.terrain]
    if free & ~home or (free & home and why_no_workshop(seat) == FINE):
        return True
    return bool(flights(state, seat, 0, spades=1, build=1))


class UseSpades(Gift):
    """Free spades, hex by hex. The first hex must become home before another one is touched; only for the first hex may
    missing spades be bought; all spades are used, or given up, before one workshop is built on the first hex. Instead
    of any spade, a workshop may be built on land that is home already."""

    def __init__(self, seat: int, spades: int, kind: int, first: int, flown: int) -> None:
        super().__init__(seat)
        self.spades: Final[int] = spades
        self.kind: Final[int] = kind
        self.first: Final[int] = first  # the hex made home, NONE before
        self.flown: Final[int] = flown

    def legal(self, state: State) -> Sequence[Action]:
        seat = state.seats[self.seat]
        free = reach(state, seat) & ~state.occupied()
        home = state.lands[seat.terrain]
        answers = [DIG[h] for h in bits(free & ~home)]
        if builds(self.kind):
            workshop = 0 if self.first != NONE else _workshop_of(self.kind)
            if why_not_at_home(seat, self.kind, self.first) == FINE:
                answers += [BUILD[h] for h in bits(free & home)]
            answers += flights(state, seat, self.flown, spades=self.spades, build=workshop)
        if self.kind != ACTION or self.first != NONE:
            answers.append(DROP_SPADES)
        return answers

    def apply(self, state: State, action: Action) -> None:
        if action is DROP_SPADES:
            if self.first != NONE and builds(self.kind):
                state.pending.append(Settle(self.seat, self.first, self.kind, self.flown))
        elif action.verb == "build":
            self._build(state, hex_of(action, BUILD[0]))
        elif action.verb == "dig":
            self._transform(state, hex_of(action, DIG[0]), self.flown)
        else:
            hex, way = fly(state, self.seat, action)
            if state.lands[state.seats[self.seat].terrain] >> hex & 1:
                self._build(state, hex)
            else:
                self._transform(state, hex, self.flown | way)

    def _build(self, state: State, hex: int) -> None:
        if self.kind == SETTLERS:
            build_workshop(state, self.seat, hex)
        else:
            pay_and_build(state, self.seat, hex)

    def _transform(self, state: State, hex: int, flown: int) -> None:
        state.pending.append(Transform(self.seat, hex, self.spades, self.kind, self.first, flown))

    def args(self) -> Sequence[int]:
        return (self.seat, self.spades, self.kind, self.first, self.flown)


def why_not_at_home(seat: Seat, kind: int, first: int) -> int:
    """Why no workshop is built on home land instead of using free spades."""
    if not builds(kind) or first != NONE:
        return HOME_ALREADY
    if kind == SETTLERS:
        return FINE if seat.has_piece(WORKSHOP) else NO_PIECE
    return why_no_workshop(seat)


def payable_spades(seat: Seat, tools: int, kind: int, first: int) -> int:
    """How many spades may be bought for a hex with so many tools: none once a first hex is home."""
    return 0 if kind == BONUS or first != NONE else tools // tools_for_a_spade(seat)


def _workshop_of(kind: int) -> int:
    """Whether a workshop comes with spades: 1 for its price, 2 for nothing."""
    return 2 if kind == SETTLERS else 1


class Transform(Decision[State]):
    """How far towards home. Free spades are used first; missing ones may be bought for the first hex. A hex may stay on
    the way, but then nothing is built there, and what is left of the free spades is lost."""

    def __init__(self, seat: int, hex: int, spades: int, kind: int, first: int, flown: int) -> None:
        super().__init__(seat)
        self.hex: Final[int] = hex
        self.spades: Final[int] = spades
        self.kind: Final[int] = kind
        self.first: Final[int] = first
        self.flown: Final[int] = flown

    def legal(self, state: State) -> Sequence[Action]:
        seat = state.seats[self.seat]
        terrain = state.terrain_of(self.hex)
        spades = self.spades + payable_spades(seat, seat.tools, self.kind, self.first)
        spades = min(spades, spades_between(terrain, seat.terrain))
        return [TO[toward(terrain, seat.terrain, n)] for n in range(1, spades + 1)]

    def apply(self, state: State, action: Action) -> None:
        seat = state.seats[self.seat]
        terrain = action.index - TO[0].index
        needed = spades_between(state.terrain_of(self.hex), terrain)
        free = min(needed, self.spades)
        seat.add(0, -(needed - free) * tools_for_a_spade(seat), 0, Source.SPADES)
        state.terraform(self.hex, terrain)
        seat.offer("spades", -needed, Source.SPADES, NAMES[self.hex])
        count_spades(state, self.seat, needed)
        self._go_on(state, self.spades - free, home=terrain == seat.terrain)

    def _go_on(self, state: State, left: int, *, home: bool) -> None:
        if self.kind == BONUS:
            if left:
                state.pending.append(UseSpades(self.seat, left, BONUS, NONE, 0))
            return
        first = self.first
        if first == NONE and home:
            first = self.hex
        if first != NONE and left:
            state.pending.append(UseSpades(self.seat, left, self.kind, first, self.flown))
        elif builds(self.kind) and (first != NONE or self.kind == SETTLERS):
            state.pending.append(Settle(self.seat, first, self.kind, self.flown))

    def args(self) -> Sequence[int]:
        return (self.seat, self.hex, self.spades, self.kind, self.first, self.flown)


class Settle(Decision[State]):
    """A workshop on the hex made home, for its price; the lizards' is free and may stand on any home hex in reach."""

    def __init__(self, seat: int, hex: int, kind: int, flown: int) -> None:
        super().__init__(seat)
        self.hex: Final[int] = hex
        self.kind: Final[int] = kind
        self.flown: Final[int] = flown

    def legal(self, state: State) -> Sequence[Action]:
        seat = state.seats[self.seat]
        answers: list[Action] = [DROP_WORKSHOP]
        if self.kind != SETTLERS:
            if why_no_workshop(seat) == FINE:
                answers.append(BUILD[self.hex])
        elif seat.has_piece(WORKSHOP):
            made = 1 << self.hex if self.hex != NONE else 0
            free = (reach(state, seat) & ~state.occupied() & state.lands[seat.terrain]) | made
            answers += [BUILD[h] for h in bits(free)]
            if can_fly(seat) and not self.flown & FLOWN:
                far = targets(state, seat, FLIGHT_OVER) & state.lands[seat.terrain] & ~made
                answers += [FLY[h] for h in bits(far)]
        return answers

    def apply(self, state: State, action: Action) -> None:
        if action is DROP_WORKSHOP:
            return
        if action.verb == "fly":
            build_workshop(state, self.seat, fly(state, self.seat, action)[0])
        elif self.kind == SETTLERS:
            build_workshop(state, self.seat, hex_of(action, BUILD[0]))
        else:
            pay_and_build(state, self.seat, self.hex)

    def args(self) -> Sequence[int]:
        return (self.seat, self.hex, self.kind, self.flown)
