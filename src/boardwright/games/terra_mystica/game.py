"""Terra Mystica as the rest of Boardwright sees it."""

from array import array
from collections.abc import Mapping, Sequence
from typing import Final

from boardwright.games.terra_mystica.rules import bridges, power, rounds, scoring, setup, structures, terraform, turn
from boardwright.games.terra_mystica.rules.earlier import unasked_by_1
from boardwright.games.terra_mystica.rules.moves import BOOK, DECLINE, DONE, SHIP, SHOVEL
from boardwright.games.terra_mystica.rules.state import State, load_state
from boardwright.games.terra_mystica.study.encode import encode
from boardwright.games.terra_mystica.study.estimate import estimate
from boardwright.games.terra_mystica.table import dialogue, obstacles, phrases, words
from boardwright.games.terra_mystica.table.books import books
from boardwright.games.terra_mystica.table.courses import courses
from boardwright.games.terra_mystica.table.guide import chapters
from boardwright.games.terra_mystica.table.pieces import pieces
from boardwright.games.terra_mystica.table.view import view
from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision, advance, question
from boardwright.kernel.game import Amendment, Chapter, Game, Option, Plain, Section, in_all_languages
from boardwright.kernel.ledger import Account
from boardwright.parts import offers

# Every frame that can stand on the stack, by name: for reading a dumped state.
FRAMES: Final[Mapping[str, type[Decision[State]]]] = {
    frame.__name__: frame
    for frame in (
        setup.DrawScoring,
        setup.DrawCard,
        setup.DrawColour,
        setup.ChooseFaction,
        setup.FirstDwellings,
        setup.FirstDwelling,
        setup.FirstCard,
        rounds.Round,
        rounds.Income,
        rounds.EndRound,
        turn.NextTurn,
        turn.Turn,
        turn.AfterAction,
        turn.Sandstorm,
        turn.FreeTradingHouse,
        turn.WitchesRide,
        power.MakeOffers,
        power.TakePower,
        power.ThankCultists,
        power.ChooseCult,
        structures.Ordain,
        structures.Claim,
        structures.ChooseTop,
        bridges.BuildBridge,
        terraform.UseSpades,
        terraform.Transform,
        terraform.DigOn,
        terraform.Settle,
        scoring.FinalScoring,
    )
}

FACTIONS_OPTION: Final = Option(
    "factions",
    {
        "chosen": in_all_languages("chosen in seat order", "выбирают по очереди", "обирають по черзі"),
        "random": in_all_languages(
            "a colour is dealt, one of its two factions chosen",
            "цвет раздаётся, из двух его фракций выбирают одну",
            "колір роздається, з двох його фракцій обирають одну",
        ),
        "first-game": in_all_languages(
            "the first game of the rulebook, all laid out",
            "первая игра из правил, всё расставлено",
            "перша гра з правил, усе розставлено",
        ),
    },
    in_all_languages("Factions", "Фракции", "Фракції"),
    varied="random",
)
ORDER: Final = Option(
    "order",
    {
        "passing": in_all_languages("in the order of passing", "в порядке пасов", "у порядку пасів"),
        "classic": in_all_languages(
            "first to pass begins, the others follow as they sit",
            "первый спасовавший начинает, остальные по кругу",
            "перший, хто спасував, починає, решта по колу",
        ),
    },
    in_all_languages("Turn order", "Порядок хода", "Порядок ходу"),
)
PROMO: Final = Option(
    "promo",
    {
        "none": in_all_languages("base game", "базовая игра", "базова гра"),
        "all": in_all_languages(
            "with the promo town tiles, bonus card and scoring tile",
            "с промо: жетоны городов, карта бонуса, жетон подсчёта",
            "з промо: жетони міст, карта бонусу, жетон підрахунку",
        ),
    },
    in_all_languages("Promo pieces", "Промо-компоненты", "Промо-компоненти"),
    varied="all",
)
LEAVING: Final = Option(
    "leaving",
    {
        "no": in_all_languages("everybody plays to the end", "все играют до конца", "усі грають до кінця"),
        "yes": in_all_languages(
            "whoever must go may leave, the others play on",
            "кому пора, может выйти, остальные играют дальше",
            "кому час, може вийти, решта грає далі",
        ),
    },
    in_all_languages("Leaving the game", "Выход из партии", "Вихід із партії"),
)

MENDED: Final = Amendment(
    in_all_languages(
        "Cult spades may leave every hex foreign; an action has one tunnel or carpet, and buys spades for its first hex"
        " only; alchemists may pay for a spade with the power of the one before; special actions and bridges may be"
        " used without effect; nothing is given up unasked; of two tracks that wait for one key the player names one.",
        "Лопаты культа могут оставить чужим каждый гекс; в действии один туннель или ковёр, и лопаты докупают только"
        " для первого гекса; Алхимики могут оплатить лопату силой за предыдущую; особые действия и мост можно"
        " использовать вхолостую; ничто не теряется без вопроса; из двух культов, ждущих одного ключа, выбирает игрок.",
        "Лопати культу можуть лишити чужим кожен гекс; у дії один тунель або килим, і лопати докуповують лише для"
        " першого гекса; Алхіміки можуть сплатити за лопату силою за попередню; особливі дії та міст можна використати"
        " вхолосту; ніщо не втрачається без запитання; з двох культів, що чекають на один ключ, обирає гравець.",
    ),
)


class TerraMystica(Game[State]):
    """Terra Mystica, for 2 to 5 factions in six rounds."""

    def __init__(self) -> None:
        self.name = "terra_mystica"
        self.title = in_all_languages("Terra Mystica", "Терра Мистика", "Терра Містика")
        self.players = range(2, 6)
        self.book = BOOK
        self.options = (FACTIONS_OPTION, ORDER, PROMO, LEAVING)
        self.preferences = (offers.WISH,)
        self.amendments = (MENDED,)
        self.tagline = in_all_languages(
            "Turn the land to your people and let neighbours feed your power.",
            "Преобразуйте земли под свой народ и берите силу от соседей.",
            "Перетворюйте землі під свій народ і беріть силу від сусідів.",
        )
        self.minutes = 120
        self.weight = 4

    def start(self, players: int, options: Mapping[str, str]) -> State:
        promo = options["promo"] == "all"
        frames = setup.frames(
            players, random_factions=options["factions"] == "random", promo_card=promo, promo_scoring=promo
        )
        return setup.new_state(
            players,
            frames,
            promo_towns=promo,
            variable_order=options["order"] == "passing",
            may_leave=options["leaving"] == "yes",
            as_first_game=options["factions"] == "first-game",
        )

    def clone(self, state: State) -> State:
        return state.clone()

    def dump(self, state: State) -> Plain:
        return state.dump()

    def load(self, dumped: Plain) -> State:
        assert isinstance(dumped, list)
        state = load_state(dumped, FRAMES)
        advance(state)
        return state

    def scores(self, state: State) -> Sequence[int]:
        return [seat.points for seat in state.seats]

    def winners(self, state: State) -> Sequence[int]:
        """The most points; those who tie win together."""
        best = max([seat.points for seat in state.seats])
        return [number for number, seat in enumerate(state.seats) if seat.points == best]

    def view(self, state: State, seat: int | None) -> Mapping[str, Plain]:
        return view(state)

    def courses(self, state: State, seat: int) -> Sequence[Sequence[Action]]:
        return courses(self, state, seat)

    def stand_still(self, state: State, seat: int) -> bool:
        """Neither acts nor passes, takes no power and leaves what it had begun. While the game is prepared, everything
        depends on what the others choose."""
        if not state.round:
            return False
        state.pending.pop()
        state.converted = 0
        advance(state)
        return True

    def letting_be(self, state: State, seat: int) -> Action | None:
        asked = question(state, seat)
        if isinstance(asked, power.TakePower):
            return DECLINE
        return DONE if isinstance(asked, turn.AfterAction) else None

    def unasked(self, state: State, seat: int, version: int) -> Action | None:
        return unasked_by_1(state, seat) if version == 1 else None

    def preferred(self, state: State, seat: int, preferences: Mapping[str, str]) -> Action | None:
        if not isinstance(question(state, seat), power.TakePower):
            return None
        taken = offers.takes(preferences[offers.WISH.name], int(state.answers[0].args[0]))
        return None if taken is None else state.answers[0] if taken else DECLINE

    def resample(self, state: State, seat: int) -> State:
        """Nothing is hidden."""
        return state.clone()

    def estimate(self, state: State, seat: int) -> float:
        return estimate(state, seat)

    def encode(self, state: State, seat: int) -> "array[float]":
        return encode(state, seat)

    def prompt(self, state: State, seat: int, language: str) -> str:
        return dialogue.prompt(state, seat, language)

    def phrase(self, state: State, seat: int, action: Action, language: str) -> str:
        return phrases.phrase(state, seat, action, language)

    def label(self, state: State, seat: int, action: Action, language: str) -> str:
        return dialogue.label(state, seat, action, language)

    def progress(self, state: State, language: str) -> str:
        return dialogue.progress(state, language)

    def round(self, state: State) -> int:
        return state.round

    def obstacles(self, state: State, seat: int, language: str) -> Mapping[str, str]:
        return obstacles.obstacles(state, seat, language)

    def obstacle(self, state: State, seat: int, action: Action, language: str) -> str:
        if action is SHIP or action is SHOVEL:
            return self.obstacles(state, seat, language).get("shipping" if action is SHIP else "digging", "")
        return super().obstacle(state, seat, action, language)

    def pieces(self, language: str, options: Mapping[str, str]) -> Mapping[str, Plain]:
        return pieces(language)

    def score_sheet(self, state: State, language: str) -> tuple[Sequence[str], Sequence[Sequence[int]]]:
        return words.CATEGORY_NAMES[language], [seat.scored for seat in state.seats]

    def stocks(self, state: State) -> Sequence[Mapping[str, int]]:
        return [
            {
                "vp": seat.points,
                "c": seat.coins,
                "w": seat.workers,
                "p": seat.priests,
                "pw": seat.bowls.three,
            }
            for seat in state.seats
        ]

    def books(self, state: State) -> Mapping[Account, int]:
        return books(state)

    def stock_words(self, stock: str, number: int, language: str) -> str:
        return words.amount(number, stock, language, subject=True)

    def describe(self, language: str, options: Mapping[str, str]) -> Sequence[Section]:
        return words.describe_all(language)

    def rules(self, language: str) -> Sequence[Chapter]:
        return chapters(language)

    def roles(self, state: State, language: str) -> Sequence[str]:
        return [words.faction_name(seat.faction, language) if seat.chosen else "" for seat in state.seats]


GAME: Final = TerraMystica()
