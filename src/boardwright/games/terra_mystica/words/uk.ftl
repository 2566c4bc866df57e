## The game, its options, and what its rules have become

title = Терра Містика
tagline = Перетворюйте землі під свій народ і беріть силу від сусідів.

option-factions = Фракції
option-factions-chosen = обирають по черзі
option-factions-random = колір роздається, з двох його фракцій обирають одну
option-factions-first-game = перша гра з правил, усе розставлено

option-order = Порядок ходу
option-order-passing = у порядку пасів
option-order-classic = перший, хто спасував, починає, решта по колу

option-promo = Промо-компоненти
option-promo-none = базова гра
option-promo-all = з промо: жетони міст, карта бонусу, жетон підрахунку

option-leaving = Вихід із партії
option-leaving-no = усі грають до кінця
option-leaving-yes = кому час, може вийти, решта грає далі

amended-2 = Лопати культу можуть лишити чужим кожен гекс; у дії один тунель або килим, і лопати докуповують лише для першого гекса; Алхіміки можуть сплатити за лопату силою за попередню; особливі дії та міст можна використати вхолосту; ніщо не втрачається без запитання; з двох культів, що чекають на один ключ, обирає гравець.

## What one holds

points =
    { $case ->
        [gen]
            { $n ->
                [one] { $n } очка
                [few] { $n } очок
               *[many] { $n } очок
            }
       *[nom]
            { $n ->
                [one] { $n } очко
                [few] { $n } очки
               *[many] { $n } очок
            }
    }
coins =
    { $case ->
        [acc]
            { $n ->
                [one] { $n } монету
                [few] { $n } монети
               *[many] { $n } монет
            }
        [gen]
            { $n ->
                [one] { $n } монети
                [few] { $n } монет
               *[many] { $n } монет
            }
       *[nom]
            { $n ->
                [one] { $n } монета
                [few] { $n } монети
               *[many] { $n } монет
            }
    }
workers =
    { $case ->
        [acc]
            { $n ->
                [one] { $n } робітника
                [few] { $n } робітників
               *[many] { $n } робітників
            }
        [gen]
            { $n ->
                [one] { $n } робітника
                [few] { $n } робітників
               *[many] { $n } робітників
            }
       *[nom]
            { $n ->
                [one] { $n } робітник
                [few] { $n } робітники
               *[many] { $n } робітників
            }
    }
priests =
    { $case ->
        [acc]
            { $n ->
                [one] { $n } жерця
                [few] { $n } жерців
               *[many] { $n } жерців
            }
        [gen]
            { $n ->
                [one] { $n } жерця
                [few] { $n } жерців
               *[many] { $n } жерців
            }
       *[nom]
            { $n ->
                [one] { $n } жрець
                [few] { $n } жерці
               *[many] { $n } жерців
            }
    }
power =
    { $case ->
        [acc]
            { $n ->
                [one] { $n } силу
                [few] { $n } сили
               *[many] { $n } сили
            }
        [gen]
            { $n ->
                [one] { $n } сили
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
spades =
    { $case ->
        [acc]
            { $n ->
                [one] { $n } лопату
                [few] { $n } лопати
               *[many] { $n } лопат
            }
        [gen]
            { $n ->
                [one] { $n } лопати
                [few] { $n } лопат
               *[many] { $n } лопат
            }
       *[nom]
            { $n ->
                [one] { $n } лопата
                [few] { $n } лопати
               *[many] { $n } лопат
            }
    }
steps =
    { $n ->
        [one] { $n } крок
        [few] { $n } кроки
       *[many] { $n } кроків
    }
keys =
    { $n ->
        [one] { $n } ключ
        [few] { $n } ключі
       *[many] { $n } ключів
    }
favor-tiles =
    { $n ->
        [one] { $n } жетон благодаті
        [few] { $n } жетони благодаті
       *[many] { $n } жетонів благодаті
    }
first-dwellings =
    { $n ->
        [one] { $n } перше житло
        [few] { $n } перші житла
       *[many] { $n } перших жител
    }

resource-vp = очки
resource-c = монети
resource-w = робітники
resource-p = жерці
resource-pw = сила

## What points are for

source-round-tiles = цілі раундів
source-favors = жетони благодаті
source-cards = бонусні карти
source-towns = міста
source-tracks = навігація та розкопки
source-abilities = здібності фракції
source-cults = культи
source-area = область
source-resources = ресурси
source-power-taken = отримана сила
source-start = початок гри
source-traded = обмін

## Terrains, structures, cults

terrain-desert =
    { $case ->
        [acc] пустелю
        [gen] пустелі
       *[nom] пустеля
    }
terrain-plains =
    { $case ->
        [acc] рівнину
        [gen] рівнини
       *[nom] рівнина
    }
terrain-swamp =
    { $case ->
        [acc] болото
        [gen] болота
       *[nom] болото
    }
terrain-lakes =
    { $case ->
        [acc] озера
        [gen] озер
       *[nom] озера
    }
terrain-forest =
    { $case ->
        [acc] ліс
        [gen] лісу
       *[nom] ліс
    }
terrain-mountains =
    { $case ->
        [acc] гори
        [gen] гір
       *[nom] гори
    }
terrain-wasteland =
    { $case ->
        [acc] пустище
        [gen] пустища
       *[nom] пустище
    }

structure-dwelling = житло
structure-trading-house = торговий дім
structure-temple = храм
structure-stronghold = фортеця
structure-sanctuary = святилище

scored-dwelling = житла
scored-trading-house = торгові доми
scored-temple = храми
scored-stronghold = фортеця
scored-sanctuary = святилище
scored-spade = лопати
scored-town = міста

cult-fire =
    { $case ->
        [gen] Вогню
       *[nom] Вогонь
    }
cult-water =
    { $case ->
        [gen] Води
       *[nom] Вода
    }
cult-earth =
    { $case ->
        [gen] Землі
       *[nom] Земля
    }
cult-air =
    { $case ->
        [gen] Повітря
       *[nom] Повітря
    }

## Factions

faction-alchemists =
    { $case ->
        [dat] Алхімікам
        [acc] Алхіміків
       *[nom] Алхіміки
    }
faction-auren =
    { $case ->
        [dat] Ауренам
        [acc] Ауренів
       *[nom] Аурени
    }
faction-chaosmagicians =
    { $case ->
        [dat] Магам Хаосу
        [acc] Магів Хаосу
       *[nom] Маги Хаосу
    }
faction-cultists =
    { $case ->
        [dat] Культистам
        [acc] Культистів
       *[nom] Культисти
    }
faction-darklings =
    { $case ->
        [dat] Дарклінгам
        [acc] Дарклінгів
       *[nom] Дарклінги
    }
faction-dwarves =
    { $case ->
        [dat] Гномам
        [acc] Гномів
       *[nom] Гноми
    }
faction-engineers =
    { $case ->
        [dat] Інженерам
        [acc] Інженерів
       *[nom] Інженери
    }
faction-fakirs =
    { $case ->
        [dat] Факірам
        [acc] Факірів
       *[nom] Факіри
    }
faction-giants =
    { $case ->
        [dat] Гігантам
        [acc] Гігантів
       *[nom] Гіганти
    }
faction-halflings =
    { $case ->
        [dat] Гобітам
        [acc] Гобітів
       *[nom] Гобіти
    }
faction-mermaids =
    { $case ->
        [dat] Русалкам
        [acc] Русалок
       *[nom] Русалки
    }
faction-nomads =
    { $case ->
        [dat] Кочівникам
        [acc] Кочівників
       *[nom] Кочівники
    }
faction-swarmlings =
    { $case ->
        [dat] Роєвикам
        [acc] Роєвиків
       *[nom] Роєвики
    }
faction-witches =
    { $case ->
        [dat] Відьмам
        [acc] Відьом
       *[nom] Відьми
    }

ability-alchemists = У свій хід ви можете міняти 1 очко на 1 монету або 2 монети на 1 очко; наприкінці кожні 2 монети дають очко.
ability-auren = З початку гри немає.
ability-chaosmagicians = Ви починаєте з одним житлом і ставите його останніми. За храм і за святилище берете 2 жетони благодаті.
ability-cultists = Якщо хоча б один сусід узяв силу за вашу будівлю, зробіть 1 крок у будь-якому культі; якщо всі відмовилися, отримайте 1 силу.
ability-darklings = За кожну лопату ви платите 1 жерця, а не робітників, і отримуєте 2 очки. Шкали розкопок у вас немає.
ability-dwarves = Тунелі: перетворюючи землю чи будуючи, ви можете пропустити один будь-який гекс за 2 робітників і отримуєте за це 4 очки. Наприкінці гри тунелі безкоштовно з'єднують вашу область. Навігації у вас немає.
ability-engineers = Дією, скільки завгодно разів: збудуйте міст за 2 робітників.
ability-fakirs = Килим-літак: перетворюючи землю чи будуючи, ви можете пропустити один будь-який гекс за 1 жерця і отримуєте за це 4 очки. Наприкінці гри килим безкоштовно з'єднує вашу область. Навігації у вас немає, розкопки покращуються лише раз.
ability-giants = Ви перетворюєте землю лише на свою і завжди рівно за 2 лопати. Одна лопата бонусу культу зникає.
ability-halflings = За кожну отриману лопату, хоч би звідки вона взялася, отримайте 1 очко.
ability-mermaids = Засновуючи місто, ви можете пропустити один гекс річки: будівлі довкола нього вважаються з'єднаними. Навігація починається з 1 і доходить до 5.
ability-nomads = Ви починаєте з трьома житлами; третє ставите після других жител усіх гравців.
ability-swarmlings = За кожне засноване місто отримайте 3 робітників.
ability-witches = За кожне засноване місто отримайте 5 очок.

stronghold-alchemists = Одразу отримайте 12 сили. Відтоді отримуйте 2 сили за кожну лопату; нею можна сплатити за наступну.
stronghold-auren = Одразу візьміть жетон благодаті. Особлива дія раз на раунд: 2 кроки в одному культі.
stronghold-chaosmagicians = Особлива дія раз на раунд: виконайте дві дії поспіль.
stronghold-cultists = Одразу отримайте 7 очок.
stronghold-darklings = Одразу можете висвятити до 3 робітників: кожен стане жерцем.
stronghold-dwarves = Тунель коштує 1 робітника замість 2.
stronghold-engineers = Щоразу, коли пасуєте, отримайте 3 очки за кожен свій міст між двома своїми будівлями.
stronghold-fakirs = Килим-літак пропускає до двох гексів замість одного.
stronghold-giants = Особлива дія раз на раунд: 2 безкоштовні лопати; потім там можна збудувати житло за його ціну.
stronghold-halflings = Одразу 3 безкоштовні лопати; на одному з гексів, що стали домашніми, можна збудувати житло за його ціну.
stronghold-mermaids = Одразу безкоштовно просуньте навігацію на 1 і отримайте її очки.
stronghold-nomads = Піщана буря, особлива дія раз на раунд: вільний гекс поруч із вашою будівлею (не через річку й не через міст) без лопат стає пустелею; потім там можна збудувати житло за його ціну.
stronghold-swarmlings = Особлива дія раз на раунд: безкоштовно покращіть житло до торгового дому.
stronghold-witches = Політ відьом, особлива дія раз на раунд: безкоштовне житло на будь-якому вільному лісі, хоч би як далеко.

board-home = Домашня земля: { $terrain }.
board-start = Старт: { AND($stocks) }; { $one } сили в чаші I, { $two } в чаші II; культи: { $cults }; { $dwellings }.
board-cult = { $cult } { $steps }
board-no-cults = немає
board-costs = Ціни: { LIST($all, by: "; ") }.
board-cost = { $structure } { AND($price) }
board-trading-cost = { $structure } { AND($price) } ({ AND($alone) }, якщо поруч немає суперника)
board-income = Дохід: { LIST($all, by: "; ") }.
board-income-row = за 0, 1, 2… збудованих ({ $structures }): { AND($resources) }
board-income-numbers = { $resource } { $numbers }
board-income-single = { $structure } { AND($amounts) }
board-shipping = Навігація: від { $lowest } до { $highest }.
board-no-shipping = Навігації немає.
board-digging = Лопата коштує { $costs } робітників за рівнями розкопок; кожне покращення коштує { AND($advance, case: "acc") }.
board-digging-priests = Лопата коштує 1 жерця.
board-ability = Здібність: { $text }
board-stronghold = Фортеця: { $text }

## Tiles, cards and power actions: our names, and what is written on them

card-bon1 = Лопата
card-bon2 = Паломництво
card-bon3 = Гаманець
card-bon4 = Пором
card-bon5 = Табір
card-bon6 = Твердині
card-bon7 = Ринок
card-bon8 = Проповідник
card-bon9 = Хутори
card-bon10 = Морська карта

favor-fav1 = Полум'я
favor-fav2 = Потік
favor-fav3 = Твердь
favor-fav4 = Буря
favor-fav5 = Засновники
favor-fav6 = Хода
favor-fav7 = Помічники
favor-fav8 = Натхнення
favor-fav9 = Монетний двір
favor-fav10 = Купці
favor-fav11 = Поселенці
favor-fav12 = Каравани

town-tw1 = Багате місто
town-tw2 = Місто майстрів
town-tw3 = Святе місто
town-tw4 = Місто сили
town-tw5 = Місто культів
town-tw6 = Місто двох брам
town-tw7 = Гавань
town-tw8 = Славетне місто

action-act1 = Міст
action-act2 = Жрець
action-act3 = Робітники
action-act4 = Монети
action-act5 = Лопата
action-act6 = Дві лопати

round-tile = { CAP($what) } · { $track }
round-tile-priests = жерці

written-income = Дохід: { AND($amounts) }.
written-special-spade = Особлива дія раз на раунд: 1 безкоштовна лопата для перетворення й будівництва.
written-special-step = Особлива дія раз на раунд: 1 крок у будь-якому культі.
written-shipping = Навігація +{ $levels } під час дій, але не наприкінці гри.
written-on-pass = Коли пасуєте: { AND($all) }.
written-points-for = { $points } за { $what }
written-cult-steps = { $steps } в культі { IN($cult, case: "gen") }.
written-town-power = Відтепер для міста досить сили { $power }.
written-whenever = Відтепер { $points } за { $what }.
written-on-pass-houses = Коли пасуєте: { $points } очки за 1, 2, 3, 4 торгові доми.
written-gain = Отримайте { AND($amounts, case: "acc") }.
written-all-cults = { $steps } у кожному культі.
written-town-shipping = Навігація +1 з її очками (килим Факірів пропускає на гекс більше).
written-promo = Промо.
written-actions = Дії: { $points } за { $what }.
written-end-of-round = Кінець раунду: { $bonus }.
round-bonus = { $bonus } за { $what }
written-power-action = Сплатіть { IN($power, case: "acc") }, раз на раунд на всіх. { $brings }
written-free-spades = Отримайте { IN($spades, case: "acc") } для перетворення й будівництва.
written-build-bridge = Збудуйте міст від однієї зі своїх будівель.

each-dwelling = кожне житло
each-trading-house = кожен торговий дім
each-temple = кожен храм
each-stronghold = фортецю
each-sanctuary = святилище
each-shipping-level = кожен рівень навігації
each-priest = кожного свого жерця на треку культів
each-step = кожен крок у культі { IN($cult, case: "gen") }
each-steps = кожні { $steps } в культі { IN($cult, case: "gen") }

building-dwelling = будівництво житла
building-trading-house = будівництво торгового дому
building-temple = будівництво храму
building-stronghold = будівництво фортеці або святилища
building-spade = кожну лопату
building-town = заснування міста

section-factions = Фракції
section-power-actions = Використання сили
section-cards = Бонусні карти
section-favors = Жетони благодаті
section-towns = Жетони міст
section-scoring = Цілі раундів
values = друковані значення: правила та відкриті дані, перевірені за 56 справжніми партіями

## Where the game stands

progress = Раунд { $round } із { $rounds }
phase-setup = підготовка
phase-actions = дії
phase-bonus = бонус культу
phase-over = партію закінчено

## Questions

prompt-draw-scoring = Відкривається ціль раунду.
prompt-draw-card = Відкривається бонусна карта цієї партії.
prompt-draw-colour = Роздається колір.
prompt-choose-faction = Оберіть фракцію.
prompt-first-dwelling = Поставте перше житло на домашній землі.
prompt-first-card = Візьміть бонусну карту на 1-й раунд.
prompt-turn = Оберіть дію або спасуйте.
prompt-turn-first-of-two = Перша з двох дій. Оберіть дію або спасуйте.
prompt-after-action = Зробіть обміни або закінчіть хід.
prompt-sandstorm = Піщана буря: який гекс стане пустелею?
prompt-free-trading-house = Яке житло безкоштовно стане торговим домом?
prompt-witches-ride = Політ відьом: на якому лісі збудувати житло?
prompt-take-power = Отримати { IN($power, case: "acc") } за { IN($points, case: "acc") }?
prompt-take-power-free = Отримати { IN($power, case: "acc") } безкоштовно?
prompt-choose-cult = Оберіть культ: { $steps }.
prompt-ordain = Скількох робітників висвятити на жерців?
prompt-claim = Візьміть { AND($tiles, case: "acc") }.
prompt-claim-town = жетон міста
prompt-choose-top = Ключів вистачить не на всі вершини: який культ рушить першим?
prompt-build-bridge = Де збудувати міст?
prompt-use-spades = У вас { $spades }: який гекс перетворити?
prompt-transform = { $hex }, зараз { $terrain }: на що перетворити?
prompt-dig-on = { $hex }, зараз { $terrain }, лопат для нього: { $spades }. На що перетворити?
prompt-settle = Збудувати житло на землі, що стала домашньою?
prompt-no-use = Застосувати це зараз ніде: відмовтеся.

## Answers: what a button says

label-faction = Грати за { IN($faction, case: "acc") }
label-place = Поставити житло на { $hex }
label-first-card = Узяти карту «{ $card }»
label-build = Збудувати житло на { $hex }
label-dig = Перетворити { $hex }
label-storm = Перетворити { $hex } на пустелю
label-to = Перетворити { $hex } на { IN($terrain, case: "acc") }
label-spade = Купити одну лопату
label-upgrade-trading-house = Збудувати торговий дім на { $hex }
label-upgrade-temple = Збудувати храм на { $hex }
label-upgrade-stronghold = Збудувати фортецю на { $hex }
label-upgrade-sanctuary = Збудувати святилище на { $hex }
label-ship = Покращити навігацію з { $level } до { $next }
label-shovel = Покращити розкопки з { $level } до { $next }
label-priest = Послати жерця до культу { IN($cult, case: "gen") } на { $steps }
label-power-act1 = Збудувати міст за силу
label-power-act2 = Отримати жерця за силу
label-power-act3 = Отримати робітників за силу
label-power-act4 = Отримати монети за силу
label-power-act5 = Отримати лопату за силу
label-power-act6 = Отримати дві лопати за силу
label-special-bon1 = Використати безкоштовну лопату карти
label-special-bon2 = Зробити крок у культі за картою
label-special-fav6 = Зробити крок у культі за жетоном «{ $piece }»
label-special-bridge = Збудувати міст за робітників
label-stronghold-auren = Зробити 2 кроки в одному культі
label-stronghold-chaosmagicians = Виконати дві дії поспіль
label-stronghold-giants = Використати 2 безкоштовні лопати фортеці
label-stronghold-nomads = Здійняти піщану бурю
label-stronghold-swarmlings = Безкоштовно збудувати торговий дім
label-stronghold-witches = Вирушити в політ відьом
label-bridge = Збудувати міст { $one }–{ $other }
label-connect = Заснувати місто через річку між { AND($hexes) }
label-burn = Спалити силу
label-convert = { $price } → { $gain }
label-favor = Узяти жетон благодаті «{ $tile }»
label-town = Узяти жетон міста «{ $tile }»
label-cult = Просунутися в культі { IN($cult, case: "gen") } на { $steps }
label-take = Отримати { IN($power, case: "acc") } за { IN($points, case: "acc") }
label-take-free = Отримати { IN($power, case: "acc") } безкоштовно
label-decline = Відмовитися
label-ordain = Висвятити { IN($workers, case: "acc") }
label-ordain-nobody = Нікого не висвячувати
label-pass = Спасувати
label-pass-card = Спасувати і взяти «{ $card }»
label-done = Закінчити хід
label-drop-spades = Відмовитися: { $spades }
label-drop-bridge = Не будувати міст
label-drop-dwelling = Не будувати
label-drop-storm = Не здіймати бурю
label-drop-house = Не будувати торговий дім
label-leave = Вийти з партії
label-and-build = { $answer } і забудувати
label-without-building = Лише { LOW($answer) }
label-burning = { $answer }, спалюючи { IN($power, case: "acc") }
label-special-at = { $special }: { LOW($answer) }

## Worth knowing before

note-faction = Домашня земля: { $terrain }. Здібність: { $ability } Фортеця: { $stronghold }
note-far = { CAP($terrain) }, { $spades } до { IN($home, case: "gen") }.
note-far-free = { CAP($terrain) }, { $spades } до { IN($home, case: "gen") }; з них безкоштовно { $free }.
note-not-all-the-way = Є лише { $spades }.
note-from-home = Це ваша домашня земля, вона стане чужою.
note-foreign = Це не ваша домашня земля.
note-per-spade = Відтепер лопата коштує { IN($workers, case: "acc") }.
note-stays = Жрець лишається там назавжди.
note-returns = Жрець повертається до вашого запасу.
note-steps = { $cult }: { $start } → { $end }.
note-at-top = Ви вже на вершині.
note-top-taken = Вершину зайнято.
note-top-needs-key = Для вершини потрібен ключ.
note-no-effect = Застосувати зараз ніде: це лише очікування.
note-place = У раунді { $round } ваш хід { $place }-й.
note-no-turns-left = Попереду лише фінальний підрахунок.
note-leaving = Назавжди: більше ні ходів, ні сили; будівлі лишаються, дають дохід і враховуються в кінці.

## What happens besides

event-founds = засновано місто
event-founds-towns =
    { $n ->
        [one] засновано { $n } місто
        [few] засновано { $n } міста
       *[many] засновано { $n } міст
    }
event-steps = просування в культі { IN($cult, case: "gen") } на { $steps }
event-shipping = навігація +{ $levels }
event-carpet = килим-літак: гексів +{ $hexes }
event-tunnel = через тунель
event-flight = на килимі-літаку
event-favors = потім узяти { IN($tiles, case: "acc") }
event-cult-spades = потім використати { IN($spades, case: "acc") } бонусу культу
event-offers = запропонувати { AND($all) }
event-offer = { IN($power, case: "acc") } { IN($faction, case: "dat") }
event-offered = можна взяти { IN($power, case: "acc") } за { IN($points, case: "acc") }
event-offered-free = можна взяти { IN($power, case: "acc") } безкоштовно
event-burn =
    { $n ->
        [one] { $n } сила переходить із чаші II до III, стільки ж втрачається
        [few] { $n } сили переходять із чаші II до III, стільки ж втрачається
       *[many] { $n } сили переходить із чаші II до III, стільки ж втрачається
    }
event-from-bowls = { $one } з чаші I до II, { $two } з II до III
event-from-bowl-1 = { $one } з чаші I до II
event-from-bowl-2 = { $two } з чаші II до III
event-points = очки: { LIST($all) }
event-points-from = { $source } { $points }
event-income = дохід: { AND($amounts) }
event-cult-bonus = бонус культу: { AND($amounts) }

## Where points come from, told beside a sum

due-favors = жетон благодаті на вибір
due-spades = безплатні лопати
due-steps = кроки в культі
due-bridges = міст
from-round-tile = ціль раунду
from-ability = здібність фракції
from-stronghold = фортеця
from-area = область
from-resources = ресурси

## The log: what has been done

line-score = Ціль раунду { $round }: «{ $tile }»
line-card = До партії увійшла карта «{ $card }»
line-colour = Роздано колір: { $terrain }

# Several of a kind in a row.
revealed-score =
    { $n ->
        [one] { $n } ціль раунду
        [few] { $n } цілі раундів
       *[many] { $n } цілей раундів
    }
revealed-card =
    { $n ->
        [one] { $n } бонусна карта
        [few] { $n } бонусні карти
       *[many] { $n } бонусних карт
    }
revealed-colour =
    { $n ->
        [one] { $n } колір
        [few] { $n } кольори
       *[many] { $n } кольорів
    }
line-faction = Обрано фракцію: { $faction }
line-place = Поставлено перше житло на { $hex }
line-first-card = Узято карту «{ $card }»
line-build = Збудовано житло на { $hex }
line-dig = Перетворено гекс { $hex }
line-storm = Гекс { $hex } перетворено на пустелю піщаною бурею
line-to = Гекс { $hex } перетворено на { IN($terrain, case: "acc") }
line-spade = Куплено одну лопату
line-upgrade-trading-house = Збудовано торговий дім на { $hex }
line-upgrade-temple = Збудовано храм на { $hex }
line-upgrade-stronghold = Збудовано фортецю на { $hex }
line-upgrade-sanctuary = Збудовано святилище на { $hex }
line-ship = Покращено навігацію з { $level } до { $next }
line-shovel = Покращено розкопки з { $level } до { $next }
line-priest = Послано жерця до культу { IN($cult, case: "gen") }
line-power = Використано силу: «{ $action }»
line-special-bon1 = Використано лопату карти «{ $piece }»
line-special-bon2 = Використано крок у культі за картою «{ $piece }»
line-special-fav6 = Використано крок у культі за жетоном «{ $piece }»
line-special-bridge = За робітників отримано міст
line-stronghold = Використано дію фортеці
line-bridge = Збудовано міст { $one }–{ $other }
line-connect = Засновано місто через річку між { AND($hexes) }
line-burn = Силу спалено
line-convert = Обмін: { $price } → { $gain }
line-favor = Узято жетон благодаті «{ $tile }»
line-town = Узято жетон міста «{ $tile }»
line-cult = Просування в культі { IN($cult, case: "gen") }
line-take = Запропоновану силу взято
line-decline = Не взято: { $power }
line-overtaken = Обгін у культі { IN($cult, case: "gen") }: { $level } проти { $own }
line-ordain = Робітників висвячено на жерців
line-ordain-nobody = Нікого не висвячено на жерців
line-pass = Пас
line-pass-card = Пас, узято карту «{ $card }»
line-done = Хід закінчено
line-drop-spades = Не використано: { $spades }
line-drop-bridge = Міст не збудовано
line-drop-dwelling = Житло не збудовано
line-drop-storm = Піщану бурю не здійнято
line-drop-house = Торговий дім не збудовано
line-leave = Вихід із партії

## Why not

reason-out-of-reach = поза досяжністю
reason-taken-by = зайнято: { $faction }
reason-short = { $what }: бракує { AND($missing, case: "gen") }
reason-short-power = у чаші III бракує { AND($missing, case: "gen") }
reason-used = вже використано в цьому раунді
reason-transforming = перетворення
reason-tunnel = тунель
reason-carpet = килим-літак
reason-shipping = навігація
reason-digging = розкопки
reason-already-home = вже ваша домашня земля
reason-made-home = стала домашньою цією дією
reason-none-on-board = { $structure }: більше немає на планшеті
reason-highest = покращувати нікуди
reason-no-priest = немає жерця
reason-no-space = немає вільного місця
reason-fully-advanced = покращено до межі
reason-no-such-track = у фракції немає цієї шкали
reason-have-it = цей жетон у вас є
reason-none-left = таких не лишилося
reason-short-bare = бракує { AND($missing, case: "gen") }
reason-bridge = міст
reason-not-home = не { $terrain }
reason-not-beside = поруч немає вашої будівлі
reason-not-a-dwelling = це не житло
reason-not-built = фортецю ще не збудовано
reason-no-room-for-priests = усі ваші жерці вже в грі
reason-burning = у чаші II потрібно 2 сили
reason-nothing-to-convert = міняти нічого
reason-no-own-end = на кінцях немає вашої будівлі
reason-bridge-built = міст тут уже стоїть
reason-no-bridge = мостів більше немає
reason-colour-taken = землю зайнято: { $terrain }
reason-other-colour = ваш колір: { $terrain }
reason-the-same = земля вже така
reason-through-home = шлях веде через вашу домашню землю
reason-nearer = надто близько для куплених лопат
reason-only-home = можливо лише: { $terrain }
reason-at-top = ви вже на вершині
reason-top-taken = вершину зайнято
reason-below-top = кроків до вершини бракує
reason-moved = цей культ уже просунуто
reason-last-round = в останньому раунді карт не беруть
reason-no-use = застосувати це зараз ніде
reason-no-home-land = у межах досяжності немає вільної домашньої землі
reason-no-land = у межах досяжності немає вільної землі
reason-no-upgrade = покращувати нічого
reason-all-used = у цьому раунді все вже використано
reason-no-special = у вас немає особливих дій

## The outlook

outlook-cults = Культи
outlook-area = Найбільша область
outlook-left = Залишок
outlook-round = Кінець раунду { $round }

## Коли ставлять запитання

occasion-offer = { CAP($builder) } побудували поруч із вами
occasion-faction =
    { $number ->
        [1] ви обираєте першим із { $all }
        [2] ви обираєте другим із { $all }
        [3] ви обираєте третім із { $all }
        [4] ви обираєте четвертим із { $all }
       *[other] ви обираєте останнім із { $all }
    }
occasion-first-dwelling =
    { $all ->
        [1] ваше єдине житло
       *[other]
            { $number ->
                [1] ваше перше житло з { $all }
                [2] ваше друге житло з { $all }
               *[other] ваше третє житло з { $all }
            }
    }
stage-factions = Фракції
stage-dwellings = Житла
stage-cards = Бонусні карти
stage-round = 1-й раунд

## The guided first game: one idea at a time, what to do, and why

lesson-goal = Перемагають очки
lesson-goal-do = Тут ваші очки. Після шести раундів перемагає той, у кого їх найбільше.
lesson-goal-why = усе, що ви будуєте, копаєте і в що вірите, рано чи пізно стає очками; як саме, побачите крок за кроком.

lesson-home = Дім — одна земля
lesson-home-do = Ваш народ живе лише на землі свого кольору. Будь-яку іншу треба спершу перетворити.
lesson-home-why = що ближча земля до вашої на колі земель, то менше потрібно лопат.

lesson-card = Карта на раунд
lesson-card-do = Візьміть одну з підсвічених бонусних карт: вона дає дохід або щось особливе на один раунд.
lesson-card-why = коли ви спасуєте, повернете її та візьмете іншу; добра карта ні в кого не лишається надовго.

lesson-turn = Одна дія за хід
lesson-turn-do = Оберіть підсвічене й подивіться на ціну; те саме місце ще раз або кнопка внизу виконає дію. До кінця ходу її можна скасувати.
lesson-turn-why = усі по черзі роблять по одній дії, доки не спасують; у кого більше лишилося, той діє довше.

lesson-terraform = Зробіть землю своєю
lesson-terraform-do = Оберіть підсвічений гекс у межах досяжності, перетворіть його на свою землю та збудуйте житло.
lesson-terraform-why = житла дають робітників у кожному доході, і від кожного з них ви дістаєте до нових земель.

lesson-offer = Сусіди дають силу
lesson-offer-do = Хтось збудував поруч із вами. Візьміть запропоновану силу.
lesson-offer-why = силою оплачують потужні дії. Трохи сили задарма, більше коштує очок; на початку гри це вигідно.

lesson-favor = Оберіть благодать
lesson-favor-do = Візьміть один із підсвічених жетонів благодаті.
lesson-favor-why = він піднімає вас у культі, а більшість жетонів ще й діє до кінця партії.

lesson-round = Кожен раунд за щось платить
lesson-round-do = Ці цілі кажуть, за що в кожному раунді дають очки. Подивіться на ціль цього раунду й наступного.
lesson-round-why = та сама будівля принесе більше, якщо збудувати її в потрібному раунді.

lesson-upgrade = Житла ростуть
lesson-upgrade-do = Покращте житло до торгового дому. Поруч із сусідом це дешевше.
lesson-upgrade-why = торгові доми дають монети й силу. Житло повертається на планшет і знову закриває свого робітника.

lesson-power = Сила діє
lesson-power-do = Використайте одну з дій сили. У раунді кожна дістається лише одному гравцеві.
lesson-power-why = сила йде з чаші I до II і з II до III, а платить лише чаша III. Якщо сили бракує, жертва піднімає одну з чаші II, а інша зникає.

lesson-temple = Храм дає благодать
lesson-temple-do = Покращте торговий дім до храму.
lesson-temple-why = він дає жерця в кожному доході й одразу жетон благодаті.

lesson-priest = Жерці служать культам
lesson-priest-do = Відправте жерця до культу: ваш маркер підніметься.
lesson-priest-why = підйом дає силу дорогою, бонус наприкінці тих раундів, де на цілі цей культ, і очки в кінці партії тим, хто найвище.

lesson-pass = Пасуйте, коли робити нічого
lesson-pass-do = У цьому раунді майже нічого не лишилося: спасуйте та візьміть іншу бонусну карту.
lesson-pass-why = хто спасує першим, почне наступний раунд, а на невзятих картах накопичуються монети.

lesson-income = Дохід
lesson-income-do = Раунд почався з доходу: робітники, монети, жерці та сила. Тут видно, що принесе наступний.
lesson-income-why = кожна будівля на карті відкриває дохід на планшеті; що збудовано рано, платить багато разів.

lesson-town = Міста
lesson-town-do = Будуйте поруч: чотири сусідні будівлі, досить сильні разом, стають містом.
lesson-town-why = жетон міста одразу дає очки, нагороду та ключ до вершини культу.

lesson-end = Думайте про кінець
lesson-end-do = Після шостого раунду дають очки культи та найбільша зв'язана область. Подивіться, кого ще можна обійти.
lesson-end-why = це одразу багато очок, а залишки запасів варті мало.

## Сила в журналі

bowls = чаші сили: { $one }, { $two }, { $three }

## Що в цій партії за фракцію і що проти

prospect-rounds =
    { $n ->
        [one] Раунд { AND($rounds) }
        [few] Раунди { AND($rounds) }
       *[many] Раунди { AND($rounds) }
    }
prospect-rewarded = { $rounds }: { $points } за { $what }
prospect-by-ability = { $rewarded }; ваша здібність саме для цього.
prospect-by-stronghold = { $rewarded }; тут окупається ваша фортеця.
prospect-unhelped = { $rewarded }; вам у цьому ніщо не допомагає.
prospect-rich = { $rewarded }; ваші приносять більше доходу, ніж чужі.
prospect-cheap = { $rewarded }; { $what } у вас дешевше: { AND($price) }.
prospect-dear = { $rewarded }; { $what } у вас дорожче, ніж в інших: { AND($price) }.
prospect-spades = { $rewarded }; ваша спочатку коштує дорого: { $price }.
prospect-cult = { $rounds }: бонус за кроки в культі { IN($cult, case: "gen") }; у вас одразу { $steps }.
prospect-no-shipping = Навігація на карті бонусу вам нічого не дає.
prospect-shipping = Є карта бонусу з навігацією, а ваша починається вище за звичайну.
prospect-near =
    { $n ->
        [one] Поруч із землею «{ $terrain }» { $n } гекс за одну лопату: більше, ніж майже в усіх.
        [few] Поруч із землею «{ $terrain }» { $n } гекси за одну лопату: більше, ніж майже в усіх.
       *[many] Поруч із землею «{ $terrain }» { $n } гексів за одну лопату: більше, ніж майже в усіх.
    }
prospect-far =
    { $n ->
        [one] Поруч із землею «{ $terrain }» лише { $n } гекс за одну лопату: менше, ніж в інших.
        [few] Поруч із землею «{ $terrain }» лише { $n } гекси за одну лопату: менше, ніж в інших.
       *[many] Поруч із землею «{ $terrain }» лише { $n } гексів за одну лопату: менше, ніж в інших.
    }
prospect-rivals = За одну лопату від вас { AND($factions) }: їм потрібна та сама земля.
prospect-alone = Поки що ніхто не живе за одну лопату від вас.
