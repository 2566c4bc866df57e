"""Of what a line of the server's log is about: a request, a table."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

REQUEST: Final[ContextVar[str]] = ContextVar("request", default="")
TABLE: Final[ContextVar[str]] = ContextVar("table", default="")


def new_request() -> str:
    """From here on, what is logged belongs to a new request; its name."""
    name = secrets.token_hex(4)
    REQUEST.set(name)
    return name


@contextmanager
def at_table(id: str) -> Iterator[None]:
    """What is logged meanwhile is about a table."""
    token = TABLE.set(id)
    try:
        yield
    finally:
        TABLE.reset(token)
