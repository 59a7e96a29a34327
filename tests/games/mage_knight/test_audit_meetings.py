"""Checked from outside: two effects that meet, and sites where nobody is left to be met."""

from __future__ import annotations

import pytest

from heraut.games.mage_knight.model.names import WOUND, DeedId, HexId
from heraut.games.mage_knight.numbers.mana import dice_left
from heraut.games.mage_knight.numbers.terrain import cost_of
from heraut.games.mage_knight.rules.ch1_reminders.lasting import Happen
from heraut.games.mage_knight.rules.ch4_turn.hero_action import Action
from heraut.kernel import Deck
from tests.games.mage_knight import turning
from tests.games.mage_knight.dealing import ATTACK, MOVEMENT, RANGED, TALK, A, B, Play, land
from tests.games.mage_knight.fighting import ORC, fight, pass_to
from tests.games.mage_knight.test_ch4_2_cooperation import Acting, before_the_city


@pytest.mark.rule("MK-CRD-22", "MK-CRD-17")
def test_a_spell_cast_from_the_offer_counts_for_a_ring() -> None:
    state = land(["ruby_ring", "magic_talent", "rage"])
    state.spells = (DeedId("fireball"),)
    play = Play(state, RANGED).tell("play ruby_ring strong", "play magic_talent basic")
    assert (play.hero.fame, state.spells, play.hero.discard) == (1, ("fireball",), ["rage"])


@pytest.mark.rule("MK-CRD-20", "MK-CRD-22")
def test_a_card_worn_out_does_not_go_on_the_deck() -> None:
    """Maximal Effect throws Steady Tempo away: it is no longer there to be put back."""
    play = Play(land(["maximal_effect", "steady_tempo"], deck=["rage"], mana=["red"]), MOVEMENT)
    play.tell("play maximal_effect strong")
    assert (play.hero.move, play.hero.thrown) == (8, ["steady_tempo"])
    Play(play.t.state, (), Happen(A, "end_of_turn"))
    assert play.hero.deck.top == []


@pytest.mark.rule("MK-CRD-16", "MK-CRD-22")
def test_concentration_adds_to_movement_but_not_to_healing() -> None:
    play = Play(land(["concentration", "refreshing_walk", WOUND], mana=["green"]), MOVEMENT)
    play.tell("play concentration strong")
    assert (play.hero.move, play.hero.heal) == (6, 2)  # 4 + 2, and 2


@pytest.mark.rule("MK-CRD-16", "MK-CRD-21")
def test_concentration_pays_the_card_but_not_what_its_effect_takes() -> None:
    assert "play concentration strong" not in Play(land(["concentration", "pure_magic"], mana=["green"]), TALK).options
    play = Play(land(["concentration", "pure_magic"], mana=["green", "white"]), TALK).tell("play concentration strong")
    assert (play.hero.influence, play.mana()) == (9, {})  # 7 + 2


@pytest.mark.rule("MK-MAN-12", "MK-MAN-13")
def test_polarized_black_pays_a_colour_by_day_but_no_strong_spell() -> None:
    state = land(["fireball"], mana=["black", "red"], skills=["arythea_polarization"])
    play = Play(state, RANGED).tell("skill arythea_polarization")
    assert [one for one in play.options if one.startswith("play")] == ["play fireball basic"]


@pytest.mark.rule("MK-MAN-12", "MK-MAN-13")
def test_polarized_gold_is_black_by_night_once() -> None:
    state = land(["fireball", "snowstorm"], mana=["gold", "gold", "red", "blue"], night=True)
    state.heroes[A].skills = ("arythea_polarization",)  # type: ignore[assignment]
    play = Play(state, RANGED).tell("skill arythea_polarization", "play fireball strong")
    while play.asked == (A, "pay"):
        play.tell(play.options[0])
    assert play.mana() == {"gold": 1, "blue": 1}
    assert "play snowstorm strong" not in play.options


@pytest.mark.rule("MK-CRD-22", "MK-PRE-7")
def test_who_needs_no_magic_uses_no_die_before_or_after() -> None:
    state = land(["rage", "march"], source=["red", "red"], skills=["tovak_who_needs_magic"])
    play = Play(state, ATTACK).tell("skill tovak_who_needs_magic", "sideways march attack", "effect 3+no_dice")
    assert dice_left(play.t, A) == 0
    assert "play rage strong" not in play.options
    state = land(["rage", "march"], source=["red", "red"], skills=["tovak_who_needs_magic"])
    play = Play(state, ATTACK).tell("play rage strong", "skill tovak_who_needs_magic", "sideways march attack")
    assert [one.amount for one in play.gathered] == [4, 2]


@pytest.mark.rule("MK-MOV-27")
def test_weather_paths_and_wind_come_off_each_with_its_own_floor() -> None:
    """Desert by day 5: path -1 (not below 2), fair weather -2 (not below 1), wind -2: 5 - 1 - 2 - 2."""
    state = land()
    state.tiles = {"0,0": "A", "0,1": "4"}
    for status in ("wind_2", "fair_weather", "path"):
        state.gain(A, status, "turn")
    assert cost_of(Play(state, ()).t, A, HexId("4.NE")) == 0
    assert cost_of(Play(state, ()).t, A, HexId("A.E")) == 0  # plains: 2, then 1, then 0


@pytest.mark.rule("MK-CRD-14", "MK-CRD-22", "MK-HND-1")
def test_a_wound_of_power_of_pain_is_worth_two_and_stays_a_wound() -> None:
    play = Play(land([WOUND, WOUND], skills=["arythea_power_of_pain"]), ATTACK)
    play.tell("skill arythea_power_of_pain", f"sideways {WOUND} attack")
    assert [one.amount for one in play.gathered] == [2]
    assert (play.hero.hand, play.hero.played, play.hero.turn.acted) == ([WOUND], [WOUND], False)
    assert not [one for one in play.options if one.startswith("sideways")]  # one Wound, once


@pytest.mark.rule("MK-CMB-16", "MK-CMB-59")
def test_a_bonus_of_the_hand_limit_does_not_keep_a_hero_on_his_feet() -> None:
    """Prowlers 4 against armour 2: two Wounds, with three of a curse taken in the fight: five, the printed limit."""
    play = fight({ORC: ["prowlers"]}, ["march"], statuses=["draw_two_more"])
    play.hero.hurt = 3
    pass_to(play, 4)
    assert [one["why"] for one in play.told("hand_lost")] == ["knocked_out"]
    assert play.hero.discard == ["march"]


@pytest.mark.rule("MK-SIT-13", "MK-SET-10")
def test_a_keep_of_another_falls_when_no_token_is_left_to_defend_it() -> None:
    state = turning.land(hex="3.NE", tiles={**turning.WEDGE, "1,1": "3"}, shields={"3.NE": (B,)})
    state.heroes[A].path = (HexId("3.W"), HexId("3.NE"))
    state.decks["grey"] = Deck([])
    play = turning.Play(state, Action(A))
    play.asks(A, "after_action")
    assert (state.shields, play.hero.reputation, play.hero.fame) == ({"3.NE": (A,)}, -1, 0)


@pytest.mark.rule("MK-COO-9", "MK-COO-14", "MK-PRE-7")
def test_in_a_shared_assault_everybody_has_a_die_of_his_own() -> None:
    state = before_the_city(source=["red", "red", "blue"])
    state.heroes[A].turn = state.heroes[A].turn._replace(dice=("red",))  # his was used before
    play = Acting(state)
    play.say(A, "propose C5.C 1-2")
    tokens = ("gargoyle", "minotaur", "gunners")
    play.say(B, "accept", *tokens, "gargoyle", "gunners", "minotaur")
    assert dice_left(play.t, A) == 0
    while play.asked is not None and play.asked[0] == A:
        wanted = ("next_phase", "to_hero", play.options[0])
        play.say(A, next(answer for answer in wanted if answer in play.options))
    assert play.asked is not None
    assert play.asked[0] == B
    assert dice_left(play.t, B) == 1
