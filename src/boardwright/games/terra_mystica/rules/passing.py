"""Passing, and leaving the game. (Rulebook: Actions)"""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision
from boardwright.kernel.kind import Kind
from boardwright.kernel.verdict import Reason, Words

from ..content.tiles import BONUS_CARDS, FAVOR_TILES
from .map import SITES
from .moves import LEAVE, NO_CARD, PASS
from .seat import NONE
from .state import State
from .vocabulary import ABILITIES, CARDS, FAVORS, ROUNDS, TRADING_HOUSE, Source

LAST_ROUND: Final = Reason("reason-last-round")


def cards_out(state: State) -> list[int]:
    return [card for card, coins in enumerate(state.bonus_coins) if coins != NONE]


class Pass(Kind[State, Decision[State], int]):
    """Take a bonus card for the next round; in the last round nothing is taken."""

    passes = True

    def options(self, state: State, asked: Decision[State]) -> Sequence[int]:
        return [NO_CARD, *cards_out(state)] if state.round == ROUNDS else cards_out(state)

    def why_not(self, state: State, asked: Decision[State], card: int) -> Reason | None:
        return LAST_ROUND if state.round == ROUNDS and card != NO_CARD else None

    def do(self, state: State, asked: Decision[State], card: int) -> None:
        number = asked.seat
        score_pass(state, number)
        state.mark_passed(number)
        state.return_card(number, Source.ACTION)
        if card != NO_CARD:
            state.hand_card(number, card)

    def targets(self, state: State, asked: Decision[State], card: int) -> Sequence[str]:
        return () if card == NO_CARD else (BONUS_CARDS[card].id,)

    def words(self, state: State, asked: Decision[State], card: int) -> Words:
        return ("pass", {}) if card == NO_CARD else ("pass-card", {"card": BONUS_CARDS[card]})

    def legal(self, state: State, asked: Decision[State], answers: list[Action]) -> None:
        answers.extend(passes(state))


PASSING: Final = Pass(PASS, "pass")


def passes(state: State) -> list[Action]:
    if state.round == ROUNDS:
        return [PASS.actions[0]]
    return [PASS.actions[card + 1] for card, coins in enumerate(state.bonus_coins) if coins != NONE]


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
    if seat.faction.bridge_points and seat.has_stronghold():
        seat.score(seat.faction.bridge_points * own_bridges(state, number), ABILITIES, Source.STRONGHOLD)


def own_bridges(state: State, number: int) -> int:
    """Own bridges with own buildings at both ends."""
    own = state.seats[number].buildings
    ends = [SITES[site] for site, builder in state.bridges if builder == number]
    return sum([own >> a & own >> b & 1 for a, b in ends])


# --- leaving


class Leave(Kind[State, Decision[State], int]):
    """Where the table allows it, and somebody stays."""

    def options(self, state: State, asked: Decision[State]) -> Sequence[int]:
        staying = sum([not seat.gone for seat in state.seats])
        return self.verb.values if state.may_leave and staying > 1 else ()

    def do(self, state: State, asked: Decision[State], option: int) -> None:
        leave_game(state, asked.seat)

    def legal(self, state: State, asked: Decision[State], answers: list[Action]) -> None:
        if state.may_leave and self.options(state, asked):
            answers.append(self.verb.actions[0])


LEAVING: Final = Leave(LEAVE)


def leave_game(state: State, number: int) -> None:
    """A player leaves: no turns and no power any more, the bonus card lies out. The board still brings its income, and
    everything counts at the end. (C19)"""
    state.seats[number].leave()
    state.return_card(number, Source.LEAVING)
