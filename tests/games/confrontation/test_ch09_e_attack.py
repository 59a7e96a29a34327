"""IX-E. An attack, from the announcement to the wound."""

from __future__ import annotations

import pytest

from .playing import HARMLESS, A, B, Play, around, card, duel, fig, lay, man, tough

# ── IX-E-1: announcing the defence ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CF-E-1")
def test_the_target_is_named_among_the_opponents_of_this_combat() -> None:
    # 2 touches 1 and 3, but fights 1 only: it may not strike 3.
    row = [fig(tough(), side, 25 * place) for place, side in enumerate((A, B, A, B))]
    play = Play(lay(*row)).on_to("name_for_authority", 5, 1)
    play.ready({1: "1 1", 2: "1 1"}, first=2)
    play.asks(B, "choose_attack", "attack 2 1")


@pytest.mark.rule("CF-E1-1")
def test_a_target_with_a_defence_die_decides_before_the_attack_roll_and_may_decline() -> None:
    play = duel(man(), tough(), ("2 0", "1 1"))
    play.say(A, "attack 1 2")  # no die falls yet
    assert play.asked == (B, "announce_defence")
    assert play.tests("attack_test") == []
    assert "endure" in play.options
    play.say(B, "endure", 3, *HARMLESS)
    assert play.tests("defence_test") == []
    assert play.attack_defence(2) == (1, 1)  # nothing was used


@pytest.mark.rule("CF-E1-2")
def test_any_number_of_defence_dice_may_go_against_one_attack() -> None:
    for dice in (1, 2, 3):
        laid = [fig(tough(), A, 0), *around([man(), man()], B)]
        play = Play(lay(*laid)).ready({1: "0 3", 2: "2 0", 3: "2 0"}, first=2)
        play.say(B, "attack 2 1")
        play.asks(A, "announce_defence", "endure", "parry 1", "parry 2", "parry 3")
        assert play.tests("attack_test") == []
        play.say(A, f"parry {dice}", 2, *[5] * dice)  # so many dice are rolled
        assert play.attack_defence(1) == (0, 3 - dice)


@pytest.mark.rule("CF-E1-3")
def test_a_target_without_defence_dice_cannot_parry() -> None:
    play = duel(man(), tough(), ("2 0", "2 0"))
    play.say(A, "attack 1 2", 3, *HARMLESS)  # the attack is rolled at once
    assert play.told("defence") == []
    assert len(play.told("hit")) == 1


# ── IX-E-2: the attack test ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CF-E2-1")
def test_the_final_result_of_the_attack_is_the_difficulty_of_the_parry() -> None:
    for die, difficulty in ((1, 4), (5, 8)):
        play = duel(man(), tough(DEF=9), ("2 0", "0 2"))
        play.say(A, "attack 1 2")
        play.say(B, "parry 1", die, 5)
        assert play.last("parried")["difficulty"] == difficulty


@pytest.mark.rule("CF-E2-2")
def test_note_every_reroll_of_the_attack_comes_before_any_defence_test() -> None:
    play = duel(man(), tough(), ("2 0", "0 2"))
    play.say(A, "attack 1 2")
    play.say(B, "parry 1", 6, 6, 2, 5, *HARMLESS)  # 6 + 6 + 2 + 3 = 17, then 5 + 3 = 8
    assert play.tests("attack_test") == [(1, 17)]
    assert play.tests("defence_test") == [(2, 8)]


@pytest.mark.rule("CF-E2-2")
def test_note_luck_is_called_on_before_any_defence_test() -> None:
    play = Play(lay(fig("ember_mage", A, 0), fig(tough(), B, 25))).on_to("use_luck", 3)
    play.say(A, "pass", 1)  # Authority
    play.on_to("place_dice")
    play.say(A, "place 1 2 0").say(B, "place 2 0 2")
    play.on_to("use_luck", 4)
    play.say(A, "pass", 1)  # Initiative
    play.say(A, "attack 1 2")
    play.say(B, "parry 1", 1)  # the attack die alone falls
    play.asks(A, "use_luck", "pass", "luck")
    assert play.tests("defence_test") == []
    play.say(A, "luck", 5, 4)  # 5 + 2 = 7, then 4 + 3 = 7
    assert play.tests("attack_test") == [(1, 7)]
    assert play.last("parried")["result"] == 7


@pytest.mark.rule("CF-E2-3")
def test_note_an_attack_uses_one_die_only() -> None:
    laid = [fig(man(), A, 0), *around([tough(), tough()], B)]
    play = Play(lay(*laid)).ready({1: "3 0", 2: "2 0", 3: "2 0"}, first=1)
    play.asks(A, "choose_attack", "attack 1 2", "attack 1 3")  # no way to group dice
    play.say(A, "attack 1 2", 2, *HARMLESS)  # one die, then the wound dice
    assert play.last("test")["rolled"] == (2,)
    assert play.figure(1).attack == 2


@pytest.mark.rule("CF-E2-4")
@pytest.mark.parametrize(("die", "final", "failed"), [(2, -1, True), (3, 0, True), (4, 1, False)])
def test_reminder_a_final_result_of_0_or_less_is_an_automatic_failure(die: int, final: int, failed: bool) -> None:
    play = duel(man(ATT=-3), tough(), ("2 0", "2 0"))
    play.say(A, "attack 1 2", die, *(() if failed else HARMLESS))
    assert play.tests("attack_test") == [(1, final)]
    assert play.last("test")["failed"] is failed
    assert len(play.told("hit")) == int(not failed)


# ── IX-E-3: the defence test ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CF-E3-1", "CF-E3-3")
@pytest.mark.parametrize(("die", "parried"), [(3, False), (4, True), (5, True)])
def test_the_parry_succeeds_when_it_equals_or_beats_the_attack(die: int, parried: bool) -> None:
    play = duel(man(), tough(), ("2 0", "0 2"))
    play.say(A, "attack 1 2")
    play.say(B, "parry 1", 4, die, *(() if parried else HARMLESS))  # 4 + 3 = 7 against die + 3
    assert len(play.told("parried")) == int(parried)
    assert len(play.told("wound_roll")) == int(not parried)


@pytest.mark.rule("CF-E3-3")
def test_without_a_defence_the_attack_hits_unless_it_failed() -> None:
    play = duel(man(ATT=-2), tough(), ("2 0", "0 2"))
    play.say(A, "attack 1 2")
    play.say(B, "endure", 2)  # 2 - 2 = 0: failed, no wound roll
    assert play.told("hit") == []
    play.say(A, "attack 1 2")
    play.say(B, "endure", 3, *HARMLESS)  # 3 - 2 = 1: a hit
    assert len(play.told("hit")) == 1


@pytest.mark.rule("CF-E3-4")
def test_all_the_dice_announced_form_one_test() -> None:
    play = duel(man(), tough(), ("2 0", "0 2"))
    play.say(A, "attack 1 2")
    play.say(B, "parry 2", 5, 2, 5)
    assert [about["rolled"] for about in play.told("test") if about["why"] == "defence_test"] == [(2, 5)]
    assert len(play.told("parried")) == 1


@pytest.mark.rule("CF-E3-2")
@pytest.mark.parametrize("die", [5, 1])
def test_defence_dice_used_are_lost_whatever_the_outcome(die: int) -> None:
    play = duel(man(), tough(), ("2 0", "0 2"))
    play.say(A, "attack 1 2")
    play.say(B, "parry 1", 3, die, *(() if die == 5 else HARMLESS))
    assert play.attack_defence(2) == (0, 1)


# ── IX-E-4: the attack fails ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CF-E4-1", "CF-E3-2")
@pytest.mark.parametrize("dice", [1, 2])
def test_exception_when_the_attack_fails_by_itself_no_defence_die_is_lost(dice: int) -> None:
    play = duel(man(ATT=-3), tough(), ("2 0", "0 2"))
    play.say(A, "attack 1 2")
    play.say(B, f"parry {dice}", 3)  # 3 - 3 = 0; no defence die is even thrown
    assert play.tests("defence_test") == []
    assert play.attack_defence(2) == (0, 2)


@pytest.mark.rule("CF-E4-1", "CF-E2-4")
def test_published_a_natural_1_keeps_the_defence_dice_too() -> None:
    play = duel(man(), tough(), ("2 0", "0 2"), one_fails="yes")
    play.say(A, "attack 1 2")
    play.say(B, "parry 2", 1)
    assert play.attack_defence(2) == (0, 2)


# ── IX-E-5: sustained defence ────────────────────────────────────────────────────────────────────────────────────


def two_on_one(places: str, fighter: object = None, **settings: str) -> Play:
    """Figure 1 of A, its dice placed so, attacked by 2 and 3 of B, twice each."""
    laid = [fig(fighter or tough(), A, 0), *around([man(), man()], B)]
    return Play(lay(*laid), **settings).ready({1: places, 2: "2 0", 3: "2 0"}, first=2)


@pytest.mark.rule("CF-E5-1")
@pytest.mark.parametrize(("places", "open_"), [("1 1", True), ("0 2", True), ("2 0", None)])
def test_it_wants_at_least_as_many_dice_in_defence_as_in_attack(places: str, open_: bool | None) -> None:
    play = duel(man(), tough(), ("2 0", places))
    if open_ is None:
        play.say(A, "attack 1 2", 3, *HARMLESS)  # no defence die at all
        assert play.told("defence") == []
        return
    play.say(A, "attack 1 2")
    if places == "0 2":
        assert "sustain" not in play.options  # two dice: it is not the last one yet
        play.say(B, "parry 1", 2, 5)
        play.say(A, "attack 1 2")
    assert "sustain" in play.options


@pytest.mark.rule("CF-E5-1")
def test_more_dice_in_attack_than_in_defence_close_it() -> None:
    play = two_on_one("2 1")
    play.say(B, "attack 2 1")
    play.asks(A, "announce_defence", "endure", "parry 1")


@pytest.mark.rule("CF-E5-2")
def test_it_is_closed_while_a_combat_die_is_unplaced() -> None:
    # A Swashbuckler holds one die back: 1 in defence, 0 in attack, 1 in hand.
    play = Play(lay(fig("rose_duellist", A, 0), fig(man(), B, 25))).on_to("place_dice", 5, 1)
    play.say(B, "place 2 2 0").say(A, "place 1 0 1 1")
    play.on_to("choose_attack", 1, 4)
    play.say(B, "attack 2 1")
    assert "parry 1" in play.options
    assert "sustain" not in play.options


@pytest.mark.rule("CF-E5-3")
def test_attention_it_is_announced_with_the_last_die_alone_never_with_several() -> None:
    play = two_on_one("0 3")
    play.say(B, "attack 2 1")
    play.asks(A, "announce_defence", "endure", "parry 1", "parry 2", "parry 3")
    play.say(A, "parry 1", 2, 5)
    play.say(B, "attack 3 1")
    play.asks(A, "announce_defence", "endure", "parry 1", "parry 2")
    play.say(A, "parry 1", 2, 5)
    play.say(B, "attack 2 1")
    play.asks(A, "announce_defence", "endure", "parry 1", "sustain")
    play.say(A, "sustain", 2, 5)  # exactly one defence die falls
    assert play.last("defence") == {"who": 1, "dice": 1, "counter": False, "sustained": True}


@pytest.mark.rule("CF-E5-3")
def test_the_last_die_may_also_parry_without_being_sustained() -> None:
    play = two_on_one("1 2")
    play.say(B, "attack 2 1").say(A, "parry 1", 2, 5)
    play.say(B, "attack 3 1").say(A, "parry 1", 2, 5)
    assert play.attack_defence(1) == (1, 0)
    assert not play.has(1, "sustained_defence")


@pytest.mark.rule("CF-E5-4", "CF-E5-8")
def test_def_2_less_from_the_announcement_and_it_does_not_add_up() -> None:
    play = two_on_one("1 2")
    play.say(B, "attack 2 1").say(A, "parry 1", 2, 5)
    assert play.value(1, "DEF") == 3
    play.say(B, "attack 3 1").say(A, "sustain", 2, 4)  # 2 + 3 = 5; 4 + 3 - 2 = 5: already on this parry
    assert play.tests("defence_test")[-1] == (1, 5)
    assert play.value(1, "DEF") == 1
    play.say(A, "attack 1 2", 1, 1, 1)
    assert len(play.told("pass_begins")) == 2
    assert play.value(1, "DEF") == 1  # in the next pass as well
    play.say(B, "attack 2 1").say(A, "sustain", 1, 4)
    assert play.tests("defence_test")[-1] == (1, 5)  # still - 2, not - 4
    assert play.value(1, "DEF") == 1


@pytest.mark.rule("CF-E5-4", "CF-E5-7")
def test_the_penalty_and_the_die_last_until_the_end_of_the_combat_only() -> None:
    # 1 sustains against 2; later 4 comes in pursuit: a new combat, with fresh dice and its whole DEF.
    figures = fig(tough(), A, 0), fig(man(), B, -25), fig(man(), A, 85), fig(man(FOR=44), B, 60)
    play = Play(lay(*figures)).on_to("designate_combat", 5, 1)
    play.say(A, "resolve 1 2")
    play.ready({1: "0 2", 2: "2 0"}, first=2)
    play.say(B, "attack 2 1").say(A, "parry 1", 1, 5)
    play.say(B, "attack 2 1").say(A, "sustain", 1, 5)
    assert not play.has(1, "sustained_defence")
    assert play.value(1, "DEF") == 3
    assert play.attack_defence(1) == (0, 0)  # the kept die is gone as well
    play.say(B, "resolve 3 4")
    play.ready({3: "2 0", 4: "2 0"}, first=4)
    play.say(B, "attack 4 3", 3, 5, 5)
    play.say(B, "pursue 4 1").say(B, "resolve 1 4")
    assert play.figure(1).unplaced == 2
    play.ready({1: "0 2", 4: "2 0"}, first=4)
    play.say(B, "attack 4 1")
    play.asks(A, "announce_defence", "endure", "parry 1", "parry 2")


@pytest.mark.rule("CF-E5-9")
@pytest.mark.parametrize("die", [6, 1])
def test_exception_the_die_of_a_sustained_defence_is_kept_parried_or_not(die: int) -> None:
    play = duel(man(), tough(), ("2 0", "1 1"))
    play.say(A, "attack 1 2")
    play.say(B, "sustain", 4, die, *((1,) if die == 6 else HARMLESS))
    assert len(play.told("parried")) == int(die == 6)
    assert play.attack_defence(2) == (1, 1)


@pytest.mark.rule("CF-E5-5", "CF-E5-7")
def test_attention_once_announced_every_attack_must_be_met_with_it() -> None:
    play = two_on_one("1 2")
    play.say(B, "attack 2 1").say(A, "parry 1", 2, 5)
    play.say(B, "attack 3 1").say(A, "sustain", 2, 5)
    play.say(A, "attack 1 2", 1, 1, 1)
    for attacker in (2, 3):
        play.say(B, f"attack {attacker} 1")
        play.asks(A, "announce_defence", "sustain")  # neither declined nor spent on an ordinary parry
        play.say(A, "sustain", 1, 5)


@pytest.mark.rule("CF-E5-6")
def test_attention_no_counter_attack_once_it_is_announced() -> None:
    fencer = card("rune_fencer", RES=15, PA=99, skill={"counter_attack": 2})
    play = two_on_one("1 2", fencer)
    play.say(B, "attack 2 1")
    assert "counter 1" in play.options
    play.say(A, "parry 1", 2, 5)
    play.say(B, "attack 3 1")
    assert {"counter 1", "sustain"} <= set(play.options)
    play.say(A, "sustain", 1, 5)  # far above the attack, and no die is won
    assert play.attack_defence(1) == (1, 1)
    play.say(A, "attack 1 2", 1, 1, 1)
    play.say(B, "attack 2 1")
    play.asks(A, "announce_defence", "sustain")


@pytest.mark.rule("CF-E5-10")
def test_attention_ambidextrous_has_no_effect_once_it_is_announced() -> None:
    dancer = card("blade_dancer", RES=15, PA=99, skill={"ambidextrous": 0})
    play = two_on_one("1 2", dancer)
    play.say(B, "attack 2 1").say(A, "parry 1", 2, 4)
    assert play.attack_defence(1) == (2, 1)  # the skill gives an attack die for a parry,
    play.say(B, "attack 3 1").say(A, "sustain", 2, 4)
    assert len(play.told("parried")) == 2
    assert play.attack_defence(1) == (2, 1)  # but not for a sustained one


@pytest.mark.rule("CF-E5-10")
def test_attention_nor_may_the_ambidextrous_trade_the_sustained_die() -> None:
    dancer = card("blade_dancer", RES=15, PA=99, skill={"ambidextrous": 0})
    play = duel(man(ATT=-2), dancer, ("2 0", "1 1"))
    play.say(A, "attack 1 2")
    play.say(B, "sustain", 1)  # the attack fails
    assert play.asked == (B, "choose_attack")  # no question about the die
    assert play.attack_defence(2) == (1, 1)


@pytest.mark.rule("CF-E5-11")
def test_announced_against_an_attack_that_fails_by_itself_it_stands() -> None:
    play = duel(man(ATT=-2), tough(), ("2 0", "1 1"))
    play.say(A, "attack 1 2").say(B, "sustain", 2)  # 2 - 2 = 0
    assert play.attack_defence(2) == (1, 1)
    assert play.value(2, "DEF") == 1
    play.say(B, "attack 2 1", 1, 1, 1)
    play.say(A, "attack 1 2")
    play.asks(B, "announce_defence", "sustain")


@pytest.mark.rule("CF-E5-12")
def test_the_condition_looks_at_the_placement_only_not_at_dice_gained_later() -> None:
    # 1 in attack, 2 in defence; a parry wins an attack die: 2 against 1 now, but 1 against 2 at the placement.
    dancer = card("blade_dancer", RES=15, PA=99, skill={"ambidextrous": 0})
    play = two_on_one("1 2", dancer)
    play.say(B, "attack 2 1").say(A, "parry 1", 2, 4)
    assert play.attack_defence(1) == (2, 1)
    play.say(B, "attack 3 1")
    assert "sustain" in play.options


@pytest.mark.rule("CF-E5-12", "CF-E5-1")
def test_nor_at_dice_already_spent() -> None:
    # 2 in attack, 1 in defence: closed, even when both attack dice are spent.
    laid = [fig(tough(), A, 0), *around([tough(), tough()], B)]
    play = Play(lay(*laid)).ready({1: "2 1", 2: "2 0", 3: "2 0"}, first=1)
    play.say(A, "attack 1 2", 3, *HARMLESS).say(A, "attack 1 3", 3, *HARMLESS)
    assert play.attack_defence(1) == (0, 1)
    play.say(B, "attack 2 1")
    play.asks(A, "announce_defence", "endure", "parry 1")


# ── IX-E-6: the wound roll ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CF-E6-1")
def test_a_hit_causes_one_wound_roll_against_the_target() -> None:
    play = duel(man(), man(), ("2 0", "2 0"))
    play.say(A, "attack 1 2", 3, 4, 1)
    assert [(about["who"], about["target"]) for about in play.told("wound_roll")] == [(1, 2)]
    play.say(B, "attack 2 1", 3, 4, 1)
    assert [(about["who"], about["target"]) for about in play.told("wound_roll")] == [(1, 2), (2, 1)]


@pytest.mark.rule("CF-E6-3")
def test_its_strength_is_the_for_of_whoever_struck_with_its_penalties_now() -> None:
    laid = fig(man(FOR=8), A, 0, wound="light"), fig(man(FOR=1, RES=7), B, 25)
    play = Play(lay(*laid)).ready({1: "2 0", 2: "2 0"}, first=1)
    play.say(A, "attack 1 2", 3, 2, 1)
    assert play.last("wound_roll")["result"] == 2 + 8 - 1 - 7
    assert play.last("wound_roll")["severity"] == "stunned"
    play.say(B, "attack 2 1", 3, 2, 1)  # stunned just now: FOR 1 - 1
    assert play.last("wound_roll")["result"] == 2 + 1 - 1 - 5


@pytest.mark.rule("CF-E6-2")
def test_killed_outright_the_figure_is_removed_and_its_dice_lost() -> None:
    laid = [fig(tough(FOR=44), A, 0), *around([man(), tough(RES=99)], B)]
    play = Play(lay(*laid)).ready({1: "1 2", 2: "1 1", 3: "1 1"}, first=1)
    play.say(A, "attack 1 2").say(B, "endure", 3, 5, 5)
    assert play.figure(2).down
    assert play.attack_defence(2) == (0, 0)
    assert play.figure(2).unplaced == 0
    play.asks(B, "choose_attack", "attack 3 1")


# ── IX-F: skipping a roll ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CF-F-4")
@pytest.mark.parametrize(("att", "offered"), [(1, True), (0, False), (-1, False)])
def test_the_roll_may_be_skipped_when_no_defence_is_tried_and_att_is_above_0(att: int, offered: bool) -> None:
    play = duel(man(ATT=att), tough(), ("2 0", "0 2"), quick="yes")
    play.say(A, "attack 1 2")
    play.say(B, "endure", *(() if offered else (3, *HARMLESS)))
    assert (play.asked == (A, "throw_or_skip")) is offered
    if offered:
        play.say(A, "skip", *HARMLESS)
        assert play.tests("attack_test") == []
        assert len(play.told("hit")) == 1


@pytest.mark.rule("CF-F-4")
def test_penalties_count_and_a_parry_wants_the_roll() -> None:
    laid = fig(man(ATT=1), A, 0, wound="light"), fig(tough(), B, 25)
    play = Play(lay(*laid), quick="yes").ready({1: "2 0", 2: "0 2"}, first=1)
    play.say(A, "attack 1 2")
    play.say(B, "endure", 3, *HARMLESS)  # ATT 1 - 1 = 0: it must be rolled
    play = duel(man(), tough(), ("2 0", "0 2"), quick="yes")
    play.say(A, "attack 1 2")
    play.say(B, "parry 1", 3, 5)


@pytest.mark.rule("CF-F-4", "CF-T-8")
def test_where_a_natural_1_fails_no_roll_is_sure_and_none_is_skipped() -> None:
    play = duel(man(ATT=9), tough(), ("2 0", "0 2"), quick="yes", one_fails="yes")
    play.say(A, "attack 1 2")
    play.say(B, "endure", 1)
    assert play.told("hit") == []


@pytest.mark.rule("CF-F-15")
def test_whoever_likes_still_rolls() -> None:
    play = duel(man(), tough(), ("2 0", "0 2"), quick="yes")
    play.say(A, "attack 1 2")
    play.say(B, "endure")
    play.asks(A, "throw_or_skip", "skip", "throw")
    play.say(A, "throw", 6, 2, *HARMLESS)
    assert play.tests("attack_test") == [(1, 11)]


@pytest.mark.rule("CF-F-15")
def test_without_the_setting_every_roll_is_made() -> None:
    play = duel(man(), tough(), ("2 0", "0 2"))
    play.say(A, "attack 1 2")
    play.say(B, "endure", 3, *HARMLESS)
    assert play.tests("attack_test") == [(1, 6)]
