"""Age of Innovation as the rest of Boardwright sees it."""

from collections.abc import Mapping, Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import advance, question
from boardwright.kernel.game import Game, MacroAction, Rival
from boardwright.kernel.ledger import Account
from boardwright.kernel.option import Amendment, Option
from boardwright.kernel.plain import Plain
from boardwright.parts import offers

from .rules import bridges, buildings, innovations, power, rewards, science, setup, terraform, turn
from .rules.books import books
from .rules.moves import BOOK, CONNECT, DECLINE, DONE, DROP_KEY, DROP_SPADES, TAKE
from .rules.state import State, load_state
from .rules.vocabulary import EDITIONS, ROUNDS
from .study.study import AgeOfInnovationStudy
from .table.lessons import LESSON
from .table.macros import macros
from .table.telling import AgeOfInnovationTelling
from .table.view import view

SETUP: Final = Option("setup", ("sets", "draft"))
EDITION: Final = Option("edition", ("revised", "first"))
MAP: Final = Option("map", ("large", "small"))

# What was mended, from version 2 of the rules on.
AMENDMENTS: Final = (Amendment(), Amendment())


# What belongs to an action, or to a bonus between turns.
_WITHIN: Final = (
    bridges.BuildBridges,
    buildings.ExchangeSchool,
    buildings.FreeGuild,
    buildings.PlaceGuild,
    buildings.PlaceNeutral,
    rewards.TakeCity,
    rewards.TakeCompetency,
    science.GainBooks,
    science.Steps,
    science.UseKey,
    terraform.Transform,
    terraform.UseSpades,
)


class AgeOfInnovation(Game[State]):
    """Age of Innovation, for 2 to 5 factions in six rounds, or for one against the Automa."""

    def __init__(self) -> None:
        super().__init__(
            "age_of_innovation",
            range(1, 6),
            BOOK,
            options=(SETUP, EDITION, MAP),
            preferences=(offers.WISH,),
            amendments=AMENDMENTS,
            minutes=150,
            weight=5,
            all_open=True,
            telling=AgeOfInnovationTelling(),
            study=AgeOfInnovationStudy(),
            lesson=LESSON,
        )

    def start(self, players: int, options: Mapping[str, str]) -> State:
        return setup.new_state(
            players,
            draft=options["setup"] == "draft",
            small_map=options["map"] == "small",
            edition=EDITIONS.index(options["edition"]),
        )

    def load(self, dumped: Plain) -> State:
        state = load_state(dumped, {**self.frames(), "PayBooks": innovations.dumped_pay_books})
        advance(state)
        return state

    def scores(self, state: State) -> Sequence[int]:
        return [seat.points for seat in state.seats[: state.humans]]

    def winners(self, state: State) -> Sequence[int]:
        """The most points; those who tie win together. Against the Automa nobody may win."""
        best = max([seat.points for seat in state.seats])
        return [number for number in range(state.humans) if state.seats[number].points == best]

    def view(self, state: State, seat: int | None) -> Mapping[str, object]:
        return view(state)

    def macros(self, state: State, seat: int) -> Sequence[MacroAction[State]]:
        return macros(MacroAction(self, state, seat))

    def stand_still(self, state: State, seat: int) -> bool:
        """Neither acts nor passes, takes no power and leaves what it had begun. While the game is prepared, everything
        depends on what the others choose."""
        if not state.round:
            return False
        left = state.pending.pop()
        if isinstance(left, rewards.Rewards):
            state.pending.append(rewards.Rewards(seat))  # nothing is taken, and what comes after rewards comes
        state.begun = False
        advance(state)
        return True

    def settled(self, state: State, seat: int) -> bool:
        """All that a turn asks belongs to one action: its rewards and payments, and conversions before it. So do the
        questions about free spades and steps that a bonus brings between turns."""
        top = state.pending[-1] if state.pending else None
        if top is None or top.seat != seat:
            return True
        if isinstance(top, turn.Turn):
            return not state.begun
        if state.acting == seat:
            return False
        return not isinstance(top, _WITHIN)

    def preferred(self, state: State, seat: int, preferences: Mapping[str, str]) -> Action | None:
        if not isinstance(question(state, seat), power.TakePower):
            return None
        taken = offers.takes(preferences[offers.WISH.name], TAKE.value(state.answers[0]))
        return None if taken is None else state.answers[0] if taken else DECLINE.action

    def unasked(self, state: State, seat: int, version: int, before: Sequence[Action] = ()) -> Action | None:
        """Version 2: a tower of the preparation offered no power. Version 1: a single reward was taken, steps without a
        key were lost, the last pass ended the turn, and the spades of the preparation were given up all at once."""
        asked = question(state, seat)
        if isinstance(asked, power.TakePower) and not state.round:
            return DECLINE.action
        if version > 1:
            return None
        if isinstance(asked, rewards.Rewards):
            return state.answers[0] if state.answers[1] in CONNECT else None
        if isinstance(asked, rewards.LateSteps):
            return DROP_KEY.action
        if isinstance(asked, terraform.UseSpades) and not state.round:
            return DROP_SPADES.action
        last = state.round == ROUNDS and state.seats[seat].passed
        return DONE.action if isinstance(asked, turn.AfterAction) and last else None

    def round(self, state: State) -> int:
        return state.round

    def score_sheet(self, state: State) -> Sequence[Sequence[int]]:
        return [seat.scored for seat in state.seats[: state.humans]]

    def rivals(self, state: State) -> Sequence[Rival]:
        return [] if state.automa is None else [Rival(state.seats[-1].scored.copy())]

    def stocks(self, state: State) -> Sequence[Mapping[str, int]]:
        return [
            {
                "points": seat.points,
                "coins": seat.coins,
                "tools": seat.tools,
                "scholars": seat.scholars,
                "books": sum(seat.books),
                "power": seat.bowls.three,
            }
            for seat in state.seats[: state.humans]
        ]

    def books(self, state: State) -> Mapping[Account, int]:
        return books(state)


GAME: Final = AgeOfInnovation()
