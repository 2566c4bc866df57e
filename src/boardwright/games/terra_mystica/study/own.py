"""What a seat has, as named numbers: the part of the features that its own actions change. The value is linear in them,
so what counts only up to some point is here with its limit too, and what a round tile gives points for, times these."""

from typing import Final

from ..content.tiles import BONUS_CARDS, FAVOR_TILES, SCORING_TILES
from ..rules.rounds import income_of
from ..rules.seat import NONE, Seat
from ..rules.state import State
from ..rules.vocabulary import CULTS, STRUCTURES
from .terms import REMEMBERED, TERMS

# What round tiles give points for, by the numbers of the vocabulary: structures, spades, towns.
EVENTS: Final[tuple[str, ...]] = (*STRUCTURES, "spade", "town")
_TOWN: Final = len(EVENTS) - 1

OWN: Final[tuple[str, ...]] = (
    *[f"worth of {term}" for term in TERMS],
    *("coins", "workers", "priests", "bowl 1", "bowl 2", "bowl 3", "keys", "priests sent"),
    *("up to 6 coins", "up to 4 workers", "up to 2 priests", "a priest"),
    *("income of coins", "income of workers", "income of priests", "income of power"),
    *STRUCTURES,
    *("buildings", "buildings in towns", "towns founded", "favors", "shipping", "digging", "bridges left"),
    *("passed", "special actions used", "all others have passed"),
    *[f"steps of {cult}" for cult in CULTS],
    *[f"{structure} times its points now" for structure in STRUCTURES],
    *[f"{structure} times its points later" for structure in STRUCTURES],
    *("towns times their points now", "towns times their points later"),
    *[tile.id for tile in FAVOR_TILES],
    *[card.id for card in BONUS_CARDS],
)


def own(state: State, seat: Seat, terms: list[float]) -> list[float]:
    """In the order of `OWN`, from the terms of the value."""
    bowls, income = seat.bowls, income_of(seat)
    found = terms.copy()
    for stock in (seat.coins, seat.workers, seat.priests, bowls.one, bowls.two, bowls.three):
        found.append(float(stock))
    found += [float(seat.keys), float(seat.priests_sent)]
    found += [min(seat.coins, 6.0), min(seat.workers, 4.0), min(seat.priests, 2.0), min(seat.priests, 1.0)]
    found += [float(income[0]), float(income[1]), float(income[2]), float(income[3])]
    counts = [float(seat.count(structure)) for structure in range(5)]
    found += counts
    found += [float(seat.buildings.bit_count()), float(seat.towns.bit_count())]
    found += [float(len(seat.town_tiles)), float(len(seat.favors))]
    found += [float(seat.shipping), float(seat.digging), float(seat.bridges)]
    found += [1.0 if seat.passed else 0.0, float(seat.used.bit_count())]
    # Who is alone compares its table with one of the next round, of which other weights are told.
    alone = not seat.passed and all(each.passed or each.gone or each is seat for each in state.seats)
    found.append(1.0 if alone else 0.0)
    for steps in seat.cults:
        found.append(float(steps))
    now, later = points_of_events(state)
    found += [now[structure] * counts[structure] for structure in range(5)]
    found += [later[structure] * counts[structure] for structure in range(5)]
    found += [now[_TOWN] * len(seat.town_tiles), later[_TOWN] * len(seat.town_tiles)]
    first = len(found)
    found += [0.0] * (len(FAVOR_TILES) + len(BONUS_CARDS))
    for tile in seat.favors:
        found[first + tile] = 1.0
    if seat.bonus != NONE:
        found[first + len(FAVOR_TILES) + seat.bonus] = 1.0
    return found


_events: Final[dict[tuple[int, tuple[int, ...]], tuple[list[float], list[float]]]] = {}


def points_of_events(state: State) -> tuple[list[float], list[float]]:
    """What each event brings in this round, and in all later ones together. Not to be changed: it is remembered."""
    key = (state.round, state.scoring)
    known = _events.get(key)
    if known is None:
        if len(_events) >= REMEMBERED:
            _events.clear()
        known = _points_of_events(state)
        _events[key] = known
    return known


def _points_of_events(state: State) -> tuple[list[float], list[float]]:
    now, later = [0.0] * len(EVENTS), [0.0] * len(EVENTS)
    for place in range(max(state.round - 1, 0), len(state.scoring)):
        tile = SCORING_TILES[state.scoring[place]]
        for event in tile.scores:
            if place < state.round:
                now[event] += tile.points
            else:
                later[event] += tile.points
    return now, later
