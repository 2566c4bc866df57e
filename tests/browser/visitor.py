"""Somebody at a browser, and what one does at a table: choose a lit place, press the filled button, end the turn."""

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, WebError, expect

from boardwright.words import Reader
from tests.browser.window import PATIENCE, Screen, Window
from tests.server.live import Person

IS_ASKED = "heard.actions.length > 0 || (heard.table.you !== null && heard.holding === heard.table.you)"
IS_OVER = "heard.table.status === 'over'"

# Lit places of the board, and answers that are buttons in the action bar.
ANSWERS = 'main [aria-pressed][aria-disabled="false"], footer .choices button'


class Visitor:
    def __init__(
        self,
        browser: Browser,
        address: str,
        name: str,
        screen: Screen,
        language: str = "en",
        remembers: Mapping[str, str] | None = None,
    ) -> None:
        """`remembers`: settings of this browser; as a rule turns wait to be ended."""
        self.name = name
        self.address = address
        self._touches = screen.get("has_touch", False)
        self._tapped = 0.0
        self._complaints: list[str] = []
        self._expected: list[str] = []
        self._read = Reader(language)
        self._window = Window.of(browser, address, screen, language)
        self.context, self.page = self._window.context, self._window.page
        self._window.settle({"name": name, "ends": "no", **(remembers or {})})
        self.context.on("console", self._hear)
        self.context.on("weberror", self._stumble)

    def _hear(self, message: ConsoleMessage) -> None:
        # Warnings differ from one version of a browser to the next.
        if message.type == "error":
            self._complaints.append(f"{self.name}: {message.text} ({message.location.get('url', '')})")

    def _stumble(self, error: WebError) -> None:
        self._complaints.append(f"{self.name}: {error.error}")

    def expect_complaint(self, pattern: str) -> None:
        """What the test itself provokes is not held against the page."""
        self._expected.append(pattern)

    def leave(self, *, in_disorder: bool = False) -> list[str]:
        """Close the window, or leave it to the next one; what its pages had to complain about."""
        if in_disorder:
            self._window.close()
        else:
            self._window.leave()
        self.context.remove_listener("console", self._hear)
        self.context.remove_listener("weberror", self._stumble)
        return [
            complaint
            for complaint in self._complaints
            if not any(re.search(pattern, complaint) for pattern in self._expected)
        ]

    def paint(self) -> None:
        """From now on, on this page, what is shown can be seen."""
        self.page.evaluate("() => window.paint()")

    def photograph(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.paint()
        self.page.screenshot(path=path)

    def lose_network(self) -> None:
        """Chromium keeps lines that are open when it is told to be offline, so they are cut as well."""
        self.expect_complaint("WebSocket|ERR_INTERNET_DISCONNECTED")
        self.context.set_offline(True)
        self.page.evaluate("() => lines.forEach((line) => line.close())")

    # --- where to go

    def go(self, path: str) -> None:
        """To a path of the site, or to a whole address."""
        self.page.goto(path if "://" in path else self.address + path)

    def come_as(self, person: Person) -> None:
        """With that person's cookie: what is theirs is now this visitor's."""
        secret = person.http.cookies["boardwright"]
        self.context.add_cookies([{"name": "boardwright", "value": secret, "url": self.address}])

    def open_table(self, table: str) -> None:
        self.go(f"/t/{table}")
        self.wait("heard.version >= 0")

    def wait_for_engine(self) -> None:
        """Until a server's page has the engine beside it."""
        expect(self.page.locator("html[data-adviser=ready]")).to_be_attached(timeout=60_000)

    def open_dialog(self, game: str = "Planetfall") -> Locator:
        """From the lobby to the dialog for a new table."""
        self.go("/")
        article = self.page.get_by_role("article").filter(has=self.page.get_by_role("heading", name=game))
        self.press(article.get_by_role("button", name="Set up a table"))
        return self.page.get_by_role("dialog", name="New table")

    def set_up(
        self, players: int, *, invited: int = 0, pace: str = "Instant", option: str = "", game: str = "Planetfall"
    ) -> str:
        """From the lobby to a new table, by its dialog; the table's id."""
        dialog = self.open_dialog(game)
        self.press_segment(dialog, "Players", str(players))
        for seat in range(2, 2 + invited):
            self.press_segment(dialog, f"Who sits on seat {seat}", "A person, invited by link")
        self.press_segment(dialog, "Pace of the bots", pace)
        if option:
            self.press(dialog.get_by_text(option, exact=True))
        self.press(dialog.get_by_role("button", name="Open the table" if invited else "Begin the game"))
        self.page.wait_for_url("**/t/*")
        if not invited:
            self.wait("heard.version >= 0")
        return self.page.url.rsplit("/", 1)[1]

    def press_segment(self, within: Locator | Page, group: str | re.Pattern[str], choice: str) -> None:
        """One of the choices of a row of which one is pressed."""
        row = within.get_by_role("radiogroup", name=group)
        # The radio button itself is only heard; one clicks on its label.
        self.press(row.locator("label").filter(has=self.page.get_by_role("radio", name=choice, exact=True)))

    def press(self, what: Locator) -> None:
        """With the mouse, or with a finger."""
        if self._touches:
            # Two taps in a quarter of a second count as one.
            self.page.wait_for_timeout(max(0, 260 - 1000 * (monotonic() - self._tapped)))
            what.tap()
            self._tapped = monotonic()
        else:
            what.click()

    # --- what the table says

    def wait(self, condition: str) -> None:
        self.page.wait_for_function(f"() => {condition}")

    def heard(self, what: str) -> Any:
        """A part of the last state that the page has shown, its Texts as the page reads them."""
        return self._read.everything(self.page.evaluate(f"() => heard.{what}"))

    @contextmanager
    def moving_on(self) -> Iterator[None]:
        """What is done inside leads to a new state, and that is shown when it ends."""
        version = self.heard("version")
        yield
        self.wait(f"heard.version > {version}")

    def comes_true(self, is_so: Callable[[], bool]) -> bool:
        """Whether it is so before patience ends: boards move, and what stands beside them follows."""
        end = monotonic() + PATIENCE / 1000
        while not is_so():
            if monotonic() > end:
                return False
            self.page.wait_for_timeout(20)
        return True

    def wait_for_quiet(self) -> None:
        """Until the page has given all answers that follow one by themselves."""
        self.wait("performance.now() - heardAt > 300")

    def wait_for_turn(self) -> bool:
        """Until this visitor is asked something; False when the game is over instead."""
        self.wait(f"{IS_ASKED} || {IS_OVER}")
        return not self.heard("table.status === 'over'")

    @property
    def holding(self) -> bool:
        return bool(self.heard("holding === heard.table.you"))

    def put_news_away(self) -> None:
        """What has happened since the own last turn is looked at, in the top bar."""
        top = self.page.get_by_role("banner")
        self.press(top.get_by_role("button", name="since yours"))
        self.press(top.get_by_role("button", name="Done"))

    # --- what one does at the table

    @property
    def answers(self) -> Locator:
        return self.page.locator(ANSWERS)

    @property
    def chosen(self) -> Locator:
        return self.page.locator(f':is({ANSWERS})[aria-pressed="true"]')

    @property
    def filled_button(self) -> Locator:
        return self.page.locator("footer button.primary")

    def choose(self, random: Random) -> str:
        """Click one of the answers; what it is called."""
        count = self.heard("actions.length")
        expect(self.answers).to_have_count(count)  # every answer can be clicked, and nothing else
        answer = self.answers.nth(random.randrange(count))
        if answer.get_attribute("aria-pressed") != "true":  # an only answer is chosen from the start
            self.press(answer)
        expect(answer).to_have_attribute("aria-pressed", "true")
        return answer.get_attribute("aria-label") or answer.inner_text()

    def do(self) -> None:
        """Press the filled button: do what is chosen, or end the turn."""
        with self.moving_on():
            self.press(self.filled_button)

    def answer(self, random: Random) -> None:
        self.choose(random)
        self.do()

    def end_turn(self) -> None:
        """Or let be revealed what comes in the middle of it."""
        expect(self.filled_button).to_contain_text(self.heard("reveal") or "End turn")
        self.do()

    def take_turn(self, random: Random) -> bool:
        """Answer until the turn is to be ended, and end it; False when the game is over."""
        if not self.wait_for_turn():
            return False
        while not self.holding:
            self.answer(random)
            if not self.wait_for_turn():
                return False
        self.end_turn()
        return True
