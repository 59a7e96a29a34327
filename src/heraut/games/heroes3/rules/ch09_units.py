"""9. Units in a combat: damage, healing, packs that become few, cards that leave the board."""

from __future__ import annotations

from heraut.games.heroes3.model import AI, FEW, NEUTRAL, PACK, TOWER, Battle, Fighter, FighterId, Game, SpaceId
from heraut.games.heroes3.numbers.combat_values import ability, base, battle_of, called, has_status, health, printed
from heraut.games.heroes3.rules.ch05_cards import laid
from heraut.kernel.values import total

MOST_UNITS = 5  # H3-UNI-2


# ── damage ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def hurt(t: Game, who: FighterId, amount: int) -> None:
    """H3-UNI-5 H3-UNI-22 H3-CMB-37 H3-ORD-14 H3-EX-6. Damage is placed at once.

    A card laid over a unit is spent first, then the pack turns to few; what is over goes on to the side below, and a
    unit whose last side is spent leaves the board.
    """
    fighter = battle_of(t).fighters[who]
    if amount <= 0:
        return
    fighter.paralysed = False
    fighter.damage += amount
    t.tell("hurt", who=who, fighter=called(t, who), amount=amount, damage=fighter.damage)
    wear(t, who)


def wear(t: Game, who: FighterId) -> None:
    """H3-UNI-5 H3-UNI-22. Sides whose health is spent by the damage that lies there are over."""
    fighter = battle_of(t).fighters[who]
    while True:
        left = fighter.damage - health(t, who)
        if left < 0:
            return
        if fighter.overlay:
            uncover(t, who)
        elif fighter.form == PACK:
            turn_to_few(t, who)
        else:
            fall(t, who)
            return
        fighter.damage = left


def endurance(t: Game, who: FighterId) -> int:
    """H3-UNI-5 H3-UNI-22. How much damage takes the unit off the board: all its sides together."""
    fighter = battle_of(t).fighters[who]
    whole = health(t, who)
    if fighter.overlay or fighter.form == PACK:
        more = whole - total(base(t, fighter, "health"))  # what cards add, they add to each side
        if fighter.overlay:
            whole += printed(t, fighter).health + more
        if fighter.form == PACK:
            whole += t.content.units[fighter.card].few.health + more
    return whole - fighter.damage


def would_fall(t: Game, who: FighterId, amount: int) -> bool:
    """Would this much damage take the unit off the board?"""
    return amount > 0 and amount >= endurance(t, who)


def spell_damage(t: Game, who: FighterId, amount: int) -> int:
    """H3-UNI-7 H3-EX-5. What a spell (or a specialty) does to a unit: defense does not count, some abilities do."""
    fighter = battle_of(t).fighters[who]
    if not touched_by_magic(t, fighter):
        return 0
    less = ability(t, fighter, "less_spell_damage")
    return max(0, amount - (less.amount or 0)) if less is not None else amount


def chain(damage: int) -> tuple[int, ...]:
    """H3-COM-7. Chain Lightning: the unit chosen and two more, each 1 less than the one before, at least 1."""
    return tuple([max(1, damage - further) for further in range(3)])


def touched_by_magic(t: Game, fighter: Fighter) -> bool:
    """Has a spell any effect on this unit?"""
    if ability(t, fighter, "immune_to_magic") is not None:
        return False
    return not (fighter.laid and has_status(t, fighter, "warded"))


def heal(t: Game, who: FighterId, amount: int) -> None:
    """H3-UNI-23. Damage is taken off a unit; a unit that was turned stays turned."""
    fighter = battle_of(t).fighters[who]
    healed = min(amount, fighter.damage)
    if healed > 0:
        fighter.damage -= healed
        t.tell("healed", who=who, fighter=called(t, who), amount=healed)


def paralyse(t: Game, who: FighterId) -> None:
    """H3-CMB-15. The token; some units do not mind."""
    fighter = battle_of(t).fighters[who]
    if ability(t, fighter, "never_paralysed") is None:
        fighter.paralysed = True
        t.tell("paralysed", who=who, fighter=called(t, who))


# ── sides of the card ────────────────────────────────────────────────────────────────────────────────────────────────


def uncover(t: Game, who: FighterId) -> None:
    """H3-CRD-24. The card that lay over a unit is spent."""
    fighter = battle_of(t).fighters[who]
    card, fighter.overlay = fighter.overlay, ""
    owner = battle_of(t).owners[fighter.side]
    pile = t.state.players[owner].discard if owner >= 0 else t.state.set_aside
    pile.append(card)
    t.tell("uncovered", who=who, fighter=called(t, who), card=card)


def turn_to_few(t: Game, who: FighterId) -> None:
    """H3-UNI-5 H3-UNI-23. It stays few after the combat."""
    battle = battle_of(t)
    fighter = battle.fighters[who]
    fighter.form = FEW
    army_of(t, battle.owners[fighter.side])[fighter.card] = FEW
    t.tell("turned_to_few", who=who, fighter=called(t, who))


def army_of(t: Game, owner: int) -> dict[str, str]:
    """The army of a seat, or that of the AI."""
    return t.state.enemy_army if owner == AI else t.state.players[owner].army


def fall(t: Game, who: FighterId) -> None:
    """H3-UNI-4 H3-UNI-19 H3-UNI-22 H3-UNI-39 H3-CMB-31. A unit is beaten: it leaves the board and the army."""
    battle = battle_of(t)
    fighter = battle.fighters[who]
    t.tell("fallen", who=who, fighter=called(t, who))
    laid.drop_laid(t, who)
    if fighter.overlay:
        uncover(t, who)
    del battle.fighters[who]
    owner = battle.owners[fighter.side]
    if fighter.form == TOWER:
        return
    if fighter.form == NEUTRAL:
        if owner >= 0:
            t.state.players[owner].hired.remove(fighter.card)
        discard_neutral(t, fighter.card)
        raised(t, fighter)
        return
    del army_of(t, owner)[fighter.card]
    if owner == AI:
        t.state.enemy_fallen.append(fighter.card)


def discard_neutral(t: Game, card: str) -> None:
    """H3-UNI-39. A neutral card goes to the discard of its tier."""
    t.state.discards[t.content.neutrals[card].tier].append(card)


def raised(t: Game, fallen: Fighter) -> None:
    """Some neutrals let the faction that beats them reinforce: counted here, done when the activation is over."""
    battle = battle_of(t)
    winner = battle.owners[1 - fallen.side]
    for one in printed(t, fallen).abilities:
        if one.trait == "rises_again" and winner >= 0 and t.state.players[winner].faction == one.versus:
            battle.raises += (winner,)


# ── who is left ──────────────────────────────────────────────────────────────────────────────────────────────────────


def alive(t: Game, who: FighterId) -> bool:
    return who in battle_of(t).fighters


def wiped_out(battle: Battle, side: int) -> bool:
    """H3-END-1 H3-SIE-15. No unit is left on that side; the tower is none."""
    for fighter in battle.fighters.values():
        if fighter.side == side and fighter.form != TOWER:
            return False
    return True


def rebuild_pile(t: Game, tier: str) -> None:
    """H3-UNI-40. An empty pile of neutrals is made of its discard."""
    deck, pile = t.state.decks[tier], t.state.discards[tier]
    if pile and deck.is_empty():
        deck.bag += pile
        pile.clear()
        t.tell("pile_rebuilt", deck=tier)


def move_fighter(t: Game, who: FighterId, space: SpaceId) -> None:
    """H3-UNI-34. A unit goes to a space."""
    fighter = battle_of(t).fighters[who]
    if fighter.space != space:
        fighter.space = space
        t.tell("goes", who=who, fighter=called(t, who), space=space)


def defend(t: Game, who: FighterId) -> None:
    """H3-ORD-11 H3-CMB-16. A Shield token; the activation is over at once."""
    battle_of(t).fighters[who].shield = True
    t.tell("defends", who=who, fighter=called(t, who))
