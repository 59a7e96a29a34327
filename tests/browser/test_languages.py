"""Both languages, on every page, at any time."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import heraut
from tests.browser.person import COMBAT, Person

ROOT = Path(__file__).parents[2]
FLUENT = [*Path(heraut.__file__).parent.rglob("words/en.ftl"), ROOT / "web/src/words/en.ftl"]
IDS = {found for file in FLUENT for found in re.findall(r"^([a-z]+(?:[-_][a-z0-9_]+)+) *=", file.read_text(), re.M)}
UNSPOKEN = re.compile(r"\{ ?\$|\bfact-|\boption-|\bask-|\brefusal-|undefined|\bNaN\b|\[object")

PAGES = {
    "home": ("/", "Whose turn is it?", "À qui le tour"),
    "setup": ("/new/confrontation", "Set up", "Préparer"),
    "rules": ("/rules/confrontation", "Rules", "Règles"),
    "gallery": ("/gallery", "Tinctures", "Émaux"),
    "about": ("/about", "Keys", "Touches"),
}


def unspoken(person: Person) -> list[str]:
    """Ids and holes where words should be."""
    shown = person.page.locator("body").inner_text()
    labels = person.page.locator("[aria-label]").evaluate_all("all => all.map(one => one.ariaLabel)")
    found = []
    for text in (shown, *labels):
        found += UNSPOKEN.findall(text)
        found += [word for word in re.findall(r"[a-z][\w-]*[-_][\w-]*\w", text) if word in IDS]
    return found


def turn_french(person: Person) -> None:
    person.page.get_by_role("button", name="Français").click()
    expect(person.page.locator("html")).to_have_attribute("lang", "fr")


def turn_english(person: Person) -> None:
    person.page.get_by_role("button", name="English").click()
    expect(person.page.locator("html")).to_have_attribute("lang", "en")


def test_every_page_in_both(alix: Person) -> None:
    for path, english, french in PAGES.values():
        alix.go(path)
        expect(alix.page.get_by_text(english).first).to_be_visible()
        assert unspoken(alix) == [], path
        turn_french(alix)
        expect(alix.page.get_by_text(french).first).to_be_visible()
        assert unspoken(alix) == [], path
        turn_english(alix)
        expect(alix.page.get_by_text(english).first).to_be_visible()


def test_the_choice_is_kept(alix: Person) -> None:
    turn_french(alix.home())
    alix.go("/about")
    expect(alix.page.locator("html")).to_have_attribute("lang", "fr")


@pytest.mark.parametrize("scenario", [COMBAT, "The masters’ lesson"])
def test_a_table_at_any_time(scenario: str, alix: Person) -> None:
    alix.lay(scenario, "me", "bot")
    for _ in range(6):
        if not alix.asked():
            break
        english = told(alix)
        assert unspoken(alix) == []
        turn_french(alix)
        alix.page.wait_for_function(
            "before => document.querySelector('#question').innerText !== before", arg=english[0]
        )
        french = told(alix)
        assert unspoken(alix) == []
        assert all(one != other for one, other in zip(english, french, strict=True)), (english, french)
        turn_english(alix)
        alix.page.wait_for_function(
            "before => document.querySelector('#question').innerText === before", arg=english[0]
        )
        assert told(alix) == english
        alix.answer()
    french_end(alix)


def test_the_chronicle_stays_at_what_is_new(alix: Person) -> None:
    """Longer words, other colours: what was told since one's answer is still in sight."""
    alix.lay(COMBAT, "me", "here")
    alix.play(4)
    alix.asked()
    since = alix.page.locator(".since")
    expect(since).to_be_in_viewport()
    turn_french(alix)
    expect(since).to_be_in_viewport()
    alix.page.get_by_role("button", name="Nuit", exact=True).click()
    expect(since).to_be_in_viewport()


def told(person: Person) -> tuple[str, str, str]:
    """The question, the options, the chronicle."""
    options: list[str] = person.page.locator(".opt :is(h2, .cons)").evaluate_all(
        # The rules of an option move when its odds arrive; they are the same in every language.
        """all => all.map((one) => [...one.childNodes].filter((part) => !part.classList?.contains('chips'))
             .map((part) => part.textContent.trim()).join(' ').trim())"""
    )
    return person.question.inner_text(), " / ".join(options), person.log.inner_text()


def french_end(person: Person) -> None:
    """To the end, in French."""
    turn_french(person)
    if person.view()["scenario"]["id"].startswith("example"):
        person.play()
        expect(person.end).to_be_visible()
        expect(person.page.get_by_role("heading", level=1)).to_have_text(re.compile("^(Victoire|Défaite|Personne)"))
    assert unspoken(person) == []
