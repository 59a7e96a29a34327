"""5. Combat: the four phases of a fight against enemies."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.mage_knight.model.fights import Battle, Opponent
from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.model.names import NO_FOE, OFFICIAL, HexId
from heraut.games.mage_knight.numbers import foe_numbers
from heraut.games.mage_knight.numbers.foe_numbers import ATTACK_PHASE, BLOCK_PHASE, DAMAGE_PHASE
from heraut.games.mage_knight.numbers.sites import site_of
from heraut.games.mage_knight.rules.ch5_combat.after_combat import AfterCombat
from heraut.games.mage_knight.rules.ch5_combat.attacking import Attack
from heraut.games.mage_knight.rules.ch5_combat.blocking import Blocks, SummonAll
from heraut.games.mage_knight.rules.ch5_combat.suffering import Damage
from heraut.games.mage_knight.rules.ch6_sites import DUNGEON, MONASTERY, TOMB
from heraut.kernel import Arrow, Section, call

WITHOUT_UNITS = (DUNGEON, TOMB, MONASTERY)


@dataclass(slots=True)
class Combat(Section):
    """A hero fights the tokens that lie at these places of these hexes, all of them turned up.

    1 attacks (ranged, siege) → 2 blocks → 3 damage → 4 attacks → after the combat

    Summoners draw when they are chosen in phase 2, at the latest before phase 3 (official: all before phase 2).
    `hex`: of the site that is fought for, if any; `kind`: of the combat.
    """

    seat: int
    foes: tuple[tuple[HexId, int], ...]
    hex: HexId
    kind: str

    def ends(self) -> str:
        return "combat"

    def start(self, t: Game) -> Arrow:
        """MK-CMB-1 MK-CMB-18 MK-CMB-34 MK-CMB-55 MK-CMB-61 MK-CMB-62."""
        tokens = [Opponent(t.state.foes[hex][place].kind, hex) for hex, place in self.foes]
        t.state.battle = Battle(self.seat, tuple(tokens), site_of(t, self.hex) in WITHOUT_UNITS)
        t.state.heroes[self.seat].hurt = 0
        t.tell("combat", seat=self.seat, foes=tuple([one.kind for one in tokens]))
        return call(Attack(self.seat, opening=True), self.before_blocks)

    def before_blocks(self, t: Game) -> Arrow:
        """MK-CMB-10 MK-CMB-39."""
        turn_to_phase(t, BLOCK_PHASE)
        return call(SummonAll(), self.blocks) if t.state.edition == OFFICIAL else self.blocks

    def blocks(self, t: Game) -> Arrow:
        """MK-CMB-39."""
        return call(Blocks(self.seat), self.before_damage)

    def before_damage(self, t: Game) -> Arrow:
        """MK-CMB-10 MK-CMB-45."""
        turn_to_phase(t, DAMAGE_PHASE)
        return call(SummonAll(), self.damage)

    def damage(self, t: Game) -> Arrow:
        """MK-CMB-45."""
        return call(Damage(self.seat), self.attacks)

    def attacks(self, t: Game) -> Arrow:
        """MK-CMB-17 MK-CMB-42 MK-CMB-52."""
        turn_to_phase(t, ATTACK_PHASE)
        return call(Attack(self.seat), self.after)

    def after(self, t: Game) -> Arrow:
        """MK-FIN-6."""
        return call(AfterCombat(self.seat, self.hex, self.kind))


def turn_to_phase(t: Game, phase: int) -> None:
    """MK-CMB-34 MK-CMB-39 MK-CMB-45."""
    t.state.battle = foe_numbers.battle(t)._replace(phase=phase, against=NO_FOE)


SECTIONS: tuple[type[Section], ...] = (Combat,)
