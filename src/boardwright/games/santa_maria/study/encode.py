"""The view as numbers for learners: always from the eyes of one seat, always of the same length. What each number is
stands in the layout. With hidden happiness, points and ship points of others are 0."""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.layout import Board, Layout, Numbers, counted

from ..rules.catalogue import BUILT_IN, NONE, YEARS, Space, catalogue
from ..rules.colony import CELL_NAMES, CELLS, SIDE, cells_of
from ..rules.moves import DOCK, EXPAND, PLACE_IDS
from ..rules.state import DICE, ROAD_TILES, State
from ..rules.vocabulary import (
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
SHIPS: Final = len(DOCK.names)
_PIPS: Final = counted(SIDE)
# What each is divided by.
_STOCKS: Final[dict[str, float]] = {
    "coins": 20,
    "points": 100,
    "white dice taken": DICE,
    "blue dice taken": DICE,
    "buildings paid for with coins": 6,
    "religion": catalogue(BUILT_IN).religion_length,
    "conquest": catalogue(BUILT_IN).conquest_length,
    "begins the year": 1,
    "points of ships": 30,
}
_DIVISORS: Final = tuple(_STOCKS.values())
_COLONY: Final[dict[str, float]] = {
    **dict.fromkeys(TERRAINS, 1),
    "free": 1,
    "colonists": 2,
    **{f"gives {good}": STORAGE for good in GOODS},
    "gives coins": 3,
    "gives points": 2,
    "religion": 1,
    "conquistador": 1,
    "shipping": 1,
    "trade": 1,
}
_FREE_AT: Final = len(TERRAINS)
_GAINS_AT: Final = _FREE_AT + 2
_SYMBOLS_AT: Final = _GAINS_AT + len(GOODS) + 2
_SYMBOLS: Final = (RELIGION, CONQUISTADOR, SHIPPING, TRADE)
_PER_CELL: Final = len(_COLONY)


def _board() -> Board:
    places = [(cell // SIDE, cell % SIDE) for cell in range(CELLS)]
    return Board(
        places,
        [
            (one, other)
            for one, (row, column) in enumerate(places)
            for other, (down, right) in enumerate(places)
            if abs(row - down) + abs(column - right) == 1
        ],
    )


LAYOUT: Final = Layout()
_YEAR_AT: Final = LAYOUT.add("year", "1 for the year that is played", counted(YEARS))
_WHITE_AT: Final = LAYOUT.add("white dice", "how many lie out, by pips", _PIPS, divisors=(4,))
_BLUE_AT: Final = LAYOUT.add("common blue dice", "how many lie out, by pips", _PIPS, divisors=(4,))
_ROADS_AT: Final = LAYOUT.add("road tiles", "how many are left", [""], divisors=(ROAD_TILES,))
_DOCKS_AT: Final = LAYOUT.add("docks", "1 for the ship that lies at each", DOCKS, DOCK.names)
_SHOWN_AT: Final = LAYOUT.add("expansion tiles", "1 if it lies out", EXPAND.names)
_OFFERED_AT: Final = LAYOUT.add("places for monks", "1 if it is in play", PLACE_IDS)

_SEAT: Final = Layout()
_GOODS_AT: Final = _SEAT.add("goods", "how many", GOODS, divisors=(STORAGE,))
_STOCKS_AT: Final = _SEAT.add(
    "stocks", "how much; tracks by their length", list(_STOCKS), divisors=tuple(_STOCKS.values())
)
_DICE_AT: Final = _SEAT.add("own blue dice", "how many, by pips", _PIPS, divisors=(DICE,))
_SPACE_AT: Final = _SEAT.add("pass space", "1 for the one that is taken", PASS_SPACES)
_SCHOLARS_AT: Final = _SEAT.add("scholars", "1 if learned", SCHOLARS)
_MONKS_AT: Final = _SEAT.add("monks", "1 where one stands", PLACE_IDS)
_HARBOUR_AT: Final = _SEAT.add("harbour", "how many ships at each dock", DOCKS, divisors=(4,))
_COLONY_AT: Final = _SEAT.add(
    "colony",
    "1 for the terrain of a cell; whether it is free; its colonists; what it brings; its symbols",
    CELL_NAMES,
    list(_COLONY),
    divisors=tuple(_COLONY.values()),
    board=_board(),
)
_PER_SEAT: Final = _SEAT.length
_SEATS_AT: Final = LAYOUT.add_seats(SEATS, _SEAT)


def write(state: State, seat: int, numbers: Numbers) -> None:
    if state.year:
        numbers[_YEAR_AT + state.year - 1] = 1.0
    for pips in range(SIDE):
        numbers[_WHITE_AT + pips] = state.white[pips] / 4
        numbers[_BLUE_AT + pips] = state.blue[pips] / 4
    numbers[_ROADS_AT] = state.roads / ROAD_TILES
    for dock, ship in enumerate(state.docks):
        if ship != NONE:
            numbers[_DOCKS_AT + dock * SHIPS + ship] = 1.0
    for tile in cells_of(state.shown):
        numbers[_SHOWN_AT + EXPAND[tile].place] = 1.0
    for place in cells_of(state.offered):
        numbers[_OFFERED_AT + place] = 1.0
    players = len(state.seats)
    for offset in range(players):
        _write_seat(numbers, _SEATS_AT + offset * _PER_SEAT, state, (seat + offset) % players, seat)


def _write_seat(numbers: Numbers, at: int, state: State, number: int, watcher: int) -> None:
    seat = state.seats[number]
    content = state.catalogue
    seen = number == watcher or not state.hidden or not state.pending
    for good in range(len(GOODS)):
        numbers[at + _GOODS_AT + good] = seat.goods[good] / STORAGE
    ship_points = 0
    for dock, ships in enumerate(seat.harbour):
        numbers[at + _HARBOUR_AT + dock] = len(ships) / 4
        ship_points += sum([content.ships[ship].points for ship in ships])
    stocks = (
        seat.coins,
        seat.points if seen else 0,
        seat.white_taken,
        seat.blue_taken,
        seat.bought,
        seat.religion,
        seat.conquest,
        int(state.first == number),
        ship_points if seen else 0,
    )
    for place, stock in enumerate(stocks):
        numbers[at + _STOCKS_AT + place] = stock / _DIVISORS[place]
    for pips in range(SIDE):
        numbers[at + _DICE_AT + pips] = seat.dice[pips] / DICE
    if seat.space != NONE:
        numbers[at + _SPACE_AT + seat.space] = 1.0
    for scholar in cells_of(seat.scholars):
        numbers[at + _SCHOLARS_AT + scholar] = 1.0
    for place, monks in enumerate(state.monks):
        if monks >> number & 1:
            numbers[at + _MONKS_AT + place] = 1.0
    for cell in cells_of(seat.buildings | seat.roads):
        free = seat.free >> cell & 1
        _write_cell(numbers, at + _COLONY_AT + cell * _PER_CELL, content.spaces[seat.spaces[cell]], free)


def _write_cell(numbers: Numbers, at: int, space: Space, free: int) -> None:
    for place, value in _printed(space):
        numbers[at + place] = value
    if free:
        numbers[at + _FREE_AT] = 1.0


# What never changes of a space, worked out once.
_PRINTED: Final[dict[Space, Sequence[tuple[int, float]]]] = {}


def _printed(space: Space) -> Sequence[tuple[int, float]]:
    """What is written on a space: the places in its cell that are not 0."""
    found = _PRINTED.get(space)
    if found is None:
        cell = [0.0] * _PER_CELL
        cell[space.terrain] = 1.0
        cell[_FREE_AT + 1] = space.colonists / 2
        for effect in space.effects:
            if effect.verb == GAIN:
                for good in range(len(GOODS)):
                    cell[_GAINS_AT + good] += effect.gain.goods[good] / STORAGE
                cell[_GAINS_AT + len(GOODS)] += effect.gain.coins / 3
                cell[_GAINS_AT + len(GOODS) + 1] += effect.gain.points / 2
        for place, verb in enumerate(_SYMBOLS):
            cell[_SYMBOLS_AT + place] = float(sum([effect.verb == verb for effect in space.effects]))
        found = [(place, value) for place, value in enumerate(cell) if value]
        _PRINTED[space] = found
    return found
