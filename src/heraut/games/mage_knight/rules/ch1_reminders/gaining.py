"""1. What an effect gives besides points: fame, mana, crystals, cards, units made ready or healed."""

from __future__ import annotations

from dataclasses import dataclass

import heraut.games.mage_knight.rules.ch5_combat.judged_foes as judged_foes
from heraut.games.mage_knight.answers.anywhere import CardOf, ColourOf, UnitOf
from heraut.games.mage_knight.model.heroes import Hero
from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.model.names import OFF_MAP, WOUND, Cause, ManaColour, UnitId
from heraut.games.mage_knight.numbers.effects import effects_of, unit_in
from heraut.games.mage_knight.numbers.mana import day_here
from heraut.games.mage_knight.printed.effects import COLOURS, MANA, Effect
from heraut.games.mage_knight.rules import gains
from heraut.games.mage_knight.rules.ch1_reminders import judged_effects
from heraut.games.mage_knight.rules.drawing import DrawCards
from heraut.games.mage_knight.rules.offers import ADVANCED, SPELLS, TakeFromOffer
from heraut.kernel import Gives, Section, ask, call, give

CRYSTAL = "crystal"


# ── for each … ───────────────────────────────────────────────────────────────────────────────────────────────────────


def more_of(t: Game, seat: int, effect: Effect, discarded: int) -> int:
    """How many points more an effect gives, by what it counts."""
    if not effect.per:
        return 0
    more = effect.more * counted(t, seat, effect.per, discarded)
    return min(more, effect.at_most) if effect.at_most else more


def counted(t: Game, seat: int, per: str, discarded: int) -> int:
    hero = t.state.heroes[seat]
    if per == "wound":
        return hero.hand.count(WOUND) + sum(unit.wounds for unit in hero.units)
    if per == "ready_unit":
        return sum(not unit.spent and not unit.wounds for unit in hero.units)
    if per == "crystal_colour":
        return sum(count > 0 for count in hero.crystals)
    if per == "forest":
        return int(hero.hex != OFF_MAP and t.content.hexes[hero.hex].terrain == "forest")
    if per == "discarded":
        return discarded
    return judged_foes.foes_now(t) if per == "foe" else judged_foes.icons_now(t)


def gives_more(effect: Effect) -> bool:
    """Does it give anything besides points?"""
    if effect.mana or effect.crystal or effect.draw or effect.take or effect.ready or effect.heal_unit:
        return True
    return bool(effect.fame or effect.reputation or effect.if_least_fame or effect.wounds_itself)


# ── gains ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class Gain(Section):
    """Fame, reputation → mana and crystals (which colour?) ⟲ → cards drawn → a card of an offer → units → end.

    `source`, `path`: the effect, as in `Resolve`.  `count`: how many mana and crystals were gained.
    It gives the unit that was made ready, 0 if none was.
    """

    seat: int
    source: Cause
    path: tuple[int, ...]
    thrown: Cause = ""
    count: int = 0

    def effect(self, t: Game) -> Effect:
        found = effects_of(t.content, self.source)[self.path[0]]
        for number in self.path[1:]:
            found = found.then[number]
        return found

    def hero(self, t: Game) -> Hero:
        return t.state.heroes[self.seat]

    def start(self, t: Game) -> Gives[int]:
        """MK-LVL-11 MK-INT-11."""
        effect = self.effect(t)
        gains.gain_fame(t, self.seat, effect.fame, self.source)
        if effect.reputation:
            gains.change_reputation(t, self.seat, effect.reputation, self.source)
        if effect.if_least_fame and judged_effects.has_least_fame(t, self.seat):
            gains.gain_mana(t, self.seat, effect.if_least_fame)
        return self.colours

    def colours(self, t: Game) -> Gives[int]:
        """MK-MAN-1 MK-MAN-7. Mana and crystals, one after the other."""
        wanted = self.wanted(t)
        if self.count == len(wanted):
            return self.cards
        what, colour = wanted[self.count]
        if colour in MANA:
            return self.gain(t, what, colour)
        kind = "crystal_colour" if what == CRYSTAL else "mana_colour"
        return ask(self.seat, kind, self.colours_to_name, self.name)

    def wanted(self, t: Game) -> list[tuple[str, str]]:
        """What comes, in its order; what is for the player to name stays `any` or `owned`."""
        effect = self.effect(t)
        thrown = t.content.deeds[self.thrown].colour if self.thrown else ""
        noon = "gold" if day_here(t, self.seat) else "black"
        found = [("mana", noon if colour == "noon" else str(colour)) for colour in effect.mana]
        for crystal in effect.crystal:
            if crystal == "others":
                found += [(CRYSTAL, colour) for colour in COLOURS if colour != thrown]
            else:
                found.append((CRYSTAL, thrown if crystal == "thrown" else crystal))
        return found

    def colours_to_name(self, t: Game) -> list[ColourOf]:
        """MK-MAN-5 MK-MAN-13. Any colour of mana, a basic one of crystals; `owned`: of which one has a crystal."""
        what, wish = self.wanted(t)[self.count]
        if wish == "owned":
            held = self.hero(t).crystals
            return [ColourOf(ManaColour(one)) for one, count in zip(COLOURS, held, strict=True) if count]
        return [ColourOf(ManaColour(one)) for one in (COLOURS if what == CRYSTAL else MANA)]

    def name(self, t: Game, choice: ColourOf) -> Gives[int]:
        return self.gain(t, self.wanted(t)[self.count][0], choice.colour)

    def gain(self, t: Game, what: str, colour: str) -> Gives[int]:
        """MK-MAN-1 MK-MAN-2 MK-MAN-7."""
        self.count += 1
        if what == CRYSTAL:
            gains.gain_crystal(t, self.seat, colour)
        else:
            gains.gain_mana(t, self.seat, colour)
        return self.colours

    def cards(self, t: Game) -> Gives[int]:
        """MK-HND-11."""
        drawn = self.effect(t).draw
        return call(DrawCards(self.seat, drawn), self.take) if drawn else self.take

    def take(self, t: Game) -> Gives[int]:
        if not self.effect(t).take:
            return self.units
        return ask(self.seat, "take_card", self.offered, self.hear_card)

    def offered(self, t: Game) -> list[CardOf]:
        """MK-CRD-21. A card of the offer, of the colour thrown away or paid."""
        effect = self.effect(t)
        colour = t.content.deeds[self.thrown].colour if effect.of == "thrown" else effect.pay[0]
        return [CardOf(card) for card in judged_effects.to_take(t, effect, colour)]

    def hear_card(self, t: Game, choice: CardOf) -> Gives[int]:
        """MK-CRD-23 MK-INT-12."""
        effect = self.effect(t)
        pile = ADVANCED if effect.take == "advanced" else SPELLS
        return call(TakeFromOffer(self.seat, pile, choice.card, effect.to), self.units)

    # units

    def units(self, t: Game) -> Gives[int]:
        """MK-UNI-2 MK-UNI-9. A unit may wound itself, be healed, be made ready; above any level all are."""
        effect = self.effect(t)
        itself = unit_in(self.source)
        if effect.wounds_itself and itself is not None:
            wound_unit(t, self.seat, itself)
        if effect.heal_unit:
            return ask(self.seat, "unit_to_heal", self.wounded, self.heal)
        if effect.ready >= judged_effects.ALL_UNITS:
            for unit in judged_effects.to_ready(t, self.seat, effect, self.source):
                make_ready(t, self.seat, unit.id)
        elif effect.ready:
            return ask(self.seat, "unit_to_ready", self.spent, self.ready, otherwise=self.nobody)
        return give(0)

    def wounded(self, t: Game) -> list[UnitOf]:
        """MK-UNI-3. A wounded unit."""
        return [UnitOf(unit.id) for unit in judged_effects.wounded(self.hero(t))]

    def heal(self, t: Game, choice: UnitOf) -> Gives[int]:
        heal_unit(t, self.seat, choice.unit)
        return give(0)

    def spent(self, t: Game) -> list[UnitOf]:
        """MK-UNI-2. A spent unit, not above the level named, but for the one that does it."""
        effect = self.effect(t)
        return [UnitOf(unit.id) for unit in judged_effects.to_ready(t, self.seat, effect, self.source)]

    def ready(self, t: Game, choice: UnitOf) -> Gives[int]:
        make_ready(t, self.seat, choice.unit)
        return give(choice.unit)

    def nobody(self, t: Game) -> Gives[int]:
        return give(0)


# ── what becomes of a unit ───────────────────────────────────────────────────────────────────────────────────────────


def make_ready(t: Game, seat: int, unit: UnitId) -> None:
    """MK-UNI-2 MK-UNI-9. Ready again, wounded or not."""
    hero = t.state.heroes[seat]
    card = gains.unit_of(hero, unit)
    gains.change_unit(hero, unit, card._replace(spent=False))
    t.tell("readied", seat=seat, unit=card.kind)


def heal_unit(t: Game, seat: int, unit: UnitId) -> None:
    """MK-CRD-10 MK-CRD-11 MK-UNI-9. One wound is taken off."""
    hero = t.state.heroes[seat]
    card = gains.unit_of(hero, unit)
    gains.change_unit(hero, unit, card._replace(wounds=card.wounds - 1))
    t.tell("unit_healed", seat=seat, unit=card.kind, left=card.wounds - 1)


def wound_unit(t: Game, seat: int, unit: UnitId) -> None:
    """MK-UNI-9. One more wound; it keeps its ready or spent state."""
    hero = t.state.heroes[seat]
    card = gains.unit_of(hero, unit)
    gains.change_unit(hero, unit, card._replace(wounds=card.wounds + 1))
    t.tell("unit_wounded", seat=seat, unit=card.kind)


SECTIONS: tuple[type[Section], ...] = (Gain,)
