"""Why not? The first requirement that a wish fails, with its rules."""

from __future__ import annotations

import pytest

from heraut.games.heroes3.model import Game, Realm
from heraut.tabletop.scene import RefusedWish

from .playing import GAME, A, B, realm
from .test_scene import at_turn, look, said

RICH = {"gold": (50,), "materials": (20,), "valuables": (10,)}


def reason(table: Game, wish: str) -> tuple[str, tuple[str, ...]] | None:
    found: RefusedWish | None = GAME.why_not(GAME.view(table, A), A, wish)
    return None if found is None else (said(found.why), found.rules)


@pytest.mark.parametrize(
    ("state", "wish", "why", "rule"),
    [
        (realm(), "build city_hall", "10 gold and 4 materials are missing.", "H3-RES-7"),
        (realm(**RICH), "build dwelling_golden", "Holy Grounds must stand first.", "H3-BLD-3"),
        (realm(buildings=(["citadel"],), **RICH), "build citadel", "it stands already.", "H3-BLD-4"),
        (realm(**RICH), "recruit crusaders", "no Dwelling for silver units stands.", "H3-BLD-7"),
        (
            realm(buildings=(["dwelling_bronze"],), gold=(1,)),
            "recruit marksmen",
            "2 gold are missing.",
            "H3-RES-7",
        ),
        (
            realm(armies=({"halberdiers": "few"},), **RICH),
            "reinforce halberdiers",
            "Citadel must stand first.",
            "H3-BLD-2",
        ),
        (realm(), "move 0 S3.NW", "nobody enters a blocked field.", "H3-SIT-27"),
        (realm(movement=1), "move 0 F1.SE", "no open way of 1 MP leads there", "H3-MOV-2"),
        (realm(), "move 2 S1.NE", "this hero is not yours.", "H3-MOV-10"),
        (
            realm(hands=(["estates"] * 4,)),
            "play estates expert",
            "expert effects need a hero of level 2 or more.",
            "H3-CRD-15",
        ),
    ],
)  # fmt: skip
def test_the_first_requirement_that_fails_is_told(state: Realm, wish: str, why: str, rule: str) -> None:
    table = at_turn(state)
    found = reason(table, wish)
    assert found is not None
    assert found[0].startswith(why)
    assert rule in found[1]


@pytest.mark.rule("H3-TWN-1")
def test_a_used_token_is_told() -> None:
    table = at_turn(realm(**RICH))
    table.state.players[A].spent.append("build")
    table.state.pending.options.remove(GAME.grammar.read("build city_hall"))  # type: ignore[union-attr]
    found = reason(table, "build city_hall")
    assert found == ("the town token for it is used; it comes back next round.", ("H3-TWN-1", "H3-TWN-2"))


def test_what_is_allowed_or_no_wish_has_no_reason() -> None:
    table = at_turn(realm(**RICH))
    assert reason(table, "build city_hall") is None
    assert reason(table, "end") is None
    assert reason(table, "build nonsense") is None
    assert reason(table, "build") is None
    assert reason(table, "whatever you say") is None


def test_what_a_town_cannot_have_now_is_shown_with_its_card() -> None:
    table = at_turn(realm(gold=(6,), materials=(3,), valuables=(1,)))
    question = look(table, A).question
    assert question is not None
    refused = {one.answer: one for one in question.refused}
    assert "build dwelling_bronze" not in refused
    assert said(refused["build city_hall"].why) == "4 gold and 1 materials are missing."
    assert refused["build city_hall"].touches == ("b0-city_hall",)
    other = look(table, B).question
    assert other is not None
    assert other.refused == ()
