"""What a table looks like: in letters, as the terminal draws it, or as a picture of the real board."""

from collections.abc import Mapping, Sequence
from io import StringIO
from typing import Any, Final

import numpy as np
from rich.console import Console

from boardwright.kernel.game import Game
from boardwright.study.episode import Episode
from boardwright.study.picture import CAMERA
from boardwright.terminal.draw import draw

MODES: Final = ("human", "ansi", "rgb_array")
WIDTH: Final = 120


def checked_mode(mode: str) -> str:
    if mode not in MODES:
        raise ValueError(f"There is no render_mode {mode!r}; there is {', '.join(MODES)}.")
    return mode


def drawn(episode: Episode) -> str:
    """The table in letters, as who is asked may see it; when the game is over, as everybody may."""
    seat = None if episode.over else episode.seat
    names = [f"player_{each}" for each in range(episode.players)]
    return drawn_view(episode.game, episode.game.view(episode.state, seat), episode.options, names)


def drawn_view(game: Game[Any], view: Mapping[str, Any], options: Mapping[str, str], names: Sequence[str]) -> str:
    """What a seat may see, in letters."""
    out = StringIO()
    console = Console(file=out, width=WIDTH, color_system=None, legacy_windows=False)
    console.print(draw(game.name, view, options, names, "en"))
    return out.getvalue()


class Renderer:
    """One way of drawing, for as long as an environment lives."""

    def __init__(self, mode: str) -> None:
        self._mode: Final[str] = checked_mode(mode)

    def draw(self, episode: Episode) -> "str | np.ndarray[Any, Any] | None":
        if self._mode == "human":
            print(drawn(episode))
            return None
        return CAMERA.take(self, episode) if self._mode == "rgb_array" else drawn(episode)

    def close(self) -> None:
        CAMERA.release(self)
