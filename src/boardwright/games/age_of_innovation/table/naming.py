"""What things are called, as Texts: goods, land, buildings, disciplines, factions, tiles, cards. What is written on
them stands in writing.py."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from boardwright.kernel.text import Argument, Catalogue, Text

from ..content.boards import BOARDS
from ..rules.automaton import AutomaFaction, Card
from ..rules.faction import Faction, PlanningBoard
from ..rules.tile import (
    NONE,
    BookAction,
    CityTile,
    Competency,
    Effect,
    FinalTile,
    Innovation,
    PalaceTile,
    PowerAction,
    RoundBonus,
    ScoringTile,
)
from ..rules.vocabulary import BUILDINGS, COUNTED, DISCIPLINES, GUILD, TERRAINS, Gain

say: Final = Catalogue("age_of_innovation")

# The letters with which prices and gains are written, and the stocks that they are of.
STOCKS: Final[Mapping[str, str]] = {
    "vp": "points",
    "c": "coins",
    "t": "tools",
    "s": "scholars",
    "b": "books",
    "pw": "power",
}

# --- goods


@lru_cache(1000)  # every answer of a turn tells the same ones again
def amount(what: str, number: int) -> Text:
    """'2 tools'; books may be of a discipline or of choice: 'books law', 'books choice'."""
    stock, _, discipline = what.partition(" ")
    counted = say(f"amount-{STOCKS.get(stock, stock)}", n=number)
    if discipline == "choice":
        return say("of-choice", what=counted)
    return say("books-of", books=counted, of=say(f"books-of-{discipline}")) if discipline else counted


def by_letter(gain: Gain) -> dict[str, int]:
    numbers = (gain.points, gain.coins, gain.tools, gain.scholars, gain.books, gain.power)
    return {letter: number for letter, number in zip(STOCKS, numbers, strict=True) if number}


def gains(gain: Gain) -> list[Text]:
    """What a tile brings; the colour of its books is chosen."""
    return [
        say("of-choice", what=amount(letter, number)) if letter == "b" else amount(letter, number)
        for letter, number in by_letter(gain).items()
    ]


def price(gain: Gain) -> list[Text]:
    """As players say it, tools before coins."""
    numbers = by_letter(gain)
    return [amount(letter, numbers[letter]) for letter in ("t", "s", "c") if letter in numbers]


def together(texts: Sequence[Text]) -> Text:
    """'a, b and c'."""
    return texts[0] if len(texts) == 1 else say("together", all=listed(texts))


def listed(texts: Sequence[Text]) -> list[Argument]:
    """Texts as what a message may speak of."""
    return list(texts)


# --- land, buildings, disciplines


def terrain_name(terrain: int) -> Text:
    return say(f"terrain-{TERRAINS[terrain]}")


def building_name(building: int) -> Text:
    return say(f"building-{BUILDINGS[building]}")


def neutral_name(building: int) -> Text:
    return say(f"neutral-{BUILDINGS[building]}")


def discipline_name(discipline: int) -> Text:
    return say(f"discipline-{DISCIPLINES[discipline]}")


def of_discipline(discipline: int) -> Text:
    """What follows the word 'books': 'of law'."""
    return say(f"books-of-{DISCIPLINES[discipline]}")


# --- factions and tiles


def board_name(board: PlanningBoard) -> Text:
    return say("capital", what=terrain_name(BOARDS.index(board)))


def faction_name(faction: Faction) -> Text:
    return say(f"faction-{faction.id}")


def automa_name(faction: AutomaFaction) -> Text:
    return say(f"automa-{faction.id}")


def card_name(card: Card) -> Text:
    return say("card-name", number=card_number(card))


def card_number(card: Card) -> int:
    """That it is one of the starting cards is told elsewhere."""
    return int(card.id.rstrip("s"))


def bonus_name(bonus: RoundBonus) -> Text:
    return say(f"bonus-{bonus.id}")


def competency_name(tile: Competency) -> Text:
    return say(f"competency-{tile.id}")


def innovation_name(tile: Innovation) -> Text:
    return say(f"innovation-{tile.id}")


def palace_name(tile: PalaceTile) -> Text:
    return say("palace-name", number=int(tile.id))


def city_name(tile: CityTile) -> Text:
    return say(f"city-{tile.id}")


def scoring_name(tile: ScoringTile) -> Text:
    """'Workshops · law': what brings points, and the discipline of the bonus."""
    what = together([say(f"scored-{COUNTED[each]}") for each in tile.scores])
    return say("scoring-name", what=what, discipline=discipline_name(tile.discipline))


def final_name(tile: FinalTile) -> Text:
    return say("capital", what=say(f"scored-{COUNTED[tile.scores]}"))


def action_name(action: PowerAction | BookAction) -> Text:
    """What an action brings is its name."""
    return _short(action.effect)


def _short(effect: Effect) -> Text:
    if effect.spades:
        return say("spades", n=effect.spades)
    if effect.bridges:
        return say("bridge-name")
    if effect.steps:
        return say("steps", n=effect.steps)
    if effect.guild:
        return say("capital", what=building_name(GUILD))
    if effect.per[0] != NONE:
        return say("points-for-guilds")
    return together([amount(letter, number) for letter, number in by_letter(effect.gain).items()])


# Any: the pieces have nothing in common but that each has a name.
def called(piece: Any) -> Text:
    """A tile, an action, a board or a faction."""
    return faction_name(piece) if isinstance(piece, Faction) else _CALLED[type(piece)](piece)


_CALLED: Final[Mapping[type, Callable[[Any], Text]]] = {
    ScoringTile: scoring_name,
    FinalTile: final_name,
    BookAction: action_name,
    PowerAction: action_name,
    Innovation: innovation_name,
    Competency: competency_name,
    PalaceTile: palace_name,
    RoundBonus: bonus_name,
    PlanningBoard: board_name,
    AutomaFaction: automa_name,
}


def taken(piece: Any) -> Text:
    """The same with what it is, for sentences."""
    if isinstance(piece, PalaceTile):
        return say("the-palace", number=int(piece.id))
    if isinstance(piece, Faction):
        return say("the-faction", name=faction_name(piece))
    return say(_TAKEN[type(piece)], name=city_name(piece) if isinstance(piece, CityTile) else called(piece))


_TAKEN: Final[Mapping[type, str]] = {
    PlanningBoard: "the-board",
    RoundBonus: "the-bonus",
    Competency: "the-competency",
    CityTile: "the-city",
}
