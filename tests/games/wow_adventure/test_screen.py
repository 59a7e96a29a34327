"""The scene and the words of the adventure game: everything is shown, said and clicked, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from heraut.games.wow_adventure.model import Quest
from heraut.games.wow_adventure.rules.ch2_turn.challenge import Challenge
from heraut.games.wow_adventure.rules.ch2_turn.movement import Movement
from heraut.games.wow_adventure.rules.ch3_combat.combat import Combat
from heraut.games.wow_adventure.screen import card_text
from heraut.games.wow_adventure.screen.outlines import middle, outline_of
from heraut.games.wow_adventure.screen.tips import LESSONS
from heraut.table.speech import OneLanguage
from heraut.table.words import HERAUT, LANGS
from heraut.tabletop.scene import Question, Scene
from tests.games.test_words import check
from tests.games.wow_adventure.playing import (
    CONTENT,
    GAME,
    A,
    B,
    Play,
    encounter,
    happen,
    hold,
    item,
    leave,
    meet,
    quest,
    realm,
    wear,
)

HOME = HERAUT / "games" / "wow_adventure"
SPEECH = OneLanguage(GAME, "en")


def shown(play: Play, seat: int = A) -> Scene:
    return GAME.scene(GAME.view(play.t, seat), seat)


def asked(play: Play, seat: int = A) -> Question:
    question = shown(play, seat).question
    assert question is not None
    return question


def read(labels: Any) -> list[str]:
    return [SPEECH.label(label).replace("\N{NO-BREAK SPACE}", " ") for label in labels]


def test_every_printed_card_says_what_it_does() -> None:
    told = [
        *[card_text.ability_text(one) for one in CONTENT.abilities.values()],
        *[card_text.item_lines(one) for one in CONTENT.items.values()],
        *[card_text.marker_text(one) for one in CONTENT.markers.values()],
        *[card_text.event_text(one) for one in CONTENT.events.values()],
        *[card_text.encounter_text(one) for one in CONTENT.encounters.values() if one.special],
        *[card_text.power_text(side.power) for one in CONTENT.characters.values() for side in (one.start, one.other)],
        *[(card_text.goal_label(CONTENT, Quest(kind)),) for kind in map(quest_id, CONTENT.quests)],
    ]
    assert all(told)
    for lang in LANGS:
        check([OneLanguage(GAME, lang).label(label) for labels in told for label in labels], lang)


def quest_id(kind: str) -> Any:
    return quest(CONTENT.quests[kind].name.en)


def test_the_world_is_a_map_without_overlaps() -> None:
    """Each space holds its own middle, and no corner of it is nearer to another's."""
    middles = {id: middle(space) for id, space in CONTENT.board.items()}
    for id, (x, y) in middles.items():
        corners = outline_of(CONTENT, id)
        assert len(corners) > 3
        for px, py in corners:
            own = (px - x) ** 2 + (py - y) ** 2
            assert all(own <= (px - ox) ** 2 + (py - oy) ** 2 for other, (ox, oy) in middles.items() if other != id)


def test_a_walk_says_how_far_it_is_and_whom_one_meets() -> None:
    state = realm("warrior", "mage", spaces=("CA", "CB"))
    leave(state, "Rat King", "G4")
    state.heroes[A].moves = 2
    choice = next(one for one in asked(Play(state, Movement(A))).choices if one.answer == "walk G4")
    assert [number.value for number in choice.numbers] == [1]
    assert choice.touches == ("space-G4",)
    assert any("Rat King" in text for text in read(choice.consequences))


def test_a_red_marker_is_shown_and_blamed() -> None:
    state = realm("warrior", "mage", spaces=("G5", "CB"))
    card = encounter("Marsh Rat")
    leave(state, "Marsh Rat", "G5")
    state.heroes[A].moves = 2
    play = Play(state, Movement(A))
    piece = next(one for one in shown(play).pieces if one.id == f"u-{card}")
    assert [token.rules for token in piece.tokens] == [("WW-MOV-3", "WW-CMB-18")]
    refused = asked(play).refused
    assert "why-not-held" in [one.why.id for one in refused]


def test_a_combat_shows_both_sides_with_their_reasons() -> None:
    """The warrior's melee 2 and the axe's 1; a red 6 makes 9 against 5."""
    state = realm("warrior", "mage")
    wear(state, A, "Worn Axe")
    hold(state, A, "Crushing Blow")
    state.heroes[A].energy = 2
    card = meet(state, "Ditch Imp")
    play = Play(state, Combat(A, card))
    play.say(A, "done", 6, 1)
    scene = shown(play)
    assert [board.id for board in scene.boards] == ["combat", "world"]
    assert {"f0", "h0"} <= {*scene.question.touches}
    hero = next(one for one in scene.pieces if one.id == "f0")
    melee = next(number for number in hero.numbers if number.id == "f0.melee")
    assert melee.value == 3
    assert [SPEECH.reason(part.reason) for part in melee.parts][:2] == ["printed", "Worn Axe"]
    assert [(dice.faces, dice.numbers, dice.tint) for dice in scene.dice] == [
        (("6",), (), "gueules"),
        (("1",), (), "sable"),
    ]
    assert "Ghorza Ironjaw, melee 9 against 4: a hit, 1 damage" in read(scene.notes)


def test_a_play_says_what_it_does_and_costs_and_lies_in_the_hand() -> None:
    state = realm("warrior", "mage")
    hold(state, A, "Crushing Blow")
    state.heroes[A].energy = 2
    play = Play(state, Combat(A, meet(state, "Ditch Imp")))
    play.say(A, "done", 6, 1)
    play.say(A, "done")
    choice = next(one for one in asked(play).choices if one.answer.startswith("play"))
    assert read(choice.consequences)[0] == "Combat, special powers: melee +2"
    assert [number.value for number in choice.numbers] == [1]
    assert choice.touches == ("c0-0",)
    assert "Energy 2 → 1" in read(choice.consequences)


@pytest.mark.rule("WW-CMB-7")
def test_a_card_is_an_item_for_who_has_it_and_else_an_encounter() -> None:
    state = realm("warrior", "mage")
    card = item("Worn Axe")
    view = GAME.questions.ids
    kind = view.kinds["card"]._replace(said=view.kind("weapon", type(state.heroes[A])).said)  # type: ignore[union-attr]
    assert kind.said(CONTENT, state, card, "en") == CONTENT.encounters[card].name.en
    wear(state, A, "Worn Axe")
    assert kind.said(CONTENT, state, card, "en") == "Worn Axe"


def test_a_foe_shows_its_numbers_before_it_is_fought() -> None:
    state = realm("warrior", "mage", spaces=("G2", "CB"))
    choice = next(one for one in asked(Play(state, Challenge(A))).choices if one.answer == "fight_printed")
    assert [number.value for number in choice.numbers] == [2, 7, 1, 1]
    assert choice.touches == ("p-G2",)


def test_the_event_in_play_lies_there_and_is_noted() -> None:
    state = realm("warrior", "mage")
    happen(state, "Thick Fog")
    scene = shown(Play(state, Movement(A)))
    assert "event" in [zone.id for zone in scene.zones]
    assert "Thick Fog: Everybody: movement −1" in read(scene.notes)


@pytest.mark.rule("WW-ABL-1")
def test_another_hand_is_only_counted() -> None:
    state = realm("warrior", "mage")
    hold(state, B, "Fire Burst")
    state.heroes[A].moves = 1
    hand = next(zone for zone in shown(Play(state, Movement(A))).zones if zone.id == "hand1")
    assert (hand.cards, hand.count) == ((), 1)


def test_every_tip_names_rules_and_has_words() -> None:
    ledger = (HOME / "ledger.toml").read_text(encoding="utf-8")
    for lesson in LESSONS:
        for kind in lesson.kinds.split():
            assert f"ask-{kind.replace('_', '-')}" in GAME.questions.words.messages
        assert f"tip-{lesson.id}" in GAME.questions.words.messages
        assert all(f'id = "{rule}"' in ledger for rule in lesson.rules.split())
