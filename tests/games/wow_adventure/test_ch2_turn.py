"""2. The four phases of a turn, and how it ends; the phases are pretended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from heraut.games.wow_adventure.game import SECTIONS, WowAdventure
from heraut.games.wow_adventure.model import Game
from heraut.games.wow_adventure.rules.ch2_turn import turn
from heraut.games.wow_adventure.rules.ch2_turn.turn import Rounds, Turn
from heraut.games.wow_adventure.rules.frames import OwnTurn, WholeGame
from heraut.kernel import Arrow, Section, leave
from tests.games import playing
from tests.games.wow_adventure.playing import CONTENT, A, realm

pytestmark = pytest.mark.interpreted("the phases of a turn are exchanged for pretended ones")


@dataclass(slots=True)
class Pretended(Section):
    """A phase that only says that it is played."""

    seat: int

    def start(self, t: Game) -> Arrow:
        t.tell("phase", name=type(self).__name__)
        return None


@dataclass(slots=True)
class Moving(Pretended):
    pass


@dataclass(slots=True)
class Exploring(Pretended):
    pass


@dataclass(slots=True)
class Challenged(Pretended):
    pass


@dataclass(slots=True)
class Maintaining(Pretended):
    pass


@dataclass(slots=True)
class Ambushed(Section):
    """An ambush takes the place of the challenge phase."""

    seat: int

    def start(self, t: Game) -> Arrow:
        t.find(OwnTurn).challenged = True
        return None


@dataclass(slots=True)
class Felled(Section):
    """A defeat in one's own turn."""

    seat: int

    def start(self, t: Game) -> Arrow:
        return leave(OwnTurn, "over")


@dataclass(slots=True)
class Winning(Section):
    """The valor that it takes."""

    seat: int

    def start(self, t: Game) -> Arrow:
        return leave(WholeGame, "won")


PHASES = (Moving, Exploring, Challenged, Maintaining)
GAME = WowAdventure(CONTENT, (*SECTIONS, *PHASES, Ambushed, Felled, Winning, playing.Harness))


@pytest.fixture(autouse=True)
def pretended(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, phase in zip(("Movement", "Explore", "Challenge", "Maintenance"), PHASES, strict=True):
        monkeypatch.setattr(turn, name, phase)


def played(section: Section, *results: Any) -> playing.OnPosition:
    return playing.OnPosition(GAME, realm("mage", "hunter"), section, *results, forced=True)


def phases(play: playing.OnPosition) -> list[str]:
    return [fact["name"] for fact in play.told("phase")]


@pytest.mark.rule("WW-TUR-1")
def test_four_phases_in_their_order() -> None:
    assert phases(played(Turn(A), "2/2")) == ["Moving", "Exploring", "Challenged", "Maintaining"]


@pytest.mark.rule("WW-EXP-2")
def test_an_ambush_takes_the_place_of_the_challenge_phase(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turn, "Explore", Ambushed)
    assert phases(played(Turn(A), "2/2")) == ["Moving", "Maintaining"]


@pytest.mark.rule("WW-CMB-25", "WW-ENE-1")
@pytest.mark.parametrize(("phase", "left"), [("Explore", ["Moving"]), ("Challenge", ["Moving", "Exploring"])])
def test_a_defeat_ends_the_turn_without_maintenance(
    monkeypatch: pytest.MonkeyPatch, phase: str, left: list[str]
) -> None:
    monkeypatch.setattr(turn, phase, Felled)
    play = played(Turn(A), "2/2")
    assert phases(play) == left
    assert play.over
    assert play.t.state.heroes[A].energy == 0


@pytest.mark.rule("WW-END-1")
def test_the_game_may_be_won_in_the_middle_of_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turn, "Challenge", Winning)
    play = played(Rounds(), "2/2")
    assert play.over
    assert len(play.told("turn")) == len(play.told("game_over")) == 1
