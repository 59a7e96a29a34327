"""A combat reckoned apart from the rules: what the cards say, added up with pencil and paper.

It knows the printed clauses and the steps of a combat, and nothing of the engine; `test_reckoned.py` compares.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from heraut.games.wow_adventure.printed.cards import Event, Stats
from heraut.games.wow_adventure.printed.effects import SWITCHES, VALUES, Effect

RANGED, MELEE = "ranged", "melee"
STEPS = (RANGED, MELEE)
EARLY = ("hit_ranged", "hurts")  # what is looked at after the ranged step

Number = tuple[int, int, str, int, int]  # by whom, for whom, the word, how much, from which die of the first
Awaited = tuple[int, Effect]


@dataclass
class Side:
    """One who fights; `lying`: what he wears and what is attached to him."""

    stats: Stats
    kind: str = ""
    damage: int = 0
    lying: tuple[tuple[Effect, ...], ...] = ()
    spared: int = 0


@dataclass
class Exchange:
    """Two sides, their dice, and what was played."""

    sides: tuple[Side, Side]
    event: Event | None = None
    dice: list[int] = field(default_factory=lambda: [0, 0])
    played: list[tuple[int, Effect]] = field(default_factory=list)

    # ── what counts ──

    def clauses(self) -> Iterator[tuple[int, Effect]]:
        yield from self.played
        for one, side in enumerate(self.sides):
            yield from [(one, clause) for effect in side.lying for clause in effect]
            event = self.event
            if event is not None and (event.who == "everyone" or (side.kind and side.kind in event.kinds)):
                yield from [(one, clause) for clause in event.effect]

    def numbers(self) -> Iterator[Number]:
        for one, clause in self.clauses():
            if clause.after or (clause.against and self.sides[1 - one].kind not in clause.against):
                continue
            whom = one if clause.to == "own" else 1 - one
            for word in VALUES:
                amount = getattr(clause, word)
                if amount or (amount == 0 and word.startswith("grants")):
                    yield one, whom, word, amount, clause.from_die
            yield from [(one, whom, word, 1, clause.from_die) for word in SWITCHES if getattr(clause, word)]

    def die(self, one: int) -> int:
        raised = [n for _, whom, word, n, _ in self.numbers() if (whom, word) == (one, "die")]
        return max(1, min(6, self.dice[one] + sum(raised)))

    def found(self, one: int, *words: str) -> list[int]:
        told = [(by, n, least) for by, whom, word, n, least in self.numbers() if whom == one and word in words]
        return [n for by, n, least in told if least <= self.die(by)]

    def value(self, one: int, way: str) -> int | None:
        """Of an attack; of one that is granted, the best of the other attack's."""
        own = self._value(one, way)
        granted, other = self.found(one, f"grants_{way}"), self._value(one, STEPS[way == RANGED])
        if own is None and granted and other is not None:
            own = other + max(granted)
        return None if own is None else max(0, own)

    def _value(self, one: int, way: str) -> int | None:
        printed: int | None = getattr(self.sides[one].stats, way)
        return None if printed is None else printed + sum(self.found(one, way, "attack"))

    def hits(self, one: int, way: str) -> bool:
        value = self.value(one, way)
        defence = max(0, self.sides[1 - one].stats.defence + sum(self.found(1 - one, "defence")))
        return value is not None and value + self.die(one) >= defence

    def attacks(self, one: int, step: str) -> list[str]:
        first, none = self.found(one, "strikes_first"), self.found(one, "no_melee")
        made = [RANGED] if step == RANGED else []
        made += [MELEE] if not none and bool(first) == (step == RANGED) else []
        return [way for way in made if self.value(one, way) is not None]

    def makes(self, one: int, way: str) -> bool:
        return any(way in self.attacks(one, step) for step in STEPS)

    def health(self, one: int) -> int:
        return self.sides[one].stats.health + sum(self.found(one, "health"))

    def down(self, one: int) -> bool:
        return self.sides[one].damage >= self.health(one)

    @property
    def decided(self) -> bool:
        return self.down(0) or self.down(1)

    # ── what happens ──

    def play(self, one: int, effect: Iterable[Effect]) -> None:
        """Its numbers count from now on; what it does at once is done."""
        for clause in effect:
            self.played.append((one, clause))
            if clause.after or clause.from_die > self.die(one):
                continue
            self.sides[one].damage = max(0, self.sides[one].damage - clause.heal)
            self.suffer(1 - one, clause.deal)
            self.sides[one].damage += clause.take

    def suffer(self, one: int, amount: int) -> int:
        side = self.sides[one]
        spared = max(0, min(amount, sum(self.found(one, "prevent")) - side.spared))
        side.spared += spared
        side.damage += amount - spared
        return amount - spared

    def strike(self) -> None:
        for step in STEPS:
            if not self.decided:
                self.exchange(step)

    def exchange(self, step: str) -> None:
        """Both at once; then what waited for this step, for who still stands after the ranged one."""
        aimed = [self.blows(one, step) for one in (0, 1)]
        hurt = [self.suffer(1 - one, aimed[one]) for one in (0, 1)]
        waiting = [(one, clause) for one, clause in self.clauses() if clause.after]
        due = [
            (one, clause)
            for one, clause in waiting
            if (clause.after in EARLY) == (step == RANGED) and not (step == RANGED and self.down(one))
        ]
        for one, clause in [(one, clause) for one, clause in due if self.is_so(one, clause.after, hurt)]:
            self.suffer(1 - one, clause.deal)
            self.sides[one].damage = max(0, self.sides[one].damage - clause.heal)

    def blows(self, one: int, step: str) -> int:
        damage = self.sides[one].stats.damage
        hits = [way for way in self.attacks(one, step) if self.hits(one, way)]
        amount = sum([max(0, damage + sum(self.found(one, "damage", f"{way}_damage"))) for way in hits])
        return max(0, amount - sum(self.found(1 - one, "prevent_ranged")) * (step == RANGED))

    def is_so(self, one: int, after: str, hurt: list[int]) -> bool:
        enemy = 1 - one
        strikes = self.makes(enemy, MELEE)
        return {
            "hurts": hurt[one] > 0,
            "hit_ranged": hurt[one] > 0 and self.hits(one, RANGED),
            "missed": self.misses(one),
            "enemy_missed": self.misses(enemy),
            "enemy_stands": not self.down(enemy),
            "enemy_missed_melee": strikes and not self.hits(enemy, MELEE),
            "enemy_hit_melee": strikes and self.hits(enemy, MELEE),
        }[after]

    def misses(self, one: int) -> bool:
        return not any(self.makes(one, way) and self.hits(one, way) for way in STEPS)
