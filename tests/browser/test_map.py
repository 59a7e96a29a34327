"""A game with a map, a hand and a town: everything can be pressed where it lies, nothing needs scrolling."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.person import Person

OVERFLOW = (
    "() => [document.documentElement.scrollHeight - innerHeight, document.documentElement.scrollWidth - innerWidth]"
)


def to_my_turn(person: Person) -> None:
    """Through the set-up, and past whatever is asked before the turn: the first answer each time."""
    for _ in range(30):
        expect(person.options.first).to_be_visible()
        if "What do you do?" in person.question.inner_text():
            return
        person.answer()
    raise AssertionError("the turn never came")


def test_variants_are_switched_on_at_the_set_up(meet: Meet) -> None:
    alix = meet("alix")
    alix.go("/new/heroes3")
    page = alix.page
    page.get_by_text("Variants: none").click()
    page.get_by_role("checkbox", name=re.compile("^Two heroes")).check()
    expect(page.get_by_text("Variants: 1")).to_be_visible()
    page.get_by_role("button", name="Begin").click()
    to_my_turn(alix)
    expect(page.get_by_text("MP (second)")).to_be_visible()
    assert alix.troubles == []


def test_a_turn_is_played_on_the_map(meet: Meet) -> None:
    alix = meet("alix", width=1280, height=800)
    alix.lay("First steps", "me", "bot", game="heroes3", bot="first")
    page = alix.page
    to_my_turn(alix)
    assert page.evaluate(OVERFLOW) == [0, 0]

    # a lesson is shown until it is understood, and never again on this device
    tip = page.get_by_role("complementary", name="Lesson")
    first = tip.inner_text()
    tip.get_by_role("button", name="Understood").click()
    expect(tip).not_to_have_text(first)

    # pressing a field chooses the way there
    field = page.locator("[data-cell].choosable").first
    name = field.get_attribute("aria-label")
    assert name
    field.click()
    expect(page.locator(".opt.on h2")).to_be_visible()
    expect(page.locator("[data-cell].chosen")).to_have_attribute("aria-label", name)

    # the town lies in a pile that opens; what cannot be built says why
    page.locator(".pile").filter(has_text="Town").get_by_role("button").click()
    dearest = page.locator('[data-card$="-dwelling_golden"]')
    expect(dearest).to_be_visible()
    dearest.click()
    why = page.get_by_role("dialog").filter(has_text="Why not:")
    expect(why).to_contain_text("must stand first")
    expect(why.get_by_role("link", name="H3-BLD-3")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    assert alix.troubles == []


def test_what_lies_open_before_the_other_player(meet: Meet) -> None:
    alix = meet("alix", width=1280, height=800)
    alix.lay("First steps", "me", "bot", game="heroes3", bot="first")
    to_my_turn(alix)
    alix.page.get_by_role("button", name="What lies open before this player").click()
    dialog = alix.page.get_by_role("dialog", name="What lies open before this player")
    expect(dialog).to_contain_text("Army")
    expect(dialog).to_contain_text("Town")
    expect(dialog.locator('[data-card^="c1-"]')).to_have_count(0)  # no hand
    assert alix.troubles == []


def test_the_learning_scenario_from_the_first_answer_to_the_last(meet: Meet) -> None:
    """Set-up, six rounds of map, town, cards and combats against a bot, and the end: by pressing answers alone."""
    alix = meet("alix", width=1280, height=800)
    alix.lay("First steps", "me", "bot", game="heroes3", bot="first")
    given = alix.play(600)
    expect(alix.end).to_be_visible()
    assert given > 30
    assert alix.view()["over"]
    expect(alix.question).to_have_text(re.compile("^(Victory|Defeat|Nobody won)"))
    assert alix.page.evaluate(OVERFLOW) == [0, 0]
    assert alix.troubles == []
