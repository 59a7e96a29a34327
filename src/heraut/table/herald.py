"""The herald: what seats have told it to do, and what it answers for them.

The answers are ordinary ones, given in the seat's name; only what was ordered is kept besides.

    the question put ──→ an errand of this table (set-up, guards), a fight to be settled ──→ a mind answers
                     ├──→ declined this turn, or all the same whatever is answered ────────→ answered at once
                     └──→ the seat itself is asked
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias, TypeVar

from heraut.kernel import Decision, Game, Option, Refusal, Section, Table, write
from heraut.kernel.attended import Errand
from heraut.players.dice import Seeded
from heraut.players.registry import BOTS, USUAL_BOT
from heraut.players.sight import Sight
from heraut.tabletop.differences import after, worlds

AnyTable: TypeAlias = Table[Any, Any]
T = TypeVar("T")
ALWAYS = -1  # before any answer: no undo takes it back
MOST_ORDERS = 1_000  # each is looked at with every answer
OrderName: TypeAlias = Literal["decline", "settle", "same"]


class Order(NamedTuple):
    """What a seat told the herald when so many answers had been given; or, not `on`, that it do so no longer.

    `decline`: let go every question of this kind until the turn ends.  `settle`: fight this fight to its end.
    `same`: answer whatever comes to the same.
    """

    seat: int
    what: OrderName
    kind: str = ""
    on: bool = True
    at: int = 0


class Attendance(NamedTuple):
    """What an evening must know of the herald: its errands, what was ordered, and which answers (from 1) it gave."""

    errands: tuple[Errand, ...] = ()
    orders: tuple[Order, ...] = ()
    answered: frozenset[int] = frozenset()

    def until(self, at: int) -> Attendance:
        """As it was after so many answers."""
        return self._replace(orders=tuple([order for order in self.orders if order.at <= at]))

    def written(self) -> dict[str, Any]:
        """As a save holds it, beside the answers; nothing where there is no herald."""
        errands, orders = list(self.errands), [list(order) for order in self.orders]
        return {**({"errands": errands} if errands else {}), **({"orders": orders} if orders else {})}


NOT_ATTENDED = Attendance()


def usual_attendance(
    game: Game[Any, Any], scenario: str, players: Sequence[str], errands: Sequence[Errand] | None = None
) -> Attendance:
    """What the herald does at a new table: against bots it moves what is nobody's; the first scenario it also lays,
    and asks nobody what makes no difference.  Where somebody says which errands there are, it does no more than those.
    """
    if errands is not None:
        return Attendance(tuple(errands))
    first, against_bots = scenario == game.scenarios()[0], any(player in BOTS for player in players)
    usual: list[Errand] = [one for one in game.errands if against_bots and (one == "guards" or first)]
    people = [seat for seat, player in enumerate(players) if player not in BOTS]
    return Attendance(tuple(usual), tuple([Order(seat, "same", at=ALWAYS) for seat in people if first]))


class Duty(NamedTuple):
    """Somebody must answer for this seat: a mind, or at once with this text.

    `herald`: for a person.  `openly`: by what everybody sees, so that it tells nothing of what the seat holds.
    """

    seat: int
    mind: str = ""
    text: str = ""
    herald: bool = True
    openly: bool = False

    def sight(self, t: AnyTable) -> Sight[Any, Any]:
        """What whoever answers has before them: the seat's own sight, or that of a seat whose cards are made up."""
        if not self.openly or not t.game.hides:
            return Sight(t, self.seat)
        world = t.game.determinise(t.game.view(t, None), None, Seeded())
        return Sight(Table(t.game, world, steady=t.steady), self.seat)


class Standing:
    """An order that was given: how long it lasts.  `depth`: of the section on the agenda by whose end it is over."""

    __slots__ = ("depth", "ended", "order", "section")

    def __init__(self, order: Order) -> None:
        self.order = order
        self.depth: int | None = None
        self.section: Section | None = None
        self.ended: int | None = None

    def bind(self, game: Game[Any, Any], agenda: list[Section]) -> None:
        """It begins to hold."""
        if self.order.what == "decline":
            self.depth = depth_of_turn(agenda)
        elif self.order.what == "settle":
            self.depth = depth_of_fight(game, agenda)
            self.ended = self.order.at if self.depth is None else None  # with other rules there may be no fight here
        self.bind_again(agenda)

    def bind_again(self, agenda: list[Section]) -> None:
        self.section = None if self.depth is None or len(agenda) <= self.depth else agenda[self.depth]

    def over(self, agenda: list[Section]) -> bool:
        return self.depth is not None and (len(agenda) <= self.depth or agenda[self.depth] is not self.section)


class Herald:
    """What the herald of one evening has been told."""

    def __init__(self, game: Game[Any, Any], errands: Iterable[Errand] = (), orders: Iterable[Order] = ()) -> None:
        self.game = game
        self.errands = tuple(errands)
        self.standing = [Standing(order) for order in orders]

    @property
    def orders(self) -> tuple[Order, ...]:
        return tuple([one.order for one in self.standing])

    # Being told.

    def order(self, t: AnyTable, order: Order) -> None:
        """From now on; refused where there is nothing to be ordered so."""
        if len(self.standing) >= MOST_ORDERS or (order.on and order.what not in self.may_order(t, order.seat)):
            raise Refusal("no-such-order", "The herald cannot do that for this seat now.")
        if order.what == "decline" and order.on:
            assert t.decision is not None
            order = order._replace(kind=t.decision.kind)
        standing = Standing(order)
        standing.bind(self.game, t.state.agenda)
        self.standing.append(standing)

    def may_order(self, t: AnyTable, seat: int) -> list[OrderName]:
        """What this seat may order now: what is about the question only whoever it is put to."""
        asked = t.decision
        found: list[OrderName] = ["same"]
        if asked is not None and asked.seats == (seat,):
            if declining(self.game, asked) is not None:
                found.append("decline")
            if fight_at_stake(t):
                found.append("settle")
        return found

    def ordered_at(self, given: int) -> int | None:
        """Who ordered something last when so many answers had been given."""
        return next((one.order.seat for one in reversed(self.standing) if one.order.at == given), None)

    def holding(self, given: int, seat: int) -> list[Order]:
        """The orders of a seat that hold when so many answers have been given: of equal ones the last."""
        last: dict[tuple[str, str], Order | None] = {}
        for one in self.standing:
            order = one.order
            if order.seat == seat and order.at <= given:
                holds = order.on and (one.ended is None or given < one.ended)
                last[order.what, order.kind] = order if holds else None
        return [order for order in last.values() if order is not None]

    # Going on, and back.

    def come_to(self, t: AnyTable, given: int) -> None:
        """A new moment: what begins to hold here, and what is over."""
        agenda = t.state.agenda
        for one in self.standing:
            if one.ended is not None and one.ended >= given:  # undone, and played otherwise
                one.ended = None
            if one.order.at == given:
                one.bind(self.game, agenda)
            elif one.order.at < given and one.ended is None and one.over(agenda):
                one.ended = given

    def go_to(self, t: AnyTable) -> None:
        """To a moment of the past, or forward again: what holds there lasts by the sections that lie there."""
        for one in self.standing:
            one.bind_again(t.state.agenda)

    def forget(self, given: int, ordered: bool) -> None:
        """What was ordered after so many answers; with `ordered`, also what was ordered last of all just then."""
        self.standing = [one for one in self.standing if one.order.at <= given]
        if ordered and self.standing and self.standing[-1].order.at == given:
            self.standing.pop()

    # Answering.

    def duty(self, t: AnyTable, given: int) -> Duty | None:
        """What it answers to the question now put to a person; None where that person is asked."""
        asked = t.decision
        if asked is None or asked.owners is not None:
            return None
        seat, errand = asked.seat, self.game.errand(t)
        if errand is not None:
            return Duty(seat, USUAL_BOT, openly=errand == "guards") if errand in self.errands else None
        orders = {(order.what, order.kind) for order in self.holding(given, seat)}
        if ("settle", "") in orders and depth_of_fight(self.game, t.state.agenda) is not None:
            return Duty(seat, USUAL_BOT)
        if ("decline", asked.kind) in orders and (let_go := declining(self.game, asked)) is not None:
            return Duty(seat, text=write(let_go))
        if ("same", "") in orders and all_the_same(t, asked):
            return Duty(seat, text=write(asked.options[0]))
        return None


def declining(game: Game[Any, Any], asked: Decision) -> Option | None:
    """The answer that lets a question go, if there is another one too."""
    return next((one for one in game.declining if one in asked.options), None)


def depth_of_turn(agenda: list[Section]) -> int:
    """The turn under way: the outermost section whose end is a moment; before any, what is asked now."""
    return next((depth for depth, section in enumerate(agenda) if section.ends()), len(agenda) - 1)


def depth_of_fight(game: Game[Any, Any], agenda: list[Section]) -> int | None:
    """The fight under way, if there is one: the innermost."""
    kinds = tuple(game.fights)
    return next((depth for depth in reversed(range(len(agenda))) if isinstance(agenda[depth], kinds)), None)


def horizon_of_fight(t: AnyTable) -> str:
    """What the odds of the fight under way are called; "" where there is none."""
    depth = depth_of_fight(t.game, t.state.agenda)
    return (
        ""
        if depth is None
        else next(name for kind, name in t.game.fights.items() if isinstance(t.state.agenda[depth], kind))
    )


def fight_at_stake(t: AnyTable) -> bool:
    """Is there a fight under way whose odds can be told?"""
    horizon = horizon_of_fight(t)
    return bool(horizon) and t.game.stakes(t, horizon) is not None


def all_the_same(t: AnyTable, asked: Decision) -> bool:
    """Does every answer lead to the very same state, whatever it is that not everybody sees?

    That a question is skipped is seen by all, so it follows from what all see: where anything is hidden, the table
    itself is never looked at.  What is asked in secret never counts, nor what has one answer: whether that is given at
    once is the rhythm's affair.
    """
    if asked.secret or len(asked.options) == 1:
        return False
    return all(_leads_one_way(world, asked.options) for world in worlds(t.game, t.game.view(t, None), None))


def _leads_one_way(world: AnyTable, options: Sequence[Option]) -> bool:
    if world.decision is None or set(world.decision.options) != set(options):
        return False
    keys = _keys(world, options)
    first = next(keys)
    return all(key == first for key in keys)


def _keys(world: AnyTable, options: Iterable[Option]) -> Iterator[str]:
    """The state after each answer, at the next die, draw or question."""
    for option in options:
        twin = after(world, option)
        assert twin is not None
        yield world.game.records.digest(twin.state)
