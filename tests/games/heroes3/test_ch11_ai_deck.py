"""11a. The AI deck: laid out, drawn from; its cards, its spells by their groups, its skills."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

import heraut.games.heroes3.rules.ch11_ai.ai_piles as ai_piles
from heraut.games.heroes3.model import AI, FEW, NEUTRALS, PACK, Laid, Realm, enemy_hero
from heraut.games.heroes3.numbers.combat_values import attack_parts, defense_parts
from heraut.games.heroes3.rules.ch09_units import hurt
from heraut.games.heroes3.rules.ch11_ai.ai_combat import RuledActivation
from heraut.games.heroes3.rules.ch11_ai.ai_deck import AiCards, LayEnemy
from heraut.games.heroes3.rules.ch11_ai.ai_piles import (
    amount,
    deck_of,
    end_of_combat,
    lay_attack_cards,
    shuffle_ai_decks,
)
from heraut.games.heroes3.rules.ch11_ai.ai_spells import AiCast, AiSkills, line_reached
from heraut.games.heroes3.rules.ch11_ai.ai_targets import aims
from heraut.kernel.state import Deck
from heraut.kernel.values import total
from tests.games.heroes3.playing import A, Play, fight, realm, table

BELL, GAMBIT = "house_greywater_bell", "fan_queens_gambit_2"
LEVELS = ("easy", "normal", "hard", "impossible")


def ai_fight(own: list[Any], foes: list[Any], cards: list[str], spells: list[str] = [], **more: Any) -> Realm:  # noqa: B006
    """Seat A against the units of an AI's hero, with these cards in its decks."""
    scenario = more.pop("scenario", BELL)
    battle = {name: more.pop(name) for name in ("round", "walls") if name in more}
    laid = fight(own, foes, realm(1, scenario=scenario, **more), field="S1.C", guards=True, **battle)
    assert laid.battle is not None
    laid.battle.owners, laid.battle.commands = (A, AI), (A, AI)
    laid.decks["ai"], laid.decks["ai_spells"] = Deck(cards), Deck(spells)
    laid.enemy_army = {card: form for card, form, _ in foes if form in (FEW, PACK)}
    return laid


def attack(play: Play, who: int) -> int:
    return total(attack_parts(play.t, who))


def defense(play: Play, who: int) -> int:
    return total(defense_parts(play.t, who))


# ── laid out ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def laid_out(scenario: str, *drawn: str, **more: Any) -> Play:
    """The enemy of a scenario laid out; these AI cards are drawn for its decks."""
    state = realm(1, scenario=scenario, factions=("castle",), **more)
    play = Play(state, LayEnemy())
    play.asks(A, "turn_new_tile")
    return play.say(A, play.options[0], *drawn)


BELL_CARDS = ("attack_a", "attack_a", "attack_a", "defense_b", "defense_b", "cast_spell_a", "cast_spell_b")


@pytest.mark.rule("H3-AI-16", "H3-AI-30")
def test_the_enemy_has_the_army_of_the_scenario_and_stands_in_its_town() -> None:
    play = laid_out(BELL, *BELL_CARDS)
    state = play.state
    assert state.enemy_army == {"skeletons": PACK, "zombies": PACK, "wraiths": PACK, "vampires": FEW}
    hero = state.heroes[enemy_hero(play.t)]
    assert (hero.seat, hero.field) == (AI, "S1.C")
    assert state.sites["S1.C"].flags == (AI,)


@pytest.mark.rule("H3-AI-16", "H3-TIL-17")
def test_the_enemys_tile_is_not_turned_so_that_nobody_leaves_it() -> None:
    state = realm(1, scenario=BELL, factions=("castle",))
    for laid in state.tiles.values():
        laid.shown = laid.tile == "S1"
    play = Play(state, LayEnemy())
    play.asks(A, "turn_new_tile")
    assert len(play.options) < 6


@pytest.mark.rule("H3-AI-16")
def test_the_tile_of_an_enemy_that_moves_lies_face_up() -> None:
    state = realm(1, scenario="fan_queens_gambit_3", factions=("castle",))
    number = next(number for number, laid in state.tiles.items() if laid.tile == "N5")
    state.tiles[number].shown = False
    play = Play(state, LayEnemy())
    play.asks(A, "turn_new_tile")
    play.say(A, play.options[0], *GAMBIT_CARDS[:7])
    assert state.tiles[number].shown


@pytest.mark.rule("H3-AI-1", "H3-AI-17")
def test_so_many_might_and_magic_cards_at_random_and_the_spells_of_the_list() -> None:
    play = laid_out(BELL, *BELL_CARDS)
    decks, box = play.state.decks, Counter(play.state.box)
    assert sorted(decks["ai"].bag) == sorted(BELL_CARDS)
    assert sorted(decks["ai_spells"].bag) == ["curse", "magic_arrow", "magic_arrow", "slow"]
    assert Counter(decks["spells"].bag)["magic_arrow"] == 4
    assert (box["attack_a"], box["attack_b"], box["cast_spell_a"], box["use_skill_a"]) == (0, 3, 1, 2)


@pytest.mark.rule("H3-AI-23")
def test_a_spell_that_is_missing_becomes_a_magic_arrow() -> None:
    shelf = ["slow", "magic_arrow", "magic_arrow", "magic_arrow", "magic_arrow"]
    play = laid_out(BELL, *BELL_CARDS, shared={"spells": shelf})
    assert sorted(play.state.decks["ai_spells"].bag) == ["magic_arrow", "magic_arrow", "magic_arrow", "slow"]


GAMBIT_CARDS = (
    "attack_a", "attack_b", "defense_a", "cast_spell_a", "cast_spell_b", "cast_spell_b", "use_skill_a",
    "attack_a", "attack_a", "attack_b", "defense_b",
)  # fmt: skip


@pytest.mark.rule("H3-AI-17", "H3-AI-22")
def test_guards_may_have_a_deck_and_skills_are_set_aside() -> None:
    play = laid_out(GAMBIT, *GAMBIT_CARDS)
    assert sorted(play.state.decks["guards_ai"].bag) == ["attack_a", "attack_a", "attack_b", "defense_b"]
    assert sorted(play.state.set_aside) == ["sandro_4", "sandro_6"]
    assert "sandro_4" not in play.state.box


@pytest.mark.rule("H3-AI-24")
def test_a_skill_that_is_missing_is_taken_from_the_player_who_searches() -> None:
    state = realm(1, scenario=GAMBIT, decks=(["sandro_4", "attack"],))
    state.box.remove("sandro_4")
    state.discards["abilities"] = ["archery"]
    play = Play(state, LayEnemy())
    play.say(A, play.options[0])
    assert play.asked is not None
    assert play.asked[0] == A
    assert "sandro_4" in state.set_aside
    assert state.players[A].deck.bag == ["attack"]
    assert play.told("skill_taken") == [{"seat": A, "card": "sandro_4"}]


# ── piles ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-AI-18")
def test_before_a_combat_the_decks_take_their_discards_back() -> None:
    state = realm(1, scenario=BELL)
    state.decks["ai"] = Deck(["attack_a"], bottom=["cast_spell_a"])
    state.discards["ai"], state.discards["ai_spells"] = ["defense_a"], ["slow"]
    shuffle_ai_decks(table(state))
    assert sorted(state.decks["ai"].bag) == ["attack_a", "cast_spell_a", "defense_a"]
    assert state.decks["ai_spells"].bag == ["slow"]
    assert (state.discards["ai"], state.decks["ai"].bottom) == ([], [])


@pytest.mark.rule("H3-AI-19")
def test_an_empty_deck_gives_no_more_cards_in_this_combat() -> None:
    state = ai_fight([("halberdiers", "pack", 1)], [("zombies", "pack", 17)], [])
    state.discards["ai"] = ["attack_a"]
    play = Play(state, AiCards(1))
    assert play.got == -1
    assert play.told("ai_card") == []


@pytest.mark.rule("H3-AI-20")
def test_an_empty_spell_deck_is_made_of_its_discard() -> None:
    state = ai_fight([("halberdiers", "pack", 1)], [("zombies", "pack", 17)], [])
    state.discards["ai_spells"] = ["magic_arrow"]
    play = Play(state, AiCast(1, 0), "magic_arrow", forced=True)
    assert play.fighter(0).damage == 1
    assert state.discards["ai_spells"] == ["magic_arrow"]


# ── the eight cards ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-AI-8", "H3-AI-39", "H3-DIF-13")
@pytest.mark.parametrize(
    ("card", "amounts"),
    [
        ("attack_a", (0, 1, 1, 2)),
        ("attack_b", (1, 1, 2, 2)),
        ("defense_a", (0, 1, 1, 2)),
        ("defense_b", (1, 1, 2, 2)),
        ("cast_spell_a", (0, 1, 1, 2)),
        ("cast_spell_b", (0, 1, 2, 3)),
        ("use_skill_a", (1, 1, 2, 2)),
        ("use_skill_b", (1, 1, 1, 2)),
    ],
)
def test_the_number_of_a_card_by_difficulty(card: str, amounts: tuple[int, ...]) -> None:
    found = [amount(table(realm(1, scenario=BELL, difficulty=level)), card) for level in LEVELS]
    assert tuple(found) == amounts


@pytest.mark.rule("H3-AI-11", "H3-AI-43", "H3-AI-21")
@pytest.mark.parametrize(("card", "more"), [("attack_a", 1), ("attack_b", 2)])
def test_an_attack_card_works_in_the_attack_of_this_activation(card: str, more: int) -> None:
    # Hard: zombies (pack, attack 2) against halberdiers (few, defense 1): 2 + 0 + card - 1.
    state = ai_fight([("halberdiers", "pack", 13)], [("zombies", "pack", 17)], [card], difficulty="hard")
    play = Play(state, RuledActivation(1), card, 0, -1, forced=True)
    assert play.told("ai_card") == [{"who": 1, "fighter": "zombies@-3", "card": card, "amount": more}]
    assert play.told("blow")[0]["damage"] == 2 + 0 + more - 1
    assert state.discards["ai"] == [card]
    assert play.fighter(1).laid == []


@pytest.mark.rule("H3-AI-21")
def test_attack_cards_that_cannot_be_used_wait_and_add_up() -> None:
    own, foes = [("halberdiers", "pack", 0)], [("zombies", "pack", 19), ("skeletons", "pack", 4)]
    state = ai_fight(own, foes, ["attack_a", "attack_b"])
    play = Play(state, RuledActivation(1), "attack_a", forced=True).through()
    assert play.told("attacks") == []
    assert state.battle is not None
    assert state.battle.waiting == (Laid("attack_a", "effect", AI, "attack"),)
    again = Play(state, RuledActivation(2), "attack_b", 0, forced=True)
    # Skeletons: 3 + 1 + 1 + 0 against 1: nobody is left to retaliate.
    assert again.told("blow")[0]["damage"] == 4
    assert sorted(state.discards["ai"]) == ["attack_a", "attack_b"]


@pytest.mark.rule("H3-AI-39", "H3-AI-40")
def test_defense_a_goes_to_the_unit_with_most_health_until_its_next_defense() -> None:
    # Vampires few: 4; zombies pack: 3 + 3.
    own, foes = [("halberdiers", "pack", 0)], [("vampires", "few", 19), ("zombies", "pack", 18)]
    state = ai_fight(own, foes, ["defense_a"])
    play = Play(state, AiCards(1), "defense_a", forced=True)
    assert play.fighter(2).laid == [Laid("defense_a", "effect", AI, "defense")]
    assert defense(play, 2) == 1 + 1
    assert defense(play, 1) == 1


@pytest.mark.rule("H3-AI-40", "H3-AI-14")
def test_defense_a_between_equals_the_player_chooses() -> None:
    own, foes = [("halberdiers", "pack", 0)], [("zombies", "pack", 19), ("zombies", "pack", 18)]
    play = Play(ai_fight(own, foes, ["defense_a"]), AiCards(1), "defense_a")
    play.asks(A, "ai_defense", "target 1", "target 2")
    play.say(A, "target 2")
    assert play.fighter(2).laid != []


@pytest.mark.rule("H3-AI-39", "H3-AI-40")
def test_defense_b_goes_to_the_unit_activated_next() -> None:
    own, foes = [("halberdiers", "pack", 0)], [("zombies", "pack", 19), ("skeletons", "pack", 18)]
    state = ai_fight(own, foes, ["defense_b"])
    play = Play(state, AiCards(1), "defense_b")
    assert play.fighter(1).laid == []
    again = Play(state, AiCards(2))
    assert again.fighter(2).laid == [Laid("defense_b", "effect", AI, "defense")]
    assert defense(again, 2) == 1 + 1


@pytest.mark.rule("H3-AI-40")
def test_a_defense_card_is_discarded_after_one_defense() -> None:
    state = ai_fight([("crusaders", "few", 13)], [("zombies", "pack", 17)], [])
    assert state.battle is not None
    state.battle.fighters[1].laid = [Laid("defense_a", "effect", AI, "defense")]
    state.battle.fighters[0].retaliated = 1
    play = Play(state, RuledActivation(1), 0, forced=True)
    assert play.fighter(1).laid != []  # attacking is no defense
    state.battle.fighters[0].retaliated = 0
    play = Play(state, RuledActivation(1), 0, -1, forced=True)
    assert play.told("blow")[1]["damage"] == 3 - 1 - (1 + 1)
    assert play.fighter(1).laid == []
    assert state.discards["ai"] == ["defense_a"]


@pytest.mark.rule("H3-AI-9", "H3-AI-39", "H3-AI-44")
@pytest.mark.parametrize(("card", "damage"), [("cast_spell_a", 2), ("cast_spell_b", 3)])
def test_a_magic_card_casts_the_next_spell_with_its_power(card: str, damage: int) -> None:
    # Hard: power 1 and 2; Magic Arrow does 2 and 3 damage.  Crusaders have health 4.
    own = [("crusaders", "few", 0)]
    state = ai_fight(own, [("zombies", "pack", 19)], [card], ["magic_arrow"], difficulty="hard")
    play = Play(state, AiCards(1), card, "magic_arrow", forced=True)
    assert play.fighter(0).damage == damage
    assert state.discards["ai"] == [card]
    assert state.discards["ai_spells"] == ["magic_arrow"]


@pytest.mark.rule("H3-SPL-13", "H3-AI-39")
def test_the_best_line_that_its_power_reaches() -> None:
    t = table(realm(1, scenario=BELL))
    assert [line_reached(t, "magic_arrow", power) for power in range(4)] == [0, 1, 2, 2]
    assert [line_reached(t, "fireball", power) for power in range(4)] == [0, 0, 1, 1]


@pytest.mark.rule("H3-AI-17", "H3-AI-42")
def test_guards_draw_from_a_deck_of_their_own() -> None:
    own, foes = [("halberdiers", "pack", 13)], [("boars_neutral", "neutral", 17)]
    state = fight(own, foes, realm(1, scenario=GAMBIT), field="S1.C", guards=True)
    state.decks["guards_ai"], state.decks["ai"] = Deck(["attack_a"]), Deck(["attack_b"])
    play = Play(state, RuledActivation(1), "attack_a", 0, 0, forced=True)
    assert play.told("blow")[0]["damage"] == 2 + 1 - 1
    assert state.discards["guards_ai"] == ["attack_a"]
    assert deck_of(NEUTRALS) == "guards_ai"


@pytest.mark.rule("H3-AI-18")
def test_what_still_waits_when_the_combat_ends_is_discarded() -> None:
    state = ai_fight([("halberdiers", "pack", 0)], [("zombies", "pack", 19)], [])
    assert state.battle is not None
    state.battle.waiting = (Laid("attack_a", "effect", AI, "attack"), Laid("fire_shield", "effect", AI, "round_2", 0))
    end_of_combat(table(state))
    assert (state.discards["ai"], state.discards["ai_spells"]) == (["attack_a"], ["fire_shield"])
    assert not state.battle.waiting


@pytest.mark.rule("H3-AI-21")
def test_only_the_attack_cards_are_taken_up_by_an_attacker() -> None:
    state = ai_fight([("halberdiers", "pack", 0)], [("zombies", "pack", 19)], [])
    assert state.battle is not None
    late = Laid("fire_shield", "effect", AI, "round_2", 0)
    state.battle.waiting = (Laid("attack_a", "effect", AI, "attack"), late)
    lay_attack_cards(table(state), 1)
    assert list(state.battle.waiting) == [late]
    assert total(attack_parts(table(state), 1)) == 2 + 1


# ── spells ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def cast(state: Realm, power: int, spell: str, *results: Any) -> Play:
    state.decks["ai_spells"] = Deck([spell])
    caster = next(who for who, one in (state.battle.fighters if state.battle else {}).items() if one.side == 1)
    return Play(state, AiCast(caster, power), spell, *results, forced=True)


@pytest.mark.rule("H3-AI-44")
def test_a_harmful_spell_aims_at_the_highest_defense_of_the_player() -> None:
    own = [("halberdiers", "few", 0), ("crusaders", "few", 1), ("marksmen", "few", 2)]
    play = cast(ai_fight(own, [("zombies", "pack", 19)], []), 0, "lightning_bolt")
    told = {"who": 3, "card": "lightning_bolt", "target": 1, "defender": "crusaders@0"}
    assert play.told("ai_casts") == [told]
    assert play.fighter(1).damage == 2


@pytest.mark.rule("H3-AI-44", "H3-AI-14")
def test_between_equal_defenses_the_player_chooses() -> None:
    own = [("halberdiers", "few", 0), ("halberdiers", "pack", 1)]
    play = cast(ai_fight(own, [("zombies", "pack", 19)], []), 0, "slow")
    play.asks(A, "ai_spell_target", "target 0", "target 1")
    play.say(A, "target 1")
    assert play.fighter(1).laid == [Laid("slow", "effect", AI, "combat", 0)]


@pytest.mark.rule("H3-AI-44")
def test_a_helpful_spell_aims_at_the_highest_defense_of_the_ai() -> None:
    foes = [("wraiths", "pack", 18), ("dread_knights", "few", 19)]
    play = cast(ai_fight([("halberdiers", "few", 0)], foes, []), 0, "haste")
    assert play.fighter(2).laid == [Laid("haste", "effect", AI, "combat", 0)]
    assert play.fighter(1).laid == []


@pytest.mark.rule("H3-AI-44")
def test_only_units_that_the_spell_may_touch_count() -> None:
    # Blind with power 0 touches bronze units only: the crusaders (silver, defense 2) are passed over.
    own = [("crusaders", "few", 0), ("halberdiers", "few", 1)]
    play = cast(ai_fight(own, [("zombies", "pack", 19)], []), 0, "blind")
    assert play.fighter(1).paralysed
    assert not play.fighter(0).paralysed


@pytest.mark.rule("H3-AI-44")
@pytest.mark.parametrize(
    ("spell", "until", "attack_by", "defense_by"),
    [
        ("curse", "defense", 0, -1),
        ("bloodlust", "attack", 1, 0),
        ("prayer", "attack", 1, 0),
        ("stone_skin", "defense", 0, 1),
    ],
)
def test_instants_wait_on_their_unit(spell: str, until: str, attack_by: int, defense_by: int) -> None:
    state = ai_fight([("crusaders", "few", 0)], [("zombies", "pack", 19)], [])
    play = cast(state, 0, spell)
    who, attack_now, defense_now = (0, 3, 2) if spell == "curse" else (1, 2, 1)
    assert [laid.until for laid in play.fighter(who).laid] == [until]
    assert (attack(play, who), defense(play, who)) == (attack_now + attack_by, defense_now + defense_by)
    assert state.discards["ai_spells"] == []


@pytest.mark.rule("H3-AI-44")
@pytest.mark.parametrize("spell", ["town_portal", "teleport", "counterstrike", "resurrection"])
def test_what_an_ai_cannot_use_is_shuffled_back(spell: str) -> None:
    state = ai_fight([("crusaders", "few", 0)], [("zombies", "pack", 19)], ["cast_spell_a"], [spell])
    play = Play(state, AiCards(1), "cast_spell_a", spell, forced=True)
    assert play.over
    assert state.decks["ai_spells"].bag == [spell]
    assert state.decks["ai"].bottom == ["cast_spell_a"]


@pytest.mark.rule("H3-AI-31")
@pytest.mark.parametrize("spell", ["fireball", "chain_lightning"])
def test_several_targets_a_unit_with_comrades_the_higher_tier(spell: str) -> None:
    # Halberdiers and griffins stand together, zealots and crusaders too, next to a unit of the AI.
    own = [("halberdiers", "few", 0), ("griffins", "few", 1), ("zealots", "few", 3), ("crusaders", "few", 7)]
    state = ai_fight(own, [("zombies", "pack", 19), ("zombies", "few", 11)], [])
    # Both are silver; the crusaders have 4 health, the zealots 5.
    play = cast(state, 0, spell)
    assert play.told("ai_casts")[0]["target"] == 3
    assert play.fighter(3).damage == 1
    assert play.fighter(2).damage == 1


@pytest.mark.rule("H3-AI-31")
def test_a_fireball_spares_the_units_of_the_ai() -> None:
    own = [("crusaders", "few", 5), ("halberdiers", "few", 1)]
    play = cast(ai_fight(own, [("zombies", "pack", 9)], []), 2, "fireball")
    assert play.fighter(0).damage == 2
    assert play.fighter(2).damage == 0
    assert "halberdiers" not in play.player(A).army


@pytest.mark.rule("H3-AI-31")
def test_several_targets_alone_but_away_from_the_ai() -> None:
    own = [("crusaders", "few", 5), ("halberdiers", "few", 3)]
    play = cast(ai_fight(own, [("zombies", "pack", 9)], []), 0, "fireball")
    assert play.told("ai_casts")[0]["target"] == 1


@pytest.mark.rule("H3-AI-31")
def test_several_targets_all_beside_the_ai_the_spell_is_shuffled_back() -> None:
    state = ai_fight([("crusaders", "few", 5)], [("zombies", "pack", 9)], ["cast_spell_a"], ["fireball"])
    play = Play(state, AiCards(1), "cast_spell_a", "fireball", forced=True)
    assert play.told("ai_cannot_cast") == [{"card": "fireball"}]
    assert state.decks["ai"].bottom == ["cast_spell_a"]
    assert state.decks["ai_spells"].bag == ["fireball"]


@pytest.mark.rule("H3-AI-32")
def test_stone_skin_stays_on_the_highest_defense_the_higher_tier_the_most_hurt() -> None:
    foes = [("zombies", "pack", 17), ("vampires", "few", 18), ("liches", "few", 19)]
    state = ai_fight([("crusaders", "few", 0)], foes, [])
    assert state.battle is not None
    # All have defense 1; vampires and liches are silver.
    state.battle.fighters[1].damage, state.battle.fighters[3].damage = 2, 1
    play = cast(state, 1, "stone_skin")
    assert play.fighter(3).laid == [Laid("stone_skin", "effect", AI, "defense", 1)]


@pytest.mark.rule("H3-AI-33")
def test_healing_goes_to_the_most_damaged_then_the_highest_tier() -> None:
    foes = [("zombies", "pack", 17), ("vampires", "few", 18), ("liches", "few", 19)]
    state = ai_fight([("crusaders", "few", 0)], foes, [])
    assert state.battle is not None
    fighters = state.battle.fighters
    fighters[1].damage, fighters[2].damage, fighters[3].damage = 2, 2, 1
    play = cast(state, 0, "cure")
    assert (play.fighter(1).damage, play.fighter(2).damage, play.fighter(3).damage) == (2, 1, 1)
    assert state.discards["ai_spells"] == ["cure"]


@pytest.mark.rule("H3-AI-33")
def test_healing_without_damage_goes_under_the_deck() -> None:
    state = ai_fight([("crusaders", "few", 0)], [("zombies", "pack", 19)], ["cast_spell_b"], ["cure"])
    Play(state, AiCards(1), "cast_spell_b", "cure", forced=True)
    assert state.decks["ai"].bottom == ["cast_spell_b"]
    assert state.decks["ai_spells"].bag == ["cure"]


@pytest.mark.rule("H3-AI-34")
def test_a_buff_of_one_round_is_cast_while_half_have_not_acted() -> None:
    state = ai_fight([("crusaders", "few", 0)], [("zombies", "pack", 19)], [])
    assert state.battle is not None
    state.battle.fighters[1].activated = True
    play = cast(state, 0, "fire_shield")
    assert play.fighter(1).laid == [Laid("fire_shield", "effect", AI, "combat_round", 0)]


@pytest.mark.rule("H3-AI-34")
def test_a_late_buff_waits_for_the_next_round_and_takes_the_place_of_a_card() -> None:
    own = [("crusaders", "few", 0), ("halberdiers", "few", 1)]
    state = ai_fight(own, [("zombies", "pack", 19)], ["attack_a"], round=1)
    assert state.battle is not None
    battle = state.battle
    battle.fighters[0].activated = battle.fighters[2].activated = True
    play = cast(state, 0, "fire_shield")
    assert play.fighter(2).laid == []
    assert battle.waiting == (Laid("fire_shield", "effect", AI, "round_2", 0),)
    battle.round = 2
    again = Play(state, AiCards(2), forced=True)
    assert again.fighter(2).laid == [Laid("fire_shield", "effect", AI, "combat_round", 0)]
    assert again.told("ai_card") == []
    assert state.decks["ai"].bag == ["attack_a"]


@pytest.mark.rule("H3-AI-35")
def test_weakness_on_the_unit_about_to_retaliate() -> None:
    # Both bronze; the zombies would attack either, and whoever is marked is attacked.
    own = [("halberdiers", "pack", 12), ("griffins", "few", 14)]
    state = ai_fight(own, [("zombies", "pack", 13)], ["cast_spell_a"], ["weakness"])
    play = Play(state, RuledActivation(2), "cast_spell_a", "weakness", forced=True)
    play.asks(A, "ai_spell_target", "target 0", "target 1")
    play.say(A, "target 0", 0, 0)
    first, second = play.told("blow")
    assert (first["who"], first["target"]) == (2, 0)
    # Zombies 2 - 1 hurt the pack of halberdiers once; they strike back with 3 - 2 (power 1) + 0 against 1 (+1 on 0).
    assert (first["damage"], second["damage"]) == (1, 0)
    assert play.fighter(0).laid == []
    assert state.discards["ai_spells"] == ["weakness"]


@pytest.mark.rule("H3-AI-35")
@pytest.mark.parametrize("why", ["has retaliated", "shot from afar", "never retaliates"])
def test_weakness_in_vain_goes_under_the_deck(why: str) -> None:
    foe = {"has retaliated": "zombies", "shot from afar": "liches", "never retaliates": "vampires"}[why]
    space = 5 if why == "shot from afar" else 13
    state = ai_fight([("halberdiers", "pack", space)], [(foe, "few", 17)], ["cast_spell_a"], ["weakness"])
    assert state.battle is not None
    state.battle.fighters[0].retaliated = int(why == "has retaliated")
    Play(state, AiCards(1), "cast_spell_a", "weakness", forced=True)
    assert state.decks["ai"].bottom == ["cast_spell_a"]
    assert state.decks["ai_spells"].bag == ["weakness"]


@pytest.mark.rule("H3-CMB-44")
def test_resistance_cancels_a_spell_of_the_ai() -> None:
    state = ai_fight([("crusaders", "few", 0)], [("zombies", "pack", 19)], [], hands=(["resistance"],))
    play = cast(state, 1, "lightning_bolt")
    play.asks(A, "ai_spell")
    play.say(A, "play resistance basic")
    assert play.fighter(0).damage == 0
    assert state.discards["ai_spells"] == ["lightning_bolt"]
    assert state.players[A].discard == ["resistance"]


@pytest.mark.rule("H3-CMB-44")
def test_resistance_does_not_cancel_a_strong_spell() -> None:
    state = ai_fight([("crusaders", "few", 0)], [("zombies", "pack", 19)], [], hands=(["resistance"],), levels=(1,))
    play = cast(state, 2, "lightning_bolt")
    assert not play.offers("play resistance basic")


# ── skills ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def skilled(foes: list[Any], cards: list[str], **more: Any) -> Realm:
    state = ai_fight([("crusaders", "few", 0)], foes, cards, scenario=GAMBIT, **more)
    state.set_aside = ["sandro_4", "sandro_6"]
    return state


@pytest.mark.rule("H3-AI-22", "H3-AI-39")
def test_a_skill_is_used_and_stays_the_enemys() -> None:
    # Zombies as a horde: attack 4, defense 1, health 3, initiative 5.
    state = skilled([("zombies", "pack", 18)], ["use_skill_a"])
    play = Play(state, AiCards(1), "use_skill_a", forced=True)
    assert play.fighter(1).overlay == "sandro_4"
    assert attack(play, 1) == 4
    assert state.discards["ai"] == ["use_skill_a"]
    assert state.set_aside == ["sandro_6"]


@pytest.mark.rule("H3-AI-22", "H3-AI-39")
def test_twice_on_hard_each_skill_on_its_own_unit() -> None:
    foes = [("zombies", "pack", 18), ("skeletons", "few", 19)]
    state = skilled(foes, ["use_skill_a"], difficulty="hard")
    play = Play(state, AiCards(1), "use_skill_a", forced=True)
    assert (play.fighter(1).overlay, play.fighter(2).overlay) == ("sandro_4", "sandro_6")


@pytest.mark.rule("H3-AI-22")
def test_a_skill_without_its_unit_is_not_used() -> None:
    state = skilled([("liches", "pack", 18)], [])
    play = Play(state, AiSkills(1, 2))
    assert play.got == 0
    assert state.set_aside == ["sandro_4", "sandro_6"]


@pytest.mark.rule("H3-AI-22")
def test_a_skill_spent_is_set_aside_again() -> None:
    state = skilled([("zombies", "pack", 18)], [])
    play = Play(state, AiSkills(1, 1), forced=True)
    assert play.fighter(1).overlay == "sandro_4"
    hurt(play.t, 1, 3)
    assert play.fighter(1).overlay == ""
    assert sorted(state.set_aside) == ["sandro_4", "sandro_6"]


@pytest.mark.rule("H3-AI-39")
@pytest.mark.parametrize(
    ("level", "round", "back"),
    [("easy", 1, False), ("normal", 1, True), ("hard", 1, True), ("hard", 2, False), ("impossible", 1, False)],
)
def test_use_skill_b_goes_back_into_the_deck_in_the_first_round(level: str, round: int, back: bool) -> None:
    state = skilled([("zombies", "pack", 18)], ["use_skill_b"], difficulty=level, round=round)
    Play(state, AiCards(1), "use_skill_b", forced=True)
    assert (state.decks["ai"].bag == ["use_skill_b"]) == back
    assert (state.discards["ai"] == ["use_skill_b"]) != back


@pytest.mark.rule("H3-AI-45")
def test_a_skill_that_draws_resolves_one_more_ai_card(monkeypatch: pytest.MonkeyPatch) -> None:
    # Rion's specialty heals 1 and draws 1 card.
    state = skilled([("zombies", "pack", 18)], ["use_skill_a", "attack_a"])
    state.set_aside = ["rion_1"]
    assert state.battle is not None
    state.battle.fighters[1].damage = 2
    enemy = ai_piles.enemy_of(table(state))
    monkeypatch.setattr(ai_piles, "enemy_of", lambda t: replace(enemy, skills=("rion_1",)))
    play = Play(state, AiCards(1), "use_skill_a", "attack_a", forced=True)
    assert play.fighter(1).damage == 1
    assert [fact["card"] for fact in play.told("ai_card")] == ["use_skill_a", "attack_a"]
    assert state.set_aside == ["rion_1"]


def test_aims_knows_every_spell() -> None:
    """Whatever lies in the box can be drawn by an AI without harm."""
    state = ai_fight([("crusaders", "few", 5), ("halberdiers", "few", 6)], [("zombies", "pack", 13)], [])
    t = table(state)
    for card, spell in t.content.spells.items():
        for line in range(len(spell.effect.lines)):
            found = aims(t, 2, card, line)
            assert all((one == 2) == spell.helps for one in found), card
