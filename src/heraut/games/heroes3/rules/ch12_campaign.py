"""12. A campaign: one mission after another."""

from __future__ import annotations

from dataclasses import dataclass, fields

from heraut.games.heroes3.answers.on_map import Card
from heraut.games.heroes3.model import RESOURCES, CardNames, Game, Realm, mission
from heraut.games.heroes3.rules.ch03_play import box, setup
from heraut.games.heroes3.rules.ch05_cards import piles
from heraut.kernel import Arrow, Option, Reason, Section, ask, become, call
from heraut.kernel.state import State

SEAT = 0  # H3-MOD-2: a campaign has one player
CARDS_KEPT = 5  # H3-CPG-3
INSTEAD = 3  # H3-CPG-5


@dataclass(slots=True)
class AfterMission(Section):
    """A mission won leads to the one that follows it.

    (won, and another follows) → five cards that come along ⟲ → the table is laid for that mission, with those cards
       (one that is not there: a search instead) → set-up
    """

    kept: CardNames = ()

    def start(self, t: Game) -> Arrow:
        """H3-MOD-2."""
        return self.choose if t.state.winners and following(t) else None

    def choose(self, t: Game) -> Arrow:
        """H3-CPG-3. Five cards that are neither statistics nor specialties."""
        if len(self.kept) == CARDS_KEPT:
            return self.go_on
        return ask(SEAT, "keep_cards", self.cards, self.hear, self.go_on)

    def cards(self, t: Game) -> list[Card]:
        """H3-CPG-3. Cards that are neither statistics nor specialties."""
        return [wish for wish in self.wishes(t) if self.forbids(t, wish) is None]

    def wishes(self, t: Game) -> list[Card]:
        return [Card(card) for card in sorted(set(owned(t)))]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        if not isinstance(wish, Card):
            return None
        if wish.card in t.content.statistics or wish.card in t.content.specialties:
            return Reason("comes-along", ("H3-CPG-3",))
        left = owned(t).count(wish.card) - self.kept.count(wish.card)
        return None if left > 0 else Reason("kept-already", ("H3-CPG-3",))

    def hear(self, t: Game, choice: Card) -> Arrow:
        self.kept = (*self.kept, choice.card)
        return self.choose

    def go_on(self, t: Game) -> Arrow:
        """H3-CPG-3 H3-CPG-4. Statistics and the first specialty; the level is that of the mission."""
        before = t.state.players[SEAT]
        lay_next(t, following(t))
        player, board = t.state.players[SEAT], t.content.heroes[before.hero]
        box.take_hero(t, SEAT, before.hero, mission(t).start)
        for card in ["magic_arrow"] * board.magic_arrows + [board.ability]:
            player.deck.bag.remove(card)
            t.state.decks[shelf_of(t, card)].bag.append(card)
        if mission(t).start.carried:
            player.army = dict(before.army)
            for card in before.hired:
                t.state.decks[t.content.neutrals[card].tier].bag.remove(card)
                player.hired.append(card)
            for resource in RESOURCES:
                setattr(player, resource, getattr(player, resource) + getattr(before, resource))
        t.tell("mission_begins", scenario=t.state.scenario)
        return self.next_card

    def next_card(self, t: Game) -> Arrow:
        """H3-CPG-5. A card that is not there is replaced by a search of its deck."""
        if not self.kept:
            return become(setup.SetUp(carried=True))
        card, *rest = self.kept
        self.kept = tuple(rest)
        shelf = shelf_of(t, card)
        if card not in t.state.decks[shelf].bag:
            return call(piles.Search(SEAT, shelf, INSTEAD, into_deck=True), self.next_card)
        t.state.decks[shelf].bag.remove(card)
        t.state.players[SEAT].deck.bag.append(card)
        return self.next_card


def owned(t: Game) -> list[str]:
    """Every card of the player's, wherever it lies."""
    player = t.state.players[SEAT]
    return player.hand + player.deck.bag + player.deck.top + player.deck.bottom + player.discard


def following(t: Game) -> str:
    """The mission that comes after this one, "" if none does."""
    return next((name for name, one in t.content.scenarios.items() if one.after == t.state.scenario), "")


def shelf_of(t: Game, card: str) -> str:
    """The shared deck that a card comes from."""
    if card in t.content.spells:
        return "spells"
    return "abilities" if card in t.content.abilities else "artifacts"


def lay_next(t: Game, name: str) -> None:
    """The table is cleared and laid anew; what is under way goes on."""
    old = t.state
    settings = {variant: "yes" if variant in old.variants else "no" for variant in t.content.variants}
    settings |= {"edition": old.edition, "difficulty": old.difficulty}
    fresh = box.lay(t.content, name, 1, settings)
    kept = {field.name for field in fields(State)}
    for one in fields(Realm):
        if one.name not in kept:
            setattr(old, one.name, getattr(fresh, one.name))
