"""The hint: one answer is lit, with one reason in plain words; nothing is answered for anybody."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.test_access import axe, violations

__all__ = ("axe",)


@pytest.mark.parametrize(("locale", "hint"), [("en-GB", "Hint"), ("fr-FR", "Conseil")])
def test_one_answer_is_lit_with_one_reason(locale: str, hint: str, meet: Meet, axe: str) -> None:
    alix = meet("alix", locale=locale).go("/open/confrontation/example_duel/me,first/seeded")
    alix.asked()
    before = alix.given
    alix.page.get_by_role("button", name=hint, exact=True).click()
    told = alix.page.locator("[data-hint]")
    expect(told).to_be_visible()
    lit = alix.page.locator("[data-option][aria-checked=true]")
    expect(lit).to_have_attribute("data-option", told.get_attribute("data-hint") or "")
    label = alix.page.locator(".opt.on h2").inner_text()
    said = told.inner_text()
    assert said.startswith(label)
    reason = said.removeprefix(label)
    assert re.search(r"\w{3,}.*\.$", reason)
    assert not re.search(r"[−-]\d|\d+ (times|fois)", reason), "no worth, no count of trials"
    assert alix.given == before, "whoever reads it answers"
    assert violations(alix, axe) == []
    assert alix.troubles == []
