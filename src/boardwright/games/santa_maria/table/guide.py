"""The rules in our own words, for the rules page: one chapter per part of the game."""

from typing import Final

from boardwright.kernel.game import Chapter
from boardwright.kernel.language import LANGUAGES

_CHAPTERS: Final = (
    (
        ("What it is about", "О чём игра", "Про що гра"),
        (
            (
                "You build a colony in the New World: roads and buildings on a grid of six columns and six rows. Dice"
                " and coins put the buildings to work, ships carry goods away, conquistadors look for gold, monks"
                " study, preach and help. After three years the happiest colony wins: the one with the most happiness"
                " points.",
                "Вы строите колонию в Новом Свете: дороги и строения на поле из шести столбцов и шести рядов. Кубики и"
                " монеты заставляют строения работать, корабли увозят товары, конкистадоры ищут золото, монахи учатся,"
                " проповедуют и помогают. Через три года побеждает самая счастливая колония — та, у которой больше"
                " очков счастья.",
                "Ви будуєте колонію в Новому Світі: дороги й будівлі на полі з шести стовпців і шести рядів. Кубики та"
                " монети змушують будівлі працювати, кораблі вивозять товари, конкістадори шукають золото, ченці"
                " вчаться, проповідують і допомагають. Через три роки перемагає найщасливіша колонія — та, що має"
                " найбільше очок щастя.",
            ),
            (
                "There are two basic goods, wood and grain, and three special ones, sugar, gems and gold. Gold may be"
                " paid in place of any other good, whatever it is for; a price in gold takes gold itself. Coins and"
                " happiness are unlimited.",
                "Есть два простых ресурса — дерево и зерно — и три особых: сахар, самоцветы и золото. Золотом можно"
                " заменить любой другой ресурс при любой оплате; цену в золоте платят только золотом. Монеты и счастье"
                " не ограничены.",
                "Є два прості ресурси — деревина й зерно — і три особливі: цукор, самоцвіти та золото. Золотом можна"
                " замінити будь-який інший ресурс за будь-якої оплати; ціну в золоті платять лише золотом. Монети й"
                " щастя не обмежені.",
            ),
            (
                "What is printed on tiles, colonies and ships is mostly not public. The values here are reconstructed"
                " unless a note below says otherwise; they are not those of the box. Who owns it can play with the"
                " printed ones: see the command `boardwright content`.",
                "Что напечатано на тайлах, планшетах колоний и кораблях, по большей части не опубликовано. Значения"
                " здесь — реконструкция, если примечание ниже не говорит иного; это не значения из коробки. Владелец"
                " игры может играть с печатными: см. команду `boardwright content`.",
                "Що надруковано на тайлах, планшетах колоній і кораблях, здебільшого не опубліковано. Значення тут —"
                " реконструкція, якщо примітка нижче не каже іншого; це не значення з коробки. Власник гри може грати"
                " з друкованими: див. команду `boardwright content`.",
            ),
        ),
    ),
    (
        ("Preparation", "Подготовка", "Підготовка"),
        (
            (
                "Three white dice for each player are rolled into the common pool. Of the ten scholars three are"
                " drawn, of the six bishops three; with the four missions of the board these are the ten places for"
                " monks. Five double and five triple tiles lie open. The four starting ships lie at the four docks at"
                " random, thirty more in the stack. Three road tiles lie ready.",
                "В общий запас бросают по три белых кубика на игрока. Из десяти учёных открывают трёх, из шести"
                " епископов — трёх; вместе с четырьмя миссиями поля это десять мест для монахов. Открывают пять"
                " двойных и пять тройных тайлов. Четыре стартовых корабля случайно встают у четырёх пристаней, ещё"
                " тридцать лежат в стопке. Наготове три тайла дороги.",
                "До спільного запасу кидають по три білі кубики на гравця. З десяти вчених відкривають трьох, із шести"
                " єпископів — трьох; разом із чотирма місіями поля це десять місць для ченців. Відкривають п'ять"
                " подвійних і п'ять потрійних тайлів. Чотири стартові кораблі випадково стають біля чотирьох"
                " пристаней, ще тридцять лежать у стосі. Напоготові три тайли дороги.",
            ),
            (
                "Everybody gets a colony board, side A: dealt at random in a first game, later chosen, the last player"
                " in turn order first. Everybody takes 2 wood, six monks and a blue die, which is rolled and belongs"
                " to its owner. The first player has 3 coins, everyone after one more: 4, 5, 6.",
                "Каждый получает планшет колонии стороной A: в первой партии случайно, потом по выбору, начиная с"
                " последнего в порядке хода. Каждый берёт 2 дерева, шесть монахов и синий кубик: его бросают, и он"
                " остаётся у хозяина. У первого игрока 3 монеты, у каждого следующего на одну больше: 4, 5, 6.",
                "Кожен отримує планшет колонії стороною A: у першій партії випадково, потім на вибір, починаючи з"
                " останнього в порядку ходу. Кожен бере 2 деревини, шістьох ченців і синій кубик: його кидають, і він"
                " лишається у власника. Перший гравець має 3 монети, кожен наступний на одну більше: 4, 5, 6.",
            ),
        ),
    ),
    (
        ("A year and its turns", "Год и ходы", "Рік і ходи"),
        (
            (
                "In each of the three years players take turns clockwise until all have passed. A turn is exactly one"
                " of four main actions: expand the colony, activate one building with coins, activate a row or a"
                " column with a die, or pass. Free actions may be added at any moment of the turn.",
                "В каждом из трёх лет игроки ходят по часовой стрелке, пока не спасуют все. Ход — это ровно одно из"
                " четырёх основных действий: расширить колонию, активировать одно строение за монеты, активировать ряд"
                " или столбец кубиком либо спасовать. Свободные действия можно добавить в любой момент хода.",
                "У кожному з трьох років гравці ходять за годинниковою стрілкою, доки не спасують усі. Хід — це рівно"
                " одна з чотирьох основних дій: розширити колонію, активувати одну будівлю за монети, активувати ряд"
                " чи стовпець кубиком або спасувати. Вільні дії можна додати будь-якої миті ходу.",
            ),
            (
                "Free actions: sell wood or grain for 1 coin each, sugar, gems or gold for 2; buy wood or grain for 3"
                " coins each, as far as the storage has room. Special goods cannot be bought.",
                "Свободные действия: продать дерево или зерно по 1 монете, сахар, самоцвет или золото по 2; купить"
                " дерево или зерно по 3 монеты, если в хранилище есть место. Особые ресурсы купить нельзя.",
                "Вільні дії: продати деревину чи зерно по 1 монеті, цукор, самоцвіт або золото по 2; купити деревину"
                " чи зерно по 3 монети, якщо у сховищі є місце. Особливі ресурси купити не можна.",
            ),
            (
                "The storage holds 3 of each good. What you gain beyond that is sold at once, at the same prices.",
                "В хранилище помещается по 3 каждого ресурса. Всё, что вы получаете сверх того, сразу продаётся по тем"
                " же ценам.",
                "У сховищі вміщується по 3 кожного ресурсу. Усе, що ви отримуєте понад це, одразу продається за тими"
                " самими цінами.",
            ),
        ),
    ),
    (
        ("Expanding the colony", "Расширение колонии", "Розширення колонії"),
        (
            (
                "Pay 2 wood for an open double tile, or 2 wood and 1 grain for a triple one. Lay it on empty spaces of"
                " your colony, turned as you like; it need not touch anything and covers nothing. One tile an action."
                " Tiles that were taken are not replaced before the next year.",
                "Заплатите 2 дерева за открытый двойной тайл или 2 дерева и 1 зерно за тройной. Положите его на пустые"
                " клетки колонии, повернув как угодно; примыкать ни к чему не обязательно, закрывать ничего нельзя."
                " Один тайл за действие. Взятые тайлы до следующего года не пополняются.",
                "Сплатіть 2 деревини за відкритий подвійний тайл або 2 деревини та 1 зерно за потрійний. Покладіть"
                " його на порожні клітинки колонії, повернувши як завгодно; прилягати ні до чого не мусить, накривати"
                " нічого не можна. Один тайл за дію. Взяті тайли до наступного року не поповнюються.",
            ),
            (
                "Every space of a tile is a building (farm, forest, mountain, city) or a road. Roads are never"
                " activated and carry colonists, who count at the end.",
                "Каждая клетка тайла — строение (ферма, лес, гора, город) или дорога. Дороги не активируются; на них"
                " стоят колонисты, которые приносят очки в конце.",
                "Кожна клітинка тайла — будівля (ферма, ліс, гора, місто) або дорога. Дороги не активуються; на них"
                " стоять колоністи, які приносять очки наприкінці.",
            ),
        ),
    ),
    (
        ("Activating with coins or a die", "Активация монетами и кубиком", "Активація монетами й кубиком"),
        (
            (
                "A building on which a die or coins lie is occupied, any other one is free. Only free buildings can be"
                " activated. You may decline what a building offers.",
                "Строение, на котором лежат кубик или монеты, занято, остальные свободны. Активировать можно только"
                " свободные. От того, что даёт строение, можно отказаться.",
                "Будівля, на якій лежать кубик або монети, зайнята, решта вільні. Активувати можна лише вільні. Від"
                " того, що дає будівля, можна відмовитися.",
            ),
            (
                "With coins: lay coins on one free building and use it. The first building of a year costs 1 coin, the"
                " second 2, the third 3 and so on.",
                "Монетами: положите монеты на одно свободное строение и используйте его. Первое строение в году стоит"
                " 1 монету, второе 2, третье 3 и так далее.",
                "Монетами: покладіть монети на одну вільну будівлю й використайте її. Перша будівля року коштує 1"
                " монету, друга 2, третя 3 і так далі.",
            ),
            (
                "With a die: take a white die from the pool (at most three a year) for the column of its number, or"
                " one of your unused blue dice for the row of its number. Before that you may change the number by 1"
                " for each coin you pay, from 1 to 6 without going round.",
                "Кубиком: возьмите из запаса белый кубик (не больше трёх в год) для столбца с его числом или свой"
                " неиспользованный синий для ряда с его числом. До этого можно изменить число: по 1 за каждую"
                " заплаченную монету, от 1 до 6, без перехода по кругу.",
                "Кубиком: візьміть із запасу білий кубик (щонайбільше три на рік) для стовпця з його числом або свій"
                " невикористаний синій для ряду з його числом. Перед цим число можна змінити: на 1 за кожну сплачену"
                " монету, від 1 до 6, без переходу по колу.",
            ),
            (
                "All free buildings of a column are used from top to bottom, those of a row from left to right. Then"
                " the die is laid on the last of them, used or not, and occupies it for the rest of the year. For a"
                " line without a free building no die can be taken.",
                "Все свободные строения столбца используются сверху вниз, ряда — слева направо. Затем кубик ложится на"
                " последнее из них, даже если оно не использовано, и занимает его до конца года. Для линии без"
                " свободных строений кубик взять нельзя.",
                "Усі вільні будівлі стовпця використовуються згори вниз, ряду — зліва направо. Потім кубик лягає на"
                " останню з них, навіть якщо її не використано, і займає її до кінця року. Для лінії без вільних"
                " будівель кубик узяти не можна.",
            ),
        ),
    ),
    (
        ("What buildings do", "Что делают строения", "Що роблять будівлі"),
        (
            (
                "Production gives goods, coins or happiness. Trade: once in an activation, pay one of the goods above"
                " for one of the gains below. A printed building with several effects does all of them, one after"
                " another.",
                "Производство даёт ресурсы, монеты или счастье. Торговля: один раз за активацию заплатите один из"
                " ресурсов сверху и получите что-то одно снизу. Напечатанное строение с несколькими эффектами"
                " выполняет их все по очереди.",
                "Виробництво дає ресурси, монети або щастя. Торгівля: один раз за активацію сплатіть один із ресурсів"
                " угорі та отримайте щось одне внизу. Надрукована будівля з кількома ефектами виконує їх усі по черзі.",
            ),
            (
                "Shipping: pay the load of one of the four open ships and put it in your harbour, at the dock where it"
                " lay on the board. A new ship takes its place there at once, as long as the stack lasts. Ships bring"
                " income when you pass and points at the end.",
                "Перевозки: оплатите груз одного из четырёх открытых кораблей и поставьте его в свою гавань к той же"
                " пристани, у которой он стоял на поле. На его место сразу приходит новый, пока есть стопка. Корабли"
                " дают доход, когда вы пасуете, и очки в конце.",
                "Перевезення: сплатіть вантаж одного з чотирьох відкритих кораблів і поставте його у свою гавань до"
                " тієї самої пристані, біля якої він стояв на полі. На його місце одразу приходить новий, доки є стос."
                " Кораблі дають дохід, коли ви пасуєте, і очки наприкінці.",
            ),
            (
                "Conquistador: your marker goes one space along the conquest track, on top of those already there."
                " Where gold is shown, you gain 1 gold. At the end of the track further conquistadors are lost.",
                "Конкистадор: ваш маркер проходит одно деление пути завоевания и ложится поверх уже стоящих там. На"
                " символе золота вы получаете 1 золото. В конце пути лишние конкистадоры пропадают.",
                "Конкістадор: ваш маркер проходить одну поділку шляху завоювання та лягає поверх тих, що вже там. На"
                " символі золота ви отримуєте 1 золото. Наприкінці шляху зайві конкістадори пропадають.",
            ),
        ),
    ),
    (
        ("Religion and monks", "Религия и монахи", "Релігія та ченці"),
        (
            (
                "Religion: your marker goes one space along the religion track; for 1 grain it goes one further, once"
                " each time. At the end of the track each step is 1 happiness point instead.",
                "Религия: ваш маркер проходит одно деление пути религии; за 1 зерно — ещё одно, каждый раз не больше"
                " одного. В конце пути каждый шаг даёт вместо этого 1 очко счастья.",
                "Релігія: ваш маркер проходить одну поділку шляху релігії; за 1 зерно — ще одну, щоразу не більше ніж"
                " одну. Наприкінці шляху кожен крок дає натомість 1 очко щастя.",
            ),
            (
                "On a monk symbol you may send a monk to one of the ten places where you have none. The first monk"
                " there comes free; later you pay 2 coins to each player who already has one there. On the first and"
                " the third symbol you also take a blue die from the reserve and roll it: it is yours from now on.",
                "На символе монаха вы можете отправить монаха на одно из десяти мест, где вашего ещё нет. Первому там"
                " бесплатно, следующий платит по 2 монеты каждому, чей монах уже стоит. На первом и третьем символах"
                " вы ещё берёте из резерва синий кубик и бросаете его: теперь он ваш.",
                "На символі ченця ви можете відправити ченця на одне з десяти місць, де вашого ще немає. Першому там"
                " безкоштовно, наступний платить по 2 монети кожному, чий чернець уже стоїть. На першому й третьому"
                " символах ви ще берете з резерву синій кубик і кидаєте його: тепер він ваш.",
            ),
            (
                "A scholar gives you a lasting ability, and 1 to 3 points at the end. A bishop gives points at the end"
                " for what your colony or harbour has become, and costs 2. A mission brings its reward once, at once.",
                "Учёный даёт постоянную способность и от 1 до 3 очков в конце. Епископ в конце приносит очки за то,"
                " чем стали ваша колония или гавань, и стоит 2 очка. Миссия один раз сразу даёт награду.",
                "Учений дає постійну здібність і від 1 до 3 очок наприкінці. Єпископ наприкінці приносить очки за те,"
                " чим стали ваша колонія чи гавань, і коштує 2 очки. Місія один раз одразу дає нагороду.",
            ),
        ),
    ),
    (
        ("Passing", "Пас", "Пас"),
        (
            (
                "First lay your marker on one of the five spaces that nobody has taken in this year, and use it if you"
                " like: coins, a step in religion, a conquistador, a ship, or a road tile for any empty space. You may"
                " take a space whose effect you cannot use.",
                "Сначала положите маркер на одно из пяти мест, в этом году ещё не занятых, и, если хотите, используйте"
                " его: монеты, шаг религии, конкистадор, корабль или тайл дороги на любую пустую клетку. Можно занять"
                " и место, которым вы не можете воспользоваться.",
                "Спершу покладіть маркер на одне з п'яти місць, цього року ще не зайнятих, і, якщо хочете,"
                " використайте його: монети, крок релігії, конкістадор, корабель або тайл дороги на будь-яку порожню"
                " клітинку. Можна зайняти й місце, яким ви не можете скористатися.",
            ),
            (
                "Then your harbour brings its income, dock by dock from the top: for every ship what its dock shows. A"
                " ship you have just gained counts. Free actions and scholars still work in this turn; after it you do"
                " nothing more in this year, and a blue die gained now waits for the next.",
                "Затем гавань приносит доход, пристань за пристанью сверху вниз: за каждый корабль то, что показано у"
                " его пристани. Только что полученный корабль считается. Свободные действия и учёные в этот ход ещё"
                " работают; после него в этом году вы больше не ходите, а полученный сейчас синий кубик ждёт"
                " следующего года.",
                "Потім гавань приносить дохід, пристань за пристанню згори вниз: за кожен корабель те, що показано"
                " біля його пристані. Щойно отриманий корабель враховується. Вільні дії та вчені в цей хід ще"
                " працюють; після нього цього року ви більше не ходите, а отриманий зараз синій кубик чекає наступного"
                " року.",
            ),
        ),
    ),
    (
        ("The end of a year", "Конец года", "Кінець року"),
        (
            (
                "When all have passed, conquest is scored by the table for the year and the number of players: the"
                " furthest marker first. On one space the lower marker, which arrived earlier, is ahead. The last rank"
                " scores nothing, nor does a marker on the start. Then all these markers go back to the start; those"
                " of religion stay.",
                "Когда все спасовали, завоевание оценивают по таблице этого года для вашего числа игроков: дальний"
                " маркер первый. На одном делении впереди нижний, пришедший раньше. Последнее место и маркеры на"
                " старте ничего не получают. Потом эти маркеры возвращаются на старт; маркеры религии остаются.",
                "Коли всі спасували, завоювання оцінюють за таблицею цього року для вашої кількості гравців:"
                " найдальший маркер перший. На одній поділці попереду нижній, що прийшов раніше. Останнє місце й"
                " маркери на старті нічого не отримують. Потім ці маркери повертаються на старт; маркери релігії"
                " лишаються.",
            ),
            (
                "Coins on buildings are lost, dice come back. Before the second and the third year the open tiles are"
                " discarded and ten new ones shown, and all dice are rolled again. Who passed on the space nearest the"
                " mark of the first player begins; the others follow clockwise.",
                "Монеты со строений уходят в запас, кубики возвращаются. Перед вторым и третьим годом открытые тайлы"
                " сбрасывают, открывают десять новых и перебрасывают все кубики. Начинает тот, кто спасовал на место,"
                " ближайшее к знаку первого игрока; остальные следуют по часовой стрелке.",
                "Монети з будівель ідуть у запас, кубики повертаються. Перед другим і третім роком відкриті тайли"
                " скидають, відкривають десять нових і перекидають усі кубики. Починає той, хто спасував на місце,"
                " найближче до знака першого гравця; решта йдуть за годинниковою стрілкою.",
            ),
        ),
    ),
    (
        ("The end of the game", "Конец игры", "Кінець гри"),
        (
            (
                "After the third year all goods are sold, and every 3 coins are a point. In every full row and every"
                " full column each colonist is a point, so one may count twice. Then come the points of scholars, what"
                " bishops ask for, less 2 for each bishop, 3 points for every set of ships (one at each dock), and the"
                " points on the ships.",
                "После третьего года все ресурсы продают, каждые 3 монеты — очко. В каждом полном ряду и каждом полном"
                " столбце любой колонист приносит очко, так что один может считаться дважды. Затем очки учёных,"
                " требования епископов за вычетом 2 за каждого, 3 очка за каждый набор кораблей (по одному у каждой"
                " пристани) и очки на кораблях.",
                "Після третього року всі ресурси продають, кожні 3 монети — очко. У кожному повному ряду та кожному"
                " повному стовпці будь-який колоніст приносить очко, тож один може рахуватися двічі. Далі очки вчених,"
                " вимоги єпископів за вирахуванням 2 за кожного, 3 очки за кожен набір кораблів (по одному біля кожної"
                " пристані) і очки на кораблях.",
            ),
            (
                "The most points win; among equals, who passed nearest the mark of the first player in the last year.",
                "Побеждает тот, у кого больше очков; при равенстве — тот, чьё место паса в последнем году ближе к"
                " знаку первого игрока.",
                "Перемагає той, хто має найбільше очок; за рівності — той, чиє місце пасу в останньому році ближче до"
                " знака першого гравця.",
            ),
        ),
    ),
    (
        ("Roads", "Дороги", "Дороги"),
        (
            (
                "Roads that touch side by side make one road. A city, or a colonist's road, is joined to the town hall"
                " if it touches it or a road that leads to it. For Logistics two buildings are joined if they touch"
                " each other or the same road.",
                "Дороги, соприкасающиеся сторонами, составляют одну. Город или дорога с колонистом соединены с"
                " ратушей, если касаются её или ведущей к ней дороги. Для Логистики два строения соединены, если"
                " касаются друг друга или одной дороги.",
                "Дороги, що торкаються сторонами, утворюють одну. Місто або дорога з колоністом з'єднані з ратушею,"
                " якщо торкаються її чи дороги, що веде до неї. Для Логістики дві будівлі з'єднані, якщо торкаються"
                " одна одної або однієї дороги.",
            ),
        ),
    ),
    (
        ("Advanced colonies", "Расширенная подготовка", "Розширена підготовка"),
        (
            (
                "All use side B, which is the same for everybody and has no town hall. When the dice have been rolled,"
                " four town halls lie open, each with a scholar who is not on the board. From the last player to the"
                " first everybody takes one pair, lays the town hall at once on two empty spaces and has that scholar"
                " from the start, without a monk; nobody else can study with him. What is left goes back to the box.",
                "Все играют стороной B, одинаковой для всех и без ратуши. Когда кубики брошены, открывают четыре"
                " ратуши, к каждой — учёного, которого нет на поле. От последнего игрока к первому каждый берёт одну"
                " пару, сразу кладёт ратушу на две пустые клетки и с самого начала владеет этим учёным без монаха;"
                " больше никто у него учиться не может. Лишнее убирают в коробку.",
                "Усі грають стороною B, однаковим для всіх і без ратуші. Коли кубики кинуто, відкривають чотири"
                " ратуші, до кожної — вченого, якого немає на полі. Від останнього гравця до першого кожен бере одну"
                " пару, одразу кладе ратушу на дві порожні клітинки й від самого початку має цього вченого без ченця;"
                " більше ніхто в нього вчитися не може. Зайве прибирають до коробки.",
            ),
        ),
    ),
    (
        ("Variants", "Варианты", "Варіанти"),
        (
            (
                "Shared blue dice: one blue die for each player is rolled into the common pool, and so is every die"
                " that a symbol brings. Anybody may take blue dice from the pool, but in a year no more than their own"
                " place on the religion track has unlocked: one, two or three. Between years all of them are rolled"
                " again.",
                "Общие синие кубики: в общий запас бросают по синему кубику на игрока и каждый кубик, который приносит"
                " символ. Брать синие кубики может любой, но за год не больше, чем открыло его собственное место на"
                " пути религии: один, два или три. Между годами все их перебрасывают.",
                "Спільні сині кубики: до спільного запасу кидають по синьому кубику на гравця та кожен кубик, який"
                " приносить символ. Брати сині кубики може будь-хто, але за рік не більше, ніж відкрило його власне"
                " місце на шляху релігії: один, два чи три. Між роками всі їх перекидають.",
            ),
            (
                "Happiness gained in play and the ships in your harbour lie face down until the end: only you look at"
                " your own, and the log does not count it. How many ships lie at a dock can always be seen. A table may"
                " also play face up; alone there is nothing to hide.",
                "Счастье, полученное по ходу партии, и корабли в гавани до конца лежат лицом вниз: смотреть можно"
                " только своё, и журнал его не считает. Сколько кораблей стоит у пристани, видно всегда. За столом"
                " можно играть и открыто; в одиночку скрывать нечего.",
                "Щастя, отримане під час партії, і кораблі в гавані до кінця лежать долілиць: дивитися можна лише"
                " своє, і журнал його не рахує. Скільки кораблів стоїть біля пристані, видно завжди. За столом можна"
                " грати й відкрито; наодинці приховувати нічого.",
            ),
        ),
    ),
    (
        ("Alone", "Одиночная игра", "Одиночна гра"),
        (
            (
                "The solo game uses the advanced colonies; you take one of the four pairs and have 3 coins. At the end"
                " of a year you score the points of the two-player table if your marker has reached the tree of that"
                " year: the first, the second, the third. 100 points win. Six achievements, told below, are there to"
                " be tried.",
                "Одиночная игра идёт с расширенной подготовкой: вы берёте одну из четырёх пар и 3 монеты. В конце года"
                " вы получаете очки из таблицы для двоих, если ваш маркер дошёл до дерева этого года: первого,"
                " второго, третьего. 100 очков — победа. Шесть достижений, перечисленных ниже, ждут желающих.",
                "Одиночна гра йде з розширеною підготовкою: ви берете одну з чотирьох пар і 3 монети. Наприкінці року"
                " ви отримуєте очки з таблиці для двох, якщо ваш маркер дійшов до дерева цього року: першого, другого,"
                " третього. 100 очок — перемога. Шість досягнень, перелічених нижче, чекають охочих.",
            ),
        ),
    ),
    (
        ("How we read it", "Как мы это понимаем", "Як ми це розуміємо"),
        (
            (
                "Monks. A symbol counts when the marker moves onto it; two steps are two moves. You may stop before a"
                " symbol. A monk who is not sent then is lost, but the blue die comes anyway. If you cannot pay"
                " everybody who is there, the place is closed to you; selling first is allowed. Players who have"
                " passed are paid too. The scholar of a town hall scores his points.",
                "Монахи. Символ срабатывает, когда маркер встаёт на него; два шага — это два хода маркера. Перед"
                " символом можно остановиться. Не отправленный тогда монах пропадает, но синий кубик приходит всё"
                " равно. Если вы не можете заплатить всем, кто там есть, место для вас закрыто; сначала продать"
                " ресурсы можно. Спасовавшим тоже платят. Учёный ратуши приносит свои очки.",
                "Ченці. Символ спрацьовує, коли маркер стає на нього; два кроки — це два рухи маркера. Перед символом"
                " можна зупинитися. Не відправлений тоді чернець пропадає, але синій кубик приходить однаково. Якщо ви"
                " не можете заплатити всім, хто там є, місце для вас закрите; спершу продати ресурси можна. Тим, хто"
                " спасував, теж платять. Учений ратуші приносить свої очки.",
            ),
            (
                "Scholars. Taxation gives a coin for every two colonists, rounded down: the rulebook rounds but does"
                " not say by what. With Botany gold may stand for the wood or the grain. Mathematics takes back the"
                " most coins that lie on one building, also if it is learned while passing, and they can be spent in"
                " that turn. With Construction the die may lie on a building that was not used. Logistics may move dice"
                " in the middle of a line too: a building of the line is used if it is free when its turn comes, and"
                " one must stay free for the die of the line. A scholar gained in the middle of an activation helps"
                " from the next building on.",
                "Учёные. Налогообложение даёт монету за каждых двух колонистов с округлением вниз: в правилах есть"
                " округление, но не сказано, на сколько делить. В Ботанике дерево и зерно можно заменить золотом."
                " Математика возвращает наибольшее число монет с одного строения, даже если изучена при пасе, и их"
                " можно потратить в тот же ход. С Конструированием кубик может лечь и на неиспользованное строение."
                " Логистика передвигает кубики и посреди ряда или столбца: строение активируется, если свободно, когда"
                " до него доходит черёд, а одно должно остаться свободным для кубика этой линии. Учёный, полученный"
                " посреди активации, помогает со следующего строения.",
                "Учені. Оподаткування дає монету за кожних двох колоністів із округленням униз: у правилах є"
                " округлення, але не сказано, на скільки ділити. У Ботаніці деревину й зерно можна замінити золотом."
                " Математика повертає найбільшу кількість монет з однієї будівлі, навіть якщо вивчена під час пасу, і"
                " їх можна витратити того ж ходу. З Конструюванням кубик може лягти й на невикористану будівлю."
                " Логістика пересуває кубики й посеред ряду чи стовпця: будівля активується, якщо вільна, коли до неї"
                " доходить черга, а одна має лишитися вільною для кубика цієї лінії. Учений, отриманий посеред"
                " активації, допомагає з наступної будівлі.",
            ),
            (
                "Bishops. Diversity gives 3 points a line: the rulebook's text says 2, its example counts 3. A full"
                " colony of six by six is worth as much as a square of five. The town hall is a terrain of its own,"
                " not a city. Wide land is of farms, of forests or of mountains; corners do not connect, and it does"
                " not matter which way a road is drawn.",
                "Епископы. Разнообразие даёт 3 очка за линию: в тексте правил 2, в их примере выходит 3. Полная"
                " колония шесть на шесть стоит столько же, сколько квадрат со стороной пять. Ратуша — отдельная"
                " местность, не город. Обширный край составляют фермы, леса или горы; углы не соединяют, и рисунок"
                " дороги не важен.",
                "Єпископи. Розмаїття дає 3 очки за лінію: у тексті правил 2, у їхньому прикладі виходить 3. Повна"
                " колонія шість на шість варта стільки ж, скільки квадрат зі стороною п'ять. Ратуша — окрема"
                " місцевість, не місто. Розлогий край утворюють ферми, ліси або гори; кути не з'єднують, і малюнок"
                " дороги не має значення.",
            ),
            (
                "The rest. A number bought for a die holds for this use only. If no road tile or no empty space is"
                " left, the space for roads can still be taken. If only one marker has moved on the conquest track,"
                " only it scores. Coins on buildings are gone before the final scoring. Alone, Theocracy counts what"
                " bishops ask for without their cost, and cities may make the chain of Kapracracy, but not the town"
                " hall. What a building gives for nothing, goods, coins, happiness or a conquistador, is taken without"
                " asking: it never harms.",
                "Прочее. Купленное число кубика действует только на этот раз. Если тайлов дороги или пустых клеток не"
                " осталось, место дороги всё равно можно занять. Если на пути завоевания продвинулся только один"
                " маркер, очки получает только он. Монеты со строений пропадают до финального подсчёта. В одиночной"
                " игре Теократия считает требования епископов без их стоимости, а цепочку Капракратии могут составить"
                " и города, но не ратуша. То, что строение даёт даром, — ресурсы, монеты, счастье, конкистадор —"
                " берётся без вопроса: вреда от этого не бывает.",
                "Решта. Куплене число кубика діє лише цього разу. Якщо тайлів дороги чи порожніх клітинок не лишилося,"
                " місце дороги все одно можна зайняти. Якщо на шляху завоювання просунувся лише один маркер, очки"
                " отримує лише він. Монети з будівель зникають до фінального підрахунку. В одиночній грі Теократія"
                " рахує вимоги єпископів без їхньої вартості, а ланцюг Капракратії можуть утворити й міста, але не"
                " ратуша. Те, що будівля дає задарма, — ресурси, монети, щастя, конкістадор — береться без запитання:"
                " шкоди від цього не буває.",
            ),
        ),
    ),
)


def chapters(language: str) -> list[Chapter]:
    at = LANGUAGES.index(language)
    return [Chapter(title[at], [paragraph[at] for paragraph in paragraphs]) for title, paragraphs in _CHAPTERS]
