"""What the Automa has besides its pieces: its cards, and which of its buildings are marked."""

from collections.abc import Sequence
from typing import Any, final

from boardwright.games.age_of_innovation.content.automa import AUTOMA_FACTIONS, CARDS
from boardwright.games.age_of_innovation.rules.map import NAMES
from boardwright.games.age_of_innovation.rules.tile import NONE
from boardwright.games.age_of_innovation.rules.vocabulary import (
    Source,
)
from boardwright.kernel.ledger import PIECE, TABLE, Ledger
from boardwright.kernel.plain import Plain


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


def dump_automa(automa: Automaton | None) -> list[Plain]:
    if automa is None:
        return []
    return [
        [automa.level, automa.faction, automa.top, automa.support, automa.taken],
        [list(cards) for cards in (automa.deck, automa.reserve, automa.pile)],
        str(automa.marked),
    ]


def load_automa(dumped: Sequence[Any]) -> Automaton | None:
    if not dumped:
        return None
    numbers, cards, marked = dumped
    automa = Automaton()
    automa.level, automa.faction, automa.top, automa.support, automa.taken = numbers
    automa.deck, automa.reserve, automa.pile = [tuple(each) for each in cards]
    automa.marked = int(marked)
    return automa
