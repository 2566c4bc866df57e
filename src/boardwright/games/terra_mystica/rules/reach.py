"""Land within reach: next to own buildings, over bridges, by ship, by tunnel or carpet. (Rulebook: Transform and
build)"""

from typing import Final, final

from boardwright.kernel.verdict import Reason
from boardwright.parts.hexgrid import bits

from ..content.tiles import BONUS_CARDS
from .map import FLOWN, GRID, LAND, RIVERS, SITES
from .seat import NONE, Seat
from .state import State
from .vocabulary import ABILITIES, NOTHING, STRUCTURES, TERRAINS, Gain, Source

FLIGHT_POINTS: Final = 4

OUT_OF_REACH: Final = Reason("reason-out-of-reach")
HOME_ALREADY: Final = Reason("reason-already-home")
NOT_HOME: Final = [Reason("reason-not-home", terrain) for terrain in range(len(TERRAINS))]
NONE_ON_BOARD: Final = [Reason("reason-none-on-board", structure) for structure in range(len(STRUCTURES))]


def taken_by(state: State, hex: int) -> Reason:
    owner = next(seat.number for seat in state.seats if seat.buildings >> hex & 1)
    return Reason("reason-taken-by", owner)


def reach(state: State, seat: Seat, *, with_card: bool = True) -> int:
    """Land directly or indirectly adjacent to own buildings."""
    shipping = seat.shipping
    if with_card and seat.bonus != NONE and seat.faction.shipping_maximum:
        shipping += BONUS_CARDS[seat.bonus].shipping
    return linked(state, seat.buildings, shipping)


def linked(state: State, hexes: int, shipping: int) -> int:
    """Land beside a set of hexes, across a bridge from it, or within so much shipping."""
    return GRID.linked(hexes, state.bridges, SITES, RIVERS, shipping) & LAND


def flight(seat: Seat) -> int:
    """How many hexes a tunnel or a carpet skips; 0 for everybody else."""
    flies = seat.faction.flight
    return 0 if flies is None else flies.steps[seat.has_stronghold()] + seat.carpet


def toll(seat: Seat) -> Gain:
    """What a tunnel or a carpet costs."""
    flies = seat.faction.flight
    return NOTHING if flies is None else flies.toll[seat.has_stronghold()]


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


def toll_to(seat: Seat, near: int, hex: int) -> Gain:
    """What it costs to come to a hex: nothing where it is near."""
    return NOTHING if near >> hex & 1 else toll(seat)


def come_to(seat: Seat, near: int, hex: int) -> int:
    """Pay for the tunnel or the carpet, and score it, where nothing else reaches the hex: then it is the one that was
    flown to."""
    if near >> hex & 1:
        return 0
    flies = seat.faction.flight
    assert flies is not None
    seat.pay(toll(seat), flies.source)
    seat.score(FLIGHT_POINTS, ABILITIES, Source.ABILITY)
    return 1 << hex


@final
class Reach:
    """How far a seat reaches at one moment, worked out once for many hexes."""

    def __init__(self, state: State, seat: Seat, near: int, flying: bool = True) -> None:
        self.taken: Final[int] = state.occupied()
        self.near: Final[int] = near
        self.flown: Final[int] = flown_to(seat) if flying else 0

    def why_not(self, state: State, seat: Seat, hex: int) -> Reason | None:
        if self.taken >> hex & 1:
            return taken_by(state, hex)
        if self.near >> hex & 1:
            return None
        if not self.flown >> hex & 1:
            return OUT_OF_REACH
        flies, missing = seat.faction.flight, seat.missing(toll(seat))
        return Reason("reason-short", flies.what, missing) if flies is not None and missing else None
