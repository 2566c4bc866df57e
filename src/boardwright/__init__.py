"""Boardwright: exact engines for heavy eurogames. `boardwright.game("planetfall")` is where to start."""

# The package of games is loaded first: loaded later, it would take the place of the function `games`.
import boardwright.games  # noqa: F401
from boardwright.kernel import decision
from boardwright.kernel.record import Record
from boardwright.kernel.registry import game, games

__version__ = "0.1.0"
# Whether the engine is the compiled one.
__compiled__ = not decision.__file__.endswith(".py")
__all__ = ["Record", "__compiled__", "__version__", "game", "games"]
