"""What tunnels and flights reach and cost. (Rulebook: Terraform and build)"""

from typing import Final

from ..content.tiles import PALACES
from .buildings import adjacent
from .map import GRID
from .seat import Seat
from .state import State, joined
from .vocabulary import Source

TUNNEL_OVER: Final = 1
FLIGHT_OVER: Final = 2
TUNNEL_TOOLS: Final = 1
FLIGHT_SCHOLARS: Final = 1
FLIGHT_POINTS: Final = 5
# Tunnel and flight, each once in an action, as bits.
TUNNELLED: Final = 1
FLOWN: Final = 2


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
    return FLIGHT_OVER if seat.has_flight() else TUNNEL_OVER if seat.people.tunnels else 0


def pay_flight(seat: Seat) -> None:
    seat.add(0, 0, -FLIGHT_SCHOLARS, Source.FLIGHT)
    seat.score(FLIGHT_POINTS, PALACES[seat.palace].origin)
