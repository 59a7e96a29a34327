"""What changes hands is seen to travel: cards from the deck to the hand, and nothing where nothing is to move."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from heraut.tabletop.scene import Question
from tests.browser.conftest import Meet
from tests.browser.person import Person
from tests.browser.reaching import bring, reached

FIRST_STEPS = "house_first_steps"
WATCH = """() => {
  window.flown = [];
  new MutationObserver(() => {
    const fresh = [...document.querySelectorAll('.flight')].filter((one) => !one.dataset.seen);
    for (const one of fresh) {
      one.dataset.seen = 'yes';
      const style = getComputedStyle(one);
      window.flown.push([one.dataset.what, one.dataset.from, one.dataset.to, style.animationName]);
    }
  }).observe(document.body, { childList: true, subtree: true });
}"""


def before_drawing(question: Question) -> bool:
    """Enough is said, and cards are drawn."""
    said = [one.answer for one in question.choices]
    return question.kind == "start_hand" and "done" in said and len(said) < 5


def enough(person: Person) -> None:
    bring(person, reached("heroes3", FIRST_STEPS, before_drawing))
    person.page.evaluate(WATCH)
    person.page.locator(".ends [data-option]").last.click()
    person.confirm.click()
    expect(person.question).not_to_contain_text("discard cards")
    expect(person.page.locator(".beat")).to_have_count(0)


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_cards_drawn_travel_from_the_deck_to_the_hand(meet: Meet, size: tuple[int, int]) -> None:
    alix = meet("alix", width=size[0], height=size[1], reduced_motion="no-preference")
    enough(alix)
    flown = alix.page.evaluate("window.flown")
    if size[0] > 1000:
        assert flown
        assert {what for what, *_ in flown} == {"card"}
        assert len({(start, end) for _, start, end, _ in flown}) == 1
        assert all(start and end and name.endswith("fly") for _, start, end, name in flown)
    assert alix.troubles == []


def test_nothing_travels_where_nothing_is_to_move(meet: Meet) -> None:
    alix = meet("alix", width=1280, height=800, reduced_motion="reduce")
    enough(alix)
    assert alix.page.evaluate("window.flown") == []
    assert alix.troubles == []
