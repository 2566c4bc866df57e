"""The files of `deploy/` for proxies, tried with the real programs: two processes behind nginx, two behind Caddy."""

import re
import shutil
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

import httpx
import pytest

from tests import missing
from tests.server.live import PATIENCE, Person, Server, free_port, play_to_the_end, running_server
from tests.server.postgres import Postgres

pytestmark = pytest.mark.full

DEPLOY = Path(__file__).parent.parent.parent / "deploy"
TABLES = 40  # more than enough that each of two processes gets one


@dataclass
class Site:
    """What visitors reach, and the processes behind it."""

    address: str
    servers: list[Server]


# Writes the program's file into a folder, with our ports, and gives the command that runs it.
Prepare = Callable[[Path, int, list[int]], list[str | Path]]


def nginx(folder: Path, port: int, behind: list[int], root: str = "") -> list[str | Path]:
    program = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/sbin:/usr/local/bin:/opt/homebrew/bin")
    if program is None:
        missing.skip("nginx", "Install it (Debian, Ubuntu: apt install nginx).")
    site = replaced(
        (DEPLOY / "nginx.conf").read_text(),
        {"listen 80;": f"listen 127.0.0.1:{port};", ":8001;": f":{behind[0]};", ":8002;": f":{behind[1]};"},
    )
    if root:  # as the file says it is done
        site = replaced(site, {"location / {": f"location {root}/ {{", "http://boardwright;": "http://boardwright/;"})
    (folder / "site.conf").write_text(site)
    places = "".join(
        f"{name}_temp_path {folder}/{name};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off; master_process off; pid {folder}/pid; error_log stderr; events {{}}"
        f" http {{ access_log off; {places} include {folder}/site.conf; }}"
    )
    return [program, "-c", folder / "nginx.conf", "-p", folder, "-e", "stderr"]


def nginx_in_a_folder(folder: Path, port: int, behind: list[int]) -> list[str | Path]:
    return nginx(folder, port, behind, "/club")


def caddy(folder: Path, port: int, behind: list[int]) -> list[str | Path]:
    program = shutil.which("caddy")
    if program is None:
        missing.skip("Caddy", "Install it (Debian, Ubuntu: apt install caddy).")
    shipped = (DEPLOY / "Caddyfile").read_text()
    site, number = re.subn(r"dynamic a \{.*?\}", f"to 127.0.0.1:{behind[0]} 127.0.0.1:{behind[1]}", shipped, flags=re.S)
    assert number == 1
    site = replaced(site, {"{$BOARDWRIGHT_SITE}": f"http://127.0.0.1:{port}"})
    (folder / "Caddyfile").write_text("{\n\tadmin off\n\tauto_https off\n}\n" + site)
    return [program, "run", "--config", folder / "Caddyfile", "--adapter", "caddyfile"]


def replaced(text: str, words: dict[str, str]) -> str:
    for old, new in words.items():
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


@contextmanager
def running_site(folder: Path, database: str, prepare: Prepare, root: str = "") -> Iterator[Site]:
    with ExitStack() as stack:
        options = ["--root-path", root] if root else []
        (folder / "proxy").mkdir()
        port = free_port()
        behind = [free_port(), free_port()]
        command = prepare(folder / "proxy", port, behind)
        servers = []
        for number, each in enumerate(behind):
            started = running_server(
                folder / str(number), {"BOARDWRIGHT_DATABASE": database}, ["--port", str(each), *options]
            )
            servers.append(stack.enter_context(started))
        log = stack.enter_context((folder / "log").open("w+"))
        home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
        process = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT, env=home)
        stack.callback(process.wait)
        stack.callback(process.terminate)
        until = time.monotonic() + PATIENCE
        while not listens(port):
            assert process.poll() is None and time.monotonic() < until, (folder / "log").read_text()
            time.sleep(0.05)
        yield Site(f"http://127.0.0.1:{port}{root}", servers)


def listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


@pytest.fixture(params=[nginx, caddy])
def site(request: pytest.FixtureRequest, tmp_path: Path, postgres: Postgres) -> Iterator[Site]:
    with running_site(tmp_path, postgres.new_database(), request.param) as running:
        yield running


def sockets_of(server: Server) -> int:
    figures = httpx.get(f"{server.address}/metrics", timeout=PATIENCE).text
    found = re.search(r"^boardwright_sockets (\d+)\.0$", figures, re.MULTILINE)
    assert found is not None
    return int(found[1])


def test_who_looks_at_a_table_looks_through_one_process(site: Site) -> None:
    people = [Person(site.address, name) for name in ("Anna", "Bert", "Cora")]
    used = set()
    for _ in range(TABLES):
        before = [sockets_of(server) for server in site.servers]
        table = people[0].create("open")
        people[1].sit(table, 1)
        lines = [person.look(table, confirm=False) for person in people]
        more = [sockets_of(server) - number for server, number in zip(site.servers, before, strict=True)]
        assert sorted(more) == [0, len(people)]
        used.add(more.index(len(people)))
        play_to_the_end(lines[:2], Random(1), 2)
        if len(used) == 2:
            break
    assert used == {0, 1}
    for person in people:
        person.close()


def test_a_table_goes_on_when_its_process_has_died(site: Site) -> None:
    people = [Person(site.address, name) for name in ("Anna", "Bert")]
    table = people[0].create("open")
    people[1].sit(table, 1)
    play_to_the_end([person.look(table, confirm=False) for person in people], Random(1), 3)
    home = max(site.servers, key=sockets_of)
    home.kill()
    again = [Person(site.address, person.name) for person in people]
    for new, old in zip(again, people, strict=True):
        new.http.cookies = old.http.cookies
    lines = [person.look(table, confirm=False) for person in again]
    assert lines[0].state["table"]["moves"] >= 3
    play_to_the_end(lines, Random(2), 3)
    for person in people + again:
        person.close()


def check_what_passes(site: Site) -> None:
    """Pages may change something, wherever the site stands; other sites may not, and nobody writes his own address."""
    anna = Person(site.address, "Anna")
    origin = re.sub(r"(?<=\d)/.*", "", site.address)
    own, other = ({"Origin": each} for each in (origin, "http://evil.example"))
    seats = [{"kind": "person"}, {"kind": "open"}]
    new = {"game": "planetfall", "seats": seats, "name": "Anna"}
    made = anna.http.post("/api/tables", json=new, headers=own)
    assert made.status_code == 200, made.text
    assert anna.http.post("/api/tables", json=new, headers=other).status_code == 403
    anna.look(made.json()["id"], Origin=origin)
    for inside in ("metrics", "healthz", "readyz"):
        assert anna.http.get(f"/{inside}").status_code == 404
    codes = [
        anna.http.post("/api/tables/x/leave", headers={"X-Forwarded-For": f"10.1.2.{number}"}).status_code
        for number in range(250)
    ]
    assert set(codes) == {404, 429}
    anna.close()


def test_pages_may_do_what_others_may_not(site: Site) -> None:
    check_what_passes(site)


def test_nginx_serves_it_in_a_folder(tmp_path: Path, postgres: Postgres) -> None:
    with running_site(tmp_path, postgres.new_database(), nginx_in_a_folder, "/club") as site:
        check_what_passes(site)
        assert "; Path=/club; " in httpx.get(f"{site.address}/", timeout=PATIENCE).headers["set-cookie"]


def test_caddy_takes_the_file_as_it_is() -> None:
    program = shutil.which("caddy")
    if program is None:
        missing.skip("Caddy", "Install it (Debian, Ubuntu: apt install caddy).")
    command = [program, "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    done = subprocess.run(
        command, env={"BOARDWRIGHT_SITE": "localhost", "HOME": "/tmp"}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
