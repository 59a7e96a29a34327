"""The whole table.

Decks: `stack_countryside`, `stack_core`: the tile deck as far as anybody knows it, the names of the bags that its tiles
come from: `tiles_countryside`, `tiles_core`, `tiles_city`, and `…_must` for those that must be in (see `ch2_box.py`);
`regular`, `elite`, `advanced`, `spells`, `artifacts`, `ruins`, the piles of tokens by their backs (`green` … `white`),
`heroes` (not yet taken), `skills_0` …, `skills_dummy` and `dummy`.  The deed deck of a seat is `deeds_0` ….  Whatever
is small and seldom changed is a tuple, replaced when it changes, so that clones share it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, NamedTuple, TypeAlias

from heraut.games.mage_knight.model.fights import Battle, Bout
from heraut.games.mage_knight.model.heroes import Dummy, Hero
from heraut.games.mage_knight.model.names import SHARED, SHEET, DeedId, FoeKind, SkillId, TacticId, UnitKind
from heraut.games.mage_knight.printed.content import Content
from heraut.games.mage_knight.printed.effects import COLOURS
from heraut.games.mage_knight.printed.missions import Layout, Scenario
from heraut.kernel import State, Table
from heraut.kernel.state import UNORDERED, Bag, Deck
from heraut.tabletop.cards import CARDS


class Foe(NamedTuple):
    """An enemy token on the map: its back, and its kind once somebody has seen it."""

    back: str
    kind: FoeKind = FoeKind("")


class Ending(NamedTuple):
    """An end that was announced: by whom, and whose last turns are still to come, in this order."""

    by: int
    left: tuple[int, ...]


@dataclass(slots=True)
class Land(State):
    """Everything on the table.

    `round` counts from 1, odd ones are days.  `order`: seats, and DUMMY, in the order of the round; `face_down`: the
    seats whose order token is turned.  `tiles`: position → tile.  `foes`: tokens on a hex.  `shields`: the seats whose
    shields lie on a hex, a city's in the order in which they came.  `ruins`: the token of a ruin, "" while it lies face
    down.  `unseen`: how many face-down tokens of each back lie on the map; `reserved`: where those come from when their
    pile was refilled since.  `source`: the dice that lie there, sorted.  `monastery`: the advanced actions in the unit
    offer.  `common`: skills of the common offer; `centre`: interactive skills in play, (skill, seat, mark).  `out`:
    cards removed from the game that belong to nobody.  `box`: what is not used.  `active`: whose turn it is or was, the
    dummy's too.  `battle`, `duel`: the combat under way, against enemies or between heroes.  `peeked`: who put the card
    under a deck and alone knows it.
    """

    scenario: str
    players: int
    edition: str = SHEET
    fights: bool = True
    shared_assaults: bool = True
    round: int = 0
    order: tuple[int, ...] = ()
    face_down: tuple[int, ...] = ()
    active: int = 0
    heroes: list[Hero] = field(default_factory=list)
    tiles: dict[str, str] = field(default_factory=dict)
    foes: dict[str, tuple[Foe, ...]] = field(default_factory=dict)
    shields: dict[str, tuple[int, ...]] = field(default_factory=dict)
    ruins: dict[str, str] = field(default_factory=dict)
    levels: dict[str, int] = field(default_factory=dict)  # city hex → its level
    unseen: dict[str, int] = field(default_factory=dict)
    reserved: dict[str, list[str]] = field(default_factory=dict)
    source: tuple[str, ...] = ()
    units: tuple[UnitKind, ...] = ()
    monastery: Annotated[tuple[DeedId, ...], CARDS] = ()
    advanced: Annotated[tuple[DeedId, ...], CARDS] = ()
    spells: Annotated[tuple[DeedId, ...], CARDS] = ()
    common: tuple[SkillId, ...] = ()
    centre: tuple[tuple[str, int, str], ...] = ()
    tactics: tuple[TacticId, ...] = ()  # on offer
    gone: tuple[TacticId, ...] = ()  # out of the game
    decks: Annotated[dict[str, Deck], SHARED] = field(default_factory=dict)
    peeked: dict[str, int] = field(default_factory=dict)
    discards: Annotated[dict[str, list[str]], CARDS] = field(default_factory=dict)
    out: Annotated[Bag, CARDS] = field(default_factory=list)
    box: Annotated[tuple[str, ...], CARDS] = ()
    recruited: int = 0  # how many units were ever recruited: their ids
    dummy: Dummy | None = None
    battle: Battle | None = None
    duel: Bout | None = None
    shared: Bag = field(default_factory=list)  # the kinds of a garrison while it is dealt out (they lie on the map)
    round_end: Ending | None = None
    game_end: Ending | None = None
    ended: str = ""  # how: "cities", "city_found", "limit" …; "" while it is played
    marks: Annotated[list[str], UNORDERED] = field(default_factory=list)  # what scenarios remember

    def deck(self, name: str) -> Deck:
        """A shared deck, or `deeds_0`: the deed deck of seat 0; `hand_0`: its hand, drawn from at random.

        `discard_0`, `crystals_0`: its discard pile, its crystals, likewise; `spared_0`: the cards of its deck that
        nobody knows, from which those under Sparing Power come; `tactics`: those on offer; `reserved_grey`: where
        face-down grey tokens come from that lay on the map before their pile was refilled.
        """
        if name.startswith("deeds_"):
            return self.heroes[int(name[6:])].deck
        if name.startswith("hand_"):
            return Deck(self.heroes[int(name[5:])].hand)
        if name.startswith("discard_"):
            return Deck(self.heroes[int(name[8:])].discard)
        if name.startswith("spared_"):
            return Deck(self.heroes[int(name[7:])].deck.bag)
        if name == "tactics":
            return Deck([*self.tactics])
        if name.startswith("crystals_"):
            held = zip(COLOURS, self.heroes[int(name[9:])].crystals, strict=True)
            return Deck([colour for colour, count in held for _ in range(count)])
        if name == "shared":
            return Deck(self.shared)
        if name.startswith("reserved_"):
            return Deck(self.reserved[name[9:]])
        return self.decks[name]


Game: TypeAlias = Table[Land, Content]


def mission(t: Game) -> Scenario:
    """The scenario that is played."""
    return t.content.scenarios[t.state.scenario]


def layout(t: Game) -> Layout:
    """MK-SCN-1. The map and the rounds for this number of players."""
    return next(one for one in mission(t).layouts if one.players == t.state.players)


def has_clause(t: Game, clause: str) -> bool:
    """MK-SCN-1. Does the scenario have this rule of its own?"""
    return clause in mission(t).clauses


def is_day(t: Game) -> bool:
    """MK-RND-1 MK-SET-3. Rounds are days and nights in turn, a day first."""
    return t.state.round % 2 == 1
