"""10d. An attack: cards, dice, damage, and what comes back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from heraut.games.heroes3.answers.in_combat import ComeBack
from heraut.games.heroes3.answers.on_map import Target
from heraut.games.heroes3.model import ATTACK_DIE, BESIDE, NO_FIGHTER, OFFICIAL, FighterId, Game, Laid, SpaceId
from heraut.games.heroes3.numbers import gains
from heraut.games.heroes3.numbers.combat_board import adjacent, obstacles
from heraut.games.heroes3.numbers.combat_values import (
    AGAIN,
    ATTACK,
    NO_DIE,
    ONE,
    RETALIATION,
    ability,
    attack_parts,
    battle_of,
    called,
    defense_parts,
    dice_kept,
    kept,
    shot_over_wall,
    shows,
)
from heraut.games.heroes3.rules import ch09_traits, ch09_units
from heraut.games.heroes3.rules.ch05_cards import piles, rolls
from heraut.games.heroes3.rules.ch10_combat import combat_round, who_speaks, windows
from heraut.kernel import PASS, Arrow, Option, Pass, Reason, Section, ask, call, roll
from heraut.kernel.values import Part, total


@dataclass(slots=True)
class Attack(Section):
    """10d. One attack.

    instants of both sides → the dice (rerolls ⟲) → the Shield's die → damage ── would it fall? it may be saved
       ↓
    what the blow does besides → a second blow, a second target → the retaliation → back where it came from

    `again`: a further blow of an attack, after which nothing follows; `instead`: its attack, if it has its own.
    `spot`: where the target stands.  `other`: the second target.  `spared`: units that were saved and do not retaliate.
    """

    fighter: FighterId
    target: FighterId
    retaliation: bool = False
    again: bool = False
    instead: int = -1
    laid: tuple[Laid, ...] = ()
    keep: str = ONE
    dice: tuple[int, ...] = ()
    rerolled: int = 0
    shielded: bool = False
    damage: int = 0
    spot: SpaceId = BESIDE
    other: FighterId = NO_FIGHTER
    spared: tuple[FighterId, ...] = ()

    @property
    def blow(self) -> str:
        """H3-UNI-25 H3-UNI-28. Abilities of attack work on the first blow of an attack, never in a retaliation."""
        return RETALIATION if self.retaliation else AGAIN if self.again else ATTACK

    def start(self, t: Game) -> Arrow:
        """H3-CMB-37 H3-ORD-3 H3-CMB-36. To be attacked lifts a paralysis; then both sides may play instants."""
        battle = battle_of(t)
        fighter, target = battle.fighters[self.fighter], battle.fighters[self.target]
        self.spot = target.space
        target.paralysed = False
        attacker, defender = called(t, self.fighter), called(t, self.target)
        t.tell("attacks", who=self.fighter, target=self.target, blow=self.blow, attacker=attacker, defender=defender)
        if who_speaks.has_a_say(t, battle):
            window = windows.BeforeRoll((fighter.side, 1 - fighter.side), self.fighter, self.target)
            return call(window, self.hear_instants)
        return self.throw

    def hear_instants(self, t: Game, laid: tuple[Laid, ...]) -> Arrow:
        """H3-CMB-18."""
        self.laid = laid
        fighters = battle_of(t).fighters
        return self.throw if self.fighter in fighters and self.target in fighters else self.close

    # the dice

    def throw(self, t: Game) -> Arrow:
        """H3-CMB-13 H3-CMB-33 H3-CMB-55 H3-CMB-57. No die at all where none counts."""
        fighter = battle_of(t).fighters[self.fighter]
        if self.rolls_nothing(t) or ability(t, fighter, "ignores_own_die", self.blow) is not None:
            return self.hear_dice(t, ())
        self.keep = dice_kept(t, self.fighter, self.target, self.blow)
        return roll(ATTACK_DIE, "attack_roll", self.read, 1 if self.keep == ONE else 2)

    def rolls_nothing(self, t: Game) -> bool:
        """H3-CMB-55. By a card played now, or one of the AI that has been waiting on its unit."""
        for laid in (*self.laid, *battle_of(t).fighters[self.fighter].laid):
            if laid.card in t.content.spells and t.content.spells[laid.card].effect.play == NO_DIE:
                return True
        return False

    def read(self, t: Game, faces: tuple[int, ...]) -> Arrow:
        """Some units set what the first roll against them counts as."""
        sets = ability(t, battle_of(t).fighters[self.target], "sets_enemy_die")
        self.dice = tuple([(sets.faces or (0,))[0] for _ in faces]) if sets is not None else faces
        return self.reroll

    def reroll(self, t: Game) -> Arrow:
        """H3-CMB-43. What must be rolled again is; then whoever may say something about the dice does."""
        again = windows.must_reroll(t, self.fighter, self.dice, self.blow, self.rerolled)
        if again:
            self.rerolled += 1
            for face in again:
                self.dice = rolls.without(self.dice, face)
            return roll(ATTACK_DIE, "attack_roll", self.read_again, len(again))
        if windows.worth_asking(t, self):
            side = battle_of(t).fighters[self.fighter].side
            window = windows.AfterRoll((side, 1 - side), self.fighter, self.target, self.blow, self.dice)
            return call(window, self.hear_dice)
        return self.hear_dice(t, self.dice)

    def read_again(self, t: Game, faces: tuple[int, ...]) -> Arrow:
        self.dice = tuple(sorted((*self.dice, *faces)))
        return self.reroll

    def hear_dice(self, t: Game, dice: tuple[int, ...]) -> Arrow:
        """H3-CMB-16. After the attack roll, if there is one, the side of a unit with a Shield token rolls a die."""
        battle = battle_of(t)
        fighter, target = battle.fighters[self.fighter], battle.fighters[self.target]
        self.dice = kept(t, fighter, dice, self.keep, self.blow)
        if not target.shield and not ch09_traits.shielded_by_neighbour(t, self.target):
            return self.resolve
        seat = battle.owners[target.side]
        if seat >= 0 and rolls.reroll_ways(t, seat, "attack"):
            return call(rolls.RollFor(seat, "attack", 1, "shield_roll"), self.hear_shield)
        return roll(ATTACK_DIE, "shield_roll", self.read_shield)

    def read_shield(self, t: Game, faces: tuple[int, ...]) -> Arrow:
        """H3-CMB-16."""
        t.tell("shield_rolled", who=self.target, fighter=called(t, self.target), attack_faces=faces)
        return self.hear_shield(t, faces)

    def hear_shield(self, t: Game, faces: tuple[int, ...]) -> Arrow:
        """H3-CMB-16. A die that its player might have rolled again has been told."""
        self.shielded = faces[0] == 1
        return self.resolve

    # the damage

    def attack(self, t: Game) -> Iterator[Part]:
        """H3-ORD-12."""
        stronger = 0 if self.blow != ATTACK else combat_round.stronger(t, self.fighter)
        return attack_parts(t, self.fighter, self.target, self.laid, self.blow, self.instead, self.dice, stronger)

    def defense(self, t: Game) -> Iterator[Part]:
        """H3-ORD-4."""
        return defense_parts(t, self.target, self.fighter, self.laid, self.blow, self.dice, self.shielded)

    def resolve(self, t: Game) -> Arrow:
        """H3-ORD-4 H3-ORD-13 H3-UNI-7 H3-UNI-13 H3-VAR-7 H3-EX-8. Attack less defense, never below 0."""
        battle = battle_of(t)
        self.damage = total(self.attack(t)) - total(self.defense(t))
        if t.state.edition == OFFICIAL:
            self.damage -= shot_over_wall(t, battle, battle.fighters[self.fighter], battle.fighters[self.target])
        self.damage = max(self.damage, 1 if "sure_damage" in t.state.variants else 0)
        if t.listener is not None:  # every part of both numbers is worked out once more to be told
            self.explain(t)
        if ch09_units.would_fall(t, self.target, self.damage):
            if who_speaks.has_a_say(t, battle) or windows.rescuers(t, self.target):
                side = battle.fighters[self.target].side
                return call(windows.LethalAttack((side,), self.fighter, self.target), self.hear_rescue)
        return self.strike

    def explain(self, t: Game) -> None:
        """H3-ORD-4 H3-ORD-12."""
        t.tell(
            "blow",
            who=self.fighter,
            target=self.target,
            attacker=called(t, self.fighter),
            defender=called(t, self.target),
            attack_parts=tuple(self.attack(t)),
            defense_parts=tuple(self.defense(t)),
            damage=self.damage,
            attack_faces=self.dice,
        )

    def hear_rescue(self, t: Game, saved: bool) -> Arrow:
        """H3-CMB-54. The damage of the attack is cancelled, and the unit saved does not retaliate."""
        if saved:
            self.damage = 0
            self.spared = (self.target,)
            above = t.state.agenda[-2]
            if self.again and isinstance(above, Attack):
                above.spared += self.spared
        return self.strike

    def strike(self, t: Game) -> Arrow:
        """H3-ORD-14. Damage first; the fire around a unit burns an adjacent attacker even if the unit falls."""
        battle = battle_of(t)
        fighter, target = battle.fighters[self.fighter], battle.fighters[self.target]
        fire = fire_around(t, self.target) if adjacent(fighter.space, target.space) else 0
        ch09_units.hurt(t, self.target, self.damage)
        if fire:
            ch09_units.hurt(t, self.fighter, ch09_units.spell_damage(t, self.fighter, fire))
        windows.use_up(t, self.fighter, "attack")
        windows.use_up(t, self.target, "defense")
        if not self.dice:
            return self.besides
        lucky = ability(t, fighter, "paralyses_on_die", self.blow)
        if lucky is not None and shows(self.dice, lucky) and self.target in battle.fighters:
            ch09_units.paralyse(t, self.target)
        draws = ability(t, fighter, "draws_on_die", self.blow)
        seat = who_speaks.card_seat(battle, fighter.side)
        if draws is not None and shows(self.dice, draws) and seat >= 0:
            return call(piles.DrawCards(seat, draws.amount or 0), self.besides)
        return self.besides

    def besides(self, t: Game) -> Arrow:
        """H3-UNI-25 H3-UNI-28. What the unit's ability does after its blow."""
        battle = battle_of(t)
        fighter = battle.fighters.get(self.fighter)
        if fighter is None or self.again:
            return self.close if self.again else self.retaliate
        if self.retaliation:
            return self.after_retaliation
        heals = ability(t, fighter, "heals_itself", ATTACK)
        if heals is not None and heals.when == ATTACK:
            ch09_units.heal(t, self.fighter, heals.amount or 0)
        twice = ability(t, fighter, "strikes_twice", ATTACK)
        if (
            twice is not None
            and self.target in battle.fighters
            and ch09_traits.holds(t, twice, self.fighter, self.target)
        ):
            return call(Attack(self.fighter, self.target, again=True), self.second_target)
        return self.second_target

    def after_retaliation(self, t: Game) -> Arrow:
        """H3-CMB-35 H3-UNI-28 H3-MOR-11. Some that retaliate paralyse whom they struck; nothing else follows."""
        battle = battle_of(t)
        fighter = battle.fighters[self.fighter]
        if self.target in battle.fighters:
            if ability(t, fighter, "paralyses", RETALIATION) is not None:
                ch09_units.paralyse(t, self.target)
            elif ability(t, fighter, "die_paralyses_after", RETALIATION) is not None:
                seat = battle.owners[fighter.side]
                return call(rolls.RollFor(seat, "attack", 1, "paralysis_roll"), self.read_paralysis)
        return self.close

    def read_paralysis(self, t: Game, faces: tuple[int, ...]) -> Arrow:
        after = ability(t, battle_of(t).fighters[self.fighter], "die_paralyses_after", RETALIATION)
        if after is not None and shows(faces, after):
            ch09_units.paralyse(t, self.target)
        return self.close

    # what follows

    def second_target(self, t: Game) -> Arrow:
        """H3-CMB-45. Whoever attacks two targets strikes the second before anybody retaliates."""
        battle = battle_of(t)
        fighter = battle.fighters.get(self.fighter)
        if fighter is None:
            return self.retaliate
        seat = battle.commands[fighter.side]
        if seat < 0:
            seat = who_speaks.opponent(t, fighter.side)
        return ask(seat, "second_target", self.others, self.hear_second, self.push)

    def others(self, t: Game) -> list[Option]:
        """H3-CMB-45 H3-AI-14. Those beside or behind its target, as its ability says.

        A unit led by the rules strikes an enemy if it can; between several the player it fights chooses.
        """
        found = ch09_traits.second_targets(t, self.fighter, self.spot)
        if found:
            battle = battle_of(t)
            side = battle.fighters[self.fighter].side
            if battle.commands[side] < 0:
                found = [who for who in found if battle.fighters[who].side != side] or found
        return [Target(who) for who in found]

    def wishes(self, t: Game) -> list[Option]:
        battle = battle_of(t)
        return [Target(who) for who in battle.fighters] if self.at == "hear_second" else []

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        return self.no_second_target(t, wish) if self.at == "hear_second" and isinstance(wish, Target) else None

    def no_second_target(self, t: Game, wish: Target) -> Reason | None:
        """H3-CMB-45 H3-AI-14."""
        return None if wish in self.others(t) else Reason("no-second-target", ("H3-CMB-45",))

    def hear_second(self, t: Game, choice: Target) -> Arrow:
        """H3-CMB-45."""
        self.other = choice.fighter
        amount = ch09_traits.second_attack(t, self.fighter)
        return call(Attack(self.fighter, self.other, again=True, instead=amount), self.push)

    def push(self, t: Game) -> Arrow:
        fighters = battle_of(t).fighters
        fighter = fighters.get(self.fighter)
        if fighter is not None and self.target in fighters:
            if ability(t, fighter, "die_pushes", ATTACK) is not None:
                return call(ch09_traits.Push(self.fighter, self.target), self.retaliate)
        return self.retaliate

    def retaliate(self, t: Game) -> Arrow:
        """H3-CMB-14 H3-CMB-34 H3-ORD-5 H3-EX-9. Survivors next to the attacker strike back, each once a round."""
        for who in (self.target, self.other):
            if who not in self.spared and strikes_back(t, who, self.fighter):
                self.spared += (who,)
                fighter = battle_of(t).fighters[who]
                if ability(t, fighter, "unlimited_retaliation", RETALIATION) is None:
                    fighter.retaliated += 1
                return call(Attack(who, self.fighter, retaliation=True), self.retaliate)
        return self.come_back

    def come_back(self, t: Game) -> Arrow:
        """Some may go back to the space where their activation began."""
        battle = battle_of(t)
        fighter = battle.fighters.get(self.fighter)
        if fighter is None or ability(t, fighter, "comes_back", ATTACK) is None:
            return self.close
        origin = combat_round.origin(t, self.fighter)
        if origin in (BESIDE, fighter.space) or obstacles(battle, fighter.side) >> origin & 1:
            return self.close
        seat = battle.commands[fighter.side]
        return ask(seat, "come_back", self.ways_back, self.hear_back) if seat >= 0 else self.hear_back(t, ComeBack())

    def ways_back(self, t: Game) -> list[Option]:
        """H3-UNI-25. Stay, or go back to the space where the activation began."""
        return [PASS, ComeBack()]

    def hear_back(self, t: Game, choice: Pass | ComeBack) -> Arrow:
        if isinstance(choice, ComeBack):
            ch09_units.move_fighter(t, self.fighter, combat_round.origin(t, self.fighter))
        return self.close

    def close(self, t: Game) -> Arrow:
        return None


def roller(t: Game, attack: Attack) -> int:
    """H3-CMB-16. The owner of the unit whose die is thrown: the Shield's is the target's."""
    battle = battle_of(t)
    who = attack.target if attack.at == "read_shield" else attack.fighter
    return battle.owners[battle.fighters[who].side]


def strikes_back(t: Game, who: FighterId, attacker: FighterId) -> bool:
    """H3-CMB-14 H3-CMB-34 H3-CMB-38 H3-ORD-5. Both alive, enemies, adjacent, and it has not retaliated this round."""
    fighters = battle_of(t).fighters
    fighter, other = fighters.get(who), fighters.get(attacker)
    if fighter is None or other is None or fighter.side == other.side or not adjacent(fighter.space, other.space):
        return False
    return fighter.retaliated < 1 and ability(t, other, "no_retaliation", ATTACK) is None


def fire_around(t: Game, who: FighterId) -> int:
    """What a Fire Shield does to an adjacent attacker."""
    return sum(
        gains.adds(t.content, laid, "damage", "")
        for laid in battle_of(t).fighters[who].laid
        if laid.card in t.content.spells and t.content.spells[laid.card].effect.status == "fire_shield"
    )
