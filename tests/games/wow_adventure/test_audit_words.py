"""What cards and refusals say, against what the rules make of them."""

from __future__ import annotations

from typing import Any

import pytest

from heraut.games.wow_adventure.model import Quest, TrophyId, trophies_of
from heraut.games.wow_adventure.rules.ch2_turn.challenge import Challenge
from heraut.games.wow_adventure.rules.ch2_turn.movement import Movement
from heraut.games.wow_adventure.screen.card_text import ability_text, event_text, goal_label, marker_text
from heraut.tabletop.scene import Label
from tests.games.wow_adventure.playing import (
    CONTENT,
    GAME,
    GRAY,
    GREEN,
    RED,
    YELLOW,
    A,
    Play,
    ability,
    bag,
    event,
    item,
    marker,
    named,
    quest,
    realm,
    wear,
)


def said(label: Label) -> tuple[str, str]:
    """In English and in French, with plain spaces."""
    assert label.text is not None
    return label.text.en.replace("\xa0", " "), label.text.fr.replace("\xa0", " ")


CARDS: list[tuple[Any, str, str]] = [
    (
        event_text(CONTENT.events[event("Market Day")]),
        "Whoever takes ability cards in a city, besides: draw an ability card",
        "Qui prend des cartes de capacité dans une Cité, en plus : piocher une carte de capacité",
    ),
    (
        event_text(CONTENT.events[event("Last Stand")]),
        "Whoever has 6 valor or more: defence −1",
        "Qui a 6 de bravoure ou plus : défense −1",
    ),
    (
        event_text(CONTENT.events[event("Lost Caravan")]),
        "The active player: lay 2 markers face down, each on a space where none lies (green)",
        "Le joueur actif : poser 2 marqueurs face cachée, chacun sur une case où il n’y en a pas (vert)",
    ),
    (
        marker_text(CONTENT.markers[marker("Cracked Totem")]),
        "Everybody on the space: take 1 damage",
        "Tous ceux de la case : subir 1 Dégât",
    ),
    (
        ability_text(CONTENT.abilities[ability("Soul Jar")]),
        "Attached: instead of a defeat, stay up with 1 health left; discarded once it has worked",
        "Attachée : au lieu d’une défaite, rester debout avec 1 de santé ; défaussée une fois qu’elle a servi",
    ),
    (
        (goal_label(CONTENT, Quest(quest("Clear the Road"))),),
        "Encounters to beat: humanoid (0/2); to be completed in a city",
        "Rencontres à vaincre : humanoïde (0/2) ; à accomplir dans une Cité",
    ),
]


@pytest.mark.parametrize(("text", "english", "french"), CARDS)
def test_a_card_says_whom_it_touches_when_and_how_far(text: tuple[Label, ...], english: str, french: str) -> None:
    assert said(text[0]) == (english, french)


@pytest.mark.rule("WW-LVL-4", "WW-TRO-2", "WW-CMB-19")
@pytest.mark.parametrize(
    ("space", "level", "trophies", "note"),
    [
        ("G2", GRAY, (), "note-level-up"),
        ("G2", GREEN, (), "consequence-no-reward"),
        ("Y9", YELLOW, (), "note-port"),
        ("Y9", YELLOW, ("Golden Tooth",), "consequence-no-reward"),
        ("R1", RED, ("Golden Tooth",), "note-overlord"),
    ],
)
def test_only_who_is_rewarded_is_promised_a_reward(
    space: str, level: int, trophies: tuple[str, ...], note: str
) -> None:
    """A level of one's own colour, one trophy of a source; else the fight earns nothing, and the answer says so."""
    state = realm("warrior", "mage", spaces=(space, "CC"), level=level)
    for name in trophies:
        won = TrophyId(named(CONTENT.trophies, name))
        state.decks[trophies_of(CONTENT.trophies[won].source)].bag.remove(won)
        state.heroes[A].trophies += (won,)
    question = GAME.scene(GAME.view(Play(state, Challenge(A)).t, A), A).question
    assert question is not None
    fight = next(choice for choice in question.choices if choice.answer == "fight_printed")
    assert fight.consequences[1].id == note


@pytest.mark.rule("WW-MAI-11", "WW-MAI-13")
def test_a_hood_in_the_bag_frees_nobody() -> None:
    """Forged Hood: worn it may be used; out of the bag it may not, and that is why."""
    answer = f"use {item('Forged Hood')}"
    for put, listed in ((wear, True), (bag, False)):
        state = realm("rogue", "mage", spaces=("V4", "CB"), level=GREEN)
        state.heroes[A].energy = 1
        put(state, A, "Forged Hood")
        play = Play(state, Movement(A))
        assert (answer in play.options) == listed
        reason = play.t.why_not(play.t.game.grammar.read(answer))
        assert (None if reason is None else (reason.id, reason.rules)) == (
            None if listed else ("not-worn", ("WW-MAI-11", "WW-MAI-13"))
        )
