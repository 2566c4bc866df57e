"""One table: reach, prices, groups, areas, offers, income, the final scoring."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tests.second_opinion.age_of_innovation.printed import (
    BLESSED_LEVELS,
    BONUS_INCOME,
    COMPETENCY_INCOME,
    DISCIPLINES,
    INNOVATION_INCOME,
    LEVEL_INCOME,
    LONELY_GUILD_COINS,
    PALACE_INCOME,
    PIECES,
    POWER,
    ROUND_TILES,
    SIDES,
    UPGRADES,
    goods,
    shares,
    spades_between,
)

View = Mapping[str, Any]  # Any: a view is nested, and what is read of it is told by its names


class Position:
    """A table, by the names of its view."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.side = SIDES[view["map"]]
        self.hexes: Mapping[str, Any] = view["hexes"]
        self.seats: Sequence[Mapping[str, Any]] = view["seats"]
        self.own: list[dict[str, Any]] = [{} for _ in self.seats]
        for name, hex in self.hexes.items():
            if hex["building"]:
                self.own[hex["owner"]][name] = hex
        self.free = {name for name, hex in self.hexes.items() if not hex["building"]}
        self.bridges = {frozenset(site.split(":")): owner for site, owner in view["bridges"].items()}

    # --- neighbours

    def across(self, name: str) -> set[str]:
        """Land at the other end of bridges."""
        return {end for site in self.bridges if name in site for end in site if end != name}

    def adjacent(self, name: str) -> set[str]:
        return self.side.neighbours[name] & self.side.land | self.across(name)

    def by_ship(self, name: str, shipping: int) -> set[str]:
        """Land across at most so many river hexes in a row."""
        sailed: set[str] = set()
        found: set[str] = set()
        edge = {name}
        for _ in range(shipping):
            edge = {each for h in edge for each in self.side.neighbours[h] & self.side.rivers} - sailed
            sailed |= edge
            found |= {each for h in edge for each in self.side.neighbours[h] & self.side.land}
        return found

    def reach(self, seat: int) -> set[str]:
        """Free land where one may terraform and build."""
        me = self.seats[seat]
        ferry = self.view["phase"] == "actions" and me["bonus"] == "river-workshop" and not me["passed"]
        found: set[str] = set()
        for name in self.own[seat]:
            found |= self.adjacent(name) | self.by_ship(name, me["shipping"] + ferry)
        return found & self.free

    def over(self, name: str, most: int) -> set[str]:
        """What lies behind one hex, or several in a row, of which the first is adjacent."""
        edge = self.side.neighbours[name] | self.across(name)
        found: set[str] = set()
        for _ in range(most):
            edge = {each for h in edge for each in self.side.neighbours[h]}
            found |= edge
        return found

    def leaps(self, seat: int, most: int) -> set[str]:
        """Free land that a tunnel (over one hex) or a flight (over one or two) goes to: none that is adjacent."""
        near = {each for name in self.own[seat] for each in self.adjacent(name)}
        return {each for name in self.own[seat] for each in self.over(name, most)} & self.free - near

    # --- spades and buildings

    def home(self, seat: int) -> str:
        board: str = self.seats[seat]["board"]
        return board

    def spades(self, seat: int, name: str) -> int:
        return spades_between(self.hexes[name]["terrain"], self.home(seat))

    def has_piece(self, seat: int, building: str) -> bool:
        return self.pieces(seat)[building] < PIECES[building]

    def pieces(self, seat: int) -> Counter[str]:
        """Buildings of the own colour on the map."""
        return Counter(hex["building"] for hex in self.own[seat].values() if not hex["neutral"])

    def count(self, seat: int, *buildings: str) -> int:
        return sum(hex["building"] in buildings for hex in self.own[seat].values())

    def can_build(self, seat: int) -> bool:
        me = self.seats[seat]
        return self.has_piece(seat, "workshop") and me["tools"] >= 1 and me["coins"] >= 2

    def guild_coins(self, seat: int, name: str) -> int:
        """Half of them where somebody else's building is adjacent."""
        company = any(h in own for h in self.adjacent(name) for n, own in enumerate(self.own) if n != seat)
        return UPGRADES["guild"][2] if company else LONELY_GUILD_COINS

    def upgrade_price(self, seat: int, name: str, building: str) -> tuple[int, int]:
        _, tools, coins = UPGRADES[building]
        return tools, self.guild_coins(seat, name) if building == "guild" else coins

    def upgrades(self, seat: int) -> set[str]:
        me = self.seats[seat]
        found = set()
        for building, (old, _, _) in UPGRADES.items():
            for name, hex in self.own[seat].items():
                if hex["building"] == old and not hex["neutral"] and self.has_piece(seat, building):
                    tools, coins = self.upgrade_price(seat, name, building)
                    if me["tools"] >= tools and me["coins"] >= coins:
                        found.add(f"upgrade {name} {building}")
        return found

    def bridge_sites(self, seat: int, *, over_land: bool) -> set[frozenset[str]]:
        sites = self.side.mole_sites if over_land else self.side.sites
        return {site for site in sites if site & self.own[seat].keys()} - self.bridges.keys()

    # --- groups, cities, areas

    def group(self, seat: int, start: Iterable[str]) -> set[str]:
        """The own buildings joined side by side or by bridges."""
        found, edge = set(start), list(start)
        while edge:
            for name in self.adjacent(edge.pop()) & self.own[seat].keys() - found:
                found.add(name)
                edge.append(name)
        return found

    def groups(self, seat: int) -> list[set[str]]:
        left, found = set(self.own[seat]), []
        while left:
            found.append(self.group(seat, [min(left)]))
            left -= found[-1]
        return found

    def power(self, seat: int, names: Iterable[str]) -> int:
        hexes = [self.own[seat][name] for name in names]
        return sum(POWER[hex["building"]] + hex["annex"] for hex in hexes)

    def is_city(self, seat: int, names: set[str]) -> bool:
        kinds = {self.own[seat][name]["building"] for name in names}
        buildings = sum(1 + self.own[seat][name]["annex"] for name in names)
        needed = 2 if "monument" in kinds else 3 if "university" in kinds else 4
        return buildings >= needed and self.power(seat, names) >= (6 if self.seats[seat]["palace"] == "8" else 7)

    def offered(self, seat: int, name: str) -> int:
        """The power that somebody is offered when somebody else builds on a hex."""
        return self.power(seat, self.adjacent(name) & self.own[seat].keys())

    def area(self, seat: int) -> int:
        """The most own buildings each of which reaches another or is reached by it."""
        own = self.own[seat]
        most = 2 if self.seats[seat]["palace"] == "9" else 1 if self.seats[seat]["faction"] == "moles" else 0
        links: dict[str, set[str]] = {name: set() for name in own}
        for name in own:
            ways = self.adjacent(name) | self.by_ship(name, self.seats[seat]["shipping"]) | self.over(name, most)
            for other in ways & own.keys():
                links[name].add(other)
                links[other].add(name)
        best, left = 0, set(own)
        while left:
            found, edge = set(), [left.pop()]
            while edge:
                found.add(edge[-1])
                edge += links[edge.pop()] - found
            left -= found
            best = max(best, len(found))
        return best

    # --- science, income, the end

    def level(self, seat: int, discipline: str) -> int:
        level: int = self.view["science"][discipline]["levels"][seat]
        return level

    def levels(self, seat: int) -> list[int]:
        return [self.level(seat, discipline) for discipline in DISCIPLINES]

    def bonus_times(self, seat: int) -> int:
        """How often the gift of the round's tile comes at the end of the round."""
        _, _, discipline, levels, _ = ROUND_TILES[self.view["scoring"][self.view["round"] - 1]]
        blessed = BLESSED_LEVELS if self.seats[seat]["faction"] == "blessed" else 0
        return (self.level(seat, discipline) + blessed) // levels

    def level_income(self, seat: int) -> Counter[str]:
        return goods(*[LEVEL_INCOME[each] for each in DISCIPLINES if self.level(seat, each) >= 9])

    def next_income(self, seat: int) -> Counter[str]:
        """In the action phase: the round bonus of who has not passed goes back; after the last round none comes."""
        if self.view["round"] == 6:
            return Counter()
        kept = BONUS_INCOME.get(self.seats[seat]["bonus"], "") if not self.seats[seat]["passed"] else ""
        return self.income(seat) - goods(kept) + self.level_income(seat)

    def income(self, seat: int) -> Counter[str]:
        """All of it but that of science."""
        me, pieces = self.seats[seat], self.pieces(seat)
        found = goods("1t", BONUS_INCOME.get(me["bonus"], ""), PALACE_INCOME.get(me["palace"], ""))
        found += goods(*[COMPETENCY_INCOME.get(each, "") for each in me["competencies"]])
        found += goods(*[INNOVATION_INCOME.get(each, "") for each in me["innovations"]])
        found["t"] += pieces["workshop"] - (pieces["workshop"] > 4)  # the fifth place shows nothing
        found["c"] += 2 * pieces["guild"]
        found["pw"] += pieces["guild"] + max(pieces["guild"] - 2, 0)
        found["s"] += pieces["school"] + pieces["university"]
        if me["board"] == "mountain":
            found["c"] += 2 + (pieces["guild"] > 0)
        if me["faction"] == "omar":
            found += goods("2pw 2c")
        return found

    def final_points(self, seat: int) -> dict[str, int]:
        view, seats = self.view, range(len(self.seats))
        areas = [self.area(n) for n in seats] + ([view["territory"]] if view["territory"] else [])
        science = 0
        for n, discipline in enumerate(DISCIPLINES):
            levels = [self.level(each, discipline) for each in seats] + list(view["neutral_science"][n : n + 1])
            science += shares(levels, (8, 4, 2))[seat]
        me = self.seats[seat]
        _, two, three = me["bowls"]
        coins = me["coins"] + me["tools"] + me["scholars"] + sum(me["books"].values()) + three + two // 2
        return {"area": shares(areas, (18, 12, 6))[seat], "science": science, "resources": coins // 5}
