"""A planning board with everything on it, and its pieces on the map."""

from typing import Final, final

from boardwright.kernel.archive import Archive
from boardwright.kernel.ledger import PIECE, POINTS, STOCK, TRACK
from boardwright.parts.board import Board
from boardwright.parts.bowls import Bowls

from ..content.boards import BOARDS
from ..content.factions import FACTIONS
from ..content.tiles import PALACES, ROUND_BONUSES
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
class Seat(Board):
    """A planning board with everything on it, and its pieces on the map."""

    hexes = NAMES
    pieces = BUILDINGS
    specials = SPECIALS

    def __init__(self, number: int, like: "Seat | None" = None) -> None:
        super().__init__(number, like)
        if like is None:
            self.points = STARTING_POINTS
            self.scored = [0] * len(CATEGORIES)
            self.scored[START] = STARTING_POINTS
            self.bridges = BRIDGES
        self.terrain = NONE  # the planning board; NONE before it is chosen
        self.faction = NONE
        self.tools = 0
        self.scholars = 0
        self.scholars_sent = 0  # on the science display for good
        self.books: tuple[int, ...] = (0, 0, 0, 0)
        self.science: tuple[int, ...] = (0, 0, 0, 0)
        self.terraforming = 0
        self.annexes = 0  # not placed yet
        self.neutral = 0  # hexes with neutral buildings
        self.annexed = 0  # hexes with an annex
        self.in_cities = 0  # hexes that belong to cities
        self.cities: tuple[int, ...] = ()  # tiles
        self.competencies: tuple[int, ...] = ()
        self.innovations: tuple[int, ...] = ()
        self.palace = NONE  # the tile, when the palace is built
        self.drafted = NONE  # the tile, before

    def clone(self) -> "Seat":
        twin = Seat(self.number, self)
        twin.terrain = self.terrain
        twin.faction = self.faction
        twin.tools = self.tools
        twin.scholars = self.scholars
        twin.scholars_sent = self.scholars_sent
        twin.books = self.books
        twin.science = self.science
        twin.terraforming = self.terraforming
        twin.annexes = self.annexes
        twin.neutral = self.neutral
        twin.annexed = self.annexed
        twin.in_cities = self.in_cities
        twin.cities = self.cities
        twin.competencies = self.competencies
        twin.innovations = self.innovations
        twin.palace = self.palace
        twin.drafted = self.drafted
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
        if price.tools > self.tools:
            found["tools"] = price.tools - self.tools
        if price.scholars > self.scholars:
            found["scholars"] = price.scholars - self.scholars
        if price.books:
            told = 0
            for discipline, books in enumerate(price.told):
                if books > self.books[discipline]:
                    lack = books - self.books[discipline]
                    found[f"books {DISCIPLINES[discipline]}"] = lack
                    told += lack
            lack = price.books - sum(self.books) - told
            if lack > 0:
                found["books choice" if price.told else "books"] = lack
        if price.coins > self.coins:
            found["coins"] = price.coins - self.coins
        if price.power > self.bowls.three:
            found["power"] = price.power - self.bowls.three
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
        super().place(building, hex, source)
        if neutral:
            self.neutral |= 1 << hex
            self.note(PIECE, "neutral", 1, source, NAMES[hex])

    def place_annex(self, hex: int) -> None:
        self.add_annexes(-1, Source.ACTION)
        self.annexed |= 1 << hex
        if self.ledger is not None:
            self.note(PIECE, "annex", 1, Source.ACTION, NAMES[hex])

    def join_city(self, members: int) -> None:
        """Buildings become part of a city."""
        self.note_hexes("city", members & ~self.in_cities, Source.ACTION)
        self.in_cities |= members

    def found_city(self, members: int) -> None:
        """A group becomes a city. Its tile is taken later; cities and tiles stay in the same order. Nothing on the map
        belongs to a tile that comes without a city."""
        self.join_city(members)
        place = (members & -members).bit_length() - 1 if members else NONE
        self.founded += (place,)
        if self.ledger is not None:
            self.note(PIECE, "founded", 1, Source.ACTION, hex_name(place))


def hex_name(hex: int) -> str:
    return NAMES[hex] if hex != NONE else ""
