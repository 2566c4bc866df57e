"""A planning board with everything on it, and its pieces on the map."""

from typing import Final, final

from boardwright.kernel.archive import Archive
from boardwright.kernel.ledger import OFFER, PIECE, POINTS, STOCK, TRACK, Ledger
from boardwright.parts.bowls import Bowls
from boardwright.parts.hexgrid import bits

from ..content.boards import BOARDS
from ..content.factions import FACTIONS
from ..content.tiles import (
    PALACES,
    ROUND_BONUSES,
)
from .faction import ORDINARY, Faction, PlanningBoard
from .map import NAMES
from .moves import SPECIALS
from .tile import NONE, PalaceAbility
from .vocabulary import (
    BRIDGES,
    BUILDINGS,
    CATEGORIES,
    DISCIPLINES,
    KEY_LEVEL,
    NUMBERS,
    SCHOLARS,
    START,
    TERRAINS,
    Gain,
    Origin,
    Source,
)

STARTING_POINTS: Final = 20


@final
class Seat:
    """A planning board with everything on it, and its pieces on the map. What changes it says where the change comes
    from, and is noted while somebody listens."""

    def __init__(self, number: int) -> None:
        self.number: Final[int] = number
        self.ledger: Ledger | None = None
        self.terrain = NONE  # the planning board; NONE before it is chosen
        self.faction = NONE
        self.points = STARTING_POINTS
        self.scored: list[int] = [0] * len(CATEGORIES)  # points by category
        self.scored[START] = STARTING_POINTS
        self.coins = 0
        self.tools = 0
        self.scholars = 0
        self.scholars_sent = 0  # on the science display for good
        self.books: tuple[int, ...] = (0, 0, 0, 0)
        self.bowls = Bowls(0, 0, 0)
        self.science: tuple[int, ...] = (0, 0, 0, 0)
        self.shipping = 0
        self.terraforming = 0
        self.bridges = BRIDGES
        self.annexes = 0  # not placed yet
        self.structures: tuple[int, ...] = (0,) * len(BUILDINGS)  # by building, a set of hexes
        self.buildings = 0  # all of them together, asked for all the time
        self.neutral = 0  # hexes with neutral buildings
        self.annexed = 0  # hexes with an annex
        self.in_cities = 0  # hexes that belong to cities
        self.skipped = 0  # river hexes with a city tile (palace 14)
        self.cities: tuple[int, ...] = ()  # tiles
        self.founded: tuple[int, ...] = ()  # a hex of each city, in the order of the tiles; NONE: a tile without one
        self.competencies: tuple[int, ...] = ()
        self.innovations: tuple[int, ...] = ()
        self.palace = NONE  # the tile, when the palace is built
        self.drafted = NONE  # the tile, before
        self.bonus = NONE
        self.used = 0  # special actions of this round, as bits
        self.passed = False

    def clone(self) -> "Seat":
        twin = Seat(self.number)
        twin.terrain = self.terrain
        twin.faction = self.faction
        twin.points = self.points
        twin.scored = self.scored.copy()
        twin.coins = self.coins
        twin.tools = self.tools
        twin.scholars = self.scholars
        twin.scholars_sent = self.scholars_sent
        twin.books = self.books
        twin.bowls = self.bowls.clone()
        twin.science = self.science
        twin.shipping = self.shipping
        twin.terraforming = self.terraforming
        twin.bridges = self.bridges
        twin.annexes = self.annexes
        twin.structures = self.structures
        twin.buildings = self.buildings
        twin.neutral = self.neutral
        twin.annexed = self.annexed
        twin.in_cities = self.in_cities
        twin.skipped = self.skipped
        twin.cities = self.cities
        twin.founded = self.founded
        twin.competencies = self.competencies
        twin.innovations = self.innovations
        twin.palace = self.palace
        twin.drafted = self.drafted
        twin.bonus = self.bonus
        twin.used = self.used
        twin.passed = self.passed
        return twin

    def fields(self, archive: Archive) -> None:
        self.terrain = archive.number(self.terrain)
        self.faction = archive.number(self.faction)
        self.points = archive.number(self.points)
        archive.numbers(self.scored)
        self.coins = archive.number(self.coins)
        self.tools = archive.number(self.tools)
        self.scholars = archive.number(self.scholars)
        self.scholars_sent = archive.number(self.scholars_sent)
        self.books = archive.row(self.books)
        self.bowls.fields(archive)
        self.science = archive.row(self.science)
        self.shipping = archive.number(self.shipping)
        self.terraforming = archive.number(self.terraforming)
        self.bridges = archive.number(self.bridges)
        self.annexes = archive.number(self.annexes)
        self.structures = tuple([archive.mask(hexes) for hexes in self.structures])
        self.buildings = archive.mask(self.buildings)
        self.neutral = archive.mask(self.neutral)
        self.annexed = archive.mask(self.annexed)
        self.in_cities = archive.mask(self.in_cities)
        self.skipped = archive.mask(self.skipped)
        self.cities = archive.row(self.cities)
        self.founded = archive.row(self.founded)
        self.competencies = archive.row(self.competencies)
        self.innovations = archive.row(self.innovations)
        self.palace = archive.number(self.palace)
        self.drafted = archive.number(self.drafted)
        self.bonus = archive.number(self.bonus)
        self.used = archive.number(self.used)
        self.passed = archive.flag(self.passed)

    @property
    def board(self) -> PlanningBoard:
        return BOARDS[self.terrain]

    @property
    def people(self) -> Faction:
        return ORDINARY if self.faction == NONE else FACTIONS[self.faction]

    def count(self, building: int) -> int:
        """On the map, neutral ones included."""
        return self.structures[building].bit_count()

    def coloured(self, building: int) -> int:
        """The hexes of own pieces of a kind, without neutral ones."""
        return self.structures[building] & ~self.neutral

    def has_piece(self, building: int) -> bool:
        """Whether one is left on the planning board."""
        return self.coloured(building).bit_count() < NUMBERS[building]

    def has_palace_ability(self, ability: int) -> bool:
        return self.palace != NONE and PALACES[self.palace].ability == ability

    def has_flight(self) -> bool:
        return self.has_palace_ability(PalaceAbility.FLIGHT)

    def free_keys(self) -> int:
        """One for each city tile; each discipline that has entered level 8 keeps one for good."""
        return len(self.cities) - sum([level >= KEY_LEVEL for level in self.science])

    # --- receiving and paying

    def score(self, points: int, origin: Origin) -> None:
        self.points += points
        self.scored[origin.category] += points
        if self.ledger is not None:
            self.note(POINTS, "points", points, origin.source, CATEGORIES[origin.category])

    def gain(self, gain: Gain, origin: Origin) -> None:
        """All but books, whose colours are asked for."""
        if gain.points:
            self.score(gain.points, origin)
        if gain.coins or gain.tools:
            self.add(gain.coins, gain.tools, 0, origin.source)
        if gain.scholars:
            self.gain_scholars(gain.scholars, origin.source)
        if gain.power:
            self.gain_power(gain.power, origin.source)

    def gain_scholars(self, number: int, source: str) -> None:
        """There are seven; those on the science display do not come back, and more than the rest cannot be had."""
        self.add(0, 0, min(number, SCHOLARS - self.scholars_sent - self.scholars), source)

    def can_pay(self, cost: Gain) -> bool:
        return self.coins >= cost.coins and self.tools >= cost.tools and self.scholars >= cost.scholars

    def missing(self, price: Gain) -> dict[str, int]:
        """What a price goes beyond the stocks. A told book that is missing is missing of all books too, so only what
        goes beyond is of choice."""
        found: dict[str, int] = {}
        _lack(found, "tools", price.tools - self.tools)
        _lack(found, "scholars", price.scholars - self.scholars)
        told = 0
        for discipline, books in enumerate(price.told):
            lack = max(books - self.books[discipline], 0)
            _lack(found, f"books {DISCIPLINES[discipline]}", lack)
            told += lack
        _lack(found, "books choice" if price.told else "books", price.books - sum(self.books) - told)
        _lack(found, "coins", price.coins - self.coins)
        _lack(found, "power", price.power - self.bowls.three)
        return found

    def pay(self, cost: Gain, source: str) -> None:
        self.add(-cost.coins, -cost.tools, -cost.scholars, source)

    def add(self, coins: int, tools: int, scholars: int, source: str) -> None:
        self.coins += coins
        self.tools += tools
        self.scholars += scholars
        if self.ledger is not None:
            self.note(STOCK, "coins", coins, source)
            self.note(STOCK, "tools", tools, source)
            self.note(STOCK, "scholars", scholars, source)

    def add_books(self, discipline: int, number: int, source: str) -> None:
        books = list(self.books)
        books[discipline] += number
        self.books = tuple(books)
        if self.ledger is not None:
            self.note(STOCK, "books", number, source, DISCIPLINES[discipline])

    def add_annexes(self, number: int, source: str) -> None:
        self.annexes += number
        self.note(STOCK, "annexes", number, source)

    def fill_bowls(self, one: int, two: int) -> None:
        """At the start."""
        before, self.bowls = self.bowls, Bowls(one, two, 0)
        if self.ledger is not None:
            self.bowls.note(before, self.ledger, self.number, Source.SETUP)

    def gain_power(self, power: int, source: str) -> None:
        self.bowls.gain(power, self.ledger, self.number, source)

    def spend_power(self, power: int, source: str) -> None:
        self.bowls.spend(power, self.ledger, self.number, source)

    def burn_power(self) -> None:
        self.bowls.sacrifice(self.ledger, self.number, Source.BURNING)

    def add_tokens(self, number: int, source: str) -> None:
        """New power, in bowl III."""
        self.bowls.three += number
        self.note(STOCK, "bowl 3", number, source)

    # --- tracks

    def step(self, discipline: int, steps: int, source: str) -> None:
        self.science = (*self.science[:discipline], self.science[discipline] + steps, *self.science[discipline + 1 :])
        if self.ledger is not None:
            self.note(TRACK, DISCIPLINES[discipline], steps, source)

    def ship(self, steps: int, source: str) -> None:
        self.shipping += steps
        self.note(TRACK, "shipping", steps, source)

    def shovel(self, source: str) -> None:
        self.terraforming += 1
        self.note(TRACK, "terraforming", 1, source)

    # --- pieces

    def choose_board(self, terrain: int) -> None:
        self.terrain = terrain
        self.note(PIECE, "board", 1, Source.SETUP, TERRAINS[terrain])

    def choose_faction(self, faction: int) -> None:
        self.faction = faction
        self.note(PIECE, "faction", 1, Source.SETUP, FACTIONS[faction].id)

    def draft_palace(self, palace: int) -> None:
        self.drafted = palace
        self.note(PIECE, "drafted palace", 1, Source.SETUP, PALACES[palace].id)

    def hold_bonus(self, bonus: int, source: str) -> None:
        """Instead of the one that is held, if one is."""
        if self.ledger is not None:
            if self.bonus != NONE:
                self.note(PIECE, "bonus", -1, source, ROUND_BONUSES[self.bonus].id)
            self.note(PIECE, "bonus", 1, source, ROUND_BONUSES[bonus].id)
        self.bonus = bonus

    def place(self, building: int, hex: int, source: str, *, neutral: bool = False) -> None:
        structures = list(self.structures)
        structures[building] |= 1 << hex
        self.structures = tuple(structures)
        self.buildings |= 1 << hex
        if neutral:
            self.neutral |= 1 << hex
        if self.ledger is not None:
            self.note(PIECE, BUILDINGS[building], 1, source, NAMES[hex])
            self.note(PIECE, "neutral", int(neutral), source, NAMES[hex])

    def replace(self, old: int, new: int, hex: int, source: str) -> None:
        structures = list(self.structures)
        structures[old] &= ~(1 << hex)
        structures[new] |= 1 << hex
        self.structures = tuple(structures)
        if self.ledger is not None:
            self.note(PIECE, BUILDINGS[old], -1, source, NAMES[hex])
            self.note(PIECE, BUILDINGS[new], 1, source, NAMES[hex])

    def place_annex(self, hex: int) -> None:
        self.add_annexes(-1, Source.ACTION)
        self.annexed |= 1 << hex
        if self.ledger is not None:
            self.note(PIECE, "annex", 1, Source.ACTION, NAMES[hex])

    def join_city(self, members: int) -> None:
        """Buildings become part of a city."""
        if self.ledger is not None:
            for h in bits(members & ~self.in_cities):
                self.note(PIECE, "city", 1, Source.ACTION, NAMES[h])
        self.in_cities |= members

    def found_city(self, members: int) -> None:
        """A group becomes a city. Its tile is taken later; cities and tiles stay in the same order. Nothing on the map
        belongs to a tile that comes without a city."""
        self.join_city(members)
        place = (members & -members).bit_length() - 1 if members else NONE
        self.founded += (place,)
        if self.ledger is not None:
            self.note(PIECE, "founded", 1, Source.ACTION, hex_name(place))

    def skip(self, river: int) -> None:
        """A city lies across a river hex."""
        self.skipped |= 1 << river
        if self.ledger is not None:
            self.note(PIECE, "river cities", 1, Source.ACTION, NAMES[river])

    def use(self, special: int) -> None:
        """A special action, once a round."""
        self.used |= 1 << special
        if self.ledger is not None:
            self.note(PIECE, "used", 1, Source.ACTION, SPECIALS[special])

    # --- telling

    def offer(self, what: str, amount: int, source: str, place: str = "") -> None:
        """Tell whoever listens what may be taken now; a negative amount is what is taken up of it."""
        self.note(OFFER, what, amount, source, place)

    def note(self, kind: str, what: str, amount: int, source: str, place: str = "") -> None:
        if self.ledger is not None:
            self.ledger.note(kind, self.number, what, amount, source, place)


def _lack(found: dict[str, int], what: str, amount: int) -> None:
    if amount > 0:
        found[what] = amount


def hex_name(hex: int) -> str:
    return NAMES[hex] if hex != NONE else ""
