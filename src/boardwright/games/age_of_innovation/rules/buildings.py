"""Building and upgrading, and what comes of it. (Rulebook: Terraform and build; Upgrading a building; Neutral
buildings)"""

from collections.abc import Mapping, Sequence
from typing import Final

from boardwright.kernel.action import Action, Verb
from boardwright.kernel.decision import Decision
from boardwright.kernel.kind import Kind, Sole
from boardwright.kernel.verdict import Reason, Words
from boardwright.parts.hexgrid import bits
from boardwright.parts.wheel import spades_between

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
)
from .map import GRID, NAMES, PAIRS
from .moves import PLACE, TO_GUILD, UPGRADE
from .power import offer_power
from .reward import Reward, owe
from .science import score
from .seat import Seat
from .state import State, joined
from .tile import NONE
from .vocabulary import (
    ALL_BUILDINGS,
    BUILDINGS,
    CITY,
    EDGE_WORKSHOP,
    FOR_TERRAFORMING,
    GROUPS,
    GUILD,
    LOWEST,
    MONUMENT,
    OWN_BRIDGES,
    PALACE,
    PRICES_OF,
    RIVER_WORKSHOP,
    SCHOOL,
    SPADE,
    TOWER,
    TWO_HIGHEST,
    UNIVERSITY,
    WORKSHOP,
    Gain,
    Source,
    price,
)

FAR: Final = Reason("far")
FOREIGN: Final = Reason("foreign")
BUILT: Final = Reason("built")
NO_PIECE: Final = tuple([Reason("no-piece", building) for building in range(len(BUILDINGS))])  # on the planning board
NO_WORKSHOP: Final = Reason("no-workshop")  # that could become a guild
NO_SCHOOL: Final = Reason("no-school")
NEUTRAL: Final = Reason("neutral")
HIGHEST: Final = Reason("highest")
ANNEX_THERE: Final = Reason("annex-there")

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
    return GRID.linked(hexes, state.bridges, PAIRS, state.map.rivers, shipping) & state.map.land


def why_occupied(state: State, seat: Seat, hex: int) -> Reason | None:
    """Who has built on a hex."""
    for each in state.seats:
        if each.buildings >> hex & 1:
            return BUILT if each is seat else Reason("taken", each.number)
    return None


def why_not_at_home(state: State, seat: Seat, hex: int) -> Reason | None:
    """Where a building may stand on any home land."""
    occupied = why_occupied(state, seat, hex)
    if occupied is not None:
        return occupied
    return None if state.lands[seat.terrain] >> hex & 1 else FOREIGN


def why_unreached(state: State, seat: Seat, hex: int) -> Reason | None:
    """Why nothing can be done on land from beside own buildings."""
    occupied = why_occupied(state, seat, hex)
    return occupied if occupied is not None else None if reach(state, seat) >> hex & 1 else FAR


def short_for(what: int, missing: Mapping[str, int]) -> Reason:
    """What is missing for a building, or for something else that vocabulary.py numbers."""
    return Reason("short-for", what, missing)


# --- spades


def tools_for_a_spade(seat: Seat) -> int:
    return TOOLS_FOR_A_SPADE[seat.terraforming]


def spade_price(seat: Seat, spades: int) -> Gain:
    return price(tools=spades * tools_for_a_spade(seat))


def count_spades(state: State, number: int, spades: int) -> None:
    """What spades bring when they are used, bought or free."""
    score(state, number, SPADE, spades)


# --- building


def build_workshop(state: State, number: int, hex: int) -> None:
    state.seats[number].place(WORKSHOP, hex, Source.ACTION)
    built(state, number, WORKSHOP, hex)


def pay_and_build(state: State, number: int, hex: int) -> None:
    state.seats[number].pay(WORKSHOP_COST, PRICES_OF[WORKSHOP])
    build_workshop(state, number, hex)


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


# --- upgrading


def upgrade_cost(state: State, number: int, building: int, hex: int) -> Gain:
    """A guild costs twice the coins where nobody else's building is adjacent."""
    if building == GUILD and not adjacent(state, 1 << hex) & state.others(number):
        return LONELY_GUILD_COST
    return COSTS[building]


class Upgrade(Kind[State, Decision[State], int]):
    """The old piece goes back to the planning board."""

    def __init__(self, building: int) -> None:
        super().__init__(UPGRADE[building - 1], "upgrade")
        self.building: Final[int] = building
        self.cheapest: Final[Gain] = COSTS[building]

    def options(self, state: State, asked: Decision[State]) -> Sequence[int]:
        """With the highest building comes what cannot be upgraded at all."""
        standing = state.seats[asked.seat].structures
        hexes = standing[UPGRADES_FROM[self.building]]
        if self.building == UNIVERSITY:
            hexes |= standing[PALACE] | standing[UNIVERSITY] | standing[TOWER] | standing[MONUMENT]
        return list(bits(hexes))

    def why_none(self, state: State, asked: Decision[State]) -> Reason | None:
        return None if state.seats[asked.seat].has_piece(self.building) else NO_PIECE[self.building]

    def why_not(self, state: State, asked: Decision[State], hex: int) -> Reason | None:
        seat = state.seats[asked.seat]
        if seat.neutral >> hex & 1:
            return NEUTRAL
        return None if seat.structures[UPGRADES_FROM[self.building]] >> hex & 1 else HIGHEST

    def prices(self, state: State, asked: Decision[State], hex: int) -> tuple[Gain, ...]:
        return (upgrade_cost(state, asked.seat, self.building, hex),)

    def why_short(self, state: State, asked: Decision[State], hex: int, missing: Mapping[str, int]) -> Reason:
        return short_for(self.building, missing)

    def do(self, state: State, asked: Decision[State], hex: int) -> None:
        state.seats[asked.seat].pay(upgrade_cost(state, asked.seat, self.building, hex), PRICES_OF[self.building])
        upgrade(state, asked.seat, self.building, hex)

    def targets(self, state: State, asked: Decision[State], hex: int) -> Sequence[str]:
        return (NAMES[hex],)

    def words(self, state: State, asked: Decision[State], hex: int) -> Words:
        return "upgrade", {"building": self.building, "hex": hex}

    def legal(self, state: State, asked: Decision[State], answers: list[Action]) -> None:
        seat = state.seats[asked.seat]
        if seat.can_pay(self.cheapest) and seat.has_piece(self.building):
            hexes = seat.coloured(UPGRADES_FROM[self.building])
            if self.building == GUILD and not seat.can_pay(LONELY_GUILD_COST):
                hexes &= adjacent(state, state.others(asked.seat))
            for h in bits(hexes):
                answers.append(self.verb.actions[h])


def upgrade(state: State, number: int, building: int, hex: int) -> None:
    """A school and the university bring a competency."""
    seat = state.seats[number]
    seat.replace(UPGRADES_FROM[building], building, hex, Source.ACTION)
    if building in (SCHOOL, UNIVERSITY):
        owe(state, number, Reward.COMPETENCY, 1, Source.ACTION)
    built(state, number, building, hex)


class FreeGuild(Sole[State, int]):
    """A workshop becomes a guild for nothing."""

    verb: Verb[int] = TO_GUILD

    def options(self, state: State) -> Sequence[int]:
        return list(bits(state.seats[self.seat].coloured(WORKSHOP)))

    def why_none(self, state: State) -> Reason | None:
        seat = state.seats[self.seat]
        if not seat.has_piece(GUILD):
            return NO_PIECE[GUILD]
        return None if seat.coloured(WORKSHOP) else NO_WORKSHOP

    def do(self, state: State, hex: int) -> None:
        upgrade(state, self.seat, GUILD, hex)

    def targets(self, state: State, hex: int) -> Sequence[str]:
        return (NAMES[hex],)

    def words(self, state: State, hex: int) -> Words:
        return "upgrade", {"building": GUILD, "hex": hex}


class ExchangeSchool(Sole[State, int]):
    """Palace 3: a school goes back to the board and a guild is built in its place. Its competency stays."""

    verb: Verb[int] = TO_GUILD

    def options(self, state: State) -> Sequence[int]:
        return list(bits(state.seats[self.seat].coloured(SCHOOL)))

    def why_none(self, state: State) -> Reason | None:
        seat = state.seats[self.seat]
        return None if seat.has_piece(GUILD) and seat.coloured(SCHOOL) else NO_SCHOOL

    def do(self, state: State, hex: int) -> None:
        state.seats[self.seat].replace(SCHOOL, GUILD, hex, Source.ACTION)
        built(state, self.seat, GUILD, hex)

    def targets(self, state: State, hex: int) -> Sequence[str]:
        return (NAMES[hex],)

    def words(self, state: State, hex: int) -> Words:
        return "exchange", {"hex": hex}


class PlaceGuild(Sole[State, int]):
    """Palace 16: a guild from the board on any free home hex, however far."""

    verb: Verb[int] = PLACE

    def options(self, state: State) -> Sequence[int]:
        return list(bits(state.map.land))

    def why_none(self, state: State) -> Reason | None:
        return None if state.seats[self.seat].has_piece(GUILD) else NO_PIECE[GUILD]

    def why_not(self, state: State, hex: int) -> Reason | None:
        return why_not_at_home(state, state.seats[self.seat], hex)

    def do(self, state: State, hex: int) -> None:
        state.seats[self.seat].place(GUILD, hex, Source.ACTION)
        built(state, self.seat, GUILD, hex)

    def words(self, state: State, hex: int) -> Words:
        return "place", {"what": (GUILD, False), "hex": hex}


# --- neutral buildings and annexes


class PlaceNeutral(Sole[State, int]):
    """At once, on a free hex within reach; foreign land is made home with spades for tools only. Where there is none,
    the building is lost."""

    verb: Verb[int] = PLACE

    def __init__(self, seat: int, building: int) -> None:
        super().__init__(seat)
        self.building: Final[int] = building

    def options(self, state: State) -> Sequence[int]:
        return list(bits(state.map.land))

    def why_not(self, state: State, hex: int) -> Reason | None:
        seat = state.seats[self.seat]
        occupied = why_occupied(state, seat, hex)
        if occupied is not None:
            return occupied
        if not reach(state, seat) >> hex & 1:
            return FAR
        missing = seat.missing(spade_price(seat, spades_between(state.terrain_of(hex), seat.terrain)))
        return short_for(FOR_TERRAFORMING, missing) if missing else None

    def legal(self, state: State) -> Sequence[Action]:
        seat = state.seats[self.seat]
        most = seat.tools // tools_for_a_spade(seat)
        free = reach(state, seat) & ~state.occupied()
        return [PLACE.actions[h] for h in bits(free) if spades_between(state.terrain_of(h), seat.terrain) <= most]

    def do(self, state: State, hex: int) -> None:
        seat = state.seats[self.seat]
        spades = spades_between(state.terrain_of(hex), seat.terrain)
        if spades:
            seat.add(0, -spades * tools_for_a_spade(seat), 0, Source.SPADES)
            state.terraform(hex, seat.terrain)
            count_spades(state, self.seat, spades)
        seat.place(self.building, hex, Source.ACTION, neutral=True)
        built(state, self.seat, self.building, hex)

    def words(self, state: State, hex: int) -> Words:
        return "place", {"what": (self.building, True), "hex": hex}

    def args(self) -> Sequence[int]:
        return (self.seat, self.building)


class PlaceAnnex(Kind[State, Decision[State], int]):
    """At an own building without one. It is no building, so nothing but a city can come of it."""

    noun = "hex"

    def options(self, state: State, asked: Decision[State]) -> Sequence[int]:
        seat = state.seats[asked.seat]
        return list(bits(seat.buildings & ~seat.annexed)) if seat.annexes else []

    def why_none(self, state: State, asked: Decision[State]) -> Reason | None:
        seat = state.seats[asked.seat]
        return ANNEX_THERE if seat.annexes and not seat.buildings & ~seat.annexed else None

    def do(self, state: State, asked: Decision[State], hex: int) -> None:
        state.seats[asked.seat].place_annex(hex)
        found_cities(state, asked.seat, 1 << hex)

    def legal(self, state: State, asked: Decision[State], answers: list[Action]) -> None:
        if state.seats[asked.seat].annexes:
            super().legal(state, asked, answers)


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
