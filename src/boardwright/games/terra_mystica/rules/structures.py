"""What comes of a building: points, power for the neighbours, favor tiles, town tiles. (Rulebook: Upgrading a
building; Founding a town)"""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.kind import Kind, Kinds
from boardwright.kernel.verdict import Reason, Words
from boardwright.parts.hexgrid import bits

from ..content.tiles import FAVOR_TILES, SCORING_TILES, TOWN_TILES
from .cults import AT_TOP, TOP_TAKEN, advance, top_taken
from .map import GRID
from .moves import CONNECT, CULT, FAVOR, TOWN
from .power import CONVERTING, OwnDecision, offer_power
from .seat import Seat
from .state import State
from .towns import found_towns, group, rivers_to_skip
from .vocabulary import ABILITIES, CULT_TOP, DWELLING, FAVORS, ROUND_TILES, TOWNS, TRACKS, Source
from .vocabulary import TOWN as TOWN_FOUNDED

HAVE_IT: Final = Reason("reason-have-it")
NONE_LEFT: Final = Reason("reason-none-left")
BELOW_TOP: Final = Reason("reason-below-top")  # the steps do not lead to the top
MOVED: Final = Reason("reason-moved")  # by the same tile


def score(state: State, number: int, what: int, times: int = 1) -> None:
    """Points of the round's scoring tile."""
    if 1 <= state.round <= len(state.scoring):
        tile = SCORING_TILES[state.scoring[state.round - 1]]
        if what in tile.scores:
            state.seats[number].score(tile.points * times, ROUND_TILES, tile.id)


def place_dwelling(state: State, number: int, hex: int, source: str) -> None:
    state.seats[number].place(DWELLING, hex, source)
    score_building(state, number, DWELLING, hex)
    claim_building(state, number, DWELLING, hex)


def score_building(state: State, number: int, structure: int, hex: int) -> None:
    """What a building brings at once, to its owner and to the neighbours."""
    seat = state.seats[number]
    score(state, number, structure)
    for tile in seat.favors:
        kind, points = FAVOR_TILES[tile].whenever
        if kind == structure:
            seat.score(points, FAVORS, FAVOR_TILES[tile].id)
    offer_power(state, number, hex)


def claim_building(state: State, number: int, structure: int, hex: int) -> None:
    """The tiles that a building earns."""
    towns = new_towns(state, number, 1 << hex)
    claim(state, number, state.seats[number].faction.favors[structure], towns)


def advance_shipping(seat: Seat, source: str) -> None:
    if seat.shipping < seat.faction.shipping_maximum:
        seat.advance_shipping(source)
        seat.score(seat.faction.shipping_points[seat.shipping], TRACKS, Source.SHIPPING)


# --- what is due: favor tiles and town tiles, taken in the order the player likes


def new_towns(state: State, number: int, hexes: int) -> int:
    towns = found_towns(state, number, hexes, 0, Source.ACTION)
    for _ in range(towns):
        _town_founded(state, number)
    return towns


def _town_founded(state: State, number: int) -> None:
    seat = state.seats[number]
    score(state, number, TOWN_FOUNDED)
    seat.gain(seat.faction.town, Source.ABILITY)
    seat.score(seat.faction.town.points, ABILITIES, Source.ABILITY)


def claim(state: State, number: int, favors: int, towns: int) -> None:
    """What an action has earned."""
    seat = state.seats[number]
    if seat.ledger is not None:
        seat.offer("favors", min(favors, favors_left(state, seat)), Source.ACTION)
        seat.offer("towns", towns, Source.ACTION)
    _ask_for_tiles(state, number, favors, towns)


def _ask_for_tiles(state: State, number: int, favors: int, towns: int) -> None:
    favors = min(favors, favors_left(state, state.seats[number]))
    if favors or towns:
        state.pending.append(Claim(number, favors, towns))


def favors_left(state: State, seat: Seat) -> int:
    """How many favor tiles the seat could still take."""
    return sum([left > 0 and tile not in seat.favors for tile, left in enumerate(state.favors)])


class Claim(OwnDecision):
    """Favor tiles and town tiles that are due."""

    def __init__(self, seat: int, favors: int, towns: int) -> None:
        super().__init__(seat)
        self.favors: Final[int] = favors
        self.towns: Final[int] = towns

    def kinds(self) -> Kinds:
        return _CLAIM

    def args(self) -> Sequence[int]:
        return (self.seat, self.favors, self.towns)


class TakeFavor(Kind[State, Claim, int]):
    """Never two of a kind."""

    def options(self, state: State, asked: Claim) -> Sequence[int]:
        return self.verb.values if asked.favors else ()

    def why_not(self, state: State, asked: Claim, tile: int) -> Reason | None:
        if tile in state.seats[asked.seat].favors:
            return HAVE_IT
        return None if state.favors[tile] else NONE_LEFT

    def do(self, state: State, asked: Claim, number: int) -> None:
        seat, tile = state.seats[asked.seat], FAVOR_TILES[number]
        state.hand_favor(asked.seat, number)
        towns = asked.towns
        if tile.town_power:
            # Groups that were too weak so far are looked at again at once.
            found = found_towns(state, asked.seat, seat.buildings, towns, tile.id)
            for _ in range(found):
                _town_founded(state, asked.seat)
            seat.offer("towns", found, tile.id)
            towns += found
        advance(state, asked.seat, tile.cult, tile.steps, tile.id)
        _ask_for_tiles(state, asked.seat, asked.favors - 1, towns)

    def words(self, state: State, asked: Claim, tile: int) -> Words:
        return "favor", {"tile": FAVOR_TILES[tile]}


class TakeTown(Kind[State, Claim, int]):
    def options(self, state: State, asked: Claim) -> Sequence[int]:
        return self.verb.values if asked.towns else ()

    def why_not(self, state: State, asked: Claim, tile: int) -> Reason | None:
        return None if state.towns[tile] else NONE_LEFT

    def do(self, state: State, asked: Claim, tile: int) -> None:
        _ask_for_tiles(state, asked.seat, asked.favors, asked.towns - 1)
        take_town(state, asked.seat, tile)

    def words(self, state: State, asked: Claim, tile: int) -> Words:
        return "town", {"tile": TOWN_TILES[tile]}


_CLAIM: Final = Kinds(TakeFavor(FAVOR), TakeTown(TOWN), *CONVERTING)


def take_town(state: State, number: int, tile_number: int) -> None:
    seat, tile = state.seats[number], TOWN_TILES[tile_number]
    state.hand_town(number, tile_number)
    seat.add_keys(tile.keys, tile.id)
    seat.gain(tile.gain, tile.id)
    seat.score(tile.gain.points, TOWNS, tile.id)
    if tile.shipping:
        if seat.faction.flight is not None and seat.faction.flight.grows:
            seat.lengthen_carpet(tile.id)
        advance_shipping(seat, tile.id)
    step_on_tracks(state, number, tile.cult_steps, 0)


def step_on_tracks(state: State, number: int, steps: int, moved: int) -> None:
    """The steps of a town tile on every track that has not moved. The key of a tile without steps makes one, where a
    top was closed in this turn for the lack of it. Where the keys do not open every top within reach, the player
    chooses."""
    seat = state.seats[number]
    source = TOWN_TILES[seat.town_tiles[-1]].id
    tops = tops_within_reach(state, number, steps, moved)
    if len(tops) > seat.keys > 0:
        state.pending.append(ChooseTop(number, steps, moved))
    elif steps:
        for cult in range(4):
            if not moved >> cult & 1:
                advance(state, number, cult, steps, source)
    elif seat.keys:
        for cult in tops:
            advance(state, number, cult, 1, source)


def tops_within_reach(state: State, number: int, steps: int, moved: int) -> list[int]:
    """The tracks that may take the key of a town tile."""
    seat = state.seats[number]
    return [cult for cult in range(4) if why_not_top(state, seat, cult, steps, moved) is None]


def why_not_top(state: State, seat: Seat, cult: int, steps: int, moved: int) -> Reason | None:
    """Of the tracks that have not moved, those that so many steps would bring to a free top; without steps, those that
    stopped before it in this turn for the lack of a key."""
    if moved >> cult & 1:
        return MOVED
    start = seat.cults[cult]
    if start == CULT_TOP:
        return AT_TOP
    stopped = seat.blocked >> cult & 1 and start == CULT_TOP - 1
    near = start + steps >= CULT_TOP if steps else stopped
    if not near:
        return BELOW_TOP
    return TOP_TAKEN if top_taken(state, cult) else None


class ChooseTop(OwnDecision):
    """Which track takes the key, and enters the top."""

    def __init__(self, seat: int, steps: int, moved: int) -> None:
        super().__init__(seat)
        self.steps: Final[int] = steps  # of the town tile; 0 where only its key is to be used
        self.moved: Final[int] = moved  # tracks that have moved already, as bits

    def kinds(self) -> Kinds:
        return _CHOOSE_TOP

    def args(self) -> Sequence[int]:
        return (self.seat, self.steps, self.moved)


class EnterTop(Kind[State, ChooseTop, int]):
    def why_not(self, state: State, asked: ChooseTop, cult: int) -> Reason | None:
        return why_not_top(state, state.seats[asked.seat], cult, asked.steps, asked.moved)

    def do(self, state: State, asked: ChooseTop, cult: int) -> None:
        source = TOWN_TILES[state.seats[asked.seat].town_tiles[-1]].id
        advance(state, asked.seat, cult, max(asked.steps, 1), source)
        step_on_tracks(state, asked.seat, asked.steps, asked.moved | 1 << cult)

    def words(self, state: State, asked: ChooseTop, cult: int) -> Words:
        return "cult", {"cult": cult, "steps": max(asked.steps, 1)}


_CHOOSE_TOP: Final = Kinds(EnterTop(CULT), *CONVERTING)


# --- towns across rivers


class Connect(Kind[State, OwnDecision, int]):
    """Found a town across a river hex, which joins its shores from now on."""

    free = True
    aside = True

    def options(self, state: State, asked: OwnDecision) -> Sequence[int]:
        seat = state.seats[asked.seat]
        if not seat.faction.skips_rivers or not sum(state.towns):
            return ()
        return list(bits(rivers_to_skip(state, seat)))

    def do(self, state: State, asked: OwnDecision, river: int) -> None:
        seat = state.seats[asked.seat]
        seat.skip(river, "skipped", Source.ABILITY)
        members = group(state, seat, GRID.neighbours[river] & seat.buildings)
        seat.found_town(members, Source.ABILITY)
        score(state, asked.seat, TOWN_FOUNDED)
        claim(state, asked.seat, 0, 1)  # before the action goes on

    def words(self, state: State, asked: OwnDecision, river: int) -> Words:
        return "connect", {"hexes": GRID.neighbours[river] & state.seats[asked.seat].buildings}

    def legal(self, state: State, asked: OwnDecision, answers: list[Action]) -> None:
        for river in self.options(state, asked):
            answers.append(CONNECT[river])


CONNECTING: Final = Connect(CONNECT, "special")
