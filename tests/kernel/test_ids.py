"""An id has a type of its own for whoever reads the rules; it is kept, written and read as what it stands for."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import NamedTuple, NewType

import pytest

from heraut.kernel import Decision, Section, State, hints, write
from heraut.kernel.hints import hints_of, stands_for
from heraut.kernel.options import Grammar
from heraut.kernel.records import Records

PieceId = NewType("PieceId", int)
LeaderId = NewType("LeaderId", PieceId)
Colour = NewType("Colour", str)
Row = NewType("Row", tuple[PieceId, ...])


class Go(NamedTuple):
    piece: LeaderId
    colour: Colour = Colour("red")
    over: Row = Row(())
    word: str = "go"


class Edge(NamedTuple):
    one: PieceId
    other: PieceId


@dataclass(slots=True)
class Piece:
    colour: Colour
    near: list[PieceId] = field(default_factory=list)


@dataclass(slots=True)
class Board(State):
    pieces: dict[PieceId, Piece] = field(default_factory=dict)
    names: dict[Colour, LeaderId] = field(default_factory=dict)
    leader: LeaderId | None = None
    either: PieceId | Colour = Colour("blue")
    row: Row = Row(())
    edges: list[Edge] = field(default_factory=list)


@dataclass(slots=True)
class Turn(Section):
    piece: PieceId


GRAMMAR = Grammar([Go])
RECORDS = Records(Board, [Turn], GRAMMAR)


def board() -> Board:
    one, two = PieceId(1), PieceId(2)
    pieces = {one: Piece(Colour("red"), [two]), two: Piece(Colour("blue"))}
    leader = LeaderId(one)
    state = Board(pieces, {Colour("red"): leader}, leader, two, Row((one, two)), [Edge(one, two)])
    state.agenda.append(Turn(two))
    state.pending = Decision(0, "move", [Go(leader, Colour("blue"), Row((one, two)))])
    return state


def test_a_state_with_ids_is_cloned_saved_and_loaded() -> None:
    state = board()
    twin, loaded = RECORDS.clone(state), RECORDS.load(json.loads(json.dumps(RECORDS.dump(state))))
    assert RECORDS.key(twin) == RECORDS.key(loaded) == RECORDS.key(state)
    assert loaded.pending is not None
    assert (loaded.pieces, loaded.names, loaded.row, loaded.edges) == (
        state.pieces, state.names, state.row, state.edges,
    )  # fmt: skip
    assert loaded.pending.options == [Go(LeaderId(PieceId(1)), Colour("blue"), Row((PieceId(1), PieceId(2))))]
    twin.pieces[PieceId(1)].near.clear()
    assert state.pieces[PieceId(1)].near == [2]


@pytest.mark.parametrize("text", ["go 1", "go 1 blue", "go 1 blue 2 3"])
def test_an_answer_with_ids_is_read_as_it_is_written(text: str) -> None:
    read = GRAMMAR.read(text)
    assert write(read) == text
    assert read.piece == 1
    assert all(type(piece) is int for piece in (read.piece, *read.over))


def test_an_id_keeps_its_type_in_the_annotations_compiled_or_not(monkeypatch: pytest.MonkeyPatch) -> None:
    """A compiled class has forgotten its annotations; they are read from the source beside it."""
    expected = {"pieces": dict[PieceId, Piece], "leader": LeaderId | None, "row": Row}
    assert {name: hints_of(Board)[name] for name in expected} == expected
    monkeypatch.setattr(hints, "compiled", lambda cls: cls is Board)
    assert {name: hints_of.__wrapped__(Board)[name] for name in expected} == expected
    assert [stands_for(tp) for tp in (LeaderId, Colour, int)] == [int, str, int]
