"""Following cities, bridges, and the sites of buildings."""

from tests.second_opinion.age_of_innovation.notes import Notes
from tests.second_opinion.age_of_innovation.position import Position


class Cities(Notes):
    def _look_at_river_cities(self, table: Position, seat: int, answers: set[str], *, turn: bool) -> None:
        """Palace 14: at any moment of the turn; so after each change of what is built a chance comes before anything
        else is decided, but for books."""
        possible = self._rivers(table, seat)
        shape = (seat, str(table.own[seat]), len(table.bridges), table.seats[seat]["palace"])
        if shape != self.shape:
            self.shape, self.chances = shape, set()
        chances = {text.split()[1] for text in answers if text.startswith("connect")}
        if (chances or turn or "done" in answers) and chances != possible:
            self.complain("cities across", sorted(possible), "not", sorted(chances))
        self.chances |= chances
        books = all(text.startswith("book") for text in answers)
        if possible - self.chances and not books:
            self.complain("no chance to found a city across", sorted(possible - self.chances))

    def _rivers(self, table: Position, seat: int) -> set[str]:
        if table.seats[seat]["palace"] != "14":
            return set()
        loose = table.own[seat].keys() - set().union(*self.cities[seat])
        skipped = set(table.seats[seat]["river_cities"])
        shores = {river: table.side.neighbours[river] & loose for river in table.side.rivers - skipped}
        return {
            river for river, names in shores.items() if len(names) > 1 and table.is_city(seat, table.group(seat, names))
        }

    def _follow_cities(self, seat: int, action: str, before: Position, after: Position) -> None:
        """What touches a city joins it; a group that is big enough and strong enough becomes one by itself."""
        mine = self.cities[seat]
        known = len(mine)
        if action.startswith("connect"):
            loose = before.own[seat].keys() - set().union(*mine)
            mine.append(before.group(seat, before.side.neighbours[action.split()[1]] & loose))
        for group in after.groups(seat):
            touched = [city for city in mine if city & group]
            for city in touched:
                city |= group
            if not touched and after.is_city(seat, group):
                mine.append(group)
        theirs = {name for name, hex in after.own[seat].items() if hex["city"]}
        if set().union(*mine) != theirs:
            self.complain("cities of", seat, sorted(set().union(*mine)), "not", sorted(theirs))
        founded = [set(names) for names in after.seats[seat]["city_hexes"] if names]
        if len(founded) != len(mine) or any(city not in founded for city in mine[known:]):
            self.complain("founded by", seat, mine, "not", founded)

    def _look_at_sites(self, table: Position, seat: int, answers: set[str]) -> None:
        """Bridges, and where buildings without a workshop before them may stand."""
        sites = {frozenset(text.split()[1].split(":")) for text in answers if text.startswith("bridge")}
        if sites and sites != table.bridge_sites(seat, over_land=self.over_land):
            self.complain("bridges", sites ^ table.bridge_sites(seat, over_land=self.over_land))
        places = {text.split()[1] for text in answers if text.startswith("place")}
        me = table.seats[seat]
        near = {name for name in table.reach(seat) if table.spades(seat, name) * me["terraforming"] <= me["tools"]}
        home = {name for name in table.free if table.hexes[name]["terrain"] == table.home(seat)}
        if places and places != near and not (me["palace"] == "16" and places == home):
            self.complain("places", sorted(places), "neither", sorted(near), "nor", sorted(home))
