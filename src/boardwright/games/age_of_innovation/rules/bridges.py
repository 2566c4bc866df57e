"""Bridges. (Rulebook: the power action for a bridge; factions)"""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.kind import Kind, Kinds, Question
from boardwright.kernel.verdict import Reason, Words
from boardwright.parts.hexgrid import bits

from .cities import found_cities
from .map import PAIR_NAMES, PAIRS
from .moves import BRIDGE, DROP_BRIDGE
from .seat import Seat
from .state import State

NO_BRIDGE_LEFT: Final = Reason("no-bridge-left")
NO_SITE: Final = Reason("no-site")


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


def why_no_bridge(state: State, seat: Seat, *, over_land: bool = False) -> Reason | None:
    if not seat.bridges:
        return NO_BRIDGE_LEFT
    return None if free_sites(state, seat, over_land=over_land) else NO_SITE


class BuildBridges(Question[State]):
    """So many bridges, one after the other. One of an action is built, those of a reward may be given up; only a
    faction's own action may lay one over land."""

    def __init__(self, seat: int, bridges: int, optional: int, over_land: int) -> None:
        super().__init__(seat)
        self.bridges: Final[int] = bridges
        self.optional: Final[int] = optional
        self.over_land: Final[int] = over_land

    def why_none(self, state: State) -> Reason | None:
        return why_no_bridge(state, state.seats[self.seat], over_land=bool(self.over_land))

    def kinds(self) -> Kinds:
        return _BRIDGES

    def args(self) -> Sequence[int]:
        return (self.seat, self.bridges, self.optional, self.over_land)


class BuildBridge(Kind[State, BuildBridges, int]):
    noun = "site"

    def options(self, state: State, asked: BuildBridges) -> Sequence[int]:
        seat = state.seats[asked.seat]
        return free_sites(state, seat, over_land=bool(asked.over_land)) if seat.bridges else []

    def do(self, state: State, asked: BuildBridges, site: int) -> None:
        if asked.bridges > 1:
            state.pending.append(BuildBridges(asked.seat, asked.bridges - 1, asked.optional, asked.over_land))
        build_bridge(state, asked.seat, site)


class LeaveBridges(Kind[State, BuildBridges, int]):
    aside = True

    def options(self, state: State, asked: BuildBridges) -> Sequence[int]:
        return [0] if asked.optional and asked.why_none(state) is None else []

    def words(self, state: State, asked: BuildBridges, option: int) -> Words:
        return "drop-bridge", {}


_BRIDGES: Final = Kinds(BuildBridge(BRIDGE), LeaveBridges(DROP_BRIDGE))


def build_bridge(state: State, number: int, pair: int) -> None:
    """An own building stands at one end, so nobody else's groups are joined."""
    state.build_bridge(number, pair, PAIR_NAMES[pair])
    a, b = PAIRS[pair]
    found_cities(state, number, 1 << a | 1 << b)
