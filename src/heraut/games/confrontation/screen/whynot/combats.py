"""Who rolls, which combats there are, in which order, and where their dice go."""

from __future__ import annotations

from heraut.games.confrontation.answers import Boost, Cut, Mutate, Name, Place, Rage, Resolve, Swap
from heraut.games.confrontation.model import Battle, Fight
from heraut.games.confrontation.numbers.battlefield import contacts
from heraut.games.confrontation.rules.ch09_combat.combat import LONE, Combat
from heraut.games.confrontation.rules.ch09_combat.melees import Split
from heraut.games.confrontation.rules.ch09_combat.order import SpeakingTurns, engaged
from heraut.games.confrontation.rules.ch09_combat.pursuit import SpeakingTurn
from heraut.games.confrontation.rules.skills import PASS_STATS, Preparation, StartOfTurn
from heraut.games.confrontation.screen.whynot.common import Because, Reason, in_combat, knows, like, no, ours, stands
from heraut.games.confrontation.screen.whynot.moves import boosts


def name_any(t: Battle, seat: int, wish: Name) -> Reason:
    return ours(t, seat, wish.fighter)


def name_in_melee(t: Battle, seat: int, wish: Name) -> Reason:
    who = wish.fighter
    return ours(t, seat, who) or (None if who in t.find(Split).group else like("not-in-melee", who, "CF-A2-2"))


def name_engaged(t: Battle, seat: int, wish: Name) -> Reason:
    who = wish.fighter
    return ours(t, seat, who) or (None if who in engaged(t) else like("not-engaged", who, "CF-C1-1", "CF-A1-2"))


def name_in_camp(t: Battle, seat: int, wish: Name) -> Reason:
    combat, who = t.find(Combat), wish.fighter
    camp = (combat.lone,) if len(combat.rollers) == LONE else combat.others
    other = like("other-camp", who, "CF-C4-2") if who not in camp else None
    return stands(t, who) or in_combat(t, who) or other


def mutate(t: Battle, seat: int, wish: Mutate) -> Reason:
    who = wish.fighter
    has_one = no("has-die", "CF-K-54", who=who) if who in t.find(StartOfTurn).given else None
    return ours(t, seat, who) or knows(t, who, "mutagenic") or has_one


# ── melees and the order of combats ──


def cut(t: Battle, seat: int, wish: Cut) -> Reason:
    split, figures = t.find(Split), t.state.figures
    fighters = (wish.lone, *wish.others)
    for who in fighters:
        if who not in split.left:
            cut = who in split.group
            return stands(t, who) or (
                like("cut-already", who, "CF-A2-3") if cut else like("not-in-melee", who, "CF-A1-2")
            )
    touching = contacts(t, split.left)
    for who in wish.others:
        if figures[who].side == figures[wish.lone].side:
            return like("friends", who, "CF-A1-4", by=wish.lone)
        if who not in touching[wish.lone]:
            return like("no-contact", who, "CF-A1-3", by=wish.lone)
    first = min(split.left)
    if first not in fighters:
        return no("one-by-one", "CF-A2-4", by=first)
    rest = [who for who in split.left if who not in fighters]
    alone = tuple([who for who in rest if not any(enemy in rest for enemy in touching[who])])
    partner = next(who for who in fighters if who != first)
    return no("leaves-alone", "CF-A2-4", who=partner, others=alone) if alone else None


def resolve(t: Battle, seat: int, wish: Resolve) -> Reason:
    turns = t.find(SpeakingTurns)
    if Fight(wish.lone, wish.others) not in t.state.combats:
        return _no_combat(t, wish)
    if turns.turn == 0 and turns.authority and turns.authority not in (wish.lone, *wish.others):
        return no("authority-first", "CF-C1-3", lone=wish.lone, others=wish.others, authority=turns.authority)
    return None


def resolve_new(t: Battle, seat: int, wish: Resolve) -> Reason:
    fight = Fight(wish.lone, wish.others)
    if fight in t.find(SpeakingTurn).born:
        return None
    waits = fight in t.state.combats
    return no("waits", "CF-G-2", "CF-C1-2", lone=wish.lone, others=wish.others) if waits else _no_combat(t, wish)


def _no_combat(t: Battle, wish: Resolve) -> Because:
    """They do not make one of the combats still to be resolved; whoever is in none is to blame."""
    fighting = {*engaged(t)}
    if t.within(SpeakingTurn):
        fighting.update([who for fight in t.find(SpeakingTurn).born for who in (fight.lone, *fight.others)])
    idle = [who for who in (wish.lone, *wish.others) if who not in fighting]
    if not idle:
        return no("no-such-combat", "CF-A2-7", lone=wish.lone, others=wish.others)
    return stands(t, idle[0]) or no("not-engaged", "CF-A1-2", "CF-C1-2", others=tuple(idle), count=len(idle))


# ── placing dice, and skills before the blows ──


def _places_now(t: Battle, seat: int, who: int) -> Reason:
    combat = t.find(Combat)
    if who in combat.queue[0]:
        return None
    wrong = stands(t, who) or in_combat(t, who) or ours(t, seat, who)
    if wrong is not None:
        return wrong
    if any(who in batch for batch in combat.queue):
        return like("places-later", who, "CF-C3-2", "CF-C3-5")
    if not combat.tested and any(who in batch for batch in combat.later):
        return no("places-after-initiative", "CF-C4-5", who=who)
    return like("placed-already", who, "CF-C4-7")


def place(t: Battle, seat: int, wish: Place) -> Reason:
    who = wish.fighter
    dice = t.state.figures[who].unplaced
    skill = t.content.fighters[t.state.figures[who].fighter].skill
    most = int(skill.get("sequence", 0))
    extras = wish.held or wish.bought
    late = _places_now(t, seat, who)
    if late is not None:
        return late
    if t.state.has(who, "routing") and (wish.attack or extras):
        return no("routing", "CF-X-6", who=who)
    if t.state.has(who, "fury") and (wish.defence or extras):
        return no("fury", "CF-K-32", who=who)
    if wish.bought > most:
        return knows(t, who, "sequence") or no("most-bought", "CF-K-7", who=who, most=most)
    if wish.held:
        wrong = knows(t, who, "swashbuckler") or (no("one-held", "CF-K-6", who=who) if wish.held > 1 else None)
        if wrong is not None:
            return wrong
    placed = wish.attack + wish.defence + wish.held - wish.bought
    if placed > dice:
        return no("too-many-dice", "CF-C2-1", who=who, dice=dice)
    return no("every-die", "CF-C3-1", "CF-C3-4", who=who, dice=dice) if placed < dice else None


def rage_placing(t: Battle, seat: int, wish: Rage) -> Reason:
    who = wish.fighter
    wrong = _places_now(t, seat, who) or knows(t, who, "battle_fury") or _calm(t, who)
    return wrong or (no("after-initiative", "CF-K-32", who=who) if t.find(Combat).tested else None)


def _calm(t: Battle, who: int) -> Reason:
    if t.state.has(who, "routing"):
        return no("routing", "CF-X-6", who=who)
    return no("fury", "CF-K-32", who=who) if t.state.has(who, "fury") else None


def _prepares(t: Battle, seat: int, who: int) -> Reason:
    return stands(t, who) or in_combat(t, who) or ours(t, seat, who)


def rage(t: Battle, seat: int, wish: Rage) -> Reason:
    who = wish.fighter
    wrong = _prepares(t, seat, who) or knows(t, who, "battle_fury")
    if wrong is None and t.find(Preparation).moment != "initiative":
        return no("after-initiative", "CF-K-32", who=who)
    figure = t.state.figures[who]
    placed = figure.placed_attack or figure.placed_defence or not figure.unplaced
    return wrong or _calm(t, who) or (like("placed-already", who, "CF-C4-7", "CF-K-32") if placed else None)


def swap(t: Battle, seat: int, wish: Swap) -> Reason:
    who = wish.fighter
    wrong = _prepares(t, seat, who) or knows(t, who, "extra_limb")
    if wrong is None and t.find(Preparation).moment == "initiative":
        return no("swap-later", "CF-K-35", who=who)
    return wrong or (no("swapped", "CF-K-35", who=who) if t.state.has(who, "swapped") else None)


def boost(t: Battle, seat: int, wish: Boost) -> Reason:
    moment = ("INI",) if t.find(Preparation).moment == "initiative" else PASS_STATS
    return _prepares(t, seat, wish.fighter) or boosts(t, wish, moment)
