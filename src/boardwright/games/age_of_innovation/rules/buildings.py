"""Building and upgrading, and what comes of it. (Rulebook: Terraform and build; Upgrading a building; Neutral
buildings)"""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.reason import FINE
from boardwright.parts.hexgrid import bits

from ..content.tiles import ROUND_BONUSES
from .cities import found_cities, groups
from .faction import (
    GUILD_COST,
    LONELY_GUILD_COST,
    PALACE_COST,
    SCHOOL_COST,
    TOOLS_FOR_A_SPADE,
    UNIVERSITY_COST,
    WORKSHOP_COST,
    Ability,
)
from .map import GRID
from .moves import ANNEX, PLACE, UPGRADE, hex_of, upgrade_of
from .power import Reward, offer_power, owe, reward
from .reasons import NO_PIECE, NO_SCHOOL, NOTHING_TO_UPGRADE, SHORT
from .science import Gift, score
from .seat import Seat
from .state import State, joined
from .tile import NONE
from .vocabulary import (
    ALL_BUILDINGS,
    BUILDINGS,
    CITY,
    EDGE_WORKSHOP,
    GROUPS,
    GUILD,
    LOWEST,
    OWN_BRIDGES,
    PALACE,
    RIVER_WORKSHOP,
    SCHOOL,
    SPADE,
    TWO_HIGHEST,
    UNIVERSITY,
    WORKSHOP,
    Gain,
    Origins,
    Source,
)

UPGRADES_FROM: Final = (NONE, WORKSHOP, GUILD, GUILD, SCHOOL)
COSTS: Final = (WORKSHOP_COST, GUILD_COST, SCHOOL_COST, PALACE_COST, UNIVERSITY_COST)


# --- reach


def reach(state: State, seat: Seat) -> int:
    """Land adjacent to own buildings, or across as many river hexes as the shipping allows. The round bonus lengthens
    it in the action phase only, until it is given back."""
    shipping = seat.shipping
    if state.acting != NONE and seat.bonus != NONE and not seat.passed:
        shipping += ROUND_BONUSES[seat.bonus].shipping
    return linked(state, seat.buildings, shipping)


def adjacent(state: State, hexes: int) -> int:
    """Land beside a set of hexes or across a bridge from it."""
    return GRID.around(hexes) & state.map.land | joined(state, hexes)


def linked(state: State, hexes: int, shipping: int) -> int:
    """Land adjacent to a set of hexes or within so much shipping of it."""
    mask = GRID.around(hexes) | joined(state, hexes)
    if shipping:
        mask |= GRID.across(hexes, state.map.rivers, shipping)
    return mask & state.map.land


# --- spades


def tools_for_a_spade(seat: Seat) -> int:
    return TOOLS_FOR_A_SPADE[seat.terraforming]


def why_no_spade(seat: Seat) -> int:
    """Why not one can be bought."""
    return FINE if seat.tools >= tools_for_a_spade(seat) else SHORT


def count_spades(state: State, number: int, spades: int) -> None:
    """What spades bring when they are used, bought or free."""
    seat = state.seats[number]
    score(state, number, SPADE, spades)
    if seat.faction == Ability.GOBLINS:
        for _ in range(spades):
            seat.gain(seat.people.each_time(state.edition, len(state.seats)), Origins.ABILITY)


def away(state: State, terrain: int, spades: int) -> int:
    """The land that is exactly so many spades away from a terrain."""
    if not spades:
        return state.lands[terrain]
    return state.lands[(terrain + spades) % 7] | state.lands[(terrain - spades) % 7]


# --- building


def why_no_workshop(seat: Seat) -> int:
    if not seat.has_piece(WORKSHOP):
        return NO_PIECE
    return FINE if seat.can_pay(WORKSHOP_COST) else SHORT


def build_workshop(state: State, number: int, hex: int) -> None:
    state.seats[number].place(WORKSHOP, hex, Source.ACTION)
    built(state, number, WORKSHOP, hex)


def built(state: State, number: int, building: int, hex: int) -> None:
    """A building stands on a hex where it did not stand before: points, power for the neighbours, cities. The first
    buildings are placed, not built, and so bring none of this; a tower of the preparation is built [A10]."""
    score(state, number, building)
    if building == WORKSHOP:
        _workshop_built(state, number, hex)
    offer_power(state, number, hex)
    found_cities(state, number, 1 << hex)


def _workshop_built(state: State, number: int, hex: int) -> None:
    if state.map.border >> hex & 1:
        score(state, number, EDGE_WORKSHOP)
    if state.map.shore >> hex & 1:
        score(state, number, RIVER_WORKSHOP)
        seat = state.seats[number]
        if seat.faction == Ability.NAVIGATORS:
            seat.gain(seat.people.each_time(state.edition, len(state.seats)), Origins.ABILITY)


# --- upgrading


def upgrade_cost(state: State, number: int, building: int, hex: int) -> Gain:
    """A guild costs twice the coins where nobody else's building is adjacent."""
    if building == GUILD and not adjacent(state, 1 << hex) & state.others(number):
        return LONELY_GUILD_COST
    return COSTS[building]


def why_no_upgrade_to(seat: Seat, building: int) -> int:
    """Whatever it costs."""
    if not seat.has_piece(building):
        return NO_PIECE
    return FINE if seat.coloured(UPGRADES_FROM[building]) else NOTHING_TO_UPGRADE


def why_no_upgrade(state: State, number: int, building: int, hex: int) -> int:
    """To a building, on a hex where the one before it stands."""
    seat = state.seats[number]
    if not seat.has_piece(building):
        return NO_PIECE
    return FINE if seat.can_pay(upgrade_cost(state, number, building, hex)) else SHORT


def upgrades(state: State, number: int) -> list[Action]:
    """All that can be paid."""
    seat = state.seats[number]
    answers: list[Action] = []
    for building in range(GUILD, UNIVERSITY + 1):
        if why_no_upgrade_to(seat, building) == FINE and seat.can_pay(COSTS[building]):
            hexes = seat.coloured(UPGRADES_FROM[building])
            if building == GUILD and not seat.can_pay(LONELY_GUILD_COST):
                hexes &= adjacent(state, state.others(number))
            answers += [UPGRADE[building - 1][h] for h in bits(hexes)]
    return answers


def upgrade(state: State, number: int, building: int, hex: int) -> None:
    """The old piece goes back to the planning board. A school and the university bring a competency."""
    seat = state.seats[number]
    seat.replace(UPGRADES_FROM[building], building, hex, Source.ACTION)
    if building in (SCHOOL, UNIVERSITY):
        owe(state, reward(Reward.COMPETENCY, 1), Source.ACTION)
    built(state, number, building, hex)


class FreeGuild(Gift):
    """A workshop becomes a guild for nothing."""

    def legal(self, state: State) -> Sequence[Action]:
        seat = state.seats[self.seat]
        if why_no_upgrade_to(seat, GUILD) != FINE:
            return []
        return [UPGRADE[GUILD - 1][h] for h in bits(seat.coloured(WORKSHOP))]

    def apply(self, state: State, action: Action) -> None:
        upgrade(state, self.seat, GUILD, upgrade_of(action)[1])


def why_no_exchange(seat: Seat) -> int:
    return FINE if seat.has_piece(GUILD) and seat.coloured(SCHOOL) else NO_SCHOOL


class ExchangeSchool(Gift):
    """Palace 3: a school goes back to the board and a guild is built in its place. Its competency stays."""

    def legal(self, state: State) -> Sequence[Action]:
        seat = state.seats[self.seat]
        return [UPGRADE[GUILD - 1][h] for h in bits(seat.coloured(SCHOOL))] if why_no_exchange(seat) == FINE else []

    def apply(self, state: State, action: Action) -> None:
        hex = upgrade_of(action)[1]
        state.seats[self.seat].replace(SCHOOL, GUILD, hex, Source.ACTION)
        built(state, self.seat, GUILD, hex)


class PlaceGuild(Gift):
    """Palace 16: a guild from the board on any free home hex, however far."""

    def legal(self, state: State) -> Sequence[Action]:
        seat = state.seats[self.seat]
        if not seat.has_piece(GUILD):
            return []
        return [PLACE[h] for h in bits(state.lands[seat.terrain] & ~state.occupied())]

    def apply(self, state: State, action: Action) -> None:
        hex = hex_of(action, PLACE[0])
        state.seats[self.seat].place(GUILD, hex, Source.ACTION)
        built(state, self.seat, GUILD, hex)


# --- neutral buildings and annexes


class PlaceNeutral(Gift):
    """At once, on a free hex within reach; foreign land is made home with spades for tools only. Where there is none,
    the building is lost."""

    def __init__(self, seat: int, building: int) -> None:
        super().__init__(seat)
        self.building: Final[int] = building

    def legal(self, state: State) -> Sequence[Action]:
        seat = state.seats[self.seat]
        affordable = 0
        for spades in range(4):
            if spades * tools_for_a_spade(seat) <= seat.tools:
                affordable |= away(state, seat.terrain, spades)
        return [PLACE[h] for h in bits(reach(state, seat) & affordable & ~state.occupied())]

    def apply(self, state: State, action: Action) -> None:
        seat, hex = state.seats[self.seat], hex_of(action, PLACE[0])
        spades = 0
        while not away(state, seat.terrain, spades) >> hex & 1:
            spades += 1
        if spades:
            seat.add(0, -spades * tools_for_a_spade(seat), 0, Source.SPADES)
            state.terraform(hex, seat.terrain)
            count_spades(state, self.seat, spades)
        seat.place(self.building, hex, Source.ACTION, neutral=True)
        built(state, self.seat, self.building, hex)

    def args(self) -> Sequence[int]:
        return (self.seat, self.building)


def annexes(seat: Seat) -> list[Action]:
    """Where an annex may be placed: at own buildings without one."""
    return [ANNEX[h] for h in bits(seat.buildings & ~seat.annexed)] if seat.annexes else []


def place_annex(state: State, number: int, hex: int) -> None:
    """No building, so nothing but a city can come of it."""
    state.seats[number].place_annex(hex)
    found_cities(state, number, 1 << hex)


# --- counting


def count(state: State, number: int, what: int) -> int:
    """How many of something a seat has. Neutral buildings count, annexes do not."""
    seat = state.seats[number]
    if what < len(BUILDINGS):
        return seat.count(what)
    if what == CITY:
        return len(seat.cities)
    if what == ALL_BUILDINGS:
        return seat.buildings.bit_count()
    if what == GROUPS:
        return groups(state, seat)
    if what == OWN_BRIDGES:
        return sum([owner == number for _, owner in state.bridges])
    levels = sorted(seat.science)
    if what == LOWEST:
        return levels[0]
    assert what == TWO_HIGHEST
    return levels[-1] + levels[-2]


def shapes(seat: Seat) -> int:
    """How many different buildings a seat has on the map."""
    return sum([mask != 0 for mask in seat.structures])


def has_palace(seat: Seat) -> bool:
    """The own one or the neutral one: no coins are added to the price of innovations."""
    return seat.structures[PALACE] != 0
