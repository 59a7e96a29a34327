"""10c and 10d. Combat rounds, activations, attacks, retaliations, cards in between."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from heraut.games.heroes3.model import ATTACK_DIE, NEUTRALS, Battle, Laid, Realm
from heraut.games.heroes3.rules.ch10_combat.attacks import Attack
from heraut.games.heroes3.rules.ch10_combat.combat_round import Activation, CombatRound
from tests.games.heroes3.playing import A, B, Force, Play, fight, realm

TROLLS = ("trolls_neutral", "neutral")  # attack 4, defense 0, health 7, initiative 7


def board(state: Realm) -> Battle:
    assert state.battle is not None
    return state.battle


def duel(
    own: tuple[str, str],
    foe: tuple[str, str],
    *,
    hands: tuple[Iterable[str], Iterable[str]] = ((), ()),
    calm: bool = True,
    levels: tuple[int, int] = (1, 1),
    variants: tuple[str, ...] = (),
) -> Realm:
    """Two units next to each other; `calm`: the foe has retaliated already."""
    state = fight([(*own, 5)], [(*foe, 9)], realm(hands=hands, levels=levels, variants=variants))
    board(state).fighters[1].retaliated = int(calm)
    return state


# ── order of a round ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-ORD-1", "H3-ORD-6", "H3-ORD-7", "H3-ORD-15")
def test_falling_initiative_each_once() -> None:
    own: list[Force] = [("griffins", "pack", 0), ("halberdiers", "few", 1)]
    foes: list[Force] = [("vampires", "few", 19), ("zombies", "few", 18), ("zombies_neutral", "neutral", 17)]
    play = Play(fight(own, foes), CombatRound())
    order = []
    while not play.over:
        order.append(play.t.find(Activation).fighter if play.asked and play.asked[1] == "activation" else -1)
        play.say(play.asked[0], "pass" if order[-1] >= 0 else play.options[0])  # type: ignore[index]
    assert [who for who in order if who >= 0] == [0, 2, 1, 3, 4], "9, 6, 4, then both 3"


@pytest.mark.rule("H3-ORD-8", "H3-AI-10")
def test_on_equal_initiative_the_attacker_comes_first_then_in_turn() -> None:
    own: list[Force] = [("halberdiers", "few", 0), ("marksmen", "few", 1)]
    foes: list[Force] = [("skeletons", "few", 19), ("troglodytes", "few", 18)]
    play = Play(fight(own, foes), CombatRound(), forced=True)
    seats = []
    while not play.over:
        assert play.asked is not None
        if play.asked[1] == "activation":
            seats.append(play.asked[0])
        play.say(play.asked[0], "pass" if play.offers("pass") else play.options[0])
    assert seats == [A, B, A, B]


@pytest.mark.rule("H3-ORD-9")
def test_between_tied_units_their_player_chooses() -> None:
    play = Play(fight([("halberdiers", "few", 0), ("marksmen", "few", 1)], [("zombies", "few", 19)]), CombatRound())
    play.asks(A, "activate", "target 0", "target 1")
    play.say(A, "target 1")
    assert play.t.find(Activation).fighter == 1


@pytest.mark.rule("H3-ORD-16")
def test_a_change_of_initiative_counts_at_once() -> None:
    state = fight([("griffins", "pack", 0), ("halberdiers", "few", 1)], [("vampires", "few", 19)])
    play = Play(state, CombatRound())
    board(state).fighters[1].laid.append(Laid("haste", "effect", A, "combat", 2))
    play.say(A, "pass")
    assert play.t.find(Activation).fighter == 1, "4 + 3 = 7 before 6"


@pytest.mark.rule("H3-ORD-6", "H3-CMB-34")
def test_a_new_round_readies_everybody() -> None:
    state = fight([("halberdiers", "few", 0)], [("zombies", "few", 19)])
    for fighter in board(state).fighters.values():
        fighter.activated, fighter.retaliated = True, 1
    play = Play(state, CombatRound())
    assert [one.retaliated for one in board(state).fighters.values()] == [0, 0]
    assert play.asked == (A, "activation")
    assert board(state).round == 2


@pytest.mark.rule("H3-CMB-42")
def test_what_lasts_a_round_ends_with_it() -> None:
    state = fight([("halberdiers", "few", 0)], [("zombies", "few", 19)])
    board(state).fighters[0].laid = [Laid("fire_shield", "effect", A, "combat_round", 0)]
    board(state).laid = ((Laid("archery", "expert", A, "next_combat_round"),), ())
    board(state).cast = (1, 1)
    Play(state, CombatRound()).through(say={"activation": "pass"})
    assert board(state).fighters[0].laid == []
    assert state.players[A].discard == ["fire_shield"]
    assert board(state).laid[0][0].until == "combat_round"
    assert board(state).cast == (0, 0)


# ── one activation ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-ORD-2")
def test_move_then_attack_both_by_choice() -> None:
    play = Play(fight([("halberdiers", "few", 0)], [("zombies", "few", 9)]), Activation(0))
    assert play.offers("go 5", "strike 5 1", "strike 8 1", "pass")
    play.say(A, "go 5")
    play.asks(A, "activation", "strike 5 1", "pass", "defend")
    play.say(A, "strike 5 1", 1, 0)
    assert play.over
    assert play.fighter(1).damage == 1, "2 + 1 - 1 - 1: zombies, few"


@pytest.mark.rule("H3-ORD-11", "H3-CMB-16", "H3-CMB-39", "H3-CMB-40")
def test_defending_takes_a_shield_that_goes_at_the_next_activation() -> None:
    state = fight([("halberdiers", "few", 0)], [("zombies", "few", 9)])
    play = Play(state, Activation(0)).say(A, "defend")
    assert play.over
    assert board(state).fighters[0].shield
    play = Play(state, Activation(0))
    assert not board(state).fighters[0].shield
    assert not play.offers("defend"), "not twice in a row"
    play.say(A, "pass")
    assert Play(state, Activation(0)).offers("defend")


@pytest.mark.rule("H3-CMB-15", "H3-CMB-38")
def test_a_paralysed_unit_loses_its_activation() -> None:
    state = duel(("halberdiers", "few"), ("wraiths", "pack"), calm=False)
    board(state).fighters[0].paralysed = True
    board(state).fighters[0].shield = True
    play = Play(state, Activation(0))
    assert play.over
    assert not board(state).fighters[0].paralysed
    assert board(state).fighters[0].shield, "it has not been activated"
    board(state).fighters[1].paralysed = True
    play = Play(state, Attack(0, 1), 0, -1, 0)
    assert play.fighter(0).damage == 1, "paralysed units still retaliate"


@pytest.mark.rule("H3-CMB-37")
def test_to_be_attacked_lifts_a_paralysis() -> None:
    state = duel(("halberdiers", "few"), ("archangels", "pack"))
    board(state).fighters[1].paralysed = True
    play = Play(state, Attack(0, 1), 0)
    assert play.fighter(1).damage == 0
    assert not play.fighter(1).paralysed


# ── guards led by a player ───────────────────────────────────────────────────────────────────────────────────────────


def led(own: list[Force], guards: list[Force]) -> Realm:
    return fight(own, guards, guards=True, owners=(A, NEUTRALS), commands=(A, B))


@pytest.mark.rule("H3-CMB-9", "H3-CMB-49")
def test_a_guard_must_attack_if_it_can() -> None:
    play = Play(led([("griffins", "few", 5)], [("boars_neutral", "neutral", 13)]), Activation(1))
    play.asks(B, "activation", "strike 9 0", "strike 4 0", "strike 6 0")


@pytest.mark.rule("H3-CMB-29", "H3-CMB-49")
def test_a_guard_that_cannot_attack_gets_as_close_as_it_can() -> None:
    play = Play(led([("griffins", "few", 0)], [("boars_neutral", "neutral", 19)]), Activation(1))
    assert sorted(play.options) == ["go 10", "go 13", "go 16", "go 7"]
    play = Play(led([("griffins", "few", 0)], [("mummies_neutral", "neutral", 19), ("boars_neutral", "neutral", 15)]),
                Activation(1))  # fmt: skip
    assert sorted(play.options) == ["go 10", "go 13", "go 16"], "around the other guard: all of its movement"


@pytest.mark.rule("H3-CMB-9")
def test_a_ranged_guard_shoots_and_may_step_then() -> None:
    play = Play(led([("griffins", "few", 0)], [("halflings_neutral", "neutral", 19)]), Activation(1))
    play.asks(B, "activation", "strike 19 0")
    play.say(B, "strike 19 0", 0, 1)
    play.asks(B, "step_after", "pass", "go 15", "go 18")


# ── an attack ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-CMB-13", "H3-CMB-33", "H3-ORD-4", "H3-ORD-12")
@pytest.mark.parametrize(("die", "damage"), [(-1, 2), (0, 3), (1, 4)])
def test_damage_is_attack_and_die_less_defense(die: int, damage: int) -> None:
    play = Play(duel(("crusaders", "few"), TROLLS), Attack(0, 1), die)
    assert play.fighter(1).damage == damage
    assert sorted(ATTACK_DIE.faces) == [-1, 0, 1]


@pytest.mark.rule("H3-ORD-13")
def test_enough_defense_means_no_damage() -> None:
    assert Play(duel(("halberdiers", "few"), ("archangels", "few")), Attack(0, 1), 1).fighter(1).damage == 0


@pytest.mark.rule("H3-VAR-7")
def test_sure_damage() -> None:
    state = duel(("halberdiers", "few"), ("archangels", "few"), variants=("sure_damage",))
    assert Play(state, Attack(0, 1), -1).fighter(1).damage == 1


@pytest.mark.rule("H3-VAR-11")
def test_a_calm_die_triggers_effects_and_nothing_else() -> None:
    state = duel(("crusaders", "few"), TROLLS, variants=("calm_die",))
    assert Play(state, Attack(0, 1), 1).fighter(1).damage == 3
    state = duel(("crusaders", "few"), ("zombies", "pack"), variants=("calm_die",))
    assert Play(state, Attack(0, 1), 1).fighter(1).damage == 1, "3 - 1 - 1 by the die"


@pytest.mark.rule("H3-CMB-16")
@pytest.mark.parametrize(("shield", "damage"), [(-1, 3), (0, 3), (1, 2)])
def test_a_shield_rolls_a_die_after_the_attack_roll(shield: int, damage: int) -> None:
    state = duel(("crusaders", "few"), TROLLS)
    board(state).fighters[1].shield = True
    assert Play(state, Attack(0, 1), 0, shield).fighter(1).damage == damage


@pytest.mark.rule("H3-CMB-14", "H3-ORD-5", "H3-CMB-36")
def test_a_survivor_beside_the_attacker_retaliates() -> None:
    play = Play(duel(("crusaders", "few"), TROLLS, calm=False), Attack(0, 1), 0, 1)
    assert (play.fighter(1).damage, play.fighter(0).damage) == (3, 3), "4 + 1 - 2"
    assert play.over


@pytest.mark.rule("H3-CMB-14", "H3-ORD-5")
def test_no_retaliation_from_afar_nor_by_the_fallen() -> None:
    play = Play(fight([("marksmen", "few", 5)], [(*TROLLS, 13)]), Attack(0, 1), 0)
    assert play.over
    assert play.fighter(0).damage == 0
    state = duel(("crusaders", "few"), ("skeletons", "few"), calm=False)
    play = Play(state, Attack(0, 1), 0)
    assert list(board(state).fighters) == [0]


@pytest.mark.rule("H3-CMB-34")
def test_one_retaliation_a_round() -> None:
    state = duel(("crusaders", "few"), TROLLS, calm=False)
    Play(state, Attack(0, 1), -1, -1)
    play = Play(state, Attack(0, 1), -1)
    assert play.fighter(0).damage == 1


@pytest.mark.rule("H3-CMB-35")
def test_a_retaliation_causes_no_other() -> None:
    play = Play(duel(("crusaders", "few"), TROLLS, calm=False), Attack(0, 1), 0, 0)
    assert play.over
    assert play.fighter(0).retaliated == 0


@pytest.mark.rule("H3-ORD-14", "H3-UNI-5")
def test_a_pack_is_turned_before_it_retaliates() -> None:
    play = Play(duel((*TROLLS,), ("griffins", "pack"), calm=False), Attack(0, 1), 0, 0)
    assert play.fighter(1).form == "few"
    assert play.fighter(0).damage == 2, "few griffins strike with 2"


@pytest.mark.rule("H3-COM-7")
def test_a_fire_shield_burns_an_adjacent_attacker_even_if_the_unit_falls() -> None:
    state = duel(("crusaders", "few"), ("skeletons", "few"))
    board(state).fighters[1].laid = [Laid("fire_shield", "effect", B, "combat_round", 1)]
    play = Play(state, Attack(0, 1), 0)
    assert play.fighter(0).damage == 2
    assert state.players[B].discard == ["fire_shield"], "the card falls with its unit"


@pytest.mark.rule("H3-AI-40", "H3-AI-21")
def test_cards_that_last_until_the_next_attack_or_defense() -> None:
    state = duel(("crusaders", "few"), TROLLS)
    board(state).fighters[0].laid = [Laid("haste", "effect", A, "attack", 0)]
    board(state).fighters[1].laid = [Laid("haste", "effect", B, "defense", 0), Laid("slow", "effect", B, "attack", 0)]
    Play(state, Attack(0, 1), 0)
    assert board(state).fighters[0].laid == []
    assert [laid.card for laid in board(state).fighters[1].laid] == ["slow"]
    assert (state.players[A].discard, state.players[B].discard) == (["haste"], ["haste"])


# ── cards in between ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-ORD-3", "H3-CMB-44", "H3-CMB-18", "H3-CMB-41")
def test_instants_before_the_roll_until_both_pass_in_a_row() -> None:
    state = duel(("crusaders", "few"), TROLLS, hands=(["attack", "attack"], ["defense"]))
    play = Play(state, Attack(0, 1))
    play.asks(A, "before_roll", "pass", "play attack basic")
    play.say(A, "pass")
    play.asks(B, "before_roll", "pass", "play defense basic")
    play.say(B, "play defense basic")
    assert play.asked == (A, "before_roll"), "something has happened: asked again"
    play.say(A, "play attack basic").say(A, "play attack basic", 0)
    assert play.over, "B has no card left, A neither"
    assert play.fighter(1).damage == 4, "3 + 1 + 1 - 1"
    play = Play(state, Attack(0, 1), -1)
    assert play.fighter(1).damage == 6, "the bonus held for one attack: 2 more"


@pytest.mark.rule("H3-HER-4", "H3-SIE-5", "H3-TUR-7")
def test_without_the_main_hero_nobody_plays_cards() -> None:
    state = duel(("crusaders", "few"), TROLLS, hands=(["attack"], ["defense"]))
    board(state).heroes = (1, -4)
    assert Play(state, Attack(0, 1), 0).over


@pytest.mark.rule("H3-CMB-43", "H3-MOR-9", "H3-MOR-11")
def test_morale_rerolls_an_attack_die_before_the_damage() -> None:
    state = duel(("crusaders", "few"), TROLLS)
    state.players[A].morale = 1
    play = Play(state, Attack(0, 1), -1)
    play.asks(A, "after_roll", "pass", "reroll -1 morale")
    play.say(A, "reroll -1 morale", 1)
    assert play.fighter(1).damage == 4
    assert play.player().morale == 0


@pytest.mark.rule("H3-VAR-3")
def test_no_rerolls_by_morale_either() -> None:
    state = duel(("crusaders", "few"), TROLLS, variants=("no_rerolls",))
    state.players[A].morale = 1
    assert Play(state, Attack(0, 1), -1).fighter(1).damage == 2


@pytest.mark.rule("H3-CMB-55")
def test_without_a_die_nothing_that_looks_at_it_happens() -> None:
    state = duel(("griffins", "pack"), ("zombies", "pack"), hands=(["bless"], []))
    play = Play(state, Attack(0, 1)).say(A, "play bless effect")
    play.through()
    assert play.fighter(1).damage == 2, "3 - 1: no die, no better defense"


@pytest.mark.rule("H3-CMB-41", "H3-CMB-55")
def test_a_card_that_may_be_played_after_the_roll() -> None:
    state = duel((*TROLLS,), ("wraiths", "pack"), hands=([], ["shield_of_the_dwarven_lords"]))
    play = Play(state, Attack(0, 1)).say(B, "pass", 1)
    play.asks(B, "after_roll", "pass", "play shield_of_the_dwarven_lords 0")
    play.say(B, "play shield_of_the_dwarven_lords 0")
    assert play.fighter(1).damage == 4


@pytest.mark.rule("H3-CMB-54")
def test_a_cancelled_lethal_attack() -> None:
    state = duel((*TROLLS,), ("griffins", "few"), hands=([], ["resurrection"]), calm=False)
    play = Play(state, Attack(0, 1), 0)
    play.asks(B, "lethal_attack", "pass", "play resurrection effect")
    play.say(B, "play resurrection effect").through()
    assert play.fighter(1).damage == 0
    assert play.fighter(0).damage == 0, "the unit saved does not retaliate"


def with_lifeblood(form: str, damage: int) -> Realm:
    """Skeletons (defense 1, health 2 a side) with a card that gives each side 1 health more."""
    state = duel((*TROLLS,), ("skeletons", form), hands=([], ["resurrection"]), calm=False)
    skeletons = board(state).fighters[1]
    skeletons.laid.append(Laid("vial_of_lifeblood", "1", B, "combat"))
    skeletons.damage = damage
    return state


@pytest.mark.rule("H3-CMB-54", "H3-UNI-22")
@pytest.mark.parametrize(
    ("form", "damage", "die", "left"),
    [
        ("few", 0, -1, ("few", 2)),  # 4 - 1 - 1 = 2 of 3
        ("pack", 0, 1, ("few", 1)),  # 4 + 1 - 1 = 4 of 3 + 3
        ("pack", 1, 1, ("few", 2)),
    ],
)
def test_health_that_a_card_gives_makes_an_attack_less_than_lethal(
    form: str, damage: int, die: int, left: tuple[str, int]
) -> None:
    """Nobody is asked to cancel it, and the unit, which nobody saved, retaliates."""
    play = Play(with_lifeblood(form, damage), Attack(0, 1), die, 0)
    assert play.over
    assert (play.fighter(1).form, play.fighter(1).damage) == left
    assert play.fighter(0).damage == 2


@pytest.mark.rule("H3-CMB-54", "H3-UNI-22")
@pytest.mark.parametrize(("form", "damage", "die"), [("few", 0, 0), ("few", 1, -1), ("pack", 2, 1)])
def test_a_lethal_attack_on_a_unit_with_more_health_is_cancelled(form: str, damage: int, die: int) -> None:
    play = Play(with_lifeblood(form, damage), Attack(0, 1), die)
    play.asks(B, "lethal_attack", "pass", "play resurrection effect")
    play.say(B, "play resurrection effect").through()
    assert (play.fighter(1).form, play.fighter(1).damage) == (form, damage)
    assert play.fighter(0).damage == 0, "the unit saved does not retaliate"


@pytest.mark.rule("H3-CMB-17", "H3-ORD-17", "H3-MOR-6")
def test_cards_and_morale_in_the_activation_before_the_attack() -> None:
    state = fight([("crusaders", "few", 5)], [(*TROLLS, 9)], realm(hands=(["haste"], []), decks=(["attack"], [])))
    state.players[A].morale = 1
    play = Play(state, Activation(0), forced=True)
    assert play.offers("play haste effect", "morale draw", "strike 5 1")
    play.say(A, "morale draw", "attack")
    assert play.asked == (A, "activation")
    assert play.player().hand == ["haste", "attack"]
    assert not play.offers("play attack basic"), "nothing that only an attack could use"
