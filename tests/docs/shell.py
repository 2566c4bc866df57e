"""Commands as pages show them: whether there is such a command, with these words and options."""

import ast
import importlib.util
import re
import shlex
import tomllib
from functools import cache
from itertools import pairwise
from pathlib import Path

import typer
from typer.core import TyperGroup

from boardwright.bots import BOTS
from boardwright.cli.main import app
from boardwright.kernel.registry import names
from tests.docs.pages import ROOT

# What a reader replaces by something of their own is written in capitals.
PLACEHOLDER = re.compile(r"[A-Z][A-Z_]*(:\d+)?")
NUMBER = re.compile("int|float")
# The game in examples/, which is installed only while its own tests run.
EXAMPLE = "liars_dice"
# Words of `run` that do the rest by the boardwright command of the same name.
HANDED_OVER = ("play", "site", "bench")
PYTHON = ("python", "python3", ".boardwright/venv/bin/python")
# Not ours, and we name no file, service or package of our own to them.
FOREIGN = (".", "cd", "ray")


def words_of(line: str) -> list[str]:
    return shlex.split(line, comments=True)


def check(words: list[str], *, mentioned: bool = False) -> None:
    """Fails where the command does not exist as written. One that is only mentioned may lack what it needs."""
    program, rest = words[0], words[1:]
    if program == "./run" or (program in PYTHON and rest[:1] == ["run"]):
        _check_run(rest if program == "./run" else rest[1:], mentioned)
    elif program == "boardwright":
        check_boardwright(rest, mentioned=mentioned)
    elif program in PYTHON:
        _check_python(rest)
    elif program == "pip":
        _check_pip(rest)
    elif program == "docker":
        _check_docker(rest)
    elif program == "systemctl":
        units = [re.sub("@.*", "@", each) for each in rest if each.startswith("boardwright")]
        assert units and all((ROOT / "deploy" / f"{unit}.service").exists() for unit in units), words
    else:
        assert program in FOREIGN, f"tests/docs/shell.py does not know how to check {program!r}"


def as_boardwright(words: list[str]) -> list[str] | None:
    """The words for the boardwright command, where that does the work."""
    if words[0] == "boardwright":
        return words[1:]
    if words[0] == "./run" and (words[1] not in run_words() or words[1] in HANDED_OVER):
        return words[1:]
    return None


# The boardwright command ------------------------------------------------------------------------------------------


def check_boardwright(words: list[str], *, mentioned: bool = False) -> None:
    command, rest = typer.main.get_command(app), list(words)
    while isinstance(command, TyperGroup) and rest and not rest[0].startswith("-"):
        assert rest[0] in command.commands, f"There is no `boardwright {' '.join(words)}`."
        command = command.commands[rest.pop(0)]
    numbers = {name for each in command.params if NUMBER.match(each.type.name) for name in each.opts}
    rest = ["2" if PLACEHOLDER.fullmatch(word) and last in numbers else word for last, word in pairwise(["", *rest])]
    if {"-h", "--help"} & set(rest):
        return
    try:
        given = command.make_context("boardwright", rest, resilient_parsing=False).params
    except typer.BadParameter as error:
        assert mentioned and type(error).__name__ == "MissingParameter", f"{words}: {error.format_message()}"
        return
    except typer.Exit:
        return
    if isinstance(given.get("game"), str):
        assert given["game"] in [*names(), EXAMPLE, ""] or PLACEHOLDER.fullmatch(given["game"]), words
    for bot in str(given.get("bots") or "").split(","):
        assert bot in (*BOTS, "") or PLACEHOLDER.fullmatch(bot) or bot.endswith(".json"), (words, bot)


# ./run ------------------------------------------------------------------------------------------------------------


@cache
def run_words() -> dict[str, str]:
    """What `./run` does itself: the source of each word."""
    source = (ROOT / "run").read_text(encoding="utf-8")
    tree = ast.parse(source)
    functions = {
        each.name: ast.get_source_segment(source, each) for each in tree.body if isinstance(each, ast.FunctionDef)
    }
    assigned = {ast.unparse(each.targets[0]): each for each in tree.body if isinstance(each, ast.Assign)}
    table = assigned["WORDS"]
    assert isinstance(table.value, ast.Dict)
    return {
        ast.literal_eval(key): functions[ast.unparse(value)] or ""
        for key, value in zip(table.value.keys, table.value.values, strict=True)
        if key is not None
    }


def _check_run(words: list[str], mentioned: bool) -> None:
    word, rest = (words[0], words[1:]) if words else ("help", [])
    source = run_words().get(word)
    if source is None or word in HANDED_OVER:
        # `./run site` alone writes into a folder of ours.
        check_boardwright(words if words != ["site"] else ["site", "FOLDER"], mentioned=mentioned)
        return
    if word == "test":
        source += (ROOT / "tests" / "conftest.py").read_text(encoding="utf-8") + '"-k" "-n" "-x"'
    for option in rest:
        if option.startswith("-"):
            assert re.search(rf"(?<![\w-]){re.escape(option)}(?![\w-])", source), f"`./run {word}` has no {option}."
    if word == "test":
        for path in rest:
            assert "/" not in path or (ROOT / path).exists() or re.fullmatch(r"\d/\d", path), path


# Programs of others -----------------------------------------------------------------------------------------------


def _check_python(words: list[str]) -> None:
    if words[0] == "-m":
        found = importlib.util.find_spec(words[1])
        assert found is not None and found.origin is not None, f"There is no module {words[1]}."
        source, rest = Path(found.origin), words[2:]
        if source.name == "__init__.py":
            source = source.parent / "__main__.py"
    else:
        source, rest = ROOT / words[0], words[1:]
    assert source.exists(), words
    text = source.read_text(encoding="utf-8")
    for option in rest:
        if option.startswith("-"):
            assert f'"{option.partition("=")[0]}"' in text, f"{source.name} has no {option}."


def _check_pip(words: list[str]) -> None:
    """A clone or a wheel with extras that there are, or packages that pyproject.toml names."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = project["project"]["optional-dependencies"]
    groups = [*extras.values(), *project["dependency-groups"].values(), project["project"]["dependencies"]]
    known = {re.split(r"[^\w.-]", need)[0].lower() for group in groups for need in group}
    assert not words or words[0] == "install", words
    for package in words[1:]:
        found = re.fullmatch(r"(.+?)(?:\[([\w,]+)\])?", package)
        assert found is not None, package
        ours = found[1] == "." or found[1].startswith(("dist/boardwright-", "git+"))
        assert ours or found[1].lower() in known, f"{package} cannot be installed like that"
        for extra in (found[2] or "").split(",") if ours and found[2] else []:
            assert extra in extras, f"pyproject.toml has no extra {extra}"


def _check_docker(words: list[str]) -> None:
    if words[0] == "compose":
        assert (ROOT / "compose.yaml").exists()
        services = re.findall(r"^  (\w+):$", (ROOT / "compose.yaml").read_text(encoding="utf-8"), re.MULTILINE)
        assert words[1] in ("up", "down", "logs", "pull", "build", "exec", "run", "stop"), words
        for service in [word for word in words[2:3] if not word.startswith("-")]:
            assert service in services, service
    else:
        assert (ROOT / "Dockerfile").exists() and words[0] in ("build", "run"), words
