"""The strong bot: it keeps to its limit, by a clock that the test turns; by number of rollouts a seed decides all."""

from random import Random
from typing import Any

import pytest

import boardwright
from boardwright.bots import bot
from boardwright.bots.limit import Limit
from boardwright.kernel.decision import CHANCE
from boardwright.kernel.game import Game
from boardwright.kernel.playout import draw, play_out
from boardwright.kernel.record import Move
from boardwright.kernel.ways import ways

pytestmark = pytest.mark.both

PLANETFALL = boardwright.game("planetfall")
GAMES = boardwright.games()


class Clock:
    """Whenever somebody looks at it, so much time has passed."""

    def __init__(self, tick: float) -> None:
        self.now = 0.0
        self.looks = 0
        self._tick = tick

    def __call__(self) -> float:
        self.looks += 1
        self.now += self._tick
        return self.now


@pytest.mark.parametrize("tick", [0.002, 0.01, 0.1])
def test_a_limit_is_never_passed_by_more_than_a_fifth(tick: float) -> None:
    """One look at the clock is one decision of a rollout, however long that takes."""
    seconds, longest = 1.0, 0.0
    random, clock = Random(5), Clock(tick)
    strong, state = bot("strong", random, Limit(seconds, clock=clock)), PLANETFALL.new(3, {})
    for _ in range(6):
        seat = _next(PLANETFALL, state, random)
        began = clock.now
        action = strong.choose(PLANETFALL, state, seat)
        longest = max(longest, clock.now - began)
        PLANETFALL.apply(state, seat, action)
    assert 0.75 * seconds < longest <= 1.2 * seconds


def test_what_has_one_way_takes_no_time() -> None:
    game, random, clock = boardwright.game("terra_mystica"), Random(2), Clock(0.5)
    state = game.new(2, game.varied_options())
    settled = 0
    for _ in range(60):
        seat = _next(game, state, random)
        strong, looked = bot("strong", random, Limit(1.0, clock=clock)), clock.looks
        action = strong.choose(game, state, seat)
        if len(ways(game, state, seat)) == 1:
            assert clock.looks == looked + 1
            settled += 1
        game.apply(state, seat, action)
    assert settled, "In this game nothing is settled; take another seed."


@pytest.mark.parametrize("rollouts", [1, 12])
def test_by_number_of_rollouts_a_seed_decides_everything(rollouts: int) -> None:
    limit = Limit(0.0, rollouts, Clock(1000.0))
    assert _opening(limit, "a seed") == _opening(limit, "a seed")
    assert _opening(limit, "a seed") != _opening(limit, "another seed")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_it_plays_every_game_to_the_end(game: Game[Any]) -> None:
    """With so little time that it often has to go by what looks best."""
    random = Random(game.name)
    players = min(2, game.players[-1])
    strong = bot("strong", random, Limit(1.0, clock=Clock(0.3)))
    state = game.new(players, game.varied_options())
    moves = play_out(game, state, [strong, *[bot("casual", random)] * (players - 1)], random)
    assert not game.waiting(state)
    assert sum(move.seat == 0 for move in moves) > 10


def _next(game: Game[Any], state: Any, random: Random) -> int:
    """The seat that is asked next, after chance has spoken."""
    while game.waiting(state)[0] == CHANCE:
        game.apply(state, CHANCE, draw(game, state, random))
    return game.waiting(state)[0]


def _opening(limit: Limit, seed: str) -> list[Move]:
    """The first moves of a game between two of them."""
    random = Random(seed)
    strong, state = bot("strong", random, limit), PLANETFALL.new(2, {})
    moves: list[Move] = []
    for _ in range(12):
        seat = _next(PLANETFALL, state, random)
        action = strong.choose(PLANETFALL, state, seat)
        PLANETFALL.apply(state, seat, action)
        moves.append(Move(seat, action))
    return moves
