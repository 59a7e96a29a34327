"""IX-C-1. The order in which combats are resolved."""

from __future__ import annotations

import pytest

from .playing import FIRST_WINS, SECOND_WINS, A, B, C, Laid, Play, fig, lay, man


def duels(*fighters: tuple[str | object, str | object]) -> list[Laid]:
    """Separate duels, A's fighters numbered 1, 3, 5…, B's 2, 4, 6…"""
    laid = []
    for place, (one, other) in enumerate(fighters):
        laid += [fig(one, A, 0, 300 * place), fig(other, B, 25, 300 * place)]
    return laid


def plain(number: int) -> list[Laid]:
    return duels(*[(man(), man())] * number)


@pytest.mark.rule("CF-C1-1", "CF-C1-5")
def test_each_player_picks_one_of_his_fighters_that_is_in_a_combat() -> None:
    idle = fig(man(DIS=9), A, 0, 900)
    play = Play(lay(*plain(2), idle))
    play.asks(A, "name_for_authority", "name 1", "name 3")  # not 5, who is in no combat
    play.say(A, "name 3")
    play.asks(B, "name_for_authority", "name 2", "name 4")
    play.say(B, "name 2", 2, 4)
    assert play.tests("authority_roll") == [(3, 5), (2, 7)]  # Discipline, in opposition
    assert play.last("authority") == {"who": 2, "order": (B, A)}


@pytest.mark.rule("CF-C1-1")
def test_the_authority_roll_comes_after_the_splits() -> None:
    row = [fig(man(), side, 25 * place) for place, side in enumerate((A, B, A, B))]
    play = Play(lay(*row)).on_to("name_for_authority", *FIRST_WINS)
    assert play.kinds("combat_named", "wins_split") == ["wins_split", "combat_named", "combat_named"]
    assert play.tests("authority_roll") == []


@pytest.mark.rule("CF-C1-5")
def test_note_a_pariah_may_roll_for_authority_and_rolls_one_die_like_anybody() -> None:
    play = Play(lay(*duels(("oath_breaker", man()), (man(), man()))))
    play.asks(A, "name_for_authority", "name 1", "name 3")
    play.say(A, "name 1")
    play.say(B, "name 2", 5)  # a single die; then the outcast may call on luck
    play.say(A, "pass", 1)
    assert play.tests("authority_roll") == [(1, 8), (2, 4)]


@pytest.mark.rule("CF-C1-6")
@pytest.mark.parametrize(("dice", "order"), [(FIRST_WINS, (A, B)), (SECOND_WINS, (B, A))])
def test_the_results_from_highest_to_lowest_give_the_order(dice: tuple[int, int], order: tuple[int, int]) -> None:
    play = Play(lay(*plain(2))).on_to("designate_combat", *dice)
    assert play.last("authority")["order"] == order
    assert play.asked == (order[0], "designate_combat")


@pytest.mark.rule("CF-C1-6", "CF-T-9", "CF-C1-7")
def test_three_players_are_all_ranked_and_speak_in_turn() -> None:
    figures = []
    for place, (one, other) in enumerate([(A, B), (B, C), (C, A), (A, B)]):
        figures += [fig(man(), one, 0, 300 * place), fig(man(), other, 25, 300 * place)]
    play = Play(lay(*figures, tactics=C)).on_to("designate_combat", 2, 1, 5)
    assert play.last("authority")["order"] == (C, A, B)
    speakers = []
    while not play.over:
        speakers.append(play.asked[0])
        play.say(play.asked[0], play.options[0]).idle()
    assert speakers == [C, A, B, C]


@pytest.mark.rule("CF-C1-6", "CF-C1-4")
@pytest.mark.parametrize(("loser", "speaker"), [(A, B), (B, A)])
def test_published_no_authority_roll_the_winner_of_tactics_picks_first(loser: int, speaker: int) -> None:
    play = Play(lay(*plain(2), tactics=loser), edition="official")
    play.asks(speaker, "designate_combat", "resolve 1 2", "resolve 3 4")
    assert play.told("test") == []


@pytest.mark.rule("CF-C1-3")
@pytest.mark.parametrize(("named", "combat"), [("name 1", "resolve 1 2"), ("name 3", "resolve 3 4")])
def test_the_first_speaker_must_pick_his_fighters_combat(named: str, combat: str) -> None:
    play = Play(lay(*plain(2)))
    play.say(A, named)
    play.say(B, "name 2", *FIRST_WINS)
    play.asks(A, "designate_combat", combat)


@pytest.mark.rule("CF-C1-4", "CF-C1-7", "CF-C1-2")
def test_later_speakers_pick_freely_turn_by_turn_until_no_combat_is_left() -> None:
    play = Play(lay(*plain(4)))
    play.say(A, "name 3")
    play.say(B, "name 2", *FIRST_WINS)
    play.say(A, "resolve 3 4").idle()
    play.asks(B, "designate_combat", "resolve 1 2", "resolve 5 6", "resolve 7 8")  # not only that of figure 2
    play.say(B, "resolve 5 6").idle()
    play.asks(A, "designate_combat", "resolve 1 2", "resolve 7 8")
    play.say(A, "resolve 7 8").idle()
    play.asks(B, "designate_combat", "resolve 1 2")
    play.say(B, "resolve 1 2").idle()
    assert [about["lone"] for about in play.told("combat_ends")] == [3, 5, 7, 1]
    assert play.over


@pytest.mark.rule("CF-C1-2")
def test_a_speaking_turn_ends_only_when_the_combats_born_of_its_pursuits_are_resolved() -> None:
    # 1 kills 2 and runs into 5; the combat 3-4 has to wait for B's turn.
    figures = [
        fig(man(FOR=44, MOU=20), A, 0),
        fig(man(), B, 25),
        *[fig(man(), side, x, 300) for side, x in ((A, 0), (B, 25))],
    ]
    play = Play(lay(*figures, fig(man(), B, -60))).on_to("designate_combat", *FIRST_WINS)
    play.say(A, "resolve 1 2")
    play.ready({1: "2 0", 2: "2 0"}, first=1)
    play.say(A, "attack 1 2", 3, 5, 5)
    play.say(A, "pursue 1 5")
    play.asks(A, "designate_new_combat", "resolve 1 5")  # still A's speaking turn
    play.say(A, "resolve 1 5").idle()
    play.asks(B, "designate_combat", "resolve 3 4")
