"""The view as numbers for learners: always from the eyes of one seat, always of the same length.

| part | numbers |
|---|---|
| planet, goal board, restrained thing | 7 + 8 + 101 |
| each of 101 things (98 cards, 3 cells): level it lies on / 3, free | 2 x 101 |
| each of 6 seats, mine first, then in seat order (absent ones all 0): experience, strength, energy, points / 150,
  space on the turn order track / 6, commander side, cards laid, sectors | 6 x (5 + 12 + 98 + 98) |

Values lie between 0 and about 1. `Game.book.mask(legal)` goes with it: which of the Book's actions are legal.
"""

from array import array
from typing import Final

from boardwright.games.planetfall.rules.catalogue import PLANETS
from boardwright.games.planetfall.rules.moves import BOOK, CARD_IDS, CELL_IDS, GOAL
from boardwright.games.planetfall.rules.state import NONE, State
from boardwright.games.planetfall.rules.vocabulary import ENERGY_MAXIMUM, EXPERIENCE_MAXIMUM, LEVELS, STRENGTH_MAXIMUM

THINGS: Final = len(CARD_IDS) + len(CELL_IDS)
SIDES: Final = 2 * len(BOOK.verb("command"))
SEATS: Final = 6

_GOALS_AT: Final = PLANETS
_RESTRAINED_AT: Final = _GOALS_AT + len(GOAL)
_THINGS_AT: Final = _RESTRAINED_AT + THINGS
_SEATS_AT: Final = _THINGS_AT + 2 * THINGS
_SEAT_LENGTH: Final = 5 + SIDES + 2 * len(CARD_IDS)
LENGTH: Final = _SEATS_AT + SEATS * _SEAT_LENGTH


def encode(state: State, seat: int) -> "array[float]":
    numbers = array("f", bytes(4 * LENGTH))
    if state.planet:
        numbers[state.planet - 1] = 1.0
    if state.goal is not None:
        numbers[_GOALS_AT + state.goal.index] = 1.0
    if state.restrained != NONE:
        numbers[_RESTRAINED_AT + state.restrained] = 1.0
    for place, thing in enumerate(state.cards):
        if thing != NONE:
            numbers[_THINGS_AT + 2 * thing] = (state.layout.levels[place] + 1) / len(LEVELS)
            numbers[_THINGS_AT + 2 * thing + 1] = 1.0 if state.ships[place] == NONE else 0.0
    players = len(state.seats)
    for offset in range(players):
        _encode_seat(numbers, _SEATS_AT + offset * _SEAT_LENGTH, state, (seat + offset) % players)
    return numbers


def _encode_seat(numbers: "array[float]", at: int, state: State, number: int) -> None:
    seat = state.seats[number]
    numbers[at] = seat.experience / EXPERIENCE_MAXIMUM
    numbers[at + 1] = seat.strength / STRENGTH_MAXIMUM
    numbers[at + 2] = seat.energy / ENERGY_MAXIMUM
    numbers[at + 3] = seat.points / 150
    if number in state.track:
        numbers[at + 4] = (state.track.index(number) + 1) / SEATS
    if seat.side is not None:
        numbers[at + 5 + seat.side.index] = 1.0
    cards_at = at + 5 + SIDES
    for card in seat.laid:
        numbers[cards_at + card] = 1.0
    for card in seat.annexed:
        numbers[cards_at + len(CARD_IDS) + card] = 1.0
