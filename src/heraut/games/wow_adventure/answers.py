"""What may be answered; the last field of an option is its word.  Its docstring names the rules it has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from heraut.games.wow_adventure.model import (
    AbilityId,
    CardId,
    CharacterId,
    ColourId,
    MarkerId,
    QuestId,
    ResourceId,
    SeatId,
    SpaceId,
)

# ── any chapter ──────────────────────────────────────────────────────────────────────────────────────────────────────


class Done(NamedTuple):
    """Nothing (more) of this."""

    word: str = "done"


class SpaceOf(NamedTuple):
    """Name a space: to go to, to lay a marker on."""

    space: SpaceId
    word: str = "space"


class AbilityOf(NamedTuple):
    """Name a card of one's hand: to discard."""

    ability: AbilityId
    word: str = "ability"


class ItemOf(NamedTuple):
    """Name an item of a bag: to discard, to take (WW-PVP-3)."""

    item: CardId
    word: str = "item"


class ChoiceOf(NamedTuple):
    """One of the choices that a card gives, from 1."""

    number: int
    word: str = "choice"


class Pay(NamedTuple):
    """Pay a price that need not be paid."""

    word: str = "pay"


# ── 1. set-up ────────────────────────────────────────────────────────────────────────────────────────────────────────


class PickCharacter(NamedTuple):
    """WW-SET-3 WW-SET-11. A character that nobody has taken."""

    character: CharacterId
    word: str = "character"


class PickCity(NamedTuple):
    """WW-SET-5. The city in which the figure begins."""

    space: SpaceId
    word: str = "city"


# ── plays: at their moment, beside the answers of any question ───────────────────────────────────────────────────────


class Play(NamedTuple):
    """WW-ABL-1 WW-ABL-2 WW-CMB-11. Play an ability of one's hand."""

    ability: AbilityId
    word: str = "play"


class Use(NamedTuple):
    """WW-MAI-3 WW-MAI-10 WW-MAI-13. Use an item, of the bag or worn."""

    item: CardId
    word: str = "use"


class Spend(NamedTuple):
    """WW-EXP-8. Spend a green marker that one kept."""

    marker: MarkerId
    word: str = "spend"


class UsePower(NamedTuple):
    """WW-LVL-9. Use the power of one's character card."""

    word: str = "power"


class TurnOver(NamedTuple):
    """WW-LVL-7. Pay an energy to turn one's character card."""

    word: str = "turn"


PLAYS = (Play, Use, Spend, UsePower, TurnOver)
HAND_WORDS = frozenset(("play", "ability"))  # answers that hang on a hand


# ── 2.1 movement ─────────────────────────────────────────────────────────────────────────────────────────────────────


class Walk(NamedTuple):
    """WW-MOV-1. Walk to a space by a shortest way."""

    space: SpaceId
    word: str = "walk"


class Stop(NamedTuple):
    """WW-MOV-1 WW-MOV-7. The movement is over."""

    word: str = "stop"


# ── 2.2 exploration ──────────────────────────────────────────────────────────────────────────────────────────────────


class Keep(NamedTuple):
    """WW-EXP-4. Keep the green marker."""

    word: str = "keep"


class Leave(NamedTuple):
    """WW-EXP-4. It goes back to the pool."""

    word: str = "leave"


class Take(NamedTuple):
    """WW-EXP-3. Take a resource of the space."""

    resource: ResourceId
    word: str = "take"


class Decline(NamedTuple):
    """WW-RES-5. Take none."""

    word: str = "decline"


class GiveUp(NamedTuple):
    """WW-RES-3. Give up an open quest for another."""

    quest: QuestId
    word: str = "give_up"


# ── 2.3 challenge ────────────────────────────────────────────────────────────────────────────────────────────────────


class FightMarker(NamedTuple):
    """WW-CHA-2 WW-CHA-9. Fight an encounter that was left unbeaten."""

    card: CardId
    word: str = "fight"


class FightPrinted(NamedTuple):
    """WW-CHA-2 WW-CHA-9. Fight the encounter printed on the space."""

    word: str = "fight_printed"


class Attack(NamedTuple):
    """WW-CHA-6 WW-PVP-1. Attack another character on the space."""

    seat: SeatId
    word: str = "attack"


class DrawChallenge(NamedTuple):
    """WW-CHA-3. Draw a challenge card."""

    word: str = "draw"


# ── 2.4 maintenance ──────────────────────────────────────────────────────────────────────────────────────────────────


class Complete(NamedTuple):
    """WW-MAI-1. Complete this quest first."""

    quest: QuestId
    word: str = "complete"


class Equip(NamedTuple):
    """WW-MAI-2 WW-MAI-8. Wear an item of the bag; what was worn in its place goes to the bag."""

    item: CardId
    word: str = "equip"


class Stow(NamedTuple):
    """WW-MAI-2. Put a worn item into the bag."""

    item: CardId
    word: str = "stow"


class ThrowAway(NamedTuple):
    """WW-MAI-14. Throw an item of the bag away."""

    item: CardId
    word: str = "throw_away"


# ── 4. named plays ───────────────────────────────────────────────────────────────────────────────────────────────────


class LookInto(NamedTuple):
    """WW-ABL-6. Look at the next card of this challenge deck."""

    colour: ColourId
    word: str = "look_into"


class Bury(NamedTuple):
    """WW-ABL-6. The card goes to the other end of its deck."""

    word: str = "bury"


OPTIONS: tuple[type[Any], ...] = (
    Done, SpaceOf, AbilityOf, ItemOf, ChoiceOf, Pay,
    PickCharacter, PickCity,
    Play, Use, Spend, UsePower, TurnOver,
    Walk, Stop,
    Keep, Leave, Take, Decline, GiveUp,
    FightMarker, FightPrinted, Attack, DrawChallenge,
    Complete, Equip, Stow, ThrowAway,
    LookInto, Bury,
)  # fmt: skip


def hangs_on_hand(listed: Sequence[Any]) -> bool:
    """WW-ABL-2. Would there be no choice among these with other cards in hand?"""
    return sum([option.word not in HAND_WORDS for option in listed]) < 2
