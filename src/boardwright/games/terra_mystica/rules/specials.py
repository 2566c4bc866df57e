"""Power actions and special actions: what closes them, and the strongholds' own. (Rulebook: Actions)"""

from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.reason import FINE
from boardwright.parts.hexgrid import bits

from ..content.tiles import BONUS_CARDS, FAVOR_TILES, POWER_ACTIONS
from .faction import Ability
from .map import GRID, LAND
from .moves import BUILD, DIG, UPGRADE
from .power import Boon
from .reasons import (
    HOME_ALREADY,
    NONE_ON_BOARD,
    NOT_A_DWELLING,
    NOT_BESIDE,
    NOT_BUILT,
    NOT_HOME,
    NOT_OWNED,
    OCCUPIED,
    SHORT,
    SHORT_OF_POWER,
    USED,
)
from .seat import NONE, Seat
from .state import State
from .structures import place_dwelling
from .terraform import Settle
from .tile import Special
from .upgrades import upgrade, upgrade_of
from .vocabulary import DWELLING, NUMBERS, STRONGHOLD, TRADING_HOUSE, Gain, Source

ENGINEER_BRIDGE: Final = Gain("2w")
BRIDGE_ACTION: Final = 4  # of SPECIALS; those before are the bits of Special
_FAVOR_STEP: Final = Special.FAVOR_CULT_STEP
_STRONGHOLD: Final = Special.STRONGHOLD
_ACTING_STRONGHOLDS: Final = (
    Ability.AUREN,
    Ability.CHAOS_MAGICIANS,
    Ability.GIANTS,
    Ability.NOMADS,
    Ability.SWARMLINGS,
    Ability.WITCHES,
)


def power_closed(state: State, seat: Seat, which: int) -> int:
    """A power action is used once a round, by one faction."""
    if state.power_used[which] != NONE:
        return USED
    return FINE if seat.bowls.three >= POWER_ACTIONS[which].power else SHORT_OF_POWER


def special_closed(seat: Seat, which: int) -> int:
    """A special action is used once a round; the engineers' bridge as often as it is paid."""
    if which < _FAVOR_STEP:
        if seat.bonus == NONE or BONUS_CARDS[seat.bonus].special != which:
            return NOT_OWNED
    elif which == _FAVOR_STEP:
        if which not in [FAVOR_TILES[tile].special for tile in seat.favors]:
            return NOT_OWNED
    elif which == _STRONGHOLD:
        if seat.faction.ability not in _ACTING_STRONGHOLDS:
            return NOT_OWNED
        if not seat.structures[STRONGHOLD]:
            return NOT_BUILT
    elif seat.faction.ability != Ability.ENGINEERS:
        return NOT_OWNED
    else:
        return FINE if seat.can_pay(ENGINEER_BRIDGE) else SHORT
    return USED if seat.used >> which & 1 else FINE


# --- what strongholds do


def storm_closed(state: State, seat: Seat, taken: int, beside: int, hex: int) -> int:
    """Land beside an own building, bridges and rivers not counted, that is not home yet. `taken` and `beside` are what
    has buildings and what is beside the own ones."""
    if taken >> hex & 1:
        return OCCUPIED
    if state.terrain[hex] == seat.faction.home:
        return HOME_ALREADY
    return FINE if beside >> hex & 1 else NOT_BESIDE


class Sandstorm(Boon):
    """Nomads' stronghold: a neighbouring hex becomes desert without spades."""

    def uses(self, state: State) -> list[Action]:
        seat = state.seats[self.seat]
        taken, beside = state.occupied(), GRID.around(seat.buildings)
        hexes = [h for h in bits(LAND & beside) if storm_closed(state, seat, taken, beside, h) == FINE]
        return [action for h in hexes if (action := DIG[h]) is not None]

    def use(self, state: State, action: Action) -> None:
        hex = DIG.index(action)
        state.transform(hex, state.seats[self.seat].faction.home, Source.STRONGHOLD)
        state.pending.append(Settle(self.seat, 1 << hex))


def free_house_closed(seat: Seat, hex: int) -> int:
    """Of an own building."""
    if seat.count(TRADING_HOUSE) >= NUMBERS[TRADING_HOUSE]:
        return NONE_ON_BOARD
    return FINE if seat.structures[DWELLING] >> hex & 1 else NOT_A_DWELLING


class FreeTradingHouse(Boon):
    """Swarmlings' stronghold: a dwelling becomes a trading house for nothing."""

    def uses(self, state: State) -> list[Action]:
        seat = state.seats[self.seat]
        hexes = [h for h in bits(seat.buildings) if free_house_closed(seat, h) == FINE]
        return [action for h in hexes if (action := UPGRADE[TRADING_HOUSE - 1][h]) is not None]

    def use(self, state: State, action: Action) -> None:
        upgrade(state, self.seat, TRADING_HOUSE, upgrade_of(action)[1], Source.STRONGHOLD)


def ride_closed(state: State, seat: Seat, taken: int, hex: int) -> int:
    """Free forest, wherever it lies."""
    if taken >> hex & 1:
        return OCCUPIED
    if state.terrain[hex] != seat.faction.home:
        return NOT_HOME
    return FINE if seat.count(DWELLING) < NUMBERS[DWELLING] else NONE_ON_BOARD


class WitchesRide(Boon):
    """Witches' stronghold: a dwelling for nothing on any free forest."""

    def uses(self, state: State) -> list[Action]:
        seat = state.seats[self.seat]
        taken = state.occupied()
        hexes = [h for h in bits(LAND) if ride_closed(state, seat, taken, h) == FINE]
        return [action for h in hexes if (action := BUILD[h]) is not None]

    def use(self, state: State, action: Action) -> None:
        place_dwelling(state, self.seat, BUILD.index(action), Source.STRONGHOLD)
