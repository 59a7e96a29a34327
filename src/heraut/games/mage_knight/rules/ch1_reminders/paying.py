"""1. Mana: paying with dice of the Source, tokens, crystals and what effects give."""

from __future__ import annotations

from dataclasses import dataclass

import heraut.games.mage_knight.rules.ch1_reminders.lasting as lasting
from heraut.games.mage_knight.answers.with_cards import PayWith
from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.model.names import ManaColour
from heraut.games.mage_knight.numbers import statuses
from heraut.games.mage_knight.numbers.effects import CARD
from heraut.games.mage_knight.numbers.mana import BASIC, CRYSTAL, DIE, POLARIZED, STOLEN, TOKEN, purse_of
from heraut.games.mage_knight.printed.effects import MANA
from heraut.games.mage_knight.rules.gains import add_crystal, add_mana
from heraut.kernel import Gives, Option, Reason, Section, ask, give


@dataclass(slots=True)
class PayMana(Section):
    """Mana is paid, one after the other: with what? ⟲ → gives the colours paid.

    `price`: what is still to be paid; `why`: what for; `paid`: the colours that were, each as what it stood for.
    """

    seat: int
    price: tuple[str, ...]
    why: str
    paid: tuple[str, ...] = ()

    def start(self, t: Game) -> Gives[tuple[str, ...]]:
        """MK-CRD-16 MK-CRD-21."""
        if not self.price:
            return give(self.paid)
        return ask(self.seat, "pay", self.ways, self.hear)

    def ways(self, t: Game) -> list[PayWith]:
        """MK-MAN-3 MK-MAN-4 MK-MAN-6 MK-MAN-9 MK-MAN-10 MK-MAN-12 MK-PRE-7. Whatever leaves the rest payable."""
        found: list[PayWith] = []
        for coin in purse_of(t, self.seat).ways(self.price, is_spell(t, self.why)):
            how, _, colour = coin.name.partition(" ")
            found.append(PayWith(how, ManaColour(colour)))
        return found

    def hear(self, t: Game, choice: PayWith) -> Gives[tuple[str, ...]]:
        """MK-CRD-22. Others may have an effect that waited for mana."""
        spend(t, self.seat, choice.how, choice.colour, self.why)
        colour = choice.colour if self.price[0] == BASIC else self.price[0]
        lasting.happen(t, self.seat, "mana_used", colour)
        self.paid += (colour,)
        self.price = self.price[1:]
        return self.start

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        return not_to_pay_with(t, self.seat, wish, self.price, self.why) if isinstance(wish, PayWith) else None

    def wishes(self, t: Game) -> list[PayWith]:
        hero = t.state.heroes[self.seat]
        dice = [PayWith(DIE, ManaColour(colour)) for colour in dict.fromkeys(t.state.source)]
        tokens = [PayWith(TOKEN, ManaColour(colour)) for colour in held_tokens(hero.mana)]
        return [*dice, *tokens, *[PayWith(CRYSTAL, ManaColour(colour)) for colour in held_tokens(hero.crystals)]]


def is_spell(t: Game, why: str) -> bool:
    """MK-CRD-18. Is it a spell that this is paid for?"""
    kind, _, name = why.partition(" ")
    return kind == CARD and t.content.deeds[name.partition(" ")[0]].kind == "spell"


def not_to_pay_with(t: Game, seat: int, wish: PayWith, price: tuple[str, ...], why: str) -> Reason | None:
    """MK-MAN-3 MK-MAN-4 MK-MAN-10 MK-MAN-12 MK-PRE-7 MK-CRD-21. Dead, of another colour, or needed for the rest."""
    ways = [coin.name for coin in purse_of(t, seat).ways(price, is_spell(t, why))]
    if f"{wish.how} {wish.colour}" in ways:
        return None
    return Reason("cannot-pay-with", ("MK-CRD-21", "MK-MAN-12"), how=wish.how, colour=wish.colour, wanted=price[0])


def held_tokens(counts: tuple[int, ...]) -> list[str]:
    """The colours of which there are some."""
    return [colour for colour, count in zip(MANA, counts, strict=False) if count]


def spend(t: Game, seat: int, how: str, colour: str, why: str) -> None:
    """MK-MAN-1 MK-MAN-2 MK-MAN-6 MK-MAN-9. A die is taken as it is used; tokens and crystals are gone."""
    state, hero = t.state, t.state.heroes[seat]
    if how.startswith(POLARIZED):
        use_opposite(t, seat)
    plain = how.removeprefix(f"{POLARIZED}_")
    if plain == DIE:
        left = list(state.source)
        left.remove(colour)
        state.source = tuple(left)
        hero.turn = hero.turn._replace(dice=(*hero.turn.dice, colour))
    elif plain == STOLEN:
        hero.stolen = ""
        hero.turn = hero.turn._replace(given=(*hero.turn.given, colour))
    elif plain == TOKEN:
        add_mana(hero, colour, -1)
    elif plain == CRYSTAL:
        add_crystal(hero, colour, -1)
        hero.turn = hero.turn._replace(drained=(*hero.turn.drained, colour))
    t.tell("paid", seat=seat, how=how, colour=colour, why=why)


def use_opposite(t: Game, seat: int) -> None:
    """MK-CRD-22. The effect by which one mana counts as its opposite is used up."""
    for held in statuses.held(t, seat):
        if held.status.source is not None and held.status.source.opposite:
            statuses.use_up(t, seat, held.status.id)
            return


SECTIONS: tuple[type[Section], ...] = (PayMana,)
