"""Bridges. (Rulebook: the power action for a bridge; the moles)"""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.reason import FINE
from boardwright.parts.hexgrid import bits

from .cities import found_cities
from .map import PAIRS
from .moves import BRIDGE, DROP_BRIDGE
from .reasons import NO_BRIDGE_LEFT, NO_SITE
from .science import Gift
from .seat import Seat
from .state import State


def free_sites(state: State, seat: Seat, *, over_land: bool) -> list[int]:
    """Sites without a bridge that touch an own building, in the order of the map."""
    side = state.map
    found: set[int] = set()
    for h in bits(seat.buildings):
        found.update(side.sites_at[h])
        if over_land:
            found.update(side.land_sites_at[h])
    for pair, _ in state.bridges:
        found.discard(pair)
    return sorted(found)


def why_no_bridge(state: State, seat: Seat, *, over_land: bool = False) -> int:
    if not seat.bridges:
        return NO_BRIDGE_LEFT
    return FINE if free_sites(state, seat, over_land=over_land) else NO_SITE


class BuildBridges(Gift):
    """So many bridges, one after the other. One of an action is built, those of a reward may be given up; only the
    moles' own action may lay one over land."""

    def __init__(self, seat: int, bridges: int, optional: int, over_land: int) -> None:
        super().__init__(seat)
        self.bridges: Final[int] = bridges
        self.optional: Final[int] = optional
        self.over_land: Final[int] = over_land

    def legal(self, state: State) -> Sequence[Action]:
        seat = state.seats[self.seat]
        if not seat.bridges:
            return []
        answers = [BRIDGE[site] for site in free_sites(state, seat, over_land=bool(self.over_land))]
        return [*answers, DROP_BRIDGE] if answers and self.optional else answers

    def apply(self, state: State, action: Action) -> None:
        if action is DROP_BRIDGE:
            return
        if self.bridges > 1:
            state.pending.append(BuildBridges(self.seat, self.bridges - 1, self.optional, self.over_land))
        build_bridge(state, self.seat, action.index - BRIDGE[0].index)

    def args(self) -> Sequence[int]:
        return (self.seat, self.bridges, self.optional, self.over_land)


def build_bridge(state: State, number: int, pair: int) -> None:
    """An own building stands at one end, so nobody else's groups are joined."""
    state.build_bridge(number, pair)
    a, b = PAIRS[pair]
    found_cities(state, number, 1 << a | 1 << b)
