"""4. What may be played when, and why not."""

from __future__ import annotations

from typing import Any

import pytest

from heraut.games.wow_adventure.answers import Play as PlayIt
from heraut.games.wow_adventure.answers import TurnOver, Use, UsePower
from heraut.games.wow_adventure.model import Fight, Realm, SpaceId
from heraut.games.wow_adventure.numbers import routes
from heraut.games.wow_adventure.rules.ch2_turn.maintenance import Equipment
from heraut.games.wow_adventure.rules.ch2_turn.movement import Movement
from heraut.games.wow_adventure.rules.ch2_turn.turn import StartOfTurn, Turn
from heraut.games.wow_adventure.rules.ch3_combat.powers import Powers
from heraut.games.wow_adventure.rules.ch4_abilities import playable
from tests.games.wow_adventure.playing import (
    GREEN,
    YELLOW,
    A,
    B,
    Play,
    ability,
    attach,
    bag,
    encounter,
    happen,
    hold,
    item,
    keep,
    leave,
    marker,
    realm,
    table,
    wear,
)

MOMENTS = ("turn_start", "movement", "explore", "own_turn", "before_dice", "dice", "powers")


def why(state: Realm, moment: str, wish: Any, seat: int = A) -> str:
    reason = playable.forbids(table(state), seat, moment, wish)
    return reason.id if reason else ""


def with_energy(*characters: str, energy: int = 3, level: int = GREEN, space: str = "V4") -> Realm:
    state = realm(*characters, spaces=(space, "CA"), level=level)
    state.heroes[A].energy = energy
    return state


def fighting(state: Realm, *dice: int) -> Realm:
    state.fight = Fight(A, encounter("Thorn Treant"), dice=(dice[0], dice[1]) if dice else (0, 0))
    return state


# ── moments ──


@pytest.mark.rule("WW-ABL-2")
@pytest.mark.parametrize(
    ("name", "moments"),
    [
        ("Crushing Blow", ("powers",)),
        ("Forced March", ("movement",)),
        ("Second Wind", ("turn_start", "movement", "explore", "own_turn")),
        ("Iron Skin", ("turn_start", "movement", "explore", "own_turn")),
    ],
)
def test_every_ability_has_its_moment(name: str, moments: tuple[str, ...]) -> None:
    state = with_energy("warrior", "mage")
    wish = PlayIt(ability(name))
    for moment in MOMENTS:
        state.fight = None
        if moment in ("before_dice", "dice", "powers"):
            fighting(state, 3, 4)
        assert why(state, moment, wish) == ("" if moment in moments else "not-now")


@pytest.mark.rule("WW-ABL-2", "WW-PVP-2")
def test_cards_of_ones_own_turn_are_not_played_in_anothers() -> None:
    state = realm("warrior", "mage")
    state.heroes[B].energy, state.active = 3, A
    assert why(state, "own_turn", PlayIt(ability("Study")), B) == ""  # the moment itself
    assert why(state, "powers", PlayIt(ability("Study")), B) == "not-now"
    assert why(state, "movement", PlayIt(ability("Study")), B) == "not-now"


@pytest.mark.rule("WW-TUR-2", "WW-ENE-2")
def test_before_the_roll_there_is_no_energy_but_what_cards_give() -> None:
    state = realm("mage", "warrior")
    hold(state, A, "Mana Well", "Study")
    play = Play(state, StartOfTurn(A))
    play.asks(A, "turn_start", "done", f"play {ability('Mana Well')}")
    play.say(A, f"play {ability('Mana Well')}")
    play.asks(A, "turn_start", "done", f"play {ability('Study')}")


# ── energy, second copies, the power ──


@pytest.mark.rule("WW-ABL-1", "WW-CMB-11", "WW-ENE-2")
def test_blood_pact_once_a_turn() -> None:
    """E03: Comet, 4/1: energy 1+1=2; Blood Pact: 2+2=4, 1 damage; a second one is refused; 0 at the end."""
    state = realm("warlock", "mage")
    happen(state, "Comet")
    hold(state, A, "Blood Pact", "Blood Pact")
    play = Play(state, Turn(A)).say(A, "done", "4/1")
    assert play.hero().energy == 2
    play.say(A, f"play {ability('Blood Pact')}")
    assert (play.hero().energy, play.hero().damage) == (4, 1)
    refused = play.t.why_not(PlayIt(ability("Blood Pact")))
    assert refused is not None
    assert (refused.id, refused.rules) == ("used", ("WW-CMB-11",))
    play.say(A, "stop").say(A, "decline").say(A, "done")
    assert play.hero().energy == 0


@pytest.mark.rule("WW-CMB-11", "WW-PVP-6")
def test_one_copy_a_turn_also_in_combats() -> None:
    """F45: two Backstabs."""
    state = fighting(with_energy("rogue", "mage"), 1, 1)
    hold(state, A, "Backstab", "Backstab")
    play = Play(state, Powers(A)).say(A, f"play {ability('Backstab')}")
    play.asks(A, "powers", "done", "power")
    assert play.hero().hand == [ability("Backstab")]
    assert play.hero().discard == [ability("Backstab")]


@pytest.mark.rule("WW-ABL-1")
def test_too_dear() -> None:
    state = fighting(with_energy("rogue", "mage", energy=1), 1, 1)
    assert why(state, "powers", PlayIt(ability("Killing Frenzy"))) == "too-dear"
    assert why(state, "powers", PlayIt(ability("Backstab"))) == ""


@pytest.mark.rule("WW-LVL-9")
def test_the_power_once_a_turn() -> None:
    state = fighting(with_energy("warrior", "mage"), 1, 1)
    play = Play(state, Powers(A))
    play.asks(A, "powers", "done", "power")
    play.say(A, "power")
    play.asks(A, "powers", "done")
    assert why(state, "powers", UsePower()) == "used"
    state.heroes[A].used, state.heroes[A].energy = (), 0
    assert why(state, "powers", UsePower()) == "too-dear"


@pytest.mark.rule("WW-LVL-9")
def test_a_power_whose_price_he_cannot_pay() -> None:
    """The paladin discards a card of her hand to heal 2."""
    state = with_energy("paladin", "mage", energy=0)
    state.heroes[A].damage = 3
    assert why(state, "turn_start", UsePower()) == "nothing-to-do"
    hold(state, A, "Aegis", "Consecrate")
    play = Play(state, StartOfTurn(A)).say(A, "power").say(A, f"ability {ability('Aegis')}")
    assert (play.hero().damage, play.hero().hand) == (1, [ability("Consecrate")])


@pytest.mark.rule("WW-LVL-7")
def test_turning_the_card_costs_an_energy_after_the_movement_roll() -> None:
    state = with_energy("druid", "mage", energy=1)
    play = Play(state, Movement(A)).say(A, "turn")
    assert (play.hero().turned, play.hero().energy) == (True, 0)
    assert why(state, "movement", TurnOver()) == "too-dear"
    state.heroes[A].energy = 1
    assert why(state, "explore", TurnOver()) == "not-now"


# ── items and markers ──


@pytest.mark.rule("WW-MAI-3", "WW-MAI-13")
def test_an_item_above_his_level_is_not_used() -> None:
    state = with_energy("warrior", "mage")
    assert why(state, "own_turn", Use(item("Runed Salve"))) == "item-above-level"
    assert why(state, "own_turn", Use(item("Forged Salve"))) == ""
    assert why(state, "own_turn", Use(item("Forged Bomb"))) == "not-now"


@pytest.mark.rule("WW-MAI-13")
def test_a_worn_item_is_used_once() -> None:
    state = fighting(with_energy("warrior", "mage"), 1, 1)
    wear(state, A, "Forged Tower Shield")
    play = Play(state, Powers(A)).say(A, f"use {item('Forged Tower Shield')}")
    assert play.hero().armour == item("Forged Tower Shield")
    play.asks(A, "powers", "done", "power")


@pytest.mark.rule("WW-EXP-8")
def test_of_two_equal_markers_one_is_spent() -> None:
    state = with_energy("warrior", "mage")
    keep(state, A, "Spark Crystal", "Spark Crystal")
    play = Play(state, Equipment(A))
    play.asks(A, "equip", "done", f"spend {marker('Spark Crystal')}")
    play.say(A, f"spend {marker('Spark Crystal')}")
    assert play.hero().kept == (marker("Spark Crystal"),)
    assert marker("Spark Crystal") not in state.decks["pool"].bag[:-1]


# ── what a card does, and where it goes ──


@pytest.mark.rule("WW-MOV-1", "WW-ABL-1", "WW-MAI-13", "WW-MAI-14")
def test_a_long_day() -> None:
    """E02: 3+1+1=5 movement; Fast Trail 5+2=7, energy 1-1=0; Runed Horn 7+3=10."""
    state = realm("hunter", "mage", spaces=("CC",), level=YELLOW)
    wear(state, A, "Runed Leathers")
    happen(state, "Brisk Wind")
    hold(state, A, "Fast Trail")
    bag(state, A, "Runed Horn")
    play = Play(state, Turn(A)).say(A, "done", "3/1").say(A, f"play {ability('Fast Trail')}")
    assert (play.hero().moves, play.hero().energy) == (7, 0)
    play.say(A, f"use {item('Runed Horn')}")
    assert play.hero().moves == 10
    assert state.discards["yellow"] == [item("Runed Horn")]


@pytest.mark.rule("WW-MOV-3", "WW-MOV-5", "WW-ABL-2")
def test_ghost_wolf_past_two_red_markers() -> None:
    """E04: held in V4; Ghost Wolf: 2+2=4 spaces, energy 3-1=2, and V5 is in reach past G5."""
    state = realm("shaman", "mage", spaces=("V4", "CA"), level=GREEN)
    hold(state, A, "Ghost Wolf")
    leave(state, "Rat King", "V4")
    leave(state, "Ditch Hound", "G5")
    play = Play(state, Turn(A)).say(A, "done", "2/3")
    play.asks(A, "move", "stop", f"play {ability('Ghost Wolf')}", "turn")
    play.say(A, f"play {ability('Ghost Wolf')}")
    assert (play.hero().moves, routes.reach(play.t, A)[SpaceId("V5")]) == (4, 3)
    assert play.hero().energy == 2
    assert state.has(A, routes.FREE)


@pytest.mark.rule("WW-ABL-3", "WW-CMB-29")
def test_a_card_that_fells_its_own_player_is_discarded_all_the_same() -> None:
    state = realm("warlock", "mage", spaces=("G1",))
    hold(state, A, "Blood Pact")
    state.heroes[A].damage = 3
    play = Play(state, Turn(A)).say(A, f"play {ability('Blood Pact')}").say(A, "space CA")
    assert play.over
    assert (play.hero().space, play.hero().damage, play.hero().energy) == ("CA", 0, 0)
    assert (play.hero().playing, play.hero().discard) == ("", [ability("Blood Pact")])


@pytest.mark.rule("WW-ABL-3", "WW-ABL-5")
def test_a_card_is_not_drawn_by_its_own_effect() -> None:
    """The deck is empty: it is made of the discards, to which Study goes only afterwards."""
    state = with_energy("mage", "warrior")
    hero = state.heroes[A]
    hold(state, A, "Study")
    hero.discard, hero.deck.bag = [ability("Freeze"), ability("Overload")], []
    play = Play(state, Equipment(A)).say(A, f"play {ability('Study')}", ability("Freeze"), ability("Overload"))
    assert sorted(play.hero().hand) == sorted([ability("Freeze"), ability("Overload")])
    assert play.hero().discard == [ability("Study")]


@pytest.mark.rule("WW-ABL-3")
def test_an_attached_card_stays() -> None:
    state = with_energy("warrior", "mage")
    hold(state, A, "Iron Skin")
    attach(state, A, "Iron Skin")
    play = Play(state, Equipment(A)).say(A, f"play {ability('Iron Skin')}")
    assert play.hero().attached == (ability("Iron Skin"), ability("Iron Skin"))
    assert (play.hero().discard, play.hero().energy) == ([], 1)


@pytest.mark.rule("WW-CMB-11")
def test_smite_evil_is_harder_on_the_dead() -> None:
    """E15: +1, and +2 more against an undead."""
    for name, melee in (("Old Boar", 1), ("Chapel Ghoul", 3)):
        state = with_energy("paladin", "mage")
        state.fight = Fight(A, encounter(name), dice=(1, 3))
        hold(state, A, "Smite Evil")
        Play(state, Powers(A)).say(A, f"play {ability('Smite Evil')}")
        assert sum([line.amount for line in state.fight.lines]) == melee
