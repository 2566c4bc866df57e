"""A Chromium and a server for all tests of a worker, and visitors: each a browser of its own, for all a site can tell.

Whatever a page complains about fails the test: errors in its console, exceptions, violations of the security policy.
Where there is no Chromium the tests are skipped, but with `BOARDWRIGHT_REQUIRE=browser` they fail.
"""

import os
import re
from collections.abc import Callable, Generator, Iterator, Mapping

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import HOME, NoChromium, open_chromium
from tests.browser.visitor import Visitor
from tests.browser.window import PHONE, WIDE
from tests.server.conftest import new_hosting, person, postgres, server
from tests.server.live import Server

# Fixtures that the tests of pages share with those of the server.
__all__ = ["new_hosting", "person", "postgres", "server"]

PICTURES_OF_FAILURES = HOME / "failures"

LACKING = "missing: Chromium. Install it (Debian, Ubuntu: apt install chromium) or let npm reach the network."

Arrive = Callable[..., Visitor]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        try:
            opened = open_chromium(playwright)
        except NoChromium as trouble:
            if "browser" in os.environ.get("BOARDWRIGHT_REQUIRE", "").split():
                pytest.fail(str(trouble), pytrace=False)
            pytest.skip(LACKING)
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


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report
