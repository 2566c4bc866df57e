"""What learners get and give, as Gymnasium's spaces: the same for every number of players and all seats."""

from typing import Any, Final

import numpy as np
from gymnasium import spaces

from boardwright.kernel.game import Game
from boardwright.kernel.layout import Numbers
from boardwright.kernel.observation import observation

# Numbers are scaled to lie between 0 and about 1: a stock may grow beyond what it is divided by, points fall below 0.
LOWEST: Final = -8.0
HIGHEST: Final = 8.0


def as_numbers(row: np.ndarray[Any, Any]) -> Numbers:
    """A row as something to write into, without a copy: faster, number by number, than the array itself."""
    # Any: numpy's arrays are buffers, which its types do not say for every Python.
    buffer: Any = row
    return memoryview(buffer)


Observed = dict[str, np.ndarray[Any, Any]]


def action_space(game: Game[Any]) -> "spaces.Discrete[Any]":
    return spaces.Discrete(len(game.book))


def vector_space(game: Game[Any]) -> spaces.Box:
    return spaces.Box(LOWEST, HIGHEST, (observation(game).length,), np.float32)


def masked_space(game: Game[Any]) -> spaces.Dict:
    """The vector, and which answers are legal: the form that PettingZoo's own games have."""
    return spaces.Dict({"observation": vector_space(game), "action_mask": spaces.Box(0, 1, (len(game.book),), np.int8)})
