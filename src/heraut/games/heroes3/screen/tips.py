"""Rules for whoever plays the first steps: told at the question where each is first needed."""

from __future__ import annotations

from collections.abc import Iterator

from heraut.games.heroes3.model import Game
from heraut.kernel import Decision
from heraut.tabletop.scene import Label, Tip

LESSONS = frozenset(("house_first_steps",))

# Kind of question → the tips that go with it, each with the rules that say it in full.
TIPS: dict[str, dict[str, tuple[str, ...]]] = {
    "choose_hero": {"heroes": ("H3-SET-1", "H3-SET-16", "H3-SET-21")},
    "turn_tile": {"start": ("H3-SET-13", "H3-TIL-15")},
    "take_one": {"choice": ("H3-SET-10",)},
    "start_hand": {"hand": ("H3-TUR-1", "H3-TUR-10")},
    "turn": {
        "goal": ("H3-VIC-1",),
        "movement": ("H3-MOV-1", "H3-MOV-2", "H3-MOV-6"),
        "guards": ("H3-TIL-7", "H3-DIF-2"),
        "town": ("H3-TWN-1", "H3-TWN-4", "H3-TWN-5"),
        "cards": ("H3-TUR-7", "H3-CRD-10"),
        "rounds": ("H3-RND-6", "H3-RND-2"),
    },
    "town_action": {"window": ("H3-TWN-3",)},
    "search_abilities": {"search": ("H3-CRD-2", "H3-CRD-13")},
    "search_artifacts": {"search": ("H3-CRD-2", "H3-CRD-13")},
    "search_spells": {"search": ("H3-CRD-2", "H3-CRD-13")},
    "deploy": {"deploy": ("H3-CMB-2", "H3-CMB-6")},
    "place_guard": {"guarding": ("H3-CMB-8", "H3-CMB-9")},
    "activation": {
        "initiative": ("H3-ORD-1", "H3-ORD-2", "H3-ORD-11"),
        "attack": ("H3-ORD-12", "H3-ORD-4", "H3-UNI-5"),
        "retaliation": ("H3-CMB-14", "H3-CMB-34"),
    },
    "before_roll": {"boosts": ("H3-ORD-3", "H3-CMB-18")},
    "power": {"power": ("H3-SPL-2", "H3-SPL-13")},
    "prolong": {"prolong": ("H3-MOV-3", "H3-CMB-3", "H3-CMB-5")},
    "reroll": {"reroll": ("H3-MOR-9",)},
}


def tips(t: Game, asked: Decision | None) -> Iterator[Tip]:
    if asked is None or t.state.scenario not in LESSONS:
        return
    for id, rules in TIPS.get(asked.kind, {}).items():
        yield Tip(id, Label(f"tip-{id}"), rules)
