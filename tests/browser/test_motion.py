"""Things move where one likes it, and never keep anybody waiting."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.person import COMBAT, Person

SKIRMISH = "Skirmish at dusk"


def style(person: Person, selector: str, name: str) -> str:
    found: str = person.page.locator(selector).first.evaluate(f"one => getComputedStyle(one)['{name}']")
    return found


def without_beats(person: Person) -> Person:
    """Nothing is played: what moves by itself is seen at once."""
    person.page.add_init_script(
        "if (origin !== 'null') localStorage.setItem('heraut.preferences', '{\"pace\": \"none\"}')"
    )
    return person


@pytest.mark.parametrize(("liked", "rolls", "glides"), [("no-preference", True, True), ("reduce", False, False)])
def test_dice_roll_and_figures_glide(liked: str, rolls: bool, glides: bool, meet: Meet) -> None:
    alix = without_beats(meet("alix", reduced_motion=liked)).lay(COMBAT, "me", "here")
    fallen = alix.page.locator(".fallen")
    for _ in range(8):
        if fallen.count():
            break
        alix.answer()
    expect(fallen.first).to_be_attached()
    assert (style(alix, ".fallen", "animationName") != "none") == rolls
    assert (float(style(alix, "g.figure", "transitionDuration").split("s")[0]) >= 0.1) == glides
    assert alix.troubles == []


def test_a_charge_glides_along_the_table(meet: Meet) -> None:
    alix = without_beats(meet("alix", reduced_motion="no-preference")).lay(SKIRMISH, "me", "here")
    for _ in range(6):
        charging = alix.page.get_by_role("radio", name=re.compile(r"^choice \d+\. [^.]* charges "))
        if charging.count():
            break
        alix.answer()
    # Every transition that begins from now on is kept.
    alix.page.evaluate(
        """() => { window.moved = [];
             addEventListener('transitionrun', ({ target: { dataset }, propertyName }) =>
               window.moved.push([dataset.id, propertyName])) }"""
    )
    charging.first.click()
    before = alix.given
    alix.confirm.click()
    alix.moved(before)
    alix.page.wait_for_function("() => window.moved.some(([id, property]) => id && property === 'transform')")
