"""Views: what a seat may not know reaches it by no way, neither its view, nor its options, nor the facts told to it."""

from __future__ import annotations

from typing import Any

from heraut.kernel import CHANCE, Fact, State, Table, write
from heraut.laws.pieces import count
from heraut.laws.trial import Law

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
        if table.decision is not None and table.decision.seat == seat:
            self.require(written(view) == written(table.state), f"{whose} must answer but does not see its options")
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


class SecretsKept(Views):
    """Neither the options of a seat nor the facts told to it depend on what it may not know."""

    name = "secrets are kept"

    def look(self, table: Table[Any, Any]) -> None:
        seat = self.trial.random.choice([*self.trial.seats(), None])
        if self.sees(table, seat) != self.records.dump(table.state):
            self.follow_twins(table, seat)
        self.answer_in_secret(table)

    def follow_twins(self, table: Table[Any, Any], seat: int | None) -> None:
        """Two games that differ only in what the seat may not know, given the same answers."""
        heard: list[Fact] = []
        heard_twin: list[Fact] = []
        game = self.trial.seat_at(self.records.clone(table.state), heard.append)
        twin = self.trial.seat_at(self.imagine(self.game.view(table, seat), seat), heard_twin.append)
        for _ in range(ANSWERS):
            common = [text for text in written(game.state) if text in written(twin.state)]
            if game.decision is None or twin.decision is None or not common or game.decision.kind != twin.decision.kind:
                return
            text = self.trial.random.choice(common)
            game.say(game.decision.seat, text)
            twin.say(twin.decision.seat, text)
            seen, seen_twin = self.sees(game, seat), self.sees(twin, seat)
            asked, asked_twin = seen.pop("pending"), seen_twin.pop("pending")
            if seen != seen_twin:
                return  # something has been revealed
            if asked and asked_twin and asked[0] == seat and asked[:2] == asked_twin[:2]:
                self.require(asked == asked_twin, f"{name(seat)} learns from its options: {asked} or {asked_twin}")
            if asked != asked_twin:
                return
            told, told_twin = self.told(seat, heard), self.told(seat, heard_twin)
            self.require_same(told, told_twin, f"after '{text}' facts tell {name(seat)} what its view hides")

    def answer_in_secret(self, table: Table[Any, Any]) -> None:
        """Two answers whose difference a view hides: the facts told to that seat hide it too."""
        decision = table.decision
        assert decision is not None
        if len(decision.options) < 2:
            return
        heard: list[list[Fact]] = [[], []]
        tables = []
        for option, facts in zip(self.trial.random.sample(list(decision.options), 2), heard, strict=True):
            tables.append(self.trial.seat_at(self.records.clone(table.state), facts.append))
            self.trial.go_on(tables[-1], option)
        one, other = tables
        if self.records.key(one.state) == self.records.key(other.state):
            return  # the answers make no difference
        for seat in (*self.trial.seats(), None):
            if seat == decision.seat or self.sees(one, seat) != self.sees(other, seat):
                continue
            told, told_twin = [self.told(seat, facts) for facts in heard]
            answer = f"the answer to '{decision.kind}' ({who(decision.seat)})"
            self.require_same(told, told_twin, f"{answer} is hidden from {name(seat)}'s view, but facts tell it")

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
