"""Refusals in the language of the person who reads them.

Where something is refused, the sentence is written in English, beside its reason. Here stand the same sentences in
Russian and Ukrainian; `{}` is a part that stays as it is. A test finds every sentence of the server and looks it up.
"""

import re
from typing import Final

# English: (Russian, Ukrainian)
SENTENCES: Final = {
    "There is no table {}; check the link.": (
        "Стола {} нет; проверьте ссылку.",
        "Стола {} немає; перевірте посилання.",
    ),
    "The game was begun under earlier rules and cannot go on; the table says what has changed.": (
        "Партия начата по прежним правилам и не может продолжаться; за столом сказано, что изменилось.",
        "Партію почато за колишніми правилами, і вона не може тривати; за столом сказано, що змінилося.",
    ),
    "The table {} was played by other rules than today's and cannot be rebuilt.": (
        "Стол {} сыгран по другим правилам, чем сегодняшние, и не может быть восстановлен.",
        "Стіл {} зіграно за іншими правилами, ніж сьогоднішні, і його не можна відновити.",
    ),
    "Only your own seat is a person's at first; leave the others open and send the link.": (
        "Сначала человеку принадлежит только ваше место; остальные оставьте открытыми и отправьте ссылку.",
        "Спочатку людині належить лише ваше місце; решту лишіть відкритими й надішліть посилання.",
    ),
    "You sit at this table already.": ("Вы уже сидите за этим столом.", "Ви вже сидите за цим столом."),
    "The game is over.": ("Партия окончена.", "Партію закінчено."),
    "The seat is taken by {}.": ("Место занято: {}.", "Місце зайнято: {}."),
    "You do not sit at this table.": ("Вы не сидите за этим столом.", "Ви не сидите за цим столом."),
    "Only somebody who sits at the table may change its seats.": (
        "Менять места может только тот, кто сидит за столом.",
        "Міняти місця може лише той, хто сидить за столом.",
    ),
    "{} sits there; a seat can be given away when its person has left.": (
        "Здесь сидит {}; место можно отдать, когда человек ушёл.",
        "Тут сидить {}; місце можна віддати, коли людина пішла.",
    ),
    "Only somebody who sits at the table may start it.": (
        "Начать может только тот, кто сидит за столом.",
        "Почати може лише той, хто сидить за столом.",
    ),
    "The game has begun already.": ("Партия уже началась.", "Партія вже почалася."),
    "You do not sit at this table; you may watch and chat.": (
        "Вы не сидите за этим столом; можно смотреть и писать в чат.",
        "Ви не сидите за цим столом; можна дивитися й писати в чат.",
    ),
    "The game has not begun yet.": ("Партия ещё не началась.", "Партія ще не почалася."),
    "The game has not begun: there is nothing to keep yet.": (
        "Партия ещё не началась: сохранять пока нечего.",
        "Партія ще не почалася: зберігати поки нічого.",
    ),
    "The record is given when the game is over: it tells what lies face down until then.": (
        "Запись партии выдаётся, когда она окончена: до того она выдала бы то, что лежит лицом вниз.",
        "Запис партії видають, коли її закінчено: до того він видав би те, що лежить долілиць.",
    ),
    "An empty line says nothing.": ("Пустая строка ничего не говорит.", "Порожній рядок нічого не каже."),
    "A line of chat has at most {} letters; this has {}.": (
        "В строке чата не больше {} знаков; здесь {}.",
        "У рядку чату щонайбільше {} знаків; тут {}.",
    ),
    "The chat of a table holds {} lines, and they are used up.": (
        "В чате стола {} строк, и они закончились.",
        "У чаті столу {} рядків, і вони закінчилися.",
    ),
    "A rematch is played when the game is over.": (
        "Реванш играют, когда партия окончена.",
        "Реванш грають, коли партію закінчено.",
    ),
    "Only somebody who sat at the table may ask for a rematch.": (
        "Попросить реванш может только тот, кто сидел за столом.",
        "Попросити реванш може лише той, хто сидів за столом.",
    ),
    "A record may have at most {} moves; this has {}.": (
        "В записи не больше {} ходов; здесь {}.",
        "У записі щонайбільше {} ходів; тут {}.",
    ),
    "A plan has at most {} steps; this has {}.": (
        "В плане не больше {} шагов; здесь {}.",
        "У плані щонайбільше {} кроків; тут {}.",
    ),
    "A step of a plan has 1 to {} answers; this has {}.": (
        "В шаге плана от 1 до {} ответов; здесь {}.",
        "У кроці плану від 1 до {} відповідей; тут {}.",
    ),
    "At most {} answers can follow one; here are {}.": (
        "За ответом могут следовать не больше {} других; здесь {}.",
        "За відповіддю можуть іти щонайбільше {} інших; тут {}.",
    ),
    "The table has seats 1 to {}.": ("За столом места с 1 по {}.", "За столом місця з 1 по {}."),
    "There is no bot {}; there is {}.": ("Бота {} нет; есть {}.", "Бота {} немає; є {}."),
    "A key has 1 to {} letters.": ("В ключе от 1 до {} знаков.", "У ключі від 1 до {} знаків."),
    "{} has not ended the turn yet.": ("Ход ещё не завершён: {}.", "Хід ще не завершено: {}."),
    "There is no turn of yours to end.": ("Вам сейчас нечего завершать.", "Вам зараз нічого завершувати."),
    "There is nothing to take back: since your last answer, chance or somebody else has spoken.": (
        "Нечего взять назад: после вашего последнего ответа уже сыграл случай или кто-то другой.",
        "Нічого взяти назад: після вашої останньої відповіді вже зіграв випадок або хтось інший.",
    ),
    "The table has had {} moves; ask for a number from 0 to {}.": (
        "За столом сделано ходов: {}; спросите число от 0 до {}.",
        "За столом зроблено ходів: {}; спитайте число від 0 до {}.",
    ),
    "The table has moved on since you looked; pick again.": (
        "С тех пор стол изменился; выберите снова.",
        "Відтоді стіл змінився; оберіть знову.",
    ),
    "The table has moved on since you looked; look again.": (
        "С тех пор стол изменился; посмотрите снова.",
        "Відтоді стіл змінився; подивіться знову.",
    ),
    "Too many messages at once; wait a second and send it again.": (
        "Слишком много сообщений сразу; подождите секунду и отправьте снова.",
        "Забагато повідомлень одразу; зачекайте секунду й надішліть знову.",
    ),
    "Too many requests at once; wait a few seconds.": (
        "Слишком много запросов сразу; подождите несколько секунд.",
        "Забагато запитів одразу; зачекайте кілька секунд.",
    ),
    "The message does not have the right form: {}.": (
        "Сообщение не того вида: {}.",
        "Повідомлення не того вигляду: {}.",
    ),
    "The request does not have the right form: {}.": ("Запрос не того вида: {}.", "Запит не того вигляду: {}."),
    "The message is not JSON.": ("Сообщение не в формате JSON.", "Повідомлення не у форматі JSON."),
    "The request is not JSON.": ("Запрос не в формате JSON.", "Запит не у форматі JSON."),
    "This request comes from another site.": ("Запрос пришёл с другого сайта.", "Запит прийшов з іншого сайту."),
    "This connection comes from another site.": (
        "Соединение пришло с другого сайта.",
        "З'єднання прийшло з іншого сайту.",
    ),
    "A request that brings something must say how long it is.": (
        "Запрос с содержимым должен назвать его длину.",
        "Запит із вмістом має назвати його довжину.",
    ),
    "A request may bring at most {} KiB.": (
        "В запросе может быть не больше {} КиБ.",
        "У запиті може бути щонайбільше {} КіБ.",
    ),
    "There is nothing at /{}.": ("По адресу /{} ничего нет.", "За адресою /{} нічого немає."),
    "There is no file {}.": ("Файла {} нет.", "Файлу {} немає."),
    "The client has not been built; run ./run web.": (
        "Клиент не собран; запустите ./run web.",
        "Клієнт не зібрано; запустіть ./run web.",
    ),
    "Something went wrong in the server; it has been noted.": (
        "На сервере что-то пошло не так; это записано.",
        "На сервері щось пішло не так; це записано.",
    ),
    # from the kernel
    "{} is not legal now; legal: {}.": ("{} сейчас нельзя; можно: {}.", "{} зараз не можна; можна: {}."),
    "{} is not asked now; waiting for {}.": ("{} сейчас не ходит; ждём: {}.", "{} зараз не ходить; чекаємо: {}."),
    "The game is over; {} comes too late.": ("Партия окончена; {} опоздало.", "Партію закінчено; {} запізнилося."),
    "This is not a record: {}, where a record begins with {}.": (
        "Это не запись партии: {}; запись начинается с {}.",
        "Це не запис партії: {}; запис починається з {}.",
    ),
}


def _pattern(sentence: str) -> re.Pattern[str]:
    return re.compile("(.+)".join(re.escape(part) for part in sentence.split("{}")), re.DOTALL)


_PATTERNS: Final = [(_pattern(english), others) for english, others in SENTENCES.items()]


def in_language(sentence: str, language: str) -> str:
    """The sentence in a language; one that has no translation stays English."""
    if language not in ("ru", "uk"):
        return sentence
    for pattern, (ru, uk) in _PATTERNS:
        match = pattern.fullmatch(sentence)
        if match:
            return (ru if language == "ru" else uk).format(*match.groups())
    return sentence
