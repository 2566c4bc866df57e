"""The rules in our own words, for the rules page: one chapter per part of the game. The factions come from the data."""

from typing import Final

from boardwright.games.age_of_innovation.content.boards import FACTIONS
from boardwright.games.age_of_innovation.rules.vocabulary import REVISED
from boardwright.games.age_of_innovation.table.descriptions import describe_faction
from boardwright.games.age_of_innovation.table.words import faction_name
from boardwright.kernel.game import Chapter
from boardwright.kernel.language import LANGUAGES

_CHAPTERS: Final = (
    (
        ("What it is about", "О чём игра", "Про що гра"),
        (
            (
                "Factions share a land of seven terrains cut by rivers. Each turns the land around it into its own,"
                " builds and improves, studies four disciplines, gathers books and develops innovations. After six"
                " rounds the most points win; everybody begins with 20, and those who tie win together.",
                "Фракции делят край из семи видов земли, рассечённый реками. Каждая преобразует земли вокруг под себя,"
                " строит и улучшает здания, изучает четыре дисциплины, собирает книги и внедряет инновации. После"
                " шести раундов побеждает тот, у кого больше очков; в начале у всех по 20, при равенстве победа общая.",
                "Фракції ділять край із семи видів місцевості, розтятий річками. Кожна тераформує землі довкола під"
                " себе, споруджує й модернізує будівлі, вивчає чотири дисципліни, збирає книжки та впроваджує"
                " інновації. Після шести раундів перемагає той, у кого найбільше очок; на початку в усіх по 20, за"
                " нічиєї перемога спільна.",
            ),
            (
                "Coins, tools and books are unlimited. Everybody has 9 workshops, 4 guilds, 3 schools, a palace, a"
                " university, 7 scholars, 3 bridges and 12 tokens of power. A scholar that is not in your supply"
                " cannot be gained. You never have fewer than 0 points.",
                "Монеты, инструменты и книги не ограничены. У каждого 9 мастерских, 4 гильдии, 3 школы, дворец,"
                " университет, 7 учёных, 3 моста и 12 жетонов силы. Учёного, которого нет в вашем запасе, получить"
                " нельзя. Очков не бывает меньше 0.",
                "Монети, знаряддя й книжки не обмежені. Кожен має 9 майстерень, 4 гільдії, 3 школи, палац,"
                " університет, 7 науковців, 3 мости та 12 фішок сили. Науковця, якого немає у вашому запасі, отримати"
                " не можна. Очок не буває менше ніж 0.",
            ),
        ),
    ),
    (
        ("What lies out", "Что выкладывается", "Що викладають"),
        (
            (
                "Six round tiles are drawn, round 6 first. The tile for spades never lies in rounds 5 and 6; the third"
                " tile of a discipline comes only if one of them lies in round 6. A final tile is laid on round 6; it"
                " never shows the building of that round's tile.",
                "Тянут шесть жетонов раундов, начиная с шестого. Жетон лопат не бывает в раундах 5 и 6; третий жетон"
                " одной дисциплины выкладывают, только если один из них лежит в раунде 6. На раунд 6 кладут ещё жетон"
                " последнего раунда; на нём не бывает здания с жетона этого раунда.",
                "Тягнуть шість жетонів раундів, починаючи з шостого. Жетон лопат не буває в раундах 5 і 6; третій"
                " жетон однієї дисципліни викладають, лише якщо один із них лежить у раунді 6. На раунд 6 кладуть ще"
                " жетон фінального раунду; на ньому не буває будівлі з жетона цього раунду.",
            ),
            (
                "Three of six book actions are in play, and two innovations more than twice the number of players."
                " They lie in columns of the four disciplines; with two and four players two of them lie on wide"
                " places that belong to two disciplines each. Nothing is refilled.",
                "В игре три из шести действий книг и на две больше удвоенного числа игроков инновации. Они лежат в"
                " столбцах четырёх дисциплин; вдвоём и вчетвером две из них лежат на широких местах, каждое на две"
                " дисциплины. Новые не выкладывают.",
                "У грі три з шести дій книжок та інновації: удвічі більше, ніж гравців, і ще дві. Вони лежать у"
                " стовпцях чотирьох дисциплін; удвох і вчотирьох дві з них лежать на широких місцях, кожне на дві"
                " дисципліни. Нових не викладають.",
            ),
            (
                "The twelve competencies lie in four columns of three, four copies of each. The upper row brings 3"
                " steps in its discipline, the middle one 2 steps and a book, the lower one a step and 2 books. Of"
                " palace tiles number 17 lies out always, and one more than there are players.",
                "Двенадцать компетенций лежат в четырёх столбцах по три, каждая в четырёх экземплярах. Верхний ряд"
                " приносит 3 шага в своей дисциплине, средний 2 шага и книгу, нижний шаг и 2 книги. Из дворцов всегда"
                " лежит номер 17 и ещё на один больше, чем игроков.",
                "Дванадцять компетентностей лежать у чотирьох стовпцях по три, кожна в чотирьох примірниках. Верхній"
                " ряд дає 3 кроки у своїй дисципліні, середній 2 кроки й книжку, нижній крок і 2 книжки. Із палаців"
                " завжди лежить номер 17 і ще на один більше, ніж гравців.",
            ),
        ),
    ),
    (
        ("Boards and factions", "Планшеты и фракции", "Планшети та фракції"),
        (
            (
                "Ready-made sets: each of the seven planning boards is dealt a faction and a round bonus. The last"
                " player chooses first, the first player last. Three round bonuses are left over; each takes a coin.",
                "Готовые наборы: к каждому из семи планшетов кладут фракцию и бонус раунда. Первым выбирает последний"
                " игрок, последним первый. Три бонуса раунда остаются, на каждый кладут монету.",
                "Готові набори: до кожного з семи планшетів кладуть фракцію та бонус раунду. Першим обирає останній"
                " гравець, останнім перший. Три бонуси раунду лишаються, на кожен кладуть монету.",
            ),
            (
                "Draft: six boards, and one more faction and palace (without number 17) than there are players. Three"
                " times in seat order everybody takes one of a kind that is still missing. Then, the last player"
                " first, everybody takes one of the round bonuses, three more than players. The drafted palace is the"
                " one you will build; it does nothing before.",
                "Драфт: шесть планшетов, а фракций и дворцов (без номера 17) на один больше, чем игроков. Трижды по"
                " порядку мест каждый берёт что-то того вида, которого у него ещё нет. Затем, начиная с последнего"
                " игрока, каждый берёт бонус раунда из числа на три больше, чем игроков. Выбранный дворец вы и"
                " построите; до этого он не действует.",
                "Відбір: шість планшетів, а фракцій і палаців (без номера 17) на один більше, ніж гравців. Тричі за"
                " порядком місць кожен бере щось того виду, якого ще не має. Потім, починаючи з останнього гравця,"
                " кожен бере бонус раунду, яких на три більше, ніж гравців. Узятий палац ви й спорудите; до того він"
                " не діє.",
            ),
            (
                "Any faction may play on any board. What the board and the faction give at the start adds up; power of"
                " the science levels that you enter now is gained.",
                "Любая фракция может играть на любом планшете. Начальные запасы планшета и фракции складываются; сила"
                " за достигнутые сейчас уровни науки выдаётся.",
                "Будь-яка фракція може грати на будь-якому планшеті. Початкові запаси планшета й фракції додаються;"
                " силу за досягнуті зараз рівні науки отримують.",
            ),
        ),
    ),
    (
        ("First buildings", "Первые здания", "Перші будівлі"),
        (
            (
                "On any free hexes of home terrain: a workshop each in turn order, a second one in reverse order, then"
                " the third building of Omar, last the university of the Monks. They are placed, not built: no points,"
                " no power for anybody. Then the Monks and the Inventors take their competency; last the spades of"
                " competencies and of the desert are used, without building. Missing ones may be bought as ever for a"
                " competency's, not for the desert's.",
                "На любых свободных гексах родной земли: по мастерской в порядке хода, по второй в обратном порядке,"
                " затем третье здание Омаров и последним университет Монахов. Это не строительство: ни очков, ни силы"
                " никому. Затем Монахи и Изобретатели берут компетенцию; в конце используют лопаты компетенций и"
                " пустыни, ничего не строя. К лопатам компетенции недостающие можно докупить как обычно, к лопате"
                " пустыни нельзя.",
                "На будь-яких вільних клітинках рідної місцевості: по майстерні в порядку ходу, по другій у зворотному"
                " порядку, далі третя будівля Дворян і останнім університет Ченців. Це не спорудження: ні очок, ні"
                " сили нікому. Потім Ченці й Винахідники беруть компетентність; наприкінці використовують лопати"
                " компетентностей і пустелі, нічого не споруджуючи. До лопат компетентності можна докупити яких бракує,"
                " як завжди; до лопати пустелі не можна.",
            ),
        ),
    ),
    (
        ("A round", "Раунд", "Раунд"),
        (
            (
                "Income; then one action each in turn order, over and over, until all have passed; then the science"
                " bonus. The order of passing is the turn order of the next round. In your turn, before and after the"
                " action, you may convert as much as you like.",
                "Доход; затем по одному действию в порядке хода, снова и снова, пока не спасуют все; затем научный"
                " бонус. Порядок пасов становится порядком хода следующего раунда. В свой ход до и после действия"
                " можно сколько угодно обменивать ресурсы.",
                "Дохід; потім по одній дії в порядку ходу, знову й знову, доки не спасують усі; потім науковий бонус."
                " Порядок пасів стає порядком ходу наступного раунду. У свій хід до і після дії можна скільки завгодно"
                " перетворювати ресурси.",
            ),
            (
                "The actions: terraform and build; upgrade a building; advance shipping; advance terraforming; develop"
                " an innovation; send a scholar; a power action; a book action; a special action; place an annex;"
                " pass. The round tile gives points for what it shows, in the action phase only; in round 6 the final"
                " tile does so too.",
                "Действия: терраформинг и строительство; улучшение здания; мореходство; улучшение терраформинга;"
                " инновация; отправка учёного; действие силы; действие книг; особое действие; пристройка; пас. Жетон"
                " раунда даёт очки за то, что на нём показано, только в фазе действий; в раунде 6 так же действует и"
                " жетон последнего раунда.",
                "Дії: тераформування і спорудження; модернізація будівлі; судноплавство; модернізація тераформування;"
                " впровадження інновації; відрядження науковця; дія сили; дія книжок; особлива дія; павільйон; пас."
                " Жетон раунду дає очки за те, що на ньому показано, лише у фазі дій; у раунді 6 так само діє і жетон"
                " фінального раунду.",
            ),
        ),
    ),
    (
        ("Income", "Доход", "Дохід"),
        (
            (
                "A tool always (the mountain 2 coins more); for each workshop on the map a tool, except the fifth; for"
                " each guild 2 coins (on the mountain 3 for the first) and 1 power, for the third and the fourth 2; a"
                " scholar for each school and for the university. Then your round bonus, competencies, innovations,"
                " palace and faction, and the disciplines from level 9 on: banking 3 coins, law 6 power, engineering a"
                " tool, medicine 3 points.",
                "Всегда инструмент (у гор ещё 2 монеты); за каждую мастерскую на карте инструмент, кроме пятой; за"
                " каждую гильдию 2 монеты (у гор за первую 3) и 1 сила, за третью и четвёртую по 2; по учёному за"
                " школу и за университет. Затем бонус раунда, компетенции, инновации, дворец, фракция и дисциплины"
                " начиная с уровня 9: банковское дело 3 монеты, право 6 силы, инженерное дело инструмент, медицина 3"
                " очка.",
                "Завжди знаряддя (у гори ще 2 монети); за кожну майстерню на мапі знаряддя, крім п'ятої; за кожну"
                " гільдію 2 монети (у гори за першу 3) та 1 сила, за третю й четверту по 2; по науковцю за школу та за"
                " університет. Потім бонус раунду, компетентності, інновації, палац, фракція і дисципліни починаючи з"
                " рівня 9: банківська справа 3 монети, юриспруденція 6 сили, інженерія знаряддя, медицина 3 очки.",
            ),
            (
                "A piece that returns to your board covers its income again. Neutral buildings uncover nothing. The"
                " step of a competency comes before the income of level 9, so it may bring it at once.",
                "Фигурка, вернувшаяся на планшет, снова закрывает свой доход. Нейтральные здания ничего не открывают."
                " Шаг компетенции делают до дохода уровня 9, поэтому он может принести его сразу.",
                "Фігурка, що повернулася на планшет, знову закриває свій дохід. Нейтральні будівлі нічого не"
                " відкривають. Крок компетентності роблять до доходу рівня 9, тож він може дати його відразу.",
            ),
        ),
    ),
    (
        ("Power and conversions", "Сила и обмены", "Сила та перетворення"),
        (
            (
                "Power that you gain moves from bowl I to II, and when bowl I is empty from II to III; what finds no"
                " room is lost. Only bowl III pays, back into bowl I. Sacrifice: of two tokens in bowl II one goes to"
                " bowl III and the other leaves the game.",
                "Получаемая сила (в русских правилах «энергия») переходит из чаши I в II, а когда чаша I пуста, из II"
                " в III; чему нет места, то пропадает. Платит только чаша III, жетоны возвращаются в чашу I."
                " Пожертвование: из двух жетонов чаши II один переходит в чашу III, другой покидает игру.",
                "Отримувана сила переходить із чаші I до II, а коли чаша I порожня, з II до III; чому немає місця, те"
                " пропадає. Платить лише чаша III, фішки повертаються до чаші I. Пожертва: із двох фішок чаші II одна"
                " переходить до чаші III, інша залишає гру.",
            ),
            (
                "5 power become a scholar or a book of your choice, 3 power a tool, 1 power a coin; a scholar becomes"
                " a tool; a tool or a book becomes a coin. Conversions belong to your own turn, never to the middle of"
                " an action.",
                "5 силы дают учёного или книгу на выбор, 3 силы инструмент, 1 сила монету; учёный даёт инструмент;"
                " инструмент или книга дают монету. Обмены делают только в свой ход и не посреди действия.",
                "5 сили дають науковця або книжку на вибір, 3 сили знаряддя, 1 сила монету; науковець дає знаряддя;"
                " знаряддя чи книжка дають монету. Перетворення роблять лише у свій хід і не посеред дії.",
            ),
        ),
    ),
    (
        ("Adjacent and within reach", "Соседство и досягаемость", "Сусідство й досяжність"),
        (
            (
                "Hexes are adjacent when they share a side or when anybody's bridge joins them. Within reach is land"
                " that is adjacent to a building of yours, and land across as many river hexes in a row as your"
                " shipping says. Shipping makes nothing adjacent.",
                "Соседние гексы имеют общую сторону или соединены любым мостом. В пределах досягаемости лежат земли по"
                " соседству с вашим зданием и земли за столькими гексами реки подряд, сколько показывает ваше"
                " мореходство. Соседства мореходство не создаёт.",
                "Сусідні клітинки мають спільну сторону або з'єднані будь-чиїм мостом. У межах досяжності лежать землі"
                " по сусідству з вашою будівлею та землі за стількома клітинками річки поспіль, скільки показує ваше"
                " судноплавство. Сусідства судноплавство не створює.",
            ),
            (
                "Shipping costs 4 coins and a scholar a step, up to 3, and brings 2 points, 2 books, 4 points (on the"
                " lake, which begins at 1: 3 points, 2 books). A bridge spans a printed site; a building of yours"
                " stands at one end at least. Nobody has more than three.",
                "Мореходство стоит 4 монеты и учёного за шаг, до 3, и приносит 2 очка, 2 книги, 4 очка (у озера,"
                " которое начинает с 1: 3 очка, 2 книги). Мост строят на отмеченном месте; хотя бы на одном конце"
                " стоит ваше здание. Больше трёх мостов не бывает.",
                "Судноплавство коштує 4 монети й науковця за крок, до 3, і дає 2 очки, 2 книжки, 4 очки (в озера, що"
                " починає з 1: 3 очки, 2 книжки). Міст споруджують на позначеному місці; хоча б на одному кінці стоїть"
                " ваша будівля. Понад три мости не буває.",
            ),
        ),
    ),
    (
        ("Terraform and build", "Терраформинг и строительство", "Тераформування і спорудження"),
        (
            (
                "The terrains form a wheel: desert, plains, swamp, lake, forest, mountain, wasteland, and desert"
                " again. Each step of a free hex within reach towards your home, always the shorter way round, takes a"
                " spade: 3 tools at first, then 2, then 1. You may stop on the way; then nothing is built there."
                " Advancing terraforming costs 5 coins (on the plains 1), a tool and a scholar, and brings first 2"
                " books, then 6 points.",
                "Земли образуют круг: пустыня, равнина, болото, озеро, лес, горы, пустошь и снова пустыня. Каждый шаг"
                " свободного гекса в пределах досягаемости к вашей родной земле, всегда по короткой дуге, требует"
                " лопаты: сначала это 3 инструмента, потом 2, потом 1. Можно остановиться на полпути, но строить там"
                " нельзя. Улучшение терраформинга стоит 5 монет (у равнины 1), инструмент и учёного и приносит сначала"
                " 2 книги, затем 6 очков.",
                "Місцевості утворюють коло: пустеля, рівнина, болото, озеро, ліс, гора, пустище і знову пустеля. Кожен"
                " крок вільної клітинки в межах досяжності до вашої рідної місцевості, завжди коротшою дугою, потребує"
                " лопати: спершу це 3 знаряддя, потім 2, потім 1. Можна зупинитися на півдорозі, але споруджувати там"
                " не можна. Модернізація тераформування коштує 5 монет (у рівнини 1), знаряддя і науковця та дає"
                " спершу 2 книжки, потім 6 очок.",
            ),
            (
                "On home land within reach a workshop costs a tool and 2 coins; on the hex that this action made home,"
                " too. Free spades of an action come first; missing ones may be bought for the first hex. When it has"
                " become home, the spades that are left may go to other hexes; only then one workshop is built, on the"
                " first hex. What is not used is lost.",
                "На родной земле в пределах досягаемости мастерская стоит инструмент и 2 монеты; на гексе, который это"
                " действие сделало родным, тоже. Сначала тратятся бесплатные лопаты действия; недостающие можно"
                " докупить для первого гекса. Когда он стал родным, оставшиеся лопаты можно применить к другим гексам;"
                " лишь после этого на первом гексе строят одну мастерскую. Неиспользованное пропадает.",
                "На рідній місцевості в межах досяжності майстерня коштує знаряддя і 2 монети; на клітинці, яку ця дія"
                " зробила рідною, також. Спершу витрачають безплатні лопати дії; забраклі можна докупити для першої"
                " клітинки. Коли вона стала рідною, решту лопат можна використати на інших клітинках; лише після цього"
                " на першій споруджують одну майстерню. Невикористане пропадає.",
            ),
        ),
    ),
    (
        ("Upgrading", "Улучшение зданий", "Модернізація будівель"),
        (
            (
                "A workshop becomes a guild for 2 tools and 6 coins, or 3 coins where somebody else's building is"
                " adjacent; a guild a school (3 tools, 5 coins) or the palace (4 tools, 6 coins); a school the"
                " university (5 tools, 8 coins). The old piece goes back to your board. An upgrade is building: it"
                " scores, and neighbours may gain power.",
                "Мастерская становится гильдией за 2 инструмента и 6 монет, или 3 монеты, если рядом чужое здание;"
                " гильдия школой (3 инструмента, 5 монет) или дворцом (4 инструмента, 6 монет); школа университетом (5"
                " инструментов, 8 монет). Старая фигурка возвращается на планшет. Улучшение считается строительством:"
                " оно даёт очки, а соседи могут получить силу.",
                "Майстерня стає гільдією за 2 знаряддя й 6 монет, або 3 монети, якщо поруч чужа будівля; гільдія"
                " школою (3 знаряддя, 5 монет) чи палацом (4 знаряддя, 6 монет); школа університетом (5 знарядь, 8"
                " монет). Стара фігурка повертається на планшет. Модернізацію вважають спорудженням: вона дає очки, а"
                " сусіди можуть отримати силу.",
            ),
            (
                "A school and the university bring a competency that you do not have yet, with the steps and the books"
                " of its place. With the palace you first choose one of the tiles that lie out; it holds at once."
                " Rewards that come together, like a competency and a city tile, are taken in the order you like, each"
                " whole before the next.",
                "Школа и университет приносят компетенцию, которой у вас ещё нет, с шагами и книгами её места. Строя"
                " дворец, сначала выбирают один из лежащих жетонов; он действует сразу. Награды, пришедшие вместе,"
                " например компетенцию и жетон города, берут в любом порядке, каждую целиком.",
                "Школа й університет дають компетентність, якої у вас ще немає, з кроками й книжками її місця."
                " Споруджуючи палац, спершу обирають один із викладених жетонів; він діє відразу. Нагороди, що прийшли"
                " разом, наприклад компетентність і жетон міста, беруть у будь-якому порядку, кожну цілком.",
            ),
        ),
    ),
    (
        ("Power from neighbours", "Сила от соседей", "Сила від сусідів"),
        (
            (
                "When somebody builds or upgrades beside you, you may gain as much power as your buildings adjacent to"
                " that hex are worth: workshop 1, guild, school and tower 2, palace and university 3, monument 4, an"
                " annex 1 more. It costs one point less than the power. All or nothing, as far as your bowls and your"
                " points reach. Those who have passed are offered power too. The builder finishes the turn first.",
                "Когда кто-то строит или улучшает здание рядом с вами, вы можете получить столько силы, сколько стоят"
                " ваши здания по соседству с этим гексом: мастерская 1, гильдия, школа и башня 2, дворец и университет"
                " 3, монумент 4, пристройка ещё 1. Это стоит на одно очко меньше, чем силы. Всё или ничего, насколько"
                " хватает чаш и очков. Силу предлагают и спасовавшим. Сначала строитель завершает ход.",
                "Коли хтось споруджує чи модернізує поруч із вами, ви можете отримати стільки сили, скільки варті ваші"
                " будівлі по сусідству з цією клітинкою: майстерня 1, гільдія, школа й вежа 2, палац і університет 3,"
                " монумент 4, павільйон ще 1. Це коштує на одне очко менше, ніж сили. Усе або нічого, наскільки"
                " вистачає чаш і очок. Силу пропонують і тим, хто спасував. Спершу забудовник завершує хід.",
            ),
        ),
    ),
    (
        ("Cities", "Города", "Міста"),
        (
            (
                "A group of adjacent buildings of yours becomes a city by itself as soon as it has four buildings and"
                " a power value of 7, and none of them belongs to a city. With a university three are enough, with the"
                " monument two. You take a city tile: points, a gift and a key. What is built beside a city joins it"
                " and founds no other.",
                "Группа ваших соседних зданий сама становится городом, как только в ней четыре здания общей ценностью"
                " 7 и ни одно не входит в город. С университетом хватает трёх, с монументом двух. Вы берёте жетон"
                " города: очки, дар и ключ. Построенное рядом с городом входит в него и другого города не основывает.",
                "Група ваших сусідніх будівель сама стає містом, щойно в ній чотири будівлі із загальним значенням"
                " сили 7 і жодна не належить до міста. З університетом досить трьох, із монументом двох. Ви берете"
                " жетон міста: очки, дар і ключ. Споруджене поруч із містом входить до нього й іншого міста не"
                " засновує.",
            ),
        ),
    ),
    (
        ("Science and books", "Наука и книги", "Наука та книжки"),
        (
            (
                "A step moves your marker one level up in a discipline. Levels 3, 5, 7 and 12 bring 1, 2, 2 and 3"
                " power. To enter level 8 you need the key of a city, which stays with that discipline; you may keep"
                " it, but then the steps that are left are lost. Level 12 holds one marker only.",
                "Шаг поднимает ваш маркер в дисциплине на уровень. Уровни 3, 5, 7 и 12 приносят 1, 2, 2 и 3 силы."
                " Чтобы войти на уровень 8, нужен ключ города, он остаётся в этой дисциплине; ключ можно и придержать,"
                " но тогда оставшиеся шаги пропадут. На уровне 12 стоит только один маркер.",
                "Крок піднімає ваш маркер у дисципліні на рівень. Рівні 3, 5, 7 і 12 дають 1, 2, 2 та 3 сили. Щоб"
                " увійти на рівень 8, потрібен ключ міста, він лишається в цій дисципліні; ключ можна й притримати,"
                " але тоді решта кроків пропаде. На рівні 12 стоїть лише один маркер.",
            ),
            (
                "Sending a scholar: on a free place of a discipline, for 3 steps on one of them and 2 on the three"
                " others, and the scholar stays there for good; or back into your supply for one step. Books have the"
                " colour of a discipline; unless the place of a competency says otherwise, you choose it when you gain"
                " them.",
                "Отправка учёного: на свободное место дисциплины, на одном из них 3 шага, на трёх других 2, и учёный"
                " остаётся там навсегда; либо обратно в запас за один шаг. Книги принадлежат дисциплинам; если место"
                " компетенции не говорит иного, дисциплину выбираете вы, получая книгу.",
                "Відрядження науковця: на вільне місце дисципліни, на одному з них 3 кроки, на трьох інших 2, і"
                " науковець лишається там назавжди; або назад до запасу за один крок. Книжки належать дисциплінам;"
                " якщо місце компетентності не каже іншого, дисципліну обираєте ви, отримуючи книжку.",
            ),
        ),
    ),
    (
        ("Innovations", "Инновации", "Інновації"),
        (
            (
                "An innovation costs 5 books: 2 of the discipline of its column and 3 of any; on a wide place 2 of"
                " each of its two disciplines and 1 of any. Your second costs a book more, your third two more (the"
                " wasteland pays nothing more for the second). Without a palace add 5 coins. Three at most; each is"
                " taken once.",
                "Инновация стоит 5 книг: 2 по дисциплине её столбца и 3 любые; на широком месте по 2 каждой из двух"
                " дисциплин и 1 любая. Вторая ваша инновация стоит на книгу больше, третья на две (пустошь за вторую"
                " не доплачивает). Без дворца ещё 5 монет. Не больше трёх; каждую берут один раз.",
                "Інновація коштує 5 книжок: 2 з дисципліни її стовпця та 3 будь-які; на широкому місці по 2 з кожної з"
                " двох дисциплін і 1 будь-яка. Друга ваша інновація коштує на книжку більше, третя на дві (пустище за"
                " другу не доплачує). Без палацу ще 5 монет. Щонайбільше три; кожну беруть один раз.",
            ),
        ),
    ),
    (
        ("Power, book and special actions", "Действия силы, книг и особые", "Дії сили, книжок та особливі"),
        (
            (
                "Each power action and each book action is used once a round by one player. Power is paid from bowl"
                " III, books are of any disciplines. Special actions stand on your own tiles: free, for you only, once"
                " a round. An action must lead to something: a bridge needs a site, a scholar must be in your supply.",
                "Каждое действие силы и каждое действие книг за раунд использует один игрок один раз. Сила платится из"
                " чаши III, книги годятся любые. Особые действия есть на ваших жетонах: бесплатно, только для вас, раз"
                " в раунд. Действие должно к чему-то вести: мосту нужно место, учёный должен быть в запасе.",
                "Кожну дію сили та кожну дію книжок за раунд виконує один гравець один раз. Силу платять із чаші III,"
                " книжки годяться будь-які. Особливі дії є на ваших жетонах: безплатно, лише для вас, раз на раунд."
                " Дія мусить до чогось вести: мосту потрібне місце, науковець має бути в запасі.",
            ),
        ),
    ),
    (
        ("Neutral buildings and annexes", "Нейтральные здания и пристройки", "Нейтральні будівлі й павільйони"),
        (
            (
                "A neutral building is placed at once on a free hex within reach; foreign land is made home with"
                " spades for tools, nothing else is paid. Where that is impossible it is lost. It counts as a building"
                " of its kind for everything, but it cannot be upgraded. The tower is worth 2, the monument 4.",
                "Нейтральное здание сразу ставят на свободный гекс в пределах досягаемости; чужую землю преобразуют"
                " лопатами за инструменты, больше ничего не платят. Если это невозможно, оно пропадает. Во всём"
                " остальном это обычное здание своего вида, но улучшить его нельзя. Ценность башни 2, монумента 4.",
                "Нейтральну будівлю одразу ставлять на вільну клітинку в межах досяжності; чужу місцевість"
                " тераформують лопатами за знаряддя, більше нічого не платять. Якщо це неможливо, вона пропадає. У"
                " всьому іншому це звичайна будівля свого виду, але модернізувати її не можна. Значення сили вежі 2,"
                " монумента 4.",
            ),
            (
                "An annex stands at a building of yours, one at most: the building is worth 1 more and counts as two"
                " when a city is founded. Placing it is an action, but not building; for anything else it is no"
                " building.",
                "Пристройка стоит у вашего здания, не больше одной: здание ценнее на 1, а при основании города"
                " считается за два. Поставить её — действие, но не строительство; во всём остальном она не здание.",
                "Павільйон стоїть біля вашої будівлі, не більш як один: будівля цінніша на 1, а під час заснування"
                " міста її рахують за дві. Поставити його — дія, але не спорудження; в усьому іншому він не будівля.",
            ),
        ),
    ),
    (
        ("Passing", "Пас", "Пас"),
        (
            (
                "Passing brings what your tiles show for it, steps of science first. Then you take one of the three"
                " round bonuses that lie out, with its coins, and lay your old one in its place; so nobody keeps the"
                " same one. In round 6 nothing is taken.",
                "Пас приносит то, что для него показано на ваших жетонах, сначала шаги в науке. Затем вы берёте один"
                " из трёх лежащих бонусов раунда с его монетами, а старый кладёте на его место; так никто не сохраняет"
                " один и тот же. В раунде 6 ничего не берут.",
                "Пас дає те, що для нього показано на ваших жетонах, спершу кроки в науці. Потім ви берете один із"
                " трьох викладених бонусів раунду з його монетами, а старий кладете на його місце; тож ніхто не"
                " зберігає той самий. У раунді 6 нічого не беруть.",
            ),
        ),
    ),
    (
        ("The science bonus", "Научный бонус", "Науковий бонус"),
        (
            (
                "At the end of rounds 1 to 5, in the new turn order: for each so many levels in the discipline of the"
                " round tile its gift. Spades are used at once on any hexes within reach, without buying more and"
                " without building. All actions open again, and a coin is laid on each round bonus that lies out.",
                "В конце раундов 1–5, в новом порядке хода: за каждые столько-то уровней дисциплины жетона раунда его"
                " дар. Лопаты используют сразу на любых гексах в пределах досягаемости, не докупая и не строя. Все"
                " действия снова открыты, а на каждый лежащий бонус раунда кладут монету.",
                "Наприкінці раундів 1–5, у новому порядку ходу: за кожні стільки-то рівнів дисципліни жетона раунду"
                " його дар. Лопати використовують одразу на будь-яких клітинках у межах досяжності, не докуповуючи й"
                " не споруджуючи. Усі дії знову відкриті, а на кожен викладений бонус раунду кладуть монету.",
            ),
        ),
    ),
    (
        ("The end", "Конец игры", "Кінець гри"),
        (
            (
                "Area: the most buildings of yours of which each is within reach of another, by the shipping of your"
                " track, for the Moles by tunnels, with palace 9 by flights: 18, 12 and 6 points. Science: in each"
                " discipline 8, 4 and 2 points; level 0 brings nothing. Those who tie share the points of their"
                " places, rounded down.",
                "Территория: больше всего ваших зданий, каждое из которых в пределах досягаемости другого, по"
                " мореходству трека, у Кротов и по туннелям, с дворцом 9 и по полётам: 18, 12 и 6 очков. Наука: в"
                " каждой дисциплине 8, 4 и 2 очка; уровень 0 ничего не приносит. При равенстве очки мест делят поровну"
                " с округлением вниз.",
                "Територія: найбільше ваших будівель, кожна з яких у межах досяжності іншої, за судноплавством треку,"
                " у Кротів і тунелями, з палацом 9 і польотами: 18, 12 та 6 очок. Наука: у кожній дисципліні 8, 4 та 2"
                " очки; рівень 0 нічого не дає. За рівності очки місць ділять порівну з округленням униз.",
            ),
            (
                "What is left is converted into coins, power of bowl II by sacrifice; every 5 coins are a point.",
                "Остаток обменивают на монеты, силу чаши II через пожертвование; каждые 5 монет дают очко.",
                "Решту перетворюють на монети, силу чаші II через пожертву; кожні 5 монет дають очко.",
            ),
        ),
    ),
    (
        ("Two players", "Вдвоём", "Удвох"),
        (
            (
                "A faction that nobody plays takes part in the science and in the scoring. A scholar of its colour"
                " stands on a place for 2 steps of each discipline. Its markers begin at 2 and go up, for each of the"
                " round tiles 1 to 5, by as many levels as that tile's bonus asks for. At the start of round 6 a"
                " territory tile (12 to 15) says how large its area is. It takes places from you, but gains no points."
                " The map is the side for 1 to 3.",
                "В науке и подсчёте участвует фракция, за которую никто не играет. Её учёный стоит на месте с 2 шагами"
                " каждой дисциплины. Её маркеры начинают с 2 и за каждый из жетонов раундов 1–5 поднимаются на столько"
                " уровней, сколько требует бонус жетона. В начале раунда 6 жетон территории (от 12 до 15) говорит, как"
                " велика её территория. Она отнимает у вас места, но очков не получает. Карта — сторона на 1–3.",
                "У науці й підрахунку бере участь фракція, за яку ніхто не грає. Її науковець стоїть на місці з 2"
                " кроками кожної дисципліни. Її маркери починають із 2 і за кожен із жетонів раундів 1–5 піднімаються"
                " на стільки рівнів, скільки вимагає бонус жетона. На початку раунду 6 жетон території (від 12 до 15)"
                " каже, яка велика її територія. Вона відбирає у вас місця, але очок не отримує. Мапа — сторона на"
                " 1–3.",
            ),
        ),
    ),
    (
        ("Alone against the Automa", "В одиночку против Автомы", "Наодинці проти Автоми"),
        (
            (
                "You choose one of three boards and one of its two factions, then the Automa's level (1 to 5), faction"
                " and home. Of five round bonuses the Automa takes the first, you one of the others. After your first"
                " workshop it places two where a card says; the first of them is marked. Round 1 begins with you. The"
                " rules for two players do not hold.",
                "Вы выбираете один из трёх планшетов и одну из двух его фракций, затем уровень Автомы (1–5), её"
                " фракцию и родную землю. Из пяти бонусов раунда Автома берёт первый, вы один из остальных. После"
                " вашей первой мастерской она ставит две там, где говорит карта; первая из них отмечена. Раунд 1"
                " начинаете вы. Правила для двоих не действуют.",
                "Ви обираєте один із трьох планшетів та одну з двох його фракцій, потім рівень Автоми (1–5), її"
                " фракцію та рідну місцевість. Із п'яти бонусів раунду Автома бере перший, ви один з решти. Після"
                " вашої першої майстерні вона ставить дві там, де каже карта; перша з них позначена. Раунд 1 починаєте"
                " ви. Правила для двох не діють.",
            ),
            (
                "The Automa has no goods, no power, no cities and no income; you gain power from its buildings as"
                " usual. In its turn the card on top becomes the support card and says how things are chosen; the next"
                " card says what is done. Choosing one of several, it counts as far as the support card says, in"
                " reading order or backwards, and begins again where there are too few.",
                "У Автомы нет ни запасов, ни силы, ни городов, ни дохода; вы получаете силу от её зданий как обычно. В"
                " её ход верхняя карта становится картой поддержки и говорит, как выбирать; следующая говорит, что"
                " делать. Выбирая из нескольких, она отсчитывает столько, сколько говорит карта поддержки, в порядке"
                " чтения или обратно, и начинает сначала, если их меньше.",
                "В Автоми немає ні запасів, ні сили, ні міст, ні доходу; ви отримуєте силу від її будівель як"
                " звичайно. У її хід верхня карта стає картою підтримки й каже, як обирати; наступна каже, що робити."
                " Обираючи з кількох, вона відлічує стільки, скільки каже карта підтримки, у порядку читання чи"
                " навпаки, і починає спочатку, якщо їх менше.",
            ),
            (
                "It builds within reach of its marked or unmarked buildings: on the best terrain of its row, closest"
                " to you, then by counting; the terrain needs no spades. It upgrades a workshop beside you first, else"
                " what gives you the least power, to the strongest building it can. It blocks a power action and a"
                " book action. A scholar goes to the discipline of the round tile if the support card says so,"
                " otherwise where the Automa has not begun or is nearest to you; it needs no keys. An innovation that"
                " it takes, from round 3 on, is only gone.",
                "Она строит в пределах досягаемости своих отмеченных или неотмеченных зданий: на лучшей земле своего"
                " ряда, ближе всего к вам, затем по счёту; лопаты ей не нужны. Улучшает сначала мастерскую рядом с"
                " вами, иначе то, что даст вам меньше силы, до самого сильного здания. Закрывает действие силы и"
                " действие книг. Учёный идёт в дисциплину жетона раунда, если так говорит карта поддержки, иначе туда,"
                " где Автома ещё не начинала или ближе всего к вам; ключи ей не нужны. Взятая ею инновация (с раунда"
                " 3) просто исчезает.",
                "Вона споруджує в межах досяжності своїх позначених чи непозначених будівель: на найкращій місцевості"
                " свого ряду, найближче до вас, потім за ліком; лопати їй не потрібні. Модернізує спершу майстерню"
                " поруч із вами, інакше те, що дасть вам найменше сили, до найсильнішої будівлі. Закриває дію сили та"
                " дію книжок. Науковець іде до дисципліни жетона раунду, якщо так каже карта підтримки, інакше туди,"
                " де Автома ще не починала або найближча до вас; ключі їй не потрібні. Узята нею інновація (з раунду"
                " 3) просто зникає.",
            ),
            (
                "The rows of terrains begin with its home. Row A goes on along the wheel: one step back, one forward,"
                " two back, three forward, two forward, three back. Row B is its mirror: one forward, one back, two"
                " forward, three back, two back, three forward.",
                "Ряды земель начинаются с её родной. Ряд A идёт дальше по кругу: шаг назад, шаг вперёд, два назад, три"
                " вперёд, два вперёд, три назад. Ряд B зеркальный: шаг вперёд, шаг назад, два вперёд, три назад, два"
                " назад, три вперёд.",
                "Ряди місцевостей починаються з її рідної. Ряд A іде далі колом: крок назад, крок уперед, два назад,"
                " три вперед, два вперед, три назад. Ряд B дзеркальний: крок уперед, крок назад, два вперед, три"
                " назад, два назад, три вперед.",
            ),
            (
                "It passes when no card is left, or when one of the last two cards has the mark for it; then it gains"
                " the points of the round tile (in round 6 of the final tile) and takes the left, middle or right"
                " round bonus, without its coins. From round 2 on one more card joins its deck each round. At the end"
                " it takes part in area and science, not in resources. If it has more points than you, you have lost.",
                "Она пасует, когда карт не осталось или когда на одной из двух последних есть такой знак; тогда она"
                " получает очки жетона раунда (в раунде 6 жетона последнего раунда) и берёт левый, средний или правый"
                " бонус раунда без его монет. С раунда 2 в её колоду каждый раунд входит ещё одна карта. В конце она"
                " участвует в подсчёте территории и науки, но не ресурсов. Если у неё больше очков, чем у вас, вы"
                " проиграли.",
                "Вона пасує, коли карт не лишилося або коли на одній із двох останніх є такий знак; тоді вона отримує"
                " очки жетона раунду (у раунді 6 жетона фінального раунду) та бере лівий, середній чи правий бонус"
                " раунду без його монет. З раунду 2 до її колоди щораунду входить ще одна карта. Наприкінці вона бере"
                " участь у підрахунку території та науки, але не ресурсів. Якщо в неї більше очок, ніж у вас, ви"
                " програли.",
            ),
            (
                "What we know of the Automa comes from a public helper application, not from the official booklet."
                " Three of its factions, Symbionts, Blight and Gognomes, are left out, as their cards could not be"
                " found whole.",
                "Сведения об Автоме взяты из открытого приложения-помощника, не из официальной брошюры. Три её"
                " фракции, Симбионты, Скверна и Гогномы, не вошли: полного текста их карт найти не удалось.",
                "Відомості про Автому взято з відкритого застосунку-помічника, не з офіційної брошури. Три її фракції,"
                " Симбіонти, Скверна та Гогноми, не ввійшли: повного тексту їхніх карт знайти не вдалося.",
            ),
        ),
    ),
    (
        ("The two editions", "Два издания", "Два видання"),
        (
            (
                "The revised edition of 2024 changed three factions. Illusionists: 1 point a power action, 2 with four"
                " or five players (before: 3, with five players 4). Moles: 2 points a tunnel and 1 more for each"
                " player (before: 4). Navigators: 2 points and a coin for a workshop beside a river (before: 2"
                " points). Choose the edition before the game; all other numbers are alike.",
                "Исправленное издание 2024 года изменило три фракции. Иллюзионисты: 1 очко за действие силы, 2"
                " вчетвером и впятером (раньше 3, впятером 4). Кроты: 2 очка за туннель и ещё по 1 за каждого игрока"
                " (раньше 4). Навигаторы: 2 очка и монета за мастерскую у реки (раньше 2 очка). Издание выбирают перед"
                " игрой; остальные числа одинаковы.",
                "Виправлене видання 2024 року змінило три фракції. Ілюзіоністи: 1 очко за дію сили, 2 учотирьох і"
                " вп'ятьох (раніше 3, уп'ятьох 4). Кроти: 2 очки за тунель і ще по 1 за кожного гравця (раніше 4)."
                " Штурмани: 2 очки й монета за майстерню біля річки (раніше 2 очки). Видання обирають перед грою;"
                " решта чисел однакові.",
            ),
            (
                "Some things only the revised edition says, and they hold in both here: rewards come in any order,"
                " what is built beside a city joins it, the city tile of palace 11 counts as founding a city, an annex"
                " is no building elsewhere, level 12 holds one marker.",
                "Кое-что говорит только исправленное издание, но здесь это действует в обоих: награды берут в любом"
                " порядке, построенное рядом с городом входит в него, жетон города от дворца 11 считается основанием"
                " города, пристройка больше нигде не здание, на уровне 12 один маркер.",
                "Дещо каже лише виправлене видання, але тут це діє в обох: нагороди беруть у будь-якому порядку,"
                " споруджене поруч із містом входить до нього, жетон міста від палацу 11 вважають заснуванням міста,"
                " павільйон більше ніде не будівля, на рівні 12 один маркер.",
            ),
        ),
    ),
)
_FACTIONS: Final = ("The factions", "Фракции", "Фракції")


def chapters(language: str) -> list[Chapter]:
    which = LANGUAGES.index(language)
    told = [Chapter(title[which], [text[which] for text in texts]) for title, texts in _CHAPTERS]
    factions = [
        f"{faction_name(faction, language)}. {describe_faction(faction, language, REVISED)}" for faction in FACTIONS
    ]
    return [*told, Chapter(_FACTIONS[which], factions)]
