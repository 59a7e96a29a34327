"""Alliance: two against one on the map of the oath.  Seats A and C are allies, B stands alone."""

from __future__ import annotations

from typing import Any

import pytest

import heraut.games.heroes3.rules.ch08_map.map_fields as map_fields
from heraut.games.heroes3.answers.on_map import EndTurn
from heraut.games.heroes3.mind.evaluation import Judge
from heraut.games.heroes3.model import FEW, HIDDEN, PACK, Realm, main_hero, side_of
from heraut.games.heroes3.printed.missions import Goal
from heraut.games.heroes3.rules import ch06_allies, ch06_resources
from heraut.games.heroes3.rules.ch03_play import movement
from heraut.games.heroes3.rules.ch07_town.sieges import CaptureTown
from heraut.games.heroes3.rules.ch10_combat.combat import commander_of_guards
from heraut.games.heroes3.rules.ch12_settings import eliminate, judge, points, reached, standing, time_is_up
from heraut.kernel import Decision, write
from heraut.players.dice import Seeded
from tests.games.heroes3.mapping import A1, B1, Settled, combats, lay_site, stand, targets
from tests.games.heroes3.playing import CONTENT, GAME, A, B, C, Play, realm, table

__all__ = ["combats"]
OATH = "house_oath_of_the_ford"
C1 = main_hero(C)
TOWNS = ("S3.C", "S1.C", "S2.C")  # of A, B and C


def oath(**more: Any) -> Realm:
    return realm(3, scenario=OATH, **more)


# ── who is with whom ───────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-MOD-4")
def test_every_second_seat_is_of_one_team() -> None:
    t = table(oath())
    assert [side_of(t, seat) for seat in (A, B, C)] == [(A, C), (B,), (A, C)]
    assert [ch06_resources.allies(t, seat) for seat in (A, B, C)] == [[C], [], [A]]
    assert map_fields.friends(t, A) == (A, C)


@pytest.mark.rule("H3-CMB-8")
def test_guards_are_played_by_the_enemy_to_the_right_never_by_an_ally() -> None:
    t = table(oath())
    assert [commander_of_guards(t, seat) for seat in (A, B, C)] == [B, A, B]


@pytest.mark.rule("H3-SET-17")
def test_whoever_stands_alone_starts_richer() -> None:
    t = GAME.table(OATH, Seeded(3), {"no_bonus": "yes"})
    while t.state.round == 0 and t.decision is not None:
        t.answer(t.decision.options[0])
    start = CONTENT.scenarios[OATH].start
    assert (start.resources["gold"], start.alone["gold"]) == (15, 20)
    assert [player.gold for player in t.state.players] == [15, 35, 15]


# ── allies never fight ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-MOV-12")
def test_an_ally_is_passed_not_joined_and_an_enemy_is_fought(combats: type[Settled]) -> None:
    state = oath()
    stand(state, A1, "N6.W", 2)
    stand(state, C1, "N6.NW")
    assert "N6.NW" not in targets(state)
    state.heroes[B1] = state.heroes.pop(C1)
    state.heroes[B1].seat = B
    assert "N6.NW" in targets(state)
    Play(state, movement.MoveHero(A1, "N6.NW"))
    assert combats.fought[0] == (A1, "N6.NW", f"hero:{B1}")


@pytest.mark.rule("H3-CAT-9", "H3-SIE-1")
def test_the_flags_of_an_ally_are_empty_fields_and_those_of_the_enemy_are_taken(combats: type[Settled]) -> None:
    state = oath(gold=(0, 0, 0))
    stand(state, C1, "F3.C")
    stand(state, A1, "S2.E", 3)
    Play(state, movement.MoveHero(A1, TOWNS[C]))
    assert state.sites[TOWNS[C]].flags == (C,)
    assert combats.fought == []
    stand(state, B1, "F2.C")
    stand(state, A1, "S1.E", 3)
    Play(state, movement.MoveHero(A1, TOWNS[B]))
    assert state.sites[TOWNS[B]].flags == (A,)


@pytest.mark.rule("H3-SIE-3")
def test_a_town_won_back_is_its_first_owners_again() -> None:
    state = oath()
    state.sites[TOWNS[C]].flags = (B,)
    stand(state, A1, TOWNS[C])
    Play(state, CaptureTown(A, A1, ""))
    assert state.sites[TOWNS[C]].flags == (C,)
    assert state.players[A].cubes == []
    assert not state.ended
    state.sites[TOWNS[C]].flags = (B,)
    state.players[C].out = True
    Play(state, CaptureTown(A, A1, ""))
    assert state.sites[TOWNS[C]].flags == (A,)


# ── what allies do for each other ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-TRD-3", "H3-TRD-7")
def test_cards_are_swapped_with_an_ally_only() -> None:
    state = oath(hands=(["haste"], ["angel_wings"], ["endless_bag_of_gold", "slow"]))
    stand(state, A1, "N6.NW")
    stand(state, B1, "N6.NE")
    stand(state, C1, "N6.W")
    swaps = [write(option) for option in ch06_resources.dealings(table(state), A)]
    assert swaps == [f"swap {C} haste"]
    assert ch06_resources.dealings(table(state), B) == []
    play = Play(state, ch06_allies.SwapCards(A, C, "haste"))
    play.asks(C, "swap_for", "done", "card endless_bag_of_gold", "card slow")
    play.say(C, "card slow")
    assert (play.player(A).hand, sorted(play.player(C).hand)) == (["slow"], ["endless_bag_of_gold", "haste"])


@pytest.mark.rule("H3-MOD-5")
def test_units_are_lent_to_an_ally_only() -> None:
    state = oath(armies=({"halberdiers": PACK, "griffins": FEW}, {}, {}))
    stand(state, A1, "N6.NW")
    stand(state, B1, "N6.NE")
    stand(state, C1, "N6.W")
    lent = [write(option) for option in ch06_resources.dealings(table(state), A)]
    assert lent == [f"lend griffins {C}", f"lend halberdiers {C}"]


@pytest.mark.rule("H3-TRD-9")
def test_resources_are_given_in_cooperative_games_only() -> None:
    state = oath(gold=(3, 3, 3))
    lay_site(state, "trading_post")
    assert ch06_resources.gifts(table(state), A) == []


def test_an_ally_sees_no_more_of_a_hand_than_an_enemy() -> None:
    state = oath(hands=(["haste"], ["slow"], ["bless"]), decks=((), (), ["attack"]))
    seen = GAME.view(table(state), A)
    assert seen.players[A].hand == ["haste"]
    assert seen.players[B].hand == seen.players[C].hand == [HIDDEN]
    assert seen.players[C].deck.bag == [HIDDEN]


# ── winning and losing together ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-MOD-4", "H3-VIC-5")
def test_a_town_of_the_other_side_wins_for_the_team() -> None:
    state = oath()
    t = table(state)
    judge(t, "at_once")
    assert state.ended == ""
    state.sites[TOWNS[C]].flags = (A,)  # held for a friend who is gone
    judge(t, "at_once")
    assert state.ended == ""
    state.sites[TOWNS[B]].flags = (C,)
    judge(t, "at_once")
    assert (state.ended, state.winners) == ("capture_town", (A, C))
    assert standing(t) == (1.0, -1.0, 1.0)


@pytest.mark.rule("H3-MOD-4", "H3-VIC-5")
def test_one_town_of_the_team_is_enough_for_whoever_stands_alone() -> None:
    state = oath()
    t = table(state)
    state.sites[TOWNS[C]].flags = (B,)
    judge(t, "at_once")
    assert (state.ended, state.winners) == ("capture_town", (B,))
    assert standing(t) == (-1.0, 1.0, -1.0)


@pytest.mark.rule("H3-VIC-1")
def test_to_capture_all_is_to_capture_what_the_enemies_have() -> None:
    state = oath()
    goal = Goal(kind="capture_all")
    assert not reached(table(state), A, goal)
    state.sites[TOWNS[B]].flags = (A,)
    assert reached(table(state), A, goal)
    assert reached(table(state), C, goal)
    assert not reached(table(state), B, goal)


@pytest.mark.rule("H3-VIC-8")
def test_the_team_that_is_left_wins_at_once_with_all_its_members() -> None:
    state = oath()
    t = table(state)
    eliminate(t, C)
    judge(t, "at_once")
    assert state.ended == ""  # A still stands against B
    eliminate(t, B)
    judge(t, "at_once")
    assert (state.ended, state.winners) == ("last", (A, C))


@pytest.mark.rule("H3-VIC-8")
def test_a_player_alone_must_see_both_allies_out() -> None:
    state = oath()
    t = table(state)
    eliminate(t, A)
    judge(t, "at_once")
    assert state.ended == ""
    eliminate(t, C)
    judge(t, "at_once")
    assert (state.ended, state.winners) == ("last", (B,))


def test_allies_count_their_points_together() -> None:
    state = oath()
    t = table(state)
    state.sites["S1.W"].flags = (B,)
    state.sites["F1.NW"].flags = (B,)  # a settlement
    state.sites["S3.SW"].flags = (A,)
    state.sites["S2.E"].flags = (C,)
    assert [points(t, seat) for seat in (A, B, C)] == [1, 3, 1]
    time_is_up(t)
    assert (state.ended, state.winners) == ("limit", (B,))
    state.sites["N6.NE"].flags = (C,)
    time_is_up(t)
    assert (state.ended, state.winners) == ("draw", ())
    assert standing(t) == (0.0, 0.0, 0.0)
    state.sites["F3.W"].flags = (A,)
    time_is_up(t)
    assert (state.ended, state.winners) == ("limit", (A, C))
    assert standing(t) == (1.0, -1.0, 1.0)


# ── bots ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_bots_of_a_team_think_alike_and_against_the_other() -> None:
    judge_of = Judge(CONTENT)

    def stands(state: Realm) -> tuple[float, ...]:
        state.pending = Decision(A, "turn", [EndTurn()])
        return judge_of.evaluate(table(state))

    armies = ({"halberdiers": PACK}, {"skeletons": PACK}, {"troglodytes": PACK})
    before = stands(oath(armies=armies))
    assert before[A] == before[C] == pytest.approx(-before[B])
    richer = oath(armies=armies)
    richer.players[C].gold += 10
    assert stands(richer)[A] > before[A]
    over = oath()
    over.ended, over.winners = "capture_town", (A, C)
    assert stands(over) == (1.0, -1.0, 1.0)


def test_the_scene_says_who_are_allies() -> None:
    t = GAME.table(OATH, Seeded(3))
    (note,) = [note for note in GAME.scene(GAME.view(t, A), A).notes if note.id == "note-allies"]
    assert [said.en for said in note.args.values()] == ["Player\u00a01", "Player\u00a03"]
