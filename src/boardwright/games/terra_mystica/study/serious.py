"""The answers worth a look, so that the ways of an action stay few.

Land is made home where it can be, partly transformed only towards home and by free spades; nothing is given up without
need. Conversions are made only before the action that they pay for, and exactly so many.
"""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.parts.hexgrid import bits
from boardwright.parts.offers import is_worth_taking
from boardwright.parts.shortfall import MOST_CONVERSIONS, shortfalls
from boardwright.parts.taking import power_to_take
from boardwright.parts.wheel import FARTHEST

from ..content.tiles import POWER_ACTIONS
from ..rules.dwellings import Settle, why_no_dwelling
from ..rules.moves import BOOK, BUILD_ON, BURN, CONNECT, CONVERT, DIG, DIG_ON, DONE, DROP, LEAVE, POWER, PRIEST, TO
from ..rules.power import Boon, TakePower
from ..rules.reach import reach, reachable, toll_to
from ..rules.seat import NONE, Seat
from ..rules.spades import affordable_spades, distance, price_of_spades
from ..rules.state import State
from ..rules.terraform import Transform, UseSpades
from ..rules.turn import ADVANCING_DIGGING, ADVANCING_SHIPPING, AfterAction, Turn
from ..rules.upgrades import UPGRADING
from ..rules.vocabulary import DWELLING, PRIESTS, ROUNDS, Gain

# Burning, then the conversions as `Shortfall` counts them.
_WAYS: Final[tuple[tuple[Action, ...], ...]] = (
    (BURN.action,),
    *[(BOOK[f"convert {each}"],) for each in ("pw p", "pw w", "pw c", "p w", "p c", "w c")],
)

Candidates = list[Sequence[Action]]


def serious(state: State, number: int, answers: Sequence[Action]) -> Sequence[Sequence[Action]]:
    top = state.pending[-1]
    if isinstance(top, Turn):
        return _turn(state, number, answers)
    if isinstance(top, AfterAction):
        return [[answer] for answer in answers if answer.of is DONE or answer.of is CONNECT]
    if isinstance(top, Transform):
        return _transform(state, number, top, answers)
    if isinstance(top, UseSpades):
        return _use_spades(state, number, top, answers)
    if isinstance(top, TakePower) and is_worth_taking(state.round, power_to_take(state.seats[number], top.amount)):
        return [[answers[0]]]
    plain = [answer for answer in answers if answer.of is not BURN and answer.of is not CONVERT]
    if isinstance(top, Boon | Settle) and len(plain) > 1:
        return [[answer] for answer in plain if answer.of is not DROP]
    if isinstance(top, Boon) and state.acting == number:
        return []  # the action would come to nothing
    return [[answer] for answer in plain]


# --- spades


def _transform(state: State, number: int, top: Transform, answers: Sequence[Action]) -> Candidates:
    """Home, or with free spades as near to it as they lead."""
    seat = state.seats[number]
    home = TO[seat.faction.home]
    if home in answers:
        return [[home]]
    best: Candidates = []
    fewest = distance(seat, state.terrain[top.hex], seat.faction.home)
    for answer in answers:
        if answer.of is TO:
            away = distance(seat, TO.value(answer), seat.faction.home)
            if away < fewest:
                best, fewest = [[answer]], away
    return best


def _use_spades(state: State, number: int, top: UseSpades, answers: Sequence[Action]) -> Candidates:
    """Land that becomes home; where there is none, the land that comes nearest to it."""
    seat = state.seats[number]
    near = top.near(state)
    found: list[list[Sequence[Action]]] = [[] for _ in range(2 * FARTHEST + 1)]
    for answer in answers:
        if answer.of is DIG:
            hex = DIG.value(answer)
            needed = distance(seat, state.terrain[hex], seat.faction.home)
            toll = toll_to(seat, near, hex)
            if needed and _digs_for_something(state, seat, needed - top.spades, toll):
                found[max(needed - top.payable(seat, toll), 0)].append([answer])
    for candidates in found:
        if candidates:
            return candidates
    # In an action of the last round: it would come to nothing.
    return [] if _land_is_late(state, seat) and top.acting and not top.homes else [[DROP.action]]


def _digs_for_something(state: State, seat: Seat, bought: int, toll: Gain) -> bool:
    """Whether land is of any use, for which so many spades must be bought and a toll be paid: in the last round only to
    who builds on it at once."""
    if not _land_is_late(state, seat):
        return True
    price = seat.faction.costs[DWELLING] + price_of_spades(seat, max(bought, 0))
    return why_no_dwelling(seat) is None and seat.can_pay(price, toll)


def _land_is_late(state: State, seat: Seat) -> bool:
    """It is the last round, and spades by themselves bring neither points nor power."""
    if state.round < ROUNDS:
        return False
    faction = seat.faction
    by_spades = faction.spade_points or faction.bought_spade_points
    return not by_spades and not (faction.spade_power and seat.has_stronghold())


# --- a turn


def _turn(state: State, number: int, answers: Sequence[Action]) -> Candidates:
    seat = state.seats[number]
    candidates: Candidates = []
    near = reach(state, seat)
    for answer in answers:
        verb = answer.of
        if verb is DIG:
            hex = DIG.value(answer)
            needed = distance(seat, state.terrain[hex], seat.faction.home)
            toll = toll_to(seat, near, hex)
            if needed and needed <= affordable_spades(seat, toll) and _digs_for_something(state, seat, needed, toll):
                candidates.append([answer])
        elif verb is PRIEST:
            # On the highest space that is free.
            cult, steps = PRIEST.value(answer)
            if steps == 3 or PRIEST[cult, steps + 1] not in answers:
                candidates.append([answer])
        elif verb is not CONVERT and verb is not BURN and verb is not LEAVE:
            candidates.append([answer])
    if seat.bowls.three or seat.bowls.two > 1 or seat.workers or seat.priests:
        _by_burning(state, seat, candidates)
        _by_converting(state, seat, near, candidates)
    return candidates


def _by_burning(state: State, seat: Seat, candidates: Candidates) -> None:
    """Power actions."""
    for which, action in enumerate(POWER_ACTIONS):
        short = action.power - seat.bowls.three
        if short > 0 and state.power_used[which] == NONE and seat.bowls.sacrifices() >= short:
            candidates.append([*[BURN.action] * short, POWER[which]])


def _by_converting(state: State, seat: Seat, near: int, candidates: Candidates) -> None:
    """What can be paid only after conversions: tracks, upgrades, dwellings on home land and on land to be made home."""
    top = state.pending[-1]
    for track in (ADVANCING_SHIPPING, ADVANCING_DIGGING):
        if track.why_not(state, top, 0) is None:
            _convert_for(seat, track.prices(state, top, 0)[0], track.verb.action, candidates)
    for option in UPGRADING.options(state, top):
        if UPGRADING.why_not(state, top, option) is None:
            _convert_for(seat, UPGRADING.prices(state, top, option)[0], UPGRADING.verb[option], candidates)
    if why_no_dwelling(seat) is None:
        _convert_for_land(state, seat, near, candidates)


def _convert_for_land(state: State, seat: Seat, near: int, candidates: Candidates) -> None:
    dwelling = seat.faction.costs[DWELLING]
    prices = [dwelling + price_of_spades(seat, spades) for spades in range(FARTHEST + 1)]
    for h in bits(reachable(state, seat, near)):
        spades = distance(seat, state.terrain[h], seat.faction.home)
        price = prices[spades] if near >> h & 1 else prices[spades] + toll_to(seat, near, h)
        _convert_for(seat, price, DIG_ON[h] if spades else BUILD_ON[h], candidates)


def _convert_for(seat: Seat, price: Gain, action: Action, candidates: Candidates) -> None:
    """The action after the conversions that make up for what is short of its price, if they can."""
    stock = (seat.coins, seat.workers, seat.priests)
    needed = (price.coins, price.workers, price.priests)
    found = shortfalls(needed, stock, seat.bowls, PRIESTS - seat.priests - seat.priests_sent)
    for short in found:
        if short.conversions <= MOST_CONVERSIONS:
            candidates.append([*short.answers(_WAYS), action])
