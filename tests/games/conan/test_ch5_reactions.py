"""5. Before the dice: sacrifice, and spells of reaction."""

from __future__ import annotations

import pytest

from heraut.games.conan.answers.acting import Cast
from heraut.games.conan.model import HEROES, OVERLORD, FigureId, Game, SpellId, World
from heraut.games.conan.numbers.blows import MELEE_BLOW
from heraut.games.conan.rules import ch5_reactions
from heraut.games.conan.rules.ch2_sheet.attack import Attack
from tests.games.conan.playing import A, B, Play, figure, hero, table, world

PIRATE = figure(100)
ALLY = figure(1000)


# ── sacrifice ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CN-SKL-28", "CN-OVL-18")
def test_a_guard_steps_in_for_the_captain() -> None:
    """R R: 3, 1 = 4 against armour 2, no gems allowed: dead; the captain is untouched."""
    units = [("captain", "H4"), *[("bossonian_guards:blue", "H4")] * 2, ("bossonian_guards:blue", "S8")]
    state = world(hero("conan", "H4", (0, 11, 0, 0)), scenario="three_heads", units=units, overlord=(5, 0, 2))
    play = Play(state, Attack(A, A, PIRATE, MELEE_BLOW, ("R", "R")))
    play.asks(1, "sacrifice", "pass", "sacrifice 101")
    play.say(1, "sacrifice 101", 1, 3)
    assert (play.over, sorted(play.state.units), play.state.overlord) == (True, [100, 102, 103], (5, 0, 2))
    assert (play.state.units[PIRATE].life, play.last("struck")["defence"]) == (state.units[PIRATE].life, 2)


@pytest.mark.rule("CN-SKL-28")
def test_who_is_just_like_the_target_is_not_offered() -> None:
    """He would be struck as the other, but for the guard that may be forgone anyway."""
    units = [("bossonian_guards:blue", "H4"), ("bossonian_guards:blue", "H4"), ("bossonian_guards:red", "H4")]
    state = world(hero("conan", "H4"), scenario="three_heads", units=units)
    assert Play(state, Attack(A, A, PIRATE, MELEE_BLOW, ("R",))).options == ["pass", "sacrifice 102"]


@pytest.mark.rule("CN-SKL-28", "CN-DEF-12", "CN-DEF-7")
def test_in_his_place() -> None:
    """Pallantides (chain mail O) steps in for Conan: 3, 1 = 4; armour 1: 3 wounds.  No dodge, no parry, no guard."""
    state = world(
        hero("conan", "P3"), hero("pallantides", "P3", (0, 11, 0, 0), ["chain_mail"]),
        hero("ngora", "P3", items=["shield"]), units=[("pirates:green", "P3")],
    )  # fmt: skip
    play = Play(state, Attack(3, PIRATE, A, MELEE_BLOW, ("R*", "R*")))
    play.asks(B, "sacrifice", "pass", "sacrifice 1")
    play.say(B, "sacrifice 1", 3, 1).say(3, "enough", 1)
    assert (play.over, play.zones(B), play.hero(A).wounds) == (True, (0, 8, 3, 0), 0)


@pytest.mark.rule("CN-SKL-28")
def test_who_passes_is_not_the_target() -> None:
    state = world(hero("conan", "P3", (0, 11, 0, 0)), hero("pallantides", "P3"), units=[("pirates:green", "P3")])
    play = Play(state, Attack(2, PIRATE, A, MELEE_BLOW, ("O",))).say(B, "pass", 2)
    assert (play.over, play.hero(A).wounds) == (True, 2)


@pytest.mark.rule("CN-SKL-28", "CN-SKL-34")
def test_an_ally_steps_in_for_the_hero_who_says_so() -> None:
    state = world(
        hero("conan", "B4"), hero("taurus", "B3"), scenario="gate_of_thornford", units=[("captain", "B3")],
        allies=[("belits_guards", "B3")],
    )  # fmt: skip
    play = Play(state, Attack(2, PIRATE, B, MELEE_BLOW, ("R",)))
    play.asks(B, "sacrifice", "pass", "sacrifice 1000")
    assert ALLY not in play.say(B, "sacrifice 1000", 2).state.units


@pytest.mark.rule("CN-SKL-28", "CN-ENC-3")
def test_nobody_is_asked_where_nobody_could_step_in() -> None:
    items = ["chain_mail", "chain_mail", "halberd", "dagger"]  # weight 10: the skill is lost
    state = world(hero("conan", "P3", (0, 11, 0, 0)), hero("pallantides", "P3", items=items), units=[("captain", "P3")])
    assert Play(state, Attack(2, PIRATE, A, MELEE_BLOW, ("R",)), 0).over


# ── spells of reaction ───────────────────────────────────────────────────────────────────────────────────────────────


def casters(state: World, monkeypatch: pytest.MonkeyPatch, *spells: str) -> World:
    """Whoever has these spells and a gem can cast them."""

    def castable(t: Game, caster: FigureId) -> list[Cast]:
        owned = t.state.heroes[caster].spells if caster < 100 else [SpellId(spell) for spell in spells]
        return [Cast(caster, spell) for spell in owned]

    monkeypatch.setattr("heraut.games.conan.rules.ch4_magic.spells.castable", castable)
    return state


@pytest.mark.rule("CN-SPL-3", "CN-SPL-12")
def test_a_reaction_is_cast_before_the_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the enemy's turn only, and only spells with the mark."""
    owned = ["mitras_halo", "lightning_storm"]
    state = world(hero("hadrathus", "P3", (0, 9, 1, 0), spells=owned), units=[("pirates:green", "P3")], side=OVERLORD)
    play = Play(casters(state, monkeypatch), Attack(1, PIRATE, A, MELEE_BLOW, ("O",)))
    play.asks(A, "react", "pass", "cast 0 mitras_halo")
    play.say(A, "pass", 1)
    assert (play.over, play.hero().wounds) == (True, 2)
    state.side = HEROES
    assert Play(state, Attack(1, PIRATE, A, MELEE_BLOW, ("O",)), 1).over


@pytest.mark.rule("CN-SPL-12")
def test_a_caster_reacts_when_an_enemy_ends_its_movement_beside_him(monkeypatch: pytest.MonkeyPatch) -> None:
    spells = ["pestilential_swarm"]
    state = world(
        hero("conan", "P3"), hero("hadrathus", "P3", spells=spells), hero("pelias", "P4", spells=spells),
        units=[("pirates:green", "P3"), ("pirates:green", "P5")], side=OVERLORD,
    )  # fmt: skip
    t = table(casters(state, monkeypatch))
    assert ch5_reactions.after_move(t, figure(101)) is None
    window = ch5_reactions.after_move(t, PIRATE)
    assert isinstance(window, ch5_reactions.Reactions)
    play = Play(state, window)
    play.asks(B, "react", "pass", "cast 1 pestilential_swarm")
    assert play.say(B, "pass").over
    state.side = HEROES
    assert ch5_reactions.after_move(t, PIRATE) is None


@pytest.mark.rule("CN-SPL-12")
def test_a_unit_reacts_in_the_heroes_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    state = world(hero("conan", "N2", (0, 11, 0, 0)), scenario="thing_in_the_well", units=[("skuthus", "N2")])
    play = Play(casters(state, monkeypatch, "sets_halo"), Attack(A, A, PIRATE, MELEE_BLOW, ("R",)))
    play.asks(1, "react", "pass", "cast 100 sets_halo")


@pytest.mark.rule("CN-SPL-12")
def test_a_reaction_that_fells_the_attacker_ends_the_attack() -> None:
    """He is no longer there when the attack is aimed: no dice fall."""
    state = world(hero("conan", "P3"), units=[("pirates:green", "P3")])
    felled = Attack(1, PIRATE, A, MELEE_BLOW, ("O",))
    del state.units[PIRATE]
    assert felled.aim(table(state), A) is None
