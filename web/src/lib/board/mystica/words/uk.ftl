map = Мапа
tiles = Жетони
players = Гравці
power = Сила
bonus = Бонуси
bowls = Чаші
choose-one = оберіть
order = Порядок
you-alone = Ви
now = ходить
next = наступний
passed = пас
next-round = { $place } у наст. раунді
nearer = Збільшити мапу (+)
farther = Зменшити мапу (−)
whole = Уся мапа (0)
structures = Будівлі
resources = Ресурси
hold = Ваші жетони
next-income = Наст. дохід
without-card = Без бонусу: його беруть, коли пасують
to-spend = доступно { $power }, спалити: ще { $burnable }
in-this-game = У цій партії
speaks-for = за
speaks-against = проти
burn = спалити { $number }
from-third = Плата з чаші III
burnt = Спалити: { $number } з чаші II зникне, стільки ж підніметься
gained = Отримано
in-all = Усього сили: { $before } → { $after }
only-burn = Лише спалити…
of-seven = із { $number }
spade-costs = Ціна лопати
built = збудовано
keys = Ключі
area = Найбільша область
bridges = Мости
bowl = Чаша { $number }
may-take = { $name }: можуть узяти
leaves = Залишок:
again = Ще клац: виконати
tap-again = Ще дотик: виконати
first = Клац: обрати
in-reach = Досягають
printed = надруковано: { $terrain }
power-value = сила будівлі { $power }
pay = сплатити { $price }
board-of = Планшет: { $faction }
close = Закрити
more = Увесь планшет
choose = Що зробити на { $hex }
round-tiles = Жетони раундів
used-by = використано в цьому раунді: { $faction }
tile-to-take = жетон ще не взято
sign-blue-number = Синє число
sign-new-since-your-turn = нове з вашого ходу
sign-win-the-game = приносять перемогу
sign-pay-for-buildings = ціна будівель
sign-build-and-dig = будують і копають
sign-cults-shipping-digging = культи, навігація, розкопки
sign-spent-from-bowl-iii = витрачається з чаші III
sign-sciences-shipping-digging = науки, навігація, розкопки
sign-pay-for-innovations = ціна інновацій
sign-spade = Лопата
sign-one-step-of-terrain = крок по колу земель
sign-shipping = Навігація
sign-river-hexes-you-cross = скільки річок здолаєте
sign-bridge = Міст
sign-joins-two-banks = з’єднує два береги
sign-full-ring = Суцільне кільце
sign-you-can-build-here = тут можна збудувати
sign-dashed-ring = Пунктир
sign-only-part-of-it = лише частина дії
sign-small-dot = Крапка
sign-terrain-printed-there = земля, якою була
sign-octagon = Восьмикутник
sign-once-a-round = раз на раунд
sign-arch = Арка
sign-tile-of-a-town = жетон міста
sign-card-in-two-halves = Карта з двох частин
sign-income-then-its-use = дохід і властивість

## After a number, as what is gained, paid or left

amount-vp =
    { $number ->
        [one] { $number } очко
        [few] { $number } очки
       *[other] { $number } очок
    }
amount-c =
    { $number ->
        [one] { $number } монету
        [few] { $number } монети
       *[other] { $number } монет
    }
amount-w =
    { $number ->
        [one] { $number } робітника
        [few] { $number } робітників
       *[other] { $number } робітників
    }
amount-p =
    { $number ->
        [one] { $number } жерця
        [few] { $number } жерців
       *[other] { $number } жерців
    }
amount-t =
    { $number ->
        [one] { $number } знаряддя
        [few] { $number } знаряддя
       *[other] { $number } знарядь
    }
amount-s =
    { $number ->
        [one] { $number } науковця
        [few] { $number } науковців
       *[other] { $number } науковців
    }
amount-b =
    { $number ->
        [one] { $number } книжку
        [few] { $number } книжки
       *[other] { $number } книжок
    }
amount-pw =
    { $number ->
        [one] { $number } силу
        [few] { $number } сили
       *[other] { $number } сили
    }
