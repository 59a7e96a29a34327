"""Checked from outside: mana, cards, units and skills where little is left, or two effects meet."""

from __future__ import annotations

import pytest

from heraut.games.mage_knight.model.names import UNITS, WOUND, TacticId, UnitId
from heraut.games.mage_knight.numbers import units
from heraut.games.mage_knight.rules.ch1_reminders.lasting import Happen
from heraut.games.mage_knight.rules.ch1_reminders.unit_plays import GainUnit
from heraut.games.mage_knight.rules.ch3_rounds.rounds import PreparePlayer
from heraut.kernel.values import total
from tests.games.mage_knight import playing
from tests.games.mage_knight.dealing import ATTACK, BLOCK, MOVEMENT, RANGED, A, B, Play, army, land
from tests.games.mage_knight.fighting import ORC, fight, pass_to

# ── mana ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-MAN-10", "MK-MAN-4")
def test_mana_storm_leaves_black_dice_black_by_night() -> None:
    """Black dice count as basic colours too; by night they still pay the black half of a spell."""
    state = land(["mana_storm", "fireball"], mana=["white"], crystals=["red"], source=["gold"] * 3, night=True)
    play = Play(state, RANGED)
    play.say(A, "play mana_storm strong", "black", "black", "black")
    assert "play fireball strong" in play.options
    play.tell("play fireball strong", "pay crystal red")
    assert play.hero.turn.dice == ("black",)


@pytest.mark.rule("MK-PRE-7", "MK-CRD-18")
def test_one_die_does_not_pay_both_halves_of_a_spell() -> None:
    both = land(["fireball"], source=["red", "black"], night=True)
    assert Play(both, RANGED).plays() == ["play fireball basic"]
    one = land(["fireball"], source=["red", "black"], crystals=["red"], night=True)
    assert Play(one, RANGED).plays() == ["play fireball basic", "play fireball strong"]


@pytest.mark.rule("MK-MAN-3", "MK-MAN-13")
def test_gold_is_dead_by_night_even_as_a_token() -> None:
    assert Play(land(["fireball"], mana=["gold"], night=True), RANGED).plays() == []
    assert Play(land(["fireball"], mana=["gold"]), RANGED).plays() == ["play fireball basic"]


@pytest.mark.rule("MK-TAC-8", "MK-PRE-7")
def test_the_stolen_die_comes_besides_the_usual_one() -> None:
    state = land(["rage", "rage"], source=["red", "red"])
    state.heroes[A].stolen = "red"
    play = Play(state, ATTACK).tell("play rage strong", "pay stolen red", "play rage strong")
    assert (play.hero.turn.given, play.hero.turn.dice) == (("red",), ("red",))


@pytest.mark.rule("MK-CRD-22", "MK-MAN-2")
def test_crystals_spent_come_back_once() -> None:
    """Crystal Mastery twice, by Maximal Effect: what has come back is not spent any more."""
    state = land()
    state.heroes[A].turn = state.heroes[A].turn._replace(drained=("red",))
    for _ in range(2):
        state.gain(A, "crystals_return", "turn")
    Play(state, (), Happen(A, "end_of_turn"))
    assert state.heroes[A].crystals == (1, 0, 0, 0)


# ── healing cards ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-CRD-5")
@pytest.mark.parametrize("card", ["regeneration basic", "regeneration strong", "restoration strong"])
@pytest.mark.parametrize("uses", [RANGED, BLOCK, ATTACK])
def test_healing_cards_ready_nobody_in_combat(card: str, uses: tuple[str, ...]) -> None:
    """What readies units besides healing is a healing card all the same."""
    things = {"mana": ["green", "black"], "units": ["peasants spent"], "night": True}
    state = land([card.partition(" ")[0], WOUND], **things)  # type: ignore[arg-type]
    assert f"play {card}" not in Play(state, uses).options
    assert f"play {card}" in Play(land([card.partition(" ")[0]], **things), MOVEMENT).options  # type: ignore[arg-type]


@pytest.mark.rule("MK-CRD-10", "MK-CRD-11", "MK-UNI-3")
def test_a_unit_with_two_wounds_acts_only_when_both_are_healed() -> None:
    state = land(["restoration"], mana=["green"], units=["peasants wounded wounded"])
    play = Play(state, MOVEMENT).tell("play restoration basic", "heal_unit 1")
    assert not [option for option in play.options if option.startswith("activate")]
    play.tell("heal_unit 1")
    assert (play.hero.heal, play.hero.units[0].wounds) == (1, 0)  # 3 - 1 - 1
    assert "activate 1 3" in play.options


# ── an empty deck ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-TAC-12", "MK-HND-11")
def test_long_night_helps_in_the_middle_of_a_draw() -> None:
    """Two to be drawn, one in the deck: three of the discard pile are the new one."""
    state = land(["tranquility"], deck=["march"], mana=["green"], night=True)
    hero = state.heroes[A]
    hero.tactic, hero.discard = TacticId("long_night"), ["rage", "rage", "stamina", "promise"]
    play = Play(state, MOVEMENT).say(A, "play tranquility strong", "march")
    play.asks(A, "long_night", "done", "use_tactic")
    play.say(A, "use_tactic", "rage", "rage", "stamina", "stamina")
    assert sorted(play.hero.hand) == ["march", "stamina"]
    assert (play.hero.tactic_used, play.hero.discard) == (True, ["promise"])


@pytest.mark.rule("MK-TAC-12")
def test_long_night_is_not_asked_about_without_need() -> None:
    """The deck suffices, though it is empty afterwards; or there is nothing to make a new one of."""
    for deck, discard in ((["march", "rage"], ["stamina"]), (["march"], [])):
        state = land(["tranquility"], deck=deck, mana=["green"], night=True)
        state.heroes[A].tactic, state.heroes[A].discard = TacticId("long_night"), [*discard]
        play = Play(state, MOVEMENT).say(A, "play tranquility strong", *deck)
        play.asks(A, "moment")


@pytest.mark.rule("MK-HND-11", "MK-CRD-21")
def test_a_wound_is_discarded_though_no_card_can_be_drawn() -> None:
    state = land([WOUND], skills=["tovak_i_feel_no_pain"])
    play = Play(state, MOVEMENT).tell("skill tovak_i_feel_no_pain")
    assert (play.hero.hand, play.hero.discard) == ([], [WOUND])


@pytest.mark.rule("MK-HND-11", "MK-SKL-2")
def test_motivation_gives_its_mana_though_no_card_can_be_drawn() -> None:
    """To whoever has the least fame; to others it would give nothing."""
    state = land(skills=["tovak_motivation"])
    assert "skill tovak_motivation" not in Play(state, MOVEMENT).options
    state = land(skills=["tovak_motivation"])
    state.heroes[B].fame = 1
    assert Play(state, MOVEMENT).tell("skill tovak_motivation").mana() == {"blue": 1}


# ── sideways ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-CRD-15")
def test_a_sideways_card_does_not_become_a_siege_attack() -> None:
    """All attacks are siege attacks too: those of cards and units, not those of sideways cards."""
    play = fight({ORC: ["prowlers"]}, ["rage"], units=["altem_mages"], mana=["black"], night=True)
    play.tell("activate 1 3", "effect pay_black+all_siege", "target 0", "attack")
    assert play.options == ["strike", "play rage basic"]
    play.tell("play rage basic", "strike")
    assert play.last("attacked")["total"] == 2


@pytest.mark.rule("MK-CRD-15", "MK-CRD-6")
def test_what_turns_movement_into_attack_does_not_make_it_siege() -> None:
    play = fight({ORC: ["prowlers"]}, ["march", "rage"], statuses=["agile", "all_siege"])
    play.tell("target 0", "attack")
    assert play.options == ["play rage basic"]


# ── units and banners ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-RND-16", "MK-CRD-12")
def test_a_banner_taken_off_takes_its_gifts_along() -> None:
    state = playing.land()
    unit = playing.give_unit(state, A, "peasants", banner="banner_of_protection")
    state.gain(UNITS + unit, "protection_on_unit", "banner")
    play = playing.Play(state, PreparePlayer(A)).say(A, f"unit {unit}", "banner_of_protection")
    card = play.hero().units[0]
    assert total(units.armour_of(play.t, A, card)) == 3  # not 3 + 1
    assert units.resists(play.t, A, card) == frozenset()


@pytest.mark.rule("MK-CRD-12")
@pytest.mark.parametrize("unit", ["peasants", "catapults"])
def test_a_banner_of_fear_needs_no_block(unit: str) -> None:
    """In phase 2 its unit is spent, and an enemy does not attack, though nobody here could block."""
    play = fight({ORC: ["prowlers"]}, units=[unit])
    play.hero.units = (play.hero.units[0]._replace(banner="banner_of_fear"),)  # type: ignore[arg-type]
    assert "activate 1 0" not in play.options
    pass_to(play, 2)
    play.tell("activate 1 0")
    assert play.hero.fame == 1
    assert play.phase == 4
    assert play.wounds() == (0, 0)


@pytest.mark.rule("MK-UNI-6", "MK-REW-3")
def test_loyalty_is_a_free_command_token() -> None:
    """A unit won or recruited for nothing needs nobody to leave for it."""
    state = land(units=["peasants"], skills=["norowas_bonds_of_loyalty"])
    play = Play(state, (), GainUnit(A, "herbalists"))  # type: ignore[arg-type]
    assert [(unit.kind, unit.bound) for unit in play.hero.units] == [("peasants", False), ("herbalists", True)]
    play.hero.units = (*army("peasants"), play.hero.units[1]._replace(id=UnitId(7)))
    Play(state, (), GainUnit(A, "foresters"), forced=False).asks(A, "disband", "unit 1")  # type: ignore[arg-type]


@pytest.mark.rule("MK-CRD-3", "MK-CRD-9", "MK-UNI-1")
def test_a_wounded_unit_carries_a_banner_but_cannot_use_it() -> None:
    play = Play(land(["banner_of_fear"], units=["peasants wounded"]), BLOCK)
    play.tell("attach banner_of_fear 1")
    assert "activate 1 0" not in play.options
