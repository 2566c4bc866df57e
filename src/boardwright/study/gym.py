"""Gymnasium: one seat learns, bots of a chosen level sit in the others.

    from boardwright.study.gym import make_env
    env = make_env("planetfall", players=3, seat=0, opponents="casual")

or, by the id under which importing this module registers it, `gymnasium.make("boardwright/planetfall-v2")`. Which
answers are legal stands in `info["action_mask"]` and in `env.action_masks()`, where MaskablePPO looks for it. An answer
that is not legal ends the game and costs 1, as at PettingZoo's tables; `info["illegal"]` says what was wrong.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

import gymnasium
import numpy as np

import boardwright
from boardwright.bots import USUAL, bot
from boardwright.bots.limit import AT_TABLE, Limit
from boardwright.kernel.errors import NotLegal
from boardwright.kernel.playout import Player
from boardwright.study.episode import ILLEGAL, MARGIN, Episode, environment_id
from boardwright.study.render import MODES, Renderer
from boardwright.study.spaces import action_space, vector_space

Vector = np.ndarray[Any, Any]


class SeatEnv(gymnasium.Env[Vector, int]):
    """A whole game from one seat. The reward comes at its end: by how many hundred points one is ahead of the best of
    the others, unless another one is asked for (`boardwright.study.episode`)."""

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: int | None = 0,
        opponents: str | Sequence[str] = USUAL,
        options: Mapping[str, str] | None = None,
        reward: str = MARGIN,
        rollouts: int = 16,
        render_mode: str | None = None,
    ) -> None:
        """`seat` None: another one in every game. `opponents` is one level for all others, or one for each of them in
        the order in which they sit. `rollouts` is how long a strong one thinks."""
        self.episode: Final = Episode(game, players, options, reward)
        if seat is not None and seat not in range(self.episode.players):
            raise ValueError(f"There is no seat {seat} among {self.episode.players}; they count from 0.")
        others = self.episode.players - 1
        levels = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(levels) != others:
            raise ValueError(f"{len(levels)} opponents for {others} seats; name one level for all, or one for each.")
        for level in levels:
            bot(level, Random(0))  # refuses one that there is not
        self.render_mode = render_mode
        self.observation_space = vector_space(self.episode.game)
        self.action_space = action_space(self.episode.game)
        self._renderer = None if render_mode is None else Renderer(render_mode)
        self._levels = levels
        self._limit = Limit(AT_TABLE.seconds, rollouts)
        self._fixed_seat = seat
        self._random = Random(0)
        self._seat = seat or 0
        self._bots: dict[int, Player] = {}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Vector, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self._random = Random(seed)
        players = self.episode.players
        self._seat = self._random.randrange(players) if self._fixed_seat is None else self._fixed_seat
        others = [seat for seat in range(players) if seat != self._seat]
        self._bots = {
            seat: bot(level, Random(self._random.getrandbits(64)), self._limit)
            for seat, level in zip(others, self._levels, strict=True)
        }
        self.episode.reset(self._random.getrandbits(64), options)
        self._others_play()
        return self._observed(), self._info()

    def step(self, action: int) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        try:
            self.episode.step(int(action))
        except NotLegal as refusal:
            return self._observed(), ILLEGAL, True, False, {**self._info(), "illegal": str(refusal)}
        self._others_play()
        over = self.episode.over
        if self.render_mode == "human":
            self.render()
        return self._observed(), self.episode.rewards()[self._seat], over, False, self._info()

    def _others_play(self) -> None:
        episode = self.episode
        while not episode.over and episode.seat != self._seat:
            player = self._bots[episode.seat]
            episode.step(player.choose(episode.game, episode.state, episode.seat).index)

    def action_masks(self) -> Vector:
        """1 for each legal answer. When the game is over nothing is: then all are 1, for whoever samples on."""
        if self.episode.over:
            return np.ones(len(self.episode.actions), np.int8)
        return np.frombuffer(self.episode.mask(), np.int8)

    def _observed(self) -> Vector:
        return np.frombuffer(self.episode.observe(self._seat), np.float32)

    def _info(self) -> dict[str, Any]:
        told: dict[str, Any] = {"action_mask": self.action_masks(), "seat": self._seat}
        if self.episode.over:
            told["points"] = list(self.episode.game.scores(self.episode.state))
            told["won"] = self._seat in self.episode.game.winners(self.episode.state)
        return told

    def render(self) -> Any:
        if self._renderer is None:
            raise ValueError(f"Nothing to render: make the environment with render_mode, one of {', '.join(MODES)}.")
        return self._renderer.draw(self.episode)

    def close(self) -> None:
        if self._renderer is not None:
            self._renderer.close()


def make_env(
    game: str, players: int | None = None, seat: int | None = 0, opponents: str | Sequence[str] = USUAL, **more: Any
) -> SeatEnv:
    """`more`: options, reward, rollouts, render_mode, as SeatEnv has them."""
    return SeatEnv(game, players, seat, opponents, **more)


def _register() -> None:
    for game in boardwright.games():
        id = environment_id(game)
        if id not in gymnasium.registry:
            gymnasium.register(id, f"{__name__}:make_env", kwargs={"game": game.name}, disable_env_checker=True)


_register()
