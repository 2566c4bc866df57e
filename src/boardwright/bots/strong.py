"""The bot that searches: after each of the ways that look best everybody plays on like the casual bot to the end of the
round, again and again, and the way with the best forecasts is taken. Of the ways half drop out from stage to stage
(sequential halving), so most of the time goes into telling the best ones apart."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, Final, final

from boardwright.bots.limit import Budget, Limit
from boardwright.bots.planner import OPENING, Planner, drawn_seed
from boardwright.kernel.action import Action
from boardwright.kernel.game import Game
from boardwright.kernel.playout import Others, round_played_out
from boardwright.kernel.ways import Way, ways

# So many ways are played out.
WAYS: Final = 24
# Nobody plays exactly as the casual bot would: in all rollouts but the first a value is off by so many points, as a
# standard deviation, so that each tells something new.
NOISE: Final = 0.7


class StrongBot(Planner):
    def __init__(self, random: Random, limit: Limit) -> None:
        super().__init__(random)
        self._limit = limit

    def way(self, game: Game[Any], state: Any, seat: int) -> list[Action]:
        budget = self._limit.begin()
        with _uncollected():
            found = ways(game, game.resample(state, seat, self._random), seat)
            if len(found) == 1:
                return found[0].answers
            off = 0.0 if game.round(state) else OPENING
            candidates = [
                _Candidate(way, game.study.value(way.after, seat), self._random.gauss(0.0, off)) for way in found
            ]
            candidates.sort(key=_looks, reverse=True)
            return _Search(game, state, seat, self._random, budget).best(candidates[: budget.ways(WAYS)]).way.answers


@contextmanager
def _uncollected() -> Iterator[None]:
    """No table refers to itself in a circle, so each is freed when it is done with: the collector, which looks through
    all that are still needed again and again, would find nothing, and takes a tenth of the time."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


@final
class _Candidate:
    """A way, how good it looks, what its rollouts came to, and by how much each of them is taken to be better."""

    def __init__(self, way: Way[Any], looks: float, taste: float) -> None:
        self.way: Final = way
        self.looks: Final = looks
        self.taste: Final = taste
        self.forecasts = 0.0


@final
class _Search:
    def __init__(self, game: Game[Any], state: Any, seat: int, random: Random, budget: Budget) -> None:
        self._game: Final = game
        self._state: Final = state
        self._seat: Final = seat
        self._random: Final = random
        self._budget: Final = budget
        self._repetitions = 0

    def best(self, alive: list[_Candidate]) -> _Candidate:
        """Of those that are left all have as many rollouts, so their sums compare."""
        while len(alive) > 1 and not self._budget.over:
            alive = self._played(alive)
            alive.sort(key=_forecasts, reverse=True)
            alive = alive[: (len(alive) + 1) // 2]
        return alive[0]

    def _played(self, alive: list[_Candidate]) -> list[_Candidate]:
        """One stage: all are played out equally often. Where time runs out before all had their first rollout, those
        that had none drop out: they look worse."""
        self._budget.begin_stage((len(alive) - 1).bit_length())
        while not self._budget.over and self._budget.allows(len(alive)):
            forecasts = self._repetition(alive)
            if len(forecasts) < len(alive):
                if self._repetitions:
                    break
                alive = alive[: max(len(forecasts), 1)]
            for candidate, forecast in zip(alive, forecasts, strict=False):
                candidate.forecasts += forecast + candidate.taste
            self._repetitions += 1
        return alive

    def _repetition(self, alive: list[_Candidate]) -> list[float]:
        """The forecast after each, in order, as far as time allows. What the seat cannot see is drawn once for all of
        them, and luck is the same, so that they differ by themselves alone."""
        game, luck = self._game, drawn_seed(self._random)
        noise = NOISE if self._repetitions else 0.0
        seen = None if game.all_open else game.resample(self._state, self._seat, self._random)
        others = Others(self._seat)
        forecasts: list[float] = []
        for candidate in alive:
            after = game.clone(candidate.way.after) if seen is None else self._after(seen, candidate.way.answers)
            end = round_played_out(game, after, Random(luck), noise, self._budget.late, others)
            if end is None:
                break
            forecasts.append(game.study.forecast(end, self._seat))
        return forecasts

    def _after(self, seen: Any, answers: list[Action]) -> Any:
        """The way at another table that looks the same to the seat: as far as it goes there."""
        after = self._game.clone(seen)
        for action in answers:
            if action not in self._game.legal(after, self._seat):
                break
            self._game.apply(after, self._seat, action)
        return after


def _looks(candidate: _Candidate) -> float:
    return candidate.looks


def _forecasts(candidate: _Candidate) -> float:
    return candidate.forecasts
