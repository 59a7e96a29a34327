"""1. What a hero may play now: cards, cards sideways, units, skills, banners, healing, tactics."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

import heraut.games.mage_knight.rules.ch1_reminders.boosts as boosts
import heraut.games.mage_knight.rules.ch1_reminders.card_plays as card_plays
import heraut.games.mage_knight.rules.ch1_reminders.healing as healing
import heraut.games.mage_knight.rules.ch1_reminders.skill_plays as skill_plays
import heraut.games.mage_knight.rules.ch1_reminders.unit_plays as unit_plays
import heraut.games.mage_knight.rules.ch3_rounds.tactics as tactics
from heraut.games.mage_knight.answers.of_rounds import UseTactic
from heraut.games.mage_knight.answers.with_cards import (
    Activate,
    Attach,
    HealUnit,
    HealWound,
    Learn,
    Play,
    Sideways,
    UseLasting,
    UseSkill,
)
from heraut.games.mage_knight.model.heroes import Hero, cards_left
from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.model.names import PARTIAL, WOUND, DeedId, SkillId, UnitId
from heraut.games.mage_knight.numbers import statuses
from heraut.games.mage_knight.numbers.effects import effects_of
from heraut.games.mage_knight.numbers.mana import BASIC, Purse, purse_of
from heraut.games.mage_knight.printed.effects import COLOURS
from heraut.games.mage_knight.rules import gains
from heraut.games.mage_knight.rules.ch1_reminders.judged_effects import (
    ATTACK,
    BLOCK,
    INFLUENCE,
    MOVE,
    SPECIAL,
    Doubt,
    doubt_of,
    doubtful,
    worthless,
)
from heraut.kernel import Option, Reason
from heraut.kernel.sections import Ends

Doubts: TypeAlias = tuple[Doubt, ...]
"""Effects of which one must stand up to whatever changes from question to question."""
Listed: TypeAlias = tuple[Option, tuple[str, ...], Doubts]
"""What is of use; the mana it costs, if that is all it hangs on; or else its doubts."""
SIDEWAYS = (MOVE, INFLUENCE, ATTACK, BLOCK)
ARMY = ""  # its units, among the things that may be played
KEPT = 5_000  # situations remembered
USE_TACTIC, HEAL_WOUND = UseTactic(), HealWound()


# ── listed ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def plays(t: Game, seat: int, uses: frozenset[str]) -> list[Option]:
    """MK-CRD-2 MK-CRD-6. What is of use now and can be paid for.

    Of what use each thing is hangs on little, and is remembered: of thousands of clones, and of many turns.
    """
    state, hero = t.state, t.state.heroes[seat]
    situation = (
        uses, state.modifiers.get(seat), state.centre, seat, hero.units, WOUND in hero.hand, cards_left(hero) > 0,
        state.round % 2,
    )  # fmt: skip
    known: dict[Any, dict[str, list[Listed]]] = t.content.memo.part("plays", KEPT)
    things = known.get(situation)
    if things is None:
        things = known[situation] = {}
    found = [wish for wish in to_heal(hero) if judge(t, seat, uses, wish) == ()] if hero.heal else []
    purse = purse_of(t, seat)
    skills = [skill for skill in hero.skills if skill_plays.used_up(t, seat, skill) is None]
    for thing in (*sorted(set(hero.hand)), ARMY, *skills):
        listed = things.get(thing)
        if listed is None:
            listed = things[thing] = _look(t, seat, uses, thing)
        for option, price, doubts in listed:
            if (not price or purse.affords(price)) and (not doubts or stands(t, seat, purse, doubts) is None):
                found.append(option)
    found += boosts.offers(t, seat, uses)
    return [*found, USE_TACTIC] if SPECIAL in uses and tactics.usable(t, seat) else found


def _look(t: Game, seat: int, uses: frozenset[str], thing: str) -> list[Listed]:
    """What is of use of one thing."""
    found: list[Listed] = []
    for wish in of_thing(t, t.state.heroes[seat], thing):
        judged = judge(t, seat, uses, wish)
        if not isinstance(judged, Reason):
            found.append(_listed(wish, judged))
    return found


def _listed(wish: Option, doubts: Doubts) -> Listed:
    """What has one effect, and that only costs mana, is the commonest, and soonest judged."""
    if not all(doubt.price or doubt.gives or doubt.far for doubt in doubts):
        return wish, (), ()
    only = doubts[0] if len(doubts) == 1 else None
    return (wish, (), doubts) if only is None or only.gives or only.far else (wish, only.price, ())


def wishes(t: Game, seat: int) -> Iterator[Option]:
    """MK-CRD-2. Whatever somebody might want to play with what he has."""
    hero = t.state.heroes[seat]
    yield from to_heal(hero)
    for thing in (*sorted(set(hero.hand)), ARMY, *hero.skills):
        yield from of_thing(t, hero, thing)
    yield from boosts.wishes(t, seat)
    if hero.tactic in tactics.IN_TURN:
        yield USE_TACTIC


def to_heal(hero: Hero) -> Iterator[Option]:
    """MK-CRD-4 MK-CRD-10. What healing points might be spent on."""
    if WOUND in hero.hand:
        yield HEAL_WOUND
    for unit in hero.units:
        if unit.wounds:
            yield HealUnit(unit.id)


def of_thing(t: Game, hero: Hero, thing: str) -> Iterator[Option]:
    """MK-CRD-2. What might be played of a card of the hand, of the army, or of a skill."""
    if thing == ARMY:
        yield from of_army(t, hero)
    elif thing in t.content.skills:
        yield UseSkill(SkillId(thing))
    else:
        yield from of_card(t, hero, DeedId(thing))


def of_card(t: Game, hero: Hero, card: DeedId) -> Iterator[Option]:
    """MK-CRD-1 MK-CRD-3 MK-CRD-16."""
    if card != WOUND:
        deed = t.content.deeds[card]
        for mode in card_plays.MODES:
            if deed.strong if mode == card_plays.STRONG else deed.basic:
                yield Play(card, mode)
        if deed.banner:
            for unit in hero.units:
                yield Attach(card, unit.id)
    for use in SIDEWAYS:
        yield Sideways(card, use)


def of_army(t: Game, hero: Hero) -> Iterator[Option]:
    """MK-UNI-1 MK-UNI-5 MK-CRD-12."""
    for unit in hero.units:
        for number in range(1, len(t.content.units[unit.kind].abilities) + 1):
            yield Activate(unit.id, number)
        if unit_plays.banner_ability(t, unit):
            yield Activate(unit.id, unit_plays.BANNER)


# ── judged ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def forbids(t: Game, seat: int, uses: frozenset[str], wish: Option) -> Reason | None:
    """MK-CRD-2 MK-CRD-6 MK-CRD-21. Why this may not be played now; nothing to say about what is no play."""
    judged = judge(t, seat, uses, wish)
    if isinstance(judged, Reason):
        return judged
    reason = stands(t, seat, purse_of(t, seat), judged)
    return reason if reason is None or reason.id != "cannot-pay" else any_colour(judged, reason)


def any_colour(doubts: Doubts, reason: Reason) -> Reason:
    """MK-CRD-21. Where mana of any basic colour would do, none of them is named."""
    prices = [doubt.price for doubt in doubts]
    if {price[-1:] for price in prices} != {(colour,) for colour in COLOURS} or len({one[:-1] for one in prices}) > 1:
        return reason
    return Reason(reason.id, reason.rules, price=(*prices[0][:-1], BASIC))


def stands(t: Game, seat: int, purse: Purse, doubts: Doubts) -> Reason | None:
    """MK-CRD-21. One of these effects must stand up; if none does, why not the first."""
    first: Reason | None = None
    for doubt in doubts:
        reason = doubtful(t, seat, purse, doubt)
        if reason is None:
            return None
        first = first or reason
    return first


def judge(t: Game, seat: int, uses: frozenset[str], wish: Option) -> Reason | Doubts:
    """Of what use a wish is; if of any, the effects that it may have."""
    if isinstance(wish, Sideways):
        return not_sideways(t, seat, uses, wish) or ()
    if isinstance(wish, Play):
        return not_held(t, seat, wish.card) or usable(t, seat, uses, wish)
    if isinstance(wish, Activate):
        return not_to_activate(t, seat, uses, wish) or usable(t, seat, uses, wish)
    if isinstance(wish, UseSkill):
        return skill_plays.used_up(t, seat, wish.skill) or usable(t, seat, uses, wish)
    if isinstance(wish, Attach):
        return no_time(t, seat, uses) or unit_plays.not_to_attach(t, seat, wish.card, wish.unit) or ()
    if isinstance(wish, HealWound):
        return healing.no_healing_now(uses) or healing.no_wound_to_heal(t, seat) or ()
    if isinstance(wish, HealUnit):
        missing = not_ones_own(t, seat, wish.unit) or healing.no_healing_now(uses)
        return missing or healing.no_unit_to_heal(t, seat, wish.unit) or ()
    if isinstance(wish, UseTactic):
        return no_time(t, seat, uses) or tactics.forbids(t, seat) or ()
    return (boosts.forbids(t, seat, uses, wish) if isinstance(wish, Learn | UseLasting) else None) or ()


def not_held(t: Game, seat: int, card: str) -> Reason | None:
    """MK-CRD-14. A card of the hand, and no Wound."""
    if card == WOUND:
        return Reason("wound-is-not-played", ("MK-CRD-14",))
    return None if card in t.state.heroes[seat].hand else Reason("not-in-hand", ("MK-CRD-16",), card=card)


def not_sideways(t: Game, seat: int, uses: frozenset[str], wish: Sideways) -> Reason | None:
    """MK-CRD-1 MK-CRD-6 MK-CRD-14 MK-CRD-15. Held, no Wound unless an effect says so, for points that are of use.

    What makes attacks reach farther does nothing for a card sideways.
    """
    if wish.card not in t.state.heroes[seat].hand:
        return Reason("not-in-hand", ("MK-CRD-1",), card=wish.card)
    if wish.use not in uses and (wish.use == ATTACK or wish.use not in statuses.of_use(t, seat, uses)):
        return Reason("of-no-use", ("MK-CRD-1", "MK-CRD-6"))
    if not statuses.sideways(t, seat, wish.card):
        return Reason("wound-is-not-played", ("MK-CRD-14",))
    return None


def no_time(t: Game, seat: int, uses: frozenset[str]) -> Reason | None:
    """MK-CRD-2 MK-CRD-12 MK-PVP-9. At any time of one's own turn, and a fight one has but a part in is none."""
    own = SPECIAL in uses and not t.state.has(seat, PARTIAL)
    return None if own else Reason("not-now", ("MK-CRD-2", "MK-CRD-12"), at="turn")


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
    if wish.ability == unit_plays.BANNER:
        return unit_plays.idle_banner(t, unit, uses)
    if not 0 < wish.ability <= len(t.content.units[unit.kind].abilities):
        return Reason("no-such-ability", ("MK-UNI-5",), unit=unit.kind)
    return unit_plays.idle_unit(unit, uses)


def usable(t: Game, seat: int, uses: frozenset[str], wish: Play | Activate | UseSkill) -> Reason | Doubts:
    """MK-CRD-5 MK-CRD-6 MK-UNI-5. The effects that are of use; if none is, why not the first."""
    source, price, played = source_of(t, seat, wish)
    if not source:  # a banner that makes its unit ready
        return ()
    effects = effects_of(t.content, source)
    if not effects:
        return Reason("no-such-effect", ("MK-CRD-12", "MK-CRD-19"), card=played)
    found: list[Doubt] = []
    first: Reason | None = None
    for effect in effects:
        reason = worthless(t, seat, uses, effect, source)
        if reason is None:
            found.append(doubt_of(effect, source, price, played))
        first = first or reason
    return tuple(found) or first or ()


def source_of(t: Game, seat: int, wish: Play | Activate | UseSkill) -> tuple[str, tuple[str, ...], str]:
    """The source of a play, what its card costs, and that card."""
    if isinstance(wish, Play):
        price = card_plays.price_of(t.content.deeds[wish.card], wish.mode)
        return f"card {wish.card} {wish.mode}", price, wish.card
    if isinstance(wish, Activate):
        unit = gains.unit_of(t.state.heroes[seat], wish.unit)
        return unit_plays.source_of(t, unit, wish.ability), (), ""
    return skill_plays.source_of(t, seat, wish.skill), (), ""


# ── played ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def section_for(t: Game, seat: int, choice: Option) -> Ends | None:
    """The section that plays this answer, if it is a play."""
    if isinstance(choice, Play):
        return card_plays.PlayCard(seat, choice.card, choice.mode)
    if isinstance(choice, Sideways):
        return card_plays.PlaySideways(seat, choice.card, choice.use)
    if isinstance(choice, Activate):
        return unit_plays.ActivateUnit(seat, choice.unit, choice.ability)
    if isinstance(choice, UseSkill):
        return skill_plays.UseSkillNow(seat, choice.skill)
    if isinstance(choice, Attach):
        return unit_plays.AttachBanner(seat, choice.card, choice.unit)
    if isinstance(choice, HealWound):
        return healing.HealHand(seat)
    if isinstance(choice, HealUnit):
        return healing.HealAUnit(seat, choice.unit)
    if isinstance(choice, UseTactic):
        return tactics.UseTacticNow(seat)
    return boosts.section_for(t, seat, choice)
