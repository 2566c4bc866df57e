"""Preparing the game: the goal board, the commanders, the first turn order. (Rulebook: Preparation)"""

from collections.abc import Sequence
from typing import ClassVar, Final

from boardwright.kernel.action import Action, Verb
from boardwright.kernel.decision import CHANCE, Decision, Step
from boardwright.kernel.kind import Sole
from boardwright.kernel.verdict import Reason, Words

from .catalogue import PLANETS
from .moves import COMMAND, GOAL, SIDE
from .rounds import Round
from .scoring import FinalScoring
from .state import State
from .vocabulary import Source

CHOSEN: Final = Reason("chosen")


def frames(players: int, *, random_commanders: bool, free_sides: bool) -> list[Decision[State]]:
    """A whole game, last frame first."""
    seats = range(players - 1, -1, -1)
    stack: list[Decision[State]] = [FinalScoring()]
    stack += [Round(number) for number in range(PLANETS, 0, -1)]
    stack.append(LineUp())
    if random_commanders:
        stack += [ChooseSide(seat, int(free_sides)) for seat in seats]
        stack += [DrawCommander(seat) for seat in seats]
    else:
        for seat in seats:
            stack += [ChooseSide(seat, int(free_sides)), ChooseCommander(seat)]
    stack.append(DrawGoal())
    return stack


class DrawGoal(Sole[State, int]):
    """One of the goal boards at random counts for everybody."""

    verb: Verb[int] = GOAL
    noun: ClassVar[str] = "goal"

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def legal(self, state: State) -> Sequence[Action]:
        return GOAL.actions

    def do(self, state: State, goal: int) -> None:
        state.draw_goal(state.catalogue.goals[goal])

    def args(self) -> Sequence[int]:
        return ()


class TakeCommander(Sole[State, int]):
    """A commander board that nobody has yet. It lies on side A until its side is chosen."""

    abstract: ClassVar[bool] = True

    verb: Verb[int] = COMMAND

    def __init__(self, receiver: int, seat: int) -> None:
        super().__init__(seat)
        self.receiver: Final[int] = receiver

    def why_not(self, state: State, board: int) -> Reason | None:
        return CHOSEN if any(seat.side is not None and seat.side.board == board for seat in state.seats) else None

    def do(self, state: State, board: int) -> None:
        state.seats[self.receiver].take_command(state.catalogue.sides_of(board)[0])

    def words(self, state: State, board: int) -> Words:
        return "dealt" if self.seat == CHANCE else "command", {"name": board, "faction": board}

    def args(self) -> Sequence[int]:
        return (self.receiver,)


class ChooseCommander(TakeCommander):
    """From the youngest player (seat 1) clockwise, each takes one of the commander boards that are left."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, seat)


class DrawCommander(TakeCommander):
    """The other way: commander boards are dealt at random."""

    def __init__(self, receiver: int) -> None:
        super().__init__(receiver, CHANCE)


class ChooseSide(Sole[State, str]):
    """In a first game all play side A; later everybody lays the own board as they like."""

    verb: Verb[str] = SIDE
    noun: ClassVar[str] = "side"

    def __init__(self, seat: int, free: int) -> None:
        super().__init__(seat)
        self.free: Final[int] = free

    def options(self, state: State) -> Sequence[str]:
        return self.verb.values if self.free else self.verb.values[:1]

    def do(self, state: State, letter: str) -> None:
        seat = state.seats[self.seat]
        assert seat.side is not None
        for side in state.catalogue.sides_of(seat.side.board):
            if side.letter == letter:
                seat.take_command(side)

    def args(self) -> Sequence[int]:
        return (self.seat, self.free)


class LineUp(Step[State]):
    """Ships stand on the turn order track by rising initiative; who is always last is last whatever his initiative."""

    def run(self, state: State) -> None:
        waiting: list[tuple[bool, int, int]] = []
        for number, seat in enumerate(state.seats):
            assert seat.side is not None
            waiting.append((seat.powers.always_last, seat.side.initiative, number))
        waiting.sort()
        for space, (_, _, number) in enumerate(waiting):
            state.stand(number, space, Source.SETUP)
