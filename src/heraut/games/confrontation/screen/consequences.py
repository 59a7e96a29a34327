"""What is to be said of an answer beside what it changes: against which numbers the dice will be thrown, and for what.

Nothing here judges a rule: the rules themselves happen on a twin of the table, and it is looked at.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any

from heraut.games.confrontation.answers import (
    Boost,
    Charge,
    Choose,
    Cut,
    Dive,
    MasterStrike,
    Name,
    Parry,
    Place,
    Pursue,
    Rage,
    Strike,
    Swap,
)
from heraut.games.confrontation.answers import Counter as CounterAttack
from heraut.games.confrontation.model import OFFICIAL, Battle, FigureId, Figures
from heraut.games.confrontation.numbers.battlefield import disc, reachable
from heraut.games.confrontation.numbers.values import characteristic
from heraut.games.confrontation.rules.ch02_tests import Opposition, Test, ones_fail
from heraut.games.confrontation.rules.ch02_wounds import WoundRoll, poisonable
from heraut.games.confrontation.rules.ch07_contact import CHARGE_MOVES, move_to, suffer_charge
from heraut.games.confrontation.rules.ch09_combat.attack import (
    DEFAULT_MARGIN,
    OFFICIAL_AMBIDEXTROUS_MARGIN,
    Attack,
    ambidextrous,
)
from heraut.games.confrontation.rules.ch09_combat.combat import Combat, combat_dice
from heraut.games.confrontation.rules.ch09_combat.flight import begin_dive, move_mm
from heraut.games.confrontation.rules.ch09_combat.melees import Split
from heraut.games.confrontation.rules.ch09_combat.passes import Pass
from heraut.games.confrontation.rules.ch09_combat.phase import outcast
from heraut.games.confrontation.rules.ch09_combat.pursuit import pursue
from heraut.games.confrontation.rules.skills import spend_point
from heraut.kernel import CHANCE, Decision, Fact, Listener, Option, Table
from heraut.kernel.sections import Call
from heraut.kernel.values import Part, total
from heraut.tabletop.discs import Landing, distance
from heraut.tabletop.questions import Extra
from heraut.tabletop.scene import Label, Laid, Number
from heraut.tabletop.vocabulary import hyphens

PLACED = ("unplaced", "attack", "defence")  # told of dice already, once they are placed


def characteristic_number(t: Battle, who: FigureId, stat: str) -> Number:
    card = t.content.fighters[t.state.figures[who].fighter]
    return number_of(stat, Label(f"stat-{stat}"), characteristic(t, who, stat), getattr(card, stat))


def number_of(id: str, label: Label, parts: Iterator[Part], usual: int | None = None) -> Number:
    listed = tuple(parts)
    return Number(id, label, total(listed), listed, usual)


def _say(message: str, **args: object) -> Label:
    return Label(f"consequence-{message}", args)


def _twin(t: Battle, listener: Listener | None = None) -> Battle:
    """Another table just like this one, to see on it what would happen."""
    return Table(t.game, t.game.records.clone(t.state), None, listener)


def _asked(t: Battle) -> Decision:
    assert t.state.pending is not None
    return t.state.pending


def _simply(message: str) -> Callable[[Battle, Option], Extra]:
    """An answer that leads to one thing, always the same."""
    return lambda t, option: Extra((_say(message),))


# ── before the fighting: tactics, melees, charges ──────────────────────────────────────────────────────────────────


def _test_number(t: Battle, test: Test) -> Number:
    """A characteristic with everything that is added to this very test."""
    number = characteristic_number(t, test.who, test.stat)
    parts = (*number.parts, *test.added(t))
    return replace(number, id=f"{test.who}.{test.stat}", value=total(parts), parts=parts)


def _name(t: Battle, option: Name) -> Extra:
    kind = _asked(t).kind
    who = option.fighter
    test = _initiative_test(t, who) if kind == "name_for_initiative" else Test(who, "DIS", kind)
    number = _test_number(t, test)
    said = [_say("test", stat=test.stat, value=number.value)]
    if kind == "name_for_tactics" and outcast(t, who):
        said.append(_say("worst"))
    return Extra(tuple(said), (number,))


def _initiative_test(t: Battle, who: FigureId) -> Test:
    """The test this fighter would make for its camp."""
    combat = t.find(Combat)
    rollers = (who, combat.others[0]) if who == combat.lone else (combat.lone, who)
    arrow = replace(combat, rollers=rollers).throw_initiative(t)
    assert isinstance(arrow, Call)
    assert isinstance(arrow.section, Opposition)
    contest, place = arrow.section, rollers.index(who)
    return Test(who, "INI", contest.why, support=contest.support[place], foes=contest.foes[place])


def _fighters(t: Battle, lone: FigureId, others: Figures) -> tuple[Label, ...]:
    """The dice each fighter of a combat would count, and its INI."""
    found = []
    for who in (lone, *others):
        dice = combat_dice(t, who, len(others) if who == lone else 1)
        found.append(_say("fighter", who=who, dice=dice, value=total(characteristic(t, who, "INI"))))
    return tuple(found)


def _cut(t: Battle, option: Cut) -> Extra:
    rest = [who for who in t.find(Split).left if who != option.lone and who not in option.others]
    return Extra((*_fighters(t, option.lone, option.others), _say("rest", rest=tuple(rest))), (), PLACED)


def _centimetres(millimetres: int) -> float:
    return millimetres / 10


def _moved(t: Battle, twin: Battle, who: FigureId, most: int) -> Label:
    far = distance(disc(t, t.state.figures[who]), disc(twin, twin.state.figures[who]))
    return _say("move", far=_centimetres(far), most=_centimetres(most))


@lru_cache(maxsize=32)
def _ways(t: Battle, who: FigureId, reach: int, level: int) -> list[Landing[FigureId]]:
    """Where a figure can go: looked for once for all the charges it could make."""
    return reachable(t, who, reach, level)


def _charge(t: Battle, option: Charge | Dive) -> Extra:
    """`charge` happens on a twin, step by step: it would look for every way anew."""
    who, diving = option.fighter, isinstance(option, Dive)
    level, reach = t.state.figures[who].level - diving, CHARGE_MOVES * move_mm(t, who)
    way = next(way for way in _ways(t, who, reach, level) if way.touches == option.touches)
    twin = _twin(t)
    move_to(twin, who, way, level)
    twin.state.gain(who, "charging", "turn")
    if diving:
        begin_dive(twin, who)
    for enemy in way.touches:
        suffer_charge(twin, enemy, who)
    said = [_moved(t, twin, who, reach), *_charged(t, twin, option.touches)]
    if diving:
        said.append(_say("dive", amount=t.content.states["dive"].modifies["ATT"]))
    return Extra(tuple(said), tuple([characteristic_number(twin, who, stat) for stat in ("INI", "ATT", "FOR")]))


def _charged(t: Battle, twin: Battle, touches: Figures) -> Iterator[Label]:
    """Who would suffer from this charge, and who would not."""
    hurt = [who for who in touches if twin.state.has(who, "charged") and not t.state.has(who, "charged")]
    spared = [who for who in touches if who not in hurt]
    if hurt:
        yield _say("charged", charged=tuple(hurt))
    if spared:
        yield _say("spared", spared=tuple(spared))


def _pursue(t: Battle, option: Pursue) -> Extra:
    twin = _twin(t)
    pursue(twin, option)
    who = option.fighter
    said = [_moved(t, twin, who, move_mm(t, who) // 2)]
    brutal = "brutal" in t.content.fighters[t.state.figures[who].fighter].skill
    said += _charged(t, twin, option.touches) if brutal else (_say("engages"),)
    if t.state.has(who, "dive"):
        said.append(_say("loses-dive"))
    return Extra(tuple(said))


def _stay(t: Battle, option: Option) -> Extra:
    asked = _asked(t)
    return Extra((_say(f"stay-{asked.kind}", seat=asked.seat),))


# ── dice ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def _place(t: Battle, option: Place) -> Extra:
    who = option.fighter
    figure = t.state.figures[who]
    twin = _twin(t)
    if option.bought:
        twin.state.gain(who, "sequence", "combat", option.bought)
    att, defence = characteristic_number(twin, who, "ATT"), characteristic_number(twin, who, "DEF")
    said = [_say("place", attack=figure.attack + option.attack, defence=option.defence)]
    if figure.attack:
        said.append(_say("bestial"))
    if option.bought:
        said.append(_say("sequence", bought=option.bought, att=att.value, **{"def": defence.value}))
    if option.held:
        said.append(_say("held"))
    if option.defence:
        said.append(_say("may-sustain" if option.defence >= option.attack else "no-sustain"))
    elif option.attack and not option.held:
        said += _all_attack(t, who)
    laid = (
        Laid(Label("token-attack"), option.attack, "crossed-swords"),
        Laid(Label("token-defence"), option.defence, "shield"),
    )
    return Extra(tuple(said), (att, defence), PLACED, laid=() if option.held or option.bought else laid)


def _rage(t: Battle, option: Rage) -> Extra:
    figure = t.state.figures[option.fighter]
    said = [_say("place", attack=figure.attack + figure.unplaced + 1, defence=0), _say("rage")]
    return Extra((*said, *_all_attack(t, option.fighter)), (), PLACED)


def _all_attack(t: Battle, who: FigureId) -> Iterator[Label]:
    """What a fighter with all its dice in attack gains."""
    bonus = t.content.fighters[t.state.figures[who].fighter].all_attack
    if "ATT" in bonus:
        yield _say("all-attack", amount=bonus["ATT"])
    if "WOUND" in bonus:
        yield _say("all-attack-wound", amount=bonus["WOUND"])


def _face_opens(t: Battle, face: Option) -> tuple[Label, ...]:
    """Faces that are rolled again."""
    tests = [section for section in t.state.agenda if isinstance(section, Test)]
    if not tests:
        return ()
    card = t.content.fighters[t.state.figures[tests[-1].who].fighter]
    return (_say("opens"),) if face in card.opens[tests[-1].stat] else ()


def _pass(t: Battle, option: Option) -> Extra:
    kind = _asked(t).kind
    if kind.startswith("prepare"):
        return Extra()
    said = _say(f"pass-{hyphens(kind)}")
    return _result(t, said) if kind == "use_luck" else Extra((said,))


def _result(t: Battle, said: Label) -> Extra:
    """The result as it stands before Luck."""
    facts: list[Fact] = []
    twin = _twin(t, facts.append)
    twin.find(Test).read_result(twin)
    about = {name: facts[0].about[name] for name in ("parts", "result", "failed")}
    if facts[0].about["why"] != "defence_test":
        return Extra((_say("result", **about), said))
    difficulty = t.find(Attack).difficulty
    parried = not about.pop("failed") and about["result"] >= difficulty
    return Extra((_say("result-parries" if parried else "result-misses", difficulty=difficulty, **about), said))


def _resolution(t: Battle, option: Option) -> Extra:
    card = t.content.fighters[t.state.figures[t.find(Test).who].fighter]
    return Extra((_say("resolution", amount=int(card.skill["resolution"])),))


def _boost(t: Battle, option: Boost) -> Extra:
    twin = _twin(t)
    spend_point(twin, option)
    if option.stat == "MOU":
        return Extra((_say("boost-move", far=_centimetres(move_mm(twin, option.fighter))),))
    number = characteristic_number(twin, option.fighter, option.stat)
    return Extra((_say("boost", stat=option.stat, value=number.value),), (number,))


def _swap(t: Battle, option: Swap) -> Extra:
    twin = _twin(t)
    twin.state.gain(option.fighter, "swapped", "pass")
    att, defence = (
        characteristic_number(twin, option.fighter, "ATT"),
        characteristic_number(twin, option.fighter, "DEF"),
    )
    return Extra((_say("swap", att=att.value, **{"def": defence.value}),), (att, defence))


# ── attack and defence ─────────────────────────────────────────────────────────────────────────────────────────────


def attack_number(t: Battle, attack: Attack) -> Number:
    return _test_number(t, Test(attack.attacker, "ATT", "attack_test", foes=attack.foes(t, attack.attacker)))


def _defence_test(t: Battle, attack: Attack) -> Number:
    return _test_number(t, Test(attack.target, "DEF", "defence_test", foes=attack.foes(t, attack.target)))


def _strike(t: Battle, option: Strike | MasterStrike) -> Extra:
    under_way = t.find(Pass)
    master = isinstance(option, MasterStrike)
    attack = Attack(option.attacker, option.target, under_way.lone, under_way.others, master)
    att, defence = attack_number(t, attack), _defence_test(t, attack)
    target = t.state.figures[option.target]
    values = {"att": att.value, "def": defence.value}
    if t.state.has(option.target, "sustained_defence"):
        said = [_say("attack-sustained", **values)]
    else:
        said = [_say("attack", dice=target.defence + target.unplaced, **values)]
    if master:
        said.append(_say("master"))
    wound = _wound(t, attack)
    return Extra((*said, *wound.consequences), (att, defence, *wound.numbers))


def _wound(t: Battle, attack: Attack) -> Extra:
    """What a hit would do."""
    arrow = attack.wound(_twin(t))
    assert isinstance(arrow, Call)
    assert isinstance(arrow.section, WoundRoll)
    roll = arrow.section
    parts = (*roll.strength_parts(t), *roll.resistance_parts(t))
    number = number_of(f"{attack.attacker}.wound", Label("number-wound"), iter(parts))
    said = [_say("wound", strength=roll.strength(t), resistance=roll.resistance(t))]
    victim = t.content.fighters[t.state.figures[attack.target].fighter]
    if "survival_instinct" in victim.skill:
        said.append(_say("instinct", needed=int(victim.skill["survival_instinct"])))
    said.append(_say("three-dice") if roll.extra_die else _say("odds", odds=_odds(t, roll)))
    card = t.content.fighters[t.state.figures[attack.attacker].fighter]
    if "toxic" in card.skill and poisonable(t, attack.target):
        said.append(_say("toxic", amount=int(card.skill["toxic"])))
    return Extra(tuple(said), (number,))


def _odds(t: Battle, roll: WoundRoll) -> tuple[tuple[str, int], ...]:
    """How many of the 36 falls of the two dice lead to what, the mildest first."""
    found: Counter[str] = Counter()
    for low in range(1, 7):
        for high in range(low, 7):
            twin = _twin(t)
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
        return (_say(f"wins-{decision.kind.removeprefix('name_for_')}"),)
    if decision.kind != "announce_defence":
        return ()
    attack = t.find(Attack)
    return (_say("attack-fails", sure=_sure(t, attack)), *_wound(t, attack).consequences)


def _endure(t: Battle, option: Option) -> Extra:
    attack = t.find(Attack)
    return Extra((_say("endure", sure=_sure(t, attack)), _defence_left(t)), (attack_number(t, attack),))


def _defence_left(t: Battle, used: int = 0) -> Label:
    target = t.state.figures[t.find(Attack).target]
    return _say("defence-left", dice=target.defence + target.unplaced - used)


def _against(att: Number, defence: Number, dice: int) -> tuple[Label, ...]:
    """The two tests side by side."""
    margin = defence.value - att.value
    compared = "parry-equal" if not margin else "parry-lower" if margin > 0 else "parry-higher"
    return (
        _say("parry", dice=dice, att=att.value, **{"def": defence.value}),
        _say(compared, margin=abs(margin)) if margin else _say(compared),
    )


def _parry(t: Battle, option: Parry | CounterAttack) -> Extra:
    attack = t.find(Attack)
    target = t.state.figures[attack.target]
    att, defence = attack_number(t, attack), _defence_test(t, attack)
    said = list(_against(att, defence, option.dice))
    if isinstance(option, CounterAttack):
        skill = t.content.fighters[target.fighter].skill
        said.append(_say("counter", margin=int(skill["counter_attack"]) or DEFAULT_MARGIN))
    elif ambidextrous(t, attack.target):
        official = t.state.edition == OFFICIAL
        said.append(_say("riposte", margin=OFFICIAL_AMBIDEXTROUS_MARGIN) if official else _say("ambidextrous"))
    said.append(_defence_left(t, option.dice))
    return Extra(tuple(said), (defence, att))


def _sustain(t: Battle, option: Option) -> Extra:
    attack = t.find(Attack)
    already = t.state.has(attack.target, "sustained_defence")
    twin = _twin(t)
    if not already:
        twin.state.gain(attack.target, "sustained_defence", "combat")
    att, defence = attack_number(t, attack), _defence_test(twin, attack)
    amount = t.content.states["sustained_defence"].modifies["DEF"]
    said = [_say("sustain-on")] if already else [_say("sustain", amount=amount), _say("sustain-binds")]
    return Extra((*_against(att, defence, 1), *said), (defence, att))


def _choose(t: Battle, option: Choose) -> Extra:
    facts: list[Fact] = []
    twin = _twin(t, facts.append)
    t.find(WoundRoll).read(twin, (option.low, option.high))
    about = next(fact.about for fact in facts if fact.kind == "wound_roll")
    shown = {name: about[name] for name in ("location", "parts", "result", "row", "severity")}
    return Extra((_say("choose", **shown),))


def extra(t: Battle, seat: int, option: Option) -> Extra:
    """What the dice are for and against what they are thrown; the rest is told by the figures before and after."""
    if seat == CHANCE:
        return Extra(_face_opens(t, option))
    told = EXTRA.get(option.word)
    return Extra() if told is None else told(t, option)


EXTRA: Mapping[str, Callable[[Battle, Any], Extra]] = {
    "name": _name,
    "combat": _cut,
    "resolve": lambda t, option: Extra(_fighters(t, option.lone, option.others), (), PLACED),
    "place": _place,
    "rage": _rage,
    "attack": _strike,
    "master": _strike,
    "endure": _endure,
    "parry": _parry,
    "counter": _parry,
    "sustain": _sustain,
    "keep": lambda t, option: Extra((_defence_left(t),)),
    "throw": _simply("throw"),
    "skip": _simply("skip"),
    "wound": lambda t, option: _wound(t, t.find(Attack)),
    "choose": _choose,
    "luck": _simply("luck"),
    "resolution": _resolution,
    "boost": _boost,
    "swap": _swap,
    "stay": _stay,
    "pursue": _pursue,
    "charge": _charge,
    "dive": _charge,
    "pass": _pass,
}
