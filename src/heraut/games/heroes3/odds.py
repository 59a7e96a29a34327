"""What is at stake in each question of a combat: this attack with what comes back, or the whole combat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from heraut.games.heroes3.answers.in_combat import IgnoreDie, Strike
from heraut.games.heroes3.answers.on_map import Move
from heraut.games.heroes3.answers.with_cards import Boost, PlayOf
from heraut.games.heroes3.model import FEW, PACK, TOWER, Battle, FieldId, Game, HeroId
from heraut.games.heroes3.rules.ch03_play import foretelling
from heraut.games.heroes3.rules.ch03_play.movement import Arrive
from heraut.games.heroes3.rules.ch07_town.town import TownWindow
from heraut.games.heroes3.rules.ch10_combat.aftermath import Aftermath
from heraut.games.heroes3.rules.ch10_combat.attacks import Attack
from heraut.games.heroes3.rules.ch10_combat.combat import Combat
from heraut.games.heroes3.rules.ch10_combat.combat_round import Activation
from heraut.games.heroes3.rules.ch10_combat.windows import AfterRoll
from heraut.kernel import CHANCE, PASS, Decision, Option
from heraut.kernel.stakes import Outcome, Stakes, Tone, from_best_to_worst

ATTACK, COMBAT = "attack", "combat"
WHOLE_COMBAT = ("turn", "deploy", "place_guard", "place_gate", "redraw_guard", "combat_start", "prolong")
WHOLE, HURT, TURNED, BEATEN = range(4)  # what may become of a unit
FATES = ("whole", "hurt", "turned", "beaten")
Fates = tuple[int, int]  # the worst that has become of an enemy, and of one of one's own


def stakes(t: Game, horizon: str) -> Stakes | None:
    """What is at stake in the question now put; None where no odds would help to answer it."""
    horizon = horizon or usual_horizon(t)
    if horizon == ATTACK and t.within(Activation):
        return of_attack(t)
    if horizon == COMBAT:
        return of_combat(t) if t.within(Combat) else of_move(t)
    return None


def usual_horizon(t: Game) -> str:
    """The attack as soon as units act; the combat before it is sought, before it begins, and between its rounds."""
    if t.decision is None or t.decision.seat == CHANCE:
        return ""
    return ATTACK if t.within(Activation) else COMBAT if t.decision.kind in WHOLE_COMBAT else ""


def anything(t: Game, option: Option) -> bool:
    return True


def side_of(t: Game, battle: Battle) -> int:
    """The side that whoever is asked commands."""
    return 1 if t.decision is not None and battle.commands[0] != t.decision.seat else 0


# ── an attack ────────────────────────────────────────────────────────────────────────────────────────────────────────

TONES: dict[Fates, Tone] = {
    (BEATEN, WHOLE): "good", (TURNED, WHOLE): "calm", (HURT, WHOLE): "mild", (WHOLE, WHOLE): "faint",
    (BEATEN, HURT): "good", (TURNED, HURT): "warn", (HURT, HURT): "hurt", (WHOLE, HURT): "bad",
}  # fmt: skip


def exchange(fates: Fates) -> str:
    """The id of the outcome in which this becomes of both."""
    return f"{FATES[fates[0]]}-{FATES[fates[1]]}"


EXCHANGES = from_best_to_worst([
    Outcome(exchange((foe, own)), TONES.get((foe, own), "dead" if own == BEATEN else "dire"))
    for own in range(4) for foe in reversed(range(4))
])  # fmt: skip
HEADLINES = (
    ("headline-foe-loses", frozenset([exchange((foe, own)) for foe in (TURNED, BEATEN) for own in range(4)])),
    ("headline-own-loses", frozenset([exchange((foe, own)) for foe in range(4) for own in (TURNED, BEATEN)])),
)


def of_attack(t: Game) -> Stakes:
    """The attack under way with its retaliation, or what an activated unit does next, if nobody plays another card."""
    battle, agenda = t.state.battle, t.state.agenda
    assert battle is not None
    begun = t.within(Attack)
    kind: type[Attack] | type[Activation] = Attack if begun else Activation
    at, doing = next((place, section) for place, section in enumerate(agenda) if isinstance(section, kind))
    fighter, round = doing.fighter, battle.round
    fighters = battle.fighters.items()
    before = {who: (one.side, one.form, one.damage) for who, one in fighters if one.form != TOWER}  # which is no unit
    own = side_of(t, battle)
    attacker, field = battle.heroes[0], battle.field

    def over(now: Game) -> bool:
        agenda = now.state.agenda
        if now.state.battle is None or now.state.battle.round != round or len(agenda) <= at + (not begun):
            return True
        one: Any = agenda[at]
        return type(one) is not kind or one.fighter != fighter

    def moment(now: Game) -> Fates:
        """What has become of both sides so far."""
        assert now.state.battle is not None
        fates = [WHOLE, WHOLE]
        fighters = now.state.battle.fighters
        for who, was in before.items():
            one = fighters.get(who)
            if one is None:
                fate = BEATEN
            elif was[1] == PACK and one.form == FEW:
                fate = TURNED
            else:
                fate = HURT if one.damage > was[2] else WHOLE
            side = was[0] == own
            fates[side] = max(fates[side], fate)
        return fates[0], fates[1]

    def read(last: Fates, now: Game) -> str:
        if now.state.battle is not None:
            return exchange(moment(now))
        won = winner(now, attacker, field) == own
        return exchange((BEATEN, last[1]) if won else (last[0], BEATEN))

    return Stakes(
        ATTACK, over, read, EXCHANGES, moment, simplify,
        headlines=HEADLINES, concerns=lambda t, option: begun or _acts(option), considers=without_cards, open=True,
        forced=False,
    )  # fmt: skip


def _acts(option: Option) -> bool:
    """Does an activated unit, or its hero, do something to somebody by this?"""
    return isinstance(option, (Strike, PlayOf))


def without_cards(t: Game, decision: Decision) -> Sequence[Option]:
    """What may be answered on the way: no card, no power for a spell that is cast."""
    return [one for one in decision.options if not isinstance(one, (PlayOf, Boost, IgnoreDie))] or decision.options


def simplify(t: Game) -> None:
    """How often dice were rolled again by a unit's ability counts once: so they lead back to where they were rolled."""
    for section in t.state.agenda:
        if type(section) is Attack:
            section.rerolled = min(section.rerolled, 1)
        elif type(section) is AfterRoll:
            section.by_unit = min(section.by_unit, 1)


def winner(t: Game, attacker: HeroId, field: FieldId) -> int:
    """The side that won a combat that is over: an attacker who did not win is gone from the field."""
    for section in t.state.agenda:
        if isinstance(section, Aftermath):
            return section.winner
    hero = t.state.heroes.get(attacker)
    return 0 if hero is not None and hero.field == field else 1


# ── a combat ─────────────────────────────────────────────────────────────────────────────────────────────────────────

ENDS: tuple[tuple[str, Tone], ...] = (
    ("won-whole", "good"), ("won-turned", "calm"), ("won-losses", "mild"), ("no-combat", "faint"),
    ("withdrawn", "warn"), ("lost", "dead"),
)  # fmt: skip
WINNING = (
    ("headline-won", frozenset(("won-whole", "won-turned", "won-losses"))),
    ("headline-lost", frozenset(("lost",))),
)


class Fighting(NamedTuple):
    """A combat as it was last seen: the hero who attacks, where, and an army with those of it that still stand."""

    hero: HeroId
    field: FieldId
    units: dict[str, str]
    hired: Counter[str]
    standing: frozenset[str]


def of_combat(t: Game) -> Stakes | None:
    """The combat under way; None while units may still be bought for it: they would be lost and never missed."""
    if t.within(TownWindow):
        return None
    combat, battle = t.find(Combat), t.state.battle
    at = t.state.agenda.index(combat)
    own = 0 if battle is None else side_of(t, battle)

    def over(now: Game) -> bool:
        agenda = now.state.agenda
        if len(agenda) <= at:
            return True
        one = agenda[at]
        return not isinstance(one, Combat) or (one.hero, one.field) != (combat.hero, combat.field)

    return _fought(t, over, own, combat.attacker(t) if own == 0 else combat.rival)


def of_move(t: Game) -> Stakes | None:
    """The combat that a hero seeks by going somewhere."""
    decision = t.decision
    if decision is None or not any(seeks_combat(t, option) for option in decision.options):
        return None
    at = len(t.state.agenda)

    def over(now: Game) -> bool:
        agenda = now.state.agenda
        return len(agenda) <= at or not isinstance(agenda[at], Arrive) or now.within(Aftermath)

    return _fought(t, over, 0, decision.seat, seeks_combat)


def seeks_combat(t: Game, option: Option) -> bool:
    """Does this lead to guards that stand and fight, to a hero, or before another's walls?"""
    if not isinstance(option, Move):
        return False
    told = foretelling.foretell(t, t.state.heroes[option.hero].seat, option)
    return bool(told.get("level") and not told["quick"]) or "meets" in told or "besieges" in told


def _fought(
    t: Game, over: Callable[[Game], bool], own: int, seat: int, concerns: Callable[[Game, Option], bool] = anything
) -> Stakes:
    """Who wins, and what it costs the army of a seat (guards are nobody's) that buys nothing on the way."""
    units, hired = _cards(t, seat)

    def moment(now: Game) -> Fighting | None:
        battle = now.state.battle
        if battle is None:
            return None
        standing = frozenset([one.card for one in battle.fighters.values() if one.side == own])
        return Fighting(battle.heroes[0], battle.field, *_cards(now, seat), standing)

    def read(last: Fighting | None, now: Game) -> str:
        if last is None:
            return "no-combat"
        left, still_hired = _cards(now, seat)
        if winner(now, last.hero, last.field) != own:
            return "withdrawn" if withdrew(now, last, left, still_hired) else "lost"
        if hired - still_hired or not left.keys() >= units.keys():
            return "won-losses"
        turned = any(form == PACK and left[unit] == FEW for unit, form in units.items())
        return "won-turned" if turned else "won-whole"

    def considers(now: Game, decision: Decision) -> Sequence[Option]:
        return (PASS,) if decision.kind == "town_action" and decision.seat == seat else decision.options

    outcomes = tuple([Outcome(id, tone) for id, tone in ENDS])
    return Stakes(
        COMBAT, over, read, outcomes, moment,
        headlines=WINNING, concerns=concerns, considers=considers, far=True, forced=False,
    )  # fmt: skip


def withdrew(t: Game, last: Fighting, left: dict[str, str], hired: Counter[str]) -> bool:
    """Are some of those who stood still there?  Whoever lost every unit starts again with others."""
    for section in t.state.agenda:
        if isinstance(section, Aftermath):
            return section.surrendered
    return left.keys() <= last.units.keys() and any(card in left or card in hired for card in last.standing)


def _cards(t: Game, seat: int) -> tuple[dict[str, str], Counter[str]]:
    if seat < 0:
        return {}, Counter()
    return dict(t.state.players[seat].army), Counter(t.state.players[seat].hired)
