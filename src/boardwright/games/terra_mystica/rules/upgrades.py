"""Upgrading a building. (Rulebook: Upgrading a building)"""

from collections.abc import Mapping, Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision
from boardwright.kernel.kind import Kind
from boardwright.kernel.verdict import Reason, Verdict, Words
from boardwright.parts.hexgrid import bits

from .ability import ability
from .faction import Faction
from .map import GRID, NAMES
from .moves import UPGRADE, UPGRADE_ON
from .reach import NONE_ON_BOARD
from .state import State, joined
from .structures import claim_building, score_building
from .vocabulary import (
    ABILITIES,
    DWELLING,
    NUMBERS,
    PRICES_OF,
    STRONGHOLD,
    STRUCTURES,
    TEMPLE,
    TRADING_HOUSE,
    Gain,
    Source,
)

UPGRADES_FROM: Final = (-1, DWELLING, TRADING_HOUSE, TRADING_HOUSE, TEMPLE)

HIGHEST: Final = Reason("reason-highest")
NO_UPGRADE: Final = Reason("reason-no-upgrade")


def upgrade_cost(state: State, number: int, structure: int, hex: int) -> Gain:
    near = GRID.neighbours[hex] | joined(state, 1 << hex) if structure == TRADING_HOUSE else 0
    alone = structure == TRADING_HOUSE and not near & state.others(number)
    return upgrade_price(state.seats[number].faction, structure, alone)


def upgrade_price(faction: Faction, structure: int, alone: bool) -> Gain:
    """A trading house costs twice the coins where no opponent is directly adjacent."""
    return faction.lonely_trading_house if alone and structure == TRADING_HOUSE else faction.costs[structure]


class Upgrade(Kind[State, Decision[State], tuple[int, int]]):
    """A building is replaced by the next one; which that is, its kind says."""

    def why_none(self, state: State, asked: Decision[State]) -> Reason | None:
        return None if self.options(state, asked) else NO_UPGRADE

    def options(self, state: State, asked: Decision[State]) -> Sequence[tuple[int, int]]:
        seat = state.seats[asked.seat]
        return [(each, hex) for each in range(1, 5) for hex in bits(seat.structures[UPGRADES_FROM[each]])]

    def why_not(self, state: State, asked: Decision[State], option: tuple[int, int]) -> Reason | None:
        structure = option[0]
        return NONE_ON_BOARD[structure] if state.seats[asked.seat].count(structure) >= NUMBERS[structure] else None

    def prices(self, state: State, asked: Decision[State], option: tuple[int, int]) -> Sequence[Gain]:
        return (upgrade_cost(state, asked.seat, option[0], option[1]),)

    def why_short(
        self, state: State, asked: Decision[State], option: tuple[int, int], missing: Mapping[str, int]
    ) -> Reason:
        return Reason("reason-short", option[0], missing)

    def do(self, state: State, asked: Decision[State], option: tuple[int, int]) -> None:
        structure, hex = option
        state.seats[asked.seat].pay(upgrade_cost(state, asked.seat, structure, hex), PRICES_OF[structure])
        upgrade(state, asked.seat, structure, hex, Source.ACTION)

    def targets(self, state: State, asked: Decision[State], option: tuple[int, int]) -> Sequence[str]:
        return (NAMES[option[1]],)

    def words(self, state: State, asked: Decision[State], option: tuple[int, int]) -> Words:
        return f"upgrade-{STRUCTURES[option[0]]}", {"hex": option[1]}

    def verdicts(self, state: State, asked: Decision[State]) -> list[Verdict]:
        """A building that cannot be upgraded says why, of each structure that it could become."""
        found = super().verdicts(state, asked)
        for hex in bits(state.seats[asked.seat].buildings):
            reasons = [verdict.reason for verdict in found if NAMES[hex] in verdict.targets]
            if None not in reasons:
                found.insert(0, Verdict(None, [NAMES[hex]], _together(reasons)))
        return found

    def legal(self, state: State, asked: Decision[State], answers: list[Action]) -> None:
        """Buildings are looked at only if the price can be paid where it is lowest."""
        seat = state.seats[asked.seat]
        for structure in range(1, 5):
            hexes, cost = seat.structures[UPGRADES_FROM[structure]], seat.faction.costs[structure]
            if hexes and seat.can_pay(cost) and seat.count(structure) < NUMBERS[structure]:
                on = UPGRADE_ON[structure - 1]
                for hex in bits(hexes):
                    if structure != TRADING_HOUSE or seat.can_pay(upgrade_cost(state, asked.seat, structure, hex)):
                        answers.append(on[hex])


UPGRADING: Final = Upgrade(UPGRADE, "upgrade")


def _together(reasons: Sequence[Reason | None]) -> Reason:
    both: Reason | None = None
    for reason in reversed(reasons):
        assert reason is not None
        both = Reason(reason.id, reason.number, reason.missing, both)
    return both or HIGHEST


def upgrade(state: State, number: int, structure: int, hex: int, source: str) -> None:
    seat = state.seats[number]
    seat.replace(UPGRADES_FROM[structure], structure, hex, source)
    score_building(state, number, structure, hex)
    if structure == STRONGHOLD:
        seat.gain(seat.faction.at_once, Source.STRONGHOLD)
        seat.score(seat.faction.at_once.points, ABILITIES, Source.STRONGHOLD)
        ability(seat).stronghold_built(state, number)
    claim_building(state, number, structure, hex)
