"""What is at stake in a question: the combat under way or sought, a token, cards drawn, dice, the turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from heraut.games.mage_knight.answers.on_turn import Burn, Challenge, Enter, Step
from heraut.games.mage_knight.answers.with_cards import Activate, Play, UseSkill
from heraut.games.mage_knight.model.land import Foe, Game
from heraut.games.mage_knight.model.names import WOUND
from heraut.games.mage_knight.numbers.effects import effects_of
from heraut.games.mage_knight.numbers.sites import to_assault
from heraut.games.mage_knight.printed.effects import Effect
from heraut.games.mage_knight.rules.ch1_reminders.playable import source_of
from heraut.games.mage_knight.rules.ch4_turn.end_of_turn import EndOfTurn
from heraut.games.mage_knight.rules.ch4_turn.preparation import Turn
from heraut.games.mage_knight.rules.ch5_combat.after_combat import AfterCombat
from heraut.games.mage_knight.rules.ch5_combat.combat import Combat
from heraut.kernel import CHANCE, Decision, Option
from heraut.kernel.stakes import UNSEEN, Outcome, Stakes, Tone

Considers = Callable[[Game, Decision], Sequence[Option]]
TurnOver = Callable[[Game, int], Callable[[Game], bool]]
COMBAT, TOKEN, DRAW, DICE, TURN = "combat", "token", "draw", "dice", "turn"
UNKNOWN = Foe("")
ROLLED = ("roll_for_crystals", "risk_a_wound", "risk_for_more", "crystal_of_a_die")
TONES: tuple[Tone, ...] = ("good", "calm", "mild", "faint", "warn", "hurt", "bad", "dire", "dead")
RISING: tuple[Tone, ...] = ("bad", "mild", "calm", "good")
SINKING: tuple[Tone, ...] = ("warn", "hurt", "dire")
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
    for name, concerns, tell in ((TOKEN, turns_up, of_token), (DRAW, draws, of_draw), (DICE, rolls, of_dice)):
        if horizon in ("", name) and any(concerns(t, option) for option in asked.options):
            return tell(t, asked.seat)
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
    """An action that is a fight, or the step of an assault."""
    return isinstance(option, Challenge | Enter | Burn) or (isinstance(option, Step) and assaults(t, option))


def assaults(t: Game, option: Step) -> bool:
    return t.decision is not None and to_assault(t, t.decision.seat, option.hex)


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


# ── a token that nobody has seen ─────────────────────────────────────────────────────────────────────────────────────


def turns_up(t: Game, option: Option) -> bool:
    """Does it turn up a token that decides whom one fights?"""
    if isinstance(option, Step):
        return assaults(t, option) and not all(foe.kind for foe in t.state.foes.get(option.hex, ()))
    if isinstance(option, Enter | Burn) and t.decision is not None:
        here = t.state.heroes[t.decision.seat].hex
        return not all(foe.kind for foe in t.state.foes.get(here, (UNKNOWN,)))
    return False


def of_token(t: Game, seat: int) -> Stakes:
    """Who stands there, as often as the pile holds such tokens; of several, the first."""
    depth = len(t.state.agenda)

    def over(now: Game) -> bool:
        return now.state.battle is not None or len(now.state.agenda) < depth

    def read(moment: None, now: Game) -> str:
        battle = now.state.battle
        return UNSEEN if battle is None else f"{TOKEN}-{battle.foes[0].kind}"

    return Stakes(TOKEN, over, read, tokens(t), concerns=turns_up, open=True, forced=False)


def tokens(t: Game) -> tuple[Outcome, ...]:
    """Every enemy, the weakest first."""
    found = sorted(t.content.enemies.values(), key=lambda one: (one.fame, one.armour, one.id))
    tones = [TONES[place * len(TONES) // len(found)] for place in range(len(found))]
    return tuple(
        [Outcome(f"{TOKEN}-{one.id}", tone, {"foe": one.id}, TOKEN) for one, tone in zip(found, tones, strict=True)]
    )


# ── cards drawn, dice rolled ─────────────────────────────────────────────────────────────────────────────────────────


def effects(t: Game, option: Option) -> tuple[Effect, ...]:
    """What a play does, of whatever it is a play."""
    if not isinstance(option, Play | Activate | UseSkill) or t.decision is None:
        return ()
    source, _, _ = source_of(t, t.decision.seat, option)
    return effects_of(t.content, source) if source else ()


def draws(t: Game, option: Option) -> bool:
    return any(one.draw for one in effects(t, option))


def rolls(t: Game, option: Option) -> bool:
    return any(one.play in ROLLED for one in effects(t, option))


def back_at(t: Game) -> Callable[[Game], bool]:
    """Until what is played now is done."""
    depth = len(t.state.agenda)
    return lambda now: len(now.state.agenda) <= depth


def of_draw(t: Game, seat: int) -> Stakes:
    """How many of the cards drawn attack or block."""
    held = Counter(t.state.heroes[seat].hand)

    def read(moment: None, now: Game) -> str:
        drawn = Counter(now.state.heroes[seat].hand) - held
        count = sum([number for card, number in drawn.items() if fights(now, card)])
        return f"{DRAW}-{min(count, MOST_TOLD)}"

    outcomes = tuple([Outcome(f"{DRAW}-{n}", tone, {"cards": n}, DRAW) for n, tone in enumerate(RISING)])
    return Stakes(DRAW, back_at(t), read, outcomes, concerns=draws, open=True, forced=False)


def fights(t: Game, card: str) -> bool:
    """Does its basic effect attack or block?"""
    return card != WOUND and any(one.attack or one.block for one in effects_of(t.content, f"card {card} basic"))


def of_dice(t: Game, seat: int) -> Stakes:
    """The crystals that the dice bring, or the Wounds."""
    hero = t.state.heroes[seat]
    crystals, wounds = sum(hero.crystals), hero.hand.count(WOUND)

    def read(moment: None, now: Game) -> str:
        hero = now.state.heroes[seat]
        hurt = hero.hand.count(WOUND) - wounds
        if hurt > 0:
            return f"hurt-{min(hurt, MOST_TOLD)}"
        return f"{DICE}-{min(max(0, sum(hero.crystals) - crystals), MOST_TOLD)}"

    gained = [Outcome(f"{DICE}-{n}", tone, {"crystals": n}, DICE) for n, tone in enumerate(RISING)]
    hurt = [Outcome(f"hurt-{n}", tone, {"wounds": n}, "hurt") for n, tone in enumerate(SINKING, 1)]
    return Stakes(DICE, back_at(t), read, (*reversed(gained), *hurt), concerns=rolls, open=True, forced=False)


# ── a turn ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def of_turn(t: Game, seat: int, considers: Considers, turn_over: TurnOver) -> Stakes:
    """The fame that the rest of this turn brings."""
    before = t.state.heroes[seat].fame

    def read(moment: None, now: Game) -> str:
        gained = now.state.heroes[seat].fame - before
        return [name for name, least, _ in FAMES if gained >= least][-1]

    outcomes = tuple([Outcome(name, tone) for name, _, tone in reversed(FAMES)])
    return Stakes(TURN, turn_over(t, seat), read, outcomes, considers=considers, far=True, forced=False)
