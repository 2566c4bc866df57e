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
