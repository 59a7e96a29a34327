"""Chapter II-B (as far as the combat phase needs it): wound rolls, wounds and deaths."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from heraut.games.confrontation.answers import Choose
from heraut.games.confrontation.model import D6, Battle, FigureId
from heraut.games.confrontation.numbers.values import all_in_attack, characteristic, value
from heraut.games.confrontation.printed.cards import WOUND_LEVELS
from heraut.kernel import Gives, Option, Reason, Section, ask, become, give, roll
from heraut.kernel.values import ADDED, PRINTED, Part, total

NOTHING, STUNNED, KILLED = "nothing", "stunned", "killed"
LEVELS: tuple[str, ...] = (*WOUND_LEVELS, KILLED)
TOXIC_RES = 0  # CF-K-29
UNTOUCHED_BY_POISON = frozenset(("undead", "construct"))


@dataclass(slots=True)
class WoundRoll(Section):
    """CF-E6-1. A wound roll, from the two dice to the wound suffered.

    (Survival instinct) → two dice → lower: location, higher + FOR − RES: row → one cell of the table
       → what the target suffers of it → (Toxic: a second roll) → end
    """

    attacker: FigureId
    target: FigureId
    master: bool = False
    poison: bool = False
    extra_die: bool = False
    faces: tuple[int, ...] = ()

    def start(self, t: Battle) -> Gives[str]:
        """CF-K-27."""
        skill = t.content.fighters[t.state.figures[self.target].fighter].skill
        if "survival_instinct" in skill:
            return roll(D6, "survival_instinct", self.read_instinct)
        return self.throw

    def read_instinct(self, t: Battle, faces: tuple[int, ...]) -> Gives[str]:
        """CF-K-27."""
        needed = int(t.content.fighters[t.state.figures[self.target].fighter].skill["survival_instinct"])
        t.tell("survival_instinct", who=self.target, face=faces[0], needed=needed, saved=faces[0] >= needed)
        return give(NOTHING) if faces[0] >= needed else self.throw

    def throw(self, t: Battle) -> Gives[str]:
        """CF-F-1 CF-K-24. Two dice, or three for the Assassin's first roll after his charge; one cancelled is none."""
        if self.extra_die:
            t.state.gain(self.attacker, "assassin_used", "turn")
            return roll(D6, "wound_roll", self.choose_dice, 3)
        return roll(D6, "wound_roll", self.read, 2)

    def choose_dice(self, t: Battle, faces: tuple[int, ...]) -> Gives[str]:
        """CF-K-24."""
        self.faces = faces
        return ask(t.state.figures[self.attacker].side, "keep_wound_dice", self.pairs, self.hear_dice)

    def pairs(self, t: Battle) -> list[Choose]:
        """CF-K-24. Any two of the three are kept."""
        return sorted({Choose(*pair) for pair in combinations(sorted(self.faces), 2)})

    def forbids(self, t: Battle, wish: Option) -> Reason | None:
        """CF-K-24."""
        fell = not isinstance(wish, Choose) or wish in self.pairs(t)
        return None if fell else Reason("not-fallen", ("CF-K-24",))

    def hear_dice(self, t: Battle, choice: Choose) -> Gives[str]:
        """CF-K-24."""
        return self.read(t, (choice.low, choice.high))

    def read(self, t: Battle, faces: tuple[int, ...]) -> Gives[str]:
        """CF-F-1."""
        return self.poison_next(t, self.inflict(t, faces))

    def at_once(self, t: Battle) -> str | None:
        """CF-F-1 CF-K-24 CF-K-27 CF-K-29. Without a third die to choose from, an instinct first or a poison after."""
        cards, figures = t.content.fighters, t.state.figures
        if t.chance is None or self.extra_die or "survival_instinct" in cards[figures[self.target].fighter].skill:
            return None
        if "toxic" in cards[figures[self.attacker].fighter].skill:
            return None
        return self.inflict(t, t.throw(D6, "wound_roll", 2))

    def inflict(self, t: Battle, faces: tuple[int, ...]) -> str:
        """CF-F-1 CF-F-5 CF-F-6 CF-F-7 CF-F-13 CF-F-16 CF-W-2 CF-W-3. The dice are read as they fall, doubles too."""
        low, high = faces
        table = t.content.wound_table
        final = high + self.strength(t) - self.resistance(t)
        shift = row_shift(t, self.attacker, self.target)
        row = table.row_of(final)
        if shift:
            row = table.shifted(row, shift)
        severity = table.cells[row][low - 1]
        if t.listener is not None:  # as in a test: the parts are added up only to be told
            t.tell(
                "wound_roll",
                who=self.attacker,
                target=self.target,
                rolled=(low, high),
                location=table.locations[low - 1],
                parts=(Part(ADDED, high, "die"), *self.strength_parts(t), *self.resistance_parts(t)),
                result=final,
                row=table.rows[row].label,
                shift=shift,
                severity=severity,
                poison=self.poison,
            )
        if table.locations[low - 1] in t.content.fighters[t.state.figures[self.target].fighter].immune:
            return self.shrug_off(t)
        return self.suffer(t, severity)

    def shrug_off(self, t: Battle) -> str:
        """CF-K-28. A wound roll that falls on a location the target is immune to has no effect."""
        t.tell("immune", who=self.target)
        return NOTHING

    def strength(self, t: Battle) -> int:
        """CF-E6-3."""
        card = t.content.fighters[t.state.figures[self.attacker].fighter]
        if self.master or self.poison or card.all_attack:
            return total(self.strength_parts(t))
        return value(t, self.attacker, "FOR")

    def strength_parts(self, t: Battle) -> Iterator[Part]:
        """CF-E6-3 CF-K-8 CF-K-10 CF-K-29 CF-K-44. FOR of whoever struck, as it is now; poison has its own."""
        card = t.content.fighters[t.state.figures[self.attacker].fighter]
        if self.poison:
            yield Part(PRINTED, int(card.skill["toxic"]), "toxic", ("CF-K-29",))
            return
        if self.master:
            for part in characteristic(t, self.attacker, "FOR"):
                if part.reason != "strength_in_charge":
                    yield part
            yield Part(ADDED, card.ATT, "master_strike_att", ("CF-K-8",))
            yield Part(ADDED, int(card.skill["master_strike"]), "master_strike", ("CF-K-8",))
        else:
            yield from characteristic(t, self.attacker, "FOR")
        if "WOUND" in card.all_attack and all_in_attack(t, self.attacker):
            yield Part(ADDED, card.all_attack["WOUND"], "all_attack", ("CF-K-44",))

    def resistance(self, t: Battle) -> int:
        """CF-F-5 CF-F-14 CF-K-29."""
        return TOXIC_RES if self.poison else value(t, self.target, "RES")

    def resistance_parts(self, t: Battle) -> Iterator[Part]:
        """CF-F-5. RES counts against the roll."""
        if not self.poison:
            for part in characteristic(t, self.target, "RES"):
                yield Part(ADDED, -part.amount, part.reason, part.rules)

    def suffer(self, t: Battle, severity: str) -> str:
        """CF-K-22 CF-K-23 CF-K-53. What becomes of the result before it is suffered."""
        if severity == NOTHING:
            return NOTHING
        figure = t.state.figures[self.target]
        victim = t.content.fighters[figure.fighter]
        if severity == STUNNED and uses(t, self.attacker, "ferocious", self.target) and not self.poison:
            severity = LEVELS[0]
        if victim.levels_suffered and severity in LEVELS:
            worse = LEVELS.index(severity) + victim.levels_suffered
            severity = NOTHING if worse < 0 else LEVELS[min(worse, len(LEVELS) - 1)]
        if severity == STUNNED:
            stun(t, self.target)
        elif severity in LEVELS:
            wound(t, self.target, severity)
        if figure.down:
            self.enjoy(t)
        return severity

    def enjoy(self, t: Battle) -> None:
        """CF-K-43. A personal enemy slain heals."""
        attacker, victim = t.state.figures[self.attacker], t.state.figures[self.target]
        hated = t.content.fighters[attacker.fighter].words.get("personal_enemy", ())
        if attacker.wound and t.content.fighters[victim.fighter].marks.intersection(hated):
            heal(t, self.attacker)

    def poison_next(self, t: Battle, severity: str) -> Gives[str]:
        """CF-K-29. A wound that did not kill may be poisoned."""
        skill = t.content.fighters[t.state.figures[self.attacker].fighter].skill
        if severity not in LEVELS or self.poison or t.state.figures[self.target].down:
            return give(severity)
        if "toxic" in skill and poisonable(t, self.target):
            return become(WoundRoll(self.attacker, self.target, poison=True))
        return give(severity)


def uses(t: Battle, who: FigureId, skill: str, target: FigureId) -> bool:
    """CF-K-28. Has this fighter the skill, and the target no immunity to it?"""
    figures, cards = t.state.figures, t.content.fighters
    return skill in cards[figures[who].fighter].skill and skill not in cards[figures[target].fighter].immune


def row_shift(t: Battle, attacker: FigureId, target: FigureId) -> int:
    """CF-K-20 CF-K-21 CF-K-28 CF-K-49. Rows worse for Bane, milder for Hard-boiled; the two cancel out."""
    card = t.content.fighters[t.state.figures[attacker].fighter]
    victim = t.content.fighters[t.state.figures[target].fighter]
    bane = 0
    if card.rows_against and "bane" not in victim.immune:
        for mark, rows in card.rows_against.items():
            if mark in victim.marks:
                bane = max(bane, rows)
    return card.rows_caused + bane + victim.rows_suffered


def poisonable(t: Battle, who: FigureId) -> bool:
    """CF-K-28 CF-K-29."""
    card = t.content.fighters[t.state.figures[who].fighter]
    return not card.marks & UNTOUCHED_BY_POISON and "toxic" not in card.immune


def stun(t: Battle, who: FigureId) -> None:
    """CF-F-2 CF-F-8 CF-W-8 CF-W-9 CF-K-38. One token at most, until the end of the turn; it never worsens a wound."""
    immune = "stunned" in t.content.fighters[t.state.figures[who].fighter].immune
    if not immune and not t.state.has(who, "stunned"):
        t.state.gain(who, "stunned", "turn")
        t.tell("stunned", who=who)


def wound(t: Battle, who: FigureId, level: str) -> None:
    """CF-F-3 CF-F-9 CF-F-10 CF-F-11 CF-W-5 CF-W-6 CF-W-7. A worse wound replaces, another worsens by a step."""
    figure = t.state.figures[who]
    rank = LEVELS.index(level)
    held = LEVELS.index(figure.wound) if figure.wound else -1
    suffered = LEVELS[rank if rank > held else held + 1]
    if suffered == KILLED:
        kill(t, who)
    else:
        figure.wound = suffered
        t.tell("wounded", who=who, level=suffered)


def kill(t: Battle, who: FigureId) -> None:
    """CF-E6-2 CF-W-7 CF-K-12. The figure is removed and its dice lost; a Relentless one stands on, once."""
    figure = t.state.figures[who]
    if "relentless" in t.content.fighters[figure.fighter].skill and not t.state.has(who, "relentless"):
        figure.wound = WOUND_LEVELS[-1]
        t.state.gain(who, "relentless", "phase")
        t.tell("relentless", who=who)
        return
    remove(t, who)


def remove(t: Battle, who: FigureId) -> None:
    """CF-E6-2."""
    figure = t.state.figures[who]
    figure.down = True
    figure.attack = figure.defence = figure.unplaced = 0
    t.state.modifiers.pop(who, None)
    t.tell("killed", who=who)


def heal(t: Battle, who: FigureId) -> None:
    """CF-F-11 CF-K-12 CF-K-43. One level better; a Relentless figure already slain is not healed."""
    figure = t.state.figures[who]
    if figure.wound and not t.state.has(who, "relentless"):
        rank = LEVELS.index(figure.wound)
        figure.wound = LEVELS[rank - 1] if rank else ""
        t.tell("healed", who=who, level=figure.wound)
