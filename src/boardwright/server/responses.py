"""Answers to requests: what was asked for, or why not; and how requests stand in the OpenAPI document."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Mapping
from functools import cache
from typing import Any, Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response

from boardwright import __version__
from boardwright.kernel.errors import Refusal
from boardwright.kernel.text import Text, common
from boardwright.lobby import messages
from boardwright.lobby.errors import Stale, status_of
from boardwright.lobby.routes import ROUTES, Route
from boardwright.server.settings import REQUEST_TIMEOUT

SCHEMAS: Final = "#/components/schemas/{name}"
RETRY_SECONDS: Final = "2"
# What a refusal of each kind may come with: a sentence.
REFUSALS: Final = (400, 403, 404, 408, 409, 413, 422, 429, 503)


class Refused(Exception):
    """A request that cannot be answered, whatever the lobby would say to it."""

    def __init__(self, status: int, text: Text) -> None:
        super().__init__(text)
        self.status: Final = status
        self.text: Final = text


def answer(value: object, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    return encoded(msgspec.json.encode(value), status, headers)


def encoded(content: bytes, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """What has been written as JSON already."""
    return Response(content, status, headers, media_type="application/json")


def problem(text: Text, status: int) -> Response:
    """A refusal, for whoever asked."""
    later = {"Retry-After": RETRY_SECONDS} if status in (429, 503) else None
    return answer(messages.Problem(problem=text), status, later)


async def body(request: Request, kind: type[Any]) -> Any:
    """The request's body as a message."""
    try:
        async with asyncio.timeout(REQUEST_TIMEOUT):
            content = await request.body()
        return msgspec.json.decode(content, type=kind)
    except ClientDisconnect as error:  # nobody is there any more to read this
        raise Refused(400, common("request-not-json")) from error
    except TimeoutError as error:
        raise Refused(408, common("request-too-slow", seconds=round(REQUEST_TIMEOUT))) from error
    except msgspec.ValidationError as error:
        raise Refused(422, common("request-form", error=str(error))) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:  # the last: too deep to be a message
        raise Refused(400, common("request-not-json")) from error


# --- refusals, wherever they are raised


async def _refusal(_: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return problem(error.text, status_of(error))


async def _refused(_: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return problem(error.text, error.status)


async def _stale(_: Request, _error: Exception) -> Response:
    return problem(common("stale-look"), 409)


async def _by_starlette(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return problem(error.detail, error.status_code)


Handler = Callable[[Request, Exception], Awaitable[Response]]
HANDLERS: Final[dict[type[Exception], Handler]] = {
    Refusal: _refusal,
    Refused: _refused,
    Stale: _stale,
    HTTPException: _by_starlette,
}


# --- the OpenAPI document


async def openapi_document(_: Request) -> Response:
    return JSONResponse(openapi())


@cache
def openapi() -> dict[str, Any]:
    paths: dict[str, dict[str, Any]] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route)
    kinds = [kind for kind in vars(messages).values() if isinstance(kind, type) and issubclass(kind, messages.Message)]
    _, schemas = msgspec.json.schema_components(kinds, ref_template=SCHEMAS)
    about = {"title": "Boardwright", "version": __version__}
    return {"openapi": "3.1.0", "info": about, "paths": paths, "components": {"schemas": schemas}}


def _operation(route: Route) -> dict[str, Any]:
    refusal = {"description": "Refused, with a sentence.", "content": _content(messages.Problem)}
    given = {"description": route.summary, "content": _content(route.gives)}
    operation: dict[str, Any] = {
        "operationId": re.sub(r"\W+", "_", f"{route.method.lower()}{route.path}").strip("_"),
        "summary": route.summary,
        "parameters": [
            *[_parameter(word, "path", route) for word in re.findall(r"{(\w+)}", route.path)],
            *[_parameter(word, "query", route) for word in route.query],
        ],
        "responses": {"200": given, **{str(status): refusal for status in REFUSALS}},
    }
    if route.takes:
        operation["requestBody"] = {"required": True, "content": _content(route.takes)}
    return operation


def _parameter(name: str, where: str, route: Route) -> dict[str, Any]:
    kind = "integer" if name in route.numbers else "string"
    return {"name": name, "in": where, "required": where == "path", "schema": {"type": kind}}


def _content(kind: object) -> dict[str, Any]:
    if kind is str:
        return {"text/plain": {"schema": {"type": "string"}}}
    if kind is dict:
        return {"application/json": {"schema": {"type": "object"}}}
    (schema,), _ = msgspec.json.schema_components([kind], ref_template=SCHEMAS)
    return {"application/json": {"schema": schema}}
