"""A turn: one action, with free conversions before and after it. (Rulebook: Actions)"""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision, Step
from boardwright.kernel.reason import FINE
from boardwright.parts.hexgrid import bits

from ..content.tiles import POWER_ACTIONS
from .bridges import grant_bridge
from .cults import priest_closed, send_priest
from .faction import Ability
from .map import GRID
from .moves import (
    BUILD,
    CONNECT,
    DIG,
    DONE,
    LEAVE,
    POWER,
    PRIEST,
    SHIP,
    SHOVEL,
    SPECIAL,
    SPECIALS,
    UPGRADE,
)
from .passing import can_leave, leave_game, pass_round, passes
from .power import MakeOffers, conversions, convert, grant_steps
from .reasons import FULLY_ADVANCED, NO_TRACK, SHORT
from .seat import NONE, Seat
from .specials import (
    BRIDGE_ACTION,
    ENGINEER_BRIDGE,
    FreeTradingHouse,
    Sandstorm,
    WitchesRide,
    power_closed,
    special_closed,
)
from .state import State
from .structures import Claim, advance_shipping, claim, score
from .terraform import (
    Transform,
    affordable_spades,
    build_dwelling,
    come_to,
    dig_closed,
    dwelling_closed,
    gain_spades,
    reach,
    reachable,
    toll,
)
from .tile import Special
from .towns import group, rivers_to_skip
from .upgrades import (
    UPGRADES_FROM,
    upgrade,
    upgrade_closed,
    upgrade_cost,
    upgrade_of,
    upgrades_closed,
)
from .vocabulary import NOTHING, PRICES_OF, TOWN, TRACKS, Gain, Source

SHIPPING_COST: Final = Gain("4c 1p")
DIGGING_POINTS: Final = 6


class NextTurn(Step[State]):
    """The next faction that has not passed; when all have, the round is over."""

    def __init__(self, after: int) -> None:
        super().__init__()
        self.after: Final[int] = after

    def run(self, state: State) -> None:
        order = state.order
        start = order.index(self.after) + 1 if self.after in order else 0
        for step in range(len(order)):
            number = order[(start + step) % len(order)]
            if not state.seats[number].passed:
                state.acting = number
                state.seats[number].blocked = 0
                state.pending.append(NextTurn(number))
                state.pending.append(Turn(number))
                return
        state.acting = NONE

    def args(self) -> Sequence[int]:
        return (self.after,)


class Turn(Decision[State]):
    """One of the actions, or passing. Free conversions ask again. An action that has no effect now is an action all the
    same: so one waits for the others."""

    def surely_asks(self, state: State) -> bool:
        return len(passes(state)) > 1

    def legal(self, state: State) -> Sequence[Action]:
        seat = state.seats[self.seat]
        answers: list[Action] = []
        self._land(state, seat, answers)
        self._upgrades(state, seat, answers)
        self._tracks(seat, answers)
        self._priests(state, seat, answers)
        self._power_actions(state, seat, answers)
        self._specials(seat, answers)
        answers += connections(state, self.seat)
        answers += passes(state)
        answers += conversions(state, self.seat)
        if can_leave(state):
            answers.append(LEAVE)
        return answers

    def _land(self, state: State, seat: Seat, answers: list[Action]) -> None:
        here = _work_closed(seat, NOTHING)
        if FINE not in here:
            return  # nor beside the price of a flight
        near, home = reach(state, seat), seat.faction.home
        hexes = reachable(state, seat, near)
        there = _work_closed(seat, toll(seat)) if hexes & ~near else here
        for h in bits(hexes):
            build, dig = BUILD[h], DIG[h]
            assert build is not None and dig is not None
            building, digging_home, digging_away = here if near >> h & 1 else there
            if state.terrain[h] != home:
                if digging_away == FINE:
                    answers.append(dig)
                continue
            if building == FINE:
                answers.append(build)
            if digging_home == FINE:
                answers.append(dig)

    def _upgrades(self, state: State, seat: Seat, answers: list[Action]) -> None:
        for structure in range(1, 5):
            hexes = seat.structures[UPGRADES_FROM[structure]]
            if not hexes or upgrades_closed(seat, structure) != FINE:
                continue
            for h in bits(hexes):
                action = UPGRADE[structure - 1][h]
                if action is not None and upgrade_closed(state, seat, structure, h) == FINE:
                    answers.append(action)

    def _tracks(self, seat: Seat, answers: list[Action]) -> None:
        if shipping_closed(seat) == FINE:
            answers.append(SHIP)
        if digging_closed(seat) == FINE:
            answers.append(SHOVEL)

    def _priests(self, state: State, seat: Seat, answers: list[Action]) -> None:
        for cult in range(4):
            if priest_closed(state, seat, cult, 1) != FINE:
                break  # for one step nothing is needed but a priest
            answers.append(PRIEST[cult * 3])
            for steps in (2, 3):
                if priest_closed(state, seat, cult, steps) == FINE:
                    answers.append(PRIEST[cult * 3 + steps - 1])

    def _power_actions(self, state: State, seat: Seat, answers: list[Action]) -> None:
        for which, action in enumerate(POWER):
            if power_closed(state, seat, which) == FINE:
                answers.append(action)

    def _specials(self, seat: Seat, answers: list[Action]) -> None:
        for which, action in enumerate(SPECIAL):
            if special_closed(seat, which) == FINE:
                answers.append(action)

    def apply(self, state: State, action: Action) -> None:
        if action.verb in ("convert", "burn"):
            convert(state, self.seat, action)
            state.pending.append(self)
            return
        state.converted = 0
        if action.verb == "connect":
            connect(state, self.seat, action)
            # The town is founded before the action goes on.
            state.pending.insert(_below_claims(state), self)
        elif action.verb == "pass":
            pass_round(state, self.seat, action)
            while not isinstance(state.pending[-1], NextTurn):
                state.pending.pop()  # the other half of a double turn
        elif action is LEAVE:
            leave_game(state, self.seat)
        else:
            state.pending.append(MakeOffers())
            state.pending.append(AfterAction(self.seat))
            act(state, self.seat, action)


def _below_claims(state: State) -> int:
    """Where a frame goes that comes after the claims just pushed."""
    return len(state.pending) - (1 if state.pending and isinstance(state.pending[-1], Claim) else 0)


def _work_closed(seat: Seat, flight: Gain) -> tuple[int, int, int]:
    """What closes reachable land, beside paying for a flight: to a dwelling, to spades at home, to spades elsewhere."""
    spades = affordable_spades(seat, flight)
    return dwelling_closed(seat, flight), dig_closed(seat, True, spades), dig_closed(seat, False, spades)


def shipping_closed(seat: Seat) -> int:
    faction = seat.faction
    if not faction.shipping_maximum:
        return NO_TRACK
    if seat.shipping >= faction.shipping_maximum:
        return FULLY_ADVANCED
    return FINE if seat.can_pay(SHIPPING_COST) else SHORT


def digging_closed(seat: Seat) -> int:
    faction = seat.faction
    if not faction.digging:
        return NO_TRACK
    if seat.digging + 1 >= len(faction.digging):
        return FULLY_ADVANCED
    return FINE if seat.can_pay(faction.digging_upgrade) else SHORT


class AfterAction(Decision[State]):
    """The action is done: conversions may still follow, then the turn ends."""

    def legal(self, state: State) -> Sequence[Action]:
        return [DONE, *connections(state, self.seat), *conversions(state, self.seat)]

    def apply(self, state: State, action: Action) -> None:
        if action.verb in ("convert", "burn"):
            convert(state, self.seat, action)
            state.pending.append(self)
            return
        state.converted = 0
        if action.verb == "connect":
            connect(state, self.seat, action)
            state.pending.insert(_below_claims(state), self)


# --- the actions


def act(state: State, number: int, action: Action) -> None:
    seat = state.seats[number]
    verb = action.verb
    if verb == "build":
        hex = BUILD.index(action)
        come_to(seat, reach(state, seat), hex)
        build_dwelling(state, number, hex)
    elif verb == "dig":
        hex = DIG.index(action)
        flown = come_to(seat, reach(state, seat), hex)
        state.pending.append(Transform(number, hex, 0, 1, 0, 0, flown))
    elif verb == "upgrade":
        structure, hex = upgrade_of(action)
        seat.pay(upgrade_cost(state, number, structure, hex), PRICES_OF[structure])
        upgrade(state, number, structure, hex, Source.ACTION)
    elif verb == "ship":
        seat.pay(SHIPPING_COST, Source.PRICE)
        advance_shipping(seat, Source.ACTION)
    elif verb == "shovel":
        seat.pay(seat.faction.digging_upgrade, Source.PRICE)
        seat.advance_digging(Source.ACTION)
        seat.score(DIGGING_POINTS, TRACKS, Source.DIGGING)
    elif verb == "priest":
        place = action.index - PRIEST[0].index
        send_priest(state, number, place // 3, place % 3 + 1)
    elif verb == "power":
        _power_action(state, number, action.index - POWER[0].index)
    else:
        _special_action(state, number, action.index - SPECIAL[0].index)


def _power_action(state: State, number: int, which: int) -> None:
    seat, action = state.seats[number], POWER_ACTIONS[which]
    state.take_power_action(number, which)
    seat.spend_power(action.power, Source.PRICE)
    seat.gain(action.gain, action.id)
    if action.bridge:
        grant_bridge(state, number, action.id)
    if action.spades:
        gain_spades(state, number, action.spades, action.id)


def _special_action(state: State, number: int, which: int) -> None:
    seat = state.seats[number]
    if which == BRIDGE_ACTION:
        seat.pay(ENGINEER_BRIDGE, Source.PRICE)
        grant_bridge(state, number, Source.ABILITY)
        return
    seat.use(which)
    if which == Special.SPADE:
        gain_spades(state, number, 1, SPECIALS[which])
    elif which in (Special.CULT_STEP, Special.FAVOR_CULT_STEP):
        grant_steps(state, number, 1, which)
    else:
        _stronghold_action(state, number)


def _stronghold_action(state: State, number: int) -> None:
    ability = state.seats[number].faction.ability
    if ability == Ability.AUREN:
        grant_steps(state, number, 2, Special.STRONGHOLD)
    elif ability == Ability.CHAOS_MAGICIANS:
        del state.pending[-2:]  # each of the two turns ends by itself
        state.pending.extend((Turn(number), Turn(number)))
    elif ability == Ability.GIANTS:
        gain_spades(state, number, 2, Source.STRONGHOLD)
    elif ability == Ability.NOMADS:
        state.pending.append(Sandstorm(number))
    elif ability == Ability.SWARMLINGS:
        state.pending.append(FreeTradingHouse(number))
    else:
        state.pending.append(WitchesRide(number))


# --- mermaids


def connections(state: State, number: int) -> list[Action]:
    seat = state.seats[number]
    if seat.faction.ability != Ability.MERMAIDS or not sum(state.towns):
        return []
    return [action for river in bits(rivers_to_skip(state, seat)) if (action := CONNECT[river]) is not None]


def connect(state: State, number: int, action: Action) -> None:
    """Found a town across a river hex, which joins its shores from now on."""
    seat = state.seats[number]
    river = CONNECT.index(action)
    seat.skip(river, Source.ABILITY)
    members = group(state, seat, GRID.neighbours[river] & seat.buildings)
    seat.found_town(members, Source.ABILITY)
    score(state, number, TOWN)
    claim(state, number, 0, 1)
