"""The pieces as data for drawing them: numbers as numbers, names and texts in one language."""

from collections.abc import Mapping, Sequence
from typing import Final

from boardwright.games.santa_maria.rules.catalogue import Bishop, Catalogue, Colony, Mission, Scholar, Ship, Space, Tile
from boardwright.games.santa_maria.rules.expansion import DOUBLE_PRICE, TRIPLE_PRICE
from boardwright.games.santa_maria.rules.scoring import ACHIEVEMENTS
from boardwright.games.santa_maria.rules.vocabulary import (
    CATEGORIES,
    DOCKS,
    GOOD_LETTERS,
    LETTERS,
    PASS_SPACES,
    SHAPE_SPACES,
    TERRAINS,
    Effect,
)
from boardwright.games.santa_maria.table.words import (
    AMOUNT_NAMES,
    AMOUNTS,
    SOURCE_NAMES,
    TERRAIN_NAMES,
    achievement_name,
    describe_ability,
    describe_achievement,
    describe_bishop,
    describe_colony,
    describe_conquest,
    describe_conquest_points,
    describe_dock,
    describe_effect,
    describe_mission,
    describe_passing,
    describe_religion,
    describe_scholar,
    describe_ship,
    describe_source,
    describe_space,
    describe_tile,
    dock_name,
    in_short,
    pass_name,
    ship_name,
    symbol_name,
    tile_name,
)
from boardwright.kernel.bundle import Bundle
from boardwright.kernel.plain import Plain

# By `Effect.verb`.
_VERBS: Final = ("gain", "trade", "religion", "conquistador", "shipping", "road")
_PRICES: Final = {"doubles": DOUBLE_PRICE, "triples": TRIPLE_PRICE, "halls": (), "roads": ()}


def pieces(catalogue: Catalogue, language: str) -> Mapping[str, Plain]:
    return {
        # A colony's cells and a tile's spaces name these by number.
        "spaces": [_space(space, language) for space in catalogue.spaces],
        "tiles": {tile.id: _tile(tile, catalogue, language) for tile in catalogue.tiles},
        "colonies": {colony.id: _colony(colony, catalogue, language) for colony in catalogue.colonies},
        "ships": {ship.id: _ship(ship, language) for ship in catalogue.ships},
        "scholars": {scholar.id: _scholar(scholar, catalogue, language) for scholar in catalogue.scholars},
        "bishops": {bishop.id: _bishop(bishop, language) for bishop in catalogue.bishops},
        "missions": {mission.id: _mission(mission, language) for mission in catalogue.missions},
        "docks": [_dock(catalogue, dock, language) for dock in range(len(DOCKS))],
        "passing": [_pass_space(catalogue, space, language) for space in range(len(PASS_SPACES))],
        "tracks": _tracks(catalogue, language),
        "achievements": {
            id: {"name": achievement_name(id, language), "text": describe_achievement(id, language)}
            for id in ACHIEVEMENTS
        },
        # Words: of terrains, of what the letters of amounts count, of the lines of the score sheet.
        "terrains": dict(zip(TERRAINS, TERRAIN_NAMES[language], strict=True)),
        "letters": dict(zip(LETTERS, AMOUNTS, strict=True)),
        "amounts": dict(zip(LETTERS, AMOUNT_NAMES[language], strict=True)),
        "sources": dict(zip(CATEGORIES, SOURCE_NAMES[language], strict=True)),
    }


def _space(space: Space, language: str) -> Mapping[str, Plain]:
    return {
        "terrain": TERRAINS[space.terrain],
        "colonists": space.colonists,
        "effects": [_effect(effect, language) for effect in space.effects],
        "text": describe_space(space, language),
    }


def _effect(effect: Effect, language: str) -> Mapping[str, Plain]:
    return {
        "verb": _VERBS[effect.verb],
        "gain": _amounts(effect.gain.bundle),
        # A trade: one of the prices for one of the gains.
        "prices": [_amounts(price.bundle) for price in effect.prices],
        "gains": [_amounts(gain.bundle) for gain in effect.gains],
        "text": describe_effect(effect, language),
    }


def _amounts(bundle: Bundle) -> Mapping[str, Plain]:
    return {letter: bundle[letter] for letter in LETTERS if bundle[letter]}


def _price(goods: Sequence[int]) -> Mapping[str, Plain]:
    return {letter: number for letter, number in zip(GOOD_LETTERS, goods, strict=False) if number}


def _tile(tile: Tile, catalogue: Catalogue, language: str) -> Mapping[str, Plain]:
    return {
        "kind": tile.section,
        # Row and column of each space before the tile is turned.
        "shape": [list(place) for place in SHAPE_SPACES[tile.shape]],
        "spaces": list(tile.spaces),
        "price": _price(_PRICES[tile.section]),
        "name": tile_name(tile, language),
        "text": describe_tile(tile, catalogue, language),
        "source": describe_source(tile.sources, language),
    }


def _colony(colony: Colony, catalogue: Catalogue, language: str) -> Mapping[str, Plain]:
    return {
        "name": colony.name[language],
        "side": colony.side,
        "cells": [space if space >= 0 else None for space in colony.spaces],
        "text": describe_colony(colony, catalogue, language),
        "source": describe_source(colony.sources, language),
    }


def _ship(ship: Ship, language: str) -> Mapping[str, Plain]:
    return {
        "start": ship.start,
        "cost": _amounts(ship.cost.bundle),
        "points": ship.points,
        "name": ship_name(ship, language),
        "text": describe_ship(ship, language),
        "source": describe_source(ship.sources, language),
    }


def _scholar(scholar: Scholar, catalogue: Catalogue, language: str) -> Mapping[str, Plain]:
    return {
        "name": scholar.name[language],
        "points": scholar.points,
        "short": in_short(scholar.id, language),
        "ability": describe_ability(scholar, catalogue, language),
        "text": describe_scholar(scholar, catalogue, language),
        "source": describe_source(scholar.sources, language),
    }


def _bishop(bishop: Bishop, language: str) -> Mapping[str, Plain]:
    return {
        "name": bishop.name[language],
        "each": bishop.each,
        "maximum": bishop.maximum,
        "squares": list(bishop.squares),
        "short": in_short(bishop.id, language),
        "text": describe_bishop(bishop, language),
        "source": describe_source(bishop.sources, language),
    }


def _mission(mission: Mission, language: str) -> Mapping[str, Plain]:
    return {
        "name": mission.name[language],
        "gain": _amounts(mission.gain.bundle),
        "text": describe_mission(mission, language),
        "source": describe_source(mission.sources, language),
    }


def _dock(catalogue: Catalogue, dock: int, language: str) -> Mapping[str, Plain]:
    income = catalogue.docks[dock]
    return {
        "id": DOCKS[dock],
        "name": dock_name(catalogue, dock, language),
        "symbol": symbol_name(income, language),
        "income": _effect(income, language),
        "text": describe_dock(catalogue, dock, language),
        "source": describe_source(catalogue.sources[f"dock-{DOCKS[dock]}"], language),
    }


def _pass_space(catalogue: Catalogue, space: int, language: str) -> Mapping[str, Plain]:
    effect = catalogue.pass_effects[space]
    return {
        "id": PASS_SPACES[space],
        "name": pass_name(catalogue, space, language),
        "symbol": symbol_name(effect, language),
        "effect": _effect(effect, language),
        "text": describe_passing(catalogue, space, language),
        "source": describe_source(catalogue.sources[f"pass-{PASS_SPACES[space]}"], language),
    }


def _tracks(catalogue: Catalogue, language: str) -> Mapping[str, Plain]:
    return {
        "religion": {
            "length": catalogue.religion_length,
            "monks": list(catalogue.monk_symbols),
            # The spaces, among those of the monks, that also bring a blue die.
            "blue": [catalogue.monk_symbols[symbol - 1] for symbol in catalogue.blue_symbols],
            "text": describe_religion(catalogue, language),
            "source": describe_source(catalogue.sources["track-religion"], language),
        },
        "conquest": {
            "length": catalogue.conquest_length,
            "gold": list(catalogue.gold_symbols),
            "trees": list(catalogue.trees),
            # By number of players, from 1, and year: points by rank; alone, for the tree.
            "points": [[list(year) for year in years] for years in catalogue.conquest_points[1:]],
            "tables": [
                describe_conquest_points(catalogue, players, language)
                for players in range(1, len(catalogue.conquest_points))
            ],
            "text": describe_conquest(catalogue, language),
            "source": describe_source(catalogue.sources["track-conquest"], language),
        },
    }
