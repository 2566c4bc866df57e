map = Карта
tiles = Жетоны
players = Игроки
power = Сила
bonus = Бонусы
bowls = Чаши
choose-one = выберите
order = Порядок
you-alone = Вы
now = ходит
next = следующий
passed = пас
next-round = { $place } в след. раунде
nearer = Увеличить карту (+)
farther = Уменьшить карту (−)
whole = Вся карта (0)
structures = Постройки
resources = Ресурсы
hold = Ваши жетоны
next-income = След. доход
without-card = Без бонуса: его берут, когда пасуют
to-spend = доступно { $power }, сжечь: ещё { $burnable }
in-this-game = В этой партии
speaks-for = за
speaks-against = против
burn = сжечь { $number }
from-third = Плата из чаши III
burnt = Сжечь: { $number } из чаши II уйдёт, столько же поднимется
gained = Получено
in-all = Всего силы: { $before } → { $after }
only-burn = Только сжечь…
of-seven = из { $number }
spade-costs = Цена лопаты
built = построено
keys = Ключи
area = Крупнейшая область
bridges = Мосты
bowl = Чаша { $number }
may-take = { $name }: могут взять
leaves = Остаток:
again = Ещё щелчок: выполнить
tap-again = Ещё касание: выполнить
first = Щелчок: выбрать
in-reach = Достают
printed = напечатано: { $terrain }
power-value = сила постройки { $power }
pay = заплатить { $price }
board-of = Планшет: { $faction }
close = Закрыть
more = Весь планшет
choose = Что сделать на { $hex }
round-tiles = Жетоны раундов
used-by = использовано в этом раунде: { $faction }
tile-to-take = жетон ещё не взят
sign-blue-number = Синее число
sign-new-since-your-turn = новое с вашего хода
sign-win-the-game = приносят победу
sign-pay-for-buildings = цена построек
sign-build-and-dig = строят и копают
sign-cults-shipping-digging = культы, навигация, раскопки
sign-spent-from-bowl-iii = тратится из чаши III
sign-sciences-shipping-digging = науки, навигация, раскопки
sign-pay-for-innovations = цена инноваций
sign-spade = Лопата
sign-one-step-of-terrain = шаг по кругу земель
sign-shipping = Навигация
sign-river-hexes-you-cross = сколько рек одолеете
sign-bridge = Мост
sign-joins-two-banks = соединяет два берега
sign-full-ring = Сплошное кольцо
sign-you-can-build-here = здесь можно построить
sign-dashed-ring = Пунктир
sign-only-part-of-it = только часть действия
sign-small-dot = Точка
sign-terrain-printed-there = земля, какой была
sign-octagon = Восьмиугольник
sign-once-a-round = раз в раунд
sign-arch = Арка
sign-tile-of-a-town = жетон города
sign-card-in-two-halves = Карта из двух частей
sign-income-then-its-use = доход и свойство

## After a number, as what is gained, paid or left

amount-vp =
    { $number ->
        [one] { $number } очко
        [few] { $number } очка
       *[other] { $number } очков
    }
amount-c =
    { $number ->
        [one] { $number } монету
        [few] { $number } монеты
       *[other] { $number } монет
    }
amount-w =
    { $number ->
        [one] { $number } рабочего
        [few] { $number } рабочих
       *[other] { $number } рабочих
    }
amount-p =
    { $number ->
        [one] { $number } жреца
        [few] { $number } жрецов
       *[other] { $number } жрецов
    }
amount-t =
    { $number ->
        [one] { $number } инструмент
        [few] { $number } инструмента
       *[other] { $number } инструментов
    }
amount-s =
    { $number ->
        [one] { $number } учёного
        [few] { $number } учёных
       *[other] { $number } учёных
    }
amount-b =
    { $number ->
        [one] { $number } книгу
        [few] { $number } книги
       *[other] { $number } книг
    }
amount-pw =
    { $number ->
        [one] { $number } силу
        [few] { $number } силы
       *[other] { $number } силы
    }
