"""The conquest track: conquistadors, gold, and points every year. (Rulebook: Conquistador, End of the year)"""

from .state import State
from .vocabulary import CONQUEST, GOLD, Source


def conquer(state: State, number: int) -> None:
    """The marker moves a space on, on top of those that are there. At the end of the track conquistadors are lost."""
    seat = state.seats[number]
    if seat.conquest == state.catalogue.conquest_length:
        return
    seat.move_conquest(1, Source.CONQUISTADOR)
    state.arrive((*[other for other in state.arrivals if other != number], number), Source.CONQUISTADOR)
    if seat.conquest in state.catalogue.gold_symbols:
        seat.store(GOLD, 1, Source.SYMBOL)


def ranking(state: State) -> list[int]:
    """The seats that left the start, the furthest first; on one space, who arrived first is ahead."""
    places = [(-state.seats[number].conquest, arrival, number) for arrival, number in enumerate(state.arrivals)]
    places.sort()
    return [number for _, _, number in places]


def score_conquest(state: State) -> None:
    """Points by rank, more from year to year; alone, for passing the year's tree. Then all markers go back. [21, 22]"""
    for number, points in conquest_points(state):
        state.seats[number].score(points, CONQUEST, Source.RANK)
    for seat in state.seats:
        seat.move_conquest(-seat.conquest, Source.YEAR)
    state.arrive((), Source.YEAR)


def conquest_points(state: State) -> list[tuple[int, int]]:
    """Who would get how many points if the year ended now."""
    points = state.catalogue.conquest_points[len(state.seats)][state.year - 1]
    if len(state.seats) == 1:
        passed = state.seats[0].conquest >= state.catalogue.trees[state.year - 1]
        return [(0, points[0])] if passed else []
    return list(zip(ranking(state), points, strict=False))
