"""How pieces are called.

Ids: a hex is its tile and its spot ("2.NE"): tiles never turn and lie once; a tile's place is its position on the
lattice ("1,0").  Deeds, tokens, skills and tactics are kinds, copies are told apart by nothing; a unit that somebody
has recruited gets a number, because wounds, banners and statuses must not move to another copy.  In a combat a foe is
its place in it.  Statuses lie on seats (0-3), units (UNITS +) and foes (FOES +), see `Land.modifiers`.
"""

from __future__ import annotations

from typing import Annotated, NewType, TypeAlias

from heraut.games.mage_knight.printed.effects import MANA
from heraut.kernel import Die
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
NO_HERO = HeroName("")
NO_TACTIC = TacticId("")
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
