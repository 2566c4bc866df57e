"""What is printed: goods, docks, spaces, the cells of a colony, and the data of tiles and boards."""

from typing import Any

from tests.second_opinion.course import Amounts, amounts

SIDE = range(1, 7)
CELLS = [f"c{column}r{row}" for row in SIDE for column in SIDE]
GOODS = {"wood": "w", "grain": "g", "sugar": "s", "gem": "e", "gold": "o"}
SALE = {"w": 1, "g": 1, "s": 2, "e": 2, "o": 2}
DOCKS = ["coins", "religion", "conquest", "points"]
SPACES = ["coins", "religion", "conquest", "shipping", "road"]
SHAPES = {2: [(0, 0), (0, 1)], 3: [(0, 0), (1, 0), (1, 1)]}


def neighbours(cell: str) -> list[str]:
    column, row = int(cell[1]), int(cell[3])
    return [f"c{c}r{r}" for c, r in ((column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1))]


def line_cells(line: str) -> list[str]:
    """'column 3' or 'row 3', in the order in which its buildings are used."""
    kind, number = line.split()
    return [f"c{number}r{n}" for n in SIDE] if kind == "column" else [f"c{n}r{number}" for n in SIDE]


LINES = [f"{kind} {number}" for kind in ("column", "row") for number in SIDE]


class Data:
    """Everything that is printed, as the data files write it."""

    def __init__(self, content: Any) -> None:
        self.spaces = [space.text for space in content.spaces]
        self.tiles = {tile.id: [self.spaces[space] for space in tile.spaces] for tile in content.tiles}
        self.doubles = [tile.id for tile in content.tiles if tile.section == "doubles"]
        self.triples = [tile.id for tile in content.tiles if tile.section == "triples"]
        self.halls = [tile.id for tile in content.tiles if tile.section == "halls"]
        self.road = self.spaces[content.tiles[-1].spaces[0]]
        self.colonies = {
            colony.id: {
                cell: self.spaces[space] for cell, space in zip(CELLS, colony.spaces, strict=True) if space >= 0
            }
            for colony in content.colonies
        }
        self.ships = {ship.id: (amounts(str(ship.cost.bundle)), ship.points) for ship in content.ships}
        self.starting = [ship.id for ship in content.ships if ship.start]
        self.scholars: Amounts = {scholar.id: scholar.points for scholar in content.scholars}
        self.bishops: dict[str, tuple[int, int, list[int]]] = {
            bishop.id: (bishop.each, bishop.maximum, bishop.squares) for bishop in content.bishops
        }
        self.missions = {mission.id: amounts(str(mission.gain.bundle)) for mission in content.missions}
        self.docks = dict(zip(DOCKS, [effect.text for effect in content.docks], strict=True))
        self.passing = dict(zip(SPACES, [effect.text for effect in content.pass_effects], strict=True))
        self.religion: int = content.religion_length
        self.monks: list[int] = list(content.monk_symbols)
        self.blue: list[int] = list(content.blue_symbols)
        self.conquest: int = content.conquest_length
        self.gold: list[int] = list(content.gold_symbols)
        self.trees: list[int] = list(content.trees)
        self.ranks = content.conquest_points
        self.taxation = content.taxation
