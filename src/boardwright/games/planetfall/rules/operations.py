"""Action 5, running operations: 5, 6 or 7 points become empire points, experience and strength. (Rulebook: Operations)

The split is asked in two small steps: first the empire points, then the experience; what is left becomes strength.
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from boardwright.kernel.action import Action, Verb
from boardwright.kernel.decision import Decision
from boardwright.kernel.kind import Sole
from boardwright.kernel.verdict import Reason, Words

from .moves import EXPERIENCE, POINTS, THING_IDS
from .resolving import leave
from .seat import Seat
from .state import State
from .vocabulary import EXPERIENCE_MAXIMUM, OPERATIONS, STRENGTH_MAXIMUM

OPERATION_POINTS: Final = (5, 6, 7)  # on level I, II, III
EXPERIENCE_PRICE: Final = 2  # operation points for one experience; empire points and strength cost one each

WOULD_BE_LOST: Final = Reason("would-be-lost")


def begin(state: State, seat: int, place: int) -> Decision[State]:
    return GainPoints(seat, place, points_at(state.seats[seat], state.layout.levels[place]))


def points_at(seat: Seat, level: int) -> int:
    return OPERATION_POINTS[level] + seat.powers.operation_points


def most_points(state: State) -> int:
    """Empire points that operations may bring: the number of the planet."""
    return state.planet


class GainPoints(Sole[State, int]):
    """Operation points into empire points, at most as many as the number of the planet.

    Points must be exchanged as far as they can; what nothing more can be had for is lost."""

    verb: Verb[int] = POINTS

    def __init__(self, seat: int, place: int, points: int) -> None:
        super().__init__(seat)
        self.place: Final[int] = place
        self.points: Final[int] = points

    def options(self, state: State) -> Sequence[int]:
        return range(self._most(state) + 1)

    def why_not(self, state: State, amount: int) -> Reason | None:
        used = amount == self._most(state) or _all_used(state.seats[self.seat], self.points - amount)
        return None if used else WOULD_BE_LOST

    def do(self, state: State, amount: int) -> None:
        state.seats[self.seat].score(amount, OPERATIONS, THING_IDS[state.cards[self.place]])
        no_more = int(amount == self._most(state))
        state.pending.append(GainExperience(self.seat, self.place, self.points - amount, no_more))

    def words(self, state: State, amount: int) -> Words:
        return ("points", {"points": amount}) if amount else ("no-points", {})

    def legal(self, state: State) -> Sequence[Action]:
        seat, most = state.seats[self.seat], self._most(state)
        return [POINTS.actions[n] for n in range(most + 1) if n == most or _all_used(seat, self.points - n)]

    def _most(self, state: State) -> int:
        return min(self.points, most_points(state))

    def args(self) -> Sequence[int]:
        return (self.seat, self.place, self.points)


class GainExperience(Sole[State, int]):
    """What is left into experience, two for one, and into strength, one for one. `no_more` tells that no more empire
    points could be had: only then may a point that strength has no room for be lost."""

    verb: Verb[int] = EXPERIENCE
    aside: ClassVar[bool] = True

    def __init__(self, seat: int, place: int, points: int, no_more: int) -> None:
        super().__init__(seat)
        self.place: Final[int] = place
        self.points: Final[int] = points
        self.no_more: Final[int] = no_more

    def options(self, state: State) -> Sequence[int]:
        return range(self._most(state) + 1)

    def why_not(self, state: State, amount: int) -> Reason | None:
        room = STRENGTH_MAXIMUM - state.seats[self.seat].strength
        lost = max(self.points - amount * EXPERIENCE_PRICE - room, 0)
        forced = self.no_more and (lost < EXPERIENCE_PRICE or amount == self._most(state))
        return None if lost == 0 or forced else WOULD_BE_LOST

    def do(self, state: State, amount: int) -> None:
        seat = state.seats[self.seat]
        cell = THING_IDS[state.cards[self.place]]
        seat.gain_experience(amount, cell)
        seat.gain_strength(self.points - amount * EXPERIENCE_PRICE, cell)
        leave(state, self.seat, self.place)

    def words(self, state: State, amount: int) -> Words:
        return ("experience", {"amount": ("experience", amount)}) if amount else ("no-experience", {})

    def legal(self, state: State) -> Sequence[Action]:
        most, room = self._most(state), STRENGTH_MAXIMUM - state.seats[self.seat].strength
        # If strength has room for everything, nothing can be lost.
        return EXPERIENCE.actions[: most + 1] if self.points <= room else super().legal(state)

    def _most(self, state: State) -> int:
        return min(self.points // EXPERIENCE_PRICE, EXPERIENCE_MAXIMUM - state.seats[self.seat].experience)

    def args(self) -> Sequence[int]:
        return (self.seat, self.place, self.points, self.no_more)


def _all_used(seat: Seat, points: int) -> bool:
    """Whether experience and strength together can take in so many operation points."""
    strength = STRENGTH_MAXIMUM - seat.strength
    experience = (EXPERIENCE_MAXIMUM - seat.experience) * EXPERIENCE_PRICE
    if strength == 0 and points % EXPERIENCE_PRICE:
        return False
    return points <= strength + experience
