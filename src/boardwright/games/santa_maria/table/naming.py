"""What pieces are called and what is written on them, as Texts. They are made from the data, never stored beside them,
so a corrected tile is described correctly at once."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from boardwright.kernel.bundle import Bundle
from boardwright.kernel.content import source_text
from boardwright.kernel.text import Argument, Text
from boardwright.kernel.text import Catalogue as Words

from ..rules.catalogue import NONE, Bishop, Catalogue, Colony, Mission, Scholar, Ship, Space, Tile
from ..rules.colony import CELL_NAMES, SIDE
from ..rules.scoring import BISHOP_PENALTY, BISHOP_POINTS, HAPPIEST, HAPPY, MANY_SETS, SETTLER_POINTS
from ..rules.seat import BLUE_DIE
from ..rules.vocabulary import (
    BISHOPS,
    CATEGORIES,
    GAIN,
    GOODS,
    LETTERS,
    PASS_SPACES,
    ROAD,
    SCHOLARS,
    SQUARE,
    TAXATION,
    TERRAINS,
    TRADE,
    Effect,
    Gain,
)

say: Final = Words("santa_maria")

# What the LETTERS count, by name.
AMOUNTS: Final = (*GOODS, "coins", "points")
# By `Effect.verb`.
EFFECTS: Final = ("gain", "trade", "religion", "conquistador", "shipping", "road")

# So many names of each kind are kept, of a few catalogues: every answer of a turn tells the same ones again.
_KEPT: Final = 1000


# --- amounts


@lru_cache(_KEPT)
def amount(what: str, number: int) -> Text:
    """'2 gems'; also steps on a track."""
    return say(f"amount-{what}", n=number)


def points(number: int) -> Text:
    return amount("points", number)


def amounts(bundle: Bundle) -> list[Argument]:
    """In one order, whatever they come from."""
    return [amount(what, bundle[letter]) for letter, what in zip(LETTERS, AMOUNTS, strict=True) if bundle[letter]]


def goods(numbers: Sequence[int]) -> list[Argument]:
    return [amount(GOODS[good], number) for good, number in enumerate(numbers) if number]


@lru_cache(_KEPT)
def good(name: str) -> Text:
    """One of a good, or coins, without the number."""
    return say(f"good-{name}")


def one_of(gains: Sequence[Gain]) -> Text:
    """'1 wood or 1 gem'."""
    ways: list[Argument] = [say("amounts", all=amounts(gain.bundle)) for gain in gains]
    return say("one-of", ways=ways)


# --- effects and spaces


@lru_cache(_KEPT)
def effect_text(effect: Effect) -> Text:
    """'pay 1 wood or 1 gem, gain 3 coins'."""
    if effect.verb == GAIN:
        return say("effect-gain", amounts=amounts(effect.gain.bundle))
    if effect.verb == TRADE:
        return say("effect-trade", prices=one_of(effect.prices), gains=one_of(effect.gains))
    return say(f"effect-{EFFECTS[effect.verb]}")


@lru_cache(_KEPT)
def symbol(effect: Effect) -> Text:
    """What a dock or a space for passing is called by: 'coins', 'religion'. It follows the effect, which an owner may
    have corrected, and not the id."""
    if effect.verb == GAIN:
        names: list[Argument] = [
            say(f"name-{what}") for letter, what in zip(LETTERS, AMOUNTS, strict=True) if letter in effect.gain.bundle
        ]
        return say("symbol-gain", names=names)
    return say(f"symbol-{EFFECTS[effect.verb]}")


@lru_cache(_KEPT)
def terrain(number: int) -> Text:
    return say(f"terrain-{TERRAINS[number]}")


@lru_cache(_KEPT)
def space_text(space: Space) -> Text:
    """'forest (gain 2 wood)', 'road (2 colonists)': gains that follow each other are told as one."""
    return _space(space, [effect_text(effect) for effect in _joined(space.effects)])


@lru_cache(_KEPT)
def space_name(space: Space) -> Text:
    """'forest (2 wood)', 'city (religion)'."""
    told: list[Argument] = []
    for effect in _joined(space.effects):
        if effect.verb == GAIN:
            told.append(say("amounts", all=amounts(effect.gain.bundle)))
        elif effect.verb == TRADE:
            told.append(say("symbol-trade", prices=one_of(effect.prices), gains=one_of(effect.gains)))
        else:
            told.append(symbol(effect))
    return _space(space, told)


@lru_cache(_KEPT)
def buildings(catalogue: Catalogue, spaces: tuple[int, ...]) -> Text:
    """Those of a line that a die may activate: the same for each die."""
    names: list[Argument] = [space_name(catalogue.spaces[space]) for space in spaces]
    return say("note-buildings", buildings=names)


def _space(space: Space, effects: list[Argument]) -> Text:
    if space.terrain != ROAD:
        return say("building", terrain=terrain(space.terrain), effects=effects)
    if not space.colonists:
        return terrain(ROAD)
    return say("settled-road", terrain=terrain(ROAD), colonists=amount("colonists", space.colonists))


def _joined(effects: Sequence[Effect]) -> list[Effect]:
    """Gains that follow each other as one."""
    told: list[Effect] = []
    for effect in effects:
        if effect.verb == GAIN and told and told[-1].verb == GAIN:
            both = Gain(told.pop().gain.bundle + effect.gain.bundle)
            told.append(Effect(effect.text, GAIN, both, (), ()))
        else:
            told.append(effect)
    return told


# --- the colony and the dice


@lru_cache(_KEPT)
def cell_name(cell: int) -> Text:
    return say("cell", column=cell % SIDE + 1, row=cell // SIDE + 1)


@lru_cache(_KEPT)
def line_name(line: int) -> Text:
    """See LINES."""
    return say("column", n=line + 1) if line < SIDE else say("row", n=line - SIDE + 1)


@lru_cache(_KEPT)
def die_name(thing: int) -> Text:
    """A die as it lies on a building, or will."""
    return say("blue-die", pips=thing - BLUE_DIE) if thing > BLUE_DIE else say("white-die", pips=thing)


# --- tiles, colonies, ships


@lru_cache(_KEPT)
def tile_name(tile: Tile, catalogue: Catalogue) -> Text:
    """Tiles are called by what is on them: 'forest (2 wood), road (1 colonist)'."""
    spaces: list[Argument] = [space_name(catalogue.spaces[space]) for space in tile.spaces]
    return say("tile", spaces=spaces)


def tile_text(tile: Tile, catalogue: Catalogue) -> Text:
    spaces: list[Argument] = [space_text(catalogue.spaces[space]) for space in tile.spaces]
    return say("tile-text", spaces=spaces)


def colony_name(colony: Colony) -> Text:
    return _own_name(colony.name, say(f"colony-{colony.id.lower()}"))


def colony_text(colony: Colony, catalogue: Catalogue) -> list[Text]:
    """What is printed, row by row."""
    rows: list[Text] = []
    for row in range(SIDE):
        printed: list[Argument] = []
        for column in range(SIDE):
            space = colony.spaces[row * SIDE + column]
            if space != NONE:
                printed.append(say("in-column", column=column + 1, building=space_text(catalogue.spaces[space])))
        if printed:
            rows.append(say("colony-row", row=row + 1, buildings=printed))
    return rows


@lru_cache(_KEPT)
def ship_name(ship: Ship) -> Text:
    return say("ship", load=amounts(ship.cost.bundle))


def ship_text(ship: Ship) -> Text:
    return say("ship-text", load=amounts(ship.cost.bundle), points=points(ship.points))


def _own_name(given: Mapping[str, str], otherwise: Text) -> Text:
    """The name that an owner gave, in the languages in which he did."""
    if not given:
        return otherwise
    return say(
        "name-corrected",
        en=given.get("en", otherwise),
        ru=given.get("ru", otherwise),
        uk=given.get("uk", otherwise),
    )


# --- places for monks


def scholar_name(scholar: Scholar) -> Text:
    return _own_name(scholar.name, say(f"scholar-{scholar.id}"))


def bishop_name(bishop: Bishop) -> Text:
    return _own_name(bishop.name, say(f"bishop-{bishop.id}"))


def mission_name(mission: Mission) -> Text:
    return _own_name(mission.name, say(f"mission-{mission.index + 1}"))


def place_name(catalogue: Catalogue, place: int) -> Text:
    """The name of a place for monks: scholars, then bishops, then missions."""
    if place < len(SCHOLARS):
        return scholar_name(catalogue.scholars[place])
    place -= len(SCHOLARS)
    if place < len(BISHOPS):
        return bishop_name(catalogue.bishops[place])
    return mission_name(catalogue.missions[place - len(BISHOPS)])


def in_short(id: str) -> Text:
    """A scholar or a bishop in a few words."""
    return say(f"short-{id}")


def ability_text(scholar: Scholar, catalogue: Catalogue) -> Text:
    if scholar.index == TAXATION:
        each = catalogue.taxation == 1
        return say("ability-taxation-each") if each else say("ability-taxation", n=catalogue.taxation)
    return say(f"ability-{scholar.id}")


def scholar_text(scholar: Scholar, catalogue: Catalogue) -> Text:
    return say("scholar-text", ability=ability_text(scholar, catalogue), points=points(scholar.points))


def bishop_text(bishop: Bishop) -> Text:
    """What he asks for, and what he costs."""
    if bishop.index == SQUARE:
        counts = say("counts-square", squares=_squares(bishop.squares))
    else:
        counts = say(f"counts-{bishop.id}", points=points(bishop.each), maximum=bishop.maximum)
    return say("bishop-text", counts=counts, points=points(BISHOP_PENALTY))


def _squares(worth: Sequence[int]) -> list[Argument]:
    """The sides that are worth more than a smaller one."""
    smallest, *larger = [side for side in range(1, len(worth)) if worth[side] > worth[side - 1]]
    told: list[Argument] = [say("square-smallest", points=points(worth[smallest]), side=smallest)]
    return told + [say("square-larger", points=worth[side], side=side) for side in larger]


def mission_text(mission: Mission) -> Text:
    return say("mission-text", amounts=amounts(mission.gain.bundle))


# --- the board


def dock_name(catalogue: Catalogue, dock: int) -> Text:
    return say("dock", symbol=symbol(catalogue.docks[dock]))


def dock_text(catalogue: Catalogue, dock: int) -> Text:
    return say("dock-text", effect=effect_text(catalogue.docks[dock]))


def pass_name(catalogue: Catalogue, space: int) -> Text:
    return say("pass-space", symbol=symbol(catalogue.pass_effects[space]))


def pass_text(catalogue: Catalogue, space: int) -> Text:
    effect = effect_text(catalogue.pass_effects[space])
    return say("pass-text", effect=effect, space=space + 1, spaces=len(PASS_SPACES))


def symbol_on(catalogue: Catalogue, space: int) -> Text:
    """What a space of the religion track shows that has a monk symbol."""
    number = catalogue.monk_symbols.index(space) + 1
    return say("symbol-monk-and-die") if number in catalogue.blue_symbols else say("symbol-monk")


def religion_text(catalogue: Catalogue) -> Text:
    return say(
        "track-religion-text",
        spaces=catalogue.religion_length,
        monks=list(catalogue.monk_symbols),
        blue=list(catalogue.blue_symbols),
        points=points(1),
    )


def conquest_text(catalogue: Catalogue) -> Text:
    gold, trees = list(catalogue.gold_symbols), list(catalogue.trees)
    return say("track-conquest-text", spaces=catalogue.conquest_length, gold=gold, trees=trees)


def conquest_name(players: int) -> Text:
    return say("conquest-alone") if players == 1 else say("conquest-points", players=players)


def conquest_points_text(catalogue: Catalogue, players: int) -> Text:
    years: list[Argument] = [
        say("conquest-year", year=year, points=list(numbers))
        for year, numbers in enumerate(catalogue.conquest_points[players], start=1)
    ]
    return say("conquest-alone-text", years=years) if players == 1 else say("conquest-points-text", years=years)


# --- the solo game


def achievement_name(id: str) -> Text:
    return say(f"achievement-{id}")


def achievement_text(id: str) -> Text:
    return say(f"achieved-{id}", n=_TO_REACH[id]) if id in _TO_REACH else say(f"achieved-{id}")


_TO_REACH: Final = {
    "communism": SETTLER_POINTS,
    "capitalism": MANY_SETS,
    "theocracy": BISHOP_POINTS,
    "democracy": HAPPY,
    "utopia": HAPPIEST,
}


# --- where points and values come from


def score_lines() -> list[Text]:
    """The lines of the score sheet."""
    return [say(f"points-{category}") for category in CATEGORIES]


def source(sources: Mapping[str, str]) -> Text:
    """Where the values of a piece come from; a part may be a cell, as in 'spaces.c2r1'."""
    return source_text(say, sources, lambda part: cell_name(CELL_NAMES.index(part)) if part in CELL_NAMES else part)
