"""Rules for whoever plays the first reconnaissance: told at the question where each is first needed."""

from __future__ import annotations

from collections.abc import Iterator

from heraut.games.mage_knight.model import Game
from heraut.kernel import Decision
from heraut.tabletop.scene import Label, Tip

LESSONS = frozenset(("first_reconnaissance",))

# Kind of question → the tips that go with it, each with the rules that say it in full.
TIPS: dict[str, dict[str, tuple[str, ...]]] = {
    "pick_hero": {"heroes": ("MK-SET-9",)},
    "pick_tactic": {"tactics": ("MK-TAC-1", "MK-TAC-5")},
    "move": {
        "goal": ("MK-SCN-6",),
        "cards": ("MK-CRD-16", "MK-CRD-17"),
        "sideways": ("MK-CRD-1", "MK-CRD-15"),
        "movement": ("MK-MOV-2", "MK-MOV-11", "MK-MOV-12"),
        "exploring": ("MK-EXP-1", "MK-EXP-8"),
        "provoking": ("MK-MOV-6",),
        "resting": ("MK-RST-1", "MK-RST-4"),
    },
    "pay": {"mana": ("MK-MAN-6", "MK-MAN-9", "MK-PRE-7")},
    "action": {"action": ("MK-ACT-2", "MK-INT-1", "MK-ADV-1")},
    "interact": {"influence": ("MK-INT-2", "MK-INT-7", "MK-INT-10")},
    "name_targets": {"attack": ("MK-CMB-6", "MK-CMB-7", "MK-CMB-8")},
    "name_attacker": {"block": ("MK-CMB-9", "MK-CMB-39")},
    "gather_block": {"elements": ("MK-CMB-4", "MK-CMB-25")},
    "whose_damage": {"damage": ("MK-CMB-11", "MK-CMB-15", "MK-CMB-16")},
    "discard": {"draw": ("MK-HND-1", "MK-HND-2")},
    "learn_skill": {"skills": ("MK-LVL-4", "MK-SKL-1")},
    "reward": {"rewards": ("MK-REW-11",)},
    "announce": {"round_end": ("MK-PRE-4", "MK-PRE-9")},
}


def tips(t: Game, asked: Decision | None) -> Iterator[Tip]:
    if asked is None or t.state.scenario not in LESSONS:
        return
    for id, rules in TIPS.get(asked.kind, {}).items():
        yield Tip(id, Label(f"tip-{id.replace('_', '-')}"), rules)
