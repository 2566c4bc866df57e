"""What stocks and incomes are worth to a seat, in points. Constants that say "found" were found as terms.py tells."""

from typing import Final

from ..content.tiles import BONUS_CARDS
from ..rules.rounds import income_of
from ..rules.scoring import resource_points
from ..rules.seat import NONE, Seat
from ..rules.vocabulary import Gain

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
TRADED_COIN: Final = 0.5  # where two are traded for a point at any time


def income_without_card(seat: Seat) -> tuple[int, int, int, int]:
    """Coins, workers, priests, power: the card goes back before the income after next."""
    coins, workers, priests, power = income_of(seat)
    if seat.bonus == NONE:
        return coins, workers, priests, power
    card = BONUS_CARDS[seat.bonus].income
    return coins - card.coins, workers - card.workers, priests - card.priests, power - card.power


def growth(left: int) -> float:
    return 1.0 + GROWTH * left


def stock_value(seat: Seat, left: int, resting: bool, income: tuple[int, int, int, int]) -> float:
    """What the stocks may still buy. After passing they compete with the next income; at the very end only coins
    count."""
    if left == 0 and resting:
        return float(resource_points(seat))
    value = _stock_with(seat, seat.coins, left, resting, income)
    if seat.faction.trades_points:
        value = max(value, _stock_with(seat, 0, left, resting, income) + TRADED_COIN * seat.coins)
    return value


def power_value(seat: Seat, left: int) -> float:
    """The tokens, and how far up they are."""
    tokens = seat.bowls.one + seat.bowls.two + seat.bowls.three
    value = left * (TOKEN * tokens + FIRST_TOKENS * min(tokens, FEW_TOKENS))
    return value + growth(left) * POWER_STEP * (seat.bowls.two + 2 * seat.bowls.three)


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


def worth(gain: Gain) -> float:
    """Something that comes in once, some time later."""
    value = COIN_INCOME * gain.coins + WORKER_INCOME * gain.workers
    return value + PRIEST_INCOME * gain.priests + POWER_INCOME * gain.power
