"""Upgrading a building. (Rulebook: Upgrading a building)"""

from collections.abc import Mapping, Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision
from boardwright.kernel.kind import Kind, Kinds
from boardwright.kernel.verdict import Reason, Verdict, Words
from boardwright.parts.hexgrid import bits

from ..content.factions import FACTIONS
from .faction import Ability, Faction
from .map import GRID, NAMES
from .moves import ORDAIN, UPGRADE, UPGRADE_ON
from .power import CONVERTING, OwnDecision
from .reach import NONE_ON_BOARD
from .state import State, joined
from .structures import advance_shipping, claim_building, score_building
from .terraform import gain_spades
from .vocabulary import (
    ABILITIES,
    DWELLING,
    NUMBERS,
    PRICES_OF,
    PRIESTS,
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
    return _LONELY[faction.ability] if alone and structure == TRADING_HOUSE else faction.costs[structure]


def _doubled(cost: Gain) -> Gain:
    return cost + Gain(coins=cost.coins)


_LONELY: Final[tuple[Gain, ...]] = tuple([_doubled(faction.costs[TRADING_HOUSE]) for faction in FACTIONS])


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
    seat.remove(UPGRADES_FROM[structure], hex, source)
    seat.place(structure, hex, source)
    score_building(state, number, structure, hex)
    if structure == STRONGHOLD:
        _stronghold_at_once(state, number)
    claim_building(state, number, structure, hex)


def _stronghold_at_once(state: State, number: int) -> None:
    """What else a stronghold brings when it is built."""
    seat = state.seats[number]
    ability = seat.faction.ability
    if ability == Ability.ALCHEMISTS:
        seat.gain_power(12, Source.STRONGHOLD)
    elif ability == Ability.CULTISTS:
        seat.score(7, ABILITIES, Source.STRONGHOLD)
    elif ability == Ability.DARKLINGS:
        state.pending.append(Ordain(number))
    elif ability == Ability.HALFLINGS:
        gain_spades(state, number, 3, Source.STRONGHOLD)
    elif ability == Ability.MERMAIDS:
        advance_shipping(seat, Source.STRONGHOLD)


class Ordain(OwnDecision):
    """Darklings' stronghold: up to three workers become priests, once."""

    def kinds(self) -> Kinds:
        return _ORDAIN

    def is_aside(self, action: Action) -> bool:
        return action is ORDAIN[0] or super().is_aside(action)


class OrdainWorkers(Kind[State, Ordain, int]):
    def options(self, state: State, asked: Ordain) -> Sequence[int]:
        seat = state.seats[asked.seat]
        most = min(3, seat.workers, PRIESTS - seat.priests_sent - seat.priests)
        return range(most + 1)

    def do(self, state: State, asked: Ordain, number: int) -> None:
        state.seats[asked.seat].add(0, -number, number, Source.STRONGHOLD)

    def words(self, state: State, asked: Ordain, number: int) -> Words:
        return ("ordain", {"workers": number}) if number else ("ordain-nobody", {})


_ORDAIN: Final = Kinds(OrdainWorkers(ORDAIN), *CONVERTING)
