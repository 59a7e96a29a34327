"""The wire: its schema, and that what is sent keeps to it."""

from __future__ import annotations

import json
import random
import subprocess
import sys

import jsonschema_rs
import pytest

from heraut.kernel import Refusal
from heraut.server.schema import schema, text
from heraut.server.speech import OURS, plain, speech_of
from heraut.server.wire import encode, read_upward
from heraut.table.session import Session
from heraut.table.words import COMMON, lint
from heraut.tabletop.scene import Label, Player, Scene
from tests.server.client import HERE, ME, Server
from tests.table.toy import TOY


def test_the_schema_is_the_same_every_time() -> None:
    again = subprocess.run(
        [sys.executable, "-m", "heraut.server.schema"], capture_output=True, check=True, env={"PYTHONHASHSEED": "7"}
    )
    assert again.stdout.decode() == text()
    definitions = schema()["$defs"]
    assert {"Scene", "Piece", "Question", "View", "Say", "Hello", "Ack", "Spoken", "Upward", "Downward"} <= set(
        definitions
    )
    assert "Label" not in definitions
    assert definitions["Piece"]["properties"]["label"] == {"$ref": "#/$defs/Spoken"}
    assert definitions["Part"]["properties"]["reason"] == {"$ref": "#/$defs/Spoken"}


def test_what_is_sent_keeps_to_the_schema(server: Server) -> None:
    whole = schema()
    check = {
        name: jsonschema_rs.validator_for({**whole, "$ref": f"#/$defs/{name}"}) for name in ("Downward", "View", "Seen")
    }
    table = server.open(ME, HERE, scenario="skirmish")
    with table.line(0, 1) as line:
        chooser = random.Random(1)
        for _ in range(12):
            check["Seen"].validate(json.loads(line.sent))
            check["Downward"].validate(json.loads(line.sent))
            ack = line.say(line.now["asked"], chooser.choice(line.answers()))
            check["Downward"].validate(ack)
            line.to(ack["rev"])
        for wish in ({"type": "undo", "seat": 0}, {"type": "say", "seat": 0, "text": "?", "rev": 0}):
            check["Downward"].validate(line.wish(**wish))
    check["View"].validate(table.view())
    check["View"].validate(table.view(0, at=2))


def test_a_scene_on_the_wire_speaks_both_languages() -> None:
    scene = Scene(Label("chance"), (), (Player(0, Label("seat-number", {"seat": 1})),), (), ())
    sent = plain(scene, speech_of(TOY))
    assert encode(sent["title"]) == b'{"en":"chance","fr":"le hasard"}'
    assert sent["players"][0]["label"].en == "seat 1"
    assert sent["question"] is None
    assert Session(TOY, "joust").decision is not None


def test_frames_with_unknown_fields_are_refused() -> None:
    good = {"type": "say", "seat": 0, "text": "x", "rev": 1, "key": "k"}
    assert read_upward(json.dumps(good))
    for wrong in ({"extra": 1}, {"seat": "0"}, {"rev": -1}, {"key": ""}, {"key": "a b"}, {"text": "x" * 201},
                  {"type": "shout"}, {"seat": 1.5}, {"rev": 10**12}):  # fmt: skip
        with pytest.raises(Refusal):
            read_upward(json.dumps({**good, **wrong}))


def test_the_words_of_the_server() -> None:
    assert [mistake for mistake in lint([COMMON, OURS]) if str(OURS) in mistake] == []


def test_decoders_are_made_before_there_are_threads() -> None:
    """Two threads that are the first to decode the same struct crash msgspec 0.22 (7 of 40 runs of a small script)."""
    for path in OURS.parent.glob("*.py"):
        assert "json.decode(" not in path.read_text(encoding="utf-8"), path
