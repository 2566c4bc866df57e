"""What a seat may see: everything. Nothing is hidden; tiles that were not drawn are not in the state."""

from typing import Final, Literal, TypedDict

from boardwright.parts.hexgrid import bits
from boardwright.parts.prospects import ProspectView

from ..content.tiles import BONUS_CARDS, FAVOR_TILES, POWER_ACTIONS, SCORING_TILES, TOWN_TILES
from ..rules.map import LAND, NAMES, SITE_NAMES
from ..rules.moves import SPECIALS
from ..rules.reach import reach
from ..rules.rounds import income_with, next_card
from ..rules.scoring import largest_area
from ..rules.seat import NONE, Seat
from ..rules.state import State
from ..rules.towns import group
from ..rules.vocabulary import CULTS, PRIESTS, ROUNDS, STRUCTURES, TERRAINS, Cult, Structure, Terrain
from .prospects import prospects

Phase = Literal["setup", "actions", "bonus", "over"]


class HexView(TypedDict):
    terrain: Terrain
    structure: Structure | None
    owner: int | None
    town: bool
    """Whether the building belongs to a town."""


class CultView(TypedDict):
    steps: list[int]
    """Of each seat."""
    priests: list[int | None]
    """Whose priest stands on each order space."""


class SeatView(TypedDict):
    faction: str | None
    colour: Terrain | None
    """Of the faction, or dealt before it is chosen."""
    points: int
    coins: int
    workers: int
    priests: int
    priests_left: int
    """Those that have not been sent to the cults for good."""
    bowls: list[int]
    burnable: int
    """How much power burning can bring to bowl III."""
    shipping: int
    digging: int
    keys: int
    bridges: int
    """Still to be built."""
    structures: dict[Structure, int]
    favors: list[str]
    towns: list[str]
    town_hexes: list[list[str]]
    """The town of each tile; of those that have grown together, all hexes each."""
    card: str | None
    used: list[str]
    """Special actions of this round."""
    passed: bool
    gone: bool
    income: dict[str, int]
    """The next one, by the letters of the resources, without a bonus card that goes back before; empty before a faction
    is chosen, and in the last round."""
    area: int
    reach: list[str]
    """Free land directly or indirectly adjacent."""


class View(TypedDict):
    round: int
    phase: Phase
    hexes: dict[str, HexView]
    """Land by name."""
    bridges: dict[str, int]
    """Who built them."""
    scoring: list[str]
    """The tile of each round."""
    cards: dict[str, int]
    """Those that lie out, with the coins on them."""
    favors: dict[str, int]
    """How many are left."""
    towns: dict[str, int]
    power_actions: dict[str, int | None]
    """Who used each in this round."""
    cults: dict[Cult, CultView]
    order: list[int]
    passed: list[int]
    """The order of passing in this round."""
    seats: list[SeatView]
    prospects: dict[str, ProspectView]
    """Of each faction in this game, while there is one to choose."""


def view(state: State) -> View:
    return {
        "round": state.round,
        "phase": phase(state),
        "hexes": _hexes(state),
        "bridges": {SITE_NAMES[site]: builder for site, builder in state.bridges},
        "scoring": [SCORING_TILES[tile].id for tile in state.scoring],
        "cards": {BONUS_CARDS[card].id: coins for card, coins in enumerate(state.bonus_coins) if coins != NONE},
        "favors": {FAVOR_TILES[tile].id: left for tile, left in enumerate(state.favors)},
        "towns": {TOWN_TILES[tile].id: left for tile, left in enumerate(state.towns)},
        "power_actions": {action.id: _or_none(state.power_used[n]) for n, action in enumerate(POWER_ACTIONS)},
        "cults": {
            cult: {
                "steps": [seat.cults[number] for seat in state.seats],
                "priests": [_or_none(owner) for owner in state.order_spaces[4 * number : 4 * number + 4]],
            }
            for number, cult in enumerate(CULTS)
        },
        "order": list(state.order),
        "passed": list(state.passed_order),
        "seats": [_seat(state, seat) for seat in state.seats],
        "prospects": prospects(state),
    }


def phase(state: State) -> Phase:
    if not state.pending:
        return "over"
    if not state.round:
        return "setup"
    return "actions" if state.acting != NONE else "bonus"


# Land without a structure, by its terrain: the same for every hex, as nobody changes what is looked at.
_FREE: Final[list[HexView]] = [
    {"terrain": terrain, "structure": None, "owner": None, "town": False} for terrain in TERRAINS
]


def _hexes(state: State) -> dict[str, HexView]:
    hexes = {NAMES[h]: _FREE[state.terrain[h]] for h in bits(LAND)}
    for number, seat in enumerate(state.seats):
        for structure, mask in enumerate(seat.structures):
            for h in bits(mask):
                hexes[NAMES[h]] = {
                    "terrain": TERRAINS[state.terrain[h]],
                    "structure": STRUCTURES[structure],
                    "owner": number,
                    "town": bool(seat.towns >> h & 1),
                }
    return hexes


def _seat(state: State, seat: Seat) -> SeatView:
    chosen = seat.chosen
    free = LAND & ~state.occupied()
    near = reach(state, seat) if chosen else 0
    return {
        "faction": seat.faction.id if chosen else None,
        "colour": colour_of(state, seat.number),
        "points": seat.points,
        "coins": seat.coins,
        "workers": seat.workers,
        "priests": seat.priests,
        "priests_left": PRIESTS - seat.priests_sent,
        "bowls": [seat.bowls.one, seat.bowls.two, seat.bowls.three],
        "burnable": seat.bowls.sacrifices(),
        "shipping": seat.shipping,
        "digging": seat.digging,
        "keys": seat.keys,
        "bridges": seat.bridges,
        "structures": {name: seat.count(number) for number, name in enumerate(STRUCTURES)},
        "favors": [FAVOR_TILES[tile].id for tile in seat.favors],
        "towns": [TOWN_TILES[tile].id for tile in seat.town_tiles],
        "town_hexes": [[NAMES[h] for h in bits(group(state, seat, 1 << place))] for place in seat.founded],
        "card": None if seat.bonus == NONE else BONUS_CARDS[seat.bonus].id,
        "used": [SPECIALS[special] for special in bits(seat.used)],
        "passed": seat.passed,
        "gone": seat.gone,
        "income": _income(state, seat) if chosen and state.round < ROUNDS else {},
        "area": largest_area(state, seat),
        "reach": [NAMES[h] for h in bits(near & free)],
    }


def _income(state: State, seat: Seat) -> dict[str, int]:
    return dict(zip(("c", "w", "p", "pw"), income_with(seat, next_card(state, seat)), strict=True))


def colour_of(state: State, number: int) -> Terrain | None:
    """That of the faction, or the one that was dealt, once there is one."""
    if state.seats[number].chosen:
        return TERRAINS[state.seats[number].faction.home]
    return TERRAINS[state.colours[number]] if number < len(state.colours) else None


def _or_none(number: int) -> int | None:
    return None if number == NONE else number
