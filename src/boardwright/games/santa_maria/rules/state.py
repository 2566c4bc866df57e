"""The table mid-game: what lies where. Everything else follows from it."""

from collections.abc import Mapping
from random import Random
from typing import Any, Final, final

from boardwright.kernel.archive import Archive, reading, writing
from boardwright.kernel.decision import CHANCE, Decision
from boardwright.kernel.decision import State as TableState
from boardwright.kernel.ledger import PIECE, STOCK, TABLE, TRACK, Ledger
from boardwright.kernel.plain import Plain

from .catalogue import NONE, Catalogue, catalogue
from .colony import SIDE, cells_of
from .moves import PLACE_IDS
from .seat import Seat
from .vocabulary import CATEGORIES, DOCKS, MONEY, SCHOLARS, Gain, Source

ROAD_TILES: Final = 3
DICE: Final = 3  # of each colour for every player; also how many white ones a player may take in a year
PIPS: Final = ("1", "2", "3", "4", "5", "6")


@final
class State(TableState["State"]):
    """A table of Santa Maria. What lies face down has not been drawn yet; nothing else is secret to one who watched."""

    def __init__(
        self, catalogue: Catalogue, players: int, pending: list[Decision["State"]], like: "State | None" = None
    ) -> None:
        """As the game begins, or a copy of a table."""
        super().__init__(pending)
        self.catalogue: Final[Catalogue] = catalogue
        self.shared: bool = False if like is None else like.shared  # variant: blue dice in a common pool
        self.hidden: bool = False if like is None else like.hidden  # variant: happiness face down
        self.seats: Final[list[Seat]] = (
            [Seat(number) for number in range(players)] if like is None else [seat.clone() for seat in like.seats]
        )
        self.year: int = 0 if like is None else like.year  # 0 before the first
        self.first: int = 0 if like is None else like.first  # who begins the year
        # The common pool: how many dice show 1, 2 ... Blue ones only in the variant.
        self.white: Final[list[int]] = [0] * SIDE if like is None else like.white.copy()
        self.blue: Final[list[int]] = [0] * SIDE if like is None else like.blue.copy()
        # The ship that lies open at each, or NONE.
        self.docks: Final[list[int]] = [NONE] * len(DOCKS) if like is None else like.docks.copy()
        self.ships: int = _stack(catalogue) if like is None else like.ships  # bits of those that are still in the stack
        self.shown: int = 0 if like is None else like.shown  # bits of expansion tiles that lie open
        # Bits of those that are still in the stacks.
        self.tiles: int = catalogue.doubles | catalogue.triples if like is None else like.tiles
        self.roads: int = ROAD_TILES if like is None else like.roads  # road tiles left
        self.offered: int = 0 if like is None else like.offered  # bits of the places where monks can be sent
        # By place: bits of the seats that have a monk there.
        self.monks: Final[list[int]] = [0] * len(PLACE_IDS) if like is None else like.monks.copy()
        # By town hall on offer: its scholar, or NONE.
        self.halls: Final[list[int]] = [NONE] * len(catalogue.halls) if like is None else like.halls.copy()
        # Seats on the conquest track, the latest arrival last.
        self.arrivals: tuple[int, ...] = () if like is None else like.arrivals

    def building(self, number: int, cell: int) -> dict[str, int]:
        """What is said of one."""
        return {"terrain": self.catalogue.spaces[self.seats[number].spaces[cell]].terrain, "cell": cell}

    def can_pay(self, seat: int, price: Any) -> bool:
        assert isinstance(price, Gain)
        return self.seats[seat].can_pay(price)

    def missing(self, seat: int, price: Any) -> Mapping[str, int]:
        assert isinstance(price, Gain)
        return self.seats[seat].missing(price)

    def listen(self, ledger: Ledger | None) -> None:
        super().listen(ledger)
        for seat in self.seats:
            seat.ledger = ledger

    def clone(self) -> "State":
        twin = State(self.catalogue, len(self.seats), self.pending.copy(), self)
        twin.answers = self.answers
        return twin

    # --- what changes the table, and is noted while somebody listens

    def begin_year(self, year: int) -> None:
        self.note(TRACK, "year", year - self.year, Source.YEAR)
        self.year = year

    def pass_first(self, number: int) -> None:
        """Who begins the year."""
        self.seats[self.first].note(PIECE, "first", -1, Source.YEAR)
        self.first = number
        self.seats[number].note(PIECE, "first", 1, Source.YEAR)

    def roll_white(self, pips: int) -> None:
        self.white[pips] += 1
        if self.ledger is not None:
            self.note(STOCK, "white", 1, Source.ROLL, PIPS[pips])

    def take_white(self, number: int, pips: int) -> None:
        self.white[pips] -= 1
        if self.ledger is not None:
            self.note(STOCK, "white", -1, Source.ACTION, PIPS[pips])
        self.seats[number].count_white()

    def roll_blue(self, number: int, pips: int) -> None:
        self._count_blue(number, pips, 1, Source.ROLL)

    def take_blue(self, number: int, pips: int) -> None:
        self._count_blue(number, pips, -1, Source.ACTION)
        self.seats[number].count_blue()

    def _count_blue(self, number: int, pips: int, amount: int, source: str) -> None:
        """Blue dice are the seat's own, or lie in the common pool."""
        if self.shared:
            self.blue[pips] += amount
            self.note(STOCK, "blue", amount, source, PIPS[pips])
        else:
            seat = self.seats[number]
            seat.dice[pips] += amount
            seat.note(STOCK, "dice", amount, source, PIPS[pips])

    def collect_dice(self) -> None:
        """All dice that were not used."""
        if self.ledger is not None:
            self._note_collected()
        self.white[:] = [0] * SIDE
        self.blue[:] = [0] * SIDE
        for seat in self.seats:
            seat.dice[:] = [0] * SIDE

    def _note_collected(self) -> None:
        for pips, name in enumerate(PIPS):
            self.note(STOCK, "white", -self.white[pips], Source.YEAR, name)
            self.note(STOCK, "blue", -self.blue[pips], Source.YEAR, name)
            for seat in self.seats:
                seat.note(STOCK, "dice", -seat.dice[pips], Source.YEAR, name)

    def dock_ship(self, dock: int, ship: int, source: str) -> None:
        """A ship comes to lie at a dock; NONE: it is taken from there."""
        if self.ledger is not None:
            if self.docks[dock] != NONE:
                self.note(PIECE, self.catalogue.ships[self.docks[dock]].id, -1, source, DOCKS[dock])
            if ship != NONE:
                self.note(PIECE, self.catalogue.ships[ship].id, 1, source, DOCKS[dock])
        self.docks[dock] = ship

    def draw_ship(self, ship: int) -> None:
        """From the stack."""
        self.ships &= ~(1 << ship)
        self.note(STOCK, "ships left", -1, Source.ACTION)

    def show_tiles(self, tiles: int) -> None:
        """Expansion tiles, as bits, come from their stack to the display."""
        self.tiles &= ~tiles
        self.shown |= tiles
        if self.ledger is not None:
            for tile in cells_of(tiles):
                self.note(STOCK, f"{self.catalogue.tiles[tile].section} left", -1, Source.YEAR)
                self.note(PIECE, "expansions", 1, Source.YEAR, self.catalogue.tiles[tile].id)

    def take_tiles(self, tiles: int, source: str) -> None:
        """From the display."""
        self.shown &= ~tiles
        if self.ledger is not None:
            for tile in cells_of(tiles):
                self.note(PIECE, "expansions", -1, source, self.catalogue.tiles[tile].id)

    def take_road(self) -> None:
        self.roads -= 1
        self.note(STOCK, "roads", -1, Source.ACTION)

    def offer_place(self, place: int) -> None:
        """Monks can be sent there."""
        self.offered |= 1 << place
        self.note(PIECE, "places", 1, Source.SETUP, PLACE_IDS[place])

    def send_monk(self, number: int, place: int) -> None:
        self.monks[place] |= 1 << number
        self.seats[number].note(PIECE, "monk", 1, Source.ACTION, PLACE_IDS[place])

    def offer_hall(self, hall: int, scholar: int) -> None:
        """A town hall with its scholar; NONE: it is not on offer any more."""
        if self.ledger is not None:
            tile = self.catalogue.halls[hall].id
            if self.halls[hall] != NONE:
                self.note(PIECE, tile, -1, Source.SETUP, SCHOLARS[self.halls[hall]])
            if scholar != NONE:
                self.note(PIECE, tile, 1, Source.SETUP, SCHOLARS[scholar])
        self.halls[hall] = scholar

    def arrive(self, arrivals: tuple[int, ...], source: str) -> None:
        """The order of arrival on the conquest track changes: each marker's place in it, from 1."""
        if self.ledger is not None:
            for place, number in enumerate(self.arrivals):
                self.seats[number].note(PIECE, "arrival", -1, source, str(place + 1))
            for place, number in enumerate(arrivals):
                self.seats[number].note(PIECE, "arrival", 1, source, str(place + 1))
        self.arrivals = arrivals

    def note(self, kind: str, what: str, amount: int, source: str, place: str = "") -> None:
        """Of what belongs to nobody."""
        if self.ledger is not None:
            self.ledger.note(kind, TABLE, what, amount, source, place)

    # --- copies

    def face_down(self) -> "State":
        """A copy in which nobody's happiness is known, and no face of a ship in a harbour."""
        twin = self.clone()
        for seat in twin.seats:
            seat.scored[:] = [0] * len(CATEGORIES)
            seat.harbour[:] = [(NONE,) * len(ships) for ships in seat.harbour]
        return twin

    def drawn_anew(self, number: int, random: Random) -> "State":
        """A copy in which the others have other happiness, and other ships out of those that the seat cannot see.
        Nothing of it depends on what they really have: how much there may be by now, the seat's own tells best."""
        twin, own = self.clone(), self.seats[number].scored
        others = [seat for other, seat in enumerate(twin.seats) if other != number]
        unseen = [ship for ship in range(len(self.catalogue.ships)) if self.ships >> ship & 1]
        for seat in others:
            unseen += [ship for ships in seat.harbour for ship in ships if not self.catalogue.ships[ship].start]
        unseen.sort()  # how they lie now tells nothing
        random.shuffle(unseen)
        for seat in others:
            for source in range(MONEY):  # the sources below come at the end
                seat.scored[source] = random.randrange(2 * own[source] + 2)
            for dock, ships in enumerate(seat.harbour):
                seat.harbour[dock] = tuple(
                    [ship if self.catalogue.ships[ship].start else unseen.pop() for ship in ships]
                )
        twin.ships = sum([1 << ship for ship in unseen])
        if twin.pending[-1].seat == CHANCE:
            twin.answers = twin.pending[-1].legal(twin)
        return twin

    def dump(self) -> list[Plain]:
        archive = writing()
        archive.text(self.catalogue.text)
        archive.number(len(self.seats))
        self.fields(archive)
        return archive.items

    def fields(self, archive: Archive) -> None:
        self.shared = archive.flag(self.shared)
        self.hidden = archive.flag(self.hidden)
        self.year = archive.number(self.year)
        self.first = archive.number(self.first)
        archive.numbers(self.white)
        archive.numbers(self.blue)
        archive.numbers(self.docks)
        self.ships = archive.number(self.ships)
        self.shown = archive.number(self.shown)
        self.tiles = archive.number(self.tiles)
        self.roads = archive.number(self.roads)
        self.offered = archive.number(self.offered)
        archive.numbers(self.monks)
        archive.numbers(self.halls)
        self.arrivals = archive.row(self.arrivals)
        for seat in self.seats:
            seat.fields(archive)
        archive.frames(self.pending)


def _stack(catalogue: Catalogue) -> int:
    """The ships but those that one begins with."""
    return sum([1 << ship.index for ship in catalogue.ships if not ship.start])


def load_state(dumped: Plain, frames: Mapping[str, type[Decision[State]]]) -> State:
    """The state that `State.dump` wrote."""
    archive = reading(dumped, frames)
    text, players = archive.text(""), archive.number(0)
    state = State(catalogue(text), players, [])
    state.fields(archive)
    archive.close()
    return state
