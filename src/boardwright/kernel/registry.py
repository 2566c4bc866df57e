"""The games there are. A game is a package below `boardwright.games` whose module holds a `GAME`."""

import importlib
import pkgutil
from typing import Any

from boardwright.kernel.errors import CannotParse
from boardwright.kernel.game import Game


def names() -> list[str]:
    """The registered games, in alphabetical order."""
    package = importlib.import_module("boardwright.games")
    return sorted(module.name for module in pkgutil.iter_modules(package.__path__))


# Any: each game has its own State class, and a caller that asks by name cannot know which.
def game(name: str) -> Game[Any]:
    """A game by its name: `boardwright.game("planetfall")`."""
    if name not in names():
        raise CannotParse(f"There is no game {name!r}; there is: {', '.join(names())}.")
    found = importlib.import_module(f"boardwright.games.{name}").GAME
    assert isinstance(found, Game)
    return found


def games() -> list[Game[Any]]:
    """All registered games."""
    return [game(name) for name in names()]
