"""The same game twice, but for what seat 1 holds unseen: what a game hides is declared here, once for each.

`script` plays both on plain tables and writes down what is answered; `Twin` is one of the two on a real server.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple, TypeAlias

from heraut.games import game
from heraut.kernel import Decision, Option, Table, write
from heraut.kernel.chance import Taking
from heraut.server import minds
from heraut.server.thinking import Thinking, Thought
from heraut.tabletop.secrets import CardGame
from tests.server.client import INVITE, Line, Opened, Server, bearer

HIDER, LOOKER = 1, 0
MOST = 120  # answers
AnyTable: TypeAlias = Table[Any, Any]
AnyCards: TypeAlias = CardGame[Any, Any]


class Hidden(NamedTuple):
    """What a game hides from all but one seat.

    `drawn`    that seat's decks: nobody else sees what is drawn from them
    `looking`  sections in which a seat draws, from whatever deck, what it alone sees
    `chosen`   questions whose answer nobody else learns
    `shown`    what lies open and might come to differ when such cards turn up: what leads there is not answered
    """

    scenario: str
    seeds: tuple[int, ...]
    drawn: frozenset[str]
    looking: frozenset[str]
    chosen: frozenset[str] = frozenset()
    shown: Callable[[Any], Any] = lambda state: ()

    def hides_draw(self, t: AnyTable) -> bool:
        """Is a card drawn now that the looker may not know?"""
        top = t.state.agenda[-1]
        if not isinstance(top, Taking):
            return False
        drawing = t.state.agenda[-2]
        return top.deck in self.drawn or (type(drawing).__name__ in self.looking and drawing.seat == HIDER)


HIDDEN = {
    "heroes3": Hidden(
        "house_first_steps",
        (8, 11, 5, 6),
        drawn=frozenset(["hero_1"]),
        looking=frozenset(["Search"]),
        shown=lambda state: state.discards,
    ),
    "mage_knight": Hidden(
        "first_reconnaissance_2",
        (4, 0, 6, 10),
        drawn=frozenset(["deeds_1"]),
        looking=frozenset(["GainArtifacts"]),
        chosen=frozenset(["meditate", "prepare", "keep_artifact"]),
    ),
    "wow_adventure": Hidden(
        "adventure_2",
        (1, 11, 5, 6),
        drawn=frozenset(["abilities_1"]),
        looking=frozenset(["PlaceMarkers", "LookAtNext"]),
        chosen=frozenset(["bury"]),
        shown=lambda state: (state.turned_up, state.drawn, state.event, [hero.kept for hero in state.heroes]),
    ),
}

Said: TypeAlias = tuple[int, str]


class Step(NamedTuple):
    """What is asked at both tables, and what is answered at each."""

    kind: str
    asked: int
    secret: bool
    differs: bool  # something was drawn or chosen unseen, otherwise at each table
    one: list[Said]
    other: list[Said]

    def is_hidden(self) -> bool:
        """Is the hider asked, and nobody else may know it?"""
        return self.secret and self.asked == HIDER


# ── what is answered ─────────────────────────────────────────────────────────────────────────────────────────────────


def script(name: str, seed: int, rhythm: str) -> Iterator[Step]:
    """Both games, answered alike but for what is hidden, as long as they have an answer in common."""
    played, hidden, chooser = game(name), HIDDEN[name], Random(seed)
    assert isinstance(played, CardGame)
    steady = rhythm == "steady"
    one, other = [played.table(hidden.scenario, None, steady=steady) for _ in range(2)]
    differs = False
    for _ in range(MOST):
        said: list[list[Said]] = [[], []]
        if not steady and asked_at(one) != asked_at(other):
            said = [let_go(played, one), let_go(played, other)]
            if is_all_secret(played, one) or is_all_secret(played, other) or not is_alike(hidden, one, other):
                return
        assert asked_at(one) == asked_at(other)
        chosen = choose(played, hidden, chooser, one, other)
        if chosen is None:
            return
        asked = decision_of(one)
        for t, option, heard in zip((one, other), chosen, said, strict=True):
            heard.append((asked.seat, write(option)))
            t.answer(option)
        yield Step(asked.kind, asked.seat, asked.secret, differs, *said)
        differs = differs or chosen[0] != chosen[1]


def choose(
    played: AnyCards, hidden: Hidden, chooser: Random, one: AnyTable, other: AnyTable
) -> tuple[Option, Option] | None:
    """The next answer at each table: the same, but for what is hidden.  None if they have none in common."""
    options, twins = list(decision_of(one).options), list(decision_of(other).options)
    asked = decision_of(one)
    if hidden.hides_draw(one) or (asked.seat == HIDER and asked.kind in hidden.chosen):
        option = chooser.choice(sorted(set(options)))
        return option, chooser.choice(sorted(set(twins) - {option}) or sorted(set(twins)))
    if asked.seat == HIDER:
        options, twins = [
            list(played.open_answers(decision_of(t))) or list(decision_of(t).options) for t in (one, other)
        ]
    common = [option for option in options if option in twins]
    chooser.shuffle(common)
    return next(((option, option) for option in common if stays_alike(hidden, option, one, other)), None)


def stays_alike(hidden: Hidden, option: Option, one: AnyTable, other: AnyTable) -> bool:
    """Does this answer turn up nothing that differs?"""
    twins = one.clone(), other.clone()
    for twin in twins:
        twin.answer(option)
    return is_alike(hidden, *twins)


def is_alike(hidden: Hidden, one: AnyTable, other: AnyTable) -> bool:
    return bool(hidden.shown(one.state) == hidden.shown(other.state))


def let_go(played: AnyCards, t: AnyTable) -> list[Said]:
    """The hider lets go whatever it is asked in secret."""
    said: list[Said] = []
    while is_in_secret(t) and not is_all_secret(played, t):
        option = played.open_answers(decision_of(t))[0]
        said.append((HIDER, write(option)))
        t.answer(option)
    return said


def is_in_secret(t: AnyTable) -> bool:
    return t.decision is not None and t.decision.secret and t.decision.seat == HIDER


def is_all_secret(played: AnyCards, t: AnyTable) -> bool:
    """Can the hider not even let this go without all seeing what it held?"""
    return is_in_secret(t) and not played.open_answers(decision_of(t))


def decision_of(t: AnyTable) -> Decision:
    assert t.decision is not None
    return t.decision


def asked_at(t: AnyTable) -> tuple[int, str]:
    return decision_of(t).seat, decision_of(t).kind


# ── on a server ──────────────────────────────────────────────────────────────────────────────────────────────────────


class Thoughts:
    """In place of what thinks for people: it remembers what it is told.  Bots think as ever."""

    def __init__(self, server: Server) -> None:
        self.told: list[str] = []
        self.thinking = server.tables.thinking
        self.thinking.think = self.think  # type: ignore[method-assign]

    async def think(self, thought: Thought) -> Any:
        if thought.work.do not in (minds.reckon, minds.advise, minds.settle):
            return await Thinking.think(self.thinking, thought)
        self.told.append(json.dumps(thought.work.about()))
        return ()


class Twin:
    """One of two tables with typed dice.  The looker and a spectator watch once there is something to look at."""

    def __init__(self, server: Server, thoughts: Thoughts, name: str, rhythm: str) -> None:
        self.server, self.thoughts = server, thoughts
        scenario = HIDDEN[name].scenario
        invited = [INVITE for _ in game(name).seats(scenario)]
        self.opened: Opened = server.open(*invited, game=name, scenario=scenario, dice="typed", rhythm=rhythm)
        for seat in range(len(invited)):
            self.opened.claim(seat, f"player {seat}")
        self.playing = server.line(self.opened.table, self.opened.host, *self.opened.tokens.values())
        self.watching: list[Line] = []
        self.given = 0

    def say(self, answers: list[Said]) -> None:
        """What the script has; where all answers come to the same, the herald has given one already."""
        for seat, text in answers:
            self.given += 1
            if self.heard() >= self.given:
                continue
            ack = self.playing.say(seat, text)
            assert ack["type"] == "ack", ack
            for line in (self.playing, *self.watching):
                line.to(ack["rev"])

    def heard(self) -> int:
        """How many answers the server has, whoever gave them."""
        record = self.server.tables._live[self.opened.table].record
        assert record is not None
        return record.evening.given

    def sent(self) -> list[str]:
        """Everything that the looker and a spectator are sent after the last answer, and whatever they may ask for."""
        if not self.watching:
            self.watching = [self.opened.line(LOOKER), self.server.line(self.opened.table)]
        got = []
        for line in self.watching:
            line.quiet()
            got.append(json.dumps(line.now))
        return self.without_ids([*got, *self.refused(), *self.thought(), self.status()])

    def refused(self) -> Iterator[str]:
        """What the looker may not say, cannot take back, may not order, and where nobody lets it in."""
        back = [] if self.watching[0].now["undo"]["steps"] else [{"type": "undo", "seat": LOOKER, "force": True}]
        for number, wish in enumerate([
            {"type": "say", "seat": HIDER, "text": "pass"}, {"type": "say", "seat": -1, "text": "pass"},
            {"type": "say", "seat": LOOKER, "text": "nonsense"}, {"type": "redo", "seat": LOOKER}, *back,
            {"type": "undo", "seat": HIDER, "force": True}, {"type": "agree", "seat": LOOKER},
            {"type": "order", "seat": HIDER, "what": "decline"}, {"type": "order", "seat": HIDER, "what": "settle"},
            {"type": "order", "seat": LOOKER, "what": "decline", "kind": "nonsense", "on": False},
        ]):  # fmt: skip
            yield json.dumps(self.watching[0].wish(**wish, key=f"fixed{number}"))
        looker = bearer(self.opened.tokens[LOOKER])
        for path, body in ((f"/seats/{HIDER}/reset", {}), ("/claim", {"invite": "nonsense", "name": "player 1"})):
            yield self.server.http.post(f"/api/tables/{self.opened.table}{path}", headers=looker, json=body).text

    def thought(self) -> list[str]:
        """Odds, the coach, and how sure a fight is: what is answered, and what those who think are told."""
        answered = [self.get(path) for path in ("/odds", "/hint", "/settle")]
        told, self.thoughts.told[:] = list(self.thoughts.told), []
        return [*answered, *told]

    def status(self) -> str:
        held = {"table": self.opened.table, "token": self.opened.tokens[LOOKER]}
        return self.server.http.post("/api/status", json=[held]).text

    def past(self, every: int) -> list[str]:
        """What the looker and a spectator may see of every moment, or of every so many, and of the whole."""
        got = [self.get(f"/at/{n}", seen) for n in range(self.given, -1, -every) for seen in (True, False)]
        got += [self.get(path, seen) for path in ("", "/save", "/luck") for seen in (True, False)]
        for headers in ({}, bearer(self.opened.tokens[LOOKER])):
            path = f"/api/tables/{self.opened.table}/fork"
            got.append(self.server.http.post(path, headers=headers, json={"at": 1}).text)
        return self.without_ids(got)

    def get(self, path: str, seated: bool = True) -> str:
        headers = bearer(self.opened.tokens[LOOKER]) if seated else {}
        return self.server.http.get(f"/api/tables/{self.opened.table}{path}", headers=headers).text

    def without_ids(self, texts: list[str]) -> list[str]:
        return [text.replace(self.opened.table, "TABLE") for text in texts]

    def close(self) -> None:
        for line in (self.playing, *self.watching):
            line.socket.close()


def play_twins(
    server: Server, name: str, rhythm: str, steps: list[Step], looks: list[int]
) -> Iterator[tuple[Twin, Twin, Step]]:
    """The same game at two tables of a server, at these steps of the script."""
    thoughts = Thoughts(server)
    one, other = [Twin(server, thoughts, name, rhythm) for _ in range(2)]
    for number, step in enumerate(steps[: looks[-1] + 1]):
        one.say(step.one[:-1])
        other.say(step.other[:-1])
        if number in looks:
            yield one, other, step
        one.say(step.one[-1:])
        other.say(step.other[-1:])
    one.close()
    other.close()


def worth_a_look(steps: list[Step], looks: int) -> list[int]:
    """Where a kind of question is put first after the secrets differ; before all, what the hider is asked in secret."""
    first: dict[tuple[str, int, bool], int] = {}
    for number, step in enumerate(steps):
        if step.differs:
            first.setdefault((step.kind, step.asked, step.secret), number)
    return sorted(sorted(first.values(), key=lambda number: not steps[number].is_hidden())[:looks])
