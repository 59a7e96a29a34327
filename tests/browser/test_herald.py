"""What a person leaves to the herald, on the page."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Meet


def test_a_question_is_declined_for_the_turn_and_the_chronicle_says_so(meet: Meet) -> None:
    alix = meet("alix", width=1280, height=800)
    alix.lay("First steps", "me", "bot", game="heroes3", bot="first")
    for _ in range(60):
        assert alix.asked()
        if "decline" in alix.view()["herald"]["may"]:
            break
        alix.answer()
    given = len(alix.view()["thread"])
    alix.page.get_by_role("button", name="Do not ask again this turn").click()
    alix.moved(given)
    told = [line["text"]["en"] for view in alix.views() for line in view["log"]]
    assert any(text.startswith("The herald answers for") for text in told)
    assert alix.troubles == []


def test_six_sisters_are_one_card_and_a_pressed_one_is_named(meet: Meet) -> None:
    alix = meet("alix", width=1280, height=800)
    alix.lay("The shield wall", "me", "here")
    assert alix.asked()
    expect(alix.options).to_have_count(1)
    expect(alix.page.locator(".opt h2")).to_contain_text("any of 6")
    alix.page.locator("[data-id='4']").first.click()
    expect(alix.page.locator(".opt.on h2")).to_contain_text("4")
    before = alix.given
    alix.confirm.click()
    alix.moved(before)
    assert alix.view()["thread"][0]["text"] == "name 4"
    assert alix.troubles == []
