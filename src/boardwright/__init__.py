"""Boardwright: exact engines for heavy eurogames. `boardwright.game("planetfall")` is where to start."""

from boardwright.kernel.record import Record
from boardwright.kernel.registry import game, games

__version__ = "0.1.0"
__all__ = ["Record", "__version__", "game", "games"]
