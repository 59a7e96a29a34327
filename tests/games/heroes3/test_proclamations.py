"""3a. The 19 proclamations of the astrologers."""

import pytest

from heraut.games.heroes3.model import HeroOnMap, Realm, main_hero, second_hero
from heraut.games.heroes3.numbers import values
from heraut.games.heroes3.rules.ch03_play import proclamations
from heraut.games.heroes3.rules.ch03_play.hero_moves import movement_points
from heraut.games.heroes3.rules.ch03_play.proclamations import Proclaim, fulfil
from heraut.kernel.values import total
from tests.games.heroes3.playing import A, B, Play, realm, table


def proclaim(card: str, *results: object, state: Realm | None = None) -> Play:
    """This card is drawn, and these are the results of chance before the first question."""
    return Play(realm() if state is None else state, Proclaim(), card, *results)


# ── the deck ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-RND-3", "H3-SET-23")
def test_a_proclamation_takes_the_place_of_the_last() -> None:
    play = proclaim("dead_silence")
    assert play.state.proclamation == "dead_silence"
    assert play.state.discards["astrologers"] == []
    play = proclaim("swift_weasel", state=play.state)
    assert play.state.proclamation == "swift_weasel"
    assert play.state.discards["astrologers"] == ["dead_silence"]
    assert play.state.decks["astrologers"].size() == 17


@pytest.mark.rule("H3-RND-9")
def test_an_empty_deck_is_made_of_the_used_cards() -> None:
    state = realm(shared={"astrologers": []})
    state.proclamation = "swift_weasel"
    state.discards["astrologers"] = ["dead_silence", "gold_dragon"]
    play = proclaim("dead_silence", state=state)
    assert play.state.decks["astrologers"].bag == ["gold_dragon"]
    assert play.state.discards["astrologers"] == ["swift_weasel"]


@pytest.mark.rule("H3-VAR-13")
def test_no_proclamations() -> None:
    play = Play(realm(variants=["no_proclamations"]), Proclaim())
    assert play.over
    assert play.state.proclamation == ""
    assert play.state.decks["astrologers"].size() == 19


# ── at once ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-COM-7")
def test_dead_silence() -> None:
    play = proclaim("dead_silence")
    assert play.over
    assert play.money(A) == play.money(B) == (0, 0, 0)


@pytest.mark.rule("H3-COM-7")
def test_annoying_lizard() -> None:
    state = realm(hands=(["haste", "attack", "angel_wings"], ["power"]), decks=(["slow"], ["curse"]))
    play = proclaim("annoying_lizard", "slow", "haste", state=state)
    assert play.over
    assert sorted(play.player(A).hand) == ["attack", "haste", "slow"]
    assert play.player(A).deck.bag == ["angel_wings"]
    assert play.player(B).hand == ["power"]


@pytest.mark.rule("H3-COM-7", "H3-MOR-5")
def test_fancy_pixie() -> None:
    play = proclaim("fancy_pixie")
    assert (play.player(A).morale, play.player(B).morale) == (1, 0)  # the second player leads the Necropolis


@pytest.mark.rule("H3-COM-7", "H3-AID-1")
def test_fluffy_rabbit() -> None:
    play = proclaim("fluffy_rabbit", 0, 0)  # experience for both
    assert play.over
    assert (play.player(A).experience, play.player(B).experience) == (1, 1)


@pytest.mark.rule("H3-COM-7", "H3-AID-2")
def test_white_raven() -> None:
    faces = [(gain.gold, gain.materials, gain.valuables) for gain in table(realm()).content.dice["resource"].faces]
    play = proclaim("white_raven", faces.index((6, 0, 0)), faces.index((0, 4, 0)))
    assert (play.money(A), play.money(B)) == ((6, 0, 0), (0, 4, 0))


@pytest.mark.rule("H3-COM-7")
def test_friendly_beaver() -> None:
    state = realm(round=4)
    state.sites["F3.NW"].cube = True
    state.sites["F1.NE"].cube = True
    play = proclaim("friendly_beaver", state=state)
    assert play.over
    assert not any(site.cube for site in play.state.sites.values())


@pytest.mark.rule("H3-COM-7")
def test_friendly_beaver_in_the_first_round_of_the_astrologers() -> None:
    state = realm(round=2)
    state.sites["F3.NW"].cube = True
    play = proclaim("friendly_beaver", "dead_silence", state=state)
    assert play.state.proclamation == "dead_silence"
    assert play.state.discards["astrologers"] == ["friendly_beaver"]
    assert play.state.sites["F3.NW"].cube


@pytest.mark.rule("H3-COM-7", "H3-ENC-5")
def test_isras_friends() -> None:
    state = realm(gold=(3, 0), armies=({"griffins": "few"}, {"skeletons": "pack"}))
    play = proclaim("isras_friends", state=state)
    play.asks(A, "reinforce_one", "done", "unit griffins")
    play.say(A, "unit griffins").say(A, "pay")
    play.asks(B, "reinforce_one", "done")
    play.say(B, "done")
    assert play.player(A).army == {"griffins": "pack"}
    assert play.money(A) == (0, 0, 0)


@pytest.mark.rule("H3-TUR-7")
def test_no_card_lowers_a_price_before_anybody_is_at_turn() -> None:
    """Seat A had the last turn of the round before."""
    state = realm(gold=(3, 0), armies=({"griffins": "few"}, {}), hands=(["legs_of_legion"],))
    play = proclaim("isras_friends", state=state)
    play.say(A, "unit griffins")
    play.asks(A, "pay_unit", "pay")


@pytest.mark.rule("H3-COM-7")
def test_terrible_plague() -> None:
    armies = ({"griffins": "pack", "halberdiers": "pack", "marksmen": "few"}, {"skeletons": "few"})
    play = proclaim("terrible_plague", state=realm(armies=armies))
    play.asks(A, "plague", "unit griffins", "unit halberdiers")
    play.say(A, "unit halberdiers")
    assert play.over
    assert play.player(A).army == {"griffins": "pack", "halberdiers": "few", "marksmen": "few"}
    assert play.player(B).army == {"skeletons": "few"}


# ── at the next resource round ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-COM-7", "H3-RES-7")
@pytest.mark.parametrize(
    ("card", "rich", "poor"),
    [
        ("gold_dragon", (15, 3, 2), (8, 0, 0)),
        ("wild_debauchery", (5, 3, 2), (0, 0, 0)),
        ("merry_leprechaun", (10, 3, 3), (3, 0, 1)),
        ("greedy_dragon", (10, 3, 1), (3, 0, 0)),
    ],
)
def test_what_comes_at_the_next_resource_round(
    card: str, rich: tuple[int, int, int], poor: tuple[int, int, int]
) -> None:
    play = proclaim(card, state=realm(gold=(10, 3), materials=(3, 0), valuables=(2, 0)))
    assert (play.money(A), play.money(B)) == ((10, 3, 2), (3, 0, 0))
    for _ in range(2):  # once only
        fulfil(play.t)
        assert (play.money(A), play.money(B)) == (rich, poor)


@pytest.mark.rule("H3-VAR-12")
def test_a_promise_outlives_the_next_proclamation() -> None:
    play = proclaim("gold_dragon")
    play = proclaim("dead_silence", state=play.state)
    fulfil(play.t)
    assert play.money() == (5, 0, 0)


# ── while it lasts ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-COM-7", "H3-MOV-1", "H3-MOV-7")
@pytest.mark.parametrize(("card", "points"), [("battalions_stallion", (4, 3)), ("magic_tortoise", (2, 1))])
def test_points_of_every_hero(card: str, points: tuple[int, int]) -> None:
    state = realm()
    state.heroes[second_hero(A)] = HeroOnMap(A, "F3.C", movement=2)
    play = proclaim(card, state=state)
    assert (state.heroes[main_hero(A)].movement, state.heroes[second_hero(A)].movement) == points
    assert state.heroes[main_hero(B)].movement == points[0]
    assert movement_points(play.t, main_hero(A)) == points[0]  # the round after, too
    proclaim("dead_silence", state=state)
    assert (state.heroes[main_hero(A)].movement, state.heroes[second_hero(A)].movement) == (3, 2)


@pytest.mark.rule("H3-COM-7", "H3-TUR-10")
def test_profuse_growth() -> None:
    play = proclaim("profuse_growth")
    assert total(values.hand_limit(play.t, A)) == 5
    proclaim("dead_silence", state=play.state)
    assert total(values.hand_limit(play.t, A)) == 4


@pytest.mark.rule("H3-COM-7")
def test_swift_weasel() -> None:
    card = proclamations.in_force(proclaim("swift_weasel").t)
    assert card is not None
    assert (card.rerolls, card.lasts) == (1, "until_next")


@pytest.mark.rule("H3-COM-7")
def test_crazy_wizard() -> None:
    play = proclaim("crazy_wizard")
    t = play.t
    assert proclamations.first_spell_comes_back(t, A)
    proclamations.spell_was_cast(t, A)
    assert not proclamations.first_spell_comes_back(t, A)
    assert proclamations.first_spell_comes_back(t, B)
    t.state.players[A].used.clear()  # a round later
    assert not proclamations.first_spell_comes_back(t, A)
    proclaim("dead_silence", state=t.state)
    assert not proclamations.first_spell_comes_back(t, B)


@pytest.mark.rule("H3-COM-7")
def test_grim_warlock() -> None:
    t = proclaim("grim_warlock").t
    assert (proclamations.first_spell_stronger(t, A), proclamations.first_spell_stronger(t, B)) == (1, 0)
    proclamations.spell_was_cast(t, B)  # in A's turn: not the first spell of B's turn
    proclamations.spell_was_cast(t, A)
    assert proclamations.first_spell_stronger(t, A) == 0
    t.state.active = B
    assert proclamations.first_spell_stronger(t, B) == 1
    proclaim("dead_silence", state=t.state)
    assert proclamations.first_spell_stronger(t, B) == 0


@pytest.mark.rule("H3-COM-7")
def test_groovy_satyr() -> None:
    t = proclaim("groovy_satyr").t
    assert proclamations.lasts(t, proclamations.REDRAW)
    proclaim("dead_silence", state=t.state)
    assert not proclamations.lasts(t, proclamations.REDRAW)
