"""What a browser fetches and keeps: the client's page and its files, and the engine for pages that work things out
themselves. Everything has a mark of its content, so that it is sent again only when it has changed."""

import asyncio
import gzip
import hashlib
import logging
import mimetypes
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, Response

from boardwright.kernel.errors import Refusal
from boardwright.kernel.text import common
from boardwright.server.client import ENGINE, STATIC
from boardwright.server.responses import Refused

LOGGER = logging.getLogger(__name__)

FOR_EVER: Final = "public, max-age=31536000, immutable"  # of what bears a mark of its content in its name
ASK_AGAIN: Final = "no-cache"
WORTH_PACKING: Final = 0.9  # what stays larger than that share is sent as it is
PLAIN_TEXT: Final = "text/plain; charset=utf-8"


@dataclass(frozen=True)
class Stored:
    """Something that browsers keep."""

    content: bytes | Path
    kind: str
    mark: str
    packed: bytes  # by gzip; empty where that saves nothing

    def response(self, request: Request, age: str) -> Response:
        headers = {"ETag": f'W/"{self.mark}"', "Cache-Control": age, "Vary": "Accept-Encoding"}
        if self.mark in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if self.packed and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=self.kind)
        if isinstance(self.content, Path):
            return FileResponse(self.content, headers=headers, media_type=self.kind)
        return Response(self.content, headers=headers, media_type=self.kind)


def _stored(content: bytes, kind: str, at: Path | None = None) -> Stored:
    packed = gzip.compress(content, compresslevel=6, mtime=0)
    worth = len(packed) < len(content) * WORTH_PACKING
    mark = hashlib.sha256(content).hexdigest()[:20]
    return Stored(content if at is None else at, kind, mark, packed if worth else b"")


@lru_cache(maxsize=500)
def stored_text(text: str, kind: str = PLAIN_TEXT) -> Stored:
    return _stored(text.encode(), kind)


@lru_cache(maxsize=500)
def _stored_file(file: Path, _changed: int) -> Stored:
    """Packed once, when it is first asked for: Pyodide's largest file takes half a second."""
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return _stored(file.read_bytes(), kind, file)


class Pages:
    def __init__(self, pack_engine: Callable[[], bytes] | None) -> None:
        """None: whatever is to be worked out is asked of the server."""
        self._pack_engine = pack_engine
        self._packing: asyncio.Future[Stored | None] | None = None

    def prepare(self) -> None:
        """Pack the engine, of the sources that this process was started from: half a second, of another thread."""
        if self._packing is None:
            self._packing = asyncio.ensure_future(asyncio.to_thread(self._pack))

    def _pack(self) -> Stored | None:
        try:
            content = b"" if self._pack_engine is None else self._pack_engine()
        except (Refusal, OSError) as error:
            LOGGER.warning("pages are not offered the engine: %s", error)
            return None
        return _stored(content, "application/octet-stream") if content else None

    async def _engine(self) -> Stored | None:
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
            found, age = await self._engine(), ASK_AGAIN
            if found is not None and request.url.query == found.mark:
                age = FOR_EVER
        elif "." in path:
            found = await asyncio.to_thread(_client_file, path)
            age = FOR_EVER if path.startswith("assets/") else ASK_AGAIN
        else:
            return await self._page(request)
        if found is None:
            raise Refused(404, common("no-file", file=repr(path[:80])))
        return found.response(request, age)

    async def _page(self, request: Request) -> Response:
        if not (STATIC / "index.html").exists():
            raise Refused(503, common("no-client"))
        engine = await self._engine()
        page = _page(request.scope.get("root_path", ""), engine.mark if engine else "")
        return stored_text(page, "text/html; charset=utf-8").response(request, ASK_AGAIN)


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


def _client_file(path: str) -> Stored | None:
    """The client's file of that name; nothing outside of its folder is ever looked at."""
    try:
        file = (STATIC / path).resolve()
        if file.is_relative_to(STATIC.resolve()) and file.is_file():
            return _stored_file(file, file.stat().st_mtime_ns)
    except (OSError, ValueError):  # a name that no file system takes
        pass
    return None
