"""A game followed move by move: `asked` before an answer, `moved` after it."""

from collections import Counter
from collections.abc import Sequence

from tests.second_opinion.age_of_innovation.cities import Cities
from tests.second_opinion.age_of_innovation.digging import Digging
from tests.second_opinion.age_of_innovation.offers import Offers
from tests.second_opinion.age_of_innovation.points import Points
from tests.second_opinion.age_of_innovation.position import Position, View
from tests.second_opinion.age_of_innovation.printed import UPGRADES
from tests.second_opinion.age_of_innovation.purse import Purse
from tests.second_opinion.age_of_innovation.spades import Spades

ACTIONS_WITH_SPADES = {"power one-spade": 1, "power two-spades": 2, "special deus-ex-machina": 1}
BOOKS_PAID = {"three-spades": 3, "guild-vp": 2}


class SecondOpinion(Digging, Cities, Offers, Points, Purse):
    """Follows a game: `asked` before an answer, `moved` after it."""

    # --- before an answer

    def asked(self, seat: int, legal: Sequence[str], view: View) -> None:
        table = Position(view)
        answers = set(legal)
        if view["phase"] == "actions":
            self._look_at_purse(table)
        if "decline" in answers:
            self._look_at_offer(table, seat, answers)
            return
        if view["phase"] != "actions":
            self._nothing_owed(table)
        self.at_turn = turn = any(text.partition(" ")[0] == "pass" for text in answers)
        if turn:
            self._look_at_turn(table, seat, answers)
        elif view["phase"] != "setup" or {"dig", "to", "drop"} & {text.partition(" ")[0] for text in answers}:
            self._look_at_spades(table, seat, answers)
        if view["phase"] == "actions":
            self._look_at_river_cities(table, seat, answers, turn=turn)
            self._look_at_sites(table, seat, answers)

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
        one, two, _ = me["bowls"]
        useless = {"books guild-vp"} if not table.count(seat, "guild") else set()
        useless |= {"books power", "special competency"} if not one + two else set()
        if useless & answers:
            self.complain("these lead to nothing:", sorted(useless & answers))
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
