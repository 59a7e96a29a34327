"""What is printed on the cards, the tokens and the wound table of Confrontation.

    content/armies.toml       Army          who marches under which banner
    content/fighters.toml     Fighter       the card of a fighter; `Profile` is the same card made ready for the rules
    content/skills.toml       Skill         what a skill is called, says, and changes by numbers alone
    content/states.toml       State         tokens and conditions, and what they modify
    content/wound_table.toml  WoundTable    final result and location → how bad it is
    scenarios/*.toml          Scenario      who stands where when the fight begins

The rules read these records millions of times, so everything they need is a plain attribute, worked out once by
`load`. A skill that asks its player something is only named here; the chapter where it happens plays it.
"""

from bisect import bisect_left
from dataclasses import dataclass, field, fields
from typing import Literal, get_args

from heraut.kernel.content import (
    ContentError,
    Folder,
    Text,
    folder_of,
    read_entries,
    read_one,
    toml_files,
    version_of,
)
from heraut.tabletop.discs import Disc, overlapping

Origin = Literal["published", "house", "guess"]
"""Where a number comes from: read in a public source, invented for this project, or guessed to let an example run."""

Kind = Literal["warrior", "magician", "faithful"]
Size = Literal["small", "medium", "large", "very_large", "huge", "colossal", "gigantic"]
Characteristic = Literal["INI", "ATT", "FOR", "DEF", "RES", "TIR", "COU", "DIS"]
Location = Literal["legs", "arms", "abdomen", "chest", "head"]
Severity = Literal["nothing", "stunned", "light", "serious", "critical", "killed"]
WoundLevel = Literal["light", "serious", "critical"]
Until = Literal["combat", "pass", "phase", "turn", "game"]

POWER: dict[Size, int] = {
    "small": 1,
    "medium": 1,
    "large": 2,
    "very_large": 3,
    "huge": 3,
    "colossal": 4,
    "gigantic": 5,
}
WOUND_LEVELS: tuple[WoundLevel, ...] = get_args(WoundLevel)
LOCATIONS: tuple[Location, ...] = get_args(Location)
CHARACTERISTICS: tuple[Characteristic, ...] = get_args(Characteristic)
SIX = 6  # CF-T-2: the face that is rolled again and added
HIGHEST_LEVEL = 2
# CF-F-7: what the worked example of the rules reads in the table.
PRINTED_CELLS: dict[tuple[int, Location], Severity] = {
    (-4, "legs"): "nothing",
    (-3, "arms"): "stunned",
    (-1, "chest"): "light",
    (6, "abdomen"): "serious",
    (7, "head"): "killed",
}


# ── records: one per kind of entry ─────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Army:
    """A people and its banner."""

    id: str
    name: Text


@dataclass(frozen=True, slots=True)
class Skill:
    """A skill: its name, what it does in our own words, and the part of it that is numbers.

    `opens`: on a test of that characteristic these natural faces are rerolled and added like a 6.
    `steady`: on tests of these characteristics a natural 1 is no failure.
    `all_attack`: added to the final result (ATT: attack tests, WOUND: wound rolls) when all dice are in attack.
    `rows_caused`, `rows_suffered`: shift in the wound table, + is worse; with a word parameter only against that word.
    `levels_suffered`: shift of the wound level suffered. `spares`: wound levels whose penalty is ignored.
    `penalty_shift`: the penalty is that of the level so many steps away.
    `includes`: skills that come with this one. `leaves_first_group`: this kind places its dice at its own rank.
    `words`: what a word parameter may name. `lowest`: when owned twice, the lowest number counts.
    """

    id: str
    name: Text
    text: Text
    rules: tuple[str, ...]
    origin: Origin
    confidence: float
    parameter: Literal["none", "number", "word"] = "none"
    default: int = 0
    words: tuple[Literal["army", "tag", "fighter", "location", "state", "skill", "fear", "doubles"], ...] = ()
    lowest: bool = False
    opens: dict[Characteristic, tuple[int, ...]] = field(default_factory=dict)
    steady: tuple[Characteristic, ...] = ()
    cursed: bool = False
    all_attack: dict[Literal["ATT", "WOUND"], int] = field(default_factory=dict)
    combat_dice: int = 0
    immune: tuple[str, ...] = ()
    rows_caused: int = 0
    rows_suffered: int = 0
    levels_suffered: int = 0
    spares: tuple[WoundLevel, ...] = ()
    penalty_shift: int = 0
    power_charging: int = 0
    power_charged: int = 0
    includes: tuple[str, ...] = ()
    leaves_first_group: tuple[Kind, ...] = ()


@dataclass(frozen=True, slots=True)
class State:
    """A token or condition on a figure: what it modifies, and the section of the game that takes it away."""

    id: str
    name: Text
    text: Text
    rules: tuple[str, ...]
    until: Until
    modifies: dict[Characteristic, int] = field(default_factory=dict)
    places: Literal["", "first", "last", "after_initiative"] = ""


@dataclass(frozen=True, slots=True)
class Fighter:
    """The card of a fighter, as it is written in the file. MOU and flight are in centimetres, base in millimetres.

    `proved` names the numbers that the worked examples of the rules fix; the others are as sure as `confidence` says.
    """

    id: str
    name: Text
    army: str
    PA: int
    size: Size
    MOU: float
    INI: int
    ATT: int
    FOR: int
    DEF: int
    RES: int
    base: int
    origin: Origin
    confidence: float
    flight: float = 0.0
    DIS: int = 0
    COU: int = 0
    PEUR: int = 0
    TIR: int = 0
    POU: int = 0
    FOI: int = 0
    icon: str = ""
    kind: Kind = "warrior"
    skills: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    proved: tuple[str, ...] = ()
    note: Text | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Profile(Fighter):
    """A fighter's card made ready for the rules: lengths in millimetres, skills looked up and added together.

    `skill`: name → parameter (a number, the word or words, 0 for a skill without parameter), included skills too.
    `words`: for skills with a word parameter, the words one by one.
    `opens`: characteristic → natural faces rolled again and added, the 6 included.
    `marks`: its tags, its army and its own id: what Bane and Personal enemy look for.
    `immune`: states, wound locations and skills that never touch it.
    `rows_against`: mark of the target → rows worse in the wound table; `rows_caused`: the same against anybody.
    `suffers_as`: wound level held → level whose penalty it suffers ("" is none).
    `has_a_say`: it has Luck or Resolution, so its player may be asked in the middle of a test.
    `has_a_bonus`: it has Desperate, or gains from all dice in attack: something may be added to its tests in a combat.
    `places_first`: it belongs to the group of magicians and faithful who place their dice before all others.
    """

    mou_mm: int
    flight_mm: int
    power: int
    power_charging: int
    power_charged: int
    places_first: bool
    has_a_say: bool
    has_a_bonus: bool
    skill: dict[str, int | str]
    words: dict[str, tuple[str, ...]]
    marks: frozenset[str]
    opens: dict[str, tuple[int, ...]]
    steady: frozenset[str]
    cursed: bool
    all_attack: dict[str, int]
    combat_dice: int
    immune: frozenset[str]
    rows_caused: int
    rows_against: dict[str, int]
    rows_suffered: int
    levels_suffered: int
    suffers_as: dict[str, str]


@dataclass(frozen=True, slots=True)
class WoundRow:
    """One row of the wound table: it holds the final results up to `up_to` (the last row has no end)."""

    label: str
    legs: Severity
    arms: Severity
    abdomen: Severity
    chest: Severity
    head: Severity
    up_to: int | None = None
    proved: tuple[Location, ...] = ()


@dataclass(frozen=True, slots=True)
class WoundSheet:
    """The wound table as it is written in the file; `locations` are read by the lower die, 1 to 6."""

    rules: tuple[str, ...]
    origin: Origin
    note: Text
    locations: tuple[Location, Location, Location, Location, Location, Location]
    rows: tuple[WoundRow, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class WoundTable(WoundSheet):
    """The wound table made ready for the rules: `cells[row][lower die - 1]`."""

    ends: tuple[int, ...]
    cells: tuple[tuple[Severity, ...], ...]

    def row_of(self, final: int) -> int:
        """CF-W-4. The row that holds a final result; below the first it is the first, above the last the last."""
        return bisect_left(self.ends, final)

    def shifted(self, row: int, rows: int) -> int:
        """The row so many rows farther down (worse) or up (milder), never outside the table."""
        return min(max(row + rows, 0), len(self.cells) - 1)


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a scenario."""

    id: str
    name: Text


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure of a scenario: who it is, whose it is, and the centre of its base in millimetres."""

    id: int
    fighter: str
    side: str
    at: tuple[int, int]
    level: int = 0
    wound: Literal["", "light", "serious", "critical"] = ""
    states: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Scenario:
    """A fight to play: the sides, the figures, how many turns, and whether they may charge before each combat phase.

    `tactics` is the side that lost the Tactics roll; when empty the roll is made at the start of each turn.
    `rules` names the worked examples of the rulebook that this scenario sets up.
    """

    id: str
    name: Text
    about: Text
    origin: Origin
    turns: int
    charges: bool
    sides: tuple[Side, ...]
    figures: tuple[Figure, ...]
    tactics: str = ""
    rules: tuple[str, ...] = ()


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


# ── loading ────────────────────────────────────────────────────────────────────────────────────────────────────────


def load(folder: Folder | None = None) -> Content:
    """Read and check a folder that holds `content/` and `scenarios/`; by default the one beside this module."""
    home = folder_of(__file__) if folder is None else folder
    shelf = home / "content"
    armies = read_entries(shelf / "armies.toml", Army)
    states = read_entries(shelf / "states.toml", State)
    skills = read_entries(shelf / "skills.toml", Skill)
    cards = read_entries(shelf / "fighters.toml", Fighter)
    _check_states(states)
    _check_skills(skills, states)
    words = _words(armies, states, skills, cards)
    fighters = {name: _profile(card, armies, skills, words) for name, card in cards.items()}
    scenarios = {path.stem: read_one(path, Scenario) for path in toml_files(home / "scenarios")}
    for scenario in scenarios.values():
        _check_scenario(scenario, fighters, states)
    return Content(
        armies=armies,
        skills=skills,
        states=states,
        fighters=fighters,
        wound_table=_wound_table(read_one(shelf / "wound_table.toml", WoundSheet)),
        scenarios=scenarios,
        version=version_of(home),
    )


# ── states and skills ──────────────────────────────────────────────────────────────────────────────────────────────


def _check_states(states: dict[str, State]) -> None:
    for level in WOUND_LEVELS:
        if level not in states:
            raise ContentError("states.toml", "", level, "this wound level has no entry")


def _check_skills(skills: dict[str, Skill], states: dict[str, State]) -> None:
    file = "skills.toml"
    for skill in skills.values():
        for state in skill.immune:
            if state not in states:
                raise ContentError(file, skill.id, "immune", f"unknown state '{state}'")
        for faces in skill.opens.values():
            if not all(1 <= face <= 6 for face in faces):
                raise ContentError(file, skill.id, "opens", "a die has the faces 1 to 6")
        if (skill.parameter == "word") != bool(skill.words):
            raise ContentError(file, skill.id, "words", 'needed with parameter = "word", and only then')
        for line in skill.includes:
            name, parameter = _split(line)
            if name not in skills:
                raise ContentError(file, skill.id, "includes", f"unknown skill '{name}'")
            if skills[name].includes:
                raise ContentError(file, skill.id, "includes", f"'{name}' includes skills itself")
            if skills[name].parameter == "word" or (skills[name].parameter == "none" and parameter):
                raise ContentError(file, skill.id, "includes", f"'{line}' cannot be included")
            _number(file, skill.id, "includes", skills[name], parameter)


def _split(line: str) -> tuple[str, str]:
    """`counter_attack 2` → the skill and its parameter."""
    name, _, parameter = line.strip().partition(" ")
    return name, parameter.strip()


def _number(file: str, entry: str, word: str, skill: Skill, parameter: str) -> int:
    """The number behind a skill; a skill with a default may be written without."""
    if skill.parameter == "none":
        return 0
    if not parameter:
        if skill.default:
            return skill.default
        raise ContentError(file, entry, word, f"'{skill.id}' needs a number ('{skill.id} 2')")
    try:
        return int(parameter)
    except ValueError:
        raise ContentError(file, entry, word, f"'{skill.id}' needs a whole number, got '{parameter}'") from None


# ── fighters ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _words(
    armies: dict[str, Army], states: dict[str, State], skills: dict[str, Skill], cards: dict[str, Fighter]
) -> dict[str, frozenset[str]]:
    """Every word a skill may name, by the kind of word."""
    return {
        "army": frozenset(armies),
        "tag": frozenset(tag for card in cards.values() for tag in card.tags),
        "fighter": frozenset(cards),
        "location": frozenset(LOCATIONS),
        "state": frozenset(states),
        "skill": frozenset(skills),
        "fear": frozenset(("fear",)),
        "doubles": frozenset(("doubles",)),
    }


def _millimetres(card: Fighter, word: str, centimetres: float) -> int:
    length = round(centimetres * 10)
    if abs(length - centimetres * 10) > 1e-6 or length < 0:
        raise ContentError(
            "fighters.toml", card.id, word, f"expected centimetres down to a millimetre, got {centimetres}"
        )
    return length


def _skills_of(
    card: Fighter, skills: dict[str, Skill], known: dict[str, frozenset[str]]
) -> tuple[dict[str, int | str], dict[str, tuple[str, ...]]]:
    """CF-K-27. The skills of a card with their parameters; what is printed goes before what another skill includes."""
    file = "fighters.toml"
    found: dict[str, int | str] = {}
    words: dict[str, tuple[str, ...]] = {}
    for line in card.skills:
        name, parameter = _split(line)
        if name not in skills:
            raise ContentError(file, card.id, "skills", f"unknown skill '{name}'")
        skill = skills[name]
        if name in found and not skill.lowest:
            raise ContentError(file, card.id, "skills", f"'{name}' is written twice")
        if skill.parameter == "none" and parameter:
            raise ContentError(file, card.id, "skills", f"'{name}' takes no parameter, got '{parameter}'")
        if skill.parameter == "word":
            if not parameter:
                raise ContentError(file, card.id, "skills", f"'{name}' needs a word: {', '.join(skill.words)}")
            words[name] = tuple(parameter.split())
            for word in words[name]:
                if not any(word in known[kind] for kind in skill.words):
                    raise ContentError(file, card.id, "skills", f"'{name}' names the unknown word '{word}'")
            found[name] = parameter
            continue
        number = _number(file, card.id, "skills", skill, parameter)
        before = found.get(name)
        found[name] = min(before, number) if isinstance(before, int) else number
    for name in tuple(found):
        for line in skills[name].includes:
            included, parameter = _split(line)
            if included not in found:
                found[included] = _number(file, card.id, "skills", skills[included], parameter)
    return found, words


def _suffers_as(spares: set[str], shift: int) -> dict[str, str]:
    """Wound level held → level whose penalty is suffered, once shifted and spared."""
    held: dict[str, str] = {}
    for rank, level in enumerate(WOUND_LEVELS):
        felt = min(rank + shift, len(WOUND_LEVELS) - 1)
        held[level] = "" if felt < 0 or WOUND_LEVELS[felt] in spares else WOUND_LEVELS[felt]
    return held


def _profile(
    card: Fighter, armies: dict[str, Army], skills: dict[str, Skill], known: dict[str, frozenset[str]]
) -> Profile:
    """CF-C3-7 CF-K-13 CF-K-14 CF-K-15 CF-K-16 CF-K-39 CF-K-46 CF-K-47 CF-K-48. A card with its skills added together.

    Of several all-out attack bonuses the best counts.  The Cursed roll nothing again, not even a 6.
    """
    file = "fighters.toml"
    if card.army not in armies:
        raise ContentError(file, card.id, "army", f"unknown army '{card.army}'")
    if card.base <= 0:
        raise ContentError(file, card.id, "base", "a base has a diameter")
    printed = {name.name: getattr(card, name.name) for name in fields(Fighter)}
    for number in card.proved:
        if number not in printed:
            raise ContentError(file, card.id, "proved", f"unknown number '{number}'")
    skill, words = _skills_of(card, skills, known)
    owned = [skills[name] for name in skill]
    opens: dict[str, tuple[int, ...]] = dict.fromkeys(CHARACTERISTICS, (SIX,))
    all_attack: dict[str, int] = {}
    rows_against: dict[str, int] = {}
    for one in owned:
        for test, faces in one.opens.items():
            opens[test] = tuple(sorted({*opens[test], *faces}))
        for roll, bonus in one.all_attack.items():
            all_attack[roll] = max(all_attack.get(roll, 0), bonus)
        for mark in words.get(one.id, ()):
            if one.rows_caused:
                rows_against[mark] = rows_against.get(mark, 0) + one.rows_caused
    leaves = {kind for one in owned for kind in one.leaves_first_group}
    power = POWER[card.size]
    return Profile(
        **printed,
        mou_mm=_millimetres(card, "MOU", card.MOU),
        flight_mm=_millimetres(card, "flight", card.flight),
        power=power,
        power_charging=power + sum(one.power_charging for one in owned),
        power_charged=power + sum(one.power_charged for one in owned),
        places_first=card.kind != "warrior" and card.kind not in leaves,
        has_a_say="luck" in skill or "resolution" in skill,
        has_a_bonus="desperate" in skill or bool(all_attack),
        skill=skill,
        words=words,
        marks=frozenset((*card.tags, card.army, card.id)),
        opens=dict.fromkeys(CHARACTERISTICS, ()) if any(one.cursed for one in owned) else opens,
        steady=frozenset(test for one in owned for test in one.steady),
        cursed=any(one.cursed for one in owned),
        all_attack=all_attack,
        combat_dice=sum(one.combat_dice for one in owned),
        immune=frozenset((*words.get("immunity", ()), *(state for one in owned for state in one.immune))),
        rows_caused=sum(one.rows_caused for one in owned if one.parameter != "word"),
        rows_against=rows_against,
        rows_suffered=sum(one.rows_suffered for one in owned),
        levels_suffered=sum(one.levels_suffered for one in owned),
        suffers_as=_suffers_as(
            {level for one in owned for level in one.spares}, sum(one.penalty_shift for one in owned)
        ),
    )


# ── wound table ────────────────────────────────────────────────────────────────────────────────────────────────────


def _wound_table(sheet: WoundSheet) -> WoundTable:
    """CF-F-7 CF-W-1 CF-W-2. The rows must rise, only the last has no end, and five cells are fixed by the rules."""
    file = "wound_table.toml"
    if not sheet.rows:
        raise ContentError(file, "", "rows", "the table has no rows")
    ends: list[int] = []
    for number, row in enumerate(sheet.rows, start=1):
        place = f"rows {number} up_to"
        if row.up_to is None:
            if number < len(sheet.rows):
                raise ContentError(file, "", place, f"missing in '{row.label}': only the last row has no end")
            break
        if number == len(sheet.rows):
            raise ContentError(file, "", place, f"the last row '{row.label}' has no end")
        if ends and row.up_to <= ends[-1]:
            raise ContentError(file, "", place, f"rows must rise: {row.up_to} comes after {ends[-1]}")
        ends.append(row.up_to)
    cells = tuple(tuple(_cell(row, location) for location in sheet.locations) for row in sheet.rows)
    for (final, location), severity in PRINTED_CELLS.items():
        row = sheet.rows[bisect_left(ends, final)]
        if _cell(row, location) != severity:
            raise ContentError(
                file, "", f"row '{row.label}' {location}", f"the rules themselves say '{severity}' there"
            )
    return WoundTable(
        rules=sheet.rules,
        origin=sheet.origin,
        note=sheet.note,
        locations=sheet.locations,
        rows=sheet.rows,
        ends=tuple(ends),
        cells=cells,
    )


def _cell(row: WoundRow, location: Location) -> Severity:
    by_location: dict[Location, Severity] = {
        "legs": row.legs,
        "arms": row.arms,
        "abdomen": row.abdomen,
        "chest": row.chest,
        "head": row.head,
    }
    return by_location[location]


# ── scenarios ──────────────────────────────────────────────────────────────────────────────────────────────────────


def _check_scenario(scenario: Scenario, fighters: dict[str, Profile], states: dict[str, State]) -> None:
    file = f"{scenario.id}.toml"
    sides = [side.id for side in scenario.sides]
    if len(sides) < 2:
        raise ContentError(file, "", "sides", "a fight needs at least two sides")
    for number, side in enumerate(sides, start=1):
        if side in sides[: number - 1]:
            raise ContentError(file, "", f"sides {number} id", f"'{side}' is already taken")
        if not any(figure.side == side for figure in scenario.figures):
            raise ContentError(file, "", f"sides {number}", f"'{side}' has no figure")
    if scenario.turns < 1:
        raise ContentError(file, "", "turns", "a fight lasts at least one turn")
    if scenario.tactics and scenario.tactics not in sides:
        raise ContentError(file, "", "tactics", f"unknown side '{scenario.tactics}'")
    taken: set[int] = set()
    for number, figure in enumerate(scenario.figures, start=1):
        _check_figure(file, f"figures {number}", figure, sides, fighters, states)
        if figure.id in taken:
            raise ContentError(file, "", f"figures {number} id", f"{figure.id} is already taken")
        taken.add(figure.id)
    _check_bases(file, scenario, fighters)


def _check_figure(
    file: str,
    place: str,
    figure: Figure,
    sides: list[str],
    fighters: dict[str, Profile],
    states: dict[str, State],
) -> None:
    if figure.id < 1:
        raise ContentError(file, "", f"{place} id", "figures are numbered from 1")
    if figure.fighter not in fighters:
        raise ContentError(file, "", f"{place} fighter", f"unknown fighter '{figure.fighter}'")
    if figure.side not in sides:
        raise ContentError(file, "", f"{place} side", f"unknown side '{figure.side}'")
    if not 0 <= figure.level <= HIGHEST_LEVEL:
        raise ContentError(file, "", f"{place} level", f"expected 0 to {HIGHEST_LEVEL}, got {figure.level}")
    if figure.level and not fighters[figure.fighter].flight_mm:
        raise ContentError(file, "", f"{place} level", f"'{figure.fighter}' cannot fly")
    for state in figure.states:
        if state not in states:
            raise ContentError(file, "", f"{place} states", f"unknown state '{state}'")
        if state in WOUND_LEVELS:
            raise ContentError(file, "", f"{place} states", f"'{state}' is a wound: write wound = \"{state}\"")


def _check_bases(file: str, scenario: Scenario, fighters: dict[str, Profile]) -> None:
    """Two bases on one level may not lie one upon the other."""
    bases = [Disc(*figure.at, fighters[figure.fighter].base, figure.level) for figure in scenario.figures]
    for number, one in enumerate(scenario.figures):
        for before, other in enumerate(scenario.figures[:number]):
            if overlapping(bases[number], bases[before]):
                raise ContentError(
                    file, "", f"figures {number + 1} at", f"the bases of figures {other.id} and {one.id} overlap"
                )
