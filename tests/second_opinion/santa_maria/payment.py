"""Free actions, which may come before a question, and paying with goods and gold."""

from typing import Any

from tests.second_opinion.course import Amounts, Asking
from tests.second_opinion.santa_maria.player import Player, missing, spare_gold
from tests.second_opinion.santa_maria.printed import GOODS, SALE, line_cells, neighbours
from tests.second_opinion.santa_maria.table import Table


class Payment(Table):
    """Trades, moves of dice, prices."""

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
