"""A turn: one action, with free conversions before and after it. (Rulebook: Actions)"""

from collections.abc import Sequence
from typing import Final

from boardwright.games.terra_mystica.content.tiles import BONUS_CARDS, FAVOR_TILES, POWER_ACTIONS
from boardwright.games.terra_mystica.rules.bridges import grant_bridge
from boardwright.games.terra_mystica.rules.cults import free_space, send_priest
from boardwright.games.terra_mystica.rules.faction import Ability
from boardwright.games.terra_mystica.rules.map import GRID, LAND, SITES
from boardwright.games.terra_mystica.rules.moves import (
    BUILD,
    CONNECT,
    DIG,
    DONE,
    LEAVE,
    PASS,
    POWER,
    PRIEST,
    SHIP,
    SHOVEL,
    SPECIAL,
    SPECIALS,
    UPGRADE,
)
from boardwright.games.terra_mystica.rules.power import Boon, MakeOffers, conversions, convert, grant_steps
from boardwright.games.terra_mystica.rules.seat import NONE, Seat
from boardwright.games.terra_mystica.rules.state import State
from boardwright.games.terra_mystica.rules.structures import (
    UPGRADES_FROM,
    advance_shipping,
    can_upgrade_to,
    claim,
    place_dwelling,
    score,
    upgrade,
    upgrade_cost,
)
from boardwright.games.terra_mystica.rules.terraform import (
    Settle,
    Transform,
    affordable_spades,
    build_dwelling,
    can_build_dwelling,
    can_transform,
    come_to,
    gain_spades,
    reach,
    reachable,
    toll_to,
)
from boardwright.games.terra_mystica.rules.tile import Special
from boardwright.games.terra_mystica.rules.towns import group, rivers_to_skip
from boardwright.games.terra_mystica.rules.vocabulary import (
    ABILITIES,
    CARDS,
    DWELLING,
    FAVORS,
    NUMBERS,
    PRICES_OF,
    ROUNDS,
    TOWN,
    TRACKS,
    TRADING_HOUSE,
    Gain,
    Source,
)
from boardwright.kernel.action import Action
from boardwright.kernel.decision import Decision, Step
from boardwright.parts.hexgrid import bits

SHIPPING_COST: Final = Gain("4c 1p")
DIGGING_POINTS: Final = 6
ENGINEER_BRIDGE: Final = Gain("2w")
_SPADE, _CULT_STEP, _FAVOR_STEP, _STRONGHOLD, _BRIDGE = range(5)  # the order of SPECIAL
_ACTING_STRONGHOLDS: Final = (
    Ability.AUREN,
    Ability.CHAOS_MAGICIANS,
    Ability.GIANTS,
    Ability.NOMADS,
    Ability.SWARMLINGS,
    Ability.WITCHES,
)


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
        near = reach(state, seat)
        home = seat.faction.home
        for h in bits(reachable(state, seat, near)):
            build, dig = BUILD[h], DIG[h]
            assert build is not None and dig is not None
            flight = toll_to(seat, near, h)
            if state.terrain[h] == home and can_build_dwelling(seat, flight):
                answers.append(build)
            if can_transform(seat, state.terrain[h], affordable_spades(seat, flight)):
                answers.append(dig)

    def _upgrades(self, state: State, seat: Seat, answers: list[Action]) -> None:
        for structure in range(1, 5):
            if can_upgrade_to(seat, structure):
                for h in bits(seat.structures[UPGRADES_FROM[structure]]):
                    action = UPGRADE[structure - 1][h]
                    if action is not None and seat.can_pay(upgrade_cost(state, self.seat, structure, h)):
                        answers.append(action)

    def _tracks(self, seat: Seat, answers: list[Action]) -> None:
        if seat.shipping < seat.faction.shipping_maximum and seat.can_pay(SHIPPING_COST):
            answers.append(SHIP)
        if seat.digging + 1 < len(seat.faction.digging) and seat.can_pay(seat.faction.digging_upgrade):
            answers.append(SHOVEL)

    def _priests(self, state: State, seat: Seat, answers: list[Action]) -> None:
        if seat.priests:
            for cult in range(4):
                answers.append(PRIEST[cult * 3])
                answers += [PRIEST[cult * 3 + n - 1] for n in (2, 3) if free_space(state, cult, n) != NONE]

    def _power_actions(self, state: State, seat: Seat, answers: list[Action]) -> None:
        for number, action in enumerate(POWER_ACTIONS):
            if state.power_used[number] == NONE and seat.bowls.three >= action.power:
                answers.append(POWER[number])

    def _specials(self, seat: Seat, answers: list[Action]) -> None:
        ability = seat.faction.ability
        if seat.bonus != NONE and BONUS_CARDS[seat.bonus].special >= 0:
            special = BONUS_CARDS[seat.bonus].special
            if not seat.used >> special & 1:
                answers.append(SPECIAL[special])
        if not seat.used >> Special.FAVOR_CULT_STEP & 1 and any(FAVOR_TILES[n].special >= 0 for n in seat.favors):
            answers.append(SPECIAL[_FAVOR_STEP])
        if ability in _ACTING_STRONGHOLDS and seat.has_stronghold() and not seat.used >> Special.STRONGHOLD & 1:
            answers.append(SPECIAL[_STRONGHOLD])
        if ability == Ability.ENGINEERS and seat.can_pay(ENGINEER_BRIDGE):
            answers.append(SPECIAL[_BRIDGE])

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
    return len(state.pending) - (1 if state.pending and type(state.pending[-1]).__name__ == "Claim" else 0)


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


def upgrade_of(action: Action) -> tuple[int, int]:
    """The structure and the hex of an upgrade."""
    for structure in range(1, 5):
        if action in UPGRADE[structure - 1]:
            return structure, UPGRADE[structure - 1].index(action)
    raise AssertionError(action)


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
    if which == _BRIDGE:
        seat.pay(ENGINEER_BRIDGE, Source.PRICE)
        grant_bridge(state, number, Source.ABILITY)
        return
    seat.use(which)
    if which == _SPADE:
        gain_spades(state, number, 1, SPECIALS[which])
    elif which in (_CULT_STEP, _FAVOR_STEP):
        grant_steps(state, number, 1, which)
    else:
        _stronghold_action(state, number)


def _stronghold_action(state: State, number: int) -> None:
    ability = state.seats[number].faction.ability
    if ability == Ability.AUREN:
        grant_steps(state, number, 2, _STRONGHOLD)
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


def sandstorm(state: State, seat: Seat) -> int:
    """Land beside an own building, bridges and rivers not counted, that is not home yet."""
    mask = GRID.around(seat.buildings) & LAND & ~state.occupied()
    return sum([1 << h for h in bits(mask) if state.terrain[h] != seat.faction.home])


class Sandstorm(Boon):
    """Nomads' stronghold: a neighbouring hex becomes desert without spades."""

    def uses(self, state: State) -> list[Action]:
        seat = state.seats[self.seat]
        return [action for h in bits(sandstorm(state, seat)) if (action := DIG[h]) is not None]

    def use(self, state: State, action: Action) -> None:
        hex = DIG.index(action)
        state.transform(hex, state.seats[self.seat].faction.home, Source.STRONGHOLD)
        state.pending.append(Settle(self.seat, 1 << hex))


class FreeTradingHouse(Boon):
    """Swarmlings' stronghold: a dwelling becomes a trading house for nothing."""

    def uses(self, state: State) -> list[Action]:
        seat = state.seats[self.seat]
        dwellings = seat.structures[DWELLING] if can_upgrade_to(seat, TRADING_HOUSE) else 0
        return [action for h in bits(dwellings) if (action := UPGRADE[TRADING_HOUSE - 1][h]) is not None]

    def use(self, state: State, action: Action) -> None:
        upgrade(state, self.seat, TRADING_HOUSE, upgrade_of(action)[1], Source.STRONGHOLD)


def ride(state: State, seat: Seat) -> int:
    """Free forest, wherever it lies."""
    if seat.count(DWELLING) >= NUMBERS[DWELLING]:
        return 0
    free = LAND & ~state.occupied()
    return sum([1 << h for h in bits(free) if state.terrain[h] == seat.faction.home])


class WitchesRide(Boon):
    """Witches' stronghold: a dwelling for nothing on any free forest."""

    def uses(self, state: State) -> list[Action]:
        return [action for h in bits(ride(state, state.seats[self.seat])) if (action := BUILD[h]) is not None]

    def use(self, state: State, action: Action) -> None:
        place_dwelling(state, self.seat, BUILD.index(action), Source.STRONGHOLD)


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


# --- passing


def passes(state: State) -> list[Action]:
    """In the last round nothing is taken."""
    if state.round == ROUNDS:
        return [PASS[0]]
    return [PASS[card + 1] for card, coins in enumerate(state.bonus_coins) if coins != NONE]


def pass_round(state: State, number: int, action: Action) -> None:
    score_pass(state, number)
    state.mark_passed(number)
    state.return_card(number, Source.ACTION)
    card = action.index - PASS[0].index - 1
    if card >= 0:
        state.hand_card(number, card)


def score_pass(state: State, number: int) -> None:
    seat = state.seats[number]
    if seat.bonus != NONE:
        card = BONUS_CARDS[seat.bonus]
        for structure, points in card.on_pass:
            seat.score(points * seat.count(structure), CARDS, card.id)
        seat.score(card.shipping_on_pass * seat.shipping, CARDS, card.id)
    for tile in seat.favors:
        table = FAVOR_TILES[tile].on_pass_trading_houses
        if table:
            seat.score(table[seat.count(TRADING_HOUSE)], FAVORS, FAVOR_TILES[tile].id)
    if seat.faction.ability == Ability.ENGINEERS and seat.has_stronghold():
        seat.score(3 * own_bridges(state, number), ABILITIES, Source.STRONGHOLD)


def own_bridges(state: State, number: int) -> int:
    """Own bridges with own buildings at both ends."""
    own = state.seats[number].buildings
    ends = [SITES[site] for site, builder in state.bridges if builder == number]
    return sum([own >> a & own >> b & 1 for a, b in ends])


# --- leaving


def can_leave(state: State) -> bool:
    """Where the table allows it, and somebody stays."""
    return state.may_leave and sum([not seat.gone for seat in state.seats]) > 1


def leave_game(state: State, number: int) -> None:
    """A player leaves: no turns and no power any more, the bonus card lies out. The board still brings its income, and
    everything counts at the end. (C19)"""
    state.seats[number].leave()
    state.return_card(number, Source.LEAVING)
    state.offers = tuple([offer for offer in state.offers if offer[0] != number])
    state.pending[:] = [frame for frame in state.pending if frame.seat != number]
