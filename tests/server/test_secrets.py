"""What a seat may not know reaches it by no frame: two tables that differ only in that send it the same bytes."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from heraut import games
from heraut.kernel import Fact
from heraut.players.dice import Seeded
from heraut.table.session import AnyGame
from tests.server.client import INVITE, RANDOM, Line, Opened, Server, bearer
from tests.server.toys.hands import Hands, OpenHands, hands


@pytest.fixture(params=[Hands])
def hidden(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Server]:
    running = Server(str(tmp_path / "tables.db"), {"hands": hands(request.param)})
    yield running
    running.stop()


class Twin:
    """One of two tables: the host types the cards, seat 0 is watched, seat 1 has other cards at each table."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.opened: Opened = server.open(INVITE, INVITE, game="hands", dice="typed")
        for seat in (0, 1):
            self.opened.claim(seat, f"player {seat}")
        table = self.opened.table
        self.host = server.line(table, self.opened.host)
        self.seats = [self.opened.line(0), self.opened.line(1)]
        self.watching = server.line(table)
        self.lines = [self.host, *self.seats, self.watching]

    @property
    def asked(self) -> Any:
        return self.host.now["asked"]

    def say(self, line: Line, seat: int, text: str) -> None:
        ack = line.say(seat, text)
        assert ack["type"] == "ack", ack
        for one in self.lines:
            one.to(ack["rev"])

    def bag(self) -> list[str]:
        record = self.server.tables._live[self.opened.table].record
        assert record is not None
        return list(record.evening.table.state.cards.bag)

    def drawer(self) -> int:
        """Whose hand the card being drawn goes to."""
        record = self.server.tables._live[self.opened.table].record
        assert record is not None
        seat: int = record.evening.table.state.agenda[-2].seat
        return seat

    def public(self) -> list[str]:
        """Everything that seat 0 and a spectator were ever sent, and whatever they may ask for."""
        table, token = self.opened.table, self.opened.tokens[0]
        http = self.server.http
        got: list[str] = []
        for line in (self.seats[0], self.watching):
            line.quiet()
            got += line.views[-1:]
        view = self.server.view(table, token)
        got.append(http.get(f"/api/tables/{table}", headers=bearer(token)).text)
        got.append(http.get(f"/api/tables/{table}").text)
        got += [http.get(f"/api/tables/{table}/at/{n}").text for n in range(0, len(view["thread"]), 3)]
        got += [http.get(f"/api/tables/{table}/at/{n}", headers=bearer(token)).text
                for n in range(1, len(view["thread"]), 3)]  # fmt: skip
        got.append(http.post("/api/status", json=[{"table": table, "token": token}]).text)
        got.append(http.get(f"/api/tables/{table}/save", headers=bearer(token)).text)
        for wish in (
            {"type": "say", "seat": 1, "text": "rest"}, {"type": "say", "seat": -1, "text": "trap"},
            {"type": "say", "seat": 0, "text": "nonsense"}, {"type": "undo", "seat": 0, "force": True},
        ):  # fmt: skip
            if wish["type"] == "undo" and self.seats[0].now["undo"]["steps"]:
                continue
            got.append(str(self.seats[0].wish(**wish, key=f"fixed{len(got)}")))
        return [text.replace(table, "TABLE") for text in got]

    def close(self) -> None:
        for line in self.lines:
            line.socket.close()


def play_twins(server: Server, seed: int, answers: int) -> list[tuple[list[str], list[str]]]:
    """The same game twice, but for the cards of seat 1 and what it lays face down."""
    chooser = random.Random(seed)
    one, other = Twin(server), Twin(server)
    seen = []
    for step in range(answers):
        assert one.asked == other.asked
        if one.asked is None:
            break
        if one.asked == -1:
            bags = one.bag(), other.bag()
            if one.drawer() == 0:
                card = chooser.choice(sorted(set(bags[0]) & set(bags[1])))
                cards = (card, card)
            else:
                first = chooser.choice(sorted(set(bags[0])))
                cards = (first, chooser.choice(sorted(set(bags[1]) - {first} or set(bags[1]))))
            for twin, card in zip((one, other), cards, strict=True):
                twin.say(twin.host, -1, card)
        elif one.asked == 0:
            common = [text for text in one.seats[0].answers() if "sword" not in text and "scout" not in text]
            assert one.seats[0].answers() == other.seats[0].answers()
            text = chooser.choice(common)
            for twin in (one, other):
                twin.say(twin.seats[0], 0, text)
        else:
            lay = [[text for text in twin.seats[1].answers() if text.startswith("lay")] for twin in (one, other)]
            secretly = all(lay) and chooser.random() < 0.7
            for twin, lays in zip((one, other), lay, strict=True):
                twin.say(twin.seats[1], 1, chooser.choice(lays) if secretly else "rest")
        if step % 6 == 5 or step == answers - 1:
            seen.append((one.public(), other.public()))
    one.close()
    other.close()
    return seen


def test_what_a_seat_may_not_know_changes_no_byte(hidden: Server) -> None:
    for one, other in play_twins(hidden, 1, 26):
        assert one == other


@pytest.mark.parametrize("hidden", [OpenHands], indirect=True)
def test_the_test_sees_a_leak(hidden: Server) -> None:
    assert any(one != other for one, other in play_twins(hidden, 0, 22))


@pytest.mark.parametrize("name", [name for name in games.NAMES if not games.game(name).hides])
def test_a_game_that_says_it_hides_nothing_hides_nothing(name: str) -> None:
    """All its seats may then be shown the same."""
    game: AnyGame = games.game(name)
    for scenario in random.Random(name).sample(list(game.scenarios()), 8):
        chooser, facts = random.Random(scenario), list[Fact]()
        table = game.table(scenario, Seeded(3), listener=facts.append)
        lookers = (None, *range(len(game.seats(scenario))))
        for _ in range(12):
            views = [game.view(table, looker) for looker in lookers]
            assert len({game.records.key(view) for view in views}) == 1
            scenes = [game.scene(view, looker) for view, looker in zip(views, lookers, strict=True)]
            assert scenes == [scenes[0]] * len(lookers)
            if table.over:
                break
            table.answer(chooser.choice(table.decision.options))
        assert all(fact.to is None for fact in facts)


def test_a_screen_is_told_whether_it_must_be_handed_over(hidden: Server, server: Server) -> None:
    assert hidden.open({"who": "me"}, {"who": "here"}, game="hands").view()["hides"]
    assert not server.open({"who": "me"}, {"who": "here"}).view()["hides"]


def test_cards_that_the_computer_draws_are_in_no_thread(hidden: Server) -> None:
    table = hidden.open({"who": "me"}, RANDOM, game="hands")
    with table.line(0) as line:
        line.play(random.Random(1))
    for view in (table.view(), table.view(0, at=3)):
        drawn = [answer for answer in view["thread"] if answer["seat"] == -1]
        assert drawn
        assert {answer["text"] for answer in drawn} <= {"", *"123456"}
    mine = [answer["text"] for answer in table.view(0)["thread"] if answer["seat"] == 0]
    assert mine
    assert "" not in mine
    told = [line["text"]["en"] for line in table.view(0)["log"]]
    assert any("You drew" in text for text in told)
    assert not any("You drew" in line["text"]["en"] for line in table.view()["log"])
