## At the table

you = ви
seat = місце { $number }
won = Перемога: { $winners }.
lost = Поразка: { $losers }. Для перемоги цього не вистачило.
result = Підсумкові очки
turn = { $who }: { $what }
thinks = { $who } думає…
choose = Ваша відповідь (номер; ? — допомога):{" "}
no-such-number = Відповіді — від 1 до { $last }; { $typed } серед них немає.
not-understood = Незрозуміло: { $typed }. Введіть номер відповіді, її текст (наприклад, { $example }) або одну з команд: { $commands }.
help =
    Введіть номер відповіді або її текст, як у записі партії (наприклад, { $example }).
    {"  "}undo        скасувати останню відповідь
    {"  "}hint        спитати поради в бота
    {"  "}board       знову показати стіл
    {"  "}log         розповісти, що сталося
    {"  "}info СЛОВО  пояснити карту, жетон, фракцію
    {"  "}save ФАЙЛ   зберегти партію у файл
    {"  "}quit        вийти; партія лишиться у файлі
cannot-undo = Скасовувати нічого: після вашої останньої відповіді вже зіграв випадок або хтось інший.
undone = Скасовано: { $answer }.
hint = Бот відповів би { $number }: { $words }
saved = Партія у файлі { $file }. Продовжити: boardwright play --terminal --resume { $file }
finished = Партія у файлі { $file }. Переглянути: boardwright replay { $file }
other-file = { $file } — не збережена партія, а щось інше; дайте іншу назву.
info-what = Вкажіть, про що: info { $example }
save-where = Вкажіть файл: save my-game.record
cannot-save = Не вдалося записати { $file }: { $reason }.
info-none = Нічого з назвою { $word } немає.
pass-the-keyboard = Тепер ходить { $who }. Натисніть Enter.
how-many-players = Скільки гравців ({ $fewest }-{ $most })? Enter — { $usual }:{" "}
number-please = Введіть число від { $fewest } до { $most }.
welcome = { $game }: ви проти { $others }. Введіть ? для допомоги.
welcome-people = { $game }: { $players }. Введіть ? для допомоги.
reconstructed = Неофіційно. Більшість значень карт і тайлів — реконструкція, не друковані.

## Replay

position = Після { $made } з { $all } ходів. Очки: { $points }
next-move = Далі ▸ { $words }
go-where = Enter: далі · номер: перейти · b: назад · e: в кінець · q: вихід ▸{" "}
go-help = Натисніть Enter або введіть число від 0 до { $last }, b, e чи q.

## The drawing of a table

level = рівень
place = карта
kind = тип
printed-cost = ціна*
brings = приносить
player = гравець
commander = командувач
cards = карти
order = порядок
planet = Планета { $number } із 7
goal = Цілі
setup = підготовка
phase-setup = { setup }
phase-discovery = розвідка
income = дохід
phase-income = { income }
phase-first-exploration = перше дослідження
phase-second-exploration = друге дослідження
phase-over = { over }
over = партію закінчено
restrained = заборона
operations = операції
or = або
annex = або сектор { $gain }
pair = пара { $points }
legend = p очки імперії · x досвід · s сила · e енергія · ✈ уже летить · * за картою

## The drawings of Terra Mystica and Age of Innovation

factions = Фракції
cults = Культи
science = Наука
each-cult = у кожному культі
each-discipline = у кожній науці
spade = лопата
shipping = навігація
left = у запасі { $codes }
bridges = мостів у запасі
annexes = павільйонів у запасі
area = найбільша область
territories = найбільша територія
keys = ключі
key = ключ
special-faction = фракція
special-palace = палац
special-competency = компетентність
special-bonus = бонус раунду
nobodys = нічий
used = зіграно в раунді
on-pass = пас
passed = пас
gone = вийшов
town = місто
special = особлива дія
in-a-town = у місті
in-a-city = у місті
answer = відповідь
annexed = із павільйоном
neutral = нейтральна
marked = позначено
automa = Автома
automa-cards = рівень { $level } · карта дії { $action } · карта підтримки { $support } · лишилося карт: { $left }
sets = На вибір
territory = Територія: { $name }
innovation-price = від { $books } книжок; без палацу ще { $coins } монет

## The drawing of Santa Maria

colonies = Колонії
year = Рік { $number } з { $all }
white-dice = білі кубики:
blue-dice = сині кубики:
docks = Кораблі біля пристаней
in-the-pile = у стосі: { $number }
monks = Місця для ченців
tracks = Шляхи
religion = релігія
conquest = завоювання
conquest-now = завоювання зараз
players = Гравці
monks-left = ченців у запасі
own-blue-dice = свої сині кубики
white-taken = узято білих кубиків
blue-taken = узято синіх кубиків
next-building = наступна будівля за
scholars = учені
bishops = єпископи
harbour = гавань
final-now = якби зараз кінець
hidden = приховано
first = перший гравець
achievements = Досягнення
conquistador = конкістадор
loading = завантаження корабля
colonist = колоніст
trade = обмін
white-die = білий кубик
blue-die = синій кубик
monk = чернець
monk-and-die = чернець і синій кубик
tree = дерево
