"""A table at the beginning of a round as named numbers, from the eyes of one seat: what the forecast is learned on.

What the seat has (own.py), the land within reach, how far its groups are from towns, the round tiles to come with what
could be paid for them now, leads on the tracks, and how the others stand.
"""

from typing import Final

from boardwright.kernel.study import total
from boardwright.parts.wheel import FARTHEST

from ..content.factions import FACTIONS
from ..content.tiles import BONUS_CARDS, FAVOR_TILES
from ..rules.reach import reach
from ..rules.rounds import income_of
from ..rules.seat import NONE, Seat
from ..rules.spades import affordable_spades, distance
from ..rules.state import State
from ..rules.towns import TOWN_BUILDINGS, power_needed
from ..rules.vocabulary import CULTS, DWELLING, SPADE, STRUCTURES, TRADING_HOUSE
from .own import EVENTS, OWN, own, points_of_events
from .terms import area, groups, hexes_of, terms

# What weighs otherwise for each faction.
_BY_FACTION: Final = (*STRUCTURES, "shipping", "digging", "towns founded", "income of workers", "income of power")
_OTHERS: Final = 4  # at most, strongest first
_GROUPS: Final = 2  # those that are nearest to a town

FEATURES: Final[tuple[str, ...]] = (
    *OWN,
    *[f"land at {spades} spades" for spades in range(FARTHEST + 1)],
    *[f"lead in {cult}" for cult in CULTS],
    *("area", "lead in area", "place in the order"),
    *[f"now for {event}" for event in EVENTS],
    *[f"later for {event}" for event in EVENTS],
    *("now for payable dwellings", "now for payable trading houses"),
    *[f"power of group {number + 1}" for number in range(_GROUPS)],
    *[f"buildings of group {number + 1}" for number in range(_GROUPS)],
    *[faction.id for faction in FACTIONS],
    *[f"{what} of {faction.id}" for faction in FACTIONS for what in _BY_FACTION],
    *[f"{tile.id} is left" for tile in FAVOR_TILES],
    *[f"{card.id} lies out" for card in BONUS_CARDS],
    "now for payable spades",
    *[f"value of opponent {number + 1}" for number in range(_OTHERS)],
    *[f"buildings of opponent {number + 1}" for number in range(_OTHERS)],
)


def features(state: State, number: int) -> list[float]:
    seat = state.seats[number]
    found = own(state, seat, terms(state, number))
    found += _land(state, seat)
    for cult in range(len(CULTS)):
        others = [other.cults[cult] for other in state.seats if other is not seat]
        found.append(float(seat.cults[cult] - max(others, default=0)))
    areas = [area(state, other) for other in state.seats]
    rivals = [each for other, each in enumerate(areas) if other != number]
    found += [float(areas[number]), float(areas[number] - max(rivals, default=0))]
    found.append(float(state.order.index(number) if number in state.order else 0))
    found += _round_tiles(state, seat)
    found += _groups(state, seat)
    found += [1.0 if faction is seat.faction else 0.0 for faction in FACTIONS]
    found += _of_faction(seat)
    found += [1.0 if left else 0.0 for left in state.favors]
    found += [0.0 if coins == NONE else 1.0 for coins in state.bonus_coins]
    found.append(points_of_events(state)[0][SPADE] * max(affordable_spades(seat), 0))
    found += _opponents(state, number)
    return found


def _of_faction(seat: Seat) -> list[float]:
    _, workers, _, power = income_of(seat)
    here = [float(seat.count(structure)) for structure in range(len(STRUCTURES))]
    here += [float(seat.shipping), float(seat.digging), float(len(seat.town_tiles)), float(workers), float(power)]
    found: list[float] = []
    for faction in FACTIONS:
        found += here if faction is seat.faction else [0.0] * len(here)
    return found


def _land(state: State, seat: Seat) -> list[float]:
    """Free hexes within reach, by the spades they take."""
    found = [0.0] * (FARTHEST + 1)
    for hex in hexes_of(reach(state, seat) & ~state.occupied()):
        found[distance(seat, state.terrain[hex], seat.faction.home)] += 1.0
    return found


def _round_tiles(state: State, seat: Seat) -> list[float]:
    """The points of each event in this round and in all later ones; and those that could be paid for now."""
    now, later = points_of_events(state)
    dwelling, house = seat.faction.costs[DWELLING], seat.faction.costs[TRADING_HOUSE]
    dwellings = min(seat.coins // dwelling.coins, seat.workers // dwelling.workers)
    houses = min(seat.coins // house.coins, seat.workers // house.workers, seat.count(DWELLING))
    return [*now, *later, now[DWELLING] * dwellings, now[TRADING_HOUSE] * houses]


def _groups(state: State, seat: Seat) -> list[float]:
    """Power and buildings of the groups that are nearest to a town, as parts of what it takes."""
    found: list[tuple[float, float]] = []
    for power, buildings in groups(state, seat):
        found.append((min(power / power_needed(seat), 1.0), min(buildings / TOWN_BUILDINGS, 1.0)))
    found.sort(reverse=True)
    found = [*found, *[(0.0, 0.0)] * _GROUPS][:_GROUPS]
    return [*[power for power, _ in found], *[buildings for _, buildings in found]]


def _opponents(state: State, number: int) -> list[float]:
    """How good the table looks to them, and their buildings; strongest first, nobody is 0."""
    found: list[tuple[float, int]] = []
    for other, seat in enumerate(state.seats):
        if other != number:
            found.append((total(terms(state, other)), seat.buildings.bit_count()))
    found.sort(reverse=True)
    found += [(0.0, 0)] * (_OTHERS - len(found))
    return [*[value for value, _ in found], *[float(buildings) for _, buildings in found]]
