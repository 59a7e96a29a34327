"""The first table teaches: a lesson points at what it speaks of, covers nothing that is pressed, and comes once."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Meet
from tests.browser.person import Person
from tests.browser.test_access import axe, judge, seen

__all__ = ("axe",)

FIRST = {
    "confrontation": "first_duel/me,first",
    "heroes3": "house_first_steps/me,first",
    "mage_knight": "first_reconnaissance_1/me",
    "conan": "salt_cages_2/me,first,first",
    "wow_adventure": "adventure_2/me,first",
}
SCREENS = {"desk": (1366, 768), "phone": (390, 844), "turned": (844, 390)}
# Nothing that is pressed to answer has its middle under the lesson.
CLEAR = """() => { const tip = document.querySelector('aside.tip');
  const under = (one) => { const box = one.getBoundingClientRect();
    return tip.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)) };
  return ![...document.querySelectorAll('[data-option], .foot .cta, .choosable, .chosen')].some(under) }"""


def lesson(person: Person) -> Locator:
    return person.page.get_by_role("complementary", name="Lesson").or_(
        person.page.get_by_role("complementary", name="Leçon")
    )


def begin(person: Person, game: str) -> Person:
    person.go(f"/open/{game}/{FIRST[game]}/seeded")
    expect(person.options.first).to_be_visible()
    return person


def understand(person: Person) -> str:
    """The lesson that is shown, understood."""
    expect(lesson(person)).to_be_visible()
    told = lesson(person).locator("p").inner_text()
    lesson(person).get_by_role("button").first.click()
    expect(lesson(person).get_by_text(told)).to_have_count(0)
    return told


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", FIRST)
def test_the_goal_is_told_first_and_nothing_is_covered(game: str, screen: str, meet: Meet) -> None:
    width, height = SCREENS[screen]
    alix = begin(meet("alix", width=width, height=height), game)
    expect(lesson(alix)).to_contain_text("Your goal")
    while lesson(alix).count():
        alix.page.wait_for_function(CLEAR)
        expect(alix.confirm).to_be_in_viewport(ratio=1)
        understand(alix)
    assert alix.troubles == []


@pytest.mark.parametrize("game", FIRST)
def test_the_goal_in_french(game: str, meet: Meet) -> None:
    alix = begin(meet("alix", locale="fr-FR"), game)
    expect(lesson(alix)).to_contain_text("Votre but")


def test_a_lesson_points_at_what_it_speaks_of(alix: Person) -> None:
    """The enemy on the board, then the answers."""
    begin(alix, "confrontation")
    ring = alix.page.locator("svg.points rect")
    for aim in ("g.figure[data-id='2']", ".opt:has([data-option='0'])"):
        expect(ring).to_be_visible()
        at, box = ring.bounding_box(), alix.page.locator(aim).bounding_box()
        assert at
        assert box
        assert abs(at["x"] + at["width"] / 2 - box["x"] - box["width"] / 2) < 8
        assert abs(at["y"] + at["height"] / 2 - box["y"] - box["height"] / 2) < 8
        understand(alix)


def test_a_lesson_is_not_told_twice(alix: Person) -> None:
    """Neither after a press, nor after whoever read it has simply played on."""
    begin(alix, "confrontation")
    pressed = understand(alix)
    played = lesson(alix).locator("p").inner_text()
    alix.answer()
    alix.asked()
    for _ in range(3):
        alix.page.reload()
        expect(alix.options.first).to_be_visible()
        shown = lesson(alix).locator("p").all_inner_texts()
        assert pressed not in shown
        assert played not in shown
        alix.answer()
        if not alix.asked():
            break


def test_no_more_lessons_and_again(alix: Person) -> None:
    begin(alix, "confrontation")
    told = lesson(alix).locator("p").inner_text()
    lesson(alix).get_by_role("button", name="No more lessons").click()
    expect(lesson(alix)).to_have_count(0)
    alix.page.reload()
    expect(alix.options.first).to_be_visible()
    expect(lesson(alix)).to_have_count(0)
    alix.page.get_by_role("button", name="Menu").click()
    alix.page.get_by_label("Lessons for whoever learns the game").check()
    alix.page.keyboard.press("Escape")
    expect(lesson(alix).locator("p")).to_have_text(told)


def test_axe_on_a_lesson(alix: Person, axe: str) -> None:
    begin(alix, "confrontation")
    judge(alix, axe, f"/table/{alix.table}", seen(lesson(alix)))


def test_who_plays_on_has_read_the_lesson(meet: Meet) -> None:
    """Also where what was answered is played before the next question is put."""
    alix = begin(meet("alix", reduced_motion="no-preference"), "confrontation")
    goal = lesson(alix).locator("p").inner_text()
    alix.answer()
    alix.page.keyboard.press("Escape")
    assert alix.asked()
    assert lesson(alix).count() == 0 or lesson(alix).locator("p").inner_text() != goal
    assert alix.troubles == []
