"""3. What comes of a combat: the track, levels, trophies, a bounty."""

from __future__ import annotations

import pytest

from heraut.games.wow_adventure.model import TRACK, Realm, TrophyId
from heraut.games.wow_adventure.numbers.valor import valor
from tests.games.wow_adventure.fighting import challenge
from tests.games.wow_adventure.playing import (
    CONTENT,
    GRAY,
    GREEN,
    RED,
    YELLOW,
    A,
    B,
    ability,
    encounter,
    event,
    happen,
    hold,
    leave,
    marker,
    meet,
    realm,
    wear,
)


def standing(who: str, space: str, level: int = GRAY) -> Realm:
    return realm(who, "hunter" if who != "hunter" else "mage", spaces=(space,), level=level)


@pytest.mark.rule("WW-CMB-7", "WW-CHA-9")
def test_a_beaten_marker_leaves_the_board() -> None:
    state = standing("warrior", "G1")
    leave(state, "Old Boar", "G1", by=B)
    play = challenge(state, 6, 1)
    assert play.state.track == ()
    assert play.hero().bag == (encounter("Old Boar"),)


@pytest.mark.rule("WW-CMB-8", "WW-CMB-28")
def test_a_marker_that_is_not_beaten_stays_the_same_older_one() -> None:
    state = standing("warrior", "G1")
    leave(state, "Old Boar", "G1", by=B)
    leave(state, "Rat King", "G3", by=A)
    before = state.track
    assert challenge(state, 1, 1).state.track == before


@pytest.mark.rule("WW-CMB-28")
def test_there_are_ten_markers() -> None:
    """An eleventh takes the place of the oldest, whose card is discarded."""
    state = standing("warrior", "G1")
    for card in [card for card in CONTENT.encounters.values() if card.level == "gray"][:TRACK]:
        leave(state, card.name.en, "G3")
    oldest = state.track[0].card
    meet(state, "Old Boar")
    play = challenge(state, 1, 1)
    assert len(play.state.track) == TRACK
    assert play.state.track[-1].card == encounter("Old Boar")
    assert play.state.discards["gray"] == [oldest]


@pytest.mark.rule("WW-CMB-9", "WW-CMB-19", "WW-LVL-1", "WW-LVL-2", "WW-LVL-4", "WW-LVL-6", "WW-LVL-8")
def test_e25_a_level_or_both_down() -> None:
    """Green druid, bear: 5+4=9>=9 for 2; the watcher 4+6=10>=8 for 2.  Of health 5: 2+2=4 stands, 3+2=5 falls."""
    for damage in (2, 3):
        state = standing("druid", "V5", GREEN)
        state.heroes[A].turned, state.heroes[A].damage = True, damage
        if damage == 2:
            drawn = state.heroes[A].deck.bag[:3]
            play = challenge(state, 4, 6, *drawn)
            assert (play.hero().level, play.hero().damage, len(play.hero().hand)) == (YELLOW, 0, 3)
            assert play.hero().space == "V5"
        else:
            play = challenge(state, 4, 6)
            assert (play.hero().level, play.hero().damage, len(play.hero().hand)) == (GREEN, 0, 0)
            assert play.hero().space == "CB"
        assert not play.hero().turned


@pytest.mark.rule("WW-LVL-4", "WW-CMB-19")
def test_a_printed_encounter_of_another_colour_raises_no_level() -> None:
    """Green warrior on G2: 4+3=7>=7 beats it; no card, no item, no level."""
    play = challenge(standing("warrior", "G2", GREEN), 3, 1)
    assert play.goes_on
    assert play.last("beaten") == {"seat": A, "source": "G2"}
    assert (play.hero().level, play.hero().bag) == (GREEN, ())


@pytest.mark.rule("WW-CMB-32")
def test_a_printed_encounter_leaves_no_marker() -> None:
    play = challenge(standing("warrior", "G2"), 1, 1)
    assert play.goes_on
    assert play.state.track == ()


@pytest.mark.rule("WW-TRO-1", "WW-TRO-2", "WW-CMB-19")
def test_f10_the_regent() -> None:
    """Red paladin, mace: ranged 8+2=10<11; melee 8+2+2+6=18>=16; 9+2=11>=11 for 3.  A trophy of R1, 3 valor."""
    state = standing("paladin", "R1", RED)
    wear(state, A, "Dragonbone Mace")
    hold(state, A, "Hammer Fall")
    state.heroes[A].energy = 1
    play = challenge(state, 6, 2)
    trophy = TrophyId(state.decks["trophies_R1"].bag[0])
    gift = CONTENT.trophies[trophy].effect
    play.chance.add(trophy, *state.heroes[A].deck.bag[: sum(clause.draw for clause in gift)])
    play.say(A, f"play {ability('Hammer Fall')}")
    assert play.hero().trophies == (trophy,)
    assert valor(play.t, A) == 3


@pytest.mark.rule("WW-TRO-2", "WW-CMB-3", "WW-CMB-4")
def test_e28_aegis_against_the_devourer() -> None:
    """Ranged 7+6=13>=12: 3, melee 9+6=15>=12: 3; 6<=9 are spared.  8+2+6=16>=16 for 3: beaten; no second trophy."""
    state = standing("paladin", "R7", RED)
    wear(state, A, "Dragonbone Sword")
    hold(state, A, "Aegis")
    state.heroes[A].energy = 3
    state.heroes[A].trophies = (TrophyId(state.decks["trophies_R7"].bag.pop()),)
    play = challenge(state, 6, 6)
    play.say(A, f"play {ability('Aegis')}")
    assert play.hero().damage == 0
    assert [told["amount"] for told in play.told("prevented")] == [3, 3]
    assert len(play.told("beaten")) == len(play.hero().trophies) == 1


@pytest.mark.rule("WW-CHA-8")
def test_f34_village_bounty_rewards_the_next_victor() -> None:
    """He draws a marker, and keeps the green; the event is over."""
    state = standing("warrior", "G1")
    happen(state, "Village Bounty")
    meet(state, "Old Boar")
    play = challenge(state, 6, 1, marker("Lucky Bone"))
    assert play.hero().kept == (marker("Lucky Bone"),)
    assert play.state.event == ""
    assert play.state.discards["gray"] == [event("Village Bounty")]


@pytest.mark.rule("WW-CHA-8")
def test_f34_no_bounty_without_a_victory() -> None:
    state = standing("warrior", "G1")
    happen(state, "Village Bounty")
    meet(state, "Old Boar")
    assert challenge(state, 1, 1).state.event == event("Village Bounty")
