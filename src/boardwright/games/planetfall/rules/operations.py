"""Action 5, running operations: 5, 6 or 7 points become empire points, experience and strength. (Rulebook: Operations)

The split is asked in two small steps: first the empire points, then the experience; what is left becomes strength.
"""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision

from .moves import EXPERIENCE, POINTS, THING_IDS
from .resolving import leave
from .seat import Seat
from .state import State
from .vocabulary import EXPERIENCE_MAXIMUM, OPERATIONS, STRENGTH_MAXIMUM

OPERATION_POINTS: Final = (5, 6, 7)  # on level I, II, III
EXPERIENCE_PRICE: Final = 2  # operation points for one experience; empire points and strength cost one each


def begin(state: State, seat: int, place: int) -> Decision[State]:
    return GainPoints(seat, place, points_at(state.seats[seat], state.layout.levels[place]))


def points_at(seat: Seat, level: int) -> int:
    return OPERATION_POINTS[level] + seat.powers.operation_points


def most_points(state: State) -> int:
    """Empire points that operations may bring: the number of the planet."""
    return state.planet


class GainPoints(Decision[State]):
    """Operation points into empire points, at most as many as the number of the planet.

    Points must be exchanged as far as they can; what nothing more can be had for is lost."""

    def __init__(self, seat: int, place: int, points: int) -> None:
        super().__init__(seat)
        self.place: Final[int] = place
        self.points: Final[int] = points

    def legal(self, state: State) -> Sequence[Action]:
        seat = state.seats[self.seat]
        most = min(self.points, most_points(state))
        return [POINTS[n] for n in range(most + 1) if n == most or _all_used(seat, self.points - n)]

    def apply(self, state: State, action: Action) -> None:
        amount = action.index - POINTS[0].index
        state.seats[self.seat].score(amount, OPERATIONS, THING_IDS[state.cards[self.place]])
        no_more = int(amount == min(self.points, most_points(state)))
        state.pending.append(GainExperience(self.seat, self.place, self.points - amount, no_more))

    def args(self) -> Sequence[int]:
        return (self.seat, self.place, self.points)


class GainExperience(Decision[State]):
    """What is left into experience, two for one, and into strength, one for one. `no_more` tells that no more empire
    points could be had: only then may a point that strength has no room for be lost."""

    def __init__(self, seat: int, place: int, points: int, no_more: int) -> None:
        super().__init__(seat)
        self.place: Final[int] = place
        self.points: Final[int] = points
        self.no_more: Final[int] = no_more

    def legal(self, state: State) -> Sequence[Action]:
        seat = state.seats[self.seat]
        most = min(self.points // EXPERIENCE_PRICE, EXPERIENCE_MAXIMUM - seat.experience)
        room = STRENGTH_MAXIMUM - seat.strength
        answers: list[Action] = []
        for amount in range(most + 1):
            lost = max(self.points - amount * EXPERIENCE_PRICE - room, 0)
            if lost == 0 or (self.no_more and (lost < EXPERIENCE_PRICE or amount == most)):
                answers.append(EXPERIENCE[amount])
        return answers

    def apply(self, state: State, action: Action) -> None:
        seat = state.seats[self.seat]
        amount = action.index - EXPERIENCE[0].index
        cell = THING_IDS[state.cards[self.place]]
        seat.gain_experience(amount, cell)
        seat.gain_strength(self.points - amount * EXPERIENCE_PRICE, cell)
        leave(state, self.seat, self.place)

    def args(self) -> Sequence[int]:
        return (self.seat, self.place, self.points, self.no_more)


def _all_used(seat: Seat, points: int) -> bool:
    """Whether experience and strength together can take in so many operation points."""
    strength = STRENGTH_MAXIMUM - seat.strength
    experience = (EXPERIENCE_MAXIMUM - seat.experience) * EXPERIENCE_PRICE
    if strength == 0 and points % EXPERIENCE_PRICE:
        return False
    return points <= strength + experience
