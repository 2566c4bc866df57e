"""What a browser fetches: the client's page and its files, and the engine for pages that work things out themselves."""

import asyncio
import hashlib
import logging
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from boardwright.kernel.errors import Refusal
from boardwright.kernel.text import common
from boardwright.server.client import ENGINE, STATIC
from boardwright.server.responses import Refused

LOGGER = logging.getLogger(__name__)

FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}  # of what bears a mark of its content
ASK_AGAIN = {"Cache-Control": "no-cache"}


@dataclass(frozen=True)
class Engine:
    """As one file for the browser; empty where there is none to be had."""

    content: bytes

    @cached_property
    def mark(self) -> str:
        return hashlib.sha256(self.content).hexdigest()[:12] if self.content else ""


class Pages:
    def __init__(self, pack_engine: Callable[[], bytes] | None) -> None:
        """None: whatever is to be worked out is asked of the server."""
        self._pack_engine = pack_engine
        self._packing: asyncio.Future[Engine] | None = None

    def prepare(self) -> None:
        """Pack the engine, of the sources that this process was started from: half a second, of another thread."""
        if self._packing is None:
            self._packing = asyncio.ensure_future(asyncio.to_thread(self._pack))

    def _pack(self) -> Engine:
        try:
            return Engine(b"" if self._pack_engine is None else self._pack_engine())
        except (Refusal, OSError) as error:
            LOGGER.warning("pages are not offered the engine: %s", error)
            return Engine(b"")

    async def _engine(self) -> Engine:
        self.prepare()
        assert self._packing is not None
        return await asyncio.shield(self._packing)

    async def answer(self, request: Request) -> Response:
        path = request.path_params["path"]
        if _is_for_programs(path):
            raise Refused(404, common("no-address", path=path[:80]))
        if path == "favicon.ico":  # browsers ask for it when no page is there to name the icon
            path = "favicon.svg"
        if path == ENGINE:
            return self._packed(await self._engine(), request.url.query)
        file = _static_file(path)
        if file is not None:
            return FileResponse(file, headers=FOR_EVER if path.startswith("assets/") else ASK_AGAIN)
        if "." in path:
            raise Refused(404, common("no-file", file=repr(path[:80])))
        if not (STATIC / "index.html").exists():
            raise Refused(503, common("no-client"))
        page = _page(request.scope.get("root_path", ""), (await self._engine()).mark)
        return HTMLResponse(page, headers=ASK_AGAIN)

    @staticmethod
    def _packed(engine: Engine, asked: str) -> Response:
        if not engine.content:
            raise Refused(404, common("no-file", file=repr(ENGINE)))
        age = FOR_EVER if asked == engine.mark else ASK_AGAIN
        return Response(engine.content, media_type="application/octet-stream", headers=age)


def _is_for_programs(path: str) -> bool:
    """Whether no person looks for a page at such an address."""
    first = path.partition("/")[0]
    return first in ("api", "metrics") or first.startswith(("health", "ready"))


@cache
def _page(root: str, engine: str) -> str:
    """The client's page. Its files lie where the server is reached, which may be a folder of somebody else's site. It
    is told where the engine is, if it may fetch that."""
    page = (STATIC / "index.html").read_text(encoding="utf-8").replace('="./', f'="{root}/')
    return (
        page.replace("<html ", f'<html data-python="pyodide" data-engine="{ENGINE}?{engine}" ', 1) if engine else page
    )


def _static_file(path: str) -> Path | None:
    """The client's file of that name; nothing outside of its folder is ever looked at."""
    try:
        file = (STATIC / path).resolve()
        return file if file.is_relative_to(STATIC.resolve()) and file.is_file() else None
    except (OSError, ValueError):  # a name that no file system takes
        return None
