"""The odds beside the answers: attacks, manipulations, falls and leaps, against fractions reckoned apart."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from heraut.games.conan.model import BorderId, Game, HandleId, ItemId, World
from heraut.games.conan.numbers.blows import MELEE_BLOW
from heraut.games.conan.rules.ch1_heroes_turn import HeroesPhase
from heraut.games.conan.rules.ch2_sheet.attack import Attack, Declare
from heraut.games.conan.rules.ch2_sheet.manipulation import PickLock, UseHandle
from heraut.kernel import CHANCE, Section, Table
from heraut.odds.reckoning import all_odds, odds
from heraut.odds.result import Odds
from heraut.players.sight import Sight
from tests.games.conan.doctoring import with_leap
from tests.games.conan.playing import GAME, A, B, Play, figure, hero, world

FOE = figure(100)
PIRATE = ("salt_cages", "P3", "pirates:green")
GUARD = ("three_heads", "H4", "bossonian_guards:blue")
HYENA = ("salt_cages", "P3", "hyenas")


def told(state: World, section: Section, *results: Any, horizon: str = "") -> dict[str, Odds]:
    """The odds of every answer, all of them exact."""
    found = all_odds(Play(state, section, *results).t, horizon)
    assert found
    assert all(odds.exact and not odds.left_out for odds in found.values())
    return found


def chance(text: str) -> Fraction:
    return Fraction(*map(int, text.split("/")))


# ── attacks ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("foe", "sheet", "weapon", "kills"),
    [
        (PIRATE, "conan", "sword", ["8/9", "79/81", "967/972"]),  # armour 1: 2 is enough
        (GUARD, "conan", "sword", ["35/54", "97/108", "631/648"]),  # armour 2: 3
        (HYENA, "belit", "ornamental_spear", ["26/27", "80/81"]),  # armour 0: 1
    ],
)
def test_a_gem_more(foe: tuple[str, str, str], sheet: str, weapon: str, kills: list[str]) -> None:
    """The marked die is rerolled as long as the target would live."""
    scenario, area, group = foe
    state = world(hero(sheet, area, items=[weapon]), scenario=scenario, units=[(group, area)], overlord=(4, 0, 2))
    found = told(state, Declare(A, FOE, MELEE_BLOW, ItemId(weapon)))
    assert [found[f"gems {number}"].of("dead") for number in range(1, len(kills) + 1)] == list(map(chance, kills))
    assert found["gems 1"].headlines == (("headline-dead", frozenset({"dead"})),)


def test_before_the_gems_two_are_taken_for_granted() -> None:
    state = world(hero("conan", "P3", items=["sword"]), units=[("pirates:green", "P3")])
    found = told(state, HeroesPhase())
    assert found["strike 0 100 sword"].of("dead") == Fraction(79, 81)
    assert "finish 0" not in found


def test_wounds_of_a_leader() -> None:
    """R R O on the captain (armour 3, life 4): 4 wound him, 67/108; 7 kill: R R 6 and O 1, or 5 and 2.

    1/36 * 4/6 + 4/36 * 2/6 = 1/18.
    """
    state = world(hero("conan", "P3", items=["conans_sword"]), hero("belit", "B4"), units=[("captain", "P3")])
    found = told(state, Declare(A, FOE, MELEE_BLOW, ItemId("conans_sword")))["gems 2"]
    assert (1 - found.of("unhurt"), found.of("dead")) == (Fraction(67, 108), Fraction(1, 18))
    assert [outcome.id for outcome in found.outcomes] == ["unhurt", "wounds-1", "wounds-2", "wounds-3", "dead"]


def test_what_it_costs_the_victim() -> None:
    """A total of 4 at Conan in leather (Y): 4 wounds less Y: none is certain to be kept off; a dodge (O O) helps."""
    state = world(hero("conan", "P3", (2, 9, 0, 0), ["leather_armor"]), units=[("pirates:green", "P3")])
    found = told(state, Attack(1, FOE, A, MELEE_BLOW, ("R", "R")), 1, 3)
    # Y: 0 0 0 1 1 2: 4, 3, 2 wounds
    assert dict(found["endure"].shares) == {"wounds-3": Fraction(5, 6), "wounds-2": Fraction(1, 6)}
    # O O sum to 4, 3, 2, 1, 0 with 1/9, 2/9, 3/9, 2/9, 1/9: with Y at least 4: 1/9 + 2/9 * 3/6 + 3/9 * 1/6
    assert found["dodge"].of("unhurt") == Fraction(1, 9) + Fraction(2, 9) * Fraction(1, 2) + Fraction(3, 9) * Fraction(
        1, 6
    )
    assert [outcome.tone for outcome in found["dodge"].outcomes] == ["good", "mild", "warn", "hurt", "dead"]


def test_the_whole_of_an_attack_is_few_states() -> None:
    """Five R and an R* on the captain: sums of plain dice are merged, and nothing after the blow is looked at."""
    state = world(hero("conan", "P3", items=["battle_axe"]), units=[("captain", "P3")])
    found = told(state, Declare(A, FOE, MELEE_BLOW, ItemId("battle_axe")))
    assert found["gems 5"].states < 200


# ── manipulations ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CN-SKL-22", "CN-MAN-12")
@pytest.mark.parametrize(
    ("sheet", "units", "opens"),
    [
        ("shevatas", [], {"gems 1": "31/36"}),
        ("shevatas", [("pirates:green", "P3")], {"gems 1": "23/36", "gems 2": "191/216"}),
        ("belit", [], {"gems 1": "1/3", "gems 2": "2/3"}),
    ],
)
def test_a_cage_lock(sheet: str, units: list[tuple[str, str]], opens: dict[str, str]) -> None:
    """Difficulty 2; Lock-picking adds a red die, an enemy beside takes 1 off."""
    found = told(world(hero(sheet, "P3"), units=units), PickLock(A, BorderId("cage_crow")))
    assert {answer: found[answer].of("done") for answer in opens} == {one: chance(text) for one, text in opens.items()}


@pytest.mark.rule("CN-MAN-12")
def test_the_winch() -> None:
    """Difficulty 3; Conan O O O: 17/27, O O: 1/3."""
    state = world(hero("conan", "G3"), scenario="drowned_stair")
    found = told(state, UseHandle(A, HandleId("winch")))
    assert (found["gems 3"].of("done"), found["gems 2"].of("done")) == (Fraction(17, 27), Fraction(1, 3))


# ── falls ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CN-FAL-3", "CN-FAL-4")
@pytest.mark.parametrize(("items", "unhurt"), [([], "1/3"), (["halberd", "scale_mail"], "1/9")])
def test_a_jump(items: list[str], unhurt: str) -> None:
    """Two orange dice, one with Leap, which Conan loses at weight 8."""
    state = world(hero("conan", "L2", items=items))
    found = told(state, HeroesPhase(), horizon="fall")
    assert list(found) == ["cross 0 P2 jump"]
    assert found["cross 0 P2 jump"].of("unhurt") == chance(unhurt)


def test_dice_are_whose_figure_rolls() -> None:
    state = world(hero("conan", "P3", (0, 11, 0, 0), ["leather_armor"]), units=[("pirates:green", "P3")])
    t: Game = Table(GAME, state)
    state.agenda = []
    t.begin(Attack(1, FOE, A, MELEE_BLOW, ("O",)))
    assert (t.decision is not None and t.decision.seat, GAME.roller(t)) == (CHANCE, 1)
    state.automaton = True
    assert GAME.roller(t) is None


def test_no_odds_where_nothing_is_at_stake() -> None:
    play = Play(world(hero("conan", "B4")), HeroesPhase())
    assert all(all_odds(play.t, horizon) == {} for horizon in ("", "attack", "handle", "fall", "leap"))


def test_several_heroes_who_could_attack() -> None:
    """Each is told his own answers; the last blow of the dying is no part of the attack that killed."""
    state = world(hero("conan", "B4"), hero("belit", "P3"), units=[("hyenas", "P3")])
    table = Play(state, HeroesPhase()).t
    blow = all_odds(Sight(table, B))["strike 1 100"]
    assert blow.of("dead") > 0
    assert odds(table, table.read(B, "strike 1 100")).shares == blow.shares  # his answer, though another is asked first
    dying = world(hero("belit", "P3", (0, 1, 8, 0)), hero("conan", "B4"), units=[("hyenas", "P3"), ("captain", "P3")])
    play = Play(dying, Attack(2, FOE, A, MELEE_BLOW, ("O",)), 2).say(2, "enough")
    play.asks(A, "last_blow", "next 100", "next 101")
    assert all_odds(play.t) == {}


@pytest.mark.rule("CN-FAL-2", "CN-SKL-27")
def test_a_jump_with_support() -> None:
    """One orange die; a 2 is rerolled for nothing: 1/3 + 1/3 * 1/3."""
    found = told(world(hero("conan", "L2"), hero("belit", "P2")), HeroesPhase(), horizon="fall")
    assert found["cross 0 P2 jump"].of("unhurt") == Fraction(4, 9)


@pytest.mark.rule("CN-SKL-15")
def test_a_leap() -> None:
    """One red die reaches 2 in three of six; with Support, rerolled if it falls short: 1 - 1/4."""
    for friend, over in (("B4", "1/2"), ("P3", "3/4")):
        state = world(hero("conan", "P3"), hero("belit", friend))
        play = with_leap(("P3", "P5"), 2, state, HeroesPhase())
        found = all_odds(play.t, "leap")
        assert {answer: odds.of("done") for answer, odds in found.items()} == {"cross 0 P5 leap": chance(over)}
