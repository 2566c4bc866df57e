"""What a seat has, as named numbers: the part of the features that its own actions change. The value is linear in them,
so what counts only up to some point is here with its limit too, and what each side of a commander board does of its own
stands beside what everybody does."""

from typing import Final

from ..rules.catalogue import BUILT_IN, catalogue
from ..rules.income import income_of
from ..rules.scoring import condition_points, count, end_points
from ..rules.seat import Seat
from ..rules.state import State
from ..rules.vocabulary import COUNTS, TECHNOLOGY
from .estimate import TERMS

_CONTENT: Final = catalogue(BUILT_IN)
_TECHNOLOGIES: Final[tuple[int, ...]] = tuple([card.index for card in _CONTENT.cards if card.kind == TECHNOLOGY])
_GAINS: Final = ("points", "experience", "strength", "energy")
# What weighs otherwise for each side of a commander board, and what is told of the others.
STANDING: Final = (
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

OWN: Final[tuple[str, ...]] = (
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
    *[f"{what} of {side.id}" for side in _CONTENT.sides for what in STANDING],
    *[f"up to {limit} experience" for limit in _EXPERIENCE],
    *[f"up to {limit} strength" for limit in _STRENGTH],
    *[f"up to {limit} energy" for limit in _ENERGY],
    *[f"{symbol} waits for its second" for symbol in _CONTENT.symbols],
)


def own(state: State, number: int, terms: list[float]) -> list[float]:
    """In the order of `OWN`, from the terms of the value."""
    seat = state.seats[number]
    found = terms.copy()
    found += [min(seat.strength, 6.0), min(seat.energy, 6.0)]
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
    found += [float(now), float(sum(end_points(state, seat))), float(len(seat.powers.endings))]
    found.append(float(state.track.index(number)) if number in state.track else 0.0)
    found += [1.0 if card in seat.laid else 0.0 for card in _TECHNOLOGIES]
    first, side = len(found), seat.side
    found += [0.0] * (len(_CONTENT.sides) * len(STANDING))
    if side is not None:
        for place, amount in enumerate(standing(state, seat)):
            found[first + side.index * len(STANDING) + place] = amount
    found += [float(min(seat.experience, limit)) for limit in _EXPERIENCE]
    found += [float(min(seat.strength, limit)) for limit in _STRENGTH]
    found += [float(min(seat.energy, limit)) for limit in _ENERGY]
    found += _single_outposts(state, seat)
    return found


def standing(state: State, seat: Seat) -> list[float]:
    found = [float(seat.experience), float(seat.strength), float(seat.energy), float(income_of(state, seat)[3])]
    return found + [float(count(state, seat, what)) for what in ("unit", "outpost", "technology", "sector")]


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
