"""What speaks for a set in this game and what against it: round tiles, the land, and what others have chosen. For
whoever chooses a board, a faction, or both."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Final

from boardwright.kernel.text import Argument, Text
from boardwright.parts.prospects import Prospect, ProspectView, rewarded, weighed
from boardwright.parts.wheel import spades_between

from ..content.factions import FACTIONS
from ..content.tiles import SCORING_TILES
from ..rules.faction import ORDINARY, TOOLS_FOR_A_SPADE
from ..rules.map import GRID, Side
from ..rules.state import State
from ..rules.tile import NONE, ScoringTile
from ..rules.vocabulary import (
    DISCIPLINES,
    GUILD,
    INNOVATION,
    MOUNTAIN,
    PLAINS,
    SPADE,
    STEP,
    TERRAINS,
    TRACK,
    WASTELAND,
    WORKSHOP,
)
from . import naming, writing
from .naming import amount, say

# How often one scores it in a round that rewards it; once where nothing is told: our own judgement.
_OFTEN: Final[Mapping[int, int]] = {WORKSHOP: 3, GUILD: 2, SPADE: 3, STEP: 4}
_EARLY: Final = 3  # until this round spades are dear
_LAND: Final = 5  # how much a good or a bad neighbourhood weighs

# What a board makes cheaper, or more profitable.
_BY_BOARD: Final[Mapping[int, tuple[int, ...]]] = {PLAINS: (TRACK,), MOUNTAIN: (GUILD,), WASTELAND: (INNOVATION,)}


def prospect(state: State, board: int, faction: int) -> ProspectView:
    """Of a board, of a faction, or of both together; NONE: that one is not in it."""
    found: list[Prospect] = []
    # Tiles that reward the same pay the same for it.
    tiles = [SCORING_TILES[tile] for tile in state.scoring]
    for at, rounds in rewarded([tile.scores for tile in tiles]):
        found.extend(_of_tile(board, faction, tiles[at], tuple(rounds)))
    if faction != NONE:
        found.extend(_of_science(state, faction))
    if board != NONE:
        found.extend(_of_land(state.map, board))
        found.extend(_of_others(state, board))
    return weighed(found)


# --- round tiles


@lru_cache(2000)  # told of everything on offer after each move until all have chosen
def _of_tile(board: int, faction: int, tile: ScoringTile, rounds: tuple[int, ...]) -> list[Prospect]:
    """One thing; where there is none, that nothing helps, which weighs least."""
    what = tile.scores[0]
    weight = tile.points * _OFTEN.get(what, 1) * len(rounds)
    tells = say(
        "prospect-rewarded", rounds=_rounds(rounds), points=amount("points", tile.points), what=writing.doing(what)
    )
    people = ORDINARY if faction == NONE else FACTIONS[faction]
    if what in people.profits:
        return [(weight, say("prospect-by-ability", rewarded=tells))]
    if what in _BY_BOARD.get(board, ()):
        return [(weight, say("prospect-by-board", rewarded=tells))]
    if people.other_building in tile.scores:
        return [(-weight, say("prospect-standing", rewarded=tells))]
    if what == SPADE and rounds[0] <= _EARLY:
        price = amount("tools", TOOLS_FOR_A_SPADE[0])
        return [(-weight, say("prospect-spades", rewarded=tells, price=price))]
    return [(-1, say("prospect-unhelped", rewarded=tells))]


def _of_science(state: State, faction: int) -> list[Prospect]:
    """The bonus at the end of a round; in the last one there is none."""
    found: list[Prospect] = []
    for discipline, levels in enumerate(FACTIONS[faction].science):
        rounds = [n for n, tile in enumerate(state.scoring[:-1], 1) if SCORING_TILES[tile].discipline == discipline]
        if levels > 1 and rounds:
            begin = say("levels", n=levels)
            about = {"rounds": _rounds(rounds), "discipline": naming.discipline_name(discipline), "levels": begin}
            found.append((levels * len(rounds), say("prospect-science", **about)))
    more = FACTIONS[faction].bonus_levels
    if more:
        found.append((len(DISCIPLINES), say("prospect-bonus-levels", levels=more)))
    return found


# --- the land, the others


@cache
def _of_land(map: Side, home: int) -> list[Prospect]:
    counts = [_beside(map, each) for each in range(len(TERRAINS))]
    better = sum([other > counts[home] for other in counts])
    about = {"n": counts[home], "terrain": naming.terrain_name(home)}
    if better < 2:
        return [(_LAND, say("prospect-near", **about))]
    return [(-_LAND, say("prospect-far", **about))] if better >= len(TERRAINS) - 2 else []


def _beside(map: Side, home: int) -> int:
    """How many hexes beside land of that terrain lie one spade away from it, as the map is printed."""
    close = sum([map.lands[each] for each in range(len(TERRAINS)) if spades_between(each, home) == 1])
    return (GRID.around(map.lands[home]) & close).bit_count()


def _of_others(state: State, home: int) -> list[Prospect]:
    """Who lives one spade away wants the same land."""
    taken = [seat.terrain for seat in state.seats if seat.terrain != NONE]
    close: list[Argument] = [naming.terrain_name(other) for other in taken if spades_between(other, home) == 1]
    if close:
        return [(-2 * _LAND, say("prospect-rivals", terrains=close))]
    return [(_LAND, say("prospect-alone"))] if taken else []


def _rounds(rounds: Sequence[int]) -> Text:
    return say("prospect-rounds", n=len(rounds), rounds=[str(number) for number in rounds])
