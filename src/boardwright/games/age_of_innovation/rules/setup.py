"""Preparing the game: the standard sets and the draft. (Rulebook: Preparation; Variant with a draft)"""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.action import Verb
from boardwright.kernel.decision import Decision, Step
from boardwright.kernel.kind import Kind, Kinds, Question, Sole
from boardwright.kernel.verdict import Words

from ..content.boards import BOARDS
from ..content.factions import FACTIONS
from ..content.tiles import BOOK_ACTIONS_IN_PLAY, COMPETENCIES, PALACES, ROUND_BONUSES
from .beginning import FirstBuildings, FirstCompetencies, FirstSpades, StartingGoods
from .deck import Automaton
from .laying import (
    OPEN_BONUSES,
    Chance,
    ChooseBonus,
    DealFaction,
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
from .moves import CHOOSE, DEAL_BONUS, DEAL_FACTION, DRAFT_BOARD, DRAFT_FACTION, DRAFT_PALACE
from .rounds import Round
from .scoring import FinalScoring
from .seat import Seat
from .solo import solo
from .state import State
from .tile import NONE
from .vocabulary import ROUNDS, TERRAINS, Source

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

    verb: Verb[int] = DEAL_BONUS

    def options(self, state: State) -> Sequence[int]:
        dealt = [bonus for _, _, bonus in state.bundles]
        return [n for n in range(len(ROUND_BONUSES)) if n not in dealt]

    def do(self, state: State, bonus: int) -> None:
        terrain, faction, _ = state.bundles[-1]
        state.set_bundles((*state.bundles[:-1], (terrain, faction, bonus)))

    def words(self, state: State, bonus: int) -> Words:
        return "deal-bonus-of-set", {"board": BOARDS[state.bundles[-1][0]], "tile": ROUND_BONUSES[bonus]}


class ChooseBundle(Sole[State, int]):
    """A set of planning board, faction and round bonus."""

    verb: Verb[int] = CHOOSE
    noun = "set"

    def options(self, state: State) -> Sequence[int]:
        return [terrain for terrain, _, _ in state.bundles]

    def do(self, state: State, chosen: int) -> None:
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


class LayFaction(Chance):
    verb: Verb[int] = DEAL_FACTION

    def options(self, state: State) -> Sequence[int]:
        laid = [faction for _, faction, _ in state.bundles]
        return [n for n in range(len(FACTIONS)) if n not in laid]

    def do(self, state: State, faction: int) -> None:
        state.set_bundles((*state.bundles, (NONE, faction, NONE)))

    def words(self, state: State, faction: int) -> Words:
        return "deal-faction", {"tile": FACTIONS[faction]}


class Draft(Question[State]):
    """A planning board, a faction or a palace, of a kind that one has not taken yet."""

    def kinds(self) -> Kinds:
        return _DRAFT


class DraftBoard(Kind[State, Draft, int]):
    def options(self, state: State, asked: Draft) -> Sequence[int]:
        taken = state.seats[asked.seat].terrain != NONE
        return [] if taken else [terrain for terrain, _, _ in state.bundles if terrain != NONE]

    def do(self, state: State, asked: Draft, terrain: int) -> None:
        state.seats[asked.seat].choose_board(terrain)
        state.set_bundles(tuple([each for each in state.bundles if each[0] != terrain]))

    def words(self, state: State, asked: Draft, terrain: int) -> Words:
        return "take", {"what": BOARDS[terrain]}


class DraftFaction(Kind[State, Draft, int]):
    def options(self, state: State, asked: Draft) -> Sequence[int]:
        taken = state.seats[asked.seat].faction != NONE
        return [] if taken else [faction for _, faction, _ in state.bundles if faction != NONE]

    def do(self, state: State, asked: Draft, faction: int) -> None:
        state.seats[asked.seat].choose_faction(faction)
        state.set_bundles(tuple([each for each in state.bundles if each[1] != faction]))

    def words(self, state: State, asked: Draft, faction: int) -> Words:
        return "take", {"what": FACTIONS[faction]}


class DraftPalace(Kind[State, Draft, int]):
    def options(self, state: State, asked: Draft) -> Sequence[int]:
        return state.palaces if state.seats[asked.seat].drafted == NONE else []

    def do(self, state: State, asked: Draft, palace: int) -> None:
        state.seats[asked.seat].draft_palace(palace)
        state.set_palaces(tuple([each for each in state.palaces if each != palace]), Source.SETUP)

    def words(self, state: State, asked: Draft, palace: int) -> Words:
        return "take", {"what": PALACES[palace]}


_DRAFT: Final = Kinds(DraftBoard(DRAFT_BOARD), DraftFaction(DRAFT_FACTION), DraftPalace(DRAFT_PALACE))


class ClearDraft(Step[State]):
    """What nobody took goes back into the box."""

    def run(self, state: State) -> None:
        state.set_palaces((), Source.SETUP)
