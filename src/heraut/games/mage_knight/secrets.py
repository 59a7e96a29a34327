"""What a seat may know of the cards, beyond what the fields of `model/` and of the sections declare.

Of one's own deck the cards are known, not their order; others' hands and decks are hidden.  Everybody knows which basic
cards a hero began with, and which advanced actions and spells nobody has; of artifacts only how many are left.  Wounds
are many: how many lie hidden follows from all the rest.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from heraut.games.mage_knight.answers.hand_words import HAND_WORDS
from heraut.games.mage_knight.model.land import Land
from heraut.games.mage_knight.model.names import BACKS, DEEDS, MANA_DIE, WOUND, HeroName
from heraut.games.mage_knight.printed.content import Content
from heraut.games.mage_knight.rules.ch2_box import deeds_of
from heraut.games.mage_knight.rules.ch3_rounds import laying_out
from heraut.games.mage_knight.rules.ch3_rounds.tactics import SearchMana
from heraut.kernel import Decision, Option
from heraut.kernel.chance import Chance
from heraut.tabletop.cards import HIDDEN
from heraut.tabletop.dealing import cards_at, count_hidden
from heraut.tabletop.secrets import CardGame, Stocks, draw_under_way

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
        """MK-SET-3 MK-SET-10 MK-SET-12. Cards, enemy tokens and dice change places; of Wounds there are always more."""
        pieces = super().pieces(state)
        pieces.pop(WOUND, None)
        pieces.update(tokens_of(state))
        pieces[MANA_DIE.name] = dice_of(state) or self.dice_in_box(state)
        return pieces

    def dice_in_box(self, state: Land) -> int:
        """MK-SET-3. Before the first roll."""
        return laying_out.dice_for(self.content.scenarios[state.scenario], state.players)

    def knows_top(self, deck: str) -> bool:
        """MK-UND-1 MK-CRD-24. What lies known on a deed deck its owner knows, and nobody else draws from it."""
        return deck.startswith("deeds_")

    def open_answers(self, asked: Decision) -> Sequence[Option]:
        """MK-CRD-24. The answers that do not hang on a hand."""
        return [one for one in asked.options if one.word not in HAND_WORDS]

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


def tokens_of(state: Land) -> Iterator[str]:
    """MK-SET-10. Every enemy token: in its pile or its discards, on the map, drawn by a summoner, being drawn.

    One that lies face down on the map is in its pile until somebody sees it.
    """
    for back in BACKS:
        yield from cards_at(state.decks[back], None)
        yield from state.reserved.get(back, ())
        yield from state.discards.get(back, ())
    for foes in state.foes.values():
        yield from [foe.kind for foe in foes if foe.kind]
    if state.battle is not None:
        yield from [foe.summoned for foe in state.battle.foes if foe.summoned]
    taking = draw_under_way(state)
    if taking is not None and taking.deck.removeprefix("reserved_") in BACKS:
        yield from taking.got


def dice_of(state: Land) -> int:
    """MK-SET-3 MK-EOT-1. The dice of the Source, used this turn, on a tactic, claimed, or searched."""
    count = len(state.source)
    for hero in state.heroes:
        count += len(hero.turn.dice) + len(hero.turn.given) + bool(hero.stolen) + len(hero.claimed)
    return count + sum([len(one.dice) for one in state.agenda if isinstance(one, SearchMana)])


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
