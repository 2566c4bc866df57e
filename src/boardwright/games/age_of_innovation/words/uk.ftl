## The game, its options, and what its rules have become

title = Ера інновацій
tagline = Тераформуйте землі, вчіться і впроваджуйте те, що змінює світ.

option-setup = Планшети та фракції
option-setup-sets = готові набори
option-setup-draft = відбір

option-edition = Видання
option-edition-revised = виправлене (2024)
option-edition-first = перше видання

option-map = Мапа для трьох
option-map-large = сторона на 3–5
option-map-small = тісніша сторона на 1–3

amended-2 = Наприкінці гри будівля, до якої тунель чи політ сягає через міст, входить до території з обох боків. Палац 14 може заснувати місто будь-якої миті ходу, зокрема до нагород за будівлю й після пасу. Лопати компетентності під час приготувань — це ціле тераформування без майстерні: яких бракує, можна докупити, і спершу одну клітинку роблять рідною.
amended-3 = Фракція Автоми обирає місцевість у своєму порядку лише у власній дії; спорудження, про яке каже сама карта, іде у звичайному порядку. Вежа, яку компетентність дає під час приготувань, пропонує силу сусідам. Дії, що дає лише силу, потрібне місце в чашах, а очкам за гільдії — гільдія.

## Goods and other things that are counted

amount-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[many] { $n } очок
    }
amount-coins =
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
amount-tools =
    { $case ->
        [acc]
            { $n ->
                [one] { $n } знаряддя
                [few] { $n } знаряддя
               *[many] { $n } знарядь
            }
        [gen]
            { $n ->
                [one] { $n } знаряддя
                [few] { $n } знарядь
               *[many] { $n } знарядь
            }
       *[nom]
            { $n ->
                [one] { $n } знаряддя
                [few] { $n } знаряддя
               *[many] { $n } знарядь
            }
    }
amount-scholars =
    { $case ->
        [acc]
            { $n ->
                [one] { $n } науковця
                [few] { $n } науковців
               *[many] { $n } науковців
            }
        [gen]
            { $n ->
                [one] { $n } науковця
                [few] { $n } науковців
               *[many] { $n } науковців
            }
       *[nom]
            { $n ->
                [one] { $n } науковець
                [few] { $n } науковці
               *[many] { $n } науковців
            }
    }
amount-books =
    { $case ->
        [acc]
            { $n ->
                [one] { $n } книжку
                [few] { $n } книжки
               *[many] { $n } книжок
            }
        [gen]
            { $n ->
                [one] { $n } книжки
                [few] { $n } книжок
               *[many] { $n } книжок
            }
       *[nom]
            { $n ->
                [one] { $n } книжка
                [few] { $n } книжки
               *[many] { $n } книжок
            }
    }
amount-power =
    { $case ->
        [acc]
            { $n ->
                [one] { $n } силу
                [few] { $n } сили
               *[many] { $n } сили
            }
        [gen] { $n } сили
       *[nom]
            { $n ->
                [one] { $n } сила
                [few] { $n } сили
               *[many] { $n } сили
            }
    }
amount-tokens =
    { $case ->
        [acc]
            { $n ->
                [one] { $n } фішку сили до чаші III
                [few] { $n } фішки сили до чаші III
               *[many] { $n } фішок сили до чаші III
            }
       *[nom]
            { $n ->
                [one] { $n } фішка сили до чаші III
                [few] { $n } фішки сили до чаші III
               *[many] { $n } фішок сили до чаші III
            }
    }
amount-annexes =
    { $n ->
        [one] { $n } павільйон
        [few] { $n } павільйони
       *[many] { $n } павільйонів
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
levels =
    { $n ->
        [one] { $n } рівень
        [few] { $n } рівні
       *[many] { $n } рівнів
    }
bridges =
    { $n ->
        [one] { $n } міст
        [few] { $n } мости
       *[many] { $n } мостів
    }
players =
    { $n ->
        [one] { $n } гравець
        [few] { $n } гравці
       *[many] { $n } гравців
    }
books-of =
    { $case ->
        [acc] { IN($books, case: "acc") } { $of }
        [gen] { IN($books, case: "gen") } { $of }
       *[nom] { $books } { $of }
    }
of-choice =
    { $case ->
        [acc] { IN($what, case: "acc") } на вибір
        [gen] { IN($what, case: "gen") } на вибір
       *[nom] { $what } на вибір
    }

resource-points = очки
resource-coins = монети
resource-tools = знаряддя
resource-scholars = науковці
resource-books = книжки
resource-power = сила

## Terrains, buildings, disciplines

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
terrain-lake =
    { $case ->
        [acc] озеро
        [gen] озера
       *[nom] озеро
    }
terrain-forest =
    { $case ->
        [acc] ліс
        [gen] лісу
       *[nom] ліс
    }
terrain-mountain =
    { $case ->
        [acc] гору
        [gen] гори
       *[nom] гора
    }
terrain-wasteland =
    { $case ->
        [acc] пустище
        [gen] пустища
       *[nom] пустище
    }

building-workshop =
    { $case ->
        [acc] майстерню
        [gen] майстерні
       *[nom] майстерня
    }
building-guild =
    { $case ->
        [acc] гільдію
        [gen] гільдії
       *[nom] гільдія
    }
building-school =
    { $case ->
        [acc] школу
        [gen] школи
       *[nom] школа
    }
building-palace =
    { $case ->
        [acc] палац
        [gen] палацу
       *[nom] палац
    }
building-university =
    { $case ->
        [acc] університет
        [gen] університету
       *[nom] університет
    }
building-tower =
    { $case ->
        [acc] вежу
        [gen] вежі
       *[nom] вежа
    }
building-monument =
    { $case ->
        [acc] монумент
        [gen] монумента
       *[nom] монумент
    }

neutral-workshop =
    { $case ->
        [acc] нейтральну майстерню
       *[nom] нейтральна майстерня
    }
neutral-guild =
    { $case ->
        [acc] нейтральну гільдію
       *[nom] нейтральна гільдія
    }
neutral-school =
    { $case ->
        [acc] нейтральну школу
       *[nom] нейтральна школа
    }
neutral-palace = нейтральний палац
neutral-university = нейтральний університет
neutral-tower =
    { $case ->
        [acc] нейтральну вежу
       *[nom] нейтральна вежа
    }
neutral-monument = нейтральний монумент
one-building =
    { $case ->
        [acc] { IN($building, case: "acc") }
       *[nom] { $building }
    }

discipline-banking =
    { $case ->
        [gen] банківської справи
       *[nom] банківська справа
    }
discipline-law =
    { $case ->
        [gen] юриспруденції
       *[nom] юриспруденція
    }
discipline-engineering =
    { $case ->
        [gen] інженерії
       *[nom] інженерія
    }
discipline-medicine =
    { $case ->
        [gen] медицини
       *[nom] медицина
    }

books-of-banking = з банківської справи
books-of-law = з юриспруденції
books-of-engineering = з інженерії
books-of-medicine = з медицини
shipping = навігація
terraforming = тераформування

## Names of factions and tiles

faction-blessed =
    { $case ->
        [dat] Благословенним
       *[nom] Благословенні
    }
faction-felines =
    { $case ->
        [dat] Котам
       *[nom] Коти
    }
faction-goblins =
    { $case ->
        [dat] Ґоблінам
       *[nom] Ґобліни
    }
faction-illusionists =
    { $case ->
        [dat] Ілюзіоністам
       *[nom] Ілюзіоністи
    }
faction-inventors =
    { $case ->
        [dat] Винахідникам
       *[nom] Винахідники
    }
faction-lizards =
    { $case ->
        [dat] Ящіркам
       *[nom] Ящірки
    }
faction-moles =
    { $case ->
        [dat] Кротам
       *[nom] Кроти
    }
faction-monks =
    { $case ->
        [dat] Ченцям
       *[nom] Ченці
    }
faction-navigators =
    { $case ->
        [dat] Штурманам
       *[nom] Штурмани
    }
faction-omar =
    { $case ->
        [dat] Дворянам
       *[nom] Дворяни
    }
faction-philosophers =
    { $case ->
        [dat] Філософам
       *[nom] Філософи
    }
faction-psychics =
    { $case ->
        [dat] Ясновидцям
       *[nom] Ясновидці
    }
the-automa = Автома
automa = Автома

automa-simpletons = Простаки
automa-kuddlers = Обіймашки
automa-druids = Друїди
automa-racelings = Скороходи
automa-wanderers = Мандрівники
automa-mimics = Наслідувачі
automa-powermongers = Владолюбці
automa-left-out = Не ввійшли: Симбіонти, Скверна, Гогноми

bonus-river-workshop = Пором
bonus-send-scholar = Відрядження
bonus-build-guild = Цехова грамота
bonus-pass-palace-university = Парадні зали
bonus-spade = Лопата
bonus-bridge = Міст
bonus-science-step = Лекція
bonus-pass-school = Дипломи
bonus-power-and-coins = Сила й монети
bonus-coins = Гаманець

competency-tool-and-step = Практика
competency-vp-and-coins = Репутація
competency-book-and-power = Читання
competency-instant-goods = Дари
competency-two-spades = Землекопи
competency-annexes = Павільйони
competency-power-action = Сила
competency-pass-cities = Містяни
competency-scholar-vp = Посланці
competency-tower = Вежа
competency-edge-workshop = Прикордоння
competency-pass-lowest-discipline = Всебічність

innovation-deus-ex-machina = Deus Ex Machina
innovation-trade-routes = Торгові шляхи
innovation-professors = Професори
innovation-architecture = Архітектура
innovation-census = Перепис населення
innovation-colleges = Коледжі
innovation-league-of-cities = Ліга міст
innovation-libraries = Бібліотеки
innovation-communications = Комунікації
innovation-sewers = Каналізації
innovation-steam-power = Парова тяга
innovation-steelworks = Сталь
innovation-workshop = Майстерня
innovation-guild = Гільдія
innovation-school = Школа
innovation-university = Університет
innovation-palace = Палац
innovation-monument = Монумент

city-tools = Місто майстрів
city-spades = Місто землекопів
city-books = Місто книжок
city-coins = Місто монет
city-science = Місто наук
city-power = Місто сили
city-scholar = Місто науковців

palace-name = Палац { $number }
card-name = Карта { $number }
scoring-name = { CAP($what) } · { $discipline }
bridge-name = Міст
points-for-guilds = Очки за гільдії
capital = { CAP($what) }
together = { AND($all) }
one-after-the-other = { $all }
board-and-more = { LIST($all, by: " · ") }
level-1 = Дуже легко (рівень 1)
level-2 = Легко (рівень 2)
level-3 = Середньо (рівень 3)
level-4 = Важко (рівень 4)
level-5 = Дуже важко (рівень 5)

the-board = планшет «{ $name }»
the-faction =
    { $case ->
        [acc] фракцію «{ $name }»
       *[nom] фракція «{ $name }»
    }
the-palace = жетон палацу { $number }
the-bonus = бонус раунду «{ $name }»
the-competency = компетентність «{ $name }»
the-city = жетон «{ $name }»
the-book =
    { $case ->
        [acc] книжку { $of }
       *[nom] книжка { $of }
    }

## Where points come from

source-round-tiles = жетони раундів
source-cities = міста
source-innovations = інновації
source-palace = палац
source-competencies = компетентності
source-round-bonuses = бонуси раунду
source-tracks = навігація й тераформування
source-abilities = уміння фракції
source-actions = дії
source-science-income = дохід науки
source-science = наука
source-area = територія
source-resources = ресурси
source-power-taken = отримана сила
source-start = початок гри

## What tiles count: as names, for having, for doing

scored-workshop = майстерні
scored-guild = гільдії
scored-school = школи
scored-palace = палац
scored-university = університет
scored-spade = лопати
scored-city = міста
scored-step = кроки в науці
scored-track = навігація й тераформування
scored-innovation = інновації
scored-edge-workshop = майстерні на межі

having-workshop = за кожну вашу майстерню
having-guild = за кожну вашу гільдію
having-school = за кожну вашу школу
having-palace = за кожен ваш палац
having-university = за кожен ваш університет
having-city = за кожен ваш жетон міста
having-building = за кількість ваших будівель
having-group = за кількість ваших груп сусідніх будівель
having-bridge = за кількість ваших мостів
having-two-highest = за кожен рівень двох ваших найкращих дисциплін
having-lowest = за кожен рівень вашої найслабшої дисципліни

doing-workshop = за кожну споруджену майстерню
doing-guild = за кожну споруджену гільдію
doing-school = за кожну споруджену школу
doing-palace = за кожен споруджений палац
doing-university = за кожен споруджений університет
doing-spade = за кожну використану лопату
doing-city = за кожен узятий жетон міста
doing-step = за кожен крок у науці
doing-track = за кожен крок навігації чи тераформування
doing-innovation = за кожну впроваджену інновацію
doing-edge-workshop = за кожну майстерню, споруджену на межовій клітинці
doing-river-workshop = за кожну майстерню, споруджену біля річки
doing-sent-scholar = за кожного відрядженого науковця

## What is written on tiles

income = Дохід: { AND($all) }.
at-once = Негайно: { $what }.
special-action = Особлива дія, раз на раунд: { $what }.
when-passing = Коли пасуєте: { $what }.
a-sentence = { $what }.
points-for = { $points } { AND($reasons) }
points-by-number = очки { $reason }: { $numbers }
with-so-many = { $numbers } — { $points }
and-more = { $number } і більше
steps-in-one = { $steps } в одній дисципліні
steps-in-any = { $steps } у будь-яких дисциплінах
in-each-discipline = { $what } у кожній дисципліні
step-per-shape = крок у науці, у будь-якій дисципліні, за кожен вид ваших будівель на мапі
free-spades =
    { $n ->
        [one] тераформування і спорудження з { $n } безплатною лопатою
        [few] тераформування і спорудження з { $n } безплатними лопатами
       *[many] тераформування і спорудження з { $n } безплатними лопатами
    }
competency-of-choice = компетентність на вибір
city-of-choice = жетон міста на вибір, це вважають заснуванням міста
a-bridge = міст
far-guild = гільдія з вашого планшета на будь-яку вільну рідну клітинку, хоч як далеко вона є
free-guild = одна ваша майстерня безплатно стає гільдією
exchange-school = одна ваша школа знову стає гільдією
shipping-more = навігація +{ $steps } з нагородами треку
terraforming-more = тераформування +{ $steps } з нагородами треку
second-action = потім друга дія
in-parts = { $what }; лопати й мости в будь-якому порядку, книжки останніми, нічого іншого між ними
bonus-shipping = Навігація +{ $steps } у фазі дій, але не у фінальному підрахунку.
steps-when-passing = Коли пасуєте: крок у науці, у будь-якій дисципліні, { $reason }.
step-income = крок у будь-якій дисципліні
about-neutral-palace = Жетона палацу він не дає, але монет за інновації більше не доплачують.
about-neutral-university = Компетентності він не дає. Місту з ним досить 3 будівель.
about-neutral-tower = Значення сили вежі 2.
about-neutral-monument = Значення сили монумента 4. Місту з ним досить 2 будівель.
about-annexes = Дією ви ставите один біля своєї будівлі: її значення сили зростає на 1, а під час заснування міста її рахують за дві.
ability-small-cities = Вашим містам досить значення сили 6 замість 7; групи, що вже стоять, одразу перевіряють знову.
ability-flight = Політ: тераформуючи і споруджуючи, можна за науковця, який повернеться до вашого запасу, перелетіти 1 або 2 клітинки до клітинки, не сусідньої з вашими будівлями. Кожен політ дає 5 очок; під час підрахунку території польоти з'єднують ваші будівлі.
ability-river-cities = Засновуючи місто, можна пропустити клітинку річки між вашими будівлями; жетон кладуть на неї. Коли саме у свій хід, вирішуєте ви.
city-text = { CAP($what) }, ключ.
scoring-text = { $points } { AND($reasons) }. Наприкінці раунду: { $bonus }.
round-bonus = { AND($gain) } за кожні { $levels } { IN($discipline, case: "gen") }
round-bonus-each = { AND($gain) } за кожен рівень { IN($discipline, case: "gen") }
final-text = У раунді 6, на додачу до його жетона: { $points } { $reason }.
action-price = За { IN($price, case: "acc") }: { $what }.
once-for-all = Раз на раунд, лише для одного гравця.

## Planning boards and factions

board-start = На початку: { AND($all) }; сила: { $one } у чаші I, { $two } у чаші II.
board-spades = Після перших будівель: безплатна лопата, без спорудження.
board-guild = Ваша перша гільдія дає { IN($coins, case: "acc") } доходу замість 2.
board-shipping = Ваша навігація починається з { $level }.
shipping-track = Навігація дає { AND($rewards) }.
on-level = { AND($gain, case: "acc") } за рівень { $level }
terraforming-track = Модернізація тераформування коштує { AND($price, case: "acc") } і дає спершу { AND($first, case: "acc") }, потім { AND($second, case: "acc") }.
innovation-prices = Інновації коштують { IN($books, case: "acc") }, друга { $second }, третя { $third }.
faction-start = На початку: { AND($all) }.
levels-of = { $levels } { IN($discipline, case: "gen") }
for-so-many = { AND($gain) } ({ $players })
from-to = { $first }–{ $players }
either = { $one } або { $other }
either-of-four = { $one }, { $two }, { $three } або { $four }
edition-first = У першому виданні: { $what }.
edition-revised = У виправленому виданні: { $what }.

ability-blessed = Науковий бонус наприкінці раунду рахує ваш рівень на 3 вищим, навіть понад 12.
ability-felines = За кожен узятий жетон міста: 3 кроки в науці, в одній чи різних дисциплінах, і книжка на вибір.
ability-goblins = За кожну використану лопату, безплатну чи куплену: { $gain }.
ability-illusionists = Дії сили коштують вам на 1 силу менше, і кожна дає { $gain }.
ability-inventors = Після перших будівель ви берете компетентність на вибір, з її кроками й книжками.
ability-lizards = За кожен узятий жетон міста: тераформування і спорудження з 1 безплатною лопатою та безплатною майстернею, яку можна поставити на будь-яку рідну клітинку в межах досяжності.
ability-moles = Тунель: тераформуючи і споруджуючи, можна за 1 знаряддя пропустити одну клітинку суходолу чи річки й дістатися клітинки, не сусідньої з вашими будівлями. Кожен тунель дає { $gain }. Дією за 1 знаряддя можна спорудити міст, зокрема над суходолом. Під час підрахунку території тунелі з'єднують ваші будівлі.
ability-monks = Замість двох майстерень ви починаєте з університетом, ставите його останніми й берете за нього компетентність.
ability-navigators = За кожну майстерню, споруджену біля річки: { $gain }.
ability-omar = Перших будівель у вас три: третя — нейтральна вежа зі значенням сили 2. Порядок обираєте самі; останню ставлять після майстерень усіх гравців.
ability-philosophers = За кожну взяту компетентність: ще одна книжка з її дисципліни.

## The Automa: its factions, levels and cards

automa-start = На початку: { AND($all) }.
automa-action = Її дія: { $acts }.
act-build = спорудити майстерню
act-build-anywhere = спорудити майстерню будь-де на мапі
act-upgrade = модернізувати будівлю
act-block = закрити дію сили та дію книжок
act-send-scholar = відрядити науковця
act-step = крок у науці
act-two-steps = два кроки в одній дисципліні
act-innovation = узяти інновацію (з раунду 3)
act-faction = дія її фракції
act-level-points = очки її рівня
act-more-points = очки її рівня і ще { $n }
act-fewer-points = очки її рівня без { $n }
closest-first = У цій дії споруджує якнайближче до вас і лише потім зважає на місцевість.
human-terrain = У цій дії ряд місцевостей у неї починається з вашої рідної, а не з власної.
most-power-first = У цій дії споруджує там, де вам запропонують найбільше сили. Щоразу, коли ви берете від її будівлі 2 або більше, вона робить крок у науці.
first-pass-twice = Спасувавши першою, отримує очки за пас двічі.
points-a-building = Наприкінці отримує { $points } за кожну свою будівлю.
automa-pass = Автома отримує за пас { $early } у раундах 1–3 і { $late } пізніше.
automa-final = Автома отримує за пас { $points }.
automa-discipline = Дисципліна для науковців Автоми: { $discipline }.
level-text = Навігація { $ship1 }, { $ship2 } і { $ship3 } у раундах 1–2, 3–4 і 5–6; очки рівня { $points1 }, { $points2 } і { $points3 }. { $deck }
deck-1 = Починає з п'ятьма картами: карта 3 приходить у другому раунді.
deck-2 = Починає із шістьма стартовими картами.
deck-3 = Починає з однією картою резерву понад шість.
deck-4 = Починає з двома картами резерву понад шість.
deck-5 = Починає з картою 13 і ще однією картою резерву понад шість.
card-acts = Як карта дії: { $acts }.
card-supports = Як карта підтримки: споруджує біля своїх { $near }; ряд місцевостей { $row }; лік до { $count } { $direction }.
near-unmarked = непозначених будівель
near-marked = позначених будівель
near-unmarked-toward = непозначених будівель, назустріч позначеним
near-marked-toward = позначених будівель, назустріч непозначеним
forwards = згори зліва
backwards = знизу справа
card-by-tile = Науковці йдуть до дисципліни жетона раунду, у раунді 6 — жетона фінального раунду.
card-bonus-left = Під час пасу: лівий бонус раунду.
card-bonus-middle = Під час пасу: середній бонус раунду.
card-bonus-right = Під час пасу: правий бонус раунду.
card-ends = Відкрита однією з двох останніх, змушує Автому спасувати.
card-starts = У колоді з початку гри.
card-reserve = У резерві: щораунду одна така карта входить до колоди.
automa-why-left-out = Повного тексту карт цих трьох фракцій Автоми знайти не вдалося, тож зіграти проти них тут не можна.

## Kinds of pieces, and where their values come from

section-boards = Планшети планування
section-factions = Фракції
section-palaces = Палаци
section-innovations = Інновації
section-competencies = Компетентності
section-bonuses = Бонуси раунду
section-cities = Жетони міст
section-scoring-tiles = Жетони раундів
section-final-tiles = Жетони фінального раунду
section-power-actions = Дії сили
section-book-actions = Дії книжок
section-automa-factions = Фракції Автоми
section-automa-levels = Рівні Автоми
section-automa-cards = Карти Автоми
from-print = зображення жетонів і обидві книги правил
from-helper = відкритий застосунок-помічник; офіційної брошури не було

## Where the game stands

progress = Раунд { $round } із { $rounds }
phase-setup = Підготовка
phase-actions = дії
phase-income = дохід
phase-science = науковий бонус
phase-over = Партію закінчено
over-with-automa = Партію закінчено · у Автоми { $points }

## Questions

prompt-lay-scoring = Випадок обирає жетон раунду.
prompt-lay-final = Випадок обирає жетон фінального раунду.
prompt-lay-book-action = Випадок обирає дію книжок цієї партії.
prompt-lay-innovation = Випадок викладає інновацію.
prompt-lay-competency = Випадок викладає компетентність.
prompt-lay-palace = Випадок викладає жетон палацу.
prompt-lay-bonus = Випадок викладає бонус раунду.
prompt-lay-board = Випадок викладає планшет.
prompt-lay-faction = Випадок викладає фракцію.
prompt-deal-faction = Випадок кладе фракцію до планшета.
prompt-deal-first-faction = Випадок кладе фракцію до планшета.
prompt-deal-second-faction = Випадок кладе другу фракцію до планшета.
prompt-deal-bonus = Випадок кладе бонус раунду до планшета.
prompt-turn-up-territory = Випадок відкриває жетон території.
prompt-automa-buildings = Карта каже, де стануть перші майстерні Автоми.
prompt-draw-reserve = Карта резерву входить до колоди Автоми.
prompt-turn-up = Автома відкриває наступну карту.
prompt-choose-bundle = Оберіть планшет із фракцією та бонусом.
prompt-draft = Візьміть планшет, фракцію або жетон палацу.
prompt-choose-bonus = Візьміть бонус раунду на 1-й раунд.
prompt-choose-solo-board = Оберіть планшет; потім одну з двох його фракцій.
prompt-choose-solo-faction = Оберіть фракцію.
prompt-choose-automa-level = Наскільки сильна Автома?
prompt-choose-automa-faction = За яку фракцію грає Автома?
prompt-choose-automa-terrain = Яка місцевість рідна для Автоми?
prompt-first-building = Поставте першу будівлю на рідній місцевості.
prompt-turn = Оберіть дію або спасуйте.
prompt-second-turn = Оберіть другу дію або закінчіть хід.
prompt-after-action = Зробіть обміни або закінчіть хід.
prompt-take-power = Отримати { IN($power, case: "acc") } { $price }?
prompt-use-key = { CAP($discipline) }: використати ключ міста, щоб увійти на рівень 8?
prompt-late-steps = { CAP($discipline) }: для рівня 8 бракує ключа. Заснувати місто через річку?
prompt-steps = Оберіть дисципліну: { $steps }.
prompt-any-steps = Оберіть дисципліну для одного кроку; усього { $steps }.
prompt-gain-books = Ви отримуєте { IN($books, case: "acc") }: оберіть дисципліну для однієї.
prompt-gain-book = Оберіть дисципліну книжки.
prompt-pay-books = { $what }: лишилося заплатити { IN($books, case: "acc") }. Скільки { $of }?
prompt-free-guild = Яка майстерня безплатно стане гільдією?
prompt-exchange-school = Яка школа знову стане гільдією?
prompt-place-guild = На якій рідній клітинці поставити гільдію?
prompt-place-neutral = Поставте { IN($what, case: "acc") } в межах досяжності.
prompt-use-spades = У вас { $spades }: яку клітинку тераформувати?
prompt-use-spades-for-settlers = Безплатні лопата й майстерня: тераформуйте клітинку або споруджуйте на рідній місцевості.
prompt-use-spades-without-building = У вас { $spades } без спорудження: яку клітинку тераформувати?
prompt-transform = { $hex }, зараз { $terrain }: на що перетворити?
prompt-settle = Спорудити майстерню на клітинці, що стала рідною?
prompt-settle-freely = На якій рідній клітинці поставити безплатну майстерню?
prompt-build-bridges = Де спорудити міст?
prompt-rewards = Яку нагороду взяти першою?
prompt-rewards-or-a-city = Візьміть нагороду або спершу заснуйте місто через річку.
prompt-parts = Який дар палацу взяти першим?
prompt-take-competency = Візьміть компетентність.
prompt-take-city = Візьміть жетон міста.
prompt-choose-palace = Оберіть жетон палацу.
for-points = за { $points }
for-free = безплатно

## What chance deals and turns up

line-deal-score = Жетон раунду { $round }: «{ $tile }»
line-deal-final = Жетон фінального раунду: «{ $tile }»
line-deal-books = Дія книжок у грі: «{ $tile }»
line-deal-innovation = Інновація у грі: «{ $tile }»
line-deal-competency = Компетентність, { $discipline }, ряд { $row }: «{ $tile }»
line-deal-palace = У грі: { $tile }
line-deal-board = Планшет у грі: { $tile }
line-deal-faction = Фракція у грі: { $tile }
line-deal-bonus = Бонус раунду у грі: «{ $tile }»
line-deal-faction-of-set = { $board }: { $tile }
line-deal-bonus-of-set = { $board }: бонус раунду «{ $tile }»
line-turn-up-territory = Жетон території: { $size }
line-turn-up-card = Відкрито карту { $number }

# Several of a kind in a row.
revealed-deal =
    { $n ->
        [one] { $n } жетон чи планшет цієї партії
        [few] { $n } жетони й планшети цієї партії
       *[many] { $n } жетонів і планшетів цієї партії
    }
revealed-card =
    { $n ->
        [one] { $n } карта Автоми
        [few] { $n } карти Автоми
       *[many] { $n } карт Автоми
    }
revealed-territory =
    { $n ->
        [one] { $n } жетон території
        [few] { $n } жетони території
       *[many] { $n } жетонів території
    }
line-card-joins = Карта { $number } увійшла до колоди Автоми

## Buttons

label-choose = Узяти: { $set }
label-take = Узяти { IN($what, case: "acc") }
label-automa-level = Грати з Автомою: { LOW($strength) }
label-automa-faction = Обрати суперника: { $name }
label-automa-terrain = Оселити Автому: { $terrain }
label-build = Спорудити майстерню на { $hex }
label-dig = Тераформувати { $hex }
label-to = Перетворити { $hex } на { IN($terrain, case: "acc") }
label-tunnel = Прокласти тунель до { $hex }
label-fly = Перелетіти до { $hex }
label-place = Поставити { IN($what, case: "acc") } на { $hex }
label-upgrade = Модернізувати до { IN($building, case: "gen") } на { $hex }
label-exchange = Замінити школу на { $hex } гільдією
label-ship = Вдосконалити навігацію до { $level }
label-shovel = Вдосконалити тераформування до { $level }
label-develop = Впровадити інновацію «{ $name }»
label-pay = Заплатити { IN($books, case: "acc") }
label-pay-none = Не платити книжками { $of }
label-send = Відрядити науковця ({ $discipline }, { $steps })
label-power = Виконати дію сили «{ $name }»
label-books = Виконати дію книжок «{ $name }»
label-special = Виконати особливу дію «{ $name }»
label-land-bridge = Спорудити міст за знаряддя
label-bridge = Спорудити міст { $site }
label-annex = Поставити павільйон на { $hex }
label-connect = Заснувати місто через клітинку річки { $hex }
label-step = Зробити { $steps } ({ $discipline })
label-key = Використати ключ ({ $discipline })
label-reward-competency = Узяти компетентність
label-reward-city = Узяти жетон міста
label-reward-steps = Зробити кроки в науці
label-reward-spades = Застосувати безплатні лопати
label-reward-settle = Застосувати безплатні лопату й майстерню
label-reward-bridges = Спорудити мости
label-reward-building = Поставити нейтральну будівлю
label-reward-guild = Поставити гільдію
label-reward-parts = Узяти дари палацу
label-reward-books = Узяти книжки
label-burn = Спалити силу
label-convert = Обміняти { IN($price, case: "acc") } на { IN($gain, case: "acc") }
label-take-power = Отримати { IN($power, case: "acc") } { $price }
label-decline = Відмовитися
label-pass = Спасувати, узяти бонус «{ $bonus }»
label-last-pass = Спасувати
label-done = Закінчити хід
label-drop-spades = Відмовитися від { IN($spades, case: "gen") }
label-drop-workshop = Не споруджувати
label-drop-bridge = Не споруджувати міст
label-drop-steps = Відмовитися від кроків
label-drop-key = Залишити ключ
label-terraform-and-build = Тераформувати { $hex } і спорудити
label-tunnel-and-build = Тунель до { $hex } і спорудження
label-fly-and-build = Перелетіти до { $hex } і спорудити
label-without-building = Лише { LOW($answer) }
label-burning = { $answer }, спалюючи { IN($power, case: "acc") }
label-special-at = { $special }: { LOW($answer) }

## The log

line-choose = Узято: { $set }
line-take = Узято { IN($what, case: "acc") }
line-automa-level = Обрано для Автоми: { LOW($strength) }
line-automa-faction = Обрано фракцію Автоми: «{ $name }»
line-automa-terrain = Обрано рідну місцевість Автоми: { $terrain }
line-build = Споруджено майстерню на { $hex }
line-dig = Тераформовано клітинку { $hex }
line-to = Клітинку { $hex } перетворено на { IN($terrain, case: "acc") }
line-tunnel = Прокладено тунель до { $hex }
line-fly = Здійснено політ до { $hex }
line-place = Поставлено { IN($what, case: "acc") } на { $hex }
line-upgrade = Будівлю на { $hex } модернізовано до { IN($building, case: "gen") }
line-exchange = Школу на { $hex } замінено гільдією
line-ship = Навігацію вдосконалено до { $level }
line-shovel = Тераформування вдосконалено до { $level }
line-develop = Впроваджено інновацію «{ $name }»
line-pay = Заплачено книжками { $of }
line-pay-none = Без книжок { $of }
line-send = Відряджено науковця: { $discipline }
line-power = Виконано дію сили «{ $name }»
line-books = Виконано дію книжок «{ $name }»
line-special = Виконано особливу дію «{ $name }»
line-land-bridge = Знаряддя віддано за міст
line-bridge = Споруджено міст { $site }
line-annex = Поставлено павільйон на { $hex }
line-connect = Засновано місто через клітинку річки { $hex }
line-step = Просування в науці: { $discipline }
line-key = Використано ключ: { $discipline }
line-reward = Обрано, яка нагорода перша
line-burn = Силу спалено
line-convert = Обмін: { $price } → { $gain }
line-take-power = Отримано силу
line-decline = Не взято: { $power }
line-overtaken = Обгін у дисципліні «{ $discipline }»: { $level } проти { $own }
line-pass = Пас, узято бонус «{ $bonus }»
line-last-pass = Пас
line-done = Хід закінчено
line-drop-spades = Відмова від { IN($spades, case: "gen") }
line-drop-workshop = Майстерню не споруджено
line-drop-bridge = Міст не споруджено
line-drop-steps = Кроки не зроблено
line-drop-key = Ключ залишено

## What is worth knowing before an answer

note-far = { CAP($terrain) }: { $spades } до { IN($home, case: "gen") }.
note-free = Безплатно: { $spades }.
note-bought = Увесь шлях коштує { IN($price, case: "acc") }.
note-not-all-the-way = Є лише { $spades }.
note-becomes = Там буде { $terrain }.
note-away = Це ще не рідна місцевість, майстерню там не спорудити.
note-books-more = Потім ще { IN($books, case: "acc") }.
note-books-of-choice = Потім треба заплатити ще { IN($books, case: "acc") } з будь-яких дисциплін.
note-key-missing = Для рівня 8 потрібен ключ.
note-key-asked = Рівень 8 відкриє ключ.
note-top-taken = Рівень 12 зайнято.
note-at-the-top = Вже на вершині.
note-per-spade = Відтепер лопата коштує { IN($tools, case: "acc") }.
note-steps-lost = Решта кроків пропаде.
note-place = У раунді { $round } ваш хід { $place }-й.
note-last = Попереду лише фінальний підрахунок.

## What else an answer does

event-cities =
    { $n ->
        [one] нове місто
        [few] { $n } нових міста
       *[many] { $n } нових міст
    }
event-track = { $what } +{ $n }
event-key = 1 ключ
event-stays = науковець лишається там назавжди
event-returns = науковець повертається до запасу
event-burn =
    { $n ->
        [one] { $n } сила переходить із чаші II до чаші III, стільки ж залишає гру
        [few] { $n } сили переходять із чаші II до чаші III, стільки ж залишає гру
       *[many] { $n } сили переходить із чаші II до чаші III, стільки ж залишає гру
    }
event-income = дохід: { AND($amounts) }
event-science-bonus = науковий бонус: { AND($amounts) }
event-from-bowls = { $one } з чаші I до II, { $two } з II до III
event-from-bowl-1 = { $one } з чаші I до II
event-from-bowl-2 = { $two } з чаші II до III
event-points = очки: { $shares }
point-share = { $source } { $n }
event-offers = запропонувати { AND($offers) }
offer-to = { IN($power, case: "acc") } { IN($who, case: "dat") }
event-may-take = можна взяти { IN($power, case: "acc") } { $price }
event-then = потім { AND($all) }
due-competency = компетентність
due-city = жетон міста
due-palace = жетон палацу
due-steps = { $steps } в науці
due-settle = безплатні лопата й майстерня
due-building = нейтральна будівля
due-guild = гільдія на будь-якій вільній рідній клітинці
due-parts = дари палацу
due-second-action = друга дія
due-any-steps = кроки в науці
due-any-spades = безплатні лопати
due-any-books = книжки на вибір
by-tunnel = тунель
by-flight = переліт

automa-stands = { $building } на { $hex }
automa-blocks-power = закрито дію сили «{ $name }»
automa-blocks-books = закрито дію книжок «{ $name }»
automa-takes = взято інновацію «{ $name }»
automa-gains = отримано: { $points }
automa-passes = пас

## Why something cannot be chosen

far = поза досяжністю
home = вже ваша рідна місцевість
taken = зайнято: { $who }
built = там уже є будівля
foreign = не ваша рідна місцевість
short-of = бракує { AND($amounts, case: "gen") }
short-for = { $what }: бракує { AND($amounts, case: "gen") }
short-of-power = у чаші III бракує { AND($amounts, case: "gen") }
used = вже використано в цьому раунді
no-piece = { $building }: більше немає на планшеті
highest = модернізувати нікуди
neutral = нейтральні будівлі не модернізують
no-bridge-left = мостів не лишилося
no-site = немає місця для моста біля ваших будівель
no-scholar = немає науковця
no-scholar-left = у запасі не лишилося науковців
no-land = немає землі для роботи
no-workshop = немає майстерні, що могла б стати гільдією
no-school = немає школи, що могла б стати гільдією
no-guild = у вас немає гільдій
bowls-full = уся ваша сила вже в чаші III
no-step = жодну дисципліну не підняти
no-slot = немає вільного місця
top = вдосконалено до межі
yours-already = вона у вас уже є
none-left = таких не лишилося
three-innovations = у вас уже три інновації
no-city = міста через неї не вийде
river-used = через неї вже лежить місто
key-missing = для рівня 8 потрібен ключ
top-taken = рівень 12 зайнято
at-the-top = вже на вершині
nothing-within-reach = у межах досяжності нічого немає
no-special = у вас немає особливих дій
no-conversion = нема чого обмінювати
no-burning = у чаші II менше ніж 2 сили
annex-there = павільйон там уже є

## The outlook

outlook-science = Науки
outlook-area = Найбільша область
outlook-left = Залишок
outlook-round = Кінець раунду { $round }

## Коли ставлять запитання

occasion-offer = { CAP($builder) } спорудили будівлю поруч із вами
occasion-offer-of-the-automa = Автома споруджує поруч із вами
stage-choosing = Планшети та фракції
stage-buildings = Перші будівлі
stage-round = 1-й раунд

## The guided first game: one idea at a time, what to do, and why

lesson-goal = Перемагають очки
lesson-goal-do = Ви заселяєте землі, споруджуєте, вчитеся й винаходите. Після шести раундів перемагає той, у кого найбільше очок.
lesson-goal-why = очки дає все це, кожне по-своєму; побачите крок за кроком.

lesson-set = Земля, народ і бонус
lesson-set-do = Оберіть один із наборів: рідна місцевість, фракція та бонус раунду.
lesson-set-why = місцевість каже, де ви живете, фракція — що ви вмієте краще за інших, а бонус допомагає в першому раунді.

lesson-first = Почніть там, де є куди рости
lesson-first-do = Поставте першу будівлю на підсвічену клітинку рідної місцевості.
lesson-first-why = поруч з іншими клітинками рідної місцевості рости дешево; поруч із сусідами вам пропонуватимуть силу.

lesson-turn = Одна дія за хід
lesson-turn-do = Оберіть підсвічене й подивіться на ціну; те саме місце ще раз або кнопка внизу виконає дію. До кінця ходу її можна скасувати.
lesson-turn-why = усі по черзі роблять по одній дії, доки не спасують; у кого більше лишилося, той діє довше.

lesson-terraform = Зробіть землю своєю
lesson-terraform-do = Оберіть підсвічену клітинку в межах досяжності, тераформуйте її на рідну місцевість і спорудіть майстерню.
lesson-terraform-why = майстерні дають знаряддя в кожному доході, і від кожної з них ви дістаєте до нових земель.

lesson-offer = Сусіди дають силу
lesson-offer-do = Хтось звів будівлю поруч із вами. Візьміть запропоновану силу.
lesson-offer-why = силою оплачують потужні дії. Трохи сили задарма, більше коштує очок; на початку гри це вигідно.

lesson-competency = Оберіть компетентність
lesson-competency-do = Візьміть один із підсвічених жетонів.
lesson-competency-why = він піднімає вас у дисципліні свого стовпця, нижні ряди дають книжки, і більшість діє до кінця партії.

lesson-round = Кожен раунд за щось платить
lesson-round-do = Ці жетони кажуть, за що в кожному раунді дають очки. Подивіться на жетон цього раунду й наступного.
lesson-round-why = та сама будівля принесе більше, якщо спорудити її в потрібному раунді.

lesson-upgrade = Майстерні ростуть
lesson-upgrade-do = Модернізуйте майстерню до гільдії. Поруч із сусідом це дешевше.
lesson-upgrade-why = гільдії дають монети й силу. Майстерня повертається на планшет і знову закриває своє знаряддя.

lesson-power = Сила діє
lesson-power-do = Використайте одну з дій сили. У раунді кожна дістається лише одному гравцеві.
lesson-power-why = сила йде з чаші I до II і з II до III, а платить лише чаша III. Якщо сили бракує, пожертва піднімає одну фішку з чаші II, а інша зникає.

lesson-school = Школа дає знання
lesson-school-do = Модернізуйте гільдію до школи.
lesson-school-why = вона дає науковця в кожному доході й одразу компетентність.

lesson-send = Науковці вчаться
lesson-send-do = Відрядіть науковця до дисципліни: ваш маркер підніметься.
lesson-send-why = підйом дає силу дорогою, бонус наприкінці тих раундів, де на жетоні ця дисципліна, і очки в кінці партії тим, хто найвище.

lesson-innovation = Книжки стають інноваціями
lesson-innovation-do = Збирайте книжки: коли потрібних вистачить, ці жетони підсвітяться, і один можна взяти.
lesson-innovation-why = інновація дає очки або щось постійне, і кожна дістається лише одному гравцеві. З палацом вона дешевша.

lesson-pass = Пасуйте, коли робити нічого
lesson-pass-do = У цьому раунді майже нічого не лишилося: спасуйте та візьміть інший бонус раунду.
lesson-pass-why = хто спасує першим, почне наступний раунд; а там прийде дохід від усього, що стоїть на мапі.

lesson-city = Міста
lesson-city-do = Споруджуйте поруч: чотири сусідні будівлі, досить сильні разом, стають містом.
lesson-city-why = жетон міста одразу дає очки, дар і ключ до верхніх рівнів дисципліни.

lesson-end = Думайте про кінець
lesson-end-do = Після шостого раунду дають очки дисципліни та найбільша область. Подивіться, кого ще можна обійти.
lesson-end-why = це одразу багато очок, а залишки запасів варті мало.

## Сила в журналі

bowls = чаші сили: { $one }, { $two }, { $three }

## Що в цій партії за набір і що проти

prospect-rounds =
    { $n ->
        [one] Раунд { AND($rounds) }
        [few] Раунди { AND($rounds) }
       *[many] Раунди { AND($rounds) }
    }
prospect-rewarded = { $rounds }: { $points } { $what }
prospect-by-ability = { $rewarded }; ваша здібність саме для цього.
prospect-by-board = { $rewarded }; з цим допомагає ваш планшет.
prospect-standing = { $rewarded }; ваш університет уже стоїть.
prospect-spades = { $rewarded }; ваша спочатку коштує дорого: { $price }.
prospect-unhelped = { $rewarded }; вам у цьому ніщо не допомагає.
prospect-science = { $rounds }: бонус за рівні { IN($discipline, case: "gen") }; у вас одразу { $levels }.
prospect-bonus-levels = Кожен науковий бонус раунду рахує ваш рівень на { $levels } вищим.
prospect-near =
    { $n ->
        [one] Поруч із місцевістю «{ $terrain }» { $n } клітинка за одну лопату: більше, ніж майже в усіх.
        [few] Поруч із місцевістю «{ $terrain }» { $n } клітинки за одну лопату: більше, ніж майже в усіх.
       *[many] Поруч із місцевістю «{ $terrain }» { $n } клітинок за одну лопату: більше, ніж майже в усіх.
    }
prospect-far =
    { $n ->
        [one] Поруч із місцевістю «{ $terrain }» лише { $n } клітинка за одну лопату: менше, ніж в інших.
        [few] Поруч із місцевістю «{ $terrain }» лише { $n } клітинки за одну лопату: менше, ніж в інших.
       *[many] Поруч із місцевістю «{ $terrain }» лише { $n } клітинок за одну лопату: менше, ніж в інших.
    }
prospect-rivals = Сусідні по колу землі вже зайнято ({ AND($terrains) }): там потрібні ті самі клітинки.
prospect-alone = Поки що ніхто не живе за одну лопату.
