"""4. Spell cards: whose they are, and the gems that lie on them."""

from __future__ import annotations

import heraut.games.conan.rules.ch2_sheet.gems as gems
from heraut.games.conan.model import OVERLORD, FigureId, Game, HeroId, SpellId
from heraut.games.conan.numbers.figures import DIZZY, has, is_hero, kin, side_of
from heraut.games.conan.numbers.limits import NO_LIMIT, room_on_spell
from heraut.kernel import Reason

ON_CARD = "card:"  # before the name of a spell: a status of a unit that has cast it this turn


def spells_of(t: Game, caster: FigureId) -> tuple[SpellId, ...]:
    """CN-SPL-7. The cards of a hero; of a unit, those of the scenario."""
    return t.state.heroes[caster].spells if is_hero(caster) else kin(t)[t.state.units[caster].group].spells


def not_his_card(t: Game, caster: FigureId, spell: SpellId) -> Reason | None:
    """CN-SPL-7 CN-ZON-11. Only a spell caster who owns the card; units have no gems of their own to give."""
    owns = spell in spells_of(t, caster) and has(t, caster, "spell_caster")
    gives = any(effect.give for effect in t.content.spells[spell].effects)
    return None if owns and (is_hero(caster) or not gives) else Reason("no-caster", ("CN-SPL-7",), figure=caster)


def price(t: Game, caster: FigureId, spell: SpellId) -> int:
    """CN-SPL-1 CN-SPL-13. The cost of the card, and what dizziness adds."""
    dizzy = sum(held.amount for held in t.state.modifiers.get(caster, ()) if held.status == DIZZY)
    return t.content.spells[spell].cost + dizzy


def purse(t: Game, caster: FigureId) -> int:
    """CN-OVL-23 CN-SKL-34. His available gems, or the overlord's; allies have none."""
    if is_hero(caster):
        return t.state.heroes[caster].available
    return t.state.overlord.available if side_of(caster) == OVERLORD else 0


def room_on_card(t: Game, caster: FigureId, spell: SpellId) -> int:
    """CN-SPL-4 CN-SPL-6 CN-OVL-23. How many gems the card still takes this turn."""
    if is_hero(caster):
        return room_on_spell(t, HeroId(caster), spell)
    spent = sum(held.amount for held in t.state.modifiers.get(caster, ()) if held.status == ON_CARD + spell)
    return (t.content.spells[spell].limit or NO_LIMIT) - spent


def cannot_pay(t: Game, caster: FigureId, spell: SpellId) -> Reason | None:
    """CN-SPL-1 CN-SPL-4 CN-ZON-5. Too few gems, or too many on the card this turn."""
    needed, there, cost = price(t, caster, spell), purse(t, caster), t.content.spells[spell].cost
    if there < needed:
        return Reason("too-dear-a-spell", ("CN-SPL-1", "CN-ZON-5"), gems=needed, available=there)
    limit = t.content.spells[spell].limit
    return Reason("card-full", ("CN-SPL-4", "CN-SPL-6"), most=limit) if room_on_card(t, caster, spell) < cost else None


def put_on_card(t: Game, caster: FigureId, spell: SpellId, number: int, besides: int = 0) -> None:
    """CN-SPL-1 CN-OVL-22 CN-OVL-23. A hero's gems go onto the card, the overlord's to fatigue; `besides`: dizziness."""
    if is_hero(caster):
        gems.put_on_spell(t, HeroId(caster), spell, number)
        gems.pay(t, HeroId(caster), besides)
    else:
        gems.spend(t, number + besides)
        t.state.gain(caster, ON_CARD + spell, "side", number)
