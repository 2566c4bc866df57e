"""The table mid-game. Sets of hexes are bitmasks; everything that follows from others is worked out, not kept."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from boardwright.games.age_of_innovation.content.boards import BOARDS, FACTIONS
from boardwright.games.age_of_innovation.content.tiles import (
    BOOK_ACTIONS,
    CITIES,
    CITY_COPIES,
    COMPETENCIES,
    COMPETENCY_COPIES,
    PALACES,
    POWER_ACTIONS,
    ROUND_BONUSES,
)
from boardwright.games.age_of_innovation.faction import Faction, PlanningBoard
from boardwright.games.age_of_innovation.map import PAIRS, SIDES, Side
from boardwright.games.age_of_innovation.tile import NONE, PalaceAbility
from boardwright.games.age_of_innovation.vocabulary import (
    BRIDGES,
    BUILDINGS,
    KEY_LEVEL,
    NUMBERS,
    SCHOLARS,
    SLOTS,
    SOURCES,
    START,
    Gain,
)
from boardwright.kernel.decision import Decision
from boardwright.kernel.decision import State as TableState
from boardwright.kernel.game import Plain, frozen
from boardwright.parts import bridges
from boardwright.parts.bowls import Bowls

STARTING_POINTS: Final = 20
PLACES: Final = 14  # for innovations: two wide ones, then three rows of four
WIDE: Final = 2
NO_POWER_USED: Final = (NONE,) * len(POWER_ACTIONS)
NO_BOOKS_USED: Final = (NONE,) * len(BOOK_ACTIONS)


@final
class Seat:
    """A planning board with everything on it, and its pieces on the map."""

    def __init__(self) -> None:
        self.terrain = NONE  # the planning board; NONE before it is chosen
        self.faction = NONE
        self.points = STARTING_POINTS
        self.scored: list[int] = [0] * len(SOURCES)  # points by source
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
        twin = Seat()
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

    @property
    def board(self) -> PlanningBoard:
        return BOARDS[self.terrain]

    @property
    def people(self) -> Faction:
        return FACTIONS[self.faction]

    def count(self, building: int) -> int:
        """On the map, neutral ones included."""
        return self.structures[building].bit_count()

    def coloured(self, building: int) -> int:
        """The hexes of own pieces of a kind, without neutral ones."""
        return self.structures[building] & ~self.neutral

    def has_piece(self, building: int) -> bool:
        """Whether one is left on the planning board."""
        return self.coloured(building).bit_count() < NUMBERS[building]

    def place(self, building: int, hex: int) -> None:
        structures = list(self.structures)
        structures[building] |= 1 << hex
        self.structures = tuple(structures)
        self.buildings |= 1 << hex

    def replace(self, old: int, new: int, hex: int) -> None:
        structures = list(self.structures)
        structures[old] &= ~(1 << hex)
        structures[new] |= 1 << hex
        self.structures = tuple(structures)

    def has_palace_ability(self, ability: int) -> bool:
        return self.palace != NONE and PALACES[self.palace].ability == ability

    def has_flight(self) -> bool:
        return self.has_palace_ability(PalaceAbility.FLIGHT)

    def free_keys(self) -> int:
        """One for each city tile; each discipline that has entered level 8 keeps one for good."""
        return len(self.cities) - sum([level >= KEY_LEVEL for level in self.science])

    def found_city(self, members: int) -> None:
        """A group becomes a city. Its tile is taken later; cities and tiles stay in the same order."""
        self.in_cities |= members
        self.founded += ((members & -members).bit_length() - 1,)

    # --- receiving and paying

    def score(self, points: int, source: int) -> None:
        self.points += points
        self.scored[source] += points

    def gain(self, gain: Gain, source: int) -> None:
        """All but books, whose colours are asked for."""
        if gain.points:
            self.score(gain.points, source)
        self.coins += gain.coins
        self.tools += gain.tools
        if gain.scholars:
            self.gain_scholars(gain.scholars)
        if gain.power:
            self.bowls.gain(gain.power)

    def gain_scholars(self, number: int) -> None:
        """There are seven; those on the science display do not come back, and more than the rest cannot be had."""
        self.scholars = min(self.scholars + number, SCHOLARS - self.scholars_sent)

    def gain_books(self, discipline: int, number: int) -> None:
        books = list(self.books)
        books[discipline] += number
        self.books = tuple(books)

    def can_pay(self, cost: Gain) -> bool:
        return self.coins >= cost.coins and self.tools >= cost.tools and self.scholars >= cost.scholars

    def pay(self, cost: Gain) -> None:
        self.coins -= cost.coins
        self.tools -= cost.tools
        self.scholars -= cost.scholars


@final
class Automaton:
    """What the Automa has besides its pieces: its cards, and which of its buildings are marked."""

    def __init__(self) -> None:
        self.level = NONE  # before it is chosen
        self.faction = NONE
        self.deck: tuple[int, ...] = ()  # every card it plays with
        self.reserve: tuple[int, ...] = ()
        self.pile: tuple[int, ...] = ()  # not turned up yet in this round; their order is not known
        self.top = NONE  # the card on top of the pile, turned up
        self.support = NONE  # the card that supports the present turn
        self.marked = 0  # hexes
        self.taken = 0  # the most power that the human took from one of its buildings in this turn

    def clone(self) -> "Automaton":
        twin = Automaton()
        twin.level = self.level
        twin.faction = self.faction
        twin.deck = self.deck
        twin.reserve = self.reserve
        twin.pile = self.pile
        twin.top = self.top
        twin.support = self.support
        twin.marked = self.marked
        twin.taken = self.taken
        return twin


@final
class State(TableState["State"]):
    def __init__(self, seats: list[Seat], side: int, pending: list[Decision["State"]]) -> None:
        super().__init__(pending)
        self.seats: Final[list[Seat]] = seats  # against the Automa it sits last
        self.side: Final[int] = side
        self.map: Final[Side] = SIDES[side]
        self.edition = 0
        self.round = 0
        self.lands: list[int] = list(self.map.lands)  # by terrain
        self.bridges: bridges.Bridges = ()  # on pairs of hexes
        self.scoring: tuple[int, ...] = ()  # the tiles of rounds 1 to 6
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
        self.order: tuple[int, ...] = tuple(range(len(seats)))  # turn order of this round
        self.passed_order: tuple[int, ...] = ()
        # Power that buildings offer: (receiver, builder, amount); answered when the builder's turn is over.
        self.offers: tuple[tuple[int, int, int], ...] = ()
        self.acting = NONE  # whose turn it is; NONE outside the action phase
        self.converted = 0  # the last conversion, until something else is done (power.kind_of): bots look on from it
        self.neutral_science: tuple[int, ...] = ()  # markers of the faction that nobody plays, with two players
        self.territory = 0  # its area, when the tile is turned up
        self.automa: Automaton | None = None

    def clone(self) -> "State":
        twin = State([seat.clone() for seat in self.seats], self.side, self.pending.copy())
        twin.answers = self.answers
        twin.edition = self.edition
        twin.round = self.round
        twin.lands = self.lands.copy()
        twin.bridges = self.bridges
        twin.scoring = self.scoring
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
        twin.order = self.order
        twin.passed_order = self.passed_order
        twin.offers = self.offers
        twin.acting = self.acting
        twin.converted = self.converted
        twin.neutral_science = self.neutral_science
        twin.territory = self.territory
        twin.automa = None if self.automa is None else self.automa.clone()
        return twin

    def key(self) -> tuple[object, ...]:
        """Equal for tables between which nothing that matters differs."""
        return (tuple(self.pending), *frozen(self.dump()[:-1]))

    def dump(self) -> list[Plain]:
        return [
            self.side,
            self.edition,
            self.round,
            [str(mask) for mask in self.lands],  # sets too large for some JSON readers
            [list(bridge) for bridge in self.bridges],
            list(self.scoring),
            self.final_tile,
            list(self.book_actions),
            self.display.copy(),
            list(self.competency_places),
            self.competencies.copy(),
            self.city_tiles.copy(),
            list(self.palaces),
            [list(bundle) for bundle in self.bundles],
            list(self.bonus_row),
            self.bonus_coins.copy(),
            self.slots.copy(),
            list(self.power_used),
            list(self.books_used),
            list(self.order),
            list(self.passed_order),
            [list(offer) for offer in self.offers],
            self.acting,
            self.converted,
            list(self.neutral_science),
            self.territory,
            _dump_automa(self.automa),
            [_dump_seat(seat) for seat in self.seats],
            [[type(frame).__name__, *frame.args()] for frame in self.pending],
        ]

    @property
    def humans(self) -> int:
        return len(self.seats) - (self.automa is not None)

    def is_automa(self, number: int) -> bool:
        return self.automa is not None and number == len(self.seats) - 1

    def occupied(self) -> int:
        mask = 0
        for seat in self.seats:
            mask |= seat.buildings
        return mask

    def others(self, number: int) -> int:
        """Hexes with buildings of everybody else."""
        mask = 0
        for other, seat in enumerate(self.seats):
            if other != number:
                mask |= seat.buildings
        return mask

    def exchange_bonus(self, number: int, bonus: int) -> None:
        """A round bonus is taken from the row, and the old one lies in its place."""
        seat = self.seats[number]
        self.bonus_coins[bonus] = 0
        self.bonus_row = tuple([seat.bonus if each == bonus else each for each in self.bonus_row])
        seat.bonus = bonus

    def use_power_action(self, number: int, which: int) -> None:
        self.power_used = (*self.power_used[:which], number, *self.power_used[which + 1 :])

    def use_book_action(self, number: int, which: int) -> None:
        self.books_used = (*self.books_used[:which], number, *self.books_used[which + 1 :])

    def terrain_of(self, hex: int) -> int:
        for terrain, mask in enumerate(self.lands):
            if mask >> hex & 1:
                return terrain
        raise AssertionError(f"Hex {hex} is no land.")

    def terraform(self, hex: int, terrain: int) -> None:
        self.lands[self.terrain_of(hex)] &= ~(1 << hex)
        self.lands[terrain] |= 1 << hex


def joined(state: State, mask: int) -> int:
    """Land across a bridge, anybody's, from a set of hexes."""
    return bridges.joined(state.bridges, PAIRS, mask)


def load_state(dumped: Sequence[Any], frames: Mapping[str, type[Decision[State]]]) -> State:
    """The state that `State.dump` wrote. `frames` are the game's decisions and steps by name."""
    side, *fields, automa, seats, pending = dumped
    state = State([_load_seat(seat) for seat in seats], side, [frames[name](*args) for name, *args in pending])
    (
        state.edition,
        state.round,
        lands,
        built,
        scoring,
        state.final_tile,
        book_actions,
        display,
        competency_places,
        competencies,
        city_tiles,
        palaces,
        bundles,
        bonus_row,
        bonus_coins,
        slots,
        power_used,
        books_used,
        order,
        passed_order,
        offers,
        state.acting,
        state.converted,
        neutral_science,
        state.territory,
    ) = fields
    state.lands = [int(mask) for mask in lands]
    state.bridges = tuple([(pair, builder) for pair, builder in built])
    state.scoring, state.book_actions, state.palaces = tuple(scoring), tuple(book_actions), tuple(palaces)
    state.competency_places, state.bonus_row = tuple(competency_places), tuple(bonus_row)
    state.display, state.slots = list(display), list(slots)
    state.competencies, state.city_tiles, state.bonus_coins = list(competencies), list(city_tiles), list(bonus_coins)
    state.bundles = tuple([(terrain, faction, bonus) for terrain, faction, bonus in bundles])
    state.power_used, state.books_used = tuple(power_used), tuple(books_used)
    state.order, state.passed_order = tuple(order), tuple(passed_order)
    state.offers = tuple([(receiver, builder, amount) for receiver, builder, amount in offers])
    state.neutral_science = tuple(neutral_science)
    state.automa = _load_automa(automa)
    return state


def _dump_seat(seat: Seat) -> list[Plain]:
    return [
        [
            seat.terrain,
            seat.faction,
            seat.points,
            seat.coins,
            seat.tools,
            seat.scholars,
            seat.scholars_sent,
            seat.shipping,
            seat.terraforming,
            seat.bridges,
            seat.annexes,
            seat.palace,
            seat.drafted,
            seat.bonus,
            seat.used,
            int(seat.passed),
        ],
        [seat.bowls.one, seat.bowls.two, seat.bowls.three],
        list(seat.books),
        list(seat.science),
        [str(mask) for mask in (*seat.structures, seat.neutral, seat.annexed, seat.in_cities, seat.skipped)],
        list(seat.cities),
        list(seat.founded),
        list(seat.competencies),
        list(seat.innovations),
        seat.scored.copy(),
    ]


def _load_seat(dumped: Sequence[Any]) -> Seat:
    numbers, bowls, books, science, masks, cities, founded, competencies, innovations, scored = dumped
    seat = Seat()
    (
        seat.terrain,
        seat.faction,
        seat.points,
        seat.coins,
        seat.tools,
        seat.scholars,
        seat.scholars_sent,
        seat.shipping,
        seat.terraforming,
        seat.bridges,
        seat.annexes,
        seat.palace,
        seat.drafted,
        seat.bonus,
        seat.used,
        passed,
    ) = numbers
    seat.passed = bool(passed)
    seat.bowls = Bowls(*bowls)
    seat.books, seat.science = tuple(books), tuple(science)
    *structures, seat.neutral, seat.annexed, seat.in_cities, seat.skipped = [int(mask) for mask in masks]
    seat.structures = tuple(structures)
    for mask in seat.structures:
        seat.buildings |= mask
    seat.cities, seat.founded = tuple(cities), tuple(founded)
    seat.competencies, seat.innovations = tuple(competencies), tuple(innovations)
    seat.scored = list(scored)
    return seat


def _dump_automa(automa: Automaton | None) -> list[Plain]:
    if automa is None:
        return []
    return [
        [automa.level, automa.faction, automa.top, automa.support, automa.taken],
        [list(cards) for cards in (automa.deck, automa.reserve, automa.pile)],
        str(automa.marked),
    ]


def _load_automa(dumped: Sequence[Any]) -> Automaton | None:
    if not dumped:
        return None
    numbers, cards, marked = dumped
    automa = Automaton()
    automa.level, automa.faction, automa.top, automa.support, automa.taken = numbers
    automa.deck, automa.reserve, automa.pile = [tuple(each) for each in cards]
    automa.marked = int(marked)
    return automa
