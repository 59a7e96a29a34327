"""What is this number of a unit in a combat, and why?

The numbers of a unit are those of the side that lies up, or of the card laid over it; cards that lie on it, on its
whole side and on the attack under way are added, then what its abilities and those of the other unit do.

A card laid lasts until its `until`: "combat", "combat_round", "next_combat_round", "activation" (of its unit), "attack"
(its unit's next attack is over) or "defense" (the next attack on its unit is over).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from heraut.games.heroes3.model import (
    BESIDE,
    NEUTRAL,
    NO_FIGHTER,
    OFFICIAL,
    TOWER,
    Battle,
    Fighter,
    FighterId,
    Game,
    Laid,
)
from heraut.games.heroes3.numbers import gains
from heraut.games.heroes3.numbers.combat_board import adjacent, back_row, behind_wall, row_of
from heraut.games.heroes3.printed.cards import Ability, Stats
from heraut.games.heroes3.printed.effects import Effect, Tier
from heraut.kernel.values import ADDED, PRINTED, REPLACED, Part, total

ATTACK, RETALIATION, PASSIVE = "attack", "retaliation", "passive"  # what a blow is, and when abilities work
AGAIN = "again"  # a further blow of the same attack: no attack ability works
LOW, HIGH, SUM, ONE = "low", "high", "sum", "one"  # which of the dice count
DIE_TIMES, NO_DIE = "die_times", "no_die"  # plays that change the die of the attack
TIERS: tuple[Tier, ...] = ("bronze", "silver", "golden", "azure")


def battle_of(t: Game) -> Battle:
    """The combat under way."""
    battle = t.state.battle
    assert battle is not None, "no combat is under way"
    return battle


# ── what is printed ──────────────────────────────────────────────────────────────────────────────────────────────────


def printed(t: Game, fighter: Fighter) -> Stats:
    """H3-UNI-5 H3-SIE-13. The side of the card that lies up."""
    return t.content.sides[fighter.form][fighter.card]


def type_of(t: Game, fighter: Fighter) -> str:
    """ground, flying or ranged."""
    if fighter.form == NEUTRAL:
        return t.content.neutrals[fighter.card].type
    return "ranged" if fighter.form == TOWER else t.content.units[fighter.card].type


def tier_of(t: Game, fighter: Fighter) -> str:
    """H3-AI-38. The tower counts as silver."""
    if fighter.form == NEUTRAL:
        return t.content.neutrals[fighter.card].tier
    return t.content.siege[fighter.card].tier if fighter.form == TOWER else t.content.units[fighter.card].tier


def name_of(t: Game, fighter: Fighter) -> str:
    """What cards that name a unit call it."""
    return t.content.neutrals[fighter.card].unit if fighter.form == NEUTRAL else fighter.card


def called(t: Game, who: FighterId) -> str:
    """How facts name a unit, also once it is gone: its card and whose it is.  Nobody listens, nobody is named."""
    if t.listener is None:
        return ""
    battle = battle_of(t)
    fighter = battle.fighters[who]
    return f"{fighter.card}@{battle.owners[fighter.side]}"


def has_status(t: Game, fighter: Fighter, status: str) -> bool:
    """Does a card on the unit lay this on it: silenced, warded, fire_shield?"""
    for laid in fighter.laid:
        if laid.card not in t.content.ai_cards:
            if gains.effect_of(t.content, laid.card, laid.mode).status == status:
                return True
    return False


def ability(t: Game, fighter: Fighter, trait: str, moment: str = PASSIVE) -> Ability | None:
    """H3-UNI-25 H3-UNI-26 H3-UNI-27 H3-UNI-28. The unit's ability of this kind, if it works at this moment.

    Passive ones always do; none in the box takes the place of other actions.  A card laid over a unit covers its
    abilities; some cards silence them.
    """
    if fighter.overlay:
        return None
    for one in t.content.sides[fighter.form][
        fighter.card
    ].abilities:  # as `printed`, without a call: asked all the time
        if one.trait == trait and (one.when == PASSIVE or one.when == moment):
            return None if fighter.laid and has_status(t, fighter, "silenced") else one
    return None


# ── attack, defense, initiative, health ──────────────────────────────────────────────────────────────────────────────


def laid_on(battle: Battle, fighter: Fighter) -> Iterator[Laid]:
    """The cards that lie on a unit and on its side."""
    yield from fighter.laid
    yield from battle.laid[fighter.side]


def from_cards(t: Game, fighter: Fighter, number: str, cards: Iterator[Laid], near: bool = False) -> Iterator[Part]:
    """H3-CMB-18 H3-CMB-42 H3-AI-39 H3-AI-40. What cards laid add; `near`: the other unit is adjacent."""
    content = t.content
    for laid in cards:
        card = content.ai_cards.get(laid.card)
        if card is not None:
            if card.does == number:
                yield Part(ADDED, card.by_level[t.state.difficulty], laid.card)
            continue
        effect = gains.effect_of(content, laid.card, laid.mode)
        if not concerns(t, effect, fighter):
            continue
        if number == "attack" and near and effect.on == "own_ranged":
            continue
        amount = gains.adds(content, laid, number, name_of(t, fighter))
        if amount:
            yield Part(ADDED, amount, laid.card)


def concerns(t: Game, effect: Effect, fighter: Fighter) -> bool:
    """Is the unit of a type that the effect is for?"""
    if effect.on == "own_ranged":
        return type_of(t, fighter) == "ranged"
    return effect.on != "any_but_ranged" or type_of(t, fighter) != "ranged"


def base(t: Game, fighter: Fighter, number: str) -> Iterator[Part]:
    """H3-COM-7. The printed number, or that of the card laid over it."""
    yield Part(PRINTED, getattr(printed(t, fighter), number), number)
    if fighter.overlay:
        overlay = t.content.specialties[fighter.overlay].effect.overlay
        yield Part(REPLACED, getattr(overlay, number), fighter.overlay)


def not_below_0(parts: list[Part]) -> Iterator[Part]:
    """H3-COM-7. Curse and Weakness bring a number down to 0 at most, once what raises it has been added."""
    if not [part for part in parts if part.layer == ADDED and part.amount < 0]:
        yield from parts
        return
    value = 0
    for part in sorted(parts, key=lambda one: one.layer == ADDED and one.amount < 0):
        if part.layer == ADDED:
            part = part._replace(amount=max(part.amount, -value))
            value += part.amount
        else:
            value = part.amount
        yield part


def number_parts(t: Game, who: FighterId, number: str) -> Iterator[Part]:
    """H3-UNI-5 H3-UNI-22 H3-UNI-24 H3-ORD-16. The initiative or the health of a unit: its card, and the cards on it."""
    battle = battle_of(t)
    fighter = battle.fighters[who]
    yield from base(t, fighter, number)
    yield from from_cards(t, fighter, number, laid_on(battle, fighter))


def initiative(t: Game, who: FighterId) -> int:
    """H3-UNI-24."""
    battle = battle_of(t)
    fighter = battle.fighters[who]
    return total(number_parts(t, who, "initiative")) if is_changed(battle, fighter) else printed(t, fighter).initiative


def health(t: Game, who: FighterId) -> int:
    """How much damage spends the side that lies up."""
    battle = battle_of(t)
    fighter = battle.fighters[who]
    return total(number_parts(t, who, "health")) if is_changed(battle, fighter) else printed(t, fighter).health


def is_changed(battle: Battle, fighter: Fighter) -> bool:
    """Does any card lie on this unit or work for its side?  Asked often: mostly the printed number holds."""
    return bool(fighter.laid or fighter.overlay or battle.laid[fighter.side])


def attack_parts(
    t: Game,
    who: FighterId,
    foe: FighterId = NO_FIGHTER,
    laid: tuple[Laid, ...] = (),
    blow: str = ATTACK,
    instead: int = -1,
    dice: tuple[int, ...] = (),
    stronger: int = 0,
) -> Iterator[Part]:
    """H3-CMB-13 H3-ORD-12 H3-UNI-13 H3-VAR-11. The attack of a unit, against another if one is given.

    `instead`: the number of a further attack.  `dice`: those that count.  `stronger`: what its activation gave it.
    """
    battle = battle_of(t)
    fighter = battle.fighters[who]
    target = battle.fighters.get(foe)
    parts = [Part(PRINTED, instead, "attack")] if instead >= 0 else [*base(t, fighter, "attack")]
    if laid or is_changed(battle, fighter):
        near = target is not None and adjacent(fighter.space, target.space)
        cards = from_cards(t, fighter, "attack", chain(laid_on(battle, fighter), laid), near)
        yield from not_below_0([*parts, *cards])
    else:
        yield from parts
    if stronger:
        yield Part(ADDED, stronger, "heals_or_strikes")
    if target is not None:
        against = ability(t, fighter, "attack_against", blow)
        if against is not None and against.versus == name_of(t, target):
            yield Part(ADDED, against.amount or 0, "attack_against")
        if shot_over_wall(t, battle, fighter, target) and t.state.edition != OFFICIAL:
            yield Part(ADDED, -1, "wall")
    if not dice:
        return
    if "calm_die" not in t.state.variants:
        yield Part(ADDED, sum(dice) * die_times(t, laid), "die")
    more = ability(t, fighter, "attack_on_die", blow)
    if more is not None and shows(dice, more):
        yield Part(ADDED, more.amount or 0, "attack_on_die")


def shot_over_wall(t: Game, battle: Battle, fighter: Fighter, target: Fighter) -> bool:
    """H3-UNI-13 H3-SIE-13 H3-SIE-18."""
    return type_of(t, fighter) == "ranged" and behind_wall(battle, fighter.space, target)


def defense_parts(
    t: Game,
    who: FighterId,
    foe: FighterId = NO_FIGHTER,
    laid: tuple[Laid, ...] = (),
    blow: str = ATTACK,
    dice: tuple[int, ...] = (),
    shielded: bool = False,
) -> Iterator[Part]:
    """H3-UNI-7 H3-CMB-16 H3-ORD-4. The defense of a unit, against the attack of another if one is given."""
    battle = battle_of(t)
    fighter = battle.fighters[who]
    attacker = battle.fighters.get(foe)
    parts = [*base(t, fighter, "defense")]
    if attacker is not None and ability(t, attacker, "ignores_defense", blow) is not None:
        parts.append(Part(REPLACED, 0, "ignores_defense"))
    if laid or is_changed(battle, fighter):
        yield from not_below_0([*parts, *from_cards(t, fighter, "defense", chain(laid_on(battle, fighter), laid))])
    else:
        yield from parts
    if shielded:
        yield Part(ADDED, 1, "shield")
    if blow == RETALIATION:
        against = ability(t, fighter, "defense_when_retaliated")
        if against is not None:
            yield Part(ADDED, against.amount or 0, "defense_when_retaliated")
    if dice:
        lucky = ability(t, fighter, "defense_on_die")
        if lucky is not None and shows(dice, lucky):
            yield Part(ADDED, lucky.amount or 0, "defense_on_die")


# ── the dice of an attack ────────────────────────────────────────────────────────────────────────────────────────────


def has_penalty(t: Game, fighter: Fighter, target: Fighter, blow: str) -> bool:
    """H3-UNI-12 H3-UNI-44 H3-UNI-32 H3-SIE-13. Two dice, the lower counts, for one reason or for both."""
    if type_of(t, fighter) != "ranged" or BESIDE in (fighter.space, target.space):
        return False
    if ability(t, fighter, "no_ranged_penalty", blow) is not None:
        return False
    if adjacent(fighter.space, target.space):
        return ability(t, fighter, "no_adjacent_penalty", blow) is None
    own, other = back_row(fighter.side), back_row(1 - fighter.side)
    return row_of(fighter.space) == own and row_of(target.space) == other


def dice_kept(t: Game, who: FighterId, foe: FighterId, blow: str) -> str:
    """H3-CMB-57. Which dice are rolled and count; the higher and the lower of two cancel out."""
    battle = battle_of(t)
    fighter, target = battle.fighters[who], battle.fighters[foe]
    low = has_penalty(t, fighter, target, blow)
    if not low and blow == RETALIATION:
        low = ability(t, target, "weak_retaliation", ATTACK) is not None
    if not fighter.overlay and printed(t, fighter).abilities:
        if ability(t, fighter, "best_of_two_dice", blow) is not None:
            return ONE if low else HIGH
        if not low and ability(t, fighter, "sum_of_two_dice", blow) is not None:
            return SUM
    return LOW if low else ONE


def kept(t: Game, fighter: Fighter, dice: tuple[int, ...], keep: str, blow: str) -> tuple[int, ...]:
    """H3-CMB-55 H3-ORD-12. The dice that count, as they count; none if none was rolled."""
    if not dice:
        return ()
    counted = dice if keep == SUM else (max(dice),) if keep == HIGH else (min(dice),)
    better = ability(t, fighter, "better_die", blow)
    if better is None:
        return counted
    return tuple([die + (better.amount or 0) for die in counted])


def shows(dice: tuple[int, ...], looks_for: Ability) -> bool:
    """Is one of the dice a face that an ability looks for? Better than +1 is +1."""
    return any(min(die, 1) in (looks_for.faces or ()) for die in dice)


def die_times(t: Game, laid: tuple[Laid, ...]) -> int:
    """How many times the die counts by the cards played."""
    times = 1
    for one in laid:
        if one.card in t.content.artifacts:
            effect = gains.effect_of(t.content, one.card, one.mode)
            times = max(times, effect.amount if effect.play == DIE_TIMES else 1)
    return times
