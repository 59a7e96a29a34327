"""The scene and the words of Conan: everything is shown, said and clicked, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from heraut.games.conan.model import HEROES, OVERLORD, AreaId, FigureId, ItemId, layout_number
from heraut.games.conan.rules.ch1_heroes_turn import HeroesPhase, Stances
from heraut.games.conan.rules.ch2_sheet.throwing import ThrowObject
from heraut.games.conan.rules.ch3_overlord.overlord_turn import OverlordTurn
from heraut.games.conan.screen import card_text
from heraut.games.conan.screen.tips import LESSONS
from heraut.games.conan.screen.wording import figure_name, group_name
from heraut.kernel import Fact, Section
from heraut.players.dice import Seeded
from heraut.table.speech import OneLanguage
from heraut.table.words import HERAUT, LANGS
from heraut.tabletop.scene import Choice, Question, Scene
from tests.games.conan.playing import CONTENT, GAME, A, Play, hero, whole, world
from tests.games.test_words import check

HOME = HERAUT / "games" / "conan"


def shown(play: Play) -> Scene:
    return GAME.scene(GAME.view(play.t, A), A)


def asked(play: Play) -> Question:
    question = shown(play).question
    assert question is not None
    return question


def choice(play: Play, answer: str) -> Choice:
    return next(one for one in asked(play).choices if one.answer == answer)


def numbers(one: Any) -> dict[str, int]:
    return {number.label.id: number.value for number in one.numbers}


def read(labels: Any, lang: str = "en") -> list[str]:
    return [OneLanguage(GAME, lang).label(label).replace("\N{NO-BREAK SPACE}", " ") for label in labels]


# ── words ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_every_printed_card_says_what_it_does() -> None:
    spells = [card_text.spell_text(CONTENT, one) for one in CONTENT.spells.values()]
    sheets = [card_text.sheet_text(CONTENT, one, one.skills) for one in CONTENT.heroes.values()]
    items = [card_text.item_text(CONTENT, one) for one in CONTENT.items.values()]
    tiles = [card_text.tile_text(CONTENT, one, one.skills) for one in CONTENT.units.values()]
    assert all([*spells, *sheets])
    t = Play(lonely(), Stances()).t
    labels = [GAME.questions.said(t, label) for labels in [*spells, *sheets, *items, *tiles] for label in labels]
    for lang in LANGS:
        check([OneLanguage(GAME, lang).label(label) for label in labels], lang)


def test_every_tip_names_rules_and_has_words() -> None:
    ledger = (HOME / "ledger.toml").read_text(encoding="utf-8")
    for lesson in LESSONS:
        assert all(f"ask-{kind}" in GAME.questions.words.messages for kind in lesson.kinds.split())
        assert f"tip-{lesson.id}" in GAME.questions.words.messages
        assert all(f'id = "{rule}"' in ledger for rule in lesson.rules.split())


# ── the table ────────────────────────────────────────────────────────────────────────────────────────────────────────


def lonely(**more: Any) -> Any:
    return world(hero("conan", "P3", (6, 2, 2, 1), items=["sword"]), overlord=(7, 2, 3), **more)


def test_the_gems_of_a_hero_lie_in_their_zones() -> None:
    pools = {pool.id: pool.count for pool in shown(Play(lonely(), Stances())).pools}
    assert [pools[f"{zone}0"] for zone in ("available", "fatigue", "wounds", "boxes")] == [6, 2, 2, 1]
    assert (pools["available"], pools["fatigue"]) == (7, 2)


def test_the_river_is_a_row_of_tiles_whose_price_is_their_place() -> None:
    river = next(zone for zone in shown(Play(lonely(), Stances())).zones if zone.id == "zone-river")
    assert [numbers(card)["number-price"] for card in river.cards] == list(range(1, len(river.cards) + 1))
    assert [card.foot.id for card in river.cards if card.foot is not None] == ["foot-dead"] * (len(river.cards) - 1)


def test_a_door_is_shut_until_it_is_opened_and_walls_stand() -> None:
    chart = CONTENT.chart("iron_cove")
    name, border = next((name, one) for name, one in chart.named.items() if one.kind == "door")
    for opened, kind in (((), "door"), ((name,), "path")):
        links = shown(Play(lonely(opened=opened), Stances())).boards[0].links
        assert [one.kind for one in links if {one.a, one.b} == {f"a-{end}" for end in border.ends}] == [kind]
        walls = [one for one in chart.between.values() if one.kind in ("wall", "wood_wall")]
        assert sum(one.kind == "wall" for one in links) == len(walls)


def test_an_area_has_its_printed_outline() -> None:
    printed = CONTENT.boards["iron_cove"].areas
    cells = shown(Play(lonely(), Stances())).boards[0].cells
    assert {cell.id: len(cell.outline) for cell in cells} == {
        f"a-{id}": len(one.outline) for id, one in printed.items()
    }


def test_the_dead_keep_their_names() -> None:
    state = lonely()
    state.come("pirates:green", "P3", 1)
    figure, unit = state.units.popitem()
    assert unit.group == "pirates:green"
    state.units[figure] = unit
    alive = figure_name(CONTENT, state, figure, "en")
    del state.units[FigureId(figure)]
    assert figure_name(CONTENT, state, figure, "en") == alive


def test_one_figure_of_several_is_one() -> None:
    """The tile is of hyenas; who bites is a hyena."""
    state = lonely(units=[("hyenas", "P3")])
    figure, unit = next(iter(state.units.items()))
    assert group_name(CONTENT, state, unit.group, "fr") == "Hyènes"
    assert figure_name(CONTENT, state, figure, "fr").replace("\N{NO-BREAK SPACE}", " ") == "Hyène 1"


# ── answers ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_blow_says_its_dice_and_what_it_meets() -> None:
    play = Play(lonely(units=[("captain", "P3")]), HeroesPhase())
    blow = choice(play, "strike 0 100 sword")
    assert numbers(blow) == {"number-life": play.state.units[FigureId(100)].life, "number-armour": 3}
    assert blow.touches == ("f0", "f100", "i0-0")
    assert read(blow.consequences)[0] == "A die a gem: red; besides: 1 × marked orange"
    play.say(A, "strike 0 100 sword")
    assert read(choice(play, "gems 2").consequences)[0] == "Dice: 2 × red, 1 × marked orange"
    assert numbers(choice(play, "gems 2")) == {"number-gems": 2}


@pytest.mark.rule("CN-TUR-6", "CN-MAN-13")
@pytest.mark.parametrize("section", [HeroesPhase(), ThrowObject(A, ItemId("sword"))], ids=["phase", "throw"])
def test_what_answers_another_question_is_refused_as_that(section: Section) -> None:
    play = Play(lonely(units=[("captain", "P3")]), section)
    for text in ("active", "strike 100 0", "happen reinforcement"):
        refused = GAME.why_not(play.state, A, text)
        assert refused is not None
        assert refused.why.id == "why-not-another-time"


def test_a_way_says_its_points_and_the_gems_beyond_the_free_ones() -> None:
    """Conan has 2 free points: whatever is farther costs a gem a point."""
    play = Play(lonely(), HeroesPhase())
    ways = [one for one in asked(play).choices if one.answer.startswith("go ")]
    costs = [numbers(one)["number-points"] for one in ways]
    for one, points in zip(ways, costs, strict=True):
        told = f"Free points left: {2 - points}" if points <= 2 else f"Available gems 6 → {6 - (points - 2)}"
        assert told in read(one.consequences), one.answer
    assert {max(0, points - 2) for points in costs} > {0, 1}


@pytest.mark.rule("CN-OVL-13")
def test_a_unit_is_told_its_points_and_not_where_it_goes_twice() -> None:
    play = Play(lonely(units=[("pirates:green", "P4")]), OverlordTurn())
    overlord = 1
    play.say(overlord, "activate pirates:green")
    play.say(overlord, "figure 100")
    told = next(one for one in asked(play).choices if one.answer.startswith("go "))
    assert any(text.startswith("Free points left: ") for text in read(told.consequences))
    assert not any(" goes to " in text for text in read(told.consequences))


def test_where_to_throw_says_what_is_thrown() -> None:
    play = Play(lonely(), ThrowObject(A, ItemId("sword")))
    assert read([asked(play).label]) == ["Conan: where to throw Sword?"]


def test_the_end_of_the_overlords_turn_tells_nothing_of_the_heroes() -> None:
    play = Play(lonely(), OverlordTurn())
    end = next(one for one in asked(play).choices if one.ends)
    assert not any("turn is over" in text for text in read(end.consequences))


def test_a_way_says_who_waits_and_what_lies_there() -> None:
    state = lonely(units=[("captain", "P4")], objects={"P4": ["shield"]}, opened=[*CONTENT.chart("iron_cove").named])
    told = read(choice(Play(state, HeroesPhase()), "go 0 P4").consequences)
    assert told[:2] == ["Enemies there: Captain", "Objects: Shield"]


def test_an_activation_says_its_price_and_who_acts() -> None:
    play = Play(lonely(units=[("pirates:green", "P4")]), OverlordTurn())
    told = choice(play, "activate pirates:green")
    assert numbers(told) == {"number-gems": play.state.river.index("pirates:green") + 1}
    assert "Figures that act: 1" in read(told.consequences)
    assert told.touches[0] == "t-pirates:green"


# ── what needs no thought ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CN-ATT-1")
def test_the_fewest_gems_that_usually_kill_are_proposed() -> None:
    """A red die shows 1.5, the orange one of the sword 1: 1 gem is enough for a pirate, 4 for a captain (6)."""
    play = Play(lonely(units=[("pirates:green", "P3")]), HeroesPhase()).say(A, "strike 0 100 sword")
    assert asked(play).proposed == asked(play).choices[0].answer == "gems 1"
    play = Play(lonely(units=[("captain", "P3")]), HeroesPhase()).say(A, "strike 0 100 sword")
    assert asked(play).proposed == "gems 4"


@pytest.mark.rule("CN-RRL-1", "CN-DIE-4")
@pytest.mark.parametrize(("faces", "proposed"), [((3, 2), "enough"), ((2, 2), "")])
def test_dice_that_cannot_get_better_are_kept(faces: tuple[int, int], proposed: str) -> None:
    play = Play(lonely(units=[("captain", "P3")]), HeroesPhase()).say(A, "strike 0 100 sword")
    play.say(A, "gems 1", *reversed(faces))
    assert asked(play).proposed == proposed


@pytest.mark.rule("CN-MOV-1", "CN-DOR-2")
def test_a_shut_door_is_walked_up_to_and_opened_in_one_go() -> None:
    """From the boat to the beach, and through the gate: 1 point, then 2."""
    state = world(hero("conan", "B4"), overlord=(7, 2, 3))
    walks = {walk.answers: numbers(walk) for walk in asked(Play(state, HeroesPhase())).walks}
    assert walks == {("go 0 B2", "cross 0 P5 open"): {"walk-cost": 3}}


# ── whose turn, and what is taught ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CN-AUT-1")
def test_every_scenario_of_the_shelf_has_a_name_of_its_own() -> None:
    names = [GAME.printed(scenario).name for scenario in GAME.scenarios()]
    assert len({name.en for name in names}) == len({name.fr for name in names}) == len(names)


@pytest.mark.rule("CN-END-1")
def test_the_first_turn_is_of_the_first_round() -> None:
    t = whole("salt_cages_2")
    rounds = [(t.state.side, GAME.scene(t.state, 0).path[0].args["number"], GAME.scene(t.state, 0).tracks[0].at)]
    while t.decision is not None and t.state.round < 2:
        t.answer(t.decision.options[-1])
        shown = GAME.scene(t.state, 0)
        now = (t.state.side, shown.path[0].args["number"], shown.tracks[0].at)
        rounds += [now] if now != rounds[-1] else []
    assert rounds == [(HEROES, 1, 0), (OVERLORD, 1, 0), (HEROES, 2, 1), (OVERLORD, 2, 1)]


def test_the_first_scenario_says_what_it_is_about_and_each_rule_when_it_is_needed() -> None:
    first, other = whole("salt_cages_2"), whole("three_heads_2")
    assert [tip.id for tip in GAME.scene(first.state, 0).tips] == ["goal", "gems", "stance"]
    assert [tip.id for tip in GAME.scene(other.state, 0).tips] == ["gems", "stance"]
    alone, beside = lonely(), lonely(units=[("captain", "P3")])
    assert {tip.id for tip in shown(Play(beside, HeroesPhase())).tips} - {
        tip.id for tip in shown(Play(alone, HeroesPhase())).tips
    } == {"strike", "hindering"}


# ── the goal ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("scenario", GAME.scenarios())
def test_the_goal_is_told_with_the_numbers_of_the_layout(scenario: str) -> None:
    table = GAME.table(scenario, Seeded(1))
    goals = CONTENT.scenarios[table.state.scenario].goals
    goal = GAME.scene(GAME.view(table, A), A).goal
    for lang in LANGS:
        told = OneLanguage(GAME, lang).label(goal)
        assert "{" not in told
        if goals.marks_left:
            assert str(goals.marks_left[layout_number(table)]) in told
        if goals.fled:
            assert str(goals.fled) in told
            assert str(goals.at_least) in told


# ── what the scenario says besides ───────────────────────────────────────────────────────────────────────────────────


def cards(play: Play) -> dict[str, Any]:
    return {card.id: card for zone in shown(play).zones for card in zone.cards}


def told(play: Play, lang: str = "en") -> list[str]:
    """All that the scenario says besides."""
    return [line for id, card in cards(play).items() if id.startswith("scenario-") for line in read(card.text, lang)]


@pytest.mark.parametrize(
    ("scenario", "says"),
    [
        ("drowned_stair", "When round 5 ends, water covers Lower hall and Lower stair."),
        ("three_heads", "From round 5 on, when the overlord’s turn ends, these flee if they stand in Long jetty and"),
        (
            "three_flames",
            "A mark is lost at the start of the overlord’s turn, and not counted at the end, where at least",
        ),
        ("thing_in_the_well", "Swamp Demon loses 1 life in each turn of the overlord in which it wounds no hero."),
        (
            "salt_cages",
            "For 1 movement point and hindering, who carries this: Captive, leaves the board here: Longboat",
        ),
        ("gate_of_thornford", "Unbar, from the gate passage: 1 gem, no roll."),
        ("clutches_of_the_picts", "Zogar Sag leaves Head of Zogar Sag behind."),
    ],
)
def test_cards_say_what_the_scenario_says_besides(scenario: str, says: str) -> None:
    """Its clauses, in sentences; the event tile says what may happen."""
    players = CONTENT.scenarios[scenario].layouts[0].players
    area = CONTENT.scenarios[scenario].start[0]
    state = world(*[hero("conan", area) for _ in range(players)], scenario=scenario)
    play = Play(state, Stances())
    assert any(line.startswith(says) for line in told(play))
    assert all(line[-1] in ".!" for line in told(play, "fr"))
    event = [option.text.en for option in CONTENT.scenarios[scenario].event]
    assert read(cards(play)["t-event"].text) == event


def test_the_card_counts_the_life_of_the_gate_and_forgets_where_nobody_need_look() -> None:
    """11 for one hero; open it is told no more.  A cage that was seen is none of those that may hold the captive."""
    for opened, left in (((), {"number-structure": 11}), (("main_gate",), {})):
        gate = Play(world(hero("conan", "B6"), scenario="gate_of_thornford", opened=opened), Stances())
        assert numbers(cards(gate)["scenario-heroes"]) == left
    state = lonely()
    state.seen = (AreaId("K1"),)
    line = next(line for line in told(Play(state, Stances())) if line.startswith("Hidden"))
    assert ("crow" in line, "crab" in line) == (False, True)


def test_a_spell_without_an_index_shows_none() -> None:
    state = world(hero("hadrathus", "B4", spells=["teleportation", "mitras_halo"]))
    shown_cards = cards(Play(state, Stances()))
    limits = {id: numbers(card).get("number-limit") for id, card in shown_cards.items() if card.kind == "spell"}
    assert sorted(limits.values(), key=str) == [3, None]


def test_a_reaction_has_two_moments() -> None:
    """CN-SPL-12, as its card says it."""
    says = read(card_text.spell_text(CONTENT, CONTENT.spells["mitras_halo"])[1:])
    assert says == [
        "Also as a reaction: before the dice of an attack on the caster, "
        "or when an enemy ends its movement in the caster’s area"
    ]


@pytest.mark.parametrize(
    ("about", "said"),
    [
        ({"side": HEROES, "how": "goal"}, ("The heroes have won.", "Les Héros ont gagné.")),
        ({"side": OVERLORD, "how": "time"},
         ("The last round is over: the overlord has won.", "La dernière manche est finie : l’Overlord a gagné.")),
        ({"side": OVERLORD, "how": "alone"},
         ("No hero is left on the board: the overlord has won.",
          "Plus aucun Héros sur le plateau : l’Overlord a gagné.")),
    ],
)  # fmt: skip
def test_the_end_says_why(about: dict[str, Any], said: tuple[str, str]) -> None:
    for lang, sentence in zip(("en", "fr"), said, strict=True):
        told = OneLanguage(GAME, lang).fact(lonely(), Fact("won", about))
        assert told.replace("\N{NO-BREAK SPACE}", " ") == sentence
