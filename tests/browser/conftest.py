"""A real server and real browsers.  Without Chromium these tests are skipped; in CI they fail."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any, NoReturn

import pytest
from playwright.sync_api import Browser, StorageState, sync_playwright

from heraut.server.app import STATIC
from tests.browser import chromium
from tests.browser.node import same_dice
from tests.browser.person import Person
from tests.server.client import Process

Meet = Callable[..., Person]


def missing(what: str) -> NoReturn:
    if os.environ.get("CI"):
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One for everybody of this process; each person has a context of their own, which shares nothing."""
    if not (STATIC / "index.html").exists():
        missing("The pages are not built: make web.")
    path = chromium.find() or missing(chromium.NONE)
    with sync_playwright() as driver:
        running = driver.chromium.launch(executable_path=path, args=chromium.FLAGS)
        yield running
        running.close()


@pytest.fixture(scope="session")
def node(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """`heraut serve`, with the same dice at every table."""
    running = Process(tmp_path_factory.mktemp("node") / "tables.db", module="tests.browser.node")
    yield running
    running.stop()


@pytest.fixture(autouse=True)
def dice() -> Iterator[None]:
    """The servers in a thread of the tests have them too."""
    with same_dice:
        yield


@pytest.fixture
def meet(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Meet]:
    """Somebody at a browser; the same name comes back with what their browser kept."""
    met: dict[str, Person] = {}

    def somebody(name: str = "alix", url: str = "", width: int = 1366, height: int = 768, **more: Any) -> Person:
        kept: StorageState | None = met[name].kept if name in met else None
        context = browser.new_context(
            viewport={"width": width, "height": height}, permissions=["clipboard-read", "clipboard-write"],
            storage_state=kept,
            **{"locale": "en-GB", "color_scheme": "light", "reduced_motion": "reduce", **more},
        )  # fmt: skip
        met[name] = Person(context, url or request.getfixturevalue("node").url)
        return met[name]

    yield somebody
    for person in met.values():
        person.leave()


@pytest.fixture
def alix(meet: Meet) -> Iterator[Person]:
    """Somebody alone at a desk; nothing may go wrong in their browser's console."""
    person = meet("alix")
    yield person
    assert person.troubles == []
