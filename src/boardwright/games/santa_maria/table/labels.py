"""What a button says: an answer in two or three words. The question stands above it, the whole sentence beside it."""

from typing import Final

from boardwright.games.santa_maria.rules.colony import CELL_NAMES, SIDE, TURNS
from boardwright.games.santa_maria.rules.moves import MONK, MOOR, PLACE, SHIP
from boardwright.games.santa_maria.rules.religion import GrainStep
from boardwright.games.santa_maria.rules.shipping import Moor
from boardwright.games.santa_maria.rules.state import State
from boardwright.games.santa_maria.rules.vocabulary import LETTERS
from boardwright.games.santa_maria.table.dialogue import brief, line_of, traded
from boardwright.games.santa_maria.table.words import AMOUNTS, TERRAIN_NAMES, amount, dock_name, place_name
from boardwright.kernel.action import Action
from boardwright.kernel.bundle import Bundle
from boardwright.kernel.decision import Decision, question
from boardwright.kernel.language import LANGUAGES, plural

# (English, Russian, Ukrainian)
_WORDS: Final = {
    "hall": ("Town hall {}", "Ратуша {}", "Ратуша {}"),
    "expand": ("Tile {}", "Тайл {}", "Тайл {}"),
    "column": ("Column {}: {}", "Столбец {}: {}", "Стовпець {}: {}"),
    "row": ("Row {}: {}", "Ряд {}: {}", "Ряд {}: {}"),
    "white": ("white {}", "белый {}", "білий {}"),
    "blue": ("blue {}", "синий {}", "синій {}"),
    "sell": ("Sell {}", "Продать {}", "Продати {}"),
    "buy": ("Buy {}", "Купить {}", "Купити {}"),
    "move": ("Move from {}", "Передвинуть с {}", "Пересунути з {}"),
    "pave": ("Road on {}", "Дорога на {}", "Дорога на {}"),
    "pay": ("Pay as it stands", "Заплатить как есть", "Сплатити як є"),
    "gold-for": ("Gold for {}", "Золото за {}", "Золото за {}"),
    "trade": ("{} → {}", "{} → {}", "{} → {}"),
    "ship": ("Ship {}", "Корабль {}", "Корабель {}"),
    "moor here": ("Leave the ship", "Оставить корабль", "Залишити корабель"),
    "step": ("Step onto it", "Сделать шаг", "Зробити крок"),
    "stay": ("Stay", "Остаться", "Лишитися"),
    "grain": ("Step for {}", "Шаг за {}", "Крок за {}"),
    "enough": ("No further step", "Не идти дальше", "Не йти далі"),
    "decline Trade": ("No trade", "Без обмена", "Без обміну"),
    "decline Ship": ("No ship", "Без корабля", "Без корабля"),
    "decline Recruit": ("No monk", "Без монаха", "Без ченця"),
    "decline Rearrange": ("Go on", "Продолжить", "Продовжити"),
    "decline Pave": ("No road", "Без дороги", "Без дороги"),
}
# Of happiness, where there is room for one word.
_POINTS: Final = {"en": ("point", "points"), "ru": ("очко", "очка", "очков"), "uk": ("очко", "очки", "очок")}


def label(state: State, seat: int, action: Action, language: str) -> str:
    asked = question(state, seat)
    assert asked is not None
    verb = action.verb
    if seat < 0 or verb in ("colony", "pass", "coins", "wood", "gold"):
        return brief(state, seat, action, language)
    if verb == "grain" and not isinstance(asked, GrainStep):  # what the change of a die is paid with
        return brief(state, seat, action, language)
    if verb in ("hall", "expand", "move", "pave"):
        return _say(verb, language, action.args[0])
    if verb in ("activate", "to", "lay"):
        return _building(state, seat, action, language)
    if verb in ("sell", "buy", "gold-for"):
        return _say(verb, language, amount(1, action.args[0], language))
    if verb in ("white", "blue"):
        line = line_of(action)
        die = _say(verb, language, action.args[0])
        return _say("column" if line < SIDE else "row", language, line % SIDE + 1, die)
    return _label_of_step(state, asked, action, language)


def _label_of_step(state: State, asked: Decision[State], action: Action, language: str) -> str:
    """The small questions that follow a main action."""
    verb = action.verb
    if verb == "place":
        cell, turned = action.args
        return f"{cell} · {turned}°" if (action.index - PLACE[0].index) % TURNS else cell
    if verb == "trade":
        paid, gained = traded(state, asked, action)
        return _say(verb, language, _in_short(paid.bundle, language), _in_short(gained.bundle, language))
    if verb == "ship":
        return _say(verb, language, state.catalogue.ships[state.docks[action.index - SHIP[0].index]].id)
    if verb == "moor":
        dock = action.index - MOOR[0].index
        stays = isinstance(asked, Moor) and asked.dock == dock
        return _say("moor here", language) if stays else dock_name(state.catalogue, dock, language)
    if verb == "monk":
        return place_name(state.catalogue, action.index - MONK[0].index, language)
    if verb == "decline":
        return _say(f"decline {type(asked).__name__}", language)
    if verb == "grain":
        return _say(verb, language, amount(1, verb, language))
    return _say(verb, language)  # pay, step, stay, enough


def _building(state: State, seat: int, action: Action, language: str) -> str:
    """'Forest c6r1'."""
    cell = action.args[0]
    terrain = state.catalogue.spaces[state.seats[seat].spaces[CELL_NAMES.index(cell)]].terrain
    name = TERRAIN_NAMES[language][terrain]
    return f"{name[:1].upper()}{name[1:]} {cell}"


def _in_short(bundle: Bundle, language: str) -> str:
    """'1 gem', '2 points'."""
    parts: list[str] = []
    for letter, what in zip(LETTERS, AMOUNTS, strict=True):
        number = bundle[letter]
        if number:
            points = f"{number} {plural(language, number, _POINTS[language])}"
            parts.append(points if what == "points" else amount(number, what, language))
    return ", ".join(parts)


def _say(key: str, language: str, *parts: object) -> str:
    return _WORDS[key][LANGUAGES.index(language)].format(*parts)
