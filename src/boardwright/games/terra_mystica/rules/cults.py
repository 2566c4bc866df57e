"""Cults: steps, keys, priests. (Rulebook: Cults)"""

from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision
from boardwright.kernel.kind import Kind
from boardwright.kernel.verdict import Reason, Words

from .moves import PRIEST
from .seat import NONE, Seat
from .state import State
from .vocabulary import CULT_POWER, CULT_TOP, CULTS, ORDER_SPACES, Source

AT_TOP: Final = Reason("reason-at-top")
TOP_TAKEN: Final = Reason("reason-top-taken")
NO_KEY: Final = Reason("note-top-needs-key")
NO_PRIEST: Final = Reason("reason-no-priest")
NO_SPACE: Final = Reason("reason-no-space")


def advance(state: State, number: int, cult: int, steps: int, source: str) -> None:
    """Steps on a track. The top is for one faction only, and opens with a key that is used up. Power comes with each
    mark that is reached or passed."""
    seat = state.seats[number]
    start, end = seat.cults[cult], reached(state, seat, cult, steps)
    if end == CULT_TOP and start < CULT_TOP:
        seat.add_keys(-1, CULTS[cult])
    elif start + steps >= CULT_TOP and why_no_top(state, seat, cult) is NO_KEY:
        seat.blocked |= 1 << cult
    if end <= start:
        return
    seat.step(cult, end - start, source)
    seat.gain_power(sum(CULT_POWER[start + 1 : end + 1]), CULTS[cult])


def reached(state: State, seat: Seat, cult: int, steps: int) -> int:
    """Where steps on a track lead: they stop before a top that is closed."""
    start = seat.cults[cult]
    if start == CULT_TOP or start + steps < CULT_TOP:
        return min(start + steps, CULT_TOP)
    return CULT_TOP if why_no_top(state, seat, cult) is None else CULT_TOP - 1


def why_no_top(state: State, seat: Seat, cult: int) -> Reason | None:
    """Why a seat may not enter the top of a track."""
    if seat.cults[cult] == CULT_TOP:
        return AT_TOP
    if top_taken(state, cult):
        return TOP_TAKEN
    return None if seat.keys else NO_KEY


def top_taken(state: State, cult: int) -> bool:
    return any(seat.cults[cult] == CULT_TOP for seat in state.seats)


def free_space(state: State, cult: int, steps: int) -> int:
    """The place of a free order space of a cult that brings so many steps, or NONE."""
    for space, brings in enumerate(ORDER_SPACES):
        if brings == steps and state.order_spaces[4 * cult + space] == NONE:
            return 4 * cult + space
    return NONE


class SendPriest(Kind[State, Decision[State], tuple[int, int]]):
    """To an order space, where the priest stays for good; or for one step, and it goes back to the own supply."""

    def why_none(self, state: State, asked: Decision[State]) -> Reason | None:
        return None if state.seats[asked.seat].priests else NO_PRIEST

    def why_not(self, state: State, asked: Decision[State], option: tuple[int, int]) -> Reason | None:
        cult, steps = option
        return NO_SPACE if steps > 1 and free_space(state, cult, steps) == NONE else None

    def do(self, state: State, asked: Decision[State], option: tuple[int, int]) -> None:
        cult, steps = option
        state.seats[asked.seat].add(0, 0, -1, Source.PRICE)
        if steps > 1:
            state.keep_priest(asked.seat, free_space(state, cult, steps))
        advance(state, asked.seat, cult, steps, Source.PRIEST)

    def words(self, state: State, asked: Decision[State], option: tuple[int, int]) -> Words:
        return "priest", {"cult": option[0], "steps": option[1]}

    def legal(self, state: State, asked: Decision[State], answers: list[Action]) -> None:
        if not state.seats[asked.seat].priests:
            return
        actions = self.verb.actions
        for cult in range(4):
            answers.append(actions[3 * cult])
            if free_space(state, cult, 2) != NONE:
                answers.append(actions[3 * cult + 1])
            if free_space(state, cult, 3) != NONE:
                answers.append(actions[3 * cult + 2])


SENDING: Final = SendPriest(PRIEST, "priest")
