"""The table mid-game: what lies where. Everything else (pairs, counts, discounts) follows from it."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from boardwright.kernel.archive import Archive, reading, writing
from boardwright.kernel.decision import Decision
from boardwright.kernel.decision import State as TableState
from boardwright.kernel.ledger import PIECE, STOCK, TABLE, TRACK, Ledger
from boardwright.kernel.plain import Plain

from .catalogue import Catalogue, Goal, catalogue
from .moves import CARD_IDS, THING_IDS
from .seat import Seat, powers_of
from .vocabulary import LEVEL_III, LEVELS, Price, Source

# An empty place, an empty space on the turn order track, nothing chosen yet.
NONE: Final = -1

# Operations cells are numbered after the 98 cards: a ship flies to a card or to a cell by one number.
CELLS: Final = 98


@final
class Layout:
    """Where things lie for a number of players: each row of cards ends with the operations cell of its level.

    Places are numbered in the order in which ships resolve: row I left to right, its cell, row II ..."""

    def __init__(self, rows: Sequence[int]) -> None:
        self.rows: Final[tuple[int, ...]] = tuple(rows)
        levels: list[int] = []
        fixed: list[int] = []
        names: list[str] = []
        for level, cards in enumerate(rows):
            levels += [level] * (cards + 1)
            fixed += [NONE] * cards + [CELLS + level]
            names += [f"{LEVELS[level]} {number}" for number in range(1, cards + 2)]
        self.levels: Final[tuple[int, ...]] = tuple(levels)
        self.highest: Final[tuple[int, ...]] = (LEVEL_III,) * len(levels)
        # 'II 3' is the third place of row II.
        self.names: Final[tuple[str, ...]] = tuple(names)
        # The three cells at their places, the places of cards empty.
        self.cells_only: Final[tuple[int, ...]] = tuple(fixed)
        self.card_places: Final[tuple[int, ...]] = tuple(place for place, thing in enumerate(fixed) if thing == NONE)


_FEW: Final = Layout((4, 3, 2))
_MANY: Final = Layout((5, 4, 3))
LAYOUTS: Final = (_FEW, _FEW, _FEW, _FEW, _MANY, _MANY, _MANY)  # by number of players


@final
class State(TableState["State"]):
    """A table of Planetfall. Nothing in it is hidden: cards that lie face down have not been drawn yet."""

    def __init__(
        self, catalogue: Catalogue, players: int, pending: list[Decision["State"]], like: "State | None" = None
    ) -> None:
        """As the game begins, or a copy of a table."""
        super().__init__(pending)
        layout = LAYOUTS[players]
        self.catalogue: Final[Catalogue] = catalogue
        self.layout: Final[Layout] = layout
        self.seats: Final[list[Seat]] = (
            [Seat(number) for number in range(players)] if like is None else [seat.clone() for seat in like.seats]
        )
        self.goal: Goal | None = None if like is None else like.goal  # None until drawn
        self.planet: int = 0 if like is None else like.planet  # of the current round; 0 before the first
        self.deck: tuple[int, ...] = () if like is None else like.deck  # cards of this planet that are not revealed
        # By place: card, cell or NONE; seat or NONE; the card that was taken from it in this round, or NONE.
        self.cards: Final[list[int]] = list(layout.cells_only) if like is None else like.cards.copy()
        self.ships: Final[list[int]] = [NONE] * len(layout.levels) if like is None else like.ships.copy()
        self.taken: Final[list[int]] = [NONE] * len(layout.levels) if like is None else like.taken.copy()
        # Turn order: by space, seat or NONE.
        self.track: Final[list[int]] = [NONE] * players if like is None else like.track.copy()
        # Card or cell that holds the restrain token, or NONE.
        self.restrained: int = NONE if like is None else like.restrained

    def can_pay(self, seat: int, price: Any) -> bool:
        assert isinstance(price, Price)
        return self.seats[seat].can_pay(price)

    def missing(self, seat: int, price: Any) -> Mapping[str, int]:
        assert isinstance(price, Price)
        return self.seats[seat].missing(price)

    def listen(self, ledger: Ledger | None) -> None:
        super().listen(ledger)
        for seat in self.seats:
            seat.ledger = ledger

    def clone(self) -> "State":
        twin = State(self.catalogue, len(self.seats), self.pending.copy(), self)
        twin.answers = self.answers
        return twin

    def dump(self) -> list[Plain]:
        archive = writing()
        archive.text(self.catalogue.text)
        archive.entry(range(len(LAYOUTS)), len(self.seats))
        self.fields(archive)
        return archive.items

    def fields(self, archive: Archive) -> None:
        self.goal = archive.entry((None, *self.catalogue.goals), self.goal)
        self.planet = archive.number(self.planet)
        self.deck = archive.row(self.deck)
        archive.numbers(self.cards)
        archive.numbers(self.ships)
        archive.numbers(self.taken)
        archive.numbers(self.track)
        self.restrained = archive.number(self.restrained)
        for seat in self.seats:
            seat.fields(archive, self.catalogue)
        archive.frames(self.pending)

    def level(self, seat: Seat, place: int) -> int:
        """The level that sets cost and yield. Katla may count every card as lying on level III, which is never worse;
        the place in the resolving order stays the real one, and operations cells are no cards. [A14]"""
        return self.levels(seat)[place]

    def levels(self, seat: Seat) -> tuple[int, ...]:
        """Such levels by place."""
        return self.layout.highest if seat.powers.any_level else self.layout.levels

    # --- what changes the table, and is noted while somebody listens

    def draw_goal(self, goal: Goal) -> None:
        self.goal = goal
        self.note(PIECE, TABLE, "goal", 1, Source.SETUP, goal.id)

    def reach(self, planet: int) -> None:
        self.note(TRACK, TABLE, "planet", planet - self.planet, Source.ROUND)
        self.planet = planet

    def lay_out_deck(self, deck: tuple[int, ...]) -> None:
        """The deck of the planet; none when it is left."""
        self.note(STOCK, TABLE, "deck", len(deck) - len(self.deck), Source.ROUND)
        self.deck = deck

    def turn_up(self, card: int, place: int) -> None:
        at = self.deck.index(card)
        self.deck = self.deck[:at] + self.deck[at + 1 :]
        self.cards[place] = card
        if self.ledger is not None:
            self.note(STOCK, TABLE, "deck", -1, Source.ROUND)
            self.note(PIECE, TABLE, CARD_IDS[card], 1, Source.ROUND, self.layout.names[place])

    def take(self, place: int) -> int:
        """The card at a place, which is now free; that a card was taken there is seen until the planet is left."""
        card = self.cards[place]
        self.cards[place] = NONE
        self.taken[place] = card
        if self.ledger is not None:
            self.note(PIECE, TABLE, CARD_IDS[card], -1, Source.ACTION, self.layout.names[place])
            self.note(PIECE, TABLE, "taken", 1, Source.ACTION, self.layout.names[place])
        return card

    def clear_rows(self) -> None:
        """What nobody took leaves the game."""
        for place in self.layout.card_places:
            if self.ledger is not None:
                card = self.cards[place]
                what = CARD_IDS[card] if card != NONE else "taken"
                self.note(PIECE, TABLE, what, -1, Source.ROUND, self.layout.names[place])
            self.cards[place] = NONE
            self.taken[place] = NONE

    def restrain(self, thing: int, source: str) -> None:
        """Move the restrain token; to NONE: back to its owner."""
        if self.ledger is not None:
            if self.restrained != NONE:
                self.note(PIECE, TABLE, "restrained", -1, source, THING_IDS[self.restrained])
            if thing != NONE:
                self.note(PIECE, TABLE, "restrained", 1, source, THING_IDS[thing])
        self.restrained = thing

    def stand(self, number: int, space: int, source: str) -> None:
        """A ship on a space of the turn order track."""
        self.track[space] = number
        if self.ledger is not None:
            self.note(PIECE, number, "track", 1, source, str(space + 1))

    def leave_track(self, number: int) -> None:
        space = self.track.index(number)
        self.track[space] = NONE
        if self.ledger is not None:
            self.note(PIECE, number, "track", -1, Source.ACTION, str(space + 1))

    def land(self, number: int, place: int) -> None:
        """A ship beside a card or on a cell."""
        self.ships[place] = number
        if self.ledger is not None:
            self.note(PIECE, number, "ship", 1, Source.ACTION, THING_IDS[self.cards[place]])

    def take_off(self, number: int, place: int) -> None:
        self.ships[place] = NONE
        if self.ledger is not None:
            self.note(PIECE, number, "ship", -1, Source.ACTION, THING_IDS[self.cards[place]])

    def note(self, kind: str, seat: int, what: str, amount: int, source: str, place: str = "") -> None:
        if self.ledger is not None:
            self.ledger.note(kind, seat, what, amount, source, place)


def load_state(dumped: Plain, frames: Mapping[str, type[Decision[State]]]) -> State:
    """The state that `State.dump` wrote."""
    archive = reading(dumped, frames)
    text, players = archive.text(""), archive.entry(range(len(LAYOUTS)), 0)
    state = State(catalogue(text), players, [])
    state.fields(archive)
    archive.close()
    for seat in state.seats:
        seat.powers = powers_of(seat.side, seat.laid, state.catalogue)
    return state
