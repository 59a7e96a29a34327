"""The pieces on the table.

Ids: a space is its name on the board ("CA", "G4").  Every challenge card exists once, so its name is its id, and an
item is the back of an encounter card: an item in a bag *is* that card (WW-CMB-7).  Abilities and markers are kinds;
copies are told apart by nothing.

Decks: `gray` … `red` (the challenge decks), `starting`, `elite`, `trophies_R1` … (a pile for each space that earns
one), `pool` (the discovery markers).  The ability deck of a seat is `abilities_0` …, its hand, drawn from at random,
`hand_0`.  The sheet draws challenge cards from below, because they have two sides (WW-CHA-3): the top of a deck is the
end that is drawn from.

Statuses lie on seats (`Realm.modifiers`).  They last until a turn's end: see `turn_end`.  Whatever is small and seldom
changed is a tuple, replaced when it changes, so that clones share it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, NamedTuple, NewType, TypeAlias

from heraut.games.wow_adventure.printed.cards import Side, Stats
from heraut.games.wow_adventure.printed.content import Content
from heraut.kernel import State, Table
from heraut.kernel.state import Bag, Deck
from heraut.tabletop import cards
from heraut.tabletop.cards import CARDS, NAMES, OWNER, Cards, Decks

SeatId = NewType("SeatId", int)
SpaceId = NewType("SpaceId", str)
CharacterId = NewType("CharacterId", str)
AbilityId = NewType("AbilityId", str)
CardId = NewType("CardId", str)  # of an encounter, and of the item on its back
EventId = NewType("EventId", str)
QuestId = NewType("QuestId", str)
TrophyId = NewType("TrophyId", str)
MarkerId = NewType("MarkerId", str)
ResourceId = NewType("ResourceId", str)
ColourId = NewType("ColourId", str)

NOBODY = -4
OFF_BOARD = SpaceId("")
NO_CARD = CardId("")
NO_ABILITY = AbilityId("")
NO_EVENT = EventId("")
NO_MARKER = MarkerId("")
TOP_LEVEL = 3
HAND_LIMIT = 10
OPEN_QUESTS = 2
TRACK = 10  # encounter markers
POWER = "power"  # among what a hero has used this turn: the power of his character card
RED, BLACK = 0, 1  # the sides of a combat, by their dice

# Who may see what: hands, the order of decks and the faces of markers that lie on the board are secret, all else is
# open.  What the shared decks hold is what lies nowhere else, so everybody knows it; but of markers nobody knows which
# lie on the board, except who has seen them.
HELD = Cards(OWNER, ("abilities",))
LAID = Cards("seen_by", ("markers",))
SHARED = Decks(CARDS, {"pool": Cards(cards.NOBODY, ("markers",))}, peeked="peeked")
Cause: TypeAlias = Annotated[str, NAMES]  # what something comes of: a card, a marker, a character …


# ── a hero and his things ────────────────────────────────────────────────────────────────────────────────────────────


class Quest(NamedTuple):
    """WW-QST-6. An open quest: how many were beaten, and where turns ended, since it was received."""

    kind: Annotated[QuestId, NAMES]
    beaten: int = 0
    visited: tuple[SpaceId, ...] = ()


@dataclass(slots=True)
class Hero:
    """A seat's character.

    `level`: 0 to 3, gray to red.  `turned`: the other side of his card is up.  `moves`, `energy`: what is left of this
    turn's.  `turns`: how many he has begun.  `playing`: the ability that has its effect now.  `attached`: abilities
    that lie on him.  `kept`: green markers.  `log`:
    quests completed.  `used`: what was played this turn (in anybody's turn: all are cleared when any turn begins).
    Valor and health are never stored (`numbers/`).
    """

    character: CharacterId = CharacterId("")
    level: int = 0
    turned: bool = False
    space: SpaceId = OFF_BOARD
    damage: int = 0
    energy: int = 0
    moves: int = 0
    turns: int = 0
    hand: Annotated[Bag, HELD] = field(default_factory=list)
    deck: Annotated[Deck, HELD] = field(default_factory=lambda: Deck([]))
    discard: Annotated[list[str], CARDS] = field(default_factory=list)
    playing: Annotated[AbilityId, CARDS] = NO_ABILITY
    attached: Annotated[tuple[AbilityId, ...], CARDS] = ()
    weapon: Annotated[CardId, CARDS] = NO_CARD
    armour: Annotated[CardId, CARDS] = NO_CARD
    bag: Annotated[tuple[CardId, ...], CARDS] = ()
    kept: Annotated[tuple[MarkerId, ...], CARDS] = ()
    quests: Annotated[tuple[Quest, ...], CARDS] = ()
    log: Annotated[tuple[QuestId, ...], CARDS] = ()
    trophies: Annotated[tuple[TrophyId, ...], CARDS] = ()
    used: Annotated[tuple[str, ...], NAMES] = ()


# ── what lies on the board ───────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class Found:
    """WW-EXP-7. A discovery marker that lies face down; `seen_by`: who knows it."""

    space: SpaceId
    seen_by: tuple[int, ...]
    kind: Annotated[MarkerId, LAID]


class Undefeated(NamedTuple):
    """WW-CMB-8 WW-CMB-18. An encounter on the track, where its marker lies, and who left it there."""

    card: Annotated[CardId, NAMES]
    space: SpaceId
    red: bool
    left_by: int


# ── a combat ─────────────────────────────────────────────────────────────────────────────────────────────────────────


class Line(NamedTuple):
    """One thing that works in a combat.

    `owner`: the side it comes from, whose die `from_die` speaks of.  `side`: the one whose number `word` it changes, or
    of which it is true (`effects.VALUES`, `effects.SWITCHES`).
    """

    owner: int
    side: int
    word: str
    amount: int
    source: Cause
    from_die: int = 0


class Trigger(NamedTuple):
    """What is looked at after a step: `side` deals so much, or heals so much, if `after` is true of it."""

    side: int
    after: str
    deal: int
    heal: int
    source: Cause


class Fight(NamedTuple):
    """The combat under way.

    `seat`: the active player, who rolls the red die.  The black side is a challenge `card`, the encounter printed on a
    space (`printed`), or the character of the seat `rival`.  `dice`: red and black, 0 before the throw.  `lines`,
    `triggers`: what the encounter's special and plays have added; what is worn, attached or in play is not stored.
    `wounds`: damage on the encounter (WW-CMB-23).  `prevented`: damage that each side was spared so far.  `raised`: its
    attacks, by an ambush.
    """

    seat: int
    card: Annotated[CardId, NAMES] = NO_CARD
    printed: SpaceId = OFF_BOARD
    rival: int = NOBODY
    dice: tuple[int, int] = (0, 0)
    lines: tuple[Line, ...] = ()
    triggers: tuple[Trigger, ...] = ()
    wounds: int = 0
    prevented: tuple[int, int] = (0, 0)
    raised: int = 0


# ── the whole table ──────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class Realm(State):
    """Everything on the table.

    `valor`: to be reached.  `packs`: in use.  `first`: the seat that begins each round.  `active`: whose turn it is.
    `drawn`: the challenge card drawn and not yet laid anywhere.  `event`: in play, or resolved and still lying there.
    `track`: the oldest first.  `turned_up`: the marker that has its effect, or is kept or not.  `peeked`: who put a
    card under a deck and alone knows it.  `ended`: how, "" while it is played.
    """

    players: int
    valor: int = 8
    finish_round: bool = False
    packs: tuple[str, ...] = ()
    round: int = 0
    first: int = 0
    active: int = 0
    heroes: list[Hero] = field(default_factory=list)
    decks: Annotated[dict[str, Deck], SHARED] = field(default_factory=dict)
    discards: Annotated[dict[str, list[str]], CARDS] = field(default_factory=dict)
    peeked: dict[str, int] = field(default_factory=dict)
    out: Annotated[tuple[str, ...], CARDS] = ()  # out of the game
    drawn: Annotated[CardId, CARDS] = NO_CARD
    event: Annotated[EventId, CARDS] = NO_EVENT
    track: Annotated[tuple[Undefeated, ...], CARDS] = ()
    turned_up: Annotated[MarkerId, CARDS] = NO_MARKER
    found: list[Found] = field(default_factory=list)
    fight: Fight | None = None
    ended: str = ""

    def deck(self, name: str) -> Deck:
        """A shared deck; `abilities_0`, `hand_0`: the ability deck of seat 0, its hand, drawn from at random."""
        if name.startswith("abilities_"):
            return self.heroes[int(name[10:])].deck
        if name.startswith("hand_"):
            return Deck(self.heroes[int(name[5:])].hand)
        return self.decks[name]


Game: TypeAlias = Table[Realm, Content]


def side_of(t: Game, seat: int) -> Side:
    """WW-LVL-7. The side of the character card that is up."""
    hero = t.state.heroes[seat]
    character = t.content.characters[hero.character]
    return character.other if hero.turned else character.start


def hidden_side_of(t: Game, seat: int) -> Side:
    """WW-LVL-7. The side that comes up when the card is turned."""
    hero = t.state.heroes[seat]
    character = t.content.characters[hero.character]
    return character.start if hero.turned else character.other


def stats_of(t: Game, seat: int) -> Stats:
    """WW-LVL-3. The numbers printed on the card of his level."""
    return side_of(t, seat).levels[t.state.heroes[seat].level]


def turn_end(t: Game, seat: int, after: int = 0) -> str:
    """Until when something lasts: the end of this turn of a seat, or of the one so many turns `after` it."""
    return f"turn {t.state.heroes[seat].turns + after} of {seat}"


def trophies_of(space: str) -> str:
    """WW-TRO-2. The pile of the trophies that a space earns."""
    return f"trophies_{space}"
