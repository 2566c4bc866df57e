"""The table mid-game: what lies where. Everything else follows from it."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, final

from boardwright.games.santa_maria.rules.catalogue import DOUBLES, HALLS, NONE, Catalogue, Colony
from boardwright.games.santa_maria.rules.colony import ALL, CELL_NAMES, CELLS, SIDE, cells_of
from boardwright.games.santa_maria.rules.moves import EXPANSIONS, PLACE_IDS
from boardwright.games.santa_maria.rules.vocabulary import (
    CATEGORIES,
    DOCKS,
    GOODS,
    MATHEMATICS,
    MONEY,
    PASS_SPACES,
    ROAD,
    SCHOLARS,
    SELL,
    STORAGE,
    Gain,
    Source,
)
from boardwright.kernel.decision import CHANCE, Decision
from boardwright.kernel.decision import State as TableState
from boardwright.kernel.ledger import PIECE, POINTS, STOCK, TABLE, TRACK, Ledger
from boardwright.kernel.plain import Plain

ROAD_TILES: Final = 3
DICE: Final = 3  # of each colour for every player; also how many white ones a player may take in a year

# What can lie on a building: nothing, a white die by its pips, a blue one, or coins.
NOTHING: Final = 0
WHITE_DIE: Final = 0  # + pips
BLUE_DIE: Final = 6  # + pips
COINS_LYING: Final = 12  # + how many

PIPS: Final = ("1", "2", "3", "4", "5", "6")

NO_TILES: Final = (NONE,) * CELLS
NOTHING_LYING: Final = (NOTHING,) * CELLS


@final
class Seat:
    """A colony board with its storage and harbour, and the player's markers on the common board. What changes it says
    where the change comes from, and is noted while somebody listens."""

    def __init__(
        self,
        number: int,
        home: int,
        spaces: tuple[int, ...],
        buildings: int,
        roads: int,
        occupied: int,
        lying: tuple[int, ...],
        goods: list[int],
        coins: int,
        dice: list[int],
        white_taken: int,
        blue_taken: int,
        bought: int,
        religion: int,
        conquest: int,
        scholars: int,
        personal: int,
        harbour: list[tuple[int, ...]],
        space: int,
        scored: list[int],
    ) -> None:
        self.number: Final[int] = number
        self.ledger: Ledger | None = None
        self.home = home  # the colony board; NONE until chosen
        self.spaces = spaces  # by cell: the space that is printed or laid there, or NONE
        self.buildings = buildings  # masks of cells
        self.roads = roads
        self.occupied = occupied  # buildings on which a die or coins lie
        self.lying = lying  # by cell: see NOTHING
        self.goods: Final[list[int]] = goods
        self.coins = coins
        self.dice: Final[list[int]] = dice  # own blue dice that are not used yet: how many show 1, 2 ...
        self.white_taken = white_taken  # dice taken in this year
        self.blue_taken = blue_taken
        self.bought = bought  # buildings activated with coins in this year
        self.religion = religion
        self.conquest = conquest
        self.scholars = scholars  # bits
        self.personal = personal  # the scholar that came with the town hall, or NONE
        self.harbour: Final[list[tuple[int, ...]]] = harbour  # ships by dock
        self.space = space  # where the marker lies since passing, or NONE
        self.scored: Final[list[int]] = scored  # happiness by category, see CATEGORIES

    def clone(self) -> "Seat":
        return Seat(
            self.number,
            self.home,
            self.spaces,
            self.buildings,
            self.roads,
            self.occupied,
            self.lying,
            self.goods.copy(),
            self.coins,
            self.dice.copy(),
            self.white_taken,
            self.blue_taken,
            self.bought,
            self.religion,
            self.conquest,
            self.scholars,
            self.personal,
            self.harbour.copy(),
            self.space,
            self.scored.copy(),
        )

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


@final
class State(TableState["State"]):
    """A table of Santa Maria. What lies face down has not been drawn yet; nothing else is secret to one who watched."""

    def __init__(
        self,
        catalogue: Catalogue,
        shared: bool,
        hidden: bool,
        seats: list[Seat],
        year: int,
        first: int,
        white: list[int],
        blue: list[int],
        docks: list[int],
        ships: int,
        shown: int,
        tiles: int,
        roads: int,
        offered: int,
        monks: list[int],
        halls: list[int],
        arrivals: tuple[int, ...],
        pending: list[Decision["State"]],
    ) -> None:
        super().__init__(pending)
        self.catalogue: Final[Catalogue] = catalogue
        self.shared: Final[bool] = shared  # variant: blue dice in a common pool
        self.hidden: Final[bool] = hidden  # variant: happiness face down
        self.seats: Final[list[Seat]] = seats
        self.year = year  # 0 before the first
        self.first = first  # who begins the year
        self.white: Final[list[int]] = white  # the common pool: how many dice show 1, 2 ...
        self.blue: Final[list[int]] = blue  # the same, in the variant with shared blue dice
        self.docks: Final[list[int]] = docks  # the ship that lies open at each, or NONE
        self.ships = ships  # bits of those that are still in the stack
        self.shown = shown  # bits of expansion tiles that lie open
        self.tiles = tiles  # bits of those that are still in the stacks
        self.roads = roads  # road tiles left
        self.offered = offered  # bits of the places where monks can be sent
        self.monks: Final[list[int]] = monks  # by place: bits of the seats that have a monk there
        self.halls: Final[list[int]] = halls  # by town hall on offer: its scholar, or NONE
        self.arrivals = arrivals  # seats on the conquest track, the latest arrival last

    def listen(self, ledger: Ledger | None) -> None:
        super().listen(ledger)
        for seat in self.seats:
            seat.ledger = ledger

    def clone(self) -> "State":
        twin = State(
            self.catalogue,
            self.shared,
            self.hidden,
            [seat.clone() for seat in self.seats],
            self.year,
            self.first,
            self.white.copy(),
            self.blue.copy(),
            self.docks.copy(),
            self.ships,
            self.shown,
            self.tiles,
            self.roads,
            self.offered,
            self.monks.copy(),
            self.halls.copy(),
            self.arrivals,
            self.pending.copy(),
        )
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
                self.note(STOCK, "doubles left" if tile < DOUBLES else "triples left", -1, Source.YEAR)
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
            tile = self.catalogue.tiles[EXPANSIONS + hall].id
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

    # --- copies and keys

    def face_down(self) -> "State":
        """A copy in which nobody's happiness is known, and no face of a ship in a harbour."""
        twin = self.clone()
        for seat in twin.seats:
            seat.scored[:] = [0] * len(CATEGORIES)
            seat.harbour[:] = [(NONE,) * len(ships) for ships in seat.harbour]
        return twin

    def drawn_anew(self, number: int, random: Random) -> "State":
        """A copy in which the others have other happiness, and other ships out of those that the seat cannot see."""
        twin = self.clone()
        others = [seat for other, seat in enumerate(twin.seats) if other != number]
        unseen = [ship for ship in range(len(self.catalogue.ships)) if self.ships >> ship & 1]
        for seat in others:
            unseen += [ship for ships in seat.harbour for ship in ships if not self.catalogue.ships[ship].start]
        random.shuffle(unseen)
        for seat in others:
            for source in range(MONEY):  # the sources below come at the end
                seat.scored[source] = random.randrange(2 * seat.scored[source] + 2)
            for dock, ships in enumerate(seat.harbour):
                seat.harbour[dock] = tuple(
                    [ship if self.catalogue.ships[ship].start else unseen.pop() for ship in ships]
                )
        twin.ships = sum([1 << ship for ship in unseen])
        if twin.pending[-1].seat == CHANCE:
            twin.answers = twin.pending[-1].legal(twin)
        return twin

    def key(self) -> tuple[object, ...]:
        """Equal for tables between which nothing that matters differs."""
        return (
            tuple(self.pending),
            tuple([_seat_key(seat) for seat in self.seats]),
            self.year,
            self.first,
            tuple(self.white),
            tuple(self.blue),
            tuple(self.docks),
            self.ships,
            self.shown,
            self.tiles,
            self.roads,
            self.offered,
            tuple(self.monks),
            tuple(self.halls),
            self.arrivals,
        )

    def dump(self) -> list[Plain]:
        return [
            self.catalogue.text,
            self.shared,
            self.hidden,
            [_dump_seat(seat) for seat in self.seats],
            self.year,
            self.first,
            self.white.copy(),
            self.blue.copy(),
            self.docks.copy(),
            self.ships,
            self.shown,
            self.tiles,
            self.roads,
            self.offered,
            self.monks.copy(),
            self.halls.copy(),
            list(self.arrivals),
            [[type(frame).__name__, *frame.args()] for frame in self.pending],
        ]


def new_state(
    catalogue: Catalogue, players: int, *, shared: bool, hidden: bool, pending: list[Decision[State]]
) -> State:
    starting_ships = sum([1 << ship.index for ship in catalogue.ships if ship.start])
    return State(
        catalogue,
        shared,
        hidden,
        [_new_seat(number) for number in range(players)],
        0,
        0,
        [0] * SIDE,
        [0] * SIDE,
        [NONE] * len(DOCKS),
        (1 << len(catalogue.ships)) - 1 - starting_ships,
        0,
        (1 << EXPANSIONS) - 1,
        ROAD_TILES,
        0,
        [0] * len(PLACE_IDS),
        [NONE] * HALLS,
        (),
        pending,
    )


STARTING_COINS: Final = 3  # of the first player; everyone after has one more
STARTING_WOOD: Final = 2


def _new_seat(number: int) -> Seat:
    goods = [0] * len(GOODS)
    goods[0] = STARTING_WOOD
    return Seat(
        number,
        NONE,
        NO_TILES,
        0,
        0,
        0,
        NOTHING_LYING,
        goods,
        STARTING_COINS + number,
        [0] * SIDE,
        0,
        0,
        0,
        0,
        0,
        0,
        NONE,
        [()] * len(DOCKS),
        NONE,
        [0] * len(CATEGORIES),
    )


def _seat_key(seat: Seat) -> tuple[object, ...]:
    return (
        seat.spaces,
        seat.lying,
        tuple(seat.goods),
        seat.coins,
        tuple(seat.dice),
        seat.white_taken,
        seat.blue_taken,
        seat.bought,
        seat.religion,
        seat.conquest,
        seat.scholars,
        seat.personal,
        tuple(seat.harbour),
        seat.space,
        tuple(seat.scored),
    )


def _dump_seat(seat: Seat) -> list[Plain]:
    return [
        seat.home,
        list(seat.spaces),
        list(seat.lying),
        seat.goods.copy(),
        seat.coins,
        seat.dice.copy(),
        seat.white_taken,
        seat.blue_taken,
        seat.bought,
        seat.religion,
        seat.conquest,
        seat.scholars,
        seat.personal,
        [list(ships) for ships in seat.harbour],
        seat.space,
        seat.scored.copy(),
    ]


def load_state(dumped: Sequence[object], catalogue: Catalogue, frames: Mapping[str, type[Decision[State]]]) -> State:
    """The state that `State.dump` wrote. `frames` are the game's decisions and steps by name."""
    _, shared, hidden, seats, year, first, white, blue, docks, ships, shown, tiles, roads, offered = dumped[:14]
    monks, halls, arrivals, pending = dumped[14:]
    assert isinstance(seats, list) and isinstance(pending, list)
    return State(
        catalogue,
        bool(shared),
        bool(hidden),
        [_load_seat(number, seat, catalogue) for number, seat in enumerate(seats)],
        _int(year),
        _int(first),
        _ints(white),
        _ints(blue),
        _ints(docks),
        _int(ships),
        _int(shown),
        _int(tiles),
        _int(roads),
        _int(offered),
        _ints(monks),
        _ints(halls),
        tuple(_ints(arrivals)),
        [frames[name](*args) for name, *args in pending],
    )


def _load_seat(number: int, dumped: Sequence[object], catalogue: Catalogue) -> Seat:
    home, spaces, lying, goods, coins, dice, white, blue, bought, religion, conquest, scholars = dumped[:12]
    personal, harbour, space, scored = dumped[12:]
    assert isinstance(harbour, list)
    seat = _new_seat(number)
    laid = _ints(spaces)
    cells = [cell for cell in range(CELLS) if laid[cell] != NONE]
    seat.settle(catalogue, cells, [laid[cell] for cell in cells], Source.SETUP)
    for cell, thing in enumerate(_ints(lying)):
        if thing != NOTHING:
            seat.occupy(cell, thing, Source.SETUP)
    seat.home, seat.coins = _int(home), _int(coins)
    seat.white_taken, seat.blue_taken, seat.bought = _int(white), _int(blue), _int(bought)
    seat.religion, seat.conquest, seat.space = _int(religion), _int(conquest), _int(space)
    seat.scholars, seat.personal = _int(scholars), _int(personal)
    seat.goods[:], seat.dice[:], seat.scored[:] = _ints(goods), _ints(dice), _ints(scored)
    seat.harbour[:] = [tuple(_ints(ships)) for ships in harbour]
    return seat


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value


def _ints(value: object) -> list[int]:
    assert isinstance(value, list)
    return [int(each) for each in value]
