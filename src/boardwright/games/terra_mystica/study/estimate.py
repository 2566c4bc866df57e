"""How good a table looks for a seat, in points: what bots steer by.

Points count as they are; stocks by what they may still buy; buildings by the income and the points they still bring;
the area and the cults by the prizes to be expected. What only the play of bots could tell (how much a rest carried
over is worth, how far a trading house is half a temple) was found by letting bots with slightly different numbers play
each other; such constants say "found".
"""

from collections.abc import Sequence
from typing import Final

from boardwright.games.terra_mystica.content.tiles import BONUS_CARDS, FAVOR_TILES, POWER_ACTIONS, SCORING_TILES
from boardwright.games.terra_mystica.rules.faction import Ability
from boardwright.games.terra_mystica.rules.map import GRID
from boardwright.games.terra_mystica.rules.moves import CONVERSIONS, POWER, TO
from boardwright.games.terra_mystica.rules.passing import own_bridges
from boardwright.games.terra_mystica.rules.power import Boon, kind_of
from boardwright.games.terra_mystica.rules.rounds import income_of
from boardwright.games.terra_mystica.rules.scoring import AREA_POINTS, CULT_POINTS, largest_area, resource_points
from boardwright.games.terra_mystica.rules.seat import NONE, Seat
from boardwright.games.terra_mystica.rules.state import State
from boardwright.games.terra_mystica.rules.terraform import UseSpades, distance, reach
from boardwright.games.terra_mystica.rules.tile import BonusCard, Special
from boardwright.games.terra_mystica.rules.towns import TOWN_BUILDINGS, group, power_needed
from boardwright.games.terra_mystica.rules.turn import SHIPPING_COST, AfterAction, Turn
from boardwright.games.terra_mystica.rules.upgrades import upgrade_cost, upgrade_of
from boardwright.games.terra_mystica.rules.vocabulary import (
    DWELLING,
    POWER_VALUES,
    ROUNDS,
    SANCTUARY,
    TRADING_HOUSE,
    Gain,
)
from boardwright.kernel.action import Action
from boardwright.kernel.decision import advance
from boardwright.parts.hexgrid import bits

# --- looking through the own questions

MOST_CONVERSIONS: Final = 5  # looked ahead in a row: enough for most actions, and each further one costs time
AIMLESS: Final = 0.1  # of two ways to the same, the one without conversions is taken
LEAVING: Final = 100.0  # what giving the game up costs: no bot that looks at a table leaves it
WAITING: Final = 100.0  # what an action costs that comes to nothing: whoever knows nothing better passes


def estimate(state: State, number: int) -> float:
    seat = state.seats[number]
    if seat.gone:
        return seat.points - LEAVING
    if not state.pending:
        return float(seat.points)
    if not seat.buildings:
        return _WITH_FACTION[seat.faction.ability]  # it has just been chosen
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
    answers = _serious(state, number)
    for answer in answers:
        best = max(best, estimate(_after(state, answer), number))
    top = state.pending[-1]
    if isinstance(top, Boon) and not isinstance(top, UseSpades) and len(answers) == 1:
        return best - WAITING
    return best


def _serious(state: State, number: int) -> Sequence[Action]:
    """The answers worth a look: conversions only lead back, as spades one by one do without them, and land is made
    home wherever it can be."""
    answers = [answer for answer in state.answers if answer.verb not in ("convert", "burn", "spade")]
    home = TO[state.seats[number].faction.home]
    return [home] if home in answers else answers


def _after(state: State, answer: Action) -> State:
    copy = state.clone()
    copy.pending.pop().apply(copy, answer)
    advance(copy)
    return copy


def _after_converting(state: State, number: int, left: int) -> float:
    """A conversion is worth what it makes possible: an action that could not be paid before it, here or a few more
    of the same kind on. Where it makes nothing possible, passing is what remains."""
    best = float("-inf")
    last = state.converted
    for answer in state.answers:
        if answer.verb == "pass":
            best = max(best, estimate(_after(state, answer), number) - AIMLESS)
        elif answer.verb in ("convert", "burn"):
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
        return POWER_ACTIONS[answer.index - POWER[0].index].power == seat.bowls.three
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


# --- a table on which an action has been done


def table_value(state: State, number: int) -> float:
    seat = state.seats[number]
    left = ROUNDS - state.round  # incomes to come
    resting = seat.passed or state.acting == NONE  # no turn any more before the next income
    income = _income_without_card(seat)
    value = float(seat.points)
    value += stock_value(seat, left, resting, income)
    value += income_value(income, left)
    value += board_value(state, number, left, resting)
    value += cult_value(state, number, left)
    value += favor_value(seat, left, resting)
    value += card_value(state, number, left, resting)
    return value


def _income_without_card(seat: Seat) -> tuple[int, int, int, int]:
    """Coins, workers, priests, power: the card goes back before the income after next."""
    coins, workers, priests, power = income_of(seat)
    if seat.bonus == NONE:
        return coins, workers, priests, power
    card = BONUS_CARDS[seat.bonus].income
    return coins - card.coins, workers - card.workers, priests - card.priests, power - card.power


def _uses(seat: Seat, special: int, left: int, resting: bool) -> int:
    """How often a special action that is kept can still be used."""
    return left if resting or seat.used >> special & 1 else left + 1


# --- resources

# What one of each buys in the last round. A dwelling beside its spades, or an upgrade, brings about 3 points for a
# third of a round's stocks; unspent, each is a coin, a third of a point. A priest is worth two or three cult steps.
COIN: Final = 0.34
WORKER: Final = 0.72
PRIEST: Final = 1.6
POWER_STEP: Final = 0.24  # from one bowl to the next: four spent, or eight steps, are two workers or seven coins
# The same in an income to come, which nobody can spend too late: not lowered by what the bot fails to spend. (found)
COIN_INCOME: Final = 0.36
WORKER_INCOME: Final = 0.9
PRIEST_INCOME: Final = 1.7
POWER_INCOME: Final = 0.26
GROWTH: Final = 0.1  # each round earlier, resources buy incomes too: as much again over ten rounds
# Coins are spent together with workers, two or three for each; a rest beyond that mostly stays a rest.
COINS_ALONE: Final = 5.0
COINS_A_WORKER: Final = 2.0
COINS_TOO_MANY: Final = 0.4  # the share of their worth
# More than a round's actions use up.
MANY_WORKERS: Final = 7.0
MANY_PRIESTS: Final = 3.5
TOO_MANY: Final = 0.3  # the share of their worth
CARRIED_OVER: Final = 0.5  # what is kept while others build is worth less than what is used (found)
TOKEN: Final = 0.04  # of power, for each round it may still go round: a full bowl is seldom emptied more than twice
FIRST_TOKENS: Final = 0.05  # more for as many as one power action and what comes in meanwhile take
FEW_TOKENS: Final = 7
KEY: Final = 1.3  # the top of a cult: three power, and nobody draws level
ALCHEMISTS_COIN: Final = 0.5  # they trade two for a point at any time


def growth(left: int) -> float:
    return 1.0 + GROWTH * left


def stock_value(seat: Seat, left: int, resting: bool, income: tuple[int, int, int, int]) -> float:
    """What the stocks may still buy. After passing they compete with the next income; at the very end only coins
    count."""
    if left == 0 and resting:
        return float(resource_points(seat))
    value = _stock_with(seat, seat.coins, left, resting, income)
    if seat.faction.ability == Ability.ALCHEMISTS:
        value = max(value, _stock_with(seat, 0, left, resting, income) + ALCHEMISTS_COIN * seat.coins)
    tokens = seat.bowls.one + seat.bowls.two + seat.bowls.three
    value += left * (TOKEN * tokens + FIRST_TOKENS * min(tokens, FEW_TOKENS))
    value += growth(left) * POWER_STEP * (seat.bowls.two + 2 * seat.bowls.three)
    return value + KEY * seat.keys


def _stock_with(seat: Seat, coins: int, left: int, resting: bool, income: tuple[int, int, int, int]) -> float:
    if not resting:
        return growth(left) * _spendable(coins, seat.workers, seat.priests)
    more = _spendable(coins + income[0], seat.workers + income[1], seat.priests + income[2])
    return CARRIED_OVER * growth(left - 1) * (more - _spendable(income[0], income[1], income[2]))


def _spendable(coins: int, workers: int, priests: int) -> float:
    value = COIN * _useful_coins(coins, workers)
    value += WORKER * _levelling(workers, MANY_WORKERS, TOO_MANY)
    return value + PRIEST * _levelling(priests, MANY_PRIESTS, TOO_MANY)


def _useful_coins(coins: int, workers: int) -> float:
    return _levelling(coins, COINS_ALONE + COINS_A_WORKER * workers, COINS_TOO_MANY)


def _levelling(amount: float, many: float, share: float) -> float:
    """What goes beyond `many` counts only a share."""
    return amount if amount <= many else many + share * (amount - many)


def income_value(income: tuple[int, int, int, int], left: int) -> float:
    coins, workers, priests, power = income
    once = COIN_INCOME * _useful_coins(coins, workers) + WORKER_INCOME * workers
    once += PRIEST_INCOME * priests + POWER_INCOME * power
    return once * left * (1.0 + GROWTH * (left - 1) / 2)  # each a round later than the one before


def _worth(gain: Gain) -> float:
    """Something that comes in once, some time later."""
    value = COIN_INCOME * gain.coins + WORKER_INCOME * gain.workers
    return value + PRIEST_INCOME * gain.priests + POWER_INCOME * gain.power


# --- the map

# A structure beyond its income, power and points: what it may become, weighed with the rounds left. (found) A trading
# house is half a temple, with its favor tile; the others stay what they are.
STRUCTURE: Final = (0.8, 3.6, 3.0, 4.0, 4.0)
STRUCTURE_NOW: Final = 0.4
STRUCTURE_LATER: Final = 0.12
# A stronghold's action or lasting help a round: two spades, a sandstorm, a free building, two cult steps, ...
_STRONGHOLD: Final = {
    Ability.ALCHEMISTS: 1.0,
    Ability.AUREN: 2.0,
    Ability.CHAOS_MAGICIANS: 1.2,
    Ability.DWARVES: 0.8,
    Ability.ENGINEERS: 0.8,
    Ability.FAKIRS: 0.6,
    Ability.GIANTS: 3.6,
    Ability.NOMADS: 2.6,
    Ability.SWARMLINGS: 3.6,
    Ability.WITCHES: 3.6,
}
ENGINEERS_BRIDGE: Final = 3.0  # a passing, with the stronghold
BRIDGE_IN_HOPE: Final = 0.8  # a round, while the stronghold is not there yet
TOWN: Final = 12.0  # a tile of 5 to 9 points with what it brings, and a key
HALF_A_TOWN: Final = 0.7  # a group that is nearly a town may stay so
HALF_A_TOWN_LAST: Final = 0.25  # in the last round more often
AREA_EACH: Final = 0.4  # of the area beyond its place: others grow too
AREA_SPREAD: Final = 0.25
AREA_SPREAD_A_ROUND: Final = 0.8  # buildings by which places still change
SHIPPING: Final = 0.4  # a level, a round: more land to choose from
DIGGING: Final = 0.8  # a level, a round: a worker saved for each spade
NEIGHBOUR: Final = 0.2  # a building beside others, a round: power when they build
CHEAP_TRADE: Final = 0.4  # a dwelling beside others: its trading house costs three coins less
# Free land within reach, by the spades it takes; beyond a few hexes more choice is no help.
_LAND: Final = (0.5, 0.25, 0.12, 0.06)
LAND_AT_MOST: Final = 3.0
ROUNDS_TO_SETTLE: Final = 3  # before the end land begins to lose its worth


def board_value(state: State, number: int, left: int, resting: bool) -> float:
    """Structures, towns to come, the area, and room to grow."""
    seat = state.seats[number]
    value = 0.0
    for structure in range(5):
        value += STRUCTURE[structure] * seat.count(structure)
    value *= STRUCTURE_NOW + STRUCTURE_LATER * left
    value += stronghold_value(state, number, left, resting)
    value += town_progress(state, seat, left)
    areas = [largest_area(state, other) for other in state.seats]
    value += (
        place_value(areas, number, AREA_POINTS, AREA_SPREAD + AREA_SPREAD_A_ROUND * left) + AREA_EACH * areas[number]
    )
    value += left * (SHIPPING * seat.shipping + DIGGING * seat.digging)
    value += _room_to_grow(state, seat) * min(left, ROUNDS_TO_SETTLE) / ROUNDS_TO_SETTLE
    if left:
        value += _neighbourhood(state, number, left)
    return value


def stronghold_value(state: State, number: int, left: int, resting: bool) -> float:
    seat = state.seats[number]
    ability = seat.faction.ability
    value = 0.0
    if seat.has_stronghold():
        value += _STRONGHOLD.get(ability, 0.0) * _uses(seat, Special.STRONGHOLD, left, resting)
    if ability == Ability.ENGINEERS:
        bridges = own_bridges(state, number)
        if seat.has_stronghold():
            value += ENGINEERS_BRIDGE * bridges * (left if resting else left + 1)
        else:
            value += BRIDGE_IN_HOPE * bridges * left
    return value


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
        share = min(power / needed, 1.0) * min(size / TOWN_BUILDINGS, 1.0)
        value += TOWN * share * share
    return value * (HALF_A_TOWN if left else HALF_A_TOWN_LAST)


def _room_to_grow(state: State, seat: Seat) -> float:
    """Free land near at hand, cheap land above all."""
    value = 0.0
    for h in bits(reach(state, seat) & ~state.occupied()):
        value += _LAND[distance(seat, state.terrain[h], seat.faction.home)]
    return min(value, LAND_AT_MOST)


def _neighbourhood(state: State, number: int, left: int) -> float:
    seat, others = state.seats[number], state.others(number)
    value = 0.0
    for h in bits(seat.buildings):
        if GRID.neighbours[h] & others:
            value += NEIGHBOUR * left
            if seat.structures[DWELLING] >> h & 1:
                value += CHEAP_TRADE
    return value


# --- cults and tiles

CULT_STEP: Final = 0.2  # beyond prizes and bonuses: power on the way
CULT_SPREAD: Final = 0.3
CULT_SPREAD_A_ROUND: Final = 1.0  # steps by which places still change
BONUS_SURE: Final = 0.75  # whole cult bonuses count so much, the rest goes by steps, which may yet make a whole one
CULT_BONUS: Final = 0.9  # spades of the bonus sometimes find no land
FREE_SPADE: Final = 1.9  # less than the three workers it saves: it must be used where it comes
FREE_STEP: Final = 0.7  # a cult step of one's choice
# How many buildings a round bring the points of a favor tile.
DWELLINGS_A_ROUND: Final = 1.0
TRADING_HOUSES_A_ROUND: Final = 0.7
SMALLER_TOWN: Final = 1.0  # a round, while there is time to found one
SHIPPING_CARD: Final = 0.8  # one level for a round
SHIPPING_CARD_IN_HAND: Final = 0.5  # part of the round is over
CARD_LATER: Final = 3.5  # the card of any later round
FIRST_IN_ORDER: Final = 0.3  # passing one place earlier


def cult_value(state: State, number: int, left: int) -> float:
    """Prizes to be expected, and what the round tiles to come give for steps."""
    seat = state.seats[number]
    value = 0.0
    spread = CULT_SPREAD + CULT_SPREAD_A_ROUND * left
    for cult in range(4):
        steps = [other.cults[cult] for other in state.seats]
        value += place_value(steps, number, CULT_POINTS, spread) + CULT_STEP * steps[number]
    for place in range(max(state.round - 1, 0), ROUNDS - 1):
        tile = SCORING_TILES[state.scoring[place]]
        if tile.cult < 0:
            times = float(seat.priests_sent)
        else:
            times = seat.cults[tile.cult] / tile.steps
            times = BONUS_SURE * int(times) + (1 - BONUS_SURE) * times
        worth = _worth(tile.gain) + FREE_SPADE * tile.spades
        value += CULT_BONUS * times * worth * growth(ROUNDS - 2 - place)
    return value


def favor_value(seat: Seat, left: int, resting: bool) -> float:
    value = 0.0
    passings = left if resting else left + 1
    for tile in seat.favors:
        favor = FAVOR_TILES[tile]
        structure, points = favor.whenever
        value += points * passings * (DWELLINGS_A_ROUND if structure == DWELLING else TRADING_HOUSES_A_ROUND)
        if favor.on_pass_trading_houses:
            value += favor.on_pass_trading_houses[seat.count(TRADING_HOUSE)] * passings
        if favor.special >= 0:
            value += FREE_STEP * _uses(seat, favor.special, left, resting)
        if favor.town_power:
            value += SMALLER_TOWN * min(left, ROUNDS_TO_SETTLE)
    return value


def card_value(state: State, number: int, left: int, resting: bool) -> float:
    """The card in hand, and while the seat has not passed, the best that it could take then: so passing gains nothing
    by itself. Nor does the next round by having begun: its card counts already."""
    seat = state.seats[number]
    value = CARD_LATER * max(left - 1, 0)
    if resting:
        if seat.bonus != NONE:
            value += _card_for_next_round(seat, BONUS_CARDS[seat.bonus], left)
        order = state.passed_order or state.order
        return value + FIRST_IN_ORDER * (len(order) - order.index(number)) if number in order else value
    if seat.bonus != NONE:
        card = BONUS_CARDS[seat.bonus]
        value += _passing_points(seat, card) + SHIPPING_CARD_IN_HAND * card.shipping
        if card.special >= 0 and not seat.used >> card.special & 1:
            value += _card_action(card)
    best = 0.0
    for other, coins in enumerate(state.bonus_coins):
        if left and coins != NONE:
            best = max(best, _card_for_next_round(seat, BONUS_CARDS[other], left) + COIN * coins)
    return value + best


def _card_for_next_round(seat: Seat, card: BonusCard, left: int) -> float:
    value = growth(left - 1) * _worth(card.income) + _passing_points(seat, card) + SHIPPING_CARD * card.shipping
    return value + _card_action(card) if card.special >= 0 else value


def _card_action(card: BonusCard) -> float:
    return FREE_SPADE if card.special == Special.SPADE else FREE_STEP


def _passing_points(seat: Seat, card: BonusCard) -> float:
    points = card.shipping_on_pass * seat.shipping
    for structure, each in card.on_pass:
        points += each * seat.count(structure)
    return float(points)


def place_value(amounts: Sequence[int], number: int, prizes: Sequence[int], spread: float) -> float:
    """The prize of the place to be expected, when a lead of `spread` is safe and half of one is three to one."""
    own = amounts[number]
    if not own:
        return 0.0
    place = 0.0
    for other, amount in enumerate(amounts):
        if other != number:
            lead = (own - amount) / spread
            place += 0.5 - 0.5 * max(-1.0, min(lead, 1.0))
    above = int(place)
    here = prizes[above] if above < len(prizes) else 0
    below = prizes[above + 1] if above + 1 < len(prizes) else 0
    return here + (place - above) * (below - here)


# The points that this bot made with each faction where factions were dealt, for choosing one.
_WITH_FACTION: Final = {
    Ability.ALCHEMISTS: 77.0,
    Ability.AUREN: 86.0,
    Ability.CHAOS_MAGICIANS: 87.0,
    Ability.CULTISTS: 90.0,
    Ability.DARKLINGS: 103.0,
    Ability.DWARVES: 108.0,
    Ability.ENGINEERS: 77.0,
    Ability.FAKIRS: 89.0,
    Ability.GIANTS: 77.0,
    Ability.HALFLINGS: 92.0,
    Ability.MERMAIDS: 93.0,
    Ability.NOMADS: 92.0,
    Ability.SWARMLINGS: 92.0,
    Ability.WITCHES: 87.0,
}
