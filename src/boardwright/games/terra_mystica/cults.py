"""Cults: steps, keys, priests. (Rulebook: Cults)"""

from boardwright.games.terra_mystica.state import NONE, State
from boardwright.games.terra_mystica.vocabulary import CULT_POWER, CULT_TOP, ORDER_SPACES


def advance(state: State, number: int, cult: int, steps: int) -> None:
    """Steps on a track. The top is for one faction only, and opens with a key that is used up. Power comes with each
    mark that is reached or passed."""
    seat = state.seats[number]
    start = seat.cults[cult]
    end = min(start + steps, CULT_TOP)
    if end == CULT_TOP and start < CULT_TOP:
        if seat.keys and not top_taken(state, cult):
            seat.keys -= 1
        else:
            end = CULT_TOP - 1
            if not top_taken(state, cult):
                seat.blocked |= 1 << cult
    if end <= start:
        return
    seat.cults = (*seat.cults[:cult], end, *seat.cults[cult + 1 :])
    seat.bowls.gain(sum(CULT_POWER[start + 1 : end + 1]))


def top_taken(state: State, cult: int) -> bool:
    return any(seat.cults[cult] == CULT_TOP for seat in state.seats)


def free_space(state: State, cult: int, steps: int) -> int:
    """The place of a free order space of a cult that brings so many steps, or NONE."""
    for space, brings in enumerate(ORDER_SPACES):
        if brings == steps and state.order_spaces[4 * cult + space] == NONE:
            return 4 * cult + space
    return NONE


def send_priest(state: State, number: int, cult: int, steps: int) -> None:
    """On an order space the priest stays for good; for one step it goes back to the own supply."""
    seat = state.seats[number]
    seat.priests -= 1
    if steps > 1:
        state.order_spaces[free_space(state, cult, steps)] = number
        seat.priests_sent += 1
    advance(state, number, cult, steps)
