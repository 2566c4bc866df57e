"""Action 5, running operations: 5, 6 or 7 points become empire points, experience and strength. (Rulebook: Operations)

The split is asked in two small steps: first the empire points, then the experience; what is left becomes strength.
"""

from collections.abc import Sequence
from typing import Final

from boardwright.games.planetfall.moves import EXPERIENCE, POINTS
from boardwright.games.planetfall.resolving import leave
from boardwright.games.planetfall.state import Seat, State
from boardwright.games.planetfall.vocabulary import EXPERIENCE_MAXIMUM, OPERATIONS, STRENGTH_MAXIMUM
from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision

OPERATION_POINTS: Final = (5, 6, 7)  # on level I, II, III
EXPERIENCE_PRICE: Final = 2  # operation points for one experience; empire points and strength cost one each


def begin(state: State, seat: int, place: int) -> Decision[State]:
    points = OPERATION_POINTS[state.layout.levels[place]] + state.seats[seat].powers.operation_points
    return GainPoints(seat, place, points)


class GainPoints(Decision[State]):
    """Operation points into empire points, at most as many as the number of the planet.

    Points must be exchanged: they are lost only where no split uses them all."""

    def __init__(self, seat: int, place: int, points: int) -> None:
        super().__init__(seat)
        self.place: Final[int] = place
        self.points: Final[int] = points

    def legal(self, state: State) -> Sequence[Action]:
        seat = state.seats[self.seat]
        most = min(self.points, state.planet)
        return [POINTS[n] for n in range(most + 1) if _all_used(seat, self.points - n)] or [POINTS[most]]

    def apply(self, state: State, action: Action) -> None:
        amount = action.index - POINTS[0].index
        state.seats[self.seat].scored[OPERATIONS] += amount
        state.pending.append(GainExperience(self.seat, self.place, self.points - amount))

    def args(self) -> Sequence[int]:
        return (self.seat, self.place, self.points)


class GainExperience(Decision[State]):
    """What is left into experience, two for one, and into strength, one for one."""

    def __init__(self, seat: int, place: int, points: int) -> None:
        super().__init__(seat)
        self.place: Final[int] = place
        self.points: Final[int] = points

    def legal(self, state: State) -> Sequence[Action]:
        seat = state.seats[self.seat]
        most = min(self.points // EXPERIENCE_PRICE, EXPERIENCE_MAXIMUM - seat.experience)
        # Strength has no room for everything: then at least so much must go into experience.
        excess = max(self.points - (STRENGTH_MAXIMUM - seat.strength), 0)
        least = min((excess + EXPERIENCE_PRICE - 1) // EXPERIENCE_PRICE, most)
        return EXPERIENCE[least : most + 1]

    def apply(self, state: State, action: Action) -> None:
        seat = state.seats[self.seat]
        amount = action.index - EXPERIENCE[0].index
        seat.gain_experience(amount)
        seat.gain_strength(self.points - amount * EXPERIENCE_PRICE)
        leave(state, self.seat, self.place)

    def args(self) -> Sequence[int]:
        return (self.seat, self.place, self.points)


def _all_used(seat: Seat, points: int) -> bool:
    """Whether experience and strength together can take in so many operation points."""
    strength = STRENGTH_MAXIMUM - seat.strength
    experience = (EXPERIENCE_MAXIMUM - seat.experience) * EXPERIENCE_PRICE
    if strength == 0 and points % EXPERIENCE_PRICE:
        return False
    return points <= strength + experience
