"""docs/adding-a-game.md names every method and flag that a game may override."""

import inspect
import re
from typing import Any

import boardwright
from boardwright.kernel.decision import Decision, State, Step
from boardwright.kernel.game import Game
from boardwright.kernel.kind import Kind, Question, Sole
from boardwright.kernel.study import Study
from boardwright.kernel.telling import Telling
from tests.docs.pages import ROOT

PAGE = ROOT / "docs" / "adding-a-game.md"
CLASSES = (Game, Telling, Study, State, Decision, Step, Question, Sole, Kind)


def subclasses(of: type) -> set[type]:
    below: set[type] = set(of.__subclasses__())
    return below | {deeper for each in below for deeper in subclasses(each)}


def overridden(base: type[Any]) -> set[str]:
    """What some game says in its own way of the public names of a class of the kernel."""
    offered = {name for name in dir(base) if not name.startswith("_")}
    games = [each for each in subclasses(base) if each.__module__.startswith("boardwright.games.")]
    return {name for each in games for name in vars(each) if name in offered}


def test_every_hook_is_on_the_page() -> None:
    boardwright.games()
    told = set(re.findall(r"`(?:\w+\.)?(\w+)`", PAGE.read_text(encoding="utf-8")))
    missing = {base.__name__: sorted(overridden(base) - told) for base in CLASSES}
    assert not any(missing.values()), f"docs/adding-a-game.md does not say what these are for: {missing}"


def test_a_simple_game_needs_five_methods() -> None:
    needed = {name for name, method in inspect.getmembers(Game) if getattr(method, "__isabstractmethod__", False)}
    assert len(needed) == 5
