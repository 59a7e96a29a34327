"""2. The turn, the movement die, and walking."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from heraut.games.wow_adventure.answers import Walk
from heraut.games.wow_adventure.model import Realm, SpaceId, turn_end
from heraut.games.wow_adventure.numbers import routes
from heraut.games.wow_adventure.rules.ch2_turn.movement import Movement
from heraut.games.wow_adventure.rules.ch2_turn.turn import Rounds, Turn
from tests.games.wow_adventure.playing import (
    GRAY,
    GREEN,
    YELLOW,
    A,
    B,
    Play,
    happen,
    leave,
    realm,
    table,
    wear,
)
from tests.games.wow_adventure.playing import RED as RED_LEVEL


def standing(space: str, level: int = GRAY, moves: int = 0) -> Realm:
    state = realm("hunter", "mage", spaces=(space, "CA"), level=level)
    state.heroes[A].moves = moves
    return state


def walks(*spaces: str) -> list[str]:
    return ["stop", *[f"walk {space}" for space in spaces]]


def reason(play: Play, space: str) -> str:
    why = play.t.why_not(Walk(SpaceId(space)))
    return why.id if why else ""


def spaces(text: str) -> Iterable[str]:
    return text.split()


# ── the turn ──


@pytest.mark.rule("WW-TUR-1", "WW-MOV-1", "WW-DIE-1")
def test_one_roll_gives_movement_and_energy() -> None:
    play = Play(standing("CC"), Turn(A), "3/2", forced=True)
    play.asks(A, "move", *walks("G9", "G10", "G11", "G12"), "turn")
    assert (play.hero().moves, play.hero().energy) == (3, 2)


@pytest.mark.rule("WW-MOV-1", "WW-MOV-10", "WW-ENE-2")
def test_what_changes_the_roll() -> None:
    """E02: Runed Leathers and Brisk Wind: 3+1+1=5.  E03: Comet: 1+1=2 energy."""
    state = standing("CB", YELLOW)
    wear(state, A, "Runed Leathers")
    happen(state, "Brisk Wind")
    assert Play(state, Turn(A), "3/1", forced=True).hero().moves == 5
    state = standing("CB")
    happen(state, "Comet")
    play = Play(state, Turn(A), "4/1", forced=True)
    assert (play.hero().moves, play.hero().energy) == (4, 2)


@pytest.mark.rule("WW-MOV-10")
def test_the_movement_is_at_least_one() -> None:
    state = standing("CB")
    happen(state, "Thick Fog")
    assert Play(state, Turn(A), "1/3", forced=True).hero().moves == 1


@pytest.mark.rule("WW-MOV-1")
def test_what_lasts_to_the_end_of_the_next_turn() -> None:
    """A snare of this turn slows the next one, and is gone after it."""
    state = standing("CB")
    state.heroes[A].turns = 4
    state.gain(A, "move", turn_end(table(state), A, 1), -1, "thorn_snare")
    play = Play(state, Turn(A), "2/2", forced=True)
    assert play.hero().moves == 1
    play.quietly()
    assert play.state.modifiers == {}


@pytest.mark.rule("WW-ENE-1")
def test_energy_is_lost_at_the_end_of_the_turn() -> None:
    play = Play(standing("CB"), Turn(A), "2/3", forced=True)
    assert play.hero().energy == 3
    play.quietly()
    assert (play.hero().energy, play.hero().moves) == (0, 0)


@pytest.mark.rule("WW-CMB-11", "WW-PVP-6")
def test_what_was_used_is_forgotten_when_any_turn_begins() -> None:
    state = standing("CB")
    state.heroes[A].used, state.heroes[B].used = ("x",), ("y",)
    play = Play(state, Turn(A), "2/3", forced=True)
    assert (play.hero(A).used, play.hero(B).used) == ((), ())


@pytest.mark.rule("WW-MAI-5", "WW-SET-10")
def test_the_die_passes_clockwise_from_the_first_player() -> None:
    state = standing("CB")
    state.first = B
    play = Play(state, Rounds(), "1/3", forced=True)
    play.asks(B, "move")
    play.quietly("1/3").asks(A, "move")
    play.quietly("1/3").asks(B, "move")
    assert play.state.round == 3


# ── walking ──


@pytest.mark.rule("WW-MOV-2", "WW-MOV-4")
def test_f24_gray_walls() -> None:
    """Gray in CC, 3: G9, G10, G11, G12.  Gray in CA, 4: G1, G2, G3, G4: no way south."""
    Play(standing("CC", GRAY, 3), Movement(A)).asks(A, "move", *walks(*spaces("G9 G10 G11 G12")))
    Play(standing("CA", GRAY, 4), Movement(A)).asks(A, "move", *walks(*spaces("G1 G2 G3 G4")))


@pytest.mark.rule("WW-MOV-1", "WW-MOV-5")
def test_f25_green_opens_the_map() -> None:
    """Green in CB, 2.  With a red marker on G7, V8 and V9 are out of reach; V7 is reached over G5."""
    state = standing("CB", GREEN, 2)
    Play(state, Movement(A)).asks(A, "move", *walks(*spaces("G5 G6 G7 G8 V4 V5 V7 V8 V9")))
    state = standing("CB", GREEN, 2)
    leave(state, "Rat King", "G7")
    play = Play(state, Movement(A))
    play.asks(A, "move", *walks(*spaces("G5 G6 G7 G8 V4 V5 V7")))
    assert reason(play, "V8") == "too-far"


@pytest.mark.rule("WW-MOV-1")
def test_he_walks_as_long_as_movement_is_left() -> None:
    play = Play(standing("CC", GRAY, 3), Movement(A)).say(A, "walk G12")
    assert (play.hero().space, play.hero().moves) == ("G12", 1)
    play.asks(A, "move", *walks("G9", "G11"))
    play.say(A, "walk G9").asks(A, "move", "stop")
    play.say(A, "stop")
    assert play.over


@pytest.mark.rule("WW-MOV-7")
def test_moving_no_space_is_allowed() -> None:
    play = Play(standing("CC", GRAY, 3), Movement(A)).say(A, "stop")
    assert play.over
    assert play.hero().space == "CC"


@pytest.mark.rule("WW-MOV-3", "WW-MOV-5", "WW-MOV-8")
def test_a_red_marker_stops_and_holds() -> None:
    state = standing("CB", GREEN, 3)
    leave(state, "Rat King", "G7", by=B)
    play = Play(state, Movement(A)).say(A, "walk G7")
    play.asks(A, "move", "stop")
    assert reason(play, "CB") == "held"
    held = standing("G7", GREEN, 3)
    leave(held, "Rat King", "G7")
    Play(held, Movement(A)).asks(A, "move", "stop")


@pytest.mark.rule("WW-MOV-3")
def test_another_marker_neither_stops_nor_holds() -> None:
    state = standing("CB", GREEN, 2)
    leave(state, "Barrow Sneak", "G7")
    assert "walk V8" in Play(state, Movement(A)).options


@pytest.mark.rule("WW-MOV-3", "WW-MOV-8")
def test_a_card_frees_him_for_this_turn() -> None:
    """E04: past two red markers, V4, G5, G6, V5: 4-3=1 is left."""
    state = standing("V4", GREEN, 4)
    leave(state, "Rat King", "V4")
    leave(state, "Ditch Hound", "G5")
    Play(state, Movement(A)).asks(A, "move", "stop")
    state.gain(A, routes.FREE, turn_end(table(state), A), 0, "shaman_ghost_wolf")
    play = Play(state, Movement(A)).say(A, "walk V5")
    assert (play.hero().space, play.hero().moves) == ("V5", 1)


@pytest.mark.rule("WW-MOV-2", "WW-MOV-3")
def test_why_not() -> None:
    play = Play(standing("CA", GRAY, 3), Movement(A))
    assert reason(play, "V2") == "above-level"
    assert reason(play, "G9") == "too-far"
    assert reason(play, "G1") == ""


@pytest.mark.rule("WW-MOV-1")
def test_bandit_tax_is_walked_step_by_step() -> None:
    state = standing("CB", GREEN, 2)
    happen(state, "Bandit Tax")
    play = Play(state, Movement(A))
    play.asks(A, "move", *walks("G5", "G6", "G7"))
    assert reason(play, "V9") == "step-by-step"


@pytest.mark.rule("WW-CMB-6", "WW-CMB-26", "WW-CMB-27")
@pytest.mark.parametrize(
    ("space", "cities"), [("V12", "CC"), ("V7", "CB"), ("V1", "CA"), ("Y3", "CA"), ("R3", "CA CB"), ("V8", "CB CC")]
)
def test_f27_nearest_city(space: str, cities: str) -> None:
    assert routes.nearest_cities(table(realm("mage")), SpaceId(space)) == cities.split()


@pytest.mark.rule("WW-EXP-7")
def test_f31_spaces_within_three() -> None:
    around = routes.within(table(realm("mage")), SpaceId("G9"), 3)
    without_cities = {space for space in around if not routes.is_city(table(realm("mage")), space)}
    assert without_cities == {*spaces("G10 G11 G12 G9 V7 V8 V9 V10 V11 V12 G7 Y3 Y7 Y9 Y10 R4 R8")}


@pytest.mark.rule("WW-LVL-5", "WW-MOV-2")
def test_a_red_character_may_go_anywhere() -> None:
    assert routes.reach(table(standing("Y1", RED_LEVEL, 1)), A) == {"Y1": 0, "V1": 1, "Y2": 1, "R1": 1, "R2": 1}
