"""A faction board with everything on it."""

from typing import Final, final

from boardwright.kernel.archive import Archive
from boardwright.kernel.ledger import PIECE, POINTS, STOCK, TRACK
from boardwright.parts.board import Board
from boardwright.parts.bowls import Bowls

from ..content.factions import FACTIONS
from .faction import Faction
from .map import NAMES
from .moves import SPECIALS
from .vocabulary import BRIDGES, CATEGORIES, CULTS, NOTHING, PRIESTS, START, STRUCTURES, Gain, Source

NONE: Final = -1
STARTING_POINTS: Final = 20


@final
class Seat(Board):
    """A faction board with everything on it, and the faction's pieces on the map."""

    hexes = NAMES
    pieces = STRUCTURES
    specials = SPECIALS

    def __init__(self, faction: Faction, number: int, like: "Seat | None" = None) -> None:
        """A faction before its first building; or one that has what another has."""
        super().__init__(number, like)
        if like is None:
            self.points = STARTING_POINTS
            self.scored = _at_first()
            self.coins = faction.coins
            self.bowls = Bowls(faction.bowls[0], faction.bowls[1], 0)
            self.shipping = faction.shipping
            self.bridges = BRIDGES
        self.faction = faction
        self.workers = faction.workers
        self.priests = faction.priests
        self.priests_sent = 0  # on the cult board for good
        self.cults: tuple[int, ...] = faction.cults
        self.digging = 0
        self.carpet = 0  # town tiles that lengthen the carpet
        self.keys = 0
        self.towns = 0  # hexes that belong to towns
        self.favors: tuple[int, ...] = ()
        self.town_tiles: tuple[int, ...] = ()
        self.blocked = 0  # tracks whose top a missing key closed in this turn, as bits
        self.gone = False  # has left the game
        self.chosen = True  # false while no faction has been chosen

    def clone(self) -> "Seat":
        twin = Seat(self.faction, self.number, self)
        twin.workers = self.workers
        twin.priests = self.priests
        twin.priests_sent = self.priests_sent
        twin.cults = self.cults
        twin.digging = self.digging
        twin.carpet = self.carpet
        twin.keys = self.keys
        twin.towns = self.towns
        twin.favors = self.favors
        twin.town_tiles = self.town_tiles
        twin.blocked = self.blocked
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
        self.buildings = sum(self.structures)
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

    def join_town(self, members: int, source: str) -> None:
        """Buildings become part of a town."""
        self.note_hexes("town", members & ~self.towns, source)
        self.towns |= members

    def found_town(self, members: int, source: str) -> None:
        """A group becomes a town. Its tile is taken later; towns and tiles stay in the same order."""
        self.join_town(members, source)
        place = (members & -members).bit_length() - 1
        self.founded += (place,)
        self.note(PIECE, "founded", 1, source, NAMES[place])

    def add_keys(self, number: int, source: str) -> None:
        self.keys += number
        self.note(STOCK, "keys", number, source)

    def leave(self) -> None:
        self.gone = self.passed = True
        self.note(PIECE, "gone", 1, Source.LEAVING)


def faction_named(id: str) -> Faction:
    return next(faction for faction in FACTIONS if faction.id == id)


def _at_first() -> list[int]:
    points = [0] * len(CATEGORIES)
    points[START] = STARTING_POINTS
    return points
