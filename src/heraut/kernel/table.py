"""The table: a state being played, whoever answers for chance, and whoever listens."""

from __future__ import annotations

from types import MethodType
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from heraut.kernel.chance import Chance, Doubtful, Taking, Throwing, known_card
from heraut.kernel.facts import Fact, Listener
from heraut.kernel.options import choose, listed
from heraut.kernel.refusals import IllegalAnswer, NothingAsked, Reason, Refusal, WrongSeat
from heraut.kernel.sections import (
    CHANCE,
    Ask,
    Become,
    Call,
    Decision,
    Die,
    Give,
    Last,
    Leave,
    Option,
    Section,
    Take,
    Throw,
)
from heraut.kernel.state import State

if TYPE_CHECKING:
    from heraut.kernel.game import Game

S = TypeVar("S", bound=State)
C = TypeVar("C")
P = TypeVar("P", bound=Section)


class NoOptions(Exception):
    """A question with nothing to choose from: a mistake in the rules."""


class Table(Generic[S, C]):
    """A state being played.

    `forced`: questions with a single option are answered without asking.
    `steady`: what is asked in secret is asked of all who might hold something, even if they can only let it go.
    `revealed` counts what was shown, by chance or otherwise: undo may not cross a change without saying so.
    """

    __slots__ = ("chance", "content", "forced", "game", "listener", "revealed", "state", "steady")

    def __init__(
        self,
        game: Game[S, C],
        state: S,
        chance: Chance | None = None,
        listener: Listener | None = None,
        forced: bool = True,
        steady: bool = False,
    ) -> None:
        self.game = game
        self.state: S = state
        self.content: C = game.content
        self.chance = chance
        self.listener = listener
        self.forced = forced
        self.steady = steady
        self.revealed = 0

    @property
    def decision(self) -> Decision | None:
        """Who must answer, what about, the legal answers; None when the game is over."""
        return self.state.pending

    @property
    def over(self) -> bool:
        return not self.state.agenda

    def clone(self, chance: Chance | None = None, listener: Listener | None = None) -> Table[S, C]:
        """An independent twin.  It gets dice of its own, or none: then chance is asked like any seat."""
        return Table(
            self.game,
            self.game.records.clone(self.state),
            chance,
            listener,
            self.forced,
            self.steady,
        )

    def reveal(self) -> None:
        """Something is shown to somebody without chance being asked; what was answered before is sealed."""
        self.revealed += 1

    def tell(self, kind: str, /, *, to: tuple[int, ...] | None = None, **about: Any) -> None:
        """What happened; `to`: the seats that may know it, all without it.  Mostly nobody listens, so this is hot."""
        if self.listener is not None:
            self.listener(Fact(kind, about, to))

    def throw(self, die: Die, why: str, count: int = 1) -> tuple[Any, ...]:
        """Chance's answer to a roll, as a sorted tuple of faces.  Only where it sits at the table."""
        self.revealed += 1
        chance: Any = self.chance
        if count == 1:
            return (chance.roll(die, why),)
        if count == 2:
            one, other = chance.roll(die, why), chance.roll(die, why)
            return (other, one) if other < one else (one, other)
        faces = []
        for _ in range(count):
            faces.append(chance.roll(die, why))
        return tuple(sorted(faces))

    def begin(self, root: Section) -> None:
        """Open the root section and play on to the first question."""
        asked, self.state.pending = self.state.pending, None
        self.state.agenda.append(root)
        try:
            self.run()
        except Refusal:
            self.state.agenda.pop()
            self.state.pending = asked
            raise

    def say(self, seat: object, text: object) -> None:
        """Answer in writing; refuse the wrong seat, and whatever is not an option."""
        self.answer(self.read(seat, text))

    def read(self, seat: object, text: object) -> Option:
        """The option of this seat that is written so; refuse the wrong seat, and whatever is not an option."""
        decision = self._asked()
        if seat not in decision.seats:
            raise WrongSeat(
                "wrong-seat",
                "Seat {given} cannot answer '{question}': it is put to seat {asked}.",
                given=seat,
                question=decision.kind,
                asked=", ".join(map(str, decision.seats)),
            )
        return choose(decision.put_to(seat), text)

    def answer(self, option: Option) -> None:
        """Play on from this answer to the next question; refuse whatever is not an option."""
        option = listed(self.state.pending or self._asked(), option)
        if isinstance(self.chance, Doubtful):
            self._try(option, False)
        else:
            self._run(option)

    def fall(self, faces: tuple[Any, ...]) -> None:
        """Answer for chance with all the dice of a throw at once, sorted."""
        asked, state = self._asked(), self.state
        throwing = state.agenda[-1]
        if not isinstance(throwing, Throwing) or throwing.count != len(faces) or not set(faces).issubset(asked.options):
            raise IllegalAnswer("illegal-option", "'{given}' is not an option now.", given=str(faces))
        state.agenda.pop()
        self.revealed += len(faces) - 1  # one is counted with any answer of chance
        self._run(faces)

    def step(self, option: Option | None = None) -> None:
        """Play exactly one step (with the answer asked for, if one is); everything is data again when it returns."""
        if self.over or self.state.pending is not None:
            option = listed(self._asked(), option)
        self._play(option, True)

    def run(self) -> None:
        """Play on to the next question, from wherever `step` stopped."""
        if self.state.pending is None and self.state.agenda:
            self._play(None, False)

    def list_again(self) -> Decision:
        """The question now put with its answers listed anew: with other cards on the table they may be others.

        Only a method of the section can list again; answers that were simply handed over stay as they are.
        """
        asked = self._asked()
        if not asked.lister:
            return asked
        found = getattr(self.state.agenda[-1], asked.lister)(self)
        again = Decision(asked.seat, asked.kind, found, asked.weights, asked.secret, asked.lister)
        if type(found) is dict:
            again.share(found)
        return again

    def why_not(self, wish: Option) -> Reason | None:
        """What speaks against this wish, by the very function that judged the answers; None if nothing does."""
        self._asked()
        return self.state.agenda[-1].forbids(self, wish)

    def _asked(self) -> Decision:
        decision = self.state.pending
        if decision is None:
            raise NothingAsked("nothing-asked", "Nothing is asked: the game is over.")
        return decision

    def _play(self, option: Option | None, once: bool) -> None:
        if isinstance(self.chance, Doubtful):
            self._try(option, once)
        else:
            self._run(option, once)

    def _try(self, option: Option | None, once: bool) -> None:
        """Go on with a chance that may refuse on the way: then everything is put back.  Only what was told is told."""
        chance: Any = self.chance
        before, left, revealed = self.game.records.clone(self.state), chance.left_over(), self.revealed
        try:
            self._run(option, once)
        except Refusal:
            self.state, self.revealed = before, revealed
            chance.put_back(left)
            raise

    def nearest(self, kind: type[P]) -> P | None:
        """The nearest section of this kind under way, if there is one."""
        for section in reversed(self.state.agenda):
            if isinstance(section, kind):
                return section
        return None

    def find(self, kind: type[P]) -> P:
        """The section of this kind that must be under way, the nearest."""
        section = self.nearest(kind)
        if section is None:
            raise LookupError(f"no {kind.__name__} is under way")
        return section

    def within(self, kind: type[Section]) -> bool:
        """Is a section of this kind under way?"""
        return any(isinstance(section, kind) for section in self.state.agenda)

    def _run(self, answer: Any = None, once: bool = False) -> None:
        """From the step on top, with the answer if one is asked for, follow the arrows until somebody must answer.

        Once: until the next step is known.  Kinds of arrow are compared by identity, the commonest first: this is the
        hot loop.
        """
        state = self.state
        agenda = state.agenda
        section = agenda[-1]
        here = getattr(section, section.at)
        step = None if once else MethodType
        arrow: Any
        pending = state.pending
        if pending is None:
            arrow = here(self)
        else:
            if pending.seat == CHANCE:
                self.revealed += 1
            state.pending = None
            arrow = here(self, answer)
        while True:
            kind = type(arrow)
            while kind is step:
                arrow = arrow(self)
                kind = type(arrow)
            if kind is Ask:
                asked: Ask = arrow
                options: Any = asked.options
                if type(options) is MethodType or callable(options):  # they are not listed yet
                    asked.lister = options.__name__
                    options = asked.options = options(self)
                    if type(options) is dict and options:
                        options = asked.share(options)
                if not options:
                    arrow = asked.otherwise
                    if arrow is None:
                        path = " > ".join([type(section).__name__ for section in agenda])
                        raise NoOptions(f"the question '{asked.kind}' has no options (in {path})")
                elif len(options) == 1 and self.forced and asked.seat != CHANCE and not (self.steady and asked.secret):
                    arrow = asked.then(self, options[0])
                else:
                    section.at = asked.then.__name__
                    asked.then = asked.otherwise = None  # the agenda holds the step now, and clones share the question
                    state.pending = asked
                    return
            elif kind is Call:
                called: Call = arrow
                section.at = called.then.__name__
                begun: Any = called.section
                agenda.append(begun)
                section = begun
                arrow = begun.start if once else begun.start(self)
            elif arrow is None or kind is Give:
                agenda.pop()
                if state.modifiers:
                    ending = section.ends()
                    if ending:
                        state.expire(ending)
                if not agenda:
                    return
                section = agenda[-1]
                here = getattr(section, section.at)
                if kind is Give:
                    arrow = here(self, arrow.value)
                else:
                    arrow = here if once else here(self)
            elif kind is Throw:
                if self.chance is None:
                    arrow = Call(Throwing(arrow.die.name, arrow.count, arrow.why), arrow.then)
                else:
                    arrow = arrow.then(self, self.throw(arrow.die, arrow.why, arrow.count))
            elif kind is Take:
                arrow = self._take(arrow)
            elif kind is Last:
                arrow = Call(arrow.section, section.hand_on)
            elif kind is Become:
                ending = section.ends()
                agenda[-1] = section = begun = arrow.section
                if ending:
                    state.expire(ending)
                arrow = begun.start
            elif kind is Leave:
                self.find(arrow.kind)  # complains before anything is closed
                while not isinstance(agenda[-1], arrow.kind):
                    self._close()
                section = agenda[-1]
                arrow = getattr(section, arrow.then)
            elif once:
                section.at = arrow.__name__
                return
            else:
                arrow = arrow(self)

    def _take(self, arrow: Take) -> Any:
        if self.chance is None:
            return Call(Taking(arrow.deck, arrow.count), arrow.then)
        deck = self.state.deck(arrow.deck)
        if len(deck.top) < arrow.count or not self.game.knows_top(arrow.deck):
            self.revealed += 1
        if arrow.count == 1 and deck.bag and not deck.top:  # as nearly always
            one = self.chance.pick(deck.bag, arrow.deck)
            deck.bag.remove(one)
            return arrow.then(self, (one,))
        got: list[str] = []
        while len(got) < arrow.count and not deck.is_empty():
            card = known_card(deck)
            if card is None:
                card = self.chance.pick(deck.bag, arrow.deck)
                deck.bag.remove(card)
            got.append(card)
        return arrow.then(self, tuple(got))

    def _close(self) -> None:
        """Close the section on top; what lasted until its end is dropped."""
        ending = self.state.agenda.pop().ends()
        if ending:
            self.state.expire(ending)
