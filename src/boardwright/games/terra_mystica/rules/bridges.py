"""Bridges. (Rulebook: Building a bridge)"""

from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.kind import Kind, Kinds
from boardwright.kernel.verdict import Reason, Words

from .map import SITE_NAMES, SITES
from .moves import BRIDGE
from .power import CONVERTING, Boon, Drop
from .state import State
from .structures import claim, new_towns

NO_BRIDGE: Final = Reason("reason-no-bridge")
NO_OWN_END: Final = Reason("reason-no-own-end")
BUILT: Final = Reason("reason-bridge-built")


def grant_bridge(state: State, number: int, source: str) -> None:
    state.seats[number].offer("bridges", 1, source)
    state.pending.append(BuildBridge(number))


class BuildBridge(Boon):
    def kinds(self) -> Kinds:
        return _BUILD_BRIDGE


class Span(Kind[State, BuildBridge, int]):
    """A bridge touches an own building."""

    def why_not(self, state: State, asked: BuildBridge, site: int) -> Reason | None:
        seat = state.seats[asked.seat]
        if not seat.bridges:
            return NO_BRIDGE
        a, b = SITES[site]
        if not (seat.buildings >> a & 1 or seat.buildings >> b & 1):
            return NO_OWN_END
        return BUILT if site in [built for built, _ in state.bridges] else None

    def do(self, state: State, asked: BuildBridge, site: int) -> None:
        state.build_bridge(asked.seat, site, SITE_NAMES[site])
        a, b = SITES[site]
        # An own building stands at one end, so nobody else's groups are joined.
        claim(state, asked.seat, 0, new_towns(state, asked.seat, 1 << a | 1 << b))

    def words(self, state: State, asked: BuildBridge, site: int) -> Words:
        a, b = SITES[site]
        return "bridge", {"one": a, "other": b}

    def legal(self, state: State, asked: BuildBridge, answers: list[Action]) -> None:
        seat = state.seats[asked.seat]
        if not seat.bridges:
            return
        own, built = seat.buildings, [site for site, _ in state.bridges]
        for site, ends in enumerate(SITES):
            if (own >> ends[0] & 1 or own >> ends[1] & 1) and site not in built:
                answers.append(BRIDGE.actions[site])


_BUILD_BRIDGE: Final = Kinds(Span(BRIDGE), Drop("bridge"), *CONVERTING)
