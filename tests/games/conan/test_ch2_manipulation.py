"""2. The sheet of a hero, 4E: manipulation, chests, objects."""

from __future__ import annotations

import pytest

from heraut.games.conan.model import HEROES, AreaId
from heraut.games.conan.numbers.burden import free_points
from heraut.games.conan.rules.ch1_heroes_turn import HeroesPhase
from heraut.kernel import Deck
from tests.games.conan.playing import A, B, Play, hero, world


@pytest.mark.rule("CN-MAN-2", "CN-MAN-10", "CN-SAT-2")
def test_one_gem_to_take_to_give_to_take_from_a_friend() -> None:
    """Three gems on manipulation, and Conan's index is used up; Bêlit takes the sword for her own gem."""
    state = world(hero("conan", "B4"), hero("belit", "B4"), objects={"B4": ["sword", "kris"], "B1": ["dagger"]})
    play = Play(state, HeroesPhase())
    assert "take 0 dagger" not in play.of(A)
    play.say(A, "take 0 kris").say(A, "take 0 sword").say(A, "give 0 kris 1")
    assert (play.hero().items, play.hero(B).items, play.zones()) == (("sword",), ("kris",), (8, 0, 0, 3))
    assert "give 0 sword 1" not in play.of(A)
    assert play.why_not("give 0 sword 1") == "saturated"
    play.say(B, "take_from 1 sword 0")
    assert (play.hero().items, play.hero(B).items, play.zones(B)) == ((), ("kris", "sword"), (8, 0, 0, 1))
    assert play.state.objects == {"B1": ("dagger",)}


@pytest.mark.rule("CN-MAN-10")
def test_friends_elsewhere_get_nothing() -> None:
    play = Play(world(hero("conan", "B4", items=["kris"]), hero("belit", "B1", items=["sword"])), HeroesPhase())
    assert play.why_not("give 0 kris 1") == "not-at-hand"
    assert not [deed for deed in play.of(A) if deed.startswith(("give", "take_from"))]


@pytest.mark.rule("CN-ENC-4")
def test_nobody_takes_more_than_he_can_carry() -> None:
    """Bêlit carries 9: the captive (6), the halberd (3), and no dagger."""
    state = world(
        hero("belit", "B4", items=["captive", "halberd"]), hero("conan", "B4", items=["kris"]),
        objects={"B4": ["dagger"]},
    )  # fmt: skip
    play = Play(state, HeroesPhase())
    for wish in ("take 0 dagger", "give 1 kris 0"):
        assert play.why_not(wish) == "too-heavy"


@pytest.mark.rule("CN-MAN-1", "CN-ENC-1", "CN-ENC-5")
def test_dropping_is_free_and_lightens() -> None:
    """Sword 2, leather 2, captive 6: 10: no free point; without sword and leather 6: two."""
    play = Play(world(hero("conan", "B2", items=["sword", "leather_armor", "captive"])), HeroesPhase())
    assert free_points(play.t, A) == 0
    play.say(A, "drop 0 sword").say(A, "drop 0 leather_armor")
    assert (free_points(play.t, A), play.zones()) == (2, (11, 0, 0, 0))
    assert play.state.objects["B2"] == ("leather_armor", "sword")


# ── objects that are used ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CN-OBJ-4", "CN-MAN-1")
def test_a_life_potion() -> None:
    """Shevatas 2 / 3 / 4 / 1, two from wounds: 4 / 3 / 2 / 1; or one of each."""
    play = Play(world(hero("shevatas", "B4", (2, 3, 4, 1), ["life_potion"])), HeroesPhase()).say(A, "use 0 life_potion")
    play.asks(A, "from_wounds", "from_wounds 0", "from_wounds 1", "from_wounds 2")
    twin = play.t.clone()
    play.say(A, "from_wounds 2")
    assert (play.zones(), play.hero().items) == ((4, 3, 2, 1), ())
    twin.say(A, "from_wounds 1")
    assert (twin.state.heroes[A].available, twin.state.heroes[A].fatigue, twin.state.heroes[A].wounds) == (4, 2, 3)


@pytest.mark.rule("CN-OBJ-4")
def test_a_potion_gives_what_there_is() -> None:
    play = Play(world(hero("shevatas", "B4", (9, 0, 1, 0), ["life_potion"])), HeroesPhase()).say(A, "use 0 life_potion")
    play.asks(A, "from_wounds", "from_wounds 1")
    assert play.say(A, "from_wounds 1").zones() == (10, 0, 0, 0)


@pytest.mark.rule("CN-MAN-1", "CN-ZON-2")
def test_a_pictish_drink() -> None:
    """2 / 3 / 4 / 1: two gems from fatigue: 4 / 1 / 4 / 1; one wound: 4 / 0 / 5 / 1."""
    state = world(hero("shevatas", "B4", (2, 3, 4, 1), ["pictish_drink"]))
    assert Play(state, HeroesPhase()).say(A, "use 0 pictish_drink").zones() == (4, 0, 5, 1)


# ── chests and locks ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CN-CHE-1", "CN-CHE-2", "CN-MAN-6", "CN-MAN-12", "CN-HIN-6", "CN-ENC-4")
def test_a_full_pack_at_the_chest() -> None:
    """Amboola (9 of 10), one enemy, 2 gems: 1, 0: 1 + 0 - 1 = 0; the 0 again: 1 + 2 - 1 = 2.  Leather (2) stays."""
    amboola = hero("amboola", "S2", items=["scale_mail", "halberd", "kris"])
    state = world(amboola, units=[("pirates:green", "S2")])
    state.assets = Deck(["leather_armor"])
    play = Play(state, HeroesPhase()).say(A, "chest 0")
    play.asks(A, "gems", "gems 1", "gems 2", "gems 3")
    play.say(A, "gems 2", 0, 1).say(A, "reroll O 0", 2).say(A, "enough", "leather_armor")
    assert (play.zones(), play.hero().spent) == ((7, 0, 0, 3), (0, 0, 0, 2))
    assert (play.state.objects["S2"], "S2" in play.state.chests) == (("leather_armor",), False)


@pytest.mark.rule("CN-CHE-2", "CN-MAN-6", "CN-SKL-22")
def test_the_content_is_taken_for_nothing() -> None:
    """Shevatas, 1 gem: R 0 and R 2 for Lock-picking."""
    state = world(hero("shevatas", "S2", (1, 9, 0, 0)))
    state.assets = Deck(["life_potion"])
    play = Play(state, HeroesPhase()).say(A, "chest 0").say(A, "gems 1", 0, 2, "life_potion")
    assert (play.hero().items, play.zones()) == (("life_potion",), (0, 9, 0, 1))


@pytest.mark.rule("CN-CHE-2")
def test_an_empty_deck_gives_nothing() -> None:
    state = world(hero("shevatas", "S2", (1, 9, 0, 0)))
    state.assets = Deck([])
    play = Play(state, HeroesPhase()).say(A, "chest 0").say(A, "gems 1", 0, 2)
    assert (play.hero().items, play.state.chests) == ((), ("P1", "P2"))


@pytest.mark.rule("CN-MAN-12", "CN-DOR-2", "CN-SKL-22")
def test_tries_do_not_add_up() -> None:
    """Difficulty 2.  Constantius 2 gems: 1, 0; 1 gem: 1; his index is used up.  Taurus outside, 1 gem: R 1 and R 1."""
    state = world(hero("constantius", "D1", (3, 8, 0, 0)), hero("taurus", "D4", (1, 9, 0, 0)), scenario="drowned_stair")
    play = Play(state, HeroesPhase()).say(A, "unlock 0 cell_rats").say(A, "gems 2", 1, 0).say(A, "enough")
    assert play.last("failed") == {"hero": 0, "total": 1, "difficulty": 2}
    play.say(A, "unlock 0 cell_rats").say(A, "gems 1", 1)
    assert (play.state.opened, play.zones()) == ((), (0, 8, 0, 3))
    play.say(B, "unlock 1 cell_rats").say(B, "gems 1", 1, 1)
    assert play.state.opened == ("cell_rats",)


# ── what the scenario names ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CN-MAN-3", "CN-MAN-12", "CN-HIN-3")
def test_a_price_is_paid_without_a_roll() -> None:
    guards = [("bossonian_guards:blue", "D3")] * 2
    state = world(hero("conan", "D3"), scenario="gate_of_thornford", units=guards)
    play = Play(state, HeroesPhase()).say(A, "handle 0 unbar")
    assert (play.state.opened, play.zones(), play.hero().spent) == (("main_gate",), (10, 0, 0, 1), (0, 0, 0, 1))


@pytest.mark.rule("CN-MAN-3", "CN-MAN-12", "CN-HIN-6")
def test_a_difficulty_is_rolled_for() -> None:
    """Two enemies, no friend: 3 gems, Y 2, 1, 1: 4 - 2 = 2: the banner is raised."""
    guards = [("bossonian_guards:blue", "D1")] * 2
    state = world(hero("valeria", "D1", (3, 7, 0, 0), ["banner"]), scenario="gate_of_thornford", units=guards)
    play = Play(state, HeroesPhase()).say(A, "handle 0 raise_banner").say(A, "gems 3", 1, 1, 2)
    assert (play.over, play.state.winner) == (True, HEROES)


@pytest.mark.rule("CN-MAN-12", "CN-HIN-6")
@pytest.mark.parametrize(("foes", "left"), [(0, 1), (1, 2)])
def test_the_ram(foes: int, left: int) -> None:
    """Gate 9: O 2, 1, 2 and R 3 for the ram: 8, less an enemy."""
    guards = [("bossonian_guards:blue", "B1")] * foes
    state = world(hero("belit", "B1", (3, 6, 0, 0), ["ram"]), scenario="gate_of_thornford", units=guards)
    state.marks["life:main_gate"] = 9
    play = Play(state, HeroesPhase()).say(A, "handle 0 batter").say(A, "gems 3", 1, 2, 2, 3)
    assert play.state.marks["life:main_gate"] == left
    assert AreaId("B1") == play.hero().area
