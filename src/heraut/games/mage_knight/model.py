"""The pieces on the table.

Ids: a hex is its tile and its spot ("2.NE"): tiles never turn and lie once; a tile's place is its position on the
lattice ("1,0").  Deeds, tokens, skills and tactics are kinds, copies are told apart by nothing; a unit that somebody
has recruited gets a number, because wounds, banners and statuses must not move to another copy.  In a combat a foe is
its place in it.  Statuses lie on seats (0-3), units (UNITS +) and foes (FOES +), see `Land.modifiers`.

Decks: `stack_countryside`, `stack_core`: the tile deck as far as anybody knows it, the names of the bags that its tiles
come from: `tiles_countryside`, `tiles_core`, `tiles_city`, and `…_must` for those that must be in (see `ch2_box.py`);
`regular`, `elite`, `advanced`, `spells`, `artifacts`, `ruins`, the piles of tokens by their backs (`green` … `white`),
`heroes` (not yet taken), `skills_0` …, `skills_dummy` and `dummy`.  The deed deck of a seat is `deeds_0` ….  Whatever
is small and seldom changed is a tuple, replaced when it changes, so that clones share it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, NamedTuple, NewType, TypeAlias

from heraut.games.mage_knight.printed.content import Content
from heraut.games.mage_knight.printed.effects import COLOURS, MANA
from heraut.games.mage_knight.printed.missions import Layout, Scenario
from heraut.kernel import Die, State, Table
from heraut.kernel.state import UNORDERED, Bag, Deck
from heraut.tabletop import cards
from heraut.tabletop.cards import CARDS, NAMES, OWNER, Cards, Decks

SeatId = NewType("SeatId", int)
HexId = NewType("HexId", str)
TileId = NewType("TileId", str)
Position = NewType("Position", str)  # of a tile on the lattice: "1,0"
DeedId = NewType("DeedId", str)
UnitId = NewType("UnitId", int)
UnitKind = NewType("UnitKind", str)
FoeId = NewType("FoeId", int)
FoeKind = NewType("FoeKind", str)
SkillId = NewType("SkillId", str)
TacticId = NewType("TacticId", str)
ManaColour = NewType("ManaColour", str)
HeroName = NewType("HeroName", str)

SHEET, OFFICIAL = "sheet", "official"
NOBODY = -4
DUMMY = -2  # its place in the order of the round
WOUND = DeedId("wound")
UNITS, FOES = 100, 1000  # what is added to the ids of units and foes where statuses lie on them
OFF_MAP = HexId("")
NO_FOE = FoeId(-1)
PARTIAL = "partial"  # on a seat that defends itself without making it its turn
BACKS = ("green", "grey", "brown", "violet", "red", "white")
TOP_REPUTATION = 7
MOST_CRYSTALS = 3

# Who may see what (MK-CRD-24): hands, the order of decks and artifacts are secret, all else is open.  What the shared
# decks hold is what lies nowhere else, so everybody knows it; but of artifacts nobody knows who has which.
DEEDS = ("basics", "advanced", "spells", "artifacts")
HELD = Cards(OWNER, (*DEEDS, "wounds"))
SHARED = Decks(CARDS, {"artifacts": Cards(cards.NOBODY, ("artifacts",))}, peeked="peeked")
CardName: TypeAlias = Annotated[DeedId, NAMES]
Cause: TypeAlias = Annotated[str, NAMES]  # what something comes of: a card, a unit, a skill …
SeenArtifacts: TypeAlias = Annotated[tuple[str, ...], Cards(OWNER, came_from="artifacts")]

MANA_DIE = Die("mana", [(1, colour) for colour in sorted(MANA)], counts=False)
DICE = (MANA_DIE,)


# ── what lies on the map ─────────────────────────────────────────────────────────────────────────────────────────────


class Foe(NamedTuple):
    """An enemy token on the map: its back, and its kind once somebody has seen it."""

    back: str
    kind: FoeKind = FoeKind("")


# ── a hero and his things ────────────────────────────────────────────────────────────────────────────────────────────


class UnitCard(NamedTuple):
    """A unit of an army.  `wounds`: 0, 1, or 2 by poison.  `banner`: the artifact on it; `furled`: used this round.

    `bound`: by Bonds of Loyalty, so it needs no command token.
    """

    id: UnitId
    kind: UnitKind
    spent: bool = False
    wounds: int = 0
    banner: CardName = DeedId("")
    furled: bool = False
    bound: bool = False


class TurnSheet(NamedTuple):
    """What is remembered of a hero's turn under way, apart from the points not yet spent.

    `dice`: Source dice used, of which `kept` go back without being rolled; `given`: the die of a tactic, if used.
    `drained`: crystals spent.  `acted`: a card was played or discarded (MK-HND-1); `idle`: the hand was empty when it
    began.  `rewards`: to be taken at its end.  `wounds`: received this turn, to hand and to the discard pile.
    `fought`: a combat was had.  `talked`: an interaction was begun.  `searched`: Mana Search was used.
    `proposed`: shared assaults that were refused; `joined`: who took part in one and ends his turn with this one.
    """

    dice: tuple[str, ...] = ()
    given: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()
    drained: tuple[str, ...] = ()
    acted: bool = False
    idle: bool = False
    rewards: tuple[str, ...] = ()
    wounds: tuple[int, int] = (0, 0)
    fought: bool = False
    talked: bool = False
    searched: bool = False
    proposed: tuple[str, ...] = ()
    joined: tuple[int, ...] = ()


NEW_TURN = TurnSheet()


@dataclass(slots=True)
class Hero:
    """A seat's hero.

    `level` is stored: fame counts at once, levels only at the end of the turn (MK-LVL-11).  `crystals`: how many of
    red, blue, green, white.  `mana`: tokens of these, gold and black, until the end of the turn.  `hex`: OFF_MAP before
    the first turn and on the portal between turns.  `path`: the hexes walked this turn, the first where it began.
    `skills`, of which `tired` are used this turn and `turned` this round.  `tactic`, `tactic_used`: turned over;
    `stolen`: the die on Mana Steal; `spared`: how many cards of the deck lie under Sparing Power; `under`: those there
    that he knows, which the deck does not hold any more.  `move`, `influence`, `heal`: points not yet spent.
    """

    hero: HeroName = HeroName("")
    fame: int = 0
    reputation: int = 0
    level: int = 1
    hex: HexId = OFF_MAP
    path: tuple[HexId, ...] = ()
    crystals: tuple[int, int, int, int] = (0, 0, 0, 0)
    mana: tuple[int, int, int, int, int, int] = (0, 0, 0, 0, 0, 0)
    hand: Annotated[Bag, HELD] = field(default_factory=list)
    deck: Annotated[Deck, HELD] = field(default_factory=lambda: Deck([]))
    played: Annotated[list[str], CARDS] = field(default_factory=list)
    discard: Annotated[list[str], CARDS] = field(default_factory=list)
    thrown: Annotated[Bag, CARDS] = field(default_factory=list)  # out of the game
    units: Annotated[tuple[UnitCard, ...], CARDS] = ()
    skills: tuple[SkillId, ...] = ()
    tired: tuple[SkillId, ...] = ()
    turned: tuple[SkillId, ...] = ()
    motivated: int = 0  # ends of own turns to come before another Motivation
    tactic: TacticId = TacticId("")
    tactic_used: bool = False
    stolen: str = ""
    spared: int = 0
    under: Annotated[tuple[DeedId, ...], HELD] = ()
    plundered: bool = False  # since his own last turn
    again: int = 0  # so many turns of his follow at once
    move: int = 0
    influence: int = 0
    heal: int = 0
    aside: Annotated[tuple[DeedId, ...], CARDS] = ()  # laid aside until the end of the round
    claimed: tuple[str, ...] = ()  # dice of the Source taken until the end of the round
    hurt: int = 0  # Wounds to hand since the last combat began
    turn: TurnSheet = NEW_TURN


class Dummy(NamedTuple):
    """The dummy player: its hero, its crystals, its tactic.  Its cards are the deck and the discard pile `dummy`."""

    hero: HeroName
    crystals: tuple[int, int, int, int]
    tactic: TacticId = TacticId("")


# ── a combat ─────────────────────────────────────────────────────────────────────────────────────────────────────────


class Opponent(NamedTuple):
    """An enemy of the combat under way; its place among them is its id there.

    `hex`: where its token lies.  `summoned`: the token that attacks in its place.  `beaten`.  `stopped`: blocked, or
    kept from attacking.  `dealt`: its damage is done.
    """

    kind: FoeKind
    hex: HexId
    summoned: FoeKind = FoeKind("")
    beaten: bool = False
    stopped: bool = False
    dealt: bool = False


class Battle(NamedTuple):
    """A combat of a seat against enemies.

    `phase`: from 1 to 4.  `no_units`: they are not allowed.  `against`: the enemy being blocked.  `answered`: to how
    many defeats whatever lasts has answered.
    """

    seat: int
    foes: tuple[Opponent, ...]
    no_units: bool = False
    phase: int = 1
    against: FoeId = NO_FOE
    answered: int = 0


class Bout(NamedTuple):
    """A fight between two heroes.

    `phase`: 1 or 4.  `attacker`: of the exchange under way; `playing`: whose question it is.  `fighting`: the units in
    its attack and block; `halted`: those kept from attacking.  `begun`: who has attacked, blocked or passed already.
    `passes`: in a row.  `repelled`: the seat that was made to retreat.
    """

    aggressor: int
    defender: int
    phase: int = 1
    attacker: int = NOBODY
    playing: int = NOBODY
    fighting: tuple[UnitId, ...] = ()
    halted: tuple[UnitId, ...] = ()
    begun: tuple[int, ...] = ()
    passes: int = 0
    repelled: int = NOBODY


# ── an end ───────────────────────────────────────────────────────────────────────────────────────────────────────────


class Ending(NamedTuple):
    """An end that was announced: by whom, and whose last turns are still to come, in this order."""

    by: int
    left: tuple[int, ...]


# ── the whole table ──────────────────────────────────────────────────────────────────────────────────────────────────


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


def cards_left(hero: Hero) -> int:
    """MK-HND-11 MK-TAC-16. How many cards the deed deck holds; those under Sparing Power are in it no more."""
    return hero.deck.size() - hero.spared


def colour_number(colour: str) -> int:
    """The place of a basic colour among crystals, of any colour among mana tokens."""
    return MANA.index(colour)


def crystals_of(hero: Hero) -> dict[str, int]:
    return dict(zip(COLOURS, hero.crystals, strict=True))
