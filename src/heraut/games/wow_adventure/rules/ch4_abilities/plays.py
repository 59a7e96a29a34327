"""4. Capacités: what is played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from heraut.games.wow_adventure.answers import Play, Spend, Use, UsePower
from heraut.games.wow_adventure.model import POWER, AbilityId, CardId, Game, MarkerId, side_of
from heraut.games.wow_adventure.numbers import clauses
from heraut.games.wow_adventure.rules import gains
from heraut.games.wow_adventure.rules.ch4_abilities.effects import Resolve
from heraut.games.wow_adventure.rules.ch4_abilities.playable import TURNING
from heraut.kernel import Arrow, Section, call
from heraut.tabletop.cards import NAMES


@dataclass(slots=True)
class PlayAbility(Section):
    """Pay → attached; or RESOLVE → discarded."""

    seat: int
    ability: Annotated[AbilityId, NAMES]

    def start(self, t: Game) -> Arrow:
        """WW-ABL-1 WW-ABL-2 WW-CMB-11."""
        hero, printed = t.state.heroes[self.seat], t.content.abilities[self.ability]
        hero.hand.remove(self.ability)
        tell_played(t, self.seat, self.ability)
        pay(t, self.seat, printed.energy, self.ability)
        if printed.when == "attach":
            hero.attached = tuple(sorted((*hero.attached, self.ability)))
            return None
        hero.playing = self.ability
        return call(Resolve(self.seat, self.ability), self.discard)

    def discard(self, t: Game) -> Arrow:
        """WW-ABL-3. After its effect."""
        gains.lay_off_played(t, self.seat)
        return None


@dataclass(slots=True)
class UseItem(Section):
    """Of the bag: discarded → its effect.  Worn: pay → its use."""

    seat: int
    item: Annotated[CardId, NAMES]

    def start(self, t: Game) -> Arrow:
        """WW-MAI-13 WW-MAI-14. It is laid off before its effect, which may end the combat or the turn."""
        tell_used(t, self.seat, self.item)
        if self.item in t.state.heroes[self.seat].bag:
            gains.discard_item(t, self.seat, self.item)
            return call(Resolve(self.seat, self.item))
        use = t.content.items[self.item].use
        assert use is not None
        pay(t, self.seat, use.energy, self.item)
        return call(Resolve(self.seat, self.item, clauses.USE))


@dataclass(slots=True)
class SpendMarker(Section):
    """Back to the pool → its effect."""

    seat: int
    marker: Annotated[MarkerId, NAMES]

    def start(self, t: Game) -> Arrow:
        """WW-EXP-8."""
        hero = t.state.heroes[self.seat]
        place = hero.kept.index(self.marker)
        hero.kept = hero.kept[:place] + hero.kept[place + 1 :]
        tell_spent(t, self.seat, self.marker)
        gains.return_marker(t, self.marker)
        return call(Resolve(self.seat, self.marker))


@dataclass(slots=True)
class UseThePower(Section):
    """Pay → RESOLVE the power of the side that is up."""

    seat: int

    def start(self, t: Game) -> Arrow:
        """WW-LVL-9."""
        tell_power(t, self.seat)
        pay(t, self.seat, side_of(t, self.seat).power.energy, POWER)
        return call(Resolve(self.seat, t.state.heroes[self.seat].character, clauses.POWER))


@dataclass(slots=True)
class TurnTheCard(Section):
    """Pay 1 energy → the character card is turned."""

    seat: int

    def start(self, t: Game) -> Arrow:
        """WW-LVL-7."""
        gains.change_energy(t, self.seat, -TURNING)
        gains.turn_card(t, self.seat)
        return None


def section_for(seat: int, choice: Any) -> PlayAbility | UseItem | SpendMarker | UseThePower | TurnTheCard:
    """The section that plays this answer, one of `answers.PLAYS`."""
    if isinstance(choice, Play):
        return PlayAbility(seat, choice.ability)
    if isinstance(choice, Use):
        return UseItem(seat, choice.item)
    if isinstance(choice, Spend):
        return SpendMarker(seat, choice.marker)
    return UseThePower(seat) if isinstance(choice, UsePower) else TurnTheCard(seat)


def pay(t: Game, seat: int, energy: int, what: str) -> None:
    """WW-ABL-1 WW-CMB-11 WW-LVL-9. Its energy; and it is not used again this turn."""
    hero = t.state.heroes[seat]
    hero.used = tuple(sorted((*hero.used, what)))
    gains.change_energy(t, seat, -energy)


def tell_played(t: Game, seat: int, ability: AbilityId) -> None:
    """WW-ABL-1 WW-ABL-2 WW-ABL-3."""
    t.tell("played", seat=seat, ability=ability)


def tell_used(t: Game, seat: int, item: CardId) -> None:
    """WW-MAI-13."""
    t.tell("item_used", seat=seat, item=item)


def tell_spent(t: Game, seat: int, marker: MarkerId) -> None:
    """WW-EXP-8."""
    t.tell("marker_spent", seat=seat, marker=marker)


def tell_power(t: Game, seat: int) -> None:
    """WW-LVL-9."""
    t.tell("power_used", seat=seat)


SECTIONS: tuple[type[Section], ...] = (PlayAbility, UseItem, SpendMarker, UseThePower, TurnTheCard)
