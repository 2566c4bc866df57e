"""The games there are.

A game is a package whose module holds a `GAME`: one below `boardwright.games`, or one of another distribution that
names it under the entry point `boardwright.games`, as `examples/` shows.
"""

import importlib
import pkgutil
from functools import cache
from importlib.metadata import entry_points
from typing import Any, Final

from boardwright.kernel.errors import CannotParse
from boardwright.kernel.game import Game
from boardwright.kernel.text import common

GROUP: Final = "boardwright.games"


@cache
def _foreign() -> dict[str, str]:
    """The packages of games that other distributions bring, by name. Ours come first: nobody replaces them."""
    return {found.name: found.value for found in entry_points(group=GROUP)}


def _own() -> list[str]:
    package = importlib.import_module("boardwright.games")
    return [module.name for module in pkgutil.iter_modules(package.__path__)]


def names() -> list[str]:
    """The registered games, in alphabetical order."""
    return sorted({*_own(), *_foreign()})


def home_of(name: str) -> str:
    """The package of a game: its rules, its words."""
    if name in _own():
        return f"boardwright.games.{name}"
    if name in _foreign():
        return _foreign()[name].partition(":")[0]
    raise CannotParse(common("no-game", game=repr(name), games=names()))


# Any: each game has its own State class, and a caller that asks by name cannot know which.
def game(name: str) -> Game[Any]:
    """A game by its name: `boardwright.game("planetfall")`."""
    found = importlib.import_module(home_of(name)).GAME
    assert isinstance(found, Game)
    return found


def games() -> list[Game[Any]]:
    """All registered games."""
    return [game(name) for name in names()]
