"""Age of Innovation as the rest of Boardwright sees it."""

from array import array
from collections.abc import Mapping, Sequence
from typing import Final

from boardwright.games.age_of_innovation.content.boards import FACTIONS
from boardwright.games.age_of_innovation.rules import (
    automa,
    bridges,
    buildings,
    innovations,
    power,
    rewards,
    rounds,
    science,
    scoring,
    setup,
    terraform,
    turn,
)
from boardwright.games.age_of_innovation.rules.moves import BOOK, DECLINE, DONE, DROP_KEY, DROP_SPADES, TO
from boardwright.games.age_of_innovation.rules.state import State, load_state
from boardwright.games.age_of_innovation.rules.tile import NONE
from boardwright.games.age_of_innovation.rules.vocabulary import EDITIONS, ROUNDS
from boardwright.games.age_of_innovation.study.encode import encode
from boardwright.games.age_of_innovation.study.estimate import estimate
from boardwright.games.age_of_innovation.table import descriptions, dialogue, obstacles, phrases, words
from boardwright.games.age_of_innovation.table.books import books
from boardwright.games.age_of_innovation.table.courses import courses
from boardwright.games.age_of_innovation.table.guide import chapters
from boardwright.games.age_of_innovation.table.pieces import pieces
from boardwright.games.age_of_innovation.table.sayings import say
from boardwright.games.age_of_innovation.table.view import view
from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision, advance, question
from boardwright.kernel.game import Amendment, Chapter, Game, Option, Plain, Rival, Section, in_all_languages
from boardwright.kernel.ledger import Account
from boardwright.parts import offers

# Every frame that can stand on the stack, by name: for reading a dumped state.
FRAMES: Final[Mapping[str, type[Decision[State]]]] = {
    frame.__name__: frame
    for frame in (
        setup.LayScoring,
        setup.LayFinal,
        setup.LayBookAction,
        setup.LayInnovation,
        setup.LayCompetency,
        setup.LayPalaces,
        setup.LayPalace,
        setup.LayBonus,
        setup.OpenBonuses,
        setup.DealFaction,
        setup.DealBonus,
        setup.ChooseBundle,
        setup.LayBoard,
        setup.LayFaction,
        setup.Draft,
        setup.ClearDraft,
        setup.ChooseBonus,
        setup.DealFirstFaction,
        setup.DealSecondFaction,
        setup.ChooseSoloBoard,
        setup.ChooseSoloFaction,
        setup.ChooseAutomaLevel,
        setup.ChooseAutomaFaction,
        setup.ChooseAutomaTerrain,
        setup.AutomaBonus,
        setup.StartingGoods,
        setup.FirstBuildings,
        setup.FirstBuilding,
        setup.AutomaBuildings,
        setup.FirstCompetencies,
        setup.FirstSpades,
        rounds.Round,
        rounds.TurnUpTerritory,
        rounds.Income,
        rounds.LevelIncome,
        rounds.EndRound,
        turn.NextTurn,
        turn.Turn,
        turn.AfterAction,
        turn.FinishPass,
        power.MakeOffers,
        power.TakePower,
        science.UseKey,
        science.Steps,
        science.AnySteps,
        science.GainBooks,
        buildings.FreeGuild,
        buildings.ExchangeSchool,
        buildings.PlaceGuild,
        buildings.PlaceNeutral,
        terraform.UseSpades,
        terraform.Transform,
        terraform.Settle,
        bridges.BuildBridges,
        rewards.Rewards,
        rewards.Parts,
        rewards.TakeCompetency,
        rewards.LateSteps,
        rewards.TakeCity,
        rewards.ChoosePalace,
        innovations.PayBooks,
        automa.DrawReserve,
        automa.ShuffleDeck,
        automa.AutomaTurn,
        automa.TurnUp,
        automa.GoOn,
        automa.PlayCard,
        automa.Learn,
        scoring.FinalScoring,
    )
}

SETUP: Final = Option(
    "setup",
    {
        "sets": in_all_languages("ready-made sets", "готовые наборы", "готові набори"),
        "draft": in_all_languages("draft", "драфт", "відбір"),
    },
    in_all_languages("Boards and factions", "Планшеты и фракции", "Планшети та фракції"),
)
EDITION: Final = Option(
    "edition",
    {
        "revised": in_all_languages("revised (2024)", "исправленное (2024)", "виправлене (2024)"),
        "first": in_all_languages("first edition", "первое издание", "перше видання"),
    },
    in_all_languages("Edition", "Издание", "Видання"),
)
MAP: Final = Option(
    "map",
    {
        "large": in_all_languages("the side for 3 to 5", "сторона на 3–5", "сторона на 3–5"),
        "small": in_all_languages("the tighter side for 1 to 3", "тесная сторона на 1–3", "тісніша сторона на 1–3"),
    },
    in_all_languages("Map for three players", "Карта для троих", "Мапа для трьох"),
)

# What was mended, from version 2 of the rules on.
AMENDMENTS: Final = (
    Amendment(
        in_all_languages(
            "In the end a building that a tunnel or a flight reaches over a bridge belongs to the area from both sides."
            " Palace 14 may found its city at any moment of the turn, also before the rewards of a building and after"
            " passing. The spades of a competency in the preparation are a whole terraforming without a workshop:"
            " missing ones may be bought, and a first hex is made home before another.",
            "В конце игры здание, до которого туннель или полёт доходит через мост, входит в территорию с обеих сторон."
            " Дворец 14 может основать город в любой момент хода, в том числе до наград за здание и после паса. Лопаты"
            " компетенции при подготовке — это целый терраформинг без мастерской: недостающие можно докупить, и сначала"
            " один гекс делают родным.",
            "Наприкінці гри будівля, до якої тунель чи політ сягає через міст, входить до території з обох боків. Палац"
            " 14 може заснувати місто будь-якої миті ходу, зокрема до нагород за будівлю й після пасу. Лопати"
            " компетентності під час приготувань — це ціле тераформування без майстерні: яких бракує, можна докупити, і"
            " спершу одну клітинку роблять рідною.",
        )
    ),
)


class AgeOfInnovation(Game[State]):
    """Age of Innovation, for 2 to 5 factions in six rounds, or for one against the Automa."""

    def __init__(self) -> None:
        self.name = "age_of_innovation"
        self.title = in_all_languages("Age of Innovation", "Век инноваций", "Ера інновацій")
        self.players = range(1, 6)
        self.book = BOOK
        self.options = (SETUP, EDITION, MAP)
        self.preferences = (offers.WISH,)
        self.tagline = in_all_languages(
            "Terraform the land, study and develop what changes the world.",
            "Преобразуйте земли, учитесь и внедряйте то, что меняет мир.",
            "Тераформуйте землі, вчіться і впроваджуйте те, що змінює світ.",
        )
        self.amendments = AMENDMENTS
        self.minutes = 150
        self.weight = 5

    def start(self, players: int, options: Mapping[str, str]) -> State:
        return setup.new_state(
            players,
            draft=options["setup"] == "draft",
            small_map=options["map"] == "small",
            edition=EDITIONS.index(options["edition"]),
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
        return [seat.points for seat in state.seats[: state.humans]]

    def winners(self, state: State) -> Sequence[int]:
        """The most points; those who tie win together. Against the Automa nobody may win."""
        best = max([seat.points for seat in state.seats])
        return [number for number in range(state.humans) if state.seats[number].points == best]

    def view(self, state: State, seat: int | None) -> Mapping[str, Plain]:
        return view(state)

    def foresee(self, state: State, seat: int, action: Action) -> State:
        """A hex to be terraformed is shown as home, where the spades reach so far: with tunnel, spades and points."""
        after = super().foresee(state, seat, action)
        asked = question(after, seat)
        if isinstance(asked, terraform.Transform):
            home = TO[after.seats[seat].terrain]
            if home in asked.legal(after):
                self.apply(after, seat, home)
        return after

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

    def preferred(self, state: State, seat: int, preferences: Mapping[str, str]) -> Action | None:
        if not isinstance(question(state, seat), power.TakePower):
            return None
        taken = offers.takes(preferences[offers.WISH.name], int(state.answers[0].args[0]))
        return None if taken is None else state.answers[0] if taken else DECLINE

    def unasked(self, state: State, seat: int, version: int) -> Action | None:
        """Version 1: a single reward was taken, steps without a key were lost, the last pass ended the turn, and the
        spades of the preparation were given up all at once."""
        asked = question(state, seat)
        if version > 1:
            return None
        if isinstance(asked, rewards.Rewards):
            return state.answers[0] if state.answers[1].verb == "connect" else None
        if isinstance(asked, rewards.LateSteps):
            return DROP_KEY
        if isinstance(asked, terraform.UseSpades) and not state.round:
            return DROP_SPADES
        last = state.round == ROUNDS and state.seats[seat].passed
        return DONE if isinstance(asked, turn.AfterAction) and last else None

    def resample(self, state: State, seat: int) -> State:
        """Nothing is hidden: the order of the Automa's cards is not in the state."""
        return state.clone()

    def estimate(self, state: State, seat: int) -> float:
        return estimate(state, seat)

    def encode(self, state: State, seat: int) -> "array[float]":
        return encode(state, seat)

    def prompt(self, state: State, seat: int, language: str) -> str:
        return dialogue.prompt(state, seat, language)

    def phrase(self, state: State, seat: int, action: Action, language: str) -> str:
        return phrases.phrase(state, seat, action, language)

    def report(self, state: State, seat: int, action: Action, language: str) -> str:
        return phrases.report(state, seat, action, language)

    def brief(self, state: State, seat: int, action: Action, language: str) -> str:
        """What the Automa does is told by its card alone, so even a narrow log keeps all of it."""
        if action.verb == "card":
            return self.report(state, seat, action, language)
        return self.label(state, seat, action, language)

    def label(self, state: State, seat: int, action: Action, language: str) -> str:
        return dialogue.label(state, seat, action, language)

    def progress(self, state: State, language: str) -> str:
        return dialogue.progress(state, language)

    def round(self, state: State) -> int:
        return state.round

    def obstacles(self, state: State, seat: int, language: str) -> Mapping[str, str]:
        return obstacles.obstacles(state, seat, language)

    def obstacle(self, state: State, seat: int, action: Action, language: str) -> str:
        return self.obstacles(state, seat, language).get(obstacles.thing(action), "")

    def pieces(self, language: str, options: Mapping[str, str]) -> Mapping[str, Plain]:
        return pieces(language, options.get("edition", EDITIONS[0]))

    def score_sheet(self, state: State, language: str) -> tuple[Sequence[str], Sequence[Sequence[int]]]:
        return words.CATEGORY_NAMES[language], [seat.scored for seat in state.seats[: state.humans]]

    def rivals(self, state: State, language: str) -> Sequence[Rival]:
        return [] if state.automa is None else [Rival(say("Automa", language), state.seats[-1].scored.copy())]

    def stocks(self, state: State) -> Sequence[Mapping[str, int]]:
        return [
            {
                "vp": seat.points,
                "c": seat.coins,
                "t": seat.tools,
                "s": seat.scholars,
                "b": sum(seat.books),
                "pw": seat.bowls.three,
            }
            for seat in state.seats[: state.humans]
        ]

    def books(self, state: State) -> Mapping[Account, int]:
        return books(state)

    def stock_words(self, stock: str, number: int, language: str) -> str:
        return words.amount(number, stock, language, subject=True)

    def describe(self, language: str, options: Mapping[str, str]) -> Sequence[Section]:
        return descriptions.describe_all(language, options.get("edition", EDITIONS[0]))

    def rules(self, language: str) -> Sequence[Chapter]:
        return chapters(language)

    def roles(self, state: State, language: str) -> Sequence[str]:
        return [
            words.faction_name(FACTIONS[seat.faction], language) if seat.faction != NONE else ""
            for seat in state.seats[: state.humans]
        ]


GAME: Final = AgeOfInnovation()
