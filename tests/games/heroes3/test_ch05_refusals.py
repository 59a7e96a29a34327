"""5. Why not this card, unit, space, die?  Asked of the very section that put the question."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from heraut.games.heroes3.answers.on_map import EndTurn
from heraut.games.heroes3.answers.with_cards import PlayOf, Spend
from heraut.games.heroes3.model import BESIDE, Game, Realm
from heraut.games.heroes3.numbers import gains
from heraut.games.heroes3.rules.ch05_cards import in_hand, untimely
from heraut.games.heroes3.rules.ch05_cards.piles import DiscardSome, Search
from heraut.games.heroes3.rules.ch05_cards.play_in_combat import PlayInCombat
from heraut.games.heroes3.rules.ch05_cards.play_on_map import PlayCard
from heraut.games.heroes3.rules.ch05_cards.receiving import DrawAndKeep, Receive, ResolveDice, TakeOne
from heraut.games.heroes3.rules.ch05_cards.rolls import RollFor
from heraut.games.heroes3.rules.ch05_cards.special_plays import SpellFromDiscard
from heraut.games.heroes3.rules.ch05_cards.special_plays_at_start import CastFirst, SwapTwoUnits
from heraut.games.heroes3.rules.ch05_cards.special_plays_on_board import ChainLightning, LiftAnEffect
from heraut.games.heroes3.rules.ch05_cards.spells import Cast
from heraut.games.heroes3.rules.ch10_combat.combat_round import Activation
from heraut.kernel import CHANCE, Section, write
from heraut.players.dice import Seeded
from tests.games.heroes3.playing import GAME, A, B, Force, Play, fight, realm
from tests.games.heroes3.test_scene import at_turn
from tests.games.reasons import chapter, is_known_and_judged, refused, said

Found = tuple[str, ...] | None


def of_the_hand(table: Game, wish: str, seat: int = A) -> Found:
    """At a question of another chapter, which hands the wish on."""
    return said(in_hand.forbids_play(table, seat, GAME.grammar.read(wish)))


# ── whole games ──────────────────────────────────────────────────────────────────────────────────────────────────────


def random_games(scenario: str) -> Iterator[Game]:
    """The table at each question of a seat; cards are played often, and turns end with any hand at all."""
    for seed in range(6):
        table: Game = GAME.table(scenario, Seeded(seed))
        random = Random(seed)
        while (decision := table.decision) is not None:
            if decision.seat != CHANCE:
                yield table
            cards = [option for option in decision.options if isinstance(option, (PlayOf, Spend))]
            choice = random.choice(cards if cards and random.random() < 0.5 else list(decision.options))
            if isinstance(choice, EndTurn):
                for player in table.state.players:
                    player.hand = random.sample(EVERY_CARD, 6)
            table.answer(choice)


CONTENT = GAME.content
EVERY_CARD = [
    *CONTENT.abilities,
    *CONTENT.statistics,
    *CONTENT.artifacts,
    *CONTENT.spells,
    *CONTENT.specialties,
]
SCENARIOS = ("house_first_steps", "house_broken_crown_3", "fan_the_hunt_2", "house_greywater_bell")


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_question_of_the_chapter_is_listed_by_a_method_with_rules(scenario: str) -> None:
    asked = set()
    for table in random_games(scenario):
        assert table.decision is not None
        if chapter(table).startswith("ch05_cards."):
            asked.add(table.decision.kind)
            is_known_and_judged(table)
    assert asked >= {"keep_one", "discard_some", "discard_drawn", "power", "spell_target"}


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_speaks_against_a_card_is_what_the_list_leaves_out(scenario: str) -> None:
    """Of every card in hand, in every mode, at every question where cards are played."""
    allowed, reasons = 0, set()
    for table in random_games(scenario):
        decision = table.decision
        assert decision is not None
        if decision.kind not in {*in_hand.MOMENTS, *untimely.MOMENTS} - {"pay_unit", "pay_spell"}:
            continue
        for card in sorted(set(table.state.players[decision.seat].hand)):
            for mode in gains.modes_of(GAME.content, card):
                reason = in_hand.forbids_play(table, decision.seat, PlayOf(card, mode))
                listed = PlayOf(card, mode) in decision.options
                assert (reason is None) == listed, (decision.kind, card, mode, reason)
                allowed += listed
                reasons |= set() if reason is None else {reason.id}
        for wish in in_hand.play_wishes(table, decision.seat):
            assert in_hand.forbids_play(table, decision.seat, wish) is not None
    assert allowed
    assert {"combat-only"} < reasons


# ── a card that is not played ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("state", "wish", "reason"),
    [
        (realm(hands=(["estates"] * 4,)), "play estates expert", ("no-expert", "H3-CRD-15", "H3-LVL-9")),
        (realm(hands=(["attack"],)), "play attack basic", ("combat-only", "H3-TUR-7", "H3-CRD-5")),
        (realm(), "play attack basic", ("not-in-hand", "H3-CRD-10", "H3-CRD-21")),
        (realm(hands=(["attack"],)), "play attack 1", ("no-such-effect", "H3-CRD-10")),
        (realm(hands=(["necromancy"] * 2,)), "play necromancy basic", ("foreign-card", "H3-CRD-11", "H3-CRD-21")),
        (realm(hands=(["logistics"],)), "play logistics basic", ("at-turn-end", "H3-CRD-4", "H3-CRD-10")),
        (realm(hands=(["estates"],)), "play estates basic", None),
        (realm(), "morale draw", ("no-morale", "H3-MOR-6")),
        (realm(), "end", None),
    ],
)
def test_on_the_map(state: Realm, wish: str, reason: Found) -> None:
    assert of_the_hand(at_turn(state), wish) == reason


def test_a_token_of_morale_needs_cards_to_draw_or_to_change() -> None:
    state = realm(hands=(["attack"],))
    state.players[A].morale = 1
    table = at_turn(state)
    assert of_the_hand(table, "morale draw") == ("no-cards", "H3-MOR-7")
    assert of_the_hand(table, "morale change") is None


HALBERDIERS, SKELETONS = ("halberdiers", "few", 1), ("skeletons", "few", 13)


@pytest.mark.parametrize(
    ("hand", "wish", "reason"),
    [
        (["attack"], "play attack basic", ("at-before-roll", "H3-ORD-3", "H3-CMB-18")),
        (["attack"], "play attack expert", ("no-expert", "H3-CRD-15", "H3-LVL-9")),
        (["angel_wings"], "play angel_wings 0", ("map-only", "H3-CRD-6")),
        (["cure"], "play cure effect", ("no-target", "H3-SPL-13")),
        (["resistance"], "play resistance basic", ("at-enemy-spell-cast", "H3-CRD-4", "H3-CMB-41")),
        (["magic_arrow"], "play magic_arrow effect", None),
    ],
)
def test_while_a_unit_is_activated(hand: list[str], wish: str, reason: Found) -> None:
    play = Play(fight([HALBERDIERS], [SKELETONS], realm(hands=(hand,))), Activation(0))
    assert of_the_hand(play.t, wish) == reason


@pytest.mark.rule("H3-SPL-2")
def test_too_little_power() -> None:
    """Teleport moves a golden unit with power 2; another spell of the hand gives 1."""
    state = fight([("champions", "few", 1)], [SKELETONS], realm(hands=(["teleport", "cure"],)))
    reason = in_hand.forbids_play(Play(state, Activation(0)).t, A, PlayOf("teleport", "effect"))
    assert reason is not None
    assert (reason.id, reason.about) == ("no-power", {"wanted": 2, "have": 1})


@pytest.mark.rule("H3-SPL-3", "H3-HER-4")
def test_a_second_spell_of_the_round_and_the_cards_of_a_secondary_hero() -> None:
    hand = realm(hands=(["magic_arrow"],))
    second = Play(fight([HALBERDIERS], [SKELETONS], hand, cast=(1, 0)), Activation(0))
    assert of_the_hand(second.t, "play magic_arrow effect") == ("spell-limit", "H3-SPL-3")
    hand = realm(hands=(["magic_arrow"],))
    secondary = Play(fight([HALBERDIERS], [SKELETONS], hand, heroes=(1, 2)), Activation(0))
    assert of_the_hand(secondary.t, "play magic_arrow effect") == ("no-main-hero", "H3-HER-4", "H3-HER-1")


# ── spells ───────────────────────────────────────────────────────────────────────────────────────────────────────────

OWN: list[Force] = [("halberdiers", "pack", 5), ("griffins", "few", 1)]
FOES: list[Force] = [("zombies", "pack", 9), ("liches", "few", 13)]


def casting(card: str, *hand: str, rival: tuple[str, ...] = ()) -> Play:
    state = fight(OWN, FOES, realm(hands=([card, *hand], list(rival))))
    return Play(state, Cast(A, card, "activation", 0))


@pytest.mark.rule("H3-SPL-2", "H3-SPL-13", "H3-SPL-14")
def test_power_that_is_not_put_into_a_spell() -> None:
    play = casting("magic_arrow", "attack", "power", "haste", "power")
    assert refused(play.t, "boost attack basic") == ("gives-no-power", "H3-SPL-2", "H3-SPL-14")
    assert refused(play.t, "boost haste effect") == ("gives-no-power", "H3-SPL-2", "H3-SPL-14")
    assert refused(play.t, "boost power expert") == ("no-expert", "H3-CRD-15", "H3-LVL-9")
    assert refused(play.t, "boost cure spell") == ("not-in-hand", "H3-CRD-10", "H3-CRD-21")
    assert refused(play.t, "boost haste spell") is None
    assert refused(play.t, "target 2") is None  # not what is asked
    play.say(A, "boost haste spell").say(A, "boost power basic")
    assert refused(play.t, "boost power basic") == ("power-enough", "H3-SPL-6", "H3-SPL-13")


@pytest.mark.rule("H3-SPL-2", "H3-SPL-7")
def test_power_that_does_not_reach_the_next_line() -> None:
    """The second line of Fireball needs power 2: two cards of 1 reach it, one alone does not."""
    assert refused(casting("fireball", "power", "cure").t, "boost power basic") is None
    alone = casting("fireball", "power").t
    assert refused(alone, "boost power basic") == ("power-short", "H3-SPL-2", "H3-SPL-13")


@pytest.mark.rule("H3-SPL-13")
def test_the_power_of_a_line_is_put_into_a_spell_first() -> None:
    """Teleport moves a bronze unit with no power, a golden one with 2."""
    state = fight([("champions", "few", 1)], FOES, realm(hands=(["teleport", "power", "power", "cure"],)))
    play = Play(state, Cast(A, "teleport", "activation", 0))
    state.battle.fighters[1].form = state.battle.fighters[2].form = "tower"  # type: ignore[union-attr]
    assert refused(play.t, "cast") == ("line-not-reached", "H3-SPL-2", "H3-SPL-13")


@pytest.mark.rule("H3-SPL-13")
def test_lines_that_the_power_does_not_reach() -> None:
    play = casting("magic_arrow", "power").say(A, "cast").say(A, "target 2")
    assert play.asked == (A, "line")
    assert refused(play.t, "line 0") is None
    assert refused(play.t, "line 1") == ("line-not-reached", "H3-SPL-2", "H3-SPL-13")
    assert refused(play.t, "line 77") == ("no-such-effect", "H3-SPL-13")


def test_units_that_a_spell_is_not_cast_on() -> None:
    play = casting("cure")
    assert play.asked is None or play.asked[1] != "spell_target"  # nobody is hurt
    state = fight([*OWN, ("marksmen", "few", BESIDE)], FOES, realm(hands=(["cure"],)))
    assert state.battle is not None
    state.battle.fighters[0].damage = 1
    play = Play(state, Cast(A, "cure", "activation", 0)).say(A, "cast")
    assert refused(play.t, "target 0") is None
    assert refused(play.t, "target 1") == ("unchanged", "H3-COM-7")
    assert refused(play.t, "target 2") == ("not-on-board", "H3-COM-7")


@pytest.mark.rule("H3-UNI-34", "H3-CMB-11")
def test_spaces_that_a_spell_does_not_touch() -> None:
    play = casting("teleport").say(A, "cast").say(A, "target 0")
    assert refused(play.t, "space 9") == ("space-taken", "H3-UNI-34")
    assert refused(play.t, "space 3") is None
    play = casting("fireball").say(A, "cast")
    assert refused(play.t, "space 0") == ("nobody-there", "H3-EX-10")
    play.say(A, "space 9")
    assert refused(play.t, "space 5") is None
    assert refused(play.t, "space 13") is None
    assert refused(play.t, "space 1") == ("not-adjacent", "H3-CMB-11")
    empty = [space for space in (8, 10) if f"space {space}" not in play.options]
    assert [refused(play.t, f"space {space}") for space in empty] == [("empty-alike", "H3-EX-10")]


@pytest.mark.rule("H3-CMB-44", "H3-CRD-25")
def test_what_does_not_answer_a_spell() -> None:
    play = casting("magic_arrow", "knowledge", "attack", rival=("resistance", "defense"))
    play.say(A, "cast").say(A, "target 2").say(A, "line 0")
    play.asks(B, "enemy_spell")
    assert refused(play.t, "play defense basic") == ("answers-no-spell", "H3-CMB-44", "H3-CRD-25")
    assert refused(play.t, "play resistance basic") is None
    play.say(B, "pass").asks(A, "own_spell")
    assert refused(play.t, "play attack basic") == ("answers-no-spell", "H3-CMB-44", "H3-CRD-25")
    assert refused(play.t, "play knowledge basic") is None


# ── cards that need a section of their own ───────────────────────────────────────────────────────────────────────────


def in_combat(section: Section, *hand: str, level: int = 1) -> Play:
    return Play(fight([*OWN, ("marksmen", "few", BESIDE)], FOES, realm(hands=(hand,), levels=(level,))), section)


def test_two_units_of_ones_own_change_places() -> None:
    play = in_combat(SwapTwoUnits(A, -1, ""))
    assert refused(play.t, "target 3") == ("not-your-unit", "H3-CMB-6")
    assert refused(play.t, "target 2") == ("not-on-board", "H3-COM-7")
    assert refused(play.t, "target 0") is None
    play.say(A, "target 0")
    assert refused(play.t, "target 0") == ("same-unit", "H3-COM-7")


def test_a_spell_is_cast_first() -> None:
    play = in_combat(CastFirst(A, source="card/intelligence/basic"), "magic_arrow", "attack", "cure")
    assert refused(play.t, "play magic_arrow effect") is None
    assert refused(play.t, "play attack basic") == ("not-a-spell", "H3-SPL-12")
    assert refused(play.t, "play cure effect") == ("no-target", "H3-SPL-13")
    assert [write(wish) for wish in play.state.agenda[-1].wishes(play.t)] == [
        "play cure effect",
        "play magic_arrow effect",
    ]


def test_power_is_for_a_spell_that_can_be_cast() -> None:
    state = fight(OWN, FOES, realm(hands=(["sorcery", "magic_arrow", "cure"],), decks=(["attack"],)))
    play = Play(state, PlayInCombat(A, "sorcery", "basic", 0, -1, "activation"), "attack")
    play.asks(A, "spell_for_power", "pass", "play magic_arrow effect")
    assert refused(play.t, "play cure effect") == ("no-target", "H3-SPL-13")
    assert refused(play.t, "play attack basic") == ("not-a-spell", "H3-SPL-12")


def test_chain_lightning_leaps_to_the_closest() -> None:
    play = in_combat(ChainLightning(A, "chain_lightning", 0, 3))
    first, far = play.options[0], [f"target {who}" for who in (0, 1, 4) if f"target {who}" not in play.options]
    assert refused(play.t, first) is None
    assert refused(play.t, "target 3") == ("struck-already", "H3-COM-7")
    assert {refused(play.t, one) for one in far} == {("closer-first", "H3-COM-7")}


def test_what_does_not_lie_on_a_unit_is_not_lifted() -> None:
    state = fight(OWN, FOES)
    assert state.battle is not None
    state.battle.fighters[0].paralysed = True
    play = Play(state, LiftAnEffect(A, "cure", 0, 0))
    assert refused(play.t, "number paralysed") is None
    assert refused(play.t, "card haste") == ("not-laid-there", "H3-CRD-24")


def test_a_spell_of_the_discard_pile() -> None:
    play = Play(realm(discards=(["attack", "cure", "haste"],)), SpellFromDiscard(A, 0, ""))
    play.asks(A, "spell_from_discard", "card cure", "card haste")
    assert refused(play.t, "card attack") == ("not-a-spell", "H3-SPL-12")
    assert refused(play.t, "card power") == ("not-in-discard", "H3-CRD-9")


# ── piles, gains, dice ───────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-CRD-13", "H3-CRD-16")
def test_a_search_takes_the_top_of_the_discard_or_what_was_looked_at() -> None:
    state = realm(shared={"abilities": ["necromancy", "estates", "logistics"]})
    state.discards["abilities"] = ["archery", "armorer"]
    play = Play(state, Search(A, "abilities", 2))
    assert refused(play.t, "discarded archery") == ("not-on-top", "H3-CRD-13")
    assert refused(play.t, "discarded armorer") is None
    play.say(A, "look", "necromancy", "estates")
    assert refused(play.t, "card logistics") == ("not-found", "H3-CRD-2")
    assert refused(play.t, "replace estates") == ("not-foreign", "H3-CRD-16")
    assert refused(play.t, "replace necromancy") is None
    play.state.decks["abilities"].bag.clear()
    assert refused(play.t, "replace necromancy") == ("deck-empty", "H3-CRD-18")


def test_cards_that_are_not_discarded() -> None:
    play = Play(realm(hands=(["attack", "power"],)), DiscardSome(A, 1))
    assert refused(play.t, "card attack") is None
    assert refused(play.t, "card cure") == ("not-in-hand", "H3-CRD-10", "H3-CRD-21")
    play = Play(realm(hands=(["attack"],), decks=(["power", "cure"],)), DrawAndKeep(A, 2, 1), "cure", "power")
    assert refused(play.t, "card cure") is None
    assert refused(play.t, "card attack") == ("not-drawn", "H3-CRD-1")


@pytest.mark.rule("H3-TRD-6", "H3-BLD-14")
def test_cards_that_are_not_removed() -> None:
    blacksmith = "building/castle/blacksmith/0"
    play = Play(realm(hands=(["attack", "angel_wings"],)), Receive(A, 0, blacksmith))
    assert refused(play.t, "card angel_wings") is None
    assert refused(play.t, "card attack") == ("other-kind", "H3-SIT-10", "H3-BLD-14")


@pytest.mark.rule("H3-AID-6", "H3-RES-7")
def test_a_gift_that_cannot_be_had() -> None:
    blacksmith = "building/castle/blacksmith/0"
    play = Play(realm(hands=(["attack"],)), TakeOne(A, 0, (blacksmith, "die/resource/0"), False))
    assert refused(play.t, "take 0") == ("none-to-remove", "H3-AID-6", "H3-TRD-6")
    assert refused(play.t, "take 1") is None
    assert refused(play.t, "done") == ("one-is-taken", "H3-SIT-4", "H3-DIF-3")


@pytest.mark.rule("H3-MOR-9", "H3-AID-10")
def test_dice_that_are_not_kept_or_rerolled() -> None:
    play = Play(realm(), ResolveDice(A, 0, "resource", 2, 1), 0, 1)
    assert refused(play.t, "face 1") is None
    assert refused(play.t, "face 5") == ("die-not-there", "H3-AID-10", "H3-MOR-11")
    state = realm()
    state.players[A].morale = 1
    play = Play(state, RollFor(A, "resource", 1, "resource_die"), 0)
    assert refused(play.t, "reroll 0 morale") is None
    assert refused(play.t, "reroll 1 morale") == ("die-not-there", "H3-AID-10", "H3-MOR-11")
    assert refused(play.t, "reroll 0 luck") == ("no-reroll", "H3-COM-7")


@pytest.mark.rule("H3-HER-12")
def test_movement_is_for_a_hero_of_ones_own() -> None:
    play = Play(realm(hands=(["estates"],)), PlayCard(A, "estates", "basic"))
    section = PlayCard(A, "estates", "basic")
    reason = section.forbids(play.t, GAME.grammar.read("for 2"))
    assert reason is not None
    assert said(reason) == ("not-your-hero", "H3-HER-12")
    assert section.forbids(play.t, GAME.grammar.read("for 0")) is None
