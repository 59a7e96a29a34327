"""Combats set up for a test: these tokens, this hand, these units, this mana; everything else is plain data.

play = fight({ORC: ["cursed_hags"]}, ["rage"], mana=["red"])       # a rampaging enemy, phase 1
play.tell("next_phase")                                            # what is forced need not be said
play = fight({KEEP: ["swordsmen"]}, …)                             # an assault on a keep, from the plains beside it
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from heraut.games.mage_knight.model.land import Foe, Game, Land
from heraut.games.mage_knight.model.names import OFF_MAP, OFFICIAL, SHEET, FoeKind, HexId
from heraut.games.mage_knight.numbers.sites import site_of
from heraut.games.mage_knight.rules.ch5_combat.combat import Combat
from heraut.kernel import Deck, Section
from tests.games.mage_knight import dealing
from tests.games.mage_knight.dealing import CONTENT, GAME, A, land

ORC, OTHER_ORC, DRAGON, KEEP, TOWER = "2.NW", "1.NW", "C2.SE", "3.NE", "4.C"
DUNGEON, TOMB, MONASTERY, DEN = "7.SE", "C1.NE", "5.NE", "6.W"
CITIES = {"green": "C5.C", "blue": "C6.C", "white": "C7.C", "red": "C8.C"}
BESIDE = HexId("3.W")  # where an assault comes from
MOMENTS = ("name_targets", "gather_attack", "name_attacker", "gather_block", "whose_damage", "assign_damage")


class Play(dealing.Play):
    """A section being played on a position."""

    def __init__(self, state: Land, section: Section, *results: Any) -> None:
        super().__init__(state, (), section, *results, forced=False)

    def tell(self, *answers: str) -> Play:
        """Seat A answers; what is forced and not this answer is given by itself, and so is how a play is paid for."""
        for answer in answers:
            while answer not in self.options and len(self.options) == 1:
                self.forced()
            self.say(A, answer)
            while len(self.options) == 1 and self.asked[1] not in MOMENTS:  # type: ignore[index]
                self.forced()
        return self

    def forced(self) -> None:
        self.say(self.t.decision.seat, self.options[0])  # type: ignore[union-attr]

    def done(self) -> bool:
        """Is it over, once everything that is forced has been answered?"""
        while len(self.options) == 1:
            self.forced()
        return self.over

    @property
    def phase(self) -> int:
        battle = self.t.state.battle
        return 0 if battle is None else battle.phase

    def left(self) -> list[str]:
        """The enemies of the combat that are not defeated."""
        battle = self.t.state.battle
        return [] if battle is None else [foe.kind for foe in battle.foes if not foe.beaten]

    def wounds(self) -> tuple[int, int]:
        """In hand, and in the discard pile."""
        return self.hero.hand.count("wound"), self.hero.discard.count("wound")

    def why_not(self, wish: Any) -> str:
        reason = self.t.why_not(wish)
        return "" if reason is None else reason.id


def fight(
    foes: Mapping[str, Sequence[str]],
    hand: Iterable[str] = (),
    *results: Any,
    level: int = 1,
    official: bool = False,
    kind: str = "",
    browns: Sequence[str] = (),
    statuses: Sequence[str] = (),
    more: Mapping[str, Any] | None = None,
    **things: Any,
) -> Play:
    """A combat against the tokens that lie on these hexes, at its first question.  `browns`: the brown pile."""
    state = land(hand, **things)
    state.edition = OFFICIAL if official else SHEET
    for hex, kinds in foes.items():
        state.foes[hex] = tuple([Foe(CONTENT.enemies[one].colour, FoeKind(one)) for one in kinds])
    state.decks["brown"] = Deck(list(browns))
    hero = state.heroes[A]
    hero.level = level
    for status in statuses:
        state.gain(A, status, CONTENT.statuses[status].until)
    for name, value in (more or {}).items():
        setattr(state, name, value)
    table = Game(GAME, state, None)
    sites = [HexId(hex) for hex in foes if not site_of(table, HexId(hex)).startswith("rampaging")]
    site = sites[0] if sites else OFF_MAP
    hero.hex = site or HexId("2.NE")
    hero.path = (BESIDE, hero.hex)
    places = tuple([(HexId(hex), place) for hex, kinds in foes.items() for place in range(len(kinds))])
    return Play(state, Combat(A, places, site, kind or site_of(table, site) or "roaming"), *results)


# ── answers that come in a row ───────────────────────────────────────────────────────────────────────────────────────


def attack(play: Play, *plays: str, targets: Sequence[int] = (0,)) -> Play:
    """Name these targets, play this, strike."""
    return play.tell(*[f"target {foe}" for foe in targets], "attack", *plays, "strike")


def block(play: Play, foe: int, *plays: str) -> Play:
    """Name this enemy, play this, block."""
    return play.tell(f"block {foe}", *plays, "parry")


def pass_to(play: Play, phase: int) -> Play:
    """Do nothing until this phase; all damage goes to the hero."""
    while 0 < play.phase < phase:
        wanted = ("next_phase", "to_hero", play.options[0])
        play.say(A, next(answer for answer in wanted if answer in play.options))
    return play
