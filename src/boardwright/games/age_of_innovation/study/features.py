"""A table at the beginning of a round as named numbers, from the eyes of one seat: what the forecast is learned on.

The terms of the value unsummed, what they are made of, the round tiles to come with what the seat could do for them
now, leads in the disciplines, every tile, board and faction by itself, and how the others stand. The forecast is
linear, so what counts only up to some point is here with its limit too.
"""

from typing import Final

from boardwright.kernel.study import total
from boardwright.parts.wheel import FARTHEST

from ..content.boards import BOARDS
from ..content.factions import FACTIONS
from ..content.tiles import COMPETENCIES, FINAL_TILES, INNOVATIONS, PALACES, ROUND_BONUSES, SCORING_TILES
from ..rules.buildings import reach
from ..rules.faction import WORKSHOP_COST
from ..rules.rounds import incomes, level_incomes
from ..rules.seat import Seat
from ..rules.state import State
from ..rules.tile import NONE
from ..rules.vocabulary import (
    BUILDINGS,
    CITY,
    DISCIPLINES,
    GUILD,
    INNOVATION,
    PALACE,
    SCHOOL,
    SPADE,
    STEP,
    TRACK,
    UNIVERSITY,
    WORKSHOP,
)
from .terms import TERMS, area_of, city_shares, terms

# What round tiles give points for, by the numbers of the vocabulary.
_EVENTS: Final[tuple[int, ...]] = (WORKSHOP, GUILD, SCHOOL, PALACE, UNIVERSITY, SPADE, CITY, STEP, TRACK, INNOVATION)
_EVENT_NAMES: Final = (*BUILDINGS[: UNIVERSITY + 1], "spade", "city", "step", "track", "innovation")
_OTHERS: Final = 4  # at most, strongest first
_GROUPS: Final = 2  # those that are nearest to a city
# What weighs otherwise for each faction.
_STANDING: Final = (
    *BUILDINGS[: UNIVERSITY + 1],
    *("cities", "shipping", "terraforming", "income of tools", "income of books", "income of power"),
)

FEATURES: Final[tuple[str, ...]] = (
    *[f"worth of {term}" for term in TERMS],
    *("coins", "tools", "scholars", "books", "bowl 1", "bowl 2", "bowl 3", "free keys", "scholars sent"),
    *("up to 6 coins", "up to 4 tools", "up to 2 scholars", "up to 5 books"),
    *("income of coins", "income of tools", "income of scholars", "income of books", "income of power"),
    *("income of points",),
    *BUILDINGS,
    *("buildings", "neutral buildings", "annexes", "buildings in cities", "cities", "shipping", "terraforming"),
    *("bridges left", "number of competencies", "number of innovations"),
    *[f"land at {spades} spades" for spades in range(FARTHEST + 1)],
    *[f"level of {discipline}" for discipline in DISCIPLINES],
    *[f"lead in {discipline}" for discipline in DISCIPLINES],
    *("area", "lead in area", "place in the order"),
    *[f"now for {event}" for event in _EVENT_NAMES],
    *[f"later for {event}" for event in _EVENT_NAMES],
    "now for payable workshops",
    *[f"competency {tile.id}" for tile in COMPETENCIES],
    *[f"innovation {tile.id}" for tile in INNOVATIONS],
    *[f"palace {tile.id}" for tile in PALACES],
    *[f"bonus {tile.id}" for tile in ROUND_BONUSES],
    *[f"final {number + 1}" for number in range(len(FINAL_TILES))],
    *[f"board {number + 1}" for number in range(len(BOARDS))],
    *[f"faction {number + 1}" for number in range(len(FACTIONS))],
    *[f"value of opponent {number + 1}" for number in range(_OTHERS)],
    *[f"buildings of opponent {number + 1}" for number in range(_OTHERS)],
    *[f"{what} of faction {number + 1}" for number in range(len(FACTIONS)) for what in _STANDING],
    *[f"power of group {number + 1}" for number in range(_GROUPS)],
    *[f"buildings of group {number + 1}" for number in range(_GROUPS)],
    *[f"competency {tile.id} is left" for tile in COMPETENCIES],
    *[f"bonus {tile.id} lies out" for tile in ROUND_BONUSES],
)


def features(state: State, number: int) -> list[float]:
    seat = state.seats[number]
    if seat.terrain == NONE or seat.faction == NONE:
        return [0.0] * len(FEATURES)
    found = terms(state, number)
    bowls, books = seat.bowls, sum(seat.books)
    found += [seat.coins, seat.tools, seat.scholars, books, bowls.one, bowls.two, bowls.three]
    found += [seat.free_keys(), seat.scholars_sent]
    found += [min(seat.coins, 6), min(seat.tools, 4), min(seat.scholars, 2), min(books, 5)]
    found += _income(seat)
    found += [float(seat.count(building)) for building in range(len(BUILDINGS))]
    found += [seat.buildings.bit_count(), seat.neutral.bit_count(), seat.annexes, seat.in_cities.bit_count()]
    found += [len(seat.cities), seat.shipping, seat.terraforming, seat.bridges]
    found += [len(seat.competencies), len(seat.innovations)]
    found += _land(state, seat)
    found += [float(level) for level in seat.science]
    for discipline in range(len(DISCIPLINES)):
        others = [other.science[discipline] for other in state.seats if other is not seat]
        found.append(float(seat.science[discipline] - max(others, default=0)))
    areas = [area_of(state, other) for other in state.seats]
    rivals = [each for other, each in enumerate(areas) if other != number]
    found += [areas[number], areas[number] - max(rivals, default=0)]
    found.append(float(state.order.index(number) if number in state.order else 0))
    found += _round_tiles(state, seat)
    found += [1.0 if tile in seat.competencies else 0.0 for tile in range(len(COMPETENCIES))]
    found += [1.0 if tile in seat.innovations else 0.0 for tile in range(len(INNOVATIONS))]
    found += [1.0 if tile == seat.palace else 0.0 for tile in range(len(PALACES))]
    found += [1.0 if tile == seat.bonus else 0.0 for tile in range(len(ROUND_BONUSES))]
    found += [1.0 if tile == state.final_tile else 0.0 for tile in range(len(FINAL_TILES))]
    found += [1.0 if board == seat.terrain else 0.0 for board in range(len(BOARDS))]
    found += [1.0 if faction == seat.faction else 0.0 for faction in range(len(FACTIONS))]
    found += _opponents(state, number)
    standing = _standing(seat)
    for faction in range(len(FACTIONS)):
        found += standing if faction == seat.faction else [0.0] * len(standing)
    found += _groups(state, seat)
    found += [1.0 if left else 0.0 for left in state.competencies]
    found += [1.0 if tile in state.bonus_row else 0.0 for tile in range(len(ROUND_BONUSES))]
    return [float(each) for each in found]


def _standing(seat: Seat) -> list[float]:
    income = _income(seat)
    found = [float(seat.count(building)) for building in range(UNIVERSITY + 1)]
    found += [float(len(seat.cities)), float(seat.shipping), float(seat.terraforming)]
    return [*found, income[1], income[3], income[4]]


def _groups(state: State, seat: Seat) -> list[float]:
    """Power and buildings of the groups that are nearest to a city, as parts of what it takes."""
    found = sorted(city_shares(state, seat), reverse=True)
    found = [*found, *[(0.0, 0.0)] * _GROUPS][:_GROUPS]
    return [*[power for power, _ in found], *[buildings for _, buildings in found]]


def _income(seat: Seat) -> list[float]:
    found = [0.0] * 6
    for gain, _ in [*incomes(seat, seat.bonus), *level_incomes(seat)]:
        found[0] += gain.coins
        found[1] += gain.tools
        found[2] += gain.scholars
        found[3] += gain.books
        found[4] += gain.power
        found[5] += gain.points
    return found


def _land(state: State, seat: Seat) -> list[float]:
    """Free hexes within reach, by the spades they take."""
    near = reach(state, seat) & ~state.occupied()
    home = seat.terrain
    found: list[float] = []
    for spades in range(FARTHEST + 1):
        land = state.lands[(home + spades) % 7] | state.lands[(home - spades) % 7]
        found.append(float((near & land).bit_count()))
    return found


def _round_tiles(state: State, seat: Seat) -> list[float]:
    """The points of each event in this round and in all later ones; and those that could be paid for now."""
    now, later = [0.0] * len(_EVENTS), [0.0] * len(_EVENTS)
    for place in range(max(state.round - 1, 0), len(state.scoring)):
        tile = SCORING_TILES[state.scoring[place]]
        for event in tile.scores:
            if place < state.round:
                now[_EVENTS.index(event)] += tile.points
            else:
                later[_EVENTS.index(event)] += tile.points
    workshops = min(seat.coins // WORKSHOP_COST.coins, seat.tools // WORKSHOP_COST.tools)
    return [*now, *later, now[_EVENTS.index(WORKSHOP)] * workshops]


def _opponents(state: State, number: int) -> list[float]:
    """How good the table looks to them, and their buildings; strongest first, nobody is 0."""
    found: list[tuple[float, int]] = []
    for other, seat in enumerate(state.seats):
        if other != number:
            found.append((total(terms(state, other)), seat.buildings.bit_count()))
    found.sort(reverse=True)
    found += [(0.0, 0)] * (_OTHERS - len(found))
    return [*[value for value, _ in found], *[float(buildings) for _, buildings in found]]
