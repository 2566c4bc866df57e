"""The answers worth a look, so that the ways of an action stay few.

Land is made home, and what is near to it comes first; rewards are taken in any one order; nothing is given up without
need. Conversions are made only before the action that they pay for, and exactly so many.
"""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.parts.hexgrid import bits
from boardwright.parts.offers import is_worth_taking
from boardwright.parts.shortfall import MOST_CONVERSIONS, shortfalls
from boardwright.parts.taking import power_to_take
from boardwright.parts.wheel import spades_between

from ..rules.buildings import Upgrade, reach, tools_for_a_spade
from ..rules.faction import WORKSHOP_COST
from ..rules.innovations import innovation_coins
from ..rules.moves import (
    BOOK,
    BUILD,
    BURN,
    CONNECT,
    DEVELOP,
    DIG,
    DONE,
    DROP_BRIDGE,
    DROP_KEY,
    DROP_SPADES,
    DROP_WORKSHOP,
    POWER,
    SEND,
    SHIP,
    SHOVEL,
    STEPS,
    UPGRADE,
)
from ..rules.power import TakePower, is_conversion
from ..rules.rewards import Parts, Rewards
from ..rules.science import UseKey
from ..rules.seat import Seat
from ..rules.state import BOOK_POWER, State
from ..rules.terraform import Transform, UseSpades
from ..rules.turn import INNOVATION, POWER_ACTION, AfterAction, Turn
from ..rules.vocabulary import DISCIPLINES, ROUNDS, SCHOLARS, WORKSHOP, Gain

_BURN: Final = BURN.action
_POWER_TO_BOOK: Final[tuple[Action, ...]] = tuple([BOOK[f"convert pw {discipline}"] for discipline in DISCIPLINES])
# Burning, then the conversions as `Shortfall` counts them.
_WAYS: Final[tuple[tuple[Action, ...], ...]] = (
    (_BURN,),
    *[(BOOK[f"convert {each}"],) for each in ("pw s", "pw t", "pw c", "s t")],
    (BOOK["convert s t"], BOOK["convert t c"]),
    (BOOK["convert t c"],),
)
_GIVEN_UP: Final = (DROP_SPADES, DROP_WORKSHOP, DROP_BRIDGE, DROP_KEY)
MOST_BURNT: Final = 4  # for a power action
MOST_HEXES: Final = 5  # for free spades

Candidates = list[Sequence[Action]]


def serious(state: State, number: int, answers: Sequence[Action]) -> Sequence[Sequence[Action]]:
    top = state.pending[-1]
    if isinstance(top, Turn):
        return _turn(state, top, answers)
    if isinstance(top, AfterAction):
        return [[answer] for answer in answers if answer.of is DONE or answer.of is CONNECT]
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
    used = [[answer] for answer in answers if not is_conversion(answer) and answer.of not in _GIVEN_UP]
    return used or plain


def _nearest(state: State, number: int, answers: Sequence[Action]) -> Candidates:
    """Of many hexes for spades those that need the fewest; and everything else, but not too much of it."""
    home = state.seats[number].terrain
    digs = [answer for answer in answers if answer.of is DIG]
    others = [answer for answer in answers if answer.of is not DIG and answer.of is not DROP_SPADES]
    near = sorted([(spades_between(state.terrain_of(DIG.value(dig)), home), DIG.value(dig)) for dig in digs])
    candidates: Candidates = [[DIG[hex]] for _, hex in near[:MOST_HEXES]]
    candidates += [[other] for other in others[-MOST_HEXES:]]
    return candidates or [[answers[-1]]]


# --- a turn


def _turn(state: State, asked: Turn, answers: Sequence[Action]) -> Candidates:
    seat = state.seats[asked.seat]
    spades = seat.tools // tools_for_a_spade(seat)
    candidates: Candidates = []
    for answer in answers:
        if answer.of is DIG:
            needed = spades_between(state.terrain_of(DIG.value(answer)), seat.terrain)
            if needed <= spades and _digs_for_something(state, seat, needed):
                candidates.append([answer])
        elif answer.of is SEND:
            # On the slot for the most steps that is free.
            discipline, steps = SEND.value(answer)
            if steps == STEPS[-1] or SEND[discipline, steps + 1] not in answers:
                candidates.append([answer])
        elif not is_conversion(answer):
            candidates.append([answer])
    _by_burning(state, asked, candidates)
    _by_converting(state, asked, candidates)
    return candidates


def _digs_for_something(state: State, seat: Seat, spades: int) -> bool:
    """In the last round land is of use only to who builds on it at once: no round tile gives points for spades then."""
    if state.round < ROUNDS:
        return True
    tools = WORKSHOP_COST.tools + spades * tools_for_a_spade(seat)
    return seat.has_piece(WORKSHOP) and seat.coins >= WORKSHOP_COST.coins and seat.tools >= tools


def _by_burning(state: State, asked: Turn, candidates: Candidates) -> None:
    """Power actions."""
    bowls = state.seats[asked.seat].bowls
    most = min(bowls.sacrifices(), MOST_BURNT)
    for which in POWER.values:
        (price,) = POWER_ACTION.prices(state, asked, which)
        short = price.power - bowls.three
        if 0 < short <= most and POWER_ACTION.why_not(state, asked, which) is None:
            candidates.append([*[_BURN] * short, POWER[which]])


def _by_converting(state: State, asked: Turn, candidates: Candidates) -> None:
    """What can be paid only after conversions: tracks, innovations, upgrades, workshops on home land and on land to be
    made home."""
    seat = state.seats[asked.seat]
    for verb in (SHIP, SHOVEL, *UPGRADE):
        if verb is UPGRADE[0]:
            _convert_for_innovations(state, asked, candidates)
        kind = asked.kinds().of(verb.actions[0])
        if isinstance(kind, Upgrade) and not _within_power(seat, kind.cheapest):
            continue
        if kind.why_none(state, asked) is None:
            for option in kind.options(state, asked):
                if kind.why_not(state, asked, option) is None:
                    _convert_for(seat, kind.prices(state, asked, option)[0], 0, verb[option], candidates)
    if seat.has_piece(WORKSHOP) and _within_power(seat, WORKSHOP_COST):
        each = tools_for_a_spade(seat)
        for h in bits(reach(state, seat) & ~state.occupied()):
            spades = spades_between(state.terrain_of(h), seat.terrain)
            _convert_for(seat, WORKSHOP_COST, spades * each, DIG[h] if spades else BUILD[h], candidates)


def _convert_for_innovations(state: State, asked: Turn, candidates: Candidates) -> None:
    """Books for power: first those of the disciplines that a place tells, the others of one that is told."""
    seat = state.seats[asked.seat]
    bowls = seat.bowls
    most = (bowls.three + bowls.sacrifices()) // BOOK_POWER
    if INNOVATION.why_none(state, asked) is not None or seat.coins < innovation_coins(seat):
        return
    for innovation in INNOVATION.options(state, asked):
        (price,) = INNOVATION.prices(state, asked, innovation)
        if price.books - sum(seat.books) > most:
            return  # each costs as many
        short = [max(told - seat.books[discipline], 0) for discipline, told in enumerate(price.told)]
        bought = max(sum(short), price.books - sum(seat.books))
        if not 0 < bought <= most:
            continue
        short[price.told.index(max(price.told))] += bought - sum(short)
        burnt = max(BOOK_POWER * bought - bowls.three, 0)
        books: list[Action] = []
        for discipline, number in enumerate(short):
            books += [_POWER_TO_BOOK[discipline]] * number
        candidates.append([*[_BURN] * burnt, *books, DEVELOP[innovation]])


def _within_power(seat: Seat, price: Gain) -> bool:
    """Whether it is worth while to look closer."""
    power = seat.bowls
    most = power.three + power.sacrifices() + seat.scholars
    return seat.coins + seat.tools + most >= price.coins and seat.tools + most >= price.tools


def _convert_for(seat: Seat, price: Gain, more_tools: int, action: Action, candidates: Candidates) -> None:
    """The action after the conversions that make up for what is short of its price, if they can."""
    full = (price.coins, price.tools + more_tools, price.scholars)
    stock = (seat.coins, seat.tools, seat.scholars)
    found = shortfalls(full, stock, seat.bowls, SCHOLARS - seat.scholars - seat.scholars_sent)
    for short in found:
        if short.conversions <= MOST_CONVERSIONS:
            candidates.append([*short.answers(_WAYS), action])
