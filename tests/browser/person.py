"""Somebody at a browser: what they see, press and type."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, Response, StorageState, WebSocket, expect

from tests.server.client import WITHIN as BUSY
from tests.server.client import whole

DUEL = "Example: a duel in two passes"
COMBAT = "Example: a whole combat"
WITHIN = 1000 * BUSY  # milliseconds
PLAY = re.compile(r"^(Play|Jouer) Confrontation")

expect.set_options(timeout=WITHIN)


class Person:
    """A browser with one page, and everything that came over its lines."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context, self.url = context, url
        context.set_default_timeout(WITHIN)
        self.page: Page = context.pages[0] if context.pages else context.new_page()
        self.troubles: list[str] = []
        self.lines: list[list[dict[str, Any]]] = []
        self.kept: StorageState | None = None
        self.answers: list[Response] = []
        self.gone = False
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        self.page.on("websocket", self._line)
        self.page.on("response", lambda response: self.answers.append(response))

    def _console(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"{message.type}: {message.text} ({message.location['url']})")

    def _line(self, line: WebSocket) -> None:
        came: list[dict[str, Any]] = []
        self.lines.append(came)

        def hear(text: str | bytes) -> None:
            frame = json.loads(text)
            if frame["type"] == "view":
                came.append(whole(came[-1] if came else {}, frame))

        line.on("framereceived", hear)

    def leave(self) -> None:
        if not self.gone:
            self.gone = True
            self.kept = self.context.storage_state()
            self.context.close()

    # --- going somewhere ---

    def go(self, path: str = "/") -> Person:
        """To a page of the site; a fresh load, as from a bookmark."""
        self.page.goto("about:blank")
        self.page.goto(f"{self.url}/#{path}")
        return self

    @property
    def table(self) -> str:
        """The table's id, from the address."""
        found = re.search(r"#/table/([^/]+)", self.page.url)
        assert found, self.page.url
        return found[1]

    def home(self) -> Person:
        self.go()
        expect(self.page.get_by_role("button", name=PLAY).first).to_be_visible()
        return self

    def lay(
        self,
        scenario: str,
        *seats: str,
        dice: str = "",
        names: Mapping[int, str] = {},
        game: str = "confrontation",
        bot: str = "",
        rhythm: str = "",
    ) -> Person:
        """Set a table up and begin: `me`, `here`, `bot` or `invite` for each seat; `bot`: which one all bots are."""
        self.go(f"/new/{game}")
        if scenario:
            self.pick(scenario)
        for n, who in enumerate(seats):
            self.page.get_by_label("Who sits where").nth(n).select_option(who)
        if bot:
            self.page.get_by_role("button", name="More bots").click()
        for one in self.page.get_by_label("Bot", exact=True).all() if bot else []:
            one.select_option(bot)
        for n, name in names.items():
            self.page.locator(".seat").nth(n).get_by_label("Name").fill(name)
        if dice:
            self.page.get_by_role("radio", name=dice).click()
        if rhythm:
            self.page.get_by_text("Rhythm", exact=True).first.click()
            self.page.get_by_role("radio", name=rhythm).click()
        self.page.get_by_role("button", name="Begin").click()
        if "invite" not in seats:
            expect(self.thread).to_be_visible()
        return self

    def pick(self, scenario: str) -> None:
        """One of all scenarios, on the page where a table is set up."""
        every = self.page.get_by_role("button", name=re.compile(r"^(Show all|Montrer les) \d+ sc"))
        wanted = self.page.get_by_role("radio", name=re.compile(f"^{re.escape(scenario)}"))
        expect(self.page.locator(".pick").first).to_be_visible()
        if not wanted.count():
            every.click()
        self.page.locator("label.pick").filter(has=wanted).click()
        expect(wanted).to_be_checked()

    # --- at the table ---

    @property
    def question(self) -> Locator:
        return self.page.locator("#question")

    @property
    def options(self) -> Locator:
        """The answers that this person may give."""
        return self.page.locator("[data-option]:not([aria-disabled=true])")

    @property
    def end(self) -> Locator:
        return self.page.locator(".end header")

    @property
    def thread(self) -> Locator:
        return self.page.locator("[role=slider]")

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("log")

    @property
    def given(self) -> int:
        """How many answers the thread shows."""
        return int(self.thread.get_attribute("aria-valuemax") or 0)

    @property
    def confirm(self) -> Locator:
        return self.page.locator(".foot .cta")

    def asked(self) -> bool:
        """Wait until an answer is wanted, and none is on its way; False when the game is over instead."""
        expect(self.options.first.or_(self.end)).to_be_visible()
        expect(self.page.locator("[data-place=what][aria-busy=true]")).to_have_count(0)
        expect(self.options.first.or_(self.end)).to_be_visible()
        return not self.end.is_visible()

    def moved(self, before: int) -> None:
        """Wait until the thread is longer or shorter than it was, or gone with the table."""
        self.page.wait_for_function(
            "before => document.querySelector('[role=slider]')?.getAttribute('aria-valuemax') !== before",
            arg=str(before),
        )

    def answer(self, n: int = 0) -> None:
        """Choose an option by pressing it, and confirm; where more are wanted before that, the first of each."""
        assert self.asked()
        before = self.given
        if self.options.nth(n).get_attribute("aria-checked") != "true":
            self.options.nth(n).click()
        while self.page.locator(".gesture").count() and not self.confirm.is_enabled():
            self.options.first.click()
        self.confirm.click()
        self.moved(before)

    def play(self, most: int = 200) -> int:
        """The first option, until the game is over or so many answers; how many were given."""
        for given in range(most):
            if not self.asked():
                return given
            self.answer()
        return most

    # --- what came over the line ---

    def views(self) -> list[dict[str, Any]]:
        return [view for line in self.lines for view in line]

    def view(self) -> dict[str, Any]:
        return self.views()[-1]
