"""10d. A combat round: who activates when, and what an activated unit may do."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.heroes3.answers.in_combat import BreakAt, Defend, GoTo, Retreat, Strike, Surrender
from heraut.games.heroes3.answers.on_map import Target
from heraut.games.heroes3.answers.with_cards import PlayOf, Spend
from heraut.games.heroes3.model import BESIDE, NEUTRALS, PACK, Battle, FighterId, Game, Laid, SpaceId
from heraut.games.heroes3.numbers.combat_board import FAR_AWAY, reach
from heraut.games.heroes3.numbers.combat_values import battle_of, called, initiative, type_of
from heraut.games.heroes3.rules import ch09_traits, ch09_units
from heraut.games.heroes3.rules.ch03_play import morale
from heraut.games.heroes3.rules.ch05_cards import in_hand, laid, play_in_combat
from heraut.games.heroes3.rules.ch07_town import recruiting
from heraut.games.heroes3.rules.ch09_units import defend, move_fighter
from heraut.games.heroes3.rules.ch10_combat import aftermath, attacks, combat, deeds, siege_walls, who_speaks, windows
from heraut.games.heroes3.rules.ch11_ai import ai_combat
from heraut.kernel import PASS, Arrow, Option, Pass, Reason, Section, ask, call, leave

Deed = GoTo | Strike | BreakAt | Defend | Pass | PlayOf | Spend | Surrender


# ── the round ────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class CombatRound(Section):
    """10d. Units activate in falling initiative ⟲ → what lasts a round is over.

    `side`, `pace`: whose unit activated last, and at which initiative.
    """

    side: int = -1
    pace: int = -1

    def start(self, t: Game) -> Arrow:
        """H3-ORD-7 H3-CMB-34. Everybody is ready again."""
        battle = battle_of(t)
        battle.round += 1
        for fighter in battle.fighters.values():
            fighter.activated = False
            fighter.retaliated = 0
        t.tell("combat_round", round=battle.round)
        return self.next_unit

    def next_unit(self, t: Game) -> Arrow:
        """H3-ORD-1 H3-ORD-6 H3-ORD-8 H3-ORD-15 H3-ORD-16 H3-AI-10 H3-AI-14. Tied sides take turns, the attacker first.

        Between tied units led by the rules the player they fight chooses.
        """
        battle = battle_of(t)
        if battle.raises:
            return self.raise_dead
        if ch09_units.wiped_out(battle, 0) or ch09_units.wiped_out(battle, 1):
            return self.finish
        pace, ready = fastest(t, battle)
        if not ready:
            return self.finish
        side = side_to_act({battle.fighters[who].side for who in ready}, pace, self.side, self.pace)
        self.side, self.pace = side, pace
        tied = [who for who in ready if battle.fighters[who].side == side]
        if len(tied) == 1:
            return self.activate(t, Target(tied[0]))
        seat = battle.commands[side] if battle.commands[side] >= 0 else who_speaks.opponent(t, side)
        return ask(seat, "activate", self.tied, self.activate)

    def tied(self, t: Game) -> list[Option]:
        """H3-ORD-1 H3-ORD-8 H3-ORD-9 H3-ORD-16 H3-AI-14. The fastest of the side whose turn it is."""
        fighters = battle_of(t).fighters.items()
        ready = [who for who, one in fighters if one.side == self.side and not one.activated]
        return [Target(who) for who in ready if initiative(t, who) == self.pace]

    def wishes(self, t: Game) -> list[Option]:
        return [Target(who) for who in battle_of(t).fighters]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        return self.must_wait(t, wish.fighter) if isinstance(wish, Target) else None

    def must_wait(self, t: Game, who: FighterId) -> Reason | None:
        """H3-ORD-1 H3-ORD-7 H3-ORD-8 H3-ORD-16. Each unit once a round, the fastest first, tied sides in turn."""
        fighter = battle_of(t).fighters.get(who)
        if fighter is None:
            return None
        if fighter.activated:
            return Reason("was-activated", ("H3-ORD-7",))
        pace = initiative(t, who)
        if pace < self.pace:
            return Reason("too-slow", ("H3-ORD-1", "H3-ORD-16"), initiative=pace, first=self.pace)
        return Reason("other-side-first", ("H3-ORD-8",)) if fighter.side != self.side else None

    def activate(self, t: Game, choice: Target) -> Arrow:
        """H3-ORD-7 H3-ORD-9."""
        return call(Activation(choice.fighter), self.next_unit)

    def raise_dead(self, t: Game) -> Arrow:
        """H3-CMB-56. Skeletons beaten by their own kind let a bronze unit be reinforced."""
        battle = battle_of(t)
        seat, battle.raises = battle.raises[0], battle.raises[1:]
        return call(recruiting.ReinforceOne(seat, ("bronze",), "free"), self.raised)

    def raised(self, t: Game) -> Arrow:
        """H3-CMB-56. The damage stays on the card."""
        battle = battle_of(t)
        for fighter in battle.fighters.values():
            owner = battle.owners[fighter.side]
            if owner != NEUTRALS and ch09_units.army_of(t, owner).get(fighter.card) == PACK:
                fighter.form = PACK
        return self.next_unit

    def finish(self, t: Game) -> Arrow:
        """H3-ORD-6 H3-CMB-42 H3-SPL-3. Spells are counted anew; what was cast before the first round counts in it."""
        battle = battle_of(t)
        battle.cast = battle.more_spells = (0, 0)
        laid.end_laid(t, "combat_round")
        return None


def fastest(t: Game, battle: Battle) -> tuple[int, list[FighterId]]:
    """H3-ORD-1. The highest initiative of those not yet activated, and who has it."""
    best, found = -FAR_AWAY, []
    for who, fighter in battle.fighters.items():
        if not fighter.activated:
            pace = initiative(t, who)
            if pace > best:
                best, found = pace, [who]
            elif pace == best:
                found.append(who)
    return best, found


def side_to_act(tied: set[int], pace: int, last_side: int, last_pace: int) -> int:
    """H3-ORD-8 H3-ORD-16. Of tied sides the one that has not just acted at this initiative, else the attacker."""
    if len(tied) == 1:
        return next(iter(tied))
    return 1 - last_side if last_pace == pace and last_side >= 0 else 0


def still_to_act(t: Game, battle: Battle) -> list[FighterId]:
    """H3-ORD-1 H3-ORD-7 H3-ORD-8. Whoever acts now, then those who may still this round, as it stands."""
    acting, under_way = t.nearest(Activation), t.nearest(CombatRound)
    order = [acting.fighter] if acting is not None and acting.fighter in battle.fighters else []
    side, pace = (under_way.side, under_way.pace) if under_way is not None else (-1, -1)
    left = [who for who, one in battle.fighters.items() if not one.activated and who not in order]
    while left:
        next_pace = max([initiative(t, who) for who in left])
        tied = [who for who in left if initiative(t, who) == next_pace]
        side = side_to_act({battle.fighters[who].side for who in tied}, next_pace, side, pace)
        pace, who = next_pace, next(one for one in tied if battle.fighters[one].side == side)
        order.append(who)
        left.remove(who)
    return order


# ── one activation ───────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class Activation(Section):
    """10d. One activation.

    paralysed? the token goes → end
    its abilities → (cards, morale ⟲) → move → attack, defend or pass → end     ranged: shoot → move 1 → end

    `origin`: where it began.  `calm`: it neither moved nor attacked yet.  `guarded`: it began with a Shield token.
    `more`: what its ability adds to its attack.
    """

    fighter: FighterId
    origin: SpaceId = BESIDE
    guarded: bool = False
    calm: bool = True
    more: int = 0

    def start(self, t: Game) -> Arrow:
        """H3-CMB-15 H3-CMB-39 H3-CMB-40 H3-UNI-8."""
        fighter = battle_of(t).fighters[self.fighter]
        fighter.activated = True
        self.origin = fighter.space
        if fighter.paralysed:
            fighter.paralysed = False
            t.tell("shakes_off", who=self.fighter, fighter=called(t, self.fighter))
            return None
        self.guarded, fighter.shield = fighter.shield, False
        t.tell("activated", who=self.fighter, fighter=called(t, self.fighter))
        if ch09_traits.acts_on_activation(t, self.fighter):
            return call(ch09_traits.ActivationAbilities(self.fighter), self.begin)
        return self.act

    def begin(self, t: Game, more: int) -> Arrow:
        """H3-UNI-8."""
        self.more = more
        return self.act

    def act(self, t: Game) -> Arrow:
        """H3-ORD-2 H3-ORD-17 H3-CMB-8 H3-CMB-9. Whoever commands the unit says what it does; some follow the rules."""
        battle = battle_of(t)
        fighter = battle.fighters.get(self.fighter)
        if fighter is None or ch09_units.wiped_out(battle, 1 - fighter.side):
            return self.close
        seat = battle.commands[fighter.side]
        if seat < 0:
            return call(ai_combat.RuledActivation(self.fighter), self.close)
        # With nothing else to do than pass, it is a card that makes it worth asking.
        secret = self.guarded and all(isinstance(option, (Pass, PlayOf)) for option in self.choices(t))
        return ask(seat, "activation", self.choices, self.hear, secret=secret)

    def choices(self, t: Game) -> list[Option]:
        """H3-ORD-2 H3-ORD-11 H3-ORD-17 H3-CMB-9 H3-CMB-17 H3-END-2 H3-MOR-6. What the unit may do, and its player."""
        battle = battle_of(t)
        side = battle.fighters[self.fighter].side
        options = deeds.deeds(t, battle, self.fighter, self.calm)
        if battle.owners[side] == NEUTRALS:
            return deeds.guard_deeds(t, battle, self.fighter, options)
        options += [PASS] if self.guarded else [PASS, Defend()]
        if self.calm and aftermath.no_surrender(t, battle, side) is None:
            options.append(Surrender())
        seat = battle.commands[side]
        if who_speaks.card_seat(battle, side) == seat:
            if t.state.players[seat].hand:
                options += play_in_combat.combat_plays(t, seat, "activation", self.fighter)
            options += morale.morale_actions(t, seat)
        return options

    def wishes(self, t: Game) -> list[Option]:
        battle = battle_of(t)
        side = battle.fighters[self.fighter].side
        if self.at == "hear_step":
            return deeds.steps_wished(battle, self.fighter)
        found = deeds.wishes(battle, self.fighter, self.choices(t))
        if battle.owners[side] == NEUTRALS:
            return found
        found.append(Retreat() if battle.owners[1 - side] == NEUTRALS else Surrender())
        return found + in_hand.play_wishes(t, battle.commands[side])

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        battle = battle_of(t)
        side = battle.fighters[self.fighter].side
        if self.at == "hear_step":
            return deeds.cannot_go(t, battle, self.fighter, wish.space) if isinstance(wish, GoTo) else None
        if isinstance(wish, (PlayOf, Spend)):
            return in_hand.forbids_play(t, battle.commands[side], wish)
        if isinstance(wish, Surrender):
            return aftermath.no_surrender(t, battle, side) or self.too_late()
        if isinstance(wish, Retreat):
            return combat.no_retreat(t, battle)
        defends = self.shield_again() if isinstance(wish, Defend) else None
        return defends or deeds.forbids(t, battle, self.fighter, wish, self.calm)

    def too_late(self) -> Reason | None:
        """H3-END-2. One surrenders before the unit moves or attacks."""
        return None if self.calm else Reason("surrender-first", ("H3-END-2",))

    def shield_again(self) -> Reason | None:
        """H3-CMB-40. A unit that began with a Shield token does not defend again."""
        return Reason("shield-again", ("H3-CMB-40",)) if self.guarded else None

    def hear(self, t: Game, choice: Deed) -> Arrow:
        """H3-ORD-2 H3-ORD-10 H3-ORD-11 H3-UNI-30 H3-UNI-33."""
        battle = battle_of(t)
        fighter = battle.fighters[self.fighter]
        if isinstance(choice, (PlayOf, Spend)):
            return self.play(t, battle.commands[fighter.side], choice)
        if isinstance(choice, Pass):
            return None
        if isinstance(choice, Surrender):
            battle.gave_up = fighter.side
            return leave(combat.Combat, "surrendered")
        if isinstance(choice, Defend):
            defend(t, self.fighter)
            return None
        self.calm = False
        move_fighter(t, self.fighter, choice.space)
        if isinstance(choice, GoTo):
            return self.act if battle.owners[fighter.side] != NEUTRALS else None
        if isinstance(choice, BreakAt):
            siege_walls.break_wall(t, self.fighter, choice.column)
            return None
        return call(attacks.Attack(self.fighter, choice.fighter), self.step_back)

    def play(self, t: Game, seat: int, choice: PlayOf | Spend) -> Arrow:
        """H3-CMB-17 H3-MOR-6."""
        if isinstance(choice, Spend):
            return call(morale.SpendMorale(seat, choice.what), self.act)
        card = play_in_combat.PlayInCombat(seat, choice.card, choice.mode, self.fighter, moment="activation")
        return call(card, self.played)

    def played(self, t: Game, laid: tuple[Laid, ...]) -> Arrow:
        """H3-CMB-17. The activation goes on, if the unit is still there."""
        return self.act

    def step_back(self, t: Game) -> Arrow:
        """H3-UNI-33. A ranged unit may move 1 space after its attack."""
        battle = battle_of(t)
        fighter = battle.fighters.get(self.fighter)
        if fighter is None or type_of(t, fighter) != "ranged" or ch09_units.wiped_out(battle, 1 - fighter.side):
            return self.close
        return ask(battle.commands[fighter.side], "step_after", self.steps, self.hear_step, self.close)

    def steps(self, t: Game) -> list[Option]:
        """H3-UNI-33. The free spaces next to it, if there are any."""
        battle = battle_of(t)
        found = deeds.moves(reach(battle, battle.fighters[self.fighter], "ranged"))
        return [PASS, *found] if found else []

    def hear_step(self, t: Game, choice: Pass | GoTo) -> Arrow:
        """H3-UNI-33."""
        if isinstance(choice, GoTo):
            move_fighter(t, self.fighter, choice.space)
        return self.close

    def close(self, t: Game) -> Arrow:
        """H3-CMB-18."""
        if self.fighter in battle_of(t).fighters:
            windows.use_up(t, self.fighter, "activation")
        return None


def activation_of(t: Game, who: FighterId) -> Activation | None:
    """The activation of this unit, if it is the one under way."""
    activation = t.nearest(Activation)
    return activation if activation is not None and activation.fighter == who else None


def origin(t: Game, who: FighterId) -> SpaceId:
    """Where the activation under way of this unit began; BESIDE if it has none."""
    activation = activation_of(t, who)
    return BESIDE if activation is None else activation.origin


def has_moved(t: Game, who: FighterId) -> bool:
    """Has the unit moved in its activation?"""
    return origin(t, who) not in (BESIDE, battle_of(t).fighters[who].space)


def stronger(t: Game, who: FighterId) -> int:
    """What the unit's own activation adds to its attack."""
    activation = activation_of(t, who)
    return 0 if activation is None else activation.more
