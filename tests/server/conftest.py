"""A database of each kind, a running server, people with browsers."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import URL

from boardwright.server.database import sqlite_url, url_as_written
from tests.server.live import Person, Server, running_server
from tests.server.postgres import Postgres, running_postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running_postgres() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> URL:
    """The URL of an empty database."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    postgres: Postgres = request.getfixturevalue("postgres")
    return url_as_written(postgres.new_database())


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture
def person(server: Server) -> Iterator[Callable[[str], Person]]:
    """Makes people with a browser each: `anna = person("Anna")`."""
    people: list[Person] = []

    def make(name: str) -> Person:
        people.append(Person(server.address, name))
        return people[-1]

    yield make
    for each in people:
        each.close()
