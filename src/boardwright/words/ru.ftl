## Putting texts together

sentences = { LIST($all, by: " ") }
parts = { LIST($all, by: "; ") }
lines = { LIST($all, by: "\u000A") }
at = { $place }: { $what }
round = Раунд { $number }

## What an answer does

outcome = { $answer }: { $outcome }
noted = { $answer }. { $note }
pays = заплатить { AND($amounts, case: "acc") }
brings = получить { AND($amounts, case: "acc") }
rival = соперник { $number }

# Somebody at the table; whoever renders it knows the names.
player = игрок { $seat }
# Who gave no name, and a seat of a record without names.
name-guest = Гость { $number }
name-seat = Место { $number }

## The log and the table

change = { $who }: { $parts }
reveal = Посмотреть, что выпадет
more = +{ $what }
less = −{ $what }
low = { LOW($what) }
row = { AND($all) }
revealed = новое на столе: { LIST($what) }
paid = заплачено: { LIST($amounts) }
gained = получено: { LIST($amounts) }
final-scoring = итоговый подсчёт
share = { $source } { $points }
stopped = Эта партия начата по прежним правилам и не может продолжаться по нынешним. { $since }

## Hints: what the house bot advises

hint-steps = { LIST($all, by: ", ") }
hint-behind = на { $points } меньше
hint-level = не хуже
hint-ahead = Примерно +{ $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
} к следующему по силе ходу.
hint-even = Примерно так же хорош, как следующий по силе ход.
hint-only = Другого выбора нет.
hint-alone = Ничего другого, что стоило бы назвать, бот не видит.
hint-more = Больше, чем после следующего: { LIST($amounts) }.
hint-fewer = Меньше, чем после него: { LIST($amounts) }.
hint-later = Бот рассчитывает на то, что это даст позже.
hint-not-allowed = За этим столом подсказок нет: играют и другие люди, а хозяин стола их не разрешил.
hint-not-asked = Советовать нечего: сейчас спрашивают не вас.
hint-end-turn = Советовать нечего: вы ответили на всё; закончите ход.
hint-too-long = За { $seconds } { $seconds ->
    [one] секунду
    [few] секунды
   *[many] секунд
} бот не нашёл ответа; спросите ещё раз.

## The lobby and the rules page

bot-novice = Новичок
bot-casual = Любитель
bot-strong = Сильный
bot-novice-text = Ошибается, как начинающий; хороший соперник для первых партий.
bot-casual-text = Играет здраво и отвечает сразу.
bot-strong-text = Доигрывает каждый раунд в уме; думает до пяти секунд.
unofficial = Неофициально, слова и рисунки наши. У каждого раздела указано, откуда его значения, у отдельных компонентов — чем они отличаются; реконструированные значения — наши, а не печатные.

## How hard something is to play with

level-easy = Просто
level-middling = Средне
level-hard = Сложно
level-first = Для первой партии
level-experienced = Для опытных
level-both = { $level } · { LOW($first) }
level-judged = Сложность, по нашей оценке: { LOW($level) }.
level-told = { $level }.

## Refusals. What people typed, and what records write, comes in its own quotation marks.

## Refusals: what is played, and how it is set up

no-game = Игры { $game } нет; есть: { LIST($games) }.
no-language = Языка { $language } нет; есть: { LIST($languages) }.
no-bot = Бота { $bot } нет; есть { LIST($bots) }.
no-option = У игры «{ $game }» нет настройки { $option }; есть { LIST($options) }.
wrong-value = Настройка { $option } не может быть { $value }; возможные значения: { LIST($values) }.
wrong-break = Настройка { $option } занимает в записи одну строку: пишите её без переносов и без пробелов по краям.
wrong-players = В «{ $game }» играют от { $fewest } до { $most } человек, а не { $players }.

## Refusals: answers

seat = место { $number }
chance = случай
too-late = Партия окончена; { $action } опоздало.
not-asked = { CAP($who) } сейчас не ходит; ждём: { LIST($waiting) }.
not-legal = { $action } сейчас нельзя; можно: { LIST($legal) }.
not-an-action = { $text } — не действие игры { $game }; действия начинаются с одного из слов: { LIST($verbs) }.
nearly-an-action = { $text } — не действие игры { $game }; может быть, { LIST($near, by: " или ") }?
turn-open = Ход ещё не закончен: { $who }.
no-turn = Вам сейчас нечего заканчивать.
nothing-to-undo = Отменять нечего: после вашего последнего ответа уже сыграл случай или кто-то другой.
stale-pick = С тех пор стол изменился; выберите снова.
stale-look = С тех пор стол изменился; посмотрите снова.
run-too-long = За ответом могут следовать не больше { $most } других; здесь { $answers }.
plan-too-long = В плане не больше { $most } шагов; здесь { $steps }.
step-too-long = В шаге плана от 1 до { $most } ответов; здесь { $answers }.

## Refusals: records

record-empty = Это не запись партии: здесь пусто; запись начинается с { $first }.
record-begins = Это не запись партии: в начале стоит { $found }; запись начинается с { $first }.
record-line = Строка { $line }: { $what }
record-wrong = Строка { $line }: здесь стоит { $found }; { $right }.
right-line = строка — это '1: fly voradon', 'chance: ...' или заголовок вроде 'players: 4'
right-end = последняя строка — результат
right-order = после первого хода следуют только ходы и результат
right-once = { $key } уже названо
right-rules = версия правил пишется так: 'rules: 2'
right-players = число игроков пишется так: 'players: 4'
right-header = заголовки — game, rules, players, option ИМЯ, seat НОМЕР; последняя строка — result
right-result = результат — по числу на каждое место, например 'result: 91 88'
right-seat = места — с 1 по { $players } или chance
record-without-game = В записи не сказано, какая это игра; добавьте в начале строку вроде 'game: planetfall'.
record-without-players = В записи не сказано, сколько игроков; добавьте в начале строку вроде 'players: 4'.
record-too-new = Запись сделана по версии { $version } правил «{ $game }»; этот Boardwright знает их до версии { $known }. Обновите Boardwright, чтобы её прочесть.
record-outdated = Запись сделана по версии { $version } правил «{ $game }»; сейчас действует версия { $now }. { $since }
record-set-up = Так, как в записи, играть нельзя: { $why }
record-seats = Запись называет, кто сидит на месте { $seat }; мест в ней от 1 до { $players }.
record-move = Здесь стоит { $move }.
record-not-over = В записи есть результат, но партия не окончена: ждём: { LIST($waiting) }.
record-result = В записи стоит результат { $given }, но партия кончается со счётом { $found }.
record-too-long = В записи не больше { $most } ходов.
more-problems = Это { $most } ошибок, дальше могут быть ещё. Сначала исправьте эти.

## Refusals: tables

no-table = Стола { $table } нет; проверьте ссылку.
table-stopped = Партия начата по прежним правилам и не может продолжаться; за столом сказано, что изменилось.
table-lost = Стол { $table } сыгран по другим правилам, чем сегодняшние, и не может быть восстановлен.
only-you = Сначала человеку принадлежит только ваше место; остальные оставьте открытыми и отправьте ссылку.
seated-already = Вы уже сидите за этим столом.
game-over = Партия окончена.
seat-taken = Место занято: { $who }.
not-seated = Вы не сидите за этим столом.
only-watching = Вы не сидите за этим столом; можно смотреть и писать в чат.
no-lesson = В «{ $game }» нет первой партии с наставником.
no-lesson-here = Это не первая партия с наставником.
no-idea = В уроке нет темы { $idea }.
may-not-repeat = Попросить реванш может только тот, кто сидел за столом.
host-only = Это может только хозяин стола.
seat-held = Здесь сидит { $who }. Бот может сыграть за того, кого нет столько времени, сколько разрешает этот стол.
not-gone = { $who } отсутствует меньше суток. Пока что играть может бот, а место можно будет вернуть.
no-stand-in = За вас не играет бот.
bot-plays-for-you = За вас играет бот. Сначала верните себе место.
not-ready = Ещё не готовы: { LIST($who) }.
no-new-host = Хозяином может быть только тот, кто сидит за столом.
no-line = Такой строки нет; в чате их { $lines }.
not-muted = Автора этой строки нельзя заглушить.
muted = Хозяин этого стола запретил вам писать.
name-taken = За столом уже есть { $name }; возьмите другое имя.
name-alphabets = Пишите каждое слово имени буквами одного алфавита.
chat-watchers-full = Зритель может написать за столом { $most } строк в час, все вместе — { $all }; подождите немного.
away-too-long = Отсутствовать можно не дольше { $most } секунд.
bots-alone = У вас уже { $most } стола, где боты играют сами; дождитесь конца одной из партий.
no-seat = За столом места с 1 по { $seats }.
begun-already = Партия уже началась.
not-begun = Партия ещё не началась.
nothing-to-keep = Партия ещё не началась: сохранять пока нечего.
record-secret = Запись партии выдаётся, когда она окончена: до того она выдала бы то, что лежит лицом вниз.
rematch-early = Реванш играют, когда партия окончена.
no-move = За столом сделано ходов: { $moves }; спросите число от 0 до { $moves }.
chat-empty = Пустая строка ничего не говорит.
chat-too-long = В строке чата не больше { $most } знаков; здесь { $letters }.
chat-too-fast = Слишком быстро: не больше { $most } строк чата в минуту.

## Refusals: requests

message-form = Сообщение не того вида: { $error }.
message-not-json = Сообщение не в формате JSON.
messages-too-fast = Слишком много сообщений сразу; подождите секунду и отправьте снова.
request-form = Запрос не того вида: { $error }.
request-not-json = Запрос не в формате JSON.
request-elsewhere = Запрос пришёл с другого сайта.
socket-elsewhere = Соединение пришло с другого сайта.
request-without-length = Запрос с содержимым должен назвать его длину.
request-too-large = В запросе может быть не больше { $most } КиБ.
requests-too-fast = Слишком много запросов сразу; подождите несколько секунд.
key-length = В ключе от 1 до { $most } знаков.
no-example = В правилах этой игры рисунков нет.
no-address = По адресу /{ $path } ничего нет.
no-file = Файла { $file } нет.
no-client = Клиент не собран; запустите ./run web.
server-broken = На сервере что-то пошло не так; это записано.
server-busy = Сервер сейчас слишком занят; попробуйте ещё раз чуть позже.
busy-with-yours = Слишком много ваших запросов уже ждут ответа ({ $most }); попробуйте чуть позже.
database-away = Сервер сейчас не может обратиться к базе данных. Последнее действие могло не сохраниться; попробуйте чуть позже.
device-full = На устройстве не осталось места: ход не сохранён. Освободите место или сохраните старые партии файлами и удалите их, затем попробуйте ещё раз.
device-refused = Браузер не сохраняет ход. Перезагрузите страницу; всё, что было сохранено раньше, на месте.
device-thinking = За этим столом думает бот. Удалите стол, когда бот походит.
device-file = Это не файл сохранённых столов или он неполный. Выберите тот, что сделала кнопка «Сохранить всё».
device-file-long = Файл слишком велик для сохранённых столов.
request-too-slow = Запрос не дошёл за { $seconds } секунд; отправьте его ещё раз.
too-many-tables = С вашего адреса за час пришло слишком много столов или записей; попробуйте позже.
too-many-sockets = С вашего адреса открыто слишком много окон; закройте лишние.

## Refusals: corrections of the content, by owners of the box

content-exact = Содержимое игры «{ $game }» точное: исправлять нечего.
content-unplayable = С такой настройкой content играть нельзя: { LIST($problems, by: " ") }
content-neither = Настройка content — это { $ours } или исправления, которые прошли `boardwright content check`; { $text } — ни то ни другое.
no-section = такого раздела нет; есть { LIST($sections) }.
no-entry = такой записи нет; есть { LIST($known) }.
nearly-an-entry = такой записи нет; может быть, { $near }?
no-field = такого поля здесь нет; есть { LIST($known) }.
nearly-a-field = такого поля здесь нет; может быть, { $near }?
fixed-field = это название планшета, оно остаётся { $value }.
not-a-table = { $value } — не таблица; пишите так: { $example }.
not-a-text = { $value } — не текст.
not-texts = { $value } — не список текстов.
not-a-table-of-texts = { $value } — не таблица текстов.
not-a-number = { $value } — не число от { $lowest } до { $highest }.
not-numbers = { $value } — не список чисел от { $lowest } до { $highest }.
not-so-many-numbers = { $value } — не список чисел от { $lowest } до { $highest } (нужно чисел: { $count }).
not-a-name = { $value } — не название длиной от 1 до { $most } букв на языке { $language }.
not-a-language = { $value } — не язык; есть { LIST($languages) }.
not-a-source = { $value } — не одно из { LIST($sources) }.
not-an-amount = { $word } — не количество; пишите число и букву, например '2e 1p'.
amount-twice = В { $text } дважды стоит { $letter }; пишите один раз.

## Standing wishes that several games have

option-power = Сила от соседей
option-power-free = брать бесплатную
option-power-ask = всегда спрашивать
option-power-2 = брать до 2
option-power-3 = брать до 3
option-power-4 = брать до 4
option-power-all = всегда брать
option-power-never = всегда отказываться

## The outlook of several games

at-end = в конце
prizes-at-end = { $prizes } в конце
