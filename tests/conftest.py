"""How hypothesis looks for trouble: the same examples every time, so that a failure is never a matter of luck. To hunt
with new examples, many of them: `HYPOTHESIS_PROFILE=hunt ./run test tests/conformance/test_fuzz.py`.

And when the tests of the server, the command line and the browser run: with the compiled build, or when they are asked
for.
"""

import os
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

HERE = Path(__file__).parent
# What stands around the engine cannot tell the builds apart: once is enough, and takes a while.
AROUND = [HERE / "server", HERE / "cli", HERE / "browser"]


def runs(folder: Path, config: pytest.Config) -> bool:
    asked = any(folder in [path, *path.parents] for path in asked_for(config))
    return asked or os.environ.get("BOARDWRIGHT_BUILD") == "compiled"


def asked_for(config: pytest.Config) -> list[Path]:
    return [(config.invocation_params.dir / argument.split("::")[0]).resolve() for argument in config.args]


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    return True if collection_path in AROUND and not runs(collection_path, config) else None


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    left_out = [folder.name for folder in AROUND if not runs(folder, config)]
    if left_out and any(path in [HERE, *HERE.parents] for path in asked_for(config)):
        names = ", ".join(f"tests/{name}" for name in left_out)
        terminalreporter.write_line(f"Run with the compiled build, or by `./run test FOLDER`: {names}.")
