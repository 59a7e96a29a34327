"""2. The sheet of a hero, 4A and 4B: attacks, of heroes, units, allies and spells alike."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import heraut.games.conan.rules.ch2_sheet.after_attack as after_attack
import heraut.games.conan.rules.ch2_sheet.movement as movement
import heraut.games.conan.rules.ch5_reactions as ch5_reactions
from heraut.games.conan.answers.fighting import Gems, Shoot, Strike, Web
from heraut.games.conan.model import ALLIES, BARE_HANDS, MELEE, OVERLORD, RANGED, AreaId, FigureId, Game, HeroId, ItemId
from heraut.games.conan.numbers.blows import MELEE_BLOW, SHOT, attack_parts, shot_dice, strike_dice, tile_dice
from heraut.games.conan.numbers.burden import is_two_handed
from heraut.games.conan.numbers.crowds import Crowd, Host, host, room_in
from heraut.games.conan.numbers.figures import (
    CONSTRICTED,
    PROVOKED,
    abilities,
    alike,
    area_of,
    constricts,
    has,
    is_hero,
    is_there,
    living,
    places_of,
    side_of,
    tile_of,
)
from heraut.games.conan.numbers.limits import Room, room_on, saturated
from heraut.games.conan.numbers.sight import seen_from
from heraut.games.conan.rules.ch2_sheet import gems
from heraut.games.conan.rules.ch2_sheet.rolls import Roll
from heraut.games.conan.rules.ch2_sheet.targets import (
    may_not_be_attacked,
    melee_arms,
    not_an_enemy,
    shooting_arms,
    unarmed,
)
from heraut.kernel import Arrow, Option, Reason, Section, ask, become, call
from heraut.kernel.sections import Ends
from heraut.kernel.values import total
from heraut.tabletop.throws import Fallen

DEEDS = (Strike, Shoot, Web)
BOXES = {Strike: MELEE, Shoot: RANGED}
GUARDED = ("protected", "fascination")  # the skills that keep attackers off
Foe = tuple[FigureId, AreaId, bool]  # where it stands; is nothing needed but to see it?
PULLS = 2  # what a die must show to pull


# ── what a hero may attack ───────────────────────────────────────────────────────────────────────────────────────────


def deeds(t: Game, hero: HeroId, others: Crowd, room: Room) -> list[Option]:
    """CN-ATT-1 CN-ATT-4 CN-ATT-9 CN-ATT-10 CN-ATT-11 CN-ATT-14. Targets that are alike are one answer."""
    found, foes = list[Option](), foes_of(t, hero, others.host) if room[MELEE] or room[RANGED] else []
    if room[MELEE]:
        found += strikes(t, hero, targets(t, hero, MELEE_BLOW, foes))
    if room[RANGED] and shooting_arms(t, hero):
        found += shots(t, hero, targets(t, hero, SHOT, foes))
    return found


def strikes(t: Game, hero: HeroId, foes: list[FigureId]) -> Iterator[Option]:
    for target in foes:
        for weapon, other in melee_arms(t, hero):
            yield Strike(hero, target, weapon, other)


def shots(t: Game, hero: HeroId, foes: list[FigureId]) -> Iterator[Option]:
    for target in foes:
        for weapon in shooting_arms(t, hero):
            yield Shoot(hero, target, weapon)


def targets(t: Game, attacker: FigureId, way: str, foes: list[Foe]) -> list[FigureId]:
    """CN-ATT-9 CN-ATT-10. Enemies that it may attack this way."""
    here = area_of(t, attacker)
    near = (here,) if way == MELEE_BLOW and not has(t, attacker, "reach") else seen_from(t, here)
    return [
        foe
        for foe, area, plain in foes
        if area in near
        and ((plain and (way == SHOT or area == here)) or may_not_be_attacked(t, attacker, foe, way) is None)
    ]


def foes_of(t: Game, attacker: FigureId, units: Host) -> list[Foe]:
    """CN-ATT-9 CN-SKL-23 CN-SKL-31. All enemies on the board, of those who are alike the first."""
    if side_of(attacker) == OVERLORD:
        allies = [figure for figure in t.state.units if figure >= ALLIES] if units.allies else []
        return [(foe, area_of(t, foe), False) for foe in (*living(t), *alike(t, allies))]
    found: list[Foe] | None = units.charts.get("foes")
    if found is None:
        foes = alike(t, [figure for figure in t.state.units if figure < ALLIES])
        found = [(foe, area_of(t, foe), abilities(t, foe).isdisjoint(GUARDED)) for foe in foes]
        units.charts["foes"] = found
    return found


def wishes(t: Game, hero: HeroId) -> list[Option]:
    foes = [foe for foe, _, _ in foes_of(t, hero, host(t))]
    return [*strikes(t, hero, foes), *shots(t, hero, foes)]


def forbids(t: Game, wish: Option) -> Reason | None:
    """CN-ATT-2 CN-ATT-9 CN-ATT-11 CN-ATT-14 CN-SKL-14. No enemy, no weapon, no gems, or not to be attacked."""
    if isinstance(wish, Web):
        return Reason("no-web", ("CN-SKL-14",), figure=wish.figure)
    hero = HeroId(wish.figure)
    return (
        not_an_enemy(t, hero, wish.target)
        or unarmed(t, wish)
        or saturated(t, hero, BOXES[type(wish)])
        or may_not_be_attacked(t, hero, wish.target, way_of(wish))
    )


def way_of(deed: Option) -> str:
    return MELEE_BLOW if isinstance(deed, Strike) else SHOT


def perform(t: Game, deed: Option) -> Ends | None:
    """CN-ATT-8 CN-ATT-14. Target and weapon are named."""
    other = deed.other if isinstance(deed, Strike) else BARE_HANDS
    return Declare(HeroId(deed.figure), deed.target, way_of(deed), deed.weapon, other)


@dataclass(slots=True)
class Declare(Section):
    """A hero's attack: target and weapon are named, now the gems.

    gems → paid, the weapon thrown away if it is thrown → attack
    """

    hero: HeroId
    target: FigureId
    way: str
    weapon: ItemId = BARE_HANDS
    other: ItemId = BARE_HANDS

    def start(self, t: Game) -> Arrow:
        """CN-ATT-1 CN-ATT-4 CN-ATT-8."""
        return ask(self.hero, "gems", self.choices, self.hear)

    def choices(self, t: Game) -> list[Option]:
        """CN-ATT-1 CN-ATT-2 CN-SAT-3. At least one; together with earlier ones no more than the index of the box."""
        return [Gems(number) for number in range(1, room_on(t, self.hero, self.box) + 1)]

    @property
    def box(self) -> int:
        return MELEE if self.way == MELEE_BLOW else RANGED

    def hear(self, t: Game, chosen: Gems) -> Arrow:
        """CN-ATT-1 CN-ATT-2 CN-ATT-3 CN-ATT-4 CN-ENC-2. A base die a gem, and the bonus dice of the weapon."""
        gems.put_on(t, self.hero, self.box, chosen.number)
        if self.way == SHOT:
            dice = shot_dice(t, self.hero, self.target, chosen.number, self.weapon)
            self.throw_away(t)
            return become(Attack(self.hero, self.hero, self.target, SHOT, dice))
        dice = strike_dice(t, self.hero, chosen.number, self.weapon, self.other)
        bare = self.weapon == BARE_HANDS
        heavy = not bare and is_two_handed(t, self.weapon)
        return become(Attack(self.hero, self.hero, self.target, MELEE_BLOW, dice, bare, two_handed=heavy))

    def throw_away(self, t: Game) -> None:
        """CN-ATT-12 CN-ATT-14 CN-OBJ-1. A thrown weapon leaves the hero at once, and lands in the target's area."""
        if t.content.items[self.weapon].throwable:
            hero = t.state.heroes[self.hero]
            left = list(hero.items)
            left.remove(self.weapon)
            hero.items = tuple(left)
            gems.lay_down(t, area_of(t, self.target), (self.weapon,))


# ── what a unit may attack ───────────────────────────────────────────────────────────────────────────────────────────


def unit_attacks(t: Game, figure: FigureId) -> list[Option]:
    """CN-OVL-14 CN-OVL-29 CN-SKL-14. The attacks of a unit or ally for which its tile prints dice."""
    tile, found, foes = tile_of(t, figure), list[Option](), foes_of(t, figure, host(t))
    if tile.melee:
        found += [Strike(figure, target) for target in targets(t, figure, MELEE_BLOW, foes)]
    if tile.ranged:
        found += [Shoot(figure, target) for target in targets(t, figure, SHOT, foes)]
    if has(t, figure, "web_projection"):
        found += [Web(figure, target) for target in targets(t, figure, SHOT, foes)]
    return found


def unit_attack(t: Game, seat: int, deed: Option) -> Ends:
    """CN-OVL-14 CN-SKL-4 CN-SKL-14. The attack of a unit or ally; `seat` answers for it."""
    if isinstance(deed, Web):
        return after_attack.SpinWeb(seat, deed.figure, deed.target)
    way = way_of(deed)
    dice = tile_dice(t, deed.figure, deed.target, way)
    return Attack(seat, deed.figure, deed.target, way, dice, two_handed=way == MELEE_BLOW)


# ── the attack ───────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class Attack(Section):
    """One attack, whoever's.  `seat` answers for the attacker; `way`: melee, ranged or spell (`numbers/blows.py`).

    declared → before the dice → roll → pull → blow (defence, wounds, and what follows)

    `bare_hands`: -2.  `no_defence`: neither guard nor armour.  `free`: a free attack, which is not answered by another.
    `two_handed`: it may sweep on.  `undefended`: somebody has sacrificed himself.
    """

    seat: int
    attacker: FigureId
    target: FigureId
    way: str
    dice: tuple[str, ...]
    bare_hands: bool = False
    no_defence: bool = False
    free: bool = False
    two_handed: bool = False
    undefended: bool = False
    total: int = 0

    def start(self, t: Game) -> Arrow:
        """CN-ATT-8 CN-SKL-28 CN-SPL-12. Who could interrupt is asked before the dice."""
        declared(t, self.attacker, self.target, self.way)
        provoke(t, self.attacker, self.target)
        if ch5_reactions.wanted(t, self.target):
            return call(ch5_reactions.BeforeDice(self.target), self.aim)
        return self.throw

    def aim(self, t: Game, target: FigureId) -> Arrow:
        """CN-SKL-28 CN-SPL-12. Who sacrifices himself is not defended; a reaction may have felled the attacker."""
        self.undefended = self.undefended or target != self.target
        self.target = target
        felled = not (is_there(t, self.attacker) or (self.free and is_hero(self.attacker)))
        return None if felled or not is_there(t, target) or gems.is_decided(t) else self.throw

    def throw(self, t: Game) -> Arrow:
        """CN-ATT-8."""
        return call(Roll(self.seat, self.attacker, self.dice, "attack"), self.fell)

    def fell(self, t: Game, dice: Fallen) -> Arrow:
        """CN-ATT-13 CN-DIE-4 CN-SKL-3. What it comes to; Constriction pulls before the defence."""
        self.total = total(attack_parts(t, self.attacker, self.way, dice, self.bare_hands))
        if has(t, self.attacker, "constriction") and any(face >= PULLS for _, face in dice):
            entered = pull(t, self.attacker, self.target)
            if entered is not None:
                return call(entered, self.strike)
        return self.strike

    def strike(self, t: Game) -> Arrow:
        """CN-ATT-8 CN-SPL-9."""
        return become(
            after_attack.Blow(
                self.seat, self.attacker, self.target, self.way, self.total,
                self.no_defence, self.undefended, self.free, self.two_handed,
            )
        )  # fmt: skip


def declared(t: Game, attacker: FigureId, target: FigureId, way: str) -> None:
    """CN-ATT-8."""
    t.tell("attacks", attacker=attacker, target=target, way=way)


def provoke(t: Game, attacker: FigureId, target: FigureId) -> None:
    """CN-SKL-23. Whoever has been attacked is fascinated no longer."""
    if has(t, attacker, "fascination"):
        t.state.gain(target, PROVOKED, "", attacker)


def pull(t: Game, holder: FigureId, victim: FigureId) -> Ends | None:
    """CN-SKL-3 CN-MOV-6. Into one's area, if there is room, and held there; what happens to whoever comes in."""
    area, near = area_of(t, holder), area_of(t, holder) == area_of(t, victim)
    if not near and room_in(t, area) < places_of(t, victim):
        return None
    happens = None if near else movement.arrive(t, victim, area)
    if not constricts(t, holder, victim):
        t.state.gain(victim, CONSTRICTED, f"stays:{holder}", holder)
        pulled(t, holder, victim)
    return happens


def pulled(t: Game, figure: FigureId, target: FigureId) -> None:
    """CN-SKL-3."""
    t.tell("pulled", figure=figure, target=target)


SECTIONS = (Declare, Attack)
