"""5. Trophies."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.wow_adventure.model import Game, SpaceId, TrophyId, trophies_of
from heraut.games.wow_adventure.rules import ch5_end
from heraut.games.wow_adventure.rules.ch4_abilities.effects import Resolve
from heraut.kernel import Arrow, Section, call, draw


@dataclass(slots=True)
class WinTrophy(Section):
    """Draw from the pile of the space, once a character → its valor → its gift (RESOLVE)."""

    seat: int
    space: SpaceId

    def start(self, t: Game) -> Arrow:
        """WW-TRO-1 WW-TRO-2."""
        return draw(trophies_of(self.space), self.hear) if is_due(t, self.seat, self.space) else None

    def hear(self, t: Game, trophies: tuple[str, ...]) -> Arrow:
        """WW-TRO-1 WW-VAL-1 WW-END-1. Its valor may win the game."""
        t.state.heroes[self.seat].trophies += (TrophyId(trophies[0]),)
        tell_trophy(t, self.seat, trophies[0])
        return ch5_end.go_on(t, self.gift)

    def gift(self, t: Game) -> Arrow:
        """WW-TRO-1."""
        return call(Resolve(self.seat, t.state.heroes[self.seat].trophies[-1]))


def is_due(t: Game, seat: int, space: SpaceId) -> bool:
    """WW-TRO-1 WW-TRO-2. One trophy of a source for a character; none where the pile is empty."""
    won = [t.content.trophies[trophy].source for trophy in t.state.heroes[seat].trophies]
    return space not in won and not t.state.decks[trophies_of(space)].is_empty()


def tell_trophy(t: Game, seat: int, trophy: str) -> None:
    """WW-TRO-1 WW-VAL-1."""
    t.tell("trophy", seat=seat, trophy=trophy, valor=t.content.trophies[trophy].valor)


SECTIONS: tuple[type[Section], ...] = (WinTrophy,)
