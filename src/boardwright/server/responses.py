"""Answers to requests: what was asked for, or why not; and how they stand in the OpenAPI description."""

import asyncio
import os
import re
from typing import Any, Final

import msgspec
from fastapi import FastAPI, Request
from fastapi.openapi.utils import get_openapi
from fastapi.responses import Response
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect

from boardwright.kernel.text import Text, common
from boardwright.lobby import messages
from boardwright.lobby.routes import Route

BODY_SECONDS: Final = float(os.environ.get("BOARDWRIGHT_ASKING_SECONDS", "15"))  # for a body to arrive


def answer(value: object, status: int = 200) -> Response:
    return encoded(msgspec.json.encode(value), status)


def encoded(content: bytes, status: int = 200) -> Response:
    """What has been written as JSON already."""
    return Response(content, status, media_type="application/json")


def problem(text: Text, status: int) -> Response:
    """A refusal, for whoever asked."""
    return answer(messages.Problem(problem=text), status)


def refused(status: int, text: Text) -> HTTPException:
    return HTTPException(status, text)  # type: ignore[arg-type]  # its detail may be any plain data; the types say str


async def body(request: Request, kind: type[Any]) -> Any:
    """The request's body as a message."""
    try:
        async with asyncio.timeout(BODY_SECONDS):
            content = await request.body()
        return msgspec.json.decode(content, type=kind)
    except ClientDisconnect as error:  # nobody is there any more to read this
        raise refused(400, common("request-not-json")) from error
    except TimeoutError as error:
        raise refused(408, common("request-too-slow", seconds=round(BODY_SECONDS))) from error
    except msgspec.ValidationError as error:
        raise refused(422, common("request-form", error=str(error))) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:  # the last: too deep to be a message
        raise refused(400, common("request-not-json")) from error


def about(route: Route) -> dict[str, Any]:
    """How a route stands in the OpenAPI description: its types are msgspec's, not pydantic's."""
    refusals = {
        code: {"description": "Refused, with a sentence.", "content": content_of(messages.Problem)}
        for code in (400, 403, 404, 408, 409, 413, 422, 429, 503)
    }
    extra: dict[str, Any] = {"parameters": [*_words(route), *_query(route)]}
    if route.takes:
        extra["requestBody"] = {"required": True, "content": content_of(route.takes)}
    given = {"description": route.summary, "content": content_of(route.gives)}
    return {
        "response_model": None,
        "summary": route.summary,
        "openapi_extra": extra,
        "responses": {200: given, **refusals},
    }


def _words(route: Route) -> list[dict[str, Any]]:
    return [
        {
            "name": name,
            "in": "path",
            "required": True,
            "schema": {"type": "integer" if name in route.numbers else "string"},
        }
        for name in re.findall(r"{(\w+)}", route.path)
    ]


def _query(route: Route) -> list[dict[str, Any]]:
    return [{"name": name, "in": "query", "required": False, "schema": {"type": "string"}} for name in route.query]


def content_of(kind: object) -> dict[str, Any]:
    if kind is str:
        return {"text/plain": {"schema": {"type": "string"}}}
    if kind is dict:
        return {"application/json": {"schema": {"type": "object"}}}
    (schema,), _ = msgspec.json.schema_components([kind], ref_template="#/components/schemas/{name}")
    return {"application/json": {"schema": schema}}


def openapi(app: FastAPI) -> dict[str, Any]:
    if not app.openapi_schema:
        schema = get_openapi(title=app.title, version=app.version, routes=app.routes)
        kinds = [
            kind for kind in vars(messages).values() if isinstance(kind, type) and issubclass(kind, messages.Message)
        ]
        _, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
        schema.setdefault("components", {}).setdefault("schemas", {}).update(components)
        app.openapi_schema = schema
    return app.openapi_schema
