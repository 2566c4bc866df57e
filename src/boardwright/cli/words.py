"""What the terminal table says, in English, Russian and Ukrainian."""

from typing import Final

from boardwright.kernel.language import LANGUAGES

_WORDS: Final = {
    "you": ("you", "вы", "ви"),
    "seat": ("seat {}", "место {}", "місце {}"),
    "won": ("{} won.", "Победа: {}.", "Перемога: {}."),
    "result": ("Final points", "Итоговые очки", "Підсумкові очки"),
    "turn": ("{}: {}", "{}: {}", "{}: {}"),
    "thinks": ("{} thinks…", "{} думает…", "{} думає…"),
    "plays": ("{}: {}", "{}: {}", "{}: {}"),
    "choose": (
        "Your answer (a number; ? for help): ",
        "Ваш ответ (номер; ? — помощь): ",
        "Ваша відповідь (номер; ? — допомога): ",
    ),
    "no such number": (
        "There are answers 1 to {}; {} is none of them.",
        "Ответы — от 1 до {}; {} среди них нет.",
        "Відповіді — від 1 до {}; {} серед них немає.",
    ),
    "not understood": (
        "{!r} is not understood: type the number of an answer, its text in brackets, or one of: {}.",
        "Непонятно: {!r}. Введите номер ответа, его текст в скобках или одну из команд: {}.",
        "Незрозуміло: {!r}. Введіть номер відповіді, її текст у дужках або одну з команд: {}.",
    ),
    "help": (
        "A number or the text in brackets answers. undo takes back your last answer, hint asks the bot, board draws the"
        " table again, log shows what happened, info WORD explains a card, save FILE keeps the game, quit ends (and"
        " keeps the game in a file).",
        "Отвечайте номером или текстом в скобках. undo — взять ответ назад, hint — совет бота, board — снова показать"
        " стол, log — что произошло, info СЛОВО — объяснить карту, save ФАЙЛ — сохранить партию, quit — выйти"
        " (партия останется в файле).",
        "Відповідайте номером або текстом у дужках. undo — взяти відповідь назад, hint — порада бота, board — знову"
        " показати стіл, log — що сталося, info СЛОВО — пояснити карту, save ФАЙЛ — зберегти партію, quit — вийти"
        " (партія лишиться у файлі).",
    ),
    "cannot undo": (
        "There is nothing to take back: since your last answer, chance or somebody else has spoken.",
        "Нечего взять назад: после вашего последнего ответа уже сыграл случай или кто-то другой.",
        "Нічого взяти назад: після вашої останньої відповіді вже зіграв випадок або хтось інший.",
    ),
    "undone": ("Taken back: {}.", "Взято назад: {}.", "Взято назад: {}."),
    "hint": ("The bot would answer: {}", "Бот ответил бы: {}", "Бот відповів би: {}"),
    "saved": (
        "The game is in {}. Go on with: boardwright play --resume {}",
        "Партия в файле {}. Продолжить: boardwright play --resume {}",
        "Партія у файлі {}. Продовжити: boardwright play --resume {}",
    ),
    "save where": (
        "Say where: save my-game.record",
        "Укажите файл: save my-game.record",
        "Вкажіть файл: save my-game.record",
    ),
    "cannot save": ("{} cannot be written: {}.", "Не удалось записать {}: {}.", "Не вдалося записати {}: {}."),
    "info none": (
        "Nothing is called {!r}.",
        "Ничего с названием {!r} нет.",
        "Нічого з назвою {!r} немає.",
    ),
    "pass the keyboard": (
        "Now {} plays. Press Enter.",
        "Теперь ходит {}. Нажмите Enter.",
        "Тепер ходить {}. Натисніть Enter.",
    ),
    "players?": (
        "How many players ({}-{})? Enter for {}: ",
        "Сколько игроков ({}-{})? Enter — {}: ",
        "Скільки гравців ({}-{})? Enter — {}: ",
    ),
    "number please": (
        "Type a number from {} to {}.",
        "Введите число от {} до {}.",
        "Введіть число від {} до {}.",
    ),
    "welcome": (
        "{}: you against {}. Type ? for help.",
        "{}: вы против {}. Введите ? для помощи.",
        "{}: ви проти {}. Введіть ? для допомоги.",
    ),
    "welcome people": ("{}: {}. Type ? for help.", "{}: {}. Введите ? для помощи.", "{}: {}. Введіть ? для допомоги."),
    "reconstructed": (
        "Unofficial. Most card values are reconstructed, not the printed ones.",
        "Неофициально. Большинство значений карт — реконструкция, не печатные.",
        "Неофіційно. Більшість значень карт — реконструкція, не друковані.",
    ),
    # the drawing of a table
    "level": ("level", "уровень", "рівень"),
    "place": ("card", "карта", "карта"),
    "kind": ("kind", "тип", "тип"),
    "cost": ("cost", "стоимость", "вартість"),
    "brings": ("brings", "приносит", "приносить"),
    "ship": ("ship", "корабль", "корабель"),
    "player": ("player", "игрок", "гравець"),
    "commander": ("commander", "командующий", "командувач"),
    "cards": ("cards", "карты", "карти"),
    "order": ("order", "порядок", "порядок"),
    "planet": ("Planet {} of 7", "Планета {} из 7", "Планета {} із 7"),
    "goal": ("Goals", "Цели", "Цілі"),
    "setup": ("preparation", "подготовка", "підготовка"),
    "discovery": ("discovery", "разведка", "розвідка"),
    "income": ("income", "доход", "дохід"),
    "first exploration": ("first exploration", "первое исследование", "перше дослідження"),
    "second exploration": ("second exploration", "второе исследование", "друге дослідження"),
    "over": ("the game is over", "партия окончена", "партію закінчено"),
    "restrained": ("restrained", "запрет", "заборона"),
    "operations": ("operations", "операции", "операції"),
    "or": ("or", "или", "або"),
    "annex": ("or annex {}", "или сектор {}", "або сектор {}"),
    "pair": ("pair {}", "пара {}", "пара {}"),
    "legend": (
        "p empire points · x experience · s strength · e energy",
        "p очки империи · x опыт · s сила · e энергия",
        "p очки імперії · x досвід · s сила · e енергія",
    ),
}


def say(key: str, language: str, *parts: object) -> str:
    return _WORDS[key][LANGUAGES.index(language)].format(*parts)
