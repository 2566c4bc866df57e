## The game, its options, and what its rules have become

title = Age of Wonders: Planetfall
tagline = Семь планет, по две высадки. Сражайтесь, стройте, договаривайтесь.

option-commanders = Командующие
option-commanders-chosen = выбирают по очереди
option-commanders-random = раздаются случайно

option-sides = Стороны планшетов командующих
option-sides-A = у всех сторона A (первая партия)
option-sides-free = каждый выбирает сторону

option-content = Значения карт
option-content-built-in = встроенные (в основном реконструкция)

amended-2 = Семь сторон планшетов командующих дают другие начальные запасы, у стороны B Джека Гелдера другая способность, а четыре сектора приносят больше, чтобы ни одна сторона не была сильнее других. Начатые раньше партии идут с прежними значениями.
amended-3 = Сторона A Юрия Франкова даёт в начале на 1 энергию меньше, чтобы ни одна сторона не была сильнее других. Начатые раньше партии идут с прежним значением.

## Where the game stands

part = Планета { $number }
progress = Планета { $planet } из { $planets }
phase-setup = подготовка
phase-discovery = разведка
phase-income = доход
phase-first-exploration = первое исследование
phase-second-exploration = второе исследование
phase-over = партия окончена
role = { $name } { $side }

## Amounts

amount-points =
    { $case ->
        [gen]
            { $n ->
                [one] { $n } очка империи
                [few] { $n } очков империи
               *[many] { $n } очков империи
            }
       *[nom]
            { $n ->
                [one] { $n } очко империи
                [few] { $n } очка империи
               *[many] { $n } очков империи
            }
    }
amount-experience =
    { $case ->
        [gen] { $n } опыта
       *[nom]
            { $n ->
                [one] { $n } опыт
                [few] { $n } опыта
               *[many] { $n } опыта
            }
    }
amount-strength =
    { $case ->
        [acc]
            { $n ->
                [one] { $n } силу
                [few] { $n } силы
               *[many] { $n } силы
            }
       *[nom]
            { $n ->
                [one] { $n } сила
                [few] { $n } силы
               *[many] { $n } силы
            }
    }
amount-energy =
    { $case ->
        [acc]
            { $n ->
                [one] { $n } энергию
                [few] { $n } энергии
               *[many] { $n } энергии
            }
        [gen] { $n } энергии
       *[nom]
            { $n ->
                [one] { $n } энергия
                [few] { $n } энергии
               *[many] { $n } энергии
            }
    }
amount-operations =
    { $n ->
        [one] { $n } очко операций
        [few] { $n } очка операций
       *[many] { $n } очков операций
    }
listed =
    { $case ->
        [acc] { AND($all, case: "acc") }
       *[nom] { AND($all) }
    }
nothing = ничего

# As headings.
name-points = очки империи
name-experience = опыт
name-strength = сила
name-energy = энергия

## The score sheet

source-of-units = отряды
source-of-outposts = опорные пункты
source-of-pairs = пары
source-of-technologies = технологии
source-of-caches = тайники
source-of-operations = операции
source-of-abilities = способности
source-of-goals = цели
source-of-end-technologies = технологии в конце

## Kinds of cards

kind-unit = отряд
kind-outpost = опорный пункт
kind-technology = технология
kind-cache = тайник
kind-sector = присоединённый сектор

# Several of a kind.
kinds-unit = отряды
kinds-outpost = опорные пункты
kinds-technology = технологии

# What is laid.
laid-unit = отряда
laid-outpost = опорного пункта
laid-technology = технологии
laid-cache = тайника
laid-sector = присоединённого сектора

## Cards and cells, as sentences speak of them

card =
    { $case ->
        [acc] карту «{ $name }»
        [dat] карте «{ $name }»
        [gen] карты «{ $name }»
       *[nom] «{ $name }»
    }
cell =
    { $case ->
        [acc] ячейку операций { $level }
        [dat] ячейке операций { $level }
        [gen] ячейки операций { $level }
       *[nom] операции { $level }
    }

## What can be counted

# 'Each unit', 'every 3 units'.
each-unit =
    { $n ->
        [1] каждый отряд
        [one] каждые { $n } отряда
        [few] каждые { $n } отряда
       *[many] каждые { $n } отрядов
    }
each-outpost =
    { $n ->
        [1] каждый опорный пункт
        [one] каждые { $n } опорных пункта
        [few] каждые { $n } опорных пункта
       *[many] каждые { $n } опорных пунктов
    }
each-technology =
    { $n ->
        [1] каждую технологию
        [one] каждые { $n } технологии
        [few] каждые { $n } технологии
       *[many] каждые { $n } технологий
    }
each-cache =
    { $n ->
        [1] каждый тайник (не сектор)
        [one] каждые { $n } тайника (не сектора)
        [few] каждые { $n } тайника (не сектора)
       *[many] каждые { $n } тайников (не секторов)
    }
each-sector =
    { $n ->
        [1] каждый присоединённый сектор
        [one] каждые { $n } присоединённых сектора
        [few] каждые { $n } присоединённых сектора
       *[many] каждые { $n } присоединённых секторов
    }
each-cache-or-sector =
    { $n ->
        [1] каждый тайник и присоединённый сектор
        [one] каждые { $n } тайника и присоединённых сектора вместе
        [few] каждые { $n } тайника и присоединённых сектора вместе
       *[many] каждые { $n } тайников и присоединённых секторов вместе
    }
each-pair =
    { $n ->
        [1] каждую пару одинаковых опорных пунктов
        [one] каждые { $n } пары одинаковых опорных пунктов
        [few] каждые { $n } пары одинаковых опорных пунктов
       *[many] каждые { $n } пар одинаковых опорных пунктов
    }
each-different-outpost =
    { $n ->
        [1] каждое отличное название опорного пункта
        [one] каждые { $n } разных названия опорных пунктов
        [few] каждые { $n } разных названия опорных пунктов
       *[many] каждые { $n } разных названий опорных пунктов
    }
each-experience =
    { $n ->
        [1] каждое очко опыта
        [one] каждые { $n } опыта
        [few] каждые { $n } опыта
       *[many] каждые { $n } опыта
    }
each-strength =
    { $n ->
        [1] каждую оставшуюся силу
        [one] каждые { $n } оставшейся силы
        [few] каждые { $n } оставшейся силы
       *[many] каждые { $n } оставшейся силы
    }
each-energy =
    { $n ->
        [1] каждую оставшуюся энергию
        [one] каждые { $n } оставшейся энергии
        [few] каждые { $n } оставшейся энергии
       *[many] каждые { $n } оставшейся энергии
    }
each-energy-and-strength =
    { $n ->
        [1] каждую оставшуюся энергию и силу
        [one] каждые { $n } оставшейся энергии и силы в сумме
        [few] каждые { $n } оставшейся энергии и силы в сумме
       *[many] каждые { $n } оставшейся энергии и силы в сумме
    }
each-unit-and-technology =
    { $n ->
        [1] каждый набор «отряд, технология»
        [one] каждые { $n } набора «отряд, технология»
        [few] каждые { $n } набора «отряд, технология»
       *[many] каждые { $n } наборов «отряд, технология»
    }
each-outpost-and-cache-or-sector =
    { $n ->
        [1] каждый набор «опорный пункт, тайник или сектор»
        [one] каждые { $n } набора «опорный пункт, тайник или сектор»
        [few] каждые { $n } набора «опорный пункт, тайник или сектор»
       *[many] каждые { $n } наборов «опорный пункт, тайник или сектор»
    }
each-set-of-four =
    { $n ->
        [1] каждый набор «отряд, опорный пункт, технология, тайник или сектор»
        [one] каждые { $n } набора «отряд, опорный пункт, технология, тайник или сектор»
        [few] каждые { $n } набора «отряд, опорный пункт, технология, тайник или сектор»
       *[many] каждые { $n } наборов «отряд, опорный пункт, технология, тайник или сектор»
    }
each-planet-with-two-cards =
    { $n ->
        [1] каждую планету, с которой у вас 2 карты
        [one] каждые { $n } планеты, с которых у вас по 2 карты
        [few] каждые { $n } планеты, с которых у вас по 2 карты
       *[many] каждые { $n } планет, с которых у вас по 2 карты
    }

# After 'at least'.
least-unit =
    { $n ->
        [one] { $n } отряда
        [few] { $n } отрядов
       *[many] { $n } отрядов
    }
least-outpost =
    { $n ->
        [one] { $n } опорного пункта
        [few] { $n } опорных пунктов
       *[many] { $n } опорных пунктов
    }
least-technology =
    { $n ->
        [one] { $n } технологии
        [few] { $n } технологий
       *[many] { $n } технологий
    }
least-cache =
    { $n ->
        [one] { $n } тайника (не сектора)
        [few] { $n } тайников (не секторов)
       *[many] { $n } тайников (не секторов)
    }
least-sector =
    { $n ->
        [one] { $n } присоединённого сектора
        [few] { $n } присоединённых секторов
       *[many] { $n } присоединённых секторов
    }
least-cache-or-sector =
    { $n ->
        [one] { $n } тайника или присоединённого сектора
        [few] { $n } тайников и присоединённых секторов вместе
       *[many] { $n } тайников и присоединённых секторов вместе
    }
least-pair =
    { $n ->
        [one] { $n } пары одинаковых опорных пунктов
        [few] { $n } пар одинаковых опорных пунктов
       *[many] { $n } пар одинаковых опорных пунктов
    }
least-different-outpost =
    { $n ->
        [one] { $n } названия опорного пункта
        [few] { $n } разных названий опорных пунктов
       *[many] { $n } разных названий опорных пунктов
    }
least-experience =
    { $n ->
        [one] { $n } опыта
        [few] { $n } опыта
       *[many] { $n } опыта
    }
least-strength =
    { $n ->
        [one] { $n } оставшейся силы
        [few] { $n } оставшейся силы
       *[many] { $n } оставшейся силы
    }
least-energy =
    { $n ->
        [one] { $n } оставшейся энергии
        [few] { $n } оставшейся энергии
       *[many] { $n } оставшейся энергии
    }
least-energy-and-strength =
    { $n ->
        [one] { $n } оставшейся энергии и силы в сумме
        [few] { $n } оставшейся энергии и силы в сумме
       *[many] { $n } оставшейся энергии и силы в сумме
    }
least-unit-and-technology =
    { $n ->
        [one] { $n } набора «отряд, технология»
        [few] { $n } наборов «отряд, технология»
       *[many] { $n } наборов «отряд, технология»
    }
least-outpost-and-cache-or-sector =
    { $n ->
        [one] { $n } набора «опорный пункт, тайник или сектор»
        [few] { $n } наборов «опорный пункт, тайник или сектор»
       *[many] { $n } наборов «опорный пункт, тайник или сектор»
    }
least-set-of-four =
    { $n ->
        [one] { $n } набора «отряд, опорный пункт, технология, тайник или сектор»
        [few] { $n } наборов «отряд, опорный пункт, технология, тайник или сектор»
       *[many] { $n } наборов «отряд, опорный пункт, технология, тайник или сектор»
    }
least-planet-with-two-cards =
    { $n ->
        [one] { $n } планеты, с которой у вас 2 карты
        [few] { $n } планет, с которых у вас по 2 карты
       *[many] { $n } планет, с которых у вас по 2 карты
    }

# After 'the most'.
most-unit = отрядов
most-outpost = опорных пунктов
most-technology = технологий
most-cache = тайников (не секторов)
most-sector = присоединённых секторов
most-cache-or-sector = тайников и присоединённых секторов вместе
most-pair = пар одинаковых опорных пунктов
most-different-outpost = разных названий опорных пунктов
most-experience = опыта
most-strength = оставшейся силы
most-energy = оставшейся энергии
most-energy-and-strength = оставшейся энергии и силы в сумме
most-unit-and-technology = наборов «отряд, технология»
most-outpost-and-cache-or-sector = наборов «опорный пункт, тайник или сектор»
most-set-of-four = наборов «отряд, опорный пункт, технология, тайник или сектор»
most-planet-with-two-cards = планет, с которых у вас по 2 карты

## Effects. Amounts stand between the parts of a sentence, and a full stop after the last.

effect = { LIST($parts, by: " ", case: "acc") }.
effect-for = за { $what }
effect-less = меньше
effect-income = Фаза дохода: получите
effect-lay = Выкладывая карту { LIST($kinds, by: " или ") }, получите
effect-pair = За каждую собранную пару одинаковых опорных пунктов получите
effect-defeat = Победив отряд (не завербовав), получите
effect-recruit = Завербовав отряд, получите
effect-cheaper = { CAP($kinds) } стоят для вас на
effect-cheaper-diplomacy = Дипломатия стоит для вас на
effect-operations = Проводя операции, получите ещё { $points }
effect-strength-as-energy = Оплачивая { $kinds }, вы можете тратить силу вместо энергии 1 к 1
effect-ignore-missing = В сражении не учитывайте до { IN($experience, case: "gen") }, которого вам не хватает
effect-any-level = Любую карту можете считать лежащей на уровне III
effect-exchange = Фаза дохода: можете обменять до { IN($energy, case: "gen") } на силу или силы на энергию, 1 к 1
effect-always-last = Ваш корабль всегда занимает последнее деление трека порядка хода
effect-restrain = Фаза дохода, и в 1-м раунде: положите жетон запрета на открытую карту или ячейку операций; другие не могут выбрать её в этом раунде
effect-end = Конец игры:

## Conditions of the goal boards: points, and what they are for

condition-per = { $points } { $for }.
condition-from = { $points }, { $for }.
condition-most = { $points } { $for }.
condition-parts = { LIST($parts, by: " ") }
for-each = за { $what }
for-least = если у вас не меньше { $what }
for-most = тому, у кого больше всех { $what };
for-second = второму

## What is written on cards, commanders and goal boards

unit-costs = Сила / опыт на уровнях I, II, III: { $costs }.
unit-recruiting = Или завербуйте за { IN($price, case: "acc") }; тогда награда: { $reward }.
energy-costs = Энергия на уровнях I, II, III: { $costs }.
storming = Или отвоюйте за { IN($price, case: "acc") }.
reward = Награда: { $reward }.
pair-value = В паре: { $points } за эту карту.
same-outpost =
    { $n ->
        [1] Такой же опорный пункт есть на планете { AND($planets) }.
        [one] Такой же опорный пункт есть на планетах { AND($planets) }.
        [few] Такой же опорный пункт есть на планетах { AND($planets) }.
       *[many] Такой же опорный пункт есть на планетах { AND($planets) }.
    }
cache-yields = Возьмите на уровнях I, II, III: { $yields } энергии.
cache-yields-more = Возьмите на уровнях I, II, III: { $yields } энергии и { IN($reward, case: "acc") }.
annexing = Или присоедините сектор: { $income } в каждой фазе дохода.
side-text = Инициатива { $initiative }. Старт: { $start }.
cell-text = { $points }: 1 за очко империи (не больше номера планеты), 1 за силу, 2 за опыт.

## All pieces in words

section-commanders = Командующие
section-goals = Планшеты целей
section-cells = Ячейки операций
section-planet = Планета { $planet }
piece-commander = { $name } { $side }, { $faction }
piece-cell = Операции { $level }
piece-card = { $name } ({ $kind })

## Where values come from

source-printed = печатное значение, исправлено владельцем
source-rulebook = правила игры
source-found = найдено в обзоре
source-reconstructed = реконструкция, не печатное значение
source-departing = { $rule }; кроме: { LIST($exceptions, by: "; ") }
source-exception = { LIST($fields, by: ", ") } — { $source }
field-part = { $field } { $part }
field-name = название
field-faction = фракция
field-planet = планета
field-kind = тип
field-cost = стоимость
field-reward = награда
field-diplomacy = дипломатия
field-aggression = агрессия
field-pair = награда за пару
field-symbol = символ
field-yield = энергия
field-sector = сектор
field-effects = эффект
field-initiative = инициатива
field-start = стартовые значения
field-ability = способность
field-conditions = условия

## Questions

prompt-draw-goal = Случай выбирает планшет целей.
prompt-draw-commander = Случай раздаёт командующего.
prompt-deal = Случай открывает карту.
prompt-choose-commander = Выберите командующего.
prompt-choose-side = Выберите сторону планшета командующего.
prompt-place-restrain-token = Куда положить жетон запрета?
prompt-exchange = Обменять энергию на силу или силу на энергию?
prompt-fly = Выберите, куда лететь.
prompt-meet-unit = { $card }: победить или завербовать?
prompt-capture-outpost = { $card }: захватить мирно или отвоевать?
prompt-pay-for-outpost = { $card }: сколько энергии заменить силой?
prompt-learn-technology = { $card }: сколько энергии заменить силой?
prompt-open-cache = { $card }: взять энергию или присоединить сектор?
prompt-gain-points = У вас { $points }. Сколько из них станут очками империи?
prompt-gain-experience = Осталось { $points }: сколько взять опытом? Остальное станет силой.

## Answers, as buttons say them

label-command = Выбрать: { $name } ({ $faction })
label-side = Выбрать сторону { $side }
label-restrain = Положить жетон запрета на { IN($thing, case: "acc") }
label-keep-token = Оставить жетон запрета у себя
label-exchange-energy = Обменять { IN($amount, case: "acc") } на силу
label-exchange-strength = Обменять { IN($amount, case: "acc") } на энергию
label-keep-stocks = Ничего не обменивать
label-fly = Лететь: { $thing }
label-pass = Пропустить ход: лететь некуда
label-defeat = Победить
label-recruit = Завербовать
label-occupy = Захватить мирно
label-storm = Отвоевать
label-energy-alone = Заплатить только энергией
label-strength = Заплатить { IN($amount, case: "acc") } вместо энергии
label-take = Взять энергию
label-annex = Присоединить сектор
label-points = Обменять { $points }
label-no-points = Не обменивать на очки империи
label-experience = Взять { $amount }
label-no-experience = Не брать опыта

## Flights with what the ship does there, as buttons say them

course = Лететь и { LOW($way) }
course-learn = Лететь и изучить: { LOW($payment) }
course-occupy = Лететь и захватить мирно: { LOW($payment) }

## The log

line-goal = Выпал планшет целей «{ $goal }»
line-dealt = Роздан командующий: { $name } ({ $faction })
line-command = Выбран командующий: { $name } ({ $faction })
line-side = Выбрана сторона { $side }
line-deal = Открыта карта «{ $card }»

# Several of a kind in a row.
revealed-goal =
    { $n ->
        [one] { $n } планшет целей
        [few] { $n } планшета целей
       *[many] { $n } планшетов целей
    }
revealed-command =
    { $n ->
        [one] { $n } командующий
        [few] { $n } командующих
       *[many] { $n } командующих
    }
revealed-deal =
    { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
line-restrain = Жетон запрета положен на { IN($thing, case: "acc") }
line-keep-token = Жетон запрета оставлен у себя
line-exchange-energy = Энергия обменяна на силу
line-exchange-strength = Сила обменяна на энергию
line-keep-stocks = Ничего не обменяно
line-fly = Корабль отправлен к { IN($thing, case: "dat") }
line-pass = Ход пропущен: лететь некуда
line-defeat = Побеждён отряд { $thing }
line-recruit = Завербован отряд { $thing }
line-occupy = Мирно захвачен опорный пункт { $thing }
line-storm = Отвоёван опорный пункт { $thing }
line-paid = Оплачен опорный пункт { $thing }
line-learned = Изучена технология { $thing }
line-take = Взята энергия { IN($thing, case: "gen") }
line-annex = Присоединён сектор { $thing }
line-points = Проведены { $thing }: взяты очки империи
line-no-points = Проведены { $thing }: без очков империи
line-experience = Распределены остальные очки: { $thing }

## What is worth knowing before

note-side = Сторона { $side }. { $text }
note-place = { CAP($kind) }, уровень { $level }.
note-operations = Из них не больше { IN($points, case: "gen") }.

## What else happens

event-missing = в том числе { $strength } за недостающий опыт
event-pair = в том числе { $points } за пару
event-effects = в том числе { AND($amounts) } от эффектов
event-end = в том числе { $points } в конце игры
event-operations = { $points } на очки империи, опыт и силу
event-income = на { AND($amounts, case: "acc") } больше в каждой фазе дохода

## Where amounts come from that do not stand on the card itself

origin-missing-experience = за недостающий опыт
origin-pair = за пару

## Why not

another-ship = здесь чужой корабль
restrained = закрыто жетоном запрета
short-of = не хватает: { AND($amounts) }
chosen = уже выбран другим игроком
can-fly = вашему кораблю ещё есть куда лететь
would-be-lost = часть очков операций пропала бы

## Refusals of corrections

refusal-planet-cards = число карт планеты { $planet } — { $found }; у каждой планеты их { $right }.
refusal-kind-cards = число карт типа { $kind } — { $found }; в коробке их { $right }.
refusal-tracks-end = шкалы кончаются на { $experience }x, { $strength }s и { $energy }e.
refusal-same-initiative = у { $other } тоже { $initiative }; у командующих, которые могут встретиться за столом, инициатива должна различаться.
refusal-one-board = { $text } бывает только на одном планшете, и это уже есть у { $board }.
refusal-for-a-commander = { $text } бывает у командующего, но не у технологии.
refusal-not-a-kind = { $kind } — не тип карты; есть { $kinds }.
refusal-not-kinds = { $word } — не тип карты; пишите один из { $kinds } или два через косую черту.
refusal-no-diplomacy = отряд даёт s только при вербовке, а дипломатии у этого нет.
refusal-not-three-levels = число частей в { $text } — { $parts }; пишите три, для уровней I, II и III: '4e, 4e, 3e'.
refusal-dearer = { $text } на более высоком уровне требует больше { $letter }; цена может только снижаться.
refusal-gives-less = { $text } на более высоком уровне даёт меньше { $letter }; может давать только больше.
refusal-not-three-conditions = на планшете целей 3 условия, а не { $found }.
refusal-too-much = { $amount } — больше 99.
refusal-wrong-letter = в { $text } стоит { $letter }; пишите количества с буквами { $letters }, например { $example }.
refusal-no-amount = в { $text } нет количества; пишите количества с буквами { $letters }, например { $example }.
refusal-no-colon = { $text } — не эффект; пишите так: 'lay unit: 1s'.
refusal-not-an-effect = { $text } — не эффект; эффект начинается с { $beginnings } либо это { LIST($named, by: " или ") }.
refusal-end-effect = { $text }: эффект конца игры — это очки за что-то, например 'end: 1p per 2 experience'.
refusal-cheaper = { $text }: дешевле бывают только отряды (в s), опорные пункты и технологии (в e).
refusal-strength-as-energy = { $text }: сила заменяет энергию только для опорных пунктов и технологий.
refusal-not-a-condition = { $text } — не условие; пишите '1p per 3 energy', '4p from 8 experience' или '6p 3p most unit'.
refusal-condition-points = { $text }: условие приносит очки, например '2p'.
refusal-not-counted = { $text } нельзя сосчитать; пишите одно из { $counts }.

## The outlook

outlook-goals = Цели
outlook-technologies = Технологии, дающие очки
outlook-pairs = Неполные пары
outlook-pairs-rule = самое большее

## Когда задаётся вопрос

stage-commanders = Командующие
stage-planet = 1-я планета

## The guided first game: one idea at a time, what to do, and why

lesson-goal = Побеждают очки империи
lesson-goal-do = Вы исследуете семь планет, и на каждой корабль садится дважды. После седьмой побеждает тот, у кого больше всех очков империи.
lesson-goal-why = помогает всё: отряды, опорные пункты, технологии, тайники и операции, каждое по-своему.

lesson-stocks = Опыт, сила, энергия
lesson-stocks-do = Силой и энергией вы платите. Опыт удешевляет сражения и никогда не падает.
lesson-stocks-why = у каждого счётчика есть конец. Что выходит за него, пропадает, поэтому тратьте вовремя.

lesson-unit = Победите отряд
lesson-unit-do = Летите к подсвеченному отряду: вы платите силой и получаете очки и опыт.
lesson-unit-why = за каждое недостающее очко опыта платят ещё одну силу, поэтому ранние победы удешевляют поздние.

lesson-order = Низкие уровни действуют раньше
lesson-order-do = Корабли действуют от уровня I к уровню III. Кто раньше действует, тот раньше полетит и в следующий раз.
lesson-order-why = высокие уровни дешевле и богаче, но лучшее могут занять раньше вас.

lesson-outpost = Займите опорный пункт
lesson-outpost-do = Летите к подсвеченному опорному пункту и заплатите его цену.
lesson-outpost-why = два пункта с одним названием — пара: она сразу даёт награду.

lesson-operations = Операции бесплатны
lesson-operations-do = Летите в подсвеченную ячейку операций: она даёт очки операций, которые тратят сразу.
lesson-operations-why = когда всё прочее слишком дорого, операции дают силу и опыт для следующих планет.

lesson-points = Разделите очки операций
lesson-points-do = Выберите, сколько станет очками империи; остальное станет опытом и силой.
lesson-points-why = предел — номер планеты, поэтому поздние планеты дают больше очков империи, а ранние делают вас сильнее.

lesson-income = Доход
lesson-income-do = Со второй планеты каждая начинается с дохода: секторы, технологии и ваш командующий.
lesson-income-why = что рано приносит доход, приносит его на многих планетах.

lesson-technology = Изучите технологию
lesson-technology-do = Летите к подсвеченной технологии и заплатите её энергию.
lesson-technology-why = на первых четырёх планетах она действует до конца партии, поэтому чем раньше, тем лучше.

lesson-goals = Планшет целей
lesson-goals-do = Этот планшет говорит, что принесёт очки в конце партии; он общий для всех.
lesson-goals-why = смотрите на него, выбирая, куда лететь, и на то, что собирают другие.

lesson-cache = Вскройте тайник
lesson-cache-do = Летите к подсвеченному тайнику: он ничего не стоит и даёт энергию.
lesson-cache-why = энергией платят за опорные пункты и технологии.

lesson-sector = Сейчас или в каждом доходе
lesson-sector-do = Возьмите энергию сейчас или присоедините сектор.
lesson-sector-why = сектор сейчас не даёт ничего, зато даёт энергию в каждом доходе; в начале партии это больше.

lesson-later = Поздние технологии дают очки в конце
lesson-later-do = С пятой планеты технологии приносят очки в конце партии; за что, сказано на карте.
lesson-later-why = берите те, что подходят к собранному вами.

lesson-end = Последняя планета
lesson-end-do = После второй высадки здесь партия окончена: считаются планшет целей и поздние технологии.
lesson-end-why = дохода больше не будет, поэтому берите то, что даёт очки сейчас.
