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
# What weighs otherwise for each side of a commander board, and what is told of the others.
_STANDING: Final = (
    "experience",
    "strength",
    "energy",
    "income of energy",
    "units",
    "outposts",
    "technologies",
    "sectors",
)
# A stock counts only up to what can be spent of it: where the line may bend.
_EXPERIENCE: Final = (3, 5, 8)
_STRENGTH: Final = (3, 10)
_ENERGY: Final = (3, 10, 14)
# Of what goals ask for the most.
_CONTESTED: Final = ("unit", "technology", "outpost")

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
    *[f"{what} of {side.id}" for side in _CONTENT.sides for what in _STANDING],
    *[f"up to {limit} experience" for limit in _EXPERIENCE],
    *[f"up to {limit} strength" for limit in _STRENGTH],
    *[f"up to {limit} energy" for limit in _ENERGY],
    *[f"{symbol} waits for its second" for symbol in _CONTENT.symbols],
    *[f"lead in {what}" for what in _CONTESTED],
    *[f"{what} of the best opponent" for what in ("points", *_STANDING)],
    *[f"{what} of the others on average" for what in ("points", *_STANDING)],
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
    standing = _standing(state, seat)
    for each in range(len(_CONTENT.sides)):
        found += standing if each == side else [0.0] * len(standing)
    found += [min(seat.experience, limit) for limit in _EXPERIENCE]
    found += [min(seat.strength, limit) for limit in _STRENGTH]
    found += [min(seat.energy, limit) for limit in _ENERGY]
    found += _single_outposts(state, seat)
    rivals = [other for other in state.seats if other is not seat]
    for what in _CONTESTED:
        found.append(count(state, seat, what) - max([count(state, other, what) for other in rivals], default=0))
    found += _rivals(state, rivals)
    return [float(each) for each in found]


def _standing(state: State, seat: Seat) -> list[float]:
    found = [float(seat.experience), float(seat.strength), float(seat.energy), float(income_of(state, seat)[3])]
    return found + [float(count(state, seat, what)) for what in ("unit", "outpost", "technology", "sector")]


def _rivals(state: State, rivals: list[Seat]) -> list[float]:
    """How the one with the most points stands, and all on average."""
    found = [[float(seat.points), *_standing(state, seat)] for seat in rivals]
    if not found:
        return [0.0] * (2 * (1 + len(_STANDING)))
    mean = [total([each[place] for each in found]) / len(found) for place in range(len(found[0]))]
    return [*max(found), *mean]


def _single_outposts(state: State, seat: Seat) -> list[float]:
    found = [0.0] * len(_CONTENT.symbols)
    for card in seat.laid:
        symbol = state.catalogue.cards[card].symbol
        if 0 <= symbol < len(found):  # an owner's content may have symbols of its own
            found[symbol] = 1.0 - found[symbol]
    return found


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
