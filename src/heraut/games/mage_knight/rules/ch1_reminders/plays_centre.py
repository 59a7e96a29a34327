"""1. The competitive skills: three that lie in the centre for all to feel, and Healing Ritual."""

from __future__ import annotations

from dataclasses import dataclass

import heraut.games.mage_knight.rules.ch1_reminders.skill_plays as skill_plays
from heraut.games.mage_knight.answers.anywhere import ColourOf, NumberOf, SeatOf
from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.model.names import OFF_MAP, WOUND, SeatId, SkillId
from heraut.games.mage_knight.numbers.geography import chart
from heraut.games.mage_knight.printed.effects import MANA
from heraut.games.mage_knight.rules import gains
from heraut.games.mage_knight.rules.ch1_reminders.named_plays import NAMED, origin, others
from heraut.games.mage_knight.rules.ch1_reminders.plays_mana import named
from heraut.games.mage_knight.rules.ch1_reminders.plays_others import Competitive
from heraut.kernel import Arrow, Section, ask
from heraut.tabletop.hexes import distance

MOST_PASSED = 2  # Wounds that Healing Ritual takes
FAR_AWAY = 1000  # who is off the map


# ── skills that lie in the centre ────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class ExploitMana(Competitive):
    """Which colour? → a mana of it; until one's next turn others take a Wound for mana of another colour."""

    def start(self, t: Game) -> Arrow:
        return ask(self.seat, "mana_colour", self.colours, self.hear)

    def colours(self, t: Game) -> list[ColourOf]:
        """MK-MAN-13. Any colour but gold."""
        return named(tuple([colour for colour in MANA if colour != "gold"]))

    def hear(self, t: Game, choice: ColourOf) -> Arrow:
        """MK-SKL-3 MK-MAN-1."""
        gains.gain_mana(t, self.seat, choice.colour)
        skill_plays.into_centre(t, self.seat, SkillId(origin(self.source)), choice.colour)
        return None


@dataclass(slots=True)
class FreezeTheSource(Competitive):
    """Until one's next turn others may not use their usual die; then a crystal of a colour of the Source is gained."""

    def start(self, t: Game) -> Arrow:
        """MK-SKL-3 MK-PRE-7."""
        skill_plays.into_centre(t, self.seat, SkillId(origin(self.source)))
        t.state.gain(self.seat, "thaw", t.content.statuses["thaw"].until)
        return None


@dataclass(slots=True)
class PrayForWeather(Competitive):
    """All terrain costs two less this turn; until one's next turn it costs others one more."""

    def start(self, t: Game) -> Arrow:
        """MK-SKL-3 MK-MOV-27."""
        t.state.gain(self.seat, "fair_weather", t.content.statuses["fair_weather"].until)
        skill_plays.into_centre(t, self.seat, SkillId(origin(self.source)))
        return None


# ── Healing Ritual ───────────────────────────────────────────────────────────────────────────────────────────────────


def closest(t: Game, seat: int) -> list[SeatId]:
    """The other heroes that are nearest, those off the map last."""
    where = chart(t).where

    def away(other: int) -> int:
        here, there = t.state.heroes[seat].hex, t.state.heroes[other].hex
        return FAR_AWAY if OFF_MAP in (here, there) else distance(where[here], where[there])

    nearest = min([away(other) for other in others(t, seat)])
    return [SeatId(other) for other in others(t, seat) if away(other) == nearest]


@dataclass(slots=True)
class PassOnAWound(Competitive):
    """How many Wounds leave the hand? → one of them goes to the hand of the closest hero: whose, if several are?"""

    count: int = 0

    @classmethod
    def playable(cls, t: Game, seat: int, amount: int) -> bool:
        return bool(others(t, seat)) and WOUND in t.state.heroes[seat].hand

    def start(self, t: Game) -> Arrow:
        return ask(self.seat, "wounds_to_pass", self.numbers, self.hear, secret=True)

    def numbers(self, t: Game) -> list[NumberOf]:
        """MK-CRD-14 MK-CRD-24. One, which all know he has, or two, if the hand has them."""
        return [NumberOf(number) for number in range(1, MOST_PASSED + 1) if number in (1, self.held(t, number))]

    def held(self, t: Game, number: int) -> int:
        """So many Wounds, as far as the hand has them."""
        return min(number, t.state.heroes[self.seat].hand.count(WOUND))

    def hear(self, t: Game, choice: NumberOf) -> Arrow:
        """MK-CRD-20."""
        for _ in range(self.held(t, choice.number)):
            gains.throw_away(t, self.seat, WOUND)
        return ask(self.seat, "wound_to_whom", self.heroes, self.hand_over)

    def heroes(self, t: Game) -> list[SeatOf]:
        """MK-FIN-1. The closest hero."""
        return [SeatOf(other) for other in closest(t, self.seat)]

    def hand_over(self, t: Game, choice: SeatOf) -> Arrow:
        """MK-FIN-1."""
        gains.take_wounds(t, choice.seat, 1, self.source)
        return None


NAMED.update(
    exploit_mana=ExploitMana,
    freeze_the_source=FreezeTheSource,
    pray_for_weather=PrayForWeather,
    pass_on_a_wound=PassOnAWound,
)
SECTIONS: tuple[type[Section], ...] = (ExploitMana, FreezeTheSource, PrayForWeather, PassOnAWound)
