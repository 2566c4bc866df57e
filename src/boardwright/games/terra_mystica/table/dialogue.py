"""What a seat is asked, and the buttons with which it may answer, in words."""

from typing import Final

from boardwright.games.terra_mystica.content.factions import FACTIONS
from boardwright.games.terra_mystica.content.tiles import (
    BONUS_CARDS,
    FAVOR_TILES,
    POWER_ACTIONS,
    SCORING_TILES,
    TOWN_TILES,
)
from boardwright.games.terra_mystica.rules.bridges import BuildBridge
from boardwright.games.terra_mystica.rules.map import NAMES
from boardwright.games.terra_mystica.rules.moves import CARD, COLOUR, FACTION, FAVOR, PASS, POWER, SCORE, TO, TOWN
from boardwright.games.terra_mystica.rules.power import PRICES, Boon, ChooseCult, TakePower
from boardwright.games.terra_mystica.rules.setup import FirstCard
from boardwright.games.terra_mystica.rules.state import State
from boardwright.games.terra_mystica.rules.structures import Claim
from boardwright.games.terra_mystica.rules.terraform import Transform, UseSpades
from boardwright.games.terra_mystica.rules.turn import FreeTradingHouse, Sandstorm, Turn
from boardwright.games.terra_mystica.rules.vocabulary import CULTS, ROUNDS, STRUCTURES
from boardwright.games.terra_mystica.table.sayings import say
from boardwright.games.terra_mystica.table.view import phase
from boardwright.games.terra_mystica.table.words import (
    CULT_NAMES,
    CULTS_OF,
    STRUCTURE_NAMES,
    TERRAIN_NAMES,
    amount,
    bonus_name,
    capital,
    faction_name,
    favor_name,
    power_name,
    scoring_name,
    town_name,
)
from boardwright.kernel.action import Action
from boardwright.kernel.decision import question
from boardwright.kernel.language import LANGUAGES

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
    "DrawColour": ("Chance deals a colour.", "Случай раздаёт цвет.", "Випадок роздає колір."),
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
    "DigOn": (
        "{}, now {}, spades for it: {}. What does it become?",
        "{}, сейчас {}, лопат для него: {}. Во что превратить?",
        "{}, зараз {}, лопат для нього: {}. На що перетворити?",
    ),
    "Settle": (
        "Build a dwelling on the land you made home?",
        "Построить жилище на земле, которая стала домашней?",
        "Збудувати житло на землі, що стала домашньою?",
    ),
}


# --- questions


def prompt(state: State, seat: int, language: str) -> str:
    asked = question(state, seat)
    if asked is None:
        return ""
    text = _QUESTIONS[type(asked).__name__][LANGUAGES.index(language)]
    if isinstance(asked, Boon) and not asked.uses(state):
        text = f"{text} {say('no use', language)}"
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
        return text.format(NAMES[asked.hex], TERRAIN_NAMES[language][state.terrain[asked.hex]], asked.spades)
    if isinstance(asked, Turn) and sum([isinstance(frame, Turn) and frame.seat == seat for frame in state.pending]) > 1:
        return f"{say('first of two', language)} {text}"
    return text


def _power_on_offer(state: State, asked: TakePower) -> int:
    """As much as the bowls and the points allow."""
    seat = state.seats[asked.seat]
    return min(asked.amount, seat.bowls.room(), seat.points + 1)


def _price_in_points(points: int, language: str) -> str:
    return say("for points", language, amount(points, "vp", language)) if points > 0 else say("for free", language)


def _what_is_due(asked: Claim, language: str) -> str:
    favors = amount(asked.favors, "favor", language)
    town = say("a town tile", language)
    if asked.favors and asked.towns:
        return say("favor and", language, favors, town)
    return favors if asked.favors else town


def progress(state: State, language: str) -> str:
    now = phase(state)
    words = say(now, language)
    return words if now in ("setup", "over") else f"{say('round', language, state.round, ROUNDS)} · {words}"


# --- answers


def label(state: State, seat: int, action: Action, language: str) -> str:
    """What a button says."""
    verb, args = action.verb, action.args
    if verb in ("score", "card", "colour", "faction", "power", "favor", "town", "pass"):
        return _tile_label(state, seat, action, language)
    if verb in ("build", "dig", "bridge", "connect"):
        return say(verb, language, args[0].replace(":", "–"))
    if verb in ("priest", "cult"):
        return _cult_label(state, seat, action, language)
    if verb == "to":
        return _transform_label(state, seat, action, language)
    if verb == "upgrade":
        structure = STRUCTURES.index(args[1])
        return say(verb, language, capital(STRUCTURE_NAMES[language][structure]), args[0])
    if verb == "ship":
        shipping = state.seats[seat].shipping
        return say(verb, language, shipping, shipping + 1)
    if verb == "shovel":
        digging = state.seats[seat].digging
        return say(verb, language, digging, digging + 1)
    if verb == "special":
        return say("bridge action" if args[0] == "bridge" else args[0], language)
    if verb == "convert":
        source, target = args
        price = amount(PRICES[f"{source} {target}"], source, language, subject=True)
        return say(verb, language, price, amount(1, target, language, subject=True))
    if verb == "take":
        power = int(args[0])
        return say(verb, language, amount(power, "pw", language), _price_in_points(power - 1, language))
    if verb == "ordain":
        number = int(args[0])
        return say(verb, language, amount(number, "w", language)) if number else say("ordain nobody", language)
    if verb == "drop":
        return _drop_label(state, seat, language)
    return say(verb, language)  # burn, decline, done, leave, spade


def _tile_label(state: State, seat: int, action: Action, language: str) -> str:
    verb, index = action.verb, action.index
    if verb == "score":
        tile = SCORING_TILES[index - SCORE[0].index]
        return say(verb, language, ROUNDS - len(state.scoring), scoring_name(tile, language))
    if verb == "card":
        return say(verb, language, bonus_name(BONUS_CARDS[index - CARD[0].index], language))
    if verb == "colour":
        return say(verb, language, TERRAIN_NAMES[language][index - COLOUR[0].index])
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
        return say("last pass", language)
    first = isinstance(question(state, seat), FirstCard)
    return say("take card" if first else "pass", language, bonus_name(BONUS_CARDS[card], language))


def _cult_label(state: State, seat: int, action: Action, language: str) -> str:
    cult = CULTS.index(action.args[0])
    if action.verb == "priest":
        steps = amount(int(action.args[1]), "step", language)
        return say("priest", language, CULTS_OF[language][cult], steps)
    asked = question(state, seat)
    number = max(asked.args()[1], 1) if asked is not None else 1  # of ChooseCult and ChooseTop alike: the steps
    return say("cult", language, CULT_NAMES[language][cult], amount(number, "step", language))


def _transform_label(state: State, seat: int, action: Action, language: str) -> str:
    asked = question(state, seat)
    names = TERRAIN_NAMES[language]
    target = names[action.index - TO[0].index]
    if not isinstance(asked, Transform):
        return target
    return say("to", language, NAMES[asked.hex], names[state.terrain[asked.hex]], target)


def _drop_label(state: State, seat: int, language: str) -> str:
    asked = question(state, seat)
    if isinstance(asked, UseSpades):
        return say("drop spades", language, amount(asked.spades, "spade", language, subject=language != "en"))
    if isinstance(asked, Sandstorm):
        return say("drop storm", language)
    if isinstance(asked, FreeTradingHouse):
        return say("drop house", language)
    return say("drop bridge" if isinstance(asked, BuildBridge) else "drop dwelling", language)
