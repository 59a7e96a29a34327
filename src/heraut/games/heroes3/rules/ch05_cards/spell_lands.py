"""5d. What a spell does to whom it is cast on."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.heroes3.model import NO_FIGHTER, CardName, FighterId, Game, Laid, SpaceId
from heraut.games.heroes3.numbers import gains
from heraut.games.heroes3.numbers.combat_board import SPACES, obstacles
from heraut.games.heroes3.numbers.combat_values import DIE_TIMES, NO_DIE, battle_of
from heraut.games.heroes3.rules import ch09_units, plays, told
from heraut.kernel import Gives, Reason, Section, call, give

FOR_ATTACK = ("cancel_lethal_attack", "ignore_rolled_die", DIE_TIMES, NO_DIE)  # what the attack itself carries out
INITIATIVE = "initiative"


@dataclass(slots=True)
class SpellLands(Section):
    """5d. The effect of a spell, whoever cast it (`by`: a seat, or AI); gives what it adds to the attack under way.

    `mode` says which of its numbers counts, if only one does.  `spaces`: those it burns, or where its unit goes.
    """

    by: int
    card: CardName
    mode: str
    line: int
    target: FighterId = NO_FIGHTER
    spaces: tuple[SpaceId, ...] = ()

    def start(self, t: Game) -> Gives[tuple[Laid, ...]]:
        """H3-CMB-18 H3-CMB-37 H3-UNI-7 H3-SPL-13. Damage, a token, a play, or numbers."""
        effect = gains.effect_of(t.content, self.card, self.mode)
        line = effect.lines[self.line]
        if effect.play in FOR_ATTACK:
            return give((Laid(self.card, self.mode, self.by, "attack", self.line),))
        if effect.play:
            section = plays.ON_BOARD[effect.play](self.by, self.card, self.line, self.target, self.spaces)
            return call(section, self.over)
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


def free_spaces(t: Game, who: FighterId) -> list[SpaceId]:
    """The spaces where this unit could be put: nothing stands there, but a gate of one's own is no obstacle."""
    battle = battle_of(t)
    taken = obstacles(battle, battle.fighters[who].side)
    return [space for space in SPACES if not taken >> space & 1]


def taken(t: Game, who: FighterId, space: SpaceId) -> Reason | None:
    """H3-UNI-34. A unit is put on a free space."""
    return None if space in free_spaces(t, who) else Reason("space-taken", ("H3-UNI-34",))
