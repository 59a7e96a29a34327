"""4. The turn, 2, phase 2: the enemies of a fight are gathered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from heraut.games.mage_knight.answers.anywhere import DONE, Done
from heraut.games.mage_knight.answers.on_turn import Challenge
from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.model.names import OFF_MAP, HexId
from heraut.games.mage_knight.numbers.sites import roaming_near
from heraut.games.mage_knight.rules.ch5_combat.combat import Combat
from heraut.games.mage_knight.rules.ch6_sites import ADVENTURES, MINE, MONASTERY
from heraut.games.mage_knight.rules.tokens import TurnUp
from heraut.kernel import Arrow, Option, Section, ask, become, call

ALONE = (*ADVENTURES, MINE, MONASTERY)  # where those who are met there are fought, and nobody else


@dataclass(slots=True)
class Fight(Section):
    """The defenders of a site are turned up → adjacent rampaging enemies may join, one by one ⟲ → the combat.

    `hexes`: of the rampaging enemies fought; `site`: the hex of the site fought for, if any; `kind`: of the combat;
    `share`: of the defenders only these, where others fight the rest.
    """

    seat: int
    hexes: tuple[HexId, ...]
    site: HexId
    kind: str
    share: tuple[str, ...] = ()

    def start(self, t: Game) -> Arrow:
        """MK-CRD-13 MK-CMB-62. Healing points not spent are lost; everybody to be fought is seen first."""
        t.state.heroes[self.seat].heal = 0
        return call(TurnUp(self.site), self.add) if self.site != OFF_MAP else self.add

    def add(self, t: Game) -> Arrow:
        """MK-CMB-1 MK-CMB-20 MK-ACT-1 MK-SCN-19. Not at an adventure site, nor in a mine, nor to a monastery burnt."""
        if self.kind in ALONE or len(self.choices(t)) == 1:
            return self.begin
        return ask(self.seat, "add_foes", self.choices, self.hear)

    def choices(self, t: Game) -> Sequence[Option]:
        """MK-CMB-1 MK-ACT-2. Any of the rampaging enemies next to the hero."""
        near = roaming_near(t, t.state.heroes[self.seat].hex)
        return [DONE, *[Challenge(hex) for hex in near if hex not in self.hexes]]

    def hear(self, t: Game, choice: Done | Challenge) -> Arrow:
        """MK-CMB-1."""
        if isinstance(choice, Done):
            return self.begin
        self.hexes = (*self.hexes, choice.hex)
        return self.add

    def begin(self, t: Game) -> Arrow:
        """MK-ACT-8 MK-CMB-1."""
        hero = t.state.heroes[self.seat]
        hero.turn = hero.turn._replace(fought=True)
        where = [self.site, *self.hexes] if self.site != OFF_MAP else [*self.hexes]
        foes = tuple([(hex, place) for hex in where for place in self.places(t, hex)])
        return become(Combat(self.seat, foes, self.site, self.kind))

    def places(self, t: Game, hex: HexId) -> list[int]:
        """MK-COO-10. All tokens of a hex; in a shared assault those of one's own share."""
        kinds = [foe.kind for foe in t.state.foes.get(hex, ())]
        found = list(range(len(kinds)))
        if hex != self.site or not self.share:
            return found
        wanted = list(self.share)
        own = []
        for place in found:
            if kinds[place] in wanted:
                wanted.remove(kinds[place])
                own.append(place)
        return own


SECTIONS: tuple[type[Section], ...] = (Fight,)
