"""Following the power that is owed to the neighbours of a building."""

from tests.second_opinion.age_of_innovation.notes import Notes, newly_built
from tests.second_opinion.age_of_innovation.position import Position


class Offers(Notes):
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

    def _follow_offers(self, builder: int, before: Position, after: Position) -> None:
        """Everybody else with buildings adjacent to a new one is owed their power, in turn order after the builder. In
        the preparation only a tower is built; what comes before competencies is placed."""
        order = list(before.view["order"])
        later = order[order.index(builder) + 1 :] + order[: order.index(builder)]
        built = newly_built(builder, before, after)
        if before.view["phase"] == "setup" and "tower" in after.seats[builder]["competencies"]:
            built = [name for name in after.own[builder] if name not in before.own[builder]]
        found = [
            (seat, after.offered(seat, name))
            for name in built
            for seat in later
            if not after.seats[seat]["automa"] and after.offered(seat, name)
        ]
        if found:
            self.owed.append((builder, found))
