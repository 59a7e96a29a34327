"""The adventure game: a whole race against a bot, and what its page shows on the way."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.person import Person
from tests.browser.test_languages import unspoken
from tests.browser.test_map import OVERFLOW

MOST = 400
NAMES_MEET = """() => {
  const plates = [...document.querySelectorAll('.plate')];
  const all = plates.map((one) => [one.textContent.trim(), one.getBoundingClientRect()]);
  const by = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from]);
  return all.flatMap(([a, one], n) => all.slice(n + 1)
    .filter(([, two]) => by(one, two, 'left', 'right') > 2 && by(one, two, 'top', 'bottom') > 2)
    .map(([b]) => `${a} / ${b}`));
}"""
TWICE = """() => {
  const ids = [...document.querySelectorAll('[data-card]')].map((one) => one.dataset.card);
  return ids.filter((id, n) => ids.indexOf(id) !== n);
}"""


def play_in_the_middle(person: Person) -> set[str]:
    """The answer in the middle until somebody has the valor; what was asked."""
    kinds = set[str]()
    for given in range(MOST):
        if not person.asked():
            break
        kinds.add(person.view()["scene"]["question"]["kind"])
        assert person.page.evaluate(TWICE) == []
        person.answer(person.options.count() // 2)
        if given % 10 == 0:
            assert person.page.evaluate(NAMES_MEET) == []
            assert unspoken(person) == []
            assert person.page.evaluate(OVERFLOW) == [0, 0]
    return kinds


def test_an_adventure_for_two_to_its_end(meet: Meet) -> None:
    """The shortest: to six valor, against a bot that gets there in some ten rounds."""
    alix = meet("alix", width=1280, height=800, locale="fr").go("/new/wow_adventure")
    alix.page.get_by_label(re.compile("^(Bot|Automate)$")).first.select_option("easy")
    alix.page.get_by_role("radio", name=re.compile("^6$")).check(force=True)
    alix.page.get_by_role("button", name=re.compile("^(Begin|Commencer)")).click()
    kinds = play_in_the_middle(alix)
    assert alix.view()["over"]
    assert {"pick_character", "move", "resource", "equip"} <= kinds
    expect(alix.question).to_have_text(re.compile("^(Victoire|Défaite)"))
    assert alix.troubles == []


def test_the_world_is_drawn_with_signs_and_levels(meet: Meet) -> None:
    """45 spaces; cities, gates and harbours have a sign, and every space the level it asks for."""
    alix = meet("alix", width=1440, height=900).go("/new/wow_adventure")
    alix.page.get_by_role("button", name="Begin").click()
    assert alix.asked()
    alix.page.get_by_role("tab", name="The world").click()
    expect(alix.page.locator("[data-cell^=space-]")).to_have_count(45)
    expect(alix.page.locator(".lv")).to_have_count(45)
    expect(alix.page.locator(".site")).to_have_count(17)
    tabs, track = [alix.page.locator(f".where .bar > {one}").bounding_box() for one in (".head", ".track")]
    assert tabs is not None
    assert track is not None
    assert tabs["x"] + tabs["width"] <= track["x"], "tabs and track lie side by side"
    assert alix.troubles == []
