## The game, its options, and what its rules have become

title = Терра Мистика
tagline = Преобразуйте земли под свой народ и берите силу от соседей.

option-factions = Фракции
option-factions-chosen = выбирают по очереди
option-factions-random = цвет раздаётся, из двух его фракций выбирают одну
option-factions-first-game = первая игра из правил, всё расставлено

option-order = Порядок хода
option-order-passing = в порядке пасов
option-order-classic = первый спасовавший начинает, остальные по кругу

option-promo = Промо-компоненты
option-promo-none = базовая игра
option-promo-all = с промо: жетоны городов, карта бонуса, жетон подсчёта

option-leaving = Выход из партии
option-leaving-no = все играют до конца
option-leaving-yes = кому пора, может выйти, остальные играют дальше

amended-2 = Лопаты культа могут оставить чужим каждый гекс; в действии один туннель или ковёр, и лопаты докупают только для первого гекса; Алхимики могут оплатить лопату силой за предыдущую; особые действия и мост можно использовать вхолостую; ничто не теряется без вопроса; из двух культов, ждущих одного ключа, выбирает игрок.

## What one holds

points =
    { $case ->
        [gen]
            { $n ->
                [one] { $n } очка
                [few] { $n } очков
               *[many] { $n } очков
            }
       *[nom]
            { $n ->
                [one] { $n } очко
                [few] { $n } очка
               *[many] { $n } очков
            }
    }
coins =
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
workers =
    { $case ->
        [acc]
            { $n ->
                [one] { $n } рабочего
                [few] { $n } рабочих
               *[many] { $n } рабочих
            }
        [gen]
            { $n ->
                [one] { $n } рабочего
                [few] { $n } рабочих
               *[many] { $n } рабочих
            }
       *[nom]
            { $n ->
                [one] { $n } рабочий
                [few] { $n } рабочих
               *[many] { $n } рабочих
            }
    }
priests =
    { $case ->
        [acc]
            { $n ->
                [one] { $n } жреца
                [few] { $n } жрецов
               *[many] { $n } жрецов
            }
        [gen]
            { $n ->
                [one] { $n } жреца
                [few] { $n } жрецов
               *[many] { $n } жрецов
            }
       *[nom]
            { $n ->
                [one] { $n } жрец
                [few] { $n } жреца
               *[many] { $n } жрецов
            }
    }
power =
    { $case ->
        [acc]
            { $n ->
                [one] { $n } силу
                [few] { $n } силы
               *[many] { $n } силы
            }
        [gen]
            { $n ->
                [one] { $n } силы
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
keys =
    { $n ->
        [one] { $n } ключ
        [few] { $n } ключа
       *[many] { $n } ключей
    }
favor-tiles =
    { $n ->
        [one] { $n } жетон благодати
        [few] { $n } жетона благодати
       *[many] { $n } жетонов благодати
    }
first-dwellings =
    { $n ->
        [one] { $n } первое жилище
        [few] { $n } первых жилища
       *[many] { $n } первых жилищ
    }

resource-vp = очки
resource-c = монеты
resource-w = рабочие
resource-p = жрецы
resource-pw = сила

## What points are for

source-round-tiles = цели раундов
source-favors = жетоны благодати
source-cards = бонусные карты
source-towns = города
source-tracks = навигация и раскопки
source-abilities = способности фракции
source-cults = культы
source-area = область
source-resources = ресурсы
source-power-taken = полученная сила
source-start = начало игры
source-traded = обмен

## Terrains, structures, cults

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
terrain-lakes =
    { $case ->
        [acc] озёра
        [gen] озёр
       *[nom] озёра
    }
terrain-forest =
    { $case ->
        [acc] лес
        [gen] леса
       *[nom] лес
    }
terrain-mountains =
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

structure-dwelling = жилище
structure-trading-house = торговый дом
structure-temple = храм
structure-stronghold = крепость
structure-sanctuary = святилище

scored-dwelling = жилища
scored-trading-house = торговые дома
scored-temple = храмы
scored-stronghold = крепость
scored-sanctuary = святилище
scored-spade = лопаты
scored-town = города

cult-fire =
    { $case ->
        [gen] Огня
       *[nom] Огонь
    }
cult-water =
    { $case ->
        [gen] Воды
       *[nom] Вода
    }
cult-earth =
    { $case ->
        [gen] Земли
       *[nom] Земля
    }
cult-air =
    { $case ->
        [gen] Воздуха
       *[nom] Воздух
    }

## Factions

faction-alchemists =
    { $case ->
        [dat] Алхимикам
        [acc] Алхимиков
       *[nom] Алхимики
    }
faction-auren =
    { $case ->
        [dat] Ауренам
        [acc] Ауренов
       *[nom] Аурены
    }
faction-chaosmagicians =
    { $case ->
        [dat] Магам Хаоса
        [acc] Магов Хаоса
       *[nom] Маги Хаоса
    }
faction-cultists =
    { $case ->
        [dat] Культистам
        [acc] Культистов
       *[nom] Культисты
    }
faction-darklings =
    { $case ->
        [dat] Дарклингам
        [acc] Дарклингов
       *[nom] Дарклинги
    }
faction-dwarves =
    { $case ->
        [dat] Гномам
        [acc] Гномов
       *[nom] Гномы
    }
faction-engineers =
    { $case ->
        [dat] Инженерам
        [acc] Инженеров
       *[nom] Инженеры
    }
faction-fakirs =
    { $case ->
        [dat] Факирам
        [acc] Факиров
       *[nom] Факиры
    }
faction-giants =
    { $case ->
        [dat] Гигантам
        [acc] Гигантов
       *[nom] Гиганты
    }
faction-halflings =
    { $case ->
        [dat] Хоббитам
        [acc] Хоббитов
       *[nom] Хоббиты
    }
faction-mermaids =
    { $case ->
        [dat] Русалкам
        [acc] Русалок
       *[nom] Русалки
    }
faction-nomads =
    { $case ->
        [dat] Кочевникам
        [acc] Кочевников
       *[nom] Кочевники
    }
faction-swarmlings =
    { $case ->
        [dat] Роевикам
        [acc] Роевиков
       *[nom] Роевики
    }
faction-witches =
    { $case ->
        [dat] Ведьмам
        [acc] Ведьм
       *[nom] Ведьмы
    }

ability-alchemists = В свой ход вы можете менять 1 очко на 1 монету или 2 монеты на 1 очко; в конце каждые 2 монеты дают очко.
ability-auren = С начала игры нет.
ability-chaosmagicians = Вы начинаете с одним жилищем и ставите его последними. За храм и за святилище берёте 2 жетона благодати.
ability-cultists = Если хотя бы один сосед взял силу за вашу постройку, сделайте 1 шаг в любом культе; если все отказались, получите 1 силу.
ability-darklings = За каждую лопату вы платите 1 жреца, а не рабочих, и получаете 2 очка. Шкалы раскопок у вас нет.
ability-dwarves = Туннели: преобразуя землю или строя, вы можете пропустить один любой гекс за 2 рабочих и получаете за это 4 очка. В конце игры туннели бесплатно соединяют вашу область. Навигации у вас нет.
ability-engineers = Действием, сколько угодно раз: постройте мост за 2 рабочих.
ability-fakirs = Ковёр-самолёт: преобразуя землю или строя, вы можете пропустить один любой гекс за 1 жреца и получаете за это 4 очка. В конце игры ковёр бесплатно соединяет вашу область. Навигации у вас нет, раскопки улучшаются лишь один раз.
ability-giants = Вы превращаете землю только в свою и всегда ровно за 2 лопаты. Одна лопата бонуса культа пропадает.
ability-halflings = За каждую полученную лопату, откуда бы она ни взялась, получите 1 очко.
ability-mermaids = Основывая город, вы можете пропустить один гекс реки: постройки вокруг него считаются соединёнными. Навигация начинается с 1 и доходит до 5.
ability-nomads = Вы начинаете с тремя жилищами; третье ставите после вторых жилищ всех игроков.
ability-swarmlings = За каждый основанный город получите 3 рабочих.
ability-witches = За каждый основанный город получите 5 очков.

stronghold-alchemists = Сразу получите 12 силы. С этого момента получайте 2 силы за каждую лопату; ею можно оплатить следующую.
stronghold-auren = Сразу возьмите жетон благодати. Особое действие раз в раунд: 2 шага в одном культе.
stronghold-chaosmagicians = Особое действие раз в раунд: выполните два действия подряд.
stronghold-cultists = Сразу получите 7 очков.
stronghold-darklings = Сразу можете посвятить до 3 рабочих: каждый станет жрецом.
stronghold-dwarves = Туннель стоит 1 рабочего вместо 2.
stronghold-engineers = Каждый раз, когда пасуете, получите 3 очка за каждый свой мост между двумя своими постройками.
stronghold-fakirs = Ковёр-самолёт пропускает до двух гексов вместо одного.
stronghold-giants = Особое действие раз в раунд: 2 бесплатные лопаты; затем там можно построить жилище за его цену.
stronghold-halflings = Сразу 3 бесплатные лопаты; на одном из ставших домашними гексов можно построить жилище за его цену.
stronghold-mermaids = Сразу бесплатно продвиньте навигацию на 1 и получите её очки.
stronghold-nomads = Песчаная буря, особое действие раз в раунд: свободный гекс рядом с вашей постройкой (не через реку и не через мост) без лопат становится пустыней; затем там можно построить жилище за его цену.
stronghold-swarmlings = Особое действие раз в раунд: бесплатно улучшите жилище до торгового дома.
stronghold-witches = Полёт ведьм, особое действие раз в раунд: бесплатное жилище на любом свободном лесу, сколь угодно далеко.

board-home = Домашняя земля: { $terrain }.
board-start = Старт: { AND($stocks) }; { $one } силы в чаше I, { $two } в чаше II; культы: { $cults }; { $dwellings }.
board-cult = { $cult } { $steps }
board-no-cults = нет
board-costs = Цены: { LIST($all, by: "; ") }.
board-cost = { $structure } { AND($price) }
board-trading-cost = { $structure } { AND($price) } ({ AND($alone) }, если рядом нет соперника)
board-income = Доход: { LIST($all, by: "; ") }.
board-income-row = при 0, 1, 2… построенных ({ $structures }): { AND($resources) }
board-income-numbers = { $resource } { $numbers }
board-income-single = { $structure } { AND($amounts) }
board-shipping = Навигация: от { $lowest } до { $highest }.
board-no-shipping = Навигации нет.
board-digging = Лопата стоит { $costs } рабочих по уровням раскопок; каждое улучшение стоит { AND($advance, case: "acc") }.
board-digging-priests = Лопата стоит 1 жреца.
board-ability = Способность: { $text }
board-stronghold = Крепость: { $text }

## Tiles, cards and power actions: our names, and what is written on them

card-bon1 = Лопата
card-bon2 = Паломничество
card-bon3 = Кошель
card-bon4 = Паром
card-bon5 = Лагерь
card-bon6 = Твердыни
card-bon7 = Рынок
card-bon8 = Проповедник
card-bon9 = Хутора
card-bon10 = Морская карта

favor-fav1 = Пламя
favor-fav2 = Поток
favor-fav3 = Твердь
favor-fav4 = Буря
favor-fav5 = Основатели
favor-fav6 = Шествие
favor-fav7 = Помощники
favor-fav8 = Вдохновение
favor-fav9 = Монетный двор
favor-fav10 = Купцы
favor-fav11 = Поселенцы
favor-fav12 = Караваны

town-tw1 = Богатый город
town-tw2 = Город мастеров
town-tw3 = Святой город
town-tw4 = Город силы
town-tw5 = Город культов
town-tw6 = Город двух ворот
town-tw7 = Гавань
town-tw8 = Славный город

action-act1 = Мост
action-act2 = Жрец
action-act3 = Рабочие
action-act4 = Монеты
action-act5 = Лопата
action-act6 = Две лопаты

round-tile = { CAP($what) } · { $track }
round-tile-priests = жрецы

written-income = Доход: { AND($amounts) }.
written-special-spade = Особое действие раз в раунд: 1 бесплатная лопата для преобразования и строительства.
written-special-step = Особое действие раз в раунд: 1 шаг в любом культе.
written-shipping = Навигация +{ $levels } во время действий, но не в конце игры.
written-on-pass = Когда пасуете: { AND($all) }.
written-points-for = { $points } за { $what }
written-cult-steps = { $steps } в культе { IN($cult, case: "gen") }.
written-town-power = Отныне для города достаточно силы { $power }.
written-whenever = Отныне { $points } за { $what }.
written-on-pass-houses = Когда пасуете: { $points } очка за 1, 2, 3, 4 торговых дома.
written-gain = Получите { AND($amounts, case: "acc") }.
written-all-cults = { $steps } в каждом культе.
written-town-shipping = Навигация +1 с её очками (ковёр Факиров пропускает на гекс больше).
written-promo = Промо.
written-actions = Действия: { $points } за { $what }.
written-end-of-round = Конец раунда: { $bonus }.
round-bonus = { $bonus } за { $what }
written-power-action = Заплатите { IN($power, case: "acc") }, раз в раунд на всех. { $brings }
written-free-spades = Получите { IN($spades, case: "acc") } для преобразования и строительства.
written-build-bridge = Постройте мост от одной из своих построек.

each-dwelling = каждое жилище
each-trading-house = каждый торговый дом
each-temple = каждый храм
each-stronghold = крепость
each-sanctuary = святилище
each-shipping-level = каждый уровень навигации
each-priest = каждого своего жреца на треке культов
each-step = каждый шаг в культе { IN($cult, case: "gen") }
each-steps = каждые { $steps } в культе { IN($cult, case: "gen") }

building-dwelling = постройку жилища
building-trading-house = постройку торгового дома
building-temple = постройку храма
building-stronghold = постройку крепости или святилища
building-spade = каждую лопату
building-town = основание города

section-factions = Фракции
section-power-actions = Использование силы
section-cards = Бонусные карты
section-favors = Жетоны благодати
section-towns = Жетоны городов
section-scoring = Цели раундов
values = печатные значения: правила и открытые данные, проверены по 56 настоящим партиям

## Where the game stands

progress = Раунд { $round } из { $rounds }
phase-setup = подготовка
phase-actions = действия
phase-bonus = бонус культа
phase-over = партия окончена

## Questions

prompt-draw-scoring = Открывается цель раунда.
prompt-draw-card = Открывается бонусная карта этой партии.
prompt-draw-colour = Раздаётся цвет.
prompt-choose-faction = Выберите фракцию.
prompt-first-dwelling = Поставьте первое жилище на домашней земле.
prompt-first-card = Возьмите бонусную карту на 1-й раунд.
prompt-turn = Выберите действие или спасуйте.
prompt-turn-first-of-two = Первое из двух действий. Выберите действие или спасуйте.
prompt-after-action = Сделайте обмены или закончите ход.
prompt-sandstorm = Песчаная буря: какой гекс станет пустыней?
prompt-free-trading-house = Какое жилище бесплатно станет торговым домом?
prompt-witches-ride = Полёт ведьм: на каком лесу построить жилище?
prompt-take-power = Получить { IN($power, case: "acc") } за { IN($points, case: "acc") }?
prompt-take-power-free = Получить { IN($power, case: "acc") } бесплатно?
prompt-choose-cult = Выберите культ: { $steps }.
prompt-ordain = Сколько рабочих посвятить в жрецы?
prompt-claim = Возьмите { AND($tiles, case: "acc") }.
prompt-claim-town = жетон города
prompt-choose-top = Ключей хватит не на все вершины: какой культ двинуть первым?
prompt-build-bridge = Где построить мост?
prompt-use-spades = У вас { $spades }: какой гекс преобразовать?
prompt-transform = { $hex }, сейчас { $terrain }: во что превратить?
prompt-dig-on = { $hex }, сейчас { $terrain }, лопат для него: { $spades }. Во что превратить?
prompt-settle = Построить жилище на земле, которая стала домашней?
prompt-no-use = Применить это сейчас негде: откажитесь.

## Answers: what a button says

label-faction = Играть за { IN($faction, case: "acc") }
label-place = Поставить жилище на { $hex }
label-first-card = Взять карту «{ $card }»
label-build = Построить жилище на { $hex }
label-dig = Преобразовать { $hex }
label-storm = Превратить { $hex } в пустыню
label-to = Превратить { $hex } в { IN($terrain, case: "acc") }
label-spade = Купить одну лопату
label-upgrade-trading-house = Построить торговый дом на { $hex }
label-upgrade-temple = Построить храм на { $hex }
label-upgrade-stronghold = Построить крепость на { $hex }
label-upgrade-sanctuary = Построить святилище на { $hex }
label-ship = Улучшить навигацию с { $level } до { $next }
label-shovel = Улучшить раскопки с { $level } до { $next }
label-priest = Послать жреца в культ { IN($cult, case: "gen") } на { $steps }
label-power-act1 = Построить мост за силу
label-power-act2 = Получить жреца за силу
label-power-act3 = Получить рабочих за силу
label-power-act4 = Получить монеты за силу
label-power-act5 = Получить лопату за силу
label-power-act6 = Получить две лопаты за силу
label-special-bon1 = Использовать бесплатную лопату карты
label-special-bon2 = Сделать шаг в культе по карте
label-special-fav6 = Сделать шаг в культе по жетону «{ $piece }»
label-special-bridge = Построить мост за рабочих
label-stronghold-auren = Сделать 2 шага в одном культе
label-stronghold-chaosmagicians = Выполнить два действия подряд
label-stronghold-giants = Использовать 2 бесплатные лопаты крепости
label-stronghold-nomads = Поднять песчаную бурю
label-stronghold-swarmlings = Бесплатно построить торговый дом
label-stronghold-witches = Отправиться в полёт ведьм
label-bridge = Построить мост { $one }–{ $other }
label-connect = Основать город через реку между { AND($hexes) }
label-burn = Сжечь силу
label-convert = { $price } → { $gain }
label-favor = Взять жетон благодати «{ $tile }»
label-town = Взять жетон города «{ $tile }»
label-cult = Продвинуться в культе { IN($cult, case: "gen") } на { $steps }
label-take = Получить { IN($power, case: "acc") } за { IN($points, case: "acc") }
label-take-free = Получить { IN($power, case: "acc") } бесплатно
label-decline = Отказаться
label-ordain = Посвятить { IN($workers, case: "acc") }
label-ordain-nobody = Никого не посвящать
label-pass = Спасовать
label-pass-card = Спасовать и взять «{ $card }»
label-done = Закончить ход
label-drop-spades = Отказаться: { $spades }
label-drop-bridge = Не строить мост
label-drop-dwelling = Не строить
label-drop-storm = Не поднимать бурю
label-drop-house = Не строить торговый дом
label-leave = Выйти из партии
label-and-build = { $answer } и застроить
label-without-building = Только { LOW($answer) }
label-burning = { $answer }, сжигая { IN($power, case: "acc") }
label-special-at = { $special }: { LOW($answer) }

## Worth knowing before

note-faction = Домашняя земля: { $terrain }. Способность: { $ability } Крепость: { $stronghold }
note-far = { CAP($terrain) }, { $spades } до { IN($home, case: "gen") }.
note-far-free = { CAP($terrain) }, { $spades } до { IN($home, case: "gen") }; из них бесплатно { $free }.
note-not-all-the-way = Есть только { $spades }.
note-from-home = Это ваша домашняя земля, она станет чужой.
note-foreign = Это не ваша домашняя земля.
note-per-spade = Отныне лопата стоит { IN($workers, case: "acc") }.
note-stays = Жрец остаётся там навсегда.
note-returns = Жрец возвращается в ваш запас.
note-steps = { $cult }: { $start } → { $end }.
note-at-top = Вы уже на вершине.
note-top-taken = Вершина занята.
note-top-needs-key = Для вершины нужен ключ.
note-no-effect = Применить сейчас негде: это лишь ожидание.
note-place = В раунде { $round } ваш ход { $place }-й.
note-no-turns-left = Впереди только финальный подсчёт.
note-leaving = Насовсем: больше ни ходов, ни силы; постройки остаются, приносят доход и учитываются в конце.

## What happens besides

event-founds = основан город
event-founds-towns =
    { $n ->
        [one] основан { $n } город
        [few] основаны { $n } города
       *[many] основано { $n } городов
    }
event-steps = { $steps } в культе { IN($cult, case: "gen") }
event-shipping = навигация +{ $levels }
event-carpet = ковёр-самолёт: гексов +{ $hexes }
event-tunnel = через туннель
event-flight = на ковре-самолёте
event-favors = затем взять { IN($tiles, case: "acc") }
event-cult-spades = затем использовать { IN($spades, case: "acc") } бонуса культа
event-offers = предложить { AND($all) }
event-offer = { IN($power, case: "acc") } { IN($faction, case: "dat") }
event-offered = можно взять { IN($power, case: "acc") } за { IN($points, case: "acc") }
event-offered-free = можно взять { IN($power, case: "acc") } бесплатно
event-burn =
    { $n ->
        [one] { $n } сила переходит из чаши II в III, столько же теряется
        [few] { $n } силы переходят из чаши II в III, столько же теряется
       *[many] { $n } силы переходит из чаши II в III, столько же теряется
    }
event-from-bowls = { $one } из чаши I в II, { $two } из II в III
event-from-bowl-1 = { $one } из чаши I в II
event-from-bowl-2 = { $two } из чаши II в III
event-points = очки: { LIST($all) }
event-points-from = { $source } { $points }
event-income = доход: { AND($amounts) }
event-cult-bonus = бонус культа: { AND($amounts) }

## Where points come from, told beside a sum

due-favors = жетон благодати на выбор
due-spades = бесплатные лопаты
due-steps = шаги в культе
due-bridges = мост
from-round-tile = цель раунда
from-ability = способность фракции
from-stronghold = крепость
from-area = область
from-resources = ресурсы

## The log: what has been done

line-score = Цель раунда { $round }: «{ $tile }»
line-card = В партию вошла карта «{ $card }»
line-colour = Роздан цвет: { $terrain }

# Several of a kind in a row.
revealed-score =
    { $n ->
        [one] { $n } цель раунда
        [few] { $n } цели раундов
       *[many] { $n } целей раундов
    }
revealed-card =
    { $n ->
        [one] { $n } бонусная карта
        [few] { $n } бонусные карты
       *[many] { $n } бонусных карт
    }
revealed-colour =
    { $n ->
        [one] { $n } цвет
        [few] { $n } цвета
       *[many] { $n } цветов
    }
line-faction = Выбрана фракция: { $faction }
line-place = Поставлено первое жилище на { $hex }
line-first-card = Взята карта «{ $card }»
line-build = Построено жилище на { $hex }
line-dig = Преобразован гекс { $hex }
line-storm = Гекс { $hex } превращён в пустыню песчаной бурей
line-to = Гекс { $hex } превращён в { IN($terrain, case: "acc") }
line-spade = Куплена одна лопата
line-upgrade-trading-house = Построен торговый дом на { $hex }
line-upgrade-temple = Построен храм на { $hex }
line-upgrade-stronghold = Построена крепость на { $hex }
line-upgrade-sanctuary = Построено святилище на { $hex }
line-ship = Улучшена навигация с { $level } до { $next }
line-shovel = Улучшены раскопки с { $level } до { $next }
line-priest = Послан жрец в культ { IN($cult, case: "gen") }
line-power = Использована сила: «{ $action }»
line-special-bon1 = Использована лопата карты «{ $piece }»
line-special-bon2 = Использован шаг в культе по карте «{ $piece }»
line-special-fav6 = Использован шаг в культе по жетону «{ $piece }»
line-special-bridge = За рабочих получен мост
line-stronghold = Использовано действие крепости
line-bridge = Построен мост { $one }–{ $other }
line-connect = Основан город через реку между { AND($hexes) }
line-burn = Сила сожжена
line-convert = Обмен: { $price } → { $gain }
line-favor = Взят жетон благодати «{ $tile }»
line-town = Взят жетон города «{ $tile }»
line-cult = Продвижение в культе { IN($cult, case: "gen") }
line-take = Предложенная сила взята
line-decline = Не взято: { $power }
line-overtaken = Обгон в культе { IN($cult, case: "gen") }: { $level } против { $own }
line-ordain = Рабочие посвящены в жрецы
line-ordain-nobody = Никто не посвящён в жрецы
line-pass = Пас
line-pass-card = Пас, взята карта «{ $card }»
line-done = Ход закончен
line-drop-spades = Не использовано: { $spades }
line-drop-bridge = Мост не построен
line-drop-dwelling = Жилище не построено
line-drop-storm = Песчаная буря не поднята
line-drop-house = Торговый дом не построен
line-leave = Выход из партии

## Why not

reason-out-of-reach = вне досягаемости
reason-taken-by = занято: { $faction }
reason-short = { $what }: не хватает { AND($missing, case: "gen") }
reason-short-power = в чаше III не хватает { AND($missing, case: "gen") }
reason-used = уже использовано в этом раунде
reason-transforming = преобразование
reason-tunnel = туннель
reason-carpet = ковёр-самолёт
reason-shipping = навигация
reason-digging = раскопки
reason-already-home = уже ваша домашняя земля
reason-made-home = стала домашней этим действием
reason-none-on-board = { $structure }: больше нет на планшете
reason-highest = улучшать некуда
reason-no-priest = нет жреца
reason-no-space = нет свободного места
reason-fully-advanced = улучшено до предела
reason-no-such-track = у фракции нет этой шкалы
reason-have-it = этот жетон у вас есть
reason-none-left = таких не осталось
reason-short-bare = не хватает { AND($missing, case: "gen") }
reason-bridge = мост
reason-not-home = не { $terrain }
reason-not-beside = рядом нет вашей постройки
reason-not-a-dwelling = это не жилище
reason-not-built = крепость ещё не построена
reason-no-room-for-priests = все ваши жрецы уже в игре
reason-burning = в чаше II нужно 2 силы
reason-nothing-to-convert = менять нечего
reason-no-own-end = на концах нет вашей постройки
reason-bridge-built = мост здесь уже стоит
reason-no-bridge = мостов больше нет
reason-colour-taken = земля занята: { $terrain }
reason-other-colour = ваш цвет: { $terrain }
reason-the-same = земля уже такая
reason-through-home = путь ведёт через вашу домашнюю землю
reason-nearer = слишком близко для купленных лопат
reason-only-home = возможно только: { $terrain }
reason-at-top = вы уже на вершине
reason-top-taken = вершина занята
reason-below-top = шагов до вершины не хватает
reason-moved = этот культ уже продвинут
reason-last-round = в последнем раунде карты не берут
reason-no-use = применить это сейчас негде
reason-no-home-land = в пределах досягаемости нет свободной домашней земли
reason-no-land = в пределах досягаемости нет свободной земли
reason-no-upgrade = улучшать нечего
reason-all-used = в этом раунде всё уже использовано
reason-no-special = у вас нет особых действий

## The outlook

outlook-cults = Культы
outlook-area = Наибольшая область
outlook-left = Остаток
outlook-round = Конец раунда { $round }

## Когда задаётся вопрос

occasion-offer = { CAP($builder) } построили рядом с вами
occasion-faction =
    { $number ->
        [1] вы выбираете первым из { $all }
        [2] вы выбираете вторым из { $all }
        [3] вы выбираете третьим из { $all }
        [4] вы выбираете четвёртым из { $all }
       *[other] вы выбираете последним из { $all }
    }
occasion-first-dwelling =
    { $all ->
        [1] ваше единственное жилище
       *[other]
            { $number ->
                [1] ваше первое жилище из { $all }
                [2] ваше второе жилище из { $all }
               *[other] ваше третье жилище из { $all }
            }
    }
stage-factions = Фракции
stage-dwellings = Жилища
stage-cards = Бонусные карты
stage-round = 1-й раунд

## The guided first game: one idea at a time, what to do, and why

lesson-goal = Побеждают очки
lesson-goal-do = Здесь ваши очки. После шести раундов побеждает тот, у кого их больше всех.
lesson-goal-why = всё, что вы строите, копаете и во что верите, рано или поздно становится очками; как именно, увидите шаг за шагом.

lesson-home = Дом — одна земля
lesson-home-do = Ваш народ живёт только на земле своего цвета. Любую другую надо сначала преобразовать.
lesson-home-why = чем ближе земля к вашей на круге земель, тем меньше нужно лопат.

lesson-card = Карта на раунд
lesson-card-do = Возьмите одну из подсвеченных бонусных карт: она даёт доход или что-то особое на один раунд.
lesson-card-why = когда вы спасуете, вернёте её и возьмёте другую; хорошая карта ни у кого не остаётся надолго.

lesson-turn = Одно действие за ход
lesson-turn-do = Выберите подсвеченное и посмотрите цену; то же место ещё раз или кнопка внизу выполнит действие. До конца хода его можно отменить.
lesson-turn-why = все по очереди делают по одному действию, пока не спасуют; у кого больше осталось, тот действует дольше.

lesson-terraform = Сделайте землю своей
lesson-terraform-do = Выберите подсвеченный гекс в пределах досягаемости, преобразуйте его в свою землю и постройте жилище.
lesson-terraform-why = жилища дают рабочих в каждом доходе, и от каждого из них вы достаёте до новых земель.

lesson-offer = Соседи дают силу
lesson-offer-do = Кто-то построил рядом с вами. Возьмите предложенную силу.
lesson-offer-why = силой оплачивают сильные действия. Немного силы даром, больше стоит очков; в начале игры это выгодно.

lesson-favor = Выберите благодать
lesson-favor-do = Возьмите один из подсвеченных жетонов благодати.
lesson-favor-why = он поднимает вас в культе, а большинство жетонов ещё и действует до конца партии.

lesson-round = Каждый раунд за что-то платит
lesson-round-do = Эти цели говорят, за что в каждом раунде дают очки. Посмотрите на цель этого раунда и следующего.
lesson-round-why = та же постройка принесёт больше, если построить её в нужном раунде.

lesson-upgrade = Жилища растут
lesson-upgrade-do = Улучшите жилище до торгового дома. Рядом с соседом это дешевле.
lesson-upgrade-why = торговые дома дают монеты и силу. Жилище возвращается на планшет и снова закрывает своего рабочего.

lesson-power = Сила действует
lesson-power-do = Используйте одно из действий силы. В раунде каждое достаётся только одному игроку.
lesson-power-why = сила идёт из чаши I в II и из II в III, а платит только чаша III. Если силы не хватает, жертва поднимает одну из чаши II, а другая пропадает.

lesson-temple = Храм даёт благодать
lesson-temple-do = Улучшите торговый дом до храма.
lesson-temple-why = он даёт жреца в каждом доходе и сразу жетон благодати.

lesson-priest = Жрецы служат культам
lesson-priest-do = Отправьте жреца в культ: ваш маркер поднимется.
lesson-priest-why = подъём даёт силу по пути, бонус в конце тех раундов, где на цели этот культ, и очки в конце партии тем, кто выше всех.

lesson-pass = Пасуйте, когда делать нечего
lesson-pass-do = В этом раунде почти ничего не осталось: спасуйте и возьмите другую бонусную карту.
lesson-pass-why = кто спасует первым, начнёт следующий раунд, а на невзятых картах копятся монеты.

lesson-income = Доход
lesson-income-do = Раунд начался с дохода: рабочие, монеты, жрецы и сила. Здесь видно, что принесёт следующий.
lesson-income-why = каждая постройка на карте открывает доход на планшете; что построено рано, платит много раз.

lesson-town = Города
lesson-town-do = Стройте рядом: четыре соседние постройки, достаточно сильные вместе, становятся городом.
lesson-town-why = жетон города сразу даёт очки, награду и ключ к вершине культа.

lesson-end = Думайте о конце
lesson-end-do = После шестого раунда дают очки культы и наибольшая связанная область. Посмотрите, кого ещё можно обойти.
lesson-end-why = это сразу много очков, а остатки запасов стоят мало.

## Сила в журнале

bowls = чаши силы: { $one }, { $two }, { $three }

## Что в этой партии за фракцию и что против

prospect-rounds =
    { $n ->
        [one] Раунд { AND($rounds) }
        [few] Раунды { AND($rounds) }
       *[many] Раунды { AND($rounds) }
    }
prospect-rewarded = { $rounds }: { $points } за { $what }
prospect-by-ability = { $rewarded }; ваша способность как раз для этого.
prospect-by-stronghold = { $rewarded }; здесь окупается ваша крепость.
prospect-unhelped = { $rewarded }; вам в этом ничто не помогает.
prospect-rich = { $rewarded }; ваши приносят больше дохода, чем чужие.
prospect-cheap = { $rewarded }; { $what } у вас дешевле: { AND($price) }.
prospect-dear = { $rewarded }; { $what } у вас дороже, чем у других: { AND($price) }.
prospect-spades = { $rewarded }; ваша поначалу стоит дорого: { $price }.
prospect-cult = { $rounds }: бонус за шаги в культе { IN($cult, case: "gen") }; у вас сразу { $steps }.
prospect-no-shipping = Навигация на карте бонуса вам ничего не даёт.
prospect-shipping = Есть карта бонуса с навигацией, а ваша начинается выше обычного.
prospect-near =
    { $n ->
        [one] Рядом с землёй «{ $terrain }» { $n } гекс в одной лопате: больше, чем почти у всех.
        [few] Рядом с землёй «{ $terrain }» { $n } гекса в одной лопате: больше, чем почти у всех.
       *[many] Рядом с землёй «{ $terrain }» { $n } гексов в одной лопате: больше, чем почти у всех.
    }
prospect-far =
    { $n ->
        [one] Рядом с землёй «{ $terrain }» лишь { $n } гекс в одной лопате: меньше, чем у других.
        [few] Рядом с землёй «{ $terrain }» лишь { $n } гекса в одной лопате: меньше, чем у других.
       *[many] Рядом с землёй «{ $terrain }» лишь { $n } гексов в одной лопате: меньше, чем у других.
    }
prospect-rivals = В одной лопате от вас { AND($factions) }: им нужна та же земля.
prospect-alone = Пока никто не живёт в одной лопате от вас.
