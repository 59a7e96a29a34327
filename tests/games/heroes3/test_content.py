"""The printed matter of Heroes III: as much as the box holds, coherent, replaceable, and clear when it is wrong."""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import heraut.games.heroes3
from heraut.games.heroes3.printed.check_cards import gains_in
from heraut.games.heroes3.printed.content import PLAYS, by_file, load
from heraut.games.heroes3.printed.effects import Effect
from heraut.kernel.content import ContentError, Text
from tests.games.conftest import Spoil

HOME = Path(heraut.games.heroes3.__file__).parent
CONTENT = load()
HOUSE = {name: one for name, one in CONTENT.scenarios.items() if name.startswith("house_")}
FANS = {name: one for name, one in CONTENT.scenarios.items() if name.startswith("fan_")}


# ── what is there ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-COM-2")
def test_the_tiles_of_the_box() -> None:
    assert Counter(tile.group for tile in CONTENT.tiles.values()) == {"starting": 3, "far": 9, "near": 6, "center": 2}


@pytest.mark.rule("H3-COM-3", "H3-COM-5")
def test_the_cards_of_the_box() -> None:
    assert len(CONTENT.units) == 21
    assert len(CONTENT.specialties) == 18
    counted = {
        "neutrals": 41,
        "abilities": 30,
        "artifacts": 32,
        "spells": 46,
        "statistics": 24,
        "ai_cards": 20,
        "proclamations": 19,
    }
    for name, expected in counted.items():
        assert sum(card.copies for card in getattr(CONTENT, name).values()) == expected
    assert {one.id: one.copies for one in CONTENT.siege.values()} == {"wall": 3, "gate": 1, "arrow_tower": 1}


@pytest.mark.rule("H3-COM-5")
def test_the_copies_of_the_cards() -> None:
    assert {one.copies for one in CONTENT.abilities.values()} == {2}
    assert {one.copies for name, one in CONTENT.spells.items() if name != "magic_arrow"} == {2}
    assert CONTENT.spells["magic_arrow"].copies == 6
    assert [one.copies for one in CONTENT.statistics.values()] == [5, 6, 7, 6]
    assert {one.copies for one in CONTENT.artifacts.values()} == {1}
    assert {one.copies for one in CONTENT.proclamations.values()} == {1}
    assert Counter(one.level for one in CONTENT.artifacts.values()) == {"minor": 15, "major": 10, "relic": 7}


@pytest.mark.rule("H3-COM-4", "H3-RES-2", "H3-TIL-8", "H3-CMB-33")
def test_the_dice_of_the_box() -> None:
    assert {one.id: one.count for one in CONTENT.dice.values()} == {"attack": 2, "resource": 3, "treasure": 3}
    assert CONTENT.dice["attack"].numbers == (-1, -1, 0, 0, 1, 1)
    resources = [(face.gold, face.materials, face.valuables) for face in CONTENT.dice["resource"].faces]
    assert sorted(resources) == [(0, 0, 1), (0, 0, 2), (0, 2, 0), (0, 4, 0), (3, 0, 0), (6, 0, 0)]
    treasures = CONTENT.dice["treasure"].faces
    assert [face.experience for face in treasures] == [1, 1, 0, 0, 0, 0]
    assert [face.search for face in treasures] == [{}, {}, {"artifacts": 2}, {"artifacts": 2}, {}, {}]
    assert [(face.roll, face.keep) for face in treasures[4:]] == [({"resource": 1}, 0), ({"resource": 2}, 1)]


@pytest.mark.rule("H3-COM-6")
def test_the_neutrals_by_tier() -> None:
    found: Counter[str] = Counter()
    for one in CONTENT.neutrals.values():
        found[one.tier] += one.copies
    assert found == {"bronze": 14, "silver": 11, "golden": 12, "azure": 4}
    twice = {one.unit for one in CONTENT.neutrals.values() if one.copies == 2}
    assert twice == {
        "halflings",
        "mummies",
        "nomads",
        "gold_golems",
        "diamond_golems",
        "azure_dragons",
        "crystal_dragons",
    }


@pytest.mark.rule("H3-UNI-37")
@pytest.mark.parametrize("faction", ["castle", "dungeon", "necropolis"])
def test_seven_units_a_faction(faction: str) -> None:
    units = sorted((one for one in CONTENT.units.values() if one.faction == faction), key=lambda one: one.rank)
    assert [one.tier for one in units] == ["bronze"] * 3 + ["silver"] * 2 + ["golden"] * 2
    assert all(one.reinforce["gold"] > one.recruit["gold"] for one in units)


@pytest.mark.parametrize(
    ("unit", "few", "pack"),
    [
        ("griffins", (2, 0, 4, 6), (3, 0, 4, 9)),  # H3-EX-8: the pack has attack 3, initiative 9
        ("dread_knights", (5, 2, 7, 7), (6, 2, 7, 9)),  # H3-EX-8: few are 5, 2, 7, 7
        ("zombies", (2, 1, 3, 3), (2, 1, 3, 4)),  # H3-EX-5: the pack has health 3, defense 1
        ("archangels", (6, 3, 8, 12), (7, 3, 10, 18)),
        ("zealots", (3, 1, 5, 5), (4, 1, 5, 7)),
    ],
)
def test_units_have_the_numbers_of_the_examples(unit: str, few: tuple[int, ...], pack: tuple[int, ...]) -> None:
    card = CONTENT.units[unit]
    sides = [(side.attack, side.defense, side.health, side.initiative) for side in (card.few, card.pack)]
    assert sides == [few, pack]


def test_a_neutral_of_a_faction_is_of_the_same_kind() -> None:
    shared = [one for one in CONTENT.neutrals.values() if one.unit in CONTENT.units]
    assert len(shared) == 21
    assert all((CONTENT.units[one.unit].tier, CONTENT.units[one.unit].type) == (one.tier, one.type) for one in shared)


def test_every_trait_is_borne_and_every_section_named() -> None:
    stats = [side for one in CONTENT.units.values() for side in (one.few, one.pack)]
    stats += [one.stats for one in CONTENT.neutrals.values()]
    assert {ability.trait for side in stats for ability in side.abilities} == set(CONTENT.traits)
    named = {
        gain.play for entries in by_file(CONTENT).values() for one in entries.values() for _, gain in gains_in(one)
    }
    for scenario in CONTENT.scenarios.values():
        named |= {gain.play for _, gain in gains_in(scenario)}
        named |= {event.play for event in scenario.events} | {clause.play for clause in scenario.clauses}
    assert named - {""} == set(PLAYS)


@pytest.mark.rule("H3-SET-21", "H3-HER-13")
def test_any_three_heroes_find_their_nine_cards() -> None:
    by_faction = [
        [hero for hero in CONTENT.heroes.values() if hero.faction == faction]
        for faction in ("castle", "dungeon", "necropolis")
    ]
    assert all({hero.kind for hero in heroes} == {"might", "magic"} for heroes in by_faction)
    for party in product(*by_faction):
        for word in ("attack", "defense", "power", "knowledge"):
            assert sum(getattr(hero, word) for hero in party) <= CONTENT.statistics[word].copies
        assert sum(hero.magic_arrows for hero in party) <= CONTENT.spells["magic_arrow"].copies
        used = Counter(hero.ability for hero in party)
        assert all(count <= CONTENT.abilities[name].copies for name, count in used.items())
    for hero in CONTENT.heroes.values():
        assert hero.attack + hero.defense + hero.power + hero.knowledge + hero.magic_arrows + 2 == 9


@pytest.mark.rule("H3-DIF-8", "H3-DIF-9", "H3-DIF-10", "H3-DIF-11")
@pytest.mark.parametrize(
    ("level", "line"),
    [
        ("easy", "1B 2B 1B1S 2B1S 2B1S1G 2B2S1G 1A"),
        ("normal", "1B 2B 2B1S 1B2S 1B2S1G 1B2S2G 2A"),
        ("hard", "2B 3B 1B2S 3S 2S2G 2S3G 1G2A"),
        ("impossible", "3B 2B1S 3S 2S1G 1S3G 1S4G 2G2A"),
    ],
)
def test_the_guards_of_a_field(level: str, line: str) -> None:
    guards = CONTENT.difficulties[level].guards
    assert " ".join("".join(f"{n}{tier[0].upper()}" for tier, n in one.items()) for one in guards) == line


@pytest.mark.rule("H3-LVL-9", "H3-RES-5")
def test_the_tracks() -> None:
    assert [row.hand for row in CONTENT.tables.levels] == [4, 4, 5, 5, 6, 6, 7]
    assert [row.experts for row in CONTENT.tables.levels] == [0, 1, 1, 2, 2, 3, 3]
    assert [row.specialty for row in CONTENT.tables.levels] == [1, 0, 0, 4, 0, 6, 0]
    ends = {resource: (track[0], track[-1]) for resource, track in CONTENT.tables.income.items()}
    assert ends == {"gold": (10, 45), "materials": (0, 14), "valuables": (0, 7)}


@pytest.mark.rule("H3-TIL-1", "H3-TIL-6")
def test_the_fields_of_the_tiles() -> None:
    placed = Counter(one.site for tile in CONTENT.tiles.values() for one in tile.fields)
    assert placed.total() == 140
    assert set(placed) == set(CONTENT.sites)
    assert {site: placed[site] for site in ("blocked", "empty", "mine", "town", "settlement", "obelisk", "grail")} == {
        "blocked": 20,
        "empty": 15,
        "mine": 15,
        "town": 3,
        "settlement": 3,
        "obelisk": 3,
        "grail": 1,
    }
    for tile in CONTENT.tiles.values():
        assert bool(tile.closed) == (tile.group == "starting")
        if tile.group == "far":  # a hero without a town starts on it
            assert sum(one.site == "empty" for one in tile.fields) == 1


@pytest.mark.rule("H3-BLD-9")
def test_the_buildings_of_the_towns() -> None:
    for town in CONTENT.towns.values():
        prices = [tuple(one.cost.get(word, 0) for word in ("gold", "materials", "valuables")) for one in town.buildings]
        assert prices[:6] == [(10, 4, 0), (8, 5, 1), (4, 2, 1), (5, 3, 1), (8, 6, 3), (10, 9, 4)]
        behind = [one for one in town.buildings if one.behind]
        assert [one.requires for one in behind] == [(one.behind,) for one in behind]
        assert len(behind) == 1
    assert [town.spell_price for town in CONTENT.towns.values()] == [6, 5, 5]
    assert [town.ignores_morale for town in CONTENT.towns.values()] == [False, False, True]


def test_every_variant_of_the_table_has_its_rule() -> None:
    assert [one.rules for one in CONTENT.variants.values()] == [(f"H3-VAR-{n}",) for n in range(2, 16)]
    assert Counter(one.kind for one in CONTENT.variants.values()) == {"harder": 4, "easier": 5, "other": 5}


# ── the words ──────────────────────────────────────────────────────────────────────────────────────────────────────


def walk(thing: Any) -> Iterator[Any]:
    """A record and everything written in it."""
    yield thing
    if isinstance(thing, tuple | list):
        for item in thing:
            yield from walk(item)
    elif isinstance(thing, dict):
        for item in thing.values():
            yield from walk(item)
    elif is_dataclass(thing) and not isinstance(thing, type):
        for part in fields(thing):
            yield from walk(getattr(thing, part.name))


def test_texts_are_there_and_french_is_spaced() -> None:
    texts = [one for one in walk(CONTENT) if isinstance(one, Text)]
    assert len(texts) > 300
    for text in texts:
        assert text.fr.strip()
        assert text.en.strip()
        assert not re.search(r"\S[:;!?»]( |$)|«[^\u00a0]| [:;!?»]", text.fr), text.fr


def test_names_are_told_apart() -> None:
    for entries in by_file(CONTENT).values():
        names = [getattr(one, "name", None) for one in entries.values()]
        for language in ("fr", "en"):
            spoken = [getattr(name, language) for name in names if name]
            assert len(set(spoken)) == len(spoken)


def test_cards_that_come_to_one_hand_are_told_apart() -> None:
    """An ability called like a statistic would be the other card to whoever reads his hand."""
    for language in ("fr", "en"):
        kinds = (CONTENT.abilities, CONTENT.statistics, CONTENT.artifacts, CONTENT.spells)
        spoken = [getattr(card.name, language) for cards in kinds for card in cards.values()]
        assert len(set(spoken)) == len(spoken)


def test_everything_cited_is_a_rule() -> None:
    with (HOME / "ledger.toml").open("rb") as file:
        known = {rule["id"] for rule in tomllib.load(file)["rule"]}
    assert len(known) == 545
    cited = {rule for one in walk(CONTENT) for rule in getattr(one, "rules", ()) if isinstance(one.rules, tuple)}
    assert cited
    assert cited <= known


def test_the_ledger_names_nothing_outside_the_project() -> None:
    text = (HOME / "ledger.toml").read_text(encoding="utf-8")
    assert not re.search(r"\.json|\.txt|facts/|rules_gaps", text)
    for name in re.findall(r"printed/\w+\.toml", text):
        assert (HOME / name).is_file(), name


def test_what_is_uncertain_says_so() -> None:
    assert all("copies" in one.unsure for one in CONTENT.ai_cards.values())
    assert all("copies" in one.unsure for one in CONTENT.statistics.values())
    translated = [one for one in CONTENT.artifacts.values() if "name.fr" in one.unsure]
    assert len(translated) == 31
    assert {one.origin for one in HOUSE.values()} == {"house"}
    assert all("layouts" in one.unsure for name, one in FANS.items() if "queens_gambit" in name)
    assert all("MIT" in one.credit for one in FANS.values())


# ── effects ────────────────────────────────────────────────────────────────────────────────────────────────────────


def effects(kind: str) -> list[Effect]:
    entries = getattr(CONTENT, kind).values()
    return [gain for one in entries for _, gain in gains_in(one) if isinstance(gain, Effect)]


@pytest.mark.parametrize(
    ("kind", "all_of_them", "plain"),
    [("abilities", 30, 17), ("statistics", 8, 7), ("artifacts", 64, 51), ("spells", 21, 13), ("specialties", 18, 10)],
)
def test_most_effects_are_plain(kind: str, all_of_them: int, plain: int) -> None:
    found = effects(kind)
    assert len(found) == all_of_them
    assert sum(not one.play for one in found) == plain


def test_a_word_is_said_by_several_components_and_a_play_does_the_rest() -> None:
    said: Counter[str] = Counter()
    for entries in [*by_file(CONTENT).values(), CONTENT.scenarios]:
        for _, gain in [found for one in entries.values() for found in gains_in(one)]:
            said.update([part.name for part in fields(gain) if getattr(gain, part.name)])
    assert [part.name for part in fields(Effect) if said[part.name] < 3] == []


def test_effects_read_as_they_are_written() -> None:
    archery = CONTENT.abilities["archery"].expert
    assert (archery.when, archery.until, archery.on) == ("ongoing", "next_combat_round", "own_ranged")
    assert (archery.attack, archery.initiative) == (1, 1)
    club = CONTENT.artifacts["ogres_club_of_havoc"].either[0]  # H3-EX-9
    assert (club.discard, club.attack) == (1, 2)
    arrow = CONTENT.spells["magic_arrow"].effect  # H3-EX-1: power 2 makes 3 damage
    assert [(line.power, line.damage) for line in arrow.lines] == [(0, 1), (1, 2), (2, 3)]
    portal = CONTENT.spells["town_portal"].effect  # H3-EX-2
    assert (portal.play, portal.lines[0].movement) == ("town_portal", 0)
    fireball = CONTENT.spells["fireball"].effect  # H3-EX-10
    assert fireball.lines[0].damage == 1
    alamar = [CONTENT.specialties[f"alamar_{level}"].effect for level in (1, 4, 6)]
    assert [[line.power for line in one.lines] for one in alamar] == [[1, 2, 4], [0, 1, 3], [0, 2]]
    overlay = CONTENT.specialties["sandro_1"].effect.overlay
    assert overlay is not None
    assert (overlay.unit, overlay.over, overlay.attack) == ("skeletons", ("pack",), 3)


# ── mistakes: an effect, a card, a unit ────────────────────────────────────────────────────────────────────────────


def test_an_untouched_copy_is_the_same_content(folder: Path) -> None:
    assert load(folder) == CONTENT


OFFENSE = 'basic = { when = "instant", attack = 1, draw = 1 }'


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        # the reader's own: a wrong word, kind, choice, a missing word, a broken file
        ("abilities", OFFENSE, 'basic = { when = "instant", atack = 1 }', r"\[offense\] basic: .*'atack'.*'attack'"),
        ("abilities", OFFENSE, "basic = { attack = 1 }", r"\[offense\] basic: the word 'when' is missing"),
        (
            "abilities",
            OFFENSE,
            'basic = { when = "instant", attack = "one" }',
            r"basic attack: expected a whole number",
        ),
        ("abilities", OFFENSE, 'basic = { when = "instnt", attack = 1 }', r"basic when: .*did you mean 'instant'"),
        ("units", 'tier = "bronze"', 'tier = "wooden"', r"\[halberdiers\] tier: expected one of 'bronze'"),
        ("tiles", "[S1]", "[S1", r"tiles.toml: line \d+: not TOML"),
        (
            "units",
            'name = { fr = "Hallebardiers", en',
            "name = { en",
            r"\[halberdiers\] name: the word 'fr' is missing",
        ),
        # effects whose words do not fit together
        ("abilities", OFFENSE, 'basic = { when = "instant" }', r"\[offense\] basic: this does nothing"),
        ("abilities", OFFENSE, 'basic = { when = "ongoing", attack = 1 }', r"\[offense\] basic: until: needed with"),
        ("abilities", OFFENSE, 'basic = { when = "instant", health = 1 }', r"\[offense\] basic: on: whose numbers"),
        ("abilities", OFFENSE, 'basic = { when = "instant", attack = 1, choose = true }', r"choose: there are not two"),
        ("abilities", OFFENSE, 'basic = { when = "instant", attack = 1, play = "dance" }', r"no section 'dance'"),
        ("abilities", OFFENSE, 'basic = { when = "instant", play = "fireball" }', r"basic: text: needed with play"),
        (
            "abilities",
            OFFENSE,
            'basic = { when = "instant", attack = 1, amount = 2 }',
            r"basic: amount: no play counts",
        ),
        ("abilities", OFFENSE, 'basic = { when = "instant", draw = -1 }', r"cannot be negative"),
        ("abilities", OFFENSE, 'basic = { when = "instant", gold = 1, keep = 1 }', r"keep: nothing is rolled or drawn"),
        ("abilities", OFFENSE, 'basic = { when = "instant", gold = 1, times = 2 }', r"times: only a search"),
        (
            "specialties",
            '["crusaders"]',
            '["crusader"]',
            r"\[catherine_1\] effect: doubled_for: unknown unit 'crusader'",
        ),
        ("specialties", 'unit = "skeletons"', 'unit = "bones"', r"\[sandro_1\] effect: overlay unit: .*'bones'"),
        (
            "spells",
            "power = 1, damage = 2",
            "power = 0, damage = 2",
            r"\[magic_arrow\] effect: lines 2 power: must rise",
        ),
        ("spells", "power = 1, damage = 2", "power = 1, heal = 2", r"\[magic_arrow\] effect: lines 2: .*same words"),
        # as many as the box holds
        ("abilities", "copies = 2", "copies = 3", r"abilities.toml: copies: the box holds 30, the file has 31"),
        ("statistics", "copies = 6", "copies = 7", r"statistics.toml: copies: the box holds 24"),
        ("artifacts", 'level = "minor"', 'level = "minor"\ncopies = 2', r"artifacts.toml: copies: the box holds 32"),
        ("spells", "copies = 6", "copies = 5", r"spells.toml: copies: the box holds 46, the file has 45"),
        ("neutrals", "copies = 2\n", "", r"neutrals.toml: copies \(bronze\): the box holds 14, the file has 13"),
        ("ai_cards", "copies = 3", "copies = 2", r"ai_cards.toml: copies: the box holds 20"),
        ("astrologers", 'lasts = "nothing"', 'lasts = "nothing"\ncopies = 2', r"astrologers.toml: copies: .* 19"),
        ("statistics", "[power]", "[wit]", r"statistics.toml: power: this statistic has no card"),
        ("siege", "copies = 3", "copies = 2", r"siege.toml: wall: the box holds 3"),
        ("dice", "count = 2", "count = 3", r"dice.toml: attack: the box holds 2"),
        # units, heroes, cards
        ("units", "rank = 2", "rank = 1", r"\[marksmen\] rank: 'halberdiers' has this rank already"),
        ("units", "rank = 3", "rank = 4", r"\[griffins\] rank: ranks are 1-3 bronze"),
        ("units", 'trait = "strikes_twice"', 'trait = "strikes"', r"\[marksmen\] pack abilities 1 trait: .*'strikes'"),
        ("units", "may = true, amount = 1", "may = true", r"pack abilities 1: 'ignore_die_against_it' takes amount"),
        ("units", "health = 2, initiative = 4", "health = 0, initiative = 4", r"\[halberdiers\] few: .*health"),
        (
            "neutrals",
            'unit = "griffins"\ntier = "bronze"\ntype = "flying"',
            'unit = "griffins"\ntier = "bronze"\ntype = "ground"',
            r"\[griffins_neutral\] tier: 'griffins' of the factions is bronze flying",
        ),
        ("heroes", "knowledge = 1", "knowledge = 2", r"\[catherine\] the starting deck has 9 cards, here 10"),
        ("heroes", 'ability = "leadership"', 'ability = "charm"', r"\[catherine\] ability: unknown ability 'charm'"),
        ("heroes", 'kind = "might"', 'kind = "magic"', r"\[catherine\] magic_arrows"),
        ("specialties", "level = 4", "level = 6", r"heroes.toml: \[catherine\] needs specialty cards of levels"),
        (
            "specialties",
            'hero = "rion"',
            'hero = "roland"',
            r"\[rion\] needs specialty cards of levels 1, 4 and 6, has \[4, 6\]",
        ),
        ("astrologers", "hand = 1\n", "", r"\[profuse_growth\] lasts: .*does nothing"),
        ("astrologers", 'lasts = "nothing"', 'lasts = "nothing"\nhand = 1', r"\[dead_silence\] lasts"),
        ("ai_cards", ", impossible = 2 }", " }", r"\[attack_a\] by_level: needs easy"),
        ("ai_cards", 'goes_to = "next_attacker"\n', "", r"\[attack_a\] goes_to: needed by might"),
        (
            "abilities",
            'unsure = ["copies", "name.fr"]',
            'unsure = ["price"]',
            r"\[archery\] unsure: 'price' is no word",
        ),
    ],
)
def test_mistakes_in_cards_are_told(spoil: Spoil, file: str, old: str, new: str, said: str) -> None:
    sentence = spoil(f"{file}.toml", old, new)
    assert re.search(said, sentence), sentence
    assert sentence.startswith(("heroes.toml", f"{file}.toml"))


@pytest.mark.rule("H3-COM-5")
def test_statistics_must_serve_any_three_heroes(folder: Path) -> None:
    path = folder / "statistics.toml"
    text = path.read_text(encoding="utf-8").replace("copies = 7", "copies = 6").replace("copies = 5", "copies = 6")
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ContentError, match=r"statistics.toml: \[power\] copies: three heroes may need 7 of it"):
        load(folder)


# ── mistakes: boards and scenarios ─────────────────────────────────────────────────────────────────────────────────

NW = '{ spot = "NW", at = [0, -1], site = "blocked" }'


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("tiles", 'group = "far"', 'group = "near"', r"tiles.toml: far: the box holds 9, the file has 8"),
        ("tiles", NW, '{ spot = "NE", at = [1, -1], site = "blocked" }', r"\[S1\] fields: needs each of NW"),
        ("tiles", NW, '{ spot = "NW", at = [1, -1], site = "blocked" }', r"\[S1\] fields NW at: NW lies at \[0, -1\]"),
        (
            "tiles",
            NW,
            '{ spot = "NW", at = [0, -1], site = "empty" }',
            r"\[S1\] fields: one field, and only one, is bl",
        ),
        ("tiles", 'site = "windmill"', 'site = "windmil"', r"\[F1\] fields NE site: unknown site 'windmil'"),
        ("tiles", 'site = "settlement", level = 3', 'site = "settlement", level = 4', r"\[F1\] fields NW level: a far"),
        ("tiles", "dice = 1, keep = 1", "keep = 0", r"\[S1\] fields E dice"),
        ("tiles", 'resource = "materials", mine', "mine", r"\[S1\] fields W resource: a mine, and only a mine"),
        ("tiles", 'site = "mine", level = 1', 'site = "mine"', r"\[S1\] fields W level: a mine is always guarded"),
        ("tiles", 'site = "town", faction = "necropolis"', 'site = "town"', r"\[S1\] fields C faction: whose town"),
        ("tiles", 'closed = { E = ["NE"', 'closed = { E = ["W"', r"\[S1\] closed E: W is no outer edge"),
        ("sites", "either = [{ gold = 3 }]\n", "", r"\[water_wheel\] either: needs one of"),
        ("sites", "[stables]", "[barn]", r"sites.toml: stables: the rules speak of this"),
        ("variants", "[calm_die]", "[quiet_die]", r"variants.toml: calm_die: the rules speak of this"),
        ("sites", "[empty]", "[void]", r"sites.toml: empty: the rules speak of this"),
        (
            "towns",
            "cost = { gold = 10, materials = 4 }",
            "cost = { gold = 9, materials = 4 }",
            r"\[dungeon\] city_hall cost",
        ),
        (
            "towns",
            'requires = ["dwelling_silver"]',
            'requires = ["dwelling_bronze"]',
            r"\[castle\] dwelling_golden requ",
        ),
        ("towns", 'requires = ["mage_guild"]', 'requires = ["mage"]', r"\[dungeon\] mana_vortex requires: .*'mage'"),
        ("towns", 'behind = "mage_guild"\n', "", r"towns.toml: dungeon building tiles: the box holds 7"),
        ("towns", 'requires = ["mage_guild"]\n', "", r"\[dungeon\] mana_vortex requires: the front of its tile"),
        (
            "towns",
            'id = "citadel"',
            'id = "city_hall"',
            r"\[castle\] city_hall: is there twice",
        ),
        ("towns", 'starting_tile = "S3"', 'starting_tile = "S2"', r"\[castle\] starting_tile: 'S2' has no castle town"),
        ("dice", "numbers = [-1, -1, 0, 0, 1, 1]", "numbers = [-1, 0, 1]", r"\[attack\] faces: a die has 6"),
        ("tables", "gold = [10, 15, 20", "gold = [10, 15, 21", r"tables.toml: income gold: rises by 5"),
        (
            "tables",
            "valuables = [0, 1, 2, 3, 4, 5, 6, 7]\n",
            "",
            r"tables.toml: income valuables: this resource has no",
        ),
        ("tables", "    { hand = 7, experts = 3, search = 2 },\n", "", r"tables.toml: levels: there are 7 levels"),
        ("difficulty", "    { azure = 1 },\n", "", r"\[easy\] guards: needs a line for each of the 7 levels"),
        ("difficulty", "{ azure = 1 }", "{ azure = 6 }", r"\[easy\] guards 7: 1 to 5 units"),
        ("difficulty", "[easy]", "[simple]", r"difficulty.toml: easy: this difficulty has no entry"),
        ("siege", "stats = { attack = 4, defense = 2, health = 3, initiative = 9 }\n", "", r"\[arrow_tower\] stats"),
        ("variants", "[no_rerolls]", "[no_rerolls]\nrule = 1", r"\[no_rerolls\] unknown word 'rule'"),
    ],
)
def test_mistakes_in_boards_are_told(spoil: Spoil, file: str, old: str, new: str, said: str) -> None:
    sentence = spoil(f"{file}.toml", old, new)
    assert re.search(said, sentence), sentence


BELL = "house_greywater_bell"
CROWN = "house_broken_crown"
WILL = "fan_force_of_will"
OATH = "house_oath_of_the_ford"


@pytest.mark.parametrize(
    ("name", "old", "new", "said"),
    [
        (BELL, "rounds = 10", "rounds = 0", r"rounds: a game lasts"),
        (BELL, '[[goals]]\nkind = "beat_enemy"\nchecked = "at_once"\n', "[x]\n", r"unknown word 'x'"),
        (BELL, 'limit = "all_lose"', 'limit = "most_points"', r"points: needed with limit"),
        (BELL, 'mode = "campaign"', 'mode = "clash"', r"players: a clash is played by 2 to 3"),
        (BELL, "at = [2, 1]", "at = [1, 1]", r"layouts 1 tiles 2 at: this tile overlaps"),
        (BELL, "at = [-3, 9]", "at = [-3, 12]", r"layouts 1 tiles: the map falls apart"),
        (BELL, 'tile = "F3"', 'tile = "N3"', r"tiles 2 tile: 'N3' is a near tile"),
        (BELL, 'tile = "F3"', 'tile = "F33"', r"tiles 2 tile: unknown tile 'F33'"),
        (BELL, "at = [0, 0], seat = 1", "at = [0, 0]", r"tiles 1 seat: whose starting tile"),
        (BELL, "supply = 1", "supply = 7", r"10 far tiles, the box holds 9"),
        (BELL, "income = { gold = 10", "income = { gold = 12", r"start income gold: 12 is no step"),
        (
            BELL,
            '"dwelling_bronze", "citadel"',
            '"blacksmith"',
            r"start buildings: 'blacksmith' is not a building of every",
        ),
        (BELL, 'pick = "cheapest_bronze"', 'unit = "knights"', r"start units 1 unit: unknown unit 'knights'"),
        (BELL, 'pick = "cheapest_bronze"', 'pick = "cheapest_bronze", unit = "zombies"', r"start units 1: either unit"),
        (BELL, 'unit = "skeletons"', 'unit = "griffins"', r"enemy army: 'griffins' is no unit of necropolis"),
        (BELL, "might = 5", "might = 13", r"enemy deck might: there are 12 such cards"),
        (BELL, '"slow", "curse"', '"slow", "curses"', r"enemy spells: unknown spell 'curses'"),
        (BELL, "magic = 2", "skill = 2", r"enemy spells: needed with magic cards"),
        (BELL, 'tile = "S1"\nspot', 'tile = "S2"\nspot', r"enemy tile: 'S2' is not on the map"),
        (BELL, 'spot = "C"', 'spot = "NW"', r"enemy spot: this field is blocked"),
        (BELL, 'play = "enemy_grows"', 'play = "enemy_shrinks"', r"events 1 play: there is no section 'enemy_shrinks'"),
        (BELL, "rounds = [4, 8]", "rounds = [4, 18]", r"events 1 rounds: rounds go from 2 to 10"),
        (CROWN, 'sites = ["dragon_utopia"]', 'sites = ["utopia"]', r"goals 1 sites: unknown site 'utopia'"),
        (CROWN, 'sites = ["dragon_utopia"]\n', "", r"goals 1 sites: needed to flag"),
        (CROWN, "settlement = 2", "village = 2", r"points: unknown site 'village'"),
        (CROWN, "{ experience = 1 }]", "{ times = 1 }]", r"obelisk 2: this does nothing"),
        (CROWN, "at = [4, 2], seat = 1", "at = [4, 2], seat = 2", r"each player needs a tile"),
        (WILL, "easy = { azure = 1, silver = 2, bronze = 1 }\n", "", r"guards dragon_utopia: needs easy"),
        (WILL, "impossible = { azure = 2", "impossible = { azure = 12", r"guards dragon_utopia: 1 to 5 units"),
        (WILL, 'play = "corner_guards"', 'play = "corners"', r"clauses 2 play: there is no section 'corners'"),
        (WILL, '"name.fr", "rounds"', '"name.fr", "length"', r"unsure: 'length' is no word"),
        (OATH, 'mode = "alliance"', 'mode = "clash"', r"start alone: only in an alliance"),
        (OATH, "players = 3", "players = 2", r"layouts 1 players: a alliance is played by 3 to 3"),
        ("fan_queens_gambit_1", '"F3 W"', '"F3 X"', r"unguarded: 'F3 X' is no field"),
        ("fan_queens_gambit_1", 'heroes = ["catherine"', 'heroes = ["kate"', r"heroes: unknown hero 'kate'"),
        ("fan_queens_gambit_1", 'forbids = ["dwelling_golden"]', 'forbids = ["tavern"]', r"forbids: 'tavern' is not"),
        (
            "fan_queens_gambit_2",
            'after = "fan_queens_gambit_1"',
            'after = "prologue"',
            r"after: unknown scenario 'prol",
        ),
        ("fan_queens_gambit_2", 'needs = "archangels"', 'needs = "angels"', r"goals 1 needs: unknown unit 'angels'"),
        ("fan_queens_gambit_2", '"sandro_4", "sandro_6"', '"sandro_5"', r"enemy skills: unknown specialty or ability"),
        ("fan_queens_gambit_3", 'towards = "dragon_utopia"', 'towards = "hell"', r"enemy towards: unknown site 'hell'"),
        ("fan_queens_gambit_3", 'tile = "N2"', 'tile = "N1"', r"layouts 1 tiles: the same tile lies there twice"),
        (
            "house_oath_of_the_ford",
            'group = "starting", at = [-1, 3]',
            'group = "near", at = [-1, 3]',
            r"layouts 1 tiles \d+: a player starts on a town or an empty field",
        ),
    ],
)
def test_mistakes_in_scenarios_are_told(spoil: Spoil, name: str, old: str, new: str, said: str) -> None:
    sentence = spoil(f"scenarios/{name}.toml", old, new)
    assert re.search(said, sentence), sentence
    assert sentence.startswith(f"scenarios/{name}.toml: ")


# ── scenarios ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_there_is_a_game_for_every_table() -> None:
    assert len(HOUSE) == 4
    assert len(FANS) == 6
    modes = {(one.mode, layout.players) for one in CONTENT.scenarios.values() for layout in one.layouts}
    house = {(one.mode, layout.players) for one in HOUSE.values() for layout in one.layouts}
    assert house == {("clash", 2), ("clash", 3), ("campaign", 1), ("alliance", 3)}
    assert modes == house | {("cooperative", 1), ("cooperative", 2)}


@pytest.mark.parametrize("name", HOUSE)
def test_house_scenarios_end_by_themselves(name: str) -> None:
    scenario = HOUSE[name]
    assert scenario.goals
    assert scenario.limit == ("all_lose" if scenario.enemy else "most_points")


def test_the_clash_for_learning_is_short_open_and_even() -> None:
    lesson = HOUSE["house_first_steps"]
    (layout,) = lesson.layouts
    assert lesson.rounds <= 6
    assert all(place.shown or place.group == "starting" for place in layout.tiles)
    turned = {(-q, -r): place.group for place in layout.tiles for q, r in [place.at]}
    assert {place.at: place.group for place in layout.tiles} == turned


def test_the_great_clash_is_the_same_from_every_seat() -> None:
    for layout in HOUSE[CROWN].layouts:
        shape = {(place.at, place.group) for place in layout.tiles}
        turns = 3 if layout.players == 2 else 2  # sixths of a circle
        turned = set()
        for (q, r), group in shape:
            for _ in range(turns):
                q, r = -r, q + r
            turned.add(((q, r), group))
        assert turned == shape
