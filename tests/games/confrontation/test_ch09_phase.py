"""IX and IX-H. The combat phase, from the end of the actions to its own end."""

from __future__ import annotations

import pytest

from .playing import FIRST_WINS, HARMLESS, A, B, Play, fig, lay, man, tough


@pytest.mark.rule("CF-P-1")
def test_the_phase_starts_when_all_actions_are_over() -> None:
    # Each side has one figure in reach of a charge, the other pair fights already.
    figures = fig(man(), A, 0), fig(man(), B, 25), fig(man(), A, 0, 300), fig(man(), B, 80, 300)
    play = Play(lay(*figures, charges=True))
    play.asks(A, "charge", "stay", "charge 3 4")
    play.say(A, "stay")
    play.asks(B, "charge", "stay", "charge 4 3")
    assert play.told("phase_begins") == []  # B has still to act
    play.say(B, "charge 4 3")
    assert play.kinds("charge", "phase_begins") == ["charge", "phase_begins"]
    assert play.last("phase_begins") == {"melees": 2}
    assert play.asked == (A, "name_for_authority")


@pytest.mark.rule("CF-P-2")
def test_the_steps_come_in_their_fixed_order() -> None:
    row = [fig(man(FOR=44, MOU=20), A, 0), fig(man(), B, 25), fig(man(), A, 50), fig(man(), B, 75), fig(man(), B, -60)]
    play = Play(lay(*row))
    questions = []
    script = [
        ("name 1",), ("name 2", *FIRST_WINS), ("combat 1 2",), ("combat 3 4",),  # split
        ("name 1",), ("name 2", *FIRST_WINS), ("resolve 1 2",),  # order of the combats
        ("place 2 2 0",), ("place 1 2 0",),  # dice
        ("name 1",), ("name 2", *FIRST_WINS),  # Initiative
        ("attack 1 2", 3, 5, 5),  # passes of arms
        ("pursue 1 5",),
    ]  # fmt: skip
    for text, *dice in script:
        seat, kind = play.asked
        questions.append(kind)
        play.say(seat, text, *dice)
    assert questions == [
        "name_for_split", "name_for_split", "split_melee", "split_melee",
        "name_for_authority", "name_for_authority", "designate_combat",
        "place_dice", "place_dice", "name_for_initiative", "name_for_initiative",
        "choose_attack", "pursue",
    ]  # fmt: skip


@pytest.mark.rule("CF-P-2")
def test_a_combat_is_over_before_the_next_begins() -> None:
    figures = fig(man(), A, 0), fig(man(), B, 25), fig(man(), A, 0, 300), fig(man(), B, 25, 300)
    play = Play(lay(*figures)).on_to("place_dice", *FIRST_WINS).idle().on_to("place_dice").idle()
    assert play.kinds("combat_begins", "combat_ends") == ["combat_begins", "combat_ends"] * 2


@pytest.mark.rule("CF-P-3")
def test_effects_may_be_played_at_several_moments_and_the_steps_keep_their_order() -> None:
    # Concentration/2: points may be put in INI before the test, in ATT or DEF at the start of a pass.
    play = Play(lay(fig("war_mistress", A, 0), fig(tough(), B, 25))).on_to("place_dice", 4, 1)
    play.say(B, "place 2 1 1")
    play.say(A, "place 1 1 1")
    play.asks(A, "prepare_initiative", "pass", "boost 1 INI")  # after the dice, before the test
    play.say(A, "boost 1 INI")
    play.say(A, "pass")
    play.asks(A, "name_for_initiative", "name 1")
    play.say(A, "name 1")
    play.say(B, "name 2", 4, 1)
    assert play.tests("initiative_test") == [(1, 4 + 4 + 1), (2, 1 + 3)]
    assert play.asked == (A, "prepare_pass")  # at the start of the pass, before any attack
    assert "boost 1 ATT" in play.options
    play.say(A, "boost 1 ATT")
    play.asks(A, "choose_attack", "attack 1 2")


@pytest.mark.rule("CF-H-1")
def test_when_every_combat_is_resolved_the_phase_ends() -> None:
    figures = fig(man(), A, 0, states=("charged",)), fig(man(), B, 25), fig(man(), A, 0, 300), fig(man(), B, 25, 300)
    play = Play(lay(*figures, turns=2)).on_to("place_dice", *FIRST_WINS).idle()
    assert play.told("phase_ends") == []  # one combat is left
    play.on_to("place_dice").idle()
    assert play.kinds("combat_ends", "phase_ends", "turn_begins") == [
        "turn_begins", "combat_ends", "combat_ends", "phase_ends", "turn_begins",
    ]  # fmt: skip
    assert not play.has(1, "charged")  # what lasted until the end of the phase is gone


@pytest.mark.rule("CF-H-1")
def test_the_last_blow_ends_the_phase_at_once() -> None:
    play = Play(lay(fig(man(), A, 0), fig(tough(), B, 25))).ready({1: "1 1", 2: "0 2"}, first=1)
    play.say(A, "attack 1 2")
    assert play.told("phase_ends") == []
    play.say(B, "endure", 3, *HARMLESS)
    assert play.told("phase_ends") == [{}]
    assert play.over


@pytest.mark.rule("CF-H-1")
def test_a_turn_without_a_combat_is_the_last() -> None:
    """Three turns are allowed, but nobody stands near anybody: nothing would ever happen again."""
    play = Play(lay(fig(man(), A, 0), fig(man(), B, 200), turns=3))
    assert play.over
    assert len(play.told("phase_begins")) == 1
