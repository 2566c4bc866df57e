"""Following the spades: what is asked about them, what they cost, where they leave the land."""

from tests.second_opinion.age_of_innovation.notes import Notes, spades_used
from tests.second_opinion.age_of_innovation.position import Position
from tests.second_opinion.age_of_innovation.printed import spades_between
from tests.second_opinion.age_of_innovation.spades import Spades


class Digging(Notes):
    def _look_at_spades(self, table: Position, seat: int, answers: set[str]) -> None:
        verbs = {text.partition(" ")[0] for text in answers}
        expected = self._next_of_spades(table, seat)
        if not expected and (verbs & {"dig", "to"} or "drop spades" in answers):
            self._start(table, seat)
            expected = self._next_of_spades(table, seat)
        if expected and expected != answers:
            self.complain("spades, missing:", sorted(expected - answers), "too many:", sorted(answers - expected))
        elif not expected and verbs & {"dig", "to", "tunnel", "fly", "build"}:
            self.complain("spades are asked for that nobody has:", sorted(answers))
        self.named = ""

    def _next_of_spades(self, table: Position, seat: int) -> set[str]:
        """The answers to what is asked next about the spades in use; what has one answer is not asked."""
        while self.spades is not None:
            expected = self.spades.expected(table, seat)
            if len(expected) > 1:
                return expected
            if not expected or not self.spades.answered(expected.pop(), table, seat):
                self.spades = None
        return set()

    def _start(self, table: Position, seat: int) -> None:
        """Spades that are not those of an action: of which kind?"""
        phase = table.view["phase"]
        if phase == "setup":
            if "two-spades" in table.seats[seat]["competencies"] and seat not in self.prepared:
                self.prepared.add(seat)
                self.spades = Spades(2, workshop="")
            else:
                self.spades = Spades(1, buying=False, workshop="")
        elif phase == "bonus":
            self.spades = Spades(table.bonus_times(seat), buying=False, workshop="")
        elif self.paying == "three-spades":
            self.paying = ""
            self.spades = Spades(3, action=True)
        elif self.named or len(set(self.due)) == 1:
            kind = self.named or self.due[0]
            self.spades = Spades(1, workshop="free") if kind == "settle" else Spades(2)
            if kind in self.due:
                self.due.remove(kind)

    def _follow_spades(self, seat: int, action: str, before: Position, after: Position) -> None:
        """Where the answer leaves the spades, and what they cost. A hex that was the only one, or could become only one
        thing, is not asked for."""
        verb, _, what = action.partition(" ")
        toll = int(verb == "tunnel")
        bought = 0
        if self.spades is None and verb in ("dig", "tunnel", "fly"):
            self.spades = Spades(0, action=True)
        dug = self._dug(seat, before, after)
        self.free_workshop = self.spades is not None and self.spades.workshop == "free"
        if self.spades is not None and verb in ("dig", "tunnel", "fly", "to", "drop", "build"):
            if verb == "to":
                bought += max(spades_between(before.hexes[self.spades.hex]["terrain"], what) - self.spades.free, 0)
                dug.discard(self.spades.hex)
            if not self.spades.answered(action, before, seat):
                self.spades = None
        while dug:
            if self.spades is None:
                self._start(before, seat)
            if self.spades is None:
                self.complain("terraformed by nobody:", dug)
                return
            hex = self.spades.hex or min(dug)
            if not self.spades.hex:
                self.spades.answered(f"dig {hex}", before, seat)
            dug.discard(hex)
            terrain = after.hexes[hex]["terrain"]
            if self.spades.ways(before, seat, toll) != [terrain]:
                self.complain(hex, "became", terrain, "of", self.spades.ways(before, seat, toll))
            bought += max(spades_between(before.hexes[hex]["terrain"], terrain) - self.spades.free, 0)
            if not self.spades.answered(f"to {terrain}", before, seat):
                self.spades = None
        if verb in ("dig", "tunnel", "fly", "to") and before.view["round"] == after.view["round"]:
            me, then = before.seats[seat], after.seats[seat]
            workshops = len(after.own[seat]) - len(before.own[seat])
            paid = me["tools"] - then["tools"] - (0 if self.free_workshop else workshops)
            coins = 2 * spades_used(seat, before, after) if me["faction"] == "goblins" else 0
            if not workshops and then["coins"] - me["coins"] != coins:
                self.complain(action, "brought", then["coins"] - me["coins"], "coins, not", coins)
            if paid != toll + bought * me["terraforming"]:
                self.complain(action, "cost", paid, "tools, not", toll + bought * me["terraforming"])

    @staticmethod
    def _dug(seat: int, before: Position, after: Position) -> set[str]:
        """Land that became another, but for that below neutral buildings, whose spades are paid with them."""
        return {
            name
            for name, hex in after.hexes.items()
            if hex["terrain"] != before.hexes[name]["terrain"] and not hex.get("neutral")
            if hex["owner"] in (None, seat)
        }
