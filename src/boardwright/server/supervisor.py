"""Several server processes behind one address: they are started, replaced when they die, and stopped together."""

import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import Final

from boardwright.server.database import BadDatabase

PATIENCE: Final = 9.0  # seconds for the processes to stop, before they are made to
POLL: Final = 0.2
PAUSE_AFTER_DEATH: Final = 0.5

# A process of several is told in its environment which sockets it has: that it listens on, and one that is closed when
# the supervisor dies.
LISTENING: Final = "BOARDWRIGHT_LISTENING"
LIFELINE: Final = "BOARDWRIGHT_LIFELINE"
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
        self._listener = listener
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
        lifeline, kept = os.pipe()  # the second end stays here, and is closed with us
        try:
            self._processes = [self._start(lifeline) for _ in range(self._number)]
            while not self._stopping:
                time.sleep(POLL)
                for place, process in enumerate(self._processes):
                    if process.poll() is not None and not self._stopping:
                        _forget_figures(process.pid)
                        print(f"A process ended with {process.returncode}; another takes its place.", file=sys.stderr)
                        time.sleep(PAUSE_AFTER_DEATH)
                        self._processes[place] = self._start(lifeline)
        finally:
            self._end()
            os.close(kept)
            figures.cleanup()

    def _start(self, lifeline: int) -> subprocess.Popen[bytes]:
        listening = self._listener.fileno()
        told = {LISTENING: str(listening), LIFELINE: str(lifeline), WORKERS: str(self._number)}
        return subprocess.Popen(self._command, env={**os.environ, **told}, pass_fds=(listening, lifeline))

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


def inherited_listener() -> socket.socket | None:
    """The socket that a supervisor has handed to this process, if there is one. When the supervisor dies, so do we."""
    number = os.environ.get(LISTENING)
    if number is None:
        return None
    _live_with(int(os.environ[LIFELINE]))
    return socket.socket(fileno=int(number))


def _live_with(lifeline: int) -> None:
    def follow() -> None:
        os.read(lifeline, 1)  # nothing is ever written: this returns when the other end is closed
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=follow, daemon=True).start()
