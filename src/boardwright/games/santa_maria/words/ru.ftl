## The game, its options, and what its rules have become

title = Санта-Мария
tagline = Основайте колонию, оживляйте её кубиками и сделайте самой счастливой.

option-colonies = Колонии (в одиночку всегда B)
option-colonies-dealt = сторона A, раздаются (первая партия)
option-colonies-chosen = сторона A, на выбор
option-colonies-advanced = сторона B: ратуши и личный учёный

option-blue = Синие кубики
option-blue-own = у каждого свои
option-blue-shared = общий запас

option-happiness = Счастье и корабли соперников
option-happiness-hidden = скрыто до конца
option-happiness-open = открыто

option-content = Значения тайлов
option-content-built-in = встроенные (реконструкция)

option-gold = Оплата, когда есть золото
option-gold-exact = платить самими ресурсами, золотом — за недостающие
option-gold-ask = спрашивать

amended-2 = Счастье лежит лицом вниз, если за столом не договорились играть открыто. Логистика передвигает кубики и посреди ряда или столбца: освобождённое строение активируется. Математика, изученная при пасе, возвращает монеты в тот же ход. Продавать и покупать можно в любом порядке.
amended-3 = Большинство кораблей приносит на очко меньше, а у двух ратуш другие строения, чтобы ни одна ратуша не была сильнее других. Начатые раньше партии идут с прежними значениями.
amended-4 = Тайл сначала оплачивают, потом кладут; раньше, если золото оставалось в запасе, о нём спрашивали после. Если исправленная цена требует больше 3 единиц ресурса, о том, что не помещается в хранилище, больше не спрашивают.

## Where the game stands

progress-setup = подготовка
part = Год { $number }
progress-year = Год { $year } из { $years }
progress-over = партия окончена
role = { $colony } · { $scholar }

## Amounts

amount-wood =
    { $n ->
        [one] { $n } дерево
        [few] { $n } дерева
       *[many] { $n } дерева
    }
amount-grain =
    { $n ->
        [one] { $n } зерно
        [few] { $n } зерна
       *[many] { $n } зерна
    }
amount-sugar =
    { $n ->
        [one] { $n } сахар
        [few] { $n } сахара
       *[many] { $n } сахара
    }
amount-gem =
    { $n ->
        [one] { $n } самоцвет
        [few] { $n } самоцвета
       *[many] { $n } самоцветов
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
                [few] { $n } монеты
               *[many] { $n } монет
            }
       *[nom]
            { $n ->
                [one] { $n } монета
                [few] { $n } монеты
               *[many] { $n } монет
            }
    }
amount-points =
    { $case ->
        [acc]
            { $n ->
                [one] { $n } очко счастья
                [few] { $n } очка счастья
               *[many] { $n } очков счастья
            }
       *[nom]
            { $n ->
                [one] { $n } очко счастья
                [few] { $n } очка счастья
               *[many] { $n } очков счастья
            }
    }
amount-religion =
    { $n ->
        [one] { $n } шаг религии
        [few] { $n } шага религии
       *[many] { $n } шагов религии
    }
amount-conquest =
    { $n ->
        [one] { $n } шаг завоевания
        [few] { $n } шага завоевания
       *[many] { $n } шагов завоевания
    }
amount-colonists =
    { $n ->
        [one] { $n } колонист
        [few] { $n } колониста
       *[many] { $n } колонистов
    }
amounts =
    { $case ->
        [acc] { AND($all, case: "acc") }
       *[nom] { AND($all) }
    }
one-of =
    { $case ->
        [acc] { LIST($ways, by: " или ", case: "acc") }
       *[nom] { LIST($ways, by: " или ") }
    }

# As headings.
name-wood = дерево
name-grain = зерно
name-sugar = сахар
name-gem = самоцветы
name-gold = золото
name-coins = монеты
name-points = счастье

# One of a good, without its number: what is sold, bought, paid or replaced by gold.
good-wood =
    { $case ->
        [gen] дерева
        [ins] деревом
       *[nom] дерево
    }
good-grain =
    { $case ->
        [gen] зерна
        [ins] зерном
       *[nom] зерно
    }
good-sugar =
    { $case ->
        [gen] сахара
        [ins] сахаром
       *[nom] сахар
    }
good-gem =
    { $case ->
        [gen] самоцвета
        [ins] самоцветом
       *[nom] самоцвет
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
       *[nom] монеты
    }

## The colony and what lies there

terrain-farm =
    { $case ->
        [acc] ферму
       *[nom] ферма
    }
terrain-forest = лес
terrain-mountain =
    { $case ->
        [acc] гору
       *[nom] гора
    }
terrain-city = город
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
cell = столбец { $column }, ряд { $row }
column = столбец { $n }
row = ряд { $n }
white-die = белый кубик { $pips }
blue-die = синий кубик { $pips }
changed-die = { $die } → { $pips }

# Beside the dice, the monks and the spaces for those who pass, in a few words.
hint-change = 1 монета за очко
hint-fee = { IN($coins, case: "acc") } каждому, кто уже там
hint-first = ближний к «1-му» начнёт следующий год

## Effects, in full and as symbols

effect-gain = получите { AND($amounts, case: "acc") }
effect-trade = заплатите { IN($prices, case: "acc") }, получите { IN($gains, case: "acc") }
effect-religion = сделайте шаг по пути религии
effect-conquistador = отправьте конкистадора
effect-shipping = загрузите корабль
effect-road = положите тайл дороги
symbol-gain = { AND($names) }
symbol-trade = { $prices } → { $gains }
symbol-religion = религия
symbol-conquistador = завоевание
symbol-shipping = перевозки
symbol-road = дорога
symbol-monk = монах
symbol-monk-and-die = монах и синий кубик

## Pieces

name-corrected = { "ru" ->
        [en] { $en }
        [uk] { $uk }
       *[ru] { $ru }
    }
colony-a1 = Колония A1
colony-a2 = Колония A2
colony-a3 = Колония A3
colony-a4 = Колония A4
colony-b = Колония B
colony-row = Ряд { $row }: { $buildings }.
in-column = столбец { $column } — { $building }

ship = корабль за { AND($load, case: "acc") }
ship-text = Груз: { AND($load) }. В конце: { $points }.

# The Russian names are the rulebook's.
scholar-astronomy = Астрономия
scholar-taxation = Налогообложение
scholar-botany = Ботаника
scholar-philosophy = Философия
scholar-mathematics = Математика
scholar-construction = Конструирование
scholar-industrialization = Индустриализация
scholar-basic-economics = Базовая экономика
scholar-advanced-economics = Продвинутая экономика
scholar-logistics = Логистика

ability-astronomy = Получив корабль, вы можете сразу переставить его к другой своей пристани: 1 монета за каждый шаг вверх или вниз.
ability-taxation = Активируя ряд или столбец кубиком, получите 1 монету за каждых { $n } колонистов в нём.
ability-taxation-each = Активируя ряд или столбец кубиком, получите 1 монету за каждого колониста в нём.
ability-botany = Используя кубик, вы можете заплатить 1 дерево или 1 зерно и выставить на нём любое число.
ability-philosophy = Синим кубиком вы можете активировать не только ряд, но и столбец.
ability-mathematics = Когда вы пасуете, все монеты с одного строения, активированного за монеты, возвращаются в ваше хранилище.
ability-construction = Активировав ряд или столбец, вы можете положить кубик на любое его строение, которое было свободно.
ability-industrialization = Активируя торговое строение, вы можете провести обмен дважды.
ability-basic-economics = В свой ход вы можете покупать дерево и зерно по 2 монеты вместо 3.
ability-advanced-economics = В свой ход вы можете покупать сахар и самоцветы по 3 монеты.
ability-logistics = В свой ход за 1 монету вы можете передвинуть кубик со строения на свободное соседнее или соединённое с ним дорогой.
scholar-text = { $ability } В конце: { $points }.

# These names are ours.
bishop-square = Квадрат
bishop-fleet = Флот
bishop-cities = Города
bishop-colonists = Колонисты
bishop-area = Обширный край
bishop-diversity = Разнообразие

counts-square = Самый большой квадрат без пустых клеток: { LIST($squares, by: ", ") } и больше.
square-smallest = { $points } за сторону { $side }
square-larger = { $points } за { $side }
counts-fleet = { $points } за каждый корабль у вашей самой полной пристани, не больше { $maximum }.
counts-cities = { $points } за каждый город рядом с вашей ратушей или соединённый с ней дорогой, не больше { $maximum }.
counts-colonists = { $points } за каждого колониста на дорогах, ведущих к вашей ратуше, не больше { $maximum }.
counts-area = { $points } за каждую клетку вашего самого большого сплошного участка ферм, лесов или гор, не больше { $maximum }.
counts-diversity = { $points } за каждый ряд и столбец, где есть хотя бы по одной ферме, лесу, горе и городу, не больше { $maximum }.
bishop-text = { $counts } Сам епископ стоит { $points }.

# In a few words, for a list.
short-astronomy = новый корабль к другой пристани за монеты
short-taxation = монеты за колонистов в линии
short-botany = любое число на кубике за дерево или зерно
short-philosophy = синие кубики и для столбцов
short-mathematics = монеты с одного строения назад при пасе
short-construction = кубик на любое строение линии
short-industrialization = обмен дважды
short-basic-economics = дерево и зерно за 2 монеты
short-advanced-economics = сахар и самоцветы за 3 монеты
short-logistics = кубик по дорогам за монету
short-square = самый большой полный квадрат
short-fleet = корабли у самой полной пристани
short-cities = города, соединённые с ратушей
short-colonists = колонисты на дорогах от ратуши
short-area = самый большой участок ферм, лесов или гор
short-diversity = линии со всеми четырьмя местностями

# These names are ours.
mission-1 = Милосердие
mission-2 = Мастерская
mission-3 = Кладовая
mission-4 = Казна
mission-text = Один раз: получите { AND($amounts, case: "acc") }.

dock = Пристань: { $symbol }
dock-text = Когда пасуете, за каждый корабль здесь: { $effect }.
pass-space = Пас: { $symbol }
pass-text = { CAP($effect) }. Место { $space } из { $spaces }, считая от знака первого игрока.

track-religion = Путь религии
track-religion-text = Делений: { $spaces }. Монаха можно завербовать на делениях { AND($monks) }; символы номер { AND($blue) } приносят ещё и синий кубик. В конце пути каждый следующий шаг даёт { $points }.
track-conquest = Путь завоевания
track-conquest-text = Делений: { $spaces }. Золото лежит на делениях { AND($gold) }. В одиночной игре деревья стоят у делений { AND($trees) }.
conquest-points = Завоевание, игроков: { $players }
conquest-alone = Завоевание, одиночная игра
conquest-points-text = Очки по местам. { LIST($years, by: " ") }
conquest-alone-text = Очки тому, кто дошёл до дерева этого года. { LIST($years, by: " ") }
conquest-year = Год { $year }: { LIST($points, by: ", ") }.

achievement-communism = Коммунизм
achievement-capitalism = Капитализм
achievement-theocracy = Теократия
# The rulebook's own word, as it stands there.
achievement-kapracracy = Капракратия
achievement-democracy = Демократия
achievement-utopia = Утопия
achieved-communism = Не меньше { $n } очков счастья за колонистов.
achieved-capitalism = Не меньше { $n } наборов кораблей.
achieved-theocracy = Не меньше { $n } очков счастья за требования епископов, не считая их стоимости.
achieved-kapracracy = Сплошной участок ферм, лесов, гор или городов от левого края до правого или от верхнего до нижнего.
achieved-democracy = Всего не меньше { $n } очков счастья.
achieved-utopia = Всего не меньше { $n } очков счастья.

## Sections of the pieces

section-colonies = Колонии
section-doubles = Двойные тайлы
section-triples = Тройные тайлы
section-halls = Ратуши
section-roads = Дороги
section-start-ships = Стартовые корабли
section-ships = Корабли
section-scholars = Учёные
section-bishops = Епископы
section-missions = Миссии
section-docks = Пристани
section-passing = Места для паса
section-tracks = Пути
section-achievements = Достижения одиночной игры

## Where values come from

source-printed = печатное значение, исправлено владельцем
source-rulebook = правила игры
source-found = найдено в обзоре
source-reconstructed = реконструкция, не печатное значение
source-departing = { $rule }; кроме: { LIST($exceptions, by: "; ") }
source-exception = { LIST($fields, by: ", ") } — { $source }
field-part = { $field } ({ $part })
field-name = название
field-side = сторона
field-spaces = клетки
field-cost = стоимость
field-points = очки
field-gain = награда
field-income = доход
field-effect = действие
field-place = место в порядке
field-length = длина
field-monks = символы монахов
field-blue-dice = синие кубики
field-gold = золото
field-trees = деревья
field-each = очки за каждое
field-maximum = предел
field-colonists-per-coin = колонистов на монету
field-side-3 = сторона 3
field-side-4 = сторона 4
field-side-5 = сторона 5
field-year-1 = год 1
field-year-2 = год 2
field-year-3 = год 3

## Where happiness comes from, as on the score sheet

points-buildings = строения
points-harbour = доход гавани
points-missions = миссии
points-religion = религия
points-conquest = завоевание
points-coins = монеты и ресурсы
points-colonists = колонисты
points-scholars = учёные
points-bishops = епископы
points-sets = наборы кораблей
points-ships = корабли

## Questions

prompt-draw-scholar = На общее поле выбирается учёный.
prompt-draw-bishop = На общее поле выбирается епископ.
prompt-draw-hall-scholar = К ратуше выбирается учёный: { $tile }.
prompt-draw-starting-ship = К пристани встаёт стартовый корабль: { $dock }.
prompt-draw-ship = К пристани встаёт новый корабль: { $dock }.
prompt-show-tiles = Открывается тайл расширения.
prompt-roll-white = Бросается белый кубик.
prompt-roll-blue = Бросается синий кубик.
prompt-deal-colony = Раздаётся колония.
prompt-choose-colony = Выберите колонию.
prompt-choose-hall = Выберите ратушу с учёным.
prompt-place-tile = Выберите, куда положить тайл.
prompt-turn = Выберите действие или спасуйте.
prompt-move-die = Логистика: выберите строение, на которое передвинуть { $die }.
prompt-rearrange = Логистика: сначала передвиньте кубик или продолжайте.
prompt-pay = Цена: { AND($price) }, и у вас есть лишнее золото. Выберите, как заплатить.
prompt-pay-for-change = Число на кубике меняется на { $pips }. Выберите, чем заплатить.
prompt-trade = Обменяйте { IN($prices, case: "acc") } на { IN($gains, case: "acc") } или откажитесь.
prompt-lay-die = Конструирование: выберите строение, на котором останется { $die }.
prompt-ship = Выберите, какой корабль загрузить, или откажитесь.
prompt-moor = Астрономия: выберите пристань, у которой встанет корабль.
prompt-reach-symbol = Религия: на следующем делении { $symbol }. Сделайте шаг или останьтесь.
prompt-grain-step = Религия: сделайте ещё один шаг за 1 зерно или остановитесь.
prompt-grain-step-none = Религия: нет зерна для шага. Купите его на рынке или остановитесь.
prompt-recruit = Выберите, куда отправить монаха, или откажитесь.
prompt-pave = Выберите, куда положить дорогу, или откажитесь.

## Answers, as buttons say them

label-colony = Взять: { $colony }
label-hall = Взять ратушу с учёным «{ $scholar }»
label-expand = Взять тайл «{ $tile }»
label-place = Положить сюда ({ $cell })
label-place-turned = Положить сюда ({ $cell }), повернув на { $degrees }°
label-activate = Активировать { IN($terrain, case: "acc") } ({ $cell })
label-die = Активировать { $line } ({ $die })
label-die-paid = Активировать { $line } ({ $die }), заплатив { IN($good, case: "ins") }
label-pass = Спасовать ({ $symbol })
label-sell = Продать { $good }
label-buy = Купить { $good }
label-sell-some = Продать { AND($sold, case: "acc") }
label-buy-some = Купить { AND($bought, case: "acc") }
label-sell-and-buy = Продать { AND($sold, case: "acc") } и купить { AND($bought, case: "acc") }
label-move = Передвинуть { $die } ({ $cell })
label-to = Передвинуть на { IN($terrain, case: "acc") } ({ $cell })
label-pay-with = Заплатить { IN($good, case: "ins") }
label-pay = Больше не тратить золота
label-gold-for = Заплатить золотом вместо { IN($good, case: "gen") }
label-trade = Обменять { IN($price, case: "acc") } на { IN($gain, case: "acc") }
label-ship = Загрузить { $ship } (пристань «{ $dock }»)
label-moor = Переставить корабль (пристань «{ $dock }»)
label-moor-here = Оставить корабль (пристань «{ $dock }»)
label-step = Сделать шаг на символ
label-stay = Остаться перед символом
label-grain = Сделать шаг за 1 зерно
label-enough = Остановиться
label-monk-scholar = Отправить монаха к учёному «{ $name }»
label-monk-bishop = Отправить монаха к епископу «{ $name }»
label-monk-mission = Отправить монаха на миссию «{ $name }»
label-lay = Положить кубик на { IN($terrain, case: "acc") } ({ $cell })
label-pave = Положить дорогу ({ $cell })
label-decline-trade = Не обменивать
label-decline-ship = Не загружать корабль
label-decline-recruit = Не отправлять монаха
label-decline-rearrange = Продолжить
label-decline-pave = Не класть дорогу


## What is worth knowing before

note-buildings = Сработают по очереди: { LIST($buildings, by: ", ") }.
note-building = { CAP($building) }.
note-next-building = Следующее строение будет стоить { IN($coins, case: "acc") }.
note-moving = Это стоит { IN($coins, case: "acc") }.
note-fills = Заполнит { AND($lines) }.
note-settled = В конце ещё { $points } за колонистов.
note-ship = В конце: { $points }.
note-set = Соберёт набор кораблей: в конце { $points }.
note-worth = Сейчас даёт { $points }.
note-ends = Действие религии на этом закончится.
note-lost = Монах пропадёт.
note-no-road = Класть дорогу некуда или нечего.
note-income = Затем корабли принесут доход: { LIST($docks, by: ", ") }.
note-dock = { $symbol } × { $n }

## The log

line-scholar = На общем поле учёный «{ $name }»
line-bishop = На общем поле епископ «{ $name }»
line-hall-scholar = Учёный «{ $name }» достался тайлу «{ $tile }»
line-dock = Пришёл { $ship } (пристань «{ $dock }»)
line-show = Открыт тайл «{ $tile }»
line-roll-white = Брошен белый кубик: { $pips }
line-roll-blue = Брошен синий кубик: { $pips }
line-roll-blue-for = Брошен синий кубик: { $pips } ({ $owner })
line-dealt = Роздана { LOW($colony) }

# Several of a kind in a row.
revealed-draw =
    { $n ->
        [one] { $n } учёный или епископ
        [few] { $n } учёных и епископа
       *[many] { $n } учёных и епископов
    }
revealed-dock =
    { $n ->
        [one] { $n } корабль
        [few] { $n } корабля
       *[many] { $n } кораблей
    }
revealed-show =
    { $n ->
        [one] { $n } тайл
        [few] { $n } тайла
       *[many] { $n } тайлов
    }
revealed-roll-white =
    { $n ->
        [one] { $n } белый кубик
        [few] { $n } белых кубика
       *[many] { $n } белых кубиков
    }
revealed-roll-blue =
    { $n ->
        [one] { $n } синий кубик
        [few] { $n } синих кубика
       *[many] { $n } синих кубиков
    }
revealed-colony =
    { $n ->
        [one] { $n } колония
        [few] { $n } колонии
       *[many] { $n } колоний
    }
line-colony = Взята { LOW($colony) }
line-hall = Взята ратуша с учёным «{ $scholar }»
line-expand = Взят тайл «{ $tile }»
line-place = Положен тайл ({ $cell })
line-place-turned = Положен тайл ({ $cell }), поворот на { $degrees }°
line-activate = Активировано строение: { $terrain } ({ $cell })
line-die = Активирован { $line } ({ $die })
line-pass = Объявлен пас ({ $symbol })
line-sell = Продано: { $good }
line-buy = Куплено: { $good }
line-move = Поднят { $die } ({ $cell })
line-to = Кубик передвинут на { IN($terrain, case: "acc") } ({ $cell })
line-pay-with = За изменение кубика заплачено { IN($good, case: "ins") }
line-pay = Больше золота не потрачено
line-gold-for = Заплачено золотом вместо { IN($good, case: "gen") }
line-trade = Проведён обмен
line-ship = Загружен { $ship } (пристань «{ $dock }»)
line-moor = Корабль переставлен (пристань «{ $dock }»)
line-moor-here = Корабль оставлен на месте (пристань «{ $dock }»)
line-step = Сделан шаг на символ монаха
line-stay = Шаг на символ монаха не сделан
line-grain = Сделан ещё один шаг религии
line-enough = Больше шагов религии не сделано
line-monk-scholar = Монах отправлен к учёному «{ $name }»
line-monk-bishop = Монах отправлен к епископу «{ $name }»
line-monk-mission = Монах отправлен на миссию «{ $name }»
line-lay = Кубик положен на { IN($terrain, case: "acc") } ({ $cell })
line-pave = Положена дорога ({ $cell })
line-fee = Плата за монаха
line-decline-trade = Обмена не было
line-decline-ship = Корабль не загружен
line-decline-recruit = Монах не отправлен
line-decline-rearrange = Кубики больше не передвигались
line-decline-pave = Дорога не положена

## What else an answer does

event-excess = нет места, сразу продаётся: { AND($goods) }
event-religion =
    { $n ->
        [one] { $n } шаг религии
        [few] { $n } шага религии
       *[many] { $n } шагов религии
    }
event-conquest =
    { $n ->
        [one] { $n } шаг завоевания
        [few] { $n } шага завоевания
       *[many] { $n } шагов завоевания
    }
event-end-of-track = путь религии пройден: { $points }
event-monk = затем отправить монаха
event-blue-die = бросить синий кубик
event-trade = затем можно обменять { IN($prices, case: "acc") } на { IN($gains, case: "acc") }
event-ship = затем можно загрузить корабль
event-road = затем можно положить дорогу
event-payment = затем заплатить { AND($amounts, case: "acc") } или золото вместо них
event-fee =
    { $n ->
        [one] { IN($coins, case: "acc") } получит игрок, чей монах уже там
        [few] по { IN($coins, case: "acc") } получат { $n } игрока, чьи монахи уже там
       *[many] по { IN($coins, case: "acc") } получат { $n } игроков, чьи монахи уже там
    }
event-coins-back = со строения назад: { $coins }
event-die-lies = кубик останется здесь: { $cell }
event-year-ends = год закончится
event-rank = { $points } за завоевание
event-first = первый ход в следующем году
event-final = финальный подсчёт: { $points }

## Why not

short-of = не хватает: { AND($amounts) }
no-room = в колонии нет места
does-not-fit = тайл сюда не помещается
a-road = дороги не активируются
occupied = занято до конца года
occupied-stuck = занято, и кубик не передвинуть: { $why }
white-taken =
    { $n ->
        [one] в этом году вы уже взяли { $n } белый кубик
        [few] в этом году вы уже взяли { $n } белых кубика
       *[many] в этом году вы уже взяли { $n } белых кубиков
    }
blue-taken = вы использовали все открытые синие кубики: { $n }
no-white-die = белых кубиков не осталось
no-blue-die = у вас не осталось синих кубиков
no-free-building = нет свободных строений
no-tile = тайлов в этом году не осталось
no-die-lies = на ваших строениях нет кубиков
no-way = рядом и по дорогам нет свободных строений
not-joined = не соединено с ним: ни рядом, ни по дороге
kept-free = одно строение линии остаётся свободным для её кубика
taken = занято другим игроком
storage-full = хранилище заполнено
none-stored = у вас этого нет
only-with = нужен учёный «{ $scholar }»
no-ship = корабля здесь нет
own-monk = ваш монах уже здесь

## Refusals of corrections

refusal-one-town-hall = ровно одна из них — town-hall, другая — строение другого вида.
refusal-no-town-hall = town-hall есть только на тайлах раздела halls.
refusal-town-halls = ратуш здесь: { $found }; на стороне { $side } должно быть: { $right }.
refusal-no-room = не осталось двух пустых клеток рядом, куда лёг бы тайл.
refusal-one-road = число мест с эффектом 'road' — { $roads }; должно быть ровно одно.
refusal-not-a-space = { $text } — не клетка; пишите местность и её эффекты, например 'forest: 2w', или дорогу и её колонистов, например 'road: 2'. Местности: { $terrains }.
refusal-not-a-road = { $text } — не дорога, на которой от 0 до { $most } колонистов, как в 'road: 2'.
refusal-too-many-effects = число эффектов в { $text } — { $found }; у строения их не больше { $most }.
refusal-road-effect = { $text }: тайлы дорог кладут те, кто пасует, а не строения.
refusal-tile-spaces = клеток у этого тайла { $right }, а не { $found }.
refusal-not-a-cell = { $place } — не клетка; пишите её столбец и ряд, от c1r1 до { $last }.
refusal-printed-road = { $text } — дорога, а на колонии напечатаны строения.
refusal-not-here = { $text } здесь стоять не может; пишите { $examples }.
refusal-not-rising = { $numbers } не по возрастанию; пишите деления в том порядке, в каком их проходят, каждое один раз.
refusal-worse-rank = { $points } даёт худшему месту больше; начинайте с лучшего места.
refusal-larger-square = больший квадрат стоит не меньше, чем меньший.
refusal-too-many-ways = вариантов с одной стороны стрелки в { $text } больше { $most }.
refusal-not-an-effect = { $text } — не эффект; пишите количество, например '2w 1c', обмен, например '1w / 1e -> 3c', или одно из { $named }.
refusal-wrong-letter = в { $text } стоит { $letter }; пишите количества с буквами { $letters }, например { $example }.
refusal-no-amount = в { $text } нет количества; пишите количества с буквами { $letters }, например { $example }.
refusal-too-much = { $amount } — больше 9.

## The outlook

outlook-conquest = Завоевание
outlook-happiness = Счастье
outlook-year-end = { $prizes } в конце года
outlook-left = Остаток

## Когда задаётся вопрос, и что открывается посреди хода

stage-colonies = Колонии
stage-year = 1-й год
reveal-roll-blue = Бросить кубик
reveal-draw-ship = Открыть новый корабль

## The guided first game: one idea at a time, what to do, and why

lesson-goal = Побеждает самая счастливая колония
lesson-goal-do = У вас три года. Затем побеждает колония, у которой больше всех очков счастья.
lesson-goal-why = счастье приносят строения, корабли, монахи и конкистадоры; увидите шаг за шагом.

lesson-turn = Одно из четырёх действий
lesson-turn-do = В свой ход возьмите тайл, активируйте одно строение за монеты, активируйте линию кубиком или спасуйте. Выберите подсвеченное; это можно отменить.
lesson-turn-why = год идёт, пока не спасуют все; кто хорошо рассчитал, тот действует дольше.

lesson-expand = Расширьте колонию
lesson-expand-do = Возьмите один из подсвеченных тайлов. За него платят деревом, за большой ещё и зерном.
lesson-expand-why = чем больше строений в линии, тем больше даёт тот же кубик.

lesson-place = Важно, где он лежит
lesson-place-do = Положите тайл на пустые клетки колонии; поверните как угодно.
lesson-place-why = кубики активируют целые столбцы и ряды, так что строения одной линии работают вместе; полные линии считаются в конце.

lesson-white = Белый кубик — столбец
lesson-white-do = Возьмите белый кубик: сработают все свободные строения столбца с его числом, сверху вниз.
lesson-white-why = потом он ляжет на последнее из них и займёт его до конца года. За монеты число можно изменить.

lesson-trade = Торговля
lesson-trade-do = Это строение торгует: выберите, чем платить и что получить.
lesson-trade-why = оно торгует один раз за активацию, и это не обязательно.

lesson-ship = Загрузите корабль
lesson-ship-do = Оплатите груз одного из подсвеченных кораблей: он придёт в вашу гавань.
lesson-ship-why = корабли дают доход, когда вы пасуете, и очки в конце; набор по одному у каждой пристани даёт ещё больше.

lesson-religion = Дальше по пути религии
lesson-religion-do = Сделайте ещё один шаг.
lesson-religion-why = символы этого пути дают монахов, а два из них — синий кубик, который остаётся вашим.

lesson-monk = Отправьте монаха
lesson-monk-do = Выберите для монаха одно из подсвеченных мест.
lesson-monk-why = учёный даёт способность, епископ — очки в конце, миссия — награду сразу. Кто приходит позже, платит тем, кто уже там.

lesson-blue = Синий кубик — ряд
lesson-blue-do = Используйте синий кубик: сработают все свободные строения ряда с его числом, слева направо.
lesson-blue-why = синие кубики только ваши. Их никто не заберёт, так что они могут подождать.

lesson-coins = Монеты — одно строение
lesson-coins-do = Положите монеты на одно свободное строение и используйте его.
lesson-coins-why = каждое следующее в году стоит на монету дороже, а занятые строения отдыхают до конца года.

lesson-market = Продажа и покупка в любой момент
lesson-market-do = В свой ход здесь можно сколько угодно продавать ресурсы и покупать дерево или зерно.
lesson-market-why = это не занимает действия. Хранилище невелико: что не поместилось, сразу продаётся.

lesson-conquest = Гонка конкистадоров
lesson-conquest-do = Конкистадоры ведут ваш маркер по этому пути. В конце каждого года передние получают очки.
lesson-conquest-why = по дороге лежит золото, и каждый год гонка начинается заново.

lesson-pass = Спасуйте и возьмите бонус
lesson-pass-do = В этом году почти ничего не осталось: спасуйте на одно из свободных мест.
lesson-pass-why = оно даст бонус, корабли — доход, а от места зависит, кто начнёт следующий год.

lesson-year = Новый год
lesson-year-do = Кубики брошены заново, открыты новые тайлы, и все ваши строения снова свободны.
lesson-year-why = всё построенное, отправленное и погруженное остаётся; лишь гонка конкистадоров начинается со старта.

lesson-end = Последний год
lesson-end-do = Заполняйте ряды и столбцы колонии: в полном каждый колонист приносит очко.
lesson-end-why = корабли и епископы тоже дают очки, а оставшиеся ресурсы и монеты стоят мало.
