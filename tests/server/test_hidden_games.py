"""Every game that hides anything, on the wire: what a seat holds, and could do with it, is told to nobody else."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from heraut.games import NAMES, game
from heraut.kernel import CHANCE, Fact, Option, Table
from heraut.kernel.chance import Taking
from heraut.server.entries import DECODERS, OpenBody
from heraut.server.live import Patience
from heraut.table.past import Mark
from heraut.table.session import AnyGame
from tests.server.client import ME, RANDOM, Opened, Server, bearer
from tests.server.twins import HIDDEN, HIDER, LOOKER, Step, play_twins, script, worth_a_look

SOAK = bool(os.environ.get("HERAUT_SOAK"))
LOOKS = 100 if SOAK else 8
HIDING = [name for name in NAMES if game(name).hides]
GAMES = [(name, seed) for name in HIDING for seed in HIDDEN[name].seeds[: None if SOAK else 1]]


@pytest.fixture(scope="module")
def hiding(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(str(tmp_path_factory.mktemp("hiding") / "tables.db"), patience=Patience(secret_seconds=0))
    yield running
    running.stop()


COUNTED = {"rev", "n", "after", "log_from", "thread_from", "undo", "redo"}


def alike(texts: list[str]) -> list[Any]:
    """Without what others' secret answers count in: running numbers, how far one may go back.

    What a fact speaks of is what lies there at the next question, the others' secret one too.
    """
    return [uncounted(json.loads(text)) for text in texts]


def uncounted(thing: Any) -> Any:
    if isinstance(thing, list):
        return [uncounted(one) for one in thing]
    if not isinstance(thing, dict):
        return thing
    told = {"touches"} if "manual" in thing else set()
    return {key: uncounted(value) for key, value in thing.items() if key not in COUNTED | told}


@pytest.mark.parametrize(("name", "seed"), GAMES)
def test_a_steady_table_sends_the_same_bytes_whatever_the_others_hold(hiding: Server, name: str, seed: int) -> None:
    secret, steps = 0, list(script(name, seed, "steady"))
    for one, other, step in play_twins(hiding, name, "steady", steps, worth_a_look(steps, LOOKS)):
        assert one.sent() == other.sent()
        assert one.watching[1].now["waits"] == step.secret
        secret += step.is_hidden()
        if step.is_hidden():
            for line in one.watching:
                view = line.now
                assert (view["asked"], view["thinking"], view["scene"]["question"]) == (None, None, None)
    assert secret
    every = 1 if SOAK else 4
    assert one.past(every) == other.past(every)


@pytest.mark.parametrize(("name", "seed"), GAMES)
def test_a_usual_table_tells_no_more_than_that_it_waits(hiding: Server, name: str, seed: int) -> None:
    steps = list(script(name, seed, "usual"))
    looks = worth_a_look(steps, LOOKS)
    assert len(looks) >= 8
    for one, other, _ in play_twins(hiding, name, "usual", steps, looks):
        assert alike(one.sent()) == alike(other.sent())


# --- leaks are seen ---


def leaking(name: str, **methods: Any) -> AnyGame:
    """The game with some methods of its own, and its own words."""
    kind = type(game(name))
    leaks: AnyGame = type(kind.__name__, (kind,), {"__module__": kind.__module__, **methods})(game(name).content)
    return leaks


def see_all(played: AnyGame, t: Table[Any, Any], seat: int | None) -> Any:
    return played.records.clone(t.state)


def know_draws(played: AnyGame, t: Table[Any, Any], looker: int | None, option: Option) -> bool:
    return t.decision is not None and t.decision.seat == CHANCE


def is_caught(server: Server, name: str, wanted: Callable[[Step], bool]) -> bool:
    """Do the twins of the honest game's script differ at the first such question after their secrets do?"""
    steps = list(script(name, HIDDEN[name].seeds[0], "steady"))
    looks = [number for number, step in enumerate(steps) if step.differs and wanted(step)]
    twins = play_twins(server, name, "steady", steps, looks[:1])
    caught = any(one.sent() != other.sent() for one, other, _ in twins)
    server.stop()
    return caught


@pytest.mark.parametrize("name", HIDING)
def test_a_draw_that_all_may_know_is_seen(name: str, tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.db"), {name: leaking(name, knows=know_draws)})
    assert is_caught(server, name, lambda step: True)


@pytest.mark.parametrize("name", HIDING[-1:])
def test_a_fact_told_to_too_many_is_seen(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Fact, "known_to", lambda fact, seat: True)
    server = Server(str(tmp_path / "tables.db"), {name: game(name)})
    assert is_caught(server, name, lambda step: step.asked != CHANCE)


@pytest.mark.parametrize("name", HIDING[-1:])
def test_a_view_that_hides_nothing_is_seen(name: str, tmp_path: Path) -> None:
    """In what whoever thinks for a seat is told, if nowhere else."""
    server = Server(str(tmp_path / "tables.db"), {name: leaking(name, view=see_all)})
    assert is_caught(server, name, lambda step: step.asked == LOOKER)


# --- one table, attacked ---


@pytest.mark.parametrize("name", HIDING)
def test_no_thread_names_the_cards_that_others_draw(hiding: Server, name: str) -> None:
    """The beginning of a game against a bot: hands cannot be put together again."""
    hidden = HIDDEN[name]
    opened = hiding.open(ME, RANDOM, game=name, scenario=hidden.scenario)
    with opened.line(LOOKER) as line:
        line.play(random.Random(5), 10_000 if SOAK else 40)
        line.quiet()
    drawn = drawn_in_secret(hiding, opened)
    mine, public = [{one["n"]: one["text"] for one in view["thread"]} for view in (opened.view(LOOKER), opened.view())]
    assert {seat for seat, _ in drawn.values()} == {LOOKER, HIDER}
    for n, (seat, card) in drawn.items():
        assert mine.get(n, "") == (card if seat == LOOKER else "")
        assert public.get(n, "") == ""


def drawn_in_secret(server: Server, opened: Opened) -> dict[int, tuple[int, str]]:
    """The cards drawn to hands, by the number of the answer: whose, and which."""
    record = server.tables._live[opened.table].record
    assert record is not None
    session, drawn = record.evening, dict[int, tuple[int, str]]()
    table = session.game.table(session.scenario, None, session.settings)
    decks = {deck[:-1] + str(seat): seat for deck in HIDDEN[session.game.name].drawn for seat in (LOOKER, HIDER)}
    for n, (seat, text) in enumerate(session.answers, start=1):
        top = table.state.agenda[-1]
        if isinstance(top, Taking) and top.deck in decks:
            drawn[n] = decks[top.deck], text
        table.say(seat, text)
    return drawn


@pytest.mark.parametrize("name", HIDING)
def test_what_is_asked_in_secret_is_neither_in_the_thread_nor_named_by_a_seal(hiding: Server, name: str) -> None:
    """Somebody lets go a question that nobody else may know of."""
    steps = list(script(name, HIDDEN[name].seeds[0], "steady"))
    for one, _, step in play_twins(hiding, name, "steady", steps, worth_a_look(steps, 1)):
        assert step.is_hidden()
        one.say(step.one)
        view = one.opened.view(LOOKER)
        assert (one.given, HIDER) not in [(answer["n"], answer["seat"]) for answer in view["thread"]]
        sealed = view["undo"]["sealed"]
        assert sealed is None or "player 1" not in sealed["en"]
        return


# --- steady tables ---


@pytest.mark.parametrize("name", HIDING)
def test_a_steady_table_stays_steady_with_bots_after_a_restart_and_in_a_save(name: str, tmp_path: Path) -> None:
    store = str(tmp_path / "tables.db")
    first = Server(store, patience=Patience(secret_seconds=0))
    opened = first.open(ME, RANDOM, game=name, scenario=HIDDEN[name].scenario, rhythm="steady")
    with opened.line(LOOKER) as line:
        line.play(random.Random(3), 20)
        line.my_turn()
    first.stop()
    again = Server(store, patience=Patience(secret_seconds=0))
    view = again.view(opened.table, opened.tokens[LOOKER])
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
