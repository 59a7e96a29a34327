"""Going back: undo and its seals, looking again, forking, saving."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.person import COMBAT, DUEL, PLAY, Person


def test_undo_within_the_seal(alix: Person) -> None:
    alix.lay(DUEL, "me", "here")
    asked, given = alix.question.inner_text(), alix.given
    alix.answer(1)
    undo = alix.page.get_by_role("button", name="Undo 1 answer")
    expect(undo).to_be_enabled()
    undo.click()
    expect(alix.thread).to_have_attribute("aria-valuemax", str(given))
    expect(alix.question).to_have_text(asked)
    alix.page.get_by_role("button", name="Play again").click()
    alix.moved(given)
    alix.page.keyboard.press("z")
    expect(alix.thread).to_have_attribute("aria-valuemax", str(given))
    expect(alix.log).not_to_contain_text("beyond a seal")


def test_a_seal_may_be_broken_when_alone(alix: Person) -> None:
    alix.lay(COMBAT, "me", "here")
    while not alix.page.get_by_role("button", name="Undo: sealed").is_visible():
        alix.answer()
    given = alix.given
    alix.page.locator("[data-undo]").click()
    sealed = alix.page.get_by_role("dialog", name="Sealed")
    expect(sealed).to_contain_text("sealed")
    assert alix.given == given, "asking is not doing"
    alix.page.keyboard.press("Escape")
    expect(sealed).to_have_count(0)
    alix.page.locator("[data-undo]").click()
    sealed.get_by_role("button", name="Break the seal").click()
    alix.moved(given)
    assert alix.given < given
    expect(alix.log).to_contain_text("beyond a seal")
    expect(alix.options.first).to_be_visible()
    alix.answer()
    expect(alix.log).to_contain_text("beyond a seal")


def test_no_seal_is_offered_to_be_broken_after_the_end(alix: Person) -> None:
    alix.lay(DUEL, "me", "here")
    alix.play()
    alix.page.locator("[data-undo]").click()
    sealed = alix.page.get_by_role("dialog", name="Sealed")
    expect(sealed).to_contain_text("the game is over")
    expect(sealed.get_by_role("button", name="Break the seal")).to_have_count(0)


def test_look_again_and_fork(alix: Person) -> None:
    alix.lay(COMBAT, "me", "bot")
    alix.play()
    length, first = alix.given, alix.table
    page = alix.page

    page.get_by_role("button", name="Look back").click()
    looking = page.get_by_text(re.compile(r"^(Before the first answer|After answer \d+ of \d+)$"))
    expect(looking).to_be_visible()
    last = looking.inner_text()
    assert int(last.split()[2]) < length
    assert alix.options.count() == 0, "nobody answers in the past"
    box = alix.thread.bounding_box()
    assert box
    page.mouse.move(box["x"] + 300, box["y"] + 17)
    page.mouse.down()
    page.mouse.move(box["x"] + 60, box["y"] + 17)
    page.mouse.up()
    expect(looking).not_to_have_text(last)
    alix.thread.press("Home")
    expect(looking).to_have_text("Before the first answer")
    expect(alix.log).not_to_contain_text("places dice")
    page.get_by_role("button", name="Look forward").click()
    expect(looking).not_to_have_text("Before the first answer")
    page.get_by_role("button", name="Back to the present").first.click()
    expect(alix.end).to_be_visible()

    mine = next(one["n"] for one in alix.view()["thread"] if one["seat"] == 0) - 1
    alix.go(f"/table/{first}/at/{mine}")
    expect(looking).to_have_text(f"After answer {mine} of {length}")
    page.locator("footer").get_by_role("button", name=re.compile("^Copy")).click()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == f"{alix.url}/#/table/{first}/at/{mine}"
    page.goto("about:blank")
    page.goto(link)
    expect(looking).to_have_text(f"After answer {mine} of {length}")
    expect(page.locator(".opt.given")).to_have_count(1)
    page.get_by_role("button", name="Fork from here").first.click()
    expect(page).not_to_have_url(re.compile(first))
    expect(alix.options.first).to_be_visible()
    assert alix.given == mine
    expect(alix.log).to_contain_text("goes on from another one")
    alix.answer()
    assert alix.play() >= 0
    expect(alix.end).to_be_visible()


@pytest.fixture
def saved(alix: Person) -> dict[str, Any]:
    """What the menu's button puts into the downloads, in mid-fight."""
    alix.lay(DUEL, "me", "here")
    alix.answer()
    alix.page.get_by_role("button", name="Menu").click()
    with alix.page.expect_download() as download:
        alix.page.get_by_role("button", name="Save the game to a file").click()
    assert re.fullmatch(r"heraut-[\w-]+\.json", download.value.suggested_filename)
    save: dict[str, Any] = json.loads(Path(download.value.path()).read_text())
    return save


def bring(person: Person, save: Any) -> None:
    person.home()
    chosen = person.page.get_by_label("Open a saved game")
    body = save if isinstance(save, bytes) else json.dumps(save).encode()
    chosen.set_input_files({"name": "save.json", "mimeType": "application/json", "buffer": body})


def test_save_bring_back_and_go_on(alix: Person, saved: dict[str, Any]) -> None:
    first, given, asked = alix.table, alix.given, alix.question.inner_text()
    bring(alix, saved)
    expect(alix.question).to_have_text(asked)
    assert alix.table != first
    assert alix.given == given
    alix.play()
    expect(alix.end).to_be_visible()


def test_an_edited_save_is_refused_in_a_sentence(alix: Person, saved: dict[str, Any]) -> None:
    edited = {**saved, "answers": [[seat, "6" if seat == -1 else text] for seat, text in saved["answers"]]}
    for wrong in (edited, {**saved, "answers": [*saved["answers"], [0, "dance"]]}, {"heraut": 1}, b"{not a save"):
        bring(alix, wrong)
        refusal = alix.page.get_by_role("alert")
        expect(refusal).to_have_text(re.compile(r"^\S+ .+\.$"))
        expect(alix.page.get_by_role("button", name=PLAY)).to_be_visible()
    # The browser itself logs every 400.
    alix.troubles = [trouble for trouble in alix.troubles if "400" not in trouble]
