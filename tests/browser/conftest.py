"""A Chromium and a server for all tests of a worker, and visitors: each a browser of its own, for all a site can tell.

Whatever a page complains about fails the test: errors in its console, exceptions, violations of the security policy.
Where there is no Chromium the tests are skipped (tests/missing.py).
"""

import re
from collections.abc import Callable, Generator, Iterator, Mapping
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests import missing
from tests.browser.chromium import HOME, NoChromium, open_chromium
from tests.browser.visitor import Visitor
from tests.browser.window import PHONE, WIDE
from tests.server.conftest import new_hosting, person, postgres, server
from tests.server.live import Server

# Fixtures that the tests of pages share with those of the server.
__all__ = ["new_hosting", "person", "postgres", "server"]

HERE = Path(__file__).parent
PICTURES_OF_FAILURES = HOME / "failures"

Arrive = Callable[..., Visitor]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        try:
            opened = open_chromium(playwright)
        except NoChromium as trouble:
            missing.skip("Chromium", str(trouble))
        yield opened
        opened.close()


@pytest.fixture
def arrive(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Arrive]:
    """Makes visitors: `anna = arrive("Anna")`, `arrive("Bert", phone=True)`, `arrive("Cora", at=another_server)`."""
    visitors: list[Visitor] = []

    def make(
        name: str,
        *,
        phone: bool = False,
        at: Server = server,
        language: str = "en",
        remembers: Mapping[str, str] | None = None,
    ) -> Visitor:
        visitors.append(Visitor(browser, at.address, name, PHONE if phone else WIDE, language, remembers))
        return visitors[-1]

    yield make
    failed = request.node.stash.get(FAILED, False)
    if failed:
        test = re.sub(r"\W+", "-", request.node.name)
        for visitor in visitors:
            visitor.photograph(PICTURES_OF_FAILURES / f"{test}-{visitor.name}.png")
    complaints = [complaint for visitor in visitors for complaint in visitor.leave(in_disorder=failed)]
    assert not complaints, "\n".join(complaints)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """By default each board is played once, from the first page to the last; everything else here is for `--full`."""
    for item in items:
        if HERE in item.path.parents and not item.name.startswith("test_a_whole_game_against"):
            item.add_marker("full")


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report
