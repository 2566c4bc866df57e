"""A player's board with its pieces on a map of hexes, as Terra Mystica and Age of Innovation both have it."""

from collections.abc import Sequence
from typing import ClassVar, Final

from boardwright.kernel.ledger import OFFER, PIECE, Ledger
from boardwright.parts.bowls import Bowls
from boardwright.parts.hexgrid import bits

ACTION: Final = "action"
BURNING: Final = "burning"


class Board:
    """What changes it says where the change comes from, and is noted while somebody listens."""

    hexes: ClassVar[Sequence[str]] = ()  # their names
    pieces: ClassVar[Sequence[str]] = ()  # the kinds of buildings
    specials: ClassVar[Sequence[str]] = ()  # special actions

    def __init__(self, number: int, like: "Board | None" = None) -> None:
        """A board with nothing on it; or one that has what another has."""
        self.number: Final[int] = number
        self.ledger: Ledger | None = None
        if like is None:
            self.points = 0
            self.scored: list[int] = []  # points by category
            self.coins = 0
            self.bowls: Bowls = Bowls(0, 0, 0)
            self.shipping = 0
            self.bridges = 0
            self.structures: tuple[int, ...] = (0,) * len(self.pieces)  # by building, a set of hexes
            self.buildings = 0  # all of them together, asked for all the time
            self.skipped = 0  # river hexes across which own towns lie
            self.founded: tuple[int, ...] = ()  # a hex of each town, as the tiles come; -1: a tile without a town
            self.bonus = -1
            self.used = 0  # special actions of this round, as bits
            self.passed = False
        else:
            self.points = like.points
            self.scored = like.scored.copy()
            self.coins = like.coins
            self.bowls = like.bowls.clone()
            self.shipping = like.shipping
            self.bridges = like.bridges
            self.structures = like.structures
            self.buildings = like.buildings
            self.skipped = like.skipped
            self.founded = like.founded
            self.bonus = like.bonus
            self.used = like.used
            self.passed = like.passed

    def count(self, building: int) -> int:
        return self.structures[building].bit_count()

    def gain_power(self, power: int, source: str) -> None:
        self.bowls.gain(power, self.ledger, self.number, source)

    def spend_power(self, power: int, source: str) -> None:
        self.bowls.spend(power, self.ledger, self.number, source)

    def burn_power(self) -> None:
        self.bowls.sacrifice(self.ledger, self.number, BURNING)

    def place(self, building: int, hex: int, source: str) -> None:
        structures = list(self.structures)
        structures[building] |= 1 << hex
        self.structures = tuple(structures)
        self.buildings |= 1 << hex
        if self.ledger is not None:
            self.note(PIECE, self.pieces[building], 1, source, self.hexes[hex])

    def remove(self, building: int, hex: int, source: str) -> None:
        structures = list(self.structures)
        structures[building] &= ~(1 << hex)
        self.structures = tuple(structures)
        self.buildings &= ~(1 << hex)
        if self.ledger is not None:
            self.note(PIECE, self.pieces[building], -1, source, self.hexes[hex])

    def replace(self, old: int, new: int, hex: int, source: str) -> None:
        self.remove(old, hex, source)
        self.place(new, hex, source)

    def skip(self, river: int, what: str, source: str) -> None:
        """A town lies across a river hex."""
        self.skipped |= 1 << river
        self.note(PIECE, what, 1, source, self.hexes[river])

    def use(self, special: int) -> None:
        """A special action, once a round."""
        self.used |= 1 << special
        self.note(PIECE, "used", 1, ACTION, self.specials[special])

    def offer(self, what: str, amount: int, source: str, place: str = "") -> None:
        """Tell whoever listens what may be taken now; a negative amount is what is taken up of it."""
        self.note(OFFER, what, amount, source, place)

    def note_hexes(self, what: str, hexes: int, source: str) -> None:
        if self.ledger is not None:
            for hex in bits(hexes):
                self.note(PIECE, what, 1, source, self.hexes[hex])

    def note(self, kind: str, what: str, amount: int, source: str, place: str = "") -> None:
        if self.ledger is not None:
            self.ledger.note(kind, self.number, what, amount, source, place)
