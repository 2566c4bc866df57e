"""The pieces as data for drawing them: numbers as numbers, names and texts as Texts."""

from typing import Literal, TypedDict

from boardwright.kernel.text import Text
from boardwright.parts.level import LevelPiece
from boardwright.parts.wheel import FARTHEST

from ..content.factions import FACTIONS
from ..content.tiles import BONUS_CARDS, FAVOR_TILES, POWER_ACTIONS, SCORING_TILES, TOWN_TILES
from ..rules.faction import Faction
from ..rules.map import GRID, HEXES, NAMES, SITE_NAMES, SITES, TERRAIN
from ..rules.power import PRICES
from ..rules.reach import FLIGHT_POINTS
from ..rules.scoring import AREA_POINTS, CULT_POINTS
from ..rules.seat import Seat
from ..rules.setup import PROMO_CARD
from ..rules.spades import distance
from ..rules.tile import BonusCard, FavorTile, PowerAction, ScoringTile, TownTile
from ..rules.towns import TOWN_BUILDINGS, TOWN_POWER
from ..rules.turn import DIGGING_POINTS, SHIPPING_COST
from ..rules.upgrades import upgrade_price
from ..rules.vocabulary import (
    BRIDGES,
    CULT_POWER,
    CULTS,
    NUMBERS,
    ORDER_SPACES,
    POWER_VALUES,
    PRICES_OF,
    PRIESTS,
    RIVER,
    ROUNDS,
    SCORED,
    STRUCTURES,
    TEMPLE,
    TERRAINS,
    TRADING_HOUSE,
    Cult,
    Source,
    Structure,
    Terrain,
)
from . import naming
from .naming import LETTERS

# By the letters of the resources: vp, c, w, p, pw; what there is none of is left out.
Amounts = dict[str, int]


class Named(TypedDict):
    id: str
    name: Text


class HexPiece(TypedDict):
    row: int
    column: int
    river: bool
    terrain: Terrain | None
    """As printed; None for a river."""
    neighbours: list[str]


class StructurePiece(TypedDict):
    name: Text
    power: int
    number: int
    """On a faction board."""


class CultTrack(TypedDict):
    power: list[int]
    """On reaching each step, from 0 on."""
    spaces: list[int]
    """The steps that a priest brings on each space."""
    points: list[int]
    """At the end, for the first, the second, the third."""


class Start(TypedDict):
    c: int
    w: int
    p: int
    bowls: list[int]
    cults: dict[Cult, int]
    dwellings: int


class ShippingTrack(TypedDict):
    start: int
    maximum: int
    cost: Amounts
    points: list[int]
    """On reaching a level, from the start on."""


class DiggingTrack(TypedDict):
    pays: Literal["w", "p"]
    costs: list[int]
    """Of a spade, by level."""
    upgrade: Amounts
    points: int


class FactionPiece(TypedDict):
    name: Text
    home: Terrain
    start: Start
    costs: dict[Structure, Amounts]
    lonely_trading_house: Amounts
    """With no opponent directly adjacent."""
    income: dict[Structure, dict[str, list[int]]]
    """By the letter of the resource: with 0, 1, 2... built."""
    shipping: ShippingTrack
    digging: DiggingTrack
    spades: dict[str, list[Terrain]]
    """The other terrains, by how many spades they lie from home."""
    flight_points: int
    favors: int
    """For a temple or the sanctuary."""
    ability: Text
    stronghold: Text
    level: LevelPiece
    text: Text


class CardPiece(TypedDict):
    name: Text
    text: Text
    income: Amounts
    special: bool
    shipping: int
    on_pass: dict[str, int]
    """Points for each, by structure."""
    shipping_on_pass: int
    promo: bool


class FavorPiece(TypedDict):
    name: Text
    text: Text
    cult: Cult
    steps: int
    number: int
    income: Amounts
    special: bool
    town_power: int
    """0 where it does not lower the power of a town."""
    whenever: dict[str, int]
    """Points by the structure that is built."""
    on_pass: list[int]
    """With 0, 1, 2... trading houses."""


class TownPiece(TypedDict):
    name: Text
    text: Text
    gain: Amounts
    steps: int
    """On every cult."""
    keys: int
    shipping: int
    number: int
    promo: bool


class ScoringPiece(TypedDict):
    name: Text
    text: Text
    scores: list[Structure | Literal["spade", "town"]]
    points: int
    cult: Cult | None
    """None: own priests on the cult board."""
    steps: int
    gain: Amounts
    spades: int
    promo: bool


class PowerPiece(TypedDict):
    name: Text
    text: Text
    power: int
    gain: Amounts
    spades: int
    bridge: bool


class Numbers(TypedDict):
    rounds: int
    priests: int
    bridges: int
    town_power: int
    town_buildings: int
    area_points: list[int]


class Pieces(TypedDict):
    hexes: dict[str, HexPiece]
    bridges: dict[str, list[str]]
    """The two hexes that each site joins."""
    terrains: list[Named]
    """In the order of the wheel: one spade goes from each to the next, and from the last to the first."""
    structures: dict[Structure, StructurePiece]
    cults: list[Named]
    cult_track: CultTrack
    resources: list[Named]
    conversions: dict[str, int]
    """What one of each costs of what it is made from: 'pw c'."""
    sources: dict[str, Text]
    """What changes come from, by the sources of the ledger."""
    dues: dict[str, Text]
    """What may be chosen afterwards, by the offers of the ledger; 'founded' is a town."""
    factions: dict[str, FactionPiece]
    cards: dict[str, CardPiece]
    favors: dict[str, FavorPiece]
    towns: dict[str, TownPiece]
    scoring: dict[str, ScoringPiece]
    power_actions: dict[str, PowerPiece]
    numbers: Numbers


def pieces() -> Pieces:
    return {
        "hexes": {NAMES[h]: _hex(h) for h in range(HEXES)},
        "bridges": {name: [NAMES[a], NAMES[b]] for name, (a, b) in zip(SITE_NAMES, SITES, strict=True)},
        "terrains": [{"id": id, "name": naming.terrain_name(number)} for number, id in enumerate(TERRAINS)],
        "structures": {
            id: {
                "name": naming.structure_name(number),
                "power": POWER_VALUES[number],
                "number": NUMBERS[number],
            }
            for number, id in enumerate(STRUCTURES)
        },
        "cults": [{"id": id, "name": naming.cult_name(number)} for number, id in enumerate(CULTS)],
        "cult_track": {"power": list(CULT_POWER), "spaces": list(ORDER_SPACES), "points": list(CULT_POINTS)},
        "resources": [{"id": letter, "name": naming.resource_name(letter)} for letter in LETTERS],
        "conversions": {**PRICES},
        "sources": _sources(),
        "dues": {
            "founded": naming.say("event-founds"),
            **{what: naming.say(f"due-{what}") for what in ("favors", "spades", "steps", "bridges")},
        },
        "factions": {faction.id: _faction(faction) for faction in FACTIONS},
        "cards": {card.id: _card(card) for card in BONUS_CARDS},
        "favors": {tile.id: _favor(tile) for tile in FAVOR_TILES},
        "towns": {tile.id: _town(tile) for tile in TOWN_TILES},
        "scoring": {tile.id: _scoring(tile) for tile in SCORING_TILES},
        "power_actions": {action.id: _power(action) for action in POWER_ACTIONS},
        "numbers": {
            "rounds": ROUNDS,
            "priests": PRIESTS,
            "bridges": BRIDGES,
            "town_power": TOWN_POWER,
            "town_buildings": TOWN_BUILDINGS,
            "area_points": list(AREA_POINTS),
        },
    }


def _sources() -> dict[str, Text]:
    """Those of what is done on the map."""
    return {
        Source.SPADES: naming.say("scored-spade"),
        Source.TUNNEL: naming.say("event-tunnel"),
        Source.CARPET: naming.say("event-flight"),
        **{source: naming.structure_name(number) for number, source in enumerate(PRICES_OF)},
        Source.ABILITY: naming.say("from-ability"),
        Source.STRONGHOLD: naming.say("from-stronghold"),
        Source.SHIPPING: naming.say("reason-shipping"),
        **{tile.id: naming.say("from-round-tile") for tile in SCORING_TILES},
        **{tile.id: naming.favor_name(tile) for tile in FAVOR_TILES},
    }


def _hex(h: int) -> HexPiece:
    row, column = GRID.places[h]
    river = TERRAIN[h] == RIVER
    return {
        "row": row,
        "column": column,
        "river": river,
        "terrain": None if river else TERRAINS[TERRAIN[h]],
        "neighbours": [NAMES[other] for other in range(HEXES) if GRID.neighbours[h] >> other & 1],
    }


def _faction(faction: Faction) -> FactionPiece:
    levels = range(faction.shipping, faction.shipping_maximum + 1)
    return {
        "name": naming.faction_name(faction),
        "home": TERRAINS[faction.home],
        "start": {
            "c": faction.coins,
            "w": faction.workers,
            "p": faction.priests,
            "bowls": [*faction.bowls, 0],
            "cults": dict(zip(CULTS, faction.cults, strict=True)),
            "dwellings": faction.start_dwellings,
        },
        "costs": {id: cost.amounts() for id, cost in zip(STRUCTURES, faction.costs, strict=True)},
        "lonely_trading_house": upgrade_price(faction, TRADING_HOUSE, alone=True).amounts(),
        "income": naming.income_rows(faction),
        "shipping": {
            "start": faction.shipping,
            "maximum": faction.shipping_maximum,
            "cost": SHIPPING_COST.amounts(),
            "points": [faction.shipping_points[level] for level in levels],
        },
        "digging": {
            "pays": "w" if faction.digging else "p",
            "costs": list(faction.digging) or [1],
            "upgrade": faction.digging_upgrade.amounts(),
            "points": DIGGING_POINTS,
        },
        "spades": _spades(faction),
        "flight_points": FLIGHT_POINTS,
        "favors": faction.favors[TEMPLE],
        "ability": naming.ability_text(faction),
        "stronghold": naming.stronghold_text(faction),
        "level": naming.faction_level(faction),
        "text": naming.faction_text(faction),
    }


def _spades(faction: Faction) -> dict[str, list[Terrain]]:
    found: dict[str, list[Terrain]] = {}
    for spades in range(1, FARTHEST + 1):
        away = [n for n in range(len(TERRAINS)) if distance(Seat(faction, 0), n, faction.home) == spades]
        if away:
            found[str(spades)] = [TERRAINS[n] for n in away]
    return found


def _card(card: BonusCard) -> CardPiece:
    return {
        "name": naming.card_name(card),
        "text": naming.card_text(card),
        "income": card.income.amounts(),
        "special": card.special >= 0,
        "shipping": card.shipping,
        "on_pass": {STRUCTURES[structure]: points for structure, points in card.on_pass},
        "shipping_on_pass": card.shipping_on_pass,
        "promo": BONUS_CARDS.index(card) == PROMO_CARD,
    }


def _favor(tile: FavorTile) -> FavorPiece:
    structure, points = tile.whenever
    return {
        "name": naming.favor_name(tile),
        "text": naming.favor_text(tile),
        "cult": CULTS[tile.cult],
        "steps": tile.steps,
        "number": tile.number,
        "income": tile.income.amounts(),
        "special": tile.special >= 0,
        "town_power": tile.town_power,
        "whenever": {STRUCTURES[structure]: points} if points else {},
        "on_pass": list(tile.on_pass_trading_houses),
    }


def _town(tile: TownTile) -> TownPiece:
    return {
        "name": naming.town_name(tile),
        "text": naming.town_text(tile),
        "gain": tile.gain.amounts(),
        "steps": tile.cult_steps,
        "keys": tile.keys,
        "shipping": tile.shipping,
        "number": tile.number,
        "promo": tile.promo,
    }


def _scoring(tile: ScoringTile) -> ScoringPiece:
    return {
        "name": naming.scoring_name(tile),
        "text": naming.scoring_text(tile),
        "scores": [SCORED[what] for what in tile.scores],
        "points": tile.points,
        "cult": CULTS[tile.cult] if tile.cult >= 0 else None,
        "steps": tile.steps,
        "gain": tile.gain.amounts(),
        "spades": tile.spades,
        "promo": tile.promo,
    }


def _power(action: PowerAction) -> PowerPiece:
    return {
        "name": naming.power_name(action),
        "text": naming.power_text(action),
        "power": action.power,
        "gain": action.gain.amounts(),
        "spades": action.spades,
        "bridge": action.bridge,
    }
