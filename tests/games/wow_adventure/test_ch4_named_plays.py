"""4. The plays that effects name: bury, leap, peek, roll again, turn the card; and prices and choices of cards."""

from __future__ import annotations

import pytest

from heraut.games.wow_adventure.model import NOBODY, Fight, Realm
from heraut.games.wow_adventure.rules.ch3_combat.powers import Powers
from heraut.games.wow_adventure.rules.ch4_abilities.effects import Resolve
from heraut.games.wow_adventure.rules.ch4_abilities.named_plays import Bury, Leap, Peek, TurnIt
from heraut.tabletop.cards import HIDDEN
from tests.games.wow_adventure.playing import (
    CONTENT,
    GAME,
    GREEN,
    YELLOW,
    A,
    B,
    Play,
    ability,
    bag,
    encounter,
    event,
    hold,
    item,
    keep,
    lay,
    leave,
    marker,
    realm,
    table,
    wear,
)

# ── bury ──


def buried(state: Realm, seat: int, name: str, answer: str) -> Play:
    card = encounter(name)
    known = bool(state.decks["gray"].top)
    play = Play(state, Bury(seat)).say(seat, "look_into gray", *[card] * (not known))
    return play.say(seat, answer)


@pytest.mark.rule("WW-ABL-6", "WW-CHA-14")
def test_a_card_looked_at_is_shown_to_him_alone() -> None:
    state = realm("hunter", "mage")
    play = Play(state, Bury(A))
    play.asks(A, "look_into", "look_into gray", "look_into green", "look_into yellow", "look_into red")
    play.say(A, "look_into gray", encounter("Old Boar"))
    play.asks(A, "bury", "done", "bury")
    assert [fact.to for fact in play.facts if fact.kind == "sees_card"] == [(A,)]
    assert getattr(GAME.view(play.t, A).agenda[-1], "seen", ()) == (encounter("Old Boar"),)
    view = GAME.view(play.t, B)
    assert getattr(view.agenda[-1], "seen", ()) == (HIDDEN,)
    assert encounter("Old Boar") in view.decks["gray"].bag


@pytest.mark.rule("WW-ABL-6")
def test_buried_it_goes_to_the_other_end() -> None:
    state = realm("hunter", "mage")
    buried(state, A, "Old Boar", "bury")
    assert (state.decks["gray"].top, state.decks["gray"].bottom) == ([], [encounter("Old Boar")])
    assert state.peeked == {"gray": A}
    buried(state, A, "Rat King", "done")
    assert (state.decks["gray"].top, state.decks["gray"].bottom) == ([encounter("Rat King")], [encounter("Old Boar")])
    assert state.peeked == {"gray": A}


@pytest.mark.rule("WW-ABL-6", "WW-CHA-14")
def test_after_a_second_looker_nobody_knows_what_is_where() -> None:
    state = realm("hunter", "shaman")
    buried(state, A, "Rat King", "done")
    buried(state, B, "Rat King", "bury")
    assert state.decks["gray"].bottom == [encounter("Rat King")]
    assert state.peeked == {"gray": B}  # nothing else was known of this deck any more
    buried(state, A, "Old Boar", "bury")
    assert state.peeked == {"gray": NOBODY}


@pytest.mark.rule("WW-ABL-6", "WW-CHA-15")
def test_an_empty_deck_is_remade_to_be_looked_into() -> None:
    state = realm("hunter", "mage")
    state.decks["gray"].bag, state.discards["gray"] = [], [encounter("Old Boar")]
    state.decks["red"].bag = []
    play = Play(state, Bury(A))
    play.asks(A, "look_into", "look_into gray", "look_into green", "look_into yellow")
    play.say(A, "look_into gray", encounter("Old Boar"))
    assert state.discards["gray"] == []


# ── leap ──


@pytest.mark.rule("WW-MOV-2", "WW-MOV-9")
def test_blink_step_leaps_over_anything_to_a_space_of_his_level() -> None:
    """At most 3 spaces; a red marker does not hold who plays it."""
    state = realm("mage", "hunter", spaces=("G4",), level=GREEN)
    leave(state, "Rat King", "G4")
    play = Play(state, Leap(A, 3))
    assert {"space CA", "space V7", "space G5", "space CB"} <= set(play.options)
    assert not {"space Y3", "space G4", "space G8"} & set(play.options)
    assert play.say(A, "space V7").hero().space == "V7"


@pytest.mark.rule("WW-MOV-9", "WW-CHA-20")
def test_a_rift_leads_to_yellow_or_red_spaces_unless_he_is_held() -> None:
    state = realm("mage", "hunter", spaces=("Y3",), level=YELLOW)
    play = Play(state, Resolve(A, event("Rift")))
    yellow = [space.id for space in CONTENT.board.values() if space.level == "yellow" and space.id != "Y3"]
    play.asks(A, "leap", *[f"space {space}" for space in yellow])
    assert play.say(A, "space Y9").hero().space == "Y9"
    leave(state, "Rat King", "Y9")
    assert Play(state, Resolve(A, event("Rift"))).over


# ── peek ──


@pytest.mark.rule("WW-EXP-7")
def test_scouts_look_at_two_markers_that_he_has_not_seen() -> None:
    state = realm("mage", "hunter")
    lay(state, "Ambush", "G5", A)
    lay(state, "Old Map", "G5", B)
    lay(state, "Quagmire", "G6")
    lay(state, "Torn Tome", "G6")
    play = Play(state, Resolve(A, event("Scouts Return")))
    play.asks(A, "peek", "space G5", "space G6")
    play.say(A, "space G5")
    assert play.t.revealed == 1
    play.asks(A, "peek", "space G6")
    play.say(A, "space G6")
    assert play.over
    assert [one.seen_by for one in state.found] == [(A,), (A, B), (A,), ()]
    assert [(fact.to, fact.about["marker"]) for fact in play.facts if fact.kind == "peeked"] == [
        ((A,), marker("Old Map")),
        ((A,), marker("Quagmire")),
    ]


@pytest.mark.rule("WW-EXP-7")
def test_scouts_find_nothing_new() -> None:
    assert Play(realm("mage", "hunter"), Peek(A, 2)).over


# ── rolled again ──


@pytest.mark.rule("WW-CMB-1", "WW-EXP-8")
def test_a_die_is_rolled_again_and_the_new_face_counts() -> None:
    """E23: Lucky Bone: the red die, 2, falls again: 5."""
    state = realm("rogue", "mage", level=GREEN)
    keep(state, A, "Lucky Bone")
    state.fight = Fight(A, encounter("Thorn Treant"), dice=(2, 1))
    Play(state, Powers(A)).say(A, f"spend {marker('Lucky Bone')}", 5)
    assert state.fight.dice == (5, 1)
    assert state.heroes[A].kept == ()


@pytest.mark.rule("WW-CMB-1", "WW-PVP-5")
@pytest.mark.parametrize("name", ["Worn Wand", "Forged Wand", "Runed Wand", "Dragonbone Wand"])
def test_a_wand_rolls_the_die_of_its_owner_again(name: str) -> None:
    """A defender's is the black one."""
    for seat, dice in ((A, (6, 2)), (B, (1, 6))):
        state = realm("mage", "warlock", level=3)
        wear(state, seat, name)
        state.fight = Fight(A, rival=B, dice=(1, 2))
        Play(state, Powers(seat)).say(seat, f"use {item(name)}", 6)
        assert state.fight.dice == dice


# ── the card is turned; prices, choices ──


@pytest.mark.rule("WW-LVL-7", "WW-LVL-9")
def test_the_card_is_turned_and_back() -> None:
    state = realm("druid", "mage")
    assert Play(state, TurnIt(A)).hero().turned
    assert not Play(state, TurnIt(A)).hero().turned


@pytest.mark.rule("WW-CHA-5")
def test_an_arms_dealer_is_paid_with_an_item_or_not() -> None:
    cards = [ability(name) for name in ("Freeze", "Study", "Mend")]
    state = realm("mage", "hunter")
    bag(state, A, "Worn Salve")
    play = Play(state, Resolve(A, event("Arms Dealer")), forced=True)
    play.asks(A, "price", "done", "pay")
    assert len(play.say(A, "pay", *cards).hero().hand) == 3
    assert Play(state, Resolve(A, event("Arms Dealer")), forced=True).over
    bag(state, A, "Forged Salve")
    assert len(Play(state, Resolve(A, event("Arms Dealer"))).say(A, "done").hero().hand) == 3


@pytest.mark.rule("WW-CHA-5", "WW-CMB-29")
def test_an_ancient_pact_is_paid_with_blood() -> None:
    cards = [ability(name) for name in ("Freeze", "Study", "Mend")]
    play = Play(realm("mage", "hunter"), Resolve(A, event("Ancient Pact"))).say(A, "pay", *cards)
    assert (play.hero().damage, len(play.hero().hand)) == (1, 3)


@pytest.mark.rule("WW-CHA-5")
def test_a_lame_horse_costs_a_card_or_all_energy() -> None:
    state = realm("mage", "hunter")
    hold(state, A, "Freeze")
    state.heroes[A].energy = 2
    play = Play(state, Resolve(A, event("Lame Horse")))
    play.asks(A, "choose", "choice 1", "choice 2")
    assert play.say(A, "choice 2").hero().energy == 0
    play = Play(state, Resolve(A, event("Lame Horse"))).say(A, "choice 1").say(A, f"ability {ability('Freeze')}")
    assert play.hero().discard == [ability("Freeze")]
    Play(state, Resolve(A, event("Lame Horse"))).asks(A, "choose", "choice 2")
    assert table(state).state.heroes[A].hand == []
