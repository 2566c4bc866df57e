"""Schemathesis asks everything that the OpenAPI description allows, and much that it does not."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings

from boardwright.server.responses import openapi
from tests.missing import needs
from tests.server.live import Person, Server, somewhere

pytestmark = [pytest.mark.full, needs("schemathesis")]

if TYPE_CHECKING:
    from schemathesis import APIOperation, Case

    # Any: schemathesis leaves open which library sends the requests.
    Operation = APIOperation[Any, Any, Any, Any]
    AnyCase = Case[Any]

DESCRIBED = openapi()
# 'POST /api/tables'
OPERATIONS = {
    f"{method.upper()} {path}": about
    for path, methods in DESCRIBED["paths"].items()
    for method, about in methods.items()
}
# Those that take more than the name of a table: any text may be one.
CAN_BE_WRONG = [
    label
    for label, about in OPERATIONS.items()
    if "requestBody" in about or any(each["in"] == "query" for each in about.get("parameters", ()))
]


@cache
def operations() -> "dict[str, Operation]":
    """Read by the worker that asks, not by all that collect the tests: schemathesis takes seconds to begin."""
    import schemathesis
    from schemathesis.core.result import Ok

    found = schemathesis.openapi.from_dict(DESCRIBED).get_all_operations()
    return {each.ok().label: each.ok() for each in found if isinstance(each, Ok)}


@pytest.fixture(scope="module")
def tables(server: Server) -> Iterator[list[str]]:
    """A table that gathers, and one in play: so that names of tables lead somewhere."""
    anna = Person(server.address, "Anna")
    yield [anna.create("open", private=False), anna.create("random", pace="calm")]
    anna.close()


def test_the_server_describes_itself(server: Server) -> None:
    described = httpx.get(f"{server.address}/openapi.json", timeout=30).json()
    assert described == DESCRIBED
    assert len(OPERATIONS) == 26
    assert operations().keys() == OPERATIONS.keys()
    wrong = [label for label, operation in operations().items() if operation.query or operation.body]
    assert sorted(wrong) == sorted(CAN_BE_WRONG)


@pytest.mark.parametrize("label", OPERATIONS)
def test_what_is_allowed_is_answered_as_described(label: str, server: Server, tables: list[str]) -> None:
    def ask(case: "AnyCase") -> None:
        for name in tables if "id" in case.path_parameters else [""]:
            if name:
                case.path_parameters["id"] = name
            validate(case, server)

    try_many(label, "POSITIVE", ask)


@pytest.mark.parametrize("label", CAN_BE_WRONG)
def test_what_is_not_allowed_is_answered_as_described(label: str, server: Server) -> None:
    try_many(label, "NEGATIVE", lambda case: validate(case, server))


def try_many(label: str, mode: str, ask: "Callable[[AnyCase], None]") -> None:
    from schemathesis import GenerationMode

    operation = operations()[label]
    many = settings(max_examples=12, suppress_health_check=list(HealthCheck))
    many(given(case=operation.as_strategy(generation_mode=GenerationMode[mode]))(ask))()


def validate(case: "AnyCase", server: Server) -> None:
    from schemathesis.checks import not_a_server_error
    from schemathesis.specs.openapi import checks

    asked = [not_a_server_error, checks.content_type_conformance, checks.response_schema_conformance]
    asked.append(checks.status_code_conformance)
    case.call_and_validate(base_url=server.address, headers={"X-Forwarded-For": somewhere()}, checks=asked)
