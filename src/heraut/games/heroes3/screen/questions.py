"""The questions of Heroes III, as any game puts them: which changes are told of, and what is added."""

from __future__ import annotations

from collections.abc import Iterator

from heraut.games.heroes3.answers.in_combat import BreakAt, Defend, GoTo, Strike
from heraut.games.heroes3.answers.on_map import (
    AddTile,
    Build,
    BuySpell,
    EndTurn,
    Move,
    Recruit,
    Reinforce,
    Reveal,
    Revisit,
    SecondHero,
    Step,
    UseBuilding,
)
from heraut.games.heroes3.answers.with_cards import Boost, CastNow, PlayOf
from heraut.games.heroes3.model import Battle, Fighter, Game, HeroOnMap, LaidTile, Player, Realm, Site
from heraut.games.heroes3.screen.choices import extra, label, proposes
from heraut.games.heroes3.screen.ids import IDS
from heraut.games.heroes3.screen.wording import WORDS
from heraut.kernel import Decision
from heraut.kernel.chance import Throwing
from heraut.kernel.state import Deck
from heraut.tabletop.differences import Differences
from heraut.tabletop.questions import Questions
from heraut.tabletop.scene import Label

# What means nothing to a player, or is told by what comes next.
SILENT: dict[type, str] = {
    Realm: "scenario rounds edition difficulty variants first active decks discards peeked proclamation promised "
    "spells_back enemy_fallen set_aside box ended modifiers",
    Player: "faction hero start_income built used experts discard homeless second_from",
    HeroOnMap: "seat came_from",
    Site: "won winner taken income",
    LaidTile: "group q r tile turn among",
    Battle: "field heroes owners commands level azure home cast more_spells laid no_escape waiting raises gave_up",
    Fighter: "card side retaliated activated saved",
    Deck: "bag top bottom",
}
OWNERS = {"players": "seat", "tiles": "", "sites": "field", "heroes": "hero", "fighters": "fighter"}
GROUPS: dict[str, tuple[type, ...]] = {
    "attack": (Strike, BreakAt),
    "move": (Move, Step, Revisit, Reveal, AddTile, GoTo),
    "town": (Build, Recruit, Reinforce, BuySpell, UseBuilding, SecondHero),
    "cards": (PlayOf, Boost, CastNow),
}


def _dice_shown(t: Game, decision: Decision) -> Iterator[Label]:
    """What the dice show that the question is about."""
    section = t.state.agenda[-1]
    die: str = getattr(section, "die", "attack")
    faces = getattr(section, "faces", ()) or getattr(section, "dice", ())
    if faces and die in t.content.dice and not isinstance(section, Throwing):
        yield Label(f"note-{die}-dice", {f"{die}_faces": faces})


QUESTIONS = Questions(
    WORDS,
    IDS,
    Differences(SILENT, OWNERS),
    extra,
    label,
    _dice_shown,
    proposes=proposes,
    endings=(EndTurn, Defend),
    groups=GROUPS,
    gestures=("deploy", "place_guard", "start_hand", "discard_some", "discard_for_each", "discard_drawn"),
    aimed=("spell_target",),
)
