"""2.4 Phase de maintenance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated

from heraut.games.wow_adventure.answers import Done, Equip, Stow, ThrowAway
from heraut.games.wow_adventure.model import NO_CARD, CardId, Game
from heraut.games.wow_adventure.numbers import fight
from heraut.games.wow_adventure.rules import gains
from heraut.games.wow_adventure.rules.ch2_turn.quests import CompleteQuests
from heraut.games.wow_adventure.rules.ch4_abilities.moments import Moment
from heraut.games.wow_adventure.rules.ch4_abilities.playable import above_level, wrong_icons
from heraut.kernel import Arrow, Option, Reason, Section, call
from heraut.tabletop.cards import NAMES

DONE = Done()


@dataclass(slots=True)
class Maintenance(Section):
    """COMPLETE QUESTS → EQUIPMENT → over."""

    seat: int

    def start(self, t: Game) -> Arrow:
        """WW-MAI-1 WW-QST-2."""
        return call(CompleteQuests(self.seat), self.equip)

    def equip(self, t: Game) -> Arrow:
        """WW-MAI-2 WW-MAI-11."""
        return call(Equipment(self.seat))


@dataclass(slots=True)
class Equipment(Moment):
    """Wear, put into the bag, throw away, or a play ⟲ → done.

    `moved`: what was worn or put away already; each item moves once a phase.
    """

    moved: Annotated[tuple[CardId, ...], NAMES] = ()

    def question(self) -> str:
        return "equip"

    def moment(self) -> str:
        return "own_turn"

    def choices(self, t: Game) -> Sequence[Option]:
        """WW-MAI-2 WW-MAI-3 WW-MAI-8 WW-MAI-9 WW-MAI-10 WW-MAI-11 WW-MAI-14 WW-MAI-15. Items of the bag and worn."""
        return Moment.choices(self, t)

    def own(self, t: Game) -> Sequence[Option]:
        return [DONE, *[wish for wish in self.moves(t) if self.forbids(t, wish) is None]]

    def moves(self, t: Game) -> list[Option]:
        """WW-MAI-2 WW-MAI-12 WW-MAI-14. Whatever could be done with each item."""
        hero = t.state.heroes[self.seat]
        worn = [item for item in (hero.weapon, hero.armour) if item]
        return [*map(Equip, hero.bag), *map(Stow, worn), *map(ThrowAway, hero.bag)]

    def wishes(self, t: Game) -> Sequence[Option]:
        return [*self.moves(t), *Moment.wishes(self, t)]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        if isinstance(wish, Equip):
            return (
                never_worn(t, wish.item)
                or above_level(t, self.seat, wish.item)
                or wrong_icons(t, self.seat, wish.item)
                or self.has_moved(wish.item)
                or would_fall(t, self.seat, worn_there(t, self.seat, wish.item), wish.item)
            )
        if isinstance(wish, Stow):
            return self.has_moved(wish.item) or would_fall(t, self.seat, wish.item)
        return Moment.forbids(self, t, wish)

    def has_moved(self, item: CardId) -> Reason | None:
        """WW-MAI-2. Each item moves once a phase."""
        return Reason("moved", ("WW-MAI-2",), item=item) if item in self.moved else None

    def answered(self, t: Game, choice: Done | Equip | Stow | ThrowAway) -> Arrow:
        """WW-MAI-2 WW-MAI-8 WW-MAI-14."""
        if isinstance(choice, Done):
            return None
        if isinstance(choice, ThrowAway):
            gains.discard_item(t, self.seat, choice.item)
            return self.start
        self.moved = tuple(sorted((*self.moved, choice.item)))
        if isinstance(choice, Equip):
            equip(t, self.seat, choice.item)
        else:
            stow(t, self.seat, choice.item)
        return self.start


# ── what speaks against it ───────────────────────────────────────────────────────────────────────────────────────────


def never_worn(t: Game, item: CardId) -> Reason | None:
    """WW-MAI-9."""
    return Reason("never-worn", ("WW-MAI-9",), item=item) if t.content.items[item].slot == "bag" else None


def would_fall(t: Game, seat: int, off: CardId, on: CardId = NO_CARD) -> Reason | None:
    """WW-MAI-15. Nothing is taken off if the damage would then reach the health."""
    left = fight.health(t, seat) - health_of(t, off) + health_of(t, on)
    return Reason("would-fall", ("WW-MAI-15",), item=off) if off and t.state.heroes[seat].damage >= left else None


def health_of(t: Game, item: CardId) -> int:
    return sum([clause.health for clause in t.content.items[item].effect]) if item else 0


def worn_there(t: Game, seat: int, item: CardId) -> CardId:
    """WW-MAI-8. What is worn where this item would be."""
    hero = t.state.heroes[seat]
    return hero.weapon if t.content.items[item].slot == "weapon" else hero.armour


# ── what is done ─────────────────────────────────────────────────────────────────────────────────────────────────────


def equip(t: Game, seat: int, item: CardId) -> None:
    """WW-MAI-2 WW-MAI-8. What was worn in its place goes to the bag."""
    hero = t.state.heroes[seat]
    before = worn_there(t, seat, item)
    if before:
        stow(t, seat, before)
    hero.bag = tuple([card for card in hero.bag if card != item])
    if t.content.items[item].slot == "weapon":
        hero.weapon = item
    else:
        hero.armour = item
    t.tell("equipped", seat=seat, item=item)


def stow(t: Game, seat: int, item: CardId) -> None:
    """WW-MAI-2 WW-MAI-12. Into the bag, which holds as much as one likes."""
    hero = t.state.heroes[seat]
    if hero.weapon == item:
        hero.weapon = NO_CARD
    else:
        hero.armour = NO_CARD
    hero.bag += (item,)
    t.tell("stowed", seat=seat, item=item)


SECTIONS: tuple[type[Section], ...] = (Maintenance, Equipment)
