"""5d. Spells: power, lines, the limit, what comes back; and each spell at each of its lines."""

from collections.abc import Sequence

import pytest

from heraut.games.heroes3.model import Laid, Realm
from heraut.games.heroes3.numbers.combat_values import attack_parts, defense_parts, initiative
from heraut.games.heroes3.rules.ch05_cards.in_hand import map_plays
from heraut.games.heroes3.rules.ch05_cards.laid import end_laid
from heraut.games.heroes3.rules.ch05_cards.play_in_combat import PlayInCombat, combat_plays
from heraut.games.heroes3.rules.ch05_cards.play_on_map import PlayCard
from heraut.games.heroes3.rules.ch10_combat.attacks import Attack
from heraut.games.heroes3.rules.ch10_combat.combat_round import Activation, CombatRound
from heraut.kernel import write
from heraut.kernel.values import total
from tests.games.heroes3.playing import CONTENT, A, B, Force, Play, fight, realm, table

OWN: list[Force] = [("halberdiers", "pack", 5)]
FOES: list[Force] = [("zombies", "pack", 9), ("liches", "few", 13), ("dread_knights", "few", 14)]
ME, ZOMBIES, LICHES, KNIGHTS = range(4)


def battle(
    *hand: str, own: Sequence[Force] = OWN, foes: Sequence[Force] = FOES, level: int = 1, rival: Sequence[str] = ()
) -> Realm:
    """A combat of A, who holds these cards, against B's dead."""
    return fight(own, foes, realm(hands=(list(hand), list(rival)), levels=(level, level)))


def offered(state: Realm, moment: str, fighter: int = -1, foe: int = -1, seat: int = A) -> list[str]:
    return [write(one) for one in combat_plays(table(state), seat, moment, fighter, foe)]


def cast(state: Realm, card: str, fighter: int = ME, foe: int = -1, moment: str = "activation", seat: int = A) -> Play:
    """The spell is announced; questions with a single answer are skipped."""
    assert f"play {card} effect" in offered(state, moment, fighter, foe, seat)
    return Play(state, PlayInCombat(seat, card, "effect", fighter, foe, moment), forced=True)


def with_power(state: Realm, card: str, power: int, *answers: str, moment: str = "activation", foe: int = -1) -> Play:
    """Cast with so much power, from Power cards; then these answers."""
    play = cast(state, card, moment=moment, foe=foe)
    for _ in range(power):
        play.say(A, "boost power basic")
    if play.asked == (A, "power"):
        play.say(A, "cast")
    for answer in answers:
        play.say(A, answer)
    return play


# ── power ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-SPL-1", "H3-SPL-6", "H3-SPL-7", "H3-SPL-14")
def test_power_comes_card_by_card_and_no_more_than_is_of_use() -> None:
    play = Play(
        battle("magic_arrow", "power", "haste", "power"), PlayInCombat(A, "magic_arrow", "effect", ME, -1, "activation")
    )
    play.asks(A, "power", "cast", "boost power basic", "boost haste spell")
    play.say(A, "boost haste spell")
    play.asks(A, "power", "cast", "boost power basic")
    play.say(A, "boost power basic")
    play.asks(A, "power", "cast")
    assert play.player().hand == ["power"]


@pytest.mark.rule("H3-SPL-2", "H3-CRD-20")
@pytest.mark.parametrize(
    ("card", "mode", "damage", "drawn"),
    [
        ("power", "basic", 2, 0),
        ("power", "expert", 3, 0),
        ("sorcery", "basic", 2, 1),
        ("sorcery", "expert", 3, 1),
        ("haste", "spell", 2, 0),
        ("breastplate_of_petrified_wood", "1", 2, 0),
        ("dragon_wing_tabard", "1", 2, 0),
        ("rib_cage", "1", 2, 0),
        ("tunic_of_the_cyclops_king", "0", 2, 1),
        ("tunic_of_the_cyclops_king", "1", 3, 0),
        ("titans_cuirass", "1", 3, 0),
    ],
)
def test_cards_that_give_power(card: str, mode: str, damage: int, drawn: int) -> None:
    state = battle("magic_arrow", card, level=2)
    state.players[A].deck.bag = ["luck", "luck"]
    play = cast(state, "magic_arrow")
    play.say(A, f"boost {card} {mode}", *["luck"] * drawn)
    play.say(A, f"target {KNIGHTS}").say(A, f"line {damage - 1}")
    assert play.fighter(KNIGHTS).damage == damage
    assert play.last("cast")["power"] == damage - 1
    assert play.player().hand == ["luck"] * drawn
    assert sorted(play.player().discard) == sorted(["magic_arrow", card])


@pytest.mark.rule("H3-COM-7", "H3-SPL-2")
def test_titans_cuirass_gives_four_for_a_card() -> None:
    play = cast(battle("fireball", "titans_cuirass", "attack"), "fireball")
    play.asks(A, "power", "cast", "boost titans_cuirass 0", "boost titans_cuirass 1")
    play.say(A, "boost titans_cuirass 0").say(A, "space 14")
    play.say(A, "space 13").say(A, "line 4")
    assert play.fighter(KNIGHTS).damage == 3
    assert play.fighter(LICHES).damage == 3
    assert play.last("cast")["power"] == 4
    assert sorted(play.player().discard) == ["attack", "fireball", "titans_cuirass"]


@pytest.mark.rule("H3-CRD-15")
def test_an_expert_power_counts_among_the_expert_effects() -> None:
    play = cast(battle("magic_arrow", "power", "power", level=2), "magic_arrow")
    play.asks(A, "power", "cast", "boost power basic", "boost power expert")
    play.say(A, "boost power basic")
    assert play.offers("boost power expert")
    state = battle("magic_arrow", "power", "power", level=2)
    state.players[A].experts = 1
    cast(state, "magic_arrow").asks(A, "power", "cast", "boost power basic")


@pytest.mark.rule("H3-SPL-13")
def test_a_cheaper_line_may_be_chosen() -> None:
    play = with_power(battle("magic_arrow", "power", "power"), "magic_arrow", 2, f"target {ZOMBIES}")
    play.asks(A, "line", "line 0", "line 1", "line 2")
    play.say(A, "line 1")
    assert play.fighter(ZOMBIES).damage == 2


@pytest.mark.rule("H3-SPL-13", "H3-SPL-6")
def test_power_short_of_a_line_is_lost() -> None:
    play = cast(battle("fireball", "power", "power", "power"), "fireball")
    play.say(A, "boost power basic").say(A, "boost power basic")
    assert play.asked == (A, "fireball")  # a fourth power is not at hand: the next line is out of reach
    play = cast(battle("fireball", "power"), "fireball")
    assert play.asked == (A, "fireball")  # a single power reaches nothing


@pytest.mark.rule("H3-SPL-3", "H3-HER-15")
def test_one_spell_a_combat_round() -> None:
    state = battle("magic_arrow", "magic_arrow", "slow")
    Play(state, PlayInCombat(A, "magic_arrow", "effect", ME, -1, "activation"), forced=True).say(A, "cast").through()
    assert state.battle is not None
    assert state.battle.cast == (1, 0)
    assert offered(state, "activation", ME) == []
    state.battle.more_spells = (1, 0)
    assert offered(state, "activation", ME) == ["play magic_arrow effect", "play slow effect"]


@pytest.mark.rule("H3-SPL-14")
def test_a_spell_discarded_for_power_is_not_cast() -> None:
    play = cast(battle("magic_arrow", "haste"), "magic_arrow").say(A, "boost haste spell").say(A, f"target {KNIGHTS}")
    play.say(A, "line 1")
    assert play.state.battle is not None
    assert play.state.battle.cast == (1, 0)


@pytest.mark.rule("H3-HER-4", "H3-SIE-5")
def test_a_secondary_hero_casts_nothing() -> None:
    state = battle("magic_arrow")
    assert state.battle is not None
    state.battle.heroes = (1, 2)
    assert offered(state, "activation", ME) == []


@pytest.mark.rule("H3-RND-3")
def test_what_is_proclaimed_for_the_first_spell() -> None:
    state = battle("magic_arrow", "magic_arrow")
    state.proclamation = "grim_warlock"
    play = cast(state, "magic_arrow").say(A, "cast").say(A, f"target {KNIGHTS}").say(A, "line 1")
    assert play.fighter(KNIGHTS).damage == 2
    state = battle("magic_arrow")
    state.proclamation = "crazy_wizard"
    play = cast(state, "magic_arrow").say(A, f"target {KNIGHTS}")
    assert play.player().hand == ["magic_arrow"]
    assert play.fighter(KNIGHTS).damage == 1
    assert play.state.battle is not None
    play.state.battle.cast = (0, 0)
    play = cast(play.state, "magic_arrow").say(A, f"target {KNIGHTS}")
    assert play.player().hand == []


# ── what comes back ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-CRD-25")
@pytest.mark.parametrize(("mode", "limit"), [("basic", 0), ("expert", 1)])
def test_knowledge_returns_the_spell_just_cast(mode: str, limit: int) -> None:
    play = cast(battle("magic_arrow", "knowledge", level=2), "magic_arrow").say(A, f"target {KNIGHTS}")
    play.asks(A, "own_spell", "pass", "play knowledge basic", "play knowledge expert")
    play.say(A, f"play knowledge {mode}")
    assert play.player().hand == ["magic_arrow"]
    assert play.player().discard == ["knowledge"]
    assert play.fighter(KNIGHTS).damage == 1
    assert play.state.battle is not None
    assert play.state.battle.more_spells == (limit, 0)
    assert bool(offered(play.state, "activation", ME)) == (limit == 1)


@pytest.mark.rule("H3-CRD-25", "H3-SPL-3")
def test_the_limit_that_knowledge_raised_is_the_usual_one_in_the_next_round() -> None:
    play = cast(battle("magic_arrow", "knowledge", level=2), "magic_arrow").say(A, f"target {KNIGHTS}")
    play.say(A, "play knowledge expert")
    CombatRound().finish(play.t)
    assert play.state.battle is not None
    assert (play.state.battle.cast, play.state.battle.more_spells) == ((0, 0), (0, 0))


@pytest.mark.rule("H3-CRD-25")
def test_knowledge_may_be_kept() -> None:
    play = cast(battle("magic_arrow", "knowledge"), "magic_arrow").say(A, f"target {KNIGHTS}").say(A, "pass")
    assert play.player().hand == ["knowledge"]
    assert play.player().discard == ["magic_arrow"]


@pytest.mark.rule("H3-COM-7")
@pytest.mark.parametrize(("mode", "hand"), [("basic", ["magic_arrow"]), ("expert", ["haste", "magic_arrow", "power"])])
def test_mysticism_returns_the_spell_or_the_boosts_too(mode: str, hand: list[str]) -> None:
    play = cast(battle("magic_arrow", "power", "haste", "mysticism", level=2), "magic_arrow")
    play.say(A, "boost power basic").say(A, "boost haste spell").say(A, f"target {KNIGHTS}").say(A, "line 2")
    play.say(A, f"play mysticism {mode}")
    assert sorted(play.player().hand) == hand
    assert sorted([*play.player().hand, *play.player().discard]) == ["haste", "magic_arrow", "mysticism", "power"]


@pytest.mark.rule("H3-SPL-16", "H3-CRD-24")
def test_knowledge_on_an_ongoing_spell_returns_it_when_it_ends() -> None:
    play = cast(battle("haste", "knowledge"), "haste").say(A, f"target {ME}").say(A, "play knowledge basic")
    assert play.player().hand == []
    assert play.player().discard == []
    assert sorted(laid.card for laid in play.fighter(ME).laid) == ["haste", "knowledge"]
    end_laid(play.t, "combat")
    assert play.player().hand == ["haste"]
    assert play.player().discard == ["knowledge"]


@pytest.mark.rule("H3-SPL-16", "H3-CRD-25")
def test_knowledge_on_the_initiative_of_a_prayer_returns_it_after_the_round() -> None:
    play = cast(battle("prayer", "knowledge"), "prayer").say(A, f"target {ME}").say(A, "play knowledge basic")
    assert initiative(play.t, ME) == 6
    assert play.player().hand == []
    end_laid(play.t, "combat_round")
    assert play.player().hand == ["prayer"]
    assert play.player().discard == ["knowledge"]


@pytest.mark.rule("H3-COM-7")
@pytest.mark.parametrize(("power", "modes"), [(0, ["basic", "expert"]), (1, ["basic", "expert"]), (2, ["expert"])])
def test_resistance_cancels_an_enemy_spell(power: int, modes: list[str]) -> None:
    for mode in modes:
        state = battle("magic_arrow", "power", "power", level=2, rival=["resistance"])
        play = with_power(state, "magic_arrow", power, f"target {KNIGHTS}", *[f"line {power}"] * (power > 0))
        play.asks(B, "enemy_spell", "pass", *[f"play resistance {one}" for one in modes])
        play.say(B, f"play resistance {mode}")
        assert play.fighter(KNIGHTS).damage == 0
        assert play.player(B).discard == ["resistance"]
        assert "magic_arrow" in play.player().discard
        assert play.state.battle is not None
        assert play.state.battle.cast == (1, 0)


@pytest.mark.rule("H3-COM-7")
def test_resistance_may_be_kept_and_does_not_touch_specialties() -> None:
    state = battle("magic_arrow", rival=["resistance"])
    play = cast(state, "magic_arrow").say(A, f"target {KNIGHTS}").say(B, "pass")
    assert play.fighter(KNIGHTS).damage == 1
    assert play.player(B).hand == ["resistance"]


@pytest.mark.rule("H3-CRD-24", "H3-SPL-15")
def test_a_cancelled_ongoing_spell_is_discarded() -> None:
    state = battle("slow", rival=["resistance"])
    play = cast(state, "slow").say(A, f"target {KNIGHTS}").say(B, "play resistance basic")
    assert play.fighter(KNIGHTS).laid == []
    assert play.player().discard == ["slow"]


@pytest.mark.rule("H3-SPL-12")
def test_schools_and_levels() -> None:
    spells = CONTENT.spells
    assert (spells["magic_arrow"].school, spells["magic_arrow"].level) == ("any", "basic")
    assert [name for name, spell in spells.items() if spell.school == "any"] == ["magic_arrow"]
    experts = {name for name, spell in spells.items() if spell.level == "expert"}
    air, earth = {"chain_lightning", "counterstrike"}, {"resurrection", "town_portal"}
    assert experts == air | earth | {"fire_shield", "fireball"} | {"prayer", "teleport"}
    assert {spells[name].school for name in air} == {"air"}


# ── who may be aimed at ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-COM-7")
def test_wards_and_immunity_turn_spells_away() -> None:
    state = battle("magic_arrow", foes=[("zombies", "pack", 9), ("black_dragons", "pack", 13), ("liches", "few", 14)])
    assert state.battle is not None
    state.battle.fighters[1].laid = [Laid("anti_magic", "effect", B, "combat", 0)]
    cast(state, "magic_arrow").asks(A, "spell_target", "target 0", "target 3")


@pytest.mark.rule("H3-COM-7")
def test_sparing_skin_takes_less_from_spells() -> None:
    state = battle("lightning_bolt", "power", foes=[("black_dragons", "few", 13)])
    play = with_power(state, "lightning_bolt", 1, "target 1", "line 1")
    assert play.fighter(1).damage == 1  # 3, less 2


@pytest.mark.rule("H3-SIE-14")
def test_the_tower_can_be_hit() -> None:
    state = battle("magic_arrow", foes=[("zombies", "pack", 9), ("arrow_tower", "tower", -1)])
    play = cast(state, "magic_arrow").say(A, "target 2")
    assert play.fighter(2).damage == 1


# ── each spell, each line ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-COM-7", "H3-UNI-7", "H3-SPL-13")
@pytest.mark.parametrize(
    ("card", "power", "damage"),
    [
        ("magic_arrow", 0, 1),
        ("magic_arrow", 1, 2),
        ("magic_arrow", 2, 3),
        ("lightning_bolt", 0, 2),
        ("lightning_bolt", 1, 3),
        ("lightning_bolt", 2, 4),
    ],
)
def test_damage_that_no_defense_lowers(card: str, power: int, damage: int) -> None:
    state = battle(card, *["power"] * power)
    play = with_power(state, card, power, f"target {KNIGHTS}", *[f"line {power}"] * (power > 0))
    assert play.fighter(KNIGHTS).damage == damage


@pytest.mark.rule("H3-COM-7", "H3-ORD-16")
@pytest.mark.parametrize(
    ("card", "power", "change"),
    [("haste", 0, 1), ("haste", 1, 2), ("haste", 2, 3), ("slow", 0, -1), ("slow", 1, -2), ("slow", 2, -3)],
)
def test_initiative_until_the_combat_ends(card: str, power: int, change: int) -> None:
    play = with_power(
        battle(card, *["power"] * power), card, power, f"target {LICHES}", *[f"line {power}"] * (power > 0)
    )
    assert initiative(play.t, LICHES) == 6 + change
    end_laid(play.t, "combat_round")
    assert initiative(play.t, LICHES) == 6 + change
    end_laid(play.t, "combat")
    assert initiative(play.t, LICHES) == 6
    assert card in play.player().discard


@pytest.mark.rule("H3-COM-7")
@pytest.mark.parametrize("card", ["disrupting_ray", "anti_magic", "blind"])
@pytest.mark.parametrize(
    ("power", "found"), [(0, [ME, ZOMBIES]), (1, [ME, ZOMBIES, LICHES]), (2, [ME, ZOMBIES, LICHES, KNIGHTS])]
)
def test_the_tier_says_how_much_power_is_needed(card: str, power: int, found: list[int]) -> None:
    play = with_power(battle(card, *["power"] * power), card, power)
    play.asks(A, "spell_target", *[f"target {who}" for who in found])
    play.say(A, f"target {found[-1]}")
    assert play.over


@pytest.mark.rule("H3-COM-7", "H3-CMB-42")
@pytest.mark.parametrize("card", ["disrupting_ray", "anti_magic"])
def test_what_lies_on_a_unit_for_the_whole_combat(card: str) -> None:
    play = with_power(battle(card), card, 0, f"target {ZOMBIES}")
    end_laid(play.t, "combat_round")
    assert [laid.card for laid in play.fighter(ZOMBIES).laid] == [card]
    end_laid(play.t, "combat")
    assert play.fighter(ZOMBIES).laid == []
    assert play.player().discard == [card]


@pytest.mark.rule("H3-COM-7")
def test_disrupting_ray_silences_abilities() -> None:
    state = battle("disrupting_ray")
    play = with_power(state, "disrupting_ray", 0, f"target {ZOMBIES}")
    assert total(defense_parts(play.t, ZOMBIES, ME, dice=(1,))) == 1  # +1 on such a die if it were not silenced
    assert total(defense_parts(table(battle()), ZOMBIES, ME, dice=(1,))) == 2


@pytest.mark.rule("H3-COM-7", "H3-CMB-15")
def test_blind_paralyses() -> None:
    play = with_power(battle("blind"), "blind", 0, f"target {ZOMBIES}")
    assert play.fighter(ZOMBIES).paralysed
    assert play.player().discard == ["blind"]
    state = battle("blind", foes=[("troglodytes", "pack", 9)], own=[("crusaders", "few", 5)])
    assert offered(state, "activation", ME) == []  # the only bronze unit is never paralysed


@pytest.mark.rule("H3-COM-7", "H3-SPL-2")
@pytest.mark.parametrize("card", ["blind", "disrupting_ray"])
def test_what_only_harms_is_offered_when_it_can_reach_an_enemy(card: str) -> None:
    own, foes = [("halberdiers", "pack", 5)], [("liches", "pack", 17)]
    assert offered(battle(card, own=own, foes=foes), "activation", ME) == [], "bronze: one's own unit alone"
    assert f"play {card} effect" in offered(battle(card, "power", own=own, foes=foes), "activation", ME)


@pytest.mark.rule("H3-COM-7")
@pytest.mark.parametrize(("power", "chain"), [(0, (1, 1, 1)), (2, (2, 1, 1)), (4, (3, 2, 1))])
def test_chain_lightning(power: int, chain: tuple[int, int, int]) -> None:
    own: list[Force] = [("halberdiers", "pack", 0), ("crusaders", "pack", 8)]
    foes: list[Force] = [("dread_knights", "few", 12), ("liches", "pack", 17)]
    state = battle("chain_lightning", *["power"] * power, own=own, foes=foes)
    play = with_power(state, "chain_lightning", power, "target 2", *[f"line {power}"] * (power > 0))
    # from space 12: the crusaders on 8 are 1 away, the liches on 17 are 2, the halberdiers on 0 are 3
    assert (play.fighter(2).damage, play.fighter(1).damage, play.fighter(3).damage) == chain
    assert play.fighter(0).damage == 0


@pytest.mark.rule("H3-COM-7")
def test_chain_lightning_ties_are_broken_by_its_caster() -> None:
    foes: list[Force] = [("dread_knights", "few", 9), ("liches", "pack", 8), ("vampires", "few", 10)]
    play = with_power(
        battle("chain_lightning", own=[("crusaders", "pack", 5)], foes=foes), "chain_lightning", 0, "target 1"
    )
    play.asks(A, "chain_lightning", "target 0", "target 2", "target 3")
    play.say(A, "target 3").say(A, "target 2")
    assert [play.fighter(who).damage for who in range(4)] == [0, 1, 1, 1]


@pytest.mark.rule("H3-COM-7", "H3-CMB-34")
@pytest.mark.parametrize(("unit", "power"), [("halberdiers", 0), ("crusaders", 2), ("champions", 4)])
def test_counterstrike_lets_a_unit_retaliate_again(unit: str, power: int) -> None:
    state = battle("counterstrike", *["power"] * power, own=[(unit, "few", 5)])
    assert state.battle is not None
    assert offered(state, "before_roll", ZOMBIES, ME) == []  # it has not retaliated yet
    state.battle.fighters[ME].retaliated = 1
    play = Play(state, PlayInCombat(A, "counterstrike", "effect", ZOMBIES, ME, "before_roll"), forced=True)
    play.through(say={"power": "boost power basic"})
    assert play.fighter(ME).retaliated == 0
    if power:
        state = battle("counterstrike", *["power"] * (power - 1), own=[(unit, "few", 5)])
        assert state.battle is not None
        state.battle.fighters[ME].retaliated = 1
        assert offered(state, "before_roll", ZOMBIES, ME) == []


@pytest.mark.rule("H3-COM-7", "H3-CMB-18", "H3-CMB-41")
@pytest.mark.parametrize(
    ("card", "strikes", "number", "changes"),
    [
        ("bloodlust", True, "attack", (1, 2, 3)),
        ("bless", True, "attack", (0, 1, 2)),
        ("weakness", False, "attack", (-1, -2, -3)),
        ("curse", True, "defense", (-1, -2, -2)),  # down to 0
        ("stone_skin", False, "defense", (1, 2, 3)),
    ],
)
def test_instants_for_one_attack(card: str, strikes: bool, number: str, changes: tuple[int, int, int]) -> None:
    fighter, foe = (ME, KNIGHTS) if strikes else (KNIGHTS, ME)
    for power, change in enumerate(changes):
        state = battle(card, *["power"] * power)
        assert offered(state, "before_roll", fighter, foe) == [f"play {card} effect"]
        assert offered(state, "before_roll", foe, fighter) == []  # no use to its player
        assert offered(state, "activation", ME) == []
        play = Play(state, PlayInCombat(A, card, "effect", fighter, foe, "before_roll"), forced=True)
        play.through(say={"power": "boost power basic"})
        parts = (
            attack_parts(play.t, fighter, foe, play.got)
            if number == "attack"
            else defense_parts(play.t, foe, fighter, play.got)
        )
        plain = attack_parts(play.t, fighter, foe) if number == "attack" else defense_parts(play.t, foe, fighter)
        assert total(parts) - total(plain) == change
        assert play.fighter(fighter).laid == play.fighter(foe).laid == []


@pytest.mark.rule("H3-COM-7")
@pytest.mark.parametrize("card", ["bloodlust", "bless"])
def test_some_instants_are_not_for_ranged_units(card: str) -> None:
    assert offered(battle(card, own=[("marksmen", "pack", 5)]), "before_roll", ME, ZOMBIES) == []


@pytest.mark.rule("H3-COM-7", "H3-CMB-55")
def test_bless_rolls_no_die() -> None:
    play = Play(battle("bless"), Attack(ME, KNIGHTS), forced=True)
    play.asks(A, "before_roll", "pass", "play bless effect")
    play.say(A, "play bless effect")
    assert play.fighter(KNIGHTS).damage == 1  # 3 against 2, without a die


@pytest.mark.rule("H3-COM-7")
@pytest.mark.parametrize(("power", "change"), [(0, 1), (2, 2), (4, 3)])
def test_prayer_raises_one_number(power: int, change: int) -> None:
    def prayed(fighter: int, foe: int, moment: str) -> Play:
        state = battle("prayer", *["power"] * power)
        assert offered(state, moment, fighter, foe) == ["play prayer effect"]
        play = Play(state, PlayInCombat(A, "prayer", "effect", fighter, foe, moment), forced=True)
        while play.asked == (A, "power"):
            play.say(A, play.options[-1])
        if moment == "activation":
            play.say(A, f"target {ME}")
        if play.asked == (A, "line"):
            play.say(A, f"line {power}")
        return play

    play = prayed(ME, ZOMBIES, "before_roll")
    assert total(attack_parts(play.t, ME, ZOMBIES, play.got)) == 3 + change
    assert total(defense_parts(play.t, ZOMBIES, ME, play.got)) == 1
    play = prayed(ZOMBIES, ME, "before_roll")
    assert total(defense_parts(play.t, ME, ZOMBIES, play.got)) == 1 + change
    assert total(attack_parts(play.t, ZOMBIES, ME, play.got)) == 2
    play = prayed(ME, -1, "activation")
    assert initiative(play.t, ME) == 5 + change
    assert total(attack_parts(play.t, ME, ZOMBIES)) == 3
    end_laid(play.t, "combat_round")
    assert initiative(play.t, ME) == 5
    assert "prayer" in play.player().discard


@pytest.mark.rule("H3-COM-7", "H3-CMB-54")
@pytest.mark.parametrize(("unit", "power"), [("halberdiers", 0), ("crusaders", 2), ("champions", 4)])
def test_resurrection_cancels_a_lethal_attack(unit: str, power: int) -> None:
    state = battle("resurrection", *["power"] * power, own=[(unit, "few", 13)], foes=[("ghost_dragons", "pack", 9)])
    assert offered(state, "activation", ME) == offered(state, "before_roll", 1, ME) == []
    play = Play(state, PlayInCombat(A, "resurrection", "effect", 1, ME, "lethal_attack"), forced=True)
    play.through(say={"power": "boost power basic"})
    assert [laid.card for laid in play.got] == ["resurrection"]
    assert play.player().discard == ["power"] * power + ["resurrection"]
    if power:
        poorer = battle("resurrection", *["power"] * (power - 1), own=[(unit, "few", 13)])
        assert offered(poorer, "lethal_attack", ZOMBIES, ME) == []


@pytest.mark.rule("H3-COM-7", "H3-CMB-54")
def test_a_unit_saved_by_resurrection_stays_and_does_not_retaliate() -> None:
    state = battle("resurrection", own=[("halberdiers", "few", 13)], foes=[("manticores", "few", 9)])
    play = Play(state, Attack(1, ME), 1, forced=True)
    play.asks(A, "lethal_attack", "pass", "play resurrection effect")
    play.say(A, "play resurrection effect")
    assert play.over
    assert play.fighter(ME).damage == 0
    assert play.fighter(1).damage == 0


@pytest.mark.rule("H3-COM-7", "H3-SPL-13")
@pytest.mark.parametrize(("power", "points"), [(0, 0), (2, 1), (4, 2)])
def test_town_portal_brings_the_hero_home(power: int, points: int) -> None:
    state = realm(hands=(["town_portal", *["power"] * power],))
    home = state.heroes[0].field
    state.heroes[0].field = "S3.W"
    assert [write(one) for one in map_plays(table(state), A)] == ["play town_portal effect"]
    play = Play(state, PlayCard(A, "town_portal", "effect"), forced=True)
    play.through(say={"power": "boost power basic"} if power else {})
    hero = play.state.heroes[0]
    assert (hero.field, hero.extra) == (home, points)
    assert play.player().discard == ["power"] * power + ["town_portal"]
    assert play.player().hand == []


@pytest.mark.rule("H3-COM-7")
@pytest.mark.parametrize(("power", "damage"), [(0, 1), (2, 2), (4, 3)])
def test_fire_shield_burns_for_a_round(power: int, damage: int) -> None:
    state = battle("fire_shield", *["power"] * power)
    play = with_power(state, "fire_shield", power, f"target {ME}", *[f"line {power}"] * (power > 0))
    assert play.fighter(ME).laid == [Laid("fire_shield", "effect", A, "combat_round", (0, 2, 4).index(power))]
    assert play.state.battle is not None
    play.state.battle.fighters[KNIGHTS].space = 4
    struck = Play(play.state, Attack(KNIGHTS, ME), 0, forced=True)  # 5 against 1: the pack of 2, then the few of 2
    assert ME not in play.state.battle.fighters
    assert struck.fighter(KNIGHTS).damage == damage


@pytest.mark.rule("H3-COM-7", "H3-EX-10")
@pytest.mark.parametrize(("power", "damage"), [(0, 1), (2, 2), (4, 3)])
def test_fireball_burns_two_adjacent_spaces(power: int, damage: int) -> None:
    state = battle(
        "fireball",
        *["power"] * power,
        foes=[("zombies", "few", 9), ("liches", "few", 13), ("dread_knights", "few", 14)],
    )
    play = with_power(state, "fireball", power)
    play.asks(A, "fireball", "space 5", "space 9", "space 13", "space 14")
    play.say(A, "space 13")
    play.asks(A, "fireball", "space 9", "space 14", "space 12")
    play.say(A, "space 14")
    if power:
        play.say(A, f"line {power}")
    assert (play.fighter(LICHES).damage, play.fighter(KNIGHTS).damage) == (damage, damage)
    assert play.fighter(ZOMBIES).damage == 0


@pytest.mark.rule("H3-COM-7")
@pytest.mark.parametrize(("power", "healed"), [(0, 1), (1, 2), (2, 3)])
def test_cure_heals(power: int, healed: int) -> None:
    state = battle("cure", *["power"] * power, own=[("champions", "pack", 5)])
    assert offered(state, "activation", ME) == []
    assert state.battle is not None
    state.battle.fighters[ME].damage = 4
    play = cast(state, "cure")
    play.through(say={"power": "boost power basic"})
    assert play.fighter(ME).damage == 4 - healed


@pytest.mark.rule("H3-COM-7")
def test_cure_takes_off_one_effect() -> None:
    state = battle("cure")
    assert state.battle is not None
    unit = state.battle.fighters[ME]
    unit.paralysed = True
    unit.laid = [Laid("slow", "effect", B, "combat", 0)]
    play = cast(state, "cure")
    play.asks(A, "lift_effect", "number paralysed", "card slow")
    play.say(A, "card slow")
    assert play.fighter(ME).paralysed
    assert play.fighter(ME).laid == []
    assert play.player(B).discard == ["slow"]


@pytest.mark.rule("H3-COM-7")
@pytest.mark.parametrize(("unit", "power"), [("halberdiers", 0), ("crusaders", 1), ("champions", 2)])
def test_teleport_puts_a_unit_on_any_free_space(unit: str, power: int) -> None:
    state = battle("teleport", *["power"] * power, own=[(unit, "few", 5)])
    play = cast(state, "teleport")
    while play.asked == (A, "power"):
        play.say(A, "boost power basic")
    play.asks(A, "teleport_to", *[f"space {space}" for space in range(20) if space not in (5, 9, 13, 14)])
    play.say(A, "space 18")
    assert play.fighter(ME).space == 18


# ── in a real activation ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-CRD-5", "H3-CMB-17", "H3-ORD-17")
def test_spells_are_cast_when_ones_own_unit_is_activated() -> None:
    play = Play(battle("magic_arrow"), Activation(ME), forced=True)
    assert play.asked == (A, "activation")
    assert play.offers("play magic_arrow effect")
    play.say(A, "play magic_arrow effect").say(A, f"target {LICHES}")
    assert play.asked == (A, "activation")
    assert play.fighter(LICHES).damage == 1


@pytest.mark.rule("H3-COM-7")
def test_sorcery_may_come_first_and_find_the_spell_it_is_for() -> None:
    state = battle("sorcery")
    state.players[A].deck.bag = ["magic_arrow"]
    play = Play(state, PlayInCombat(A, "sorcery", "basic", ME, -1, "activation"), "magic_arrow", forced=True)
    play.asks(A, "spell_for_power", "pass", "play magic_arrow effect")
    play.say(A, "play magic_arrow effect").say(A, f"target {KNIGHTS}").say(A, "line 1")
    assert play.fighter(KNIGHTS).damage == 2
    assert sorted(play.player().discard) == ["magic_arrow", "sorcery"]
