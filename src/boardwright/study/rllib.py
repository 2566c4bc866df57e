"""Ray's RLlib: every game as a MultiAgentEnv of its new API, on one machine or on a cluster by the same code.

    from boardwright.study.rllib import register
    register()
    config = PPOConfig().environment("boardwright", env_config={"game": "planetfall", "players": 3})

Only the agent that is asked gets an observation, `{"observations": ..., "action_mask": ...}`, the form of RLlib's
module for masked actions. `boardwright.study.examples.rllib_planetfall` trains, stops and resumes.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from ray.rllib.env.multi_agent_env import MultiAgentEnv
from ray.tune.registry import register_env

from boardwright.kernel.errors import NotLegal
from boardwright.study.episode import ILLEGAL, MARGIN, Episode
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
        try:
            self.episode.step(int(action_dict[asked]))
        except NotLegal as refusal:
            # RLlib tries an environment with any answers of its space before it learns with the mask.
            rewards = {**dict.fromkeys(self.agents, 0.0), asked: ILLEGAL}
            told = {asked: {"illegal": str(refusal)}}
            return self._last_seen(), rewards, {"__all__": True}, {"__all__": False}, told
        rewards = dict(zip(self.agents, self.episode.rewards(), strict=True))
        return self._seen(), rewards, {"__all__": self.episode.over}, {"__all__": False}, {}

    def _seen(self) -> Observed:
        """What who is asked sees; when the game is over, what everybody sees last."""
        if self.episode.over:
            return self._last_seen()
        mask = np.frombuffer(self.episode.mask(), np.int8).astype(np.float32)
        return {self.agents[self.episode.seat]: self._seen_by(self.episode.seat, mask)}

    def _last_seen(self) -> Observed:
        nothing = np.ones(len(self.episode.actions), np.float32)  # is asked any more, and nobody looks at the mask
        return {agent: self._seen_by(seat, nothing) for seat, agent in enumerate(self.agents)}

    def _seen_by(self, seat: int, mask: np.ndarray[Any, Any]) -> dict[str, np.ndarray[Any, Any]]:
        return {"observations": np.frombuffer(self.episode.observe(seat), np.float32), "action_mask": mask}


def register() -> None:
    """Under the name "boardwright", on every machine of a cluster on which Boardwright is installed."""
    register_env(NAME, TableEnv)
