"""How the tests play Confrontation: figures laid on a small table, answers in writing, the dice of each step.

    play = Play(lay(fig(man(), A, 0), fig(man(DEF=4), B, 25)))
    play.ready({1: "2 0", 2: "1 1"}, first=1)     # places: attack, defence; figure 1 wins Initiative
    play.say(A, "attack 1 2")
    play.say(B, "parry 1", 3, 2)                  # the attack die, then the defence die

Everything goes through the table that players use.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import count
from typing import Any, NamedTuple

from heraut.games.confrontation.answers import Place
from heraut.games.confrontation.game import Confrontation, load
from heraut.games.confrontation.model import Battle, Fight
from heraut.games.confrontation.model import Figure as Piece
from heraut.games.confrontation.numbers.values import value
from heraut.games.confrontation.printed.cards import POWER, Profile
from heraut.games.confrontation.printed.scenarios import Figure, Scenario, Side
from heraut.games.confrontation.rules.ch09_combat.combat import Combat
from heraut.kernel import Fact
from heraut.kernel.content import Text
from tests.games import playing

A, B, C = 0, 1, 2  # the seats of a table laid by `lay`
GAME = load()
PLAIN = {"PA": 10, "INI": 3, "ATT": 3, "FOR": 4, "DEF": 3, "RES": 5, "DIS": 3}
FIRST_WINS, SECOND_WINS = (5, 1), (1, 5)  # the dice of an opposed test between equals
HARMLESS = (1, 1)  # wound dice that do nothing to a `tough` man
_numbers = count(1)


# ── laying a table ───────────────────────────────────────────────────────────────────────────────────────────────


def card(fighter: str, **changes: Any) -> Profile:
    """The card of a fighter with some numbers changed."""
    if "MOU" in changes:
        changes["mou_mm"] = round(10 * changes["MOU"])
    if "flight" in changes:
        changes["flight_mm"] = round(10 * changes["flight"])
    if "size" in changes:
        power = POWER[changes["size"]]
        changes |= {"power": power, "power_charging": power, "power_charged": power}
    if "kind" in changes:
        changes["places_first"] = changes["kind"] != "warrior"
    return replace(GAME.content.fighters[fighter], id=f"{fighter}_{next(_numbers)}", **changes)


def man(**changes: Any) -> Profile:
    """A fighter without skills, of 10 PA: INI 3, ATT 3, FOR 4, DEF 3, RES 5, DIS 3."""
    return card("clone_of_dirz", **{**PLAIN, **changes})


def tough(**changes: Any) -> Profile:
    """A man whom harmless wound dice do not even stun: legs, 1 + 4 - 15 = -10."""
    return man(**{"RES": 15, **changes})


class Laid(NamedTuple):
    """One figure to lay; the first laid is figure 1."""

    fighter: str | Profile
    side: int
    x: int
    y: int
    more: dict[str, Any]


def fig(fighter: str | Profile, side: int, x: int, y: int = 0, **more: Any) -> Laid:
    """A figure at (x, y) millimetres; bases of 25 mm touch when 25 to 28 mm apart.  `more`: level, wound, states."""
    return Laid(fighter, side, x, y, more)


def around(fighters: Iterable[str | Profile], side: int) -> list[Laid]:
    """Up to four figures that touch one at (0, 0), and not one another."""
    places = ((26, 0), (-26, 0), (0, 26), (0, -26))
    return [fig(who, side, *place) for who, place in zip(fighters, places, strict=False)]


def lay(*figures: Laid, tactics: int | None = B, turns: int = 1, charges: bool = False) -> Confrontation:
    """A game with one scenario more, `laid`.  `tactics` is the side that lost the Tactics roll (None: it is rolled)."""
    sides = tuple([Side("abc"[side], Text(en="x", fr="x")) for side in sorted({one.side for one in figures})])
    cards = dict(GAME.content.fighters)
    pieces = []
    for number, one in enumerate(figures, start=1):
        fighter = one.fighter
        if not isinstance(fighter, str):
            cards[fighter.id] = fighter
            fighter = fighter.id
        pieces.append(Figure(number, fighter, "abc"[one.side], (one.x, one.y), **one.more))
    scenario = Scenario(
        id="laid",
        name=Text(en="x", fr="x"),
        about=Text(en="x", fr="x"),
        origin="house",
        turns=turns,
        charges=charges,
        sides=sides,
        figures=tuple(pieces),
        tactics="" if tactics is None else "abc"[tactics],
    )
    content = replace(GAME.content, fighters=cards, scenarios={**GAME.content.scenarios, "laid": scenario})
    return Confrontation(content)


# ── playing ──────────────────────────────────────────────────────────────────────────────────────────────────────


class Play(playing.Play):
    """A fight being played, and the table as it was when each fact was told."""

    t: Battle

    def __init__(self, laid: str | Confrontation, *dice: int, forced: bool = False, **settings: str) -> None:
        super().__init__(*dice)
        self.moments: list[tuple[Fact, Battle]] = []
        game, scenario = (GAME, laid) if isinstance(laid, str) else (laid, "laid")
        self.t = game.table(scenario, self.chance, settings, self.listen, forced=forced)
        self.chance.finish()

    def listen(self, fact: Fact) -> None:
        self.facts.append(fact)
        if hasattr(self, "t"):
            self.moments.append((fact, self.t.clone()))

    # the dice of a combat

    def ready(self, places: dict[int, str], first: int, before: tuple[int, ...] = FIRST_WINS) -> Play:
        """Place the dice of a combat (`{1: "attack defence"}`) and win Initiative for the camp of `first`.

        `before`: the dice that fall before the first placement, those of the Authority roll if nothing else.
        """
        if self.asked is not None and self.asked[1] != "place_dice":
            self.on_to("place_dice", *before)
        self.chance.add(*(FIRST_WINS if first == self.t.find(Combat).lone else SECOND_WINS))
        while self.asked is not None and self.asked[1] == "place_dice":
            who = next(option.fighter for option in self.t.decision.options if option.fighter in places)
            self.t.say(self.asked[0], f"place {who} {places[who]}")
        return self.on_to("choose_attack")

    def idle(self) -> Play:
        """Everybody in the combat puts all dice in defence: it ends without a blow."""
        assert self.asked is not None
        assert self.asked[1] == "place_dice"
        self.chance.add(*FIRST_WINS)
        while self.asked is not None and self.asked[1] in ("place_dice", "name_for_initiative"):
            self.t.say(self.asked[0], self.options[-1])
        self.chance.finish()
        return self

    # what is on the table

    def figure(self, who: int) -> Piece:
        return self.t.state.figures[who]

    def value(self, who: int, stat: str) -> int:
        return value(self.t, who, stat)

    def values(self, who: int, *stats: str) -> tuple[int, ...]:
        return tuple([self.value(who, stat) for stat in stats])

    def attack_defence(self, who: int) -> tuple[int, int]:
        """The dice on a card: in attack, in defence."""
        return self.figure(who).attack, self.figure(who).defence

    def has(self, who: int, status: str) -> bool:
        return self.t.state.has(who, status)

    @property
    def combats(self) -> list[Fight]:
        """The combats still to be resolved."""
        return sorted(self.t.state.combats)

    # what was told

    def tests(self, why: str) -> list[tuple[int, int]]:
        """Who made the tests of this kind, and with what final result."""
        return [(about["who"], about["result"]) for about in self.told("test") if about["why"] == why]

    def kinds(self, *kinds: str) -> list[str]:
        """The order in which facts of these kinds were told."""
        return [fact.kind for fact in self.facts if fact.kind in kinds]

    def attacks(self) -> list[tuple[int, int]]:
        return [(about["who"], about["target"]) for about in self.told("attack")]

    def when(self, kind: str) -> Battle:
        """The table as it was when this was told last."""
        return next(table for fact, table in reversed(self.moments) if fact.kind == kind)


def duel(
    one: str | Profile, other: str | Profile, places: tuple[str, str] = ("1 1", "1 1"), first: int = 1, **settings: str
) -> Play:
    """Figure 1 of A against figure 2 of B, their dice placed and Initiative won by `first`: on to the first attack."""
    play = Play(lay(fig(one, A, 0), fig(other, B, 25)), **settings)
    return play.ready({1: places[0], 2: places[1]}, first)


def every_way(play: Play, kind: str) -> Iterator[Battle]:
    """Every table that the answers to questions of this kind lead to (no die may be needed on the way)."""
    ways: list[Battle] = [play.t.clone()]
    while ways:
        table = ways.pop()
        if table.decision is None or table.decision.kind != kind:
            yield table
            continue
        for option in table.decision.options:
            twin = table.clone()
            twin.answer(option)
            ways.append(twin)


def placed(options: Iterable[Any]) -> set[tuple[int, int]]:
    """The shares (attack, defence) that are offered."""
    return {(option.attack, option.defence) for option in options if isinstance(option, Place)}
