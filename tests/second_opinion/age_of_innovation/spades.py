"""Terraforming and building with spades: which answers there are, and where an answer leads."""

from tests.second_opinion.age_of_innovation.position import Position
from tests.second_opinion.age_of_innovation.printed import on_the_way, spades_between


class Spades:
    """Terraforming and building with some free spades, from the first hex to the workshop."""

    def __init__(self, free: int, *, action: bool = False, buying: bool = True, workshop: str = "paid") -> None:
        self.free = free
        self.action = action  # something must come of it
        self.buying = buying
        self.workshop = workshop  # "paid", "free" or ""
        self.first = ""  # the hex made home
        self.hex = ""  # the hex that is being terraformed
        self.leapt: set[str] = set()
        self.settling = False  # all spades are used: the workshop is asked for

    def expected(self, table: Position, seat: int) -> set[str]:
        """Every answer to the question that comes next."""
        home = table.home(seat)
        if self.hex:
            return {f"to {each}" for each in self.ways(table, seat, 0)}
        near = table.reach(seat)
        at_home = {name for name in near if table.hexes[name]["terrain"] == home}
        if self.settling:
            return {"drop workshop", *self._settled(table, seat, at_home)}
        found = {f"dig {name}" for name in near - at_home}
        if self.workshop and not self.first and self._affordable(table, seat):
            found |= {f"build {name}" for name in at_home}
        if self.workshop:
            found |= self._leaps(table, seat)
        return found if self.action and not self.first else {*found, "drop spades"}

    def ways(self, table: Position, seat: int, toll: int) -> list[str]:
        """What the hex may become: with the free spades, and for the first hex with bought ones."""
        me = table.seats[seat]
        bought = (me["tools"] - toll) // me["terraforming"] if self.buying and not self.first else 0
        return on_the_way(table.hexes[self.hex]["terrain"], table.home(seat), self.free + bought)

    def _affordable(self, table: Position, seat: int) -> bool:
        return table.has_piece(seat, "workshop") if self.workshop == "free" else table.can_build(seat)

    def _settled(self, table: Position, seat: int, at_home: set[str]) -> set[str]:
        if not self._affordable(table, seat):
            return set()
        if self.workshop == "paid":
            return {f"build {self.first}"}
        made = {self.first} - {""}
        found = {f"build {name}" for name in at_home | made}
        if table.seats[seat]["palace"] == "9" and table.seats[seat]["scholars"] and "fly" not in self.leapt:
            far = {name for name in table.leaps(seat, 2) if table.hexes[name]["terrain"] == table.home(seat)}
            found |= {f"fly {name}" for name in far - made}
        return found

    def _leaps(self, table: Position, seat: int) -> set[str]:
        me = table.seats[seat]
        found = set()
        for verb, most, toll, able in (
            ("tunnel", 1, 1, me["faction"] == "moles" and me["tools"] > 0),
            ("fly", 2, 0, me["palace"] == "9" and me["scholars"] > 0),
        ):
            if not able or verb in self.leapt:
                continue
            for name in table.leaps(seat, most):
                if table.hexes[name]["terrain"] != table.home(seat):
                    useful = self.free > 0 or me["tools"] - toll >= me["terraforming"]
                elif self.first or not table.has_piece(seat, "workshop"):
                    useful = False
                else:
                    useful = self.workshop == "free" or (me["tools"] - toll >= 1 and me["coins"] >= 2)
                if useful:
                    found.add(f"{verb} {name}")
        return found

    def answered(self, action: str, table: Position, seat: int) -> bool:
        """Go on after an answer, on the table before it; whether anything is left to be asked."""
        verb, _, what = action.partition(" ")
        if verb in ("tunnel", "fly"):
            self.leapt.add(verb)
        if verb in ("dig", "tunnel", "fly") and not self.settling:
            self.hex = what
            return table.spades(seat, what) > 0
        if verb == "drop" and not self.settling and self.workshop:
            self.settling = True
            return self.first != ""
        if verb == "to":
            return self._terraformed(what, table, seat)
        return False

    def _terraformed(self, terrain: str, table: Position, seat: int) -> bool:
        self.free = max(self.free - spades_between(table.hexes[self.hex]["terrain"], terrain), 0)
        if terrain == table.home(seat) and not self.first:
            self.first = self.hex
        self.hex = ""
        if self.free and (self.first or not self.buying):
            return True
        self.settling = True
        return bool(self.workshop) and (self.first != "" or self.workshop == "free")
