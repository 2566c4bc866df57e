"""What is laid out before the game, and what more than one kind of preparation asks. (Rulebook: Preparation)"""

from collections.abc import Sequence
from typing import ClassVar, Final

from boardwright.kernel.action import Action, Verb
from boardwright.kernel.decision import CHANCE, Step
from boardwright.kernel.kind import Sole
from boardwright.kernel.verdict import Words

from ..content.boards import BOARDS
from ..content.factions import FACTIONS
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
from .vocabulary import DISCIPLINES, ROUNDS, Source

OPEN_BONUSES: Final = 3
THIRD: Final = 3  # of the tiles of a discipline: not in rounds 1 to 5 together with the other two


class Chance(Sole[State, int]):
    abstract: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def legal(self, state: State) -> Sequence[Action]:
        actions = self.verb.actions
        return [actions[option] for option in self.options(state)]

    def args(self) -> Sequence[int]:
        return ()


class LayScoring(Chance):
    """The tile of a round; the last round's is drawn first. The spades never lie in the last two rounds, and the third
    tile of a discipline only where one of them lies in the last round."""

    verb: Verb[int] = DEAL_SCORE

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number: Final[int] = number

    def options(self, state: State) -> Sequence[int]:
        return [tile for tile in range(len(SCORING_TILES)) if self._fits(state, tile)]

    def _fits(self, state: State, tile: int) -> bool:
        if tile in state.scoring or (tile == SPADE_TILE and self.number > SPADE_TILE_UNTIL):
            return False
        discipline = SCORING_TILES[tile].discipline
        drawn = [SCORING_TILES[each].discipline for each in state.scoring]
        return drawn.count(discipline) + 1 < THIRD or drawn[-1] == discipline

    def do(self, state: State, tile: int) -> None:
        state.draw_scoring(tile, SCORING_TILES[tile].id)

    def words(self, state: State, tile: int) -> Words:
        return "deal-score", {"round": self.number, "tile": SCORING_TILES[tile]}

    def args(self) -> Sequence[int]:
        return (self.number,)


class LayFinal(Chance):
    """It does not show the building of the last round's tile."""

    verb: Verb[int] = DEAL_FINAL

    def options(self, state: State) -> Sequence[int]:
        shown = SCORING_TILES[state.scoring[ROUNDS - 1]].scores
        return [n for n, tile in enumerate(FINAL_TILES) if tile.building not in shown]

    def do(self, state: State, tile: int) -> None:
        state.draw_final(tile)

    def words(self, state: State, tile: int) -> Words:
        return "deal-final", {"tile": FINAL_TILES[tile]}


class LayBookAction(Chance):
    verb: Verb[int] = DEAL_BOOKS

    def options(self, state: State) -> Sequence[int]:
        return [n for n in range(len(BOOK_ACTIONS)) if n not in state.book_actions]

    def do(self, state: State, which: int) -> None:
        state.lay_book_action(which)

    def words(self, state: State, which: int) -> Words:
        return "deal-books", {"tile": BOOK_ACTIONS[which]}


def innovation_places(participants: int) -> int:
    """Of innovations: two and two for each player."""
    return 2 + 2 * participants


def display_places(participants: int) -> range:
    """With an even number of players the two wide places are used, with an odd number rows of four only."""
    places = innovation_places(participants)
    return range(places) if participants % 2 == 0 else range(WIDE, WIDE + places)


class LayInnovation(Chance):
    verb: Verb[int] = DEAL_INNOVATION

    def options(self, state: State) -> Sequence[int]:
        return [n for n in range(len(INNOVATIONS)) if n not in state.display]

    def do(self, state: State, innovation: int) -> None:
        place = next(each for each in display_places(len(state.seats)) if state.display[each] == NONE)
        state.lay_innovation(place, innovation)

    def words(self, state: State, innovation: int) -> Words:
        return "deal-innovation", {"tile": INNOVATIONS[innovation]}


class LayCompetency(Chance):
    """A stack on each of the twelve places."""

    verb: Verb[int] = DEAL_COMPETENCY

    def options(self, state: State) -> Sequence[int]:
        return [n for n in range(len(COMPETENCIES)) if n not in state.competency_places]

    def do(self, state: State, competency: int) -> None:
        state.lay_competency(competency)

    def words(self, state: State, competency: int) -> Words:
        row, discipline = divmod(len(state.competency_places), len(DISCIPLINES))
        return "deal-competency", {"discipline": discipline, "row": row + 1, "tile": COMPETENCIES[competency]}


class LayPalaces(Step[State]):
    """Palace 17 lies out in every game without a draft."""

    def run(self, state: State) -> None:
        state.set_palaces((*state.palaces, ALWAYS_OUT), Source.SETUP)


class LayPalace(Chance):
    verb: Verb[int] = DEAL_PALACE

    def options(self, state: State) -> Sequence[int]:
        return [n for n in range(len(PALACES)) if n != ALWAYS_OUT and n not in state.palaces]

    def do(self, state: State, palace: int) -> None:
        state.set_palaces(tuple(sorted((*state.palaces, palace))), Source.SETUP)

    def words(self, state: State, palace: int) -> Words:
        return "deal-palace", {"tile": PALACES[palace]}


class LayBonus(Chance):
    """A round bonus into the row of those that lie out."""

    verb: Verb[int] = DEAL_BONUS

    def options(self, state: State) -> Sequence[int]:
        gone = [*state.bonus_row, *[bonus for _, _, bonus in state.bundles]]
        return [n for n in range(len(ROUND_BONUSES)) if n not in gone]

    def do(self, state: State, bonus: int) -> None:
        state.set_bonus_row((*state.bonus_row, bonus), Source.SETUP)

    def words(self, state: State, bonus: int) -> Words:
        return "deal-bonus", {"tile": ROUND_BONUSES[bonus]}


class OpenBonuses(Step[State]):
    """A coin on each round bonus that lies out; sets and cards that nobody chose leave the game."""

    def run(self, state: State) -> None:
        state.set_bundles(())
        state.put_coins_on_bonuses()


# --- boards and factions, however they are chosen


class LayBoard(Chance):
    verb: Verb[int] = DEAL_BOARD

    def options(self, state: State) -> Sequence[int]:
        laid = [terrain for terrain, _, _ in state.bundles]
        return [n for n in range(len(BOARDS)) if n not in laid]

    def do(self, state: State, terrain: int) -> None:
        state.set_bundles((*state.bundles, (terrain, NONE, NONE)))

    def words(self, state: State, terrain: int) -> Words:
        return "deal-board", {"tile": BOARDS[terrain]}


class DealFaction(Chance):
    """A faction on a planning card."""

    verb: Verb[int] = DEAL_FACTION

    def __init__(self, terrain: int) -> None:
        super().__init__()
        self.terrain: Final[int] = terrain

    def options(self, state: State) -> Sequence[int]:
        dealt = [faction for _, faction, _ in state.bundles]
        return [n for n in range(len(FACTIONS)) if n not in dealt]

    def do(self, state: State, faction: int) -> None:
        state.set_bundles((*state.bundles, (self.terrain, faction, NONE)))

    def words(self, state: State, faction: int) -> Words:
        return "deal-faction-of-set", {"board": BOARDS[self.terrain], "tile": FACTIONS[faction]}

    def args(self) -> Sequence[int]:
        return (self.terrain,)


class ChooseBonus(Sole[State, int]):
    """The first round bonus."""

    verb: Verb[int] = BONUS

    def options(self, state: State) -> Sequence[int]:
        return state.bonus_row

    def do(self, state: State, bonus: int) -> None:
        state.take_first_bonus(self.seat, bonus)

    def words(self, state: State, bonus: int) -> Words:
        return "take", {"what": ROUND_BONUSES[bonus]}
