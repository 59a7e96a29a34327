"""1. Cards and skills that deal with dice of the Source, crystals and mana."""

from __future__ import annotations

from dataclasses import dataclass

import heraut.games.mage_knight.rules.ch1_reminders.resolving as resolving
from heraut.games.mage_knight.answers.anywhere import CardOf, ColourOf, NumberOf
from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.model.names import MANA_DIE, WOUND, Cause, DeedId, ManaColour
from heraut.games.mage_knight.numbers.statuses import of_source
from heraut.games.mage_knight.printed.effects import COLOURS, MANA
from heraut.games.mage_knight.rules import gains
from heraut.games.mage_knight.rules.ch1_reminders.named_plays import NAMED, Named
from heraut.kernel import Arrow, Section, ask, roll

HARMFUL = ("black", "red")  # faces of a die that wound
OF_WOUNDS, OF_CARDS = ("red", "black"), ("white", "green")  # what Invocation makes of them


def named(colours: tuple[str, ...]) -> list[ColourOf]:
    return [ColourOf(ManaColour(colour)) for colour in dict.fromkeys(colours)]


def basic_dice(t: Game) -> list[ColourOf]:
    """The basic colours that dice of the Source show."""
    return named(tuple([colour for colour in COLOURS if colour in t.state.source]))


def may_take_dice(t: Game, seat: int) -> bool:
    """MK-PVP-9 MK-CRD-22. Does nothing keep this hero from the dice of the Source altogether?"""
    return not any(words.no_dice for words in of_source(t, seat))


def take_die(t: Game, colour: str) -> None:
    """MK-MAN-9. One die of this colour leaves the Source."""
    left = list(t.state.source)
    left.remove(colour)
    t.state.source = tuple(left)


def put_dice(t: Game, dice: tuple[str, ...]) -> None:
    """MK-MAN-11. They lie in the Source, as they fell."""
    t.state.source = tuple(sorted((*t.state.source, *dice)))
    t.tell("rerolled", dice=dice)


# ── Mana Draw ────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class SetADie(Named):
    """Which die? → set to which colour? → two mana of it; at the end of the turn it goes back as it was set."""

    die: str = ""

    @classmethod
    def playable(cls, t: Game, seat: int, amount: int) -> bool:
        return bool(t.state.source) and may_take_dice(t, seat)

    def start(self, t: Game) -> Arrow:
        return ask(self.seat, "die_to_set", self.dice, self.take, otherwise=self.over)

    def dice(self, t: Game) -> list[ColourOf]:
        """MK-MAN-10. Any die of the Source, depleted or not."""
        return named(t.state.source)

    def take(self, t: Game, choice: ColourOf) -> Arrow:
        self.die = choice.colour
        return ask(self.seat, "set_die_to", self.colours, self.set)

    def colours(self, t: Game) -> list[ColourOf]:
        """MK-MAN-11. Any colour but gold."""
        return named(tuple([colour for colour in MANA if colour != "gold"]))

    def set(self, t: Game, choice: ColourOf) -> Arrow:
        """MK-MAN-1 MK-EOT-1."""
        take_die(t, self.die)
        hero = t.state.heroes[self.seat]
        turn = hero.turn
        hero.turn = turn._replace(dice=(*turn.dice, choice.colour), kept=(*turn.kept, choice.colour))
        t.tell("die_set", seat=self.seat, die=self.die, colour=choice.colour)
        gains.gain_mana(t, self.seat, choice.colour, 2)
        return None


# ── Mana Storm ───────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class CrystalOfADie(Named):
    """Which die of a basic colour? → a crystal of it → that die is rolled again."""

    die: str = ""

    @classmethod
    def playable(cls, t: Game, seat: int, amount: int) -> bool:
        return bool(basic_dice(t))

    def start(self, t: Game) -> Arrow:
        return ask(self.seat, "crystal_of_source", self.dice, self.take, otherwise=self.over)

    def dice(self, t: Game) -> list[ColourOf]:
        """MK-MAN-5. A die that shows a basic colour."""
        return basic_dice(t)

    def take(self, t: Game, choice: ColourOf) -> Arrow:
        """MK-MAN-2 MK-MAN-7."""
        gains.gain_crystal(t, self.seat, choice.colour)
        self.die = choice.colour
        return roll(MANA_DIE, "source", self.hear)

    def hear(self, t: Game, dice: tuple[str, ...]) -> Arrow:
        """MK-MAN-11."""
        take_die(t, self.die)
        put_dice(t, dice)
        return None


@dataclass(slots=True)
class RerollTheSource(Named):
    """All dice of the Source are rolled again."""

    def start(self, t: Game) -> Arrow:
        """MK-MAN-11."""
        count = len(t.state.source)
        return roll(MANA_DIE, "source", self.hear, count) if count else None

    def hear(self, t: Game, dice: tuple[str, ...]) -> Arrow:
        """MK-MAN-11."""
        t.state.source = ()
        put_dice(t, dice)
        return None


# ── Endless Gem Pouch ────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class RollForCrystals(Named):
    """So many dice: a crystal of each basic colour, of one's choice for gold ⟲, fame for black."""

    golden: int = 0

    def start(self, t: Game) -> Arrow:
        return roll(MANA_DIE, "gems", self.hear, self.amount)

    def hear(self, t: Game, dice: tuple[str, ...]) -> Arrow:
        """MK-MAN-5 MK-MAN-7 MK-MAN-11."""
        t.tell("gems", seat=self.seat, dice=dice)
        for colour in dice:
            if colour in COLOURS:
                gains.gain_crystal(t, self.seat, colour)
        gains.gain_fame(t, self.seat, dice.count("black"), self.source)
        self.golden = dice.count("gold")
        return self.choose

    def choose(self, t: Game) -> Arrow:
        return ask(self.seat, "crystal_colour", self.colours, self.gain) if self.golden else None

    def colours(self, t: Game) -> list[ColourOf]:
        """MK-MAN-5. A basic colour."""
        return named(COLOURS)

    def gain(self, t: Game, choice: ColourOf) -> Arrow:
        """MK-MAN-2 MK-MAN-7."""
        gains.gain_crystal(t, self.seat, choice.colour)
        self.golden -= 1
        return self.choose


# ── Horn of Wrath ────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class RiskAWound(Named):
    """So many dice: a Wound for each black or red one."""

    def start(self, t: Game) -> Arrow:
        return roll(MANA_DIE, "horn", self.hear, self.amount) if self.amount else None

    def hear(self, t: Game, dice: tuple[str, ...]) -> Arrow:
        """MK-MAN-11 MK-FIN-1."""
        t.tell("horn", seat=self.seat, dice=dice)
        harm = sum(face in HARMFUL for face in dice)
        if harm:
            gains.take_wounds(t, self.seat, harm, self.source)
        return None


@dataclass(slots=True)
class RiskForMore(RiskAWound):
    """How many points more? → they are gathered → as many dice: a Wound for each black or red one."""

    def start(self, t: Game) -> Arrow:
        return ask(self.seat, "risk", self.numbers, self.dare)

    def numbers(self, t: Game) -> list[NumberOf]:
        """MK-CRD-21. None, or up to so many."""
        return [NumberOf(number) for number in range(self.amount + 1)]

    def dare(self, t: Game, choice: NumberOf) -> Arrow:
        """MK-CRD-6."""
        if not choice.number:
            return None
        resolving.give_points(t, self.seat, "attack", choice.number, self.source, reach="siege")
        return roll(MANA_DIE, "horn", self.hear, choice.number)


# ── Invocation ───────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class Invoke(Named):
    """Which card is discarded? → red or black mana for a Wound, white or green for another card."""

    card: Cause = ""

    @classmethod
    def playable(cls, t: Game, seat: int, amount: int) -> bool:
        return bool(t.state.heroes[seat].hand)

    def start(self, t: Game) -> Arrow:
        return ask(self.seat, "invoke_with", self.cards, self.discard, otherwise=self.over, secret=True)

    def cards(self, t: Game) -> list[CardOf]:
        """MK-CRD-14 MK-CRD-20. A card of the hand, or a Wound."""
        return [CardOf(DeedId(card)) for card in sorted(set(t.state.heroes[self.seat].hand))]

    def discard(self, t: Game, choice: CardOf) -> Arrow:
        """MK-CRD-20."""
        self.card = choice.card
        gains.discard(t, self.seat, self.card)
        return ask(self.seat, "mana_colour", self.colours, self.gain)

    def colours(self, t: Game) -> list[ColourOf]:
        """MK-MAN-13."""
        return named(OF_WOUNDS if self.card == WOUND else OF_CARDS)

    def gain(self, t: Game, choice: ColourOf) -> Arrow:
        """MK-MAN-1."""
        gains.gain_mana(t, self.seat, choice.colour)
        return None


NAMED.update(
    set_a_die=SetADie,
    crystal_of_a_die=CrystalOfADie,
    reroll_the_source=RerollTheSource,
    roll_for_crystals=RollForCrystals,
    risk_a_wound=RiskAWound,
    risk_for_more=RiskForMore,
    invoke=Invoke,
)
SECTIONS: tuple[type[Section], ...] = (
    SetADie, CrystalOfADie, RerollTheSource, RollForCrystals, RiskAWound, RiskForMore, Invoke,
)  # fmt: skip
