"""What the game exports: scenarios and their seats, settings, names of what is printed, the words of a card."""

from __future__ import annotations

import pytest

from heraut.games.heroes3.model import Game
from heraut.games.heroes3.rules.ch10_combat.aftermath import Muster
from heraut.games.heroes3.rules.ch10_combat.attacks import Attack
from heraut.games.heroes3.screen.card_text import card_foot, card_text
from heraut.kernel.content import Text
from heraut.players.dice import Seeded
from heraut.table.words import Words, game_words
from heraut.tabletop.scene import Label, worded

from .playing import CONTENT, GAME, A, fight, realm

EN = game_words("en", GAME)
FR = game_words("fr", GAME)


def text_of(card: str, words: Words = EN) -> list[str]:
    state = realm()

    def said(name: str, value: object) -> object:
        if isinstance(value, Label):
            return worded(value, said)
        return value if isinstance(value, Text) else GAME.wording(state, name, value, words.lang)

    return [words.label(label).replace("\N{NO-BREAK SPACE}", " ") for label in worded(card_text(CONTENT, card), said)]


@pytest.mark.rule("H3-MOD-1", "H3-MOD-2", "H3-MOD-3")
def test_scenarios_are_named_with_their_number_of_players() -> None:
    assert GAME.scenarios()[0] == "house_first_steps"
    assert {"house_broken_crown_2", "house_broken_crown_3", "fan_queens_gambit_1"} <= set(GAME.scenarios())
    assert [
        len(GAME.seats(name)) for name in ("house_first_steps", "house_broken_crown_3", "house_greywater_bell")
    ] == [
        2,
        3,
        1,
    ]


@pytest.mark.rule("H3-DIF-1", "H3-VAR-1")
def test_edition_difficulty_and_fourteen_variants_may_be_chosen() -> None:
    settings = {setting.name: setting for setting in GAME.settings()}
    assert len(settings) == 2 + 14
    assert settings["difficulty"].values == ("easy", "normal", "hard", "impossible")
    assert settings["difficulty"].usual == "normal"
    table = GAME.table("house_first_steps", Seeded(1), {"difficulty": "hard", "no_rerolls": "yes", "calm_die": "yes"})
    assert table.state.difficulty == "hard"
    assert table.state.variants == ("no_rerolls", "calm_die")


def test_names_are_said_in_both_languages() -> None:
    state = fight(own=[("halberdiers", "pack", 1)], foes=[("skeletons", "few", 17), ("skeletons", "few", 18)])
    say = GAME.wording
    assert say(state, "seat", 0, "en") == "Catherine"
    assert say(state, "seat", -2, "fr") == "les gardiens"
    assert say(state, "card", "magic_arrow", "fr") == "Flèche magique"
    assert say(state, "cards", ("attack", "power"), "en") == "Attack and Power"
    assert say(state, "cards", (), "fr") == "rien"
    assert say(state, "winners", (), "fr") == "personne"
    assert say(state, "who", 0, "fr") == "Hallebardiers"
    assert say(state, "target", 2, "en") == "Skeletons\N{NO-BREAK SPACE}2"
    assert say(state, "hero", 1, "en") == "the second hero (Catherine)"
    assert say(state, "field", "F1.NE", "en") == "Windmill (F1\N{NO-BREAK SPACE}NE)"
    assert say(state, "cost", {"gold": 5, "materials": 0, "valuables": 2}, "fr") == (
        "5\N{NO-BREAK SPACE}or et 2\N{NO-BREAK SPACE}richesses"
    )
    assert say(state, "building", "castle/dwelling_bronze", "en") == "Towers"
    assert say(state, "treasure_faces", (0, 2), "en") == "1 experience and Search (2) artifacts"
    assert say(state, "space", 9, "en") == "B3"
    assert say(state, "amount", -2, "en") == "−2"


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("attack", ["+1 attack", "Expert: +2 attack"]),
        ("armorer", ["draw 1 card; +1 defence", "Expert: draw 1 card; +2 defence"]),
        ("estates", ["+3 gold", "Expert: +6 gold"]),
        ("inexhaustible_cart_of_lumber", ["+2 materials", "or: remove this card from the game; +4 materials"]),
        (
            "magic_arrow",
            ["for any unit", "Power 0: 1 damage", "Power 1: 2 damage", "Power 2: 3 damage"],
        ),
        (
            "prayer",
            [
                "for any unit",
                "Power 0: one of: +1 attack; +1 defence; +1 initiative",
                "Power 2: one of: +2 attack; +2 defence; +2 initiative",
                "Power 4: one of: +3 attack; +3 defence; +3 initiative",
            ],
        ),
        ("legs_of_legion", ["a unit bought costs 4 gold less", "or: +2 gold"]),
        ("profuse_growth", ["+1 to the hand limit"]),
        (
            "shackles_of_war",
            [
                "When the combat begins: the enemy hero will neither retreat nor surrender",
                "or: draw 2 cards, keep 1",
            ],
        ),
    ],
)
def test_a_card_says_what_it_does(card: str, said: list[str]) -> None:
    assert text_of(card) == said


def test_every_card_has_words_in_both_languages() -> None:
    kinds = (
        CONTENT.abilities, CONTENT.statistics, CONTENT.artifacts, CONTENT.spells, CONTENT.specialties,
        CONTENT.proclamations, CONTENT.ai_cards,
    )  # fmt: skip
    for card in [card for kind in kinds for card in kind]:
        for words in (EN, FR):
            lines = text_of(card, words)
            assert lines
            assert all(line.strip() and "_" not in line for line in lines), lines
            foot = card_foot(CONTENT, card)
            assert foot is not None or card in CONTENT.ai_cards


@pytest.mark.rule("H3-CMB-16")
def test_dice_belong_to_whoever_owns_the_unit() -> None:
    """In a turn of seat A the guards' dice are nobody's, and a Shield's die is its unit's."""
    state = fight([("halberdiers", "few", 4)], [("peasants_neutral", "neutral", 8)], guards=True)
    state.agenda = [Muster(A)]
    t = Game(GAME, state)
    t.begin(Attack(1, 0))
    assert GAME.roller(t) is None
    twin = t.clone()
    assert twin.state.battle is not None
    twin.state.battle.fighters[0].shield = True
    twin.answer(0)
    assert twin.decision is not None
    assert (twin.decision.kind, GAME.roller(twin)) == ("shield_roll", A)
    own = Game(GAME, fight([("halberdiers", "few", 4)], [("peasants_neutral", "neutral", 8)], guards=True))
    own.begin(Attack(0, 1))
    assert GAME.roller(own) == A
