"""How hypothesis looks for trouble: the same examples every time, so that a failure is never a matter of luck. To hunt
with new examples, many of them: `HYPOTHESIS_PROFILE=hunt ./run test tests/conformance/test_fuzz.py`.

And what runs on which build, where both are tested: whatever could make a difference between the two on both, all else
once; what runs first; and which looks of many at the same thing a run takes that has little time.
"""

import os
import re
import zlib
from collections import Counter
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# Drawing a whole game is slow by hypothesis' measure, and is meant to be.
SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large]

settings.register_profile(
    "steady", deadline=None, derandomize=True, database=None, max_examples=60, suppress_health_check=SLOW
)
settings.register_profile("hunt", deadline=None, max_examples=3000, database=None, suppress_health_check=SLOW)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))

import_module("boardwright.words")  # so that a refusal reads in English, whichever tests are run

HERE = Path(__file__).parent
# What stands around the engine cannot tell the builds apart: once is enough, and takes a while.
AROUND = [HERE / name for name in ("server", "device", "cli", "browser", "words", "training")]
# Of what learners see, traces alone tell the builds apart.
AROUND += [file for file in sorted((HERE / "study").glob("test_*.py")) if file.name != "test_golden.py"]
# What the rules say is said once: that both builds play by the same rules is shown by conformance, records and perft.
SEARCHES = ("fuzz", "bot_games", "combinations", "hooks")
CHAPTERS = [HERE / "games", HERE / "second_opinion", HERE / "kernel", HERE / "parts"]
# What is read off the sources is the same for both.
CHAPTERS += [HERE / "test_imports.py", HERE / "test_shape.py"]
CHAPTERS += [HERE / "bots", *[HERE / "conformance" / f"test_{what}.py" for what in SEARCHES]]

# What takes long begins first: thousands of short tests then fill whatever time is left on any core. Browser tests
# are last: Playwright keeps an event loop running in their process from then on, and others need one of their own.
LONG = [HERE / "second_opinion", HERE / "server", HERE / "device", HERE / "cli"]
LAST = HERE / "browser"
# Many looks at what stands around the engine, each with what it takes to get there: a browser on a prepared position, a
# server in a process of its own, a second engine beside the first. `--part 2/6` takes a sixth of them; of the rules,
# of what is kept and of what two people at a table tell each other it takes all.
SWEEPS = [HERE / name for name in ("browser", "server", "cli", "second_opinion", "study", "training", "words")]
ALWAYS = [HERE / "server" / f"test_{name}.py" for name in ("http", "lobby", "log", "socket", "store")]
ALWAYS += [HERE / "study" / "test_golden.py"]
# What a player does, from the first page to the last.
WHOLE = "test_a_whole_game"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--part", default="1/1", metavar="N/M", help="of the sweeps the N-th of M parts, and all other tests"
    )


def part_of(config: pytest.Config) -> tuple[int, int]:
    text = str(config.getoption("--part"))
    found = re.fullmatch(r"([1-9]\d?)/([1-9]\d?)", text)
    if found is None or int(found[1]) > int(found[2]):
        raise pytest.UsageError(f"--part is one of so many, as in 1/6, 2/6 to 6/6, not {text!r}.")
    return int(found[1]), int(found[2])


def is_left_out(item: pytest.Item) -> bool:
    """The same test is in the same part on every machine."""
    number, parts = part_of(item.config)
    kept = item.path in ALWAYS or item.name.startswith(WHOLE)
    swept = not kept and any(sweep in item.path.parents for sweep in SWEEPS)
    return swept and zlib.crc32(item.nodeid.encode()) % parts != number - 1


def runs(folder: Path, config: pytest.Config) -> bool:
    """With the compiled build, or when it is asked for; the chapters also where no compiled build is tested."""
    asked = any(folder in [path, *path.parents] for path in asked_for(config))
    to_be_compiled = "compiled" in os.environ.get("BOARDWRIGHT_BUILDS", "").split()
    alone = folder in CHAPTERS and not to_be_compiled
    return asked or alone or os.environ.get("BOARDWRIGHT_BUILD") == "compiled"


def asked_for(config: pytest.Config) -> list[Path]:
    return [(config.invocation_params.dir / argument.split("::")[0]).resolve() for argument in config.args]


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    return True if collection_path in [*AROUND, *CHAPTERS] and not runs(collection_path, config) else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    left_out = [item for item in items if is_left_out(item)]
    if left_out:
        items[:] = [item for item in items if not is_left_out(item)]
        config.hook.pytest_deselected(items=left_out)

    @cache
    def place(file: Path) -> int:
        if LAST in file.parents:
            return len(LONG) + 1
        return next((at for at, folder in enumerate(LONG) if folder in file.parents), len(LONG))

    items.sort(key=lambda item: place(item.path))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    number, parts = part_of(config)
    if parts > 1:
        names = ", ".join(f"tests/{sweep.name}" for sweep in SWEEPS)
        terminalreporter.write_line(f"Part {number} of {parts} of {names}; `./run test` runs all of it.")
    left_out = [folder.relative_to(HERE).as_posix() for folder in [*AROUND, *CHAPTERS] if not runs(folder, config)]
    if left_out and any(path in [HERE, *HERE.parents] for path in asked_for(config)):
        names = ", ".join(f"tests/{name}" for name in left_out)
        terminalreporter.write_line(f"Run with the compiled build, or by `./run test FOLDER`: {names}.")
    tell_what_is_missing(terminalreporter)


# A test that this machine lacks something for is skipped with a reason that begins so, and says what to install.
MISSING = "missing: "


def tell_what_is_missing(terminalreporter: pytest.TerminalReporter) -> None:
    """One line for each reason, with the number of tests."""
    reasons: Counter[str] = Counter()
    for report in terminalreporter.stats.get("skipped", []):
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
        reason = reason.removeprefix("Skipped: ")
        if reason.startswith(MISSING):
            reasons[reason] += 1
    for reason, count in reasons.most_common():
        terminalreporter.write_line(f"Skipped {count} {'test' if count == 1 else 'tests'}, {reason}")
