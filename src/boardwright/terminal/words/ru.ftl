## At the table

you = вы
seat = место { $number }
won = Победа: { $winners }.
lost = Поражение: { $losers }. Для победы этого не хватило.
result = Итоговые очки
turn = { $who }: { $what }
thinks = { $who } думает…
choose = Ваш ответ (номер; ? — помощь):{" "}
no-such-number = Ответы — от 1 до { $last }; { $typed } среди них нет.
not-understood = Непонятно: { $typed }. Введите номер ответа, его текст (например, { $example }) или одну из команд: { $commands }.
help =
    Введите номер ответа или его текст, как в записи партии (например, { $example }).
    {"  "}undo        отменить последний ответ
    {"  "}hint        спросить совета у бота
    {"  "}board       снова показать стол
    {"  "}log         рассказать, что произошло
    {"  "}info СЛОВО  объяснить карту, жетон, фракцию
    {"  "}save ФАЙЛ   сохранить партию в файл
    {"  "}quit        выйти; партия останется в файле
cannot-undo = Отменять нечего: после вашего последнего ответа уже сыграл случай или кто-то другой.
undone = Отменено: { $answer }.
hint = Бот ответил бы { $number }: { $words }
saved = Партия в файле { $file }. Продолжить: boardwright play --terminal --resume { $file }
finished = Партия в файле { $file }. Пересмотреть: boardwright replay { $file }
other-file = { $file } — не сохранённая партия, а что-то другое; дайте другое имя.
info-what = Укажите, о чём: info { $example }
save-where = Укажите файл: save my-game.record
cannot-save = Не удалось записать { $file }: { $reason }.
info-none = Ничего с названием { $word } нет.
pass-the-keyboard = Теперь ходит { $who }. Нажмите Enter.
how-many-players = Сколько игроков ({ $fewest }-{ $most })? Enter — { $usual }:{" "}
number-please = Введите число от { $fewest } до { $most }.
welcome = { $game }: вы против { $others }. Введите ? для помощи.
welcome-people = { $game }: { $players }. Введите ? для помощи.
reconstructed = Неофициально. Большинство значений карт и тайлов — реконструкция, не печатные.

## Replay

position = После { $made } из { $all } ходов. Очки: { $points }
next-move = Дальше ▸ { $words }
go-where = Enter: дальше · номер: перейти · b: назад · e: в конец · q: выход ▸{" "}
go-help = Нажмите Enter или введите число от 0 до { $last }, b, e или q.

## The drawing of a table

level = уровень
place = карта
kind = тип
printed-cost = цена*
brings = приносит
player = игрок
commander = командующий
cards = карты
order = порядок
planet = Планета { $number } из 7
goal = Цели
setup = подготовка
phase-setup = { setup }
phase-discovery = разведка
income = доход
phase-income = { income }
phase-first-exploration = первое исследование
phase-second-exploration = второе исследование
phase-over = { over }
over = партия окончена
restrained = запрет
operations = операции
or = или
annex = или сектор { $gain }
pair = пара { $points }
legend = p очки империи · x опыт · s сила · e энергия · ✈ уже летит · * по карте

## The drawings of Terra Mystica and Age of Innovation

factions = Фракции
cults = Культы
science = Наука
each-cult = в каждом культе
each-discipline = в каждой науке
spade = лопата
shipping = навигация
left = в запасе { $codes }
bridges = мостов в запасе
annexes = пристроек в запасе
area = наибольшая область
territories = наибольшая территория
keys = ключи
key = ключ
special-faction = фракция
special-palace = дворец
special-competency = компетенция
special-bonus = бонус раунда
nobodys = ничей
used = сыграно в раунде
on-pass = пас
passed = пас
gone = вышел
town = город
special = особое действие
in-a-town = в городе
in-a-city = в городе
answer = ответ
annexed = с пристройкой
neutral = нейтральное
marked = отмечено
automa = Автома
automa-cards = уровень { $level } · карта действия { $action } · карта поддержки { $support } · осталось карт: { $left }
sets = На выбор
territory = Территория: { $name }
innovation-price = от { $books } книг; без дворца ещё { $coins } монет

## The drawing of Santa Maria

colonies = Колонии
year = Год { $number } из { $all }
white-dice = белые кубики:
blue-dice = синие кубики:
docks = Корабли у пристаней
in-the-pile = в стопке: { $number }
monks = Места для монахов
tracks = Пути
religion = религия
conquest = завоевание
conquest-now = завоевание сейчас
players = Игроки
monks-left = монахов в запасе
own-blue-dice = свои синие кубики
white-taken = взято белых кубиков
blue-taken = взято синих кубиков
next-building = следующее строение за
scholars = учёные
bishops = епископы
harbour = гавань
final-now = если бы сейчас конец
hidden = скрыто
first = первый игрок
achievements = Достижения
conquistador = конкистадор
loading = загрузка корабля
colonist = колонист
trade = обмен
white-die = белый кубик
blue-die = синий кубик
monk = монах
monk-and-die = монах и синий кубик
tree = дерево
