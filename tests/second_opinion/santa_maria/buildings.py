"""What buildings do: dice and lines, trades, ships, roads, religion, passing."""

from tests.second_opinion.course import Amounts, Asking, amounts
from tests.second_opinion.santa_maria.payment import Payment
from tests.second_opinion.santa_maria.player import Player, spare_gold
from tests.second_opinion.santa_maria.printed import CELLS, DOCKS, GOODS, line_cells, neighbours


class Buildings(Payment):
    """Effects, of buildings and of what comes with passing."""

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
