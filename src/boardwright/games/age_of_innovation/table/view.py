"""What a seat may see: everything. Nothing is hidden; tiles and cards that were not drawn are not in the state."""

from typing import Final, Literal, TypedDict

from boardwright.parts.hexgrid import bits
from boardwright.parts.prospects import ProspectView

from ..content.automa import AUTOMA_FACTIONS, CARDS
from ..content.boards import BOARDS
from ..content.factions import FACTIONS
from ..content.tiles import (
    BOOK_ACTIONS,
    CITIES,
    COMPETENCIES,
    FINAL_TILES,
    INNOVATIONS,
    PALACES,
    POWER_ACTIONS,
    ROUND_BONUSES,
    SCORING_TILES,
)
from ..rules.buildings import reach
from ..rules.cities import group
from ..rules.deck import Automaton
from ..rules.faction import TOOLS_FOR_A_SPADE
from ..rules.innovations import FIXED_BOOKS, all_books, innovation_coins
from ..rules.map import GRID, NAMES, PAIR_NAMES
from ..rules.moves import SPECIALS
from ..rules.rounds import incomes, level_incomes, next_bonus
from ..rules.scoring import largest_area
from ..rules.seat import Seat
from ..rules.state import NOBODYS, State
from ..rules.tile import NONE
from ..rules.turn import power_cost
from ..rules.vocabulary import (
    BUILDINGS,
    DISCIPLINES,
    EDITIONS,
    MOST_INNOVATIONS,
    ROUNDS,
    SCHOLARS,
    SLOTS,
    TERRAINS,
    Building,
    Discipline,
    Terrain,
)
from .prospects import prospect

Phase = Literal["setup", "actions", "bonus", "over"]


class HexView(TypedDict):
    terrain: Terrain
    building: Building | None
    """The rest speaks of the building, if there is one."""
    owner: int | None
    neutral: bool
    annex: bool
    city: bool
    marked: bool
    """By the Automa."""


class InnovationView(TypedDict):
    id: str
    place: int
    books: list[int]
    """Those of told disciplines that it costs."""


class CompetencyView(TypedDict):
    id: str
    left: int


class BonusView(TypedDict):
    id: str
    coins: int


class BundleView(TypedDict):
    board: str | None
    faction: str | None
    bonus: str | None
    prospect: ProspectView
    """What speaks for it in this game, and what against it."""


class ScienceView(TypedDict):
    levels: list[int]
    scholars: list[int | None]
    """By slot: whose scholar; -1: of the faction that nobody plays; None: free."""


class AutomaView(TypedDict):
    level: int | None
    """Before it is chosen: none."""
    deck: list[str]
    pile: list[str]
    """To come in this round; in what order, nobody knows."""
    top: str | None
    support: str | None


class InnovationPrice(TypedDict):
    """What the next innovation costs a seat."""

    any_books: list[int]
    """By place: besides the books of told disciplines, so many of any."""
    coins: int


class SeatView(TypedDict):
    automa: bool
    board: Terrain | None
    faction: str | None
    points: int
    coins: int
    tools: int
    scholars: int
    scholars_left: int
    books: dict[Discipline, int]
    bowls: list[int]
    burnable: int
    """How much power burning can bring to bowl III."""
    shipping: int
    terraforming: int
    """Tools for a spade."""
    power_prices: dict[str, int]
    """Of the power actions, for this seat."""
    keys: int
    bridges: int
    annexes: int
    buildings: dict[Building, int]
    pieces: dict[Building, int]
    """Of the own colour."""
    cities: list[str]
    city_hexes: list[list[str]]
    """The city of each tile, and of one whose tile is still to be taken; none for a tile that a palace brought."""
    river_cities: list[str]
    competencies: list[str]
    innovations: list[str]
    innovation_price: InnovationPrice | None
    """None for whoever may take no more."""
    palace: str | None
    drafted_palace: str | None
    bonus: str | None
    used: list[str]
    passed: bool
    income: dict[str, int]
    """The next one, by letter, without a round bonus that goes back before; empty in the last round."""
    area: int
    reach: list[str]


class View(TypedDict):
    round: int
    phase: Phase
    map: str
    edition: str
    hexes: dict[str, HexView]
    bridges: dict[str, int]
    scoring: list[str]
    final: str | None
    territory: int | None
    """Two players: the largest area of the faction that nobody plays, from round 6 on, and its markers."""
    neutral_science: list[int]
    power_actions: dict[str, int | None]
    """By whom they were used in this round."""
    book_actions: dict[str, int | None]
    innovations: list[InnovationView]
    competencies: list[CompetencyView]
    """By place, row by row."""
    cities: dict[str, int]
    palaces: list[str]
    bonuses: list[BonusView]
    bundles: list[BundleView]
    science: dict[Discipline, ScienceView]
    order: list[int]
    passed: list[int]
    seats: list[SeatView]
    automa: AutomaView | None


# Land without a building, by its terrain: the same for every hex, as nobody changes what is looked at.
_FREE: Final[list[HexView]] = [
    {
        "terrain": terrain,
        "building": None,
        "owner": None,
        "neutral": False,
        "annex": False,
        "city": False,
        "marked": False,
    }
    for terrain in TERRAINS
]


def view(state: State) -> View:
    return {
        "round": state.round,
        "phase": phase(state),
        "map": state.map.id,
        "edition": EDITIONS[state.edition],
        "hexes": _hexes(state),
        "bridges": {PAIR_NAMES[pair]: owner for pair, owner in state.bridges},
        "scoring": [SCORING_TILES[tile].id for tile in state.scoring],
        "final": None if state.final_tile == NONE else FINAL_TILES[state.final_tile].id,
        "territory": state.territory or None,
        "neutral_science": list(state.neutral_science),
        "power_actions": {action.id: _or_none(state.power_used[n]) for n, action in enumerate(POWER_ACTIONS)},
        "book_actions": {BOOK_ACTIONS[n].id: _or_none(state.books_used[n]) for n in state.book_actions},
        "innovations": _innovations(state),
        "competencies": _competencies(state),
        "cities": {tile.id: state.city_tiles[n] for n, tile in enumerate(CITIES)},
        "palaces": [PALACES[n].id for n in state.palaces],
        "bonuses": [{"id": ROUND_BONUSES[n].id, "coins": state.bonus_coins[n]} for n in state.bonus_row],
        "bundles": [_bundle(state, bundle) for bundle in state.bundles],
        "science": {
            discipline: {
                "levels": [seat.science[n] for seat in state.seats],
                "scholars": [_scholar(owner) for owner in state.slots[len(SLOTS) * n : len(SLOTS) * (n + 1)]],
            }
            for n, discipline in enumerate(DISCIPLINES)
        },
        "order": list(state.order),
        "passed": list(state.passed_order),
        "seats": [_seat(state, number) for number in range(len(state.seats))],
        "automa": None if state.automa is None else _automa(state.automa),
    }


def phase(state: State) -> Phase:
    if not state.pending:
        return "over"
    if not state.round:
        return "setup"
    return "actions" if state.acting != NONE else "bonus"


def _hexes(state: State) -> dict[str, HexView]:
    """Land by name: its terrain, and who built what on it."""
    hexes = {NAMES[h]: _FREE[state.terrain_of(h)] for h in bits(state.map.land)}
    for number, seat in enumerate(state.seats):
        automa = state.automa if state.is_automa(number) else None
        for building, mask in enumerate(seat.structures):
            for h in bits(mask):
                hexes[NAMES[h]] = {
                    "terrain": TERRAINS[state.terrain_of(h)],
                    "building": BUILDINGS[building],
                    "owner": number,
                    "neutral": bool(seat.neutral >> h & 1),
                    "annex": bool(seat.annexed >> h & 1),
                    "city": bool(seat.in_cities >> h & 1),
                    "marked": automa is not None and bool(automa.marked >> h & 1),
                }
    return hexes


def _innovations(state: State) -> list[InnovationView]:
    return [
        {"id": INNOVATIONS[n].id, "place": place, "books": list(FIXED_BOOKS[place])}
        for place, n in enumerate(state.display)
        if n != NONE
    ]


def _competencies(state: State) -> list[CompetencyView]:
    return [{"id": COMPETENCIES[n].id, "left": state.competencies[n]} for n in state.competency_places]


def _bundle(state: State, bundle: tuple[int, int, int]) -> BundleView:
    terrain, faction, bonus = bundle
    return {
        "board": None if terrain == NONE else BOARDS[terrain].id,
        "faction": None if faction == NONE else FACTIONS[faction].id,
        "bonus": None if bonus == NONE else ROUND_BONUSES[bonus].id,
        "prospect": prospect(state, terrain, faction),
    }


def _seat(state: State, number: int) -> SeatView:
    seat = state.seats[number]
    automa = state.is_automa(number)
    ready = seat.terrain != NONE and (seat.faction != NONE or automa)
    free = state.map.land & ~state.occupied()
    near = reach(state, seat) & free if ready else 0
    return {
        "automa": automa,
        "board": None if seat.terrain == NONE else TERRAINS[seat.terrain],
        "faction": faction_of(state, seat),
        "points": seat.points,
        "coins": seat.coins,
        "tools": seat.tools,
        "scholars": seat.scholars,
        "scholars_left": SCHOLARS - seat.scholars_sent,
        "books": dict(zip(DISCIPLINES, seat.books, strict=True)),
        "bowls": [seat.bowls.one, seat.bowls.two, seat.bowls.three],
        "burnable": seat.bowls.sacrifices(),
        "shipping": seat.shipping,
        "terraforming": TOOLS_FOR_A_SPADE[seat.terraforming],
        "power_prices": {action.id: power_cost(seat, n) for n, action in enumerate(POWER_ACTIONS)},
        "keys": seat.free_keys() if not automa else 0,
        "bridges": seat.bridges,
        "annexes": seat.annexes,
        "buildings": {name: seat.count(n) for n, name in enumerate(BUILDINGS)},
        "pieces": {name: seat.coloured(n).bit_count() for n, name in enumerate(BUILDINGS)},
        "cities": [CITIES[tile].id for tile in seat.cities],
        "city_hexes": [[NAMES[h] for h in bits(_city(state, seat, hex))] for hex in seat.founded],
        "river_cities": [NAMES[h] for h in bits(seat.skipped)],
        "competencies": [COMPETENCIES[n].id for n in seat.competencies],
        "innovations": [INNOVATIONS[n].id for n in seat.innovations],
        "innovation_price": _innovation_price(seat) if ready and not automa else None,
        "palace": None if seat.palace == NONE else PALACES[seat.palace].id,
        "drafted_palace": None if seat.drafted == NONE else PALACES[seat.drafted].id,
        "bonus": None if seat.bonus == NONE else ROUND_BONUSES[seat.bonus].id,
        "used": [name for n, name in enumerate(SPECIALS) if seat.used >> n & 1],
        "passed": seat.passed,
        "income": income_with(seat, next_bonus(state, seat)) if ready and not automa and state.round < ROUNDS else {},
        "area": largest_area(state, seat),
        "reach": [NAMES[h] for h in bits(near)],
    }


def _innovation_price(seat: Seat) -> InnovationPrice | None:
    if len(seat.innovations) >= MOST_INNOVATIONS:
        return None
    return {"any_books": [all_books(seat) - sum(fixed) for fixed in FIXED_BOOKS], "coins": innovation_coins(seat)}


def _city(state: State, seat: Seat, hex: int) -> int:
    """The hexes of the city to which a hex belongs, on both shores where it was founded across a river."""
    if hex == NONE:
        return 0
    members = group(state, seat, 1 << hex)
    for river in bits(seat.skipped & GRID.around(members)):
        members |= group(state, seat, GRID.neighbours[river] & seat.in_cities)
    return members


def faction_of(state: State, seat: Seat) -> str | None:
    """The Automa has none before its home is chosen, which comes last."""
    if state.automa is not None and state.is_automa(seat.number):
        return None if state.automa.faction == NONE else AUTOMA_FACTIONS[state.automa.faction].id
    return None if seat.faction == NONE else FACTIONS[seat.faction].id


def income_with(seat: Seat, bonus: int) -> dict[str, int]:
    """By letter, with a round bonus or with none."""
    gains = [gain for gain, _ in incomes(seat, bonus) + level_incomes(seat)]
    return {
        "c": sum([gain.coins for gain in gains]),
        "t": sum([gain.tools for gain in gains]),
        "s": sum([gain.scholars for gain in gains]),
        "b": sum([gain.books for gain in gains]),
        "pw": sum([gain.power for gain in gains]),
        "vp": sum([gain.points for gain in gains]),
    }


def _automa(automa: Automaton) -> AutomaView:
    return {
        "level": None if automa.level == NONE else automa.level + 1,
        "deck": [CARDS[n].id for n in automa.deck],
        "pile": [CARDS[n].id for n in automa.pile],
        "top": None if automa.top == NONE else CARDS[automa.top].id,
        "support": None if automa.support == NONE else CARDS[automa.support].id,
    }


def _or_none(number: int) -> int | None:
    return None if number == NONE else number


def _scholar(owner: int) -> int | None:
    if owner == NONE:
        return None
    return -1 if owner == NOBODYS else owner
