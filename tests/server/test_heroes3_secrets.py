"""Heroes III on the wire: hands, and who could play a card from them, are told to nobody else."""

from __future__ import annotations

import json
import os
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from heraut.games import game
from heraut.games.heroes3.game import Heroes3
from heraut.kernel import CHANCE, Decision, Option, Table, write
from heraut.kernel.chance import Taking
from heraut.server.entries import DECODERS, OpenBody
from heraut.server.live import Patience
from heraut.table.past import Mark
from heraut.table.session import Session
from tests.server.client import INVITE, ME, RANDOM, Line, Opened, Server, bearer

SOAK = bool(os.environ.get("HERAUT_SOAK"))
SCENARIO = "house_first_steps"
HEROES3 = game("heroes3")
# Games in which seat 1 is soon asked in secret at one table only, and how many answers until then.
GAMES = {6: 48, 8: 51, 9: 31, 17: 41, 20: 52, 55: 34} if SOAK else {6: 48, 9: 31}


class TellsDraws(Heroes3):
    """The control: everybody knows what is drawn."""

    def knows(self, t: Any, looker: int | None, option: Option) -> bool:
        return t.decision.seat == CHANCE or super().knows(t, looker, option)


@pytest.fixture(scope="module")
def heroes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    store = str(tmp_path_factory.mktemp("heroes") / "tables.db")
    running = Server(store, {"heroes3": HEROES3}, patience=Patience(secret_seconds=0))
    yield running
    running.stop()


@pytest.fixture
def leaking(tmp_path: Path) -> Iterator[Server]:
    running = Server(str(tmp_path / "tables.db"), {"heroes3": TellsDraws(HEROES3.content)})
    yield running
    running.stop()


# --- two tables that differ in the cards of seat 1 ---


class Twin:
    """One of two tables with typed dice.  Seat 0 and a spectator watch once the game has come to what is looked at."""

    def __init__(self, server: Server, rhythm: str) -> None:
        self.server = server
        self.opened: Opened = server.open(
            INVITE, INVITE, game="heroes3", scenario=SCENARIO, dice="typed", rhythm=rhythm
        )
        for seat in (0, 1):
            self.opened.claim(seat, f"player {seat}")
        self.token = self.opened.tokens[0]
        self.playing = server.line(self.opened.table, self.opened.host, *self.opened.tokens.values())
        self.watching: list[Line] = []

    @property
    def table(self) -> Table[Any, Any]:
        record = self.server.tables._live[self.opened.table].record
        assert record is not None
        return record.evening.table

    @property
    def asked(self) -> Decision:
        decision = self.table.decision
        assert decision is not None
        return decision

    def watch(self) -> None:
        self.watching = [self.opened.line(0), self.server.line(self.opened.table)]

    def say(self, option: Option) -> None:
        ack = self.playing.say(self.asked.seat, write(option))
        assert ack["type"] == "ack", ack
        for line in (self.playing, *self.watching):
            line.to(ack["rev"])

    def open_answers(self) -> list[Option]:
        return list(HEROES3.open_answers(self.asked))

    def let_go(self) -> None:
        """Seat 1 lets go whatever it is asked in secret."""
        while self.asked.secret and self.asked.seat == 1:
            self.say(self.open_answers()[0])

    def public(self) -> list[str]:
        """Everything that seat 0 and a spectator see, and whatever they may ask for, after the last answer."""
        http, table, got = self.server.http, self.opened.table, list[str]()
        for line in self.watching:
            line.quiet()
            got.append(json.dumps(line.now))
        for headers in ({}, bearer(self.token)):
            for path in ("", "/save", "/luck", "/at/20", f"/at/{self.answers()}"):
                got.append(http.get(f"/api/tables/{table}{path}", headers=headers).text)
            got.append(http.post(f"/api/tables/{table}/fork", headers=headers, json={"at": 1}).text)
        if self.asked.seat != 0:  # what a seat may expect of its own question is sampled within a time
            for path in ("/hint", "/odds"):
                got.append(http.get(f"/api/tables/{table}{path}", headers=bearer(self.token)).text)
        got.append(http.post("/api/status", json=[{"table": table, "token": self.token}]).text)
        mine = self.watching[0]
        for number, wish in enumerate([
            {"type": "say", "seat": 1, "text": "pass"}, {"type": "say", "seat": -1, "text": "pass"},
            {"type": "say", "seat": 0, "text": "nonsense"}, {"type": "redo", "seat": 0},
        ]):  # fmt: skip
            got.append(json.dumps(mine.wish(**wish, key=f"fixed{number}")))
        return [text.replace(table, "TABLE") for text in got]

    def every_moment(self) -> list[str]:
        """What seat 0 and a spectator may see of every moment of the past."""
        http, table = self.server.http, self.opened.table
        paths = [f"/api/tables/{table}/at/{n}" for n in range(self.answers() + 1)]
        got = [http.get(path, headers=headers).text for path in paths for headers in ({}, bearer(self.token))]
        return [text.replace(table, "TABLE") for text in got]

    def answers(self) -> int:
        """How many have been given, whoever may know of them."""
        record = self.server.tables._live[self.opened.table].record
        assert record is not None
        return len(record.evening.answers)

    def close(self) -> None:
        for line in (self.playing, *self.watching):
            line.socket.close()


def alike(texts: list[str]) -> list[str]:
    """Without running numbers, and without how far one may go back: others' secret answers count there."""
    plain = [re.sub(r'"(rev|n|after|log_from|thread_from)": ?\d+', r'"\1":0', text) for text in texts]
    return [re.sub(r'"undo": ?\{.*?\}, ?"redo": ?(true|false)', "", text) for text in plain]


def choose(chooser: random.Random, one: Twin, other: Twin) -> tuple[Option, Option] | None:
    """The next answer at each table: the same, but for what seat 1 draws.  None if they have no answer in common."""
    asked, asked_twin, top = one.asked, other.asked, one.table.state.agenda[-1]
    if isinstance(top, Taking) and top.deck == "hero_1":
        card = chooser.choice(sorted(set(asked.options)))
        return card, chooser.choice(sorted(set(asked_twin.options) - {card}) or sorted(asked_twin.options))
    options, twins = list(asked.options), list(asked_twin.options)
    if asked.seat == 1:
        options, twins = one.open_answers() or options, other.open_answers() or twins
    common = [option for option in options if option in twins]
    if asked.kind == "turn":
        common = [option for option in common if option.word in ("move", "step", "go")] or common
    if not common:
        return None
    option = chooser.choice(common)
    return option, option


def play_twins(server: Server, rhythm: str, seed: int, start: int, answers: int) -> Iterator[tuple[Twin, Twin]]:
    """The same game twice, but for the cards of seat 1; from `start` on they are to be looked at after each answer."""
    chooser = random.Random(seed)
    one, other = Twin(server, rhythm), Twin(server, rhythm)
    for step in range(start + answers):
        if step == start:
            one.watch()
            other.watch()
        if rhythm == "usual" and (one.asked.seat, one.asked.kind) != (other.asked.seat, other.asked.kind):
            one.let_go()
            other.let_go()
        if step >= start:
            yield one, other
        assert (one.asked.seat, one.asked.kind) == (other.asked.seat, other.asked.kind)
        chosen = choose(chooser, one, other)
        if chosen is None:
            break
        one.say(chosen[0])
        other.say(chosen[1])
    one.close()
    other.close()


@pytest.mark.parametrize("seed", GAMES)
def test_a_steady_table_sends_the_same_bytes_whatever_the_others_hold(heroes: Server, seed: int) -> None:
    secret = 0
    for one, other in play_twins(heroes, "steady", seed, GAMES[seed], 60 if SOAK else 16):
        assert one.public() == other.public()
        secret += one.asked.secret and one.asked.seat == 1
        assert one.watching[1].now["waits"] == one.asked.secret
        if one.asked.secret and one.asked.seat == 1:
            for line in one.watching:
                view = line.now
                assert (view["asked"], view["thinking"], view["scene"]["question"]) == (None, None, None)
    assert secret
    assert one.every_moment() == other.every_moment()


@pytest.mark.parametrize("seed", GAMES)
def test_a_usual_table_tells_no_more_than_that_it_waits(heroes: Server, seed: int) -> None:
    for one, other in play_twins(heroes, "usual", seed, GAMES[seed], 60 if SOAK else 12):
        assert alike(one.public()) == alike(other.public())


def test_the_test_sees_a_leak(leaking: Server) -> None:
    caught = False
    for one, other in play_twins(leaking, "steady", 9, 31, 1):
        caught = one.public() != other.public()
    assert caught


# --- one table, attacked ---


def drawn_in_secret(session: Session) -> dict[int, tuple[int, str]]:
    """The cards drawn to hands, by the number of the answer: whose, and which."""
    table = HEROES3.table(session.scenario, None, session.settings)
    drawn: dict[int, tuple[int, str]] = {}
    for n, (seat, text) in enumerate(session.answers, start=1):
        top = table.state.agenda[-1]
        if isinstance(top, Taking) and top.deck.startswith("hero_"):
            drawn[n] = int(top.deck[-1]), text
        table.say(seat, text)
    return drawn


def test_no_thread_names_the_cards_that_others_draw(heroes: Server) -> None:
    """A whole game against a bot (the beginning of one, unless there is time): hands cannot be put together again."""
    opened = heroes.open(ME, RANDOM, game="heroes3", scenario=SCENARIO)
    with opened.line(0) as line:
        line.play(random.Random(5), 10_000 if SOAK else 60)
        line.quiet()
    record = heroes.tables._live[opened.table].record
    assert record is not None
    drawn = drawn_in_secret(record.evening)
    mine, public = [{one["n"]: one for one in view["thread"]} for view in (opened.view(0), opened.view())]
    assert {seat for seat, _ in drawn.values()} == {0, 1}
    for n, (seat, card) in drawn.items():
        if n in mine:
            assert mine[n]["text"] == (card if seat == 0 else "")
            assert public[n]["text"] == ""


def test_what_is_asked_in_secret_is_neither_in_the_thread_nor_named_by_a_seal(heroes: Server) -> None:
    """Seat 1 lets go a question that nobody else may know of."""
    for one, _ in play_twins(heroes, "steady", 9, 31, 12):
        if one.asked.secret and one.asked.seat == 1:
            n = one.answers()
            one.let_go()
            thread = one.opened.view(0)["thread"]
            numbers = [answer["n"] for answer in thread]
            assert n + 1 not in numbers or thread[numbers.index(n + 1)]["seat"] != 1
            sealed = one.opened.view(0)["undo"]["sealed"]
            assert sealed is None or "player 1" not in sealed["en"]
            return
    raise AssertionError("nobody was asked in secret")


# --- steady tables ---


def test_a_steady_table_stays_steady_with_bots_after_a_restart_and_in_a_save(tmp_path: Path) -> None:
    store, games = str(tmp_path / "tables.db"), {"heroes3": HEROES3}
    first = Server(store, games, patience=Patience(secret_seconds=0))
    opened = first.open(ME, RANDOM, game="heroes3", scenario=SCENARIO, rhythm="steady")
    with opened.line(0) as line:
        line.play(random.Random(3), 40)
        line.quiet()
    first.stop()
    again = Server(store, games, patience=Patience(secret_seconds=0))
    view = again.view(opened.table, opened.tokens[0])
    assert (view["rhythm"], view["scene"], view["thread"]) == ("steady", line.now["scene"], line.now["thread"])
    kept = again.http.get(f"/api/tables/{opened.table}/save", headers=bearer(opened.host))
    brought = again.http.post("/api/saves", content=kept.content)
    assert brought.status_code == 200, brought.text
    assert again.view(brought.json()["table"])["rhythm"] == "steady"
    again.stop()


def test_old_journals_say_nothing_of_rhythm_and_have_shorter_marks() -> None:
    body = (
        '{"game":"g","content":"1","scenario":"s","settings":{},"dice":"typed","places":[],"marks":[["crossed",3,2]]}'
    )
    opened = DECODERS[OpenBody].decode(body)
    assert (opened.rhythm, opened.marks) == ("usual", [Mark("crossed", 3, 2)])
