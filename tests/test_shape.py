"""The shape of sources and tests: files that can be read in one go, names that point one way, the same folders."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "boardwright"
WEB = ROOT / "web"
GAMES = SOURCES / "games"

LONGEST_RULES = 450  # lines
LONGEST = 600
# A drawing is a line of coordinates, a dictionary a line of words: their length is that of what they hold.
LISTS = {"planetfall/motifs.ts"}

FOLDERS = {"content", "rules", "table", "words", "study"}
SOMETIMES = {"exchange", "__pycache__"}


def modules() -> dict[str, Path]:
    paths = [path for path in SOURCES.rglob("*.py") if "static" not in path.parts]
    return {".".join(path.relative_to(SOURCES.parent).with_suffix("").parts): path for path in paths}


def test_files_can_be_read_in_one_go() -> None:
    too_long = []
    client = [path for kind in ("*.ts", "*.svelte") for path in (WEB / "src").rglob(kind)]
    tests = [*(ROOT / "tests").rglob("*.py"), *(WEB / "tests").rglob("*.ts")]
    for path in [*modules().values(), *client, *tests, *(ROOT / "tools").rglob("*.py")]:
        longest = LONGEST_RULES if path.parent.name == "rules" else LONGEST
        lines = len(path.read_text(encoding="utf-8").splitlines())
        if lines > longest and "/".join(path.parts[-2:]) not in LISTS:
            too_long.append(f"{path.name} in {path.parent}: {lines} lines, at most {longest}")
    assert not too_long, "\n".join(too_long)


@pytest.mark.parametrize("game", [path.name for path in GAMES.iterdir() if (path / "game.py").exists()])
def test_games_have_the_same_folders(game: str) -> None:
    there = {path.name for path in (GAMES / game).iterdir() if path.is_dir()}
    assert there - SOMETIMES == FOLDERS
    assert {path.name for path in (GAMES / game).iterdir() if path.is_file()} == {"__init__.py", "game.py", "README.md"}
    for file in ("view.py", "pieces.py", "telling.py", "macros.py"):
        assert (GAMES / game / "table" / file).exists(), f"{game} has no table/{file}"
    for language in ("en", "ru", "uk"):
        assert (GAMES / game / "words" / f"{language}.ftl").exists()
        assert (GAMES / game / "words" / f"guide.{language}.md").exists()


def test_names_point_one_way() -> None:
    """No module needs itself, however long the way round."""
    named = modules()
    needs = {name: imports(name, named) for name in named}
    while True:
        free = [name for name, others in needs.items() if not others & needs.keys()]
        if not free:
            break
        for name in free:
            del needs[name]
    assert not needs, f"A circle of imports goes through some of: {', '.join(sorted(needs))}"


def imports(name: str, named: dict[str, Path]) -> set[str]:
    """The modules among `named` that this one imports."""
    found = set()
    for node in ast.walk(ast.parse(named[name].read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            # `from ..rules import turn` climbs two levels from the module's own name.
            above = name.split(".")[: -node.level] if node.level else []
            module = ".".join([*above, *([node.module] if node.module else [])])
            found |= {f"{module}.{alias.name}" for alias in node.names} | {module}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return found & named.keys()


def test_a_circle_would_be_found(tmp_path: Path) -> None:
    sources = {
        "pack.one": "from pack.other import x\n",
        "pack.other": "import pack.one\n",
        "pack.inner.third": "from ..one import y\nfrom . import fourth\n",
        "pack.inner.fourth": "from .third import z\n",
    }
    named = {name: tmp_path / f"{name}.py" for name in sources}
    for name, source in sources.items():
        named[name].write_text(source, encoding="utf-8")
    assert imports("pack.one", named) == {"pack.other"}
    assert imports("pack.other", named) == {"pack.one"}
    assert imports("pack.inner.third", named) == {"pack.one", "pack.inner.fourth"}
    assert imports("pack.inner.fourth", named) == {"pack.inner.third"}
