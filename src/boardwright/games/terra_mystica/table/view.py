"""What a seat may see: everything. Nothing is hidden; tiles that were not drawn are not in the state."""

from collections.abc import Mapping

from boardwright.games.terra_mystica.content.tiles import (
    BONUS_CARDS,
    FAVOR_TILES,
    POWER_ACTIONS,
    SCORING_TILES,
    TOWN_TILES,
)
from boardwright.games.terra_mystica.rules.map import HEXES, LAND, NAMES, RIVERS, SITE_NAMES
from boardwright.games.terra_mystica.rules.rounds import income_of
from boardwright.games.terra_mystica.rules.scoring import largest_area
from boardwright.games.terra_mystica.rules.state import NONE, State
from boardwright.games.terra_mystica.rules.terraform import distance, flown_to, reach
from boardwright.games.terra_mystica.rules.towns import group
from boardwright.games.terra_mystica.rules.vocabulary import CULTS, PRIESTS, STRUCTURES, TERRAINS
from boardwright.kernel.plain import Plain
from boardwright.parts.hexgrid import bits


def view(state: State) -> Mapping[str, Plain]:
    return {
        "round": state.round,
        "phase": phase(state),
        "hexes": _hexes(state),
        "bridges": {SITE_NAMES[site]: builder for site, builder in state.bridges},
        "scoring": [SCORING_TILES[tile].id for tile in state.scoring],
        "cards": {BONUS_CARDS[card].id: coins for card, coins in enumerate(state.bonus_coins) if coins != NONE},
        "favors": {FAVOR_TILES[tile].id: left for tile, left in enumerate(state.favors)},
        "towns": {TOWN_TILES[tile].id: left for tile, left in enumerate(state.towns)},
        # Who used each in this round.
        "power actions": {action.id: _or_none(state.power_used[n]) for n, action in enumerate(POWER_ACTIONS)},
        "cults": {
            cult: {
                "steps": [seat.cults[number] for seat in state.seats],
                "priests": [_or_none(owner) for owner in state.order_spaces[4 * number : 4 * number + 4]],
            }
            for number, cult in enumerate(CULTS)
        },
        "order": list(state.order),
        "passed": list(state.passed_order),
        "seats": [_seat(state, number) for number in range(len(state.seats))],
    }


def phase(state: State) -> str:
    if not state.pending:
        return "over"
    if not state.round:
        return "setup"
    return "actions" if state.acting != NONE else "bonus"


def _hexes(state: State) -> Mapping[str, Plain]:
    """Land by name: its terrain, and who built what on it."""
    hexes: dict[str, Plain] = {}
    for h in range(HEXES):
        if not RIVERS >> h & 1:
            hexes[NAMES[h]] = {"terrain": TERRAINS[state.terrain[h]]}
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


def _seat(state: State, number: int) -> Mapping[str, Plain]:
    seat = state.seats[number]
    chosen = seat.chosen
    free = LAND & ~state.occupied()
    return {
        "faction": seat.faction.id if chosen else None,
        "colour": _colour(state, number),
        "points": seat.points,
        "coins": seat.coins,
        "workers": seat.workers,
        "priests": seat.priests,
        "priests left": PRIESTS - seat.priests_sent,
        "bowls": [seat.bowls.one, seat.bowls.two, seat.bowls.three],
        "shipping": seat.shipping,
        "digging": seat.digging,
        "keys": seat.keys,
        "bridges": seat.bridges,
        "structures": {name: seat.count(number) for number, name in enumerate(STRUCTURES)},
        "favors": [FAVOR_TILES[tile].id for tile in seat.favors],
        "towns": [TOWN_TILES[tile].id for tile in seat.town_tiles],
        # The town of each tile; of those that have grown together, all hexes each.
        "town hexes": [[NAMES[h] for h in bits(group(state, seat, 1 << place))] for place in seat.founded],
        "card": None if seat.bonus == NONE else BONUS_CARDS[seat.bonus].id,
        "used": [name for number, name in enumerate(("BON1", "BON2", "FAV6", "stronghold")) if seat.used >> number & 1],
        "passed": seat.passed,
        "gone": seat.gone,
        "income": dict(zip("cwp", income_of(seat)[:3], strict=True)) | {"pw": income_of(seat)[3]} if chosen else {},
        "area": largest_area(state, seat),
        "reach": [NAMES[h] for h in bits(reach(state, seat) & free)] if chosen else [],
        # Spades from free land within reach, tunnels and carpets included, to the home terrain.
        "spades": {
            NAMES[h]: distance(seat, state.terrain[h], seat.faction.home)
            for h in bits((reach(state, seat) | flown_to(seat)) & free)
        }
        if chosen
        else {},
    }


def _colour(state: State, number: int) -> str | None:
    """That of the faction, or the one that was dealt, once there is one."""
    if state.seats[number].chosen:
        return TERRAINS[state.seats[number].faction.home]
    return TERRAINS[state.colours[number]] if number < len(state.colours) else None


def _or_none(number: int) -> int | None:
    return None if number == NONE else number
