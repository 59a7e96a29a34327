"""A fight from the first page to its end."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Response, expect

from tests.browser.conftest import Meet
from tests.browser.person import COMBAT, PLAY, Person

SCRIPT_AT_FIRST = 150_000
"""Bytes of script, as sent, before the first page can be used."""


def test_two_clicks_to_a_first_decision(alix: Person) -> None:
    alix.home()
    alix.page.get_by_role("button", name=PLAY).click()
    expect(alix.options.first).to_be_visible()
    expect(alix.question).not_to_be_empty()
    alix.options.first.click()
    expect(alix.confirm).to_be_enabled()


def test_rules_stand_in_the_order_of_the_book(alix: Person) -> None:
    alix.go("/rules/confrontation")
    sections = alix.page.locator("main h2")
    expect(sections.first).to_have_text("IX. The combat phase")
    shown = sections.all_inner_texts()
    book = [one for one in shown if one.startswith("IX")]
    numbers = [one.split(".")[0] for one in book]
    assert numbers == sorted(numbers)
    assert shown[: len(book)] == book
    assert len(shown) > len(book), "rulings come after the book"


def test_whatever_may_not_be_done_says_why(alix: Person) -> None:
    """A figure that no answer touches, and the wishes that are refused, each with the rules it rests on."""
    alix.lay(COMBAT, "me", "here")
    assert alix.asked()
    page = alix.page
    page.locator('.figure[data-id="1"]').click()
    why = page.get_by_role("dialog", name="Praetorian guard")
    expect(why).to_contain_text("Praetorian guard belongs to another side.")
    expect(why.get_by_role("link", name="CF-C1-1")).to_be_visible()
    page.keyboard.press("Escape")
    expect(why).to_be_hidden()
    alix.answer()
    assert alix.asked()
    refused = page.locator('[data-refused="place 2 3 0"]')
    expect(refused).to_be_hidden()
    page.get_by_text("Why not…").click()
    expect(refused).to_contain_text("Clone of Dirz\N{NO-BREAK SPACE}1 has 2 combat dice.")
    expect(refused.get_by_role("link", name="CF-C2-1")).to_be_visible()


def test_choices_and_their_odds_at_one_glance(meet: Meet) -> None:
    """At the size of a small laptop, in the longer language: three options with their odds, and all one presses."""
    alix = meet("alix", width=1366, height=768, locale="fr-FR")
    alix.home().page.get_by_role("button", name=PLAY).click()
    page, key = alix.page, alix.page.locator(".legend")
    expect(key).to_be_in_viewport(ratio=1)
    expect(page.locator(".opt .num strong").first).to_have_text(
        re.compile("^≈\N{NO-BREAK SPACE}\\d+\N{NO-BREAK SPACE}%$")
    )
    for n in range(3):
        expect(alix.options.nth(n)).to_be_in_viewport(ratio=1)
    for pressed in (page.get_by_text("Pourquoi pas…"), page.get_by_role("button", name="Conseil"), alix.confirm):
        expect(pressed).to_be_in_viewport(ratio=1)
    # The numbers of an option stand in the key when it is pointed at, and nothing moves for it.
    page.mouse.move(600, 100)
    expect(key.locator("b").first).to_be_empty()
    places = [alix.options.nth(n).bounding_box() for n in range(3)]
    alix.options.nth(1).hover()
    expect(key.locator(".kbd")).to_have_text("2")
    assert [alix.options.nth(n).bounding_box() for n in range(3)] == places
    page.mouse.move(600, 100)
    expect(key.locator(".kbd")).to_be_empty()
    alix.options.first.focus()
    expect(key.locator(".kbd")).to_have_text("1")
    expect(alix.options.first).to_have_accessible_description(re.compile("l’ennemi tombe ≈.*À la fin du combat"))


def test_a_fight_by_keyboard_alone(alix: Person) -> None:
    alix.home()
    page = alix.page
    setup = page.get_by_role("link", name="Set up Confrontation")
    tab_to(alix, setup)
    page.keyboard.press("Enter")
    tab_to(alix, page.get_by_role("button", name=re.compile("^Show all")))
    page.keyboard.press("Enter")
    scenario = page.get_by_role("radio", name=re.compile(f"^{COMBAT}"))
    expect(scenario).to_be_attached()
    tab_to(alix, page.get_by_role("radio", name=re.compile("^First duel")))
    for _ in range(40):
        if scenario.is_checked():
            break
        page.keyboard.press("ArrowDown")
    expect(scenario).to_be_checked()
    tab_to(alix, page.get_by_role("button", name="Begin"))
    page.keyboard.press("Enter")
    answers = 0
    while alix.asked():
        before = alix.given
        page.keyboard.press("1" if answers % 2 else "2")
        expect(alix.confirm).to_be_enabled()
        page.keyboard.press("Enter")
        alix.moved(before)
        answers += 1
    assert answers >= 2
    expect(alix.page.get_by_role("heading", level=1)).to_have_text(re.compile("^(Victory|Defeat|Nobody won)"))
    expect(alix.page.locator(".end ol li").first).to_have_text(
        re.compile(r"Points standing \d+.* · Figures standing \d")
    )
    rolled = re.compile(r"^\d+ dice show \d+ in all, [\d.]+ expected\. .+: \d+ of 100 such throws show (less|more)\.$")
    expect(alix.page.locator(".end .luck")).to_have_text([rolled, rolled])
    before = alix.table
    tab_to(alix, page.get_by_role("button", name="Rematch"))
    page.keyboard.press("Enter")
    expect(alix.options.first).to_be_visible()
    assert alix.table != before


def tab_to(person: Person, wanted: Locator) -> None:
    for _ in range(60):
        if person.page.evaluate("element => element === document.activeElement", wanted.element_handle()):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never came to {wanted}")


def test_a_whole_fight_breaks_no_policy(alix: Person) -> None:
    alix.page.add_init_script(
        "addEventListener('securitypolicyviolation', (event) => console.error('policy', event.violatedDirective))"
    )
    alix.lay(COMBAT, "me", "bot")
    assert alix.play() >= 2
    expect(alix.end).to_be_visible()
    page = next(answer for answer in alix.answers if answer.url == f"{alix.url}/")
    policy = page.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert {answer.url.split("/")[2] for answer in alix.answers} == {alix.url.split("/")[2]}, "nothing from elsewhere"


def test_the_first_load_is_small(alix: Person) -> None:
    alix.home()
    sent = {answer.url: sent_bytes(answer) for answer in alix.answers if answer.url.endswith(".js")}
    assert sent
    assert sum(sent.values()) <= SCRIPT_AT_FIRST, sent


def sent_bytes(answer: Response) -> int:
    size: int = answer.request.sizes()["responseBodySize"]
    return size


def test_close_and_come_back(meet: Meet) -> None:
    before = meet("alix").lay(COMBAT, "me", "bot")
    before.answer()
    given, asked = (before.given, before.question.inner_text()) if before.asked() else (0, "")
    before.leave()

    after = meet("alix").home()
    table = after.page.get_by_role("listitem").filter(has_text=COMBAT)
    expect(table).to_contain_text("your turn")
    expect(table).to_contain_text(asked)
    table.get_by_role("link").click()
    expect(after.question).to_have_text(asked)
    assert after.given == given
    after.answer()
    assert after.troubles == []
