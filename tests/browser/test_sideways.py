"""A phone on its side, and so much zoom that a laptop has no more room: the board and the answers, both at hand."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Meet
from tests.browser.person import COMBAT, DUEL
from tests.browser.test_access import SKIRMISH, axe, looks, reachable, scrolls, violations

__all__ = ["axe"]
SCREENS = [(844, 390), (640, 360)]  # the second is 1280 × 720 at twice its size
GAMES = [("confrontation", SKIRMISH, 1), ("confrontation", COMBAT, 1), ("heroes3", "", 0), ("heroes3", "", 8)]
ROOM = """() => {
  const options = [...document.querySelectorAll('[data-option]')].map((one) => one.parentElement);
  let area = options[0].parentElement;
  while (!/auto|scroll/.test(getComputedStyle(area).overflowY)) area = area.parentElement;
  const box = area.getBoundingClientRect();
  return { seen: Math.min(box.bottom, innerHeight) - Math.max(box.top, 0), tall: options[0].offsetHeight };
}"""
OVERLAPS = """names => {
  const boxes = names.map((name) => [name, document.querySelector(name).getBoundingClientRect()]);
  const across = (one, two) => one.left < two.right - 1 && two.left < one.right - 1;
  const down = (one, two) => one.top < two.bottom - 1 && two.top < one.bottom - 1;
  return boxes.flatMap(([a, one], n) => boxes.slice(n + 1)
    .filter(([, two]) => across(one, two) && down(one, two))
    .map(([b]) => `${a} ${b}`));
}"""
PLACES = [".top", ".where", ".ticker", ".what"]


def roomy(page: Page) -> bool:
    """Is there room for two options at once, by the height of the first?"""
    room = page.evaluate(ROOM)
    return bool(room["seen"] >= 2 * room["tall"])


@pytest.mark.parametrize(("game", "scenario", "answers"), GAMES)
def test_board_and_answers_are_at_hand(game: str, scenario: str, answers: int, meet: Meet, axe: str) -> None:
    alix = meet("alix").lay(scenario, "me", "bot", game=game)
    alix.play(answers)
    alix.asked()
    path = f"/table/{alix.table}"
    for screen, (width, height) in enumerate(SCREENS):
        alix.page.set_viewport_size({"width": width, "height": height})
        for lang, theme in looks(screen):
            alix.page.goto("about:blank")
            alix.page.goto(f"{alix.url}/?lang={lang}&theme={theme}#{path}")
            expect(alix.options.first).to_be_in_viewport()
            expect(alix.question).to_be_in_viewport(ratio=1)
            expect(alix.confirm).to_be_in_viewport(ratio=1)
            where = alix.page.locator(".where")
            box = where.bounding_box()
            assert box
            assert box["width"] >= 280
            assert box["height"] >= 240
            assert roomy(alix.page)
            assert alix.page.evaluate(OVERLAPS, PLACES) == []
            assert scrolls(alix) == []
            assert violations(alix, axe) == []
        for n in range(min(alix.options.count(), 12)):
            alix.options.nth(n).click()
            expect(alix.options.nth(n)).to_have_attribute("aria-checked", "true")
            assert reachable(alix.confirm)
    assert alix.troubles == []


@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_a_fight_on_its_side(width: int, height: int, meet: Meet, axe: str) -> None:
    """Whatever else one looks at covers the board, never the answers; turning the phone loses nothing."""
    alix = meet("alix", width=1366).lay(COMBAT, "me", "bot")
    alix.page.set_viewport_size({"width": width, "height": height})
    alix.asked()
    page = alix.page
    for opener, shown in (("Chronicle", "[role=log]"), ("Profiles", ".with .prof")):
        button = page.locator(".ticker button", has_text=opener)
        button.click()
        expect(page.locator(shown).first).to_be_in_viewport()
        assert reachable(alix.options.first)
        assert reachable(alix.confirm)
        assert violations(alix, axe) == []
        button.click()
        expect(page.locator(shown)).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("link", name="To all tables")).to_be_attached()
    page.get_by_role("link", name="To all tables").scroll_into_view_if_needed()
    expect(page.get_by_role("link", name="To all tables")).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")

    # The sheet is pulled down upright, then the phone is turned.
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("button", name="See the board").click()
    expect(alix.options.first).to_be_hidden()
    page.set_viewport_size({"width": width, "height": height})
    expect(alix.options.first).to_be_in_viewport()
    page.locator(".ticker button", has_text="Chronicle").click()
    before = alix.given
    alix.question.focus()
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    alix.moved(before)
    alix.play()
    expect(alix.end).to_be_in_viewport(ratio=1)
    assert alix.troubles == []


@pytest.mark.parametrize("width", [390, 360])
def test_on_a_phone_the_score_is_never_covered(width: int, meet: Meet) -> None:
    bran = meet("bran").lay(DUEL, "me", "bot", bot="first")
    bran.play()
    alix = meet("alix", width=width, height=844, locale="fr-FR", has_touch=True).go(f"/table/{bran.table}")
    expect(alix.end).to_be_visible()
    assert alix.page.evaluate(OVERLAPS, [".goal b:last-of-type", ".sign", ".crumbs", ".tools"]) == []
