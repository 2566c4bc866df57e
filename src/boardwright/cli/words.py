"""What the terminal table says, in English, Russian and Ukrainian."""

from typing import Final

from boardwright.kernel.language import LANGUAGES

WORDS: Final = {
    "you": ("you", "вы", "ви"),
    "seat": ("seat {}", "место {}", "місце {}"),
    "won": ("{} won.", "Победа: {}.", "Перемога: {}."),
    "lost": (
        "{} lost. That is not enough for a win.",
        "Поражение: {}. Для победы этого не хватило.",
        "Поразка: {}. Для перемоги цього не вистачило.",
    ),
    "result": ("Final points", "Итоговые очки", "Підсумкові очки"),
    "turn": ("{}: {}", "{}: {}", "{}: {}"),
    "thinks": ("{} thinks…", "{} думает…", "{} думає…"),
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
        "{!r} is not understood: type the number of an answer, its text (such as {!r}) or one of: {}.",
        "Непонятно: {!r}. Введите номер ответа, его текст (например, {!r}) или одну из команд: {}.",
        "Незрозуміло: {!r}. Введіть номер відповіді, її текст (наприклад, {!r}) або одну з команд: {}.",
    ),
    "help": (
        """Type the number of an answer, or its text as records write it (such as {!r}).
  undo       take back your last answer
  hint       ask the bot what it would do
  board      draw the table again
  log        tell what has happened
  info WORD  explain a piece: a card, a tile, a faction
  save FILE  keep the game in a file
  quit       end; the game is kept in a file""",
        """Введите номер ответа или его текст, как в записи партии (например, {!r}).
  undo        взять назад последний ответ
  hint        спросить совета у бота
  board       снова показать стол
  log         рассказать, что произошло
  info СЛОВО  объяснить карту, жетон, фракцию
  save ФАЙЛ   сохранить партию в файл
  quit        выйти; партия останется в файле""",
        """Введіть номер відповіді або її текст, як у записі партії (наприклад, {!r}).
  undo        взяти назад останню відповідь
  hint        спитати поради в бота
  board       знову показати стіл
  log         розповісти, що сталося
  info СЛОВО  пояснити карту, жетон, фракцію
  save ФАЙЛ   зберегти партію у файл
  quit        вийти; партія лишиться у файлі""",
    ),
    "cannot undo": (
        "There is nothing to take back: since your last answer, chance or somebody else has spoken.",
        "Нечего взять назад: после вашего последнего ответа уже сыграл случай или кто-то другой.",
        "Нічого взяти назад: після вашої останньої відповіді вже зіграв випадок або хтось інший.",
    ),
    "undone": ("Taken back: {}.", "Взято назад: {}.", "Взято назад: {}."),
    "hint": ("The bot would answer {}: {}", "Бот ответил бы {}: {}", "Бот відповів би {}: {}"),
    "saved": (
        "The game is in {}. Go on with: boardwright play --terminal --resume {}",
        "Партия в файле {}. Продолжить: boardwright play --terminal --resume {}",
        "Партія у файлі {}. Продовжити: boardwright play --terminal --resume {}",
    ),
    "finished": (
        "The game is in {}. See it again with: boardwright replay {}",
        "Партия в файле {}. Пересмотреть: boardwright replay {}",
        "Партія у файлі {}. Переглянути: boardwright replay {}",
    ),
    "other file": (
        "{} holds something else, not a saved game; give another name.",
        "{} — не сохранённая партия, а что-то другое; дайте другое имя.",
        "{} — не збережена партія, а щось інше; дайте іншу назву.",
    ),
    "info what": (
        "Say what: info {}",
        "Укажите, о чём: info {}",
        "Вкажіть, про що: info {}",
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
        "Unofficial. Most values of cards and tiles are reconstructed, not the printed ones.",
        "Неофициально. Большинство значений карт и тайлов — реконструкция, не печатные.",
        "Неофіційно. Більшість значень карт і тайлів — реконструкція, не друковані.",
    ),
    # replay
    "position": ("After {} of {} moves. Points: {}", "После {} из {} ходов. Очки: {}", "Після {} з {} ходів. Очки: {}"),
    "next move": ("Next ▸ {}", "Дальше ▸ {}", "Далі ▸ {}"),
    "go where": (
        "Enter: on · number: go there · b: back · e: end · q: quit ▸ ",
        "Enter: дальше · номер: перейти · b: назад · e: в конец · q: выход ▸ ",
        "Enter: далі · номер: перейти · b: назад · e: в кінець · q: вихід ▸ ",
    ),
    "go help": (
        "Press Enter to go on, or type a number from 0 to {}, b, e or q.",
        "Нажмите Enter или введите число от 0 до {}, b, e или q.",
        "Натисніть Enter або введіть число від 0 до {}, b, e чи q.",
    ),
    # the drawing of a table
    "level": ("level", "уровень", "рівень"),
    "place": ("card", "карта", "карта"),
    "kind": ("kind", "тип", "тип"),
    "printed cost": ("price*", "цена*", "ціна*"),
    "brings": ("brings", "приносит", "приносить"),
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
        "p empire points · x experience · s strength · e energy · ✈ flown · * printed",
        "p очки империи · x опыт · s сила · e энергия · ✈ уже летит · * по карте",
        "p очки імперії · x досвід · s сила · e енергія · ✈ уже летить · * за картою",
    ),
    # the drawings of Terra Mystica and Age of Innovation
    "factions": ("Factions", "Фракции", "Фракції"),
    "cults": ("Cults", "Культы", "Культи"),
    "science": ("Science", "Наука", "Наука"),
    "each cult": ("in each cult", "в каждом культе", "у кожному культі"),
    "each discipline": ("in each discipline", "в каждой науке", "у кожній науці"),
    "spade": ("spade", "лопата", "лопата"),
    "shipping": ("shipping", "навигация", "навігація"),
    "seafaring": ("shipping", "мореходство", "судноплавство"),
    "left": ("left {}", "в запасе {}", "у запасі {}"),
    "bridges": ("bridges left", "мостов в запасе", "мостів у запасі"),
    "annexes": ("annexes left", "пристроек в запасе", "павільйонів у запасі"),
    "area": ("largest area", "наибольшая область", "найбільша область"),
    "territories": ("largest area", "наибольшая территория", "найбільша територія"),
    "keys": ("keys", "ключи", "ключі"),
    "key": ("key", "ключ", "ключ"),
    "special faction": ("faction", "фракция", "фракція"),
    "special palace": ("palace", "дворец", "палац"),
    "special competency": ("competency", "компетенция", "компетентність"),
    "special bonus": ("round bonus", "бонус раунда", "бонус раунду"),
    "nobody's": ("nobody's", "ничей", "нічий"),
    "used": ("used this round", "сыграно в раунде", "зіграно в раунді"),
    "on pass": ("pass", "пас", "пас"),
    "passed": ("passed", "пас", "пас"),
    "gone": ("has left", "вышел", "вийшов"),
    "town": ("town", "город", "місто"),
    "special": ("special action", "особое действие", "особлива дія"),
    "in a town": ("in a town", "в городе", "у місті"),
    "in a city": ("in a city", "в городе", "у місті"),
    "answer": ("answer", "ответ", "відповідь"),
    "annexed": ("with annex", "с пристройкой", "із павільйоном"),
    "neutral": ("neutral", "нейтральное", "нейтральна"),
    "marked": ("marked", "отмечено", "позначено"),
    "automa": ("Automa", "Автома", "Автома"),
    "automa cards": (
        "level {} · action card {} · support card {} · cards left: {}",
        "уровень {} · карта действия {} · карта поддержки {} · осталось карт: {}",
        "рівень {} · карта дії {} · карта підтримки {} · лишилося карт: {}",
    ),
    "sets": ("To choose from", "На выбор", "На вибір"),
    "territory": ("Territory: {}", "Территория: {}", "Територія: {}"),
    "innovation price": (
        "from {} books, and {} coins without a palace",
        "от {} книг; без дворца ещё {} монет",
        "від {} книжок; без палацу ще {} монет",
    ),
    # the drawing of Santa Maria
    "colonies": ("Colonies", "Колонии", "Колонії"),
    "year": ("Year {} of {}", "Год {} из {}", "Рік {} з {}"),
    "white dice": ("white dice:", "белые кубики:", "білі кубики:"),
    "blue dice": ("blue dice:", "синие кубики:", "сині кубики:"),
    "docks": ("Ships at the docks", "Корабли у пристаней", "Кораблі біля пристаней"),
    "in the pile": ("in the pile: {}", "в стопке: {}", "у стосі: {}"),
    "monks": ("Places for monks", "Места для монахов", "Місця для ченців"),
    "tracks": ("Tracks", "Пути", "Шляхи"),
    "religion": ("religion", "религия", "релігія"),
    "conquest": ("conquest", "завоевание", "завоювання"),
    "conquest now": ("conquest as of now", "завоевание сейчас", "завоювання зараз"),
    "players": ("Players", "Игроки", "Гравці"),
    "monks left": ("monks left", "монахов в запасе", "ченців у запасі"),
    "own blue dice": ("own blue dice", "свои синие кубики", "свої сині кубики"),
    "white taken": ("white dice taken", "взято белых кубиков", "узято білих кубиків"),
    "blue taken": ("blue dice taken", "взято синих кубиков", "узято синіх кубиків"),
    "next building": ("next building for", "следующее строение за", "наступна будівля за"),
    "scholars": ("scholars", "учёные", "учені"),
    "bishops": ("bishops", "епископы", "єпископи"),
    "harbour": ("harbour", "гавань", "гавань"),
    "final now": ("if it ended now", "если бы сейчас конец", "якби зараз кінець"),
    "hidden": ("hidden", "скрыто", "приховано"),
    "first": ("first player", "первый игрок", "перший гравець"),
    "achievements": ("Achievements", "Достижения", "Досягнення"),
    "conquistador": ("conquistador", "конкистадор", "конкістадор"),
    "loading": ("load a ship", "загрузка корабля", "завантаження корабля"),
    "colonist": ("colonist", "колонист", "колоніст"),
    "trade": ("trade", "обмен", "обмін"),
    "white die": ("white die", "белый кубик", "білий кубик"),
    "blue die": ("blue die", "синий кубик", "синій кубик"),
    "monk": ("monk", "монах", "чернець"),
    "monk and die": ("monk and blue die", "монах и синий кубик", "чернець і синій кубик"),
    "tree": ("tree", "дерево", "дерево"),
}


def say(key: str, language: str, *parts: object) -> str:
    return WORDS[key][LANGUAGES.index(language)].format(*parts)
