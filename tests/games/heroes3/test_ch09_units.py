"""9. Units in a combat: damage, sides of the card, reach of their attacks."""

from __future__ import annotations

import pytest

from heraut.games.heroes3.model import BESIDE, FEW, PACK, Game, Laid, Realm
from heraut.games.heroes3.numbers.combat_values import (
    ability,
    attack_parts,
    battle_of,
    defense_parts,
    has_penalty,
    health,
    initiative,
    number_parts,
)
from heraut.games.heroes3.rules import ch09_units
from heraut.games.heroes3.rules.ch10_combat.aftermath import Muster, clear_board
from heraut.games.heroes3.rules.ch10_combat.attacks import Attack
from heraut.games.heroes3.rules.ch10_combat.combat_round import Activation, CombatRound
from heraut.games.heroes3.rules.ch10_combat.deploy import Deploy, DrawGuards
from heraut.kernel.values import explain, total
from tests.games.heroes3.playing import CONTENT, GAME, A, B, Force, Play, fight, realm, table

FEET = ("halberdiers", "few", 5)
FOE = ("skeletons", "few", 17)


def on(own: list[Force], foes: list[Force], **more: object) -> Game:
    return table(fight(own, foes, **more))


# ── damage ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-UNI-5", "H3-UNI-23", "H3-ORD-14")
def test_a_pack_turns_to_few_and_the_rest_stays_on_it() -> None:
    t = on([("griffins", "pack", 5)], [FOE])
    ch09_units.hurt(t, 0, 7)
    griffins = battle_of(t).fighters[0]
    assert (griffins.form, griffins.damage) == (FEW, 3)
    assert t.state.players[A].army == {"griffins": FEW}
    clear_board(t)
    assert t.state.players[A].army == {"griffins": FEW}


@pytest.mark.rule("H3-UNI-22", "H3-UNI-4", "H3-UNI-19")
def test_few_that_are_spent_leave_the_board_and_the_army() -> None:
    t = on([("griffins", "few", 5), ("marksmen", "few", 1)], [FOE])
    ch09_units.hurt(t, 0, 3)
    assert ch09_units.alive(t, 0)
    ch09_units.hurt(t, 0, 1)
    assert not ch09_units.alive(t, 0)
    assert t.state.players[A].army == {"marksmen": FEW}


@pytest.mark.rule("H3-UNI-5", "H3-UNI-22")
def test_one_blow_may_spend_both_sides() -> None:
    t = on([("griffins", "pack", 5)], [FOE])
    assert ch09_units.endurance(t, 0) == 8
    assert not ch09_units.would_fall(t, 0, 7)
    assert ch09_units.would_fall(t, 0, 8)
    ch09_units.hurt(t, 0, 8)
    assert not ch09_units.alive(t, 0)


@pytest.mark.rule("H3-UNI-39", "H3-UNI-4")
def test_neutrals_have_one_side_and_go_to_the_discard_of_their_tier() -> None:
    state = fight([FEET], [("rogues_neutral", "neutral", 13), ("trolls_neutral", "neutral", 14)], guards=True)
    t = table(state)
    ch09_units.hurt(t, 1, 3)
    assert not ch09_units.alive(t, 1)
    assert state.discards["bronze"] == ["rogues_neutral"]
    clear_board(t)
    assert state.discards["golden"] == ["trolls_neutral"]


@pytest.mark.rule("H3-UNI-39")
def test_a_hired_neutral_that_falls_is_no_longer_hired() -> None:
    t = on([("rogues_neutral", "neutral", 5), FEET], [FOE])
    assert t.state.players[A].hired == ["rogues_neutral"]
    ch09_units.hurt(t, 0, 3)
    assert t.state.players[A].hired == []
    assert t.state.discards["bronze"] == ["rogues_neutral"]


@pytest.mark.rule("H3-UNI-6", "H3-UNI-21")
def test_survivors_return_without_damage() -> None:
    state = fight([("griffins", "pack", 5)], [FOE])
    t = table(state)
    ch09_units.hurt(t, 0, 2)
    clear_board(t)
    assert state.battle is None
    assert state.players[A].army == {"griffins": PACK}
    play = Play(state := fight([], [FOE], state), Deploy(0))
    play.say(A, "place griffins 5")
    assert play.state.battle is not None
    assert [one.damage for one in play.state.battle.fighters.values() if one.card == "griffins"] == [0]


@pytest.mark.rule("H3-UNI-7")
def test_defense_does_not_lower_the_damage_of_spells() -> None:
    t = on([("archangels", "few", 5)], [FOE])
    assert ch09_units.spell_damage(t, 0, 2) == 2


@pytest.mark.rule("H3-CMB-37")
def test_damage_lifts_a_paralysis() -> None:
    t = on([("griffins", "pack", 5)], [FOE])
    ch09_units.paralyse(t, 0)
    assert battle_of(t).fighters[0].paralysed
    ch09_units.hurt(t, 0, 1)
    assert not battle_of(t).fighters[0].paralysed


@pytest.mark.rule("H3-UNI-23")
def test_healing_takes_damage_off_and_turns_nothing_back() -> None:
    t = on([("griffins", "pack", 5)], [FOE])
    ch09_units.hurt(t, 0, 6)
    ch09_units.heal(t, 0, 5)
    griffins = battle_of(t).fighters[0]
    assert (griffins.form, griffins.damage) == (FEW, 0)


@pytest.mark.rule("H3-COM-7")
def test_an_overlay_gives_its_numbers_and_is_spent_first() -> None:
    t = on([("skeletons", "pack", 5)], [("marksmen", "pack", 13)])
    skeletons = battle_of(t).fighters[0]
    skeletons.overlay = "sandro_1"
    assert total(attack_parts(t, 0)) == 3
    assert initiative(t, 0) == 6
    assert health(t, 0) == 2
    assert ch09_units.endurance(t, 0) == 6
    ch09_units.hurt(t, 0, 3)
    assert (skeletons.overlay, skeletons.form, skeletons.damage) == ("", PACK, 1)
    assert t.state.players[A].discard == ["sandro_1"]


def test_an_overlay_covers_abilities() -> None:
    t = on([("zombies", "pack", 5)], [FOE])
    assert ability(t, battle_of(t).fighters[0], "defense_on_die") is not None
    battle_of(t).fighters[0].overlay = "sandro_4"
    assert ability(t, battle_of(t).fighters[0], "defense_on_die") is None


# ── piles, armies ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-UNI-40")
def test_an_empty_pile_of_neutrals_is_made_of_its_discard() -> None:
    state = realm(shared={"bronze": []})
    state.discards["bronze"] = ["boars_neutral", "rogues_neutral"]
    ch09_units.rebuild_pile(table(state), "bronze")
    assert state.decks["bronze"].bag == ["boars_neutral", "rogues_neutral"]
    assert not state.discards["bronze"]


@pytest.mark.rule("H3-UNI-45", "H3-UNI-40", "H3-DIF-2")
def test_guards_are_drawn_from_the_piles_of_the_table() -> None:
    state = realm(shared={"bronze": ["boars_neutral"]})
    state.discards["bronze"] = ["rogues_neutral"]
    field = next(one for one in state.sites if level_of(one) == 2)
    state = fight([FEET], [], state, field=field, guards=True)
    play = Play(state, DrawGuards(field), "boars_neutral", "rogues_neutral")
    assert play.state.battle is not None
    assert [one.card for one in play.state.battle.fighters.values()][1:] == ["boars_neutral", "rogues_neutral"]


def level_of(field: str) -> int:
    tile, _, spot = field.partition(".")
    return next(one.level for one in CONTENT.tiles[tile].fields if one.spot == spot)


@pytest.mark.rule("H3-UNI-2", "H3-UNI-17")
def test_at_most_five_units_of_an_army_fight() -> None:
    units = ("halberdiers", "marksmen", "griffins", "crusaders", "zealots", "champions")
    state = fight([], [FOE], realm(armies=(dict.fromkeys(units, FEW),)))
    play = Play(state, Deploy(0))
    play.say(A, "leave_out halberdiers")
    for unit, space in zip(units[1:], (4, 5, 6, 7, 0), strict=True):
        play.say(A, f"place {unit} {space}")
    assert play.over
    play = Play(fight([], [FOE], realm(armies=(dict.fromkeys(units, FEW),))), Deploy(0))
    for unit, space in zip(units[:5], (4, 5, 6, 7, 0), strict=True):
        play.say(A, f"place {unit} {space}")
    assert play.over, "the sixth is not even asked for"


@pytest.mark.rule("H3-UNI-20")
def test_a_player_without_units_starts_again() -> None:
    play = Play(realm(), Muster(A), forced=True)
    assert play.player().army == {"halberdiers": PACK, "griffins": FEW}
    untouched = Play(realm(armies=({"champions": PACK},)), Muster(A))
    assert untouched.player().army == {"champions": PACK}


@pytest.mark.rule("H3-UNI-20", "H3-UNI-41")
def test_a_unit_that_was_lent_is_not_mustered_again() -> None:
    """Its one card lies in the army of an ally: were there two of them, giving one back would lose the other."""
    state = realm(2, scenario="fan_emerald_island", armies=({}, {"halberdiers": PACK, "griffins": FEW}))
    play = Play(state, Muster(A), forced=True)
    assert play.player().army == {"marksmen": PACK}, "the one bronze unit that is left of three"
    assert GAME.pieces(play.state)["halberdiers"] == 0
    state = realm(2, armies=({}, {"halberdiers": PACK}))
    assert "halberdiers" not in Play(state, Muster(A), forced=True).through().player().army
    state.players[A].army["halberdiers"] = FEW
    assert GAME.pieces(state)["halberdiers"] == 2, "the laws would notice"


# ── numbers ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-UNI-24", "H3-ORD-16", "H3-CMB-42")
def test_cards_laid_on_a_unit_and_on_its_side_change_its_numbers() -> None:
    t = on([("marksmen", "few", 0), ("griffins", "few", 4)], [("zombies", "few", 13)])
    battle = battle_of(t)
    assert initiative(t, 0) == 4
    battle.fighters[0].laid.append(Laid("haste", "effect", A, "combat", 1))
    assert explain(number_parts(t, 0, "initiative"))[0] == 6
    battle.laid = ((Laid("archery", "expert", A, "next_combat_round"),), ())
    assert initiative(t, 0) == 7
    assert initiative(t, 1) == 6
    assert total(attack_parts(t, 0, 2)) == 3, "the target is not adjacent"
    assert total(attack_parts(t, 1, 2)) == 2, "griffins do not shoot"
    battle.fighters[2].space = 4
    battle.fighters[1].space = 5
    assert total(attack_parts(t, 0, 2)) == 2, "adjacent"
    battle.fighters[1].laid.append(Laid("catherine_4", "effect", A, "combat"))
    assert health(t, 1) == 5


@pytest.mark.rule("H3-AI-39", "H3-AI-40")
def test_ai_cards_laid_on_a_unit() -> None:
    t = on([FEET], [("zombies", "few", 13)], state=realm(difficulty="hard"))
    attack = next(card for card in CONTENT.ai_cards.values() if card.does == "attack")
    battle_of(t).fighters[1].laid.append(Laid(attack.id, "effect", -3, "attack"))
    assert total(attack_parts(t, 1)) == 2 + attack.by_level["hard"]
    assert total(defense_parts(t, 1)) == 1


# ── attack and reach of the three types ──────────────────────────────────────────────────────────────────────────────


def activation(own: list[Force], foes: list[Force], **more: object) -> Play:
    return Play(fight(own, foes, **more), Activation(0))


@pytest.mark.rule("H3-UNI-9", "H3-UNI-10", "H3-ORD-2")
def test_ground_units_move_up_to_3_and_attack_adjacent_enemies() -> None:
    play = activation([("halberdiers", "few", 0)], [("zombies", "few", 12), ("skeletons", "few", 19)])
    strikes = [option for option in play.options if option.startswith("strike")]
    assert sorted(strikes) == ["strike 8 1"]
    assert play.offers("go 8", "go 4", "go 3", "pass", "defend")
    assert not play.offers("go 13")


@pytest.mark.rule("H3-UNI-11")
def test_a_ranged_unit_with_no_enemy_beside_it_shoots_anybody() -> None:
    play = activation([("marksmen", "few", 0)], [("zombies", "few", 12), ("skeletons", "few", 19)])
    assert play.offers("strike 0 1", "strike 0 2", "go 1", "go 4")


@pytest.mark.rule("H3-UNI-31")
def test_a_ranged_unit_with_an_enemy_beside_it_shoots_only_there() -> None:
    play = activation([("marksmen", "few", 0)], [("zombies", "few", 1), ("skeletons", "few", 19)])
    assert play.offers("strike 0 1")
    assert not play.offers("strike 0 2")


@pytest.mark.rule("H3-UNI-30")
def test_a_ranged_unit_that_moved_does_not_shoot() -> None:
    play = activation([("marksmen", "few", 0)], [("zombies", "few", 12)])
    play.say(A, "go 1")
    play.asks(A, "activation", "pass", "defend")


@pytest.mark.rule("H3-UNI-33", "H3-ORD-10")
def test_a_ranged_unit_may_shoot_and_then_move_one_space() -> None:
    play = activation([("marksmen", "few", 0)], [("zombies", "few", 12)])
    play.say(A, "strike 0 1", 0)
    play.asks(A, "step_after", "pass", "go 1", "go 4")
    play.say(A, "go 4")
    assert play.over
    assert play.fighter(0).space == 4


@pytest.mark.rule("H3-ORD-10")
def test_other_units_do_not_move_after_attacking() -> None:
    play = activation([("griffins", "few", 0)], [("zombies", "few", 12)])
    play.say(A, "strike 8 1", 0, 0)
    assert play.over
    assert play.fighter(0).space == 8


def penalty(own: Force, foe: Force) -> bool:
    t = on([own], [foe])
    fighters = battle_of(t).fighters
    return has_penalty(t, fighters[0], fighters[1], "attack")


@pytest.mark.rule("H3-UNI-12", "H3-UNI-44")
def test_when_a_ranged_unit_has_the_penalty() -> None:
    foe = ("zombies", "few")
    assert penalty(("marksmen", "few", 5), (*foe, 9)), "adjacent"
    assert not penalty(("marksmen", "few", 5), (*foe, 13))
    assert penalty(("marksmen", "few", 0), (*foe, 19)), "from back row to back row"
    assert not penalty(("marksmen", "few", 0), (*foe, 15))
    assert not penalty(("marksmen", "few", 4), (*foe, 19))
    assert not penalty(("griffins", "few", 5), (*foe, 9)), "only ranged units"


@pytest.mark.rule("H3-UNI-12", "H3-UNI-32")
def test_the_penalty_is_two_dice_and_the_lower_counts() -> None:
    play = Play(fight([("marksmen", "few", 0)], [("trolls_neutral", "neutral", 19)]), Attack(0, 1), 1, -1)
    assert play.fighter(1).damage == 1
    close = fight([("marksmen", "few", 16)], [("trolls_neutral", "neutral", 17)])
    assert close.battle is not None
    close.battle.fighters[1].retaliated = 1
    play = Play(close, Attack(0, 1), 0, 1)
    assert play.fighter(1).damage == 2, "two reasons, one penalty"


def over_the_wall(official: bool = False) -> Realm:
    state = fight(
        [("marksmen", "few", 5)],
        [("trolls_neutral", "neutral", 13)],
        realm(official=official),
        walls=("wall", "wall", "gate", "wall"),
        home=True,
    )
    return state


@pytest.mark.rule("H3-UNI-13")
def test_a_shot_over_the_wall_is_one_weaker() -> None:
    play = Play(over_the_wall(), Attack(0, 1), 0)
    assert play.fighter(1).damage == 1
    assert [part.amount for part in play.last("blow")["attack_parts"] if part.reason == "wall"] == [-1]


@pytest.mark.rule("H3-UNI-13")
def test_officially_the_damage_is_one_lower() -> None:
    play = Play(over_the_wall(True), Attack(0, 1), 0)
    assert play.fighter(1).damage == 1
    assert not [part for part in play.last("blow")["attack_parts"] if part.reason == "wall"]
    state = over_the_wall(True)
    state.variants = ("sure_damage",)
    assert state.battle is not None
    state.battle.fighters[1].laid.append(Laid("catherine_1", "effect:defense", B, "combat"))
    play = Play(state, Attack(0, 1), -1)
    assert play.fighter(1).damage == 1


@pytest.mark.rule("H3-UNI-8", "H3-UNI-25", "H3-UNI-26", "H3-UNI-27", "H3-UNI-28", "H3-UNI-29")
def test_every_ability_works_at_one_of_five_moments() -> None:
    """No unit of the box has an ability that takes the place of its actions (H3-UNI-26)."""
    sides = [unit.few for unit in CONTENT.units.values()] + [unit.pack for unit in CONTENT.units.values()]
    sides += [neutral.stats for neutral in CONTENT.neutrals.values()]
    moments = {one.when for side in sides for one in side.abilities}
    assert moments == {"activation", "attack", "passive", "retaliation", "map"}
    t = on([("vampires", "pack", 5), ("griffins", "few", 4)], [("zombies", "few", 9)])
    vampires, griffins = battle_of(t).fighters[0], battle_of(t).fighters[1]
    assert ability(t, vampires, "no_retaliation", "attack") is not None
    assert ability(t, vampires, "no_retaliation", "again") is None
    assert ability(t, vampires, "no_retaliation", "retaliation") is None
    assert ability(t, griffins, "unlimited_retaliation", "retaliation") is not None
    assert ability(t, battle_of(t).fighters[2], "defense_on_die", "attack") is not None, "passive: always"


@pytest.mark.rule("H3-UNI-24")
def test_a_round_ends_without_the_tower_of_nobody() -> None:
    play = Play(fight([("halberdiers", "few", 0)], [("zombies", "few", 19)]), CombatRound(), forced=True)
    assert play.asked == (A, "activation"), "initiative 4 before 3"
    play.say(A, "pass")
    assert play.asked == (B, "activation")
    play.say(B, "pass")
    assert play.over
    assert play.fighter(0).space != BESIDE
