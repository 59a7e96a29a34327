"""How the tests fight: a turn that is nothing but its challenge, and whole combats in one line.

    play = challenge(state, 3, 4)               # the challenge phase of A; the red die falls 3, the black one 4
    case = Case("paladin", "Old Boar", 2, 4, plays=("Smite Evil",))
    fought(case)                                # ("beaten", 1): how it ended, and the damage he has then

Questions with a single answer are not put here, so a combat without plays runs from its dice to its end.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from heraut.games.wow_adventure.game import SECTIONS, WowAdventure
from heraut.games.wow_adventure.model import Game, Realm
from heraut.games.wow_adventure.rules.ch2_turn.challenge import Challenge
from heraut.games.wow_adventure.rules.ch3_combat.combat import Combat
from heraut.games.wow_adventure.rules.frames import OwnTurn
from heraut.kernel import Arrow, call
from tests.games import playing
from tests.games.wow_adventure.playing import (
    CONTENT,
    GRAY,
    A,
    Play,
    ability,
    attach,
    bag,
    encounter,
    happen,
    hold,
    item,
    meet,
    realm,
    wear,
)

IN_COMBAT = ("before_dice", "dice", "powers")


@dataclass(slots=True)
class Challenged(OwnTurn):
    """The card drawn is fought, else the challenge phase is played; the turn goes on, unless a defeat has ended it."""

    def start(self, t: Game) -> Arrow:
        phase = Combat(self.seat, t.state.drawn) if t.state.drawn else Challenge(self.seat)
        return call(phase, self.goes_on)

    def goes_on(self, t: Game) -> Arrow:
        t.tell("goes_on")
        return None

    def over(self, t: Game) -> Arrow:
        return None


GAME = WowAdventure(CONTENT, (*SECTIONS, Challenged, playing.Harness))


class Fight(Play):
    """A's challenge; single answers are given unasked."""

    def __init__(self, state: Realm, *results: Any) -> None:
        playing.OnPosition.__init__(self, GAME, state, Challenged(A), *results, forced=True)

    @property
    def goes_on(self) -> bool:
        """Does his turn go on after it?"""
        return self.over and bool(self.told("goes_on"))

    def done(self, *results: Any) -> None:
        """Nothing more is played in this combat."""
        self.chance.add(*results)
        while self.asked is not None and self.asked[1] in IN_COMBAT:
            self.t.say(self.asked[0], "done")
        self.chance.finish()


def challenge(state: Realm, *results: Any) -> Fight:
    """The challenge phase, or the combat with the card drawn."""
    return Fight(state, *results)


class Case(NamedTuple):
    """A combat: who, against what, both dice, and what he has and plays."""

    who: str
    foe: str
    red: int
    black: int
    level: int = GRAY
    plays: tuple[str, ...] = ()
    uses: tuple[str, ...] = ()
    worn: tuple[str, ...] = ()
    attached: tuple[str, ...] = ()
    event: str = ""
    damage: int = 0
    energy: int = 3
    turned: bool = False
    space: str = "G1"


def laid(case: Case) -> Realm:
    """The position before the combat: the encounter was drawn."""
    state = realm(case.who, "hunter" if case.who != "hunter" else "mage", spaces=(case.space,), level=case.level)
    hero = state.heroes[A]
    hero.damage, hero.energy, hero.turned = case.damage, case.energy, case.turned
    hold(state, A, *case.plays)
    bag(state, A, *case.uses)
    wear(state, A, *case.worn)
    for name in case.attached:
        attach(state, A, name)
    if case.event:
        happen(state, case.event)
    meet(state, case.foe)
    return state


def play_out(case: Case) -> Fight:
    """The whole combat."""
    play = challenge(laid(case), case.red, case.black)
    for name in case.plays:
        play.say(A, f"play {ability(name)}")
    for name in case.uses:
        play.say(A, f"use {item(name)}")
    play.done()
    assert play.state.fight is None
    return play


def outcome(play: Fight, foe: str) -> str:
    """`beaten`, `calm` or `red` (it lies there unbeaten), and `felled` with it: he was; `both`."""
    card, state = encounter(foe), play.state
    felled = bool(play.told("defeated"))
    assert state.drawn == ""
    assert play.goes_on != felled
    if card in state.heroes[A].bag:
        return "beaten"
    for left in state.track:
        if left.card == card:
            return ("red" if left.red else "calm") + " felled" * felled
    assert card in state.discards[CONTENT.encounters[card].level]
    return "both" if felled else "discarded"


def fought(case: Case) -> tuple[str, int]:
    """How it ended, and the damage he has then."""
    play = play_out(case)
    return outcome(play, case.foe), play.hero().damage
