"""The end of the game: the goal board, then the technologies that score. (Rulebook: End of the game)"""

from collections.abc import Sequence

from boardwright.kernel.decision import Step

from .seat import Seat
from .state import State
from .vocabulary import CACHE, END_TECHNOLOGIES, FROM, GOALS, KINDS, OUTPOST, PER, SECTOR, TECHNOLOGY, UNIT, Condition


class FinalScoring(Step[State]):
    """After the second exploration of the seventh planet."""

    def run(self, state: State) -> None:
        assert state.goal is not None
        for number, seat in enumerate(state.seats):
            for condition, points in zip(state.goal.conditions, goal_points(state, number), strict=True):
                seat.score(points, GOALS, condition.source)
        for seat in state.seats:
            for effect, points in zip(seat.powers.endings, end_points(state, seat), strict=True):
                seat.score(points, END_TECHNOLOGIES, effect.source)


def goal_points(state: State, number: int) -> list[int]:
    """What each condition of the goal board is worth to a seat, as things stand. [A19]"""
    assert state.goal is not None
    return [condition_points(state, number, condition) for condition in state.goal.conditions]


def condition_points(state: State, number: int, condition: Condition) -> int:
    if condition.verb in (PER, FROM):
        return _points(count(state, state.seats[number], condition.what), (), condition)
    return points_of_all(state, condition)[number]


def points_of_all(state: State, condition: Condition) -> list[int]:
    """What a condition is worth to each seat, as things stand."""
    counts = [count(state, seat, condition.what) for seat in state.seats]
    return [_points(own, counts, condition) for own in counts]


def _points(own: int, all_counts: Sequence[int], condition: Condition) -> int:
    if condition.verb == PER:
        return own // condition.number * condition.points
    if condition.verb == FROM:
        return condition.points if own >= condition.number else 0
    return _rank_points(own, all_counts, condition)


def _rank_points(own: int, all_counts: Sequence[int], condition: Condition) -> int:
    """All tied first get the first prize, and then there is no second; all tied seconds get the second prize. [A20]"""
    if own == 0:
        return 0
    better = [other for other in all_counts if other > own]
    if not better:
        return condition.points
    return condition.second if len(better) == 1 else 0


def end_points(state: State, seat: Seat) -> list[int]:
    """What each end-game technology of a seat is worth, as things stand."""
    return [count(state, seat, e.per) // e.every * e.gain.points for e in seat.powers.endings]


def winners(state: State) -> list[int]:
    """The most points; among equals the one whose ship stands higher on the turn order track."""
    best = max([seat.points for seat in state.seats])
    tied = [number for number, seat in enumerate(state.seats) if seat.points == best]
    for number in state.track:
        if number in tied:
            return [number]
    return tied


# --- what can be counted


def count(state: State, seat: Seat, what: str) -> int:
    """One of COUNTS, for a seat, now."""
    if what == "experience":
        return seat.experience
    if what == "strength":
        return seat.strength
    if what == "energy":
        return seat.energy
    if what == "energy+strength":
        return seat.energy + seat.strength
    kinds = count_kinds(state, seat)
    if what in KINDS:
        return kinds[KINDS.index(what)]
    if what == "cache/sector":
        return kinds[CACHE] + kinds[SECTOR]
    if what == "unit+technology":
        return min(kinds[UNIT], kinds[TECHNOLOGY])
    if what == "outpost+cache/sector":
        return min(kinds[OUTPOST], kinds[CACHE] + kinds[SECTOR])
    if what == "set-of-four":
        return min(kinds[UNIT], kinds[OUTPOST], kinds[TECHNOLOGY], kinds[CACHE] + kinds[SECTOR])
    if what == "planet-with-two-cards":
        planets = [state.catalogue.cards[card].planet for card in seat.laid]
        return sum([planets.count(planet) == 2 for planet in set(planets)])
    outposts = [state.catalogue.cards[card].symbol for card in seat.laid if state.catalogue.cards[card].symbol >= 0]
    if what == "different-outpost":
        return len(set(outposts))
    assert what == "pair", what
    return sum([outposts.count(symbol) // 2 for symbol in set(outposts)])


def count_kinds(state: State, seat: Seat) -> list[int]:
    """Laid cards by kind; a cache counts as what it lies as."""
    kinds = [0] * len(KINDS)
    for card in seat.laid:
        kinds[state.catalogue.cards[card].kind] += 1
    kinds[CACHE] -= len(seat.annexed)
    kinds[SECTOR] = len(seat.annexed)
    return kinds
