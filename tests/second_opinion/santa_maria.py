"""Santa Maria a second time, as a player thinks: names of cells, dictionaries, loops. It shares nothing with the engine
but the data of tiles and boards.

A whole game is told top down as one course of questions, against which the engine is held answer by answer: the same
questions, the same answers, and the same stocks, colonies, tracks and points in between.

It would have caught three of the rulings that were wrong in the first version of the rules: Logistics only at the
beginning of a turn (a question is missing in the middle of a line, and what a line brings differs), Mathematics learned
while passing (the coins differ), and sales in one order (answers are missing). It would not have caught that happiness
was told to the others: it looks at every seat through its owner's eyes.
"""

from collections.abc import Iterator
from typing import Any

from boardwright.kernel.decision import CHANCE
from tests.second_opinion.course import Amounts, Asking, amounts
from tests.second_opinion.course import Course as AnyCourse

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


class Player:
    def __init__(self, number: int) -> None:
        self.number = number
        self.home = ""
        self.colony: dict[str, str] = {}  # cell -> 'farm: 1g, 1c' or 'road: 2'
        self.lying: dict[str, str] = {}  # cell -> 'white 4', 'blue 2' or 'coins 3'
        self.stock = {"w": 2, "g": 0, "s": 0, "e": 0, "o": 0, "c": 3 + number}
        self.dice: list[int] = []
        self.white_taken = self.blue_taken = self.bought = 0
        self.religion = self.conquest = 0
        self.scholars: list[str] = []
        self.personal = ""
        self.monks: list[str] = []
        self.harbour: dict[str, list[str]] = {dock: [] for dock in DOCKS}
        self.space = ""
        self.points: dict[str, int] = {}

    def score(self, source: str, points: int) -> None:
        self.points[source] = self.points.get(source, 0) + points

    def gain(self, gained: Amounts, source: str) -> None:
        for letter, number in gained.items():
            if letter == "p":
                self.score(source, number)
            elif letter == "c":
                self.stock["c"] += number
            else:
                for _ in range(number):  # a fourth of a kind is sold at once
                    if self.stock[letter] < 3:
                        self.stock[letter] += 1
                    else:
                        self.stock["c"] += SALE[letter]

    def price(self, letter: str) -> int | None:
        if letter in "wg":
            return 2 if "basic-economics" in self.scholars else 3
        return 3 if letter in "se" and "advanced-economics" in self.scholars else None

    def terrain(self, cell: str) -> str:
        return self.colony.get(cell, "").partition(":")[0]

    def buildings(self) -> list[str]:
        return [cell for cell in CELLS if cell in self.colony and self.terrain(cell) != "road"]

    def free(self) -> list[str]:
        return [cell for cell in self.buildings() if cell not in self.lying]

    def colonists(self, cell: str) -> int:
        return int(self.colony[cell].split()[1]) if self.terrain(cell) == "road" else 0

    def roads_from(self, starts: list[str]) -> set[str]:
        """The road cells that hang together with roads beside some cells."""
        found: set[str] = set()
        left = [cell for start in starts for cell in neighbours(start)]
        while left:
            cell = left.pop()
            if cell not in found and self.terrain(cell) == "road":
                found.add(cell)
                left += neighbours(cell)
        return found

    def dice_lying(self) -> list[str]:
        return [cell for cell in CELLS if cell in self.lying and not self.lying[cell].startswith("coins")]

    def effects(self, cell: str) -> list[str]:
        return self.colony[cell].partition(": ")[2].split(", ")


def missing(stock: Amounts, price: Amounts) -> int:
    """How many goods of a price are not there as themselves."""
    return sum(max(number - stock[letter], 0) for letter, number in price.items() if letter != "o")


def spare_gold(stock: Amounts, price: Amounts) -> int:
    return stock["o"] - price.get("o", 0) - missing(stock, price)


class Course(AnyCourse):
    """A game of so many players, told by questions."""

    def __init__(self, content: Any, players: int, options: dict[str, str]) -> None:
        self.data = Data(content)
        self.players = [Player(number) for number in range(players)]
        self.options = options
        self.year = self.first = 0
        self.white: list[int] = []
        self.common_blue: list[int] = []
        self.docks = dict.fromkeys(DOCKS, "")
        self.stack = [ship for ship in self.data.ships if ship not in self.data.starting]
        self.shown: list[str] = []
        self.tiles = self.data.doubles + self.data.triples
        self.roads = 3
        self.offered: list[str] = []
        self.halls: dict[str, str] = {}
        self.arrivals: list[int] = []
        self.over = False
        super().__init__()

    # --- the course of a game

    def draw(self, verb: str, things: list[str]) -> Asking:
        return (yield from self.ask(CHANCE, [f"{verb} {thing}" for thing in things])).split()[1]

    def game(self) -> Asking:
        yield from self.prepare()
        for year in (1, 2, 3):
            self.year = year
            yield from self.turns()
            yield from self.end_of_year()
        for player in self.players:
            for source, points in self.final(player).items():
                player.score(source, points)
            player.stock = dict.fromkeys(player.stock, 0) | {"c": self.wealth(player)}
        self.over = True

    def prepare(self) -> Asking:
        for names in (list(self.data.scholars), list(self.data.bishops)):
            for _ in range(3):
                left = [name for name in names if name not in self.offered]
                self.offered.append((yield from self.draw("draw", left)))
        self.offered += self.data.missions
        for dock in DOCKS:
            left = [ship for ship in self.data.starting if ship not in self.docks.values()]
            self.docks[dock] = yield from self.draw("dock", left)
        advanced = len(self.players) == 1 or self.options["colonies"] == "advanced"
        if advanced:
            for player in self.players:
                self.settle(player, "B")
        yield from self.common_board()
        if advanced:
            yield from self.roll_blue()
            yield from self.town_halls()
            return
        dealt = self.options["colonies"] == "dealt"
        for player in self.players if dealt else reversed(self.players):
            taken = [other.home for other in self.players]
            left = [home for home in self.data.colonies if home != "B" and home not in taken]
            who = CHANCE if dealt else player.number
            self.settle(player, (yield from self.ask(who, [f"colony {home}" for home in left])).split()[1])
        yield from self.roll_blue()

    def settle(self, player: Player, home: str) -> None:
        player.home = home
        player.colony = dict(self.data.colonies[home])

    def town_halls(self) -> Asking:
        for hall in self.data.halls:
            left = [name for name in self.data.scholars if name not in [*self.offered, *self.halls.values()]]
            self.halls[hall] = yield from self.draw("draw", left)
        for player in reversed(self.players):
            hall = (yield from self.ask(player.number, [f"hall {hall}" for hall in self.halls])).split()[1]
            player.personal = self.halls.pop(hall)
            player.scholars.append(player.personal)
            yield from self.place(player, hall)
        self.halls = {}

    def common_board(self) -> Asking:
        self.shown = []
        for kind in (self.data.doubles, self.data.triples):
            for left in range(5, 0, -1):
                stack = [tile for tile in self.tiles if tile in kind]
                shown = stack if len(stack) <= left else [(yield from self.draw("show", stack))]
                self.shown += shown
                self.tiles = [tile for tile in self.tiles if tile not in shown]
        self.white = []
        for _ in range(3 * len(self.players)):
            self.white.append(int((yield from self.draw("roll-white", list("123456")))))

    def unlocked(self, player: Player) -> int:
        """Blue dice: one, and one for each of two monk symbols."""
        return 1 + sum(player.religion >= self.data.monks[symbol - 1] for symbol in self.data.blue)

    def roll_blue(self) -> Asking:
        for player in self.players:
            for _ in range(self.unlocked(player)):
                yield from self.new_blue_die(player)

    def new_blue_die(self, player: Player) -> Asking:
        dice = self.common_blue if self.options["blue"] == "shared" else player.dice
        dice.append(int((yield from self.draw("roll-blue", list("123456")))))

    def turns(self) -> Asking:
        number = self.first
        while any(not player.space for player in self.players):
            player = self.players[number]
            if not player.space:
                yield from self.turn(player)
            number = (number + 1) % len(self.players)

    def end_of_year(self) -> Asking:
        for number, points in self.conquest_now():
            self.players[number].score("conquest", points)
        self.arrivals = []
        for player in self.players:
            player.conquest = player.white_taken = player.blue_taken = player.bought = 0
            player.lying = {}
        if self.year == 3:
            return
        self.year += 1
        self.first = min(self.players, key=lambda player: SPACES.index(player.space)).number
        self.common_blue = []
        for player in self.players:
            player.space, player.dice = "", []
        yield from self.common_board()
        yield from self.roll_blue()

    def conquest_now(self) -> list[tuple[int, int]]:
        table = self.data.ranks[len(self.players)][self.year - 1]
        if len(self.players) == 1:
            return [(0, table[0])] if self.players[0].conquest >= self.data.trees[self.year - 1] else []
        ranked = sorted(self.arrivals, key=lambda number: (-self.players[number].conquest, self.arrivals.index(number)))
        return list(zip(ranked, table, strict=False))

    # --- a turn

    def turn(self, me: Player) -> Asking:
        while True:
            answer = yield from self.ask(me.number, self.main_actions(me) + self.trades(me) + self.moves(me, ""))
            if not (yield from self.free_action(me, answer, "")):
                break
        verb, _, rest = answer.partition(" ")
        if verb == "expand":
            self.shown.remove(rest)
            price = {"w": 2} if len(self.data.tiles[rest]) == 2 else {"w": 2, "g": 1}
            choice = spare_gold(me.stock, price) > 0  # of goods or gold: that is settled when the tile lies
            if not choice:
                yield from self.pay(me, price)
            yield from self.place(me, rest)
            if choice:
                yield from self.pay(me, price)
        elif verb == "activate":
            me.bought += 1
            me.stock["c"] -= me.bought
            me.lying[rest] = f"coins {me.bought}"
            yield from self.use(me, rest)
        elif verb == "pass":
            yield from self.pass_on(me, rest)
        else:
            yield from self.use_die(me, verb, rest)

    def main_actions(self, me: Player) -> list[str]:
        answers: list[str] = []
        for tile in self.shown:
            price = {"w": 2} if len(self.data.tiles[tile]) == 2 else {"w": 2, "g": 1}
            if spare_gold(me.stock, price) >= 0 and any(self.places(me, len(self.data.tiles[tile]))):
                answers.append(f"expand {tile}")
        if me.stock["c"] > me.bought:
            answers += [f"activate {cell}" for cell in me.free()]
        if me.white_taken < 3:
            answers += self.lines_for(me, "white", self.white, "column")
        blue = me.dice
        if self.options["blue"] == "shared":
            blue = self.common_blue if me.blue_taken < self.unlocked(me) else []
        answers += self.lines_for(me, "blue", blue, "row")
        if "philosophy" in me.scholars:
            answers += self.lines_for(me, "blue", blue, "column")
        taken = [player.space for player in self.players]
        return answers + [f"pass {space}" for space in SPACES if space not in taken]

    def lines_for(self, me: Player, colour: str, dice: list[int], kind: str) -> list[str]:
        answers: list[str] = []
        any_change = "botany" in me.scholars and me.stock["w"] + me.stock["g"] + me.stock["o"] > 0
        for number in SIDE:
            if any(cell in me.free() for cell in line_cells(f"{kind} {number}")):
                for pips in sorted(set(dice)):
                    if abs(pips - number) <= me.stock["c"] or any_change:
                        column = "column " if colour == "blue" and kind == "column" else ""
                        answers.append(f"{colour} {pips} as {column}{number}")
        return answers

    def trades(self, me: Player) -> list[str]:
        answers = [f"sell {good}" for good, letter in GOODS.items() if me.stock[letter]]
        for good, letter in GOODS.items():
            price = me.price(letter)
            if price is not None and price <= me.stock["c"] and me.stock[letter] < 3:
                answers.append(f"buy {good}")
        return answers

    def destinations(self, me: Player, cell: str, line: str) -> list[str]:
        """Where a die can go; while a line is in use, one building of it stays free for its own die."""
        there = {near for road in me.roads_from([cell]) for near in neighbours(road)} | set(neighbours(cell))
        found = [other for other in me.free() if other in there]
        if line and cell not in line_cells(line):
            left = [other for other in me.free() if other in line_cells(line)]
            if len(left) == 1:
                found = [other for other in found if other not in left]
        return found

    def moves(self, me: Player, line: str) -> list[str]:
        if "logistics" not in me.scholars or not me.stock["c"]:
            return []
        return [f"move {cell}" for cell in me.dice_lying() if self.destinations(me, cell, line)]

    def free_action(self, me: Player, answer: str, line: str) -> Asking:
        """Do it, if it is one."""
        verb, _, thing = answer.partition(" ")
        if verb == "sell":
            me.stock[GOODS[thing]] -= 1
            me.stock["c"] += SALE[GOODS[thing]]
        elif verb == "buy":
            me.stock[GOODS[thing]] += 1
            me.stock["c"] -= me.price(GOODS[thing]) or 0
        elif verb == "move":
            there = [f"to {cell}" for cell in self.destinations(me, thing, line)]
            cell = (yield from self.ask(me.number, there)).split()[1]
            me.lying[cell] = me.lying.pop(thing)
            me.stock["c"] -= 1
        else:
            return False
        return True

    def decide(self, me: Player, answers: Any, matters: Any) -> Asking:
        """A question in the own turn: free actions first, as long as they can matter."""
        while True:
            trades = self.trades(me) if matters() else []
            answer = yield from self.ask(me.number, answers() + trades)
            if not (yield from self.free_action(me, answer, "")):
                return answer

    def within_reach(self, me: Player, price: Amounts) -> bool:
        """Whether sales and purchases lead to a stock that can pay: all of them are tried."""
        letters = "wgseo"
        best: dict[tuple[int, ...], int] = {}
        left = [(tuple(me.stock[letter] for letter in letters), me.stock["c"])]
        while left:
            goods, coins = left.pop()
            if best.get(goods, -1) >= coins:
                continue
            best[goods] = coins
            if spare_gold(dict(zip(letters, goods, strict=True)), price) >= 0:
                return True
            for place, letter in enumerate(letters):
                cost = me.price(letter)
                if goods[place]:
                    left.append(((*goods[:place], goods[place] - 1, *goods[place + 1 :]), coins + SALE[letter]))
                if cost is not None and cost <= coins and goods[place] < 3:
                    left.append(((*goods[:place], goods[place] + 1, *goods[place + 1 :]), coins - cost))
        return False

    # --- paying and building

    def pay(self, me: Player, price: Amounts) -> Asking:
        """Gold stands for what is missing, and for more if one likes: goods in their order."""
        price = dict(price)
        least = 0
        while spare_gold(me.stock, price) > 0:
            may = [
                good
                for place, (good, letter) in enumerate(GOODS.items())
                if place >= least and letter != "o" and price.get(letter, 0) and me.stock[letter]
            ]
            answer = yield from self.ask(me.number, ["pay", *[f"gold-for {good}" for good in may]])
            if answer == "pay":
                break
            good = answer.split()[1]
            least = list(GOODS).index(good)
            price[GOODS[good]] -= 1
            me.stock["o"] -= 1
        gold = price.get("o", 0) + missing(me.stock, price)
        for letter, number in price.items():
            if letter != "o":
                me.stock[letter] -= min(number, me.stock[letter])
        me.stock["o"] -= gold

    def places(self, me: Player, size: int) -> Iterator[tuple[str, list[str]]]:
        """Where a tile of so many spaces can lie: the answer, and the cells by space."""
        for cell in CELLS:
            for turn in range(4):
                cells = []
                for down, right in SHAPES[size]:
                    for _ in range(turn):
                        down, right = right, -down
                    cells.append(f"c{int(cell[1]) + right}r{int(cell[3]) + down}")
                if all(each in CELLS and each not in me.colony for each in cells):
                    yield f"place {cell} {90 * turn}", cells

    def place(self, me: Player, tile: str) -> Asking:
        spaces = self.data.tiles[tile]
        places = dict(self.places(me, len(spaces)))
        answer = yield from self.ask(me.number, list(places))
        me.colony.update(zip(places[answer], spaces, strict=True))

    # --- dice and buildings

    def use_die(self, me: Player, colour: str, rest: str) -> Asking:
        pips, number = int(rest[0]), int(rest[-1])
        line = f"{'column' if colour == 'white' or 'column' in rest else 'row'} {number}"
        if colour == "white":
            self.white.remove(pips)
            me.white_taken += 1
        else:
            (self.common_blue if self.options["blue"] == "shared" else me.dice).remove(pips)
            me.blue_taken += 1
        change = abs(pips - number)
        if change:
            ways = ["coins"] if "botany" not in me.scholars or change <= me.stock["c"] else []
            if "botany" in me.scholars:
                ways += [good for good in ("wood", "grain", "gold") if me.stock[GOODS[good]]]
            way = yield from self.ask(me.number, ways)
            me.stock["c" if way == "coins" else GOODS[way]] -= change if way == "coins" else 1
        taxed = "taxation" in me.scholars
        if taxed:
            there = [cell for cell in line_cells(line) if cell in me.colony]
            me.stock["c"] += sum(me.colonists(cell) for cell in there) // self.data.taxation
        yield from self.use_line(me, line, taxed)
        last = [cell for cell in line_cells(line) if cell in me.free()]
        if "construction" in me.scholars:
            last = [(yield from self.ask(me.number, [f"lay {cell}" for cell in last])).split()[1]]
        me.lying[last[-1]] = f"{colour} {number}"

    def use_line(self, me: Player, line: str, taxed: bool) -> Asking:
        cells = line_cells(line)
        place, begun = 0, False
        while True:
            if begun or taxed:
                yield from self.rearrange(me, line, cells[place:])
            ahead = [cell for cell in cells[place:] if cell in me.free()]
            if not ahead:
                return
            begun = True
            yield from self.use(me, ahead[0])
            place = cells.index(ahead[0]) + 1

    def rearrange(self, me: Player, line: str, ahead: list[str]) -> Asking:
        """Logistics in the middle of a line, where it can matter: a die lies ahead, or the own die comes next and
        another could come to lie where it would, or in its way."""
        if "logistics" not in me.scholars or not self.moves_matter(me, line, ahead):
            return
        if not any(me.stock.values()) or not any(self.destinations(me, cell, line) for cell in me.dice_lying()):
            return
        while True:
            answer = yield from self.ask(me.number, ["decline", *self.moves(me, line), *self.trades(me)])
            if not (yield from self.free_action(me, answer, line)):
                return

    def moves_matter(self, me: Player, line: str, ahead: list[str]) -> bool:
        dice = me.dice_lying()
        if any(cell in dice for cell in ahead):
            return True
        if any(cell in me.free() for cell in ahead):
            return False
        if "construction" in me.scholars:
            return any(cell in dice for cell in line_cells(line))
        # From the building where the own die would lie: is there a die, over roads and other buildings without coins?
        found: set[str] = set()
        left = [[cell for cell in line_cells(line) if cell in me.free()][-1]]
        while left:
            cell = left.pop()
            if cell not in found and cell in me.colony and not me.lying.get(cell, "").startswith("coins"):
                found.add(cell)
                left += neighbours(cell)
        return any(cell in found for cell in dice)

    def use(self, me: Player, cell: str) -> Asking:
        for effect in me.effects(cell):
            yield from self.effect(me, effect, "buildings")

    def effect(self, me: Player, effect: str, source: str) -> Asking:
        if effect == "religion":
            yield from self.pray(me)
        elif effect == "conquistador":
            self.conquer(me)
        elif effect == "shipping":
            yield from self.ship(me)
        elif effect == "road":
            yield from self.pave(me)
        elif "->" in effect:
            for _ in range(2 if "industrialization" in me.scholars else 1):
                if not (yield from self.trade(me, effect)):
                    break
        else:
            me.gain(amounts(effect), source)

    def trade(self, me: Player, effect: str) -> Asking:
        pay, _, get = effect.partition("->")
        prices, gains = [[amounts(part) for part in side.split("/")] for side in (pay, get)]

        def answers() -> list[str]:
            return ["decline"] + [
                f"trade {way} {gain}"
                for way, price in enumerate(prices, 1)
                for gain in range(1, len(gains) + 1)
                if spare_gold(me.stock, price) >= 0
            ]

        answer = yield from self.decide(me, answers, lambda: any(self.within_reach(me, price) for price in prices))
        if answer == "decline":
            return False
        _, way, gain = answer.split()
        yield from self.pay(me, prices[int(way) - 1])
        me.gain(gains[int(gain) - 1], "buildings")
        return True

    def conquer(self, me: Player) -> None:
        if me.conquest < self.data.conquest:
            me.conquest += 1
            self.arrivals = [number for number in self.arrivals if number != me.number] + [me.number]
            if me.conquest in self.data.gold:
                me.gain({"o": 1}, "")

    def ship(self, me: Player) -> Asking:
        def costs() -> dict[str, Amounts]:
            return {dock: self.data.ships[self.docks[dock]][0] for dock in DOCKS if self.docks[dock]}

        def answers() -> list[str]:
            loaded = [dock for dock, cost in costs().items() if spare_gold(me.stock, cost) >= 0]
            return ["decline", *[f"ship {dock}" for dock in loaded]]

        answer = yield from self.decide(
            me, answers, lambda: any(self.within_reach(me, cost) for cost in costs().values())
        )
        if answer == "decline":
            return
        dock = answer.split()[1]
        ship, self.docks[dock] = self.docks[dock], ""
        me.harbour[dock].append(ship)
        yield from self.pay(me, self.data.ships[ship][0])
        if "astronomy" in me.scholars:
            yield from self.moor(me, dock)
        if self.stack:
            self.docks[dock] = yield from self.draw("dock", self.stack)
            self.stack.remove(self.docks[dock])

    def moor(self, me: Player, dock: str) -> Asking:
        def steps(other: str) -> int:
            return abs(DOCKS.index(dock) - DOCKS.index(other))

        answer = yield from self.decide(
            me, lambda: [f"moor {other}" for other in DOCKS if steps(other) <= me.stock["c"]], lambda: True
        )
        there = answer.split()[1]
        me.stock["c"] -= steps(there)
        me.harbour[there].append(me.harbour[dock].pop())

    # --- religion

    def pray(self, me: Player) -> Asking:
        step = "step"
        if me.religion + 1 in self.data.monks:
            step = yield from self.decide(me, lambda: ["step", "stay"], lambda: True)
        if step == "stay":
            return
        yield from self.step(me)
        grain = {"g": 1}
        answer = yield from self.decide(
            me,
            lambda: ["enough", "grain"] if spare_gold(me.stock, grain) >= 0 else ["enough"],
            lambda: self.within_reach(me, grain),
        )
        if answer == "grain":
            yield from self.pay(me, grain)
            yield from self.step(me)

    def step(self, me: Player) -> Asking:
        if me.religion == self.data.religion:
            me.score("religion", 1)
            return
        me.religion += 1
        if me.religion in self.data.monks:
            if self.data.monks.index(me.religion) + 1 in self.data.blue:
                yield from self.new_blue_die(me)
            yield from self.recruit(me)

    def fee(self, place: str) -> int:
        return 2 * sum(place in player.monks for player in self.players)

    def recruit(self, me: Player) -> Asking:
        def answers() -> list[str]:
            open_to_me = [place for place in self.offered if place not in me.monks]
            return ["decline", *[f"monk {place}" for place in open_to_me if self.fee(place) <= me.stock["c"]]]

        answer = yield from self.decide(me, answers, lambda: True)
        if answer == "decline":
            return
        place = answer.split()[1]
        for player in self.players:
            if place in player.monks:
                player.stock["c"] += 2
                me.stock["c"] -= 2
        me.monks.append(place)
        if place in self.data.missions:
            me.gain(self.data.missions[place], "missions")
        elif place in self.data.scholars:
            me.scholars.append(place)
            if place == "mathematics" and me.space:
                self.coins_back(me)

    # --- passing

    def pass_on(self, me: Player, space: str) -> Asking:
        me.space = space
        if "mathematics" in me.scholars:
            self.coins_back(me)
        yield from self.effect(me, self.data.passing[space], "harbour")
        for dock in DOCKS:
            for _ in me.harbour[dock]:
                yield from self.effect(me, self.data.docks[dock], "harbour")

    def coins_back(self, me: Player) -> None:
        coins = {int(thing.split()[1]): cell for cell, thing in me.lying.items() if thing.startswith("coins")}
        if coins:
            del me.lying[coins[max(coins)]]
            me.stock["c"] += max(coins)

    def pave(self, me: Player) -> Asking:
        empty = [cell for cell in CELLS if cell not in me.colony] if self.roads else []
        answer = yield from self.ask(me.number, ["decline", *[f"pave {cell}" for cell in empty]])
        if answer != "decline":
            self.roads -= 1
            me.colony[answer.split()[1]] = self.data.road

    # --- the final scoring

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
