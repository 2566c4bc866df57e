## The game, its options, and what its rules have become

title = Век инноваций
tagline = Преобразуйте земли, учитесь и внедряйте то, что меняет мир.

option-setup = Планшеты и фракции
option-setup-sets = готовые наборы
option-setup-draft = драфт

option-edition = Издание
option-edition-revised = исправленное (2024)
option-edition-first = первое издание

option-map = Карта для троих
option-map-large = сторона на 3–5
option-map-small = тесная сторона на 1–3

amended-2 = В конце игры здание, до которого туннель или полёт доходит через мост, входит в территорию с обеих сторон. Дворец 14 может основать город в любой момент хода, в том числе до наград за здание и после паса. Лопаты компетенции при подготовке — это целый терраформинг без мастерской: недостающие можно докупить, и сначала один гекс делают родным.
amended-3 = Фракция Автомы выбирает землю в своём порядке только в собственном действии; строительство, о котором говорит сама карта, идёт в обычном порядке. Башня, которую компетенция даёт при подготовке, предлагает силу соседям. Действию, которое даёт только силу, нужно место в чашах, а очкам за гильдии — гильдия.

## Goods and other things that are counted

amount-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
amount-coins =
    { $case ->
        [acc]
            { $n ->
                [one] { $n } монету
                [few] { $n } монеты
               *[many] { $n } монет
            }
        [gen]
            { $n ->
                [one] { $n } монеты
                [few] { $n } монет
               *[many] { $n } монет
            }
       *[nom]
            { $n ->
                [one] { $n } монета
                [few] { $n } монеты
               *[many] { $n } монет
            }
    }
amount-tools =
    { $case ->
        [acc]
            { $n ->
                [one] { $n } инструмент
                [few] { $n } инструмента
               *[many] { $n } инструментов
            }
        [gen]
            { $n ->
                [one] { $n } инструмента
                [few] { $n } инструментов
               *[many] { $n } инструментов
            }
       *[nom]
            { $n ->
                [one] { $n } инструмент
                [few] { $n } инструмента
               *[many] { $n } инструментов
            }
    }
amount-scholars =
    { $case ->
        [acc]
            { $n ->
                [one] { $n } учёного
                [few] { $n } учёных
               *[many] { $n } учёных
            }
        [gen]
            { $n ->
                [one] { $n } учёного
                [few] { $n } учёных
               *[many] { $n } учёных
            }
       *[nom]
            { $n ->
                [one] { $n } учёный
                [few] { $n } учёных
               *[many] { $n } учёных
            }
    }
amount-books =
    { $case ->
        [acc]
            { $n ->
                [one] { $n } книгу
                [few] { $n } книги
               *[many] { $n } книг
            }
        [gen]
            { $n ->
                [one] { $n } книги
                [few] { $n } книг
               *[many] { $n } книг
            }
       *[nom]
            { $n ->
                [one] { $n } книга
                [few] { $n } книги
               *[many] { $n } книг
            }
    }
amount-power =
    { $case ->
        [acc]
            { $n ->
                [one] { $n } силу
                [few] { $n } силы
               *[many] { $n } силы
            }
        [gen] { $n } силы
       *[nom]
            { $n ->
                [one] { $n } сила
                [few] { $n } силы
               *[many] { $n } силы
            }
    }
amount-tokens =
    { $n ->
        [one] { $n } жетон силы в чашу III
        [few] { $n } жетона силы в чашу III
       *[many] { $n } жетонов силы в чашу III
    }
amount-annexes =
    { $case ->
        [acc]
            { $n ->
                [one] { $n } пристройку
                [few] { $n } пристройки
               *[many] { $n } пристроек
            }
       *[nom]
            { $n ->
                [one] { $n } пристройка
                [few] { $n } пристройки
               *[many] { $n } пристроек
            }
    }
spades =
    { $case ->
        [acc]
            { $n ->
                [one] { $n } лопату
                [few] { $n } лопаты
               *[many] { $n } лопат
            }
        [gen]
            { $n ->
                [one] { $n } лопаты
                [few] { $n } лопат
               *[many] { $n } лопат
            }
       *[nom]
            { $n ->
                [one] { $n } лопата
                [few] { $n } лопаты
               *[many] { $n } лопат
            }
    }
steps =
    { $n ->
        [one] { $n } шаг
        [few] { $n } шага
       *[many] { $n } шагов
    }
levels =
    { $n ->
        [one] { $n } уровень
        [few] { $n } уровня
       *[many] { $n } уровней
    }
bridges =
    { $n ->
        [one] { $n } мост
        [few] { $n } моста
       *[many] { $n } мостов
    }
players =
    { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
       *[many] { $n } игроков
    }
books-of =
    { $case ->
        [acc] { IN($books, case: "acc") } { $of }
        [gen] { IN($books, case: "gen") } { $of }
       *[nom] { $books } { $of }
    }
of-choice =
    { $case ->
        [acc] { IN($what, case: "acc") } на выбор
        [gen] { IN($what, case: "gen") } на выбор
       *[nom] { $what } на выбор
    }

resource-points = очки
resource-coins = монеты
resource-tools = инструменты
resource-scholars = учёные
resource-books = книги
resource-power = сила

## Terrains, buildings, disciplines

terrain-desert =
    { $case ->
        [acc] пустыню
        [gen] пустыни
       *[nom] пустыня
    }
terrain-plains =
    { $case ->
        [acc] равнину
        [gen] равнины
       *[nom] равнина
    }
terrain-swamp =
    { $case ->
        [acc] болото
        [gen] болота
       *[nom] болото
    }
terrain-lake =
    { $case ->
        [acc] озеро
        [gen] озера
       *[nom] озеро
    }
terrain-forest =
    { $case ->
        [acc] лес
        [gen] леса
       *[nom] лес
    }
terrain-mountain =
    { $case ->
        [acc] горы
        [gen] гор
       *[nom] горы
    }
terrain-wasteland =
    { $case ->
        [acc] пустошь
        [gen] пустоши
       *[nom] пустошь
    }

building-workshop =
    { $case ->
        [acc] мастерскую
        [gen] мастерской
       *[nom] мастерская
    }
building-guild =
    { $case ->
        [acc] гильдию
        [gen] гильдии
       *[nom] гильдия
    }
building-school =
    { $case ->
        [acc] школу
        [gen] школы
       *[nom] школа
    }
building-palace =
    { $case ->
        [acc] дворец
        [gen] дворца
       *[nom] дворец
    }
building-university =
    { $case ->
        [acc] университет
        [gen] университета
       *[nom] университет
    }
building-tower =
    { $case ->
        [acc] башню
        [gen] башни
       *[nom] башня
    }
building-monument =
    { $case ->
        [acc] монумент
        [gen] монумента
       *[nom] монумент
    }

neutral-workshop =
    { $case ->
        [acc] нейтральную мастерскую
       *[nom] нейтральная мастерская
    }
neutral-guild =
    { $case ->
        [acc] нейтральную гильдию
       *[nom] нейтральная гильдия
    }
neutral-school =
    { $case ->
        [acc] нейтральную школу
       *[nom] нейтральная школа
    }
neutral-palace = нейтральный дворец
neutral-university = нейтральный университет
neutral-tower =
    { $case ->
        [acc] нейтральную башню
       *[nom] нейтральная башня
    }
neutral-monument = нейтральный монумент
one-building =
    { $case ->
        [acc] { IN($building, case: "acc") }
       *[nom] { $building }
    }

discipline-banking =
    { $case ->
        [gen] банковского дела
       *[nom] банковское дело
    }
discipline-law =
    { $case ->
        [gen] права
       *[nom] право
    }
discipline-engineering =
    { $case ->
        [gen] инженерного дела
       *[nom] инженерное дело
    }
discipline-medicine =
    { $case ->
        [gen] медицины
       *[nom] медицина
    }

books-of-banking = по банковскому делу
books-of-law = по праву
books-of-engineering = по инженерному делу
books-of-medicine = по медицине
shipping = навигация
terraforming = терраформинг

## Names of factions and tiles

faction-blessed =
    { $case ->
        [dat] Благословенным
       *[nom] Благословенные
    }
faction-felines =
    { $case ->
        [dat] Фелинам
       *[nom] Фелины
    }
faction-goblins =
    { $case ->
        [dat] Гоблинам
       *[nom] Гоблины
    }
faction-illusionists =
    { $case ->
        [dat] Иллюзионистам
       *[nom] Иллюзионисты
    }
faction-inventors =
    { $case ->
        [dat] Изобретателям
       *[nom] Изобретатели
    }
faction-lizards =
    { $case ->
        [dat] Ящерам
       *[nom] Ящеры
    }
faction-moles =
    { $case ->
        [dat] Кротам
       *[nom] Кроты
    }
faction-monks =
    { $case ->
        [dat] Монахам
       *[nom] Монахи
    }
faction-navigators =
    { $case ->
        [dat] Навигаторам
       *[nom] Навигаторы
    }
faction-omar =
    { $case ->
        [dat] Омарам
       *[nom] Омары
    }
faction-philosophers =
    { $case ->
        [dat] Философам
       *[nom] Философы
    }
faction-psychics =
    { $case ->
        [dat] Ясновидцам
       *[nom] Ясновидцы
    }
the-automa = Автома
automa = Автома

automa-simpletons = Простаки
automa-kuddlers = Обнимашки
automa-druids = Друиды
automa-racelings = Скороходы
automa-wanderers = Странники
automa-mimics = Подражатели
automa-powermongers = Властолюбцы
automa-left-out = Не вошли: Симбионты, Скверна, Гогномы

bonus-river-workshop = Паром
bonus-send-scholar = Командировка
bonus-build-guild = Цеховая грамота
bonus-pass-palace-university = Парадные залы
bonus-spade = Лопата
bonus-bridge = Мост
bonus-science-step = Лекция
bonus-pass-school = Дипломы
bonus-power-and-coins = Сила и монеты
bonus-coins = Кошель

competency-tool-and-step = Практика
competency-vp-and-coins = Репутация
competency-book-and-power = Чтение
competency-instant-goods = Дары
competency-two-spades = Землекопы
competency-annexes = Пристройки
competency-power-action = Сила
competency-pass-cities = Горожане
competency-scholar-vp = Посланцы
competency-tower = Башня
competency-edge-workshop = Пограничье
competency-pass-lowest-discipline = Всесторонность

innovation-deus-ex-machina = Deus Ex Machina
innovation-trade-routes = Торговые пути
innovation-professors = Профессора
innovation-architecture = Архитектура
innovation-census = Перепись населения
innovation-colleges = Учебные заведения
innovation-league-of-cities = Лига городов
innovation-libraries = Библиотеки
innovation-communications = Коммуникации
innovation-sewers = Канализация
innovation-steam-power = Паровая энергия
innovation-steelworks = Сталь
innovation-workshop = Мастерская
innovation-guild = Гильдия
innovation-school = Школа
innovation-university = Университет
innovation-palace = Дворец
innovation-monument = Монумент

city-tools = Город мастеров
city-spades = Город землекопов
city-books = Город книг
city-coins = Город монет
city-science = Город наук
city-power = Город силы
city-scholar = Город учёных

palace-name = Дворец { $number }
card-name = Карта { $number }
scoring-name = { CAP($what) } · { $discipline }
bridge-name = Мост
points-for-guilds = Очки за гильдии
capital = { CAP($what) }
together = { AND($all) }
one-after-the-other = { $all }
board-and-more = { LIST($all, by: " · ") }
level-1 = Очень легко (уровень 1)
level-2 = Легко (уровень 2)
level-3 = Средне (уровень 3)
level-4 = Трудно (уровень 4)
level-5 = Очень трудно (уровень 5)

the-board = планшет «{ $name }»
the-faction =
    { $case ->
        [acc] фракцию «{ $name }»
       *[nom] фракция «{ $name }»
    }
the-palace = жетон дворца { $number }
the-bonus = бонус раунда «{ $name }»
the-competency =
    { $case ->
        [acc] компетенцию «{ $name }»
       *[nom] компетенция «{ $name }»
    }
the-city = жетон «{ $name }»
the-book =
    { $case ->
        [acc] книгу { $of }
       *[nom] книга { $of }
    }

## Where points come from

source-round-tiles = жетоны раундов
source-cities = города
source-innovations = инновации
source-palace = дворец
source-competencies = компетенции
source-round-bonuses = бонусы раунда
source-tracks = навигация и терраформинг
source-abilities = способность фракции
source-actions = действия
source-science-income = доход науки
source-science = наука
source-area = территория
source-resources = ресурсы
source-power-taken = полученная сила
source-start = начало игры

## What tiles count: as names, for having, for doing

scored-workshop = мастерские
scored-guild = гильдии
scored-school = школы
scored-palace = дворец
scored-university = университет
scored-spade = лопаты
scored-city = города
scored-step = шаги в науке
scored-track = навигация и терраформинг
scored-innovation = инновации
scored-edge-workshop = мастерские на границе

having-workshop = за каждую вашу мастерскую
having-guild = за каждую вашу гильдию
having-school = за каждую вашу школу
having-palace = за каждый ваш дворец
having-university = за каждый ваш университет
having-city = за каждый ваш жетон города
having-building = за число ваших зданий
having-group = за число ваших групп соседних зданий
having-bridge = за число ваших мостов
having-two-highest = за каждый уровень двух ваших лучших дисциплин
having-lowest = за каждый уровень вашей слабейшей дисциплины

doing-workshop = за каждую построенную мастерскую
doing-guild = за каждую построенную гильдию
doing-school = за каждую построенную школу
doing-palace = за каждый построенный дворец
doing-university = за каждый построенный университет
doing-spade = за каждую использованную лопату
doing-city = за каждый взятый жетон города
doing-step = за каждый шаг в науке
doing-track = за каждый шаг навигации или терраформинга
doing-innovation = за каждую внедрённую инновацию
doing-edge-workshop = за каждую мастерскую, построенную на пограничном гексе
doing-river-workshop = за каждую мастерскую, построенную у реки
doing-sent-scholar = за каждого отправленного учёного

## What is written on tiles

income = Доход: { AND($all) }.
at-once = Сразу: { $what }.
special-action = Особое действие, раз в раунд: { $what }.
when-passing = Когда пасуете: { $what }.
a-sentence = { $what }.
points-for = { $points } { AND($reasons) }
points-by-number = очки { $reason }: { $numbers }
with-so-many = { $numbers } — { $points }
and-more = { $number } и больше
steps-in-one = { $steps } в одной дисциплине
steps-in-any = { $steps } в любых дисциплинах
in-each-discipline = { $what } в каждой дисциплине
step-per-shape = шаг в науке, в любой дисциплине, за каждый вид ваших зданий на карте
free-spades =
    { $n ->
        [one] терраформинг и строительство с { $n } бесплатной лопатой
        [few] терраформинг и строительство с { $n } бесплатными лопатами
       *[many] терраформинг и строительство с { $n } бесплатными лопатами
    }
competency-of-choice = компетенция на выбор
city-of-choice = жетон города на выбор, это считается основанием города
a-bridge = мост
far-guild = гильдия с вашего планшета на любой свободный родной гекс, как бы далеко он ни был
free-guild = одна ваша мастерская бесплатно становится гильдией
exchange-school = одна ваша школа снова становится гильдией
shipping-more = навигация +{ $steps } с наградами трека
terraforming-more = терраформинг +{ $steps } с наградами трека
second-action = затем второе действие
in-parts = { $what }; лопаты и мосты в любом порядке, книги последними, ничего другого между ними
bonus-shipping = Навигация +{ $steps } в фазе действий, но не в финальном подсчёте.
steps-when-passing = Когда пасуете: шаг в науке, в любой дисциплине, { $reason }.
step-income = шаг в любой дисциплине
about-neutral-palace = Жетона дворца он не даёт, но монет за инновации больше не доплачивают.
about-neutral-university = Компетенции он не даёт. Городу с ним хватает 3 зданий.
about-neutral-tower = Ценность башни 2.
about-neutral-monument = Ценность монумента 4. Городу с ним хватает 2 зданий.
about-annexes = Действием вы ставите одну к своему зданию: его ценность растёт на 1, а при основании города оно считается за два.
ability-small-cities = Вашим городам хватает ценности 6 вместо 7; уже стоящие группы сразу проверяются заново.
ability-flight = Полёт: при терраформинге и строительстве можно за учёного, который вернётся в ваш запас, перелететь 1 или 2 гекса к гексу, не соседнему с вашими зданиями. Каждый полёт приносит 5 очков; при подсчёте территории полёты соединяют ваши здания.
ability-river-cities = Основывая город, можно пропустить гекс реки между вашими зданиями; жетон кладётся на него. Когда именно в свой ход, решаете вы.
city-text = { CAP($what) }, ключ.
scoring-text = { $points } { AND($reasons) }. В конце раунда: { $bonus }.
round-bonus = { AND($gain) } за каждые { $levels } { IN($discipline, case: "gen") }
round-bonus-each = { AND($gain) } за каждый уровень { IN($discipline, case: "gen") }
final-text = В раунде 6, вдобавок к его жетону: { $points } { $reason }.
action-price = За { IN($price, case: "acc") }: { $what }.
once-for-all = Раз в раунд, только для одного игрока.

## Planning boards and factions

board-start = В начале: { AND($all) }; сила: { $one } в чаше I, { $two } в чаше II.
board-spades = После первых зданий: бесплатная лопата, без строительства.
board-guild = Ваша первая гильдия приносит { IN($coins, case: "acc") } дохода вместо 2.
board-shipping = Ваша навигация начинается с { $level }.
shipping-track = Навигация приносит { AND($rewards) }.
on-level = { AND($gain, case: "acc") } за уровень { $level }
terraforming-track = Улучшение терраформинга стоит { AND($price, case: "acc") } и приносит сначала { AND($first, case: "acc") }, затем { AND($second, case: "acc") }.
innovation-prices = Инновации стоят { IN($books, case: "acc") }, вторая { $second }, третья { $third }.
faction-start = В начале: { AND($all) }.
levels-of = { $levels } { IN($discipline, case: "gen") }
for-so-many = { AND($gain) } ({ $players })
from-to = { $first }–{ $players }
either = { $one } или { $other }
either-of-four = { $one }, { $two }, { $three } или { $four }
edition-first = В первом издании: { $what }.
edition-revised = В исправленном издании: { $what }.

ability-blessed = Научный бонус в конце раунда считает ваш уровень на 3 выше, даже сверх 12.
ability-felines = За каждый взятый жетон города: 3 шага в науке, в одной или разных дисциплинах, и книга на выбор.
ability-goblins = За каждую использованную лопату, бесплатную или купленную: { $gain }.
ability-illusionists = Действия силы стоят вам на 1 силу меньше, и каждое приносит { $gain }.
ability-inventors = После первых зданий вы берёте компетенцию на выбор, с её шагами и книгами.
ability-lizards = За каждый взятый жетон города: терраформинг и строительство с 1 бесплатной лопатой и бесплатной мастерской, которую можно поставить на любой родной гекс в пределах досягаемости.
ability-moles = Туннель: при терраформинге и строительстве можно за 1 инструмент пропустить один гекс суши или реки и выйти к гексу, не соседнему с вашими зданиями. Каждый туннель приносит { $gain }. Действием за 1 инструмент можно построить мост, в том числе над сушей. При подсчёте территории туннели соединяют ваши здания.
ability-monks = Вместо двух мастерских вы начинаете с университетом, ставите его последними и берёте за него компетенцию.
ability-navigators = За каждую мастерскую, построенную у реки: { $gain }.
ability-omar = Первых зданий у вас три: третье — нейтральная башня ценностью 2. Порядок выбираете сами; последнее ставится после мастерских всех игроков.
ability-philosophers = За каждую взятую компетенцию: ещё одна книга по её дисциплине.

## The Automa: its factions, levels and cards

automa-start = В начале: { AND($all) }.
automa-action = Её действие: { $acts }.
act-build = построить мастерскую
act-build-anywhere = построить мастерскую в любом месте карты
act-upgrade = улучшить здание
act-block = закрыть действие силы и действие книг
act-send-scholar = отправить учёного
act-step = шаг в науке
act-two-steps = два шага в одной дисциплине
act-innovation = взять инновацию (с раунда 3)
act-faction = действие её фракции
act-level-points = очки её уровня
act-more-points = очки её уровня и ещё { $n }
act-fewer-points = очки её уровня без { $n }
closest-first = В этом действии строит как можно ближе к вам и лишь потом смотрит на местность.
human-terrain = В этом действии ряд земель у неё начинается с вашей родной, а не с собственной.
most-power-first = В этом действии строит там, где вам предложат больше всего силы. Каждый раз, когда вы берёте у её здания 2 или больше, она делает шаг в науке.
first-pass-twice = Спасовав первой, получает очки за пас дважды.
points-a-building = В конце получает { $points } за каждое своё здание.
automa-pass = Автома получает за пас { $early } в раундах 1–3 и { $late } позже.
automa-final = Автома получает за пас { $points }.
automa-discipline = Дисциплина для учёных Автомы: { $discipline }.
level-text = Навигация { $ship1 }, { $ship2 } и { $ship3 } в раундах 1–2, 3–4 и 5–6; очки уровня { $points1 }, { $points2 } и { $points3 }. { $deck }
deck-1 = Начинает с пятью картами: карта 3 приходит во втором раунде.
deck-2 = Начинает с шестью стартовыми картами.
deck-3 = Начинает с одной картой резерва сверх шести.
deck-4 = Начинает с двумя картами резерва сверх шести.
deck-5 = Начинает с картой 13 и ещё одной картой резерва сверх шести.
card-acts = Как карта действия: { $acts }.
card-supports = Как карта поддержки: строит у своих { $near }; ряд земель { $row }; счёт до { $count } { $direction }.
near-unmarked = неотмеченных зданий
near-marked = отмеченных зданий
near-unmarked-toward = неотмеченных зданий, навстречу отмеченным
near-marked-toward = отмеченных зданий, навстречу неотмеченным
forwards = сверху слева
backwards = снизу справа
card-by-tile = Учёные идут в дисциплину жетона раунда, в раунде 6 — жетона последнего раунда.
card-bonus-left = При пасе: левый бонус раунда.
card-bonus-middle = При пасе: средний бонус раунда.
card-bonus-right = При пасе: правый бонус раунда.
card-ends = Открытая одной из двух последних, заставляет Автому спасовать.
card-starts = В колоде с начала игры.
card-reserve = В резерве: каждый раунд одна такая карта входит в колоду.
automa-why-left-out = Полный текст карт этих трёх фракций Автомы найти не удалось, поэтому сыграть против них здесь нельзя.

## Kinds of pieces, and where their values come from

section-boards = Планшеты планирования
section-factions = Фракции
section-palaces = Дворцы
section-innovations = Инновации
section-competencies = Компетенции
section-bonuses = Бонусы раунда
section-cities = Жетоны городов
section-scoring-tiles = Жетоны раундов
section-final-tiles = Жетоны последнего раунда
section-power-actions = Действия силы
section-book-actions = Действия книг
section-automa-factions = Фракции Автомы
section-automa-levels = Уровни Автомы
section-automa-cards = Карты Автомы
from-print = изображения жетонов и обе книги правил
from-helper = открытое приложение-помощник; официальной брошюры не было

## Where the game stands

progress = Раунд { $round } из { $rounds }
phase-setup = Подготовка
phase-actions = действия
phase-income = доход
phase-science = научный бонус
phase-over = Партия окончена
over-with-automa = Партия окончена · у Автомы { $points }

## Questions

prompt-lay-scoring = Случай выбирает жетон раунда.
prompt-lay-final = Случай выбирает жетон последнего раунда.
prompt-lay-book-action = Случай выбирает действие книг этой партии.
prompt-lay-innovation = Случай выкладывает инновацию.
prompt-lay-competency = Случай выкладывает компетенцию.
prompt-lay-palace = Случай выкладывает жетон дворца.
prompt-lay-bonus = Случай выкладывает бонус раунда.
prompt-lay-board = Случай выкладывает планшет.
prompt-lay-faction = Случай выкладывает фракцию.
prompt-deal-faction = Случай кладёт фракцию к планшету.
prompt-deal-first-faction = Случай кладёт фракцию к планшету.
prompt-deal-second-faction = Случай кладёт вторую фракцию к планшету.
prompt-deal-bonus = Случай кладёт бонус раунда к планшету.
prompt-turn-up-territory = Случай открывает жетон территории.
prompt-automa-buildings = Карта говорит, где встанут первые мастерские Автомы.
prompt-draw-reserve = Карта резерва входит в колоду Автомы.
prompt-turn-up = Автома открывает следующую карту.
prompt-choose-bundle = Выберите планшет с фракцией и бонусом.
prompt-draft = Возьмите планшет, фракцию или жетон дворца.
prompt-choose-bonus = Возьмите бонус раунда на 1-й раунд.
prompt-choose-solo-board = Выберите планшет; затем одну из двух его фракций.
prompt-choose-solo-faction = Выберите фракцию.
prompt-choose-automa-level = Насколько сильна Автома?
prompt-choose-automa-faction = За какую фракцию играет Автома?
prompt-choose-automa-terrain = Какая земля родная для Автомы?
prompt-first-building = Поставьте первое здание на родной земле.
prompt-turn = Выберите действие или спасуйте.
prompt-second-turn = Выберите второе действие или закончите ход.
prompt-after-action = Сделайте обмены или закончите ход.
prompt-take-power = Получить { IN($power, case: "acc") } { $price }?
prompt-use-key = { CAP($discipline) }: использовать ключ города, чтобы войти на уровень 8?
prompt-late-steps = { CAP($discipline) }: для уровня 8 не хватает ключа. Основать город через реку?
prompt-steps = Выберите дисциплину: { $steps }.
prompt-any-steps = Выберите дисциплину для одного шага; всего { $steps }.
prompt-gain-books = Вы получаете { IN($books, case: "acc") }: выберите дисциплину для одной.
prompt-gain-book = Выберите дисциплину книги.
prompt-pay-books = { $what }: осталось заплатить { IN($books, case: "acc") }. Сколько { $of }?
prompt-free-guild = Какая мастерская бесплатно станет гильдией?
prompt-exchange-school = Какая школа снова станет гильдией?
prompt-place-guild = На каком родном гексе поставить гильдию?
prompt-place-neutral = Поставьте { IN($what, case: "acc") } в пределах досягаемости.
prompt-use-spades = У вас { $spades }: какой гекс преобразовать?
prompt-use-spades-for-settlers = Бесплатные лопата и мастерская: преобразуйте гекс или стройте на родной земле.
prompt-use-spades-without-building = У вас { $spades } без строительства: какой гекс преобразовать?
prompt-transform = { $hex }, сейчас { $terrain }: во что превратить?
prompt-settle = Построить мастерскую на гексе, который стал родным?
prompt-settle-freely = На каком родном гексе поставить бесплатную мастерскую?
prompt-build-bridges = Где построить мост?
prompt-rewards = Какую награду взять первой?
prompt-rewards-or-a-city = Возьмите награду или сначала основайте город через реку.
prompt-parts = Какой дар дворца взять первым?
prompt-take-competency = Возьмите компетенцию.
prompt-take-city = Возьмите жетон города.
prompt-choose-palace = Выберите жетон дворца.
for-points = за { $points }
for-free = бесплатно

## What chance deals and turns up

line-deal-score = Жетон раунда { $round }: «{ $tile }»
line-deal-final = Жетон последнего раунда: «{ $tile }»
line-deal-books = Действие книг в игре: «{ $tile }»
line-deal-innovation = Инновация в игре: «{ $tile }»
line-deal-competency = Компетенция, { $discipline }, ряд { $row }: «{ $tile }»
line-deal-palace = В игре: { $tile }
line-deal-board = Планшет в игре: { $tile }
line-deal-faction = Фракция в игре: { $tile }
line-deal-bonus = Бонус раунда в игре: «{ $tile }»
line-deal-faction-of-set = { $board }: { $tile }
line-deal-bonus-of-set = { $board }: бонус раунда «{ $tile }»
line-turn-up-territory = Жетон территории: { $size }
line-turn-up-card = Открыта карта { $number }

# Several of a kind in a row.
revealed-deal =
    { $n ->
        [one] { $n } жетон или планшет этой партии
        [few] { $n } жетона и планшета этой партии
       *[many] { $n } жетонов и планшетов этой партии
    }
revealed-card =
    { $n ->
        [one] { $n } карта Автомы
        [few] { $n } карты Автомы
       *[many] { $n } карт Автомы
    }
revealed-territory =
    { $n ->
        [one] { $n } жетон территории
        [few] { $n } жетона территории
       *[many] { $n } жетонов территории
    }
line-card-joins = Карта { $number } вошла в колоду Автомы

## Buttons

label-choose = Взять: { $set }
label-take = Взять { IN($what, case: "acc") }
label-automa-level = Играть с Автомой: { LOW($strength) }
label-automa-faction = Выбрать соперника: { $name }
label-automa-terrain = Поселить Автому: { $terrain }
label-build = Построить мастерскую на { $hex }
label-dig = Преобразовать { $hex }
label-to = Превратить { $hex } в { IN($terrain, case: "acc") }
label-tunnel = Проложить туннель к { $hex }
label-fly = Перелететь к { $hex }
label-place = Поставить { IN($what, case: "acc") } на { $hex }
label-upgrade = Улучшить до { IN($building, case: "gen") } на { $hex }
label-exchange = Заменить школу на { $hex } гильдией
label-ship = Улучшить навигацию до { $level }
label-shovel = Улучшить терраформинг до { $level }
label-develop = Внедрить инновацию «{ $name }»
label-pay = Заплатить { IN($books, case: "acc") }
label-pay-none = Не платить книгами { $of }
label-send = Отправить учёного ({ $discipline }, { $steps })
label-power = Выполнить действие силы «{ $name }»
label-books = Выполнить действие книг «{ $name }»
label-special = Выполнить особое действие «{ $name }»
label-land-bridge = Построить мост за инструмент
label-bridge = Построить мост { $site }
label-annex = Поставить пристройку на { $hex }
label-connect = Основать город через гекс реки { $hex }
label-step = Сделать { $steps } ({ $discipline })
label-key = Использовать ключ ({ $discipline })
label-reward-competency = Взять компетенцию
label-reward-city = Взять жетон города
label-reward-steps = Сделать шаги в науке
label-reward-spades = Применить бесплатные лопаты
label-reward-settle = Применить бесплатные лопату и мастерскую
label-reward-bridges = Построить мосты
label-reward-building = Поставить нейтральное здание
label-reward-guild = Поставить гильдию
label-reward-parts = Взять дары дворца
label-reward-books = Взять книги
label-burn = Сжечь силу
label-convert = Обменять { IN($price, case: "acc") } на { IN($gain, case: "acc") }
label-take-power = Получить { IN($power, case: "acc") } { $price }
label-decline = Отказаться
label-pass = Спасовать, взять бонус «{ $bonus }»
label-last-pass = Спасовать
label-done = Закончить ход
label-drop-spades = Отказаться от { IN($spades, case: "gen") }
label-drop-workshop = Не строить
label-drop-bridge = Не строить мост
label-drop-steps = Отказаться от шагов
label-drop-key = Оставить ключ
label-terraform-and-build = Преобразовать { $hex } и построить
label-tunnel-and-build = Туннель к { $hex } и строительство
label-fly-and-build = Перелететь к { $hex } и построить
label-without-building = Только { LOW($answer) }
label-burning = { $answer }, сжигая { IN($power, case: "acc") }
label-special-at = { $special }: { LOW($answer) }

## The log

line-choose = Взято: { $set }
line-take = Взято: { $what }
line-automa-level = Выбрано для Автомы: { LOW($strength) }
line-automa-faction = Выбрана фракция Автомы: «{ $name }»
line-automa-terrain = Выбрана родная земля Автомы: { $terrain }
line-build = Построена мастерская на { $hex }
line-dig = Терраформирован гекс { $hex }
line-to = Гекс { $hex } превращён в { IN($terrain, case: "acc") }
line-tunnel = Проложен туннель к { $hex }
line-fly = Совершён полёт к { $hex }
line-place = Поставлено: { $what } на { $hex }
line-upgrade = Здание на { $hex } улучшено до { IN($building, case: "gen") }
line-exchange = Школа на { $hex } заменена гильдией
line-ship = Навигация улучшена до { $level }
line-shovel = Терраформинг улучшен до { $level }
line-develop = Внедрена инновация «{ $name }»
line-pay = Заплачено книгами { $of }
line-pay-none = Без книг { $of }
line-send = Отправлен учёный: { $discipline }
line-power = Выполнено действие силы «{ $name }»
line-books = Выполнено действие книг «{ $name }»
line-special = Выполнено особое действие «{ $name }»
line-land-bridge = Инструмент отдан за мост
line-bridge = Построен мост { $site }
line-annex = Поставлена пристройка на { $hex }
line-connect = Основан город через гекс реки { $hex }
line-step = Продвижение в науке: { $discipline }
line-key = Использован ключ: { $discipline }
line-reward = Выбрано, какая награда первая
line-burn = Сила сожжена
line-convert = Обмен: { $price } → { $gain }
line-take-power = Получена сила
line-decline = Не взято: { $power }
line-overtaken = Обгон в дисциплине «{ $discipline }»: { $level } против { $own }
line-pass = Пас, взят бонус «{ $bonus }»
line-last-pass = Пас
line-done = Ход закончен
line-drop-spades = Отказ от { IN($spades, case: "gen") }
line-drop-workshop = Мастерская не построена
line-drop-bridge = Мост не построен
line-drop-steps = Шаги не сделаны
line-drop-key = Ключ оставлен

## What is worth knowing before an answer

note-far = { CAP($terrain) }: { $spades } до { IN($home, case: "gen") }.
note-free = Бесплатно: { $spades }.
note-bought = Весь путь стоит { IN($price, case: "acc") }.
note-not-all-the-way = В наличии только { $spades }.
note-becomes = Там будет { $terrain }.
note-away = Это ещё не родная земля, мастерскую там не построить.
note-books-more = Затем ещё { IN($books, case: "acc") }.
note-books-of-choice = Затем надо заплатить ещё { IN($books, case: "acc") } по любым дисциплинам.
note-key-missing = Для уровня 8 нужен ключ.
note-key-asked = Уровень 8 откроет ключ.
note-top-taken = Уровень 12 занят.
note-at-the-top = Уже на вершине.
note-per-spade = Отныне лопата стоит { IN($tools, case: "acc") }.
note-steps-lost = Оставшиеся шаги пропадут.
note-place = В раунде { $round } ваш ход { $place }-й.
note-last = Впереди только финальный подсчёт.

## What else an answer does

event-cities =
    { $n ->
        [one] новый город
        [few] { $n } новых города
       *[many] { $n } новых городов
    }
event-track = { $what } +{ $n }
event-key = 1 ключ
event-stays = учёный остаётся там навсегда
event-returns = учёный возвращается в запас
event-burn =
    { $n ->
        [one] { $n } сила переходит из чаши II в чашу III, столько же покидает игру
        [few] { $n } силы переходят из чаши II в чашу III, столько же покидает игру
       *[many] { $n } силы переходит из чаши II в чашу III, столько же покидает игру
    }
event-income = доход: { AND($amounts) }
event-science-bonus = научный бонус: { AND($amounts) }
event-from-bowls = { $one } из чаши I в II, { $two } из II в III
event-from-bowl-1 = { $one } из чаши I в II
event-from-bowl-2 = { $two } из чаши II в III
event-points = очки: { $shares }
point-share = { $source } { $n }
event-offers = предложить { AND($offers) }
offer-to = { IN($power, case: "acc") } { IN($who, case: "dat") }
event-may-take = можно взять { IN($power, case: "acc") } { $price }
event-then = затем { AND($all) }
due-competency = компетенция
due-city = жетон города
due-palace = жетон дворца
due-steps = { $steps } в науке
due-settle = бесплатные лопата и мастерская
due-building = нейтральное здание
due-guild = гильдия на любом свободном родном гексе
due-parts = дары дворца
due-second-action = второе действие
due-any-steps = шаги в науке
due-any-spades = бесплатные лопаты
due-any-books = книги на выбор
by-tunnel = туннель
by-flight = перелёт

automa-stands = { $building } на { $hex }
automa-blocks-power = закрыто действие силы «{ $name }»
automa-blocks-books = закрыто действие книг «{ $name }»
automa-takes = взята инновация «{ $name }»
automa-gains = получено: { $points }
automa-passes = пас

## Why something cannot be chosen

far = вне досягаемости
home = уже ваша родная земля
taken = занято: { $who }
built = там уже есть здание
foreign = не ваша родная земля
short-of = не хватает { AND($amounts, case: "gen") }
short-for = { $what }: не хватает { AND($amounts, case: "gen") }
short-of-power = в чаше III не хватает { AND($amounts, case: "gen") }
used = уже использовано в этом раунде
no-piece = { $building }: больше нет на планшете
highest = улучшать некуда
neutral = нейтральные здания не улучшают
no-bridge-left = мостов не осталось
no-site = нет места для моста у ваших зданий
no-scholar = нет учёного
no-scholar-left = в запасе не осталось учёных
no-land = нет земли для работы
no-workshop = нет мастерской, которая могла бы стать гильдией
no-school = нет школы, которая могла бы стать гильдией
no-guild = у вас нет гильдий
bowls-full = вся ваша сила уже в чаше III
no-step = ни одну дисциплину не поднять
no-slot = нет свободного места
top = улучшено до предела
yours-already = она у вас уже есть
none-left = таких не осталось
three-innovations = у вас уже три инновации
no-city = города через него не выйдет
river-used = через него уже лежит город
key-missing = для уровня 8 нужен ключ
top-taken = уровень 12 занят
at-the-top = уже на вершине
nothing-within-reach = в пределах досягаемости ничего нет
no-special = у вас нет особых действий
no-conversion = нечего обменивать
no-burning = в чаше II меньше 2 силы
annex-there = пристройка там уже есть

## The outlook

outlook-science = Науки
outlook-area = Наибольшая область
outlook-left = Остаток
outlook-round = Конец раунда { $round }

## Когда задаётся вопрос

occasion-offer = { CAP($builder) } построили рядом с вами
occasion-offer-of-the-automa = Автома строит рядом с вами
stage-choosing = Планшеты и фракции
stage-buildings = Первые здания
stage-round = 1-й раунд

## The guided first game: one idea at a time, what to do, and why

lesson-goal = Побеждают очки
lesson-goal-do = Вы заселяете земли, строите, учитесь и изобретаете. После шести раундов побеждает тот, у кого больше всех очков.
lesson-goal-why = очки даёт всё это, каждое по-своему; увидите шаг за шагом.

lesson-set = Земля, народ и бонус
lesson-set-do = Выберите один из наборов: родная земля, фракция и бонус раунда.
lesson-set-why = земля говорит, где вы живёте, фракция — что вы умеете лучше других, а бонус помогает в первом раунде.

lesson-first = Начните там, где есть куда расти
lesson-first-do = Поставьте первое здание на подсвеченный гекс родной земли.
lesson-first-why = рядом с другими гексами родной земли расти дёшево; рядом с соседями вам будут предлагать силу.

lesson-turn = Одно действие за ход
lesson-turn-do = Выберите подсвеченное и посмотрите цену; то же место ещё раз или кнопка внизу выполнит действие. До конца хода его можно отменить.
lesson-turn-why = все по очереди делают по одному действию, пока не спасуют; у кого больше осталось, тот действует дольше.

lesson-terraform = Сделайте землю своей
lesson-terraform-do = Выберите подсвеченный гекс в пределах досягаемости, преобразуйте его в родную землю и постройте мастерскую.
lesson-terraform-why = мастерские дают инструменты в каждом доходе, и от каждой из них вы достаёте до новых земель.

lesson-offer = Соседи дают силу
lesson-offer-do = Кто-то построил рядом с вами. Возьмите предложенную силу.
lesson-offer-why = силой оплачивают сильные действия. Немного силы даром, больше стоит очков; в начале игры это выгодно.

lesson-competency = Выберите компетенцию
lesson-competency-do = Возьмите один из подсвеченных жетонов.
lesson-competency-why = он поднимает вас в дисциплине своего столбца, нижние ряды дают книги, и большинство действует до конца партии.

lesson-round = Каждый раунд за что-то платит
lesson-round-do = Эти жетоны говорят, за что в каждом раунде дают очки. Посмотрите на жетон этого раунда и следующего.
lesson-round-why = то же здание принесёт больше, если построить его в нужном раунде.

lesson-upgrade = Мастерские растут
lesson-upgrade-do = Улучшите мастерскую до гильдии. Рядом с соседом это дешевле.
lesson-upgrade-why = гильдии дают монеты и силу. Мастерская возвращается на планшет и снова закрывает свой инструмент.

lesson-power = Сила действует
lesson-power-do = Используйте одно из действий силы. В раунде каждое достаётся только одному игроку.
lesson-power-why = сила идёт из чаши I в II и из II в III, а платит только чаша III. Если силы не хватает, пожертвование поднимает один жетон из чаши II, а другой пропадает.

lesson-school = Школа даёт знания
lesson-school-do = Улучшите гильдию до школы.
lesson-school-why = она даёт учёного в каждом доходе и сразу компетенцию.

lesson-send = Учёные учатся
lesson-send-do = Отправьте учёного в дисциплину: ваш маркер поднимется.
lesson-send-why = подъём даёт силу по пути, бонус в конце тех раундов, где на жетоне эта дисциплина, и очки в конце партии тем, кто выше всех.

lesson-innovation = Книги становятся инновациями
lesson-innovation-do = Собирайте книги: когда нужных хватит, эти жетоны подсветятся, и один можно взять.
lesson-innovation-why = инновация даёт очки или что-то постоянное, и каждая достаётся только одному игроку. С дворцом она дешевле.

lesson-pass = Пасуйте, когда делать нечего
lesson-pass-do = В этом раунде почти ничего не осталось: спасуйте и возьмите другой бонус раунда.
lesson-pass-why = кто спасует первым, начнёт следующий раунд; а там придёт доход от всего, что стоит на карте.

lesson-city = Города
lesson-city-do = Стройте рядом: четыре соседних здания, достаточно сильных вместе, становятся городом.
lesson-city-why = жетон города сразу даёт очки, дар и ключ к верхним уровням дисциплины.

lesson-end = Думайте о конце
lesson-end-do = После шестого раунда дают очки дисциплины и наибольшая область. Посмотрите, кого ещё можно обойти.
lesson-end-why = это сразу много очков, а остатки запасов стоят мало.

## Сила в журнале

bowls = чаши силы: { $one }, { $two }, { $three }

## Что в этой партии за набор и что против

prospect-rounds =
    { $n ->
        [one] Раунд { AND($rounds) }
        [few] Раунды { AND($rounds) }
       *[many] Раунды { AND($rounds) }
    }
prospect-rewarded = { $rounds }: { $points } { $what }
prospect-by-ability = { $rewarded }; ваша способность как раз для этого.
prospect-by-board = { $rewarded }; с этим помогает ваш планшет.
prospect-standing = { $rewarded }; ваш университет уже стоит.
prospect-spades = { $rewarded }; ваша поначалу стоит дорого: { $price }.
prospect-unhelped = { $rewarded }; вам в этом ничто не помогает.
prospect-science = { $rounds }: бонус за уровни { IN($discipline, case: "gen") }; у вас сразу { $levels }.
prospect-bonus-levels = Каждый научный бонус раунда считает ваш уровень на { $levels } выше.
prospect-near =
    { $n ->
        [one] Рядом с местностью «{ $terrain }» { $n } гекс в одной лопате: больше, чем почти у всех.
        [few] Рядом с местностью «{ $terrain }» { $n } гекса в одной лопате: больше, чем почти у всех.
       *[many] Рядом с местностью «{ $terrain }» { $n } гексов в одной лопате: больше, чем почти у всех.
    }
prospect-far =
    { $n ->
        [one] Рядом с местностью «{ $terrain }» лишь { $n } гекс в одной лопате: меньше, чем у других.
        [few] Рядом с местностью «{ $terrain }» лишь { $n } гекса в одной лопате: меньше, чем у других.
       *[many] Рядом с местностью «{ $terrain }» лишь { $n } гексов в одной лопате: меньше, чем у других.
    }
prospect-rivals = Соседние по кругу земли уже заняты ({ AND($terrains) }): там нужны те же гексы.
prospect-alone = Пока никто не живёт в одной лопате.
