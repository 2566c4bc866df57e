"""Schemathesis asks everything that the OpenAPI description allows, and much that it does not."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import APIOperation, Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from boardwright.server.app import make_app
from boardwright.server.store import Store
from tests.server.live import Person, Server, somewhere

# Any: schemathesis leaves open which library sends the requests.
Operation = APIOperation[Any, Any, Any, Any]
AnyCase = Case[Any]

CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance, status_code_conformance]
SCHEMA = schemathesis.openapi.from_dict(make_app(Store("sqlite://")).openapi())
OPERATIONS = [found.ok() for found in SCHEMA.get_all_operations() if isinstance(found, Ok)]
# Those that take more than the name of a table: any text may be one.
CAN_BE_WRONG = [operation for operation in OPERATIONS if operation.query or operation.body]


@pytest.fixture(scope="module")
def tables(server: Server) -> Iterator[list[str]]:
    """A table that gathers, and one in play: so that names of tables lead somewhere."""
    anna = Person(server.address, "Anna")
    yield [anna.create("open", private=False), anna.create("random", pace="calm")]
    anna.close()


def test_the_server_describes_itself(server: Server) -> None:
    described = requests.get(f"{server.address}/openapi.json", timeout=30).json()
    assert described == SCHEMA.raw_schema
    assert len(OPERATIONS) == 26


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
def test_what_is_allowed_is_answered_as_described(operation: Operation, server: Server, tables: list[str]) -> None:
    def ask(case: AnyCase) -> None:
        for name in tables if "id" in case.path_parameters else [""]:
            if name:
                case.path_parameters["id"] = name
            validate(case, server)

    try_many(operation, GenerationMode.POSITIVE, ask)


@pytest.mark.parametrize("operation", CAN_BE_WRONG, ids=lambda operation: operation.label)
def test_what_is_not_allowed_is_answered_as_described(operation: Operation, server: Server) -> None:
    try_many(operation, GenerationMode.NEGATIVE, lambda case: validate(case, server))


def try_many(operation: Operation, mode: GenerationMode, ask: Callable[[AnyCase], None]) -> None:
    many = settings(max_examples=12, suppress_health_check=list(HealthCheck))
    many(given(case=operation.as_strategy(generation_mode=mode))(ask))()


def validate(case: AnyCase, server: Server) -> None:
    case.call_and_validate(base_url=server.address, headers={"X-Forwarded-For": somewhere()}, checks=CHECKS)
