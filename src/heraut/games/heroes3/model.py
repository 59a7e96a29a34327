"""The pieces on the table.

Ids: a field of the map is its tile and its spot ("F3.W"); a card, a unit or a neutral is its kind (`magic_arrow`),
copies are told apart by nothing; a hero is a number, `2 × seat` for the main one and one more for the secondary one; a
space of the combat board is `4 × row + column`, row 0 being the attacker's back row and row 4 the defender's.  Each has
a type of its own, so that none is taken for another.  Seats are bare numbers, since they come from `range` everywhere.

Decks, each with a discard of the same name: `abilities`, `artifacts`, `spells`; the piles of neutrals `bronze`,
`silver`, `golden`, `azure`; `astrologers`; `ai` and `ai_spells`; `guards_ai` (AI cards that guards draw).  Without a
discard: the face-down tiles `tiles_far`, `tiles_near`, `tiles_center`.  Hero decks (`hero_0` …) and their discards are
their player's.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from dataclasses import field as begins  # where a record has a field of that name
from typing import Annotated, NamedTuple, NewType, TypeAlias

from heraut.games.heroes3.printed.board import FieldId as FieldId
from heraut.games.heroes3.printed.content import Content
from heraut.games.heroes3.printed.effects import Level, Resource
from heraut.games.heroes3.printed.missions import Scenario
from heraut.kernel import Die, State, Table
from heraut.kernel.state import UNORDERED, Bag, Deck
from heraut.tabletop import cards
from heraut.tabletop.cards import ALL, CARDS, NAMES, OWNER, Cards, Decks
from heraut.tabletop.cards import HIDDEN as HIDDEN

HeroId = NewType("HeroId", int)
TileNumber = NewType("TileNumber", int)
FighterId = NewType("FighterId", int)
SpaceId = NewType("SpaceId", int)
HeroName = NewType("HeroName", str)

SHEET, OFFICIAL = "sheet", "official"
NEUTRALS, AI, NOBODY = -2, -3, -4  # who commands a side of a combat when no seat does; whose a thing is when nobody's
NO_HERO, NO_FIGHTER, NO_FIELD, NO_NAME = HeroId(NOBODY), FighterId(-1), FieldId(""), HeroName("")
FEW, PACK, NEUTRAL, TOWER = "few", "pack", "neutral", "tower"
RESOURCES: tuple[Resource, ...] = ("gold", "materials", "valuables")
COLUMNS, ROWS = 4, 5
MIDDLE = 2  # the row of the walls
BESIDE = SpaceId(-1)  # no space: not deployed yet, or the tower beside the board

ATTACK_DIE = Die("attack", [(1, -1), (1, 0), (1, 1)])  # two faces each
RESOURCE_DIE = Die("resource", [(1, face) for face in range(6)], counts=False)  # by their place in printed/dice.toml
TREASURE_DIE = Die("treasure", [(2, 0), (2, 2), (1, 4), (1, 5)], counts=False)  # equal faces are one
DICE = (ATTACK_DIE, RESOURCE_DIE, TREASURE_DIE)

# Who may see which cards.  Those of hero decks also lie in the shared decks of their kinds, so nobody knows what is in
# those; AI cards are taken at random, and the others stay in the box.  All other decks hold what is nowhere else.
HERO_CARDS = ("abilities", "artifacts", "spells", "statistics", "specialties")
AI_CARDS = ("ai_cards",)
HELD = Cards(OWNER, HERO_CARDS)
SHARED = Decks(
    CARDS,
    {
        **{kind: Cards(cards.NOBODY, (kind,)) for kind in ("abilities", "artifacts", "spells")},
        **{deck: Cards(cards.NOBODY, AI_CARDS, drawn=ALL) for deck in ("ai", "guards_ai")},
        "ai_cards": Cards(cards.NOBODY, AI_CARDS, drawn=cards.NOBODY),
    },
    peeked="peeked",
)
BOX = Cards(cards.NOBODY, AI_CARDS, among_open=True)
CardName: TypeAlias = Annotated[str, NAMES]
CardNames: TypeAlias = Annotated[tuple[str, ...], NAMES]
Shown: TypeAlias = Annotated[tuple[str, ...], CARDS]
Seen: TypeAlias = Annotated[tuple[str, ...], Cards(OWNER, came_from="deck")]
SeenAbility: TypeAlias = Annotated[tuple[str, ...], Cards(OWNER, came_from="abilities")]


def main_hero(seat: int) -> HeroId:
    return HeroId(2 * seat)


def second_hero(seat: int) -> HeroId:
    return HeroId(2 * seat + 1)


class Laid(NamedTuple):
    """A card played that still works: on a unit, on a player, or on the attack under way.

    `mode`: which of its effects ("basic", "expert", "effect", or the place in `either`: "0", "1").  `line`: the power
    line it reached, or how often its number counts, -1 for neither.  `by`: the seat that played it, or AI.
    `until`: the moment it is discarded.
    """

    card: CardName
    mode: str
    by: int
    until: str
    line: int = -1


# ── the map ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class LaidTile:
    """A tile of the map. `tile` is "" while nobody has seen which one it is; `turn`: sixths of a turn, clockwise."""

    group: str
    q: int
    r: int
    tile: Annotated[str, CARDS] = ""
    shown: bool = False
    turn: int = 0
    among: CardNames = ()


@dataclass(slots=True)
class Site:
    """What has happened to a field that lies face up.

    `flags`: the seats whose cubes lie there (one, but on an obelisk).  `cube`: the black cube of a visit.
    `won`: its guards were beaten once; `winner`: the seat whose main hero did it.  `taken`: its first owner has had the
    gift of the first.
    `income`: what a settlement brings in, "" if its owner chose to reinforce.
    """

    flags: tuple[int, ...] = ()
    cube: bool = False
    won: bool = False
    winner: int = NOBODY
    taken: bool = False
    income: str = ""


@dataclass(slots=True)
class HeroOnMap:
    """A hero who stands on the map. `came_from`: the field before this one. `movement`: points left this round."""

    seat: int
    field: FieldId
    came_from: FieldId = NO_FIELD
    movement: int = 0
    extra: int = 0


# ── players ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class Player:
    """A seat's boards, cards and army."""

    faction: str = ""
    hero: HeroName = NO_NAME
    level: int = 1
    experience: int = 0  # 0 or 1: the half of a level
    gold: int = 0
    materials: int = 0
    valuables: int = 0
    start_income: dict[str, int] = field(default_factory=dict)
    buildings: list[str] = field(default_factory=list)
    built: str = ""  # the building built this round
    spent: Annotated[list[str], UNORDERED] = field(default_factory=list)  # tokens turned: build, population, spell_book
    used: Annotated[list[str], UNORDERED] = field(default_factory=list)  # buildings and map abilities used this round
    experts: int = 0  # expert effects played this round
    morale: int = 0
    drops_hand: bool = False  # the whole hand goes when the turn ends
    hand: Annotated[Bag, HELD] = field(default_factory=list)
    deck: Annotated[Deck, HELD] = field(default_factory=lambda: Deck([]))
    discard: Annotated[list[str], CARDS] = field(default_factory=list)  # the last one lies on top
    removed: Annotated[Bag, CARDS] = field(default_factory=list)
    laid: Annotated[list[Laid], CARDS] = field(
        default_factory=list
    )  # ongoing effects on the map, and those waiting for their moment
    army: dict[str, str] = field(default_factory=dict)  # unit → few or pack
    hired: Annotated[Bag, CARDS] = field(default_factory=list)  # neutral cards of the army
    cubes: Annotated[list[int], UNORDERED] = field(default_factory=list)  # seats whose faction cubes were won
    supply: int = 0  # Far tiles still to be added
    homeless: int = 0  # rounds that have ended without a town or settlement, one after another
    out: bool = False
    second_from: int = 0  # the round from which, once its turn has begun, a lost secondary hero may be recruited again


def units_of(player: Player) -> list[tuple[str, str]]:
    """H3-UNI-2. The cards of an army, with the side that lies up."""
    return [*player.army.items(), *[(card, NEUTRAL) for card in sorted(player.hired)]]


# ── a combat ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class Fighter:
    """A card on the combat board. `form`: few, pack, neutral or tower. `space`: BESIDE while it has none."""

    card: CardName  # guards are the cards themselves
    side: int
    form: str
    space: SpaceId = BESIDE
    damage: int = 0
    shield: bool = False
    paralysed: bool = False
    retaliated: int = 0
    activated: bool = False
    overlay: Annotated[str, CARDS] = ""
    saved: int = 0  # times it saved another
    laid: Annotated[list[Laid], CARDS] = field(default_factory=list)


@dataclass(slots=True)
class Battle:
    """A combat under way. Side 0 attacks, side 1 defends.

    `heroes`: the hero of each side, NO_HERO for guards and for an army sent to defend.  `owners`: the seat whose units
    fight, NEUTRALS or AI.  `commands`: the seat that answers for a side, or NEUTRALS / AI where the rules decide.
    `walls`: what stands in each column of the middle row: "wall", "gate" or "".
    """

    field: FieldId
    heroes: tuple[HeroId, HeroId]
    owners: tuple[int, int]
    commands: tuple[int, int]
    level: int = 0
    azure: bool = False
    home: bool = False  # a town or settlement is being besieged
    round: int = 0
    walls: tuple[str, ...] = ("", "", "", "")
    fighters: dict[FighterId, Fighter] = begins(default_factory=dict)
    cast: tuple[int, int] = (0, 0)  # spells cast this combat round
    more_spells: tuple[int, int] = (0, 0)  # the spell limit raised this combat round
    laid: Annotated[tuple[tuple[Laid, ...], tuple[Laid, ...]], CARDS] = ((), ())  # cards that work for a whole side
    no_escape: tuple[bool, bool] = (False, False)
    waiting: Annotated[tuple[Laid, ...], CARDS] = ()  # AI cards and spells that wait for their moment
    raises: tuple[int, ...] = ()  # seats that may reinforce a unit for free when the activation is over
    gave_up: int = -1  # the side that surrenders


# ── the whole table ──────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class Realm(State):
    """Everything on the table."""

    scenario: str
    rounds: int
    edition: str = SHEET
    difficulty: Level = "normal"
    variants: tuple[str, ...] = ()
    round: int = 0
    first: int = 0
    active: int = 0
    players: list[Player] = field(default_factory=list)
    tiles: dict[TileNumber, LaidTile] = field(default_factory=dict)
    sites: dict[FieldId, Site] = field(default_factory=dict)
    heroes: dict[HeroId, HeroOnMap] = field(default_factory=dict)
    decks: Annotated[dict[str, Deck], SHARED] = field(default_factory=dict)
    discards: Annotated[dict[str, list[str]], CARDS] = field(default_factory=dict)
    peeked: dict[str, int] = field(default_factory=dict)  # deck → the seat that knows its known cards
    proclamation: Annotated[str, CARDS] = ""  # the one drawn last; it holds as long as it says
    promised: CardNames = ()  # proclamations that wait for the next resource round
    spells_back: tuple[int, ...] = ()  # seats whose first spell has come back, while that is proclaimed
    grail: int = NOBODY
    battle: Battle | None = None
    enemy_army: dict[str, str] = field(default_factory=dict)  # the AI's units → few or pack
    enemy_fallen: list[str] = field(default_factory=list)
    set_aside: Annotated[Bag, CARDS] = field(default_factory=list)  # cards an AI holds
    box: Annotated[Bag, BOX] = field(default_factory=list)  # statistic, specialty and AI cards that nobody uses
    winners: tuple[int, ...] = ()
    ended: str = ""  # how: the kind of a goal, "limit", "last", "eliminated"; "" while it is played

    def deck(self, name: str) -> Deck:
        """A shared deck by its name, or "hero_0": the hero deck of seat 0; "hand_0": its hand, drawn from at random."""
        if name.startswith("hand_"):
            return Deck(self.players[int(name[5:])].hand)
        if name.startswith("hero_"):
            return self.players[int(name[5:])].deck
        return self.decks[name]


Game: TypeAlias = Table[Realm, Content]


def hand_of(state: Realm, seat: int) -> list[str]:
    return state.players[seat].hand


HandBefore: TypeAlias = Annotated[tuple[str, ...], Cards(OWNER, copy_of=hand_of)]


def mission(t: Game) -> Scenario:
    """The scenario that is played."""
    return t.content.scenarios[t.state.scenario]


def has_clause(t: Game, play: str) -> bool:
    """H3-MOD-5. Does the scenario have this rule of its own?"""
    for clause in t.content.scenarios[t.state.scenario].clauses:
        if clause.play == play:
            return True
    return False


def side_of(t: Game, seat: int) -> tuple[int, ...]:
    """H3-MOD-1 H3-MOD-3 H3-MOD-4. The seats that win and lose together, even those who are out.

    In an alliance every second seat is of one team, so that the teams take turns.
    """
    mode = t.content.scenarios[t.state.scenario].mode
    if mode == "clash":
        return (seat,)
    seats = len(t.state.players)
    return tuple(range(seats) if mode != "alliance" else range(seat % 2, seats, 2))


def seats_from(t: Game, seat: int) -> list[int]:
    """H3-TUR-4 H3-VIC-10. The seats still in the game, clockwise from this one."""
    players = t.state.players
    order = [(seat + step) % len(players) for step in range(len(players))]
    return [one for one in order if not players[one].out]


def enemy_hero(t: Game) -> HeroId:
    """The number of the AI's hero."""
    return HeroId(2 * len(t.state.players))
