"""A faction board with everything on it."""

from typing import Final, final

from boardwright.kernel.archive import Archive
from boardwright.kernel.ledger import OFFER, PIECE, POINTS, STOCK, TRACK, Ledger
from boardwright.parts.bowls import Bowls
from boardwright.parts.hexgrid import bits

from ..content.factions import FACTIONS
from .faction import Faction
from .map import NAMES
from .moves import SPECIALS
from .vocabulary import (
    BRIDGES,
    CATEGORIES,
    CULTS,
    NOTHING,
    PRIESTS,
    START,
    STRUCTURES,
    Gain,
    Source,
)

NONE: Final = -1
STARTING_POINTS: Final = 20


@final
class Seat:
    """A faction board with everything on it, and the faction's pieces on the map. What changes it says where the change
    comes from, and is noted while somebody listens."""

    def __init__(self, faction: Faction, number: int, like: "Seat | None" = None) -> None:
        """A faction before its first building; or one that has what another has."""
        self.faction = faction
        self.number: Final[int] = number
        self.ledger: Ledger | None = None
        self.points = STARTING_POINTS
        self.scored: list[int] = _at_first() if like is None else like.scored.copy()  # points by category
        self.coins = faction.coins
        self.workers = faction.workers
        self.priests = faction.priests
        self.priests_sent = 0  # on the cult board for good
        self.bowls: Bowls = Bowls(faction.bowls[0], faction.bowls[1], 0) if like is None else like.bowls.clone()
        self.cults: tuple[int, ...] = faction.cults
        self.shipping = faction.shipping
        self.digging = 0
        self.carpet = 0  # town tiles that lengthen the carpet
        self.keys = 0
        self.bridges = BRIDGES
        self.structures: tuple[int, ...] = (0, 0, 0, 0, 0)  # by structure, a set of hexes
        self.towns = 0  # hexes that belong to towns
        self.skipped = 0  # river hexes that own towns skip
        self.favors: tuple[int, ...] = ()
        self.town_tiles: tuple[int, ...] = ()
        self.founded: tuple[int, ...] = ()  # a hex of each town, in the order of the tiles
        self.bonus = NONE
        self.used = 0  # special actions of this round, as bits
        self.blocked = 0  # tracks whose top a missing key closed in this turn, as bits
        self.passed = False
        self.gone = False  # has left the game
        self.chosen = True  # false while no faction has been chosen

    def clone(self) -> "Seat":
        twin = Seat(self.faction, self.number, self)
        twin.points = self.points
        twin.coins = self.coins
        twin.workers = self.workers
        twin.priests = self.priests
        twin.priests_sent = self.priests_sent
        twin.cults = self.cults
        twin.shipping = self.shipping
        twin.digging = self.digging
        twin.carpet = self.carpet
        twin.keys = self.keys
        twin.bridges = self.bridges
        twin.structures = self.structures
        twin.towns = self.towns
        twin.skipped = self.skipped
        twin.favors = self.favors
        twin.town_tiles = self.town_tiles
        twin.founded = self.founded
        twin.bonus = self.bonus
        twin.used = self.used
        twin.blocked = self.blocked
        twin.passed = self.passed
        twin.gone = self.gone
        twin.chosen = self.chosen
        return twin

    def fields(self, archive: Archive) -> None:
        self.faction = archive.entry(FACTIONS, self.faction)
        self.points = archive.number(self.points)
        archive.numbers(self.scored)
        self.coins = archive.number(self.coins)
        self.workers = archive.number(self.workers)
        self.priests = archive.number(self.priests)
        self.priests_sent = archive.number(self.priests_sent)
        self.bowls.fields(archive)
        self.cults = archive.row(self.cults)
        self.shipping = archive.number(self.shipping)
        self.digging = archive.number(self.digging)
        self.carpet = archive.number(self.carpet)
        self.keys = archive.number(self.keys)
        self.bridges = archive.number(self.bridges)
        self.structures = tuple([archive.mask(hexes) for hexes in self.structures])
        self.towns = archive.mask(self.towns)
        self.skipped = archive.mask(self.skipped)
        self.favors = archive.row(self.favors)
        self.town_tiles = archive.row(self.town_tiles)
        self.founded = archive.row(self.founded)
        self.bonus = archive.number(self.bonus)
        self.used = archive.number(self.used)
        self.blocked = archive.number(self.blocked)
        self.passed = archive.flag(self.passed)
        self.gone = archive.flag(self.gone)
        self.chosen = archive.flag(self.chosen)

    @property
    def buildings(self) -> int:
        """All own hexes."""
        d, h, t, s, a = self.structures
        return d | h | t | s | a

    def count(self, structure: int) -> int:
        return self.structures[structure].bit_count()

    def has_stronghold(self) -> bool:
        return self.structures[3] != 0

    # --- receiving and paying

    def score(self, points: int, category: int, source: str) -> None:
        self.points += points
        self.scored[category] += points
        if self.ledger is not None:
            self.note(POINTS, "points", points, source, CATEGORIES[category])

    def can_pay(self, cost: Gain, besides: Gain = NOTHING) -> bool:
        return (
            self.coins >= cost.coins + besides.coins
            and self.workers >= cost.workers + besides.workers
            and self.priests >= cost.priests + besides.priests
        )

    def missing(self, price: Gain) -> dict[str, int]:
        """What is short of a price, by letter; workers before coins, as players say prices."""
        short = {
            "pw": price.power - self.bowls.three,
            "w": price.workers - self.workers,
            "c": price.coins - self.coins,
            "p": price.priests - self.priests,
            "vp": price.points - self.points,
        }
        return {letter: number for letter, number in short.items() if number > 0}

    def pay(self, cost: Gain, source: str) -> None:
        self.add(-cost.coins, -cost.workers, -cost.priests, source)
        if cost.power:
            self.spend_power(cost.power, source)

    def gain(self, gain: Gain, source: str) -> None:
        """All but the points, which are scored. A faction has seven priests; those on the cult board do not come back,
        and more than the rest cannot be had."""
        priests = gain.priests and min(gain.priests, PRIESTS - self.priests_sent - self.priests)
        self.add(gain.coins, gain.workers, priests, source)
        if gain.power:
            self.gain_power(gain.power, source)

    def add(self, coins: int, workers: int, priests: int, source: str) -> None:
        self.coins += coins
        self.workers += workers
        self.priests += priests
        if self.ledger is not None:
            self.note(STOCK, "coins", coins, source)
            self.note(STOCK, "workers", workers, source)
            self.note(STOCK, "priests", priests, source)

    def gain_power(self, power: int, source: str) -> None:
        self.bowls.gain(power, self.ledger, self.number, source)

    def spend_power(self, power: int, source: str) -> None:
        self.bowls.spend(power, self.ledger, self.number, source)

    def burn_power(self) -> None:
        self.bowls.sacrifice(self.ledger, self.number, Source.BURNING)

    # --- tracks

    def step(self, cult: int, steps: int, source: str) -> None:
        self.cults = (*self.cults[:cult], self.cults[cult] + steps, *self.cults[cult + 1 :])
        self.note(TRACK, CULTS[cult], steps, source)

    def advance_shipping(self, source: str) -> None:
        self.shipping += 1
        self.note(TRACK, "shipping", 1, source)

    def advance_digging(self, source: str) -> None:
        self.digging += 1
        self.note(TRACK, "digging", 1, source)

    def lengthen_carpet(self, source: str) -> None:
        self.carpet += 1
        self.note(TRACK, "carpet", 1, source)

    # --- pieces

    def place(self, structure: int, hex: int, source: str) -> None:
        structures = list(self.structures)
        structures[structure] |= 1 << hex
        self.structures = tuple(structures)
        self.note(PIECE, STRUCTURES[structure], 1, source, NAMES[hex])

    def remove(self, structure: int, hex: int, source: str) -> None:
        structures = list(self.structures)
        structures[structure] &= ~(1 << hex)
        self.structures = tuple(structures)
        self.note(PIECE, STRUCTURES[structure], -1, source, NAMES[hex])

    def join_town(self, members: int, source: str) -> None:
        """Buildings become part of a town."""
        if self.ledger is not None:
            for h in bits(members & ~self.towns):
                self.note(PIECE, "town", 1, source, NAMES[h])
        self.towns |= members

    def found_town(self, members: int, source: str) -> None:
        """A group becomes a town. Its tile is taken later; towns and tiles stay in the same order."""
        self.join_town(members, source)
        place = (members & -members).bit_length() - 1
        self.founded += (place,)
        self.note(PIECE, "founded", 1, source, NAMES[place])

    def skip(self, river: int, source: str) -> None:
        """Own towns reach across a river hex."""
        self.skipped |= 1 << river
        self.note(PIECE, "skipped", 1, source, NAMES[river])

    def add_keys(self, number: int, source: str) -> None:
        self.keys += number
        self.note(STOCK, "keys", number, source)

    def use(self, special: int) -> None:
        """A special action, once a round."""
        self.used |= 1 << special
        self.note(PIECE, "used", 1, Source.ACTION, SPECIALS[special])

    def leave(self) -> None:
        self.gone = self.passed = True
        self.note(PIECE, "gone", 1, Source.LEAVING)

    # --- telling

    def offer(self, what: str, amount: int, source: str, place: str = "") -> None:
        """Tell whoever listens what may be taken now; a negative amount is what is taken up of it."""
        self.note(OFFER, what, amount, source, place)

    def note(self, kind: str, what: str, amount: int, source: str, place: str = "") -> None:
        if self.ledger is not None:
            self.ledger.note(kind, self.number, what, amount, source, place)


def faction_named(id: str) -> Faction:
    return next(faction for faction in FACTIONS if faction.id == id)


def _at_first() -> list[int]:
    points = [0] * len(CATEGORIES)
    points[START] = STARTING_POINTS
    return points
