"""The keys of many tables: none is dropped, and all are told of."""

from __future__ import annotations

import json
from typing import Any

import httpx
from playwright.sync_api import expect

from tests.browser.person import Person

MANY = 65  # more than are asked for at once
WISH = {"game": "confrontation", "scenario": "duel", "seats": [{"who": "me"}, {"who": "here"}]}


def kept(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(person.page.evaluate("localStorage.getItem('heraut.tables')"))
    return found


def test_no_key_is_dropped(alix: Person) -> None:
    alix.home()
    with httpx.Client(base_url=alix.url, timeout=30) as http:
        opened = [http.post("/api/tables", json=WISH).json() for _ in range(MANY)]
    held = [
        {"table": one["table"], "tokens": {"0": one["seats"][0]["token"]}, "game": "confrontation", "seen": n}
        for n, one in enumerate(opened)
    ]
    alix.page.evaluate("held => localStorage.setItem('heraut.tables', JSON.stringify(held))", held)
    alix.lay("", "me", "here")
    assert {one["table"] for one in kept(alix)} == {one["table"] for one in opened} | {alix.table}

    alix.home()
    rows = alix.page.locator(".tables li")
    expect(rows).to_have_count(4)
    alix.page.get_by_role("button", name=f"Show all {MANY + 1} tables").click()
    expect(rows).to_have_count(MANY + 1)
    expect(rows.filter(has_text="Your turn")).to_have_count(MANY + 1)
    asked = [answer for answer in alix.answers if answer.url.endswith("/api/status")]
    assert [len(answer.json()) for answer in asked[-2:]] == [60, MANY + 1 - 60]

    alix.page.get_by_role("button", name="Take First duel off the list").click()
    expect(rows).to_have_count(MANY)
    assert len(kept(alix)) == MANY + 1
    alix.page.get_by_role("button", name="Let go of it for good").click()
    expect(alix.page.get_by_role("group", name="Taken off the list")).to_have_count(0)
    assert len(kept(alix)) == MANY
