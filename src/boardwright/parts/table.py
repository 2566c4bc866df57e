"""What lies on the table, and whose turn it is, as Terra Mystica and Age of Innovation both have it."""

from typing import Final, Generic, TypeVar

from boardwright.kernel.decision import Decision, S, State
from boardwright.kernel.ledger import PIECE, STOCK, TABLE, TRACK, Ledger
from boardwright.parts import bridges
from boardwright.parts.board import ACTION, Board

B = TypeVar("B", bound=Board)

NOBODY: Final = -1
ROUND: Final = "round"
SETUP: Final = "setup"


class Table(State[S], Generic[S, B]):
    def __init__(self, seats: list[B], pending: list[Decision[S]], like: "Table[S, B] | None" = None) -> None:
        """Before the first question; or a table that is laid out like another."""
        super().__init__(pending)
        self.seats: Final[list[B]] = seats
        if like is None:
            self.round = 0
            self.bridges: bridges.Bridges = ()
            self.scoring: tuple[int, ...] = ()  # the tiles of the rounds
            self.order: tuple[int, ...] = ()  # turn order of this round
            self.passed_order: tuple[int, ...] = ()
            # Power that buildings offer: (receiver, builder, amount); answered when the builder's turn is over.
            self.offers: tuple[tuple[int, int, int], ...] = ()
            self.acting = NOBODY  # whose turn it is; nobody's outside the action phase
            self.begun = False  # something was converted or burnt for the action that is asked for
        else:
            self.answers = like.answers
            self.round = like.round
            self.bridges = like.bridges
            self.scoring = like.scoring
            self.order = like.order
            self.passed_order = like.passed_order
            self.offers = like.offers
            self.acting = like.acting
            self.begun = like.begun

    def listen(self, ledger: Ledger | None) -> None:
        super().listen(ledger)
        for seat in self.seats:
            seat.ledger = ledger

    def occupied(self) -> int:
        mask = 0
        for seat in self.seats:
            mask |= seat.buildings
        return mask

    def others(self, number: int) -> int:
        """Hexes with buildings of everybody else."""
        mask = 0
        for other, seat in enumerate(self.seats):
            if other != number:
                mask |= seat.buildings
        return mask

    def next_after(self, number: int) -> int:
        """The next in turn order who has not passed."""
        order = self.order
        start = order.index(number) + 1 if number in order else 0
        for step in range(len(order)):
            following = order[(start + step) % len(order)]
            if not self.seats[following].passed:
                return following
        return NOBODY

    # --- what changes the table, and is noted while somebody listens

    def begin_round(self, number: int) -> None:
        self.note(TRACK, TABLE, "round", number - self.round, ROUND)
        self.round = number

    def draw_scoring(self, tile: int, id: str) -> None:
        """For the round before those that have a tile."""
        self.scoring = (tile, *self.scoring)
        self.note(PIECE, TABLE, "scoring", 1, SETUP, id)

    def build_bridge(self, number: int, site: int, name: str) -> None:
        self.bridges = bridges.built(self.bridges, site, number)
        self.seats[number].bridges -= 1
        self.note(STOCK, number, "bridges", -1, ACTION)
        self.note(PIECE, number, "bridges", 1, ACTION, name)

    def hand(self, number: int, what: str, id: str) -> None:
        """A tile that lay out."""
        self.note(PIECE, TABLE, what, -1, ACTION, id)
        self.note(PIECE, number, what, 1, ACTION, id)

    def mark_passed(self, number: int) -> None:
        self.seats[number].passed = True
        self.passed_order += (number,)
        self.note(PIECE, number, "passed", len(self.passed_order), ACTION)

    def note(self, kind: str, seat: int, what: str, amount: int, source: str, place: str = "") -> None:
        if self.ledger is not None:
            self.ledger.note(kind, seat, what, amount, source, place)
