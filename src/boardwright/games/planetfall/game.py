"""Planetfall as the rest of Boardwright sees it."""

from collections.abc import Mapping, Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import advance, question
from boardwright.kernel.game import Game, MacroAction
from boardwright.kernel.ledger import Account
from boardwright.kernel.option import Amendment, Option
from boardwright.kernel.plain import Plain

from .rules import exploration, scoring, setup
from .rules.catalogue import BUILT_IN, LIBRARY, catalogue
from .rules.moves import BOOK, FLY
from .rules.state import State, load_state
from .study.study import PlanetfallStudy
from .table.books import books
from .table.lessons import LESSON
from .table.macros import macros
from .table.prospects import note_prospects, prospects
from .table.telling import PlanetfallTelling
from .table.view import View, view

COMMANDERS: Final = Option("commanders", ("chosen", "random"), varied="random")
SIDES: Final = Option("sides", ("A", "free"), varied="free")
CONTENT: Final = Option("content", (BUILT_IN,), check=catalogue)
# Versions 2 and 3: values that are ours were changed, so that no side of a commander board is better than the others.
BALANCED: Final = Amendment()


class Planetfall(Game[State]):
    """Age of Wonders: Planetfall, for 2 to 6 commanders on 7 planets."""

    def __init__(self) -> None:
        super().__init__(
            "planetfall",
            range(2, 7),
            BOOK,
            options=(COMMANDERS, SIDES, CONTENT),
            amendments=(BALANCED, BALANCED),
            minutes=60,
            weight=2,
            all_open=True,
            telling=PlanetfallTelling(),
            study=PlanetfallStudy(),
            lesson=LESSON,
            library=LIBRARY,
        )

    def start(self, players: int, options: Mapping[str, str]) -> State:
        frames = setup.frames(
            players,
            random_commanders=options["commanders"] == "random",
            free_sides=options["sides"] == "free",
        )
        return State(catalogue(options["content"]), players, frames)

    def options_under(self, version: int, options: Mapping[str, str]) -> dict[str, str]:
        """A game that was begun with other values keeps them, as corrections of today's."""
        given = super().options_under(version, options)
        for earlier in range(version, self.version):
            given["content"] = LIBRARY.as_before(given.get("content", BUILT_IN), f"version_{earlier}")
        return given

    def load(self, dumped: Plain) -> State:
        state = load_state(dumped, self.frames())
        advance(state)
        return state

    def scores(self, state: State) -> Sequence[int]:
        return [seat.points for seat in state.seats]

    def winners(self, state: State) -> Sequence[int]:
        return scoring.winners(state)

    def view(self, state: State, seat: int | None) -> View:
        return view(state)

    def round(self, state: State) -> int:
        return state.planet

    def ahead(self, state: State, seat: int, action: Action) -> None:
        """A ship acts only when all have flown; what its action will bring alone is what its owner wants to see. And
        what will come of it in the next income and at the end, where somebody listens."""
        before = None if state.ledger is None else prospects(state)
        if action in FLY:
            frame = state.pending.pop()
            frame.apply(state, action)
            state.pending[:] = [exploration.action_at(state, seat, state.ships.index(seat))]
            advance(state)
        else:
            ends = isinstance(state.pending[0], scoring.FinalScoring)
            super().ahead(state, seat, action)
            if ends and not state.pending:
                return  # the end has come and brought what it promised
        if before is not None:
            note_prospects(before, state)

    def macros(self, state: State, seat: int) -> Sequence[MacroAction[State]]:
        return macros(MacroAction(self, state, seat))

    def stand_still(self, state: State, seat: int) -> bool:
        """A ship stays on the track. One that has flown already does the first thing its place allows, so that the card
        is gone. Commanders are everybody's own choice."""
        asked = question(state, seat)
        if isinstance(asked, setup.ChooseCommander | setup.ChooseSide):
            return False
        if isinstance(asked, exploration.Fly):
            state.pending.pop()
            asked.skip(state)
            advance(state)
        else:
            self.apply(state, seat, state.answers[0])
        return True

    def score_sheet(self, state: State) -> Sequence[Sequence[int]]:
        return [seat.scored for seat in state.seats]

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


GAME: Final = Planetfall()
