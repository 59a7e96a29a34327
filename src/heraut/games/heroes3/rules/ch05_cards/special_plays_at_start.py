"""5. Cards that need a section of their own when a combat begins."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.heroes3.answers.on_map import Target
from heraut.games.heroes3.answers.with_cards import PlayOf
from heraut.games.heroes3.model import BESIDE, NO_FIGHTER, NOBODY, FighterId, Game, HeroId, Laid
from heraut.games.heroes3.numbers.combat_values import battle_of, called
from heraut.games.heroes3.rules.ch05_cards import castable, spells, targets
from heraut.games.heroes3.rules.plays import NAMED, Named
from heraut.kernel import Arrow, Option, Reason, ask, call


@dataclass(slots=True)
class CastFirst(Named):
    """Intelligence: which spell? → it is cast before anybody is activated."""

    @classmethod
    def playable(cls, t: Game, seat: int, hero: HeroId, source: str) -> bool:
        return bool(castable.spells_in_hand(t, targets.Now(seat, targets.ACTIVATION)))

    def start(self, t: Game) -> Arrow:
        """H3-SPL-3."""
        castable.allow_more(t, self.seat, self.amount(t))
        return ask(self.seat, "cast_first", self.castable_spells, self.hear, secret=True)

    def castable_spells(self, t: Game) -> list[Option]:
        """H3-SPL-3. It counts for the limit of the combat round, which the expert effect raises."""
        return castable.spells_in_hand(t, targets.Now(self.seat, targets.ACTIVATION))

    def wishes(self, t: Game) -> list[Option]:
        return castable.spell_wishes(t, self.seat)

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        now = targets.Now(self.seat, targets.ACTIVATION)
        return castable.no_spell(t, now, wish) if isinstance(wish, PlayOf) else None

    def hear(self, t: Game, choice: PlayOf) -> Arrow:
        return call(spells.Cast(self.seat, choice.card, targets.ACTIVATION), self.was_cast)

    def was_cast(self, t: Game, laid: tuple[Laid, ...]) -> Arrow:
        return None


@dataclass(slots=True)
class SwapTwoUnits(Named):
    """Tactics: one unit, another one → they change places."""

    first: FighterId = NO_FIGHTER

    @classmethod
    def playable(cls, t: Game, seat: int, hero: HeroId, source: str) -> bool:
        return len(own_units(t, seat)) > 1

    def start(self, t: Game) -> Arrow:
        return ask(self.seat, "swap_first", self.units, self.hear_first)

    def units(self, t: Game) -> list[Target]:
        """H3-CMB-6 H3-COM-7. Two of one's own, one after the other."""
        return [Target(who) for who in own_units(t, self.seat) if who != self.first]

    def wishes(self, t: Game) -> list[Target]:
        return [Target(who) for who in battle_of(t).fighters]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        if not isinstance(wish, Target) or wish in self.units(t):
            return None
        if wish.fighter == self.first:
            return Reason("same-unit", ("H3-COM-7",))
        return targets.off_board(t, wish.fighter) or Reason("not-your-unit", ("H3-CMB-6",))

    def hear_first(self, t: Game, choice: Target) -> Arrow:
        self.first = choice.fighter
        return ask(self.seat, "swap_second", self.units, self.hear_second)

    def hear_second(self, t: Game, choice: Target) -> Arrow:
        """H3-COM-7."""
        one, other = battle_of(t).fighters[self.first], battle_of(t).fighters[choice.fighter]
        one.space, other.space = other.space, one.space
        t.tell("units_swapped", fighters=(called(t, self.first), called(t, choice.fighter)))
        return None


def own_units(t: Game, seat: int) -> list[FighterId]:
    """The units of a seat that stand on the board."""
    side = targets.side_of(t, seat)
    fighters = battle_of(t).fighters
    return [who for who, one in fighters.items() if one.side == side and one.space != BESIDE]


@dataclass(slots=True)
class NoEscape(Named):
    """Shackles of War: the enemy hero neither retreats nor surrenders."""

    @classmethod
    def playable(cls, t: Game, seat: int, hero: HeroId, source: str) -> bool:
        """Only a player's hero could escape, main or secondary."""
        side, battle = targets.side_of(t, seat), battle_of(t)
        return side >= 0 and battle.owners[1 - side] >= 0 and battle.heroes[1 - side] != NOBODY

    def start(self, t: Game) -> Arrow:
        """H3-END-1."""
        battle = battle_of(t)
        barred = list(battle.no_escape)
        barred[1 - targets.side_of(t, self.seat)] = True
        battle.no_escape = (barred[0], barred[1])
        t.tell("no_escape", seat=self.seat)
        return None


NAMED.update(cast_first=CastFirst, swap_two_units=SwapTwoUnits, no_escape=NoEscape)
