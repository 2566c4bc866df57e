"""The pieces as data for drawing them, and all of them in words. Numbers are numbers, names and texts are Texts."""

from collections.abc import Mapping, Sequence
from typing import Final, Literal, TypedDict

from boardwright.kernel.bundle import Bundle
from boardwright.kernel.telling import Piece, Section
from boardwright.kernel.text import Text, sentences
from boardwright.parts.level import UNJUDGED, LevelPiece, level, told

from ..rules.catalogue import MONKS, NONE, Bishop, Catalogue, Colony, Mission, Scholar, Ship, Space, Tile
from ..rules.expansion import PRICES
from ..rules.religion import FEE
from ..rules.scoring import ACHIEVEMENTS
from ..rules.state import DICE
from ..rules.vocabulary import (
    CATEGORIES,
    DOCKS,
    GOOD_LETTERS,
    LETTERS,
    PASS_SPACES,
    SHAPE_SPACES,
    STORAGE,
    TERRAINS,
    Effect,
    Letter,
    Terrain,
)
from . import naming
from .naming import AMOUNTS, EFFECTS, say


class Amounts(TypedDict, total=False):
    """Wood, grain, sugar, gems, gold, coins, points. What there is none of is not named."""

    w: int
    g: int
    s: int
    e: int
    o: int
    c: int
    p: int


class EffectPiece(TypedDict):
    """One symbol on a building, a dock or a space for passing."""

    verb: Literal["gain", "trade", "religion", "conquistador", "shipping", "road"]
    gain: Amounts
    # A trade: one of the prices for one of the gains.
    prices: list[Amounts]
    gains: list[Amounts]
    text: Text


class SpacePiece(TypedDict):
    """A space of a tile or of a colony: a building with its effects, or a road with its colonists."""

    terrain: Terrain
    colonists: int
    effects: list[EffectPiece]
    text: Text


class TilePiece(TypedDict):
    kind: Literal["doubles", "triples", "halls", "roads"]
    # Row and column of each space before the tile is turned.
    shape: list[list[int]]
    # By number among the spaces.
    spaces: list[int]
    colonists: int
    price: Amounts
    name: Text
    text: Text
    source: Text


class ColonyPiece(TypedDict):
    name: Text
    side: str
    # Row after row, by number among the spaces; None where nothing is printed.
    cells: list[int | None]
    text: Text
    level: LevelPiece
    source: Text


class ShipPiece(TypedDict):
    start: bool
    cost: Amounts
    points: int
    name: Text
    text: Text
    source: Text


class ScholarPiece(TypedDict):
    name: Text
    points: int
    # In a few words.
    short: Text
    ability: Text
    text: Text
    source: Text


class BishopPiece(TypedDict):
    name: Text
    each: int
    maximum: int
    # By side, from 0: what a square is worth; [] for the bishops who count something else.
    squares: list[int]
    # In a few words.
    short: Text
    text: Text
    source: Text


class MissionPiece(TypedDict):
    name: Text
    gain: Amounts
    text: Text
    source: Text


class DockPiece(TypedDict):
    id: str
    name: Text
    # What it is called by: 'coins'.
    symbol: Text
    # For each ship there.
    income: EffectPiece
    text: Text
    source: Text


class PassPiece(TypedDict):
    id: str
    name: Text
    # What it is called by: 'coins'.
    symbol: Text
    effect: EffectPiece
    text: Text
    source: Text


class ReligionPiece(TypedDict):
    length: int
    # The spaces with a monk symbol, and those among them that also bring a blue die.
    monks: list[int]
    blue: list[int]
    text: Text
    source: Text


class ConquestPiece(TypedDict):
    length: int
    # The spaces with gold, and those with the trees of the solo game.
    gold: list[int]
    trees: list[int]
    # By number of players, from 1, and year: points by rank; alone, for the tree. The same in words.
    points: list[list[list[int]]]
    tables: list[Text]
    text: Text
    source: Text


class TracksPiece(TypedDict):
    religion: ReligionPiece
    conquest: ConquestPiece


class AchievementPiece(TypedDict):
    name: Text
    text: Text


class Pieces(TypedDict):
    spaces: list[SpacePiece]
    tiles: dict[str, TilePiece]
    colonies: dict[str, ColonyPiece]
    ships: dict[str, ShipPiece]
    scholars: dict[str, ScholarPiece]
    bishops: dict[str, BishopPiece]
    missions: dict[str, MissionPiece]
    docks: list[DockPiece]
    passing: list[PassPiece]
    tracks: TracksPiece
    achievements: dict[str, AchievementPiece]
    # How much room there is for each good, and how many monks and how many dice of a colour a seat has.
    storage: int
    monks: int
    dice: int
    # What is said beside the dice, the monks and the spaces for those who pass, in a few words.
    hints: dict[Literal["change", "fee", "first"], Text]
    # What terrains are called.
    terrains: dict[Terrain, Text]
    # What the letters of amounts count: by the name of the stock, and in words.
    letters: dict[Letter, str]
    amounts: dict[Letter, Text]
    # What the lines of the score sheet are called.
    sources: dict[str, Text]
    # What the parts of the content are called.
    sections: dict[str, Text]


_PRICES: Final[Mapping[str, Sequence[int]]] = {
    "doubles": PRICES[0].goods,
    "triples": PRICES[1].goods,
    "halls": (),
    "roads": (),
}
SECTIONS: Final = (
    "colonies",
    "doubles",
    "triples",
    "halls",
    "roads",
    "start-ships",
    "ships",
    "scholars",
    "bishops",
    "missions",
    "docks",
    "passing",
    "tracks",
    "achievements",
)


def pieces(catalogue: Catalogue) -> Pieces:
    return {
        "spaces": [_space(space) for space in catalogue.spaces],
        "tiles": {tile.id: _tile(tile, catalogue) for tile in catalogue.tiles},
        "colonies": {colony.id: _colony(colony, catalogue) for colony in catalogue.colonies},
        "ships": {ship.id: _ship(ship) for ship in catalogue.ships},
        "scholars": {scholar.id: _scholar(scholar, catalogue) for scholar in catalogue.scholars},
        "bishops": {bishop.id: _bishop(bishop) for bishop in catalogue.bishops},
        "missions": {mission.id: _mission(mission) for mission in catalogue.missions},
        "docks": [_dock(catalogue, dock) for dock in range(len(DOCKS))],
        "passing": [_pass_space(catalogue, space) for space in range(len(PASS_SPACES))],
        "tracks": {"religion": _religion(catalogue), "conquest": _conquest(catalogue)},
        "achievements": {
            id: {"name": naming.achievement_name(id), "text": naming.achievement_text(id)} for id in ACHIEVEMENTS
        },
        "storage": STORAGE,
        "monks": MONKS,
        "dice": DICE,
        "hints": {
            "change": say("hint-change"),
            "fee": say("hint-fee", coins=naming.amount("coins", FEE)),
            "first": say("hint-first"),
        },
        "terrains": {id: naming.terrain(terrain) for terrain, id in enumerate(TERRAINS)},
        "letters": dict(zip(LETTERS, AMOUNTS, strict=True)),
        "amounts": {letter: say(f"name-{what}") for letter, what in zip(LETTERS, AMOUNTS, strict=True)},
        "sources": dict(zip(CATEGORIES, naming.score_lines(), strict=True)),
        "sections": {section: say(f"section-{section}") for section in SECTIONS},
    }


def _space(space: Space) -> SpacePiece:
    return {
        "terrain": TERRAINS[space.terrain],
        "colonists": space.colonists,
        "effects": [_effect(effect) for effect in space.effects],
        "text": naming.space_text(space),
    }


def _effect(effect: Effect) -> EffectPiece:
    return {
        "verb": EFFECTS[effect.verb],
        "gain": _amounts(effect.gain.bundle),
        "prices": [_amounts(price.bundle) for price in effect.prices],
        "gains": [_amounts(gain.bundle) for gain in effect.gains],
        "text": naming.effect_text(effect),
    }


def _amounts(bundle: Bundle) -> Amounts:
    amounts: Amounts = {}
    for letter in LETTERS:
        if bundle[letter]:
            amounts[letter] = bundle[letter]
    return amounts


def _price(goods: Sequence[int]) -> Amounts:
    amounts: Amounts = {}
    for letter, number in zip(GOOD_LETTERS, goods, strict=False):
        if number:
            amounts[letter] = number
    return amounts


def _tile(tile: Tile, catalogue: Catalogue) -> TilePiece:
    return {
        "kind": tile.section,
        "shape": [list(place) for place in SHAPE_SPACES[tile.shape]],
        "spaces": list(tile.spaces),
        "colonists": sum([catalogue.spaces[space].colonists for space in tile.spaces]),
        "price": _price(_PRICES[tile.section]),
        "name": say("titled", name=naming.tile_name(tile, catalogue)),
        "text": naming.tile_text(tile, catalogue),
        "source": naming.source(tile.sources),
    }


def _colony(colony: Colony, catalogue: Catalogue) -> ColonyPiece:
    return {
        "name": naming.colony_name(colony),
        "side": colony.side,
        "cells": [None if space == NONE else space for space in colony.spaces],
        "text": sentences(naming.colony_text(colony, catalogue)),
        # A first game is played with side A. [Preparation]
        "level": level(UNJUDGED, first=colony.side == "A"),
        "source": naming.source(colony.sources),
    }


def _ship(ship: Ship) -> ShipPiece:
    return {
        "start": ship.start,
        "cost": _amounts(ship.cost.bundle),
        "points": ship.points,
        "name": say("titled", name=naming.ship_name(ship)),
        "text": naming.ship_text(ship),
        "source": naming.source(ship.sources),
    }


def _scholar(scholar: Scholar, catalogue: Catalogue) -> ScholarPiece:
    return {
        "name": naming.scholar_name(scholar),
        "points": scholar.points,
        "short": naming.in_short(scholar.id),
        "ability": naming.ability_text(scholar, catalogue),
        "text": naming.scholar_text(scholar, catalogue),
        "source": naming.source(scholar.sources),
    }


def _bishop(bishop: Bishop) -> BishopPiece:
    return {
        "name": naming.bishop_name(bishop),
        "each": bishop.each,
        "maximum": bishop.maximum,
        "squares": list(bishop.squares),
        "short": naming.in_short(bishop.id),
        "text": naming.bishop_text(bishop),
        "source": naming.source(bishop.sources),
    }


def _mission(mission: Mission) -> MissionPiece:
    return {
        "name": naming.mission_name(mission),
        "gain": _amounts(mission.gain.bundle),
        "text": naming.mission_text(mission),
        "source": naming.source(mission.sources),
    }


def _dock(catalogue: Catalogue, dock: int) -> DockPiece:
    income = catalogue.docks[dock]
    return {
        "id": DOCKS[dock],
        "name": naming.dock_name(catalogue, dock),
        "symbol": naming.symbol(income),
        "income": _effect(income),
        "text": naming.dock_text(catalogue, dock),
        "source": naming.source(catalogue.sources[f"dock-{DOCKS[dock]}"]),
    }


def _pass_space(catalogue: Catalogue, space: int) -> PassPiece:
    effect = catalogue.pass_effects[space]
    return {
        "id": PASS_SPACES[space],
        "name": naming.pass_name(catalogue, space),
        "symbol": naming.symbol(effect),
        "effect": _effect(effect),
        "text": naming.pass_text(catalogue, space),
        "source": naming.source(catalogue.sources[f"pass-{PASS_SPACES[space]}"]),
    }


def _religion(catalogue: Catalogue) -> ReligionPiece:
    return {
        "length": catalogue.religion_length,
        "monks": list(catalogue.monk_symbols),
        "blue": [catalogue.monk_symbols[symbol - 1] for symbol in catalogue.blue_symbols],
        "text": naming.religion_text(catalogue),
        "source": naming.source(catalogue.sources["track-religion"]),
    }


def _conquest(catalogue: Catalogue) -> ConquestPiece:
    return {
        "length": catalogue.conquest_length,
        "gold": list(catalogue.gold_symbols),
        "trees": list(catalogue.trees),
        "points": [[list(year) for year in years] for years in catalogue.conquest_points[1:]],
        "tables": [
            naming.conquest_points_text(catalogue, players) for players in range(1, len(catalogue.conquest_points))
        ],
        "text": naming.conquest_text(catalogue),
        "source": naming.source(catalogue.sources["track-conquest"]),
    }


# --- everything in words, for `describe` and the rules page


def describe(catalogue: Catalogue) -> list[Section]:
    found = pieces(catalogue)
    entries: dict[str, list[Piece]] = {section: [] for section in SECTIONS}
    for id, tile in found["tiles"].items():
        entries[tile["kind"]].append(Piece(id, tile["name"], tile["text"], tile["source"]))
    for id, ship in found["ships"].items():
        section = "start-ships" if ship["start"] else "ships"
        entries[section].append(Piece(id, ship["name"], ship["text"], ship["source"]))
    for id, colony in found["colonies"].items():
        entries["colonies"].append(
            Piece(id, colony["name"], sentences([colony["text"], told(colony["level"])]), colony["source"])
        )
    for id, scholar in found["scholars"].items():
        entries["scholars"].append(Piece(id, scholar["name"], scholar["text"], scholar["source"]))
    for id, bishop in found["bishops"].items():
        entries["bishops"].append(Piece(id, bishop["name"], bishop["text"], bishop["source"]))
    for id, mission in found["missions"].items():
        entries["missions"].append(Piece(id, mission["name"], mission["text"], mission["source"]))
    for dock in found["docks"]:
        entries["docks"].append(Piece(f"dock-{dock['id']}", dock["name"], dock["text"], dock["source"]))
    for space in found["passing"]:
        entries["passing"].append(Piece(f"pass-{space['id']}", space["name"], space["text"], space["source"]))
    entries["tracks"] = _track_entries(catalogue, found["tracks"])
    for id, achievement in found["achievements"].items():
        entries["achievements"].append(Piece(id, achievement["name"], achievement["text"], say("source-rulebook")))
    return [Section(found["sections"][section], entries[section]) for section in SECTIONS]


def _track_entries(catalogue: Catalogue, tracks: TracksPiece) -> list[Piece]:
    religion, conquest = tracks["religion"], tracks["conquest"]
    entries = [
        Piece("track-religion", say("track-religion"), religion["text"], religion["source"]),
        Piece("track-conquest", say("track-conquest"), conquest["text"], conquest["source"]),
    ]
    for players, text in enumerate(conquest["tables"], start=1):
        id = "conquest-solo" if players == 1 else f"conquest-players-{players}"
        entries.append(Piece(id, naming.conquest_name(players), text, naming.source(catalogue.sources[id])))
    return entries
