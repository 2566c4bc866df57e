"""A site of static files, served as any host of files would, and people who play on it without a server."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, Locator, Route, expect

from boardwright.site.build import write_site
from boardwright.site.serve import server
from tests.browser.visitor import IS_ASKED, Visitor
from tests.browser.window import PHONE, WIDE
from tools.build_web import build_engine

READY = 60_000  # milliseconds for Python to come up, on a machine that does much else
KEPT = """async () => {
  const registration = await navigator.serviceWorker.ready;
  return registration.active.state === 'activated' || new Promise((resolve) =>
    registration.active.addEventListener('statechange', () => resolve(true), {once: true}));
}"""


@dataclass(frozen=True)
class Site:
    folder: Path
    address: str


@contextmanager
def served_site(folder: Path) -> Iterator[Site]:
    """In a folder of somebody's host, not at its top; with the engine as `./run site` writes it."""
    build_engine()
    write_site(folder / "games" / "boardwright")
    with server(folder, 0) as serving:
        thread = threading.Thread(target=serving.serve_forever, daemon=True)
        thread.start()
        yield Site(folder / "games" / "boardwright", f"http://127.0.0.1:{serving.server_address[1]}/games/boardwright")
        serving.shutdown()
        thread.join()


class Owner(Visitor):
    """Somebody with a device of their own."""

    def __init__(self, browser: Browser, site: Site, name: str, *, phone: bool = False) -> None:
        super().__init__(browser, site.address, name, PHONE if phone else WIDE)
        self.context.set_default_timeout(READY)

    def go(self, path: str) -> None:
        """Addresses of pages come after the `#` of the one that there is."""
        self.page.goto(f"{self.address}/#{path}")

    def arrive(self) -> None:
        self.go("/")
        expect(self.page.get_by_role("article").first).to_be_visible(timeout=READY)

    def come_back(self) -> None:
        """Open what the address says anew."""
        self.page.reload()

    def cut_network(self) -> None:
        """Once everything is on the device."""
        assert self.page.evaluate(KEPT)
        self.context.set_offline(True)

    def begin_together(self, game: str, other: str, option: str = "") -> None:
        """A game of two who share the device."""
        dialog = self.open_dialog(game)
        self.press_segment(dialog, "Players", "2")
        self.press_segment(dialog, "Who sits on seat 2", "At this device")
        dialog.get_by_label("Player 2").fill(other)
        if option:
            self.press(dialog.get_by_text(option, exact=True))
        self.press(dialog.get_by_role("button", name="Begin"))

    @property
    def curtain(self) -> Locator:
        return self.page.get_by_role("heading", name="Pass the device to")

    def lift_curtain(self, name: str) -> None:
        before = self.page.evaluate("() => window.heardAt ?? 0")
        self.press(self.page.get_by_role("button", name=f"{name} is here"))
        self.wait(f"window.heardAt > {before}")

    def write_turn(self, random: Random) -> None:
        """Answer in writing until somebody else is asked."""
        self.wait(IS_ASKED)
        while not self.holding or self.heard("reveal"):
            with self.moving_on():
                if self.holding:  # what is revealed now belongs to the turn
                    self.press(self.filled_button)
                else:
                    self.write_answer(random)
        self.press(self.filled_button)

    def write_answer(self, random: Random) -> None:
        """One answer in writing, whatever comes of it."""
        answer = random.choice(self.heard("actions"))["action"]
        self.page.keyboard.press("/")
        expect(self.page.get_by_role("combobox")).to_be_focused()
        self.page.keyboard.type(answer)
        self.page.keyboard.press("Enter")

    def begin_worker_with(self, script: str) -> None:
        """The worker that keeps the tables runs this first."""

        def begin(route: Route) -> None:
            response = route.fetch()
            route.fulfill(response=response, body=script + response.text())

        self.context.route("**/tables.worker*.js", begin)

    def close_tab(self) -> None:
        """As a crash does: nothing is said to the page."""
        self.page.close()
        self.page = self.context.new_page()

    def play(self, turns: int, random: Random) -> int:
        """So many turns, or as many as there are."""
        return next((turn for turn in range(turns) if not self.take_turn(random)), turns)
