"""The numbers of a combat, each with its reasons.

Whatever works in a combat is a line (`model.Line`): what is worn or attached, what lasts, the event in play, the
encounter's special and what was played.  A value is its printed number and the lines that name it.  A line on a die is
read when a value is asked for, so a die that was rolled again counts as it lies.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from heraut.games.wow_adventure.model import BLACK, RED, Fight, Game, Line, Trigger, hidden_side_of, stats_of
from heraut.games.wow_adventure.numbers import events
from heraut.games.wow_adventure.numbers.valor import valor
from heraut.games.wow_adventure.printed.cards import Stats
from heraut.games.wow_adventure.printed.effects import SWITCHES, VALUES, Effect
from heraut.kernel.values import ADDED, AT_LEAST, AT_MOST, PRINTED, Part, total

MELEE, RANGED = "melee", "ranged"
OTHER = {MELEE: RANGED, RANGED: MELEE}
STEPS = (RANGED, MELEE)
SIDES = (RED, BLACK)
HIGH_VALOR = 6  # from which on the last stand begins
AT_LEAST_NONE = Part(AT_LEAST, 0, "at-least-none", ("WW-CMB-31",))


# ── who fights ───────────────────────────────────────────────────────────────────────────────────────────────────────


def under_way(t: Game) -> Fight:
    """The combat that is being fought."""
    assert t.state.fight is not None
    return t.state.fight


def seat_of(fight: Fight, side: int) -> int:
    """WW-PVP-1. The seat of a side; NOBODY's for an encounter."""
    return fight.seat if side == RED else fight.rival


def stats(t: Game, fight: Fight, side: int) -> Stats:
    """The printed numbers of a side."""
    seat = seat_of(fight, side)
    if seat >= 0:
        return stats_of(t, seat)
    if fight.card:
        return t.content.encounters[fight.card]
    printed = t.content.board[fight.printed].encounter
    assert printed is not None
    return printed


def kind_of(t: Game, fight: Fight, side: int) -> str:
    """The kind of an encounter; characters, and most printed encounters, are of none."""
    if seat_of(fight, side) >= 0:
        return ""
    if fight.card:
        return t.content.encounters[fight.card].kind
    printed = t.content.board[fight.printed].encounter
    return printed.kind if printed else ""


def special(t: Game, fight: Fight) -> tuple[Effect, ...]:
    """WW-CMB-2. The special power of the encounter; those printed on spaces have none."""
    return t.content.encounters[fight.card].special if fight.card else ()


# ── lines ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def lines_of(effect: Iterable[Effect], owner: int, source: str, opponent: str) -> Iterator[Line]:
    """What clauses say of the numbers of the sides; `opponent`: the kind of encounter that the owner fights."""
    for clause in effect:
        if clause.after or (clause.against and opponent not in clause.against):
            continue
        side = owner if clause.to == "own" else 1 - owner
        for word in VALUES:
            amount = getattr(clause, word)
            if amount or (amount is not None and word.startswith("grants")):
                yield Line(owner, side, word, amount, source, clause.from_die)
        for word in SWITCHES:
            if getattr(clause, word):
                yield Line(owner, side, word, 1, source, clause.from_die)


def triggers_of(effect: Iterable[Effect], owner: int, source: str) -> Iterator[Trigger]:
    """What clauses say that is looked at after a step."""
    for clause in effect:
        if clause.after:
            yield Trigger(owner, clause.after, clause.deal, clause.heal, source)


def lines(t: Game, fight: Fight) -> list[Line]:
    """Everything that works in this combat now."""
    found = [*fight.lines]
    for side in SIDES:
        if seat_of(fight, side) >= 0:
            found += standing(t, seat_of(fight, side), side, kind_of(t, fight, 1 - side))
    if fight.raised:
        found.append(Line(BLACK, BLACK, "attack", fight.raised, "ambush"))
    if t.state.event:
        found += _event_lines(t, fight)
    return found


def triggers(t: Game, fight: Fight) -> list[Trigger]:
    """Everything that is looked at after a step of this combat."""
    found = [*fight.triggers]
    for side in SIDES:
        seat = seat_of(fight, side)
        if seat >= 0:
            for source, effect in _lying(t, seat):
                found += triggers_of(effect, side, source)
    return found


def standing(t: Game, seat: int, side: int, opponent: str) -> tuple[Line, ...]:
    """WW-ABL-3 WW-MAI-8. What a character wears, what is attached to him, what lasts on him."""
    hero = t.state.heroes[seat]
    key = "standing", hero.weapon, hero.armour, hero.attached, side, opponent
    if key not in t.content.memo:
        t.content.memo[key] = tuple(
            [line for source, effect in _lying(t, seat) for line in lines_of(effect, side, source, opponent)]
        )
    found: tuple[Line, ...] = t.content.memo[key]
    lasting = t.state.modifiers.get(seat, ())
    return found + tuple([Line(side, side, m.status, m.amount, m.source) for m in lasting if m.status in VALUES])


def _lying(t: Game, seat: int) -> Iterator[tuple[str, tuple[Effect, ...]]]:
    hero = t.state.heroes[seat]
    yield from [(item, t.content.items[item].effect) for item in (hero.weapon, hero.armour) if item]
    yield from [(ability, t.content.abilities[ability].effect) for ability in hero.attached]


def _event_lines(t: Game, fight: Fight) -> Iterator[Line]:
    """WW-CHA-8. The event in play works on everyone, on encounters, on an attacker, on who is near the end."""
    event = events.in_play(t)
    if event is None:
        return
    for side in SIDES:
        seat = seat_of(fight, side)
        touched = {
            "everyone": True,
            "encounters": kind_of(t, fight, side) in event.kinds,
            "attacker": side == RED and fight.rival >= 0,
            "valor_6": seat >= 0 and valor(t, seat) >= HIGH_VALOR,
        }
        if touched.get(event.who):
            yield from lines_of(event.effect, side, event.id, "")


# ── values ───────────────────────────────────────────────────────────────────────────────────────────────────────────


class Reckoning:
    """The values of both sides of a combat as it stands: `Reckoning(t, fight).attack(RED, MELEE)`.

    Whatever works is gathered once, so this is made anew when anything has changed.
    """

    __slots__ = ("dice", "fight", "lines", "stats")

    def __init__(self, t: Game, fight: Fight) -> None:
        self.fight = fight
        self.lines = lines(t, fight)
        self.stats = (stats(t, fight, RED), stats(t, fight, BLACK))
        red, black = fight.dice
        if not (red and black) or any(line.word == "die" for line in self.lines):
            red, black = total(self.die_parts(RED)), total(self.die_parts(BLACK))
        self.dice = (red, black)

    def die_parts(self, side: int) -> Iterator[Part]:
        """WW-CMB-10 WW-DIE-3. The side's die, and what changes it; it stays 1 to 6."""
        yield Part(PRINTED, self.fight.dice[side], "die", ("WW-CMB-10",))
        for line in self.lines:
            if line.word == "die" and line.side == side:
                yield Part(ADDED, line.amount, line.source)
        yield Part(AT_LEAST, 1, "die")
        yield Part(AT_MOST, 6, "die")

    def holding(self, side: int, *words: str) -> list[Line]:
        """The lines with these words that count for a side as the dice lie."""
        return [
            line
            for line in self.lines
            if line.word in words and line.side == side and line.from_die <= self.dice[line.owner]
        ]

    def is_so(self, side: int, switch: str) -> bool:
        """Is this true of a side: `strikes_first`, `no_melee`, `ignore_special`?"""
        return bool(self.holding(side, switch))

    def attack_parts(self, side: int, step: str) -> list[Part]:
        """WW-CMB-3 WW-CMB-4 WW-CMB-31. The value of a melee or ranged attack; nothing at all where there is none."""
        found = self._printed_attack(side, step) or self._granted_attack(side, step)
        return [*found, AT_LEAST_NONE] if found else []

    def _printed_attack(self, side: int, step: str) -> list[Part]:
        printed = self.stats[side].melee if step == MELEE else self.stats[side].ranged
        if printed is None:
            return []
        added = [Part(ADDED, line.amount, line.source) for line in self.holding(side, step, "attack")]
        return [Part(PRINTED, printed, "printed"), *added]

    def _granted_attack(self, side: int, step: str) -> list[Part]:
        """WW-CMB-31. Worked out from the other attack with all its bonuses; the best of several grants."""
        grants = self.holding(side, f"grants_{step}")
        other = self._printed_attack(side, OTHER[step]) if grants else []
        if not other:
            return []
        best = max(grants, key=lambda line: line.amount)
        return [*other, Part(ADDED, best.amount, best.source, ("WW-CMB-31",))]

    def attack(self, side: int, step: str) -> int | None:
        """WW-CMB-3 WW-CMB-4. Without its die; None: no such attack."""
        parts = self.attack_parts(side, step)
        return total(parts) if parts else None

    def defence_parts(self, side: int) -> list[Part]:
        """WW-CMB-3 WW-CMB-31."""
        return self._parts(side, self.stats[side].defence, "defence")

    def defence(self, side: int) -> int:
        """WW-CMB-3."""
        return total(self.defence_parts(side))

    def damage_parts(self, side: int, step: str) -> list[Part]:
        """WW-CMB-3 WW-CMB-4. What an attack of this step deals when it hits."""
        return self._parts(side, self.stats[side].damage, "damage", f"{step}_damage")

    def damage(self, side: int, step: str) -> int:
        """WW-CMB-3 WW-CMB-4."""
        return total(self.damage_parts(side, step))

    def _parts(self, side: int, printed: int, *words: str) -> list[Part]:
        added = [Part(ADDED, line.amount, line.source) for line in self.holding(side, *words)]
        return [Part(PRINTED, printed, "printed"), *added, AT_LEAST_NONE]

    def hits(self, side: int, step: str) -> bool:
        """WW-CMB-3 WW-CMB-4. Value and die together at least the enemy's defence."""
        value = self.attack(side, step)
        return value is not None and value + self.dice[side] >= self.defence(1 - side)

    def attacks(self, side: int, step: str) -> list[str]:
        """WW-CMB-3 WW-CMB-4. The attacks of a side in a step; who strikes first makes both in the ranged one."""
        made = [RANGED] if step == RANGED else []
        if self.is_so(side, "strikes_first") == (step == RANGED) and not self.is_so(side, "no_melee"):
            made.append(MELEE)
        return [attack for attack in made if self.attack(side, attack) is not None]

    def makes(self, side: int, attack: str) -> bool:
        """Is this attack made, in whatever step?"""
        return any(attack in self.attacks(side, step) for step in STEPS)

    def misses(self, side: int) -> bool:
        """Does no attack of this side hit, in either step?"""
        return not any(self.makes(side, attack) and self.hits(side, attack) for attack in STEPS)


# ── health ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def health_parts(t: Game, seat: int) -> Iterator[Part]:
    """WW-CMB-5. The health of a character, in a combat or not."""
    yield Part(PRINTED, stats_of(t, seat).health, "printed")
    for line in standing(t, seat, RED, ""):
        if line.word == "health":
            yield Part(ADDED, line.amount, line.source)


def health(t: Game, seat: int) -> int:
    """WW-CMB-5. Remembered, unless something lasts on him."""
    if t.state.modifiers.get(seat):
        return total(health_parts(t, seat))
    hero = t.state.heroes[seat]
    key = "health", hero.character, hero.turned, hero.level, hero.weapon, hero.armour, hero.attached
    if key not in t.content.memo:
        t.content.memo[key] = total(health_parts(t, seat))
    found: int = t.content.memo[key]
    return found


def health_turned(t: Game, seat: int) -> int:
    """WW-LVL-7 WW-CMB-5. His health with the other side of his card up."""
    printed = hidden_side_of(t, seat).levels[t.state.heroes[seat].level].health
    return health(t, seat) - stats_of(t, seat).health + printed


def is_down(t: Game, fight: Fight, side: int) -> bool:
    """WW-CMB-5. Has this side taken damage equal to its health?"""
    seat = seat_of(fight, side)
    if seat >= 0:
        return t.state.heroes[seat].damage >= health(t, seat)
    return fight.wounds >= stats(t, fight, side).health


def fallen(t: Game, fight: Fight) -> bool:
    """WW-CMB-13 WW-CMB-30. Has either side?"""
    return is_down(t, fight, RED) or is_down(t, fight, BLACK)
