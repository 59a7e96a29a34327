"""5. Cards in a combat: abilities, statistics, artifacts and specialties, one by one."""

from collections.abc import Sequence

import pytest

from heraut.games.heroes3.model import HeroOnMap, Realm
from heraut.games.heroes3.numbers.combat_values import attack_parts, defense_parts, health, initiative
from heraut.games.heroes3.rules.ch05_cards.laid import drop_laid, end_laid
from heraut.games.heroes3.rules.ch05_cards.play_in_combat import PlayInCombat, combat_plays
from heraut.games.heroes3.rules.ch10_combat.attacks import Attack
from heraut.games.heroes3.rules.ch10_combat.combat_round import Activation
from heraut.kernel import write
from heraut.kernel.values import total
from tests.games.heroes3.playing import A, B, Force, Play, fight, realm, table

OWN: list[Force] = [("halberdiers", "pack", 5), ("marksmen", "pack", 1)]
FOES: list[Force] = [("skeletons", "pack", 9), ("dread_knights", "few", 13)]
ME, ARCHERS, FOE, KNIGHTS = range(4)


def battle(
    *hand: str,
    own: Sequence[Force] = OWN,
    foes: Sequence[Force] = FOES,
    level: int = 2,
    deck: Sequence[str] = (),
    rival: Sequence[str] = (),
    guards: bool = False,
    factions: Sequence[str] = ("castle", "necropolis", "dungeon"),
) -> Realm:
    """A combat of A, who holds these cards and may play one expert effect, against B's dead."""
    laid = realm(hands=(list(hand), list(rival)), levels=(level, level), decks=(list(deck),), factions=factions)
    return fight(own, foes, laid, guards=guards)


def offered(state: Realm, moment: str, fighter: int = -1, foe: int = -1, seat: int = A) -> list[str]:
    return [write(one) for one in combat_plays(table(state), seat, moment, fighter, foe)]


def playing(
    state: Realm, card: str, mode: str, moment: str, *results: object, fighter: int = ME, foe: int = -1
) -> Play:
    assert f"play {card} {mode}" in offered(state, moment, fighter, foe)
    return Play(state, PlayInCombat(A, card, mode, fighter, foe, moment), *results, forced=True)


def in_attack(state: Realm, card: str, mode: str, strikes: bool, *results: object) -> Play:
    """A plays it before the roll of an attack by (or on) the halberdiers."""
    fighter, foe = (ME, FOE) if strikes else (FOE, ME)
    return playing(state, card, mode, "before_roll", *results, fighter=fighter, foe=foe)


def attack(play: Play) -> int:
    """The attack of the halberdiers (printed 3) with what was laid on it."""
    return total(attack_parts(play.t, ME, FOE, play.got))


def defense(play: Play) -> int:
    """The defense of the halberdiers (printed 1) with what was laid on the attack."""
    return total(defense_parts(play.t, ME, FOE, play.got))


# ── boosts of an attack ──────────────────────────────────────────────────────────────────────────────────────────────

ATTACKS = [
    ("attack", "basic", 1, 0),
    ("attack", "expert", 2, 0),
    ("offense", "basic", 1, 1),
    ("offense", "expert", 2, 1),
    ("armor_of_wonder", "0", 1, 1),
    ("blackshard_of_the_dead_knight", "1", 1, 0),
    ("centaurs_axe", "1", 1, 0),
    ("red_dragon_flame_tongue", "1", 1, 0),
    ("dragon_scale_shield", "0", 2, 0),
    ("ogres_club_of_havoc", "1", 1, 0),
    ("dragon_scale_armor", "0", 2, 0),
    ("titans_gladius", "1", 2, 0),
    ("catherine_1", "effect", 1, 0),
    ("mutare_1", "effect", 1, 0),
    ("tamika_1", "effect", 1, 0),
]
DEFENSES = [
    ("defense", "basic", 1, 0),
    ("defense", "expert", 2, 0),
    ("armorer", "basic", 1, 1),
    ("armorer", "expert", 2, 1),
    ("armor_of_wonder", "1", 1, 1),
    ("red_dragon_flame_tongue", "0", 1, 0),
    ("shield_of_the_dwarven_lords", "1", 1, 0),
    ("shield_of_the_yawning_dead", "1", 1, 0),
    ("dragon_scale_shield", "1", 2, 0),
    ("targ_of_the_rampaging_ogre", "1", 1, 0),
    ("dragon_scale_armor", "1", 2, 0),
    ("sentinels_shield", "1", 2, 0),
    ("catherine_1", "effect", 1, 0),
    ("mutare_1", "effect", 1, 0),
    ("tamika_1", "effect", 1, 0),
]


@pytest.mark.rule("H3-COM-7", "H3-CRD-20", "H3-CMB-18")
@pytest.mark.parametrize(("card", "mode", "more", "drawn"), ATTACKS)
def test_cards_for_one_attack(card: str, mode: str, more: int, drawn: int) -> None:
    play = in_attack(battle(card, deck=["luck"] * 3), card, mode, True, *["luck"] * drawn)
    assert attack(play) == 3 + more
    assert total(defense_parts(play.t, FOE, ME, play.got)) == 1
    assert play.player().hand == ["luck"] * drawn
    assert play.player().discard == [card]
    assert play.fighter(ME).laid == []


@pytest.mark.rule("H3-COM-7", "H3-CRD-20", "H3-CMB-18")
@pytest.mark.parametrize(("card", "mode", "more", "drawn"), DEFENSES)
def test_cards_for_one_defense(card: str, mode: str, more: int, drawn: int) -> None:
    play = in_attack(battle(card, deck=["luck"] * 3), card, mode, False, *["luck"] * drawn)
    assert defense(play) == 1 + more
    assert total(attack_parts(play.t, FOE, ME, play.got)) == 3
    assert play.player().hand == ["luck"] * drawn
    assert play.player().discard == [card]


@pytest.mark.rule("H3-CMB-41", "H3-CMB-18")
def test_boosts_are_offered_only_when_they_matter() -> None:
    state = battle("attack", "defense", "offense", "armorer", level=1)
    assert offered(state, "before_roll", ME, FOE) == ["play attack basic", "play offense basic"]
    assert offered(state, "before_roll", FOE, ME) == ["play armorer basic", "play defense basic"]
    assert offered(state, "activation", ME) == offered(state, "attack_rolled", ME, FOE) == []


@pytest.mark.rule("H3-COM-7")
@pytest.mark.parametrize(
    ("card", "mode", "strikes", "more"),
    [
        ("ogres_club_of_havoc", "0", True, 2),
        ("titans_gladius", "0", True, 3),
        ("shield_of_the_yawning_dead", "0", False, 2),
        ("sentinels_shield", "0", False, 3),
    ],
)
def test_boosts_at_the_price_of_a_card(card: str, mode: str, strikes: bool, more: int) -> None:
    fighter, foe = (ME, FOE) if strikes else (FOE, ME)
    assert f"play {card} {mode}" not in offered(battle(card), "before_roll", fighter, foe)
    play = in_attack(battle(card, "luck", "haste"), card, mode, strikes)
    play.asks(A, "discard_some", "card haste", "card luck")
    play.say(A, "card haste")
    assert (attack(play) - 3 if strikes else defense(play) - 1) == more
    assert play.player().hand == ["luck"]
    assert play.player().discard == ["haste", card]


@pytest.mark.rule("H3-COM-7")
def test_targ_of_the_rampaging_ogre_comes_back_for_two_cards() -> None:
    state = battle("targ_of_the_rampaging_ogre", "luck", "haste")
    play = in_attack(state, "targ_of_the_rampaging_ogre", "0", False).say(A, "card luck")
    assert defense(play) == 3
    assert play.player().hand == ["targ_of_the_rampaging_ogre"]
    assert play.player().discard == ["luck", "haste"]


@pytest.mark.rule("H3-COM-7")
def test_blackshard_discards_afterwards_and_draws_for_a_spell() -> None:
    card = "blackshard_of_the_dead_knight"
    play = in_attack(battle(card, "haste", "attack", deck=["luck"]), card, "0", True)
    play.asks(A, "discard_some", "card attack", "card haste")
    play.say(A, "card haste", "luck")
    assert attack(play) == 5
    assert sorted(play.player().hand) == ["attack", "luck"]
    play = in_attack(battle(card, "attack", deck=["luck"]), card, "0", True)
    assert attack(play) == 5
    assert play.player().hand == []
    assert attack(in_attack(battle(card), card, "0", True)) == 5


@pytest.mark.rule("H3-COM-7")
@pytest.mark.parametrize(("mode", "strikes"), [("0", True), ("1", False)])
def test_sword_of_judgement_counts_the_cards_discarded(mode: str, strikes: bool) -> None:
    play = in_attack(battle("sword_of_judgement", "luck", "haste", "slow"), "sword_of_judgement", mode, strikes)
    play.say(A, "card luck").say(A, "card slow")
    play.asks(A, "discard_for_each", "done", "card haste")
    play.say(A, "done")
    assert (attack(play), defense(play)) == ((5, 1) if strikes else (3, 3))
    assert play.player().hand == ["haste"]


@pytest.mark.rule("H3-COM-7")
@pytest.mark.parametrize("face", [-1, 0, 1])
def test_centaurs_axe_counts_the_die_three_times(face: int) -> None:
    play = in_attack(battle("centaurs_axe"), "centaurs_axe", "0", True)
    assert total(attack_parts(play.t, ME, FOE, play.got, dice=(face,))) == 3 + 3 * face


@pytest.mark.rule("H3-COM-7")
@pytest.mark.parametrize(
    ("card", "unit"),
    [
        ("catherine_1", "crusaders"),
        ("mutare_1", "black_dragons"),
        ("mutare_1", "ghost_dragons"),
        ("mutare_1", "azure_dragons_neutral"),
        ("mutare_1", "crystal_dragons_neutral"),
        ("tamika_1", "dread_knights"),
    ],
)
def test_specialties_count_twice_for_their_units(card: str, unit: str) -> None:
    form = "neutral" if unit.endswith("neutral") else "few"
    for strikes in (True, False):
        play = in_attack(battle(card, own=[(unit, form, 5), OWN[1]]), card, "effect", strikes)
        plain = total(attack_parts(play.t, ME, FOE)), total(defense_parts(play.t, ME, FOE))
        more = (2, 0) if strikes else (0, 2)
        assert (attack(play), defense(play)) == (plain[0] + more[0], plain[1] + more[1])


@pytest.mark.rule("H3-CMB-18", "H3-ORD-3", "H3-CMB-44")
def test_both_sides_play_before_the_die_is_rolled() -> None:
    state = battle("attack", level=1, rival=["defense"])
    play = Play(state, Attack(ME, FOE), forced=True)
    play.asks(A, "before_roll", "pass", "play attack basic")
    play.say(A, "play attack basic")
    play.asks(B, "before_roll", "pass", "play defense basic")
    play.say(B, "play defense basic", 0, 0)
    # 3 + 1 + 0 against 1 + 1; the skeletons (2 health, pack) turn to few and strike back with 2 + 0 against 1
    assert play.fighter(FOE).form == "few"
    assert play.fighter(FOE).damage == 0
    assert play.fighter(ME).damage == 1


# ── after the roll ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-COM-7", "H3-CMB-41")
def test_shield_of_the_dwarven_lords_makes_the_die_not_count() -> None:
    play = Play(battle("shield_of_the_dwarven_lords"), Attack(FOE, ME), forced=True).say(A, "pass", 1)
    assert play.asked == (A, "after_roll")
    play.say(A, "play shield_of_the_dwarven_lords 0", -1)
    assert play.fighter(ME).form == "few"
    assert play.fighter(ME).damage == 0


# ── activation and ongoing ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-COM-7", "H3-CMB-17", "H3-CMB-42")
@pytest.mark.parametrize(("mode", "more", "rounds"), [("basic", 0, 1), ("expert", 1, 2)])
def test_archery_helps_ranged_units_that_shoot_from_afar(mode: str, more: int, rounds: int) -> None:
    play = playing(battle("archery"), "archery", mode, "activation")
    assert initiative(play.t, ARCHERS) == 6 + more
    assert initiative(play.t, ME) == 5
    for _ in range(rounds):
        assert play.player().discard == []
        assert total(attack_parts(play.t, ARCHERS, KNIGHTS)) == 3
        assert total(attack_parts(play.t, ME, FOE)) == 3
        end_laid(play.t, "combat_round")
    assert total(attack_parts(play.t, ARCHERS, KNIGHTS)) == 2
    assert play.player().discard == ["archery"]


@pytest.mark.rule("H3-COM-7")
@pytest.mark.parametrize("mode", ["basic", "expert"])
def test_archery_needs_distance_and_a_ranged_unit(mode: str) -> None:
    state = battle("archery", foes=[("skeletons", "pack", 9), ("zombies", "few", 0)])
    play = playing(state, "archery", mode, "activation")
    assert total(attack_parts(play.t, ARCHERS, KNIGHTS)) == 2  # next to it
    assert offered(battle("archery", own=OWN[:1]), "activation", ME) == []


@pytest.mark.rule("H3-COM-7", "H3-CRD-24")
@pytest.mark.parametrize(
    ("card", "unit", "form", "printed"),
    [
        ("catherine_4", "halberdiers", 1, 2),
        ("catherine_4", "crusaders", 2, 4),
        ("mutare_4", "halberdiers", 1, 2),
        ("mutare_4", "black_dragons", 2, 8),
        ("tamika_4", "halberdiers", 1, 2),
        ("tamika_4", "dread_knights", 2, 7),
        ("vial_of_lifeblood", "halberdiers", 1, 2),
    ],
)
def test_health_until_the_combat_ends(card: str, unit: str, form: int, printed: int) -> None:
    mode = "1" if card == "vial_of_lifeblood" else "effect"
    play = playing(battle(card, own=[(unit, "few", 5)]), card, mode, "activation")
    assert health(play.t, ME) == printed + form
    assert play.player().discard == []
    end_laid(play.t, "combat_round")
    assert health(play.t, ME) == printed + form
    end_laid(play.t, "combat")
    assert health(play.t, ME) == printed
    assert play.player().discard == [card]


@pytest.mark.rule("H3-COM-7", "H3-ORD-16")
@pytest.mark.parametrize(
    ("card", "unit", "more", "printed"),
    [
        ("catherine_6", "halberdiers", 1, 4),
        ("catherine_6", "crusaders", 2, 5),
        ("mutare_6", "halberdiers", 1, 4),
        ("mutare_6", "ghost_dragons", 2, 9),
        ("tamika_6", "halberdiers", 1, 4),
        ("tamika_6", "dread_knights", 2, 7),
    ],
)
def test_initiative_until_the_combat_ends(card: str, unit: str, more: int, printed: int) -> None:
    play = playing(battle(card, own=[(unit, "few", 5)]), card, "effect", "activation")
    assert initiative(play.t, ME) == printed + more
    end_laid(play.t, "combat")
    assert initiative(play.t, ME) == printed


@pytest.mark.rule("H3-CRD-24")
def test_the_cards_of_a_fallen_unit_are_discarded() -> None:
    play = playing(battle("catherine_4"), "catherine_4", "effect", "activation").say(A, f"target {ME}")
    drop_laid(play.t, ME)
    assert play.player().discard == ["catherine_4"]
    assert play.fighter(ME).laid == []


@pytest.mark.rule("H3-COM-7")
@pytest.mark.parametrize(
    ("card", "mode", "healed", "drawn"),
    [
        ("vial_of_lifeblood", "0", 3, 0),
        ("rion_1", "effect", 1, 1),
        ("rion_4", "effect", 1, 1),
        ("rion_6", "effect", 2, 2),
    ],
)
def test_cards_that_heal(card: str, mode: str, healed: int, drawn: int) -> None:
    state = battle(card, own=[("champions", "pack", 5), OWN[1]], deck=["luck", "luck", "haste"])
    assert state.battle is not None
    assert f"play {card} {mode}" not in offered(state, "activation", ME)
    state.battle.fighters[ME].damage = 5
    assert f"play {card} {mode}" in offered(state, "before_roll", FOE, ME)
    assert f"play {card} {mode}" not in offered(state, "before_roll", FOE, ARCHERS)
    play = playing(state, card, mode, "activation", *["luck"] * drawn)
    if card == "rion_6":
        assert play.player().hand == ["luck"]
        assert play.player().discard == ["luck", "rion_6"]
    else:
        assert play.player().hand == ["luck"] * drawn
    assert play.fighter(ME).damage == 5 - healed


@pytest.mark.rule("H3-COM-7")
@pytest.mark.parametrize("card", ["rion_4", "rion_6"])
def test_battlefield_medic_lifts_a_paralysis_instead(card: str) -> None:
    state = battle(card)
    assert state.battle is not None
    unit = state.battle.fighters[ME]
    unit.paralysed, unit.damage = True, 1
    play = playing(state, card, "effect", "activation")
    play.asks(A, "heal_or_lift", "number heal", "number paralysed")
    play.say(A, "number paralysed")
    assert not play.fighter(ME).paralysed
    assert play.fighter(ME).damage == 1
    state = battle("rion_1")
    assert state.battle is not None
    state.battle.fighters[ME].paralysed = True
    assert offered(state, "activation", ME) == []


# ── the cloak of Sandro ──────────────────────────────────────────────────────────────────────────────────────────────

DEAD: list[Force] = [("skeletons", "pack", 5), ("zombies", "pack", 6), ("skeletons", "few", 7)]


@pytest.mark.rule("H3-COM-7")
@pytest.mark.parametrize(
    ("card", "targets", "numbers"),
    [
        ("sandro_1", [0], (3, 1, 2, 6)),
        ("sandro_4", [1], (4, 1, 3, 5)),
        ("sandro_6", [0, 2], (4, 1, 2, 6)),
    ],
)
def test_cloak_of_the_undead_king(card: str, targets: list[int], numbers: tuple[int, int, int, int]) -> None:
    factions = ("necropolis", "castle", "dungeon")
    state = battle(card, own=DEAD, foes=[("halberdiers", "pack", 9)], factions=factions)
    play = Play(state, PlayInCombat(A, card, "effect", 0, -1, "activation"))
    play.asks(A, "card_target", *[f"target {who}" for who in targets])
    play.say(A, f"target {targets[-1]}")
    who = targets[-1]
    found = (
        total(attack_parts(play.t, who)),
        total(defense_parts(play.t, who)),
        health(play.t, who),
        initiative(play.t, who),
    )
    assert found == numbers
    assert play.fighter(who).overlay == card
    assert play.player().discard == []
    assert play.player().laid == []


@pytest.mark.rule("H3-COM-7")
def test_the_legion_may_lie_on_the_horde() -> None:
    state = battle("sandro_6", "sandro_1", own=DEAD[:1], factions=("necropolis", "castle", "dungeon"))
    assert state.battle is not None
    state.battle.fighters[0].overlay = "sandro_1"
    state.players[A].hand.remove("sandro_1")
    play = playing(state, "sandro_6", "effect", "activation")
    assert play.fighter(0).overlay == "sandro_6"
    assert play.player().discard == ["sandro_1"]
    assert offered(state, "activation", 0) == []


# ── Alamar ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-COM-7", "H3-CMB-54", "H3-HER-19", "H3-HER-15")
@pytest.mark.parametrize(
    ("card", "needed"),
    [("alamar_1", (1, 2, 4)), ("alamar_4", (0, 1, 3)), ("alamar_6", (0, 0, 2))],
)
def test_alamars_resurrection(card: str, needed: tuple[int, int, int]) -> None:
    for unit, power in zip(("halberdiers", "crusaders", "champions"), needed, strict=True):
        state = battle(card, *["power"] * power, own=[(unit, "few", 5)], level=1)
        assert state.battle is not None
        state.battle.cast = (1, 0)  # the limit of spells does not matter
        play = playing(state, card, "effect", "lethal_attack", fighter=FOE, foe=ME)
        play.through(say={"power": "boost power basic"})
        assert [laid.card for laid in play.got] == [card]
        assert play.state.battle is not None
        assert play.state.battle.cast == (1, 0)
        if power:
            poorer = battle(card, *["power"] * (power - 1), own=[(unit, "few", 5)], level=1)
            assert offered(poorer, "lethal_attack", FOE, ME) == []


# ── when the combat begins ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-COM-7", "H3-SPL-3")
@pytest.mark.parametrize(("mode", "left"), [("basic", False), ("expert", True)])
def test_intelligence_casts_before_anybody_is_activated(mode: str, left: bool) -> None:
    assert offered(battle("intelligence", "stone_skin"), "combat_start") == []
    state = battle("intelligence", "magic_arrow", "slow")
    assert offered(state, "activation", ME) == ["play magic_arrow effect", "play slow effect"]
    play = playing(state, "intelligence", mode, "combat_start")
    play.asks(A, "cast_first", "play magic_arrow effect", "play slow effect")
    play.say(A, "play magic_arrow effect").say(A, "cast").say(A, f"target {KNIGHTS}")
    assert play.fighter(KNIGHTS).damage == 1
    assert sorted(play.player().discard) == ["intelligence", "magic_arrow"]
    assert bool(offered(play.state, "activation", ME)) == left
    assert play.state.battle is not None
    assert play.state.battle.more_spells == (int(left), 0)


@pytest.mark.rule("H3-COM-7")
@pytest.mark.parametrize(("mode", "moment"), [("basic", "combat_start"), ("expert", "activation")])
def test_tactics_swaps_two_units(mode: str, moment: str) -> None:
    own: list[Force] = [*OWN, ("griffins", "few", 2)]
    state = battle("tactics", own=own)
    assert offered(state, "activation" if mode == "basic" else "combat_start", ME) == [
        "play tactics expert" if mode == "basic" else "play tactics basic"
    ]
    play = playing(state, "tactics", mode, moment).say(A, f"target {ARCHERS}").say(A, "target 2")
    assert (play.fighter(ARCHERS).space, play.fighter(2).space, play.fighter(ME).space) == (2, 1, 5)
    assert offered(battle("tactics", own=OWN[:1]), moment, ME) == []


@pytest.mark.rule("H3-COM-7")
def test_shackles_of_war_let_nobody_escape() -> None:
    play = playing(battle("shackles_of_war"), "shackles_of_war", "0", "combat_start")
    assert play.state.battle is not None
    assert play.state.battle.no_escape == (False, True)
    assert offered(battle("shackles_of_war", guards=True), "combat_start") == []


# ── the enemy's hand and morale, plain instants ──────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-COM-7")
def test_dragon_wing_tabard_costs_the_enemy_a_random_card() -> None:
    play = playing(
        battle("dragon_wing_tabard", rival=["luck", "haste"]), "dragon_wing_tabard", "0", "activation", "haste"
    )
    assert play.player(B).hand == ["luck"]
    assert play.player(B).discard == ["haste"]
    assert offered(battle("dragon_wing_tabard"), "activation", ME) == []


@pytest.mark.rule("H3-COM-7")
@pytest.mark.parametrize("morale", [1, 0, -1])
def test_the_hourglass_sours_a_positive_morale(morale: int) -> None:
    state = battle("hourglass_of_the_evil_hour", factions=("castle", "dungeon", "necropolis"))
    state.players[B].morale = morale
    first = "play hourglass_of_the_evil_hour 0"
    assert (first in offered(state, "activation", ME)) == (morale == 1)
    if morale == 1:
        play = playing(state, "hourglass_of_the_evil_hour", "0", "activation")
        assert play.player(B).morale == 0
        assert not play.player(B).drops_hand


@pytest.mark.rule("H3-CRD-4")
def test_plain_instants_are_played_in_a_combat_too() -> None:
    state = battle("estates", "leadership", "logistics", "luck", "diplomacy", "wisdom", level=1, deck=["haste"])
    assert offered(state, "activation", ME) == ["play estates basic", "play leadership basic"]
    state = battle("logistics", "luck", "diplomacy", "necromancy", deck=["haste"])
    assert offered(state, "activation", ME) == ["play logistics expert", "play luck expert"]
    assert playing(battle("estates"), "estates", "basic", "activation").money() == (3, 0, 0)


@pytest.mark.rule("H3-CRD-6")
def test_map_effects_are_not_for_combats() -> None:
    state = battle("town_portal", "angel_wings", "speculum", "diplomacy", level=1, deck=["luck"])
    assert offered(state, "activation", ME) == ["play angel_wings 1", "play speculum 1"]


@pytest.mark.rule("H3-TUR-7", "H3-HER-1", "H3-HER-4")
def test_only_the_main_heroes_of_the_combat_play_cards() -> None:
    state = battle("attack", rival=["defense"])
    assert offered(state, "before_roll", ME, FOE, B) == ["play defense basic", "play defense expert"]
    state.heroes[3] = HeroOnMap(B, "S3.W")
    assert state.battle is not None
    state.battle.heroes = (0, 3)
    assert offered(state, "before_roll", ME, FOE, B) == []


@pytest.mark.rule("H3-MOR-6", "H3-MOR-8")
def test_morale_is_spent_in_a_combat_too() -> None:
    state = battle("attack", deck=["luck"])
    state.players[A].morale = 1
    play = Play(state, Activation(ME), forced=True)
    assert play.offers("morale draw", "morale change")
    play.say(A, "morale draw", "luck")
    assert sorted(play.player().hand) == ["attack", "luck"]
    assert play.asked == (A, "activation")
