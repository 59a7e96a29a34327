"""Small fights for the tests of skills: plain fighters, chosen skills, scripted dice.

    fight = duel(warrior("ambidextrous"), warrior())      # figure 1 (seat 0) against figure 2 (seat 1)
    fight.open("1/1", "2/0", first=2)                     # dice in attack/defence; figure 2 wins Initiative
    fight.say(1, "attack 2 1")
    fight.say(0, "parry 1", 2, 4)                         # the attack die shows 2, the defence die 4

A plain fighter has 3 everywhere, but FOR 5 and RES 5: the row of a wound roll is its higher die.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from heraut.games.confrontation.game import Confrontation
from heraut.games.confrontation.model import Battle, Field, Figure
from heraut.games.confrontation.numbers.values import value
from heraut.games.confrontation.printed.cards import Fighter, Profile
from heraut.games.confrontation.printed.content import load
from heraut.games.confrontation.printed.fighters import known_words, profile_of
from heraut.games.confrontation.printed.scenarios import Figure as Placed
from heraut.games.confrontation.printed.scenarios import Scenario, Side, check_scenario
from heraut.kernel import Fact
from heraut.kernel.content import Text
from heraut.players.dice import Scripted
from tests.games.playing import Play

CONTENT = load()
PLAIN = Fighter(
    id="plain",
    name=Text(en="Plain", fr="Simple"),
    army="lions",
    PA=20,
    size="medium",
    MOU=10,
    INI=3,
    ATT=3,
    FOR=5,
    DEF=3,
    RES=5,
    DIS=3,
    COU=3,
    base=25,
    origin="house",
    confidence=1.0,
)
MIDDLE = (300, 300)
AROUND = ((325, 300), (275, 300), (300, 325), (300, 275))  # bases of 25 mm in contact with the middle, not together
AUTHORITY = (2, 1)  # seat 0 speaks first
# Questions on the way to a combat and to its first pass, and the windows there: the first option will do.
BEFORE_COMBAT = ("name_for_authority", "designate_combat", "use_luck")
BEFORE_PASSES = ("name_for_initiative", "use_luck", "use_resolution", "prepare_initiative")


@dataclass(frozen=True)
class Warrior:
    """A card, and how its figure begins."""

    card: Fighter
    wound: Literal["", "light", "serious", "critical"] = ""
    states: tuple[str, ...] = ()


def warrior(
    *skills: str, wound: Literal["", "light", "serious", "critical"] = "", states: Iterable[str] = (), **numbers: Any
) -> Warrior:
    """A plain fighter with these skills (`"resolution 2"`); numbers of the card may be changed (`ATT=5`)."""
    return Warrior(replace(PLAIN, skills=skills, **numbers), wound, tuple(states))


class Fight(Play):
    """A fight of a test, with its dice and everything that was told."""

    def __init__(self, table: Battle, dice: Scripted, facts: list[Fact]) -> None:
        self.t, self.chance, self.facts = table, dice, facts

    # ── playing ──

    def to_combat(self, *dice: int) -> None:
        """Answer whatever comes before the first placement of dice (by the published rule, before Initiative)."""
        self.chance.add(*dice)
        while self.question in BEFORE_COMBAT:
            self.answer(self.options[0])
        self.chance.finish()

    def open(self, *placed: str, first: int = 1, initiative: Sequence[int] = ()) -> None:
        """Place each figure's dice (`2/0`: two in attack; or `rage`), and let `first` win Initiative, 3 against 1."""
        self.chance.add(*(initiative or ((3, 1) if first == 1 else (1, 3))))
        while self.question in ("place_dice", *BEFORE_PASSES):
            option = self.options[0]
            if self.question == "place_dice":
                who = int(option.split()[1])
                dice = placed[who - 1]
                option = f"rage {who}" if dice == "rage" else f"place {who} {dice.replace('/', ' ')}"
            self.answer(option)
        self.chance.finish()
        winner = self.last("initiative")["who"]
        assert (winner == 1) == (first == 1), f"figure {winner} won Initiative"

    def answer(self, text: str) -> None:
        assert self.t.decision is not None
        self.t.say(self.t.decision.seat, text)

    def reload(self) -> Fight:
        """The same fight, from its save."""
        data = json.loads(json.dumps(self.t.game.records.dump(self.t.state)))
        twin = self.t.clone()
        twin.state = twin.game.records.load(data)
        other = Fight(twin, Scripted(*self.chance.left), list(self.facts))
        twin.chance, twin.listener = other.chance, other.facts.append
        return other

    # ── looking ──

    @property
    def state(self) -> Field:
        return self.t.state

    @property
    def question(self) -> str:
        """The kind of question now put; empty when the fight is over."""
        return self.asked[1] if self.asked else ""

    @property
    def seat(self) -> int | None:
        return self.asked[0] if self.asked else None

    @property
    def saved(self) -> dict[str, Any]:
        return self.t.game.records.dump(self.state)

    def figure(self, who: int) -> Figure:
        return self.state.figures[who]

    def dice_of(self, who: int) -> tuple[int, int]:
        """Dice left in attack and in defence."""
        return self.figure(who).attack, self.figure(who).defence

    def value(self, who: int, stat: str) -> int:
        return value(self.t, who, stat)

    def results(self, why: str) -> list[int]:
        """The final results of all tests made for this reason."""
        return [about["result"] for about in self.told("test") if about["why"] == why]

    def kinds(self, *kinds: str) -> list[str]:
        """The order in which facts of these kinds were told."""
        return [fact.kind for fact in self.facts if fact.kind in kinds]


# ── laying a table ──


def field_of(
    *figures: tuple[Warrior, int, tuple[int, int]],
    dice: Sequence[int] = (),
    tactics: str = "right",
    charges: bool = False,
    turns: int = 1,
    **settings: str,
) -> Fight:
    """Figures numbered from 1, each with its side (0 `left`, 1 `right`, 2 `third`) and its place."""
    cards = {f"fighter_{who}": replace(one.card, id=f"fighter_{who}") for who, (one, _, _) in enumerate(figures, 1)}
    words = known_words(CONTENT.armies, CONTENT.states, CONTENT.skills, {**CONTENT.fighters, **cards})
    sides = ("left", "right", "third")[: 1 + max(side for _, side, _ in figures)]
    scenario = Scenario(
        id="story",
        name=PLAIN.name,
        about=PLAIN.name,
        origin="house",
        turns=turns,
        charges=charges,
        sides=tuple(Side(side, PLAIN.name) for side in sides),
        figures=tuple(
            Placed(who, f"fighter_{who}", sides[side], at, wound=one.wound, states=one.states)
            for who, (one, side, at) in enumerate(figures, 1)
        ),
        tactics=tactics,
    )
    profiles: dict[str, Profile] = {
        name: profile_of(card, CONTENT.armies, CONTENT.skills, words) for name, card in cards.items()
    }
    check_scenario(scenario, profiles, CONTENT.states)
    game = Confrontation(replace(CONTENT, fighters=profiles, scenarios={**CONTENT.scenarios, "story": scenario}))
    facts: list[Fact] = []
    scripted = Scripted(*dice)
    table = game.table("story", scripted, settings, facts.append, forced=False)
    return Fight(table, scripted, facts)


def duel(left: Warrior, right: Warrior, *others: Warrior, **how: Any) -> Fight:
    """Figure 1 in the middle, the others around it; the fight stands at the first question of the combat."""
    places = zip((right, *others), AROUND, strict=False)
    figures = [(left, 0, MIDDLE), *((one, 1, at) for one, at in places)]
    # By the published rule there is no Authority roll, and Initiative comes before the placement.
    published = how.get("edition") == "official"
    fight = field_of(*figures, **{"dice": () if published else AUTHORITY, **how})
    fight.to_combat()
    return fight


def charge(left: Warrior, right: Warrior, *others: Warrior, **how: Any) -> Fight:
    """Figure 1 charges figure 2 from 10 cm away; the others stand beyond it, 4 cm apart and out of reach of a touch."""
    places = zip((right, *others), ((400, 300), (440, 300), (480, 300)), strict=False)
    fight = field_of((left, 0, MIDDLE), *((one, 1, at) for one, at in places), charges=True, **how)
    fight.say(0, "charge 1 2")
    while fight.question == "charge":
        fight.answer("stay")
    fight.to_combat(*AUTHORITY)
    return fight
