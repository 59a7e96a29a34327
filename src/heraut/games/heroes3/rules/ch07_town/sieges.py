"""7. Sieges and captures, and heroes who meet on the map.  Walls and the tower are in the combat chapters."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.heroes3.answers.on_map import DONE, Done, GiveWay, SendArmy, StandFirm
from heraut.games.heroes3.model import OFFICIAL, FieldId, Game, HeroId, main_hero, side_of
from heraut.games.heroes3.numbers import geography
from heraut.games.heroes3.rules import ch04_heroes, ch06_resources
from heraut.games.heroes3.rules.ch10_combat import combat
from heraut.games.heroes3.rules.plays import NAMED, Named
from heraut.kernel import Arrow, Gives, Option, Section, ask, call, give

SENT_ARMY = {"gold": 8}  # H3-SIE-2
WON, LOST, REMOVED = "won", "lost", "removed"
STAND_OR_LEAVE: tuple[Option, ...] = (StandFirm(), GiveWay())
DEFEND_OR_NOT: tuple[Option, ...] = (SendArmy(), DONE)


def is_second(hero: HeroId) -> bool:
    return hero % 2 == 1


# ── heroes who meet ──────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class MeetHero(Section):
    """4. A hero moves onto the field of an enemy hero; gives what it was for the hero who moved.

    (a secondary hero: fight, or leave the map) → combat → won, lost, surrendered; removed: the other one left the map
    """

    hero: HeroId
    enemy: HeroId

    def start(self, t: Game) -> Gives[str]:
        """H3-HER-5 H3-CMB-20. In the official edition only the one who is attacked has the choice."""
        t.tell("meets", hero=self.hero, rival=t.state.heroes[self.enemy].seat, field=t.state.heroes[self.enemy].field)
        if is_second(self.hero) and t.state.edition != OFFICIAL:
            return ask(t.state.heroes[self.hero].seat, "stand_or_leave", self.stand_or_leave, self.hear_attacker)
        return self.attacked

    def stand_or_leave(self, t: Game) -> tuple[Option, ...]:
        """H3-HER-5."""
        return STAND_OR_LEAVE

    def hear_attacker(self, t: Game, choice: StandFirm | GiveWay) -> Gives[str]:
        """H3-HER-5 H3-HER-20."""
        if isinstance(choice, StandFirm):
            return self.attacked
        ch04_heroes.lose_second_hero(t, t.state.heroes[self.hero].seat, t.state.heroes[self.enemy].seat)
        return give(LOST)

    def attacked(self, t: Game) -> Gives[str]:
        """H3-HER-5."""
        if is_second(self.enemy):
            return ask(t.state.heroes[self.enemy].seat, "stand_or_leave", self.stand_or_leave, self.hear_attacked)
        return self.fight

    def hear_attacked(self, t: Game, choice: StandFirm | GiveWay) -> Gives[str]:
        """H3-HER-5 H3-HER-11 H3-HER-20. Leaving gives the cube, and no experience."""
        if isinstance(choice, StandFirm):
            return self.fight
        ch04_heroes.lose_second_hero(t, t.state.heroes[self.enemy].seat, t.state.heroes[self.hero].seat)
        return give(REMOVED)

    def fight(self, t: Game) -> Gives[str]:
        """H3-CMB-20."""
        enemy = t.state.heroes[self.enemy]
        return call(combat.Combat(self.hero, enemy.field, enemy.seat, self.enemy))


# ── a place is besieged ──────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class Besiege(Section):
    """7. A hero stands before a town or settlement of another, and no hero is there to meet it.

    its owner sends the army for 8 gold → combat → won, lost …        nobody defends it → won
    """

    hero: HeroId
    field: FieldId
    owner: int

    def start(self, t: Game) -> Gives[str]:
        """H3-SIE-1 H3-SIE-2 H3-SIE-10 H3-CMB-19 H3-ENC-6."""
        t.tell("besieged", hero=self.hero, field=self.field, owner=self.owner)
        if not can_send_army(t, self.owner, self.field):
            return give(WON)
        return ask(self.owner, "send_army", self.defend_or_not, self.hear)

    def defend_or_not(self, t: Game) -> tuple[Option, ...]:
        """H3-SIE-2 H3-SIE-10."""
        return DEFEND_OR_NOT

    def hear(self, t: Game, choice: SendArmy | Done) -> Gives[str]:
        """H3-SIE-2 H3-SIE-5 H3-SIE-6 H3-SIE-10 H3-SIE-22. Afterwards the army is with its hero, who was not beaten."""
        if isinstance(choice, Done):
            return give(WON)
        ch06_resources.pay(t, self.owner, SENT_ARMY, "send_army")
        return call(combat.Combat(self.hero, self.field, self.owner))


def can_send_army(t: Game, owner: int, field: FieldId) -> bool:
    """H3-SIE-2. A player with an army that is elsewhere, and 8 gold."""
    if owner < 0:
        return False
    player, hero = t.state.players[owner], t.state.heroes.get(main_hero(owner))
    has_army = bool(player.army or player.hired)
    return has_army and hero is not None and hero.field != field and ch06_resources.can_pay(t, owner, SENT_ARMY)


# ── a town is taken ──────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class CaptureTown(Named):
    """7. The captor's cube on the town, and a cube of whoever held it."""

    def start(self, t: Game) -> Arrow:
        """H3-SIE-3 H3-SIE-7 H3-SIE-8 H3-SIE-9 H3-SIT-1 H3-VIC-4 H3-MOD-4. No cube for taking back a town of one's own.

        An ally's town is his again.  The town board stays with its first owner; what else a captured town gives is the
        scenario's affair.
        """
        field = t.state.heroes[self.hero].field
        site, founder = t.state.sites[field], geography.founder(t, field)
        before = site.flags[0] if site.flags else None
        site.flags = (founder if founder in ch06_resources.allies(t, self.seat) else self.seat,)
        t.tell("captured", seat=self.seat, field=field)
        if before is not None and before >= 0 and founder not in side_of(t, self.seat):
            ch04_heroes.win_cube(t, self.seat, before)
        return None


NAMED.update(capture_town=CaptureTown)
