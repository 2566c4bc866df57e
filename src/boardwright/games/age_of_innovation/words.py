"""Everything a player reads about the pieces, in English, Russian and Ukrainian.

Texts are made from the data, never stored beside it; only the abilities of factions, and the few palaces that break a
rule, are told sentence by sentence, as they are written rule by rule.
"""

from collections.abc import Sequence
from typing import Final

from boardwright.games.age_of_innovation.automaton import AutomaFaction
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
from boardwright.games.age_of_innovation.faction import Faction, PlanningBoard
from boardwright.games.age_of_innovation.tile import (
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
from boardwright.games.age_of_innovation.vocabulary import (
    DISCIPLINES,
    EDITIONS,
    Gain,
)
from boardwright.kernel.game import Entry, Section
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
        "step": ("step", "steps"),
        "bridge": ("bridge", "bridges"),
        "annex": ("annex", "annexes"),
        "token": ("token", "tokens"),
    },
    "ru": {
        "vp": ("очко", "очка", "очков"),
        "c": ("монету", "монеты", "монет"),
        "t": ("инструмент", "инструмента", "инструментов"),
        "s": ("учёного", "учёных", "учёных"),
        "b": ("книгу", "книги", "книг"),
        "pw": ("силу", "силы", "силы"),
        "spade": ("лопату", "лопаты", "лопат"),
        "step": ("шаг", "шага", "шагов"),
        "bridge": ("мост", "моста", "мостов"),
        "annex": ("павильон", "павильона", "павильонов"),
        "token": ("фишку", "фишки", "фишек"),
    },
    "uk": {
        "vp": ("очко", "очки", "очок"),
        "c": ("монету", "монети", "монет"),
        "t": ("знаряддя", "знаряддя", "знарядь"),
        "s": ("науковця", "науковців", "науковців"),
        "b": ("книжку", "книжки", "книжок"),
        "pw": ("силу", "сили", "сили"),
        "spade": ("лопату", "лопати", "лопат"),
        "step": ("крок", "кроки", "кроків"),
        "bridge": ("міст", "мости", "мостів"),
        "annex": ("павільйон", "павільйони", "павільйонів"),
        "token": ("фішку", "фішки", "фішок"),
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
    },
    "uk": {
        "c": ("монета", "монети", "монет"),
        "s": ("науковець", "науковці", "науковців"),
        "b": ("книжка", "книжки", "книжок"),
        "pw": ("сила", "сили", "сили"),
        "spade": ("лопата", "лопати", "лопат"),
    },
}

LETTERS: Final = ("vp", "c", "t", "s", "b", "pw")
RESOURCE_NAMES: Final = {
    "en": ("points", "coins", "tools", "scholars", "books", "power"),
    "ru": ("очки", "монеты", "инструменты", "учёные", "книги", "сила"),
    "uk": ("очки", "монети", "знаряддя", "науковці", "книжки", "сила"),
}

# Where points come from, in the order of the score sheet.
SOURCE_NAMES: Final = {
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
        "цели раундов",
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
        "цілі раундів",
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
BUILDING_NAMES: Final = {
    "en": ("workshop", "guild", "school", "palace", "university", "tower", "monument"),
    "ru": ("мастерская", "гильдия", "школа", "дворец", "университет", "башня", "монумент"),
    "uk": ("майстерня", "гільдія", "школа", "палац", "університет", "вежа", "монумент"),
}
DISCIPLINE_NAMES: Final = {
    "en": ("banking", "law", "engineering", "medicine"),
    "ru": ("банковское дело", "право", "инженерия", "медицина"),
    "uk": ("банківська справа", "юриспруденція", "інженерія", "медицина"),
}
# "for each ...": what is counted or done, in the order of COUNTED.
_FOR_EACH: Final = {
    "en": (
        "workshop",
        "guild",
        "school",
        "palace",
        "university",
        "tower",
        "monument",
        "spade used",
        "city tile",
        "step of science",
        "step of shipping or terraforming",
        "innovation",
        "workshop built on a border hex",
        "workshop built beside a river",
        "scholar sent",
        "building",
        "group of adjacent buildings",
        "bridge",
        "level of your two highest disciplines",
        "level of your lowest discipline",
    ),
    "ru": (
        "мастерскую",
        "гильдию",
        "школу",
        "дворец",
        "университет",
        "башню",
        "монумент",
        "использованную лопату",
        "жетон города",
        "шаг в науке",
        "шаг мореходства или терраформинга",
        "инновацию",
        "мастерскую, построенную на краю карты",
        "мастерскую, построенную у реки",
        "отправленного учёного",
        "здание",
        "группу соседних зданий",
        "мост",
        "уровень двух высших дисциплин",
        "уровень низшей дисциплины",
    ),
    "uk": (
        "майстерню",
        "гільдію",
        "школу",
        "палац",
        "університет",
        "вежу",
        "монумент",
        "використану лопату",
        "жетон міста",
        "крок у науці",
        "крок судноплавства чи тераформування",
        "інновацію",
        "майстерню, споруджену на межовій клітинці",
        "майстерню, споруджену біля річки",
        "відрядженого науковця",
        "будівлю",
        "групу сусідніх будівель",
        "міст",
        "рівень двох найвищих дисциплін",
        "рівень найнижчої дисципліни",
    ),
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
_AUTOMA_NAMES: Final = (
    ("Simpletons", "Простаки", "Простаки"),
    ("Kuddlers", "Обниматели", "Обіймачі"),
    ("Druids", "Друиды", "Друїди"),
    ("Racelings", "Гонщики", "Перегонники"),
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
    ("Annexes", "Павильоны", "Павільйони"),
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
    ("Colleges", "Колледжи", "Коледжі"),
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
_POWER_NAMES: Final = (
    ("Bridge", "Мост", "Міст"),
    ("Scholar", "Учёный", "Науковець"),
    ("Tools", "Инструменты", "Знаряддя"),
    ("Coins", "Монеты", "Монети"),
    ("One spade", "Одна лопата", "Одна лопата"),
    ("Two spades", "Две лопаты", "Дві лопати"),
)
_BOOK_ACTION_NAMES: Final = (
    ("Power", "Сила", "Сила"),
    ("Science", "Наука", "Наука"),
    ("Coins", "Монеты", "Монети"),
    ("Guild", "Гильдия", "Гільдія"),
    ("Guild points", "Очки за гильдии", "Очки за гільдії"),
    ("Three spades", "Три лопаты", "Три лопати"),
)

_ABILITIES: Final = (
    (
        "Your science bonus at the end of a round counts 3 levels more, beyond 12 too.",
        "Ваш научный бонус в конце раунда считается на 3 уровня выше, в том числе сверх 12.",
        "Ваш науковий бонус наприкінці раунду рахують на 3 рівні вище, зокрема й понад 12.",
    ),
    (
        "For each city tile: 3 steps of science, split as you like, and a book of your choice.",
        "За каждый жетон города: 3 шага в науке в любых дисциплинах и книга на выбор.",
        "За кожен жетон міста: 3 кроки в науці в будь-яких дисциплінах і книжка на вибір.",
    ),
    (
        "For each spade you use: 2 coins.",
        "За каждую использованную лопату: 2 монеты.",
        "За кожну використану лопату: 2 монети.",
    ),
    (
        "Power actions cost you 1 power less, and each brings points: {}.",
        "Действия силы стоят вам на 1 силу меньше, и каждое приносит очки: {}.",
        "Дії сили коштують вам на 1 силу менше, і кожна дає очки: {}.",
    ),
    (
        "You begin with a competency of your choice.",
        "Вы начинаете с компетенцией на выбор.",
        "Ви починаєте з компетентністю на вибір.",
    ),
    (
        "For each city tile: terraform and build with 1 free spade and a free workshop, which may stand on any home hex"
        " in reach.",
        "За каждый жетон города: терраформинг и строительство с 1 бесплатной лопатой и бесплатной мастерской, которая"
        " может стоять на любом родном гексе в пределах досягаемости.",
        "За кожен жетон міста: тераформування і спорудження з 1 безплатною лопатою та безплатною майстернею, яка може"
        " стояти на будь-якій рідній клітинці в межах досяжності.",
    ),
    (
        "Tunnels: when you terraform and build you may skip one hex for 1 tool; each tunnel brings {}. As an action,"
        " for"
        " 1 tool: a bridge, over land too. Tunnels join your area at the end.",
        "Туннели: при терраформинге и строительстве можно пропустить один гекс за 1 инструмент; каждый туннель"
        " приносит {}. Действием за 1 инструмент: мост, в том числе над сушей. В конце туннели соединяют территорию.",
        "Тунелі: тераформуючи й споруджуючи, можна пропустити одну клітинку за 1 знаряддя; кожен тунель дає {}. Дією за"
        " 1 знаряддя: міст, зокрема над сушею. Наприкінці тунелі з'єднують територію.",
    ),
    (
        "You begin with your university instead of two workshops, placed last, and with a competency for it.",
        "Вы начинаете с университетом вместо двух мастерских, ставите его последними и берёте за него компетенцию.",
        "Ви починаєте з університетом замість двох майстерень, ставите його останніми й берете за нього"
        " компетентність.",
    ),
    (
        "For each workshop you build beside a river: {}.",
        "За каждую мастерскую, построенную у реки: {}.",
        "За кожну майстерню, споруджену біля річки: {}.",
    ),
    (
        "You begin with a third building, a neutral tower, placed after everybody's workshops in any order of your"
        " three.",
        "Вы начинаете с третьим зданием, нейтральной башней; порядок своих трёх зданий выбираете сами.",
        "Ви починаєте з третьою будівлею, нейтральною вежею; порядок своїх трьох будівель обираєте самі.",
    ),
    (
        "For each competency: one more book of its discipline.",
        "За каждую компетенцию: ещё одна книга её дисциплины.",
        "За кожну компетентність: ще одна книжка її дисципліни.",
    ),
    ("A second action once a round.", "Второе действие раз в раунд.", "Друга дія раз на раунд."),
)

_SENTENCES: Final = {
    "and": ("and", "и", "і"),
    "nothing": ("nothing", "ничего", "нічого"),
    "income": ("Income: {}.", "Доход: {}.", "Дохід: {}."),
    "now": ("At once: {}.", "Сразу: {}.", "Негайно: {}."),
    "special": (
        "Special action, once a round: {}.",
        "Особое действие раз в раунд: {}.",
        "Особлива дія раз на раунд: {}.",
    ),
    "whenever": ("{} for each {}.", "{} за: {}.", "{} за кожну дію: {}."),
    "on pass": ("When you pass: {}.", "Когда пасуете: {}.", "Коли пасуєте: {}."),
    "for each": ("{} for each {}", "{} за каждый пункт: {}", "{} за кожен пункт: {}"),
    "by number": ("points for your number of {}: {}", "очки за число, {}: {}", "очки за кількість, {}: {}"),
    "steps": ("{} in one discipline", "{} в одной дисциплине", "{} в одній дисципліні"),
    "any steps": ("{} in any disciplines", "{} в любых дисциплинах", "{} у будь-яких дисциплінах"),
    "each discipline": ("{} in each discipline", "{} в каждой дисциплине", "{} у кожній дисципліні"),
    "per shape": (
        "a step of science for each different kind of building you have",
        "шаг в науке за каждый вид ваших зданий",
        "крок у науці за кожен вид ваших будівель",
    ),
    "spades": (
        "terraform and build with {} free",
        "терраформинг и строительство, бесплатно {}",
        "тераформування і спорудження, безплатно {}",
    ),
    "competency": ("a competency", "компетенция", "компетентність"),
    "city": ("a city tile", "жетон города", "жетон міста"),
    "neutral": ("a neutral {}", "нейтральное здание ({})", "нейтральна будівля ({})"),
    "far guild": (
        "a guild of your board on any free home hex",
        "гильдия с планшета на любой свободный родной гекс",
        "гільдія з планшета на будь-яку вільну рідну клітинку",
    ),
    "guild": (
        "a workshop becomes a guild for nothing",
        "мастерская бесплатно становится гильдией",
        "майстерня безплатно стає гільдією",
    ),
    "exchange": ("a school becomes a guild", "школа становится гильдией", "школа стає гільдією"),
    "shipping": ("shipping +{}", "мореходство +{}", "судноплавство +{}"),
    "terraforming": ("terraforming +{}", "терраформинг +{}", "тераформування +{}"),
    "tokens": ("{} of power into bowl III", "{} силы в чашу III", "{} сили в чашу III"),
    "second action": ("then a second action", "затем второе действие", "потім друга дія"),
    "bonus shipping": (
        "Shipping +{} during the actions.",
        "Мореходство +{} во время действий.",
        "Судноплавство +{} під час дій.",
    ),
    "steps on pass": (
        "When you pass: a step of science for each {}.",
        "Когда пасуете: шаг в науке за каждый пункт: {}.",
        "Коли пасуєте: крок у науці за кожен пункт: {}.",
    ),
    "step income": ("Income: 1 step of science.", "Доход: 1 шаг в науке.", "Дохід: 1 крок у науці."),
    "palace 1": (
        "Cities need 6 power instead of 7.",
        "Для города нужно 6 силы вместо 7.",
        "Для міста потрібно 6 сили замість 7.",
    ),
    "palace 2": (
        "Flight: when you terraform and build you may fly over 1 or 2 hexes for a scholar; each flight brings 5 points,"
        " and flights join your area at the end.",
        "Полёт: при терраформинге и строительстве можно перелететь 1 или 2 гекса за учёного; каждый полёт приносит 5"
        " очков, а в конце полёты соединяют территорию.",
        "Політ: тераформуючи й споруджуючи, можна перелетіти 1 або 2 клітинки за науковця; кожен політ дає 5 очок, а"
        " наприкінці польоти з'єднують територію.",
    ),
    "palace 3": (
        "Founding a city, you may skip one river hex.",
        "Основывая город, можно пропустить один гекс реки.",
        "Засновуючи місто, можна пропустити одну клітинку річки.",
    ),
    "palace name": ("Palace {}", "Дворец {}", "Палац {}"),
    "scoring name": ("{} · {}", "{} · {}", "{} · {}"),
    "scoring": (
        "{} for each {}. At the end of the round: {} for every {} of {}.",
        "{} за каждый пункт: {}. В конце раунда: {} за каждые {} в дисциплине «{}».",
        "{} за кожен пункт: {}. Наприкінці раунду: {} за кожні {} у дисципліні «{}».",
    ),
    "level": ("{} levels", "{} ур.", "{} рів."),
    "final": ("Round 6: {} for each {}.", "Раунд 6: {} за каждый пункт: {}.", "Раунд 6: {} за кожен пункт: {}."),
    "power action": ("{} power: {}.", "{} силы: {}.", "{} сили: {}."),
    "book action": ("{}: {}.", "{}: {}.", "{}: {}."),
    "start": ("Start: {}; power {}/{}.", "Старт: {}; сила {}/{}.", "Старт: {}; сила {}/{}."),
    "science start": ("Start: {}.", "Старт: {}.", "Старт: {}."),
    "step in": ("{}: {}", "{}: {}", "{}: {}"),
    "board spades": (
        "A free spade before the first round.",
        "Бесплатная лопата до первого раунда.",
        "Безплатна лопата перед першим раундом.",
    ),
    "board shipping": ("Shipping begins at {}.", "Мореходство начинается с {}.", "Судноплавство починається з {}."),
    "board digging": (
        "Advancing terraforming costs {}.",
        "Улучшение терраформинга стоит {}.",
        "Модернізація тераформування коштує {}.",
    ),
    "board surcharges": (
        "More books for your first, second, third innovation: {}.",
        "Дополнительные книги за первую, вторую, третью инновацию: {}.",
        "Додаткові книжки за першу, другу, третю інновацію: {}.",
    ),
    "any": ("of choice", "на выбор", "на вибір"),
    "automa faction": (
        "An opponent of the solo game. Science: {}.",
        "Соперник в соло-игре. Наука: {}.",
        "Суперник у соло-грі. Наука: {}.",
    ),
    "printed": (
        "tile images and both rulebooks",
        "изображения жетонов и обе книги правил",
        "зображення жетонів і обидві книги правил",
    ),
    "helper": (
        "a public helper application; the official booklet was not available",
        "открытое приложение-помощник; официальной брошюры не было",
        "відкритий застосунок-помічник; офіційної брошури не було",
    ),
    # sections
    "boards": ("Planning boards", "Планшеты планирования", "Планшети планування"),
    "factions": ("Factions", "Фракции", "Фракції"),
    "bonuses": ("Round bonuses", "Бонусы раунда", "Бонуси раунду"),
    "competencies": ("Competencies", "Компетенции", "Компетентності"),
    "innovations": ("Innovations", "Инновации", "Інновації"),
    "palaces": ("Palaces", "Дворцы", "Палаци"),
    "cities": ("City tiles", "Жетоны городов", "Жетони міст"),
    "scoring tiles": ("Round tiles", "Жетоны раундов", "Жетони раундів"),
    "final tiles": ("Final tiles", "Жетоны последнего раунда", "Жетони фінального раунду"),
    "power actions": ("Power actions", "Действия силы", "Дії сили"),
    "book actions": ("Book actions", "Действия книг", "Дії книжок"),
    "automa": ("Automa", "Автома", "Автома"),
}


def say(key: str, language: str, *parts: object) -> str:
    return _SENTENCES[key][LANGUAGES.index(language)].format(*parts)


def _of(names: Sequence[tuple[str, str, str]], number: int, language: str) -> str:
    return names[number][LANGUAGES.index(language)]


def amount(number: int, what: str, language: str, *, subject: bool = False) -> str:
    forms = _SUBJECT_FORMS[language].get(what) if subject else None
    return f"{number} {plural(language, number, forms or _FORMS[language][what])}"


def by_letter(gain: Gain) -> dict[str, int]:
    numbers = (gain.points, gain.coins, gain.tools, gain.scholars, gain.books, gain.power)
    return {letter: number for letter, number in zip(LETTERS, numbers, strict=True) if number}


def amounts(gain: Gain, language: str) -> str:
    """'1 tool and 2 coins'."""
    parts = [amount(number, letter, language) for letter, number in by_letter(gain).items()]
    return listed(parts, say("and", language)) or say("nothing", language)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


# --- names


def board_name(board: PlanningBoard, language: str) -> str:
    return capital(TERRAIN_NAMES[language][BOARDS.index(board)])


def faction_name(faction: Faction, language: str) -> str:
    return _of(_FACTION_NAMES, FACTIONS.index(faction), language)


def automa_name(faction: AutomaFaction, language: str) -> str:
    return _of(_AUTOMA_NAMES, AUTOMA_FACTIONS.index(faction), language)


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
    what = ", ".join([_FOR_EACH[language][each] for each in tile.scores])
    return capital(say("scoring name", language, what, DISCIPLINE_NAMES[language][tile.discipline]))


def final_name(tile: FinalTile, language: str) -> str:
    return capital(_FOR_EACH[language][tile.scores])


def power_name(action: PowerAction, language: str) -> str:
    return _of(_POWER_NAMES, POWER_ACTIONS.index(action), language)


def book_action_name(action: BookAction, language: str) -> str:
    return _of(_BOOK_ACTION_NAMES, BOOK_ACTIONS.index(action), language)


# --- descriptions


def describe_effect(effect: Effect, language: str) -> str:
    parts: list[str] = []
    if by_letter(effect.gain):
        parts.append(amounts(effect.gain, language))
    if effect.per[0] != NONE:
        points = amount(effect.per[1], "vp", language)
        parts.append(say("for each", language, points, _FOR_EACH[language][effect.per[0]]))
    if effect.by_number[0] != NONE:
        what, table = effect.by_number
        steps = [f"{n}: {points}" for n, points in enumerate(table) if points and points != table[n - 1]]
        parts.append(say("by number", language, _FOR_EACH[language][what], ", ".join(steps)))
    if effect.steps:
        parts.append(say("steps", language, amount(effect.steps, "step", language)))
    if effect.any_steps:
        parts.append(say("any steps", language, amount(effect.any_steps, "step", language)))
    if effect.each_discipline:
        parts.append(say("each discipline", language, amount(effect.each_discipline, "step", language)))
    if effect.step_per_shape:
        parts.append(say("per shape", language))
    if effect.spades:
        parts.append(say("spades", language, amount(effect.spades, "spade", language, subject=True)))
    if effect.bridges:
        parts.append(amount(effect.bridges, "bridge", language))
    if effect.competency:
        parts.append(say("competency", language))
    if effect.city:
        parts.append(say("city", language))
    if effect.neutral != NONE:
        parts.append(say("neutral", language, BUILDING_NAMES[language][effect.neutral]))
    if effect.far_guild:
        parts.append(say("far guild", language))
    if effect.guild:
        parts.append(say("guild", language))
    if effect.exchange:
        parts.append(say("exchange", language))
    if effect.shipping:
        parts.append(say("shipping", language, effect.shipping))
    if effect.terraforming:
        parts.append(say("terraforming", language, effect.terraforming))
    if effect.annexes:
        parts.append(amount(effect.annexes, "annex", language))
    if effect.tokens:
        parts.append(say("tokens", language, amount(effect.tokens, "token", language)))
    if effect.second_action:
        parts.append(say("second action", language))
    return ", ".join(parts)


def _sentences(
    language: str,
    income: Gain,
    now: Effect | None,
    special: Effect | None,
    whenever: tuple[int, int],
    on_pass: Sequence[tuple[int, int]],
) -> list[str]:
    parts: list[str] = []
    if now is not None and describe_effect(now, language):
        parts.append(say("now", language, describe_effect(now, language)))
    if by_letter(income):
        parts.append(say("income", language, amounts(income, language)))
    if special is not None:
        parts.append(say("special", language, describe_effect(special, language)))
    if whenever[0] != NONE:
        parts.append(say("whenever", language, amount(whenever[1], "vp", language), _FOR_EACH[language][whenever[0]]))
    if on_pass:
        each = [
            say("for each", language, amount(points, "vp", language), _FOR_EACH[language][what])
            for what, points in on_pass
        ]
        parts.append(say("on pass", language, ", ".join(each)))
    return parts


def describe_bonus(bonus: RoundBonus, language: str) -> str:
    parts = _sentences(language, bonus.income, None, bonus.special, bonus.whenever, bonus.on_pass)
    if bonus.shipping:
        parts.append(say("bonus shipping", language, bonus.shipping))
    if bonus.steps_on_pass != NONE:
        parts.append(say("steps on pass", language, _FOR_EACH[language][bonus.steps_on_pass]))
    return " ".join(parts)


def describe_competency(tile: Competency, language: str) -> str:
    parts = _sentences(language, tile.income, tile.now, tile.special, tile.whenever, tile.on_pass)
    if tile.step_income:
        parts.append(say("step income", language))
    return " ".join(parts)


def describe_innovation(tile: Innovation, language: str) -> str:
    return " ".join(_sentences(language, tile.income, tile.now, tile.special, (NONE, 0), tile.on_pass))


def describe_palace(tile: PalaceTile, language: str) -> str:
    parts = _sentences(language, tile.income, tile.now, tile.special, tile.whenever, tile.on_pass)
    if tile.ability:
        parts.append(say(f"palace {tile.ability}", language))
    return " ".join(parts)


def describe_city(tile: CityTile, language: str) -> str:
    return capital(describe_effect(tile.now, language)) + "."


def describe_scoring(tile: ScoringTile, language: str) -> str:
    what = ", ".join([_FOR_EACH[language][each] for each in tile.scores])
    gain = amount(tile.spades, "spade", language) if tile.spades else amounts(tile.gain, language)
    levels = say("level", language, tile.levels)
    points = amount(tile.points, "vp", language)
    return say("scoring", language, points, what, gain, levels, DISCIPLINE_NAMES[language][tile.discipline])


def describe_final(tile: FinalTile, language: str) -> str:
    return say("final", language, amount(tile.points, "vp", language), _FOR_EACH[language][tile.scores])


def describe_power(action: PowerAction, language: str) -> str:
    return say("power action", language, action.power, describe_effect(action.effect, language))


def describe_book_action(action: BookAction, language: str) -> str:
    return say(
        "book action",
        language,
        amount(action.books, "b", language, subject=True),
        describe_effect(action.effect, language),
    )


def describe_board(board: PlanningBoard, language: str) -> str:
    parts = [say("start", language, amounts(board.start, language), *board.bowls)]
    parts.append(say("income", language, amounts(board.income, language)))
    if board.each_discipline:
        steps = amount(board.each_discipline, "step", language)
        parts.append(say("science start", language, say("each discipline", language, steps)))
    if board.spades:
        parts.append(say("board spades", language))
    if board.shipping:
        parts.append(say("board shipping", language, board.shipping))
    parts.append(say("board digging", language, amounts(board.terraforming_cost, language)))
    parts.append(say("board surcharges", language, ", ".join(map(str, board.surcharges))))
    return " ".join(parts)


def describe_faction(faction: Faction, language: str, edition: int) -> str:
    start = [
        say("step in", language, DISCIPLINE_NAMES[language][n], steps)
        for n, steps in enumerate(faction.science)
        if steps
    ]
    if faction.any_steps:
        start.append(say("any steps", language, amount(faction.any_steps, "step", language)))
    if by_letter(faction.start):
        start.append(amounts(faction.start, language))
    parts = [say("science start", language, ", ".join(start))] if start else []
    each_time = [amounts(faction.each_time(edition, players), language) for players in range(2, 6)]
    different = each_time[0] if len(set(each_time)) == 1 else " / ".join(each_time)
    parts.append(_of(_ABILITIES, FACTIONS.index(faction), language).format(different))
    if by_letter(faction.income):
        parts.append(say("income", language, amounts(faction.income, language)))
    if faction.special is not None:
        parts.append(say("special", language, describe_effect(faction.special, language)))
    return " ".join(parts)


def describe_automa(faction: AutomaFaction, language: str) -> str:
    science = [
        say("step in", language, DISCIPLINE_NAMES[language][n], steps)
        for n, steps in enumerate(faction.science)
        if steps
    ]
    return say("automa faction", language, ", ".join(science))


def describe_all(language: str, edition: str) -> list[Section]:
    printed, helper = say("printed", language), say("helper", language)
    which = EDITIONS.index(edition)

    def entry(id: str, name: str, text: str) -> Entry:
        return Entry(id, name, text, printed)

    return [
        Section(
            say("boards", language),
            [entry(f"board {b.id}", board_name(b, language), describe_board(b, language)) for b in BOARDS],
        ),
        Section(
            say("factions", language),
            [entry(f.id, faction_name(f, language), describe_faction(f, language, which)) for f in FACTIONS],
        ),
        Section(
            say("palaces", language),
            [entry(f"palace {p.id}", palace_name(p, language), describe_palace(p, language)) for p in PALACES],
        ),
        Section(
            say("innovations", language),
            [
                entry(f"innovation {i.id}", innovation_name(i, language), describe_innovation(i, language))
                for i in INNOVATIONS
            ],
        ),
        Section(
            say("competencies", language),
            [
                entry(f"competency {c.id}", competency_name(c, language), describe_competency(c, language))
                for c in COMPETENCIES
            ],
        ),
        Section(
            say("bonuses", language),
            [entry(f"bonus {b.id}", bonus_name(b, language), describe_bonus(b, language)) for b in ROUND_BONUSES],
        ),
        Section(
            say("cities", language),
            [entry(f"city {c.id}", city_name(c, language), describe_city(c, language)) for c in CITIES],
        ),
        Section(
            say("scoring tiles", language),
            [entry(f"score {t.id}", scoring_name(t, language), describe_scoring(t, language)) for t in SCORING_TILES],
        ),
        Section(
            say("final tiles", language),
            [entry(f"final {t.id}", final_name(t, language), describe_final(t, language)) for t in FINAL_TILES],
        ),
        Section(
            say("power actions", language),
            [entry(f"power {a.id}", power_name(a, language), describe_power(a, language)) for a in POWER_ACTIONS],
        ),
        Section(
            say("book actions", language),
            [
                entry(f"books {a.id}", book_action_name(a, language), describe_book_action(a, language))
                for a in BOOK_ACTIONS
            ],
        ),
        Section(
            say("automa", language),
            [
                Entry(f"automa {f.id}", automa_name(f, language), describe_automa(f, language), helper)
                for f in AUTOMA_FACTIONS
            ],
        ),
    ]


def discipline_name(number: int, language: str) -> str:
    return DISCIPLINE_NAMES[language][number]


def discipline_of(id: str, language: str) -> str:
    return DISCIPLINE_NAMES[language][DISCIPLINES.index(id)]
