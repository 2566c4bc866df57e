"""The end of the game. (Rulebook: End of the game, Bishops, The solitaire game)"""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.decision import Step

from .catalogue import NONE
from .colony import ALL, LINES, NOT_LAST_COLUMN, SIDE, beside, cells_of, spread
from .religion import MISSIONS_FROM
from .seat import Seat
from .state import State
from .vocabulary import (
    AREA,
    BISHOPRIC,
    BISHOPS,
    CATEGORIES,
    CITIES,
    CITY,
    COLONISTS,
    DIVERSITY,
    DOCKS,
    FARM,
    FLEET,
    FOREST,
    GOODS,
    MONEY,
    MOUNTAIN,
    SCHOLARS,
    SCHOLARSHIP,
    SELL,
    SETS,
    SETTLERS,
    SHIPS,
    SQUARE,
    TOWN_HALL,
    Source,
)

COINS_A_POINT: Final = 3
BISHOP_PENALTY: Final = 2
SET_POINTS: Final = 3
WINNING: Final = 100  # alone


class FinalScoring(Step[State]):
    """Happiness for coins, colonists, monks, sets of ships and ships."""

    def run(self, state: State) -> None:
        for number, seat in enumerate(state.seats):
            for category, source, points in final_parts(state, number):
                seat.score(points, category, source)
            # All goods are sold, and what does not make a point is worth nothing.
            for good in range(len(GOODS)):
                if seat.goods[good]:
                    seat.sell(good, seat.goods[good], Source.COINS)


class Curtain(Step[State]):
    """Stands for the final scoring on a copy on which somebody looks ahead: what lies face down is not turned up."""

    def auto(self, state: State) -> bool:
        return False


def final_points(state: State, number: int) -> list[tuple[int, int]]:
    """What the final scoring brings, or would bring now, by category of the score sheet."""
    sums = [0] * len(CATEGORIES)
    for category, _, points in final_parts(state, number):
        sums[category] += points
    return [(category, sums[category]) for category in range(MONEY, len(CATEGORIES))]


def final_parts(state: State, number: int) -> list[tuple[int, str, int]]:
    """The same one by one: category, source, points."""
    seat = state.seats[number]
    content = state.catalogue
    parts = [
        (MONEY, Source.COINS, wealth(seat) // COINS_A_POINT),
        (SETTLERS, Source.FULL_LINES, colonist_points(state, seat)),
    ]
    for scholar in cells_of(seat.scholars):
        parts.append((SCHOLARSHIP, SCHOLARS[scholar], content.scholars[scholar].points))
    for bishop in bishops_of(state, number):
        parts.append((BISHOPRIC, BISHOPS[bishop], bishop_points(state, seat, bishop) - BISHOP_PENALTY))
    parts.append((SETS, Source.SETS, SET_POINTS * sets(seat)))
    for ships in seat.harbour:
        for ship in ships:
            parts.append((SHIPS, content.ships[ship].id, content.ships[ship].points))
    return parts


def wealth(seat: Seat) -> int:
    """The coins a player has when all goods are sold."""
    coins = seat.coins
    for good in range(len(GOODS)):
        coins += seat.goods[good] * SELL[good]
    return coins


def colonist_points(state: State, seat: Seat) -> int:
    """A point for every colonist in a line without empty cells; in a full row and a full column it counts twice."""
    empty = seat.empty
    return sum([seat.colonists(state.catalogue, line) for line in LINES if not line & empty])


def sets(seat: Seat) -> int:
    """A set is one ship at each dock."""
    return min([len(seat.harbour[dock]) for dock in range(len(DOCKS))])


def bishops_of(state: State, number: int) -> list[int]:
    first = len(SCHOLARS)
    return [place - first for place in range(first, MISSIONS_FROM) if state.monks[place] >> number & 1]


def bishop_points(state: State, seat: Seat, bishop: int) -> int:
    """What a bishop asks for is worth, before the 2 points that he costs."""
    content = state.catalogue.bishops[bishop]
    if bishop == SQUARE:
        return content.squares[largest_square(ALL & ~seat.empty)]
    return min(content.each * _counted(state, seat, bishop), content.maximum)


def _counted(state: State, seat: Seat, bishop: int) -> int:
    content = state.catalogue
    if bishop == FLEET:
        return max([len(ships) for ships in seat.harbour])
    if bishop == AREA:
        return max([largest_area(seat.terrain(content, terrain)) for terrain in (FARM, FOREST, MOUNTAIN)])
    if bishop == DIVERSITY:
        grounds = [seat.terrain(content, terrain) for terrain in (FARM, FOREST, MOUNTAIN, CITY)]
        return sum([all(ground & line for ground in grounds) for line in LINES])
    hall = seat.terrain(content, TOWN_HALL)
    roads = spread(beside(hall), seat.roads)
    if bishop == CITIES:
        return (beside(hall | roads) & seat.terrain(content, CITY)).bit_count()
    assert bishop == COLONISTS
    return seat.colonists(content, roads)


def largest_square(built: int) -> int:
    """The side of the largest square without an empty cell. [17]"""
    side = 0
    # The upper left corners of full squares of one side; four of them side by side make a larger square.
    corners = built
    while corners:
        side += 1
        right = (corners >> 1) & NOT_LAST_COLUMN
        corners &= right & (corners >> SIDE) & (right >> SIDE)
    return side


def largest_area(ground: int) -> int:
    """The size of the largest part that hangs together."""
    largest = 0
    while ground:
        part = spread(ground & -ground, ground)
        largest = max(largest, part.bit_count())
        ground &= ~part
    return largest


def winners(state: State) -> list[int]:
    """The most happiness; of equals, whose last marker lies nearest the "1st" symbol. Alone, 100 points win."""
    points = [seat.points for seat in state.seats]
    best = max(points)
    if len(points) == 1:
        return [0] if best >= WINNING else []
    tied = [number for number in range(len(points)) if points[number] == best]
    spaces = [state.seats[number].space for number in tied]
    if NONE in spaces:
        return tied
    return [tied[spaces.index(min(spaces))]]


# --- the achievements of the solitaire game

ACHIEVEMENTS: Final = ("communism", "capitalism", "theocracy", "kapracracy", "democracy", "utopia")
SETTLER_POINTS: Final = 28
MANY_SETS: Final = 4
BISHOP_POINTS: Final = 30
HAPPY: Final = 120
HAPPIEST: Final = 150


def achievements(state: State) -> Sequence[str]:
    """What a lone player has achieved, or would have if the game ended now."""
    seat = state.seats[0]
    bishops = sum([bishop_points(state, seat, bishop) for bishop in bishops_of(state, 0)])
    total = seat.points if not state.pending else seat.points + sum([points for _, points in final_points(state, 0)])
    grounds = [seat.terrain(state.catalogue, terrain) for terrain in (FARM, FOREST, MOUNTAIN, CITY)]
    reached = (
        colonist_points(state, seat) >= SETTLER_POINTS,
        sets(seat) >= MANY_SETS,
        bishops >= BISHOP_POINTS,
        any(crosses(ground) for ground in grounds),
        total >= HAPPY,
        total >= HAPPIEST,
    )
    return [name for name, done in zip(ACHIEVEMENTS, reached, strict=True) if done]


def crosses(ground: int) -> bool:
    """Whether one part of a terrain reaches from west to east, or from north to south. [19]"""
    first_column, last_column, first_row, last_row = LINES[0], LINES[SIDE - 1], LINES[SIDE], LINES[2 * SIDE - 1]
    return spread(first_column, ground) & last_column != 0 or spread(first_row, ground) & last_row != 0
