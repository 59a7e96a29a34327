"""2.3 The challenge phase: which way, what is drawn, ambushes."""

from __future__ import annotations

from typing import Any

import pytest

from heraut.games.wow_adventure.model import Realm
from heraut.games.wow_adventure.rules.ch2_turn.turn import Turn
from heraut.kernel import Option
from tests.games.wow_adventure.fighting import IN_COMBAT, Fight, challenge
from tests.games.wow_adventure.playing import (
    GRAY,
    GREEN,
    A,
    B,
    Play,
    ability,
    encounter,
    event,
    happen,
    hold,
    item,
    lay,
    leave,
    marker,
    realm,
)


def standing(*spaces: str, who: str = "warrior", level: int = GRAY) -> Realm:
    others = [other for other in ("rogue", "mage", "hunter") if other != who]
    return realm(who, *others[: max(1, len(spaces) - 1)], spaces=spaces, level=level)


def refused(play: Fight) -> dict[Any, str]:
    """Every way that is not open, and why."""
    section: Any = play.t.state.agenda[-1]
    reasons: dict[Option, Any] = {wish: section.forbids(play.t, wish) for wish in section.ways(play.t)}
    return {wish.word: reason.id for wish, reason in reasons.items() if reason is not None}


# ── which way ──


@pytest.mark.rule("WW-CHA-1", "WW-CHA-12")
def test_there_is_no_challenge_in_a_city() -> None:
    assert challenge(standing("CA", "CA")).goes_on


@pytest.mark.rule("WW-CHA-3", "WW-CHA-4", "WW-CHA-17", "WW-CHA-7", "WW-CHA-14")
def test_a_card_must_be_drawn_and_is_fought_at_once() -> None:
    """Nothing else to do here: no question.  2+4=6>=6 beats the boar: its item."""
    play = challenge(standing("G1"), encounter("Old Boar"), 4, 1)
    assert play.goes_on
    assert play.hero().bag == (item("Worn Tower Shield"),)
    assert play.state.drawn == ""


@pytest.mark.rule("WW-CHA-3")
@pytest.mark.parametrize(("space", "name"), [("G1", "Old Boar"), ("V1", "Thorn Treant"), ("Y1", "Siege Ogre")])
def test_it_is_of_the_colour_of_the_space(space: str, name: str) -> None:
    play = challenge(standing(space, level=2), encounter(name), 1, 1)
    assert play.told("combat") == [{"seat": A, "source": encounter(name)}]


@pytest.mark.rule("WW-CHA-6", "WW-CHA-17")
def test_a_card_or_another_character() -> None:
    play = challenge(standing("G1", "G1", "G3"))
    play.asks(A, "challenge", "draw", f"attack {B}")
    assert refused(play) == {"attack": "elsewhere"}


@pytest.mark.rule("WW-CHA-2", "WW-CHA-9", "WW-CHA-13")
def test_an_encounter_that_is_here_is_fought_and_none_drawn() -> None:
    """Also a green one, by a gray character."""
    state = standing("G1")
    leave(state, "Thorn Treant", "G1", by=B)
    play = challenge(state, 1, 1)
    assert play.told("combat")[0]["source"] == encounter("Thorn Treant")


@pytest.mark.rule("WW-CHA-9", "WW-CHA-10", "WW-CHA-18", "WW-CHA-2")
def test_several_encounters_and_a_character() -> None:
    state = standing("G2", "G2")
    leave(state, "Old Boar", "G2")
    leave(state, "Poacher", "G2")
    leave(state, "Bat Swarm", "G3")
    play = challenge(state)
    fights = [f"fight {encounter(name)}" for name in ("Old Boar", "Poacher")]
    play.asks(A, "challenge", *fights, "fight_printed", f"attack {B}")
    assert refused(play) == {"draw": "encounter-here"}


@pytest.mark.rule("WW-CHA-10", "WW-CHA-18", "WW-MOV-6")
def test_a_red_marker_is_fought_first() -> None:
    state = standing("G2", "G2")
    leave(state, "Old Boar", "G2")
    leave(state, "Rat King", "G2")
    leave(state, "Ditch Hound", "G2")
    play = challenge(state)
    play.asks(A, "challenge", f"fight {encounter('Rat King')}", f"fight {encounter('Ditch Hound')}")
    assert refused(play)["fight_printed"] == refused(play)["attack"] == refused(play)["fight"] == "red-first"


@pytest.mark.rule("WW-CHA-8", "WW-CHA-17")
def test_nobody_attacks_in_a_truce() -> None:
    state = standing("G2", "G2")
    leave(state, "Old Boar", "G2")
    happen(state, "Truce")
    play = challenge(state)
    play.asks(A, "challenge", f"fight {encounter('Old Boar')}", "fight_printed")
    assert refused(play) == {"attack": "truce", "draw": "encounter-here"}


@pytest.mark.rule("WW-ABL-2")
def test_own_turn_cards_are_played_before_the_fight() -> None:
    state = standing("G1")
    state.heroes[A].damage, state.heroes[A].energy = 3, 1
    hold(state, A, "Second Wind")
    play = challenge(state)
    play.asks(A, "challenge", "draw", f"play {ability('Second Wind')}")
    play.say(A, f"play {ability('Second Wind')}", encounter("Old Boar"), 1, 1)
    assert play.hero().damage == 1


# ── the deck ──


def only(state: Realm, *deck: str) -> None:
    """Nothing but these cards is in the gray deck, and nothing in its discards."""
    state.out += tuple([card for card in state.decks["gray"].bag if card not in deck])
    state.decks["gray"].bag = [*deck]


@pytest.mark.rule("WW-CHA-15")
def test_f35_an_empty_deck_is_made_of_its_discards() -> None:
    state = standing("G1")
    only(state)
    state.discards["gray"] = [encounter("Old Boar"), event("Brisk Wind")]
    play = challenge(state, event("Brisk Wind"), encounter("Old Boar"), 1, 1)
    assert play.state.discards["gray"] == []
    assert play.state.event == event("Brisk Wind")


@pytest.mark.rule("WW-CHA-19")
def test_f35_without_an_encounter_no_card_is_drawn() -> None:
    """Not even the events that are there; with somebody to attack, that is all there is to do."""
    state = standing("G1")
    only(state, event("Market Day"))
    state.discards["gray"] = [event("Brisk Wind"), event("Thick Fog")]
    play = challenge(state)
    assert play.goes_on
    assert play.state.event == ""
    state.heroes[B].space = state.heroes[A].space
    assert challenge(state, 1, 1).told("duel") == [{"seat": A, "rival": B}]


# ── events among the cards ──


@pytest.mark.rule("WW-CHA-5", "WW-CHA-8", "WW-CHA-11", "WW-CHA-16")
def test_f32_a_chain_of_events() -> None:
    """Full Moon out, Truce in; Truce out, 2 cards; the bandit is fought with no event working."""
    state = standing("V1", level=GREEN)
    happen(state, "Full Moon")
    advice, cards = event("Veteran’s Advice"), state.heroes[A].deck.bag[:2]
    play = challenge(state, event("Truce"), advice, *cards, encounter("Ridge Bandit"), 1, 1)
    play.done()
    assert play.state.discards["green"] == [event("Full Moon"), event("Truce")]
    assert play.state.event == advice
    assert len(play.hero().hand) == 2
    assert [told["value"] for told in play.told("attack")] == [4 + 1, 4 + 1]


@pytest.mark.rule("WW-CHA-20")
@pytest.mark.parametrize("there", ["marker", "printed", "deck"])
def test_after_a_rift_the_challenge_goes_on_where_he_is_now(there: str) -> None:
    state = standing("R2", level=3)
    space = "Y2" if there == "printed" else "Y1"
    if there == "marker":
        leave(state, "Old Boar", "Y1")
    play = challenge(state, event("Rift"))
    play.asks(A, "leap")
    drawn = [encounter("Siege Ogre")] if there == "deck" else []
    play.say(A, f"space {space}", *drawn, 1, 1)
    met = {"marker": encounter("Old Boar"), "printed": "Y2", "deck": encounter("Siege Ogre")}
    assert [told["source"] for told in play.told("combat")] == [met[there]]


# ── ambushes ──


def ambushed(state: Realm, *results: Any) -> Play:
    """A's turn with an Ambush under his feet, up to its end."""
    lay(state, "Ambush", state.heroes[A].space)
    play = Play(state, Turn(A), "1/3", forced=True)
    return fought_through(play.say(A, "stop", *results))


def fought_through(play: Play) -> Play:
    """Nothing is played in the combat."""
    while play.asked is not None and play.asked[1] in IN_COMBAT:
        play.say(A, "done")
    return play


@pytest.mark.rule("WW-EXP-2", "WW-CMB-12", "WW-CMB-7", "WW-TUR-1")
def test_e10_an_ambush() -> None:
    """Smuggler 2+1+2=5>=5 hits, warrior 2+3=5>=5 at once: beaten, 1 damage; no other challenge this turn."""
    play = ambushed(standing("G1"), encounter("Smuggler"), 3, 2)
    assert len(play.told("combat")) == 1
    assert (play.hero().damage, play.hero().bag) == (1, (item("Worn Salve"),))
    assert marker("Ambush") in play.state.decks["pool"].bag


@pytest.mark.rule("WW-EXP-2", "WW-CHA-11")
def test_f30_an_event_does_not_call_an_ambush_off() -> None:
    """The next card is raised by 1 as well: 2+1+2=5>=5."""
    play = ambushed(standing("G1"), event("Kind Healer"), encounter("Smuggler"), 1, 2)
    assert play.hero().damage == 1


@pytest.mark.rule("WW-EXP-10", "WW-CHA-10")
def test_an_ambush_gives_way_to_a_red_marker() -> None:
    """The Ditch Hound is fought in the challenge phase, unraised: 2+2=4<5."""
    state = standing("G1")
    leave(state, "Ditch Hound", "G1")
    play = ambushed(state, 1, 2)
    assert [told["source"] for told in play.told("combat")] == [encounter("Ditch Hound")]
    assert play.hero().damage == 0


@pytest.mark.rule("WW-EXP-2")
def test_an_ambush_draws_although_a_calm_encounter_lies_there() -> None:
    state = standing("G1")
    leave(state, "Old Boar", "G1")
    play = ambushed(state, encounter("Smuggler"), 1, 1)
    assert [told["source"] for told in play.told("combat")] == [encounter("Smuggler")]


@pytest.mark.rule("WW-CMB-25", "WW-EXP-2")
def test_a_defeat_in_an_ambush_ends_the_turn() -> None:
    state = standing("G1")
    state.heroes[A].damage = 4
    play = ambushed(state, encounter("Smuggler"), 1, 6)
    assert play.over
    assert play.hero().space == "CA"


@pytest.mark.rule("WW-CHA-20", "WW-EXP-2")
def test_a_rift_leads_out_of_an_ambush() -> None:
    """He meets what is there, unraised: 5+1; and that was his challenge."""
    play = ambushed(standing("R2", level=3), event("Rift"))
    fought_through(play.say(A, "space Y1", encounter("Siege Ogre"), 1, 1))
    assert [told["value"] for told in play.told("attack") if told["source"] == encounter("Siege Ogre")] == [5 + 1]
    assert len(play.told("combat")) == 1
