"""What is at stake in a question: the combat under way or sought, the turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from heraut.games.mage_knight.answers import Burn, Challenge, Enter
from heraut.games.mage_knight.model import Game
from heraut.games.mage_knight.rules.ch4_turn.end_of_turn import EndOfTurn
from heraut.games.mage_knight.rules.ch4_turn.preparation import Turn
from heraut.games.mage_knight.rules.ch5_combat.after_combat import AfterCombat
from heraut.games.mage_knight.rules.ch5_combat.combat import Combat
from heraut.kernel import CHANCE, Decision, Option
from heraut.kernel.stakes import UNSEEN, Outcome, Stakes, Tone

Considers = Callable[[Game, Decision], Sequence[Option]]
TurnOver = Callable[[Game, int], Callable[[Game], bool]]
COMBAT, TURN = "combat", "turn"
MOST_TOLD = 3  # Wounds: so many or more
VICTORIES: tuple[tuple[str, tuple[Tone, ...]], ...] = (
    ("won", ("good", "calm", "mild", "warn")),
    ("part", ("mild", "faint", "warn", "hurt")),
    ("lost", ("faint", "hurt", "bad", "dire")),
)
KNOCKED_OUT, NO_COMBAT = "knocked-out", "no-combat"
FAMES: tuple[tuple[str, int, Tone], ...] = (
    ("fame-none", 0, "bad"), ("fame-little", 1, "mild"), ("fame-some", 3, "calm"), ("fame-much", 6, "good"),
)  # fmt: skip


def stakes(t: Game, horizon: str, considers: Considers, turn_over: TurnOver) -> Stakes | None:
    """What is at stake in the question now put; None where no odds would help to answer it.

    `considers`: the answers worth a thought on the way; `turn_over`: tells of a later question if this turn is.
    """
    asked = t.decision
    if asked is None or asked.seat == CHANCE:
        return None
    if horizon in ("", COMBAT):
        if t.within(Combat):
            return of_combat(t, considers)
        if any(seeks_combat(t, option) for option in asked.options):
            return of_fight_sought(t, considers)
    turn = t.nearest(Turn)
    mine = turn is not None and turn.seat == asked.seat and not t.within(EndOfTurn)
    return of_turn(t, asked.seat, considers, turn_over) if horizon == TURN and mine else None


# ── a combat ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def of_combat(t: Game, considers: Considers) -> Stakes:
    """The combat under way: who is beaten, and how many Wounds it costs."""
    return _fought(t.find(Combat).seat, lambda now: now.within(AfterCombat) or not now.within(Combat), considers)


def of_fight_sought(t: Game, considers: Considers) -> Stakes:
    """The combat that an action leads to."""
    assert t.decision is not None
    seat, depth = t.decision.seat, len(t.state.agenda)

    def over(now: Game) -> bool:
        return now.within(AfterCombat) or len(now.state.agenda) < depth or now.within(EndOfTurn)

    return _fought(seat, over, considers, seeks_combat, far=True)


def seeks_combat(t: Game, option: Option) -> bool:
    return isinstance(option, Challenge | Enter | Burn)


def anything(t: Game, option: Option) -> bool:
    return True


def _fought(
    seat: int,
    over: Callable[[Game], bool],
    considers: Considers,
    concerns: Callable[[Game, Option], bool] = anything,
    far: bool = False,
) -> Stakes:
    """Who is beaten, and the Wounds that it costs this seat."""

    def moment(now: Game) -> bool:
        """Has it begun?"""
        return now.state.battle is not None

    def read(begun: bool, now: Game) -> str:
        battle = now.state.battle
        if battle is None:
            return UNSEEN if begun or now.within(Combat) else NO_COMBAT
        if now.state.has(seat, KNOCKED_OUT.replace("-", "_")):
            return KNOCKED_OUT
        beaten = sum([foe.beaten for foe in battle.foes])
        victory = "won" if beaten == len(battle.foes) else "part" if beaten else "lost"
        return f"{victory}-{min(now.state.heroes[seat].hurt, MOST_TOLD)}"

    return Stakes(
        COMBAT, over, read, ENDS, moment,
        headlines=HEADLINES, concerns=concerns, considers=considers, far=far, forced=False,
    )  # fmt: skip


ENDS = (
    *[
        Outcome(f"{victory}-{wounds}", tone, {"wounds": wounds}, victory)
        for victory, tones in VICTORIES
        for wounds, tone in enumerate(tones)
    ],
    Outcome(NO_COMBAT, "faint"),
    Outcome(KNOCKED_OUT, "dead"),
)
HEADLINES = (
    ("headline-won", frozenset([f"won-{wounds}" for wounds in range(MOST_TOLD + 1)])),
    ("headline-unhurt", frozenset([f"{victory}-0" for victory, _ in VICTORIES])),
)


# ── a turn ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def of_turn(t: Game, seat: int, considers: Considers, turn_over: TurnOver) -> Stakes:
    """The fame that the rest of this turn brings."""
    before = t.state.heroes[seat].fame

    def read(moment: None, now: Game) -> str:
        gained = now.state.heroes[seat].fame - before
        return [name for name, least, _ in FAMES if gained >= least][-1]

    outcomes = tuple([Outcome(name, tone) for name, _, tone in reversed(FAMES)])
    return Stakes(TURN, turn_over(t, seat), read, outcomes, considers=considers, far=True, forced=False)
