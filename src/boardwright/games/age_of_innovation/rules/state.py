"""The table mid-game. Sets of hexes are bitmasks; everything that follows from others is worked out, not kept."""

from collections.abc import Mapping
from typing import Final, final

from boardwright.kernel.archive import Archive, MakesFrame, reading, writing
from boardwright.kernel.decision import Decision
from boardwright.kernel.ledger import PIECE, STOCK, TABLE, TRACK, Ledger
from boardwright.kernel.plain import Plain
from boardwright.parts import bridges
from boardwright.parts.hexgrid import bits
from boardwright.parts.table import Table

from ..content.factions import FACTIONS
from ..content.tiles import (
    BOOK_ACTIONS,
    CITIES,
    CITY_COPIES,
    COMPETENCIES,
    COMPETENCY_COPIES,
    FINAL_TILES,
    INNOVATIONS,
    PALACES,
    POWER_ACTIONS,
    ROUND_BONUSES,
)
from .deck import Automaton
from .map import NAMES, PAIRS, SIDES, Side
from .moves import SPECIALS
from .seat import Seat
from .tile import NONE
from .vocabulary import DISCIPLINES, SLOTS, TERRAINS, Gain, Source

PLACES: Final = 14  # for innovations: two wide ones, then three rows of four
WIDE: Final = 2
NO_POWER_USED: Final = (NONE,) * len(POWER_ACTIONS)
NO_BOOKS_USED: Final = (NONE,) * len(BOOK_ACTIONS)
BOOK_POWER: Final = 5
POWER_PRICES: Final = {"scholars": 5, "tools": 3, "coins": 1, "power": 1}
NOBODYS: Final = -2  # the owner of the scholars of the faction that nobody plays
SLOT_NAMES: Final[tuple[str, ...]] = tuple(
    [f"{discipline} {slot + 1}" for discipline in DISCIPLINES for slot in range(len(SLOTS))]
)


@final
class State(Table["State", Seat]):
    def __init__(
        self, seats: list[Seat], side: int, pending: list[Decision["State"]], like: "State | None" = None
    ) -> None:
        super().__init__(seats, pending, like)  # the Automa sits last
        self.side: Final[int] = side
        self.map: Final[Side] = SIDES[side]
        self.edition = 0
        self.lands: list[int] = list(self.map.lands)  # by terrain
        self.final_tile = NONE
        self.book_actions: tuple[int, ...] = ()
        self.display: list[int] = [NONE] * PLACES  # innovations by place
        self.competency_places: tuple[int, ...] = ()  # competencies by place: row * 4 + discipline
        self.competencies: list[int] = [COMPETENCY_COPIES] * len(COMPETENCIES)
        self.city_tiles: list[int] = [CITY_COPIES] * len(CITIES)
        self.palaces: tuple[int, ...] = ()  # that lie out
        self.bundles: tuple[tuple[int, int, int], ...] = ()  # to choose from: terrain, faction, bonus (NONE: none)
        self.bonus_row: tuple[int, ...] = ()  # round bonuses that lie out, from left to right
        self.bonus_coins: list[int] = [0] * len(ROUND_BONUSES)
        self.slots: list[int] = [NONE] * (4 * len(SLOTS))  # of the science display: whose scholar
        self.power_used: tuple[int, ...] = NO_POWER_USED  # power actions of this round: by whom
        self.books_used: tuple[int, ...] = NO_BOOKS_USED  # book actions
        if like is None:
            self.order = tuple(range(len(seats)))
        self.owed: tuple[int, ...] = ()  # rewards that the last answer brought, until the player is asked about them
        self.late: tuple[tuple[int, int], ...] = ()  # when no reward waits: steps in a discipline that lack a key
        self.neutral_science: tuple[int, ...] = ()  # markers of the faction that nobody plays, with two players
        self.territory = 0  # its area, when the tile is turned up
        self.automa: Automaton | None = None

    def listen(self, ledger: Ledger | None) -> None:
        super().listen(ledger)
        if self.automa is not None:
            self.automa.ledger = ledger

    def missing(self, seat: int, price: Gain) -> Mapping[str, int]:
        return self.seats[seat].missing(price)

    def weigh(self, missing: Mapping[str, int]) -> int:
        """In power, for which everything can be had."""
        return sum([POWER_PRICES.get(what, BOOK_POWER) * amount for what, amount in missing.items()])

    def clone(self) -> "State":
        twin = State([seat.clone() for seat in self.seats], self.side, self.pending.copy(), self)
        twin.edition = self.edition
        twin.lands = self.lands.copy()
        twin.final_tile = self.final_tile
        twin.book_actions = self.book_actions
        twin.display = self.display.copy()
        twin.competency_places = self.competency_places
        twin.competencies = self.competencies.copy()
        twin.city_tiles = self.city_tiles.copy()
        twin.palaces = self.palaces
        twin.bundles = self.bundles
        twin.bonus_row = self.bonus_row
        twin.bonus_coins = self.bonus_coins.copy()
        twin.slots = self.slots.copy()
        twin.power_used = self.power_used
        twin.books_used = self.books_used
        twin.owed = self.owed
        twin.late = self.late
        twin.neutral_science = self.neutral_science
        twin.territory = self.territory
        twin.automa = None if self.automa is None else self.automa.clone()
        return twin

    def dump(self) -> list[Plain]:
        archive = writing()
        archive.number(len(self.seats))
        archive.entry(range(len(SIDES)), self.side)
        self.fields(archive)
        return archive.items

    def fields(self, archive: Archive) -> None:
        self.edition = archive.number(self.edition)
        self.round = archive.number(self.round)
        for terrain, hexes in enumerate(self.lands):
            self.lands[terrain] = archive.mask(hexes)
        self.bridges = archive.pairs(self.bridges)
        self.scoring = archive.row(self.scoring)
        self.final_tile = archive.number(self.final_tile)
        self.book_actions = archive.row(self.book_actions)
        archive.numbers(self.display)
        self.competency_places = archive.row(self.competency_places)
        archive.numbers(self.competencies)
        archive.numbers(self.city_tiles)
        self.palaces = archive.row(self.palaces)
        self.bundles = archive.triples(self.bundles)
        self.bonus_row = archive.row(self.bonus_row)
        archive.numbers(self.bonus_coins)
        archive.numbers(self.slots)
        self.power_used = archive.row(self.power_used)
        self.books_used = archive.row(self.books_used)
        self.order = archive.row(self.order)
        self.passed_order = archive.row(self.passed_order)
        self.offers = archive.triples(self.offers)
        self.acting = archive.number(self.acting)
        self.begun = archive.number(int(self.begun)) != 0
        self.neutral_science = archive.row(self.neutral_science)
        self.territory = archive.number(self.territory)
        if archive.flag(self.automa is not None):
            self.automa = Automaton() if self.automa is None else self.automa
            self.automa.fields(archive)
        for seat in self.seats:
            seat.fields(archive)
        archive.frames(self.pending)
        if archive.goes_on():
            self.owed = archive.row(self.owed)
            self.late = archive.pairs(self.late)

    @property
    def humans(self) -> int:
        return len(self.seats) - (self.automa is not None)

    def is_automa(self, number: int) -> bool:
        return self.automa is not None and number == len(self.seats) - 1

    def terrain_of(self, hex: int) -> int:
        for terrain, mask in enumerate(self.lands):
            if mask >> hex & 1:
                return terrain
        raise AssertionError(f"Hex {hex} is no land.")

    # --- what changes the table, and is noted while somebody listens

    def draw_final(self, tile: int) -> None:
        self.final_tile = tile
        self._note_out("final", FINAL_TILES[tile].id, 1, Source.SETUP)

    def lay_book_action(self, which: int) -> None:
        self.book_actions += (which,)
        self._note_out("book actions", BOOK_ACTIONS[which].id, 1, Source.SETUP)

    def lay_innovation(self, place: int, innovation: int) -> None:
        self.display[place] = innovation
        self._note_out("innovations", INNOVATIONS[innovation].id, 1, Source.SETUP)

    def lay_competency(self, competency: int) -> None:
        """On the next place."""
        self.competency_places += (competency,)
        self._note_out("competencies", COMPETENCIES[competency].id, COMPETENCY_COPIES, Source.SETUP)

    def set_palaces(self, palaces: tuple[int, ...], source: str) -> None:
        """Those that lie out."""
        if self.ledger is not None:
            for n, palace in enumerate(PALACES):
                self._note_out("palaces", palace.id, (n in palaces) - (n in self.palaces), source)
        self.palaces = palaces

    def set_bundles(self, bundles: tuple[tuple[int, int, int], ...]) -> None:
        """What is to be chosen from."""
        if self.ledger is not None:
            for bundle in self.bundles:
                if bundle not in bundles:
                    self.note_bundle(self.ledger, bundle, -1)
            for bundle in bundles:
                if bundle not in self.bundles:
                    self.note_bundle(self.ledger, bundle, 1)
        self.bundles = bundles

    def note_bundle(self, ledger: Ledger, bundle: tuple[int, int, int], amount: int) -> None:
        terrain, faction, bonus = bundle
        if terrain != NONE:
            ledger.note(PIECE, TABLE, "board", amount, Source.SETUP, TERRAINS[terrain])
        if faction != NONE:
            ledger.note(PIECE, TABLE, "faction", amount, Source.SETUP, FACTIONS[faction].id)
        if bonus != NONE:
            ledger.note(PIECE, TABLE, "bonus", amount, Source.SETUP, ROUND_BONUSES[bonus].id)

    def set_bonus_row(self, row: tuple[int, ...], source: str) -> None:
        """Round bonuses that lie out."""
        if self.ledger is not None:
            for n, bonus in enumerate(ROUND_BONUSES):
                self._note_out("bonuses", bonus.id, (n in row) - (n in self.bonus_row), source)
        self.bonus_row = row

    def put_coins_on_bonuses(self) -> None:
        for bonus in self.bonus_row:
            self.bonus_coins[bonus] += 1
            if self.ledger is not None:
                self.note(STOCK, TABLE, "coins", 1, Source.ROUND, ROUND_BONUSES[bonus].id)

    def take_first_bonus(self, number: int, bonus: int) -> None:
        self.seats[number].hold_bonus(bonus, Source.SETUP)
        self.set_bonus_row(tuple([each for each in self.bonus_row if each != bonus]), Source.SETUP)

    def exchange_bonus(self, number: int, bonus: int) -> None:
        """A round bonus is taken from the row, and the old one lies in its place. The Automa has no use for coins."""
        seat, coins = self.seats[number], self.bonus_coins[bonus]
        if not self.is_automa(number):
            seat.add(coins, 0, 0, ROUND_BONUSES[bonus].origin.source)
        self.bonus_coins[bonus] = 0
        if self.ledger is not None:
            self.note(STOCK, TABLE, "coins", -coins, ROUND_BONUSES[bonus].origin.source, ROUND_BONUSES[bonus].id)
        self.set_bonus_row(tuple([seat.bonus if each == bonus else each for each in self.bonus_row]), Source.ACTION)
        seat.hold_bonus(bonus, Source.ACTION)

    def keep_scholar(self, number: int, slot: int) -> None:
        """A scholar stays on the science display for good."""
        self.slots[slot] = number
        self.seats[number].scholars_sent += 1
        if self.ledger is not None:
            self.note(STOCK, number, "scholars left", -1, Source.ACTION)
            self.note(PIECE, number, "scholars", 1, Source.ACTION, SLOT_NAMES[slot])

    def set_neutral_science(self, levels: tuple[int, ...]) -> None:
        """Two players: the markers of the faction that nobody plays, and a scholar of theirs in each discipline."""
        self.neutral_science = levels
        for discipline, level in enumerate(levels):
            self.note(TRACK, TABLE, DISCIPLINES[discipline], level, Source.SETUP)
            slot = len(SLOTS) * discipline + 1
            self.slots[slot] = NOBODYS
            self.note(PIECE, TABLE, "scholars", 1, Source.SETUP, SLOT_NAMES[slot])

    def turn_up_territory(self, size: int) -> None:
        self.note(TRACK, TABLE, "territory", size - self.territory, Source.SETUP)
        self.territory = size

    def terraform(self, hex: int, terrain: int) -> None:
        before = self.terrain_of(hex)
        self.lands[before] &= ~(1 << hex)
        self.lands[terrain] |= 1 << hex
        if self.ledger is not None:
            self.note(PIECE, TABLE, TERRAINS[before], -1, Source.ACTION, NAMES[hex])
            self.note(PIECE, TABLE, TERRAINS[terrain], 1, Source.ACTION, NAMES[hex])

    def use_power_action(self, number: int, which: int) -> None:
        self.power_used = (*self.power_used[:which], number, *self.power_used[which + 1 :])
        self.note(PIECE, number, "power actions", 1, Source.ACTION, POWER_ACTIONS[which].id)

    def use_book_action(self, number: int, which: int) -> None:
        self.books_used = (*self.books_used[:which], number, *self.books_used[which + 1 :])
        self.note(PIECE, number, "book actions", 1, Source.ACTION, BOOK_ACTIONS[which].id)

    def hand_competency(self, number: int, tile: int) -> None:
        self.competencies[tile] -= 1
        self.seats[number].competencies += (tile,)
        self.hand(number, "competencies", COMPETENCIES[tile].id)

    def hand_city(self, number: int, tile: int) -> None:
        self.city_tiles[tile] -= 1
        self.seats[number].cities += (tile,)
        self.hand(number, "cities", CITIES[tile].id)

    def hand_innovation(self, number: int, tile: int) -> None:
        self.display[self.display.index(tile)] = NONE
        self.seats[number].innovations += (tile,)
        self.hand(number, "innovations", INNOVATIONS[tile].id)

    def hand_palace(self, number: int, tile: int) -> None:
        """One that lies out, or the drafted one."""
        seat = self.seats[number]
        if seat.drafted != NONE:
            seat.note(PIECE, "drafted palace", -1, Source.ACTION, PALACES[tile].id)
        seat.drafted = NONE
        seat.palace = tile
        seat.note(PIECE, "palace", 1, Source.ACTION, PALACES[tile].id)
        self.set_palaces(tuple([each for each in self.palaces if each != tile]), Source.ACTION)

    def open_actions(self) -> None:
        """Who passed first begins; nobody has passed, and everything is usable again."""
        if self.ledger is not None:
            self._note_opening()
        self.order, self.passed_order = self.passed_order, ()
        self.power_used, self.books_used = NO_POWER_USED, NO_BOOKS_USED
        for seat in self.seats:
            seat.passed = False
            seat.used = 0

    def _note_opening(self) -> None:
        for seat in self.seats:
            place = self.passed_order.index(seat.number) + 1
            seat.note(PIECE, "order", place - self.order.index(seat.number) - 1, Source.ROUND)
            seat.note(PIECE, "passed", -place, Source.ROUND)
            for special in bits(seat.used):
                seat.note(PIECE, "used", -1, Source.ROUND, SPECIALS[special])
        for which, number in enumerate(self.power_used):
            if number != NONE:
                self.note(PIECE, number, "power actions", -1, Source.ROUND, POWER_ACTIONS[which].id)
        for which, number in enumerate(self.books_used):
            if number != NONE:
                self.note(PIECE, number, "book actions", -1, Source.ROUND, BOOK_ACTIONS[which].id)

    def _note_out(self, what: str, id: str, amount: int, source: str) -> None:
        """Something comes to lie out, or does no more."""
        self.note(PIECE, TABLE, what, amount, source, id)


def load_state(dumped: Plain, frames: Mapping[str, MakesFrame]) -> State:
    """The state that `State.dump` wrote."""
    archive = reading(dumped, frames)
    seats = [Seat(number) for number in range(archive.number(0))]
    state = State(seats, archive.entry(range(len(SIDES)), 0), [])
    state.fields(archive)
    archive.close()
    return state


def joined(state: State, mask: int) -> int:
    """Land across a bridge, anybody's, from a set of hexes."""
    return bridges.joined(state.bridges, PAIRS, mask)
