"""What is to be said of an answer beside what it changes: against which numbers the dice will be thrown, and for what.

Nothing here judges a rule: the rules themselves happen on a twin of the table, and it is looked at.
"""

from __future__ import annotations

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
    Name,
    Place,
    Pursue,
    Rage,
    Swap,
)
from heraut.games.confrontation.model import Battle, FigureId, Figures
from heraut.games.confrontation.numbers.battlefield import disc, reachable
from heraut.games.confrontation.numbers.values import characteristic
from heraut.games.confrontation.rules.ch02_tests import Opposition, Test
from heraut.games.confrontation.rules.ch02_wounds import WoundRoll
from heraut.games.confrontation.rules.ch07_contact import CHARGE_MOVES, move_to, suffer_charge
from heraut.games.confrontation.rules.ch09_combat.attack import (
    Attack,
)
from heraut.games.confrontation.rules.ch09_combat.combat import Combat, combat_dice
from heraut.games.confrontation.rules.ch09_combat.flight import begin_dive, move_mm
from heraut.games.confrontation.rules.ch09_combat.melees import Split
from heraut.games.confrontation.rules.ch09_combat.phase import outcast
from heraut.games.confrontation.rules.ch09_combat.pursuit import pursue
from heraut.games.confrontation.rules.skills import spend_point
from heraut.games.confrontation.screen import blows
from heraut.games.confrontation.screen.saying import characteristic_number, number_of_test, say, twin_of
from heraut.kernel import CHANCE, Decision, Fact, Option
from heraut.kernel.sections import Call
from heraut.kernel.values import total
from heraut.tabletop.discs import Landing, distance
from heraut.tabletop.questions import Extra
from heraut.tabletop.scene import Label, Laid
from heraut.tabletop.vocabulary import hyphens

PLACED = ("unplaced", "attack", "defence")  # told of dice already, once they are placed


def _asked(t: Battle) -> Decision:
    assert t.state.pending is not None
    return t.state.pending


def _simply(message: str) -> Callable[[Battle, Option], Extra]:
    """An answer that leads to one thing, always the same."""
    return lambda t, option: Extra((say(message),))


# ── before the fighting: tactics, melees, charges ──────────────────────────────────────────────────────────────────


def _name(t: Battle, option: Name) -> Extra:
    kind = _asked(t).kind
    who = option.fighter
    test = _initiative_test(t, who) if kind == "name_for_initiative" else Test(who, "DIS", kind)
    number = number_of_test(t, test)
    said = [say("test", stat=test.stat, value=number.value)]
    if kind == "name_for_tactics" and outcast(t, who):
        said.append(say("worst"))
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
        found.append(say("fighter", who=who, dice=dice, value=total(characteristic(t, who, "INI"))))
    return tuple(found)


def _cut(t: Battle, option: Cut) -> Extra:
    rest = [who for who in t.find(Split).left if who != option.lone and who not in option.others]
    return Extra((*_fighters(t, option.lone, option.others), say("rest", rest=tuple(rest))), (), PLACED)


def _centimetres(millimetres: int) -> float:
    return millimetres / 10


def _moved(t: Battle, twin: Battle, who: FigureId, most: int) -> Label:
    far = distance(disc(t, t.state.figures[who]), disc(twin, twin.state.figures[who]))
    return say("move", far=_centimetres(far), most=_centimetres(most))


@lru_cache(maxsize=32)
def _ways(t: Battle, who: FigureId, reach: int, level: int) -> list[Landing[FigureId]]:
    """Where a figure can go: looked for once for all the charges it could make."""
    return reachable(t, who, reach, level)


def _charge(t: Battle, option: Charge | Dive) -> Extra:
    """`charge` happens on a twin, step by step: it would look for every way anew."""
    who, diving = option.fighter, isinstance(option, Dive)
    level, reach = t.state.figures[who].level - diving, CHARGE_MOVES * move_mm(t, who)
    way = next(way for way in _ways(t, who, reach, level) if way.touches == option.touches)
    twin = twin_of(t)
    move_to(twin, who, way, level)
    twin.state.gain(who, "charging", "turn")
    if diving:
        begin_dive(twin, who)
    for enemy in way.touches:
        suffer_charge(twin, enemy, who)
    said = [_moved(t, twin, who, reach), *_charged(t, twin, option.touches)]
    if diving:
        said.append(say("dive", amount=t.content.states["dive"].modifies["ATT"]))
    return Extra(tuple(said), tuple([characteristic_number(twin, who, stat) for stat in ("INI", "ATT", "FOR")]))


def _charged(t: Battle, twin: Battle, touches: Figures) -> Iterator[Label]:
    """Who would suffer from this charge, and who would not."""
    hurt = [who for who in touches if twin.state.has(who, "charged") and not t.state.has(who, "charged")]
    spared = [who for who in touches if who not in hurt]
    if hurt:
        yield say("charged", charged=tuple(hurt))
    if spared:
        yield say("spared", spared=tuple(spared))


def _pursue(t: Battle, option: Pursue) -> Extra:
    twin = twin_of(t)
    pursue(twin, option)
    who = option.fighter
    said = [_moved(t, twin, who, move_mm(t, who) // 2)]
    brutal = "brutal" in t.content.fighters[t.state.figures[who].fighter].skill
    said += _charged(t, twin, option.touches) if brutal else (say("engages"),)
    if t.state.has(who, "dive"):
        said.append(say("loses-dive"))
    return Extra(tuple(said))


def _stay(t: Battle, option: Option) -> Extra:
    asked = _asked(t)
    return Extra((say(f"stay-{asked.kind}", seat=asked.seat),))


# ── dice ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def _place(t: Battle, option: Place) -> Extra:
    who = option.fighter
    figure = t.state.figures[who]
    twin = twin_of(t)
    if option.bought:
        twin.state.gain(who, "sequence", "combat", option.bought)
    att, defence = characteristic_number(twin, who, "ATT"), characteristic_number(twin, who, "DEF")
    said = [say("place", attack=figure.attack + option.attack, defence=option.defence)]
    if figure.attack:
        said.append(say("bestial"))
    if option.bought:
        said.append(say("sequence", bought=option.bought, att=att.value, **{"def": defence.value}))
    if option.held:
        said.append(say("held"))
    if option.defence:
        said.append(say("may-sustain" if option.defence >= option.attack else "no-sustain"))
    elif option.attack and not option.held:
        said += _all_attack(t, who)
    return Extra(tuple(said), (att, defence), PLACED, laid=_laid(t, option))


def _laid(t: Battle, option: Place) -> tuple[Laid, ...]:
    """Dice in attack and in defence; held back; and those that could still be bought."""
    all = [one for one in _asked(t).options if isinstance(one, Place)]
    laid = [
        Laid(Label("token-attack"), option.attack, "crossed-swords"),
        Laid(Label("token-defence"), option.defence, "shield"),
    ]
    if any(one.held for one in all):
        laid.append(Laid(Label("token-held"), option.held, "rolling-dices"))
    if most := max(one.bought for one in all):
        laid.append(Laid(Label("token-to-buy"), most - option.bought, "rolling-dices"))
    return tuple(laid)


def _rage(t: Battle, option: Rage) -> Extra:
    figure = t.state.figures[option.fighter]
    said = [say("place", attack=figure.attack + figure.unplaced + 1, defence=0), say("rage")]
    return Extra((*said, *_all_attack(t, option.fighter)), (), PLACED)


def _all_attack(t: Battle, who: FigureId) -> Iterator[Label]:
    """What a fighter with all its dice in attack gains."""
    bonus = t.content.fighters[t.state.figures[who].fighter].all_attack
    if "ATT" in bonus:
        yield say("all-attack", amount=bonus["ATT"])
    if "WOUND" in bonus:
        yield say("all-attack-wound", amount=bonus["WOUND"])


def _face_opens(t: Battle, face: Option) -> tuple[Label, ...]:
    """Faces that are rolled again."""
    tests = [section for section in t.state.agenda if isinstance(section, Test)]
    if not tests:
        return ()
    card = t.content.fighters[t.state.figures[tests[-1].who].fighter]
    return (say("opens"),) if face in card.opens[tests[-1].stat] else ()


def _pass(t: Battle, option: Option) -> Extra:
    kind = _asked(t).kind
    if kind.startswith("prepare"):
        return Extra()
    said = say(f"pass-{hyphens(kind)}")
    return _result(t, said) if kind == "use_luck" else Extra((said,))


def _result(t: Battle, said: Label) -> Extra:
    """The result as it stands before Luck."""
    facts: list[Fact] = []
    twin = twin_of(t, facts.append)
    twin.find(Test).read_result(twin)
    about = {name: facts[0].about[name] for name in ("parts", "result", "failed")}
    if facts[0].about["why"] != "defence_test":
        return Extra((say("result", **about), said))
    difficulty = t.find(Attack).difficulty
    parried = not about.pop("failed") and about["result"] >= difficulty
    return Extra((say("result-parries" if parried else "result-misses", difficulty=difficulty, **about), said))


def _resolution(t: Battle, option: Option) -> Extra:
    card = t.content.fighters[t.state.figures[t.find(Test).who].fighter]
    return Extra((say("resolution", amount=int(card.skill["resolution"])),))


def _boost(t: Battle, option: Boost) -> Extra:
    twin = twin_of(t)
    spend_point(twin, option)
    if option.stat == "MOU":
        return Extra((say("boost-move", far=_centimetres(move_mm(twin, option.fighter))),))
    number = characteristic_number(twin, option.fighter, option.stat)
    return Extra((say("boost", stat=option.stat, value=number.value),), (number,))


def _swap(t: Battle, option: Swap) -> Extra:
    twin = twin_of(t)
    twin.state.gain(option.fighter, "swapped", "pass")
    att, defence = (
        characteristic_number(twin, option.fighter, "ATT"),
        characteristic_number(twin, option.fighter, "DEF"),
    )
    return Extra((say("swap", att=att.value, **{"def": defence.value}),), (att, defence))


def _choose(t: Battle, option: Choose) -> Extra:
    facts: list[Fact] = []
    twin = twin_of(t, facts.append)
    t.find(WoundRoll).read(twin, (option.low, option.high))
    about = next(fact.about for fact in facts if fact.kind == "wound_roll")
    shown = {name: about[name] for name in ("location", "parts", "result", "row", "severity")}
    return Extra((say("choose", **shown),))


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
    "attack": blows.strike,
    "master": blows.strike,
    "endure": blows.endure,
    "parry": blows.parry,
    "counter": blows.parry,
    "sustain": blows.sustain,
    "keep": lambda t, option: Extra((blows.defence_left(t),)),
    "throw": _simply("throw"),
    "skip": _simply("skip"),
    "wound": lambda t, option: blows.hit(t, t.find(Attack)),
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
