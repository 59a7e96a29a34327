"""Chapters 3, 4 and 12: every question knows its rules, and a wish that is no answer what speaks against it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from heraut.games.heroes3.model import Game, LaidTile, Realm
from heraut.games.heroes3.numbers import geography
from heraut.games.heroes3.rules import ch04_heroes, scenarios
from heraut.games.heroes3.rules.ch03_play import flights, hindrances, morale, movement, proclaimed
from heraut.games.heroes3.rules.ch03_play.turn import Turn
from heraut.games.heroes3.rules.ch12_campaign import AfterMission
from heraut.kernel import Section, write
from heraut.players.dice import Seeded
from tests.games.heroes3.mapping import A1, A2, B1, B2, lay_site, stand
from tests.games.heroes3.playing import GAME, A, Play, realm, table
from tests.games.heroes3.test_scene import at_turn
from tests.games.reasons import questions, refusals, refused, why

CHAPTERS = ("ch03_play", "ch04_heroes", "ch12_", "scenarios")
SETTINGS = ({}, {"two_heroes": "yes", "edition": "official"}, {"free_trade": "yes", "difficulty": "easy"})
OPEN = {"move", "revisit", "reveal", "add", "morale", "spy"}  # what all can see that a seat can do
NOMADS = "nomads_neutral"


# ── over random games ────────────────────────────────────────────────────────────────────────────────────────────────


def random_game(seed: int) -> Iterator[Game]:
    """The questions of these chapters, those with a single answer too."""
    names = GAME.scenarios()
    t = GAME.table(names[seed % len(names)], Seeded(seed), SETTINGS[seed % len(SETTINGS)], forced=False)
    return questions(t, seed, CHAPTERS)


def test_random_games_meet_many_refusals() -> None:
    """Else the law that looks at them would prove nothing."""
    met = set().union(*[refusals(t) for seed in range(4) for t in random_game(seed)])
    often = {"too-far", "no-points", "stops-before", "blocked", "closed-edge", "friend-there", "not-revisitable"}
    often |= {"tile-far", "no-supply", "no-morale", "turn-shuts-off", "faction-taken", "another-troop", "hand-too-big"}
    assert often <= met


@pytest.mark.parametrize("seed", range(6))
def test_a_turn_is_secret_where_all_that_can_be_done_may_be_a_cards_doing(seed: int) -> None:
    for t in random_game(seed):
        assert t.decision is not None
        if t.decision.kind == "turn":
            seen_by_all = any(option.word in OPEN for option in t.decision.options)
            assert t.decision.secret == (bool(t.state.players[t.decision.seat].hand) and not seen_by_all)


def test_a_point_buys_something_even_where_every_field_around_is_held() -> None:
    state = realm()
    near = geography.chart(table(state)).near
    field = next(name for name, around in near.items() if 0 < len(around) <= 3)
    stand(state, A1, field, 1)
    for hero, beside in zip((B1, A2, B2), near[field], strict=False):
        stand(state, hero, beside, 0)
    assert movement.movement_options(table(state), A)
    assert movement.buys_something(table(state), A)
    stand(state, A1, field, 0)
    assert not movement.buys_something(table(state), A)


# ── a turn ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def moved(field: str, points: int = 3, second: str = "", enemy: str = "") -> Realm:
    """A's main hero on this field, a secondary hero and the enemy's where it is said."""
    state = realm()
    stand(state, A1, field, points)
    if second:
        stand(state, A2, second, 2)
    if enemy:
        stand(state, B1, enemy)
    return state


def with_morale(**more: Any) -> Realm:
    state = realm(**more)
    state.players[A].morale = 1
    return state


@pytest.mark.parametrize(
    ("state", "wish", "reason"),
    [
        (moved("S3.C"), "move 2 S1.NE", ("not-your-hero", "H3-MOV-10")),
        (moved("S3.C"), "move 0 F5.C", ("not-explored", "H3-MOV-4")),
        (moved("S3.C"), "move 0 S3.NW", ("blocked", "H3-SIT-27")),
        (moved("S3.C", 0), "move 0 S3.NE", ("no-points", "H3-MOV-1", "H3-MOV-8")),
        (moved("S3.C"), "move 0 S3.C", ("stands-there", "H3-MOV-2")),
        (moved("S3.SE"), "move 0 N6.NE", ("closed-edge", "H3-TIL-15", "H3-MOV-13")),
        (moved("S3.C"), "move 0 F1.SE", ("no-way", "H3-MOV-13", "H3-TIL-15")),
        (moved("F3.NE", 1), "move 0 N6.NW", ("too-far", "H3-MOV-2")),
        (moved("F3.NE"), "move 0 N6.NW", ("stops-before", "H3-MOV-6", "H3-CAT-1")),
        (moved("F3.NE", second="N6.W"), "move 0 N6.W", ("friend-there", "H3-MOV-12")),
        (moved("N6.NW", second="N6.NW"), "revisit 0", ("must-part", "H3-MOV-12")),
        (moved("N6.NW", second="N6.NW"), "end", ("must-part", "H3-MOV-12")),
        (moved("N6.SW"), "revisit 0", ("not-revisitable", "H3-MOV-2", "H3-CAT-4")),
        (moved("N6.NW", 0), "revisit 0", ("no-points", "H3-MOV-1", "H3-MOV-8")),
        (moved("S3.C"), "add 0", ("no-supply", "H3-TIL-11")),
        (moved("S3.C"), "reveal 0 0", ("tile-shown", "H3-MOV-4")),
        (moved("S3.C"), "morale draw", ("no-morale", "H3-MOR-6")),
        (with_morale(), "morale draw", ("no-cards", "H3-MOR-7")),
        (with_morale(), "morale change", ("no-cards", "H3-MOR-8")),
    ],
)
def test_what_speaks_against_an_action_of_a_turn(state: Realm, wish: str, reason: tuple[str, ...]) -> None:
    assert refused(at_turn(state), wish) == reason


def test_how_far_it_is_and_where_the_way_ends_is_told() -> None:
    assert why(at_turn(moved("F3.NE", 1)), "move 0 N6.NW").about == {"far": 2, "count": 1}
    assert why(at_turn(moved("F3.NE")), "move 0 N6.NW").about == {"field": "N6.W"}
    assert why(at_turn(moved("F3.NE", second="N6.W")), "move 0 N6.W").about == {"hero": A2}


@pytest.mark.rule("H3-MOV-6")
def test_an_enemy_on_the_way_is_where_the_way_ends() -> None:
    """The water wheel of N6.SW is visited and would be passed, if nobody stood on it."""
    state = moved("F3.NE", 2, enemy="N6.SW")
    state.sites["N6.SW"].cube = state.sites["N6.W"].cube = True
    assert hindrances.leads_on(table(state), A1, "N6.W")
    assert not hindrances.leads_on(table(state), A1, "N6.SW")


@pytest.mark.rule("H3-SIT-22", "H3-SIT-32")
def test_nobody_stops_beside_another_in_a_sanctuary() -> None:
    state = realm()
    sanctuary = lay_site(state, "sanctuary", B1)
    beside = geography.neighbours(table(state), sanctuary)[0]
    stand(state, A1, beside)
    assert refused(at_turn(state), f"move 0 {sanctuary}") == ("in-sanctuary", "H3-SIT-22", "H3-SIT-32")
    assert hindrances.leads_on(table(state), A1, sanctuary)


@pytest.mark.rule("H3-MOV-4", "H3-TIL-4")
def test_a_tile_is_revealed_beside_the_hero_and_added_where_there_is_room() -> None:
    state = realm()
    state.tiles[9] = LaidTile("far", 20, 20)
    state.players[A].supply = 1
    t = at_turn(state)
    assert refused(t, "reveal 0 9") == ("tile-far", "H3-MOV-4")
    assert refused(t, "add 0") == ("no-room", "H3-TIL-4", "H3-TIL-12")


@pytest.mark.rule("H3-TUR-3")
def test_a_hand_above_the_limit_is_not_enough() -> None:
    play = Play(realm(hands=(["attack"] * 6,)), Turn(A))
    play.asks(A, "start_hand", "card attack")
    assert refused(play.t, "done") == ("hand-too-big", "H3-TUR-3", "H3-TUR-10")
    assert why(play.t, "done").about == {"count": 6, "most": 4}
    assert refused(play.t, "card luck") == ("not-in-hand", "H3-CRD-10", "H3-CRD-21")
    Play(realm(hands=(["attack"] * 4,)), Turn(A)).asks(A, "start_hand", "card attack", "done")


@pytest.mark.rule("H3-UNI-29")
def test_a_unit_leads_the_main_hero_on_once_a_turn() -> None:
    state = moved("F1.NW", 0)
    state.players[A].hired.append(NOMADS)
    t = at_turn(state)
    t.say(A, "end")
    assert t.decision is not None
    assert t.decision.kind == "turn_end"
    assert refused(t, f"step 0 F1.NE {NOMADS}") == ("not-empty", "H3-CAT-13")
    assert refused(t, "step 0 F1.C logistics") == ("no-guide", "H3-UNI-29")
    t.state.players[A].used.append(flights.FREE_STEP)
    assert refused(t, f"step 0 F1.C {NOMADS}") == ("used", "H3-UNI-29")


# ── single questions ─────────────────────────────────────────────────────────────────────────────────────────────────


def asked(section: Section, state: Realm) -> Game:
    return Play(state, section).t


def around_the_spring() -> Realm:
    """Two steps are free: the visited water wheel, and Pandora's box, where the enemy stands."""
    state = moved("N6.W", 1, enemy="N6.C")
    state.sites["N6.SW"].cube = state.sites["N6.C"].cube = True
    return state


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ("step 2 N6.SW logistics", ("not-your-hero", "H3-MOV-10")),
        ("step 0 N6.E logistics", ("not-beside", "H3-CAT-13")),
        ("step 0 N6.C logistics", ("hero-there", "H3-MOV-12")),
        ("step 0 N6.NW logistics", ("not-empty", "H3-CAT-13")),
    ],
)
def test_a_free_step_leads_to_an_empty_field_beside_the_hero(wish: str, reason: tuple[str, ...]) -> None:
    assert refused(asked(flights.FreeStep(A, A1, ""), around_the_spring()), wish) == reason


def test_a_free_step_crosses_no_closed_edge_and_enters_no_blocked_field() -> None:
    state = moved("S3.SE", second="S3.C")
    state.sites["S3.E"].cube = True
    t = asked(flights.FreeStep(A, A1, ""), state)
    assert refused(t, "step 0 N6.NE logistics") == ("closed-edge", "H3-TIL-15", "H3-MOV-13")
    assert refused(t, "step 1 S3.NW logistics") == ("blocked", "H3-SIT-27")


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ("move 2 N6.NE", ("moves-another", "H3-COM-7")),
        ("move 0 F1.W", ("blocked", "H3-SIT-27")),
        ("move 0 S3.SE", ("stands-there", "H3-MOV-2")),
        ("move 0 S1.C", ("flight-too-far", "H3-COM-7", "H3-MOV-2")),
        ("move 0 N6.C", ("friend-there", "H3-MOV-12")),
    ],
)
def test_a_flight_ends_within_its_points_on_a_field_that_is_free(wish: str, reason: tuple[str, ...]) -> None:
    assert refused(asked(flights.FlyOverTheMap(A, A1, ""), moved("S3.SE", 2, second="N6.C")), wish) == reason


def test_a_flight_over_a_closed_edge_is_refused_by_nothing() -> None:
    t = asked(flights.FlyOverTheMap(A, A1, ""), moved("S3.SE", 2))
    assert t.why_not(GAME.grammar.read("move 0 N6.NE")) is None


@pytest.mark.rule("H3-SPL-17")
def test_a_portal_leads_to_a_free_place_of_ones_own() -> None:
    state = moved("F3.W", 0, second="S3.C")
    state.heroes[A2].movement = 0
    state.sites["F3.W"].flags = (A,)
    state.sites["N6.C"].flags = (A,)
    settlement = next(f for f, one in GAME.content.fields.items() if one.site == "settlement" and f != "F3.W")
    tile = settlement.partition(".")[0]
    state.tiles[9] = LaidTile(GAME.content.tiles[tile].group, 20, 20, tile)
    geography.show(table(state), 9)
    state.sites[settlement].flags = (A,)
    t = asked(flights.TownPortal(A, A1, "card/town_portal/effect/0"), state)
    assert t.decision is not None
    assert [write(option) for option in t.decision.options] == [f"field {settlement}"]
    assert refused(t, "field F3.W") == ("stands-there", "H3-SPL-17")
    assert refused(t, "field S3.C") == ("hero-there", "H3-MOV-12")
    assert refused(t, "field S1.C") == ("not-your-home", "H3-SPL-17")


@pytest.mark.rule("H3-HER-9")
def test_a_secondary_hero_appears_on_a_free_place_of_ones_own() -> None:
    state = moved("N6.W", enemy="F3.W")
    state.players[A].gold = 10
    state.sites["F3.W"].flags = (A,)
    t = asked(ch04_heroes.HireHero(A), state)
    assert refused(t, "field S1.C") == ("not-your-home", "H3-HER-9")
    assert refused(t, "field F3.W") == ("hero-there", "H3-MOV-12")


@pytest.mark.rule("H3-HER-2", "H3-HER-6", "H3-HER-8")
def test_what_speaks_against_hiring() -> None:
    state = realm(gold=(4,))
    t = table(state)

    def against() -> tuple[str, ...]:
        reason = ch04_heroes.forbids_hiring(t, A)
        return () if reason is None else (reason.id, *reason.rules)

    assert against() == ("too-dear", "H3-RES-7")
    state.players[A].gold = 10
    assert against() == ()
    state.players[A].second_from = state.round + 1
    assert against() == ("second-later", "H3-HER-6")
    state.players[A].second_from = 0
    stand(state, B1, "S3.C")
    assert against() == ("home-taken", "H3-MOV-12")
    state.sites["S3.C"].flags = ()
    assert against() == ("no-home", "H3-HER-2")
    stand(state, A2, "N6.W")
    assert against() == ("second-there", "H3-HER-2", "H3-HER-8")


@pytest.mark.rule("H3-MOR-8", "H3-MOR-10")
def test_a_token_is_spent_for_cards_that_are_there() -> None:
    state = with_morale(hands=(["attack", "luck"],))
    t = asked(morale.SpendMorale(A, morale.CHANGE), state)
    assert refused(t, "done") == ("change-one", "H3-MOR-8")
    assert refused(t, "card bless") == ("not-in-hand", "H3-CRD-10", "H3-CRD-21")
    t.say(A, "card luck")
    assert t.why_not(GAME.grammar.read("done")) is None
    t = asked(morale.Morale(A, 1), with_morale(hands=(["attack"],)))
    assert refused(t, "morale draw") == ("no-cards", "H3-MOR-7")


def test_a_plague_strikes_packs_and_an_event_sites_with_a_cube() -> None:
    army = {"halberdiers": "few", "marksmen": "pack", "griffins": "pack"}
    t = asked(proclaimed.Plague(A, A1, ""), realm(armies=(army,)))
    assert refused(t, "unit halberdiers") == ("no-pack", "H3-COM-7")
    t = asked(scenarios.GainASiteAgain(A), realm())
    assert refused(t, "field N6.SW") == ("no-cube", "H3-MOD-5")


@pytest.mark.rule("H3-CPG-3")
def test_five_cards_that_are_neither_statistics_nor_specialties_come_along() -> None:
    state = realm(1, scenario="fan_queens_gambit_1", factions=["castle"], hands=(["attack", "luck", "bless"],))
    state.winners, state.ended = (A,), "beat_enemy"
    t = asked(AfterMission(kept=("luck",)), state)
    assert refused(t, "card attack") == ("comes-along", "H3-CPG-3")
    assert refused(t, "card luck") == ("kept-already", "H3-CPG-3")


@pytest.mark.rule("H3-SET-1", "H3-TIL-12", "H3-SET-12")
def test_what_speaks_against_a_choice_of_the_set_up() -> None:
    met = {}
    for t in random_game(seed=0):
        assert t.decision is not None
        if t.decision.kind == "turn":
            break
        for wish in t.state.agenda[-1].wishes(t):
            if wish not in t.decision.options:
                met[t.decision.kind, why(t, write(wish)).id] = why(t, write(wish)).rules
    assert met["choose_hero", "faction-taken"] == ("H3-SET-1",)
    assert met["turn_tile", "turn-shuts-off"] == ("H3-TIL-12",)
    assert met["choose_troop", "another-troop"] == ("H3-SET-12",)


def test_a_wish_that_the_question_never_takes_is_another_time() -> None:
    for t in (at_turn(realm()), asked(flights.FreeStep(A, A1, ""), around_the_spring())):
        for wish in ("hero catherine", "turn 2", "field S3.C", "pass"):
            assert t.why_not(GAME.grammar.read(wish)) is None
