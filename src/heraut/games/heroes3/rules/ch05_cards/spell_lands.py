"""5d. What a spell does to whom it is cast on."""

from __future__ import annotations

from dataclasses import dataclass

import heraut.games.heroes3.rules.ch09_units as ch09_units
import heraut.games.heroes3.rules.plays as plays
from heraut.games.heroes3.model import CardName, Game, Laid
from heraut.games.heroes3.numbers import gains
from heraut.games.heroes3.numbers.combat_board import SPACES, obstacles
from heraut.games.heroes3.numbers.combat_values import battle_of
from heraut.games.heroes3.rules import told
from heraut.kernel import Gives, Reason, Section, call, give

FOR_ATTACK = ("cancel_lethal_attack", "ignore_rolled_die")  # plays that the attack itself carries out
INITIATIVE = "initiative"


@dataclass(slots=True)
class SpellLands(Section):
    """5d. The effect of a spell, whoever cast it (`by`: a seat, or AI); gives what it adds to the attack under way.

    `mode` says which of its numbers counts, if only one does.  `second`: another space it touches.
    """

    by: int
    card: CardName
    mode: str
    line: int
    target: int
    second: int = -1

    def start(self, t: Game) -> Gives[tuple[Laid, ...]]:
        """H3-CMB-18 H3-CMB-37 H3-UNI-7 H3-SPL-13. Damage, a token, a play, or numbers."""
        effect = gains.effect_of(t.content, self.card, self.mode)
        line = effect.lines[self.line]
        if effect.play in FOR_ATTACK:
            return give((Laid(self.card, self.mode, self.by, "attack", self.line),))
        if effect.play:
            source = f"card/{self.card}/{self.mode}/{self.line}/{self.second}"
            return call(plays.play_of(effect.play, self.by, self.target, source), self.over)
        if effect.when == "ongoing" or INITIATIVE in self.mode.split(":"):
            self.lay(t, effect.until or "combat_round")
            return give(())
        if line.damage is not None:
            ch09_units.hurt(t, self.target, ch09_units.spell_damage(t, self.target, line.damage))
        if effect.status == "paralysed":
            ch09_units.paralyse(t, self.target)
        if line.attack is None and line.defense is None:
            return give(())
        return give((Laid(self.card, self.mode, self.by, "attack", self.line),))

    def lay(self, t: Game, until: str) -> None:
        """H3-CRD-24 H3-CMB-42 H3-ORD-16. The card lies on the unit; an initiative by an instant lasts for the round."""
        fighter = battle_of(t).fighters[self.target]
        fighter.laid.append(Laid(self.card, self.mode, self.by, until, self.line))
        told.laid_on(t, self.target, self.card)

    def over(self, t: Game) -> Gives[tuple[Laid, ...]]:
        return give(())


def free_spaces(t: Game, who: int) -> list[int]:
    """The spaces where this unit could be put: nothing stands there, but a gate of one's own is no obstacle."""
    battle = battle_of(t)
    taken = obstacles(battle, battle.fighters[who].side)
    return [space for space in range(SPACES) if not taken >> space & 1]


def taken(t: Game, who: int, space: int) -> Reason | None:
    """H3-UNI-34. A unit is put on a free space."""
    return None if space in free_spaces(t, who) else Reason("space-taken", ("H3-UNI-34",))


SECTIONS: tuple[type[Section], ...] = (SpellLands,)
