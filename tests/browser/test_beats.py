"""It happens on the table: every deed is shown before the next question.  The test turns the clock, beat by beat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Meet
from tests.browser.person import Person

PLAY = {"en": "The duel", "fr": "Le duel"}
SCREENS = {"desk": (1366, 768), "phone": (390, 844)}
STEP = 100  # milliseconds: no beat is shorter
# Of what is played: its kind, what is told, what is stamped there; nothing between two beats.
SHOWN = """() => { const beat = document.querySelector('.beat');
  return beat && { kind: beat.dataset.beatKind ?? '', told: beat.querySelector('.tale').innerText,
    stamp: [...beat.querySelectorAll('.stamp')].map((one) => one.innerText).join(' ') } }"""


class Frame(NamedTuple):
    """What is seen of a beat; its picture where one is taken."""

    kind: str
    stamp: str
    told: str
    picture: bytes = b""


def beat(person: Person) -> Locator:
    return person.page.locator(".beat")


def settled(person: Person) -> Locator:
    return beat(person).or_(person.options.first).or_(person.end)


def film(person: Person, pictured: bool = False) -> Iterator[Frame]:
    """Everything that is played before the next question, with a clock that stands still for each frame."""
    page = person.page
    while True:
        expect(settled(person).first).to_be_visible()
        frame = on_stage(person)
        if frame is None:
            return
        yield frame._replace(picture=page.locator(".where").screenshot(animations="disabled")) if pictured else frame
        while on_stage(person) == frame:
            page.clock.run_for(STEP)


def on_stage(person: Person) -> Frame | None:
    shown = person.page.evaluate(SHOWN)
    return Frame(**shown) if shown else None


def begin(meet: Meet, lang: str, screen: str, script: str = "") -> Person:
    """The duel against a bot, in this language, on this screen; time stands still.  `script` runs before the page."""
    width, height = SCREENS[screen]
    alix = meet(
        "alix", width=width, height=height, locale={"en": "en-GB", "fr": "fr-FR"}[lang], reduced_motion="no-preference"
    )
    if script:
        alix.page.add_init_script(script)
    alix.page.clock.install()
    alix.go("/open/confrontation/duel/me,first/seeded")
    expect(alix.options.first).to_be_visible()
    alix.page.clock.pause_at(4_000_000_000_000)
    return alix


def answer(person: Person) -> None:
    """The first option; until something is played, or the next question is put."""
    before = len(person.views())
    person.options.first.click()
    person.confirm.click()
    while len(person.views()) == before:
        person.page.wait_for_timeout(10)
    expect(settled(person).first).to_be_visible()


def blow_by_blow(person: Person, pictured: bool = False) -> list[Frame]:
    """The duel to its end; everything since the last attack."""
    seen: list[Frame] = []
    for _ in range(60):
        seen += film(person, pictured)
        if person.end.is_visible():
            return seen[max(n for n, frame in enumerate(seen) if frame.kind == "act") :]
        answer(person)
    raise AssertionError("the duel does not end")


@pytest.mark.parametrize(("lang", "screen"), [("en", "desk"), ("fr", "phone")])
def test_the_last_blow_is_seen(lang: str, screen: str, meet: Meet) -> None:
    """Who strikes, the dice with whose they are and what for, the hit, the fall: each a picture of its own."""
    alix = begin(meet, lang, screen)
    blow = blow_by_blow(alix, pictured=True)
    assert len(blow) >= 5
    assert len({frame.picture for frame in blow}) == len(blow)
    assert all(frame.told.strip() for frame in blow)
    assert blow[-1].kind == "fall"
    assert blow[-1].stamp == {"en": "Slain", "fr": "Mort"}[lang]
    rolls = [frame.told for frame in blow if frame.kind == "dice"]
    assert any(" = " in roll for roll in rolls)
    assert any(frame.stamp == {"en": "Hit", "fr": "Touché"}[lang] for frame in blow)
    assert alix.troubles == []


def test_a_tap_or_escape_skips(meet: Meet) -> None:
    alix = begin(meet, "en", "desk")
    for by_key in (True, False):
        for _ in range(20):
            answer(alix)
            expect(settled(alix).first).to_be_visible()
            if beat(alix).count():
                break
        if by_key:
            alix.page.keyboard.press("Escape")
        else:
            beat(alix).get_by_role("button", name="Skip").click()
        expect(alix.options.first.or_(alix.end)).to_be_visible()
        expect(beat(alix)).to_have_count(0)
    assert alix.troubles == []


def test_who_wishes_it_sees_the_result_at_once(meet: Meet) -> None:
    """The setting outlives the page; a picture that moves is never needed to go on."""
    alix = begin(meet, "en", "desk")
    alix.page.get_by_role("button", name="Menu").click()
    alix.page.get_by_label("What happens is played").select_option("none")
    alix.page.keyboard.press("Escape")
    assert alix.play() > 2
    expect(beat(alix)).to_have_count(0)
    alix.page.reload()
    expect(alix.end).to_be_visible()
    alix.page.get_by_role("button", name="Menu").click()
    expect(alix.page.get_by_label("What happens is played")).to_have_value("none")


def test_still_pictures_where_nothing_should_move(meet: Meet) -> None:
    """Whoever asks their system for less motion is shown no beats; if they wish them here, these stand still."""
    alix = meet("alix", reduced_motion="reduce")
    alix.page.clock.install()
    alix.go("/open/confrontation/duel/me,first/seeded")
    expect(alix.options.first).to_be_visible()
    alix.page.get_by_role("button", name="Menu").click()
    expect(alix.page.get_by_label("What happens is played")).to_have_value("none")
    alix.page.get_by_label("What happens is played").select_option("calm")
    alix.page.keyboard.press("Escape")
    alix.page.clock.pause_at(4_000_000_000_000)
    frames = 0
    for _ in range(3):
        answer(alix)
        frames += len([frame for frame in film(alix) if frame.told])
    assert frames > 3
    assert alix.troubles == []


def test_the_game_again_as_a_film(meet: Meet) -> None:
    """▶ plays beat by beat to the present; the arrows stop where something else is to be seen or read."""
    alix = begin(meet, "en", "desk")
    blow_by_blow(alix)
    page = alix.page
    page.get_by_role("button", name="Look back").click()
    seen: list[tuple[bytes, str, str]] = []
    for _ in range(6):
        before = alix.thread.get_attribute("aria-valuenow") or ""
        foretold = "".join(page.locator(".then").all_inner_texts())  # what came of it is no picture of its own
        asked = page.locator("section.what").inner_text().replace(f"answer {before}", "").replace(foretold, "")
        seen.append((page.locator(".where").screenshot(animations="disabled"), asked, alix.log.inner_text()))
        page.get_by_role("button", name="Look back").click()
        expect(alix.thread).not_to_have_attribute("aria-valuenow", before)
    assert len(set(seen)) == len(seen)
    page.get_by_role("button", name="Back to the present").first.click()
    page.get_by_role("button", name="Play it again").click()
    kinds: set[str] = set()
    for _ in range(6000):  # each time the server may still be at work
        if frame := on_stage(alix):
            kinds.add(frame.kind)
        elif alix.end.is_visible():
            break
        page.clock.run_for(STEP)
        page.wait_for_timeout(5)
    expect(alix.end).to_be_visible()
    assert {"act", "dice", "stamp", "fall"} <= kinds
    assert alix.page.locator("footer .chapter").count() >= 3


STALE = """() => {
  window.stale = 0;
  setInterval(() => {
    if (document.querySelector('path.way') && !document.querySelector('[data-option]')) window.stale += 1;
  }, 20);
}"""


def test_what_was_looked_at_is_drawn_no_more_when_it_goes(meet: Meet) -> None:
    """A charge is drawn while the mouse is on its answer; a film whose answers pass under the mouse leaves no line."""
    alix = meet("alix", reduced_motion="no-preference").lay("Skirmish at dusk", "me", "bot", bot="first")
    while alix.given < 9:
        alix.answer()
    assert alix.asked()
    alix.options.nth(1).hover()
    alix.page.evaluate(STALE)
    play = alix.page.locator("footer.thread [aria-pressed]")
    play.press("Enter")
    expect(play).to_have_attribute("aria-pressed", "true")
    alix.page.wait_for_timeout(3000)
    assert alix.page.evaluate("stale") == 0
