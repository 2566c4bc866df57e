"""What a seat is asked and what it may answer, in words: pay, gain, left, next, before anything is done.

`obstacles` names what cannot be chosen as the view and the Book do:

    D05                     an expansion tile on display
    c3r4                    a space of the own colony, to be activated with coins
    white 4, blue 4         a die that activates nothing now
    column 3, row 3         a line that no die activates now
    white 4 as 6            a die that cannot be changed for this line, though it, or another one, activates others;
                            also `blue 4 as 6` and `blue 4 as column 6`
    pass coins              a space for those who pass
    sell wood, buy grain    a free action
    trade 1 2               a way to trade
    ship coins              a dock of the common board
    moor points             a dock of the own harbour
    grain                   another step on the religion track
    astronomy, mission-1    a place for monks
"""

from collections.abc import Sequence
from typing import Final, final

from boardwright.games.santa_maria.rules import shipping
from boardwright.games.santa_maria.rules.activation import LayDie, PayForChange, Trade, can_change, coin_price
from boardwright.games.santa_maria.rules.catalogue import NONE, YEARS, Catalogue
from boardwright.games.santa_maria.rules.colony import (
    CELL_NAMES,
    COVERED,
    LINES,
    SIDE,
    TURNS,
    cells_of,
    double_fits,
    triple_fits,
)
from boardwright.games.santa_maria.rules.expansion import DOUBLE_PRICE, TRIPLE_PRICE, PlaceTile
from boardwright.games.santa_maria.rules.market import MOVING, NOT_FOR_SALE, MoveDie, OwnDecision, can_move_dice, price
from boardwright.games.santa_maria.rules.moves import (
    ACTIVATE,
    BLUE,
    BLUE_COLUMN,
    BUY,
    COLONY,
    DOCK,
    DRAW_BISHOP,
    DRAW_SCHOLAR,
    EXPAND,
    EXPANSIONS,
    HALL,
    MONK,
    MOOR,
    MOVE,
    PASS,
    PAVE,
    PLACE,
    PLACE_IDS,
    SELL,
    SHIP,
    SHOW,
    TRADE,
    WHITE,
)
from boardwright.games.santa_maria.rules.payment import Pay, can_pay, spare_gold
from boardwright.games.santa_maria.rules.religion import (
    FEE,
    MISSIONS_FROM,
    ONE_GRAIN,
    GrainStep,
    ReachSymbol,
    Recruit,
    RollBlue,
    blue_dice,
)
from boardwright.games.santa_maria.rules.scoring import SET_POINTS, bishop_points, colonist_points, sets
from boardwright.games.santa_maria.rules.setup import DealColony, DrawHallScholar, DrawStartingShip
from boardwright.games.santa_maria.rules.state import BLUE_DIE, COINS_LYING, DICE, Seat, State
from boardwright.games.santa_maria.rules.turn import Turn
from boardwright.games.santa_maria.rules.vocabulary import (
    ADVANCED_ECONOMICS,
    BOTANY,
    CONQUISTADOR,
    CONSTRUCTION,
    DOCKS,
    DOUBLE,
    GAIN,
    GOLD,
    GOOD_LETTERS,
    GOODS,
    GRAIN,
    LOGISTICS,
    MATHEMATICS,
    MOST_WAYS,
    PASS_SPACES,
    PHILOSOPHY,
    RELIGION,
    SCHOLARS,
    SHIPPING,
    STORAGE,
    TAXATION,
    WOOD,
    Effect,
    Gain,
    Source,
)
from boardwright.games.santa_maria.rules.vocabulary import SELL as SALE_PRICES
from boardwright.games.santa_maria.rules.vocabulary import TRADE as TRADING
from boardwright.games.santa_maria.table.words import (
    amount,
    amounts_in_words,
    describe_bishop,
    describe_colony,
    describe_dock,
    describe_scholar,
    describe_ship,
    describe_tile,
    one_of,
    place_name,
    symbol_name,
    tile_name,
)
from boardwright.games.santa_maria.table.words import say as word
from boardwright.kernel.action import Action
from boardwright.kernel.bundle import Bundle
from boardwright.kernel.decision import Decision, question
from boardwright.kernel.language import LANGUAGES, listed, plural

# --- questions, by the class of the frame that asks: (English, Russian, Ukrainian)

_QUESTIONS: Final = {
    "DrawScholar": (
        "Chance draws a scholar for the common board.",
        "Случай выбирает учёного для общего поля.",
        "Випадок обирає вченого для спільного поля.",
    ),
    "DrawBishop": (
        "Chance draws a bishop for the common board.",
        "Случай выбирает епископа для общего поля.",
        "Випадок обирає єпископа для спільного поля.",
    ),
    "DrawHallScholar": (
        "Chance draws the scholar of town hall {}.",
        "Случай выбирает учёного для ратуши {}.",
        "Випадок обирає вченого для ратуші {}.",
    ),
    "DrawStartingShip": (
        "Chance lays out a starting ship ({} dock).",
        "Случай выкладывает стартовый корабль (пристань «{}»).",
        "Випадок викладає стартовий корабель (пристань «{}»).",
    ),
    "DrawShip": (
        "Chance draws a new ship ({} dock).",
        "Случай открывает новый корабль (пристань «{}»).",
        "Випадок відкриває новий корабель (пристань «{}»).",
    ),
    "ShowTiles": (
        "Chance turns up an expansion tile.",
        "Случай открывает тайл расширения.",
        "Випадок відкриває тайл розширення.",
    ),
    "RollWhite": ("A white die is rolled.", "Бросается белый кубик.", "Кидають білий кубик."),
    "RollBlue": ("A blue die is rolled ({}).", "Бросается синий кубик ({}).", "Кидають синій кубик ({})."),
    "DealColony": ("Chance deals a colony ({}).", "Случай раздаёт колонию ({}).", "Випадок роздає колонію ({})."),
    "ChooseColony": ("Choose your colony.", "Выберите колонию.", "Оберіть колонію."),
    "ChooseHall": ("Choose a town hall and its scholar.", "Выберите ратушу с учёным.", "Оберіть ратушу з ученим."),
    "PlaceTile": ("{}: where do you lay it?", "{}: куда положить?", "{}: куди покласти?"),
    "Turn": (
        "Expand your colony, activate buildings, or pass.",
        "Расширьте колонию, активируйте строения или спасуйте.",
        "Розширте колонію, активуйте будівлі або спасуйте.",
    ),
    "MoveDie": (
        "Logistics: where does the {} move?",
        "Логистика: куда передвинуть {}?",
        "Логістика: куди пересунути {}?",
    ),
    "Rearrange": (
        "Logistics: move a die first, or go on?",
        "Логистика: сначала передвинуть кубик или продолжить?",
        "Логістика: спершу пересунути кубик чи продовжити?",
    ),
    "Pay": ("The price is {}. How do you pay?", "Цена: {}. Как заплатить?", "Ціна: {}. Як сплатити?"),
    "PayForChange": (
        "The die changes by {}. What do you pay?",
        "Кубик меняется на {}. Чем заплатить?",
        "Кубик змінюється на {}. Чим сплатити?",
    ),
    "Trade": ("Trade {} for {}?", "Обменять {} на {}?", "Обміняти {} на {}?"),
    "LayDie": (
        "Construction: on which building does the {} stay?",
        "Конструирование: на каком строении оставить {}?",
        "Конструювання: на якій будівлі залишити {}?",
    ),
    "Ship": ("Which ship do you load?", "Какой корабль загрузить?", "Який корабель завантажити?"),
    "Moor": (
        "Astronomy: at which dock does the ship moor?",
        "Астрономия: у какой пристани встанет корабль?",
        "Астрономія: біля якої пристані стане корабель?",
    ),
    "ReachSymbol": (
        "Religion: the next space shows {}. Step onto it?",
        "Религия: на следующем делении {}. Сделать шаг?",
        "Релігія: на наступній поділці {}. Зробити крок?",
    ),
    "GrainStep": ("Religion: another step for {}?", "Религия: ещё один шаг за {}?", "Релігія: ще один крок за {}?"),
    "Recruit": ("Where do you send a monk?", "Куда отправить монаха?", "Куди відправити ченця?"),
    "Pave": ("Where do you lay the road?", "Куда положить дорогу?", "Куди покласти дорогу?"),
}

_WORDS: Final = {
    # an answer by its name
    "scholar": ("Scholar: {}", "Учёный: {}", "Учений: {}"),
    "bishop": ("Bishop: {}", "Епископ: {}", "Єпископ: {}"),
    "hall scholar": ("Town hall {}: {}", "Ратуша {}: {}", "Ратуша {}: {}"),
    "dock": ("Ship {} ({} dock)", "Корабль {} (пристань «{}»)", "Корабель {} (пристань «{}»)"),
    "roll-white": ("White {}", "Белый кубик: {}", "Білий кубик: {}"),
    "roll-blue": ("Blue {} ({})", "Синий кубик: {} ({})", "Синій кубик: {} ({})"),
    "dealt": ("{} ({})", "{} ({})", "{} ({})"),
    "hall": ("Town hall {} with {}", "Ратуша {}, учёный «{}»", "Ратуша {}, учений «{}»"),
    "expand": ("Take tile {}", "Взять тайл {}", "Взяти тайл {}"),
    "place": ("Lay {} on {}", "Положить {} на {}", "Покласти {} на {}"),
    "place turned": ("Lay {} on {}, turned by {}°", "Положить {} на {}, поворот {}°", "Покласти {} на {}, поворот {}°"),
    "activate": ("Activate the {} ({})", "Активировать {} ({})", "Активувати {} ({})"),
    "line": ("Activate {} ({})", "Активировать {} ({})", "Активувати {} ({})"),
    "column": ("column {}", "столбец {}", "стовпець {}"),
    "row": ("row {}", "ряд {}", "ряд {}"),
    "white": ("white {}", "белый {}", "білий {}"),
    "blue": ("blue {}", "синий {}", "синій {}"),
    "white die": ("white {}", "белый кубик ({})", "білий кубик ({})"),
    "blue die": ("blue {}", "синий кубик ({})", "синій кубик ({})"),
    "changed": ("{} → {}", "{} → {}", "{} → {}"),
    "pass": ("Pass ({})", "Пас ({})", "Пас ({})"),
    "sell": ("Sell {} for {}", "Продать {} за {}", "Продати {} за {}"),
    "buy": ("Buy {} for {}", "Купить {} за {}", "Купити {} за {}"),
    "move": ("Move the {} from {}", "Передвинуть {} с {}", "Пересунути {} з {}"),
    "to": ("Move it to the {} ({})", "Передвинуть на {} ({})", "Пересунути на {} ({})"),
    "pay for change": ("Pay {}", "Заплатить {}", "Сплатити {}"),
    "gold-for": ("Pay gold instead of {}", "Заплатить золотом вместо {}", "Сплатити золотом замість {}"),
    "trade": ("Trade {} for {}", "Обменять {} на {}", "Обміняти {} на {}"),
    "ship": (
        "Load ship {} ({} dock)",
        "Загрузить корабль {} (пристань «{}»)",
        "Завантажити корабель {} (пристань «{}»)",
    ),
    "moor": ("Move the ship ({} dock)", "Переставить корабль (пристань «{}»)", "Переставити корабель (пристань «{}»)"),
    "moor here": ("Leave the ship ({} dock)", "Оставить корабль (пристань «{}»)", "Залишити корабель (пристань «{}»)"),
    "step": ("Step onto the monk symbol", "Сделать шаг на символ монаха", "Зробити крок на символ ченця"),
    "stay": ("Stay on space {}", "Остаться на делении {}", "Лишитися на поділці {}"),
    "grain": ("Another step for {}", "Ещё один шаг за {}", "Ще один крок за {}"),
    "enough": ("No further step", "Больше шагов не делать", "Більше кроків не робити"),
    "monk to scholar": ("Monk to the {} scholar", "Монах к учёному «{}»", "Чернець до вченого «{}»"),
    "monk to bishop": ("Monk to the {} bishop", "Монах к епископу «{}»", "Чернець до єпископа «{}»"),
    "monk to mission": ("Monk on the {} mission", "Монах на миссию «{}»", "Чернець на місію «{}»"),
    "lay": ("Lay the {} on the {} ({})", "Положить {} на {} ({})", "Покласти {} на {} ({})"),
    "pave": ("Lay the road on {}", "Положить дорогу на {}", "Покласти дорогу на {}"),
    "no trade": ("Do not trade", "Не обменивать", "Не обмінювати"),
    "no ship": ("Load no ship", "Не загружать корабль", "Не завантажувати корабель"),
    "no monk": ("Send no monk", "Не отправлять монаха", "Не відправляти ченця"),
    "no move": ("Go on", "Продолжить", "Продовжити"),
    "no road": ("Lay no road", "Не класть дорогу", "Не класти дорогу"),
    # what follows the colon
    "pay": ("pay {}", "заплатить {}", "сплатити {}"),
    "fee": ("pay {} to seat {}", "заплатить {} игроку на месте {}", "сплатити {} гравцеві на місці {}"),
    "fees": ("pay {} each to seats {}", "заплатить по {} игрокам на местах {}", "сплатити по {} гравцям на місцях {}"),
    "gain": ("gain {}", "получить {}", "отримати {}"),
    "back": ("{} back from a building", "вернуть со строения {}", "повернути з будівлі {}"),
    "left": ("{} left", "останется {}", "лишиться {}"),
    "excess": (
        "excess ({}) is sold at once for {}",
        "излишек ({}) сразу продаётся за {}",
        "надлишок ({}) одразу продається за {}",
    ),
    "excess unless": (
        "excess ({}) is sold unless you use it before",
        "излишек ({}) будет продан, если не потратить его раньше",
        "надлишок ({}) буде продано, якщо не витратити його раніше",
    ),
    "religion": ("religion {} → {}", "религия {} → {}", "релігія {} → {}"),
    "end of religion": ("the religion track is at its end", "путь религии пройден", "шлях релігії пройдено"),
    "monk": ("a monk", "монах", "чернець"),
    "monk and die": ("a monk and a blue die", "монах и синий кубик", "чернець і синій кубик"),
    "conquest": ("conquest {} → {}", "завоевание {} → {}", "завоювання {} → {}"),
    "end of conquest": ("the conquest track is at its end", "путь завоевания пройден", "шлях завоювання пройдено"),
    "then trade": ("then trade {} for {}", "затем обменять {} на {}", "потім обміняти {} на {}"),
    "then ship": ("then load a ship", "затем загрузить корабль", "потім завантажити корабель"),
    "then ships": ("then load ships: {}", "затем загрузить корабли: {}", "потім завантажити кораблі: {}"),
    "then pave": ("then lay a road", "затем положить дорогу", "потім покласти дорогу"),
    "no roads": ("no road tile is left", "тайлов дороги не осталось", "тайлів дороги не лишилося"),
    "nothing": ("brings nothing", "ничего не приносит", "нічого не приносить"),
    "die on": ("the die stays on {}", "кубик останется на {}", "кубик лишиться на {}"),
    "next costs": ("your next building costs {}", "следующее строение стоит {}", "наступна будівля коштує {}"),
    "year ends": ("the year ends", "год закончится", "рік закінчиться"),
    "begin": ("you begin year {}", "вы начинаете год {}", "ви починаєте рік {}"),
    "covers": ("covers {}", "закроет {}", "закриє {}"),
    "fills": ("fills {}", "заполнит {}", "заповнить {}"),
    "settled": ("{} more for colonists at the end", "в конце ещё {} за колонистов", "наприкінці ще {} за колоністів"),
    "at the end": ("{} at the end", "в конце {}", "наприкінці {}"),
    "set": ("completes a set: {} at the end", "собирает набор: в конце {}", "збирає набір: наприкінці {}"),
    "worth now": ("worth {} now", "сейчас даёт {}", "зараз дає {}"),
    "no further": ("this religion action ends", "действие религии закончится", "дія релігії закінчиться"),
    "lost": ("the chance is lost", "возможность пропадёт", "можливість зникне"),
    "a coin": ("for {}", "за {}", "за {}"),
    "common pool": ("common pool", "общий запас", "спільний запас"),
    "seat": ("seat {}", "место {}", "місце {}"),
    # why something cannot be chosen
    "short": ("{} short", "не хватает: {}", "бракує: {}"),
    "no room": ("no room for it in your colony", "в колонии нет места", "у колонії немає місця"),
    "occupied": ("occupied until the end of the year", "занято до конца года", "зайнято до кінця року"),
    "a road": ("a road is never activated", "дороги не активируются", "дороги не активуються"),
    "white taken": (
        "you have taken {} white dice this year",
        "вы уже взяли белых кубиков: {}",
        "ви вже взяли білих кубиків: {}",
    ),
    "blue taken": (
        "you have used all the blue dice you unlocked: {}",
        "вы использовали все открытые синие кубики: {}",
        "ви використали всі відкриті сині кубики: {}",
    ),
    "no white die": ("no white die is left", "белых кубиков не осталось", "білих кубиків не лишилося"),
    "no blue die": ("you have no blue die left", "у вас не осталось синих кубиков", "у вас не лишилося синіх кубиків"),
    "no free building": ("no free building", "нет свободных строений", "немає вільних будівель"),
    "space taken": ("taken by seat {}", "занято: место {}", "зайнято: місце {}"),
    "storage full": ("your storage is full", "хранилище заполнено", "сховище заповнене"),
    "none stored": ("you have none", "у вас этого нет", "у вас цього немає"),
    "only with": ("only with {}", "нужен учёный: {}", "потрібен учений: {}"),
    "no ship left": ("no ship here", "кораблей здесь нет", "кораблів тут немає"),
    "own monk": ("your monk is here already", "ваш монах уже здесь", "ваш чернець уже тут"),
    # where the game stands
    "year": ("Year {} of {}", "Год {} из {}", "Рік {} з {}"),
    "setup": ("preparation", "подготовка", "підготовка"),
    "over": ("the game is over", "партия окончена", "партію закінчено"),
    "role": ("{} · {}", "{} · {}", "{} · {}"),
}


def _say(key: str, language: str, *parts: object) -> str:
    return _WORDS[key][LANGUAGES.index(language)].format(*parts)


# --- questions


def prompt(state: State, seat: int, language: str) -> str:
    asked = question(state, seat)
    if asked is None:
        return ""
    text = _QUESTIONS[type(asked).__name__][LANGUAGES.index(language)]
    return text.format(*_gaps(state, asked, language))


def _gaps(state: State, asked: Decision[State], language: str) -> Sequence[str]:
    """What a question speaks of."""
    content = state.catalogue
    if isinstance(asked, DrawHallScholar):
        return (content.tiles[EXPANSIONS + asked.hall].id,)
    if isinstance(asked, DrawStartingShip | shipping.DrawShip):
        return (symbol_name(content.docks[asked.dock], language),)
    if isinstance(asked, RollBlue | DealColony):
        return (_owner(state, asked, language),)
    if isinstance(asked, PlaceTile):
        return (tile_name(content.tiles[asked.tile], language),)
    if isinstance(asked, MoveDie):
        return (_thing(state.seats[asked.seat].lying[asked.cell], language),)
    if isinstance(asked, LayDie):
        return (_thing(asked.die, language),)
    if isinstance(asked, Pay):
        return (_goods(asked.goods(), language, subject=True),)
    if isinstance(asked, PayForChange):
        return (str(asked.pips),)
    if isinstance(asked, Trade):
        effect = asked.effect(state)
        return (one_of(effect.prices, language), one_of(effect.gains, language))
    if isinstance(asked, ReachSymbol):
        return (_symbol(content, state.seats[asked.seat].religion + 1, language),)
    if isinstance(asked, GrainStep):
        return (amount(1, "grain", language),)
    return ()


def progress(state: State, language: str) -> str:
    if not state.pending:
        return _say("over", language)
    return _say("year", language, state.year, YEARS) if state.year else _say("setup", language)


def roles(state: State, language: str) -> list[str]:
    """The colony; on side B, which is the same for all, with the scholar of the town hall."""
    return [_role(state.catalogue, seat, language) for seat in state.seats]


def _role(content: Catalogue, seat: Seat, language: str) -> str:
    if seat.home == NONE:
        return ""
    colony = content.colonies[seat.home]
    if colony.side == "A":
        return colony.name[language]
    if seat.personal == NONE:
        return ""
    return _say("role", language, colony.name[language], content.scholars[seat.personal].name[language])


# --- answers


def brief(state: State, seat: int, action: Action, language: str) -> str:
    """The name alone: for a narrow log."""
    return name(state, seat, action, language, counted=not state.hidden)


def name(state: State, seat: int, action: Action, language: str, *, counted: bool) -> str:
    """An answer by its name, without what it pays and brings. A button says it shorter: see labels.py. `counted` unless
    it is not to be told how much happiness comes."""
    asked = question(state, seat)
    assert asked is not None
    verb = action.verb
    if seat < 0 or verb in ("colony", "hall"):
        return _set_up_label(state, asked, action, language)
    if verb in ("expand", "activate", "white", "blue", "pass"):
        return _turn_label(state, seat, action, language)
    if verb in ("place", "move", "to", "lay", "pave"):
        return _colony_label(state, asked, action, language)
    if isinstance(asked, PayForChange):
        return _say("pay for change", language, amounts_in_words(_price_of_change(asked, action), language))
    if verb == "pay":
        assert isinstance(asked, Pay)
        return _say("pay for change", language, _as_paid(state.seats[seat], asked.goods(), language))
    if verb == "gold-for":
        return _say(verb, language, _INSTEAD_OF[language][GOODS.index(action.args[0])])
    if verb in ("sell", "buy"):
        good = GOODS.index(action.args[0])
        coins = SALE_PRICES[good] if verb == "sell" else price(state.seats[seat], good)
        return _say(verb, language, amount(1, GOODS[good], language), amount(coins, "coins", language))
    if verb == "trade":
        paid, gained = traded(state, asked, action)
        brought = amounts_in_words(gained.bundle, language, counted=counted)
        return _say(verb, language, amounts_in_words(paid.bundle, language), brought)
    if verb == "ship":
        dock = action.index - SHIP[0].index
        ship = state.catalogue.ships[state.docks[dock]]
        return _say(verb, language, ship.id, symbol_name(state.catalogue.docks[dock], language))
    if verb == "moor":
        dock = action.index - MOOR[0].index
        stays = isinstance(asked, shipping.Moor) and asked.dock == dock
        return _say("moor here" if stays else verb, language, symbol_name(state.catalogue.docks[dock], language))
    if verb == "stay":
        return _say(verb, language, state.seats[seat].religion)
    if verb == "grain":
        return _say(verb, language, amount(1, "grain", language))
    if verb == "monk":
        place = action.index - MONK[0].index
        kind = "scholar" if place < len(SCHOLARS) else "bishop" if place < MISSIONS_FROM else "mission"
        return _say(f"monk to {kind}", language, place_name(state.catalogue, place, language))
    if verb == "decline":
        return _say(_DECLINED[type(asked).__name__], language)
    return _say(verb, language)  # step, enough


_DECLINED: Final = {
    "Trade": "no trade",
    "Ship": "no ship",
    "Recruit": "no monk",
    "Pave": "no road",
    "Rearrange": "no move",
}


def _set_up_label(state: State, asked: Decision[State], action: Action, language: str) -> str:
    """What is drawn and rolled, and what is chosen before the first year."""
    content = state.catalogue
    verb, index = action.verb, action.index
    if verb == "draw":
        if index >= DRAW_BISHOP[0].index:
            return _say("bishop", language, content.bishops[index - DRAW_BISHOP[0].index].name[language])
        scholar = content.scholars[index - DRAW_SCHOLAR[0].index].name[language]
        if isinstance(asked, DrawHallScholar):
            return _say("hall scholar", language, content.tiles[EXPANSIONS + asked.hall].id, scholar)
        return _say("scholar", language, scholar)
    if verb == "dock":
        assert isinstance(asked, DrawStartingShip | shipping.DrawShip)
        return _say(verb, language, action.args[0], symbol_name(content.docks[asked.dock], language))
    if verb == "show":
        return tile_name(content.tiles[index - SHOW[0].index], language)
    if verb == "roll-blue":
        return _say(verb, language, action.args[0], _owner(state, asked, language))
    if verb == "colony":
        name = content.colonies[index - COLONY[0].index].name[language]
        return _say("dealt", language, name, _owner(state, asked, language)) if asked.seat < 0 else name
    if verb == "hall":
        hall = index - HALL[0].index
        return _say(verb, language, action.args[0], content.scholars[state.halls[hall]].name[language])
    return _say(verb, language, action.args[0])  # roll-white


def _owner(state: State, asked: Decision[State], language: str) -> str:
    """Whose die is rolled, or whose colony dealt."""
    if isinstance(asked, RollBlue) and state.shared:
        return _say("common pool", language)
    assert isinstance(asked, RollBlue | DealColony)
    return _say("seat", language, asked.owner + 1)


def _turn_label(state: State, seat: int, action: Action, language: str) -> str:
    verb = action.verb
    if verb == "expand":
        return _say(verb, language, action.args[0])
    if verb == "activate":
        cell = action.index - ACTIVATE[0].index
        return _say(verb, language, _terrain(state, seat, cell, language), CELL_NAMES[cell])
    if verb == "pass":
        effect = state.catalogue.pass_effects[action.index - PASS[0].index]
        return _say(verb, language, symbol_name(effect, language))
    line, pips = line_of(action), int(action.args[0])
    die = _say(verb, language, pips)
    if line % SIDE + 1 != pips:
        die = _say("changed", language, die, line % SIDE + 1)
    return _say("line", language, _line_name(line, language), die)


def _colony_label(state: State, asked: Decision[State], action: Action, language: str) -> str:
    verb, seat = action.verb, asked.seat
    if verb == "place":
        assert isinstance(asked, PlaceTile)
        tile = state.catalogue.tiles[asked.tile].id
        turned = "place turned" if (action.index - PLACE[0].index) % TURNS else verb
        return _say(turned, language, tile, *action.args)
    cell = CELL_NAMES.index(action.args[0])
    if verb == "move":
        return _say(verb, language, _thing(state.seats[seat].lying[cell], language), CELL_NAMES[cell])
    if verb == "pave":
        return _say(verb, language, CELL_NAMES[cell])
    terrain = _terrain(state, seat, cell, language)
    if verb == "lay":
        assert isinstance(asked, LayDie)
        return _say(verb, language, _thing(asked.die, language), terrain, CELL_NAMES[cell])
    return _say(verb, language, terrain, CELL_NAMES[cell])  # to


def phrase(state: State, seat: int, action: Action, language: str) -> str:
    """The name, after a colon what the answer pays and brings, what is left and what comes next, then what is written
    on the thing that is chosen."""
    told = _told(state, seat, action, language, counted=True)
    answer = _joined(name(state, seat, action, language, counted=True), [*told.now, *told.then])
    return f"{answer}. {told.written}" if told.written else answer


def report(state: State, seat: int, action: Action, language: str) -> str:
    """The same for the log: what is left and what is written can be seen on the table. How much happiness comes is not
    told while it lies face down: everybody reads the log. [27]"""
    told = _told(state, seat, action, language, counted=not state.hidden)
    return _joined(brief(state, seat, action, language), told.now)


def _joined(name: str, parts: Sequence[str]) -> str:
    told = "; ".join([part for part in parts if part])
    return f"{name}: {told}" if told else name


@final
class Told:
    """What is to be said of an answer, beside its name."""

    def __init__(self, now: Sequence[str] = (), then: Sequence[str] = (), written: str = "") -> None:
        self.now: Final[Sequence[str]] = now  # what is paid and what it brings
        self.then: Final[Sequence[str]] = then  # what is left of that, and what changes by it
        self.written: Final[str] = written  # on the thing that is chosen


def _told(state: State, seat: int, action: Action, language: str, *, counted: bool) -> Told:
    asked = question(state, seat)
    assert asked is not None
    verb = action.verb
    if seat < 0 or verb in ("colony", "hall"):
        return Told(written=_written(state, action, language))
    if verb in ("expand", "activate", "white", "blue", "pass"):
        return _told_of_turn(state, seat, action, language, counted=counted)
    if verb in ("place", "pave"):
        return _told_of_building(state, asked, action, language)
    if isinstance(asked, PayForChange):
        return Told(then=[_left(state.seats[seat], _price_of_change(asked, action), language)])
    if verb in ("sell", "buy", "pay", "gold-for", "trade", "move", "to"):
        return _told_of_payment(state, asked, action, language, counted=counted)
    if verb in ("ship", "moor"):
        return _told_of_ship(state, asked, action, language, counted=counted)
    if verb == "monk":
        return _told_of_monk(state, seat, action, language, counted=counted)
    if verb in ("step", "grain", "stay"):
        return _told_of_step(state, seat, action, language, counted=counted)
    if verb == "decline" and isinstance(asked, Recruit):
        return Told(now=[_say("lost", language)])
    return Told()  # enough, lay, decline


def _written(state: State, action: Action, language: str) -> str:
    content = state.catalogue
    verb, index = action.verb, action.index
    if verb == "draw":
        if index >= DRAW_BISHOP[0].index:
            return describe_bishop(content.bishops[index - DRAW_BISHOP[0].index], language)
        return describe_scholar(content.scholars[index - DRAW_SCHOLAR[0].index], content, language)
    if verb == "dock":
        return describe_ship(content.ships[index - DOCK[0].index], language)
    if verb == "show":
        return describe_tile(content.tiles[index - SHOW[0].index], content, language)
    if verb == "colony":
        return describe_colony(content.colonies[index - COLONY[0].index], content, language)
    if verb == "hall":
        hall = index - HALL[0].index
        tile = describe_tile(content.tiles[EXPANSIONS + hall], content, language)
        return f"{tile} {describe_scholar(content.scholars[state.halls[hall]], content, language)}"
    return ""


# --- the four main actions


def _told_of_turn(state: State, number: int, action: Action, language: str, *, counted: bool) -> Told:
    seat = state.seats[number]
    verb = action.verb
    if verb == "expand":
        tile = state.catalogue.tiles[action.index - EXPAND[0].index]
        goods = DOUBLE_PRICE if tile.shape == DOUBLE else TRIPLE_PRICE
        return Told(
            [_say("pay", language, _as_paid(seat, goods, language))],
            [_goods_left(seat, goods, language)],
            describe_tile(tile, state.catalogue, language),
        )
    if verb == "activate":
        coins = coin_price(seat)
        brought = Brought(state, number, counted=counted)
        brought.use_buildings(1 << action.index - ACTIVATE[0].index)
        return Told(
            [_say("pay", language, amount(coins, "coins", language)), *brought.words(language)],
            [
                brought.left(Bundle.of({"c": coins}), language),
                _say("next costs", language, amount(coins + 1, "coins", language)),
            ],
        )
    if verb == "pass":
        return _told_of_passing(state, number, action.index - PASS[0].index, language, counted=counted)
    line, pips = line_of(action), int(action.args[0])
    free = LINES[line] & seat.free
    change = abs(line % SIDE + 1 - pips)
    ways = _ways_to_change(seat, change) if change else []
    brought = Brought(state, number, counted=counted)
    if len(ways) == 1:
        brought.pay([ways[0][letter] for letter in GOOD_LETTERS])
    if seat.knows(TAXATION):
        brought.gain("c", seat.colonists(state.catalogue, LINES[line]) // state.catalogue.taxation)
    brought.use_buildings(free)
    paid = listed([amounts_in_words(way, language) for way in ways], word("or", language))
    chosen = seat.knows(CONSTRUCTION) or (seat.knows(LOGISTICS) and can_move_dice(seat, line))
    lies = "" if chosen else _say("die on", language, CELL_NAMES[free.bit_length() - 1])
    return Told(
        [_say("pay", language, paid) if ways else "", *brought.words(language)],
        [brought.left(ways[0], language) if len(ways) == 1 else "", lies],
    )


def _told_of_passing(state: State, number: int, space: int, language: str, *, counted: bool) -> Told:
    seat = state.seats[number]
    brought = Brought(state, number, counted=counted)
    brought.use(state.catalogue.pass_effects[space])
    for dock, ships in enumerate(seat.harbour):
        for _ in ships:
            brought.use(state.catalogue.docks[dock])
    now = brought.words(language)
    if seat.knows(MATHEMATICS):
        now += _coins_back(seat, language)
    others = [other.space for other in state.seats if other is not seat]
    last = NONE not in others
    then = [_say("year ends", language)] if last else []
    if others and state.year < YEARS and (space == 0 or (last and space < min(others))):
        then.append(_say("begin", language, state.year + 1))
    return Told(now, then)


def _coins_back(seat: Seat, language: str) -> list[str]:
    """What Mathematics brings."""
    coins = max([thing - COINS_LYING for thing in seat.lying])
    return [_say("back", language, amount(coins, "coins", language))] if coins > 0 else []


def line_of(action: Action) -> int:
    """Of a die: the line that it activates, see LINES."""
    if action.verb == "white":
        return (action.index - WHITE[0].index) % SIDE
    row = action.index < BLUE_COLUMN[0].index
    return (action.index - BLUE[0].index) % SIDE + (SIDE if row else 0)


def _line_name(line: int, language: str) -> str:
    return _say("column" if line < SIDE else "row", language, line % SIDE + 1)


def _ways_to_change(seat: Seat, pips: int) -> list[Bundle]:
    """What a change of a die can be paid with."""
    ways = [Bundle.of({"c": pips})] if pips <= seat.coins else []
    if seat.knows(BOTANY):
        ways += [Bundle.of({GOOD_LETTERS[good]: 1}) for good in (WOOD, GRAIN, GOLD) if seat.goods[good]]
    return ways


def _price_of_change(asked: PayForChange, action: Action) -> Bundle:
    if action.verb == "coins":
        return Bundle.of({"c": asked.pips})
    return Bundle.of({GOOD_LETTERS[GOODS.index(action.verb)]: 1})


@final
class Brought:
    """What buildings, docks and spaces bring, added up as they are used one after another."""

    def __init__(self, state: State, number: int, *, counted: bool) -> None:
        seat = state.seats[number]
        self._counted: Final[bool] = counted
        self._state: Final[State] = state
        self._seat: Final[Seat] = seat
        self._stored: Final[list[int]] = seat.goods.copy()
        self._gained: Final[dict[str, int]] = {}
        self._excess: Final[list[int]] = [0] * len(GOODS)
        self._conquistadors = 0
        self._steps = 0
        self._ships = 0
        self._trades: Final[list[Effect]] = []
        self._paves = False

    def use_buildings(self, cells: int) -> None:
        for cell in cells_of(cells):
            for effect in self._state.catalogue.spaces[self._seat.spaces[cell]].effects:
                self.use(effect)

    def use(self, effect: Effect) -> None:
        if effect.verb == GAIN:
            self.gain_all(effect.gain)
        elif effect.verb == CONQUISTADOR:
            self._conquistadors += 1
            if self._seat.conquest + self._conquistadors in self._state.catalogue.gold_symbols:
                self.gain(GOOD_LETTERS[GOLD], 1)
        elif effect.verb == RELIGION:
            self._steps += 1
            if self._seat.religion + self._steps > self._state.catalogue.religion_length:
                self.gain("p", 1)
        elif effect.verb == SHIPPING:
            self._ships += 1
        elif effect.verb == TRADING:
            self._trades.append(effect)
        else:
            self._paves = True

    def pay(self, goods: Sequence[int]) -> None:
        for good in range(len(GOODS)):
            self._stored[good] -= goods[good]

    def gain_all(self, gain: Gain) -> None:
        for letter in gain.bundle:
            self.gain(letter, gain.bundle[letter])

    def gain(self, letter: str, number: int) -> None:
        """At most 3 of a good can be kept."""
        self._gained[letter] = self._gained.get(letter, 0) + number
        if letter in GOOD_LETTERS:
            good = GOOD_LETTERS.index(letter)
            excess = max(self._stored[good] + number - STORAGE, 0)
            self._excess[good] += excess
            self._stored[good] += number - excess

    def words(self, language: str) -> list[str]:
        """'gain 1 wood and 3 coins', 'religion 7 → 8 (a monk)', 'then load a ship'."""
        parts: list[str] = []
        gained = Bundle.of(self._gained)
        if len(gained):
            parts.append(_say("gain", language, amounts_in_words(gained, language, counted=self._counted)))
        if any(self._excess):
            parts.append(self._excess_words(language))
        if self._conquistadors:
            parts.append(self._conquest_words(language))
        if self._steps:
            parts.append(religion_words(self._state.catalogue, self._seat.religion, self._steps, language))
        for effect in self._trades:
            gains = one_of(effect.gains, language, counted=self._counted)
            parts.append(_say("then trade", language, one_of(effect.prices, language), gains))
        if self._ships:
            parts.append(_say("then ship" if self._ships == 1 else "then ships", language, self._ships))
        if self._paves:
            parts.append(_say("then pave" if self._state.roads else "no roads", language))
        return parts or [_say("nothing", language)]

    def left(self, paid: Bundle, language: str) -> str:
        """What there is in the end of that of which something is paid; nothing, if that is not certain."""
        if any(self._excess) and self._asks():
            return ""
        coins = self._seat.coins - paid["c"] + self._gained.get("c", 0) + self._sold()
        return left_words(paid, self._stored, coins, language)

    def _asks(self) -> bool:
        """Whether goods can be used up before all have come."""
        return self._steps + self._ships + len(self._trades) > 0

    def _sold(self) -> int:
        """The coins for what cannot be kept."""
        return sum([number * SALE_PRICES[good] for good, number in enumerate(self._excess)])

    def _excess_words(self, language: str) -> str:
        excess = _goods(self._excess, language, subject=True)
        if self._asks():
            return _say("excess unless", language, excess)
        return _say("excess", language, excess, amount(self._sold(), "coins", language))

    def _conquest_words(self, language: str) -> str:
        now, end = self._seat.conquest, self._state.catalogue.conquest_length
        if now == end:
            return _say("end of conquest", language)
        return _say("conquest", language, now, min(now + self._conquistadors, end))


def religion_words(content: Catalogue, now: int, steps: int, language: str) -> str:
    """'religion 7 → 8 (a monk and a blue die)'."""
    end = content.religion_length
    if now == end:
        return _say("end of religion", language)
    there = min(now + steps, end)
    moved = _say("religion", language, now, there)
    symbols = [_symbol(content, space, language) for space in content.monk_symbols if now < space <= there]
    return f"{moved} ({', '.join(symbols)})" if symbols else moved


def _symbol(content: Catalogue, space: int, language: str) -> str:
    number = content.monk_symbols.index(space) + 1
    return _say("monk and die" if number in content.blue_symbols else "monk", language)


# --- tiles and roads


def _told_of_building(state: State, asked: Decision[State], action: Action, language: str) -> Told:
    """Which lines become full, and what that brings at the end."""
    content = state.catalogue
    if isinstance(asked, PlaceTile):
        tile = content.tiles[asked.tile]
        cells = COVERED[tile.shape][action.index - PLACE[0].index]
    else:
        tile = content.tiles[-1]
        cells = (action.index - PAVE[0].index,)
    before = state.seats[asked.seat]
    after = before.clone()
    after.settle(content, cells, tile.spaces, Source.ACTION)
    filled = [line for line in range(2 * SIDE) if LINES[line] & before.empty and not LINES[line] & after.empty]
    points = colonist_points(state, after) - colonist_points(state, before)
    now: list[str] = []
    if len(cells) > 1:
        now.append(_say("covers", language, ", ".join([CELL_NAMES[cell] for cell in cells])))
    if filled:
        names = [_line_name(line, language) for line in filled]
        now.append(_say("fills", language, listed(names, word("and", language))))
    if points:
        now.append(_say("settled", language, amount(points, "points", language)))
    return Told(now, [_empty_left(after.empty.bit_count(), language)])


def _empty_left(cells: int, language: str) -> str:
    return _say("left", language, f"{cells} {plural(language, cells, _EMPTY_CELLS[language])}")


_EMPTY_CELLS: Final = {
    "en": ("empty space", "empty spaces"),
    "ru": ("пустая клетка", "пустые клетки", "пустых клеток"),
    "uk": ("порожня клітинка", "порожні клітинки", "порожніх клітинок"),
}


# --- paying, trading, moving


def _told_of_payment(state: State, asked: Decision[State], action: Action, language: str, *, counted: bool) -> Told:
    seat = state.seats[asked.seat]
    verb = action.verb
    if verb == "sell":
        return Told(then=[_left(seat, Bundle.of({GOOD_LETTERS[GOODS.index(action.args[0])]: 1}), language)])
    if verb == "buy":
        coins = price(seat, GOODS.index(action.args[0]))
        return Told(then=[_left(seat, Bundle.of({"c": coins}), language)])
    if verb == "gold-for":
        return Told(then=[_left(seat, Bundle.of({GOOD_LETTERS[GOLD]: 1}), language)])
    if verb == "move":
        return Told([_say("a coin", language, amount(MOVING, "coins", language))])
    if verb == "to":
        paid = Bundle.of({"c": MOVING})
        return Told([_say("pay", language, amounts_in_words(paid, language))], [_left(seat, paid, language)])
    if verb == "pay":
        assert isinstance(asked, Pay)
        return Told(then=[_left(seat, _bundle(_paid(seat, asked.goods())), language)])
    price_asked, gained = traded(state, asked, action)
    now: list[str] = []
    if any(price_asked.goods[good] > seat.goods[good] for good in range(GOLD)):
        now.append(_say("pay", language, _as_paid(seat, price_asked.goods, language)))
    brought = Brought(state, asked.seat, counted=counted)
    brought.pay(_paid(seat, price_asked.goods))
    brought.gain_all(gained)
    now += brought.words(language)[1:]  # the gain itself stands in the label
    return Told(now, [_goods_left(seat, price_asked.goods, language)])


def traded(state: State, asked: Decision[State], action: Action) -> tuple[Gain, Gain]:
    """The price and the gain of a trade."""
    assert isinstance(asked, Trade)
    way, gain = divmod(action.index - TRADE[0].index, MOST_WAYS)
    effect = asked.effect(state)
    return effect.prices[way], effect.gains[gain]


def _gold_can_stand(seat: Seat, goods: Sequence[int]) -> bool:
    """Whether a payment is a choice."""
    return spare_gold(seat, goods) > 0 and any(goods[good] and seat.goods[good] for good in range(GOLD))


def _paid(seat: Seat, goods: Sequence[int]) -> list[int]:
    """Every good as itself, gold for what is missing."""
    paid = [min(goods[good], seat.goods[good]) for good in range(GOLD)]
    return [*paid, seat.goods[GOLD] - spare_gold(seat, goods)]


def _as_paid(seat: Seat, goods: Sequence[int], language: str) -> str:
    return _goods(_paid(seat, goods), language)


def _goods_left(seat: Seat, goods: Sequence[int], language: str) -> str:
    """Nothing, while it is a choice what is spent."""
    return "" if _gold_can_stand(seat, goods) else _left(seat, _bundle(_paid(seat, goods)), language)


def _bundle(goods: Sequence[int]) -> Bundle:
    return Bundle.of({GOOD_LETTERS[good]: number for good, number in enumerate(goods)})


def _goods(goods: Sequence[int], language: str, *, subject: bool = False) -> str:
    return amounts_in_words(_bundle(goods), language, subject=subject)


def _left(seat: Seat, paid: Bundle, language: str) -> str:
    """What remains of that of which something is paid."""
    goods = [seat.goods[good] - paid[letter] for good, letter in enumerate(GOOD_LETTERS)]
    return left_words(paid, goods, seat.coins - paid["c"], language)


def left_words(paid: Bundle, goods: Sequence[int], coins: int, language: str) -> str:
    """Of what is paid: how much there is afterwards."""
    left = [
        amount(goods[good], GOODS[good], language, subject=True)
        for good, letter in enumerate(GOOD_LETTERS)
        if paid[letter]
    ]
    if paid["c"]:
        left.append(amount(coins, "coins", language, subject=True))
    return _say("left", language, listed(left, word("and", language)))


# --- ships


def _told_of_ship(state: State, asked: Decision[State], action: Action, language: str, *, counted: bool) -> Told:
    seat = state.seats[asked.seat]
    if action.verb == "moor":
        assert isinstance(asked, shipping.Moor)
        dock = action.index - MOOR[0].index
        paid = Bundle.of({"c": abs(dock - asked.dock)})
        written = describe_dock(state.catalogue, dock, language)
        if not len(paid):
            return Told(written=written)
        pay = _say("pay", language, amounts_in_words(paid, language))
        return Told([pay], [_left(seat, paid, language)], written)
    dock = action.index - SHIP[0].index
    ship = state.catalogue.ships[state.docks[dock]]
    now = [_say("pay", language, _as_paid(seat, ship.cost.goods, language))]
    if counted:
        now.append(_say("at the end", language, amount(ship.points, "points", language)))
    after = seat.clone()
    after.harbour[dock] += (ship.index,)
    if sets(after) > sets(seat):
        now.append(_say("set", language, amount(SET_POINTS, "points", language)))
    written = describe_dock(state.catalogue, dock, language)
    return Told(now, [_goods_left(seat, ship.cost.goods, language)], written)


# --- religion


def _told_of_step(state: State, number: int, action: Action, language: str, *, counted: bool) -> Told:
    seat = state.seats[number]
    content = state.catalogue
    if action.verb == "stay":
        return Told([_say("no further", language)])
    moved = religion_words(content, seat.religion, 1, language)
    now = [moved]
    if seat.religion == content.religion_length:
        point = amounts_in_words(Bundle.of({"p": 1}), language, counted=counted)
        now = [_say("gain", language, point), moved]
    if action.verb == "step":
        return Told(now)
    if not seat.goods[GRAIN]:
        now.insert(0, _say("pay", language, _as_paid(seat, ONE_GRAIN, language)))
    return Told(now, [_goods_left(seat, ONE_GRAIN, language)])


def _told_of_monk(state: State, number: int, action: Action, language: str, *, counted: bool) -> Told:
    content = state.catalogue
    seat = state.seats[number]
    place = action.index - MONK[0].index
    there = [other for other in range(len(state.seats)) if state.monks[place] >> other & 1]
    now: list[str] = []
    then: list[str] = []
    if there:
        who = listed([str(other + 1) for other in there], word("and", language))
        now.append(_say("fee" if len(there) == 1 else "fees", language, amount(FEE, "coins", language), who))
        then.append(_left(seat, Bundle.of({"c": FEE * len(there)}), language))
    if place < len(SCHOLARS):
        if place == MATHEMATICS and seat.space != NONE:
            now += _coins_back(seat, language)
        return Told(now, then, describe_scholar(content.scholars[place], content, language))
    if place < MISSIONS_FROM:
        bishop = content.bishops[place - len(SCHOLARS)]
        worth = amount(bishop_points(state, seat, bishop.index), "points", language)
        then.append(_say("worth now", language, worth))
        return Told(now, then, describe_bishop(bishop, language))
    brought = Brought(state, number, counted=counted)
    brought.gain_all(content.missions[place - MISSIONS_FROM].gain)
    return Told([*now, *brought.words(language)], then)


# --- why something cannot be chosen


def obstacles(state: State, number: int, language: str) -> dict[str, str]:
    """By the name of the thing: see the top of this file."""
    asked = question(state, number)
    if not isinstance(asked, OwnDecision):
        return {}
    seat = state.seats[number]
    found: dict[str, str] = {}
    if isinstance(asked, Turn):
        found.update(_closed_tiles(state, seat, language))
        found.update(_closed_buildings(state, seat, language))
        found.update(_closed_dice(state, number, language))
        for other, theirs in enumerate(state.seats):
            if theirs.space != NONE:
                found[f"pass {PASS_SPACES[theirs.space]}"] = _say("space taken", language, other + 1)
    elif isinstance(asked, Trade):
        found.update(_closed_trades(seat, asked.effect(state), language))
    elif isinstance(asked, shipping.Ship):
        found.update(_closed_docks(state, seat, language))
    elif isinstance(asked, shipping.Moor):
        for dock, name in enumerate(DOCKS):
            _note_short(found, f"moor {name}", abs(dock - asked.dock) - seat.coins, language)
    elif isinstance(asked, GrainStep):
        if not can_pay(seat, ONE_GRAIN):
            found["grain"] = _short(seat, ONE_GRAIN, language)
    elif isinstance(asked, Recruit):
        found.update(_closed_places(state, number, language))
    found.update(_closed_market(state, seat, language))
    return found


def _note_short(found: dict[str, str], name: str, coins: int, language: str) -> None:
    if coins > 0:
        found[name] = _say("short", language, amount(coins, "coins", language, subject=True))


def _short(seat: Seat, goods: Sequence[int], language: str) -> str:
    """What is missing when all gold is put in the place of other goods."""
    missing = [max(goods[good] - seat.goods[good], 0) for good in range(len(GOODS))]
    gold = max(seat.goods[GOLD] - goods[GOLD], 0)
    for good in range(GOLD):
        stands = min(gold, missing[good])
        missing[good] -= stands
        gold -= stands
    return _say("short", language, _goods(missing, language, subject=True))


def _closed_tiles(state: State, seat: Seat, language: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for index in cells_of(state.shown):
        tile = state.catalogue.tiles[index]
        double = tile.shape == DOUBLE
        goods = DOUBLE_PRICE if double else TRIPLE_PRICE
        if not (double_fits(seat.empty) if double else triple_fits(seat.empty)):
            found[tile.id] = _say("no room", language)
        elif not can_pay(seat, goods):
            found[tile.id] = _short(seat, goods, language)
    return found


def _closed_buildings(state: State, seat: Seat, language: str) -> dict[str, str]:
    """Spaces that are named by no answer: those with a die that can be moved are."""
    found: dict[str, str] = {}
    for cell in cells_of(seat.roads):
        found[CELL_NAMES[cell]] = _say("a road", language)
    for cell in cells_of(seat.occupied):
        if MOVE[cell] not in state.answers:
            found[CELL_NAMES[cell]] = _say("occupied", language)
    for cell in cells_of(seat.free):
        _note_short(found, CELL_NAMES[cell], coin_price(seat) - seat.coins, language)
    return found


def _closed_dice(state: State, number: int, language: str) -> dict[str, str]:
    seat = state.seats[number]
    white_limit = _say("white taken", language, DICE) if seat.white_taken == DICE else ""
    found = _closed_lines(seat, "white", state.white, range(SIDE), white_limit, language)
    blue = state.blue if state.shared else seat.dice
    unlocked = blue_dice(state, number)
    blue_limit = ""
    if state.shared and seat.blue_taken >= unlocked:
        blue_limit = _say("blue taken", language, unlocked)
    lines = range(2 * SIDE) if seat.knows(PHILOSOPHY) else range(SIDE, 2 * SIDE)
    closed = _closed_lines(seat, "blue", blue, lines, blue_limit, language)
    for key, why in closed.items():
        # Of a column that white dice cannot activate either, their reason is told.
        if not key.startswith("column"):
            found[key] = why
    if seat.knows(PHILOSOPHY):
        for column in range(1, SIDE + 1):
            if f"column {column}" not in closed:
                found.pop(f"column {column}", None)
    return found


def _closed_lines(
    seat: Seat, colour: str, dice: Sequence[int], lines: Sequence[int], limit: str, language: str
) -> dict[str, str]:
    """Dice of a colour that activate nothing, lines that they do not activate, and what leads from one to the other."""
    found: dict[str, str] = {}
    free = [line for line in lines if LINES[line] & seat.free]
    here = [pips for pips in range(SIDE) if dice[pips]]
    for pips in here:
        die = f"{colour} {pips + 1}"
        if limit:
            found[die] = limit
        elif not free:
            found[die] = _say("no free building", language)
        else:
            _note_short(found, die, _coins_for_any(seat, [abs(pips - line % SIDE) for line in free]), language)
    for line in lines:
        name = f"column {line + 1}" if line < SIDE else f"row {line - SIDE + 1}"
        if line not in free:
            found[name] = _say("no free building", language)
        elif limit:
            found[name] = limit
        elif not here:
            found[name] = _say(f"no {colour} die", language)
        else:
            _note_short(found, name, _coins_for_any(seat, [abs(pips - line % SIDE) for pips in here]), language)
            across = "column " if colour == "blue" and line < SIDE else ""
            for pips in here:
                way = f"{colour} {pips + 1} as {across}{line % SIDE + 1}"
                _note_short(found, way, _coins_for_any(seat, [abs(pips - line % SIDE)]), language)
    return found


def _coins_for_any(seat: Seat, changes: Sequence[int]) -> int:
    """The coins that are missing for the smallest of some changes of dice; 0 if it can be paid."""
    least = min(changes)
    return 0 if can_change(seat, least) else least - seat.coins


def _closed_trades(seat: Seat, effect: Effect, language: str) -> dict[str, str]:
    return {
        f"trade {way + 1} {gain + 1}": _short(seat, asked.goods, language)
        for way, asked in enumerate(effect.prices)
        for gain in range(len(effect.gains))
        if not can_pay(seat, asked.goods)
    }


def _closed_docks(state: State, seat: Seat, language: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for dock, name in enumerate(DOCKS):
        ship = state.docks[dock]
        if ship == NONE:
            found[f"ship {name}"] = _say("no ship left", language)
        elif not can_pay(seat, state.catalogue.ships[ship].cost.goods):
            found[f"ship {name}"] = _short(seat, state.catalogue.ships[ship].cost.goods, language)
    return found


def _closed_places(state: State, number: int, language: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for place in cells_of(state.offered):
        monks = state.monks[place]
        if monks >> number & 1:
            found[PLACE_IDS[place]] = _say("own monk", language)
        else:
            fee = FEE * monks.bit_count()
            _note_short(found, PLACE_IDS[place], fee - state.seats[number].coins, language)
    return found


def _closed_market(state: State, seat: Seat, language: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for good, action in enumerate(SELL):
        if not seat.goods[good]:
            found[action.text] = _say("none stored", language)
    for good, action in enumerate(BUY):
        coins = price(seat, good)
        if coins == NOT_FOR_SALE:
            found[action.text] = _say("only with", language, place_name(state.catalogue, ADVANCED_ECONOMICS, language))
        elif seat.goods[good] == STORAGE:
            found[action.text] = _say("storage full", language)
        else:
            _note_short(found, action.text, coins - seat.coins, language)
    return found


# --- small words


def _thing(thing: int, language: str) -> str:
    """A die that lies on a building, or will: 'white 4'."""
    return _say("blue die", language, thing - BLUE_DIE) if thing > BLUE_DIE else _say("white die", language, thing)


def _terrain(state: State, seat: int, cell: int, language: str) -> str:
    """Of a building: what is activated, or what a die is laid on."""
    return _BUILDINGS[language][state.catalogue.spaces[state.seats[seat].spaces[cell]].terrain]


# In the accusative, in the order of TERRAINS.
_BUILDINGS: Final = {
    "en": ("farm", "forest", "mountain", "city", "town hall"),
    "ru": ("ферму", "лес", "гору", "город", "ратушу"),
    "uk": ("ферму", "ліс", "гору", "місто", "ратушу"),
}
# "instead of ...", in the order of GOODS.
_INSTEAD_OF: Final = {
    "en": ("wood", "grain", "sugar", "a gem"),
    "ru": ("дерева", "зерна", "сахара", "самоцвета"),
    "uk": ("деревини", "зерна", "цукру", "самоцвіту"),
}
