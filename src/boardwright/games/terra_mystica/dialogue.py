"""What a seat is asked and what it may answer, in words: pay, gain, left, next, before anything is done.

What an answer pays and brings is read off a copy of the table on which it has been given, so these words cannot say
anything else than the rules do.
"""

from collections.abc import Mapping, Sequence
from typing import Final, final

from boardwright.games.terra_mystica.bridges import BuildBridge, free_sites
from boardwright.games.terra_mystica.content.factions import FACTIONS
from boardwright.games.terra_mystica.content.tiles import (
    BONUS_CARDS,
    FAVOR_TILES,
    POWER_ACTIONS,
    SCORING_TILES,
    TOWN_TILES,
)
from boardwright.games.terra_mystica.cults import free_space, top_taken
from boardwright.games.terra_mystica.faction import Ability
from boardwright.games.terra_mystica.map import BY_NAME, LAND, NAMES
from boardwright.games.terra_mystica.moves import CARD, FACTION, FAVOR, PASS, POWER, SCORE, TO, TOWN
from boardwright.games.terra_mystica.power import PRICES, ChooseCult, TakePower
from boardwright.games.terra_mystica.setup import DrawFaction, FirstCard, FirstDwelling
from boardwright.games.terra_mystica.state import NONE, Seat, State
from boardwright.games.terra_mystica.structures import UPGRADES_FROM, Claim, can_upgrade_to, upgrade_cost
from boardwright.games.terra_mystica.terraform import (
    Transform,
    UseSpades,
    affordable_spades,
    distance,
    flight,
    flown_to,
    reach,
)
from boardwright.games.terra_mystica.turn import SHIPPING_COST, FreeTradingHouse, Sandstorm, Turn, WitchesRide
from boardwright.games.terra_mystica.view import phase
from boardwright.games.terra_mystica.vocabulary import (
    CULT_TOP,
    CULTS,
    DWELLING,
    NOTHING,
    NUMBERS,
    ROUNDS,
    SANCTUARY,
    STRONGHOLD,
    STRUCTURES,
    TEMPLE,
    TRADING_HOUSE,
    Gain,
)
from boardwright.games.terra_mystica.words import (
    CULT_NAMES,
    CULTS_OF,
    STRUCTURE_NAMES,
    TERRAIN_FROM,
    TERRAIN_NAMES,
    amount,
    amounts,
    bonus_name,
    capital,
    describe_bonus,
    describe_favor,
    describe_scoring,
    describe_stronghold,
    faction_name,
    favor_name,
    introduce_faction,
    list_of_amounts,
    power_name,
    scoring_name,
    to_faction,
    town_name,
)
from boardwright.games.terra_mystica.words import say as word
from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision, question
from boardwright.kernel.language import LANGUAGES, listed
from boardwright.parts.hexgrid import bits

# --- questions, by the class of the frame that asks: (English, Russian, Ukrainian)

_QUESTIONS: Final = {
    "DrawScoring": (
        "Chance draws the tile of a round.",
        "Случай выбирает цель раунда.",
        "Випадок обирає ціль раунду.",
    ),
    "DrawCard": (
        "Chance draws a bonus card for this game.",
        "Случай выбирает бонусную карту этой партии.",
        "Випадок обирає бонусну карту цієї партії.",
    ),
    "DrawFaction": ("Chance deals a faction.", "Случай раздаёт фракцию.", "Випадок роздає фракцію."),
    "ChooseFaction": ("Choose your faction.", "Выберите фракцию.", "Оберіть фракцію."),
    "FirstDwelling": (
        "Place a first dwelling on your home terrain.",
        "Поставьте первое жилище на домашней земле.",
        "Поставте перше житло на домашній землі.",
    ),
    "FirstCard": (
        "Take a bonus card for round 1.",
        "Возьмите бонусную карту на 1-й раунд.",
        "Візьміть бонусну карту на 1-й раунд.",
    ),
    "Turn": ("Choose an action, or pass.", "Выберите действие или спасуйте.", "Оберіть дію або спасуйте."),
    "AfterAction": (
        "The action is done. Convert, or end your turn.",
        "Действие выполнено. Сделайте обмены или завершите ход.",
        "Дію виконано. Зробіть обміни або завершіть хід.",
    ),
    "Sandstorm": (
        "Sandstorm: which hex becomes desert?",
        "Песчаная буря: какой гекс станет пустыней?",
        "Піщана буря: який гекс стане пустелею?",
    ),
    "FreeTradingHouse": (
        "Which dwelling becomes a trading house for nothing?",
        "Какое жилище бесплатно станет торговым домом?",
        "Яке житло безкоштовно стане торговим домом?",
    ),
    "WitchesRide": (
        "Witches' ride: on which forest do you build a dwelling?",
        "Полёт ведьм: на каком лесу построить жилище?",
        "Політ відьом: на якому лісі збудувати житло?",
    ),
    "TakePower": (
        "A building of the {} beside yours: take {} {}?",
        "{} строят рядом с вами: получить {} {}?",
        "{} будують поруч із вами: отримати {} {}?",
    ),
    "ChooseCult": (
        "Choose a cult for {}.",
        "Выберите культ: {}.",
        "Оберіть культ: {}.",
    ),
    "Ordain": (
        "How many workers do you ordain as priests?",
        "Сколько рабочих посвятить в жрецы?",
        "Скількох робітників висвятити на жерців?",
    ),
    "Claim": ("Take {}.", "Возьмите {}.", "Візьміть {}."),
    "ChooseTop": (
        "Not every top can be opened: which cult moves first?",
        "Ключей хватит не на все вершины: какой культ двинуть первым?",
        "Ключів вистачить не на всі вершини: який культ рушить першим?",
    ),
    "BuildBridge": ("Where do you build the bridge?", "Где построить мост?", "Де збудувати міст?"),
    "UseSpades": (
        "You have {}: which hex do you transform?",
        "У вас {}: какой гекс преобразовать?",
        "У вас {}: який гекс перетворити?",
    ),
    "Transform": (
        "{}, now {}: what does it become?",
        "{}, сейчас {}: во что превратить?",
        "{}, зараз {}: на що перетворити?",
    ),
    "Settle": (
        "Build a dwelling on the land you made home?",
        "Построить жилище на земле, которая стала домашней?",
        "Збудувати житло на землі, що стала домашньою?",
    ),
}

_WORDS: Final = {
    # what a button says
    "score": ("Round {}: {}", "Раунд {}: {}", "Раунд {}: {}"),
    "card": ("{} is in the game", "В игре: {}", "У грі: {}"),
    "build": ("Dwelling on {}", "Жилище на {}", "Житло на {}"),
    "dig": ("Transform {}", "Преобразовать {}", "Перетворити {}"),
    "to": ("{}: {} → {}", "{}: {} → {}", "{}: {} → {}"),
    "upgrade": ("{} on {}", "{} на {}", "{} на {}"),
    "ship": ("Shipping {} → {}", "Навигация {} → {}", "Навігація {} → {}"),
    "shovel": ("Digging {} → {}", "Раскопки {} → {}", "Розкопки {} → {}"),
    "priest": ("Priest to {}, {}", "Жрец в культ {}, {}", "Жрець до культу {}, {}"),
    "BON1": ("Special action: spade (BON1)", "Особое действие: лопата (BON1)", "Особлива дія: лопата (BON1)"),
    "BON2": (
        "Special action: cult step (BON2)",
        "Особое действие: шаг культа (BON2)",
        "Особлива дія: крок культу (BON2)",
    ),
    "FAV6": (
        "Special action: cult step (FAV6)",
        "Особое действие: шаг культа (FAV6)",
        "Особлива дія: крок культу (FAV6)",
    ),
    "stronghold": ("Stronghold action", "Действие крепости", "Дія фортеці"),
    "bridge action": ("Build a bridge", "Построить мост", "Збудувати міст"),
    "bridge": ("Bridge {}", "Мост {}", "Міст {}"),
    "connect": (
        "Town across the river hex {}",
        "Город через гекс реки {}",
        "Місто через гекс річки {}",
    ),
    "burn": ("Burn power", "Пожертвовать силу", "Пожертвувати силу"),
    "convert": ("{} → {}", "{} → {}", "{} → {}"),
    "cult": ("{}, {}", "{}, {}", "{}, {}"),
    "take": ("Take {} {}", "Получить {} {}", "Отримати {} {}"),
    "for points": ("for {}", "за {}", "за {}"),
    "for free": ("for free", "бесплатно", "безкоштовно"),
    "decline": ("Decline", "Отказаться", "Відмовитися"),
    "ordain": ("Ordain {}", "Посвятить {}", "Висвятити {}"),
    "ordain nobody": ("Ordain nobody", "Никого не посвящать", "Нікого не висвячувати"),
    "pass": ("Pass, take {}", "Пас, карта {}", "Пас, карта {}"),
    "take card": ("Take {}", "Карта {}", "Карта {}"),
    "last pass": ("Pass", "Пас", "Пас"),
    "done": ("End turn", "Завершить ход", "Завершити хід"),
    "drop spades": ("Give up {}", "Отказаться: {}", "Відмовитися: {}"),
    "drop bridge": ("No bridge", "Не строить мост", "Не будувати міст"),
    "drop dwelling": ("Do not build", "Не строить", "Не будувати"),
    # what follows the colon
    "pay": ("pay {}", "заплатить {}", "сплатити {}"),
    "gain": ("gain {}", "получить {}", "отримати {}"),
    "left": ("{} left", "останется {}", "лишиться {}"),
    "tunnel": ("by tunnel", "через туннель", "через тунель"),
    "carpet": ("by carpet", "на ковре-самолёте", "на килимі-літаку"),
    "far": ("{}, {} from {}", "{}, {} до {}", "{}, {} до {}"),
    "free spades": ("{} free", "бесплатно {}", "безкоштовно {}"),
    "spades cost": ("pay {} for spades", "заплатить {} за лопаты", "сплатити {} за лопати"),
    "not all the way": (
        "only {} at hand",
        "есть только {}",
        "є лише {}",
    ),
    "away from home": (
        "it is your home terrain and would become foreign",
        "это ваша домашняя земля, она станет чужой",
        "це ваша домашня земля, вона стане чужою",
    ),
    "already home": ("your home terrain already", "уже ваша домашняя земля", "вже ваша домашня земля"),
    "storm": ("becomes desert without spades", "станет пустыней без лопат", "стане пустелею без лопат"),
    "away": ("not your home terrain", "не ваша домашняя земля", "не ваша домашня земля"),
    "offers": ("offers {}", "предлагает {}", "пропонує {}"),
    "offer": ("{} to {}", "{} {}", "{} {}"),
    "founds": ("founds a town", "основывает город", "засновує місто"),
    "found towns": ("founds {} towns", "основывает города: {}", "засновує міста: {}"),
    "favors": ("then take {}", "затем взять {}", "потім узяти {}"),
    "steps": ("{} {} → {}", "{} {} → {}", "{} {} → {}"),
    "no key": ("the top needs a key", "для вершины нужен ключ", "для вершини потрібен ключ"),
    "top taken": ("the top is taken", "вершина занята", "вершину зайнято"),
    "at the top": ("already at the top", "уже на вершине", "вже на вершині"),
    "stays": ("the priest stays there for good", "жрец остаётся там навсегда", "жрець лишається там назавжди"),
    "returns": (
        "the priest goes back to your supply",
        "жрец возвращается в ваш запас",
        "жрець повертається до вашого запасу",
    ),
    "per spade": (
        "a spade costs {} from now on",
        "отныне лопата стоит {}",
        "відтепер лопата коштує {}",
    ),
    "burning": (
        "1 power of bowl II goes to bowl III, another leaves the game",
        "1 сила из чаши II переходит в чашу III, ещё одна покидает игру",
        "1 сила з чаші II переходить до чаші III, ще одна залишає гру",
    ),
    "step any": ("{} on a cult", "{} в любом культе", "{} у будь-якому культі"),
    "place": (
        "you will be number {} in round {}",
        "в раунде {1} ваш ход {0}-й",
        "у раунді {1} ваш хід {0}-й",
    ),
    "no turns left": (
        "your game is done but for the final scoring",
        "впереди только финальный подсчёт",
        "попереду лише фінальний підрахунок",
    ),
    "to whom": ("seat {}", "место {}", "місце {}"),
    "favor and": ("{} and {}", "{} и {}", "{} і {}"),
    "a town tile": ("a town tile", "жетон города", "жетон міста"),
    "first of two": ("First of two actions.", "Первое из двух действий.", "Перша з двох дій."),
    # why something cannot be chosen
    "out of reach": ("out of reach", "вне досягаемости", "поза досяжністю"),
    "taken by": ("taken: {}", "занято: {}", "зайнято: {}"),
    "short": ("{}: {} short", "{}: не хватает {}", "{}: бракує {}"),
    "short power": (
        "{} short in bowl III",
        "в чаше III не хватает {}",
        "у чаші III бракує {}",
    ),
    "used": ("used in this round", "уже использовано в этом раунде", "вже використано в цьому раунді"),
    "transforming": ("transforming", "преобразование", "перетворення"),
    "a tunnel": ("tunnel", "туннель", "тунель"),
    "a carpet": ("carpet", "ковёр-самолёт", "килим-літак"),
    "no more": ("no {} left on your board", "{}: больше нет на планшете", "{}: більше немає на планшеті"),
    "highest": ("cannot be upgraded", "улучшать некуда", "покращувати нікуди"),
    "no bridge left": ("no bridge left", "мостов не осталось", "мостів не лишилося"),
    "no site": ("no site beside your buildings", "нет места у ваших построек", "немає місця біля ваших будівель"),
    "no priest": ("no priest", "нет жреца", "немає жерця"),
    "no space": ("no free space", "нет свободного места", "немає вільного місця"),
    "fully advanced": ("fully advanced", "улучшено до предела", "покращено до межі"),
    "not for you": ("your faction has no such track", "у фракции нет этой шкалы", "у фракції немає цієї шкали"),
    "shipping": ("shipping", "навигация", "навігація"),
    "digging": ("digging", "раскопки", "розкопки"),
    "yours already": ("you have this tile", "этот жетон у вас есть", "цей жетон у вас є"),
    "none left": ("none left", "таких не осталось", "таких не лишилося"),
    # where the game stands
    "round": ("Round {} of {}", "Раунд {} из {}", "Раунд {} із {}"),
    "setup": ("preparation", "подготовка", "підготовка"),
    "actions": ("actions", "действия", "дії"),
    "bonus": ("cult bonus", "бонус культа", "бонус культу"),
    "over": ("the game is over", "партия окончена", "партію закінчено"),
}


def _say(key: str, language: str, *parts: object) -> str:
    return _WORDS[key][LANGUAGES.index(language)].format(*parts)


# --- questions


def prompt(state: State, seat: int, language: str) -> str:
    asked = question(state, seat)
    if asked is None:
        return ""
    text = _QUESTIONS[type(asked).__name__][LANGUAGES.index(language)]
    if isinstance(asked, TakePower):
        moved = _power_on_offer(state, asked)
        builder = faction_name(state.seats[asked.builder].faction, language)
        return text.format(builder, amount(moved, "pw", language), _price_in_points(moved - 1, language))
    if isinstance(asked, ChooseCult):
        return text.format(amount(asked.steps, "step", language))
    if isinstance(asked, Claim):
        return text.format(_what_is_due(asked, language))
    if isinstance(asked, UseSpades):
        return text.format(amount(asked.spades, "spade", language, subject=True))
    if isinstance(asked, Transform):
        return text.format(NAMES[asked.hex], TERRAIN_NAMES[language][state.terrain[asked.hex]])
    if isinstance(asked, Turn) and sum([isinstance(frame, Turn) and frame.seat == seat for frame in state.pending]) > 1:
        return f"{_say('first of two', language)} {text}"
    return text


def _power_on_offer(state: State, asked: TakePower) -> int:
    """As much as the bowls and the points allow."""
    seat = state.seats[asked.seat]
    return min(asked.amount, seat.power_room(), seat.points + 1)


def _price_in_points(points: int, language: str) -> str:
    return _say("for points", language, amount(points, "vp", language)) if points > 0 else _say("for free", language)


def _what_is_due(asked: Claim, language: str) -> str:
    favors = amount(asked.favors, "favor", language)
    town = _say("a town tile", language)
    if asked.favors and asked.towns:
        return _say("favor and", language, favors, town)
    return favors if asked.favors else town


def progress(state: State, language: str) -> str:
    now = phase(state)
    words = _say(now, language)
    return words if now in ("setup", "over") else f"{_say('round', language, state.round, ROUNDS)} · {words}"


# --- answers


def label(state: State, seat: int, action: Action, language: str) -> str:
    """What a button says."""
    verb, args = action.verb, action.args
    if verb in ("score", "card", "faction", "power", "favor", "town", "pass"):
        return _tile_label(state, seat, action, language)
    if verb in ("build", "dig", "bridge", "connect"):
        return _say(verb, language, args[0].replace(":", "–"))
    if verb in ("priest", "cult"):
        return _cult_label(state, seat, action, language)
    if verb == "to":
        return _transform_label(state, seat, action, language)
    if verb == "upgrade":
        structure = STRUCTURES.index(args[1])
        return _say(verb, language, capital(STRUCTURE_NAMES[language][structure]), args[0])
    if verb == "ship":
        shipping = state.seats[seat].shipping
        return _say(verb, language, shipping, shipping + 1)
    if verb == "shovel":
        digging = state.seats[seat].digging
        return _say(verb, language, digging, digging + 1)
    if verb == "special":
        return _say("bridge action" if args[0] == "bridge" else args[0], language)
    if verb == "convert":
        source, target = args
        price = amount(PRICES[f"{source} {target}"], source, language, subject=True)
        return _say(verb, language, price, amount(1, target, language, subject=True))
    if verb == "take":
        power = int(args[0])
        return _say(verb, language, amount(power, "pw", language), _price_in_points(power - 1, language))
    if verb == "ordain":
        number = int(args[0])
        return _say(verb, language, amount(number, "w", language)) if number else _say("ordain nobody", language)
    if verb == "drop":
        return _drop_label(state, seat, language)
    return _say(verb, language)  # burn, decline, done


def _tile_label(state: State, seat: int, action: Action, language: str) -> str:
    verb, index = action.verb, action.index
    if verb == "score":
        tile = SCORING_TILES[index - SCORE[0].index]
        return _say(verb, language, ROUNDS - len(state.scoring), scoring_name(tile, language))
    if verb == "card":
        return _say(verb, language, bonus_name(BONUS_CARDS[index - CARD[0].index], language))
    if verb == "faction":
        return faction_name(FACTIONS[index - FACTION[0].index], language)
    if verb == "power":
        return power_name(POWER_ACTIONS[index - POWER[0].index], language)
    if verb == "favor":
        return favor_name(FAVOR_TILES[index - FAVOR[0].index], language)
    if verb == "town":
        return town_name(TOWN_TILES[index - TOWN[0].index], language)
    card = index - PASS[0].index - 1
    if card < 0:
        return _say("last pass", language)
    first = isinstance(question(state, seat), FirstCard)
    return _say("take card" if first else "pass", language, bonus_name(BONUS_CARDS[card], language))


def _cult_label(state: State, seat: int, action: Action, language: str) -> str:
    cult = CULTS.index(action.args[0])
    if action.verb == "priest":
        steps = amount(int(action.args[1]), "step", language)
        return _say("priest", language, CULTS_OF[language][cult], steps)
    asked = question(state, seat)
    number = asked.args()[1] if asked is not None else 1  # of ChooseCult and ChooseTop alike: the steps
    return _say("cult", language, CULT_NAMES[language][cult], amount(number, "step", language))


def _transform_label(state: State, seat: int, action: Action, language: str) -> str:
    asked = question(state, seat)
    names = TERRAIN_NAMES[language]
    target = names[action.index - TO[0].index]
    if not isinstance(asked, Transform):
        return target
    return _say("to", language, NAMES[asked.hex], names[state.terrain[asked.hex]], target)


def _drop_label(state: State, seat: int, language: str) -> str:
    asked = question(state, seat)
    if isinstance(asked, UseSpades):
        return _say("drop spades", language, amount(asked.spades, "spade", language, subject=language != "en"))
    return _say("drop bridge" if isinstance(asked, BuildBridge) else "drop dwelling", language)


def phrase(state: State, seat: int, action: Action, language: str) -> str:
    """The label, after a colon what the answer pays and brings, then what is written on the thing that is chosen."""
    told = "; ".join([part for part in _details(state, seat, action, language) if part])
    name = label(state, seat, action, language)
    answer = f"{name}: {told}" if told else name
    written = _written(state, seat, action, language)
    return f"{answer}. {written}" if written else answer


def _written(state: State, seat: int, action: Action, language: str) -> str:
    verb, index = action.verb, action.index
    if verb == "score":
        return describe_scoring(SCORING_TILES[index - SCORE[0].index], language)
    if verb == "card":
        return describe_bonus(BONUS_CARDS[index - CARD[0].index], language)
    if verb == "pass":
        card = index - PASS[0].index - 1
        return describe_bonus(BONUS_CARDS[card], language) if card >= 0 else ""
    if verb == "faction":
        return introduce_faction(FACTIONS[index - FACTION[0].index], language)
    if verb == "favor":
        # Its steps are told as they would be taken.
        return describe_favor(FAVOR_TILES[index - FAVOR[0].index], language).partition(". ")[2]
    if verb == "upgrade" and action.args[1] == STRUCTURES[STRONGHOLD]:
        return describe_stronghold(state.seats[seat].faction, language)
    return ""


_SAID_BY_LABEL: Final = ("score", "card", "faction", "take", "decline", "convert", "done", "drop")


def _details(state: State, seat: int, action: Action, language: str) -> Sequence[str]:
    verb = action.verb
    asked = question(state, seat)
    if isinstance(asked, DrawFaction):
        return [_say("to whom", language, asked.receiver + 1)]
    if asked is None or verb in _SAID_BY_LABEL:
        return []
    if verb == "burn":
        return [_say("burning", language)]
    outcome = Outcome(state, asked, action)
    if verb == "build":
        return _build_details(state, asked, action, outcome, language)
    if verb == "dig":
        return _dig_details(state, asked, action, outcome, language)
    if verb == "upgrade":
        return _upgrade_details(asked, action, outcome, language)
    if verb in ("priest", "cult"):
        return _cult_details(state, asked, action, outcome, language)
    if verb == "pass":
        return _pass_details(state, asked, action, outcome, language)
    if verb == "to":
        foreign = action.index - TO[0].index != state.seats[seat].faction.home
        price = outcome.exchange(language) or _say("for free", language)
        return [price, _say("away", language) if foreign else ""]
    if verb == "shovel":
        faction = state.seats[seat].faction
        workers = amount(faction.digging[state.seats[seat].digging + 1], "w", language)
        return [outcome.exchange(language), _say("per spade", language, workers)]
    if verb in ("power", "special"):
        return _special_details(state, asked, action, outcome, language)
    if verb in ("favor", "town"):
        return _claim_details(state, asked, action, outcome, language)
    return [outcome.exchange(language), outcome.towns(language)]  # ship, bridge, connect, ordain


def _build_details(
    state: State, asked: Decision[State], action: Action, outcome: "Outcome", language: str
) -> list[str]:
    if isinstance(asked, FirstDwelling):
        return []
    free = _say("for free", language) if isinstance(asked, WitchesRide) else ""
    flown = _flight_word(state, asked.seat, action, language) if isinstance(asked, Turn) else ""
    return [free, flown, outcome.exchange(language), outcome.towns(language), outcome.offers(language)]


def _flight_word(state: State, number: int, action: Action, language: str) -> str:
    """'by tunnel' where nothing else reaches the hex."""
    seat = state.seats[number]
    if not flight(seat) or reach(state, seat) >> BY_NAME[action.args[0]] & 1:
        return ""
    return _say("tunnel" if seat.faction.ability == Ability.DWARVES else "carpet", language)


def _dig_details(state: State, asked: Decision[State], action: Action, outcome: "Outcome", language: str) -> list[str]:
    """How far the hex is from home, and what that costs."""
    if isinstance(asked, Sandstorm):
        return [_say("storm", language)]
    seat = state.seats[asked.seat]
    terrain, home = state.terrain[BY_NAME[action.args[0]]], seat.faction.home
    acting = not isinstance(asked, UseSpades) or bool(asked.acting)
    flown = _flight_word(state, asked.seat, action, language) if acting else ""
    parts = [flown, outcome.exchange(language)] if flown else []
    if terrain == home:
        return [*parts, _say("away from home", language)]
    needed = distance(seat, terrain, home)
    spades = amount(needed, "spade", language, subject=True)
    parts.append(_say("far", language, TERRAIN_NAMES[language][terrain], spades, TERRAIN_FROM[language][home]))
    free = min(needed, asked.spades) if isinstance(asked, UseSpades) else 0
    if free:
        parts.append(_say("free spades", language, amount(free, "spade", language, subject=True)))
    bought = needed - free
    payable = affordable_spades(outcome.after) if acting else 0
    if bought and bought <= payable:
        parts.append(_say("spades cost", language, _price_of_spades(seat, bought, language)))
    elif bought:
        possible = amount(free + payable, "spade", language, subject=True)
        parts.append(_say("not all the way", language, possible))
    return parts


def _price_of_spades(seat: Seat, spades: int, language: str) -> str:
    if not seat.faction.digging:
        return amount(spades, "p", language)
    return amount(spades * seat.faction.digging[seat.digging], "w", language)


def _upgrade_details(asked: Decision[State], action: Action, outcome: "Outcome", language: str) -> list[str]:
    free = _say("for free", language) if isinstance(asked, FreeTradingHouse) else ""
    structure = STRUCTURES.index(action.args[1])
    brings = ""
    if structure in (TEMPLE, SANCTUARY) and outcome.favors_due:
        brings = _say("favors", language, amount(outcome.favors_due, "favor", language))
    return [free, outcome.exchange(language), brings, outcome.towns(language), outcome.offers(language)]


def _cult_details(state: State, asked: Decision[State], action: Action, outcome: "Outcome", language: str) -> list[str]:
    cult = CULTS.index(action.args[0])
    if action.verb == "cult":
        return [outcome.steps(state, cult, asked.args()[1], language), outcome.gained_words(language)]
    where = _say("returns" if action.args[1] == "1" else "stays", language)
    steps = outcome.steps(state, cult, int(action.args[1]), language)
    return [outcome.paid_words(language), steps, outcome.gained_words(language), where]


def _special_details(
    state: State, asked: Decision[State], action: Action, outcome: "Outcome", language: str
) -> list[str]:
    exchange = outcome.exchange(language)
    if action.verb == "power":
        power = POWER_ACTIONS[action.index - POWER[0].index]
        spades = _say("gain", language, amount(power.spades, "spade", language)) if power.spades else ""
        return [exchange, spades, _small(_say("bridge action", language)) if power.bridge else ""]
    what = action.args[0]
    if what == "stronghold":
        told = describe_stronghold(state.seats[asked.seat].faction, language)
        return [exchange, told.rpartition(": ")[2].rstrip(".")]
    if what == "BON1":
        return [exchange, _say("gain", language, amount(1, "spade", language))]
    if what == "bridge":
        return [exchange]
    return [exchange, _say("step any", language, amount(1, "step", language))]


def _claim_details(
    state: State, asked: Decision[State], action: Action, outcome: "Outcome", language: str
) -> list[str]:
    if action.verb == "town":
        tile = TOWN_TILES[action.index - TOWN[0].index]
        gained = [*list_of_amounts(outcome.gained, language), amount(tile.keys, "key", language)]
        before, after = state.seats[asked.seat].shipping, outcome.after.shipping
        return [
            _say("gain", language, listed(gained, word("and", language))),
            *outcome.all_steps(state, tile.cult_steps, language),
            _small(_say("ship", language, before, after)) if after > before else "",
        ]
    favor = FAVOR_TILES[action.index - FAVOR[0].index]
    found = outcome.towns_due > (asked.towns if isinstance(asked, Claim) else 0)
    return [
        outcome.steps(state, favor.cult, favor.steps, language),
        outcome.exchange(language),
        _say("founds", language) if found else "",
    ]


def _pass_details(state: State, asked: Decision[State], action: Action, outcome: "Outcome", language: str) -> list[str]:
    parts = [outcome.exchange(language)]
    if isinstance(asked, FirstCard):
        return parts
    if state.round == ROUNDS:
        return [*parts, _say("no turns left", language)]
    place = len(state.passed_order) + 1
    if state.variable_order or place == 1:
        parts.append(_say("place", language, place, state.round + 1))
    return parts


# --- what an answer pays and brings


@final
class Outcome:
    """The table after an answer, before anything else follows, compared with the table before it."""

    def __init__(self, state: State, asked: Decision[State], action: Action) -> None:
        table = state.clone()
        table.pending.pop()
        asked.apply(table, action)
        number = asked.seat
        before, after = state.seats[number], table.seats[number]
        self.after: Final[Seat] = after
        self._table: Final[State] = table
        self._cults: Final[tuple[int, ...]] = before.cults
        power = after.bowl_two + 2 * after.bowl_three - before.bowl_two - 2 * before.bowl_three
        spent = POWER_ACTIONS[action.index - POWER[0].index].power if action.verb == "power" else 0
        changes = {
            "vp": after.points - before.points,
            "c": after.coins - before.coins,
            "w": after.workers - before.workers,
            "p": after.priests - before.priests,
            "pw": power + 2 * spent,  # power that is spent falls by two bowls
        }
        self.gained: Final[dict[str, int]] = {letter: max(change, 0) for letter, change in changes.items()}
        self.paid: Final[dict[str, int]] = {letter: max(-change, 0) for letter, change in changes.items()}
        self.paid["pw"] = spent
        self._offers: Final = table.offers[len(state.offers) :]
        top = table.pending[-1] if table.pending else None
        due = top if isinstance(top, Claim) and top.seat == number else None
        self.towns_due: Final[int] = 0 if due is None else due.towns
        self.favors_due: Final[int] = 0 if due is None else due.favors

    def exchange(self, language: str) -> str:
        """'pay 1 worker and 2 coins, gain 2 points, 4 workers and 3 coins left'."""
        parts = [self.paid_words(language), self.gained_words(language), self._left_words(language)]
        return ", ".join([part for part in parts if part])

    def paid_words(self, language: str) -> str:
        return _say("pay", language, amounts(self.paid, language, paid=True)) if any(self.paid.values()) else ""

    def gained_words(self, language: str) -> str:
        return _say("gain", language, amounts(self.gained, language)) if any(self.gained.values()) else ""

    def _left_words(self, language: str) -> str:
        seat = self.after
        stocks = {"vp": seat.points, "c": seat.coins, "w": seat.workers, "p": seat.priests, "pw": seat.bowl_three}
        left = [
            amount(stocks[letter], letter, language, subject=True)
            for letter in ("pw", "w", "c", "p", "vp")
            if self.paid[letter]
        ]
        return _say("left", language, listed(left, word("and", language))) if left else ""

    def offers(self, language: str) -> str:
        """'offers 2 power to the Witches': to those who have room for it."""
        seats = self._table.seats
        offers = [
            _say("offer", language, amount(power, "pw", language), to_faction(seats[receiver].faction, language))
            for receiver, _, power in self._offers
            if seats[receiver].power_room()
        ]
        return _say("offers", language, listed(offers, word("and", language))) if offers else ""

    def towns(self, language: str) -> str:
        if self.towns_due > 1:
            return _say("found towns", language, self.towns_due)
        return _say("founds", language) if self.towns_due else ""

    def steps(self, state: State, cult: int, wanted: int, language: str) -> str:
        """'Fire 2 → 5', and why it goes no further."""
        before, after = self._cults[cult], self.after.cults[cult]
        name = CULT_NAMES[language][cult]
        if before == CULT_TOP:
            return f"{name} {before}, {_say('at the top', language)}"
        moved = _say("steps", language, name, before, after) if after > before else f"{name} {before}"
        if after >= min(before + wanted, CULT_TOP):
            return moved
        return f"{moved}, {_say('top taken' if top_taken(state, cult) else 'no key', language)}"

    def all_steps(self, state: State, wanted: int, language: str) -> list[str]:
        """Every cult, or those that moved; while the player has yet to say in which order they move, only how far."""
        after = self.after.cults
        if wanted and after == self._cults:
            return [word("all cults", language, amount(wanted, "step", language)).rstrip(".")]
        return [
            self.steps(state, cult, wanted, language) for cult in range(4) if wanted or after[cult] > self._cults[cult]
        ]


# --- why something cannot be chosen


def obstacles(state: State, number: int, language: str) -> dict[str, str]:
    """By the name of the thing: a hex, a power action, an order space ('fire 3'), a track, a tile."""
    asked = question(state, number)
    if isinstance(asked, Claim):
        return _closed_tiles(state, asked, language)
    if isinstance(asked, UseSpades):
        return _closed_land(state, number, asked, language)
    if not isinstance(asked, Turn):
        return {}
    found = _closed_land(state, number, None, language)
    found.update(_closed_buildings(state, number, language))
    found.update(_closed_power_actions(state, number, language))
    found.update(_closed_cults(state, number, language))
    found.update(_closed_tracks(state.seats[number], language))
    seat = state.seats[number]
    for bit, name in enumerate(("BON1", "BON2", "FAV6", "stronghold")):
        if seat.used >> bit & 1:
            found[name] = _say("used", language)
    return found


def _closed_tiles(state: State, asked: Claim, language: str) -> dict[str, str]:
    seat = state.seats[asked.seat]
    found: dict[str, str] = {}
    if asked.favors:
        for number, tile in enumerate(FAVOR_TILES):
            if number in seat.favors:
                found[tile.id] = _say("yours already", language)
            elif not state.favors[number]:
                found[tile.id] = _say("none left", language)
    if asked.towns:
        for number, town in enumerate(TOWN_TILES):
            if not state.towns[number]:
                found[town.id] = _say("none left", language)
    return found


def _closed_land(state: State, number: int, spades: UseSpades | None, language: str) -> dict[str, str]:
    """Free land that no answer names, and land of others. `spades`: free ones are to be used."""
    seat = state.seats[number]
    acting = spades is None or bool(spades.acting)
    near = reach(state, seat, with_card=acting)
    flown = flown_to(seat) & ~near if acting else 0
    answered = {action.args[0] for action in state.answers if action.verb in ("build", "dig")}
    found: dict[str, str] = {}
    far = _say("out of reach", language)
    alike: dict[tuple[int, bool], str] = {}
    for h in bits(LAND & ~state.occupied()):
        name = NAMES[h]
        if name in answered:
            continue
        if not (near | flown) >> h & 1:
            found[name] = far
            continue
        key = (state.terrain[h], bool(flown >> h & 1))
        if key not in alike:
            alike[key] = _short_of_land(seat, key[0], key[1], spades, language)
        found[name] = alike[key]
    for other, theirs in enumerate(state.seats):
        if other != number and theirs.buildings:
            taken = _say("taken by", language, faction_name(theirs.faction, language))
            for h in bits(theirs.buildings):
                found[NAMES[h]] = taken
    return found


def _short_of_land(seat: Seat, terrain: int, flying: bool, spades: UseSpades | None, language: str) -> str:
    """What is missing to work on land within reach."""
    home = seat.faction.home
    toll = _toll(seat) if flying else {}
    lacking = _missing(seat, NOTHING, toll)
    if lacking:
        name = _say("a tunnel" if seat.faction.ability == Ability.DWARVES else "a carpet", language)
        return _say("short", language, name, short_words(lacking, language))
    if terrain == home and spades is not None:
        return _say("already home", language)
    if terrain == home:
        name = STRUCTURE_NAMES[language][DWELLING]
        if seat.count(DWELLING) >= NUMBERS[DWELLING]:
            return _say("no more", language, name)
        return _say("short", language, name, short_words(_missing(seat, seat.faction.costs[DWELLING], toll), language))
    # Any terrain will do, unless a hex was left foreign already; giants know only their home.
    only_home = seat.faction.ability == Ability.GIANTS or (spades is not None and spades.foreign)
    needed = distance(seat, terrain, home) if only_home else 1
    bought = needed - (0 if spades is None else spades.spades)
    if spades is not None and not spades.acting:
        lacking = {"spade": bought}
    elif seat.faction.digging:
        price = Gain(f"{bought * seat.faction.digging[seat.digging]}w")
        lacking = _missing(seat, price, toll)
    else:
        lacking = _missing(seat, Gain(f"{bought}p"), toll)
    return _say("short", language, _say("transforming", language), short_words(lacking, language))


def _toll(seat: Seat) -> dict[str, int]:
    """What a tunnel or a carpet costs."""
    if seat.faction.ability == Ability.DWARVES:
        return {"w": 1 if seat.has_stronghold() else 2}
    return {"p": 1}


NO_TOLL: Final[Mapping[str, int]] = {}


def short_words(missing: dict[str, int], language: str) -> str:
    """What is lacking, in the genitive."""
    return listed([_lacking(number, letter, language) for letter, number in missing.items()], word("and", language))


_LACKING_FORMS: Final[dict[str, dict[str, tuple[str, str]]]] = {
    "ru": {
        "vp": ("очка", "очков"),
        "c": ("монеты", "монет"),
        "w": ("рабочего", "рабочих"),
        "p": ("жреца", "жрецов"),
        "pw": ("силы", "силы"),
        "spade": ("лопаты", "лопат"),
    },
    "uk": {
        "vp": ("очка", "очок"),
        "c": ("монети", "монет"),
        "w": ("робітника", "робітників"),
        "p": ("жерця", "жерців"),
        "pw": ("сили", "сили"),
        "spade": ("лопати", "лопат"),
    },
}


def _lacking(number: int, letter: str, language: str) -> str:
    if language == "en":
        return amount(number, letter, language)
    one, many = _LACKING_FORMS[language][letter]
    return f"{number} {one if number % 10 == 1 and number % 100 != 11 else many}"


def _missing(seat: Seat, cost: Gain, toll: Mapping[str, int] = NO_TOLL) -> dict[str, int]:
    """What a price, and the toll of a tunnel or a carpet, go beyond the stocks."""
    lacks = {
        "w": cost.workers + toll.get("w", 0) - seat.workers,
        "c": cost.coins - seat.coins,
        "p": cost.priests + toll.get("p", 0) - seat.priests,
    }
    return {letter: lack for letter, lack in lacks.items() if lack > 0}


def _closed_buildings(state: State, number: int, language: str) -> dict[str, str]:
    """Own buildings that no upgrade names."""
    seat = state.seats[number]
    answered = {action.args[0] for action in state.answers if action.verb == "upgrade"}
    found: dict[str, str] = {}
    for structure, mask in enumerate(seat.structures):
        for h in bits(mask):
            if NAMES[h] not in answered:
                found[NAMES[h]] = _why_no_upgrade(state, number, structure, h, language)
    return found


def _why_no_upgrade(state: State, number: int, structure: int, hex: int, language: str) -> str:
    seat = state.seats[number]
    reasons: list[str] = []
    for higher in (TRADING_HOUSE, TEMPLE, STRONGHOLD, SANCTUARY):
        if UPGRADES_FROM[higher] != structure:
            continue
        name = STRUCTURE_NAMES[language][higher]
        if can_upgrade_to(seat, higher):
            short = short_words(_missing(seat, upgrade_cost(state, number, higher, hex)), language)
            reasons.append(_say("short", language, name, short))
        else:
            reasons.append(_say("no more", language, name))
    return "; ".join(reasons) or _say("highest", language)


def _closed_power_actions(state: State, number: int, language: str) -> dict[str, str]:
    seat = state.seats[number]
    found: dict[str, str] = {}
    for place, action in enumerate(POWER_ACTIONS):
        if state.power_used >> place & 1:
            found[action.id] = _say("used", language)
        elif seat.bowl_three < action.power:
            found[action.id] = _say("short power", language, _lacking(action.power - seat.bowl_three, "pw", language))
        elif action.bridge and not seat.bridges:
            found[action.id] = _say("no bridge left", language)
        elif action.bridge and not free_sites(state, seat):
            found[action.id] = _say("no site", language)
    return found


def _closed_cults(state: State, number: int, language: str) -> dict[str, str]:
    seat = state.seats[number]
    found: dict[str, str] = {}
    for cult, name in enumerate(CULTS):
        for steps in (1, 2, 3):
            if steps > 1 and free_space(state, cult, steps) == NONE:
                found[f"{name} {steps}"] = _say("no space", language)
            elif not seat.priests:
                found[f"{name} {steps}"] = _say("no priest", language)
    return found


def _closed_tracks(seat: Seat, language: str) -> dict[str, str]:
    faction = seat.faction
    found: dict[str, str] = {}
    if not faction.shipping_maximum:
        found["shipping"] = _say("not for you", language)
    elif seat.shipping >= faction.shipping_maximum:
        found["shipping"] = _say("fully advanced", language)
    elif not seat.can_pay(SHIPPING_COST):
        short = short_words(_missing(seat, SHIPPING_COST), language)
        found["shipping"] = _say("short", language, _say("shipping", language), short)
    if not faction.digging:
        found["digging"] = _say("not for you", language)
    elif seat.digging + 1 >= len(faction.digging):
        found["digging"] = _say("fully advanced", language)
    elif not seat.can_pay(faction.digging_upgrade):
        short = short_words(_missing(seat, faction.digging_upgrade), language)
        found["digging"] = _say("short", language, _say("digging", language), short)
    return found


def _small(text: str) -> str:
    return text[:1].lower() + text[1:]
