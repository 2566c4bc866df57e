"""HTTP, against a real server: lists, refusals, and what keeps strangers out."""

import re
import socket
from collections.abc import Callable
from random import Random
from urllib.parse import urlsplit

import pytest

from boardwright.kernel.registry import names
from boardwright.words import LANGUAGES, catalogue, guide_of
from tests.server.live import PATIENCE, Person, Server, play_to_the_end, somewhere

MakePerson = Callable[[str], Person]
PAGES = ["/", "/t/quiet-harbour-1", "/rules/planetfall", "/records", "/tables"]


# --- games


def test_games_rules_and_content_are_told(person: MakePerson) -> None:
    anna = person("Anna")
    games = {game["name"]: game for game in anna.get("/api/games")}
    assert sorted(games) == names()
    game = games["planetfall"]
    assert game["players"] == [2, 3, 4, 5, 6]
    assert [bot["id"] for bot in game["bots"]] == ["novice", "casual", "strong"]
    assert game["usual_bot"] == "casual"
    rules = anna.get("/api/games/planetfall/rules")
    assert rules["sections"] and rules["notice"]
    table = anna.create("open")
    plain = anna.get("/api/games/planetfall/content")
    assert anna.get(f"/api/games/planetfall/content?table={table}") == plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_files_of_every_language(person: MakePerson, language: str) -> None:
    anna = person("Anna").http
    for name in ("boardwright", "planetfall"):
        given = anna.get(f"/api/words/{language}/{name}.ftl")
        assert given.status_code == 200 and given.text == catalogue(name, language)
    assert anna.get(f"/api/words/{language}/planetfall.md").text == guide_of("planetfall", language)


def test_words_that_are_known_are_not_sent_again(person: MakePerson) -> None:
    anna = person("Anna").http
    mark = anna.get("/api/words/en/boardwright.ftl").headers["ETag"]
    again = anna.get("/api/words/en/boardwright.ftl", headers={"If-None-Match": mark})
    assert (again.status_code, again.content) == (304, b"")
    other = anna.get("/api/words/ru/boardwright.ftl", headers={"If-None-Match": mark})
    assert other.status_code == 200 and other.headers["ETag"] != mark


def test_what_is_told_names_messages_that_the_words_have(person: MakePerson) -> None:
    """The server speaks no language: what is refused is a Text too."""
    anna = person("Anna").http
    assert anna.get("/api/games").json()[0]["bots"][0]["name"] == {"say": "boardwright/bot-novice"}
    refused = anna.get("/api/tables/nowhere")
    assert (refused.status_code, refused.json()) == (
        404,
        {"problem": {"say": "boardwright/no-table", "table": "'nowhere'"}},
    )


def test_what_is_not_there_is_refused_with_a_sentence(person: MakePerson) -> None:
    anna = person("Anna")
    assert "no game 'chess'" in anna.get("/api/games/chess/rules", 404)
    assert "no table 'nowhere'" in anna.get("/api/tables/nowhere", 404)
    assert "no table" in anna.get("/api/tables/%00", 404)
    assert "no table" in anna.get("/api/games/planetfall/content?table=%00", 404)
    assert "nothing at /api/nowhere" in anna.get("/api/nowhere", 404)
    assert "no language 'xx'" in anna.get("/api/words/xx/boardwright.ftl", 404)
    assert "no game 'chess'" in anna.get("/api/words/en/chess.ftl", 404)
    assert "no game" in anna.get("/api/words/en/chess.md", 404)
    assert anna.post("/api/games", {}, 405)


# --- tables


def test_private_tables_are_not_listed_and_listed_ones_are(person: MakePerson) -> None:
    anna, bert = person("Anna"), person("Bert")
    private, listed = anna.create("open"), anna.create("open", private=False)
    mine = [table["id"] for table in anna.get("/api/tables")["mine"]]
    assert {private, listed} <= set(mine)
    seen = bert.get("/api/tables")
    assert seen["mine"] == []
    ids = [table["id"] for table in seen["open"]]
    assert listed in ids and private not in ids
    assert not set(mine) & {table["id"] for table in anna.get("/api/tables")["open"]}
    bert.sit(listed, 1)
    assert listed not in [table["id"] for table in person("Cora").get("/api/tables")["open"]]


@pytest.mark.parametrize(
    "request_, status, problem",
    [
        ({"game": "chess", "seats": [{"kind": "person"}, {"kind": "open"}]}, 400, "no game 'chess'"),
        ({"game": "planetfall", "seats": [{"kind": "person"}]}, 400, "for 2 to 6 players, not 1"),
        ({"game": "planetfall", "seats": [{"kind": "open"}] * 9999}, 400, "for 2 to 6 players"),
        ({"game": "planetfall", "seats": [{"kind": "person"}] * 2}, 400, "Only your own seat"),
        ({"game": "planetfall", "seats": [{"kind": "bot", "bot": "x"}] * 2}, 400, "There is no bot 'x'"),
        ({"game": "planetfall", "seats": [{"kind": "open"}] * 2, "options": {"x": "y"}}, 400, "has no option 'x'"),
        ({"game": "planetfall", "seats": [{"kind": "open"}] * 2, "pace": "hasty"}, 422, "pace"),
        ({"game": "planetfall", "seats": 2}, 422, "seats"),
        ({"game": "planetfall"}, 422, "seats"),
        ([], 422, "right form"),
    ],
)
def test_a_table_that_cannot_be_is_refused(person: MakePerson, request_: object, status: int, problem: str) -> None:
    assert problem in person("Anna").post("/api/tables", request_, status)


def test_positions_and_history_are_told(person: MakePerson) -> None:
    anna, bert = person("Anna"), person("Bert")
    table = anna.create("open")
    assert "not begun" in anna.get(f"/api/tables/{table}/history", 400)
    assert "not begun" in anna.get(f"/api/tables/{table}/at/0", 400)
    bert.sit(table, 1)
    lines = [anna.look(table, confirm=False), bert.look(table, confirm=False)]
    play_to_the_end(lines, Random(1))
    last = lines[0].state["table"]["moves"]
    final = anna.get(f"/api/tables/{table}/at/{last}")
    assert (final["view"], final["scores"]) == (lines[0].state["view"], lines[0].state["table"]["scores"])
    assert anna.get(f"/api/tables/{table}/at/0")["words"] == ""
    for wrong, status in ((-1, 400), (last + 1, 400), ("x", 422), ("9" * 5000, 422)):
        anna.get(f"/api/tables/{table}/at/{wrong}", status)
    history = anna.get(f"/api/tables/{table}/history")
    assert history["points"][-1]["scores"] == final["scores"]
    assert [sum(row) for row in history["sheet"]] == final["scores"]


# --- keeping strangers out


def test_a_browser_is_known_by_a_cookie_that_scripts_cannot_read(server: Server, person: MakePerson) -> None:
    anna = person("Anna")
    first = anna.http.get("/api/games")
    (cookie,) = first.headers.get_list("set-cookie")
    name, *flags = cookie.split("; ")
    assert name.startswith("boardwright=") and len(name) >= 40
    assert {"HttpOnly", "SameSite=lax", "Path=/", f"Max-Age={400 * 24 * 3600}"} <= set(flags)
    assert "Secure" not in flags, "this is not https"
    assert "set-cookie" not in anna.http.get("/api/games").headers
    assert (
        "Secure" in person("Bert").http.get("/api/games", headers={"X-Forwarded-Proto": "https"}).headers["set-cookie"]
    )


def test_every_visit_renews_the_cookie(person: MakePerson) -> None:
    """Browsers forget a cookie 400 days after it was set, however often it is used: so would a seat be lost."""
    anna = person("Anna").http
    for page in ("/", "/t/quiet-harbour-1"):
        (first,) = anna.get(page).headers.get_list("set-cookie")
        (again,) = anna.get(page).headers.get_list("set-cookie")
        assert again == first and "Max-Age=34560000" in again


def test_the_page_itself_brings_the_cookie(person: MakePerson) -> None:
    """Else the first requests of a page, sent side by side, would each bring another."""
    for page in PAGES:
        answer = person("Anna").http.get(page)
        assert answer.status_code in (200, 503)  # 503: the client has not been built
        assert "set-cookie" in answer.headers


def test_every_answer_has_the_headers_that_browsers_obey(person: MakePerson) -> None:
    anna = person("Anna")
    answers = [anna.http.get(path) for path in ("/", "/api/games", "/api/nowhere", "/api/tables/x")]
    answers.append(anna.http.post("/api/tables", content=b"{"))
    for answer in answers:
        headers = answer.headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert headers["cache-control"]


def test_a_body_that_is_too_large_is_refused(person: MakePerson) -> None:
    anna = person("Anna")
    assert "at most 512 KiB" in anna.post("/api/records", {"record": "x" * 600_000}, 413)
    assert "This is not a record" in anna.post("/api/records", {"record": "x" * 500_000}, 400)


def test_a_body_without_a_length_is_refused(person: MakePerson) -> None:
    answer = person("Anna").http.post("/api/records", content=iter([b"{}"]))
    assert (answer.status_code, answer.json()) == (
        400,
        {"problem": {"say": "boardwright/request-without-length"}},
    )


@pytest.mark.parametrize("body", [b"", b"{", b"\xff\xfe", b'{"record": "\xff"}', b'{"record":"\\ud800"}'])
def test_a_body_that_is_not_json_is_refused(person: MakePerson, body: bytes) -> None:
    answer = person("Anna").http.post("/api/records", content=body)
    assert (answer.status_code, answer.json()) == (400, {"problem": {"say": "boardwright/request-not-json"}})


def test_too_many_requests_are_refused(server: Server) -> None:
    """Sent in one go, so that however slow the machine is, they come faster than the limit allows."""
    head = (
        f"POST /api/tables/nowhere/leave HTTP/1.1\r\nHost: {urlsplit(server.address).netloc}\r\nContent-Length: 0\r\n"
    )
    here, elsewhere = (f"X-Forwarded-For: {somewhere()}\r\n" for _ in range(2))
    received = bare(server, f"{head}{here}\r\n" * 200 + f"{head}{elsewhere}Connection: close\r\n\r\n")
    codes = [int(code) for code in re.findall(rb"HTTP/1.1 (\d+)", received)]
    assert codes[:40] == [404] * 40
    assert set(codes) == {404, 429}
    assert codes[-1] == 404, "another address has a limit of its own"
    assert b'{"problem":{"say":"boardwright/requests-too-fast"}}' in received


@pytest.mark.parametrize(
    "path",
    [
        "/../app.py",
        "/../../../../../../../etc/passwd",
        "/..%2f..%2fapp.py",
        "/%2e%2e/app.py",
        "/assets/../../app.py",
        "/assets/%2e%2e/%2e%2e/app.py",
        "//etc/passwd",
        "/..\\..\\app.py",
        "/%00",
        "/assets/%00.js",
        "/" + "x" * 5000,
        "/static/../../app.py",
        "/%ff%fe",
    ],
)
def test_no_file_outside_of_the_client_is_served(server: Server, path: str) -> None:
    """Over a bare socket: a client's library would tidy the path up."""
    status, body = bare_get(server, path)
    assert status in (200, 400, 404, 503)
    assert b"root:" not in body
    assert b"import" not in body.split(b"\r\n\r\n", 1)[-1][:200]


def bare_get(server: Server, path: str) -> tuple[int, bytes]:
    host = urlsplit(server.address).netloc
    received = bare(server, f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n")
    return int(received.split(b" ", 2)[1]), received


def bare(server: Server, request: str) -> bytes:
    """What the server answers until it closes."""
    address = urlsplit(server.address)
    assert address.hostname is not None
    with socket.create_connection((address.hostname, address.port or 80), timeout=PATIENCE) as connection:
        connection.sendall(request.encode())
        received = b""
        while part := connection.recv(65536):
            received += part
    return received


def test_a_missing_file_is_not_the_page(person: MakePerson) -> None:
    assert "no file" in person("Anna").get("/assets/missing.js", 404)


def test_the_icon_is_served_where_browsers_ask_for_it_unasked(server: Server) -> None:
    status, answer = bare_get(server, "/favicon.ico")
    assert (status, b"image/svg+xml" in answer) == (200, True)
