"""11a. Units that nobody commands: their places, their targets, their ways."""

from __future__ import annotations

from typing import Any

import pytest

from heraut.games.heroes3.model import AI, BESIDE, TOWER, Fighter, Realm
from heraut.games.heroes3.rules.ch10_combat.combat_round import Activation
from heraut.games.heroes3.rules.ch10_combat.placed_by_rule import PlaceByRule
from heraut.games.heroes3.rules.ch11_ai.ai_combat import RuledActivation
from heraut.games.heroes3.rules.ch11_ai.ai_targets import nearer, targets, tier_order
from tests.games.heroes3.playing import A, Play, fight, realm, table

NEUTRAL = "neutral"


def ai_fight(own: list[Any], foes: list[Any], state: Realm | None = None, **more: Any) -> Realm:
    """Seat A (side 0, attacking) against the units of an AI's hero, whose deck is empty."""
    laid = fight(own, foes, realm(1, scenario="house_greywater_bell") if state is None else state, guards=True, **more)
    assert laid.battle is not None
    laid.battle.owners, laid.battle.commands = (A, AI), (A, AI)
    laid.enemy_army = {card: form for card, form, _ in foes if form in ("few", "pack")}
    return laid


def whom(state: Realm, who: int) -> list[int]:
    return targets(table(state), who)


# ── placing ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def placed(names: list[str], **more: Any) -> dict[str, int]:
    """Where guards of these kinds come to stand, by their name; ties are broken in the order of the list."""
    state = fight([("halberdiers", "pack", 1)], [(f"{name}_neutral", NEUTRAL, BESIDE) for name in names],
                  realm(**more), guards=True)  # fmt: skip
    play = Play(state, PlaceByRule(1)).through()
    assert play.state.battle is not None
    guards = [one for one in play.state.battle.fighters.values() if one.side == 1]
    return {one.card.removesuffix("_neutral"): one.space for one in guards}


@pytest.mark.rule("H3-CMB-7", "H3-CMB-25")
def test_the_fastest_stands_leftmost_as_seen_from_behind_the_enemy() -> None:
    # Griffins (initiative 8) before boars (6); evil eyes shoot.  Column 3 is the left of the defender.
    assert placed(["boars", "griffins", "evil_eyes"]) == {"griffins": 15, "boars": 14, "evil_eyes": 19}


@pytest.mark.rule("H3-CMB-7")
def test_official_the_left_is_that_of_the_player() -> None:
    found = placed(["boars", "griffins", "evil_eyes"], official=True)
    assert found == {"griffins": 12, "boars": 13, "evil_eyes": 16}


@pytest.mark.rule("H3-CMB-26")
def test_a_fifth_walker_goes_to_the_back_row() -> None:
    state = fight([("halberdiers", "pack", 1)], [(f"{name}_neutral", NEUTRAL, BESIDE) for name in
                  ("griffins", "boars", "halberdiers", "boars", "evil_eyes", "halberdiers")], guards=True)  # fmt: skip
    play = Play(state, PlaceByRule(1)).through()
    assert [play.fighter(number).space for number in range(1, 7)] == [15, 14, 12, 13, 19, 18]


@pytest.mark.rule("H3-CMB-51")
def test_a_fifth_shooter_goes_to_the_front_row_where_the_walkers_stand_already() -> None:
    foes = [*[("evil_eyes_neutral", NEUTRAL, BESIDE)] * 5, ("zombies_neutral", NEUTRAL, BESIDE)]
    play = Play(fight([("halberdiers", "pack", 1)], foes, guards=True), PlaceByRule(1)).through()
    assert [play.fighter(number).space for number in range(1, 7)] == [19, 18, 17, 16, 14, 15]


@pytest.mark.rule("H3-CMB-27")
def test_equal_initiative_the_higher_tier_first_then_the_player_says() -> None:
    # Boars and rogues (bronze) and diamond golems (golden) all have initiative 6.
    names = ("boars", "rogues", "diamond_golems")
    state = fight([("halberdiers", "pack", 1)], [(f"{name}_neutral", NEUTRAL, BESIDE) for name in names], guards=True)
    play = Play(state, PlaceByRule(1), forced=True)
    assert play.fighter(3).space == 15
    play.asks(A, "place_ruled", "target 1", "target 2")
    play.say(A, "target 2")
    assert (play.fighter(2).space, play.fighter(1).space) == (14, 13)


@pytest.mark.rule("H3-CMB-7")
def test_an_attacking_ai_fills_the_side_of_the_attacker() -> None:
    state = ai_fight([("halberdiers", "pack", 17)], [("zombies", "pack", BESIDE)])
    assert state.battle is not None
    state.battle.fighters[0].side, state.battle.fighters[1].side = 1, 0
    state.battle.owners = state.battle.commands = (AI, A)
    assert Play(state, PlaceByRule(0)).through().fighter(1).space == 4


# ── targets ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-AI-3", "H3-AI-12")
def test_tiers_in_order() -> None:
    # A silver unit: silver, bronze, golden, azure.  A golden one: golden, silver, bronze, azure.
    assert sorted(range(4), key=lambda other: tier_order(1, other)) == [1, 0, 2, 3]
    assert sorted(range(4), key=lambda other: tier_order(2, other)) == [2, 1, 0, 3]


@pytest.mark.rule("H3-AI-2", "H3-AI-42")
def test_a_walker_attacks_its_own_tier_even_if_another_is_closer() -> None:
    # Boars (bronze, space 13) reach crusaders (silver) at 9 without a step and halberdiers (bronze) at 6 with two.
    own = [("crusaders", "few", 9), ("halberdiers", "few", 6)]
    state = fight(own, [("boars_neutral", NEUTRAL, 13)], guards=True)
    assert whom(state, 2) == [1]


@pytest.mark.rule("H3-AI-12")
def test_otherwise_the_closest_in_our_rules_the_lower_tier_in_the_official_ones() -> None:
    # Minotaurs (silver) between champions (golden, beside them) and halberdiers (bronze, two steps away).
    own = [("champions", "few", 9), ("halberdiers", "few", 6)]
    foes = [("minotaurs", "few", 13)]
    assert whom(ai_fight(own, foes), 2) == [0]
    assert whom(ai_fight(own, foes, realm(1, scenario="house_greywater_bell", official=True)), 2) == [1]


@pytest.mark.rule("H3-AI-12")
def test_equally_close_the_lower_tier() -> None:
    own = [("champions", "few", 9), ("halberdiers", "few", 14)]
    assert whom(ai_fight(own, [("minotaurs", "few", 13)]), 2) == [1]


@pytest.mark.rule("H3-AI-41")
def test_only_targets_in_reach_count() -> None:
    # Boars walk 3: the halberdiers of their tier stand too far away, the crusaders do not.
    own = [("halberdiers", "few", 0), ("crusaders", "few", 10)]
    state = fight(own, [("boars_neutral", NEUTRAL, 19)], guards=True)
    assert whom(state, 2) == [1]


@pytest.mark.rule("H3-AI-41")
def test_a_walker_counts_the_way_round_a_flyer_does_not() -> None:
    # From 17 to the halberdiers at 9, a boar in between at 13; the marksmen at 10 are as far in a straight line + 1.
    own = [("halberdiers", "few", 9), ("griffins", "few", 11)]
    wall = ("boars_neutral", NEUTRAL, 13)
    walker = fight(own, [("halberdiers_neutral", NEUTRAL, 17), wall], guards=True)
    flyer = fight(own, [("griffins_neutral", NEUTRAL, 17), wall], guards=True)
    # on foot: 17-16-12-8-9 or 17-18-14-10-9 is 4 steps, 17-18-19-15-11 is 4 steps too: tied
    assert whom(walker, 2) == [0, 1]
    # in the air: 2 against 4
    assert whom(flyer, 2) == [0]


@pytest.mark.rule("H3-AI-3")
@pytest.mark.parametrize(
    ("own", "expected"),
    [
        (["marksmen", "zealots", "halberdiers"], [1]),  # silver shooters: the zealots, silver
        (["marksmen", "archangels"], [0]),  # no silver shooter: the lower tier that shoots
        (["halberdiers", "crusaders"], [1]),  # nobody shoots: the same tier
    ],
)
def test_shooters_shoot_at_shooters(own: list[str], expected: list[int]) -> None:
    spaces = (1, 2, 3)
    forces = [(name, "few", space) for name, space in zip(own, spaces, strict=False)]
    state = ai_fight(forces, [("medusas", "few", 17)])
    assert whom(state, len(own)) == expected


@pytest.mark.rule("H3-AI-13")
def test_no_shooter_and_none_of_its_tier() -> None:
    # Medusas (silver) at 17: bronze halberdiers at 1 (4 away), golden champions at 9 (2 away).
    own = [("halberdiers", "few", 1), ("champions", "few", 9)]
    assert whom(ai_fight(own, [("medusas", "few", 17)]), 2) == [1]
    official = realm(1, scenario="house_greywater_bell", official=True)
    assert whom(ai_fight(own, [("medusas", "few", 17)], official), 2) == [0]


@pytest.mark.rule("H3-AI-14")
def test_the_closest_of_several_then_the_player_chooses() -> None:
    own = [("halberdiers", "few", 5), ("griffins", "few", 1), ("halberdiers", "few", 4)]
    state = ai_fight(own, [("evil_eyes", "few", 17)])
    assert whom(state, 3) == [0]
    own = [("halberdiers", "few", 4), ("griffins", "few", 6)]
    play = Play(ai_fight(own, [("evil_eyes", "few", 17)]), RuledActivation(2))
    play.asks(A, "ruled_target", "target 0", "target 1")
    play.through(1, say={"ruled_target": "target 1"})
    assert [fact["target"] for fact in play.told("attacks")] == [1]


@pytest.mark.rule("H3-AI-3", "H3-UNI-31")
def test_a_shooter_with_an_enemy_beside_it_shoots_that_one() -> None:
    own = [("marksmen", "few", 1), ("halberdiers", "few", 13)]
    assert whom(ai_fight(own, [("evil_eyes", "few", 17)]), 2) == [1]


@pytest.mark.rule("H3-AI-38")
def test_the_tower_counts_as_a_silver_shooter() -> None:
    state = ai_fight([("halberdiers", "few", 17)], [("medusas", "few", 1)])
    assert state.battle is not None
    battle = state.battle
    battle.fighters[0].side, battle.fighters[1].side = 1, 0
    battle.owners = battle.commands = (AI, A)
    battle.fighters[2] = Fighter("arrow_tower", 1, TOWER)
    assert whom(state, 1) == [2]
    battle.fighters[3] = Fighter("marksmen", 1, "few", 18)
    assert whom(state, 1) == [2]  # silver before bronze
    battle.fighters[1].card = "evil_eyes"
    assert whom(state, 1) == [3]  # bronze before silver


# ── activations ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-AI-2", "H3-CMB-9")
def test_it_walks_up_and_strikes() -> None:
    state = fight([("halberdiers", "pack", 5)], [("boars_neutral", NEUTRAL, 13)], guards=True)
    play = Play(state, RuledActivation(1), 1, -1, forced=True)
    assert play.fighter(1).space == 9
    assert play.told("attacks")[0]["who"] == 1


@pytest.mark.rule("H3-AI-14")
def test_the_player_chooses_between_spaces_that_are_as_near() -> None:
    state = fight([("halberdiers", "pack", 5)], [("boars_neutral", NEUTRAL, 14)], guards=True)
    play = Play(state, RuledActivation(1), forced=True)
    play.asks(A, "ruled_space", "space 6", "space 9")
    play.through(1, -1, say={"ruled_space": "space 6"})
    assert play.fighter(1).space == 6


@pytest.mark.rule("H3-CMB-29", "H3-CMB-49")
def test_out_of_reach_it_comes_as_close_as_it_can_and_does_not_defend() -> None:
    state = fight([("halberdiers", "pack", 0)], [("boars_neutral", NEUTRAL, 18)], guards=True)
    play = Play(state, RuledActivation(1), forced=True).through()
    # 4 rows and 2 columns away: three steps nearer, whichever way
    assert play.told("attacks") == []
    space = play.fighter(1).space
    assert space // 4 + space % 4 == 3
    assert not play.fighter(1).shield


@pytest.mark.rule("H3-CMB-29", "H3-CMB-49")
def test_as_close_as_it_can_be_it_stays() -> None:
    # Boars in the corner, shut in by two of their own kind.
    own = [("halberdiers", "pack", 1)]
    foes = [("boars_neutral", NEUTRAL, 19), ("boars_neutral", NEUTRAL, 18), ("boars_neutral", NEUTRAL, 15)]
    state = fight(own, foes, guards=True)
    assert nearer(table(state), 1) == []
    play = Play(state, RuledActivation(1), forced=True)
    assert play.over
    assert play.fighter(1).space == 19
    assert not play.fighter(1).shield


@pytest.mark.rule("H3-AI-36")
def test_a_besieger_breaks_the_closest_wall_when_nobody_is_in_reach() -> None:
    state = ai_fight([("halberdiers", "few", 17)], [("zombies", "few", 5)])
    battle = state.battle
    assert battle is not None
    battle.fighters[0].side, battle.fighters[1].side = 1, 0
    battle.owners = battle.commands = (AI, A)
    battle.walls, battle.home = ("gate", "wall", "wall", "wall"), True
    play = Play(state, RuledActivation(1), forced=True)
    assert play.over
    assert battle.walls == ("gate", "", "wall", "wall")
    assert play.fighter(1).space == 5


@pytest.mark.rule("H3-AI-36")
def test_a_flyer_flies_over_the_wall_if_it_reaches_anybody() -> None:
    state = ai_fight([("halberdiers", "few", 13)], [("vampires", "few", 5)])
    battle = state.battle
    assert battle is not None
    battle.fighters[0].side, battle.fighters[1].side = 1, 0
    battle.owners = battle.commands = (AI, A)
    battle.walls, battle.home = ("gate", "wall", "wall", "wall"), True
    play = Play(state, RuledActivation(1), forced=True).through(0)
    assert battle.walls == ("gate", "wall", "wall", "wall")
    assert play.told("attacks")[0]["target"] == 0


def behind_walls(unit: str, space: int, walls: tuple[str, ...]) -> Realm:
    state = ai_fight([("halberdiers", "few", 1)], [(unit, "few", space)])
    assert state.battle is not None
    state.battle.walls, state.battle.home = walls, True
    return state


@pytest.mark.rule("H3-AI-37")
def test_an_ai_behind_its_walls_takes_the_gate() -> None:
    state = behind_walls("zombies", 14, ("wall", "wall", "wall", "gate"))
    play = Play(state, RuledActivation(1), forced=True).through()
    assert play.fighter(1).space in (7, 11)
    assert state.battle is not None
    assert state.battle.walls == ("wall", "wall", "wall", "gate")


@pytest.mark.rule("H3-AI-37", "H3-AI-42")
def test_an_ai_that_cannot_get_out_defends_and_never_breaks_its_wall() -> None:
    walls = ("wall", "wall", "wall", "wall")
    state = behind_walls("zombies", 13, walls)
    play = Play(state, RuledActivation(1), forced=True)
    assert play.over
    assert play.fighter(1).shield
    assert state.battle is not None
    assert state.battle.walls == walls


@pytest.mark.rule("H3-CMB-40", "H3-AI-37")
def test_it_does_not_defend_twice_in_a_row() -> None:
    state = behind_walls("zombies", 13, ("wall", "wall", "wall", "wall"))
    assert state.battle is not None
    state.battle.fighters[1].shield = True
    play = Play(state, Activation(1), forced=True)
    assert play.over
    assert not play.fighter(1).shield


@pytest.mark.rule("H3-AI-37")
def test_a_flyer_of_the_ai_flies_over_its_walls() -> None:
    state = behind_walls("vampires", 13, ("wall", "wall", "wall", "wall"))
    play = Play(state, RuledActivation(1), 0, forced=True)
    assert play.fighter(1).space == 5
