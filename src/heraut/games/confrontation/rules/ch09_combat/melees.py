"""IX-A. Separating melees.

Contacts between enemies make melees; a melee that is not one figure against its enemies is cut into combats.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations

from heraut.games.confrontation.answers import Cut, Name
from heraut.games.confrontation.model import OFFICIAL, Battle, Fight, fight_between
from heraut.games.confrontation.numbers.battlefield import (
    MOST_PLACES,
    Base,
    Contacts,
    bases,
    contacts_of,
    names_on,
    sides_of,
)
from heraut.games.confrontation.rules.ch02_tests import Opposition
from heraut.kernel import Gives, Section, ask, give, play


def melees(touching: Contacts) -> list[tuple[int, ...]]:
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


def already_a_combat(group: tuple[int, ...], touching: Contacts) -> Fight | None:
    """CF-A1-4 CF-A2-1 CF-A2-6. One figure that everybody touches, and nobody touches anybody else: nothing to split."""
    lone = max(group, key=lambda who: (len(touching[who]), -who))
    if len(touching[lone]) != len(group) - 1 or any(len(touching[who]) > 1 for who in group if who != lone):
        return None
    return fight_between(lone, touching[lone])


@lru_cache(maxsize=MOST_PLACES)
def melees_of(bases: tuple[Base, ...]) -> tuple[tuple[tuple[int, ...], Fight | None], ...]:
    """CF-A1-1 CF-A2-1. The melees of figures that stand so, each with the combat that it already is, if it is one."""
    touching = contacts_of(bases)
    return tuple([(melee, already_a_combat(melee, touching)) for melee in melees(touching)])


def combats_with(first: int, left: frozenset[int], touching: Contacts) -> Iterator[Fight]:
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


def splits(group: tuple[int, ...], touching: Contacts) -> Iterator[tuple[Fight, ...]]:
    """CF-A2-4. Every legal way to cut a melee into combats, each exactly once."""

    def cut(left: frozenset[int], done: tuple[Fight, ...]) -> Iterator[tuple[Fight, ...]]:
        if not left:
            yield done
            return
        for fight in combats_with(min(left), left, touching):
            yield from cut(left.difference(fight.others, (fight.lone,)), (*done, fight))

    return cut(frozenset(group), ())


@dataclass(slots=True)
class Split(Section):
    """Section IX-A-2. Separating one melee.

    each side names a fighter → Discipline test in opposition → its winner names the combats, one by one ⟲ → end
    """

    group: tuple[int, ...]
    named: tuple[int, ...] = ()
    splitter: int = -1
    left: tuple[int, ...] = ()
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
        sides = sides_of(t, self.group)
        if len(self.named) == len(sides):
            return play(t, Opposition(self.named, "DIS", "split_test"), self.hear_test)
        side = sides[len(self.named)]
        return ask(side, "name_for_split", names_on(t, side, self.group), self.hear_fighter)

    def hear_fighter(self, t: Battle, choice: Name) -> Gives[tuple[Fight, ...]]:
        """CF-A2-2."""
        self.named += (choice.fighter,)
        return self.name_fighter

    def hear_test(self, t: Battle, ranking: tuple[int, ...]) -> Gives[tuple[Fight, ...]]:
        """CF-A2-7."""
        self.splitter = t.state.figures[ranking[0]].side
        t.tell("wins_split", who=ranking[0], side=self.splitter)
        return self.name_combat

    def name_combat(self, t: Battle) -> Gives[tuple[Fight, ...]]:
        """CF-A2-3 CF-A2-4. Combats are named one by one, each for the first figure not yet in one."""
        if not self.left:
            return give(tuple(self.fights))
        return ask(self.splitter, "split_melee", cuts(bases(t, self.left)), self.hear_combat)

    def hear_combat(self, t: Battle, choice: Cut) -> Gives[tuple[Fight, ...]]:
        """CF-A2-3 CF-A2-5. Nobody is moved: they stay in contact."""
        self.fights.append(Fight(choice.lone, choice.others))
        self.left = tuple([who for who in self.left if who != choice.lone and who not in choice.others])
        t.tell("combat_named", side=self.splitter, lone=choice.lone, others=choice.others)
        return self.name_combat
