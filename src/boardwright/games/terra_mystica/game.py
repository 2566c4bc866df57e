"""Terra Mystica as the rest of Boardwright sees it."""

from collections.abc import Mapping, Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import advance, question
from boardwright.kernel.game import Game, MacroAction
from boardwright.kernel.ledger import Account
from boardwright.kernel.option import Amendment, Option
from boardwright.kernel.plain import Plain
from boardwright.parts import offers

from .rules import power, setup, turn
from .rules.ability import give
from .rules.books import books
from .rules.earlier import fold_double_turn, unasked_by_1
from .rules.factions import ABILITIES
from .rules.moves import BOOK, DECLINE, TAKE
from .rules.state import State, load_state
from .study.study import TerraMysticaStudy
from .table.lessons import LESSON
from .table.macros import macros
from .table.telling import TerraMysticaTelling
from .table.view import View, view

FACTIONS_OPTION: Final = Option("factions", ("chosen", "random", "first-game"), varied="random")
ORDER: Final = Option("order", ("passing", "classic"))
PROMO: Final = Option("promo", ("none", "all"), varied="all")
LEAVING: Final = Option("leaving", ("no", "yes"))

MENDED: Final = Amendment()


class TerraMystica(Game[State]):
    """Terra Mystica, for 2 to 5 factions in six rounds."""

    def __init__(self) -> None:
        super().__init__(
            "terra_mystica",
            range(2, 6),
            BOOK,
            options=(FACTIONS_OPTION, ORDER, PROMO, LEAVING),
            preferences=(offers.WISH,),
            amendments=(MENDED,),
            minutes=120,
            weight=4,
            all_open=True,
            telling=TerraMysticaTelling(),
            study=TerraMysticaStudy(),
            lesson=LESSON,
        )

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

    def load(self, dumped: Plain) -> State:
        state = load_state(dumped, self.frames())
        fold_double_turn(state)
        advance(state)
        return state

    def scores(self, state: State) -> Sequence[int]:
        return [seat.points for seat in state.seats]

    def winners(self, state: State) -> Sequence[int]:
        """The most points; those who tie win together."""
        best = max([seat.points for seat in state.seats])
        return [number for number, seat in enumerate(state.seats) if seat.points == best]

    def view(self, state: State, seat: int | None) -> View:
        return view(state)

    def macros(self, state: State, seat: int) -> Sequence[MacroAction[State]]:
        return macros(MacroAction(self, state, seat))

    def stand_still(self, state: State, seat: int) -> bool:
        """Neither acts nor passes, takes no power and leaves what it had begun. While the game is prepared, everything
        depends on what the others choose."""
        if not state.round:
            return False
        state.pending.pop()
        state.begun = False
        advance(state)
        return True

    def settled(self, state: State, seat: int) -> bool:
        """All that a turn asks belongs to one action: its boons and tiles, and conversions before it."""
        top = state.pending[-1] if state.pending else None
        if top is None or top.seat != seat:
            return True
        if isinstance(top, turn.Turn):
            return not state.begun
        return not isinstance(top, power.OwnDecision)

    def unasked(self, state: State, seat: int, version: int, before: Sequence[Action] = ()) -> Action | None:
        return unasked_by_1(state, seat) if version == 1 else None

    def preferred(self, state: State, seat: int, preferences: Mapping[str, str]) -> Action | None:
        if not isinstance(question(state, seat), power.TakePower):
            return None
        taken = offers.takes(preferences[offers.WISH.name], TAKE.value(state.answers[0]))
        return None if taken is None else state.answers[0] if taken else DECLINE.action

    def round(self, state: State) -> int:
        return state.round

    def score_sheet(self, state: State) -> Sequence[Sequence[int]]:
        return [seat.scored for seat in state.seats]

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


give(ABILITIES)
GAME: Final = TerraMystica()
