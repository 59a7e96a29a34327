"""9. Each of the 41 kinds of unit ability, on a unit that has it."""

from __future__ import annotations

from typing import Any

import pytest

from heraut.games.heroes3.answers.in_combat import Spy
from heraut.games.heroes3.model import FEW, PACK, Laid, Realm
from heraut.games.heroes3.numbers import values
from heraut.games.heroes3.numbers.combat_values import attack_parts, battle_of, dice_kept
from heraut.games.heroes3.rules import ch09_traits, ch09_units
from heraut.games.heroes3.rules.ch03_play.flights import last_steps
from heraut.games.heroes3.rules.ch09_map import SpyOnDeck, map_abilities
from heraut.games.heroes3.rules.ch10_combat.attacks import Attack
from heraut.games.heroes3.rules.ch10_combat.combat import Beginning
from heraut.games.heroes3.rules.ch10_combat.combat_round import Activation, CombatRound
from heraut.kernel.values import total
from tests.games.heroes3.playing import CONTENT, A, B, Force, Play, fight, realm, table

Side = tuple[str, str]
TROLLS = ("trolls_neutral", "neutral")  # defense 0, health 7
TESTED: set[str] = set()


def trait(*names: str) -> Any:
    """Marks what a test proves; the last test looks whether any kind was forgotten."""
    TESTED.update(names)
    return pytest.mark.rule("H3-COM-7")


def duel(own: Side, foe: Side, near: bool = True, calm: bool = True, state: Realm | None = None) -> Realm:
    """One against one: 5 and 9 are adjacent, 5 and 13 are not.  `calm`: the foe has retaliated already."""
    laid = fight([(*own, 5)], [(*foe, 9 if near else 13)], state)
    assert laid.battle is not None
    laid.battle.fighters[1].retaliated = int(calm)
    return laid


def attack(state: Realm, *dice: int, say: str = "") -> Play:
    return Play(state, Attack(0, 1), *dice)


def damage(state: Realm, *dice: int) -> int:
    return attack(state, *dice).fighter(1).damage


# ── dice ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


@trait("rerolls_die")
def test_rerolls_by_itself_by_choice_or_without_end() -> None:
    assert damage(duel(("minotaurs_neutral", "neutral"), TROLLS), -1, 1) == 4
    assert damage(duel(("minotaurs_neutral", "neutral"), TROLLS), -1, -1) == 2, "only once"
    play = attack(duel(("crusaders", "pack"), TROLLS), 0)
    play.asks(A, "after_roll", "pass", "reroll 0 unit")
    play.say(A, "reroll 0 unit", 0)
    play.asks(A, "after_roll", "pass", "reroll 0 unit")
    play.say(A, "reroll 0 unit", 1)
    assert play.fighter(1).damage == 5
    assert damage(duel(("champions_neutral", "neutral"), TROLLS), -1, -1, 0, -1, 1) == 5, "sum of two, no -1 stays"


@trait("rerolls_die")
def test_champions_reroll_only_after_a_move() -> None:
    assert damage(duel(("champions", "pack"), TROLLS), -1) == 5
    state = fight([("champions", "pack", 1)], [(*TROLLS, 9)])
    assert state.battle is not None
    state.battle.fighters[1].retaliated = 1
    play = Play(state, Activation(0)).say(A, "strike 5 1", -1)
    play.asks(A, "after_roll", "pass", "reroll -1 unit")
    play.say(A, "reroll -1 unit", 0)
    assert play.fighter(1).damage == 6, "once, so nothing more is asked"


@pytest.mark.rule("H3-VAR-3")
def test_no_rerolls_means_no_rerolls_by_units() -> None:
    state = realm(variants=("no_rerolls",))
    assert damage(duel(("minotaurs_neutral", "neutral"), TROLLS, state=state), -1) == 2


@trait("best_of_two_dice")
def test_best_of_two_dice() -> None:
    assert damage(duel(("halflings_neutral", "neutral"), TROLLS, near=False), -1, 1) == 3
    assert damage(duel(("crusaders_neutral", "neutral"), TROLLS), -1, 1) == 4


@trait("sum_of_two_dice")
def test_sum_of_two_dice() -> None:
    assert damage(duel(("champions_neutral", "neutral"), TROLLS), 1, 1) == 6
    state = duel(("halberdiers", "few"), ("champions_neutral", "neutral"), calm=False)
    assert state.battle is not None
    assert dice_kept(table(state), 1, 0, "retaliation") == "one"


@trait("better_die", "breaks_morale")
def test_ghost_dragons() -> None:
    assert damage(duel(("ghost_dragons", "pack"), ("archangels", "pack")), -1) == 4
    state = duel(("ghost_dragons", "few"), TROLLS)
    state.players[B].faction, state.players[B].morale = "dungeon", 1
    play = Play(state, Activation(0))
    assert play.player(B).morale == 0
    assert play.asked == (A, "activation")
    state = duel(("ghost_dragons", "few"), TROLLS)
    state.players[B].faction, state.players[B].morale = "dungeon", -1
    assert Play(state, Activation(0)).player(B).morale == -1, "only a Positive token"


@trait("attack_on_die")
def test_attack_on_die() -> None:
    assert damage(duel(("dread_knights", "pack"), ("archangels", "pack")), 0) == 4
    assert damage(duel(("dread_knights", "pack"), ("archangels", "pack")), -1) == 2


@trait("draws_on_die")
def test_draws_on_die() -> None:
    state = realm(decks=(["attack"], []))
    assert attack(duel(("minotaurs", "few"), TROLLS, state=state), -1, "attack").player().hand == ["attack"]
    state = realm(decks=(["attack"], []))
    assert attack(duel(("minotaurs", "few"), TROLLS, state=state), 0).player().hand == []


@trait("paralyses_on_die")
def test_paralyses_on_die() -> None:
    assert attack(duel(("azure_dragons_neutral", "neutral"), ("archangels", "pack")), -1).fighter(1).paralysed
    assert not attack(duel(("azure_dragons_neutral", "neutral"), ("archangels", "pack")), 0).fighter(1).paralysed


@trait("ignores_own_die", "sets_enemy_die")
def test_mummies() -> None:
    mummies = ("mummies_neutral", "neutral")
    assert damage(duel(mummies, TROLLS)) == 3, "no die at all"
    assert damage(duel(("crusaders", "few"), mummies), 1) == 1, "counts as -1: 3 - 1 - 1"
    assert damage(duel(("minotaurs_neutral", "neutral"), mummies), 1, 1) == 3, "and may be rerolled then"


@trait("ignore_die_against_it")
def test_ignore_die_against_it() -> None:
    state = realm(hands=([], ["attack"]))
    state = duel(("trolls_neutral", "neutral"), ("halberdiers", "pack"), state=state)
    play = attack(state, 1)
    play.on_to("after_roll")
    play.asks(B, "after_roll", "pass", "ignore_die attack")
    play.say(B, "ignore_die attack")
    assert play.player(B).discard == ["attack"]
    assert (play.fighter(1).form, play.fighter(1).damage) == (FEW, 1), "4 - 1 = 3 on a pack of 2"


@trait("defense_on_die")
def test_defense_on_die() -> None:
    assert damage(duel(("griffins", "pack"), ("zombies", "few")), 1) == 2
    assert damage(duel(("griffins", "pack"), ("zombies", "few")), 0) == 2
    assert damage(duel(("griffins", "pack"), ("zombies", "pack")), 0) == 1
    assert damage(duel(("griffins", "pack"), ("zombies", "pack")), -1) == 1


# ── attacks ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@trait("strikes_twice")
def test_strikes_twice_at_a_distance() -> None:
    assert damage(duel(("marksmen", "pack"), TROLLS, near=False), 0, 1) == 5
    assert damage(duel(("marksmen", "pack"), TROLLS), 0, 1) == 2, "adjacent: one blow, with the penalty"


@trait("splash")
@pytest.mark.rule("H3-CMB-45")
def test_splash_strikes_a_neighbour_of_the_target() -> None:
    own: list[Force] = [("liches", "pack", 1), ("skeletons", "pack", 9)]
    foes: list[Force] = [(*TROLLS, 13), ("archangels", "pack", 12)]
    play = Play(fight(own, foes), Attack(0, 2), 0)
    play.asks(A, "second_target", "target 1", "target 3")
    play.say(A, "target 1", 1)
    assert play.fighter(2).damage == 4
    assert (play.fighter(1).form, play.fighter(1).damage) == (FEW, 0), "2 + 1 - 1, no retaliation by a friend"


@trait("splash")
def test_liches_alone_beside_their_target_strike_themselves() -> None:
    state = duel(("liches", "pack"), TROLLS)
    play = Play(state, Attack(0, 1), 0, 0, 0, forced=True)
    assert (play.fighter(1).damage, play.fighter(0).damage) == (4, 1)


@trait("strikes_through")
def test_strikes_through_to_the_unit_behind() -> None:
    dragons: Force = ("black_dragons_neutral", "neutral", 5)
    play = Play(fight([dragons], [(*TROLLS, 9), ("wraiths", "pack", 13)]), Attack(0, 1), 0, 0, 0, forced=True)
    assert (play.fighter(1).damage, play.fighter(2).damage) == (5, 2)
    walled = fight([dragons], [(*TROLLS, 9)], walls=("wall", "", "wall", "wall"))
    assert ch09_traits.second_targets(table(walled), 0, 9) == []


@trait("ignores_defense")
def test_ignores_printed_defense_but_not_that_of_cards() -> None:
    assert damage(duel(("manticores", "pack"), ("archangels", "pack")), 0) == 5
    state = duel(("manticores", "pack"), ("archangels", "pack"))
    assert state.battle is not None
    state.battle.fighters[1].laid.append(Laid("catherine_1", "effect:defense", B, "combat"))
    assert damage(state, 0) == 4


@trait("attack_against")
def test_attack_against_a_unit_of_another_box() -> None:
    state = duel(("archangels_neutral", "neutral"), TROLLS)
    assert damage(state, 0) == 5, "arch devils are not in the box"
    assert CONTENT.neutrals["archangels_neutral"].stats.abilities[0].versus == "arch_devils"


@trait("no_adjacent_penalty")
def test_no_adjacent_penalty() -> None:
    assert damage(duel(("zealots", "pack"), TROLLS), 1) == 5
    back = fight([("zealots", "pack", 0)], [(*TROLLS, 19)])
    assert dice_kept(table(back), 0, 1, "attack") == "low", "the other penalty stays"


@trait("no_ranged_penalty")
def test_no_ranged_penalty() -> None:
    assert damage(duel(("sharpshooters_neutral", "neutral"), TROLLS), 1) == 4
    back = fight([("sharpshooters_neutral", "neutral", 0)], [(*TROLLS, 19)])
    assert dice_kept(table(back), 0, 1, "attack") == "one"


@trait("no_retaliation")
def test_no_retaliation() -> None:
    play = attack(duel(("vampires", "few"), TROLLS, calm=False), 0)
    assert play.over
    assert play.fighter(0).damage == 0


@trait("weak_retaliation")
@pytest.mark.rule("H3-CMB-57")
def test_weak_retaliation() -> None:
    play = attack(duel(("dread_knights", "few"), TROLLS, calm=False), 0, 1, -1)
    assert play.fighter(0).damage == 1, "4 - 1 - 2"
    play = attack(duel(("dread_knights", "few"), ("crusaders_neutral", "neutral"), calm=False), 0, 1)
    assert play.fighter(0).damage == 2, "the higher and the lower cancel out: one die"


@trait("die_pushes")
def test_die_pushes_the_target_away() -> None:
    state = duel(("ghost_dragons_neutral", "neutral"), TROLLS, calm=False)
    play = attack(state, 0, 0)
    play.asks(B, "pushed", "go 8", "go 10", "go 13")
    play.say(B, "go 13")
    assert play.over
    assert play.fighter(0).damage == 0, "and it does not retaliate"
    play = attack(duel(("ghost_dragons_neutral", "neutral"), TROLLS, calm=False), 0, 1, 0)
    assert play.fighter(0).damage == 2, "4 - 2: not pushed"


@trait("comes_back")
def test_comes_back() -> None:
    state = fight([("harpies", "few", 1)], [("peasants_neutral", "neutral", 9)])
    play = Play(state, Activation(0)).say(A, "strike 5 1", -1, 1)
    play.asks(A, "come_back", "pass", "come_back")
    play.say(A, "come_back")
    assert play.over
    assert play.fighter(0).space == 1


# ── retaliation and paralysis ────────────────────────────────────────────────────────────────────────────────────────


@trait("unlimited_retaliation")
def test_unlimited_retaliation() -> None:
    state = fight([("trolls_neutral", "neutral", 5), ("zombies", "few", 8)], [("griffins", "pack", 9)])
    play = Play(state, Attack(0, 2), -1, 0)
    assert play.fighter(0).damage == 3
    play = Play(play.state, Attack(1, 2), -1, 0)
    assert play.fighter(1).damage == 1, "again, as few by now: 2 - 1"


@trait("paralyses")
def test_paralyses_whom_it_retaliates_against() -> None:
    assert attack(duel(("zealots", "few"), ("medusas", "pack"), calm=False), -1, -1, 0).fighter(0).paralysed
    assert not attack(duel(("medusas", "pack"), TROLLS), 0).fighter(1).paralysed, "not in its own attack"


@trait("die_paralyses_after")
def test_a_separate_die_may_paralyse_after_the_retaliation() -> None:
    foe = ("medusas", "few")
    state = duel(("halberdiers", "few"), foe, calm=False)
    play = attack(state, -1, -1, -1, 0)
    assert play.fighter(0).paralysed, "two dice of the retaliation, then its own"
    state = duel(("halberdiers", "few"), foe, calm=False)
    assert not attack(state, -1, -1, -1, 1).fighter(0).paralysed


@trait("never_paralysed")
def test_never_paralysed() -> None:
    state = duel(("troglodytes", "pack"), ("troglodytes", "few"))
    t = table(state)
    ch09_units.paralyse(t, 0)
    ch09_units.paralyse(t, 1)
    assert [one.paralysed for one in battle_of(t).fighters.values()] == [False, True]


@trait("defense_when_retaliated")
def test_defense_when_retaliated() -> None:
    play = attack(duel(("dread_knights_neutral", "neutral"), TROLLS, calm=False), 0, 0)
    assert play.fighter(0).damage == 2, "4 - 1 - 1"
    assert damage(duel(TROLLS, ("dread_knights_neutral", "neutral")), 0) == 3


# ── staying alive ────────────────────────────────────────────────────────────────────────────────────────────────────


@trait("heals_itself")
def test_heals_itself_when_it_activates_or_attacks() -> None:
    state = duel(("wraiths", "few"), TROLLS)
    assert state.battle is not None
    state.battle.fighters[0].damage = 2
    assert Play(state, Activation(0)).fighter(0).damage == 1
    state = duel(("vampires", "pack"), TROLLS)
    assert state.battle is not None
    state.battle.fighters[0].damage = 3
    assert attack(state, 0).fighter(0).damage == 1
    state = duel(("vampires", "pack"), TROLLS)
    assert state.battle is not None
    state.battle.fighters[0].damage = 3
    assert Play(state, Activation(0)).fighter(0).damage == 3, "not when it activates"


@trait("heals_or_strikes")
def test_heals_a_friend_or_strikes_harder() -> None:
    enchanters: Force = ("enchanters_neutral", "neutral", 1)
    state = fight([enchanters, ("griffins", "few", 5)], [(*TROLLS, 13)])
    assert state.battle is not None
    state.battle.fighters[1].damage = 3
    play = Play(state, Activation(0))
    play.asks(A, "tend_friend", "target 1")
    play.say(A, "target 1")
    assert play.fighter(1).damage == 1
    play.say(A, "strike 1 2", 0)
    assert play.fighter(2).damage == 4
    play = Play(fight([enchanters], [(*TROLLS, 13)]), Activation(0)).say(A, "strike 1 1", 0)
    assert play.fighter(1).damage == 5, "nobody to heal"


@trait("saves_another")
@pytest.mark.rule("H3-CMB-54")
def test_saves_another_once_a_combat() -> None:
    state = fight([(*TROLLS, 5)], [("griffins", "few", 9), ("archangels", "pack", 19)])
    play = Play(state, Attack(0, 1), 0)
    play.asks(B, "lethal_attack", "pass", "rescue 2")
    play.say(B, "rescue 2")
    assert play.over
    assert [play.fighter(0).damage, play.fighter(1).damage] == [0, 0], "no retaliation either"
    play = Play(play.state, Attack(0, 1), 0)
    assert 1 not in battle_of(play.t).fighters, "once"


@trait("shields_neighbours")
def test_shields_neighbours() -> None:
    state = fight([(*TROLLS, 5)], [("wraiths", "pack", 9), ("halberdiers_neutral", "neutral", 8)])
    assert state.battle is not None
    state.battle.fighters[1].retaliated = 1
    assert Play(state, Attack(0, 1), 0, 1).fighter(1).damage == 3, "the Shield's die shows +1"
    state = fight([(*TROLLS, 5)], [("wraiths", "pack", 9), ("halberdiers_neutral", "neutral", 12)])
    assert state.battle is not None
    state.battle.fighters[1].retaliated = 1
    assert Play(state, Attack(0, 1), 0).fighter(1).damage == 4, "not adjacent"


@trait("less_spell_damage")
def test_less_spell_damage() -> None:
    t = table(duel(("black_dragons", "few"), ("diamond_golems_neutral", "neutral")))
    assert ch09_units.spell_damage(t, 0, 3) == 1
    assert ch09_units.spell_damage(t, 0, 1) == 0
    assert ch09_units.spell_damage(t, 1, 4) == 1


@trait("immune_to_magic")
def test_immune_to_magic() -> None:
    t = table(duel(("black_dragons", "pack"), ("black_dragons", "few")))
    assert ch09_units.spell_damage(t, 0, 3) == 0
    assert not ch09_units.touched_by_magic(t, battle_of(t).fighters[0])
    assert ch09_units.touched_by_magic(t, battle_of(t).fighters[1])
    battle_of(t).fighters[1].laid.append(Laid("anti_magic", "effect", B, "combat", 2))
    assert not ch09_units.touched_by_magic(t, battle_of(t).fighters[1]), "warded"


# ── the enemy's hand, the map ────────────────────────────────────────────────────────────────────────────────────────


@trait("draws_at_start")
def test_draws_at_start() -> None:
    state = duel(("archangels", "few"), TROLLS, state=realm(decks=(["attack"], [])))
    assert Play(state, Beginning(0), "attack").player().hand == ["attack"]
    state = duel(("archangels", "pack"), TROLLS, state=realm(decks=(["attack"], [])))
    assert Play(state, Beginning(0)).player().hand == []
    state = duel(("archangels", "few"), TROLLS, state=realm(decks=(["attack"], [])))
    assert state.battle is not None
    state.battle.heroes = (1, 2)
    assert Play(state, Beginning(0)).player().hand == [], "not for a secondary hero"


@trait("enemy_discards")
def test_enemy_discards() -> None:
    state = duel(("wraiths", "pack"), TROLLS, state=realm(hands=([], ["attack", "defense"])))
    play = Play(state, Activation(0), "defense")
    assert play.player(B).hand == ["attack"]
    assert play.player(B).discard == ["defense"]


@trait("rises_again")
@pytest.mark.rule("H3-CMB-56")
def test_rises_again_for_the_necropolis() -> None:
    state = realm(factions=("necropolis", "castle"), armies=({"wraiths": FEW, "vampires": FEW}, {}))
    state = fight([("wraiths", "few", 5)], [("skeletons_neutral", "neutral", 9)], state, guards=True)
    assert state.battle is not None
    state.battle.fighters[0].damage = 2
    state.battle.fighters[1].damage = 2
    play = Play(state, CombatRound(), forced=True).say(A, "strike 5 1", 0)
    play.asks(A, "reinforce_one", "done", "unit wraiths")
    play.say(A, "unit wraiths")
    assert play.player().army == {"wraiths": PACK, "vampires": FEW}
    assert (play.fighter(0).form, play.fighter(0).damage) == (PACK, 1), "the damage that its ability left stays"


@trait("income")
def test_income_of_a_neutral_in_the_army() -> None:
    state = realm()
    state.players[A].hired = ["peasants_neutral", "crystal_dragons_neutral"]
    assert total(values.brought_by_army(table(state), A, "gold")) == 3
    assert total(values.brought_by_army(table(state), A, "valuables")) == 2


@trait("cheaper_reinforcement")
def test_cheaper_reinforcement_on_stables() -> None:
    state = realm(armies=({"champions": FEW}, {}))
    assert values.cost_of_unit(table(state), A, "champions", values.REINFORCE)["gold"] == 20
    state.heroes[0].field = "F1.SE"
    assert values.cost_of_unit(table(state), A, "champions", values.REINFORCE)["gold"] == 14


def test_a_silenced_unit_has_no_abilities() -> None:
    state = duel(("vampires", "pack"), TROLLS)
    assert state.battle is not None
    state.battle.fighters[0].laid.append(Laid("disrupting_ray", "effect", B, "combat", 1))
    assert ch09_units.alive(table(state), 0)
    assert total(attack_parts(table(state), 0)) == 5
    state.battle.fighters[1].retaliated = 0
    play = attack(state, 0, 0)
    assert play.fighter(0).damage == 3, "it is retaliated against now"


@trait("spies_a_deck")
@pytest.mark.rule("H3-UNI-29")
def test_rogues_look_at_the_top_of_a_deck_once_a_turn() -> None:
    state = realm(shared={"artifacts": ["rib_cage", "speculum"]})
    assert map_abilities(table(state), A) == []
    state.players[A].hired = ["rogues_neutral"]
    assert Spy("artifacts") in map_abilities(table(state), A)
    play = Play(state, SpyOnDeck(A, "artifacts"), "speculum")
    play.asks(A, "put_back", "put_back top", "put_back bottom")
    play.say(A, "put_back bottom")
    deck = state.decks["artifacts"]
    assert (deck.bag, deck.bottom, state.peeked["artifacts"]) == (["rib_cage"], ["speculum"], A)
    assert map_abilities(table(state), A) == []
    assert [fact.to for fact in play.facts if fact.kind == "spied"] == [(A,)]


@trait("free_step")
@pytest.mark.rule("H3-UNI-29")
def test_nomads_step_at_the_end_of_the_turn() -> None:
    state = realm()
    assert last_steps(table(state), A) == []
    state.players[A].hired = ["nomads_neutral"]
    assert {step.by for step in last_steps(table(state), A)} == {"nomads_neutral"}


def test_no_kind_of_ability_was_forgotten() -> None:
    assert set(CONTENT.traits) == TESTED
