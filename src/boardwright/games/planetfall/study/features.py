"""A table at the beginning of a round as named numbers, from the eyes of one seat: what the forecast is learned on.

What the seat has (`own.py`), which board it plays and for which goals, and how the others stand. The forecast is
linear, so what weighs otherwise at each table or with each board is here once for each of them.
"""

from typing import Final

from boardwright.kernel.study import total

from ..rules.catalogue import BUILT_IN, PLANETS, catalogue
from ..rules.scoring import condition_points, count
from ..rules.seat import Seat
from ..rules.state import LAYOUTS, State
from ..rules.vocabulary import COUNTS
from .estimate import TERMS, terms
from .own import OWN, STANDING, own, standing

_CONTENT: Final = catalogue(BUILT_IN)
_GOALS: Final = len(_CONTENT.goals)
_MOST_SEATS: Final = len(LAYOUTS) - 1
_OTHERS: Final = _MOST_SEATS - 1  # at most, strongest first
_TOLD: Final = 3  # of them, those whose stand is told each by itself, by points
_EFFECTS: Final = TERMS.index("effects")
# What a discount is good for: the stock that pays.
_PAID_CHEAPLY: Final = ("units by strength", "outposts by energy", "technologies by energy")

FEATURES: Final[tuple[str, ...]] = (
    *OWN,
    *[side.id for side in _CONTENT.sides],
    *[f"goal board {number + 1}" for number in range(_GOALS)],
    *[f"value of opponent {number + 1}" for number in range(_OTHERS)],
    *[f"lead in {what}" for what in COUNTS],
    *[f"{what} of the best opponent" for what in ("points", *STANDING)],
    *[f"{what} of the others on average" for what in ("points", *STANDING)],
    *[f"{what} of opponent {place + 1}" for place in range(1, _TOLD) for what in ("points", *STANDING)],
    *[f"goal board {number + 1} as it stands" for number in range(_GOALS)],
    *[f"worth of effects of {side.id}" for side in _CONTENT.sides],
    *[f"{players} at the table" for players in range(2, _MOST_SEATS + 1)],
    *[f"outposts of {symbol}" for symbol in _CONTENT.symbols],
    *("planets with one card", "planets without a card"),
    *[f"cheaper {what}, times what is there" for what in _PAID_CHEAPLY],
)


def features(state: State, number: int) -> list[float]:
    seat = state.seats[number]
    own_terms = terms(state, number)
    found = own(state, number, own_terms)
    side = -1 if seat.side is None else seat.side.index
    found += _only(side, 1.0, len(_CONTENT.sides))
    goal = -1 if state.goal is None else state.goal.index
    found += _only(goal, 1.0, _GOALS)
    others = [total(terms(state, other)) for other in range(len(state.seats)) if other != number]
    others.sort(reverse=True)
    found += (others + [0.0] * _OTHERS)[:_OTHERS]
    rivals = [other for other in state.seats if other is not seat]
    for what in COUNTS:
        best = max([count(state, other, what) for other in rivals], default=0)
        found.append(float(count(state, seat, what) - best))
    found += _rivals(state, rivals)
    found += _only(goal, _by_goals(state, number), _GOALS)
    found += _only(side, own_terms[_EFFECTS], len(_CONTENT.sides))
    found += _only(len(state.seats) - 2, 1.0, _MOST_SEATS - 1)
    found += _cards(state, seat)
    powers = seat.powers
    found += [float(powers.unit_discount * seat.strength), float(powers.outpost_discount * seat.energy)]
    found.append(float(powers.technology_discount * seat.energy))
    return found


def _only(place: int, amount: float, places: int) -> list[float]:
    """One number at its place, and none elsewhere."""
    return [amount if each == place else 0.0 for each in range(places)]


def _by_goals(state: State, number: int) -> float:
    conditions = state.goal.conditions if state.goal is not None else ()
    return float(sum([condition_points(state, number, condition) for condition in conditions]))


def _rivals(state: State, rivals: list[Seat]) -> list[float]:
    """How the one with the most points stands, all on average, and those after the first."""
    found = [[float(seat.points), *standing(state, seat)] for seat in rivals]
    nobody = [0.0] * (1 + len(STANDING))
    found.sort(reverse=True)
    mean = [total([each[place] for each in found]) / max(len(found), 1) for place in range(len(nobody))]
    told = [*(found[0] if found else nobody), *mean]
    for place in range(1, _TOLD):
        told += found[place] if place < len(found) else nobody
    return told


def _cards(state: State, seat: Seat) -> list[float]:
    symbols, planets = [0.0] * len(_CONTENT.symbols), [0] * (PLANETS + 1)
    for card in seat.laid:
        laid = state.catalogue.cards[card]
        planets[laid.planet] += 1
        if 0 <= laid.symbol < len(symbols):  # an owner's content may have symbols of its own
            symbols[laid.symbol] += 1.0
    return [*symbols, float(planets[1:].count(1)), float(planets[1:].count(0))]
