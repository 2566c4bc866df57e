"""All content in whole sentences, made from the data; only what breaks a rule is told sentence by sentence."""

from collections.abc import Mapping, Sequence
from typing import Final

from boardwright.games.age_of_innovation.content.automa import (
    AUTOMA_FACTIONS,
    CARDS,
    LEVEL_POINTS,
    LEVELS,
    SHIPPING,
    STARTERS,
)
from boardwright.games.age_of_innovation.content.boards import BOARDS, FACTIONS
from boardwright.games.age_of_innovation.content.tiles import (
    BOOK_ACTIONS,
    CITIES,
    COMPETENCIES,
    FINAL_TILES,
    INNOVATION_BOOKS,
    INNOVATIONS,
    PALACES,
    POWER_ACTIONS,
    ROUND_BONUSES,
    SCORING_TILES,
)
from boardwright.games.age_of_innovation.rules.automaton import Act, AutomaFaction, Card
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
    ALL_BUILDINGS,
    BUILDINGS,
    CITY,
    EDGE_WORKSHOP,
    EDITIONS,
    GROUPS,
    GUILD,
    INNOVATION,
    LOWEST,
    OWN_BRIDGES,
    PALACE,
    RIVER_WORKSHOP,
    SCHOOL,
    SENT,
    SPADE,
    STEP,
    TRACK,
    TWO_HIGHEST,
    UNIVERSITY,
    WORKSHOP,
    Gain,
)
from boardwright.games.age_of_innovation.table.words import (
    DISCIPLINE_NAMES,
    amount,
    amounts,
    automa_name,
    board_name,
    bonus_name,
    book_action_name,
    by_letter,
    capital,
    card_name,
    city_name,
    competency_name,
    faction_name,
    final_name,
    innovation_name,
    neutral_name,
    palace_name,
    power_name,
    say,
    scoring_name,
)
from boardwright.kernel.language import LANGUAGES, listed
from boardwright.kernel.legacy import Entry, Section

# --- what points are for: (English, Russian, Ukrainian)

# What one has, on the map or of tiles.
_FOR_HAVING: Final[dict[int, tuple[str, str, str]]] = {
    WORKSHOP: ("for each of your workshops", "за каждую вашу мастерскую", "за кожну вашу майстерню"),
    GUILD: ("for each of your guilds", "за каждую вашу гильдию", "за кожну вашу гільдію"),
    SCHOOL: ("for each of your schools", "за каждую вашу школу", "за кожну вашу школу"),
    PALACE: ("for each of your palaces", "за каждый ваш дворец", "за кожен ваш палац"),
    UNIVERSITY: ("for each of your universities", "за каждый ваш университет", "за кожен ваш університет"),
    CITY: ("for each of your city tiles", "за каждый ваш жетон города", "за кожен ваш жетон міста"),
    ALL_BUILDINGS: ("for the number of your buildings", "за число ваших зданий", "за кількість ваших будівель"),
    GROUPS: (
        "for the number of your groups of adjacent buildings",
        "за число ваших групп соседних зданий",
        "за кількість ваших груп сусідніх будівель",
    ),
    OWN_BRIDGES: ("for the number of your bridges", "за число ваших мостов", "за кількість ваших мостів"),
    TWO_HIGHEST: (
        "for each level of your two highest disciplines",
        "за каждый уровень двух ваших лучших дисциплин",
        "за кожен рівень двох ваших найкращих дисциплін",
    ),
    LOWEST: (
        "for each level of your lowest discipline",
        "за каждый уровень вашей слабейшей дисциплины",
        "за кожен рівень вашої найслабшої дисципліни",
    ),
}
# What one does.
_FOR_DOING: Final[dict[int, tuple[str, str, str]]] = {
    WORKSHOP: ("for each workshop you build", "за каждую построенную мастерскую", "за кожну споруджену майстерню"),
    GUILD: ("for each guild you build", "за каждую построенную гильдию", "за кожну споруджену гільдію"),
    SCHOOL: ("for each school you build", "за каждую построенную школу", "за кожну споруджену школу"),
    PALACE: ("for each palace you build", "за каждый построенный дворец", "за кожен споруджений палац"),
    UNIVERSITY: (
        "for each university you build",
        "за каждый построенный университет",
        "за кожен споруджений університет",
    ),
    SPADE: ("for each spade you use", "за каждую использованную лопату", "за кожну використану лопату"),
    CITY: ("for each city tile you take", "за каждый взятый жетон города", "за кожен узятий жетон міста"),
    STEP: ("for each step of science", "за каждый шаг в науке", "за кожен крок у науці"),
    TRACK: (
        "for each step of shipping or terraforming",
        "за каждый шаг мореходства или терраформинга",
        "за кожен крок судноплавства чи тераформування",
    ),
    INNOVATION: (
        "for each innovation you develop",
        "за каждую внедрённую инновацию",
        "за кожну впроваджену інновацію",
    ),
    EDGE_WORKSHOP: (
        "for each workshop you build on a border hex",
        "за каждую мастерскую, построенную на пограничном гексе",
        "за кожну майстерню, споруджену на межовій клітинці",
    ),
    RIVER_WORKSHOP: (
        "for each workshop you build beside a river",
        "за каждую мастерскую, построенную у реки",
        "за кожну майстерню, споруджену біля річки",
    ),
    SENT: ("for each scholar you send", "за каждого отправленного учёного", "за кожного відрядженого науковця"),
}
# "a level ..."
_LEVEL_OF: Final = {
    "en": ("of banking", "of law", "of engineering", "of medicine"),
    "ru": ("банковского дела", "права", "инженерного дела", "медицины"),
    "uk": ("банківської справи", "юриспруденції", "інженерії", "медицини"),
}

# --- sentences: (English, Russian, Ukrainian)

# The gap is what the ability brings, by edition and number of players.
_ABILITIES: Final = (
    (
        "The science bonus at the end of a round counts your level 3 higher, even beyond 12.",
        "Научный бонус в конце раунда считает ваш уровень на 3 выше, даже сверх 12.",
        "Науковий бонус наприкінці раунду рахує ваш рівень на 3 вищим, навіть понад 12.",
    ),
    (
        "For each city tile you take: 3 steps of science, split as you like, and a book of your choice.",
        "За каждый взятый жетон города: 3 шага в науке, в одной или разных дисциплинах, и книга на выбор.",
        "За кожен узятий жетон міста: 3 кроки в науці, в одній чи різних дисциплінах, і книжка на вибір.",
    ),
    (
        "For each spade you use, free or bought: {}.",
        "За каждую использованную лопату, бесплатную или купленную: {}.",
        "За кожну використану лопату, безплатну чи куплену: {}.",
    ),
    (
        "Power actions cost you 1 power less, and each of them brings {}.",
        "Действия силы стоят вам на 1 силу меньше, и каждое приносит {}.",
        "Дії сили коштують вам на 1 силу менше, і кожна дає {}.",
    ),
    (
        "After the first buildings you take a competency of your choice, with its steps and books.",
        "После первых зданий вы берёте компетенцию на выбор, с её шагами и книгами.",
        "Після перших будівель ви берете компетентність на вибір, з її кроками й книжками.",
    ),
    (
        "For each city tile you take: terraform and build with 1 free spade and a free workshop, which may stand on any"
        " home hex within reach.",
        "За каждый взятый жетон города: терраформинг и строительство с 1 бесплатной лопатой и бесплатной мастерской,"
        " которую можно поставить на любой родной гекс в пределах досягаемости.",
        "За кожен узятий жетон міста: тераформування і спорудження з 1 безплатною лопатою та безплатною майстернею, яку"
        " можна поставити на будь-яку рідну клітинку в межах досяжності.",
    ),
    (
        "Tunnel: when you terraform and build you may skip one hex, land or river, for 1 tool, to land that is not"
        " adjacent to your buildings. Each tunnel brings {}. As an action, for 1 tool: a bridge, over land too. In the"
        " scoring of areas tunnels join your buildings.",
        "Туннель: при терраформинге и строительстве можно за 1 инструмент пропустить один гекс суши или реки и выйти к"
        " гексу, не соседнему с вашими зданиями. Каждый туннель приносит {}. Действием за 1 инструмент можно построить"
        " мост, в том числе над сушей. При подсчёте территории туннели соединяют ваши здания.",
        "Тунель: тераформуючи і споруджуючи, можна за 1 знаряддя пропустити одну клітинку суходолу чи річки й дістатися"
        " клітинки, не сусідньої з вашими будівлями. Кожен тунель дає {}. Дією за 1 знаряддя можна спорудити міст,"
        " зокрема над суходолом. Під час підрахунку території тунелі з'єднують ваші будівлі.",
    ),
    (
        "Instead of two workshops you begin with your university, placed last of all, and take the competency for it.",
        "Вместо двух мастерских вы начинаете с университетом, ставите его последними и берёте за него компетенцию.",
        "Замість двох майстерень ви починаєте з університетом, ставите його останніми й берете за нього"
        " компетентність.",
    ),
    (
        "For each workshop you build beside a river: {}.",
        "За каждую мастерскую, построенную у реки: {}.",
        "За кожну майстерню, споруджену біля річки: {}.",
    ),
    (
        "Your first buildings are three: the third is a neutral tower (power value 2). You place them in any order, the"
        " last one after everybody's workshops.",
        "Первых зданий у вас три: третье — нейтральная башня ценностью 2. Порядок выбираете сами; последнее ставится"
        " после мастерских всех игроков.",
        "Перших будівель у вас три: третя — нейтральна вежа зі значенням сили 2. Порядок обираєте самі; останню"
        " ставлять після майстерень усіх гравців.",
    ),
    (
        "For each competency you take: one more book of its discipline.",
        "За каждую взятую компетенцию: ещё одна книга по её дисциплине.",
        "За кожну взяту компетентність: ще одна книжка з її дисципліни.",
    ),
    ("", "", ""),  # the psychics': their special action says it all
)

_SENTENCES: Final = {
    "income": ("Income: {}.", "Доход: {}.", "Дохід: {}."),
    "now": ("At once: {}.", "Сразу: {}.", "Негайно: {}."),
    "special": (
        "Special action, once a round: {}.",
        "Особое действие, раз в раунд: {}.",
        "Особлива дія, раз на раунд: {}.",
    ),
    "on pass": ("When you pass: {}.", "Когда пасуете: {}.", "Коли пасуєте: {}."),
    "points for": ("{} {}", "{} {}", "{} {}"),
    "by number": ("points {}: {}", "очки {}: {}", "очки {}: {}"),
    "with so many": ("{1} with {0}", "{0} — {1}", "{0} — {1}"),
    "and more": ("{} and more", "{} и больше", "{} і більше"),
    "steps": ("{} in one discipline", "{} в одной дисциплине", "{} в одній дисципліні"),
    "any steps": (
        "{} of science in any disciplines",
        "{} в любых дисциплинах",
        "{} у будь-яких дисциплінах",
    ),
    "each discipline": ("{} in each discipline", "{} в каждой дисциплине", "{} у кожній дисципліні"),
    "per shape": (
        "a step of science, in any discipline, for each kind of building you have on the map",
        "шаг в науке, в любой дисциплине, за каждый вид ваших зданий на карте",
        "крок у науці, у будь-якій дисципліні, за кожен вид ваших будівель на мапі",
    ),
    "spades": (
        "terraform and build with {}",
        "терраформинг и строительство с {}",
        "тераформування і спорудження з {}",
    ),
    "competency": ("a competency of your choice", "компетенция на выбор", "компетентність на вибір"),
    "city": (
        "a city tile of your choice, which counts as founding a city",
        "жетон города на выбор, это считается основанием города",
        "жетон міста на вибір, це вважають заснуванням міста",
    ),
    "bridge": ("a bridge", "мост", "міст"),
    "far guild": (
        "a guild of your board on any free home hex, however far",
        "гильдия с вашего планшета на любой свободный родной гекс, как бы далеко он ни был",
        "гільдія з вашого планшета на будь-яку вільну рідну клітинку, хоч як далеко вона є",
    ),
    "guild": (
        "one of your workshops becomes a guild for nothing",
        "одна ваша мастерская бесплатно становится гильдией",
        "одна ваша майстерня безплатно стає гільдією",
    ),
    "exchange": (
        "one of your schools becomes a guild again",
        "одна ваша школа снова становится гильдией",
        "одна ваша школа знову стає гільдією",
    ),
    "shipping": (
        "shipping +{} with the rewards of its track",
        "мореходство +{} с наградами трека",
        "судноплавство +{} з нагородами треку",
    ),
    "terraforming": (
        "terraforming +{} with the rewards of its track",
        "терраформинг +{} с наградами трека",
        "тераформування +{} з нагородами треку",
    ),
    "tokens": ("{} of new power in bowl III", "{} силы в чашу III", "{} сили до чаші III"),
    "second action": ("then a second action", "затем второе действие", "потім друга дія"),
    "in parts": (
        "{}; the spades and the bridges in either order, the books last, nothing else in between",
        "{}; лопаты и мосты в любом порядке, книги последними, ничего другого между ними",
        "{}; лопати й мости в будь-якому порядку, книжки останніми, нічого іншого між ними",
    ),
    "bonus shipping": (
        "Shipping +{} in the action phase, not in the final scoring.",
        "Мореходство +{} в фазе действий, но не в финальном подсчёте.",
        "Судноплавство +{} у фазі дій, але не у фінальному підрахунку.",
    ),
    "steps on pass": (
        "When you pass: a step of science, in any discipline, {}.",
        "Когда пасуете: шаг в науке, в любой дисциплине, {}.",
        "Коли пасуєте: крок у науці, у будь-якій дисципліні, {}.",
    ),
    "step income": (
        "a step of science in any discipline",
        "шаг в любой дисциплине",
        "крок у будь-якій дисципліні",
    ),
    "neutral palace": (
        "No palace tile comes with it, but innovations cost no coins any more.",
        "Жетона дворца он не даёт, но монет за инновации больше не доплачивают.",
        "Жетона палацу він не дає, але монет за інновації більше не доплачують.",
    ),
    "neutral university": (
        "No competency comes with it. A city with it needs only 3 buildings.",
        "Компетенции он не даёт. Городу с ним хватает 3 зданий.",
        "Компетентності він не дає. Місту з ним досить 3 будівель.",
    ),
    "neutral tower": (
        "The tower's power value is 2.",
        "Ценность башни 2.",
        "Значення сили вежі 2.",
    ),
    "neutral monument": (
        "The monument's power value is 4. A city with it needs only 2 buildings.",
        "Ценность монумента 4. Городу с ним хватает 2 зданий.",
        "Значення сили монумента 4. Місту з ним досить 2 будівель.",
    ),
    "annexes": (
        "As an action you place one at a building of yours: its power value grows by 1, and it counts as two buildings"
        " when a city is founded.",
        "Действием вы ставите одну к своему зданию: его ценность растёт на 1, а при основании города оно считается за"
        " два.",
        "Дією ви ставите один біля своєї будівлі: її значення сили зростає на 1, а під час заснування міста її рахують"
        " за дві.",
    ),
    "small cities": (
        "Your cities need a power value of 6 instead of 7; groups that stand already are looked at again at once.",
        "Вашим городам хватает ценности 6 вместо 7; уже стоящие группы сразу проверяются заново.",
        "Вашим містам досить значення сили 6 замість 7; групи, що вже стоять, одразу перевіряють знову.",
    ),
    "flight": (
        "Flight: when you terraform and build you may fly over 1 or 2 hexes, to land that is not adjacent to your"
        " buildings, for a scholar, who goes back to your supply. Each flight brings 5 points; in the scoring of areas"
        " flights join your buildings.",
        "Полёт: при терраформинге и строительстве можно за учёного, который вернётся в ваш запас, перелететь 1 или 2"
        " гекса к гексу, не соседнему с вашими зданиями. Каждый полёт приносит 5 очков; при подсчёте территории полёты"
        " соединяют ваши здания.",
        "Політ: тераформуючи і споруджуючи, можна за науковця, який повернеться до вашого запасу, перелетіти 1 або 2"
        " клітинки до клітинки, не сусідньої з вашими будівлями. Кожен політ дає 5 очок; під час підрахунку території"
        " польоти з'єднують ваші будівлі.",
    ),
    "river cities": (
        "Founding a city you may skip a river hex between your buildings; the tile lies on it. You decide when in your"
        " turn.",
        "Основывая город, можно пропустить гекс реки между вашими зданиями; жетон кладётся на него. Когда именно в свой"
        " ход, решаете вы.",
        "Засновуючи місто, можна пропустити клітинку річки між вашими будівлями; жетон кладуть на неї. Коли саме у свій"
        " хід, вирішуєте ви.",
    ),
    "key": ("a key", "ключ", "ключ"),
    "scoring": (
        "{} {}. At the end of the round: {} for every {} {}.",
        "{} {}. В конце раунда: {} за каждые {} {}.",
        "{} {}. Наприкінці раунду: {} за кожні {} {}.",
    ),
    "scoring each": (
        "{} {}. At the end of the round: {} for each level {}.",
        "{} {}. В конце раунда: {} за каждый уровень {}.",
        "{} {}. Наприкінці раунду: {} за кожен рівень {}.",
    ),
    "automa pass": (
        "The Automa gains {} for passing in rounds 1 to 3, {} later.",
        "Автома получает за пас {} в раундах 1–3 и {} позже.",
        "Автома отримує за пас {} у раундах 1–3 і {} пізніше.",
    ),
    "automa final": (
        "The Automa gains {} for passing.",
        "Автома получает за пас {}.",
        "Автома отримує за пас {}.",
    ),
    "automa discipline": (
        "Its discipline for the Automa's scholars: {}.",
        "Дисциплина для учёных Автомы: {}.",
        "Дисципліна для науковців Автоми: {}.",
    ),
    "final": (
        "In round 6, beside its round tile: {} {}.",
        "В раунде 6, вдобавок к его жетону: {} {}.",
        "У раунді 6, на додачу до його жетона: {} {}.",
    ),
    "power action": ("For {}: {}.", "За {}: {}.", "За {}: {}."),
    "once for all": (
        "Once a round, for one player only.",
        "Раз в раунд, только для одного игрока.",
        "Раз на раунд, лише для одного гравця.",
    ),
    "start": (
        "You begin with {}; power {} in bowl I, {} in bowl II.",
        "В начале: {}; сила: {} в чаше I, {} в чаше II.",
        "На початку: {}; сила: {} у чаші I, {} у чаші II.",
    ),
    "science start": ("You begin with {}.", "В начале: {}.", "На початку: {}."),
    "level in": ("{} {}", "{} {}", "{} {}"),
    "board spades": (
        "After the first buildings: a free spade, without building.",
        "После первых зданий: бесплатная лопата, без строительства.",
        "Після перших будівель: безплатна лопата, без спорудження.",
    ),
    "board shipping": (
        "Your shipping begins at {}.",
        "Ваше мореходство начинается с {}.",
        "Ваше судноплавство починається з {}.",
    ),
    "first guild": (
        "Your first guild brings {} coins of income instead of 2.",
        "Ваша первая гильдия приносит {} монеты дохода вместо 2.",
        "Ваша перша гільдія дає {} монети доходу замість 2.",
    ),
    "shipping track": (
        "Shipping brings {}.",
        "Мореходство приносит {}.",
        "Судноплавство дає {}.",
    ),
    "on level": ("{} at level {}", "{} за уровень {}", "{} за рівень {}"),
    "terraforming track": (
        "Advancing terraforming costs {} and brings first {}, then {}.",
        "Улучшение терраформинга стоит {} и приносит сначала {}, затем {}.",
        "Модернізація тераформування коштує {} і дає спершу {}, потім {}.",
    ),
    "innovation prices": (
        "Innovations cost {} books, the second {}, the third {}.",
        "Инновации стоят {} книг, вторая {}, третья {}.",
        "Інновації коштують {} книжок, друга {}, третя {}.",
    ),
    "players": ("{} ({})", "{} ({})", "{} ({})"),
    "in first": ("In the first edition: {}.", "В первом издании: {}.", "У першому виданні: {}."),
    "in revised": ("In the revised edition: {}.", "В исправленном издании: {}.", "У виправленому виданні: {}."),
    "automa level": ("Level {}", "Уровень {}", "Рівень {}"),
    "automa start": ("It begins with {}.", "В начале: {}.", "На початку: {}."),
    "automa action": (
        "Its action: {}.",
        "Её действие: {}.",
        "Її дія: {}.",
    ),
    "act 0": ("build a workshop", "построить мастерскую", "спорудити майстерню"),
    "act 1": (
        "build a workshop anywhere on the map",
        "построить мастерскую в любом месте карты",
        "спорудити майстерню будь-де на мапі",
    ),
    "act 2": ("upgrade a building", "улучшить здание", "модернізувати будівлю"),
    "act 3": (
        "block a power action and a book action",
        "закрыть действие силы и действие книг",
        "закрити дію сили та дію книжок",
    ),
    "act 4": ("send a scholar", "отправить учёного", "відрядити науковця"),
    "act 5": ("a step of science", "шаг в науке", "крок у науці"),
    "act 6": ("two steps in one discipline", "два шага в одной дисциплине", "два кроки в одній дисципліні"),
    "act 7": (
        "take an innovation (from round 3 on)",
        "взять инновацию (с раунда 3)",
        "узяти інновацію (з раунду 3)",
    ),
    "act 8": ("the action of its faction", "действие её фракции", "дія її фракції"),
    "act 9": ("the points of its level", "очки её уровня", "очки її рівня"),
    "act 9 more": (
        "the points of its level and {} more",
        "очки её уровня и ещё {}",
        "очки її рівня і ще {}",
    ),
    "act 9 less": (
        "the points of its level less {}",
        "очки её уровня без {}",
        "очки її рівня без {}",
    ),
    "card acts": ("As the action card: {}.", "Как карта действия: {}.", "Як карта дії: {}."),
    "card supports": (
        "As the support card: it builds near its {}; terrain row {}; counting to {} {}.",
        "Как карта поддержки: строит у своих {}; ряд земель {}; счёт до {} {}.",
        "Як карта підтримки: споруджує біля своїх {}; ряд місцевостей {}; лік до {} {}.",
    ),
    "near 0": ("unmarked buildings", "неотмеченных зданий", "непозначених будівель"),
    "near 1": ("marked buildings", "отмеченных зданий", "позначених будівель"),
    "near 2": (
        "unmarked buildings, towards the marked ones",
        "неотмеченных зданий, навстречу отмеченным",
        "непозначених будівель, назустріч позначеним",
    ),
    "near 3": (
        "marked buildings, towards the unmarked ones",
        "отмеченных зданий, навстречу неотмеченным",
        "позначених будівель, назустріч непозначеним",
    ),
    "forwards": ("from the top left", "сверху слева", "згори зліва"),
    "backwards": ("from the bottom right", "снизу справа", "знизу справа"),
    "by tile": (
        "Scholars go to the discipline of the round tile, in round 6 of the final tile.",
        "Учёные идут в дисциплину жетона раунда, в раунде 6 — жетона последнего раунда.",
        "Науковці йдуть до дисципліни жетона раунду, у раунді 6 — жетона фінального раунду.",
    ),
    "card bonus 0": (
        "When passing: the left round bonus.",
        "При пасе: левый бонус раунда.",
        "Під час пасу: лівий бонус раунду.",
    ),
    "card bonus 1": (
        "When passing: the middle round bonus.",
        "При пасе: средний бонус раунда.",
        "Під час пасу: середній бонус раунду.",
    ),
    "card bonus 2": (
        "When passing: the right round bonus.",
        "При пасе: правый бонус раунда.",
        "Під час пасу: правий бонус раунду.",
    ),
    "card ends": (
        "Turned up as one of the last two cards, it makes the Automa pass.",
        "Открытая одной из двух последних, заставляет Автому спасовать.",
        "Відкрита однією з двох останніх, змушує Автому спасувати.",
    ),
    "card starts": ("In the deck from the start.", "В колоде с начала игры.", "У колоді з початку гри."),
    "card reserve": (
        "In the reserve: one of these joins the deck each round.",
        "В резерве: каждый раунд одна такая карта входит в колоду.",
        "У резерві: щораунду одна така карта входить до колоди.",
    ),
    "closest first": (
        "It builds as close to you as it can, before it looks at the terrain.",
        "Строит как можно ближе к вам и лишь потом смотрит на местность.",
        "Споруджує якнайближче до вас і лише потім зважає на місцевість.",
    ),
    "human terrain": (
        "Its row of terrains begins with your home instead of its own.",
        "Ряд земель у неё начинается с вашей родной, а не с собственной.",
        "Ряд місцевостей у неї починається з вашої рідної, а не з власної.",
    ),
    "most power first": (
        "It builds where you are offered the most power; when you take 2 or more from a building of it, it takes a step"
        " of science.",
        "Строит там, где вам предложат больше всего силы; если вы берёте у её здания 2 или больше, она делает шаг в"
        " науке.",
        "Споруджує там, де вам запропонують найбільше сили; якщо ви берете від її будівлі 2 або більше, вона робить"
        " крок у науці.",
    ),
    "first pass twice": (
        "When it passes first, it gains the points of passing twice.",
        "Спасовав первой, получает очки за пас дважды.",
        "Спасувавши першою, отримує очки за пас двічі.",
    ),
    "points a building": (
        "At the end it gains {} for each of its buildings.",
        "В конце получает {} за каждое своё здание.",
        "Наприкінці отримує {} за кожну свою будівлю.",
    ),
    "level text": (
        "Shipping {}, {} and {} in rounds 1–2, 3–4 and 5–6; points of the level {}, {} and {}. {}",
        "Мореходство {}, {} и {} в раундах 1–2, 3–4 и 5–6; очки уровня {}, {} и {}. {}",
        "Судноплавство {}, {} і {} у раундах 1–2, 3–4 і 5–6; очки рівня {}, {} і {}. {}",
    ),
    "deck 0": (
        "It begins with five cards: card 3 comes in the second round.",
        "Начинает с пятью картами: карта 3 приходит во втором раунде.",
        "Починає з п'ятьма картами: карта 3 приходить у другому раунді.",
    ),
    "deck 1": (
        "It begins with the six starting cards.",
        "Начинает с шестью стартовыми картами.",
        "Починає із шістьма стартовими картами.",
    ),
    "deck 2": (
        "It begins with one card of the reserve more.",
        "Начинает с одной картой резерва сверх шести.",
        "Починає з однією картою резерву понад шість.",
    ),
    "deck 3": (
        "It begins with two cards of the reserve more.",
        "Начинает с двумя картами резерва сверх шести.",
        "Починає з двома картами резерву понад шість.",
    ),
    "deck 4": (
        "It begins with card 13 and one card of the reserve more.",
        "Начинает с картой 13 и ещё одной картой резерва сверх шести.",
        "Починає з картою 13 і ще однією картою резерву понад шість.",
    ),
    "left out": (
        "Left out: Symbionts, Blight, Gognomes",
        "Не вошли: Симбионты, Скверна, Гогномы",
        "Не ввійшли: Симбіонти, Скверна, Гогноми",
    ),
    "why left out": (
        "What the cards of these three Automa factions say could not be found whole, so nobody can play against them"
        " here.",
        "Полный текст карт этих трёх фракций Автомы найти не удалось, поэтому сыграть против них здесь нельзя.",
        "Повного тексту карт цих трьох фракцій Автоми знайти не вдалося, тож зіграти проти них тут не можна.",
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
    "automa factions": ("Factions of the Automa", "Фракции Автомы", "Фракції Автоми"),
    "automa levels": ("Levels of the Automa", "Уровни Автомы", "Рівні Автоми"),
    "automa cards": ("Cards of the Automa", "Карты Автомы", "Карти Автоми"),
}


def _say(key: str, language: str, *parts: object) -> str:
    return _SENTENCES[key][LANGUAGES.index(language)].format(*parts)


# --- effects


def _gains(gain: Gain, language: str, *, subject: bool = True) -> list[str]:
    """What a tile brings; the colour of its books is chosen."""
    found: list[str] = []
    for letter, number in by_letter(gain).items():
        text = amount(number, letter, language, subject=subject)
        found.append(say("of choice", language, text) if letter == "b" else text)
    return found


def _gain(gain: Gain, language: str, *, subject: bool = True) -> str:
    return listed(_gains(gain, language, subject=subject), say("and", language))


def describe_effect(effect: Effect, language: str) -> str:
    parts = _effect_parts(effect, language)
    return _say("in parts", language, ", ".join(parts)) if effect.in_parts else ", ".join(parts)


def _effect_parts(effect: Effect, language: str) -> list[str]:
    parts = _science_parts(effect, language)
    if effect.spades:
        parts.append(spades_words(effect.spades, language))
    if effect.bridges:
        one = _say("bridge", language)
        parts.append(one if effect.bridges == 1 else amount(effect.bridges, "bridge", language))
    if effect.competency:
        parts.append(_say("competency", language))
    if effect.city:
        parts.append(_say("city", language))
    if effect.neutral != NONE:
        parts.append(neutral_name(effect.neutral, language))
    if effect.far_guild:
        parts.append(_say("far guild", language))
    if effect.guild:
        parts.append(_say("guild", language))
    if effect.exchange:
        parts.append(_say("exchange", language))
    if effect.shipping:
        parts.append(_say("shipping", language, effect.shipping))
    if effect.terraforming:
        parts.append(_say("terraforming", language, effect.terraforming))
    if effect.annexes:
        parts.append(amount(effect.annexes, "annex", language, subject=True))
    if effect.tokens:
        parts.append(_say("tokens", language, amount(effect.tokens, "token", language, subject=True)))
    books = [say("of choice", language, amount(effect.gain.books, "b", language, subject=True))]
    gains = _gains(effect.gain, language)
    if effect.in_parts:  # the books come last
        return [*parts, *books]
    if effect.second_action:
        parts.append(_say("second action", language))
    return [*gains, *parts]


def _science_parts(effect: Effect, language: str) -> list[str]:
    """Points that are counted, and steps of science."""
    parts: list[str] = []
    if effect.per[0] != NONE:
        parts.append(_points_for(effect.per, _FOR_HAVING, language))
    if effect.by_number[0] != NONE:
        parts.append(_points_by_number(effect.by_number, language))
    if effect.steps:
        parts.append(_say("steps", language, amount(effect.steps, "step", language)))
    if effect.any_steps:
        parts.append(any_steps_words(effect.any_steps, language))
    if effect.each_discipline:
        parts.append(_say("each discipline", language, amount(effect.each_discipline, "step", language)))
    if effect.step_per_shape:
        parts.append(_say("per shape", language))
    return parts


def spades_words(spades: int, language: str) -> str:
    """'terraform and build with 2 free spades'."""
    return _say("spades", language, amount(spades, "free spade", language))


def any_steps_words(steps: int, language: str) -> str:
    return _say("any steps", language, amount(steps, "step", language))


def _points_for(what: tuple[int, int], reasons: Mapping[int, tuple[str, str, str]], language: str) -> str:
    """'3 points for each guild you build'."""
    reason = reasons[what[0]][LANGUAGES.index(language)]
    return _say("points for", language, amount(what[1], "vp", language), reason)


def _points_by_number(by_number: tuple[int, tuple[int, ...]], language: str) -> str:
    """'points for the number of your buildings: 8 with 7–8, 12 with 9–10, 18 with 11 and more'."""
    what, table = by_number
    parts: list[str] = []
    start = 0
    for number, points in enumerate(table):
        last = number == len(table) - 1
        if points and table[number - 1] != points:
            start = number
        if points and (last or table[number + 1] != points):
            numbers = str(start) if start == number else f"{start}–{number}"
            if last and what != OWN_BRIDGES:
                numbers = _say("and more", language, start)
            parts.append(_say("with so many", language, numbers, points))
    return _say("by number", language, _FOR_HAVING[what][LANGUAGES.index(language)], ", ".join(parts))


def _sentences(
    language: str,
    income: list[str],
    now: Effect | None,
    special: Effect | None,
    whenever: tuple[int, int],
    on_pass: Sequence[tuple[int, int]],
) -> list[str]:
    parts: list[str] = []
    if now is not None and describe_effect(now, language):
        parts.append(_say("now", language, describe_effect(now, language)))
    if now is not None and now.annexes:
        parts.append(_say("annexes", language))
    if now is not None and now.neutral >= PALACE:
        parts.append(_say(f"neutral {BUILDINGS[now.neutral]}", language))
    if income:
        parts.append(_say("income", language, listed(income, say("and", language))))
    if special is not None:
        parts.append(_say("special", language, describe_effect(special, language)))
    if whenever[0] != NONE:
        parts.append(f"{_points_for(whenever, _FOR_DOING, language)}.")
    if on_pass:
        parts.append(_say("on pass", language, _points_on_pass(on_pass, language)))
    return parts


def _points_on_pass(on_pass: Sequence[tuple[int, int]], language: str) -> str:
    """'4 points for each of your palaces and for each of your universities'."""
    reasons = [_FOR_HAVING[what][LANGUAGES.index(language)] for what, _ in on_pass]
    points = amount(on_pass[0][1], "vp", language)
    return _say("points for", language, points, listed(reasons, say("and", language)))


def describe_bonus(bonus: RoundBonus, language: str) -> str:
    income = _gains(bonus.income, language)
    parts = _sentences(language, income, None, bonus.special, bonus.whenever, bonus.on_pass)
    if bonus.shipping:
        parts.append(_say("bonus shipping", language, bonus.shipping))
    if bonus.steps_on_pass != NONE:
        reason = _FOR_HAVING[bonus.steps_on_pass][LANGUAGES.index(language)]
        parts.append(_say("steps on pass", language, reason))
    return " ".join(parts)


def describe_competency(tile: Competency, language: str) -> str:
    income = _gains(tile.income, language)
    if tile.step_income:
        income.append(_say("step income", language))
    return " ".join(_sentences(language, income, tile.now, tile.special, tile.whenever, tile.on_pass))


def describe_innovation(tile: Innovation, language: str) -> str:
    income = _gains(tile.income, language)
    return " ".join(_sentences(language, income, tile.now, tile.special, (NONE, 0), tile.on_pass))


_PALACE_ABILITIES: Final = ("", "small cities", "flight", "river cities")


def describe_palace(tile: PalaceTile, language: str) -> str:
    income = _gains(tile.income, language)
    parts = _sentences(language, income, tile.now, tile.special, tile.whenever, tile.on_pass)
    if tile.ability:
        parts.append(_say(_PALACE_ABILITIES[tile.ability], language))
    return " ".join(parts)


def describe_city(tile: CityTile, language: str) -> str:
    return f"{capital(describe_effect(tile.now, language))}, {_say('key', language)}."


def describe_scoring(tile: ScoringTile, language: str) -> str:
    reasons = [_FOR_DOING[what][LANGUAGES.index(language)] for what in tile.scores]
    reason = listed(reasons, say("and", language))
    points = amount(tile.points, "vp", language)
    gain = amount(tile.spades, "spade", language, subject=True) if tile.spades else _gain(tile.gain, language)
    discipline = _LEVEL_OF[language][tile.discipline]
    if tile.levels == 1:
        return _say("scoring each", language, points, reason, gain, discipline)
    levels = amount(tile.levels, "level", language)
    return _say("scoring", language, points, reason, gain, levels, discipline)


def describe_final(tile: FinalTile, language: str) -> str:
    reason = _FOR_DOING[tile.scores][LANGUAGES.index(language)]
    return _say("final", language, amount(tile.points, "vp", language), reason)


def describe_power(action: PowerAction, language: str) -> str:
    price = amount(action.power, "pw", language)
    return f"{_say('power action', language, price, describe_effect(action.effect, language))} {_once(language)}"


def describe_book_action(action: BookAction, language: str) -> str:
    price = amount(action.books, "b", language)
    return f"{_say('power action', language, price, describe_effect(action.effect, language))} {_once(language)}"


def _once(language: str) -> str:
    return _say("once for all", language)


def describe_board(board: PlanningBoard, language: str) -> str:
    return " ".join(_board_sentences(board, language).values())


def what_is_special(board: PlanningBoard, language: str) -> str:
    """Of the sentences about a planning board only those that most boards do not share."""
    all_boards = [_board_sentences(each, language) for each in BOARDS]
    own = _board_sentences(board, language)
    shared = [what for what in own if 2 * [each.get(what) for each in all_boards].count(own[what]) > len(BOARDS)]
    return " ".join([words for what, words in own.items() if what not in shared])


def _board_sentences(board: PlanningBoard, language: str) -> dict[str, str]:
    """By what they tell."""
    start = _gains(board.start, language)
    if board.each_discipline:
        start.append(_say("each discipline", language, amount(board.each_discipline, "step", language)))
    found = {"start": _say("start", language, listed(start, say("and", language)), *board.bowls)}
    if board.spades:
        found["spades"] = _say("board spades", language)
    found["income"] = _say("income", language, _gain(board.income, language))
    if board.guild_coins[1] != BOARDS[0].guild_coins[1]:
        found["guild"] = _say("first guild", language, board.guild_coins[1])
    if board.shipping:
        found["shipping"] = _say("board shipping", language, board.shipping)
    rewards = [
        _say("on level", language, _gain(gain, language, subject=False), level)
        for level, gain in enumerate(board.shipping_rewards)
        if by_letter(gain)
    ]
    found["shipping track"] = _say("shipping track", language, listed(rewards, say("and", language)))
    cost = amounts(by_letter(board.terraforming_cost), language, paid=True)
    advances = [_gain(gain, language, subject=False) for gain in board.terraforming_rewards[1:]]
    found["terraforming track"] = _say("terraforming track", language, cost, *advances)
    prices = [INNOVATION_BOOKS + books for books in board.surcharges]
    found["innovations"] = _say("innovation prices", language, *prices)
    return found


def describe_faction(faction: Faction, language: str, edition: int) -> str:
    start = _levels(faction.science, language)
    if faction.any_steps:
        start.append(any_steps_words(faction.any_steps, language))
    start += _gains(faction.start, language)
    parts = [_say("science start", language, listed(start, say("and", language)))] if start else []
    brought, elsewhere = [_each_time(faction, each, language) for each in (edition, 1 - edition)]
    ability = _ABILITIES[FACTIONS.index(faction)][LANGUAGES.index(language)].format(brought)
    if ability:
        parts.append(ability)
    if by_letter(faction.income):
        parts.append(_say("income", language, _gain(faction.income, language)))
    if faction.special is not None:
        parts.append(_say("special", language, describe_effect(faction.special, language)))
    if elsewhere != brought:
        parts.append(_say(f"in {EDITIONS[1 - edition]}", language, elsewhere))
    return " ".join(parts)


def _levels(science: Sequence[int], language: str) -> list[str]:
    """'2 levels of law'; the same in all four is told at once."""
    if len(set(science)) == 1 and science[0]:
        return [_say("each discipline", language, amount(science[0], "level", language))]
    return [
        _say("level in", language, amount(steps, "level", language), _LEVEL_OF[language][n])
        for n, steps in enumerate(science)
        if steps
    ]


def _each_time(faction: Faction, edition: int, language: str) -> str:
    """What an ability brings: '1 point (2–3 players) or 2 points (4–5 players)'."""
    numbers = range(2, 6)
    texts = [_gain(faction.each_time(edition, players), language) for players in numbers]
    if len(set(texts)) == 1:
        return texts[0]
    parts: list[str] = []
    for text in dict.fromkeys(texts):
        players = [number for number in numbers if texts[number - 2] == text]
        count = amount(players[-1], "player", language)
        parts.append(_say("players", language, text, count if len(players) == 1 else f"{players[0]}–{count}"))
    return listed(parts, say("or", language))


# --- the Automa


def describe_automa(faction: AutomaFaction, language: str) -> str:
    science = listed(_levels(faction.science, language), say("and", language))
    parts = [_say("automa start", language, science)]
    acts = [act_words(act, language, faction.more_points) for act in faction.acts]
    parts.append(_say("automa action", language, ", ".join(acts)))
    if faction.closest_first:
        parts.append(_say("closest first", language))
    if faction.human_terrain:
        parts.append(_say("human terrain", language))
    if faction.most_power_first:
        parts.append(_say("most power first", language))
    if faction.first_pass_twice:
        parts.append(_say("first pass twice", language))
    if faction.points_a_building:
        parts.append(_say("points a building", language, amount(faction.points_a_building, "vp", language)))
    return " ".join(parts)


def automa_final(tile: FinalTile, language: str) -> str:
    """What the final tile is to the Automa."""
    discipline = _say("automa discipline", language, DISCIPLINE_NAMES[language][tile.discipline])
    return f"{automa_pass((tile.automa,), language)} {discipline}"


def automa_pass(points: Sequence[int], language: str) -> str:
    """What the Automa gains for passing under a tile: early in the game and late, or always alike."""
    words = [amount(number, "vp", language) for number in points]
    return _say("automa pass", language, *words) if len(set(words)) > 1 else _say("automa final", language, words[0])


def act_words(act: int, language: str, more_points: int = 0) -> str:
    if act == Act.LEVEL_POINTS and more_points:
        return _say("act 9 more" if more_points > 0 else "act 9 less", language, abs(more_points))
    return _say(f"act {act}", language)


def describe_level(level: int, language: str) -> str:
    return _say("level text", language, *SHIPPING[level], *LEVEL_POINTS[level], _say(f"deck {level}", language))


def describe_card(card: Card, language: str) -> str:
    acts = [act_words(act, language) for act in card.acts]
    if card.points:
        acts.append(amount(card.points, "vp", language))
    direction = _say("backwards" if card.backwards else "forwards", language)
    near = _say(f"near {card.near}", language)
    parts = [_say("card acts", language, ", ".join(acts))]
    parts.append(_say("card supports", language, near, card.priority, card.count, direction))
    if card.scoring_tile:
        parts.append(_say("by tile", language))
    parts.append(_say(f"card bonus {card.bonus}", language))
    if card.ends:
        parts.append(_say("card ends", language))
    parts.append(_say("card starts" if CARDS.index(card) < STARTERS else "card reserve", language))
    return " ".join(parts)


# --- everything, for `describe` and the rules page


def section_name(section: str, language: str) -> str:
    """The heading of a kind of pieces: 'Round bonuses'."""
    return _say(section, language)


def describe_all(language: str, edition: str) -> list[Section]:
    which = EDITIONS.index(edition)
    printed = _say("printed", language)

    def section(title: str, entries: Sequence[tuple[str, str, str]]) -> Section:
        return Section(section_name(title, language), [Entry(id, name, text, printed) for id, name, text in entries])

    return [
        section("boards", [(f"board {b.id}", board_name(b, language), describe_board(b, language)) for b in BOARDS]),
        section(
            "factions", [(f.id, faction_name(f, language), describe_faction(f, language, which)) for f in FACTIONS]
        ),
        section(
            "palaces", [(f"palace {p.id}", palace_name(p, language), describe_palace(p, language)) for p in PALACES]
        ),
        section(
            "innovations",
            [
                (f"innovation {i.id}", innovation_name(i, language), describe_innovation(i, language))
                for i in INNOVATIONS
            ],
        ),
        section(
            "competencies",
            [
                (f"competency {c.id}", competency_name(c, language), describe_competency(c, language))
                for c in COMPETENCIES
            ],
        ),
        section(
            "bonuses", [(f"bonus {b.id}", bonus_name(b, language), describe_bonus(b, language)) for b in ROUND_BONUSES]
        ),
        section("cities", [(f"city {c.id}", city_name(c, language), describe_city(c, language)) for c in CITIES]),
        section(
            "scoring tiles",
            [
                (
                    f"score {t.id}",
                    scoring_name(t, language),
                    f"{describe_scoring(t, language)} {automa_pass(t.automa, language)}",
                )
                for t in SCORING_TILES
            ],
        ),
        section(
            "final tiles",
            [
                (
                    f"final {t.id}",
                    final_name(t, language),
                    f"{describe_final(t, language)} {automa_final(t, language)}",
                )
                for t in FINAL_TILES
            ],
        ),
        section(
            "power actions",
            [(f"power {a.id}", power_name(a, language), describe_power(a, language)) for a in POWER_ACTIONS],
        ),
        section(
            "book actions",
            [(f"books {a.id}", book_action_name(a, language), describe_book_action(a, language)) for a in BOOK_ACTIONS],
        ),
        *_automa_sections(language),
    ]


def _automa_sections(language: str) -> list[Section]:
    helper = _say("helper", language)
    factions = [
        Entry(f"automa {f.id}", automa_name(f, language), describe_automa(f, language), helper) for f in AUTOMA_FACTIONS
    ]
    factions.append(Entry("automa left-out", _say("left out", language), _say("why left out", language), helper))
    return [
        Section(_say("automa factions", language), factions),
        Section(
            _say("automa levels", language),
            [
                Entry(f"automa {n + 1}", _say("automa level", language, n + 1), describe_level(n, language), helper)
                for n in range(LEVELS)
            ],
        ),
        Section(
            _say("automa cards", language),
            [Entry(f"card {c.id}", card_name(c, language), describe_card(c, language), helper) for c in CARDS],
        ),
    ]
