"""IX-D. Passes of arms."""

from __future__ import annotations

import pytest

from .playing import HARMLESS, A, B, Play, around, duel, fig, lay, man, tough

DEADLY = 44  # a FOR whose wound roll always kills


def against(lone: dict[str, int], *others: dict[str, int], places: dict[int, str], first: int) -> Play:
    """Figure 1 of A, hard to hurt, against 2, 3… of B, hard to hurt too."""
    laid = [fig(tough(**lone), A, 0), *around([tough(**numbers) for numbers in others], B)]
    return Play(lay(*laid)).ready(places, first)


def strike(play: Play, text: str, *defence: str) -> None:
    """One attack that does nothing (its die shows 3)."""
    play.say(play.asked[0], text, *(() if defence else (3, *HARMLESS)))
    if defence:
        play.say(play.asked[0], defence[0], 3, *HARMLESS)


# ── IX-D ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CF-D-1", "CF-D3-1")
@pytest.mark.parametrize("first", [1, 2])
def test_in_every_pass_the_winner_of_initiative_attacks_first(first: int) -> None:
    play = duel(tough(), tough(), ("2 0", "2 0"), first=first)
    second = 3 - first
    for _ in range(2):
        play.asks(play.figure(first).side, "choose_attack", f"attack {first} {second}")
        strike(play, f"attack {first} {second}")
        play.asks(play.figure(second).side, "choose_attack", f"attack {second} {first}")
        strike(play, f"attack {second} {first}")
    assert play.kinds("pass_begins", "attack") == ["pass_begins", "attack", "attack"] * 2
    assert play.over


@pytest.mark.rule("CF-D-2")
def test_no_more_attacks_in_a_pass_than_dice_nor_than_opponents() -> None:
    # The lone fighter has 4 dice in attack for 3 opponents, then 1; the others 2, 1 and 0.
    places = {1: "4 0", 2: "2 0", 3: "1 1", 4: "0 2"}
    play = against({}, {}, {}, {}, places=places, first=1)
    strike(play, "attack 1 2")
    strike(play, "attack 1 3", "endure")
    strike(play, "attack 1 4", "endure")
    assert play.asked == (B, "choose_attack")  # a fourth attack has to wait for the next pass
    play.asks(B, "choose_attack", "attack 2 1", "attack 3 1")  # 4 has no attack die
    strike(play, "attack 2 1")
    strike(play, "attack 3 1")
    assert len(play.told("pass_begins")) == 2
    play.asks(A, "choose_attack", "attack 1 2", "attack 1 3", "attack 1 4")
    strike(play, "attack 1 4", "endure")
    play.asks(B, "choose_attack", "attack 2 1")  # no die is left to the lone fighter


@pytest.mark.rule("CF-D-3")
def test_who_is_eliminated_earlier_in_the_pass_makes_no_attack_in_it() -> None:
    laid = [fig(tough(FOR=DEADLY), A, 0), *around([man(), tough(RES=99)], B)]
    play = Play(lay(*laid)).ready({1: "2 1", 2: "2 0", 3: "2 0"}, first=1)
    play.say(A, "attack 1 3", 3, *HARMLESS)
    play.say(A, "attack 1 2", 3, 5, 5)
    assert play.figure(2).down
    play.asks(B, "choose_attack", "attack 3 1")
    play.say(B, "attack 3 1").say(A, "endure", 3, *HARMLESS)
    assert len(play.told("pass_begins")) == 2  # and 2 made none of its attacks
    assert play.attacks() == [(1, 3), (1, 2), (3, 1)]


# ── IX-D-1: duels ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CF-D1-1")
def test_in_a_duel_who_has_an_attack_die_must_attack_in_each_pass() -> None:
    play = duel(tough(), tough(), ("2 0", "1 1"), first=1)
    play.asks(A, "choose_attack", "attack 1 2")  # nothing else may be answered
    strike(play, "attack 1 2", "endure")
    play.asks(B, "choose_attack", "attack 2 1")
    strike(play, "attack 2 1")
    play.asks(A, "choose_attack", "attack 1 2")


@pytest.mark.rule("CF-D1-2")
@pytest.mark.parametrize(("one", "other"), [(1, 2), (2, 1)])
def test_in_a_duel_one_attack_a_pass_however_many_dice(one: int, other: int) -> None:
    play = duel(tough(), tough(), ("2 0", "2 0"), first=one)
    strike(play, f"attack {one} {other}")
    assert play.figure(one).attack == 1
    play.asks(play.figure(other).side, "choose_attack", f"attack {other} {one}")  # not another one of the first


# ── IX-D-2: one against several ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CF-D2-1", "CF-D2-3")
@pytest.mark.parametrize("order", [(2, 3, 4), (4, 2, 3), (3, 4, 2)])
def test_each_of_the_many_must_attack_once_with_one_die_in_the_order_their_player_likes(
    order: tuple[int, ...],
) -> None:
    play = against({}, {}, {}, {}, places={1: "0 4", 2: "2 0", 3: "2 0", 4: "2 0"}, first=2)
    left = [2, 3, 4]
    for who in order:
        play.asks(B, "choose_attack", *[f"attack {other} 1" for other in left])  # no way to pass
        strike(play, f"attack {who} 1", "endure")
        left.remove(who)
        assert play.figure(who).attack == 1
    assert play.attacks() == [(who, 1) for who in order]
    assert len(play.told("pass_begins")) == 2


@pytest.mark.rule("CF-D2-2")
def test_the_lone_fighter_must_attack_each_opponent_once() -> None:
    play = against({}, {}, {}, places={1: "3 0", 2: "0 2", 3: "0 2"}, first=1)
    play.asks(A, "choose_attack", "attack 1 2", "attack 1 3")
    strike(play, "attack 1 3", "endure")
    play.asks(A, "choose_attack", "attack 1 2")  # the other one is due as well
    strike(play, "attack 1 2", "endure")
    assert len(play.told("pass_begins")) == 2


@pytest.mark.rule("CF-D2-4")
@pytest.mark.parametrize("targets", [(2, 3), (4, 2), (3, 4)])
def test_with_fewer_dice_than_opponents_its_player_chooses_whom(targets: tuple[int, int]) -> None:
    play = against({}, {}, {}, {}, places={1: "2 2", 2: "0 2", 3: "0 2", 4: "0 2"}, first=1)
    left = [2, 3, 4]
    for target in targets:
        play.asks(A, "choose_attack", *[f"attack 1 {other}" for other in left])
        strike(play, f"attack 1 {target}", "endure")
        left.remove(target)
    assert play.attacks() == [(1, target) for target in targets]
    assert play.over


@pytest.mark.rule("CF-D2-5")
def test_never_the_same_opponent_twice_in_a_pass_dice_left_over_wait() -> None:
    play = against({}, {}, {}, places={1: "3 0", 2: "2 0", 3: "0 2"}, first=1)
    strike(play, "attack 1 2")
    play.asks(A, "choose_attack", "attack 1 3")
    strike(play, "attack 1 3", "endure")
    assert play.figure(1).attack == 1
    assert play.asked == (B, "choose_attack")
    strike(play, "attack 2 1")
    play.asks(A, "choose_attack", "attack 1 2", "attack 1 3")  # in the next pass both again


# ── IX-D-3: passes follow one another ────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CF-D3-1", "CF-D3-4")
def test_passes_follow_until_no_attack_die_is_left() -> None:
    play = against({}, {}, {}, places={1: "1 2", 2: "2 0", 3: "1 1"}, first=2)
    strike(play, "attack 2 1", "endure")
    strike(play, "attack 3 1", "endure")
    strike(play, "attack 1 2")
    assert len(play.told("pass_begins")) == 2
    strike(play, "attack 2 1", "endure")
    assert len(play.told("pass_begins")) == 2
    assert len(play.told("combat_ends")) == 1
    assert play.over


@pytest.mark.rule("CF-D3-4")
def test_nobody_has_an_attack_die_the_combat_ends_without_a_pass() -> None:
    play = Play(lay(fig(man(), A, 0), fig(man(), B, 25))).on_to("place_dice", 5, 1).idle()
    assert play.told("pass_begins") == []
    assert len(play.told("combat_ends")) == 1


@pytest.mark.rule("CF-D3-4", "CF-D-5")
def test_a_side_wiped_out_in_mid_pass_ends_the_combat_at_once_and_pending_attacks_vanish() -> None:
    # The lone fighter falls to the first of three attacks.
    laid = [fig(man(), A, 0), *around([man(FOR=DEADLY)] * 3, B)]
    play = Play(lay(*laid)).ready({1: "3 1", 2: "2 0", 3: "2 0", 4: "2 0"}, first=2)
    play.say(B, "attack 3 1")
    play.say(A, "endure", 3, 5, 5)
    assert play.attacks() == [(3, 1)]
    assert play.told("combat_ends") == [{"lone": 1, "others": (2, 3, 4)}]
    assert play.over


@pytest.mark.rule("CF-D3-4", "CF-D-5")
def test_the_many_are_wiped_out_only_when_the_last_of_them_falls() -> None:
    laid = [fig(man(FOR=DEADLY), A, 0), *around([man(), man()], B)]
    play = Play(lay(*laid)).ready({1: "3 0", 2: "2 0", 3: "2 0"}, first=1)
    play.say(A, "attack 1 3", 3, 5, 5)
    assert play.told("combat_ends") == []
    play.say(A, "attack 1 2", 3, 5, 5)
    assert len(play.told("combat_ends")) == 1
    assert len(play.attacks()) == 2  # the third attack die has nobody to strike


@pytest.mark.rule("CF-D3-5")
def test_defence_dice_not_used_are_lost() -> None:
    play = duel(tough(), tough(), ("1 1", "0 2"), first=1)
    strike(play, "attack 1 2", "endure")
    assert play.when("hit").state.figures[2].defence == 2
    assert [play.attack_defence(who) for who in (1, 2)] == [(0, 0), (0, 0)]


@pytest.mark.rule("CF-D3-2")
def test_note_the_order_of_the_attackers_may_change_from_pass_to_pass() -> None:
    play = against({}, {}, {}, places={1: "0 3", 2: "2 0", 3: "2 0"}, first=2)
    strike(play, "attack 2 1", "endure")
    strike(play, "attack 3 1", "endure")
    play.asks(B, "choose_attack", "attack 2 1", "attack 3 1")
    strike(play, "attack 3 1", "endure")
    strike(play, "attack 2 1", "endure")
    assert play.attacks() == [(2, 1), (3, 1), (3, 1), (2, 1)]


@pytest.mark.rule("CF-D3-3")
def test_attention_a_die_put_in_attack_must_be_rolled_in_attack() -> None:
    play = duel(tough(), tough(), ("2 0", "0 2"), first=1)
    for _ in range(2):
        play.asks(A, "choose_attack", "attack 1 2")
        strike(play, "attack 1 2", "endure")
    assert play.tests("attack_test") == [(1, 6), (1, 6)]  # both dice were rolled
    assert play.over


@pytest.mark.rule("CF-D3-3", "CF-E6-2")
def test_attention_unless_its_owner_is_eliminated_first() -> None:
    laid = [fig(tough(FOR=DEADLY), A, 0), *around([man(), tough(RES=99)], B)]
    play = Play(lay(*laid)).ready({1: "2 1", 2: "2 0", 3: "1 1"}, first=1)
    play.say(A, "attack 1 2", 3, 5, 5)
    play.say(A, "attack 1 3").say(B, "endure", 3, *HARMLESS)
    play.asks(B, "choose_attack", "attack 3 1")  # the two dice of 2 are gone
    play.say(B, "attack 3 1").say(A, "endure", 3, *HARMLESS)
    assert play.over


# ── deaths and knowledge in mid-combat ───────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CF-D-4")
def test_when_an_opponent_dies_the_survivors_keep_their_dice() -> None:
    laid = [fig(tough(FOR=DEADLY), A, 0), *around([man(), tough(RES=99)], B)]
    play = Play(lay(*laid)).ready({1: "2 1", 2: "2 0", 3: "1 1"}, first=1)
    play.say(A, "attack 1 2", 3, 5, 5)
    assert play.attack_defence(1) == (1, 1)  # 3 dice placed, one used: not 1 + 1 opponent
    assert play.attack_defence(3) == (1, 1)


@pytest.mark.rule("CF-D-6")
def test_attackers_and_targets_are_named_one_at_a_time_knowing_what_came_before() -> None:
    laid = [fig(man(FOR=DEADLY), A, 0), *around([man(), man(), man()], B)]
    play = Play(lay(*laid)).ready({1: "2 2", 2: "0 2", 3: "0 2", 4: "0 2"}, first=1)
    play.asks(A, "choose_attack", "attack 1 2", "attack 1 3", "attack 1 4")
    play.say(A, "attack 1 3").say(B, "endure", 3, 5, 5)
    assert play.figure(3).down  # seen before the next target is named
    play.asks(A, "choose_attack", "attack 1 2", "attack 1 4")
