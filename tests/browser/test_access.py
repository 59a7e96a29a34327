"""Everybody can read and reach everything: axe-core, no page that scrolls away, a phone in one hand."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.conftest import Meet, missing
from tests.browser.person import COMBAT, DUEL, Person
from tests.server.client import Patience, Server
from tests.server.toys.hands import Swords, hands

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
SKIRMISH = "Skirmish at dusk"
SIZES = [(1366, 768), (1024, 700), (390, 844)]
LOOKS = [("en", "light"), ("en", "dark"), ("fr", "light"), ("fr", "dark")]
SOAK = bool(os.environ.get("HERAUT_SOAK"))


@pytest.fixture(scope="session")
def axe(browser: Browser) -> str:
    if not AXE.exists():
        missing("axe-core is not installed: make web")
    return AXE.read_text()


def violations(person: Person, axe: str) -> list[str]:
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(axe)
    found: list[str] = person.page.evaluate(
        """async () => (await axe.run({ resultTypes: ['violations'] })).violations.flatMap((rule) =>
             rule.nodes.map((node) => `${rule.id}: ${node.html.slice(0, 160)}`))"""
    )
    return found


def looks(screen: int) -> list[tuple[str, str]]:
    """In which a screen is judged: both languages, day and night, paired the other way on the next.  A soak: in all."""
    return LOOKS if SOAK else (LOOKS[::3], LOOKS[1:3])[screen % 2]


def judge(person: Person, axe: str, path: str, ready: Callable[[], object]) -> None:
    """No violation of any rule: in both languages, by day and by night, on three screens."""
    wrong = []
    for lang, theme in LOOKS:
        person.page.goto("about:blank")
        person.page.goto(f"{person.url}/?lang={lang}&theme={theme}#{path}")
        for width, height in [size for n, size in enumerate(SIZES) if (lang, theme) in looks(n)]:
            person.page.set_viewport_size({"width": width, "height": height})
            ready()
            wrong += [f"{lang} {theme} {width}: {one}" for one in violations(person, axe)]
    assert wrong == []


def seen(locator: Locator) -> Callable[[], object]:
    return lambda: expect(locator).to_be_visible()


@pytest.mark.parametrize(
    ("path", "shown"),
    [
        ("/", ".game .cta"),
        ("/new/confrontation", ".bar .cta"),
        ("/new/heroes3", "details.row"),
        ("/gallery", "main section"),
        ("/about", "main dl"),
    ],
)
def test_axe_on_pages(path: str, shown: str, alix: Person, axe: str) -> None:
    judge(alix, axe, path, seen(alix.page.locator(shown).first))


def test_axe_on_a_table_that_is_not_there(alix: Person, axe: str) -> None:
    judge(alix, axe, "/table/nowhere", seen(alix.page.locator("main.error .cta")))
    # The browser itself logs every 404.
    alix.troubles = [trouble for trouble in alix.troubles if "404" not in trouble]


def test_axe_on_rules(alix: Person, axe: str) -> None:
    """All of them once, a few of each kind everywhere."""
    found = alix.page.get_by_role("textbox")

    def few() -> None:
        found.fill("pursuit" if alix.page.locator("html").get_attribute("lang") == "en" else "poursuite")
        expect(alix.page.locator("li[id]")).not_to_have_count(0)

    judge(alix, axe, "/rules/confrontation", few)
    found.fill("")
    expect(alix.page.locator("li[id]").nth(100)).to_be_attached()
    assert violations(alix, axe) == []


QUESTIONS = {
    "a number of dice": (COMBAT, 0),
    "an attack": (COMBAT, 1),
    "who among many": (SKIRMISH, 1),
}


@pytest.mark.parametrize("question", QUESTIONS)
def test_axe_on_tables(question: str, alix: Person, axe: str) -> None:
    scenario, answers = QUESTIONS[question]
    alix.lay(scenario, "me", "bot")
    alix.play(answers)
    alix.asked()
    judge(alix, axe, f"/table/{alix.table}", seen(alix.options.first))


def test_axe_on_typed_dice(alix: Person, axe: str) -> None:
    alix.lay(DUEL, "me", "here", dice="real dice")
    judge(alix, axe, f"/table/{alix.table}", seen(alix.page.get_by_role("textbox").first))


def test_axe_on_the_past(alix: Person, axe: str) -> None:
    alix.lay(COMBAT, "me", "bot")
    alix.play(1)
    judge(
        alix,
        axe,
        f"/table/{alix.table}/at/1",
        seen(alix.page.get_by_text(re.compile("^(After answer|Après la réponse)")).first),
    )


def test_axe_at_the_end(alix: Person, axe: str) -> None:
    alix.lay(DUEL, "me", "bot")
    alix.play()
    judge(alix, axe, f"/table/{alix.table}", seen(alix.end))


def test_axe_on_what_opens(alix: Person, axe: str) -> None:
    alix.lay(COMBAT, "me", "bot")
    alix.asked()
    for opener in ("button[aria-expanded]", ".with .why", "g.figure:not(.choosable)"):
        alix.page.locator(opener).first.click()
        expect(alix.page.locator(".menu, [role=dialog]")).to_be_visible()
        assert violations(alix, axe) == []
        alix.page.keyboard.press("Escape")
        expect(alix.page.locator(".menu, [role=dialog]")).to_have_count(0)


@pytest.fixture
def hidden(browser: Browser, tmp_path: Path) -> Iterator[Server]:
    running = Server(str(tmp_path / "tables.db"), {"hands": hands()})
    yield running
    running.stop()


def test_the_screen_changes_hands(hidden: Server, meet: Meet, axe: str) -> None:
    alix = meet("alix", hidden.url)
    alix.lay("", "me", "here", game="hands")
    handover = alix.page.locator(".handover")
    for _ in range(8):
        expect(alix.options.first.or_(handover)).to_be_visible()
        if handover.is_visible():
            break
        alix.answer(alix.options.count() - 1)
    expect(handover).to_be_visible()
    assert alix.page.locator("[data-card]").count() == 0
    expect(handover).to_contain_text("draws")
    expect(handover).not_to_contain_text("You drew")
    for view in alix.views():
        hand = next(zone for zone in view["scene"]["zones"] if zone["id"] == "hand-1")
        assert {card["label"]["en"] for card in hand["cards"]} <= {"?"}, "the next hand is not here yet"
    judge(alix, axe, f"/table/{alix.table}", seen(handover))
    alix.page.get_by_role("button", name=re.compile("^(I am|Je suis)")).click()
    expect(alix.options.first).to_be_visible()
    assert alix.view()["you"] == [1]


def test_the_screen_is_offered_to_whoever_else_at_it_may_be_asked_in_secret(
    browser: Browser, meet: Meet, tmp_path: Path
) -> None:
    """Whoever holds the screen sees that the table waits, and neither for whom nor for what."""
    server = Server(str(tmp_path / "tables.db"), {"hands": hands(Swords)}, patience=Patience(secret_seconds=0))
    alix = meet("alix", server.url).lay("", "me", "here", game="hands", rhythm="steady")
    alix.answer()
    give = alix.page.get_by_role("button", name="Give the screen to")
    expect(give).to_be_visible()
    view = alix.view()
    assert (view["you"], view["waits"], view["asked"], view["scene"]["question"]) == ([0], True, None, None)
    expect(alix.question).to_have_text("The table waits…")
    expect(alix.options).to_have_count(0)
    give.click()
    handover = alix.page.locator(".handover")
    expect(handover).to_be_visible()
    assert alix.page.locator("[data-card]").count() == 0
    alix.page.get_by_role("button", name=re.compile("^I am")).click()
    expect(alix.options.first).to_be_visible()
    assert (alix.view()["you"], alix.view()["asked"]) == ([1], 1)
    alix.answer()
    expect(alix.log).to_contain_text(" loses ")
    assert alix.troubles == []
    server.stop()


# --- screens --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", [COMBAT, SKIRMISH, "Three banners"])
def test_a_table_never_scrolls_away(scenario: str, alix: Person) -> None:
    alix.lay(scenario, "me")
    for _ in range(5):
        if not alix.asked():
            break
        assert scrolls(alix) == []
        for place in ("#question", ".foot .cta", "[role=slider]", "[role=log]", "[data-undo]"):
            expect(alix.page.locator(place)).to_be_in_viewport(ratio=0.95)
        alix.answer()


def test_a_large_screen_is_zoomed_and_everything_stays_on_it(meet: Meet) -> None:
    alix = meet("alix", width=1920, height=1080).lay(COMBAT, "me", "bot")
    alix.asked()
    for number in alix.page.locator(".with .why").all():
        number.click()
        expect(alix.page.get_by_role("dialog")).to_be_in_viewport(ratio=1)
        alix.page.keyboard.press("Escape")
    assert scrolls(alix) == []


def scrolls(person: Person) -> list[str]:
    """Does the page itself scroll, and which way?"""
    page: list[int] = person.page.evaluate(
        "(({ scrollWidth, scrollHeight }) => [scrollWidth - innerWidth, scrollHeight - innerHeight])"
        "(document.scrollingElement)"
    )
    return [way for way, over in zip(("across", "down"), page, strict=True) if over > 0]


def test_a_phone_in_one_hand(meet: Meet) -> None:
    """Everything of the desk is there, under a finger."""
    alix = meet("alix", width=390, height=844, has_touch=True, is_mobile=True)
    page = alix.page
    alix.home()
    assert "across" not in scrolls(alix)
    page.get_by_role("link", name="Set up Confrontation").tap()
    page.get_by_role("button", name=re.compile(r"^Show all \d+ scenarios")).tap()
    page.locator("label.pick", has_text=SKIRMISH).tap()
    assert "across" not in scrolls(alix)
    page.get_by_role("button", name="Begin").tap()

    # Every answer, however long the list.
    expect(alix.options.first).to_be_visible()
    assert scrolls(alix) == []
    for n in range(alix.options.count()):
        alix.options.nth(n).tap()
        expect(alix.options.nth(n)).to_have_attribute("aria-checked", "true")
        expect(alix.confirm).to_be_in_viewport(ratio=1)
    # A figure on the board answers too.
    page.locator("g.figure[aria-label*=choice]").first.tap()
    expect(alix.confirm).to_be_enabled()
    asked = alix.question.inner_text()
    alix.confirm.tap()
    expect(alix.question).not_to_have_text(asked)
    expect(alix.options.first).to_be_visible()

    # The board alone, and back.
    page.get_by_role("button", name="See the board").tap()
    expect(alix.options.first).to_be_hidden()
    page.get_by_role("button", name="Show the answers").tap()
    expect(alix.options.first).to_be_visible()
    # What one has.
    page.get_by_role("button", name="Profiles").tap()
    expect(page.get_by_role("button", name=re.compile("^INI")).first).to_be_in_viewport()
    page.get_by_role("button", name="Profiles").tap()
    # The chronicle, the thread, a look back.
    page.get_by_role("button", name=re.compile("^Chronicle")).tap()
    expect(alix.log).to_be_in_viewport()
    for place in (alix.question, alix.options.first, alix.confirm):
        expect(place).to_be_in_viewport()
        assert reachable(place), "the chronicle covers nothing that one answers with"
    page.get_by_role("button", name="Look back").tap()
    page.locator("footer").get_by_role("button", name="Back to the present").tap()
    expect(page.get_by_role("button", name="Fork from here")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Close").tap()
    # Undo, sealed by now.
    page.locator("[data-undo]").tap()
    expect(page.get_by_role("dialog", name="Sealed")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Close").tap()
    # The menu: languages, day and night, saving, leaving.
    menu = page.get_by_role("button", name="Menu")
    menu.tap()
    page.get_by_role("button", name="Français").tap()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.get_by_role("button", name="English").tap()
    page.get_by_role("button", name="Night", exact=True).tap()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    with page.expect_download():
        page.get_by_role("button", name="Save the game to a file").tap()
    assert small_targets(alix) == []
    page.get_by_role("link", name="To all tables").tap()
    page.get_by_role("listitem").filter(has_text=SKIRMISH).get_by_role("link").tap()
    expect(alix.options.first).to_be_visible()
    page.get_by_role("link", name="Rules").tap()
    expect(page.locator("li[id]").first).to_be_visible()
    assert "across" not in scrolls(alix)
    page.get_by_role("button", name="differing").tap()
    expect(page.get_by_role("button", name="differing")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="all", exact=True).tap()
    page.get_by_role("textbox").fill("pursuit")
    expect(page.locator("li[id]", has_text="ursuit").first).to_be_in_viewport()
    page.get_by_role("button", name="Night", exact=True).or_(page.get_by_role("button", name="Day", exact=True)).tap()
    page.get_by_role("button", name="Back to the table").tap()
    expect(alix.options.first).to_be_visible()
    assert alix.troubles == []


def reachable(locator: Locator) -> bool:
    """Nothing lies over its middle."""
    found: bool = locator.evaluate(
        """one => { const box = one.getBoundingClientRect();
             const hit = document.elementFromPoint(box.x + box.width / 2, box.y + Math.min(box.height / 2, 12));
             return hit !== null && (one.contains(hit) || hit.contains(one)) }"""
    )
    return found


def small_targets(person: Person) -> list[str]:
    """Buttons too small for a finger: WCAG 2.5.8 asks for 24 pixels."""
    found: list[str] = person.page.locator("button:visible, a.btn:visible, a.row:visible").evaluate_all(
        """all => all.map((one) => [one, one.getBoundingClientRect()])
             .filter(([, box]) => box.width < 24 || box.height < 24)
             .map(([one]) => one.outerHTML.slice(0, 120))"""
    )
    return found
