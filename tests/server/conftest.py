"""A database of each kind, a running server, people with browsers.

The server of the tests of sockets, of the API and of pages runs on SQLite in one process, or as the environment says:
BOARDWRIGHT_TEST_DATABASE=postgresql, and then BOARDWRIGHT_TEST_PROCESSES=2.
"""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import URL

from boardwright.server.database import sqlite_url, url_as_written
from tests.server.live import Hosting, Person, Server, running_server
from tests.server.postgres import Postgres, running_postgres


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The default set needs no PostgreSQL."""
    for item in items:
        if "postgres" in getattr(item, "fixturenames", ()):
            item.add_marker("full")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running_postgres() as server:
        yield server


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.full)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> URL:
    """The URL of an empty database."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    postgres: Postgres = request.getfixturevalue("postgres")
    return url_as_written(postgres.new_database())


@pytest.fixture(scope="session")
def new_hosting(request: pytest.FixtureRequest) -> Callable[[], Hosting]:
    """Makes an empty database to run a server on, of the kind that is asked for."""
    kind, processes = (
        os.environ.get("BOARDWRIGHT_TEST_DATABASE", "sqlite"),
        os.environ.get("BOARDWRIGHT_TEST_PROCESSES", "1"),
    )
    assert (kind, processes) == ("sqlite", "1") or kind == "postgresql", "SQLite has one process"

    def make() -> Hosting:
        if kind == "sqlite":
            return Hosting()
        postgres: Postgres = request.getfixturevalue("postgres")
        return Hosting({"BOARDWRIGHT_DATABASE": postgres.new_database()}, processes=int(processes))

    return make


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, new_hosting: Callable[[], Hosting]) -> Iterator[Server]:
    hosting = new_hosting()
    # Pages ask the server for everything here; who tests what they work out themselves starts a server of their own.
    options = [*hosting.options, "--no-plans-in-browser"]
    with running_server(tmp_path_factory.mktemp("data"), hosting.environment, options, hosting.processes) as running:
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
