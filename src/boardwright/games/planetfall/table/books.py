"""The books: everything that the rules change and a player can see or own, noted as what would make it from nothing.

Not in them: frames still to be resolved, the operations cells, which never move, and which cards the deck holds: those
of the planet that have not been turned up.
"""

from collections.abc import Mapping

from boardwright.kernel.ledger import PIECE, POINTS, STOCK, TABLE, TRACK, Account, Ledger, balance

from ..rules.catalogue import Catalogue
from ..rules.moves import CARD_IDS, THING_IDS
from ..rules.seat import Seat
from ..rules.state import NONE, State
from ..rules.vocabulary import CATEGORIES, KINDS, Source


def books(state: State) -> Mapping[Account, int]:
    ledger = Ledger()
    _note_table(state, ledger)
    _note_places(state, ledger)
    for seat in state.seats:
        _note_board(seat, ledger)
        _note_cards(seat, state.catalogue, ledger)
    return balance(ledger.entries)


def _note_table(state: State, ledger: Ledger) -> None:
    ledger.note(TRACK, TABLE, "planet", state.planet, Source.ROUND)
    ledger.note(STOCK, TABLE, "deck", len(state.deck), Source.ROUND)
    if state.goal is not None:
        ledger.note(PIECE, TABLE, "goal", 1, Source.SETUP, state.goal.id)
    if state.restrained != NONE:
        ledger.note(PIECE, TABLE, "restrained", 1, Source.ACTION, THING_IDS[state.restrained])
    for space, number in enumerate(state.track):
        if number != NONE:
            ledger.note(PIECE, number, "track", 1, Source.SETUP, str(space + 1))


def _note_places(state: State, ledger: Ledger) -> None:
    """The cards that lie out, where one has been taken, and whose ships stand where."""
    for place in state.layout.card_places:
        name = state.layout.names[place]
        if state.cards[place] != NONE:
            ledger.note(PIECE, TABLE, CARD_IDS[state.cards[place]], 1, Source.ROUND, name)
        if state.taken[place] != NONE:
            ledger.note(PIECE, TABLE, "taken", 1, Source.ACTION, name)
    for place, number in enumerate(state.ships):
        if number != NONE:
            ledger.note(PIECE, number, "ship", 1, Source.ACTION, THING_IDS[state.cards[place]])


def _note_board(seat: Seat, ledger: Ledger) -> None:
    number = seat.number
    if seat.side is not None:
        ledger.note(PIECE, number, "commander", 1, Source.SETUP, seat.side.id)
    for category, points in enumerate(seat.scored):
        ledger.note(POINTS, number, "points", points, Source.ACTION, CATEGORIES[category])
    ledger.note(STOCK, number, "experience", seat.experience, Source.SETUP)
    ledger.note(STOCK, number, "strength", seat.strength, Source.SETUP)
    ledger.note(STOCK, number, "energy", seat.energy, Source.SETUP)


def _note_cards(seat: Seat, catalogue: Catalogue, ledger: Ledger) -> None:
    """Each as what it lies as."""
    for card in seat.laid:
        ledger.note(PIECE, seat.number, KINDS[seat.kind_laid(card, catalogue)], 1, Source.ACTION, CARD_IDS[card])
