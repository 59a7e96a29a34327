"""Chapter II-B: wound rolls, wounds, stuns and deaths."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import heraut.games.confrontation.printed.content as content
from heraut.games.confrontation.game import Confrontation, load
from heraut.games.confrontation.model import FigureId
from heraut.games.confrontation.rules.ch02_wounds import heal
from heraut.games.confrontation.rules.ch09_combat.flight import move_mm

from .playing import FIRST_WINS, HARMLESS, A, B, Play, around, duel, fig, lay, man, tough

FOUR = ("INI", "ATT", "FOR", "DEF")
RES = 10


def struck(final: int, low: int, high: int, **target: Any) -> Play:
    """Figure 1 strikes figure 2 once, who had no die to parry with; the wound roll comes to `final`."""
    figures = fig(man(FOR=final - high + RES), A, 0), fig(man(RES=RES), B, 25, **target)
    play = Play(lay(*figures)).ready({1: "2 0", 2: "2 0"}, first=1)
    return play.say(A, "attack 1 2", 3, high, low)


# ── reading the dice ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CF-F-1", "CF-F-6")
@pytest.mark.parametrize(("low", "location"), [(1, "legs"), (2, "arms"), (3, "abdomen"), (4, "chest"), (5, "head")])
def test_of_two_dice_the_lower_gives_the_location(low: int, location: str) -> None:
    play = struck(-1, low, 6)
    assert play.last("wound_roll")["rolled"] == (low, 6)
    assert play.last("wound_roll")["location"] == location


@pytest.mark.rule("CF-F-5")
def test_final_result_is_the_higher_die_plus_for_minus_res() -> None:
    play = duel(man(FOR=7), man(RES=5), ("2 0", "2 0"))
    play.say(A, "attack 1 2", 3, 5, 1)  # 5 + 7 - 5 = 7, on the legs
    wound = play.last("wound_roll")
    assert (wound["result"], wound["row"], wound["location"]) == (7, "6/7", "legs")
    assert play.figure(2).wound == "light"


@pytest.mark.rule("CF-F-7", "CF-W-1")
@pytest.mark.parametrize(
    ("final", "low", "severity"),
    [(-1, 1, "nothing"), (-1, 2, "stunned"), (-1, 4, "light"), (6, 3, "serious"), (7, 3, "serious"), (6, 5, "killed")],
)
def test_the_cells_that_the_text_fixes(final: int, low: int, severity: str) -> None:
    assert struck(final, low, 6).last("wound_roll")["severity"] == severity


@pytest.mark.rule("CF-F-13")
def test_a_6_on_a_wound_die_is_not_rolled_again() -> None:
    play = struck(6, 3, 6)  # exactly two dice fall: a third would be missing
    assert play.last("wound_roll")["result"] == 6
    assert play.figure(2).wound == "serious"


@pytest.mark.rule("CF-F-16", "CF-W-3")
@pytest.mark.parametrize(("face", "location"), [(1, "legs"), (3, "abdomen"), (5, "head")])
def test_a_double_is_read_like_any_other_result(face: int, location: str) -> None:
    double, plain = struck(2, face, face), struck(2, face, 6)
    assert double.last("wound_roll")["location"] == location
    assert double.last("wound_roll")["result"] == 2
    assert double.last("wound_roll")["severity"] == plain.last("wound_roll")["severity"]
    assert double.figure(2).wound == plain.figure(2).wound


@pytest.mark.rule("CF-W-2")
def test_6_and_6_is_the_head() -> None:
    play = struck(6, 6, 6)
    assert play.last("wound_roll")["location"] == "head"
    assert play.figure(2).down


@pytest.mark.rule("CF-W-1")
@pytest.mark.parametrize(
    ("final", "row"),
    [
        (-1, "<0"), (0, "0/1"), (1, "0/1"), (2, "2/3"), (3, "2/3"), (4, "4/5"), (5, "4/5"), (6, "6/7"), (7, "6/7"),
        (8, "8/9"), (9, "8/9"), (10, "10/11"), (11, "10/11"), (12, "12/13"), (13, "12/13"), (14, "14+"),
    ],
)  # fmt: skip
def test_the_rows_of_the_table(final: int, row: str) -> None:
    assert struck(final, 1, 4).last("wound_roll")["row"] == row


@pytest.mark.rule("CF-W-1")
def test_the_table_can_be_replaced(tmp_path: Path) -> None:
    mine = shutil.copytree(Path(content.__file__).parent, tmp_path / "mine")
    file = mine / "wound_table.toml"
    text = file.read_text(encoding="utf-8")
    row = 'label = "2/3"\nup_to = 3\nlegs = "stunned"'
    assert row in text
    file.write_text(text.replace(row, 'label = "2/3"\nup_to = 3\nlegs = "critical"'), encoding="utf-8")
    ours = lay(fig(man(FOR=5), A, 0), fig(man(RES=5), B, 25))
    theirs = Confrontation(replace(ours.content, wound_table=load(mine).content.wound_table))
    for game, severity in ((ours, "stunned"), (theirs, "critical")):
        play = Play(game).ready({1: "2 0", 2: "2 0"}, first=1)
        play.say(A, "attack 1 2", 3, 1, 2)  # legs, 2 + 5 - 5 = 2
        assert play.last("wound_roll")["severity"] == severity


@pytest.mark.rule("CF-W-4")
def test_below_the_table_is_its_first_row_and_above_it_its_last() -> None:
    low, high = struck(-30, 4, 6), struck(60, 1, 6)
    assert low.last("wound_roll")["row"] == "<0"
    assert low.figure(2).wound == "light"
    assert high.last("wound_roll")["row"] == "14+"
    assert high.figure(2).down


# ── penalties ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CF-F-3", "CF-F-9", "CF-F-10", "CF-F-2", "CF-F-14", "CF-W-10", "CF-W-11")
@pytest.mark.parametrize(
    ("given", "penalty"),
    [
        ({"wound": "light"}, 1),
        ({"wound": "serious"}, 2),
        ({"wound": "critical"}, 3),
        ({"states": ("stunned",)}, 1),
    ],
)
def test_what_wounds_and_stuns_cost(given: dict[str, Any], penalty: int) -> None:
    numbers = {"INI": 4, "ATT": 5, "FOR": 6, "DEF": 7, "TIR": 8}
    untouched = {"RES": 9, "COU": 3, "PEUR": 4, "DIS": 5, "POU": 6, "FOI": 7}
    play = Play(lay(fig(man(MOU=10, **numbers, **untouched), A, 0, **given), fig(man(), B, 25)))
    assert {stat: play.value(1, stat) for stat in numbers} == {stat: n - penalty for stat, n in numbers.items()}
    assert {stat: play.value(1, stat) for stat in untouched} == untouched
    assert move_mm(play.t, FigureId(1)) == 100


@pytest.mark.rule("CF-F-2", "CF-F-8")
def test_stunned_is_no_wound_and_lasts_until_the_end_of_the_turn() -> None:
    two = lay(fig(man(FOR=-10), A, 0), fig(man(), B, 25, wound="light"), turns=2)
    play = Play(two).ready({1: "1 1", 2: "1 1"}, first=1)
    play.say(A, "attack 1 2")
    play.say(B, "endure", 3, 2, 3)  # arms, below 0: stunned
    assert play.figure(2).wound == "light"
    assert play.values(2, *FOUR) == (1, 1, 2, 1)  # light and stunned add up: -2 in all
    play.say(B, "attack 2 1")
    play.say(A, "parry 1", 1, 5)
    assert play.told("turn_begins")[-1] == {"turn": 2}
    assert not play.has(2, "stunned")
    assert play.values(2, *FOUR) == (2, 2, 3, 2)  # only the light wound is left


@pytest.mark.rule("CF-F-8")
def test_published_a_stun_does_not_add_to_a_wound() -> None:
    stunned = fig(man(), A, 0, states=("stunned",))
    both = fig(man(), B, 25, wound="serious", states=("stunned",))
    play = Play(lay(stunned, both), edition="official")
    assert play.values(1, *FOUR) == (2, 2, 3, 2)
    assert play.values(2, *FOUR) == (1, 1, 2, 1)  # serious only: -2, not -3


@pytest.mark.rule("CF-F-3", "CF-F-9", "CF-F-10", "CF-F-11")
@pytest.mark.parametrize(("level", "penalty"), [("light", 1), ("serious", 2), ("critical", 3)])
def test_a_wound_lasts_to_the_next_turns(level: str, penalty: int) -> None:
    play = Play(lay(fig(tough(), A, 0, wound=level), fig(tough(), B, 25), turns=3))
    for turn in (1, 2, 3):
        assert play.told("turn_begins")[-1] == {"turn": turn}
        assert play.values(1, *FOUR) == tuple([number - penalty for number in (3, 3, 4, 3)])
        play.on_to("place_dice", *FIRST_WINS)
        play.say(B, "place 2 0 2").say(A, "place 1 0 2")
        play.chance.add(2, 6, 5)  # Initiative; nobody attacks, the turn is over
        for seat in (A, B):
            play.t.say(seat, play.options[0])
        play.chance.finish()
    assert play.over


@pytest.mark.rule("CF-F-11")
def test_a_wound_healed_costs_nothing_more_and_one_made_worse_costs_more() -> None:
    play = Play(lay(fig(man(), A, 0, wound="serious"), fig(man(), B, 25, wound="light")))
    heal(play.t, 1)
    heal(play.t, 2)
    assert play.figure(1).wound == "light"
    assert play.values(1, *FOUR) == (2, 2, 3, 2)
    assert play.figure(2).wound == ""
    assert play.values(2, *FOUR) == (3, 3, 4, 3)
    worse = struck(-1, 4, 6, wound="light")  # chest, below 0: another light wound
    assert worse.figure(2).wound == "serious"
    assert worse.values(2, *FOUR) == (1, 1, 2, 1)


@pytest.mark.rule("CF-F-12")
def test_a_stun_or_wound_counts_from_the_next_roll_of_the_same_pass() -> None:
    two = lay(fig(tough(FOR=14), A, 0), *around([man(FOR=14), man(FOR=14)], B))
    play = Play(two).ready({1: "0 3", 2: "1 1", 3: "1 1"}, first=2)
    play.say(B, "attack 2 1")
    play.say(A, "endure", 3, 2, 3)  # arms, 3 + 14 - 15 = 2: a light wound
    play.say(B, "attack 3 1")
    play.say(A, "parry 1", 3, 4)  # 3 + 3 = 6; in this very pass 4 + 3 - 1 = 6
    assert len(play.told("pass_begins")) == 1
    assert play.tests("defence_test") == [(1, 6)]


@pytest.mark.rule("CF-F-14")
def test_penalties_never_change_res() -> None:
    play = struck(-1, 1, 6, wound="critical", states=("stunned",))
    assert play.last("wound_roll")["result"] == -1
    assert play.value(2, "RES") == RES


# ── wounds pile up ───────────────────────────────────────────────────────────────────────────────────────────────

# A wound on the chest: below 0 light, 2/3 serious, 6/7 critical.
LIGHT, SERIOUS, CRITICAL = -1, 2, 6


@pytest.mark.rule("CF-W-5")
@pytest.mark.parametrize(
    ("held", "final", "now", "penalty"),
    [
        ("", LIGHT, "light", 1),
        ("light", SERIOUS, "serious", 2),
        ("light", CRITICAL, "critical", 3),
        ("serious", CRITICAL, "critical", 3),
    ],
)
def test_a_worse_wound_replaces_and_penalties_never_add_up(held: str, final: int, now: str, penalty: int) -> None:
    play = struck(final, 4, 6, wound=held)
    assert play.figure(2).wound == now
    assert play.values(2, *FOUR) == tuple([number - penalty for number in (3, 3, 4, 3)])


@pytest.mark.rule("CF-W-6")
@pytest.mark.parametrize(
    ("held", "final", "now"),
    [
        ("light", LIGHT, "serious"),
        ("serious", LIGHT, "critical"),
        ("serious", SERIOUS, "critical"),
    ],
)
def test_a_wound_as_bad_or_lighter_worsens_by_one_step(held: str, final: int, now: str) -> None:
    assert struck(final, 4, 6, wound=held).figure(2).wound == now


@pytest.mark.rule("CF-W-7", "CF-E6-2")
@pytest.mark.parametrize("final", [LIGHT, SERIOUS, CRITICAL])
def test_any_wound_on_a_critical_figure_kills(final: int) -> None:
    play = struck(final, 4, 6, wound="critical")
    assert play.figure(2).down
    assert play.attack_defence(2) == (0, 0)
    assert play.told("killed") == [{"who": 2}]


@pytest.mark.rule("CF-W-8")
def test_a_second_stun_in_a_turn_has_no_effect() -> None:
    play = struck(-1, 2, 6, states=("stunned",))  # arms, below 0: stunned
    assert play.last("wound_roll")["severity"] == "stunned"
    assert play.values(2, *FOUR) == (2, 2, 3, 2)  # still -1
    assert play.figure(2).wound == ""


@pytest.mark.rule("CF-W-9")
@pytest.mark.parametrize("held", ["light", "serious", "critical"])
def test_a_stun_never_worsens_a_wound(held: str) -> None:
    play = struck(-1, 2, 6, wound=held)
    assert play.has(2, "stunned")
    assert play.figure(2).wound == held
    assert not play.figure(2).down


@pytest.mark.rule("CF-F-5", "CF-E6-3")
def test_harmless_dice_do_nothing() -> None:
    play = duel(man(), tough(), ("2 0", "2 0"))
    play.say(A, "attack 1 2", 3, *HARMLESS)
    assert play.last("wound_roll")["result"] == 1 + 4 - 15
    assert play.figure(2).wound == ""
    assert not play.has(2, "stunned")
