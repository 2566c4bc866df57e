"""Following the goods between two rounds: science bonus, income, and what they ask."""

from collections import Counter

from tests.second_opinion.age_of_innovation.notes import Notes, spades_used
from tests.second_opinion.age_of_innovation.position import Position
from tests.second_opinion.age_of_innovation.printed import LEVEL_POWER, ROUND_TILES, goods


class Purse(Notes):
    def _follow_purse(self, seat: int, action: str, before: Position, after: Position, *, income: bool) -> None:
        """From the end of a round's actions to the first turn of the next: science bonus, income, and what they ask."""
        old, new = before.view, after.view
        humans = [n for n, each in enumerate(before.seats) if not each["automa"]]
        if old["phase"] == "actions" and (new["phase"] == "bonus" or 0 < old["round"] < new["round"]):
            self.purse = [self._goods(before, n) for n in humans]
            if seat >= 0:
                self.purse[seat].update(self._gained(action))
                taken = after.seats[seat]["bonus"]
                if taken != before.seats[seat]["bonus"]:
                    self.purse[seat]["c"] += sum(each["coins"] for each in old["bonuses"] if each["id"] == taken)
            for n in humans:
                gift = ROUND_TILES[old["scoring"][old["round"] - 1]][4]
                levels = after if action.partition(" ")[0] in ("step", "key") else before
                for _ in range(Position({**levels.view, "round": old["round"]}).bonus_times(n)):
                    self.purse[n].update(goods(gift))
        if self.purse is None or new["phase"] == "over":
            self.purse = None
            return
        for n in humans:
            if income:
                self.purse[n].update(after.income(n))
            for low, high in zip(before.levels(n), after.levels(n), strict=True):
                self.purse[n]["pw"] += sum(LEVEL_POWER.get(level, 0) for level in range(low + 1, high + 1))
        if seat >= 0 and before.seats[seat]["faction"] == "goblins":
            self.purse[seat]["c"] += 2 * spades_used(seat, before, after)

    @staticmethod
    def _goods(table: Position, seat: int) -> Counter[str]:
        me = table.seats[seat]
        one, two, three = me["bowls"]
        return Counter(
            {
                "c": me["coins"],
                "t": me["tools"],
                "s": me["scholars"],
                "b": sum(me["books"].values()),
                "pw": two + 2 * three,
                "tokens": one + two + three,
            }
        )

    @staticmethod
    def _gained(action: str) -> Counter[str]:
        """What the last answer of a round may bring. Power is counted as steps between bowls: a token in bowl III is
        worth two."""
        verb, _, what = action.partition(" ")
        if verb == "take":
            return goods(f"{what}pw")
        if verb == "burn":
            return Counter({"tokens": -1})
        if verb == "convert":
            paid, got = [each if len(each) < 3 else "b" for each in what.split()]
            cost = {"s": 10, "b": 10, "t": 6, "c": 2}[got] if paid == "pw" else 1
            return Counter({paid: -cost, got: 1})
        return Counter()

    def _look_at_purse(self, table: Position) -> None:
        if self.purse is None:
            return
        for n, mine in enumerate(self.purse):
            income = table.level_income(n)
            mine.update(income)
            mine["pw"] = min(mine["pw"], 2 * mine["tokens"])
            mine["s"] = min(mine["s"], table.seats[n]["scholars_left"])
            theirs = self._goods(table, n)
            del mine["vp"]
            if mine != theirs:
                self.complain("goods of", n, "at the start of a round are", dict(mine), "not", dict(theirs))
            if self.science_income[n] != income["vp"]:
                self.complain("science income of", n, "is", income["vp"], "points, not", self.science_income[n])
            self.science_income[n] = 0
        self.purse = None
