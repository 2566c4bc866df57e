"""The view as numbers for learners: from the eyes of one seat, always of the same length.

| part | numbers |
|---|---|
| round, round tiles, bonus cards that lie out and their coins / 5, power actions free | 6 + 6 x 9 + 2 x 10 + 6 |
| favor and town tiles left / 3 | 12 + 8 |
| each of 113 hexes: its terrain (8), its structure (5), whose, mine first (5) | 113 x 18 |
| bridge sites built | 29 |
| each of 5 seats, mine first (absent ones all 0): stocks, tracks, cults, left the game, faction, tiles, card | 5 x 63 |

Before a faction is chosen, both of a colour that was dealt are 0.5.
"""

from array import array
from typing import Final

from boardwright.games.terra_mystica.content.factions import FACTIONS
from boardwright.games.terra_mystica.content.tiles import BONUS_CARDS, FAVOR_TILES, SCORING_TILES, TOWN_TILES
from boardwright.games.terra_mystica.rules.map import HEXES, SITES
from boardwright.games.terra_mystica.rules.seat import NONE
from boardwright.games.terra_mystica.rules.state import State
from boardwright.games.terra_mystica.rules.vocabulary import CULT_TOP, PRIESTS, ROUNDS
from boardwright.parts.hexgrid import bits

SEATS: Final = 5
_TILES_AT: Final = ROUNDS
_CARDS_AT: Final = _TILES_AT + ROUNDS * len(SCORING_TILES)
_POWER_AT: Final = _CARDS_AT + 2 * len(BONUS_CARDS)
_SUPPLY_AT: Final = _POWER_AT + 6
_HEXES_AT: Final = _SUPPLY_AT + len(FAVOR_TILES) + len(TOWN_TILES)
_PER_HEX: Final = 8 + 5 + SEATS
_BRIDGES_AT: Final = _HEXES_AT + HEXES * _PER_HEX
_SEATS_AT: Final = _BRIDGES_AT + len(SITES)
_NUMBERS: Final = 19
_PER_SEAT: Final = _NUMBERS + len(FACTIONS) + len(FAVOR_TILES) + len(TOWN_TILES) + len(BONUS_CARDS)
LENGTH: Final = _SEATS_AT + SEATS * _PER_SEAT


def encode(state: State, seat: int) -> "array[float]":
    numbers = array("f", bytes(4 * LENGTH))
    if state.round:
        numbers[state.round - 1] = 1.0
    for place, tile in enumerate(state.scoring):
        numbers[_TILES_AT + place * len(SCORING_TILES) + tile] = 1.0
    for card, coins in enumerate(state.bonus_coins):
        if coins != NONE:
            numbers[_CARDS_AT + 2 * card] = 1.0
            numbers[_CARDS_AT + 2 * card + 1] = coins / 5
    for action in range(6):
        numbers[_POWER_AT + action] = 1.0 if state.power_used[action] == NONE else 0.0
    for tile, left in enumerate([*state.favors, *state.towns]):
        numbers[_SUPPLY_AT + tile] = left / 3
    for h in range(HEXES):
        numbers[_HEXES_AT + h * _PER_HEX + state.terrain[h]] = 1.0
    for site, _ in state.bridges:
        numbers[_BRIDGES_AT + site] = 1.0
    players = len(state.seats)
    for offset in range(players):
        _encode_seat(numbers, offset, state, (seat + offset) % players)
    return numbers


def _encode_seat(numbers: "array[float]", offset: int, state: State, number: int) -> None:
    seat = state.seats[number]
    for structure, mask in enumerate(seat.structures):
        for h in bits(mask):
            numbers[_HEXES_AT + h * _PER_HEX + 8 + structure] = 1.0
            numbers[_HEXES_AT + h * _PER_HEX + 13 + offset] = 1.0
    at = _SEATS_AT + offset * _PER_SEAT
    if not seat.chosen:
        for place, faction in enumerate(FACTIONS):
            if number < len(state.colours) and faction.home == state.colours[number]:
                numbers[at + _NUMBERS + place] = 0.5
        return
    values = [
        seat.points / 150,
        seat.coins / 20,
        seat.workers / 15,
        seat.priests / PRIESTS,
        seat.priests_sent / PRIESTS,
        seat.bowls.one / 12,
        seat.bowls.two / 12,
        seat.bowls.three / 12,
        seat.shipping / 5,
        seat.digging / 2,
        seat.keys / 3,
        seat.bridges / 3,
        float(seat.passed),
        float(number in state.order and state.order.index(number) / SEATS),
        *[steps / CULT_TOP for steps in seat.cults],
        float(seat.gone),
    ]
    for place, value in enumerate(values):
        numbers[at + place] = value
    at += _NUMBERS
    numbers[at + FACTIONS.index(seat.faction)] = 1.0
    at += len(FACTIONS)
    for tile in seat.favors:
        numbers[at + tile] = 1.0
    at += len(FAVOR_TILES)
    for tile in seat.town_tiles:
        numbers[at + tile] += 0.5
    at += len(TOWN_TILES)
    if seat.bonus != NONE:
        numbers[at + seat.bonus] = 1.0
