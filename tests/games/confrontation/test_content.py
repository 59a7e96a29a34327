"""The printed matter of Confrontation: complete, coherent, replaceable, and standing where the scenarios say."""

import re
import tomllib
from itertools import combinations
from pathlib import Path

import pytest

import heraut.games.confrontation
from heraut.games.confrontation.printed.cards import Profile
from heraut.games.confrontation.printed.content import Content, load
from heraut.games.confrontation.printed.scenarios import Scenario
from heraut.kernel.content import ContentError, Text
from heraut.tabletop.discs import Disc, touching
from tests.games.conftest import Spoil

HOME = Path(heraut.games.confrontation.__file__).parent
CONTENT = load()
EXAMPLES = {name: one for name, one in CONTENT.scenarios.items() if name.startswith("example_")}
FIGHTS = {name: one for name, one in CONTENT.scenarios.items() if name not in EXAMPLES}


# ── what is there ──────────────────────────────────────────────────────────────────────────────────────────────────


def ledger() -> set[str]:
    with (HOME / "ledger.toml").open("rb") as file:
        return {rule["id"] for rule in tomllib.load(file)["rule"]}


def test_everything_cited_is_a_rule_and_every_skill_rule_is_cited() -> None:
    cited = {rule for skill in CONTENT.skills.values() for rule in skill.rules}
    cited |= {rule for state in CONTENT.states.values() for rule in state.rules}
    cited |= {rule for scenario in CONTENT.scenarios.values() for rule in scenario.rules}
    cited |= set(CONTENT.wound_table.rules)
    known = ledger()
    assert cited <= known
    assert {rule for rule in known if rule.startswith(("CF-K-", "CF-EX-"))} <= cited


def test_every_skill_is_borne_by_someone_who_stands_in_a_fight() -> None:
    standing = {figure.fighter for scenario in FIGHTS.values() for figure in scenario.figures}
    borne = {skill for name in standing for skill in CONTENT.fighters[name].skill}
    assert borne == set(CONTENT.skills)


def test_every_kind_of_fighter_exists() -> None:
    fighters = CONTENT.fighters.values()
    assert {one.kind for one in fighters} == {"warrior", "magician", "faithful"}
    assert {one.size for one in fighters} >= {"small", "medium", "large", "very_large"}
    assert any(one.kind == "magician" and one.places_first for one in fighters)
    assert any(one.kind == "faithful" and one.places_first for one in fighters)
    assert sum(200 <= one.flight_mm <= 250 for one in fighters) >= 3
    assert {one.army for one in fighters} == set(CONTENT.armies)
    assert {one.origin for one in fighters} == {"published", "house", "guess"}


def texts() -> list[Text]:
    found = [army.name for army in CONTENT.armies.values()]
    for skill in CONTENT.skills.values():
        found += [skill.name, skill.text]
    for state in CONTENT.states.values():
        found += [state.name, state.text]
    found += [one.name for one in CONTENT.fighters.values()]
    found += [one.note for one in CONTENT.fighters.values() if one.note]
    for scenario in CONTENT.scenarios.values():
        found += [scenario.name, scenario.about, *(side.name for side in scenario.sides)]
    return [*found, CONTENT.wound_table.note]


def test_texts_are_there_and_french_is_spaced() -> None:
    for text in texts():
        assert text.fr.strip()
        assert text.en.strip()
        assert not re.search(r"\S[:;!?»]( |$)|«[^\u00a0]| [:;!?»]", text.fr), text.fr


@pytest.mark.parametrize(
    ("fighter", "numbers"),
    [
        ("praetorian_guard", {"PA": 45, "INI": 3, "ATT": 5, "FOR": 8, "DEF": 5, "RES": 11}),
        ("clone_of_dirz", {"INI": 2, "ATT": 3, "FOR": 4, "DEF": 2, "RES": 5}),
        ("warrior_of_the_dawn", {"PA": 22, "INI": 3, "ATT": 3, "FOR": 7, "RES": 7}),
        ("royal_guard_of_alahan", {"INI": 4}),
        ("swordsman_of_alahan", {"PA": 13}),
        ("arkeon_sanath", {"PA": 91}),
        ("orc_tracker", {}),
        ("khor_warrior", {}),
        ("bushi", {}),
        ("ashigaru", {"ATT": 2}),
        ("thermo_priest", {"DEF": 4}),
    ],
)
def test_the_numbers_the_rules_prove(fighter: str, numbers: dict[str, int]) -> None:
    card = CONTENT.fighters[fighter]
    assert {name: getattr(card, name) for name in numbers} == numbers
    assert set(card.proved) == set(numbers)


def test_guessed_values_keep_the_order_of_the_examples() -> None:
    value = {name: one.PA for name, one in CONTENT.fighters.items()}
    assert value["ashigaru"] < value["bushi"] < value["khor_warrior"]
    assert value["ashigaru"] < value["thermo_priest"]
    assert not CONTENT.fighters["thermo_priest"].places_first
    assert value["clone_of_dirz"] < value["warrior_of_the_dawn"] < value["praetorian_guard"]


# ── profiles ───────────────────────────────────────────────────────────────────────────────────────────────────────


def fighter(name: str) -> Profile:
    return CONTENT.fighters[name]


def test_lengths_are_whole_millimetres() -> None:
    assert fighter("khor_warrior").mou_mm == 75
    assert fighter("gibbet_harpy").flight_mm == 225
    assert fighter("clone_of_dirz").flight_mm == 0


def test_parameters_are_numbers_words_or_nothing() -> None:
    assert fighter("danil_the_valiant").skill["resolution"] == 2
    assert fighter("avangorok_the_elusive").skill["bane"] == "dirz"
    assert fighter("khor_warrior").skill == {"hard_boiled": 0}
    assert fighter("rose_duellist").skill["counter_attack"] == 2  # its default
    assert fighter("chosen_of_dawn").words["personal_enemy"] == ("arkeon_sanath", "undead")


@pytest.mark.rule("CF-K-39")
@pytest.mark.parametrize("name", ["rune_fencer", "hammer_monk"])
def test_warrior_mage_and_warrior_monk_bring_counter_attack(name: str) -> None:
    assert not any(line.startswith("counter_attack") for line in fighter(name).skills)
    assert fighter(name).skill["counter_attack"] == 2


@pytest.mark.rule("CF-C3-7")
def test_warrior_mage_and_warrior_monk_leave_the_first_group() -> None:
    assert not fighter("rune_fencer").places_first
    assert not fighter("hammer_monk").places_first
    assert fighter("ember_mage").places_first
    assert fighter("choir_sister").places_first
    assert not fighter("clone_of_dirz").places_first


@pytest.mark.rule("CF-K-27")
def test_of_two_survival_instincts_the_lowest_counts(folder: Path) -> None:
    path = folder / "fighters.toml"
    spoiled = path.read_text(encoding="utf-8").replace(
        '"possessed", "ferocious", "survival_instinct 6"', '"survival_instinct 5", "survival_instinct 6"'
    )
    spoiled = spoiled.replace('skills = ["possessed", "fer', 'skills = ["fer')
    path.write_text(spoiled, encoding="utf-8")
    assert load(folder).fighters["puppet_of_mid_nor"].skill == {"survival_instinct": 5}


def test_effects_of_skills_are_added_together() -> None:
    open_fives = dict.fromkeys(("DIS", "INI", "ATT", "DEF", "TIR", "COU"), (5, 6))
    assert fighter("war_mistress").opens == {**open_fives, "FOR": (6,), "RES": (6,)}
    assert fighter("chosen_of_dawn").opens["ATT"] == (4, 5, 6)
    assert fighter("clone_of_dirz").opens["ATT"] == (6,)
    assert set(fighter("gallows_knight").opens.values()) == {()}
    assert fighter("rose_duellist").steady == {"DEF"}
    assert fighter("gallows_knight").cursed
    assert fighter("danil_the_valiant").all_attack == {"ATT": 1}
    assert fighter("redox").all_attack == {"WOUND": 1}
    assert fighter("kal_torog").combat_dice == 1
    assert fighter("pale_lady").immune == {"stunned", "charged"}
    assert fighter("pale_lady").levels_suffered == -1
    assert fighter("midnight_knife").levels_suffered == 1
    assert fighter("four_armed_gladiator").immune == {"head"}
    assert fighter("hammer_monk").rows_against == {"undead": 1}
    assert fighter("hammer_monk").rows_caused == 0
    assert fighter("bulwark").rows_suffered == -1
    assert (fighter("kal_torog").power, fighter("kal_torog").power_charging) == (2, 3)
    assert (fighter("bulwark").power, fighter("bulwark").power_charged) == (1, 2)


def test_a_fighter_is_known_by_its_tags_its_army_and_its_name() -> None:
    assert fighter("arkeon_sanath").marks == {"human", "hero", "dirz", "arkeon_sanath"}


def test_some_feel_their_wounds_less() -> None:
    assert fighter("clone_of_dirz").suffers_as == {"light": "light", "serious": "serious", "critical": "critical"}
    assert fighter("bulwark").suffers_as == {"light": "", "serious": "serious", "critical": "critical"}
    assert fighter("puppet_of_mid_nor").suffers_as == {"light": "", "serious": "light", "critical": "serious"}


# ── the wound table ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CF-F-7", "CF-F-6", "CF-W-1")
@pytest.mark.parametrize(
    ("lower", "final", "location", "result"),
    [
        (2, 4 + 4 - 11, "arms", "stunned"),  # dice 2 and 4: -3
        (1, 3 + 4 - 11, "legs", "nothing"),  # dice 1 and 3: -4
        (3, 6 + 8 - 1 - 7, "abdomen", "serious"),  # dice 3 and 6: 6
        (5, 5 + 8 - 1 - 5, "head", "killed"),  # dice 5 and 5: 7
        (4, 5 + 7 - 2 - 11, "chest", "light"),  # dice 4 and 5: -1
    ],
)
def test_the_five_cells_the_text_proves(lower: int, final: int, location: str, result: str) -> None:
    table = CONTENT.wound_table
    row = table.row_of(final)
    assert table.locations[lower - 1] == location
    assert table.cells[row][lower - 1] == result
    assert location in table.rows[row].proved


def test_no_other_cell_claims_to_be_proved() -> None:
    assert sum(len(row.proved) for row in CONTENT.wound_table.rows) == 5
    assert CONTENT.wound_table.origin == "guess"


@pytest.mark.rule("CF-W-2")
def test_a_lower_die_of_six_is_the_head() -> None:
    assert CONTENT.wound_table.locations[5] == "head"


@pytest.mark.rule("CF-W-4")
def test_rows_hold_every_total() -> None:
    table = CONTENT.wound_table
    labels = [table.rows[table.row_of(final)].label for final in (-30, -1, 0, 1, 2, 7, 8, 13, 14, 99)]
    assert labels == ["<0", "<0", "0/1", "0/1", "2/3", "6/7", "8/9", "12/13", "14+", "14+"]
    assert (table.shifted(0, -1), table.shifted(0, 1), table.shifted(8, 1)) == (0, 1, 8)


@pytest.mark.rule("CF-W-1")
def change_first(path: Path, old: str, new: str) -> None:
    path.write_text(path.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")


def test_the_table_can_be_replaced(folder: Path) -> None:
    change_first(folder / "wound_table.toml", 'abdomen = "stunned"', 'abdomen = "critical"')
    changed = load(folder)
    assert CONTENT.wound_table.cells[0][2] == "stunned"
    assert changed.wound_table.cells[0][2] == "critical"
    assert changed.version != CONTENT.version


@pytest.mark.rule("CF-W-1", "CF-F-7")
def test_the_five_cells_of_the_text_stay(folder: Path) -> None:
    change_first(folder / "wound_table.toml", 'legs = "nothing"', 'legs = "critical"')
    with pytest.raises(ContentError, match=r"wound_table\.toml.*legs.*the rules themselves say 'nothing' there"):
        load(folder)


def test_an_untouched_copy_is_the_same_content(folder: Path) -> None:
    assert load(folder) == CONTENT


# ── states ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("state", "until", "numbers"),
    [
        ("stunned", "turn", {"INI": -1, "ATT": -1, "FOR": -1, "DEF": -1, "TIR": -1}),
        ("light", "game", {"INI": -1, "ATT": -1, "FOR": -1, "DEF": -1, "TIR": -1}),
        ("serious", "game", {"INI": -2, "ATT": -2, "FOR": -2, "DEF": -2, "TIR": -2}),
        ("critical", "game", {"INI": -3, "ATT": -3, "FOR": -3, "DEF": -3, "TIR": -3}),
        ("charged", "phase", {"INI": -1, "ATT": -1, "DEF": -1}),
        ("dive", "phase", {"INI": 2, "ATT": 2, "FOR": 2}),
        ("sustained_defence", "combat", {"DEF": -2}),
        ("routing", "game", {}),
        ("charging", "turn", {}),
        ("relentless", "phase", {}),
        ("fury", "turn", {}),
    ],
)
def test_states_modify_what_the_rules_say(state: str, until: str, numbers: dict[str, int]) -> None:
    assert CONTENT.states[state].until == until
    assert CONTENT.states[state].modifies == numbers


def test_states_that_change_the_order_of_placing() -> None:
    places = {name: state.places for name, state in CONTENT.states.items() if state.places}
    assert places == {"place_first": "first", "place_last": "last", "place_after": "after_initiative"}


# ── scenarios: who touches whom ────────────────────────────────────────────────────────────────────────────────────


def contacts(scenario: Scenario, content: Content = CONTENT) -> set[tuple[int, int]]:
    """The pairs of enemies in contact."""
    bases = {
        figure.id: Disc(*figure.at, content.fighters[figure.fighter].base, figure.level) for figure in scenario.figures
    }
    side = {figure.id: figure.side for figure in scenario.figures}
    return {
        (one, other)
        for one, other in combinations(sorted(bases), 2)
        if side[one] != side[other] and touching(bases[one], bases[other])
    }


STAR = {(1, 2), (1, 3), (1, 4)}
GRAPHS: dict[str, set[tuple[int, int]]] = {
    "example_dice_1": {(1, 2)},
    "example_dice_2": STAR,
    "example_placement_1": {(1, 2)},
    "example_placement_2": STAR,
    "example_initiative_1": {(1, 2)},
    "example_initiative_2": STAR,
    "example_duel": {(1, 2)},
    "example_khor": {(1, 2), (1, 3)},
    "example_sustained": {(1, 2), (1, 3)},
    "example_combat": STAR,
    "example_melee_chain": {(1, 2), (2, 3), (3, 4)},
    "example_two_melees": {(1, 2), (3, 4)},
    "example_three_splits": {(1, 4), (2, 4), (3, 4), (2, 5), (3, 5)},
    "duel": {(1, 2)},
    "first_duel": {(1, 2)},
    "one_against_three": STAR,
    "line": {(n, n + 6) for n in range(1, 7)} | {(n + 1, n + 6) for n in range(1, 6)},
    "swirl": {
        (1, 8),
        (1, 10),
        (2, 8),
        (2, 9),
        (3, 9),
        (3, 12),
        (4, 10),
        (4, 13),
        (5, 11),
        (5, 13),
        (5, 14),
        (6, 12),
        (7, 14),
    },
    "skies": {(1, 6), (3, 10)},
    "three_sides": {(1, 2), (1, 3), (2, 3)},
    "skirmish": set(),
    "masters": {(1, 2), (2, 3), (3, 4), (4, 5), (6, 7), (6, 8), (8, 9)},
}


def test_every_scenario_has_its_graph() -> None:
    assert set(GRAPHS) == set(CONTENT.scenarios)


@pytest.mark.parametrize("name", GRAPHS)
def test_figures_touch_whom_they_should(name: str) -> None:
    assert contacts(CONTENT.scenarios[name]) == GRAPHS[name]


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples_last_one_turn_without_charges_nor_tactics_roll(name: str) -> None:
    scenario = EXAMPLES[name]
    assert (scenario.turns, scenario.charges, scenario.origin) == (1, False, "published")
    assert scenario.tactics
    assert all(rule.startswith("CF-EX-") for rule in scenario.rules)


def test_the_fights_are_varied() -> None:
    assert len(FIGHTS) >= 8
    assert all(one.origin == "house" and one.turns > 1 and not one.rules for one in FIGHTS.values())
    assert len(FIGHTS["swirl"].figures) >= 12
    assert {number for pair in GRAPHS["swirl"] for number in pair} == set(range(1, 15))
    assert {figure.level for figure in FIGHTS["skies"].figures} == {0, 1, 2}
    assert len(FIGHTS["three_sides"].sides) == 3


def test_in_the_skies_a_dive_is_in_reach_from_both_levels() -> None:
    figures = FIGHTS["skies"].figures
    for level in (1, 2):
        assert any(
            above.side != below.side
            and above.level == level
            and below.level == level - 1
            and (above.at[0] - below.at[0]) ** 2 + (above.at[1] - below.at[1]) ** 2
            <= (2 * fighter(above.fighter).flight_mm) ** 2
            for above in figures
            for below in figures
        )


def test_in_the_skirmish_everyone_can_charge_someone() -> None:
    figures = FIGHTS["skirmish"].figures
    for one in figures:
        assert any(
            one.side != other.side
            and (one.at[0] - other.at[0]) ** 2 + (one.at[1] - other.at[1]) ** 2
            <= (2 * fighter(one.fighter).mou_mm) ** 2
            for other in figures
        ), one


def test_the_sustained_defence_example_starts_in_the_middle() -> None:
    priest, first, second = CONTENT.scenarios["example_sustained"].figures
    assert priest.states == ("charging",)
    assert (first.wound, first.states) == ("critical", ("charged",))
    assert (second.wound, second.states) == ("", ())


# ── mistakes an owner of the game may make ─────────────────────────────────────────────────────────────────────────

FIGHTERS, SKILLS, STATES = "fighters.toml", "skills.toml", "states.toml"
TABLE, DUEL = "wound_table.toml", "scenarios/duel.toml"


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        (
            FIGHTERS,
            "ATT = 5",
            "ATT = 'five'",
            "fighters.toml: [praetorian_guard] ATT: expected a whole number, got 'five'",
        ),
        (
            FIGHTERS,
            'army = "griffons"',
            'army = "grifons"',
            "fighters.toml: [praetorian_guard] army: unknown army 'grifons'",
        ),
        (FIGHTERS, "base = 25", "base = 0", "fighters.toml: [praetorian_guard] base: a base has a diameter"),
        (
            FIGHTERS,
            "MOU = 10",
            "MOU = 7.55",
            "fighters.toml: [praetorian_guard] MOU: expected centimetres down to a millimetre, got 7.55",
        ),
        (
            FIGHTERS,
            '"PA", "INI"',
            '"PA", "INT"',
            "fighters.toml: [praetorian_guard] proved: unknown number 'INT'",
        ),
        (FIGHTERS, '"thug"', '"thugg"', "fighters.toml: [orc_tracker] skills: unknown skill 'thugg'"),
        (FIGHTERS, '"thug"', '"thug", "thug"', "fighters.toml: [orc_tracker] skills: 'thug' is written twice"),
        (FIGHTERS, '"thug"', '"thug 3"', "fighters.toml: [orc_tracker] skills: 'thug' takes no parameter, got '3'"),
        (
            FIGHTERS,
            '"sequence 2"',
            '"sequence"',
            "fighters.toml: [arkeon_sanath] skills: 'sequence' needs a number ('sequence 2')",
        ),
        (
            FIGHTERS,
            '"sequence 2"',
            '"sequence two"',
            "fighters.toml: [arkeon_sanath] skills: 'sequence' needs a whole number, got 'two'",
        ),
        (
            FIGHTERS,
            '"bane dirz"',
            '"bane"',
            "fighters.toml: [avangorok_the_elusive] skills: 'bane' needs a word: army, tag, fighter",
        ),
        (
            FIGHTERS,
            '"bane dirz"',
            '"bane drz"',
            "fighters.toml: [avangorok_the_elusive] skills: 'bane' names the unknown word 'drz'",
        ),
        (
            SKILLS,
            "opens = { ATT = [5] }",
            "opens = { ATT = [7] }",
            "skills.toml: [thug] opens: a die has the faces 1 to 6",
        ),
        (SKILLS, '["stunned", "charged"]', '["dazed"]', "skills.toml: [ethereal] immune: unknown state 'dazed'"),
        (
            SKILLS,
            'includes = ["counter_attack 2"]',
            'includes = ["counter 2"]',
            "skills.toml: [warrior_mage] includes: unknown skill 'counter'",
        ),
        (
            SKILLS,
            'includes = ["counter_attack 2"]',
            'includes = ["warrior_monk"]',
            "skills.toml: [warrior_mage] includes: 'warrior_monk' includes skills itself",
        ),
        (
            SKILLS,
            'includes = ["counter_attack 2"]',
            'includes = ["bane dirz"]',
            "skills.toml: [warrior_mage] includes: 'bane dirz' cannot be included",
        ),
        (
            SKILLS,
            'words = ["army", "tag", "fighter"]\n',
            "",
            'skills.toml: [bane] words: needed with parameter = "word", and only then',
        ),
        (STATES, "[serious]", "[grievous]", "states.toml: serious: the rules speak of this and it has no entry"),
        (STATES, "[dive]", "[swoop]", "states.toml: dive: the rules speak of this"),
        (STATES, "[sustained_defence]", "[stubborn]", "states.toml: sustained_defence: the rules speak of this"),
        (SKILLS, "[leadership]", "[leading]", "skills.toml: leadership: the rules speak of this"),
        (FIGHTERS, "PA = 9", "PA = 0", "fighters.toml: [clone_of_dirz] PA: a fighter is worth something"),
        (FIGHTERS, "PA = 9", "PA = -45", "fighters.toml: [clone_of_dirz] PA: a fighter is worth something"),
        (STATES, 'until = "turn"', 'until = "dawn"', "states.toml: [stunned] until: expected one of"),
        (TABLE, "up_to = 1\n", "up_to = -1\n", "wound_table.toml: rows 2 up_to: rows must rise: -1 comes after -1"),
        (
            TABLE,
            "up_to = 1\n",
            "",
            "wound_table.toml: rows 2 up_to: missing in '0/1': only the last row has no end",
        ),
        (
            TABLE,
            'label = "14+"\n',
            'label = "14+"\nup_to = 20\n',
            "wound_table.toml: rows 9 up_to: the last row '14+' has no end",
        ),
        (TABLE, 'legs = "nothing"', 'legs = "killd"', "wound_table.toml: rows 1 legs: expected one of"),
        (DUEL, "arkeon_sanath", "arkeon", "duel.toml: figures 2 fighter: unknown fighter 'arkeon'"),
        (DUEL, 'side = "scorpions"', 'side = "spiders"', "duel.toml: sides 2: 'scorpions' has no figure"),
        (DUEL, 'id = "scorpions"', 'id = "lions"', "duel.toml: sides 2 id: 'lions' is already taken"),
        (DUEL, "turns = 6", "turns = 0", "duel.toml: turns: a fight lasts at least one turn"),
        (DUEL, "turns = 6", 'turns = 6\ntactics = "bears"', "duel.toml: tactics: unknown side 'bears'"),
        (DUEL, "id = 2", "id = 1", "duel.toml: figures 2 id: 1 is already taken"),
        (DUEL, "id = 1", "id = 0", "duel.toml: figures 1 id: figures are numbered from 1"),
        (DUEL, "[300, 300]", "[303, 300]", "duel.toml: figures 2 at: the bases of figures 1 and 2 overlap"),
        (DUEL, "[300, 300]", "[300.5, 300]", "duel.toml: figures 1 at 1: expected a whole number, got 300.5"),
        (DUEL, "at = [300, 300]", "at = [300, 300]\nlevel = 3", "duel.toml: figures 1 level: expected 0 to 2, got 3"),
        (
            DUEL,
            "at = [300, 300]",
            "at = [300, 300]\nlevel = 1",
            "duel.toml: figures 1 level: 'danil_the_valiant' cannot fly",
        ),
        (
            DUEL,
            "at = [300, 300]",
            'at = [300, 300]\nstates = ["asleep"]',
            "duel.toml: figures 1 states: unknown state 'asleep'",
        ),
        (
            DUEL,
            "at = [300, 300]",
            'at = [300, 300]\nstates = ["light"]',
            "duel.toml: figures 1 states: 'light' is a wound: write wound = \"light\"",
        ),
        (DUEL, "charges = false", "charge = false", "duel.toml: unknown word 'charge' (did you mean 'charges'?)"),
    ],
)
def test_a_mistake_is_told_with_its_place(spoil: Spoil, file: str, old: str, new: str, sentence: str) -> None:
    folder = "scenarios/" if file == DUEL else ""
    assert spoil(file, old, new).startswith(folder + sentence)


def test_a_figure_of_an_unknown_side(spoil: Spoil) -> None:
    said = spoil("scenarios/line.toml", 'side = "shields"', 'side = "spears"')
    assert said == "scenarios/line.toml: figures 1 side: unknown side 'spears'"


def test_a_fight_needs_two_sides(spoil: Spoil, folder: Path) -> None:
    path = folder / DUEL
    text = path.read_text(encoding="utf-8")
    start = text.index("[[sides]]", text.index("[[sides]]") + 1)
    said = spoil(DUEL, text[start : text.index("[[figures]]")], "")
    assert said == "scenarios/duel.toml: sides: a fight needs at least two sides"


def test_bases_on_different_levels_never_overlap(folder: Path) -> None:
    path = folder / "scenarios/skies.toml"
    path.write_text(path.read_text(encoding="utf-8").replace("[150, 420]", "[300, 300]"), encoding="utf-8")
    assert load(folder).scenarios["skies"].figures[1].at == (300, 300)
