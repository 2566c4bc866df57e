"""The pieces as data for drawing them: numbers as numbers, names and texts in one language."""

from collections.abc import Mapping

from boardwright.games.age_of_innovation.content.automa import AUTOMA_FACTIONS, CARDS, LEVELS
from boardwright.games.age_of_innovation.content.boards import BOARDS, FACTIONS
from boardwright.games.age_of_innovation.content.tiles import (
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
from boardwright.games.age_of_innovation.rules.buildings import COSTS
from boardwright.games.age_of_innovation.rules.cities import CITY_BUILDINGS, CITY_POWER
from boardwright.games.age_of_innovation.rules.faction import (
    GUILD_POWER,
    LONELY_GUILD_COST,
    SHIPPING_COST,
    TOOLS_FOR_A_SPADE,
    WORKSHOP_TOOLS,
    Faction,
    PlanningBoard,
)
from boardwright.games.age_of_innovation.rules.innovations import FIXED_BOOKS
from boardwright.games.age_of_innovation.rules.map import GRID, HEXES, NAMES, PAIR_NAMES, PAIRS, SIDES, Side
from boardwright.games.age_of_innovation.rules.scoring import AREA_POINTS, COINS_A_POINT, SCIENCE_POINTS
from boardwright.games.age_of_innovation.rules.tile import NONE, Effect
from boardwright.games.age_of_innovation.rules.vocabulary import (
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
    ROUNDS,
    SCHOLARS,
    SLOTS,
    TERRAINS,
    TOP,
    Gain,
)
from boardwright.games.age_of_innovation.table.descriptions import (
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
    what_is_special,
)
from boardwright.games.age_of_innovation.table.words import (
    BUILDING_NAMES,
    DISCIPLINE_NAMES,
    LETTERS,
    RESOURCE_NAMES,
    TERRAIN_NAMES,
    automa_name,
    board_name,
    bonus_name,
    book_action_name,
    by_letter,
    card_name,
    city_name,
    competency_name,
    faction_name,
    final_name,
    innovation_name,
    palace_name,
    power_name,
    scoring_name,
)
from boardwright.kernel.plain import Plain
from boardwright.parts.hexgrid import bits


def pieces(language: str, edition: str) -> Mapping[str, Plain]:
    which = EDITIONS.index(edition)
    return {
        "maps": {side.id: _map(side) for side in SIDES},
        "bridges": {name: [NAMES[a], NAMES[b]] for name, (a, b) in zip(PAIR_NAMES, PAIRS, strict=True)},
        # In the order of the wheel: one spade goes from each to the next, and from the last to the first.
        "terrains": _named(TERRAINS, TERRAIN_NAMES[language][: len(TERRAINS)]),
        "buildings": {
            id: {
                "name": BUILDING_NAMES[language][n],
                "power": POWER_VALUES[n],
                "number": NUMBERS[n],
                "cost": _amounts(COSTS[n]) if n < len(COSTS) else {},
            }
            for n, id in enumerate(BUILDINGS)
        },
        "lonely guild": _amounts(LONELY_GUILD_COST),
        "disciplines": _named(DISCIPLINES, DISCIPLINE_NAMES[language]),
        "science track": {
            "power": list(LEVEL_POWER),
            "slots": list(SLOTS),
            "points": list(SCIENCE_POINTS),
            "key level": KEY_LEVEL,
            "income level": INCOME_LEVEL,
            "income": [_amounts(gain) for gain in LEVEL_INCOME],
            "top": TOP,
        },
        "resources": _named(LETTERS, RESOURCE_NAMES[language]),
        "boards": {board.id: _board(board, language) for board in BOARDS},
        "factions": {faction.id: _faction(faction, language, which) for faction in FACTIONS},
        "palaces": {
            tile.id: {
                "name": palace_name(tile, language),
                "text": describe_palace(tile, language),
                "income": _amounts(tile.income),
                "now": _effect(tile.now),
                "special": None if tile.special is None else _effect(tile.special),
                "whenever": _points(tile.whenever),
                "on pass": _all_points(tile.on_pass),
                "ability": tile.ability,
            }
            for tile in PALACES
        },
        "innovations": {
            tile.id: {
                "name": innovation_name(tile, language),
                "text": describe_innovation(tile, language),
                "income": _amounts(tile.income),
                "now": _effect(tile.now),
                "special": None if tile.special is None else _effect(tile.special),
                "on pass": _all_points(tile.on_pass),
            }
            for tile in INNOVATIONS
        },
        "innovation books": INNOVATION_BOOKS,
        "innovation places": [list(books) for books in FIXED_BOOKS],
        "innovation coins": COINS_WITHOUT_PALACE,
        "competencies": {
            tile.id: {
                "name": competency_name(tile, language),
                "text": describe_competency(tile, language),
                "income": _amounts(tile.income),
                "step income": tile.step_income,
                "now": _effect(tile.now),
                "special": None if tile.special is None else _effect(tile.special),
                "whenever": _points(tile.whenever),
                "on pass": _all_points(tile.on_pass),
                "number": COMPETENCY_COPIES,
            }
            for tile in COMPETENCIES
        },
        "competency rows": [{"steps": steps, "books": books} for steps, books in COMPETENCY_ROWS],
        "bonuses": {
            tile.id: {
                "name": bonus_name(tile, language),
                "text": describe_bonus(tile, language),
                "income": _amounts(tile.income),
                "shipping": tile.shipping,
                "special": None if tile.special is None else _effect(tile.special),
                "whenever": _points(tile.whenever),
                "on pass": _all_points(tile.on_pass),
                "steps on pass": None if tile.steps_on_pass == NONE else BUILDINGS[tile.steps_on_pass],
            }
            for tile in ROUND_BONUSES
        },
        "cities": {
            tile.id: {
                "name": city_name(tile, language),
                "text": describe_city(tile, language),
                "now": _effect(tile.now),
                "number": CITY_COPIES,
            }
            for tile in CITIES
        },
        "scoring": {
            tile.id: {
                "name": scoring_name(tile, language),
                "text": describe_scoring(tile, language),
                "scores": [COUNTED[what] for what in tile.scores],
                "points": tile.points,
                "discipline": DISCIPLINES[tile.discipline],
                "levels": tile.levels,
                "gain": _amounts(tile.gain),
                "spades": tile.spades,
                "automa": list(tile.automa),
            }
            for tile in SCORING_TILES
        },
        "final": {
            tile.id: {
                "name": final_name(tile, language),
                "text": describe_final(tile, language),
                "scores": COUNTED[tile.scores],
                "points": tile.points,
                "discipline": DISCIPLINES[tile.discipline],
                "automa": tile.automa,
            }
            for tile in FINAL_TILES
        },
        "power actions": {
            action.id: {
                "name": power_name(action, language),
                "text": describe_power(action, language),
                "power": action.power,
                "effect": _effect(action.effect),
            }
            for action in POWER_ACTIONS
        },
        "book actions": {
            action.id: {
                "name": book_action_name(action, language),
                "text": describe_book_action(action, language),
                "books": action.books,
                "effect": _effect(action.effect),
            }
            for action in BOOK_ACTIONS
        },
        "automa": {
            faction.id: {
                "name": automa_name(faction, language),
                "text": describe_automa(faction, language),
                "science": list(faction.science),
            }
            for faction in AUTOMA_FACTIONS
        },
        "automa levels": {str(n + 1): describe_level(n, language) for n in range(LEVELS)},
        "automa cards": {
            card.id: {"name": card_name(card, language), "text": describe_card(card, language)} for card in CARDS
        },
        "numbers": {
            "rounds": ROUNDS,
            "scholars": SCHOLARS,
            "bridges": BRIDGES,
            "city power": CITY_POWER,
            "city buildings": CITY_BUILDINGS,
            "area points": list(AREA_POINTS),
            "coins a point": COINS_A_POINT,
        },
    }


def _named(ids: tuple[str, ...], names: tuple[str, ...]) -> list[Plain]:
    return [{"id": id, "name": name} for id, name in zip(ids, names, strict=True)]


def _map(side: Side) -> Mapping[str, Plain]:
    return {
        "hexes": {NAMES[h]: _hex(side, h) for h in bits(side.everything)},
        "sites": [PAIR_NAMES[pair] for pair in side.sites],
    }


def _hex(side: Side, h: int) -> Mapping[str, Plain]:
    row, column = GRID.places[h]
    terrain = next((TERRAINS[n] for n, mask in enumerate(side.lands) if mask >> h & 1), None)
    return {
        "row": row,
        "column": column,
        "river": terrain is None,
        "terrain": terrain,  # as printed
        "border": bool(side.border >> h & 1),
        "shore": bool(side.shore >> h & 1),
        "neighbours": [NAMES[n] for n in range(HEXES) if GRID.neighbours[h] & side.everything & 1 << n],
    }


def _board(board: PlanningBoard, language: str) -> Mapping[str, Plain]:
    return {
        "name": board_name(board, language),
        "text": describe_board(board, language),
        "special": what_is_special(board, language),
        "start": _amounts(board.start),
        "bowls": [*board.bowls, 0],
        "each discipline": board.each_discipline,
        "spades": board.spades,
        "income": _amounts(board.income),
        # With 0, 1, 2... of them on the map.
        "workshop tools": list(WORKSHOP_TOOLS),
        "guild coins": list(board.guild_coins),
        "guild power": list(GUILD_POWER),
        "shipping": {
            "start": board.shipping,
            "cost": _amounts(SHIPPING_COST),
            "rewards": [_amounts(gain) for gain in board.shipping_rewards],
        },
        "terraforming": {
            "tools": list(TOOLS_FOR_A_SPADE),
            "cost": _amounts(board.terraforming_cost),
            "rewards": [_amounts(gain) for gain in board.terraforming_rewards],
        },
        "surcharges": list(board.surcharges),
    }


def _faction(faction: Faction, language: str, edition: int) -> Mapping[str, Plain]:
    return {
        "name": faction_name(faction, language),
        "text": describe_faction(faction, language, edition),
        "science": list(faction.science),
        "any steps": faction.any_steps,
        "start": _amounts(faction.start),
        "income": _amounts(faction.income),
        "competency": faction.competency,
        "special": None if faction.special is None else _effect(faction.special),
        "each time": [_amounts(faction.each_time(edition, players)) for players in range(2, 6)],
    }


def _effect(effect: Effect) -> Mapping[str, Plain]:
    """What it does, without what it does not."""
    found: dict[str, Plain] = {}
    if by_letter(effect.gain):
        found["gain"] = _amounts(effect.gain)
    numbers = {
        "spades": effect.spades,
        "bridges": effect.bridges,
        "steps": effect.steps,
        "any steps": effect.any_steps,
        "each discipline": effect.each_discipline,
        "step per shape": effect.step_per_shape,
        "competency": int(effect.competency),
        "city": int(effect.city),
        "far guild": int(effect.far_guild),
        "guild": int(effect.guild),
        "exchange": int(effect.exchange),
        "shipping": effect.shipping,
        "terraforming": effect.terraforming,
        "annexes": effect.annexes,
        "tokens": effect.tokens,
        "second action": int(effect.second_action),
    }
    found.update({name: number for name, number in numbers.items() if number})
    if effect.neutral != NONE:
        found["neutral"] = BUILDINGS[effect.neutral]
    if effect.per[0] != NONE:
        found["per"] = _points(effect.per)
    if effect.by_number[0] != NONE:
        found["by number"] = {COUNTED[effect.by_number[0]]: list(effect.by_number[1])}
    return found


def _points(what: tuple[int, int]) -> Mapping[str, Plain]:
    return {} if what[0] == NONE else {COUNTED[what[0]]: what[1]}


def _all_points(counted: tuple[tuple[int, int], ...]) -> Mapping[str, Plain]:
    return {COUNTED[what]: points for what, points in counted}


def _amounts(gain: Gain) -> Mapping[str, Plain]:
    return {**by_letter(gain)}
