"""3. The ranged and the melee step: who hits whom, and what comes of it."""

from __future__ import annotations

from heraut.games.wow_adventure.model import BLACK, RED, Fight, Game, Trigger
from heraut.games.wow_adventure.numbers.fight import (
    MELEE,
    RANGED,
    SIDES,
    Reckoning,
    fallen,
    is_down,
    seat_of,
    triggers,
    under_way,
)
from heraut.games.wow_adventure.rules import gains

BETWEEN_THE_STEPS = ("hit_ranged", "hurts")


def strike(t: Game, step: str) -> None:
    """WW-CMB-3 WW-CMB-4 WW-CMB-12 WW-CMB-13 WW-CMB-30. Both strike at once, unless one has fallen before."""
    fight = under_way(t)
    if fallen(t, fight):
        return
    values = Reckoning(t, fight)
    aimed = [blows(t, values, side, step) for side in SIDES]
    hurt = [deal(t, 1 - side, aimed[side], name_of(t, fight, side)) for side in SIDES]
    for trigger in met(t, values, step, hurt):
        deal(t, 1 - trigger.side, trigger.deal, trigger.source)
        mend(t, trigger.side, trigger.heal)


def blows(t: Game, values: Reckoning, side: int, step: str) -> int:
    """WW-CMB-3 WW-CMB-4. The damage of all that hits in this step, less what the other is spared in it."""
    amount = 0
    for attack in values.attacks(side, step):
        hit = values.hits(side, attack)
        tell_attack(t, values, side, attack, hit)
        if hit:
            amount += values.damage(side, attack)
    spared = sum([line.amount for line in values.holding(1 - side, "prevent_ranged")]) if step == RANGED else 0
    return max(0, amount - spared)


def name_of(t: Game, fight: Fight, side: int) -> str:
    """Who strikes, as a cause of damage: a character, a challenge card, the space of a printed encounter."""
    seat = seat_of(fight, side)
    return t.state.heroes[seat].character if seat >= 0 else fight.card or fight.printed


# ── damage ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def deal(t: Game, side: int, amount: int, source: str) -> int:
    """WW-CMB-30 WW-CMB-23. Damage to this side of the combat, less what is prevented: how much it suffers."""
    if not amount:
        return 0
    fight = under_way(t)
    spared = min(amount, prevention_left(t, fight, side))
    if spared > 0:
        prevented = (fight.prevented[RED] + spared * (side == RED), fight.prevented[BLACK] + spared * (side == BLACK))
        t.state.fight = fight._replace(prevented=prevented)
        t.tell("prevented", source=name_of(t, fight, side), amount=spared)
    _lay(t, side, amount - spared, source)
    return amount - spared


def prevention_left(t: Game, fight: Fight, side: int) -> int:
    """How much more damage this side is spared in this combat."""
    return sum([line.amount for line in Reckoning(t, fight).holding(side, "prevent")]) - fight.prevented[side]


def _lay(t: Game, side: int, amount: int, source: str) -> None:
    """WW-CMB-22 WW-CMB-23. Tokens on a character; an encounter bears them in this combat only."""
    fight = under_way(t)
    seat = seat_of(fight, side)
    if seat >= 0:
        gains.hurt(t, seat, amount, source)
    elif amount > 0:
        t.state.fight = fight._replace(wounds=fight.wounds + amount)
        t.tell("wounded", source=name_of(t, fight, side), amount=amount)


def mend(t: Game, side: int, amount: int) -> None:
    """WW-RES-1. Damage is taken off a side of the combat, as far as there is any."""
    fight = under_way(t)
    seat = seat_of(fight, side)
    if seat >= 0:
        gains.heal(t, seat, amount)
    elif min(amount, fight.wounds) > 0:
        t.state.fight = fight._replace(wounds=max(0, fight.wounds - amount))
        t.tell("mended", source=name_of(t, fight, side), amount=min(amount, fight.wounds))


# ── what waited for a step ───────────────────────────────────────────────────────────────────────────────────────────


def met(t: Game, values: Reckoning, step: str, hurt: list[int]) -> list[Trigger]:
    """WW-CMB-13 WW-CMB-33. What has come true; after the ranged step only for who still stands."""
    fight = under_way(t)
    return [
        trigger
        for trigger in triggers(t, fight)
        if (trigger.after in BETWEEN_THE_STEPS) == (step == RANGED)
        and not (step == RANGED and is_down(t, fight, trigger.side))
        and is_true(t, values, trigger, hurt)
    ]


def is_true(t: Game, values: Reckoning, trigger: Trigger, hurt: list[int]) -> bool:
    """WW-CMB-33. `hurt`: the damage that each side has dealt in the step."""
    side, enemy = trigger.side, 1 - trigger.side
    if trigger.after == "hurts":
        return hurt[side] > 0
    if trigger.after == "hit_ranged":
        return hurt[side] > 0 and values.hits(side, RANGED)
    if trigger.after == "missed":
        return values.misses(side)
    if trigger.after == "enemy_missed":
        return values.misses(enemy)
    if trigger.after == "enemy_stands":
        return not is_down(t, under_way(t), enemy)
    return values.makes(enemy, MELEE) and values.hits(enemy, MELEE) == (trigger.after == "enemy_hit_melee")


# ── what fades ───────────────────────────────────────────────────────────────────────────────────────────────────────


def fade(t: Game, fight: Fight) -> None:
    """WW-ABL-3. An attached card that has spared its owner damage is discarded; whatever else spares him goes first."""
    for side in SIDES:
        seat = seat_of(fight, side)
        if seat >= 0 and fight.prevented[side]:
            _fade(t, fight, side, seat)


def _fade(t: Game, fight: Fight, side: int, seat: int) -> None:
    fading = [card for card in t.state.heroes[seat].attached if t.content.abilities[card].fades]
    spares = Reckoning(t, fight).holding(side, "prevent")
    left = fight.prevented[side] - sum([line.amount for line in spares if line.source not in fading])
    for card in fading:
        worth = sum([clause.prevent for clause in t.content.abilities[card].effect])
        if worth and left > 0:
            left -= worth
            gains.discard_attached(t, seat, card)


def tell_attack(t: Game, values: Reckoning, side: int, attack: str, hit: bool) -> None:
    """WW-CMB-3 WW-CMB-4."""
    if t.listener is None:
        return
    t.tell(
        "attack",
        source=name_of(t, values.fight, side),
        attack=attack,
        value=(values.attack(side, attack) or 0) + values.dice[side],
        defence=values.defence(1 - side),
        hit="yes" if hit else "no",
    )
