"""The table mid-game: what lies where. Everything else follows from it."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, final

from boardwright.games.santa_maria.catalogue import HALLS, NONE, Catalogue
from boardwright.games.santa_maria.colony import ALL, CELLS, SIDE, cells_of
from boardwright.games.santa_maria.moves import EXPANSIONS, PLACE_IDS
from boardwright.games.santa_maria.vocabulary import (
    DOCKS,
    GOODS,
    MONEY,
    ROAD,
    SELL,
    SOURCES,
    STORAGE,
    Gain,
)
from boardwright.kernel.decision import CHANCE, Decision
from boardwright.kernel.decision import State as TableState
from boardwright.kernel.game import Plain

ROAD_TILES: Final = 3
DICE: Final = 3  # of each colour for every player; also how many white ones a player may take in a year

# What can lie on a building: nothing, a white die by its pips, a blue one, or coins.
NOTHING: Final = 0
WHITE_DIE: Final = 0  # + pips
BLUE_DIE: Final = 6  # + pips
COINS_LYING: Final = 12  # + how many

NO_TILES: Final = (NONE,) * CELLS
NOTHING_LYING: Final = (NOTHING,) * CELLS


@final
class Seat:
    """A colony board with its storage and harbour, and the player's markers on the common board."""

    def __init__(
        self,
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
        self.scored: Final[list[int]] = scored  # happiness by source, see SOURCES

    def clone(self) -> "Seat":
        return Seat(
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

    def gain(self, gain: Gain, source: int) -> None:
        self.coins += gain.coins
        self.scored[source] += gain.points
        for good in range(len(GOODS)):
            amount = gain.goods[good]
            if amount:
                self.store(good, amount)

    def store(self, good: int, amount: int) -> None:
        """At most 3 of a kind can be kept; what is more is sold at once. [10]"""
        excess = max(self.goods[good] + amount - STORAGE, 0)
        self.goods[good] += amount - excess
        self.coins += excess * SELL[good]

    def occupy(self, cell: int, thing: int) -> None:
        """Something comes to lie on a building; NOTHING: it is free again."""
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
            self.coins += coins - COINS_LYING
            self.occupy(cell, NOTHING)

    @property
    def dice_lying(self) -> int:
        """The mask of buildings on which a die lies."""
        mask = 0
        for cell in cells_of(self.occupied):
            if self.lying[cell] <= COINS_LYING:
                mask |= 1 << cell
        return mask

    def settle(self, catalogue: Catalogue, cells: Sequence[int], spaces: Sequence[int]) -> None:
        """Spaces come to lie on cells, printed ones or those of a tile."""
        laid = list(self.spaces)
        for place, cell in enumerate(cells):
            space = spaces[place]
            laid[cell] = space
            if catalogue.spaces[space].terrain == ROAD:
                self.roads |= 1 << cell
            else:
                self.buildings |= 1 << cell
        self.spaces = tuple(laid)

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

    def face_down(self) -> "State":
        """A copy in which nobody's happiness is known, and no face of a ship in a harbour."""
        twin = self.clone()
        for seat in twin.seats:
            seat.scored[:] = [0] * len(SOURCES)
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
        [0] * len(SOURCES),
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
        [_load_seat(seat, catalogue) for seat in seats],
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


def _load_seat(dumped: Sequence[object], catalogue: Catalogue) -> Seat:
    home, spaces, lying, goods, coins, dice, white, blue, bought, religion, conquest, scholars = dumped[:12]
    personal, harbour, space, scored = dumped[12:]
    assert isinstance(harbour, list)
    seat = _new_seat(0)
    laid = _ints(spaces)
    cells = [cell for cell in range(CELLS) if laid[cell] != NONE]
    seat.settle(catalogue, cells, [laid[cell] for cell in cells])
    for cell, thing in enumerate(_ints(lying)):
        if thing != NOTHING:
            seat.occupy(cell, thing)
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
