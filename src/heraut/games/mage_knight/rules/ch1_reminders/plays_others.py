"""1. Spells that touch the other players: their crystals, their hands, the Source of all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from heraut.games.mage_knight.answers.anywhere import DONE, CardOf, ColourOf, Done, Take
from heraut.games.mage_knight.model.heroes import colour_number
from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.model.names import DeedId
from heraut.games.mage_knight.numbers.statuses import COLOURED
from heraut.games.mage_knight.printed.effects import COLOURS
from heraut.games.mage_knight.rules import gains
from heraut.games.mage_knight.rules.ch1_reminders.named_plays import NAMED, Named, others
from heraut.games.mage_knight.rules.ch1_reminders.plays_mana import basic_dice, may_take_dice, named, take_die
from heraut.kernel import Arrow, Option, Section, ask, draw
from heraut.tabletop.cards import NAMES

NOW, EACH_TURN = Take("now"), Take("each_turn")
CLAIMED = 3  # mana that a claimed die gives at once
RADIATED = 2  # crystals that Mana Radiance gives


@dataclass(slots=True)
class Competitive(Named):
    """One that needs other players."""

    @classmethod
    def playable(cls, t: Game, seat: int, amount: int) -> bool:
        return bool(others(t, seat))


# ── Mana Meltdown, Mana Radiance ─────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class MeltCrystals(Competitive):
    """Each other player loses a crystal by chance, or takes a Wound without one ⟲ → one of these may be gained."""

    asked: int = 0
    lost: tuple[str, ...] = ()

    def start(self, t: Game) -> Arrow:
        """MK-MAN-2 MK-FIN-1."""
        victims = others(t, self.seat)
        if self.asked == len(victims):
            return ask(self.seat, "crystal_lost", self.crystals, self.gain, otherwise=self.over)
        victim = victims[self.asked]
        if any(t.state.heroes[victim].crystals):
            return draw(f"crystals_{victim}", self.melt)
        self.asked += 1
        gains.take_wounds(t, victim, 1, self.source)
        return self.start

    def melt(self, t: Game, drawn: tuple[str, ...]) -> Arrow:
        """MK-MAN-2."""
        victim = others(t, self.seat)[self.asked]
        self.asked += 1
        for colour in drawn:
            gains.add_crystal(t.state.heroes[victim], colour, -1)
            t.tell("crystal_melts", seat=victim, colour=colour)
        self.lost += drawn
        return self.start

    def crystals(self, t: Game) -> list[Option]:
        """MK-MAN-2. One of those lost, or none."""
        return [DONE, *named(self.lost)] if self.lost else []

    def gain(self, t: Game, choice: ColourOf | Done) -> Arrow:
        """MK-MAN-2 MK-MAN-7."""
        if isinstance(choice, ColourOf):
            gains.gain_crystal(t, self.seat, choice.colour)
        return None


@dataclass(slots=True)
class Radiate(Competitive):
    """Which colour? → everybody takes a Wound for each crystal of it → two crystals of it are gained."""

    def start(self, t: Game) -> Arrow:
        return ask(self.seat, "radiate", self.colours, self.hear)

    def colours(self, t: Game) -> list[ColourOf]:
        """MK-MAN-5. A basic colour."""
        return named(COLOURS)

    def hear(self, t: Game, choice: ColourOf) -> Arrow:
        """MK-MAN-2 MK-FIN-1."""
        for seat in (self.seat, *others(t, self.seat)):
            count = t.state.heroes[seat].crystals[colour_number(choice.colour)]
            if count:
                gains.take_wounds(t, seat, count, self.source)
        for _ in range(RADIATED):
            gains.gain_crystal(t, self.seat, choice.colour)
        return None


# ── Mana Claim, Mana Curse ───────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class ClaimADie(Competitive):
    """Which die of a basic colour? → it is out of the Source for this round: three mana now, or one each later turn?"""

    colour: str = ""

    @classmethod
    def playable(cls, t: Game, seat: int, amount: int) -> bool:
        """MK-PVP-9. Whoever may use no die of the Source takes none."""
        return bool(others(t, seat)) and bool(basic_dice(t)) and may_take_dice(t, seat)

    def start(self, t: Game) -> Arrow:
        return ask(self.seat, "die_to_claim", self.dice, self.take, otherwise=self.over)

    def dice(self, t: Game) -> list[ColourOf]:
        """MK-MAN-5. A die that shows a basic colour."""
        return basic_dice(t)

    def take(self, t: Game, choice: ColourOf) -> Arrow:
        """MK-MAN-9."""
        self.colour = choice.colour
        hero = t.state.heroes[self.seat]
        take_die(t, self.colour)
        hero.claimed = (*hero.claimed, self.colour)
        t.tell("die_claimed", seat=self.seat, colour=self.colour)
        return ask(self.seat, "claimed_mana", self.times, self.hear)

    def times(self, t: Game) -> list[Take]:
        """MK-MAN-1. At once, or turn by turn."""
        return [NOW, EACH_TURN]

    def hear(self, t: Game, choice: Take) -> Arrow:
        """MK-MAN-1 MK-CRD-22."""
        if choice == NOW:
            gains.gain_mana(t, self.seat, self.colour, CLAIMED)
        else:
            t.state.gain(self.seat, f"claimed_{self.colour}", "round")
        return self.curse

    def curse(self, t: Game) -> Arrow:
        """Mana Claim lays none."""
        return None


@dataclass(slots=True)
class ClaimAndCurse(ClaimADie):
    """The same → until the round ends, whoever else uses mana of that colour takes a Wound, once a turn."""

    def curse(self, t: Game) -> Arrow:
        """MK-CRD-22."""
        for seat in others(t, self.seat):
            t.state.gain(seat, f"cursed_{self.colour}", "round")
        t.tell("cursed", seat=self.seat, colour=self.colour)
        return None


# ── Mind Read, Mind Steal ────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class ReadMinds(Competitive):
    """Which colour? → a crystal of it → each other player gives up a card of it, or shows his hand ⟲.

    `given`: the cards that were discarded; `givers`: whose they were, in the same order.
    """

    colour: str = ""
    asked: int = 0
    given: Annotated[tuple[str, ...], NAMES] = ()
    givers: tuple[int, ...] = ()

    def start(self, t: Game) -> Arrow:
        return ask(self.seat, "crystal_colour", self.colours, self.gain)

    def colours(self, t: Game) -> list[ColourOf]:
        """MK-MAN-5. A basic colour."""
        return named(COLOURS)

    def gain(self, t: Game, choice: ColourOf) -> Arrow:
        """MK-MAN-2 MK-MAN-7."""
        self.colour = choice.colour
        gains.gain_crystal(t, self.seat, self.colour)
        return self.next

    def next(self, t: Game) -> Arrow:
        victims = others(t, self.seat)
        if self.asked == len(victims):
            return self.steal
        return ask(victims[self.asked], "give_up_card", self.cards, self.give_up, otherwise=self.show, secret=True)

    def cards(self, t: Game) -> list[CardOf]:
        """MK-CRD-14 MK-CRD-20. An action or spell of that colour."""
        hand = gains.deeds_in_hand(t.state.heroes[others(t, self.seat)[self.asked]])
        deeds = t.content.deeds
        return [CardOf(one) for one in hand if deeds[one].kind in COLOURED and deeds[one].colour == self.colour]

    def give_up(self, t: Game, choice: CardOf) -> Arrow:
        """MK-CRD-20."""
        giver = others(t, self.seat)[self.asked]
        gains.discard(t, giver, choice.card)
        self.given += (choice.card,)
        self.givers += (giver,)
        self.asked += 1
        return self.next

    def show(self, t: Game) -> Arrow:
        """MK-CRD-24. All see that there is none: what was answered before cannot be taken back."""
        victim = others(t, self.seat)[self.asked]
        self.asked += 1
        t.reveal()
        t.tell("hand_shown", seat=victim, cards=tuple(sorted(t.state.heroes[victim].hand)))
        return self.next

    def steal(self, t: Game) -> Arrow:
        """Mind Read takes nothing."""
        return None


@dataclass(slots=True)
class ReadAndSteal(ReadMinds):
    """The same → one of the action cards given up may be taken to hand, for good."""

    def steal(self, t: Game) -> Arrow:
        return ask(self.seat, "card_to_steal", self.spoils, self.take, otherwise=self.over)

    def spoils(self, t: Game) -> list[Option]:
        """MK-CRD-20. One of the action cards, no spell; or none."""
        actions = [card for card in sorted(set(self.given)) if t.content.deeds[card].kind != "spell"]
        return [DONE, *[CardOf(DeedId(card)) for card in actions]] if actions else []

    def take(self, t: Game, choice: CardOf | Done) -> Arrow:
        """MK-CRD-24."""
        if isinstance(choice, CardOf):
            loser = self.givers[self.given.index(choice.card)]
            t.state.heroes[loser].discard.remove(choice.card)
            t.state.heroes[self.seat].hand.append(choice.card)
            t.tell("card_stolen", seat=self.seat, other=loser, card=choice.card)
        return None


NAMED.update(
    melt_crystals=MeltCrystals,
    radiate=Radiate,
    claim_a_die=ClaimADie,
    claim_and_curse=ClaimAndCurse,
    read_minds=ReadMinds,
    read_and_steal=ReadAndSteal,
)
SECTIONS: tuple[type[Section], ...] = (MeltCrystals, Radiate, ClaimADie, ClaimAndCurse, ReadMinds, ReadAndSteal)
