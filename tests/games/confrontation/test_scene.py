"""The scene of Confrontation: plain data in which every answer can be found, clicked and understood."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from itertools import islice
from typing import Any

import pytest

from heraut.games.confrontation.answers import Charge, Dive, Endure, Name, Parry, Place, Strike, Sustain
from heraut.games.confrontation.game import Confrontation, load
from heraut.games.confrontation.model import Battle
from heraut.games.confrontation.screen.saying import characteristic_number
from heraut.games.confrontation.screen.wording import skill_text
from heraut.kernel import Fact, write
from heraut.kernel.content import Text
from heraut.players.dice import Scripted, Seeded
from heraut.players.sight import Sight
from heraut.players.simple import RandomPlayer
from heraut.tabletop.scene import Choice, Scene
from tests.games.evenings import spoken

MOST_DECISIONS = 120
said = partial(spoken, name="confrontation")


@cache
def game() -> Confrontation:
    return load()


def look(table: Battle, seat: int = 0) -> Scene:
    return game().scene(game().view(table, seat), seat)


def moments(scenario: str, settings: dict[str, str], seed: int) -> Iterator[Battle]:
    """A random game, question by question, and its end."""
    table = game().table(scenario, Seeded(seed), settings)
    player = RandomPlayer(seed)
    for _ in range(MOST_DECISIONS):
        yield table
        if table.decision is None:
            return
        table.answer(player.answer(Sight(table, table.decision.seat)))


def choice(table: Battle, option: Any) -> Choice:
    question = look(table).question
    assert question is not None
    return next(one for one in question.choices if one.answer == write(option))


def consequences(table: Battle, option: Any) -> list[str]:
    return [said(label) for label in choice(table, option).consequences]


def test_the_end_is_told() -> None:
    *_, table = moments("duel", {}, 7)
    assert table.over
    assert [said(label) for label in look(table).path] == ["The fight is over"]


def test_levels_have_their_own_boards() -> None:
    scene = look(game().table("skies", Seeded(1)))
    assert [(board.id, said(board.label)) for board in scene.boards] == [
        ("level-0", "Ground"),
        ("level-1", "Altitude level 1"),
        ("level-2", "Altitude level 2"),
    ]
    assert scene.boards[2].pieces == ("2", "9")


# ── the worked example: a praetorian against two clones and a warrior of the dawn ──────────────────────────────────

AUTHORITY = (1, 6, 1)  # the praetorian 1 + 5, the warrior 6 + 1 + 3
INITIATIVE = (3, 2)  # the praetorian 3 + 3, the warrior 2 + 3 + 2
CLONES = (3, 2, 4, 1, 1, 3)  # clone 1 hits and stuns, clone 2 hits and does nothing
PLACED = ("name 4", "place 2 2 0", "place 3 1 1", "place 4 2 0")


def played(dice: tuple[int, ...], *answers: str) -> Battle:
    """The worked example after these answers."""
    table = game().table("example_combat", Scripted(*dice))
    for text in answers:
        decision = table.decision
        assert decision is not None
        table.say(decision.seat, text)
    return table


def attacked() -> Battle:
    """The warrior of the dawn attacks the praetorian, who is stunned and has one defence die left."""
    answers = ("place 1 3 1", "name 4", "attack 2 1", "endure", "attack 3 1", "endure")
    return played(AUTHORITY + INITIATIVE + CLONES, *PLACED, *answers)


def test_where_we_are_and_what_lies_there() -> None:
    table = played(AUTHORITY)
    assert [said(label) for label in look(table).path] == ["Turn 1", "Combat phase", "Order of combats"]
    assert consequences(table, Name(4)) == ["One die + DIS 3"]
    assert said(look(table).question.notes[-1]) == "Then the Authority roll"  # type: ignore[union-attr]
    scene = look(played(AUTHORITY, "name 4"))
    assert [said(label) for label in scene.path][2] == (
        "Combat: Praetorian guard against Clone of Dirz 1, Clone of Dirz 2 and Warrior of the dawn"
    )
    praetorian = scene.pieces[0]
    assert [(said(token.label), token.count) for token in praetorian.tokens] == [("Combat dice to place", 4)]
    assert [number.value for number in praetorian.numbers] == [3, 5, 8, 5, 11]
    assert praetorian.note is not None
    assert said(praetorian.note) == "guessed: MOU and DIS"
    assert "The wound table is a reconstruction" in [said(note) for note in scene.caveats]
    assert [number.value for number in scene.players[1].numbers] == [9 + 9 + 22, 3]


@pytest.mark.rule("CF-K-27")
def test_a_figure_shows_every_skill_of_its_card() -> None:
    """With its parameter in words, what it says, its rules, and those that come with another."""
    [prowler] = [name for name, card in game().content.fighters.items() if "toxic 3" in card.skills]
    table = played(AUTHORITY)
    table.state.figures[1].fighter = prowler
    figure = look(table).pieces[0]
    skills = {said(one.label): one for one in figure.traits}
    assert {"Assassin", "Toxic 3"} <= set(skills)
    assert all(one.text is not None and said(one.text) and one.rules for one in skills.values())
    assert "INI" not in [one.id for one in figure.more]
    assert all(one.value for one in figure.more)


def test_every_skill_of_every_card_is_said_in_both_languages() -> None:
    content = game().content
    for name, card in content.fighters.items():
        for skill in card.skill:
            text = skill_text(content, name, skill)
            assert not {"_", "{"} & {*text.fr, *text.en}, text
    bane = next(name for name, card in content.fighters.items() if card.words.get("bane") == ("undead",))
    assert skill_text(content, bane, "bane") == Text(fr="Fléau\N{NO-BREAK SPACE}: morts-vivants", en="Bane: undead")


def test_placing_says_what_the_dice_are_worth() -> None:
    table = played(AUTHORITY, "name 4")
    assert consequences(table, Place(2, 1, 1)) == ["1 attack, 1 parry", "Sustained defence possible with the last die"]
    assert consequences(table, Place(2, 2, 0)) == ["2 attacks, no parry"]


def test_an_attack_says_against_whom_and_what_for() -> None:
    table = played(AUTHORITY + INITIATIVE, *PLACED, "place 1 3 1", "name 4")
    attack = choice(table, Strike(2, 1))
    assert attack.touches == ("2", "1")
    assert [said(label) for label in attack.consequences] == [
        "One die + ATT 3, against DEF 5 with 1 defence die",
        "If it hits: higher wound die + strength 4 − RES 11",
        # Below 0 whatever the dice: the first row. Legs 11 throws of 36, arms 9 and abdomen 7, chest 5 and head 4.
        "Of the 36 throws of the wound dice: no effect 11, stunned 16, light wound 9",
        "Clone of Dirz 1: attack dice 2 → 1",
    ]


def test_a_defence_says_what_it_takes_and_what_it_costs() -> None:
    table = attacked()
    scene = look(table)
    assert [said(label) for label in scene.path][3:] == [
        "Pass of arms 1",
        "Attack: Warrior of the dawn on Praetorian guard",
    ]
    assert scene.question is not None
    assert scene.question.touches == ("4", "1")
    assert [(arrow.a, arrow.b, said(arrow.label)) for arrow in scene.boards[0].arrows] == [
        ("4", "1", "Attack: one die + 3")
    ]
    assert [said(label) for label in scene.question.notes] == [
        "The attack cannot fail by itself",
        "If it hits: higher wound die + strength 7 − RES 11",
        # He is stunned already. Higher die 1-3: first row, 9 throws without effect. 4, 5: row 0/1, of 16 throws legs
        # and arms (8) without effect, abdomen and chest (7) light, head (1) serious. 6: row 2/3, of 11 throws legs (2)
        # without effect, arms and abdomen (4) light, chest and head (5) serious.
        "Of the 36 throws of the wound dice: no effect 19, light wound 11, serious wound 6",
        "Then the attack test",
    ]
    assert consequences(table, Endure()) == [
        "No parry: the attack hits",
        "1 defence die is left afterwards",
    ]
    assert consequences(table, Parry(1)) == [
        "One die + DEF 4 against one die + ATT 3; equal is enough",
        "A die up to 1 lower than the attack die parries",
        "No defence die is left afterwards",
    ]
    defence, attack = choice(table, Parry(1)).numbers
    assert [(part.amount, part.reason) for part in defence.parts] == [(5, "DEF"), (-1, "stunned")]
    assert attack.value == 3


def test_a_sustained_defence_is_announced_with_its_price() -> None:
    table = played(AUTHORITY + INITIATIVE + (6, 1), *PLACED, "place 1 1 3", "name 4", "attack 2 1")
    assert "sustain" not in [one.answer for one in look(table).question.choices]  # type: ignore[union-attr]
    table = played(
        (*AUTHORITY, *INITIATIVE, 1, 5, 5), *PLACED, "place 1 1 3", "name 4", "attack 2 1", "parry 2", "attack 3 1"
    )
    assert consequences(table, Sustain()) == [
        "One die + DEF 3 against one die + ATT 3; equal is enough",
        "A die at least as high as the attack die parries",
        "DEF −2 until the end of the combat; the die is kept, parried or not",
        "Every later attack of this combat must be met the same way: no other defence",
    ]


def test_a_charge_says_how_far_and_whom_it_hurts() -> None:
    questions = [look(table).question for table in islice(moments("skirmish", {}, 1), 6)]
    charges = [one for question in questions if question and question.kind == "charge" for one in question.choices]
    assert len(charges) > 1
    for one in charges:
        if one.answer.startswith("charge"):
            first, second = [said(label) for label in one.consequences][:2]
            assert first.startswith("Moves ")
            assert "INI, ATT and DEF −1" in second or "no new charge penalty" in second


@pytest.mark.parametrize("scenario", ["skies", "skirmish"])
def test_a_charge_does_what_was_said(scenario: str) -> None:
    """The numbers promised are those that the charger has once it has charged."""
    checked = 0
    for table in islice(moments(scenario, {}, 2), 8):
        question = look(table).question
        for promised in question.choices if question else ():
            option = game().grammar.read(promised.answer)
            if not isinstance(option, (Charge, Dive)):
                continue
            facts: list[Fact] = []
            twin = table.clone(listener=facts.append)
            twin.answer(option)
            for number in promised.numbers:
                assert characteristic_number(twin, option.fighter, number.id).value == number.value
            hurt = [label.args["charged"] for label in promised.consequences if label.id == "consequence-charged"]
            suffered = tuple([fact.about["who"] for fact in facts if fact.kind == "charged"])
            names = [game().wording(twin.state, "charged", suffered, "fr")] if suffered else []
            assert [text.fr if isinstance(text, Text) else text for text in hurt] == names
            checked += 1
    assert checked


def test_dice_are_laid_in_attack_in_defence_and_those_that_could_be_bought() -> None:
    """What comes after every answer is told once, and whose the same question is then."""
    table = next(
        one for one in moments("duel", {}, 1) if one.decision is not None and one.decision.kind == "place_dice"
    )
    question = look(table, 0).question
    assert question is not None
    laid = {tuple(place.count for place in one.laid) for one in question.choices}
    assert laid >= {(2, 0, 2), (1, 1, 2), (3, 0, 1), (0, 4, 0)}
    assert {sum(counts) for counts in laid} == {4}
    assert [said(place.label) for place in question.choices[0].laid] == ["Attack dice", "Defence dice", "Sequence"]
    assert [said(note) for note in question.notes] == ["Then the same question is put to Scorpions"]
    assert not [label for one in question.choices for label in one.consequences if label.id.startswith("then-")]
