"""5. What is gained: prices paid, resources, experience, cards, dice."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.heroes3.answers.on_map import DONE, Card, Done, Take
from heraut.games.heroes3.answers.with_cards import Face
from heraut.games.heroes3.model import RESOURCES, Game, HandBefore, HeroId
from heraut.games.heroes3.numbers import gains
from heraut.games.heroes3.printed.effects import Gain
from heraut.games.heroes3.rules import ch04_heroes, ch06_resources, plays
from heraut.games.heroes3.rules.ch03_play import hero_moves, morale
from heraut.games.heroes3.rules.ch05_cards import piles
from heraut.games.heroes3.rules.ch05_cards.rolls import RollFor, not_shown, without
from heraut.kernel import Arrow, Option, Reason, Section, ask, call


@dataclass(slots=True)
class Receive(Section):
    """A gain is given.

    the price: resources → cards discarded → a card removed → resources, movement → experience → cards drawn
       → what needs a section of its own → searches ⟲ → dice ⟲ → morale → end
    """

    seat: int
    hero: HeroId
    source: str
    done: int = 0

    def gain(self, t: Game) -> Gain:
        return gains.gain_of(t, self.source)

    def start(self, t: Game) -> Arrow:
        """H3-AID-6 H3-RES-7. What stands before the arrow is paid first."""
        gain = self.gain(t)
        if gain.pay:
            ch06_resources.pay(t, self.seat, {str(one): amount for one, amount in gain.pay.items()}, self.source)
        return call(piles.DiscardSome(self.seat, gain.discard), self.remove) if gain.discard else self.remove

    def remove(self, t: Game) -> Arrow:
        """H3-CRD-3 H3-TRD-2 H3-SIT-10. A card removed from the hand is the price; `self` is the card played."""
        what = self.gain(t).remove
        if what in ("", "self"):
            return self.take
        return ask(self.seat, "remove_card", self.to_remove, self.hear_removed, secret=True)

    def to_remove(self, t: Game) -> list[Card]:
        """H3-CRD-3 H3-TRD-6 H3-SIT-10 H3-BLD-14. The cards of the hand that it takes."""
        return [Card(card) for card in removable(t, self.seat, self.gain(t).remove)]

    def wishes(self, t: Game) -> list[Option]:
        return piles.cards_of(t, self.seat)

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        if not isinstance(wish, Card):
            return None
        return piles.not_in_hand(t, self.seat, wish.card) or kept(t, self.seat, self.gain(t).remove, wish.card)

    def hear_removed(self, t: Game, choice: Card) -> Arrow:
        piles.remove_card(t, self.seat, choice.card)
        return self.take

    def take(self, t: Game) -> Arrow:
        """H3-AID-4 H3-AID-5 H3-VAR-4. Resources and movement are gained at once; nobody's pool goes below 0."""
        gain = self.gain(t)
        for resource in RESOURCES:
            amount: int = getattr(gain, resource)
            if amount > 0 and self.source.startswith("die/") and "lean_dice" in t.state.variants:
                amount = 1
            if amount:
                ch06_resources.gain(t, self.seat, resource, amount, self.source)
        if gain.movement and self.hero in t.state.heroes:
            hero_moves.gain_movement(t, self.hero, gain.movement)
        if gain.experience:
            return call(ch04_heroes.GainExperience(self.seat, gain.experience), self.draw)
        return self.draw

    def draw(self, t: Game) -> Arrow:
        """H3-CRD-1. Cards of the hero deck; where only some are kept the others are discarded."""
        gain = self.gain(t)
        if not gain.draw:
            return self.play
        return call(DrawAndKeep(self.seat, gain.draw, 0 if gain.roll else gain.keep), self.play)

    def play(self, t: Game) -> Arrow:
        """H3-AID-8 H3-COM-7. What no word says, but for the combat board; a search of what it shuffled comes after."""
        name = self.gain(t).play
        if not name or name in plays.ON_BOARD:
            return self.search
        return call(plays.NAMED[name](self.seat, self.hero, self.source), self.search)

    def search(self, t: Game) -> Arrow:
        """H3-AID-3 H3-AID-7 H3-CRD-2. Deck by deck, as often as it says."""
        gain = self.gain(t)
        wanted = [(deck, count) for _ in range(gain.times) for deck, count in gain.search.items()]
        if self.done == len(wanted):
            return self.roll
        deck, count = wanted[self.done]
        self.done += 1
        return call(piles.Search(self.seat, deck, count), self.search)

    def roll(self, t: Game) -> Arrow:
        """H3-AID-1 H3-AID-2 H3-AID-10 H3-SIT-26. Dice, all or some of which are kept."""
        gain = self.gain(t)
        for die, count in gain.roll.items():
            return call(ResolveDice(self.seat, self.hero, die, count, gain.keep), self.lift)
        return self.lift

    def lift(self, t: Game) -> Arrow:
        """H3-AID-4 H3-SIT-13. Morale comes after the rest."""
        amount = self.gain(t).morale
        return call(morale.Morale(self.seat, amount)) if amount else None


@dataclass(slots=True)
class DrawAndKeep(Section):
    """Cards are drawn; if only some of them are kept, their player says which, and the others are discarded."""

    seat: int
    count: int
    keep: int
    had: HandBefore = ()

    def start(self, t: Game) -> Arrow:
        self.had = tuple(t.state.players[self.seat].hand)
        return call(piles.DrawCards(self.seat, self.count), self.choose)

    def drawn(self, t: Game) -> list[str]:
        """The cards of the hand that were not there before."""
        hand = list(t.state.players[self.seat].hand)
        for card in self.had:
            hand.remove(card)
        return sorted(hand)

    def choose(self, t: Game) -> Arrow:
        """H3-CRD-1."""
        if not self.keep or len(self.drawn(t)) <= self.keep:
            return None
        return ask(self.seat, "discard_drawn", self.to_discard, self.hear, secret=True)

    def to_discard(self, t: Game) -> list[Card]:
        """H3-CRD-1. Of the cards just drawn."""
        return [Card(card) for card in dict.fromkeys(self.drawn(t))]

    def wishes(self, t: Game) -> list[Option]:
        return piles.cards_of(t, self.seat)

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        if not isinstance(wish, Card) or wish.card in self.drawn(t):
            return None
        return piles.not_in_hand(t, self.seat, wish.card) or Reason("not-drawn", ("H3-CRD-1",))

    def hear(self, t: Game, choice: Card) -> Arrow:
        piles.discard_card(t, self.seat, choice.card)
        return self.choose


@dataclass(slots=True)
class TakeOne(Section):
    """One of several gains is taken by choice, or none if its player may decline."""

    seat: int
    hero: HeroId
    sources: tuple[str, ...]
    may: bool

    def start(self, t: Game) -> Arrow:
        """H3-TRD-2. Whether there is a card to remove is seen by nobody else."""
        wants_card = any(gains.gain_of(t, source).remove not in ("", "self") for source in self.sources)
        return ask(self.seat, "take_one", self.gifts, self.hear, secret=wants_card)

    def gifts(self, t: Game) -> list[Option]:
        """H3-SIT-4 H3-DIF-3 H3-CAT-11. Only what can be paid for is offered."""
        options: list[Option] = [
            Take(number) for number, source in enumerate(self.sources) if can_receive(t, self.seat, self.hero, source)
        ]
        if self.may or not options:
            options.append(DONE)
        return options

    def wishes(self, t: Game) -> list[Option]:
        return [*[Take(number) for number in range(len(self.sources))], DONE]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        if isinstance(wish, Done) and DONE not in self.gifts(t):
            return Reason("one-is-taken", ("H3-SIT-4", "H3-DIF-3"))
        if not isinstance(wish, Take) or not 0 <= wish.which < len(self.sources):
            return None
        return cannot_receive(t, self.seat, self.hero, self.sources[wish.which])

    def hear(self, t: Game, choice: Take | Done) -> Arrow:
        if isinstance(choice, Done):
            return None
        return call(Receive(self.seat, self.hero, self.sources[choice.which]))


@dataclass(slots=True)
class ResolveDice(Section):
    """Resource or treasure dice: roll → (keep some of them) → each one kept is gained → end."""

    seat: int
    hero: HeroId
    die: str
    count: int
    keep: int
    faces: tuple[int, ...] = ()
    kept: tuple[int, ...] = ()

    def start(self, t: Game) -> Arrow:
        """H3-AID-1 H3-AID-2 H3-AID-7 H3-AID-10 H3-SIT-18 H3-SIT-19."""
        return call(RollFor(self.seat, self.die, self.count, f"{self.die}_die"), self.show)

    def show(self, t: Game, faces: tuple[int, ...]) -> Arrow:
        self.faces = faces
        if not self.keep or self.keep >= len(faces):
            self.kept, self.faces = faces, ()
        return self.choose

    def choose(self, t: Game) -> Arrow:
        """H3-AID-10. One result after another is kept, as many as there are to keep."""
        if not self.faces or len(self.kept) == self.keep:
            return self.next_gain
        return ask(self.seat, f"keep_{self.die}_die", self.results, self.hear)

    def results(self, t: Game) -> list[Face]:
        """H3-AID-10. The faces that are left."""
        return [Face(face) for face in sorted(set(self.faces))]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        return not_shown(self.faces, wish.face) if isinstance(wish, Face) else None

    def hear(self, t: Game, choice: Face) -> Arrow:
        self.faces = without(self.faces, choice.face)
        self.kept = (*self.kept, choice.face)
        return self.choose

    def next_gain(self, t: Game) -> Arrow:
        """H3-RES-2 H3-TIL-3. The result is gained."""
        if not self.kept:
            return None
        face, *rest = self.kept
        self.kept = tuple(rest)
        self.faces = ()
        self.keep = 0
        return call(Receive(self.seat, self.hero, f"die/{self.die}/{face}"), self.next_gain)


# ── what can be paid ─────────────────────────────────────────────────────────────────────────────────────────────────


def can_receive(t: Game, seat: int, hero: HeroId, source: str) -> bool:
    return cannot_receive(t, seat, hero, source) is None


def cannot_receive(t: Game, seat: int, hero: HeroId, source: str) -> Reason | None:
    """H3-RES-7 H3-AID-6. Would it do anything, and can the price be paid: resources, cards to discard or remove?"""
    gain = gains.gain_of(t, source)
    if gain.play and not plays.can_play(t, gain.play, seat, hero, source):
        return Reason("gives-nothing", ("H3-AID-8",))
    if gain.discard > len(t.state.players[seat].hand):
        return Reason("costs-cards", ("H3-AID-6",), count=gain.discard)
    if gain.remove not in ("", "self") and not removable(t, seat, gain.remove):
        return Reason("none-to-remove", ("H3-AID-6", "H3-TRD-6"))
    return ch06_resources.too_dear(t, seat, gain.pay) if gain.pay else None


def removable(t: Game, seat: int, what: str) -> list[str]:
    """H3-TRD-6 H3-SIT-10 H3-BLD-14. The cards of the hand that may be removed, equal ones once."""
    if what == "any":
        return ch06_resources.removable(t, seat)
    return [card for card in sorted(set(t.state.players[seat].hand)) if gains.kind_of(t.content, card) == what]


def kept(t: Game, seat: int, what: str, card: str) -> Reason | None:
    """H3-TRD-6 H3-SIT-10 H3-BLD-14. A card that is not taken: one to keep, or of another kind."""
    if card in removable(t, seat, what):
        return None
    return Reason("never-removed", ("H3-TRD-6",)) if what == "any" else Reason("other-kind", ("H3-SIT-10", "H3-BLD-14"))
