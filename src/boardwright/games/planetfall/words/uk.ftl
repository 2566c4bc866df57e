## The game, its options, and what its rules have become

title = Age of Wonders: Planetfall
tagline = Сім планет, по дві висадки. Воюйте, будуйте, домовляйтеся.

option-commanders = Командувачі
option-commanders-chosen = обирають по черзі
option-commanders-random = роздаються випадково

option-sides = Сторони планшетів командувачів
option-sides-A = у всіх сторона A (перша партія)
option-sides-free = кожен обирає сторону

option-content = Значення карт
option-content-built-in = вбудовані (здебільшого реконструкція)

amended-2 = Сім сторін планшетів командувачів дають інші початкові запаси, сторона B Джека Гелдера має іншу здібність, а чотири сектори дають більше, щоб жодна сторона не була сильнішою за інші. Розпочаті раніше партії тривають із колишніми значеннями.
amended-3 = Сторона A Юрія Франкова дає на початку на 1 енергію менше, щоб жодна сторона не була сильнішою за інші. Розпочаті раніше партії тривають із колишнім значенням.

## Where the game stands

part = Планета { $number }
progress = Планета { $planet } із { $planets }
phase-setup = підготовка
phase-discovery = розвідка
phase-income = дохід
phase-first-exploration = перше дослідження
phase-second-exploration = друге дослідження
phase-over = партію закінчено
role = { $name } { $side }

## Amounts

amount-points =
    { $n ->
        [one] { $n } очко імперії
        [few] { $n } очки імперії
       *[many] { $n } очок імперії
    }
amount-experience =
    { $case ->
        [gen] { $n } досвіду
       *[nom]
            { $n ->
                [one] { $n } досвід
                [few] { $n } досвіду
               *[many] { $n } досвіду
            }
    }
amount-strength =
    { $case ->
        [acc]
            { $n ->
                [one] { $n } силу
                [few] { $n } сили
               *[many] { $n } сили
            }
       *[nom]
            { $n ->
                [one] { $n } сила
                [few] { $n } сили
               *[many] { $n } сили
            }
    }
amount-energy =
    { $case ->
        [acc]
            { $n ->
                [one] { $n } енергію
                [few] { $n } енергії
               *[many] { $n } енергії
            }
        [gen] { $n } енергії
       *[nom]
            { $n ->
                [one] { $n } енергія
                [few] { $n } енергії
               *[many] { $n } енергії
            }
    }
amount-operations =
    { $n ->
        [one] { $n } очко операцій
        [few] { $n } очки операцій
       *[many] { $n } очок операцій
    }
listed =
    { $case ->
        [acc] { AND($all, case: "acc") }
       *[nom] { AND($all) }
    }
nothing = нічого

# As headings.
name-points = очки імперії
name-experience = досвід
name-strength = сила
name-energy = енергія

## The score sheet

source-of-units = загони
source-of-outposts = опорні пункти
source-of-pairs = пари
source-of-technologies = технології
source-of-caches = сховки
source-of-operations = операції
source-of-abilities = здібності
source-of-goals = цілі
source-of-end-technologies = технології наприкінці

## Kinds of cards

kind-unit = загін
kind-outpost = опорний пункт
kind-technology = технологія
kind-cache = сховок
kind-sector = приєднаний сектор

# Several of a kind.
kinds-unit = загони
kinds-outpost = опорні пункти
kinds-technology = технології

# What is laid.
laid-unit = загону
laid-outpost = опорного пункту
laid-technology = технології
laid-cache = сховку
laid-sector = приєднаного сектора

## Cards and cells, as sentences speak of them

card =
    { $case ->
        [acc] карту «{ $name }»
        [gen] карти «{ $name }»
       *[nom] «{ $name }»
    }
cell =
    { $case ->
        [acc] комірку операцій { $level }
        [gen] комірки операцій { $level }
       *[nom] операції { $level }
    }

## What can be counted

# 'Each unit', 'every 3 units'.
each-unit =
    { $n ->
        [1] кожен загін
        [one] кожні { $n } загони
        [few] кожні { $n } загони
       *[many] кожні { $n } загонів
    }
each-outpost =
    { $n ->
        [1] кожен опорний пункт
        [one] кожні { $n } опорні пункти
        [few] кожні { $n } опорні пункти
       *[many] кожні { $n } опорних пунктів
    }
each-technology =
    { $n ->
        [1] кожну технологію
        [one] кожні { $n } технології
        [few] кожні { $n } технології
       *[many] кожні { $n } технологій
    }
each-cache =
    { $n ->
        [1] кожен сховок (не сектор)
        [one] кожні { $n } сховки (не сектори)
        [few] кожні { $n } сховки (не сектори)
       *[many] кожні { $n } сховків (не секторів)
    }
each-sector =
    { $n ->
        [1] кожен приєднаний сектор
        [one] кожні { $n } приєднані сектори
        [few] кожні { $n } приєднані сектори
       *[many] кожні { $n } приєднаних секторів
    }
each-cache-or-sector =
    { $n ->
        [1] кожен сховок і приєднаний сектор
        [one] кожні { $n } сховки та приєднані сектори разом
        [few] кожні { $n } сховки та приєднані сектори разом
       *[many] кожні { $n } сховків і приєднаних секторів разом
    }
each-pair =
    { $n ->
        [1] кожну пару однакових опорних пунктів
        [one] кожні { $n } пари однакових опорних пунктів
        [few] кожні { $n } пари однакових опорних пунктів
       *[many] кожні { $n } пар однакових опорних пунктів
    }
each-different-outpost =
    { $n ->
        [1] кожну відмінну назву опорного пункту
        [one] кожні { $n } різні назви опорних пунктів
        [few] кожні { $n } різні назви опорних пунктів
       *[many] кожні { $n } різних назв опорних пунктів
    }
each-experience =
    { $n ->
        [1] кожне очко досвіду
        [one] кожні { $n } досвіду
        [few] кожні { $n } досвіду
       *[many] кожні { $n } досвіду
    }
each-strength =
    { $n ->
        [1] кожну силу, що лишилася
        [one] кожні { $n } сили, що лишилася
        [few] кожні { $n } сили, що лишилася
       *[many] кожні { $n } сили, що лишилася
    }
each-energy =
    { $n ->
        [1] кожну енергію, що лишилася
        [one] кожні { $n } енергії, що лишилася
        [few] кожні { $n } енергії, що лишилася
       *[many] кожні { $n } енергії, що лишилася
    }
each-energy-and-strength =
    { $n ->
        [1] кожну енергію та силу, що лишилися
        [one] кожні { $n } енергії та сили, що лишилися, разом
        [few] кожні { $n } енергії та сили, що лишилися, разом
       *[many] кожні { $n } енергії та сили, що лишилися, разом
    }
each-unit-and-technology =
    { $n ->
        [1] кожен набір «загін, технологія»
        [one] кожні { $n } набори «загін, технологія»
        [few] кожні { $n } набори «загін, технологія»
       *[many] кожні { $n } наборів «загін, технологія»
    }
each-outpost-and-cache-or-sector =
    { $n ->
        [1] кожен набір «опорний пункт, сховок або сектор»
        [one] кожні { $n } набори «опорний пункт, сховок або сектор»
        [few] кожні { $n } набори «опорний пункт, сховок або сектор»
       *[many] кожні { $n } наборів «опорний пункт, сховок або сектор»
    }
each-set-of-four =
    { $n ->
        [1] кожен набір «загін, опорний пункт, технологія, сховок або сектор»
        [one] кожні { $n } набори «загін, опорний пункт, технологія, сховок або сектор»
        [few] кожні { $n } набори «загін, опорний пункт, технологія, сховок або сектор»
       *[many] кожні { $n } наборів «загін, опорний пункт, технологія, сховок або сектор»
    }
each-planet-with-two-cards =
    { $n ->
        [1] кожну планету, з якої у вас 2 карти
        [one] кожні { $n } планети, з яких у вас по 2 карти
        [few] кожні { $n } планети, з яких у вас по 2 карти
       *[many] кожні { $n } планет, з яких у вас по 2 карти
    }

# After 'at least'.
least-unit =
    { $n ->
        [one] { $n } загін
        [few] { $n } загони
       *[many] { $n } загонів
    }
least-outpost =
    { $n ->
        [one] { $n } опорний пункт
        [few] { $n } опорні пункти
       *[many] { $n } опорних пунктів
    }
least-technology =
    { $n ->
        [one] { $n } технологію
        [few] { $n } технології
       *[many] { $n } технологій
    }
least-cache =
    { $n ->
        [one] { $n } сховок (не сектор)
        [few] { $n } сховки (не сектори)
       *[many] { $n } сховків (не секторів)
    }
least-sector =
    { $n ->
        [one] { $n } приєднаний сектор
        [few] { $n } приєднані сектори
       *[many] { $n } приєднаних секторів
    }
least-cache-or-sector =
    { $n ->
        [one] { $n } сховок або приєднаний сектор
        [few] { $n } сховки та приєднані сектори разом
       *[many] { $n } сховків і приєднаних секторів разом
    }
least-pair =
    { $n ->
        [one] { $n } пару однакових опорних пунктів
        [few] { $n } пари однакових опорних пунктів
       *[many] { $n } пар однакових опорних пунктів
    }
least-different-outpost =
    { $n ->
        [one] { $n } назву опорного пункту
        [few] { $n } різні назви опорних пунктів
       *[many] { $n } різних назв опорних пунктів
    }
least-experience =
    { $n ->
        [one] { $n } досвід
        [few] { $n } досвіду
       *[many] { $n } досвіду
    }
least-strength =
    { $n ->
        [one] { $n } силу, що лишилася
        [few] { $n } сили, що лишилася
       *[many] { $n } сили, що лишилася
    }
least-energy =
    { $n ->
        [one] { $n } енергію, що лишилася
        [few] { $n } енергії, що лишилася
       *[many] { $n } енергії, що лишилася
    }
least-energy-and-strength =
    { $n ->
        [one] { $n } енергію чи силу, що лишилася
        [few] { $n } енергії та сили, що лишилися, разом
       *[many] { $n } енергії та сили, що лишилися, разом
    }
least-unit-and-technology =
    { $n ->
        [one] { $n } набір «загін, технологія»
        [few] { $n } набори «загін, технологія»
       *[many] { $n } наборів «загін, технологія»
    }
least-outpost-and-cache-or-sector =
    { $n ->
        [one] { $n } набір «опорний пункт, сховок або сектор»
        [few] { $n } набори «опорний пункт, сховок або сектор»
       *[many] { $n } наборів «опорний пункт, сховок або сектор»
    }
least-set-of-four =
    { $n ->
        [one] { $n } набір «загін, опорний пункт, технологія, сховок або сектор»
        [few] { $n } набори «загін, опорний пункт, технологія, сховок або сектор»
       *[many] { $n } наборів «загін, опорний пункт, технологія, сховок або сектор»
    }
least-planet-with-two-cards =
    { $n ->
        [one] { $n } планету, з якої у вас 2 карти
        [few] { $n } планети, з яких у вас по 2 карти
       *[many] { $n } планет, з яких у вас по 2 карти
    }

# After 'the most'.
most-unit = загонів
most-outpost = опорних пунктів
most-technology = технологій
most-cache = сховків (не секторів)
most-sector = приєднаних секторів
most-cache-or-sector = сховків і приєднаних секторів разом
most-pair = пар однакових опорних пунктів
most-different-outpost = різних назв опорних пунктів
most-experience = досвіду
most-strength = сили, що лишилася
most-energy = енергії, що лишилася
most-energy-and-strength = енергії та сили, що лишилися, разом
most-unit-and-technology = наборів «загін, технологія»
most-outpost-and-cache-or-sector = наборів «опорний пункт, сховок або сектор»
most-set-of-four = наборів «загін, опорний пункт, технологія, сховок або сектор»
most-planet-with-two-cards = планет, з яких у вас по 2 карти

## Effects. Amounts stand between the parts of a sentence, and a full stop after the last.

effect = { LIST($parts, by: " ", case: "acc") }.
effect-for = за { $what }
effect-less = менше
effect-income = Фаза доходу: отримайте
effect-lay = Викладаючи карту { LIST($kinds, by: " або ") }, отримайте
effect-pair = За кожну зібрану пару однакових опорних пунктів отримайте
effect-defeat = Перемігши загін (не завербувавши), отримайте
effect-recruit = Завербувавши загін, отримайте
effect-cheaper = { CAP($kinds) } коштують для вас на
effect-cheaper-diplomacy = Дипломатія коштує для вас на
effect-operations = Проводячи операції, отримайте ще { $points }
effect-strength-as-energy = Сплачуючи за { $kinds }, ви можете витрачати силу замість енергії 1 до 1
effect-ignore-missing = У битві не враховуйте до { IN($experience, case: "gen") }, якого вам бракує
effect-any-level = Будь-яку карту можете вважати такою, що лежить на рівні III
effect-exchange = Фаза доходу: можете обміняти до { IN($energy, case: "gen") } на силу або сили на енергію, 1 до 1
effect-always-last = Ваш корабель завжди займає останню поділку треку порядку ходу
effect-restrain = Фаза доходу, і в 1-му раунді: покладіть жетон заборони на відкриту карту чи комірку операцій; інші не можуть обрати її в цьому раунді
effect-end = Кінець гри:

## Conditions of the goal boards: points, and what they are for

condition-per = { $points } { $for }.
condition-from = { $points }, { $for }.
condition-most = { $points } { $for }.
condition-parts = { LIST($parts, by: " ") }
for-each = за { $what }
for-least = якщо у вас щонайменше { $what }
for-most = тому, у кого найбільше { $what };
for-second = другому

## What is written on cards, commanders and goal boards

unit-costs = Сила / досвід на рівнях I, II, III: { $costs }.
unit-recruiting = Або завербуйте за { IN($price, case: "acc") }; тоді нагорода: { $reward }.
energy-costs = Енергія на рівнях I, II, III: { $costs }.
storming = Або відвоюйте за { IN($price, case: "acc") }.
reward = Нагорода: { $reward }.
pair-value = У парі: { $points } за цю карту.
same-outpost =
    { $n ->
        [1] Такий самий опорний пункт є на планеті { AND($planets) }.
        [one] Такий самий опорний пункт є на планетах { AND($planets) }.
        [few] Такий самий опорний пункт є на планетах { AND($planets) }.
       *[many] Такий самий опорний пункт є на планетах { AND($planets) }.
    }
cache-yields = Візьміть на рівнях I, II, III: { $yields } енергії.
cache-yields-more = Візьміть на рівнях I, II, III: { $yields } енергії і { IN($reward, case: "acc") }.
annexing = Або приєднайте сектор: { $income } у кожній фазі доходу.
side-text = Ініціатива { $initiative }. Старт: { $start }.
cell-text = { $points }: 1 за очко імперії (не більше за номер планети), 1 за силу, 2 за досвід.

## All pieces in words

section-commanders = Командувачі
section-goals = Планшети цілей
section-cells = Комірки операцій
section-planet = Планета { $planet }
piece-commander = { $name } { $side }, { $faction }
piece-cell = Операції { $level }
piece-card = { $name } ({ $kind })

## Where values come from

source-printed = друковане значення, виправлено власником
source-rulebook = правила гри
source-found = знайдено в огляді
source-reconstructed = реконструкція, не друковане значення
source-departing = { $rule }; окрім: { LIST($exceptions, by: "; ") }
source-exception = { LIST($fields, by: ", ") } — { $source }
field-part = { $field } { $part }
field-name = назва
field-faction = фракція
field-planet = планета
field-kind = тип
field-cost = вартість
field-reward = нагорода
field-diplomacy = дипломатія
field-aggression = агресія
field-pair = нагорода за пару
field-symbol = символ
field-yield = енергія
field-sector = сектор
field-effects = ефект
field-initiative = ініціатива
field-start = стартові значення
field-ability = здібність
field-conditions = умови

## Questions

prompt-draw-goal = Випадок обирає планшет цілей.
prompt-draw-commander = Випадок роздає командувача.
prompt-deal = Випадок відкриває карту.
prompt-choose-commander = Оберіть командувача.
prompt-choose-side = Оберіть сторону планшета командувача.
prompt-place-restrain-token = Куди покласти жетон заборони?
prompt-exchange = Обміняти енергію на силу чи силу на енергію?
prompt-fly = Оберіть, куди летіти.
prompt-meet-unit = { $card }: перемогти чи завербувати?
prompt-capture-outpost = { $card }: захопити мирно чи відвоювати?
prompt-pay-for-outpost = { $card }: скільки енергії замінити силою?
prompt-learn-technology = { $card }: скільки енергії замінити силою?
prompt-open-cache = { $card }: взяти енергію чи приєднати сектор?
prompt-gain-points = У вас { $points }. Скільки з них стануть очками імперії?
prompt-gain-experience = Лишилося { $points }: скільки взяти досвідом? Решта стане силою.

## Answers, as buttons say them

label-command = Обрати: { $name } ({ $faction })
label-side = Обрати сторону { $side }
label-restrain = Покласти жетон заборони на { IN($thing, case: "acc") }
label-keep-token = Залишити жетон заборони в себе
label-exchange-energy = Обміняти { IN($amount, case: "acc") } на силу
label-exchange-strength = Обміняти { IN($amount, case: "acc") } на енергію
label-keep-stocks = Нічого не обмінювати
label-fly = Летіти: { $thing }
label-pass = Пропустити хід: летіти нікуди
label-defeat = Перемогти
label-recruit = Завербувати
label-occupy = Захопити мирно
label-storm = Відвоювати
label-energy-alone = Заплатити лише енергією
label-strength = Заплатити { IN($amount, case: "acc") } замість енергії
label-take = Взяти енергію
label-annex = Приєднати сектор
label-points = Обміняти { $points }
label-no-points = Не обмінювати на очки імперії
label-experience = Взяти { $amount }
label-no-experience = Не брати досвіду

## Flights with what the ship does there, as buttons say them

course = Летіти й { LOW($way) }
course-learn = Летіти й вивчити: { LOW($payment) }
course-occupy = Летіти й захопити мирно: { LOW($payment) }

## The log

line-goal = Випав планшет цілей «{ $goal }»
line-dealt = Роздано командувача: { $name } ({ $faction })
line-command = Обрано командувача: { $name } ({ $faction })
line-side = Обрано сторону { $side }
line-deal = Відкрито карту «{ $card }»

# Several of a kind in a row.
revealed-goal =
    { $n ->
        [one] { $n } планшет цілей
        [few] { $n } планшети цілей
       *[many] { $n } планшетів цілей
    }
revealed-command =
    { $n ->
        [one] { $n } командувач
        [few] { $n } командувачі
       *[many] { $n } командувачів
    }
revealed-deal =
    { $n ->
        [one] { $n } карта
        [few] { $n } карти
       *[many] { $n } карт
    }
line-restrain = Жетон заборони покладено на { IN($thing, case: "acc") }
line-keep-token = Жетон заборони залишено в себе
line-exchange-energy = Енергію обміняно на силу
line-exchange-strength = Силу обміняно на енергію
line-keep-stocks = Нічого не обміняно
line-fly = Корабель відправлено до { IN($thing, case: "gen") }
line-pass = Хід пропущено: летіти нікуди
line-defeat = Переможено загін { $thing }
line-recruit = Завербовано загін { $thing }
line-occupy = Мирно захоплено опорний пункт { $thing }
line-storm = Відвойовано опорний пункт { $thing }
line-paid = Заплачено за опорний пункт { $thing }
line-learned = Вивчено технологію { $thing }
line-take = Взято енергію { IN($thing, case: "gen") }
line-annex = Приєднано сектор { $thing }
line-points = Проведено { $thing }: взято очки імперії
line-no-points = Проведено { $thing }: без очок імперії
line-experience = Розподілено решту очок: { $thing }

## What is worth knowing before

note-side = Сторона { $side }. { $text }
note-place = { CAP($kind) }, рівень { $level }.
note-operations = З них не більше ніж { $points }.

## What else happens

event-missing = зокрема { $strength } за досвід, якого бракує
event-pair = зокрема { $points } за пару
event-effects = зокрема { AND($amounts) } від ефектів
event-end = зокрема { $points } наприкінці гри
event-operations = { $points } на очки імперії, досвід і силу
event-income = на { AND($amounts, case: "acc") } більше в кожній фазі доходу

## Where amounts come from that do not stand on the card itself

origin-missing-experience = за досвід, якого бракує
origin-pair = за пару

## Why not

another-ship = тут чужий корабель
restrained = закрито жетоном заборони
short-of = бракує: { AND($amounts) }
chosen = уже обрано іншим гравцем
can-fly = вашому кораблю ще є куди летіти
would-be-lost = частина очок операцій пропала б

## Refusals of corrections

refusal-planet-cards = кількість карт планети { $planet } — { $found }; у кожної планети їх { $right }.
refusal-kind-cards = кількість карт типу { $kind } — { $found }; у коробці їх { $right }.
refusal-tracks-end = шкали закінчуються на { $experience }x, { $strength }s і { $energy }e.
refusal-same-initiative = у { $other } теж { $initiative }; у командувачів, які можуть зустрітися за столом, ініціатива має бути різною.
refusal-one-board = { $text } буває лише на одному планшеті, і це вже має { $board }.
refusal-for-a-commander = { $text } буває в командувача, але не в технології.
refusal-not-a-kind = { $kind } — не тип карти; є { $kinds }.
refusal-not-kinds = { $word } — не тип карти; пишіть один із { $kinds } або два через скісну риску.
refusal-no-diplomacy = загін дає s лише під час вербування, а дипломатії в цього немає.
refusal-not-three-levels = кількість частин у { $text } — { $parts }; пишіть три, для рівнів I, II і III: '4e, 4e, 3e'.
refusal-dearer = { $text } на вищому рівні потребує більше { $letter }; ціна може лише знижуватися.
refusal-gives-less = { $text } на вищому рівні дає менше { $letter }; може давати лише більше.
refusal-not-three-conditions = на планшеті цілей 3 умови, а не { $found }.
refusal-too-much = { $amount } — більше за 99.
refusal-wrong-letter = у { $text } стоїть { $letter }; пишіть кількості з літерами { $letters }, наприклад { $example }.
refusal-no-amount = у { $text } немає кількості; пишіть кількості з літерами { $letters }, наприклад { $example }.
refusal-no-colon = { $text } — не ефект; пишіть так: 'lay unit: 1s'.
refusal-not-an-effect = { $text } — не ефект; ефект починається з { $beginnings } або це { LIST($named, by: " чи ") }.
refusal-end-effect = { $text }: ефект кінця гри — це очки за щось, наприклад 'end: 1p per 2 experience'.
refusal-cheaper = { $text }: дешевшими бувають лише загони (у s), опорні пункти й технології (в e).
refusal-strength-as-energy = { $text }: сила замінює енергію лише для опорних пунктів і технологій.
refusal-not-a-condition = { $text } — не умова; пишіть '1p per 3 energy', '4p from 8 experience' або '6p 3p most unit'.
refusal-condition-points = { $text }: умова приносить очки, наприклад '2p'.
refusal-not-counted = { $text } не можна порахувати; пишіть одне з { $counts }.

## The outlook

outlook-goals = Цілі
outlook-technologies = Технології, що дають очки
outlook-pairs = Неповні пари
outlook-pairs-rule = щонайбільше

## Коли ставлять запитання

stage-commanders = Командувачі
stage-planet = 1-ша планета

## The guided first game: one idea at a time, what to do, and why

lesson-goal = Перемагають очки імперії
lesson-goal-do = Ви досліджуєте сім планет, і на кожній корабель сідає двічі. Після сьомої перемагає той, у кого найбільше очок імперії.
lesson-goal-why = допомагає все: загони, опорні пункти, технології, сховки та операції, кожне по-своєму.

lesson-stocks = Досвід, сила, енергія
lesson-stocks-do = Силою та енергією ви платите. Досвід здешевлює битви й ніколи не зменшується.
lesson-stocks-why = у кожного лічильника є кінець. Що виходить за нього, зникає, тож витрачайте вчасно.

lesson-unit = Переможіть загін
lesson-unit-do = Летіть до підсвіченого загону: ви платите силою та отримуєте очки й досвід.
lesson-unit-why = за кожне очко досвіду, якого бракує, платять ще одну силу, тож ранні перемоги здешевлюють пізні.

lesson-order = Низькі рівні діють раніше
lesson-order-do = Кораблі діють від рівня I до рівня III. Хто раніше діє, той раніше полетить і наступного разу.
lesson-order-why = високі рівні дешевші й багатші, але найкраще можуть зайняти раніше за вас.

lesson-outpost = Займіть опорний пункт
lesson-outpost-do = Летіть до підсвіченого опорного пункту та сплатіть його ціну.
lesson-outpost-why = два пункти з однією назвою — пара: вона одразу дає нагороду.

lesson-operations = Операції безкоштовні
lesson-operations-do = Летіть до підсвіченої комірки операцій: вона дає очки операцій, які витрачають одразу.
lesson-operations-why = коли все інше задорого, операції дають силу й досвід для наступних планет.

lesson-points = Розподіліть очки операцій
lesson-points-do = Оберіть, скільки стане очками імперії; решта стане досвідом і силою.
lesson-points-why = межа — номер планети, тож пізні планети дають більше очок імперії, а ранні роблять вас сильнішими.

lesson-income = Дохід
lesson-income-do = З другої планети кожна починається з доходу: сектори, технології та ваш командувач.
lesson-income-why = що рано приносить дохід, приносить його на багатьох планетах.

lesson-technology = Вивчіть технологію
lesson-technology-do = Летіть до підсвіченої технології та сплатіть її енергію.
lesson-technology-why = на перших чотирьох планетах вона діє до кінця партії, тож що раніше, то краще.

lesson-goals = Планшет цілей
lesson-goals-do = Цей планшет каже, що принесе очки в кінці партії; він спільний для всіх.
lesson-goals-why = дивіться на нього, обираючи, куди летіти, і на те, що збирають інші.

lesson-cache = Відкрийте сховок
lesson-cache-do = Летіть до підсвіченого сховку: він нічого не коштує та дає енергію.
lesson-cache-why = енергією платять за опорні пункти й технології.

lesson-sector = Зараз чи в кожному доході
lesson-sector-do = Візьміть енергію зараз або приєднайте сектор.
lesson-sector-why = сектор зараз не дає нічого, зате дає енергію в кожному доході; на початку партії це більше.

lesson-later = Пізні технології дають очки наприкінці
lesson-later-do = З п'ятої планети технології приносять очки в кінці партії; за що, сказано на карті.
lesson-later-why = беріть ті, що пасують до зібраного вами.

lesson-end = Остання планета
lesson-end-do = Після другої висадки тут партію закінчено: рахують планшет цілей і пізні технології.
lesson-end-why = доходу більше не буде, тож беріть те, що дає очки зараз.
