"""Cases that a careless reader of the sheet gets wrong: combat, defeat, duels, what is played in them."""

from __future__ import annotations

import pytest

from heraut.games.wow_adventure.model import Realm
from tests.games.wow_adventure.fighting import Case, Fight, challenge, fought, laid, play_out
from tests.games.wow_adventure.playing import (
    GRAY,
    GREEN,
    YELLOW,
    A,
    B,
    ability,
    bag,
    encounter,
    hold,
    item,
    keep,
    leave,
    marker,
    realm,
    seek,
    wear,
)

# ── encounters ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("WW-CMB-9", "WW-CMB-12", "WW-CMB-13", "WW-CMB-18")
def test_both_fall_in_the_ranged_step_and_nothing_is_left_of_either() -> None:
    """Shaman (ranged 0) with 3 of 4 damage, Pebble Sprite (r0 def4): 4 and 5: both; no marker, no item, no quest."""
    state = laid(Case("shaman", "Pebble Sprite", 4, 5, damage=3))
    seek(state, A, "Strange Lights")
    play = challenge(state, 4, 5)
    play.done()
    assert (play.goes_on, play.state.track, play.hero().bag) == (False, (), ())
    assert encounter("Pebble Sprite") in play.state.discards["gray"]
    assert play.hero().quests[0].beaten == 0


@pytest.mark.rule("WW-CMB-3", "WW-CMB-4", "WW-CMB-20")
def test_one_less_than_the_defence_misses() -> None:
    """Warrior (2) and Old Boar (m2 def6): 4 hits, 3 does not; the boar hits 5 with 3, not with 2."""
    assert fought(Case("warrior", "Old Boar", 4, 2)) == ("beaten", 0)
    assert fought(Case("warrior", "Old Boar", 3, 3)) == ("calm", 1)


@pytest.mark.rule("WW-CMB-23", "WW-CMB-8", "WW-CMB-5")
def test_wounds_of_an_encounter_do_not_add_up_over_two_turns() -> None:
    """Thorn Treant (hp3, def8) is hit for 2 by a green mage, and again: it never falls."""
    state = realm("mage", "rogue", spaces=("V4", "CA"), level=GREEN)
    leave(state, "Thorn Treant", "V4")
    for _ in range(2):
        play = challenge(state, 4, 1)
        play.done()
        assert [left.card for left in play.state.track] == [encounter("Thorn Treant")]
        state = play.state


@pytest.mark.rule("WW-CMB-22", "WW-CMB-5")
def test_damage_on_a_character_stays_and_adds_up() -> None:
    """Hunter (health 4) with 2 damage, Rat King’s 6: 1 + 1 more: felled; with 1 he stands at 3."""
    assert fought(Case("hunter", "Rat King", 1, 6, damage=2)) == ("red felled", 0)
    assert fought(Case("hunter", "Rat King", 1, 6, damage=1)) == ("red", 3)


@pytest.mark.rule("WW-CHA-10", "WW-MOV-6", "WW-CHA-18")
def test_of_two_red_markers_either_may_be_fought() -> None:
    """Beside a calm one, a printed encounter and another character: only the red ones."""
    state = realm("shaman", "mage", spaces=("G2", "G2"))
    for name in ("Rat King", "Pond Leech", "Old Boar"):
        leave(state, name, "G2")
    play = challenge(state)
    assert sorted(play.options) == sorted([f"fight {encounter(name)}" for name in ("Rat King", "Pond Leech")])


@pytest.mark.rule("WW-CMB-8", "WW-CMB-32", "WW-MOV-8")
def test_who_flees_from_a_red_marker_is_held_by_it_still() -> None:
    """The marker stays the one it was; from a printed encounter nothing is left behind."""
    state = realm("rogue", "mage", spaces=("G1", "CA"))
    leave(state, "Rat King", "G1", B)
    keep(state, A, "Smoke Pellet")
    play = challenge(state)
    play.say(A, f"spend {marker('Smoke Pellet')}")
    assert (play.goes_on, [(left.card, left.left_by) for left in play.state.track]) == (
        True, [(encounter("Rat King"), B)],
    )  # fmt: skip
    printed = realm("rogue", "mage", spaces=("G2", "CA"))
    keep(printed, A, "Smoke Pellet")
    fled = challenge(printed)
    fled.say(A, f"spend {marker('Smoke Pellet')}")
    assert (fled.goes_on, fled.state.track, fled.hero().level) == (True, (), GRAY)


@pytest.mark.rule("WW-CMB-30", "WW-CMB-13")
def test_an_encounter_that_falls_by_a_power_does_not_strike_and_its_item_is_won() -> None:
    """Worn Bomb on Poacher (hp1): nothing of its shot."""
    play = play_out(Case("mage", "Poacher", 1, 6, uses=("Worn Bomb",)))
    assert (play.hero().damage, play.told("attack"), encounter("Poacher") in play.hero().bag) == (0, [], True)


@pytest.mark.rule("WW-LVL-4", "WW-LVL-5", "WW-CMB-19", "WW-CHA-2")
def test_on_a_level_space_of_a_lower_colour_he_fights_for_nothing() -> None:
    """Yellow on G2: he must fight the Crypt Warden, and stays yellow, with his damage and his hand."""
    state = realm("warrior", "mage", spaces=("G2", "CA"), level=YELLOW)
    state.heroes[A].damage = 2
    play = challenge(state, 6, 1)
    assert (play.hero().level, play.hero().damage, play.hero().hand) == (YELLOW, 2, [])


@pytest.mark.rule("WW-CMB-16", "WW-CMB-15", "WW-CMB-24", "WW-CMB-14")
def test_what_a_defeat_takes_and_leaves() -> None:
    """Attached cards go, the card is turned back; items worn and in the bag, markers, quests, level and hand stay."""
    state = laid(
        Case("warlock", "Rat King", 1, 6, damage=3, turned=True, worn=("Worn Robe",), attached=("Bound Familiar",))
    )
    keep(state, A, "Lucky Bone")
    seek(state, A, "First Blood", 0)
    play = challenge(state, 1, 6)
    play.done()
    hero = play.hero()
    assert (hero.attached, hero.turned, hero.damage, hero.kept) == ((), False, 0, (marker("Lucky Bone"),))
    assert (hero.armour, len(hero.quests), hero.discard) == (item("Worn Robe"), 1, [ability("Bound Familiar")])


# ── duels ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def duel(state: Realm, red: int, black: int) -> Fight:
    play = challenge(state)
    if play.asked == (A, "challenge"):
        play.say(A, f"attack {B}", red, black)
    return play


@pytest.mark.rule("WW-EXP-8", "WW-PVP-2")
def test_a_defender_keeps_his_markers() -> None:
    """A kept marker is used in one's own turn: the attacker may, the defender not; a bag item he may."""
    state = realm("shaman", "rogue", spaces=("G1", "G1"))
    keep(state, A, "Healing Herb")
    keep(state, B, "Lucky Bone")
    bag(state, B, "Worn Bomb")
    play = duel(state, 1, 1)
    play.asks(B, "powers", "done", f"use {item('Worn Bomb')}")
    reason = play.t.why_not(play.t.game.grammar.read(f"spend {marker('Lucky Bone')}"))
    assert reason is not None
    assert reason.id == "not-your-turn"
    play.say(B, "done")
    assert f"spend {marker('Healing Herb')}" in play.options


@pytest.mark.rule("WW-PVP-3", "WW-PVP-11", "WW-MAI-4", "WW-CMB-25")
def test_the_attacker_may_lose() -> None:
    """The mage attacks with 2 of 3 damage and is hit: the rogue takes from the bag, the turn is over."""
    state = realm("mage", "rogue", spaces=("G1", "G1"))
    state.heroes[A].damage = 2
    wear(state, A, "Worn Staff")
    bag(state, A, "Worn Horn")
    play = duel(state, 1, 6)
    play.done()
    if play.asked == (B, "loot"):
        play.say(B, f"item {item('Worn Horn')}")
    assert (play.goes_on, play.hero(B).bag, play.hero().weapon) == (False, (item("Worn Horn"),), item("Worn Staff"))
    assert (play.hero().space, play.hero(B).space) == ("CA", "G1")


@pytest.mark.rule("WW-PVP-9", "WW-CMB-22")
def test_where_nobody_falls_the_damage_stays_and_nothing_else_happens() -> None:
    state = realm("warrior", "rogue", spaces=("G1", "G1"))
    play = duel(state, 5, 5)
    play.done()
    assert (play.goes_on, play.hero().damage, play.hero(B).damage, play.state.track) == (True, 1, 1, ())
    assert (play.hero().space, play.hero(B).space) == ("G1", "G1")


@pytest.mark.rule("WW-CMB-11", "WW-PVP-6")
def test_each_side_of_a_duel_may_play_the_same_turn_its_own_copy() -> None:
    """What the defender has played in this turn he plays once; in his own turn he may again."""
    state = realm("shaman", "rogue", spaces=("G1", "G1"))
    hold(state, B, "Sidestep", "Sidestep")
    state.heroes[B].energy = 2
    play = duel(state, 1, 1)
    play.say(B, f"play {ability('Sidestep')}")
    assert f"play {ability('Sidestep')}" not in play.options
    assert play.hero(B).hand == [ability("Sidestep")]


@pytest.mark.rule("WW-CHA-8", "WW-CMB-31")
def test_an_event_that_lowers_a_ranged_attack_gives_none_to_who_has_none() -> None:
    """Cold Rain: the warrior has no ranged attack, and none of -1."""
    play = play_out(Case("warrior", "Old Boar", 4, 2, event="Cold Rain"))
    assert [told["attack"] for told in play.told("attack")] == ["melee", "melee"]


@pytest.mark.rule("WW-ABL-1", "WW-CMB-29", "WW-CMB-25")
def test_a_card_may_fell_its_player_before_the_fight() -> None:
    """Blood Pact (take 1) with one health left, in the challenge phase: he falls, no card is drawn."""
    state = realm("warlock", "mage", spaces=("G1", "CC"))
    hold(state, A, "Blood Pact")
    state.heroes[A].damage = 3
    play = challenge(state)
    play.say(A, f"play {ability('Blood Pact')}")
    assert (play.goes_on, play.hero().space, play.hero().damage, play.state.track) == (False, "CA", 0, ())
