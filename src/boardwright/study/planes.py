"""Maps as a graph and as a grid: views of an observation, for networks that know what lies beside what.

hexes = planes("terra_mystica")["hexes"]
hexes.nodes(observations)       # (..., hexes, numbers of a hex): no copy
hexes.edges                     # (2, links): for a graph network
hexes.grid(observations)        # (..., numbers of a hex, rows, columns): for a convolution
"""

from typing import Any, Final

import numpy as np

import boardwright
from boardwright.kernel.layout import Block
from boardwright.kernel.observation import observation

Array = np.ndarray[Any, Any]


class Planes:
    """One block of an observation that lies on a board."""

    def __init__(self, block: Block) -> None:
        assert block.board is not None, f"{block.name} lies on no board."
        self._block: Final = block
        self.names: Final = list(block.axes[0])
        self.channels: Final = list(block.axes[1])
        self.places: Final[Array] = np.array(block.board.places)
        self.edges: Final[Array] = np.array(block.board.links).T
        self.rows: Final = int(self.places[:, 0].max()) + 1
        self.columns: Final = int(self.places[:, 1].max()) + 1

    def nodes(self, observations: Array) -> Array:
        """The numbers of each place. Of one observation or of many; a view, where the array allows it."""
        block = self._block
        return observations[..., block.at : block.at + block.size].reshape(*observations.shape[:-1], *block.shape)

    def grid(self, observations: Array) -> Array:
        """The same by row and column, channels first; 0 where the board has no place. Every second row of a hex map is
        shifted by half a hex: neighbours of a hex are those beside it and two of three above and below."""
        nodes = self.nodes(observations)
        planes = np.zeros((*nodes.shape[:-2], len(self.channels), self.rows, self.columns), nodes.dtype)
        planes[..., self.places[:, 0], self.places[:, 1]] = np.swapaxes(nodes, -1, -2)
        return planes


def planes(game: str) -> dict[str, Planes]:
    """The boards in the observations of a game, by the name of their block; none where a game has no map."""
    layout = observation(boardwright.game(game)).layout
    return {block.name: Planes(block) for block in layout.blocks if block.board is not None}
