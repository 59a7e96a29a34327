"""IX-C-2 to IX-C-4. A combat: its dice, their placement, Initiative; then its passes of arms."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from heraut.games.confrontation.answers import Commit, Name, Place, Rage, names
from heraut.games.confrontation.model import OFFICIAL, Battle
from heraut.games.confrontation.numbers.battlefield import sides_of
from heraut.games.confrontation.rules.ch02_tests import Opposition
from heraut.games.confrontation.rules.ch09_combat.flight import end_dive
from heraut.games.confrontation.rules.ch09_combat.passes import Pass, commit_die, commits, holds_none
from heraut.games.confrontation.rules.ch09_combat.placing import cannot_share, odd_placements, placements, placing_order
from heraut.games.confrontation.rules.requirements import asked, fallen, lacks, not_in_combat, not_ours, of
from heraut.games.confrontation.rules.skills import Preparation, fly_into_fury, not_calm
from heraut.kernel import PASS, Gives, Option, Reason, Section, ask, call, give, play
from heraut.kernel import Pass as Decline

LONE, OTHERS = 0, 1  # the two camps of a combat


@dataclass(slots=True)
class Combat(Section):
    """IX-C. One combat, from its dice to its survivors.

    IX-C-2 count the dice → IX-C-3 place them, one fighter after the other ⟲ → IX-C-4 Initiative
       → IX-D passes of arms ⟲ → end: the dice left are lost, the winners are given
    """

    lone: int
    others: tuple[int, ...]
    queue: tuple[tuple[int, ...], ...] = ()
    later: tuple[tuple[int, ...], ...] = ()
    rollers: tuple[int, ...] = ()
    tested: bool = False
    first: int = LONE
    passes: int = 0

    def ends(self) -> str:
        return "combat"

    def fighters(self) -> tuple[int, ...]:
        return (self.lone, *self.others)

    def start(self, t: Battle) -> Gives[tuple[int, ...]]:
        """CF-C2-1 CF-G-10 CF-K-11. Everybody counts fresh dice, whether it fought before or not."""
        t.tell("combat_begins", lone=self.lone, others=self.others)
        for who in self.fighters():
            figure = t.state.figures[who]
            figure.unplaced = combat_dice(t, who, len(self.others) if who == self.lone else 1)
            bestial = "bestial_charge" in t.content.fighters[figure.fighter].skill and t.state.has(who, "charging")
            figure.attack, figure.defence = 1 if bestial else 0, 0
            figure.placed_attack = figure.placed_defence = 0
        if t.state.edition == OFFICIAL:
            return self.test_initiative
        self.queue, self.later = placing_order(t, self.fighters())
        return self.place_dice

    def place_dice(self, t: Battle) -> Gives[tuple[int, ...]]:
        """CF-C3-1 CF-C3-4 CF-C4-1 CF-C4-5. Whoever may wait places after the Initiative test."""
        if not self.queue:
            return self.next_pass if self.tested else self.test_initiative
        return ask(t.state.figures[self.queue[0][0]].side, "place_dice", self.placements, self.hear_placement)

    def placements(self, t: Battle) -> tuple[Place | Rage, ...]:
        """CF-C3-1 CF-C3-2 CF-C3-4. Every way to share out the dice of whoever announces now."""
        placers = self.queue[0]
        options = placements(t, placers[0], self.tested)
        for who in placers[1:]:
            options = (*options, *placements(t, who, self.tested))
        return options

    def hear_placement(self, t: Battle, choice: Place | Rage) -> Gives[tuple[int, ...]]:
        """CF-C3-1 CF-C3-4 CF-K-6 CF-K-7 CF-K-11 CF-K-32. Every die is placed; some skills add one or hold one back."""
        who = choice.fighter
        figure = t.state.figures[who]
        if isinstance(choice, Rage):
            fly_into_fury(t, who)
            attack, defence, held, bought = figure.unplaced, 0, 0, 0
        else:
            _, attack, defence, held, bought, _ = choice
        if bought:
            t.state.gain(who, "sequence", "combat", bought)
        figure.unplaced = held
        figure.attack += attack
        figure.defence = defence
        figure.placed_attack, figure.placed_defence = figure.attack, defence
        self.queue = without(who, self.queue)
        t.tell("placed", who=who, attack=figure.attack, defence=defence, held=held, bought=bought)
        return self.place_dice

    def test_initiative(self, t: Battle) -> Gives[tuple[int, ...]]:
        """CF-P-3 CF-K-19 CF-K-32. Points may be put in INI before the test, and a fury not yet placed is announced."""
        figures, fighters = t.state.figures, self.fighters()
        for who in fighters:
            if figures[who].points or figures[who].unplaced:
                window = Preparation(tuple(sides_of(t, fighters)), fighters=fighters, moment="initiative")
                return call(window, self.name_rollers) if window.wanted(t) else self.name_rollers
        return self.name_rollers

    def name_rollers(self, t: Battle) -> Gives[tuple[int, ...]]:
        """CF-C4-2 CF-C4-9. A camp of several chooses who makes the test."""
        if len(self.rollers) == 2:
            return self.throw_initiative
        return ask(sides_of(t, self.naming())[0], "name_for_initiative", self.nameable, self.hear_roller)

    def naming(self) -> tuple[int, ...]:
        """CF-C4-1. The camp that has yet to choose."""
        return (self.lone,) if len(self.rollers) == LONE else self.others

    def nameable(self, t: Battle) -> tuple[Name, ...]:
        """CF-C4-2 CF-C4-8. Anybody of that camp."""
        return names(self.naming())

    def hear_roller(self, t: Battle, choice: Name) -> Gives[tuple[int, ...]]:
        """CF-C4-2."""
        self.rollers += (choice.fighter,)
        return self.name_rollers

    def throw_initiative(self, t: Battle) -> Gives[tuple[int, ...]]:
        """CF-C4-1 CF-C4-6 CF-C4-8. Each camp tests once, +1 for each of its other figures here."""
        support = (0, len(self.others) - 1)
        foes = (self.others, (self.lone,) if len(self.others) == 1 else ())
        return play(t, Opposition(self.rollers, "INI", "initiative_test", support, foes), self.hear_initiative)

    def hear_initiative(self, t: Battle, ranking: tuple[int, ...]) -> Gives[tuple[int, ...]]:
        """CF-C4-7 CF-C4-10 CF-C3-1. The dice placed stay; by the published rule they are placed now, loser first."""
        self.tested = True
        self.first = self.rollers.index(ranking[0])
        self.queue = self.later
        if t.state.edition == OFFICIAL:
            winners_, losers = ((self.lone,), self.others) if self.first == LONE else (self.others, (self.lone,))
            self.queue = tuple(
                [batch for camp in (losers, winners_) for part in placing_order(t, camp) for batch in part]
            )
        t.tell("initiative", who=ranking[0])
        return self.place_dice

    def next_pass(self, t: Battle) -> Gives[tuple[int, ...]]:
        """CF-D3-1 CF-D3-4 CF-D-5. Passes follow one another while anybody has an attack die and somebody to strike."""
        figures = t.state.figures
        if winners(t, self.lone, self.others):
            return self.end_combat
        for who in self.fighters():
            if figures[who].attack:
                self.passes += 1
                return call(Pass(self.lone, self.others, self.first, self.passes), self.next_pass)
        holder = self.holder(t)
        return ask(figures[holder].side, "commit_last", self.last_die, self.hear_commit) if holder else self.end_combat

    def holder(self, t: Battle) -> int:
        """CF-K-6. The first who still holds a die back; 0 if nobody does."""
        return next((who for who in self.fighters() if commits(t, who)), 0)

    def last_die(self, t: Battle) -> tuple[Decline | Commit, ...]:
        """CF-K-6. It is put in attack at last, or lost."""
        return (PASS, Commit(self.holder(t)))

    def hear_commit(self, t: Battle, choice: Decline | Commit) -> Gives[tuple[int, ...]]:
        """CF-K-6. The die held back may go to attack in any pass; refused now, it is lost."""
        if isinstance(choice, Commit):
            commit_die(t, choice.fighter)
        else:
            t.state.figures[self.holder(t)].unplaced = 0
        return self.next_pass

    def end_combat(self, t: Battle) -> Gives[tuple[int, ...]]:
        """CF-D3-4 CF-D3-5 CF-B2-4 CF-K-5 CF-K-10 CF-K-11. Dice left and first-combat bonuses are lost."""
        for who in self.fighters():
            figure = t.state.figures[who]
            figure.unplaced = figure.attack = figure.defence = figure.placed_attack = figure.placed_defence = 0
            if who in t.state.modifiers:
                end_dive(t, who)
                if t.state.has(who, "charging"):
                    t.state.drop(who, "charging")
                    t.state.gain(who, "has_charged", "turn")
        t.tell("combat_ends", lone=self.lone, others=self.others)
        return give(winners(t, self.lone, self.others))

    # ── what speaks against a wish ──

    def wishes(self, t: Battle) -> Sequence[Option]:
        if asked(t, "name_for_initiative"):
            return names(tuple(t.state.figures))
        if asked(t, "commit_last"):
            return [Commit(who) for who in t.state.figures]
        now = self.queue[0]
        others = [Place(who, max(one.unplaced - 1, 1), 1) for who, one in t.state.figures.items() if who not in now]
        return [*[wish for who in now for wish in odd_placements(t, who)], *others]

    def forbids(self, t: Battle, wish: Option) -> Reason | None:
        """CF-K-32."""
        if isinstance(wish, Name) and asked(t, "name_for_initiative"):
            return self.cannot_roll(t, wish.fighter)
        if isinstance(wish, Commit) and asked(t, "commit_last"):
            return self.cannot_commit(t, wish.fighter)
        if not isinstance(wish, (Place, Rage)) or not asked(t, "place_dice"):
            return None
        who = wish.fighter
        if isinstance(wish, Place):
            return self.cannot_place(t, who) or cannot_share(t, wish)
        late = Reason("after-initiative", ("CF-K-32",), who=who) if self.tested else None
        return self.cannot_place(t, who) or lacks(t, who, "battle_fury") or not_calm(t, who) or late

    def cannot_roll(self, t: Battle, who: int) -> Reason | None:
        """CF-C4-2. Each camp chooses among its own."""
        other = None if who in self.naming() else of(who, "other-camp", "CF-C4-2")
        return fallen(t, who) or not_in_combat(who, self.fighters()) or other

    def cannot_commit(self, t: Battle, who: int) -> Reason | None:
        """CF-K-6. One after the other."""
        first = self.holder(t)
        later = None if who == first else Reason("held-in-turn", ("CF-K-6",), who=who, by=first)
        return fallen(t, who) or not_in_combat(who, self.fighters()) or holds_none(t, who) or later

    def cannot_place(self, t: Battle, who: int) -> Reason | None:
        """CF-C3-2 CF-C3-5 CF-C4-5 CF-C4-7. Each in turn, and once."""
        if who in self.queue[0]:
            return None
        side = t.state.figures[self.queue[0][0]].side
        wrong = fallen(t, who) or not_in_combat(who, self.fighters()) or not_ours(t, side, who, "CF-C3-1", "CF-C3-2")
        if wrong is not None:
            return wrong
        if any(who in batch for batch in self.queue):
            return of(who, "places-later", "CF-C3-2", "CF-C3-5")
        if not self.tested and any(who in batch for batch in self.later):
            return Reason("places-after-initiative", ("CF-C4-5",), who=who)
        return of(who, "placed-already", "CF-C4-7")


def combat_dice(t: Battle, who: int, opponents: int) -> int:
    """CF-C2-1 CF-K-30 CF-K-31 CF-K-32. 1 + the number of opponents, and what skills add."""
    card = t.content.fighters[t.state.figures[who].fighter]
    dice = 1 + opponents + card.combat_dice
    if "war_horse" in card.skill and not t.state.has(who, "charging") and not t.state.has(who, "has_charged"):
        dice += 1
    if t.state.has(who, "fury"):
        dice += 1
    return dice


def without(who: int, queue: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """The queue once one of its first batch has placed."""
    rest = tuple([other for other in queue[0] if other != who]) if len(queue[0]) > 1 else ()
    return (rest, *queue[1:]) if rest else queue[1:]


def winners(t: Battle, lone: int, others: tuple[int, ...]) -> tuple[int, ...]:
    """CF-G-1 CF-G-8. Whoever has no opponent left in this combat, and lives."""
    figures = t.state.figures
    fallen, alive = figures[lone].down, []
    for who in others:
        if not figures[who].down:
            if not fallen:
                return ()
            alive.append(who)
    return tuple(alive) if fallen else (lone,)
