"""Checked from outside: cards and skills that touch other players, where several of them are hit at once."""

from __future__ import annotations

import pytest

from heraut.games.mage_knight.model.names import WOUND, HexId, SkillId
from heraut.games.mage_knight.numbers.mana import dice_left
from heraut.games.mage_knight.numbers.terrain import cost_of
from heraut.games.mage_knight.printed.effects import COLOURS
from heraut.games.mage_knight.rules.ch1_reminders.lasting import Happen
from heraut.games.mage_knight.rules.ch1_reminders.paying import PayMana
from heraut.games.mage_knight.rules.ch4_turn.preparation import Turn
from tests.games.mage_knight.dealing import MOVEMENT, A, B, Play, army, land
from tests.games.mage_knight.test_ch1_others import C, rivals
from tests.games.mage_knight.test_ch4_2_cooperation import Acting, before_the_city
from tests.games.mage_knight.test_ch5_duel import duel, melee

# ── minds ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-CRD-20", "MK-CRD-24")
def test_a_stolen_card_comes_from_whoever_gave_it_up() -> None:
    """Another player discarded the same card long ago; he has none in hand and only shows it."""
    state = rivals(("mind_read",), mana=["white", "black"], night=True)
    state.heroes[B].hand, state.heroes[B].discard = [WOUND], ["rage"]
    state.heroes[C].hand = ["rage"]
    play = Play(state, MOVEMENT).tell("play mind_read strong", "colour red")
    play.tell("card rage")
    assert (play.hero.hand, state.heroes[B].discard, state.heroes[C].discard) == (["rage"], ["rage"], [])


@pytest.mark.rule("MK-CRD-20")
def test_of_two_cards_given_up_one_is_stolen() -> None:
    state = rivals(("mind_read",), mana=["white", "black"], night=True)
    state.heroes[B].hand, state.heroes[C].hand = ["march", "rage", "rage"], ["tranquility", "tremor"]
    play = Play(state, MOVEMENT).tell("play mind_read strong", "colour green")
    play.say(C, "card tranquility")
    play.asks(A, "card_to_steal", "done", "card march", "card tranquility")
    play.tell("card tranquility")
    assert (play.hero.hand, state.heroes[B].discard, state.heroes[C].discard) == (["tranquility"], ["march"], [])


@pytest.mark.rule("MK-CRD-20", "MK-CRD-14")
def test_neither_wounds_nor_artifacts_are_given_up() -> None:
    state = rivals(("mind_read",), players=2, mana=["white"])
    state.heroes[B].hand = [WOUND, "ruby_ring"]
    play = Play(state, MOVEMENT).tell("play mind_read basic", "colour red")
    assert state.heroes[B].hand == [WOUND, "ruby_ring"]
    assert play.last("hand_shown")["cards"] == ("ruby_ring", WOUND)
    assert play.crystals() == {"red": 1}


# ── mana ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-MAN-2", "MK-MAN-7")
def test_radiance_makes_mana_of_crystals_beyond_three() -> None:
    state = rivals(("mana_meltdown",), mana=["red", "black"], night=True, crystals=(["blue"] * 2, ["blue"], ()))
    play = Play(state, MOVEMENT).tell("play mana_meltdown strong", "colour blue")
    assert [hero.hand.count(WOUND) for hero in state.heroes] == [2, 1, 0]  # counted before the two are gained
    assert (play.crystals(), play.mana()) == ({"blue": 3}, {"blue": 1})


@pytest.mark.rule("MK-MAN-2")
def test_of_melted_crystals_none_need_be_taken() -> None:
    state = rivals(("mana_meltdown",), players=2, mana=["red"], crystals=((), ("green",)))
    play = Play(state, MOVEMENT)
    play.say(A, "play mana_meltdown basic", "green").tell("done")
    assert (play.crystals(), state.heroes[B].crystals) == ({}, (0, 0, 0, 0))
    assert state.heroes[B].hand == []  # whoever had a crystal takes no Wound


@pytest.mark.rule("MK-MAN-9", "MK-MAN-5")
def test_a_die_that_is_claimed_shows_a_basic_colour() -> None:
    state = rivals(("mana_claim",), mana=["blue"], source=["black", "gold"])
    assert "play mana_claim basic" not in Play(state, MOVEMENT).options


@pytest.mark.rule("MK-CRD-22")
def test_the_curse_wounds_once_a_turn_and_not_its_caster() -> None:
    state = rivals((), players=2, crystals=(("red",), ("red", "red", "blue")))
    state.gain(B, "cursed_red", "round")
    state.active = B
    Play(state, (), PayMana(B, ("blue",), ""))
    assert state.heroes[B].hand == []
    for _ in range(2):
        Play(state, (), PayMana(B, ("red",), ""))
    assert state.heroes[B].hand == [WOUND]
    state.expire("turn")
    state.heroes[B].crystals = (1, 0, 0, 0)
    Play(state, (), PayMana(B, ("red",), ""))
    assert state.heroes[B].hand == [WOUND] * 2
    state.active = A
    Play(state, (), PayMana(A, ("red",), ""))
    assert state.heroes[A].hand == []


@pytest.mark.rule("MK-PVP-1", "MK-CRD-22")
@pytest.mark.parametrize(("how", "wounds"), [("full", 1), ("partial", 0)])
def test_the_curse_is_felt_by_whoever_takes_part_fully_as_in_his_own_turn(how: str, wounds: int) -> None:
    """Twice red mana in one fight: one Wound; who only defends himself has no turn, and none."""
    play = duel(["march"], ["rage", "rage", "march"], others_mana=["red", "red"], how="")
    play.t.state.gain(B, "cursed_red", "round")
    play.both(f"participate {how}")
    melee(play).both("done", "play rage strong", "play rage strong", "strike")
    assert play.other.hand.count(WOUND) == wounds


@pytest.mark.rule("MK-COO-3", "MK-CRD-22")
def test_the_curse_is_felt_in_a_shared_assault_too() -> None:
    state = before_the_city()
    state.heroes[B].hand, state.heroes[B].mana = ["crushing_bolt", "march"], (0, 0, 1, 0, 0, 0)
    state.gain(B, "cursed_green", "round")
    play = Acting(state).say(A, "propose C5.C 2-1")
    play.say(B, "accept", "gargoyle", "minotaur", "gunners", "gargoyle", "gunners", "minotaur")
    while play.asked != (B, "name_targets"):
        wanted = ("done", "next_phase", "to_hero", play.options[0])
        play.say(A, next(answer for answer in wanted if answer in play.options))
    play.say(B, "target 0").say(B, "attack").say(B, "play crushing_bolt strong")
    while play.asked in ((B, "effect"), (B, "pay")):
        play.say(B, play.options[0])
    assert play.t.state.heroes[B].hand.count(WOUND) == 1


@pytest.mark.rule("MK-SKL-2", "MK-PVP-1")
def test_a_motivation_of_whoever_takes_part_fully_lasts_until_the_end_of_his_next_turn() -> None:
    play = duel(["march"], ["march", "rage"], how="")
    play.other.skills = (SkillId("tovak_motivation"), SkillId("goldyx_motivation"))
    play.hero.fame = 1
    play.both("participate full", "pass")
    assert play.asked == (B, "duel_attack")
    play.both("skill tovak_motivation")
    assert play.other.motivated == 2


@pytest.mark.rule("MK-CRD-22", "MK-MAN-3")
def test_gold_used_as_the_cursed_colour_is_felt() -> None:
    state = land(mana=["gold"], players=2)
    state.gain(A, "cursed_green", "round")
    Play(state, (), PayMana(A, ("green",), ""))
    assert state.heroes[A].hand == [WOUND]


@pytest.mark.rule("MK-SKL-3", "MK-CRD-22")
def test_exploited_mana_wounds_once_for_each_colour_but_the_marked_one() -> None:
    state = land(crystals=["red", "red", "blue", "green"], players=2)
    state.centre = (("tovak_mana_exploit", B, "green"),)  # type: ignore[assignment]
    for colour, wounds in (("green", 0), ("red", 1), ("red", 1), ("blue", 2)):
        Play(state, (), PayMana(A, (colour,), ""))
        assert state.heroes[A].hand.count(WOUND) == wounds


@pytest.mark.rule("MK-SKL-3")
def test_mana_exploit_names_black_even_by_day_but_never_gold() -> None:
    play = Play(rivals((), skills=["tovak_mana_exploit"]), MOVEMENT).tell("skill tovak_mana_exploit")
    assert sorted(play.options) == sorted(f"colour {one}" for one in (*COLOURS, "black"))


@pytest.mark.rule("MK-SKL-3", "MK-PRE-7")
def test_a_frozen_source_leaves_the_dice_of_effects() -> None:
    state = land(["mana_draw"], source=["red", "blue"], players=2)
    state.centre = (("goldyx_source_freeze", B, ""),)  # type: ignore[assignment]
    play = Play(state, MOVEMENT)
    assert dice_left(play.t, A) == 0
    play.tell("play mana_draw basic")
    assert dice_left(play.t, A) == 1
    assert dice_left(play.t, B) == 1  # whoever froze it is not bound


@pytest.mark.rule("MK-SKL-3", "MK-MAN-5")
def test_a_thaw_gives_a_crystal_only_of_a_colour_the_source_shows() -> None:
    state = land(source=["black", "gold", "white"])
    state.gain(A, "thaw", "round")
    play = Play(state, (), Happen(A, "start_of_turn"))
    assert play.crystals() == {"white": 1}
    state = land(source=["black", "gold"])
    state.gain(A, "thaw", "round")
    assert Play(state, (), Happen(A, "start_of_turn")).crystals() == {}
    assert A not in state.modifiers


@pytest.mark.rule("MK-SKL-3", "MK-MOV-27")
def test_foul_weather_is_not_felt_by_its_owner_and_never_above_five() -> None:
    state = land(players=2)
    state.tiles = {"0,0": "A", "0,1": "1", "1,0": "2"}
    state.centre = (("norowas_prayer_of_weather", A, ""),)  # type: ignore[assignment]
    table = Play(state, ()).t
    assert [cost_of(table, seat, HexId("A.E")) for seat in (A, B)] == [2, 3]  # plains
    assert [cost_of(table, seat, HexId("A.NE")) for seat in (A, B)] == [3, 4]  # a forest by day
    state.round = 2
    assert [cost_of(table, seat, HexId("A.NE")) for seat in (A, B)] == [5, 5]  # by night


# ── units and wounds ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-UNI-2")
def test_energy_tires_one_unit_of_each_other_up_to_its_level() -> None:
    state = rivals(("energy_flow",), mana=["green"], units=["altem_mages spent"])
    state.heroes[B].units = army("peasants", "fire_golems", "foresters spent")
    state.heroes[C].units = army("catapults")
    play = Play(state, MOVEMENT).tell("play energy_flow basic")
    play.asks(A, "unit_to_tire", "done", "unit 1")  # no golems (level 3), nobody spent
    play.tell("unit 1")
    assert [unit.spent for unit in state.heroes[B].units] == [True, False, True]
    play.asks(A, "moment")  # catapults are level 3
    assert not play.hero.units[0].spent


@pytest.mark.rule("MK-FIN-1", "MK-CRD-20")
def test_a_single_wound_of_a_ritual_goes_to_the_other_hero() -> None:
    state = rivals((WOUND,), players=2, skills=["arythea_healing_ritual"])
    play = Play(state, MOVEMENT).tell("skill arythea_healing_ritual")
    assert (play.hero.hand, state.heroes[B].hand) == ([], [WOUND])


@pytest.mark.rule("MK-CRD-5", "MK-SKL-2")
def test_a_ritual_is_no_part_of_a_fight() -> None:
    state = rivals((WOUND,), players=2, skills=["arythea_healing_ritual", "goldyx_potion_making"])
    assert not [one for one in Play(state, ("attack", "foes", "special")).options if one.startswith("skill")]


@pytest.mark.rule("MK-PRE-3", "MK-MAN-1", "MK-PVP-38")
def test_mana_is_gone_after_a_turn_that_a_token_face_down_costs() -> None:
    state = land(["march"], deck=["rage"], mana=["blue"], face_down=(A,))
    Play(state, (), Turn(A))
    assert (state.heroes[A].mana, state.face_down) == ((0,) * 6, ())
