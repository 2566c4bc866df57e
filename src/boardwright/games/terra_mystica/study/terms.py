"""What makes a table good for a seat, in points, when an action has been done: the terms of the value.

Points count as they are; stocks by what they may still buy; buildings by the income and the points they still bring;
the area and the cults by the prizes to be expected. What only the play of bots could tell (how much a rest carried
over is worth, how far a trading house is half a temple) was found by letting bots with slightly different numbers play
each other; such constants say "found".
"""

from collections.abc import Sequence
from typing import Final

from boardwright.kernel.study import total
from boardwright.parts.bridges import Bridges
from boardwright.parts.hexgrid import bits

from ..content.tiles import BONUS_CARDS, FAVOR_TILES, SCORING_TILES
from ..rules.map import GRID
from ..rules.passing import own_bridges
from ..rules.reach import flight, reach
from ..rules.scoring import AREA_POINTS, CULT_POINTS, largest_area
from ..rules.seat import NONE, Seat
from ..rules.spades import distance
from ..rules.state import State
from ..rules.tile import BonusCard, Special
from ..rules.towns import TOWN_BUILDINGS, group, power_needed
from ..rules.vocabulary import DWELLING, POWER_VALUES, ROUNDS, SANCTUARY, TRADING_HOUSE
from .factions import CHOSEN, STRONGHOLD, UNKNOWN
from .stocks import COIN, KEY, growth, income_value, income_without_card, power_value, stock_value, worth

# In the order of `terms`.
TERMS: Final[tuple[str, ...]] = (
    "points",
    "faction",
    "stocks",
    "power",
    "keys",
    "income",
    "structures",
    "stronghold",
    "towns",
    "area",
    "tracks",
    "land",
    "neighbours",
    "cults",
    "cult bonus",
    "favor tiles",
    "bonus card",
)
LEAVING: Final = 100.0  # what giving the game up costs: no bot that looks at a table leaves it


def terms(state: State, number: int) -> list[float]:
    seat = state.seats[number]
    found = [0.0] * len(TERMS)
    if not seat.buildings:
        found[1] = CHOSEN.get(seat.faction.id, UNKNOWN)  # it has just been chosen
        return found
    found[0] = seat.points - LEAVING if seat.gone else float(seat.points)
    if seat.gone or not state.pending:
        return found
    left = ROUNDS - state.round  # incomes to come
    resting = seat.passed or state.acting == NONE  # no turn any more before the next income
    income = income_without_card(seat)
    found[2] = stock_value(seat, left, resting, income)
    if left or not resting:
        found[3] = power_value(seat, left)
        found[4] = KEY * seat.keys
    found[5] = income_value(income, left)
    found[6] = structure_value(seat, left)
    found[7] = stronghold_value(state, number, left, resting)
    found[8] = town_progress(state, seat) * (HALF_A_TOWN if left else HALF_A_TOWN_LAST)
    found[9] = area_value(state, number, left)
    found[10] = left * (SHIPPING * seat.shipping + DIGGING * seat.digging)
    if left:
        found[11] = _room_to_grow(state, seat) * min(left, ROUNDS_TO_SETTLE) / ROUNDS_TO_SETTLE
        found[12] = _neighbourhood(state, number, left)
    found[13] = cult_value(state, number, left)
    found[14] = bonus_value(state, seat)
    found[15] = favor_value(seat, left, resting)
    found[16] = card_value(state, number, left, resting)
    return found


def table_value(state: State, number: int) -> float:
    return total(terms(state, number))


def _uses(seat: Seat, special: int, left: int, resting: bool) -> int:
    """How often a special action that is kept can still be used."""
    return left if resting or seat.used >> special & 1 else left + 1


# --- the map

# A structure beyond its income, power and points: what it may become, weighed with the rounds left. (found) A trading
# house is half a temple, with its favor tile; the others stay what they are.
STRUCTURE: Final = (0.8, 3.6, 3.0, 4.0, 4.0)
STRUCTURE_NOW: Final = 0.4
STRUCTURE_LATER: Final = 0.12
BRIDGE: Final = 3.0  # a passing, where it brings points with the stronghold
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


def structure_value(seat: Seat, left: int) -> float:
    value = 0.0
    for structure in range(5):
        value += STRUCTURE[structure] * seat.count(structure)
    return value * (STRUCTURE_NOW + STRUCTURE_LATER * left)


def area_value(state: State, number: int, left: int) -> float:
    areas = [area(state, other) for other in state.seats]
    spread = AREA_SPREAD + AREA_SPREAD_A_ROUND * left
    return place_value(areas, number, AREA_POINTS, spread) + AREA_EACH * areas[number]


# Areas and groups do not change from one way of an action to the next, except where something is built: remembered by
# all that they depend on. When there are too many, all are forgotten.
REMEMBERED: Final = 20_000
_areas: Final[dict[tuple[int, int, int, int, Bridges], int]] = {}
_towns: Final[dict[tuple[tuple[int, ...], int, int, int, Bridges], float]] = {}


def area(state: State, seat: Seat) -> int:
    key = (seat.buildings, seat.shipping, flight(seat), seat.skipped, state.bridges)
    known = _areas.get(key)
    if known is None:
        if len(_areas) >= REMEMBERED:
            _areas.clear()
        known = largest_area(state, seat)
        _areas[key] = known
    return known


def stronghold_value(state: State, number: int, left: int, resting: bool) -> float:
    seat = state.seats[number]
    value = 0.0
    if seat.has_stronghold():
        value += STRONGHOLD.get(seat.faction.id, 0.0) * _uses(seat, Special.STRONGHOLD, left, resting)
    if seat.faction.bridge_points:
        bridges = own_bridges(state, number)
        if seat.has_stronghold():
            value += BRIDGE * bridges * (left if resting else left + 1)
        else:
            value += BRIDGE_IN_HOPE * bridges * left
    return value


def town_progress(state: State, seat: Seat) -> float:
    key = (seat.structures, seat.towns, seat.skipped, power_needed(seat), state.bridges)
    known = _towns.get(key)
    if known is None:
        if len(_towns) >= REMEMBERED:
            _towns.clear()
        known = _town_progress(state, seat)
        _towns[key] = known
    return known


def _town_progress(state: State, seat: Seat) -> float:
    """Groups on their way to a town: the nearer, the better."""
    value = 0.0
    needed = power_needed(seat)
    for power, size in groups(state, seat):
        share = min(power / needed, 1.0) * min(size / TOWN_BUILDINGS, 1.0)
        value += TOWN * share * share
    return value


def groups(state: State, seat: Seat) -> list[tuple[int, int]]:
    """Of the groups that belong to no town yet, power and buildings; a sanctuary counts as two."""
    found: list[tuple[int, int]] = []
    open_ones = seat.buildings & ~seat.towns
    while open_ones:
        members = group(state, seat, open_ones & -open_ones)
        open_ones &= ~members
        if not members & seat.towns:
            power = sum([POWER_VALUES[s] * (seat.structures[s] & members).bit_count() for s in range(5)])
            found.append((power, members.bit_count() + (1 if seat.structures[SANCTUARY] & members else 0)))
    return found


def _room_to_grow(state: State, seat: Seat) -> float:
    """Free land near at hand, cheap land above all."""
    value = 0.0
    terrain, home = state.terrain, seat.faction.home
    for hex in hexes_of(reach(state, seat) & ~state.occupied()):
        value += _LAND[distance(seat, terrain[hex], home)]
        if value >= LAND_AT_MOST:
            return LAND_AT_MOST
    return value


_hexes: Final[dict[int, list[int]]] = {}


def hexes_of(land: int) -> list[int]:
    """The hexes of a set, in order. Not to be changed: it is remembered."""
    known = _hexes.get(land)
    if known is None:
        if len(_hexes) >= REMEMBERED:
            _hexes.clear()
        known = list(bits(land))
        _hexes[land] = known
    return known


def _neighbourhood(state: State, number: int, left: int) -> float:
    seat = state.seats[number]
    beside = GRID.around(state.others(number))
    value = NEIGHBOUR * left * (seat.buildings & beside).bit_count()
    return value + CHEAP_TRADE * (seat.structures[DWELLING] & beside).bit_count()


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
    """Prizes to be expected."""
    value = 0.0
    spread = CULT_SPREAD + CULT_SPREAD_A_ROUND * left
    for cult in range(4):
        steps = [other.cults[cult] for other in state.seats]
        value += place_value(steps, number, CULT_POINTS, spread) + CULT_STEP * steps[number]
    return value


def bonus_value(state: State, seat: Seat) -> float:
    """What the round tiles to come give for steps."""
    value = 0.0
    for place in range(max(state.round - 1, 0), ROUNDS - 1):
        tile = SCORING_TILES[state.scoring[place]]
        if tile.cult < 0:
            times = float(seat.priests_sent)
        else:
            times = seat.cults[tile.cult] / tile.steps
            times = BONUS_SURE * int(times) + (1 - BONUS_SURE) * times
        once = worth(tile.gain) + FREE_SPADE * tile.spades
        value += CULT_BONUS * times * once * growth(ROUNDS - 2 - place)
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
    value = growth(left - 1) * worth(card.income) + _passing_points(seat, card) + SHIPPING_CARD * card.shipping
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
