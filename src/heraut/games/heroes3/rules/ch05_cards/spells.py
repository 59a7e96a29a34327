"""5d. Spells, and other cards that power makes stronger."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from heraut.games.heroes3.answers.on_map import Target
from heraut.games.heroes3.answers.with_cards import Boost, CastNow, LineOf, PlayOf, SpaceOf
from heraut.games.heroes3.model import NO_FIGHTER, CardName, FighterId, Game, Laid, SpaceId, main_hero
from heraut.games.heroes3.numbers import gains
from heraut.games.heroes3.numbers.combat_board import NEIGHBOURS, SPACES
from heraut.games.heroes3.numbers.combat_values import battle_of
from heraut.games.heroes3.printed.effects import Effect
from heraut.games.heroes3.rules import plays, told
from heraut.games.heroes3.rules.ch03_play import proclamations
from heraut.games.heroes3.rules.ch05_cards import (
    castable,
    in_hand,
    piles,
    play_in_combat,
    powers,
    receiving,
    spell_lands,
    targets,
    untimely,
)
from heraut.games.heroes3.rules.ch11_ai import ai_spells
from heraut.kernel import PASS, Gives, Option, Pass, Reason, Section, ask, call, give, offer

CAST = CastNow()


# ── casting ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class Cast(Section):
    """5d. A spell is cast, or a specialty that takes power; gives what it adds to the attack under way.

    laid down → power, card by card ⟲ → on whom → which line → (the enemy may cancel it) → its effect
       → (its caster may take it back) → the cards go → end
    """

    seat: int
    card: CardName
    moment: str
    fighter: FighterId = NO_FIGHTER
    foe: FighterId = NO_FIGHTER
    power: int = 0
    boosts: tuple[Laid, ...] = ()
    target: FighterId = NO_FIGHTER
    chosen: tuple[SpaceId, ...] = ()  # spaces
    line: int = -1
    cancelled: bool = False
    back: str = ""  # what comes back to hand: the spell, or the spell and what boosted it
    with_it: tuple[Laid, ...] = ()  # the card that makes it come back, if it must lie with an ongoing spell
    laid: tuple[Laid, ...] = ()

    @property
    def now(self) -> targets.Now:
        return targets.Now(self.seat, self.moment, self.fighter, self.foe)

    def effect(self, t: Game) -> Effect:
        return gains.effect_of(t.content, self.card, gains.EFFECT)

    def start(self, t: Game) -> Gives[tuple[Laid, ...]]:
        """H3-SPL-1 H3-SPL-3 H3-SPL-15. It costs nothing but the card."""
        self.power += powers.given(t, self.seat, self.card)
        in_hand.lay_down(t, self.seat, self.card, gains.EFFECT)
        if self.card in t.content.spells:
            castable.count_spell(t, self.seat)
        return self.gather

    def gather(self, t: Game) -> Gives[tuple[Laid, ...]]:
        return ask(self.seat, "power", self.boosting, self.hear_power, self.land_nowhere, secret=True)

    def boosting(self, t: Game) -> list[Option]:
        """H3-SPL-2 H3-SPL-6 H3-SPL-7 H3-SPL-14 H3-EX-1. Power, card by card, while a line can be reached."""
        wanted = list(castable.useful_powers(t, self.now, self.card))
        enough = [CAST] if wanted and self.power >= wanted[0] else []
        return [*enough, *powers.boosts(t, self.seat, self.power, wanted)]

    def hear_power(self, t: Game, choice: CastNow | Boost) -> Gives[tuple[Laid, ...]]:
        """H3-SPL-14 H3-CRD-20."""
        if isinstance(choice, CastNow):
            return self.whom
        self.power += powers.of(t, choice.card, choice.mode)
        in_hand.lay_down(t, self.seat, choice.card, choice.mode)
        self.boosts += (Laid(choice.card, choice.mode, self.seat, in_hand.PLAYED),)
        if choice.mode == gains.SPELL:
            return self.gather
        source = f"card/{choice.card}/{choice.mode}"
        return call(receiving.Receive(self.seat, main_hero(self.seat), source), self.gather)

    # ── on whom, and how ──

    def whom(self, t: Game) -> Gives[tuple[Laid, ...]]:
        """H3-SPL-13. The best line reached."""
        effect = self.effect(t)
        self.line = max([place for place, line in enumerate(effect.lines) if line.power <= self.power])
        if self.moment == targets.ON_MAP:
            return self.which_line
        if effect.play == "fireball":
            return ask(self.seat, "fireball", self.spaces, self.hear_space)
        return ask(self.seat, "spell_target", self.units, self.hear_target)

    def units(self, t: Game) -> list[Target]:
        """H3-SPL-13. Whoever the best line reached allows."""
        effect = self.effect(t)
        found = targets.targets(t, self.now, effect, effect.lines[self.line], self.card in t.content.spells)
        return [Target(who) for who in found]

    def hear_target(self, t: Game, choice: Target) -> Gives[tuple[Laid, ...]]:
        self.target = choice.fighter
        if self.effect(t).play == "teleport_unit":
            return ask(self.seat, "teleport_to", self.free, self.hear_second)
        return self.which_line

    def free(self, t: Game) -> list[SpaceOf]:
        """H3-UNI-34 H3-COM-7. The spaces where nothing stands."""
        return [SpaceOf(space) for space in spell_lands.free_spaces(t, self.target)]

    def hear_space(self, t: Game, choice: SpaceOf) -> Gives[tuple[Laid, ...]]:
        self.chosen = (choice.space,)
        return ask(self.seat, "fireball", self.spaces, self.hear_second)

    def spaces(self, t: Game) -> list[SpaceOf]:
        """H3-EX-10 H3-CMB-11. A unit, then a space beside it, which may be empty; empty ones are all alike."""
        taken = castable.occupied(t)
        if not self.chosen:
            return [SpaceOf(space) for space in taken]
        near = NEIGHBOURS[self.chosen[0]]
        free = [space for space in near if space not in taken]
        return [SpaceOf(space) for space in (*[space for space in near if space in taken], *free[:1])]

    def hear_second(self, t: Game, choice: SpaceOf) -> Gives[tuple[Laid, ...]]:
        self.chosen += (choice.space,)
        return self.which_line

    def which_line(self, t: Game) -> Gives[tuple[Laid, ...]]:
        """H3-SPL-13. A line that only allows more units is as good as the best."""
        if self.effect(t).lines[self.line].tiers is not None:
            return self.announce
        return ask(self.seat, "line", self.lines, self.hear_line)

    def lines(self, t: Game) -> list[LineOf]:
        """H3-SPL-13. The best line reached, or a cheaper one."""
        return [LineOf(line.power) for line in reversed(self.effect(t).lines[: self.line + 1])]

    def hear_line(self, t: Game, choice: LineOf) -> Gives[tuple[Laid, ...]]:
        powers = [line.power for line in self.effect(t).lines]
        self.line = powers.index(choice.power)
        return self.announce

    # ── what others say, what it does ──

    def announce(self, t: Game) -> Gives[tuple[Laid, ...]]:
        """H3-CMB-44. The enemy may cancel a spell that was just cast."""
        t.tell("cast", seat=self.seat, card=self.card, power=self.power)
        enemy = targets.enemy_seat(t, self.seat) if self.card in t.content.spells else -1
        if enemy < 0:
            return self.take_effect
        return call(play_in_combat.AgainstSpell(enemy, "enemy_spell", self.card, self.power), self.take_effect)

    def take_effect(self, t: Game) -> Gives[tuple[Laid, ...]]:
        """H3-CRD-25 H3-SPL-16. Whoever takes the spell back says so now."""
        if self.card not in t.content.spells:
            return self.land
        first = proclamations.first_spell_comes_back(t, self.seat)
        proclamations.spell_was_cast(t, self.seat)
        if first:
            self.back = "spell"
            return self.land
        could = piles.holds_cards(t, self.seat)
        return offer(t, self.seat, "own_spell", self.own_plays, self.hear_own, self.land, could)

    def own_plays(self, t: Game) -> list[Option]:
        """H3-CRD-25 H3-SPL-16. Cards that take the spell back."""
        return [PASS, *play_in_combat.returning(t, self.seat)]

    def hear_own(self, t: Game, choice: Pass | PlayOf) -> Gives[tuple[Laid, ...]]:
        """H3-CRD-25 H3-SPL-16. On an ongoing spell the card lies there as long as the spell does."""
        if isinstance(choice, Pass):
            return self.land
        effect = gains.effect_of(t.content, choice.card, choice.mode)
        in_hand.lay_down(t, self.seat, choice.card, choice.mode)
        self.back = effect.returns
        if self.stays(t):
            self.with_it = (Laid(choice.card, choice.mode, self.seat, in_hand.PLAYED),)
        else:
            in_hand.put_away(t, self.seat, choice.card, choice.mode)
        source = f"card/{choice.card}/{choice.mode}"
        return call(receiving.Receive(self.seat, main_hero(self.seat), source), self.land)

    def land(self, t: Game) -> Gives[tuple[Laid, ...]]:
        """H3-CMB-44 H3-EX-2. Its effect, if nobody cancelled it."""
        if self.cancelled:
            told.cancelled(t, self.seat, self.card)
            return self.put_away
        if self.moment == targets.ON_MAP:
            source = f"card/{self.card}/{gains.EFFECT}/{self.line}"
            section = plays.NAMED[self.effect(t).play](self.seat, main_hero(self.seat), source)
            return call(section, self.put_away)
        return call(self.landing(t), self.has_landed)

    def landing(self, t: Game) -> spell_lands.SpellLands:
        mode = gains.EFFECT
        if self.effect(t).choose:
            mode += ":" + self.number(t)
        if self.back and self.stays(t):
            mode += gains.BACK
        return spell_lands.SpellLands(self.seat, self.card, mode, self.line, self.target, self.chosen)

    def number(self, t: Game) -> str:
        """Of several numbers the one that counts at this moment."""
        if self.moment != targets.BEFORE_ROLL:
            return "initiative"
        effect = self.effect(t)
        return targets.boosted(t, self.now, effect, effect.lines[self.line])

    def has_landed(self, t: Game, laid: tuple[Laid, ...]) -> Gives[tuple[Laid, ...]]:
        self.laid = laid
        return self.put_away

    def land_nowhere(self, t: Game) -> Gives[tuple[Laid, ...]]:
        """H3-SPL-6. Nothing to work on any more: the power is lost."""
        told.cancelled(t, self.seat, self.card)
        return self.put_away

    # ── why not? ──

    def wishes(self, t: Game) -> Sequence[Option]:
        asked = in_hand.asked(t)
        if asked == "power":
            return [CAST, *powers.wishes(t, self.seat)]
        if asked == "spell_target":
            return [Target(who) for who in battle_of(t).fighters]
        if asked in ("fireball", "teleport_to"):
            return [SpaceOf(space) for space in SPACES]
        if asked == "line":
            return [LineOf(line.power) for line in self.effect(t).lines]
        return in_hand.play_wishes(t, self.seat)

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        asked = in_hand.asked(t)
        if asked == "power" and isinstance(wish, (CastNow, Boost)):
            return self.no_power(t, wish)
        if asked == "spell_target" and isinstance(wish, Target):
            effect, spell = self.effect(t), self.card in t.content.spells
            return targets.no_target(t, self.now, effect, effect.lines[self.line], spell, wish.fighter)
        if asked in ("fireball", "teleport_to") and isinstance(wish, SpaceOf):
            return self.no_space(t, asked, wish)
        if asked == "line" and isinstance(wish, LineOf):
            return self.no_line(t, wish)
        if asked == "own_spell" and isinstance(wish, PlayOf):
            now = targets.Now(self.seat, targets.OWN_SPELL)
            return in_hand.unplayable(t, self.seat, wish) or untimely.untimely(t, now, wish)
        return None

    def no_power(self, t: Game, wish: CastNow | Boost) -> Reason | None:
        """H3-SPL-2 H3-SPL-13. Nothing is cast before a line is reached that does anything."""
        wanted = list(castable.useful_powers(t, self.now, self.card))
        if isinstance(wish, Boost):
            return powers.no_boost(t, self.seat, wish, self.power, wanted)
        return self.not_reached(wanted[0])

    def not_reached(self, wanted: int) -> Reason | None:
        """H3-SPL-13. The power of a line is put into it first."""
        if self.power >= wanted:
            return None
        return Reason("line-not-reached", ("H3-SPL-2", "H3-SPL-13"), wanted=wanted, have=self.power)

    def no_line(self, t: Game, wish: LineOf) -> Reason | None:
        """H3-SPL-13. One of the lines printed on it that its power reaches."""
        if wish.power not in [line.power for line in self.effect(t).lines]:
            return Reason("no-such-effect", ("H3-SPL-13",))
        return self.not_reached(wish.power)

    def no_space(self, t: Game, asked: str, wish: SpaceOf) -> Reason | None:
        """H3-CMB-11 H3-UNI-34. A unit goes to a free space; a fireball burns a unit and a space beside it."""
        if asked == "teleport_to":
            return spell_lands.taken(t, self.target, wish.space)
        if wish in self.spaces(t):
            return None
        if not self.chosen:
            return Reason("nobody-there", ("H3-EX-10",))
        near = wish.space in NEIGHBOURS[self.chosen[0]]
        return Reason("empty-alike", ("H3-EX-10",)) if near else Reason("not-adjacent", ("H3-CMB-11",))

    # ── the cards ──

    def put_away(self, t: Game) -> Gives[tuple[Laid, ...]]:
        """H3-CRD-8 H3-CRD-24 H3-SPL-15 H3-SPL-16. An ongoing spell lies on its unit until it is over."""
        boosts_back = "self" if self.back == "spell_and_boosts" else ""
        for one in self.boosts:
            in_hand.put_away(t, self.seat, one.card, one.mode, returns=boosts_back)
        if not self.stays(t):
            in_hand.put_away(t, self.seat, self.card, gains.EFFECT, returns="self" if self.back else "")
            return give(self.laid)
        unit, player = battle_of(t).fighters[self.target], t.state.players[self.seat]
        player.laid.remove(Laid(self.card, gains.EFFECT, self.seat, in_hand.PLAYED))
        for one in self.with_it:
            player.laid.remove(one)
            unit.laid.append(one._replace(until=self.effect(t).until or "combat_round"))
        return give(self.laid)

    def stays(self, t: Game) -> bool:
        """H3-CRD-24. Does it lie on a unit once it is cast?"""
        if self.moment == targets.ON_MAP or self.cancelled or self.target < 0:
            return False
        effect = self.effect(t)
        return effect.when == "ongoing" or (effect.choose and self.moment != targets.BEFORE_ROLL)


def under_way(t: Game) -> Cast | ai_spells.AiSpell:
    """H3-CMB-44. The spell that is being cast, by a player or by an AI."""
    return t.find(ai_spells.AiSpell) if t.within(ai_spells.AiSpell) else t.find(Cast)
