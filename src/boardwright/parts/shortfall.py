"""What is short of a price, made up by converting power and other stocks: exactly so much.

Power pays for everything, and is sacrificed if bowl III alone does not do. Coins also come from workers and then from
priests that the price leaves over, workers from priests. The words are those of Terra Mystica; Age of Innovation calls
workers tools, and priests scholars.
"""

from collections.abc import Sequence
from typing import Final, final

from boardwright.kernel.action import Action
from boardwright.parts.bowls import Bowls

# What power buys, the same in both games.
PRIEST_POWER: Final = 5
WORKER_POWER: Final = 3
# An action for which more must be converted or burnt than this waits for better times.
MOST_CONVERSIONS: Final = 8


@final
class Shortfall:
    """How often each conversion is made."""

    def __init__(
        self, burnt: int, priests: int, workers: int, coins: int, worked: int, coined: int, coined_workers: int
    ) -> None:
        self.burnt: Final[int] = burnt
        self.priests: Final[int] = priests  # bought with power, like the next two
        self.workers: Final[int] = workers
        self.coins: Final[int] = coins
        self.worked: Final[int] = worked  # priests that become workers
        self.coined: Final[int] = coined  # priests that become coins
        self.coined_workers: Final[int] = coined_workers
        self.conversions: Final[int] = burnt + priests + workers + coins + worked + coined + coined_workers

    def answers(self, ways: Sequence[Sequence[Action]]) -> list[Action]:
        """Given by what each conversion is answered, in the order of the numbers."""
        found: list[Action] = []
        counts = (self.burnt, self.priests, self.workers, self.coins, self.worked, self.coined, self.coined_workers)
        for place, times in enumerate(counts):
            for _ in range(times):
                found += ways[place]
        return found


def shortfalls(
    price: tuple[int, int, int], stock: tuple[int, int, int], bowls: Bowls, new_priests: int
) -> list[Shortfall]:
    """The ways to make up for it, at most two: with as much power as there is, or with workers first where coins are
    short. Price and stock in coins, workers and priests; at most `new_priests` can be had. None where nothing is short,
    or too much is."""
    coins, workers, priests = price[0] - stock[0], price[1] - stock[1], price[2] - stock[2]
    if (coins <= 0 and workers <= 0 and priests <= 0) or max(priests, 0) > new_priests:
        return []
    found: list[Shortfall] = []
    by_power = _made_up(coins, workers, priests, bowls, 0)
    if by_power is not None:
        found.append(by_power)
    kept = min(max(coins, 0), max(-workers, 0))
    if kept and (by_power is None or by_power.coined_workers < kept):
        by_workers = _made_up(coins, workers, priests, bowls, kept)
        if by_workers is not None:
            found.append(by_workers)
    return found


def _made_up(coins: int, workers: int, priests: int, bowls: Bowls, at_least: int) -> Shortfall | None:
    """What is short, or where negative, left over. At least so many workers become coins."""
    most = bowls.three + bowls.sacrifices()
    spare_workers, spare_priests = max(-workers, 0), max(-priests, 0)
    more_workers, more_priests = max(workers, 0), max(priests, 0)
    worked = 0
    while PRIEST_POWER * more_priests + WORKER_POWER * more_workers > most:
        if worked == spare_priests or not more_workers:
            return None
        worked += 1
        more_workers -= 1
    dear = PRIEST_POWER * more_priests + WORKER_POWER * more_workers
    more_coins = max(coins, 0) - at_least
    missing = max(dear + more_coins - most, 0)
    coined_workers = min(missing, spare_workers - at_least)
    coined = missing - coined_workers
    if coined > spare_priests - worked:
        return None
    by_power = more_coins - missing
    burnt = max(dear + by_power - bowls.three, 0)
    return Shortfall(burnt, more_priests, more_workers, by_power, worked, coined, coined_workers + at_least)
