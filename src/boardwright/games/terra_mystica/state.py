"""The table mid-game. Sets of hexes are bitmasks; everything that follows from others is worked out, not kept."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from boardwright.games.terra_mystica.content.factions import FACTIONS
from boardwright.games.terra_mystica.content.tiles import BONUS_CARDS, FAVOR_TILES, POWER_ACTIONS, TOWN_TILES
from boardwright.games.terra_mystica.faction import Faction
from boardwright.games.terra_mystica.map import SITES, TERRAIN
from boardwright.games.terra_mystica.vocabulary import BRIDGES, NOTHING, PRIESTS, SOURCES, START, Gain
from boardwright.kernel.decision import Decision
from boardwright.kernel.decision import State as TableState
from boardwright.kernel.game import Plain, frozen
from boardwright.parts import bridges
from boardwright.parts.bowls import Bowls

NONE: Final = -1
STARTING_POINTS: Final = 20


@final
class Seat:
    """A faction board with everything on it, and the faction's pieces on the map."""

    def __init__(self, faction: Faction) -> None:
        self.faction: Final[Faction] = faction
        self.points = STARTING_POINTS
        self.scored: list[int] = [0] * len(SOURCES)  # points by source
        self.scored[START] = STARTING_POINTS
        self.coins = faction.coins
        self.workers = faction.workers
        self.priests = faction.priests
        self.priests_sent = 0  # on the cult board for good
        self.bowls = Bowls(faction.bowls[0], faction.bowls[1], 0)
        self.cults: tuple[int, ...] = faction.cults
        self.shipping = faction.shipping
        self.digging = 0
        self.carpet = 0  # town tiles that lengthen the carpet
        self.keys = 0
        self.bridges = BRIDGES
        self.structures: tuple[int, ...] = (0, 0, 0, 0, 0)  # by structure, a set of hexes
        self.towns = 0  # hexes that belong to towns
        self.skipped = 0  # river hexes that mermaid towns skip
        self.favors: tuple[int, ...] = ()
        self.town_tiles: tuple[int, ...] = ()
        self.founded: tuple[int, ...] = ()  # a hex of each town, in the order of the tiles
        self.bonus = NONE
        self.used = 0  # special actions of this round, as bits
        self.blocked = 0  # tracks whose top a missing key closed in this turn, as bits
        self.passed = False
        self.gone = False  # has left the game
        self.chosen = True  # false while no faction has been chosen

    def clone(self) -> "Seat":
        twin = Seat(self.faction)
        twin.points = self.points
        twin.scored = self.scored.copy()
        twin.coins = self.coins
        twin.workers = self.workers
        twin.priests = self.priests
        twin.priests_sent = self.priests_sent
        twin.bowls = self.bowls.clone()
        twin.cults = self.cults
        twin.shipping = self.shipping
        twin.digging = self.digging
        twin.carpet = self.carpet
        twin.keys = self.keys
        twin.bridges = self.bridges
        twin.structures = self.structures
        twin.towns = self.towns
        twin.skipped = self.skipped
        twin.favors = self.favors
        twin.town_tiles = self.town_tiles
        twin.founded = self.founded
        twin.bonus = self.bonus
        twin.used = self.used
        twin.blocked = self.blocked
        twin.passed = self.passed
        twin.gone = self.gone
        twin.chosen = self.chosen
        return twin

    @property
    def buildings(self) -> int:
        """All own hexes."""
        d, h, t, s, a = self.structures
        return d | h | t | s | a

    def count(self, structure: int) -> int:
        return self.structures[structure].bit_count()

    def has_stronghold(self) -> bool:
        return self.structures[3] != 0

    def found_town(self, members: int) -> None:
        """A group becomes a town. Its tile is taken later; towns and tiles stay in the same order."""
        self.towns |= members
        self.founded += ((members & -members).bit_length() - 1,)

    def place(self, structure: int, hex: int) -> None:
        structures = list(self.structures)
        structures[structure] |= 1 << hex
        self.structures = tuple(structures)

    def remove(self, structure: int, hex: int) -> None:
        structures = list(self.structures)
        structures[structure] &= ~(1 << hex)
        self.structures = tuple(structures)

    # --- receiving and paying

    def score(self, points: int, source: int) -> None:
        self.points += points
        self.scored[source] += points

    def gain(self, gain: Gain) -> None:
        self.points += gain.points
        self.coins += gain.coins
        self.workers += gain.workers
        self.gain_priests(gain.priests)
        self.bowls.gain(gain.power)

    def gain_priests(self, number: int) -> None:
        """A faction has seven; those on the cult board do not come back, and more than the rest cannot be had."""
        self.priests = min(self.priests + number, PRIESTS - self.priests_sent)

    def can_pay(self, cost: Gain, besides: Gain = NOTHING) -> bool:
        return (
            self.coins >= cost.coins + besides.coins
            and self.workers >= cost.workers + besides.workers
            and self.priests >= cost.priests + besides.priests
        )

    def pay(self, cost: Gain) -> None:
        self.coins -= cost.coins
        self.workers -= cost.workers
        self.priests -= cost.priests


@final
class State(TableState["State"]):
    def __init__(self, seats: list[Seat], pending: list[Decision["State"]]) -> None:
        super().__init__(pending)
        self.seats: Final[list[Seat]] = seats
        self.round = 0
        self.terrain: list[int] = list(TERRAIN)
        self.bridges: bridges.Bridges = ()
        self.scoring: tuple[int, ...] = ()  # the round tiles
        self.bonus_coins: list[int] = [NONE] * len(BONUS_CARDS)  # coins on the cards that lie out; NONE elsewhere
        self.favors: list[int] = [tile.number for tile in FAVOR_TILES]
        self.towns: list[int] = [0 if tile.promo else tile.number for tile in TOWN_TILES]
        self.order_spaces: list[int] = [NONE] * 16  # four on each cult: whose priest
        self.power_used: list[int] = [NONE] * len(POWER_ACTIONS)  # in this round: by whom
        self.order: tuple[int, ...] = ()  # turn order of this round
        self.passed_order: tuple[int, ...] = ()
        self.variable_order = False
        self.may_leave = False
        self.first_game = False  # everything is laid out as the rulebook shows
        self.colours: tuple[int, ...] = ()  # dealt by chance, by seat; () where factions are chosen freely
        # Power that the last building offers: (receiver, builder, amount); answered when the builder's turn is over.
        self.offers: tuple[tuple[int, int, int], ...] = ()
        self.converted = 0  # the last conversion, until something else is done (power.kind_of): bots look on from it
        self.acting = NONE  # whose turn it is: only that faction converts
        self.taken = False  # somebody took power that cultists offered

    def clone(self) -> "State":
        twin = State([seat.clone() for seat in self.seats], self.pending.copy())
        twin.answers = self.answers
        twin.round = self.round
        twin.terrain = self.terrain.copy()
        twin.bridges = self.bridges
        twin.scoring = self.scoring
        twin.bonus_coins = self.bonus_coins.copy()
        twin.favors = self.favors.copy()
        twin.towns = self.towns.copy()
        twin.order_spaces = self.order_spaces.copy()
        twin.power_used = self.power_used.copy()
        twin.order = self.order
        twin.passed_order = self.passed_order
        twin.variable_order = self.variable_order
        twin.may_leave = self.may_leave
        twin.first_game = self.first_game
        twin.colours = self.colours
        twin.offers = self.offers
        twin.acting = self.acting
        twin.converted = self.converted
        twin.taken = self.taken
        return twin

    def key(self) -> tuple[object, ...]:
        """Equal for tables between which nothing that matters differs."""
        return (tuple(self.pending), *frozen(self.dump()[:-1]))

    def dump(self) -> list[Plain]:
        return [
            self.round,
            self.terrain.copy(),
            [list(bridge) for bridge in self.bridges],
            list(self.scoring),
            self.bonus_coins.copy(),
            self.favors.copy(),
            self.towns.copy(),
            self.order_spaces.copy(),
            self.power_used.copy(),
            list(self.order),
            list(self.passed_order),
            self.variable_order,
            self.may_leave,
            self.first_game,
            list(self.colours),
            [list(offer) for offer in self.offers],
            self.acting,
            self.converted,
            self.taken,
            [_dump_seat(seat) for seat in self.seats],
            [[type(frame).__name__, *frame.args()] for frame in self.pending],
        ]

    def occupied(self) -> int:
        mask = 0
        for seat in self.seats:
            mask |= seat.buildings
        return mask

    def others(self, number: int) -> int:
        """Hexes with buildings of the other factions."""
        mask = 0
        for other, seat in enumerate(self.seats):
            if other != number:
                mask |= seat.buildings
        return mask


def load_state(dumped: Sequence[Any], frames: Mapping[str, type[Decision[State]]]) -> State:
    """The state that `State.dump` wrote. `frames` are the game's decisions and steps by name."""
    *fields, seats, pending = dumped
    state = State([_load_seat(seat) for seat in seats], [frames[name](*args) for name, *args in pending])
    (
        state.round,
        terrain,
        built,
        scoring,
        bonus_coins,
        favors,
        towns,
        order_spaces,
        power_used,
        order,
        passed_order,
        state.variable_order,
        state.may_leave,
        state.first_game,
        colours,
        offers,
        state.acting,
        state.converted,
        state.taken,
    ) = fields
    state.terrain, state.order_spaces = list(terrain), list(order_spaces)
    state.bridges = tuple([(site, builder) for site, builder in built])
    state.bonus_coins, state.favors, state.towns = list(bonus_coins), list(favors), list(towns)
    state.power_used = list(power_used)
    state.scoring = tuple(scoring)
    state.order = tuple(order)
    state.colours = tuple(colours)
    state.passed_order = tuple(passed_order)
    state.offers = tuple([(receiver, builder, amount) for receiver, builder, amount in offers])
    return state


def _dump_seat(seat: Seat) -> list[Plain]:
    return [
        FACTIONS.index(seat.faction),
        [
            seat.points,
            seat.coins,
            seat.workers,
            seat.priests,
            seat.priests_sent,
            seat.shipping,
            seat.digging,
            seat.carpet,
            seat.keys,
            seat.bridges,
            seat.bonus,
            seat.used,
            seat.blocked,
            int(seat.passed),
            int(seat.gone),
            int(seat.chosen),
        ],
        [seat.bowls.one, seat.bowls.two, seat.bowls.three],
        list(seat.cults),
        [str(mask) for mask in (*seat.structures, seat.towns, seat.skipped)],  # sets too large for some JSON readers
        list(seat.favors),
        list(seat.town_tiles),
        list(seat.founded),
        seat.scored.copy(),
    ]


def _load_seat(dumped: Sequence[Any]) -> Seat:
    faction, numbers, bowls, cults, masks, favors, town_tiles, founded, scored = dumped
    seat = Seat(FACTIONS[faction])
    (
        seat.points,
        seat.coins,
        seat.workers,
        seat.priests,
        seat.priests_sent,
        seat.shipping,
        seat.digging,
        seat.carpet,
        seat.keys,
        seat.bridges,
        seat.bonus,
        seat.used,
        seat.blocked,
        passed,
        gone,
        chosen,
    ) = numbers
    seat.passed, seat.gone, seat.chosen = bool(passed), bool(gone), bool(chosen)
    seat.bowls = Bowls(*bowls)
    seat.cults = tuple(cults)
    *structures, seat.towns, seat.skipped = [int(mask) for mask in masks]
    seat.structures = tuple(structures)
    seat.scored = list(scored)
    seat.favors = tuple(favors)
    seat.town_tiles = tuple(town_tiles)
    seat.founded = tuple(founded)
    return seat


def faction_named(id: str) -> Faction:
    return next(faction for faction in FACTIONS if faction.id == id)


def joined(state: State, mask: int) -> int:
    """Land across a bridge, anybody's, from a set of hexes."""
    return bridges.joined(state.bridges, SITES, mask)
