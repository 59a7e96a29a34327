"""3. Combat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated

from heraut.games.wow_adventure.model import NO_CARD, OFF_BOARD, CardId, Fight, Game, SpaceId
from heraut.games.wow_adventure.numbers.fight import MELEE, RANGED, under_way
from heraut.games.wow_adventure.rules.ch3_combat import aftermath, strikes
from heraut.games.wow_adventure.rules.ch3_combat.aftermath import Aftermath
from heraut.games.wow_adventure.rules.ch3_combat.powers import EncounterPower, Powers
from heraut.games.wow_adventure.rules.ch4_abilities.moments import OnlyPlays
from heraut.games.wow_adventure.rules.ch4_abilities.named import NAMED, Named
from heraut.kernel import Arrow, Option, Section, call, leave, roll
from heraut.tabletop.cards import NAMES


@dataclass(slots=True)
class Combat(Section):
    """One exchange of blows with an encounter.

    BEFORE THE DICE (flee → the track) → red, black → AFTER THE DICE → ENCOUNTER'S POWER → POWERS → ranged step
    → melee step of survivors → AFTERMATH

    `card`: a challenge card, drawn (`Realm.drawn`) or on the track; or `printed`: the encounter of that space.
    `raised`: its attacks, by an ambush.
    """

    seat: int
    card: Annotated[CardId, NAMES] = NO_CARD
    printed: SpaceId = OFF_BOARD
    raised: int = 0

    def start(self, t: Game) -> Arrow:
        """WW-CHA-4 WW-CMB-20."""
        t.state.fight = Fight(self.seat, self.card, self.printed, raised=self.raised)
        tell_combat(t, self.seat, self.card or self.printed)
        return call(BeforeTheDice(self.seat), self.throw)

    def throw(self, t: Game) -> Arrow:
        """WW-CMB-1 WW-CMB-10. The red die is the player's."""
        return roll(t.content.red_die, "red", self.hear_red)

    def hear_red(self, t: Game, faces: tuple[int, ...]) -> Arrow:
        """WW-CMB-1 WW-CMB-10. The black die, which falls with it, is the encounter's."""
        t.state.fight = under_way(t)._replace(dice=(faces[0], 0))
        return roll(t.content.black_die, "black", self.hear_black)

    def hear_black(self, t: Game, faces: tuple[int, ...]) -> Arrow:
        """WW-CMB-1."""
        show_dice(t, faces[0])
        return call(AfterTheDice(self.seat), self.power)

    def power(self, t: Game) -> Arrow:
        """WW-CMB-2. The encounter's first."""
        return call(EncounterPower(self.seat), self.powers)

    def powers(self, t: Game) -> Arrow:
        """WW-CMB-2. Then the player's."""
        return call(Powers(self.seat), self.strike)

    def strike(self, t: Game) -> Arrow:
        """WW-CMB-3 WW-CMB-13 WW-CMB-4 WW-CMB-20. The ranged step, then the melee step with the same dice."""
        strikes.strike(t, RANGED)
        strikes.strike(t, MELEE)
        return call(Aftermath(self.seat))

    def fled(self, t: Game) -> Arrow:
        """WW-CMB-8 WW-CMB-32. As if nobody had fallen."""
        t.state.fight = None
        if self.card:
            aftermath.place_encounter(t, self.card, t.state.heroes[self.seat].space, self.seat)
        return None


def show_dice(t: Game, black: int) -> None:
    """WW-CMB-1 WW-CMB-10 WW-PVP-5. Both dice lie."""
    t.state.fight = under_way(t)._replace(dice=(under_way(t).dice[0], black))
    t.tell("dice", red=under_way(t).dice[0], black=black)


def tell_combat(t: Game, seat: int, source: str) -> None:
    """WW-CHA-4 WW-CHA-9."""
    t.tell("combat", seat=seat, source=source)


# ── what may be played before the powers ─────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class BeforeTheDice(OnlyPlays):
    """Plays ⟲ → done."""

    def moment(self) -> str:
        return "before_dice"

    def choices(self, t: Game) -> Sequence[Option]:
        """WW-MAI-13 WW-EXP-8. What says so is played before the dice are rolled."""
        return OnlyPlays.choices(self, t)


@dataclass(slots=True)
class AfterTheDice(OnlyPlays):
    """Plays ⟲ → done."""

    def moment(self) -> str:
        return "dice"

    def choices(self, t: Game) -> Sequence[Option]:
        """WW-CMB-2 WW-MAI-13. What comes before the encounter's power."""
        return OnlyPlays.choices(self, t)


@dataclass(slots=True)
class Flee(Named):
    """The combat does not take place."""

    def start(self, t: Game) -> Arrow:
        """WW-MAI-13 WW-CMB-8."""
        tell_flees(t, self.seat)
        return leave(Combat, "fled")


NAMED["flee"] = Flee


def tell_flees(t: Game, seat: int) -> None:
    """WW-CMB-8."""
    t.tell("flees", seat=seat)


SECTIONS: tuple[type[Section], ...] = (Combat, BeforeTheDice, AfterTheDice, Flee)
