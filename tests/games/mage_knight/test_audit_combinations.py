"""Checked from outside: one effect in the middle of another, and refusals that say what is so."""

from __future__ import annotations

from typing import Any

import pytest

from heraut.games.mage_knight.answers.of_rounds import UseTactic
from heraut.games.mage_knight.answers.on_turn import Interact
from heraut.games.mage_knight.answers.with_cards import Learn, UseSkill
from heraut.games.mage_knight.answers.with_cards import Play as PlayIt
from heraut.games.mage_knight.model.land import Ending
from heraut.games.mage_knight.model.names import OFFICIAL, WOUND, DeedId, SkillId, TacticId
from heraut.games.mage_knight.numbers import foe_numbers
from heraut.games.mage_knight.rules.ch1_reminders.lasting import Happen
from heraut.games.mage_knight.rules.ch3_rounds.rounds import PreparePlayer
from heraut.games.mage_knight.rules.ch4_turn.end_of_turn import DrawUp
from heraut.games.mage_knight.rules.ch4_turn.hero_action import Action, AfterAction
from heraut.games.mage_knight.rules.ch4_turn.movement import Movement
from heraut.games.mage_knight.rules.ch4_turn.resting import Recovering
from heraut.kernel import Deck
from heraut.kernel.values import total
from heraut.table.speech import OneLanguage
from tests.games.mage_knight import fighting, turning
from tests.games.mage_knight.dealing import ATTACK, MOVEMENT, TALK, A, B, Play, land
from tests.games.mage_knight.fighting import ORC, fight
from tests.games.mage_knight.test_ch5_duel import VILLAGE, duel

# ── one effect in the middle of another ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-CRD-20", "MK-TAC-17")
def test_what_maximal_effect_wears_out_leaves_even_when_time_bending_laid_it_aside() -> None:
    """Magic Talent, three times, casts Time Bending of the offer: that card is laid aside, then it is worn out."""
    state = land(["maximal_effect", "magic_talent", "march", "stamina"], mana=["blue", "black"], night=True)
    state.spells = (DeedId("space_bending"),)
    play = Play(state, MOVEMENT).tell("play maximal_effect basic", "card magic_talent", "play space_bending strong")
    play.asks(A, "moment")
    assert (play.hero.thrown, play.hero.aside, play.hero.again) == (["magic_talent"], (), 1)


@pytest.mark.rule("MK-CRD-22")
def test_three_lessons_are_offered_one_at_a_time() -> None:
    """Maximal Effect plays Learning three times: each lesson is one answer, and three may be taken."""
    offer = tuple([DeedId(card) for card in ("agility", "ambush", "training")])
    play = Play(land(["maximal_effect", "learning"], advanced=offer, decks={"advanced": Deck([])}), TALK)
    play.hero.influence = 12
    play.tell("play maximal_effect basic")  # 12 + 3 * 2 = 3 * 6
    for card in offer:
        assert play.options.count(f"learn {card} learning") == 1
        play.tell(f"learn {card} learning")
    assert (play.hero.influence, play.hero.discard) == (0, [*offer])


@pytest.mark.rule("MK-CRD-1", "MK-CRD-22")
@pytest.mark.parametrize(
    ("chosen", "other", "worth"),
    [("2+careless", "blood_rage", 3), ("2+without_magic", "blood_rage", 3), ("3+no_dice", "march", 2)],
)
def test_of_two_skills_one_says_which_makes_a_card_sideways_worth_more(chosen: str, other: str, worth: int) -> None:
    """Two points by either skill: the one that is left may be worth three for another card."""
    skills = ["tovak_i_dont_give_a_damn", "tovak_who_needs_magic"]
    play = Play(land(["rage", other], skills=skills), MOVEMENT)
    play.tell(*[f"skill {skill}" for skill in skills], "sideways rage move")
    play.asks(A, "sideways", "effect 2+careless", "effect 2+without_magic", "effect 3+no_dice")
    play.tell(f"effect {chosen}")
    before = play.hero.move
    play.tell(f"sideways {other} move")
    if play.asked == (A, "sideways"):
        play.tell("effect 3+no_dice")
    assert play.hero.move - before == worth


@pytest.mark.rule("MK-CRD-1")
def test_what_a_card_sideways_is_worth_is_said_in_words() -> None:
    state = turning.land(hand=["rage", "march"])
    state.heroes[A].skills = (SkillId("tovak_i_dont_give_a_damn"), SkillId("tovak_who_needs_magic"))
    play = turning.Play(state, Movement(A))
    for skill in state.heroes[A].skills:
        play.say(A, f"skill {skill}")
    play.say(A, "sideways rage move")
    question = turning.GAME.scene(turning.GAME.view(play.t, A), A).question
    assert question is not None
    speech = OneLanguage(turning.GAME, "en")
    assert [speech.label(one.label) for one in question.choices] == [
        "2, I Don’t Give a Damn",
        "2, Who Needs Magic?",
        "3, no die of the Source",
    ]


@pytest.mark.rule("MK-CMB-42", "MK-CMB-56")
@pytest.mark.parametrize("unit", [False, True])
def test_who_summons_does_not_freeze_with_whoever_was_summoned(unit: bool) -> None:
    """Lethal Chill, or Amotep Freezers, at a medusa: she is gone, and the orc who summoned her keeps his armour."""
    things: dict[str, Any] = {"units": ["amotep_freezers"]} if unit else {"night": True}
    mana = ["blue"] if unit else ["blue", "black"]
    play = fight({ORC: ["orc_summoners"]}, ["chill", "rage"], mana=mana, browns=["medusa"], **things)
    play.say(A, "next_phase").say(A, "block 0", "medusa")
    play.tell("activate 1 2" if unit else "play chill strong")
    assert play.phase == 4
    assert total(foe_numbers.armour_of(play.t, foe_numbers.left(play.t)[0])) == 4
    assert play.t.state.discards["brown"] == ["medusa"]


@pytest.mark.rule("MK-CMB-63", "MK-CMB-56")
def test_who_is_frozen_before_he_summons_is_weaker_himself() -> None:
    play = fight({ORC: ["orc_summoners"]}, ["chill", "rage"], mana=["blue", "black"], night=True, browns=["medusa"])
    play.tell("play chill strong", "next_phase")
    assert play.phase == 4  # nobody attacks
    assert total(foe_numbers.armour_of(play.t, foe_numbers.left(play.t)[0])) == 1  # 4 - 4, never below 1


@pytest.mark.rule("MK-CRD-22", "MK-CRD-20")
@pytest.mark.parametrize(("old", "left"), [(0, 0), (2, 2)])
def test_a_wound_of_this_turn_leaves_from_the_discard_pile_too(old: int, left: int) -> None:
    """Blood Ritual's Wound is discarded by I Feel No Pain; Banner of Protection throws it away, and no older one."""
    hand = ["banner_of_protection", "blood_ritual", *[WOUND] * old]
    state = turning.land(hand=hand, deck=["rage"])
    state.heroes[A].skills = (SkillId("tovak_i_feel_no_pain"),)
    play = (
        turning.Play(state, AfterAction(A)).say(A, "play banner_of_protection strong").say(A, "play blood_ritual basic")
    )
    play.say(A, "colour red").say(A, "skill tovak_i_feel_no_pain", "rage").say(A, "end")
    play = turning.Play(play.state, Happen(A, "end_of_turn")).say(A, "effect wounds_leave")
    assert play.hero.hand.count(WOUND) + play.hero.discard.count(WOUND) == left


@pytest.mark.rule("MK-RND-26")
@pytest.mark.parametrize(("left", "again", "drawn", "new_hand"), [((), 0, 5, 7), ((A,), 0, 7, 5), ((), 1, 7, 5)])
def test_meditation_on_the_last_turn_waits_for_the_new_round(
    left: tuple[int, ...], again: int, drawn: int, new_hand: int
) -> None:
    """The end of the round is announced: two cards more are drawn at its beginning, unless another turn comes first."""
    state = turning.land(deck=["march"] * 9, round_end=Ending(B, left))
    state.heroes[A].again = again
    state.gain(A, "draw_two_more", "next_draw")
    play = turning.Play(state, DrawUp(A), *["march"] * drawn)
    assert len(play.hero.hand) == drawn
    play = turning.Play(play.state, PreparePlayer(A), *["march"] * new_hand)
    assert len(play.hero.hand) == new_hand


# ── heroes against heroes ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-CRD-13")
def test_healing_points_do_not_outlast_a_fight_with_a_hero() -> None:
    state = duel(["march", WOUND], ["march"], how="").t.state
    state.agenda, state.pending, state.heroes[A].heal = [], None, 3
    play = fighting.Play(state, Action(A)).say(B, "participate partial")
    while play.asked != (A, "after_action"):
        play.say(play.asked[0], "done")  # type: ignore[index]
    assert (play.hero.heal, play.options) == (0, ["end"])


@pytest.mark.rule("MK-CMB-54", "MK-PVP-38")
def test_move_that_was_left_over_in_a_fight_is_lost() -> None:
    """Agility makes a ranged attack of two move each: of three one is left, and does not wait for the next turn."""
    cards = ["agility", "improvisation", "rage"]
    play = duel(["march"], cards, others_mana=["white"])
    play.both("play agility strong", "play improvisation basic", "card rage")
    assert play.other.move == 1  # 4 + 3, two for each ranged attack
    while not play.done():
        play.both("strike" if "strike" in play.options else "parry" if "parry" in play.options else "done")
    assert (play.other.move, play.other.influence) == (0, 0)


@pytest.mark.rule("MK-PVP-9", "MK-TAC-17")
@pytest.mark.parametrize(("how", "may"), [("partial", False), ("full", True)])
def test_time_bends_for_whoever_takes_a_turn_of_his_own(how: str, may: bool) -> None:
    play = duel(["march"], ["space_bending"], others_mana=["blue", "black"], how=how, round=2)
    assert ("play space_bending strong" in play.options) is may


@pytest.mark.rule("MK-PVP-9", "MK-CRD-22")
@pytest.mark.parametrize(("how", "may"), [("partial", False), ("full", True)])
def test_who_uses_no_die_claims_none(how: str, may: bool) -> None:
    play = duel(["march"], ["mana_claim"], others_mana=["blue"], how=how, source=("red",))
    assert ("play mana_claim basic" in play.options) is may


@pytest.mark.rule("MK-CRD-12", "MK-PVP-9")
@pytest.mark.parametrize(("how", "may"), [("partial", False), ("full", True)])
def test_a_banner_is_hoisted_in_a_turn_of_ones_own(how: str, may: bool) -> None:
    play = duel(["march"], ["banner_of_glory"], others_units=["peasants"], how=how)
    assert ("attach banner_of_glory 11" in play.options) is may


# ── why not ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def tactic_refused(tactic: str, **things: Any) -> tuple[str, tuple[str, ...]]:
    """What speaks against the tactic while moving by night."""
    state = turning.land(hand=["march"], night=True, **things)
    state.heroes[A].tactic = TacticId(tactic)
    reason = turning.Play(state, Movement(A)).t.why_not(UseTactic())
    return ("", ()) if reason is None else (reason.id, reason.rules)


@pytest.mark.rule("MK-TAC-12", "MK-TAC-13")
def test_why_a_tactic_is_of_no_use_now() -> None:
    assert tactic_refused("long_night", deck=["rage"]) == ("deck-not-empty", ("MK-TAC-12",))
    assert tactic_refused("long_night") == ("no-discards", ("MK-TAC-12",))
    assert tactic_refused("mana_search") == ("source-empty", ("MK-TAC-13",))
    assert tactic_refused("mana_search", source=("red",)) == ("", ())
    assert tactic_refused("midnight_meditation") == ("tactic-not-now", ("MK-TAC-3",))


@pytest.mark.rule("MK-TAC-13")
def test_the_source_is_searched_once() -> None:
    state = turning.land(hand=["march"], night=True, source=("red",))
    state.heroes[A].tactic = TacticId("mana_search")
    play = turning.Play(state, Movement(A)).say(A, "use_tactic").say(A, "colour red", "blue")
    reason = play.t.why_not(UseTactic())
    assert reason is not None
    assert reason.id == "searched-already"


@pytest.mark.rule("MK-CRD-22", "MK-CRD-6")
def test_why_there_is_no_lesson_now() -> None:
    lesson = Learn(DeedId("agility"), "learning")
    for uses, told in ((TALK, "too-dear"), (MOVEMENT, "not-now")):
        state = land(["learning"], advanced=(DeedId("agility"),))
        state.gain(A, "learning", "turn")
        reason = Play(state, uses).t.why_not(lesson)
        assert reason is not None
        assert reason.id == told
    state.heroes[A].influence = 6
    assert Play(state, TALK).t.why_not(lesson) is None


@pytest.mark.rule("MK-CRD-21")
def test_mana_of_any_colour_that_is_missing_is_not_called_red() -> None:
    play = Play(land(["crystallize", "mana_bolt", "rage"], skills=["goldyx_universal_power"]), ATTACK)
    for wish, price in (
        (UseSkill(SkillId("goldyx_universal_power")), ("basic",)),
        (PlayIt(DeedId("crystallize"), "basic"), ("basic",)),
        (PlayIt(DeedId("mana_bolt"), "basic"), ("blue", "basic")),
        (PlayIt(DeedId("rage"), "strong"), ("red",)),
    ):
        reason = play.t.why_not(wish)
        assert reason is not None
        assert (reason.id, reason.about["price"]) == ("cannot-pay", price)


@pytest.mark.rule("MK-RST-3")
def test_healing_is_bought_once_while_resting() -> None:
    state = turning.land(hex=VILLAGE)
    play = turning.Play(state, Recovering(A)).say(A, "interact").say(A, "done")
    assert play.why_not("interact") == "talked-already"
    state.edition = OFFICIAL
    assert turning.Play(state, Recovering(A)).t.why_not(Interact()).id == "resting"  # type: ignore[union-attr]
