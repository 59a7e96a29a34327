"""Rules for whoever learns the game: told at the question where each is first needed."""

from __future__ import annotations

from collections.abc import Iterator

from heraut.kernel import Decision
from heraut.tabletop.scene import Label, Tip

# Kind of question → the tips that go with it, each with the rules that say it in full.
TIPS: dict[str, dict[str, tuple[str, ...]]] = {
    "stance": {"gems": ("CN-ZON-1", "CN-ZON-7"), "stance": ("CN-STA-1", "CN-STA-4")},
    "act": {
        "together": ("CN-TUR-6", "CN-TUR-9"),
        "move": ("CN-MOV-1", "CN-MOV-2"),
        "hindering": ("CN-HIN-1", "CN-HIN-5"),
    },
    "gems": {"saturation": ("CN-SAT-1", "CN-SAT-2")},
    "reroll": {"reroll": ("CN-RRL-1", "CN-RRL-3")},
    "defend": {"defence": ("CN-DEF-1", "CN-DEF-4")},
    "river": {"river": ("CN-OVL-2", "CN-OVL-10"), "dead": ("CN-RIV-1", "CN-RIV-3")},
    "unit": {"unit": ("CN-OVL-5", "CN-OVL-13")},
}


def tips(asked: Decision | None) -> Iterator[Tip]:
    for id, rules in TIPS.get(asked.kind, {}).items() if asked is not None else ():
        yield Tip(id, Label(f"tip-{id}"), rules)
