"""Enemy tokens: their piles, laying them on the map, turning them up.

A face-down token has no kind before somebody sees it: it counts as one of its pile (`unseen`), and is drawn when it is
turned up.  So a pile is out when it holds no more than lie face down.
"""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.mage_knight.model.land import Foe, Game
from heraut.games.mage_knight.model.names import FoeKind, HexId
from heraut.kernel import Arrow, Section, draw


def left_in(t: Game, back: str) -> int:
    """MK-SET-10. How many tokens of a pile could still be drawn before it is refilled."""
    hidden = t.state.unseen.get(back, 0) - len(t.state.reserved.get(back, ()))
    return t.state.decks[back].size() - hidden


def available(t: Game, back: str) -> int:
    """MK-SET-10. The same with its discards, which refill it."""
    return left_in(t, back) + len(t.state.discards.get(back, ()))


def lay_token(t: Game, hex: HexId, back: str) -> None:
    """MK-SET-10. A face-down token on a hex; an empty pile is refilled first.  With none in the box, none."""
    state = t.state
    if left_in(t, back) <= 0:
        refill(t, back)
    if left_in(t, back) > 0:
        state.foes[hex] = (*state.foes.get(hex, ()), Foe(back))
        state.unseen[back] = state.unseen.get(back, 0) + 1


def refill(t: Game, back: str) -> None:
    """MK-SET-10. The discards are the new pile; what is left of the old one is what lies face down on the map."""
    deck = t.state.decks[back]
    t.state.reserved.setdefault(back, []).extend(deck.bag)
    deck.bag = t.state.discards.get(back, [])
    t.state.discards[back] = []


def discard_tokens(t: Game, hex: HexId) -> None:
    """MK-FIN-4 MK-FIN-5. Everything that lies on a hex goes to the discards of its pile."""
    for foe in t.state.foes.pop(hex, ()):
        if foe.kind:
            t.state.discards.setdefault(foe.back, []).append(foe.kind)
        else:
            t.state.unseen[foe.back] -= 1


@dataclass(slots=True)
class TurnUp(Section):
    """The face-down tokens of a hex (of this back alone, if one is named) are turned up: one of them left? draw ⟲"""

    hex: HexId
    back: str = ""

    def start(self, t: Game) -> Arrow:
        """MK-CMB-62 MK-EXP-21. What lay there before its pile was refilled comes out of what was left of it."""
        foe = self.hidden(t)
        if foe is None:
            return None
        return draw(f"reserved_{foe.back}" if t.state.reserved.get(foe.back) else foe.back, self.hear)

    def hidden(self, t: Game) -> Foe | None:
        for foe in t.state.foes.get(self.hex, ()):
            if not foe.kind and self.back in ("", foe.back):
                return foe
        return None

    def hear(self, t: Game, drawn: tuple[str, ...]) -> Arrow:
        """MK-EXP-16 MK-EXP-21 MK-CMB-62."""
        foe, kind = self.hidden(t), FoeKind(drawn[0])
        assert foe is not None
        there = list(t.state.foes[self.hex])
        there[there.index(foe)] = foe._replace(kind=kind)
        t.state.foes[self.hex] = tuple(there)
        t.state.unseen[foe.back] -= 1
        t.tell("turned_up", hex=self.hex, foe=kind)
        return self.start


SECTIONS: tuple[type[Section], ...] = (TurnUp,)
