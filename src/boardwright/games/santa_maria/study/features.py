"""A table at the beginning of a year as named numbers, from the eyes of one seat: what the forecast is learned on.

The terms of the value unsummed, what they are made of, what each line of the colony brings, how far lines are from
being full, and how the others stand. The forecast is linear, so what counts only up to some point is here with its
limit too.
"""

from typing import Final

from boardwright.games.santa_maria.rules.catalogue import BUILT_IN, NONE, catalogue
from boardwright.games.santa_maria.rules.colony import LINES, SIDE, cells_of
from boardwright.games.santa_maria.rules.moves import PLACE_IDS
from boardwright.games.santa_maria.rules.payment import why_no_payment
from boardwright.games.santa_maria.rules.reasons import FINE
from boardwright.games.santa_maria.rules.religion import MISSIONS_FROM, blue_dice
from boardwright.games.santa_maria.rules.scoring import bishop_points, bishops_of, colonist_points, sets
from boardwright.games.santa_maria.rules.seat import Seat
from boardwright.games.santa_maria.rules.state import State
from boardwright.games.santa_maria.rules.vocabulary import (
    BISHOPS,
    CONQUISTADOR,
    DOCKS,
    GAIN,
    GOODS,
    RELIGION,
    SCHOLARS,
    SHIPPING,
    TERRAINS,
    TRADE,
)
from boardwright.games.santa_maria.study.estimate import TERMS, terms, worths
from boardwright.kernel.study import total

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
_STANDING: Final = ("religion", "conquest", "blue dice", "ships", "monks", "empty cells")

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
    return [float(each) for each in found]


def _standing(state: State, number: int) -> list[float]:
    seat = state.seats[number]
    ships = sum([len(at_dock) for at_dock in seat.harbour])
    monks = sum([monks >> number & 1 for monks in state.monks])
    found = [seat.religion, seat.conquest, blue_dice(state, number), ships, monks, seat.empty.bit_count()]
    return [float(each) for each in found]


def _ships_on_offer(state: State, seat: Seat) -> list[float]:
    """What they are worth, and those that the goods at hand would load."""
    points, payable = [0.0] * len(DOCKS), [0.0] * len(DOCKS)
    for dock, number in enumerate(state.docks):
        if number != NONE:
            ship = state.catalogue.ships[number]
            points[dock] = float(ship.points)
            payable[dock] = points[dock] if why_no_payment(seat, ship.cost.goods) == FINE else 0.0
    return [*points, *payable]


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
