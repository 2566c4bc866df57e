"""The game from top to bottom: preparation, years, turns."""

from collections.abc import Iterator

from boardwright.kernel.decision import CHANCE
from tests.second_opinion.course import Asking
from tests.second_opinion.santa_maria.buildings import Buildings
from tests.second_opinion.santa_maria.player import Player, spare_gold
from tests.second_opinion.santa_maria.printed import CELLS, DOCKS, SHAPES, SIDE, SPACES, line_cells
from tests.second_opinion.santa_maria.scoring import Scoring


class Course(Buildings, Scoring):
    """A game of so many players, told by questions."""

    # --- the course of a game

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

    def roll_blue(self) -> Asking:
        for player in self.players:
            for _ in range(self.unlocked(player)):
                yield from self.new_blue_die(player)

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
            yield from self.pay(me, price)
            yield from self.place(me, rest)
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
