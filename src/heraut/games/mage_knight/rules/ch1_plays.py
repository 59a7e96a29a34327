"""1. What a hero may play now: cards, cards sideways, units, skills, banners, healing, tactics."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

import heraut.games.mage_knight.rules.ch1_boosts as ch1_boosts
import heraut.games.mage_knight.rules.ch1_cards as ch1_cards
import heraut.games.mage_knight.rules.ch1_healing as ch1_healing
import heraut.games.mage_knight.rules.ch1_skills as ch1_skills
import heraut.games.mage_knight.rules.ch1_units as ch1_units
import heraut.games.mage_knight.rules.ch3_tactics as ch3_tactics
from heraut.games.mage_knight.answers import (
    Activate,
    Attach,
    HealUnit,
    HealWound,
    Play,
    Sideways,
    UseSkill,
    UseTactic,
)
from heraut.games.mage_knight.model import WOUND, DeedId, Game, UnitId, is_day
from heraut.games.mage_knight.numbers import statuses
from heraut.games.mage_knight.numbers.effects import effects_of
from heraut.games.mage_knight.printed.effects import Effect
from heraut.games.mage_knight.rules import gains
from heraut.games.mage_knight.rules.ch1_effects import (
    ATTACK,
    BLOCK,
    INFLUENCE,
    MOVE,
    SPECIAL,
    against,
    hangs_on_others,
    out_of_reach,
)
from heraut.kernel import Option, Reason
from heraut.kernel.sections import Ends

Doubts: TypeAlias = tuple[tuple[str, Effect], ...]
"""Effects with their sources: whether they are in reach is still to be seen."""
SIDEWAYS = (MOVE, INFLUENCE, ATTACK, BLOCK)
KEPT = 20_000  # listings remembered
USE_TACTIC, HEAL_WOUND = UseTactic(), HealWound()


# ── listed ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def plays(t: Game, seat: int, uses: frozenset[str]) -> list[Option]:
    """MK-CRD-2 MK-CRD-6. What is of use now and can be paid for.

    What hangs on the hero's own things is remembered, since thousands of clones ask for the same.
    """
    state, hero = t.state, t.state.heroes[seat]
    key = (
        uses, tuple(sorted(hero.hand)), hero.mana, hero.crystals, hero.units, hero.skills, hero.tired, hero.turned,
        hero.heal, hero.motivated, hero.deck.size() > 0, hero.stolen, hero.turn.dice, state.modifiers.get(seat, ()),
        state.source, state.advanced, state.spells, state.centre, seat, is_day(t),
    )  # fmt: skip
    known: dict[Any, list[tuple[Option, Doubts]]] = t.content.memo.setdefault("plays", {})
    listed = known.get(key)
    if listed is None:
        if len(known) > KEPT:
            known.clear()
        listed = known[key] = _look(t, seat, uses)
    found = [
        option
        for option, doubtful in listed
        if not doubtful or any(out_of_reach(t, seat, effect, source) is None for source, effect in doubtful)
    ]
    found += ch1_boosts.offers(t, seat, uses)
    return [*found, USE_TACTIC] if SPECIAL in uses and ch3_tactics.usable(t, seat) else found


def _look(t: Game, seat: int, uses: frozenset[str]) -> list[tuple[Option, Doubts]]:
    """What nothing of the hero's own speaks against, with the effects of which one must still be in reach."""
    found: list[tuple[Option, Doubts]] = []
    for wish in wishes(t, seat):
        judged = judge(t, seat, uses, wish)
        if not isinstance(judged, Reason):
            sure = not judged or any(not hangs_on_others(effect) for _, effect in judged)
            found.append((wish, () if sure else judged))
    return found


def wishes(t: Game, seat: int) -> Iterator[Option]:
    """MK-CRD-2. Whatever somebody might want to play with what he has."""
    hero = t.state.heroes[seat]
    if WOUND in hero.hand:
        yield HEAL_WOUND
    for unit in hero.units:
        if unit.wounds:
            yield HealUnit(unit.id)
    for name in sorted(set(hero.hand)):
        card = DeedId(name)
        if name != WOUND:
            deed = t.content.deeds[name]
            for mode in ch1_cards.MODES:
                if deed.strong if mode == ch1_cards.STRONG else deed.basic:
                    yield Play(card, mode)
            if deed.banner:
                for unit in hero.units:
                    yield Attach(card, unit.id)
        for use in SIDEWAYS:
            yield Sideways(card, use)
    for unit in hero.units:
        for number in range(1, len(t.content.units[unit.kind].abilities) + 1):
            yield Activate(unit.id, number)
        if ch1_units.banner_ability(t, unit):
            yield Activate(unit.id, ch1_units.BANNER)
    for skill in hero.skills:
        yield UseSkill(skill)


# ── judged ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def forbids(t: Game, seat: int, uses: frozenset[str], wish: Option) -> Reason | None:
    """MK-CRD-2 MK-CRD-6 MK-CRD-21. Why this may not be played now; nothing to say about what is no play."""
    judged = judge(t, seat, uses, wish)
    if isinstance(judged, Reason):
        return judged
    first: Reason | None = None
    for source, effect in judged:
        reason = out_of_reach(t, seat, effect, source)
        if reason is None:
            return None
        first = first or reason
    return first


def judge(t: Game, seat: int, uses: frozenset[str], wish: Option) -> Reason | Doubts:
    """What of the hero's own things speaks against a wish; if nothing, the effects that it may have."""
    if isinstance(wish, Sideways):
        return not_sideways(t, seat, uses, wish) or ()
    if isinstance(wish, Play):
        return not_held(t, seat, wish.card) or usable(t, seat, uses, wish)
    if isinstance(wish, Activate):
        return not_to_activate(t, seat, uses, wish) or usable(t, seat, uses, wish)
    if isinstance(wish, UseSkill):
        return ch1_skills.used_up(t, seat, wish.skill) or usable(t, seat, uses, wish)
    if isinstance(wish, Attach):
        return no_time(uses) or ch1_units.not_to_attach(t, seat, wish.card, wish.unit) or ()
    if isinstance(wish, HealWound):
        return ch1_healing.no_healing_now(uses) or ch1_healing.no_wound_to_heal(t, seat) or ()
    if isinstance(wish, HealUnit):
        missing = not_ones_own(t, seat, wish.unit) or ch1_healing.no_healing_now(uses)
        return missing or ch1_healing.no_unit_to_heal(t, seat, wish.unit) or ()
    return ()


def not_held(t: Game, seat: int, card: str) -> Reason | None:
    """MK-CRD-14. A card of the hand, and no Wound."""
    if card == WOUND:
        return Reason("wound-is-not-played", ("MK-CRD-14",))
    return None if card in t.state.heroes[seat].hand else Reason("not-in-hand", ("MK-CRD-16",), card=card)


def not_sideways(t: Game, seat: int, uses: frozenset[str], wish: Sideways) -> Reason | None:
    """MK-CRD-1 MK-CRD-6 MK-CRD-14. Held, no Wound unless an effect says so, for points that are of use."""
    if wish.card not in t.state.heroes[seat].hand:
        return Reason("not-in-hand", ("MK-CRD-1",), card=wish.card)
    if wish.use not in uses and wish.use not in statuses.of_use(t, seat, uses):
        return Reason("of-no-use", ("MK-CRD-1", "MK-CRD-6"))
    if not statuses.sideways(t, seat, wish.card):
        return Reason("wound-is-not-played", ("MK-CRD-14",))
    return None


def no_time(uses: frozenset[str]) -> Reason | None:
    """MK-CRD-2 MK-CRD-12. At any time of one's own turn."""
    return None if SPECIAL in uses else Reason("not-now", ("MK-CRD-2", "MK-CRD-12"), at="turn")


def not_ones_own(t: Game, seat: int, unit: UnitId) -> Reason | None:
    """MK-UNI-1. A unit of one's own army."""
    if any(one.id == unit for one in t.state.heroes[seat].units):
        return None
    return Reason("no-such-unit", ("MK-UNI-1",))


def not_to_activate(t: Game, seat: int, uses: frozenset[str], wish: Activate) -> Reason | None:
    """MK-UNI-1 MK-UNI-5. A unit that can act, by an ability that it has."""
    missing = not_ones_own(t, seat, wish.unit)
    if missing is not None:
        return missing
    unit = gains.unit_of(t.state.heroes[seat], wish.unit)
    if wish.ability == ch1_units.BANNER:
        return ch1_units.idle_banner(t, unit, uses)
    if not 0 < wish.ability <= len(t.content.units[unit.kind].abilities):
        return Reason("no-such-ability", ("MK-UNI-5",), unit=unit.kind)
    return ch1_units.idle_unit(unit, uses)


def usable(t: Game, seat: int, uses: frozenset[str], wish: Play | Activate | UseSkill) -> Reason | Doubts:
    """MK-CRD-16 MK-CRD-21 MK-UNI-5. The effects of use and within one's means; if none, why not the first."""
    source, price, played = source_of(t, seat, wish)
    if not source:  # a banner that makes its unit ready
        return ()
    effects = effects_of(t.content, source)
    if not effects:
        return Reason("no-such-effect", ("MK-CRD-12", "MK-CRD-19"), card=played)
    found: list[tuple[str, Effect]] = []
    first: Reason | None = None
    for effect in effects:
        reason = against(t, seat, uses, source, price, effect, played)
        if reason is None:
            found.append((source, effect))
        first = first or reason
    return tuple(found) or first or ()


def source_of(t: Game, seat: int, wish: Play | Activate | UseSkill) -> tuple[str, tuple[str, ...], str]:
    """The source of a play, what its card costs, and that card."""
    if isinstance(wish, Play):
        price = ch1_cards.price_of(t.content.deeds[wish.card], wish.mode)
        return f"card {wish.card} {wish.mode}", price, wish.card
    if isinstance(wish, Activate):
        unit = gains.unit_of(t.state.heroes[seat], wish.unit)
        return ch1_units.source_of(t, unit, wish.ability), (), ""
    return ch1_skills.source_of(t, seat, wish.skill), (), ""


# ── played ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def section_for(t: Game, seat: int, choice: Option) -> Ends | None:
    """The section that plays this answer, if it is a play."""
    if isinstance(choice, Play):
        return ch1_cards.PlayCard(seat, choice.card, choice.mode)
    if isinstance(choice, Sideways):
        return ch1_cards.PlaySideways(seat, choice.card, choice.use)
    if isinstance(choice, Activate):
        return ch1_units.ActivateUnit(seat, choice.unit, choice.ability)
    if isinstance(choice, UseSkill):
        return ch1_skills.UseSkillNow(seat, choice.skill)
    if isinstance(choice, Attach):
        return ch1_units.AttachBanner(seat, choice.card, choice.unit)
    if isinstance(choice, HealWound):
        return ch1_healing.HealHand(seat)
    if isinstance(choice, HealUnit):
        return ch1_healing.HealAUnit(seat, choice.unit)
    if isinstance(choice, UseTactic):
        return ch3_tactics.UseTacticNow(seat)
    return ch1_boosts.section_for(t, seat, choice)
