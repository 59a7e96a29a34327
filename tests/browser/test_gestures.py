"""Several answers in one gesture: an army in its usual formation, or otherwise by hand; cards discarded together."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from heraut.tabletop.scene import Question
from tests.browser.conftest import Meet
from tests.browser.person import Person
from tests.browser.reaching import bring, reached
from tests.browser.test_access import axe, violations

__all__ = ["axe"]
DESK, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}


FIRST_STEPS = "house_first_steps"


def army(question: Question) -> bool:
    return question.kind == "deploy" and len(question.further) == 1


def large_army(question: Question) -> bool:
    return question.kind == "deploy" and len(question.further) == 2


def hand(question: Question) -> bool:
    return question.kind == "start_hand" and len(question.further) >= 3


def laid(person: Person) -> Locator:
    return person.page.locator(".gesture .laid")


def said(person: Person) -> list[str]:
    return [one["text"] for one in person.view()["thread"] if one["seat"] == 0]


def give(person: Person, count: int) -> list[str]:
    """Press the button, and wait until so many answers more have been given; which."""
    before = said(person)
    person.confirm.click()
    for _ in range(100):
        if len(said(person)) >= len(before) + count:
            break
        person.page.wait_for_timeout(50)
    return said(person)[len(before) :][:count]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_an_army_takes_its_usual_formation_at_one_press(meet: Meet, axe: str, size: dict[str, int]) -> None:
    alix = meet("alix", **size)
    bring(alix, reached("heroes3", FIRST_STEPS, army))
    question = alix.view()["scene"]["question"]
    expect(laid(alix)).to_have_count(1 + len(question["further"]))
    expect(alix.page.locator("[data-id^='laid-']")).to_have_count(1 + len(question["further"]))
    assert violations(alix, axe) == []
    assert give(alix, len(question["usual"])) == question["usual"]
    expect(laid(alix)).to_have_count(0)
    assert alix.troubles == []


def test_what_is_laid_beforehand_hides_neither_question_nor_answers(meet: Meet) -> None:
    """On a phone on its side question and answers scroll together."""
    alix = meet("alix", width=640, height=360)
    bring(alix, reached("heroes3", FIRST_STEPS, large_army))
    expect(laid(alix)).to_have_count(3)
    expect(alix.options.first).to_have_attribute("aria-checked", "true")
    expect(alix.options.first).to_be_in_viewport()
    expect(alix.question).to_be_in_viewport(ratio=1)
    alix.options.last.click()
    expect(alix.options.last).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("way", ["tapped", "dragged", "listed"])
def test_a_unit_is_laid_elsewhere(meet: Meet, way: str) -> None:
    alix = meet("alix", **DESK)
    bring(alix, reached("heroes3", FIRST_STEPS, army))
    question = alix.view()["scene"]["question"]
    first, last = laid(alix).nth(0), laid(alix).nth(1)
    free = [one for one in question["choices"] if one["answer"] not in question["usual"]]
    there = next(one for one in free if one["answer"].split()[-1] != question["usual"][1].split()[-1])
    cell = alix.page.locator(f"[data-cell='{there['touches'][-1]}']")
    last.click()
    expect(last).to_have_attribute("aria-pressed", "true")
    if way == "dragged":
        last.drag_to(cell)
    elif way == "tapped":
        cell.click()
    else:
        alix.page.get_by_role("radio", name=f"at {there['label']['en'].split(' at ')[-1]}").click()
    expect(last).to_contain_text(there["label"]["en"].split(" at ")[-1])
    expect(first).to_contain_text(question["choices"][0]["label"]["en"])
    given = give(alix, 2)
    assert given[0] == question["usual"][0]
    assert given[1].split()[-1] == there["answer"].split()[-1]
    assert alix.troubles == []


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_cards_are_discarded_together(meet: Meet, axe: str, size: dict[str, int], language: str) -> None:
    alix = meet("alix", locale=language, **size)
    bring(alix, reached("heroes3", FIRST_STEPS, hand))
    cards = [one for one in alix.view()["scene"]["question"]["choices"] if not one["ends"]]
    expect(laid(alix)).to_have_count(0)
    expect(alix.confirm).to_be_disabled()
    if size is PHONE:
        for n in (0, 1, 2):
            alix.options.nth(0).click()
            expect(laid(alix)).to_have_count(n + 1)
    else:
        for n, one in enumerate(cards[:3]):
            alix.page.locator(f"[data-card='{one['touches'][0]}']").click()
            expect(laid(alix)).to_have_count(n + 1)
        alix.page.locator(f"[data-card='{cards[1]['touches'][0]}']").click()  # not this one
        expect(laid(alix)).to_have_count(2)
    assert violations(alix, axe) == []
    assert said(alix)[-1:] != [cards[0]["answer"]], "nothing is said yet"
    if size is PHONE:
        laid(alix).nth(1).click()  # taken back
        expect(laid(alix)).to_have_count(2)
    expect(alix.confirm).to_contain_text("2")
    assert give(alix, 3) == [cards[0]["answer"], cards[2]["answer"], "done"]
    assert alix.troubles == []
