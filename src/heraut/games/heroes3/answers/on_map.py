"""What players may answer on the map and in town, and in any chapter; the last field of an option is its word."""

from __future__ import annotations

from typing import NamedTuple

from heraut.games.heroes3.model import FieldId, FighterId, HeroId, HeroName, TileNumber

# ── any chapter ──────────────────────────────────────────────────────────────────────────────────────────────────────


class Take(NamedTuple):
    """Take one of several things: its number in the list that the question shows."""

    which: int
    word: str = "take"


class Card(NamedTuple):
    """Name a card: to keep, to discard, to remove, to swap."""

    card: str
    word: str = "card"


class UnitOf(NamedTuple):
    """Name a unit of an army."""

    unit: str
    word: str = "unit"


class FieldOf(NamedTuple):
    """Name a field of the map."""

    field: FieldId
    word: str = "field"


class Target(NamedTuple):
    """Name a card on the combat board."""

    fighter: FighterId
    word: str = "target"


class Done(NamedTuple):
    """Nothing (more) of this."""

    word: str = "done"


DONE = Done()


# ── 3 set-up and turn ────────────────────────────────────────────────────────────────────────────────────────────────


class PickHero(NamedTuple):
    """Take this hero, and its faction."""

    hero: HeroName
    word: str = "hero"


class TurnTile(NamedTuple):
    """Lay a tile turned by so many sixths, clockwise."""

    turn: int
    word: str = "turn"


class EndTurn(NamedTuple):
    """H3-TUR-4 H3-MOV-11. The turn is over."""

    word: str = "end"


# ── map (chapters 3b movement, 7 siege, 8) ───────────────────────────────────────────────────────────────────────────


class Move(NamedTuple):
    """H3-MOV-2 H3-MOV-6. A hero goes to a field, through fields that ask nothing of it."""

    hero: HeroId
    field: FieldId
    word: str = "move"


class Revisit(NamedTuple):
    """H3-CAT-4. A hero visits again the field it stands on."""

    hero: HeroId
    word: str = "revisit"


class ForHero(NamedTuple):
    """H3-HER-12. This one of one's two heroes."""

    hero: HeroId
    word: str = "for"


class Reveal(NamedTuple):
    """H3-MOV-4. A hero turns up a face-down tile of the map, by its number."""

    hero: HeroId
    number: TileNumber
    word: str = "reveal"


class AddTile(NamedTuple):
    """H3-MOV-5. A hero adds a tile of its player's supply."""

    hero: HeroId
    word: str = "add"


class Centre(NamedTuple):
    """Where the centre of an added tile comes."""

    q: int
    r: int
    word: str = "centre"


class Step(NamedTuple):
    """A hero goes to an adjacent empty field without a point: by a card, or by a unit of its army."""

    hero: HeroId
    field: FieldId
    by: str
    word: str = "step"


class Income(NamedTuple):
    """What a settlement brings in."""

    resource: str
    word: str = "income"


class SendArmy(NamedTuple):
    """Pay for the army to defend a besieged place without its hero."""

    word: str = "defend_place"


class StandFirm(NamedTuple):
    """The secondary hero fights."""

    word: str = "stand"


class GiveWay(NamedTuple):
    """The secondary hero leaves the map rather than fight."""

    word: str = "give_way"


# ── town (chapters 4, 6, 7) ──────────────────────────────────────────────────────────────────────────────────────────


class Build(NamedTuple):
    """H3-TWN-4 H3-BLD-4. Build it in one's town."""

    building: str
    word: str = "build"


class Recruit(NamedTuple):
    """H3-TWN-5 H3-UNI-1. Recruit this unit: few of them join the army."""

    unit: str
    word: str = "recruit"


class Reinforce(NamedTuple):
    """H3-TWN-5 H3-UNI-1. Turn this unit of the army to its pack."""

    unit: str
    word: str = "reinforce"


class SecondHero(NamedTuple):
    """H3-HER-2. Recruit the secondary hero."""

    word: str = "second_hero"


class BuySpell(NamedTuple):
    """H3-TWN-6 H3-SPL-5. Buy a spell at the Mage Guild."""

    word: str = "spell"


class UseBuilding(NamedTuple):
    """Take this offer of a building."""

    faction: str
    building: str
    offer: int
    word: str = "use"


class Pay(NamedTuple):
    """Pay the price as it is now."""

    word: str = "pay"


class TierOf(NamedTuple):
    """Name a tier of units."""

    tier: str
    word: str = "tier"


class Exchange(NamedTuple):
    """H3-TRD-1. Exchange resources by one line of the table: what is given, what is taken."""

    give: str
    take: str
    word: str = "exchange"


class Gift(NamedTuple):
    """Give one of this resource to another player."""

    resource: str
    seat: int
    word: str = "gift"


class Swap(NamedTuple):
    """Offer this card of one's hand to an ally for one of his."""

    seat: int
    card: str
    word: str = "swap"


class Lend(NamedTuple):
    """Give a unit to another player."""

    unit: str
    seat: int
    word: str = "lend"
