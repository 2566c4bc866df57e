"""PettingZoo: every game as an environment in which agents act in turn.

    from boardwright.study import aec
    env = aec.env(game="planetfall", players=3)

or, by the id under which importing this module registers it, `pettingzoo.make("aec", "boardwright/planetfall-v2")`.
An agent may be asked several times in a row. Chance is drawn inside, by the seed of `reset`.
"""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import pettingzoo
from pettingzoo.utils import wrappers

import boardwright
from boardwright.kernel.game import Game
from boardwright.study.episode import WIN, Episode, environment_id
from boardwright.study.render import MODES, Renderer
from boardwright.study.spaces import Observed, action_space, masked_space


class raw_env(pettingzoo.AECEnv[str, Observed, int | None]):  # noqa: N801  # the name that PettingZoo's tools know
    """Without wrappers: what is out of order or illegal raises at once."""

    def __init__(
        self,
        game: str = "planetfall",
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        reward: str = WIN,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.episode: Final = Episode(game, players, options, reward)
        self.metadata = {
            "name": environment_name(self.episode.game),
            "render_modes": list(MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self._renderer = None if render_mode is None else Renderer(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(self.episode.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: masked_space(self.episode.game) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.episode.game) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """`options={"game_options": {...}}` are those of the game, as `boardwright describe` lists them; they stay
        until others are given."""
        self.episode.reset(seed, options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.episode.seat]

    def observe(self, agent: str) -> Observed:
        seat = self._seats[agent]
        asked = seat == self.episode.seat
        mask = self.episode.mask() if asked else bytes(len(self.episode.actions))
        return {
            "observation": np.frombuffer(self.episode.observe(seat), np.float32),
            "action_mask": np.frombuffer(mask, np.int8),
        }

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None, f"{self.agent_selection} is asked: give the index of an answer, not None."
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.episode.step(int(action))
        if self.episode.over:
            for agent, reward in zip(self.possible_agents, self.episode.rewards(), strict=True):
                self.rewards[agent] = reward
                self.terminations[agent] = True
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.episode.seat]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> "str | np.ndarray[Any, Any] | None":
        if self._renderer is None:
            raise ValueError(f"Nothing to render: make the environment with render_mode, one of {', '.join(MODES)}.")
        return self._renderer.draw(self.episode)

    def close(self) -> None:
        if self._renderer is not None:
            self._renderer.close()


def env(**arguments: Any) -> "pettingzoo.AECEnv[str, Observed, int | None]":
    """With PettingZoo's usual wrappers: an illegal answer ends the game, and costs who gave it 1."""
    wrapped: Any = raw_env(**arguments)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


def environment_name(game: Game[Any]) -> str:
    return f"boardwright_{game.name}_v{game.study.version}"


def _register() -> None:
    for game in boardwright.games():
        if environment_id(game) not in pettingzoo.aec_registry:
            pettingzoo.register("aec", environment_id(game), env, kwargs={"game": game.name})


_register()
