## The game, its options, and what its rules have become

title = Санта-Марія
tagline = Заснуйте колонію, пробуджуйте її кубиками й зробіть найщасливішою.

option-colonies = Колонії (наодинці завжди B)
option-colonies-dealt = сторона A, роздаються (перша партія)
option-colonies-chosen = сторона A, на вибір
option-colonies-advanced = сторона B: ратуші та власний учений

option-blue = Сині кубики
option-blue-own = у кожного свої
option-blue-shared = спільний запас

option-happiness = Щастя й кораблі суперників
option-happiness-hidden = приховано до кінця
option-happiness-open = відкрито

option-content = Значення тайлів
option-content-built-in = вбудовані (реконструкція)

option-gold = Оплата, коли є золото
option-gold-exact = платити самими ресурсами, золотом — за ті, яких бракує
option-gold-ask = питати

amended-2 = Щастя лежить долілиць, якщо за столом не домовилися грати відкрито. Логістика пересуває кубики й посеред ряду чи стовпця: звільнена будівля активується. Математика, вивчена під час пасу, повертає монети того ж ходу. Продавати й купувати можна в будь-якому порядку.
amended-3 = Більшість кораблів приносить на очко менше, а дві ратуші мають інші будівлі, щоб жодна ратуша не була сильнішою за інші. Розпочаті раніше партії тривають із колишніми значеннями.
amended-4 = Тайл спершу оплачують, а потім кладуть; раніше про зайве золото питали після цього. Якщо виправлена ціна вимагає понад 3 одиниці ресурсу, про те, що не вміщується у сховище, більше не питають.

## Where the game stands

progress-setup = підготовка
part = Рік { $number }
progress-year = Рік { $year } з { $years }
progress-over = партію закінчено
role = { $colony } · { $scholar }

## Amounts

amount-wood =
    { $case ->
        [acc]
            { $n ->
                [one] { $n } деревину
                [few] { $n } деревини
               *[many] { $n } деревини
            }
       *[nom]
            { $n ->
                [one] { $n } деревина
                [few] { $n } деревини
               *[many] { $n } деревини
            }
    }
amount-grain =
    { $n ->
        [one] { $n } зерно
        [few] { $n } зерна
       *[many] { $n } зерна
    }
amount-sugar =
    { $n ->
        [one] { $n } цукор
        [few] { $n } цукру
       *[many] { $n } цукру
    }
amount-gem =
    { $n ->
        [one] { $n } самоцвіт
        [few] { $n } самоцвіти
       *[many] { $n } самоцвітів
    }
amount-gold =
    { $n ->
        [one] { $n } золото
        [few] { $n } золота
       *[many] { $n } золота
    }
amount-coins =
    { $case ->
        [acc]
            { $n ->
                [one] { $n } монету
                [few] { $n } монети
               *[many] { $n } монет
            }
       *[nom]
            { $n ->
                [one] { $n } монета
                [few] { $n } монети
               *[many] { $n } монет
            }
    }
amount-points =
    { $case ->
        [acc]
            { $n ->
                [one] { $n } очко щастя
                [few] { $n } очки щастя
               *[many] { $n } очок щастя
            }
       *[nom]
            { $n ->
                [one] { $n } очко щастя
                [few] { $n } очки щастя
               *[many] { $n } очок щастя
            }
    }
amount-religion =
    { $n ->
        [one] { $n } крок релігії
        [few] { $n } кроки релігії
       *[many] { $n } кроків релігії
    }
amount-conquest =
    { $n ->
        [one] { $n } крок завоювання
        [few] { $n } кроки завоювання
       *[many] { $n } кроків завоювання
    }
amount-colonists =
    { $n ->
        [one] { $n } колоніст
        [few] { $n } колоністи
       *[many] { $n } колоністів
    }
amounts =
    { $case ->
        [acc] { AND($all, case: "acc") }
       *[nom] { AND($all) }
    }
one-of =
    { $case ->
        [acc] { LIST($ways, by: " або ", case: "acc") }
       *[nom] { LIST($ways, by: " або ") }
    }

# As headings.
name-wood = деревина
name-grain = зерно
name-sugar = цукор
name-gem = самоцвіти
name-gold = золото
name-coins = монети
name-points = щастя

# One of a good, without its number: what is sold, bought, paid or replaced by gold.
good-wood =
    { $case ->
        [acc] деревину
        [gen] деревини
        [ins] деревиною
       *[nom] деревина
    }
good-grain =
    { $case ->
        [gen] зерна
        [ins] зерном
       *[nom] зерно
    }
good-sugar =
    { $case ->
        [gen] цукру
        [ins] цукром
       *[nom] цукор
    }
good-gem =
    { $case ->
        [gen] самоцвіту
        [ins] самоцвітом
       *[nom] самоцвіт
    }
good-gold =
    { $case ->
        [gen] золота
        [ins] золотом
       *[nom] золото
    }
good-coins =
    { $case ->
        [gen] монет
        [ins] монетами
       *[nom] монети
    }

## The colony and what lies there

terrain-farm =
    { $case ->
        [acc] ферму
       *[nom] ферма
    }
terrain-forest = ліс
terrain-mountain =
    { $case ->
        [acc] гору
       *[nom] гора
    }
terrain-city = місто
terrain-town-hall =
    { $case ->
        [acc] ратушу
       *[nom] ратуша
    }
terrain-road = дорога
building = { $terrain } ({ LIST($effects, by: "; ") })
settled-road = { $terrain } ({ $colonists })
tile = { LIST($spaces, by: ", ") }
titled = { CAP($name) }
tile-text = { CAP($spaces) }.
cell = стовпець { $column }, ряд { $row }
column = стовпець { $n }
row = ряд { $n }
white-die = білий кубик { $pips }
blue-die = синій кубик { $pips }
changed-die = { $die } → { $pips }

# Beside the dice, the monks and the spaces for those who pass, in a few words.
hint-change = 1 монета за очко
hint-fee = { IN($coins, case: "acc") } кожному, хто вже там
hint-first = найближчий до «1-го» почне наступний рік

## Effects, in full and as symbols

effect-gain = отримайте { AND($amounts, case: "acc") }
effect-trade = сплатіть { IN($prices, case: "acc") }, отримайте { IN($gains, case: "acc") }
effect-religion = зробіть крок шляхом релігії
effect-conquistador = відправте конкістадора
effect-shipping = завантажте корабель
effect-road = покладіть тайл дороги
symbol-gain = { AND($names) }
symbol-trade = { $prices } → { $gains }
symbol-religion = релігія
symbol-conquistador = завоювання
symbol-shipping = перевезення
symbol-road = дорога
symbol-monk = чернець
symbol-monk-and-die = чернець і синій кубик

## Pieces

name-corrected = { "uk" ->
        [en] { $en }
        [ru] { $ru }
       *[uk] { $uk }
    }
colony-a1 = Колонія A1
colony-a2 = Колонія A2
colony-a3 = Колонія A3
colony-a4 = Колонія A4
colony-b = Колонія B
colony-row = Ряд { $row }: { $buildings }.
in-column = стовпець { $column } — { $building }

ship = корабель за { AND($load, case: "acc") }
ship-text = Вантаж: { AND($load) }. Наприкінці: { $points }.

# The Russian names are the rulebook's.
scholar-astronomy = Астрономія
scholar-taxation = Оподаткування
scholar-botany = Ботаніка
scholar-philosophy = Філософія
scholar-mathematics = Математика
scholar-construction = Конструювання
scholar-industrialization = Індустріалізація
scholar-basic-economics = Базова економіка
scholar-advanced-economics = Поглиблена економіка
scholar-logistics = Логістика

ability-astronomy = Отримавши корабель, можете одразу переставити його до іншої своєї пристані: 1 монета за кожен крок угору чи вниз.
ability-taxation = Активуючи ряд чи стовпець кубиком, отримайте 1 монету за кожних { $n } колоністів у ньому.
ability-taxation-each = Активуючи ряд чи стовпець кубиком, отримайте 1 монету за кожного колоніста в ньому.
ability-botany = Використовуючи кубик, можете сплатити 1 деревину або 1 зерно й виставити на ньому будь-яке число.
ability-philosophy = Синім кубиком можете активувати не лише ряд, а й стовпець.
ability-mathematics = Коли ви пасуєте, усі монети з однієї будівлі, активованої за монети, повертаються до вашого сховища.
ability-construction = Активувавши ряд чи стовпець, можете покласти кубик на будь-яку його будівлю, що була вільна.
ability-industrialization = Активуючи торгову будівлю, можете здійснити обмін двічі.
ability-basic-economics = У свій хід можете купувати деревину й зерно по 2 монети замість 3.
ability-advanced-economics = У свій хід можете купувати цукор і самоцвіти по 3 монети.
ability-logistics = У свій хід за 1 монету можете пересунути кубик із будівлі на вільну сусідню або з'єднану з нею дорогою.
scholar-text = { $ability } Наприкінці: { $points }.

# These names are ours.
bishop-square = Квадрат
bishop-fleet = Флот
bishop-cities = Міста
bishop-colonists = Колоністи
bishop-area = Розлогий край
bishop-diversity = Розмаїття

counts-square = Найбільший квадрат без порожніх клітинок: { LIST($squares, by: ", ") } і більше.
square-smallest = { $points } за сторону { $side }
square-larger = { $points } за { $side }
counts-fleet = { $points } за кожен корабель біля вашої найповнішої пристані, щонайбільше { $maximum }.
counts-cities = { $points } за кожне місто поруч із вашою ратушею або з'єднане з нею дорогою, щонайбільше { $maximum }.
counts-colonists = { $points } за кожного колоніста на дорогах, що ведуть до вашої ратуші, щонайбільше { $maximum }.
counts-area = { $points } за кожну клітинку вашої найбільшої суцільної ділянки ферм, лісів або гір, щонайбільше { $maximum }.
counts-diversity = { $points } за кожен ряд і стовпець, де є принаймні по одній фермі, лісу, горі й місту, щонайбільше { $maximum }.
bishop-text = { $counts } Сам єпископ коштує { $points }.

# In a few words, for a list.
short-astronomy = новий корабель до іншої пристані за монети
short-taxation = монети за колоністів у лінії
short-botany = будь-яке число на кубику за деревину чи зерно
short-philosophy = сині кубики й для стовпців
short-mathematics = монети з однієї будівлі назад під час пасу
short-construction = кубик на будь-яку будівлю лінії
short-industrialization = обмін двічі
short-basic-economics = деревина й зерно за 2 монети
short-advanced-economics = цукор і самоцвіти за 3 монети
short-logistics = кубик дорогами за монету
short-square = найбільший повний квадрат
short-fleet = кораблі біля найповнішої пристані
short-cities = міста, з'єднані з ратушею
short-colonists = колоністи на дорогах від ратуші
short-area = найбільша ділянка ферм, лісів або гір
short-diversity = лінії з усіма чотирма місцевостями

# These names are ours.
mission-1 = Милосердя
mission-2 = Майстерня
mission-3 = Комора
mission-4 = Скарбниця
mission-text = Один раз: отримайте { AND($amounts, case: "acc") }.

dock = Пристань: { $symbol }
dock-text = Коли пасуєте, за кожен корабель тут: { $effect }.
pass-space = Пас: { $symbol }
pass-text = { CAP($effect) }. Місце { $space } з { $spaces }, рахуючи від знака першого гравця.

track-religion = Шлях релігії
track-religion-text = Поділок: { $spaces }. Ченця можна завербувати на поділках { AND($monks) }; символи номер { AND($blue) } приносять також синій кубик. Наприкінці шляху кожен наступний крок дає { $points }.
track-conquest = Шлях завоювання
track-conquest-text = Поділок: { $spaces }. Золото лежить на поділках { AND($gold) }. В одиночній грі дерева стоять біля поділок { AND($trees) }.
conquest-points = Завоювання, гравців: { $players }
conquest-alone = Завоювання, одиночна гра
conquest-points-text = Очки за місцями. { LIST($years, by: " ") }
conquest-alone-text = Очки тому, хто дійшов до дерева цього року. { LIST($years, by: " ") }
conquest-year = Рік { $year }: { LIST($points, by: ", ") }.

achievement-communism = Комунізм
achievement-capitalism = Капіталізм
achievement-theocracy = Теократія
# The rulebook's own word, letter by letter.
achievement-kapracracy = Капракратія
achievement-democracy = Демократія
achievement-utopia = Утопія
achieved-communism = Щонайменше { $n } очок щастя за колоністів.
achieved-capitalism = Щонайменше { $n } набори кораблів.
achieved-theocracy = Щонайменше { $n } очок щастя за вимоги єпископів, не враховуючи їхньої вартості.
achieved-kapracracy = Суцільна ділянка ферм, лісів, гір або міст від лівого краю до правого чи від верхнього до нижнього.
achieved-democracy = Загалом щонайменше { $n } очок щастя.
achieved-utopia = Загалом щонайменше { $n } очок щастя.

## Sections of the pieces

section-colonies = Колонії
section-doubles = Подвійні тайли
section-triples = Потрійні тайли
section-halls = Ратуші
section-roads = Дороги
section-start-ships = Стартові кораблі
section-ships = Кораблі
section-scholars = Учені
section-bishops = Єпископи
section-missions = Місії
section-docks = Пристані
section-passing = Місця для пасу
section-tracks = Шляхи
section-achievements = Досягнення одиночної гри

## Where values come from

source-printed = друковане значення, виправлено власником
source-rulebook = правила гри
source-found = знайдено в огляді
source-reconstructed = реконструкція, не друковане значення
source-departing = { $rule }; окрім: { LIST($exceptions, by: "; ") }
source-exception = { LIST($fields, by: ", ") } — { $source }
field-part = { $field } ({ $part })
field-name = назва
field-side = сторона
field-spaces = клітинки
field-cost = вартість
field-points = очки
field-gain = нагорода
field-income = дохід
field-effect = дія
field-place = місце в порядку
field-length = довжина
field-monks = символи ченців
field-blue-dice = сині кубики
field-gold = золото
field-trees = дерева
field-each = очки за кожне
field-maximum = межа
field-colonists-per-coin = колоністів на монету
field-side-3 = сторона 3
field-side-4 = сторона 4
field-side-5 = сторона 5
field-year-1 = рік 1
field-year-2 = рік 2
field-year-3 = рік 3

## Where happiness comes from, as on the score sheet

points-buildings = будівлі
points-harbour = дохід гавані
points-missions = місії
points-religion = релігія
points-conquest = завоювання
points-coins = монети й ресурси
points-colonists = колоністи
points-scholars = учені
points-bishops = єпископи
points-sets = набори кораблів
points-ships = кораблі

## Questions

prompt-draw-scholar = Для спільного поля обирається вчений.
prompt-draw-bishop = Для спільного поля обирається єпископ.
prompt-draw-hall-scholar = До ратуші обирається вчений: { $tile }.
prompt-draw-starting-ship = До пристані стає стартовий корабель: { $dock }.
prompt-draw-ship = До пристані стає новий корабель: { $dock }.
prompt-show-tiles = Відкривається тайл розширення.
prompt-roll-white = Кидають білий кубик.
prompt-roll-blue = Кидають синій кубик.
prompt-deal-colony = Роздається колонія.
prompt-choose-colony = Оберіть колонію.
prompt-choose-hall = Оберіть ратушу з ученим.
prompt-place-tile = Оберіть, куди покласти тайл.
prompt-turn = Оберіть дію або спасуйте.
prompt-move-die = Логістика: оберіть будівлю, на яку пересунути { $die }.
prompt-rearrange = Логістика: спершу пересуньте кубик або продовжуйте.
prompt-pay = Ціна: { AND($price) }, і у вас є зайве золото. Оберіть, як заплатити.
prompt-pay-for-change = Число на кубику змінюється на { $pips }. Оберіть, чим заплатити.
prompt-trade = Обміняйте { IN($prices, case: "acc") } на { IN($gains, case: "acc") } або відмовтеся.
prompt-lay-die = Конструювання: оберіть будівлю, на якій лишиться { $die }.
prompt-ship = Оберіть, який корабель завантажити, або відмовтеся.
prompt-moor = Астрономія: оберіть пристань, біля якої стане корабель.
prompt-reach-symbol = Релігія: на наступній поділці { $symbol }. Зробіть крок або лишіться.
prompt-grain-step = Релігія: зробіть ще один крок за 1 зерно або зупиніться.
prompt-grain-step-none = Релігія: немає зерна для кроку. Купіть його на ринку або зупиніться.
prompt-recruit = Оберіть, куди відправити ченця, або відмовтеся.
prompt-pave = Оберіть, куди покласти дорогу, або відмовтеся.

## Answers, as buttons say them

label-colony = Взяти: { $colony }
label-hall = Взяти ратушу з ученим «{ $scholar }»
label-expand = Взяти тайл «{ $tile }»
label-place = Покласти сюди ({ $cell })
label-place-turned = Покласти сюди ({ $cell }), повернувши на { $degrees }°
label-activate = Активувати { IN($terrain, case: "acc") } ({ $cell })
label-die = Активувати { $line } ({ $die })
label-die-paid = Активувати { $line } ({ $die }), сплативши { IN($good, case: "ins") }
label-pass = Спасувати ({ $symbol })
label-sell = Продати { IN($good, case: "acc") }
label-buy = Купити { IN($good, case: "acc") }
label-sell-some = Продати { AND($sold, case: "acc") }
label-buy-some = Купити { AND($bought, case: "acc") }
label-sell-and-buy = Продати { AND($sold, case: "acc") } і купити { AND($bought, case: "acc") }
label-move = Пересунути { $die } ({ $cell })
label-to = Пересунути на { IN($terrain, case: "acc") } ({ $cell })
label-pay-with = Заплатити { IN($good, case: "ins") }
label-pay = Більше не витрачати золота
label-gold-for = Заплатити золотом замість { IN($good, case: "gen") }
label-trade = Обміняти { IN($price, case: "acc") } на { IN($gain, case: "acc") }
label-ship = Завантажити { $ship } (пристань «{ $dock }»)
label-moor = Переставити корабель (пристань «{ $dock }»)
label-moor-here = Залишити корабель (пристань «{ $dock }»)
label-step = Зробити крок на символ
label-stay = Лишитися перед символом
label-grain = Зробити крок за 1 зерно
label-enough = Зупинитися
label-monk-scholar = Відправити ченця до вченого «{ $name }»
label-monk-bishop = Відправити ченця до єпископа «{ $name }»
label-monk-mission = Відправити ченця на місію «{ $name }»
label-lay = Покласти кубик на { IN($terrain, case: "acc") } ({ $cell })
label-pave = Покласти дорогу ({ $cell })
label-decline-trade = Не обмінювати
label-decline-ship = Не завантажувати корабель
label-decline-recruit = Не відправляти ченця
label-decline-rearrange = Продовжити
label-decline-pave = Не класти дорогу


## What is worth knowing before

note-buildings = Спрацюють по черзі: { LIST($buildings, by: ", ") }.
note-building = { CAP($building) }.
note-next-building = Наступна будівля коштуватиме { IN($coins, case: "acc") }.
note-moving = Це коштує { IN($coins, case: "acc") }.
note-fills = Заповнить { AND($lines) }.
note-settled = Наприкінці ще { $points } за колоністів.
note-ship = Наприкінці: { $points }.
note-set = Збере набір кораблів: наприкінці { $points }.
note-worth = Зараз дає { $points }.
note-ends = Дія релігії на цьому закінчиться.
note-lost = Чернець пропаде.
note-no-road = Дорогу класти нікуди або немає чого.
note-income = Потім кораблі принесуть дохід: { LIST($docks, by: ", ") }.
note-dock = { $symbol } × { $n }

## The log

line-scholar = На спільному полі вчений «{ $name }»
line-bishop = На спільному полі єпископ «{ $name }»
line-hall-scholar = Учений «{ $name }» дістався тайлу «{ $tile }»
line-dock = Прийшов { $ship } (пристань «{ $dock }»)
line-show = Відкрито тайл «{ $tile }»
line-roll-white = Кинуто білий кубик: { $pips }
line-roll-blue = Кинуто синій кубик: { $pips }
line-roll-blue-for = Кинуто синій кубик: { $pips } ({ $owner })
line-dealt = Роздано: { $colony }

# Several of a kind in a row.
revealed-draw =
    { $n ->
        [one] { $n } учений чи єпископ
        [few] { $n } учені та єпископи
       *[many] { $n } учених та єпископів
    }
revealed-dock =
    { $n ->
        [one] { $n } корабель
        [few] { $n } кораблі
       *[many] { $n } кораблів
    }
revealed-show =
    { $n ->
        [one] { $n } тайл
        [few] { $n } тайли
       *[many] { $n } тайлів
    }
revealed-roll-white =
    { $n ->
        [one] { $n } білий кубик
        [few] { $n } білі кубики
       *[many] { $n } білих кубиків
    }
revealed-roll-blue =
    { $n ->
        [one] { $n } синій кубик
        [few] { $n } сині кубики
       *[many] { $n } синіх кубиків
    }
revealed-colony =
    { $n ->
        [one] { $n } колонія
        [few] { $n } колонії
       *[many] { $n } колоній
    }
line-colony = Взято: { $colony }
line-hall = Взято ратушу з ученим «{ $scholar }»
line-expand = Взято тайл «{ $tile }»
line-place = Покладено тайл ({ $cell })
line-place-turned = Покладено тайл ({ $cell }), поворот на { $degrees }°
line-activate = Активовано { IN($terrain, case: "acc") } ({ $cell })
line-die = Активовано { $line } ({ $die })
line-pass = Оголошено пас ({ $symbol })
line-sell = Продано { IN($good, case: "acc") }
line-buy = Куплено { IN($good, case: "acc") }
line-move = Піднято { $die } ({ $cell })
line-to = Кубик пересунуто на { IN($terrain, case: "acc") } ({ $cell })
line-pay-with = За зміну кубика заплачено { IN($good, case: "ins") }
line-pay = Більше золота не витрачено
line-gold-for = Заплачено золотом замість { IN($good, case: "gen") }
line-trade = Здійснено обмін
line-ship = Завантажено { $ship } (пристань «{ $dock }»)
line-moor = Корабель переставлено (пристань «{ $dock }»)
line-moor-here = Корабель залишено на місці (пристань «{ $dock }»)
line-step = Зроблено крок на символ ченця
line-stay = Крок на символ ченця не зроблено
line-grain = Зроблено ще один крок релігії
line-enough = Більше кроків релігії не зроблено
line-monk-scholar = Ченця відправлено до вченого «{ $name }»
line-monk-bishop = Ченця відправлено до єпископа «{ $name }»
line-monk-mission = Ченця відправлено на місію «{ $name }»
line-lay = Кубик покладено на { IN($terrain, case: "acc") } ({ $cell })
line-pave = Покладено дорогу ({ $cell })
line-fee = Плата за ченця
line-decline-trade = Обміну не було
line-decline-ship = Корабель не завантажено
line-decline-recruit = Ченця не відправлено
line-decline-rearrange = Кубиків більше не пересували
line-decline-pave = Дорогу не покладено

## What else an answer does

event-excess = немає місця, одразу продається: { AND($goods) }
event-religion =
    { $n ->
        [one] { $n } крок релігії
        [few] { $n } кроки релігії
       *[many] { $n } кроків релігії
    }
event-conquest =
    { $n ->
        [one] { $n } крок завоювання
        [few] { $n } кроки завоювання
       *[many] { $n } кроків завоювання
    }
event-end-of-track = шлях релігії пройдено: { $points }
event-monk = потім відправити ченця
event-blue-die = кинути синій кубик
event-trade = потім можна обміняти { IN($prices, case: "acc") } на { IN($gains, case: "acc") }
event-ship = потім можна завантажити корабель
event-road = потім можна покласти дорогу
event-payment = потім заплатити { AND($amounts, case: "acc") } або золото замість них
event-fee =
    { $n ->
        [one] { IN($coins, case: "acc") } отримає гравець, чий чернець уже там
        [few] по { IN($coins, case: "acc") } отримають { $n } гравці, чиї ченці вже там
       *[many] по { IN($coins, case: "acc") } отримають { $n } гравців, чиї ченці вже там
    }
event-coins-back = з будівлі назад: { $coins }
event-die-lies = кубик лишиться тут: { $cell }
event-year-ends = рік закінчиться
event-rank = { $points } за завоювання
event-first = перший хід наступного року
event-final = фінальний підрахунок: { $points }

## Why not

short-of = бракує: { AND($amounts) }
no-room = у колонії немає місця
does-not-fit = тайл сюди не вміщується
a-road = дороги не активуються
occupied = зайнято до кінця року
occupied-stuck = зайнято, і кубик не пересунути: { $why }
white-taken =
    { $n ->
        [one] цього року ви вже взяли { $n } білий кубик
        [few] цього року ви вже взяли { $n } білі кубики
       *[many] цього року ви вже взяли { $n } білих кубиків
    }
blue-taken = ви використали всі відкриті сині кубики: { $n }
no-white-die = білих кубиків не лишилося
no-blue-die = у вас не лишилося синіх кубиків
no-free-building = немає вільних будівель
no-tile = тайлів цього року не лишилося
no-die-lies = на ваших будівлях немає кубиків
no-way = поруч і дорогами немає вільних будівель
not-joined = не з'єднано з нею: ні поруч, ні дорогою
kept-free = одна будівля лінії лишається вільною для її кубика
taken = зайнято іншим гравцем
storage-full = сховище заповнене
none-stored = у вас цього немає
only-with = потрібен учений «{ $scholar }»
no-ship = корабля тут немає
own-monk = ваш чернець уже тут

## Refusals of corrections

refusal-one-town-hall = рівно одна з них — town-hall, друга — будівля іншого виду.
refusal-no-town-hall = town-hall є лише на тайлах розділу halls.
refusal-town-halls = ратуш тут: { $found }; на стороні { $side } має бути: { $right }.
refusal-no-room = не лишилося двох порожніх клітинок поруч, куди ліг би тайл.
refusal-one-road = кількість місць з ефектом 'road' — { $roads }; має бути рівно одне.
refusal-not-a-space = { $text } — не клітинка; пишіть місцевість і її ефекти, наприклад 'forest: 2w', або дорогу та її колоністів, наприклад 'road: 2'. Місцевості: { $terrains }.
refusal-not-a-road = { $text } — не дорога, на якій від 0 до { $most } колоністів, як у 'road: 2'.
refusal-too-many-effects = кількість ефектів у { $text } — { $found }; у будівлі їх щонайбільше { $most }.
refusal-road-effect = { $text }: тайли доріг кладуть ті, хто пасує, а не будівлі.
refusal-tile-spaces = клітинок у цього тайла { $right }, а не { $found }.
refusal-not-a-cell = { $place } — не клітинка; пишіть її стовпець і ряд, від c1r1 до { $last }.
refusal-printed-road = { $text } — дорога, а на колонії надруковано будівлі.
refusal-not-here = { $text } тут стояти не може; пишіть { $examples }.
refusal-not-rising = { $numbers } не за зростанням; пишіть поділки в тому порядку, у якому їх проходять, кожну один раз.
refusal-worse-rank = { $points } дає гіршому місцю більше; починайте з найкращого місця.
refusal-larger-square = більший квадрат вартий не менше, ніж менший.
refusal-too-many-ways = варіантів з одного боку стрілки в { $text } більше за { $most }.
refusal-not-an-effect = { $text } — не ефект; пишіть кількість, наприклад '2w 1c', обмін, наприклад '1w / 1e -> 3c', або одне з { $named }.
refusal-wrong-letter = у { $text } стоїть { $letter }; пишіть кількості з літерами { $letters }, наприклад { $example }.
refusal-no-amount = у { $text } немає кількості; пишіть кількості з літерами { $letters }, наприклад { $example }.
refusal-too-much = { $amount } — більше за 9.

## The outlook

outlook-conquest = Завоювання
outlook-happiness = Щастя
outlook-year-end = { $prizes } наприкінці року
outlook-left = Залишок

## Коли ставлять запитання, і що відкривається посеред ходу

stage-colonies = Колонії
stage-year = 1-й рік
reveal-roll-blue = Кинути кубик
reveal-draw-ship = Відкрити новий корабель

## The guided first game: one idea at a time, what to do, and why

lesson-goal = Перемагає найщасливіша колонія
lesson-goal-do = У вас три роки. Потім перемагає колонія, що має найбільше очок щастя.
lesson-goal-why = щастя приносять будівлі, кораблі, ченці й конкістадори; побачите крок за кроком.

lesson-turn = Одна з чотирьох дій
lesson-turn-do = У свій хід візьміть тайл, активуйте одну будівлю за монети, активуйте лінію кубиком або спасуйте. Оберіть підсвічене; це можна скасувати.
lesson-turn-why = рік триває, доки не спасують усі; хто добре розрахував, той діє довше.

lesson-expand = Розширте колонію
lesson-expand-do = Візьміть один із підсвічених тайлів. За нього платять деревиною, за великий ще й зерном.
lesson-expand-why = що більше будівель у лінії, то більше дає той самий кубик.

lesson-place = Важливо, де він лежить
lesson-place-do = Покладіть тайл на порожні клітинки колонії; поверніть як завгодно.
lesson-place-why = кубики активують цілі стовпці й ряди, тож будівлі однієї лінії працюють разом; повні лінії рахуються наприкінці.

lesson-white = Білий кубик — стовпець
lesson-white-do = Візьміть білий кубик: спрацюють усі вільні будівлі стовпця з його числом, згори вниз.
lesson-white-why = потім він ляже на останню з них і займе її до кінця року. За монети число можна змінити.

lesson-trade = Торгівля
lesson-trade-do = Ця будівля торгує: оберіть, чим платити й що отримати.
lesson-trade-why = вона торгує один раз за активацію, і це не обов'язково.

lesson-ship = Завантажте корабель
lesson-ship-do = Сплатіть вантаж одного з підсвічених кораблів: він прийде до вашої гавані.
lesson-ship-why = кораблі дають дохід, коли ви пасуєте, і очки наприкінці; набір по одному біля кожної пристані дає ще більше.

lesson-religion = Далі шляхом релігії
lesson-religion-do = Зробіть ще один крок.
lesson-religion-why = символи цього шляху дають ченців, а два з них — синій кубик, який лишається вашим.

lesson-monk = Відправте ченця
lesson-monk-do = Оберіть для ченця одне з підсвічених місць.
lesson-monk-why = учений дає здібність, єпископ — очки наприкінці, місія — нагороду одразу. Хто приходить пізніше, платить тим, хто вже там.

lesson-blue = Синій кубик — ряд
lesson-blue-do = Використайте синій кубик: спрацюють усі вільні будівлі ряду з його числом, зліва направо.
lesson-blue-why = сині кубики лише ваші. Їх ніхто не забере, тож вони можуть зачекати.

lesson-coins = Монети — одна будівля
lesson-coins-do = Покладіть монети на одну вільну будівлю й використайте її.
lesson-coins-why = кожна наступна за рік коштує на монету дорожче, а зайняті будівлі відпочивають до кінця року.

lesson-market = Продаж і купівля будь-коли
lesson-market-do = У свій хід тут можна скільки завгодно продавати ресурси й купувати деревину чи зерно.
lesson-market-why = це не займає дії. Сховище невелике: що не вмістилося, одразу продається.

lesson-conquest = Перегони конкістадорів
lesson-conquest-do = Конкістадори ведуть ваш маркер цим шляхом. Наприкінці кожного року передні отримують очки.
lesson-conquest-why = дорогою лежить золото, і щороку перегони починаються знову.

lesson-pass = Спасуйте й візьміть бонус
lesson-pass-do = Цього року майже нічого не лишилося: спасуйте на одне з вільних місць.
lesson-pass-why = воно дасть бонус, кораблі — дохід, а від місця залежить, хто почне наступний рік.

lesson-year = Новий рік
lesson-year-do = Кубики кинуто знову, відкрито нові тайли, і всі ваші будівлі знову вільні.
lesson-year-why = усе збудоване, відправлене й завантажене лишається; тільки перегони конкістадорів починаються зі старту.

lesson-end = Останній рік
lesson-end-do = Заповнюйте ряди та стовпці колонії: у повному кожен колоніст приносить очко.
lesson-end-why = кораблі та єпископи теж дають очки, а залишки ресурсів і монет варті мало.
