"""The camp of the herald's tests, with a scene so that it can be served."""

from __future__ import annotations

from heraut.kernel import write
from heraut.tabletop.scene import Choice, Player, Question, Scene
from tests.server.toys.hands import called
from tests.table.camp import Camp, CampGame


class ServedCamp(CampGame):
    def scene(self, view: Camp, seat: int | None) -> Scene:
        pending, question = view.pending, None
        if pending is not None:
            choices = tuple([Choice(write(option), called(write(option))) for option in pending.options])
            question = Question(pending.seat, pending.kind, called(pending.kind), choices)
        return Scene(called("Camp"), (), (Player(0, called("red")), Player(1, called("blue"))), (), (), (), question)
