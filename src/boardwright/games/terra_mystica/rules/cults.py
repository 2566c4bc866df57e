"""Cults: steps, keys, priests. (Rulebook: Cults)"""

from boardwright.games.terra_mystica.rules.state import NONE, State
from boardwright.games.terra_mystica.rules.vocabulary import CULT_POWER, CULT_TOP, CULTS, ORDER_SPACES, Source


def advance(state: State, number: int, cult: int, steps: int, source: str) -> None:
    """Steps on a track. The top is for one faction only, and opens with a key that is used up. Power comes with each
    mark that is reached or passed."""
    seat = state.seats[number]
    start = seat.cults[cult]
    end = min(start + steps, CULT_TOP)
    if end == CULT_TOP and start < CULT_TOP:
        if seat.keys and not top_taken(state, cult):
            seat.add_keys(-1, CULTS[cult])
        else:
            end = CULT_TOP - 1
            if not top_taken(state, cult):
                seat.blocked |= 1 << cult
    if end <= start:
        return
    seat.step(cult, end - start, source)
    seat.gain_power(sum(CULT_POWER[start + 1 : end + 1]), CULTS[cult])


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
    seat.add(0, 0, -1, Source.PRICE)
    if steps > 1:
        state.keep_priest(number, free_space(state, cult, steps))
    advance(state, number, cult, steps, Source.PRIEST)
