"""Whatever lies on the table can be read: pressed long enough, or with the other button, it shows its whole card."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Meet
from tests.browser.person import DUEL, Person
from tests.browser.test_access import SKIRMISH, axe, violations
from tests.browser.test_answers import own_square
from tests.browser.test_map import to_my_turn

__all__ = ["axe"]
SCREENS = [(1280, 800), (390, 844), (844, 390)]
CUT = "one => one.scrollWidth > one.clientWidth || getComputedStyle(one).overflowY === 'hidden'"


def spoken(texts: list[dict[str, str]]) -> list[str]:
    return [one["en"] for one in texts]


def card(person: Person) -> Locator:
    return person.page.get_by_role("dialog")


def test_a_figure_that_could_be_chosen_shows_its_card_and_is_not_chosen(alix: Person, axe: str) -> None:
    alix.lay(SKIRMISH, "me", "bot")
    alix.play(1)
    alix.asked()
    figure = alix.page.locator("g.figure.choosable").first
    figure.click(button="right")
    expect(card(alix)).to_contain_text("answer")
    expect(alix.page.locator("[data-option][aria-checked=true]")).to_have_count(0)
    assert violations(alix, axe) == []
    alix.page.keyboard.press("Escape")
    expect(card(alix)).to_have_count(0)

    # by keyboard, and back to where it came from; what it can do is chosen from its card
    figure.focus()
    alix.page.keyboard.press("i")
    expect(card(alix)).to_be_focused()
    alix.page.keyboard.press("Escape")
    expect(figure).to_be_focused()
    alix.page.keyboard.press("i")
    card(alix).get_by_role("listitem").get_by_role("button").first.click()
    expect(card(alix)).to_have_count(0)
    expect(alix.confirm).to_be_enabled()


@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_a_card_says_all_that_is_known_of_a_figure(width: int, height: int, meet: Meet, axe: str) -> None:
    alix = meet("alix").lay(DUEL, "me", "bot")
    alix.asked()
    alix.page.set_viewport_size({"width": width, "height": height})
    piece = max(alix.view()["scene"]["pieces"], key=lambda one: len(one["traits"]))
    assert piece["traits"]
    alix.page.locator(f"g.figure[data-id='{piece['id']}']").click(button="right")
    said = card(alix)
    for word in spoken([one["label"] for one in (*piece["numbers"], *piece["more"], *piece["traits"])]):
        expect(said).to_contain_text(word)
    assert not said.locator(".in").evaluate(CUT)
    expect(said).to_be_in_viewport(ratio=0.99)
    trait = piece["traits"][-1]
    said.get_by_role("button", name=trait["label"]["en"], exact=True).click()
    opened = alix.page.get_by_role("dialog", name=trait["label"]["en"], exact=True)
    expect(opened).to_contain_text(trait["text"]["en"])
    expect(opened.get_by_role("link", name=trait["rules"][0], exact=True)).to_be_visible()
    assert violations(alix, axe) == []
    alix.page.keyboard.press("Escape")
    expect(opened).to_have_count(0)
    expect(said).to_have_count(1)
    assert alix.troubles == []


def test_held_by_a_finger_it_is_read_and_tapped_it_is_chosen(meet: Meet) -> None:
    alix = meet("alix", has_touch=True).lay(SKIRMISH, "me", "bot")
    alix.play(1)
    alix.asked()
    alix.page.set_viewport_size({"width": 390, "height": 844})
    figure = alix.page.locator("g.figure.choosable").first
    box = figure.bounding_box()
    assert box
    middle = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = alix.context.new_cdp_session(alix.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [middle]})
    expect(card(alix)).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(card(alix)).to_be_visible()
    expect(alix.page.locator("[data-option][aria-checked=true]")).to_have_count(0)
    card(alix).get_by_role("button", name="Close").click()
    alix.page.touchscreen.tap(middle["x"], middle["y"])
    expect(alix.confirm).to_be_enabled()
    expect(card(alix)).to_have_count(0)


def test_cards_hexes_and_buildings_are_read_whole(meet: Meet, axe: str) -> None:
    alix = meet("alix", width=1280, height=800)
    alix.lay("First steps", "me", "bot", game="heroes3", bot="first")
    to_my_turn(alix)
    page = alix.page
    zones = alix.view()["scene"]["zones"]
    held = next(zone for zone in zones if zone["kind"] == "fan")["cards"][0]
    page.locator(f"[data-card='{held['id']}']").click(button="right")
    for text in spoken([held["label"], *held["text"]]):
        expect(card(alix)).to_contain_text(text.rstrip("."), ignore_case=True)
    assert violations(alix, axe) == []
    page.keyboard.press("Escape")

    hero = page.locator("g.counter").first
    hero.click(button="right")
    expect(card(alix)).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("[data-cell].choosable").first.click(button="right")
    expect(card(alix)).to_contain_text("answer")
    page.keyboard.press("Escape")
    page.locator(".pile").filter(has_text="Army").get_by_role("button").click(button="right")
    army = next(zone for zone in zones if zone["id"] == "army0")["cards"]
    card(alix).get_by_role("button", name=army[0]["label"]["en"], exact=True).click()
    for number in army[0]["numbers"]:
        expect(card(alix)).to_contain_text(number["label"]["en"])
    assert alix.troubles == []


@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_supplies_and_tracks_are_read_with_their_numbers_and_reasons(
    width: int, height: int, meet: Meet, axe: str
) -> None:
    alix = meet("alix", width=width, height=height)
    alix.lay("First steps", "me", "bot", game="heroes3", bot="easy")
    assert alix.asked()
    page, scene = alix.page, alix.view()["scene"]
    if width < 1000:
        page.get_by_role("button", name="Hand").click()
    gold = next(one for one in scene["pools"] if one["id"] == "gold0")
    [income] = gold["numbers"]
    page.locator("[data-at=gold0]").click()
    expect(card(alix)).to_contain_text(str(gold["count"]))
    for part in income["parts"]:
        expect(card(alix)).to_contain_text(part["reason"]["en"])
    assert violations(alix, axe) == []
    page.keyboard.press("Escape")
    expect(card(alix)).to_have_count(0)

    track = scene["tracks"][0]
    page.locator(f"[data-at={track['id']}]").first.focus()
    page.keyboard.press("i")
    steps = card(alix).locator(".steps li")
    expect(steps).to_have_count(len(track["steps"]))
    expect(card(alix).locator("[aria-current=step]")).to_have_text(track["steps"][track["at"]]["en"])
    assert violations(alix, axe) == []
    assert alix.troubles == []


def in_combat(person: Person) -> dict[str, Any]:
    """On to the first unit of one's own that may act."""
    person.lay("", "me", "bot", game="heroes3", bot="first")
    for _ in range(60):
        assert person.asked()
        if own_square(person.view()):
            scene: dict[str, Any] = person.view()["scene"]
            return scene
        person.answer()
    raise AssertionError("no combat came")


def test_units_wear_their_numbers_and_stand_in_their_order(alix: Person, axe: str) -> None:
    scene = in_combat(alix)
    board = next(one for one in scene["boards"] if one["order"])
    pieces = {one["id"]: one for one in scene["pieces"]}
    unit = pieces[board["order"][0]]
    token = alix.page.locator(f"g.badges[data-of='{unit['id']}']")
    worn = {one["badge"]: one["value"] for one in unit["numbers"] if one["badge"]}
    assert set(worn) == {"attack", "defence", "initiative", "health"}
    for width, height in SCREENS:
        alix.page.set_viewport_size({"width": width, "height": height})
        for badge, value in worn.items():
            expect(token.locator(f"[data-badge={badge}]")).to_have_text(str(value))
        turns = alix.page.get_by_role("list", name="Who acts next").get_by_role("button")
        expect(turns).to_have_count(len(board["order"]))
        expect(turns.first).to_have_attribute("title", unit["label"]["en"])
        turns.first.click()
        expect(card(alix)).to_contain_text(unit["label"]["en"])
        assert violations(alix, axe) == []
        alix.page.keyboard.press("Escape")
        expect(card(alix)).to_have_count(0)

        # the board fills its place
        bed, place = (alix.page.locator(one).first.bounding_box() for one in (".squares .bed", ".where"))
        assert bed is not None
        assert place is not None
        assert max(bed["width"] / place["width"], bed["height"] / (place["height"] - 100)) > 0.85
