"""Santa Maria as the rest of Boardwright sees it."""

from collections.abc import Mapping, Sequence
from itertools import takewhile
from random import Random
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import advance, question
from boardwright.kernel.game import Game, MacroAction
from boardwright.kernel.ledger import Account
from boardwright.kernel.option import Amendment, Option
from boardwright.kernel.plain import Plain

from .rules import buildings, market, payment, scoring, setup, turn
from .rules.catalogue import BUILT_IN, LIBRARY, catalogue
from .rules.moves import BOOK, DECLINE, GOLD_FOR, PAY, PLACE
from .rules.state import State, load_state
from .rules.vocabulary import GOODS
from .study.study import SantaMariaStudy
from .table.books import books
from .table.lessons import LESSON
from .table.macros import macros
from .table.telling import SantaMariaTelling
from .table.view import View, view, views

COLONIES: Final = Option("colonies", ("dealt", "chosen", "advanced"), varied="advanced")
BLUE: Final = Option("blue", ("own", "shared"))
GOLD: Final = Option("gold", ("exact", "ask"))
HAPPINESS: Final = Option("happiness", ("hidden", "open"))
CONTENT: Final = Option("content", (BUILT_IN,), check=catalogue)
# Version 2 of the rules: rulings that were mended.
MENDED: Final = Amendment({"happiness": "open"})
# Version 3: values that are ours were changed, so that no town hall is better than the others and ships weigh less.
BALANCED: Final = Amendment()
BALANCED_IN: Final = 3
# Version 4: a tile is paid for before it is laid, and what no storage can hold is not asked about.
PAID_FIRST: Final = Amendment()
PAID_FIRST_IN: Final = 4


class SantaMaria(Game[State]):
    """Santa Maria, for 1 to 4 colonies in three years."""

    def __init__(self) -> None:
        super().__init__(
            "santa_maria",
            range(1, 5),
            BOOK,
            options=(COLONIES, BLUE, HAPPINESS, CONTENT),
            preferences=(GOLD,),
            amendments=(MENDED, BALANCED, PAID_FIRST),
            minutes=75,
            weight=3,
            telling=SantaMariaTelling(),
            study=SantaMariaStudy(),
            lesson=LESSON,
            library=LIBRARY,
        )

    def start(self, players: int, options: Mapping[str, str]) -> State:
        colonies = setup.ADVANCED if players == 1 else setup.COLONIES.index(options["colonies"])
        state = State(catalogue(options["content"]), players, [setup.Preparation(colonies)])
        state.shared = options["blue"] == "shared"
        # Alone there is nobody to hide it from. [27]
        state.hidden = options["happiness"] == "hidden" and players > 1
        return state

    def options_under(self, version: int, options: Mapping[str, str]) -> dict[str, str]:
        """A game that was begun with the values of version 2 keeps them, as corrections of today's."""
        given = super().options_under(version, options)
        if version < BALANCED_IN:
            given["content"] = LIBRARY.as_before(given.get("content", BUILT_IN), "version_2")
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
        return view(state, seat)

    def views(self, state: State, watchers: Sequence[int | None]) -> Sequence[View]:
        return views(state, watchers)

    def resample(self, state: State, seat: int, random: Random) -> State:
        """What lies face down on the common board is drawn only when it is revealed; happiness and ships of the others
        lie face down where the table plays so. [27]"""
        return state.drawn_anew(seat, random) if state.hidden and state.pending else state.clone()

    def public(self, state: State) -> State:
        """Without happiness and the faces of ships while they lie face down. [27]"""
        return state.face_down() if state.hidden and state.pending else state

    def preferred(self, state: State, seat: int, preferences: Mapping[str, str]) -> Action | None:
        exact = isinstance(question(state, seat), payment.Pay) and preferences[GOLD.name] == GOLD.default
        return PAY.action if exact and PAY.action in state.answers else None

    def veil(self, state: State) -> None:
        if state.hidden and state.pending and isinstance(state.pending[0], scoring.FinalScoring):
            state.pending[0] = scoring.Curtain()

    def stand_still(self, state: State, seat: int) -> bool:
        """Neither acts nor passes, and leaves what it had begun. While the game is prepared, everything depends on what
        the others choose."""
        if not state.year:
            return False
        if isinstance(state.pending[-1], buildings.LayDie):  # a die in the hand must lie somewhere
            self.apply(state, seat, state.answers[-1])
            return True
        state.pending.pop()
        advance(state)
        return True

    def macros(self, state: State, seat: int) -> Sequence[MacroAction[State]]:
        return macros(MacroAction(self, state, seat))

    def unasked(self, state: State, seat: int, version: int, before: Sequence[Action] = ()) -> Action | None:
        """Until version 2 no die could be moved in the middle of a line; and goods were sold and bought in one order,
        so that after some of it only one answer could be left."""
        asked = question(state, seat)
        if version > 1 or not isinstance(asked, market.OwnDecision):
            return None
        if isinstance(asked, market.Rearrange):
            return DECLINE.action
        last = market.trade_place(before[-1]) if asked.begun and before else 0
        ordered = [action for action in state.answers if not 0 < market.trade_place(action) < last]
        return ordered[0] if len(ordered) == 1 else None

    def rearranged(self, state: State, seat: int, answers: Sequence[Action], version: int) -> Sequence[Action]:
        """Until version 3 a tile was paid for after it was laid, where gold was to spare; a tile that lay unpaid is
        in the hand again. And a trade or a ship had to be declined for which no storage could hold the goods."""
        if version >= PAID_FIRST_IN:
            return answers
        if answers[0] is DECLINE.action:
            return answers[1:]
        if answers[0].of is PLACE and isinstance(question(state, seat), payment.Pay):
            paid = list(takewhile(lambda action: action.of in (PAY, GOLD_FOR), answers[1:]))
            return [*paid, answers[0], *answers[1 + len(paid) :]] if paid else answers[1:]
        return answers

    def settled(self, state: State, seat: int) -> bool:
        """An action is over when its last question is answered, free actions before it included. While the game is
        prepared, every answer is an action."""
        top = state.pending[-1] if state.pending else None
        if top is None or top.seat != seat or not state.year:
            return True
        return isinstance(top, turn.Turn) and not top.begun

    def round(self, state: State) -> int:
        return state.year

    def score_sheet(self, state: State) -> Sequence[Sequence[int]]:
        return [seat.scored for seat in state.seats]

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


GAME: Final = SantaMaria()
