"""The final scoring, the winner, and the achievements of who plays alone."""

from collections.abc import Iterator

from tests.second_opinion.santa_maria.player import Player
from tests.second_opinion.santa_maria.printed import CELLS, LINES, SALE, SPACES, line_cells, neighbours
from tests.second_opinion.santa_maria.table import Table


class Scoring(Table):
    """What the final scoring would bring now."""

    def wealth(self, me: Player) -> int:
        return me.stock["c"] + sum(number * SALE[letter] for letter, number in me.stock.items() if letter != "c")

    def final(self, me: Player) -> dict[str, int]:
        """What the final scoring would bring now, by source."""
        ships = [ship for moored in me.harbour.values() for ship in moored]
        return {
            "coins": self.wealth(me) // 3,
            "colonists": self.settlers(me),
            "scholars": sum(self.data.scholars[scholar] for scholar in me.scholars),
            "bishops": sum(self.bishop(me, place) - 2 for place in me.monks if place in self.data.bishops),
            "sets": 3 * min(len(moored) for moored in me.harbour.values()),
            "ships": sum(self.data.ships[ship][1] for ship in ships),
        }

    def settlers(self, me: Player) -> int:
        full = [line for line in LINES if all(cell in me.colony for cell in line_cells(line))]
        return sum(me.colonists(cell) for line in full for cell in line_cells(line))

    def bishop(self, me: Player, bishop: str) -> int:
        """What a bishop's demand is worth, before he costs 2."""
        each, most, squares = self.data.bishops[bishop]
        if bishop == "square":
            return squares[max(side for side in range(7) if self.has_square(me, side))]
        counted = {
            "fleet": lambda: max(len(moored) for moored in me.harbour.values()),
            "cities": lambda: len(self.cities_at_hall(me)),
            "colonists": lambda: sum(me.colonists(cell) for cell in me.roads_from(self.cells_of(me, "town-hall"))),
            "area": lambda: max(self.largest(me, terrain) for terrain in ("farm", "forest", "mountain")),
            "diversity": lambda: sum(
                {"farm", "forest", "mountain", "city"} <= {me.terrain(cell) for cell in line_cells(line)}
                for line in LINES
            ),
        }[bishop]()
        return min(each * counted, most)

    def has_square(self, me: Player, side: int) -> bool:
        return any(
            all(f"c{column + right}r{row + down}" in me.colony for right in range(side) for down in range(side))
            for column in range(1, 8 - side)
            for row in range(1, 8 - side)
        )

    def cells_of(self, me: Player, terrain: str) -> list[str]:
        return [cell for cell in CELLS if me.terrain(cell) == terrain]

    def cities_at_hall(self, me: Player) -> list[str]:
        halls = self.cells_of(me, "town-hall")
        touched = [near for cell in [*halls, *me.roads_from(halls)] for near in neighbours(cell)]
        return [cell for cell in self.cells_of(me, "city") if cell in touched]

    def groups(self, me: Player, terrain: str) -> Iterator[list[str]]:
        """Parts of a terrain that hang together."""
        left = self.cells_of(me, terrain)
        while left:
            group = [left.pop()]
            for cell in group:
                for near in neighbours(cell):
                    if near in left:
                        left.remove(near)
                        group.append(near)
            yield group

    def largest(self, me: Player, terrain: str) -> int:
        return max((len(group) for group in self.groups(me, terrain)), default=0)

    def winners(self) -> list[int]:
        totals = [sum(player.points.values()) for player in self.players]
        if len(totals) == 1:
            return [0] if totals[0] >= 100 else []
        best = [player for player in self.players if totals[player.number] == max(totals)]
        return [min(best, key=lambda player: SPACES.index(player.space)).number]

    def achievements(self) -> list[str]:
        """Of one who plays alone, as if the game ended now."""
        me = self.players[0]
        total = sum(me.points.values()) + (0 if self.over else sum(self.final(me).values()))
        chains = [group for terrain in ("farm", "forest", "mountain", "city") for group in self.groups(me, terrain)]
        reached = {
            "communism": self.settlers(me) >= 28,
            "capitalism": min(len(moored) for moored in me.harbour.values()) >= 4,
            "theocracy": sum(self.bishop(me, place) for place in me.monks if place in self.data.bishops) >= 30,
            "kapracracy": any({"1", "6"} <= {cell[at] for cell in group} for group in chains for at in (1, 3)),
            "democracy": total >= 120,
            "utopia": total >= 150,
        }
        return [name for name, done in reached.items() if done]
