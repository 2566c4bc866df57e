"""Santa Maria as the rest of Boardwright sees it."""

from array import array
from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from boardwright.games.santa_maria.rules import (
    activation,
    expansion,
    market,
    passing,
    payment,
    religion,
    rounds,
    scoring,
    setup,
    shipping,
    turn,
)
from boardwright.games.santa_maria.rules.catalogue import BUILT_IN, catalogue, check_text, corrected, template
from boardwright.games.santa_maria.rules.moves import BOOK, DECLINE, ENOUGH, PAY
from boardwright.games.santa_maria.rules.state import State, load_state, new_state
from boardwright.games.santa_maria.rules.vocabulary import GOODS
from boardwright.games.santa_maria.study.encode import encode
from boardwright.games.santa_maria.study.estimate import estimate
from boardwright.games.santa_maria.table import dialogue, labels, words
from boardwright.games.santa_maria.table.books import books
from boardwright.games.santa_maria.table.guide import chapters
from boardwright.games.santa_maria.table.pieces import pieces
from boardwright.games.santa_maria.table.view import view
from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision, advance, question
from boardwright.kernel.game import Amendment, Chapter, Game, Option, Plain, Section, in_all_languages
from boardwright.kernel.ledger import Account

# Every frame that can stand on the stack, by name: for reading a dumped state.
FRAMES: Final[Mapping[str, type[Decision[State]]]] = {
    frame.__name__: frame
    for frame in (
        setup.Preparation,
        setup.DrawScholar,
        setup.DrawBishop,
        setup.DrawStartingShip,
        setup.DealColony,
        setup.ChooseColony,
        setup.DrawHallScholar,
        setup.ChooseHall,
        setup.PutHallsAway,
        rounds.Year,
        rounds.EndOfYear,
        rounds.RollWhite,
        rounds.ShowTiles,
        turn.NextTurn,
        turn.Turn,
        market.MoveDie,
        market.Rearrange,
        payment.Pay,
        expansion.PlaceTile,
        activation.Tax,
        activation.Activation,
        activation.PayForChange,
        activation.Trade,
        activation.ReceiveGain,
        activation.LayDie,
        shipping.Ship,
        shipping.DrawShip,
        shipping.Moor,
        religion.ReachSymbol,
        religion.GrainStep,
        religion.TakeStep,
        religion.RollBlue,
        religion.Recruit,
        passing.Income,
        passing.Pave,
        scoring.FinalScoring,
        scoring.Curtain,
    )
}

COLONIES: Final = Option(
    "colonies",
    {
        "dealt": in_all_languages(
            "side A, dealt (first game)", "сторона A, раздаются (первая партия)", "сторона A, роздаються (перша партія)"
        ),
        "chosen": in_all_languages("side A, chosen", "сторона A, на выбор", "сторона A, на вибір"),
        "advanced": in_all_languages(
            "side B with town halls and a scholar of one's own",
            "сторона B: ратуши и личный учёный",
            "сторона B: ратуші та власний учений",
        ),
    },
    in_all_languages("Colonies (alone: always side B)", "Колонии (в одиночку всегда B)", "Колонії (наодинці завжди B)"),
    varied="advanced",
)
BLUE: Final = Option(
    "blue",
    {
        "own": in_all_languages("everybody's own", "у каждого свои", "у кожного свої"),
        "shared": in_all_languages("a common pool", "общий запас", "спільний запас"),
    },
    in_all_languages("Blue dice", "Синие кубики", "Сині кубики"),
)
GOLD: Final = Option(
    "gold",
    {
        "exact": in_all_languages(
            "each good as itself, gold for what is missing",
            "товары собой, золото за недостающие",
            "товари собою, золото за ті, яких бракує",
        ),
        "ask": in_all_languages("ask me", "спрашивать", "питати"),
    },
    in_all_languages("Paying when you have gold", "Оплата, когда есть золото", "Оплата, коли є золото"),
)
HAPPINESS: Final = Option(
    "happiness",
    {
        "hidden": in_all_languages("face down until the end", "скрыто до конца", "приховано до кінця"),
        "open": in_all_languages("face up", "открыто", "відкрито"),
    },
    in_all_languages("Happiness and ships of the others", "Счастье и корабли соперников", "Щастя й кораблі суперників"),
)
CONTENT: Final = Option(
    "content",
    {
        BUILT_IN: in_all_languages(
            "built in (reconstructed values)", "встроенные (реконструкция)", "вбудовані (реконструкція)"
        )
    },
    in_all_languages("Values of the tiles", "Значения тайлов", "Значення тайлів"),
    check=check_text,
)
# Version 2 of the rules: rulings that were mended.
MENDED: Final = Amendment(
    in_all_languages(
        "Happiness lies face down unless the table plays it open. With Logistics dice may be moved in the middle of a"
        " line, and what that frees is used. Mathematics learned while passing returns coins in that turn. Goods are"
        " sold and bought in any order.",
        "Счастье лежит лицом вниз, если за столом не договорились играть открыто. Логистика передвигает кубики и"
        " посреди ряда или столбца: освобождённое строение активируется. Математика, изученная при пасе, возвращает"
        " монеты в тот же ход. Продавать и покупать можно в любом порядке.",
        "Щастя лежить долілиць, якщо за столом не домовилися грати відкрито. Логістика пересуває кубики й посеред"
        " ряду чи стовпця: звільнена будівля активується. Математика, вивчена під час пасу, повертає монети того ж"
        " ходу. Продавати й купувати можна в будь-якому порядку.",
    ),
    {"happiness": "open"},
)
TAGLINE: Final = in_all_languages(
    "Found a colony, wake it with dice, and make it the happiest.",
    "Основайте колонию, оживляйте её кубиками и сделайте самой счастливой.",
    "Заснуйте колонію, пробуджуйте її кубиками й зробіть найщасливішою.",
)


class SantaMaria(Game[State]):
    """Santa Maria, for 1 to 4 colonies in three years."""

    def __init__(self) -> None:
        self.name = "santa_maria"
        self.title = in_all_languages("Santa Maria", "Санта-Мария", "Санта-Марія")
        self.players = range(1, 5)
        self.book = BOOK
        self.options = (COLONIES, BLUE, HAPPINESS, CONTENT)
        self.preferences = (GOLD,)
        self.amendments = (MENDED,)
        self.tagline = TAGLINE
        self.minutes = 75
        self.weight = 3

    def start(self, players: int, options: Mapping[str, str]) -> State:
        colonies = setup.ADVANCED if players == 1 else setup.COLONIES.index(options["colonies"])
        return new_state(
            catalogue(options["content"]),
            players,
            shared=options["blue"] == "shared",
            # Alone there is nobody to hide it from. [27]
            hidden=options["happiness"] == "hidden" and players > 1,
            pending=[setup.Preparation(colonies)],
        )

    def clone(self, state: State) -> State:
        return state.clone()

    def dump(self, state: State) -> Plain:
        return state.dump()

    def load(self, dumped: Plain) -> State:
        assert isinstance(dumped, list)
        text = dumped[0]
        assert isinstance(text, str)
        state = load_state(dumped, catalogue(text), FRAMES)
        advance(state)
        return state

    def scores(self, state: State) -> Sequence[int]:
        return [seat.points for seat in state.seats]

    def winners(self, state: State) -> Sequence[int]:
        return scoring.winners(state)

    def view(self, state: State, seat: int | None) -> Mapping[str, Plain]:
        return view(state, seat)

    def resample(self, state: State, seat: int) -> State:
        """What lies face down on the common board is drawn only when it is revealed; happiness and ships of the others
        lie face down where the table plays so. [27]"""
        return state.drawn_anew(seat, Random()) if state.hidden and state.pending else state.clone()

    def public(self, state: State) -> State:
        """Without happiness and the faces of ships while they lie face down. [27]"""
        return state.face_down() if state.hidden and state.pending else state

    def preferred(self, state: State, seat: int, preferences: Mapping[str, str]) -> Action | None:
        exact = isinstance(question(state, seat), payment.Pay) and preferences[GOLD.name] == GOLD.default
        return PAY if exact and PAY in state.answers else None

    def veil(self, state: State) -> None:
        if state.hidden and state.pending and isinstance(state.pending[0], scoring.FinalScoring):
            state.pending[0] = scoring.Curtain()

    def estimate(self, state: State, seat: int) -> float:
        return estimate(state, seat)

    def stand_still(self, state: State, seat: int) -> bool:
        """Neither acts nor passes, and leaves what it had begun. While the game is prepared, everything depends on what
        the others choose."""
        if not state.year:
            return False
        if isinstance(state.pending[-1], activation.LayDie):  # a die in the hand must lie somewhere
            self.apply(state, seat, state.answers[-1])
            return True
        state.pending.pop()
        advance(state)
        return True

    def letting_be(self, state: State, seat: int) -> Action | None:
        asked = question(state, seat)
        if isinstance(asked, activation.Trade | shipping.Ship | religion.Recruit | passing.Pave | market.Rearrange):
            return DECLINE
        return ENOUGH if isinstance(asked, religion.GrainStep) else None

    def unasked(self, state: State, seat: int, version: int) -> Action | None:
        """Until version 2 no die could be moved in the middle of a line; and goods were sold and bought in one order,
        so that after some of it only one answer could be left."""
        asked = question(state, seat)
        if version > 1 or not isinstance(asked, market.OwnDecision):
            return None
        if isinstance(asked, market.Rearrange):
            return DECLINE
        before = [action for action in state.answers if asked.in_order(action)]
        return before[0] if len(before) == 1 else None

    def settled(self, state: State, seat: int) -> bool:
        """An action is over when its last question is answered, free actions before it included. A detour of those is
        not worth looking on from."""
        top = state.pending[-1] if state.pending else None
        if top is None or top.seat != seat:
            return True
        if isinstance(top, market.OwnDecision) and top.traded == market.DETOUR:
            return True
        return isinstance(top, turn.Turn) and not top.traded

    def encode(self, state: State, seat: int) -> "array[float]":
        return encode(state, seat)

    def prompt(self, state: State, seat: int, language: str) -> str:
        return dialogue.prompt(state, seat, language)

    def phrase(self, state: State, seat: int, action: Action, language: str) -> str:
        return dialogue.phrase(state, seat, action, language)

    def report(self, state: State, seat: int, action: Action, language: str) -> str:
        return dialogue.report(state, seat, action, language)

    def brief(self, state: State, seat: int, action: Action, language: str) -> str:
        return dialogue.brief(state, seat, action, language)

    def label(self, state: State, seat: int, action: Action, language: str) -> str:
        return labels.label(state, seat, action, language)

    def obstacles(self, state: State, seat: int, language: str) -> Mapping[str, str]:
        return dialogue.obstacles(state, seat, language)

    def progress(self, state: State, language: str) -> str:
        return dialogue.progress(state, language)

    def round(self, state: State) -> int:
        return state.year

    def pieces(self, language: str, options: Mapping[str, str]) -> Mapping[str, Plain]:
        return pieces(catalogue(self.full_options(options)["content"]), language)

    def score_sheet(self, state: State, language: str) -> tuple[Sequence[str], Sequence[Sequence[int]]]:
        return words.SOURCE_NAMES[language], [seat.scored for seat in state.seats]

    def stocks(self, state: State) -> Sequence[Mapping[str, int]]:
        return [
            {
                "points": seat.points,
                "coins": seat.coins,
                **dict(zip(GOODS, seat.goods, strict=True)),
                "religion": seat.religion,
                "conquest": seat.conquest,
            }
            for seat in state.seats
        ]

    def books(self, state: State) -> Mapping[Account, int]:
        return books(state)

    def stock_words(self, stock: str, number: int, language: str) -> str:
        return words.amount(number, stock, language)

    def rules(self, language: str) -> Sequence[Chapter]:
        return chapters(language)

    def describe(self, language: str, options: Mapping[str, str]) -> Sequence[Section]:
        return words.describe_all(catalogue(self.full_options(options)["content"]), language)

    def roles(self, state: State, language: str) -> Sequence[str]:
        return dialogue.roles(state, language)

    def corrected(self, corrections: Mapping[str, object]) -> str:
        return corrected(corrections)

    def template(self) -> str:
        return template()


GAME: Final = SantaMaria()
