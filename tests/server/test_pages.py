"""What pages are offered: the engine of this server's own sources, or none."""

import asyncio
import re
from collections.abc import Callable

import httpx
import pytest

from boardwright.kernel.errors import NotLegal
from boardwright.server.app import make_app
from boardwright.server.client import ENGINE, SOURCES, STATIC
from boardwright.server.sql_store import SqlStore
from boardwright.site.pack import engine


def fetched(pack_engine: Callable[[], bytes] | None, *paths: str) -> list[httpx.Response]:
    async def fetch() -> list[httpx.Response]:
        app = make_app(SqlStore("sqlite://"), pack_engine=pack_engine)
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://127.0.0.1") as client:
            return [await client.get(path) for path in paths]

    return asyncio.run(fetch())


FILES = sorted(file.relative_to(STATIC).as_posix() for file in STATIC.rglob("*") if file.is_file())


@pytest.mark.parametrize("unpacks", [True, False], ids=["packed", "plain"])
def test_what_a_browser_has_is_not_sent_again(unpacks: bool) -> None:
    """Every file, the packed engine and Pyodide's among them, and the pages themselves."""

    async def fetch() -> None:
        app = make_app(SqlStore("sqlite://"), pack_engine=lambda: b"engine" * 100)
        packing = {"Accept-Encoding": "gzip" if unpacks else "identity"}
        async with httpx.AsyncClient(
            transport=httpx.ASGITransport(app), base_url="http://127.0.0.1", headers=packing
        ) as client:
            for path in ["", "t/quiet-harbour-1", ENGINE, *[file for file in FILES if file != ENGINE]]:
                first = await client.get(f"/{path}")
                assert first.status_code == 200 and first.headers["vary"] == "Accept-Encoding"
                again = await client.get(f"/{path}", headers={"If-None-Match": first.headers["etag"]})
                assert (again.status_code, again.content) == (304, b""), path
                assert again.headers["cache-control"] == first.headers["cache-control"]
                if path in FILES and path != "index.html" and path != ENGINE:
                    assert first.content == (STATIC / path).read_bytes()

    asyncio.run(fetch())


def test_what_can_be_made_smaller_is_sent_packed() -> None:
    """Outside of `assets/` too: WebAssembly, scripts, texts. What is packed already is left as it is."""
    found = dict(zip(FILES, fetched(None, *[f"/{file}" for file in FILES]), strict=True))
    kinds = {path.rpartition(".")[2] for path, each in found.items() if each.headers.get("content-encoding") == "gzip"}
    assert {"wasm", "mjs", "js", "css", "svg", "html"} <= kinds
    assert not {"woff2", "png"} & kinds
    sent = sum(int(each.headers["content-length"]) for each in found.values())
    assert sent < sum((STATIC / path).stat().st_size for path in FILES) / 2


def offered(page: httpx.Response) -> str:
    """Where the page finds the engine; '' where it is offered none."""
    assert page.status_code == 200
    found = re.search(r'data-engine="([^"]+)"', page.text)
    return found[1] if found else ""


def test_a_page_is_offered_the_engine_under_the_mark_of_its_content() -> None:
    address = offered(*fetched(lambda: b"of today", "/"))
    today, unmarked, outdated = fetched(lambda: b"of today", f"/{address}", f"/{ENGINE}", f"/{ENGINE}?of-yesterday")
    assert {each.content for each in (today, unmarked, outdated)} == {b"of today"}
    assert "immutable" in today.headers["cache-control"]
    assert {each.headers["cache-control"] for each in (unmarked, outdated)} == {"no-cache"}
    assert offered(*fetched(lambda: b"of tomorrow", "/")) not in ("", address)


def test_working_copies_offer_it_too() -> None:
    """Whether or not bytecode was made of them: of other sources than the server's it is not taken."""
    page, packed = fetched(lambda: engine(SOURCES, STATIC), "/", f"/{ENGINE}")
    assert offered(page)
    assert packed.content == engine(SOURCES, STATIC)


@pytest.mark.parametrize("kept_back", ["by the host", "for want of sources"])
def test_where_there_is_none_the_server_is_asked(kept_back: str) -> None:
    def refuse() -> bytes:
        raise NotLegal("There are no Python sources here.")

    page, packed = fetched(None if kept_back == "by the host" else refuse, "/", f"/{ENGINE}")
    assert not offered(page)
    assert packed.status_code == 404
