"""A turn: one of four main actions, with free actions at any moment. (Rulebook: Course of the game)"""

from collections.abc import Sequence
from typing import Final

from boardwright.games.santa_maria.rules.activation import activate_building, activate_line, why_no_change, why_no_coins
from boardwright.games.santa_maria.rules.catalogue import NONE
from boardwright.games.santa_maria.rules.colony import LINES, SIDE, cells_of
from boardwright.games.santa_maria.rules.expansion import expand, expansions
from boardwright.games.santa_maria.rules.market import OwnDecision, free_actions, moves
from boardwright.games.santa_maria.rules.moves import ACTIVATE, BLUE, BLUE_COLUMN, EXPAND, PASS, WHITE
from boardwright.games.santa_maria.rules.passing import pass_on, passes
from boardwright.games.santa_maria.rules.reasons import ENOUGH_BLUE, ENOUGH_WHITE, FINE
from boardwright.games.santa_maria.rules.religion import blue_dice
from boardwright.games.santa_maria.rules.seat import BLUE_DIE, WHITE_DIE, Seat
from boardwright.games.santa_maria.rules.state import DICE, State
from boardwright.games.santa_maria.rules.vocabulary import PHILOSOPHY
from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision, Step


class NextTurn(Step[State]):
    """Clockwise, whoever has not passed; when all have, the year is over."""

    def __init__(self, after: int) -> None:
        super().__init__()
        self.after: Final[int] = after

    def run(self, state: State) -> None:
        players = len(state.seats)
        for distance in range(1, players + 1):
            number = (self.after + distance) % players
            if state.seats[number].space == NONE:
                state.pending.append(NextTurn(number))
                state.pending.append(Turn(number, 0))
                return

    def args(self) -> Sequence[int]:
        return (self.after,)


class Turn(OwnDecision):
    """Expand the colony, activate a building with coins or a line with a die, or pass."""

    def surely_asks(self, state: State) -> bool:
        return len(passes(state)) > 1

    def legal(self, state: State) -> Sequence[Action]:
        seat = state.seats[self.seat]
        answers = expansions(state, seat)
        free = seat.free
        if why_no_coins(seat) == FINE:
            answers += [ACTIVATE[cell] for cell in cells_of(free)]
        if why_no_white(seat) == FINE:
            _lines(seat, state.white, WHITE, 0, answers)
        if why_no_blue(state, self.seat) == FINE:
            dice = blue_on_hand(state, self.seat)
            _lines(seat, dice, BLUE, SIDE, answers)
            if seat.knows(PHILOSOPHY):
                _lines(seat, dice, BLUE_COLUMN, 0, answers)
        answers += passes(state)
        free_actions(seat, answers)
        moves(seat, NONE, answers)
        return answers

    def answer(self, state: State, action: Action) -> None:
        index = action.index
        if _FIRST_WHITE <= index < _FIRST_BLUE:
            pips, line = divmod(index - _FIRST_WHITE, SIDE)
            state.take_white(self.seat, pips)
            activate_line(state, self.seat, WHITE_DIE, pips + 1, line)
        elif _FIRST_BLUE <= index < _FIRST_PASS:
            column, pips_and_line = divmod(index - _FIRST_BLUE, SIDE * SIDE)
            pips, line = divmod(pips_and_line, SIDE)
            state.take_blue(self.seat, pips)
            activate_line(state, self.seat, BLUE_DIE, pips + 1, line if column else SIDE + line)
        elif action.verb == "expand":
            expand(state, self.seat, index - EXPAND[0].index)
        elif action.verb == "activate":
            activate_building(state, self.seat, index - ACTIVATE[0].index)
        else:
            pass_on(state, self.seat, index - _FIRST_PASS)

    def again(self, traded: int) -> Decision[State]:
        return Turn(self.seat, traded)


_FIRST_WHITE: Final = WHITE[0].index
_FIRST_BLUE: Final = BLUE[0].index
_FIRST_PASS: Final = PASS[0].index


def why_no_white(seat: Seat) -> int:
    return FINE if seat.white_taken < DICE else ENOUGH_WHITE


def why_no_blue(state: State, number: int) -> int:
    """In the variant with common blue dice, one takes as many in a year as one has unlocked."""
    if state.shared and state.seats[number].blue_taken >= blue_dice(state, number):
        return ENOUGH_BLUE
    return FINE


def blue_on_hand(state: State, number: int) -> Sequence[int]:
    """The own blue dice; in the variant the common ones."""
    return state.blue if state.shared else state.seats[number].dice


def _lines(
    seat: Seat, dice: Sequence[int], answers_of: Sequence[Action], lines_from: int, answers: list[Action]
) -> None:
    """Every die with every line in which a building is free, if the change of the die can be paid."""
    free = seat.free
    for line in range(SIDE):
        if not LINES[lines_from + line] & free:
            continue
        for pips in range(SIDE):
            if dice[pips] and (pips == line or why_no_change(seat, abs(pips - line)) == FINE):
                answers.append(answers_of[SIDE * pips + line])
