"""In which order the answers to a question stand, under which headings, and which of them end it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from heraut.kernel import Decision, Option, Table
from heraut.tabletop.scene import Label

AnyTable = Table[Any, Any]


class Groups:
    """`kinds`: the kinds of answers under each heading (`group-<name>`), in their order.

    `endings`: the kinds that stand last, as those answers do that let a question go (`game.declining`).
    """

    def __init__(self, kinds: Mapping[str, tuple[type, ...]], endings: tuple[type, ...]) -> None:
        self.names = {kind: name for name, some in kinds.items() for kind in some}
        self.places = {name: place for place, name in enumerate(kinds)}
        self.endings = endings

    def order(
        self, t: AnyTable, decision: Decision, proposed: Option | None, meant: Collection[Option] = ()
    ) -> list[Option]:
        """What needs no thought, what one may do, group by group and first what is `meant`, what ends it."""

        def place(one: Option) -> tuple[bool, bool, int, bool]:
            return one != proposed, self.ends(t, one), self._place(one), bool(meant) and one not in meant

        return sorted(decision.options, key=place)

    def ends(self, t: AnyTable, option: Option) -> bool:
        return isinstance(option, self.endings) or option in t.game.declining

    def label(self, option: Option) -> Label | None:
        name = self.names.get(type(option))
        return None if name is None else Label(f"group-{name}")

    def _place(self, option: Option) -> int:
        """What has no heading stands after all that has."""
        return self.places.get(self.names.get(type(option), ""), len(self.places))
