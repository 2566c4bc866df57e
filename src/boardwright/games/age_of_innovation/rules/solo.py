"""Preparing a game against the Automa: boards with two factions each, and who the Automa is. (The booklet of the solo
game)"""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.action import Verb
from boardwright.kernel.decision import Decision, Step
from boardwright.kernel.kind import Sole
from boardwright.kernel.verdict import Words

from ..content.automa import AUTOMA_FACTIONS
from ..content.boards import BOARDS
from ..content.factions import FACTIONS
from .laying import OPEN_BONUSES, ChooseBonus, DealFaction, LayBoard, LayBonus, LayPalace, LayPalaces, OpenBonuses
from .moves import AUTOMA_FACTION, AUTOMA_LEVEL, AUTOMA_TERRAIN, CHOOSE, DRAFT_FACTION
from .state import State
from .tile import NONE
from .vocabulary import TERRAINS

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

    def do(self, state: State, faction: int) -> None:
        terrain, _, bonus = state.bundles[-1]
        state.set_bundles((*state.bundles[:-1], (terrain, faction, bonus)))

    def words(self, state: State, faction: int) -> Words:
        return "deal-faction-of-set", {"board": BOARDS[state.bundles[-1][0]], "tile": FACTIONS[faction]}


class DealSecondFaction(DealFirstFaction):
    """And a second one to choose from."""

    def do(self, state: State, faction: int) -> None:
        state.set_bundles((*state.bundles, (state.bundles[-1][0], faction, NONE)))


class ChooseSoloBoard(Sole[State, int]):
    verb: Verb[int] = CHOOSE
    noun = "set"

    def options(self, state: State) -> Sequence[int]:
        return [terrain for terrain, _, _ in state.bundles[::SOLO_FACTIONS]]

    def do(self, state: State, terrain: int) -> None:
        state.seats[self.seat].choose_board(terrain)
        state.set_bundles(tuple([each for each in state.bundles if each[0] == terrain]))


class ChooseSoloFaction(Sole[State, int]):
    """One of the two on the chosen card."""

    verb: Verb[int] = DRAFT_FACTION

    def options(self, state: State) -> Sequence[int]:
        return [faction for _, faction, _ in state.bundles]

    def do(self, state: State, faction: int) -> None:
        state.seats[self.seat].choose_faction(faction)

    def words(self, state: State, faction: int) -> Words:
        return "take", {"what": FACTIONS[faction]}


class ChooseAutomaLevel(Sole[State, int]):
    verb: Verb[int] = AUTOMA_LEVEL

    def do(self, state: State, level: int) -> None:
        assert state.automa is not None
        state.automa.be(level, state.automa.faction)

    def words(self, state: State, level: int) -> Words:
        return "automa-level", {"strength": level}


class ChooseAutomaFaction(Sole[State, int]):
    verb: Verb[int] = AUTOMA_FACTION

    def do(self, state: State, faction: int) -> None:
        assert state.automa is not None
        state.automa.be(state.automa.level, faction)

    def words(self, state: State, faction: int) -> Words:
        return "automa-faction", {"name": AUTOMA_FACTIONS[faction]}


class ChooseAutomaTerrain(Sole[State, int]):
    """Any but the own one."""

    verb: Verb[int] = AUTOMA_TERRAIN

    def options(self, state: State) -> Sequence[int]:
        return [terrain for terrain in range(len(TERRAINS)) if terrain != state.seats[self.seat].terrain]

    def do(self, state: State, terrain: int) -> None:
        state.seats[-1].choose_board(terrain)

    def words(self, state: State, terrain: int) -> Words:
        return "automa-terrain", {"terrain": terrain}


class AutomaBonus(Step[State]):
    """The leftmost round bonus."""

    def run(self, state: State) -> None:
        state.take_first_bonus(len(state.seats) - 1, state.bonus_row[0])
