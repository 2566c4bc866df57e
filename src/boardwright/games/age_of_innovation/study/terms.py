"""What makes a table good for a seat, in points, when an action has been done: the terms of the value.

Points count as they are; stocks by what they may still buy; buildings and tiles by the income and the points they still
bring; the area and the disciplines by the prizes they would win now, weighed with how much of the game is over.
"""

from typing import Final

from boardwright.kernel.study import total
from boardwright.parts.bridges import Bridges

from ..content.tiles import COMPETENCIES, INNOVATIONS, PALACES, ROUND_BONUSES, SCORING_TILES
from ..rules.buildings import count, reach
from ..rules.cities import buildings_needed, group, power_needed
from ..rules.flights import longest_way
from ..rules.power import power_of
from ..rules.rounds import bonus_times, incomes, level_incomes
from ..rules.scoring import AREA_POINTS, SCIENCE_POINTS, largest_area, resource_points
from ..rules.seat import Seat
from ..rules.state import State
from ..rules.tile import NONE, Effect, PalaceAbility, Special
from ..rules.turn import points_on_pass, specials
from ..rules.vocabulary import (
    DISCIPLINES,
    EDGE_WORKSHOP,
    GUILD,
    KEY_LEVEL,
    PALACE,
    RIVER_WORKSHOP,
    ROUNDS,
    SCHOOL,
    SENT,
    TOWER,
    UNIVERSITY,
    WORKSHOP,
    Gain,
)

# What one of each is worth in points while there is time to spend it.
COIN: Final = 0.40
TOOL: Final = 1.15
SCHOLAR: Final = 2.3
BOOK: Final = 2.0
POWER_WORTH: Final = 0.62  # in bowl III; less below
KEY: Final = 2.0
TOKEN: Final = 0.04  # of power, for each round that it may still go round
FIRST_TOKENS: Final = 0.08  # more for as many as a power action and what comes in meanwhile take
FEW_TOKENS: Final = 7
# How often what is paid for is still done in a round to come.
OFTEN: Final = {WORKSHOP: 1.2, GUILD: 0.8, EDGE_WORKSHOP: 0.5, RIVER_WORKSHOP: 0.7, SENT: 1.0}

# In the order of `terms`.
TERMS: Final[tuple[str, ...]] = (
    "points",
    "stocks",
    "income",
    "buildings",
    "cities",
    "area",
    "tracks",
    "land",
    "annexes",
    "science",
    "science bonus",
    "tiles",
    "round bonus",
    "next round bonus",
    "power tokens",
)
# The greedy bot, whose estimate is the measure of all others, does not look at these. It passes late for another
# reason, which is that it compares passing before the new bonus is there; and it looks no further than the power that
# it has.
UNESTIMATED: Final[tuple[str, ...]] = ("next round bonus", "power tokens")


def terms(state: State, number: int) -> list[float]:
    seat = state.seats[number]
    found = [0.0] * len(TERMS)
    found[0] = float(seat.points)
    if not state.pending or seat.terrain == NONE or seat.faction == NONE:
        return found
    left = max(ROUNDS - state.round, 0)  # incomes to come
    found[1] = stock_value(seat, left)
    found[2] = left * income_value(seat)
    found[3] = building_value(seat)
    found[4] = city_progress(state, seat, left)
    found[5] = area_value(state, number)
    found[6] = 1.3 * seat.shipping * min(left + 1, 3) / 3 + 3.0 * seat.terraforming * min(left, 3) / 3
    found[7] = _room_to_grow(state, seat) * min(left + 1, 3) / 3
    found[8] = 0.8 * seat.annexes * (1.0 if left else 0.3)
    found[9] = science_value(state, number)
    found[10] = bonus_value(state, number)
    found[11] = tile_value(state, number, left)
    if seat.bonus != NONE:
        found[12] = _bonus_worth(state, number)
    if left and not seat.passed:
        found[13] = _best_bonus_to_take(state, number)
    found[14] = left * token_value(seat)
    return found


def table_value(state: State, number: int) -> float:
    return total(terms(state, number)[: -len(UNESTIMATED)])


def stock_value(seat: Seat, left: int) -> float:
    """In the last round what is left only turns into coins; before, it builds."""
    if left == 0 and seat.passed:
        return float(resource_points(seat))
    scale = 1.0 if left else 0.6
    bowls = seat.bowls
    value = POWER_WORTH * (bowls.three + 0.55 * bowls.two + 0.2 * bowls.one)
    value += COIN * min(seat.coins, 14) + 0.25 * COIN * max(seat.coins - 14, 0)
    value += TOOL * min(seat.tools, 9) + 0.4 * TOOL * max(seat.tools - 9, 0)
    value += SCHOLAR * min(seat.scholars, 4) + 0.5 * SCHOLAR * max(seat.scholars - 4, 0)
    value += book_value(seat, left)
    return scale * value + KEY * min(seat.free_keys(), 2) * (1.0 if left else 0.5)


def token_value(seat: Seat) -> float:
    """In each round to come: what is burnt comes back no more."""
    tokens = seat.bowls.one + seat.bowls.two + seat.bowls.three
    return TOKEN * tokens + FIRST_TOKENS * min(tokens, FEW_TOKENS)


def book_value(seat: Seat, left: int) -> float:
    """Books are for innovations: two of a colour and three more are worth most."""
    books = sum(seat.books)
    if len(seat.innovations) == 3:
        return 0.5 * BOOK * books
    value = BOOK * min(books, 7) + 0.4 * BOOK * max(books - 7, 0)
    return value + 0.25 * BOOK * sum([min(each, 2) for each in seat.books]) * (1.0 if left else 0.5)


def gain_value(gain: Gain) -> float:
    value = gain.points + COIN * gain.coins + TOOL * gain.tools + SCHOLAR * gain.scholars + BOOK * gain.books
    return value + 0.5 * POWER_WORTH * gain.power


def income_value(seat: Seat) -> float:
    value = 0.0
    for gain, _ in incomes(seat, seat.bonus):
        value += gain_value(gain)
    if seat.bonus != NONE:
        value -= gain_value(ROUND_BONUSES[seat.bonus].income)
    for gain, _ in level_incomes(seat):
        value += gain_value(gain)
    value += 0.7 * sum([COMPETENCIES[each].step_income for each in seat.competencies])
    return 0.85 * value


def building_value(seat: Seat) -> float:
    value = 1.0 * seat.count(WORKSHOP) + 2.2 * seat.count(GUILD) + 3.2 * seat.count(SCHOOL)
    return value + 5.0 * seat.count(PALACE) + 4.5 * seat.count(UNIVERSITY) + 2.0 * seat.count(TOWER)


def area_value(state: State, number: int) -> float:
    areas = [area_of(state, other) for other in state.seats]
    if state.neutral_science:
        areas.append(state.territory or 13)
    done = state.round / ROUNDS
    return (0.35 + 0.65 * done) * _prize(areas, number, AREA_POINTS) + 0.5 * areas[number]


# Areas do not change from one way of an action to the next, except where something is built: remembered by all that
# they depend on. When there are too many, all are forgotten.
REMEMBERED: Final = 20_000
_areas: Final[dict[tuple[int, int, int, int, Bridges], int]] = {}


def area_of(state: State, seat: Seat) -> int:
    key = (seat.buildings, seat.shipping, longest_way(seat), state.side, state.bridges)
    known = _areas.get(key)
    if known is None:
        if len(_areas) >= REMEMBERED:
            _areas.clear()
        known = largest_area(state, seat)
        _areas[key] = known
    return known


def city_progress(state: State, seat: Seat, left: int) -> float:
    """Groups on their way to a city: the nearer, the better."""
    value = 0.0
    for power, buildings in city_shares(state, seat):
        share = power * buildings
        value += 8.0 * share * share * (1.0 if left else 0.5)
    return value


def city_shares(state: State, seat: Seat) -> list[tuple[float, float]]:
    """Power and buildings of each group that is no city yet, as parts of what it takes."""
    found: list[tuple[float, float]] = []
    loose = seat.buildings & ~seat.in_cities
    needed = power_needed(seat)
    while loose:
        members = group(state, seat, loose & -loose)
        loose &= ~members
        if members & seat.in_cities:
            continue
        size = members.bit_count() + (seat.annexed & members).bit_count()
        found.append((min(power_of(seat, members) / needed, 1.0), min(size / buildings_needed(seat, members), 1.0)))
    return found


def _room_to_grow(state: State, seat: Seat) -> float:
    """Free land near at hand, cheap land above all."""
    near = reach(state, seat) & ~state.occupied()
    home = seat.terrain
    value = 0.0
    for spades, worth in enumerate((1.0, 0.5, 0.25, 0.12)):
        land = state.lands[(home + spades) % 7] | state.lands[(home - spades) % 7]
        value += worth * (near & land).bit_count()
    return min(value, 6.0) * 0.5


def science_value(state: State, number: int) -> float:
    """Prizes as they stand."""
    value = 0.0
    done = 0.3 + 0.7 * state.round / ROUNDS
    for discipline in range(len(DISCIPLINES)):
        levels = [other.science[discipline] for other in state.seats]
        if state.neutral_science:
            levels.append(state.neutral_science[discipline])
        value += done * _prize(levels, number, SCIENCE_POINTS) + 0.3 * levels[number]
        if levels[number] >= KEY_LEVEL:
            value += 1.0
    return value


def bonus_value(state: State, number: int) -> float:
    """What the round tiles to come give for levels."""
    seat = state.seats[number]
    value = 0.0
    for round in range(max(state.round, 1), ROUNDS):
        if round <= len(state.scoring):
            tile = SCORING_TILES[state.scoring[round - 1]]
            worth = gain_value(tile.gain) + 2.2 * tile.spades
            extra = seat.science[tile.discipline] % tile.levels / tile.levels
            value += 0.6 * worth * (bonus_times(state, number, round) + 0.5 * extra)
    return value


def tile_value(state: State, number: int, left: int) -> float:
    """What tiles will still bring besides income."""
    seat = state.seats[number]
    turns = left + (0 if seat.passed else 1)
    value = 0.0
    for what, points in [COMPETENCIES[each].whenever for each in seat.competencies]:
        if what != NONE:
            value += 0.8 * points * OFTEN[what] * min(turns, 4)
    if seat.palace != NONE:
        what, points = PALACES[seat.palace].whenever
        if what != NONE:
            value += 0.8 * points * OFTEN[what] * min(turns, 4)
        value += _palace_worth(seat, left)
    for _, effect, _ in [each for each in specials(seat) if each[0] != Special.BONUS]:
        value += left * 0.8 * effect_value(effect)
    for bit, effect, _ in specials(seat):
        if not seat.used >> bit & 1 and not seat.passed:
            value += 0.7 * effect_value(effect)
    for each in seat.competencies:
        value += left * sum([points * count(state, number, what) for what, points in COMPETENCIES[each].on_pass])
    for each in seat.innovations:
        value += left * sum([points * count(state, number, what) for what, points in INNOVATIONS[each].on_pass])
    if not seat.passed:
        value += sum([points * count(state, number, what) for what, points, _ in points_on_pass(seat)])
    return value


def _palace_worth(seat: Seat, left: int) -> float:
    ability = PALACES[seat.palace].ability
    if ability == PalaceAbility.SMALL_CITIES:
        return 1.5 * min(left, 3)
    if ability == PalaceAbility.FLIGHT:
        return 3.0 * min(left + 1, 4)
    if ability == PalaceAbility.RIVER_CITIES:
        return 1.0 * min(left, 3)
    return 0.0


def effect_value(effect: Effect) -> float:
    """What a special action brings, roughly."""
    value = gain_value(effect.gain) + 2.5 * effect.spades + 1.0 * effect.steps + 1.0 * effect.bridges
    return value + (4.0 if effect.guild else 0.0) + (1.0 if effect.exchange else 0.0)


def _bonus_worth(state: State, number: int) -> float:
    """The round bonus: for who has passed, that of the next round."""
    seat = state.seats[number]
    value = _while_held(seat, seat.bonus)
    if seat.passed:
        # Passing ends the round: what could still be done is lost to the next one.
        value += _in_the_next_round(state, number, seat.bonus) - 1.0
    return value


def _while_held(seat: Seat, number: int) -> float:
    bonus = ROUND_BONUSES[number]
    value = 0.8 * bonus.shipping
    what, points = bonus.whenever
    if what != NONE:
        value += 0.8 * points * OFTEN[what]
    if bonus.steps_on_pass != NONE:
        value += 0.7 * seat.count(bonus.steps_on_pass)
    return value


def _in_the_next_round(state: State, number: int, taken: int) -> float:
    bonus = ROUND_BONUSES[taken]
    value = gain_value(bonus.income)
    value += 0.8 * sum([points * count(state, number, what) for what, points in bonus.on_pass])
    if bonus.special is not None:
        value += 0.8 * effect_value(bonus.special)
    return value


def _best_bonus_to_take(state: State, number: int) -> float:
    """While the seat has not passed, the best that it could take then: so passing gains nothing by itself."""
    best = 0.0
    for bonus in state.bonus_row:
        worth = _while_held(state.seats[number], bonus) + _in_the_next_round(state, number, bonus)
        best = max(best, worth + COIN * state.bonus_coins[bonus])
    return best


def _prize(amounts: list[int], number: int, prizes: tuple[int, ...]) -> float:
    own = amounts[number]
    if not own:
        return 0.0
    better = sum([other > own for other in amounts])
    equal = sum([other == own for other in amounts])
    return sum(prizes[better : better + equal]) / equal
