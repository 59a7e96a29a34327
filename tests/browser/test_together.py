"""Several people, each at a browser of their own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Meet
from tests.browser.person import COMBAT, Person
from tests.server.client import Server
from tests.server.toys.hands import Hands, OpenHands, hands

HOSTILE = {
    "script": "<img src=x onerror=document.title='ran'>",
    "backwards": "\u202eevitcaretni\u2066 b\u0336old",
    "long": "W" * 40,
}


def sit_down(guest: Person, link: str, name: str) -> None:
    guest.page.goto(link)
    guest.page.get_by_label("Name").fill(name)
    guest.page.get_by_role("button", name="Sit down").click()


def invite(host: Person, guest: Person, name: str = "Basile") -> str:
    """The host sends the link that the page gives; the guest opens it and sits down."""
    link = host.page.locator("code").inner_text()
    host.page.get_by_role("link", name="To the table").click()
    sit_down(guest, link, name)
    for one in (host, guest):
        expect(one.question).to_be_visible()
    return link


def asked(host: Person, guest: Person) -> Person | None:
    """Whoever must answer; nobody when the game is over."""
    seat = max(host.view(), guest.view(), key=lambda view: int(view["rev"]))["asked"]
    return None if seat is None else (host, guest)[seat]


def test_two_players_and_a_spectator(meet: Meet) -> None:
    alix, basile, chloe = meet("alix"), meet("basile"), meet("chloe")
    alix.lay(COMBAT, "me", "invite", names={0: "Alix"})
    link = invite(alix, basile)
    chloe.go(f"/table/{alix.table}")
    everybody = [alix, basile, chloe]
    for one in everybody:
        expect(one.page.get_by_text("Alix")).to_be_visible()
        expect(one.page.get_by_text("Basile")).to_be_visible()

    answers, placed = {alix: 0, basile: 0}, 0
    while turn := asked(alix, basile):
        other = basile if turn is alix else alix
        expect(turn.options.first).to_be_visible()
        expect(other.page.get_by_text(re.compile("^Waiting for "))).to_be_visible()
        expect(chloe.page.get_by_text("You are watching.")).to_be_visible()
        expect(other.page.locator("[data-option]")).to_have_count(0)
        expect(chloe.page.locator("[data-option]")).to_have_count(0)
        placed += turn.view()["scene"]["question"]["kind"] == "place_dice"
        turn.answer(turn.options.count() - 1)
        answers[turn] += 1
        for one in everybody:
            expect(one.thread).to_have_attribute("aria-valuemax", str(turn.given))
            expect(one.log.get_by_text("places dice")).to_have_count(placed)
    assert min(answers.values()) >= 1
    for one in everybody:
        expect(one.end).to_be_visible()
        assert one.troubles == []
    told = [[line["text"]["en"] for line in one.view()["log"]] for one in everybody]
    assert told[0] == told[1] == told[2]
    for view in chloe.views():
        assert view["you"] == []
        assert not (view["scene"]["question"] or {}).get("choices")

    late = meet("late")
    late.page.goto(link)
    expect(late.page.get_by_text("This seat is taken")).to_be_visible()
    expect(late.page.get_by_label("Name")).to_have_count(0)
    late.page.get_by_role("link", name="Watch instead").click()
    expect(late.thread).to_be_visible()

    # Once more: whoever sat elsewhere is invited again, by whoever asks for it.
    expect(chloe.page.get_by_role("button", name="Rematch")).to_have_count(0)
    over = basile.table
    basile.page.get_by_role("button", name="Rematch").click()
    alix.page.goto(basile.page.locator(".end .invite code").inner_text())
    alix.page.get_by_label("Name").fill("Alix")
    alix.page.get_by_role("button", name="Sit down").click()
    basile.page.get_by_role("link", name="To the table").click()
    for one in (alix, basile):
        expect(one.thread).to_be_visible()
        assert one.table != over
    assert asked(alix, basile)


def test_what_another_has_answered_since_is_sealed(meet: Meet) -> None:
    alix, basile = meet("alix"), meet("basile")
    alix.lay(COMBAT, "me", "invite")
    invite(alix, basile)
    first = asked(alix, basile)
    assert first
    second = basile if first is alix else alix
    while asked(alix, basile) is first:
        first.answer()
    second.answer()
    first.page.locator("[data-undo]").click()
    sealed = first.page.get_by_role("dialog", name="Sealed")
    expect(sealed).to_contain_text("sealed")
    expect(sealed.get_by_role("button", name="Break the seal")).to_have_count(0)


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_names_are_text(name: str, meet: Meet) -> None:
    given = HOSTILE[name]
    alix, basile = meet("alix"), meet("basile", width=390, height=844)
    alix.lay(COMBAT, "me", "invite", names={0: given})
    invite(alix, basile, given)
    for one in (alix, basile):
        expect(one.page.locator(".banner small", has_text=given[1:9]).first).to_be_attached()
        shown = "".join(one.page.locator(".banner").all_inner_texts())
        assert not set(shown) & set("\u202e\u202d\u2066\u2069"), "nothing turns the text around it"
        assert "ran" not in one.page.title()
        assert one.page.locator("img[src=x]").count() == 0
        assert one.troubles == []
        assert overflowing(one) == []


def overflowing(person: Person) -> list[str]:
    """What reaches out of the window, or out of its banner."""
    found: list[str] = person.page.evaluate(
        """() => {
          const out = (inner, outer) => inner.right > outer.right + 1 || inner.left < outer.left - 1;
          const page = { left: 0, right: innerWidth };
          const wrong = document.documentElement.scrollWidth > innerWidth ? ['the page'] : [];
          for (const banner of document.querySelectorAll('.banner')) {
            if (out(banner.getBoundingClientRect(), page)) wrong.push('a banner');
            for (const part of banner.querySelectorAll('h2, .names, .names small, .pill'))
              if (out(part.getBoundingClientRect(), banner.getBoundingClientRect()) ||
                  (part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX === 'visible'))
                wrong.push(`${part.className || part.tagName}: ${part.textContent}`);
          }
          return wrong;
        }"""
    )
    return found


# --- hidden hands ---------------------------------------------------------------------------------------------------


@pytest.fixture(params=[Hands])
def hidden(browser: Browser, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Server]:
    running = Server(str(tmp_path / "tables.db"), {"hands": hands(request.param)})
    yield running
    running.stop()


def leaks(views: list[dict[str, Any]], seat: int) -> list[str]:
    """Whatever a seat was sent of the other's hand."""
    found = []
    for view in views:
        zones = {zone["id"]: zone["cards"] for zone in view["scene"]["zones"]}
        others = [card["label"]["en"] for card in [*zones[f"hand-{1 - seat}"], *zones["laid"][1 - seat : 2 - seat]]]
        found += [f"card {card}" for card in others if card not in ("?", "")]
        question = view["scene"]["question"]
        if question and question["seat"] != seat and question["choices"]:
            found.append(f"choices of {question['seat']}")
        for answer in view["thread"]:
            if answer["seat"] == 1 - seat and answer["text"].startswith(("lay ", "bury ")):
                found.append(f"answer {answer['text']}")
            if answer["seat"] == -1 and not answer["text"].isdigit() and answer["text"]:
                found.append(f"drawn {answer['text']}")
    return found


def play_hidden(server: Server, meet: Meet, answers: int) -> tuple[Person, Person]:
    alix, basile = meet("alix", server.url), meet("basile", server.url)
    alix.lay("", "me", "invite", game="hands")
    invite(alix, basile)
    for _ in range(answers):
        turn = asked(alix, basile)
        if turn is None:
            break
        expect(turn.options.first).to_be_visible()
        laying = turn.page.get_by_role("radio", name=re.compile("lay "))
        turn.answer(int(laying.last.get_attribute("data-option") or 0) if laying.count() else 0)
        for one in (alix, basile):
            expect(one.thread).to_have_attribute("aria-valuemax", str(turn.given))
    return alix, basile


def test_hidden_hands_never_arrive(hidden: Server, meet: Meet) -> None:
    alix, basile = play_hidden(hidden, meet, 10)
    for seat, person in enumerate((alix, basile)):
        assert len(person.views()) > 5
        assert leaks(person.views(), seat) == []
        shown = person.page.locator("[data-card]:not([aria-label='Face-down card'])")
        assert shown.count(), "one's own hand is shown"
        assert person.page.locator(f"[data-card^='{1 - seat}-']:not([aria-label='Face-down card'])").count() == 0
        assert person.troubles == []


@pytest.mark.parametrize("hidden", [OpenHands], indirect=True)
def test_a_leak_would_be_seen(hidden: Server, meet: Meet) -> None:
    alix, basile = play_hidden(hidden, meet, 2)
    assert leaks(alix.views(), 0)
    assert leaks(basile.views(), 1)
