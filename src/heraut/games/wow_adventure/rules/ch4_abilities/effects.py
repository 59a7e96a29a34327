"""4. What a component says is done, clause by clause."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from heraut.games.wow_adventure.answers import AbilityOf, ChoiceOf, Done, ItemOf, Pay
from heraut.games.wow_adventure.model import BLACK, RED, AbilityId, Cause, Game, turn_end
from heraut.games.wow_adventure.numbers import routes
from heraut.games.wow_adventure.numbers.clauses import EFFECT, clauses_of
from heraut.games.wow_adventure.numbers.fight import kind_of, lines_of, triggers_of, under_way
from heraut.games.wow_adventure.printed.effects import VALUES, Effect
from heraut.games.wow_adventure.rules import gains
from heraut.games.wow_adventure.rules.ch3_combat import strikes
from heraut.games.wow_adventure.rules.ch3_combat.defeat import Suffer
from heraut.games.wow_adventure.rules.ch4_abilities.named import NAMED
from heraut.games.wow_adventure.rules.markers import FindMarkers
from heraut.kernel import Arrow, Section, ask, call, draw
from heraut.kernel.sections import Ends

LASTING = (*VALUES, "move")  # what may lie on a character until the end of his next turn
PRICE = 0  # beside the choices of a clause, which are counted from 1


@dataclass(slots=True)
class Resolve(Section):
    """Clause by clause ⟲: pay its price or let it be; choose one of its choices; DO what it says.

    `seat`: whom it is done for.  `done`: how many clauses are done.
    """

    seat: int
    source: Cause
    part: str = EFFECT
    done: int = 0

    def start(self, t: Game) -> Arrow:
        """WW-ABL-3."""
        clauses = clauses_of(t, self.seat, self.source, self.part)
        if self.done == len(clauses):
            return None
        clause = clauses[self.done]
        self.done += 1
        if clause.may is not None:
            return self.price
        if clause.one_of:
            return ask(self.seat, "choose", self.choices, self.hear_choice)
        return call(self.doing(), self.start)

    def doing(self, *inside: int) -> DoClause:
        """The clause that is now done, or one inside it."""
        return DoClause(self.seat, self.source, self.part, (self.done - 1, *inside))

    def clause(self, t: Game) -> Effect:
        return clauses_of(t, self.seat, self.source, self.part)[self.done - 1]

    def price(self, t: Game) -> Arrow:
        """WW-CHA-5 WW-LVL-9. A card asks whether it is paid; who uses a power of his has decided that he pays."""
        if self.part != EFFECT:
            return call(self.doing(PRICE), self.deeds)
        return ask(self.seat, "price", self.prices, self.hear_price)

    def prices(self, t: Game) -> Sequence[Pay | Done]:
        """WW-CHA-5. A price need not be paid, and cannot be by who has not enough."""
        may = self.clause(t).may
        return [Done(), Pay()] if may is not None and is_payable(t, self.seat, may) else [Done()]

    def hear_price(self, t: Game, choice: Pay | Done) -> Arrow:
        """WW-CHA-5."""
        return call(self.doing(PRICE), self.deeds) if isinstance(choice, Pay) else self.start

    def deeds(self, t: Game) -> Arrow:
        """WW-ABL-3. What was paid for."""
        return call(self.doing(), self.start)

    def choices(self, t: Game) -> Sequence[ChoiceOf]:
        """WW-EXP-2 WW-CHA-5. What can be done in full; if nothing can, everything, as far as it goes."""
        one_of = self.clause(t).one_of
        whole = [number for number, clause in enumerate(one_of, 1) if is_payable(t, self.seat, clause)]
        return [ChoiceOf(number) for number in whole or range(1, len(one_of) + 1)]

    def hear_choice(self, t: Game, choice: ChoiceOf) -> Arrow:
        """WW-EXP-2 WW-CHA-5."""
        return call(self.doing(choice.number), self.start)


def is_payable(t: Game, seat: int, clause: Effect) -> bool:
    """Has he the cards, items and energy that a clause takes from him?"""
    hero = t.state.heroes[seat]
    return (
        len(hero.hand) >= clause.discard_chosen
        and len(hero.bag) >= clause.discard_bag
        and hero.energy >= clause.pay_energy
    )


# ── one clause ───────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class DoClause(Section):
    """What is done at once → what takes a section of its own, one after another ⟲.

    `path`: which clause; and inside it its price, or one of its choices.  `led`: how many sections are over.
    """

    seat: int
    source: Cause
    part: str
    path: tuple[int, ...]
    led: int = 0

    def clause(self, t: Game) -> Effect:
        clause = clauses_of(t, self.seat, self.source, self.part)[self.path[0]]
        if len(self.path) == 1:
            return clause
        inside = clause.one_of[self.path[1] - 1] if self.path[1] else clause.may
        assert inside is not None
        return inside

    def start(self, t: Game) -> Arrow:
        """WW-ABL-3 WW-CMB-2. Lines and triggers of the combat, what lasts, what is done at once."""
        clause = self.clause(t)
        if t.state.fight is not None:
            lay_lines(t, self.seat, clause, self.source)
        if clause.after:
            return None
        lay_statuses(t, self.seat, clause, self.source)
        do_at_once(t, self.seat, clause, self.source)
        return self.lead

    def lead(self, t: Game) -> Arrow:
        """WW-ABL-3. Damage first: who falls by it has nothing of the rest."""
        sections = sections_of(self.seat, self.clause(t), self.source)
        if self.led == len(sections):
            return None
        self.led += 1
        return call(sections[self.led - 1], self.lead)


def lay_lines(t: Game, seat: int, clause: Effect, source: str) -> None:
    """WW-CMB-2. What the clause says of the numbers of this combat, and what waits for one of its steps."""
    fight = under_way(t)
    side = RED if seat == fight.seat else BLACK
    opponent = kind_of(t, fight, 1 - side)
    t.state.fight = fight._replace(
        lines=(*fight.lines, *lines_of((clause,), side, source, opponent)),
        triggers=(*fight.triggers, *triggers_of((clause,), side, source)),
    )


def lay_statuses(t: Game, seat: int, clause: Effect, source: str) -> None:
    """WW-MOV-8 WW-EXP-2. Free from red markers this turn; or what lasts to the end of the next turn."""
    if clause.ignore_aggro:
        t.state.gain(seat, routes.FREE, turn_end(t, seat), 0, source)
    if clause.until:
        for word in LASTING:
            if getattr(clause, word):
                t.state.gain(seat, word, turn_end(t, seat, 1), getattr(clause, word), source)


def do_at_once(t: Game, seat: int, clause: Effect, source: str) -> None:
    """WW-ENE-2 WW-RES-1 WW-CMB-30. Movement, energy, healing, damage to the opponent."""
    hero = t.state.heroes[seat]
    if clause.move and not clause.until:
        hero.moves += clause.move
    gains.change_energy(t, seat, clause.energy - clause.pay_energy - (hero.energy if clause.lose_energy else 0))
    gains.heal(t, seat, hero.damage if clause.heal_all else clause.heal)
    if clause.deal and t.state.fight is not None:
        strikes.deal(t, BLACK if seat == t.state.fight.seat else RED, clause.deal, source)


def sections_of(seat: int, clause: Effect, source: str) -> list[Ends]:
    """What else a clause leads to, in this order."""
    found: list[Ends] = []
    if clause.take:
        found.append(Suffer(seat, clause.take, source))
    if clause.discard_bag:
        found.append(DiscardItems(seat, clause.discard_bag))
    if clause.discard_chosen:
        found.append(DiscardChosen(seat, clause.discard_chosen))
    if clause.discard:
        found.append(DiscardAtRandom(seat, clause.discard))
    if clause.draw:
        found.append(gains.DrawAbilities(seat, clause.draw))
    if clause.find:
        found.append(FindMarkers(seat, clause.find))
    if clause.play:
        found.append(NAMED[clause.play](seat, clause.amount, clause.colours))
    return found


# ── what is given up ─────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class DiscardChosen(Section):
    """Choose a card of the hand to discard ⟲, as long as there is one."""

    seat: int
    count: int

    def start(self, t: Game) -> Arrow:
        """WW-ABL-3. In secret: whether there is a choice hangs on the hand."""
        if not self.count or not t.state.heroes[self.seat].hand:
            return None
        return ask(self.seat, "discard", self.cards, self.hear, None, True)

    def cards(self, t: Game) -> Sequence[AbilityOf]:
        """WW-ABL-3. Any card of one's hand."""
        return [AbilityOf(AbilityId(card)) for card in sorted(set(t.state.heroes[self.seat].hand))]

    def hear(self, t: Game, choice: AbilityOf) -> Arrow:
        """WW-ABL-3."""
        gains.discard_ability(t, self.seat, choice.ability)
        self.count -= 1
        return self.start


@dataclass(slots=True)
class DiscardItems(Section):
    """Choose an item of the bag to discard ⟲, as long as there is one."""

    seat: int
    count: int

    def start(self, t: Game) -> Arrow:
        """WW-MAI-14."""
        if not self.count:
            return None
        return ask(self.seat, "discard_item", self.items, self.hear, self.over)

    def items(self, t: Game) -> Sequence[ItemOf]:
        """WW-MAI-14 WW-MAI-4. Any item of the bag; what is worn is safe."""
        return [ItemOf(item) for item in t.state.heroes[self.seat].bag]

    def hear(self, t: Game, choice: ItemOf) -> Arrow:
        """WW-MAI-14."""
        gains.discard_item(t, self.seat, choice.item)
        self.count -= 1
        return self.start

    def over(self, t: Game) -> Arrow:
        """WW-MAI-14. The bag is empty."""
        return None


@dataclass(slots=True)
class DiscardAtRandom(Section):
    """Cards of the hand, drawn at random, are discarded ⟲, as long as there is one."""

    seat: int
    count: int

    def start(self, t: Game) -> Arrow:
        """WW-ABL-3."""
        if not self.count or not t.state.heroes[self.seat].hand:
            return None
        return draw(f"hand_{self.seat}", self.hear)

    def hear(self, t: Game, cards: tuple[str, ...]) -> Arrow:
        """WW-ABL-3."""
        gains.lay_off(t, self.seat, cards[0])
        self.count -= 1
        return self.start


SECTIONS: tuple[type[Section], ...] = (Resolve, DoClause, DiscardChosen, DiscardItems, DiscardAtRandom)
