"""What one address may ask for, and what takes long: nobody else waits for it."""

import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import httpx
import msgspec
import psutil  # type: ignore[import-untyped]  # it ships no types
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from websockets.exceptions import InvalidStatus

from boardwright.cli.serve import Site
from boardwright.kernel.errors import CannotParse
from boardwright.kernel.record import Record
from boardwright.kernel.registry import games
from boardwright.lobby.jobs import LONGEST_RECORD
from boardwright.server.guard import Guard, Limit
from boardwright.server.proxies import Proxies
from tests.server.live import Person, open_line, play_to_the_end, running_server, somewhere
from tests.server.test_http import bare
from tests.server.test_thinking import workers_of

MakePerson = Callable[[str], Person]
START = "boardwright record 1\ngame: planetfall\nplayers: 2\n\n"


# --- imports


def test_a_record_that_is_too_long_is_not_read_to_its_end() -> None:
    """Its number of moves is looked at before what comes after them."""
    text = START + "1: PASS\n" * LONGEST_RECORD + "1: no such word\n"
    with pytest.raises(CannotParse, match="at most 5,000 moves"):
        Record.loads(text, LONGEST_RECORD)
    with pytest.raises(CannotParse, match="no such word"):
        Record.loads(text)


def test_what_is_no_action_is_answered_with_one_that_is() -> None:
    for game in games():
        action = max(game.book, key=lambda each: (len(each.args), len(each.args[0]) if each.args else 0))
        for wrong in (f"x{action.text}", f"{action.text}x"):
            with pytest.raises(CannotParse, match=re.escape(repr(action.text))):
                game.book.parse(wrong)
        assert game.book.parse(f"  {action.text.upper()} ") is action
        with pytest.raises(CannotParse, match="actions begin with one of"):
            game.book.parse("@" * 60)


def test_many_misspelt_corrections_are_told_so_far(person: MakePerson) -> None:
    wrong = msgspec.json.encode({"cards": {f"misspelt{number}": {} for number in range(10_000)}}).decode()
    seats = [{"kind": "person"}, {"kind": "open"}]
    told = person("Anna").post(
        "/api/tables", {"game": "planetfall", "seats": seats, "options": {"content": wrong}}, status=400
    )
    assert told.count("misspelt") == 20 and "there may be more" in told
    huge = msgspec.json.encode({"cards": {"x" * 400_000: {}}}).decode()
    told = person("Bert").post(
        "/api/tables", {"game": "planetfall", "seats": seats, "options": {"content": huge}}, status=400
    )
    assert len(told) < 5000


def test_nobody_waits_for_an_import_a_history_a_position_or_a_plan(tmp_path: Path) -> None:
    """The desk's process is held in the middle of its work, as by something very long: the server still answers."""
    with running_server(tmp_path) as server:
        anna, bert, cora = (Person(server.address, name) for name in ("Anna", "Bert", "Cora"))
        table = anna.create("open")
        bert.sit(table, 1)
        lines = [anna.look(table, confirm=False), bert.look(table, confirm=False)]
        play_to_the_end(lines, Random(1), 5)
        anna.get(f"/api/tables/{table}/history")
        (worker,) = workers_of(server.process.pid)
        worker.suspend()
        text = START + "1: PASS\n" * 50_000
        waiting = [
            cora.http.build_request("POST", "/api/records", json={"record": text}),
            cora.http.build_request("GET", f"/api/tables/{table}/history"),
            cora.http.build_request("GET", f"/api/tables/{table}/at/3"),
        ]
        with ThreadPoolExecutor(3) as hands:
            answers = [hands.submit(cora.http.send, request) for request in waiting]
            for _ in range(3):
                play_to_the_end(lines, Random(2), 1)
                anna.get("/api/tables")
            assert not any(answer.done() for answer in answers)
            worker.resume()
            assert [answer.result().status_code for answer in answers] == [400, 200, 200]
        for each in (anna, bert, cora):
            each.close()


def test_a_desk_that_is_killed_is_replaced(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        anna = Person(server.address, "Anna")
        record = anna.post("/api/records", {"record": START})["id"]
        for worker in workers_of(server.process.pid):
            psutil.Process(worker.pid).kill()
        assert anna.get(f"/api/tables/{record}/history")["sheet"]
        anna.close()


# --- limits by address


def asked(method: str, path: str, address: str, **marks: str) -> Request:
    """`marks`: headers, as proxies set them."""
    headers = [(b"content-length", b"2")]
    headers += [(name.replace("_", "-").encode(), value.encode()) for name, value in marks.items()]
    scope = {"type": "http", "method": method, "path": path, "headers": headers, "query_string": b""}
    return Request({**scope, "server": ("here", 80), "scheme": "http", "client": (address, 1)})


no_app = Starlette()


def allowed(guard: Guard, method: str, path: str, address: str) -> int:
    """How many requests in a row are let in; others are refused."""
    number = 0
    while number < 5000 and guard.refusal(asked(method, path, address)) is None:
        number += 1
    return number


def test_an_address_may_not_ask_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardwright.server.guard.time.monotonic", lambda: 1000.0)  # all at one moment
    guard = Guard(no_app, "")
    assert 500 <= allowed(guard, "GET", "/api/nowhere", "10.0.0.1") < 1000
    assert guard.refusal(asked("GET", "/api/games", "10.0.0.1")) == ({"say": "boardwright/requests-too-fast"}, 429)
    assert guard.refusal(asked("GET", "/api/games", "10.0.0.2")) is None, "another address has a limit of its own"
    # What takes long to answer counts for several.
    assert 100 <= allowed(guard, "GET", "/api/tables/x/history", "10.0.0.3") < 200
    assert 250 <= allowed(guard, "GET", "/api/tables/x/at/3", "10.0.0.4") < 400
    # A provider gives a household all addresses that begin alike.
    assert allowed(guard, "GET", "/", "2001:db8:1:2::1") < 1000
    assert guard.refusal(asked("GET", "/", "2001:db8:1:2:ffff::2"))
    assert guard.refusal(asked("GET", "/", "2001:db8:1:3::1")) is None
    # Whoever sits at the server's own machine may do what he likes with it.
    assert allowed(guard, "GET", "/", "127.0.0.1") == allowed(guard, "GET", "/", "::1") == 5000


def test_an_address_may_not_post_without_end() -> None:
    assert 40 <= allowed(Guard(no_app, ""), "POST", "/api/tables/x/sit", "10.0.0.1") < 60


def test_an_address_may_not_try_to_open_sockets_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each handshake counts, whether or not a socket comes of it."""
    monkeypatch.setattr("boardwright.server.guard.time.monotonic", lambda: 1000.0)
    guard, opening = Guard(no_app, ""), asked("GET", "/api/tables/x/socket", "10.0.0.1")
    refused = [guard.handshake_refusal(opening, number=1) for _ in range(1000)]
    assert 200 < refused.count(None) < 500, "a club that comes back after a restart is let in"
    assert refused[-1] == ({"say": "boardwright/requests-too-fast"}, 429)


def test_an_address_may_not_open_tables_without_end() -> None:
    limit = Limit(200 / 3600, 200)
    assert [limit.allows("a") for _ in range(201)] == [True] * 200 + [False]
    assert limit.allows("b")


def test_an_address_may_not_open_sockets_without_end(tmp_path: Path) -> None:
    with running_server(tmp_path, {"BOARDWRIGHT_SOCKETS_PER_ADDRESS": "3"}) as server:
        anna, here = Person(server.address, "Anna"), {"X-Forwarded-For": somewhere()}
        table = anna.create("open")
        lines = [open_line(server.address, table, headers=here) for _ in range(3)]
        with pytest.raises(InvalidStatus) as refused:
            open_line(server.address, table, headers=here)
        assert refused.value.response.status_code == 429
        assert b"too-many-sockets" in (refused.value.response.body or b"")
        lines.append(open_line(server.address, table, headers={"X-Forwarded-For": somewhere()}))
        lines.pop(0).close()
        anna.get("/api/games")
        lines.append(open_line(server.address, table, headers=here))
        for line in lines:
            line.close()
        anna.close()


# --- what cannot be read, and where nothing is


@pytest.mark.parametrize("deep", ["[" * 100_000, '{"a":' * 80_000, "[" * 100_000 + "]" * 100_000])
def test_what_is_too_deep_is_refused(person: MakePerson, deep: str) -> None:
    for body in (deep, f'{{"record": {deep}', f'{{"game":"planetfall","seats":{deep}'):
        answer = person("Anna").http.post("/api/records", content=body.encode())
        assert answer.status_code in (400, 422)


@pytest.mark.parametrize(
    "path", ["/health", "/healthx", "/health/x", "/api", "/api/", "/api/x/y", "/metrics/x", "/readyzz"]
)
def test_where_nothing_is_for_programs_there_is_no_page_either(person: MakePerson, path: str) -> None:
    assert "nothing at" in person("Anna").get(path, 404)


# --- behind a proxy


def test_a_proxy_may_have_changed_the_host_and_the_path(tmp_path: Path) -> None:
    """The proxy takes the folder away from the path, as `proxy_pass http://127.0.0.1:8000/` does."""
    with running_server(tmp_path, options=["--root-path", "/club"]) as server:
        anna = Person(server.address, "Anna")
        public = {"Origin": "https://games.example", "X-Forwarded-Host": "games.example", "X-Forwarded-Proto": "https"}
        answer = anna.http.post("/api/tables/nowhere/leave", headers=public)
        assert answer.status_code == 404
        elsewhere = {**public, "Origin": "https://evil.example"}
        assert anna.http.post("/api/tables/nowhere/leave", headers=elsewhere).status_code == 403
        table = anna.create("open")
        open_line(server.address, table, headers=public).close()
        page = anna.http.get("/t/x").text
        assert 'src="/club/assets/' in page and 'href="/club/favicon.svg"' in page and '="./' not in page
        anna.close()


@pytest.mark.parametrize(
    "trusted, peer, forwarded, found",
    [
        ("127.0.0.1", "127.0.0.1", "1.2.3.4", "1.2.3.4"),
        ("127.0.0.1", "127.0.0.1", "6.6.6.6, 1.2.3.4", "1.2.3.4"),
        ("127.0.0.1", "127.0.0.1", "1.2.3.4:5678", "1.2.3.4"),
        ("127.0.0.1", "127.0.0.1", "127.0.0.1", "127.0.0.1"),
        ("127.0.0.1", "1.2.3.4", "6.6.6.6", "1.2.3.4"),
        ("", "127.0.0.1", "6.6.6.6", "127.0.0.1"),
        ("*", "10.0.0.9", "6.6.6.6, 1.2.3.4", "1.2.3.4"),
        ("*", "127.0.0.1", "", "127.0.0.1"),
        ("127.0.0.1, 10.0.0.0/8", "127.0.0.1", "6.6.6.6, 1.2.3.4, 10.0.0.7", "1.2.3.4"),
        ("127.0.0.1, 10.0.0.0/8", "::ffff:10.0.0.1", "2001:db8:1:2::1, 10.0.0.7", "2001:db8:1:2::/64"),
        ("10.0.0.0/8", "10.0.0.1", "10.0.0.5, 10.0.0.7", "10.0.0.5"),
        ("*", "10.0.0.9", "x" * 1000, "x" * 64),
    ],
)
def test_the_last_hop_that_is_no_proxy_of_ours_is_limited(trusted: str, peer: str, forwarded: str, found: str) -> None:
    """Whoever asks writes the left of X-Forwarded-For; each proxy adds on the right what it sees."""
    request = asked("GET", "/", peer, x_forwarded_for=forwarded)
    assert Proxies(trusted).address_of(request) == found


def test_only_who_sits_at_the_server_itself_is_not_limited() -> None:
    proxies = Proxies("127.0.0.1")
    for here in ("127.0.0.1", "::1", "::ffff:127.0.0.1"):
        assert proxies.address_of(asked("GET", "/", here)) == ""
        for mark in ("via", "forwarded", "x_forwarded_proto", "x_real_ip"):
            assert proxies.address_of(asked("GET", "/", here, **{mark: "somebody"})), "a proxy asks for somebody else"
    # What listens at `::` sees visitors over IPv4 too: each is one of their own.
    both = [proxies.address_of(asked("GET", "/", f"::ffff:1.2.3.{last}")) for last in (4, 5)]
    assert both == ["1.2.3.4", "1.2.3.5"]


def test_a_proxy_says_how_the_browser_speaks() -> None:
    secure = asked("GET", "/", "127.0.0.1", x_forwarded_proto="https")
    assert Proxies("127.0.0.1").is_secure(secure) and not Proxies("10.0.0.1").is_secure(secure)


def test_nobody_gets_round_the_limits_with_a_header(tmp_path: Path) -> None:
    """As behind a proxy that adds an address to what the visitor claims: 200 posts in one go, all from one visitor."""
    with running_server(tmp_path, options=["--proxies", "*"]) as server:
        head = f"POST /api/tables/x/leave HTTP/1.1\r\nHost: {urlsplit(server.address).netloc}\r\nContent-Length: 0\r\n"
        posts = [f"{head}X-Forwarded-For: {somewhere()}, 1.2.3.4\r\n\r\n" for _ in range(200)]
        last = f"{head}X-Forwarded-For: 5.6.7.8\r\nConnection: close\r\n\r\n"
        codes = re.findall(rb"HTTP/1.1 (\d+)", bare(server, "".join(posts) + last))
        assert set(codes) == {b"404", b"429"} and codes[-1] == b"404"


def test_the_cookie_stays_in_the_folder_of_the_site(tmp_path: Path) -> None:
    """Beside other sites of the same host; of two cookies that the browser sends the one of the folder comes first."""
    with running_server(tmp_path, options=["--root-path", "/club"]) as server:
        anna = Person(server.address, "Anna")
        cookie = anna.http.get("/t/x").headers["set-cookie"]
        assert "; Path=/club; " in cookie
        ours = cookie.partition(";")[0]
        both = {"Cookie": f"{ours}; boardwright={'x' * 43}"}
        table = httpx.post(
            f"{server.address}/api/lessons", json={"game": "planetfall", "name": "Anna"}, headers=both
        ).json()["id"]
        seen = httpx.get(f"{server.address}/api/tables/{table}", headers={"Cookie": ours}).json()
        assert seen["you"] == 0
        anna.close()


@pytest.mark.parametrize("written", ["localhost", "10.0.0.1/99", "1.2.3.4 5.6.7.8"])
def test_proxies_that_are_no_addresses_are_refused(written: str) -> None:
    with pytest.raises(CannotParse, match="--proxies is a list of addresses"):
        Site(proxies=written)
