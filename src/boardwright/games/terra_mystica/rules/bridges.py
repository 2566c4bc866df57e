"""Bridges. (Rulebook: Building a bridge)"""

from boardwright.kernel.action import Action
from boardwright.kernel.reason import FINE

from .map import SITES
from .moves import BRIDGE
from .power import Boon
from .reasons import NO_BRIDGE, NO_OWN_END, OCCUPIED
from .seat import Seat
from .state import State
from .structures import claim, new_towns


def bridge_closed(state: State, seat: Seat, own: int, site: int) -> int:
    """Bridges touch an own building."""
    if not seat.bridges:
        return NO_BRIDGE
    a, b = SITES[site]
    if not (own >> a & 1 or own >> b & 1):
        return NO_OWN_END
    return OCCUPIED if site in [built for built, _ in state.bridges] else FINE


def grant_bridge(state: State, number: int, source: str) -> None:
    state.seats[number].offer("bridges", 1, source)
    state.pending.append(BuildBridge(number))


class BuildBridge(Boon):
    def uses(self, state: State) -> list[Action]:
        seat = state.seats[self.seat]
        own = seat.buildings
        return [BRIDGE[site] for site in range(len(SITES)) if bridge_closed(state, seat, own, site) == FINE]

    def use(self, state: State, action: Action) -> None:
        site = action.index - BRIDGE[0].index
        state.build_bridge(self.seat, site)
        a, b = SITES[site]
        # An own building stands at one end, so nobody else's groups are joined.
        claim(state, self.seat, 0, new_towns(state, self.seat, 1 << a | 1 << b))
