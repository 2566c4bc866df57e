"""Pictures of the real board: a server of this machine's own shows the table, and a browser takes the picture.

Needs Playwright (`pip install playwright`) and a Chromium: that of the system, or Playwright's own (`playwright install
chromium`). The server listens on this machine only, and keeps nothing.
"""

import atexit
import json
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import urllib.request
from io import BytesIO
from typing import Any, Final

import numpy as np

from boardwright.study.episode import Episode

SIZE: Final = {"width": 1440, "height": 900}
BROWSERS: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS: Final = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update")
PATIENCE: Final = 30.0  # seconds until a page must stand
# A board of the real kind has hundreds of parts; before it is loaded there is a line of text.
DRAWN: Final = 100
MISSING: Final = "Pictures need {}: pip install playwright pillow, and a Chromium (playwright install chromium)."


class Camera:
    """One for all environments of a process, since a browser takes seconds to start and only one can be driven from
    here: opened with the first picture, and closed with the last environment that took one."""

    def __init__(self) -> None:
        self._users: set[int] = set()
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self._server: subprocess.Popen[str] | None = None
        self._address = ""
        # Any: Playwright is there only where somebody takes pictures.
        self._playwright: Any = None
        self._page: Any = None

    def take(self, user: object, episode: Episode) -> np.ndarray[Any, Any]:
        """The board as somebody sees it who watches, in a window of 1440 x 900."""
        self.take_part(user)
        if self._page is None:
            self._open()
        body = json.dumps({"record": episode.record().dumps()}).encode()
        request = urllib.request.Request(
            f"{self._address}/api/records", body, {"Content-Type": "application/json", "Origin": self._address}
        )
        with urllib.request.urlopen(request, timeout=PATIENCE) as answered:
            table = json.load(answered)["id"]
        shown = self._page.goto(f"{self._address}/t/{table}")
        if not shown.ok:
            raise RuntimeError(f"The board cannot be shown: {shown.text()[:200]}")
        self._page.locator("main.board *").nth(DRAWN).wait_for(state="attached", timeout=1000 * PATIENCE)
        return _pixels(self._page.locator("main.board").screenshot(animations="disabled"))

    def _open(self) -> None:
        try:
            from playwright.sync_api import sync_playwright
        except ImportError:
            raise RuntimeError(MISSING.format("Playwright")) from None
        self._serve()
        self._playwright = sync_playwright().start()
        own = next((path for path in map(shutil.which, BROWSERS) if path), None)
        browser = self._playwright.chromium.launch(executable_path=own, args=list(FLAGS))
        self._page = browser.new_page(viewport=SIZE)

    def _serve(self) -> None:
        self._folder = tempfile.TemporaryDirectory()
        command = [sys.executable, "-m", "boardwright.cli.main", "serve", "--port", _free_port()]
        command += ["--data", self._folder.name]
        self._server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        assert self._server.stdout is not None
        said = ""
        for line in self._server.stdout:
            said += line
            found = re.search(r"at (http://\S+?)/?\s", line)
            if found:
                self._address = found[1]
                return
        raise RuntimeError(f"The server for pictures did not start: {said.strip()}")

    def take_part(self, user: object) -> None:
        """Somebody who may take pictures: until all are released, what is open stays open."""
        self._users.add(id(user))

    def release(self, user: object) -> None:
        """Whoever took pictures takes no more."""
        if id(user) in self._users:
            self._users.remove(id(user))
            if not self._users:
                self._close()

    def _close(self) -> None:
        if self._server is not None:
            self._server.terminate()
            self._server.wait()
            if self._server.stdout is not None:
                self._server.stdout.close()
        if self._folder is not None:
            self._folder.cleanup()
        if self._playwright is not None:
            self._playwright.stop()
        self._playwright = self._page = self._server = self._folder = None


CAMERA: Final = Camera()
# Of environments that nobody has closed.
atexit.register(CAMERA._close)


def _free_port() -> str:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return str(probe.getsockname()[1])


def _pixels(png: bytes) -> np.ndarray[Any, Any]:
    try:
        from PIL import Image
    except ImportError:
        raise RuntimeError(MISSING.format("Pillow")) from None
    return np.asarray(Image.open(BytesIO(png)).convert("RGB"))
