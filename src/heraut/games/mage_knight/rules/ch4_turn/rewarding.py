"""4. The turn, 4: rewards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from heraut.games.mage_knight.answers.anywhere import DONE, CardOf, ColourOf, Done
from heraut.games.mage_knight.answers.on_turn import Recruit, Reward
from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.model.names import MANA_DIE, NOBODY, DeedId, ManaColour, SeenArtifacts
from heraut.games.mage_knight.printed.effects import COLOURS
from heraut.games.mage_knight.rules.ch1_reminders.unit_plays import GainUnit
from heraut.games.mage_knight.rules.ch4_turn.interaction import take_unit
from heraut.games.mage_knight.rules.gains import gain_crystal, gain_fame
from heraut.games.mage_knight.rules.offers import ADVANCED, SPELLS, TakeFromOffer, offer_of
from heraut.kernel import Arrow, Option, Section, ask, become, call, draw, roll

ARTIFACT, SPELL, ACTION, UNIT = "artifact", "spell", "advanced", "unit"
FOUR_CRYSTALS, RANDOM_CRYSTAL, DUNGEON = "crystals", "random_crystal", "dungeon"
PILES = {SPELL: SPELLS, ACTION: ADVANCED}


def take_rewards(t: Game, seat: int, kind: str, only_one: bool = False) -> int:
    """MK-REW-11. The rewards of a kind that are still to be taken are now; how many."""
    hero = t.state.heroes[seat]
    left = list(hero.turn.rewards)
    count = 1 if only_one else left.count(kind)
    for _ in range(count):
        left.remove(kind)
    hero.turn = hero.turn._replace(rewards=tuple(left))
    return count


@dataclass(slots=True)
class Rewards(Section):
    """Dungeons first: a die each → which reward now? ⟲.  Units wait for the level ups (`UnitRewards`)."""

    seat: int

    def start(self, t: Game) -> Arrow:
        """MK-SIT-19."""
        count = take_rewards(t, self.seat, DUNGEON)
        return roll(MANA_DIE, "dungeon", self.hear_dungeon, count) if count else self.choose

    def hear_dungeon(self, t: Game, dice: tuple[str, ...]) -> Arrow:
        """MK-SIT-19. gold or black: a spell; a basic colour: an artifact."""
        hero = t.state.heroes[self.seat]
        found = [ARTIFACT if die in COLOURS else SPELL for die in dice]
        hero.turn = hero.turn._replace(rewards=(*hero.turn.rewards, *found))
        t.tell("dungeon_treasure", seat=self.seat, dice=dice)
        return self.choose

    def choose(self, t: Game) -> Arrow:
        """MK-REW-11."""
        return ask(self.seat, "reward", self.rewards, self.hear, otherwise=self.done)

    def rewards(self, t: Game) -> Sequence[Option]:
        """MK-REW-11 MK-REW-3. In any order."""
        left = dict.fromkeys(t.state.heroes[self.seat].turn.rewards)
        return [Reward(kind) for kind in left if kind != UNIT]

    def done(self, t: Game) -> Arrow:
        return None

    def hear(self, t: Game, choice: Reward) -> Arrow:
        """MK-REW-1 MK-REW-2 MK-REW-4 MK-REW-8 MK-SIT-28."""
        kind = choice.reward
        count = take_rewards(t, self.seat, kind, only_one=kind in (SPELL, ACTION, FOUR_CRYSTALS))
        if kind == ARTIFACT:
            return call(GainArtifacts(self.seat, count), self.choose)
        if kind == RANDOM_CRYSTAL:
            return call(RandomCrystals(self.seat, count), self.choose)
        if kind in PILES:
            return call(GainCard(self.seat, PILES[kind]), self.choose)
        for colour in COLOURS:
            gain_crystal(t, self.seat, colour, lost=True)
        return self.choose


@dataclass(slots=True)
class GainArtifacts(Section):
    """So many artifacts and one more are drawn → which go on the deck, one by one ⟲ → the last under its deck."""

    seat: int
    count: int
    seen: SeenArtifacts = ()

    def start(self, t: Game) -> Arrow:
        """MK-REW-4."""
        return draw("artifacts", self.look, self.count + 1)

    def look(self, t: Game, drawn: tuple[str, ...]) -> Arrow:
        """MK-REW-4. Nobody else sees them."""
        self.seen = drawn
        t.tell("draws_artifacts", seat=self.seat, count=len(drawn))
        t.tell("artifacts_drawn", to=(self.seat,), seat=self.seat, cards=drawn)
        return self.keep

    def keep(self, t: Game) -> Arrow:
        """MK-REW-4 MK-REW-5."""
        if not self.count or not self.seen:
            lay_under(t, self.seat, self.seen)
            return None
        return ask(self.seat, "keep_artifact", self.to_keep, self.hear, secret=True)

    def to_keep(self, t: Game) -> Sequence[Option]:
        """MK-REW-4. The one kept last will be drawn first."""
        return [CardOf(DeedId(card)) for card in sorted(set(self.seen))]

    def hear(self, t: Game, choice: CardOf) -> Arrow:
        """MK-REW-4 MK-CRD-23 MK-CRD-24."""
        left = list(self.seen)
        left.remove(choice.card)
        self.seen = tuple(left)
        self.count -= 1
        t.state.heroes[self.seat].deck.top.append(choice.card)
        t.tell("keeps_artifact", to=(self.seat,), seat=self.seat, card=choice.card)
        return self.keep


def lay_under(t: Game, seat: int, cards: tuple[str, ...]) -> None:
    """MK-REW-4 MK-CRD-24. Under the artifacts; only he knows them, or nobody, where others' lie there too."""
    deck, peeked = t.state.decks["artifacts"], t.state.peeked
    if cards:
        alone = not deck.bottom or peeked.get("artifacts") == seat
        peeked["artifacts"] = seat if alone else NOBODY
        deck.bottom.extend(cards)


@dataclass(slots=True)
class RandomCrystals(Section):
    """So many dice → each a crystal of its colour; gold: of one's choice ⟲, black: fame instead."""

    seat: int
    count: int
    gold: int = 0

    def start(self, t: Game) -> Arrow:
        """MK-REW-8."""
        return roll(MANA_DIE, "random_crystal", self.read, self.count)

    def read(self, t: Game, dice: tuple[str, ...]) -> Arrow:
        """MK-REW-1 MK-REW-8."""
        t.tell("crystal_dice", seat=self.seat, dice=dice)
        for die in dice:
            if die in COLOURS:
                gain_crystal(t, self.seat, die, lost=True)
        gain_fame(t, self.seat, dice.count("black"), "black_die")
        self.gold = dice.count("gold")
        return self.choose

    def choose(self, t: Game) -> Arrow:
        """MK-REW-8."""
        return ask(self.seat, "choose_crystal", self.colours, self.hear) if self.gold else None

    def colours(self, t: Game) -> Sequence[Option]:
        """MK-REW-8 MK-MAN-5."""
        return [ColourOf(ManaColour(colour)) for colour in COLOURS]

    def hear(self, t: Game, choice: ColourOf) -> Arrow:
        """MK-REW-8."""
        self.gold -= 1
        gain_crystal(t, self.seat, choice.colour, lost=True)
        return self.choose


@dataclass(slots=True)
class GainCard(Section):
    """A card of an offer, of one's choice → it goes on the deed deck."""

    seat: int
    pile: str

    def start(self, t: Game) -> Arrow:
        """MK-REW-2."""
        return ask(self.seat, "gain_card", self.cards, self.hear, otherwise=self.none_left)

    def cards(self, t: Game) -> Sequence[Option]:
        """MK-REW-2 MK-REW-10 MK-LVL-3. The cards of the offer; not those that lie in the unit offer."""
        return [CardOf(card) for card in offer_of(t, self.pile)]

    def none_left(self, t: Game) -> Arrow:
        return None

    def hear(self, t: Game, choice: CardOf) -> Arrow:
        """MK-REW-2 MK-REW-6."""
        return become(TakeFromOffer(self.seat, self.pile, choice.card))


@dataclass(slots=True)
class UnitRewards(Section):
    """The units won, one by one, once the level ups are done: which, or none ⟲."""

    seat: int

    def start(self, t: Game) -> Arrow:
        """MK-REW-3. A command token that comes with a level up of this turn counts."""
        if UNIT not in t.state.heroes[self.seat].turn.rewards:
            return None
        take_rewards(t, self.seat, UNIT, only_one=True)
        return ask(self.seat, "unit_reward", self.units, self.hear)

    def units(self, t: Game) -> Sequence[Option]:
        """MK-REW-3 MK-REW-7 MK-REW-9. Any unit of the offer; or the reward is refused."""
        return [DONE, *[Recruit(unit) for unit in dict.fromkeys(t.state.units)]]

    def hear(self, t: Game, choice: Done | Recruit) -> Arrow:
        """MK-REW-3 MK-REW-7 MK-REW-9."""
        if isinstance(choice, Done):
            return self.start
        take_unit(t, choice.unit)
        return call(GainUnit(self.seat, choice.unit, won=True), self.start)


SECTIONS: tuple[type[Section], ...] = (Rewards, GainArtifacts, RandomCrystals, GainCard, UnitRewards)
