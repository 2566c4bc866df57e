"""The table mid-game. Sets of hexes are bitmasks; everything that follows from others is worked out, not kept."""

from collections.abc import Mapping
from typing import Any, Final, final

from boardwright.kernel.archive import Archive, reading, writing
from boardwright.kernel.decision import Decision
from boardwright.kernel.ledger import PIECE, STOCK, TABLE
from boardwright.kernel.plain import Plain
from boardwright.parts import bridges
from boardwright.parts.hexgrid import bits
from boardwright.parts.table import Table

from ..content.factions import FACTIONS
from ..content.tiles import BONUS_CARDS, FAVOR_TILES, POWER_ACTIONS, TOWN_TILES
from .map import NAMES, SITES, TERRAIN
from .moves import SPECIALS
from .seat import NONE, Seat
from .vocabulary import CULTS, ORDER_SPACES, TERRAINS, Gain, Source

ORDER_SPACE_NAMES: Final[tuple[str, ...]] = tuple([f"{cult} {steps}" for cult in CULTS for steps in ORDER_SPACES])


@final
class State(Table["State", Seat]):
    def __init__(self, seats: list[Seat], pending: list[Decision["State"]], like: "State | None" = None) -> None:
        """A table before the first question; or one that is laid out like another."""
        super().__init__(seats, pending, like)
        self.terrain: list[int] = list(TERRAIN) if like is None else like.terrain.copy()
        # Coins on the cards that lie out; NONE elsewhere.
        self.bonus_coins: list[int] = [NONE] * len(BONUS_CARDS) if like is None else like.bonus_coins.copy()
        self.favors: list[int] = [tile.number for tile in FAVOR_TILES] if like is None else like.favors.copy()
        self.towns: list[int] = _town_tiles() if like is None else like.towns.copy()
        # Four on each cult: whose priest.
        self.order_spaces: list[int] = [NONE] * 16 if like is None else like.order_spaces.copy()
        # In this round: by whom.
        self.power_used: list[int] = [NONE] * len(POWER_ACTIONS) if like is None else like.power_used.copy()
        self.variable_order = False
        self.may_leave = False
        self.first_game = False  # everything is laid out as the rulebook shows
        self.colours: tuple[int, ...] = ()  # dealt by chance, by seat; () where factions are chosen freely
        self.taken = False  # somebody took the power that was offered

    def missing(self, seat: int, price: Any) -> Mapping[str, int]:
        assert isinstance(price, Gain)
        return self.seats[seat].missing(price)

    def clone(self) -> "State":
        twin = State([seat.clone() for seat in self.seats], self.pending.copy(), self)
        twin.variable_order = self.variable_order
        twin.may_leave = self.may_leave
        twin.first_game = self.first_game
        twin.colours = self.colours
        twin.taken = self.taken
        return twin

    def dump(self) -> list[Plain]:
        archive = writing()
        archive.number(len(self.seats))
        self.fields(archive)
        return archive.items

    def fields(self, archive: Archive) -> None:
        self.round = archive.number(self.round)
        archive.numbers(self.terrain)
        self.bridges = archive.pairs(self.bridges)
        self.scoring = archive.row(self.scoring)
        archive.numbers(self.bonus_coins)
        archive.numbers(self.favors)
        archive.numbers(self.towns)
        archive.numbers(self.order_spaces)
        archive.numbers(self.power_used)
        self.order = archive.row(self.order)
        self.passed_order = archive.row(self.passed_order)
        self.variable_order = archive.flag(self.variable_order)
        self.may_leave = archive.flag(self.may_leave)
        self.first_game = archive.flag(self.first_game)
        self.colours = archive.row(self.colours)
        self.offers = archive.triples(self.offers)
        self.begun = archive.number(int(self.begun)) != 0
        self.acting = archive.number(self.acting)
        self.taken = archive.flag(self.taken)
        for seat in self.seats:
            seat.fields(archive)
        archive.frames(self.pending)

    # --- what changes the table, and is noted while somebody listens

    def deal_colour(self, terrain: int) -> None:
        """To the next seat."""
        self.note(PIECE, len(self.colours), "colour", 1, Source.SETUP, TERRAINS[terrain])
        self.colours += (terrain,)

    def transform(self, hex: int, terrain: int, source: str) -> None:
        if self.ledger is not None:
            self.note(PIECE, TABLE, TERRAINS[self.terrain[hex]], -1, source, NAMES[hex])
            self.note(PIECE, TABLE, TERRAINS[terrain], 1, source, NAMES[hex])
        self.terrain[hex] = terrain

    def keep_priest(self, number: int, space: int) -> None:
        """A priest stays on an order space for good."""
        self.order_spaces[space] = number
        self.seats[number].priests_sent += 1
        self.note(STOCK, number, "priests left", -1, Source.ACTION)
        self.note(PIECE, number, "priests", 1, Source.ACTION, ORDER_SPACE_NAMES[space])

    def take_power_action(self, number: int, which: int) -> None:
        self.power_used[which] = number
        self.note(PIECE, number, "power actions", 1, Source.ACTION, POWER_ACTIONS[which].id)

    def hand_favor(self, number: int, tile: int) -> None:
        self.favors[tile] -= 1
        self.seats[number].favors += (tile,)
        self.hand(number, "favors", FAVOR_TILES[tile].id)

    def hand_town(self, number: int, tile: int) -> None:
        self.towns[tile] -= 1
        self.seats[number].town_tiles += (tile,)
        self.hand(number, "towns", TOWN_TILES[tile].id)

    def hand_card(self, number: int, card: int) -> None:
        """With the coins on it."""
        id, seat, coins = BONUS_CARDS[card].id, self.seats[number], self.bonus_coins[card]
        self.bonus_coins[card] = NONE
        seat.bonus = card
        seat.add(coins, 0, 0, id)
        if self.ledger is not None:
            self.note(STOCK, TABLE, "coins", -coins, id, id)
            self.note(PIECE, TABLE, "cards", -1, Source.ACTION, id)
            self.note(PIECE, number, "card", 1, Source.ACTION, id)

    def return_card(self, number: int, source: str) -> None:
        """If there is one."""
        seat = self.seats[number]
        if seat.bonus != NONE:
            self.note(PIECE, number, "card", -1, source, BONUS_CARDS[seat.bonus].id)
            self.lay_out(seat.bonus, source)
            seat.bonus = NONE

    def lay_out(self, card: int, source: str) -> None:
        self.bonus_coins[card] = 0
        self.note(PIECE, TABLE, "cards", 1, source, BONUS_CARDS[card].id)

    def put_coins_on_cards(self) -> None:
        for card, coins in enumerate(self.bonus_coins):
            if coins != NONE:
                self.bonus_coins[card] += 1
                if self.ledger is not None:
                    self.note(STOCK, TABLE, "coins", 1, Source.ROUND, BONUS_CARDS[card].id)

    def open_actions(self, order: tuple[int, ...]) -> None:
        """A new turn order, in which nobody has passed; everything is usable again."""
        if self.ledger is not None:
            self._note_opening(order)
        self.order = order
        self.passed_order = ()
        self.power_used = [NONE] * len(POWER_ACTIONS)
        for seat in self.seats:
            seat.passed = seat.gone
            seat.used = 0

    def _note_opening(self, order: tuple[int, ...]) -> None:
        for seat in self.seats:
            seat.note(PIECE, "order", place_in(order, seat.number) - place_in(self.order, seat.number), Source.ROUND)
            seat.note(PIECE, "passed", -place_in(self.passed_order, seat.number), Source.ROUND)
            for special in bits(seat.used):
                seat.note(PIECE, "used", -1, Source.ROUND, SPECIALS[special])
        for which, number in enumerate(self.power_used):
            if number != NONE:
                self.note(PIECE, number, "power actions", -1, Source.ROUND, POWER_ACTIONS[which].id)


def load_state(dumped: Plain, frames: Mapping[str, type[Decision[State]]]) -> State:
    """The state that `State.dump` wrote."""
    archive = reading(dumped, frames)
    state = State([Seat(FACTIONS[0], number) for number in range(archive.number(0))], [])
    state.fields(archive)
    archive.close()
    return state


def place_in(order: tuple[int, ...], number: int) -> int:
    """The place of a seat in an order, from 1; 0 where it is not in it."""
    return order.index(number) + 1 if number in order else 0


def joined(state: State, mask: int) -> int:
    """Land across a bridge, anybody's, from a set of hexes."""
    return bridges.joined(state.bridges, SITES, mask)


def _town_tiles() -> list[int]:
    """How many there are of each."""
    return [0 if tile.promo else tile.number for tile in TOWN_TILES]
