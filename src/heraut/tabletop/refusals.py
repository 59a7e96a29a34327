"""What a question refuses, and why: the wishes worth showing, whatever else somebody asks about; the rules cited."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from heraut.kernel import CHANCE, Decision, Option, Section, Table, write
from heraut.kernel.citations import leading_ids, question_rules
from heraut.kernel.hints import docstring, docstring_of
from heraut.kernel.refusals import Reason
from heraut.tabletop.ids import Ids
from heraut.tabletop.scene import Label, RefusedWish
from heraut.tabletop.vocabulary import Vocabulary

AnyTable = Table[Any, Any]

MOST_REFUSED = 48
MOST_RULES = 4
MERGED = ("others", "count")  # a reason that holds for several things is told once, and names them all


class Refusals:
    """How the refusals of a game are shown.  `label` and `touches`: how a wish is called, and what it names."""

    def __init__(
        self,
        words: Vocabulary,
        ids: Ids,
        label: Callable[[AnyTable, Option], Label],
        touches: Callable[[AnyTable, int, Option], tuple[str, ...]],
    ) -> None:
        self.words, self.ids, self.label, self.touches = words, ids, label, touches

    def why_not(self, t: AnyTable, text: str) -> RefusedWish | None:
        """Why this is no answer to the question put; None when it is one, or nothing that this game knows."""
        decision, wish = t.decision, self._read(t, text)
        if decision is None or decision.seat == CHANCE or wish is None or wish in decision.options:
            return None
        return self._refusal(t, decision, wish, t.why_not(wish) or self._another_time(wish))

    def _read(self, t: AnyTable, text: str) -> Option | None:
        """What was meant, if it can be said in this game at all and names what there is."""
        word, *rest = text.split() or [""]
        try:
            wish = t.game.grammar.read(" ".join([word.lower(), *rest]))
        except (TypeError, ValueError, IndexError):
            return None
        return wish if hasattr(wish, "_fields") and self.ids.exist(t, wish) else None

    def _another_time(self, wish: Option) -> Reason:
        about = {"word": wish.word} if self.words.variables("why-not-another-time") else {}
        return Reason("another-time", kind_rules(type(wish)), **about)

    def worth_showing(self, t: AnyTable, decision: Decision) -> Iterator[RefusedWish]:
        """One wish for each reason, and for each element that nothing else tells of.

        What holds for many is told last: everybody knows it.
        """
        shown: dict[object, tuple[Option, Reason]] = {}
        covered = {id for option in decision.options for id in self.touches(t, decision.seat, option)}
        said: set[str] = set()
        for wish in dict.fromkeys(t.state.agenda[-1].wishes(t)):
            reason = None if wish in decision.options else t.why_not(wish)
            if reason is None:
                continue
            blamed = set(self._blamed(t, decision.seat, wish, reason))
            if blamed <= covered and reason.id in said:
                continue
            covered |= blamed
            said.add(reason.id)
            key = _same(wish, reason)
            shown[key] = (shown[key][0], _both(shown[key][1], reason)) if key in shown else (wish, reason)
        for wish, reason in sorted(shown.values(), key=lambda one: "others" in one[1].about)[:MOST_REFUSED]:
            yield self._refusal(t, decision, wish, reason)

    def _refusal(self, t: AnyTable, decision: Decision, wish: Option, reason: Reason) -> RefusedWish:
        return RefusedWish(
            answer=write(wish),
            label=self.label(t, wish),
            why=Label(f"why-not-{reason.id}", reason.about),
            touches=self._blamed(t, decision.seat, wish, reason),
            rules=reason.rules or rules_of(t, decision),
        )

    def _blamed(self, t: AnyTable, seat: int, wish: Option, reason: Reason) -> tuple[str, ...]:
        """What is to blame among what the wish names, or else all that it names."""
        named = self.touches(t, seat, wish)
        blamed = dict.fromkeys(self.ids.elements(t, seat, reason.about))
        if "others" in reason.about:
            return tuple(blamed)
        return tuple([id for id in named if id in blamed]) or named or tuple(blamed)


def _same(wish: Option, reason: Reason) -> object:
    """Two wishes with the same reason are told as one, if the reason can name several things."""
    if "others" not in reason.about:
        return wish
    return reason.id, *[one for one in reason.about.items() if one[0] not in MERGED]


def _both(reason: Reason, other: Reason) -> Reason:
    """The same reason for more things."""
    others = tuple(dict.fromkeys((*reason.about["others"], *other.about["others"])))
    return Reason(reason.id, reason.rules, **{**reason.about, "others": others, "count": len(others)})


# ── rules cited ──────────────────────────────────────────────────────────────────────────────────────────────────────


def kind_rules(kind: Any) -> tuple[str, ...]:
    """The rules that a kind of answer begins with."""
    return leading_ids(docstring(kind))


def rules_of(t: AnyTable, decision: Decision) -> tuple[str, ...]:
    """The rules of a question: of the method that lists its answers, or of the step that a die is thrown for."""
    chance = decision.seat == CHANCE
    section: Section = t.state.agenda[-2 if chance and len(t.state.agenda) > 1 else -1]
    kind: Any = type(section)
    found = leading_ids(docstring_of(kind, section.at)) if chance else question_rules(section, decision)
    return (found or leading_ids(docstring(kind)))[:MOST_RULES]
