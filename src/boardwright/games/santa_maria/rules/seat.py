"""A player's side of the table: the colony board with its storage and harbour, and the markers on the common board."""

from collections.abc import Sequence
from typing import Final, final

from boardwright.kernel.archive import Archive
from boardwright.kernel.ledger import PIECE, POINTS, STOCK, TRACK, Ledger

from .catalogue import NONE, Catalogue, Colony
from .colony import ALL, CELL_NAMES, CELLS, SIDE, cells_of
from .vocabulary import (
    CATEGORIES,
    DOCKS,
    GOLD,
    GOODS,
    MATHEMATICS,
    PASS_SPACES,
    ROAD,
    SCHOLARS,
    SELL,
    STORAGE,
    Gain,
    Source,
)

# What can lie on a building: nothing, a white die by its pips, a blue one, or coins.
NOTHING: Final = 0
WHITE_DIE: Final = 0  # + pips
BLUE_DIE: Final = 6  # + pips
COINS_LYING: Final = 12  # + how many

STARTING_GOODS: Final = (2, 0, 0, 0, 0)
STARTING_COINS: Final = 3  # of the first player; everyone after has one more

NO_TILES: Final = (NONE,) * CELLS
NOTHING_LYING: Final = (NOTHING,) * CELLS


@final
class Seat:
    """A colony board with its storage and harbour, and the player's markers on the common board. What changes it says
    where the change comes from, and is noted while somebody listens."""

    def __init__(self, number: int, like: "Seat | None" = None) -> None:
        """As the game begins, or a copy of a seat."""
        self.number: Final[int] = number
        self.ledger: Ledger | None = None
        self.home: int = NONE if like is None else like.home  # the colony board; NONE until chosen
        # By cell: the space that is printed or laid there, or NONE.
        self.spaces: tuple[int, ...] = NO_TILES if like is None else like.spaces
        self.buildings: int = 0 if like is None else like.buildings  # masks of cells
        self.roads: int = 0 if like is None else like.roads
        self.occupied: int = 0 if like is None else like.occupied  # buildings on which a die or coins lie
        self.lying: tuple[int, ...] = NOTHING_LYING if like is None else like.lying  # by cell: see NOTHING
        self.goods: Final[list[int]] = list(STARTING_GOODS) if like is None else like.goods.copy()
        self.coins: int = STARTING_COINS + number if like is None else like.coins
        # Own blue dice that are not used yet: how many show 1, 2 ...
        self.dice: Final[list[int]] = [0] * SIDE if like is None else like.dice.copy()
        self.white_taken: int = 0 if like is None else like.white_taken  # dice taken in this year
        self.blue_taken: int = 0 if like is None else like.blue_taken
        self.bought: int = 0 if like is None else like.bought  # buildings activated with coins in this year
        self.religion: int = 0 if like is None else like.religion
        self.conquest: int = 0 if like is None else like.conquest
        self.scholars: int = 0 if like is None else like.scholars  # bits
        self.personal: int = (
            NONE if like is None else like.personal
        )  # the scholar that came with the town hall, or NONE
        self.harbour: Final[list[tuple[int, ...]]] = [()] * len(DOCKS) if like is None else like.harbour.copy()
        self.space: int = NONE if like is None else like.space  # where the marker lies since passing, or NONE
        # Happiness by category, see CATEGORIES.
        self.scored: Final[list[int]] = [0] * len(CATEGORIES) if like is None else like.scored.copy()

    def clone(self) -> "Seat":
        return Seat(self.number, self)

    def fields(self, archive: Archive) -> None:
        self.home = archive.number(self.home)
        self.spaces = archive.row(self.spaces)
        self.buildings = archive.number(self.buildings)
        self.roads = archive.number(self.roads)
        self.occupied = archive.number(self.occupied)
        self.lying = archive.row(self.lying)
        archive.numbers(self.goods)
        self.coins = archive.number(self.coins)
        archive.numbers(self.dice)
        self.white_taken = archive.number(self.white_taken)
        self.blue_taken = archive.number(self.blue_taken)
        self.bought = archive.number(self.bought)
        self.religion = archive.number(self.religion)
        self.conquest = archive.number(self.conquest)
        self.scholars = archive.number(self.scholars)
        self.personal = archive.number(self.personal)
        for dock, ships in enumerate(self.harbour):
            self.harbour[dock] = archive.row(ships)
        self.space = archive.number(self.space)
        archive.numbers(self.scored)

    @property
    def points(self) -> int:
        return sum(self.scored)

    @property
    def empty(self) -> int:
        """The mask of empty cells."""
        return ALL & ~(self.buildings | self.roads)

    @property
    def free(self) -> int:
        """The mask of buildings that can be activated."""
        return self.buildings & ~self.occupied

    def knows(self, scholar: int) -> bool:
        return self.scholars >> scholar & 1 != 0

    # --- receiving and paying

    def spare_gold(self, goods: Sequence[int]) -> int:
        """The gold left if every good is paid as itself as far as it goes; below 0 if the price cannot be paid."""
        gold = self.goods[GOLD] - goods[GOLD]
        for good in range(GOLD):
            missing = goods[good] - self.goods[good]
            if missing > 0:
                gold -= missing
        return gold

    def can_pay(self, price: Gain) -> bool:
        return price.coins <= self.coins and self.spare_gold(price.goods) >= 0

    def missing(self, price: Gain) -> dict[str, int]:
        """What is short of a price when all gold is put in the place of other goods."""
        gold = max(self.goods[GOLD] - price.goods[GOLD], 0)
        short: dict[str, int] = {}
        for good, name in enumerate(GOODS):
            lacks = max(price.goods[good] - self.goods[good], 0)
            stands = min(gold, lacks) if good < GOLD else 0
            gold -= stands
            if lacks > stands:
                short[name] = lacks - stands
        if price.coins > self.coins:
            short["coins"] = price.coins - self.coins
        return short

    def score(self, points: int, category: int, source: str) -> None:
        self.scored[category] += points
        if self.ledger is not None:
            self.note(POINTS, "points", points, source, CATEGORIES[category])

    def gain(self, gain: Gain, category: int, source: str) -> None:
        if gain.coins:
            self.gain_coins(gain.coins, source)
        if gain.points:
            self.score(gain.points, category, source)
        for good in range(len(GOODS)):
            amount = gain.goods[good]
            if amount:
                self.store(good, amount, source)

    def gain_coins(self, coins: int, source: str) -> None:
        self.coins += coins
        if self.ledger is not None:
            self.note(STOCK, "coins", coins, source)

    def pay_coins(self, coins: int, source: str) -> None:
        self.gain_coins(-coins, source)

    def store(self, good: int, amount: int, source: str) -> None:
        """At most 3 of a kind can be kept; what is more is sold at once. [10]"""
        self.goods[good] += amount
        if self.ledger is not None:
            self.note(STOCK, GOODS[good], amount, source)
        if self.goods[good] > STORAGE:
            self.sell(good, self.goods[good] - STORAGE, Source.EXCESS)

    def spend(self, good: int, amount: int, source: str) -> None:
        self.goods[good] -= amount
        if self.ledger is not None:
            self.note(STOCK, GOODS[good], -amount, source)

    def sell(self, good: int, amount: int, source: str = Source.SALE) -> None:
        self.spend(good, amount, source)
        self.gain_coins(amount * SELL[good], source)

    # --- what lies on buildings, and dice

    def occupy(self, cell: int, thing: int, source: str) -> None:
        """Something comes to lie on a building; NOTHING: it is free again."""
        if self.ledger is not None:
            self._note_lying(cell, self.lying[cell], -1, source)
            self._note_lying(cell, thing, 1, source)
        lying = list(self.lying)
        lying[cell] = thing
        self.lying = tuple(lying)
        if thing == NOTHING:
            self.occupied &= ~(1 << cell)
        else:
            self.occupied |= 1 << cell

    def take_coins_back(self) -> None:
        """Mathematics: the coins of one building come back to the storage, and can be spent in this turn. The most are
        never worse than fewer, so nobody is asked. [31, 37]"""
        coins, cell = max([(self.lying[cell], cell) for cell in range(CELLS)])
        if coins > COINS_LYING:
            self.gain_coins(coins - COINS_LYING, SCHOLARS[MATHEMATICS])
            self.occupy(cell, NOTHING, SCHOLARS[MATHEMATICS])

    def clear_buildings(self) -> None:
        """The end of a year: nothing lies on buildings, and nothing has been taken or bought yet."""
        if self.ledger is not None:
            for cell in cells_of(self.occupied):
                self._note_lying(cell, self.lying[cell], -1, Source.YEAR)
            self.note(TRACK, "white taken", -self.white_taken, Source.YEAR)
            self.note(TRACK, "blue taken", -self.blue_taken, Source.YEAR)
            self.note(TRACK, "bought", -self.bought, Source.YEAR)
        self.lying = NOTHING_LYING
        self.occupied = 0
        self.white_taken = 0
        self.blue_taken = 0
        self.bought = 0

    def count_bought(self) -> None:
        self.bought += 1
        if self.ledger is not None:
            self.note(TRACK, "bought", 1, Source.ACTION)

    def count_white(self) -> None:
        self.white_taken += 1
        if self.ledger is not None:
            self.note(TRACK, "white taken", 1, Source.ACTION)

    def count_blue(self) -> None:
        self.blue_taken += 1
        if self.ledger is not None:
            self.note(TRACK, "blue taken", 1, Source.ACTION)

    @property
    def dice_lying(self) -> int:
        """The mask of buildings on which a die lies."""
        mask = 0
        for cell in cells_of(self.occupied):
            if self.lying[cell] <= COINS_LYING:
                mask |= 1 << cell
        return mask

    # --- the colony, the harbour and the markers

    def take_home(self, colony: Colony) -> None:
        self.home = colony.index
        self.note(PIECE, "colony", 1, Source.SETUP, colony.id)

    def settle(self, catalogue: Catalogue, cells: Sequence[int], spaces: Sequence[int], source: str) -> None:
        """Spaces come to lie on cells, printed ones or those of a tile."""
        laid = list(self.spaces)
        for place, cell in enumerate(cells):
            space = spaces[place]
            laid[cell] = space
            if catalogue.spaces[space].terrain == ROAD:
                self.roads |= 1 << cell
            else:
                self.buildings |= 1 << cell
            if self.ledger is not None:
                self.note(PIECE, catalogue.spaces[space].text, 1, source, CELL_NAMES[cell])
        self.spaces = tuple(laid)

    def moor(self, catalogue: Catalogue, dock: int, ship: int, source: str) -> None:
        self.harbour[dock] += (ship,)
        if self.ledger is not None:
            self.note(PIECE, ship_name(catalogue, ship), 1, source, DOCKS[dock])

    def cast_off(self, catalogue: Catalogue, dock: int, source: str) -> int:
        """The latest ship leaves a dock."""
        ship = self.harbour[dock][-1]
        self.harbour[dock] = self.harbour[dock][:-1]
        if self.ledger is not None:
            self.note(PIECE, ship_name(catalogue, ship), -1, source, DOCKS[dock])
        return ship

    def move_religion(self) -> None:
        self.religion += 1
        self.note(TRACK, "religion", 1, Source.RELIGION)

    def move_conquest(self, spaces: int, source: str) -> None:
        self.conquest += spaces
        if self.ledger is not None:
            self.note(TRACK, "conquest", spaces, source)

    def learn(self, scholar: int, source: str) -> None:
        self.scholars |= 1 << scholar
        self.note(PIECE, "scholars", 1, source, SCHOLARS[scholar])

    def learn_alone(self, scholar: int) -> None:
        """The scholar that comes with the town hall."""
        self.personal = scholar
        self.note(PIECE, "personal", 1, Source.SETUP, SCHOLARS[scholar])
        self.learn(scholar, Source.SETUP)

    def lie_on(self, space: int, source: str) -> None:
        """The marker comes to a space for those who pass; NONE: it comes back."""
        if self.ledger is not None:
            if self.space != NONE:
                self.note(PIECE, "space", -1, source, PASS_SPACES[self.space])
            if space != NONE:
                self.note(PIECE, "space", 1, source, PASS_SPACES[space])
        self.space = space

    # --- telling

    def note(self, kind: str, what: str, amount: int, source: str, place: str = "") -> None:
        if self.ledger is not None:
            self.ledger.note(kind, self.number, what, amount, source, place)

    def _note_lying(self, cell: int, thing: int, times: int, source: str) -> None:
        if self.ledger is not None and thing != NOTHING:
            what, amount = lying_thing(thing)
            self.ledger.note(PIECE, self.number, what, times * amount, source, CELL_NAMES[cell])

    # --- looking

    def terrain(self, catalogue: Catalogue, terrain: int) -> int:
        """The mask of cells of one terrain."""
        mask = 0
        for cell in cells_of(self.buildings | self.roads):
            if catalogue.spaces[self.spaces[cell]].terrain == terrain:
                mask |= 1 << cell
        return mask

    def colonists(self, catalogue: Catalogue, mask: int) -> int:
        """How many colonists stand on the roads of a mask."""
        roads = self.roads & mask
        return sum([catalogue.spaces[self.spaces[cell]].colonists for cell in cells_of(roads)]) if roads else 0


def ship_name(catalogue: Catalogue, ship: int) -> str:
    """The id of a ship; one that lies face down has none."""
    return "ship" if ship == NONE else catalogue.ships[ship].id


def lying_thing(thing: int) -> tuple[str, int]:
    """What lies on a building: a die by colour and pips, or so many coins."""
    if thing > COINS_LYING:
        return "coins", thing - COINS_LYING
    return (f"blue {thing - BLUE_DIE}" if thing > BLUE_DIE else f"white {thing}"), 1
