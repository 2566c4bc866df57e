"""Preparing the game: the standard sets and the draft. (Rulebook: Preparation; Variant with a draft)"""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision, Step

from ..content.boards import FACTIONS
from ..content.tiles import (
    BOOK_ACTIONS_IN_PLAY,
    COMPETENCIES,
    ROUND_BONUSES,
)
from .beginning import (
    FirstBuildings,
    FirstCompetencies,
    FirstSpades,
    StartingGoods,
)
from .deck import Automaton
from .laying import (
    OPEN_BONUSES,
    ChooseBonus,
    DealFaction,
    Lay,
    LayBoard,
    LayBonus,
    LayBookAction,
    LayCompetency,
    LayFinal,
    LayInnovation,
    LayPalace,
    LayPalaces,
    LayScoring,
    OpenBonuses,
    innovation_places,
)
from .map import LARGE, SMALL
from .moves import (
    CHOOSE,
    DEAL_BONUS,
    DEAL_FACTION,
    DRAFT_BOARD,
    DRAFT_FACTION,
    DRAFT_PALACE,
)
from .rounds import Round
from .scoring import FinalScoring
from .seat import Seat
from .solo import solo
from .state import State
from .tile import NONE
from .vocabulary import (
    ROUNDS,
    TERRAINS,
    Source,
)

DRAFT_BOARDS: Final = 6


def new_state(players: int, *, draft: bool, small_map: bool, edition: int) -> State:
    """Alone one plays against the Automa, which takes a seat of its own."""
    participants = max(players, 2)
    side = SMALL if participants == 2 or (participants == 3 and small_map) else LARGE
    stack: list[Decision[State]] = [FinalScoring()]
    stack += [Round(number) for number in range(ROUNDS, 0, -1)]
    stack += [FirstSpades(), FirstCompetencies(), FirstBuildings(), StartingGoods()]
    if players == 1:
        stack += solo()
    elif draft:
        stack += _draft(participants)
    else:
        stack += _bundles(participants)
    stack += [LayCompetency() for _ in COMPETENCIES]
    stack += [LayInnovation() for _ in range(innovation_places(participants))]
    stack += [LayBookAction() for _ in range(BOOK_ACTIONS_IN_PLAY)]
    stack += [LayFinal()]
    stack += [LayScoring(number) for number in range(1, ROUNDS + 1)]
    state = State([Seat(number) for number in range(participants)], side, stack)
    state.edition = edition
    if players == 1:
        state.automa = Automaton()
    return state


# --- the standard sets


def _bundles(participants: int) -> list[Decision[State]]:
    stack: list[Decision[State]] = [OpenBonuses()]
    stack += [ChooseBundle(seat) for seat in range(participants)]  # the first player chooses last
    stack += [LayBonus() for _ in range(OPEN_BONUSES)]
    for terrain in range(len(TERRAINS) - 1, -1, -1):
        stack += [DealBonus(terrain), DealFaction(terrain)]
    stack += [LayPalaces(), *[LayPalace() for _ in range(participants + 1)]]
    return stack


class DealBonus(DealFaction):
    """A round bonus beside it."""

    def legal(self, state: State) -> Sequence[Action]:
        dealt = [bonus for _, _, bonus in state.bundles]
        return [DEAL_BONUS[n] for n in range(len(ROUND_BONUSES)) if n not in dealt]

    def apply(self, state: State, action: Action) -> None:
        terrain, faction, _ = state.bundles[-1]
        state.set_bundles((*state.bundles[:-1], (terrain, faction, action.index - DEAL_BONUS[0].index)))


class ChooseBundle(Decision[State]):
    """A set of planning board, faction and round bonus."""

    def legal(self, state: State) -> Sequence[Action]:
        return [CHOOSE[terrain] for terrain, _, _ in state.bundles]

    def apply(self, state: State, action: Action) -> None:
        chosen = action.index - CHOOSE[0].index
        seat = state.seats[self.seat]
        terrain, faction, bonus = next(each for each in state.bundles if each[0] == chosen)
        seat.choose_board(terrain)
        seat.choose_faction(faction)
        seat.hold_bonus(bonus, Source.SETUP)
        state.set_bundles(tuple([each for each in state.bundles if each[0] != chosen]))


# --- the draft


def _draft(participants: int) -> list[Decision[State]]:
    stack: list[Decision[State]] = [OpenBonuses()]
    stack += [ChooseBonus(seat) for seat in range(participants)]  # counter-clockwise, the first player last
    stack += [ClearDraft()]
    stack += [Draft(seat) for seat in reversed(range(participants))] * 3
    stack += [LayBonus() for _ in range(participants + OPEN_BONUSES)]
    stack += [LayPalace() for _ in range(participants + 1)]
    stack += [LayFaction() for _ in range(participants + 1)]
    stack += [LayBoard() for _ in range(DRAFT_BOARDS)]
    return stack


class LayFaction(Lay):
    def legal(self, state: State) -> Sequence[Action]:
        laid = [faction for _, faction, _ in state.bundles]
        return [DEAL_FACTION[n] for n in range(len(FACTIONS)) if n not in laid]

    def apply(self, state: State, action: Action) -> None:
        state.set_bundles((*state.bundles, (NONE, action.index - DEAL_FACTION[0].index, NONE)))


class Draft(Decision[State]):
    """A planning board, a faction or a palace, of a kind that one has not taken yet."""

    def legal(self, state: State) -> Sequence[Action]:
        seat = state.seats[self.seat]
        answers: list[Action] = []
        if seat.terrain == NONE:
            answers += [DRAFT_BOARD[terrain] for terrain, _, _ in state.bundles if terrain != NONE]
        if seat.faction == NONE:
            answers += [DRAFT_FACTION[faction] for _, faction, _ in state.bundles if faction != NONE]
        if seat.drafted == NONE:
            answers += [DRAFT_PALACE[palace] for palace in state.palaces]
        return answers

    def apply(self, state: State, action: Action) -> None:
        seat = state.seats[self.seat]
        if action in DRAFT_BOARD:
            seat.choose_board(DRAFT_BOARD.index(action))
            state.set_bundles(tuple([each for each in state.bundles if each[0] != seat.terrain]))
        elif action in DRAFT_FACTION:
            seat.choose_faction(DRAFT_FACTION.index(action))
            state.set_bundles(tuple([each for each in state.bundles if each[1] != seat.faction]))
        else:
            seat.draft_palace(DRAFT_PALACE.index(action))
            state.set_palaces(tuple([each for each in state.palaces if each != seat.drafted]), Source.SETUP)


class ClearDraft(Step[State]):
    """What nobody took goes back into the box."""

    def run(self, state: State) -> None:
        state.set_palaces((), Source.SETUP)
