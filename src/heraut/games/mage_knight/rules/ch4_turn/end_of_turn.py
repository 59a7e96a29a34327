"""4. The turn, 4: its end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from heraut.games.mage_knight.answers.anywhere import DONE, CardOf, Done
from heraut.games.mage_knight.answers.on_turn import ThrowWound
from heraut.games.mage_knight.model.heroes import Hero
from heraut.games.mage_knight.model.land import Game, has_clause
from heraut.games.mage_knight.model.names import MANA_DIE, OFF_MAP, WOUND
from heraut.games.mage_knight.numbers.limits import draw_limit, ends_round
from heraut.games.mage_knight.numbers.sites import conquered, on_portal, safe, site_of
from heraut.games.mage_knight.rules.ch1_reminders import skill_plays
from heraut.games.mage_knight.rules.ch1_reminders.lasting import Happen
from heraut.games.mage_knight.rules.ch4_turn.level_ups import LevelUps
from heraut.games.mage_knight.rules.ch4_turn.rewarding import Rewards, UnitRewards
from heraut.games.mage_knight.rules.ch6_sites import GLADE, MINE
from heraut.games.mage_knight.rules.drawing import DrawCards
from heraut.games.mage_knight.rules.gains import (
    deeds_in_hand,
    discard,
    gain_crystal,
    take_wounds,
    throw_away,
)
from heraut.kernel import Arrow, Option, Section, ask, call, offer, roll
from heraut.kernel.values import total

NO_MANA = (0, 0, 0, 0, 0, 0)
HAND, DISCARD = "hand", "discard"


@dataclass(slots=True)
class EndOfTurn(Section):
    """dice → forced withdrawal → clean-up → benefit of the hex → rewards → level ups → hand."""

    seat: int

    def start(self, t: Game) -> Arrow:
        """MK-EOT-1 MK-EOT-5 MK-EOT-9 MK-EOT-10. Those that were set go back as they lie."""
        turn = t.state.heroes[self.seat].turn
        count = len(turn.dice) - len(turn.kept) + len(turn.given)
        return roll(MANA_DIE, "source", self.dice_back, count) if count else self.dice_back(t, ())

    def dice_back(self, t: Game, dice: tuple[str, ...]) -> Arrow:
        """MK-EOT-1."""
        hero = t.state.heroes[self.seat]
        back = (*dice, *hero.turn.kept)
        t.state.source = tuple(sorted((*t.state.source, *back)))
        hero.turn = hero.turn._replace(dice=(), kept=(), given=())
        if back:
            t.tell("dice_back", seat=self.seat, dice=back)
        return self.withdraw

    def withdraw(self, t: Game) -> Arrow:
        """MK-EOT-2 MK-EOT-6 MK-MOV-8 MK-FIN-9. Back along the path, a Wound a hex; who was made to retreat stays."""
        hero = t.state.heroes[self.seat]
        path = hero.path if hero.path[-1:] == (hero.hex,) else (hero.hex,)
        while len(path) > 1 and not safe(t, self.seat, path[-1]):
            path = path[:-1]
        back = len(hero.path) - len(path)
        if path[-1] != hero.hex:
            hero.path, hero.hex = path, path[-1]
            t.tell("withdraws", seat=self.seat, hex=hero.hex, hexes=back)
            take_wounds(t, self.seat, back, "withdrawal")
        return call(Happen(self.seat, "end_of_turn"), self.clean_up)

    def clean_up(self, t: Game) -> Arrow:
        """MK-EOT-3 MK-EOT-7 MK-EOT-8 MK-MAN-1."""
        hero = t.state.heroes[self.seat]
        lay_down(hero)
        hero.mana = NO_MANA
        hero.move = hero.influence = hero.heal = 0
        skill_plays.turn_over(t, self.seat)
        return self.benefit

    def benefit(self, t: Game) -> Arrow:
        """MK-EOT-4 MK-SIT-29 MK-SIT-31 MK-SCN-20. A mine's crystal; at a glade a Wound may go."""
        hex = t.state.heroes[self.seat].hex
        site = site_of(t, hex)
        if site == MINE and (conquered(t, hex) or not has_clause(t, "mines_held")):
            gain_crystal(t, self.seat, t.content.hexes[hex].colour, lost=True)
        if site != GLADE:
            return self.leave_map
        could = bool(t.state.heroes[self.seat].hand)
        return offer(t, self.seat, "glade", self.wounds, self.hear_wound, self.leave_map, could)

    def wounds(self, t: Game) -> Sequence[Option]:
        """MK-SIT-31. A Wound of the hand or of the discard pile."""
        hero = t.state.heroes[self.seat]
        piles = ((HAND, hero.hand), (DISCARD, hero.discard))
        return [DONE, *[ThrowWound(name) for name, cards in piles if WOUND in cards]]

    def hear_wound(self, t: Game, choice: Done | ThrowWound) -> Arrow:
        """MK-SIT-31."""
        if isinstance(choice, ThrowWound):
            if choice.of == HAND:
                throw_away(t, self.seat, WOUND)
            else:
                clear_wound(t, self.seat)
        return self.leave_map

    def leave_map(self, t: Game) -> Arrow:
        """MK-MOV-20 MK-SCN-30 MK-EOT-10."""
        hero = t.state.heroes[self.seat]
        if on_portal(t, hero.hex):
            hero.hex = OFF_MAP
        return call(Rewards(self.seat), self.levels)

    def levels(self, t: Game) -> Arrow:
        """MK-LVL-11 MK-EOT-10."""
        return call(LevelUps(self.seat), self.units)

    def units(self, t: Game) -> Arrow:
        """MK-REW-3."""
        return call(UnitRewards(self.seat), self.hand)

    def hand(self, t: Game) -> Arrow:
        """MK-HND-2 MK-EOT-10."""
        return call(DrawUp(self.seat))


def lay_down(hero: Hero) -> None:
    """MK-EOT-3. The cards played go to the discard pile."""
    hero.discard += hero.played
    hero.played.clear()


def clear_wound(t: Game, seat: int) -> None:
    """MK-SIT-31. A Wound of the discard pile goes back to its pile."""
    t.state.heroes[seat].discard.remove(WOUND)
    t.tell("wound_cleared", seat=seat)


@dataclass(slots=True)
class DrawUp(Section):
    """nothing played? a card must go → any others may ⟲ → drawn up to the limit."""

    seat: int

    def start(self, t: Game) -> Arrow:
        """MK-HND-1 MK-HND-12."""
        hero = t.state.heroes[self.seat]
        if hero.turn.acted or hero.turn.idle or not hero.hand:
            return self.more
        return ask(self.seat, "must_discard", self.cards, self.hear, secret=True)

    def cards(self, t: Game) -> Sequence[Option]:
        """MK-HND-1 MK-CRD-14 MK-CRD-24. One that is no Wound; who holds nothing else is asked like everybody."""
        return [CardOf(card) for card in deeds_in_hand(t.state.heroes[self.seat])] or [DONE]

    def more(self, t: Game) -> Arrow:
        """MK-HND-4."""
        could = bool(t.state.heroes[self.seat].hand)
        return offer(t, self.seat, "discard", self.others, self.hear, self.draw, could)

    def others(self, t: Game) -> Sequence[Option]:
        """MK-HND-4 MK-CRD-14. Any number, one by one."""
        return [DONE, *[CardOf(card) for card in deeds_in_hand(t.state.heroes[self.seat])]]

    def hear(self, t: Game, choice: Done | CardOf) -> Arrow:
        """MK-HND-1 MK-HND-4. One is discarded; then another may be."""
        if isinstance(choice, Done):
            return self.draw
        discard(t, self.seat, choice.card)
        return self.more

    def draw(self, t: Game) -> Arrow:
        """MK-HND-2 MK-HND-3 MK-HND-5 MK-HND-6 MK-HND-7 MK-HND-9 MK-HND-10 MK-RND-26. Nothing beyond the limit."""
        missing = total(draw_limit(t, self.seat)) - len(t.state.heroes[self.seat].hand)
        for held in t.state.modifiers.get(self.seat, ()):
            if held.until == "next_draw" and not ends_round(t, self.seat):
                t.state.drop(self.seat, held.status)
        return call(DrawCards(self.seat, missing)) if missing > 0 else None


SECTIONS: tuple[type[Section], ...] = (EndOfTurn, DrawUp)
