"""The view as numbers for learners: always from the eyes of one seat, always of the same length. What each number is
stands in the layout."""

from typing import Final

from boardwright.kernel.layout import Layout, Numbers, counted

from ..rules.catalogue import PLANETS
from ..rules.moves import CARD_IDS, GOAL, SIDE_IDS, THING_IDS
from ..rules.state import NONE, State
from ..rules.vocabulary import ENERGY_MAXIMUM, EXPERIENCE_MAXIMUM, LEVELS, STRENGTH_MAXIMUM

SEATS: Final = 6
# What each stock is divided by.
_STOCKS: Final[dict[str, float]] = {
    "experience": EXPERIENCE_MAXIMUM,
    "strength": STRENGTH_MAXIMUM,
    "energy": ENERGY_MAXIMUM,
    "points": 150,
    "space on the turn order track": SEATS,
}
_DIVISORS: Final = tuple(_STOCKS.values())

LAYOUT: Final = Layout()
_PLANET_AT: Final = LAYOUT.add("planet", "1 for the one that is explored", counted(PLANETS))
_GOALS_AT: Final = LAYOUT.add("goal board", "1 for the one in play", GOAL.names)
_RESTRAINED_AT: Final = LAYOUT.add("restrained", "1 for what the token lies on", THING_IDS)
_THINGS_AT: Final = LAYOUT.add(
    "cards and cells",
    "the level on which it lies, and 1 if no ship is there",
    THING_IDS,
    ["level", "free"],
    divisors=(3, 1),
)

_SEAT: Final = Layout()
_STOCKS_AT: Final = _SEAT.add("stocks", "how much", list(_STOCKS), divisors=_DIVISORS)
_SIDE_AT: Final = _SEAT.add("commander", "1 for the own side of the board", SIDE_IDS)
_LAID_AT: Final = _SEAT.add("cards", "1 if laid", CARD_IDS)
_ANNEXED_AT: Final = _SEAT.add("sectors", "1 if annexed", CARD_IDS)
_PER_SEAT: Final = _SEAT.length
_SEATS_AT: Final = LAYOUT.add_seats(SEATS, _SEAT)


def write(state: State, seat: int, numbers: Numbers) -> None:
    if state.planet:
        numbers[_PLANET_AT + state.planet - 1] = 1.0
    if state.goal is not None:
        numbers[_GOALS_AT + state.goal.index] = 1.0
    if state.restrained != NONE:
        numbers[_RESTRAINED_AT + state.restrained] = 1.0
    for place, thing in enumerate(state.cards):
        if thing != NONE:
            numbers[_THINGS_AT + 2 * thing] = (state.layout.levels[place] + 1) / len(LEVELS)
            if state.ships[place] == NONE:
                numbers[_THINGS_AT + 2 * thing + 1] = 1.0
    players = len(state.seats)
    for offset in range(players):
        _write_seat(numbers, _SEATS_AT + offset * _PER_SEAT, state, (seat + offset) % players)


def _write_seat(numbers: Numbers, at: int, state: State, number: int) -> None:
    seat = state.seats[number]
    space = state.track.index(number) + 1 if number in state.track else 0
    stocks = (seat.experience, seat.strength, seat.energy, seat.points, space)
    for place, stock in enumerate(stocks):
        numbers[at + _STOCKS_AT + place] = stock / _DIVISORS[place]
    if seat.side is not None:
        numbers[at + _SIDE_AT + seat.side.index] = 1.0
    for card in seat.laid:
        numbers[at + _LAID_AT + card] = 1.0
    for card in seat.annexed:
        numbers[at + _ANNEXED_AT + card] = 1.0
