"""The books: everything that the rules change and a player can see or own, noted as what would make it from nothing.

Not in them: frames still to be resolved, with the tile or the die that is in somebody's hand meanwhile, and which ships
and tiles the stacks hold: those that have not been turned up.
"""

from collections.abc import Mapping

from boardwright.kernel.ledger import PIECE, POINTS, STOCK, TABLE, TRACK, Account, Ledger, balance

from ..rules.catalogue import NONE, Catalogue
from ..rules.colony import CELL_NAMES, CELLS, SIDE, cells_of
from ..rules.moves import PLACE_IDS
from ..rules.seat import NOTHING, Seat, lying_thing, ship_name
from ..rules.state import PIPS, State
from ..rules.vocabulary import CATEGORIES, DOCKS, GOODS, PASS_SPACES, SCHOLARS, Source


def books(state: State) -> Mapping[Account, int]:
    ledger = Ledger()
    _note_table(state, ledger)
    _note_offers(state, ledger)
    _note_markers(state, ledger)
    for seat in state.seats:
        _note_stocks(seat, ledger)
        _note_colony(seat, state.catalogue, ledger)
        _note_harbour(seat, state.catalogue, ledger)
    return balance(ledger.entries)


def _note_table(state: State, ledger: Ledger) -> None:
    doubles = (state.tiles & state.catalogue.doubles).bit_count()
    ledger.note(TRACK, TABLE, "year", state.year, Source.YEAR)
    ledger.note(STOCK, TABLE, "ships left", state.ships.bit_count(), Source.SETUP)
    ledger.note(STOCK, TABLE, "doubles left", doubles, Source.SETUP)
    ledger.note(STOCK, TABLE, "triples left", state.tiles.bit_count() - doubles, Source.SETUP)
    ledger.note(STOCK, TABLE, "roads", state.roads, Source.SETUP)
    for pips in range(SIDE):
        ledger.note(STOCK, TABLE, "white", state.white[pips], Source.YEAR, PIPS[pips])
        ledger.note(STOCK, TABLE, "blue", state.blue[pips], Source.YEAR, PIPS[pips])


def _note_offers(state: State, ledger: Ledger) -> None:
    """Ships at the docks, tiles on display, places for monks, town halls with their scholars."""
    content = state.catalogue
    for dock, ship in enumerate(state.docks):
        if ship != NONE:
            ledger.note(PIECE, TABLE, content.ships[ship].id, 1, Source.SETUP, DOCKS[dock])
    for tile in cells_of(state.shown):
        ledger.note(PIECE, TABLE, "expansions", 1, Source.YEAR, content.tiles[tile].id)
    for place in cells_of(state.offered):
        ledger.note(PIECE, TABLE, "places", 1, Source.SETUP, PLACE_IDS[place])
    for hall, scholar in zip(content.halls, state.halls, strict=True):
        if scholar != NONE:
            ledger.note(PIECE, TABLE, hall.id, 1, Source.SETUP, SCHOLARS[scholar])


def _note_markers(state: State, ledger: Ledger) -> None:
    """On the common board: who begins, monks, the order of arrival on the conquest track."""
    ledger.note(PIECE, state.first, "first", 1, Source.YEAR)
    for place, monks in enumerate(state.monks):
        for number in cells_of(monks):
            ledger.note(PIECE, number, "monk", 1, Source.ACTION, PLACE_IDS[place])
    for place, number in enumerate(state.arrivals):
        ledger.note(PIECE, number, "arrival", 1, Source.CONQUISTADOR, str(place + 1))


def _note_stocks(seat: Seat, ledger: Ledger) -> None:
    number = seat.number
    ledger.note(STOCK, number, "coins", seat.coins, Source.SETUP)
    for good, name in enumerate(GOODS):
        ledger.note(STOCK, number, name, seat.goods[good], Source.SETUP)
    for category, points in enumerate(seat.scored):
        ledger.note(POINTS, number, "points", points, Source.ACTION, CATEGORIES[category])
    for pips in range(SIDE):
        ledger.note(STOCK, number, "dice", seat.dice[pips], Source.YEAR, PIPS[pips])
    ledger.note(TRACK, number, "white taken", seat.white_taken, Source.ACTION)
    ledger.note(TRACK, number, "blue taken", seat.blue_taken, Source.ACTION)
    ledger.note(TRACK, number, "bought", seat.bought, Source.ACTION)
    ledger.note(TRACK, number, "religion", seat.religion, Source.RELIGION)
    ledger.note(TRACK, number, "conquest", seat.conquest, Source.CONQUISTADOR)


def _note_colony(seat: Seat, content: Catalogue, ledger: Ledger) -> None:
    number = seat.number
    if seat.home != NONE:
        ledger.note(PIECE, number, "colony", 1, Source.SETUP, content.colonies[seat.home].id)
    for cell in range(CELLS):
        if seat.spaces[cell] != NONE:
            ledger.note(PIECE, number, content.spaces[seat.spaces[cell]].text, 1, Source.ACTION, CELL_NAMES[cell])
        if seat.lying[cell] != NOTHING:
            what, amount = lying_thing(seat.lying[cell])
            ledger.note(PIECE, number, what, amount, Source.ACTION, CELL_NAMES[cell])


def _note_harbour(seat: Seat, content: Catalogue, ledger: Ledger) -> None:
    """With the scholars, and the marker of one who has passed."""
    number = seat.number
    for dock, ships in enumerate(seat.harbour):
        for ship in ships:
            ledger.note(PIECE, number, ship_name(content, ship), 1, Source.ACTION, DOCKS[dock])
    for scholar in cells_of(seat.scholars):
        ledger.note(PIECE, number, "scholars", 1, Source.ACTION, SCHOLARS[scholar])
    if seat.personal != NONE:
        ledger.note(PIECE, number, "personal", 1, Source.SETUP, SCHOLARS[seat.personal])
    if seat.space != NONE:
        ledger.note(PIECE, number, "space", 1, Source.ACTION, PASS_SPACES[seat.space])
