"""The pieces as data for drawing them: numbers as numbers, names and texts in one language."""

from collections.abc import Mapping

from boardwright.games.terra_mystica.content.factions import FACTIONS
from boardwright.games.terra_mystica.content.tiles import (
    BONUS_CARDS,
    FAVOR_TILES,
    POWER_ACTIONS,
    SCORING_TILES,
    TOWN_TILES,
)
from boardwright.games.terra_mystica.rules.faction import Faction
from boardwright.games.terra_mystica.rules.map import GRID, HEXES, NAMES, SITE_NAMES, SITES, TERRAIN
from boardwright.games.terra_mystica.rules.power import PRICES
from boardwright.games.terra_mystica.rules.scoring import AREA_POINTS, CULT_POINTS
from boardwright.games.terra_mystica.rules.setup import PROMO_CARD
from boardwright.games.terra_mystica.rules.terraform import FLIGHT_POINTS
from boardwright.games.terra_mystica.rules.tile import BonusCard, FavorTile, PowerAction, ScoringTile, TownTile
from boardwright.games.terra_mystica.rules.towns import TOWN_BUILDINGS, TOWN_POWER
from boardwright.games.terra_mystica.rules.turn import DIGGING_POINTS, SHIPPING_COST
from boardwright.games.terra_mystica.rules.vocabulary import (
    BRIDGES,
    CULT_POWER,
    CULTS,
    NUMBERS,
    ORDER_SPACES,
    POWER_VALUES,
    PRIESTS,
    RIVER,
    ROUNDS,
    SCORED,
    STRUCTURES,
    TERRAINS,
    TRADING_HOUSE,
    Gain,
)
from boardwright.games.terra_mystica.table.words import (
    CULT_NAMES,
    LETTERS,
    RESOURCE_NAMES,
    STRUCTURE_NAMES,
    TERRAIN_NAMES,
    bonus_name,
    by_letter,
    describe_ability,
    describe_bonus,
    describe_faction,
    describe_favor,
    describe_power,
    describe_scoring,
    describe_stronghold,
    describe_town,
    faction_name,
    favor_name,
    income_rows,
    power_name,
    scoring_name,
    town_name,
)
from boardwright.kernel.plain import Plain


def pieces(language: str) -> Mapping[str, Plain]:
    return {
        "hexes": {NAMES[h]: _hex(h) for h in range(HEXES)},
        "bridges": {name: [NAMES[a], NAMES[b]] for name, (a, b) in zip(SITE_NAMES, SITES, strict=True)},
        # In the order of the wheel: one spade goes from each to the next, and from the last to the first.
        "terrains": _named(TERRAINS, TERRAIN_NAMES[language][:RIVER]),
        "structures": {
            id: {
                "name": STRUCTURE_NAMES[language][number],
                "power": POWER_VALUES[number],
                "number": NUMBERS[number],
            }
            for number, id in enumerate(STRUCTURES)
        },
        "cults": _named(CULTS, CULT_NAMES[language]),
        "cult track": {"power": list(CULT_POWER), "spaces": list(ORDER_SPACES), "points": list(CULT_POINTS)},
        "resources": _named(LETTERS, RESOURCE_NAMES[language]),
        "conversions": {**PRICES},
        "factions": {faction.id: _faction(faction, language) for faction in FACTIONS},
        "cards": {card.id: _card(card, language) for card in BONUS_CARDS},
        "favors": {tile.id: _favor(tile, language) for tile in FAVOR_TILES},
        "towns": {tile.id: _town(tile, language) for tile in TOWN_TILES},
        "scoring": {tile.id: _scoring(tile, language) for tile in SCORING_TILES},
        "power actions": {action.id: _power(action, language) for action in POWER_ACTIONS},
        "numbers": {
            "rounds": ROUNDS,
            "priests": PRIESTS,
            "bridges": BRIDGES,
            "town power": TOWN_POWER,
            "town buildings": TOWN_BUILDINGS,
            "area points": list(AREA_POINTS),
        },
    }


def _named(ids: tuple[str, ...], names: tuple[str, ...]) -> list[Plain]:
    return [{"id": id, "name": name} for id, name in zip(ids, names, strict=True)]


def _hex(h: int) -> Mapping[str, Plain]:
    row, column = GRID.places[h]
    river = TERRAIN[h] == RIVER
    return {
        "row": row,
        "column": column,
        "river": river,
        "terrain": None if river else TERRAINS[TERRAIN[h]],  # as printed
        "neighbours": [NAMES[other] for other in range(HEXES) if GRID.neighbours[h] >> other & 1],
    }


def _faction(faction: Faction, language: str) -> Mapping[str, Plain]:
    levels = range(faction.shipping, faction.shipping_maximum + 1)
    return {
        "name": faction_name(faction, language),
        "home": TERRAINS[faction.home],
        "start": {
            "c": faction.coins,
            "w": faction.workers,
            "p": faction.priests,
            "bowls": [*faction.bowls, 0],
            "cults": dict(zip(CULTS, faction.cults, strict=True)),
            "dwellings": faction.start_dwellings,
        },
        "costs": {id: {"c": cost.coins, "w": cost.workers} for id, cost in zip(STRUCTURES, faction.costs, strict=True)},
        # A trading house with no opponent directly adjacent.
        "lonely trading house": {
            "c": 2 * faction.costs[TRADING_HOUSE].coins,
            "w": faction.costs[TRADING_HOUSE].workers,
        },
        # With 0, 1, 2... built.
        "income": {
            id: {letter: [*numbers] for letter, numbers in row.items()} for id, row in income_rows(faction).items()
        },
        "shipping": {
            "start": faction.shipping,
            "maximum": faction.shipping_maximum,
            "cost": _amounts(SHIPPING_COST),
            "points": [faction.shipping_points(level) for level in levels],  # on reaching a level, from the start on
        },
        "digging": {
            "pays": "w" if faction.digging else "p",
            "costs": list(faction.digging) or [1],  # a spade, by level
            "upgrade": _amounts(faction.digging_upgrade),
            "points": DIGGING_POINTS,
        },
        "flight points": FLIGHT_POINTS,
        "favors": faction.favors,
        "ability": describe_ability(faction, language),
        "stronghold": describe_stronghold(faction, language),
        "text": describe_faction(faction, language),
    }


def _card(card: BonusCard, language: str) -> Mapping[str, Plain]:
    return {
        "name": bonus_name(card, language),
        "text": describe_bonus(card, language),
        "income": _amounts(card.income),
        "special": card.special >= 0,
        "shipping": card.shipping,
        "on pass": {STRUCTURES[structure]: points for structure, points in card.on_pass},
        "shipping on pass": card.shipping_on_pass,
        "promo": BONUS_CARDS.index(card) == PROMO_CARD,
    }


def _favor(tile: FavorTile, language: str) -> Mapping[str, Plain]:
    structure, points = tile.whenever
    return {
        "name": favor_name(tile, language),
        "text": describe_favor(tile, language),
        "cult": CULTS[tile.cult],
        "steps": tile.steps,
        "number": tile.number,
        "income": _amounts(tile.income),
        "special": tile.special >= 0,
        "town power": tile.town_power,
        "whenever": {STRUCTURES[structure]: points} if points else {},
        "on pass": list(tile.on_pass_trading_houses),  # with 0, 1, 2... trading houses
    }


def _town(tile: TownTile, language: str) -> Mapping[str, Plain]:
    return {
        "name": town_name(tile, language),
        "text": describe_town(tile, language),
        "gain": _amounts(tile.gain),
        "steps": tile.cult_steps,
        "keys": tile.keys,
        "shipping": tile.shipping,
        "number": tile.number,
        "promo": tile.promo,
    }


def _scoring(tile: ScoringTile, language: str) -> Mapping[str, Plain]:
    return {
        "name": scoring_name(tile, language),
        "text": describe_scoring(tile, language),
        "scores": [SCORED[what] for what in tile.scores],
        "points": tile.points,
        "cult": CULTS[tile.cult] if tile.cult >= 0 else None,  # None: own priests on the cult board
        "steps": tile.steps,
        "gain": _amounts(tile.gain),
        "spades": tile.spades,
        "promo": tile.promo,
    }


def _power(action: PowerAction, language: str) -> Mapping[str, Plain]:
    return {
        "name": power_name(action, language),
        "text": describe_power(action, language),
        "power": action.power,
        "gain": _amounts(action.gain),
        "spades": action.spades,
        "bridge": action.bridge,
    }


def _amounts(gain: Gain) -> Mapping[str, Plain]:
    return {**by_letter(gain)}
