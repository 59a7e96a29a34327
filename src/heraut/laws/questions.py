"""What must hold of every question: its options are written, read, listed again, and apply; it never loops."""

from __future__ import annotations

from typing import Any

from heraut.kernel import CHANCE, Decision, Table, write
from heraut.kernel.options import choose
from heraut.laws.trial import OPTIONS_APPLY, Law, Trial

TRIED = 6  # options of one question, chosen at random


class Written(Law):
    """No two options are written alike, and what is written is read back as the same option."""

    name = "options are written and read"

    def look(self, table: Table[Any, Any]) -> None:
        decision = table.decision
        assert decision is not None
        seen: set[str] = set()
        for option in decision.options:
            text = write(option)
            self.require(text.lower() not in seen, f"'{decision.kind}' lists two options written '{text}'")
            seen.add(text.lower())
            said = choose(decision, text)
            self.require(said == option, f"'{text}' is written for {option!r} but heard as {said!r}")
            if decision.seat == CHANCE:
                continue
            read = self.game.grammar.read(text)
            self.require(
                read == option and type(read) is type(option),
                f"{option!r} is written '{text}', which is read as {read!r}",
            )


class Owned(Law):
    """Of a question to several, each option is the answer of a seat of the game; and nobody is asked in secret."""

    name = "every answer is somebody's"

    def look(self, table: Table[Any, Any]) -> None:
        decision = table.decision
        assert decision is not None
        if decision.owners is None:
            return
        kind, seats = decision.kind, self.trial.seats()
        self.require(
            len(decision.owners) == len(decision.options),
            f"'{kind}' has {len(decision.options)} options and says of {len(decision.owners)} whose they are",
        )
        strangers = [seat for seat in decision.seats if seat not in seats]
        self.require(not strangers, f"'{kind}' is put to {strangers}: nobody sits there")
        self.require(not decision.secret, f"'{kind}' is put to several, and in secret")


class ListedAgain(Law):
    """Whoever lists the answers of a question changes nothing, and lists the same again."""

    name = "answers are listed again alike"

    def look(self, table: Table[Any, Any]) -> None:
        decision = table.decision
        assert decision is not None
        twin = table.clone()
        again = twin.list_again()
        for one, other in ((decision.seats, again.seats), (_written(decision), _written(again))):
            self.require_same(one, other, f"'{decision.kind}', listed again by {decision.lister}")
        before, after = self.records.dump(table.state), self.records.dump(twin.state)
        self.require_same(before, after, f"listing '{decision.kind}' changes the table")


class Applies(Law):
    """On a twin, each option can be answered."""

    name = OPTIONS_APPLY

    def look(self, table: Table[Any, Any]) -> None:
        decision = table.decision
        assert decision is not None
        options = list(decision.options)
        for option in self.trial.random.sample(options, min(TRIED, len(options))):
            try:
                self.trial.go_on(table.clone(self.trial.dice()), option)
            except Exception as error:
                error.add_note(f"after '{write(option)}', answered to '{decision.kind}'")
                raise


class NoFreeLoops(Law):
    """Between two answers of chance no question comes back in the same position: a search would never end."""

    name = "no free loops"

    def __init__(self, trial: Trial) -> None:
        super().__init__(trial)
        self.seen: set[Any] = set()
        self.looked = 0

    def look(self, table: Table[Any, Any]) -> None:
        decision = table.decision
        assert decision is not None
        given = self.trial.given
        if any(seat == CHANCE for seat, _ in self.trial.played.answers[self.looked : given]):
            self.seen.clear()
        self.looked = given
        here = (decision.kind, self.records.key(table.state))
        self.require(here not in self.seen, f"'{decision.kind}' comes back and nothing has changed")
        self.seen.add(here)


class Reasons(Law):
    """Nothing speaks against what may be answered; what may not be has a reason, and the reason a rule."""

    name = "what is refused has its reason"

    def look(self, table: Table[Any, Any]) -> None:
        decision = table.decision
        assert decision is not None
        if decision.seat == CHANCE:
            return
        twin = table.clone()
        for option in decision.options:
            reason = twin.why_not(option)
            self.require(reason is None, f"'{write(option)}' may be answered to '{decision.kind}', yet {reason}")
        for wish in twin.state.agenda[-1].wishes(twin):
            if wish not in decision.options:
                reason = twin.why_not(wish)
                self.require(reason is not None, f"nothing says why '{write(wish)}' is no answer to '{decision.kind}'")
                self.require(bool(reason and reason.rules), f"{reason} names no rule")
        one, other = self.records.dump(table.state), self.records.dump(twin.state)
        self.require_same(one, other, f"asking why not changes the table at '{decision.kind}'")


def _written(decision: Decision) -> list[tuple[int, str]]:
    return [(decision.owner(option), write(option)) for option in decision.options]
