"""What armies are worth, and how a combat goes on average: everybody strikes in turn, each blow does its average.

Nothing here is a rule.  Places on the board, abilities and single cards are left out; what counts is who strikes
first, who strikes back, and how long everybody stands.
"""

from __future__ import annotations

from math import exp, sqrt

from heraut.games.heroes3.answers.in_combat import Strike
from heraut.games.heroes3.model import (
    AI,
    FEW,
    NEUTRAL,
    NEUTRALS,
    NOBODY,
    PACK,
    TOWER,
    Battle,
    Fighter,
    Game,
    units_of,
)
from heraut.games.heroes3.numbers.combat_values import TIERS
from heraut.games.heroes3.printed.cards import Stats
from heraut.games.heroes3.printed.content import Content
from heraut.games.heroes3.rules.ch10_combat.attacks import Attack, strikes_back
from heraut.games.heroes3.rules.ch10_combat.combat_round import Activation
from heraut.games.heroes3.rules.ch10_combat.deploy import Deploy
from heraut.kernel.values import total

MOST_UNITS = 5  # that fight
MOST_ROUNDS = 6
MEETING = 3  # combat rounds that a hero expects to pay for
SPARED = 0.45  # of what fights guards that is never lost: one retreats, and what is hurt heals
LASTING = 1.0  # how much it counts against a victory that so much of the guards is left
MOST_KEPT = 20_000
UNIT = 2.2  # gold for the root of what a unit deals times what it takes
BELOW = 0.6  # of a few side that lies under a pack
WIDEST = 20
CLEAR = 3.0  # how sure a lead in what is left makes one of winning
DEFENSE = 0.35  # more damage that a unit takes for each point of defense
SHIELD = 0.3  # damage that a Shield token keeps off
HELD = 0.5  # what a card in hand adds to a blow


def damage_in_the_mean(lead: int) -> float:
    """What a blow does whose attack is so much higher than the defense it meets."""
    return sum([max(lead + die, 0) for die in (-1, 0, 1)]) / 3


DAMAGE = {lead: damage_in_the_mean(lead) for lead in range(-WIDEST, WIDEST + 1)}

BEFORE_THE_BLOW = ("hear_instants", "read", "read_again", "hear_dice", "read_shield", "hear_shield", "hear_rescue")
BEFORE_ACTING = ("begin", "act", "hear")

Blow = tuple[int, int, float, bool]  # who strikes whom, how hard on average, and whether it is returned
Army = tuple[tuple[str, str], ...]  # cards with the side that lies up
Numbers = tuple[int, int, int, int, bool]  # attack, defense, health, initiative, whether it shoots


class Fighting:
    """A unit in the middle of it.  `below`: the few that a pack becomes."""

    __slots__ = (
        "acted",
        "attack",
        "below",
        "defense",
        "health",
        "initiative",
        "shoots",
        "side",
        "struck_back",
        "whole",
    )

    def __init__(self, side: int, numbers: Numbers, below: Numbers | None, damage: int, acted: bool) -> None:
        self.side = side
        self.attack, self.defense, health, self.initiative, self.shoots = numbers
        self.health: float = health - damage
        self.below = below
        self.whole = self.health + (below[2] if below is not None else 0)
        self.acted = acted
        self.struck_back = False

    def left(self) -> float:
        return self.health + (self.below[2] if self.below is not None else 0)

    def suffer(self, damage: float) -> None:
        """Damage on average; a pack that is spent goes on as few."""
        self.health -= damage
        if self.health <= 0 and self.below is not None:
            self.attack, self.defense, health, self.initiative, self.shoots = self.below
            self.health += health
            self.below = None


class Skirmish:
    """Knows the numbers of every card, who usually guards a field, and how fights that were thought of before went."""

    def __init__(self, content: Content) -> None:
        self.numbers: dict[tuple[str, str], Numbers] = {}
        for unit in content.units.values():
            self.numbers[unit.id, FEW] = numbers(unit.few, unit.type)
            self.numbers[unit.id, PACK] = numbers(unit.pack, unit.type)
        for card in content.neutrals.values():
            self.numbers[card.id, NEUTRAL] = numbers(card.stats, card.type)
        tower = content.siege["arrow_tower"].stats
        if tower is not None:
            self.numbers["arrow_tower", TOWER] = numbers(tower, "ranged")
        self.worths = {card: worth_of(printed) for card, printed in self.numbers.items()}
        for name in content.units:
            self.worths[name, PACK] += self.worths[name, FEW] * BELOW
        usual = {tier: self.usual_guard(content, tier) for tier in TIERS}
        self.guards: dict[tuple[str, int], Army] = {
            (level, number + 1): tuple([usual[tier] for tier, count in guards.items() for _ in range(count)])
            for level, difficulty in content.difficulties.items()
            for number, guards in enumerate(difficulty.guards)
        }
        self.met: dict[tuple[Army, Army], tuple[float, float]] = {}
        self.fought: dict[object, tuple[float, float, float]] = {}

    def usual_guard(self, content: Content, tier: str) -> tuple[str, str]:
        """The guard in the middle of its tier."""
        cards = [(card.id, NEUTRAL) for card in content.neutrals.values() if card.tier == tier]
        return sorted(cards, key=self.worths.__getitem__)[len(cards) // 2]

    # ── armies ──

    def best(self, units: list[tuple[str, str]]) -> Army:
        """The best five."""
        if len(units) > MOST_UNITS:
            units = sorted(units, key=self.worths.__getitem__, reverse=True)
        return tuple(sorted(units[:MOST_UNITS]))

    def worth(self, units: list[tuple[str, str]]) -> float:
        worths = self.worths
        return sum([worths[unit] for unit in units])

    def enemy(self, t: Game) -> Army:
        """The army of an AI."""
        return tuple(sorted(t.state.enemy_army.items()))

    def meeting(self, own: Army, foe: Army) -> tuple[float, float]:
        """How likely one army beats another, and how much is left of it; armies meet again and again."""
        known = self.met.get((own, foe))
        if known is None:
            if not own or not foe:
                known = (float(bool(own)), float(bool(own)))
            else:
                fighting = [self.fighting(0, *unit) for unit in own]
                fighting += [self.fighting(1, *unit) for unit in foe]
                even = balance(fighting)
                left = self.fight(fighting, MEETING)
                known = (sharp((odds(left) + even) / 2), SPARED + (1 - SPARED) * (left[0] + even) / 2)
            self.met[own, foe] = known
        return known

    # ── the combat under way ──

    def outlook(self, t: Game, battle: Battle) -> tuple[float, float, float]:
        """How likely the attacker wins, and what is left of each side.

        Against guards it has the rounds that its hero can pay for; those who outlast them have not been beaten.
        """
        hero = t.state.heroes.get(battle.heroes[0])
        limited = battle.owners[1] == NEUTRALS and not battle.azure and hero is not None
        rounds = 1 + hero.movement + hero.extra if limited and hero is not None else MOST_ROUNDS
        cards = (self.cards(t, battle, 0), self.cards(t, battle, 1))
        fighters = battle.fighters.values()
        blow, acting = blow_under_way(t), about_to_act(t)
        fought = [
            (one.card, one.form, one.side, one.damage, one.activated, one.retaliated, one.shield) for one in fighters
        ]
        coming = self.coming(t, battle)
        key = (rounds, cards, blow, acting, coming, *fought)
        known = self.fought.get(key)
        if known is None:
            if len(self.fought) >= MOST_KEPT:
                self.fought.clear()
            troop = []
            for who, one in battle.fighters.items():
                acted = one.activated and who != acting
                fighting = self.fighting(one.side, one.card, one.form, one.damage, acted)
                fighting.struck_back = one.retaliated > 0
                fighting.health += SHIELD * one.shield
                troop.append(fighting)
            if blow is not None:
                let_fall(blow, dict(zip(battle.fighters, troop, strict=True)))
            troop += [self.fighting(side, *unit) for side, army in enumerate(coming) for unit in army]
            even = balance(troop)
            own, foe = self.fight(troop, rounds, cards)
            likely = sharp((odds((own, foe)) + even) / 2)
            own, foe = (2 * own + even) / 3, (2 * foe + 1 - even) / 3
            if limited:
                likely *= 1 - min(1.0, LASTING * foe)
                own = SPARED + (1 - SPARED) * own
            known = self.fought[key] = (likely, own, foe)
        return known

    def has_begun(self, t: Game, battle: Battle) -> bool:
        """Are there units on the board, or about to be placed?"""
        return bool(battle.fighters) or self.coming(t, battle) != ((), ())

    def coming(self, t: Game, battle: Battle) -> tuple[Army, Army]:
        """Who is still to be placed on each side, while the armies are."""
        placing = t.nearest(Deploy)
        if placing is None or battle.owners[placing.side] < 0:
            return (), ()
        placed = sum([one.side == placing.side for one in battle.fighters.values()])
        rest = tuple(placing.units(t)[placing.done :][: MOST_UNITS - placed])
        if placing.side == 1:
            return (), rest
        defender = battle.owners[1]
        if any(one.side == 1 for one in battle.fighters.values()):
            return rest, ()
        if defender == NEUTRALS:
            return rest, self.guards.get((t.state.difficulty, battle.level), ())
        return rest, self.enemy(t) if defender == AI else self.best(units_of(t.state.players[defender]))

    def shoots(self, fighter: Fighter) -> bool:
        return self.numbers[fighter.card, fighter.form][4]

    def cards(self, t: Game, battle: Battle, side: int) -> int:
        """The cards that may help a side."""
        owner = battle.owners[side]
        if owner == AI:
            return len(battle.fighters)
        return len(t.state.players[owner].hand) if owner >= 0 and battle.heroes[side] != NOBODY else 0

    # ── a fight on average ──

    def fighting(self, side: int, card: str, form: str, damage: int = 0, acted: bool = False) -> Fighting:
        below = self.numbers[card, FEW] if form == PACK else None
        return Fighting(side, self.numbers[card, form], below, damage, acted)

    def fight(self, troop: list[Fighting], rounds: int, cards: tuple[int, int] = (0, 0)) -> tuple[float, float]:
        """The shares of both sides that are left when one is wiped out or the rounds are over.

        The round under way is finished first: those who have acted wait for the next.  `cards`: blows that a card
        makes stronger.
        """
        held = list(cards)
        whole = [sum([one.whole for one in troop if one.side == side]) for side in (0, 1)]
        sides = [[one for one in troop if one.side == side and one.health > 0] for side in (0, 1)]
        for _ in range(min(rounds, MOST_ROUNDS)):
            for one in sorted([one for one in troop if not one.acted], key=lambda one: -one.initiative):
                foes = sides[1 - one.side]
                if one.health <= 0 or not foes:
                    continue
                self.strike(one, foes, held)
                for side in (0, 1):
                    if any(fallen.health <= 0 for fallen in sides[side]):
                        sides[side] = [fallen for fallen in sides[side] if fallen.health > 0]
            if not sides[0] or not sides[1]:
                break
            for one in troop:
                one.acted = one.struck_back = False
        left = [
            sum([one.left() for one in side]) / whole[place] if whole[place] else 0.0
            for place, side in enumerate(sides)
        ]
        return left[0], left[1]

    def strike(self, one: Fighting, foes: list[Fighting], held: list[int]) -> None:
        """One blow at whoever falls soonest by it, and one back."""
        best, target = -1.0, foes[0]
        for foe in foes:
            worth = DAMAGE[one.attack - foe.defense] * (foe.attack + 1) / foe.left()
            if worth > best:
                best, target = worth, foe
        damage = DAMAGE[one.attack - target.defense]
        if held[one.side] > 0:
            held[one.side] -= 1
            damage += HELD
        target.suffer(damage)
        if target.health > 0 and not target.struck_back and not one.shoots:
            target.struck_back = True
            one.suffer(DAMAGE[target.attack - one.defense] * (0.5 if target.shoots else 1.0))


def blow_under_way(t: Game) -> Blow | None:
    """The blow of an attack that has begun, before it falls: what is known of it counts, the dice on average."""
    attack = t.nearest(Attack)
    if attack is None or attack.at not in BEFORE_THE_BLOW:
        return None
    if attack.at == "hear_rescue":
        damage = float(attack.damage)
    else:
        lead = total(attack.attack(t)) - total(attack.defense(t))
        damage = float(max(lead, 0)) if attack.dice else DAMAGE[max(-WIDEST, min(lead, WIDEST))]
    back = not attack.retaliation and not attack.again and strikes_back(t, attack.target, attack.fighter)
    return attack.fighter, attack.target, damage, back


def about_to_act(t: Game) -> int | None:
    """The unit whose activation has begun, before it strikes or does without; once asked, it needs whom to strike."""
    activation, asked = t.nearest(Activation), t.state.pending
    if activation is None:
        return None
    if asked is not None and asked.kind == "activation":
        return activation.fighter if any(type(option) is Strike for option in asked.options) else None
    return activation.fighter if activation.at in BEFORE_ACTING else None


def let_fall(blow: Blow, troop: dict[int, Fighting]) -> None:
    """It falls, and is returned if its target stands."""
    striker, struck, damage, back = blow
    one, target = troop[striker], troop[struck]
    target.suffer(damage)
    if back and target.health > 0:
        target.struck_back = True
        one.suffer(DAMAGE[target.attack - one.defense])


def numbers(stats: Stats, kind: str) -> Numbers:
    return stats.attack, stats.defense, stats.health, stats.initiative, kind == "ranged"


def odds(left: tuple[float, float]) -> float:
    """How likely the first side wins, when on average so much is left of each."""
    return 1 / (1 + exp(CLEAR * (left[1] - left[0])))


def sharp(likely: float) -> float:
    """Who is likely to win is likelier still: blows fall many times."""
    return likely**2 / (likely**2 + (1 - likely) ** 2)


def balance(troop: list[Fighting]) -> float:
    """The same by what both sides deal and take as they stand: it tells small differences."""
    deals, takes = [0.0, 0.0], [0.0, 0.0]
    for one in troop:
        if one.health <= 0:
            continue
        deals[one.side] += one.attack
        takes[one.side] += one.left() * (1 + DEFENSE * one.defense)
    mine, theirs = deals[0] * takes[0], deals[1] * takes[1]
    return mine / (mine + theirs) if mine else 0.0


def worth_of(printed: Numbers) -> float:
    """What one side of a card is worth: what it deals, and how much it takes to bring it down."""
    attack, defense, health, initiative, _ = printed
    return UNIT * sqrt(attack * health * (1 + DEFENSE * defense)) * (1 + 0.01 * initiative)
