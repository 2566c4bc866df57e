"""Everything a player reads, in English, Russian and Ukrainian: effects, cards, questions, answers.

Texts are made from the data, never stored beside it, so a corrected card is described correctly at once.
"""

from collections.abc import Sequence
from typing import Final

from boardwright.games.planetfall.rules.catalogue import Card, Catalogue, Goal, Side
from boardwright.games.planetfall.rules.vocabulary import (
    ALWAYS_LAST,
    ANY_LEVEL,
    CACHE,
    CHEAPER,
    CHEAPER_DIPLOMACY,
    DEFEATED,
    END_PER,
    EXCHANGE,
    FROM,
    IGNORE_MISSING,
    INCOME,
    INCOME_PER,
    KINDS,
    LETTERS,
    LEVELS,
    OPERATIONS_BONUS,
    OUTPOST,
    PAIRED,
    PER,
    RECRUITED,
    RESOURCES,
    RESTRAIN,
    STRENGTH_AS_ENERGY,
    UNIT,
    Condition,
    Effect,
)
from boardwright.kernel.bundle import Bundle
from boardwright.kernel.content import source_in_words
from boardwright.kernel.language import LANGUAGES, listed, plural
from boardwright.kernel.legacy import Entry, Section

# --- single words

# After a number, in the accusative: (one, few, many); English: (one, other).
_RESOURCE_FORMS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "en": {
        "points": ("empire point", "empire points"),
        "experience": ("experience", "experience"),
        "strength": ("strength", "strength"),
        "energy": ("energy", "energy"),
    },
    "ru": {
        "points": ("очко империи", "очка империи", "очков империи"),
        "experience": ("опыт", "опыта", "опыта"),
        "strength": ("силу", "силы", "силы"),
        "energy": ("энергию", "энергии", "энергии"),
    },
    "uk": {
        "points": ("очко імперії", "очки імперії", "очок імперії"),
        "experience": ("досвід", "досвіду", "досвіду"),
        "strength": ("силу", "сили", "сили"),
        "energy": ("енергію", "енергії", "енергії"),
    },
}

# Where 1 of a resource is the subject and not what is gained or paid: the forms that differ from those above.
_ONE_AS_SUBJECT: Final[dict[str, dict[str, str]]] = {
    "en": {},
    "ru": {"strength": "сила", "energy": "энергия"},
    "uk": {"strength": "сила", "energy": "енергія"},
}

# The bare name of a resource, as a heading.
RESOURCE_NAMES: Final = {
    "en": ("empire points", "experience", "strength", "energy"),
    "ru": ("очки империи", "опыт", "сила", "энергия"),
    "uk": ("очки імперії", "досвід", "сила", "енергія"),
}

# Where points come from, in the order of the score sheet.
CATEGORY_NAMES: Final = {
    "en": (
        "units",
        "outposts",
        "pairs",
        "technologies",
        "caches",
        "operations",
        "abilities",
        "goals",
        "end technologies",
    ),
    "ru": (
        "отряды",
        "опорные пункты",
        "пары",
        "технологии",
        "тайники",
        "операции",
        "способности",
        "цели",
        "технологии в конце",
    ),
    "uk": (
        "загони",
        "опорні пункти",
        "пари",
        "технології",
        "сховки",
        "операції",
        "здібності",
        "цілі",
        "технології наприкінці",
    ),
}

KIND_NAMES: Final = {
    "en": ("unit", "outpost", "technology", "cache", "annexed sector"),
    "ru": ("отряд", "опорный пункт", "технология", "тайник", "присоединённый сектор"),
    "uk": ("загін", "опорний пункт", "технологія", "сховок", "приєднаний сектор"),
}

# "lay a ...": after "a card of", in the genitive.
_KIND_LAID: Final = {
    "en": ("a unit", "an outpost", "a technology", "a cache", "an annexed sector"),
    "ru": ("отряда", "опорного пункта", "технологии", "тайника", "присоединённого сектора"),
    "uk": ("загону", "опорного пункту", "технології", "сховку", "приєднаного сектора"),
}

# "... cost you less".
_KIND_PLURALS: Final = {
    "en": ("units", "outposts", "technologies", "caches", "annexed sectors"),
    "ru": ("отряды", "опорные пункты", "технологии", "тайники", "присоединённые сектора"),
    "uk": ("загони", "опорні пункти", "технології", "сховки", "приєднані сектори"),
}

# For each thing that can be counted: what stands after "for" when it is one, and its forms after a number.
# English (one, other); Russian in the genitive (one, other) for "не меньше N" and "за каждые N"; Ukrainian (few, many).
_COUNTS: Final[dict[str, dict[str, tuple[str, str, str]]]] = {
    "en": {
        "unit": ("each unit", "unit", "units"),
        "outpost": ("each outpost", "outpost", "outposts"),
        "technology": ("each technology", "technology", "technologies"),
        "cache": ("each cache that is not annexed", "cache that is not annexed", "caches that are not annexed"),
        "sector": ("each annexed sector", "annexed sector", "annexed sectors"),
        "cache/sector": (
            "each cache or annexed sector",
            "cache or annexed sector",
            "caches and annexed sectors together",
        ),
        "pair": ("each pair of equal outposts", "pair of equal outposts", "pairs of equal outposts"),
        "different-outpost": ("each different outpost", "different outpost", "different outposts"),
        "experience": ("each experience", "experience", "experience"),
        "strength": ("each strength left", "strength left", "strength left"),
        "energy": ("each energy left", "energy left", "energy left"),
        "energy+strength": (
            "each energy or strength left",
            "energy and strength left together",
            "energy and strength left together",
        ),
        "unit+technology": (
            "each set of unit and technology",
            "set of unit and technology",
            "sets of unit and technology",
        ),
        "outpost+cache/sector": (
            "each set of outpost and cache or sector",
            "set of outpost and cache or sector",
            "sets of outpost and cache or sector",
        ),
        "set-of-four": (
            "each set of unit, outpost, technology and cache or sector",
            "set of unit, outpost, technology and cache or sector",
            "sets of unit, outpost, technology and cache or sector",
        ),
        "planet-with-two-cards": (
            "each planet from which you hold 2 cards",
            "planet from which you hold 2 cards",
            "planets from which you hold 2 cards",
        ),
    },
    "ru": {
        "unit": ("каждый отряд", "отряда", "отрядов"),
        "outpost": ("каждый опорный пункт", "опорного пункта", "опорных пунктов"),
        "technology": ("каждую технологию", "технологии", "технологий"),
        "cache": ("каждый тайник (не сектор)", "тайника (не сектора)", "тайников (не секторов)"),
        "sector": ("каждый присоединённый сектор", "присоединённого сектора", "присоединённых секторов"),
        "cache/sector": (
            "каждый тайник и присоединённый сектор",
            "тайника или присоединённого сектора",
            "тайников и присоединённых секторов вместе",
        ),
        "pair": (
            "каждую пару одинаковых опорных пунктов",
            "пары одинаковых опорных пунктов",
            "пар одинаковых опорных пунктов",
        ),
        "different-outpost": (
            "каждое отличное название опорного пункта",
            "отличного названия опорного пункта",
            "разных названий опорных пунктов",
        ),
        "experience": ("каждое очко опыта", "опыта", "опыта"),
        "strength": ("каждую оставшуюся силу", "оставшейся силы", "оставшейся силы"),
        "energy": ("каждую оставшуюся энергию", "оставшейся энергии", "оставшейся энергии"),
        "energy+strength": (
            "каждую оставшуюся энергию и силу",
            "оставшейся энергии и силы в сумме",
            "оставшейся энергии и силы в сумме",
        ),
        "unit+technology": (
            "каждый набор «отряд, технология»",
            "набора «отряд, технология»",
            "наборов «отряд, технология»",
        ),
        "outpost+cache/sector": (
            "каждый набор «опорный пункт, тайник или сектор»",
            "набора «опорный пункт, тайник или сектор»",
            "наборов «опорный пункт, тайник или сектор»",
        ),
        "set-of-four": (
            "каждый набор «отряд, опорный пункт, технология, тайник или сектор»",
            "набора «отряд, опорный пункт, технология, тайник или сектор»",
            "наборов «отряд, опорный пункт, технология, тайник или сектор»",
        ),
        "planet-with-two-cards": (
            "каждую планету, с которой у вас 2 карты",
            "планеты, с которой у вас 2 карты",
            "планет, с которых у вас по 2 карты",
        ),
    },
    "uk": {
        "unit": ("кожен загін", "загони", "загонів"),
        "outpost": ("кожен опорний пункт", "опорні пункти", "опорних пунктів"),
        "technology": ("кожну технологію", "технології", "технологій"),
        "cache": ("кожен сховок (не сектор)", "сховки (не сектори)", "сховків (не секторів)"),
        "sector": ("кожен приєднаний сектор", "приєднані сектори", "приєднаних секторів"),
        "cache/sector": (
            "кожен сховок і приєднаний сектор",
            "сховки та приєднані сектори разом",
            "сховків і приєднаних секторів разом",
        ),
        "pair": (
            "кожну пару однакових опорних пунктів",
            "пари однакових опорних пунктів",
            "пар однакових опорних пунктів",
        ),
        "different-outpost": (
            "кожну відмінну назву опорного пункту",
            "різні назви опорних пунктів",
            "різних назв опорних пунктів",
        ),
        "experience": ("кожне очко досвіду", "досвіду", "досвіду"),
        "strength": ("кожну силу, що лишилася", "сили, що лишилася", "сили, що лишилася"),
        "energy": ("кожну енергію, що лишилася", "енергії, що лишилася", "енергії, що лишилася"),
        "energy+strength": (
            "кожну енергію та силу, що лишилися",
            "енергії та сили, що лишилися, разом",
            "енергії та сили, що лишилися, разом",
        ),
        "unit+technology": (
            "кожен набір «загін, технологія»",
            "набори «загін, технологія»",
            "наборів «загін, технологія»",
        ),
        "outpost+cache/sector": (
            "кожен набір «опорний пункт, сховок або сектор»",
            "набори «опорний пункт, сховок або сектор»",
            "наборів «опорний пункт, сховок або сектор»",
        ),
        "set-of-four": (
            "кожен набір «загін, опорний пункт, технологія, сховок або сектор»",
            "набори «загін, опорний пункт, технологія, сховок або сектор»",
            "наборів «загін, опорний пункт, технологія, сховок або сектор»",
        ),
        "planet-with-two-cards": (
            "кожну планету, з якої у вас 2 карти",
            "планети, з яких у вас по 2 карти",
            "планет, з яких у вас по 2 карти",
        ),
    },
}

# --- sentences: (English, Russian, Ukrainian)

_SENTENCES: Final = {
    "and": ("and", "и", "і"),
    "or": ("or", "или", "або"),
    "nothing": ("nothing", "ничего", "нічого"),
    # effects
    "income": ("Income phase: gain {}.", "Фаза дохода: получите {}.", "Фаза доходу: отримайте {}."),
    "income per": (
        "Income phase: gain {} for {}.",
        "Фаза дохода: получите {} за {}.",
        "Фаза доходу: отримайте {} за {}.",
    ),
    "lay": (
        "Each time you lay {}, gain {}.",
        "Выкладывая карту {}, получите {}.",
        "Викладаючи карту {}, отримайте {}.",
    ),
    "pair": (
        "Each time you complete a pair of equal outposts, gain {}.",
        "За каждую собранную пару одинаковых опорных пунктов получите {}.",
        "За кожну зібрану пару однакових опорних пунктів отримайте {}.",
    ),
    "defeat": (
        "Each time you defeat a unit (not recruit it), gain {}.",
        "Победив отряд (не завербовав), получите {}.",
        "Перемігши загін (не завербувавши), отримайте {}.",
    ),
    "recruit": (
        "Each time you recruit a unit, gain {}.",
        "Завербовав отряд, получите {}.",
        "Завербувавши загін, отримайте {}.",
    ),
    "cheaper": (
        "{} cost you {} less.",
        "{} стоят для вас на {} меньше.",
        "{} коштують для вас на {} менше.",
    ),
    "diplomacy": ("Diplomacy", "Дипломатия", "Дипломатія"),
    "cheaper diplomacy": (
        "Diplomacy costs you {} less.",
        "Дипломатия стоит для вас на {} меньше.",
        "Дипломатія коштує для вас на {} менше.",
    ),
    "operations bonus": (
        "Running operations gives you {} more.",
        "Проводя операции, получите ещё {}.",
        "Проводячи операції, отримайте ще {}.",
    ),
    "strength as energy": (
        "Paying for {}, you may spend strength instead of energy, 1 for 1.",
        "Оплачивая {}, вы можете тратить силу вместо энергии 1 к 1.",
        "Сплачуючи за {}, ви можете витрачати силу замість енергії 1 до 1.",
    ),
    "ignore missing": (
        "Fighting a unit, ignore up to {} that you lack.",
        "В сражении не учитывайте до {}, которого вам не хватает.",
        "У битві не враховуйте до {}, якого вам бракує.",
    ),
    "any level": (
        "You may treat any card as if it lay on level III.",
        "Любую карту можете считать лежащей на уровне III.",
        "Будь-яку карту можете вважати такою, що лежить на рівні III.",
    ),
    "exchange effect": (
        "Income phase: you may exchange up to {} energy for strength, or strength for energy, 1 for 1.",
        "Фаза дохода: можете обменять до {} энергии на силу или силы на энергию, 1 к 1.",
        "Фаза доходу: можете обміняти до {} енергії на силу або сили на енергію, 1 до 1.",
    ),
    "always last": (
        "Your ship always stands on the last space of the turn order track.",
        "Ваш корабль всегда занимает последнее деление трека порядка хода.",
        "Ваш корабель завжди займає останню поділку треку порядку ходу.",
    ),
    "restrain effect": (
        "Income phase, in round 1 too: put the restrain token on a face-up card or an operations cell; the others"
        " cannot choose it in this round.",
        "Фаза дохода, и в 1-м раунде: положите жетон запрета на открытую карту или ячейку операций; другие не могут"
        " выбрать её в этом раунде.",
        "Фаза доходу, і в 1-му раунді: покладіть жетон заборони на відкриту карту чи комірку операцій; інші не можуть"
        " обрати її в цьому раунді.",
    ),
    "end per": (
        "End of the game: {} for {}.",
        "Конец игры: {} за {}.",
        "Кінець гри: {} за {}.",
    ),
    # conditions
    "per": ("{} for {}.", "{} за {}.", "{} за {}."),
    "every": ("every {} {}", "каждые {} {}", "кожні {} {}"),
    "from": (
        "{} for at least {} {}.",
        "{}, если у вас не меньше {} {}.",
        "{}, якщо у вас щонайменше {} {}.",
    ),
    "most": (
        "{} for the most {}, {} for the second most.",
        "{} тому, у кого больше всех {}; {} второму.",
        "{} тому, у кого найбільше {}; {} другому.",
    ),
    # cards
    "planet": ("Planet {}", "Планета {}", "Планета {}"),
    "level": ("level {}", "уровень {}", "рівень {}"),
    "unit": (
        "Strength / experience on level I, II, III: {}.{} Reward: {}.",
        "Сила / опыт на уровнях I, II, III: {}.{} Награда: {}.",
        "Сила / досвід на рівнях I, II, III: {}.{} Нагорода: {}.",
    ),
    "recruiting": (
        " Or recruit it for {}; then the reward is {}.",
        " Или завербуйте за {}; тогда награда: {}.",
        " Або завербуйте за {}; тоді нагорода: {}.",
    ),
    "energy cost": (
        "Energy on level I, II, III: {}.",
        "Энергия на уровнях I, II, III: {}.",
        "Енергія на рівнях I, II, III: {}.",
    ),
    "storming": (
        " Or storm it for {}.",
        " Или отвоюйте за {}.",
        " Або відвоюйте за {}.",
    ),
    "reward": (" Reward: {}.", " Награда: {}.", " Нагорода: {}."),
    "pair value": (
        " In a pair: {} for this card.",
        " В паре: {} за эту карту.",
        " У парі: {} за цю карту.",
    ),
    "later": (
        " The same outpost lies on planet {}.",
        " Такой же опорный пункт есть на планете {}.",
        " Такий самий опорний пункт є на планеті {}.",
    ),
    "later planets": (
        " The same outpost lies on planets {}.",
        " Такой же опорный пункт есть на планетах {}.",
        " Такий самий опорний пункт є на планетах {}.",
    ),
    "cache": (
        "Take on level I, II, III: {} energy{}.",
        "Возьмите на уровнях I, II, III: {} энергии{}.",
        "Візьміть на рівнях I, II, III: {} енергії{}.",
    ),
    "cache extra": (", and {}", " и {}", " і {}"),
    "annexing": (
        " Or annex the sector: {} in every income phase.",
        " Или присоедините сектор: {} в каждой фазе дохода.",
        " Або приєднайте сектор: {} у кожній фазі доходу.",
    ),
    "side": (
        "Initiative {}. Start: {}. {}",
        "Инициатива {}. Старт: {}. {}",
        "Ініціатива {}. Старт: {}. {}",
    ),
    # sections of the description
    "commanders": ("Commanders", "Командующие", "Командувачі"),
    "goals": ("Goal boards", "Планшеты целей", "Планшети цілей"),
    "cells": ("Operations cells", "Ячейки операций", "Комірки операцій"),
    "cell": ("Operations {}", "Операции {}", "Операції {}"),
    "cell text": (
        "{}: 1 for an empire point (at most as many as the planet's number), 1 for a strength, 2 for an experience.",
        "{}: 1 за очко империи (не больше номера планеты), 1 за силу, 2 за опыт.",
        "{}: 1 за очко імперії (не більше за номер планети), 1 за силу, 2 за досвід.",
    ),
}

# Names of the fields of an entry, for telling where their values come from.
_FIELD_NAMES: Final = {
    "name": ("name", "название", "назва"),
    "faction": ("faction", "фракция", "фракція"),
    "planet": ("planet", "планета", "планета"),
    "kind": ("kind", "тип", "тип"),
    "cost": ("cost", "стоимость", "вартість"),
    "reward": ("reward", "награда", "нагорода"),
    "diplomacy": ("diplomacy", "дипломатия", "дипломатія"),
    "aggression": ("aggression", "агрессия", "агресія"),
    "pair": ("pair value", "награда за пару", "нагорода за пару"),
    "symbol": ("symbol", "символ", "символ"),
    "yield": ("energy", "энергия", "енергія"),
    "sector": ("sector", "сектор", "сектор"),
    "effects": ("effect", "эффект", "ефект"),
    "initiative": ("initiative", "инициатива", "ініціатива"),
    "start": ("start values", "стартовые значения", "стартові значення"),
    "ability": ("ability", "способность", "здібність"),
    "conditions": ("conditions", "условия", "умови"),
}

OPERATION_POINTS_FORMS: Final[dict[str, tuple[str, ...]]] = {
    "en": ("operation point", "operation points"),
    "ru": ("очко операций", "очка операций", "очков операций"),
    "uk": ("очко операцій", "очки операцій", "очок операцій"),
}


def say(key: str, language: str, *parts: object) -> str:
    """A sentence of the table above with its gaps filled."""
    return _SENTENCES[key][LANGUAGES.index(language)].format(*parts)


# --- amounts


def amount(number: int, resource: str, language: str, *, subject: bool = False) -> str:
    """'2 energy'; `subject` where it stands by itself, as after a colon, and is not what one gains or pays."""
    form = plural(language, number, _RESOURCE_FORMS[language][resource])
    if subject and form == _RESOURCE_FORMS[language][resource][0]:
        form = _ONE_AS_SUBJECT[language].get(resource, form)
    return f"{number} {form}"


def amounts_in_words(bundle: Bundle, language: str, *, subject: bool = False) -> str:
    """'3 empire points, 1 experience and 2 energy'."""
    return listed(list_of_amounts(bundle, language, subject=subject), say("and", language)) or say("nothing", language)


def list_of_amounts(bundle: Bundle, language: str, *, subject: bool = False) -> list[str]:
    return [
        amount(bundle[letter], resource, language, subject=subject)
        for letter, resource in zip(LETTERS, RESOURCES, strict=True)
        if bundle[letter]
    ]


def operation_points(number: int, language: str) -> str:
    return f"{number} {plural(language, number, OPERATION_POINTS_FORMS[language])}"


def _counted(number: int, what: str, language: str) -> str:
    """What stands after 'for': 'each unit', 'every 3 energy left'."""
    each, few, many = _COUNTS[language][what]
    if number == 1:
        return each
    return say("every", language, number, plural(language, number, _after_number(language, few, many)))


def _at_least(number: int, what: str, language: str) -> str:
    """The noun after 'at least 4'."""
    _, few, many = _COUNTS[language][what]
    if language == "ru":
        return plural("ru", number, (few, many, many))
    return plural(language, number, _after_number(language, few, many))


def _after_number(language: str, few: str, many: str) -> Sequence[str]:
    return (few, many) if language == "en" else (few, few, many)


# --- effects and conditions


def describe_effect(effect: Effect, language: str) -> str:
    gain = amounts_in_words(effect.bundle, language)
    verb = effect.verb
    if verb == INCOME:
        return say("income", language, gain)
    if verb == INCOME_PER:
        return say("income per", language, gain, _counted(effect.every, effect.per, language))
    if verb == CHEAPER:
        kinds = listed(_kinds(effect, _KIND_PLURALS[language]), say("and", language))
        resource = "strength" if effect.happenings & (1 << UNIT) else "energy"
        return say("cheaper", language, _capital(kinds), amount(effect.amount, resource, language))
    if verb == CHEAPER_DIPLOMACY:
        return say("cheaper diplomacy", language, amount(effect.amount, "energy", language))
    if verb == OPERATIONS_BONUS:
        return say("operations bonus", language, operation_points(effect.amount, language))
    if verb == STRENGTH_AS_ENERGY:
        kinds = listed(_kinds(effect, _KIND_PLURALS[language]), say("and", language))
        return say("strength as energy", language, kinds)
    if verb == IGNORE_MISSING:
        return say("ignore missing", language, _of_experience(effect.amount, language))
    if verb == EXCHANGE:
        return say("exchange effect", language, effect.amount)
    if verb == END_PER:
        return say("end per", language, gain, _counted(effect.every, effect.per, language))
    if verb in _NAMED_EFFECTS:
        return say(_NAMED_EFFECTS[verb], language)
    return _describe_reaction(effect, gain, language)


_NAMED_EFFECTS: Final = {ANY_LEVEL: "any level", ALWAYS_LAST: "always last", RESTRAIN: "restrain effect"}


def _of_experience(number: int, language: str) -> str:
    """After 'up to', in the genitive."""
    return f"{number} {'experience' if language == 'en' else 'опыта' if language == 'ru' else 'досвіду'}"


def _describe_reaction(effect: Effect, gain: str, language: str) -> str:
    if effect.happenings == PAIRED:
        return say("pair", language, gain)
    if effect.happenings == DEFEATED:
        return say("defeat", language, gain)
    if effect.happenings == RECRUITED:
        return say("recruit", language, gain)
    return say("lay", language, listed(_kinds(effect, _KIND_LAID[language]), say("or", language)), gain)


def _kinds(effect: Effect, names: Sequence[str]) -> list[str]:
    return [names[kind] for kind in range(len(KINDS)) if effect.happenings & (1 << kind)]


def describe_effects(effects: Sequence[Effect], language: str) -> str:
    return " ".join(describe_effect(effect, language) for effect in effects)


def describe_condition(condition: Condition, language: str) -> str:
    points = amount(condition.points, "points", language)
    if condition.verb == PER:
        return say("per", language, points, _counted(condition.number, condition.what, language))
    if condition.verb == FROM:
        return say("from", language, points, condition.number, _at_least(condition.number, condition.what, language))
    second = amount(condition.second, "points", language)
    return say("most", language, points, _COUNTS[language][condition.what][2], second)


# --- cards, commanders, goal boards


def describe_card(card: Card, catalogue: Catalogue, language: str) -> str:
    """The whole card in words."""
    if card.kind == UNIT:
        return _describe_unit(card, language)
    if card.kind == CACHE:
        return _describe_cache(card, language)
    text = say("energy cost", language, _row(card.energy))
    if card.kind == OUTPOST:
        if card.aggression >= 0:
            text += say("storming", language, amount(card.aggression, "strength", language))
        text += say("reward", language, amounts_in_words(card.reward, language, subject=True))
        text += say("pair value", language, amount(card.pair, "points", language))
        later = [str(c.planet) for c in catalogue.cards if c.symbol == card.symbol and c.planet > card.planet]
        if later:
            text += say("later" if len(later) == 1 else "later planets", language, listed(later, say("and", language)))
        return text
    text += say("reward", language, amounts_in_words(card.reward, language, subject=True))
    return f"{text} {describe_effects(card.effects, language)}"


def _describe_unit(card: Card, language: str) -> str:
    costs = ", ".join(f"{s}/{x}" for s, x in zip(card.strength, card.experience, strict=True))
    recruiting = ""
    if card.diplomacy >= 0:
        price = amount(card.diplomacy, "energy", language)
        reward = amounts_in_words(without(card.reward, "e"), language, subject=True)
        recruiting = say("recruiting", language, price, reward)
    return say("unit", language, costs, recruiting, amounts_in_words(without(card.reward, "s"), language, subject=True))


def _describe_cache(card: Card, language: str) -> str:
    extra = say("cache extra", language, amounts_in_words(card.reward, language)) if len(card.reward) else ""
    text = say("cache", language, _row(card.energy), extra)
    if card.sector:
        text += say("annexing", language, amount(card.sector, "energy", language, subject=True))
    return text


def without(bundle: Bundle, letter: str) -> Bundle:
    """A reward less the resource that this way of winning a unit does not give."""
    return Bundle.of({each: bundle[each] for each in bundle if each != letter})


def describe_side(side: Side, language: str) -> str:
    start = Bundle(f"{side.start.experience}x {side.start.strength}s {side.start.energy}e")
    return say(
        "side",
        language,
        side.initiative,
        amounts_in_words(start, language, subject=True),
        describe_effects(side.ability, language),
    )


def describe_goal(goal: Goal, language: str) -> str:
    return " ".join(describe_condition(condition, language) for condition in goal.conditions)


def side_name(side: Side, language: str) -> str:
    return f"{side.name[language]} {side.letter}"


# --- everything, for `describe` and the rules page


def describe_all(catalogue: Catalogue, operation_points_by_level: Sequence[int], language: str) -> list[Section]:
    sections = [
        Section(
            say("commanders", language),
            [
                Entry(
                    side.id,
                    f"{side_name(side, language)}, {side.faction[language]}",
                    describe_side(side, language),
                    describe_source(side.sources, language),
                )
                for side in catalogue.sides
            ],
        ),
        Section(
            say("goals", language),
            [
                Entry(
                    goal.id, goal.name[language], describe_goal(goal, language), describe_source(goal.sources, language)
                )
                for goal in catalogue.goals
            ],
        ),
        Section(
            say("cells", language),
            [
                Entry(
                    f"operations-{level}",
                    say("cell", language, level),
                    say("cell text", language, operation_points(points, language)),
                    describe_source({"": "rulebook"}, language),
                )
                for level, points in zip(LEVELS, operation_points_by_level, strict=True)
            ],
        ),
    ]
    for planet in range(1, len(catalogue.decks)):
        cards = [catalogue.cards[card] for card in catalogue.decks[planet]]
        entries = [
            Entry(
                card.id,
                f"{card.name[language]} ({KIND_NAMES[language][card.kind]})",
                describe_card(card, catalogue, language),
                describe_source(card.sources, language),
            )
            for card in cards
        ]
        sections.append(Section(say("planet", language, planet), entries))
    return sections


def describe_source(sources: dict[str, str], language: str) -> str:
    return source_in_words(sources, _FIELD_NAMES, language)


def _row(numbers: Sequence[int]) -> str:
    return ", ".join(str(number) for number in numbers)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
