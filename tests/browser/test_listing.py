"""The answers: under headings, filtered by what is pressed, cut only where there is no room; their end in its place."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.person import COMBAT, Person
from tests.browser.test_access import SKIRMISH, axe, violations
from tests.browser.test_map import to_my_turn

__all__ = ["axe"]
SCREENS = [(1280, 800), (390, 844), (844, 390)]
CUT = "all => all.filter((one) => one.scrollHeight > one.clientHeight + 1).length"
WHOLE = """list => {
  const cut = [...list.querySelectorAll('.short')];
  for (const one of cut) one.classList.remove('short');
  const room = list.scrollHeight <= list.clientHeight + 1;
  for (const one of cut) one.classList.add('short');
  return room;
}"""
"""Whether there is room for all that the answers say."""


def test_answers_stand_under_headings_and_the_end_of_the_turn_in_its_place(alix: Person, axe: str) -> None:
    alix.lay("First steps", "me", "bot", game="heroes3", bot="first")
    to_my_turn(alix)
    choices = alix.view()["scene"]["question"]["choices"]
    groups = dict.fromkeys([one["group"]["en"] for one in choices if one["group"]])
    [(n, end)] = [(n, one) for n, one in enumerate(choices) if one["ends"]]
    assert end["answer"] == "end"
    for width, height in SCREENS:
        alix.page.set_viewport_size({"width": width, "height": height})
        alix.page.reload()
        pinned = alix.page.locator(f".foot [data-option='{n}']")
        expect(pinned).to_be_in_viewport(ratio=1)
        if len(groups) > 1:
            expect(alix.page.locator(".opts > h2")).to_have_text(list(groups))
        before = pinned.bounding_box()
        alix.options.first.click()
        expect(alix.options.first).to_have_attribute("aria-checked", "true")
        assert pinned.bounding_box() == before
        expect(alix.page.locator(".opt:not(.on) a")).to_have_count(0)  # rules step back
        assert violations(alix, axe) == []
        pinned.click()
        expect(pinned).to_have_attribute("aria-checked", "true")
        assert pinned.bounding_box() == before


def test_piece_then_target(alix: Person, axe: str) -> None:
    """Pressing a figure lists only its charges and lights only its targets; pressing one of these chooses it."""
    alix.lay(SKIRMISH, "me", "bot")
    alix.play(1)
    alix.asked()
    page, choices = alix.page, alix.view()["scene"]["question"]["choices"]
    whole = alix.options.count()
    charges = [one for one in choices if len(one["touches"]) == 2]
    who = next(one["touches"][0] for one in charges)
    of = [one for one in choices if who in one["touches"]]
    assert 1 < len(of) < len(choices)
    last = next(one for one in reversed(of) if len(one["touches"]) == 2)
    page.locator(f"g.figure[data-id='{who}']").click()
    listed = page.locator(".opts [data-option]")
    expect(listed).to_have_count(len(of))
    lit = {id for one in of for id in one["touches"]}
    looks = "g.figure.choosable, g.figure.chosen"
    assert {one.get_attribute("data-id") for one in page.locator(looks).all()} <= lit
    assert violations(alix, axe) == []
    page.locator(f"g.figure[data-id='{last['touches'][1]}']").click()
    expect(alix.confirm).to_contain_text(last["label"]["en"])
    expect(listed).to_have_count(len(of))
    page.get_by_role("button", name=f"All {len(choices)} answers").click()
    expect(alix.options).to_have_count(whole)
    page.locator(f"g.figure[data-id='{who}']").click()
    expect(listed).to_have_count(len(of))
    page.keyboard.press("Escape")
    expect(alix.options).to_have_count(whole)


def test_nothing_is_cut_while_there_is_room(alix: Person) -> None:
    alix.lay(COMBAT, "me", "here")
    for height in (1000, 768):
        alix.page.set_viewport_size({"width": 1366, "height": height})
        for _ in range(3):
            assert alix.asked()
            alix.page.evaluate("document.fonts.ready")
            if alix.page.locator(".opts").evaluate(WHOLE):
                assert alix.page.locator(".opts .cons").evaluate_all(CUT) == 0
            alix.answer()


def test_no_two_outcomes_wear_one_tincture(alix: Person) -> None:
    alix.lay(COMBAT, "me", "bot")
    for _ in range(3):
        assert alix.asked()
        expect(alix.page.locator(".opt .odds").first).to_be_visible()
        worn = [one.get_attribute("class") for one in alix.page.locator(".legend .share i").all()]
        assert len(set(worn)) == len(worn)
        alix.answer()


def test_the_map_tells_who_guards_and_what_the_way_costs(meet: Meet) -> None:
    alix = meet("alix", width=1280, height=800)
    alix.lay("First steps", "me", "bot", game="heroes3", bot="first")
    to_my_turn(alix)
    page, scene = alix.page, alix.view()["scene"]
    cells = [cell for board in scene["boards"] for cell in board["cells"]]
    guarded = next(cell for cell in cells if cell["pips"])
    expect(page.locator(f"[data-cell='{guarded['id']}'] .pips circle")).to_have_count(len(guarded["pips"]))
    expect(page.locator("[data-cost]")).to_have_count(0)
    touched = {id for one in scene["question"]["choices"] for id in one["touches"] if one["answer"].startswith("move")}
    place = next(cell for cell in cells if cell["id"] in touched and cell["note"])
    page.locator(f"[data-cell='{place['id']}']").hover()
    expect(page.locator("[data-cost]")).to_have_count(1)
    expect(page.locator("g.way path")).to_have_count(1)
    expect(page.locator(".pointed")).to_contain_text(place["note"]["en"])
    expect(page.locator(".pointed")).to_contain_text("MP")
    page.locator("#question").hover()
    expect(page.locator("[data-cost]")).to_have_count(0)
    assert alix.troubles == []


def test_the_goal_and_the_score_stand_in_the_top_bar(alix: Person, axe: str) -> None:
    alix.lay(COMBAT, "me", "bot")
    alix.asked()
    scene = alix.view()["scene"]
    goal = alix.page.locator(".top .goal")
    said = alix.page.get_by_role("dialog", name="The goal")
    guessed = alix.page.get_by_role("dialog").filter(has_text=scene["caveats"][0]["en"])
    for width, height in SCREENS:
        alix.page.set_viewport_size({"width": width, "height": height})
        expect(goal).to_be_in_viewport(ratio=1)
        for player in scene["players"]:
            [score] = [one for one in player["numbers"] if one["badge"] == "score"]
            expect(goal).to_contain_text(str(score["value"]))
        goal.click()
        expect(said).to_contain_text(scene["goal"]["en"])
        assert violations(alix, axe) == []
        alix.page.keyboard.press("Escape")
        expect(goal).to_be_focused()
        expect(alix.page.locator(".what")).not_to_contain_text(scene["caveats"][0]["en"])
        alix.page.get_by_role("button", name="What is guessed here").click()
        expect(guessed).to_be_visible()
        alix.page.keyboard.press("Escape")
        expect(guessed).to_have_count(0)
