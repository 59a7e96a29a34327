"""1. Cards: when they are of use, what they cost, what they do."""

from __future__ import annotations

from typing import Any

import pytest

from heraut.games.mage_knight.answers.with_cards import Play as PlayAnswer
from heraut.games.mage_knight.answers.with_cards import Sideways
from heraut.games.mage_knight.model.names import WOUND
from heraut.games.mage_knight.rules.ch1_reminders.moments import Points
from tests.games.mage_knight.dealing import ATTACK, BLOCK, CONTENT, MOVEMENT, RANGED, TALK, A, Play, land

ALL_MANA = ("red", "blue", "green", "white", "black", "red", "blue", "green", "white")


# ── examples ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-CRD-1", "MK-CRD-16", "MK-CRD-21")
def test_e01_move_6_in_two_ways() -> None:
    play = Play(land(("march", "stamina", "swiftness", "rage")), MOVEMENT)
    play.tell("play march basic", "play stamina basic", "play swiftness basic")
    assert play.hero.move == 6  # 2 + 2 + 2
    play = Play(land(("improvisation", "rage", "march"), mana=["red"]), MOVEMENT)
    play.tell("play improvisation strong", "card rage", "sideways march move")
    assert play.hero.move == 6  # 5 + 1, and one card discarded: three cards too
    assert play.hero.discard == ["rage"]
    assert play.hero.hand == []
    assert play.mana() == {}


@pytest.mark.rule("MK-CRD-16", "MK-MAN-1")
def test_e02_move_8_with_special_cards() -> None:
    play = Play(land(("concentration", "march", "stamina"), mana=["green"]), MOVEMENT)
    play.tell("play concentration strong", "card march", "play stamina basic")
    assert (play.hero.move, play.mana()) == (8, {})  # 4 + 2 + 2, one mana in all
    play = Play(land(("mana_draw", "stamina", "stamina"), mana=["white"], source=["red"]), MOVEMENT)
    play.tell("play mana_draw strong")
    assert "colour gold" not in play.options
    play.tell("colour blue", "play stamina strong", "play stamina strong")
    assert (play.hero.move, play.mana()) == (8, {})  # 4 + 4
    assert play.hero.turn.kept == ("blue",)  # it goes back blue, not rolled again


@pytest.mark.rule("MK-CRD-1", "MK-CRD-16")
def test_e02_five_cards_sideways_are_move_5() -> None:
    cards = ("march", "stamina", "swiftness", "rage", "promise")
    play = Play(land(cards), MOVEMENT).tell(*[f"sideways {card} move" for card in cards])
    assert play.hero.move == 5  # 5 * 1
    assert sorted(play.hero.played) == sorted(cards)


@pytest.mark.rule("MK-PRE-7", "MK-MAN-6", "MK-MAN-9")
def test_e04_one_die_then_other_mana() -> None:
    state = land(
        ("rage", "rage", "swiftness", "swiftness"),
        source=["red", "black", "white"],
        crystals=["red", "white"],
        night=True,
    )
    play = Play(state, ATTACK)
    play.tell("play rage strong").asks(A, "pay", "pay crystal red", "pay die red")
    play.tell("pay die red", "play rage strong")  # the crystal is the only way left
    assert play.crystals() == {"white": 1}
    play.tell("play swiftness strong")
    assert play.crystals() == {}
    assert play.hero.turn.dice == ("red",)
    assert play.t.state.source == ("black", "white")
    assert "play swiftness strong" not in play.plays()  # the white die is a second one
    assert [points.amount for points in play.gathered] == [4, 4, 3]


@pytest.mark.rule("MK-MAN-2", "MK-MAN-7")
def test_e06_crystals_above_three() -> None:
    state = land(("sapphire_ring", "sapphire_ring"), crystals=["blue", "blue"])
    play = Play(state, MOVEMENT).tell("play sapphire_ring basic")
    assert (play.crystals(), play.mana(), play.hero.fame) == ({"blue": 3}, {"blue": 1}, 1)
    play.hero.mana = (0,) * 6  # that turn is over
    play.tell("play sapphire_ring basic")
    assert (play.crystals(), play.mana(), play.hero.fame) == ({"blue": 3}, {"blue": 2}, 2)


@pytest.mark.rule("MK-CRD-20", "MK-CRD-21", "MK-CRD-14")
def test_e07_decompose() -> None:
    cards = ("decompose", "stamina", "fireball", WOUND)
    play = Play(land(cards), MOVEMENT).tell("play decompose basic")  # neither spell nor Wound: nothing to choose
    assert play.crystals() == {"blue": 2}
    assert (play.hero.thrown, play.hero.played) == (["stamina"], ["decompose"])
    play = Play(land(cards, mana=["red"]), MOVEMENT).tell("play decompose strong")
    assert play.crystals() == {"red": 1, "green": 1, "white": 1}
    assert "play decompose basic" not in Play(land(("decompose", "fireball", WOUND)), MOVEMENT).plays()


# ── plain effects ────────────────────────────────────────────────────────────────────────────────────────────────────

POINTS: list[tuple[str, tuple[str, ...], tuple[str, ...], dict[str, Any]]] = [
    # card and mode, when, the answers besides, what the hero has of it
    ("swiftness basic", MOVEMENT, (), {"move": 2}),
    ("march basic", MOVEMENT, (), {"move": 2}),
    ("march strong", MOVEMENT, (), {"move": 4}),
    ("stamina basic", MOVEMENT, (), {"move": 2}),
    ("stamina strong", MOVEMENT, (), {"move": 4}),
    ("promise basic", TALK, (), {"influence": 2}),
    ("promise strong", TALK, (), {"influence": 4}),
    ("threaten basic", TALK, (), {"influence": 2}),
    ("threaten strong", TALK, (), {"influence": 5, "reputation": -1}),
    ("noble_manners basic", TALK, (), {"influence": 2}),
    ("noble_manners strong", TALK, (), {"influence": 4}),
    ("intimidate basic", TALK, (), {"influence": 4, "reputation": -1}),
    ("intimidate strong", TALK, (), {"influence": 8, "reputation": -2}),
    ("frost_bridge basic", MOVEMENT, (), {"move": 2}),
    ("frost_bridge strong", MOVEMENT, (), {"move": 4}),
    ("steady_tempo basic", MOVEMENT, (), {"move": 2}),
    ("steady_tempo strong", MOVEMENT, (), {"move": 4}),
    ("path_finding basic", MOVEMENT, (), {"move": 2}),
    ("ambush strong", MOVEMENT, (), {"move": 4}),
    ("heroic_tale basic", TALK, (), {"influence": 3}),
    ("diplomacy basic", TALK, (), {"influence": 2}),
    ("learning strong", TALK, (), {"influence": 4}),
    ("regeneration strong", MOVEMENT, (), {"heal": 2}),
    ("song_of_wind basic", MOVEMENT, (), {"move": 2}),
    ("song_of_wind strong", MOVEMENT, ("effect pay_blue+move_2+wind_2+wind_lake",), {"move": 2}),
    ("path_finding strong", MOVEMENT, (), {"move": 4}),
    ("agility basic", MOVEMENT, (), {"move": 2}),
    ("ambush basic", MOVEMENT, (), {"move": 2}),
    ("heroic_tale strong", TALK, (), {"influence": 6}),
    ("learning basic", TALK, (), {"influence": 2}),
    ("diplomacy strong", TALK, ("effect influence_4+talks_ice",), {"influence": 4}),
    ("refreshing_walk basic", MOVEMENT, (), {"move": 2, "heal": 1}),
    ("refreshing_walk strong", MOVEMENT, (), {"move": 4, "heal": 2}),
    ("in_need basic", TALK, (), {"influence": 4}),  # 3 + 1 Wound in hand
    ("in_need strong", TALK, (), {"influence": 7}),  # 5 + 2
    ("pure_magic basic", MOVEMENT, (), {"move": 4}),
    ("pure_magic strong", TALK, (), {"influence": 7}),
    ("improvisation basic", MOVEMENT, (), {"move": 3}),
    ("improvisation strong", TALK, (), {"influence": 5}),
    ("tranquility basic", MOVEMENT, ("effect heal_1",), {"heal": 1}),
    ("tranquility strong", MOVEMENT, ("effect heal_2",), {"heal": 2}),
    ("regeneration basic", MOVEMENT, (), {"heal": 1}),
    ("restoration basic", MOVEMENT, (), {"heal": 3}),
    ("golden_grail basic", MOVEMENT, (), {"heal": 2}),
    ("golden_grail strong", MOVEMENT, (), {"heal": 6}),
    ("endless_bag_of_gold basic", TALK, (), {"influence": 4, "fame": 2}),
    ("endless_bag_of_gold strong", TALK, (), {"influence": 9, "fame": 3}),
]


@pytest.mark.rule("MK-CRD-16", "MK-CRD-6", "MK-CRD-17")
@pytest.mark.parametrize(("played", "uses", "answers", "has"), POINTS)
def test_points_that_a_hero_gathers(
    played: str, uses: tuple[str, ...], answers: tuple[str, ...], has: dict[str, Any]
) -> None:
    card = played.split()[0]
    state = land((card, "rage", WOUND), mana=ALL_MANA, deck=["march"], night=True)
    play = Play(state, uses).tell(f"play {played}", *answers)
    while play.asked is not None and play.asked[1] == "pay":
        play.tell(play.options[0])
    play.asks(A, "moment")
    names = ("move", "influence", "heal", "fame", "reputation")
    assert {name: getattr(play.hero, name) for name in names if getattr(play.hero, name)} == has


FIGHTS: list[tuple[str, tuple[str, ...], str, Points]] = [
    # card and mode, when, the effect if there are several, the points
    ("rage basic", ATTACK, "", Points(2)),
    ("rage basic", BLOCK, "", Points(2)),
    ("rage strong", ATTACK, "", Points(4)),
    ("determination basic", ATTACK, "", Points(2)),
    ("determination strong", BLOCK, "", Points(5)),
    ("swiftness strong", RANGED, "", Points(3, reach="ranged")),
    ("improvisation basic", ATTACK, "", Points(3)),
    ("improvisation strong", BLOCK, "", Points(5)),
    ("battle_versatility basic", RANGED, "", Points(1, reach="ranged")),
    ("battle_versatility strong", BLOCK, "block_3_fire", Points(3, "fire")),
    ("battle_versatility strong", RANGED, "attack_2_siege", Points(2, reach="siege")),
    ("battle_versatility strong", ATTACK, "attack_3_fire", Points(3, "fire")),
    ("cold_toughness basic", BLOCK, "", Points(3, "ice")),
    ("cold_toughness basic", ATTACK, "", Points(2, "ice")),
    ("fire_bolt strong", RANGED, "", Points(3, "fire", "ranged")),
    ("ice_bolt strong", RANGED, "", Points(3, "ice", "ranged")),
    ("swift_bolt strong", RANGED, "", Points(4, reach="ranged")),
    ("crushing_bolt strong", RANGED, "", Points(3, reach="siege")),
    ("blood_rage basic", ATTACK, "attack_2", Points(2)),
    ("blood_rage basic", ATTACK, "wound_1+attack_5", Points(5)),
    ("blood_rage strong", ATTACK, "wound_1+attack_9", Points(9)),
    ("intimidate strong", ATTACK, "", Points(7)),
    ("ice_shield basic", BLOCK, "", Points(3, "ice")),
    ("ice_shield strong", BLOCK, "", Points(3, "ice")),
    ("pure_magic basic", BLOCK, "", Points(4)),
    ("pure_magic strong", ATTACK, "", Points(7)),
    ("fireball basic", RANGED, "", Points(5, "fire", "ranged")),
    ("fireball strong", RANGED, "", Points(8, "fire", "siege")),
    ("snowstorm basic", RANGED, "", Points(5, "ice", "ranged")),
    ("snowstorm strong", ATTACK, "", Points(8, "ice", "siege")),
    ("flame_wall basic", ATTACK, "", Points(5, "fire")),
    ("flame_wall basic", BLOCK, "", Points(7, "fire")),
    ("mana_bolt basic", ATTACK, "pay_blue+attack_8_ice", Points(8, "ice")),
    ("mana_bolt basic", RANGED, "pay_white+attack_6_ice_ranged", Points(6, "ice", "ranged")),
    ("mana_bolt strong", ATTACK, "pay_red+attack_10_coldfire", Points(10, "coldfire")),
    ("mana_bolt strong", RANGED, "pay_green+attack_8_ice_siege", Points(8, "ice", "siege")),
    ("burning_shield basic", BLOCK, "", Points(4, "fire")),
    ("burning_shield strong", BLOCK, "", Points(4, "fire")),
]


@pytest.mark.rule("MK-CRD-16", "MK-CRD-17", "MK-CRD-18", "MK-CRD-6")
@pytest.mark.parametrize(("played", "uses", "effect", "points"), FIGHTS)
def test_points_that_a_fight_gathers(played: str, uses: tuple[str, ...], effect: str, points: Points) -> None:
    card, mode = played.split()
    state = land((card, "promise"), mana=ALL_MANA, night=True)
    play = Play(state, uses).tell(f"play {played}", *([f"effect {effect}"] if effect else []))
    assert play.gathered == (points._replace(source=f"card {card} {mode}"),)
    assert ("wound" in play.hero.hand) == (
        effect.startswith("wound") or played in ("fireball strong", "snowstorm strong")
    )


GAINS: list[tuple[str, tuple[str, ...], dict[str, int], dict[str, int]]] = [
    # card and mode, the answers besides, crystals and mana afterwards
    ("crystallize basic", ("effect pay_red+crystal_red",), {"red": 1}, {"green": 1}),
    ("crystallize strong", ("colour white",), {"white": 1}, {"green": 1, "red": 1}),
    ("concentration basic", ("effect mana_blue",), {}, {"blue": 2, "green": 1, "red": 1}),
    ("will_focus basic", ("effect crystal_green",), {"green": 1}, {"blue": 1, "green": 1, "red": 1}),
    ("fire_bolt basic", (), {"red": 1}, {"blue": 1, "green": 1, "red": 1}),
    ("ice_bolt basic", (), {"blue": 1}, {"blue": 1, "green": 1, "red": 1}),
    ("swift_bolt basic", (), {"white": 1}, {"blue": 1, "green": 1, "red": 1}),
    ("crushing_bolt basic", (), {"green": 1}, {"blue": 1, "green": 1, "red": 1}),
    ("blood_ritual basic", ("colour gold",), {"red": 1}, {"red": 1, "blue": 1, "green": 1, "gold": 1}),
    ("ruby_ring basic", (), {"red": 1}, {"red": 2, "blue": 1, "green": 1}),
    ("diamond_ring basic", (), {"white": 1}, {"red": 1, "blue": 1, "green": 1, "white": 1}),
    ("emerald_ring basic", (), {"green": 1}, {"red": 1, "blue": 1, "green": 2}),
    ("amulet_of_the_sun basic", (), {}, {"red": 1, "blue": 1, "green": 1, "gold": 1}),
    ("amulet_of_the_sun strong", (), {}, {"red": 1, "blue": 1, "green": 1, "gold": 3}),
    ("amulet_of_darkness basic", ("colour black",), {}, {"red": 1, "blue": 1, "green": 1, "black": 1}),
    (
        "amulet_of_darkness strong", ("colour black", "colour white", "colour red"), {},
        {"red": 2, "blue": 1, "green": 1, "white": 1, "black": 1},
    ),
    (
        "endless_gem_pouch strong", (), {}, {"red": 2, "blue": 2, "green": 2, "white": 1, "gold": 1},
    ),
]  # fmt: skip


@pytest.mark.rule("MK-CRD-2", "MK-MAN-1", "MK-MAN-5")
@pytest.mark.parametrize(("played", "answers", "crystals", "mana"), GAINS)
def test_mana_and_crystals_are_gained_at_any_time(
    played: str, answers: tuple[str, ...], crystals: dict[str, int], mana: dict[str, int]
) -> None:
    state = land((played.split()[0],), mana=["red", "blue", "green"])
    play = Play(state, MOVEMENT).tell(f"play {played}", *answers)
    while play.asked is not None and play.asked[1] == "pay":
        play.tell(play.options[0])
    if played == "crystallize basic":
        mana = {"blue": 1, "green": 1}
    assert (play.crystals(), play.mana()) == (crystals, mana)


STATUSES = [
    "mana_draw basic", "into_the_heat basic", "into_the_heat strong", "crystal_mastery strong", "space_bending basic",
    "banner_of_glory strong", "banner_of_protection strong", "ruby_ring strong", "sapphire_ring strong",
    "diamond_ring strong", "emerald_ring strong", "sword_of_justice strong",
]  # fmt: skip


@pytest.mark.rule("MK-CRD-22")
@pytest.mark.parametrize("played", STATUSES)
def test_what_lasts_lies_on_the_hero(played: str) -> None:
    card, mode = played.split()
    uses = MOVEMENT if card == "space_bending" else RANGED
    play = Play(land((card,), mana=ALL_MANA, night=True), uses).tell(f"play {played}")
    deed = CONTENT.deeds[card]
    (effect,) = deed.basic if mode == "basic" else deed.strong
    assert [held.status for held in play.t.state.modifiers[A]] == list(effect.status)
    assert {held.until for held in play.t.state.modifiers[A]} == {CONTENT.statuses[s].until for s in effect.status}


# ── when ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-CRD-6", "MK-CRD-5")
def test_effects_serve_their_own_moments() -> None:
    hand = ("rage", "march", "promise", "tranquility", "swiftness", WOUND)
    mana = ["white"]
    assert Play(land(hand, mana=mana), MOVEMENT).plays() == [
        "play march basic", "sideways march move", "sideways promise move", "sideways rage move",
        "play swiftness basic", "sideways swiftness move", "play tranquility basic", "sideways tranquility move",
    ]  # fmt: skip
    assert Play(land(hand, mana=mana), BLOCK).plays() == [
        "sideways march block", "sideways promise block", "play rage basic", "sideways rage block",
        "sideways swiftness block", "sideways tranquility block",
    ]  # fmt: skip
    assert Play(land(hand, mana=mana), RANGED).plays() == ["play swiftness strong"]


@pytest.mark.rule("MK-CRD-15")
def test_a_sideways_card_is_never_ranged_or_elemental() -> None:
    play = Play(land(("fireball", "rage")), RANGED)
    assert play.plays() == []
    play = Play(land(("fireball", "rage")), ATTACK).tell("sideways fireball attack")
    assert play.gathered == (Points(1, source="card fireball sideways"),)


@pytest.mark.rule("MK-CRD-15", "MK-CRD-22")
@pytest.mark.parametrize("status", ["all_coldfire", "all_siege"])
def test_no_effect_makes_a_sideways_card_elemental_or_siege(status: str) -> None:
    state = land(("march", "rage"))
    state.gain(A, status, "combat")
    play = Play(state, ATTACK).tell("sideways march attack", "play rage basic")
    sideways, played = sorted(play.gathered)
    assert (sideways.element, sideways.reach) == ("physical", "melee")
    assert (played.element, played.reach) != ("physical", "melee")


@pytest.mark.rule("MK-CRD-14")
def test_a_wound_is_not_played() -> None:
    play = Play(land((WOUND, "improvisation")), MOVEMENT)
    assert not [option for option in play.plays() if "wound" in option]
    assert "play improvisation basic" not in play.plays()  # a Wound cannot be discarded for it
    reason = play.t.why_not(Sideways(WOUND, "move"))
    assert reason is not None
    assert (reason.id, reason.rules) == ("wound-is-not-played", ("MK-CRD-14",))


@pytest.mark.rule("MK-CRD-22", "MK-CRD-14")
def test_an_effect_lets_a_wound_be_played_sideways() -> None:
    play = Play(land((WOUND,), skills=["arythea_power_of_pain"]), MOVEMENT)
    play.tell("skill arythea_power_of_pain", "sideways wound move")
    assert (play.hero.move, play.hero.played, play.hero.turn.acted) == (2, [WOUND], False)


@pytest.mark.rule("MK-CRD-6", "MK-CRD-7", "MK-CRD-22")
def test_move_becomes_attack_with_agility() -> None:
    play = Play(land(("agility", "march", "rage"), mana=["white"]), RANGED)
    assert "play agility basic" not in play.plays()  # attack 1 for each move is no use in phase 1
    play.tell("play agility strong", "sideways march move", "sideways rage move")
    # 4 move are ranged 2; 1 move waits for another
    assert [(one.amount, one.reach) for one in play.gathered] == [(2, "ranged"), (1, "ranged")]
    play = Play(land(("agility", "march")), ATTACK).tell("play agility basic", "play march basic")
    assert [(one.amount, one.reach) for one in play.gathered] == [(2, "melee"), (2, "melee")]
    assert play.hero.move == 0


@pytest.mark.rule("MK-CRD-5")
def test_healing_points_are_not_gathered_in_combat() -> None:
    play = Play(land(("agility", "refreshing_walk", WOUND)), ATTACK)
    play.tell("play agility basic", "play refreshing_walk basic")
    assert ([one.amount for one in play.gathered], play.hero.heal) == ([2, 2], 0)


@pytest.mark.rule("MK-CRD-6", "MK-CRD-22")
def test_influence_becomes_block_with_diplomacy() -> None:
    play = Play(land(("diplomacy", "promise"), mana=["white"]), BLOCK)
    play.tell("play diplomacy strong", "effect influence_4+talks_ice", "sideways promise influence")
    assert [(one.amount, one.element) for one in play.gathered] == [(4, "ice"), (1, "ice")]


# ── what they cost ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-CRD-16", "MK-CRD-17", "MK-CRD-18")
def test_actions_cost_mana_only_for_the_strong_effect_spells_always() -> None:
    hand = ("rage", "fireball")
    assert Play(land(hand), ATTACK).plays() == [
        "sideways fireball attack", "play rage basic", "sideways rage attack",
    ]  # fmt: skip
    with_red = Play(land(hand, mana=["red"], night=True), ATTACK).plays()
    assert "play fireball basic" in with_red
    assert "play fireball strong" not in with_red
    assert "play fireball strong" in Play(land(hand, mana=["red", "black"], night=True), ATTACK).plays()
    assert "play fireball strong" not in Play(land(hand, mana=["red", "black"]), ATTACK).plays()  # black is dead


@pytest.mark.rule("MK-CRD-21")
def test_card_and_effect_are_paid_together() -> None:
    # blue for the card, blue again for move 4 … of which there is one: only red is left for the effect
    play = Play(land(("pure_magic",), mana=["blue", "red"]), ATTACK)
    play.tell("play pure_magic strong")
    assert [one.amount for one in play.gathered] == [7]
    assert "play pure_magic strong" not in Play(land(("pure_magic",), mana=["blue"]), BLOCK).plays()


@pytest.mark.rule("MK-CRD-21", "MK-MAN-3")
def test_a_payment_leaves_the_rest_payable() -> None:
    # mana bolt by day: blue and white; gold must pay one of them, but blue may not pay white
    play = Play(land(("mana_bolt",), mana=["blue", "gold"]), RANGED)
    play.tell("play mana_bolt basic", "effect pay_white+attack_6_ice_ranged")  # no choice: blue, then gold
    assert (play.mana(), play.gathered[0].amount) == ({}, 6)


@pytest.mark.rule("MK-CRD-19")
def test_an_artifact_leaves_the_game_for_its_strong_effect() -> None:
    play = Play(land(("ruby_ring", "amulet_of_the_sun")), MOVEMENT)
    play.tell("play ruby_ring basic", "play amulet_of_the_sun strong")
    assert (play.hero.played, play.hero.thrown) == (["ruby_ring"], ["amulet_of_the_sun"])


@pytest.mark.rule("MK-CRD-20")
def test_the_sword_takes_as_many_cards_as_one_likes() -> None:
    play = Play(land(("sword_of_justice", "rage", "march", WOUND)), ATTACK).tell("play sword_of_justice basic")
    play.asks(A, "discard_for", "done", "card march", "card rage")
    play.tell("card march", "done")
    assert [one.amount for one in play.gathered] == [3]
    assert play.hero.discard == ["march"]


@pytest.mark.rule("MK-CRD-23", "MK-CRD-20")
def test_training_gives_a_card_of_the_colour_thrown_away() -> None:
    state = land(("training", "rage", "march"), advanced=("blood_rage", "agility", "ice_bolt"))
    play = Play(state, MOVEMENT).say(A, "play training basic", "agility")  # no green one is on offer: it is the rage
    assert (play.hero.thrown, play.hero.discard) == (["rage"], ["blood_rage"])
    assert play.t.state.advanced == ("agility", "agility", "ice_bolt")
    for played in ("training strong", "book_of_wisdom basic"):
        state = land((played.split()[0], "rage"), mana=["green"], advanced=("blood_rage", "agility", "ice_bolt"))
        assert Play(state, MOVEMENT).say(A, f"play {played}", "agility").hero.hand == ["blood_rage"]
    state = land(("book_of_wisdom", "rage"), spells=("fireball", "chill", "flame_wall"))
    play = Play(state, MOVEMENT).tell("play book_of_wisdom strong")
    play.asks(A, "take_card", "card fireball", "card flame_wall")
    play.say(A, "card flame_wall", "chill")
    assert (play.hero.hand, play.crystals()) == (["flame_wall"], {"red": 1})


@pytest.mark.rule("MK-CRD-23", "MK-CRD-21")
def test_magic_talent_takes_a_spell_of_the_colour_paid() -> None:
    state = land(("magic_talent",), mana=["blue", "red", "green"], spells=("fireball", "chill"))
    play = Play(state, MOVEMENT).say(A, "play magic_talent strong", "chill")  # blue is gone: a red one, no other
    assert play.hero.discard == ["fireball"]
    assert play.mana() == {"green": 1}


@pytest.mark.rule("MK-HND-11", "MK-CRD-2")
def test_tranquility_draws_outside_combat() -> None:
    play = Play(land(("tranquility",), deck=["rage"]), MOVEMENT).say(A, "play tranquility basic", "rage")
    assert play.hero.hand == ["rage"]
    assert Play(land(("tranquility",)), MOVEMENT).plays() == ["sideways tranquility move"]
    assert Play(land(("tranquility",), deck=["rage"]), BLOCK).plays() == ["sideways tranquility block"]


@pytest.mark.rule("MK-CRD-21")
def test_blood_ritual_may_go_on_to_a_crystal() -> None:
    play = Play(land(("blood_ritual",), mana=["red"]), MOVEMENT).tell("play blood_ritual strong")
    play.tell("colour blue", "colour blue", "colour black")
    play.asks(A, "then", "effect nothing", "effect pay_blue+crystal_blue")
    play.tell("effect pay_blue+crystal_blue")
    assert (play.crystals(), play.mana(), play.hero.hand) == ({"blue": 1}, {"blue": 1, "black": 1}, [WOUND])


@pytest.mark.rule("MK-MAN-2", "MK-CRD-21")
def test_crystal_mastery_copies_a_crystal() -> None:
    play = Play(land(("crystal_mastery",), crystals=["red", "white"]), MOVEMENT).tell("play crystal_mastery basic")
    play.asks(A, "crystal_colour", "colour red", "colour white")
    assert play.tell("colour red").crystals() == {"red": 2, "white": 1}
    assert "play crystal_mastery basic" not in Play(land(("crystal_mastery",)), MOVEMENT).plays()


@pytest.mark.rule("MK-CRD-4")
def test_restoration_heals_more_in_a_forest() -> None:
    state = land(("restoration", WOUND), mana=["green"])
    forest = next(id for id, hex in CONTENT.hexes.items() if hex.terrain == "forest")
    state.heroes[A].hex = forest  # type: ignore[assignment]
    assert Play(state, MOVEMENT).tell("play restoration basic").hero.heal == 5  # 3 + 2


@pytest.mark.rule("MK-CRD-22", "MK-CRD-23")
def test_learning_buys_a_card_once_for_influence() -> None:
    state = land(("learning", "promise", "threaten"), mana=["white", "red"], advanced=("blood_rage", "ice_bolt"))
    play = Play(state, TALK).tell("play learning basic", "play threaten strong")
    play.say(A, "learn ice_bolt learning", "agility")  # 2 + 5 - 6 = 1
    assert (play.hero.influence, play.hero.discard) == (1, ["ice_bolt"])
    play.tell("play promise strong")
    assert not [option for option in play.plays() if option.startswith("learn")]


# ── sideways for more ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-CRD-1", "MK-CRD-22")
def test_skills_make_one_card_sideways_worth_more() -> None:
    play = Play(land(("rage", "march", "blood_rage"), skills=["tovak_i_dont_give_a_damn"]), MOVEMENT)
    play.tell("skill tovak_i_dont_give_a_damn", "sideways blood_rage move", "sideways rage move")
    assert play.hero.move == 4  # 3 for an advanced action, then 1
    play = Play(land(("rage", "march"), source=["green"], skills=["tovak_who_needs_magic"]), MOVEMENT)
    play.tell("skill tovak_who_needs_magic", "sideways rage move")
    play.asks(A, "sideways", "effect 2", "effect 3+no_dice")
    play.tell("effect 3+no_dice")
    assert "play march strong" not in play.plays()  # no die of the Source any more
    play = Play(land(("rage", "march"), mana=["red"], skills=["goldyx_universal_power"]), MOVEMENT)
    play.tell("skill goldyx_universal_power", "sideways rage move")
    assert play.hero.move == 4  # a red card, for red mana


# ── why not ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-CRD-2", "MK-CRD-6", "MK-CRD-21")
@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        (PlayAnswer("rage", "strong"), "of-no-use"),
        (PlayAnswer("march", "strong"), "cannot-pay"),
        (PlayAnswer("improvisation", "basic"), None),
        (PlayAnswer("tranquility", "basic"), "nothing-to-heal"),
        (PlayAnswer("whirlwind", "basic"), "of-no-use"),
        (PlayAnswer("into_the_heat", "basic"), "not-now"),
        (PlayAnswer("decompose", "basic"), None),
        (PlayAnswer("promise", "basic"), "not-in-hand"),
        (PlayAnswer("banner_of_fear", "basic"), "no-such-effect"),
    ],
)  # fmt: skip
def test_why_a_card_is_not_played(wish: PlayAnswer, reason: str | None) -> None:
    hand = (
        "rage",
        "march",
        "improvisation",
        "tranquility",
        "whirlwind",
        "into_the_heat",
        "decompose",
        "banner_of_fear",
    )
    found = Play(land(hand), MOVEMENT).t.why_not(wish)
    assert (None if found is None else found.id) == reason
