"""2. The sheet of a hero, 4A and 4B: attacks."""

from __future__ import annotations

import pytest

from heraut.games.conan.answers.fighting import Shoot, Strike, Web
from heraut.games.conan.model import AreaId, BorderId, FigureId, ItemId, World
from heraut.games.conan.numbers.blows import MELEE_BLOW, SHOT, SPELL_BLOW
from heraut.games.conan.rules.ch1_heroes_turn import HeroesPhase
from heraut.games.conan.rules.ch2_sheet.attack import Attack, forbids, unit_attack, unit_attacks, wishes
from heraut.games.conan.rules.ch2_sheet.targets import may_not_be_attacked
from heraut.kernel import Option, write
from tests.games.conan.playing import GAME, A, B, Play, figure, hero, table, world

OVERLORD_SEAT = 1
PIRATE = figure(100)


def attacks(state: World, seat: int = A) -> list[str]:
    """What this hero may attack, and with what."""
    return [option for option in Play(state, HeroesPhase()).of(seat) if option.startswith(("strike", "shoot"))]


def unit_options(state: World, unit: FigureId = PIRATE) -> list[str]:
    return [write(option) for option in unit_attacks(table(state), unit)]


def why_not(state: World, wish: Option) -> str:
    reason = forbids(table(state), wish)
    assert reason is not None
    assert reason.rules
    return reason.id


def strike(target: int, weapon: str = "") -> Strike:
    return Strike(A, figure(target), ItemId(weapon))


def shoot(target: int, weapon: str = "") -> Shoot:
    return Shoot(A, figure(target), ItemId(weapon))


# ── declaring ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CN-ATT-1", "CN-ATT-8", "CN-RRL-3", "CN-OVL-6", "CN-OVL-18", "CN-OVL-22", "CN-ZON-3")
def test_sword_against_a_pirate() -> None:
    """2 gems: R 1, R 3, O* 0; free reroll 1: 1 + 3 + 1 = 5.  1 gem: O 2.  5 - (1 + 2) = 2 wounds: dead."""
    state = world(hero("conan", "P3", items=["sword"]), units=[("pirates:green", "P3")], overlord=(2, 0, 3))
    play = Play(state, HeroesPhase()).say(A, "strike 0 100 sword")
    play.asks(A, "gems", "gems 1", "gems 2", "gems 3", "gems 4", "gems 5")
    play.say(A, "gems 2", 0, 1, 3).say(A, "reroll O* 0", 1).say(A, "enough")
    play.asks(OVERLORD_SEAT, "guard", "guard 0", "guard 1", "guard 2")
    play.say(OVERLORD_SEAT, "guard 1", 2).say(OVERLORD_SEAT, "enough")
    assert play.last("struck") == {"target": 100, "total": 5, "defence": 3}
    assert (play.last("wounded")["wounds"], play.state.units) == (2, {})
    assert (play.zones(), play.hero().spent, play.state.overlord) == ((9, 0, 0, 2), (2, 0, 0, 0), (1, 1, 3))


@pytest.mark.rule("CN-ATT-1", "CN-ATT-2", "CN-RRL-1")
def test_rerolls_do_not_count_for_the_limit() -> None:
    """Valeria, 2 gems (O*, O*), Turanian sword (O*): 0, 0, 1; one 0 free: 2; the other free: 0, then paid: 1.  4."""
    state = world(hero("valeria", "P3", items=["turanian_sword"]), units=[("pirates:green", "P3")])
    play = Play(state, HeroesPhase()).say(A, "strike 0 100 turanian_sword").say(A, "gems 2", 0, 0, 1)
    play.say(A, "reroll O* 0", 2).say(A, "reroll O* 0", 0).say(A, "reroll O 0", 1).say(A, "enough")
    assert play.last("struck")["total"] == 4
    assert (play.zones(), play.hero().spent) == ((7, 0, 0, 3), (2, 0, 0, 0))


@pytest.mark.rule("CN-ATT-2", "CN-SAT-3")
def test_a_full_box_attacks_no_more() -> None:
    state = world(hero("valeria", "P3", spent=(3, 0, 0, 0)), units=[("pirates:green", "P3")])
    assert attacks(state) == []
    assert why_not(state, strike(100)) == "saturated"


@pytest.mark.rule("CN-ATT-3", "CN-ATT-13")
def test_fists() -> None:
    """Shevatas 3 gems: 2, 1, 1: 4 - 2 = 2.  With 1 gem 1: max(0, 1 - 2) = 0, and nobody is asked to defend."""
    state = world(hero("shevatas", "P3"), units=[("pirates:green", "P3")], overlord=(3, 0, 0))
    play = Play(state, HeroesPhase()).say(A, "strike 0 100").say(A, "gems 1", 1).say(A, "enough")
    assert (play.last("struck")["total"], play.asked) == (0, (A, "act"))
    play.say(A, "strike 0 100").say(A, "gems 3", 2, 1, 1).say(A, "enough")
    assert play.asked == (OVERLORD_SEAT, "guard")
    play.say(OVERLORD_SEAT, "guard 0")
    assert play.last("struck") == {"target": 100, "total": 2, "defence": 1}


@pytest.mark.rule("CN-ATT-9", "CN-ATT-10", "CN-ATT-11", "CN-ATT-6", "CN-LOS-1")
def test_melee_in_the_area_and_shots_in_sight() -> None:
    """From P3 the pirate of P3 is struck and shot at; those of P4 are alike; B4 is out of sight."""
    units = [("pirates:green", "P3"), ("pirates:green", "P4"), ("pirates:green", "P4"), ("pirates:green", "B4")]
    state = world(hero("balthus", "P3", items=["bossonian_bow"]), units=units)
    assert attacks(state) == ["strike 0 100", "shoot 0 100 bossonian_bow", "shoot 0 101 bossonian_bow"]
    assert why_not(state, strike(101)) == "not-here"
    assert why_not(state, shoot(103, "bossonian_bow")) == "out-of-sight"
    assert why_not(state, shoot(100)) == "unarmed"
    assert why_not(state, strike(100, "bossonian_bow")) == "unarmed"
    assert write(wishes(table(state), A)[0]) == "strike 0 100"


@pytest.mark.rule("CN-ATT-9")
def test_friends_are_not_attacked() -> None:
    state = world(hero("conan", "P3"), hero("belit", "P3"))
    assert attacks(state) == []
    assert why_not(state, strike(1)) == "no-enemy"


@pytest.mark.rule("CN-ATT-4", "CN-ATT-12", "CN-ATT-14", "CN-OBJ-1")
def test_the_last_axe() -> None:
    """2 gems: Y 1, Y 0, axe O 2: 3 against armour 1; it lies where the pirate stands, even if he lives."""
    state = world(hero("valeria", "P3", items=["axe"]), units=[("pirates:green", "P4")])
    state.units[PIRATE] = state.units[PIRATE]._replace(life=4)
    play = Play(state, HeroesPhase()).say(A, "shoot 0 100 axe").say(A, "gems 2", 2, 0, 1).say(A, "enough")
    assert play.last("struck") == {"target": 100, "total": 3, "defence": 1}
    assert (play.hero().items, play.state.objects["P4"], play.hero().spent) == ((), ("axe",), (0, 2, 0, 0))
    assert not any(option.startswith("shoot") for option in play.of(A))


@pytest.mark.rule("CN-ATT-14")
def test_a_bow_stays() -> None:
    state = world(hero("balthus", "P3", items=["bossonian_bow"]), units=[("pirates:green", "P4")])
    play = Play(state, HeroesPhase()).say(A, "shoot 0 100 bossonian_bow").say(A, "gems 1", 0, 0).say(A, "enough")
    assert play.hero().items == ("bossonian_bow",)


@pytest.mark.rule("CN-SKL-2", "CN-ENC-6", "CN-ENC-3", "CN-MAN-5", "CN-MAN-11")
def test_two_blades() -> None:
    """Valeria with Turanian sword (O*) and parrying dagger (Y*): 2 gems roll O*, O*, O*, Y*; at weight 6 one weapon."""
    state = world(hero("valeria", "P3", items=["turanian_sword", "parrying_dagger"]), units=[("pirates:green", "P3")])
    assert "strike 0 100 parrying_dagger turanian_sword" in attacks(state)
    play = Play(state, HeroesPhase()).say(A, "strike 0 100 parrying_dagger turanian_sword").say(A, "gems 2", 0, 1, 2, 1)
    assert play.options == ["enough", "reroll O* 0", "reroll O* 1", "reroll O* 2", "reroll Y* 1"]
    heavy = hero("valeria", "P3", items=["turanian_sword", "parrying_dagger", "chain_mail"])
    assert attacks(world(heavy, units=[("pirates:green", "P3")])) == [
        "strike 0 100", "strike 0 100 parrying_dagger", "strike 0 100 turanian_sword", "shoot 0 100 parrying_dagger",
    ]  # fmt: skip
    both = hero("valeria", "P3", items=["sword", "halberd"])
    assert not any(option.count(" ") > 3 for option in attacks(world(both, units=[("pirates:green", "P3")])))


# ── who may be attacked ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CN-SKL-1")
def test_reach() -> None:
    """Next door on the same level, in sight, with nothing between: P4 from P3; not L1 (higher), not K1 (locked)."""
    state = world(hero("conan", "P4"), hero("belit", "K1"), hero("shevatas", "P2"), units=[("pirates:green", "P3")])
    assert unit_options(state) == []
    state.gain(PIRATE, "reach", "")
    assert unit_options(state) == ["strike 100 0", "strike 100 2"]
    state.opened = (BorderId("cage_crow"),)
    assert unit_options(state) == ["strike 100 0", "strike 100 1", "strike 100 2"]
    state.units[PIRATE] = state.units[PIRATE]._replace(area=AreaId("L1"))
    assert unit_options(state) == []


@pytest.mark.rule("CN-SKL-31", "CN-SKL-8")
def test_protected_while_a_friend_is_beside() -> None:
    units = [("skuthus", "N2"), ("skeletons:blue", "N2")]
    state = world(
        hero("conan", "N2", items=["dagger"]), hero("balthus", "N2", items=["bossonian_bow"]),
        scenario="thing_in_the_well", units=units,
    )  # fmt: skip
    t = table(state)
    ways = (MELEE_BLOW, SHOT, SPELL_BLOW)
    assert all(may_not_be_attacked(t, A, PIRATE, way) is not None for way in ways)
    assert [may_not_be_attacked(t, B, PIRATE, way) is None for way in ways] == [False, True, False]
    assert why_not(state, strike(100, "dagger")) == "protected"
    del state.units[figure(101)]
    assert may_not_be_attacked(t, A, PIRATE, MELEE_BLOW) is None


@pytest.mark.rule("CN-SKL-23")
def test_fascination_ends_with_the_first_attack() -> None:
    state = world(hero("conan", "P3", items=["sword"]), hero("belit", "P3"), units=[("pirates:green", "P3")])
    state.gain(PIRATE, "fascination", "")
    assert attacks(state) == []
    assert why_not(state, strike(100, "sword")) == "fascinating"
    Play(state, Attack(2, PIRATE, A, MELEE_BLOW, ("O",)), 0)
    assert attacks(state) == ["strike 0 100", "strike 0 100 sword"]
    assert attacks(state, B) == []


@pytest.mark.rule("CN-OVL-14", "CN-OVL-29")
def test_a_unit_makes_the_attacks_of_its_tile() -> None:
    state = world(hero("conan", "P2"), units=[("bossonian_archers", "P2"), ("pirates:green", "P2")])
    assert unit_options(state) == ["shoot 100 0"]
    assert unit_options(state, figure(101)) == ["strike 101 0"]


# ── dice ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CN-ATT-7")
@pytest.mark.parametrize(("shooter", "target", "faces"), [("L2", "P2", (1, 1, 1)), ("L1", "L2", (1, 1))])
def test_from_the_ledge(shooter: str, target: str, faces: tuple[int, ...]) -> None:
    """Archers (Y* Y*) on L2 at P2: Y*, Y* and 1 Y.  From L1 at L2: no third die."""
    state = world(hero("conan", target, (0, 11, 0, 0)), units=[("bossonian_archers", shooter)])
    shot = unit_attack(table(state), OVERLORD_SEAT, unit_attacks(table(state), PIRATE)[0])
    play = Play(state, shot, *faces).say(OVERLORD_SEAT, "enough")
    assert (play.over, play.last("struck")["total"]) == (True, len(faces))


@pytest.mark.rule("CN-HIN-6", "CN-SKL-8")
def test_elbow_room_is_no_matter_to_a_marksman() -> None:
    """Two enemies beside Balthus: 1 + 2 + 0 = 3; who is no elite shooter loses 2."""
    units = [("pirates:green", "P4"), ("pirates:green", "P3"), ("pirates:green", "P3")]
    for sheet, came in (("balthus", 3), ("conan", 1)):
        state = world(hero(sheet, "P3", (0, 10, 0, 0)), units=units)
        play = Play(state, Attack(A, A, PIRATE, SHOT, ("O", "O", "O")), 0, 1, 2)
        assert play.last("struck")["total"] == came


@pytest.mark.rule("CN-SKL-3", "CN-SKL-9", "CN-SKL-11")
def test_constriction() -> None:
    """O* 1, O 1: no die of 2, he stays.  O* rerolled: 2: he is pulled, then 2 + 1 = 3 is defended."""
    for rerolled, area in ((2, "P3"), (0, "P4")):
        state = world(hero("conan", "P4", (0, 11, 0, 0)), units=[("pirates:green", "P3")])
        for skill in ("reach", "constriction"):
            state.gain(PIRATE, skill, "")
        play = Play(state, Attack(OVERLORD_SEAT, PIRATE, A, MELEE_BLOW, ("O*", "O")), 1, 1)
        play.say(OVERLORD_SEAT, "reroll O* 1", rerolled)
        assert (play.over, play.hero().area, play.last("struck")["total"]) == (True, area, 1 + rerolled)
        play.hero().wounds, play.hero().available = 0, 8
        moves = [option for option in Play(play.state, HeroesPhase()).of(A) if option.startswith("go")]
        assert bool(moves) == (area == "P4")
    state.heroes[A].area = state.units[PIRATE].area
    state.gain(A, "evasive", "")
    state.gain(A, "constricted", "", PIRATE)
    play = Play(state, HeroesPhase()).say(A, "go 0 P4").say(A, "go 0 P3")
    play.state.drop(A, "evasive")
    assert any(option.startswith("go") for option in Play(play.state, HeroesPhase()).of(A))  # he got away


@pytest.mark.rule("CN-MOV-6", "CN-SKL-3")
def test_nobody_is_pulled_into_a_full_area() -> None:
    crowd = [("pirates:green", "P3"), *[("pirates:blue", "P3")] * 11]
    state = world(hero("conan", "P4", (0, 11, 0, 0)), units=crowd)
    places = GAME.content.boards["iron_cove"].areas["P3"].places
    state.units = dict(list(state.units.items())[:places])
    state.gain(PIRATE, "constriction", "")
    assert Play(state, Attack(OVERLORD_SEAT, PIRATE, A, MELEE_BLOW, ("O",)), 2).hero().area == "P4"


@pytest.mark.rule("CN-SKL-14", "CN-DEF-2")
@pytest.mark.parametrize(("dodged", "stuck"), [(2, False), (1, True)])
def test_web_projection(dodged: int, stuck: bool) -> None:
    """O O O: 2, 1, 0 = 3, dodged with 1 + so many.  3 is not above 3."""
    state = world(hero("conan", "P4", (2, 9, 0, 0), ["sword"]), units=[("pirates:green", "P3")])
    state.gain(PIRATE, "web_projection", "")
    assert unit_options(state) == ["web 100 0"]
    play = Play(state, unit_attack(table(state), OVERLORD_SEAT, unit_attacks(table(state), PIRATE)[0]), 0, 1, 2)
    play.asks(A, "defend", "endure", "dodge")
    play.say(A, "dodge").say(A, "gems 2", 1, dodged)
    assert (play.over, play.state.has(A, "webbed"), play.zones()) == (True, stuck, (0, 9, 0, 2))
    assert why_not(state, Web(A, PIRATE)) == "no-web"
