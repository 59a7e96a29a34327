"""1. Mana: what pays for what, by day and by night."""

from __future__ import annotations

import pytest

from heraut.games.mage_knight.answers.with_cards import PayWith
from heraut.games.mage_knight.model.land import Land
from heraut.games.mage_knight.model.names import MANA_DIE, ManaColour
from heraut.games.mage_knight.rules.ch1_reminders.paying import PayMana
from tests.games.mage_knight.dealing import ATTACK, MOVEMENT, A, Play, land


def paying(state: Land, *price: str) -> Play:
    return Play(state, (), PayMana(A, price, "test"), forced=False)


@pytest.mark.rule("MK-MAN-6", "MK-MAN-9")
def test_dice_tokens_and_crystals_pay() -> None:
    play = paying(land(mana=["red"], crystals=["red"], source=["red", "blue"]), "red")
    play.asks(A, "pay", "pay token red", "pay crystal red", "pay die red")
    play.tell("pay crystal red")
    assert play.got == ("red",)
    assert (play.crystals(), play.hero.turn.drained, play.hero.turn.dice) == ({}, ("red",), ())


@pytest.mark.rule("MK-MAN-9", "MK-PRE-7")
def test_a_die_is_taken_as_it_is_used() -> None:
    play = paying(land(source=["red", "red", "blue"]), "red").tell("pay die red")
    assert (play.t.state.source, play.hero.turn.dice) == (("blue", "red"), ("red",))


@pytest.mark.rule("MK-MAN-3", "MK-MAN-12")
def test_gold_pays_for_basic_colours_by_day_never_for_black() -> None:
    paying(land(mana=["gold"]), "green").asks(A, "pay", "pay token gold")
    assert "play fireball strong" not in Play(land(["fireball"], mana=["gold", "gold"]), ATTACK).plays()
    night = Play(land(["march"], mana=["gold"], night=True), MOVEMENT)
    assert "play march strong" not in night.plays()


@pytest.mark.rule("MK-MAN-3", "MK-MAN-13")
def test_gold_does_not_stand_for_black_even_with_darkness() -> None:
    state = land(["fireball"], mana=["gold", "gold"])
    state.gain(A, "darkness", "turn")
    assert "play fireball strong" not in Play(state, ATTACK).plays()
    state = land(["fireball"], mana=["gold", "black"])
    state.gain(A, "darkness", "turn")
    assert "play fireball strong" in Play(state, ATTACK).plays()


@pytest.mark.rule("MK-MAN-4", "MK-MAN-12")
def test_black_pays_for_black_alone_by_night() -> None:
    assert "play march strong" not in Play(land(["march"], mana=["black"], night=True), MOVEMENT).plays()
    assert "play fireball strong" in Play(land(["fireball"], mana=["black", "red"], night=True), ATTACK).plays()


@pytest.mark.rule("MK-MAN-10")
def test_depleted_dice_pay_nothing() -> None:
    assert "play march strong" not in Play(land(["march"], source=["black"]), MOVEMENT).plays()
    assert "play march strong" in Play(land(["march"], source=["gold"]), MOVEMENT).plays()
    assert "play march strong" not in Play(land(["march"], source=["gold"], night=True), MOVEMENT).plays()


@pytest.mark.rule("MK-MAN-11")
def test_a_mana_die_shows_each_colour_once() -> None:
    assert sorted(MANA_DIE.faces) == ["black", "blue", "gold", "green", "red", "white"]


@pytest.mark.rule("MK-MAN-13")
def test_mana_of_an_amulet_works_at_night() -> None:
    play = Play(land(["amulet_of_the_sun", "march"], night=True), MOVEMENT).tell("play amulet_of_the_sun basic")
    play.tell("play march strong")
    assert (play.hero.move, play.mana()) == (4, {})


@pytest.mark.rule("MK-PRE-7")
def test_the_die_of_a_tactic_is_not_the_one_of_the_turn() -> None:
    state = land(source=["blue"])
    state.heroes[A].stolen = "blue"
    play = paying(state, "blue", "blue")
    play.tell("pay stolen blue", "pay die blue")
    assert play.got == ("blue", "blue")
    assert (play.hero.stolen, play.hero.turn.dice, play.hero.turn.given) == ("", ("blue",), ("blue",))


@pytest.mark.rule("MK-MAN-12", "MK-MAN-4", "MK-CRD-18")
def test_e05_polarization() -> None:
    skill = ["arythea_polarization"]
    # by day a black token pays March (green) …
    play = Play(land(["march", "march"], mana=["black", "black"], skills=skill), MOVEMENT)
    assert "play march strong" not in play.plays()
    play.tell("skill arythea_polarization", "play march strong")
    assert (play.hero.move, play.mana()) == (4, {"black": 1})
    assert "play march strong" not in play.plays()  # once a turn
    # … but not the black half of a strong spell
    play = Play(land(["fireball"], mana=["black", "red"], skills=skill), ATTACK).tell("skill arythea_polarization")
    assert "play fireball strong" not in play.plays()
    # by night a gold mana pays that half, and nothing else
    play = Play(land(["fireball", "march"], mana=["gold", "red"], skills=skill, night=True), (*ATTACK, "move"))
    play.tell("skill arythea_polarization")
    assert "play fireball strong" in play.plays()
    assert "play march strong" not in play.plays()
    play.tell("play fireball strong")
    assert play.mana() == {}


@pytest.mark.rule("MK-MAN-12", "MK-PRE-7")
def test_a_colour_is_polarized_into_its_opposite_and_a_die_stays_a_die() -> None:
    state = land(["march", "rage"], source=["white", "red"])
    state.gain(A, "polarized", "turn")
    play = Play(state, (*MOVEMENT, "attack")).tell("play march strong")  # the white die as green
    assert (play.t.state.source, play.hero.turn.dice) == (("red",), ("white",))
    assert "play rage strong" not in play.plays()


@pytest.mark.rule("MK-CRD-21", "MK-MAN-12")
def test_why_a_mana_does_not_pay() -> None:
    play = paying(land(mana=["gold", "red", "white"]), "red", "green")
    play.asks(A, "pay", "pay token red")  # the gold one is needed for green
    reason = play.t.why_not(PayWith("token", ManaColour("gold")))
    assert reason is not None
    assert reason.id == "cannot-pay-with"
    assert set(play.t.state.agenda[-1].wishes(play.t)) == {
        PayWith("token", ManaColour(colour)) for colour in ("red", "white", "gold")
    }


@pytest.mark.rule("MK-PRE-7")
def test_polarization_gives_no_second_die() -> None:
    state = land(["march"], source=["white"])
    state.gain(A, "polarized", "turn")
    state.heroes[A].turn = state.heroes[A].turn._replace(dice=("red",))
    assert "play march strong" not in Play(state, MOVEMENT).plays()
