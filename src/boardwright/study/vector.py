"""Many tables in one process, stepped together: one array of observations, one of masks.

    tables = Tables("terra_mystica", number=64, players=4)
    tables.reset(seed=1)
    while learning:
        tables.step(policy(tables.observations, tables.masks))

The arrays are the same ones all the time, written in place: copy what you keep. A table whose game is over gives its
`rewards`, and begins a new one at once; `seats` says whose eyes an observation is through.
"""

from collections.abc import Mapping
from random import Random
from typing import Any, Final

import numpy as np

from boardwright.study.episode import WIN, Episode
from boardwright.study.spaces import as_numbers

Array = np.ndarray[Any, Any]


class Tables:
    def __init__(
        self,
        game: str,
        number: int = 16,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        reward: str = WIN,
    ) -> None:
        if number < 1:
            raise ValueError(f"{number} tables cannot be stepped; give 1 or more.")
        self.episodes: Final = [Episode(game, players, options, reward) for _ in range(number)]
        first = self.episodes[0]
        self.players: Final = first.players
        self.observations: Final[Array] = np.zeros((number, first.observation.length), np.float32)
        self.masks: Final[Array] = np.zeros((number, len(first.actions)), np.int8)
        # Who is asked at each table.
        self.seats: Final[Array] = np.zeros(number, np.int64)
        # What the last step has brought to every seat of each table, and where it has ended a game.
        self.rewards: Final[Array] = np.zeros((number, self.players), np.float32)
        self.over: Final[Array] = np.zeros(number, np.bool_)
        self._rows: Final = [as_numbers(row) for row in self.observations]
        self._mask_rows: Final = [as_numbers(row) for row in self.masks]
        self._luck = Random(0)
        self.reset(0)

    def __len__(self) -> int:
        return len(self.episodes)

    def reset(self, seed: int | None = None) -> None:
        """New games at all tables, each with luck of its own."""
        if seed is not None:
            self._luck = Random(seed)
        for episode in self.episodes:
            episode.reset(self._luck.getrandbits(64))
        self.rewards.fill(0)
        self.over.fill(False)
        self._look()

    def step(self, actions: Array) -> None:
        """One answer at every table, by its index in the Book."""
        self.rewards.fill(0)
        self.over.fill(False)
        for number, (episode, action) in enumerate(zip(self.episodes, actions.tolist(), strict=True)):
            episode.step(action)
            if episode.over:
                self.rewards[number] = episode.rewards()
                self.over[number] = True
                episode.reset()
        self._look()

    def _look(self) -> None:
        self.observations.fill(0)
        self.masks.fill(0)
        for number, episode in enumerate(self.episodes):
            self.seats[number] = episode.seat
            episode.write_observation(episode.seat, self._rows[number])
            mask = self._mask_rows[number]
            for action in episode.legal():
                mask[action.index] = 1

    def random_actions(self, luck: "np.random.Generator") -> Array:
        """A legal answer for every table, each as likely."""
        chosen = [
            legal[int(fraction * len(legal))].index
            for legal, fraction in zip(map(Episode.legal, self.episodes), luck.random(len(self)).tolist(), strict=True)
        ]
        return np.array(chosen)
