"""The view as numbers for learners: always from the eyes of one seat, always of the same length.

| part | numbers |
|---|---|
| year; white and common blue dice by pips / 4; road tiles / 3 | 3 + 6 + 6 + 1 |
| ships at each dock; expansion tiles on display; places for monks on offer | 4 x 34 + 30 + 20 |
| each of 4 seats, mine first, then in seat order (absent ones all 0) | 4 x SEAT_LENGTH |
| of a seat: goods / 3, coins / 20, points / 100, own blue dice by pips, dice taken, buildings paid for, tracks, pass
  space, begins the year, scholars, monks by place, ships by dock / 4, ship points / 30 | 46 + 20 |
| of a seat: each of 36 cells: terrain, free, colonists / 2, what its effects bring | 36 x 19 |

With hidden happiness, points and ship points of others are 0. Values lie between 0 and about 1.
"""

from array import array
from typing import Final

from boardwright.games.santa_maria.rules.catalogue import NONE, YEARS, Space
from boardwright.games.santa_maria.rules.colony import CELLS, SIDE, cells_of
from boardwright.games.santa_maria.rules.moves import EXPANSIONS, PLACE_IDS
from boardwright.games.santa_maria.rules.state import DICE, ROAD_TILES, State
from boardwright.games.santa_maria.rules.vocabulary import (
    CONQUISTADOR,
    DOCKS,
    GAIN,
    GOODS,
    PASS_SPACES,
    RELIGION,
    SCHOLARS,
    SHIPPING,
    STORAGE,
    TERRAINS,
    TRADE,
)

SEATS: Final = 4
SHIPS: Final = 34
_DOCKS_AT: Final = YEARS + 2 * SIDE + 1
_SHOWN_AT: Final = _DOCKS_AT + len(DOCKS) * SHIPS
_OFFERED_AT: Final = _SHOWN_AT + EXPANSIONS
_SEATS_AT: Final = _OFFERED_AT + len(PLACE_IDS)
_PLAIN: Final = 7  # coins, points, dice taken (2), buildings paid for, religion, conquest
_CELL_LENGTH: Final = len(TERRAINS) + 2 + len(GOODS) + 6
_CELLS_AT: Final = len(GOODS) + _PLAIN + SIDE + len(PASS_SPACES) + 1 + len(SCHOLARS) + len(PLACE_IDS) + len(DOCKS) + 1
SEAT_LENGTH: Final = _CELLS_AT + CELLS * _CELL_LENGTH
LENGTH: Final = _SEATS_AT + SEATS * SEAT_LENGTH


def encode(state: State, seat: int) -> "array[float]":
    numbers = array("f", bytes(4 * LENGTH))
    if state.year:
        numbers[state.year - 1] = 1.0
    for pips in range(SIDE):
        numbers[YEARS + pips] = state.white[pips] / 4
        numbers[YEARS + SIDE + pips] = state.blue[pips] / 4
    numbers[_DOCKS_AT - 1] = state.roads / ROAD_TILES
    for dock, ship in enumerate(state.docks):
        if ship != NONE:
            numbers[_DOCKS_AT + dock * SHIPS + ship] = 1.0
    for tile in cells_of(state.shown):
        numbers[_SHOWN_AT + tile] = 1.0
    for place in cells_of(state.offered):
        numbers[_OFFERED_AT + place] = 1.0
    players = len(state.seats)
    for offset in range(players):
        _encode_seat(numbers, _SEATS_AT + offset * SEAT_LENGTH, state, (seat + offset) % players, seat)
    return numbers


def _encode_seat(numbers: "array[float]", at: int, state: State, number: int, watcher: int) -> None:
    seat = state.seats[number]
    content = state.catalogue
    seen = number == watcher or not state.hidden or not state.pending
    for good in range(len(GOODS)):
        numbers[at + good] = seat.goods[good] / STORAGE
    at += len(GOODS)
    plain = (
        seat.coins / 20,
        seat.points / 100 if seen else 0.0,
        seat.white_taken / DICE,
        seat.blue_taken / DICE,
        seat.bought / 6,
        seat.religion / content.religion_length,
        seat.conquest / content.conquest_length,
    )
    for place, value in enumerate(plain):
        numbers[at + place] = value
    at += _PLAIN
    for pips in range(SIDE):
        numbers[at + pips] = seat.dice[pips] / DICE
    at += SIDE
    if seat.space != NONE:
        numbers[at + seat.space] = 1.0
    at += len(PASS_SPACES)
    numbers[at] = 1.0 if state.first == number else 0.0
    at += 1
    for scholar in cells_of(seat.scholars):
        numbers[at + scholar] = 1.0
    at += len(SCHOLARS)
    for place, monks in enumerate(state.monks):
        numbers[at + place] = monks >> number & 1
    at += len(PLACE_IDS)
    points = 0
    for dock, ships in enumerate(seat.harbour):
        numbers[at + dock] = len(ships) / 4
        points += sum([content.ships[ship].points for ship in ships])
    at += len(DOCKS)
    numbers[at] = points / 30 if seen else 0.0
    at += 1
    for cell in cells_of(seat.buildings | seat.roads):
        free = seat.free >> cell & 1
        _encode_space(numbers, at + cell * _CELL_LENGTH, content.spaces[seat.spaces[cell]], free)


def _encode_space(numbers: "array[float]", at: int, space: Space, free: int) -> None:
    numbers[at + space.terrain] = 1.0
    at += len(TERRAINS)
    numbers[at] = free
    numbers[at + 1] = space.colonists / 2
    at += 2
    for effect in space.effects:
        if effect.verb == GAIN:
            for good in range(len(GOODS)):
                numbers[at + good] += effect.gain.goods[good] / STORAGE
            numbers[at + len(GOODS)] += effect.gain.coins / 3
            numbers[at + len(GOODS) + 1] += effect.gain.points / 2
    for place, verb in enumerate((RELIGION, CONQUISTADOR, SHIPPING, TRADE)):
        numbers[at + len(GOODS) + 2 + place] = sum([effect.verb == verb for effect in space.effects])
