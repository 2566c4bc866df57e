"""What is laid out before the game, and what more than one kind of preparation asks. (Rulebook: Preparation)"""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import CHANCE, Decision, Step

from ..content.boards import BOARDS, FACTIONS
from ..content.tiles import (
    ALWAYS_OUT,
    BOOK_ACTIONS,
    COMPETENCIES,
    FINAL_TILES,
    INNOVATIONS,
    PALACES,
    ROUND_BONUSES,
    SCORING_TILES,
    SPADE_TILE,
    SPADE_TILE_UNTIL,
)
from .moves import (
    BONUS,
    DEAL_BOARD,
    DEAL_BONUS,
    DEAL_BOOKS,
    DEAL_COMPETENCY,
    DEAL_FACTION,
    DEAL_FINAL,
    DEAL_INNOVATION,
    DEAL_PALACE,
    DEAL_SCORE,
)
from .state import WIDE, State
from .tile import NONE
from .vocabulary import (
    ROUNDS,
    Source,
)

OPEN_BONUSES: Final = 3
THIRD: Final = 3  # of the tiles of a discipline: not in rounds 1 to 5 together with the other two


class LayScoring(Decision[State]):
    """The tile of a round; the last round's is drawn first. The spades never lie in the last two rounds, and the third
    tile of a discipline only where one of them lies in the last round."""

    def __init__(self, number: int) -> None:
        super().__init__(CHANCE)
        self.number: Final[int] = number

    def legal(self, state: State) -> Sequence[Action]:
        return [DEAL_SCORE[tile] for tile in range(len(SCORING_TILES)) if self._fits(state, tile)]

    def _fits(self, state: State, tile: int) -> bool:
        if tile in state.scoring or (tile == SPADE_TILE and self.number > SPADE_TILE_UNTIL):
            return False
        discipline = SCORING_TILES[tile].discipline
        drawn = [SCORING_TILES[each].discipline for each in state.scoring]
        return drawn.count(discipline) + 1 < THIRD or drawn[-1] == discipline

    def apply(self, state: State, action: Action) -> None:
        state.draw_scoring(action.index - DEAL_SCORE[0].index)

    def args(self) -> Sequence[int]:
        return (self.number,)


class Lay(Decision[State]):
    """Chance lays something out."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def args(self) -> Sequence[int]:
        return ()


class LayFinal(Lay):
    """It does not show the building of the last round's tile."""

    def legal(self, state: State) -> Sequence[Action]:
        shown = SCORING_TILES[state.scoring[ROUNDS - 1]].scores
        return [DEAL_FINAL[n] for n, tile in enumerate(FINAL_TILES) if tile.building not in shown]

    def apply(self, state: State, action: Action) -> None:
        state.draw_final(action.index - DEAL_FINAL[0].index)


class LayBookAction(Lay):
    def legal(self, state: State) -> Sequence[Action]:
        return [DEAL_BOOKS[n] for n in range(len(BOOK_ACTIONS)) if n not in state.book_actions]

    def apply(self, state: State, action: Action) -> None:
        state.lay_book_action(action.index - DEAL_BOOKS[0].index)


def innovation_places(participants: int) -> int:
    """Of innovations: two and two for each player."""
    return 2 + 2 * participants


def display_places(participants: int) -> range:
    """With an even number of players the two wide places are used, with an odd number rows of four only."""
    places = innovation_places(participants)
    return range(places) if participants % 2 == 0 else range(WIDE, WIDE + places)


class LayInnovation(Lay):
    def legal(self, state: State) -> Sequence[Action]:
        return [DEAL_INNOVATION[n] for n in range(len(INNOVATIONS)) if n not in state.display]

    def apply(self, state: State, action: Action) -> None:
        place = next(each for each in display_places(len(state.seats)) if state.display[each] == NONE)
        state.lay_innovation(place, action.index - DEAL_INNOVATION[0].index)


class LayCompetency(Lay):
    """A stack on each of the twelve places."""

    def legal(self, state: State) -> Sequence[Action]:
        return [DEAL_COMPETENCY[n] for n in range(len(COMPETENCIES)) if n not in state.competency_places]

    def apply(self, state: State, action: Action) -> None:
        state.lay_competency(action.index - DEAL_COMPETENCY[0].index)


class LayPalaces(Step[State]):
    """Palace 17 lies out in every game without a draft."""

    def run(self, state: State) -> None:
        state.set_palaces((*state.palaces, ALWAYS_OUT), Source.SETUP)


class LayPalace(Lay):
    def legal(self, state: State) -> Sequence[Action]:
        return [DEAL_PALACE[n] for n in range(len(PALACES)) if n != ALWAYS_OUT and n not in state.palaces]

    def apply(self, state: State, action: Action) -> None:
        state.set_palaces(tuple(sorted((*state.palaces, action.index - DEAL_PALACE[0].index))), Source.SETUP)


class LayBonus(Lay):
    """A round bonus into the row of those that lie out."""

    def legal(self, state: State) -> Sequence[Action]:
        gone = [*state.bonus_row, *[bonus for _, _, bonus in state.bundles]]
        return [DEAL_BONUS[n] for n in range(len(ROUND_BONUSES)) if n not in gone]

    def apply(self, state: State, action: Action) -> None:
        state.set_bonus_row((*state.bonus_row, action.index - DEAL_BONUS[0].index), Source.SETUP)


class OpenBonuses(Step[State]):
    """A coin on each round bonus that lies out; sets and cards that nobody chose leave the game."""

    def run(self, state: State) -> None:
        state.set_bundles(())
        state.put_coins_on_bonuses()


# --- boards and factions, however they are chosen


class LayBoard(Lay):
    def legal(self, state: State) -> Sequence[Action]:
        laid = [terrain for terrain, _, _ in state.bundles]
        return [DEAL_BOARD[n] for n in range(len(BOARDS)) if n not in laid]

    def apply(self, state: State, action: Action) -> None:
        state.set_bundles((*state.bundles, (action.index - DEAL_BOARD[0].index, NONE, NONE)))


class DealFaction(Decision[State]):
    """A faction on a planning card."""

    def __init__(self, terrain: int) -> None:
        super().__init__(CHANCE)
        self.terrain: Final[int] = terrain

    def legal(self, state: State) -> Sequence[Action]:
        dealt = [faction for _, faction, _ in state.bundles]
        return [DEAL_FACTION[n] for n in range(len(FACTIONS)) if n not in dealt]

    def apply(self, state: State, action: Action) -> None:
        state.set_bundles((*state.bundles, (self.terrain, action.index - DEAL_FACTION[0].index, NONE)))

    def args(self) -> Sequence[int]:
        return (self.terrain,)


class ChooseBonus(Decision[State]):
    """The first round bonus."""

    def legal(self, state: State) -> Sequence[Action]:
        return [BONUS[bonus] for bonus in state.bonus_row]

    def apply(self, state: State, action: Action) -> None:
        state.take_first_bonus(self.seat, action.index - BONUS[0].index)
