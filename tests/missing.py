"""Skipping tests that lack a library or a program. The end of the run says once what is missing and how to get it.

`BOARDWRIGHT_REQUIRE=chromium` (several: with spaces between them) makes it a failure, so that CI cannot skip them.
"""

import importlib.util
import os
from pathlib import Path
from typing import NoReturn

import pytest

ROOT = Path(__file__).resolve().parent.parent
REASON = "missing: "
FULL = "`./run test --full` installs it where it can be had."


def skip(name: str, advice: str) -> NoReturn:
    """Skip the test because `name` is not here."""
    if is_required(name):
        pytest.fail(f"{name} is required here. {advice}", pytrace=False)
    pytest.skip(f"{REASON}{name}. {advice}")


def needs_real_games(folder: Path, *, are_here: bool) -> pytest.MarkDecorator:
    """Mark tests of games that others have recorded: they do not come with the sources."""
    name = f"real games in {os.path.relpath(folder, ROOT)}"
    return pytest.mark.skipif(
        not are_here, reason=f"{REASON}{name}. BOARDWRIGHT_SHARED says where the folder `shared` is."
    )


def needs(*modules: str) -> pytest.MarkDecorator:
    """Mark tests that need Python modules which only `./run setup --full` installs."""
    absent = [module for module in modules if not is_here(module)]
    required = any(map(is_required, absent))
    return pytest.mark.skipif(
        bool(absent) and not required,
        reason=f"{REASON}{', '.join(absent)}. {FULL}",
    )


def is_here(*modules: str) -> bool:
    return all(importlib.util.find_spec(module) is not None for module in modules)


def is_required(name: str) -> bool:
    return name.lower() in os.environ.get("BOARDWRIGHT_REQUIRE", "").lower().split()


def report(terminal: pytest.TerminalReporter) -> None:
    """A line for each thing that was missing, with the number of tests that were skipped for it."""
    reasons: dict[str, int] = {}
    for each in terminal.stats.get("skipped", []):
        reason = each.longrepr[2].removeprefix("Skipped: ") if isinstance(each.longrepr, tuple) else ""
        if reason.startswith(REASON):
            reasons[reason] = reasons.get(reason, 0) + 1
    for reason, number in sorted(reasons.items()):
        tests = "test" if number == 1 else "tests"
        terminal.write_line(f"Skipped {number} {tests}, {reason}", yellow=True)
