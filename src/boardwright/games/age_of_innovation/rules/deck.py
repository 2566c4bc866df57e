"""What the Automa has besides its pieces: its cards, and which of its buildings are marked."""

from typing import final

from boardwright.kernel.archive import Archive
from boardwright.kernel.ledger import PIECE, TABLE, Ledger

from ..content.automa import AUTOMA_FACTIONS, CARDS
from .map import NAMES
from .tile import NONE
from .vocabulary import Source


@final
class Automaton:
    """What the Automa has besides its pieces: its cards, and which of its buildings are marked."""

    def __init__(self) -> None:
        self.ledger: Ledger | None = None
        self.level = NONE  # before it is chosen
        self.faction = NONE
        self.deck: tuple[int, ...] = ()  # every card it plays with
        self.reserve: tuple[int, ...] = ()
        self.pile: tuple[int, ...] = ()  # not turned up yet in this round; their order is not known
        self.top = NONE  # the card on top of the pile, turned up
        self.support = NONE  # the card that supports the present turn
        self.marked = 0  # hexes
        self.taken = 0  # the most power that the human took from one of its buildings in this turn

    # --- what changes it, and is noted while somebody listens

    def be(self, level: int, faction: int) -> None:
        """What is chosen for it."""
        self.note("automa level", level - self.level)
        if faction != self.faction:
            self.note("automa faction", 1, AUTOMA_FACTIONS[faction].id)
        self.level, self.faction = level, faction

    def stack(self, deck: tuple[int, ...], reserve: tuple[int, ...]) -> None:
        self._note_cards("deck", self.deck, deck)
        self._note_cards("reserve", self.reserve, reserve)
        self.deck, self.reserve = deck, reserve

    def show(self, pile: tuple[int, ...], top: int, support: int) -> None:
        self._note_cards("pile", self.pile, pile)
        self._note_cards("top", (self.top,), (top,))
        self._note_cards("support", (self.support,), (support,))
        self.pile, self.top, self.support = pile, top, support

    def mark(self, hex: int) -> None:
        self.marked |= 1 << hex
        self.note("marked", 1, NAMES[hex])

    def _note_cards(self, what: str, before: tuple[int, ...], after: tuple[int, ...]) -> None:
        if self.ledger is not None:
            for card in before:
                if card != NONE and card not in after:
                    self.note(what, -1, CARDS[card].id)
            for card in after:
                if card != NONE and card not in before:
                    self.note(what, 1, CARDS[card].id)

    def note(self, what: str, amount: int, place: str = "") -> None:
        if self.ledger is not None:
            self.ledger.note(PIECE, TABLE, what, amount, Source.AUTOMA, place)

    def clone(self) -> "Automaton":
        twin = Automaton()
        twin.level = self.level
        twin.faction = self.faction
        twin.deck = self.deck
        twin.reserve = self.reserve
        twin.pile = self.pile
        twin.top = self.top
        twin.support = self.support
        twin.marked = self.marked
        twin.taken = self.taken
        return twin

    def fields(self, archive: Archive) -> None:
        self.level = archive.number(self.level)
        self.faction = archive.number(self.faction)
        self.deck = archive.row(self.deck)
        self.reserve = archive.row(self.reserve)
        self.pile = archive.row(self.pile)
        self.top = archive.number(self.top)
        self.support = archive.number(self.support)
        self.marked = archive.mask(self.marked)
        self.taken = archive.number(self.taken)
