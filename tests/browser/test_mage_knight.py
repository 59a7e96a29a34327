"""Mage Knight: a whole game alone against the dummy, and what its page shows on the way."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.person import Person
from tests.browser.test_languages import unspoken
from tests.browser.test_map import OVERFLOW

FIRST = {"en": "First Reconnaissance", "fr": "Première reconnaissance"}
MOST = 250


def play_in_the_middle(person: Person) -> int:
    """The answer in the middle, until the game is over: neither always the end of a turn nor always the dearest."""
    for given in range(MOST):
        if not person.asked():
            return given
        person.answer(person.options.count() // 2)
        if given % 10 == 0:
            assert unspoken(person) == []
            assert person.page.evaluate(OVERFLOW) == [0, 0]
    return MOST


@pytest.mark.parametrize(("lang", "end"), [("en", "^(Victory: |All is lost)"), ("fr", "^(Victoire : |Tout est perdu)")])
def test_a_first_reconnaissance_alone_to_its_end(lang: str, end: str, meet: Meet) -> None:
    alix = meet("alix", width=1280, height=800, locale=lang)
    alix.go("/")
    alix.page.get_by_role("button", name=re.compile(f"^(Play|Jouer).*{FIRST[lang]}")).click()
    assert 40 < play_in_the_middle(alix) < MOST
    expect(alix.question).to_have_text(re.compile(end))
    assert alix.view()["over"]
    assert alix.troubles == []


def test_the_shelf_of_games_is_one_screen(meet: Meet) -> None:
    alix = meet("alix", width=1280, height=720).home()
    expect(alix.page.get_by_role("heading", name="Mage Knight")).to_be_in_viewport(ratio=1)
    assert alix.page.evaluate(OVERFLOW) == [0, 0]
    assert alix.troubles == []
