"""What anything may give or take: fame, reputation, mana, crystals, Wounds, cards."""

from __future__ import annotations

from heraut.games.mage_knight.model.heroes import Hero, UnitCard, colour_number
from heraut.games.mage_knight.model.land import Game, has_clause
from heraut.games.mage_knight.model.names import (
    MOST_CRYSTALS,
    TOP_REPUTATION,
    UNITS,
    WOUND,
    DeedId,
    UnitId,
)
from heraut.games.mage_knight.printed.effects import COLOURS

# ── fame and reputation ──────────────────────────────────────────────────────────────────────────────────────────────


def gain_fame(t: Game, seat: int, amount: int, why: str) -> None:
    """MK-LVL-11 MK-LVL-12 MK-SCN-10. At once; in a blitz each line crossed gives one more, which may cross another."""
    if not amount:
        return
    hero = t.state.heroes[seat]
    lines = [level.fame for level in t.content.tables.levels]
    goal = hero.fame + amount
    if has_clause(t, "blitz"):
        for line in lines:
            goal += hero.fame < line <= goal
    t.tell("fame", seat=seat, amount=goal - hero.fame, why=why)
    hero.fame = goal


def change_reputation(t: Game, seat: int, amount: int, why: str) -> None:
    """MK-INT-11. Never beyond the ends of the track."""
    hero = t.state.heroes[seat]
    before = hero.reputation
    hero.reputation = max(-TOP_REPUTATION, min(TOP_REPUTATION, before + amount))
    if hero.reputation != before:
        t.tell("reputation", seat=seat, amount=hero.reputation - before, why=why)


# ── mana ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def add_mana(hero: Hero, colour: str, amount: int) -> None:
    """MK-MAN-1. Tokens in the play area."""
    tokens = list(hero.mana)
    tokens[colour_number(colour)] += amount
    hero.mana = (tokens[0], tokens[1], tokens[2], tokens[3], tokens[4], tokens[5])


def gain_mana(t: Game, seat: int, colour: str, amount: int = 1) -> None:
    """MK-MAN-1 MK-SET-12."""
    add_mana(t.state.heroes[seat], colour, amount)
    t.tell("mana", seat=seat, colour=colour, amount=amount)


def add_crystal(hero: Hero, colour: str, amount: int) -> None:
    held = list(hero.crystals)
    held[colour_number(colour)] += amount
    hero.crystals = (held[0], held[1], held[2], held[3])


def gain_crystal(t: Game, seat: int, colour: str, lost: bool = False) -> None:
    """MK-MAN-2 MK-MAN-5 MK-MAN-7 MK-MAN-8. A fourth is a mana token; from a mine or as a reward it is `lost`."""
    assert colour in COLOURS, f"there are no {colour} crystals"
    hero = t.state.heroes[seat]
    if hero.crystals[colour_number(colour)] < MOST_CRYSTALS:
        add_crystal(hero, colour, 1)
        t.tell("crystal", seat=seat, colour=colour)
    elif not lost:
        gain_mana(t, seat, colour)


# ── Wounds and cards ─────────────────────────────────────────────────────────────────────────────────────────────────


def take_wounds(t: Game, seat: int, count: int, why: str, to_hand: bool = True) -> None:
    """MK-FIN-1 MK-SET-12. Wounds to the hand, or by poison to the discard pile."""
    hero = t.state.heroes[seat]
    hero.hurt += count if to_hand else 0
    (hero.hand if to_hand else hero.discard).extend([WOUND] * count)
    hand, discard = hero.turn.wounds
    hero.turn = hero.turn._replace(wounds=(hand + count, discard) if to_hand else (hand, discard + count))
    t.tell("wounds", seat=seat, count=count, why=why, to_hand=to_hand)


def has_acted(hero: Hero) -> None:
    """MK-HND-1. A card was played or discarded this turn."""
    if not hero.turn.acted:
        hero.turn = hero.turn._replace(acted=True)


def discard(t: Game, seat: int, card: str) -> None:
    """MK-CRD-20. From the hand to the own discard pile."""
    hero = t.state.heroes[seat]
    hero.hand.remove(card)
    hero.discard.append(card)
    if card != WOUND:
        has_acted(hero)
    elif hero.turn.wounds[0] > hero.hand.count(WOUND):  # one of this turn lies in the other pile now
        in_hand, discarded = hero.turn.wounds
        hero.turn = hero.turn._replace(wounds=(in_hand - 1, discarded + 1))
    t.tell("discarded", seat=seat, card=card)


def throw_away(t: Game, seat: int, card: str) -> None:
    """MK-CRD-20 MK-DEF-1. From the hand out of the game; a Wound goes back to its pile."""
    hero = t.state.heroes[seat]
    hero.hand.remove(card)
    if card != WOUND:
        hero.thrown.append(card)
        has_acted(hero)
    t.tell("thrown", seat=seat, card=card)


def heal_hand(t: Game, seat: int) -> None:
    """MK-CRD-4. A Wound of the hand goes back to its pile."""
    t.state.heroes[seat].hand.remove(WOUND)
    t.tell("healed", seat=seat)


def take_card(t: Game, seat: int, card: str, to: str = "") -> None:
    """MK-CRD-23. A new card, on top of the deed deck unless an effect sends it `to` the hand or the discard pile."""
    hero = t.state.heroes[seat]
    {"hand": hero.hand, "discard": hero.discard}.get(to, hero.deck.top).append(card)
    t.tell("gained_card", seat=seat, card=card, place=to or "deck")


# ── units ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def unit_of(hero: Hero, id: UnitId) -> UnitCard:
    return next(unit for unit in hero.units if unit.id == id)


def change_unit(hero: Hero, id: UnitId, unit: UnitCard | None) -> None:
    """Another card in its place, or none."""
    found = [unit if one.id == id else one for one in hero.units]
    hero.units = tuple([one for one in found if one is not None])


def take_banner_off(t: Game, seat: int, id: UnitId) -> None:
    """MK-CRD-9 MK-CRD-12 MK-RND-16. What it gave to the unit is gone with it."""
    hero = t.state.heroes[seat]
    unit = unit_of(hero, id)
    for status in t.content.deeds[unit.banner].banner:
        t.state.drop(UNITS + id, status)
    change_unit(hero, id, unit._replace(banner=DeedId(""), furled=False))


def lose_unit(t: Game, seat: int, id: UnitId) -> None:
    """MK-UNI-7 MK-CRD-8 MK-CRD-9 MK-CMB-14. A unit leaves the game, its banner goes to the discard pile."""
    hero = t.state.heroes[seat]
    unit = unit_of(hero, id)
    if unit.banner:
        hero.discard.append(unit.banner)
    t.state.modifiers.pop(UNITS + id, None)
    t.state.out.append(unit.kind)
    change_unit(hero, id, None)
    t.tell("unit_lost", seat=seat, unit=unit.kind)


def deeds_in_hand(hero: Hero) -> list[DeedId]:
    """MK-CRD-14. The cards of a hand that are no Wounds, each kind once."""
    return [DeedId(card) for card in sorted(set(hero.hand)) if card != WOUND]
