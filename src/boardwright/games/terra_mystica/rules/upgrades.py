"""Upgrading a building. (Rulebook: Upgrading a building)"""

from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.reason import FINE

from ..content.factions import FACTIONS
from .faction import Ability, Faction
from .map import GRID
from .moves import ORDAIN, UPGRADE
from .power import OwnDecision
from .reasons import NONE_ON_BOARD, SHORT
from .seat import Seat
from .state import State, joined
from .structures import advance_shipping, claim_building, score_building
from .terraform import gain_spades
from .vocabulary import (
    ABILITIES,
    DWELLING,
    NUMBERS,
    PRIESTS,
    STRONGHOLD,
    TEMPLE,
    TRADING_HOUSE,
    Gain,
    Source,
)

UPGRADES_FROM: Final = (-1, DWELLING, TRADING_HOUSE, TRADING_HOUSE, TEMPLE)


def upgrade_cost(state: State, number: int, structure: int, hex: int) -> Gain:
    near = GRID.neighbours[hex] | joined(state, 1 << hex) if structure == TRADING_HOUSE else 0
    alone = structure == TRADING_HOUSE and not near & state.others(number)
    return upgrade_price(state.seats[number].faction, structure, alone)


def upgrade_price(faction: Faction, structure: int, alone: bool) -> Gain:
    """A trading house costs twice the coins where no opponent is directly adjacent."""
    return _LONELY[faction.ability] if alone and structure == TRADING_HOUSE else faction.costs[structure]


def _doubled(cost: Gain) -> Gain:
    return Gain(f"{cost.workers}w {2 * cost.coins}c")


_LONELY: Final[tuple[Gain, ...]] = tuple([_doubled(faction.costs[TRADING_HOUSE]) for faction in FACTIONS])


def upgrades_closed(seat: Seat, structure: int) -> int:
    """Wherever it would stand, whoever the neighbours are."""
    if seat.count(structure) >= NUMBERS[structure]:
        return NONE_ON_BOARD
    return FINE if seat.can_pay(seat.faction.costs[structure]) else SHORT


def upgrade_closed(state: State, seat: Seat, structure: int, hex: int) -> int:
    """Of a building that it is made from."""
    closed = upgrades_closed(seat, structure)
    if closed != FINE:
        return closed
    return FINE if seat.can_pay(upgrade_cost(state, seat.number, structure, hex)) else SHORT


def upgrade_of(action: Action) -> tuple[int, int]:
    """The structure and the hex of an upgrade."""
    for structure in range(1, 5):
        if action in UPGRADE[structure - 1]:
            return structure, UPGRADE[structure - 1].index(action)
    raise AssertionError(action)


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

    def options(self, state: State) -> list[Action]:
        seat = state.seats[self.seat]
        most = min(3, seat.workers, PRIESTS - seat.priests_sent - seat.priests)
        return list(ORDAIN[: most + 1])

    def choose(self, state: State, action: Action) -> None:
        number = action.index - ORDAIN[0].index
        state.seats[self.seat].add(0, -number, number, Source.STRONGHOLD)
