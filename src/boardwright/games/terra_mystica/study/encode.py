"""The view as numbers for learners: from the eyes of one seat, always of the same length. What each number is stands in
the layout."""

from typing import Final

from boardwright.kernel.layout import Board, Layout, Numbers, counted
from boardwright.parts.hexgrid import bits

from ..content.factions import FACTIONS
from ..content.tiles import BONUS_CARDS, FAVOR_TILES, POWER_ACTIONS, SCORING_TILES, TOWN_TILES
from ..rules.map import GRID, HEXES, NAMES, SITE_NAMES
from ..rules.moves import SPECIALS
from ..rules.seat import NONE
from ..rules.state import State
from ..rules.vocabulary import CULT_TOP, CULTS, PRIESTS, ROUNDS, STRUCTURES, TERRAINS

SEATS: Final = 5
_WHOSE: Final = [f"of seat {seat}" for seat in range(SEATS)]
_CARD_IDS: Final = [card.id for card in BONUS_CARDS]
_FAVOR_IDS: Final = [tile.id for tile in FAVOR_TILES]
_TOWN_IDS: Final = [tile.id for tile in TOWN_TILES]
# What each stock is divided by.
_STOCKS: Final[dict[str, float]] = {
    "points": 150,
    "coins": 20,
    "workers": 15,
    "priests": PRIESTS,
    "priests sent to cults": PRIESTS,
    "power in bowl I": 12,
    "power in bowl II": 12,
    "power in bowl III": 12,
    "shipping": 5,
    "digging": 2,
    "keys": 3,
    "bridges left": 3,
    "has passed": 1,
    "place in the turn order": SEATS,
    **{f"{cult} track": CULT_TOP for cult in CULTS},
    "has left the game": 1,
}
_DIVISORS: Final = tuple(_STOCKS.values())

LAYOUT: Final = Layout()
_ROUND_AT: Final = LAYOUT.add("round", "1 for the round that is played", counted(ROUNDS))
_TILES_AT: Final = LAYOUT.add(
    "round tiles", "1 for the tile of each round", counted(ROUNDS), [tile.id for tile in SCORING_TILES]
)
_CARDS_AT: Final = LAYOUT.add(
    "bonus cards", "whether it lies out, and the coins on it", _CARD_IDS, ["out", "coins"], divisors=(1, 5)
)
_POWER_AT: Final = LAYOUT.add("power actions", "1 if it is free", [action.id for action in POWER_ACTIONS])
_SUPPLY_AT: Final = LAYOUT.add("tiles left", "how many", [*_FAVOR_IDS, *_TOWN_IDS], divisors=(3,))
_HEXES_AT: Final = LAYOUT.add(
    "hexes",
    "1 for its terrain, for what stands on it and whose that is, and in a town",
    NAMES,
    [*TERRAINS, "river", *STRUCTURES, *_WHOSE, "town"],
    board=Board(GRID.places, GRID.links()),
)
_STRUCTURES_AT: Final = len(TERRAINS) + 1
_WHOSE_AT: Final = _STRUCTURES_AT + len(STRUCTURES)
_TOWN_AT: Final = _WHOSE_AT + SEATS
_PER_HEX: Final = _TOWN_AT + 1
_BRIDGES_AT: Final = LAYOUT.add("bridges", "1 where one stands", SITE_NAMES)

_SEAT: Final = Layout()
_SEAT_STOCKS_AT: Final = _SEAT.add("stocks", "how much", list(_STOCKS), divisors=_DIVISORS)
_USED_AT: Final = _SEAT.add("special actions", "1 if used in this round", SPECIALS)
_FACTION_AT: Final = _SEAT.add(
    "faction",
    "1 for the own one; before one is chosen, 0.5 for both of a dealt colour",
    [faction.id for faction in FACTIONS],
)
_FAVORS_AT: Final = _SEAT.add("favor tiles", "1 if owned", _FAVOR_IDS)
_TOWNS_AT: Final = _SEAT.add("town tiles", "how many are owned", _TOWN_IDS, divisors=(2,))
_CARD_AT: Final = _SEAT.add("bonus card", "1 for the one that is held", _CARD_IDS)
_PER_SEAT: Final = _SEAT.length
_SEATS_AT: Final = LAYOUT.add_seats(SEATS, _SEAT)


def write(state: State, seat: int, numbers: Numbers) -> None:
    if state.round:
        numbers[_ROUND_AT + state.round - 1] = 1.0
    for place, tile in enumerate(state.scoring):
        numbers[_TILES_AT + place * len(SCORING_TILES) + tile] = 1.0
    for card, coins in enumerate(state.bonus_coins):
        if coins != NONE:
            numbers[_CARDS_AT + 2 * card] = 1.0
            numbers[_CARDS_AT + 2 * card + 1] = coins / 5
    for action, user in enumerate(state.power_used):
        if user == NONE:
            numbers[_POWER_AT + action] = 1.0
    for tile, left in enumerate([*state.favors, *state.towns]):
        numbers[_SUPPLY_AT + tile] = left / 3
    at = _HEXES_AT
    for h in range(HEXES):
        numbers[at + state.terrain[h]] = 1.0
        at += _PER_HEX
    for site, _ in state.bridges:
        numbers[_BRIDGES_AT + site] = 1.0
    players = len(state.seats)
    for offset in range(players):
        _write_seat(numbers, offset, state, (seat + offset) % players)


def _write_seat(numbers: Numbers, offset: int, state: State, number: int) -> None:
    seat = state.seats[number]
    for structure, mask in enumerate(seat.structures):
        for h in bits(mask):
            numbers[_HEXES_AT + h * _PER_HEX + _STRUCTURES_AT + structure] = 1.0
            numbers[_HEXES_AT + h * _PER_HEX + _WHOSE_AT + offset] = 1.0
    for h in bits(seat.towns):
        numbers[_HEXES_AT + h * _PER_HEX + _TOWN_AT] = 1.0
    at = _SEATS_AT + offset * _PER_SEAT
    if not seat.chosen:
        for place, faction in enumerate(FACTIONS):
            if number < len(state.colours) and faction.home == state.colours[number]:
                numbers[at + _FACTION_AT + place] = 0.5
        return
    stocks: tuple[int, ...] = (
        seat.points,
        seat.coins,
        seat.workers,
        seat.priests,
        seat.priests_sent,
        seat.bowls.one,
        seat.bowls.two,
        seat.bowls.three,
        seat.shipping,
        seat.digging,
        seat.keys,
        seat.bridges,
        int(seat.passed),
        state.order.index(number) if number in state.order else 0,
        *seat.cults,
        int(seat.gone),
    )
    for place, stock in enumerate(stocks):
        numbers[at + _SEAT_STOCKS_AT + place] = stock / _DIVISORS[place]
    for special in bits(seat.used):
        numbers[at + _USED_AT + special] = 1.0
    numbers[at + _FACTION_AT + FACTIONS.index(seat.faction)] = 1.0
    for tile in seat.favors:
        numbers[at + _FAVORS_AT + tile] = 1.0
    for tile in seat.town_tiles:
        numbers[at + _TOWNS_AT + tile] += 0.5
    if seat.bonus != NONE:
        numbers[at + _CARD_AT + seat.bonus] = 1.0
