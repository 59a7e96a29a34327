"""Clone, key, dump and load are written from the annotations."""

from __future__ import annotations

import json
from dataclasses import dataclass, field, make_dataclass
from typing import Annotated, Any, Literal, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heraut.kernel import CHANCE, Bag, Decision, Deck, Modifier, Section, State
from heraut.kernel.options import Grammar
from heraut.kernel.records import Records
from heraut.kernel.state import TOLD, UNORDERED


class Hex(NamedTuple):
    q: int
    r: int


class Path(NamedTuple):
    way: tuple[Hex, ...]
    cost: float = 1.0


class Journey(NamedTuple):
    path: Path


HERE = Hex(0, 0)
STROLL = Journey(Path((HERE,)))


class Walk(NamedTuple):
    q: int
    word: str = "walk"


@dataclass(slots=True)
class Fighter:
    name: str
    wounds: int = 0
    statuses: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Everything(State):
    number: int = 0
    real: float = 0.5
    yes: bool = True
    side: Literal["red", "blue"] = "red"
    maybe: int | None = None
    either: int | str = "x"
    faces: tuple[int, ...] = ()
    pair: tuple[int, str] = (1, "a")
    pairs: list[tuple[int, str]] = field(default_factory=list)
    place: Hex = HERE
    goal: Hex | None = None
    journey: Journey = STROLL
    hand: Bag = field(default_factory=list)
    hands: list[Bag] = field(default_factory=list)
    cards: Deck = field(default_factory=lambda: Deck([]))
    leader: Fighter | None = None
    fighters: dict[int, Fighter] = field(default_factory=dict)
    banners: dict[str, list[int]] = field(default_factory=dict)
    squads: list[list[Fighter]] = field(default_factory=list)
    tokens: Annotated[list[Hex], UNORDERED] = field(default_factory=list)
    crowd: Annotated[list[Fighter], UNORDERED] = field(default_factory=list)


@dataclass(slots=True)
class Walking(Section):
    pending: tuple[int, ...] = ()  # only a name: no question is pending here
    next: Section | None = None


RECORDS = Records(Everything, [Walking], Grammar([Walk]))


def full() -> Everything:
    return Everything(
        agenda=[Walking(pending=(1, 2), next=Walking(at="stop"))],
        pending=Decision(0, "walk", [Walk(1), Walk(2)]),
        modifiers={3: (Modifier("stunned", "turn", 1),)},
        maybe=4,
        faces=(1, 2),
        pairs=[(1, "a")],
        goal=Hex(1, -1),
        journey=Journey(Path((Hex(0, 1), Hex(1, 1)), 2.5)),
        hand=["b", "a"],
        hands=[["b"], []],
        cards=Deck(["x"], ["top"], ["bottom"]),
        leader=Fighter("Alahel"),
        fighters={2: Fighter("Ivor", 1, ["stunned"])},
        banners={"north": [1]},
        squads=[[Fighter("Goblin")], []],
        tokens=[Hex(2, 2), Hex(1, 1)],
        crowd=[Fighter("b"), Fighter("a")],
    )


def saved(state: Everything) -> Everything:
    return RECORDS.load(json.loads(json.dumps(RECORDS.dump(state))))


def test_every_type_survives_a_save() -> None:
    state = full()
    loaded = saved(state)
    assert RECORDS.dump(loaded) == RECORDS.dump(state)
    assert RECORDS.key(loaded) == RECORDS.key(state)
    loaded.pending = state.pending
    assert loaded == state
    assert type(loaded.goal) is Hex
    assert type(loaded.journey.path.way[1]) is Hex


def test_a_question_survives_a_save() -> None:
    pending = saved(full()).pending
    assert pending is not None
    assert (pending.seat, pending.kind, pending.options, pending.weights) == (0, "walk", [Walk(1), Walk(2)], None)


@pytest.mark.parametrize("secret", [False, True])
def test_a_secret_question_survives_a_save_and_stays_secret(secret: bool) -> None:
    state = Everything(pending=Decision(0, "walk", [Walk(1)], None, secret))
    assert len(RECORDS.dump(state)["pending"]) == 4 + secret  # others are written as ever
    pending = saved(state).pending
    assert pending is not None
    assert pending.secret == secret


def test_a_card_that_bears_the_name_of_an_option_stays_a_card() -> None:
    state = Everything(pending=Decision(CHANCE, "cards", ["walk", "7", "run"], [2, 1, 1]))
    pending = saved(state).pending
    assert pending is not None
    assert pending.options == ["walk", "7", "run"]
    assert pending.weights == [2, 1, 1]


def test_a_clone_shares_nothing_that_can_change() -> None:
    state, before = full(), RECORDS.dump(full())
    twin = RECORDS.clone(state)
    assert twin == state
    twin.fighters[2].statuses.append("dead")
    twin.squads[0][0].wounds = 9
    twin.banners["north"].append(2)
    twin.hands[0].clear()
    twin.cards.top.clear()
    twin.agenda[0].at = "elsewhere"
    twin.gain(3, "slow", "turn")
    twin.crowd[0].name = "c"
    assert RECORDS.dump(state) == before


def test_order_that_means_nothing_is_not_in_the_key() -> None:
    one, other = full(), full()
    other.hand.reverse()
    other.tokens.reverse()
    other.crowd.reverse()
    assert RECORDS.key(one) == RECORDS.key(other)
    other.banners["north"] = [2]
    assert RECORDS.key(one) != RECORDS.key(other)


@pytest.mark.parametrize(
    "name", [name for name in Everything.__dataclass_fields__ if name not in ("pending", "agenda")]
)
def test_no_field_is_forgotten(name: str) -> None:
    """Whatever field of a full state goes back to an empty one's value, the key and the dump show it."""
    empty = Everything(number=1, real=1.0, yes=False, side="blue", either=2, pair=(2, "b"), place=Hex(9, 9))
    state = full()
    setattr(state, name, getattr(empty, name))
    assert RECORDS.key(state) != RECORDS.key(full())
    assert RECORDS.dump(state) != RECORDS.dump(full())
    assert RECORDS.digest(state) != RECORDS.digest(full())


def test_a_field_that_is_called_pending_counts_like_any_other() -> None:
    one, other = full(), full()
    other.agenda = [Walking(pending=(1, 3), next=Walking(at="stop"))]
    assert RECORDS.key(one) != RECORDS.key(other)


def test_a_new_field_is_in_the_records_without_a_word_from_its_author() -> None:
    newer = make_dataclass("Newer", [("luck", int, 0)], bases=(State,), slots=True)
    records: Records[Any] = Records(newer, [], Grammar([]))
    assert records.key(newer(luck=1)) != records.key(newer(luck=2))
    assert records.clone(newer(luck=3)).luck == 3
    assert records.load(records.dump(newer(luck=4))).luck == 4


@dataclass(slots=True)
class Mutable:
    n: int = 0


class Holder(NamedTuple):
    things: list[int]


@pytest.mark.parametrize(
    "bad",
    [
        set[int],
        object,
        bytes,
        list,
        Hex | Path,
        tuple[list[int], ...],
        tuple[int, list[int]],
        tuple[Mutable, ...],
        tuple[tuple[dict[int, int], ...], int],
        Holder,
        dict[tuple[int, int], int],
        dict[Hex, int],
        dict[bool, int],
        Mutable | Fighter,
    ],
    ids=str,
)
def test_what_a_record_cannot_hold_is_refused_when_the_game_is_made(bad: Any) -> None:
    with pytest.raises(TypeError, match="cannot hold"):
        Records(make_dataclass("Bad", [("thing", bad)], slots=True), [], Grammar([]))


def test_records_have_slots() -> None:
    with pytest.raises(TypeError, match=r"Loose: a record is a @dataclass\(slots=True\)"):
        Records(make_dataclass("Loose", [("n", int)]), [], Grammar([]))


def test_two_records_may_not_share_a_name() -> None:
    twin = make_dataclass("Walking", [("n", int, 0)], bases=(Section,), slots=True)
    with pytest.raises(TypeError, match="share the name 'Walking'"):
        Records(Everything, [Walking, twin], Grammar([]))


words = st.text(max_size=4)
numbers = st.integers(-9, 9)
hexes = st.builds(Hex, numbers, numbers)
fighters = st.builds(Fighter, words, numbers, st.lists(words, max_size=2))


@settings(max_examples=60)
@given(
    st.builds(
        Everything,
        number=numbers,
        maybe=st.none() | numbers,
        either=numbers | words,
        faces=st.lists(numbers, max_size=3).map(tuple),
        goal=st.none() | hexes,
        journey=st.builds(Journey, st.builds(Path, st.lists(hexes, max_size=2).map(tuple), st.floats(allow_nan=False))),
        hand=st.lists(words, max_size=3),
        fighters=st.dictionaries(numbers, fighters, max_size=3),
        banners=st.dictionaries(words, st.lists(numbers, max_size=2), max_size=3),
        crowd=st.lists(fighters, max_size=3),
        tokens=st.lists(hexes, max_size=3),
        modifiers=st.dictionaries(
            numbers, st.lists(st.builds(Modifier, words, words, numbers), max_size=2).map(tuple), max_size=2
        ),
    )
)
def test_any_state_survives_clone_and_save(state: Everything) -> None:
    assert saved(state) == RECORDS.clone(state) == state
    assert RECORDS.key(saved(state)) == RECORDS.key(state)
    assert RECORDS.digest(saved(state)) == RECORDS.digest(state)


def test_what_is_only_told_is_kept_but_not_in_the_key() -> None:
    page = make_dataclass(
        "Page", [("sum", int), ("rolled", Annotated[tuple[int, ...], TOLD])], bases=(), slots=True, kw_only=True
    )
    records: Records[Any] = Records(page, [], Grammar([]))
    one, other = page(sum=9, rolled=(6, 3)), page(sum=9, rolled=(4, 5))
    assert records.key(one) == records.key(other) != records.key(page(sum=8, rolled=(6, 3)))
    assert records.clone(one).rolled == (6, 3)
    assert records.load(records.dump(one)) == one
