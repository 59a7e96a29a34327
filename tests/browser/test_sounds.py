"""What is heard and felt: nothing before somebody wishes it, then what falls on the table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.person import Person
from tests.browser.test_access import axe, violations
from tests.browser.test_beats import Frame, answer, begin, film

__all__ = ("axe",)

# Every sound begins with one of these; a phone is asked to tremble.
LISTEN = """window.heard = []; window.felt = [];
for (const [name, kind] of [['createOscillator', 'tone'], ['createBufferSource', 'noise']]) {
  const make = AudioContext.prototype[name];
  AudioContext.prototype[name] = function () { window.heard.push(kind); return make.call(this); };
}
navigator.vibrate = (how) => { window.felt.push(how); return true; };"""


def first_dice(person: Person) -> Iterator[Frame]:
    """Answers until dice fall; then what is still to be seen of that moment."""
    for _ in range(12):
        answer(person)
        shown = film(person)
        if any(frame.kind == "dice" for frame in shown):
            return shown
    raise AssertionError("no dice fell")


def dice(frames: Iterator[Frame]) -> int:
    return len([frame for frame in frames if frame.kind == "dice"])


@pytest.mark.parametrize(("lang", "screen", "yes"), [("en", "desk", "With sound"), ("fr", "phone", "Avec le son")])
def test_sound_is_offered_once_at_the_first_roll(lang: str, screen: str, yes: str, meet: Meet) -> None:
    alix = begin(meet, lang, screen, LISTEN)
    rest = first_dice(alix)
    assert alix.page.evaluate("[window.heard, window.felt]") == [[], []]
    alix.page.locator(".offer").get_by_role("button", name=yes).click()
    expect(alix.page.locator(".offer")).to_have_count(0)
    fallen = dice(rest)
    assert fallen > 0
    assert alix.page.evaluate("window.felt.filter((one) => one.length === 3).length") == fallen + 1
    assert alix.page.evaluate("window.heard.filter((one) => one === 'noise').length") >= 4 * (fallen + 1)
    assert alix.troubles == []


def test_silence_is_kept(meet: Meet) -> None:
    alix = begin(meet, "en", "desk", LISTEN)
    rest = first_dice(alix)
    alix.page.get_by_role("button", name="In silence").click()
    assert dice(rest) > 0
    assert alix.page.evaluate("[window.heard, window.felt]") == [[], []]
    expect(alix.page.locator(".offer")).to_have_count(0)


def test_axe_on_the_offer(meet: Meet, axe: str) -> None:
    alix = begin(meet, "en", "phone")
    first_dice(alix)
    alix.page.clock.resume()
    expect(alix.page.locator(".offer")).to_be_visible()
    assert violations(alix, axe) == []
