"""What a seat is asked and what it may answer, in words: pay, gain, left, in this order, before anything is done."""

from typing import Final

from boardwright.games.planetfall.rules import outposts, technologies, units
from boardwright.games.planetfall.rules.exploration import Fly, can_pay
from boardwright.games.planetfall.rules.moves import CARD_IDS, CELL_IDS
from boardwright.games.planetfall.rules.operations import EXPERIENCE_PRICE, GainExperience, GainPoints
from boardwright.games.planetfall.rules.payment import energy_at_hand
from boardwright.games.planetfall.rules.setup import ChooseSide, DrawCommander
from boardwright.games.planetfall.rules.state import CELLS, NONE, Seat, State
from boardwright.games.planetfall.rules.vocabulary import LEVELS, OUTPOST, TECHNOLOGY, UNIT
from boardwright.games.planetfall.table.ways import NAMES, in_words, way_at, way_name, ways_at
from boardwright.games.planetfall.table.words import (
    KIND_NAMES,
    amount,
    amounts_in_words,
    describe_goal,
    describe_side,
    operation_points,
)
from boardwright.kernel.action import Action
from boardwright.kernel.bundle import Bundle
from boardwright.kernel.decision import question
from boardwright.kernel.language import LANGUAGES
from boardwright.kernel.legacy import Way

_QUESTIONS: Final = {
    "DrawGoal": ("Chance draws the goal board.", "Случай выбирает планшет целей.", "Випадок обирає планшет цілей."),
    "DrawCommander": ("Chance deals a commander.", "Случай раздаёт командующего.", "Випадок роздає командувача."),
    "Deal": ("Chance reveals a card.", "Случай открывает карту.", "Випадок відкриває карту."),
    "ChooseCommander": ("Choose your commander.", "Выберите командующего.", "Оберіть командувача."),
    "ChooseSide": (
        "Choose the side of your commander board.",
        "Выберите сторону планшета командующего.",
        "Оберіть сторону планшета командувача.",
    ),
    "PlaceRestrainToken": (
        "Where do you put the restrain token?",
        "Куда положить жетон запрета?",
        "Куди покласти жетон заборони?",
    ),
    "Exchange": (
        "Exchange energy for strength, or strength for energy?",
        "Обменять энергию на силу или силу на энергию?",
        "Обміняти енергію на силу чи силу на енергію?",
    ),
    "Fly": ("Choose where to fly.", "Выберите, куда лететь.", "Оберіть, куди летіти."),
    "MeetUnit": ("{}: defeat or recruit?", "{}: победить или завербовать?", "{}: перемогти чи завербувати?"),
    "CaptureOutpost": (
        "{}: occupy it peacefully or storm it?",
        "{}: захватить мирно или отвоевать?",
        "{}: захопити мирно чи відвоювати?",
    ),
    "PayForOutpost": (
        "{}: how much of the energy do you pay in strength?",
        "{}: сколько энергии заменить силой?",
        "{}: скільки енергії замінити силою?",
    ),
    "LearnTechnology": (
        "{}: how much of the energy do you pay in strength?",
        "{}: сколько энергии заменить силой?",
        "{}: скільки енергії замінити силою?",
    ),
    "OpenCache": (
        "{}: take the energy or annex the sector?",
        "{}: взять энергию или присоединить сектор?",
        "{}: взяти енергію чи приєднати сектор?",
    ),
    "GainPoints": (
        "You have {}. How many become empire points?",
        "У вас {}. Сколько из них станут очками империи?",
        "У вас {}. Скільки з них стануть очками імперії?",
    ),
    "GainExperience": (
        "You have {} left. How much experience do you gain? The rest becomes strength.",
        "Осталось {}. Сколько опыта получить? Остальное станет силой.",
        "Лишилося {}. Скільки досвіду отримати? Решта стане силою.",
    ),
}

_ANSWERS: Final = {
    "goal": ("Goal board {}: {}", "Планшет целей «{}»: {}", "Планшет цілей «{}»: {}"),
    "command": ("{} ({}). {}", "{} ({}). {}", "{} ({}). {}"),
    "side": ("Side {}. {}", "Сторона {}. {}", "Сторона {}. {}"),
    "deal": ("{} is revealed", "Открыта карта «{}»", "Відкрито карту «{}»"),
    "restrain": ("Put the restrain token on {}", "Положить жетон запрета: {}", "Покласти жетон заборони: {}"),
    "keep": ("Leave it", "Не делать этого", "Не робити цього"),
    "exchange": ("Pay {}, gain {}", "Заплатить {}, получить {}", "Сплатити {}, отримати {}"),
    "fly": ("Fly to {}", "Лететь: {}", "Летіти: {}"),
    "pass": ("Pass: there is nowhere to fly", "Пропустить ход: лететь некуда", "Пропустити хід: летіти нікуди"),
    "strength": ("Pay {}", "Заплатить {}", "Сплатити {}"),
    "points": ("Gain {}", "Получить {}", "Отримати {}"),
    "experience": ("Gain {}", "Получить {}", "Отримати {}"),
    # parts of an answer
    "cell": ("operations {}", "операции {}", "операції {}"),
    "placed": ("{} ({}, level {})", "{} ({}, уровень {})", "{} ({}, рівень {})"),
    "planet": ("Planet {} of 7", "Планета {} из 7", "Планета {} із 7"),
    # why a place cannot be chosen
    "taken": ("another ship is here", "здесь чужой корабль", "тут чужий корабель"),
    "restrained": ("kept back by the restrain token", "закрыто жетоном запрета", "закрито жетоном заборони"),
    "short": ("{} short", "не хватает: {}", "бракує: {}"),
}

_PHASES: Final = {
    "setup": ("preparation", "подготовка", "підготовка"),
    "discovery": ("discovery", "разведка", "розвідка"),
    "income": ("income", "доход", "дохід"),
    "first exploration": ("first exploration", "первое исследование", "перше дослідження"),
    "second exploration": ("second exploration", "второе исследование", "друге дослідження"),
    "over": ("the game is over", "партия окончена", "партію закінчено"),
}


def prompt(state: State, seat: int, language: str) -> str:
    asked = question(state, seat)
    if asked is None:
        return ""
    text = _QUESTIONS[type(asked).__name__][LANGUAGES.index(language)]
    if isinstance(asked, GainPoints | GainExperience):
        return text.format(operation_points(asked.points, language))
    place = _place_of(state, seat)
    return text.format(_thing_name(state, state.cards[place], language)) if place != NONE else text


def report(state: State, seat: int, action: Action, language: str) -> str:
    """The answer, with the name of the card or cell that asked for it."""
    words = phrase(state, seat, action, language)
    place = _place_of(state, seat)
    if place == NONE or action.verb == "fly":
        return words
    return f"{_capital(_thing_name(state, state.cards[place], language))}: {_small(words)}"


def brief(state: State, seat: int, action: Action, language: str) -> str:
    """The answer without its sums, with the name of the card or cell that asked for it."""
    if action.verb == "fly":
        return _say("fly", language, _thing_name(state, thing_of(action.args[0]), language))
    words = phrase(state, seat, action, language)
    place = _place_of(state, seat)
    if place == NONE:
        return words.partition(". ")[0].partition(": ")[0] if action.verb in ("goal", "command", "side") else words
    return f"{_capital(_thing_name(state, state.cards[place], language))}: {_small(words.partition(': ')[0])}"


def label(state: State, seat: int, action: Action, language: str) -> str:
    """What a button says: the name of the thing, or the way without its sums."""
    if action.verb == "fly":
        return _thing_name(state, thing_of(action.args[0]), language)
    return phrase(state, seat, action, language).partition(": ")[0].partition(". ")[0]


def progress(state: State, phase: str, language: str) -> str:
    words = _PHASES[phase][LANGUAGES.index(language)]
    return f"{_say('planet', language, state.planet)} · {words}" if state.planet and phase != "over" else words


def obstacles(state: State, number: int, language: str) -> dict[str, str]:
    """Why a ship cannot fly to a place, by the id of what lies there."""
    if not isinstance(question(state, number), Fly):
        return {}
    seat = state.seats[number]
    found: dict[str, str] = {}
    for place, thing in enumerate(state.cards):
        if thing == NONE:
            continue
        if state.ships[place] != NONE:
            found[_thing_id(thing)] = _say("taken", language)
        elif thing == state.restrained and not seat.powers.restrains:
            found[_thing_id(thing)] = _say("restrained", language)
        elif thing < CELLS and not can_pay(state, seat, thing, place):
            found[_thing_id(thing)] = _say("short", language, _what_is_short(state, seat, thing, place, language))
    return found


def _what_is_short(state: State, seat: Seat, thing: int, place: int, language: str) -> str:
    """What is missing for the way that lacks least."""
    card, level = state.catalogue.cards[thing], state.level(seat, place)
    lacks: list[Bundle] = []
    if card.kind == UNIT:
        lacks.append(_lack(s=units.strength_to_defeat(seat, card, level) - seat.strength))
        if card.diplomacy >= 0:
            experience = card.experience[level] - seat.experience
            lacks.append(_lack(x=experience, e=units.energy_to_recruit(seat, card) - seat.energy))
    elif card.kind == OUTPOST:
        lacks.append(_lack(e=outposts.energy_to_occupy(seat, card, level) - energy_at_hand(seat, OUTPOST)))
        if card.aggression >= 0:
            lacks.append(_lack(s=card.aggression - seat.strength))
    else:
        lacks.append(_lack(e=technologies.energy_to_learn(seat, card, level) - energy_at_hand(seat, TECHNOLOGY)))
    least = min(lacks, key=lambda lack: sum(lack[letter] for letter in lack))
    return amounts_in_words(least, language, subject=True)


def _lack(x: int = 0, s: int = 0, e: int = 0) -> Bundle:
    return Bundle.of({"x": max(x, 0), "s": max(s, 0), "e": max(e, 0)})


def _thing_id(thing: int) -> str:
    return CELL_IDS[thing - CELLS] if thing >= CELLS else CARD_IDS[thing]


def phrase(state: State, seat: int, action: Action, language: str) -> str:
    return _phrase_set_up(state, action, language) or _phrase_play(state, seat, action, language)


def _phrase_set_up(state: State, action: Action, language: str) -> str:
    catalogue = state.catalogue
    verb = action.verb
    if verb == "goal":
        goal = next(goal for goal in catalogue.goals if goal.id == action.args[0])
        return _say(verb, language, goal.name[language], describe_goal(goal, language))
    if verb == "command":
        sides = catalogue.sides_of(catalogue.boards.index(action.args[0]))
        free = any(isinstance(frame, ChooseSide) and frame.free for frame in state.pending)
        offered = [
            _say("side", language, s.letter, describe_side(s, language)) for s in sides if free or s.letter == "A"
        ]
        return _say(verb, language, sides[0].name[language], sides[0].faction[language], " ".join(offered))
    if verb == "side":
        asked = state.pending[-1]
        player = state.seats[asked.receiver if isinstance(asked, DrawCommander) else asked.seat]
        assert player.side is not None
        side = next(s for s in catalogue.sides_of(player.side.board) if s.letter == action.args[0])
        return _say(verb, language, side.letter, describe_side(side, language))
    if verb == "deal":
        return _say(verb, language, catalogue.cards[CARD_IDS.index(action.args[0])].name[language])
    return ""


def _phrase_play(state: State, number: int, action: Action, language: str) -> str:
    verb = action.verb
    if verb == "restrain":
        return _say(verb, language, _thing_name(state, thing_of(action.args[0]), language))
    if verb == "exchange":
        paid = int(action.args[0])
        other = "strength" if action.args[1] == "energy" else "energy"
        return _say(verb, language, amount(paid, action.args[1], language), amount(paid, other, language))
    if verb == "fly":
        thing = thing_of(action.args[0])
        name = _thing_name(state, thing, language)
        if thing < CELLS:
            kind = KIND_NAMES[language][state.catalogue.cards[thing].kind]
            name = _say("placed", language, name, kind, LEVELS[state.layout.levels[state.cards.index(thing)]])
        return f"{_say(verb, language, name)}: {in_words(ways(state, number, action, language), language)}"
    if verb == "strength":
        price = _price_here(state, number)
        in_strength = int(action.args[0])
        paid_bundle = Bundle.of({"s": in_strength, "e": price - in_strength})
        return _say(verb, language, amounts_in_words(paid_bundle, language))
    if verb == "points":
        return _say(verb, language, amount(int(action.args[0]), "points", language))
    if verb == "experience":
        return _say(verb, language, _experience_and_rest(state, number, int(action.args[0]), language))
    return in_words(ways(state, number, action, language), language) or _say(verb, language)


def _experience_and_rest(state: State, number: int, experience: int, language: str) -> str:
    asked = question(state, number)
    assert isinstance(asked, GainExperience)
    rest = asked.points - experience * EXPERIENCE_PRICE
    return amounts_in_words(Bundle.of({"x": experience, "s": rest}), language)


def ways(state: State, number: int, action: Action, language: str) -> list[Way]:
    """Of a flight, what the ship can do there; of an answer that is such a way, itself."""
    if action.verb == "fly":
        return ways_at(state, state.seats[number], state.cards.index(thing_of(action.args[0])), language)
    if action.verb in NAMES:
        name = _capital(way_name(action.verb, language))
        return [way_at(state, state.seats[number], _place_of(state, number), action.verb, name, language)]
    return []


def _price_here(state: State, number: int) -> int:
    seat, place = state.seats[number], _place_of(state, number)
    card, level = state.catalogue.cards[state.cards[place]], state.level(seat, place)
    if card.kind == OUTPOST:
        return outposts.energy_to_occupy(seat, card, level)
    return technologies.energy_to_learn(seat, card, level)


def _place_of(state: State, seat: int) -> int:
    """Where the seat's ship stands, NONE when it is on the turn order track."""
    return state.ships.index(seat) if seat >= 0 and seat in state.ships else NONE


def thing_of(id: str) -> int:
    """The number of a card or an operations cell by its id."""
    return CARD_IDS.index(id) if id in CARD_IDS else CELLS + LEVELS.index(id.partition("-")[2])


def _thing_name(state: State, thing: int, language: str) -> str:
    if thing >= CELLS:
        return _say("cell", language, LEVELS[thing - CELLS])
    return state.catalogue.cards[thing].name[language]


def _say(key: str, language: str, *parts: object) -> str:
    return _ANSWERS[key][LANGUAGES.index(language)].format(*parts)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _small(text: str) -> str:
    return text[:1].lower() + text[1:]
