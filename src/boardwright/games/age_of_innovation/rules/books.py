"""The books: everything that the rules change and a player can see or own, noted as what would make it from nothing.

Not in them: frames still to be resolved, and what only says that something is in the middle.
"""

from collections.abc import Mapping

from boardwright.kernel.ledger import PIECE, POINTS, STOCK, TABLE, TRACK, Account, Ledger, balance
from boardwright.parts.bowls import Bowls
from boardwright.parts.hexgrid import bits

from ..content.automa import AUTOMA_FACTIONS, CARDS
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
from .deck import Automaton
from .map import NAMES, PAIR_NAMES
from .moves import SPECIALS
from .seat import Seat, hex_name
from .state import NOBODYS, SLOT_NAMES, State
from .tile import NONE
from .vocabulary import BUILDINGS, CATEGORIES, DISCIPLINES, SCHOLARS, TERRAINS, Source


def books(state: State) -> Mapping[Account, int]:
    ledger = Ledger()
    _note_land(state, ledger)
    _note_tiles(state, ledger)
    _note_markers(state, ledger)
    if state.automa is not None:
        _note_automa(state.automa, ledger)
    for seat in state.seats:
        _note_stocks(seat, ledger)
        _note_tracks(seat, ledger)
        _note_held(seat, ledger)
        _note_buildings(seat, ledger)
    return balance(ledger.entries)


# --- the table


def _note_land(state: State, ledger: Ledger) -> None:
    for terrain, hexes in enumerate(state.lands):
        for h in bits(hexes):
            ledger.note(PIECE, TABLE, TERRAINS[terrain], 1, Source.SETUP, NAMES[h])
    for pair, number in state.bridges:
        ledger.note(PIECE, number, "bridges", 1, Source.ACTION, PAIR_NAMES[pair])


def _note_tiles(state: State, ledger: Ledger) -> None:
    """What lies out."""
    lying = [("scoring", SCORING_TILES[n].id) for n in state.scoring]
    lying += [("final", FINAL_TILES[n].id) for n in (state.final_tile,) if n != NONE]
    lying += [("book actions", BOOK_ACTIONS[n].id) for n in state.book_actions]
    lying += [("innovations", INNOVATIONS[n].id) for n in state.display if n != NONE]
    lying += [("palaces", PALACES[n].id) for n in state.palaces]
    lying += [("bonuses", ROUND_BONUSES[n].id) for n in state.bonus_row]
    for what, id in lying:
        ledger.note(PIECE, TABLE, what, 1, Source.SETUP, id)
    for tile in state.competency_places:
        ledger.note(PIECE, TABLE, "competencies", state.competencies[tile], Source.SETUP, COMPETENCIES[tile].id)
    for tile, left in enumerate(state.city_tiles):
        ledger.note(PIECE, TABLE, "cities", left, Source.SETUP, CITIES[tile].id)
    for bonus, coins in enumerate(state.bonus_coins):
        ledger.note(STOCK, TABLE, "coins", coins, Source.ROUND, ROUND_BONUSES[bonus].id)
    for bundle in state.bundles:
        state.note_bundle(ledger, bundle, 1)


def _note_markers(state: State, ledger: Ledger) -> None:
    """What the round is, and whose marker lies where."""
    ledger.note(TRACK, TABLE, "round", state.round, Source.ROUND)
    ledger.note(TRACK, TABLE, "territory", state.territory, Source.SETUP)
    for discipline, level in enumerate(state.neutral_science):
        ledger.note(TRACK, TABLE, DISCIPLINES[discipline], level, Source.SETUP)
    for slot, number in enumerate(state.slots):
        if number != NONE:
            owner = TABLE if number == NOBODYS else number
            ledger.note(PIECE, owner, "scholars", 1, Source.ACTION, SLOT_NAMES[slot])
    for which, number in enumerate(state.power_used):
        if number != NONE:
            ledger.note(PIECE, number, "power actions", 1, Source.ACTION, POWER_ACTIONS[which].id)
    for which, number in enumerate(state.books_used):
        if number != NONE:
            ledger.note(PIECE, number, "book actions", 1, Source.ACTION, BOOK_ACTIONS[which].id)
    for place, number in enumerate(state.order):
        ledger.note(PIECE, number, "order", place + 1, Source.ROUND)
    for place, number in enumerate(state.passed_order):
        ledger.note(PIECE, number, "passed", place + 1, Source.ACTION)


def _note_automa(automa: Automaton, ledger: Ledger) -> None:
    """What it has besides its pieces."""
    ledger.note(PIECE, TABLE, "automa level", automa.level + 1, Source.AUTOMA)
    if automa.faction != NONE:
        ledger.note(PIECE, TABLE, "automa faction", 1, Source.AUTOMA, AUTOMA_FACTIONS[automa.faction].id)
    piles = (
        ("deck", automa.deck),
        ("reserve", automa.reserve),
        ("pile", automa.pile),
        ("top", (automa.top,)),
        ("support", (automa.support,)),
    )
    for what, cards in piles:
        for card in cards:
            if card != NONE:
                ledger.note(PIECE, TABLE, what, 1, Source.AUTOMA, CARDS[card].id)
    for h in bits(automa.marked):
        ledger.note(PIECE, TABLE, "marked", 1, Source.AUTOMA, NAMES[h])


# --- a planning board


def _note_stocks(seat: Seat, ledger: Ledger) -> None:
    number = seat.number
    for category, points in enumerate(seat.scored):
        ledger.note(POINTS, number, "points", points, Source.SETUP, CATEGORIES[category])
    ledger.note(STOCK, number, "coins", seat.coins, Source.SETUP)
    ledger.note(STOCK, number, "tools", seat.tools, Source.SETUP)
    ledger.note(STOCK, number, "scholars", seat.scholars, Source.SETUP)
    ledger.note(STOCK, number, "scholars left", SCHOLARS - seat.scholars_sent, Source.SETUP)
    ledger.note(STOCK, number, "bridges", seat.bridges, Source.SETUP)
    ledger.note(STOCK, number, "annexes", seat.annexes, Source.SETUP)
    for discipline, copies in enumerate(seat.books):
        ledger.note(STOCK, number, "books", copies, Source.SETUP, DISCIPLINES[discipline])
    seat.bowls.note(Bowls(0, 0, 0), ledger, number, Source.SETUP)


def _note_tracks(seat: Seat, ledger: Ledger) -> None:
    for discipline, level in enumerate(seat.science):
        ledger.note(TRACK, seat.number, DISCIPLINES[discipline], level, Source.SETUP)
    ledger.note(TRACK, seat.number, "shipping", seat.shipping, Source.SETUP)
    ledger.note(TRACK, seat.number, "terraforming", seat.terraforming, Source.SETUP)


def _note_held(seat: Seat, ledger: Ledger) -> None:
    """Board, faction and tiles, and what was used of them."""
    held: list[tuple[str, str]] = [("board", TERRAINS[n]) for n in (seat.terrain,) if n != NONE]
    held += [("faction", FACTIONS[n].id) for n in (seat.faction,) if n != NONE]
    held += [("drafted palace", PALACES[n].id) for n in (seat.drafted,) if n != NONE]
    held += [("palace", PALACES[n].id) for n in (seat.palace,) if n != NONE]
    held += [("bonus", ROUND_BONUSES[n].id) for n in (seat.bonus,) if n != NONE]
    held += [("cities", CITIES[n].id) for n in seat.cities]
    held += [("competencies", COMPETENCIES[n].id) for n in seat.competencies]
    held += [("innovations", INNOVATIONS[n].id) for n in seat.innovations]
    held += [("used", SPECIALS[n]) for n in bits(seat.used)]
    for what, id in held:
        ledger.note(PIECE, seat.number, what, 1, Source.ACTION, id)


def _note_buildings(seat: Seat, ledger: Ledger) -> None:
    """On the map, and the cities that they are."""
    for building, hexes in enumerate(seat.structures):
        _note_hexes(seat, ledger, BUILDINGS[building], hexes)
    _note_hexes(seat, ledger, "neutral", seat.neutral)
    _note_hexes(seat, ledger, "annex", seat.annexed)
    _note_hexes(seat, ledger, "city", seat.in_cities)
    _note_hexes(seat, ledger, "river cities", seat.skipped)
    for place in seat.founded:
        ledger.note(PIECE, seat.number, "founded", 1, Source.ACTION, hex_name(place))


def _note_hexes(seat: Seat, ledger: Ledger, what: str, hexes: int) -> None:
    for h in bits(hexes):
        ledger.note(PIECE, seat.number, what, 1, Source.ACTION, NAMES[h])
