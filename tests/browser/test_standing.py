"""What a table is told besides its questions: rules that changed, dice that were sealed, somebody asked in secret."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.browser.conftest import Meet
from tests.browser.person import DUEL, Person
from tests.browser.test_access import axe, scrolls, violations
from tests.browser.test_back import bring
from tests.server.client import HERE, INVITE, ME, Opened, bearer
from tests.server.test_upgrades import Start, forbid, play, reached, upgraded

__all__ = ["axe", "upgraded"]
SCREENS = [(1366, 768), (844, 390), (640, 360), (390, 844)]


def seated(person: Person, table: Opened, seat: int) -> Person:
    """At home, with the key of one seat."""
    held = [{"table": table.table, "tokens": {str(seat): table.tokens[seat]}, "game": "confrontation", "seen": 1}]
    person.home().page.evaluate("held => localStorage.setItem('heraut.tables', JSON.stringify(held))", held)
    return person.home()


def test_other_rules_are_agreed_to_by_everybody(
    upgraded: Start, monkeypatch: pytest.MonkeyPatch, browser: Browser, meet: Meet, axe: str
) -> None:
    table = upgraded().open(ME, INVITE)
    table.claim(1, "Basile")
    before = play(table, 9)
    at = forbid(monkeypatch, before, after=5)
    server = upgraded()
    reached(server, table)
    alix = seated(meet("alix", server.url), table, 0)
    row = alix.page.get_by_role("list", name="Your tables").get_by_role("listitem")
    expect(row).to_contain_text("Other rules")
    row.get_by_role("link").click()
    expect(alix.question).to_have_text("Today’s rules stop here")
    assert alix.given == at
    agree = alix.page.get_by_role("button", name="I agree: go on from here")
    for width, height in SCREENS:
        alix.page.set_viewport_size({"width": width, "height": height})
        expect(agree).to_be_in_viewport(ratio=1)
        assert scrolls(alix) == []
        assert violations(alix, axe) == []
    alix.page.set_viewport_size({"width": 1366, "height": 768})

    # It can be looked at, and come back from.
    alix.page.get_by_role("button", name="Look back").click()
    expect(alix.page.get_by_text(re.compile(f"^After answer {at - 1} of"))).to_be_visible()
    alix.page.get_by_role("button", name="Back to the present").first.click()

    basile = seated(meet("basile", server.url), table, 1).go(f"/table/{table.table}")
    waited = alix.page.locator(".what [role=status]")
    expect(waited).to_contain_text("Basile")
    agree.focus()
    alix.page.keyboard.press("Enter")
    expect(agree).to_have_count(0)
    expect(waited).to_have_text("The game goes on from here once everybody agrees. Still to agree: Basile.")
    basile.page.get_by_role("button", name="I agree: go on from here").click()
    for person in (alix, basile):
        expect(person.question).not_to_have_text("Today’s rules stop here")
        expect(person.log).to_contain_text("rules")
        assert person.troubles == []
        person.leave()


def test_a_save_of_other_rules_is_opened_up_to_there(
    upgraded: Start, monkeypatch: pytest.MonkeyPatch, browser: Browser, meet: Meet
) -> None:
    server = upgraded()
    table = server.open(ME, HERE)
    before = play(table, 8)
    save = server.http.get(f"/api/tables/{table.table}/save", headers=bearer(table.tokens[0])).json()
    at = forbid(monkeypatch, before, after=5)
    alix = meet("alix", server.url)
    bring(alix, save)
    expect(alix.page.get_by_role("alert")).to_have_text(re.compile(r"^\S+ .+\.$"))
    so_far = alix.page.get_by_role("button", name="Open it up to there")
    so_far.click()
    expect(alix.thread).to_have_attribute("aria-valuemax", str(at))
    expect(alix.options.first).to_be_visible()
    alix.leave()


def test_the_seal_of_the_dice_is_there_from_the_beginning_to_the_end(alix: Person) -> None:
    alix.lay(DUEL, "me", "bot")
    alix.asked()
    [seal] = alix.view()["seals"]
    menu = alix.page.get_by_role("button", name="Menu")
    menu.click()
    alix.page.get_by_text(f"Dice sealed by {seal[:16]}…").click()
    expect(alix.page.get_by_text(seal, exact=True)).to_be_visible()
    expect(alix.page.get_by_text("proves that nobody chose them")).to_be_visible()
    alix.page.keyboard.press("Escape")
    alix.play()
    for width, height in SCREENS:
        alix.page.set_viewport_size({"width": width, "height": height})
        proved = alix.page.get_by_text(f"The dice were sealed by {seal[:16]}… before the game began")
        proved.scroll_into_view_if_needed()
        expect(proved).to_be_in_viewport(ratio=0.9)


def test_a_table_that_waits_says_so_and_nothing_more(alix: Person, axe: str) -> None:
    """The line is bent as it is when somebody else is asked in secret."""

    def bend(frame: Any) -> str:
        view = json.loads(frame)
        if view["type"] == "view":
            view.update(waits=True, asked=None, asked_all=[], thinking=None)
            view["scene"]["question"] = None
        return json.dumps(view)

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda frame: line.send(bend(frame)))

    alix.page.route_web_socket(re.compile("/ws$"), between)
    alix.lay(DUEL, "me", "bot")
    for width, height in SCREENS:
        alix.page.set_viewport_size({"width": width, "height": height})
        expect(alix.question).to_have_text("The table waits…")
        expect(alix.question).to_be_in_viewport(ratio=1)
        expect(alix.options).to_have_count(0)
        assert violations(alix, axe) == []


def test_the_rhythm_is_chosen_where_hands_are_hidden(alix: Person, axe: str) -> None:
    alix.go("/new/heroes3")
    alix.page.get_by_text("Rhythm").click()
    steady = alix.page.get_by_role("radio", name="steady")
    steady.focus()
    alix.page.keyboard.press("Enter")
    expect(steady).to_be_checked()
    expect(alix.page.get_by_text("so that waiting tells nothing")).to_be_visible()
    assert violations(alix, axe) == []
    alix.page.get_by_role("button", name="Begin").click()
    expect(alix.thread).to_be_visible()
    assert alix.view()["rhythm"] == "steady"
    alix.go("/new/confrontation")
    expect(alix.page.get_by_role("button", name="Begin")).to_be_visible()
    expect(alix.page.get_by_text("Rhythm")).to_have_count(0)
