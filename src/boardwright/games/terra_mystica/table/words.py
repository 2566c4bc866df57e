"""Everything a player reads about the pieces, in English, Russian and Ukrainian.

Texts are made from the data, never stored beside it; only the abilities of the factions are told sentence by sentence,
as they are written rule by rule.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from boardwright.games.terra_mystica.content.factions import FACTIONS
from boardwright.games.terra_mystica.content.tiles import (
    BONUS_CARDS,
    FAVOR_TILES,
    POWER_ACTIONS,
    SCORING_TILES,
    TOWN_TILES,
)
from boardwright.games.terra_mystica.rules.faction import Faction
from boardwright.games.terra_mystica.rules.setup import PROMO_CARD
from boardwright.games.terra_mystica.rules.tile import BonusCard, FavorTile, PowerAction, ScoringTile, Special, TownTile
from boardwright.games.terra_mystica.rules.vocabulary import (
    SPADE,
    STRUCTURES,
    TEMPLE,
    TOWN,
    TRADING_HOUSE,
    Gain,
)
from boardwright.kernel.language import LANGUAGES, listed, plural
from boardwright.kernel.legacy import Entry, Section

# --- single words

# After a number: (one, other) in English, (one, few, many) in Russian and Ukrainian; what is gained or paid.
_FORMS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "en": {
        "vp": ("point", "points"),
        "c": ("coin", "coins"),
        "w": ("worker", "workers"),
        "p": ("priest", "priests"),
        "pw": ("power", "power"),
        "spade": ("spade", "spades"),
        "step": ("step", "steps"),
        "key": ("key", "keys"),
        "bridge": ("bridge", "bridges"),
        "favor": ("favor tile", "favor tiles"),
        "dwelling": ("first dwelling", "first dwellings"),
    },
    "ru": {
        "vp": ("очко", "очка", "очков"),
        "c": ("монету", "монеты", "монет"),
        "w": ("рабочего", "рабочих", "рабочих"),
        "p": ("жреца", "жрецов", "жрецов"),
        "pw": ("силу", "силы", "силы"),
        "spade": ("лопату", "лопаты", "лопат"),
        "step": ("шаг", "шага", "шагов"),
        "key": ("ключ", "ключа", "ключей"),
        "bridge": ("мост", "моста", "мостов"),
        "favor": ("жетон благодати", "жетона благодати", "жетонов благодати"),
        "dwelling": ("первое жилище", "первых жилища", "первых жилищ"),
    },
    "uk": {
        "vp": ("очко", "очки", "очок"),
        "c": ("монету", "монети", "монет"),
        "w": ("робітника", "робітників", "робітників"),
        "p": ("жерця", "жерців", "жерців"),
        "pw": ("силу", "сили", "сили"),
        "spade": ("лопату", "лопати", "лопат"),
        "step": ("крок", "кроки", "кроків"),
        "key": ("ключ", "ключі", "ключів"),
        "bridge": ("міст", "мости", "мостів"),
        "favor": ("жетон благодаті", "жетони благодаті", "жетонів благодаті"),
        "dwelling": ("перше житло", "перші житла", "перших жител"),
    },
}

# Where it stands by itself and is not what one gains or pays: the rows that differ from those above.
_SUBJECT_FORMS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "en": {},
    "ru": {
        "c": ("монета", "монеты", "монет"),
        "w": ("рабочий", "рабочих", "рабочих"),
        "p": ("жрец", "жреца", "жрецов"),
        "pw": ("сила", "силы", "силы"),
        "spade": ("лопата", "лопаты", "лопат"),
    },
    "uk": {
        "c": ("монета", "монети", "монет"),
        "w": ("робітник", "робітники", "робітників"),
        "p": ("жрець", "жерці", "жерців"),
        "pw": ("сила", "сили", "сили"),
        "spade": ("лопата", "лопати", "лопат"),
    },
}

LETTERS: Final = ("vp", "c", "w", "p", "pw")
_AS_PAID: Final = ("pw", "w", "c", "p", "vp")

# The bare name of a resource, as a heading, in the order of LETTERS.
RESOURCE_NAMES: Final = {
    "en": ("points", "coins", "workers", "priests", "power"),
    "ru": ("очки", "монеты", "рабочие", "жрецы", "сила"),
    "uk": ("очки", "монети", "робітники", "жерці", "сила"),
}

# What points are for, in the order of the score sheet.
CATEGORY_NAMES: Final = {
    "en": (
        "round tiles",
        "favor tiles",
        "bonus cards",
        "towns",
        "shipping and digging",
        "faction abilities",
        "cults",
        "area",
        "resources",
        "power taken",
        "start",
        "traded",
    ),
    "ru": (
        "цели раундов",
        "жетоны благодати",
        "бонусные карты",
        "города",
        "навигация и раскопки",
        "способности фракции",
        "культы",
        "область",
        "ресурсы",
        "полученная сила",
        "начало игры",
        "обмен",
    ),
    "uk": (
        "цілі раундів",
        "жетони благодаті",
        "бонусні карти",
        "міста",
        "навігація та розкопки",
        "здібності фракції",
        "культи",
        "область",
        "ресурси",
        "отримана сила",
        "початок гри",
        "обмін",
    ),
}

# In the order of the wheel; the river last.
TERRAIN_NAMES: Final = {
    "en": ("desert", "plains", "swamp", "lakes", "forest", "mountains", "wasteland", "river"),
    "ru": ("пустыня", "равнина", "болото", "озёра", "лес", "горы", "пустошь", "река"),
    "uk": ("пустеля", "рівнина", "болото", "озера", "ліс", "гори", "пустище", "річка"),
}
# "2 spades from ...", "up to ...": in the genitive.
TERRAIN_FROM: Final = {
    "en": TERRAIN_NAMES["en"],
    "ru": ("пустыни", "равнины", "болота", "озёр", "леса", "гор", "пустоши", "реки"),
    "uk": ("пустелі", "рівнини", "болота", "озер", "лісу", "гір", "пустища", "річки"),
}

STRUCTURE_NAMES: Final = {
    "en": ("dwelling", "trading house", "temple", "stronghold", "sanctuary"),
    "ru": ("жилище", "торговый дом", "храм", "крепость", "святилище"),
    "uk": ("житло", "торговий дім", "храм", "фортеця", "святилище"),
}
# "building ...": in the genitive.
_STRUCTURE_BUILT: Final = {
    "en": ("a dwelling", "a trading house", "a temple", "the stronghold", "the sanctuary"),
    "ru": ("жилища", "торгового дома", "храма", "крепости", "святилища"),
    "uk": ("житла", "торгового дому", "храму", "фортеці", "святилища"),
}
# "for ...".
_FOR_STRUCTURE: Final = {
    "en": ("each dwelling", "each trading house", "each temple", "the stronghold", "the sanctuary"),
    "ru": ("каждое жилище", "каждый торговый дом", "каждый храм", "крепость", "святилище"),
    "uk": ("кожне житло", "кожен торговий дім", "кожен храм", "фортецю", "святилище"),
}
# What a round tile is called by; in the order of SCORED.
_SCORED_NAMES: Final = {
    "en": ("dwellings", "trading houses", "temples", "stronghold", "sanctuary", "spades", "towns"),
    "ru": ("жилища", "торговые дома", "храмы", "крепость", "святилище", "лопаты", "города"),
    "uk": ("житла", "торгові доми", "храми", "фортеця", "святилище", "лопати", "міста"),
}

CULT_NAMES: Final = {
    "en": ("Fire", "Water", "Earth", "Air"),
    "ru": ("Огонь", "Вода", "Земля", "Воздух"),
    "uk": ("Вогонь", "Вода", "Земля", "Повітря"),
}
# "the cult of ...": in the genitive.
CULTS_OF: Final = {
    "en": CULT_NAMES["en"],
    "ru": ("Огня", "Воды", "Земли", "Воздуха"),
    "uk": ("Вогню", "Води", "Землі", "Повітря"),
}

# --- factions: (English, Russian, Ukrainian), in the order of FACTIONS

_FACTION_NAMES: Final = (
    ("Alchemists", "Алхимики", "Алхіміки"),
    ("Auren", "Аурены", "Аурени"),
    ("Chaos Magicians", "Маги Хаоса", "Маги Хаосу"),
    ("Cultists", "Культисты", "Культисти"),
    ("Darklings", "Дарклинги", "Дарклінги"),
    ("Dwarves", "Гномы", "Гноми"),
    ("Engineers", "Инженеры", "Інженери"),
    ("Fakirs", "Факиры", "Факіри"),
    ("Giants", "Гиганты", "Гіганти"),
    ("Halflings", "Хоббиты", "Гобіти"),
    ("Mermaids", "Русалки", "Русалки"),
    ("Nomads", "Кочевники", "Кочівники"),
    ("Swarmlings", "Роевики", "Роєвики"),
    ("Witches", "Ведьмы", "Відьми"),
)
# "to the ...": in the dative.
_FACTION_RECEIVERS: Final = (
    ("the Alchemists", "Алхимикам", "Алхімікам"),
    ("the Auren", "Ауренам", "Ауренам"),
    ("the Chaos Magicians", "Магам Хаоса", "Магам Хаосу"),
    ("the Cultists", "Культистам", "Культистам"),
    ("the Darklings", "Дарклингам", "Дарклінгам"),
    ("the Dwarves", "Гномам", "Гномам"),
    ("the Engineers", "Инженерам", "Інженерам"),
    ("the Fakirs", "Факирам", "Факірам"),
    ("the Giants", "Гигантам", "Гігантам"),
    ("the Halflings", "Хоббитам", "Гобітам"),
    ("the Mermaids", "Русалкам", "Русалкам"),
    ("the Nomads", "Кочевникам", "Кочівникам"),
    ("the Swarmlings", "Роевикам", "Роєвикам"),
    ("the Witches", "Ведьмам", "Відьмам"),
)

_ABILITIES: Final = (
    (
        "At any time in your turn you may change 1 point into 1 coin, or 2 coins into 1 point; at the end every 2"
        " coins are a point.",
        "В свой ход вы можете менять 1 очко на 1 монету или 2 монеты на 1 очко; в конце каждые 2 монеты дают очко.",
        "У свій хід ви можете міняти 1 очко на 1 монету або 2 монети на 1 очко; наприкінці кожні 2 монети дають очко.",
    ),
    ("None from the start.", "С начала игры нет.", "З початку гри немає."),
    (
        "You begin with one dwelling only, placed after all others. For a temple and for the sanctuary you take 2"
        " favor tiles.",
        "Вы начинаете с одним жилищем и ставите его последними. За храм и за святилище берёте 2 жетона благодати.",
        "Ви починаєте з одним житлом і ставите його останніми. За храм і за святилище берете 2 жетони благодаті.",
    ),
    (
        "When at least one neighbour takes power for a building of yours, advance 1 step on a cult; when all of them"
        " decline, gain 1 power.",
        "Если хотя бы один сосед взял силу за вашу постройку, сделайте 1 шаг в любом культе; если все отказались,"
        " получите 1 силу.",
        "Якщо хоча б один сусід узяв силу за вашу будівлю, зробіть 1 крок у будь-якому культі; якщо всі відмовилися,"
        " отримайте 1 силу.",
    ),
    (
        "You pay for each spade 1 priest instead of workers, and gain 2 points for it. You have no digging track.",
        "За каждую лопату вы платите 1 жреца, а не рабочих, и получаете 2 очка. Шкалы раскопок у вас нет.",
        "За кожну лопату ви платите 1 жерця, а не робітників, і отримуєте 2 очки. Шкали розкопок у вас немає.",
    ),
    (
        "Tunnels: to transform or build you may skip one hex of any kind for 2 workers; you gain 4 points each time."
        " Tunnels join your area at the end, without payment. You have no shipping.",
        "Туннели: преобразуя землю или строя, вы можете пропустить один любой гекс за 2 рабочих и получаете за это 4"
        " очка. В конце игры туннели бесплатно соединяют вашу область. Навигации у вас нет.",
        "Тунелі: перетворюючи землю чи будуючи, ви можете пропустити один будь-який гекс за 2 робітників і отримуєте"
        " за це 4 очки. Наприкінці гри тунелі безкоштовно з'єднують вашу область. Навігації у вас немає.",
    ),
    (
        "As an action, as often as you like: build a bridge for 2 workers.",
        "Действием, сколько угодно раз: постройте мост за 2 рабочих.",
        "Дією, скільки завгодно разів: збудуйте міст за 2 робітників.",
    ),
    (
        "Carpet: to transform or build you may skip one hex of any kind for 1 priest; you gain 4 points each time. The"
        " carpet joins your area at the end, without payment. You have no shipping, and digging advances only once.",
        "Ковёр-самолёт: преобразуя землю или строя, вы можете пропустить один любой гекс за 1 жреца и получаете за это"
        " 4 очка. В конце игры ковёр бесплатно соединяет вашу область. Навигации у вас нет, раскопки улучшаются лишь"
        " один раз.",
        "Килим-літак: перетворюючи землю чи будуючи, ви можете пропустити один будь-який гекс за 1 жерця і отримуєте"
        " за це 4 очки. Наприкінці гри килим безкоштовно з'єднує вашу область. Навігації у вас немає, розкопки"
        " покращуються лише раз.",
    ),
    (
        "You transform only to your home terrain, and always for exactly 2 spades. A single spade of the cult bonus is"
        " lost.",
        "Вы превращаете землю только в свою и всегда ровно за 2 лопаты. Одна лопата бонуса культа пропадает.",
        "Ви перетворюєте землю лише на свою і завжди рівно за 2 лопати. Одна лопата бонусу культу зникає.",
    ),
    (
        "You gain 1 point for each spade you get, whatever it comes from.",
        "За каждую полученную лопату, откуда бы она ни взялась, получите 1 очко.",
        "За кожну отриману лопату, хоч би звідки вона взялася, отримайте 1 очко.",
    ),
    (
        "Founding a town, you may skip one river hex: the buildings around it count as joined. Shipping begins at 1"
        " and reaches 5.",
        "Основывая город, вы можете пропустить один гекс реки: постройки вокруг него считаются соединёнными. Навигация"
        " начинается с 1 и доходит до 5.",
        "Засновуючи місто, ви можете пропустити один гекс річки: будівлі довкола нього вважаються з'єднаними."
        " Навігація починається з 1 і доходить до 5.",
    ),
    (
        "You begin with three dwellings; the third is placed after everybody's second.",
        "Вы начинаете с тремя жилищами; третье ставите после вторых жилищ всех игроков.",
        "Ви починаєте з трьома житлами; третє ставите після других жител усіх гравців.",
    ),
    (
        "For each town you found, gain 3 workers.",
        "За каждый основанный город получите 3 рабочих.",
        "За кожне засноване місто отримайте 3 робітників.",
    ),
    (
        "For each town you found, gain 5 points.",
        "За каждый основанный город получите 5 очков.",
        "За кожне засноване місто отримайте 5 очок.",
    ),
)

_STRONGHOLDS: Final = (
    (
        "At once gain 12 power. From then on gain 2 power for each spade you get, in time to pay for the next.",
        "Сразу получите 12 силы. С этого момента получайте 2 силы за каждую лопату; ею можно оплатить следующую.",
        "Одразу отримайте 12 сили. Відтоді отримуйте 2 сили за кожну лопату; нею можна сплатити за наступну.",
    ),
    (
        "At once take a favor tile. Special action, once a round: 2 steps on one cult.",
        "Сразу возьмите жетон благодати. Особое действие раз в раунд: 2 шага в одном культе.",
        "Одразу візьміть жетон благодаті. Особлива дія раз на раунд: 2 кроки в одному культі.",
    ),
    (
        "Special action, once a round: take two actions one after the other.",
        "Особое действие раз в раунд: выполните два действия подряд.",
        "Особлива дія раз на раунд: виконайте дві дії поспіль.",
    ),
    ("At once gain 7 points.", "Сразу получите 7 очков.", "Одразу отримайте 7 очок."),
    (
        "At once you may ordain up to 3 workers: each becomes a priest.",
        "Сразу можете посвятить до 3 рабочих: каждый станет жрецом.",
        "Одразу можете висвятити до 3 робітників: кожен стане жерцем.",
    ),
    (
        "A tunnel costs 1 worker instead of 2.",
        "Туннель стоит 1 рабочего вместо 2.",
        "Тунель коштує 1 робітника замість 2.",
    ),
    (
        "Each time you pass, gain 3 points for each bridge of yours with your buildings at both ends.",
        "Каждый раз, когда пасуете, получите 3 очка за каждый свой мост между двумя своими постройками.",
        "Щоразу, коли пасуєте, отримайте 3 очки за кожен свій міст між двома своїми будівлями.",
    ),
    (
        "The carpet skips up to two hexes instead of one.",
        "Ковёр-самолёт пропускает до двух гексов вместо одного.",
        "Килим-літак пропускає до двох гексів замість одного.",
    ),
    (
        "Special action, once a round: 2 free spades; then you may build a dwelling there for its price.",
        "Особое действие раз в раунд: 2 бесплатные лопаты; затем там можно построить жилище за его цену.",
        "Особлива дія раз на раунд: 2 безкоштовні лопати; потім там можна збудувати житло за його ціну.",
    ),
    (
        "At once 3 free spades; on one of the hexes made home you may build a dwelling for its price.",
        "Сразу 3 бесплатные лопаты; на одном из ставших домашними гексов можно построить жилище за его цену.",
        "Одразу 3 безкоштовні лопати; на одному з гексів, що стали домашніми, можна збудувати житло за його ціну.",
    ),
    (
        "At once advance shipping by 1 for free, with its points.",
        "Сразу бесплатно продвиньте навигацию на 1 и получите её очки.",
        "Одразу безкоштовно просуньте навігацію на 1 і отримайте її очки.",
    ),
    (
        "Sandstorm, special action, once a round: a free hex beside a building of yours (not across a river or a"
        " bridge) becomes desert without spades; then you may build a dwelling there for its price.",
        "Песчаная буря, особое действие раз в раунд: свободный гекс рядом с вашей постройкой (не через реку и не через"
        " мост) без лопат становится пустыней; затем там можно построить жилище за его цену.",
        "Піщана буря, особлива дія раз на раунд: вільний гекс поруч із вашою будівлею (не через річку й не через міст)"
        " без лопат стає пустелею; потім там можна збудувати житло за його ціну.",
    ),
    (
        "Special action, once a round: a dwelling becomes a trading house for nothing.",
        "Особое действие раз в раунд: бесплатно улучшите жилище до торгового дома.",
        "Особлива дія раз на раунд: безкоштовно покращіть житло до торгового дому.",
    ),
    (
        "Witches' ride, special action, once a round: a dwelling for nothing on any free forest, however far.",
        "Полёт ведьм, особое действие раз в раунд: бесплатное жилище на любом свободном лесу, сколь угодно далеко.",
        "Політ відьом, особлива дія раз на раунд: безкоштовне житло на будь-якому вільному лісі, хоч би як далеко.",
    ),
)

# --- our names of the tiles: (English, Russian, Ukrainian), in the order of the content

_BONUS_NAMES: Final = (
    ("Spade", "Лопата", "Лопата"),
    ("Pilgrimage", "Паломничество", "Паломництво"),
    ("Purse", "Кошель", "Гаманець"),
    ("Ferry", "Паром", "Пором"),
    ("Camp", "Лагерь", "Табір"),
    ("Monuments", "Твердыни", "Твердині"),
    ("Market", "Рынок", "Ринок"),
    ("Preacher", "Проповедник", "Проповідник"),
    ("Hamlets", "Хутора", "Хутори"),
    ("Sea Chart", "Морская карта", "Морська карта"),
)
_FAVOR_NAMES: Final = (
    ("Flame", "Пламя", "Полум'я"),
    ("Flood", "Поток", "Потік"),
    ("Bedrock", "Твердь", "Твердь"),
    ("Gale", "Буря", "Буря"),
    ("Founders", "Основатели", "Засновники"),
    ("Procession", "Шествие", "Хода"),
    ("Helpers", "Помощники", "Помічники"),
    ("Inspiration", "Вдохновение", "Натхнення"),
    ("Mint", "Монетный двор", "Монетний двір"),
    ("Merchants", "Купцы", "Купці"),
    ("Settlers", "Поселенцы", "Поселенці"),
    ("Caravans", "Караваны", "Каравани"),
)
_TOWN_NAMES: Final = (
    ("Rich Town", "Богатый город", "Багате місто"),
    ("Town of Crafts", "Город мастеров", "Місто майстрів"),
    ("Holy Town", "Святой город", "Святе місто"),
    ("Town of Power", "Город силы", "Місто сили"),
    ("Town of Cults", "Город культов", "Місто культів"),
    ("Town of Two Gates", "Город двух ворот", "Місто двох брам"),
    ("Harbour", "Гавань", "Гавань"),
    ("Glorious Town", "Славный город", "Славетне місто"),
)
_POWER_NAMES: Final = (
    ("Bridge", "Мост", "Міст"),
    ("Priest", "Жрец", "Жрець"),
    ("Workers", "Рабочие", "Робітники"),
    ("Coins", "Монеты", "Монети"),
    ("Spade", "Лопата", "Лопата"),
    ("Two spades", "Две лопаты", "Дві лопати"),
)

# --- sentences: (English, Russian, Ukrainian)

_SENTENCES: Final = {
    "and": ("and", "и", "і"),
    "or": ("or", "или", "або"),
    "nothing": ("nothing", "ничего", "нічого"),
    # factions
    "home": ("Home: {}.", "Домашняя земля: {}.", "Домашня земля: {}."),
    "start": (
        "Start: {}; {} power in bowl I, {} in bowl II; cults: {}; {}.",
        "Старт: {}; {} силы в чаше I, {} в чаше II; культы: {}; {}.",
        "Старт: {}; {} сили в чаші I, {} в чаші II; культи: {}; {}.",
    ),
    "no cults": ("none", "нет", "немає"),
    "costs": ("Costs: {}.", "Цены: {}.", "Ціни: {}."),
    "trading cost": (
        "{} {} ({} where no opponent is adjacent)",
        "{} {} ({}, если рядом нет соперника)",
        "{} {} ({}, якщо поруч немає суперника)",
    ),
    "income": ("Income: {}.", "Доход: {}.", "Дохід: {}."),
    "incomes by number": (
        "with 0, 1, 2… {}: {}",
        "при 0, 1, 2… построенных ({}): {}",
        "за 0, 1, 2… збудованих ({}): {}",
    ),
    "shipping": ("Shipping: from {} to {}.", "Навигация: от {} до {}.", "Навігація: від {} до {}."),
    "no shipping": ("No shipping.", "Навигации нет.", "Навігації немає."),
    "digging": (
        "A spade costs {} workers by level of digging; each advance costs {}.",
        "Лопата стоит {} рабочих по уровням раскопок; каждое улучшение стоит {}.",
        "Лопата коштує {} робітників за рівнями розкопок; кожне покращення коштує {}.",
    ),
    "digging priests": ("A spade costs 1 priest.", "Лопата стоит 1 жреца.", "Лопата коштує 1 жерця."),
    "ability": ("Ability: {}", "Способность: {}", "Здібність: {}"),
    "stronghold": ("Stronghold: {}", "Крепость: {}", "Фортеця: {}"),
    # tiles
    "card income": ("Income: {}.", "Доход: {}.", "Дохід: {}."),
    "special spade": (
        "Special action, once a round: 1 free spade for transforming and building.",
        "Особое действие раз в раунд: 1 бесплатная лопата для преобразования и строительства.",
        "Особлива дія раз на раунд: 1 безкоштовна лопата для перетворення й будівництва.",
    ),
    "special step": (
        "Special action, once a round: 1 step on a cult.",
        "Особое действие раз в раунд: 1 шаг в любом культе.",
        "Особлива дія раз на раунд: 1 крок у будь-якому культі.",
    ),
    "card shipping": (
        "Shipping +{} during the actions, not at the end of the game.",
        "Навигация +{} во время действий, но не в конце игры.",
        "Навігація +{} під час дій, але не наприкінці гри.",
    ),
    "on pass": ("When you pass: {}.", "Когда пасуете: {}.", "Коли пасуєте: {}."),
    "points for": ("{} for {}", "{} за {}", "{} за {}"),
    "each shipping": ("each level of shipping", "каждый уровень навигации", "кожен рівень навігації"),
    "cult steps": ("{} on the cult of {}.", "{} в культе {}.", "{} в культі {}."),
    "town power": (
        "From now on power {} is enough for a town.",
        "Отныне для города достаточно силы {}.",
        "Відтепер для міста досить сили {}.",
    ),
    "whenever": ("{} for {} from now on.", "Отныне {} за {}.", "Відтепер {} за {}."),
    "building": ("building {}", "постройку {}", "будівництво {}"),
    "a spade": ("each spade", "каждую лопату", "кожну лопату"),
    "a town": ("founding a town", "основание города", "заснування міста"),
    "on pass houses": (
        "When you pass: {} points for 1, 2, 3, 4 trading houses.",
        "Когда пасуете: {} очка за 1, 2, 3, 4 торговых дома.",
        "Коли пасуєте: {} очки за 1, 2, 3, 4 торгові доми.",
    ),
    "gain": ("Gain {}.", "Получите {}.", "Отримайте {}."),
    "all cults": ("{} on every cult.", "{} в каждом культе.", "{} у кожному культі."),
    "town shipping": (
        "Shipping +1 with its points (the Fakirs' carpet skips one more hex).",
        "Навигация +1 с её очками (ковёр Факиров пропускает на гекс больше).",
        "Навігація +1 з її очками (килим Факірів пропускає на гекс більше).",
    ),
    "promo": ("Promo.", "Промо.", "Промо."),
    "actions": ("Actions: {}.", "Действия: {}.", "Дії: {}."),
    "end of round": ("End of the round: {} for {}.", "Конец раунда: {} за {}.", "Кінець раунду: {} за {}."),
    "each step": ("each step on {}", "каждый шаг в культе {}", "кожен крок у культі {}"),
    "every steps": ("every {} on {}", "каждые {} в культе {}", "кожні {} в культі {}"),
    "each priest": (
        "each of your priests on the cult board",
        "каждого своего жреца на треке культов",
        "кожного свого жерця на треку культів",
    ),
    "priests": ("priests", "жрецы", "жерці"),
    "power action": (
        "Pay {}, once a round for all. {}",
        "Заплатите {}, раз в раунд на всех. {}",
        "Сплатіть {}, раз на раунд на всіх. {}",
    ),
    "free spades": (
        "Gain {} for transforming and building.",
        "Получите {} для преобразования и строительства.",
        "Отримайте {} для перетворення й будівництва.",
    ),
    "build bridge": (
        "Build a bridge that touches one of your buildings.",
        "Постройте мост от одной из своих построек.",
        "Збудуйте міст від однієї зі своїх будівель.",
    ),
    # sections of the description
    "factions": ("Factions", "Фракции", "Фракції"),
    "power actions": ("Power actions", "Использование силы", "Використання сили"),
    "bonus cards": ("Bonus cards", "Бонусные карты", "Бонусні карти"),
    "favor tiles": ("Favor tiles", "Жетоны благодати", "Жетони благодаті"),
    "town tiles": ("Town tiles", "Жетоны городов", "Жетони міст"),
    "scoring tiles": ("Round tiles", "Цели раундов", "Цілі раундів"),
    "source": (
        "printed values: rulebook and public data, checked by 56 real games",
        "печатные значения: правила и открытые данные, проверены по 56 настоящим партиям",
        "друковані значення: правила та відкриті дані, перевірені за 56 справжніми партіями",
    ),
}


def say(key: str, language: str, *parts: object) -> str:
    """A sentence of the table above with its gaps filled."""
    return _SENTENCES[key][LANGUAGES.index(language)].format(*parts)


# --- amounts


def amount(number: int, letter: str, language: str, *, subject: bool = False) -> str:
    """'2 workers'; `subject` where it stands by itself, as after a colon, and is not what one gains or pays."""
    forms = _FORMS[language][letter]
    if subject:
        forms = _SUBJECT_FORMS[language].get(letter, forms)
    return f"{number} {plural(language, number, forms)}"


def amounts(numbers: Mapping[str, int], language: str, *, paid: bool = False, subject: bool = False) -> str:
    """'5 points, 6 coins and 1 worker'; prices are told as players say them, workers before coins."""
    found = list_of_amounts(numbers, language, paid=paid, subject=subject)
    return listed(found, say("and", language)) or say("nothing", language)


def list_of_amounts(
    numbers: Mapping[str, int], language: str, *, paid: bool = False, subject: bool = False
) -> list[str]:
    return [
        amount(numbers[letter], letter, language, subject=subject)
        for letter in (_AS_PAID if paid else LETTERS)
        if numbers.get(letter, 0)
    ]


def by_letter(gain: Gain) -> dict[str, int]:
    """A cost or a gain as amounts."""
    return {letter: gain.bundle[letter] for letter in LETTERS if gain.bundle[letter]}


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


# --- factions


def faction_name(faction: Faction, language: str) -> str:
    return _FACTION_NAMES[faction.ability][LANGUAGES.index(language)]


def to_faction(faction: Faction, language: str) -> str:
    """Who is offered something: 'the Witches'."""
    return _FACTION_RECEIVERS[faction.ability][LANGUAGES.index(language)]


def describe_ability(faction: Faction, language: str) -> str:
    return _ABILITIES[faction.ability][LANGUAGES.index(language)]


def describe_stronghold(faction: Faction, language: str) -> str:
    return _STRONGHOLDS[faction.ability][LANGUAGES.index(language)]


def introduce_faction(faction: Faction, language: str) -> str:
    """What a player who chooses needs to know first."""
    return " ".join(
        [
            say("home", language, TERRAIN_NAMES[language][faction.home]),
            say("ability", language, describe_ability(faction, language)),
            say("stronghold", language, describe_stronghold(faction, language)),
        ]
    )


def describe_faction(faction: Faction, language: str) -> str:
    """The whole board in words."""
    return " ".join(
        [
            say("home", language, TERRAIN_NAMES[language][faction.home]),
            _start(faction, language),
            say("costs", language, "; ".join(_costs(faction, language))),
            say("income", language, "; ".join(_incomes(faction, language))),
            _tracks(faction, language),
            say("ability", language, describe_ability(faction, language)),
            say("stronghold", language, describe_stronghold(faction, language)),
        ]
    )


def _start(faction: Faction, language: str) -> str:
    stocks = {"c": faction.coins, "w": faction.workers, "p": faction.priests}
    cults = [f"{CULT_NAMES[language][cult]} {steps}" for cult, steps in enumerate(faction.cults) if steps]
    return say(
        "start",
        language,
        amounts(stocks, language, subject=True),
        faction.bowls[0],
        faction.bowls[1],
        ", ".join(cults) or say("no cults", language),
        amount(faction.start_dwellings, "dwelling", language),
    )


def _costs(faction: Faction, language: str) -> list[str]:
    found: list[str] = []
    for structure, cost in enumerate(faction.costs):
        name = STRUCTURE_NAMES[language][structure]
        price = amounts(by_letter(cost), language, paid=True, subject=True)
        if structure == TRADING_HOUSE:
            alone = amounts({"w": cost.workers, "c": 2 * cost.coins}, language, paid=True, subject=True)
            found.append(say("trading cost", language, name, price, alone))
        else:
            found.append(f"{name} {price}")
    return found


def _incomes(faction: Faction, language: str) -> list[str]:
    rows = income_rows(faction)
    found: list[str] = []
    for structure, name in enumerate(STRUCTURES):
        row = rows[name]
        if structure in (0, TRADING_HOUSE, TEMPLE):
            resources = [
                f"{RESOURCE_NAMES[language][LETTERS.index(letter)]} {', '.join([str(n) for n in numbers])}"
                for letter, numbers in row.items()
            ]
            houses = _SCORED_NAMES[language][structure]
            found.append(say("incomes by number", language, houses, listed(resources, say("and", language))))
        else:
            single = {letter: numbers[-1] for letter, numbers in row.items()}
            found.append(f"{STRUCTURE_NAMES[language][structure]} {amounts(single, language, subject=True)}")
    return found


def income_rows(faction: Faction) -> dict[str, dict[str, list[int]]]:
    """By structure and letter: the income with 0, 1, 2... of them built."""
    rows: dict[str, dict[str, list[int]]] = {
        STRUCTURES[0]: {"w": list(faction.dwelling_workers)},
        STRUCTURES[1]: {"c": list(faction.trading_coins), "pw": list(faction.trading_power)},
        STRUCTURES[2]: {"p": list(faction.temple_priests)},
        STRUCTURES[3]: {letter: [0, n] for letter, n in by_letter(faction.stronghold_income).items()},
        STRUCTURES[4]: {letter: [0, n] for letter, n in by_letter(faction.sanctuary_income).items()},
    }
    if any(faction.temple_power):
        rows[STRUCTURES[2]]["pw"] = list(faction.temple_power)
    return rows


def _tracks(faction: Faction, language: str) -> str:
    if faction.shipping_maximum:
        shipping = say("shipping", language, faction.shipping, faction.shipping_maximum)
    else:
        shipping = say("no shipping", language)
    if not faction.digging:
        return f"{shipping} {say('digging priests', language)}"
    costs = ", ".join([str(workers) for workers in faction.digging])
    advance = amounts(by_letter(faction.digging_upgrade), language, paid=True)
    return f"{shipping} {say('digging', language, costs, advance)}"


# --- tiles


def _coded(names: tuple[str, str, str], id: str, language: str) -> str:
    return f"{names[LANGUAGES.index(language)]} ({id})"


def bonus_name(card: BonusCard, language: str) -> str:
    return _coded(_BONUS_NAMES[BONUS_CARDS.index(card)], card.id, language)


def favor_name(tile: FavorTile, language: str) -> str:
    return _coded(_FAVOR_NAMES[FAVOR_TILES.index(tile)], tile.id, language)


def town_name(tile: TownTile, language: str) -> str:
    return _coded(_TOWN_NAMES[TOWN_TILES.index(tile)], tile.id, language)


def power_name(action: PowerAction, language: str) -> str:
    return _coded(_POWER_NAMES[POWER_ACTIONS.index(action)], action.id, language)


def scoring_name(tile: ScoringTile, language: str) -> str:
    """A round tile is called by what it counts, and by its cult."""
    what = ", ".join([_SCORED_NAMES[language][each] for each in tile.scores])
    cult = CULT_NAMES[language][tile.cult] if tile.cult >= 0 else say("priests", language)
    return f"{capital(what)} · {cult} ({tile.id})"


def describe_bonus(card: BonusCard, language: str) -> str:
    texts = [say("card income", language, amounts(by_letter(card.income), language, subject=True))]
    if card.special == Special.SPADE:
        texts.append(say("special spade", language))
    elif card.special == Special.CULT_STEP:
        texts.append(say("special step", language))
    if card.shipping:
        texts.append(say("card shipping", language, card.shipping))
    passing = [
        say("points for", language, amount(points, "vp", language), _FOR_STRUCTURE[language][structure])
        for structure, points in card.on_pass
    ]
    if card.shipping_on_pass:
        points = amount(card.shipping_on_pass, "vp", language)
        passing.append(say("points for", language, points, say("each shipping", language)))
    if passing:
        texts.append(say("on pass", language, listed(passing, say("and", language))))
    if BONUS_CARDS.index(card) == PROMO_CARD:
        texts.append(say("promo", language))
    return " ".join(texts)


def describe_favor(tile: FavorTile, language: str) -> str:
    steps = amount(tile.steps, "step", language)
    texts = [say("cult steps", language, steps, CULTS_OF[language][tile.cult])]
    income = by_letter(tile.income)
    if income:
        texts.append(say("card income", language, amounts(income, language, subject=True)))
    if tile.town_power:
        texts.append(say("town power", language, tile.town_power))
    if tile.special >= 0:
        texts.append(say("special step", language))
    structure, points = tile.whenever
    if points:
        texts.append(say("whenever", language, amount(points, "vp", language), _what_scores((structure,), language)))
    if tile.on_pass_trading_houses:
        table = ", ".join([str(points) for points in tile.on_pass_trading_houses[1:]])
        texts.append(say("on pass houses", language, table))
    return " ".join(texts)


def describe_town(tile: TownTile, language: str) -> str:
    gained = [*list_of_amounts(by_letter(tile.gain), language), amount(tile.keys, "key", language)]
    texts = [say("gain", language, listed(gained, say("and", language)))]
    if tile.cult_steps:
        texts.append(say("all cults", language, amount(tile.cult_steps, "step", language)))
    if tile.shipping:
        texts.append(say("town shipping", language))
    if tile.promo:
        texts.append(say("promo", language))
    return " ".join(texts)


def describe_scoring(tile: ScoringTile, language: str) -> str:
    points = amount(tile.points, "vp", language)
    actions = say("points for", language, points, _what_scores(tile.scores, language))
    bonus = amounts(by_letter(tile.gain), language, subject=True)
    if tile.spades:
        bonus = amount(tile.spades, "spade", language, subject=True)
    texts = [say("actions", language, actions), say("end of round", language, bonus, _per_steps(tile, language))]
    if tile.promo:
        texts.append(say("promo", language))
    return " ".join(texts)


def _what_scores(what: Sequence[int], language: str) -> str:
    """What stands after 'for': 'building the stronghold or the sanctuary'."""
    if what[0] == SPADE:
        return say("a spade", language)
    if what[0] == TOWN:
        return say("a town", language)
    built = [_STRUCTURE_BUILT[language][each] for each in what]
    return say("building", language, listed(built, say("or", language)))


def _per_steps(tile: ScoringTile, language: str) -> str:
    if tile.cult < 0:
        return say("each priest", language)
    cult = CULTS_OF[language][tile.cult]
    if tile.steps == 1:
        return say("each step", language, cult)
    return say("every steps", language, amount(tile.steps, "step", language), cult)


def describe_power(action: PowerAction, language: str) -> str:
    if action.bridge:
        brings = say("build bridge", language)
    elif action.spades:
        brings = say("free spades", language, amount(action.spades, "spade", language))
    else:
        brings = say("gain", language, amounts(by_letter(action.gain), language))
    return say("power action", language, amount(action.power, "pw", language), brings)


# --- everything, for `describe` and the rules page


def describe_all(language: str) -> list[Section]:
    source = say("source", language)
    return [
        Section(
            say("factions", language),
            [Entry(f.id, faction_name(f, language), describe_faction(f, language), source) for f in FACTIONS],
        ),
        Section(
            say("power actions", language),
            [Entry(a.id, power_name(a, language), describe_power(a, language), source) for a in POWER_ACTIONS],
        ),
        Section(
            say("bonus cards", language),
            [Entry(c.id, bonus_name(c, language), describe_bonus(c, language), source) for c in BONUS_CARDS],
        ),
        Section(
            say("favor tiles", language),
            [Entry(t.id, favor_name(t, language), describe_favor(t, language), source) for t in FAVOR_TILES],
        ),
        Section(
            say("town tiles", language),
            [Entry(t.id, town_name(t, language), describe_town(t, language), source) for t in TOWN_TILES],
        ),
        Section(
            say("scoring tiles", language),
            [Entry(t.id, scoring_name(t, language), describe_scoring(t, language), source) for t in SCORING_TILES],
        ),
    ]
