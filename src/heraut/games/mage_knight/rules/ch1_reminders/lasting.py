"""1. What lasts: what happens, or is offered, when something else does.

Whoever lets something happen calls `Happen` (or `happen`, where nothing can be asked) with the event:

    start_of_turn  end_of_turn  recruited  foe_defeated  wound_healed
    spell_cast      `about`: the card
    unit_fights     `about`: the source, `unit peasants 2 7`
    healing_spent   `about`: how many points
    mana_used       `about`: the colour it was used as
    blocked         `about`: the place of the enemy; `sources`: what the block was made of
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

import heraut.games.mage_knight.rules.ch5_combat.judged_foes as judged_foes
from heraut.games.mage_knight.answers.anywhere import DONE, ColourOf, Done, Take
from heraut.games.mage_knight.model.heroes import Hero, cards_left, colour_number
from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.model.names import UNITS, WOUND, FoeId, ManaColour
from heraut.games.mage_knight.numbers.effects import unit_in
from heraut.games.mage_knight.numbers.statuses import Held, held, use_up
from heraut.games.mage_knight.printed.effects import COLOURS, Effect
from heraut.games.mage_knight.printed.statuses import Trigger
from heraut.games.mage_knight.rules import gains
from heraut.games.mage_knight.rules.ch1_reminders.own_business import in_own_turn
from heraut.games.mage_knight.rules.drawing import DrawCards
from heraut.kernel import Arrow, Option, Section, ask, call
from heraut.tabletop.cards import NAMES

FELT = "_felt"  # marks what was felt already, where that is once a turn or a round

# ── events ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class Happen(Section):
    """Something happened to a seat: what waited for it must happen → (cards drawn) → what may ⟲ → end."""

    seat: int
    event: str
    about: str = ""
    sources: Annotated[tuple[str, ...], NAMES] = ()

    def start(self, t: Game) -> Arrow:
        """MK-CRD-22. Nearly always nothing waited for it."""
        if not waiting(t, self.seat, self.event, self.about, self.sources):
            return None
        drawn = happen(t, self.seat, self.event, self.about, self.sources)
        return call(DrawCards(self.seat, drawn), self.choose) if drawn else self.choose

    def choose(self, t: Game) -> Arrow:
        """MK-CRD-22."""
        return ask(self.seat, "lasting", self.offered, self.hear, otherwise=self.crystal)

    def offered(self, t: Game) -> list[Option]:
        """MK-CRD-22. Whatever waited for this and can be done, or nothing of it."""
        lines = waiting(t, self.seat, self.event, self.about, self.sources)
        hero = t.state.heroes[self.seat]
        found = [Take(one.status.id) for one, trigger in lines if trigger.may and possible(hero, one, trigger)]
        return [DONE, *found] if found else []

    def hear(self, t: Game, choice: Take | Done) -> Arrow:
        """MK-CRD-22. What was used is over."""
        if isinstance(choice, Done):
            return self.crystal
        lines = waiting(t, self.seat, self.event, self.about, self.sources)
        befall(t, self.seat, *next(line for line in lines if line[0].status.id == choice.effect), self.about)
        t.state.drop(self.seat, choice.effect)
        return self.choose

    def crystal(self, t: Game) -> Arrow:
        """MK-CRD-22."""
        return ask(self.seat, "crystal_of_source", self.colours, self.gain, otherwise=self.over)

    def colours(self, t: Game) -> list[ColourOf]:
        """MK-MAN-5 MK-CRD-22. A basic colour that a die of the Source shows."""
        lines = waiting(t, self.seat, self.event, self.about, self.sources)
        if not any(trigger.crystal_of_die for _, trigger in lines):
            return []
        return [ColourOf(ManaColour(colour)) for colour in COLOURS if colour in t.state.source]

    def gain(self, t: Game, choice: ColourOf) -> Arrow:
        """MK-MAN-2 MK-MAN-7."""
        gains.gain_crystal(t, self.seat, choice.colour)
        return self.over

    def over(self, t: Game) -> Arrow:
        """MK-CRD-22. A crystal of the Source is gained once."""
        for one, trigger in waiting(t, self.seat, self.event, self.about, self.sources):
            if trigger.crystal_of_die:
                use_up(t, self.seat, one.status.id)
        return None


def happen(t: Game, seat: int, event: str, about: str = "", sources: tuple[str, ...] = ()) -> int:
    """MK-CRD-22. What must happen now, happens; how many cards are to be drawn for it."""
    drawn = 0
    for one, trigger in waiting(t, seat, event, about, sources):
        if not trigger.may:
            drawn += befall(t, seat, one, trigger, about)
    return drawn


def waiting(t: Game, seat: int, event: str, about: str, sources: tuple[str, ...]) -> list[tuple[Held, Trigger]]:
    """MK-CRD-22. What waited for this event; of healing points one line each."""
    if not t.state.modifiers and not t.state.centre:
        return []
    unit = unit_in(about) if event == "unit_fights" else None
    laid = held(t, seat) if unit is None else [*held(t, seat), *held(t, UNITS + unit)]
    found = [(one, one.status.trigger) for one in laid if one.status.trigger and one.status.trigger.when == event]
    lines = [(one, words) for one, words in found if meant(t, seat, one, words, about, sources)]
    if event == "healing_spent":
        lines = [(one, words) for one, words in lines for _ in range(min(int(about), one.status.times - one.amount))]
    return lines


def meant(t: Game, seat: int, one: Held, words: Trigger, about: str, sources: tuple[str, ...]) -> bool:
    """MK-CRD-22. Is it of the colour, by the card, in the turn, for the first time that the status speaks of?"""
    if words.by_card and not any(source.split()[:2] == ["card", one.status.card] for source in sources):
        return False
    if words.when == "mana_used" and not in_own_turn(t, seat):
        return False
    if words.of:
        colour = t.content.deeds[about].colour if words.when == "spell_cast" else about
        if (colour == one.mark) if words.of == "another" else (colour != words.of):
            return False
    return not (words.once and felt(t, seat, one, about))


def felt(t: Game, seat: int, one: Held, about: str) -> bool:
    """MK-CRD-22. Was it felt already, this turn or round, for mana of this colour or by this unit?"""
    laid = t.state.modifiers.get(seat, ())
    return any(mark.status == one.status.id + FELT and mark.amount == felt_for(about) for mark in laid)


def felt_for(about: str) -> int:
    """The unit that did something, or the colour of the mana."""
    unit = unit_in(about)
    return colour_number(about) if unit is None else unit


def against_foe(t: Game, seat: int, one: Held, words: Trigger, foe: FoeId) -> None:
    """MK-CMB-3. What a block does to the enemy, unless it ignores the colour of the card."""
    effect = Effect(on="one", armour=-words.soften, destroy=words.destroy)
    if foe in judged_foes.aims(t, seat, effect, t.content.deeds[one.status.card].colour):
        judged_foes.soften(t, foe, effect)
        if words.destroy:
            judged_foes.destroy(t, seat, foe)


def befall(t: Game, seat: int, one: Held, words: Trigger, about: str) -> int:
    """MK-CRD-22. A line happens; how many cards are to be drawn for it."""
    name, hero = one.status.id, t.state.heroes[seat]
    if words.once:
        t.state.gain(seat, name + FELT, words.once, felt_for(about))
    gains.gain_fame(t, seat, words.fame, name)
    if words.reputation:
        gains.change_reputation(t, seat, words.reputation, name)
    if words.wound:
        gains.take_wounds(t, seat, words.wound, name)
    for colour in words.mana:
        gains.gain_mana(t, seat, colour)
    if words.soften or words.destroy:
        against_foe(t, seat, one, words, FoeId(int(about)))
    if words.lays:
        t.state.gain(seat, words.lays, t.content.statuses[words.lays].until)
    if words.crystals_return:
        drained, hero.turn = hero.turn.drained, hero.turn._replace(drained=())
        for spent in drained:
            gains.gain_crystal(t, seat, spent)
    if words.card_to or words.cards_return:
        put_back(t, seat, one.status.card, words)
    if words.wounds_leave:
        shed_wounds(t, seat)
    if not words.crystal_of_die:
        use_up(t, seat, name)
    return words.draw


# ── at the end of a turn ─────────────────────────────────────────────────────────────────────────────────────────────


def possible(hero: Hero, one: Held, words: Trigger) -> bool:
    """MK-CRD-22. Is there a card to go back, below a deck that is not empty, or a Wound to leave?"""
    if words.wounds_leave:
        return any(received(hero))
    if words.card_to == "bottom" and not cards_left(hero):
        return False
    return one.status.card in hero.played


def put_back(t: Game, seat: int, card: str, words: Trigger) -> None:
    """MK-CRD-22 MK-EOT-3. The card goes on or under the deck, or all that was played to hand; Wounds are discarded."""
    hero = t.state.heroes[seat]
    cards = [card] if words.card_to else list(hero.played)
    for one in cards:
        hero.played.remove(one)
    if words.card_to == "top":
        hero.deck.top.append(card)
    elif words.card_to == "bottom":
        hero.deck.bottom.append(card)
    else:
        hero.hand += [one for one in cards if one != WOUND]
        hero.discard += [one for one in cards if one == WOUND]
    t.tell("cards_back", seat=seat, cards=tuple(cards), place=words.card_to or "hand")


def received(hero: Hero) -> tuple[int, int]:
    """MK-FIN-1. How many Wounds of this turn are still in hand and in the discard pile."""
    hand, discard = hero.turn.wounds
    return min(hand, hero.hand.count(WOUND)), min(discard, hero.discard.count(WOUND))


def shed_wounds(t: Game, seat: int) -> None:
    """MK-CRD-20 MK-CRD-22. The Wounds of this turn go back to their pile."""
    hero = t.state.heroes[seat]
    hand, discard = received(hero)
    for _ in range(hand):
        hero.hand.remove(WOUND)
    for _ in range(discard):
        hero.discard.remove(WOUND)
    t.tell("wounds_leave", seat=seat, count=hand + discard)


SECTIONS: tuple[type[Section], ...] = (Happen,)
