"""The line is lost, the server dies: the page comes back by itself and nothing is lost."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.person import COMBAT
from tests.server.client import Process

NODE = "tests.browser.node"


def test_the_server_is_killed_and_comes_back(meet: Meet, tmp_path: Path) -> None:
    first = Process(tmp_path / "tables.db", module=NODE)
    alix = meet("alix", first.url).lay(COMBAT, "me", "here")
    alix.answer()
    given, asked = alix.given, alix.question.inner_text()
    first.kill()
    lost = alix.page.get_by_role("status").filter(has_text="Connection lost.")
    expect(lost).to_contain_text("Everything you answered is kept.")
    expect(alix.question).to_have_text(asked)
    bar, top = lost.bounding_box(), alix.page.locator(".who").bounding_box()
    assert bar
    assert top
    assert bar["y"] + bar["height"] <= top["y"], "it covers nothing of the table"

    # An answer given into the dead line is sent again, once.
    alix.options.first.click()
    alix.confirm.click()
    second = Process(tmp_path / "tables.db", first.port, module=NODE)
    expect(lost).to_have_count(0)
    alix.moved(given)
    said = [answer for answer in alix.view()["thread"] if answer["n"] > given and answer["seat"] >= 0]
    assert len(said) == 1
    assert len([one for one in alix.view()["thread"] if one["n"] <= given]) == given
    expect(alix.options.first.or_(alix.end)).to_be_visible()

    # And once more, with nothing under way.
    given = alix.given
    second.kill()
    expect(lost).to_contain_text("Everything you answered is kept.")
    third = Process(tmp_path / "tables.db", first.port, module=NODE)
    expect(lost).to_have_count(0)
    assert alix.given == given
    alix.play()
    expect(alix.end).to_be_visible()
    third.stop()
