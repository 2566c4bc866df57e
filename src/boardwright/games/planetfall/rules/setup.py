"""Preparing the game: the goal board, the commanders, the first turn order. (Rulebook: Preparation)"""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import CHANCE, Decision, Step

from .catalogue import PLANETS
from .moves import COMMAND, GOAL, SIDE
from .reasons import FINE, TAKEN
from .rounds import Round
from .scoring import FinalScoring
from .state import State
from .vocabulary import Source


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


class DrawGoal(Decision[State]):
    """One of the goal boards at random counts for everybody."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def legal(self, state: State) -> Sequence[Action]:
        return GOAL

    def apply(self, state: State, action: Action) -> None:
        state.draw_goal(state.catalogue.goals[action.index - GOAL[0].index])

    def args(self) -> Sequence[int]:
        return ()


class ChooseCommander(Decision[State]):
    """From the youngest player (seat 1) clockwise, each takes one of the commander boards that are left."""

    def legal(self, state: State) -> Sequence[Action]:
        return _boards_left(state)

    def apply(self, state: State, action: Action) -> None:
        _take_board(state, self.seat, action)


class DrawCommander(Decision[State]):
    """The other way: commander boards are dealt at random."""

    def __init__(self, receiver: int) -> None:
        super().__init__(CHANCE)
        self.receiver: Final[int] = receiver

    def legal(self, state: State) -> Sequence[Action]:
        return _boards_left(state)

    def apply(self, state: State, action: Action) -> None:
        _take_board(state, self.receiver, action)

    def args(self) -> Sequence[int]:
        return (self.receiver,)


class ChooseSide(Decision[State]):
    """In a first game all play side A; later everybody lays the own board as they like."""

    def __init__(self, seat: int, free: int) -> None:
        super().__init__(seat)
        self.free: Final[int] = free

    def legal(self, state: State) -> Sequence[Action]:
        return SIDE if self.free else SIDE[:1]

    def apply(self, state: State, action: Action) -> None:
        seat = state.seats[self.seat]
        assert seat.side is not None
        for side in state.catalogue.sides_of(seat.side.board):
            if side.letter == action.args[0]:
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


def why_no_board(state: State, board: int) -> int:
    """Why a commander board cannot be taken, as one of the codes of reasons.py."""
    return TAKEN if any(seat.side is not None and seat.side.board == board for seat in state.seats) else FINE


def _boards_left(state: State) -> list[Action]:
    return [COMMAND[board] for board in range(len(COMMAND)) if why_no_board(state, board) == FINE]


def _take_board(state: State, seat: int, action: Action) -> None:
    """The board lies on side A until its side is chosen."""
    state.seats[seat].take_command(state.catalogue.sides_of(action.index - COMMAND[0].index)[0])
