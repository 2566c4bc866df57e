"""What those who run a server rely on: health, figures, copies, migrations, and the files that start it."""

import asyncio
import json
import re
import shutil
import sqlite3
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, create_engine, text
from sqlalchemy.ext.asyncio import create_async_engine

from boardwright.lobby.identity import Person
from boardwright.lobby.jobs import Jobs
from boardwright.lobby.lobby import Lobby
from boardwright.server.backup import back_up, restore
from boardwright.server.database import MIGRATIONS, BadDatabase, sqlite_url, url_as_written
from boardwright.server.process_pool import ProcessPool
from boardwright.server.sql_store import SqlStore
from tests.docs.shell import check_boardwright
from tests.server import live
from tests.server.live import play_to_the_end, running_server
from tests.server.postgres import Postgres
from tests.server.test_lobby import ANNA, BERT, act, everything, table_of_two

pytestmark = pytest.mark.full

ROOT = Path(__file__).parent.parent.parent


def quietly(_name: str, _rows: int) -> None:
    pass


# --- health and figures


def test_health_readiness_and_figures(tmp_path: Path, postgres: Postgres) -> None:
    database = postgres.new_database()
    with running_server(tmp_path, {"BOARDWRIGHT_DATABASE": database}) as server:
        anna = live.Person(server.address, "Anna")
        line = anna.look(anna.create("random", pace="instant"), confirm=False)
        line.do("act", action=line.actions[0])
        assert anna.http.get("/healthz").text == "ok\n"
        assert anna.http.get("/readyz").text == "ready\n"
        figures = anna.http.get("/metrics").text
        for wanted in (
            r"boardwright_sockets 1\.0",
            r'boardwright_moves_total\{by="person"\} 1\.0',
            r'boardwright_requests_total\{method="POST",status="200"\} 1\.0',
            r"boardwright_commit_seconds_count [1-9]",
            r"boardwright_loop_lag_seconds_count",
        ):
            assert re.search(wanted, figures), wanted
        asyncio.run(postgres.shut(database))
        assert anna.http.get("/readyz").status_code == 503
        assert anna.http.get("/healthz").status_code == 200, "the process lives: starting it anew would help nobody"
        asyncio.run(postgres.unlock(database))
        assert anna.http.get("/readyz").status_code == 200
        anna.close()


# --- copies


@pytest.fixture
def played(database: URL) -> Iterator[tuple[URL, str, object]]:
    """A database with a game in it, whose server is still open."""
    found: list[object] = []

    async def run() -> tuple[str, object]:
        lobby = Lobby(SqlStore(database), Jobs(ProcessPool(1)))
        await lobby.open()
        table = await table_of_two(lobby)
        for number in range(3):
            await act(lobby, table, ANNA if table.match and 0 in table.match.waiting else BERT, f"k{number}")
        found.append(lobby)
        return table.row.id, everything(table)

    with asyncio.Runner() as runner:
        id, kept = runner.run(run())
        yield database, id, kept
        (lobby,) = found
        assert isinstance(lobby, Lobby)
        runner.run(lobby.close())


def looked_at(database: URL, id: str) -> object:
    async def run() -> object:
        lobby = Lobby(SqlStore(database), Jobs(ProcessPool(1)))
        await lobby.open()
        found = everything(await lobby.table(id))
        assert [table.id for table in await lobby.tables.mine(ANNA)] == [id]
        await lobby.close()
        return found

    return asyncio.run(run())


def test_a_copy_made_while_the_server_runs_is_restored(
    played: tuple[URL, str, object], tmp_path: Path, postgres: Postgres
) -> None:
    """From either database into either."""
    database, id, kept = played
    copy = tmp_path / "copy.db"
    assert asyncio.run(back_up(database, copy, quietly)) == 1
    assert not list(tmp_path.glob("copy.db-*")), "it is one file"
    with pytest.raises(BadDatabase, match="exists already"):
        asyncio.run(back_up(database, copy, quietly))
    (tmp_path / "new").mkdir()
    for target in (sqlite_url(tmp_path / "new"), url_as_written(postgres.new_database())):
        assert asyncio.run(restore(copy, target, quietly, replace=False)) == 1
        assert looked_at(target, id) == kept
        with pytest.raises(BadDatabase, match="holds 1 tables already: say --replace"):
            asyncio.run(restore(copy, target, quietly, replace=False))
        assert asyncio.run(restore(copy, target, quietly, replace=True)) == 1


def test_copies_by_hand(tmp_path: Path) -> None:
    """The commands of docs/hosting.md, as a person types them."""

    def type_(*words: str, code: int = 0) -> str:
        done = subprocess.run(
            [sys.executable, "-m", "boardwright.cli.main", *words], capture_output=True, text=True, check=False
        )
        told = " ".join((done.stdout + done.stderr).split())
        assert done.returncode == code, told
        return told

    data, copy = str(tmp_path / "data"), str(tmp_path / "copy.db")
    with running_server(tmp_path / "data") as server:
        anna, bert = live.Person(server.address, "Anna"), live.Person(server.address, "Bert")
        table = anna.create("open")
        bert.sit(table, 1)
        play_to_the_end([anna.look(table, confirm=False), bert.look(table, confirm=False)], Random(1), 5)
        assert "holds 1 tables" in type_("backup", copy, "--data", data)
        assert "Another Boardwright uses the folder" in type_("restore", copy, "--data", data, code=2)
        cookies = anna.http.cookies
        anna.close()
        bert.close()
    assert "say --replace" in type_("restore", copy, "--data", data, code=2)
    assert "holds 1 tables" in type_("restore", copy, "--data", str(tmp_path / "other"))
    with running_server(tmp_path / "other") as server:
        anna = live.Person(server.address, "Anna")
        anna.http.cookies = cookies
        assert anna.get(f"/api/tables/{table}")["moves"] >= 5
        assert anna.get(f"/api/tables/{table}")["you"] == 0
        anna.close()
    assert "no copy that Boardwright made" in type_("restore", __file__, "--data", str(tmp_path / "third"), code=2)


# --- migrations


# The last one is that of today: the rows that it has are no longer those of OLD_TABLE.
REVISIONS = [script.revision for script in reversed(list(ScriptDirectory(str(MIGRATIONS)).walk_revisions()))][:-1]
# A table as each version since the first could have written it.
OLD_TABLE = {
    "id": "quiet-harbour-1",
    "game": "planetfall",
    "options": json.dumps({"commanders": "random", "sides": "free", "content": "built-in"}),
    "seats": json.dumps(
        [
            {"kind": "person", "name": "Anna", "bot": "", "holder": ANNA.id, "left": False},
            {"kind": "bot", "name": "Sextant", "bot": "greedy", "holder": "", "left": False},
        ]
    ),
    "host": ANNA.id,
    "private": False,
    "pace": "brisk",
    "status": "gathering",
    "version": 0,
    "ended": 0,
    "next_table": "",
    "updated": time.time(),
}


@pytest.mark.parametrize("revision", REVISIONS)
def test_a_database_of_every_earlier_version_is_brought_up_to_date(database: URL, revision: str) -> None:
    def make(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
        columns = ", ".join(OLD_TABLE)
        connection.execute(text(f"INSERT INTO tables ({columns}) VALUES (:{', :'.join(OLD_TABLE)})"), OLD_TABLE)
        chat = "INSERT INTO chat (table_id, number, name, text, at) VALUES ('quiet-harbour-1', 1, 'Anna', 'hello', 1)"
        connection.execute(text(chat))

    async def run() -> None:
        if database.get_backend_name() == "sqlite":
            engine = create_engine(database)
            with engine.begin() as connection:
                make(connection)
            engine.dispose()
        else:
            server = create_async_engine(database)
            async with server.begin() as connected:
                await connected.run_sync(make)
            await server.dispose()
        lobby = Lobby(SqlStore(database), Jobs(ProcessPool(1)))
        await lobby.open()
        table = await lobby.table("quiet-harbour-1")
        assert [seat.name for seat in table.row.seats] == ["Anna", "Sextant"]
        assert [line.text for line in table.chat] == ["hello"]
        anna = await lobby._store.person_of(ANNA.id, create=False)  # what was a hash is a session
        assert [one.id for one in await lobby.tables.mine(Person(anna))] == [table.row.id]
        await lobby.close()

    asyncio.run(run())


# --- the files that start it


def test_the_container_runs_what_the_package_offers() -> None:
    """Where no container engine is at hand, the steps of the file are looked at one by one."""
    lines = (ROOT / "Dockerfile").read_text().splitlines()
    steps = [line.split(maxsplit=1) for line in lines if line and not line.startswith("#")]
    words = {word for word, _ in steps}
    assert words <= {
        *("FROM", "WORKDIR", "RUN", "COPY", "USER", "ENV", "VOLUME", "EXPOSE", "STOPSIGNAL"),
        *("HEALTHCHECK", "ENTRYPOINT", "CMD"),
    }
    told = dict(steps)
    assert told["USER"] == "boardwright" and told["VOLUME"] == "/data" and told["STOPSIGNAL"] == "SIGTERM"
    scripts = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["scripts"]
    assert json.loads(told["ENTRYPOINT"]) == list(scripts)
    for word, rest in steps:
        if word == "COPY" and not rest.startswith("--from"):
            assert all((ROOT / source).exists() for source in rest.split()[:-1])
    options = json.loads(told["CMD"])
    assert options[0] == "serve"
    check_boardwright(options)


def test_the_services_fit_together() -> None:
    """Names that one file uses are those that another gives."""
    compose = (ROOT / "compose.yaml").read_text()
    services = re.findall(r"^  (\w+):$", compose.partition("\nvolumes:")[0], re.MULTILINE)
    assert services == ["boardwright", "database", "proxy"]
    assert "@database/" in compose and "./deploy/Caddyfile:" in compose
    caddyfile = (ROOT / "deploy" / "Caddyfile").read_text()
    assert "name boardwright\n\t\t\tport 8000\n" in caddyfile
    volumes = re.findall(r"^  (\w+):$", compose.partition("\nvolumes:")[2], re.MULTILINE)
    for volume in re.findall(r"- (\w+):/", compose):
        assert volume in volumes
    (command_,) = re.findall(r"command: (\[.*\])", compose)
    check_boardwright(json.loads(command_))
    assert "\t" not in compose


def test_the_unit_starts_the_server() -> None:
    unit = (ROOT / "deploy" / "boardwright@.service").read_text()
    (start,) = re.findall(r"^ExecStart=(.*)$", unit, re.MULTILINE)
    check_boardwright(start.replace("%i", "8001").replace("$BOARDWRIGHT_OPTIONS", "--bot-processes 1").split()[1:])
    if shutil.which("systemd-analyze"):
        there = unit.replace(start, "/bin/true")
        checked = subprocess.run(
            ["systemd-analyze", "verify", "/dev/stdin"], input=there, capture_output=True, text=True, check=False
        )
        assert "Unknown" not in checked.stderr, checked.stderr


def test_a_copy_of_another_version_of_the_schema_is_told(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    path = tmp_path / "data" / "boardwright.db"
    sqlite3.connect(path).close()
    path.write_bytes(b"")
    with pytest.raises(BadDatabase, match="cannot be read by this version"):
        asyncio.run(back_up(sqlite_url(tmp_path / "data"), tmp_path / "copy.db", quietly))
