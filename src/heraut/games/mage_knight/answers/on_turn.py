"""4. Answers of a turn: the way, the action, its end."""

from __future__ import annotations

from typing import Any, NamedTuple

from heraut.games.mage_knight.model.names import DeedId, HexId, Position, SkillId, UnitKind


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


OPTIONS: tuple[type[Any], ...] = (
    Announce, TakeTurn, Plunder, Step, Explore, Travel, Stop, Rest, EndTurn, Interact, Challenge, Enter, Burn, Mark,
    Incant, Recruit, Bind, BuyHealing, BuyCard, BuyArtifact, BuyTopCard, AddElite, ThrowWound, Reward, PickSkill,
    Propose, Accept, Refuse,
)  # fmt: skip
