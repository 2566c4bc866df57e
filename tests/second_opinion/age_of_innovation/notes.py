"""What one has to remember to follow a game, and what an answer has changed."""

from collections import Counter

from tests.second_opinion.age_of_innovation.position import Position, View
from tests.second_opinion.age_of_innovation.printed import spades_between
from tests.second_opinion.age_of_innovation.spades import Spades


class Notes:
    """What is remembered from one answer to the next, and the complaints."""

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

    def _compare(self, what: str, mine: set[str], answers: set[str], *verbs: str) -> None:
        theirs = {text for text in answers if text.partition(" ")[0] in verbs}
        if mine != theirs:
            self.complain(what, "missing:", sorted(mine - theirs), "too many:", sorted(theirs - mine))


def newly_built(seat: int, before: Position, after: Position) -> list[str]:
    """Hexes on which another building of a seat stands now, in the action phase."""
    if before.view["phase"] != "actions":
        return []
    old = before.own[seat]
    return [
        name for name, hex in after.own[seat].items() if name not in old or old[name]["building"] != hex["building"]
    ]


def spades_used(seat: int, before: Position, after: Position) -> int:
    """By whoever answered; where somebody else has built now, it was the Automa, who needs none."""
    return sum(
        spades_between(before.hexes[name]["terrain"], hex["terrain"])
        for name, hex in after.hexes.items()
        if hex["owner"] in (None, seat)
    )
