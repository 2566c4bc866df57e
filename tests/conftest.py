"""Which tests belong to which tier, in which order they run, and how hypothesis draws.

| command | build | tests |
|---|---|---|
| `./run test --quick` | interpreted | the folders in `QUICK`, without those marked `full` |
| `./run test` | interpreted | all that are not marked `full` |
| `./run test --full` | interpreted, then compiled | the same; then those marked `full` or `both` |

A path or a test that is named on the command line always runs. `--part 2/6` runs one sixth of those marked `full`.

Hypothesis draws the same examples every time, so that a failure is never a matter of luck. To hunt with new examples,
many of them: `HYPOTHESIS_PROFILE=hunt ./run test tests/conformance/test_fuzz.py`.
"""

import gc
import os
import re
import zlib
from importlib import import_module
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests import missing
from tests.progress import Progress

# Drawing a whole game is slow by hypothesis' measure, and is meant to be.
SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large]

for name, examples in (("default", 15), ("rest", 60)):
    settings.register_profile(
        name, deadline=None, derandomize=True, database=None, max_examples=examples, suppress_health_check=SLOW
    )
settings.register_profile("hunt", deadline=None, max_examples=3000, database=None, suppress_health_check=SLOW)

import_module("boardwright.words")  # so that a refusal reads in English, whichever tests are run

HERE = Path(__file__).parent
QUICK = [HERE / name for name in ("kernel", "parts", "games")]
# What takes long begins first: thousands of short tests then fill whatever time is left on any core. Browser tests
# are last: Playwright keeps an event loop running in their process from then on, and others need one of their own.
ORDER = [HERE / name for name in ("second_opinion", "server", "cli", "conformance", "", "browser")]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--tier", choices=("quick", "default", "rest"), default="default", help="see tests/conftest.py")
    parser.addoption("--part", default="1/1", metavar="N/M", help="the N-th of M parts of the tests marked `full`")


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    drawn = "rest" if config.getoption("--tier") == "rest" else "default"
    settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", drawn))
    terminal = config.pluginmanager.get_plugin("terminalreporter")
    # With -v or -s pytest names each test itself.
    if terminal is not None and config.option.verbose <= 0 and config.option.capture != "no":
        config.pluginmanager.register(Progress(terminal))


def part_of(config: pytest.Config) -> tuple[int, int]:
    text = str(config.getoption("--part"))
    found = re.fullmatch(r"([1-9]\d?)/([1-9]\d?)", text)
    if found is None or int(found[1]) > int(found[2]):
        raise pytest.UsageError(f"--part takes a number out of a total, as in 1/6, 2/6 to 6/6, not {text!r}.")
    return int(found[1]), int(found[2])


def belongs(item: pytest.Item) -> bool:
    """Return True if the test runs in this tier. The same test is in the same part on every machine."""
    tier = item.config.getoption("--tier")
    full = item.get_closest_marker("full") is not None
    if tier == "rest":
        number, parts = part_of(item.config)
        return item.get_closest_marker("both") is not None or (
            full and zlib.crc32(item.nodeid.encode()) % parts == number - 1
        )
    return not full and (tier == "default" or any(folder in item.path.parents for folder in QUICK))


def is_named(item: pytest.Item) -> bool:
    """Return True if the test, its file or a folder below `tests` is named on the command line."""
    invoked = item.config.invocation_params.dir
    named = [(invoked / argument.split("::")[0]).resolve() for argument in item.config.args]
    return any(path in [item.path, *item.path.parents] for path in named if HERE in path.parents)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """The quick tier does not even read the others."""
    whole = config.getoption("--tier") == "quick" and config.args_source == pytest.Config.ArgsSource.TESTPATHS
    return True if whole and collection_path.parent == HERE and collection_path not in QUICK else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    part_of(config)
    left_out = [item for item in items if not (belongs(item) or is_named(item))]
    if left_out:
        out = set(left_out)
        items[:] = [item for item in items if item not in out]
        config.hook.pytest_deselected(items=left_out)

    def place(item: pytest.Item) -> int:
        return next((at for at, folder in enumerate(ORDER) if folder in item.path.parents and folder != HERE), 4)

    items.sort(key=place)


def pytest_runtest_teardown() -> None:
    """A server freezes its objects (server/gc_tuning.py). In later tests hypothesis would not find them."""
    gc.unfreeze()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    missing.report(terminalreporter)
