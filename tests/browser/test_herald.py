"""What a person leaves to the herald, on the page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Meet
from tests.browser.person import Person
from tests.browser.test_access import axe, violations

__all__ = ["axe"]


def test_a_question_is_declined_for_the_turn_and_the_chronicle_says_so(meet: Meet) -> None:
    alix = meet("alix", width=1280, height=800)
    alix.lay("First steps", "me", "bot", game="heroes3", bot="first")
    for _ in range(60):
        assert alix.asked()
        if "decline" in alix.view()["herald"]["may"]:
            break
        alix.answer()
    given = len(alix.view()["thread"])
    alix.page.get_by_role("button", name="Do not ask again this turn").click()
    alix.moved(given)
    told = [line["text"]["en"] for view in alix.views() for line in view["log"]]
    assert any(text.startswith("The herald answers for") for text in told)
    assert alix.troubles == []


def test_six_sisters_are_one_card_and_a_pressed_one_is_named(meet: Meet) -> None:
    alix = meet("alix", width=1280, height=800)
    alix.lay("The shield wall", "me", "here")
    assert alix.asked()
    expect(alix.options).to_have_count(1)
    expect(alix.page.locator(".opt h2")).to_contain_text("any of 6")
    alix.page.locator("[data-id='4']").first.click()
    expect(alix.page.locator(".opt.on h2")).to_contain_text("4")
    before = alix.given
    alix.confirm.click()
    alix.moved(before)
    assert alix.view()["thread"][0]["text"] == "name 4"
    assert alix.troubles == []


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_errands_are_given_when_a_table_is_laid(meet: Meet, axe: str, language: str) -> None:
    alix = meet("alix", width=390, height=844, locale=language)
    alix.go("/new/heroes3")
    page = alix.page
    errands = page.locator(".errand input")
    expect(errands).to_have_count(2)
    expect(errands.nth(0)).to_be_checked()  # the first scenario, against a bot
    expect(errands.nth(1)).to_be_checked()
    assert violations(alix, axe) == []
    errands.nth(0).scroll_into_view_if_needed()
    second = page.get_by_label(re.compile("^(Who sits where|Qui s’assied où)")).nth(1)
    second.select_option("here")  # against people nothing is usual
    expect(errands.nth(1)).not_to_be_checked()
    second.select_option("bot")
    expect(errands.nth(1)).to_be_checked()
    errands.nth(0).uncheck()  # this one, and no other
    page.get_by_role("button", name=re.compile("^(Begin|Commencer)")).click()
    expect(alix.question).to_be_visible()
    assert alix.view()["herald"]["errands"] == ["guards"]
    assert not any(one["herald"] for one in alix.view()["thread"]), "the person lays the table"
    assert alix.troubles == []


def test_a_game_without_errands_offers_none(alix: Person) -> None:
    alix.go("/new/confrontation")
    expect(alix.page.get_by_role("button", name="Begin")).to_be_visible()
    expect(alix.page.locator(".errand")).to_have_count(0)


MOST_PRESSES = 6


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_a_sure_fight_takes_six_presses_at_most(meet: Meet, language: str) -> None:
    """From the guards' place, with a strong army, to the next question of the turn."""
    alix = meet("alix", width=1366, height=768, locale=language)
    alix.go("/open/heroes3/house_first_steps/me,first/seeded")
    page, presses, fought = alix.page, 0, False
    weigh, settle = page.locator(".herald button:not(.btn)").last, page.locator(".herald .btn")

    def press(one: Locator) -> None:
        nonlocal presses
        one.click()
        presses += fought

    def option(*wanted: str) -> Locator | None:
        """The first answer that is written so, or leads to that."""
        for n, one in enumerate(alix.view()["scene"]["question"]["choices"]):
            if any(one["answer"].startswith(word) or word in str(one["consequences"]) for word in wanted):
                return page.locator(f"[data-option='{n}']")
        return None

    while alix.asked():
        kind, before = alix.view()["scene"]["question"]["kind"], alix.given
        if kind == "turn" and fought:
            break
        if fought and kind not in ("deploy", "town_action") and "settle" in alix.view()["herald"]["may"]:
            press(weigh)
            expect(page.locator(".herald p span").last).to_be_in_viewport(ratio=1)
            expect(settle).to_be_in_viewport(ratio=1)
            press(settle)
        else:
            to_fight = kind == "turn" and not option("reinforce", "recruit")
            if not alix.confirm.is_enabled():
                strengthen = None if fought else option("reinforce", "recruit", "level I:")
                press(strengthen or alix.options.last)
            press(alix.confirm)
            fought = fought or to_fight
        alix.moved(before)
    assert 0 < presses <= MOST_PRESSES
    assert alix.troubles == []
