"""Spades: how many a terrain takes, what they cost and bring. (Rulebook: Transform and build)"""

from typing import Final

from boardwright.kernel.verdict import Reason
from boardwright.parts.wheel import spades_between

from .reach import HOME_ALREADY
from .seat import Seat
from .state import State
from .structures import score
from .vocabulary import ABILITIES, NOTHING, SPADE, TERRAINS, TRANSFORMING, Gain, Source

THE_SAME: Final = Reason("reason-the-same")
THROUGH_HOME: Final = Reason("reason-through-home")  # land that becomes home stays home
# For who changes land to home only; and after a hex that was left foreign.
ONLY_HOME: Final = [Reason("reason-only-home", terrain) for terrain in range(len(TERRAINS))]


def distance(seat: Seat, start: int, end: int) -> int:
    """Spades from one terrain to another, the shorter way round the wheel; for some always the same number."""
    if start == end:
        return 0
    return seat.faction.spades or spades_between(start, end)


def fewest_spades(seat: Seat) -> int:
    """That change land."""
    return seat.faction.spades or 1


def why_not_dig(seat: Seat, terrain: int) -> Reason | None:
    """With enough spades: one leads somewhere from everywhere, but who changes land to home only leaves home."""
    return HOME_ALREADY if seat.faction.spades and terrain == seat.faction.home else None


def why_not_to(seat: Seat, terrain: int, target: int, spades: int) -> Reason | None:
    """Why so many spades do not make one terrain of another."""
    if target == terrain:
        return THE_SAME
    home = seat.faction.home
    if seat.faction.spades and target != home:
        return ONLY_HOME[home]
    lack = distance(seat, terrain, target) - spades
    if lack > 0:
        return Reason("reason-short-bare", missing={"spades": lack})
    return THROUGH_HOME if _through(terrain, home, target) else None


def _through(start: int, home: int, end: int) -> bool:
    """Land that becomes home stays home: the way to another terrain does not lead through it."""
    by_home = spades_between(start, home) + spades_between(home, end)
    return home not in (start, end) and by_home == spades_between(start, end)


# --- prices


def affordable_spades(seat: Seat, besides: Gain = NOTHING) -> int:
    """How many spades can be bought beside something else that is to be paid."""
    if not seat.faction.digging:
        return seat.priests - besides.priests
    return (seat.workers - besides.workers) // seat.faction.digging[seat.digging]


def price_of_spades(seat: Seat, spades: int) -> Gain:
    digging = seat.faction.digging
    return Gain(workers=spades * digging[seat.digging]) if digging else Gain(priests=spades)


def short_of_spades(spades: int) -> Reason:
    """That cannot be bought."""
    return Reason("reason-short", TRANSFORMING, {"spades": spades})


def buy_spades(state: State, number: int, spades: int) -> None:
    seat = state.seats[number]
    price = price_of_spades(seat, spades)
    seat.pay(price, Source.SPADES)
    if seat.faction.bought_spade_points:
        seat.score(seat.faction.bought_spade_points * spades, ABILITIES, Source.ABILITY)
    count_spades(state, number, spades)


def count_spades(state: State, number: int, spades: int) -> None:
    """What spades bring when they are gained, bought or free."""
    seat = state.seats[number]
    score(state, number, SPADE, spades)
    if seat.faction.spade_points:
        seat.score(seat.faction.spade_points * spades, ABILITIES, Source.ABILITY)
    if seat.faction.spade_power and seat.has_stronghold():
        seat.gain_power(seat.faction.spade_power * spades, Source.STRONGHOLD)
