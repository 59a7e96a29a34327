"""Why not? The first requirement that a wish fails, with its rules."""

from __future__ import annotations

import re
from typing import Any

import pytest

from heraut.games.heroes3.model import Game, Realm
from heraut.games.heroes3.numbers import gains, geography
from heraut.games.heroes3.rules.ch06_resources import Trade
from heraut.kernel import Decision
from heraut.table.words import folder_of
from heraut.tabletop.scene import RefusedWish

from .playing import GAME, A, B, Play, realm
from .test_scene import at_turn, look, said

RICH: dict[str, Any] = {"gold": (50,), "materials": (20,), "valuables": (10,)}


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
        (realm(movement=1), "move 0 F1.SE", "no open way leads there yet", "H3-MOV-13"),
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
    assert said(refused["build city_hall"].why) == "4 gold and 1 material are missing."
    assert refused["build city_hall"].touches == ("b0-city_hall",)
    other = look(table, B).question
    assert other is not None
    assert other.refused == ()


# ── on the map ───────────────────────────────────────────────────────────────────────────────────────────────────────


def towards(table: Game, wanted: str) -> tuple[str, tuple[str, ...]]:
    """The first field near by that cannot be entered for this reason."""
    question = look(table, A).question
    assert question is not None
    found = [one for one in question.refused if one.why.id == f"why-not-{wanted}"]
    assert found, sorted({one.why.id for one in question.refused})
    return said(found[0].why), found[0].rules


def at_the_edge(movement: int) -> Realm:
    """The main hero of A stands where something is two fields away."""
    state = realm(movement=movement)
    chart = geography.chart(at_turn(realm()))
    far = {field: geography.distances(chart, field) for field in chart.where}
    state.heroes[0].field = next(field for field, steps in far.items() if 2 in steps.values())
    return state


@pytest.mark.rule("H3-MOV-2")
def test_a_field_beyond_the_points_tells_how_far_it_is() -> None:
    why, rules = towards(at_turn(at_the_edge(1)), "too-far")
    assert why == "it is 2 fields away, and the hero has 1 MP."
    assert rules == ("H3-MOV-2",)


@pytest.mark.rule("H3-TIL-15")
def test_a_closed_edge_is_told() -> None:
    """From the edge of the starting tile to the neighbour that lies behind a closed edge."""
    state = realm()
    chart = geography.chart(at_turn(realm()))
    start, beyond = next(
        (field, other)
        for field, around in chart.around.items()
        for other in around
        if other not in chart.near[field] and chart.site[other].id != "blocked" and chart.site[field].id != "blocked"
    )
    state.heroes[0].field = start
    found = reason(at_turn(state), f"move 0 {beyond}")
    assert found == ("the edge between the two fields is closed.", ("H3-TIL-15", "H3-MOV-13"))


@pytest.mark.rule("H3-MOV-6")
def test_a_field_on_the_way_where_the_hero_must_stop_is_told() -> None:
    """Some field is near enough but for a site on the way: from wherever there is one."""
    told = []
    for field in geography.chart(at_turn(realm())).where:
        state = realm(movement=3)
        state.heroes[0].field = field
        question = look(at_turn(state), A).question
        assert question is not None
        told += [one for one in question.refused if one.why.id == "why-not-stops-before"]
    assert told
    assert said(told[0].why).startswith("the way there passes ")
    assert told[0].rules == ("H3-MOV-6", "H3-CAT-1")


@pytest.mark.parametrize(
    ("state", "wish", "why", "rule"),
    [
        (realm(movement=0), "move 0 S1.NE", "no movement points are left.", "H3-MOV-1"),
        (realm(), "revisit 0", "this field gives nothing a second time.", "H3-CAT-4"),
        (realm(), "add 0", "your supply of tiles is empty.", "H3-TIL-11"),
        (realm(), "reveal 0 0", "this tile lies face up already.", "H3-MOV-4"),
        (realm(), "morale draw", "you have no Positive Morale token.", "H3-MOR-6"),
        (realm(), "spell", "Mage Guild must stand first.", "H3-SPL-5"),
        (realm(buildings=(["mage_guild"],)), "spell", "6 gold are missing.", "H3-RES-7"),
        (realm(gold=(4,)), "second_hero", "6 gold are missing.", "H3-RES-7"),
        (realm(), "strike 3 0", None, ""),
        (realm(), "go 3", "this is no answer to the question now put.", "H3-ORD-2"),
        (realm(hands=(["attack"],)), "play attack basic", "it is for combats.", "H3-TUR-7"),
        (realm(), "play attack basic", "this card is not in your hand.", "H3-CRD-10"),
        (realm(hands=(["necromancy"] * 2,)), "play necromancy basic", "only its own faction may play it", "H3-CRD-11"),
        (realm(hands=(["logistics"],)), "play logistics basic", "it is played when your turn ends.", "H3-CRD-4"),
    ],
)
def test_the_rest_of_a_turn(state: Realm, wish: str, why: str | None, rule: str) -> None:
    found = reason(at_turn(state), wish)
    if why is None:
        assert found is None
        return
    assert found is not None
    assert found[0].startswith(why)
    assert rule in found[1]


def test_a_spell_guild_of_this_round_sells_nothing() -> None:
    table = at_turn(realm(buildings=(["mage_guild"],), **RICH))
    table.state.players[A].built = "mage_guild"
    assert table.state.pending is not None
    asked = table.state.pending
    table.state.pending = Decision(A, asked.kind, [one for one in asked.options if one != GAME.grammar.read("spell")])
    assert reason(table, "spell") == (
        "the guild was built this round; it sells from the next one on.",
        ("H3-SPL-10",),
    )


@pytest.mark.interpreted("reads the rules as they are written")
def test_every_reason_has_words() -> None:
    """Each id that is written down here is said in both languages (the lint compares them), and none is left over."""
    sources = [path.read_text(encoding="utf-8") for path in (folder_of(GAME) / "rules").rglob("*.py")]
    used = {id for text in sources for id in re.findall(r'\bReason\(\s*"([a-z-]+)"', text)}
    moments = {effect.at for effect in effects() if effect.at}
    used |= {f"at-{moment.replace('_', '-')}" for moment in moments}
    words = (folder_of(GAME) / "words" / "en.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^why-not-([a-z-]+) =", words, re.MULTILINE)) == used


def effects() -> list[Any]:
    content = GAME.content
    names = [*content.abilities, *content.statistics, *content.artifacts, *content.spells, *content.specialties]
    return [gains.effect_of(content, name, mode) for name in names for mode in gains.modes_of(content, name)]


@pytest.mark.rule("H3-TRD-1", "H3-RES-7")
def test_a_trading_post_says_what_is_missing() -> None:
    table = Play(realm(gold=(1,)), Trade(A)).t
    assert reason(table, "exchange gold valuables") == ("5 gold are missing.", ("H3-RES-7",))
    no_line = ("the table has no such exchange.", ("H3-TRD-1", "H3-TRD-4", "H3-TRD-5"))
    assert reason(table, "exchange gold gold") == no_line
