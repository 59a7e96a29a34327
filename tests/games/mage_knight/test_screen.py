"""The scene and the words of Mage Knight: everything is shown, said and clicked, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from heraut.games.mage_knight.answers.with_cards import Sideways
from heraut.games.mage_knight.game import OPTIONS, MageKnight, load
from heraut.games.mage_knight.model.fights import Battle, Opponent
from heraut.games.mage_knight.model.heroes import UnitCard
from heraut.games.mage_knight.model.land import Land
from heraut.games.mage_knight.model.names import WOUND, FoeId, FoeKind, HexId, UnitId, UnitKind
from heraut.games.mage_knight.rules.ch4_turn.hero_action import Action
from heraut.games.mage_knight.rules.ch4_turn.interaction import Interaction
from heraut.games.mage_knight.rules.ch4_turn.movement import Movement
from heraut.games.mage_knight.rules.ch7_score import tell_result
from heraut.games.mage_knight.screen.card_text import card_text, skill_text, unit_text
from heraut.games.mage_knight.screen.map_scene import hex_note, map_board
from heraut.games.mage_knight.screen.signs import SITES
from heraut.games.mage_knight.screen.table_scene import players
from heraut.games.mage_knight.screen.tips import LESSONS, SURPRISES, tips
from heraut.games.mage_knight.screen.wording import WORDS, hex_name, unit_name
from heraut.kernel import CHANCE, Decision, Fact, Pass, Section, Table, write
from heraut.players.dice import Seeded
from heraut.table.speech import OneLanguage
from heraut.table.words import COMMON, HERAUT, LANGS, lint
from heraut.tabletop.differences import message_of
from heraut.tabletop.scene import Label, Question, Scene
from heraut.tabletop.vocabulary import NBSP, hyphens
from tests.games import sources
from tests.games.evenings import each
from tests.games.mage_knight import playing, turning
from tests.games.mage_knight.turning import A, land
from tests.games.test_scenes import check_answers, check_boards, check_elements
from tests.games.test_words import check

HOME = HERAUT / "games" / "mage_knight"
EVENINGS = [("first_reconnaissance_1", 1), ("first_reconnaissance_2", 2), ("full_cooperation_2", 3)]


@cache
def knight() -> MageKnight:
    return load()


def moments(scenario: str, seed: int, decisions: int = 60) -> Iterator[tuple[Table[Any, Any], list[Any]]]:
    told: list[Any] = []
    table = knight().table(scenario, Seeded(seed), {}, told.append)
    random = Random(seed)
    for _ in range(decisions):
        yield table, list(told)
        if table.decision is None:
            return
        told.clear()
        table.answer(random.choice(table.decision.options))


@pytest.mark.parametrize(("scenario", "seed"), EVENINGS)
def test_every_moment_is_shown_and_told(scenario: str, seed: int, caplog: pytest.LogCaptureFixture) -> None:
    game, said = knight(), set[str]()
    speeches = [OneLanguage(game, lang) for lang in LANGS]
    for table, told in moments(scenario, seed):
        asked = table.decision
        seat = 0 if asked is None or asked.seat == CHANCE else asked.seat
        scene: Scene = game.scene(game.view(table, seat), seat)
        check_elements(scene)
        check_boards(scene)
        if asked is not None and asked.seat == seat and scene.question is not None:
            assert {one.answer for one in scene.question.choices} == {write(option) for option in asked.options}
            assert scene.question.rules
            check_answers(scene.question)
        labels = [label for label in each(Label, scene) if str(label) not in said]
        said.update(map(str, labels))
        for speech in speeches:
            check([speech.fact(table.state, fact) for fact in told], speech.lang)
            check([speech.label(label) for label in labels], speech.lang)
    assert caplog.messages == []


def test_the_words_have_no_mistakes_and_nothing_is_left_over() -> None:
    assert lint([COMMON, HOME / "words"]) == []
    assert sources.unsaid(HOME / "words") == []


def test_whatever_the_rules_ask_tell_and_forbid_has_words() -> None:
    rules = [*(HOME / "rules").rglob("*.py")]
    wanted = {f"fact-{hyphens(one)}" for one in sources.literals(rules, ("tell", 0))}
    wanted |= {f"why-not-{one}" for one in sources.literals(rules, ("Reason", 0))}
    wanted |= {f"ask-{hyphens(one)}" for one in sources.literals(rules, ("ask", 1))}
    wanted |= {f"option-{hyphens(kind._field_defaults['word'])}" for kind in OPTIONS if kind is not Pass}
    wanted |= {f"tip-{hyphens(one.id)}" for one in (*LESSONS, *SURPRISES)}
    assert sorted(wanted - set(WORDS.messages)) == []


def test_every_field_is_worded_or_silent() -> None:
    told = knight().questions.differences
    wanted = {
        message_of(record.__name__, field)
        for record in knight().records.classes
        if not issubclass(record, Section)
        for field in told.told(record)
        if field not in told.owners and not told.holds_a_record(record, field)
    }
    assert sorted(wanted - set(WORDS.messages)) == []


def test_every_card_unit_and_skill_can_be_read_in_both_languages() -> None:
    content = knight().content
    labels = [label for card in content.deeds for label in card_text(content, card)]
    labels += [label for unit in content.units.values() for label in unit_text(content, unit)]
    labels += [label for skill in content.skills.values() for label in skill_text(content, skill)]
    for lang in LANGS:
        check([OneLanguage(knight(), lang).label(label) for label in labels], lang)
    assert all(card_text(content, card) for card in content.deeds)


# ── what an answer costs and gives, walks, payments, lessons ─────────────────────────────────────────────────────────


def question(state: Land, *answers: str) -> Question:
    """The question of a movement on this position, as seat A has it, after these answers."""
    game = knight()
    table = Table(game, state, Seeded(1))
    table.begin(Movement(A))
    for answer in answers:
        table.say(A, answer)
    found = game.scene(game.view(table, A), A).question
    assert found is not None
    return found


def told(asked: Question, answer: str, lang: str = "en") -> list[str]:
    choice = next(one for one in asked.choices if one.answer == answer)
    return [OneLanguage(knight(), lang).label(one).replace(NBSP, " ") for one in choice.consequences]


@pytest.mark.rule("MK-MOV-2")
def test_known_hexes_within_reach_are_one_press_away() -> None:
    state = land(hex="A.C")
    state.heroes[A].move = 4
    asked = question(state)
    ways = {walk.touches: walk for walk in asked.walks}
    assert ways[("1-SE",)].answers == ("step A.NW", "step 1.SE")
    assert [one.value for one in ways[("1-SE",)].numbers] == [4]
    assert not {walk.answers[-1] for walk in asked.walks} & {one.answer for one in asked.choices}


@pytest.mark.rule("MK-CRD-16", "MK-MAN-9")
def test_a_play_says_its_price_and_what_becomes_of_the_mana() -> None:
    state = land(hex="2.C", hand=["march", "stamina"])
    state.heroes[A].crystals = (0, 0, 1, 0)
    state.source = ()
    assert told(question(state), "play march strong") == [
        "Green mana", "Move 4", "Crystal spent: green", "Move 0 → 4",
    ]  # fmt: skip


@pytest.mark.rule("MK-MAN-6", "MK-MAN-9")
def test_what_is_lost_anyway_is_proposed_to_pay_with() -> None:
    for mana, proposed in (((0,) * 6, "pay die green"), ((0, 0, 1, 0, 0, 0), "pay token green")):
        state = land(hex="2.C", hand=["march"], source=("gold", "green"))
        state.heroes[A].crystals, state.heroes[A].mana = (0, 0, 1, 0), mana
        asked = question(state, "play march strong")
        assert asked.proposed == proposed
        assert asked.choices[0].answer == proposed
        assert "pay crystal green" in {one.answer for one in asked.choices}


def test_what_one_may_do_stands_before_what_ends_it() -> None:
    state = land(hex="A.C", hand=["march"])
    answers = [one.answer for one in question(state).choices]
    assert answers[0] == "play march basic"
    assert answers[-2:] == ["stop", "rest"]


def test_a_unit_says_the_state_it_comes_into() -> None:
    game = knight()
    spent = UnitCard(UnitId(1), UnitKind("foresters"), spent=True)
    assert [unit_name(game.content, land(), spent, lang) for lang in LANGS] == [
        "Foresters (spent)",
        "Forestiers (épuisée)",
    ]


def test_the_end_shows_the_points_and_what_they_are_made_of() -> None:
    state = land(hex="A.C")
    state.heroes[A].fame, state.heroes[A].crystals = 7, (2, 2, 0, 0)
    table = Table(knight(), state, Seeded(1))
    [player] = [one for one in players(table) if one.seat == A]
    assert [(one.label.id, one.value) for one in player.numbers] == [
        ("number-points", 12), ("score-fame", 7), ("score-loot", 2), ("score-best-loot", 3),
    ]  # fmt: skip


@pytest.mark.rule("MK-SCO-1")
def test_a_score_made_of_nothing_names_no_parts() -> None:
    speech = OneLanguage(knight(), "en")
    facts: list[Fact] = []
    table = Table(knight(), playing.land("conquer_and_hold", 2), Seeded(1), facts.append)
    tell_result(table)
    first, *_, last = [speech.fact(table.state, fact) for fact in facts]
    assert first.replace(NBSP, " ") == "Goldyx: 0 points."
    assert last.endswith("Won: Goldyx and Tovak.")


def test_a_lesson_is_told_when_it_is_needed() -> None:
    def lessons(state: Land) -> list[str]:
        table = Table(knight(), state, Seeded(1))
        table.begin(Movement(A))
        return [tip.id for tip in tips(table, table.decision)]

    state = land(scenario="first_reconnaissance", hex="A.C", hand=["march"])
    assert "movement" not in lessons(state)
    state.heroes[A].move = 2
    assert {"cards", "movement"} <= set(lessons(state))
    assert "resting" not in lessons(state)
    state.heroes[A].hand.append(WOUND)
    assert "resting" in lessons(state)
    state.scenario = "full_conquest"
    assert lessons(state) == []


@pytest.mark.rule("MK-CMB-26", "MK-CMB-27")
@pytest.mark.parametrize(("foe", "edition", "ids"), [
    ("fire_mages", "sheet", ["edition"]), ("fire_mages", "official", []), ("diggers", "sheet", []),
])  # fmt: skip
def test_the_first_block_of_fire_says_how_the_editions_differ(foe: str, edition: str, ids: list[str]) -> None:
    state = land(hex="2.C", hand=["rage"])
    state.edition = edition
    state.battle = Battle(A, (Opponent(FoeKind(foe), HexId("2.E")),), phase=2, against=FoeId(0))
    asked = Decision(A, "gather_block", [])
    found = [tip for tip in tips(Table(knight(), state), asked) if tip.setting]
    assert [tip.id for tip in found] == ids


@pytest.mark.parametrize(
    ("card", "first"),
    [
        ("improvisation", "Discard 1 card: move 3, influence 3, attack 3 or block 3"),
        ("tranquility", "Healing 1; or outside combat: draw 1 card"),
    ],
)
def test_what_several_effects_share_is_said_once(card: str, first: str) -> None:
    speech = OneLanguage(knight(), "en")
    told = [speech.label(label).replace(NBSP, " ") for label in card_text(knight().content, card)]
    assert told[0] == first


def asked_at(state: Land, section: Section) -> Question:
    game, play = turning.GAME, turning.Play(state, section)
    question = game.scene(game.view(play.t, A), A).question
    assert question is not None
    return question


def read(labels: Any) -> list[str]:
    return [OneLanguage(knight(), "en").label(label).replace(NBSP, " ") for label in labels]


@pytest.mark.rule("MK-INT-4")
def test_who_deals_is_told_what_is_sold_there() -> None:
    state = land(hex="2.E")
    state.units = (UnitKind("peasants"), UnitKind("fire_mages"))
    assert read(asked_at(state, Interaction(A)).notes) == ["For sale here: Peasants 4, a point of healing 3"]


def test_an_enemy_that_waits_alone_is_fought_by_its_name() -> None:
    state = land(hex="2.C")
    turning.put(state, "2.NW", "prowlers")
    told = {one.answer: one for one in asked_at(state, Action(A)).choices}
    assert read([told["challenge 2.NW"].label]) == ["Fight Prowlers (2 NW)"]


@pytest.mark.rule("MK-SIT-33")
def test_where_nobody_rampages_any_more_lies_empty_land() -> None:
    state = land(hex="2.C")
    turning.put(state, "2.NW", "prowlers")
    assert hex_name(knight().content, state, "2.NW", "en") == f"Marauding Orcs (2{NBSP}NW)"
    state.foes.clear()
    assert hex_name(knight().content, state, "2.NW", "en") == f"hills (2{NBSP}NW)"


@pytest.mark.rule("MK-SCN-25")
def test_a_secret_dungeon_is_seen_by_all_once_it_is_told_of() -> None:
    state = land(hex="2.E", scenario="dungeon_lords")
    before = {cell.id: cell for cell in map_board(turning.Play(state, Movement(A)).t).cells}["2-C"]
    state = land(hex="2.E", scenario="dungeon_lords")
    state.marks = ["secret dungeon 2.C"]
    cell = {cell.id: cell for cell in map_board(turning.Play(state, Movement(A)).t).cells}["2-C"]
    assert (before.icon, cell.icon) == ("", SITES["dungeon"])
    assert hex_name(knight().content, state, "2.C", "en") == f"Dungeon (2{NBSP}C)"


def test_a_place_says_what_it_is_good_for() -> None:
    """In both languages; the conquered places of a scenario's own too."""
    kinds = {hex.site for hex in knight().content.hexes.values()} - {""}
    for kind in kinds:
        assert WORDS.both(f"site-does-{hyphens(kind)}").fr
    table = knight().table("first_reconnaissance_1", Seeded(1))
    speech = OneLanguage(knight(), "en")
    notes = [speech.label(hex_note(table, hex)) for hex in ("A.C", "A.E")]
    assert notes[0].endswith("Here the heroes enter the land")
    assert "." not in notes[1]


def test_cards_sideways_stand_apart_from_those_played_for_what_they_do() -> None:
    table = next(table for table, _ in moments("first_reconnaissance_1", 1) if any(map(sideways, options(table))))
    question = knight().scene(knight().view(table, 0), 0).question
    assert question is not None
    groups = [one.group.id for one in question.choices if one.group is not None]
    assert groups.index("group-sideways") == len([one for one in groups if one == "group-cards"])


def sideways(option: Any) -> bool:
    return isinstance(option, Sideways)


def options(table: Table[Any, Any]) -> list[Any]:
    return [] if table.decision is None else table.decision.options
