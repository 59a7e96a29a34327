"""A real server and real browsers.  Without Chromium these tests are skipped; in CI they fail."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NoReturn

import pytest
from playwright.sync_api import Playwright, sync_playwright

from heraut.server.app import STATIC
from tests.browser.person import Person
from tests.server.client import Process

NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip

Meet = Callable[..., Person]


def find_chromium() -> str | None:
    named = os.environ.get("HERAUT_CHROMIUM")
    return named or next((path for name in NAMES if (path := shutil.which(name))), None)


def install_chromium(lock: Path) -> None:
    """On a bare Debian, as root: the distribution's own; by one process at a time."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return
    import fcntl

    with open(lock, "w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        if find_chromium():
            return
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (["apt-get", "update"], ["apt-get", "install", "-y", "--no-install-recommends", "chromium"]):
            subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=False, timeout=900)


def missing(what: str) -> NoReturn:
    if os.environ.get("CI"):
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(scope="session")
def chromium(tmp_path_factory: pytest.TempPathFactory) -> str:
    if not (STATIC / "index.html").exists():
        missing("the pages are not built: make web")
    if not find_chromium():
        install_chromium(tmp_path_factory.getbasetemp().parent / "chromium.lock")
    return find_chromium() or missing("no Chromium here; HERAUT_CHROMIUM may name one")


@pytest.fixture(scope="session")
def driver() -> Iterator[Playwright]:
    with sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="module")
def node(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """`heraut serve`, for the tests of a module."""
    running = Process(tmp_path_factory.mktemp("node") / "tables.db")
    yield running
    running.stop()


@pytest.fixture
def meet(driver: Playwright, chromium: str, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Meet]:
    """Somebody with a browser of their own; the same name comes back with what their browser kept."""
    met: list[Person] = []

    def somebody(name: str = "alix", url: str = "", width: int = 1366, height: int = 768, **more: Any) -> Person:
        context = driver.chromium.launch_persistent_context(
            str(tmp_path / name), executable_path=chromium, args=FLAGS, viewport={"width": width, "height": height},
            permissions=["clipboard-read", "clipboard-write"],
            **{"locale": "en-GB", "color_scheme": "light", "reduced_motion": "reduce", **more},
        )  # fmt: skip
        met.append(Person(context, url or request.getfixturevalue("node").url))
        return met[-1]

    yield somebody
    for person in met:
        person.leave()


@pytest.fixture
def alix(meet: Meet) -> Iterator[Person]:
    """Somebody alone at a desk; nothing may go wrong in their browser's console."""
    person = meet("alix")
    yield person
    assert person.troubles == []
