"""Mage Knight: a whole game alone against the dummy, and what its page shows on the way."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.person import Person
from tests.browser.test_access import SOAK
from tests.browser.test_languages import unspoken
from tests.browser.test_map import OVERFLOW

FIRST = {"en": "First Reconnaissance", "fr": "Première reconnaissance"}
ENDS = {"en": "^(Victory|Defeat|All is lost)", "fr": "^(Victoire|Défaite|Tout est perdu)"}
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


@pytest.mark.parametrize("lang", ["en", "fr"] if SOAK else ["en"])
def test_a_first_reconnaissance_alone_to_its_end(lang: str, meet: Meet) -> None:
    alix = meet("alix", width=1280, height=800, locale=lang)
    alix.go("/")
    alix.page.get_by_role("button", name=re.compile(f"^(Play|Jouer).*{FIRST[lang]}")).click()
    assert 40 < play_in_the_middle(alix) < MOST
    expect(alix.question).to_have_text(re.compile(ENDS[lang]))
    assert alix.view()["over"]
    assert alix.troubles == []


def test_the_shelf_of_games_is_one_screen(meet: Meet) -> None:
    alix = meet("alix", width=1280, height=720).home()
    expect(alix.page.get_by_role("heading", name="Mage Knight")).to_be_in_viewport(ratio=1)
    assert alix.page.evaluate(OVERFLOW) == [0, 0]
    assert alix.troubles == []


def test_the_other_edition_is_laid_with_the_same_scenario(meet: Meet) -> None:
    alix = meet("alix").go("/new/mage_knight/seeded/solo_conquest/edition")
    expect(alix.page.get_by_role("radio", name=re.compile("^Solo Conquest"))).to_be_checked()
    expect(alix.page.get_by_role("radio", name=re.compile("^the game as published"))).to_be_checked()
    assert alix.troubles == []


@pytest.mark.parametrize(
    ("width", "height", "least"), [(1440, 900, 80), (1366, 768, 80), (1280, 800, 60), (1024, 768, 35)]
)
def test_the_cards_of_a_hand_can_be_told_apart(width: int, height: int, least: int, meet: Meet) -> None:
    """Five cards, an army to come: so much of each is seen, and all of the last."""
    alix = meet("alix", width=width, height=height)
    alix.go("/")
    alix.page.get_by_role("button", name=re.compile(f"^Play.*{FIRST['en']}")).click()
    alix.answer()
    cards = alix.page.locator('[data-card^="c0-"]')
    expect(cards).to_have_count(5)
    expect(cards.last).to_be_in_viewport(ratio=0.9)
    lefts = [box["x"] for card in alix.page.locator(".hands .at").all() if (box := card.bounding_box())]
    assert min(after - before for before, after in pairwise(lefts)) >= least
    assert alix.troubles == []
