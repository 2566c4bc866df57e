"""Power actions, special actions, and what the strongholds' own do. (Rulebook: Actions)"""

from collections.abc import Mapping, Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision
from boardwright.kernel.kind import Kind, Kinds
from boardwright.kernel.verdict import Reason, Verdict, Words
from boardwright.parts.hexgrid import bits

from ..content.tiles import BONUS_CARDS, FAVOR_TILES, POWER_ACTIONS
from .bridges import grant_bridge
from .dwellings import OnLand, Settle, why_no_dwelling
from .faction import Ability
from .map import GRID, LAND, LANDS, NAMES
from .moves import BUILD, BUILD_ON, DIG, DIG_ON, SPECIALS, UPGRADE
from .power import CONVERTING, NO_USE, Boon, Drop, Priced, grant_steps, short_of_power, with_tool
from .reach import HOME_ALREADY, NONE_ON_BOARD, NOT_HOME, Reach, taken_by
from .seat import NONE, Seat
from .state import State
from .structures import place_dwelling
from .terraform import gain_spades
from .tile import Special
from .upgrades import upgrade
from .vocabulary import A_BRIDGE, DWELLING, NUMBERS, STRUCTURES, TRADING_HOUSE, Gain, Source

ENGINEER_BRIDGE: Final = Gain.read("2w")
BRIDGE_ACTION: Final = 4  # of SPECIALS; those before are the bits of Special
_ACTING_STRONGHOLDS: Final = (
    Ability.AUREN,
    Ability.CHAOS_MAGICIANS,
    Ability.GIANTS,
    Ability.NOMADS,
    Ability.SWARMLINGS,
    Ability.WITCHES,
)

USED: Final = Reason("reason-used")
ALL_USED: Final = Reason("reason-all-used")
NOT_BUILT: Final = Reason("reason-not-built")
NO_SPECIAL: Final = Reason("reason-no-special")
NOT_BESIDE: Final = Reason("reason-not-beside")  # an own building
NOT_A_DWELLING: Final = Reason("reason-not-a-dwelling")


class UsePower(Kind[State, Decision[State], int]):
    """A power action is used once a round, by one faction."""

    def why_none(self, state: State, asked: Decision[State]) -> Reason | None:
        return None if NONE in state.power_used else ALL_USED

    def why_not(self, state: State, asked: Decision[State], which: int) -> Reason | None:
        return USED if state.power_used[which] != NONE else None

    def prices(self, state: State, asked: Decision[State], which: int) -> Sequence[Gain]:
        return (POWER_ACTIONS[which].price,)

    def why_short(self, state: State, asked: Decision[State], which: int, missing: Mapping[str, int]) -> Reason:
        return short_of_power(missing)

    def do(self, state: State, asked: Decision[State], which: int) -> None:
        number, seat, action = asked.seat, state.seats[asked.seat], POWER_ACTIONS[which]
        state.take_power_action(number, which)
        seat.spend_power(action.power, Source.PRICE)
        seat.gain(action.gain, action.id)
        if action.bridge:
            grant_bridge(state, number, action.id)
        if action.spades:
            gain_spades(state, number, action.spades, action.id)

    def words(self, state: State, asked: Decision[State], which: int) -> Words:
        return f"power-{POWER_ACTIONS[which].id.lower()}", {}

    def legal(self, state: State, asked: Decision[State], answers: list[Action]) -> None:
        power = state.seats[asked.seat].bowls.three
        for which, used_by in enumerate(state.power_used):
            if used_by == NONE and power >= POWER_ACTIONS[which].power:
                answers.append(self.verb.actions[which])


class UseSpecial(Priced[Decision[State], int]):
    """A special action is used once a round; the engineers' bridge as often as it is paid."""

    what = A_BRIDGE

    def options(self, state: State, asked: Decision[State]) -> Sequence[int]:
        seat = state.seats[asked.seat]
        return [which for which in range(len(SPECIALS)) if owns(seat, which)]

    def why_none(self, state: State, asked: Decision[State]) -> Reason | None:
        return None if self.options(state, asked) else NO_SPECIAL

    def why_not(self, state: State, asked: Decision[State], which: int) -> Reason | None:
        seat = state.seats[asked.seat]
        if which == Special.STRONGHOLD and not seat.has_stronghold():
            return NOT_BUILT
        return USED if seat.used >> which & 1 else None

    def prices(self, state: State, asked: Decision[State], which: int) -> Sequence[Gain]:
        return (ENGINEER_BRIDGE,) if which == BRIDGE_ACTION else ()

    def do(self, state: State, asked: Decision[State], which: int) -> None:
        number, seat = asked.seat, state.seats[asked.seat]
        if which == BRIDGE_ACTION:
            seat.pay(ENGINEER_BRIDGE, Source.PRICE)
            grant_bridge(state, number, Source.ABILITY)
            return
        seat.use(which)
        if which == Special.SPADE:
            gain_spades(state, number, 1, SPECIALS[which])
        elif which == Special.STRONGHOLD:
            _use_stronghold(state, asked)
        else:
            grant_steps(state, number, 1, which)

    def words(self, state: State, asked: Decision[State], which: int) -> Words:
        if which == Special.STRONGHOLD:
            return f"stronghold-{state.seats[asked.seat].faction.id}", {}
        name = SPECIALS[which]
        if which == BRIDGE_ACTION:
            return f"special-{name}", {}
        tiles = FAVOR_TILES if which == Special.FAVOR_CULT_STEP else BONUS_CARDS
        return f"special-{name.lower()}", {"piece": next(tile for tile in tiles if tile.id == name)}

    def legal(self, state: State, asked: Decision[State], answers: list[Action]) -> None:
        seat = state.seats[asked.seat]
        for which, action in enumerate(self.verb.actions):
            usable = owns(seat, which) and self.why_not(state, asked, which) is None
            if usable and (which != BRIDGE_ACTION or seat.can_pay(ENGINEER_BRIDGE)):
                answers.append(action)


def owns(seat: Seat, which: int) -> bool:
    """Whether a special action is the seat's; that of the stronghold even before it is built."""
    if which < Special.FAVOR_CULT_STEP:
        return seat.bonus != NONE and BONUS_CARDS[seat.bonus].special == which
    if which == Special.FAVOR_CULT_STEP:
        return which in [FAVOR_TILES[tile].special for tile in seat.favors]
    if which == Special.STRONGHOLD:
        return seat.faction.ability in _ACTING_STRONGHOLDS
    return seat.faction.ability == Ability.ENGINEERS


def _use_stronghold(state: State, asked: Decision[State]) -> None:
    number, ability = asked.seat, state.seats[asked.seat].faction.ability
    if ability == Ability.AUREN:
        grant_steps(state, number, 2, Special.STRONGHOLD)
    elif ability == Ability.CHAOS_MAGICIANS:
        del state.pending[-2:]  # each of the two turns ends by itself
        state.pending.extend((asked, asked))
    elif ability == Ability.GIANTS:
        gain_spades(state, number, 2, Source.STRONGHOLD)
    elif ability == Ability.NOMADS:
        state.pending.append(Sandstorm(number))
    elif ability == Ability.SWARMLINGS:
        state.pending.append(FreeTradingHouse(number))
    else:
        state.pending.append(WitchesRide(number))


# --- what strongholds do


class Sandstorm(Boon):
    """Nomads' stronghold: a neighbouring hex becomes desert without spades."""

    def kinds(self) -> Kinds:
        return _SANDSTORM


class Storm(OnLand[Sandstorm]):
    """Land beside an own building, bridges and rivers not counted, that is not home yet."""

    lead = True

    def reach(self, state: State, asked: Sandstorm) -> Reach:
        seat = state.seats[asked.seat]
        return Reach(state, seat, GRID.around(seat.buildings), flying=False)

    def why_not_there(self, state: State, asked: Sandstorm, reach: Reach, hex: int) -> Reason | None:
        if reach.taken >> hex & 1:
            return taken_by(state, hex)
        if state.terrain[hex] == state.seats[asked.seat].faction.home:
            return HOME_ALREADY
        return None if reach.near >> hex & 1 else NOT_BESIDE

    def do(self, state: State, asked: Sandstorm, hex: int) -> None:
        state.transform(hex, state.seats[asked.seat].faction.home, Source.STRONGHOLD)
        state.pending.append(Settle(asked.seat, 1 << hex))

    def words(self, state: State, asked: Sandstorm, hex: int) -> Words:
        return "storm", {"hex": hex}

    def legal(self, state: State, asked: Sandstorm, answers: list[Action]) -> None:
        seat = state.seats[asked.seat]
        for hex in bits(GRID.around(seat.buildings) & LAND & ~state.occupied()):
            if state.terrain[hex] != seat.faction.home:
                answers.append(DIG_ON[hex])


_SANDSTORM: Final = Kinds(Storm(DIG, "dig"), Drop("storm"), *CONVERTING)


class FreeTradingHouse(Boon):
    """Swarmlings' stronghold: a dwelling becomes a trading house for nothing."""

    def kinds(self) -> Kinds:
        return _FREE_TRADING_HOUSE


class UpgradeFree(Kind[State, FreeTradingHouse, tuple[int, int]]):
    def options(self, state: State, asked: FreeTradingHouse) -> Sequence[tuple[int, int]]:
        return [(TRADING_HOUSE, hex) for hex in bits(state.seats[asked.seat].buildings)]

    def why_not(self, state: State, asked: FreeTradingHouse, option: tuple[int, int]) -> Reason | None:
        seat = state.seats[asked.seat]
        if seat.count(TRADING_HOUSE) >= NUMBERS[TRADING_HOUSE]:
            return NONE_ON_BOARD[TRADING_HOUSE]
        return None if seat.structures[DWELLING] >> option[1] & 1 else NOT_A_DWELLING

    def do(self, state: State, asked: FreeTradingHouse, option: tuple[int, int]) -> None:
        upgrade(state, asked.seat, TRADING_HOUSE, option[1], Source.STRONGHOLD)

    def targets(self, state: State, asked: FreeTradingHouse, option: tuple[int, int]) -> Sequence[str]:
        return (NAMES[option[1]],)

    def words(self, state: State, asked: FreeTradingHouse, option: tuple[int, int]) -> Words:
        return f"upgrade-{STRUCTURES[TRADING_HOUSE]}", {"hex": option[1]}

    def verdicts(self, state: State, asked: FreeTradingHouse) -> list[Verdict]:
        return with_tool(super().verdicts(state, asked), self.tool, NO_USE)


_FREE_TRADING_HOUSE: Final = Kinds(UpgradeFree(UPGRADE, "upgrade"), Drop("house"), *CONVERTING)


class WitchesRide(Boon):
    """Witches' stronghold: a dwelling for nothing on any free forest."""

    def kinds(self) -> Kinds:
        return _WITCHES_RIDE


class Ride(OnLand[WitchesRide]):
    """Free forest, wherever it lies."""

    def why_not_there(self, state: State, asked: WitchesRide, reach: Reach, hex: int) -> Reason | None:
        seat = state.seats[asked.seat]
        if reach.taken >> hex & 1:
            return taken_by(state, hex)
        if state.terrain[hex] != seat.faction.home:
            return NOT_HOME[seat.faction.home]
        return why_no_dwelling(seat)

    def do(self, state: State, asked: WitchesRide, hex: int) -> None:
        place_dwelling(state, asked.seat, hex, Source.STRONGHOLD)

    def legal(self, state: State, asked: WitchesRide, answers: list[Action]) -> None:
        seat = state.seats[asked.seat]
        if why_no_dwelling(seat) is None:
            taken, home = state.occupied(), seat.faction.home
            for hex in LANDS:
                if state.terrain[hex] == home and not taken >> hex & 1:
                    answers.append(BUILD_ON[hex])


_WITCHES_RIDE: Final = Kinds(Ride(BUILD, "build"), Drop("dwelling"), *CONVERTING)
