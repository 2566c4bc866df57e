"""Bridges. (Rulebook: Building a bridge)"""

from boardwright.games.terra_mystica.rules.map import SITES
from boardwright.games.terra_mystica.rules.moves import BRIDGE
from boardwright.games.terra_mystica.rules.power import Boon
from boardwright.games.terra_mystica.rules.reasons import NO_BRIDGE, NO_OWN_END, OCCUPIED
from boardwright.games.terra_mystica.rules.seat import Seat
from boardwright.games.terra_mystica.rules.state import State
from boardwright.games.terra_mystica.rules.structures import claim, new_towns
from boardwright.kernel.action import Action
from boardwright.kernel.reason import FINE


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
