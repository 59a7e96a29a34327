"""What anything may give or take: ability cards, damage, energy, cards that leave play."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.wow_adventure.model import (
    HAND_LIMIT,
    NO_ABILITY,
    NO_EVENT,
    NO_MARKER,
    AbilityId,
    CardId,
    Game,
    MarkerId,
    SpaceId,
)
from heraut.kernel import Arrow, Section, draw
from heraut.tabletop.cards import refill

# ── ability cards ────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class DrawAbilities(Section):
    """Ability cards for a hand, one at a time ⟲, until there are enough, the hand is full, or none is left."""

    seat: int
    count: int

    def start(self, t: Game) -> Arrow:
        """WW-SET-9 WW-ABL-4 WW-ABL-5. An empty deck is made of its discards."""
        hero = t.state.heroes[self.seat]
        if not self.count or len(hero.hand) >= HAND_LIMIT or not refill(hero.deck, hero.discard):
            return None
        return draw(f"abilities_{self.seat}", self.hear)

    def hear(self, t: Game, cards: tuple[str, ...]) -> Arrow:
        """WW-SET-6."""
        t.state.heroes[self.seat].hand.append(cards[0])
        tell_drawn(t, self.seat, cards[0])
        self.count -= 1
        return self.start


def tell_drawn(t: Game, seat: int, card: str) -> None:
    """WW-SET-6 WW-ABL-4. Everybody sees that a card is drawn, its owner which."""
    t.tell("draws", seat=seat)
    t.tell("drew", to=(seat,), seat=seat, ability=card)


def discard_ability(t: Game, seat: int, card: str) -> None:
    """WW-ABL-3. From the hand to the own discards."""
    t.state.heroes[seat].hand.remove(card)
    lay_off(t, seat, card)


def lay_off(t: Game, seat: int, card: str) -> None:
    """WW-ABL-3. A card that lies nowhere any more goes to the own discards."""
    t.state.heroes[seat].discard.append(card)
    t.tell("discarded", seat=seat, ability=card)


def discard_attached(t: Game, seat: int, card: AbilityId) -> None:
    """WW-ABL-3 WW-CMB-16. From the character to the own discards."""
    hero, place = t.state.heroes[seat], t.state.heroes[seat].attached.index(card)
    hero.attached = hero.attached[:place] + hero.attached[place + 1 :]
    lay_off(t, seat, card)


def lay_off_played(t: Game, seat: int) -> None:
    """WW-ABL-3. The card being played is discarded after its effect, or where that broke off."""
    hero = t.state.heroes[seat]
    if hero.playing:
        card, hero.playing = hero.playing, NO_ABILITY
        lay_off(t, seat, card)


# ── damage and energy ────────────────────────────────────────────────────────────────────────────────────────────────


def hurt(t: Game, seat: int, amount: int, source: str) -> None:
    """WW-CMB-5 WW-CMB-22. Damage tokens; whether he falls is looked at by whoever deals them."""
    if amount > 0:
        t.state.heroes[seat].damage += amount
        (tell_hurt_by_item if is_item(t, source) else tell_hurt)(t, seat, amount, source)


def is_item(t: Game, source: str) -> bool:
    """WW-CMB-7. A challenge card has two sides: an encounter hurts whom it fights, any other card as an item."""
    return source in t.content.items and (t.state.fight is None or t.state.fight.card != source)


def tell_hurt(t: Game, seat: int, amount: int, source: str) -> None:
    """WW-CMB-5 WW-CMB-22. By who fights him, a card or a marker."""
    t.tell("hurt", seat=seat, amount=amount, source=source)


def tell_hurt_by_item(t: Game, seat: int, amount: int, item: str) -> None:
    """WW-CMB-5 WW-CMB-22 WW-MAI-13."""
    t.tell("hurt_by_item", seat=seat, amount=amount, item=item)


def heal(t: Game, seat: int, amount: int) -> None:
    """WW-RES-1. So many damage tokens are taken off, or all there are."""
    hero = t.state.heroes[seat]
    taken = min(amount, hero.damage)
    if taken > 0:
        hero.damage -= taken
        t.tell("healed", seat=seat, amount=taken)


def change_energy(t: Game, seat: int, amount: int) -> None:
    """WW-ENE-1 WW-ENE-2. Energy of this turn; there is never less than none."""
    hero = t.state.heroes[seat]
    before = hero.energy
    hero.energy = max(0, before + amount)
    if hero.energy != before:
        t.tell("energy", seat=seat, amount=hero.energy - before)


# ── cards and markers that leave play, figures that move ─────────────────────────────────────────────────────────────


def discard_encounter(t: Game, card: CardId) -> None:
    """WW-CMB-9. To the discards of its colour, wherever it lay."""
    t.state.discards[t.content.encounters[card].level].append(card)
    t.tell("card_discarded", card=card)


def discard_event(t: Game) -> None:
    """WW-CHA-8 WW-CHA-16. The event that lies there, if one does, goes to the discards of its colour."""
    event = t.state.event
    if event:
        t.state.discards[t.content.events[event].level].append(event)
        t.state.event = NO_EVENT
        t.tell("event_over", event=event)


def discard_item(t: Game, seat: int, item: CardId) -> None:
    """WW-MAI-14. Out of the bag, to the discards of its colour."""
    hero = t.state.heroes[seat]
    hero.bag = tuple([card for card in hero.bag if card != item])
    t.state.discards[t.content.encounters[item].level].append(item)
    t.tell("item_discarded", item=item)


def put_back(t: Game) -> None:
    """WW-EXP-2 WW-EXP-4. The marker turned up goes back to the pool, also where its effect broke off."""
    marker, t.state.turned_up = t.state.turned_up, NO_MARKER
    if marker:
        return_marker(t, marker)


def return_marker(t: Game, marker: MarkerId) -> None:
    """WW-EXP-8. Back to the pool."""
    t.state.decks["pool"].bag.append(marker)
    t.tell("marker_returned", marker=marker)


def turn_card(t: Game, seat: int) -> None:
    """WW-LVL-7. The character card is turned to its other side."""
    hero = t.state.heroes[seat]
    hero.turned = not hero.turned
    t.tell("card_turned", seat=seat)


def place_figure(t: Game, seat: int, space: SpaceId) -> None:
    """WW-MOV-1 WW-RES-4 WW-CMB-6. The figure stands there now, by whatever way it came."""
    t.state.heroes[seat].space = space
    t.tell("moves", seat=seat, space=space)


SECTIONS: tuple[type[Section], ...] = (DrawAbilities,)
