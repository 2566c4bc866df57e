"""The answers worth a look, so that the ways of an action stay few.

Land is made home, and what is near to it comes first; rewards are taken in any one order; nothing is given up without
need. Conversions are made only before the action that they pay for, and exactly so many.
"""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.reason import FINE
from boardwright.parts.bowls import Bowls
from boardwright.parts.hexgrid import bits
from boardwright.parts.offers import is_worth_taking
from boardwright.parts.shortfall import shortfalls
from boardwright.parts.wheel import spades_between

from ..content.tiles import POWER_ACTIONS
from ..rules.buildings import (
    COSTS,
    UPGRADES_FROM,
    reach,
    tools_for_a_spade,
    upgrade_cost,
    why_no_upgrade_to,
)
from ..rules.faction import SHIPPING_COST, WORKSHOP_COST
from ..rules.innovations import FIXED_BOOKS, all_books, innovation_coins
from ..rules.moves import (
    BOOK,
    BUILD,
    BURN,
    DEVELOP,
    DIG,
    DONE,
    POWER,
    SEND,
    SHIP,
    SHOVEL,
    UPGRADE,
    hex_of,
)
from ..rules.power import BOOK_POWER, TakePower, is_conversion, power_to_take
from ..rules.reasons import SHORT
from ..rules.rewards import Parts, Rewards
from ..rules.science import UseKey
from ..rules.seat import Seat
from ..rules.state import State
from ..rules.terraform import Transform, UseSpades
from ..rules.tile import NONE
from ..rules.turn import (
    AfterAction,
    Turn,
    power_cost,
    why_not_ship,
    why_not_shovel,
    why_useless,
)
from ..rules.vocabulary import (
    DISCIPLINES,
    GUILD,
    MOST_INNOVATIONS,
    ROUNDS,
    SCHOLARS,
    UNIVERSITY,
    WORKSHOP,
    Gain,
)

_POWER_TO_SCHOLAR: Final = BOOK["convert pw s"]
_POWER_TO_TOOL: Final = BOOK["convert pw t"]
_POWER_TO_COIN: Final = BOOK["convert pw c"]
_POWER_TO_BOOK: Final[tuple[Action, ...]] = tuple([BOOK[f"convert pw {discipline}"] for discipline in DISCIPLINES])
_SCHOLAR_TO_TOOL: Final = BOOK["convert s t"]
_TOOL_TO_COIN: Final = BOOK["convert t c"]
# An action for which more must be converted or burnt than this waits for better times.
MOST_CONVERSIONS: Final = 8
MOST_BURNT: Final = 4  # for a power action
MOST_HEXES: Final = 5  # for free spades

Courses = list[Sequence[Action]]


def serious(state: State, number: int, answers: Sequence[Action]) -> Sequence[Sequence[Action]]:
    top = state.pending[-1]
    if isinstance(top, Turn):
        return _turn(state, number, answers)
    if isinstance(top, AfterAction):
        return [[answer] for answer in answers if answer is DONE or answer.verb == "connect"]
    if isinstance(top, Rewards | Parts):
        return [[answers[0]]]
    if isinstance(top, Transform):
        return [[answers[-1]]]  # as near to home as it can be
    if isinstance(top, UseSpades):
        return _nearest(state, number, answers)
    if isinstance(top, TakePower) and is_worth_taking(state.round, power_to_take(state.seats[number], top.amount)):
        return [[answers[0]]]
    plain = [[answer] for answer in answers if not is_conversion(answer)]
    if isinstance(top, UseKey):
        return plain
    used = [[answer] for answer in answers if not is_conversion(answer) and answer.verb != "drop"]
    return used or plain


def _nearest(state: State, number: int, answers: Sequence[Action]) -> Courses:
    """Of many hexes for spades those that need the fewest; and everything else, but not too much of it."""
    home = state.seats[number].terrain
    digs = [answer for answer in answers if answer.verb == "dig"]
    others = [answer for answer in answers if answer.verb not in ("dig", "drop")]
    near = sorted([(spades_between(state.terrain_of(hex_of(dig, DIG[0])), home), dig.index) for dig in digs])
    courses: Courses = [[DIG[index - DIG[0].index]] for _, index in near[:MOST_HEXES]]
    courses += [[other] for other in others[-MOST_HEXES:]]
    return courses or [[answers[-1]]]


# --- a turn


def _turn(state: State, number: int, answers: Sequence[Action]) -> Courses:
    seat = state.seats[number]
    spades = seat.tools // tools_for_a_spade(seat)
    courses: Courses = []
    for answer in answers:
        verb = answer.verb
        if verb == "dig":
            needed = spades_between(state.terrain_of(hex_of(answer, DIG[0])), seat.terrain)
            if needed <= spades and _digs_for_something(state, seat, needed):
                courses.append([answer])
        elif verb == "send":
            # On the slot for the most steps that is free.
            place = answer.index - SEND[0].index
            if place % 3 == 2 or SEND[place + 1] not in answers:
                courses.append([answer])
        elif not is_conversion(answer):
            courses.append([answer])
    _by_burning(state, seat, courses)
    _by_converting(state, seat, courses)
    return courses


def _digs_for_something(state: State, seat: Seat, spades: int) -> bool:
    """In the last round land is of use only to who builds on it at once: no round tile gives points for spades then."""
    if state.round < ROUNDS:
        return True
    tools = WORKSHOP_COST.tools + spades * tools_for_a_spade(seat)
    return seat.has_piece(WORKSHOP) and seat.coins >= WORKSHOP_COST.coins and seat.tools >= tools


def _by_burning(state: State, seat: Seat, courses: Courses) -> None:
    """Power actions."""
    for which, action in enumerate(POWER_ACTIONS):
        short = power_cost(seat, which) - seat.bowls.three
        if not 0 < short <= MOST_BURNT or state.power_used[which] != NONE or seat.bowls.sacrifices() < short:
            continue
        full = action.effect.gain.scholars and seat.scholars + seat.scholars_sent >= SCHOLARS
        if not full and why_useless(state, seat, action.effect) == FINE:
            courses.append([*[BURN] * short, POWER[which]])


def _by_converting(state: State, seat: Seat, courses: Courses) -> None:
    """What can be paid only after conversions: tracks, innovations, upgrades, workshops on home land and on land to be
    made home."""
    power = seat.bowls
    if why_not_ship(seat) == SHORT:
        _convert_for(seat, power, SHIPPING_COST, 0, SHIP, courses)
    if why_not_shovel(seat) == SHORT:
        _convert_for(seat, power, seat.board.terraforming_cost, 0, SHOVEL, courses)
    if len(seat.innovations) < MOST_INNOVATIONS and seat.coins >= innovation_coins(seat):
        _convert_for_innovations(state, seat, power, courses)
    for building in range(GUILD, UNIVERSITY + 1):
        if why_no_upgrade_to(seat, building) == FINE and _within_power(seat, power, COSTS[building]):
            for h in bits(seat.coloured(UPGRADES_FROM[building])):
                price = upgrade_cost(state, seat.number, building, h)
                _convert_for(seat, power, price, 0, UPGRADE[building - 1][h], courses)
    if seat.has_piece(WORKSHOP) and _within_power(seat, power, WORKSHOP_COST):
        each = tools_for_a_spade(seat)
        for h in bits(reach(state, seat) & ~state.occupied()):
            spades = spades_between(state.terrain_of(h), seat.terrain)
            _convert_for(seat, power, WORKSHOP_COST, spades * each, DIG[h] if spades else BUILD[h], courses)


def _convert_for_innovations(state: State, seat: Seat, power: Bowls, courses: Courses) -> None:
    """Books for power: first those of the disciplines that a place tells, the others of one that is told."""
    most = (power.three + power.sacrifices()) // BOOK_POWER
    missing = all_books(seat) - sum(seat.books)
    if missing > most:
        return
    for place, innovation in enumerate(state.display):
        if innovation == NONE:
            continue
        told = FIXED_BOOKS[place]
        short = [max(told[each] - seat.books[each], 0) for each in range(len(told))]
        bought = max(sum(short), missing)
        if not 0 < bought <= most:
            continue
        short[told.index(max(told))] += bought - sum(short)
        burnt = max(BOOK_POWER * bought - power.three, 0)
        books: list[Action] = []
        for discipline, number in enumerate(short):
            books += [_POWER_TO_BOOK[discipline]] * number
        courses.append([*[BURN] * burnt, *books, DEVELOP[innovation]])


def _within_power(seat: Seat, power: Bowls, price: Gain) -> bool:
    """Whether it is worth while to look closer."""
    most = power.three + power.sacrifices() + seat.scholars
    return seat.coins + seat.tools + most >= price.coins and seat.tools + most >= price.tools


def _convert_for(seat: Seat, power: Bowls, price: Gain, more_tools: int, action: Action, courses: Courses) -> None:
    """The action after the conversions that make up for what is short of its price, if they can."""
    full = (price.coins, price.tools + more_tools, price.scholars)
    stock = (seat.coins, seat.tools, seat.scholars)
    found = shortfalls(full, stock, power, SCHOLARS - seat.scholars - seat.scholars_sent)
    for short in found:
        if short.conversions <= MOST_CONVERSIONS:
            courses.append(
                [
                    *[BURN] * short.burnt,
                    *[_POWER_TO_SCHOLAR] * short.priests,
                    *[_POWER_TO_TOOL] * short.workers,
                    *[_POWER_TO_COIN] * short.coins,
                    *[_SCHOLAR_TO_TOOL] * short.worked,
                    *[_SCHOLAR_TO_TOOL, _TOOL_TO_COIN] * short.coined,
                    *[_TOOL_TO_COIN] * short.coined_workers,
                    action,
                ]
            )
