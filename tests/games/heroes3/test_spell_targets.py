"""Whom bots cast spells on."""

from __future__ import annotations

import pytest

import heraut.games.heroes3.rules.ch05_cards.targets as targets
from heraut.games.heroes3.mind.spell_targets import helps
from heraut.games.heroes3.printed.effects import Line
from heraut.games.heroes3.rules.ch05_cards.spells import Cast
from tests.games.heroes3.playing import GAME, A, Play, fight
from tests.games.heroes3.test_scene import boxed, look


@pytest.mark.parametrize(("spell", "meant"), [("magic_arrow", [1]), ("slow", [1]), ("blind", [1]), ("haste", [0])])
def test_spells_go_to_whom_they_are_meant_for(spell: str, meant: list[int]) -> None:
    state = fight([("halberdiers", "few", 9)], [("skeletons", "few", 13)])
    state.players[A].hand = [spell]
    play = Play(boxed(state), Cast(A, spell, targets.ACTIVATION, 0))
    while play.t.decision is not None and play.t.decision.kind != "spell_target":
        play.t.answer(play.t.decision.options[0])
    assert play.t.decision is not None
    assert [option.fighter for option in GAME.sensible(play.t, play.t.decision)] == meant
    question = look(play.t, A).question
    assert question is not None
    assert question.choices[0].answer == f"target {meant[0]}", "and stand first on the page"


@pytest.mark.parametrize(
    ("line", "sign"), [(Line(power=0, damage=2), -1), (Line(power=0, attack=-1), -1), (Line(power=0, heal=1), 1)]
)
def test_what_hurts_and_what_helps(line: Line, sign: int) -> None:
    assert helps(line) * sign > 0
