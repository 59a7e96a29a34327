"""Rules for whoever learns the game: told at the question where each is first needed."""

from __future__ import annotations

from collections.abc import Iterator

from heraut.kernel import Decision
from heraut.tabletop.scene import Label, Tip

# Kind of question → the tips that go with it, each with the rules that say it in full.
TIPS: dict[str, dict[str, tuple[str, ...]]] = {
    "pick_character": {"goal": ("WW-END-1", "WW-VAL-1"), "character": ("WW-SET-3", "WW-LVL-9")},
    "move": {
        "movement": ("WW-MOV-1", "WW-DIE-1"),
        "colours": ("WW-MOV-2", "WW-LVL-5"),
        "aggro": ("WW-MOV-3", "WW-MOV-5"),
    },
    "resource": {"resource": ("WW-EXP-3", "WW-RES-5")},
    "marker": {"marker": ("WW-EXP-4", "WW-EXP-8")},
    "challenge": {"challenge": ("WW-CHA-2", "WW-CHA-3")},
    "powers": {"combat": ("WW-CMB-3", "WW-CMB-4"), "energy": ("WW-ABL-1", "WW-ENE-1")},
    "equip": {"equip": ("WW-MAI-2", "WW-MAI-3", "WW-MAI-10")},
}


def tips(asked: Decision | None) -> Iterator[Tip]:
    for id, rules in TIPS.get(asked.kind, {}).items() if asked is not None else ():
        yield Tip(id, Label(f"tip-{id}"), rules)
