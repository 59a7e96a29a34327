"""Conan: a whole scenario alone against the automaton, and what its page shows on the way."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.person import Person
from tests.browser.test_languages import unspoken
from tests.browser.test_map import OVERFLOW

MOST = 250


def begin(person: Person, scenario: str) -> Person:
    person.go(f"/new/conan/seeded/{scenario}")
    person.page.get_by_role("button", name=re.compile("^(Begin|Commencer)")).click()
    expect(person.thread).to_be_visible()
    return person


def play_in_the_middle(person: Person) -> int:
    """The answer in the middle, until the game is over; whenever dice lie there, they are seen."""
    for given in range(MOST):
        if not person.asked():
            return given
        dice = person.view()["scene"]["dice"]
        expect(person.page.locator(".tray .fallen")).to_have_count(sum(len(one["faces"]) for one in dice))
        person.answer(person.options.count() // 2)
        if given % 10 == 0:
            assert unspoken(person) == []
            assert person.page.evaluate(OVERFLOW) == [0, 0]
    return MOST


def test_a_whole_scenario_alone_to_its_end(meet: Meet) -> None:
    alix = begin(meet("alix", width=1280, height=800, locale="fr"), "salt_cages_1_automaton")
    assert 10 < play_in_the_middle(alix) < MOST
    expect(alix.question).to_have_text(re.compile("^(Victoire : |Tout est perdu)"))
    assert alix.view()["over"]
    assert alix.troubles == []


def test_the_board_is_a_map_and_the_gems_of_a_hero_are_counted_by_zone(meet: Meet) -> None:
    alix = begin(meet("alix"), "salt_cages_1_automaton")
    board = alix.view()["scene"]["boards"][0]
    walls = [link for link in board["links"] if link["kind"] == "wall"]
    expect(alix.page.locator("line.side.wall")).not_to_have_count(0)
    assert len(walls) <= alix.page.locator("line.side.wall").count()
    expect(alix.page.locator("line:not(.side)")).to_have_count(0)
    hero = {pool["id"]: pool["count"] for pool in alix.view()["scene"]["pools"]}
    expect(alix.page.get_by_role("button", name=re.compile(f"^Available {hero['available0']}$"))).to_be_visible()
    expect(alix.page.get_by_role("button", name=re.compile("^Melee 0"))).to_be_attached()
    assert alix.troubles == []


def test_the_river_lies_before_the_overlord(meet: Meet) -> None:
    """Its tiles by their price; who plays a hero finds it on offer."""
    alix = meet("alix").go("/new/conan/seeded/salt_cages_1")
    for seat in range(2):
        alix.page.get_by_label("Who sits where").nth(seat).select_option("me" if not seat else "here")
    alix.page.get_by_role("button", name="Begin").click()
    while alix.asked() and alix.view()["scene"]["question"]["kind"] != "river":
        alix.answer(alix.options.count() - 1)
    river = next(zone for zone in alix.view()["scene"]["zones"] if zone["id"] == "zone-river")
    expect(alix.page.locator(".hands [data-card]")).to_have_count(len(river["cards"]))
    assert alix.troubles == []
