"""IX-A. Separating melees.

Contacts between enemies make melees; a melee that is not one figure against its enemies is cut into combats.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import chain, combinations

from heraut.games.confrontation.answers import Cut, Name, Resolve, names
from heraut.games.confrontation.model import OFFICIAL, Battle, Fight, FigureId, Figures, fight_between
from heraut.games.confrontation.numbers.battlefield import (
    MOST_PLACES,
    Base,
    Contacts,
    Naming,
    bases,
    contacts,
    contacts_of,
    nearest_foes,
    next_to_name,
    sides_of,
)
from heraut.games.confrontation.rules.ch02_tests import Opposition
from heraut.games.confrontation.rules.requirements import asked, fallen, not_ours, of
from heraut.kernel import Gives, Option, Reason, Section, ask, ask_any, give, play


def melees(touching: Contacts) -> list[Figures]:
    """CF-A1-1 CF-A1-2. The chains of contacts between enemies; whoever touches no enemy is in none."""
    left = {who for who, enemies in touching.items() if enemies}
    found = []
    while left:
        chain, reached = set(), [min(left)]
        while reached:
            who = reached.pop()
            if who not in chain:
                chain.add(who)
                reached.extend(touching[who])
        left -= chain
        found.append(tuple(sorted(chain)))
    return found


def already_a_combat(group: Figures, touching: Contacts) -> Fight | None:
    """CF-A1-4 CF-A2-1 CF-A2-6. One figure that everybody touches, and nobody touches anybody else: nothing to split."""
    lone = max(group, key=lambda who: (len(touching[who]), -who))
    if len(touching[lone]) != len(group) - 1 or any(len(touching[who]) > 1 for who in group if who != lone):
        return None
    return fight_between(lone, touching[lone])


@lru_cache(maxsize=MOST_PLACES)
def melees_of(bases: tuple[Base, ...]) -> tuple[tuple[Figures, Fight | None], ...]:
    """CF-A1-1 CF-A2-1. The melees of figures that stand so, each with the combat that it already is, if it is one."""
    touching = contacts_of(bases)
    return tuple([(melee, already_a_combat(melee, touching)) for melee in melees(touching)])


def combats_with(first: FigureId, left: frozenset[FigureId], touching: Contacts) -> Iterator[Fight]:
    """CF-A1-4 CF-A2-3 CF-A2-4. Every combat that `first` can be in, one against one or several, leaving nobody out.

    Whoever still touches an enemy among the rest can always be given a combat, so that is all there is to check.
    """
    for lone in (first, *[enemy for enemy in touching[first] if enemy in left]):
        near = [enemy for enemy in touching[lone] if enemy in left and enemy != first]
        must = () if lone == first else (first,)
        for size in range(len(near) + 1):
            if size + len(must) < 1 or (must and size == 0):
                continue  # nobody to fight, or a pair that is found with `first` as the lone one
            for some in combinations(near, size):
                others = (*must, *some)
                rest = left.difference(others, (lone,))
                if all(any(enemy in rest for enemy in touching[who]) for who in rest):
                    yield fight_between(lone, others)


@lru_cache(maxsize=MOST_PLACES)
def cuts(bases: tuple[Base, ...]) -> tuple[Cut, ...]:
    """CF-A2-3. What may be cut out of figures that stand so, for the first of them."""
    left = [who for who, *_ in bases]
    return tuple([Cut(*fight) for fight in combats_with(min(left), frozenset(left), contacts_of(bases))])


def splits(group: Figures, touching: Contacts) -> Iterator[tuple[Fight, ...]]:
    """CF-A2-4. Every legal way to cut a melee into combats, each exactly once."""

    def cut(left: frozenset[FigureId], done: tuple[Fight, ...]) -> Iterator[tuple[Fight, ...]]:
        if not left:
            yield done
            return
        for fight in combats_with(min(left), left, touching):
            yield from cut(left.difference(fight.others, (fight.lone,)), (*done, fight))

    return cut(frozenset(group), ())


def stars(first: FigureId, touching: Contacts) -> Iterator[tuple[FigureId, Figures]]:
    """CF-A1-4. Every one-against-several of contacts that `first` is in, whoever is left out."""
    for lone in (first, *touching[first]):
        must = () if lone == first else (first,)
        near = [enemy for enemy in touching[lone] if enemy != first]
        for some in chain.from_iterable([combinations(near, size) for size in range(1, len(near) + 1)]):
            yield lone, (*must, *some)


def no_combat_between(t: Battle, wish: Cut, touching: Contacts) -> Reason | None:
    """CF-A1-3 CF-A1-4. One against enemies that it touches."""
    figures = t.state.figures
    for who in wish.others:
        if figures[who].side == figures[wish.lone].side:
            return of(who, "friends", "CF-A1-4", by=wish.lone)
        if who not in touching[wish.lone]:
            return of(who, "no-contact", "CF-A1-3", by=wish.lone)
    return None


def not_waiting(t: Battle, wish: Resolve, waiting: Sequence[Fight]) -> Reason | None:
    """CF-A2-7 CF-A1-2 CF-C1-2. It must be one of the combats still to be resolved; whoever is in none is to blame."""
    if Fight(wish.lone, wish.others) in waiting:
        return None
    fighting = everybody_in(waiting)
    idle = tuple([who for who in (wish.lone, *wish.others) if who not in fighting])
    if not idle:
        return Reason("no-such-combat", ("CF-A2-7",), lone=wish.lone, others=wish.others)
    return fallen(t, idle[0]) or Reason("not-engaged", ("CF-A1-2", "CF-C1-2"), others=idle, count=len(idle))


def combats_wished(t: Battle, waiting: Sequence[Fight]) -> list[Resolve]:
    """Every combat that waits; and for whoever is in none, one with the nearest foe."""
    fighting = everybody_in(waiting)
    others = [fight_between(who, (nearest_foes(t, who)[0],)) for who in t.state.figures if who not in fighting]
    return [Resolve(*fight) for fight in (*waiting, *others)]


def everybody_in(fights: Sequence[Fight]) -> list[FigureId]:
    """Every figure of these combats."""
    fighters: list[FigureId] = []
    for lone, others in fights:
        fighters += (lone, *others)
    return sorted(fighters)


@dataclass(slots=True)
class Split(Section):
    """Section IX-A-2. Separating one melee.

    each side names a fighter → Discipline test in opposition → its winner names the combats, one by one ⟲ → end
    """

    group: Figures
    named: Figures = ()
    splitter: int = -1
    left: Figures = ()
    fights: list[Fight] = field(default_factory=list)

    def start(self, t: Battle) -> Gives[tuple[Fight, ...]]:
        """CF-A2-1 CF-A2-7. By the published rule the winner of the Tactics roll splits, without a test."""
        self.left = self.group
        if t.state.edition == OFFICIAL:
            self.splitter = sides_of(t, self.group)[0]
            return self.name_combat
        return self.name_fighter

    def name_fighter(self, t: Battle) -> Gives[tuple[Fight, ...]]:
        """CF-A2-2."""
        return ask_any("name_for_split", self.nameable, self.hear_fighter, otherwise=self.test)

    def nameable(self, t: Battle) -> Naming:
        """CF-A2-2. Each side in turn any of its fighters in this melee."""
        return next_to_name(t, sides_of(t, self.group), self.named, self.group)

    def hear_fighter(self, t: Battle, choice: Name) -> Gives[tuple[Fight, ...]]:
        """CF-A2-2."""
        self.named += (choice.fighter,)
        return self.name_fighter

    def test(self, t: Battle) -> Gives[tuple[Fight, ...]]:
        """CF-A2-2."""
        return play(t, Opposition(self.named, "DIS", "split_test"), self.hear_test)

    def hear_test(self, t: Battle, ranking: Figures) -> Gives[tuple[Fight, ...]]:
        """CF-A2-7."""
        self.splitter = t.state.figures[ranking[0]].side
        t.tell("wins_split", who=ranking[0], side=self.splitter)
        return self.name_combat

    def name_combat(self, t: Battle) -> Gives[tuple[Fight, ...]]:
        """CF-A2-3 CF-A2-4. Combats are named one by one, each for the first figure not yet in one."""
        if not self.left:
            return give(tuple(self.fights))
        return ask(self.splitter, "split_melee", self.combats, self.hear_combat)

    def combats(self, t: Battle) -> tuple[Cut, ...]:
        """CF-A2-7 CF-A2-3 CF-A2-4. Every combat that the first figure left can be in, leaving nobody out."""
        return cuts(bases(t, self.left))

    def wishes(self, t: Battle) -> Sequence[Option]:
        if asked(t, "name_for_split"):
            return names(tuple(t.state.figures))
        first, touching = min(self.left), contacts(t, self.left)
        pairs = [(first, (who,)) for who in t.state.figures if who != first]
        pairs += [(who, (foe,)) for who in self.left for foe in touching[who] if first not in (who, foe)]
        return [Cut(*fight_between(*pair)) for pair in dict.fromkeys([*pairs, *stars(first, touching)])]

    def forbids(self, t: Battle, wish: Option) -> Reason | None:
        """CF-A2-2."""
        if isinstance(wish, Cut) and asked(t, "split_melee"):
            return self.cannot_cut(t, wish)
        if not isinstance(wish, Name) or not asked(t, "name_for_split"):
            return None
        who, side = wish.fighter, next(iter(self.nameable(t)))
        absent = None if who in self.group else of(who, "not-in-melee", "CF-A2-2")
        return not_ours(t, side, who, "CF-A2-2") or absent

    def cannot_cut(self, t: Battle, wish: Cut) -> Reason | None:
        """CF-A1-2 CF-A2-3 CF-A2-4. Of those left, the first against enemies in contact, leaving nobody alone."""
        fighters = (wish.lone, *wish.others)
        for who in fighters:
            if who not in self.left:
                away = (
                    of(who, "not-in-melee", "CF-A1-2") if who not in self.group else of(who, "cut-already", "CF-A2-3")
                )
                return fallen(t, who) or away
        touching, first = contacts(t, self.left), min(self.left)
        wrong = no_combat_between(t, wish, touching)
        if wrong is None and first not in fighters:
            wrong = Reason("one-by-one", ("CF-A2-4",), by=first)
        if wrong is not None:
            return wrong
        rest = [who for who in self.left if who not in fighters]
        alone = tuple([who for who in rest if not any(enemy in rest for enemy in touching[who])])
        partner = next(who for who in fighters if who != first)
        return Reason("leaves-alone", ("CF-A2-4",), who=partner, others=alone) if alone else None

    def hear_combat(self, t: Battle, choice: Cut) -> Gives[tuple[Fight, ...]]:
        """CF-A2-3 CF-A2-5. Nobody is moved: they stay in contact."""
        self.fights.append(Fight(choice.lone, choice.others))
        self.left = tuple([who for who in self.left if who != choice.lone and who not in choice.others])
        t.tell("combat_named", side=self.splitter, lone=choice.lone, others=choice.others)
        return self.name_combat
