"""5. Cards played in a combat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from heraut.games.heroes3.answers.on_map import Target
from heraut.games.heroes3.answers.with_cards import PlayOf
from heraut.games.heroes3.model import NO_FIGHTER, NO_HERO, CardName, FighterId, Game, Laid, main_hero
from heraut.games.heroes3.numbers import gains
from heraut.games.heroes3.numbers.combat_values import battle_of, concerns
from heraut.games.heroes3.printed.effects import Effect
from heraut.games.heroes3.rules import ch09_units, plays, told
from heraut.games.heroes3.rules.ch05_cards import castable, in_hand, piles, receiving, spell_lands, spells, targets
from heraut.kernel import PASS, Arrow, Gives, Option, Pass, Reason, Section, ask, call, give, offer

HOLDS = ("combat_round", "next_combat_round", "combat")  # how long a card may lie on the combat board


# ── what may be played ───────────────────────────────────────────────────────────────────────────────────────────────


def combat_plays(
    t: Game, seat: int, moment: str, fighter: FighterId = NO_FIGHTER, foe: FighterId = NO_FIGHTER
) -> list[Option]:
    """H3-TUR-7 H3-CMB-17 H3-CMB-41 H3-ORD-17. The cards a seat may play at this moment of a combat.

    "activation": `fighter` is its unit.  "before_roll", "attack_rolled", "lethal_attack": `fighter` attacks `foe`.
    What would come to nothing is not offered.
    """
    if targets.side_of(t, seat) < 0:
        return []
    now = targets.Now(seat, moment, fighter, foe)
    return [play for play, effect in fitting(t, seat, moment) if useful(t, now, play.card, play.mode, effect)]


def fitting(t: Game, seat: int, moment: str) -> Sequence[tuple[PlayOf, Effect]]:
    """The effects of a hand that are made for this moment of a combat."""
    hand = in_hand.hand_of(t, seat)
    if moment not in hand.in_combat:
        hand.in_combat[moment] = tuple([one for one in hand.effects if fits_moment(one[1], moment)])
    return hand.in_combat[moment]


def fits_moment(effect: Effect, moment: str) -> bool:
    """H3-CRD-4 H3-CRD-5 H3-CRD-6 H3-CRD-7 H3-CMB-17 H3-CMB-41. Is this the time for it?"""
    if effect.at:
        return effect.at == moment
    if effect.when == "map":
        return False
    return (
        moment in (targets.ACTIVATION, targets.ANY, targets.BEFORE_ROLL)
        if effect.when == "instant"
        else moment == targets.ACTIVATION
    )


def useful(t: Game, now: targets.Now, card: str, mode: str, effect: Effect) -> bool:
    """Would it do anything now?"""
    if effect.lines:
        return castable.uncastable(t, now, card) is None
    if now.moment in targets.BY_PLAY:
        return not effect.play or plays.can_play(t, effect.play, now.seat, NO_HERO, f"card/{card}/{mode}")
    if now.moment == targets.BEFORE_ROLL:
        if targets.is_boost(effect, None):
            return bool(targets.boosted(t, now, effect, None))
        return bool(effect.heal) and bool(targets.targets(t, now, effect, None, False))
    return useful_at_rest(t, now, card, mode, effect)


def useful_at_rest(t: Game, now: targets.Now, card: str, mode: str, effect: Effect) -> bool:
    """While a unit is activated: nothing that only an attack could use."""
    if targets.is_boost(effect, None) or effect.at:
        return False
    if effect.power:
        return now.moment == targets.ACTIVATION and effect.draw > 0 and castable.may_cast(t, now.seat, "magic_arrow")
    if needs_unit(effect):
        return bool(targets.targets(t, now, effect, None, False))
    if effect.on == "own_ranged":
        side = targets.side_of(t, now.seat)
        own = [fighter for fighter in battle_of(t).fighters.values() if fighter.side == side]
        return any(concerns(t, effect, fighter) for fighter in own)
    if effect.until == "turn":  # Luck: of its dice only those of attacks are rolled now
        return effect.play == "reroll_each_die_once" and t.state.active == now.seat
    if effect.play:
        return plays.can_play(t, effect.play, now.seat, NO_HERO, f"card/{card}/{mode}")
    return not in_hand.for_combat(effect) and in_hand.gives_something(t, now.seat, effect)


def needs_unit(effect: Effect) -> bool:
    """Is it played on one's own unit of one's choice?"""
    return effect.on == "own_unit" and not effect.lines


def returning(t: Game, seat: int) -> list[Option]:
    """H3-CRD-25. Cards that take back the spell just cast; more spells a round are of use in a combat only."""
    now = targets.Now(seat, targets.OWN_SPELL)
    return [play for play, effect in fitting(t, seat, now.moment) if useful(t, now, play.card, play.mode, effect)]


# ── playing one ──────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class PlayInCombat(Section):
    """5. A card is played in a combat; gives what it adds to the attack under way.

    power lines → cast it → end
    laid down → on whom → its price and what it gives → what it does to the unit → (power? the spell that uses it)
       → the card goes, or lies on the unit, the side, the attack → end
    """

    seat: int
    card: CardName
    mode: str
    fighter: FighterId = NO_FIGHTER
    foe: FighterId = NO_FIGHTER
    moment: str = ""
    target: FighterId = NO_FIGHTER
    count: int = -1
    laid: tuple[Laid, ...] = ()

    @property
    def now(self) -> targets.Now:
        return targets.Now(self.seat, self.moment, self.fighter, self.foe)

    def effect(self, t: Game) -> Effect:
        return gains.effect_of(t.content, self.card, self.mode)

    def start(self, t: Game) -> Gives[tuple[Laid, ...]]:
        """H3-CRD-10 H3-CRD-15 H3-CRD-17."""
        effect = self.effect(t)
        if effect.lines:
            return call(spells.Cast(self.seat, self.card, self.moment, self.fighter, self.foe))
        in_hand.lay_down(t, self.seat, self.card, self.mode)
        if needs_unit(effect) and not targets.is_boost(effect, None):
            return ask(self.seat, "card_target", self.units, self.hear_target)
        return self.receive

    def units(self, t: Game) -> list[Target]:
        """H3-CRD-17 H3-COM-7. The units that it would change something for."""
        return [Target(who) for who in targets.targets(t, self.now, self.effect(t), None, False)]

    def hear_target(self, t: Game, choice: Target) -> Gives[tuple[Laid, ...]]:
        self.target = choice.fighter
        return self.receive

    def receive(self, t: Game) -> Gives[tuple[Laid, ...]]:
        """H3-CRD-4. Its price, then what it gives; a play that the attack carries out is left to it."""
        if self.effect(t).play in spell_lands.FOR_ATTACK:
            return self.put_away
        section = receiving.Receive(self.seat, main_hero(self.seat), f"card/{self.card}/{self.mode}")
        return call(section, self.on_unit)

    def on_unit(self, t: Game) -> Gives[tuple[Laid, ...]]:
        """H3-COM-7 H3-UNI-23. What it does to its unit."""
        effect = self.effect(t)
        if effect.play not in plays.ON_BOARD:
            if effect.heal:
                ch09_units.heal(t, self.target, effect.heal)
            return self.after
        return call(plays.ON_BOARD[effect.play](self.seat, self.card, -1, self.target, ()), self.after)

    def after(self, t: Game) -> Gives[tuple[Laid, ...]]:
        """H3-SPL-6. The spell that power played first is for."""
        if not self.effect(t).power:
            return self.put_away
        could = piles.holds_cards(t, self.seat)
        return offer(t, self.seat, "spell_for_power", self.castable_spells, self.hear_spell, self.put_away, could)

    def castable_spells(self, t: Game) -> list[Option]:
        """H3-SPL-6. The spells that so much power is enough for, or begins to be."""
        return [PASS, *castable.spells_in_hand(t, self.now, self.effect(t).power)]

    def hear_spell(self, t: Game, choice: Pass | PlayOf) -> Gives[tuple[Laid, ...]]:
        """H3-SPL-6. The power is for the spell cast now, or lost."""
        if isinstance(choice, Pass):
            return self.put_away
        boost = (Laid(self.card, self.mode, self.seat, in_hand.PLAYED),)
        section = spells.Cast(self.seat, choice.card, self.moment, self.fighter, self.foe, self.effect(t).power, boost)
        return call(section)

    # ── why not? ──

    def wishes(self, t: Game) -> Sequence[Option]:
        asked = in_hand.asked(t)
        if asked == "card_target":
            return [Target(who) for who in battle_of(t).fighters]
        return castable.spell_wishes(t, self.seat)

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        asked = in_hand.asked(t)
        if asked == "card_target" and isinstance(wish, Target):
            return targets.no_target(t, self.now, self.effect(t), None, False, wish.fighter)
        if asked == "spell_for_power" and isinstance(wish, PlayOf):
            return castable.no_spell(t, self.now, wish, self.effect(t).power)
        return None

    # ── the card ──

    def put_away(self, t: Game) -> Gives[tuple[Laid, ...]]:
        """H3-CRD-8 H3-CRD-24 H3-CMB-18 H3-CMB-42. Instants are discarded, ongoing cards lie where they work."""
        effect = self.effect(t)
        if effect.overlay is not None:
            t.state.players[self.seat].laid.remove(Laid(self.card, self.mode, self.seat, in_hand.PLAYED))
        elif effect.when == "ongoing" and effect.until in HOLDS:
            self.lay_on_board(t, effect)
        elif effect.when == "ongoing":
            in_hand.lay_until(t, self.seat, self.card, self.mode, effect.until)
        else:
            in_hand.put_away(t, self.seat, self.card, self.mode, effect.remove, effect.returns)
        return give(self.for_attack(t))

    def lay_on_board(self, t: Game, effect: Effect) -> None:
        """H3-CRD-24. On its unit, or on the whole side."""
        t.state.players[self.seat].laid.remove(Laid(self.card, self.mode, self.seat, in_hand.PLAYED))
        laid = Laid(self.card, self.mode, self.seat, effect.until)
        battle = battle_of(t)
        if self.target >= 0:
            battle.fighters[self.target].laid.append(laid)
            told.laid_on(t, self.target, self.card)
        else:
            sides = list(battle.laid)
            sides[targets.side_of(t, self.seat)] += (laid,)
            battle.laid = (sides[0], sides[1])

    def for_attack(self, t: Game) -> tuple[Laid, ...]:
        """H3-CMB-18. What it adds to the attack, or does to it."""
        effect = self.effect(t)
        if not targets.is_boost(effect, None) and effect.play not in spell_lands.FOR_ATTACK:
            return ()
        mode = f"{self.mode}:{targets.boosted(t, self.now, effect, None)}" if effect.choose else self.mode
        return (Laid(self.card, mode, self.seat, "attack", self.count),)


@dataclass(slots=True)
class AgainstSpell(Section):
    """5. A spell was just cast → (its enemy plays a card against it) → end.  `kind`: of the question."""

    seat: int
    kind: str
    card: CardName
    power: int

    def start(self, t: Game) -> Arrow:
        """H3-CMB-44."""
        return offer(t, self.seat, self.kind, self.plays, self.hear, self.over, piles.holds_cards(t, self.seat))

    def plays(self, t: Game) -> list[Option]:
        """H3-CMB-44. Cards against a spell just cast."""
        return [PASS, *combat_plays(t, self.seat, targets.ENEMY_SPELL)]

    def wishes(self, t: Game) -> Sequence[Option]:
        return in_hand.play_wishes(t, self.seat)

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        return in_hand.forbids_play(t, self.seat, wish)

    def hear(self, t: Game, choice: Pass | PlayOf) -> Arrow:
        if isinstance(choice, Pass):
            return None
        return call(PlayInCombat(self.seat, choice.card, choice.mode, moment=targets.ENEMY_SPELL), self.over)

    def over(self, t: Game, laid: tuple[Laid, ...] = ()) -> Arrow:
        return None
