"""The pages before a table: doors, set-up, invitation, rules; in both languages, at a desk and on a phone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from heraut.games import NAMES
from tests.browser.conftest import Meet
from tests.browser.person import COMBAT, DUEL, Person
from tests.browser.test_access import axe, scrolls, violations
from tests.server.client import Server

__all__ = ["axe"]

DESK, PHONE = (1366, 768), (390, 844)
ALL = dict.fromkeys((*NAMES, "conan", "wow_adventure"))
DOORS = {
    "en": ("Play in two minutes", "Invite a friend", "Referee our table"),
    "fr": ("Jouer en deux minutes", "Inviter un ami", "Arbitrer notre table"),
}
both = pytest.mark.parametrize("lang", ["en", "fr"])


@pytest.fixture(scope="module")
def shelf(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with every game that is written."""
    games = {name: import_module(f"heraut.games.{name}.game").load() for name in ALL}
    running = Server(str(tmp_path_factory.mktemp("shelf") / "tables.db"), games)
    yield running
    running.stop()


def come(meet: Meet, lang: str, size: tuple[int, int], path: str, url: str = "", name: str = "alix") -> Person:
    person = meet(name, url, *size)
    person.page.goto("about:blank")
    person.page.goto(f"{person.url}/?lang={lang}#{path}")
    return person


def top(element: Locator) -> float:
    box = element.bounding_box()
    assert box is not None
    return box["y"]


@both
def test_home_is_one_screen_with_every_game(lang: str, meet: Meet, shelf: Server, axe: str) -> None:
    alix = come(meet, lang, DESK, "/", shelf.url)
    expect(alix.page.locator(".game")).to_have_count(len(ALL))
    expect(alix.page.locator(".door b")).to_have_text(list(DOORS[lang]))
    assert scrolls(alix) == []
    assert violations(alix, axe) == []
    assert alix.page.get_by_role("link", name=re.compile("Gallery|Galerie")).count() == 0


@both
def test_a_newcomer_with_a_phone_sees_what_it_is_and_the_doors_first(
    lang: str, meet: Meet, shelf: Server, axe: str
) -> None:
    alix = come(meet, lang, PHONE, "/", shelf.url)
    page = alix.page
    for door in page.locator(".door").all():
        expect(door).to_be_in_viewport(ratio=1)
    expect(page.locator(".lead")).to_be_in_viewport(ratio=1)
    order = [page.locator(one).first for one in (".lead", ".door", ".game", "#code")]
    assert [top(one) for one in order] == sorted(top(one) for one in order)
    assert "across" not in scrolls(alix)
    assert violations(alix, axe) == []


def test_the_first_door_leads_to_a_question(alix: Person) -> None:
    alix.home().page.get_by_role("button", name="Play in two minutes").click()
    assert alix.asked()


@both
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", ["confrontation", "heroes3"])
def test_a_table_is_set_up_with_its_button_in_sight(
    lang: str, size: tuple[int, int], game: str, meet: Meet, axe: str
) -> None:
    alix = come(meet, lang, size, f"/new/{game}")
    begin = alix.page.locator(".bar .cta")
    expect(begin).to_be_in_viewport(ratio=1)
    alix.page.mouse.wheel(0, 300)
    expect(begin).to_be_in_viewport(ratio=1)
    bots = alix.page.get_by_label("Bot", exact=True).first.locator("option")
    assert bots.evaluate_all("all => all.map(one => one.value)") == ["normal", "easy", "hard"]
    alix.page.get_by_role("button", name=re.compile("More bots|Plus de bots")).click()
    expect(bots).to_have_count(6)
    before = alix.page.locator(".pick").count()
    alix.page.get_by_role("button", name=re.compile("^(Show all|Montrer les)")).click()
    assert alix.page.locator(".pick").count() > before
    expect(begin).to_be_in_viewport(ratio=1)
    assert "across" not in scrolls(alix)
    assert violations(alix, axe) == []


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_scenario_is_chosen_then_for_how_many_then_how(
    size: tuple[int, int], meet: Meet, shelf: Server, axe: str
) -> None:
    """The sides at the table follow; another scenario is taken for as many, in the same way, if it can be."""
    page = (alix := come(meet, "en", size, "/new/conan", shelf.url)).page
    heroes, overlord = page.get_by_role("radiogroup", name="Heroes"), page.get_by_role("radiogroup", name="Overlord")
    expect(page.locator(".pick.on b")).to_have_text("The Salt Cages")
    expect(heroes.get_by_role("radio")).to_have_text(["1", "2", "3", "4"])
    expect(page.locator(".seat")).to_have_count(3)
    overlord.get_by_role("radio", name="an automaton").click()
    expect(page.locator(".seat")).to_have_count(2)
    heroes.get_by_role("radio", name="4").click()
    expect(page.locator(".seat")).to_have_count(4)
    alix.pick("In the Clutches of the Picts")
    expect(heroes.get_by_role("radio")).to_have_text(["3", "4"])
    expect(heroes.get_by_role("radio", checked=True)).to_have_text("4")
    expect(overlord.get_by_role("radio", checked=True)).to_have_text("an automaton")
    assert "across" not in scrolls(alix)
    assert violations(alix, axe) == []


def test_another_game_is_one_press_away_at_the_set_up(alix: Person) -> None:
    alix.home().page.get_by_role("link", name="Invite a friend").click()
    alix.page.get_by_label("Game", exact=True).select_option("heroes3")
    expect(alix.page).to_have_url(re.compile("#/new/heroes3/invite$"))
    expect(alix.page.get_by_role("radio", name=re.compile("^First steps"))).to_be_checked()
    assert alix.page.get_by_label("Who sits where").nth(1).input_value() == "invite"


def test_nobody_is_invited_to_what_is_played_alone(meet: Meet, shelf: Server) -> None:
    page = come(meet, "en", DESK, "/new/mage_knight/invite", shelf.url).page
    counts = page.get_by_role("radiogroup", name="Players").get_by_role("radio")
    expect(counts).to_have_text(["2", "3", "4"])
    expect(counts.first).to_be_checked()
    assert page.get_by_label("Who sits where").nth(1).input_value() == "invite"
    assert page.locator(".pick small", has_text="solitaire").count() == 0


@both
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_an_invitation_says_by_whom_to_what_and_for_which_side(
    lang: str, size: tuple[int, int], meet: Meet, axe: str
) -> None:
    alix = come(meet, lang, size, "/new/confrontation/invite")
    alix.page.locator(".seat input").first.fill("Alix")
    alix.page.locator(".bar .cta").click()
    card = alix.page.locator(".invite")
    side = card.locator("b").inner_text()
    expect(alix.page.get_by_role("note")).to_contain_text("heraut serve --host 0.0.0.0")
    assert "across" not in scrolls(alix)
    assert violations(alix, axe) == []

    link = card.locator("code").inner_text().split("#")[1]
    bran = come(meet, lang, size, link, name="bran")
    page = bran.page
    expect(page.locator("main")).to_contain_text("Alix " + ("invites you" if lang == "en" else "vous invite"))
    expect(page.get_by_role("heading", level=1)).to_have_text("Confrontation")
    expect(page.locator(".side")).to_contain_text(side)
    expect(page.locator(".join")).to_have_attribute("data-seat", "gueules")
    assert "across" not in scrolls(bran)
    assert violations(bran, axe) == []
    page.get_by_role("textbox").fill("Bran")
    page.locator("form .cta").click()
    expect(bran.question).to_be_visible()

    # The link has served: whoever comes next is told so before giving a name, and its owner is led to the table.
    cleo = come(meet, lang, size, link, name="cleo")
    expect(cleo.page.locator(".wrong")).to_be_visible()
    expect(cleo.page.locator("form")).to_have_count(0)
    expect(cleo.page.locator(".side")).to_have_text(re.compile(rf"Bran\s+{side}"))
    expect(cleo.page.get_by_role("link", name=re.compile("Watch|Regarder"))).to_be_visible()
    assert violations(cleo, axe) == []
    bran.page.goto("about:blank")
    bran.page.goto(f"{bran.url}/#{link}")
    expect(bran.page.locator("main .cta")).to_have_attribute("href", f"#/table/{alix_table(link)}")


def alix_table(link: str) -> str:
    return link.split("/")[2]


def test_an_invitation_to_no_table_says_so(meet: Meet) -> None:
    alix = come(meet, "fr", PHONE, "/join/nowhere/nothing/1")
    expect(alix.page.get_by_role("alert")).to_be_visible()
    expect(alix.page.locator("form")).to_have_count(0)


def test_a_table_says_against_whom_when_and_what_was_last_done(alix: Person) -> None:
    alix.lay(COMBAT, "me", "bot")
    alix.play(1)
    alix.asked()
    deed = alix.view()["log"][-1]["text"]["en"]
    alix.home()
    row = alix.page.get_by_role("list", name="Your tables").get_by_role("listitem")
    expect(row.locator("small").first).to_have_text(re.compile(r"^against .+\b20\d\d · Confrontation$"))
    kept = alix.page.evaluate("JSON.parse(localStorage.getItem('heraut.tables'))[0]")
    assert kept["deed"]["en"] == deed


def test_a_table_that_was_never_opened_has_its_name(alix: Person) -> None:
    alix.lay(DUEL, "me", "invite")
    expect(alix.page.locator(".invite")).to_be_visible()
    alix.home()
    expect(alix.page.get_by_role("list", name="Your tables").get_by_role("link")).to_contain_text(DUEL)


@both
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_r_opens_the_rules_in_force(lang: str, size: tuple[int, int], meet: Meet, axe: str) -> None:
    alix = come(meet, lang, size, "/")
    alix.page.locator(".door").first.click()
    alix.asked()
    rules = alix.view()["scene"]["question"]["rules"]
    assert rules
    alix.page.keyboard.press("r")
    marked = alix.page.locator("li.cur")
    expect(marked).to_have_count(len(rules))
    for rule in marked.all():
        expect(rule).to_contain_text("In force at your table now" if lang == "en" else "En vigueur à votre table")
    expect(alix.page.locator(f"#rule-{rules[0]}")).to_be_in_viewport()
    assert "across" not in scrolls(alix)
    assert violations(alix, axe) == []


@pytest.mark.parametrize("game", ALL)
def test_the_contents_of_every_book_are_titles(game: str, meet: Meet, shelf: Server) -> None:
    for lang in ("en", "fr"):
        alix = come(meet, lang, DESK, f"/rules/{game}", shelf.url)
        entries = alix.page.locator(".toc li a")
        expect(entries.first).to_be_visible()
        for title, count in zip(entries.locator("span").all_inner_texts(), entries.locator("small").all(), strict=True):
            assert not re.search(r"^(CF|H3|MK|CN|WW)-|, p\.|ruling|gaps|left out|\.toml", title), title
            assert count.inner_text().isdigit()
        shown = alix.page.locator("main.text").inner_text()
        assert not re.search(r"photo|\.toml|\bruling \d|'", shown)


def test_a_page_of_the_book_is_told_apart(alix: Person) -> None:
    alix.go("/rules/heroes3/H3-SET-1")
    expect(alix.page.locator("#rule-H3-SET-1 small")).to_have_text("p. 7")
    alix.page.get_by_label("Find a rule").fill("mise en place")
    expect(alix.page.locator(".toc li")).not_to_have_count(0)
    expect(alix.page.locator(".toc")).to_contain_text("Setting up")


def test_on_a_phone_the_contents_are_a_list_to_choose_from(meet: Meet, tmp_path: Path) -> None:
    alix = come(meet, "fr", PHONE, "/rules/mage_knight")
    alix.page.get_by_label("Chapitres").last.select_option("MK-CMB")
    expect(alix.page.locator("#rule-MK-CMB-1")).to_be_in_viewport()


def test_what_is_counted_is_not_called_printed(alix: Person) -> None:
    alix.lay(COMBAT, "me", "bot", bot="first")
    alix.play()
    told = []
    for number in alix.page.locator(".counts .why").all():
        number.click()
        told.append(alix.page.get_by_role("dialog").inner_text())
        alix.page.keyboard.press("Escape")
    assert any("As it stands on the table now." in text for text in told), told
    assert not any("printed" in text for text in told)
