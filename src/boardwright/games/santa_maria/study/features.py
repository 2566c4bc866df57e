"""A table at the beginning of a year as named numbers, from the eyes of one seat: what the forecast is learned on.

The terms of the value unsummed, what they are made of, what each line of the colony brings, how far lines are from
being full, and how the others stand. The forecast is linear, so what counts only up to some point is here with its
limit too.
"""

from typing import Final

from boardwright.kernel.study import total

from ..rules.catalogue import BUILT_IN, NONE, catalogue
from ..rules.colony import LINES, SIDE, cells_of
from ..rules.moves import PLACE_IDS
from ..rules.religion import FEE, MISSIONS_FROM, blue_dice
from ..rules.scoring import bishop_points, bishops_of, colonist_points, sets
from ..rules.seat import Seat
from ..rules.state import DICE, State
from ..rules.vocabulary import (
    BISHOPS,
    CONQUISTADOR,
    DOCKS,
    GAIN,
    GOLD,
    GOODS,
    MISSIONS,
    RELIGION,
    SCHOLARS,
    SHIPPING,
    TERRAINS,
    TOWN_HALL,
    TRADE,
)
from .estimate import TERMS, lines_worth, terms, worths

_COLONIES: Final = len(catalogue(BUILT_IN).colonies)
_OTHERS: Final = 3  # at most, strongest first
_NEARLY: Final = 4  # empty cells, at most, of a line that may still become full
_PLACES: Final = len(PLACE_IDS)  # for monks
# What weighs otherwise in each colony, and what is told of the others.
_OF_COLONY: Final = (
    *[f"{good} from buildings" for good in GOODS],
    *("coins from buildings", "points from buildings", "steps from buildings", "conquistadors from buildings"),
    *("loads from buildings", "trades from buildings"),
)
_STANDING: Final = (
    *("religion", "conquest", "blue dice", "ships", "monks", "empty cells"),
    *("coins", "goods", "colonists", "buildings"),
)
_MOST_SEATS: Final = 1 + _OTHERS
_PAIRS: Final = tuple([(one, other) for other in range(GOLD) for one in range(other)])

FEATURES: Final[tuple[str, ...]] = (
    *[f"worth of {term}" for term in TERMS],
    *GOODS,
    *("coins", "up to 4 coins", "different goods"),
    *("religion", "steps to the next monk", "blue dice"),
    *[f"knows {scholar}" for scholar in SCHOLARS],
    *[f"bishop of {bishop}" for bishop in BISHOPS],
    *("points of bishops", "missions", "monks"),
    *[f"ships for {dock}" for dock in DOCKS],
    *("ships", "sets of ships", "docks without ships", "points of ships"),
    *("empty cells", "buildings", "roads", "colonists", "points of colonists"),
    *[f"lines that lack {missing}" for missing in range(_NEARLY + 1)],
    *[f"colonists in lines that lack {missing}" for missing in range(_NEARLY + 1)],
    *[f"column {place + 1}, best first" for place in range(SIDE)],
    *[f"row {place + 1}, best first" for place in range(SIDE)],
    *[f"spaces of {terrain}" for terrain in TERRAINS],
    *[f"{good} from buildings" for good in GOODS],
    *("coins from buildings", "points from buildings"),
    *("steps from buildings", "conquistadors from buildings", "loads from buildings", "trades from buildings"),
    *("most steps in a line", "most conquistadors in a line", "most loads in a line"),
    "place in the order",
    *[f"colony {number + 1}" for number in range(_COLONIES)],
    *[f"begins with {scholar}" for scholar in SCHOLARS],
    *[f"value of opponent {number + 1}" for number in range(_OTHERS)],
    *("conquest", "lead in conquest", "lead in religion"),
    *[f"{bishop} as it stands" for bishop in BISHOPS],
    *[f"a {good}" for good in GOODS],
    *[f"up to 2 {good}" for good in GOODS],
    *[f"a monk can go to {place}" for place in PLACE_IDS],
    *[f"points of the ship for {dock}" for dock in DOCKS],
    *[f"payable points of the ship for {dock}" for dock in DOCKS],
    *[f"{what} of opponent {number + 1}" for number in range(_OTHERS) for what in _STANDING],
    *[f"{what} in colony {number + 1}" for number in range(_COLONIES) for what in _OF_COLONY],
    *[f"{players} at the table" for players in range(1, _MOST_SEATS + 1)],
    *[f"up to 3 pairs of {GOODS[one]} and {GOODS[other]}" for one, other in _PAIRS],
    *[f"goods short of the ship for {dock}" for dock in DOCKS],
    *[f"lead for {bishop}" for bishop in BISHOPS],
    *[f"mission {number + 1}" for number in range(MISSIONS)],
    *("fees for a monk", "places for a monk without a fee"),
    *[f"empty cells of column {place + 1}, best first" for place in range(SIDE)],
    *[f"empty cells of row {place + 1}, best first" for place in range(SIDE)],
    *("columns for all dice", "rows for all blue dice", "colonists that full lines would bring"),
    *("column of the town hall", "row of the town hall"),
    *[f"blue dice with {scholar}" for scholar in SCHOLARS],
)

_MARKS: Final = (RELIGION, CONQUISTADOR, SHIPPING, TRADE)
# Where in what `_buildings` tells the goods begin.
_FROM_BUILDINGS: Final = 2 * SIDE + len(TERRAINS)


def features(state: State, number: int) -> list[float]:
    seat = state.seats[number]
    if seat.home == NONE:
        return [0.0] * len(FEATURES)
    found: list[float] = list(terms(state, number))
    found += [float(amount) for amount in seat.goods]
    found += [seat.coins, min(seat.coins, 4), sum([amount > 0 for amount in seat.goods])]
    symbols = state.catalogue.monk_symbols
    ahead = [symbol - seat.religion for symbol in symbols if symbol > seat.religion]
    found += [seat.religion, min(ahead, default=0), blue_dice(state, number)]
    found += [float(seat.scholars >> scholar & 1) for scholar in range(len(SCHOLARS))]
    bishops = bishops_of(state, number)
    found += [1.0 if bishop in bishops else 0.0 for bishop in range(len(BISHOPS))]
    missions = sum([monks >> number & 1 for monks in state.monks[MISSIONS_FROM:]])
    found += [sum([bishop_points(state, seat, bishop) for bishop in bishops]), missions]
    found.append(sum([monks >> number & 1 for monks in state.monks]))
    found += _harbour(state, seat)
    found += _land(state, seat)
    found += _buildings(state, seat)
    found.append(float((number - state.first) % len(state.seats)))
    found += [1.0 if colony == seat.home else 0.0 for colony in range(_COLONIES)]
    found += [1.0 if scholar == seat.personal else 0.0 for scholar in range(len(SCHOLARS))]
    others = [total(terms(state, other)) for other in range(len(state.seats)) if other != number]
    others.sort(reverse=True)
    found += (others + [0.0] * _OTHERS)[:_OTHERS]
    rivals = [each for each in state.seats if each is not seat]
    found += [seat.conquest, seat.conquest - max([each.conquest for each in rivals], default=0)]
    found.append(seat.religion - max([each.religion for each in rivals], default=0))
    found += [bishop_points(state, seat, bishop) for bishop in range(len(BISHOPS))]
    found += [min(amount, 1) for amount in seat.goods]
    found += [min(amount, 2) for amount in seat.goods]
    found += [float(state.offered >> place & 1) for place in range(_PLACES)]
    found += _ships_on_offer(state, seat)
    standings = sorted([_standing(state, each.number) for each in rivals], reverse=True)
    for each in [*standings, *[[0.0] * len(_STANDING)] * _OTHERS][:_OTHERS]:
        found += each
    own = _buildings(state, seat)[_FROM_BUILDINGS : _FROM_BUILDINGS + len(_OF_COLONY)]
    for colony in range(_COLONIES):
        found += own if colony == seat.home else [0.0] * len(own)
    found += [1.0 if players == len(state.seats) else 0.0 for players in range(1, _MOST_SEATS + 1)]
    found += [min(seat.goods[one], seat.goods[other], 3) for one, other in _PAIRS]
    found += [_short_of(state, seat, dock) for dock in range(len(DOCKS))]
    for bishop in range(len(BISHOPS)):
        best = max([bishop_points(state, each, bishop) for each in rivals], default=0)
        found.append(bishop_points(state, seat, bishop) - best)
    found += [float(monks >> number & 1) for monks in state.monks[MISSIONS_FROM:]]
    found += _open_places(state, number)
    found += _completion(state, seat, blue_dice(state, number))
    found += [float(blue_dice(state, number) * (seat.scholars >> each & 1)) for each in range(len(SCHOLARS))]
    return [float(each) for each in found]


def _standing(state: State, number: int) -> list[float]:
    seat = state.seats[number]
    ships = sum([len(at_dock) for at_dock in seat.harbour])
    monks = sum([monks >> number & 1 for monks in state.monks])
    found = [seat.religion, seat.conquest, blue_dice(state, number), ships, monks, seat.empty.bit_count()]
    settled = seat.home != NONE
    found += [seat.coins, sum(seat.goods), seat.colonists(state.catalogue, seat.roads) if settled else 0]
    found.append(seat.buildings.bit_count())
    return [float(each) for each in found]


def _ships_on_offer(state: State, seat: Seat) -> list[float]:
    """What they are worth, and those that the goods at hand would load."""
    points, payable = [0.0] * len(DOCKS), [0.0] * len(DOCKS)
    for dock, number in enumerate(state.docks):
        if number != NONE:
            ship = state.catalogue.ships[number]
            points[dock] = float(ship.points)
            payable[dock] = points[dock] if seat.can_pay(ship.cost) else 0.0
    return [*points, *payable]


def _short_of(state: State, seat: Seat, dock: int) -> int:
    """The goods that are missing for the ship that lies there, gold in their place; where none lies, none."""
    number = state.docks[dock]
    return 0 if number == NONE else max(-seat.spare_gold(state.catalogue.ships[number].cost.goods), 0)


def _open_places(state: State, number: int) -> list[float]:
    """For the next monk: what all places cost that are left to the seat, and how many of them cost nothing."""
    others = ~(1 << number)
    left = [
        (state.monks[place] & others).bit_count()
        for place in range(_PLACES)
        if state.offered >> place & 1 and not state.monks[place] >> number & 1
    ]
    return [float(FEE * sum(left)), float(left.count(0))]


def _completion(state: State, seat: Seat, blue: int) -> list[float]:
    """How far the best lines are from being full, what as many of them bring as there are dice, what full lines would
    bring, and what the lines of the town hall do."""
    content = state.catalogue
    brings = lines_worth(content, worths(content), seat.spaces, seat.buildings)
    columns = sorted(range(SIDE), key=lambda line: -brings[line])
    rows = sorted(range(SIDE, 2 * SIDE), key=lambda line: -brings[line])
    found = [float((LINES[line] & seat.empty).bit_count()) for line in [*columns, *rows]]
    found += [total([brings[line] for line in columns[:DICE]]), total([brings[line] for line in rows[:blue]])]
    found.append(float(sum([seat.colonists(content, line) for line in LINES if line & seat.empty])))
    halls = [cell for cell in cells_of(seat.buildings) if content.spaces[seat.spaces[cell]].terrain == TOWN_HALL]
    if not halls:
        return [*found, 0.0, 0.0]
    row, column = divmod(halls[0], SIDE)
    return [*found, brings[column], brings[SIDE + row]]


def _harbour(state: State, seat: Seat) -> list[float]:
    ships = [len(at_dock) for at_dock in seat.harbour]
    points = sum([state.catalogue.ships[ship].points for at_dock in seat.harbour for ship in at_dock])
    return [
        *[float(each) for each in ships],
        float(sum(ships)),
        float(sets(seat)),
        float(ships.count(0)),
        float(points),
    ]


def _land(state: State, seat: Seat) -> list[float]:
    empty = seat.empty
    lines, settlers = [0.0] * (_NEARLY + 1), [0.0] * (_NEARLY + 1)
    for line in LINES:
        missing = (line & empty).bit_count()
        if missing <= _NEARLY:
            lines[missing] += 1.0
            settlers[missing] += seat.colonists(state.catalogue, line)
    own = [float(empty.bit_count()), float(seat.buildings.bit_count()), float(seat.roads.bit_count())]
    own += [float(seat.colonists(state.catalogue, seat.roads)), float(colonist_points(state, seat))]
    return [*own, *lines, *settlers]


def _buildings(state: State, seat: Seat) -> list[float]:
    """What the lines bring, and what all buildings bring that are used once."""
    content = state.catalogue
    worth = worths(content)
    columns, rows = [0.0] * SIDE, [0.0] * SIDE
    terrains = [0.0] * len(TERRAINS)
    goods, coins, points = [0.0] * len(GOODS), 0.0, 0.0
    marks = [0.0] * len(_MARKS)
    in_lines = [[0.0] * (2 * SIDE) for _ in _MARKS]
    for cell in cells_of(seat.buildings | seat.roads):
        space = content.spaces[seat.spaces[cell]]
        row, column = divmod(cell, SIDE)
        terrains[space.terrain] += 1.0
        columns[column] += worth[space.index]
        rows[row] += worth[space.index]
        for effect in space.effects:
            if effect.verb == GAIN:
                coins += effect.gain.coins
                points += effect.gain.points
                for good in range(len(GOODS)):
                    goods[good] += effect.gain.goods[good]
            for place, mark in enumerate(_MARKS):
                if effect.verb == mark:
                    marks[place] += 1.0
                    in_lines[place][column] += 1.0
                    in_lines[place][SIDE + row] += 1.0
    columns.sort(reverse=True)
    rows.sort(reverse=True)
    most = [max(in_lines[place]) for place in range(3)]
    return [*columns, *rows, *terrains, *goods, coins, points, *marks, *most]
