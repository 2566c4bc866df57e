"""A table at the beginning of a round as named numbers, from the eyes of one seat: what the forecast is learned on.

The terms of the value unsummed, what they are made of, the round tiles to come with what the seat could do for them
now, leads on the tracks, and how the others stand. The value is linear, so what counts only up to some point is here
with its limit too.
"""

from typing import Final

from boardwright.games.terra_mystica.content.factions import FACTIONS
from boardwright.games.terra_mystica.content.tiles import BONUS_CARDS, FAVOR_TILES, SCORING_TILES
from boardwright.games.terra_mystica.rules.rounds import income_of
from boardwright.games.terra_mystica.rules.seat import Seat
from boardwright.games.terra_mystica.rules.state import State
from boardwright.games.terra_mystica.rules.terraform import distance, reach
from boardwright.games.terra_mystica.rules.vocabulary import CULTS, DWELLING, STRUCTURES, TRADING_HOUSE
from boardwright.games.terra_mystica.study.terms import TERMS, area, terms
from boardwright.kernel.study import total
from boardwright.parts.wheel import FARTHEST

# What round tiles give points for, by the numbers of the vocabulary: structures, spades, towns.
_EVENTS: Final[tuple[str, ...]] = (*STRUCTURES, "spade", "town")
_OTHERS: Final = 4  # at most, strongest first

FEATURES: Final[tuple[str, ...]] = (
    *[f"worth of {term}" for term in TERMS],
    *("coins", "workers", "priests", "bowl 1", "bowl 2", "bowl 3", "keys", "priests sent"),
    *("up to 6 coins", "up to 4 workers", "up to 2 priests"),
    *("income of coins", "income of workers", "income of priests", "income of power"),
    *STRUCTURES,
    *("buildings", "buildings in towns", "towns founded", "favors", "shipping", "digging", "bridges left"),
    *[f"land at {spades} spades" for spades in range(FARTHEST + 1)],
    *[f"steps of {cult}" for cult in CULTS],
    *[f"lead in {cult}" for cult in CULTS],
    *("area", "lead in area", "place in the order"),
    *[f"now for {event}" for event in _EVENTS],
    *[f"later for {event}" for event in _EVENTS],
    *("now for payable dwellings", "now for payable trading houses"),
    *[tile.id for tile in FAVOR_TILES],
    *[card.id for card in BONUS_CARDS],
    *[faction.id for faction in FACTIONS],
    *[f"value of opponent {number + 1}" for number in range(_OTHERS)],
    *[f"buildings of opponent {number + 1}" for number in range(_OTHERS)],
)


def features(state: State, number: int) -> list[float]:
    seat = state.seats[number]
    found = terms(state, number)
    bowls = seat.bowls
    income = income_of(seat)
    found += [seat.coins, seat.workers, seat.priests, bowls.one, bowls.two, bowls.three, seat.keys, seat.priests_sent]
    found += [min(seat.coins, 6), min(seat.workers, 4), min(seat.priests, 2)]
    found += [income[0], income[1], income[2], income[3]]
    found += [float(seat.count(structure)) for structure in range(5)]
    found += [seat.buildings.bit_count(), seat.towns.bit_count(), len(seat.town_tiles), len(seat.favors)]
    found += [seat.shipping, seat.digging, seat.bridges]
    found += _land(state, seat)
    found += [float(steps) for steps in seat.cults]
    for cult in range(len(CULTS)):
        others = [other.cults[cult] for other in state.seats if other is not seat]
        found.append(float(seat.cults[cult] - max(others, default=0)))
    areas = [area(state, other) for other in state.seats]
    rivals = [each for other, each in enumerate(areas) if other != number]
    found += [areas[number], areas[number] - max(rivals, default=0)]
    found.append(float(state.order.index(number) if number in state.order else 0))
    found += _round_tiles(state, seat)
    found += [1.0 if tile in seat.favors else 0.0 for tile in range(len(FAVOR_TILES))]
    found += [1.0 if card == seat.bonus else 0.0 for card in range(len(BONUS_CARDS))]
    found += [1.0 if faction is seat.faction else 0.0 for faction in FACTIONS]
    found += _opponents(state, number)
    return [float(each) for each in found]


def _land(state: State, seat: Seat) -> list[float]:
    """Free hexes within reach, by the spades they take."""
    found = [0.0] * (FARTHEST + 1)
    land = reach(state, seat) & ~state.occupied()
    while land:
        low = land & -land
        land ^= low
        found[distance(seat, state.terrain[low.bit_length() - 1], seat.faction.home)] += 1.0
    return found


def _round_tiles(state: State, seat: Seat) -> list[float]:
    """The points of each event in this round and in all later ones; and those that could be paid for now."""
    now, later = [0.0] * len(_EVENTS), [0.0] * len(_EVENTS)
    for place in range(max(state.round - 1, 0), len(state.scoring)):
        tile = SCORING_TILES[state.scoring[place]]
        for event in tile.scores:
            if place < state.round:
                now[event] += tile.points
            else:
                later[event] += tile.points
    dwelling, house = seat.faction.costs[DWELLING], seat.faction.costs[TRADING_HOUSE]
    dwellings = min(seat.coins // dwelling.coins, seat.workers // dwelling.workers)
    houses = min(seat.coins // house.coins, seat.workers // house.workers, seat.count(DWELLING))
    return [*now, *later, now[DWELLING] * dwellings, now[TRADING_HOUSE] * houses]


def _opponents(state: State, number: int) -> list[float]:
    """How good the table looks to them, and their buildings; strongest first, nobody is 0."""
    found: list[tuple[float, int]] = []
    for other, seat in enumerate(state.seats):
        if other != number:
            found.append((total(terms(state, other)), seat.buildings.bit_count()))
    found.sort(reverse=True)
    found += [(0.0, 0)] * (_OTHERS - len(found))
    return [*[value for value, _ in found], *[float(buildings) for _, buildings in found]]
