"""What is to be said of an attack and of a defence: against which numbers the dice will be thrown, and for what."""

from __future__ import annotations

from collections import Counter

from heraut.games.confrontation.answers import Counter as CounterAttack
from heraut.games.confrontation.answers import MasterStrike, Parry, Strike
from heraut.games.confrontation.model import OFFICIAL, Battle, FigureId
from heraut.games.confrontation.rules.ch02_tests import Test, ones_fail
from heraut.games.confrontation.rules.ch02_wounds import WoundRoll, poisonable
from heraut.games.confrontation.rules.ch09_combat.attack import (
    DEFAULT_MARGIN,
    OFFICIAL_AMBIDEXTROUS_MARGIN,
    Attack,
    ambidextrous,
)
from heraut.games.confrontation.rules.ch09_combat.passes import Pass
from heraut.games.confrontation.screen.saying import number_of, number_of_test, say, twin_of
from heraut.kernel import Decision, Option
from heraut.kernel.sections import Call
from heraut.tabletop.questions import Extra
from heraut.tabletop.scene import Label, Number


def attack_number(t: Battle, attack: Attack) -> Number:
    return number_of_test(t, Test(attack.attacker, "ATT", "attack_test", foes=attack.foes(t, attack.attacker)))


def _defence_test(t: Battle, attack: Attack) -> Number:
    return number_of_test(t, Test(attack.target, "DEF", "defence_test", foes=attack.foes(t, attack.target)))


def strike(t: Battle, option: Strike | MasterStrike) -> Extra:
    under_way = t.find(Pass)
    master = isinstance(option, MasterStrike)
    attack = Attack(option.attacker, option.target, under_way.lone, under_way.others, master)
    att, defence = attack_number(t, attack), _defence_test(t, attack)
    target = t.state.figures[option.target]
    values = {"att": att.value, "def": defence.value}
    if t.state.has(option.target, "sustained_defence"):
        said = [say("attack-sustained", **values)]
    else:
        said = [say("attack", dice=target.defence + target.unplaced, **values)]
    if master:
        said.append(say("master"))
    then = hit(t, attack)
    return Extra((*said, *then.consequences), (att, defence, *then.numbers))


def hit(t: Battle, attack: Attack) -> Extra:
    """What a hit would do."""
    arrow = attack.wound(twin_of(t))
    assert isinstance(arrow, Call)
    assert isinstance(arrow.section, WoundRoll)
    roll = arrow.section
    parts = (*roll.strength_parts(t), *roll.resistance_parts(t))
    number = number_of(f"{attack.attacker}.wound", Label("number-wound"), iter(parts))
    said = [say("wound", strength=roll.strength(t), resistance=roll.resistance(t))]
    victim = t.content.fighters[t.state.figures[attack.target].fighter]
    if "survival_instinct" in victim.skill:
        said.append(say("instinct", needed=int(victim.skill["survival_instinct"])))
    said.append(say("three-dice") if roll.extra_die else say("odds", odds=_odds(t, roll)))
    card = t.content.fighters[t.state.figures[attack.attacker].fighter]
    if "toxic" in card.skill and poisonable(t, attack.target):
        said.append(say("toxic", amount=int(card.skill["toxic"])))
    return Extra(tuple(said), (number,))


def _odds(t: Battle, roll: WoundRoll) -> tuple[tuple[str, int], ...]:
    """How many of the 36 falls of the two dice lead to what, the mildest first."""
    found: Counter[str] = Counter()
    for low in range(1, 7):
        for high in range(low, 7):
            twin = twin_of(t)
            roll.read(twin, (low, high))
            found[_suffered(t, twin, roll.target)] += 1 if low == high else 2
    order = ("nothing", "stunned", "light", "serious", "critical", "killed")
    return tuple([(severity, found[severity]) for severity in order if found[severity]])


def _suffered(t: Battle, twin: Battle, who: FigureId) -> str:
    before, after = t.state.figures[who], twin.state.figures[who]
    if after.down or (twin.state.has(who, "relentless") and not t.state.has(who, "relentless")):
        return "killed"
    if after.wound != before.wound:
        return after.wound
    stunned = twin.state.has(who, "stunned") and not t.state.has(who, "stunned")
    return "stunned" if stunned else "nothing"


def _sure(t: Battle, attack: Attack) -> bool:
    """Can this attack not fail by itself?"""
    return attack_number(t, attack).value >= 0 and not ones_fail(t, attack.attacker, "ATT")


def notes(t: Battle, decision: Decision) -> tuple[Label, ...]:
    """What there is to know whatever the answer: what a test is good for, or what an attack would do."""
    if decision.kind.startswith("name_for"):
        return (say(f"wins-{decision.kind.removeprefix('name_for_')}"),)
    if decision.kind != "announce_defence":
        return ()
    attack = t.find(Attack)
    return (say("attack-fails", sure=_sure(t, attack)), *hit(t, attack).consequences)


def endure(t: Battle, option: Option) -> Extra:
    attack = t.find(Attack)
    return Extra((say("endure", sure=_sure(t, attack)), defence_left(t)), (attack_number(t, attack),))


def defence_left(t: Battle, used: int = 0) -> Label:
    target = t.state.figures[t.find(Attack).target]
    return say("defence-left", dice=target.defence + target.unplaced - used)


def _against(att: Number, defence: Number, dice: int) -> tuple[Label, ...]:
    """The two tests side by side."""
    margin = defence.value - att.value
    compared = "parry-equal" if not margin else "parry-lower" if margin > 0 else "parry-higher"
    return (
        say("parry", dice=dice, att=att.value, **{"def": defence.value}),
        say(compared, margin=abs(margin)) if margin else say(compared),
    )


def parry(t: Battle, option: Parry | CounterAttack) -> Extra:
    attack = t.find(Attack)
    target = t.state.figures[attack.target]
    att, defence = attack_number(t, attack), _defence_test(t, attack)
    said = list(_against(att, defence, option.dice))
    if isinstance(option, CounterAttack):
        skill = t.content.fighters[target.fighter].skill
        said.append(say("counter", margin=int(skill["counter_attack"]) or DEFAULT_MARGIN))
    elif ambidextrous(t, attack.target):
        official = t.state.edition == OFFICIAL
        said.append(say("riposte", margin=OFFICIAL_AMBIDEXTROUS_MARGIN) if official else say("ambidextrous"))
    said.append(defence_left(t, option.dice))
    return Extra(tuple(said), (defence, att))


def sustain(t: Battle, option: Option) -> Extra:
    attack = t.find(Attack)
    already = t.state.has(attack.target, "sustained_defence")
    twin = twin_of(t)
    if not already:
        twin.state.gain(attack.target, "sustained_defence", "combat")
    att, defence = attack_number(t, attack), _defence_test(twin, attack)
    amount = t.content.states["sustained_defence"].modifies["DEF"]
    said = [say("sustain-on")] if already else [say("sustain", amount=amount), say("sustain-binds")]
    return Extra((*_against(att, defence, 1), *said), (defence, att))
