"""5. Dice, and whoever may reroll them."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.heroes3.answers.with_cards import Reroll
from heraut.games.heroes3.model import DICE, Game
from heraut.games.heroes3.numbers import gains
from heraut.games.heroes3.rules import told
from heraut.games.heroes3.rules.ch03_play import morale
from heraut.kernel import PASS, Gives, Option, Pass, Reason, Section, ask, give, roll

BY_NAME = {die.name: die for die in DICE}
BY_MORALE, BY_LUCK, BY_PROCLAMATION, ONCE_EACH = "morale", "luck", "proclaimed", "each_once"


@dataclass(slots=True)
class RollFor(Section):
    """Dice are rolled by a seat (or by nobody: guards, AI); gives the faces.

    roll → (its player may reroll one of them ⟲) → the faces
    """

    seat: int
    die: str
    count: int
    why: str
    faces: tuple[int, ...] = ()
    again: tuple[int, ...] = ()  # dice that Luck has rerolled already: they have had their turn

    def start(self, t: Game) -> Gives[tuple[int, ...]]:
        return roll(BY_NAME[self.die], self.why, self.show, self.count)

    def show(self, t: Game, faces: tuple[int, ...]) -> Gives[tuple[int, ...]]:
        self.faces = faces
        return self.offer

    def shown(self) -> tuple[int, ...]:
        return tuple(sorted((*self.faces, *self.again)))

    def offer(self, t: Game) -> Gives[tuple[int, ...]]:
        """H3-MOR-9 H3-MOR-11 H3-CMB-43 H3-VAR-3. Every fall is told once; only the player who rolled rerolls."""
        if self.seat < 0:
            return self.lie
        told.dice(t, self.seat, self.die, self.shown())
        return ask(self.seat, "reroll", self.rerolls, self.hear, self.lie)

    def lie(self, t: Game) -> Gives[tuple[int, ...]]:
        return give(self.shown())

    def rerolls(self, t: Game) -> list[Option]:
        """H3-MOR-9 H3-MOR-11 H3-CMB-43 H3-VAR-3. Each way to reroll, for each face that shows."""
        found: list[Option] = []
        if "no_rerolls" in t.state.variants:
            return found
        ways = reroll_ways(t, self.seat, self.die)
        for face in sorted(set(self.faces)):
            found += [Reroll(face, way) for way in ways]
        for face in sorted(set(self.again) - set(self.faces)):
            found += [Reroll(face, way) for way in ways if way != ONCE_EACH]
        return [PASS, *found] if found else found

    def wishes(self, t: Game) -> list[Option]:
        ways = dict.fromkeys([BY_MORALE, *reroll_ways(t, self.seat, self.die)])
        return [Reroll(face, way) for face in sorted(set(self.shown())) for way in ways]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        if not isinstance(wish, Reroll):
            return None
        reason = not_shown(self.shown(), wish.face) or no_reroll(t, self.seat, self.die, wish.by)
        if reason is None and wish.by == ONCE_EACH and wish.face not in self.faces:
            return Reason("rerolled-once", ("H3-COM-7",))
        return reason

    def hear(self, t: Game, choice: Pass | Reroll) -> Gives[tuple[int, ...]]:
        """H3-MOR-9 H3-MOR-11."""
        if isinstance(choice, Pass):
            return self.lie
        if choice.by == BY_MORALE:
            morale.spend(t, self.seat, "reroll")
        elif choice.by != ONCE_EACH:
            t.state.players[self.seat].used.append(f"{choice.by}_{self.die}" if choice.by == BY_LUCK else choice.by)
        t.tell("rerolls", seat=self.seat, by=choice.by, die=self.die)
        if choice.face in self.faces:
            self.faces = without(self.faces, choice.face)
            then = self.once_more if choice.by == ONCE_EACH else self.fall
        else:
            self.again = without(self.again, choice.face)
            then = self.once_more
        return roll(BY_NAME[self.die], self.why, then)

    def fall(self, t: Game, faces: tuple[int, ...]) -> Gives[tuple[int, ...]]:
        self.faces = tuple(sorted((*self.faces, *faces)))
        return self.offer

    def once_more(self, t: Game, faces: tuple[int, ...]) -> Gives[tuple[int, ...]]:
        """A die that Luck has rerolled is not rerolled by it again."""
        self.again = tuple(sorted((*self.again, *faces)))
        return self.offer


def without(faces: tuple[int, ...], face: int) -> tuple[int, ...]:
    left = list(faces)
    left.remove(face)
    return tuple(left)


def not_shown(faces: tuple[int, ...], face: int) -> Reason | None:
    """H3-AID-10 H3-MOR-11. Of the dice that lie there."""
    return None if face in faces else Reason("die-not-there", ("H3-AID-10", "H3-MOR-11"))


def no_reroll(t: Game, seat: int, die: str, way: str) -> Reason | None:
    """H3-MOR-9 H3-COM-7. A token to spend, or something that still rerolls this die."""
    if way in reroll_ways(t, seat, die):
        return None
    return Reason("no-morale", ("H3-MOR-9",)) if way == BY_MORALE else Reason("no-reroll", ("H3-COM-7",))


def reroll_ways(t: Game, seat: int, die: str) -> list[str]:
    """H3-MOR-9. The token of morale, Luck, what the astrologers proclaimed; each as often as it says."""
    player = t.state.players[seat]
    ways = [BY_MORALE] if player.morale > 0 else []
    by_luck = 0
    for laid in player.laid:
        effect = gains.effect_of(t.content, laid.card, laid.mode)
        by_luck += effect.play == "reroll_one_of_each" and die != "attack"
        if effect.play == "reroll_each_die_once" and ONCE_EACH not in ways:
            ways.append(ONCE_EACH)
    if by_luck > player.used.count(f"{BY_LUCK}_{die}"):
        ways.append(BY_LUCK)
    if die != "attack" and t.state.proclamation:
        allowed = t.content.proclamations[t.state.proclamation].rerolls
        if t.state.active == seat and allowed > player.used.count(BY_PROCLAMATION):
            ways.append(BY_PROCLAMATION)
    return ways
