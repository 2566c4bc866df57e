"""The view as numbers for learners: from the eyes of one seat, always of the same length. What each number is stands in
the layout."""

from typing import Final

from boardwright.kernel.layout import Board, Layout, Numbers, counted
from boardwright.parts.hexgrid import bits

from ..content.boards import BOARDS
from ..content.factions import FACTIONS
from ..content.tiles import (
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
from ..rules.map import GRID, NAMES, PAIR_NAMES
from ..rules.moves import SPECIALS
from ..rules.state import PLACES, State
from ..rules.tile import NONE
from ..rules.vocabulary import BUILDINGS, DISCIPLINES, ROUNDS, SCHOLARS, TERRAINS, TOP

SEATS: Final = 5
_WHOSE: Final = [f"of seat {seat}" for seat in range(SEATS)]
_BONUS_IDS: Final = [bonus.id for bonus in ROUND_BONUSES]
_BOOK_ACTION_IDS: Final = [action.id for action in BOOK_ACTIONS]
_COMPETENCY_IDS: Final = [tile.id for tile in COMPETENCIES]
_INNOVATION_IDS: Final = [tile.id for tile in INNOVATIONS]
_CITY_IDS: Final = [tile.id for tile in CITIES]
_PALACE_IDS: Final = [tile.id for tile in PALACES]
# What each stock is divided by.
_STOCKS: Final[dict[str, float]] = {
    "points": 100,
    "coins": 20,
    "tools": 10,
    "scholars": SCHOLARS,
    "scholars sent": SCHOLARS,
    "power in bowl I": 12,
    "power in bowl II": 12,
    "power in bowl III": 12,
    "shipping": 3,
    "terraforming": 2,
    "bridges left": 3,
    "annexes left": 2,
    "cities": 4,
    "has passed": 1,
    "whose turn it is": 1,
    **{f"books of {discipline}": 6 for discipline in DISCIPLINES},
    **{f"{discipline} track": TOP for discipline in DISCIPLINES},
}
_DIVISORS: Final = tuple(_STOCKS.values())

LAYOUT: Final = Layout()
_ROUND_AT: Final = LAYOUT.add("round", "1 for the round that is played", counted(ROUNDS))
_SCORING_AT: Final = LAYOUT.add(
    "round tiles", "1 for the tile of each round", counted(ROUNDS), [tile.id for tile in SCORING_TILES]
)
_FINAL_AT: Final = LAYOUT.add("final tile", "1 for the one in play", [tile.id for tile in FINAL_TILES])
_BONUSES_AT: Final = LAYOUT.add("round bonuses", "1 if it lies out", _BONUS_IDS)
_COINS_AT: Final = LAYOUT.add("coins on round bonuses", "how many", _BONUS_IDS, divisors=(5,))
_POWER_AT: Final = LAYOUT.add("power actions", "1 if it is free", [action.id for action in POWER_ACTIONS])
_BOOKS_AT: Final = LAYOUT.add("book actions in play", "1 for those that are", _BOOK_ACTION_IDS)
_BOOKS_FREE_AT: Final = LAYOUT.add("book actions", "1 if it is free", _BOOK_ACTION_IDS)
_DISPLAY_AT: Final = LAYOUT.add("innovations", "1 for the one at each place", counted(PLACES), _INNOVATION_IDS)
_COMPETENCIES_AT: Final = LAYOUT.add(
    "competencies", "1 for the one at each place", counted(len(COMPETENCIES)), _COMPETENCY_IDS
)
_SUPPLY_AT: Final = LAYOUT.add("competencies left", "how many", _COMPETENCY_IDS, divisors=(COMPETENCY_COPIES,))
_CITIES_AT: Final = LAYOUT.add("city tiles left", "how many", _CITY_IDS, divisors=(CITY_COPIES,))
_PALACES_AT: Final = LAYOUT.add("palaces", "1 if it lies out", _PALACE_IDS)
_HEXES_AT: Final = LAYOUT.add(
    "hexes",
    "1 for its terrain, for what stands on it, if that is neutral or annexed, whose it is, and in a city",
    NAMES,
    [*TERRAINS, "river", *BUILDINGS, "neutral", "annexed", *_WHOSE, "city"],
    board=Board(GRID.places, GRID.links()),
)
_BUILDINGS_AT: Final = len(TERRAINS) + 1
_NEUTRAL_AT: Final = _BUILDINGS_AT + len(BUILDINGS)
_WHOSE_AT: Final = _NEUTRAL_AT + 2
_CITY_AT: Final = _WHOSE_AT + SEATS
_PER_HEX: Final = _CITY_AT + 1
_OWN_BRIDGES_AT: Final = LAYOUT.add("own bridges", "1 where one stands", PAIR_NAMES)
_BRIDGES_AT: Final = LAYOUT.add("bridges of others", "1 where one stands", PAIR_NAMES)

_SEAT: Final = Layout()
_STOCKS_AT: Final = _SEAT.add("stocks", "how much", list(_STOCKS), divisors=_DIVISORS)
_USED_AT: Final = _SEAT.add("special actions", "1 if used in this round", SPECIALS)
_BOARD_AT: Final = _SEAT.add("board", "1 for the own one", [board.id for board in BOARDS])
_FACTION_AT: Final = _SEAT.add("faction", "1 for the own one", [faction.id for faction in FACTIONS])
_OWN_CITIES_AT: Final = _SEAT.add("city tiles", "how many are owned", _CITY_IDS, divisors=(CITY_COPIES,))
_LEARNED_AT: Final = _SEAT.add("competencies", "1 if owned", _COMPETENCY_IDS)
_DEVELOPED_AT: Final = _SEAT.add("innovations", "1 if owned", _INNOVATION_IDS)
_PALACE_AT: Final = _SEAT.add("palace", "1 if owned, 0.5 if drafted", _PALACE_IDS)
_BONUS_AT: Final = _SEAT.add("round bonus", "1 for the one that is held", _BONUS_IDS)
_PER_SEAT: Final = _SEAT.length
_SEATS_AT: Final = LAYOUT.add_seats(SEATS, _SEAT)


def write(state: State, seat: int, numbers: Numbers) -> None:
    _write_table(state, numbers)
    _write_map(state, seat, numbers)
    for place in range(len(state.seats)):
        _write_seat(state, (seat + place) % len(state.seats), _SEATS_AT + place * _PER_SEAT, numbers)


def _write_table(state: State, numbers: Numbers) -> None:
    if state.round:
        numbers[_ROUND_AT + state.round - 1] = 1.0
    for place, tile in enumerate(state.scoring):
        numbers[_SCORING_AT + place * len(SCORING_TILES) + tile] = 1.0
    if state.final_tile != NONE:
        numbers[_FINAL_AT + state.final_tile] = 1.0
    for bonus in state.bonus_row:
        numbers[_BONUSES_AT + bonus] = 1.0
        numbers[_COINS_AT + bonus] = state.bonus_coins[bonus] / 5
    for action, user in enumerate(state.power_used):
        if user == NONE:
            numbers[_POWER_AT + action] = 1.0
    for action in state.book_actions:
        numbers[_BOOKS_AT + action] = 1.0
        if state.books_used[action] == NONE:
            numbers[_BOOKS_FREE_AT + action] = 1.0
    for place, innovation in enumerate(state.display):
        if innovation != NONE:
            numbers[_DISPLAY_AT + place * len(INNOVATIONS) + innovation] = 1.0
    for place, competency in enumerate(state.competency_places):
        numbers[_COMPETENCIES_AT + place * len(COMPETENCIES) + competency] = 1.0
    for competency, left in enumerate(state.competencies):
        numbers[_SUPPLY_AT + competency] = left / COMPETENCY_COPIES
    for city, left in enumerate(state.city_tiles):
        numbers[_CITIES_AT + city] = left / CITY_COPIES
    for palace in state.palaces:
        numbers[_PALACES_AT + palace] = 1.0


def _write_map(state: State, eyes: int, numbers: Numbers) -> None:
    for terrain, mask in enumerate((*state.lands, state.map.rivers)):
        for h in bits(mask):
            numbers[_HEXES_AT + h * _PER_HEX + terrain] = 1.0
    seats = len(state.seats)
    for place in range(seats):
        seat = state.seats[(eyes + place) % seats]
        for building, mask in enumerate(seat.structures):
            for h in bits(mask):
                at = _HEXES_AT + h * _PER_HEX
                numbers[at + _BUILDINGS_AT + building] = 1.0
                numbers[at + _NEUTRAL_AT] = float(seat.neutral >> h & 1)
                numbers[at + _NEUTRAL_AT + 1] = float(seat.annexed >> h & 1)
                numbers[at + _WHOSE_AT + place] = 1.0
        for h in bits(seat.in_cities):
            numbers[_HEXES_AT + h * _PER_HEX + _CITY_AT] = 1.0
    for pair, owner in state.bridges:
        numbers[(_OWN_BRIDGES_AT if owner == eyes else _BRIDGES_AT) + pair] = 1.0


def _write_seat(state: State, number: int, at: int, numbers: Numbers) -> None:
    seat = state.seats[number]
    stocks: tuple[int, ...] = (
        seat.points,
        seat.coins,
        seat.tools,
        seat.scholars,
        seat.scholars_sent,
        seat.bowls.one,
        seat.bowls.two,
        seat.bowls.three,
        seat.shipping,
        seat.terraforming,
        seat.bridges,
        seat.annexes,
        len(seat.cities),
        int(seat.passed),
        int(state.acting == number),
        *seat.books,
        *seat.science,
    )
    for place, stock in enumerate(stocks):
        numbers[at + _STOCKS_AT + place] = stock / _DIVISORS[place]
    for special in bits(seat.used):
        numbers[at + _USED_AT + special] = 1.0
    if seat.terrain != NONE:
        numbers[at + _BOARD_AT + seat.terrain] = 1.0
    if seat.faction != NONE:
        numbers[at + _FACTION_AT + seat.faction] = 1.0
    for city in seat.cities:
        numbers[at + _OWN_CITIES_AT + city] += 1 / CITY_COPIES
    for competency in seat.competencies:
        numbers[at + _LEARNED_AT + competency] = 1.0
    for innovation in seat.innovations:
        numbers[at + _DEVELOPED_AT + innovation] = 1.0
    for palace in (seat.palace, seat.drafted):
        if palace != NONE:
            numbers[at + _PALACE_AT + palace] = 1.0 if palace == seat.palace else 0.5
    if seat.bonus != NONE:
        numbers[at + _BONUS_AT + seat.bonus] = 1.0
