"""3. Setting up: heroes, decks, the map, the bonus, who begins."""

from collections import Counter
from dataclasses import replace

import pytest

from heraut.games.heroes3.model import Realm
from heraut.games.heroes3.printed.missions import Start
from heraut.games.heroes3.rules.ch03_play.box import lay, take_hero
from heraut.games.heroes3.rules.ch03_play.setup import RollOff, SetUp
from heraut.players.dice import Seeded
from tests.games.heroes3.playing import CONTENT, GAME, A, B, Play, realm, table

USUAL = {"edition": "sheet", "difficulty": "normal"} | dict.fromkeys(CONTENT.variants, "no")


def begun(name: str, seed: int = 1, **settings: str) -> Realm:
    """A game of that name set up by first answers, as the first turn begins."""
    t = GAME.table(name, Seeded(seed), settings)
    while t.state.round == 0 and t.decision is not None:
        t.answer(t.decision.options[0])
    return t.state


def cards_of(state: Realm, seat: int) -> Counter[str]:
    player = state.players[seat]
    return Counter(player.hand + player.deck.bag + player.deck.top + player.deck.bottom + player.discard)


@pytest.mark.rule("H3-SET-24", "H3-SET-14")
def test_who_ties_rolls_again_and_the_highest_wins() -> None:
    play = Play(realm(), RollOff((A, B)), 1, 1, -1, 0)
    assert play.got == B


@pytest.mark.rule("H3-SET-1", "H3-SET-15", "H3-SET-16", "H3-HER-13")
def test_the_winner_of_the_roll_chooses_first_and_a_faction_is_taken_once() -> None:
    t = GAME.table("house_first_steps", Seeded(3))
    assert t.decision is not None
    assert t.decision.kind == "choose_hero"
    heroes = {option.hero for option in t.decision.options}
    assert heroes == {"catherine", "rion", "mutare", "alamar", "sandro", "tamika"}
    kinds = {(CONTENT.heroes[name].faction, CONTENT.heroes[name].kind) for name in heroes}
    assert len(kinds) == 6  # one of might, one of magic in each faction
    chooser = t.decision.seat
    t.say(chooser, "hero sandro")
    assert t.decision is not None
    assert t.decision.seat == 1 - chooser
    assert {CONTENT.heroes[option.hero].faction for option in t.decision.options} == {"castle", "dungeon"}


@pytest.mark.rule("H3-SET-6", "H3-SET-7", "H3-SET-8", "H3-SET-20", "H3-SET-21", "H3-SET-3")
@pytest.mark.parametrize(
    ("hero", "cards"),
    [  # two statistics, arrows, ability, first specialty: nine cards
        ("catherine", {"attack": 2, "defense": 2, "power": 1, "knowledge": 1, "magic_arrow": 1, "leadership": 1}),
        ("sandro", {"attack": 1, "defense": 0, "power": 2, "knowledge": 2, "magic_arrow": 2, "sorcery": 1}),
    ],
)
def test_the_starting_deck(hero: str, cards: dict[str, int]) -> None:
    state = begun_with(hero)
    seat = next(seat for seat, player in enumerate(state.players) if player.hero == hero)
    deck = Counter(state.players[seat].deck.bag)
    for name, count in cards.items():
        assert deck[name] == count, name
    assert deck[f"{hero}_1"] == 1
    assert sum(deck.values()) == 9
    assert state.players[seat].level == 1
    assert state.players[seat].experience == 0


def begun_with(hero: str) -> Realm:
    """A game in which somebody has just taken this hero."""
    t = GAME.table("house_first_steps", Seeded(3))
    assert t.decision is not None
    t.say(t.decision.seat, f"hero {hero}")
    return t.state


@pytest.mark.rule("H3-SET-2")
def test_statistics_in_the_box_serve_three_heroes_whoever_they_are() -> None:
    board = CONTENT.heroes
    for castle in ("catherine", "rion"):
        for dungeon in ("mutare", "alamar"):
            for dead in ("sandro", "tamika"):
                for name in ("attack", "defense", "power", "knowledge"):
                    wanted = sum(getattr(board[hero], name) for hero in (castle, dungeon, dead))
                    assert wanted <= CONTENT.statistics[name].copies


@pytest.mark.rule("H3-SET-9", "H3-SET-25")
def test_each_shared_deck_turns_its_top_card_up_and_takes_what_no_hero_took() -> None:
    state = begun("house_first_steps", difficulty="impossible")
    for name in ("abilities", "artifacts", "spells"):
        assert len(state.discards[name]) == 1
    heroes = [CONTENT.heroes[player.hero] for player in state.players]
    arrows = (state.decks["spells"].bag + state.discards["spells"]).count("magic_arrow")
    assert arrows == 6 - sum(hero.magic_arrows for hero in heroes)
    abilities = Counter(state.decks["abilities"].bag + state.discards["abilities"])
    assert sum(abilities.values()) == 30 - 2
    for hero in heroes:
        assert abilities[hero.ability] == 2 - [one.ability for one in heroes].count(hero.ability)


@pytest.mark.rule("H3-SET-11", "H3-COM-6", "H3-SET-23", "H3-SET-22", "H3-COM-2")
def test_the_piles_as_they_are_unpacked() -> None:
    state = lay(CONTENT, "house_broken_crown", 2, USUAL)
    sizes = {name: deck.size() for name, deck in state.decks.items()}
    assert (sizes["bronze"], sizes["silver"], sizes["golden"], sizes["azure"]) == (14, 11, 12, 4)
    assert sizes["astrologers"] == 19
    assert sizes["tiles_far"] + sizes["tiles_near"] + sizes["tiles_center"] == 20 - 3 - 1  # C1 lies on the plan
    assert state.round == 0


@pytest.mark.rule("H3-SET-13")
def test_the_starting_tile_is_turned_freely_and_the_hero_stands_in_town() -> None:
    t = GAME.table("house_first_steps", Seeded(5))
    while t.decision is not None and t.decision.kind != "turn_tile":
        t.answer(t.decision.options[0])
    assert t.decision is not None
    assert [option.turn for option in t.decision.options] == [0, 1, 2, 3, 4]  # turned by five sixths it is walled in
    seat = t.decision.seat
    t.say(seat, "turn 2")
    tile = CONTENT.towns[t.state.players[seat].faction].starting_tile
    assert [laid.turn for laid in t.state.tiles.values() if laid.tile == tile] == [2]
    assert t.state.heroes[2 * seat].field == f"{tile}.C"
    assert t.state.sites[f"{tile}.C"].flags == (seat,)


@pytest.mark.rule("H3-SET-12", "H3-SET-17", "H3-SET-18", "H3-SET-5", "H3-SET-19")
def test_army_resources_income_and_buildings_come_from_the_scenario() -> None:
    state = begun("house_first_steps", difficulty="impossible")
    for player in state.players:
        assert sorted(player.army.values()) == ["few", "pack"]
        assert (player.gold, player.materials, player.valuables) == (15, 4, 2)
        assert player.start_income == {"gold": 10, "materials": 2, "valuables": 1}
        assert player.buildings == ["dwelling_bronze", "citadel"]
        assert player.spent == []


@pytest.mark.rule("H3-SET-12")
def test_the_cheapest_bronze_unit_is_the_cheapest() -> None:
    state = begun("house_first_steps", difficulty="impossible")
    first = {"castle": ("halberdiers", "griffins"), "dungeon": ("troglodytes", "evil_eyes")}
    for player in state.players:
        if player.faction in first:
            pack, few = first[player.faction]
            assert player.army == {pack: "pack", few: "few"}


@pytest.mark.rule("H3-SET-10", "H3-DIF-1", "H3-DIF-4", "H3-DIF-6", "H3-VAR-5")
@pytest.mark.parametrize(
    ("settings", "asked"), [({}, True), ({"difficulty": "impossible"}, False), ({"no_bonus": "yes"}, False)]
)
def test_the_bonus_of_the_difficulty(settings: dict[str, str], asked: bool) -> None:
    t = GAME.table("house_first_steps", Seeded(2), settings)
    kinds = []
    while t.state.round == 0 and t.decision is not None:
        kinds.append(t.decision.kind)
        t.answer(t.decision.options[0])
    assert ("take_one" in kinds) is asked


@pytest.mark.rule("H3-DIF-7")
@pytest.mark.parametrize("official", [False, True])
def test_artifacts_are_shuffled_again_after_the_bonus(official: bool) -> None:
    state = realm(official=official)
    state.decks["artifacts"].bag.clear()
    state.decks["artifacts"].bag.extend(["a", "b"])
    state.decks["artifacts"].top.append("c")
    state.discards["artifacts"].extend(["d", "e"])
    t = table(state, *(("a",) if official else ()))
    section = SetUp()
    t.state.agenda.append(section)
    arrow = section.shuffle_artifacts(t)
    assert state.decks["artifacts"].top == []
    if official:
        assert sorted(state.decks["artifacts"].bag) == ["a", "b", "c", "d", "e"]
        assert state.discards["artifacts"] == []
    else:
        assert sorted(state.decks["artifacts"].bag) == ["a", "b", "c"]
        assert state.discards["artifacts"] == ["d", "e"]
    assert arrow is not None


@pytest.mark.rule("H3-VAR-6")
def test_with_two_heroes_each_player_starts_with_a_second_one() -> None:
    state = begun("house_first_steps", two_heroes="yes", difficulty="impossible")
    assert sorted(state.heroes) == [0, 1, 2, 3]
    assert state.heroes[1].movement == 2
    assert state.heroes[0].movement == 3


@pytest.mark.rule("H3-COM-1", "H3-MOD-1", "H3-MOD-2", "H3-MOD-3", "H3-MOD-4")
def test_the_modes_and_their_numbers_of_players() -> None:
    seats = {name: len(GAME.seats(name)) for name in GAME.scenarios()}
    assert set(seats.values()) == {1, 2, 3}
    modes = {CONTENT.scenarios[scenario].mode for scenario, _ in GAME.plans.values()}
    assert modes == {"clash", "campaign", "cooperative", "alliance"}
    teams = [one for one in CONTENT.scenarios.values() if one.mode == "alliance"]
    assert {one.origin for one in teams} == {"house"}  # the book's needs a fourth faction


@pytest.mark.rule("H3-CPG-2")
def test_a_campaign_has_no_bonus_of_the_difficulty() -> None:
    t = GAME.table("house_greywater_bell", Seeded(1), {"difficulty": "easy"})
    while t.state.round == 0 and t.decision is not None:
        assert t.decision.kind != "take_one"
        t.answer(t.decision.options[0])
    assert t.state.players[0].gold == 12


def test_a_mission_that_goes_on_from_another_can_be_played_alone() -> None:
    state = begun("fan_queens_gambit_2")
    player = state.players[0]
    assert player.army == {"halberdiers": "few", "marksmen": "few"}
    assert (player.gold, player.materials, player.valuables) == (10, 3, 1)
    assert player.level == 2
    assert state.heroes[0].field.endswith(tuple(f".{spot}" for spot in ("NW", "NE", "W", "C", "E", "SW", "SE")))


@pytest.mark.rule("H3-SET-4")
@pytest.mark.parametrize(("name", "places"), [("house_broken_crown_2", 11), ("house_broken_crown_3", 16)])
def test_the_map_is_that_of_the_number_of_players(name: str, places: int) -> None:
    state = begun(name)
    assert len(state.tiles) == places
    assert len(state.players) == int(name[-1])
    shown = [tile for tile in state.tiles.values() if tile.shown]
    assert len(shown) == len(state.players)  # the rest lies face down until a hero comes


@pytest.mark.rule("H3-VAR-1", "H3-DIF-1")
def test_variants_are_off_and_may_be_switched_on_together() -> None:
    assert begun("house_first_steps").variants == ()
    assert begun("house_first_steps").difficulty == "normal"
    state = begun("house_first_steps", calm_die="yes", slow_cards="yes", difficulty="hard")
    assert sorted(state.variants) == ["calm_die", "slow_cards"]
    assert state.difficulty == "hard"
    assert len(CONTENT.variants) == 14


@pytest.mark.rule("H3-CPG-1")
def test_a_campaign_that_says_nothing_of_income_starts_with_ten_gold() -> None:
    bare = replace(CONTENT.scenarios["house_greywater_bell"], start=Start(resources={}, income={}))
    t = table(realm(1, scenario="house_greywater_bell", factions=["castle"]))
    t.content.scenarios["house_greywater_bell"], kept = bare, t.content.scenarios["house_greywater_bell"]
    try:
        t.state.players[A].deck.bag.clear()
        take_hero(t, A, "catherine", bare.start)
    finally:
        t.content.scenarios["house_greywater_bell"] = kept
    assert t.state.players[A].start_income == {"gold": 10, "materials": 0, "valuables": 0}
