"""How good a table looks for a seat, in points: what bots steer by.

Points count as they are; stocks by what they may still buy; buildings by the income and the points they still bring;
the area and the cults by the prizes they would win now, weighed with how much of the game is over.
"""

from collections.abc import Sequence
from typing import Final

from boardwright.games.terra_mystica.content.tiles import BONUS_CARDS, FAVOR_TILES, POWER_ACTIONS, SCORING_TILES
from boardwright.games.terra_mystica.faction import Ability
from boardwright.games.terra_mystica.moves import CONVERSIONS, POWER, TO
from boardwright.games.terra_mystica.power import order_of
from boardwright.games.terra_mystica.rounds import income_of
from boardwright.games.terra_mystica.scoring import AREA_POINTS, CULT_POINTS, largest_area, resource_points
from boardwright.games.terra_mystica.state import NONE, Seat, State
from boardwright.games.terra_mystica.structures import upgrade_cost
from boardwright.games.terra_mystica.terraform import distance, reach
from boardwright.games.terra_mystica.towns import group, power_needed
from boardwright.games.terra_mystica.turn import SHIPPING_COST, AfterAction, Turn, upgrade_of
from boardwright.games.terra_mystica.vocabulary import (
    CULT_TOP,
    DWELLING,
    POWER_VALUES,
    ROUNDS,
    SANCTUARY,
    STRONGHOLD,
    TEMPLE,
    TRADING_HOUSE,
    Gain,
)
from boardwright.kernel.action import Action
from boardwright.kernel.decision import advance
from boardwright.parts.hexgrid import bits

# What one of each is worth in points while there is time to spend it.
COIN: Final = 0.42
WORKER: Final = 0.95
PRIEST: Final = 2.0
POWER_WORTH: Final = 0.7  # in bowl III; less below
KEY: Final = 1.5
# Conversions looked ahead in a row, and what one that leads nowhere costs.
MOST_CONVERSIONS: Final = 5
AIMLESS: Final = 1.0


def estimate(state: State, number: int) -> float:
    if not state.pending:
        return float(state.seats[number].points)
    top = state.pending[-1]
    if top.seat == number and state.acting == number:
        if not isinstance(top, Turn | AfterAction):
            return _through(state, number)
        if isinstance(top, Turn) and state.converted:
            return _after_converting(state, number, MOST_CONVERSIONS)
    return table_value(state, number)


def _through(state: State, number: int) -> float:
    """The best value after the own questions that an action still asks."""
    best = float("-inf")
    for answer in _serious(state, number):
        best = max(best, estimate(_after(state, answer), number))
    return best


def _serious(state: State, number: int) -> Sequence[Action]:
    """The answers worth a look: conversions only lead back, and land is made home wherever it can be."""
    answers = [answer for answer in state.answers if answer.verb not in ("convert", "burn")]
    home = TO[state.seats[number].faction.home]
    return [home] if home in answers else answers


def _after(state: State, answer: Action) -> State:
    copy = state.clone()
    copy.pending.pop().apply(copy, answer)
    advance(copy)
    return copy


def _after_converting(state: State, number: int, left: int) -> float:
    """A conversion is worth what it makes possible: an action that could not be paid before it, here or a few more
    of the same kind on."""
    best = table_value(state, number) - AIMLESS
    last = state.converted
    for answer in state.answers:
        if answer.verb in ("convert", "burn"):
            if left and order_of(answer) == last:
                again = _after(state, answer)
                if again.pending and isinstance(again.pending[-1], Turn):
                    best = max(best, _after_converting(again, number, left - 1))
        elif _just_payable(state, number, answer, last):
            best = max(best, estimate(_after(state, answer), number))
    return best


def _just_payable(state: State, number: int, answer: Action, last: int) -> bool:
    """Whether an action uses the last of what the conversion brought."""
    seat = state.seats[number]
    if answer.verb == "power":
        return POWER_ACTIONS[answer.index - POWER[0].index].power == seat.bowl_three
    cost = _cost(state, number, answer)
    if cost is None or last < 2:
        return False
    target = CONVERSIONS[last - 2].split()[1]
    if target == "c":
        return cost.coins == seat.coins
    return cost.workers == seat.workers if target == "w" else cost.priests == seat.priests


def _cost(state: State, number: int, answer: Action) -> Gain | None:
    seat = state.seats[number]
    if answer.verb == "build":
        return seat.faction.costs[DWELLING]
    if answer.verb == "upgrade":
        structure, hex = upgrade_of(answer)
        return upgrade_cost(state, number, structure, hex)
    if answer.verb == "ship":
        return SHIPPING_COST
    return seat.faction.digging_upgrade if answer.verb == "shovel" else None


def table_value(state: State, number: int) -> float:
    seat = state.seats[number]
    left = max(ROUNDS - state.round, 0)  # incomes to come
    value = float(seat.points)
    value += stock_value(seat, left)
    value += left * income_value(seat)
    value += board_value(state, number, left)
    value += cult_value(state, number, left)
    value += tile_value(state, number, left)
    return value


def stock_value(seat: Seat, left: int) -> float:
    """In the last round what is left only turns into coins; before, it builds."""
    if left == 0 and seat.passed:
        return float(resource_points(seat))
    scale = 1.0 if left else 0.75
    power = POWER_WORTH * seat.bowl_three + 0.55 * POWER_WORTH * seat.bowl_two + 0.2 * POWER_WORTH * seat.bowl_one
    value = COIN * min(seat.coins, 14) + 0.25 * COIN * max(seat.coins - 14, 0)
    value += WORKER * min(seat.workers, 9) + 0.4 * WORKER * max(seat.workers - 9, 0)
    value += PRIEST * min(seat.priests, 5) + 0.5 * PRIEST * max(seat.priests - 5, 0)
    return scale * (value + power) + KEY * seat.keys


def income_value(seat: Seat) -> float:
    coins, workers, priests, power = income_of(seat)
    return 0.9 * (COIN * coins + WORKER * workers + PRIEST * priests + 0.5 * POWER_WORTH * power)


def board_value(state: State, number: int, left: int) -> float:
    """Structures, towns to come, the area, and room to grow."""
    seat = state.seats[number]
    done = state.round / ROUNDS
    value = 1.2 * seat.count(DWELLING) + 2.0 * seat.count(TRADING_HOUSE) + 3.0 * seat.count(TEMPLE)
    value += 5.0 * seat.count(STRONGHOLD) + 4.5 * seat.count(SANCTUARY)
    if seat.has_stronghold():
        value += (1.0 + 1.2 * left) * _stronghold_worth(seat)
    value += town_progress(state, seat, left)
    areas = [largest_area(state, other) for other in state.seats]
    value += (0.35 + 0.65 * done) * _prize(areas, number, AREA_POINTS) + 0.5 * areas[number]
    value += 1.2 * seat.shipping + 2.2 * seat.digging * min(left, 3) / 3
    value += _room_to_grow(state, seat) * min(left + 1, 3) / 3
    return value


def _stronghold_worth(seat: Seat) -> float:
    acts = (Ability.CHAOS_MAGICIANS, Ability.GIANTS, Ability.NOMADS, Ability.SWARMLINGS, Ability.WITCHES, Ability.AUREN)
    return 1.8 if seat.faction.ability in acts else 0.5


def town_progress(state: State, seat: Seat, left: int) -> float:
    """Groups on their way to a town: the nearer, the better."""
    value = 0.0
    open_ones = seat.buildings & ~seat.towns
    needed = power_needed(seat)
    while open_ones:
        members = group(state, seat, open_ones & -open_ones)
        open_ones &= ~members
        if members & seat.towns:
            continue
        power = sum([POWER_VALUES[s] * (seat.structures[s] & members).bit_count() for s in range(5)])
        size = members.bit_count() + (1 if seat.structures[SANCTUARY] & members else 0)
        share = min(power / needed, 1.0) * min(size / 4, 1.0)
        value += 7.0 * share * share * (1.0 if left else 0.5)
    return value


def _room_to_grow(state: State, seat: Seat) -> float:
    """Free land near at hand, cheap land above all."""
    near = reach(state, seat) & ~state.occupied()
    value = 0.0
    for h in bits(near):
        spades = distance(seat, state.terrain[h], seat.faction.home)
        value += (1.0, 0.5, 0.25, 0.12)[spades]
    return min(value, 6.0) * 0.5


def cult_value(state: State, number: int, left: int) -> float:
    """Prizes as they stand, and what the round tiles to come give for steps."""
    seat = state.seats[number]
    value = 0.0
    done = 0.3 + 0.7 * state.round / ROUNDS
    for cult in range(4):
        steps = [other.cults[cult] for other in state.seats]
        value += done * _prize(steps, number, CULT_POINTS) + 0.2 * steps[number]
        if steps[number] == CULT_TOP:
            value += 1.0
    for place in range(max(state.round - 1, 0), ROUNDS - 1):
        tile = SCORING_TILES[state.scoring[place]] if place < len(state.scoring) else SCORING_TILES[0]
        if tile.cult >= 0:
            times = seat.cults[tile.cult] / tile.steps
            gain = tile.gain
            worth = COIN * gain.coins + WORKER * gain.workers + PRIEST * gain.priests + 0.5 * POWER_WORTH * gain.power
            value += 0.6 * times * (worth + 2.2 * tile.spades)
    return value


def tile_value(state: State, number: int, left: int) -> float:
    seat = state.seats[number]
    value = 0.0
    for tile in seat.favors:
        favor = FAVOR_TILES[tile]
        value += 0.9 * favor.whenever[1] * min(left + 1, 4)
        if favor.on_pass_trading_houses:
            value += favor.on_pass_trading_houses[seat.count(TRADING_HOUSE)] * (left + (0 if seat.passed else 1))
        if favor.special >= 0:
            value += 1.5 * left
        if favor.town_power:
            value += 1.5 * min(left, 3)
    if seat.bonus != NONE:
        card = BONUS_CARDS[seat.bonus]
        if not seat.passed:
            value += sum([points * seat.count(structure) for structure, points in card.on_pass])
            value += card.shipping_on_pass * seat.shipping
        else:
            value += 0.8 * sum([points * seat.count(structure) for structure, points in card.on_pass])
            value += 0.8 * card.shipping_on_pass * seat.shipping
            gain = card.income
            value += COIN * gain.coins + WORKER * gain.workers + PRIEST * gain.priests + 0.5 * POWER_WORTH * gain.power
        value += 2.0 if card.special >= 0 and not seat.used >> card.special & 1 else 0.0
        value += 0.8 * card.shipping
    # Early passing ends the round: what could still be done with the stocks is lost to the next one.
    if seat.passed and state.round < ROUNDS:
        value -= 1.0
    return value


def _prize(amounts: list[int], number: int, prizes: tuple[int, ...]) -> float:
    own = amounts[number]
    if not own:
        return 0.0
    better = sum([other > own for other in amounts])
    equal = sum([other == own for other in amounts])
    return sum(prizes[better : better + equal]) / equal
