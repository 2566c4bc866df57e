"""A site of static files, served as any host of files would, and people who play on it without a server."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, Locator, expect

from boardwright.site.build import write_site
from boardwright.site.serve import server
from tests.browser.visitor import Visitor
from tests.browser.window import PHONE, WIDE

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
    """In a folder of somebody's host, not at its top."""
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

    def share(self, dialog: Locator, seat: int, name: str) -> None:
        self.press_segment(dialog, f"Who sits on seat {seat}", "At this device")
        dialog.get_by_label(f"Player {seat}").fill(name)

    def close_tab(self) -> None:
        """As a crash does: nothing is said to the page."""
        self.page.close()
        self.page = self.context.new_page()

    def play(self, turns: int, random: Random) -> int:
        """So many turns, or as many as there are."""
        return next((turn for turn in range(turns) if not self.take_turn(random)), turns)
