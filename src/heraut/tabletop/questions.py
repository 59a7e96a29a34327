"""The question of a scene, for any game: what is asked, each answer with what it leads to, what is refused and why.

A game brings its words, its kinds of ids and which differences mean nothing; it adds only what a difference cannot say.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import fields, replace
from typing import Any, NamedTuple, TypeVar

from heraut.kernel import CHANCE, Decision, Fact, Option, Section, Table, write
from heraut.kernel.chance import Taking, Throwing
from heraut.tabletop.differences import Change, Differences, after, worlds
from heraut.tabletop.gestures import Coming, coming, usual_answers
from heraut.tabletop.groups import Groups
from heraut.tabletop.ids import Ids, Kind
from heraut.tabletop.refusals import Refusals, kind_rules, rules_of
from heraut.tabletop.scene import Cell, Choice, Further, Label, Laid, Number, Question, RefusedWish, Scene, Walk, worded
from heraut.tabletop.vocabulary import Vocabulary, hyphens
from heraut.tabletop.walks import Strides, no_stride, walks

AnyTable = Table[Any, Any]
Thing = TypeVar("Thing")

MOST_TOLD = 3  # of an answer, before what comes then
THEN = "then-"  # how the messages of what comes then begin


class Extra(NamedTuple):
    """What a game says of an answer that no difference can tell: what lies there, against which numbers one fights.

    `fields`: the fields whose changes it tells already, and better.  `ghost`, `laid`: places, dice as they would lie.
    `price`: so many of its consequences, the first ones, are no reason to give it.
    """

    consequences: tuple[Label, ...] = ()
    numbers: tuple[Number, ...] = ()
    fields: tuple[str, ...] = ()
    ghost: tuple[Cell, ...] = ()
    laid: tuple[Laid, ...] = ()
    price: int = 0


def _merits(extra: Extra, leads: Sequence[tuple[Label, bool]]) -> tuple[int, ...]:
    """Which consequences speak for an answer: neither its price, nor what is lost, nor what is asked next."""
    own = len(extra.consequences)
    return (*range(extra.price, own), *[own + n for n, (_, gained) in enumerate(leads) if gained])


def _told_once(choices: Sequence[Choice]) -> tuple[tuple[Choice, ...], tuple[Label, ...]]:
    """What comes then after every one of several answers is told of the question, not of each of them."""
    lasts = [one.consequences[-1] if one.consequences else None for one in choices]
    then = lasts[0] if lasts else None
    if then is None or not then.id.startswith(THEN) or len(choices) < 2 or any(last != then for last in lasts):
        return tuple(choices), ()
    if all(len(one.consequences) == 1 for one in choices):
        return tuple(choices), ()
    short = [replace(one, consequences=one.consequences[:-1] or one.consequences) for one in choices]
    return tuple(short), (then,)


def _weighing(world: AnyTable) -> Callable[[Option], bool]:
    """Which answers to the question put there odds can be told of."""
    stakes = world.game.stakes(world)
    return _weighs_nothing if stakes is None else lambda option: stakes.concerns(world, option)


def _weighs_nothing(option: Option) -> bool:
    return False


def _no_extra(t: AnyTable, seat: int, option: Option) -> Extra:
    return Extra()


def _usual_label(t: AnyTable, option: Option) -> Label | None:
    return None


def _no_notes(t: AnyTable, decision: Decision) -> Iterable[Label]:
    return ()


def _reads_nothing(t: AnyTable, twin: AnyTable) -> Iterable[Label]:
    return ()


def _proposes_nothing(t: AnyTable, decision: Decision) -> Option | None:
    return None


class Questions:
    """How the questions of a game are shown.

    `extra`: what a game adds to an answer.  `label`: how an answer is called where its own message will not do.
    `notes`: what holds for all answers.  `reads`: what the table after an answer says that no single field does.
    `proposes`: the answer that needs no thought, which stands first.  `strides`: what an answer costs that may be one
    of several in a row.  `endings`, `groups`: which kinds stand last, and which under one heading (see `groups.py`).
    `gestures`: the kinds of question that follow one another and are answered in one go (see `gestures.py`).
    `quiet`: the die or card that comes next is told only of an answer of which nothing else is.
    `aimed`: the kinds that ask for a target; whom it is meant for (`game.sensible`) stands first.
    """

    def __init__(
        self,
        words: Vocabulary,
        ids: Ids,
        differences: Differences,
        extra: Callable[[Any, int, Option], Extra] = _no_extra,
        label: Callable[[Any, Option], Label | None] = _usual_label,
        notes: Callable[[Any, Decision], Iterable[Label]] = _no_notes,
        reads: Callable[[Any, Any], Iterable[Label]] = _reads_nothing,
        proposes: Callable[[Any, Decision], Option | None] = _proposes_nothing,
        strides: Strides = no_stride,
        endings: tuple[type, ...] = (),
        groups: Mapping[str, tuple[type, ...]] = {},
        gestures: tuple[str, ...] = (),
        quiet: bool = False,
        aimed: tuple[str, ...] = (),
    ) -> None:
        self.words, self.ids, self.differences = words, ids, differences
        self.extra, self.other_label, self.notes = extra, label, notes
        self.reads, self.proposes, self.strides = reads, proposes, strides
        self.groups = Groups(groups, endings)
        self.gestures, self.aimed = frozenset(gestures), frozenset(aimed)
        self.quiet = quiet
        self.refusals = Refusals(words, ids, self.label, self.touches)

    def adding(self, more: Callable[[Any, int, Option], tuple[Label, ...]]) -> Questions:
        """The same, with more told of an answer."""

        def extra(t: AnyTable, seat: int, option: Option) -> Extra:
            told = self.extra(t, seat, option)
            return told._replace(consequences=(*told.consequences, *more(t, seat, option)))

        twin = copy(self)
        twin.extra = extra
        return twin

    def put(self, t: AnyTable, seen: Scene, seat: int | None) -> Scene:
        """The scene with its question, everything in words.  What an answer leads to, whoever is asked is told."""
        decision = t.decision
        if decision is None:
            return self.said(t, seen)
        told = decision.seat != CHANCE and bool(decision.options) and (seat in decision.seats or not t.game.hides)
        shown, imagined = seen.ids(), worlds(t.game, t.state, seat) if told else []
        label = self.asked(t, decision)
        proposed = self.proposes(t, decision) if told else None
        order = self.groups.order(t, decision, proposed, self._meant(imagined, decision) if told else ())
        in_one_go = len(decision.seats) == 1 and decision.kind in self.gestures
        following = coming(imagined, self.proposes) if told and in_one_go else []
        weighs = _weighing(imagined[0]) if told and len(decision.options) > 1 else _weighs_nothing
        choices, then = _told_once([self._choice(t, decision, one, shown, imagined, weighs(one)) for one in order])
        question = Question(
            seat=decision.seat,
            kind=decision.kind,
            label=label,
            choices=choices,
            touches=self._about(t, decision, label.id, shown),
            rules=rules_of(t, decision),
            notes=(*self.notes(t, decision), *then),
            refused=tuple(self.refusals.worth_showing(t, decision)) if told else (),
            proposed="" if proposed is None else write(proposed),
            walks=tuple(self._walks(imagined[0], decision.seat, shown)) if told else (),
            further=tuple([self._further(t, one, shown) for one in following]),
            usual=tuple([write(one) for one in usual_answers(imagined[0], self.proposes, following)])
            if following
            else (),
        )
        return self.said(t, replace(seen, question=question))

    def said(self, t: AnyTable, thing: Thing) -> Thing:
        """The same, with every value of its labels as it is said."""

        def say(name: str, value: object) -> object:
            return self.said(t, value) if isinstance(value, Label) else self.ids.text(self.ids.kind(name), t, value)

        return worded(thing, say)

    def why_not(self, t: AnyTable, text: str) -> RefusedWish | None:
        """Why this is no answer to the question put; None when it is one, or nothing that this game knows."""
        refused = self.refusals.why_not(t, text)
        return None if refused is None else self.said(t, refused)

    def asks(self, t: AnyTable) -> Label | None:
        """What is asked, in the scene's own words."""
        return None if t.decision is None else self.said(t, self.asked(t, t.decision))

    def asked(self, t: AnyTable, decision: Decision, family: str = "ask") -> Label:
        """`ask-<kind>` with what it speaks of: fields of the sections under way, the innermost is heard.

        What the same seat is asked next is told more shortly, by `next-<kind>` where there is one.
        """
        if decision.seat == CHANCE:
            id = self._asked_of_chance(decision.kind, isinstance(t.state.agenda[-1], Taking))
        else:
            id = f"{family}-{hyphens(decision.kind)}"
            id = id if id in self.words.messages else f"ask-{hyphens(decision.kind)}"
        named = self._named(t, decision, id)
        return Label(id, {name: self.ids.text(kind, t, value) for name, (kind, value) in named.items()})

    def _asked_of_chance(self, kind: str, drawn: bool) -> str:
        """`ask-drawn-<deck>`, `ask-rolled-<why>`; decks that are alike (`deeds_0`, `deeds_1`) are asked of alike."""
        what = "ask-drawn" if drawn else "ask-rolled"
        words = hyphens(kind).split("-")
        ids = ["-".join((what, *words[:n])) for n in range(len(words), -1, -1)]
        return next((id for id in (*ids, f"ask-{hyphens(kind)}") if id in self.words.messages), what)

    def _named(self, t: AnyTable, decision: Decision, id: str) -> dict[str, tuple[Kind | None, Any]]:
        """What a question names, each with its kind: what the field holds that it comes from."""
        about: dict[str, tuple[Kind | None, Any]] = {}
        for section in t.state.agenda:
            of: Any = type(section)
            about |= {one.name: (self.ids.kind(one.name, of), getattr(section, one.name)) for one in fields(section)}
        whose = decision.kind.rpartition("_")[2] if decision.seat == CHANCE else ""
        about["seat"] = (self.ids.kind("seat"), int(whose) if whose.isdigit() else decision.seat)
        return {name: about[name] for name in self.words.variables(id) if name in about}

    def label(self, t: AnyTable, option: Option) -> Label:
        """`option-<word>` with the fields of the option."""
        if not hasattr(option, "_fields"):
            return Label("option-chance", {"chance": option})
        about: dict[str, Any] = option._asdict()
        word: str = about.pop("word")
        of: Any = type(option)
        said = {name: self.ids.text(self.ids.kind(name, of), t, value) for name, value in about.items()}
        return self.other_label(t, option) or Label(f"option-{hyphens(word)}", said)

    def touched(self, t: AnyTable, fact: Fact) -> tuple[str, ...]:
        """The elements of the scene that a fact speaks of, the one that acts first."""
        return tuple(dict.fromkeys(self.ids.elements(t, CHANCE, fact.about)))

    def touches(self, t: AnyTable, seat: int, option: Option) -> tuple[str, ...]:
        """The elements of the scene that an answer names."""
        named: dict[str, Any] = option._asdict() if hasattr(option, "_fields") else {}
        return tuple(dict.fromkeys(self.ids.elements(t, seat, {"option": option, **named}, type(option))))

    def _about(self, t: AnyTable, decision: Decision, id: str, shown: Collection[str]) -> tuple[str, ...]:
        """What a question is about: what it names, or else whoever is asked."""
        seat, named = decision.seat, self._named(t, decision, id)
        found = [place for name, one in named.items() if name != "seat" for place in self.ids.places(*one, t, seat)]
        found = found or [*self.ids.elements(t, seat, {"seat": seat})]
        return tuple(dict.fromkeys([id for id in found if id in shown]))

    def _choice(
        self,
        t: AnyTable,
        decision: Decision,
        option: Option,
        shown: Collection[str],
        imagined: Sequence[AnyTable],
        weighed: bool,
    ) -> Choice:
        seat = decision.owner(option)
        extra = self.extra(t, seat, option) if imagined or seat == CHANCE else Extra()
        leads = [*self._leads_to(t, option, imagined, extra)]
        return Choice(
            answer=write(option),
            label=self.label(t, option),
            consequences=(*extra.consequences, *[label for label, _ in leads]),
            merits=_merits(extra, leads),
            numbers=extra.numbers,
            touches=tuple([id for id in self.touches(t, seat, option) if id in shown]),
            rules=() if seat == CHANCE else kind_rules(type(option)) or rules_of(t, decision),
            group=self.groups.label(option),
            ends=self.groups.ends(t, option),
            ghost=extra.ghost,
            laid=extra.laid,
            weighed=weighed,
        )

    def _further(self, t: AnyTable, coming: Coming, shown: Collection[str]) -> Further:
        """A question that follows: its answers as they lie on the table now."""
        asked = coming.table.decision
        assert asked is not None
        seat, label = asked.seat, self.asked(coming.table, asked)
        choices = [
            Choice(
                write(one),
                self.label(coming.table, one),
                touches=tuple([id for id in self.touches(t, seat, one) if id in shown]),
                group=self.groups.label(one),
                ends=one in t.game.declining,
            )
            for one in coming.options
        ]
        return Further(label, tuple(choices), self._about(coming.table, asked, label.id, shown))

    def _meant(self, imagined: Sequence[AnyTable], decision: Decision) -> Sequence[Option]:
        if decision.kind not in self.aimed:
            return ()
        world = imagined[0]
        meant: Sequence[Option] = world.game.sensible(world, decision)
        return meant

    # ── what it leads to ──────────────────────────────────────────────────────────────────────────────────────────────

    def _leads_to(
        self, t: AnyTable, option: Option, imagined: Sequence[AnyTable], extra: Extra
    ) -> Iterator[tuple[Label, bool]]:
        """What changes for certain, losses first, and what comes then; is it something that one gets?"""
        twins = [(world, twin) for world in imagined if (twin := after(world, option)) is not None]
        if not twins:
            return
        told = len(extra.consequences)
        changes = [change for change in self._changes(twins) if change.field not in extra.fields]
        read = self._read_off(twins)
        changes = changes[: max(1, MOST_TOLD - told - len(read))]
        yield from [(label, True) for label in read]
        for change in changes:
            label = self._changed(t, twins[0][1], change)
            yield label, bool(change.come) and not change.gone and label.id != "change-of"
        told += len(read) + len(changes)
        if told <= MOST_TOLD:
            yield from [(label, False) for label in self._then(t, [twin for _, twin in twins], told)]

    def _read_off(self, twins: Sequence[tuple[AnyTable, AnyTable]]) -> list[Label]:
        """What the game reads off the table afterwards, if it is the same whatever is hidden."""
        first, *others = [[self.said(twin, one) for one in self.reads(world, twin)] for world, twin in twins]
        return first if all(other == first for other in others) else []

    def _changes(self, twins: Sequence[tuple[AnyTable, AnyTable]]) -> list[Change]:
        first, *others = [list(self.differences.between(world.state, twin.state)) for world, twin in twins]
        sure = [change for change in first if all(change in other for other in others)]
        return sorted(sure, key=lambda change: not change.loss)

    def _changed(self, t: AnyTable, twin: AnyTable, change: Change) -> Label:
        """`change-<record>-<field>`, with whose it is unless it is one's own."""
        id, kind = change.message, self.ids.kind(change.field, change.record)
        about: dict[str, Any] = {
            "come": self.ids.text(kind, twin, change.come) if change.come else "none",
            "gone": self.ids.text(kind, t, change.gone) if change.gone else "none",
        }
        if isinstance(change.before, int) and isinstance(change.after, int):
            about |= {"more": max(0, change.after - change.before), "less": max(0, change.before - change.after)}
        several = change.come or change.gone
        for name, table, value in (("before", t, change.before), ("after", twin, change.after)):
            about[name] = value if several else self.ids.text(kind, table, value)
        label = Label(id, {name: about[name] for name in self.words.variables(id)})
        if change.owner is None:
            return label
        name, key = change.owner
        owner = self.ids.text(self.ids.kind(name), t, key)
        decision = t.decision
        own = decision is not None and owner == self.ids.text(self.ids.kind("seat"), t, decision.seat)
        return label if own else Label("change-of", {"whose": owner, "what": label})

    def _then(self, t: AnyTable, twins: Sequence[AnyTable], told: int) -> Iterator[Label]:
        """What comes next, if it is the same whatever is hidden; the same question again need not be named."""
        if told and self.quiet and all(twin.decision is not None and twin.decision.seat == CHANCE for twin in twins):
            return
        coming = [self._next(t, twin) for twin in twins]
        if any(one != coming[0] for one in coming):
            yield Label("then-unsure")
        elif coming[0].id != "then-again" or not told:
            yield coming[0]

    def _next(self, t: AnyTable, twin: AnyTable) -> Label:
        """The die or the card, the next question and whose it is, or the end."""
        now, asked = t.decision, twin.decision
        if now is None or asked is None:
            return Label("then-over")
        if asked.seat == CHANCE:
            return self.said(twin, self._chance(twin.state.agenda[-1], asked.kind))
        if asked.secret and asked.seat != now.seat:
            return Label("then-unsure")
        family = "next" if asked.seat == now.seat else "ask"
        coming = self.asked(twin, asked, family)
        if now.kind == asked.kind and coming == self.asked(t, now, family):
            whose = self.ids.text(self.ids.kind("seat"), twin, asked.seat)
            return Label("then-again") if now.seat == asked.seat else Label("then-theirs", {"seat": whose})
        return Label("then-asked", {"what": self.said(twin, coming)})

    def _chance(self, section: Section, kind: str) -> Label:
        """`then-<what falls>` where there is one."""
        id = f"then-{hyphens(kind)}"
        if id not in self.words.messages:
            id = "then-dice" if isinstance(section, Throwing) else "then-cards"
        about = {one.name: getattr(section, one.name) for one in fields(section)}
        about["some_dice"] = (about["count"], about.get("die"))
        return Label(id, {name: about[name] for name in self.words.variables(id) or ("count",)})

    def _walks(self, world: AnyTable, seat: int, shown: Collection[str]) -> Iterator[Walk]:
        """Where several answers in a row lead to: with everything that is to be said of any of them."""
        for walk in walks(world, self.strides):
            given = list(zip(walk.tables, walk.answers, strict=True))
            told = [self.extra(table, seat, option).consequences for table, option in given]
            path = [id for table, option in given for id in self.touches(table, seat, option) if id in shown]
            yield Walk(
                tuple([write(option) for option in walk.answers]),
                self.label(world, walk.answers[-1]),
                (Label("walk-steps", {"count": len(walk.answers)}), *[one for all in told for one in all]),
                (Number("cost", Label("walk-cost"), walk.cost),),
                tuple([id for id in self.touches(world, seat, walk.answers[-1]) if id in shown]),
                tuple(dict.fromkeys(path)),
            )
