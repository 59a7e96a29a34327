"""What is at stake in a question: a combat or a duel, sought or under way, the challenge card drawn, the movement roll.

Whoever is asked on the way answers what `considers` says, so that only dice and cards are counted.  Where a challenge
card is drawn every card that may lie there is followed; an event ends it: another card is drawn after it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from heraut.games.wow_adventure.answers import Attack, Done, DrawChallenge, FightMarker, FightPrinted
from heraut.games.wow_adventure.model import BLACK, NO_EVENT, RED, Fight, Game
from heraut.games.wow_adventure.numbers.fight import is_down
from heraut.games.wow_adventure.numbers.turn import energy_parts, movement_parts
from heraut.games.wow_adventure.rules.ch2_turn.challenge import DrawCard
from heraut.games.wow_adventure.rules.ch2_turn.movement import Movement
from heraut.games.wow_adventure.rules.ch2_turn.turn import StartOfTurn
from heraut.games.wow_adventure.rules.ch3_combat.aftermath import Aftermath
from heraut.games.wow_adventure.rules.ch3_combat.combat import Combat
from heraut.games.wow_adventure.rules.ch3_combat.defeat import Defeat
from heraut.games.wow_adventure.rules.ch3_combat.duel import Beaten, Duel
from heraut.kernel import CHANCE, Decision, Option
from heraut.kernel.stakes import UNSEEN, Outcome, Stakes, Tone
from heraut.kernel.values import total

Considers = Callable[[Game, Decision], Sequence[Option]]
COMBAT, ROLL = "combat", "roll"
SOUGHT = (FightMarker, FightPrinted, DrawChallenge, Attack)
UNDER_WAY = (Combat, Duel, DrawCard)
DECIDED = (Aftermath, Beaten, Defeat)
BEATEN, LEFT, BOTH, FELLED, FLED, EVENT = "beaten", "left", "both", "felled", "fled", "event"
MOST_TOLD = 2  # damage: so much or more
RISING: tuple[Tone, ...] = ("dire", "warn", "faint", "mild", "calm", "good")


def stakes(t: Game, horizon: str, considers: Considers) -> Stakes | None:
    """What is at stake in the question now put; None where no odds would help to answer it."""
    asked = t.decision
    if asked is None or asked.seat == CHANCE:
        return None
    fights = t.state.fight is not None or any(isinstance(option, SOUGHT) for option in asked.options)
    if horizon in ("", COMBAT) and fights:
        return of_combat(t, asked, considers)
    return of_roll(t, asked.seat) if horizon in ("", ROLL) and isinstance(t.state.agenda[-1], StartOfTurn) else None


# ── a combat ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def of_combat(t: Game, asked: Decision, considers: Considers) -> Stakes:
    """Who falls, and the damage that it costs this seat.  Of an encounter everything that matters is known."""
    seat, before, fight = asked.seat, t.state.heroes[asked.seat].damage, t.state.fight
    event = t.state.event
    duel = fight.rival >= 0 if fight is not None else any(isinstance(one, Attack) for one in asked.options)

    def happens(now: Game) -> bool:
        """Was an event drawn?"""
        return now.state.event not in (event, NO_EVENT)

    def read(last: Fight | None, now: Game) -> str:
        if happens(now):
            return EVENT
        found = fallen_in_duel(now, seat) if last is not None and last.rival >= 0 else fallen_in_combat(now)
        if found not in (BEATEN, LEFT):
            return found
        return f"{found}-{max(0, min(now.state.heroes[seat].damage - before, MOST_TOLD))}"

    return Stakes(
        COMBAT, lambda now: happens(now) or is_decided(now), read, ENDS, lambda now: now.state.fight,
        headlines=HEADLINES, concerns=leads_to_a_fight, considers=considers,
        open=not duel and not t.state.peeked, far=duel and fight is None, forced=False,
    )  # fmt: skip


def leads_to_a_fight(t: Game, option: Option) -> bool:
    return t.state.fight is not None or isinstance(option, SOUGHT)


def is_decided(t: Game) -> bool:
    """Is it known who has fallen, or will nobody fight?"""
    return any(t.within(kind) for kind in DECIDED) or not any(t.within(kind) for kind in UNDER_WAY)


def fallen_in_combat(t: Game) -> str:
    """WW-CMB-5. As the aftermath finds it; what lies later is of no use."""
    fight = t.state.fight
    if fight is not None and t.within(Aftermath):
        beaten, felled = is_down(t, fight, BLACK), is_down(t, fight, RED)
        return (BOTH if felled else BEATEN) if beaten else FELLED if felled else LEFT
    return UNSEEN if t.over or t.decision is not None else FLED


def fallen_in_duel(t: Game, seat: int) -> str:
    """WW-PVP-3 WW-PVP-8."""
    fell = t.nearest(Beaten)
    if fell is not None:
        return FELLED if fell.seat == seat else BEATEN
    if t.within(Defeat):
        return BOTH
    return UNSEEN if t.over or t.decision is not None else LEFT


def ends(kind: str, tones: Sequence[Tone]) -> tuple[Outcome, ...]:
    return tuple([Outcome(f"{kind}-{damage}", tone, {"damage": damage}, kind) for damage, tone in enumerate(tones)])


ENDS = (
    *ends(BEATEN, ("good", "calm", "mild")),
    Outcome(EVENT, "faint"),
    Outcome(FLED, "faint"),
    *ends(LEFT, ("warn", "hurt", "bad")),
    Outcome(BOTH, "dire"),
    Outcome(FELLED, "dead"),
)
HEADLINES = (
    ("headline-beaten", frozenset([f"{BEATEN}-{damage}" for damage in range(MOST_TOLD + 1)])),
    ("headline-felled", frozenset([BOTH, FELLED])),
)


# ── the movement roll ────────────────────────────────────────────────────────────────────────────────────────────────


def of_roll(t: Game, seat: int) -> Stakes:
    """WW-MOV-1 WW-DIE-1. The movement and energy that the die gives."""
    hero = t.state.heroes[seat]
    had = hero.moves, hero.energy

    def given(face: str) -> tuple[int, int]:
        move, energy = [int(number) for number in face.split("/")]
        return total(movement_parts(t, seat, move)), total(energy_parts(t, seat, energy))

    def read(moment: None, now: Game) -> str:
        hero = now.state.heroes[seat]
        return f"{ROLL}-{hero.moves - had[0]}-{hero.energy - had[1]}"

    falls = sorted({given(face) for face in t.content.movement_die.values})
    outcomes = tuple(
        [
            Outcome(f"{ROLL}-{moves}-{energy}", tone, {"moves": moves, "energy": energy}, ROLL)
            for (moves, energy), tone in zip(falls, RISING[-len(falls) :], strict=True)
        ]
    )
    return Stakes(
        ROLL, lambda now: now.within(Movement), read, outcomes[::-1],
        concerns=lambda now, option: isinstance(option, Done), open=True, forced=False,
    )  # fmt: skip
