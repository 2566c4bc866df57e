"""The rules in our own words, for the rules page: one chapter per part of the game. The factions come from the data."""

from typing import Final

from boardwright.games.terra_mystica.content.factions import FACTIONS
from boardwright.games.terra_mystica.table.words import faction_name, introduce_faction
from boardwright.kernel.game import Chapter
from boardwright.kernel.language import LANGUAGES

_CHAPTERS: Final = (
    (
        ("What it is about", "О чём игра", "Про що гра"),
        (
            (
                "Two to five peoples share a land of seven terrains cut by rivers. Each can live on one terrain only,"
                " so each turns the land around it into its own, builds and improves, follows four cults and draws"
                " power from close neighbours. After six rounds the most points win; everybody begins with 20.",
                "От двух до пяти народов делят край из семи видов земли, рассечённый реками. Каждый может жить только"
                " на одном из них, поэтому преобразует землю вокруг, строит и улучшает постройки, следует четырём"
                " культам и берёт силу от близких соседей. После шести раундов побеждает тот, у кого больше очков; в"
                " начале у всех по 20.",
                "Від двох до п'яти народів ділять край із семи видів землі, розтятий річками. Кожен може жити лише на"
                " одному з них, тож перетворює землю довкола, будує й покращує будівлі, іде за чотирма культами та"
                " бере силу від близьких сусідів. Після шести раундів перемагає той, у кого найбільше очок; на початку"
                " в усіх по 20.",
            ),
            (
                "Coins and workers are unlimited. Of priests each faction has seven, those sent to the cults for good"
                " included. Power never leaves the three bowls unless it is burnt.",
                "Монеты и рабочие не ограничены. Жрецов у фракции семь, считая навсегда отправленных в культы. Сила не"
                " покидает трёх чаш, если её не жертвуют.",
                "Монети й робітники не обмежені. Жерців у фракції сім, разом із назавжди відправленими до культів."
                " Сила не залишає трьох чаш, якщо її не жертвують.",
            ),
        ),
    ),
    (
        ("Preparation", "Подготовка", "Підготовка"),
        (
            (
                "Six round tiles are drawn at random and lie open, one for each round; the tile for spades never lies"
                " in rounds 5 and 6. Bonus cards are drawn: three more than there are players.",
                "Случайно открывают шесть целей, по одной на раунд; цель за лопаты не бывает в раундах 5 и 6. Бонусных"
                " карт в игре на три больше, чем игроков.",
                "Випадково відкривають шість цілей, по одній на раунд; ціль за лопати не буває в раундах 5 і 6."
                " Бонусних карт у грі на три більше, ніж гравців.",
            ),
            (
                "In seat order everybody chooses a faction; or everybody is dealt a colour at random and chooses one"
                " of its two factions. Two factions of one colour never meet. Each takes the workers, coins, priests,"
                " power and cult steps of its board.",
                "По порядку мест каждый выбирает фракцию; либо каждому случайно раздают цвет, и он выбирает одну из"
                " двух его фракций. Две фракции одного цвета не встречаются. Каждая берёт рабочих, монеты, жрецов,"
                " силу и шаги культов со своего планшета.",
                "За порядком місць кожен обирає фракцію; або кожному випадково роздають колір, і він обирає одну з"
                " двох його фракцій. Дві фракції одного кольору не зустрічаються. Кожна бере робітників, монети,"
                " жерців, силу та кроки культів зі свого планшета.",
            ),
            (
                "First dwellings stand on home terrain wherever it lies: one each in turn order, a second in reverse"
                " order, then the Nomads' third, last the Chaos Magicians' only one. They offer no power. Then, the"
                " last player first, everybody takes a bonus card.",
                "Первые жилища ставят на любую домашнюю землю: по одному в порядке хода, по второму в обратном"
                " порядке, затем третье Кочевников и последним единственное Магов Хаоса. Силы они не предлагают. После"
                " этого, начиная с последнего игрока, каждый берёт бонусную карту.",
                "Перші житла ставлять на будь-яку домашню землю: по одному в порядку ходу, по другому у зворотному"
                " порядку, далі третє Кочівників і останнім єдине Магів Хаосу. Сили вони не пропонують. Після цього,"
                " починаючи з останнього гравця, кожен бере бонусну карту.",
            ),
        ),
    ),
    (
        ("A round", "Раунд", "Раунд"),
        (
            (
                "Income, actions, cult bonus. In the actions everybody in turn order takes one action at a time, over"
                " and over, until all have passed.",
                "Доход, действия, бонус культа. В фазе действий все по очереди выполняют по одному действию, снова и"
                " снова, пока не спасуют все.",
                "Дохід, дії, бонус культу. У фазі дій усі по черзі виконують по одній дії, знову й знову, доки не"
                " спасують усі.",
            ),
        ),
    ),
    (
        ("Income", "Доход", "Дохід"),
        (
            (
                "You receive what the empty places of your board show: workers for dwellings, coins and power for"
                " trading houses, priests for temples and the sanctuary, and what your stronghold brings; with it the"
                " income of your bonus card and favor tiles. An upgraded building goes back to the board and covers"
                " its income again.",
                "Вы получаете то, что показывают пустые места планшета: рабочих за жилища, монеты и силу за торговые"
                " дома, жрецов за храмы и святилище и доход крепости; вместе с ними доход бонусной карты и жетонов"
                " благодати. Улучшенная постройка возвращается на планшет и снова закрывает свой доход.",
                "Ви отримуєте те, що показують порожні місця планшета: робітників за житла, монети й силу за торгові"
                " доми, жерців за храми та святилище і дохід фортеці; разом із ними дохід бонусної карти та жетонів"
                " благодаті. Покращена будівля повертається на планшет і знову закриває свій дохід.",
            ),
            (
                "At the beginning of each round a coin is laid on every bonus card that nobody holds.",
                "В начале каждого раунда на каждую невзятую бонусную карту кладут монету.",
                "На початку кожного раунду на кожну невзяту бонусну карту кладуть монету.",
            ),
        ),
    ),
    (
        ("The eight actions", "Восемь действий", "Вісім дій"),
        (
            (
                "1 transform a hex and build a dwelling; 2 advance shipping; 3 advance digging; 4 upgrade a building;"
                " 5 send a priest to a cult; 6 use a power action; 7 use a special action; 8 pass. In your turn,"
                " before and after the action, you may convert as much as you like.",
                "1 преобразовать гекс и построить жилище; 2 улучшить навигацию; 3 улучшить раскопки; 4 улучшить"
                " постройку; 5 отправить жреца в культ; 6 использовать силу; 7 особое действие; 8 спасовать. В свой"
                " ход до и после действия можно сколько угодно раз обменивать ресурсы.",
                "1 перетворити гекс і збудувати житло; 2 покращити навігацію; 3 покращити розкопки; 4 покращити"
                " будівлю; 5 відправити жерця до культу; 6 використати силу; 7 особлива дія; 8 спасувати. У свій хід"
                " до та після дії можна скільки завгодно разів обмінювати ресурси.",
            ),
            (
                "Shipping: pay 1 priest and 4 coins, go up one level, gain the points of the level (2, 3, 4). Digging:"
                " pay 2 workers, 5 coins and 1 priest; a spade costs one worker less; gain 6 points.",
                "Навигация: заплатите 1 жреца и 4 монеты, поднимитесь на уровень, получите его очки (2, 3, 4)."
                " Раскопки: заплатите 2 рабочих, 5 монет и 1 жреца; лопата станет на рабочего дешевле; получите 6"
                " очков.",
                "Навігація: сплатіть 1 жерця та 4 монети, підніміться на рівень, отримайте його очки (2, 3, 4)."
                " Розкопки: сплатіть 2 робітників, 5 монет і 1 жерця; лопата стане на робітника дешевшою; отримайте 6"
                " очок.",
            ),
        ),
    ),
    (
        ("Terraforming and reach", "Преобразование и досягаемость", "Перетворення й досяжність"),
        (
            (
                "You work only on free land within reach of a building of yours: directly adjacent (side by side, or"
                " across anybody's bridge), or across as many river hexes in a row as your shipping allows. Dwarves"
                " and Fakirs skip hexes for a price instead, once an action.",
                "Работать можно только на свободной земле, до которой достаёт ваша постройка: рядом (общая сторона или"
                " любой мост) либо через столько гексов реки подряд, сколько позволяет навигация. Гномы и Факиры"
                " вместо этого за плату пропускают гексы, один раз за действие.",
                "Працювати можна лише на вільній землі, до якої дістає ваша будівля: поруч (спільна сторона або"
                " будь-який міст) чи через стільки гексів річки поспіль, скільки дозволяє навігація. Гноми й Факіри"
                " натомість за плату пропускають гекси, один раз за дію.",
            ),
            (
                "The terrains form a wheel: desert, plains, swamp, lakes, forest, mountains, wasteland, and desert"
                " again. Each step, the shorter way round, takes a spade: 3 workers at first, 2 or 1 with digging. You"
                " may stop on another terrain than your own. On the hex that this action made home you may build a"
                " dwelling at once.",
                "Земли образуют круг: пустыня, равнина, болото, озёра, лес, горы, пустошь и снова пустыня. Каждый шаг"
                " по короткой дуге требует лопаты: сначала это 3 рабочих, с раскопками 2 или 1. Можно остановиться и"
                " на чужой земле. На гексе, который этим действием стал домашним, можно сразу построить жилище.",
                "Землі утворюють коло: пустеля, рівнина, болото, озера, ліс, гори, пустище і знову пустеля. Кожен крок"
                " коротшою дугою потребує лопати: спершу це 3 робітники, з розкопками 2 або 1. Можна зупинитися й на"
                " чужій землі. На гексі, який цією дією став домашнім, можна одразу збудувати житло.",
            ),
            (
                "Free spades of an action come first, missing ones may be bought for its first hex. Free spades that"
                " it does not need may go to further hexes, without bought ones; one hex at most may be left foreign,"
                " and only one dwelling is built. Spades are never kept, but may be given up.",
                "Сначала тратятся бесплатные лопаты действия, недостающие для первого гекса можно докупить. Бесплатные"
                " лопаты, которые ему не нужны, можно применить к другим гексам, уже без докупки; не больше одного"
                " гекса может остаться чужим, и строится лишь одно жилище. Копить лопаты нельзя, но можно от них"
                " отказаться.",
                "Спершу витрачаються безкоштовні лопати дії, яких бракує для першого гекса, можна докупити. Безкоштовні"
                " лопати, які йому не потрібні, можна застосувати до інших гексів, уже без докупівлі; щонайбільше один"
                " гекс може лишитися чужим, і будується лише одне житло. Накопичувати лопати не можна, але від них"
                " можна відмовитися.",
            ),
        ),
    ),
    (
        ("Buildings", "Постройки", "Будівлі"),
        (
            (
                "A dwelling costs 1 worker and 2 coins for most. It may become a trading house (2 workers and 6 coins,"
                " or 3 coins where an opponent's building is directly adjacent), that a temple or the stronghold, and"
                " a temple the sanctuary. Prices differ by faction. You have 8 dwellings, 4 trading houses, 3 temples,"
                " one stronghold and one sanctuary.",
                "Жилище для большинства стоит 1 рабочего и 2 монеты. Его можно улучшить до торгового дома (2 рабочих и"
                " 6 монет, или 3 монеты, если рядом чужая постройка), торговый дом до храма или крепости, храм до"
                " святилища. Цены зависят от фракции. У вас 8 жилищ, 4 торговых дома, 3 храма, одна крепость и одно"
                " святилище.",
                "Житло для більшості коштує 1 робітника та 2 монети. Його можна покращити до торгового дому (2"
                " робітники й 6 монет, або 3 монети, якщо поруч чужа будівля), торговий дім до храму чи фортеці, храм"
                " до святилища. Ціни залежать від фракції. У вас 8 жител, 4 торгові доми, 3 храми, одна фортеця та"
                " одне святилище.",
            ),
            (
                "A temple and the sanctuary bring a favor tile each, never one you have: steps on a cult, and most of"
                " them something lasting. The stronghold brings what your faction says.",
                "Храм и святилище приносят по жетону благодати, всегда нового для вас: шаги в культе и обычно что-то"
                " постоянное. Крепость приносит то, что сказано у фракции.",
                "Храм і святилище приносять по жетону благодаті, завжди нового для вас: кроки в культі та зазвичай"
                " щось постійне. Фортеця приносить те, що сказано у фракції.",
            ),
            (
                "The tile of the round gives points for the buildings, spades or towns that it shows.",
                "Цель раунда даёт очки за указанные на ней постройки, лопаты или города.",
                "Ціль раунду дає очки за вказані на ній будівлі, лопати чи міста.",
            ),
        ),
    ),
    (
        ("Power and offers", "Сила и предложения", "Сила та пропозиції"),
        (
            (
                "Gaining power moves it from bowl I to II, and when bowl I is empty from II to III. Only power in bowl"
                " III can be spent; it goes back to bowl I. In your turn you may burn: of two power in bowl II one"
                " goes to bowl III and the other leaves the game.",
                "Получая силу, вы переносите её из чаши I в II, а когда чаша I пуста, из II в III. Тратить можно"
                " только силу из чаши III, она возвращается в чашу I. В свой ход можно жертвовать: из двух сил чаши II"
                " одна переходит в чашу III, другая покидает игру.",
                "Отримуючи силу, ви переносите її з чаші I до II, а коли чаша I порожня, з II до III. Витрачати можна"
                " лише силу з чаші III, вона повертається до чаші I. У свій хід можна жертвувати: із двох сил чаші II"
                " одна переходить до чаші III, інша залишає гру.",
            ),
            (
                "Conversions: 5 power for a priest, 3 for a worker, 1 for a coin; a priest for a worker or a coin; a"
                " worker for a coin.",
                "Обмен: 5 силы на жреца, 3 на рабочего, 1 на монету; жреца на рабочего или монету; рабочего на монету.",
                "Обмін: 5 сили на жерця, 3 на робітника, 1 на монету; жерця на робітника чи монету; робітника на"
                " монету.",
            ),
            (
                "The six power actions of the board may each be used once a round by one player: a bridge or a priest"
                " for 3 power, 2 workers, 7 coins or a spade for 4, two spades for 6. These and special actions may be"
                " used without effect, to wait.",
                "Шесть областей использования силы доступны по разу за раунд на всех: мост или жрец за 3 силы, 2"
                " рабочих, 7 монет или лопата за 4, две лопаты за 6. Их и особые действия можно использовать вхолостую,"
                " чтобы выждать.",
                "Шість областей використання сили доступні по разу на раунд на всіх: міст або жрець за 3 сили, 2"
                " робітники, 7 монет чи лопата за 4, дві лопати за 6. Їх та особливі дії можна використати вхолосту,"
                " щоб вичекати.",
            ),
            (
                "Whoever builds or upgrades beside your buildings offers you power: the sum of the values of those"
                " directly adjacent (dwelling 1, trading house and temple 2, stronghold and sanctuary 3). Take it all,"
                " as far as your bowls have room, for one point less than the power, or decline. Points never fall"
                " below 0.",
                "Кто строит или улучшает рядом с вашими постройками, тот предлагает вам силу: сумму значений ваших"
                " непосредственно соседних построек (жилище 1, торговый дом и храм 2, крепость и святилище 3). Берите"
                " всё, на сколько есть место в чашах, потеряв на одно очко меньше, чем взято силы, или откажитесь."
                " Очки не опускаются ниже 0.",
                "Хто будує чи покращує поруч із вашими будівлями, той пропонує вам силу: суму значень ваших"
                " безпосередньо сусідніх будівель (житло 1, торговий дім і храм 2, фортеця і святилище 3). Беріть усе,"
                " на скільки є місце в чашах, втративши на одне очко менше, ніж узято сили, або відмовтеся. Очки не"
                " опускаються нижче 0.",
            ),
        ),
    ),
    (
        ("Cults and priests", "Культы и жрецы", "Культи та жерці"),
        (
            (
                "Fire, Water, Earth and Air have a track each from 0 to 10. Reaching or passing 3, 5, 7 and 10 brings"
                " 1, 2, 2 and 3 power. Only one faction may stand on 10 of a cult, and entering it uses up a key;"
                " without a key you stop on 9. Keys come with towns, and still open a top that was closed in the same"
                " turn; where there are more tops than keys, you choose.",
                "У Огня, Воды, Земли и Воздуха по шкале от 0 до 10. Достигнув или миновав 3, 5, 7 и 10, получите 1, 2,"
                " 2 и 3 силы. На 10-м делении культа может стоять лишь одна фракция, и вход туда тратит ключ; без"
                " ключа вы останавливаетесь на 9. Ключи дают города, и ключ откроет вершину, закрытую в том же ходу;"
                " если вершин больше, чем ключей, выбираете вы.",
                "У Вогню, Води, Землі й Повітря по шкалі від 0 до 10. Досягнувши або минувши 3, 5, 7 і 10, отримайте"
                " 1, 2, 2 і 3 сили. На 10-й поділці культу може стояти лише одна фракція, і вхід туди витрачає ключ;"
                " без ключа ви зупиняєтеся на 9. Ключі дають міста, і ключ відкриє вершину, закриту в тому ж ході; якщо"
                " вершин більше, ніж ключів, обираєте ви.",
            ),
            (
                "As an action send a priest: to a free order space for 3 steps (one in each cult) or 2 steps (three in"
                " each), where he stays for good; or for 1 step, and he returns to your supply.",
                "Действием отправьте жреца: на свободное место ордена на 3 шага (одно в каждом культе) или 2 шага (по"
                " три), где он останется навсегда; либо на 1 шаг, и он вернётся в ваш запас.",
                "Дією відправте жерця: на вільне місце ордену на 3 кроки (одне в кожному культі) або 2 кроки (по три),"
                " де він лишиться назавжди; або на 1 крок, і він повернеться до вашого запасу.",
            ),
        ),
    ),
    (
        ("Bridges", "Мосты", "Мости"),
        (
            (
                "A bridge joins two land hexes that face each other across the river, at least one of them with a"
                " building of yours. From then on they are directly adjacent, for everybody and for everything: reach,"
                " power, trading, towns. Bridges are never removed; each faction has three.",
                "Мост соединяет два гекса земли по разные стороны реки, хотя бы на одном из них стоит ваша постройка."
                " С этого момента они соседние, для всех и во всём: досягаемость, сила, торговля, города. Мосты не"
                " убирают; у каждой фракции их три.",
                "Міст з'єднує два гекси землі по різні боки річки, хоча б на одному з них стоїть ваша будівля. Відтоді"
                " вони сусідні, для всіх і в усьому: досяжність, сила, торгівля, міста. Мости не прибирають; у кожної"
                " фракції їх три.",
            ),
        ),
    ),
    (
        ("Towns", "Города", "Міста"),
        (
            (
                "At least four of your buildings, directly adjacent in one group, of power 7 together, become a town"
                " at once; three are enough if the sanctuary is one of them. Shipping does not count. Take a town"
                " tile: points, a gift, and a key. Buildings added later belong to the same town.",
                "Не меньше четырёх ваших построек, соседствующих одной группой, с общей силой 7 сразу становятся"
                " городом; если среди них святилище, довольно трёх. Навигация не считается. Возьмите жетон города:"
                " очки, награду и ключ. Добавленные позже постройки входят в тот же город.",
                "Щонайменше чотири ваші будівлі, сусідні однією групою, із загальною силою 7 одразу стають містом;"
                " якщо серед них святилище, досить трьох. Навігація не рахується. Візьміть жетон міста: очки, нагороду"
                " та ключ. Додані пізніше будівлі належать до того самого міста.",
            ),
            (
                "When no town tile is left, no town is founded. A tile that lowers the needed power looks at all your"
                " groups at once.",
                "Когда жетоны городов кончились, города не основываются. Жетон, который снижает нужную силу, сразу"
                " проверяет все ваши группы.",
                "Коли жетони міст закінчилися, міста не засновуються. Жетон, який знижує потрібну силу, одразу"
                " перевіряє всі ваші групи.",
            ),
        ),
    ),
    (
        ("Special actions", "Особые действия", "Особливі дії"),
        (
            (
                "Some strongholds, one favor tile and two bonus cards give a special action. Each may be used once a"
                " round, already in the round in which you got it, and takes your turn.",
                "Некоторые крепости, один жетон благодати и две бонусные карты дают особое действие. Каждое доступно"
                " раз в раунд, уже в том, когда вы его получили, и занимает ход.",
                "Деякі фортеці, один жетон благодаті та дві бонусні карти дають особливу дію. Кожна доступна раз на"
                " раунд, уже в тому, коли ви її отримали, і займає хід.",
            ),
        ),
    ),
    (
        ("Passing", "Пас", "Пас"),
        (
            (
                "Who passes takes no more turns in the round, but may still be offered power. Score what your bonus"
                " card and tiles give for passing, take one of the cards that lie out with its coins, then give yours"
                " back. In round 6 none is taken.",
                "Спасовав, вы больше не ходите в этом раунде, но силу вам ещё могут предложить. Получите очки карты и"
                " жетонов за пас, возьмите одну из лежащих карт с её монетами, затем верните свою. В раунде 6 карту не"
                " берут.",
                "Спасувавши, ви більше не ходите в цьому раунді, але силу вам ще можуть запропонувати. Отримайте очки"
                " карти та жетонів за пас, візьміть одну з карт, що лежать, з її монетами, потім поверніть свою. У"
                " раунді 6 карту не беруть.",
            ),
            (
                "The first to pass begins the next round. The others follow in the order in which they passed or, as"
                " the table agrees, as they sit.",
                "Спасовавший первым начинает следующий раунд. Остальные ходят в том порядке, в каком пасовали, или,"
                " если так решено за столом, по кругу.",
                "Хто спасував першим, починає наступний раунд. Решта ходять у тому порядку, в якому пасували, або,"
                " якщо так вирішено за столом, по колу.",
            ),
        ),
    ),
    (
        ("Leaving", "Выход из партии", "Вихід із партії"),
        (
            (
                "Where the table allows it, whoever must go may leave in a turn of their own, as long as somebody"
                " stays. Who left takes no turns and no power, and the bonus card lies out again. The buildings stay:"
                " they bring income, make neighbours' trading houses cheaper and count at the end like all others.",
                "Если так решено за столом, в свой ход можно выйти из партии, пока хоть кто-то остаётся. Вышедший"
                " больше не ходит и не получает силу, его бонусная карта снова доступна всем. Постройки остаются:"
                " приносят доход, удешевляют соседям торговые дома и учитываются в конце наравне с прочими.",
                "Якщо так вирішено за столом, у свій хід можна вийти з партії, доки хоч хтось лишається. Хто вийшов,"
                " більше не ходить і не отримує сили, його бонусна карта знову доступна всім. Будівлі лишаються:"
                " дають дохід, здешевлюють сусідам торгові доми й ураховуються в кінці нарівні з іншими.",
            ),
        ),
    ),
    (
        ("Cult bonus", "Бонус культа", "Бонус культу"),
        (
            (
                "After rounds 1 to 5, in the new turn order, the right side of the round's tile is paid for steps on"
                " its cult, as many times as they suffice. Spades of the bonus are used at once, on any hexes within"
                " reach, each of which may be left foreign, without bought spades, tunnels, carpets or dwellings. Then"
                " all power and special actions are free again.",
                "После раундов 1–5 в новом порядке хода выплачивается правая часть цели раунда за шаги её культа,"
                " столько раз, на сколько их хватает. Лопаты бонуса применяют сразу, на любых досягаемых гексах, каждый"
                " из которых может остаться чужим, без покупки лопат, туннелей, ковров и жилищ. Затем все действия силы"
                " и особые действия снова свободны.",
                "Після раундів 1–5 у новому порядку ходу виплачується права частина цілі раунду за кроки її культу,"
                " стільки разів, на скільки їх вистачає. Лопати бонусу застосовують одразу, на будь-яких досяжних"
                " гексах, кожен із яких може лишитися чужим, без купівлі лопат, тунелів, килимів і жител. Потім усі дії"
                " сили та особливі дії знову вільні.",
            ),
        ),
    ),
    (
        ("The end", "Конец игры", "Кінець гри"),
        (
            (
                "After round 6 each cult pays 8, 4 and 2 points to the three who stand highest, and the largest joined"
                " area of buildings (shipping, tunnels and carpets join, bonus cards do not) 18, 12 and 6. Those who"
                " tie share the points of their places, rounded down; 0 steps win nothing.",
                "После раунда 6 каждый культ даёт 8, 4 и 2 очка трём высшим, а наибольшая связанная область построек"
                " (навигация, туннели и ковры соединяют, бонусная карта нет) 18, 12 и 6. При равенстве очки мест делят"
                " с округлением вниз; за 0 шагов очков нет.",
                "Після раунду 6 кожен культ дає 8, 4 і 2 очки трьом найвищим, а найбільша зв'язана область будівель"
                " (навігація, тунелі й килими з'єднують, бонусна карта ні) 18, 12 і 6. За рівності очки місць ділять з"
                " округленням униз; за 0 кроків очок немає.",
            ),
            (
                "Everything that is left is turned into coins, power in bowl II by burning; every 3 coins are a point."
                " The most points win; those who tie win together.",
                "Всё оставшееся превращают в монеты, силу чаши II жертвуя; каждые 3 монеты дают очко. Побеждает тот, у"
                " кого больше очков; при равенстве побеждают вместе.",
                "Усе, що лишилося, перетворюють на монети, силу чаші II жертвуючи; кожні 3 монети дають очко."
                " Перемагає той, у кого найбільше очок; за рівності перемагають разом.",
            ),
        ),
    ),
)
_FACTIONS: Final = ("Factions", "Фракции", "Фракції")


def chapters(language: str) -> list[Chapter]:
    at = LANGUAGES.index(language)
    told = [Chapter(title[at], [paragraph[at] for paragraph in paragraphs]) for title, paragraphs in _CHAPTERS]
    factions = [f"{faction_name(each, language)}. {introduce_faction(each, language)}" for each in FACTIONS]
    return [*told, Chapter(_FACTIONS[at], factions)]
