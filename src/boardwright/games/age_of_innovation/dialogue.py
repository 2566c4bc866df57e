"""What a seat is asked and what it may answer, in words."""

from typing import Final

from boardwright.games.age_of_innovation.content.automa import AUTOMA_FACTIONS
from boardwright.games.age_of_innovation.content.boards import BOARDS, FACTIONS
from boardwright.games.age_of_innovation.content.tiles import (
    BOOK_ACTIONS,
    CITIES,
    COMPETENCIES,
    FINAL_TILES,
    INNOVATIONS,
    PALACES,
    POWER_ACTIONS,
    ROUND_BONUSES,
    SCORING_TILES,
)
from boardwright.games.age_of_innovation.map import NAMES
from boardwright.games.age_of_innovation.power import TakePower, power_to_take
from boardwright.games.age_of_innovation.science import Steps
from boardwright.games.age_of_innovation.state import State
from boardwright.games.age_of_innovation.terraform import Transform, UseSpades
from boardwright.games.age_of_innovation.view import phase
from boardwright.games.age_of_innovation.vocabulary import BUILDINGS, DISCIPLINES, ROUNDS, TERRAINS
from boardwright.games.age_of_innovation.words import (
    BUILDING_NAMES,
    TERRAIN_NAMES,
    amount,
    automa_name,
    board_name,
    bonus_name,
    book_action_name,
    capital,
    city_name,
    competency_name,
    describe_bonus,
    describe_book_action,
    describe_city,
    describe_competency,
    describe_faction,
    describe_innovation,
    describe_palace,
    describe_power,
    discipline_of,
    faction_name,
    final_name,
    innovation_name,
    palace_name,
    power_name,
    scoring_name,
)
from boardwright.kernel.action import Action
from boardwright.kernel.decision import CHANCE, question
from boardwright.kernel.language import LANGUAGES

_QUESTIONS: Final = {
    "chance": ("Chance speaks.", "Говорит случай.", "Говорить випадок."),
    "ChooseBundle": (
        "Choose a set: planning board, faction, round bonus.",
        "Выберите набор: планшет, фракция, бонус раунда.",
        "Оберіть набір: планшет, фракція, бонус раунду.",
    ),
    "Draft": (
        "Draft a planning board, a faction or a palace.",
        "Возьмите планшет, фракцию или дворец.",
        "Візьміть планшет, фракцію або палац.",
    ),
    "ChooseBonus": ("Take your first round bonus.", "Возьмите первый бонус раунда.", "Візьміть перший бонус раунду."),
    "ChooseSoloBoard": ("Choose your planning board.", "Выберите планшет.", "Оберіть планшет."),
    "ChooseSoloFaction": ("Choose your faction.", "Выберите фракцию.", "Оберіть фракцію."),
    "ChooseAutomaLevel": ("How strong is the Automa?", "Насколько силён Автома?", "Наскільки сильний Автома?"),
    "ChooseAutomaFaction": (
        "Which faction does the Automa play?",
        "За какую фракцию играет Автома?",
        "За яку фракцію грає Автома?",
    ),
    "ChooseAutomaTerrain": (
        "Which terrain is the Automa's home?",
        "Какая местность родная для Автомы?",
        "Яка місцевість рідна для Автоми?",
    ),
    "FirstBuilding": (
        "Place a first building on your home terrain.",
        "Поставьте первое здание на родной земле.",
        "Поставте першу будівлю на рідній місцевості.",
    ),
    "Turn": ("Choose an action, or pass.", "Выберите действие или спасуйте.", "Оберіть дію або спасуйте."),
    "AfterAction": (
        "The action is done. Convert, or end your turn.",
        "Действие выполнено. Сделайте обмены или завершите ход.",
        "Дію виконано. Зробіть перетворення або завершіть хід.",
    ),
    "TakePower": ("A neighbour builds: take {}?", "Сосед строит: получить {}?", "Сусід споруджує: отримати {}?"),
    "UseKey": ("Use a key to enter level 8?", "Потратить ключ на 8-й уровень?", "Використати ключ для 8-го рівня?"),
    "Steps": ("Choose a discipline for {}.", "Выберите дисциплину: {}.", "Оберіть дисципліну: {}."),
    "AnySteps": (
        "Choose a discipline; {} to make.",
        "Выберите дисциплину; всего {}.",
        "Оберіть дисципліну; усього {}.",
    ),
    "GainBooks": ("Choose the colour of a book.", "Выберите цвет книги.", "Оберіть колір книжки."),
    "PayBooks": ("Which books do you pay?", "Какие книги заплатить?", "Які книжки сплатити?"),
    "FreeGuild": (
        "Which workshop becomes a guild?",
        "Какая мастерская станет гильдией?",
        "Яка майстерня стане гільдією?",
    ),
    "ExchangeSchool": ("Which school becomes a guild?", "Какая школа станет гильдией?", "Яка школа стане гільдією?"),
    "PlaceGuild": ("Where do you place the guild?", "Где поставить гильдию?", "Де поставити гільдію?"),
    "PlaceNeutral": (
        "Where do you place the neutral building?",
        "Где поставить нейтральное здание?",
        "Де поставити нейтральну будівлю?",
    ),
    "UseSpades": (
        "You have {}: which hex do you terraform?",
        "У вас {}: какой гекс преобразовать?",
        "У вас {}: яку клітинку тераформувати?",
    ),
    "Transform": (
        "{}, now {}: what does it become?",
        "{}, сейчас {}: во что превратить?",
        "{}, зараз {}: на що перетворити?",
    ),
    "Settle": ("Build a workshop there?", "Построить там мастерскую?", "Спорудити там майстерню?"),
    "BuildBridges": ("Where do you build the bridge?", "Где построить мост?", "Де спорудити міст?"),
    "Rewards": ("Which reward comes first?", "Какую награду взять первой?", "Яку нагороду взяти першою?"),
    "Parts": ("Which part comes first?", "Какую часть взять первой?", "Яку частину взяти першою?"),
    "TakeCompetency": ("Take a competency.", "Возьмите компетенцию.", "Візьміть компетентність."),
    "TakeCity": ("Take a city tile.", "Возьмите жетон города.", "Візьміть жетон міста."),
    "ChoosePalace": ("Choose your palace.", "Выберите дворец.", "Оберіть палац."),
}

_WORDS: Final = {
    "build": ("Workshop on {}", "Мастерская на {}", "Майстерня на {}"),
    "dig": ("Terraform {}", "Преобразовать {}", "Тераформувати {}"),
    "to": ("Into {}", "В местность: {}", "На місцевість: {}"),
    "tunnel": ("Tunnel to {}", "Туннель к {}", "Тунель до {}"),
    "fly": ("Fly to {}", "Полёт к {}", "Політ до {}"),
    "place": ("Place it on {}", "Поставить на {}", "Поставити на {}"),
    "upgrade": ("{1} on {0}", "{1} на {0}", "{1} на {0}"),
    "ship": ("Advance shipping", "Улучшить мореходство", "Поліпшити судноплавство"),
    "shovel": ("Advance terraforming", "Улучшить терраформинг", "Модернізувати тераформування"),
    "develop": ("Innovation: {}", "Инновация: {}", "Інновація: {}"),
    "pay": ("{}: {}", "{}: {}", "{}: {}"),
    "send": ("Scholar to {}, {}", "Учёный: {}, {}", "Науковець: {}, {}"),
    "power": ("Power action: {}", "Действие силы: {}", "Дія сили: {}"),
    "books": ("Book action: {}", "Действие книг: {}", "Дія книжок: {}"),
    "special": ("Special action: {}", "Особое действие: {}", "Особлива дія: {}"),
    "bridge": ("Bridge {}", "Мост {}", "Міст {}"),
    "annex": ("Annex on {}", "Павильон на {}", "Павільйон на {}"),
    "connect": ("City across the river hex {}", "Город через гекс реки {}", "Місто через клітинку річки {}"),
    "competency": ("Competency: {}", "Компетенция: {}", "Компетентність: {}"),
    "city": ("{}", "{}", "{}"),
    "palace": ("{}", "{}", "{}"),
    "book": ("A book of {}", "Книга: {}", "Книжка: {}"),
    "step": ("{}", "{}", "{}"),
    "key": ("Key for {}", "Ключ: {}", "Ключ: {}"),
    "burn": ("Sacrifice power", "Пожертвовать силу", "Пожертвувати силу"),
    "convert": ("{} → {}", "{} → {}", "{} → {}"),
    "take": ("Take {}", "Получить {}", "Отримати {}"),
    "decline": ("Decline", "Отказаться", "Відмовитися"),
    "pass": ("Pass, take {}", "Пас, бонус {}", "Пас, бонус {}"),
    "last pass": ("Pass", "Пас", "Пас"),
    "done": ("End turn", "Завершить ход", "Завершити хід"),
    "choose": ("{}", "{}", "{}"),
    "draft": ("{}", "{}", "{}"),
    "bonus": ("{}", "{}", "{}"),
    "level": ("Level {}", "Уровень {}", "Рівень {}"),
    "deal": ("{}", "{}", "{}"),
    "territory": ("Territory {}", "Территория {}", "Територія {}"),
    "card": ("Card {}", "Карта {}", "Карта {}"),
    "drop spades": ("Give up the spades", "Отказаться от лопат", "Відмовитися від лопат"),
    "drop workshop": ("Do not build", "Не строить", "Не споруджувати"),
    "drop bridge": ("No bridge", "Не строить мост", "Не споруджувати міст"),
    "drop key": ("Keep the key", "Оставить ключ", "Залишити ключ"),
    "reward competency": ("The competency", "Компетенция", "Компетентність"),
    "reward city": ("The city tile", "Жетон города", "Жетон міста"),
    "reward steps": ("Steps of science", "Шаги в науке", "Кроки в науці"),
    "reward spades": ("Terraform and build", "Терраформинг и строительство", "Тераформування і спорудження"),
    "reward settle": ("The free workshop", "Бесплатная мастерская", "Безплатна майстерня"),
    "reward bridges": ("Bridges", "Мосты", "Мости"),
    "reward building": ("The neutral building", "Нейтральное здание", "Нейтральна будівля"),
    "reward guild": ("The guild", "Гильдия", "Гільдія"),
    "reward parts": ("The three gifts of the palace", "Три дара дворца", "Три дари палацу"),
    "reward books": ("Books", "Книги", "Книжки"),
    "special faction": ("the faction's", "фракции", "фракції"),
    "special palace": ("the palace's", "дворца", "палацу"),
    "special competency": ("4 power", "4 силы", "4 сили"),
    "special bonus": ("the round bonus's", "бонуса раунда", "бонусу раунду"),
    "special bridge": ("a bridge for a tool", "мост за инструмент", "міст за знаряддя"),
    "book of": ("book of {}", "книга ({})", "книжка ({})"),
    # where the game stands
    "round": ("Round {} of {}", "Раунд {} из {}", "Раунд {} із {}"),
    "setup": ("preparation", "подготовка", "приготування"),
    "actions": ("actions", "действия", "дії"),
    "bonus phase": ("science bonus and income", "научный бонус и доход", "науковий бонус і дохід"),
    "automa": ("the Automa: {}", "Автома: {}", "Автома: {}"),
    "over": ("the game is over", "партия окончена", "партію закінчено"),
}


def _say(key: str, language: str, *parts: object) -> str:
    return _WORDS[key][LANGUAGES.index(language)].format(*parts)


# --- questions


def prompt(state: State, seat: int, language: str) -> str:
    asked = question(state, seat)
    if asked is None:
        return ""
    name = "chance" if seat == CHANCE else type(asked).__name__
    text = _QUESTIONS[name][LANGUAGES.index(language)]
    if isinstance(asked, TakePower):
        moved = power_to_take(state.seats[asked.seat], asked.amount)
        return text.format(amount(moved, "pw", language))
    if isinstance(asked, Steps):
        return text.format(amount(asked.steps, "step", language))
    if isinstance(asked, UseSpades):
        return text.format(amount(asked.spades, "spade", language, subject=True))
    if isinstance(asked, Transform):
        return text.format(NAMES[asked.hex], TERRAIN_NAMES[language][state.terrain_of(asked.hex)])
    return text


# --- answers


def label(state: State, seat: int, action: Action, language: str) -> str:
    verb, args = action.verb, action.args
    if verb == "pass":
        return _say("pass", language, _thing("bonus", args[0], language)) if args else _say("last pass", language)
    if action.text in _WORDS:
        text = _say(action.text, language)
        return _say("special", language, text) if verb == "special" else text
    if verb == "automa":
        return _say("level", language, args[0]) if args[0].isdecimal() else _thing("automa", args[0], language)
    if verb == "deal":
        return _say("deal", language, _thing(args[0], args[1], language))
    if verb == "take":
        return _say("take", language, amount(int(args[0]), "pw", language))
    if verb in ("pay", "send"):
        number = args[1] if verb == "pay" else amount(int(args[1]), "step", language)
        return _say(verb, language, discipline_of(args[0], language), number)
    if verb == "convert":
        return _say(verb, language, *[_conversion_side(action, n, language) for n in (0, 1)])
    if verb == "upgrade":
        return capital(_say(verb, language, args[0], BUILDING_NAMES[language][BUILDINGS.index(args[1])]))
    if verb in _NAMED:
        return capital(_say(verb, language, _thing(_NAMED[verb], args[0], language)))
    return capital(_say(verb, language, *args))


# What the argument of a verb names.
_NAMED: Final = {
    "to": "board",
    "choose": "board",
    "draft": "draft",
    "bonus": "bonus",
    "develop": "innovation",
    "power": "power",
    "books": "books",
    "special": "innovation",
    "competency": "competency",
    "city": "city",
    "palace": "palace",
    "book": "discipline",
    "step": "discipline",
    "key": "discipline",
}


def _thing(kind: str, id: str, language: str) -> str:
    """The name of something by its kind and its id."""
    if kind == "discipline":
        return discipline_of(id, language)
    if kind in ("board", "automa", "draft") and id in TERRAINS:
        return board_name(BOARDS[TERRAINS.index(id)], language)
    if kind == "automa":
        return next(automa_name(each, language) for each in AUTOMA_FACTIONS if each.id == id)
    if kind == "draft" and id.startswith("palace-"):
        kind, id = "palace", id.removeprefix("palace-")
    if kind in ("draft", "faction"):
        return next(faction_name(each, language) for each in FACTIONS if each.id == id)
    if kind == "bonus":
        return next(bonus_name(each, language) for each in ROUND_BONUSES if each.id == id)
    if kind == "innovation":
        return next(innovation_name(each, language) for each in INNOVATIONS if each.id == id)
    if kind == "competency":
        return next(competency_name(each, language) for each in COMPETENCIES if each.id == id)
    if kind == "city":
        return next(city_name(each, language) for each in CITIES if each.id == id)
    if kind == "palace":
        return next(palace_name(each, language) for each in PALACES if each.id == id)
    if kind == "power":
        return next(power_name(each, language) for each in POWER_ACTIONS if each.id == id)
    if kind == "books":
        return next(book_action_name(each, language) for each in BOOK_ACTIONS if each.id == id)
    if kind == "score":
        return next(scoring_name(each, language) for each in SCORING_TILES if each.id == id)
    assert kind == "final"
    return next(final_name(each, language) for each in FINAL_TILES if each.id == id)


_PRICES: Final = {"s": 5, "b": 5, "t": 3, "c": 1}


def _conversion_side(action: Action, place: int, language: str) -> str:
    side = action.args[place]
    if side in DISCIPLINES:
        return _say("book of", language, discipline_of(side, language))
    if place == 0 and side == "pw":
        target = action.args[1]
        return amount(_PRICES["b" if target in DISCIPLINES else target], "pw", language, subject=True)
    return amount(1, side, language, subject=True)


def phrase(state: State, seat: int, action: Action, language: str) -> str:
    text = label(state, seat, action, language)
    details = _details(state, action, language)
    return f"{text}: {details}" if details else text


def _details(state: State, action: Action, language: str) -> str:
    verb = action.verb
    id = action.args[0] if action.args else ""
    if verb == "choose":
        return _bundle_details(state, id, language)
    if verb == "draft" and any(each.id == id for each in FACTIONS):
        return next(describe_faction(each, language, state.edition) for each in FACTIONS if each.id == id)
    if verb in ("pass", "bonus") and id:
        return next(describe_bonus(each, language) for each in ROUND_BONUSES if each.id == id)
    if verb == "develop":
        return next(describe_innovation(each, language) for each in INNOVATIONS if each.id == id)
    if verb == "competency":
        return next(describe_competency(each, language) for each in COMPETENCIES if each.id == id)
    if verb == "city":
        return next(describe_city(each, language) for each in CITIES if each.id == id)
    if verb == "palace":
        return next(describe_palace(each, language) for each in PALACES if each.id == id)
    if verb == "power":
        return next(describe_power(each, language) for each in POWER_ACTIONS if each.id == id)
    if verb == "books":
        return next(describe_book_action(each, language) for each in BOOK_ACTIONS if each.id == id)
    return ""


def _bundle_details(state: State, terrain: str, language: str) -> str:
    parts: list[str] = []
    for board, faction, bonus in state.bundles:
        if BOARDS[board].id == terrain:
            parts.append(faction_name(FACTIONS[faction], language))
            if bonus >= 0:
                parts.append(bonus_name(ROUND_BONUSES[bonus], language))
    return ", ".join(parts)


# --- where the game stands


def progress(state: State, language: str) -> str:
    stage = phase(state)
    if stage == "over" and state.automa is not None:
        return f"{capital(_say(stage, language))} · {_say('automa', language, state.seats[-1].points)}"
    if stage in ("setup", "over"):
        return capital(_say(stage, language))
    words = _say("actions" if stage == "actions" else "bonus phase", language)
    return f"{_say('round', language, state.round, ROUNDS)} · {words}"
