"""The answers and the board: nothing moves under the finger, and whatever is pressed says what is true of it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from tests.browser.conftest import Meet
from tests.browser.person import COMBAT, DUEL, Person
from tests.browser.test_access import SKIRMISH, axe, violations

__all__ = ["axe"]


def places(person: Person) -> list[Any]:
    found: list[Any] = person.options.evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect()).map(({ x, y, width, height }) => [x, y, width, height])"
    )
    return found


@pytest.mark.parametrize("answers", [0, 1])
def test_odds_move_no_answer_when_they_come(answers: int, alix: Person) -> None:
    alix.lay(COMBAT, "me", "bot")
    alix.play(answers)
    alix.asked()
    held: list[Route] = []
    alix.page.route("**/odds", lambda route: held.append(route))
    for width, height in ((1366, 768), (390, 844), (844, 390)):
        alix.page.set_viewport_size({"width": width, "height": height})
        with alix.page.expect_request("**/odds"):
            alix.page.reload()
        alix.asked()
        alix.page.evaluate("document.fonts.ready")
        before = places(alix)
        held[-1].continue_()
        expect(alix.page.locator(".opt .odds").first).to_be_visible()
        assert places(alix) == before


def test_what_can_be_chosen_says_by_which_answers(alix: Person, axe: str) -> None:
    alix.lay(SKIRMISH, "me", "bot")
    alix.play(1)
    alix.asked()
    figure = alix.page.locator("g.figure.choosable").first
    figure.focus()
    alix.page.keyboard.press("?")
    said = alix.page.get_by_role("dialog")
    expect(said).to_contain_text("choose")
    expect(said).not_to_contain_text("None of its answers")
    assert violations(alix, axe) == []
    said.get_by_role("listitem").get_by_role("button").first.click()
    expect(said).to_have_count(0)
    expect(alix.confirm).to_be_enabled()


def test_the_unit_that_acts_is_not_told_that_it_is_out_of_reach(alix: Person) -> None:
    """A unit's own square, on a board of squares."""
    alix.lay("", "me", "bot", game="heroes3", bot="first")
    for _ in range(60):
        assert alix.asked()
        square = own_square(alix.view())
        if square:
            break
        alix.answer()
    assert square
    name, cell = square
    place = alix.page.locator(f"[data-cell='{cell}']")
    place.focus()
    alix.page.keyboard.press("Enter")
    said = alix.page.get_by_role("dialog", name=name)
    expect(said).to_contain_text("The question is about this piece:")
    expect(said).not_to_contain_text("Why not:")
    alix.page.keyboard.press("Escape")
    expect(place).to_be_focused()
    alix.page.locator(f"g.counter[aria-label^='{name},']").first.press("Enter")
    expect(said).to_contain_text("The question is about this piece:")


def own_square(view: dict[str, Any]) -> tuple[str, str] | None:
    """The unit whose activation is asked for and where it stands, when no answer touches either."""
    scene = view["scene"]
    question = scene["question"]
    cells = {cell["id"] for board in scene["boards"] if board["kind"] == "square" for cell in board["cells"]}
    touched = {id for choice in question["choices"] for id in choice["touches"]}
    for piece in scene["pieces"]:
        if piece["id"] in question["touches"] and piece["cell"] in cells and not touched & {piece["id"], piece["cell"]}:
            return piece["label"]["en"], piece["cell"]
    return None


def test_a_second_press_while_the_first_is_on_its_way_is_swallowed(meet: Meet) -> None:
    """Also when the server has heard the first, and the table as it is now has not come yet."""
    alix = meet("alix")
    said: list[str] = []
    kept: list[str | bytes] = []
    holding = False

    def line(near: WebSocketRoute) -> None:
        far = near.connect_to_server()

        def come(text: str | bytes) -> None:
            if holding and json.loads(text)["type"] == "view":
                kept.append(text)
            else:
                near.send(text)

        def go(text: str | bytes) -> None:
            said.append(json.loads(text)["type"])
            far.send(text)

        far.on_message(come)
        near.on_message(go)
        lines.append(near)

    lines: list[WebSocketRoute] = []
    alix.page.route_web_socket("**/*", line)
    alix.lay(DUEL, "me", "here")
    alix.asked()
    alix.options.first.click()
    holding = True
    for _ in range(20):
        alix.page.evaluate("document.querySelector('.foot .cta').click()")
        alix.page.wait_for_timeout(20)
    assert kept, "the answer was heard"
    assert said.count("say") == 1
    holding = False
    before = alix.given
    for text in kept:
        lines[-1].send(text)
    alix.moved(before)
    expect(alix.options.first).to_be_visible()
    expect(alix.page.get_by_text("The table has changed")).to_have_count(0)
    assert alix.troubles == []
