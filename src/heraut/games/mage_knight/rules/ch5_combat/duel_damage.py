"""5. Between players: what gets through is dealt by the attacker."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from heraut.games.mage_knight.answers.anywhere import DONE, Done
from heraut.games.mage_knight.answers.in_combat import Repel, Steal, ToHero, ToUnit
from heraut.games.mage_knight.model.heroes import Hero
from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.model.names import DeedId, HexId
from heraut.games.mage_knight.numbers import duels, statuses
from heraut.games.mage_knight.rules import gains
from heraut.games.mage_knight.rules.ch1_reminders import gaining
from heraut.games.mage_knight.rules.ch5_combat.phases import knock_out
from heraut.kernel import Arrow, Option, Reason, Section, ask
from heraut.kernel.values import total

THEFT = 5  # the damage that an artifact costs
TO_HERO = ToHero()


@dataclass(slots=True)
class Deal(Section):
    """The damage is spent: a unit, the hero, an artifact, a retreat ⟲, or what is left is left → end.

    `seat`: who deals it; `damage`: what is left of it; `elements`: the types of the attack.
    """

    seat: int
    damage: int
    elements: tuple[str, ...]

    def start(self, t: Game) -> Arrow:
        """MK-PVP-4 MK-PVP-19. Until nothing can be bought any more."""
        if duels.bout(t).repelled >= 0 or len(self.choices(t)) == 1:
            return None
        return ask(self.seat, "deal_damage", self.choices, self.hear)

    def choices(self, t: Game) -> Sequence[Option]:
        """MK-PVP-4 MK-PVP-5 MK-PVP-17 MK-PVP-18 MK-PVP-19 MK-PVP-20. What can be paid for; the rest may be left."""
        return [DONE, *[wish for wish in self.wishes(t) if self.forbids(t, wish) is None]]

    def wishes(self, t: Game) -> Sequence[Option]:
        rival = duels.rival_of(t, self.seat)
        hero = t.state.heroes[rival]
        found: list[Option] = [ToUnit(unit.id) for unit in hero.units if not unit.wounds]
        found.append(TO_HERO)
        if duels.bout(t).phase == duels.MELEE_PHASE:
            found += [Steal(card) for card in to_steal(t, hero)]
            found += [Repel(hex) for hex, _ in duels.ways_out(t, rival)]
        return found

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        if isinstance(wish, ToUnit) and statuses.units_unhurt(t, duels.rival_of(t, self.seat)):
            return Reason("units-spared", ("MK-CRD-22",))
        price = self.price(t, wish)
        if price is None or price <= self.damage:
            return None
        return Reason("too-little-damage", ("MK-PVP-17", "MK-PVP-5", "MK-PVP-20"), price=price, damage=self.damage)

    def price(self, t: Game, wish: Option) -> int | None:
        """MK-PVP-5 MK-PVP-17 MK-PVP-18 MK-PVP-40."""
        rival = duels.rival_of(t, self.seat)
        if isinstance(wish, ToUnit):
            unit = gains.unit_of(t.state.heroes[rival], wish.unit)
            return total(duels.price_of_unit(t, rival, unit, self.elements))
        if isinstance(wish, ToHero):
            return total(duels.price_of_hero(t, rival))
        if isinstance(wish, Steal):
            return THEFT
        return dict(duels.ways_out(t, rival)).get(wish.hex) if isinstance(wish, Repel) else None

    def hear(self, t: Game, choice: Done | ToUnit | ToHero | Steal | Repel) -> Arrow:
        """MK-PVP-17 MK-PVP-19."""
        if isinstance(choice, Done):
            return None
        self.damage -= self.price(t, choice) or 0
        rival = duels.rival_of(t, self.seat)
        if isinstance(choice, ToUnit):
            gaining.wound_unit(t, rival, choice.unit)
        elif isinstance(choice, ToHero):
            gains.take_wounds(t, rival, 1, "duel")
            knock_out(t, rival)
        elif isinstance(choice, Steal):
            steal(t, self.seat, rival, choice.card)
        else:
            repel(t, rival, choice.hex)
        return self.start


def to_steal(t: Game, hero: Hero) -> list[DeedId]:
    """MK-PVP-5 MK-PVP-42. Artifacts of the discard pile, the play area, or on a wounded unit."""
    borne = [unit.banner for unit in hero.units if unit.wounds and unit.banner]
    cards = sorted({*hero.discard, *hero.played, *borne})
    deeds = t.content.deeds
    return [DeedId(card) for card in cards if card in deeds and deeds[card].kind == "artifact"]


def steal(t: Game, thief: int, rival: int, card: DeedId) -> None:
    """MK-PVP-5. Into the thief's discard pile."""
    hero = t.state.heroes[rival]
    if card in hero.discard:
        hero.discard.remove(card)
    elif card in hero.played:
        hero.played.remove(card)
    else:
        unit = next(unit for unit in hero.units if unit.wounds and unit.banner == card)
        gains.take_banner_off(t, rival, unit.id)
    t.state.heroes[thief].discard.append(card)
    t.tell("stolen", seat=thief, other=rival, card=card)


def repel(t: Game, rival: int, hex: HexId) -> None:
    """MK-PVP-20 MK-PVP-21 MK-PVP-8. He is moved there, provokes nobody, and the fight is over."""
    winner = duels.rival_of(t, rival)
    t.state.heroes[rival].hex = hex
    t.state.duel = duels.bout(t)._replace(repelled=rival)
    t.tell("repelled", seat=rival, hex=hex)
    gains.gain_fame(t, winner, total(duels.glory(t, winner, rival)), "duel")


SECTIONS: tuple[type[Section], ...] = (Deal,)
