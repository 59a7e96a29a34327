"""The state of a game: plain records, the agenda of sections under way, and the modifiers that lie on pieces."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, NamedTuple

from heraut.kernel.sections import Decision, Section

UNORDERED = "unordered"  # marks a list whose order means nothing: its key is sorted
NAMES = "names"  # marks a field that names a card, which lies elsewhere
TOLD = "told"  # marks a field that is only told, never decided by: it is not in the key
Bag = Annotated[list[str], UNORDERED]


@dataclass(slots=True)
class Deck:
    """A bag of cards, with a known top and a known bottom.  Other order does not exist until a card is drawn."""

    bag: Bag
    top: list[str] = field(default_factory=list)
    bottom: list[str] = field(default_factory=list)

    def size(self) -> int:
        return len(self.top) + len(self.bag) + len(self.bottom)

    def is_empty(self) -> bool:
        return not (self.bag or self.top or self.bottom)


class Modifier(NamedTuple):
    """A status that lies on a piece until a moment comes.  `source`: the card, unit or place that laid it there."""

    status: str
    until: str
    amount: int = 0
    source: Annotated[str, NAMES] = ""


@dataclass(slots=True, kw_only=True)
class State:
    """What lies on the table.  Every game derives its own."""

    agenda: list[Section] = field(default_factory=list)
    pending: Decision | None = None
    modifiers: dict[int, tuple[Modifier, ...]] = field(default_factory=dict)

    def deck(self, name: str) -> Deck:
        raise NotImplementedError(f"this game has no deck named {name!r}")

    def gain(self, about: int, status: str, until: str, amount: int = 0, source: str = "") -> None:
        """Lay a status on a piece."""
        self.modifiers[about] = (*self.modifiers.get(about, ()), Modifier(status, until, amount, source))

    def has(self, about: int, status: str) -> bool:
        if about in self.modifiers:
            for held in self.modifiers[about]:
                if held.status == status:
                    return True
        return False

    def drop(self, about: int, status: str) -> None:
        """Take a status off a piece, wherever it came from."""
        if about in self.modifiers:
            self._keep(about, tuple([m for m in self.modifiers[about] if m.status != status]))

    def expire(self, moment: str) -> None:
        """Drop whatever lasts until this moment."""
        over: list[int] = []
        for about, held in self.modifiers.items():
            for modifier in held:
                if modifier.until == moment:
                    over.append(about)
                    break
        for about in over:
            self._keep(about, lasting(self.modifiers[about], moment))

    def _keep(self, about: int, held: tuple[Modifier, ...]) -> None:
        if held:
            self.modifiers[about] = held
        else:
            self.modifiers.pop(about, None)


def lasting(held: tuple[Modifier, ...], moment: str) -> tuple[Modifier, ...]:
    """Those that are still there after this moment."""
    return tuple([modifier for modifier in held if modifier.until != moment])
