"""Cults: steps, keys, priests. (Rulebook: Cults)"""

from boardwright.kernel.reason import FINE

from .reasons import AT_TOP, NO_KEY, NO_PRIEST, NO_SPACE, TOP_TAKEN
from .seat import NONE, Seat
from .state import State
from .vocabulary import CULT_POWER, CULT_TOP, CULTS, ORDER_SPACES, Source


def advance(state: State, number: int, cult: int, steps: int, source: str) -> None:
    """Steps on a track. The top is for one faction only, and opens with a key that is used up. Power comes with each
    mark that is reached or passed."""
    seat = state.seats[number]
    start, end = seat.cults[cult], reached(state, seat, cult, steps)
    if end == CULT_TOP and start < CULT_TOP:
        seat.add_keys(-1, CULTS[cult])
    elif start + steps >= CULT_TOP and top_closed(state, seat, cult) == NO_KEY:
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
    return CULT_TOP if top_closed(state, seat, cult) == FINE else CULT_TOP - 1


def top_closed(state: State, seat: Seat, cult: int) -> int:
    """Why a seat may not enter the top of a track."""
    if seat.cults[cult] == CULT_TOP:
        return AT_TOP
    if top_taken(state, cult):
        return TOP_TAKEN
    return FINE if seat.keys else NO_KEY


def top_taken(state: State, cult: int) -> bool:
    return any(seat.cults[cult] == CULT_TOP for seat in state.seats)


def free_space(state: State, cult: int, steps: int) -> int:
    """The place of a free order space of a cult that brings so many steps, or NONE."""
    for space, brings in enumerate(ORDER_SPACES):
        if brings == steps and state.order_spaces[4 * cult + space] == NONE:
            return 4 * cult + space
    return NONE


def priest_closed(state: State, seat: Seat, cult: int, steps: int) -> int:
    """For one step a priest needs no space."""
    if not seat.priests:
        return NO_PRIEST
    return NO_SPACE if steps > 1 and free_space(state, cult, steps) == NONE else FINE


def send_priest(state: State, number: int, cult: int, steps: int) -> None:
    """On an order space the priest stays for good; for one step it goes back to the own supply."""
    seat = state.seats[number]
    seat.add(0, 0, -1, Source.PRICE)
    if steps > 1:
        state.keep_priest(number, free_space(state, cult, steps))
    advance(state, number, cult, steps, Source.PRIEST)
