"""The pieces as data for drawing them: numbers as numbers, names and texts as Texts."""

from collections.abc import Sequence
from itertools import pairwise

from boardwright.kernel.text import Text
from boardwright.parts.hexgrid import bits

from ..content.automa import AUTOMA_FACTIONS, CARDS, LEVELS
from ..content.boards import BOARDS
from ..content.factions import FACTIONS
from ..content.tiles import (
    BOOK_ACTIONS,
    CITIES,
    CITY_COPIES,
    COINS_WITHOUT_PALACE,
    COMPETENCIES,
    COMPETENCY_COPIES,
    COMPETENCY_ROWS,
    FINAL_TILES,
    INNOVATION_BOOKS,
    INNOVATIONS,
    LEVEL_INCOME,
    PALACES,
    POWER_ACTIONS,
    ROUND_BONUSES,
    SCORING_TILES,
)
from ..rules.buildings import COSTS
from ..rules.cities import CITY_BUILDINGS, CITY_POWER
from ..rules.faction import (
    GUILD_POWER,
    LONELY_GUILD_COST,
    SHIPPING_COST,
    TOOLS_FOR_A_SPADE,
    WORKSHOP_TOOLS,
    Faction,
    PlanningBoard,
)
from ..rules.innovations import FIXED_BOOKS
from ..rules.map import GRID, HEXES, NAMES, PAIR_NAMES, PAIRS, SIDES, Side
from ..rules.moves import CONVERT
from ..rules.power import CONVERTED
from ..rules.scoring import AREA_POINTS, COINS_A_POINT, SCIENCE_POINTS
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
from ..rules.vocabulary import (
    BRIDGES,
    BUILDINGS,
    COUNTED,
    DISCIPLINES,
    EDITIONS,
    INCOME_LEVEL,
    KEY_LEVEL,
    LEVEL_POWER,
    NUMBERS,
    POWER_VALUES,
    PRICES_OF,
    ROUNDS,
    SCHOLARS,
    SCHOOL,
    SLOTS,
    TERRAINS,
    TOP,
    UNIVERSITY,
    Building,
    Origins,
    Source,
)
from . import naming, shapes, writing
from .naming import say
from .shapes import Pieces


def pieces(edition: str) -> Pieces:
    which = EDITIONS.index(edition)
    return {
        "maps": {side.id: _map(side) for side in SIDES},
        "bridges": {name: [NAMES[a], NAMES[b]] for name, (a, b) in zip(PAIR_NAMES, PAIRS, strict=True)},
        "terrains": [{"id": id, "name": naming.terrain_name(n)} for n, id in enumerate(TERRAINS)],
        "buildings": {id: _building(n) for n, id in enumerate(BUILDINGS)},
        "lonely_guild": naming.by_letter(LONELY_GUILD_COST),
        "disciplines": [{"id": id, "name": naming.discipline_name(n)} for n, id in enumerate(DISCIPLINES)],
        "science_track": {
            "power": list(LEVEL_POWER),
            "slots": list(SLOTS),
            "points": list(SCIENCE_POINTS),
            "key_level": KEY_LEVEL,
            "income_level": INCOME_LEVEL,
            "income": [naming.by_letter(gain) for gain in LEVEL_INCOME],
            "top": TOP,
        },
        "resources": [{"id": letter, "name": say(f"resource-{stock}")} for letter, stock in naming.STOCKS.items()],
        "conversions": {text: CONVERTED[which].number for which, text in enumerate(CONVERT.names)},
        "sources": _sources(),
        "dues": _dues(),
        "boards": {board.id: _board(board) for board in BOARDS},
        "factions": {faction.id: _faction(faction, which) for faction in FACTIONS},
        "palaces": {tile.id: _palace(tile) for tile in PALACES},
        "innovations": {tile.id: _innovation(tile) for tile in INNOVATIONS},
        "innovation_books": INNOVATION_BOOKS,
        "innovation_places": [list(books) for books in FIXED_BOOKS],
        "innovation_any": [INNOVATION_BOOKS - sum(books) for books in FIXED_BOOKS],
        "innovation_coins": COINS_WITHOUT_PALACE,
        "competencies": {tile.id: _competency(tile) for tile in COMPETENCIES},
        "competency_rows": [{"steps": steps, "books": books} for steps, books in COMPETENCY_ROWS],
        "bonuses": {tile.id: _bonus(tile) for tile in ROUND_BONUSES},
        "cities": {tile.id: _city(tile) for tile in CITIES},
        "scoring": {tile.id: _scoring(tile) for tile in SCORING_TILES},
        "final": {tile.id: _final(tile) for tile in FINAL_TILES},
        "power_actions": {action.id: _power_action(action) for action in POWER_ACTIONS},
        "book_actions": {action.id: _book_action(action) for action in BOOK_ACTIONS},
        "automa": {
            each.id: {
                "name": naming.automa_name(each),
                "text": writing.describe_automa(each),
                "science": list(each.science),
            }
            for each in AUTOMA_FACTIONS
        },
        "automa_levels": {
            str(n + 1): {"name": writing.level_name(n), "text": writing.describe_level(n)} for n in range(LEVELS)
        },
        "automa_cards": {
            card.id: {"name": naming.card_name(card), "text": writing.describe_card(card)} for card in CARDS
        },
        "numbers": {
            "rounds": ROUNDS,
            "scholars": SCHOLARS,
            "bridges": BRIDGES,
            "city_power": CITY_POWER,
            "city_buildings": CITY_BUILDINGS,
            "area_points": list(AREA_POINTS),
            "coins_a_point": COINS_A_POINT,
        },
    }


def _sources() -> dict[str, Text]:
    """Those of what is done on the map."""
    return {
        Source.SPADES: say("scored-spade"),
        Source.TUNNEL: say("by-tunnel"),
        Source.FLIGHT: say("by-flight"),
        **{source: naming.building_name(n) for n, source in enumerate(PRICES_OF)},
        Origins.ABILITY.source: say("source-abilities"),
        Origins.SHIPPING.source: say("shipping"),
        Origins.TERRAFORMING.source: say("terraforming"),
        **{tile.origin.source: naming.scoring_name(tile) for tile in SCORING_TILES},
        **{tile.origin.source: naming.final_name(tile) for tile in FINAL_TILES},
        **{tile.origin.source: naming.bonus_name(tile) for tile in ROUND_BONUSES},
        **{tile.origin.source: naming.competency_name(tile) for tile in COMPETENCIES},
        **{tile.origin.source: naming.innovation_name(tile) for tile in INNOVATIONS},
        **{tile.origin.source: naming.palace_name(tile) for tile in PALACES},
    }


def _dues() -> dict[str, Text]:
    counted: dict[str, Text] = {what: say(f"due-any-{what}") for what in ("steps", "spades", "books")}
    tiles: dict[str, Text] = {what: say(f"due-{what}") for what in ("competency", "city", "palace", "settle", "parts")}
    return {
        "founded": say("event-cities", n=1),
        **counted,
        **tiles,
        "building": say("due-building"),
        "guild": say("due-guild"),
        "bridges": say("a-bridge"),
        "free guild": say("free-guild"),
        "exchange": say("exchange-school"),
        "second action": say("due-second-action"),
    }


# --- the map


def _map(side: Side) -> shapes.MapPiece:
    return {
        "hexes": {NAMES[h]: _hex(side, h) for h in bits(side.everything)},
        "sites": [PAIR_NAMES[pair] for pair in side.sites],
    }


def _hex(side: Side, h: int) -> shapes.HexPiece:
    row, column = GRID.places[h]
    terrain = next((TERRAINS[n] for n, mask in enumerate(side.lands) if mask >> h & 1), None)
    return {
        "row": row,
        "column": column,
        "river": terrain is None,
        "terrain": terrain,
        "border": bool(side.border >> h & 1),
        "shore": bool(side.shore >> h & 1),
        "neighbours": [NAMES[n] for n in range(HEXES) if GRID.neighbours[h] & side.everything & 1 << n],
    }


def _building(building: int) -> shapes.BuildingPiece:
    return {
        "name": naming.building_name(building),
        "power": POWER_VALUES[building],
        "number": NUMBERS[building],
        "cost": naming.by_letter(COSTS[building]) if building < len(COSTS) else {},
    }


# --- planning boards and factions


def _board(board: PlanningBoard) -> shapes.BoardPiece:
    return {
        "name": naming.board_name(board),
        "text": writing.describe_board(board),
        "level": writing.level_of(board),
        "special": writing.what_is_special(board),
        "start": naming.by_letter(board.start),
        "bowls": [*board.bowls, 0],
        "each_discipline": board.each_discipline,
        "spades": board.spades,
        "income": naming.by_letter(board.income),
        "building_income": _building_income(board),
        "shipping": {
            "start": board.shipping,
            "cost": naming.by_letter(SHIPPING_COST),
            "rewards": [naming.by_letter(gain) for gain in board.shipping_rewards],
        },
        "terraforming": {
            "tools": list(TOOLS_FOR_A_SPADE),
            "cost": naming.by_letter(board.terraforming_cost),
            "rewards": [naming.by_letter(gain) for gain in board.terraforming_rewards],
        },
        "innovation_books": [INNOVATION_BOOKS + more for more in board.surcharges],
    }


def _building_income(board: PlanningBoard) -> dict[Building, list[shapes.Amounts]]:
    """From what all of a kind bring together."""
    workshops: list[shapes.Amounts] = [{"t": tools - before} for before, tools in pairwise(WORKSHOP_TOOLS)]
    guilds: list[shapes.Amounts] = [
        {"c": coins - fewer_coins, "pw": power - less_power}
        for (fewer_coins, coins), (less_power, power) in zip(
            pairwise(board.guild_coins), pairwise(GUILD_POWER), strict=True
        )
    ]
    schools: list[shapes.Amounts] = [{"s": 1}] * NUMBERS[SCHOOL]
    universities: list[shapes.Amounts] = [{"s": 1}] * NUMBERS[UNIVERSITY]
    return {"workshop": workshops, "guild": guilds, "school": schools, "university": universities}


def _faction(faction: Faction, edition: int) -> shapes.FactionPiece:
    return {
        "name": naming.faction_name(faction),
        "text": writing.describe_faction(faction, edition),
        "ability": writing.describe_ability(faction, edition),
        "level": writing.level_of(faction),
        "science": list(faction.science),
        "any_steps": faction.any_steps,
        "start": naming.by_letter(faction.start),
        "income": naming.by_letter(faction.income),
        "competency": faction.competency,
        "special": _special(faction.special),
        "each_time": [naming.by_letter(faction.each_time(edition, players)) for players in range(2, 6)],
    }


# --- tiles


def _palace(tile: PalaceTile) -> shapes.PalacePiece:
    return {
        "name": naming.palace_name(tile),
        "text": writing.describe_palace(tile),
        "income": naming.by_letter(tile.income),
        "now": _effect(tile.now),
        "special": _special(tile.special),
        "whenever": _points([tile.whenever]),
        "on_pass": _points(tile.on_pass),
        "ability": tile.ability,
    }


def _innovation(tile: Innovation) -> shapes.InnovationPiece:
    return {
        "name": naming.innovation_name(tile),
        "text": writing.describe_innovation(tile),
        "income": naming.by_letter(tile.income),
        "now": _effect(tile.now),
        "special": _special(tile.special),
        "on_pass": _points(tile.on_pass),
    }


def _competency(tile: Competency) -> shapes.CompetencyPiece:
    return {
        "name": naming.competency_name(tile),
        "text": writing.describe_competency(tile),
        "income": naming.by_letter(tile.income),
        "step_income": tile.step_income,
        "now": _effect(tile.now),
        "special": _special(tile.special),
        "whenever": _points([tile.whenever]),
        "on_pass": _points(tile.on_pass),
        "number": COMPETENCY_COPIES,
    }


def _bonus(tile: RoundBonus) -> shapes.BonusPiece:
    return {
        "name": naming.bonus_name(tile),
        "text": writing.describe_bonus(tile),
        "income": naming.by_letter(tile.income),
        "shipping": tile.shipping,
        "special": _special(tile.special),
        "whenever": _points([tile.whenever]),
        "on_pass": _points(tile.on_pass),
        "steps_on_pass": None if tile.steps_on_pass == NONE else BUILDINGS[tile.steps_on_pass],
    }


def _city(tile: CityTile) -> shapes.CityPiece:
    return {
        "name": naming.city_name(tile),
        "text": writing.describe_city(tile),
        "now": _effect(tile.now),
        "number": CITY_COPIES,
    }


def _scoring(tile: ScoringTile) -> shapes.ScoringPiece:
    return {
        "name": naming.scoring_name(tile),
        "text": writing.describe_scoring(tile),
        "scores": [COUNTED[what] for what in tile.scores],
        "points": tile.points,
        "discipline": DISCIPLINES[tile.discipline],
        "levels": tile.levels,
        "gain": naming.by_letter(tile.gain),
        "spades": tile.spades,
        "automa": list(tile.automa),
    }


def _final(tile: FinalTile) -> shapes.FinalPiece:
    return {
        "name": naming.final_name(tile),
        "text": writing.describe_final(tile),
        "scores": COUNTED[tile.scores],
        "points": tile.points,
        "discipline": DISCIPLINES[tile.discipline],
        "automa": tile.automa,
    }


def _power_action(action: PowerAction) -> shapes.PowerActionPiece:
    name, text = naming.action_name(action), writing.describe_power(action)
    return {"name": name, "text": text, "power": action.power, "effect": _effect(action.effect)}


def _book_action(action: BookAction) -> shapes.BookActionPiece:
    name, text = naming.action_name(action), writing.describe_book_action(action)
    return {"name": name, "text": text, "books": action.books, "effect": _effect(action.effect)}


# --- effects


def _special(effect: Effect | None) -> shapes.EffectPiece | None:
    return None if effect is None else _effect(effect)


def _effect(effect: Effect) -> shapes.EffectPiece:
    counted, table = effect.by_number
    return {
        "gain": naming.by_letter(effect.gain),
        "spades": effect.spades,
        "bridges": effect.bridges,
        "steps": effect.steps,
        "any_steps": effect.any_steps,
        "each_discipline": effect.each_discipline,
        "step_per_shape": effect.step_per_shape,
        "competency": int(effect.competency),
        "city": int(effect.city),
        "far_guild": int(effect.far_guild),
        "guild": int(effect.guild),
        "exchange": int(effect.exchange),
        "shipping": effect.shipping,
        "terraforming": effect.terraforming,
        "annexes": effect.annexes,
        "tokens": effect.tokens,
        "second_action": int(effect.second_action),
        "neutral": None if effect.neutral == NONE else BUILDINGS[effect.neutral],
        "per": _points([effect.per]),
        "by_number": {} if counted == NONE else {COUNTED[counted]: list(table)},
    }


def _points(counted: Sequence[tuple[int, int]]) -> shapes.Points:
    return {COUNTED[what]: points for what, points in counted if what != NONE}
