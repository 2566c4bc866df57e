"""The pieces in words, in English, Russian and Ukrainian: goods, effects, tiles, ships, monks' places, tracks.

Texts are made from the data, never stored beside it, so a corrected tile is described correctly at once.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from boardwright.games.santa_maria.rules.catalogue import Bishop, Catalogue, Colony, Mission, Scholar, Ship, Space, Tile
from boardwright.games.santa_maria.rules.colony import SIDE
from boardwright.games.santa_maria.rules.scoring import (
    ACHIEVEMENTS,
    BISHOP_PENALTY,
    BISHOP_POINTS,
    HAPPIEST,
    HAPPY,
    MANY_SETS,
    SETTLER_POINTS,
)
from boardwright.games.santa_maria.rules.vocabulary import (
    BISHOPS,
    CONQUISTADOR,
    DOCKS,
    GAIN,
    GOODS,
    LETTERS,
    PASS_SPACES,
    RELIGION,
    ROAD,
    SCHOLARS,
    SHIPPING,
    SQUARE,
    TRADE,
    Effect,
    Gain,
)
from boardwright.kernel.bundle import Bundle
from boardwright.kernel.content import source_in_words
from boardwright.kernel.language import LANGUAGES, listed, plural
from boardwright.kernel.legacy import Entry, Section

# --- single words

# What the LETTERS count, by name.
AMOUNTS: Final = (*GOODS, "coins", "points")

# After a number, in the accusative: (one, few, many); English: (one, other).
_FORMS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "en": {
        "wood": ("wood", "wood"),
        "grain": ("grain", "grain"),
        "sugar": ("sugar", "sugar"),
        "gem": ("gem", "gems"),
        "gold": ("gold", "gold"),
        "coins": ("coin", "coins"),
        "points": ("happiness point", "happiness points"),
        "religion": ("step in religion", "steps in religion"),
        "conquest": ("step in conquest", "steps in conquest"),
    },
    "ru": {
        "wood": ("дерево", "дерева", "дерева"),
        "grain": ("зерно", "зерна", "зерна"),
        "sugar": ("сахар", "сахара", "сахара"),
        "gem": ("самоцвет", "самоцвета", "самоцветов"),
        "gold": ("золото", "золота", "золота"),
        "coins": ("монету", "монеты", "монет"),
        "points": ("очко счастья", "очка счастья", "очков счастья"),
        "religion": ("шаг религии", "шага религии", "шагов религии"),
        "conquest": ("шаг завоевания", "шага завоевания", "шагов завоевания"),
    },
    "uk": {
        "wood": ("деревину", "деревини", "деревини"),
        "grain": ("зерно", "зерна", "зерна"),
        "sugar": ("цукор", "цукру", "цукру"),
        "gem": ("самоцвіт", "самоцвіти", "самоцвітів"),
        "gold": ("золото", "золота", "золота"),
        "coins": ("монету", "монети", "монет"),
        "points": ("очко щастя", "очки щастя", "очок щастя"),
        "religion": ("крок релігії", "кроки релігії", "кроків релігії"),
        "conquest": ("крок завоювання", "кроки завоювання", "кроків завоювання"),
    },
}

# Where 1 of something is the subject and not what is gained or paid: the forms that differ from those above.
_ONE_AS_SUBJECT: Final[dict[str, dict[str, str]]] = {
    "en": {},
    "ru": {"coins": "монета"},
    "uk": {"wood": "деревина", "coins": "монета"},
}

# The bare names of the AMOUNTS, as headings.
AMOUNT_NAMES: Final = {
    "en": ("wood", "grain", "sugar", "gems", "gold", "coins", "happiness"),
    "ru": ("дерево", "зерно", "сахар", "самоцветы", "золото", "монеты", "счастье"),
    "uk": ("деревина", "зерно", "цукор", "самоцвіти", "золото", "монети", "щастя"),
}

TERRAIN_NAMES: Final = {
    "en": ("farm", "forest", "mountain", "city", "town hall", "road"),
    "ru": ("ферма", "лес", "гора", "город", "ратуша", "дорога"),
    "uk": ("ферма", "ліс", "гора", "місто", "ратуша", "дорога"),
}

# Where happiness comes from, in the order of the score sheet.
SOURCE_NAMES: Final = {
    "en": (
        "buildings",
        "harbour income",
        "missions",
        "religion",
        "conquest",
        "coins and goods",
        "colonists",
        "scholars",
        "bishops",
        "sets of ships",
        "ships",
    ),
    "ru": (
        "строения",
        "доход гавани",
        "миссии",
        "религия",
        "завоевание",
        "монеты и ресурсы",
        "колонисты",
        "учёные",
        "епископы",
        "наборы кораблей",
        "корабли",
    ),
    "uk": (
        "будівлі",
        "дохід гавані",
        "місії",
        "релігія",
        "завоювання",
        "монети й ресурси",
        "колоністи",
        "учені",
        "єпископи",
        "набори кораблів",
        "кораблі",
    ),
}

_COLONISTS: Final[dict[str, tuple[str, ...]]] = {
    "en": ("colonist", "colonists"),
    "ru": ("колонист", "колониста", "колонистов"),
    "uk": ("колоніст", "колоністи", "колоністів"),
}

# --- sentences: (English, Russian, Ukrainian)

_SENTENCES: Final = {
    "and": ("and", "и", "і"),
    "or": ("or", "или", "або"),
    "happiness": ("happiness", "счастье", "щастя"),
    "nothing": ("nothing", "ничего", "нічого"),
    # effects
    "gain": ("gain {}", "получите {}", "отримайте {}"),
    "trade": ("pay {}, gain {}", "заплатите {}, получите {}", "сплатіть {}, отримайте {}"),
    "religion": (
        "take a step in religion",
        "сделайте шаг по пути религии",
        "зробіть крок шляхом релігії",
    ),
    "conquistador": (
        "send a conquistador",
        "отправьте конкистадора",
        "відправте конкістадора",
    ),
    "shipping": ("load a ship", "загрузите корабль", "завантажте корабель"),
    "road": ("lay a road tile", "положите тайл дороги", "покладіть тайл дороги"),
    # spaces, tiles, colonies
    "double": ("Double tile {}", "Двойной тайл {}", "Подвійний тайл {}"),
    "triple": ("Triple tile {}", "Тройной тайл {}", "Потрійний тайл {}"),
    "hall": ("Town hall {}", "Ратуша {}", "Ратуша {}"),
    "road tile": ("Road tile", "Тайл дороги", "Тайл дороги"),
    "row": ("Row {}: {}.", "Ряд {}: {}.", "Ряд {}: {}."),
    "in column": ("column {} {}", "столбец {} — {}", "стовпець {} — {}"),
    # ships
    "ship": ("Ship {}", "Корабль {}", "Корабель {}"),
    "ship text": (
        "Load: {}. At the end: {}.",
        "Груз: {}. В конце: {}.",
        "Вантаж: {}. Наприкінці: {}.",
    ),
    # scholars, bishops, missions
    "at the end": ("{} At the end: {}.", "{} В конце: {}.", "{} Наприкінці: {}."),
    "for each": ("{} for {}, at most {}.", "{} за {}, не больше {}.", "{} за {}, щонайбільше {}."),
    "squares": (
        "The largest square without empty spaces: {}.",
        "Самый большой квадрат без пустых клеток: {}.",
        "Найбільший квадрат без порожніх клітинок: {}.",
    ),
    "smallest square": ("{} for a side of {}", "{} за сторону {}", "{} за сторону {}"),
    "larger square": ("{} for {}", "{} за {}", "{} за {}"),
    "or more": ("{} or more", "{} и больше", "{} і більше"),
    "penalty": (
        "{} The bishop himself costs {}.",
        "{} Сам епископ стоит {}.",
        "{} Сам єпископ коштує {}.",
    ),
    "once": ("Once: gain {}.", "Один раз: получите {}.", "Один раз: отримайте {}."),
    # the board
    "dock": ("Dock: {}", "Пристань: {}", "Пристань: {}"),
    "income": (
        "When you pass, for each ship here: {}.",
        "Когда пасуете, за каждый корабль здесь: {}.",
        "Коли пасуєте, за кожен корабель тут: {}.",
    ),
    "pass space": ("Passing: {}", "Пас: {}", "Пас: {}"),
    "passing": (
        "{}. Space {} of {}, counted from the mark of the first player.",
        "{}. Место {} из {}, считая от знака первого игрока.",
        "{}. Місце {} з {}, рахуючи від знака першого гравця.",
    ),
    "religion symbol": ("religion", "религия", "релігія"),
    "conquest symbol": ("conquest", "завоевание", "завоювання"),
    "shipping symbol": ("shipping", "перевозки", "перевезення"),
    "religion track": ("Religion track", "Путь религии", "Шлях релігії"),
    "religion text": (
        "{} spaces. Monks can be recruited on spaces {}; symbols number {} also bring a blue die. At the end of the"
        " track every further step is {}.",
        "Делений: {}. Монаха можно завербовать на делениях {}; символы номер {} приносят ещё и синий кубик. В конце"
        " пути каждый следующий шаг даёт {}.",
        "Поділок: {}. Ченця можна завербувати на поділках {}; символи номер {} приносять також синій кубик. Наприкінці"
        " шляху кожен наступний крок дає {}.",
    ),
    "conquest track": ("Conquest track", "Путь завоевания", "Шлях завоювання"),
    "conquest text": (
        "{} spaces. Gold is found on spaces {}. In the solo game trees stand by spaces {}.",
        "Делений: {}. Золото лежит на делениях {}. В одиночной игре деревья стоят у делений {}.",
        "Поділок: {}. Золото лежить на поділках {}. В одиночній грі дерева стоять біля поділок {}.",
    ),
    "conquest for": ("Conquest, {} players", "Завоевание, игроков: {}", "Завоювання, гравців: {}"),
    "conquest alone": ("Conquest, solo game", "Завоевание, одиночная игра", "Завоювання, одиночна гра"),
    "year": ("Year {}: {}.", "Год {}: {}.", "Рік {}: {}."),
    "by rank": (
        "Points by rank.",
        "Очки по местам.",
        "Очки за місцями.",
    ),
    "by tree": (
        "Points for having reached the tree of the year.",
        "Очки тому, кто дошёл до дерева этого года.",
        "Очки тому, хто дійшов до дерева цього року.",
    ),
    # sections of the description
    "colonies": ("Colonies", "Колонии", "Колонії"),
    "doubles": ("Double tiles", "Двойные тайлы", "Подвійні тайли"),
    "triples": ("Triple tiles", "Тройные тайлы", "Потрійні тайли"),
    "halls": ("Town halls", "Ратуши", "Ратуші"),
    "roads": ("Roads", "Дороги", "Дороги"),
    "start ships": ("Starting ships", "Стартовые корабли", "Стартові кораблі"),
    "ships": ("Ships", "Корабли", "Кораблі"),
    "scholars": ("Scholars", "Учёные", "Учені"),
    "bishops": ("Bishops", "Епископы", "Єпископи"),
    "missions": ("Missions", "Миссии", "Місії"),
    "docks": ("Docks", "Пристани", "Пристані"),
    "pass spaces": ("Spaces for passing", "Места для паса", "Місця для пасу"),
    "tracks": ("Tracks", "Пути", "Шляхи"),
    "achievements": ("Achievements of the solo game", "Достижения одиночной игры", "Досягнення одиночної гри"),
}

# What each scholar can do; Taxation has a gap for the colonists.
_ABILITIES: Final = {
    "astronomy": (
        "When you gain a ship, you may move it at once to another dock of your harbour: 1 coin for every step up or"
        " down.",
        "Получив корабль, вы можете сразу переставить его к другой своей пристани: 1 монета за каждый шаг вверх или"
        " вниз.",
        "Отримавши корабель, можете одразу переставити його до іншої своєї пристані: 1 монета за кожен крок угору чи"
        " вниз.",
    ),
    "taxation": (
        "When you activate a row or column with a die, gain 1 coin for {} in it.",
        "Активируя ряд или столбец кубиком, получите 1 монету за {} в нём.",
        "Активуючи ряд чи стовпець кубиком, отримайте 1 монету за {} у ньому.",
    ),
    "botany": (
        "When you use a die, you may pay 1 wood or 1 grain to give it any number.",
        "Используя кубик, вы можете заплатить 1 дерево или 1 зерно и выставить на нём любое число.",
        "Використовуючи кубик, можете сплатити 1 деревину або 1 зерно й виставити на ньому будь-яке число.",
    ),
    "philosophy": (
        "With your blue dice you may activate columns as well as rows.",
        "Синим кубиком вы можете активировать не только ряд, но и столбец.",
        "Синім кубиком можете активувати не лише ряд, а й стовпець.",
    ),
    "mathematics": (
        "When you pass, all coins on one building that you activated with coins come back to your storage.",
        "Когда вы пасуете, все монеты с одного строения, активированного за монеты, возвращаются в ваше хранилище.",
        "Коли ви пасуєте, усі монети з однієї будівлі, активованої за монети, повертаються до вашого сховища.",
    ),
    "construction": (
        "After activating a row or column, you may lay the die on any of its buildings that was free.",
        "Активировав ряд или столбец, вы можете положить кубик на любое его строение, которое было свободно.",
        "Активувавши ряд чи стовпець, можете покласти кубик на будь-яку його будівлю, що була вільна.",
    ),
    "industrialization": (
        "Each time you activate a trading building, you may trade twice.",
        "Активируя торговое строение, вы можете провести обмен дважды.",
        "Активуючи торгову будівлю, можете здійснити обмін двічі.",
    ),
    "basic-economics": (
        "In your turn you may buy wood and grain for 2 coins each instead of 3.",
        "В свой ход вы можете покупать дерево и зерно по 2 монеты вместо 3.",
        "У свій хід можете купувати деревину й зерно по 2 монети замість 3.",
    ),
    "advanced-economics": (
        "In your turn you may buy sugar and gems for 3 coins each.",
        "В свой ход вы можете покупать сахар и самоцветы по 3 монеты.",
        "У свій хід можете купувати цукор і самоцвіти по 3 монети.",
    ),
    "logistics": (
        "In your turn you may pay 1 coin to move a die from its building to a free one that is adjacent to it or joined"
        " to it by road.",
        "В свой ход за 1 монету вы можете передвинуть кубик со строения на свободное соседнее или соединённое с ним"
        " дорогой.",
        "У свій хід за 1 монету можете пересунути кубик із будівлі на вільну сусідню або з'єднану з нею дорогою.",
    ),
}

# The same in a few words, for a list.
_IN_SHORT: Final = {
    "astronomy": (
        "a new ship to another dock for coins",
        "новый корабль к другой пристани за монеты",
        "новий корабель до іншої пристані за монети",
    ),
    "taxation": (
        "coins for colonists in the line",
        "монеты за колонистов в линии",
        "монети за колоністів у лінії",
    ),
    "botany": (
        "any number on a die for wood or grain",
        "любое число на кубике за дерево или зерно",
        "будь-яке число на кубику за деревину чи зерно",
    ),
    "philosophy": ("blue dice for columns too", "синие кубики и для столбцов", "сині кубики й для стовпців"),
    "mathematics": (
        "coins of a building back when passing",
        "монеты с одного строения назад при пасе",
        "монети з однієї будівлі назад під час пасу",
    ),
    "construction": (
        "the die on any building of the line",
        "кубик на любое строение линии",
        "кубик на будь-яку будівлю лінії",
    ),
    "industrialization": ("trade twice", "обмен дважды", "обмін двічі"),
    "basic-economics": (
        "wood and grain for 2 coins",
        "дерево и зерно за 2 монеты",
        "деревина й зерно за 2 монети",
    ),
    "advanced-economics": (
        "sugar and gems for 3 coins",
        "сахар и самоцветы за 3 монеты",
        "цукор і самоцвіти за 3 монети",
    ),
    "logistics": (
        "move a die along roads for a coin",
        "кубик по дорогам за монету",
        "кубик дорогами за монету",
    ),
    "square": ("largest full square", "самый большой полный квадрат", "найбільший повний квадрат"),
    "fleet": ("ships at your fullest dock", "корабли у самой полной пристани", "кораблі біля найповнішої пристані"),
    "cities": ("cities joined to the town hall", "города, соединённые с ратушей", "міста, з'єднані з ратушею"),
    "colonists": (
        "colonists joined to the town hall",
        "колонисты на дорогах от ратуши",
        "колоністи на дорогах від ратуші",
    ),
    "area": (
        "largest area of farm, forest or mountain",
        "самый большой участок ферм, лесов или гор",
        "найбільша ділянка ферм, лісів або гір",
    ),
    "diversity": (
        "lines with all four terrains",
        "линии со всеми четырьмя местностями",
        "лінії з усіма чотирма місцевостями",
    ),
}

# What a bishop counts, after "for".
_COUNTED: Final = {
    "fleet": (
        "each ship at your fullest dock",
        "каждый корабль у вашей самой полной пристани",
        "кожен корабель біля вашої найповнішої пристані",
    ),
    "cities": (
        "each city that is adjacent to your town hall or joined to it by road",
        "каждый город рядом с вашей ратушей или соединённый с ней дорогой",
        "кожне місто поруч із вашою ратушею або з'єднане з нею дорогою",
    ),
    "colonists": (
        "each colonist on roads that lead to your town hall",
        "каждого колониста на дорогах, ведущих к вашей ратуше",
        "кожного колоніста на дорогах, що ведуть до вашої ратуші",
    ),
    "area": (
        "each space of your largest connected area of farms, of forests or of mountains",
        "каждую клетку вашего самого большого сплошного участка ферм, лесов или гор",
        "кожну клітинку вашої найбільшої суцільної ділянки ферм, лісів або гір",
    ),
    "diversity": (
        "each row and column with at least one farm, forest, mountain and city",
        "каждый ряд и столбец, где есть хотя бы по одной ферме, лесу, горе и городу",
        "кожен ряд і стовпець, де є принаймні по одній фермі, лісу, горі й місту",
    ),
}

ACHIEVEMENT_NAMES: Final = {
    "communism": ("Communism", "Коммунизм", "Комунізм"),
    "capitalism": ("Capitalism", "Капитализм", "Капіталізм"),
    "theocracy": ("Theocracy", "Теократия", "Теократія"),
    "kapracracy": ("Kapracracy", "Капракратия", "Капракратія"),
    "democracy": ("Democracy", "Демократия", "Демократія"),
    "utopia": ("Utopia", "Утопия", "Утопія"),
}

# With a gap for the number to reach.
_ACHIEVED_BY: Final = {
    "communism": (
        "At least {} happiness points for colonists.",
        "Не меньше {} очков счастья за колонистов.",
        "Щонайменше {} очок щастя за колоністів.",
    ),
    "capitalism": (
        "At least {} sets of ships.",
        "Не меньше {} наборов кораблей.",
        "Щонайменше {} набори кораблів.",
    ),
    "theocracy": (
        "At least {} happiness points for what bishops ask for, not counting what they cost.",
        "Не меньше {} очков счастья за требования епископов, не считая их стоимости.",
        "Щонайменше {} очок щастя за вимоги єпископів, не враховуючи їхньої вартості.",
    ),
    "kapracracy": (
        "A connected area of farms, of forests, of mountains or of cities that reaches from the left edge to the right"
        " or from the top to the bottom.",
        "Сплошной участок ферм, лесов, гор или городов от левого края до правого или от верхнего до нижнего.",
        "Суцільна ділянка ферм, лісів, гір або міст від лівого краю до правого чи від верхнього до нижнього.",
    ),
    "democracy": (
        "At least {} happiness points in all.",
        "Всего не меньше {} очков счастья.",
        "Загалом щонайменше {} очок щастя.",
    ),
    "utopia": (
        "At least {} happiness points in all.",
        "Всего не меньше {} очков счастья.",
        "Загалом щонайменше {} очок щастя.",
    ),
}
_TO_REACH: Final = (SETTLER_POINTS, MANY_SETS, BISHOP_POINTS, 0, HAPPY, HAPPIEST)

# Names of the fields of an entry, for telling where their values come from.
_FIELD_NAMES: Final = {
    "name": ("name", "название", "назва"),
    "side": ("side", "сторона", "сторона"),
    "spaces": ("spaces", "клетки", "клітинки"),
    "cost": ("cost", "стоимость", "вартість"),
    "points": ("points", "очки", "очки"),
    "gain": ("reward", "награда", "нагорода"),
    "income": ("income", "доход", "дохід"),
    "effect": ("effect", "действие", "дія"),
    "place": ("place in the order", "место в порядке", "місце в порядку"),
    "length": ("length", "длина", "довжина"),
    "monks": ("monk symbols", "символы монахов", "символи ченців"),
    "blue-dice": ("blue dice", "синие кубики", "сині кубики"),
    "gold": ("gold", "золото", "золото"),
    "trees": ("trees", "деревья", "дерева"),
    "each": ("points each", "очки за каждое", "очки за кожне"),
    "maximum": ("maximum", "предел", "межа"),
    "colonists-per-coin": ("colonists for a coin", "колонистов на монету", "колоністів на монету"),
    "side-3": ("side 3", "сторона 3", "сторона 3"),
    "side-4": ("side 4", "сторона 4", "сторона 4"),
    "side-5": ("side 5", "сторона 5", "сторона 5"),
    "year-1": ("year 1", "год 1", "рік 1"),
    "year-2": ("year 2", "год 2", "рік 2"),
    "year-3": ("year 3", "год 3", "рік 3"),
}


def say(key: str, language: str, *parts: object) -> str:
    """A sentence of the table above with its gaps filled."""
    return _SENTENCES[key][LANGUAGES.index(language)].format(*parts)


# --- amounts


def amount(number: int, what: str, language: str, *, subject: bool = False) -> str:
    """'2 gems'; `subject` where it stands by itself, as after a colon, and is not what one gains or pays."""
    form = plural(language, number, _FORMS[language][what])
    if subject and form == _FORMS[language][what][0]:
        form = _ONE_AS_SUBJECT[language].get(what, form)
    return f"{number} {form}"


def amounts_in_words(bundle: Bundle, language: str, *, subject: bool = False, counted: bool = True) -> str:
    """'1 wood, 2 gems and 3 coins'. Unless `counted`, it is not told how much happiness."""
    amounts = [
        amount(bundle[letter], what, language, subject=subject)
        if counted or what != "points"
        else say("happiness", language)
        for letter, what in zip(LETTERS, AMOUNTS, strict=True)
        if bundle[letter]
    ]
    return listed(amounts, say("and", language)) or say("nothing", language)


def _points(number: int, language: str) -> str:
    return amount(number, "points", language)


def _numbers(numbers: Sequence[int], language: str) -> str:
    return listed([str(number) for number in numbers], say("and", language))


# --- effects and spaces


def describe_effect(effect: Effect, language: str) -> str:
    """'pay 1 wood or 1 gem, gain 3 coins'."""
    if effect.verb == GAIN:
        return say("gain", language, amounts_in_words(effect.gain.bundle, language))
    if effect.verb == TRADE:
        return say("trade", language, one_of(effect.prices, language), one_of(effect.gains, language))
    return say(effect.text, language)


def one_of(gains: Sequence[Gain], language: str, *, counted: bool = True) -> str:
    return listed([amounts_in_words(gain.bundle, language, counted=counted) for gain in gains], say("or", language))


def describe_effects(space: Space, language: str) -> str:
    """'take a step in religion; gain 1 grain and 1 coin': gains that follow each other are told as one."""
    told: list[str] = []
    gained = Bundle()
    for effect in space.effects:
        if effect.verb == GAIN and len(gained):
            told.pop()
        gained = gained + effect.gain.bundle if effect.verb == GAIN else Bundle()
        gain = say("gain", language, amounts_in_words(gained, language))
        told.append(gain if effect.verb == GAIN else describe_effect(effect, language))
    return "; ".join(told)


def describe_space(space: Space, language: str) -> str:
    """'forest (gain 2 wood)', 'road (2 colonists)'."""
    terrain = TERRAIN_NAMES[language][space.terrain]
    if space.terrain != ROAD:
        return f"{terrain} ({describe_effects(space, language)})"
    if not space.colonists:
        return terrain
    return f"{terrain} ({space.colonists} {plural(language, space.colonists, _COLONISTS[language])})"


# --- tiles, colonies, ships


def tile_name(tile: Tile, language: str) -> str:
    return say(_TILE_NAMES[tile.section], language, tile.id)


_TILE_NAMES: Final = {"doubles": "double", "triples": "triple", "halls": "hall", "roads": "road tile"}


def describe_tile(tile: Tile, catalogue: Catalogue, language: str) -> str:
    spaces = [describe_space(catalogue.spaces[space], language) for space in tile.spaces]
    return _capital(f"{', '.join(spaces)}.")


def describe_colony(colony: Colony, catalogue: Catalogue, language: str) -> str:
    """What is printed, row by row."""
    rows: list[str] = []
    for row in range(SIDE):
        printed = [(column, colony.spaces[row * SIDE + column]) for column in range(SIDE)]
        buildings = [
            say("in column", language, column + 1, describe_space(catalogue.spaces[space], language))
            for column, space in printed
            if space >= 0
        ]
        if buildings:
            rows.append(say("row", language, row + 1, ", ".join(buildings)))
    return " ".join(rows)


def ship_name(ship: Ship, language: str) -> str:
    return say("ship", language, ship.id)


def describe_ship(ship: Ship, language: str) -> str:
    load = amounts_in_words(ship.cost.bundle, language, subject=True)
    return say("ship text", language, load, _points(ship.points, language))


# --- places for monks


def in_short(id: str, language: str) -> str:
    """A scholar or a bishop in a few words."""
    return _IN_SHORT[id][LANGUAGES.index(language)]


def describe_ability(scholar: Scholar, catalogue: Catalogue, language: str) -> str:
    ability = _ABILITIES[scholar.id][LANGUAGES.index(language)]
    return ability.format(_every_colonist(catalogue.taxation, language))


def _every_colonist(number: int, language: str) -> str:
    if number == 1:
        return {"en": "each colonist", "ru": "каждого колониста", "uk": "кожного колоніста"}[language]
    every = {"en": "every {} colonists", "ru": "каждых {} колонистов", "uk": "кожних {} колоністів"}[language]
    return every.format(number)


def describe_scholar(scholar: Scholar, catalogue: Catalogue, language: str) -> str:
    ability = describe_ability(scholar, catalogue, language)
    return say("at the end", language, ability, _points(scholar.points, language))


def describe_bishop(bishop: Bishop, language: str) -> str:
    """What he asks for, and what he costs."""
    if bishop.index == SQUARE:
        text = say("squares", language, _describe_squares(bishop.squares, language))
    else:
        counted = _COUNTED[bishop.id][LANGUAGES.index(language)]
        text = say("for each", language, _points(bishop.each, language), counted, bishop.maximum)
    return say("penalty", language, text, _points(BISHOP_PENALTY, language))


def _describe_squares(squares: Sequence[int], language: str) -> str:
    """The sides that are worth more than a smaller one."""
    smallest, *larger = [side for side in range(1, len(squares)) if squares[side] > squares[side - 1]]
    parts = [say("smallest square", language, _points(squares[smallest], language), smallest)]
    parts += [say("larger square", language, squares[side], side) for side in larger]
    return say("or more", language, ", ".join(parts))


def describe_mission(mission: Mission, language: str) -> str:
    return say("once", language, amounts_in_words(mission.gain.bundle, language))


def place_name(catalogue: Catalogue, place: int, language: str) -> str:
    """The name of a place for monks: scholars, then bishops, then missions."""
    if place < len(SCHOLARS):
        return catalogue.scholars[place].name[language]
    place -= len(SCHOLARS)
    if place < len(BISHOPS):
        return catalogue.bishops[place].name[language]
    return catalogue.missions[place - len(BISHOPS)].name[language]


# --- the board


def symbol_name(effect: Effect, language: str) -> str:
    """What a dock or a space for passing is called by: 'coins', 'religion'. It follows the effect, which an owner may
    have corrected, and not the id."""
    if effect.verb == GAIN:
        names = [
            name for letter, name in zip(LETTERS, AMOUNT_NAMES[language], strict=True) if letter in effect.gain.bundle
        ]
        return listed(names, say("and", language))
    if effect.verb in _SYMBOLS:
        return say(_SYMBOLS[effect.verb], language)
    return TERRAIN_NAMES[language][ROAD]


_SYMBOLS: Final = {RELIGION: "religion symbol", CONQUISTADOR: "conquest symbol", SHIPPING: "shipping symbol"}


def dock_name(catalogue: Catalogue, dock: int, language: str) -> str:
    return say("dock", language, symbol_name(catalogue.docks[dock], language))


def describe_dock(catalogue: Catalogue, dock: int, language: str) -> str:
    return say("income", language, describe_effect(catalogue.docks[dock], language))


def pass_name(catalogue: Catalogue, space: int, language: str) -> str:
    return say("pass space", language, symbol_name(catalogue.pass_effects[space], language))


def describe_passing(catalogue: Catalogue, space: int, language: str) -> str:
    effect = describe_effect(catalogue.pass_effects[space], language)
    return say("passing", language, _capital(effect), space + 1, len(PASS_SPACES))


def describe_religion(catalogue: Catalogue, language: str) -> str:
    return say(
        "religion text",
        language,
        catalogue.religion_length,
        _numbers(catalogue.monk_symbols, language),
        _numbers(catalogue.blue_symbols, language),
        _points(1, language),
    )


def describe_conquest(catalogue: Catalogue, language: str) -> str:
    gold, trees = _numbers(catalogue.gold_symbols, language), _numbers(catalogue.trees, language)
    return say("conquest text", language, catalogue.conquest_length, gold, trees)


def conquest_name(players: int, language: str) -> str:
    return say("conquest alone", language) if players == 1 else say("conquest for", language, players)


def describe_conquest_points(catalogue: Catalogue, players: int, language: str) -> str:
    years = [
        say("year", language, year, ", ".join(str(number) for number in points))
        for year, points in enumerate(catalogue.conquest_points[players], start=1)
    ]
    return " ".join((say("by tree" if players == 1 else "by rank", language), *years))


# --- the solo game


def achievement_name(id: str, language: str) -> str:
    return ACHIEVEMENT_NAMES[id][LANGUAGES.index(language)]


def describe_achievement(id: str, language: str) -> str:
    return _ACHIEVED_BY[id][LANGUAGES.index(language)].format(_TO_REACH[ACHIEVEMENTS.index(id)])


# --- everything, for `describe` and the rules page


def describe_all(catalogue: Catalogue, language: str) -> list[Section]:
    return [
        Section(say("colonies", language), [_colony_entry(each, catalogue, language) for each in catalogue.colonies]),
        *[_tile_section(section, catalogue, language) for section in _TILE_NAMES],
        *[_ship_section(start, catalogue, language) for start in (True, False)],
        *_monk_sections(catalogue, language),
        *_board_sections(catalogue, language),
    ]


def _colony_entry(colony: Colony, catalogue: Catalogue, language: str) -> Entry:
    text = describe_colony(colony, catalogue, language)
    return Entry(colony.id, colony.name[language], text, describe_source(colony.sources, language))


def _tile_section(section: str, catalogue: Catalogue, language: str) -> Section:
    return Section(
        say(section, language),
        [
            Entry(
                tile.id,
                tile_name(tile, language),
                describe_tile(tile, catalogue, language),
                describe_source(tile.sources, language),
            )
            for tile in catalogue.tiles
            if tile.section == section
        ],
    )


def _ship_section(start: bool, catalogue: Catalogue, language: str) -> Section:
    return Section(
        say("start ships" if start else "ships", language),
        [
            Entry(
                ship.id,
                ship_name(ship, language),
                describe_ship(ship, language),
                describe_source(ship.sources, language),
            )
            for ship in catalogue.ships
            if ship.start == start
        ],
    )


def _monk_sections(catalogue: Catalogue, language: str) -> list[Section]:
    scholars = [
        Entry(
            each.id,
            each.name[language],
            describe_scholar(each, catalogue, language),
            describe_source(each.sources, language),
        )
        for each in catalogue.scholars
    ]
    bishops = [
        Entry(each.id, each.name[language], describe_bishop(each, language), describe_source(each.sources, language))
        for each in catalogue.bishops
    ]
    missions = [
        Entry(each.id, each.name[language], describe_mission(each, language), describe_source(each.sources, language))
        for each in catalogue.missions
    ]
    return [
        Section(say("scholars", language), scholars),
        Section(say("bishops", language), bishops),
        Section(say("missions", language), missions),
    ]


def _board_sections(catalogue: Catalogue, language: str) -> list[Section]:
    def entry(id: str, name: str, text: str) -> Entry:
        return Entry(id, name, text, describe_source(catalogue.sources[id], language))

    docks = [
        entry(f"dock-{id}", dock_name(catalogue, dock, language), describe_dock(catalogue, dock, language))
        for dock, id in enumerate(DOCKS)
    ]
    passing = [
        entry(f"pass-{id}", pass_name(catalogue, space, language), describe_passing(catalogue, space, language))
        for space, id in enumerate(PASS_SPACES)
    ]
    tracks = [
        entry("track-religion", say("religion track", language), describe_religion(catalogue, language)),
        entry("track-conquest", say("conquest track", language), describe_conquest(catalogue, language)),
    ]
    for players in range(1, len(catalogue.conquest_points)):
        id = "conquest-solo" if players == 1 else f"conquest-players-{players}"
        text = describe_conquest_points(catalogue, players, language)
        tracks.append(entry(id, conquest_name(players, language), text))
    rulebook = describe_source({"": "rulebook"}, language)
    achievements = [
        Entry(id, achievement_name(id, language), describe_achievement(id, language), rulebook) for id in ACHIEVEMENTS
    ]
    return [
        Section(say("docks", language), docks),
        Section(say("pass spaces", language), passing),
        Section(say("tracks", language), tracks),
        Section(say("achievements", language), achievements),
    ]


def describe_source(sources: Mapping[str, str], language: str) -> str:
    return source_in_words(sources, _FIELD_NAMES, language)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
