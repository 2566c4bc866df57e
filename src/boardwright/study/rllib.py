"""Ray's RLlib: every game as a MultiAgentEnv of its new API, on one machine or on a cluster by the same code.

    from boardwright.study.rllib import register
    register()
    config = PPOConfig().environment("boardwright", env_config={"game": "planetfall", "players": 3})

Only the agent that is asked gets an observation, `{"observations": ..., "action_mask": ...}`, the form of RLlib's
module for masked actions. `examples/learning/rllib_planetfall.py` trains, stops and resumes.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from ray.rllib.env.multi_agent_env import MultiAgentEnv
from ray.tune.registry import register_env

from boardwright.study.episode import MARGIN, Episode
from boardwright.study.spaces import action_space, vector_space

NAME = "boardwright"
Observed = dict[str, dict[str, np.ndarray[Any, Any]]]


class TableEnv(MultiAgentEnv):
    """A table whose seats are all learners."""

    def __init__(self, config: dict[str, Any] | None = None) -> None:
        """`config`: game, players, options, reward, seed, as `boardwright.study.episode` has them."""
        super().__init__()
        given = dict(config or {})
        self.episode = Episode(
            given.get("game", "planetfall"),
            given.get("players"),
            given.get("options"),
            given.get("reward", MARGIN),
        )
        # Ray tells each of its workers apart, so that not all of them play the same games.
        worker = (getattr(config, "worker_index", 0), getattr(config, "vector_index", 0))
        self._seed: int | None = hash((given.get("seed", 0), *worker))
        game = self.episode.game
        self.agents = self.possible_agents = [f"player_{seat}" for seat in range(self.episode.players)]
        seen = spaces.Dict(
            {"observations": vector_space(game), "action_mask": spaces.Box(0.0, 1.0, (len(game.book),), np.float32)}
        )
        self.observation_spaces = dict.fromkeys(self.agents, seen)
        self.action_spaces = {agent: action_space(game) for agent in self.agents}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        if seed is None and self._seed is not None:
            seed, self._seed = self._seed, None
        self.episode.reset(seed, options)
        return self._seen(), {}

    def step(
        self, action_dict: dict[str, int]
    ) -> tuple[Observed, dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        asked = self.agents[self.episode.seat]
        if set(action_dict) != {asked}:
            raise ValueError(f"{asked} is asked, and {', '.join(action_dict) or 'nobody'} answered.")
        self.episode.step(int(action_dict[asked]))
        over = self.episode.over
        rewards = dict(zip(self.agents, self.episode.rewards(), strict=True)) if over else {}
        return self._seen(), rewards, {"__all__": over}, {"__all__": False}, {}

    def _seen(self) -> Observed:
        """What who is asked sees; when the game is over, what everybody sees last."""
        episode = self.episode
        seats = range(episode.players) if episode.over else [episode.seat]
        mask = np.ones(len(episode.actions), np.float32) if episode.over else _mask(episode)
        return {
            self.agents[seat]: {
                "observations": np.frombuffer(episode.observe(seat), np.float32),
                "action_mask": mask,
            }
            for seat in seats
        }


def _mask(episode: Episode) -> np.ndarray[Any, Any]:
    return np.frombuffer(episode.mask(), np.int8).astype(np.float32)


def register() -> None:
    """Under the name "boardwright", on every machine of a cluster on which Boardwright is installed."""
    register_env(NAME, TableEnv)
