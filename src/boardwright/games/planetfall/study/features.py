"""A table at the beginning of a round as named numbers, from the eyes of one seat: what the forecast is learned on.

The terms of the value unsummed, what they are made of, what the goal board gives for what the seat has, every
technology and side of a commander board by itself, and how the others stand. The forecast is linear, so what counts
only up to some point is here with its limit too.
"""

from typing import Final

from boardwright.games.planetfall.rules.catalogue import BUILT_IN, catalogue
from boardwright.games.planetfall.rules.income import income_of
from boardwright.games.planetfall.rules.scoring import condition_points, count, end_points
from boardwright.games.planetfall.rules.seat import Seat
from boardwright.games.planetfall.rules.state import State
from boardwright.games.planetfall.rules.vocabulary import COUNTS, TECHNOLOGY
from boardwright.games.planetfall.study.estimate import TERMS, terms
from boardwright.kernel.study import total

_CONTENT: Final = catalogue(BUILT_IN)
_TECHNOLOGIES: Final[tuple[int, ...]] = tuple([card.index for card in _CONTENT.cards if card.kind == TECHNOLOGY])
_GOALS: Final = len(_CONTENT.goals)
_OTHERS: Final = 5  # at most, strongest first
_GAINS: Final = ("points", "experience", "strength", "energy")

FEATURES: Final[tuple[str, ...]] = (
    *[f"worth of {term}" for term in TERMS],
    *("up to 6 strength", "up to 6 energy"),
    *[f"income of {what}" for what in _GAINS],
    *[f"{what} for what happens" for what in _GAINS],
    *("cheaper units", "cheaper outposts", "cheaper technologies", "cheaper diplomacy"),
    *("operation points", "ignored experience", "exchange", "strength for energy", "any level", "restrains"),
    *[f"number of {what}" for what in COUNTS],
    *[f"goal for {what}" for what in COUNTS],
    *("goal as it stands", "end points", "end technologies"),
    "place in the order",
    *[f"knows {_CONTENT.cards[card].id}" for card in _TECHNOLOGIES],
    *[side.id for side in _CONTENT.sides],
    *[f"goal board {number + 1}" for number in range(_GOALS)],
    *[f"value of opponent {number + 1}" for number in range(_OTHERS)],
)


def features(state: State, number: int) -> list[float]:
    seat = state.seats[number]
    found = terms(state, number)
    found += [min(seat.strength, 6), min(seat.energy, 6)]
    found += [float(amount) for amount in income_of(state, seat)]
    found += _powers(seat)
    counts = [float(count(state, seat, what)) for what in COUNTS]
    found += counts
    goals, now = [0.0] * len(COUNTS), 0
    for condition in state.goal.conditions if state.goal is not None else ():
        place = COUNTS.index(condition.what)
        goals[place] += counts[place] * condition.points / condition.number
        now += condition_points(state, number, condition)
    found += goals
    found += [now, sum(end_points(state, seat)), len(seat.powers.endings)]
    found.append(state.track.index(number) if number in state.track else 0)
    found += [1.0 if card in seat.laid else 0.0 for card in _TECHNOLOGIES]
    side = -1 if seat.side is None else seat.side.index
    found += [1.0 if each == side else 0.0 for each in range(len(_CONTENT.sides))]
    goal = -1 if state.goal is None else state.goal.index
    found += [1.0 if each == goal else 0.0 for each in range(_GOALS)]
    others = [total(terms(state, other)) for other in range(len(state.seats)) if other != number]
    others.sort(reverse=True)
    found += (others + [0.0] * _OTHERS)[:_OTHERS]
    return [float(each) for each in found]


def _powers(seat: Seat) -> list[float]:
    powers = seat.powers
    gains = [0, 0, 0, 0]
    for effect in powers.reactions:
        gains[0] += effect.gain.points
        gains[1] += effect.gain.experience
        gains[2] += effect.gain.strength
        gains[3] += effect.gain.energy
    found = [*gains, powers.unit_discount, powers.outpost_discount, powers.technology_discount]
    found += [powers.diplomacy_discount, powers.operation_points, powers.ignored_experience, powers.exchange]
    found += [powers.strength_as_energy.bit_count(), int(powers.any_level), int(powers.restrains)]
    return [float(each) for each in found]
