"""What a person may come to wish at each question, legal or not: any figure, one die too many, every skill."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import chain, combinations

from heraut.games.confrontation.answers import (
    ENDURE,
    SUSTAIN,
    Boost,
    Charge,
    Commit,
    Counter,
    Cut,
    Dive,
    Feint,
    MasterStrike,
    Mutate,
    Name,
    Parry,
    Place,
    Pursue,
    Rage,
    Resolve,
    Strike,
    Swap,
)
from heraut.games.confrontation.model import Battle, fight_between
from heraut.games.confrontation.numbers.battlefield import contacts, disc
from heraut.games.confrontation.rules.ch09_combat.attack import Attack
from heraut.games.confrontation.rules.ch09_combat.combat import Combat
from heraut.games.confrontation.rules.ch09_combat.flight import GROUND
from heraut.games.confrontation.rules.ch09_combat.melees import Split
from heraut.games.confrontation.rules.ch09_combat.passes import Pass
from heraut.games.confrontation.rules.ch09_combat.pursuit import SpeakingTurn
from heraut.games.confrontation.rules.skills import CONCENTRATION_STATS, MUTATION_STATS
from heraut.kernel import PASS, Option
from heraut.tabletop.discs import gap

Wishes = Iterator[Option]


def _names(t: Battle, seat: int) -> Wishes:
    for who in t.state.figures:
        yield Name(who)


def _mutations(t: Battle, seat: int) -> Wishes:
    for who in t.state.figures:
        yield Mutate(who)


def _skill(t: Battle, who: int) -> Mapping[str, int | str]:
    return t.content.fighters[t.state.figures[who].fighter].skill


def _nearest(t: Battle, who: int) -> list[int]:
    """The enemies of a figure, the nearest first, and the fallen last."""
    figures = t.state.figures
    base, side = disc(t, figures[who]), figures[who].side
    foes = [other for other, figure in figures.items() if figure.side != side]
    return sorted(foes, key=lambda foe: (figures[foe].down, gap(base, disc(t, figures[foe]))))


# ── moves ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _charges(t: Battle, seat: int) -> Wishes:
    for who, foe in _pairs(t, seat):
        yield Charge(who, (foe,))
        if t.state.figures[who].level > GROUND:
            yield Dive(who, (foe,))
    yield from _longer_moves(t, seat)


def _pursuits(t: Battle, seat: int) -> Wishes:
    for who, foe in _pairs(t, seat):
        yield Pursue(who, (foe,))
    yield from _longer_moves(t, seat)


def _pairs(t: Battle, seat: int) -> Iterator[tuple[int, int]]:
    """Each of ours with the nearest foe it does not reach; each foe that nobody reaches with the nearest who moves."""
    figures = t.state.figures
    reached: dict[int, set[int]] = {}
    for option in t.state.pending.options if t.state.pending else ():
        if isinstance(option, (Charge, Dive, Pursue)):
            reached.setdefault(option.fighter, set()).update(option.touches)
    near = {who: _nearest(t, who) for who, figure in figures.items() if figure.side == seat and not figure.down}
    for who, foes in near.items():
        yield from [(who, foe) for foe in foes if foe not in reached.get(who, ())][:1]
    for foe, figure in figures.items():
        if figure.side != seat and not figure.down and not any(foe in foes for foes in reached.values()):
            base = disc(t, figure)
            yield min(reached or near, key=lambda who: gap(base, disc(t, figures[who]))), foe


def _longer_moves(t: Battle, seat: int) -> Wishes:
    for who, figure in t.state.figures.items():
        if figure.side == seat and "mutagenic" in _skill(t, who):
            yield Boost(who, "MOU")


# ── melees and combats ─────────────────────────────────────────────────────────────────────────────────────────────


def _cuts(t: Battle, seat: int) -> Wishes:
    """The first figure left against anybody; every star of contacts it can be in; and everybody else's pairs."""
    left = t.find(Split).left
    first, touching = min(left), contacts(t, left)
    for who in t.state.figures:
        if who != first:
            yield Cut(*fight_between(first, (who,)))
    for lone in (first, *touching[first]):
        must = () if lone == first else (first,)
        near = [enemy for enemy in touching[lone] if enemy != first]
        for some in chain.from_iterable(combinations(near, size) for size in range(1, len(near) + 1)):
            yield Cut(*fight_between(lone, (*must, *some)))
    for who in left:
        for enemy in touching[who]:
            if first not in (who, enemy):
                yield Cut(*fight_between(who, (enemy,)))


def _fights(t: Battle, seat: int) -> Wishes:
    """Every combat that waits; and for whoever is in none, one with the nearest foe."""
    waiting = [*t.state.combats, *(t.find(SpeakingTurn).born if t.within(SpeakingTurn) else ())]
    for fight in waiting:
        yield Resolve(*fight)
    fighting = {who for fight in waiting for who in (fight.lone, *fight.others)}
    for who in t.state.figures:
        if who not in fighting:
            yield Resolve(*fight_between(who, (_nearest(t, who)[0],)))


def _placements(t: Battle, seat: int) -> Wishes:
    """One die too many, one left out, all on the other side; what skills would add; and everybody else's dice."""
    combat = t.find(Combat)
    for who in combat.queue[0]:
        dice = t.state.figures[who].unplaced
        most = int(_skill(t, who).get("sequence", 0))
        yield Place(who, dice + 1, 0)
        yield Place(who, dice - 1, 0)
        yield Place(who, dice, 0)
        yield Place(who, 0, dice)
        if most:
            yield Place(who, dice + most + 1, 0, 0, most + 1)
        if "swashbuckler" in _skill(t, who) and dice > 1:
            yield Place(who, dice - 2, 0, 2)
        if "battle_fury" in _skill(t, who):
            yield Rage(who)
    for who, figure in t.state.figures.items():
        if who not in combat.queue[0]:
            yield Place(who, max(figure.unplaced - 1, 1), 1)


# ── skills, attacks, defences ──────────────────────────────────────────────────────────────────────────────────────


def _preparations(t: Battle, seat: int) -> Wishes:
    fighters = t.find(Combat).fighters()
    for who in fighters:
        skill = _skill(t, who)
        for stat in MUTATION_STATS if "mutagenic" in skill else CONCENTRATION_STATS:
            yield Boost(who, stat)
        if "battle_fury" in skill:
            yield Rage(who)
        if "extra_limb" in skill:
            yield Swap(who)
    for who in t.state.figures:
        if who not in fighters:
            yield Boost(who, "INI")


def _blows(t: Battle, seat: int) -> Wishes:
    """Whoever strikes now against everybody; those of ours who do not against the foe of their combat."""
    blows, figures = t.find(Pass), t.state.figures
    acting = [who for who in blows.acting(blows.camp) if figures[who].side == seat]
    for who in acting:
        for target in figures:
            if target != who:
                yield Strike(who, target)
                if "master_strike" in _skill(t, who):
                    yield MasterStrike(who, target)
        if "swashbuckler" in _skill(t, who):
            yield Commit(who)
    for who, figure in figures.items():
        if figure.side == seat and who not in acting:
            yield Strike(who, blows.lone if figures[blows.lone].side != seat else blows.others[0])
    yield PASS


def _commits(t: Battle, seat: int) -> Wishes:
    for who in t.state.figures:
        yield Commit(who)


def _defences(t: Battle, seat: int) -> Wishes:
    figure = t.state.figures[t.find(Attack).target]
    yield Parry(figure.defence + 1)
    if figure.unplaced:
        yield Parry(figure.defence + figure.unplaced + 1, 1)
    yield Counter(1)
    yield SUSTAIN
    yield ENDURE


def _feints(t: Battle, seat: int) -> Wishes:
    yield Feint("attack")
    yield Feint("defence")


def _nothing(t: Battle, seat: int) -> Wishes:
    """Yes or no, or what the dice have shown: nobody wishes for anything else."""
    yield from ()


WISHES: Mapping[str, Callable[[Battle, int], Wishes]] = {
    "name_for_tactics": _names,
    "name_for_split": _names,
    "name_for_authority": _names,
    "name_for_initiative": _names,
    "share_mutation": _mutations,
    "charge": _charges,
    "pursue": _pursuits,
    "split_melee": _cuts,
    "designate_combat": _fights,
    "designate_new_combat": _fights,
    "place_dice": _placements,
    "prepare_initiative": _preparations,
    "prepare_pass": _preparations,
    "choose_attack": _blows,
    "commit_last": _commits,
    "announce_defence": _defences,
    "wound_or_feint": _feints,
    "throw_or_skip": _nothing,
    "use_resolution": _nothing,
    "use_luck": _nothing,
    "trade_die": _nothing,
    "keep_wound_dice": _nothing,
}
