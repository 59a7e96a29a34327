"""Several seats are asked at once: on one screen, at browsers of their own, and where hands are hidden."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Meet
from tests.browser.person import Person
from tests.browser.test_access import AXE as CHECKER
from tests.browser.test_access import violations
from tests.raid.game import RaidGame, VeiledRaid, raid
from tests.server.client import Server

AXE, BOW = 1, 2


@pytest.fixture(params=[RaidGame])
def camp(browser: Browser, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Server]:
    running = Server(str(tmp_path / "tables.db"), {"raid": raid(request.param)})
    yield running
    running.stop()


def said(person: Person) -> list[tuple[int, str]]:
    return [(one["seat"], one["text"]) for one in person.view()["thread"] if one["seat"] != -1]


def test_on_one_screen_each_has_a_list_and_answers_for_themselves(camp: Server, meet: Meet) -> None:
    alix = meet("alix", camp.url)
    alix.lay("raid", "me", "here", "here", game="raid")
    expect(alix.options).to_have_count(6)
    expect(alix.page.locator(".whose")).to_have_text(["Bow", "Axe"])
    expect(alix.page.get_by_role("radio", name="Axe. guard 1")).to_have_count(1)
    expect(alix.page.locator(".banner.turn")).to_have_count(2)
    assert violations(alix, CHECKER.read_text()) == []
    alix.answer(4)
    expect(alix.options).to_have_count(5)
    assert said(alix) == [(AXE, "guard 1")]
    alix.answer(2)
    expect(alix.page.locator(".whose")).to_have_count(0)
    assert said(alix) == [(AXE, "guard 1"), (BOW, "rest 2")]
    assert alix.troubles == []


def test_who_was_not_the_quicker_keeps_what_they_chose(camp: Server, meet: Meet) -> None:
    table = camp.open({"who": "me"}, {"who": "invite"}, {"who": "invite"}, game="raid", scenario="raid")
    axe, bow = meet("axe", camp.url), meet("bow", camp.url)
    for person, seat in ((axe, AXE), (bow, BOW)):
        person.go(f"/join/{table.table}/{table.invites[seat]}")
        person.page.get_by_label("Name").fill(f"Player {seat}")
        person.page.get_by_role("button", name="Sit down").click()
        expect(person.options).to_have_count(3)
    bow.options.nth(1).click()
    axe.answer(1)
    expect(bow.thread).to_have_attribute("aria-valuemax", "1")
    expect(bow.page.get_by_role("radio", name="guard 2")).to_be_checked()
    bow.page.get_by_role("button", name="guard 2").click()
    expect(axe.thread).to_have_attribute("aria-valuemax", "2")
    assert said(axe) == [(AXE, "guard 1"), (BOW, "guard 2")]
    assert [*axe.troubles, *bow.troubles] == []


@pytest.mark.parametrize("camp", [VeiledRaid], indirect=True)
def test_where_hands_are_hidden_who_is_asked_may_give_the_screen_away(camp: Server, meet: Meet) -> None:
    alix = meet("alix", camp.url)
    alix.lay("raid", "bot", "me", "here", game="raid", bot="first")
    expect(alix.options).to_have_count(3)
    alix.page.get_by_role("button", name="Give the screen to Bow").click()
    expect(alix.options).to_have_count(0)
    alix.page.get_by_role("button", name="I am Bow").click()
    expect(alix.page.get_by_role("radio", name="rest 2")).to_be_visible()
    alix.answer(2)
    alix.page.get_by_role("button", name="I am").click()
    expect(alix.page.get_by_role("radio", name="rest 1")).to_be_visible()
    assert alix.troubles == []
