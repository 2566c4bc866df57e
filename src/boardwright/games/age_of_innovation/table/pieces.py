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
from .naming import (
    STOCKS,
    action_name,
    automa_name,
    board_name,
    bonus_name,
    building_name,
    by_letter,
    card_name,
    city_name,
    competency_name,
    discipline_name,
    faction_name,
    final_name,
    innovation_name,
    palace_name,
    say,
    scoring_name,
    terrain_name,
)
from .shapes import (
    Amounts,
    BoardPiece,
    BonusPiece,
    BookActionPiece,
    BuildingPiece,
    CityPiece,
    CompetencyPiece,
    EffectPiece,
    FactionPiece,
    FinalPiece,
    HexPiece,
    InnovationPiece,
    MapPiece,
    PalacePiece,
    Pieces,
    Points,
    PowerActionPiece,
    ScoringPiece,
)
from .writing import (
    describe_ability,
    describe_automa,
    describe_board,
    describe_bonus,
    describe_book_action,
    describe_card,
    describe_city,
    describe_competency,
    describe_faction,
    describe_final,
    describe_innovation,
    describe_level,
    describe_palace,
    describe_power,
    describe_scoring,
    level_name,
    level_of,
    what_is_special,
)


def pieces(edition: str) -> Pieces:
    which = EDITIONS.index(edition)
    return {
        "maps": {side.id: _map(side) for side in SIDES},
        "bridges": {name: [NAMES[a], NAMES[b]] for name, (a, b) in zip(PAIR_NAMES, PAIRS, strict=True)},
        "terrains": [{"id": id, "name": terrain_name(n)} for n, id in enumerate(TERRAINS)],
        "buildings": {id: _building(n) for n, id in enumerate(BUILDINGS)},
        "lonely_guild": by_letter(LONELY_GUILD_COST),
        "disciplines": [{"id": id, "name": discipline_name(n)} for n, id in enumerate(DISCIPLINES)],
        "science_track": {
            "power": list(LEVEL_POWER),
            "slots": list(SLOTS),
            "points": list(SCIENCE_POINTS),
            "key_level": KEY_LEVEL,
            "income_level": INCOME_LEVEL,
            "income": [by_letter(gain) for gain in LEVEL_INCOME],
            "top": TOP,
        },
        "resources": [{"id": letter, "name": say(f"resource-{stock}")} for letter, stock in STOCKS.items()],
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
            each.id: {"name": automa_name(each), "text": describe_automa(each), "science": list(each.science)}
            for each in AUTOMA_FACTIONS
        },
        "automa_levels": {str(n + 1): {"name": level_name(n), "text": describe_level(n)} for n in range(LEVELS)},
        "automa_cards": {card.id: {"name": card_name(card), "text": describe_card(card)} for card in CARDS},
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
        **{source: building_name(n) for n, source in enumerate(PRICES_OF)},
        Origins.ABILITY.source: say("source-abilities"),
        Origins.SHIPPING.source: say("shipping"),
        Origins.TERRAFORMING.source: say("terraforming"),
        **{tile.origin.source: scoring_name(tile) for tile in SCORING_TILES},
        **{tile.origin.source: final_name(tile) for tile in FINAL_TILES},
        **{tile.origin.source: bonus_name(tile) for tile in ROUND_BONUSES},
        **{tile.origin.source: competency_name(tile) for tile in COMPETENCIES},
        **{tile.origin.source: innovation_name(tile) for tile in INNOVATIONS},
        **{tile.origin.source: palace_name(tile) for tile in PALACES},
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


def _map(side: Side) -> MapPiece:
    return {
        "hexes": {NAMES[h]: _hex(side, h) for h in bits(side.everything)},
        "sites": [PAIR_NAMES[pair] for pair in side.sites],
    }


def _hex(side: Side, h: int) -> HexPiece:
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


def _building(building: int) -> BuildingPiece:
    return {
        "name": building_name(building),
        "power": POWER_VALUES[building],
        "number": NUMBERS[building],
        "cost": by_letter(COSTS[building]) if building < len(COSTS) else {},
    }


# --- planning boards and factions


def _board(board: PlanningBoard) -> BoardPiece:
    return {
        "name": board_name(board),
        "text": describe_board(board),
        "level": level_of(board),
        "special": what_is_special(board),
        "start": by_letter(board.start),
        "bowls": [*board.bowls, 0],
        "each_discipline": board.each_discipline,
        "spades": board.spades,
        "income": by_letter(board.income),
        "building_income": _building_income(board),
        "shipping": {
            "start": board.shipping,
            "cost": by_letter(SHIPPING_COST),
            "rewards": [by_letter(gain) for gain in board.shipping_rewards],
        },
        "terraforming": {
            "tools": list(TOOLS_FOR_A_SPADE),
            "cost": by_letter(board.terraforming_cost),
            "rewards": [by_letter(gain) for gain in board.terraforming_rewards],
        },
        "innovation_books": [INNOVATION_BOOKS + more for more in board.surcharges],
    }


def _building_income(board: PlanningBoard) -> dict[Building, list[Amounts]]:
    """From what all of a kind bring together."""
    workshops: list[Amounts] = [{"t": tools - before} for before, tools in pairwise(WORKSHOP_TOOLS)]
    guilds: list[Amounts] = [
        {"c": coins - fewer_coins, "pw": power - less_power}
        for (fewer_coins, coins), (less_power, power) in zip(
            pairwise(board.guild_coins), pairwise(GUILD_POWER), strict=True
        )
    ]
    schools: list[Amounts] = [{"s": 1}] * NUMBERS[SCHOOL]
    universities: list[Amounts] = [{"s": 1}] * NUMBERS[UNIVERSITY]
    return {"workshop": workshops, "guild": guilds, "school": schools, "university": universities}


def _faction(faction: Faction, edition: int) -> FactionPiece:
    return {
        "name": faction_name(faction),
        "text": describe_faction(faction, edition),
        "ability": describe_ability(faction, edition),
        "level": level_of(faction),
        "science": list(faction.science),
        "any_steps": faction.any_steps,
        "start": by_letter(faction.start),
        "income": by_letter(faction.income),
        "competency": faction.competency,
        "special": _special(faction.special),
        "each_time": [by_letter(faction.each_time(edition, players)) for players in range(2, 6)],
    }


# --- tiles


def _palace(tile: PalaceTile) -> PalacePiece:
    return {
        "name": palace_name(tile),
        "text": describe_palace(tile),
        "income": by_letter(tile.income),
        "now": _effect(tile.now),
        "special": _special(tile.special),
        "whenever": _points([tile.whenever]),
        "on_pass": _points(tile.on_pass),
        "ability": tile.ability,
    }


def _innovation(tile: Innovation) -> InnovationPiece:
    return {
        "name": innovation_name(tile),
        "text": describe_innovation(tile),
        "income": by_letter(tile.income),
        "now": _effect(tile.now),
        "special": _special(tile.special),
        "on_pass": _points(tile.on_pass),
    }


def _competency(tile: Competency) -> CompetencyPiece:
    return {
        "name": competency_name(tile),
        "text": describe_competency(tile),
        "income": by_letter(tile.income),
        "step_income": tile.step_income,
        "now": _effect(tile.now),
        "special": _special(tile.special),
        "whenever": _points([tile.whenever]),
        "on_pass": _points(tile.on_pass),
        "number": COMPETENCY_COPIES,
    }


def _bonus(tile: RoundBonus) -> BonusPiece:
    return {
        "name": bonus_name(tile),
        "text": describe_bonus(tile),
        "income": by_letter(tile.income),
        "shipping": tile.shipping,
        "special": _special(tile.special),
        "whenever": _points([tile.whenever]),
        "on_pass": _points(tile.on_pass),
        "steps_on_pass": None if tile.steps_on_pass == NONE else BUILDINGS[tile.steps_on_pass],
    }


def _city(tile: CityTile) -> CityPiece:
    return {"name": city_name(tile), "text": describe_city(tile), "now": _effect(tile.now), "number": CITY_COPIES}


def _scoring(tile: ScoringTile) -> ScoringPiece:
    return {
        "name": scoring_name(tile),
        "text": describe_scoring(tile),
        "scores": [COUNTED[what] for what in tile.scores],
        "points": tile.points,
        "discipline": DISCIPLINES[tile.discipline],
        "levels": tile.levels,
        "gain": by_letter(tile.gain),
        "spades": tile.spades,
        "automa": list(tile.automa),
    }


def _final(tile: FinalTile) -> FinalPiece:
    return {
        "name": final_name(tile),
        "text": describe_final(tile),
        "scores": COUNTED[tile.scores],
        "points": tile.points,
        "discipline": DISCIPLINES[tile.discipline],
        "automa": tile.automa,
    }


def _power_action(action: PowerAction) -> PowerActionPiece:
    name, text = action_name(action), describe_power(action)
    return {"name": name, "text": text, "power": action.power, "effect": _effect(action.effect)}


def _book_action(action: BookAction) -> BookActionPiece:
    name, text = action_name(action), describe_book_action(action)
    return {"name": name, "text": text, "books": action.books, "effect": _effect(action.effect)}


# --- effects


def _special(effect: Effect | None) -> EffectPiece | None:
    return None if effect is None else _effect(effect)


def _effect(effect: Effect) -> EffectPiece:
    counted, table = effect.by_number
    return {
        "gain": by_letter(effect.gain),
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


def _points(counted: Sequence[tuple[int, int]]) -> Points:
    return {COUNTED[what]: points for what, points in counted if what != NONE}
