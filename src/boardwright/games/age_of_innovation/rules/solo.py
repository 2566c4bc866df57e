"""Preparing a game against the Automa: boards with two factions each, and who the Automa is. (The booklet of the solo
game)"""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision, Step

from .laying import (
    OPEN_BONUSES,
    ChooseBonus,
    DealFaction,
    LayBoard,
    LayBonus,
    LayPalace,
    LayPalaces,
    OpenBonuses,
)
from .moves import (
    AUTOMA_FACTION,
    AUTOMA_LEVEL,
    AUTOMA_TERRAIN,
    CHOOSE,
    DEAL_FACTION,
    DRAFT_FACTION,
)
from .state import State
from .tile import NONE

SOLO_BOARDS: Final = 3
SOLO_FACTIONS: Final = 2  # to choose from on each


def solo() -> list[Decision[State]]:
    stack: list[Decision[State]] = [
        OpenBonuses(),
        ChooseBonus(0),
        AutomaBonus(),
        *[LayBonus() for _ in range(2 + OPEN_BONUSES)],
        ChooseAutomaTerrain(0),
        ChooseAutomaFaction(0),
        ChooseAutomaLevel(0),
        ChooseSoloFaction(0),
        ChooseSoloBoard(0),
    ]
    for _ in range(SOLO_BOARDS):
        stack += [DealSecondFaction(NONE), DealFirstFaction(NONE), LayBoard()]
    return [*stack, LayPalaces(), *[LayPalace() for _ in range(2)]]


class DealFirstFaction(DealFaction):
    """A faction on the card that was just laid out."""

    def apply(self, state: State, action: Action) -> None:
        terrain, _, bonus = state.bundles[-1]
        state.set_bundles((*state.bundles[:-1], (terrain, action.index - DEAL_FACTION[0].index, bonus)))


class DealSecondFaction(DealFaction):
    """And a second one to choose from."""

    def apply(self, state: State, action: Action) -> None:
        state.set_bundles((*state.bundles, (state.bundles[-1][0], action.index - DEAL_FACTION[0].index, NONE)))


class ChooseSoloBoard(Decision[State]):
    def legal(self, state: State) -> Sequence[Action]:
        return [CHOOSE[terrain] for terrain, _, _ in state.bundles[::SOLO_FACTIONS]]

    def apply(self, state: State, action: Action) -> None:
        seat = state.seats[self.seat]
        seat.choose_board(action.index - CHOOSE[0].index)
        state.set_bundles(tuple([each for each in state.bundles if each[0] == seat.terrain]))


class ChooseSoloFaction(Decision[State]):
    """One of the two on the chosen card."""

    def legal(self, state: State) -> Sequence[Action]:
        return [DRAFT_FACTION[faction] for _, faction, _ in state.bundles]

    def apply(self, state: State, action: Action) -> None:
        state.seats[self.seat].choose_faction(DRAFT_FACTION.index(action))


class ChooseAutomaLevel(Decision[State]):
    def legal(self, state: State) -> Sequence[Action]:
        return AUTOMA_LEVEL

    def apply(self, state: State, action: Action) -> None:
        assert state.automa is not None
        state.automa.be(AUTOMA_LEVEL.index(action), state.automa.faction)


class ChooseAutomaFaction(Decision[State]):
    def legal(self, state: State) -> Sequence[Action]:
        return AUTOMA_FACTION

    def apply(self, state: State, action: Action) -> None:
        assert state.automa is not None
        state.automa.be(state.automa.level, AUTOMA_FACTION.index(action))


class ChooseAutomaTerrain(Decision[State]):
    """Any but the own one."""

    def legal(self, state: State) -> Sequence[Action]:
        return [action for terrain, action in enumerate(AUTOMA_TERRAIN) if terrain != state.seats[self.seat].terrain]

    def apply(self, state: State, action: Action) -> None:
        state.seats[-1].choose_board(AUTOMA_TERRAIN.index(action))


class AutomaBonus(Step[State]):
    """The leftmost round bonus."""

    def run(self, state: State) -> None:
        state.take_first_bonus(len(state.seats) - 1, state.bonus_row[0])
