"""What may be answered; the last field of an option is its word.  Its docstring names the rules it has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from heraut.games.mage_knight.model import (
    DeedId,
    FoeId,
    HeroName,
    HexId,
    ManaColour,
    Position,
    SeatId,
    SkillId,
    TacticId,
    UnitId,
    UnitKind,
)

# ── any chapter ──────────────────────────────────────────────────────────────────────────────────────────────────────


class Done(NamedTuple):
    """Nothing (more) of this."""

    word: str = "done"


class CardOf(NamedTuple):
    """Name a card: to discard, to throw away, to take."""

    card: DeedId
    word: str = "card"


class UnitOf(NamedTuple):
    """Name a unit of an army."""

    unit: UnitId
    word: str = "unit"


class FoeOf(NamedTuple):
    """Name an enemy of the combat."""

    foe: FoeId
    word: str = "foe"


class HexOf(NamedTuple):
    """Name a hex."""

    hex: HexId
    word: str = "hex"


class ColourOf(NamedTuple):
    """Name a colour of mana."""

    colour: ManaColour
    word: str = "colour"


class SeatOf(NamedTuple):
    """Name a player."""

    seat: SeatId
    word: str = "player"


class Take(NamedTuple):
    """Take one of several effects, named by what it does."""

    effect: str
    word: str = "effect"


class NumberOf(NamedTuple):
    """Name a number."""

    number: int
    word: str = "number"


DONE = Done()
ANY = (Done, CardOf, UnitOf, FoeOf, HexOf, ColourOf, SeatOf, Take, NumberOf)


# ── cards, mana, units, skills (chapter 1) ───────────────────────────────────────────────────────────────────────────


class Play(NamedTuple):
    """MK-CRD-16 MK-CRD-17 MK-CRD-18 MK-CRD-19. A card for its basic or its strong effect."""

    card: DeedId
    mode: str
    word: str = "play"


class Sideways(NamedTuple):
    """MK-CRD-1 MK-CRD-15. A card sideways, for one point of this."""

    card: DeedId
    use: str
    word: str = "sideways"


class PayWith(NamedTuple):
    """MK-MAN-6 MK-MAN-9. Pay one mana: a `die` of the Source, a `token`, a `crystal`, …, of this colour."""

    how: str
    colour: ManaColour
    word: str = "pay"


class Activate(NamedTuple):
    """MK-UNI-1 MK-UNI-5. A unit uses this ability, counted from 1."""

    unit: UnitId
    ability: int
    word: str = "activate"


class UseSkill(NamedTuple):
    """MK-SKL-1 MK-SKL-2. A skill is used."""

    skill: SkillId
    word: str = "skill"


class Attach(NamedTuple):
    """MK-CRD-3 MK-CRD-12. A banner is laid on a unit."""

    card: DeedId
    unit: UnitId
    word: str = "attach"


class HealWound(NamedTuple):
    """MK-CRD-4. A healing point returns a Wound of the hand."""

    word: str = "heal"


class HealUnit(NamedTuple):
    """MK-CRD-10. Healing points take a wound off a unit."""

    unit: UnitId
    word: str = "heal_unit"


class Learn(NamedTuple):
    """MK-CRD-22. An advanced action of the offer, bought by a lasting effect."""

    card: DeedId
    status: str
    word: str = "learn"


class UseLasting(NamedTuple):
    """MK-CRD-22. Use what a lasting effect offers."""

    status: str
    word: str = "use"


class Borrow(NamedTuple):
    """MK-UNI-5. A unit of the offer uses this ability, counted from 1."""

    unit: UnitKind
    ability: int
    word: str = "borrow"


CARDS = (Play, Sideways, PayWith, Activate, UseSkill, Attach, HealWound, HealUnit, Learn, UseLasting, Borrow)


# ── set-up, rounds, tactics (chapters 2, 3) ──────────────────────────────────────────────────────────────────────────


class PickHero(NamedTuple):
    """MK-SET-9. Take this hero."""

    hero: HeroName
    word: str = "hero"


class PickTactic(NamedTuple):
    """MK-TAC-1 MK-TAC-5. Take this tactic."""

    tactic: TacticId
    word: str = "tactic"


class UseTactic(NamedTuple):
    """MK-TAC-3. Use the tactic one holds."""

    word: str = "use_tactic"


class SpareCard(NamedTuple):
    """MK-TAC-16. The top card of the deck goes under Sparing Power."""

    word: str = "spare"


class TakeSpared(NamedTuple):
    """MK-TAC-16. Turn Sparing Power over, and take what lies under it."""

    word: str = "take_spared"


ROUND = (PickHero, PickTactic, UseTactic, SpareCard, TakeSpared)


# ── the turn (chapter 4) ─────────────────────────────────────────────────────────────────────────────────────────────


class Announce(NamedTuple):
    """MK-PRE-4 MK-PRE-9. Announce the end of the round, and pass."""

    word: str = "announce"


class TakeTurn(NamedTuple):
    """MK-PRE-4. Play this turn."""

    word: str = "take_turn"


class Plunder(NamedTuple):
    """MK-PRE-2 MK-SIT-5. Plunder the village."""

    word: str = "plunder"


class Step(NamedTuple):
    """MK-MOV-2. Go to an adjacent hex."""

    hex: HexId
    word: str = "step"


class Explore(NamedTuple):
    """MK-EXP-1 MK-EXP-8. Reveal a tile there."""

    position: Position
    word: str = "explore"


class Travel(NamedTuple):
    """MK-SCN-26. Go under the ground to another conquered dungeon or tomb."""

    hex: HexId
    word: str = "travel"


class Stop(NamedTuple):
    """MK-MOV-10. Go no farther."""

    word: str = "stop"


class Rest(NamedTuple):
    """MK-RST-1 MK-RST-4. Rest this turn."""

    word: str = "rest"


class EndTurn(NamedTuple):
    """MK-ACT-9. The turn is over."""

    word: str = "end"


class Interact(NamedTuple):
    """MK-INT-1. Deal with those who live here."""

    word: str = "interact"


class Challenge(NamedTuple):
    """MK-ACT-2 MK-CMB-1. Fight the rampaging enemy of this hex."""

    hex: HexId
    word: str = "challenge"


class Enter(NamedTuple):
    """MK-ADV-1. Explore the adventure site one stands on."""

    word: str = "enter"


class Burn(NamedTuple):
    """MK-ACT-7 MK-SIT-9. Burn the monastery."""

    word: str = "burn"


class Mark(NamedTuple):
    """MK-SCN-22. Put a shield on the glade."""

    word: str = "mark"


class Incant(NamedTuple):
    """MK-SCN-23. The incantation of this night."""

    word: str = "incant"


class Recruit(NamedTuple):
    """MK-INT-10. Recruit this unit of the offer."""

    unit: UnitKind
    word: str = "recruit"


class Bind(NamedTuple):
    """MK-INT-10 MK-UNI-6. Recruit this unit of the offer by Bonds of Loyalty: for less, without a command token."""

    unit: UnitKind
    word: str = "bind"


class BuyHealing(NamedTuple):
    """MK-SIT-4 MK-SIT-7. Buy a healing point."""

    word: str = "buy_healing"


class BuyCard(NamedTuple):
    """MK-INT-12 MK-SIT-8 MK-SIT-35 MK-CTY-14. Buy this card."""

    card: DeedId
    word: str = "buy"


class BuyArtifact(NamedTuple):
    """MK-CTY-13. Buy an artifact, drawn at the end of the turn."""

    word: str = "buy_artifact"


class BuyTopCard(NamedTuple):
    """MK-CTY-14. Buy the top advanced action of the deck."""

    word: str = "buy_top"


class AddElite(NamedTuple):
    """MK-CTY-7. Have an elite unit added to the offer."""

    word: str = "add_elite"


class Propose(NamedTuple):
    """MK-COO-2. A shared assault on this city: how many enemies each seat would face, `2-1-0`."""

    hex: HexId
    shares: str
    word: str = "propose"


class Accept(NamedTuple):
    """MK-COO-2. The proposal is accepted."""

    word: str = "accept"


class Refuse(NamedTuple):
    """MK-COO-2. The proposal is refused."""

    word: str = "refuse"


class ThrowWound(NamedTuple):
    """MK-SIT-31. Throw away a Wound of the `hand` or of the `discard` pile."""

    of: str
    word: str = "throw_wound"


class Reward(NamedTuple):
    """MK-REW-11. Take this reward now."""

    reward: str
    word: str = "reward"


class PickSkill(NamedTuple):
    """MK-LVL-4. Take this skill."""

    skill: SkillId
    word: str = "take_skill"


TURN = (
    Announce, TakeTurn, Plunder, Step, Explore, Travel, Stop, Rest, EndTurn, Interact, Challenge, Enter, Burn,
    Mark, Incant, Recruit, Bind, BuyHealing, BuyCard, BuyArtifact, BuyTopCard, AddElite, ThrowWound, Reward,
    PickSkill, Propose, Accept, Refuse,
)  # fmt: skip


# ── combat (chapter 5) ───────────────────────────────────────────────────────────────────────────────────────────────


class Target(NamedTuple):
    """MK-CMB-6. This enemy is a target of the attack."""

    foe: FoeId
    word: str = "target"


class Gather(NamedTuple):
    """MK-CMB-6. The targets are named: now the attack."""

    word: str = "attack"


class Strike(NamedTuple):
    """MK-CMB-8 MK-CMB-33. Strike with what was gathered."""

    word: str = "strike"


class Block(NamedTuple):
    """MK-CMB-39. Block this enemy."""

    foe: FoeId
    word: str = "block"


class Parry(NamedTuple):
    """MK-CMB-9 MK-CMB-38. Block with what was gathered."""

    word: str = "parry"


class NextPhase(NamedTuple):
    """MK-CMB-34 MK-CMB-39. Go on to the next phase."""

    word: str = "next_phase"


class Suffer(NamedTuple):
    """MK-CMB-45. The damage of this enemy is dealt now."""

    foe: FoeId
    word: str = "suffer"


class ToUnit(NamedTuple):
    """MK-CMB-12. This unit takes the damage."""

    unit: UnitId
    word: str = "to_unit"


class ToHero(NamedTuple):
    """MK-CMB-15. The hero takes it."""

    word: str = "to_hero"


class Participate(NamedTuple):
    """MK-PVP-1. The defender fights with all he has (`full`), or not (`partial`)."""

    how: str
    word: str = "participate"


class Steal(NamedTuple):
    """MK-PVP-5. An artifact of the opponent is stolen."""

    card: DeedId
    word: str = "steal"


class Repel(NamedTuple):
    """MK-PVP-20. The opponent is made to retreat to this hex."""

    hex: HexId
    word: str = "repel"


COMBAT = (Target, Gather, Strike, Block, Parry, NextPhase, Suffer, ToUnit, ToHero, Participate, Steal, Repel)

OPTIONS = (*ANY, *CARDS, *ROUND, *TURN, *COMBAT)


# ── what hangs on a hand ─────────────────────────────────────────────────────────────────────────────────────────────

# The words of answers that name a card of a hand, or that a card in it may allow.
HAND_WORDS = frozenset((
    "play", "sideways", "card", "pay", "activate", "skill", "attach", "heal", "heal_unit", "effect", "rest", "target",
    "block", "spare", "take_spared", "throw_wound", "number",
))  # fmt: skip


def hangs_on_hand(listed: Sequence[Any]) -> bool:
    """MK-CRD-24. Would there be no choice among these with other cards in hand?"""
    others = 0
    for option in listed:
        if option.word not in HAND_WORDS:
            others += 1
            if others > 1:
                return False
    return True
