"""Cities. (Rulebook: Founding a city)"""

from typing import Final

from boardwright.kernel.verdict import Reason
from boardwright.parts.hexgrid import bits

from .map import GRID, PAIRS
from .power import power_of
from .reward import Reward, owe
from .seat import Seat
from .state import State
from .tile import NONE, PalaceAbility
from .vocabulary import MONUMENT, UNIVERSITY, Source

RIVER_USED: Final = Reason("river-used")  # a city lies across it
NO_CITY: Final = Reason("no-city")  # would arise

CITY_POWER: Final = 7
SMALL_CITY_POWER: Final = 6  # with palace 8
CITY_BUILDINGS: Final = 4
WITH_UNIVERSITY: Final = 3
WITH_MONUMENT: Final = 2


def group(state: State, seat: Seat, start: int) -> int:
    """The own buildings joined to a set of own hexes, side by side or by bridges."""
    return GRID.group(start, seat.buildings, state.bridges, PAIRS)


def groups(state: State, seat: Seat) -> int:
    """How many groups of adjacent buildings somebody has."""
    left, number = seat.buildings, 0
    while left:
        left &= ~group(state, seat, left & -left)
        number += 1
    return number


def power_needed(seat: Seat) -> int:
    return SMALL_CITY_POWER if seat.has_palace_ability(PalaceAbility.SMALL_CITIES) else CITY_POWER


def buildings_needed(seat: Seat, hexes: int) -> int:
    if seat.structures[MONUMENT] & hexes:
        return WITH_MONUMENT
    return WITH_UNIVERSITY if seat.structures[UNIVERSITY] & hexes else CITY_BUILDINGS


def is_city(seat: Seat, hexes: int) -> bool:
    """Enough buildings, one with an annex counting as two, and enough power."""
    buildings = hexes.bit_count() + (seat.annexed & hexes).bit_count()
    return buildings >= buildings_needed(seat, hexes) and power_of(seat, hexes) >= power_needed(seat)


def found_cities(state: State, number: int, hexes: int) -> None:
    """Look at the groups of the given hexes: what touches a city joins it, what is a city becomes one by itself, and a
    tile is owed for it."""
    seat = state.seats[number]
    if state.is_automa(number):
        return
    left = hexes & seat.buildings & ~seat.in_cities
    while left:
        members = group(state, seat, left & -left)
        left &= ~members
        if members & seat.in_cities:
            seat.join_city(members)
        elif is_city(seat, members):
            found_city(state, number, members)


def found_city(state: State, number: int, members: int) -> None:
    state.seats[number].found_city(members)
    owe(state, number, Reward.CITY, 1, Source.ACTION)


# --- cities across a river


def founds_across(seat: Seat) -> bool:
    return seat.has_palace_ability(PalaceAbility.RIVER_CITIES)


def shores(state: State, seat: Seat) -> int:
    """River hexes across which a city might be founded."""
    return GRID.around(seat.buildings & ~seat.in_cities) & state.map.rivers


def connections(state: State, seat: Seat) -> list[int]:
    """The river hexes across which a city can be founded now."""
    if seat.palace == NONE or not founds_across(seat) or (seat.buildings & ~seat.in_cities).bit_count() < WITH_MONUMENT:
        return []
    if not sum(state.city_tiles):
        return []
    return [river for river in bits(shores(state, seat)) if why_not_across(state, seat, river) is None]


def why_not_across(state: State, seat: Seat, river: int) -> Reason | None:
    """Why no city can be founded across a river hex."""
    if seat.skipped >> river & 1:
        return RIVER_USED
    banks = GRID.neighbours[river] & seat.buildings & ~seat.in_cities
    return None if banks.bit_count() > 1 and is_city(seat, group(state, seat, banks)) else NO_CITY


def connect(state: State, number: int, river: int) -> None:
    """Found a city across a river hex: the tile lies on it, and it is not skipped again. Only the founding skips it."""
    seat = state.seats[number]
    seat.skip(river, "river cities", Source.ACTION)
    found_city(state, number, group(state, seat, GRID.neighbours[river] & seat.buildings & ~seat.in_cities))
