"""What may be taken back: everything, up to the last thing revealed, die rolled or answer of another."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from heraut.games.mage_knight.game import SECTIONS, MageKnight
from heraut.games.mage_knight.model.land import Land
from heraut.games.mage_knight.model.names import HexId
from heraut.games.mage_knight.rules.ch4_turn.movement import Movement
from heraut.kernel import Refusal, Section
from heraut.kernel.options import write
from heraut.table.session import Session
from tests.games.mage_knight.turning import CONTENT, WEDGE, A, B, land, put_hidden


class UnderWay(MageKnight):
    """A movement under way on a position laid by hand."""

    def __init__(self, state: Land) -> None:
        super().__init__(CONTENT, SECTIONS)
        self.state = state

    def setup(self, scenario: str, settings: Mapping[str, str]) -> tuple[Land, Section]:
        return self.records.clone(self.state), Movement(A)


def moving(state: Land, dice: str = "seeded:7") -> Session:
    return Session(UnderWay(state), "full_conquest_2", dice=dice)


def seal(session: Session, *answers: str) -> str:
    """These are given, and the last of them is taken back: what seals it, or "" if nothing does."""
    for answer in answers:
        session.say(A, answer)
    try:
        session.undo()
    except Refusal as refusal:
        return str(refusal.details["by"])
    return ""


@pytest.mark.rule("MK-UND-1")
def test_plays_and_steps_among_known_hexes_are_taken_back() -> None:
    state = land(hex="2.C", hand=["march", "stamina"])
    session = moving(state)
    assert seal(session, "play march basic") == ""
    assert seal(session, "play march basic", "step 2.E") == ""
    assert session.table.state.heroes[A].hex == "2.C"
    session.undo()
    assert session.table.state.heroes[A].hand == ["march", "stamina"]


@pytest.mark.rule("MK-UND-1", "MK-EXP-5")
def test_a_tile_revealed_seals_the_way_to_it() -> None:
    state = land(hex="2.E", hand=["march"])
    state.heroes[A].move = 2
    session = moving(state)
    explore = next(option for option in written(session) if option.startswith("explore"))
    assert seal(session, explore) == "chance"
    assert session.table.state.heroes[A].move == 0


@pytest.mark.rule("MK-UND-1", "MK-EXP-21")
@pytest.mark.parametrize(("night", "by"), [(False, "chance"), (True, "")])
def test_a_garrison_seen_seals_the_step_that_showed_it(night: bool, by: str) -> None:
    state = land(hex="3.SE", tiles={**WEDGE, "2,0": "3"}, hand=["march"], night=night)
    put_hidden(state, "3.NE", "grey")
    state.heroes[A].move = 4
    assert seal(moving(state), "step 3.E") == by


@pytest.mark.rule("MK-UND-1", "MK-HND-11")
def test_a_card_drawn_seals_what_drew_it() -> None:
    state = land(hex="2.C", hand=["tranquility", "march"], deck=["rage", "swiftness"])
    assert seal(moving(state), "play tranquility basic") == "chance"


@pytest.mark.rule("MK-UND-1", "MK-HND-11")
@pytest.mark.parametrize(
    ("top", "by", "dice"), [(["rage"], "", "seeded:7"), (["rage"], "", "typed"), ([], "chance", "seeded:7")]
)
def test_a_card_known_to_lie_on_top_seals_nothing(top: list[str], by: str, dice: str) -> None:
    state = land(hex="2.C", hand=["tranquility", "march"], deck=["swiftness"] if top else ["rage", "swiftness"])
    state.heroes[A].deck.top = list(top)
    session = moving(state, dice)
    assert seal(session, "play tranquility basic") == by
    assert session.table.state.heroes[A].deck.top == top


@pytest.mark.rule("MK-UND-1", "MK-CRD-24")
def test_a_hand_that_was_shown_seals_what_showed_it() -> None:
    state = land(hex="2.C", hand=["mind_read", "march"])
    state.heroes[A].mana = (0, 0, 0, 1, 0, 0)
    session = moving(state)
    session.say(A, "play mind_read basic")
    assert seal(session, "colour red") == "shown"  # B holds no red card


@pytest.mark.rule("MK-UND-1", "MK-EOT-1")
def test_a_die_that_fell_seals_what_it_fell_for() -> None:
    state = land(hex="2.C", hand=["mana_storm", "march"], source=("black", "gold", "red"))
    session = moving(state)
    session.say(A, "play mana_storm basic")
    while session.decision is not None and session.decision.kind != "move":
        session.say(A, written(session)[0])
    with pytest.raises(Refusal) as refused:
        session.undo()
    assert refused.value.details["by"] == "chance"


@pytest.mark.rule("MK-UND-1", "MK-PVP-1")
def test_the_answer_of_another_seals_what_he_answered_to() -> None:
    state = land(hex="2.C", hand=["rage"], deck=["march"])
    state.heroes[B].hex, state.heroes[B].hand = HexId("2.E"), ["rage"]
    state.heroes[A].move = 2
    session = moving(state)
    session.say(A, "step 2.E")
    session.say(A, "stop")
    session.say(B, "participate partial")
    session.say(A, "play rage basic")
    session.say(B, "parry")
    with pytest.raises(Refusal) as refused:
        session.undo(A)
    assert refused.value.details["by"] in ("seat", "somebody")


def written(session: Session) -> list[str]:
    decision = session.decision
    assert decision is not None
    return [write(option) for option in decision.options]
