"""Chapters 10 and 11: every question knows its rules, and a wish that is no answer what speaks against it."""

from __future__ import annotations

from typing import Any

import pytest

from heraut.games.heroes3.model import AI, BESIDE, NEUTRALS, NOBODY, Game, Realm, Site
from heraut.games.heroes3.rules.ch10_combat.aftermath import Aftermath, Muster
from heraut.games.heroes3.rules.ch10_combat.attacks import Attack
from heraut.games.heroes3.rules.ch10_combat.combat import Combat
from heraut.games.heroes3.rules.ch10_combat.combat_round import Activation, CombatRound
from heraut.games.heroes3.rules.ch10_combat.deploy import Deploy, PlaceGuards
from heraut.games.heroes3.rules.ch10_combat.placed_by_rule import PlaceByRule
from heraut.games.heroes3.rules.ch11_ai.ai_combat import RuledActivation
from heraut.games.heroes3.rules.ch11_ai.ai_deck import AiCards
from heraut.kernel import write
from heraut.players.dice import Seeded
from tests.games.heroes3.playing import GAME, A, B, Force, Play, fight, realm
from tests.games.reasons import questions, refusals, refused, why

TOWN_A, TOWN_B = "S3.C", "S1.C"
CHAPTERS = ("ch10_combat", "ch11_ai")
SETTINGS: tuple[dict[str, str], ...] = ({}, {"edition": "official", "no_rerolls": "yes"}, {"free_rounds": "yes"})
OFTEN = {
    "was-activated", "too-slow", "space-taken", "unit-too-far", "no-way-there", "has-moved", "shield-again", "own-rows",
    "guard-must-attack", "shoots-adjacent", "moved-cannot-shoot", "retreat-after-round", "somebody-fights", "no-points",
    "shooters-behind", "by-rule",
}  # fmt: skip


# ── over random games ────────────────────────────────────────────────────────────────────────────────────────────────


def test_random_games_meet_many_refusals() -> None:
    """Else the law that looks at them would prove nothing."""
    met: set[str] = set()
    for seed in range(6):
        t = GAME.table(GAME.scenarios()[seed], Seeded(seed), SETTINGS[seed % len(SETTINGS)], forced=False)
        met.update(*[refusals(asked) for asked in questions(t, seed, CHAPTERS)])
    assert met >= OFTEN, OFTEN - met


# ── an activation ────────────────────────────────────────────────────────────────────────────────────────────────────

HALBERDIERS, GRIFFINS = ("halberdiers", "few", 1), ("griffins", "few", 9)
SKELETONS, ZOMBIES = ("skeletons", "few", 13), ("zombies", "few", 18)
ZEALOTS, TOWER = ("zealots", "few", 9), ("arrow_tower", "tower", BESIDE)
WALLS = ("wall", "gate", "wall", "wall")


def activated(state: Realm, *said: str, who: int = 0) -> Game:
    play = Play(state, Activation(who))
    for text in said:
        assert play.asked is not None
        play.say(play.asked[0], text)
    return play.t


@pytest.mark.parametrize(
    ("own", "foes", "before", "wish", "reason"),
    [
        ([HALBERDIERS], [ZOMBIES], (), "strike 1 1", ("unit-too-far", "H3-UNI-9", "H3-CMB-12")),
        ([HALBERDIERS], [SKELETONS], (), "strike 1 1", ("not-adjacent", "H3-CMB-11")),
        ([HALBERDIERS, GRIFFINS], [SKELETONS], (), "strike 9 2", ("space-taken", "H3-CMB-12", "H3-UNI-34")),
        ([HALBERDIERS, GRIFFINS], [SKELETONS], (), "strike 1 1", ("own-unit", "H3-ORD-2")),
        ([HALBERDIERS], [SKELETONS, TOWER], (), "strike 1 2", ("tower-aside", "H3-SIE-14")),
        ([HALBERDIERS], [SKELETONS], ("go 5",), "strike 9 1", ("has-moved", "H3-ORD-2", "H3-ORD-10")),
        ([HALBERDIERS], [SKELETONS], (), "go 17", ("unit-too-far", "H3-UNI-9", "H3-CMB-12")),
        ([("griffins", "few", 1)], [SKELETONS], (), "go 18", ("unit-too-far", "H3-UNI-10", "H3-CMB-12")),
        ([HALBERDIERS], [SKELETONS], (), "go 13", ("space-taken", "H3-CMB-12", "H3-UNI-34")),
        ([HALBERDIERS], [SKELETONS], (), "go 1", ("unit-stands-there", "H3-ORD-2")),
        ([HALBERDIERS], [ZOMBIES], ("go 5",), "go 9", ("has-moved", "H3-ORD-2", "H3-ORD-10")),
        ([ZEALOTS], [SKELETONS, ZOMBIES], (), "strike 9 2", ("shoots-adjacent", "H3-UNI-31")),
        ([ZEALOTS], [ZOMBIES], (), "strike 5 1", ("shoots-from-place", "H3-UNI-30")),
        ([ZEALOTS], [ZOMBIES], (), "go 1", ("unit-too-far", "H3-UNI-30", "H3-CMB-12")),
        ([("zealots", "few", 1)], [ZOMBIES], ("go 5",), "strike 5 1", ("moved-cannot-shoot", "H3-UNI-30")),
        ([HALBERDIERS], [SKELETONS], (), "break 1 0", ("no-wall-there", "H3-CMB-30")),
        ([HALBERDIERS], [SKELETONS], (), "surrender", ("too-dear", "H3-END-9")),
        ([HALBERDIERS], [SKELETONS], (), "retreat", ("no-retreat", "H3-CMB-4", "H3-END-1")),
    ],
)  # fmt: skip
def test_what_a_unit_may_not_do(
    own: list[Force], foes: list[Force], before: tuple[str, ...], wish: str, reason: tuple[str, ...]
) -> None:
    assert refused(activated(fight(own, foes), *before), wish) == reason


def test_how_far_a_unit_goes_is_told() -> None:
    assert why(activated(fight([HALBERDIERS], [ZOMBIES])), "go 17").about == {"most": 3}
    assert why(activated(fight([HALBERDIERS], [ZOMBIES]), "go 5"), "strike 5 1").about == {"most": 0}


@pytest.mark.rule("H3-CMB-12")
def test_a_unit_shut_in_finds_no_way() -> None:
    state = fight([("halberdiers", "few", 0), ("griffins", "few", 1), ("crusaders", "few", 4)], [ZOMBIES])
    assert refused(activated(state), "go 5") == ("no-way-there", "H3-CMB-12")
    assert refused(activated(state), "strike 0 3") == ("no-way-there", "H3-CMB-12")


@pytest.mark.rule("H3-CMB-30", "H3-SIE-13")
def test_walls_are_broken_from_beside_and_not_by_shots() -> None:
    besieged: dict[str, Any] = {"walls": WALLS}
    foot = activated(fight([HALBERDIERS], [ZOMBIES], **besieged))
    assert refused(foot, "break 1 0") == ("not-adjacent", "H3-CMB-11")
    assert refused(foot, "break 17 1") == ("not-adjacent", "H3-CMB-11")
    moved = activated(fight([HALBERDIERS], [ZOMBIES], **besieged), "go 0")
    assert refused(moved, "break 4 0") == ("has-moved", "H3-ORD-2", "H3-ORD-10")
    shooting = activated(fight([("zealots", "few", 5)], [ZOMBIES], **besieged))
    assert refused(shooting, "break 5 1") == ("shoots-no-wall", "H3-CMB-30")
    tower = activated(fight([HALBERDIERS], [ZOMBIES, TOWER], **besieged), who=2)
    assert refused(tower, "go 17") == ("tower-stays", "H3-SIE-13")


@pytest.mark.rule("H3-CMB-40")
def test_who_began_with_a_shield_does_not_defend_again() -> None:
    state = fight([HALBERDIERS], [SKELETONS])
    assert state.battle is not None
    state.battle.fighters[0].shield = True
    assert refused(activated(state), "defend") == ("shield-again", "H3-CMB-40")


def surrendering(**more: Any) -> tuple[str, ...]:
    state = realm(gold=(10, 10))
    return refused(activated(fight([HALBERDIERS], [SKELETONS], state, **more)), "surrender")


@pytest.mark.rule("H3-END-1", "H3-END-2", "H3-END-8", "H3-END-9")
def test_why_nobody_surrenders() -> None:
    assert surrendering(guards=True) == ("no-surrender-to-guards", "H3-END-1")
    assert surrendering(heroes=(NOBODY, 2)) == ("no-hero-to-surrender", "H3-SIE-5", "H3-END-6")
    assert surrendering(no_escape=(True, False)) == ("no-escape", "H3-END-1")
    moved = activated(fight([HALBERDIERS], [ZOMBIES], abroad(10)), "go 5")
    assert refused(moved, "surrender") == ("surrender-first", "H3-END-2")
    poor = why(activated(fight([HALBERDIERS], [SKELETONS], abroad(7))), "surrender")
    assert (poor.id, poor.rules, poor.about) == ("too-dear", ("H3-END-9",), {"cost": (("gold", 3),)})
    homeless = abroad(10)
    for site in homeless.sites.values():
        site.flags = ()
    assert refused(activated(fight([HALBERDIERS], [SKELETONS], homeless)), "surrender") == ("nowhere-to-go", "H3-END-9")
    at_home = fight([HALBERDIERS], [SKELETONS], realm(gold=(10, 10)), home=True)
    assert refused(activated(at_home, who=1), "surrender") == ("defends-town", "H3-END-8")


def abroad(gold: int) -> Realm:
    """A's hero fights away from its only town."""
    state = realm(gold=(gold, 10))
    state.heroes[0].field = "S1.NE"
    return state


@pytest.mark.rule("H3-CMB-9", "H3-CMB-29", "H3-CMB-49", "H3-CMB-59")
def test_guards_do_what_they_must() -> None:
    led: dict[str, Any] = {"owners": (A, NEUTRALS), "commands": (A, B)}
    near = activated(fight([GRIFFINS], [("skeletons", "few", 17)], **led), who=1)
    for wish in ("go 16", "pass"):
        assert refused(near, wish) == ("guard-must-attack", "H3-CMB-9", "H3-CMB-29")
    assert refused(near, "defend") == ("guard-must-attack", "H3-CMB-49")
    away = activated(fight([HALBERDIERS], [ZOMBIES], **led), who=1)
    assert refused(away, "go 19") == ("guard-must-attack", "H3-CMB-9", "H3-CMB-29")
    assert refused(away, "strike 18 0") == ("unit-too-far", "H3-UNI-9", "H3-CMB-12")
    hero = activated(fight([HALBERDIERS], [ZOMBIES], **led))
    assert refused(hero, "retreat") == ("retreat-after-round", "H3-CMB-59", "H3-CMB-5")


@pytest.mark.rule("H3-UNI-33")
def test_after_its_shot_a_unit_moves_one_space() -> None:
    play = Play(fight([("zealots", "few", 1)], [ZOMBIES]), Activation(0)).say(A, "strike 1 1", 0, 0)
    play.asks(A, "step_after")
    assert refused(play.t, "go 9") == ("unit-too-far", "H3-UNI-30", "H3-CMB-12")
    assert play.t.why_not(GAME.grammar.read("go 5")) is None
    assert play.t.why_not(GAME.grammar.read("defend")) is None, "never an answer to this question"


def test_enemies_and_walls_that_are_struck_from_somewhere_are_no_wishes() -> None:
    t = activated(fight([HALBERDIERS], [ZOMBIES, SKELETONS]))
    assert [write(wish) for wish in t.find(Activation).wishes(t) if wish.word == "strike"] == ["strike 1 1"]


# ── a round ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-ORD-1", "H3-ORD-7", "H3-ORD-8")
def test_who_is_not_activated_now() -> None:
    own: list[Force] = [("halberdiers", "few", 0), ("marksmen", "few", 1), ("griffins", "few", 2)]
    foes: list[Force] = [("skeletons", "few", 19), ("zombies", "few", 18)]
    play = Play(fight(own, foes), CombatRound()).say(A, "pass")
    play.asks(A, "activate", "target 0", "target 1")
    assert refused(play.t, "target 2") == ("was-activated", "H3-ORD-7")
    assert refused(play.t, "target 3") == ("other-side-first", "H3-ORD-8")
    slow = why(play.t, "target 4")
    assert (slow.id, slow.rules, slow.about) == ("too-slow", ("H3-ORD-1", "H3-ORD-16"), {"initiative": 3, "first": 4})


# ── an attack ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-MOR-9", "H3-MOR-11", "H3-CMB-43")
def test_why_a_die_is_not_rerolled() -> None:
    crusaders = ("crusaders", "pack", 5)
    play = Play(fight([crusaders], [GRIFFINS]), Attack(0, 1), 0)
    play.asks(A, "after_roll", "pass", "reroll 0 unit")
    assert refused(play.t, "reroll 0 morale") == ("no-morale", "H3-MOR-6", "H3-MOR-9")
    assert refused(play.t, "reroll 1 unit") == ("no-reroll-left", "H3-CMB-43")
    state = fight([crusaders], [("halberdiers", "pack", 9)], realm(hands=([], ["attack"])))
    play = Play(state, Attack(0, 1), 1)
    play.asks(B, "after_roll", "pass", "ignore_die attack")
    assert refused(play.t, "reroll 1 morale") == ("not-your-die", "H3-MOR-11")


@pytest.mark.rule("H3-VAR-3")
def test_where_nothing_is_rerolled() -> None:
    state = fight(
        [("crusaders", "pack", 5)],
        [GRIFFINS],
        realm(hands=(["shield_of_the_dwarven_lords"],), variants=("no_rerolls",)),
    )
    play = Play(state, Attack(1, 0)).on_to("after_roll", 1)
    assert refused(play.t, "reroll 1 unit") == ("no-rerolls", "H3-VAR-3")


@pytest.mark.rule("H3-CMB-54")
def test_who_saves_a_unit() -> None:
    foes: list[Force] = [GRIFFINS, ("archangels", "pack", 19), ("archangels", "pack", 18)]
    state = fight([("trolls_neutral", "neutral", 5)], foes)
    assert state.battle is not None
    state.battle.fighters[2].saved = 1
    play = Play(state, Attack(0, 1), 0)
    play.asks(B, "lethal_attack", "pass", "rescue 3")
    assert refused(play.t, "rescue 2") == ("has-saved", "H3-CMB-54")
    assert refused(play.t, "rescue 1") == ("saves-nobody", "H3-CMB-54")
    assert refused(play.t, "rescue 0") == ("saves-nobody", "H3-CMB-54")


# ── before and after ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-CMB-6", "H3-UNI-17")
def test_where_an_army_is_not_placed() -> None:
    play = Play(fight([], [], realm(armies=({"halberdiers": "few", "griffins": "few"},))), Deploy(0))
    assert refused(play.t, "place griffins 3") == ("another-unit-first", "H3-CMB-6")
    assert refused(play.t, "place halberdiers 9") == ("own-rows", "H3-CMB-6")
    play.say(A, "leave_out halberdiers")
    assert refused(play.t, "leave_out griffins") == ("somebody-fights", "H3-UNI-17")
    play = Play(fight([HALBERDIERS], [], realm(armies=({"griffins": "few"},))), Deploy(0))
    assert refused(play.t, "place griffins 1") == ("space-taken", "H3-CMB-6")


@pytest.mark.rule("H3-CMB-28")
def test_where_guards_are_not_placed() -> None:
    state = fight([], [("zealots_neutral", "neutral", BESIDE), ("zombies_neutral", "neutral", 17)], guards=True)
    assert state.battle is not None
    state.battle.commands = (A, B)
    t = Play(state, PlaceGuards()).t
    assert refused(t, "place zealots_neutral 12") == ("shooters-behind", "H3-CMB-28")
    assert refused(t, "place zealots_neutral 17") == ("space-taken", "H3-CMB-6")
    assert refused(t, "place zealots_neutral 3") == ("own-rows", "H3-CMB-28")
    assert refused(t, "place zombies_neutral 18") == ("another-unit-first", "H3-CMB-28")


@pytest.mark.rule("H3-CMB-21", "H3-MOV-3", "H3-VAR-10")
def test_without_a_point_there_is_no_further_round() -> None:
    def after_a_round(state: Realm) -> Game:
        play = Play(fight([HALBERDIERS], [ZOMBIES], state, guards=True), Activation(0)).say(A, "pass")
        play.t.begin(Combat(0, "S1.NE", NEUTRALS, at="round_over"))
        return play.t

    t = after_a_round(realm(movement=0))
    assert refused(t, "prolong") == ("no-points", "H3-MOV-3", "H3-CMB-50")
    assert after_a_round(realm(movement=1)).why_not(GAME.grammar.read("prolong")) is None


@pytest.mark.rule("H3-END-6", "H3-END-10", "H3-END-13")
def test_where_a_beaten_hero_does_not_go() -> None:
    lost = beaten(flags={TOWN_A: (A,), TOWN_B: (B,), "F3.W": (A,)}, field="F3.W")
    lost.asks(A, "go_home", f"field {TOWN_A}")
    assert refused(lost.t, "field F3.W") == ("fought-over", "H3-END-6", "H3-END-10")
    assert refused(lost.t, f"field {TOWN_B}") == ("not-your-home", "H3-END-6", "H3-END-10")
    homeless = beaten(flags={TOWN_A: (B,), TOWN_B: (B,)}, field="S1.NE")
    assert refused(homeless.t, f"field {TOWN_A}") == ("goes-back", "H3-END-10", "H3-END-13")


def beaten(flags: dict[str, tuple[int, ...]], field: str) -> Play:
    """A has surrendered to B here; these places are theirs."""
    state = fight([HALBERDIERS], [ZOMBIES], realm(gold=(10, 10)))
    for place, owners in flags.items():
        state.sites.setdefault(place, Site()).flags = owners
    state.heroes[0].field, state.heroes[0].came_from = field, "S1.E"
    return Play(state, Aftermath(field, (0, 2), (A, B), 1, True, 0, False, False))


@pytest.mark.rule("H3-UNI-20", "H3-UNI-41")
def test_what_an_army_does_not_start_again_with() -> None:
    state = realm(armies=({}, {"griffins": "few"}))
    t = Play(state, Muster(A)).t
    assert refused(t, "unit champions") == ("not-at-start", "H3-UNI-20")
    assert refused(t, "unit griffins") == ("in-another-army", "H3-UNI-41")


# ── led by the rules ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-AI-14", "H3-CMB-27")
def test_what_the_rules_decide_is_not_for_the_player_to_choose() -> None:
    own: list[Force] = [("halberdiers", "few", 8), ("halberdiers", "few", 10), ("champions", "few", 0)]
    ruled = Play(fight(own, [("zombies_neutral", "neutral", 17)], guards=True), RuledActivation(3))
    ruled.asks(A, "ruled_target", "target 0", "target 1")
    assert refused(ruled.t, "target 2") == ("by-rule", "H3-AI-2", "H3-AI-3", "H3-AI-12", "H3-AI-14")
    ruled.say(A, "target 0")
    ruled.asks(A, "ruled_space", "space 9", "space 12")
    assert refused(ruled.t, "space 16") == ("by-rule", "H3-AI-14", "H3-CMB-29")
    foes: list[Force] = [(f"{unit}_neutral", "neutral", BESIDE) for unit in ("zombies", "skeletons", "halberdiers")]
    placed = Play(fight([], foes, guards=True), PlaceByRule(1))
    placed.asks(A, "place_ruled", "target 1", "target 2")
    assert refused(placed.t, "target 0") == ("by-rule", "H3-CMB-7", "H3-CMB-25", "H3-CMB-27")


@pytest.mark.rule("H3-AI-40")
def test_a_defense_card_of_the_ai_goes_to_the_toughest() -> None:
    state = fight([HALBERDIERS], [ZOMBIES, ("zombies", "few", 19), SKELETONS], owners=(A, AI), commands=(A, AI))
    t = Play(state, AiCards(1, shown=("defense",), at="most_health")).t
    assert [write(wish) for wish in t.find(AiCards).toughest(t)] == ["target 1", "target 2"]
    assert refused(t, "target 3") == ("by-rule", "H3-AI-40")
