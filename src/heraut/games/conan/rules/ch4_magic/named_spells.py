"""4. Spells that no line of words says: a section each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import heraut.games.conan.rules.ch2_sheet.death as death
import heraut.games.conan.rules.ch2_sheet.gems as gems
import heraut.games.conan.rules.ch2_sheet.movement as movement
import heraut.games.conan.rules.ch4_magic.area_effects as area_effects
import heraut.games.conan.rules.ch4_magic.effects as effects
from heraut.games.conan.answers.acting import CastAt, Go, TakeItem
from heraut.games.conan.model import AreaId, FigureId, Game, HeroId, ItemId, SpellId
from heraut.games.conan.numbers.blows import life_left
from heraut.games.conan.numbers.borders import full, stuck, wet
from heraut.games.conan.numbers.burden import too_heavy
from heraut.games.conan.numbers.figures import NO_LONGER, ROOTED, area_of, has, is_hero, is_there, seat_of
from heraut.games.conan.numbers.sight import apart, distances
from heraut.games.conan.numbers.ways import unit_reach
from heraut.games.conan.rules.ch2_sheet.objects import pick_up, take
from heraut.games.conan.rules.ch4_magic.cards import price, purse, put_on_card, room_on_card
from heraut.kernel import Arrow, Option, Reason, Section, ask, call
from heraut.kernel.sections import Ends

CONTROLLED = 2  # the points of Mind Control
LIFTED = 3  # the weight that Telekinesis moves
KISS = ("R*", "R*", "R*")

# ── Kiss of Death ────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class KissOfDeath(Section):
    """Three red dice on everybody else of the area; then the caster is no more.

    area effect → death
    """

    caster: FigureId

    def start(self, t: Game) -> Arrow:
        """CN-SPL-2."""
        area, seat = area_of(t, self.caster), seat_of(t, self.caster)
        return call(area_effects.AreaEffect(seat, self.caster, area, KISS, spared=self.caster, magic=True), self.perish)

    def perish(self, t: Game) -> Arrow:
        """CN-ZON-7. He leaves the board for good."""
        if not is_there(t, self.caster):
            return None
        gems.wound(t, self.caster, life_left(t, self.caster))
        return call(death.Death(self.caster))


# ── Mind Control ─────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class MindControl(Section):
    """An enemy goes where the caster likes: two areas, one more for each gem more on the card.

    where → the gems → it goes
    """

    caster: FigureId
    spell: SpellId
    target: FigureId

    def start(self, t: Game) -> Arrow:
        """CN-SPL-1."""
        return ask(seat_of(t, self.caster), "mind_control", self.ways, self.hear, otherwise=self.over)

    def ways(self, t: Game) -> list[Option]:
        """CN-SPL-1 CN-SPL-4 CN-MOV-5. As it would go itself, as far as the gems go."""
        return [Go(self.target, area) for area in self.reach(t)]

    def reach(self, t: Game) -> dict[AreaId, int]:
        more = min(purse(t, self.caster), room_on_card(t, self.caster, self.spell))
        return unit_reach(t, self.target, CONTROLLED + more)

    def hear(self, t: Game, choice: Go) -> Arrow:
        """CN-SPL-1 CN-SPL-4. One gem more for each point beyond the second."""
        put_on_card(t, self.caster, self.spell, max(0, self.reach(t)[choice.area] - CONTROLLED))
        happens = movement.unit_move(t, choice)
        return None if happens is None else call(happens)

    def over(self, t: Game) -> Arrow:
        return None


def will_not_move(t: Game, wish: Option) -> Reason | None:
    """CN-SPL-1 CN-SPL-4. It has nowhere to go, with all the gems that the card takes."""
    left, card = purse(t, wish.figure) - price(t, wish.figure, wish.spell), t.content.spells[wish.spell]
    more = min(left, room_on_card(t, wish.figure, wish.spell) - card.cost)
    moves = unit_reach(t, wish.target, CONTROLLED + max(0, more))
    return None if moves else Reason("cannot-be-moved", ("CN-SPL-1",), target=wish.target)


# ── Set's Possession ─────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class SetsPossession(Section):
    """Who blocks blocks no longer; who does not block cannot move.

    blocking → lost
    → rooted
    """

    spell: SpellId
    target: FigureId

    def start(self, t: Game) -> Arrow:
        """CN-SPL-13 CN-SPL-14. Until the next turn or activation, which who is rooted spends where he is."""
        if has(t, self.target, "blocking"):
            t.state.gain(self.target, NO_LONGER + "blocking", effects.moment(t, self.target, "next"), 0, self.spell)
        else:
            t.state.gain(self.target, ROOTED, effects.through(t, self.target), 0, self.spell)
        effects.enchanted(t, self.target, self.spell)
        return None


# ── Telekinesis ──────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class Telekinesis(Section):
    """An object in sight comes to the caster's hand.

    which → taken
    """

    hero: HeroId
    area: AreaId

    def start(self, t: Game) -> Arrow:
        """CN-SPL-1."""
        return ask(self.hero, "telekinesis", self.objects, self.hear)

    def objects(self, t: Game) -> list[Option]:
        """CN-SPL-1 CN-ENC-4. Of weight 3 at most, if he can carry it."""
        return [TakeItem(self.hero, item) for item in liftable(t, self.hero, self.area)]

    def hear(self, t: Game, choice: TakeItem) -> Arrow:
        """CN-MAN-2. As if he stood there."""
        pick_up(t, self.area, choice.item)
        take(t, self.hero, choice.item)
        return None


def liftable(t: Game, hero: HeroId, area: AreaId) -> list[ItemId]:
    """CN-ENC-4. What Telekinesis moves and he can carry."""
    items = [item for item in dict.fromkeys(t.state.objects.get(area, ())) if t.content.items[item].weight <= LIFTED]
    return [item for item in items if too_heavy(t, hero, item) is None]


def nothing_to_lift(t: Game, wish: CastAt) -> Reason | None:
    """CN-SPL-1 CN-ENC-4. Only heroes carry objects."""
    found = is_hero(wish.figure) and liftable(t, HeroId(wish.figure), wish.area)
    return None if found else Reason("nothing-to-lift", ("CN-SPL-1",), area=wish.area)


# ── Teleportation ────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class Teleportation(Section):
    """The caster is elsewhere, whatever lies between: a gem for each area.

    gems → there
    """

    caster: FigureId
    spell: SpellId
    area: AreaId

    def start(self, t: Game) -> Arrow:
        """CN-SPL-1 CN-SPL-6. The first gem has been paid."""
        put_on_card(t, self.caster, self.spell, apart(t, area_of(t, self.caster), self.area) - 1)
        happens = movement.unit_move(t, Go(self.caster, self.area))
        return None if happens is None else call(happens)


def out_of_the_world(t: Game, wish: CastAt) -> Reason | None:
    """CN-SPL-1 CN-MOV-6 CN-SKL-12. He is there, it is too far for his gems, full, or water; or he cannot move."""
    areas, extra = apart(t, area_of(t, wish.figure), wish.area), price(t, wish.figure, wish.spell) - 1
    if not areas or areas + extra > purse(t, wish.figure):
        return Reason("too-far-to-teleport", ("CN-SPL-1",), area=wish.area, gems=areas + extra)
    return wet(t, wish.figure, wish.area) or stuck(t, wish.figure) or full(t, wish.figure, wish.area)


# ── by name ──────────────────────────────────────────────────────────────────────────────────────────────────────────

VAIN: dict[str, Callable[[Game, Option], Reason | None]] = {
    "mind_control": will_not_move,
    "telekinesis": nothing_to_lift,
    "teleportation": out_of_the_world,
}


def promising(t: Game, caster: FigureId, spell: SpellId, areas: list[AreaId]) -> list[AreaId]:
    """CN-SPL-1. Those of these areas that a glance at the board does not rule out: not all need be judged."""
    play = t.content.spells[spell].play
    if play == "telekinesis":
        return [area for area in areas if area in t.state.objects]
    if play == "teleportation":
        far, most = distances(t, area_of(t, caster)), purse(t, caster) - price(t, caster, spell) + 1
        return [area for area in areas if far[area] <= most]
    return areas


def in_vain(t: Game, wish: Option, play: str) -> Reason | None:
    """CN-SPL-1. What speaks against casting this very card so."""
    return VAIN[play](t, wish) if play in VAIN else None


def section_for(play: str, caster: FigureId, spell: SpellId, target: FigureId, area: AreaId) -> Ends:
    """CN-SPL-1. The section that a card names in its `play`."""
    if play == "kiss_of_death":
        return KissOfDeath(caster)
    if play == "mind_control":
        return MindControl(caster, spell, target)
    if play == "sets_possession":
        return SetsPossession(spell, target)
    return Telekinesis(HeroId(caster), area) if play == "telekinesis" else Teleportation(caster, spell, area)


SECTIONS = (KissOfDeath, MindControl, SetsPossession, Telekinesis, Teleportation)
