"""Real dice, typed: the table only referees."""

from __future__ import annotations

import re
from itertools import cycle

from playwright.sync_api import expect

from tests.browser.person import DUEL, Person


def test_real_dice(alix: Person) -> None:
    alix.lay(DUEL, "me", "here", dice="real dice")
    page = alix.page
    dice = page.get_by_role("textbox", name=re.compile(r"^Die \d+ of \d+$"))
    expect(page.get_by_text("Your dice decide")).to_be_visible()
    expect(page.get_by_text("Real dice", exact=True)).to_be_visible()
    expect(dice.first).to_be_focused()

    before = alix.given
    page.keyboard.type("9")
    expect(page.get_by_role("alert")).to_have_text(re.compile("^“9” cannot have fallen"))
    expect(dice.first).to_have_value("")
    expect(dice.first).to_be_focused()
    assert alix.given == before

    jumped, faces = False, cycle("52431")
    for _ in range(80):
        expect(dice.first.or_(alix.options.first).or_(alix.end)).to_be_visible()
        if alix.end.is_visible():
            break
        before = alix.given
        if alix.options.count():
            alix.answer()
            continue
        if dice.count() > 1 and not jumped:
            jumped = True
            expect(dice.first).to_be_focused()
            page.keyboard.type("4")
            page.keyboard.type("5")
            expect(alix.thread).to_have_attribute("aria-valuemax", re.compile(f"^{before + 2}$"))
            thrown = [answer["text"] for answer in alix.view()["thread"]][before : before + 2]
            assert thrown == ["4", "5"]
            continue
        expect(dice.first).to_be_focused()
        page.keyboard.type(next(faces))
        alix.moved(before)
    expect(alix.end).to_be_visible()
    assert jumped, "several dice at once were never asked"
    thread = alix.view()["thread"]
    assert all(answer["manual"] for answer in thread if answer["seat"] == -1)
    assert not any(answer["manual"] for answer in thread if answer["seat"] >= 0)
    expect(alix.log.get_by_text("die typed by hand")).not_to_have_count(0)
    expect(page.locator("footer .pen")).not_to_have_count(0)


def test_to_referee_is_one_press_from_home(alix: Person) -> None:
    """At a real table everybody is a person."""
    alix.home().page.get_by_role("link", name="Referee our table").click()
    expect(alix.page.get_by_role("radio", name="real dice")).to_be_checked()
    seats = alix.page.get_by_label("Who sits where")
    assert [seat.input_value() for seat in seats.all()] == ["me", "here"]


def test_dice_thrown_here_bear_no_mark(alix: Person) -> None:
    alix.lay(DUEL, "me", "bot")
    alix.play()
    expect(alix.log.get_by_text("rolls").first).to_be_attached()
    expect(alix.page.locator(".pen")).to_have_count(0)


def test_a_face_is_typed_by_its_name(alix: Person) -> None:
    """Heroes III: the dice that decide who chooses first show −1, 0 and +1."""
    alix.lay("First steps", "me", "here", game="heroes3", dice="real dice")
    page = alix.page
    expect(page.get_by_role("group", name="Faces").get_by_role("button")).to_have_text(["−1", "0", "+1"])
    for text, face in (("+1", "1"), ("-1", "-1")):
        before = alix.given
        page.keyboard.type(text)
        alix.moved(before)
        assert alix.view()["thread"][before]["text"] == face


def test_a_card_is_asked_for_by_its_deck_and_named(alix: Person) -> None:
    """Mage Knight: the dice of the Source, then cards of several decks; none of their names is cut."""
    alix.lay("First Reconnaissance", "me", game="mage_knight", dice="real dice")
    page = alix.page
    alix.answer()
    expect(alix.question).to_have_text("Which hero for the dummy player?")
    while "advanced" not in alix.question.inner_text():
        before = alix.given
        page.get_by_role("group", name="Faces").get_by_role("button").last.click()
        alix.moved(before)
    expect(alix.question).to_have_text("Which advanced action was drawn?")
    assert page.locator(".typed").evaluate("here => here.scrollWidth <= here.clientWidth")
    before = alix.given
    page.keyboard.type("Agility")
    alix.moved(before)
    assert alix.view()["thread"][before]["manual"]
