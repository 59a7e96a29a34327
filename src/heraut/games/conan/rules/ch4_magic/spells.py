"""4. Spells."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import heraut.games.conan.rules.ch4_magic.effects as effects
import heraut.games.conan.rules.ch4_magic.named_spells as named_spells
from heraut.games.conan.answers.acting import Cast, CastAt, CastOn
from heraut.games.conan.model import NO_AREA, NO_FIGURE, AreaId, FigureId, Game, HeroId, SpellId, chart_of
from heraut.games.conan.numbers.blows import SPELL_BLOW
from heraut.games.conan.numbers.crowds import Crowd
from heraut.games.conan.numbers.figures import alike, area_of, figures, has, living, side_of
from heraut.games.conan.numbers.limits import Room
from heraut.games.conan.numbers.sight import apart, out_of_sight
from heraut.games.conan.printed.pieces import Spell
from heraut.games.conan.rules.ch2_sheet.targets import may_not_be_attacked, not_an_enemy
from heraut.games.conan.rules.ch4_magic.cards import cannot_pay, not_his_card, price, put_on_card, spells_of
from heraut.kernel import Arrow, Option, Reason, Section, call
from heraut.kernel.sections import Ends

DEEDS = (Cast, CastOn, CastAt)
PLACES = ("area", "place")  # whom a card touches: areas of the board

# ── what can be cast ─────────────────────────────────────────────────────────────────────────────────────────────────


def deeds(t: Game, hero: HeroId, others: Crowd, room: Room) -> list[Option]:
    """CN-SPL-1 CN-SPL-4 CN-SPL-6 CN-SPL-7."""
    return castable(t, hero)


def wishes(t: Game, hero: HeroId) -> list[Option]:
    return [wish for spell in spells_of(t, hero) for wish in aims(t, hero, spell)]


def castable(t: Game, caster: FigureId) -> list[Option]:
    """CN-SPL-7 CN-OVL-23. What this figure, hero or unit, can cast and pay for now."""
    spells = spells_of(t, caster)
    if not spells:
        return []
    paid = [spell for spell in spells if (not_his_card(t, caster, spell) or cannot_pay(t, caster, spell)) is None]
    return [wish for spell in paid for wish in hits(t, caster, spell)]


def hits(t: Game, caster: FigureId, spell: SpellId) -> list[Option]:
    """CN-SPL-1 CN-LOS-1. On whom or where it can be cast; areas in its range are the same as long as no door opens."""
    printed = t.content.spells[spell]
    if printed.target not in PLACES:
        return [wish for wish in aims(t, caster, spell) if misses(t, wish) is None]
    here, memo = area_of(t, caster), t.content.memo
    key = ("range", t.state.scenario, spell, here, t.state.opened)
    near: list[AreaId] | None = memo.get(key)
    if near is None:
        wishes = [CastAt(caster, spell, AreaId(area)) for area in chart_of(t).areas]
        near = memo[key] = [wish.area for wish in wishes if too_far(t, printed, wish) is None]
    if not printed.play:
        return [CastAt(caster, spell, area) for area in near]
    wishes = [CastAt(caster, spell, area) for area in named_spells.promising(t, caster, spell, near)]
    return [wish for wish in wishes if named_spells.in_vain(t, wish, printed.play) is None]


def aims(t: Game, caster: FigureId, spell: SpellId) -> Iterator[Option]:
    """CN-SPL-1. On whom or where the card could be cast, wherever that is; figures that are alike are one answer."""
    target = t.content.spells[spell].target
    if target in ("self", "own_area"):
        yield Cast(caster, spell)
    elif target in PLACES:
        yield from [CastAt(caster, spell, AreaId(area)) for area in chart_of(t).areas]
    elif target == "object":
        yield from [CastAt(caster, spell, area) for area in t.state.objects]
    else:
        yield from [CastOn(caster, spell, one) for one in alike(t, touched(t, caster, t.content.spells[spell]))]


def touched(t: Game, caster: FigureId, spell: Spell) -> list[FigureId]:
    """CN-SPL-1. Heroes, casters, enemies, or anybody else."""
    if spell.target == "hero":
        return [hero for hero in living(t) if not (spell.others and hero == caster)]
    others = [figure for figure, _ in figures(t) if figure != caster]
    if spell.target == "caster":
        return [figure for figure in others if has(t, figure, "spell_caster")]
    return [figure for figure in others if side_of(figure) != side_of(caster)] if spell.target == "enemy" else others


# ── what speaks against it ───────────────────────────────────────────────────────────────────────────────────────────


def forbids(t: Game, wish: Option) -> Reason | None:
    """CN-SPL-1 CN-SPL-4 CN-SPL-7."""
    return not_his_card(t, wish.figure, wish.spell) or cannot_pay(t, wish.figure, wish.spell) or misses(t, wish)


def misses(t: Game, wish: Option) -> Reason | None:
    """CN-SPL-1 CN-LOS-1. It does not reach so far, or does nothing there."""
    spell = t.content.spells[wish.spell]
    reason = None if isinstance(wish, Cast) else too_far(t, spell, wish)
    if reason is None and isinstance(wish, CastOn) and is_attack(spell):
        reason = not_an_enemy(t, wish.figure, wish.target) or may_not_be_attacked(
            t, wish.figure, wish.target, SPELL_BLOW
        )
    return reason or (named_spells.in_vain(t, wish, spell.play) if spell.play else lasts_still(t, wish))


def lasts_still(t: Game, wish: Option) -> Reason | None:
    """CN-SPL-15. What lasts until a stance is not laid twice: its card still works."""
    lasting = any(effect.until == "stance" for effect in t.content.spells[wish.spell].effects)
    held = t.state.modifiers.get(wish.figure, ()) if lasting else ()
    return Reason("lasts-still", ("CN-SPL-15",)) if any(one.source == wish.spell for one in held) else None


def too_far(t: Game, spell: Spell, wish: CastOn | CastAt) -> Reason | None:
    """CN-SPL-1 CN-LOS-1. The card says in one's area, next door, in sight, or within so many areas."""
    here, there = area_of(t, wish.figure), wish.area if isinstance(wish, CastAt) else area_of(t, wish.target)
    most = 0 if spell.here else spell.within
    if (spell.here or spell.within) and apart(t, here, there) > most:
        return Reason("spell-too-far", ("CN-SPL-1",), most=most)
    if spell.next_door and here == there:
        return Reason("spell-too-near", ("CN-SPL-1",))
    return out_of_sight(t, here, there) if spell.sight else None


def is_attack(spell: Spell) -> bool:
    """CN-OVL-23. Does this spell attack?"""
    return spell.area or any(effect.attack for effect in spell.effects)


# ── casting ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def perform(t: Game, deed: Option) -> Ends:
    """CN-SPL-1."""
    target = deed.target if isinstance(deed, CastOn) else NO_FIGURE
    return CastSpell(deed.figure, deed.spell, target, deed.area if isinstance(deed, CastAt) else NO_AREA)


@dataclass(slots=True)
class CastSpell(Section):
    """Its gems go onto the card, then it does what it says.

    pay → its lines, or the section that the card names
    """

    caster: FigureId
    spell: SpellId
    target: FigureId = NO_FIGURE
    area: AreaId = NO_AREA

    def start(self, t: Game) -> Arrow:
        """CN-SPL-1 CN-OVL-23."""
        printed = t.content.spells[self.spell]
        put_on_card(t, self.caster, self.spell, printed.cost, price(t, self.caster, self.spell) - printed.cost)
        cast(t, self.caster, self.spell)
        if printed.play:
            return call(named_spells.section_for(printed.play, self.caster, self.spell, self.target, self.area))
        return call(effects.Effects(self.caster, self.spell, self.target, self.area))


def cast(t: Game, figure: FigureId, spell: SpellId) -> None:
    """CN-SPL-1."""
    t.tell("cast", figure=figure, spell=spell)


SECTIONS = (CastSpell,)
