"""How good a table looks for a seat, in points: what bots steer by.

Points count as they are; stocks by what they may still buy; buildings and tiles by the income and the points they still
bring; the area and the disciplines by the prizes they would win now, weighed with how much of the game is over.
"""

from collections.abc import Sequence
from typing import Final

from boardwright.games.age_of_innovation.content.tiles import (
    COMPETENCIES,
    INNOVATIONS,
    PALACES,
    ROUND_BONUSES,
    SCORING_TILES,
)
from boardwright.games.age_of_innovation.rules.bridges import BuildBridges
from boardwright.games.age_of_innovation.rules.buildings import count, reach, upgrade_cost
from boardwright.games.age_of_innovation.rules.cities import buildings_needed, group, power_needed
from boardwright.games.age_of_innovation.rules.faction import SHIPPING_COST, WORKSHOP_COST
from boardwright.games.age_of_innovation.rules.innovations import PayBooks, all_books
from boardwright.games.age_of_innovation.rules.moves import CONVERSIONS, DIG, POWER, TO, hex_of, upgrade_of
from boardwright.games.age_of_innovation.rules.power import is_conversion, kind_of, power_of
from boardwright.games.age_of_innovation.rules.rewards import Parts, Rewards
from boardwright.games.age_of_innovation.rules.rounds import bonus_times, incomes, level_incomes
from boardwright.games.age_of_innovation.rules.science import AnySteps, GainBooks
from boardwright.games.age_of_innovation.rules.scoring import AREA_POINTS, SCIENCE_POINTS, largest_area, resource_points
from boardwright.games.age_of_innovation.rules.seat import Seat
from boardwright.games.age_of_innovation.rules.state import State
from boardwright.games.age_of_innovation.rules.terraform import UseSpades
from boardwright.games.age_of_innovation.rules.tile import NONE, Effect, PalaceAbility, Special
from boardwright.games.age_of_innovation.rules.turn import AfterAction, Turn, points_on_pass, power_cost, specials
from boardwright.games.age_of_innovation.rules.vocabulary import (
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
from boardwright.kernel.action import Action
from boardwright.kernel.decision import advance
from boardwright.parts.wheel import spades_between

# What one of each is worth in points while there is time to spend it.
COIN: Final = 0.40
TOOL: Final = 1.15
SCHOLAR: Final = 2.3
BOOK: Final = 2.0
POWER_WORTH: Final = 0.62  # in bowl III; less below
KEY: Final = 2.0
# Conversions looked ahead in a row, and what one that leads nowhere costs.
MOST_CONVERSIONS: Final = 4
AIMLESS: Final = 1.0
MOST_HEXES: Final = 5
MOST_TRIED: Final = 4  # answers that are looked through to the end
# How often what is paid for is still done in a round to come.
OFTEN: Final = {WORKSHOP: 1.2, GUILD: 0.8, EDGE_WORKSHOP: 0.5, RIVER_WORKSHOP: 0.7, SENT: 1.0}


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


# --- looking through the questions that an action still asks


def _through(state: State, number: int) -> float:
    """The best value after the own questions of an action. Books, single steps and bridges are chosen one by one, since
    all ways through them together are too many."""
    tried = [_after(state, answer) for answer in _serious(state, number)]
    if len(tried) > 1 and isinstance(state.pending[-1], GainBooks | AnySteps | PayBooks | BuildBridges):
        return estimate(_most_promising(tried, number, 1)[0], number)
    return max([estimate(each, number) for each in _most_promising(tried, number, MOST_TRIED)])


def _most_promising(tried: list[State], number: int, most: int) -> list[State]:
    """Of many tables the few that look best without looking any further."""
    if len(tried) <= most:
        return tried
    values = [table_value(each, number) for each in tried]
    best = sorted(range(len(tried)), key=lambda place: -values[place])
    return [tried[place] for place in best[:most]]


def _serious(state: State, number: int) -> Sequence[Action]:
    """The answers worth a look: rewards in any one order, land that is near to home, and that made home."""
    top = state.pending[-1]
    if isinstance(top, Rewards | Parts):
        return state.answers[:1]
    if isinstance(top, UseSpades):
        return _nearest(state, number)
    home = TO[state.seats[number].terrain]
    return [home] if home in state.answers else state.answers


def _nearest(state: State, number: int) -> Sequence[Action]:
    """Of many hexes for spades those that need the fewest; and everything else, but not too much of it."""
    home = state.seats[number].terrain
    digs = [answer for answer in state.answers if answer.verb == "dig"]
    others = [answer for answer in state.answers if answer.verb != "dig"]
    near = sorted([(spades_between(state.terrain_of(hex_of(dig, DIG[0])), home), dig.index) for dig in digs])
    return [*[DIG[index - DIG[0].index] for _, index in near[:MOST_HEXES]], *others[-MOST_HEXES:]]


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
        if is_conversion(answer):
            if left and kind_of(answer) == last:
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
        return power_cost(seat, answer.index - POWER[0].index) == seat.bowls.three
    if last < 2:
        return False
    target = CONVERSIONS[last - 2].split()[1]
    if answer.verb == "develop":
        return target in DISCIPLINES and all_books(seat) == sum(seat.books)
    if answer.verb == "send":
        return target == "s" and seat.scholars == 1
    cost = _cost(state, number, answer)
    if cost is None:
        return False
    if target == "c":
        return cost.coins == seat.coins
    return cost.tools == seat.tools if target == "t" else cost.scholars == seat.scholars


def _cost(state: State, number: int, answer: Action) -> Gain | None:
    if answer.verb == "build":
        return WORKSHOP_COST
    if answer.verb == "upgrade":
        building, hex = upgrade_of(answer)
        return upgrade_cost(state, number, building, hex)
    if answer.verb == "ship":
        return SHIPPING_COST
    return state.seats[number].board.terraforming_cost if answer.verb == "shovel" else None


# --- the table


def table_value(state: State, number: int) -> float:
    seat = state.seats[number]
    if seat.terrain == NONE or seat.faction == NONE:
        return float(seat.points)
    left = max(ROUNDS - state.round, 0)  # incomes to come
    value = float(seat.points)
    value += stock_value(seat, left)
    value += left * income_value(seat)
    value += board_value(state, number, left)
    value += science_value(state, number)
    value += tile_value(state, number, left)
    return value


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


def board_value(state: State, number: int, left: int) -> float:
    """Buildings, cities to come, the area, and room to grow."""
    seat = state.seats[number]
    done = state.round / ROUNDS
    value = 1.0 * seat.count(WORKSHOP) + 2.2 * seat.count(GUILD) + 3.2 * seat.count(SCHOOL)
    value += 5.0 * seat.count(PALACE) + 4.5 * seat.count(UNIVERSITY) + 2.0 * seat.count(TOWER)
    value += city_progress(state, seat, left)
    areas = [largest_area(state, other) for other in state.seats]
    if state.neutral_science:
        areas.append(state.territory or 13)
    value += (0.35 + 0.65 * done) * _prize(areas, number, AREA_POINTS) + 0.5 * areas[number]
    value += 1.3 * seat.shipping * min(left + 1, 3) / 3 + 3.0 * seat.terraforming * min(left, 3) / 3
    value += _room_to_grow(state, seat) * min(left + 1, 3) / 3
    value += 0.8 * seat.annexes * (1.0 if left else 0.3)
    return value


def city_progress(state: State, seat: Seat, left: int) -> float:
    """Groups on their way to a city: the nearer, the better."""
    value = 0.0
    loose = seat.buildings & ~seat.in_cities
    needed = power_needed(seat)
    while loose:
        members = group(state, seat, loose & -loose)
        loose &= ~members
        if members & seat.in_cities:
            continue
        size = members.bit_count() + (seat.annexed & members).bit_count()
        share = min(power_of(seat, members) / needed, 1.0) * min(size / buildings_needed(seat, members), 1.0)
        value += 8.0 * share * share * (1.0 if left else 0.5)
    return value


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
    """Prizes as they stand, and what the round tiles to come give for levels."""
    seat = state.seats[number]
    value = 0.0
    done = 0.3 + 0.7 * state.round / ROUNDS
    for discipline in range(len(DISCIPLINES)):
        levels = [other.science[discipline] for other in state.seats]
        if state.neutral_science:
            levels.append(state.neutral_science[discipline])
        value += done * _prize(levels, number, SCIENCE_POINTS) + 0.3 * levels[number]
        if levels[number] >= KEY_LEVEL:
            value += 1.0
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
    if seat.bonus != NONE:
        value += _bonus_worth(state, number)
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
    bonus = ROUND_BONUSES[seat.bonus]
    value = 0.8 * bonus.shipping
    what, points = bonus.whenever
    if what != NONE:
        value += 0.8 * points * OFTEN[what]
    if bonus.steps_on_pass != NONE:
        value += 0.7 * seat.count(bonus.steps_on_pass)
    if seat.passed:
        value += gain_value(bonus.income)
        value += 0.8 * sum([points * count(state, number, what) for what, points in bonus.on_pass])
        if bonus.special is not None:
            value += 0.8 * effect_value(bonus.special)
        # Passing ends the round: what could still be done is lost to the next one.
        value -= 1.0
    return value


def _prize(amounts: list[int], number: int, prizes: tuple[int, ...]) -> float:
    own = amounts[number]
    if not own:
        return 0.0
    better = sum([other > own for other in amounts])
    equal = sum([other == own for other in amounts])
    return sum(prizes[better : better + equal]) / equal
