"""The words of the game for players, in English, Russian and Ukrainian.

Numbers with their nouns, and the names of things; whole sentences are in descriptions.py.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from boardwright.games.age_of_innovation.content.automa import (
    AUTOMA_FACTIONS,
)
from boardwright.games.age_of_innovation.content.boards import BOARDS, FACTIONS
from boardwright.games.age_of_innovation.content.tiles import (
    CITIES,
    COMPETENCIES,
    INNOVATIONS,
    ROUND_BONUSES,
)
from boardwright.games.age_of_innovation.rules.automaton import AutomaFaction, Card
from boardwright.games.age_of_innovation.rules.faction import Faction, PlanningBoard
from boardwright.games.age_of_innovation.rules.tile import (
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
from boardwright.games.age_of_innovation.rules.vocabulary import (
    CITY,
    EDGE_WORKSHOP,
    GUILD,
    INNOVATION,
    PALACE,
    SCHOOL,
    SPADE,
    STEP,
    TRACK,
    UNIVERSITY,
    WORKSHOP,
    Gain,
)
from boardwright.kernel.language import LANGUAGES, listed, plural

# --- single words

# After a number: (one, other) in English, (one, few, many) in Russian and Ukrainian; what is gained or paid.
_FORMS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "en": {
        "vp": ("point", "points"),
        "c": ("coin", "coins"),
        "t": ("tool", "tools"),
        "s": ("scholar", "scholars"),
        "b": ("book", "books"),
        "pw": ("power", "power"),
        "spade": ("spade", "spades"),
        "free spade": ("free spade", "free spades"),
        "step": ("step", "steps"),
        "level": ("level", "levels"),
        "bridge": ("bridge", "bridges"),
        "annex": ("annex", "annexes"),
        "token": ("token", "tokens"),
        "key": ("key", "keys"),
        "player": ("player", "players"),
    },
    "ru": {
        "vp": ("очко", "очка", "очков"),
        "c": ("монету", "монеты", "монет"),
        "t": ("инструмент", "инструмента", "инструментов"),
        "s": ("учёного", "учёных", "учёных"),
        "b": ("книгу", "книги", "книг"),
        "pw": ("силу", "силы", "силы"),
        "spade": ("лопату", "лопаты", "лопат"),
        "free spade": ("бесплатной лопатой", "бесплатными лопатами", "бесплатными лопатами"),  # "with"
        "step": ("шаг", "шага", "шагов"),
        "level": ("уровень", "уровня", "уровней"),
        "bridge": ("мост", "моста", "мостов"),
        "annex": ("пристройку", "пристройки", "пристроек"),
        "token": ("жетон", "жетона", "жетонов"),
        "key": ("ключ", "ключа", "ключей"),
        "player": ("игрок", "игрока", "игроков"),
    },
    "uk": {
        "vp": ("очко", "очки", "очок"),
        "c": ("монету", "монети", "монет"),
        "t": ("знаряддя", "знаряддя", "знарядь"),
        "s": ("науковця", "науковців", "науковців"),
        "b": ("книжку", "книжки", "книжок"),
        "pw": ("силу", "сили", "сили"),
        "spade": ("лопату", "лопати", "лопат"),
        "free spade": ("безплатною лопатою", "безплатними лопатами", "безплатними лопатами"),
        "step": ("крок", "кроки", "кроків"),
        "level": ("рівень", "рівні", "рівнів"),
        "bridge": ("міст", "мости", "мостів"),
        "annex": ("павільйон", "павільйони", "павільйонів"),
        "token": ("фішку", "фішки", "фішок"),
        "key": ("ключ", "ключі", "ключів"),
        "player": ("гравець", "гравці", "гравців"),
    },
}
# Where it stands by itself and is not what one gains or pays: the rows that differ from those above.
_SUBJECT_FORMS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "en": {},
    "ru": {
        "c": ("монета", "монеты", "монет"),
        "s": ("учёный", "учёных", "учёных"),
        "b": ("книга", "книги", "книг"),
        "pw": ("сила", "силы", "силы"),
        "spade": ("лопата", "лопаты", "лопат"),
        "annex": ("пристройка", "пристройки", "пристроек"),
    },
    "uk": {
        "c": ("монета", "монети", "монет"),
        "s": ("науковець", "науковці", "науковців"),
        "b": ("книжка", "книжки", "книжок"),
        "pw": ("сила", "сили", "сили"),
        "spade": ("лопата", "лопати", "лопат"),
        "token": ("фішка", "фішки", "фішок"),
    },
}
# What is lacking: (one, more).
_LACKING_FORMS: Final[dict[str, dict[str, tuple[str, str]]]] = {
    "ru": {
        "vp": ("очка", "очков"),
        "c": ("монеты", "монет"),
        "t": ("инструмента", "инструментов"),
        "s": ("учёного", "учёных"),
        "b": ("книги", "книг"),
        "pw": ("силы", "силы"),
    },
    "uk": {
        "vp": ("очка", "очок"),
        "c": ("монети", "монет"),
        "t": ("знаряддя", "знарядь"),
        "s": ("науковця", "науковців"),
        "b": ("книжки", "книжок"),
        "pw": ("сили", "сили"),
    },
}

LETTERS: Final = ("vp", "c", "t", "s", "b", "pw")
_AS_PAID: Final = ("b", "pw", "t", "s", "c", "vp")
RESOURCE_NAMES: Final = {
    "en": ("points", "coins", "tools", "scholars", "books", "power"),
    "ru": ("очки", "монеты", "инструменты", "учёные", "книги", "сила"),
    "uk": ("очки", "монети", "знаряддя", "науковці", "книжки", "сила"),
}

# Where points come from, in the order of the score sheet.
CATEGORY_NAMES: Final = {
    "en": (
        "round tiles",
        "cities",
        "innovations",
        "palace",
        "competencies",
        "round bonuses",
        "shipping and terraforming",
        "faction ability",
        "actions",
        "income of science",
        "science",
        "area",
        "resources",
        "power taken",
        "start",
    ),
    "ru": (
        "жетоны раундов",
        "города",
        "инновации",
        "дворец",
        "компетенции",
        "бонусы раунда",
        "мореходство и терраформинг",
        "способность фракции",
        "действия",
        "доход науки",
        "наука",
        "территория",
        "ресурсы",
        "полученная сила",
        "начало игры",
    ),
    "uk": (
        "жетони раундів",
        "міста",
        "інновації",
        "палац",
        "компетентності",
        "бонуси раунду",
        "судноплавство й тераформування",
        "уміння фракції",
        "дії",
        "дохід науки",
        "наука",
        "територія",
        "ресурси",
        "отримана сила",
        "початок гри",
    ),
}

# In the order of the wheel; the river last.
TERRAIN_NAMES: Final = {
    "en": ("desert", "plains", "swamp", "lake", "forest", "mountain", "wasteland", "river"),
    "ru": ("пустыня", "равнина", "болото", "озеро", "лес", "горы", "пустошь", "река"),
    "uk": ("пустеля", "рівнина", "болото", "озеро", "ліс", "гора", "пустище", "річка"),
}
# "2 spades from ..."
TERRAIN_FROM: Final = {
    "en": ("desert", "plains", "swamp", "lake", "forest", "mountain", "wasteland"),
    "ru": ("пустыни", "равнины", "болота", "озера", "леса", "гор", "пустоши"),
    "uk": ("пустелі", "рівнини", "болота", "озера", "лісу", "гори", "пустища"),
}
BUILDING_NAMES: Final = {
    "en": ("workshop", "guild", "school", "palace", "university", "tower", "monument"),
    "ru": ("мастерская", "гильдия", "школа", "дворец", "университет", "башня", "монумент"),
    "uk": ("майстерня", "гільдія", "школа", "палац", "університет", "вежа", "монумент"),
}
_NEUTRAL_NAMES: Final = {
    "en": (
        "a neutral workshop",
        "a neutral guild",
        "a neutral school",
        "a neutral palace",
        "a neutral university",
        "a neutral tower",
        "a neutral monument",
    ),
    "ru": (
        "нейтральная мастерская",
        "нейтральная гильдия",
        "нейтральная школа",
        "нейтральный дворец",
        "нейтральный университет",
        "нейтральная башня",
        "нейтральный монумент",
    ),
    "uk": (
        "нейтральна майстерня",
        "нейтральна гільдія",
        "нейтральна школа",
        "нейтральний палац",
        "нейтральний університет",
        "нейтральна вежа",
        "нейтральний монумент",
    ),
}
DISCIPLINE_NAMES: Final = {
    "en": ("banking", "law", "engineering", "medicine"),
    "ru": ("банковское дело", "право", "инженерное дело", "медицина"),
    "uk": ("банківська справа", "юриспруденція", "інженерія", "медицина"),
}
# "a book ..."
_BOOK_OF: Final = {
    "en": ("of banking", "of law", "of engineering", "of medicine"),
    "ru": ("по банковскому делу", "по праву", "по инженерному делу", "по медицине"),
    "uk": ("з банківської справи", "з юриспруденції", "з інженерії", "з медицини"),
}

# --- what brings points, as names of tiles: (English, Russian, Ukrainian)

_SCORED: Final[dict[int, tuple[str, str, str]]] = {
    WORKSHOP: ("workshops", "мастерские", "майстерні"),
    GUILD: ("guilds", "гильдии", "гільдії"),
    SCHOOL: ("schools", "школы", "школи"),
    PALACE: ("palace", "дворец", "палац"),
    UNIVERSITY: ("university", "университет", "університет"),
    SPADE: ("spades", "лопаты", "лопати"),
    CITY: ("cities", "города", "міста"),
    STEP: ("steps of science", "шаги в науке", "кроки в науці"),
    TRACK: ("shipping and terraforming", "мореходство и терраформинг", "судноплавство й тераформування"),
    INNOVATION: ("innovations", "инновации", "інновації"),
    EDGE_WORKSHOP: ("workshops on the border", "мастерские на границе", "майстерні на межі"),
}

# --- names: (English, Russian, Ukrainian), in the order of the content

_FACTION_NAMES: Final = (
    ("Blessed", "Благословенные", "Благословенні"),
    ("Felines", "Фелины", "Коти"),
    ("Goblins", "Гоблины", "Ґобліни"),
    ("Illusionists", "Иллюзионисты", "Ілюзіоністи"),
    ("Inventors", "Изобретатели", "Винахідники"),
    ("Lizards", "Ящеры", "Ящірки"),
    ("Moles", "Кроты", "Кроти"),
    ("Monks", "Монахи", "Ченці"),
    ("Navigators", "Навигаторы", "Штурмани"),
    ("Omar", "Омары", "Дворяни"),
    ("Philosophers", "Философы", "Філософи"),
    ("Psychics", "Ясновидцы", "Ясновидці"),
)
# Who is offered something.
_FACTION_RECEIVERS: Final = (
    ("the Blessed", "Благословенным", "Благословенним"),
    ("the Felines", "Фелинам", "Котам"),
    ("the Goblins", "Гоблинам", "Ґоблінам"),
    ("the Illusionists", "Иллюзионистам", "Ілюзіоністам"),
    ("the Inventors", "Изобретателям", "Винахідникам"),
    ("the Lizards", "Ящерам", "Ящіркам"),
    ("the Moles", "Кротам", "Кротам"),
    ("the Monks", "Монахам", "Ченцям"),
    ("the Navigators", "Навигаторам", "Штурманам"),
    ("the Omar", "Омарам", "Дворянам"),
    ("the Philosophers", "Философам", "Філософам"),
    ("the Psychics", "Ясновидцам", "Ясновидцям"),
)
_AUTOMA_NAMES: Final = (
    ("Simpletons", "Простаки", "Простаки"),
    ("Kuddlers", "Обнимашки", "Обіймашки"),
    ("Druids", "Друиды", "Друїди"),
    ("Racelings", "Скороходы", "Скороходи"),
    ("Wanderers", "Странники", "Мандрівники"),
    ("Mimics", "Подражатели", "Наслідувачі"),
    ("Powermongers", "Властолюбцы", "Владолюбці"),
)
_BONUS_NAMES: Final = (
    ("Ferry", "Паром", "Пором"),
    ("Study Trip", "Командировка", "Відрядження"),
    ("Guild Charter", "Цеховая грамота", "Цехова грамота"),
    ("Grand Halls", "Парадные залы", "Парадні зали"),
    ("Spade", "Лопата", "Лопата"),
    ("Bridge", "Мост", "Міст"),
    ("Lecture", "Лекция", "Лекція"),
    ("Diplomas", "Дипломы", "Дипломи"),
    ("Power and Coins", "Сила и монеты", "Сила й монети"),
    ("Purse", "Кошель", "Гаманець"),
)
_COMPETENCY_NAMES: Final = (
    ("Practice", "Практика", "Практика"),
    ("Reputation", "Репутация", "Репутація"),
    ("Reading", "Чтение", "Читання"),
    ("Gifts", "Дары", "Дари"),
    ("Digging", "Землекопы", "Землекопи"),
    ("Annexes", "Пристройки", "Павільйони"),
    ("Power", "Сила", "Сила"),
    ("Citizens", "Горожане", "Містяни"),
    ("Envoys", "Посланцы", "Посланці"),
    ("Tower", "Башня", "Вежа"),
    ("Borderers", "Пограничье", "Прикордоння"),
    ("All-round Learning", "Всесторонность", "Всебічність"),
)
_INNOVATION_NAMES: Final = (
    ("Deus Ex Machina", "Deus Ex Machina", "Deus Ex Machina"),
    ("Trade Routes", "Торговые пути", "Торгові шляхи"),
    ("Professors", "Профессора", "Професори"),
    ("Architecture", "Архитектура", "Архітектура"),
    ("Census", "Перепись населения", "Перепис населення"),
    ("Colleges", "Учебные заведения", "Коледжі"),
    ("League of Cities", "Лига городов", "Ліга міст"),
    ("Libraries", "Библиотеки", "Бібліотеки"),
    ("Communications", "Коммуникации", "Комунікації"),
    ("Sewers", "Канализация", "Каналізації"),
    ("Steam Power", "Паровая энергия", "Парова тяга"),
    ("Steelworks", "Сталь", "Сталь"),
    ("Workshop", "Мастерская", "Майстерня"),
    ("Guild", "Гильдия", "Гільдія"),
    ("School", "Школа", "Школа"),
    ("University", "Университет", "Університет"),
    ("Palace", "Дворец", "Палац"),
    ("Monument", "Монумент", "Монумент"),
)
_CITY_NAMES: Final = (
    ("City of Tools", "Город мастеров", "Місто майстрів"),
    ("City of Spades", "Город землекопов", "Місто землекопів"),
    ("City of Books", "Город книг", "Місто книжок"),
    ("City of Coins", "Город монет", "Місто монет"),
    ("City of Science", "Город наук", "Місто наук"),
    ("City of Power", "Город силы", "Місто сили"),
    ("City of Scholars", "Город учёных", "Місто науковців"),
)

_WORDS: Final = {
    "and": ("and", "и", "і"),
    "or": ("or", "или", "або"),
    "nothing": ("nothing", "ничего", "нічого"),
    "no books": ("No books", "Без книг", "Без книжок"),
    "of choice": ("{} of your choice", "{} на выбор", "{} на вибір"),
    "bridge name": ("Bridge", "Мост", "Міст"),
    "palace name": ("Palace {}", "Дворец {}", "Палац {}"),
    "points for guilds": ("points for guilds", "очки за гильдии", "очки за гільдії"),
    # the Automa
    "automa card": ("Card {}", "Карта {}", "Карта {}"),
}


def say(key: str, language: str, *parts: object) -> str:
    return _WORDS[key][LANGUAGES.index(language)].format(*parts)


def _of(names: Sequence[tuple[str, str, str]], number: int, language: str) -> str:
    return names[number][LANGUAGES.index(language)]


# --- numbers and nouns


def amount(number: int, what: str, language: str, *, subject: bool = False) -> str:
    """'2 tools'; `subject` where it stands by itself, as after a colon, and is not what one gains or pays."""
    forms = _SUBJECT_FORMS[language].get(what) if subject else None
    return f"{number} {plural(language, number, forms or _FORMS[language][what])}"


def lacking(number: int, letter: str, language: str) -> str:
    """What is short, in the genitive."""
    if language == "en":
        return amount(number, letter, language)
    one, more = _LACKING_FORMS[language][letter]
    return f"{number} {one if number % 10 == 1 and number % 100 != 11 else more}"


def by_letter(gain: Gain) -> dict[str, int]:
    numbers = (gain.points, gain.coins, gain.tools, gain.scholars, gain.books, gain.power)
    return {letter: number for letter, number in zip(LETTERS, numbers, strict=True) if number}


def amounts(numbers: Mapping[str, int], language: str, *, paid: bool = False, subject: bool = False) -> str:
    """'5 points, 6 coins and 1 tool'; prices are told as players say them, tools before coins."""
    parts = [
        amount(numbers[letter], letter, language, subject=subject)
        for letter in (_AS_PAID if paid else LETTERS)
        if numbers.get(letter, 0)
    ]
    return listed(parts, say("and", language)) or say("nothing", language)


def book_of(discipline: int, language: str) -> str:
    """What follows the word 'book' or 'books': 'of law'."""
    return _BOOK_OF[language][discipline]


def books_of(number: int, discipline: int, language: str, *, subject: bool = False) -> str:
    """'2 books of law'."""
    return f"{amount(number, 'b', language, subject=subject)} {_BOOK_OF[language][discipline]}"


def no_books_of(discipline: int, language: str) -> str:
    """'No books of law'."""
    return f"{say('no books', language)} {_BOOK_OF[language][discipline]}"


def neutral_name(building: int, language: str) -> str:
    """'a neutral tower'."""
    return _NEUTRAL_NAMES[language][building]


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


# --- names


def board_name(board: PlanningBoard, language: str) -> str:
    return capital(TERRAIN_NAMES[language][BOARDS.index(board)])


def faction_name(faction: Faction, language: str) -> str:
    return _of(_FACTION_NAMES, FACTIONS.index(faction), language)


def to_faction(faction: Faction, language: str) -> str:
    """Who is offered something: 'the Moles'."""
    return _of(_FACTION_RECEIVERS, FACTIONS.index(faction), language)


def automa_name(faction: AutomaFaction, language: str) -> str:
    return _of(_AUTOMA_NAMES, AUTOMA_FACTIONS.index(faction), language)


def card_name(card: Card, language: str) -> str:
    """By its number; that it is one of the starting cards is told elsewhere."""
    return say("automa card", language, card.id.rstrip("s"))


def bonus_name(bonus: RoundBonus, language: str) -> str:
    return _of(_BONUS_NAMES, ROUND_BONUSES.index(bonus), language)


def competency_name(tile: Competency, language: str) -> str:
    return _of(_COMPETENCY_NAMES, COMPETENCIES.index(tile), language)


def innovation_name(tile: Innovation, language: str) -> str:
    return _of(_INNOVATION_NAMES, INNOVATIONS.index(tile), language)


def palace_name(tile: PalaceTile, language: str) -> str:
    return say("palace name", language, tile.id)


def city_name(tile: CityTile, language: str) -> str:
    return _of(_CITY_NAMES, CITIES.index(tile), language)


def scoring_name(tile: ScoringTile, language: str) -> str:
    """'Workshops · law': what brings points, and the discipline of the bonus."""
    what = listed([_SCORED[each][LANGUAGES.index(language)] for each in tile.scores], say("and", language))
    return f"{capital(what)} · {DISCIPLINE_NAMES[language][tile.discipline]}"


def final_name(tile: FinalTile, language: str) -> str:
    return capital(_SCORED[tile.scores][LANGUAGES.index(language)])


def power_name(action: PowerAction, language: str) -> str:
    return _short_effect(action.effect, language)


def book_action_name(action: BookAction, language: str) -> str:
    return _short_effect(action.effect, language)


def _short_effect(effect: Effect, language: str) -> str:
    """What an action brings, as its name."""
    if effect.spades:
        return amount(effect.spades, "spade", language, subject=True)
    if effect.bridges:
        return say("bridge name", language)
    if effect.steps:
        return amount(effect.steps, "step", language)
    if effect.guild:
        return capital(BUILDING_NAMES[language][GUILD])
    if effect.per[0] != NONE:
        return capital(say("points for guilds", language))
    return amounts(by_letter(effect.gain), language, subject=True)
