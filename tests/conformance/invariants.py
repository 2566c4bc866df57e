"""What must hold at every table of a game, and only the game can know: pieces are conserved, stocks keep their limits.

A new game adds its function to INVARIANTS; a registered game without one fails.
"""

from collections.abc import Callable, Mapping
from typing import Any

from boardwright.games.planetfall.state import CELLS, NONE, State
from boardwright.games.planetfall.vocabulary import CACHE, ENERGY_MAXIMUM, EXPERIENCE_MAXIMUM, STRENGTH_MAXIMUM


def planetfall(state: State) -> None:
    _stocks_keep_their_limits(state)
    _every_card_lies_in_one_place(state)
    _every_ship_stands_in_one_place(state)
    boards = [seat.side.board for seat in state.seats if seat.side is not None]
    assert len(set(boards)) == len(boards), "Two play the same commander board."


def _stocks_keep_their_limits(state: State) -> None:
    for seat in state.seats:
        assert 0 <= seat.experience <= EXPERIENCE_MAXIMUM
        assert 0 <= seat.strength <= STRENGTH_MAXIMUM
        assert 0 <= seat.energy <= ENERGY_MAXIMUM
        assert all(points >= 0 for points in seat.scored)
        assert seat.points == sum(seat.scored)


def _every_card_lies_in_one_place(state: State) -> None:
    cards = [thing for thing in state.cards if thing != NONE and thing < CELLS]
    laid = [card for seat in state.seats for card in seat.laid]
    everywhere = [*cards, *state.deck, *laid]
    assert len(set(everywhere)) == len(everywhere), "A card lies in two places."
    assert {state.catalogue.cards[card].planet for card in (*cards, *state.deck)} <= {state.planet}
    assert all(state.catalogue.cards[card].planet <= state.planet for card in laid)
    fixed = zip(state.cards, state.layout.cells_only, strict=True)
    assert all(thing == cell for thing, cell in fixed if NONE not in (thing, cell)), "An operations cell has moved."
    assert [thing for thing in state.cards if thing >= CELLS] == [CELLS, CELLS + 1, CELLS + 2]
    assert state.restrained == NONE or state.restrained in state.cards
    for seat in state.seats:
        assert set(seat.annexed) <= set(seat.laid)
        assert len(set(seat.annexed)) == len(seat.annexed)
        for card in seat.annexed:
            assert state.catalogue.cards[card].kind == CACHE and state.catalogue.cards[card].sector > 0


def _every_ship_stands_in_one_place(state: State) -> None:
    ships = [seat for seat in (*state.track, *state.ships) if seat != NONE]
    assert sorted(ships) == (list(range(len(state.seats))) if state.planet else []), f"Ships: {ships}"
    assert all(state.cards[place] != NONE for place, ship in enumerate(state.ships) if ship != NONE)


# Any: each game has its own State class.
INVARIANTS: Mapping[str, Callable[[Any], None]] = {"planetfall": planetfall}
