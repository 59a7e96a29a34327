"""Whole games over the wire: answers, acknowledgements, views, undo, typed dice, spectators, replay."""

from __future__ import annotations

import asyncio
import gc
import json
import random
import weakref
from typing import Any

import pytest

from heraut.games import NAMES
from heraut.server.journal import verify
from tests.server.client import FIRST, HERE, INVITE, ME, RANDOM, Server, bearer, wait_for


def same(one: dict[str, Any], other: dict[str, Any]) -> None:
    """Two views are the same but for who is connected."""
    for view in (one, other):
        view.pop("type", None)
        for seat in view["seats"]:
            seat.pop("connected")
    assert one == other


def test_a_whole_fight_against_a_bot(server: Server) -> None:
    table = server.open(ME, RANDOM, scenario="one_against_three")
    with table.line(0) as line:
        assert line.play(random.Random(7)) > 5
        end = line.now
    assert end["over"]
    assert end["asked"] is None
    assert end["scene"]["question"] is None
    assert end["scores"] is not None
    assert len(end["scores"]) == 2
    assert {answer["seat"] for answer in end["thread"]} == {0, 1, -1}
    assert [answer["n"] for answer in end["thread"]] == list(range(1, len(end["thread"]) + 1))
    assert [line["n"] for line in end["log"]] == list(range(len(end["log"])))
    assert all(line["text"]["en"] and line["text"]["fr"] for line in end["log"])
    pieces = {piece["label"]["en"]: piece["id"] for piece in end["scene"]["pieces"]}
    assert {id for line in end["log"] for id in line["touches"]} == set(pieces.values())
    strikes = [line for line in end["log"] if len(line["touches"]) == 2]
    assert strikes
    for line in strikes:
        names = [name for name, id in pieces.items() if id in line["touches"]]
        assert all(name in line["text"]["en"] for name in names), line
    same(table.view(0), end)
    entries = server.journal.read(table.table)
    verify(entries)
    assert len(entries) == end["rev"]


def test_no_word_is_missing_in_any_scenario(server: Server, caplog: Any) -> None:
    for scenario in server.tables.games["confrontation"].scenarios():
        seats = len(server.tables.games["confrontation"].seats(scenario))
        table = server.open(*[ME] * seats, scenario=scenario)
        with table.line(*range(seats)) as line:
            line.play(random.Random(3), most=5)
    assert "Missing words" not in caplog.text


def test_two_clients_see_each_others_answers(server: Server) -> None:
    table = server.open(ME, INVITE)
    assert table.view()["seats"][1]["who"] == "open"
    table.claim(1, "Basile")
    with table.line(0) as first, table.line(1) as second:
        chooser = random.Random(1)
        for _ in range(100):
            if first.now["over"]:
                break
            asked = first.now["asked"]
            speaker, other = (first, second) if asked == 0 else (second, first)
            assert not other.answers(), "options are only for whoever is asked"
            refused = other.say(asked, speaker.answers()[0])
            assert (refused["type"], refused["id"]) == ("refused", "not-your-seat")
            ack = speaker.say(asked, chooser.choice(speaker.answers()))
            assert ack["type"] == "ack"
            assert first.to(ack["rev"])["thread"]
            assert second.to(ack["rev"])["thread"]
        assert [seat["player"] for seat in first.now["seats"]] == ["Alix", "Basile"]
        assert first.now["you"] == [0]
        assert second.now["you"] == [1]
        assert all(seat["connected"] for seat in first.now["seats"])


def test_the_ack_comes_before_the_view_that_shows_it(server: Server) -> None:
    table = server.open(ME, RANDOM)
    with table.line(0) as line:
        for _ in range(5):
            if line.my_turn()["over"]:
                break
            line.send({"type": "say", "seat": 0, "text": line.answers()[0], "rev": line.now["rev"], "key": line.key()})
            first = line.get()
            assert first["type"] == "ack"
            line.to(first["rev"])


def test_a_socket_is_sent_what_is_new_and_has_all_of_it(server: Server) -> None:
    table = server.open(ME, HERE, scenario="skirmish")
    with table.line(0, 1) as line, server.line(table.table) as watching:
        chooser, most, said, crossed = random.Random(4), 0, 0, 0
        while crossed < 3:
            if said >= 2 and line.now["undo"]["sealed"]:  # then told anew
                ack = line.undo(line.now["you"][0], force=True)
                said, crossed = 0, crossed + 1
            else:
                ack = line.say(line.now["asked"], chooser.choice(line.answers()))
                said += 1
            same(table.view(0, 1), line.to(ack["rev"]))
            same(server.view(table.table), watching.to(ack["rev"]))
            sent = json.loads(line.sent)
            most = max(most, sent["log_from"])
            assert len(sent["log"]) == len(line.now["log"]) - sent["log_from"]
            assert len(sent["thread"]) == len(line.now["thread"]) - sent["thread_from"]
        assert most > 3
        line.send({"type": "hello", "table": table.table, "tokens": list(table.tokens.values())})
        line.quiet()
        assert json.loads(line.sent)["log_from"] == 0
        assert json.loads(line.sent)["thread_from"] == 0


def test_the_same_key_twice_is_one_move(server: Server) -> None:
    table = server.open(ME, HERE)
    with table.line(0, 1) as line:
        rev, text, seat = line.now["rev"], line.answers()[0], line.now["asked"]
        ack = line.say(seat, text, key="once")
        again = line.say(seat, text, key="once", rev=rev)
        assert ack == again
        assert ack["rev"] == rev + 1
        assert line.to(rev + 1)["rev"] == rev + 1
        other = line.wish(type="undo", seat=seat, key="once", rev=rev + 1)
        assert other["id"] == "key-taken"
    with table.line(0, 1) as line:
        assert line.say(seat, text, key="once", rev=rev) == ack
    assert table.view()["rev"] == rev + 1


def test_an_answer_to_an_old_question_is_stale(server: Server) -> None:
    table = server.open(ME, HERE)
    with table.line(0, 1) as line:
        rev, text, seat = line.now["rev"], line.answers()[0], line.now["asked"]
        line.to(line.say(seat, text)["rev"])
        before = line.now
        assert line.say(seat, text, rev=rev)["type"] == "stale"
        assert line.until(lambda frame: frame["type"] == "view")["rev"] == rev + 1
        assert line.say(seat, text, rev=99)["type"] == "stale"
        same(table.view(0, 1), before)


def test_somebody_sitting_down_does_not_make_an_answer_stale(server: Server) -> None:
    table = server.open(ME, HERE, INVITE, scenario="three_sides")
    with table.line(0, 1) as line:
        rev = line.now["rev"]
        table.claim(2)
        if line.now["asked"] in (0, 1):
            assert line.say(line.now["asked"], line.answers()[0], rev=rev)["type"] == "ack"


def test_an_answer_that_is_none_is_refused_in_both_languages(server: Server) -> None:
    table = server.open(ME, HERE)
    with table.line(0, 1) as line:
        refused = line.say(line.now["asked"], "dance")
        assert (refused["type"], refused["id"]) == ("refused", "illegal-answer")
        assert "“dance” is not possible" in refused["text"]["en"]
        assert "dance" in refused["text"]["fr"]
        assert refused["text"]["en"] != refused["text"]["fr"]
        assert line.say(1 - line.now["asked"], "pass")["id"] == "not-asked"
        assert line.say(-1, "6")["id"] == "not-your-seat"
        assert line.say(57, "6")["id"] == "not-your-seat"
    assert table.view()["rev"] == 1


def test_a_wish_that_the_game_knows_is_refused_with_its_reason(server: Server) -> None:
    table = server.open(ME, HERE)
    with table.line(0, 1) as line:
        seat, shown = line.now["asked"], line.now["scene"]["question"]["refused"]
        assert [wish["answer"] for wish in shown][:2] == ["place 1 3 0", "place 1 1 0"]
        assert not {wish["answer"] for wish in shown} & set(line.answers())
        for text in (shown[0]["answer"], " PLACE 1  9 0"):
            refused = line.say(seat, text)
            assert (refused["type"], refused["id"], refused["rules"]) == ("refused", "illegal-answer", ["CF-C2-1"])
            assert "Danil the Valiant has 2 combat dice." in refused["text"]["en"]
            assert refused["text"]["fr"].startswith("Pas «")
    assert table.view()["scene"]["question"]["refused"] == []
    assert table.view()["rev"] == 1


# --- undo -----------------------------------------------------------------------------------------------------------


def test_undo_and_redo_of_what_nothing_seals(server: Server) -> None:
    table = server.open(ME, HERE)
    with table.line(0, 1) as line:
        assert line.now["undo"] == {"steps": 0, "sealed": None, "may_force": True}
        assert line.undo(line.now["asked"])["id"] == "nothing-to-undo"
        start = line.now
        while not line.now["undo"]["steps"]:  # until an answer without dice
            line.to(line.say(line.now["asked"], line.answers()[0])["rev"])
        played = line.now
        back = line.to(line.undo(line.now["asked"])["rev"])
        assert back["redo"]
        assert len(back["thread"]) < len(played["thread"])
        again = line.to(line.redo(back["asked"])["rev"])
        assert again["rev"] == played["rev"] + 2
        for view in (again, played):
            view.pop("rev")
        same(again, played)
        assert start["rev"] == 1


def test_dice_seal_and_one_device_may_break_the_seal(server: Server) -> None:
    table = server.open(ME, HERE)
    with table.line(0, 1) as line:
        while not line.now["undo"]["sealed"]:
            line.to(line.say(line.now["asked"], line.answers()[0])["rev"])
        given = len(line.now["thread"])
        refused = line.undo(line.now["you"][0])
        assert refused["id"] == "sealed"
        assert refused["text"] == line.now["undo"]["sealed"]
        assert line.now["undo"]["may_force"]
        back = line.to(line.undo(line.now["you"][0], force=True)["rev"])
        assert len(back["thread"]) < given
        (mark,) = [told for told in back["log"] if told["mark"]]
        assert mark["mark"] == "crossed"
        assert "beyond a seal" in mark["text"]["en"], "everybody is told"
        before = list(back["thread"])
        line.to(line.say(back["asked"], line.answers()[0])["rev"])
        assert line.now["thread"][: len(before)] == before


def test_with_people_elsewhere_nobody_breaks_a_seal(server: Server) -> None:
    table = server.open(ME, INVITE)
    table.claim(1)
    with table.line(0) as line, table.line(1) as other:
        chooser = random.Random(5)
        for _ in range(60):
            speaker = line if line.now["asked"] == 0 else other
            ack = speaker.say(speaker.now["asked"], chooser.choice(speaker.answers()))
            line.to(ack["rev"]), other.to(ack["rev"])
            if line.now["undo"]["sealed"]:
                break
        assert not line.now["undo"]["may_force"]
        assert line.undo(0, force=False)["id"] == "sealed"
        assert line.undo(0, force=True)["id"] == "may-not-force"
        assert line.undo(1, force=True)["id"] == "not-your-seat"
        refused = server.http.get(f"/api/tables/{table.table}/save", headers=bearer(table.host, table.tokens[0]))
        assert refused.status_code == 403
        assert refused.json()["id"] == "still-played"
        refused = server.http.post(f"/api/tables/{table.table}/fork", json={"at": 0}, headers=bearer(table.tokens[0]))
        assert refused.status_code == 403


# --- typed dice -----------------------------------------------------------------------------------------------------


def test_typed_dice_are_the_hosts_to_type(server: Server) -> None:
    table = server.open(ME, INVITE, dice="typed")
    table.claim(1)
    with table.line(0) as host, table.line(1) as guest:
        for _ in range(30):
            if host.now["asked"] == -1:
                break
            speaker = host if host.now["asked"] == 0 else guest
            ack = speaker.say(speaker.now["asked"], speaker.answers()[0])
            host.to(ack["rev"]), guest.to(ack["rev"])
        assert host.now["asked"] == -1
        assert host.now["dice"] == "typed"
        assert host.answers() == ["1", "2", "3", "4", "5", "6"]
        assert guest.answers() == []
        assert guest.say(-1, "6")["id"] == "not-your-seat"
        assert host.say(-1, "7")["id"] == "illegal-answer"
        ack = host.say(-1, "4")
        thread = host.to(ack["rev"])["thread"]
        assert thread[-1] == {"n": len(thread), "seat": -1, "text": "4", "seal": True, "manual": True, "herald": False}
        assert host.now["undo"]["sealed"]
        assert host.now["undo"]["may_force"], "the referee may correct a die"
        assert not guest.to(ack["rev"])["undo"]["may_force"]
        back = host.to(host.undo(0, force=True)["rev"])
        assert back["asked"] == -1
        assert len(back["thread"]) == len(thread) - 1


def test_a_whole_fight_with_typed_dice(server: Server) -> None:
    table = server.open(ME, FIRST, dice="typed")
    with table.line(0) as line:
        line.play(random.Random(2))
        assert line.now["over"]
        assert any(answer["manual"] for answer in line.now["thread"])
        manual = [told for told in line.now["log"] if told["manual"]]
        assert manual
        assert len({told["after"] for told in manual}) == len(manual)
        assert all(line.now["thread"][told["after"] - 1]["manual"] for told in manual)


# --- looking --------------------------------------------------------------------------------------------------------


def test_spectators_watch_and_nothing_else(server: Server) -> None:
    table = server.open(ME, HERE)
    with table.line(0, 1) as line, server.line(table.table) as watching:
        assert watching.now["you"] == []
        assert watching.answers() == []
        assert watching.say(0, line.answers()[0])["id"] == "not-your-seat"
        assert watching.undo(0)["id"] == "not-your-seat"
        rev = line.say(line.now["asked"], line.answers()[0])["rev"]
        seen = watching.to(rev)
        same(server.view(table.table), seen)
        assert seen["undo"] == {"steps": 0, "sealed": None, "may_force": False}
        assert not seen["redo"]
    refused = server.http.get(f"/api/tables/{table.table}/save")
    assert refused.status_code == 403


def test_the_view_after_n_answers_is_the_view_that_was(server: Server) -> None:
    table = server.open(ME, RANDOM, scenario="one_against_three")
    seen: dict[int, dict[str, Any]] = {}
    with table.line(0) as line:
        while not line.my_turn()["over"]:
            seen[len(line.now["thread"])] = line.now
            line.to(line.say(0, line.answers()[0])["rev"])
        end = line.now
    assert len(seen) > 3
    for answers, view in seen.items():
        then = table.view(0, at=answers)
        for part in ("scene", "log", "thread", "asked", "you", "over"):
            assert then[part] == view[part], (answers, part)
        assert then["undo"]["steps"] == 0
        assert not then["redo"]
    last = table.view(0, at=len(end["thread"]))
    assert last["over"]
    assert last["scores"] == end["scores"]
    for wrong, status in ((len(end["thread"]) + 1, 404), (-1, 400), ("x", 400), (10**30, 400)):
        assert server.http.get(f"/api/tables/{table.table}/at/{wrong}").status_code == status


def test_a_line_is_shown_the_table_however_long_a_bot_takes(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table wakes whoever joins before the bots have played: nothing of that may be lost."""
    at_once = server.tables._play_bots_of

    async def slowly(id: str) -> None:
        await asyncio.sleep(0.05)
        await at_once(id)

    monkeypatch.setattr(server.tables, "_play_bots_of", slowly)
    table = server.open(ME, HERE)
    with table.line(0) as line:
        assert line.now["scene"]


def test_status_says_whose_turn_it_is(server: Server) -> None:
    table = server.open(ME, HERE)
    wish = [{"table": table.table, "token": table.tokens[0]}, {"table": table.table, "token": "dead"},
            {"table": "nowhere", "token": "x"}]  # fmt: skip
    mine, dead, nowhere = server.http.post("/api/status", json=wish).json()
    assert mine["asked"] == table.view()["asked"]
    assert mine["question"]["fr"]
    assert mine["you"] == [0]
    assert not mine["over"]
    assert not mine["gone"]
    assert dead["gone"]
    assert nowhere["gone"]


def test_games_and_rules(server: Server) -> None:
    games = server.http.get("/api/games").json()
    assert [game["id"] for game in games] == [*NAMES]
    for game in games:
        assert game["name"]["fr"]
        assert game["about"]["fr"]
        assert {bot["id"] for bot in game["bots"]} >= {"random", "first"}
        assert all(one["name"]["fr"] and one["about"]["fr"] and one["seats"] for one in game["scenarios"])
        names = [one["name"]["en"] for one in game["scenarios"]]
        assert len(set(names)) == len(names)
        told_apart = [(one["family"], one["count"], one["how"]["fr"]) for one in game["scenarios"]]
        assert len(set(told_apart)) == len(names)
        titles = {one["family"]: one["title"]["fr"] for one in game["scenarios"]}
        assert len(set(titles.values())) == len(titles)
    book = server.http.get("/api/games/confrontation/rules").json()
    assert book["rules"][0]["id"] == "CF-P-1"
    assert book["sections"][0]["id"] == book["rules"][0]["section"] == "CF-P"
    [attack] = [one for one in book["sections"] if one["id"] == "CF-E5"]
    assert attack["name"] == {"en": "IX-E-5. Sustained defence", "fr": "IX-E-5. Défense soutenue"}
    [way] = [one["flow"] for one in book["sections"] if one["id"] == "CF-E"]
    assert way["fr"] == "CF-E1 (elle peut être soutenue) → CF-E2 (0 ou moins : l’attaque échoue) → " + (
        "CF-E3 (parée : c’est fini) → CF-E6"
    )
    said = [text for rule in book["rules"] for text in (rule["en"], rule["fr"], *(rule["official"] or {}).values())]
    assert not [text for text in said if "'" in text]
    assert server.http.get("/api/games/chess/rules").status_code == 404


def test_two_seats_at_one_device_see_through_the_one_that_is_asked(server: Server) -> None:
    table = server.open(ME, HERE)
    with table.line(0, 1) as line:
        for _ in range(10):
            if line.now["over"]:
                break
            assert line.answers()
            line.to(line.say(line.now["asked"], line.answers()[0])["rev"])
        assert line.now["you"] == [0, 1]


def test_a_table_that_nobody_needs_is_gone_at_once(server: Server) -> None:
    """Without waiting for Python to look for garbage, which it seldom does here."""
    table = server.open(ME, HERE)
    live = server.tables._live[table.table]
    assert live.record is not None
    evening = weakref.ref(live.record.evening)
    gc.disable()
    try:
        live.forget()
        wait_for(lambda: evening() is None)  # whoever is still busy with it lets go of it
    finally:
        gc.enable()
    assert table.view(0, 1)["rev"] == 1
