"""Several server processes behind one address: they are started, replaced when they die, and stopped together."""

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import Final

from boardwright.server.database import BadDatabase
from boardwright.server.porter import Porter

PATIENCE: Final = 9.0  # seconds for the processes to stop, before they are made to
POLL: Final = 0.2
PAUSE_AFTER_DEATH: Final = 0.5

# A process of several is told in its environment which socket is its line to the porter.
LINE: Final = "BOARDWRIGHT_LINE"
WORKERS: Final = "BOARDWRIGHT_WORKERS"
# The variable that prometheus_client looks for.
SHARED: Final = "PROMETHEUS_MULTIPROC_DIR"


# Files that say that a folder is in use. The system forgets a lock when the process ends, however it does; closing the
# file would give it up.
_locks: Final[list[TextIOWrapper]] = []


def lock(folder: Path) -> None:
    """Be the only server on a folder, for as long as this process lives."""
    file = (folder / "boardwright.lock").open("a+")
    _locks.append(file)
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        raise BadDatabase(
            f"Another Boardwright uses the folder {folder}: stop it first, or give another folder with --data. Several"
            " processes can share a PostgreSQL database (BOARDWRIGHT_DATABASE)."
        ) from error


class Supervisor:
    def __init__(self, listener: socket.socket, workers: int, words: Sequence[str]) -> None:
        """`words`: the command line of a process."""
        self._porter = Porter(listener, workers)
        self._number = workers
        self._command = [sys.executable, "-m", "boardwright.cli.main", *words]
        self._stopping = False
        self._processes: list[subprocess.Popen[bytes]] = []

    def run(self) -> None:
        """Until a signal says that it is enough."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._stop)
        figures = tempfile.TemporaryDirectory(prefix="boardwright-")
        os.environ[SHARED] = figures.name
        try:
            self._processes = [self._start(place) for place in range(self._number)]
            while not self._stopping:
                self._porter.work(POLL)
                for place, process in enumerate(self._processes):
                    if process.poll() is not None and not self._stopping:
                        _forget_figures(process.pid)
                        print(f"A process ended with {process.returncode}; another takes its place.", file=sys.stderr)
                        self._porter.work(PAUSE_AFTER_DEATH)
                        self._processes[place] = self._start(place)
        finally:
            self._end()
            self._porter.close()
            figures.cleanup()

    def _start(self, place: int) -> subprocess.Popen[bytes]:
        with self._porter.line_to(place) as line:
            told = {LINE: str(line.fileno()), WORKERS: str(self._number)}
            return subprocess.Popen(self._command, env={**os.environ, **told}, pass_fds=(line.fileno(),))

    def _stop(self, *_: object) -> None:
        self._stopping = True

    def _end(self) -> None:
        for process in self._processes:
            process.terminate()
        until = time.monotonic() + PATIENCE
        for process in self._processes:
            try:
                process.wait(max(until - time.monotonic(), 0))
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def _forget_figures(process: int) -> None:
    """What a process that has died counted of itself is no more: its open sockets."""
    for file in Path(os.environ[SHARED]).glob(f"gauge_live*_{process}.db"):
        file.unlink(missing_ok=True)


def line_to_porter() -> socket.socket | None:
    """Over which connections come to this process, if it is one of several."""
    number = os.environ.get(LINE)
    return None if number is None else socket.socket(fileno=int(number))
