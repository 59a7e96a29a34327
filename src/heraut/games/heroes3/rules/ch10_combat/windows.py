"""10c. Who may say something in the middle of an attack: cards, rerolls, rescues."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.heroes3.answers.in_combat import IgnoreDie, Rescue
from heraut.games.heroes3.answers.with_cards import PlayOf, Reroll
from heraut.games.heroes3.model import ATTACK_DIE, NOBODY, FighterId, Game, Laid
from heraut.games.heroes3.numbers import gains
from heraut.games.heroes3.numbers.combat_values import ability, battle_of, called
from heraut.games.heroes3.printed.cards import Ability
from heraut.games.heroes3.rules.ch03_play import morale
from heraut.games.heroes3.rules.ch05_cards import in_hand, piles, play_in_combat, rolls
from heraut.games.heroes3.rules.ch05_cards.laid import is_over
from heraut.games.heroes3.rules.ch10_combat import attacks, combat_round
from heraut.games.heroes3.rules.ch10_combat.who_speaks import card_seat, has_a_say
from heraut.kernel import PASS, Gives, GivingWindow, Option, Reason, ask, call, give, offer, roll
from heraut.kernel.sections import Ask

BY_UNIT = "unit"


def played(t: Game, laid: tuple[Laid, ...], play: str) -> bool:
    """Was a card with this play among them?"""
    for one in laid:
        if one.card not in t.content.ai_cards and gains.effect_of(t.content, one.card, one.mode).play == play:
            return True
    return False


# ── while one unit attacks another ───────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class InAttack(GivingWindow):
    """10c. Both sides of an attack, or one of them, may say something; who can say nothing need not be asked."""

    fighter: FighterId
    target: FighterId

    def cards_of(self, t: Game) -> int:
        """H3-CMB-41. The seat that plays cards for the side whose turn it is, if it has any."""
        seat = card_seat(battle_of(t), self.whose)
        return seat if seat >= 0 and t.state.players[seat].hand else NOBODY

    def cards(self, t: Game, moment: str) -> list[Option]:
        """H3-CMB-41. Cards for this moment."""
        seat = card_seat(battle_of(t), self.whose)
        return play_in_combat.combat_plays(t, seat, moment, self.fighter, self.target) if seat >= 0 else []

    def play(self, t: Game, choice: PlayOf, moment: str) -> play_in_combat.PlayInCombat:
        """H3-CMB-41 H3-CMB-44."""
        seat = battle_of(t).owners[self.whose]
        return play_in_combat.PlayInCombat(seat, choice.card, choice.mode, self.fighter, self.target, moment)

    def wishes(self, t: Game) -> list[Option]:
        return in_hand.play_wishes(t, battle_of(t).commands[self.whose])

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        seat = battle_of(t).commands[self.whose]
        return in_hand.forbids_play(t, seat, wish) if isinstance(wish, PlayOf) else None


# ── before the attack roll ───────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class BeforeRoll(InAttack):
    """10c. Both sides may play instants, the striking side first; gives what lies on the attack."""

    laid: tuple[Laid, ...] = ()

    def asks(self, t: Game) -> Gives[tuple[Laid, ...]]:
        """H3-ORD-3 H3-CMB-36 H3-CMB-44."""
        seat = self.cards_of(t)
        return offer(t, seat, "before_roll", self.instants, self.hear, self.let_go, True) if seat >= 0 else self.let_go

    def instants(self, t: Game) -> list[Option]:
        """H3-ORD-3 H3-CMB-18 H3-CMB-41 H3-CMB-44. Instants that change this attack."""
        return [PASS, *self.cards(t, "before_roll")]

    def react(self, t: Game, choice: PlayOf) -> Gives[tuple[Laid, ...]]:
        """H3-CMB-44. As they are played."""
        return call(self.play(t, choice, "before_roll"), self.lay)

    def lay(self, t: Game, laid: tuple[Laid, ...]) -> Gives[tuple[Laid, ...]]:
        """H3-CMB-18. It holds for this attack alone; an instant may have ended it."""
        self.laid += laid
        fighters = battle_of(t).fighters
        return self.next_turn if self.fighter in fighters and self.target in fighters else give(self.laid)

    def outcome(self, t: Game) -> tuple[Laid, ...]:
        return self.laid


# ── between the attack roll and the damage ───────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class AfterRoll(InAttack):
    """10c. The dice lie there: rerolls, and cards that may be played now; gives the dice that count, () for none."""

    blow: str
    dice: tuple[int, ...]
    by_unit: int = 0
    by_luck: int = 0

    def asks(self, t: Game) -> Gives[tuple[int, ...]]:
        """H3-CMB-43 H3-CMB-41. What units and tokens can do lies open; who has only cards for it is asked in secret."""
        if self.about_the_dice(t):
            self.show(t, None)
            return ask(battle_of(t).commands[self.whose], "after_roll", self.choices, self.hear)
        seat = self.cards_of(t)
        if seat < 0:
            return self.let_go
        asked = offer(t, seat, "after_roll", self.choices, self.hear, self.let_go, could=True)
        if isinstance(asked, Ask):
            self.show(t, (seat,))
        return asked

    def choices(self, t: Game) -> list[Option]:
        """H3-CMB-41 H3-CMB-43 H3-MOR-9 H3-MOR-11. Let them lie, reroll one, or a card for this moment."""
        return [PASS, *self.about_the_dice(t), *self.cards(t, "attack_rolled")]

    def outcome(self, t: Game) -> tuple[int, ...]:
        return self.dice

    def about_the_dice(self, t: Game) -> list[Option]:
        """H3-CMB-43."""
        strikes = self.whose == battle_of(t).fighters[self.fighter].side
        return self.rerolls(t) if strikes else self.answers_to_die(t)

    def wishes(self, t: Game) -> list[Option]:
        """Each die once more, by the unit's ability or by morale, as if nothing stood against it."""
        ways = [rolls.BY_MORALE] if unit_reroll(t, self.fighter, self.blow) is None else [BY_UNIT, rolls.BY_MORALE]
        found: list[Option] = [Reroll(face, way) for way in ways for face in sorted(set(self.dice))]
        return found + InAttack.wishes(self, t)

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        return self.no_reroll(t, wish) if isinstance(wish, Reroll) else InAttack.forbids(self, t, wish)

    def no_reroll(self, t: Game, wish: Reroll) -> Reason | None:
        """H3-MOR-6 H3-MOR-9 H3-MOR-11 H3-CMB-43 H3-VAR-3. One's own dice, each way as often as it says."""
        if "no_rerolls" in t.state.variants:
            return Reason("no-rerolls", ("H3-VAR-3",))
        battle = battle_of(t)
        if self.whose != battle.fighters[self.fighter].side:
            return Reason("not-your-die", ("H3-MOR-11",))
        if wish in self.rerolls(t):
            return None
        owner = battle.owners[self.whose]
        if wish.by == rolls.BY_MORALE and (owner < 0 or t.state.players[owner].morale < 1):
            return Reason("no-morale", ("H3-MOR-6", "H3-MOR-9"))
        return Reason("no-reroll-left", ("H3-CMB-43",))

    def show(self, t: Game, to: tuple[int, ...] | None) -> None:
        """H3-CMB-33. Before they are told with the attack, to whoever is asked about them."""
        t.tell("attack_rolled", to=to, who=self.fighter, fighter=called(t, self.fighter), attack_faces=self.dice)

    def rerolls(self, t: Game) -> list[Option]:
        """H3-MOR-11 H3-CMB-43 H3-VAR-3. By the unit's own ability, by morale, by Luck."""
        battle = battle_of(t)
        fighter = battle.fighters[self.fighter]
        found: list[Option] = []
        if "no_rerolls" in t.state.variants or battle.commands[fighter.side] < 0:
            return found
        own = unit_reroll(t, self.fighter, self.blow)
        faces = sorted(set(self.dice))
        if own is not None and own.may and (own.repeat or not self.by_unit):
            found += [Reroll(face, BY_UNIT) for face in faces if face in (own.faces or ())]
        seat = battle.owners[fighter.side]
        if seat >= 0:
            for way in rolls.reroll_ways(t, seat, "attack"):
                if way != rolls.ONCE_EACH or self.by_luck < len(self.dice):
                    found += [Reroll(face, way) for face in faces]
        return found

    def answers_to_die(self, t: Game) -> list[Option]:
        """What the unit that is attacked may do about the die."""
        battle = battle_of(t)
        target = battle.fighters[self.target]
        seat = card_seat(battle, target.side)
        if seat < 0 or ability(t, target, "ignore_die_against_it") is None:
            return []
        return [IgnoreDie(card) for card in sorted(set(t.state.players[seat].hand))]

    def react(self, t: Game, choice: Reroll | IgnoreDie | PlayOf) -> Gives[tuple[int, ...]]:
        """H3-CMB-43."""
        seat = battle_of(t).owners[self.whose]
        if isinstance(choice, IgnoreDie):
            piles.discard_card(t, seat, choice.card)
            return self.nothing_rolled(t)
        if isinstance(choice, Reroll):
            return self.reroll(t, seat, choice)
        return call(self.play(t, choice, "attack_rolled"), self.lay)

    def reroll(self, t: Game, seat: int, choice: Reroll) -> Gives[tuple[int, ...]]:
        """H3-MOR-9."""
        if choice.by == BY_UNIT:
            self.by_unit += 1
        elif choice.by == rolls.BY_MORALE:
            morale.spend(t, seat, "reroll")
        elif choice.by == rolls.ONCE_EACH:
            self.by_luck += 1
        else:
            t.state.players[seat].used.append(f"{choice.by}_attack")
        t.tell("rerolls_attack", who=self.fighter, fighter=called(t, self.fighter), by=choice.by)
        self.dice = rolls.without(self.dice, choice.face)
        return roll(ATTACK_DIE, "attack_roll", self.fallen)

    def fallen(self, t: Game, faces: tuple[int, ...]) -> Gives[tuple[int, ...]]:
        """What is never kept is not kept now either."""
        if must_reroll(t, self.fighter, faces, self.blow, done=1):
            return roll(ATTACK_DIE, "attack_roll", self.fallen)
        self.dice = tuple(sorted((*self.dice, *faces)))
        return self.next_turn

    def lay(self, t: Game, laid: tuple[Laid, ...]) -> Gives[tuple[int, ...]]:
        """The die, and what it triggered, may come to nothing."""
        return self.nothing_rolled(t) if played(t, laid, "ignore_rolled_die") else self.next_turn

    def nothing_rolled(self, t: Game) -> Gives[tuple[int, ...]]:
        """H3-CMB-55."""
        t.tell("die_ignored", who=self.fighter, fighter=called(t, self.fighter))
        return give(())


def unit_reroll(t: Game, who: FighterId, blow: str) -> Ability | None:
    """The ability of a unit to roll its own die again, if it may use it in this blow."""
    own = ability(t, battle_of(t).fighters[who], "rerolls_die", blow)
    if own is not None and own.only_if == "moved" and not combat_round.has_moved(t, who):
        return None
    return own


def must_reroll(t: Game, who: FighterId, dice: tuple[int, ...], blow: str, done: int) -> tuple[int, ...]:
    """H3-VAR-3. The dice that the unit's ability rolls again without asking; units led by the rules never keep a -1."""
    own = unit_reroll(t, who, blow)
    if own is None or (done and not own.repeat) or "no_rerolls" in t.state.variants:
        return ()
    battle = battle_of(t)
    if own.may and battle.commands[battle.fighters[who].side] >= 0:
        return ()
    faces = [face for face in (own.faces or ()) if face < 0 or not own.may]
    return tuple([die for die in dice if die in faces])


def worth_asking(t: Game, attack: attacks.Attack) -> bool:
    """Is there anybody who could reroll or answer the dice of this attack?"""
    battle = battle_of(t)
    if has_a_say(t, battle):
        return True
    fighter = battle.fighters[attack.fighter]
    own = unit_reroll(t, attack.fighter, attack.blow)
    if own is not None and own.may:
        return True
    seat = battle.owners[fighter.side]
    return seat >= 0 and bool(rolls.reroll_ways(t, seat, "attack"))


# ── an attack that would bring a unit down ───────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class LethalAttack(InAttack):
    """10c. The side of the unit that would fall: let it, or save it (a unit, a card); gives whether it is saved."""

    def asks(self, t: Game) -> Gives[bool]:
        """H3-CMB-54. A unit that can save another lies open; who has only cards for it is asked in secret."""
        command, savers = battle_of(t).commands[self.whose], rescuers(t, self.target)
        if savers and command < 0:
            return self.react(t, Rescue(savers[0]))
        if savers:
            return ask(command, "lethal_attack", self.choices, self.hear)
        seat = self.cards_of(t)
        return offer(t, seat, "lethal_attack", self.choices, self.hear, self.let_go, True) if seat >= 0 else self.let_go

    def choices(self, t: Game) -> list[Option]:
        """H3-CMB-54. Let it fall, or a unit or card that saves it."""
        return [PASS, *[Rescue(who) for who in rescuers(t, self.target)], *self.cards(t, "lethal_attack")]

    def wishes(self, t: Game) -> list[Option]:
        friends = [(who, one) for who, one in battle_of(t).fighters.items() if one.side == self.whose]
        savers = [who for who, one in friends if ability(t, one, "saves_another") is not None]
        return [*[Rescue(who) for who in savers], *InAttack.wishes(self, t)]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        return no_rescue(t, self.target, wish.fighter) if isinstance(wish, Rescue) else InAttack.forbids(self, t, wish)

    def react(self, t: Game, choice: Rescue | PlayOf) -> Gives[bool]:
        """H3-CMB-54."""
        if isinstance(choice, PlayOf):
            return call(self.play(t, choice, "lethal_attack"), self.lay)
        battle_of(t).fighters[choice.fighter].saved += 1
        t.tell("rescued", who=choice.fighter, fighter=called(t, choice.fighter), defender=called(t, self.target))
        return give(True)

    def lay(self, t: Game, laid: tuple[Laid, ...]) -> Gives[bool]:
        """H3-CMB-54."""
        return give(True) if played(t, laid, "cancel_lethal_attack") else self.next_turn

    def outcome(self, t: Game) -> bool:
        return False


def rescuers(t: Game, target: FighterId) -> list[FighterId]:
    """H3-CMB-54. The friends of a unit that can still save another."""
    battle = battle_of(t)
    side = battle.fighters[target].side
    friends = [who for who, fighter in battle.fighters.items() if fighter.side == side]
    return [who for who in friends if no_rescue(t, target, who) is None]


def no_rescue(t: Game, target: FighterId, who: FighterId) -> Reason | None:
    """H3-CMB-54. A friend whose ability saves another, as often as it says."""
    battle = battle_of(t)
    fighter = battle.fighters.get(who)
    if fighter is None:
        return None
    saves = ability(t, fighter, "saves_another")
    if saves is None or who == target or fighter.side != battle.fighters[target].side:
        return Reason("saves-nobody", ("H3-CMB-54",))
    return None if fighter.saved < (saves.amount or 0) else Reason("has-saved", ("H3-CMB-54",))


# ── cards that are used up ───────────────────────────────────────────────────────────────────────────────────────────


def use_up(t: Game, who: FighterId, moment: str) -> None:
    """H3-CMB-42 H3-AI-40 H3-CRD-24. Cards on a unit that last until its next attack, defense or activation."""
    fighter = battle_of(t).fighters.get(who)
    if fighter is None or not fighter.laid:
        return
    for laid in [laid for laid in fighter.laid if laid.until == moment]:
        fighter.laid.remove(laid)
        is_over(t, laid)
