"""Towns. (Rulebook: Founding a town)"""

from boardwright.parts.hexgrid import bits

from ..content.tiles import FAVOR_TILES
from .map import GRID, RIVERS, SITES
from .seat import Seat
from .state import State
from .vocabulary import POWER_VALUES, SANCTUARY

TOWN_POWER = 7
TOWN_BUILDINGS = 4


def group(state: State, seat: Seat, start: int, skipped: int = 0) -> int:
    """The own buildings joined to a set of own hexes: side by side, by bridges, across skipped river hexes."""
    return GRID.group(start, seat.buildings, state.bridges, SITES, seat.skipped | skipped)


def is_town(seat: Seat, hexes: int) -> bool:
    """Enough power, and four buildings, or three with the sanctuary."""
    power = sum([POWER_VALUES[s] * (seat.structures[s] & hexes).bit_count() for s in range(5)])
    buildings = hexes.bit_count() + (1 if seat.structures[SANCTUARY] & hexes else 0)
    return power >= power_needed(seat) and buildings >= TOWN_BUILDINGS


def power_needed(seat: Seat) -> int:
    for tile in seat.favors:
        if FAVOR_TILES[tile].town_power:
            return FAVOR_TILES[tile].town_power
    return TOWN_POWER


def found_towns(state: State, number: int, hexes: int, due: int, source: str) -> int:
    """Look at the groups of the given hexes: what touches a town joins it, what is a town becomes one. How many new
    ones; no more than there are tiles for, those already due counted."""
    seat = state.seats[number]
    new = 0
    left = hexes & seat.buildings & ~seat.towns
    while left:
        start = left & -left
        members = group(state, seat, start)
        left &= ~members
        if members & seat.towns:
            seat.join_town(members, source)
        elif is_town(seat, members) and sum(state.towns) > new + due:
            seat.found_town(members, source)
            new += 1
    return new


def rivers_to_skip(state: State, seat: Seat) -> int:
    """River hexes across which a faction that skips them could found a town now."""
    found = 0
    free = seat.buildings & ~seat.towns
    for river in bits(GRID.around(free) & RIVERS & ~seat.skipped):
        shores = GRID.neighbours[river] & free
        if shores.bit_count() > 1:
            members = group(state, seat, shores & -shores, 1 << river)
            if not members & seat.towns and is_town(seat, members):
                found |= 1 << river
    return found
