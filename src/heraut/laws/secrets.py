"""Views: what a seat may not know reaches it by no way: view, options, facts, thread, or who is asked what."""

from __future__ import annotations

from typing import Any

from heraut.kernel import CHANCE, Fact, State, Table, write
from heraut.kernel.options import choose
from heraut.laws.pieces import count
from heraut.laws.trial import Law, difference

WORLDS = 2  # worlds imagined for each seat at each question
ANSWERS = 5  # how far twin games are followed


class Views(Law):
    """A world imagined from a view has the same view, the same pieces, and can be played."""

    name = "a view is all that a seat knows"

    def look(self, table: Table[Any, Any]) -> None:
        before = self.records.dump(table.state)
        for seat in (*self.trial.seats(), None):
            self.look_as(table, seat, before)
        self.require_same(before, self.records.dump(table.state), "looking at the table changed it")

    def look_as(self, table: Table[Any, Any], seat: int | None, all_there_is: dict[str, Any]) -> None:
        view = self.game.view(table, seat)
        seen = self.records.dump(view)
        whose = name(seat)
        asked, shown = table.decision, view.pending
        if seat is not None and asked is not None and seat in asked.seats:
            own = [] if shown is None else list(map(write, shown.put_to(seat).options))
            listed = list(map(write, asked.put_to(seat).options))
            self.require(own == listed, f"{whose} must answer but does not see its options")
        pieces = count(self.game.pieces(table.state))
        nothing_hidden = seen == all_there_is
        for _ in range(1 if nothing_hidden else WORLDS):
            world = self.imagine(view, seat)
            again = self.records.dump(self.game.view(self.trial.seat_at(world), seat))
            self.require_same(seen, again, f"{whose} sees what it may not know")
            self.require_same(pieces, count(self.game.pieces(world)), f"{whose} imagines other pieces")
            self.require(bool(written(world)), f"{whose} imagines a world whose question has no options")
            if not nothing_hidden:
                self.trial.playout(self.trial.seat_at(world), 2)

    def imagine(self, view: State, seat: int | None) -> Any:
        """The view is copied: determinise may fill it in."""
        return self.game.determinise(self.records.clone(view), seat, self.trial.dice())


class Twin:
    """One of two games that differ only in what somebody may not know, and what that looker gets of it."""

    def __init__(self, table: Table[Any, Any], looker: int | None, heard: list[Fact]) -> None:
        self.table = table
        self.looker = looker
        self.heard = heard
        self.thread: list[tuple[int, str]] = []

    def asked(self) -> tuple[tuple[int, ...], str] | None:
        """Who is asked what."""
        decision = self.table.decision
        return None if decision is None else (decision.seats, decision.kind)

    def secret(self) -> bool:
        """Is somebody else asked in secret?"""
        decision = self.table.decision
        return decision is not None and decision.secret and decision.seat != self.looker

    def way_out(self) -> str | None:
        """How somebody asked in secret lets it go: the first answer that all may know of."""
        seen = self.table.game.view(self.table, None).pending
        return None if seen is None or not seen.options else write(seen.options[0])

    def say(self, text: str) -> None:
        """Answer, and write down what the looker reads of it in the thread."""
        table, decision = self.table, self.table.decision
        assert decision is not None
        option = choose(decision, text)
        known = table.game.knows(table, self.looker, option)
        if known or not decision.secret:
            self.thread.append((decision.owner(option), text if known else ""))
        table.answer(option)


class SecretsKept(Views):
    """Neither who is asked, nor the options of a seat, nor what is told it or lies in its thread depend on what it may
    not know.

    What is asked of others in secret may: it is let go, and then everything is as if it had not been asked.  At a
    steady table not even that may differ.
    """

    name = "secrets are kept"

    def look(self, table: Table[Any, Any]) -> None:
        seat = self.trial.random.choice([*self.trial.seats(), None])
        if self.sees(table, seat) != self.records.dump(table.state):
            self.follow_twins(table, seat, steady=self.trial.random.random() < 0.5)
        self.answer_in_secret(table)

    def follow_twins(self, table: Table[Any, Any], seat: int | None, steady: bool) -> None:
        """Two games that differ only in what the seat may not know, given the same answers."""
        worlds = self.records.clone(table.state), self.imagine(self.game.view(table, seat), seat)
        one, other = [self.twin(world, seat, steady) for world in worlds]
        for _ in range(ANSWERS):
            common = [text for text in written(one.table.state) if text in written(other.table.state)]
            if not common or not self.answer_alike(one, other, self.trial.random.choice(common), steady):
                return
            self.require_same_for(one, other, seat)

    def twin(self, world: Any, seat: int | None, steady: bool) -> Twin:
        """As at a real table: single options are not asked for, unless they are secret and the table is steady."""
        heard: list[Fact] = []
        return Twin(Table(self.game, world, None, heard.append, forced=True, steady=steady), seat, heard)

    def answer_alike(self, one: Twin, other: Twin, text: str, steady: bool) -> bool:
        """Give both the same answer; False if it reveals something.  What a seat's own answer shows it must seal."""
        decision = one.table.decision
        assert decision is not None
        before, speaker = one.table.revealed + (decision.seat == CHANCE), decision.owner(choose(decision, text))
        one.say(text)
        other.say(text)
        sealed = one.table.revealed > before
        if one.asked() != other.asked() and (one.secret() or other.secret()):
            self.require(
                sealed or not steady, f"at a steady table after '{text}' {one.asked()} are asked, or {other.asked()}"
            )
            if not (self.let_go(one) and self.let_go(other)):
                return False
        seen, seen_twin = [self.position(twin.table, one.looker) for twin in (one, other)]
        if seen != seen_twin and speaker == one.looker:
            why = f"'{text}' shows {name(one.looker)} something and does not seal: {difference(seen, seen_twin)}"
            self.require(sealed, why)
        return seen == seen_twin

    def let_go(self, twin: Twin) -> bool:
        """Let go whatever others are asked in secret; False where all that could be answered is secret too."""
        while twin.secret():
            text = twin.way_out()
            if text is None:
                return False
            twin.say(text)
        return True

    def require_same_for(self, one: Twin, other: Twin, seat: int | None) -> None:
        """The same questions, views, facts and thread."""
        self.require_same(one.asked(), other.asked(), f"{name(seat)} learns from who is asked what")
        seen, seen_twin = self.sees(one.table, seat), self.sees(other.table, seat)
        decision = one.table.decision
        if decision is not None and seat in decision.seats:
            asked, asked_twin = seen["pending"], seen_twin["pending"]
            self.require(asked == asked_twin, f"{name(seat)} learns from its options: {asked} or {asked_twin}")
        self.require_same({**seen, "pending": None}, {**seen_twin, "pending": None}, f"{name(seat)} sees too much")
        told, told_twin = self.told(seat, one.heard), self.told(seat, other.heard)
        self.require_same(told, told_twin, f"facts tell {name(seat)} what its view hides")
        self.require_same(one.thread, other.thread, f"{name(seat)} reads in the thread what its view hides")

    def position(self, table: Table[Any, Any], seat: int | None) -> dict[str, Any]:
        """What the seat sees of the table, but for the question and the way to it."""
        return {**self.sees(table, seat), "pending": None, "agenda": None}

    def answer_in_secret(self, table: Table[Any, Any]) -> None:
        """Two answers whose difference a view hides: the facts told to that seat hide it too."""
        decision = table.decision
        assert decision is not None
        if len(decision.options) < 2:
            return
        heard: list[list[Fact]] = [[], []]
        tables = []
        options = self.trial.random.sample(list(decision.options), 2)
        for option, facts in zip(options, heard, strict=True):
            tables.append(self.trial.seat_at(self.records.clone(table.state), facts.append))
            self.trial.go_on(tables[-1], option)
        one, other = tables
        if self.records.key(one.state) == self.records.key(other.state):
            return  # the answers make no difference
        for seat in (*self.trial.seats(), None):
            if seat in decision.seats or self.sees(one, seat) != self.sees(other, seat):
                continue
            told, told_twin = [self.told(seat, facts) for facts in heard]
            answer = f"the answer to '{decision.kind}' ({who(decision.seat)})"
            self.require_same(told, told_twin, f"{answer} is hidden from {name(seat)}'s view, but facts tell it")
            known = any(self.game.knows(table, seat, option) for option in options)
            self.require(not known, f"{answer} is hidden from {name(seat)}'s view, but not in the thread")

    def sees(self, table: Table[Any, Any], seat: int | None) -> dict[str, Any]:
        return self.records.dump(self.game.view(table, seat))

    def told(self, seat: int | None, facts: list[Fact]) -> list[str]:
        """The facts that a seat may know, written down."""
        known = [fact for fact in facts if fact.known_to(seat) and fact.kind not in self.trial.forgotten]
        return [self.trial.write_fact(fact) for fact in known]


def written(state: State) -> list[str]:
    return [write(option) for option in state.pending.options] if state.pending is not None else []


def name(seat: int | None) -> str:
    return "the spectator" if seat is None else f"seat {seat}"


def who(seat: int) -> str:
    return "chance" if seat == CHANCE else f"seat {seat}"
