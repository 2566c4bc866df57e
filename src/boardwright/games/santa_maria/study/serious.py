"""The answers worth a look, so that the ways of an action stay few.

Goods are sold and bought only for something that cannot be paid as it is, and exactly so many. Of the common dice the
one that needs the least change is taken; gold is paid where nothing else is left.
"""

from collections.abc import Sequence

from boardwright.games.santa_maria.rules.activation import Trade, coin_price
from boardwright.games.santa_maria.rules.catalogue import NONE
from boardwright.games.santa_maria.rules.colony import LINES, SIDE, cells_of, double_fits, triple_fits
from boardwright.games.santa_maria.rules.expansion import tile_price
from boardwright.games.santa_maria.rules.market import OwnDecision, trade_place
from boardwright.games.santa_maria.rules.moves import (
    ACTIVATE,
    BLUE,
    BLUE_COLUMN,
    EXPAND,
    GRAIN,
    MONK,
    MOOR,
    PAY,
    SHIP,
    TRADE,
    WHITE,
)
from boardwright.games.santa_maria.rules.payment import Pay
from boardwright.games.santa_maria.rules.reasons import FINE
from boardwright.games.santa_maria.rules.religion import ONE_GRAIN, GrainStep, Recruit, fee
from boardwright.games.santa_maria.rules.seat import Seat
from boardwright.games.santa_maria.rules.shipping import Moor, Ship
from boardwright.games.santa_maria.rules.state import State
from boardwright.games.santa_maria.rules.turn import Turn, blue_on_hand, why_no_blue, why_no_white
from boardwright.games.santa_maria.rules.vocabulary import DOCKS, DOUBLE, MOST_WAYS, PHILOSOPHY
from boardwright.games.santa_maria.study.trades import NO_GOODS, trades
from boardwright.kernel.action import Action

Courses = list[Sequence[Action]]


def serious(state: State, answers: Sequence[Action]) -> Sequence[Sequence[Action]]:
    top = state.pending[-1]
    if isinstance(top, Pay):
        return [[PAY]]
    if not isinstance(top, OwnDecision):
        return [[answer] for answer in answers]
    seat = state.seats[top.seat]
    if isinstance(top, Turn):
        return _turn(state, seat, answers)
    courses: Courses = [[answer] for answer in answers if not trade_place(answer)]
    if isinstance(top, Ship):
        for dock, ship in enumerate(state.docks):
            if ship != NONE:
                _traded(seat, state.catalogue.ships[ship].cost.goods, 0, [SHIP[dock]], courses)
    elif isinstance(top, Trade):
        effect = top.effect(state)
        for way, paid in enumerate(effect.prices):
            gains = [TRADE[MOST_WAYS * way + gain] for gain in range(len(effect.gains))]
            _traded(seat, paid.goods, 0, gains, courses)
    elif isinstance(top, GrainStep):
        _traded(seat, ONE_GRAIN, 0, [GRAIN], courses)
    elif isinstance(top, Recruit):
        for place in cells_of(state.offered):
            if MONK[place] not in answers and not state.monks[place] >> seat.number & 1:
                _traded(seat, NO_GOODS, fee(state, place), [MONK[place]], courses)
    elif isinstance(top, Moor):
        for dock in range(len(DOCKS)):
            _traded(seat, NO_GOODS, top.price(dock), [MOOR[dock]], courses)
    return courses


def _traded(seat: Seat, goods: Sequence[int], coins: int, aims: Sequence[Action], courses: Courses) -> None:
    """What can be paid, or paid without gold, only after trades."""
    for before in trades(seat, goods, coins):
        courses += [[*before, aim] for aim in aims]


def _turn(state: State, seat: Seat, answers: Sequence[Action]) -> Courses:
    courses: Courses = []
    least = [SIDE] * SIDE  # by column, the change of the white die that is nearest
    for answer in answers:
        if answer.verb == "white":
            pips, line = divmod(answer.index - WHITE[0].index, SIDE)
            least[line] = min(least[line], abs(pips - line))
    for answer in answers:
        if answer.verb == "white":
            pips, line = divmod(answer.index - WHITE[0].index, SIDE)
            if abs(pips - line) > least[line]:
                continue
        elif trade_place(answer):
            continue
        courses.append([answer])
    for tile in cells_of(state.shown):
        shape = state.catalogue.tiles[tile].shape
        if double_fits(seat.empty) if shape == DOUBLE else triple_fits(seat.empty):
            for before in trades(seat, tile_price(shape), 0)[:1]:
                courses.append([*before, EXPAND[tile]])
    free = seat.free
    _traded(seat, NO_GOODS, coin_price(seat), [ACTIVATE[cell] for cell in cells_of(free)], courses)
    if why_no_white(seat) == FINE:
        _changed(seat, state.white, WHITE, 0, answers, courses)
    if why_no_blue(state, seat.number) == FINE:
        dice = blue_on_hand(state, seat.number)
        _changed(seat, dice, BLUE, SIDE, answers, courses)
        if seat.knows(PHILOSOPHY):
            _changed(seat, dice, BLUE_COLUMN, 0, answers, courses)
    return courses


def _changed(
    seat: Seat, dice: Sequence[int], lines: Sequence[Action], first: int, answers: Sequence[Action], courses: Courses
) -> None:
    """Lines for which no die can be changed without a sale: with the nearest."""
    for line in range(SIDE):
        if not LINES[first + line] & seat.free:
            continue
        nearest = NONE
        for pips in range(SIDE):
            if dice[pips] and (nearest == NONE or abs(pips - line) < abs(nearest - line)):
                nearest = pips
        if nearest != NONE and lines[SIDE * nearest + line] not in answers:
            _traded(seat, NO_GOODS, abs(nearest - line), [lines[SIDE * nearest + line]], courses)
