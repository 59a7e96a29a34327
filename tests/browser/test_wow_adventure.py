"""The adventure game: a whole race against a bot, and what its page shows on the way."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.test_languages import unspoken
from tests.browser.test_map import OVERFLOW

MOST = 300


@pytest.mark.parametrize(("lang", "end"), [("en", "^The game is over"), ("fr", "^La partie est finie")])
def test_an_adventure_for_two_to_its_end(lang: str, end: str, meet: Meet) -> None:
    """The answer in the middle each time, until somebody has the valor."""
    alix = meet("alix", width=1280, height=800, locale=lang).go("/new/wow_adventure")
    alix.page.get_by_label(re.compile("^(Bot|Automate)$")).first.select_option("easy")
    alix.page.get_by_role("radio", name=re.compile("^6$")).check(force=True)
    alix.page.get_by_role("button", name=re.compile("^(Begin|Commencer)")).click()
    kinds = set[str]()
    for given in range(MOST):
        if not alix.asked():
            break
        kinds.add(alix.view()["scene"]["question"]["kind"])
        alix.answer(alix.options.count() // 2)
        if given % 10 == 0:
            assert unspoken(alix) == []
            assert alix.page.evaluate(OVERFLOW) == [0, 0]
    assert alix.view()["over"]
    assert {"move", "resource", "equip"} <= kinds
    expect(alix.question).to_have_text(re.compile(end))
    assert alix.troubles == []


def test_the_world_is_drawn_with_signs_and_levels(meet: Meet) -> None:
    """45 spaces; cities, gates and harbours have a sign, and every space the level it asks for."""
    alix = meet("alix", width=1440, height=900).go("/new/wow_adventure")
    alix.page.get_by_role("button", name="Begin").click()
    assert alix.asked()
    expect(alix.page.locator("[data-cell^=space-]")).to_have_count(45)
    expect(alix.page.locator(".lv")).to_have_count(45)
    expect(alix.page.locator(".site")).to_have_count(17)
    assert alix.troubles == []
