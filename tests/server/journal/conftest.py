"""Journals to test: in a file, and in a PostgreSQL server that the tests start themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from heraut.server.journal import Journal, open_journal

from .postgres_server import Server, programs

schemas = count(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    server = Server(programs())
    yield server
    server.remove()


@pytest.fixture
def postgres_url(postgres: Server) -> str:
    """A journal's worth of empty room in the server."""
    schema = f"test_{next(schemas)}"
    postgres.execute(f"CREATE SCHEMA {schema}")
    return postgres.url(schema)


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'journal.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """The address of an empty journal, in each kind of store."""
    found: str = request.getfixturevalue(f"{request.param}_url")
    return found


@pytest.fixture
def node(url: str) -> Iterator[Callable[[], Journal]]:
    """Opens the journal once more, as another node would."""
    nodes: list[Journal] = []

    def open_it() -> Journal:
        nodes.append(open_journal(url))
        return nodes[-1]

    yield open_it
    for journal in nodes:
        journal.close()


@pytest.fixture
def journal(node: Callable[[], Journal]) -> Journal:
    return node()
