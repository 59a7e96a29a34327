"""4. The turn, 2: interacting with those who live at a site."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import heraut.games.mage_knight.rules.ch1_reminders.plays_units as plays_units
from heraut.games.mage_knight.answers.anywhere import DONE, Done
from heraut.games.mage_knight.answers.on_turn import (
    AddElite,
    Bind,
    BuyArtifact,
    BuyCard,
    BuyHealing,
    BuyTopCard,
    Recruit,
)
from heraut.games.mage_knight.answers.with_cards import Learn
from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.model.names import TOP_REPUTATION, CardName, DeedId, HexId, UnitKind
from heraut.games.mage_knight.numbers.limits import bond_is_free
from heraut.games.mage_knight.numbers.mana import purse_of
from heraut.games.mage_knight.numbers.sites import TOWER
from heraut.games.mage_knight.rules import ch6_cities, ch6_sites
from heraut.games.mage_knight.rules.ch1_reminders.moments import HEAL, INFLUENCE, SPECIAL, Moment
from heraut.games.mage_knight.rules.ch1_reminders.paying import PayMana
from heraut.games.mage_knight.rules.ch1_reminders.unit_plays import GainUnit
from heraut.games.mage_knight.rules.ch6_sites import (
    ACTION_PRICE,
    ARTIFACT_PRICE,
    ELITE_PRICE,
    HEALING,
    MONASTERY,
    SPELL_PRICE,
    trades_at,
)
from heraut.games.mage_knight.rules.gains import take_card
from heraut.games.mage_knight.rules.offers import ADVANCED, SPELLS, TakeFromOffer
from heraut.kernel import Arrow, Option, Reason, Section, become, call, draw
from heraut.kernel.values import ADDED, Part, total

HEAL_ONE, ARTIFACT, TOP_CARD, ELITE = BuyHealing(), BuyArtifact(), BuyTopCard(), AddElite()
OF_USE = frozenset((INFLUENCE, HEAL, SPECIAL))
Purchase = Recruit | Bind | BuyHealing | BuyCard | BuyArtifact | BuyTopCard | AddElite


def greeting(t: Game, seat: int, hex: HexId) -> Iterator[Part]:
    """MK-INT-2 MK-INT-3 MK-INT-7 MK-INT-8. The influence a hero begins with: his reputation, his shields on a city."""
    reputation = t.state.heroes[seat].reputation
    yield Part(ADDED, t.content.tables.influence[reputation + TOP_REPUTATION - 1], "reputation", ("MK-INT-7",))
    yield Part(ADDED, ch6_cities.own_shields(t, seat, hex), "shields", ("MK-INT-3",))


def cannot_interact(t: Game, seat: int, hex: HexId) -> Reason | None:
    """MK-INT-1 MK-INT-5 MK-INT-6."""
    if not trades_at(t, seat, hex):
        return Reason("nobody-to-deal-with", ("MK-INT-1",), hex=hex)
    if t.state.heroes[seat].reputation == -TOP_REPUTATION:
        return Reason("hated", ("MK-INT-6",))
    return None


@dataclass(slots=True)
class Interaction(Moment):
    """One interaction: reputation and shields → influence played, purchases ⟲ → done.

    `healing`: who rests may buy nothing else.  `greeted`: reputation and shields are counted.
    """

    healing: bool = False
    greeted: bool = False

    def question(self) -> str:
        return "interact"

    def uses(self, t: Game) -> frozenset[str]:
        return OF_USE

    def start(self, t: Game) -> Arrow:
        """MK-INT-2 MK-INT-8 MK-INT-9. What was not spent before is lost; reputation and shields count once."""
        if not self.greeted:
            self.greeted = True
            hero = t.state.heroes[self.seat]
            hero.influence = total(greeting(t, self.seat, hero.hex))
            hero.turn = hero.turn._replace(talked=True)
            t.tell("interacts", seat=self.seat, hex=hero.hex, influence=hero.influence)
        return self.put(t)

    def choices(self, t: Game) -> Sequence[Option]:
        """MK-INT-4 MK-INT-9 MK-INT-10 MK-INT-12 MK-RST-3. One purchase at a time, a play, or the end of it."""
        found = Moment.choices(self, t)
        return [one for one in found if not isinstance(one, Learn)] if self.healing else found

    def own(self, t: Game) -> Sequence[Option]:
        """MK-INT-4 MK-INT-9."""
        return [DONE, *[wish for wish in self.wishes(t) if self.forbids(t, wish) is None]]

    def wishes(self, t: Game) -> Sequence[Option]:
        state = t.state
        cards = [*state.monastery, *state.advanced, *state.spells]
        units: list[Option] = [Recruit(unit) for unit in dict.fromkeys(state.units)]
        if bond_is_free(t, self.seat):
            units += [Bind(unit) for unit in dict.fromkeys(state.units)]
        return [*units, *[BuyCard(card) for card in dict.fromkeys(cards)], HEAL_ONE, TOP_CARD, ARTIFACT, ELITE]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        if isinstance(wish, Done):
            return None
        if self.healing and isinstance(wish, Purchase | Learn) and not isinstance(wish, BuyHealing):
            return Reason("only-healing", ("MK-RST-3", "MK-PRE-12"))
        if not isinstance(wish, Purchase):
            return Moment.forbids(self, t, wish)
        price = price_of(t, t.state.heroes[self.seat].hex, wish)
        return not_sold(price) or too_dear(t, self.seat, price or 0) or no_mana(t, self.seat, wish)

    def answered(self, t: Game, choice: Done | Purchase) -> Arrow:
        """MK-INT-9 MK-INT-4. What is left in the end is lost."""
        hero = t.state.heroes[self.seat]
        if isinstance(choice, Done):
            hero.influence = 0
            return None
        hero.influence -= price_of(t, hero.hex, choice) or 0
        return self.buy(t, choice)

    def buy(self, t: Game, choice: Purchase) -> Arrow:
        """MK-INT-10 MK-INT-12 MK-SIT-4 MK-SIT-7 MK-SIT-8 MK-CTY-7 MK-CTY-13 MK-CTY-14."""
        if isinstance(choice, Recruit | Bind):
            take_unit(t, choice.unit)
            return call(GainUnit(self.seat, choice.unit, isinstance(choice, Bind)), self.start)
        if isinstance(choice, BuyCard):
            return self.buy_card(t, choice.card)
        if isinstance(choice, BuyTopCard):
            return draw("advanced", self.hear_card)
        if isinstance(choice, AddElite):
            return draw("elite", self.hear_elite)
        if isinstance(choice, BuyHealing):
            t.state.heroes[self.seat].heal += 1
        else:
            ch6_sites.earn(t, self.seat, ("artifact",))
        return self.start

    def buy_card(self, t: Game, card: DeedId) -> Arrow:
        """MK-SIT-8 MK-SIT-35 MK-CTY-12 MK-CTY-14. A card of the unit offer is not replaced; the others are."""
        if card in t.state.spells:
            return call(BuySpell(self.seat, card), self.start)
        if card in t.state.advanced:
            return call(TakeFromOffer(self.seat, ADVANCED, card), self.start)
        left = list(t.state.monastery)
        left.remove(card)
        t.state.monastery = tuple(left)
        take_card(t, self.seat, card)
        return self.start

    def hear_card(self, t: Game, drawn: tuple[str, ...]) -> Arrow:
        """MK-CTY-14."""
        for card in drawn:
            take_card(t, self.seat, card)
        return self.start

    def hear_elite(self, t: Game, drawn: tuple[str, ...]) -> Arrow:
        """MK-CTY-7."""
        t.state.units = (*t.state.units, *[UnitKind(unit) for unit in drawn])
        t.tell("elite_added", seat=self.seat, units=drawn)
        return self.start


@dataclass(slots=True)
class BuySpell(Section):
    """A spell: a mana of its colour → it goes on the deed deck."""

    seat: int
    card: CardName

    def start(self, t: Game) -> Arrow:
        """MK-SIT-35 MK-CTY-12."""
        return call(PayMana(self.seat, (t.content.deeds[self.card].colour,), self.card), self.paid)

    def paid(self, t: Game, colours: tuple[str, ...]) -> Arrow:
        """MK-INT-12."""
        return become(TakeFromOffer(self.seat, SPELLS, self.card))


def take_unit(t: Game, unit: UnitKind) -> None:
    """MK-INT-10. The unit offer is not refilled before the next round."""
    left = list(t.state.units)
    left.remove(unit)
    t.state.units = tuple(left)


# ── what is sold, and what speaks against buying ─────────────────────────────────────────────────────────────────────


def price_of(t: Game, hex: HexId, wish: Purchase) -> int | None:
    """MK-SIT-4 MK-SIT-7 MK-SIT-8 MK-SIT-35 MK-CTY-7 MK-CTY-12 MK-CTY-13 MK-CTY-14. Influence; None if not sold here."""
    site, city = t.content.hexes[hex].site, ch6_cities.colour_of(t, hex)
    if isinstance(wish, Recruit | Bind):
        here = wish.unit in t.state.units and ch6_sites.recruits(t, hex, wish.unit)
        cost = t.content.units[wish.unit].cost - (plays_units.BOND_LESS if isinstance(wish, Bind) else 0)
        return max(0, cost) if here else None
    if isinstance(wish, BuyHealing):
        return HEALING.get(site)
    if isinstance(wish, BuyArtifact):
        return ARTIFACT_PRICE if city == "red" and t.state.decks["artifacts"].size() else None
    if isinstance(wish, BuyTopCard):
        return ACTION_PRICE if city == "green" and t.state.decks["advanced"].size() else None
    if isinstance(wish, AddElite):
        return ELITE_PRICE if city == "white" and t.state.decks["elite"].size() else None
    if wish.card in t.state.spells:
        return SPELL_PRICE if site == TOWER or city == "blue" else None
    if wish.card in (t.state.monastery if site == MONASTERY else ()):
        return ACTION_PRICE
    return ACTION_PRICE if city == "green" and wish.card in t.state.advanced else None


def not_sold(price: int | None) -> Reason | None:
    """MK-INT-4."""
    return Reason("not-sold-here", ("MK-INT-4",)) if price is None else None


def too_dear(t: Game, seat: int, price: int) -> Reason | None:
    """MK-INT-9."""
    influence = t.state.heroes[seat].influence
    return None if price <= influence else Reason("too-dear", ("MK-INT-9",), price=price, points=influence)


def no_mana(t: Game, seat: int, wish: Purchase) -> Reason | None:
    """MK-SIT-35 MK-CTY-12. A spell takes a mana of its colour as well."""
    if not isinstance(wish, BuyCard) or wish.card not in t.state.spells:
        return None
    colour = t.content.deeds[wish.card].colour
    return None if purse_of(t, seat).affords((colour,)) else Reason("no-mana", ("MK-SIT-35",), colour=colour, amount=1)


SECTIONS: tuple[type[Section], ...] = (Interaction, BuySpell)
