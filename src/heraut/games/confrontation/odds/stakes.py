"""What is at stake in each question: an attack, an opposed test, a combat, the fight."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from heraut.games.confrontation.model import Battle
from heraut.games.confrontation.numbers.values import value
from heraut.games.confrontation.printed.cards import WOUND_LEVELS
from heraut.games.confrontation.rules.ch02_tests import Opposition, Test
from heraut.games.confrontation.rules.ch02_wounds import WoundRoll
from heraut.games.confrontation.rules.ch09_combat.attack import DEFAULT_MARGIN, Attack
from heraut.games.confrontation.rules.ch09_combat.combat import Combat
from heraut.games.confrontation.rules.ch09_combat.melees import Split
from heraut.games.confrontation.rules.ch09_combat.order import SpeakingTurns
from heraut.games.confrontation.rules.ch09_combat.passes import Pass
from heraut.games.confrontation.rules.ch09_combat.phase import Turn
from heraut.kernel import Section
from heraut.kernel.stakes import UNSEEN, Outcome, Stakes, Tone

ATTACK, TEST, COMBAT, FIGHT = "attack", "test", "combat", "fight"
WOUNDING: tuple[tuple[str, Tone], ...] = (
    ("light", "hurt"), ("serious", "bad"), ("critical", "dire"), ("killed", "dead"),
)  # fmt: skip
WOUNDS = frozenset([level for level, _ in WOUNDING])
UNHURT = frozenset(("missed", "parried", "feint", "nothing", "stunned"))


def stakes(t: Battle, horizon: str) -> Stakes | None:
    """What is at stake in the question now put; None where no odds would help to answer it."""
    horizon = horizon or usual_horizon(t)
    if horizon == ATTACK and t.within(Pass):
        return of_attack(t)
    if horizon == TEST:
        return of_test(t)
    if horizon == COMBAT and t.within(Combat):
        return of_combat(t)
    return of_fight(t) if horizon == FIGHT else None


def usual_horizon(t: Battle) -> str:
    """The nearest thing that the answer is about."""
    decision = t.decision
    if decision is None:
        return ""
    if decision.kind.startswith("name_for") or t.within(Opposition):
        return TEST
    if t.within(Attack) or decision.kind == "choose_attack":
        return ATTACK
    return COMBAT if t.within(Combat) else ""


# ── an attack ────────────────────────────────────────────────────────────────────────────────────────────────────────


def of_attack(t: Battle) -> Stakes:
    """The attack under way, or the next one: does it hit, and what does it do?"""
    fighting = t.find(Pass)
    at = t.state.agenda.index(fighting)
    begun = t.within(Attack)
    blows = len(fighting.struck) + len(fighting.attacked) + (not begun)
    number, lone, turn = fighting.number, fighting.lone, t.state.turn
    before = {who: figure.wound for who, figure in t.state.figures.items()}
    stunned = frozenset([who for who in before if t.state.has(who, "stunned")])
    fallen = frozenset([who for who in before if t.state.has(who, "relentless")])

    def over(now: Battle) -> bool:
        agenda = now.state.agenda
        if len(agenda) <= at:
            return True
        one: Any = agenda[at]
        if type(one) is not Pass or one.number != number or one.lone != lone or now.state.turn != turn:
            return True
        struck = len(one.struck) + len(one.attacked)
        if struck == blows:
            return len(agenda) == at + 1 or type(agenda[at + 1]) is not Attack
        return struck > blows

    def moment(now: Battle) -> tuple[str, int]:
        """What the attack is at, and whom it is against."""
        agenda = now.state.agenda
        attack: Any = agenda[at + 1] if len(agenda) > at + 1 else None
        if type(attack) is not Attack:
            return "", 0
        return _step(now, at + 2), attack.target

    def read(moment: tuple[str, int], now: Battle) -> str:
        step, target = moment
        if step != "wound":
            return step or "missed"
        figure = now.state.figures[target]
        if figure.down or (now.state.has(target, "relentless") and target not in fallen):
            return "killed"
        if figure.wound != before[target]:
            return figure.wound
        if target in stunned:
            return "nothing"
        if now.over or now.state.turn != turn:
            return UNSEEN  # with the turn goes the token
        return "stunned" if now.state.has(target, "stunned") else "nothing"

    decision = t.decision
    attacker = t.find(Attack).attacker if begun else None
    defending = attacker is not None and decision is not None and t.state.figures[attacker].side != decision.seat
    harmless: tuple[Tone, Tone, Tone] = ("calm", "good", "mild") if defending else ("mild", "calm", "good")
    outcomes = (
        *[Outcome(id, tone) for id, tone in zip(("missed", "parried", "feint"), harmless, strict=True)],
        Outcome("nothing", "faint"),
        Outcome("stunned", "warn"),
        *[Outcome(level, tone) for level, tone in WOUNDING],
    )
    headline = ("headline-unhurt", UNHURT) if defending else ("headline-wounds", WOUNDS)
    return Stakes(ATTACK, over, read, outcomes, moment, simplify, (headline,))


def _step(t: Battle, above: int) -> str:
    """Where an attack is, from the sections it has called: what it ends with if it ends now."""
    for section in t.state.agenda[above:]:
        kind = type(section)
        if kind is WoundRoll:
            return "wound"
        if kind is Attack:
            return "parried"  # and answered at once (the published Ambidextrous)
        if isinstance(section, Test):
            return "parried" if section.stat == "DEF" else "missed"
    return "feint" if t.decision is not None and t.decision.kind == "wound_or_feint" else "missed"


# ── an opposed test ──────────────────────────────────────────────────────────────────────────────────────────────────


def of_test(t: Battle) -> Stakes | None:
    """The opposed test under way, or the one that a fighter is named for: is it won?"""
    decision = t.decision
    asking: Section | None = next((s for s in reversed(t.state.agenda) if type(s) in WON), None)
    if decision is None or asking is None:
        return None
    at, won, side = t.state.agenda.index(asking), WON[type(asking)], decision.seat
    turn, kind = t.state.turn, type(asking)

    def over(now: Battle) -> bool:
        agenda = now.state.agenda
        if len(agenda) <= at or type(agenda[at]) is not kind or now.state.turn != turn:
            return True
        return won(now, agenda[at]) is not None

    def read(moment: Any, now: Battle) -> str:
        if moment is not None and now.state.turn == turn and len(now.state.agenda) > at:
            section = now.state.agenda[at]
            winner = won(now, section) if type(section) is kind else None
            if winner is not None:
                return "won" if winner == side else "lost"
        return "idle"  # rolled, but what it was for was over before anybody was asked again

    outcomes = (Outcome("won", "good"), Outcome("lost", "bad"), Outcome("idle", "mild"))
    return Stakes(TEST, over, read, outcomes, lambda now: True, simplify, (("headline-won", frozenset(("won",))),))


def _tactics(t: Battle, turn: Turn) -> int | None:
    named = len({figure.side for figure in t.state.figures.values() if not figure.down})
    return t.state.tactics[0] if len(turn.named) == named and not t.within(Opposition) else None


def _authority(t: Battle, speaking: SpeakingTurns) -> int | None:
    return speaking.order[0] if speaking.order else None


def _split(t: Battle, split: Split) -> int | None:
    return split.splitter if split.splitter >= 0 else None


def _initiative(t: Battle, combat: Combat) -> int | None:
    if not combat.tested:
        return None
    return t.state.figures[combat.rollers[combat.first]].side


# Who has won the test that a section makes; None while it is not known.
WON: dict[type[Section], Callable[[Battle, Any], int | None]] = {
    Turn: _tactics, SpeakingTurns: _authority, Split: _split, Combat: _initiative,
}  # fmt: skip


# ── a combat, a fight ────────────────────────────────────────────────────────────────────────────────────────────────

STANDING: tuple[tuple[str, Tone], ...] = (
    ("foes-fall", "good"), ("ahead", "mild"), ("even", "warn"), ("behind", "hurt"), ("both-fall", "bad"),
    ("falls", "dead"),
)  # fmt: skip


def of_combat(t: Battle) -> Stakes:
    """The combat under way: who is left, and who is the worse for it?"""
    combat = t.find(Combat)
    at, turn, lone, others = t.state.agenda.index(combat), t.state.turn, combat.lone, combat.others

    def over(now: Battle) -> bool:
        agenda = now.state.agenda
        if len(agenda) <= at or now.state.turn != turn:
            return True
        one: Any = agenda[at]
        return type(one) is not Combat or one.lone != lone or one.others != others

    return Stakes(COMBAT, over, _standing(t, (lone, *others)), _outcomes(), simplify=simplify, headlines=HEADLINES)


def of_fight(t: Battle) -> Stakes:
    """The whole fight, to its last turn."""
    read = _standing(t, tuple(t.state.figures))
    return Stakes(FIGHT, lambda now: False, read, _outcomes(), simplify=simplify, headlines=HEADLINES)


HEADLINES = (("headline-foes-fall", frozenset(("foes-fall",))), ("headline-falls", frozenset(("falls", "both-fall"))))


def _outcomes() -> tuple[Outcome, ...]:
    return tuple([Outcome(id, tone) for id, tone in STANDING])


def _standing(t: Battle, fighters: tuple[int, ...]) -> Callable[[Any, Battle], str]:
    """How the side that is asked comes out of it, compared with the worth of everybody before."""
    decision, figures = t.decision, t.state.figures
    side = figures[fighters[0]].side if decision is None or decision.seat < 0 else decision.seat
    mine = tuple([who for who in fighters if figures[who].side == side])
    theirs = tuple([who for who in fighters if figures[who].side != side])
    before = _harm(t, theirs) - _harm(t, mine)

    def read(moment: Any, now: Battle) -> str:
        lost = all(now.state.figures[who].down for who in mine)
        won = all(now.state.figures[who].down for who in theirs)
        if won or lost:
            return "both-fall" if won and lost else "foes-fall" if won else "falls"
        gained = _harm(now, theirs) - _harm(now, mine) - before
        return "even" if gained == 0 else "ahead" if gained > 0 else "behind"

    return read


def _harm(t: Battle, fighters: tuple[int, ...]) -> int:
    """Levels of wounds."""
    figures = t.state.figures
    levels = ("", *WOUND_LEVELS)
    return sum([len(levels) if figures[who].down else levels.index(figures[who].wound) for who in fighters])


# ── what need not be told apart ──────────────────────────────────────────────────────────────────────────────────────


def simplify(t: Battle) -> None:
    """Sums of a test that are enough, whatever is rolled on top of them, count as just enough.

    Dice that are rolled again and again so lead back to where they were thrown.
    """
    agenda = t.state.agenda
    if len(agenda) < 3:
        return
    test: Any = agenda[-2]
    if type(test) is not Test or not test.chains:
        return
    most = enough(t, test, agenda[-3])
    if most is not None:
        test.chains = tuple([min(sum_, most) for sum_ in test.chains])
        test.best = min(test.best, most)


def enough(t: Battle, test: Test, caller: Section) -> int | None:
    """The least sum of dice that no further die can make any better; None where every number counts."""
    needed = 1
    if type(caller) is Attack:
        if test.stat == "DEF":
            skill = t.content.fighters[t.state.figures[test.who].fighter].skill
            needed = caller.difficulty + max(int(skill.get("counter_attack", 0)), DEFAULT_MARGIN)
        elif caller.parry_dice:
            return None
    elif type(caller) is Opposition:
        # Those who have still to roll may reach any number.
        if len(caller.to_roll) > 1:
            return None
        needed = 1 + max([result[-1] for result in caller.results if result], default=0)
    else:
        return None
    return max(needed - value(t, test.who, test.stat), LONGEST_DIE)


LONGEST_DIE = 6  # a chain begins with a whole die: below that there is nothing to merge


# ── whose dice ───────────────────────────────────────────────────────────────────────────────────────────────────────


def roller(t: Battle) -> int | None:
    """The side of whoever makes the test, or of the attacker for a wound; an instinct is the target's."""
    for section in reversed(t.state.agenda):
        if isinstance(section, Test):
            return t.state.figures[section.who].side
        if isinstance(section, WoundRoll):
            saves = t.decision is not None and t.decision.kind == "survival_instinct"
            return t.state.figures[section.target if saves else section.attacker].side
    return None
