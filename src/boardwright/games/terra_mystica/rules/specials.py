"""Power actions and special actions. (Rulebook: Actions)"""

from collections.abc import Mapping, Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision
from boardwright.kernel.kind import Kind
from boardwright.kernel.verdict import Reason, Words

from ..content.tiles import BONUS_CARDS, FAVOR_TILES, POWER_ACTIONS
from .ability import ability
from .bridges import grant_bridge
from .moves import SPECIALS
from .power import Priced, grant_steps, short_of_power
from .seat import NONE, Seat
from .state import State
from .terraform import gain_spades
from .tile import Special
from .vocabulary import A_BRIDGE, Gain, Source

BRIDGE_ACTION: Final = 4  # of SPECIALS; those before are the bits of Special

USED: Final = Reason("reason-used")
ALL_USED: Final = Reason("reason-all-used")
NOT_BUILT: Final = Reason("reason-not-built")
NO_SPECIAL: Final = Reason("reason-no-special")


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
    """A special action is used once a round; the bridge of an ability as often as it is paid."""

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
        return (state.seats[asked.seat].faction.bridge,) if which == BRIDGE_ACTION else ()

    def do(self, state: State, asked: Decision[State], which: int) -> None:
        number, seat = asked.seat, state.seats[asked.seat]
        if which == BRIDGE_ACTION:
            seat.pay(seat.faction.bridge, Source.PRICE)
            grant_bridge(state, number, Source.ABILITY)
            return
        seat.use(which)
        if which == Special.SPADE:
            gain_spades(state, number, 1, SPECIALS[which])
        elif which == Special.STRONGHOLD:
            ability(seat).use_stronghold(state, asked)
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
            if usable and (which != BRIDGE_ACTION or seat.can_pay(seat.faction.bridge)):
                answers.append(action)


def owns(seat: Seat, which: int) -> bool:
    """Whether a special action is the seat's; that of the stronghold even before it is built."""
    if which < Special.FAVOR_CULT_STEP:
        return seat.bonus != NONE and BONUS_CARDS[seat.bonus].special == which
    if which == Special.FAVOR_CULT_STEP:
        return which in [FAVOR_TILES[tile].special for tile in seat.favors]
    if which == Special.STRONGHOLD:
        return seat.faction.acts
    return seat.faction.builds_bridges
