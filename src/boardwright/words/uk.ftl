## Putting texts together

sentences = { LIST($all, by: " ") }
parts = { LIST($all, by: "; ") }
lines = { LIST($all, by: "\u000A") }
at = { $place }: { $what }
round = Раунд { $number }

## What an answer does

outcome = { $answer }: { $outcome }
noted = { $answer }. { $note }
pays = заплатити { AND($amounts, case: "acc") }
brings = отримати { AND($amounts, case: "acc") }
rival = суперник { $number }

# Somebody at the table; whoever renders it knows the names.
player = гравець { $seat }
# Who gave no name, and a seat of a record without names.
name-guest = Гість { $number }
name-seat = Місце { $number }

## The log and the table

change = { $who }: { $parts }
reveal = Подивитися, що випаде
more = +{ $what }
less = −{ $what }
low = { LOW($what) }
row = { AND($all) }
revealed = нове на столі: { LIST($what) }
paid = сплачено: { LIST($amounts) }
gained = отримано: { LIST($amounts) }
final-scoring = підсумковий підрахунок
share = { $source } { $points }
stopped = Цю партію почато за колишніми правилами, і за нинішніми вона тривати не може. { $since }

## Hints: what the house bot advises

hint-steps = { LIST($all, by: ", ") }
hint-behind = на { $points } менше
hint-level = не гірше
hint-ahead = Приблизно +{ $points } { $points ->
    [one] очко
    [few] очки
   *[many] очок
} до наступного за силою ходу.
hint-even = Приблизно такий самий добрий, як наступний за силою хід.
hint-only = Іншого вибору немає.
hint-alone = Нічого іншого, вартого згадки, бот не бачить.
hint-more = Більше, ніж після наступного: { LIST($amounts) }.
hint-fewer = Менше, ніж після нього: { LIST($amounts) }.
hint-later = Бот розраховує на те, що це дасть пізніше.
hint-not-allowed = За цим столом підказок немає: грають й інші люди, а господар столу їх не дозволив.
hint-not-asked = Радити нічого: зараз питають не вас.
hint-end-turn = Радити нічого: ви відповіли на все; закінчіть хід.
hint-too-long = За { $seconds } { $seconds ->
    [one] секунду
    [few] секунди
   *[many] секунд
} бот не знайшов відповіді; запитайте ще раз.

## The lobby and the rules page

bot-novice = Новачок
bot-casual = Любитель
bot-strong = Сильний
bot-novice-text = Помиляється, як початківець; добрий суперник для перших партій.
bot-casual-text = Грає розважливо й відповідає одразу.
bot-strong-text = Дограє кожен раунд подумки; думає до пʼяти секунд.
unofficial = Неофіційно, слова й малюнки наші. Біля кожного розділу вказано, звідки його значення, біля окремих компонентів — чим вони відрізняються; реконструйовані значення — наші, а не друковані.

## How hard something is to play with

level-easy = Просто
level-middling = Середньо
level-hard = Складно
level-first = Для першої партії
level-experienced = Для досвідчених
level-both = { $level } · { LOW($first) }
level-judged = Складність, за нашою оцінкою: { LOW($level) }.
level-told = { $level }.

## Refusals. What people typed, and what records write, comes in its own quotation marks.

## Refusals: what is played, and how it is set up

no-game = Гри { $game } немає; є: { LIST($games) }.
no-language = Мови { $language } немає; є: { LIST($languages) }.
no-bot = Бота { $bot } немає; є { LIST($bots) }.
no-option = Гра «{ $game }» не має налаштування { $option }; є { LIST($options) }.
wrong-value = Налаштування { $option } не може бути { $value }; можливі значення: { LIST($values) }.
wrong-break = Налаштування { $option } займає в записі один рядок: пишіть його без переносів і без пробілів по краях.
wrong-players = У «{ $game }» грають від { $fewest } до { $most } людей, а не { $players }.

## Refusals: answers

seat = місце { $number }
chance = випадок
too-late = Партію закінчено; { $action } запізнилося.
not-asked = { CAP($who) } зараз не ходить; чекаємо: { LIST($waiting) }.
not-legal = { $action } зараз не можна; можна: { LIST($legal) }.
not-an-action = { $text } — не дія гри { $game }; дії починаються з одного зі слів: { LIST($verbs) }.
nearly-an-action = { $text } — не дія гри { $game }; може, { LIST($near, by: " або ") }?
turn-open = Хід ще не закінчено: { $who }.
no-turn = Вам зараз нічого закінчувати.
nothing-to-undo = Скасовувати нічого: після вашої останньої відповіді вже зіграв випадок або хтось інший.
stale-pick = Відтоді стіл змінився; оберіть знову.
stale-look = Відтоді стіл змінився; подивіться знову.
run-too-long = За відповіддю можуть іти щонайбільше { $most } інших; тут { $answers }.
plan-too-long = У плані щонайбільше { $most } кроків; тут { $steps }.
step-too-long = У кроці плану від 1 до { $most } відповідей; тут { $answers }.

## Refusals: records

record-empty = Це не запис партії: тут порожньо; запис починається з { $first }.
record-begins = Це не запис партії: на початку стоїть { $found }; запис починається з { $first }.
record-line = Рядок { $line }: { $what }
record-wrong = Рядок { $line }: тут стоїть { $found }; { $right }.
right-line = рядок — це '1: fly voradon', 'chance: ...' або заголовок на кшталт 'players: 4'
right-end = останній рядок — результат
right-order = після першого ходу йдуть лише ходи й результат
right-once = { $key } уже названо
right-rules = версія правил пишеться так: 'rules: 2'
right-players = кількість гравців пишеться так: 'players: 4'
right-header = заголовки — game, rules, players, option НАЗВА, seat НОМЕР; останній рядок — result
right-result = результат — по числу на кожне місце, наприклад 'result: 91 88'
right-seat = місця — з 1 по { $players } або chance
record-without-game = У записі не сказано, яка це гра; додайте на початку рядок на кшталт 'game: planetfall'.
record-without-players = У записі не сказано, скільки гравців; додайте на початку рядок на кшталт 'players: 4'.
record-too-new = Запис зроблено за версією { $version } правил «{ $game }»; цей Boardwright знає їх до версії { $known }. Оновіть Boardwright, щоб його прочитати.
record-outdated = Запис зроблено за версією { $version } правил «{ $game }»; тепер діє версія { $now }. { $since }
record-set-up = Так, як у записі, грати не можна: { $why }
record-seats = Запис називає, хто сидить на місці { $seat }; місць у ньому від 1 до { $players }.
record-move = Тут стоїть { $move }.
record-not-over = У записі є результат, але партію не закінчено: чекаємо: { LIST($waiting) }.
record-result = У записі стоїть результат { $given }, але партія закінчується з рахунком { $found }.
record-too-long = У записі щонайбільше { $most } ходів.
more-problems = Це { $most } помилок, далі можуть бути ще. Спершу виправте ці.

## Refusals: tables

no-table = Столу { $table } немає; перевірте посилання.
table-stopped = Партію почато за колишніми правилами, і вона не може тривати; за столом сказано, що змінилося.
table-lost = Стіл { $table } зіграно за іншими правилами, ніж сьогоднішні, і його не можна відновити.
only-you = Спочатку людині належить лише ваше місце; решту лишіть відкритими й надішліть посилання.
seated-already = Ви вже сидите за цим столом.
game-over = Партію закінчено.
seat-taken = Місце зайнято: { $who }.
not-seated = Ви не сидите за цим столом.
only-watching = Ви не сидите за цим столом; можна дивитися й писати в чат.
no-lesson = У «{ $game }» немає першої партії з наставником.
no-lesson-here = Це не перша партія з наставником.
no-idea = В уроці немає теми { $idea }.
may-not-repeat = Попросити реванш може лише той, хто сидів за столом.
host-only = Це може лише господар столу.
seat-held = Тут сидить { $who }. Бот може зіграти за того, кого немає стільки часу, скільки дозволяє цей стіл.
not-gone = { $who } відсутній менше доби. Поки що може грати бот, а місце можна буде повернути.
no-stand-in = За вас не грає бот.
bot-plays-for-you = За вас грає бот. Спершу поверніть собі місце.
not-ready = Ще не готові: { LIST($who) }.
no-new-host = Господарем може бути лише той, хто сидить за столом.
no-line = Такого рядка немає; у чаті їх { $lines }.
not-muted = Автора цього рядка не можна заглушити.
muted = Господар цього столу заборонив вам писати.
name-taken = За столом уже є { $name }; візьміть інше ім’я.
name-alphabets = Пишіть кожне слово імені літерами однієї абетки.
chat-watchers-full = Глядач може написати за столом { $most } рядків на годину, усі разом — { $all }; зачекайте трохи.
away-too-long = Бути відсутнім можна не довше { $most } секунд.
bots-alone = У вас уже { $most } столи, де боти грають самі; дочекайтеся кінця однієї з партій.
no-seat = За столом місця з 1 по { $seats }.
begun-already = Партія вже почалася.
not-begun = Партія ще не почалася.
nothing-to-keep = Партія ще не почалася: зберігати поки нічого.
record-secret = Запис партії видають, коли її закінчено: до того він видав би те, що лежить долілиць.
rematch-early = Реванш грають, коли партію закінчено.
no-move = За столом зроблено ходів: { $moves }; спитайте число від 0 до { $moves }.
chat-empty = Порожній рядок нічого не каже.
chat-too-long = У рядку чату щонайбільше { $most } знаків; тут { $letters }.
chat-too-fast = Занадто швидко: не більше { $most } рядків чату на хвилину.

## Refusals: requests

message-form = Повідомлення не того вигляду: { $error }.
message-not-json = Повідомлення не у форматі JSON.
messages-too-fast = Забагато повідомлень одразу; зачекайте секунду й надішліть знову.
request-form = Запит не того вигляду: { $error }.
request-not-json = Запит не у форматі JSON.
request-elsewhere = Запит прийшов з іншого сайту.
socket-elsewhere = З'єднання прийшло з іншого сайту.
request-without-length = Запит із вмістом має назвати його довжину.
request-too-large = У запиті може бути щонайбільше { $most } КіБ.
requests-too-fast = Забагато запитів одразу; зачекайте кілька секунд.
key-length = У ключі від 1 до { $most } знаків.
no-example = У правилах цієї гри малюнків немає.
no-address = За адресою /{ $path } нічого немає.
no-file = Файлу { $file } немає.
no-client = Клієнт не зібрано; запустіть ./run web.
server-broken = На сервері щось пішло не так; це записано.
server-busy = Сервер зараз надто зайнятий; спробуйте ще раз за мить.
busy-with-yours = Забагато ваших запитів уже чекають на відповідь ({ $most }); спробуйте трохи пізніше.
database-away = Сервер зараз не може звернутися до бази даних. Остання дія могла не зберегтися; спробуйте за мить.
device-full = На пристрої не лишилося місця: хід не збережено. Звільніть місце або збережіть старі партії файлами й видаліть їх, потім спробуйте ще раз.
device-refused = Браузер не зберігає хід. Перезавантажте сторінку; усе, що було збережено раніше, на місці.
device-thinking = За цим столом думає бот. Видаліть стіл, коли бот походить.
device-file = Це не файл збережених столів або він неповний. Виберіть той, що зробила кнопка «Зберегти все».
device-file-long = Файл завеликий для збережених столів.
request-too-slow = Запит не дійшов за { $seconds } секунд; надішліть його ще раз.
too-many-tables = З вашої адреси за годину прийшло забагато столів або записів; спробуйте пізніше.
too-many-sockets = З вашої адреси відкрито забагато вікон; закрийте зайві.

## Refusals: corrections of the content, by owners of the box

content-exact = Вміст гри «{ $game }» точний: виправляти нічого.
content-unplayable = З таким налаштуванням content грати не можна: { LIST($problems, by: " ") }
content-neither = Налаштування content — це { $ours } або виправлення, що пройшли `boardwright content check`; { $text } — ні те, ні те.
no-section = такого розділу немає; є { LIST($sections) }.
no-entry = такого запису немає; є { LIST($known) }.
nearly-an-entry = такого запису немає; може, { $near }?
no-field = такого поля тут немає; є { LIST($known) }.
nearly-a-field = такого поля тут немає; може, { $near }?
fixed-field = це назва планшета, вона лишається { $value }.
not-a-table = { $value } — не таблиця; пишіть так: { $example }.
not-a-text = { $value } — не текст.
not-texts = { $value } — не список текстів.
not-a-table-of-texts = { $value } — не таблиця текстів.
not-a-number = { $value } — не число від { $lowest } до { $highest }.
not-numbers = { $value } — не список чисел від { $lowest } до { $highest }.
not-so-many-numbers = { $value } — не список чисел від { $lowest } до { $highest } (потрібно чисел: { $count }).
not-a-name = { $value } — не назва завдовжки від 1 до { $most } літер мовою { $language }.
not-a-language = { $value } — не мова; є { LIST($languages) }.
not-a-source = { $value } — не одне з { LIST($sources) }.
not-an-amount = { $word } — не кількість; пишіть число й літеру, наприклад '2e 1p'.
amount-twice = У { $text } двічі стоїть { $letter }; пишіть один раз.

## Standing wishes that several games have

option-power = Сила від сусідів
option-power-free = брати безкоштовну
option-power-ask = завжди питати
option-power-2 = брати до 2
option-power-3 = брати до 3
option-power-4 = брати до 4
option-power-all = завжди брати
option-power-never = завжди відмовлятися

## The outlook of several games

at-end = наприкінці
prizes-at-end = { $prizes } наприкінці
