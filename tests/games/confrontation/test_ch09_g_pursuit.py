"""IX-G. Pursuit moves and new combats."""

from __future__ import annotations

import pytest

from heraut.games.confrontation.model import Fight

from .playing import FIRST_WINS, HARMLESS, SECOND_WINS, A, B, C, Laid, Play, fig, lay, man, tough

KILL = (3, 5, 5)  # the attack die, and wound dice on the head: what a killer strikes is dead
FOUR = ("INI", "ATT", "FOR", "DEF")


def killer(**changes: float) -> object:
    """A man of whom a wound roll on the head is death, who walks 10 cm."""
    return tough(**{"FOR": 44, "MOU": 10, **changes})


def hunter(x: int = 0, y: int = 0, **changes: float) -> list[Laid]:
    """Figure 1 of A, and beside it its victim, figure 2 of B."""
    return [fig(killer(**changes), A, x, y), fig(man(), B, x - 25, y)]


def kill(play: Play) -> Play:
    """Figure 1 kills figure 2."""
    play.ready({1: "2 0", 2: "2 0"}, first=1)
    return play.say(A, "attack 1 2", *KILL)


def hunt(*prey: Laid, **changes: float) -> Play:
    """Figure 1 has killed figure 2 in the only combat; the prey stands around."""
    return kill(Play(lay(*hunter(**changes), *prey)))


# ── who may pursue ───────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CF-G-1")
def test_who_killed_all_its_opponents_may_pursue_or_stay() -> None:
    play = hunt(fig(man(), B, 60))
    assert len(play.told("combat_ends")) == 1  # at the end of the combat, not before
    play.asks(A, "pursue", "stay", "pursue 1 3")
    play.say(A, "stay")
    assert play.told("pursuit") == []
    assert play.over


@pytest.mark.rule("CF-G-1")
def test_who_left_an_opponent_alive_may_not_pursue() -> None:
    figures = fig(killer(), A, 0), fig(man(), B, -25), fig(tough(RES=99), B, 25), fig(man(), B, 0, 60)
    play = Play(lay(*figures)).ready({1: "2 1", 2: "2 0", 3: "0 2"}, first=1)
    play.say(A, "attack 1 2", *KILL)
    play.say(A, "attack 1 3").say(B, "endure", 3, *HARMLESS)
    assert play.figure(2).down
    assert play.over  # figure 4 was in reach, and nobody was asked


@pytest.mark.rule("CF-G-8")
def test_after_many_against_one_every_surviving_winner_may_pursue() -> None:
    # 2, 3 and 4 of B fight 1; 1 kills 4, then 2 kills 1.  5 and 6 stand near 2 and 3, 7 near the dead 4.
    figures = (
        fig(killer(RES=5), A, 0), fig(killer(), B, 26), fig(man(), B, -26), fig(man(), B, 0, 26),
        fig(man(), A, 86), fig(man(), A, -86), fig(man(), A, 0, 86),
    )  # fmt: skip
    play = Play(lay(*figures)).ready({1: "1 3", 2: "2 0", 3: "2 0", 4: "2 0"}, first=1)
    play.say(A, "attack 1 4", *KILL)
    play.say(B, "attack 2 1").say(A, "endure", *KILL)
    play.asks(B, "pursue", "stay", "pursue 2 5", "pursue 3 6")
    play.say(B, "pursue 2 5")
    play.asks(B, "pursue", "stay", "pursue 3 6")
    play.say(B, "pursue 3 6")
    play.asks(A, "designate_new_combat", "resolve 2 5", "resolve 3 6")


@pytest.mark.rule("CF-G-9", "CF-A2-5")
def test_who_still_touches_an_enemy_of_another_combat_stays() -> None:
    # 1 and 3 of A, 2 and 4 of B in a row 2-1-4-3: 1 fights 2, 3 fights 4, and 1 touches 4.
    figures = fig(killer(), A, 0), fig(man(), B, -25), fig(man(), A, 50), fig(man(), B, 25), fig(man(), B, 0, 60)
    play = Play(lay(*figures)).on_to("split_melee", *FIRST_WINS)
    play.say(A, "combat 1 2").say(A, "combat 3 4")
    play.on_to("designate_combat", *FIRST_WINS)
    kill(play.say(A, "resolve 1 2"))
    assert play.figure(2).down
    play.asks(B, "designate_combat", "resolve 3 4")  # no pursuit was offered, though 5 is near


# ── the move ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CF-G-5")
@pytest.mark.parametrize(
    ("mou", "far", "reaches"), [(10, 75, True), (10, 79, False), (20, 125, True), (20, 129, False)]
)
def test_up_to_half_of_mou(mou: int, far: int, reaches: bool) -> None:
    # Half of 10 cm is 50 mm, and 25 mm are the two bases.
    play = hunt(fig(man(), B, far), MOU=mou)
    assert ("pursue 1 3" in play.options) is reaches
    if reaches:
        play.say(A, "pursue 1 3")
        assert play.figure(1).x <= 5 * mou


@pytest.mark.rule("CF-G-6")
def test_contact_made_by_pursuit_is_an_engagement() -> None:
    play = hunt(fig(man(), B, 60)).say(A, "pursue 1 3")
    assert play.told("charged") == []
    assert play.values(3, *FOUR) == (3, 3, 4, 3)
    assert not play.has(1, "charging")


@pytest.mark.rule("CF-G-7")
def test_one_pursuit_a_phase() -> None:
    figures = [*hunter(), fig(man(), B, 60), fig(man(), B, 120)]
    play = kill(Play(lay(*figures, turns=2)))
    play.say(A, "pursue 1 3").say(A, "resolve 1 3")
    play.ready({1: "2 0", 3: "2 0"}, first=1)
    play.say(A, "attack 1 3", *KILL)
    assert play.figure(3).down
    assert len(play.told("phase_ends")) == 1  # 4 was in reach, and nobody was asked
    assert len(play.told("pursuit")) == 1


@pytest.mark.rule("CF-G-7")
def test_and_another_one_in_the_next_phase() -> None:
    # In the next turn figure 4 charges the hunter, falls, and 5 is in reach.
    figures = [*hunter(), fig(man(MOU=0), B, 60), fig(man(), B, 60, 200), fig(man(MOU=0), B, 100)]
    play = Play(lay(*figures, turns=2, charges=True)).on_to("charge")
    play.on_to("place_dice", *FIRST_WINS)
    kill(play).say(A, "pursue 1 3").say(A, "resolve 1 3")
    play.ready({1: "2 0", 3: "2 0"}, first=1)
    play.say(A, "attack 1 3", *KILL)
    assert play.told("turn_begins")[-1] == {"turn": 2}
    play.say(A, "stay")
    play.say(B, next(option for option in play.options if option.startswith("charge 4")))
    play.ready({1: "2 0", 4: "2 0"}, first=1)
    play.say(A, "attack 1 4", *KILL)
    assert play.asked == (A, "pursue")


# ── new combats ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CF-G-2", "CF-C1-2")
def test_new_combats_are_resolved_in_the_same_speaking_turn_in_the_order_the_speaker_chooses() -> None:
    # B speaks; 1 and 3 of A kill 2 and run into 4 and 5; 6 and 7 fight elsewhere.  B chooses the order.
    figures = (
        fig(killer(), A, -25), fig(man(), B, 0), fig(killer(), A, 25), fig(tough(), B, -85), fig(tough(), B, 85),
        fig(man(), A, 0, 300), fig(man(), B, 25, 300),
    )  # fmt: skip
    play = Play(lay(*figures))
    play.say(A, "name 1").say(B, "name 2", *SECOND_WINS)
    play.say(B, "resolve 2 1 3")
    play.ready({2: "3 0", 1: "2 0", 3: "2 0"}, first=1)
    play.say(A, "attack 1 2", *KILL)
    play.say(A, "pursue 1 4").say(A, "pursue 3 5")
    play.asks(B, "designate_new_combat", "resolve 1 4", "resolve 3 5")
    play.say(B, "resolve 3 5").idle()
    play.asks(B, "designate_new_combat", "resolve 1 4")  # still B's turn
    play.say(B, "resolve 1 4").idle()
    play.asks(A, "designate_combat", "resolve 6 7")


@pytest.mark.rule("CF-G-10")
def test_in_a_new_combat_everybody_counts_and_places_fresh_dice_whoever_fought_before() -> None:
    # 3 and 4 fight first, and spend their dice; then 1 kills 2 and runs into 3.
    figures = [*hunter(), fig(tough(), B, 60), fig(tough(), A, 85)]
    play = Play(lay(*figures))
    play.say(A, "name 4").say(B, "name 3", *FIRST_WINS)
    play.say(A, "resolve 3 4")
    play.ready({3: "1 1", 4: "1 1"}, first=3)
    play.say(B, "attack 3 4").say(A, "parry 1", 1, 5)
    play.say(A, "attack 4 3").say(B, "parry 1", 1, 5)
    play.say(B, "resolve 1 2")
    kill(play).say(A, "pursue 1 3").say(B, "resolve 1 3")
    assert [play.figure(who).unplaced for who in (1, 3)] == [2, 2]
    assert [play.attack_defence(who) for who in (1, 3)] == [(0, 0), (0, 0)]
    play.ready({1: "0 2", 3: "2 0"}, first=3)
    assert play.attack_defence(3) == (2, 0)


@pytest.mark.rule("CF-G-3", "CF-G-10")
def test_joining_an_unresolved_combat_makes_it_a_combat_of_three() -> None:
    figures = [*hunter(), fig(tough(), B, 60), fig(tough(), A, 85)]
    play = Play(lay(*figures))
    play.say(A, "name 1").say(B, "name 2", *FIRST_WINS)
    kill(play.say(A, "resolve 1 2")).say(A, "pursue 1 3")
    play.asks(A, "designate_new_combat", "resolve 3 1 4")  # one against two: nothing to split
    assert play.combats == []
    assert play.tests("split_test") == []
    play.say(A, "resolve 3 1 4")
    assert [play.figure(who).unplaced for who in (3, 1, 4)] == [3, 2, 2]


@pytest.mark.rule("CF-G-3", "CF-G-11")
def test_only_the_combats_that_the_newcomer_touches_are_split_again_after_a_new_test() -> None:
    # A row 3b 4a 5b 6a 7b, cut into 4 against 3 and 5, and 6 against 7.  1 kills 2 and runs into 3.
    figures = [*hunter(), *[fig(tough(), side, 60 + 25 * place) for place, side in enumerate((B, A, B, A, B))]]
    play = Play(lay(*figures)).on_to("split_melee", *FIRST_WINS)
    play.say(A, "combat 4 3 5").say(A, "combat 6 7")
    assert play.combats == [Fight(1, (2,)), Fight(4, (3, 5)), Fight(6, (7,))]
    play.say(A, "name 1").say(B, "name 2", *FIRST_WINS)
    kill(play.say(A, "resolve 1 2")).say(A, "pursue 1 3")
    # A new Discipline test between the fighters of the combats concerned: not 6 and 7, though 5 touches 6.
    play.asks(A, "name_for_split", "name 1", "name 4")
    play.say(A, "name 4")
    play.asks(B, "name_for_split", "name 3", "name 5")
    play.say(B, "name 5", *SECOND_WINS)
    assert play.last("wins_split") == {"who": 5, "side": B}
    play.asks(B, "split_melee", "combat 1 3")  # 3 against 1 and 4 would leave 5 without an opponent of its own combat
    play.say(B, "combat 1 3").say(B, "combat 4 5")
    assert play.combats == [Fight(6, (7,))]  # as it was
    play.asks(A, "designate_new_combat", "resolve 1 3", "resolve 4 5")
    play.say(A, "resolve 4 5").idle()
    play.say(A, "resolve 1 3").idle()
    play.asks(B, "designate_combat", "resolve 6 7")


@pytest.mark.rule("CF-G-3", "CF-G-2")
def test_a_combat_that_comes_out_of_the_split_as_it_was_waits_for_its_own_turn() -> None:
    # 3a 4b and 6b 5a; 1 runs between 4 and 6 and touches both.  4 against 1 and 3 leaves 5 and 6 as they were.
    figures = [
        *hunter(20, -60), fig(tough(), A, -25), fig(tough(), B, 0), fig(tough(), A, 65), fig(tough(), B, 40),
    ]  # fmt: skip
    play = Play(lay(*figures))
    play.say(A, "name 1").say(B, "name 2", *FIRST_WINS)
    kill(play.say(A, "resolve 1 2"))
    assert "pursue 1 4 6" in play.options
    play.say(A, "pursue 1 4 6")
    play.on_to("split_melee", *FIRST_WINS)
    play.asks(A, "split_melee", "combat 4 1 3", "combat 6 1 5")
    play.say(A, "combat 4 1 3").say(A, "combat 5 6")
    play.asks(A, "designate_new_combat", "resolve 4 1 3")
    assert play.combats == [Fight(5, (6,))]
    play.say(A, "resolve 4 1 3").idle()
    play.asks(B, "designate_combat", "resolve 5 6")


@pytest.mark.rule("CF-G-11", "CF-A2-7")
def test_published_the_winner_of_tactics_splits_again_without_a_test() -> None:
    figures = [*hunter(), *[fig(tough(), side, 60 + 25 * place) for place, side in enumerate((B, A, B))]]
    play = Play(lay(*figures, tactics=A), edition="official")
    play.say(B, "resolve 1 2").on_to("place_dice", *FIRST_WINS)
    play.say(B, "place 2 2 0").say(A, "place 1 2 0")
    play.say(A, "attack 1 2", *KILL).say(A, "pursue 1 3")
    play.asks(B, "split_melee", "combat 1 3")
    assert play.tests("split_test") == []


@pytest.mark.rule("CF-G-2", "CF-G-3")
def test_two_pursuers_into_one_combat_are_split_together() -> None:
    # 1 and 3 of A kill 2; 1 runs into 4, 3 into 5, both of the combat of 6a against 4b and 5b.
    figures = (
        fig(killer(), A, -25), fig(man(), B, 0), fig(killer(), A, 25),
        fig(tough(), B, -25, 60), fig(tough(), B, 25, 60), fig(tough(), A, 0, 72),
    )  # fmt: skip
    play = Play(lay(*figures))
    play.say(A, "name 1").say(B, "name 2", *FIRST_WINS)
    assert play.combats == [Fight(2, (1, 3)), Fight(6, (4, 5))]
    play.say(A, "resolve 2 1 3")
    play.ready({2: "3 0", 1: "2 0", 3: "2 0"}, first=1)
    play.say(A, "attack 1 2", *KILL)
    play.say(A, "pursue 1 4").say(A, "pursue 3 5")
    play.asks(A, "name_for_split", "name 1", "name 3", "name 6")
    play.say(A, "name 1").say(B, "name 4", *FIRST_WINS)
    play.asks(A, "split_melee", "combat 1 4", "combat 4 1 6")
    play.say(A, "combat 4 1 6").say(A, "combat 3 5")
    play.asks(A, "designate_new_combat", "resolve 4 1 6", "resolve 3 5")


@pytest.mark.rule("CF-G-8", "CF-T-9")
def test_winners_of_two_players_may_pursue_each_other() -> None:
    figures = fig(man(), A, 0), fig(killer(), B, 25), fig(killer(), C, -25), fig(man(), A, 0, 400)
    play = Play(lay(*figures, tactics=C)).on_to("place_dice", 5, 3, 1)
    play.ready({1: "2 1", 2: "2 0", 3: "2 0"}, first=2)
    play.say(B, "attack 2 1").say(A, "endure", *KILL)
    play.asks(B, "pursue", "stay", "pursue 2 3")
    play.say(B, "stay")
    play.asks(C, "pursue", "stay", "pursue 3 2")
    play.say(C, "pursue 3 2")
    play.asks(A, "designate_new_combat", "resolve 2 3")


@pytest.mark.rule("CF-G-2", "CF-G-3")
def test_a_pursuit_may_enter_another_combat_born_of_pursuits() -> None:
    # 1 and 3 of A kill 2 and run into 4 and 5.  4 kills 1, then runs into 3, which waits for its combat with 5.
    figures = (
        fig(killer(), A, -25), fig(man(), B, 0), fig(tough(), A, 25),
        fig(killer(), B, -25, 60), fig(tough(), B, 25, 60),
    )  # fmt: skip
    play = Play(lay(*figures))
    play.say(A, "name 1").say(B, "name 2", *FIRST_WINS)
    play.say(A, "resolve 2 1 3")
    play.ready({2: "3 0", 1: "2 0", 3: "2 0"}, first=1)
    play.say(A, "attack 1 2", *KILL)
    play.say(A, "pursue 1 4").say(A, "pursue 3 5")
    play.asks(A, "designate_new_combat", "resolve 1 4", "resolve 3 5")
    play.say(A, "resolve 1 4")
    play.ready({1: "2 0", 4: "2 0"}, first=4)
    play.say(B, "attack 4 1", *KILL)
    play.asks(B, "pursue", "stay", "pursue 4 3")
    play.say(B, "pursue 4 3")
    play.asks(A, "designate_new_combat", "resolve 3 4 5")
