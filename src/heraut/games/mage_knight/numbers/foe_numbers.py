"""The enemies of a combat: their numbers with their reasons, what they resist, what meets their attack.

An enemy is its place in the combat (`Battle.foes`); what effects do to it lies at `owner(foe)`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from heraut.games.mage_knight.model.fights import Battle, Opponent
from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.model.names import FOES, OFF_MAP, OFFICIAL, FoeId
from heraut.games.mage_knight.numbers import statuses
from heraut.games.mage_knight.numbers.points import Points
from heraut.games.mage_knight.numbers.sites import CITY, FORTIFIED, hostile, site_of
from heraut.games.mage_knight.printed.board import Enemy
from heraut.games.mage_knight.printed.effects import Element
from heraut.kernel.values import ADDED, AT_LEAST, MULTIPLIED, PRINTED, Part, total

SOFTENED, UNWALLED, NO_FIRE, BARE = "softened", "lost_fortified", "lost_fire", "lost_all"  # on an enemy
RANGED_PHASE, BLOCK_PHASE, DAMAGE_PHASE, ATTACK_PHASE = 1, 2, 3, 4
IGNORED = {"fire": "red", "ice": "blue"}


# ── who is there ─────────────────────────────────────────────────────────────────────────────────────────────────────


def battle(t: Game) -> Battle:
    """The combat that must be under way."""
    found = t.state.battle
    assert found is not None, "no combat is under way"
    return found


def opponent(t: Game, foe: FoeId) -> Opponent:
    return battle(t).foes[foe]


def token(t: Game, foe: FoeId) -> Enemy:
    """MK-ENM-1. What is printed on its own token."""
    return t.content.enemies[opponent(t, foe).kind]


def attacker(t: Game, foe: FoeId) -> Enemy:
    """MK-CMB-10. The token that attacks: its own, or the one it summoned."""
    here = opponent(t, foe)
    return t.content.enemies[here.summoned or here.kind]


def left(t: Game) -> list[FoeId]:
    """MK-CMB-35. The enemies not yet defeated."""
    return [FoeId(place) for place, one in enumerate(battle(t).foes) if not one.beaten]


def attacking(t: Game) -> list[FoeId]:
    """MK-CMB-9 MK-CMB-45. Those whose attack is still to come."""
    foes = battle(t).foes
    return [foe for foe in left(t) if not foes[foe].stopped and not foes[foe].dealt]


def replaced(t: Game, foe: FoeId) -> bool:
    """MK-CMB-42. Does a summoned enemy stand in its place, in phases 2 and 3?"""
    return bool(opponent(t, foe).summoned)


def will_summon(t: Game, foe: FoeId) -> bool:
    """MK-CMB-10 MK-CMB-63. A summoner that has not drawn yet, and is not kept from attacking."""
    here = opponent(t, foe)
    return "summons" in token(t, foe).abilities and not (here.beaten or here.stopped or here.summoned or here.dealt)


def owner(foe: FoeId) -> int:
    """Where statuses on an enemy lie."""
    return FOES + foe


def has(t: Game, foe: FoeId, status: str) -> bool:
    return t.state.has(owner(foe), status)


# ── where it fights ──────────────────────────────────────────────────────────────────────────────────────────────────


def city_of(t: Game, foe: FoeId) -> str:
    """MK-CMB-43. The colour of the city whose bonus it has; a summoned enemy has none."""
    hex = opponent(t, foe).hex
    return t.content.hexes[hex].colour if site_of(t, hex) == CITY and not replaced(t, foe) else ""


def fortified(t: Game, foe: FoeId) -> Iterator[Part]:
    """MK-CMB-31 MK-SIT-2 MK-CMB-10 MK-CMB-21 MK-CMB-24. By itself (or what it summoned), and by the site it defends."""
    if has(t, foe, UNWALLED):
        return
    printed = attacker(t, foe)
    if "fortified" in printed.abilities:
        yield Part(ADDED, 1, printed.id, ("MK-CMB-31",))
    site = site_of(t, opponent(t, foe).hex)
    if site in FORTIFIED and not statuses.walls_fall(t, battle(t).seat):
        yield Part(ADDED, 1, site, ("MK-SIT-2",))


# ── its numbers ──────────────────────────────────────────────────────────────────────────────────────────────────────


def armour_of(t: Game, foe: FoeId) -> Iterator[Part]:
    """MK-ENM-1 MK-CTY-2 MK-CMB-56."""
    printed = token(t, foe)
    yield Part(PRINTED, printed.armour, printed.id, ("MK-ENM-1",))
    if city_of(t, foe) == "white":
        yield Part(ADDED, 1, "white_city", ("MK-CTY-2",))
    for held in t.state.modifiers.get(owner(foe), ()):
        if held.status == SOFTENED:
            yield Part(ADDED, held.amount, SOFTENED, ("MK-CMB-56",))
    yield Part(AT_LEAST, 1, "least", ("MK-CMB-56",))


def armours(t: Game, targets: Iterable[FoeId]) -> Iterator[Part]:
    """MK-CMB-8. What an attack on all of these must reach."""
    for foe in targets:
        yield Part(ADDED, total(armour_of(t, foe)), opponent(t, foe).kind, ("MK-CMB-8",))


def attack_of(t: Game, foe: FoeId) -> Iterator[Part]:
    """MK-ENM-1 MK-CTY-3 MK-CMB-43."""
    printed = attacker(t, foe)
    yield Part(PRINTED, printed.attack, printed.id, ("MK-ENM-1",))
    if city_of(t, foe) == "blue" and printed.element != "physical":
        yield Part(ADDED, 1 if printed.element == "coldfire" else 2, "blue_city", ("MK-CTY-3",))


def need_of(t: Game, foe: FoeId) -> Iterator[Part]:
    """MK-CMB-9 MK-CMB-37. What a block must reach."""
    yield from attack_of(t, foe)
    if "swift" in attacker(t, foe).abilities:
        yield Part(MULTIPLIED, 2, "swift", ("MK-CMB-37",))


def damage_of(t: Game, foe: FoeId) -> Iterator[Part]:
    """MK-CMB-11 MK-CMB-44 MK-CTY-4. Brutal once, by itself or by the city."""
    yield from attack_of(t, foe)
    if "brutal" in attacker(t, foe).abilities:
        yield Part(MULTIPLIED, 2, "brutal", ("MK-CMB-44",))
    elif city_of(t, foe) == "red" and attacker(t, foe).element == "physical":
        yield Part(MULTIPLIED, 2, "red_city", ("MK-CTY-4",))


def poisons(t: Game, foe: FoeId) -> bool:
    """MK-CMB-13 MK-CTY-5."""
    printed = attacker(t, foe)
    return "poison" in printed.abilities or (city_of(t, foe) == "green" and printed.element == "physical")


def paralyses(t: Game, foe: FoeId) -> bool:
    """MK-CMB-14 MK-CMB-50."""
    return "paralyses" in attacker(t, foe).abilities


def fame_of(t: Game, foe: FoeId) -> int:
    """MK-ENM-1 MK-SIT-13 MK-SCN-23. Half of it, rounded up, at another player's keep; twice, if it was called up."""
    fame = token(t, foe).fame
    if opponent(t, foe).hex == OFF_MAP:
        return 2 * fame
    return -(-fame // 2) if hostile(t, battle(t).seat, opponent(t, foe).hex) else fame


def icons(t: Game, foe: FoeId) -> int:
    """MK-ENM-1. How many abilities, coloured attacks and resistances the attacking token shows."""
    printed = attacker(t, foe)
    return len(printed.abilities) + len(printed.resists) + (printed.element != "physical")


# ── what it resists ──────────────────────────────────────────────────────────────────────────────────────────────────


def resists(t: Game, foe: FoeId) -> frozenset[str]:
    """MK-CMB-2 MK-ENM-1. Its resistances, but for those that effects took away."""
    if has(t, foe, BARE):
        return frozenset()
    lost = statuses.stripped(t, battle(t).seat)
    return frozenset([e for e in token(t, foe).resists if e not in lost and not (e == "fire" and has(t, foe, NO_FIRE))])


def shared(t: Game, targets: Iterable[FoeId]) -> frozenset[str]:
    """MK-CMB-30. Targets of one attack share their resistances."""
    return frozenset().union(*[resists(t, foe) for foe in targets])


def resisted(element: str, resistances: frozenset[str]) -> bool:
    """MK-CMB-2 MK-CMB-22. Is what has this element resisted?  Cold fire by those who resist fire and ice."""
    if element == "coldfire":
        return "fire" in resistances and "ice" in resistances
    return element in resistances


def ignores(t: Game, foe: FoeId, colour: str) -> bool:
    """MK-CMB-3 MK-CMB-23. Fire resistance ignores red effects, ice resistance blue ones."""
    resistances = frozenset(attacker(t, foe).resists) if replaced(t, foe) else resists(t, foe)
    return any(IGNORED.get(element) == colour for element in resistances)


# ── an attack ────────────────────────────────────────────────────────────────────────────────────────────────────────


def serves(t: Game, targets: Iterable[FoeId], reach: str) -> bool:
    """MK-CMB-7 MK-CMB-17 MK-CMB-32 MK-CMB-52. Does such an attack count now?  In phase 4 all do."""
    if battle(t).phase == ATTACK_PHASE or reach == "siege":
        return True
    return reach == "ranged" and not any(total(fortified(t, foe)) for foe in targets)


def strength(t: Game, targets: tuple[FoeId, ...], points: Iterable[Points]) -> Iterator[Part]:
    """MK-CMB-29 MK-CMB-5. What was gathered for an attack on these; the halves are added before they are rounded."""
    resistances = shared(t, targets)
    doubled = statuses.doubled(t, battle(t).seat) if battle(t).phase == ATTACK_PHASE else ()
    halved = 0
    for one in points:
        if not serves(t, targets, one.reach):
            continue
        amount = one.amount * 2 if one.element in doubled else one.amount
        if resisted(one.element, resistances):
            halved += amount
        else:
            yield Part(ADDED, amount, one.source, ("MK-CMB-29",))
    if halved:
        yield Part(ADDED, halved // 2, "inefficient", ("MK-CMB-2", "MK-CMB-29"))


# ── a block ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def efficient(block: Element, attack: Element, edition: str) -> bool:
    """MK-CMB-25 MK-CMB-26 MK-CMB-27 MK-CMB-28. Does this block meet this attack in full?"""
    if attack == "physical" or block == "coldfire":
        return True
    if attack == "coldfire" or block == "physical":
        return False
    return block != attack if edition == OFFICIAL else block == attack


def guard(t: Game, foe: FoeId, points: Iterable[Points]) -> Iterator[Part]:
    """MK-CMB-4 MK-CMB-5. What was gathered for a block of this enemy; the halves are added before they are rounded."""
    against = attacker(t, foe)
    halved = 0
    for one in points:
        amount = one.amount * 2 if one.twice_if_swift and "swift" in against.abilities else one.amount
        if efficient(one.element, against.element, t.state.edition):
            yield Part(ADDED, amount, one.source, ("MK-CMB-4",))
        else:
            halved += amount
    if halved:
        yield Part(ADDED, halved // 2, "inefficient", ("MK-CMB-4",))
