"""1. An effect of a card, a unit or a skill: announced, paid for, and let happen."""

from __future__ import annotations

from dataclasses import dataclass

import heraut.games.mage_knight.rules.ch1_reminders.boosts as boosts
import heraut.games.mage_knight.rules.ch1_reminders.gaining as gaining
import heraut.games.mage_knight.rules.ch1_reminders.lasting as lasting
import heraut.games.mage_knight.rules.ch1_reminders.moments as moments
import heraut.games.mage_knight.rules.ch1_reminders.named_plays as named_plays
import heraut.games.mage_knight.rules.ch5_combat.judged_foes as judged_foes
from heraut.games.mage_knight.answers.anywhere import DONE, CardOf, Done, FoeOf, Take
from heraut.games.mage_knight.model.heroes import colour_number
from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.model.names import WOUND, Cause, DeedId, FoeId
from heraut.games.mage_knight.numbers import statuses
from heraut.games.mage_knight.numbers.effects import colour_in, effects_of, name_of, names_of, unit_in
from heraut.games.mage_knight.printed.effects import Effect, Element, Reach
from heraut.games.mage_knight.rules import gains
from heraut.games.mage_knight.rules.ch1_reminders import judged_effects
from heraut.games.mage_knight.rules.ch1_reminders.judged_effects import (
    ATTACK,
    BLOCK,
    FOES,
    HEAL,
    INFLUENCE,
    MOVE,
    SPECIAL,
)
from heraut.games.mage_knight.rules.ch1_reminders.paying import PayMana
from heraut.kernel import Arrow, Option, Section, ask, call, offer

MANY_TARGETS = 3
ANY_TIME = frozenset((SPECIAL,))


def uses_now(t: Game, seat: int) -> frozenset[str]:
    """What is of use to this seat now; out of one's turn only what may be played at any time."""
    moment = t.nearest(moments.Moment)
    return moment.uses(t) if moment is not None and moment.seat == seat else ANY_TIME


@dataclass(slots=True)
class Resolve(Section):
    """One effect of a source.

    which? → cards it costs ⟲ → mana → whom it is aimed at ⟲ → it happens:
    what lasts, points, enemies → gains, units (Gain) → a further choice ⟲, or a section of its own

    `price`: the mana of the card itself.  `plus`: so much more of its points.  `path`: the effect taken, and of its
    further choices.  `discarded`, `thrown`: what was given.  `colour`: of the effect.  `unit`: the one it readied.
    """

    seat: int
    source: Cause
    price: tuple[str, ...] = ()
    plus: int = 0
    path: tuple[int, ...] = ()
    discarded: int = 0
    thrown: Cause = ""
    colour: str = ""
    aimed: tuple[int, ...] = ()
    unit: int = 0

    # announced

    def start(self, t: Game) -> Arrow:
        """MK-CRD-16 MK-UNI-5. Nobody is asked which, where one alone is printed."""
        if len(effects_of(t.content, self.source)) > 1:
            return ask(self.seat, "effect", self.effects, self.choose, secret=True)
        self.path = (0,)
        return self.give

    def effects(self, t: Game) -> list[Take]:
        """MK-CRD-16 MK-CRD-21 MK-UNI-5. Those that are of use and can be paid for."""
        uses = uses_now(t, self.seat)
        effects = zip(names_of(t.content, self.source), effects_of(t.content, self.source), strict=True)
        return [Take(name) for name, one in effects if self.allows(t, uses, one)]

    def allows(self, t: Game, uses: frozenset[str], effect: Effect) -> bool:
        if judged_effects.against(t, self.seat, uses, self.source, self.price, effect, "") is not None:
            return False
        return judged_effects.out_of_reach(t, self.seat, effect, self.source) is None

    def choose(self, t: Game, choice: Take) -> Arrow:
        """MK-CRD-21."""
        self.path = (names_of(t.content, self.source).index(choice.effect),)
        return self.give

    def effect(self, t: Game) -> Effect:
        found = effects_of(t.content, self.source)[self.path[0]]
        for number in self.path[1:]:
            found = found.then[number]
        return found

    # paid for

    def give(self, t: Game) -> Arrow:
        """MK-CRD-20 MK-CRD-21. Cards are discarded or thrown away, one by one."""
        effect = self.effect(t)
        if effect.discard_any:
            could = bool(t.state.heroes[self.seat].hand)
            return offer(t, self.seat, "discard_for", self.discards, self.discard, self.pay, could)
        if self.discarded < effect.discard:
            return ask(self.seat, "discard_for", self.discards, self.discard, otherwise=self.pay, secret=True)
        for _ in range(effect.discard_wound):
            gains.discard(t, self.seat, WOUND)
        if effect.throw:
            return ask(self.seat, "throw_for", self.throws, self.throw, secret=True)
        return self.pay

    def discards(self, t: Game) -> list[Option]:
        """MK-CRD-14 MK-CRD-20 MK-CRD-21. A card that is no Wound; where any number may go, enough of it."""
        cards = [CardOf(DeedId(card)) for card in sorted(set(judged_effects.to_discard(t, self.seat)))]
        return [DONE, *cards] if self.effect(t).discard_any else [*cards]

    def discard(self, t: Game, choice: CardOf | Done) -> Arrow:
        """MK-CRD-20."""
        if isinstance(choice, Done):
            return self.pay
        gains.discard(t, self.seat, choice.card)
        self.discarded += 1
        return self.give

    def throws(self, t: Game) -> list[CardOf]:
        """MK-CRD-20 MK-CRD-21. An action card; to take one of its colour, such that the offer has it."""
        cards = judged_effects.to_throw(t, self.seat, self.effect(t))
        return [CardOf(DeedId(card)) for card in sorted(set(cards))]

    def throw(self, t: Game, choice: CardOf) -> Arrow:
        """MK-CRD-20."""
        gains.throw_away(t, self.seat, choice.card)
        self.thrown = choice.card
        return self.pay

    def pay(self, t: Game) -> Arrow:
        """MK-CRD-16 MK-CRD-21 MK-UNI-5. The card's mana and the effect's."""
        price, self.price = (*self.price, *self.effect(t).pay), ()
        return call(PayMana(self.seat, price, self.source), self.aim) if price else self.aim(t, ())

    # aimed

    def aim(self, t: Game, paid: tuple[str, ...]) -> Arrow:
        """MK-CMB-3 MK-CMB-23. The effect has the colour of the card, or of the mana of the unit."""
        self.colour = colour_in(t.content, self.source, paid)
        on = self.effect(t).on
        if on == "all":
            self.aimed = tuple(self.targets_left(t))
        elif on:
            return ask(self.seat, "aim", self.targets, self.hear_target, otherwise=self.happen)
        return self.happen

    def targets(self, t: Game) -> list[Option]:
        """MK-CMB-3 MK-CMB-23. Enemies that do not ignore it; where up to three are named, enough of them."""
        targets: list[Option] = [FoeOf(foe) for foe in self.targets_left(t)]
        return [DONE, *targets] if self.aimed and targets else targets

    def targets_left(self, t: Game) -> list[FoeId]:
        targets = judged_foes.aims(t, self.seat, self.effect(t), self.colour)
        return [foe for foe in targets if foe not in self.aimed]

    def hear_target(self, t: Game, choice: FoeOf | Done) -> Arrow:
        """MK-CMB-3."""
        if isinstance(choice, Done):
            return self.happen
        self.aimed += (choice.foe,)
        if self.effect(t).on == "up_to_3" and len(self.aimed) < MANY_TARGETS:
            return ask(self.seat, "aim", self.targets, self.hear_target, otherwise=self.happen)
        return self.happen

    # happens

    def happen(self, t: Game) -> Arrow:
        """MK-CRD-6 MK-CRD-22 MK-FIN-1. What lasts comes first, since it may change what the points are."""
        effect = self.effect(t)
        if effect.wound:
            gains.take_wounds(t, self.seat, effect.wound, self.source)
        for status in effect.status:
            lay_status(t, self.seat, status, effect)
        self.give_all_points(t, effect)
        for foe in self.aimed:
            strike_foe(t, self.seat, FoeId(foe), effect)
        if effect.others_armour:
            for other in self.targets_left(t):
                judged_foes.soften(t, other, Effect(armour=effect.others_armour))
        if not gaining.gives_more(effect):
            return self.after(t, 0)
        return call(gaining.Gain(self.seat, self.source, self.path, self.thrown), self.after)

    def give_all_points(self, t: Game, effect: Effect) -> None:
        """MK-CRD-6. Of its points only those that a moment has a use for; move and influence are kept."""
        more = self.plus + gaining.more_of(t, self.seat, effect, self.discarded)
        if effect.move is not None:
            give_points(t, self.seat, MOVE, effect.move + more, self.source)
        if effect.influence is not None:
            give_points(t, self.seat, INFLUENCE, effect.influence + more, self.source)
        if effect.heal:
            extra = more - self.plus if not effect.move else 0
            give_points(t, self.seat, HEAL, effect.heal + extra, self.source)
        for use, amount in ((ATTACK, effect.attack), (BLOCK, effect.block)):
            if amount is not None:
                give_points(
                    t, self.seat, use, amount + more, self.source, effect.element, effect.reach, effect.twice_if_swift
                )

    def after(self, t: Game, unit: int) -> Arrow:
        """MK-CRD-21. A further choice, the section that the effect names, or what a fighting unit brings about."""
        effect = self.effect(t)
        self.unit = unit
        if effect.then:
            return ask(self.seat, "then", self.further, self.choose_further, secret=True)
        if effect.play:
            return call(named_plays.NAMED[effect.play](self.seat, self.source, effect.amount), self.fought)
        return self.fought

    def fought(self, t: Game) -> Arrow:
        """MK-CRD-22. Effects may wait for a unit that attacks or blocks."""
        effect = self.effect(t)
        if unit_in(self.source) is None or (effect.attack is None and effect.block is None):
            return None
        return call(lasting.Happen(self.seat, "unit_fights", self.source))

    def further(self, t: Game) -> list[Take]:
        """MK-CRD-21. What of the further choice can be paid for; nothing at all is one of them."""
        found = self.effect(t).then
        return [Take(name_of(one)) for one in found if judged_effects.too_dear(t, self.seat, (), one) is None]

    def choose_further(self, t: Game, choice: Take) -> Arrow:
        """MK-CRD-21."""
        self.discarded = 0
        self.path += ([name_of(one) for one in self.effect(t).then].index(choice.effect),)
        return self.give


def lay_status(t: Game, seat: int, status: str, effect: Effect) -> None:
    """MK-CRD-22. It lasts as long as it says; with it, which basic colour was paid, counted from 1.

    What is only for cards used in an interaction does not begin elsewhere.
    """
    trigger = t.content.statuses[status].trigger
    if trigger is not None and trigger.in_talk and INFLUENCE not in uses_now(t, seat):
        return
    amount = colour_number(effect.pay[0]) + 1 if effect.pay else 0
    t.state.gain(seat, status, t.content.statuses[status].until, amount)
    t.tell("lasts", seat=seat, status=status)


def give_points(
    t: Game,
    seat: int,
    use: str,
    amount: int,
    source: str,
    element: Element = "physical",
    reach: Reach = "melee",
    twice_if_swift: bool = False,
) -> None:
    """MK-CRD-5 MK-CRD-6 MK-CRD-7. Attack and block go to the moment, if it has a use for them, the rest to the hero."""
    hero, uses = t.state.heroes[seat], uses_now(t, seat)
    if use == MOVE:
        hero.move += amount
    elif use == INFLUENCE:
        hero.influence += amount
    elif use == HEAL:
        if HEAL not in uses:
            return
        hero.heal += amount
    else:
        wide = statuses.of_use(t, seat, uses)
        serves = use in wide or (use == ATTACK and judged_effects.attack_serves(t, seat, wide, reach, source))
        if not serves and FOES not in uses:  # beside enemies the moment says itself what it takes
            return
        points = moments.Points(amount, element, reach, source, twice_if_swift)
        moments.moment(t).gather(t, boosts.boosted(t, seat, use, points))
    t.tell("points", seat=seat, use=use, amount=amount, element=element, reach=reach, source=source)
    if use in (MOVE, INFLUENCE) and use not in uses:
        convert(t, seat, use, uses, source)


def convert(t: Game, seat: int, use: str, uses: frozenset[str], source: str) -> None:
    """MK-CRD-6 MK-CRD-22. Move or influence that serves as attack or block now is turned into it, at the best rate."""
    hero = t.state.heroes[seat]
    serving = [one for one in statuses.converts(t, seat) if one.spends == use and statuses.serves(one, uses)]
    if not serving:
        return
    words = min(serving, key=lambda one: one.rate)
    amount, left = divmod(hero.move if use == MOVE else hero.influence, words.rate)
    if use == MOVE:
        hero.move = left
    else:
        hero.influence = left
    if amount:
        moments.moment(t).gather(t, moments.Points(amount, words.element, words.reach, source))


def strike_foe(t: Game, seat: int, foe: FoeId, effect: Effect) -> None:
    """MK-CMB-42 MK-CMB-56 MK-CMB-63 MK-CMB-64. It is kept from attacking, stripped, softened, destroyed.

    A summoned enemy is gone once it does not attack: nothing else befalls whoever summoned it.
    """
    if effect.stop:
        gone = judged_foes.summoned(t, foe)
        judged_foes.stop_attack(t, foe)
        if gone:
            return
    for what in effect.strips:
        judged_foes.strip(t, foe, what)
    if effect.armour or effect.armour_if_fortified or effect.armour_per_resistance:
        judged_foes.soften(t, foe, effect)
    if effect.destroy:
        judged_foes.destroy(t, seat, foe)


SECTIONS: tuple[type[Section], ...] = (Resolve,)
