"""Home: all tables, how they stand and how they ended; none is lost by one press."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from heraut.kernel import Arms
from tests.browser.conftest import Meet
from tests.browser.person import DUEL, Person
from tests.browser.test_access import scrolls
from tests.browser.test_keys import kept
from tests.server.client import Server
from tests.server.toys.hands import Hands, hands


def rows(person: Person) -> Locator:
    return person.page.get_by_role("list", name="Your tables").get_by_role("listitem")


def removed(person: Person) -> Locator:
    return person.page.get_by_role("group", name="Taken off the list")


def test_a_table_taken_off_the_list_is_kept_until_the_bar_is_closed(alix: Person) -> None:
    alix.lay(DUEL, "me", "here")
    table, tokens = alix.table, kept(alix)[0]["tokens"]
    alix.home()
    expect(rows(alix)).to_have_count(1)
    off = alix.page.get_by_role("button", name=f"Take {DUEL} off the list")
    off.click()
    expect(rows(alix)).to_have_count(0)
    expect(removed(alix).get_by_role("status")).to_have_text(f"{DUEL} is off the list.")
    assert kept(alix)[0]["tokens"] == tokens, "nothing is dropped yet"

    # By the keyboard alone: the focus is on the way back, and then on the table.
    expect(alix.page.get_by_role("button", name="Put back")).to_be_focused()
    alix.page.keyboard.press("Enter")
    expect(rows(alix).get_by_role("link")).to_be_focused()
    expect(removed(alix)).to_have_count(0)

    # Who goes away meanwhile has lost nothing.
    off.click()
    alix.home()
    expect(rows(alix)).to_have_count(1)

    off.press("Enter")
    alix.page.keyboard.press("Tab")
    alix.page.keyboard.press("Enter")
    expect(removed(alix)).to_have_count(0)
    assert table not in {one["table"] for one in kept(alix)}
    expect(alix.page.get_by_text("No table yet. Choose a game.")).to_be_visible()


def test_the_bar_goes_by_itself_when_nobody_is_at_it(alix: Person) -> None:
    alix.page.clock.install()
    alix.lay(DUEL, "me", "here")
    alix.home()
    alix.page.get_by_role("button", name=f"Take {DUEL} off the list").click()
    alix.page.clock.fast_forward(60_000)
    expect(removed(alix)).to_be_visible()
    alix.page.get_by_role("textbox").focus()
    alix.page.clock.fast_forward(60_000)
    expect(removed(alix)).to_have_count(0)
    assert kept(alix) == []


def test_finished_tables_are_folded_with_their_result(alix: Person) -> None:
    alix.lay(DUEL, "me", "bot")
    alix.play()
    end = alix.question.inner_text()
    alix.home()
    expect(alix.page.locator("[data-stands=over]")).to_be_visible()  # with nothing to go on with, it is not folded
    alix.lay(DUEL, "me", "here")
    alix.home()
    expect(rows(alix)).to_have_count(1)
    expect(rows(alix)).to_contain_text("your turn")
    expect(alix.page.locator("[data-stands=over]")).to_be_hidden()
    alix.page.get_by_text("1 finished table").click()
    row = alix.page.get_by_role("list", name="1 finished table").get_by_role("listitem")
    [done] = [one for one in kept(alix) if one["end"]]
    sides, scores = [one["en"] for one in done["sides"]], done["end"]["scores"]
    best = max(scores)
    result = "nobody won" if best <= 0 else "won" if scores[0] == best else "lost"
    expect(row.locator(".state")).to_have_text(result)
    expect(row.locator("small").first).to_have_text(re.compile(f"^against {sides[1]}"))
    expect(row).to_contain_text(re.compile(r"\b20\d\d\b"))
    assert end.startswith("Victory") == (best > 0)


@pytest.mark.parametrize("count", [0, 1, 7, 200])
def test_any_number_of_tables(count: int, alix: Person) -> None:
    """Also tables that this server has never heard of: they are gone, and shown as such."""
    alix.home()
    held = [{"table": f"t{n}", "tokens": {"0": f"k{n}"}, "name": {"en": f"T{n}", "fr": f"T{n}"}} for n in range(count)]
    alix.page.evaluate("held => localStorage.setItem('heraut.tables', JSON.stringify(held))", held)
    alix.home()
    if not count:
        expect(alix.page.get_by_text("No table yet. Choose a game.")).to_be_visible()
        return
    fold = alix.page.get_by_text(f"{count} finished table")
    fold.click()
    if count > 4:
        alix.page.get_by_role("button", name=f"Show all {count} tables").click()
    gone = alix.page.locator("[data-stands=gone]")
    expect(gone).to_have_count(count)
    for width in (1366, 390):
        alix.page.set_viewport_size({"width": width, "height": 800})
        expect(gone.last).to_be_visible()
        assert "across" not in scrolls(alix)


class Armed(Hands):
    arms = Arms("pourpre", icon="shield")


@pytest.mark.parametrize(("kind", "field", "signed"), [(Armed, "pourpre", True), (Hands, "azur", False)])
def test_a_game_bears_the_arms_it_names(
    kind: type[Hands], field: str, signed: bool, browser: Browser, meet: Meet, tmp_path: Path
) -> None:
    server = Server(str(tmp_path / "tables.db"), {"hands": hands(kind)})
    alix = meet("alix", server.url).go()
    shield = alix.page.locator(".arms .shield")
    expect(shield.locator("rect")).to_have_attribute("fill", f"url(#hatch-{field}-fine)")
    expect(shield.locator(".thing")).to_have_count(int(signed))
    alix.leave()
    server.stop()


def little_duel(person: Person) -> Locator:
    return person.page.get_by_role("figure", name="A duel that plays itself")


def shown_beats(person: Person, seconds: int) -> set[str]:
    """What the little duel shows in so many seconds."""
    seen = set()
    for _ in range(seconds):
        seen.add(little_duel(person).get_attribute("data-beat-number") or "")
        person.page.clock.run_for(1000)
    return seen


def test_the_little_duel_plays_itself_where_somebody_sees_it(meet: Meet) -> None:
    alix = meet("alix", reduced_motion="no-preference")
    alix.page.clock.install()
    alix.home()
    expect(little_duel(alix)).to_have_attribute("data-runs", "true")
    assert len(shown_beats(alix, 6)) >= 4
    alix.page.get_by_role("button", name="Stop the duel").click()
    assert len(shown_beats(alix, 6)) == 1
    alix.page.get_by_role("button", name="Let the duel go on").click()
    assert len(shown_beats(alix, 6)) >= 4
    alix.page.set_viewport_size({"width": 390, "height": 300})
    alix.page.mouse.wheel(0, -9000)
    expect(little_duel(alix)).to_have_attribute("data-runs", "false")
    assert len(shown_beats(alix, 6)) == 1
    assert alix.troubles == []


def test_the_little_duel_stands_still_where_nothing_should_move(meet: Meet) -> None:
    alix = meet("alix", reduced_motion="reduce")
    alix.page.clock.install()
    alix.home()
    expect(little_duel(alix)).to_have_attribute("data-runs", "false")
    assert shown_beats(alix, 6) == {"0"}
    alix.page.get_by_role("button", name="Let the duel go on").click()
    expect(little_duel(alix)).to_have_attribute("data-runs", "true")


def test_a_table_is_seen_in_small(alix: Person) -> None:
    alix.lay(DUEL, "me", "here")
    pieces = alix.view()["scene"]["pieces"]
    alix.home()
    expect(rows(alix).locator(".miniature circle")).to_have_count(len(pieces))


def test_an_invitation_shows_the_table_and_can_be_photographed(meet: Meet) -> None:
    alix = meet("alix").lay(DUEL, "me", "invite")
    qr = alix.page.get_by_role("img", name=re.compile("^QR code of the invitation"))
    expect(qr).to_have_count(0)
    alix.page.get_by_text("QR code").first.click()
    expect(qr).to_be_visible()
    modules = qr.locator("path").get_attribute("d") or ""
    assert modules.count("M") > 200
    link = alix.page.locator(".invite code").inner_text().split("#")[1]
    bran = meet("bran").go(link)
    expect(bran.page.get_by_role("img", name=DUEL).locator(".thing")).to_have_count(2)  # both fighters
    assert alix.troubles + bran.troubles == []
