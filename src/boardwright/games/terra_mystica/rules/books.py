"""The books: everything that the rules change and a player can see or own, noted as what would make it from nothing.

Not in them: frames still to be resolved, and what only says that something is in the middle.
"""

from collections.abc import Mapping

from boardwright.kernel.ledger import PIECE, POINTS, STOCK, TABLE, TRACK, Account, Ledger, balance
from boardwright.parts.bowls import Bowls
from boardwright.parts.hexgrid import bits

from ..content.tiles import BONUS_CARDS, FAVOR_TILES, POWER_ACTIONS, SCORING_TILES, TOWN_TILES
from .map import LAND, NAMES, SITE_NAMES
from .moves import SPECIALS
from .seat import NONE, Seat
from .state import ORDER_SPACE_NAMES, State, place_in
from .vocabulary import CATEGORIES, CULTS, PRIESTS, STRUCTURES, TERRAINS, Source


def books(state: State) -> Mapping[Account, int]:
    ledger = Ledger()
    note_table(state, ledger)
    for seat in state.seats:
        if seat.chosen:
            note_board(seat, ledger)
    return balance(ledger.entries)


def note_table(state: State, ledger: Ledger) -> None:
    """What lies on the table, and whose marker lies where."""
    ledger.note(TRACK, TABLE, "round", state.round, Source.ROUND)
    for h in bits(LAND):
        ledger.note(PIECE, TABLE, TERRAINS[state.terrain[h]], 1, Source.SETUP, NAMES[h])
    for tile in state.scoring:
        ledger.note(PIECE, TABLE, "scoring", 1, Source.SETUP, SCORING_TILES[tile].id)
    for card, coins in enumerate(state.bonus_coins):
        if coins != NONE:
            ledger.note(PIECE, TABLE, "cards", 1, Source.SETUP, BONUS_CARDS[card].id)
            ledger.note(STOCK, TABLE, "coins", coins, Source.ROUND, BONUS_CARDS[card].id)
    for tile, left in enumerate(state.favors):
        ledger.note(PIECE, TABLE, "favors", left, Source.SETUP, FAVOR_TILES[tile].id)
    for tile, left in enumerate(state.towns):
        ledger.note(PIECE, TABLE, "towns", left, Source.SETUP, TOWN_TILES[tile].id)
    for number, terrain in enumerate(state.colours):
        ledger.note(PIECE, number, "colour", 1, Source.SETUP, TERRAINS[terrain])
    for site, number in state.bridges:
        ledger.note(PIECE, number, "bridges", 1, Source.ACTION, SITE_NAMES[site])
    for space, number in enumerate(state.order_spaces):
        if number != NONE:
            ledger.note(PIECE, number, "priests", 1, Source.ACTION, ORDER_SPACE_NAMES[space])
    for which, number in enumerate(state.power_used):
        if number != NONE:
            ledger.note(PIECE, number, "power actions", 1, Source.ACTION, POWER_ACTIONS[which].id)
    for number in range(len(state.seats)):
        ledger.note(PIECE, number, "order", place_in(state.order, number), Source.ROUND)
        ledger.note(PIECE, number, "passed", place_in(state.passed_order, number), Source.ACTION)


def note_board(seat: Seat, ledger: Ledger) -> None:
    """A faction board with everything on it, and the faction's buildings."""
    _note_stocks(seat, ledger)
    _note_tracks(seat, ledger)
    _note_pieces(seat, ledger)


def _note_stocks(seat: Seat, ledger: Ledger) -> None:
    number = seat.number
    for category, points in enumerate(seat.scored):
        ledger.note(POINTS, number, "points", points, Source.SETUP, CATEGORIES[category])
    ledger.note(STOCK, number, "coins", seat.coins, Source.SETUP)
    ledger.note(STOCK, number, "workers", seat.workers, Source.SETUP)
    ledger.note(STOCK, number, "priests", seat.priests, Source.SETUP)
    ledger.note(STOCK, number, "priests left", PRIESTS - seat.priests_sent, Source.SETUP)
    ledger.note(STOCK, number, "bridges", seat.bridges, Source.SETUP)
    ledger.note(STOCK, number, "keys", seat.keys, Source.SETUP)
    seat.bowls.note(Bowls(0, 0, 0), ledger, number, Source.SETUP)


def _note_tracks(seat: Seat, ledger: Ledger) -> None:
    for cult, steps in enumerate(seat.cults):
        ledger.note(TRACK, seat.number, CULTS[cult], steps, Source.SETUP)
    ledger.note(TRACK, seat.number, "shipping", seat.shipping, Source.SETUP)
    ledger.note(TRACK, seat.number, "digging", seat.digging, Source.SETUP)
    ledger.note(TRACK, seat.number, "carpet", seat.carpet, Source.SETUP)


def _note_pieces(seat: Seat, ledger: Ledger) -> None:
    number = seat.number
    ledger.note(PIECE, number, "faction", 1, Source.SETUP, seat.faction.id)
    ledger.note(PIECE, number, "gone", int(seat.gone), Source.LEAVING)
    if seat.bonus != NONE:
        ledger.note(PIECE, number, "card", 1, Source.ACTION, BONUS_CARDS[seat.bonus].id)
    for tile in seat.favors:
        ledger.note(PIECE, number, "favors", 1, Source.ACTION, FAVOR_TILES[tile].id)
    for tile in seat.town_tiles:
        ledger.note(PIECE, number, "towns", 1, Source.ACTION, TOWN_TILES[tile].id)
    for special in bits(seat.used):
        ledger.note(PIECE, number, "used", 1, Source.ACTION, SPECIALS[special])
    for structure, hexes in enumerate(seat.structures):
        _note_hexes(seat, ledger, STRUCTURES[structure], hexes)
    _note_hexes(seat, ledger, "town", seat.towns)
    _note_hexes(seat, ledger, "skipped", seat.skipped)
    for place in seat.founded:
        _note_hexes(seat, ledger, "founded", 1 << place)


def _note_hexes(seat: Seat, ledger: Ledger, what: str, hexes: int) -> None:
    for h in bits(hexes):
        ledger.note(PIECE, seat.number, what, 1, Source.ACTION, NAMES[h])
