"""Planning ahead: one seat tries moves on a scratch copy of the table, and the others stand still.

The plan goes on over the end of the own turn: the others neither act nor choose, so the next own turn comes at once.
After the own last turn of a round they are assumed to pass, where the game allows that, so that the next round comes.
It ends where it would have to guess: at a draw, at a reveal, and where nothing can follow without the others.
"""

from random import Random
from typing import Final, Generic, final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import CHANCE, NOBODY, S, question, withdraw
from boardwright.kernel.game import Game
from boardwright.kernel.plain import Plain
from boardwright.kernel.text import Text

# Why a plan goes no further.
DRAW: Final = "draw"
OTHERS: Final = "others"
OVER: Final = "over"


def scratch(game: Game[S], state: S, seat: int) -> "Scratch[S]":
    """A scratch copy for a seat's plan. It holds nothing that the seat cannot see; the table is never touched."""
    copied = Scratch(game, game.resample(state, seat, Random(0)), seat)
    game.veil(copied.state)
    copied.come_round()
    return copied


@final
class Scratch(Generic[S]):
    """A copy of a table on which only one seat acts."""

    def __init__(self, game: Game[S], state: S, seat: int) -> None:
        self.game: Final = game
        self.state: Final = state
        self.seat: Final[int] = seat
        # So many of the first answers can be given at the table itself, one after the other: nobody is passed over.
        self.at_once: int = 0
        # '' while the seat is asked.
        self.ends: str = ""
        # What the others are assumed to have done, in the past tense.
        self.assumed: list[tuple[int, Text]] = []
        self._direct: bool = True

    def copy(self) -> "Scratch[S]":
        twin = Scratch(self.game, self.game.clone(self.state), self.seat)
        twin.at_once, twin.ends, twin._direct = self.at_once, self.ends, self._direct
        twin.assumed = self.assumed.copy()
        return twin

    def allows(self, action: Action) -> bool:
        return not self.ends and action in self.game.legal(self.state, self.seat)

    def give(self, action: Action) -> None:
        """Answer what the seat is asked, and go on to its next question. The action is one that is allowed."""
        asked = question(self.state, self.seat)
        assert asked is not None and self.allows(action)
        if self._direct:
            self.at_once += 1
        if asked.unordered:
            # Of a simultaneous choice only the own part: going on would show what the others chose.
            withdraw(self.state, asked)
            asked.apply(self.state, action)
            self.ends = OTHERS
        else:
            self.game.apply(self.state, self.seat, action)
            self.come_round()

    def let_be(self) -> bool:
        """Let be what the seat is asked, so that a plan goes on which did not foresee the question; False when that
        cannot be."""
        asked = None if self.ends else question(self.state, self.seat)
        answer = None if asked is None else asked.declining_answer()
        if answer is None:
            return False
        self._direct = False
        self.give(answer)
        return True

    def come_round(self) -> None:
        """Pass over the others until the seat is asked. When the same table comes again, it never will be unless they
        pass: the seat is done with the round."""
        game, state = self.game, self.state
        seen: list[Plain] = []
        while not self.ends:
            waiting = game.waiting(state)
            if self.seat in waiting:
                return
            if not waiting or NOBODY in waiting:
                self.ends = OVER
            elif CHANCE in waiting:
                self.ends = DRAW
            else:
                self._direct = False
                dumped = game.dump(state)
                if dumped in seen:
                    self._bow_out(waiting[0])
                elif not game.stand_still(state, waiting[0]):
                    self.ends = OTHERS
                seen.append(dumped)

    def _bow_out(self, other: int) -> None:
        asked = question(self.state, other)
        answer = None if asked is None else asked.passing_answer(self.state)
        if answer is None:
            self.ends = OTHERS
            return
        self.assumed.append((other, self.game.telling.line(self.state, other, answer)))
        self.game.apply(self.state, other, answer)
