"""What speaks for a faction in this game and what against it: round tiles, bonus cards, the land, and what others have
chosen. For whoever chooses one."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from boardwright.kernel.text import Argument, Text
from boardwright.parts.hexgrid import bits
from boardwright.parts.prospects import Prospect, ProspectView, rewarded, weighed
from boardwright.parts.wheel import spades_between

from ..content.factions import FACTIONS, ORDINARY
from ..content.tiles import BONUS_CARDS, SCORING_TILES
from ..rules.faction import Faction
from ..rules.map import GRID, LAND, TERRAIN
from ..rules.seat import NONE
from ..rules.state import State
from ..rules.tile import ScoringTile
from ..rules.vocabulary import SANCTUARY, SPADE, TERRAINS, TRADING_HOUSE
from . import naming
from .naming import amount, say

# How often one scores it in a round that rewards it, by what is scored: our own judgement.
_OFTEN: Final = (3, 2, 1, 1, 1, 3, 1)
_EARLY: Final = 3  # until this round spades are dear
_LAND: Final = 5  # how much a good or a bad neighbourhood weighs


def prospects(state: State) -> dict[str, ProspectView]:
    """Of each faction, while there is one to choose."""
    if all(seat.chosen for seat in state.seats):
        return {}
    return {faction.id: weighed(_found(state, faction)) for faction in FACTIONS}


def _found(state: State, faction: Faction) -> list[Prospect]:
    found: list[Prospect] = []
    # Tiles that reward the same pay the same for it.
    tiles = [SCORING_TILES[tile] for tile in state.scoring]
    for at, rounds in rewarded([tile.scores for tile in tiles]):
        found.extend(_of_tile(faction, tiles[at], tuple(rounds)))
    found.extend(_of_cults(state, faction))
    found.extend(_of_cards(state, faction))
    found.extend(_of_land(faction))
    found.extend(_of_others(state, faction))
    return found


# --- round tiles


@lru_cache(2000)  # told of every faction after each move until all have chosen
def _of_tile(faction: Faction, tile: ScoringTile, rounds: tuple[int, ...]) -> list[Prospect]:
    """At most one thing for and one against; where there is neither, that nothing helps, which weighs least."""
    weight = tile.points * _OFTEN[tile.scores[0]] * len(rounds)
    tells = say(
        "prospect-rewarded",
        rounds=_rounds(rounds),
        points=amount("vp", tile.points),
        what=naming.what_scores(tile.scores[0]),
    )
    found: list[Prospect] = []
    for what in tile.scores:
        if what in faction.suits:
            found.append((weight, say("prospect-by-ability", rewarded=tells)))
        if what in faction.stronghold_suits:
            found.append((weight, say("prospect-by-stronghold", rewarded=tells)))
        if what == TRADING_HOUSE and faction.trading_coins[-1] > ORDINARY.trading_coins[-1]:
            found.append((weight, say("prospect-rich", rewarded=tells)))
        if what <= SANCTUARY:
            found.extend(_of_price(faction, what, _OFTEN[what] * len(rounds), tells))
    if tile.scores == (SPADE,) and not found and rounds[0] <= _EARLY:
        price = amount("workers", faction.digging[0])
        found.append((-weight, say("prospect-spades", rewarded=tells, price=price)))
    good, bad = [each for each in found if each[0] > 0], [each for each in found if each[0] < 0]
    return [*good[:1], *bad[:1]] if found else [(-1, say("prospect-unhelped", rewarded=tells))]


def _of_price(faction: Faction, structure: int, times: int, tells: Text) -> list[Prospect]:
    """A building that costs less, or more, than those of most factions."""
    own, usual = faction.costs[structure].amounts(), ORDINARY.costs[structure].amounts()
    more = sum(own.values()) - sum(usual.values())
    if not more:
        return []
    price = naming.price(faction.costs[structure])
    name = naming.structure_name(structure)
    told = say("prospect-dear" if more > 0 else "prospect-cheap", rewarded=tells, what=name, price=price)
    # A worker or a coin weighs twice as much as a point: it is there early.
    return [(-2 * more * times, told)]


def _of_cults(state: State, faction: Faction) -> list[Prospect]:
    """The bonus at the end of a round; in the last one there is none."""
    found: list[Prospect] = []
    for cult, steps in enumerate(faction.cults):
        rounds = [n for n, tile in enumerate(state.scoring[:-1], 1) if SCORING_TILES[tile].cult == cult]
        if steps > 1 and rounds:
            about = {"rounds": _rounds(rounds), "cult": naming.cult_name(cult), "steps": say("steps", n=steps)}
            found.append((steps * len(rounds), say("prospect-cult", **about)))
    return found


# --- bonus cards, the land, the others


def _of_cards(state: State, faction: Faction) -> list[Prospect]:
    cards = [BONUS_CARDS[card] for card, coins in enumerate(state.bonus_coins) if coins != NONE]
    if not any(card.shipping or card.shipping_on_pass for card in cards):
        return []
    if not faction.shipping_maximum:
        return [(-_LAND, say("prospect-no-shipping"))]
    return [(_LAND, say("prospect-shipping"))] if faction.shipping else []


@cache
def _of_land(faction: Faction) -> list[Prospect]:
    """To who takes the same spades for any land, what lies one spade away is nothing."""
    if faction.spades:
        return []
    beside = _ONE_SPADE_AWAY[faction.home]
    better = sum([other > beside for other in _ONE_SPADE_AWAY])
    about = {"n": beside, "terrain": naming.terrain_name(faction.home)}
    if better < 2:
        return [(_LAND, say("prospect-near", **about))]
    return [(-_LAND, say("prospect-far", **about))] if better >= len(TERRAINS) - 2 else []


def _of_others(state: State, faction: Faction) -> list[Prospect]:
    """Who lives one spade away wants the same land."""
    taken = [seat.faction for seat in state.seats if seat.chosen]
    close: list[Argument] = [
        naming.faction_name(other) for other in taken if spades_between(other.home, faction.home) == 1
    ]
    if close:
        return [(-2 * _LAND, say("prospect-rivals", factions=close))]
    return [(_LAND, say("prospect-alone"))] if taken else []


def _rounds(rounds: Sequence[int]) -> Text:
    return say("prospect-rounds", n=len(rounds), rounds=[str(number) for number in rounds])


def _beside(home: int) -> int:
    """How many hexes beside land of that terrain lie one spade away from it, as the map is printed."""
    homes = sum([1 << h for h in bits(LAND) if TERRAIN[h] == home])
    return sum([spades_between(TERRAIN[h], home) == 1 for h in bits(GRID.around(homes) & LAND)])


_ONE_SPADE_AWAY: Final = tuple([_beside(home) for home in range(len(TERRAINS))])
