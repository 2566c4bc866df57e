"""A second opinion on Age of Innovation: the parts of its rules that are easiest to get wrong, written once more as a
player thinks. It reads the table from the game's view, in names, and knows nothing of the engine: hexes are names, sets
of hexes are sets, ways are found step by step. What is printed is restated here from the digest of facts; only the rows
of the two maps and their dashed sides are read from the content.

`Position` answers about one table: reach, prices, groups, areas, offers, income, the final scoring. `SecondOpinion`
follows a game move by move and keeps what it has to remember: which cities stand, which power is owed to whom, which
spades are in use, who may still found a city across a river. Where it and the engine differ, it complains.

Of the faults that were mended with version 2 of the rules it would have caught all three: areas over a bridge and on
(`Position.area`, in every turn), the city across the river that could not be founded between a building and its rewards
(`SecondOpinion._look_at_river_cities`), and the spades of the preparation that could not be bought
(`SecondOpinion._look_at_spades`)."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from boardwright.games.age_of_innovation.content import maps

View = Mapping[str, Any]  # Any: a view is nested, and what is read of it is told by its names

WHEEL = ("desert", "plains", "swamp", "lake", "forest", "mountain", "wasteland")
DISCIPLINES = ("banking", "law", "engineering", "medicine")
POWER = {"workshop": 1, "guild": 2, "school": 2, "tower": 2, "palace": 3, "university": 3, "monument": 4}
PIECES = {"workshop": 9, "guild": 4, "school": 3, "palace": 1, "university": 1}
# What a building is made of, and for how many tools and coins; a lonely guild costs 6 coins.
UPGRADES = {
    "guild": ("workshop", 2, 3),
    "school": ("guild", 3, 5),
    "palace": ("guild", 4, 6),
    "university": ("school", 5, 8),
}
LONELY_GUILD_COINS = 6
SOURCES = (
    "round tiles",
    "cities",
    "innovations",
    "palace",
    "competencies",
    "round bonuses",
    "tracks",
    "abilities",
    "actions",
    "science income",
    "science",
    "area",
    "resources",
    "power taken",
    "start",
)

BONUS_INCOME = {
    "send-scholar": "1s",
    "build-guild": "3pw",
    "pass-palace-university": "1t",
    "spade": "1b",
    "bridge": "1b",
    "science-step": "2t",
    "pass-school": "4c",
    "power-and-coins": "4pw 2c",
    "coins": "6c",
}
PALACE_INCOME = {
    "1": "5pw",
    "3": "2pw",
    "4": "2pw",
    "5": "4pw",
    "6": "2pw 1b",
    "7": "4pw",
    "8": "2c 2pw 1t",
    "9": "1s",
    "10": "6c",
    "11": "1t",
    "12": "8pw",
    "14": "6pw",
    "15": "6pw",
    "16": "2pw 1b",
    "17": "2pw",
}
COMPETENCY_INCOME = {"tool-and-step": "1t", "vp-and-coins": "3vp 2c", "book-and-power": "1b 1pw", "tower": "2pw 2c"}
INNOVATION_INCOME = {"workshop": "3t", "guild": "5c", "university": "2vp", "palace": "4pw"}
LEVEL_INCOME = {"banking": "3c", "law": "6pw", "engineering": "1t", "medicine": "3vp"}
LEVEL_POWER = {3: 1, 5: 2, 7: 2, 12: 3}

# What a round tile scores, points for each; its discipline, how many levels its gift wants, the gift.
ROUND_TILES = {
    "workshop-law": ("workshop", 2, "law", 3, "1s"),
    "workshop-banking": ("workshop", 2, "banking", 3, "4pw"),
    "guild-law": ("guild", 3, "law", 3, "1b"),
    "guild-medicine": ("guild", 3, "medicine", 4, "spade"),
    "school-banking": ("school", 4, "banking", 1, "1c"),
    "palace-university-medicine": ("palace university", 5, "medicine", 2, "1t"),
    "palace-university-banking": ("palace university", 5, "banking", 2, "1t"),
    "spade-engineering": ("spade", 2, "engineering", 1, "1c"),
    "science-medicine": ("step", 1, "medicine", 3, "1b"),
    "city-engineering": ("city", 5, "engineering", 4, "spade"),
    "track-engineering": ("track", 3, "engineering", 3, "1s"),
    "innovation-law": ("innovation", 5, "law", 2, "3pw"),
}
FINAL_TILES = {"workshop": 2, "guild": 3, "school": 4, "edge-workshop": 3}
CITY_POINTS = {"tools": 4, "spades": 5, "books": 5, "coins": 6, "science": 7, "power": 8, "scholar": 8}
SHIPPING_POINTS = {1: 2, 3: 4}
LAKE_SHIPPING_POINTS = {2: 3}
BLESSED_LEVELS = 3


def goods(*texts: str) -> Counter[str]:
    """'2pw 1c' as numbers by letter."""
    found: Counter[str] = Counter()
    for text in texts:
        for number, letter in re.findall(r"(\d+)(\w+)", text):
            found[letter] += int(number)
    return found


# --- the map


class Side:
    """One side of the map: what is printed on each hex, and where bridges may lie."""

    def __init__(self, rows: Sequence[str], border: str, margin_sites: str) -> None:
        self.printed = {
            f"{name}{column}": letter
            for name, row in zip("ABCDEFGHI", rows, strict=True)
            for column, letter in enumerate(row, 1)
            if letter != " "
        }
        self.rivers = {name for name, letter in self.printed.items() if letter == "."}
        self.land = self.printed.keys() - self.rivers
        self.border = set(border.split())
        self.neighbours = {name: around(name) & self.printed.keys() for name in self.printed}
        self.sites = self._sites(self.rivers) | {frozenset(site.split(":")) for site in margin_sites.split()}
        self.mole_sites = self.sites | self._sites(self.printed.keys())

    def _sites(self, flanks: Iterable[str]) -> set[frozenset[str]]:
        """Two land hexes corner to corner, with two hexes of some kind between them."""
        allowed = set(flanks)
        return {
            frozenset((a, b))
            for a in self.land
            for c in self.neighbours[a]
            for b in self.neighbours[c] & self.land
            if b != a and b not in self.neighbours[a]
            if len(between := self.neighbours[a] & self.neighbours[b]) == 2 and between <= allowed
        }


def around(name: str) -> set[str]:
    """The six hexes around one, whether they are on the map or not: every second row stands half a hex to the right."""
    row, column = "ABCDEFGHI".index(name[0]), int(name[1:])
    left = column if row % 2 else column - 1
    found = {f"{name[0]}{column - 1}", f"{name[0]}{column + 1}"}
    for beside in (row - 1, row + 1):
        if 0 <= beside < 9:
            found |= {f"{'ABCDEFGHI'[beside]}{left}", f"{'ABCDEFGHI'[beside]}{left + 1}"}
    return found


SIDES = {
    "1-3": Side(maps.SMALL, maps.SMALL_BORDER, maps.SMALL_MARGIN_SITES),
    "3-5": Side(maps.LARGE, maps.LARGE_BORDER, maps.LARGE_MARGIN_SITES),
}


def spades_between(one: str, other: str) -> int:
    apart = abs(WHEEL.index(one) - WHEEL.index(other))
    return min(apart, 7 - apart)


def on_the_way(terrain: str, home: str, most: int) -> list[str]:
    """What a hex may become with one spade, with two, ..., never past home."""
    needed = spades_between(terrain, home)
    forward = WHEEL[(WHEEL.index(terrain) + needed) % 7] == home
    turn = 1 if forward else -1
    return [WHEEL[(WHEEL.index(terrain) + turn * n) % 7] for n in range(1, min(needed, most) + 1)]


def shares(amounts: Sequence[int], prizes: Sequence[int]) -> list[int]:
    """Points for the most, the second and the third; who ties shares the prizes of the places, rounded down."""
    found = []
    for amount in amounts:
        better = sum(other > amount for other in amounts)
        tied = sum(other == amount for other in amounts)
        found.append(sum(prizes[better : better + tied]) // tied if amount else 0)
    return found


# --- one table


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


# --- following a game


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


ACTIONS_WITH_SPADES = {"power one-spade": 1, "power two-spades": 2, "special deus-ex-machina": 1}
BOOKS_PAID = {"three-spades": 3, "guild-vp": 2}
CENSUS = {7: 8, 8: 8, 9: 12, 10: 12}
COMMUNICATIONS = {4: 8, 5: 12}
STEELWORKS = {1: 8, 2: 12, 3: 18}


class SecondOpinion:
    """Follows a game: `asked` before an answer, `moved` after it."""

    def __init__(self, view: View) -> None:
        self.complaints: list[str] = []
        seats = range(len(view["seats"]))
        self.cities: list[list[set[str]]] = [[] for _ in seats]
        # Power that is owed: by the builder, for one building or several of one answer, to whom and how much.
        self.owed: list[tuple[int, list[tuple[int, int]]]] = []
        self.at_turn = self.turn_over = False
        self.spades: Spades | None = None
        self.free_workshop = False  # the spades in use come with one
        self.due: list[str] = []  # spades that rewards will bring in this turn
        self.named = ""  # the one that was just chosen of them
        self.paying = ""  # the book action that is being paid
        self.books_left = 0
        self.prepared: set[int] = set()  # who has used the spades of a competency in the preparation
        self.over_land = False  # the bridge is the moles' own
        self.shape: object = None  # of what decides about cities across the river
        self.chances: set[str] = set()  # rivers that could be skipped since then
        self.passing: dict[int, str] = {}  # who is passing, with the round bonus that was held
        self.purse: list[Counter[str]] | None = None
        self.income_waits = False
        self.science_income = [0 for _ in seats]

    def complain(self, *words: object) -> None:
        self.complaints.append(" ".join(map(str, words)))

    # --- before an answer

    def asked(self, seat: int, legal: Sequence[str], view: View) -> None:
        table = Position(view)
        answers = set(legal)
        if view["phase"] == "actions":
            self._look_at_purse(table)
        if "decline" in answers:
            self._look_at_offer(table, seat, answers)
            return
        self.at_turn = turn = any(text.partition(" ")[0] == "pass" for text in answers)
        if turn:
            self._look_at_turn(table, seat, answers)
        elif view["phase"] != "setup" or {"dig", "to", "drop"} & {text.partition(" ")[0] for text in answers}:
            self._look_at_spades(table, seat, answers)
        if view["phase"] == "actions":
            self._look_at_river_cities(table, seat, answers, turn=turn)
            self._look_at_sites(table, seat, answers)

    def _look_at_offer(self, table: Position, seat: int, answers: set[str]) -> None:
        """The next of those that are owed; who has no room for power is not asked."""
        while self.owed:
            _, offers = self.owed[0]
            offers[:] = [each for each in offers if self._taken(table, each)]
            if offers:
                break
            self.owed.pop(0)
        offers = self.owed[0][1] if self.owed else []
        for each in offers:
            if each[0] == seat and answers == {f"take {self._taken(table, each)}", "decline"}:
                if each is not offers[0] and len({power for _, power in offers}) > 1:
                    continue
                offers.remove(each)
                return
        self.complain("offered to", seat, sorted(answers), "but owed is", self.owed)

    @staticmethod
    def _taken(table: Position, offer: tuple[int, int]) -> int:
        """As much as the bowls and the points allow."""
        seat, power = offer
        one, two, _ = table.seats[seat]["bowls"]
        taken: int = min(power, 2 * one + two, table.seats[seat]["points"] + 1)
        return taken

    def _nothing_owed(self, table: Position) -> None:
        left = [each for _, offers in self.owed for each in offers if self._taken(table, each)]
        if left:
            self.complain("power was not offered:", left)
        self.owed = []

    def _look_at_turn(self, table: Position, seat: int, answers: set[str]) -> None:
        if self.turn_over or any(builder != seat for builder, _ in self.owed):
            self._nothing_owed(table)
        self.turn_over = False
        self.spades, self.due, self.named, self.paying = None, [], "", ""
        me = table.seats[seat]
        land = Spades(0, action=True).expected(table, seat)
        if me["tools"] < me["terraforming"]:
            land = {text for text in land if not text.startswith("dig")}
        self._compare("land", land, answers, "build", "dig", "tunnel", "fly")
        self._compare("upgrades", table.upgrades(seat), answers, "upgrade")
        for each in range(len(table.seats)):
            if not table.seats[each]["automa"]:
                self._look_at_numbers(table, each)

    def _look_at_numbers(self, table: Position, seat: int) -> None:
        """What the view tells of a seat."""
        me = table.seats[seat]
        reach = table.reach(seat)
        told = {
            "reach": (sorted(reach), sorted(me["reach"])),
            "area": (table.area(seat), me["area"]),
            "income": (table.next_income(seat), +Counter(me["income"])),
        }
        for what, (mine, theirs) in told.items():
            if mine != theirs:
                self.complain(what, "of", seat, "is", mine, "not", theirs)

    def _compare(self, what: str, mine: set[str], answers: set[str], *verbs: str) -> None:
        theirs = {text for text in answers if text.partition(" ")[0] in verbs}
        if mine != theirs:
            self.complain(what, "missing:", sorted(mine - theirs), "too many:", sorted(theirs - mine))

    # --- spades

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
            coins = 2 * self._spades_used(seat, before, after) if me["faction"] == "goblins" else 0
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

    @staticmethod
    def _spades_used(seat: int, before: Position, after: Position) -> int:
        """By whoever answered; where somebody else has built now, it was the Automa, who needs none."""
        return sum(
            spades_between(before.hexes[name]["terrain"], hex["terrain"])
            for name, hex in after.hexes.items()
            if hex["owner"] in (None, seat)
        )

    # --- cities and bridges

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

    # --- after an answer

    def moved(
        self,
        seat: int,
        action: str,
        before_view: View,
        after_view: View,
        sheets: tuple[Sequence[Sequence[int]], Sequence[Sequence[int]]],
        coming: tuple[int, Sequence[str]],
    ) -> None:
        """`sheets` are the points by source of every human seat, before and after; `coming` is who is asked next, and
        the answers. Chance is below 0."""
        before, after = Position(before_view), Position(after_view)
        self.income_waits |= after_view["round"] > before_view["round"]
        # Chance may have something to draw for the new round before the income.
        income = self.income_waits and (coming[0] >= 0 or after_view["phase"] == "actions")
        self.income_waits &= not income
        if seat >= 0:
            self._remember(seat, action, before, after)
            self._follow_spades(seat, action, before, after)
            self._follow_prices(seat, action, before, after)
        for each in range(len(sheets[0])):
            self._follow_cities(each, action if each == seat else "", before, after)
        for each in range(len(before.seats)):
            self._follow_offers(each, before, after)
        self._follow_points(seat, action, before, after, sheets, coming, income=income)
        self._follow_purse(seat, action, before, after, income=income)
        if after_view["phase"] == "over":
            self._nothing_owed(after)

    def _remember(self, seat: int, action: str, before: Position, after: Position) -> None:
        verb, _, what = action.partition(" ")
        me = before.seats[seat]
        second = action == "special faction" and me["faction"] == "psychics"
        if self.at_turn and not second and verb not in ("burn", "convert", "connect"):
            self.turn_over = True  # as soon as nothing more is asked
        self.over_land = action == "special bridge"
        spades = ACTIONS_WITH_SPADES.get(action, 0)
        if action == "special palace" and me["palace"] == "2":
            spades = 2
        if action == "special bonus" and me["bonus"] == "spade":
            spades = 1
        if spades:
            self.spades = Spades(spades, action=True)
        if verb == "books":
            self.paying, self.books_left = what, BOOKS_PAID.get(what, 0)
        if before.view["phase"] == "actions":
            new_cities = after.seats[seat]["cities"][len(me["cities"]) :]
            self.due += ["spades" for tile in new_cities if tile == "spades"]
            self.due += ["settle" for _ in new_cities if me["faction"] == "lizards"]
            self.due += [
                "spades"
                for each in after.seats[seat]["competencies"]
                if each == "two-spades" and each not in me["competencies"]
            ]
            self.due += ["spades"] if after.seats[seat]["palace"] == "15" != me["palace"] else []
        if action in ("reward spades", "reward settle"):
            self.named = what

    def _follow_prices(self, seat: int, action: str, before: Position, after: Position) -> None:
        """Workshops, upgrades, and spades under a neutral building."""
        verb, *args = action.split()
        me, then = before.seats[seat], after.seats[seat]
        paid = (me["tools"] - then["tools"], me["coins"] - then["coins"])
        if verb == "build" and before.view["phase"] == "actions":
            at_the_river = bool(after.side.neighbours[args[0]] & after.side.rivers)
            navigators = me["faction"] == "navigators" and before.view["edition"] == "revised" and at_the_river
            if paid != ((0, -navigators) if self.free_workshop else (1, 2 - navigators)):
                self.complain(action, "cost", paid)
        if verb == "upgrade" and before.own[seat][args[0]]["building"] == UPGRADES[args[1]][0]:
            free = self.paying == "guild" or me["palace"] == "4"
            if paid != before.upgrade_price(seat, args[0], args[1]) and not (free and paid == (0, 0)):
                self.complain(action, "cost", paid, "not", before.upgrade_price(seat, args[0], args[1]))
        if verb == "place" and before.view["phase"] == "actions":
            spades = before.spades(seat, args[0])
            if paid[0] != spades * me["terraforming"]:
                self.complain(action, "cost", paid[0], "tools, not", spades * me["terraforming"])

    def _built(self, seat: int, before: Position, after: Position) -> list[str]:
        """Hexes on which another building of a seat stands now, in the action phase."""
        if before.view["phase"] != "actions":
            return []
        old = before.own[seat]
        return [
            name for name, hex in after.own[seat].items() if name not in old or old[name]["building"] != hex["building"]
        ]

    def _follow_offers(self, builder: int, before: Position, after: Position) -> None:
        """Everybody else with buildings adjacent to a new one is owed their power, in turn order after the builder."""
        order = list(before.view["order"])
        later = order[order.index(builder) + 1 :] + order[: order.index(builder)]
        found = [
            (seat, after.offered(seat, name))
            for name in self._built(builder, before, after)
            for seat in later
            if not after.seats[seat]["automa"] and after.offered(seat, name)
        ]
        if found:
            self.owed.append((builder, found))

    # --- points

    def _follow_points(
        self,
        seat: int,
        action: str,
        before: Position,
        after: Position,
        sheets: tuple[Sequence[Sequence[int]], Sequence[Sequence[int]]],
        coming: tuple[int, Sequence[str]],
        *,
        income: bool,
    ) -> None:
        for each, (old, new) in enumerate(zip(*sheets, strict=True)):
            expected: Counter[str] = Counter()
            if each == seat:
                expected = self._points(seat, action, before, after)
            passed = (each == seat and action.startswith("pass")) or after.seats[each]["passed"]
            if passed and not before.seats[each]["passed"]:
                self.passing[each] = before.seats[each]["bonus"]
            if each in self.passing:
                expected.update(self._points_of_passing(each, before, after, coming))
            if income:
                expected["competencies"] += 3 * ("vp-and-coins" in after.seats[each]["competencies"])
                expected["innovations"] += 2 * ("university" in after.seats[each]["innovations"])
            if after.view["phase"] == "over":
                expected.update(after.final_points(each))
            found = Counter({source: b - a for source, a, b in zip(SOURCES, old, new, strict=True) if a != b})
            self.science_income[each] += found.pop("science income", 0)
            for source in SOURCES:
                if expected[source] != found[source]:
                    self.complain(source, "of", each, "for", action, "are", expected[source], "not", found[source])

    def _points(self, seat: int, action: str, before: Position, after: Position) -> Counter[str]:
        """All that an answer scores, but for passing."""
        me, then = before.seats[seat], after.seats[seat]
        verb, _, what = action.partition(" ")
        found: Counter[str] = Counter()
        if before.view["phase"] == "actions":
            found.update(self._points_of_events(seat, self._events(seat, action, before, after), before, after))
        found["cities"] += sum(CITY_POINTS[tile] for tile in then["cities"][len(me["cities"]) :])
        for tile in then["innovations"][len(me["innovations"]) :]:
            found["innovations"] += self._points_of_innovation(seat, tile, before)
        found["palace"] += 10 * (then["palace"] == "17" != me["palace"])
        found["competencies"] += 5 * (
            "instant-goods" in then["competencies"] and "instant-goods" not in me["competencies"]
        )
        shipping = LAKE_SHIPPING_POINTS if me["board"] == "lake" else SHIPPING_POINTS
        if before.view["round"]:
            found["tracks"] += sum(shipping.get(n, 0) for n in range(me["shipping"] + 1, then["shipping"] + 1))
            found["tracks"] += 6 * (then["terraforming"] == 1 != me["terraforming"])
        found["abilities"] += self._points_of_faction(verb, before, me["faction"])
        found["palace"] += 5 * (verb == "fly") + 3 * (action == "special palace" and me["palace"] == "3")
        found["innovations"] += 3 * (action == "special professors")
        found["power taken"] += 1 - int(what) if verb == "take" else 0
        found["actions"] += self._points_of_books(seat, before, after)
        return found

    @staticmethod
    def _points_of_faction(verb: str, before: Position, faction: str) -> int:
        players, revised = len(before.seats), before.view["edition"] == "revised"
        if verb == "tunnel":
            return 2 + players if revised else 4
        if verb == "power" and faction == "illusionists":
            return (2 if players > 3 else 1) if revised else (4 if players > 4 else 3)
        return 0

    def _points_of_books(self, seat: int, before: Position, after: Position) -> int:
        """Two points a guild, when the two books are paid."""
        if self.paying != "guild-vp":
            return 0
        self.books_left -= sum(before.seats[seat]["books"].values()) - sum(after.seats[seat]["books"].values())
        if self.books_left:
            return 0
        self.paying = ""
        return 2 * before.count(seat, "guild")

    def _events(self, seat: int, action: str, before: Position, after: Position) -> Counter[str]:
        """What was done that may score."""
        me, then = before.seats[seat], after.seats[seat]
        built = self._built(seat, before, after)
        found = Counter(after.own[seat][name]["building"] for name in built)
        workshops = {name for name in built if after.own[seat][name]["building"] == "workshop"}
        found["edge-workshop"] = len(workshops & after.side.border)
        found["shore"] = sum(bool(after.side.neighbours[name] & after.side.rivers) for name in workshops)
        found["spade"] = self._spades_used(seat, before, after)
        if action.partition(" ")[0] not in ("done", "decline", "take"):  # after these come steps of the income
            found["step"] = sum(after.levels(seat)) - sum(before.levels(seat))
        found["city"] = len(then["cities"]) - len(me["cities"])
        found["track"] = then["shipping"] - me["shipping"] + me["terraforming"] - then["terraforming"]
        found["innovation"] = len(then["innovations"]) - len(me["innovations"])
        found["sent"] = int(action.startswith("send"))
        return found

    @staticmethod
    def _points_of_events(seat: int, events: Counter[str], before: Position, after: Position) -> Counter[str]:
        me, view = before.seats[seat], before.view
        kinds, points, *_ = ROUND_TILES[view["scoring"][view["round"] - 1]]
        found = Counter({"round tiles": points * sum(events[kind] for kind in kinds.split())})
        if view["round"] == 6:
            found["round tiles"] += FINAL_TILES[view["final"]] * events[view["final"]]
        bonus = "" if me["passed"] else me["bonus"]
        whenever = {"river-workshop": ("shore", 2), "send-scholar": ("sent", 2), "build-guild": ("guild", 3)}
        kind, points = whenever.get(bonus, ("", 0))
        found["round bonuses"] += points * events[kind]
        kind, points = {"12": ("workshop", 2), "13": ("guild", 3)}.get(after.seats[seat]["palace"], ("", 0))
        found["palace"] += points * events[kind]
        for competency, kind, points in (("scholar-vp", "sent", 2), ("edge-workshop", "edge-workshop", 3)):
            if competency in me["competencies"]:
                found["competencies"] += points * events[kind]
        if me["faction"] == "navigators":
            found["abilities"] += 2 * events["shore"]
        return found

    @staticmethod
    def _points_of_innovation(seat: int, tile: str, table: Position) -> int:
        levels = sorted(table.levels(seat))
        buildings, groups = len(table.own[seat]), len(table.groups(seat))
        bridges = sum(owner == seat for owner in table.bridges.values())
        points = {
            "architecture": 10,
            "census": 18 if buildings > 10 else CENSUS.get(buildings, 0),
            "colleges": 5 * table.count(seat, "school"),
            "league-of-cities": 5 * len(table.seats[seat]["cities"]),
            "libraries": levels[-1] + levels[-2],
            "communications": 18 if groups > 5 else COMMUNICATIONS.get(groups, 0),
            "sewers": 2 * table.count(seat, "workshop"),
            "steelworks": STEELWORKS.get(bridges, 0),
            "monument": 7,
        }
        return points.get(tile, 0)

    def _points_of_passing(
        self, seat: int, before: Position, after: Position, coming: tuple[int, Sequence[str]]
    ) -> Counter[str]:
        """When the steps of passing are made. In the last round nothing is taken, and who can only pass is not
        asked."""
        found: Counter[str] = Counter()
        me, bonus = before.seats[seat], self.passing[seat]
        stepping = coming[0] == seat and all(text.partition(" ")[0] in ("step", "key", "drop") for text in coming[1])
        if after.seats[seat]["bonus"] == bonus if before.view["round"] < 6 else stepping:
            return found
        del self.passing[seat]
        found["round bonuses"] += 4 * (bonus == "pass-palace-university") * before.count(seat, "palace", "university")
        found["palace"] += 3 * (me["palace"] == "7") * before.count(seat, "school")
        found["innovations"] += 2 * ("trade-routes" in me["innovations"]) * before.count(seat, "guild")
        found["competencies"] += 2 * ("pass-cities" in me["competencies"]) * len(me["cities"])
        found["competencies"] += ("pass-lowest-discipline" in me["competencies"]) * min(after.levels(seat))
        return found

    # --- goods between two rounds

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
            self.purse[seat]["c"] += 2 * self._spades_used(seat, before, after)

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
