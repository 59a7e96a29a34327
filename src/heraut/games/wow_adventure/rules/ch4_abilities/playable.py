"""4. What may be played now: abilities, items, kept markers, the power of the character card, turning it."""

from __future__ import annotations

from collections.abc import Iterable

from heraut.games.wow_adventure.answers import Play, Spend, TurnOver, Use, UsePower
from heraut.games.wow_adventure.model import POWER, AbilityId, CardId, Game, MarkerId, side_of
from heraut.games.wow_adventure.numbers import clauses, fight
from heraut.games.wow_adventure.numbers.clauses import EFFECT, USE, clauses_of
from heraut.games.wow_adventure.printed.effects import COLOURS, Effect
from heraut.games.wow_adventure.rules.ch4_abilities.effects import is_payable
from heraut.games.wow_adventure.rules.ch4_abilities.named import NAMED
from heraut.kernel import Option, Reason

USE_POWER, TURN_OVER = UsePower(), TurnOver()
TURNING = 1  # energy


def plays(t: Game, seat: int, moment: str) -> list[Option]:
    """WW-ABL-2 WW-EXP-8 WW-MAI-13 WW-LVL-7 WW-LVL-9. Those of the wishes that `forbids` says nothing against now."""
    hero, now = t.state.heroes[seat], moments(t, seat, moment)
    found: list[Option] = [*map(Play, abilities(t, seat, now))]
    if hero.bag or hero.weapon or hero.armour:
        found += [Use(item) for item in (*hero.bag, hero.weapon, hero.armour) if item and is_usable(t, seat, now, item)]
    if hero.kept:
        found += [Spend(marker) for marker in dict.fromkeys(hero.kept) if is_spendable(t, seat, now, marker)]
    power = side_of(t, seat).power
    if power.when in now and POWER not in hero.used and power.energy <= hero.energy and can_do(t, seat, power.effect):
        found.append(USE_POWER)
    if "movement" in now and hero.energy >= TURNING and too_hurt(t, seat) is None:
        found.append(TURN_OVER)
    return found


def abilities(t: Game, seat: int, now: tuple[str, ...]) -> list[AbilityId]:
    """WW-ABL-1 WW-ABL-2 WW-CMB-11. The cards of the hand that may be played now, each once."""
    hero, printed = t.state.heroes[seat], t.content.abilities
    timely = {card for card in hero.hand if printed[card].when in now and printed[card].energy <= hero.energy}
    unused = [AbilityId(card) for card in sorted(timely) if card not in hero.used]
    return [card for card in unused if can_do(t, seat, printed[card].effect)]


def is_usable(t: Game, seat: int, now: tuple[str, ...], item: CardId) -> bool:
    """WW-MAI-3 WW-MAI-10 WW-MAI-13. Of the bag, or worn: not what only lies in the bag."""
    hero, printed = t.state.heroes[seat], t.content.items[item]
    if printed.when:
        return any(moment in now for moment in printed.when) and forbids_use(t, seat, now, item) is None
    use = printed.use
    if use is None or use.when not in now or item not in (hero.weapon, hero.armour):
        return False
    return use.energy <= hero.energy and forbids_use(t, seat, now, item) is None


def is_spendable(t: Game, seat: int, now: tuple[str, ...], marker: MarkerId) -> bool:
    """WW-EXP-8. In one's own turn: a defender keeps his markers."""
    printed = t.content.markers[marker]
    return not_his_turn(t, seat) is None and any(one in now for one in printed.when) and can_do(t, seat, printed.effect)


def wishes(t: Game, seat: int) -> list[Option]:
    """WW-ABL-2. Each thing in hand, in the bag, worn or kept once; the power; turning the card."""
    hero, items = t.state.heroes[seat], t.content.items
    return [
        *[Play(AbilityId(ability)) for ability in sorted(set(hero.hand))],
        *[Use(item) for item in hero.bag if items[item].when or items[item].use],
        *[Use(item) for item in (hero.weapon, hero.armour) if item and items[item].use is not None],
        *[Spend(marker) for marker in dict.fromkeys(hero.kept)],
        USE_POWER,
        TURN_OVER,
    ]


def forbids(t: Game, seat: int, moment: str, wish: Option) -> Reason | None:
    """WW-ABL-1 WW-ABL-2 WW-CMB-11 WW-MAI-3 WW-MAI-10. Moment, energy, second copy, level and icons, nothing to do."""
    now = moments(t, seat, moment)
    if isinstance(wish, Play):
        ability = t.content.abilities[wish.ability]
        return (
            not_now(now, (ability.when,))
            or used(t, seat, wish.ability)
            or too_dear(t, seat, ability.energy)
            or nothing_to_do(t, seat, wish.ability, EFFECT)
        )
    if isinstance(wish, Use):
        return forbids_use(t, seat, now, wish.item)
    if isinstance(wish, Spend):
        return (
            not_his_turn(t, seat)
            or not_now(now, t.content.markers[wish.marker].when)
            or nothing_to_do(t, seat, wish.marker, EFFECT)
        )
    if isinstance(wish, UsePower):
        power = side_of(t, seat).power
        return (
            not_now(now, (power.when,), "WW-LVL-9")
            or used(t, seat, POWER, "WW-LVL-9")
            or too_dear(t, seat, power.energy, "WW-LVL-9")
            or nothing_to_do(t, seat, t.state.heroes[seat].character, clauses.POWER)
        )
    return not_now(now, ("movement",), "WW-LVL-7") or too_dear(t, seat, TURNING, "WW-LVL-7") or too_hurt(t, seat)


def forbids_use(t: Game, seat: int, now: tuple[str, ...], item: CardId) -> Reason | None:
    """WW-MAI-3 WW-MAI-10 WW-MAI-13. Of the bag it costs nothing and is gone; worn it may be used once a turn."""
    printed = t.content.items[item]
    if printed.use is None:
        return (
            not_now(now, printed.when, "WW-MAI-13")
            or above_level(t, seat, item)
            or wrong_icons(t, seat, item)
            or nothing_to_do(t, seat, item, EFFECT)
        )
    return (
        not_worn(t, seat, item)
        or not_now(now, (printed.use.when,), "WW-MAI-13")
        or used(t, seat, item, "WW-MAI-13")
        or too_dear(t, seat, printed.use.energy, "WW-MAI-13")
        or nothing_to_do(t, seat, item, USE)
    )


def moments(t: Game, seat: int, moment: str) -> tuple[str, ...]:
    """WW-ABL-2 WW-EXP-8. In one's own turn, outside a combat, also what is played at any time of it."""
    return (moment, "own_turn", "attach") if t.state.fight is None and t.state.active == seat else (moment,)


# ── requirements ─────────────────────────────────────────────────────────────────────────────────────────────────────


def not_now(now: Iterable[str], when: tuple[str, ...], rule: str = "WW-ABL-2") -> Reason | None:
    """WW-ABL-2 WW-MAI-13 WW-LVL-7 WW-LVL-9. Everything has its moment."""
    return None if any(moment in when for moment in now) else Reason("not-now", (rule,), moment=when[0])


def not_his_turn(t: Game, seat: int) -> Reason | None:
    """WW-EXP-8."""
    return None if t.state.active == seat else Reason("not-your-turn", ("WW-EXP-8",))


def too_dear(t: Game, seat: int, energy: int, rule: str = "WW-ABL-1") -> Reason | None:
    """WW-ABL-1 WW-LVL-7 WW-LVL-9."""
    has = t.state.heroes[seat].energy
    return Reason("too-dear", (rule,), energy=energy, has=has) if has < energy else None


def used(t: Game, seat: int, what: str, rule: str = "WW-CMB-11") -> Reason | None:
    """WW-CMB-11 WW-PVP-6 WW-LVL-9. One copy of an ability, and the power once, in a turn."""
    return Reason("used", (rule,)) if what in t.state.heroes[seat].used else None


def too_hurt(t: Game, seat: int) -> Reason | None:
    """WW-LVL-7 WW-CMB-5. He would fall by turning his card: the damage reaches the health of the other side."""
    hurt = t.state.heroes[seat].damage >= fight.health_turned(t, seat)
    return Reason("too-hurt", ("WW-LVL-7", "WW-CMB-5")) if hurt else None


def not_worn(t: Game, seat: int, item: CardId) -> Reason | None:
    """WW-MAI-11 WW-MAI-13. What is not used up from the bag must be worn, and that changes in maintenance only."""
    hero = t.state.heroes[seat]
    worn = item in (hero.weapon, hero.armour)
    return None if worn else Reason("not-worn", ("WW-MAI-11", "WW-MAI-13"), item=item)


def above_level(t: Game, seat: int, item: CardId) -> Reason | None:
    """WW-MAI-3."""
    level = COLOURS.index(t.content.encounters[item].level)
    return Reason("item-above-level", ("WW-MAI-3",), item=item) if level > t.state.heroes[seat].level else None


def wrong_icons(t: Game, seat: int, item: CardId) -> Reason | None:
    """WW-MAI-10. Without icons it is for all."""
    icons = t.content.items[item].icons
    fits = not icons or t.state.heroes[seat].character in icons
    return None if fits else Reason("wrong-icons", ("WW-MAI-10",), item=item)


def nothing_to_do(t: Game, seat: int, source: str, part: str) -> Reason | None:
    """WW-ABL-2."""
    done = can_do(t, seat, clauses_of(t, seat, source, part))
    return None if done else Reason("nothing-to-do", ("WW-ABL-2",))


def can_do(t: Game, seat: int, effect: tuple[Effect, ...]) -> bool:
    """WW-ABL-2. Can its price be paid, and what it names be done now?"""
    for clause in effect:
        if clause.may is not None and not is_payable(t, seat, clause.may):
            return False
        if clause.play in NAMED and not NAMED[clause.play].playable(t, seat, clause.amount):
            return False
    return True
