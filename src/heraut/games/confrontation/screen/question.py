"""The question as a screen shows it: its answers, what they lead to and by which rules; what is refused."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from heraut.games.confrontation.model import Battle
from heraut.games.confrontation.screen.consequences import LEADS_TO, face_opens, notes
from heraut.games.confrontation.screen.whynot import blame, refusals
from heraut.games.confrontation.screen.whynot.common import Because
from heraut.games.confrontation.screen.wording import hyphens
from heraut.kernel import CHANCE, Decision, Option, write
from heraut.tabletop.scene import Choice, Label, Question, RefusedWish

# The rules behind each answer and each question, for the chip beside it.
OPTION_RULES: Mapping[str, tuple[str, ...]] = {
    "name": ("CF-T-1", "CF-T-5"),
    "combat": ("CF-A2-3", "CF-A2-4"),
    "resolve": ("CF-C1-2",),
    "place": ("CF-C3-4", "CF-E5-1"),
    "rage": ("CF-K-32",),
    "attack": ("CF-E-1", "CF-E2-1", "CF-F-5"),
    "master": ("CF-K-8",),
    "commit": ("CF-K-6",),
    "endure": ("CF-E1-1", "CF-E3-3"),
    "parry": ("CF-E1-2", "CF-E3-1", "CF-E3-2"),
    "counter": ("CF-K-3", "CF-K-4"),
    "sustain": ("CF-E5-3", "CF-E5-4", "CF-E5-5", "CF-E5-9"),
    "keep": ("CF-E4-1",),
    "trade": ("CF-K-2",),
    "throw": ("CF-F-15",),
    "skip": ("CF-F-4",),
    "wound": ("CF-E6-1", "CF-F-5"),
    "feint": ("CF-K-9",),
    "choose": ("CF-K-24", "CF-F-5"),
    "luck": ("CF-K-17",),
    "resolution": ("CF-K-18",),
    "boost": ("CF-K-19", "CF-K-54"),
    "swap": ("CF-K-35",),
    "mutate": ("CF-K-54",),
    "stay": ("CF-G-1",),
    "pursue": ("CF-G-5", "CF-G-6"),
    "charge": ("CF-X-1", "CF-X-2", "CF-X-4"),
    "dive": ("CF-B2-1", "CF-B2-2", "CF-B2-4"),
    "pass": (),
}
QUESTION_RULES: Mapping[str, tuple[str, ...]] = {
    "name_for_tactics": ("CF-C3-10",),
    "share_mutation": ("CF-K-54",),
    "charge": ("CF-P-1",),
    "name_for_split": ("CF-A2-2",),
    "split_melee": ("CF-A2-7",),
    "name_for_authority": ("CF-C1-1",),
    "designate_combat": ("CF-C1-3", "CF-C1-4"),
    "designate_new_combat": ("CF-G-2",),
    "place_dice": ("CF-C3-1", "CF-C3-2"),
    "prepare_initiative": ("CF-K-19", "CF-K-54"),
    "name_for_initiative": ("CF-C4-2", "CF-C4-8"),
    "prepare_pass": ("CF-K-19", "CF-K-35", "CF-K-54"),
    "choose_attack": ("CF-D-2", "CF-D-6"),
    "commit_last": ("CF-K-6",),
    "announce_defence": ("CF-E1-1", "CF-E1-2"),
    "throw_or_skip": ("CF-F-4",),
    "use_resolution": ("CF-K-18",),
    "use_luck": ("CF-K-17",),
    "trade_die": ("CF-K-2",),
    "wound_or_feint": ("CF-K-9",),
    "keep_wound_dice": ("CF-K-24",),
    "pursue": ("CF-G-1", "CF-G-5"),
    "tactics_roll": ("CF-C3-10", "CF-T-2"),
    "split_test": ("CF-A2-2", "CF-T-2"),
    "authority_roll": ("CF-C1-1", "CF-T-2"),
    "initiative_test": ("CF-C4-1", "CF-T-2"),
    "attack_test": ("CF-E2-1", "CF-T-2"),
    "defence_test": ("CF-E3-1", "CF-T-2"),
    "survival_instinct": ("CF-K-27",),
    "wound_roll": ("CF-F-1", "CF-F-5"),
    "mutation": ("CF-K-54",),
}
# What each question speaks of: fields of the sections under way.
QUESTION_ARGS: Mapping[str, tuple[str, ...]] = {
    "share_mutation": ("dice",),
    "name_for_split": ("group",),
    "split_melee": ("left",),
    "place_dice": ("lone", "others"),
    "name_for_initiative": ("lone", "others"),
    "announce_defence": ("attacker", "target"),
    "throw_or_skip": ("attacker", "target"),
    "use_resolution": ("who", "why"),
    "use_luck": ("who", "why", "rolled"),
    "trade_die": ("attacker", "target"),
    "wound_or_feint": ("attacker", "target"),
    "keep_wound_dice": ("attacker", "target"),
    "pursue": ("winners",),
    "tactics_roll": ("who", "got", "chains"),
    "split_test": ("who", "got", "chains"),
    "authority_roll": ("who", "got", "chains"),
    "initiative_test": ("who", "got", "chains"),
    "attack_test": ("who", "got", "chains"),
    "defence_test": ("who", "got", "chains"),
    "survival_instinct": ("target",),
    "wound_roll": ("attacker", "target", "count", "got"),
    "mutation": ("side", "count", "got"),
}


def question(t: Battle, decision: Decision) -> Question:
    """What is asked, each answer with what it leads to, and the wishes that are refused."""
    label = asked(t, decision)
    choices = tuple([_choice(t, decision, option) for option in decision.options])
    touched = {int(piece) for choice in choices for piece in choice.touches}
    return Question(
        seat=decision.seat,
        kind=decision.kind,
        label=label,
        choices=choices,
        touches=_pieces(t, label.args),
        rules=QUESTION_RULES[decision.kind],
        notes=notes(t, decision),
        refused=tuple([refused_wish(decision, wish, reason) for wish, reason in refusals(t, decision, touched)]),
    )


def asked(t: Battle, decision: Decision) -> Label:
    """What is asked, and about whom."""
    about = _under_way(t)
    args = {name: about[name] for name in QUESTION_ARGS.get(decision.kind, ())}
    return Label(f"ask-{hyphens(decision.kind)}", {"seat": decision.seat, **args})


def refused_wish(decision: Decision, wish: Option, reason: Because) -> RefusedWish:
    """What may not be answered, and why."""
    about: dict[str, Any] = wish._asdict()
    word: str = about.pop("word")
    other = OPTION_RULES[word] if reason.message == "another-time" else ()
    return RefusedWish(
        answer=write(wish),
        label=Label(f"option-{word}", about),
        why=Label(f"why-not-{reason.message}", reason.about),
        touches=tuple([str(who) for who in sorted(blame(reason))]),
        rules=reason.rules or other or QUESTION_RULES[decision.kind],
    )


def _choice(t: Battle, decision: Decision, option: Option) -> Choice:
    if decision.seat == CHANCE:
        return Choice(write(option), Label("option-face", {"face": option}), face_opens(t, option))
    about: dict[str, Any] = option._asdict()
    word: str = about.pop("word")
    prospect = LEADS_TO[word](t, option)
    return Choice(
        answer=write(option),
        label=Label(f"option-{word}", about),
        consequences=prospect.consequences,
        numbers=prospect.numbers,
        touches=_pieces(t, about),
        rules=OPTION_RULES[word] or QUESTION_RULES[decision.kind],
    )


def _under_way(t: Battle) -> dict[str, Any]:
    """The fields of the sections under way; the innermost is heard."""
    found: dict[str, Any] = {}
    for section in t.state.agenda:
        found |= {field.name: getattr(section, field.name) for field in fields(section)}
    return found


def _pieces(t: Battle, about: Mapping[str, Any]) -> tuple[str, ...]:
    """The figures that an option or question names."""
    found: list[int] = []
    for name in ("who", "fighter", "attacker", "target", "lone"):
        if name in about:
            found.append(about[name])
    for name in ("others", "touches", "group", "left", "winners"):
        found += about.get(name, ())
    return tuple([str(who) for who in dict.fromkeys(found)])
