"""What a seat may know of the cards, beyond what the fields of `model.py` and of the sections declare.

Of one's own deck the cards are known, not their order; others' hands and decks are hidden.  Everybody knows which basic
cards a hero began with, and which advanced actions and spells nobody has; of artifacts only how many are left.  Wounds
are many: how many lie hidden follows from all the rest.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from heraut.games.mage_knight.model import DEEDS, WOUND, HeroName, Land
from heraut.games.mage_knight.printed.content import Content
from heraut.games.mage_knight.rules.ch2_box import deeds_of
from heraut.kernel import Decision, Option
from heraut.kernel.chance import Chance
from heraut.tabletop.cards import HIDDEN
from heraut.tabletop.dealing import count_hidden
from heraut.tabletop.secrets import CardGame, Stocks, draw_under_way

# Answers that name a card of a hand, or that a card in it may allow.
SECRET_WORDS = frozenset((
    "play", "sideways", "card", "pay", "activate", "skill", "attach", "heal", "heal_unit", "effect", "rest", "target",
    "attack", "strike", "block", "parry", "spare", "take_spared", "throw_wound",
))  # fmt: skip

OWN_PILES = ("deeds", "spared", "hand", "discard")


class KnightCards(CardGame[Land, Content]):
    """The cards of Mage Knight."""

    def stocked(self) -> Stocks:
        """MK-SET-1 MK-SET-2. Sixteen cards a hero, advanced actions, spells, artifacts."""
        deeds = self.content.deeds.values()
        return {
            "basics": Counter(
                [card for hero in self.content.heroes for card in deeds_of(self.content, HeroName(hero))]
            ),
            "advanced": {deed.id: 1 for deed in deeds if deed.kind == "advanced"},
            "spells": {deed.id: 1 for deed in deeds if deed.kind == "spell"},
            "artifacts": {deed.id: 1 for deed in deeds if deed.kind == "artifact"},
            "wounds": {WOUND: 0},
        }

    def pieces(self, state: Land) -> Counter[str]:
        """MK-SET-12. Cards change places; Wounds come from a pile that never runs out, and go back to it."""
        pieces = super().pieces(state)
        pieces.pop(WOUND, None)
        return pieces

    def open_answers(self, asked: Decision) -> Sequence[Option]:
        """MK-CRD-24. The answers that do not hang on a hand."""
        return [one for one in asked.options if one.word not in SECRET_WORDS]

    def likely_cards(self, view: Land, owner: int) -> Iterator[str]:
        """MK-CRD-24. The basic cards that the hero began with and that lie nowhere else."""
        hero = view.heroes[owner]
        if not hero.hero:
            return
        lie_open = Counter([*hero.discard, *hero.played, *hero.thrown, *hero.aside, *taken_by(view, owner)])
        for card in deeds_of(self.content, hero.hero):
            if lie_open[card]:
                lie_open[card] -= 1
            else:
                yield card

    def determinise(self, view: Land, seat: int | None, chance: Chance) -> Land:
        """MK-CRD-24. Wounds are dealt first, each as likely to any hidden place as to another."""
        self.deal_wounds(view, chance)
        return super().determinise(view, seat, chance)

    def deal_wounds(self, view: Land, chance: Chance) -> None:
        """How many are hidden: all hidden places, less the cards that lie in no open one."""
        hidden = sum([count_hidden(place, field) for _, _, place, field in self.places.zones(view)])
        hidden += sum([len(on_the_way(view, seat)) for seat in range(view.players)])
        unseen = sum([len(heap) for heap in self.unseen(view, DEEDS).values()])
        room = [str(seat) for seat in range(view.players) for _ in range(self.room(view, seat))]
        for _ in range(min(hidden - unseen, len(room))):
            one = chance.pick(room, "unseen")
            room.remove(one)
            deal_wound(view, int(one), chance)

    def room(self, view: Land, seat: int) -> int:
        """How many hidden places of this seat may hold a Wound; what lies known on a deck is none."""
        hero = view.heroes[seat]
        places = hero.hand.count(HIDDEN) + hero.deck.bag.count(HIDDEN) + len(on_the_way(view, seat))
        return places - max(0, len([*self.likely_cards(view, seat)]) - hero.deck.top.count(HIDDEN))


def taken_by(view: Land, seat: int) -> tuple[str, ...]:
    """The cards of his own that this seat is drawing: of his deck, his hand, his discard pile."""
    taking = draw_under_way(view)
    return taking.got if taking is not None and taking.deck in [f"{pile}_{seat}" for pile in OWN_PILES] else ()


def on_the_way(view: Land, seat: int) -> list[int]:
    """Those of them that are hidden: their places."""
    return [place for place, card in enumerate(taken_by(view, seat)) if card == HIDDEN]


def deal_wound(view: Land, seat: int, chance: Chance) -> None:
    """One hidden place of the hand, of the deck or of what is being drawn holds a Wound."""
    hero, drawn = view.heroes[seat], on_the_way(view, seat)
    places = ["hand"] * hero.hand.count(HIDDEN) + ["deck"] * hero.deck.bag.count(HIDDEN) + ["drawn"] * len(drawn)
    place, taking = chance.pick(places, "unseen"), draw_under_way(view)
    if place == "drawn" and taking is not None:
        taking.got = (*taking.got[: drawn[0]], WOUND, *taking.got[drawn[0] + 1 :])
    else:
        pile = hero.hand if place == "hand" else hero.deck.bag
        pile[pile.index(HIDDEN)] = WOUND
