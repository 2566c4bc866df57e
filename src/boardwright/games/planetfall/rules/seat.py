"""A commander board and the cards beside it. (Rulebook: Commander's characteristics)"""

from collections.abc import Sequence
from typing import Final, final

from boardwright.kernel.archive import Archive
from boardwright.kernel.ledger import OFFER, PIECE, POINTS, STOCK, Ledger

from .catalogue import Catalogue, Side
from .moves import CARD_IDS
from .powers import Powers
from .vocabulary import (
    ABILITIES,
    CACHE,
    CATEGORIES,
    ENERGY_MAXIMUM,
    EXPERIENCE_MAXIMUM,
    KINDS,
    SECTOR,
    STRENGTH_MAXIMUM,
    TECHNOLOGY,
    Effect,
    Gain,
    Price,
    Source,
)

NO_POWERS: Final = Powers(())


@final
class Seat:
    """A commander board and the cards laid beside it. What changes it says where the change comes from, and is noted
    while somebody listens."""

    def __init__(self, number: int, like: "Seat | None" = None) -> None:
        """As the game begins, or a copy of a seat."""
        self.number: Final[int] = number
        self.ledger: Ledger | None = None
        self.side: Side | None = None if like is None else like.side  # None until chosen
        self.powers: Powers = NO_POWERS if like is None else like.powers
        self.experience: int = 0 if like is None else like.experience
        self.strength: int = 0 if like is None else like.strength
        self.energy: int = 0 if like is None else like.energy
        self.laid: tuple[int, ...] = () if like is None else like.laid  # cards in the order gained
        self.annexed: tuple[int, ...] = () if like is None else like.annexed  # those of them that lie as sectors
        # Empire points by category.
        self.scored: list[int] = [0] * len(CATEGORIES) if like is None else like.scored.copy()

    def clone(self) -> "Seat":
        return Seat(self.number, self)

    def fields(self, archive: Archive, catalogue: Catalogue) -> None:
        """All but the powers, which follow from them."""
        self.side = archive.entry((None, *catalogue.sides), self.side)
        self.experience = archive.number(self.experience)
        self.strength = archive.number(self.strength)
        self.energy = archive.number(self.energy)
        self.laid = archive.row(self.laid)
        self.annexed = archive.row(self.annexed)
        archive.numbers(self.scored)

    @property
    def points(self) -> int:
        return sum(self.scored)

    # --- receiving and paying

    def energy_for(self, kinds: int) -> int:
        """Energy, with the strength that may stand for it when a card of these kinds is paid."""
        return self.energy + (self.strength if self.powers.strength_as_energy & kinds else 0)

    def can_pay(self, price: Price) -> bool:
        paid = price.experience <= self.experience and price.strength <= self.strength
        return paid and price.energy <= self.energy_for(price.kinds)

    def missing(self, price: Price) -> dict[str, int]:
        lacks = {
            "experience": price.experience - self.experience,
            "strength": price.strength - self.strength,
            "energy": price.energy - self.energy_for(price.kinds),
        }
        return {what: number for what, number in lacks.items() if number > 0}

    def score(self, points: int, category: int, source: str) -> None:
        self.scored[category] += points
        if self.ledger is not None:
            self.note(POINTS, "points", points, source, CATEGORIES[category])

    def gain(self, gain: Gain, category: int, source: str, times: int = 1) -> None:
        """Receive; what goes beyond the end of a track is lost."""
        if gain.points:
            self.score(times * gain.points, category, source)
        if gain.experience:
            self.gain_experience(times * gain.experience, source)
        if gain.strength:
            self.gain_strength(times * gain.strength, source)
        if gain.energy:
            self.gain_energy(times * gain.energy, source)

    def gain_experience(self, amount: int, source: str) -> None:
        if self.ledger is not None:
            self.note(STOCK, "experience", min(amount, EXPERIENCE_MAXIMUM - self.experience), source)
        self.experience = min(self.experience + amount, EXPERIENCE_MAXIMUM)

    def gain_strength(self, amount: int, source: str) -> None:
        if self.ledger is not None:
            self.note(STOCK, "strength", min(amount, STRENGTH_MAXIMUM - self.strength), source)
        self.strength = min(self.strength + amount, STRENGTH_MAXIMUM)

    def gain_energy(self, amount: int, source: str) -> None:
        if self.ledger is not None:
            self.note(STOCK, "energy", min(amount, ENERGY_MAXIMUM - self.energy), source)
        self.energy = min(self.energy + amount, ENERGY_MAXIMUM)

    def pay(self, strength: int, energy: int, source: str) -> None:
        self.strength -= strength
        self.energy -= energy
        if self.ledger is not None:
            self.note(STOCK, "strength", -strength, source)
            self.note(STOCK, "energy", -energy, source)

    def gain_all(self, points: int, experience: int, strength: int, energy: int, category: int) -> None:
        """Receive a sum that nobody wants to hear of."""
        self.scored[category] += points
        self.experience = min(self.experience + experience, EXPERIENCE_MAXIMUM)
        self.strength = min(self.strength + strength, STRENGTH_MAXIMUM)
        self.energy = min(self.energy + energy, ENERGY_MAXIMUM)

    def react(self, happenings: int) -> None:
        """Apply the effects that speak of what has just happened. [A15]"""
        for effect in self.powers.reactions:
            if effect.happenings & happenings:
                self.gain(effect.gain, ABILITIES, effect.source)

    # --- the board and the cards

    def take_command(self, side: Side) -> None:
        """Lay the commander board on a side, with the counters where that begins."""
        if self.ledger is not None:
            self._note_command(side)
        self.side = side
        self.powers = Powers(side.ability)
        self.experience = side.start.experience
        self.strength = side.start.strength
        self.energy = side.start.energy

    def _note_command(self, side: Side) -> None:
        """Nothing, where the board already lies on that side."""
        if self.side is side:
            return
        if self.side is not None:
            self.note(PIECE, "commander", -1, Source.SETUP, self.side.id)
        self.note(PIECE, "commander", 1, Source.SETUP, side.id)
        self.note(STOCK, "experience", side.start.experience - self.experience, Source.SETUP)
        self.note(STOCK, "strength", side.start.strength - self.strength, Source.SETUP)
        self.note(STOCK, "energy", side.start.energy - self.energy, Source.SETUP)

    def lay(self, card: int, catalogue: Catalogue) -> None:
        """Lay a card. A technology is learned: its effects come before the commander's."""
        kind = catalogue.cards[card].kind
        self.laid += (card,)
        if kind == TECHNOLOGY:
            self.powers = powers_of(self.side, self.laid, catalogue)
        if self.ledger is not None:
            self.note(PIECE, KINDS[kind], 1, Source.ACTION, CARD_IDS[card])

    def annex(self, card: int) -> None:
        self.laid += (card,)
        self.annexed += (card,)
        if self.ledger is not None:
            self.note(PIECE, KINDS[SECTOR], 1, Source.ACTION, CARD_IDS[card])

    def kind_laid(self, card: int, catalogue: Catalogue) -> int:
        """The kind as which a card lies here: a cache may lie as a sector."""
        kind = catalogue.cards[card].kind
        return SECTOR if kind == CACHE and card in self.annexed else kind

    # --- telling

    def offer(self, what: str, amount: int, source: str) -> None:
        """Tell whoever listens what may be taken afterwards."""
        self.note(OFFER, what, amount, source)

    def note(self, kind: str, what: str, amount: int, source: str, place: str = "") -> None:
        if self.ledger is not None:
            self.ledger.note(kind, self.number, what, amount, source, place)


def powers_of(side: Side | None, laid: Sequence[int], catalogue: Catalogue) -> Powers:
    effects: list[Effect] = []
    for card in laid:
        effects += catalogue.cards[card].effects
    if side is not None:
        effects += side.ability
    return Powers(effects)
