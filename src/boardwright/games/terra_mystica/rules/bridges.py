"""Bridges. (Rulebook: Building a bridge)"""

from boardwright.games.terra_mystica.rules.map import SITES
from boardwright.games.terra_mystica.rules.moves import BRIDGE
from boardwright.games.terra_mystica.rules.power import Boon
from boardwright.games.terra_mystica.rules.seat import Seat
from boardwright.games.terra_mystica.rules.state import State
from boardwright.games.terra_mystica.rules.structures import claim, new_towns
from boardwright.kernel.action import Action


def free_sites(state: State, seat: Seat) -> list[int]:
    """Sites without a bridge that touch an own building; none for who has no bridge left."""
    if not seat.bridges:
        return []
    own = seat.buildings
    taken = [site for site, _ in state.bridges]
    return [site for site, (a, b) in enumerate(SITES) if (own >> a & 1 or own >> b & 1) and site not in taken]


def grant_bridge(state: State, number: int, source: str) -> None:
    state.seats[number].offer("bridges", 1, source)
    state.pending.append(BuildBridge(number))


class BuildBridge(Boon):
    def uses(self, state: State) -> list[Action]:
        return [BRIDGE[site] for site in free_sites(state, state.seats[self.seat])]

    def use(self, state: State, action: Action) -> None:
        site = action.index - BRIDGE[0].index
        state.build_bridge(self.seat, site)
        a, b = SITES[site]
        # An own building stands at one end, so nobody else's groups are joined.
        claim(state, self.seat, 0, new_towns(state, self.seat, 1 << a | 1 << b))
