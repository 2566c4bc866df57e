"""What is short of a price, made up by converting power and other stocks: exactly so much, and the cheapest way.

Power pays for everything, and is sacrificed if bowl III alone does not do; coins that are still short come from workers
and then from priests that the price leaves over. The words are those of Terra Mystica; Age of Innovation calls workers
tools, and priests scholars.
"""

from typing import Final, final

from boardwright.parts.bowls import Bowls


@final
class Shortfall:
    """How often each conversion is made."""

    def __init__(
        self, burnt: int, priests: int, workers: int, coins: int, from_workers: int, from_priests: int
    ) -> None:
        self.burnt: Final[int] = burnt
        self.priests: Final[int] = priests  # bought with power, like the next two
        self.workers: Final[int] = workers
        self.coins: Final[int] = coins
        self.from_workers: Final[int] = from_workers  # coins
        self.from_priests: Final[int] = from_priests
        self.conversions: Final[int] = burnt + priests + workers + coins + from_workers + from_priests


# What power buys, the same in both games.
PRIEST_POWER: Final = 5
WORKER_POWER: Final = 3


def shortfall(
    price: tuple[int, int, int], stock: tuple[int, int, int], bowls: Bowls, new_priests: int
) -> Shortfall | None:
    """Price and stock in coins, workers and priests; at most `new_priests` can be had. None where nothing is short, or
    too much is."""
    coins, workers, priests = price[0] - stock[0], price[1] - stock[1], price[2] - stock[2]
    if coins <= 0 and workers <= 0 and priests <= 0:
        return None
    more_coins, more_workers, more_priests = max(coins, 0), max(workers, 0), max(priests, 0)
    dear = PRIEST_POWER * more_priests + WORKER_POWER * more_workers
    most = bowls.three + bowls.sacrifices()
    if dear > most or more_priests > new_priests:
        return None
    missing = max(dear + more_coins - most, 0)
    from_workers = min(missing, max(-workers, 0))
    from_priests = missing - from_workers
    if from_priests > max(-priests, 0):
        return None
    by_power = more_coins - missing
    burnt = max(dear + by_power - bowls.three, 0)
    return Shortfall(burnt, more_priests, more_workers, by_power, from_workers, from_priests)
