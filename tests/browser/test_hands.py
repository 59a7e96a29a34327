"""Hands lay dice between attack and defence: tapped, dragged or by keyboard; the answer that lays them so is chosen."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Meet
from tests.browser.person import COMBAT, Person
from tests.browser.test_access import axe, violations

__all__ = ["axe"]


def dice(person: Person, rack: int) -> Locator:
    return person.page.locator(".rack").nth(rack).get_by_role("button")


def test_dice_are_laid_by_hand(alix: Person, axe: str) -> None:
    alix.lay(COMBAT, "me", "here")
    for _ in range(8):
        assert alix.asked()
        if alix.page.locator(".rack").count():
            break
        alix.answer()
    choices = alix.view()["scene"]["question"]["choices"]
    counts = [tuple(place["count"] for place in one["laid"]) for one in choices]
    whole = sum(counts[0])
    expect(alix.page.locator(".rack button")).to_have_count(whole)
    assert violations(alix, axe) == []

    # tapped, a die goes over; the answer is chosen, and given by nobody but the button
    given, attack = alix.given, dice(alix, 0).count()
    dice(alix, 0).first.click()
    expect(dice(alix, 0)).to_have_count(attack - 1)
    wanted = counts.index((attack - 1, whole - attack + 1))
    expect(alix.page.locator("[data-option][aria-checked=true]")).to_have_attribute("data-option", str(wanted))
    assert alix.given == given

    # dragged back
    dice(alix, 1).first.drag_to(alix.page.locator(".rack").nth(0))
    expect(dice(alix, 0)).to_have_count(attack)

    # by keyboard, and confirmed
    dice(alix, 0).first.focus()
    alix.page.keyboard.press("Enter")
    expect(dice(alix, 0)).to_have_count(attack - 1)
    alix.confirm.click()
    alix.moved(given)
    assert alix.troubles == []


def test_cards_that_are_mostly_covered_show_their_names_upright(meet: Meet) -> None:
    """The river of Conan's overlord beside his dice and what lies on the board: each tile can be told by its name."""
    alix = meet("alix", width=1366, height=768)
    alix.go("/open/conan/gate_of_thornford_4/first,first,first,first,me/seeded")
    assert alix.asked()
    river = alix.page.locator(".hand.row").first
    names = river.locator(".spines .at:not(:last-child) b")
    expect(names).to_have_count(5)
    cut = "all => all.some((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)"
    assert not names.evaluate_all(cut)
    assert names.first.evaluate("one => getComputedStyle(one).writingMode") == "vertical-rl"
    assert alix.troubles == []
