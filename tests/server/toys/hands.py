"""The laws' ambush (hidden hands, a deck, dice), with words and a scene so that it can be served."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from heraut.kernel import Section, Table, write
from heraut.kernel.content import Text
from heraut.tabletop.scene import Card, Choice, Player, Question, Scene, Zone, named
from tests.laws.toys import Ambush, Camp, ambush


def called(word: str) -> Any:
    return named(Text(fr=f"{word} (fr)", en=word))


class Hands(Ambush):
    """Served under its own name; everything a screen shows comes from the view."""

    def scene(self, view: Camp, seat: int | None) -> Scene:
        pending = view.pending
        zones = [
            Zone(
                f"hand-{owner}",
                "fan",
                called(f"hand of {owner}"),
                tuple([Card(f"{owner}-{at}", called(card), face_down=card == "?") for at, card in enumerate(hand)]),
                len(hand),
                owner,
            )
            for owner, hand in enumerate(view.hands)
        ]
        question = None
        if pending is not None:
            choices = tuple([Choice(write(option), called(write(option))) for option in pending.options])
            question = Question(pending.seat, pending.kind, called(pending.kind), choices)
        players = tuple([Player(owner, called(f"seat {owner}")) for owner in range(len(view.hands))])
        laid = Zone("laid", "row", called("laid"), tuple([Card(f"laid-{at}", called(card)) for at, card in
                                                          enumerate(view.laid)]))  # fmt: skip
        discard = Zone("discard", "pile", called("discard"), tuple([Card(f"discard-{at}", called(card)) for at, card in
                                                                    enumerate(view.discard)]))  # fmt: skip
        return Scene(called("Ambush"), (), players, (), (), (), question, (*zones, laid, discard))

    def scores(self, t: Table[Camp, None]) -> tuple[float, ...]:
        return tuple([float(points) for points in t.state.points])


class OpenHands(Hands):
    """The control: its view hides nothing, so a test of secrets must catch it."""

    def view(self, t: Table[Camp, None], seat: int | None) -> Camp:
        return self.records.clone(t.state)


class Swords(Hands):
    """Everybody holds swords: an answer is an attack."""

    def setup(self, scenario: str, settings: Mapping[str, str]) -> tuple[Camp, Section]:
        camp, root = super().setup(scenario, settings)
        camp.cards.bag = ["sword" for _ in camp.cards.bag]
        return camp, root


def hands(kind: type[Hands] = Hands) -> Hands:
    plain = ambush()
    kinds: Any = list(plain.grammar.kinds.values())
    sections = plain.records.sections
    return kind("hands", None, "1", Camp, sections, kinds, list(plain.dice.values()))
