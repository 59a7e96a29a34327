"""Where the dice of an evening come from: numbers that nobody can foresee, and that everybody can check afterwards.

    secret ──→ … ──→ key 3 ──→ key 2 ──→ key 1 ──→ seal            each is the hash of the one before it

The seal is shown before anything falls; the n-th die falls by the n-th key.  Whoever is given a key hashes it down to
the seal and so checks every die until then.  Nobody turns a hash around: no key tells a die to come.  So a save of a
game under way carries the last key used, and goes on with other dice, under a seal of their own: another leg.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Sequence
from hashlib import sha256
from random import Random
from typing import NamedTuple, Protocol

from heraut.kernel import Refusal

SEALED, SEEDED, UNPROVED, TYPED = "sealed", "seeded", "unproved", "typed"
LENGTH = 4096  # keys under one seal; whatever needs more begins another leg
BLOCK = 64
SECRET_BYTES = 32


class Leg(NamedTuple):
    """Dice under one seal: the last key used, and which one it is.

    Those of a seed that somebody chose are named by it, and need no key; without a name nothing is known of them.
    """

    seal: str
    key: str
    thrown: int


class Fate(Protocol):
    """Gives each number once.  `thrown`: how many it has ever given, those of dice that were taken back included."""

    thrown: int

    def next(self) -> float:
        """The next number, from 0 up to 1."""

    def skip(self, count: int) -> None:
        """So many are used up already."""

    def number(self, n: int) -> float | None:
        """The n-th number, counted from 1; None where that cannot be known."""

    def legs(self) -> list[Leg]:
        """What proves the dice so far."""


# --- sealed dice ----------------------------------------------------------------------------------------------------


def number_of(key: bytes) -> float:
    return (int.from_bytes(sha256(key + b"die").digest()[:7], "big") >> 3) / 2**53


def hash_down(key: bytes, steps: int) -> bytes:
    for _ in range(steps):
        key = sha256(key).digest()
    return key


class Chain:
    """The keys under one seal.  Some are kept on the way down, so that the next one is never far."""

    def __init__(self, secret: bytes) -> None:
        self.marks = [secret]  # keys LENGTH, LENGTH - BLOCK, …, 0
        while len(self.marks) <= LENGTH // BLOCK:
            self.marks.append(hash_down(self.marks[-1], BLOCK))
        self.seal = self.marks[-1].hex()
        self._block: list[bytes] = []
        self._first = 0

    def key(self, n: int) -> bytes:
        if not self._first <= n < self._first + len(self._block):
            above = (LENGTH - n) // BLOCK
            self._block = [self.marks[above]]
            for _ in range(BLOCK):
                self._block.append(sha256(self._block[-1]).digest())
            self._block.reverse()
            self._first = LENGTH - above * BLOCK - BLOCK
        return self._block[n - self._first]


def unsealed(leg: Leg) -> Sequence[float | None]:
    """The numbers of a leg, by its last key; refused if that key does not lead to the seal."""
    if not leg.seal:
        return [None] * leg.thrown
    if not leg.key:
        seeded = FromSeed(leg.seal.removeprefix(f"{SEEDED}:"))
        return [seeded.next() for _ in range(leg.thrown)]
    keys = [bytes.fromhex(leg.key)]
    for _ in range(leg.thrown):
        keys.append(sha256(keys[-1]).digest())
    if keys.pop().hex() != leg.seal:
        raise Refusal("false-seal", "The key of the dice does not fit their seal {seal}.", seal=leg.seal[:16])
    return [number_of(key) for key in reversed(keys)]


class Sealed:
    """Dice under seals: the legs of the past, which can only be checked, then legs of its own, which can be thrown."""

    def __init__(self, secret: str, past: Sequence[Leg] = (), thrown: int = 0) -> None:
        self.secret = bytes.fromhex(secret)
        self.past = tuple(past)
        self.before = sum([leg.thrown for leg in past])
        self.thrown = max(thrown, self.before)
        self._chains: dict[int, Chain] = {}
        self._known: list[float | None] | None = None

    def next(self) -> float:
        self.thrown += 1
        leg, n = divmod(self.thrown - self.before - 1, LENGTH)
        return number_of(self._chain(leg).key(n + 1))

    def skip(self, count: int) -> None:
        self.thrown += count

    def number(self, n: int) -> float | None:
        if n > self.before:
            leg, n = divmod(n - self.before - 1, LENGTH)
            return number_of(self._chain(leg).key(n + 1))
        if self._known is None:
            self._known = [number for leg in self.past for number in unsealed(leg)]
        return self._known[n - 1] if n > 0 else None

    def legs(self) -> list[Leg]:
        own = self.thrown - self.before
        ends = [min(own - leg * LENGTH, LENGTH) for leg in range(max(1, -(-own // LENGTH)))]
        chains = [self._chain(leg) for leg in range(len(ends))]
        return [*self.past, *[Leg(one.seal, one.key(end).hex(), end) for one, end in zip(chains, ends, strict=True)]]

    def _chain(self, leg: int) -> Chain:
        if leg not in self._chains:
            self._chains = {leg: Chain(hmac.digest(self.secret, leg.to_bytes(4, "big"), "sha256"))}
        return self._chains[leg]


class FromSeed:
    """Dice of a seed that somebody chose: for studies, and to play the same evening again."""

    def __init__(self, seed: str, thrown: int = 0, proved: bool = True) -> None:
        self.name = f"{SEEDED}:{seed}" if proved else ""
        self.random = Random(int(seed) if seed.isdecimal() and len(seed) < 20 else seed).random
        self.thrown = 0
        self._known: list[float | None] | None = None
        self.skip(thrown)

    def next(self) -> float:
        self.thrown += 1
        return self.random()

    def skip(self, count: int) -> None:
        for _ in range(count):
            self.next()

    def number(self, n: int) -> float | None:
        if self._known is None:
            self._known = [number for leg in self.legs() for number in unsealed(leg)]
        return self._known[n - 1] if 0 < n <= len(self._known) else None

    def legs(self) -> list[Leg]:
        return [Leg(self.name, "", self.thrown)]


# --- by their name --------------------------------------------------------------------------------------------------


def new_dice(dice: str) -> str:
    """`seeded` alone means dice that nobody can foresee."""
    return f"{SEALED}:{secrets.token_hex(SECRET_BYTES)}" if dice in (SEEDED, SEALED) else dice


def read_dice(dice: str, past: Sequence[Leg], thrown: int) -> Fate | None:
    """The dice of that name: `sealed:<secret>`, `seeded:7`; None for `typed`, which people throw."""
    kind, _, rest = dice.partition(":")
    if dice == TYPED:
        return None
    if kind == SEALED and len(rest) == 2 * SECRET_BYTES and all(sign in "0123456789abcdef" for sign in rest):
        return Sealed(rest, past, thrown)
    if kind in (SEEDED, UNPROVED) and rest:
        return FromSeed(rest, thrown, kind == SEEDED)
    sentence = "There are no dice '{given}'. There are: typed, seeded, seeded:<number>."
    raise Refusal("unknown-dice", sentence, given=kind)
