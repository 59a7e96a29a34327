"""Sections of a rulebook, and the arrows that lead from step to step.

A section is a dataclass: its fields are its scratch paper, its methods its numbered steps.  A step ends on
exactly one arrow, its return value.  Arrows are classes, and the rules call them by their verbs: `heraut.kernel`
exports `Ask` as `ask`, `Throw` as `roll`, `Take` as `draw`.

    self.other_step              go to that step
    ask(seat, kind, …, then)     put a question; the answer goes to `then`.  The answers, or the method that lists them
    ask_any(kind, …, then)       put a question to several seats at once; whoever is first answers it
    offer(t, seat, kind, …)      the same in secret, if the seat holds something to answer with
    roll(die, why, then)         chance answers with a tuple of faces
    draw(deck, then)             chance answers with a tuple of cards
    call(Section(…), then)       play that section through, then go on
    call(Section(…))             play that section through; its end is the end of this one too
    play(t, Section(…), then)    the same, but at once if nobody is asked anything in it
    become(Section(…))           this section is over, that one takes its place
    leave(Kind, "step")          jump out to the nearest enclosing section of that kind
    give(value)                  this section is over; `value` goes to the step that called it
    None                         this section is over
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeAlias, TypeVar, overload

from heraut.kernel.refusals import Reason

CHANCE = -1

Option = Any
O_ = TypeVar("O_")
R = TypeVar("R")
A = TypeVar("A")
R_co = TypeVar("R_co", covariant=True)


class Decision:
    """Who must answer, what about, and the legal answers.  Never changed once put, so clones share it.

    `secret`: put because of what the seat holds unseen.  Others see that the table waits, not for whom or what.
    `lister`: the method of the section on top that listed the answers, if one did: it can list them again.
    `owners`: of a question to several seats, whose each option is; then `seat` is the first of them.
    """

    __slots__ = ("kind", "lister", "options", "owners", "seat", "secret", "weights")

    def __init__(
        self,
        seat: int,
        kind: str,
        options: Sequence[Option],
        weights: Sequence[int] | None = None,
        secret: bool = False,
        lister: str = "",
        owners: tuple[int, ...] | None = None,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self.weights = weights
        self.secret = secret
        self.lister = lister
        self.owners = owners

    @property
    def seats(self) -> tuple[int, ...]:
        """Everybody who may answer."""
        return (self.seat,) if self.owners is None else tuple(dict.fromkeys(self.owners))

    def owner(self, option: Option) -> int:
        """Who answers with this option."""
        return self.seat if self.owners is None else self.owners[self.options.index(option)]

    def among(self, options: Sequence[Option]) -> Decision:
        """The same question with only these of its answers."""
        asked = Decision(self.seat, self.kind, options, None, self.secret, self.lister)
        if self.owners is not None:
            asked._belong([self.owner(option) for option in options])
        return asked

    def put_to(self, seat: int) -> Decision:
        """The question as this seat answers it: of several who are asked, each has answers of its own."""
        if self.owners is None:
            return self
        return self.among([option for option, whose in zip(self.options, self.owners, strict=True) if whose == seat])

    def share(self, found: Mapping[int, Sequence[Option]]) -> Sequence[Option]:
        """These are the answers of each seat, listed on the way to the table: all of them together."""
        if len(found) == 1:
            ((self.seat, self.options),) = found.items()
        else:
            together: list[Option] = []
            owners: list[int] = []
            for seat, options in found.items():
                together += options
                owners += [seat] * len(options)
            self.options = together
            self._belong(owners)
        return self.options

    def _belong(self, owners: Sequence[int]) -> None:
        """Whose each option is.  Where all are one seat's, this is a question like any other."""
        if owners:
            self.seat = owners[0]
            self.owners = tuple(owners) if len(set(owners)) > 1 else None

    def __repr__(self) -> str:
        who = "chance" if self.seat == CHANCE else "seat " + " or ".join(map(str, self.seats))
        return f"<{self.kind}: {who}, {len(self.options)} options>"


class Die:
    """A finite distribution of faces, with whole weights.  `counts`: more on it is more, as luck is told."""

    __slots__ = ("counts", "faces", "name", "size", "values", "weights")

    def __init__(self, name: str, outcomes: Sequence[tuple[int, Any]], counts: bool = True) -> None:
        self.name = name
        self.counts = counts
        self.values: list[Any] = [value for _, value in outcomes]
        self.weights: list[int] = [weight for weight, _ in outcomes]
        self.faces: list[Any] = [value for weight, value in outcomes for _ in range(weight)]
        self.size = len(self.faces)


class Ask(Decision):
    """`ask`: a question on its way to the table, and the step that its answer goes to (None once it is put).

    `options`: the answers, or the method of the section that lists them.  Its docstring names the rules of the
    question, and worlds imagined with other cards list again.
    `otherwise`: where to go on with nothing to choose from; without it that is an error.
    `secret`: what the seat holds unseen decides whether there is a choice, so others may not see that it is asked.
    """

    __slots__ = ("otherwise", "then")

    def __init__(
        self,
        seat: int,
        kind: str,
        options: Sequence[O_] | Callable[[Any], Sequence[O_]],
        then: Callable[[Any, O_], Arrow | Gives[Any]],
        otherwise: Callable[[Any], Arrow | Gives[Any]] | None = None,
        secret: bool = False,
        lister: str = "",
        weights: Sequence[int] | None = None,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options  # type: ignore[assignment]  # until it is put, perhaps the method
        self.weights = weights
        self.secret = secret
        self.lister = lister
        self.owners = None
        self.then: Any = then
        self.otherwise: Any = otherwise

    @property
    def decision(self) -> Decision:
        return self


class Call:
    __slots__ = ("section", "then")

    def __init__(self, section: Section, then: Callable[..., Any]) -> None:
        self.section = section
        self.then = then


class Last(Generic[R_co]):
    """The arrow of a `call` without `then`: what the section called last gives, its caller gives."""

    __slots__ = ("section",)

    def __init__(self, section: Any) -> None:
        self.section = section


class Throw:
    """`roll`: chance answers with a tuple of faces, sorted."""

    __slots__ = ("count", "die", "then", "why")

    def __init__(
        self, die: Die, why: str, then: Callable[[Any, tuple[Any, ...]], Arrow | Gives[Any]], count: int = 1
    ) -> None:
        self.die = die
        self.count = count
        self.why = why
        self.then = then


class Take:
    """`draw`: chance answers with a tuple of cards."""

    __slots__ = ("count", "deck", "then")

    def __init__(self, deck: str, then: Callable[[Any, tuple[str, ...]], Arrow | Gives[Any]], count: int = 1) -> None:
        self.deck = deck
        self.count = count
        self.then = then


class Become:
    """`become`: this section is over, that one takes its place."""

    __slots__ = ("section",)

    def __init__(self, section: Section) -> None:
        self.section = section


class Leave:
    """`leave`: `then` is a step's name, because the section jumped to is not at hand here."""

    __slots__ = ("kind", "then")

    def __init__(self, kind: type[Section], then: str) -> None:
        self.kind = kind
        self.then = then


class Give(Generic[R_co]):
    """`give`: this section is over, and its caller goes on with the value."""

    __slots__ = ("value",)

    def __init__(self, value: R_co) -> None:
        self.value = value


Arrow: TypeAlias = "Ask | Call | Last[None] | Throw | Take | Become | Leave | Callable[[Any], Arrow] | None"
# The arrows of a section that hands a value of type R to its caller.
Gives: TypeAlias = "Ask | Call | Last[R] | Throw | Take | Become | Leave | Give[R] | Callable[[Any], Gives[R]]"


class Ends(Protocol):
    """A section that is simply over at its end."""

    def start(self, t: Any, /) -> Arrow: ...


class GivesBack(Protocol[R_co]):
    """A section that gives its caller a value."""

    def start(self, t: Any, /) -> Gives[R_co]: ...


class AtOnce(GivesBack[R_co], Protocol[R_co]):
    """A section that can be played in one go when nobody has a say in it."""

    def at_once(self, t: Any, /) -> R_co | None:
        """All of it, to the value it gives; None, and nothing done, if anybody, or chance, must be asked."""


def ask_any(
    kind: str,
    options: Callable[[Any], Mapping[int, Sequence[O_]]],
    then: Callable[[Any, O_], Arrow | Gives[Any]],
    otherwise: Callable[[Any], Arrow | Gives[Any]] | None = None,
) -> Ask:
    """Put a question to several seats at once; the first answer that any of them gives goes to `then`.

    `options`: the method of the section that lists, for each seat, its answers; a seat without any is not asked.  No
    two are equal, whoever's they are: an option alone says who answers.  Where it names one seat, that one is asked.
    """
    listed: Callable[[Any], Any] = options
    return Ask(CHANCE, kind, listed, then, otherwise)  # for whom, the listing says


def offer(
    t: Any,
    seat: int,
    kind: str,
    options: Sequence[O_] | Callable[[Any], Sequence[O_]],
    then: Callable[[Any, O_], Arrow | Gives[Any]],
    otherwise: Callable[[Any], A],
    could: bool,
) -> Ask | Callable[[Any], A]:
    """Ask in secret who holds something to play; the first option lets it go.  With no other, go on at `otherwise`.

    At a steady table everybody who `could` hold something, as far as all can see, is asked: waiting tells nothing.
    """
    listed = options(t) if callable(options) else options
    if len(listed) > 1 or (t.steady and could):
        return Ask(seat, kind, listed, then, None, True, options.__name__ if callable(options) else "")
    return otherwise


@overload
def call(section: Ends, then: Callable[[Any], Arrow | Gives[Any]]) -> Call: ...
@overload
def call(section: GivesBack[R], then: Callable[[Any, R], Arrow | Gives[Any]]) -> Call: ...
@overload
def call(section: Ends) -> Last[None]: ...
@overload
def call(section: GivesBack[R]) -> Last[R]: ...
def call(section: Any, then: Callable[..., Any] | None = None) -> Call | Last[Any]:
    """Play a section through, then go on at `then`; without it, this section ends with the one called."""
    return Last(section) if then is None else Call(section, then)


def play(t: Any, section: AtOnce[R], then: Callable[[Any, R], A]) -> A | Call:
    """`call`; but a section in which nobody is asked need not go on the agenda."""
    value = section.at_once(t)
    return Call(section, then) if value is None else then(t, value)  # type: ignore[arg-type]


@dataclass(slots=True, kw_only=True)
class Section:
    """One section of a rulebook.  Fields hold ids, names and numbers, never references into the state."""

    at: str = "start"

    def hand_on(self, t: Any, *given: Any) -> Any:
        """The step after a last `call`: this section is over as well, and gives what it was given."""
        return Give(given[0]) if given else None

    def wishes(self, t: Any) -> Sequence[Option]:
        """What somebody might want to answer to the question now put, allowed or not."""
        return ()

    def forbids(self, t: Any, wish: Option) -> Reason | None:
        """What speaks against this wish.  Who lists the answers leaves out what this forbids: there is one judge."""
        return None

    def ends(self) -> str:
        """The moment that this section's end is: whatever lasts until then is dropped, however it is closed."""
        return ""
