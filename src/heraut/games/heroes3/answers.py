"""What players may answer.  Each chapter has its block; the last field of an option is its word."""

from __future__ import annotations

from typing import NamedTuple

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

    field: str
    word: str = "field"


class Target(NamedTuple):
    """Name a card on the combat board."""

    fighter: int
    word: str = "target"


class Done(NamedTuple):
    """Nothing (more) of this."""

    word: str = "done"


DONE = Done()

ANY = (Take, Card, UnitOf, FieldOf, Target, Done)


# ── 3 set-up and turn ────────────────────────────────────────────────────────────────────────────────────────────────


class PickHero(NamedTuple):
    """Take this hero, and its faction."""

    hero: str
    word: str = "hero"


class TurnTile(NamedTuple):
    """Lay a tile turned by so many sixths, clockwise."""

    turn: int
    word: str = "turn"


class EndTurn(NamedTuple):
    word: str = "end"


SPINE = (PickHero, TurnTile, EndTurn)


# ── cards (chapter 5, morale) ────────────────────────────────────────────────────────────────────────────────────────


class PlayOf(NamedTuple):
    """Play a card, in this mode: basic, expert, effect, or the number of one of its two effects."""

    card: str
    mode: str
    word: str = "play"


class Boost(NamedTuple):
    """Put power into what is being cast: a card that gives power, or a spell discarded (`spell`)."""

    card: str
    mode: str
    word: str = "boost"


class CastNow(NamedTuple):
    """No more power: cast it."""

    word: str = "cast"


class LineOf(NamedTuple):
    """The line of power that is used."""

    power: int
    word: str = "line"


class NumberOf(NamedTuple):
    """Which of the numbers of a card counts."""

    number: str
    word: str = "number"


class Look(NamedTuple):
    """Look at the top cards of the deck."""

    word: str = "look"


class FromDiscard(NamedTuple):
    """Take the top card of the discard pile instead."""

    card: str
    word: str = "discarded"


class Replace(NamedTuple):
    """Show a card of another faction, discard it and draw another."""

    card: str
    word: str = "replace"


class Reroll(NamedTuple):
    """Roll a die that shows this face again: by morale, by luck, by what was proclaimed."""

    face: int
    by: str
    word: str = "reroll"


class Face(NamedTuple):
    """Keep the result of a die."""

    face: int
    word: str = "face"


class Spend(NamedTuple):
    """Spend the Positive Morale: `draw` a card, or `change` cards."""

    what: str
    word: str = "morale"


class SpaceOf(NamedTuple):
    """Name a space of the combat board."""

    space: int
    word: str = "space"


CARDS = (PlayOf, Boost, CastNow, LineOf, NumberOf, Look, FromDiscard, Replace, Reroll, Face, Spend, SpaceOf)


# ── map (chapters 3b movement, 7 siege, 8) ───────────────────────────────────────────────────────────────────────────


class Move(NamedTuple):
    """A hero goes to a field, through fields that ask nothing of it."""

    hero: int
    field: str
    word: str = "move"


class Revisit(NamedTuple):
    """A hero visits again the field it stands on."""

    hero: int
    word: str = "revisit"


class ForHero(NamedTuple):
    """This one of one's two heroes."""

    hero: int
    word: str = "for"


class Reveal(NamedTuple):
    """A hero turns up a face-down tile of the map, by its number."""

    hero: int
    number: int
    word: str = "reveal"


class AddTile(NamedTuple):
    """A hero adds a tile of its player's supply."""

    hero: int
    word: str = "add"


class Centre(NamedTuple):
    """Where the centre of an added tile comes."""

    q: int
    r: int
    word: str = "centre"


class Step(NamedTuple):
    """A hero goes to an adjacent empty field without a point: by a card, or by a unit of its army."""

    hero: int
    field: str
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


MAP = (Move, Revisit, ForHero, Reveal, AddTile, Centre, Step, Income, SendArmy, StandFirm, GiveWay)


# ── town (chapters 4, 6, 7) ──────────────────────────────────────────────────────────────────────────────────────────


class Build(NamedTuple):
    """Build it in one's town."""

    building: str
    word: str = "build"


class Recruit(NamedTuple):
    """Recruit this unit: few of them join the army."""

    unit: str
    word: str = "recruit"


class Reinforce(NamedTuple):
    """Turn this unit of the army to its pack."""

    unit: str
    word: str = "reinforce"


class SecondHero(NamedTuple):
    """Recruit the secondary hero."""

    word: str = "second_hero"


class BuySpell(NamedTuple):
    """Buy a spell at the Mage Guild."""

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
    """Exchange resources by one line of the table: what is given, what is taken."""

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


TOWN = (Build, Recruit, Reinforce, SecondHero, BuySpell, UseBuilding, Pay, TierOf, Exchange, Gift, Swap, Lend)


# ── combat (chapters 9 and 10) ───────────────────────────────────────────────────────────────────────────────────────


class PlaceUnit(NamedTuple):
    """A unit of the army starts the combat on this space."""

    unit: str
    space: int
    word: str = "place"


class LeaveOut(NamedTuple):
    """A unit of the army stays out of the combat."""

    unit: str
    word: str = "leave_out"


class GateAt(NamedTuple):
    """The gate stands in this column of the middle row, walls in the others."""

    column: int
    word: str = "gate"


class GoTo(NamedTuple):
    """The unit moves to this space."""

    space: int
    word: str = "go"


class Strike(NamedTuple):
    """The unit attacks this target, from this space (its own, or one that it first moves to)."""

    space: int
    fighter: int
    word: str = "strike"


class BreakAt(NamedTuple):
    """The unit destroys the wall or gate of this column, from this space."""

    space: int
    column: int
    word: str = "break"


class Defend(NamedTuple):
    """The unit takes a Shield token; its activation is over."""

    word: str = "defend"


class Surrender(NamedTuple):
    """Give up the combat, for 10 gold."""

    word: str = "surrender"


class Prolong(NamedTuple):
    """Fight one more combat round."""

    word: str = "prolong"


class Retreat(NamedTuple):
    """Leave the guards alone and go back."""

    word: str = "retreat"


class ComeBack(NamedTuple):
    """The unit goes back to the space it came from."""

    word: str = "come_back"


class IgnoreDie(NamedTuple):
    """Discard this card: the attack die does not count."""

    card: str
    word: str = "ignore_die"


class Rescue(NamedTuple):
    """This unit cancels the attack that would bring a friend down."""

    fighter: int
    word: str = "rescue"


class Spy(NamedTuple):
    """Look at the top card of a deck."""

    deck: str
    word: str = "spy"


class PutBack(NamedTuple):
    """Put the card back: on `top`, or at the `bottom`."""

    where: str
    word: str = "put_back"


COMBAT = (
    PlaceUnit, LeaveOut, GateAt, GoTo, Strike, BreakAt, Defend, Surrender, Prolong, Retreat, ComeBack, IgnoreDie,
    Rescue, Spy, PutBack,
)  # fmt: skip
