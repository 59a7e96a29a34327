"""A game that is shown: it says what lies on the table; its questions, words and refusals are those of any game."""

from __future__ import annotations

from typing import Any

from heraut.kernel import Fact, Game, Table
from heraut.kernel.table import C, S
from heraut.tabletop.beats import Beat, Beats
from heraut.tabletop.questions import Questions
from heraut.tabletop.scene import Label, RefusedWish, Scene


class ShownGame(Game[S, C]):
    """A game with `questions`, `beats` (how its facts are shown), and `show`: all of its scene but the question."""

    questions: Questions
    beats = Beats()

    def show(self, t: Table[S, C], seat: int | None) -> Scene:
        """What lies on the table, as this seat sees it."""
        raise NotImplementedError

    def scene(self, view: S, seat: int | None) -> Scene:
        t: Table[S, C] = Table(self, view)
        return self.questions.put(t, self.show(t, seat), seat)

    def asks(self, view: S, seat: int | None) -> Label | None:
        return self.questions.asks(Table(self, view))

    def why_not(self, view: S, seat: int | None, text: str) -> RefusedWish | None:
        return self.questions.why_not(Table(self, view), text)

    def touches(self, view: S, fact: Fact) -> tuple[str, ...]:
        return self.questions.touched(Table(self, view), fact)

    def beat(self, fact: Fact) -> Beat | None:
        return self.beats.shown.get(fact.kind)

    def wording(self, state: S, name: str, value: Any, lang: str) -> Any:
        return self.questions.ids.wording(self.content, state, name, value, lang)
