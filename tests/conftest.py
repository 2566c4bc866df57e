"""How hypothesis looks for trouble: the same examples every time, so that a failure is never a matter of luck. To hunt
with new examples, many of them: `HYPOTHESIS_PROFILE=hunt ./run test tests/conformance/test_fuzz.py`.

And when the browser tests run: with the compiled build, or when they are asked for.
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

BROWSER = Path(__file__).parent / "browser"


def runs_browser(config: pytest.Config) -> bool:
    """Once is enough, and takes a while: a browser cannot tell the builds apart."""
    asked = any(BROWSER in [path, *path.parents] for path in asked_for(config))
    return asked or os.environ.get("BOARDWRIGHT_BUILD") == "compiled"


def asked_for(config: pytest.Config) -> list[Path]:
    return [(config.invocation_params.dir / argument.split("::")[0]).resolve() for argument in config.args]


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    return True if collection_path == BROWSER and not runs_browser(config) else None


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if not runs_browser(config) and any(path in BROWSER.parents for path in asked_for(config)):
        terminalreporter.write_line("The browser tests run with the compiled build, or by `./run test tests/browser`.")
