"""A hero and his things; the dummy."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, NamedTuple

from heraut.games.mage_knight.model.names import (
    HELD,
    NO_HERO,
    NO_TACTIC,
    OFF_MAP,
    CardName,
    DeedId,
    HeroName,
    HexId,
    SkillId,
    TacticId,
    UnitId,
    UnitKind,
)
from heraut.games.mage_knight.printed.effects import MANA
from heraut.kernel.state import Bag, Deck
from heraut.tabletop.cards import CARDS


class UnitCard(NamedTuple):
    """A unit of an army.  `wounds`: 0, 1, or 2 by poison.  `banner`: the artifact on it; `furled`: used this round.

    `bound`: by Bonds of Loyalty, so it needs no command token.
    """

    id: UnitId
    kind: UnitKind
    spent: bool = False
    wounds: int = 0
    banner: CardName = DeedId("")
    furled: bool = False
    bound: bool = False


class TurnSheet(NamedTuple):
    """What is remembered of a hero's turn under way, apart from the points not yet spent.

    `dice`: Source dice used, of which `kept` go back without being rolled; `given`: the die of a tactic, if used.
    `drained`: crystals spent.  `acted`: a card was played or discarded (MK-HND-1); `idle`: the hand was empty when it
    began.  `rewards`: to be taken at its end.  `wounds`: received this turn, to hand and to the discard pile.
    `fought`: a combat was had.  `talked`: an interaction was begun.  `searched`: Mana Search was used.
    `proposed`: shared assaults that were refused; `joined`: who took part in one and ends his turn with this one.
    """

    dice: tuple[str, ...] = ()
    given: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()
    drained: tuple[str, ...] = ()
    acted: bool = False
    idle: bool = False
    rewards: tuple[str, ...] = ()
    wounds: tuple[int, int] = (0, 0)
    fought: bool = False
    talked: bool = False
    searched: bool = False
    proposed: tuple[str, ...] = ()
    joined: tuple[int, ...] = ()


NEW_TURN = TurnSheet()


@dataclass(slots=True)
class Hero:
    """A seat's hero.

    `level` is stored: fame counts at once, levels only at the end of the turn (MK-LVL-11).  `crystals`: how many of
    red, blue, green, white.  `mana`: tokens of these, gold and black, until the end of the turn.  `hex`: OFF_MAP before
    the first turn and on the portal between turns.  `path`: the hexes walked this turn, the first where it began.
    `skills`, of which `tired` are used this turn and `turned` this round.  `tactic`, `tactic_used`: turned over;
    `stolen`: the die on Mana Steal; `spared`: how many cards of the deck lie under Sparing Power; `under`: those there
    that he knows, which the deck does not hold any more.  `move`, `influence`, `heal`: points not yet spent.
    """

    hero: HeroName = NO_HERO
    fame: int = 0
    reputation: int = 0
    level: int = 1
    hex: HexId = OFF_MAP
    path: tuple[HexId, ...] = ()
    crystals: tuple[int, int, int, int] = (0, 0, 0, 0)
    mana: tuple[int, int, int, int, int, int] = (0, 0, 0, 0, 0, 0)
    hand: Annotated[Bag, HELD] = field(default_factory=list)
    deck: Annotated[Deck, HELD] = field(default_factory=lambda: Deck([]))
    played: Annotated[list[str], CARDS] = field(default_factory=list)
    discard: Annotated[list[str], CARDS] = field(default_factory=list)
    thrown: Annotated[Bag, CARDS] = field(default_factory=list)  # out of the game
    units: Annotated[tuple[UnitCard, ...], CARDS] = ()
    skills: tuple[SkillId, ...] = ()
    tired: tuple[SkillId, ...] = ()
    turned: tuple[SkillId, ...] = ()
    motivated: int = 0  # ends of own turns to come before another Motivation
    tactic: TacticId = NO_TACTIC
    tactic_used: bool = False
    stolen: str = ""
    spared: int = 0
    under: Annotated[tuple[DeedId, ...], HELD] = ()
    plundered: bool = False  # since his own last turn
    again: int = 0  # so many turns of his follow at once
    move: int = 0
    influence: int = 0
    heal: int = 0
    aside: Annotated[tuple[DeedId, ...], CARDS] = ()  # laid aside until the end of the round
    claimed: tuple[str, ...] = ()  # dice of the Source taken until the end of the round
    hurt: int = 0  # Wounds to hand since the last combat began
    turn: TurnSheet = NEW_TURN


class Dummy(NamedTuple):
    """The dummy player: its hero, its crystals, its tactic.  Its cards are the deck and the discard pile `dummy`."""

    hero: HeroName
    crystals: tuple[int, int, int, int]
    tactic: TacticId = NO_TACTIC


def cards_left(hero: Hero) -> int:
    """MK-HND-11 MK-TAC-16. How many cards the deed deck holds; those under Sparing Power are in it no more."""
    return hero.deck.size() - hero.spared


def colour_number(colour: str) -> int:
    """The place of a basic colour among crystals, of any colour among mana tokens."""
    return MANA.index(colour)
