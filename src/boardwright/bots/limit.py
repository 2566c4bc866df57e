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
        self._began: Final = limit.clock()
        self._end: Final = self._began + limit.seconds
        self.over = False  # the time is up
        self._done = 0  # rollouts
        # Of the stage that has begun: when it should end, the rollouts it may have, whether it has had some.
        self._stage_end = self._end
        self._stage_left = 0
        self._fresh = True

    def ways(self, most: int) -> int:
        """How many ways are worth looking at. Half of them and half of those again are looked at twice and more, which
        takes as many rollouts once more."""
        return most if self._limit.rollouts is None else max(2, min(most, self._limit.rollouts // 2))

    def begin_stage(self, stages: int) -> None:
        """The first of so many stages that are left: each gets an equal share."""
        self._fresh = True
        if self._limit.rollouts is None:
            now = self._now()
            self._stage_end = now + (self._end - now) / stages
        else:
            self._stage_left = max(self._limit.rollouts - self._done, 0) // stages

    def allows(self, rollouts: int) -> bool:
        """Whether so many more may be begun in this stage; they are then counted. The first are allowed if only they
        can be finished: a stage without any tells nothing."""
        allowed = self._in_number(rollouts) if self._limit.rollouts is not None else self._in_time(rollouts)
        if allowed:
            self._fresh = False
            self._stage_left -= rollouts
            self._done += rollouts
        return allowed

    def _in_number(self, rollouts: int) -> bool:
        return self._fresh or rollouts <= self._stage_left

    def _in_time(self, rollouts: int) -> bool:
        """Going by how long the others took; a stage ends where it comes nearest to its share."""
        now = self._now()
        expected = rollouts * (now - self._began) / self._done if self._done else 0.0
        return now + expected <= self._end if self._fresh else now + expected / 2 <= self._stage_end

    def late(self) -> bool:
        """Whether the time is up: asked at every decision of a rollout."""
        if self._limit.rollouts is None:
            self._now()
        return self.over

    def _now(self) -> float:
        now = self._limit.clock()
        self.over = now >= self._end
        return now
