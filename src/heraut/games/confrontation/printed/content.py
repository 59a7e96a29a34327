"""What is printed on the cards, the tokens and the wound table of Confrontation.

    armies.toml       Army          who marches under which banner
    fighters.toml     Fighter       the card of a fighter; `Profile` is the same card made ready for the rules
    skills.toml       Skill         what a skill is called, says, and changes by numbers alone
    states.toml       State         tokens and conditions, and what they modify
    wound_table.toml  WoundTable    final result and location → how bad it is
    scenarios/*.toml  Scenario      who stands where when the fight begins

The records are in `cards.py`, `wound_table.py` and `scenarios.py`; `fighters.py` adds the skills of a card together.
The rules read these records millions of times, so everything they need is a plain attribute, worked out once by
`load`. A skill that asks its player something is only named here; the chapter where it happens plays it.
"""

from dataclasses import dataclass, field

from heraut.games.confrontation.printed.cards import Army, Fighter, Profile, Skill, State
from heraut.games.confrontation.printed.fighters import check_skills, known_words, profile_of
from heraut.games.confrontation.printed.needed import SKILLS, STATES
from heraut.games.confrontation.printed.scenarios import Scenario, check_scenario
from heraut.games.confrontation.printed.wound_table import WoundSheet, WoundTable, table_of
from heraut.kernel.content import Folder, check_needed, folder_of, read_entries, read_one, toml_files, version_of


@dataclass(frozen=True, slots=True)
class Content:
    """Everything printed, checked, and shared by all tables and clones."""

    armies: dict[str, Army]
    skills: dict[str, Skill]
    states: dict[str, State]
    fighters: dict[str, Profile]
    wound_table: WoundTable
    scenarios: dict[str, Scenario]
    version: str
    sums: dict[tuple[object, ...], int] = field(init=False, default_factory=dict, compare=False, repr=False)


def load(folder: Folder | None = None) -> Content:
    """Read and check a folder of these files; by default the one of this module."""
    home = folder_of(__file__) if folder is None else folder
    armies = read_entries(home / "armies.toml", Army)
    states = read_entries(home / "states.toml", State)
    skills = read_entries(home / "skills.toml", Skill)
    cards = read_entries(home / "fighters.toml", Fighter)
    check_needed("states.toml", states, STATES)
    check_needed("skills.toml", skills, SKILLS)
    check_skills(skills, states)
    words = known_words(armies, states, skills, cards)
    fighters = {name: profile_of(card, armies, skills, words) for name, card in cards.items()}
    scenarios = {path.stem: read_one(path, Scenario, "scenarios") for path in toml_files(home / "scenarios")}
    for scenario in scenarios.values():
        check_scenario(scenario, fighters, states)
    return Content(
        armies=armies,
        skills=skills,
        states=states,
        fighters=fighters,
        wound_table=table_of(read_one(home / "wound_table.toml", WoundSheet)),
        scenarios=scenarios,
        version=version_of(home),
    )
