"""One server to a folder: SQLite is a database of one process."""

import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Final

from boardwright.server.database import BadDatabase

# The system forgets a lock when the process ends, however it does; closing the file would give it up.
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
