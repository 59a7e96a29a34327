"""10. Corners of a combat: rules that rarely meet."""

from __future__ import annotations

import pytest

from heraut.games.heroes3.model import AI, NOBODY, Laid, Realm
from heraut.games.heroes3.numbers.combat_values import attack_parts, defense_parts
from heraut.games.heroes3.rules.ch05_cards.play_in_combat import combat_plays
from heraut.games.heroes3.rules.ch05_cards.special_plays_on_board import LiftAnEffect
from heraut.games.heroes3.rules.ch10_combat.aftermath import Aftermath
from heraut.games.heroes3.rules.ch10_combat.attacks import Attack
from heraut.games.heroes3.rules.ch10_combat.combat_round import CombatRound
from heraut.games.heroes3.rules.ch10_combat.placed_by_rule import PlaceByRule
from heraut.games.heroes3.rules.ch11_ai.ai_spells import struck
from heraut.games.heroes3.screen.wording import sum_of
from heraut.kernel import write
from heraut.kernel.values import ADDED, PRINTED, Part, total
from tests.games.heroes3.playing import CONTENT, A, B, Play, fight, realm, table


def calm(state: Realm, *fighters: int) -> Realm:
    """These have retaliated already."""
    for who in fighters:
        battle = state.battle
        assert battle is not None
        battle.fighters[who].retaliated = 1
    return state


def laid(card: str, line: int) -> Laid:
    return Laid(card, "effect", A, "attack", line)


# ── numbers ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-COM-7", "H3-ORD-4")
def test_curse_and_weakness_bring_a_number_down_to_0_and_no_further() -> None:
    t = table(fight([("halberdiers", "few", 5)], [("trolls_neutral", "neutral", 9), ("zombies", "few", 8)]))
    assert total(defense_parts(t, 1, 0, (laid("curse", 2),))) == 0, "trolls have no defense to lose"
    assert total(defense_parts(t, 2, 0, (laid("curse", 2),))) == 0
    assert total(attack_parts(t, 0, 1, (laid("weakness", 2),))) == 0, "2 less 3"
    assert total(attack_parts(t, 0, 1, (laid("weakness", 2),), dice=(1,))) == 1, "the die comes after that"
    helped = (laid("curse", 1), Laid("defense", "expert", B, "attack"))
    assert total(defense_parts(t, 2, 0, helped)) == 1, "1 + 2 - 2, whichever was played first"


@pytest.mark.rule("H3-CMB-55", "H3-AI-44")
def test_a_unit_that_the_ai_has_blessed_rolls_no_die() -> None:
    state = fight([("halberdiers", "few", 5)], [("skeletons", "few", 9)], owners=(A, AI), commands=(A, AI))
    state.enemy_army = {"skeletons": "few"}
    battle = state.battle
    assert battle is not None
    battle.fighters[1].laid.append(Laid("bless", "effect", AI, "attack", 1))
    play = Play(calm(state, 0), Attack(1, 0))
    assert play.last("blow")["damage"] == 2, "2 + 1 against 1, without a die"
    assert play.state.discards["ai_spells"] == ["bless"]


# ── dice ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-MOR-11", "H3-COM-7")
def test_champions_keep_no_minus_1_that_a_token_rerolled() -> None:
    state = calm(fight([("champions_neutral", "neutral", 5)], [("trolls_neutral", "neutral", 9)]), 1)
    state.players[A].morale = 1
    play = Play(state, Attack(0, 1), 0, 1)
    play.asks(A, "after_roll", "pass", "reroll 0 morale", "reroll 1 morale")
    play.say(A, "reroll 0 morale", -1, -1, 1)
    assert play.fighter(1).damage == 6


@pytest.mark.rule("H3-MOR-11")
def test_the_dice_of_abilities_may_be_rerolled_too() -> None:
    state = fight([("halberdiers", "pack", 5)], [("medusas", "few", 9)])
    state.players[B].faction, state.players[B].morale = "dungeon", 1
    play = Play(state, Attack(0, 1), -1, 0, 0).say(B, "pass", 1)  # the dice of the retaliation stay
    play.asks(B, "reroll", "pass", "reroll 1 morale")
    play.say(B, "reroll 1 morale", 0)
    assert play.fighter(0).paralysed
    state = calm(fight([("ghost_dragons_neutral", "neutral", 5)], [("archangels", "pack", 9)]), 1)
    state.players[A].morale = 1
    play = Play(state, Attack(0, 1), 1).say(A, "pass", 1)
    play.asks(A, "reroll", "pass", "reroll 1 morale")


@pytest.mark.rule("H3-CMB-16", "H3-CMB-55")
def test_a_shield_helps_against_an_attack_without_a_die() -> None:
    state = fight([("mummies_neutral", "neutral", 5)], [("trolls_neutral", "neutral", 9)])
    battle = calm(state, 1).battle
    assert battle is not None
    battle.fighters[1].shield = True
    assert Play(state, Attack(0, 1), 1).fighter(1).damage == 2, "3 against 0 and the Shield"


# ── units that strike their friends ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-CMB-45", "H3-ORD-3")
def test_whose_unit_strikes_a_friend_may_play_for_either() -> None:
    state = fight([("liches", "pack", 1), ("skeletons", "few", 12)], [("halberdiers", "few", 13)])
    state.players[A].hand = ["attack", "curse", "defense", "stone_skin", "weakness"]
    state.players[B].hand = ["attack", "curse", "defense", "stone_skin", "weakness"]
    t = table(state)
    own = [write(play) for play in combat_plays(t, A, "before_roll", 0, 1)]
    assert own == ["play attack basic", "play defense basic", "play stone_skin effect"]
    assert combat_plays(t, B, "before_roll", 0, 1) == []
    enemy = [write(play) for play in combat_plays(t, B, "before_roll", 0, 2)]
    assert enemy == ["play defense basic", "play stone_skin effect", "play weakness effect"]


@pytest.mark.rule("H3-CMB-45", "H3-AI-14", "H3-AI-42")
def test_liches_led_by_the_rules_splash_an_enemy_of_the_players_choice() -> None:
    own = [("halberdiers", "pack", 5), ("crusaders", "few", 4), ("champions", "few", 6)]
    state = fight(own, [("liches_neutral", "neutral", 13), ("boars_neutral", "neutral", 9)], guards=True)
    play = Play(state, Attack(3, 0), -1)
    play.asks(A, "second_target", "target 1", "target 2")
    play.say(A, "target 2", 1)
    assert play.fighter(2).damage == 1, "2 + 1 against 2"


@pytest.mark.rule("H3-AI-31")
def test_the_lightning_of_an_ai_passes_over_units_that_no_spell_touches() -> None:
    own = [("halberdiers", "pack", 5), ("black_dragons", "pack", 4), ("champions", "few", 2)]
    t = table(fight(own, [("skeletons", "few", 16)], owners=(A, AI), commands=(A, AI)))
    assert struck(t, 0, CONTENT.spells["chain_lightning"].effect) == [0, 2, 3]


# ── what comes back, and what is over ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-COM-7", "H3-CMB-56")
def test_beaten_skeletons_reinforce_the_necropolis_also_in_defence() -> None:
    state = fight([("skeletons_neutral", "neutral", 9), ("griffins", "few", 0)], [("zombies", "few", 13)])
    state.players[A].army["halberdiers"] = "few"
    battle = state.battle
    assert battle is not None
    battle.fighters[0].damage = 2
    play = Play(state, CombatRound()).say(A, "pass").say(A, "pass")
    play.say(B, "strike 13 0", 1)
    play.asks(B, "reinforce_one", *[option for option in play.options if "halberdiers" not in option])


@pytest.mark.rule("H3-UNI-5", "H3-UNI-22", "H3-CRD-24")
def test_health_that_is_taken_away_again_was_needed() -> None:
    state = fight([("crusaders", "pack", 5)], [("zombies", "few", 13)])
    battle = state.battle
    assert battle is not None
    battle.fighters[0].laid.append(Laid("catherine_4", "effect", A, "combat"))
    battle.fighters[0].damage = 5  # of 4 + 2
    play = Play(state, LiftAnEffect(A, "cure", 0, 0)).say(A, "card catherine_4")
    assert (play.fighter(0).form, play.fighter(0).damage) == ("few", 0), "4 left of 4"


@pytest.mark.rule("H3-UNI-20")
def test_a_victor_without_a_unit_left_starts_again_too() -> None:
    state = fight([], [], realm(armies=({"halberdiers": "few"}, {})), field="S1.W")
    play = Play(state, Aftermath("S1.W", (0, 2), (A, B), 1, False, 0, False, False)).through()
    assert play.got == "lost"
    assert play.player(B).army, "both sides fell at once"
    assert play.player(A).army == {"halberdiers": "few"}


@pytest.mark.rule("H3-END-10")
def test_a_beaten_hero_without_a_home_does_not_go_where_another_hero_stands() -> None:
    state = realm(armies=({"halberdiers": "few"}, {"zombies": "few"}))
    state.sites["S1.C"].flags = (A,)
    state.heroes[2].field, state.heroes[2].came_from = "S1.W", "S1.C"
    state.heroes[0].field = "S1.C"
    fight([], [], state, field="S1.W")
    play = Play(state, Aftermath("S1.W", (0, 2), (A, B), 0, False, 0, False, False))
    play.asks(B, "go_home")
    assert "field S1.C" not in play.options


@pytest.mark.rule("H3-CMB-7", "H3-CMB-24")
def test_the_tale_says_where_guards_stand() -> None:
    state = fight([("halberdiers", "few", 5)], [("boars_neutral", "neutral", -1)], guards=True)
    play = Play(state, PlaceByRule(1)).through()
    assert play.last("deployed")["space"] == play.fighter(1).space


@pytest.mark.rule("H3-COM-7", "H3-END-1")
@pytest.mark.parametrize(("hero", "held"), [(2, True), (3, True), (NOBODY, False)])
def test_shackles_hold_any_hero_of_a_player(hero: int, held: bool) -> None:
    state = fight([("halberdiers", "few", 5)], [("zombies", "few", 13)], heroes=(0, hero))
    state.players[A].hand = ["shackles_of_war"]
    offered = [write(play) for play in combat_plays(table(state), A, "combat_start")]
    assert offered == (["play shackles_of_war 0"] if held else [])


@pytest.mark.rule("H3-ORD-12")
def test_the_sum_of_a_blow_names_the_cards_that_raised_it() -> None:
    parts = [Part(PRINTED, 1, "defense"), Part(ADDED, 2, "defense"), Part(ADDED, 1, "shield")]
    assert sum_of(CONTENT, parts, "en") == "1 + 2 (Defence) + 1 (Shield)"


# ── units that nobody commands ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-ORD-9", "H3-AI-14")
def test_between_tied_units_led_by_the_rules_the_player_chooses() -> None:
    foes = [("boars_neutral", "neutral", 16), ("rogues_neutral", "neutral", 19)]
    play = Play(fight([("marksmen", "few", 0)], foes, guards=True), CombatRound())
    play.asks(A, "activate", "target 1", "target 2")


@pytest.mark.rule("H3-COM-7", "H3-AI-14")
def test_a_guard_driven_back_goes_where_the_player_wants() -> None:
    state = fight([("ghost_dragons_neutral", "neutral", 5)], [("trolls_neutral", "neutral", 9)], guards=True)
    play = Play(state, Attack(0, 1), 0, 0)
    play.asks(A, "pushed", "go 8", "go 10", "go 13")
