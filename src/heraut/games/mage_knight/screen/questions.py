"""The questions of Mage Knight, as any game puts them: which changes are told of, and what is added."""

from __future__ import annotations

from collections.abc import Iterator

from heraut.games.mage_knight.answers.anywhere import Done
from heraut.games.mage_knight.answers.in_combat import (
    Block,
    Gather,
    NextPhase,
    Parry,
    Strike,
    Suffer,
    Target,
    ToHero,
    ToUnit,
)
from heraut.games.mage_knight.answers.of_rounds import (
    TakeSpared,
    UseTactic,  # fmt: skip
)
from heraut.games.mage_knight.answers.on_turn import (
    AddElite,
    Bind,
    Burn,
    BuyArtifact,
    BuyCard,
    BuyHealing,
    BuyTopCard,
    Challenge,
    EndTurn,
    Enter,
    Explore,
    Incant,
    Interact,
    Mark,
    Plunder,
    Recruit,
    Refuse,
    Rest,
    Step,
    Stop,
    ThrowWound,
    Travel,
)
from heraut.games.mage_knight.answers.with_cards import (
    Activate,
    Attach,
    Borrow,
    HealUnit,
    HealWound,
    Learn,
    Play,
    Sideways,
    UseLasting,
    UseSkill,
)
from heraut.games.mage_knight.model.heroes import Hero
from heraut.games.mage_knight.model.land import Game, Land
from heraut.games.mage_knight.screen.choices import extra, goods, label, proposes, reads, strides
from heraut.games.mage_knight.screen.combat_scene import gathered
from heraut.games.mage_knight.screen.ids import IDS
from heraut.games.mage_knight.screen.wording import WORDS
from heraut.kernel import Decision, Pass
from heraut.kernel.state import Deck
from heraut.tabletop.differences import Differences
from heraut.tabletop.questions import Questions
from heraut.tabletop.scene import Label

# What means nothing to a player, or is told by what comes next.
SILENT: dict[type, str] = {
    Land: "scenario players edition fights shared_assaults order face_down active tiles foes ruins levels unseen "
    "reserved common centre tactics gone decks peeked discards out box recruited dummy battle duel shared round_end "
    "game_end ended marks modifiers units monastery advanced spells",
    Hero: "hero path crystals mana deck played discard tired turned motivated tactic_used stolen spared under "
    "plundered again aside claimed hurt turn",
    Deck: "bag top bottom",
}
OWNERS = {"heroes": "seat"}
GROUPS: dict[str, tuple[type, ...]] = {
    "fight": (Challenge, Target, Gather, Strike, Block, Parry, Suffer, ToUnit, ToHero),
    "move": (Step, Explore, Travel),
    "site": (Interact, Enter, Plunder, Burn, Mark, Incant, ThrowWound),
    "trade": (Recruit, Bind, BuyHealing, BuyCard, BuyArtifact, BuyTopCard, AddElite, Learn),
    "cards": (Play, Attach),
    "sideways": (Sideways,),
    "powers": (Activate, Borrow, UseSkill, UseLasting, UseTactic, TakeSpared),
    "healing": (HealWound, HealUnit),
}
ENDINGS = (Stop, Rest, EndTurn, NextPhase, Done, Refuse, Pass)


def _notes(t: Game, decision: Decision) -> Iterator[Label]:
    """What was gathered so far; what can be bought."""
    yield from gathered(t)
    if decision.kind == "interact":
        yield goods(t, decision.seat)


GESTURES = ("pay", "discard_for", "discard")

QUESTIONS = Questions(
    WORDS,
    IDS,
    Differences(SILENT, OWNERS),
    extra,
    label,
    _notes,
    reads,
    proposes,
    strides,
    ENDINGS,
    GROUPS,
    GESTURES,
    quiet=True,
)
