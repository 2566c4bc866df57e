"""Following the points, by source."""

from collections import Counter
from collections.abc import Sequence

from tests.second_opinion.age_of_innovation.notes import Notes, newly_built, spades_used
from tests.second_opinion.age_of_innovation.position import Position
from tests.second_opinion.age_of_innovation.printed import (
    CENSUS,
    CITY_POINTS,
    COMMUNICATIONS,
    FINAL_TILES,
    LAKE_SHIPPING_POINTS,
    ROUND_TILES,
    SHIPPING_POINTS,
    SOURCES,
    STEELWORKS,
)


class Points(Notes):
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
        built = newly_built(seat, before, after)
        found = Counter(after.own[seat][name]["building"] for name in built)
        workshops = {name for name in built if after.own[seat][name]["building"] == "workshop"}
        found["edge-workshop"] = len(workshops & after.side.border)
        found["shore"] = sum(bool(after.side.neighbours[name] & after.side.rivers) for name in workshops)
        found["spade"] = spades_used(seat, before, after)
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
