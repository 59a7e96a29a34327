"""3. The round: its preparation, whose turn it is, its end and that of the game."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.mage_knight.answers.anywhere import DONE, Done, UnitOf
from heraut.games.mage_knight.model.land import Game, is_day, layout
from heraut.games.mage_knight.model.names import DUMMY, NO_TACTIC, HexId
from heraut.games.mage_knight.numbers.limits import hand_limit, next_draw
from heraut.games.mage_knight.rules import ch7_dummy, ch7_score, scenarios
from heraut.games.mage_knight.rules.ch1_reminders import skill_plays
from heraut.games.mage_knight.rules.ch3_rounds import last_turns, laying_out
from heraut.games.mage_knight.rules.ch3_rounds.tactics_choice import ChooseTactics, RemoveTactics
from heraut.games.mage_knight.rules.ch4_turn.exploring import LookAround
from heraut.games.mage_knight.rules.ch4_turn.preparation import Turn
from heraut.games.mage_knight.rules.drawing import DrawCards
from heraut.games.mage_knight.rules.gains import take_banner_off, unit_of
from heraut.kernel import Arrow, Option, Section, ask, call, draw
from heraut.kernel.values import total


@dataclass(slots=True)
class Rounds(Section):
    """Round after round: TACTICS → next turn ⟲ → (scenario over, or last round? end) → PREPARE THE ROUND ⟲

    `place`: in the order of the round, whose turn is next.
    """

    place: int = 0

    def start(self, t: Game) -> Arrow:
        """MK-RND-23 MK-SCN-30. Where nobody is left there is nothing more to play."""
        t.tell("round", number=t.state.round, day=is_day(t))
        self.place = 0
        return call(ChooseTactics(), self.next_turn) if t.state.order else self.over

    def next_turn(self, t: Game) -> Arrow:
        """MK-RND-23 MK-RND-24 MK-TAC-17. An extra turn comes first; then the last turns, or whoever is next."""
        land = t.state
        if land.active >= 0 and land.heroes[land.active].again:
            land.heroes[land.active].again -= 1
            return call(Turn(land.active), self.after_turn)
        ending = last_turns.running(t)
        if ending is None:
            land.active = land.order[self.place]
            self.place = (self.place + 1) % len(land.order)
        elif ending.left:
            land.active = last_turns.take_last_turn(t)
        else:
            return self.round_over
        return call(ch7_dummy.DummyTurn() if land.active == DUMMY else Turn(land.active), self.after_turn)

    def after_turn(self, t: Game) -> Arrow:
        """MK-RND-9 MK-RND-21. Has this turn brought the scenario to its end?"""
        how = scenarios.goal_reached(t) if t.state.game_end is None else ""
        if how:
            t.state.ended = how
            last_turns.announce_game_end(t, t.state.active, how)
        return self.next_turn

    def round_over(self, t: Game) -> Arrow:
        """MK-RND-9 MK-RND-21 MK-RND-27. A new round, unless the scenario is over or this was the last."""
        last = t.state.round >= layout(t).days + layout(t).nights
        if t.state.game_end is not None or last:
            return self.over
        return call(RemoveTactics(), self.next_round)

    def next_round(self, t: Game) -> Arrow:
        """MK-RND-1 MK-RND-9. The board is turned over."""
        t.state.round += 1
        t.state.round_end = None
        t.state.expire("round")
        return call(PrepareRound(), self.start)

    def over(self, t: Game) -> Arrow:
        """MK-RND-22 MK-RND-27 MK-SCO-1. The points are counted."""
        t.state.ended = t.state.ended or "limit"
        ch7_score.tell_result(t)
        return None


@dataclass(slots=True)
class PrepareRound(Section):
    """Source → units → monasteries → advanced actions → spells → what day and scenario bring → PLAYERS ⟲

    `seat`: whose things are next.
    """

    seat: int = 0

    def start(self, t: Game) -> Arrow:
        """MK-RND-2 MK-RND-10. With the dice that somebody laid aside."""
        for hero in t.state.heroes:
            t.state.source += (*([hero.stolen] if hero.stolen else ()), *hero.claimed)
            hero.stolen, hero.claimed = "", ()
        return call(laying_out.RollSource(), self.units)

    def units(self, t: Game) -> Arrow:
        """MK-RND-11 MK-RND-14 MK-RND-3 MK-RND-12 MK-RND-13."""
        laying_out.clear_units(t)
        return call(laying_out.DealUnits(), self.monasteries)

    def monasteries(self, t: Game) -> Arrow:
        """MK-RND-4."""
        return call(laying_out.DealMonasteries(), self.advanced)

    def advanced(self, t: Game) -> Arrow:
        """MK-RND-5 MK-DUM-7."""
        laying_out.drop_lowest_action(t)
        return call(laying_out.FillOffer("advanced"), self.spells)

    def spells(self, t: Game) -> Arrow:
        """MK-RND-6 MK-DUM-8. Then the dummy's cards are shuffled."""
        laying_out.drop_lowest_spell(t)
        if t.state.dummy is not None:
            ch7_dummy.reshuffle(t)
        return call(laying_out.FillOffer("spells"), self.land)

    def land(self, t: Game) -> Arrow:
        """MK-SCN-20 MK-SCN-24 MK-SCN-30 MK-EXP-21. What the scenario brings; by day what lies face down is seen."""
        scenarios.new_round(t)
        return call(ShowRuins(), self.look)

    def look(self, t: Game) -> Arrow:
        """MK-EXP-21."""
        return call(LookAround(), self.players)

    def players(self, t: Game) -> Arrow:
        """MK-RND-7 MK-RND-8 MK-SCN-30 MK-SKL-3. Seat by seat; who is out of the game only takes back what lies open."""
        if self.seat == t.state.players:
            t.state.expire("next_draw")
            t.state.face_down = ()
            return None
        seat, self.seat = self.seat, self.seat + 1
        if seat in t.state.order:
            return call(PreparePlayer(seat), self.players)
        skill_plays.take_back(t, seat)
        return self.players


@dataclass(slots=True)
class ShowRuins(Section):
    """Ruins that were found by night are turned up by day, one by one ⟲"""

    def start(self, t: Game) -> Arrow:
        """MK-EXP-18."""
        found = self.hidden(t)
        return draw("ruins", self.hear) if found and is_day(t) and t.state.decks["ruins"].size() else None

    def hidden(self, t: Game) -> list[HexId]:
        return [HexId(hex) for hex, token in t.state.ruins.items() if not token]

    def hear(self, t: Game, tokens: tuple[str, ...]) -> Arrow:
        """MK-EXP-18."""
        hex = self.hidden(t)[0]
        t.state.ruins[hex] = tokens[0]
        t.tell("ruins_shown", hex=hex, token=tokens[0])
        return self.start


@dataclass(slots=True)
class PreparePlayer(Section):
    """His tactic back, all face up, units ready → (banners off? ⟲) → deck, discard pile and hand shuffled → a hand."""

    seat: int

    def start(self, t: Game) -> Arrow:
        """MK-RND-7 MK-RND-15 MK-RND-17 MK-RND-18 MK-TAC-16. Wounded units stay wounded; what was laid aside is back."""
        hero = t.state.heroes[self.seat]
        hero.tactic, hero.tactic_used = NO_TACTIC, False
        hero.discard += [*hero.under, *hero.aside]
        hero.aside = ()
        hero.spared, hero.under = 0, ()
        hero.turned, hero.tired = (), ()
        skill_plays.take_back(t, self.seat)
        hero.units = tuple([unit._replace(spent=False, furled=False) for unit in hero.units])
        return self.banners

    def banners(self, t: Game) -> Arrow:
        """MK-RND-16."""
        carried = any(unit.banner for unit in t.state.heroes[self.seat].units)
        return ask(self.seat, "take_banners_off", self.choices, self.hear) if carried else self.shuffle

    def choices(self, t: Game) -> list[Option]:
        """MK-RND-16. Each unit that carries a banner, or none any more."""
        return [DONE, *[UnitOf(unit.id) for unit in t.state.heroes[self.seat].units if unit.banner]]

    def hear(self, t: Game, choice: Done | UnitOf) -> Arrow:
        """MK-RND-16. The banner will be shuffled into the deck."""
        if isinstance(choice, Done):
            return self.shuffle
        hero = t.state.heroes[self.seat]
        unit = unit_of(hero, choice.unit)
        hero.discard.append(unit.banner)
        t.tell("banner_off", seat=self.seat, card=unit.banner, unit=unit.kind)
        take_banner_off(t, self.seat, unit.id)
        return self.banners

    def shuffle(self, t: Game) -> Arrow:
        """MK-RND-8 MK-RND-19 MK-RND-26. Wounds included; then a hand, with the bonus of where the hero stands."""
        hero = t.state.heroes[self.seat]
        deck = hero.deck
        for pile in (hero.hand, hero.played, hero.discard, deck.top, deck.bottom):
            deck.bag += pile
            pile.clear()
        limit = total(hand_limit(t, self.seat)) + total(next_draw(t, self.seat))
        return call(DrawCards(self.seat, limit))


SECTIONS: tuple[type[Section], ...] = (Rounds, PrepareRound, ShowRuins, PreparePlayer)
