"""What needs no thought: the usual payment, dice that cannot get better; and doors that are walked up to."""

from __future__ import annotations

from heraut.games.conan.answers.acting import Cross, FromWounds, Go
from heraut.games.conan.answers.fighting import Enough, Gems, Reroll
from heraut.games.conan.model import BARE_HANDS, AreaId, Game, HeroId, chart_of
from heraut.games.conan.numbers.blows import (
    MELEE_BLOW,
    Thrown,
    attack_parts,
    defence_parts,
    life_left,
    shot_dice,
    strike_dice,
)
from heraut.games.conan.numbers.borders import OPEN
from heraut.games.conan.rules.ch1_heroes_turn import HeroesPhase
from heraut.games.conan.rules.ch2_sheet import movement
from heraut.games.conan.rules.ch2_sheet.attack import Declare
from heraut.games.conan.rules.ch2_sheet.rolls import Roll
from heraut.games.conan.rules.ch3_overlord.activation import UnitActs
from heraut.kernel import Decision, Option
from heraut.kernel.values import ADDED, total


def proposes(t: Game, decision: Decision) -> Option | None:
    """CN-ATT-1 CN-RRL-1 CN-OBJ-4. The fewest gems that usually kill; dice as good as can be; all from the wounds."""
    asking = t.state.agenda[-1]
    if isinstance(asking, Declare):
        enough = [one for one in decision.options if isinstance(one, Gems) and kills(t, asking, one.number)]
        return min(enough, default=None, key=lambda one: one.number)
    if isinstance(asking, Roll):
        better = any(isinstance(one, Reroll) and one.face != best(t, asking, one.die) for one in decision.options)
        return None if better else next((one for one in decision.options if isinstance(one, Enough)), None)
    drunk = [one for one in decision.options if isinstance(one, FromWounds)]
    return max(drunk, default=None, key=lambda one: one.gems)


def kills(t: Game, attack: Declare, gems: int) -> bool:
    """CN-ATT-13 CN-DEF-3. On average, if nobody defends the target."""
    hero, target = attack.hero, attack.target
    melee, bare = attack.way == MELEE_BLOW, attack.weapon == BARE_HANDS
    dice = (
        strike_dice(t, hero, gems, attack.weapon, attack.other)
        if melee
        else shot_dice(t, hero, target, gems, attack.weapon)
    )
    lost = sum(part.amount for part in attack_parts(t, hero, attack.way, (), melee and bare) if part.layer == ADDED)
    stands = total(defence_parts(t, hero, target, attack.way, ()))
    return mean(t, dice) + lost >= life_left(t, target) + stands


def mean(t: Game, dice: Thrown) -> float:
    """CN-DIE-1 CN-DIE-2 CN-DIE-3. What these dice show on average."""
    faces = [t.content.dice[die[0]].faces for die in dice]
    return sum(sum(one) / len(one) for one in faces)


def best(t: Game, rolling: Roll, die: str) -> int:
    """CN-DIE-4 CN-FAL-1. The most that a die shows; for who falls, the least."""
    faces = t.content.dice[die[0]].faces
    return min(faces) if rolling.why == "fall" else max(faces)


def strides(t: Game, option: Option) -> int | None:
    """CN-MOV-1 CN-DOR-2. A shut door is walked up to and opened in one go.  Where several heroes may act, none does."""
    asking, asked = t.state.agenda[-1], t.decision
    opens = isinstance(option, Cross) and option.how == OPEN
    if not opens and not (isinstance(option, Go) and door_at(t, option.area)):
        return None
    if isinstance(asking, HeroesPhase) and asked is not None and len(asked.seats) == 1:
        return movement.price(t, HeroId(option.figure), option)
    return asking.moves(t)[option] if isinstance(asking, UnitActs) else None


def door_at(t: Game, area: AreaId) -> bool:
    shut = [one for name, one in chart_of(t).named.items() if one.kind == "door" and name not in t.state.opened]
    return any(area in one.ends for one in shut)
