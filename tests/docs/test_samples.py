"""All that the pages show is true: code runs, commands exist, outputs are those of today. `pages.py` says how."""

import importlib.util
import io
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import redirect_stdout
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

import boardwright
from boardwright import Record
from boardwright.bots import bot
from boardwright.cli.main import app
from boardwright.games.terra_mystica.exchange.notation import read_commands
from boardwright.kernel.observation import observation
from boardwright.kernel.playout import play_out
from boardwright.kernel.record import FIRST_LINE, Move
from boardwright.lobby.routes import ROUTES
from boardwright.words.catalogues import LANGUAGES
from boardwright.words.render import Reader
from tests import missing
from tests.docs.pages import LEFT_OUT, ROOT, Sample, agrees, is_excerpt, pages, prose, samples
from tests.docs.shell import EXAMPLE, as_boardwright, check, words_of
from tests.examples import installed

SAMPLES = [sample for page in pages() for sample in samples(page)]
RECORDS = ROOT / "tests" / "records"

# Our commands that take a moment when they have little to do, and what gives them little to do. All others play until
# they are stopped, serve, measure or learn: only their words are checked.
QUICK: dict[str, list[str]] = {
    "games": [],
    "describe": [],
    "replay": [],
    "perft": [],
    "diff": [],
    "snellman": [],
    "content": [],
    "study describe": [],
    "study dataset": [],
    "simulate": ["--games", "1", "--workers", "1"],
    "arena": ["--bots", "random,novice", "--deals", "1", "--workers", "1"],
}
# What stands in the folder in which commands are run, under the names that pages use.
FILES = {
    "FILE": RECORDS / "planetfall" / "2-first-game.record",
    "RECORD": RECORDS / "terra_mystica" / "4-dealt.record",
    "game.record": RECORDS / "planetfall" / "3-ardelli-b-restrains.record",
    "OTHER": ROOT,
    "tests": ROOT / "tests",
}
ROWS_OF_A_REAL_GAME = RECORDS / "terra_mystica" / "own_game.txt"
PROMPT = "Your answer (a number; ? for help): "
# `./run setup` adds these where they have a build for the system; nothing else of a sample may be missing.
OPTIONAL = ("gymnasium", "numpy", "open_spiel", "pettingzoo", "pyarrow", "pyspiel", "ray", "textarena", "torch")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name, target in FILES.items():
        (tmp_path / name).symlink_to(target)
    real_game = read_commands(ROWS_OF_A_REAL_GAME.read_text(encoding="utf-8"))
    (tmp_path / "REAL_GAME.json").write_text(json.dumps(real_game), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("BOARDWRIGHT_LANGUAGE", "en")
    monkeypatch.delenv("NO_COLOR", raising=False)
    return tmp_path


@pytest.mark.parametrize("sample", SAMPLES, ids=str)
def test_a_sample_is_true(sample: Sample, folder: Path) -> None:
    language, _, rest = sample.kind.partition(" ")
    if rest.startswith("from "):
        assert is_excerpt(sample.text, (ROOT / rest.removeprefix("from ")).read_text(encoding="utf-8"))
        return
    for kind, is_true in KINDS.items():
        if sample.kind == kind or sample.kind.startswith(f"{kind} "):
            is_true(sample, folder)
            return
    pytest.fail(f"{sample}: say behind the fence what {language or 'this'} is; tests/docs/pages.py lists the kinds")


# Commands ---------------------------------------------------------------------------------------------------------


def commands(sample: Sample, folder: Path) -> None:
    lines = [words_of(line) for line in sample.text.replace("\\\n", " ").splitlines()]
    for words in lines:
        if words:
            check(words)
            if sample.page.parent.name != "bench":
                run_if_quick(words, folder)


def run_if_quick(words: list[str], folder: Path) -> None:
    ours = as_boardwright(words)
    if not ours:
        return
    if "--terminal" in ours:
        give([*ours, "--seed", "1"], ["quit"])
        return
    if any(word.endswith(".parquet") for word in ours) and importlib.util.find_spec("pyarrow") is None:
        missing.skip("pyarrow", missing.FULL)
    smaller = next((less for quick, less in QUICK.items() if ours[: len(quick.split())] == quick.split()), None)
    if smaller is not None and "--address" not in ours:
        few = ["2" if last == "--games" else word for last, word in pairwise(["", *ours])]
        give([*on_our_files(few, folder), *smaller], [])


def on_our_files(words: list[str], folder: Path) -> list[str]:
    """`FILE...` and `*.record` as files that are there."""
    made: list[str] = []
    for word in words:
        found = sorted(str(path.relative_to(folder)) for path in folder.glob(word)) if "*" in word else []
        assert found or "*" not in word, f"nothing here is called {word}"
        made += found or [word.removesuffix("...")]
    return [str(ROWS_OF_A_REAL_GAME) if words[0] == "snellman" and word == "FILE" else word for word in made]


def give(words: list[str], typed: list[str]) -> str:
    """What a command prints that must succeed."""
    if EXAMPLE in words:
        return give_with_example(words, typed)
    done = CliRunner().invoke(app, words, input="".join(f"{line}\n" for line in typed))
    assert done.exit_code == 0, (words, done.output, done.exception)
    return done.stdout


def give_with_example(words: list[str], typed: list[str]) -> str:
    home = Path(tempfile.mkdtemp(dir=Path.cwd()))
    command = [sys.executable, "-m", "boardwright.cli.main", *words]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([*installed(home), *sys.path])}
    lines = "".join(f"{line}\n" for line in typed)
    done = subprocess.run(command, input=lines, env=environment, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def transcript(sample: Sample, _folder: Path) -> None:
    command, _, shown = sample.text.partition("\n")
    words = words_of(command.removeprefix("$ "))
    check(words)
    ours = as_boardwright(words)
    assert ours is not None, "a transcript is one of our command's"
    typed = [line.removeprefix(PROMPT) for line in shown.splitlines() if line.startswith(PROMPT)]
    # Typed at a keyboard, an answer and the end of its line stand behind the prompt; what is piped does not.
    before, *behind = give(ours, [*typed, "quit"]).split(PROMPT)
    answered = [f"{PROMPT}{line}\n{text}" for line, text in zip([*typed, "quit"], behind, strict=True)]
    assert agrees(shown, "".join([before, *answered])), "".join([before, *answered])


# Code -------------------------------------------------------------------------------------------------------------


def program(sample: Sample, _folder: Path) -> None:
    printed = execute(sample.text, {"__name__": "sample"}, sample)
    if sample.output is not None:
        assert agrees(sample.output, printed), printed


def session(sample: Sample, _folder: Path) -> None:
    """The samples of a page go on with what those above have made."""
    above = [each for each in samples(sample.page) if each.kind == "pycon" and each.line <= sample.line]
    names: dict[str, object] = {"__name__": "sample"}
    for each in above:
        for code, shown in re.findall(r"(?m)^>>> (.*(?:\n\.\.\. .*)*)\n?((?:(?!>>> ).*\n?)*)", each.text):
            printed = execute(code.replace("\n... ", "\n"), names, sample, "single")
            assert agrees(shown, printed) if shown.strip() else not printed, printed


def execute(code: str, names: dict[str, object], sample: Sample, mode: str = "exec") -> str:
    printed = io.StringIO()
    try:
        with redirect_stdout(printed):
            exec(compile(code + "\n" * (mode == "single"), str(sample), mode), names)
    except ModuleNotFoundError as error:
        if error.name in OPTIONAL:
            missing.skip(error.name, missing.FULL)
        raise
    return printed.getvalue()


# Formats ----------------------------------------------------------------------------------------------------------


def corrections(sample: Sample, folder: Path) -> None:
    (folder / "mine.toml").write_text(sample.text, encoding="utf-8")
    give(["content", "check", sample.kind.split()[-1], "mine.toml"], [])


def texts(sample: Sample, _folder: Path) -> None:
    for line in sample.text.splitlines():
        for language in LANGUAGES:
            assert Reader(language, strict=True)(json.loads(line))


def lines_of_a_record(sample: Sample, _folder: Path) -> None:
    game = sample.kind.split()[-1]
    Record.loads(f"{FIRST_LINE}\ngame: {game}\nplayers: 2\n{sample.text}\n")


def folders(sample: Sample, _folder: Path) -> None:
    where = sample.kind.split()[-1]
    homes = [ROOT] if where == "." else sorted(ROOT.glob(where))
    for name in re.findall(r"(?:^|\s)(\S+/)(?=\s|$)", sample.text):
        assert any(any(home.glob(re.sub(r"<\w+>", "*", name))) for home in homes), name


def diagram(sample: Sample, _folder: Path) -> None:
    for module in re.findall(r"boardwright(?:\.\w+)+", sample.text):
        place = (ROOT / "src").joinpath(*module.split("."))
        assert place.is_dir() or place.with_suffix(".py").exists(), module
    for page in re.findall(r"[\w/]+\.md", sample.text):
        assert (ROOT / page).exists(), page
    # A line as long as the page is wide is read, a longer one is not.
    assert all(len(line) <= 120 for line in sample.text.splitlines())


KINDS: dict[str, Callable[[Sample, Path], None]] = {
    "sh": commands,
    "console": transcript,
    "python": program,
    "pycon": session,
    "toml corrections of": corrections,
    "json Text": texts,
    "record lines of": lines_of_a_record,
    "text folders in": folders,
    "text diagram": diagram,
}


# What stands within sentences -------------------------------------------------------------------------------------

SOURCES = [path for name in ("src", "tools", "bench", "tests") for path in sorted((ROOT / name).rglob("*.py"))]
SOURCES += [ROOT / "run", ROOT / "compose.yaml"]


def ids(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", pages(), ids=ids)
def test_a_command_within_a_sentence_exists(page: Path) -> None:
    for command in re.findall(r"`((?:\./run|boardwright|python|pip|docker|systemctl) [^`]+)`", prose(page)):
        if command != FIRST_LINE and LEFT_OUT not in command:
            check(words_of(command), mentioned=True)


@pytest.mark.parametrize("page", pages(), ids=ids)
def test_an_option_or_setting_within_a_sentence_exists(page: Path) -> None:
    sources = all_sources()
    for option in re.findall(r"`(--[a-z-]+)[ =`]", prose(page)):
        assert re.search(rf"{option}(?![\w-])", sources), option
    for setting in re.findall(r"BOARDWRIGHT_[A-Z_]+", prose(page)):
        assert setting in sources, setting


@cache
def all_sources() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in SOURCES if path != Path(__file__))


# Tables of figures ------------------------------------------------------------------------------------------------

STUDY = (ROOT / "docs" / "study.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| `(\w+)` \| ([^|]+) \| ([^|]+) \| ([^|]+) \| (\d+) \|", STUDY, re.MULTILINE)


def test_the_table_for_researchers_names_all_our_games() -> None:
    assert sorted(name for name, *_ in ROWS) == ["age_of_innovation", "planetfall", "santa_maria", "terra_mystica"]


@pytest.mark.parametrize(("name", "players", "answers", "numbers", "decisions"), ROWS, ids=[row[0] for row in ROWS])
def test_the_table_for_researchers_is_true(name: str, players: str, answers: str, numbers: str, decisions: str) -> None:
    game = boardwright.game(name)
    assert players == f"{game.players[0]} to {game.players[-1]}"
    assert (answers, numbers) == (f"{len(game.book):,}", f"{observation(game).length:,}")
    moves: list[Move] = []
    for seed in range(20):
        random = Random(seed)
        moves += play_out(game, game.new(3, game.full_options({})), [bot("random", random)] * 3, random)
    assert abs(sum(move.seat >= 0 for move in moves) / 60 - int(decisions)) < 2


def test_the_page_on_the_protocol_lists_all_requests() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    shown = re.findall(r"^\| `(GET|POST) (/api/[^`?]+)(?:\?[^`]*)?`(?: `(\w+)`)? \|", page, re.MULTILINE)

    def nameless(path: str) -> str:
        return re.sub(r"\{\w+\}", "{}", path)

    assert sorted((method, nameless(path), takes) for method, path, takes in shown) == sorted(
        (route.method, nameless(route.path), "" if route.takes is None else route.takes.__name__) for route in ROUTES
    )


README = (ROOT / "README.md").read_text(encoding="utf-8")


def bench(name: str) -> str:
    return (ROOT / "bench" / name).read_text(encoding="utf-8")


def rows(page: str, pattern: str) -> list[tuple[str, ...]]:
    found: list[tuple[str, ...]] = re.findall(rf"^\| {pattern}", page, re.MULTILINE)
    assert found, pattern
    return found


def test_the_readme_says_how_many_play() -> None:
    read = Reader("en")
    told = rows(README, r"([^|]+) \| (\d–\d) \|")
    true = {read(game.telling.title()): f"{game.players[0]}–{game.players[-1]}" for game in boardwright.games()}
    assert {title: players for title, players, *_ in told} == true


def test_the_strength_in_the_readme_is_that_of_the_bench() -> None:
    measured = bench("strength.md")
    for game, rival, share, own, others in rows(
        README, r"([^|]+) \| 3 × `(\w+)` \| (\d+) % \| ([\d.]+) to ([\d.]+) \|"
    ):
        row = rows(measured, rf"({game}, .*three `{rival}`.*)")[0]
        assert "| 60 |" in row and f"| {own} ± " in row and f"| {others} |" in row and f"| {share} % (" in row, row
    assert "0.25 s a decision" in measured


def test_the_speeds_in_the_readme_are_those_of_the_bench() -> None:
    speeds = rows(bench("README.md"), r"\w+ \| compiled \| ([\d,]+) \|.* ([\d.]+) \|$")
    steps = rows(bench("study.md"), r"\w+, (PettingZoo) \| [\d,]+ \| ([\d.]+) \|")
    decisions = sorted(round(int(speed.replace(",", "")), -3) for speed, _ in speeds)
    times, chess = ([round(float(ratio)) for _, ratio in table] for table in (speeds, steps))
    text = " ".join(README.split())
    assert f"{decisions[0]:,} to {decisions[-1]:,} random decisions per second" in text
    assert f"{min(times)} to {max(times)} times as many as Catanatron" in text
    assert f"{min(chess)} to {max(chess)} times as many steps per second as PettingZoo's chess" in text
