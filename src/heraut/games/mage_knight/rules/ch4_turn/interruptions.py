"""4. The turn, 1: what its hex gives at its start, and what the other players may do in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from heraut.games.mage_knight.answers.on_turn import Plunder
from heraut.games.mage_knight.answers.with_cards import UseSkill
from heraut.games.mage_knight.model.heroes import cards_left
from heraut.games.mage_knight.model.land import Game, is_day
from heraut.games.mage_knight.numbers.limits import around
from heraut.games.mage_knight.numbers.sites import TOWER, owner_of, site_of
from heraut.games.mage_knight.rules import scenarios
from heraut.games.mage_knight.rules.ch1_reminders import skill_plays
from heraut.games.mage_knight.rules.ch3_rounds import last_turns
from heraut.games.mage_knight.rules.ch6_sites import GLADE, VILLAGE
from heraut.games.mage_knight.rules.drawing import DrawCards
from heraut.games.mage_knight.rules.gains import change_reputation
from heraut.kernel import Arrow, Option, Section, Window, become, call
from heraut.kernel.sections import Ends

PLUNDER = Plunder()
PLUNDERED = 2  # cards drawn


def mana_of(t: Game, seat: int) -> list[str]:
    """MK-SIT-30 MK-SCN-33. At the start of a turn: a glade; own towers, on or next to one of them."""
    count = int(site_of(t, t.state.heroes[seat].hex) == GLADE)
    if any(site_of(t, hex) == TOWER and owner_of(t, hex) == seat for hex in around(t, seat)):
        count += scenarios.tower_mana(t, seat)
    return ["gold" if is_day(t) else "black"] * count


# ── the other players ────────────────────────────────────────────────────────────────────────────────────────────────


def others(t: Game, seat: int) -> tuple[int, ...]:
    """MK-PRE-18 MK-RND-25. The other seats in order, but for those whose last turn of the round is over."""
    return tuple([one for one in last_turns.after(t, seat) if not last_turns.had_last_turn(t, one)])


@dataclass(slots=True)
class Interference(Window):
    """MK-PRE-18 MK-PRE-20. The other players, one after the other: plunder, or a skill for another's turn."""

    def question(self) -> str:
        return "interfere"

    def reactions(self, t: Game, seat: int) -> Sequence[Option]:
        """MK-PRE-2 MK-PRE-8 MK-PRE-18 MK-PRE-20 MK-SIT-5."""
        plunder = [PLUNDER] if may_plunder(t, seat) else []
        return [*plunder, *skill_plays.out_of_turn(t, seat)]

    def choices(self, t: Game) -> list[Option]:
        """MK-PRE-18 MK-PRE-20. Let it go, plunder, or a skill for another's turn."""
        return Window.choices(self, t)

    def reaction(self, t: Game, choice: Option) -> Ends:
        seat = self.seats[self.turn]
        if isinstance(choice, Plunder):
            return Plundering(seat)
        assert isinstance(choice, UseSkill)
        return skill_plays.UseSkillNow(seat, choice.skill)


def interfere(t: Game, seat: int, then: Callable[[Any], Arrow]) -> Arrow:
    """MK-PRE-20."""
    window = Interference(others(t, seat))
    return call(window, then) if window.seats and window.wanted(t) else then


def may_plunder(t: Game, seat: int) -> bool:
    """MK-SIT-5 MK-PRE-2. In a village, once between two own turns, while there are cards to draw."""
    hero = t.state.heroes[seat]
    return site_of(t, hero.hex) == VILLAGE and not hero.plundered and cards_left(hero) > 0


@dataclass(slots=True)
class Plundering(Section):
    """A village is plundered: reputation → two cards."""

    seat: int

    def start(self, t: Game) -> Arrow:
        """MK-SIT-5 MK-PRE-2."""
        t.state.heroes[self.seat].plundered = True
        t.tell("plunders", seat=self.seat)
        change_reputation(t, self.seat, -1, "plunder")
        return become(DrawCards(self.seat, PLUNDERED))


SECTIONS: tuple[type[Section], ...] = (Interference, Plundering)
