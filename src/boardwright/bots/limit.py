"""How long a bot may think about a decision."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, final


@dataclass(frozen=True)
class Limit:
    """So many seconds of a clock; or so many rollouts, and then a seed decides everything."""

    seconds: float
    rollouts: int | None = None
    clock: Callable[[], float] = time.perf_counter

    def begin(self) -> "Budget":
        return Budget(self)


# Somebody waits.
AT_TABLE: Final = Limit(5.0)


@final
class Budget:
    """What is left of a limit at one decision, shared out over the stages of a search."""

    def __init__(self, limit: Limit) -> None:
        self._limit: Final = limit
        self._end: Final = limit.clock() + limit.seconds
        self._left = limit.rollouts or 0
        self.over = False  # the time of the whole decision is up
        # Of the stage that has begun: when it ends, and the rollouts it may have.
        self._stage_end = self._end
        self._stage_left = 0
        self._fresh = True

    def ways(self, most: int) -> int:
        """How many ways are worth looking at. Half of them and half of those again are looked at twice and more, which
        takes as many rollouts once more."""
        return most if self._limit.rollouts is None else max(2, min(most, self._limit.rollouts // 2))

    def begin_stage(self, stages: int) -> None:
        """The first of so many stages that are left: each gets an equal share."""
        now = self._limit.clock()
        self._stage_end = now + (self._end - now) / stages
        self._stage_left = self._left // stages
        self._fresh = True

    def allows(self, rollouts: int) -> bool:
        """Whether so many more may be begun in this stage; they are then counted. By number, the first are always
        allowed: a stage without any would tell nothing."""
        if self._limit.rollouts is None:
            return not self.late()
        if not self._fresh and rollouts > self._stage_left:
            return False
        self._fresh = False
        self._stage_left -= rollouts
        self._left -= rollouts
        return True

    def late(self) -> bool:
        """Whether the time of the stage is up: asked at every decision of a rollout."""
        if self._limit.rollouts is not None:
            return False
        now = self._limit.clock()
        self.over = now >= self._end
        return now >= self._stage_end
