"""How good a table looks for a seat, in points: for bots.

What is scored or certain counts in full. What can still become points counts by what it usually brings: goods and
coins, the dice that are left in this year, the buildings in the years to come, ships that earn at every pass, the way
to the next monk. All weights are points; they were found by playing (`./run simulate santa_maria`).
"""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.study import NOWHERE, total

from ..rules.activation import coin_price
from ..rules.buildings import Activation, ReceiveGain, Trade
from ..rules.catalogue import NONE, YEARS, Catalogue
from ..rules.colony import LINES, SIDE, cells_of
from ..rules.conquest import conquest_points
from ..rules.expansion import PlaceTile
from ..rules.market import MOVING, MoveDie, OwnDecision, trade_place
from ..rules.passing import Income, Pave
from ..rules.payment import Pay
from ..rules.religion import ONE_GRAIN, GrainStep, ReachSymbol, Recruit, TakeStep, blue_dice
from ..rules.scoring import bishops_of, final_parts
from ..rules.seat import Seat
from ..rules.shipping import Ship
from ..rules.state import DICE, State
from ..rules.vocabulary import (
    CONQUISTADOR,
    DOCKS,
    GAIN,
    GOODS,
    MONEY,
    RELIGION,
    SCHOLARS,
    SELL,
    SHIPPING,
    TRADE,
    Effect,
    Gain,
)

# --- what things are worth while there is time to use them

GOOD_WORTH: Final[tuple[float, ...]] = (0.8, 0.75, 1.05, 1.05, 1.3)
# What a good is worth more to who may sell it for anything at any time: it should wait for the best of its uses.
KEPT_WORTH: Final[tuple[float, ...]] = (0.55, 0.55, 0.5, 0.5, 0.6)
COIN_WORTH: Final = 0.42
LAST_COIN: Final = 1 / 3  # what remains in the end
STEP_WORTH: Final = 1.0  # on the religion track
CONQUISTADOR_WORTH: Final = 1.0
SHIPPING_WORTH: Final = 2.6
DOCK_WORTH: Final[tuple[float, ...]] = (0.75, 1.2, 1.0, 1.0)

# The dice of a year do not use the best lines in full.
LATER: Final = 0.85

# What a scholar's ability brings in a year, on average.
SCHOLAR_WORTH: Final[tuple[float, ...]] = (0.6, 1.0, 1.0, 1.2, 1.0, 1.6, 0.6, 0.8, 1.2, 1.0)
assert len(SCHOLAR_WORTH) == len(SCHOLARS)
RANK_HOPE: Final = 0.8  # that a place on the conquest track is kept till the end of the year
CONQUEST_PLACE: Final = 0.35  # a space on that track
RELIGION_PLACE: Final = 0.55  # a space on the way to the next symbol
BISHOP_HOPE: Final = 0.8  # what a bishop's demand will bring more, in a year
MONK_WORTH: Final = 2.2  # a place still to be chosen
BLUE_DIE_WORTH: Final = 3.0  # in a year


# In the order of `terms`.
TERMS: Final[tuple[str, ...]] = (
    "points",
    "certain points",
    "stocks",
    "tracks",
    "conquest",
    "monks",
    "ships",
    "years to come",
    "dice of the year",
    "colonists",
    "waiting",
    "goods kept",
)
# The greedy bot, whose estimate is the measure of all others, does not look at it: it sells what it likes.
UNESTIMATED: Final[tuple[str, ...]] = ("goods kept",)


def estimate(state: State, number: int, way: Sequence[Action]) -> float:
    return NOWHERE if on_a_detour(state, number, way) else total(terms(state, number)[: -len(UNESTIMATED)])


def on_a_detour(state: State, number: int, way: Sequence[Action]) -> bool:
    """Return True if goods were sold and bought out of order before a question. In their order every stock is
    reached."""
    top = state.pending[-1] if state.pending else None
    if not isinstance(top, OwnDecision) or not top.begun or top.seat != number:
        return False
    later = 0
    for action in reversed(way):
        place = trade_place(action)
        if not place:
            return False
        if later and place > later:
            return True
        later = place
    return False


def terms(state: State, number: int) -> list[float]:
    """In the middle of an action too: what waits on the stack is one of them."""
    seat = state.seats[number]
    found = [0.0] * len(TERMS)
    found[0] = float(seat.points)
    if not state.pending or not seat.spaces or seat.home == NONE:
        return found
    worth = worths(state.catalogue)
    found[1] = _certain(state, number)
    found[2] = _stock(state, seat)
    # The way to the next symbol, and the dice that the passed ones brought.
    later = YEARS - max(state.year, 1)
    found[3] = CONQUEST_PLACE * seat.conquest + RELIGION_PLACE * seat.religion
    found[3] += (blue_dice(state, number) - 1) * BLUE_DIE_WORTH * later
    if state.year:
        found[4] = _conquest(state, number)
    found[5] = _monks(state, number)
    found[6] = _ships(state, seat)
    found[7], found[8] = _colony(state, number, worth)
    found[9] = _settlers(state, seat)
    found[10] = _waiting(state, number, seat, worth)
    found[11] = _kept(state, seat)
    return found


def _certain(state: State, number: int) -> float:
    return float(sum([points for category, _, points in final_parts(state, number) if category != MONEY]))


def _years_left(state: State, seat: Seat) -> float:
    """Years in which the seat will still act, the present one by how many dice it has not used."""
    return YEARS - max(state.year, 1) + (0.0 if seat.space != NONE else 1.0)


def _stock(state: State, seat: Seat) -> float:
    """Goods and coins; in the end only what they can be sold for."""
    ahead = min(_years_left(state, seat), 1.0)
    coin = LAST_COIN + (COIN_WORTH - LAST_COIN) * ahead
    value = seat.coins * coin
    for good in range(len(GOODS)):
        sold = SELL[good] * LAST_COIN
        value += seat.goods[good] * (sold + (GOOD_WORTH[good] - sold) * ahead)
    return value


def _kept(state: State, seat: Seat) -> float:
    value = 0.0
    for good in range(len(GOODS)):
        value += KEPT_WORTH[good] * seat.goods[good]
    return value * min(_years_left(state, seat), 1.0)


def _monks(state: State, number: int) -> float:
    seat = state.seats[number]
    value = 0.0
    for scholar in cells_of(seat.scholars):
        value += SCHOLAR_WORTH[scholar] * _years_left(state, seat)
    # A bishop's demand will be met better by and by.
    return value + BISHOP_HOPE * (YEARS - max(state.year, 1)) * len(bishops_of(state, number))


def _ships(state: State, seat: Seat) -> float:
    passes = _years_left(state, seat)
    return total([len(ships) * DOCK_WORTH[dock] * passes for dock, ships in enumerate(seat.harbour)])


def _conquest(state: State, number: int) -> float:
    """The points of the year by the present ranks; alone, by the part of the way to the year's tree."""
    if len(state.seats) == 1:
        points = state.catalogue.conquest_points[1][state.year - 1][0]
        return points * min(state.seats[0].conquest / state.catalogue.trees[state.year - 1], 1.0) ** 2
    return total([RANK_HOPE * points for ranked, points in conquest_points(state) if ranked == number])


def _colony(state: State, number: int, worth: tuple[float, ...]) -> tuple[float, float]:
    """What the buildings will bring: in the years to come, and with the dice of this year."""
    seat = state.seats[number]
    ever = lines_worth(state.catalogue, worth, seat.spaces, seat.buildings)
    later = YEARS - max(state.year, 1)
    blue = blue_dice(state, number)
    value = later * LATER * (_best(ever[:SIDE], DICE) + _best(ever[SIDE:], blue))
    this_year = 0.0
    if seat.space == NONE:
        now = lines_worth(state.catalogue, worth, seat.spaces, _staying_free(state, number))
        dice = _best(now[:SIDE], DICE - seat.white_taken)
        rows = now[SIDE:]
        if state.shared:
            dice += _best(rows, blue - seat.blue_taken)
        else:
            for pips in range(SIDE):
                dice += seat.dice[pips] * _nearest(rows, pips)
            dice += _best(rows, blue - seat.blue_taken - sum(seat.dice))
        this_year = LATER * dice + 0.15 * max(0, 4 - coin_price(seat))
    return value, this_year


# Most ways of an action leave the colony as it is: remembered by all that its lines depend on. When there are too many,
# all are forgotten.
REMEMBERED: Final = 20_000
_known_lines: Final[dict[tuple[tuple[int, ...], int, str], list[float]]] = {}


def lines_worth(content: Catalogue, worth: tuple[float, ...], spaces: tuple[int, ...], cells: int) -> list[float]:
    """What some buildings bring, line by line. Not to be changed."""
    key = (spaces, cells, content.text)
    known = _known_lines.get(key)
    if known is None:
        if len(_known_lines) >= REMEMBERED:
            _known_lines.clear()
        known = [0.0] * (2 * SIDE)
        for cell in cells_of(cells):
            value = worth[spaces[cell]]
            row, column = divmod(cell, SIDE)
            known[column] += value
            known[SIDE + row] += value
        _known_lines[key] = known
    return known


def _staying_free(state: State, number: int) -> int:
    """The free buildings, between two buildings of a line without the one on which its die will come to lie."""
    free = state.seats[number].free
    for frame in state.pending:
        if isinstance(frame, Activation) and frame.number == number and frame.line != NONE and not frame.effect:
            return free & ~(1 << (LINES[frame.line] & free).bit_length() - 1)
    return free


def _best(lines: list[float], number: int) -> float:
    """The best so many lines."""
    lines.sort(reverse=True)
    return total(lines[: max(number, 0)])


def _nearest(lines: list[float], pips: int) -> float:
    """The best line for a die, the change paid in coins."""
    return max([lines[line] - COIN_WORTH * abs(line - pips) for line in range(SIDE)])


def _settlers(state: State, seat: Seat) -> float:
    """Colonists in lines that are nearly full."""
    empty = seat.empty
    value = 0.0
    for line in LINES:
        missing = (line & empty).bit_count()
        if missing and missing <= 4:
            value += SETTLER_HOPE[missing] * seat.colonists(state.catalogue, line)
    return value


SETTLER_HOPE: Final[tuple[float, ...]] = (1.0, 0.6, 0.4, 0.22, 0.1)


# --- what lies on the stack: an action in the middle


def _waiting(state: State, number: int, seat: Seat, worth: tuple[float, ...]) -> float:
    value = 0.0
    for frame in state.pending:
        if isinstance(frame, Activation):
            if frame.number == number:
                # Without the building at work.
                left = frame.left & frame.left - 1 if frame.effect else frame.left
                value += total([worth[seat.spaces[cell]] for cell in cells_of(left & seat.free)])
        elif isinstance(frame, ReceiveGain):
            if frame.number == number:
                value += _gain_worth(state.catalogue.spaces[frame.space].effects[frame.place].gains[frame.gain])
        elif isinstance(frame, TakeStep):
            value += STEP_WORTH if frame.number == number else 0.0
        elif isinstance(frame, Income):
            if frame.number == number:
                value += _income_left(seat, frame)
        elif frame.seat == number:
            value += _question(state, seat, frame)
    return value


def _income_left(seat: Seat, income: Income) -> float:
    ships = len(seat.harbour[income.dock]) - income.ship if income.dock < len(DOCKS) else 0
    value = ships * DOCK_WORTH[income.dock] if ships else 0.0
    for dock in range(income.dock + 1, len(DOCKS)):
        value += len(seat.harbour[dock]) * DOCK_WORTH[dock]
    return value


def _question(state: State, seat: Seat, frame: object) -> float:
    """What the answer to a question of one's own will bring at least."""
    content = state.catalogue
    if isinstance(frame, PlaceTile):
        worth = worths(content)
        tile = content.tiles[frame.tile]
        years = YEARS - max(state.year, 1) + 0.5
        settlers = sum([content.spaces[space].colonists for space in tile.spaces])
        return 0.8 * years * LATER * total([worth[space] for space in tile.spaces]) + 0.5 * settlers
    if isinstance(frame, Pay):
        goods = frame.goods()
        return -total([goods[good] * GOOD_WORTH[good] for good in range(len(GOODS))])
    if isinstance(frame, Trade):
        return frame.times * _trade(seat, frame.effect(state))
    if isinstance(frame, Ship):
        return _best_ship(state, seat)
    if isinstance(frame, GrainStep):
        return max(STEP_WORTH - GOOD_WORTH[1], 0.0) if seat.can_pay(ONE_GRAIN) else 0.0
    if isinstance(frame, ReachSymbol):
        return STEP_WORTH
    if isinstance(frame, Recruit):
        return MONK_WORTH
    if isinstance(frame, Pave):
        return 0.8
    if isinstance(frame, MoveDie):
        return -MOVING * COIN_WORTH
    return 0.0


def _trade(seat: Seat, effect: Effect) -> float:
    best = 0.0
    for price in effect.prices:
        if seat.can_pay(price):
            paid = _gain_worth(price)
            for gain in effect.gains:
                best = max(best, _gain_worth(gain) - paid)
    return best


def _best_ship(state: State, seat: Seat) -> float:
    best = 0.0
    passes = _years_left(state, seat)
    for dock, number in enumerate(state.docks):
        if number != NONE:
            ship = state.catalogue.ships[number]
            if seat.can_pay(ship.cost):
                best = max(best, ship.points + DOCK_WORTH[dock] * passes - _gain_worth(ship.cost))
    return best


def _gain_worth(gain: Gain) -> float:
    value = gain.points + gain.coins * COIN_WORTH
    for good in range(len(GOODS)):
        value += gain.goods[good] * GOOD_WORTH[good]
    return value


# --- what each space is worth when it is activated, by catalogue

_worths: Final[dict[str, tuple[float, ...]]] = {}


def worths(content: Catalogue) -> tuple[float, ...]:
    known = _worths.get(content.text)
    if known is None:
        known = tuple([total([_effect_worth(effect) for effect in space.effects]) for space in content.spaces])
        _worths[content.text] = known
    return known


def _effect_worth(effect: Effect) -> float:
    if effect.verb == GAIN:
        return _gain_worth(effect.gain)
    if effect.verb == TRADE:
        gain = max([_gain_worth(gain) for gain in effect.gains])
        return 0.8 * max(gain - min([_gain_worth(price) for price in effect.prices]), 0.0)
    if effect.verb == RELIGION:
        return STEP_WORTH
    if effect.verb == CONQUISTADOR:
        return CONQUISTADOR_WORTH
    assert effect.verb == SHIPPING
    return SHIPPING_WORTH
