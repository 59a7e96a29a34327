"""3. Special powers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from heraut.games.wow_adventure.model import BLACK, RED, Game
from heraut.games.wow_adventure.numbers.fight import (
    Reckoning,
    fallen,
    lines_of,
    special,
    triggers_of,
    under_way,
)
from heraut.games.wow_adventure.rules import gains
from heraut.games.wow_adventure.rules.ch3_combat import strikes
from heraut.games.wow_adventure.rules.ch4_abilities.effects import DiscardAtRandom
from heraut.games.wow_adventure.rules.ch4_abilities.moments import OnlyPlays
from heraut.kernel import Arrow, Option, Section, call


@dataclass(slots=True)
class EncounterPower(Section):
    """What the special says: lines and triggers are laid, deeds are done."""

    seat: int

    def start(self, t: Game) -> Arrow:
        """WW-CMB-2. Before anything the player plays, unless he has taken care that it does nothing."""
        fight = under_way(t)
        power = special(t, fight)
        if not power or Reckoning(t, fight).is_so(RED, "ignore_special"):
            return None
        t.state.fight = fight._replace(
            lines=(*fight.lines, *lines_of(power, BLACK, fight.card, "")),
            triggers=(*fight.triggers, *triggers_of(power, BLACK, fight.card)),
        )
        return self.deeds

    def deeds(self, t: Game) -> Arrow:
        """WW-CMB-2 WW-CMB-30. Damage, energy drained, cards lost at random, where its die shows enough."""
        fight = under_way(t)
        die = Reckoning(t, fight).dice[BLACK]
        done = [clause for clause in special(t, fight) if not clause.after and clause.from_die <= die]
        for clause in done:
            strikes.deal(t, RED, clause.deal, fight.card)
            gains.change_energy(t, self.seat, clause.energy)
        lost = sum([clause.discard for clause in done])
        return call(DiscardAtRandom(self.seat, lost)) if lost else None


@dataclass(slots=True)
class Powers(OnlyPlays):
    """Plays ⟲, until nobody wants any more or somebody has fallen → done."""

    def moment(self) -> str:
        return "powers"

    def start(self, t: Game) -> Arrow:
        """WW-CMB-30. Who falls here plays no more, and nothing more need be played against him."""
        return None if fallen(t, under_way(t)) else self.put(t)

    def choices(self, t: Game) -> Sequence[Option]:
        """WW-CMB-2 WW-CMB-11 WW-PVP-2 WW-PVP-6. After the dice, one copy of each ability a turn."""
        return OnlyPlays.choices(self, t)


SECTIONS: tuple[type[Section], ...] = (EncounterPower, Powers)
