"""Why not?  What may not be answered to the question put, and for each such wish the first requirement that it fails.

Nothing here judges a rule: what is legal is what the rules have listed.  `wishes.py` tells what a person may come to
wish; what is listed is left out; the rest fails one of the requirements, and the reason names the figures to blame and
the rules it rests on.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any

from heraut.games.confrontation.answers import OPTIONS, Boost
from heraut.games.confrontation.model import Battle
from heraut.games.confrontation.rules.skills import MUTATION_STATS
from heraut.games.confrontation.screen.whynot import blows, combats, moves
from heraut.games.confrontation.screen.whynot.common import Because, Reason, always, no
from heraut.games.confrontation.screen.whynot.wishes import WISHES
from heraut.kernel import CHANCE, Decision, Option, Pass

MOST_SHOWN = 12
# Reasons that everybody knows: shown for whoever clicks there.
PLAIN = frozenset((
    "not-yours", "not-in-combat", "not-in-melee", "not-engaged", "not-winner", "friend", "friends", "other-camp",
    "no-skill", "no-points-ever",
))  # fmt: skip
MERGED = ("others", "count")  # in these a reason that holds for several figures differs from one to the other
BLAMED, ALL_BLAMED = ("who", "target", "lone"), ("others",)
FIGURE = frozenset(("fighter", "attacker", "target", "lone"))
FIGURES = frozenset(("others", "touches"))
KNOWN: Mapping[str, tuple[str, ...]] = {"stat": MUTATION_STATS, "die": ("attack", "defence")}
MOST_DICE = 99


def refusals(t: Battle, decision: Decision, touched: Collection[int]) -> list[tuple[Option, Because]]:
    """The wishes worth showing: one for each reason, and for each figure that no option touches; plain ones last."""
    if decision.seat == CHANCE or not decision.options:
        return []
    shown: dict[object, tuple[Option, Because]] = {}
    covered, said = set(touched), {"down"}
    for wish, reason in _refused(t, decision):
        blamed = {who for who in blame(reason) if not t.state.figures[who].down}
        if blamed <= covered and reason.message in said:
            continue
        covered |= blamed
        said.add(reason.message)
        key = (reason.message, *[one for one in reason.about.items() if one[0] not in MERGED])
        key = key if "count" in reason.about else wish
        shown[key] = (shown[key][0], _both(shown[key][1], reason)) if key in shown else (wish, reason)
    return sorted(shown.values(), key=lambda one: one[1].message in PLAIN)[:MOST_SHOWN]


def _both(reason: Because, other: Because) -> Because:
    """The same reason for more figures."""
    others = tuple(dict.fromkeys((*reason.about["others"], *other.about["others"])))
    return reason._replace(about={**reason.about, "others": others, "count": len(others)})


def _refused(t: Battle, decision: Decision) -> Iterator[tuple[Option, Because]]:
    """Every wish of this question that is none of its options."""
    for wish in dict.fromkeys(WISHES[decision.kind](t, decision.seat)):
        reason = None if wish in decision.options else because(t, decision, wish)
        if reason is not None:
            yield wish, reason


def blame(reason: Because) -> set[int]:
    """The figures that a reason is about."""
    about = reason.about
    return {about[name] for name in BLAMED if name in about}.union(
        *[about[name] for name in ALL_BLAMED if name in about]
    )


def because(t: Battle, decision: Decision, wish: Option) -> Reason:
    """The first requirement of this question that a wish fails; an option fails none."""
    needs = NEEDS[decision.kind].get(wish.word)
    return no("another-time", word=wish.word) if needs is None else needs(t, decision.seat, wish)


def read_wish(t: Battle, text: str) -> Option | None:
    """What was meant, if it is something that can be said in this game at all: `parry 9`, `attack 2 7`."""
    try:
        wish = t.game.grammar.read(" ".join(text.lower().split()))
    except (ValueError, IndexError):
        return None
    if not isinstance(wish, (*OPTIONS, Pass)):
        return None
    if isinstance(wish, Boost):
        wish = wish._replace(stat=wish.stat.upper())
    return wish if _makes_sense(t, wish) else None


def _makes_sense(t: Battle, wish: Any) -> bool:
    """Its figures are on the table, each named once and in order; its numbers can be counted with dice."""
    for name, value in wish._asdict().items():
        if name in FIGURES:
            if not value or list(value) != sorted(set(value)) or not t.state.figures.keys() >= set(value):
                return False
        elif name in FIGURE:
            if value not in t.state.figures:
                return False
        elif value not in KNOWN.get(name, (value,)) or (isinstance(value, int) and not 0 <= value <= MOST_DICE):
            return False
    return True


# What each question may be answered with, and what that requires.
NEEDS: Mapping[str, Mapping[str, Callable[[Battle, int, Any], Reason]]] = {
    "name_for_tactics": {"name": combats.name_any},
    "name_for_split": {"name": combats.name_in_melee},
    "name_for_authority": {"name": combats.name_engaged},
    "name_for_initiative": {"name": combats.name_in_camp},
    "share_mutation": {"mutate": combats.mutate},
    "charge": {"stay": always, "charge": moves.charge, "dive": moves.dive, "boost": moves.boost_move},
    "pursue": {"stay": always, "pursue": moves.pursue, "boost": moves.boost_move},
    "split_melee": {"combat": combats.cut},
    "designate_combat": {"resolve": combats.resolve},
    "designate_new_combat": {"resolve": combats.resolve_new},
    "place_dice": {"place": combats.place, "rage": combats.rage_placing},
    "prepare_initiative": {"pass": always, "boost": combats.boost, "rage": combats.rage, "swap": combats.swap},
    "prepare_pass": {"pass": always, "boost": combats.boost, "rage": combats.rage, "swap": combats.swap},
    "choose_attack": {
        "attack": blows.strike,
        "master": blows.master_strike,
        "commit": blows.commit,
        "pass": blows.give_up,
    },
    "commit_last": {"pass": always, "commit": blows.commit_last},
    "announce_defence": {
        "endure": blows.endure,
        "parry": blows.parry,
        "counter": blows.counter,
        "sustain": blows.sustain,
    },
    "throw_or_skip": {"throw": always, "skip": always},
    "use_resolution": {"pass": always, "resolution": always},
    "use_luck": {"pass": always, "luck": always},
    "trade_die": {"keep": always, "trade": always},
    "wound_or_feint": {"wound": always, "feint": blows.feint},
    "keep_wound_dice": {"choose": blows.choose},
}
