"""The view as numbers for learners: from the eyes of one seat, always of the same length.

| part | numbers |
|---|---|
| round, round tiles, final tile, round bonuses that lie out and their coins / 5 | 6 + 6 x 12 + 4 + 2 x 10 |
| power and book actions free, book actions in play | 6 + 6 + 6 |
| innovations by place, competencies by place and how many are left / 4, city tiles left / 3, palaces out | |
| each of 117 hexes: its terrain (7) or river (1), its building (7), neutral, annex, whose, mine first (5) | 117 x 22 |
| bridges by pair of hexes: mine, of others | 2 x 269 |
| each of 5 seats, mine first (absent ones all 0): stocks, tracks, science, board, faction, tiles | |
"""

from array import array
from typing import Final

from boardwright.games.age_of_innovation.content.boards import BOARDS, FACTIONS
from boardwright.games.age_of_innovation.content.tiles import (
    BOOK_ACTIONS,
    CITIES,
    CITY_COPIES,
    COMPETENCIES,
    COMPETENCY_COPIES,
    FINAL_TILES,
    INNOVATIONS,
    PALACES,
    POWER_ACTIONS,
    ROUND_BONUSES,
    SCORING_TILES,
)
from boardwright.games.age_of_innovation.rules.map import HEXES, PAIRS
from boardwright.games.age_of_innovation.rules.state import PLACES, State
from boardwright.games.age_of_innovation.rules.tile import NONE
from boardwright.games.age_of_innovation.rules.vocabulary import BUILDINGS, ROUNDS, SCHOLARS, TERRAINS, TOP
from boardwright.parts.hexgrid import bits

SEATS: Final = 5
_SCORING_AT: Final = ROUNDS
_FINAL_AT: Final = _SCORING_AT + ROUNDS * len(SCORING_TILES)
_BONUSES_AT: Final = _FINAL_AT + len(FINAL_TILES)
_ACTIONS_AT: Final = _BONUSES_AT + 2 * len(ROUND_BONUSES)
_DISPLAY_AT: Final = _ACTIONS_AT + len(POWER_ACTIONS) + 2 * len(BOOK_ACTIONS)
_COMPETENCIES_AT: Final = _DISPLAY_AT + PLACES * len(INNOVATIONS)
_SUPPLY_AT: Final = _COMPETENCIES_AT + len(COMPETENCIES) * len(COMPETENCIES)
_HEXES_AT: Final = _SUPPLY_AT + len(COMPETENCIES) + len(CITIES) + len(PALACES)
_PER_HEX: Final = len(TERRAINS) + 1 + len(BUILDINGS) + 2 + SEATS
_BRIDGES_AT: Final = _HEXES_AT + HEXES * _PER_HEX
_SEATS_AT: Final = _BRIDGES_AT + 2 * len(PAIRS)
_NUMBERS: Final = 24
_PER_SEAT: Final = (
    _NUMBERS
    + len(BOARDS)
    + len(FACTIONS)
    + len(CITIES)
    + len(COMPETENCIES)
    + len(INNOVATIONS)
    + len(PALACES)
    + len(ROUND_BONUSES)
)
LENGTH: Final = _SEATS_AT + SEATS * _PER_SEAT


def encode(state: State, seat: int) -> "array[float]":
    numbers = array("f", bytes(4 * LENGTH))
    _encode_table(state, numbers)
    _encode_map(state, seat, numbers)
    for place in range(len(state.seats)):
        _encode_seat(state, (seat + place) % len(state.seats), _SEATS_AT + place * _PER_SEAT, numbers)
    return numbers


def _encode_table(state: State, numbers: "array[float]") -> None:
    if state.round:
        numbers[state.round - 1] = 1.0
    for place, tile in enumerate(state.scoring):
        numbers[_SCORING_AT + place * len(SCORING_TILES) + tile] = 1.0
    if state.final_tile != NONE:
        numbers[_FINAL_AT + state.final_tile] = 1.0
    for bonus in state.bonus_row:
        numbers[_BONUSES_AT + bonus] = 1.0
        numbers[_BONUSES_AT + len(ROUND_BONUSES) + bonus] = state.bonus_coins[bonus] / 5
    for action in range(len(POWER_ACTIONS)):
        numbers[_ACTIONS_AT + action] = float(state.power_used[action] == NONE)
    for action in state.book_actions:
        at = _ACTIONS_AT + len(POWER_ACTIONS) + action
        numbers[at] = 1.0
        numbers[at + len(BOOK_ACTIONS)] = float(state.books_used[action] == NONE)
    for place, innovation in enumerate(state.display):
        if innovation != NONE:
            numbers[_DISPLAY_AT + place * len(INNOVATIONS) + innovation] = 1.0
    for place, competency in enumerate(state.competency_places):
        numbers[_COMPETENCIES_AT + place * len(COMPETENCIES) + competency] = 1.0
    for competency, left in enumerate(state.competencies):
        numbers[_SUPPLY_AT + competency] = left / COMPETENCY_COPIES
    for city, left in enumerate(state.city_tiles):
        numbers[_SUPPLY_AT + len(COMPETENCIES) + city] = left / CITY_COPIES
    for palace in state.palaces:
        numbers[_SUPPLY_AT + len(COMPETENCIES) + len(CITIES) + palace] = 1.0


def _encode_map(state: State, eyes: int, numbers: "array[float]") -> None:
    for terrain, mask in enumerate((*state.lands, state.map.rivers)):
        for h in bits(mask):
            numbers[_HEXES_AT + h * _PER_HEX + terrain] = 1.0
    seats = len(state.seats)
    for place in range(seats):
        seat = state.seats[(eyes + place) % seats]
        for building, mask in enumerate(seat.structures):
            for h in bits(mask):
                at = _HEXES_AT + h * _PER_HEX + len(TERRAINS) + 1
                numbers[at + building] = 1.0
                numbers[at + len(BUILDINGS)] = float(seat.neutral >> h & 1)
                numbers[at + len(BUILDINGS) + 1] = float(seat.annexed >> h & 1)
                numbers[at + len(BUILDINGS) + 2 + place] = 1.0
    for pair, owner in state.bridges:
        numbers[_BRIDGES_AT + (0 if owner == eyes else len(PAIRS)) + pair] = 1.0


def _encode_seat(state: State, number: int, at: int, numbers: "array[float]") -> None:
    seat = state.seats[number]
    stocks = (
        seat.points / 100,
        seat.coins / 20,
        seat.tools / 10,
        seat.scholars / SCHOLARS,
        seat.scholars_sent / SCHOLARS,
        seat.bowls.one / 12,
        seat.bowls.two / 12,
        seat.bowls.three / 12,
        seat.shipping / 3,
        seat.terraforming / 2,
        seat.bridges / 3,
        seat.annexes / 2,
        len(seat.cities) / 4,
        seat.used / 64,
        float(seat.passed),
        float(state.acting == number),
        *[books / 6 for books in seat.books],
        *[level / TOP for level in seat.science],
    )
    for offset, stock in enumerate(stocks):
        numbers[at + offset] = stock
    at += _NUMBERS
    if seat.terrain != NONE:
        numbers[at + seat.terrain] = 1.0
    at += len(BOARDS)
    if seat.faction != NONE:
        numbers[at + seat.faction] = 1.0
    at += len(FACTIONS)
    for city in seat.cities:
        numbers[at + city] += 1 / CITY_COPIES
    at += len(CITIES)
    for competency in seat.competencies:
        numbers[at + competency] = 1.0
    at += len(COMPETENCIES)
    for innovation in seat.innovations:
        numbers[at + innovation] = 1.0
    at += len(INNOVATIONS)
    for palace in (seat.palace, seat.drafted):
        if palace != NONE:
            numbers[at + palace] = 1.0 if palace == seat.palace else 0.5
    at += len(PALACES)
    if seat.bonus != NONE:
        numbers[at + seat.bonus] = 1.0
