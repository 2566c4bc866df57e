"""What a seat is asked, and the buttons with which it may answer, in words."""

from collections.abc import Callable
from typing import Final

from boardwright.games.age_of_innovation.content.automa import AUTOMA_FACTIONS, CARDS
from boardwright.games.age_of_innovation.content.boards import BOARDS, FACTIONS
from boardwright.games.age_of_innovation.content.tiles import (
    BOOK_ACTIONS,
    CITIES,
    COMPETENCIES,
    FINAL_TILES,
    INNOVATIONS,
    PALACES,
    POWER_ACTIONS,
    ROUND_BONUSES,
    SCORING_TILES,
)
from boardwright.games.age_of_innovation.rules.automa import DrawReserve
from boardwright.games.age_of_innovation.rules.buildings import PlaceNeutral
from boardwright.games.age_of_innovation.rules.faction import Ability
from boardwright.games.age_of_innovation.rules.innovations import FOR_ACTION, PayBooks
from boardwright.games.age_of_innovation.rules.map import NAMES
from boardwright.games.age_of_innovation.rules.moves import (
    AUTOMA_FACTION,
    AUTOMA_TERRAIN,
    BONUS,
    BOOKS,
    CARD,
    CHOOSE,
    CITY,
    COMPETENCY,
    DEVELOP,
    DRAFT_BOARD,
    DRAFT_FACTION,
    DRAFT_PALACE,
    PALACE,
    PASS,
    POWER,
    SPECIAL,
    TO,
    upgrade_of,
)
from boardwright.games.age_of_innovation.rules.power import (
    BOOK_POWER,
    COIN_POWER,
    SCHOLAR_POWER,
    TOOL_POWER,
    TakePower,
    power_to_take,
)
from boardwright.games.age_of_innovation.rules.rewards import LateSteps, Rewards
from boardwright.games.age_of_innovation.rules.rounds import EndRound
from boardwright.games.age_of_innovation.rules.science import GainBooks, Steps, UseKey
from boardwright.games.age_of_innovation.rules.setup import (
    SOLO_FACTIONS,
    ChooseSoloBoard,
    DealBonus,
    DealFaction,
    DealFirstFaction,
    DealSecondFaction,
    FirstBuilding,
    LayScoring,
)
from boardwright.games.age_of_innovation.rules.state import State
from boardwright.games.age_of_innovation.rules.terraform import SETTLERS, Settle, Transform, UseSpades, builds
from boardwright.games.age_of_innovation.rules.tile import NONE, Special
from boardwright.games.age_of_innovation.rules.turn import Turn
from boardwright.games.age_of_innovation.rules.vocabulary import (
    DISCIPLINES,
    GUILD,
    ROUNDS,
    TOWER,
    UNIVERSITY,
)
from boardwright.games.age_of_innovation.table.sayings import say
from boardwright.games.age_of_innovation.table.view import phase
from boardwright.games.age_of_innovation.table.words import (
    BUILDING_NAMES,
    DISCIPLINE_NAMES,
    TERRAIN_NAMES,
    amount,
    automa_name,
    board_name,
    bonus_name,
    book_action_name,
    book_of,
    books_of,
    capital,
    city_name,
    competency_name,
    faction_name,
    final_name,
    innovation_name,
    neutral_name,
    no_books_of,
    palace_name,
    power_name,
    scoring_name,
    to_faction,
)
from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision, question
from boardwright.kernel.language import LANGUAGES

# --- questions, by the class of the frame that asks: (English, Russian, Ukrainian)

QUESTIONS: Final = {
    "LayScoring": (
        "Chance draws the tile of a round.",
        "Случай выбирает жетон раунда.",
        "Випадок обирає жетон раунду.",
    ),
    "LayFinal": (
        "Chance draws the final tile.",
        "Случай выбирает жетон последнего раунда.",
        "Випадок обирає жетон фінального раунду.",
    ),
    "LayBookAction": (
        "Chance draws a book action for this game.",
        "Случай выбирает действие книг этой партии.",
        "Випадок обирає дію книжок цієї партії.",
    ),
    "LayInnovation": (
        "Chance lays out an innovation.",
        "Случай выкладывает инновацию.",
        "Випадок викладає інновацію.",
    ),
    "LayCompetency": (
        "Chance lays out a competency.",
        "Случай выкладывает компетенцию.",
        "Випадок викладає компетентність.",
    ),
    "LayPalace": (
        "Chance lays out a palace tile.",
        "Случай выкладывает жетон дворца.",
        "Випадок викладає жетон палацу.",
    ),
    "LayBonus": (
        "Chance lays out a round bonus.",
        "Случай выкладывает бонус раунда.",
        "Випадок викладає бонус раунду.",
    ),
    "LayBoard": (
        "Chance lays out a planning board.",
        "Случай выкладывает планшет.",
        "Випадок викладає планшет.",
    ),
    "LayFaction": (
        "Chance lays out a faction.",
        "Случай выкладывает фракцию.",
        "Випадок викладає фракцію.",
    ),
    "DealFaction": (
        "Chance deals a faction to a planning board.",
        "Случай кладёт фракцию к планшету.",
        "Випадок кладе фракцію до планшета.",
    ),
    "DealFirstFaction": (
        "Chance deals a faction to a planning board.",
        "Случай кладёт фракцию к планшету.",
        "Випадок кладе фракцію до планшета.",
    ),
    "DealSecondFaction": (
        "Chance deals a second faction to a planning board.",
        "Случай кладёт вторую фракцию к планшету.",
        "Випадок кладе другу фракцію до планшета.",
    ),
    "DealBonus": (
        "Chance deals a round bonus to a planning board.",
        "Случай кладёт бонус раунда к планшету.",
        "Випадок кладе бонус раунду до планшета.",
    ),
    "TurnUpTerritory": (
        "Chance turns up the territory tile.",
        "Случай открывает жетон территории.",
        "Випадок відкриває жетон території.",
    ),
    "AutomaBuildings": (
        "A card says where the Automa's first workshops stand.",
        "Карта говорит, где встанут первые мастерские Автомы.",
        "Карта каже, де стануть перші майстерні Автоми.",
    ),
    "DrawReserve": (
        "A card of the reserve joins the Automa's deck.",
        "Карта резерва входит в колоду Автомы.",
        "Карта резерву входить до колоди Автоми.",
    ),
    "TurnUp": (
        "The Automa turns up its next card.",
        "Автома открывает следующую карту.",
        "Автома відкриває наступну карту.",
    ),
    "ChooseBundle": (
        "Choose a set: planning board, faction and round bonus.",
        "Выберите набор: планшет, фракция и бонус раунда.",
        "Оберіть набір: планшет, фракція й бонус раунду.",
    ),
    "Draft": (
        "Take a planning board, a faction or a palace tile.",
        "Возьмите планшет, фракцию или жетон дворца.",
        "Візьміть планшет, фракцію або жетон палацу.",
    ),
    "ChooseBonus": (
        "Take a round bonus for round 1.",
        "Возьмите бонус раунда на 1-й раунд.",
        "Візьміть бонус раунду на 1-й раунд.",
    ),
    "ChooseSoloBoard": (
        "Choose your planning board; one of its two factions comes next.",
        "Выберите планшет; затем одну из двух его фракций.",
        "Оберіть планшет; потім одну з двох його фракцій.",
    ),
    "ChooseSoloFaction": ("Choose your faction.", "Выберите фракцию.", "Оберіть фракцію."),
    "ChooseAutomaLevel": ("How strong is the Automa?", "Насколько сильна Автома?", "Наскільки сильна Автома?"),
    "ChooseAutomaFaction": (
        "Which faction does the Automa play?",
        "За какую фракцию играет Автома?",
        "За яку фракцію грає Автома?",
    ),
    "ChooseAutomaTerrain": (
        "Which terrain is the Automa's home?",
        "Какая земля родная для Автомы?",
        "Яка місцевість рідна для Автоми?",
    ),
    "FirstBuilding": (
        "Place a first building on your home terrain.",
        "Поставьте первое здание на родной земле.",
        "Поставте першу будівлю на рідній місцевості.",
    ),
    "Turn": ("Choose an action, or pass.", "Выберите действие или спасуйте.", "Оберіть дію або спасуйте."),
    "second Turn": (
        "Choose your second action, or end your turn.",
        "Выберите второе действие или завершите ход.",
        "Оберіть другу дію або завершіть хід.",
    ),
    "AfterAction": (
        "The action is done. Convert, or end your turn.",
        "Действие выполнено. Сделайте обмены или завершите ход.",
        "Дію виконано. Зробіть перетворення або завершіть хід.",
    ),
    "TakePower": (
        "A building of {} beside yours: take {} {}?",
        "{} строят рядом с вами: получить {} {}?",
        "{} споруджують поруч із вами: отримати {} {}?",
    ),
    "TakePower of the Automa": (
        "A building of the Automa beside yours: take {} {}?",
        "Автома строит рядом с вами: получить {} {}?",
        "Автома споруджує поруч із вами: отримати {} {}?",
    ),
    "UseKey": (
        "{}: use a key of a city to enter level 8?",
        "{}: использовать ключ города, чтобы войти на уровень 8?",
        "{}: використати ключ міста, щоб увійти на рівень 8?",
    ),
    "LateSteps": (
        "{}: a key is missing for level 8. Found a city across the river?",
        "{}: для уровня 8 не хватает ключа. Основать город через реку?",
        "{}: для рівня 8 бракує ключа. Заснувати місто через річку?",
    ),
    "Steps": ("Choose a discipline for {}.", "Выберите дисциплину: {}.", "Оберіть дисципліну: {}."),
    "AnySteps": (
        "Choose a discipline for one step; {} in all.",
        "Выберите дисциплину для одного шага; всего {}.",
        "Оберіть дисципліну для одного кроку; усього {}.",
    ),
    "GainBooks": (
        "You gain {}: choose a discipline for one.",
        "Вы получаете {}: выберите дисциплину для одной.",
        "Ви отримуєте {}: оберіть дисципліну для однієї.",
    ),
    "GainBook": ("Choose the discipline of your book.", "Выберите дисциплину книги.", "Оберіть дисципліну книжки."),
    "PayBooks": (
        "{}: {} to pay. How many {}?",
        "{}: осталось заплатить {}. Сколько {}?",
        "{}: лишилося сплатити {}. Скільки {}?",
    ),
    "FreeGuild": (
        "Which workshop becomes a guild for nothing?",
        "Какая мастерская бесплатно станет гильдией?",
        "Яка майстерня безплатно стане гільдією?",
    ),
    "ExchangeSchool": (
        "Which school becomes a guild again?",
        "Какая школа снова станет гильдией?",
        "Яка школа знову стане гільдією?",
    ),
    "PlaceGuild": (
        "On which home hex does the guild stand?",
        "На каком родном гексе поставить гильдию?",
        "На якій рідній клітинці поставити гільдію?",
    ),
    "PlaceNeutral": (
        "Place {} within reach.",
        "Поставьте в пределах досягаемости: {}.",
        "Поставте в межах досяжності: {}.",
    ),
    "UseSpades": (
        "You have {}: which hex do you terraform?",
        "У вас {}: какой гекс преобразовать?",
        "У вас {}: яку клітинку тераформувати?",
    ),
    "UseSpades for settlers": (
        "A free spade and a free workshop: terraform a hex, or build at home.",
        "Бесплатные лопата и мастерская: преобразуйте гекс или стройте на родной земле.",
        "Безплатні лопата й майстерня: тераформуйте клітинку або споруджуйте на рідній місцевості.",
    ),
    "UseSpades without building": (
        "You have {}, without building: which hex do you terraform?",
        "У вас {} без строительства: какой гекс преобразовать?",
        "У вас {} без спорудження: яку клітинку тераформувати?",
    ),
    "Transform": (
        "{}, now {}: what does it become?",
        "{}, сейчас {}: во что превратить?",
        "{}, зараз {}: на що перетворити?",
    ),
    "Settle": (
        "Build a workshop on the hex that became home?",
        "Построить мастерскую на гексе, который стал родным?",
        "Спорудити майстерню на клітинці, що стала рідною?",
    ),
    "Settle freely": (
        "On which home hex does the free workshop stand?",
        "На каком родном гексе поставить бесплатную мастерскую?",
        "На якій рідній клітинці поставити безплатну майстерню?",
    ),
    "BuildBridges": ("Where do you build the bridge?", "Где построить мост?", "Де спорудити міст?"),
    "Rewards": (
        "Which reward do you take first?",
        "Какую награду взять первой?",
        "Яку нагороду взяти першою?",
    ),
    "Rewards or a city": (
        "Take a reward, or first found a city across the river.",
        "Возьмите награду или сначала основайте город через реку.",
        "Візьміть нагороду або спершу заснуйте місто через річку.",
    ),
    "Parts": (
        "Which gift of the palace comes first?",
        "Какой дар дворца взять первым?",
        "Який дар палацу взяти першим?",
    ),
    "TakeCompetency": ("Take a competency.", "Возьмите компетенцию.", "Візьміть компетентність."),
    "TakeCity": ("Take a city tile.", "Возьмите жетон города.", "Візьміть жетон міста."),
    "ChoosePalace": (
        "Choose the tile of your palace.",
        "Выберите жетон дворца.",
        "Оберіть жетон палацу.",
    ),
}


def prompt(state: State, seat: int, language: str) -> str:
    asked = question(state, seat)
    if asked is None:
        return ""
    text = QUESTIONS[_kind(state, asked)][LANGUAGES.index(language)]
    return text.format(*_blanks(state, asked, language))


def _kind(state: State, asked: Decision[State]) -> str:
    """The class of the frame, or a closer name where one class asks different things."""
    name = type(asked).__name__
    if isinstance(asked, Turn) and asked.second:
        return "second Turn"
    if isinstance(asked, TakePower) and state.is_automa(asked.builder):
        return "TakePower of the Automa"
    if isinstance(asked, UseSpades) and not builds(asked.kind):
        return "UseSpades without building"
    if isinstance(asked, UseSpades) and asked.kind == SETTLERS and asked.first == NONE:
        return "UseSpades for settlers"
    if isinstance(asked, Settle) and asked.kind == SETTLERS:
        return "Settle freely"
    if isinstance(asked, GainBooks) and asked.books == 1:
        return "GainBook"
    if isinstance(asked, Rewards) and state.answers[-1].verb == "connect":
        return "Rewards or a city"
    return name


def _blanks(state: State, asked: Decision[State], language: str) -> list[str]:
    """What a question speaks of."""
    if isinstance(asked, TakePower):
        moved = power_to_take(state.seats[asked.seat], asked.amount)
        offer = [amount(moved, "pw", language), price_in_points(moved - 1, language)]
        if state.is_automa(asked.builder):
            return offer
        builder = state.seats[asked.builder].people
        return [to_faction(builder, language) if language == "en" else faction_name(builder, language), *offer]
    if isinstance(asked, UseKey | LateSteps):
        return [capital(DISCIPLINE_NAMES[language][asked.discipline])]
    if isinstance(asked, Steps):
        return [amount(asked.steps, "step", language)]
    if isinstance(asked, GainBooks):
        return [amount(asked.books, "b", language)]
    if isinstance(asked, PayBooks):
        return [
            _paid_for(asked, language),
            amount(asked.books, "b", language),
            book_of(asked.discipline, language),
        ]
    if isinstance(asked, PlaceNeutral):
        return [neutral_name(asked.building, language)]
    if isinstance(asked, UseSpades):
        return [amount(asked.spades, "spade", language, subject=True)]
    if isinstance(asked, Transform):
        return [NAMES[asked.hex], TERRAIN_NAMES[language][state.terrain_of(asked.hex)]]
    return []


def price_in_points(points: int, language: str) -> str:
    return say("for points", language, amount(points, "vp", language)) if points > 0 else say("for free", language)


def _paid_for(asked: PayBooks, language: str) -> str:
    if asked.purpose < FOR_ACTION:
        return innovation_name(INNOVATIONS[asked.purpose], language)
    return book_action_name(BOOK_ACTIONS[asked.purpose - FOR_ACTION], language)


# --- where the game stands


def progress(state: State, language: str) -> str:
    stage = phase(state)
    if stage == "over" and state.automa is not None:
        return f"{capital(say(stage, language))} · {say('automa has', language, state.seats[-1].points)}"
    if stage in ("setup", "over"):
        return capital(say(stage, language))
    if stage == "bonus":  # outside the actions; the end of the round is still to come while there is income
        coming = any(isinstance(frame, EndRound) for frame in state.pending)
        stage = "income" if coming else "science bonus"
    return f"{say('round', language, state.round, ROUNDS)} · {say(stage, language)}"


# --- answers


def label(state: State, seat: int, action: Action, language: str) -> str:
    """What a button says."""
    verb, args = action.verb, action.args
    if verb in _LABELS:
        return _LABELS[verb](state, seat, action, language)
    if verb in ("build", "dig", "tunnel", "fly", "annex", "connect", "territory"):
        return say(verb, language, args[0])
    if verb == "bridge":
        return say(verb, language, args[0].replace(":", "–"))
    if verb in ("reward", "drop"):
        return say(action.text, language)
    return say(verb, language)  # burn, decline, done


def _deal_label(state: State, seat: int, action: Action, language: str) -> str:
    asked = question(state, seat)
    kind, id = action.args
    if isinstance(asked, LayScoring):
        return say("deal score", language, asked.number, dealt_name(kind, id, language))
    if kind == "competency":
        row, discipline = divmod(len(state.competency_places), len(DISCIPLINES))
        name = dealt_name(kind, id, language)
        return say("deal competency", language, DISCIPLINE_NAMES[language][discipline], row + 1, name)
    if isinstance(asked, DealFaction):
        board = BOARDS[state.bundles[-1][0] if _goes_to_last_board(asked) else asked.terrain]
        which = "bonus of set" if kind == "bonus" else "faction of set"
        return say(which, language, board_name(board, language), dealt_name(kind, id, language))
    return say(f"deal {kind}", language, dealt_name(kind, id, language))


def _goes_to_last_board(asked: DealFaction) -> bool:
    return isinstance(asked, DealBonus | DealFirstFaction | DealSecondFaction)


def dealt_name(kind: str, id: str, language: str) -> str:
    """The name of a tile that chance deals, by its kind and its id."""
    if kind == "score":
        return next(scoring_name(each, language) for each in SCORING_TILES if each.id == id)
    if kind == "final":
        return next(final_name(each, language) for each in FINAL_TILES if each.id == id)
    if kind == "books":
        return next(book_action_name(each, language) for each in BOOK_ACTIONS if each.id == id)
    if kind == "innovation":
        return next(innovation_name(each, language) for each in INNOVATIONS if each.id == id)
    if kind == "competency":
        return next(competency_name(each, language) for each in COMPETENCIES if each.id == id)
    if kind == "palace":
        return next(palace_name(each, language) for each in PALACES if each.id == id)
    if kind == "board":
        return next(board_name(each, language) for each in BOARDS if each.id == id)
    if kind == "faction":
        return next(faction_name(each, language) for each in FACTIONS if each.id == id)
    return next(bonus_name(each, language) for each in ROUND_BONUSES if each.id == id)


def _card_label(state: State, seat: int, action: Action, language: str) -> str:
    joins = isinstance(question(state, seat), DrawReserve)
    number = CARDS[action.index - CARD[0].index].id.rstrip("s")
    return say("card joins" if joins else "card", language, number)


def _choose_label(state: State, seat: int, action: Action, language: str) -> str:
    """'Desert · Moles · Purse'; alone, two factions to choose from."""
    terrain = action.index - CHOOSE[0].index
    sets = [each for each in state.bundles if each[0] == terrain]
    names = [faction_name(FACTIONS[faction], language) for _, faction, _ in sets]
    parts = [board_name(BOARDS[terrain], language)]
    if isinstance(question(state, seat), ChooseSoloBoard):
        parts.append(say("two factions", language, *names[:SOLO_FACTIONS]))
    else:
        parts += [names[0], bonus_name(ROUND_BONUSES[sets[0][2]], language)]
    return " · ".join(parts)


def _draft_label(state: State, seat: int, action: Action, language: str) -> str:
    if action in DRAFT_BOARD:
        return say("board", language, board_name(BOARDS[DRAFT_BOARD.index(action)], language))
    if action in DRAFT_FACTION:
        return say("faction", language, faction_name(FACTIONS[DRAFT_FACTION.index(action)], language))
    return palace_name(PALACES[DRAFT_PALACE.index(action)], language)


def _bonus_label(state: State, seat: int, action: Action, language: str) -> str:
    return say("bonus", language, bonus_name(ROUND_BONUSES[action.index - BONUS[0].index], language))


def _automa_label(state: State, seat: int, action: Action, language: str) -> str:
    if action in AUTOMA_FACTION:
        return automa_name(AUTOMA_FACTIONS[AUTOMA_FACTION.index(action)], language)
    if action in AUTOMA_TERRAIN:
        return say("automa on", language, TERRAIN_NAMES[language][AUTOMA_TERRAIN.index(action)])
    return say("level", language, action.args[0])


def _place_label(state: State, seat: int, action: Action, language: str) -> str:
    name = BUILDING_NAMES[language][placed_building(state, seat)]
    return say("stand on", language, capital(name), action.args[0])


def placed_building(state: State, seat: int) -> int:
    """Which building is placed without a workshop before it."""
    asked = question(state, seat)
    if isinstance(asked, FirstBuilding):
        return UNIVERSITY if state.seats[seat].faction == Ability.MONKS else TOWER
    return asked.building if isinstance(asked, PlaceNeutral) else GUILD


def _to_label(state: State, seat: int, action: Action, language: str) -> str:
    asked = question(state, seat)
    assert isinstance(asked, Transform)
    names = TERRAIN_NAMES[language]
    now, then = names[state.terrain_of(asked.hex)], names[action.index - TO[0].index]
    return say("to", language, NAMES[asked.hex], now, then)


def _upgrade_label(state: State, seat: int, action: Action, language: str) -> str:
    return say("stand on", language, capital(BUILDING_NAMES[language][upgrade_of(action)[0]]), action.args[0])


def _track_label(state: State, seat: int, action: Action, language: str) -> str:
    own = state.seats[seat]
    level = own.shipping if action.verb == "ship" else own.terraforming
    return say(action.verb, language, level, level + 1)


def _develop_label(state: State, seat: int, action: Action, language: str) -> str:
    return say("develop", language, innovation_name(INNOVATIONS[action.index - DEVELOP[0].index], language))


def _pay_label(state: State, seat: int, action: Action, language: str) -> str:
    discipline, books = DISCIPLINES.index(action.args[0]), int(action.args[1])
    return say("pay", language, books_of(books, discipline, language)) if books else no_books_of(discipline, language)


def _send_label(state: State, seat: int, action: Action, language: str) -> str:
    discipline = DISCIPLINE_NAMES[language][DISCIPLINES.index(action.args[0])]
    return say("send", language, discipline, amount(int(action.args[1]), "step", language))


def _power_label(state: State, seat: int, action: Action, language: str) -> str:
    return say("power", language, power_name(POWER_ACTIONS[action.index - POWER[0].index], language))


def _books_label(state: State, seat: int, action: Action, language: str) -> str:
    return say("books", language, book_action_name(BOOK_ACTIONS[action.index - BOOKS[0].index], language))


def _special_label(state: State, seat: int, action: Action, language: str) -> str:
    which = action.index - SPECIAL[0].index
    if which > Special.BONUS:
        return say("mole bridge", language)
    return say("special", language, special_name(state, seat, which, language))


def special_name(state: State, seat: int, which: int, language: str) -> str:
    """The tile or the faction that offers a special action."""
    own = state.seats[seat]
    if which == Special.FACTION:
        return faction_name(own.people, language)
    if which == Special.PALACE:
        return palace_name(PALACES[own.palace], language)
    if which == Special.BONUS:
        return bonus_name(ROUND_BONUSES[own.bonus], language)
    if which == Special.COMPETENCY:
        return next(competency_name(each, language) for each in COMPETENCIES if each.special is not None)
    return next(innovation_name(each, language) for each in INNOVATIONS if each.used == which)


def _competency_label(state: State, seat: int, action: Action, language: str) -> str:
    return say("competency", language, competency_name(COMPETENCIES[action.index - COMPETENCY[0].index], language))


def _city_label(state: State, seat: int, action: Action, language: str) -> str:
    return city_name(CITIES[action.index - CITY[0].index], language)


def _palace_label(state: State, seat: int, action: Action, language: str) -> str:
    return palace_name(PALACES[action.index - PALACE[0].index], language)


def _book_label(state: State, seat: int, action: Action, language: str) -> str:
    return say("book", language, book_of(DISCIPLINES.index(action.args[0]), language))


def _step_label(state: State, seat: int, action: Action, language: str) -> str:
    name = capital(DISCIPLINE_NAMES[language][DISCIPLINES.index(action.args[0])])
    return say("step", language, name, amount(steps_asked(state, seat), "step", language))


def steps_asked(state: State, seat: int) -> int:
    """How many steps an answer to the present question makes in one discipline."""
    asked = question(state, seat)
    return asked.steps if type(asked) is Steps else 1


def _key_label(state: State, seat: int, action: Action, language: str) -> str:
    return say("key", language, DISCIPLINE_NAMES[language][DISCIPLINES.index(action.args[0])])


_PRICES: Final = {"s": SCHOLAR_POWER, "t": TOOL_POWER, "c": COIN_POWER}


def _convert_label(state: State, seat: int, action: Action, language: str) -> str:
    source, target = action.args
    price = _PRICES.get(target, BOOK_POWER) if source == "pw" else 1
    return say("convert", language, _converted(price, source, language), _converted(1, target, language))


def _converted(number: int, what: str, language: str) -> str:
    if what in DISCIPLINES:
        return books_of(number, DISCIPLINES.index(what), language, subject=True)
    return amount(number, what, language, subject=True)


def _take_label(state: State, seat: int, action: Action, language: str) -> str:
    power = int(action.args[0])
    return say("take", language, amount(power, "pw", language), price_in_points(power - 1, language))


def _pass_label(state: State, seat: int, action: Action, language: str) -> str:
    bonus = action.index - PASS[0].index - 1
    if bonus < 0:
        return say("last pass", language)
    return say("pass", language, bonus_name(ROUND_BONUSES[bonus], language))


def _drop_label(state: State, seat: int, action: Action, language: str) -> str:
    asked = question(state, seat)
    if isinstance(asked, UseSpades):
        return say("drop spades", language, amount(asked.spades, "spade", language, subject=language != "en"))
    if isinstance(asked, LateSteps):
        return say("drop steps", language)
    return say(action.text, language)


_LABELS: Final[dict[str, Callable[[State, int, Action, str], str]]] = {
    "deal": _deal_label,
    "card": _card_label,
    "choose": _choose_label,
    "draft": _draft_label,
    "bonus": _bonus_label,
    "automa": _automa_label,
    "place": _place_label,
    "to": _to_label,
    "upgrade": _upgrade_label,
    "ship": _track_label,
    "shovel": _track_label,
    "develop": _develop_label,
    "pay": _pay_label,
    "send": _send_label,
    "power": _power_label,
    "books": _books_label,
    "special": _special_label,
    "competency": _competency_label,
    "city": _city_label,
    "palace": _palace_label,
    "book": _book_label,
    "step": _step_label,
    "key": _key_label,
    "convert": _convert_label,
    "take": _take_label,
    "pass": _pass_label,
    "drop": _drop_label,
}
