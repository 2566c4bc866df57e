"""Planetfall as the rest of Boardwright sees it."""

from array import array
from collections.abc import Mapping, Sequence
from typing import Final

from boardwright.games.planetfall.rules import (
    caches,
    exploration,
    income,
    operations,
    outposts,
    rounds,
    scoring,
    setup,
    technologies,
    units,
)
from boardwright.games.planetfall.rules.catalogue import BUILT_IN, catalogue, check_text, corrected, template
from boardwright.games.planetfall.rules.moves import BOOK, PASS
from boardwright.games.planetfall.rules.state import State, load_state, new_state
from boardwright.games.planetfall.study.encode import encode
from boardwright.games.planetfall.study.estimate import estimate
from boardwright.games.planetfall.table import dialogue, words
from boardwright.games.planetfall.table.books import books
from boardwright.games.planetfall.table.guide import chapters
from boardwright.games.planetfall.table.pieces import pieces
from boardwright.games.planetfall.table.view import phase, view
from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision, advance, question
from boardwright.kernel.game import Chapter, Game, Option, Plain, Section, Way, in_all_languages
from boardwright.kernel.ledger import Account

# Every frame that can stand on the stack, by name: for reading a dumped state.
FRAMES: Final[Mapping[str, type[Decision[State]]]] = {
    frame.__name__: frame
    for frame in (
        setup.DrawGoal,
        setup.ChooseCommander,
        setup.DrawCommander,
        setup.ChooseSide,
        setup.LineUp,
        rounds.Round,
        rounds.Discovery,
        rounds.Deal,
        rounds.Flight,
        income.Income,
        income.Exchange,
        income.PlaceRestrainToken,
        exploration.Exploration,
        exploration.Fly,
        exploration.Resolve,
        units.MeetUnit,
        outposts.CaptureOutpost,
        outposts.PayForOutpost,
        technologies.LearnTechnology,
        caches.OpenCache,
        operations.GainPoints,
        operations.GainExperience,
        scoring.FinalScoring,
    )
}

COMMANDERS: Final = Option(
    "commanders",
    {
        "chosen": in_all_languages("chosen in seat order", "выбирают по очереди", "обирають по черзі"),
        "random": in_all_languages("dealt at random", "раздаются случайно", "роздаються випадково"),
    },
    in_all_languages("Commanders", "Командующие", "Командувачі"),
    varied="random",
)
SIDES: Final = Option(
    "sides",
    {
        "A": in_all_languages(
            "side A for all (first game)", "у всех сторона A (первая партия)", "у всіх сторона A (перша партія)"
        ),
        "free": in_all_languages("everybody chooses a side", "каждый выбирает сторону", "кожен обирає сторону"),
    },
    in_all_languages(
        "Sides of the commander boards", "Стороны планшетов командующих", "Сторони планшетів командувачів"
    ),
    varied="free",
)
CONTENT: Final = Option(
    "content",
    {
        BUILT_IN: in_all_languages(
            "built in (mostly reconstructed values)",
            "встроенные (в основном реконструкция)",
            "вбудовані (здебільшого реконструкція)",
        )
    },
    in_all_languages("Values of the cards", "Значения карт", "Значення карт"),
    check=check_text,
)


TAGLINE: Final = in_all_languages(
    "Seven planets, two landings each. Fight, build or bargain.",
    "Семь планет, по две высадки. Сражайтесь, стройте, договаривайтесь.",
    "Сім планет, по дві висадки. Воюйте, будуйте, домовляйтеся.",
)


class Planetfall(Game[State]):
    """Age of Wonders: Planetfall, for 2 to 6 commanders on 7 planets."""

    def __init__(self) -> None:
        self.name = "planetfall"
        self.title = in_all_languages(*["Age of Wonders: Planetfall"] * 3)
        self.players = range(2, 7)
        self.book = BOOK
        self.options = (COMMANDERS, SIDES, CONTENT)
        self.tagline = TAGLINE
        self.minutes = 60
        self.weight = 2

    def start(self, players: int, options: Mapping[str, str]) -> State:
        frames = setup.frames(
            players,
            random_commanders=options["commanders"] == "random",
            free_sides=options["sides"] == "free",
        )
        return new_state(catalogue(options["content"]), players, frames)

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
        return view(state)

    def resample(self, state: State, seat: int) -> State:
        """Nothing is hidden: what lies face down is drawn only when it is revealed."""
        return state.clone()

    def estimate(self, state: State, seat: int) -> float:
        return estimate(state, seat)

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
        return dialogue.label(state, seat, action, language)

    def progress(self, state: State, language: str) -> str:
        return dialogue.progress(state, phase(state), language)

    def round(self, state: State) -> int:
        return state.planet

    def obstacles(self, state: State, seat: int, language: str) -> Mapping[str, str]:
        return dialogue.obstacles(state, seat, language)

    def ways(self, state: State, seat: int, action: Action, language: str) -> Sequence[Way]:
        return dialogue.ways(state, seat, action, language)

    def foresee(self, state: State, seat: int, action: Action) -> State:
        """A ship acts only when all have flown; what its action will bring alone is what its owner wants to see."""
        after = state.clone()
        if action.verb != "fly":
            self.apply(after, seat, action)
            return after
        frame = after.pending.pop()
        frame.apply(after, action)
        after.pending[:] = [exploration.action_at(after, seat, after.ships.index(seat))]
        advance(after)
        return after

    def stand_still(self, state: State, seat: int) -> bool:
        """A ship stays on the track. One that has flown already does the first thing its place allows, so that the card
        is gone. Commanders are everybody's own choice."""
        asked = question(state, seat)
        if isinstance(asked, setup.ChooseCommander | setup.ChooseSide):
            return False
        if isinstance(asked, exploration.Fly):
            state.pending.pop()
            asked.apply(state, PASS)
            advance(state)
        else:
            self.apply(state, seat, state.answers[0])
        return True

    def pieces(self, language: str, options: Mapping[str, str]) -> Mapping[str, Plain]:
        return pieces(catalogue(self.full_options(options)["content"]), language)

    def score_sheet(self, state: State, language: str) -> tuple[Sequence[str], Sequence[Sequence[int]]]:
        return words.CATEGORY_NAMES[language], [seat.scored for seat in state.seats]

    def stocks(self, state: State) -> Sequence[Mapping[str, int]]:
        return [
            {
                "points": seat.points,
                "experience": seat.experience,
                "strength": seat.strength,
                "energy": seat.energy,
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
        content = catalogue(self.full_options(options)["content"])
        return words.describe_all(content, operations.OPERATION_POINTS, language)

    def roles(self, state: State, language: str) -> Sequence[str]:
        return ["" if seat.side is None else words.side_name(seat.side, language) for seat in state.seats]

    def corrected(self, corrections: Mapping[str, object]) -> str:
        return corrected(corrections)

    def template(self) -> str:
        return template()


GAME: Final = Planetfall()
