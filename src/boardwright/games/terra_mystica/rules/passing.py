"""Passing, and leaving the game. (Rulebook: Actions)"""

from boardwright.kernel.action import Action

from ..content.tiles import BONUS_CARDS, FAVOR_TILES
from .faction import Ability
from .map import SITES
from .moves import PASS
from .seat import NONE
from .state import State
from .vocabulary import ABILITIES, CARDS, FAVORS, ROUNDS, TRADING_HOUSE, Source


def passes(state: State) -> list[Action]:
    """In the last round nothing is taken."""
    if state.round == ROUNDS:
        return [PASS[0]]
    return [PASS[card + 1] for card, coins in enumerate(state.bonus_coins) if coins != NONE]


def pass_round(state: State, number: int, action: Action) -> None:
    score_pass(state, number)
    state.mark_passed(number)
    state.return_card(number, Source.ACTION)
    card = action.index - PASS[0].index - 1
    if card >= 0:
        state.hand_card(number, card)


def score_pass(state: State, number: int) -> None:
    seat = state.seats[number]
    if seat.bonus != NONE:
        card = BONUS_CARDS[seat.bonus]
        for structure, points in card.on_pass:
            seat.score(points * seat.count(structure), CARDS, card.id)
        seat.score(card.shipping_on_pass * seat.shipping, CARDS, card.id)
    for tile in seat.favors:
        table = FAVOR_TILES[tile].on_pass_trading_houses
        if table:
            seat.score(table[seat.count(TRADING_HOUSE)], FAVORS, FAVOR_TILES[tile].id)
    if seat.faction.ability == Ability.ENGINEERS and seat.has_stronghold():
        seat.score(3 * own_bridges(state, number), ABILITIES, Source.STRONGHOLD)


def own_bridges(state: State, number: int) -> int:
    """Own bridges with own buildings at both ends."""
    own = state.seats[number].buildings
    ends = [SITES[site] for site, builder in state.bridges if builder == number]
    return sum([own >> a & own >> b & 1 for a, b in ends])


# --- leaving


def can_leave(state: State) -> bool:
    """Where the table allows it, and somebody stays."""
    return state.may_leave and sum([not seat.gone for seat in state.seats]) > 1


def leave_game(state: State, number: int) -> None:
    """A player leaves: no turns and no power any more, the bonus card lies out. The board still brings its income, and
    everything counts at the end. (C19)"""
    state.seats[number].leave()
    state.return_card(number, Source.LEAVING)
    state.offers = tuple([offer for offer in state.offers if offer[0] != number])
    state.pending[:] = [frame for frame in state.pending if frame.seat != number]
