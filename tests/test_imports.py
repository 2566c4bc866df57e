"""Dependencies point one way, and the engine does no input or output:

kernel <- parts <- games/<each, never each other> <- words, terminal, bots, study, training, lobby
lobby <- server <- site <- cli

and within a game: content <- rules <- table, study
"""

import ast
import io
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "src" / "boardwright"

# What each folder may import of boardwright. `games.*` is the game's own folder, `games` stands for all of them.
MAY_IMPORT = {
    "kernel": {"kernel"},
    "parts": {"kernel", "parts"},
    "games": {"kernel", "parts", "games.*"},
    "words": {"kernel", "words"},
    "bots": {"kernel", "parts", "games", "bots"},
    "lobby": {"kernel", "words", "bots", "lobby", ""},
    "server": {"kernel", "parts", "games", "words", "bots", "training", "lobby", "server", ""},
    "terminal": {"kernel", "parts", "games", "words", "terminal"},
    "study": {"kernel", "parts", "games", "words", "bots", "terminal", "study", ""},
    "training": {"kernel", "bots", "training"},
    "site": {"kernel", "words", "lobby", "server", "site", ""},
    "cli": {
        "kernel",
        "parts",
        "games",
        "words",
        "terminal",
        "bots",
        "study",
        "training",
        "lobby",
        "server",
        "site",
        "cli",
        "",
    },
    "": {"kernel", "games"},  # boardwright/__init__.py itself
}
ENGINE = ("kernel", "parts", "games")

# Standard modules that read, write, wait or ask the machine: nothing for an engine.
OUTSIDE_WORLD = {
    *("asyncio", "http", "io", "logging", "multiprocessing", "os", "pathlib", "shutil", "socket", "sqlite3"),
    *("subprocess", "sys", "tempfile", "threading", "time", "urllib"),
}
FORBIDDEN_CALLS = {"print", "open", "input", "breakpoint", "exec", "eval", "write_text", "write_bytes", "read_bytes"}

FILES = sorted(PACKAGE.rglob("*.py"))
ENGINE_FILES = [file for file in FILES if file.relative_to(PACKAGE).parts[0] in ENGINE]


def name_of(file: Path) -> str:
    return file.relative_to(PACKAGE).as_posix()


def imports(file: Path, source: str) -> Iterator[str]:
    """Every module that is imported anywhere in the file, by its full name."""
    package = ["boardwright", *file.relative_to(PACKAGE).parent.parts]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            # `from boardwright import games` imports a folder, not a name of boardwright itself.
            folders = [alias.name for alias in node.names if module == "boardwright" and alias.name in MAY_IMPORT]
            yield from [f"{module}.{folder}" for folder in folders] or [module]
            if module == "boardwright.games":
                yield from (f"{module}.{alias.name}" for alias in node.names)


def wrong_imports(file: Path, source: str) -> list[str]:
    parts = file.relative_to(PACKAGE).parts
    folder = parts[0] if len(parts) > 1 else ""
    allowed = MAY_IMPORT[folder]
    wrong = []
    for module in imports(file, source):
        top, _, rest = module.partition(".")
        if top == "boardwright":
            target, _, inner = rest.partition(".")
            own = "games.*" in allowed and target == "games" and inner.split(".")[0] == parts[1]
            if target not in allowed and not own:
                wrong.append(module)
        elif folder in ENGINE:
            numpy = top == "numpy" and file.name == "encode.py"
            if not numpy and (top not in sys.stdlib_module_names or top in OUTSIDE_WORLD):
                wrong.append(module)
    return wrong


def wrong_calls(source: str) -> list[str]:
    called = [node.func for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    names = [each.id if isinstance(each, ast.Name) else getattr(each, "attr", "") for each in called]
    return [name for name in names if name in FORBIDDEN_CALLS]


def ignored_types(source: str) -> list[str]:
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    comments = [token.string for token in tokens if token.type == tokenize.COMMENT]
    return [comment for comment in comments if "type:" in comment.replace(" ", "") and "ignore" in comment]


def test_imports_point_one_way() -> None:
    wrong = {name_of(file): wrong_imports(file, file.read_text(encoding="utf-8")) for file in FILES}
    assert {name: modules for name, modules in wrong.items() if modules} == {}


# What a folder of a game may import of its own game.
WITHIN = {"content": {"content", "rules"}, "rules": {"content", "rules"}}


def beyond(file: Path) -> set[str]:
    """Folders of its own game that a file of content or rules imports, and should not know of."""
    _, game, folder, _ = file.relative_to(PACKAGE).parts
    own = f"boardwright.games.{game}."
    names = [name for name in imports(file, file.read_text(encoding="utf-8")) if name.startswith(own)]
    return {name.removeprefix(own).split(".")[0] for name in names} - WITHIN[folder]


def test_rules_know_nothing_of_the_table() -> None:
    wrong = {name_of(file): beyond(file) for file in ENGINE_FILES if file.parent.name in WITHIN}
    assert len(wrong) > 50
    assert {name: folders for name, folders in wrong.items() if folders} == {}


def test_the_engine_does_no_input_or_output() -> None:
    wrong = {name_of(file): wrong_calls(file.read_text(encoding="utf-8")) for file in ENGINE_FILES}
    assert {name: calls for name, calls in wrong.items() if calls} == {}


def test_the_engine_ignores_no_types() -> None:
    sources = {name_of(file): file.read_text(encoding="utf-8") for file in ENGINE_FILES}
    ignored = {name: ignored_types(source) for name, source in sources.items() if "ignore" in source}
    assert {name: comments for name, comments in ignored.items() if comments} == {}


def test_every_folder_has_its_place() -> None:
    folders = {file.relative_to(PACKAGE).parts[0] for file in FILES if file.parent != PACKAGE}
    assert folders <= set(MAY_IMPORT), "Say in MAY_IMPORT what the new folder may import."
    assert {"kernel", "games"} <= folders


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("kernel/game.py", "import boardwright"),
        ("kernel/game.py", "from boardwright import Record"),
        ("kernel/game.py", "from boardwright.games.planetfall import GAME"),
        ("kernel/game.py", "from ..games import planetfall"),
        ("kernel/game.py", "import numpy as np"),
        ("kernel/game.py", "import os.path"),
        ("kernel/game.py", "def f() -> None:\n    from pathlib import Path"),
        ("parts/hexgrid.py", "from boardwright.games.planetfall.rules.state import State"),
        ("games/planetfall/rules/state.py", "from boardwright.games.santa_maria.rules.state import State"),
        ("games/planetfall/rules/state.py", "from boardwright.games import santa_maria"),
        ("games/planetfall/rules/state.py", "from ... import santa_maria"),
        ("games/planetfall/rules/state.py", "from boardwright import bots"),
        ("games/planetfall/rules/state.py", "import numpy"),
        ("games/planetfall/study/encode.py", "import torch"),
        ("bots/greedy.py", "from boardwright.lobby.match import Match"),
        ("lobby/match.py", "from boardwright.cli import play"),
        ("__init__.py", "from boardwright.bots import bot"),
    ],
)
def test_a_wrong_import_is_found(file: str, line: str) -> None:
    assert wrong_imports(PACKAGE / file, line)


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("kernel/game.py", "from boardwright.kernel.action import Action"),
        ("kernel/game.py", "from .action import Action"),
        ("games/planetfall/rules/state.py", "from boardwright.games.planetfall import moves"),
        ("games/planetfall/rules/state.py", "from . import moves"),
        ("games/planetfall/rules/state.py", "from boardwright.kernel.bundle import Bundle"),
        ("games/planetfall/study/encode.py", "import numpy as np"),
        ("games/planetfall/rules/catalogue.py", "from importlib.resources import files"),
        ("server/socket.py", "import starlette"),
        ("cli/main.py", "import boardwright"),
    ],
)
def test_a_right_import_passes(file: str, line: str) -> None:
    assert wrong_imports(PACKAGE / file, line) == []


def test_wrong_calls_and_ignored_types_are_found() -> None:
    assert wrong_calls("def f():\n    print(1); open('x'); path.open(); p.write_text('')")
    assert wrong_calls("files('x').read_text(); reopen(); opened = 1") == []
    assert ignored_types("x = 1  # type: ignore[assignment]") and ignored_types("x = 1  #type:ignore")
    assert ignored_types("x = '# type: ignore'  # a type to remember") == []
