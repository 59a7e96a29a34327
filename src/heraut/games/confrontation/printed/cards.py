"""The cards and tokens of Confrontation: armies, skills, states and fighters."""

from dataclasses import dataclass, field
from typing import Literal, get_args

from heraut.kernel.content import Text

Origin = Literal["published", "house", "guess"]
"""Where a number comes from: read in a public source, invented for this project, or guessed to let an example run."""

Kind = Literal["warrior", "magician", "faithful"]
Size = Literal["small", "medium", "large", "very_large", "huge", "colossal", "gigantic"]
Characteristic = Literal["INI", "ATT", "FOR", "DEF", "RES", "TIR", "COU", "DIS"]
WoundLevel = Literal["light", "serious", "critical"]
Until = Literal["combat", "pass", "phase", "turn", "game"]

WOUND_LEVELS: tuple[WoundLevel, ...] = get_args(WoundLevel)
CHARACTERISTICS: tuple[Characteristic, ...] = get_args(Characteristic)
POWER: dict[Size, int] = {
    "small": 1,
    "medium": 1,
    "large": 2,
    "very_large": 3,
    "huge": 3,
    "colossal": 4,
    "gigantic": 5,
}


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
