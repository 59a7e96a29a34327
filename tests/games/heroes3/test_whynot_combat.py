"""Why not, in a combat: what units and cards may not do, with the rules."""

from __future__ import annotations

import pytest

from heraut.games.heroes3.model import Game, Realm
from heraut.games.heroes3.rules.ch10_combat.combat_round import Activation

from .playing import A, Force, Play, fight, realm
from .test_scene import boxed, look
from .test_whynot import reason


def activated(state: Realm, *said: str) -> Game:
    play = Play(boxed(state), Activation(0))
    for text in said:
        play.say(A, text)
    return play.t


HALBERDIERS, ZEALOTS, GRIFFINS = ("halberdiers", "few", 1), ("zealots", "few", 9), ("griffins", "few", 9)
SKELETONS, ZOMBIES = ("skeletons", "few", 13), ("zombies", "few", 18)


@pytest.mark.parametrize(
    ("own", "foes", "before", "wish", "why", "rule"),
    [
        ([HALBERDIERS], [ZOMBIES], (), "strike 1 1", "that is beyond its reach: it moves 3 spaces", "H3-UNI-9"),
        ([HALBERDIERS], [SKELETONS], (), "strike 1 1", "that space is not next to the target.", "H3-CMB-11"),
        ([HALBERDIERS, GRIFFINS], [SKELETONS], (), "strike 9 2", "something stands on that space.", "H3-CMB-12"),
        ([HALBERDIERS, GRIFFINS], [SKELETONS], (), "strike 1 1", "it fights on your side.", "H3-ORD-2"),
        ([HALBERDIERS], [SKELETONS], (), "go 17", "that is beyond its reach", "H3-UNI-9"),
        ([HALBERDIERS], [SKELETONS], (), "go 13", "something stands on that space.", "H3-CMB-12"),
        ([HALBERDIERS], [ZOMBIES], ("go 5",), "go 9", "the unit has moved already", "H3-ORD-10"),
        ([ZEALOTS], [SKELETONS, ZOMBIES], (), "strike 9 2", "with an enemy next to it", "H3-UNI-31"),
        ([("zealots", "few", 1)], [ZOMBIES], ("go 5",), "strike 5 1", "a ranged unit that has moved", "H3-UNI-30"),
        ([HALBERDIERS], [SKELETONS], (), "surrender", "10 gold are missing.", "H3-END-9"),
        ([HALBERDIERS], [SKELETONS], (), "build citadel", "this is no answer", "H3-TWN-4"),
        ([HALBERDIERS], [SKELETONS], (), "move 0 S1.NE", "this is no answer", "H3-MOV-2"),
        ([HALBERDIERS], [SKELETONS], (), "place halberdiers 3", "this is no answer", "H3-ORD-2"),
    ],
)  # fmt: skip
def test_what_a_unit_may_not_do(
    own: list[Force], foes: list[Force], before: tuple[str, ...], wish: str, why: str, rule: str
) -> None:
    found = reason(activated(fight(own, foes), *before), wish)
    assert found is not None
    assert found[0].startswith(why)
    assert rule in found[1]


@pytest.mark.rule("H3-CMB-40")
def test_who_began_with_a_shield_does_not_defend_again() -> None:
    state = fight([HALBERDIERS], [SKELETONS])
    assert state.battle is not None
    state.battle.fighters[0].shield = True
    found = reason(activated(state), "defend")
    assert found == ("a unit that began with a Shield token does not defend again.", ("H3-CMB-40",))


@pytest.mark.rule("H3-END-1")
def test_nobody_surrenders_to_guards() -> None:
    found = reason(activated(fight([HALBERDIERS], [SKELETONS], guards=True)), "surrender")
    assert found is not None
    assert found[1] == ("H3-END-1",)


@pytest.mark.rule("H3-CMB-59")
def test_nobody_retreats_in_the_middle_of_a_round_nor_from_a_player() -> None:
    guards = reason(activated(fight([HALBERDIERS], [SKELETONS], guards=True)), "retreat")
    assert guards == ("from guards one retreats when the round is over.", ("H3-CMB-59", "H3-CMB-5"))
    player = reason(activated(fight([HALBERDIERS], [SKELETONS])), "retreat")
    assert player == ("from players, their armies and azure guards nobody retreats.", ("H3-CMB-4", "H3-END-1"))


@pytest.mark.parametrize(
    ("hand", "wish", "why", "rule"),
    [
        (["attack"], "play attack basic", "it is played in an attack, before the die.", "H3-ORD-3"),
        (["attack"], "play attack expert", "expert effects need a hero of level 2", "H3-CRD-15"),
        (["angel_wings"], "play angel_wings 0", "it is for the map", "H3-CRD-6"),
        (["cure"], "play cure effect", "there is no unit that it could work on.", "H3-SPL-13"),
    ],
)
def test_a_card_that_does_not_fit_the_moment(hand: list[str], wish: str, why: str, rule: str) -> None:
    found = reason(activated(fight([HALBERDIERS], [SKELETONS], realm(hands=(hand,)))), wish)
    assert found is not None
    assert found[0].startswith(why)
    assert rule in found[1]


@pytest.mark.rule("H3-SPL-2")
def test_too_little_power_is_told() -> None:
    """Teleport moves a golden unit with power 2; another spell of the hand gives 1."""
    state = fight([("champions", "few", 1)], [SKELETONS], realm(hands=(["teleport", "cure"],)))
    found = reason(activated(state), "play teleport effect")
    assert found == ("it needs power 2, and your hand gives 1.", ("H3-SPL-2", "H3-SPL-13"))


@pytest.mark.rule("H3-SPL-3")
def test_a_second_spell_of_the_round_is_too_many() -> None:
    state = fight([HALBERDIERS], [SKELETONS], realm(hands=(["magic_arrow"],)), cast=(1, 0))
    found = reason(activated(state), "play magic_arrow effect")
    assert found == ("a spell was cast this combat round already.", ("H3-SPL-3",))


@pytest.mark.rule("H3-HER-4")
def test_a_secondary_hero_plays_no_cards() -> None:
    state = fight([HALBERDIERS], [SKELETONS], realm(hands=(["magic_arrow"],)), heroes=(1, 2))
    found = reason(activated(state), "play magic_arrow effect")
    assert found is not None
    assert found[1] == ("H3-HER-4", "H3-HER-1")


def test_an_enemy_out_of_reach_is_told_where_it_is_clicked() -> None:
    question = look(activated(fight([HALBERDIERS], [ZOMBIES, SKELETONS])), A).question
    assert question is not None
    assert [(one.answer, one.touches) for one in question.refused if one.answer.startswith("strike")] == [
        ("strike 1 1", ("s0-1", "f1")),
    ]
