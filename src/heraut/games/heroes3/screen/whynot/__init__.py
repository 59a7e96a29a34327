"""Why not?  What a player may wish at a question, and the first requirement that the wish fails.

The rules alone list what is legal; this looks among the same requirements, in the order a player thinks of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import heraut.games.heroes3.rules.ch03_play.hero_moves as hero_moves
from heraut.games.heroes3.answers.in_combat import Strike
from heraut.games.heroes3.answers.on_map import Build, Move, Recruit, Reinforce
from heraut.games.heroes3.answers.with_cards import PlayOf
from heraut.games.heroes3.model import BESIDE, FEW, Game
from heraut.games.heroes3.numbers import gains, geography
from heraut.games.heroes3.rules.ch10_combat.combat_round import Activation
from heraut.games.heroes3.screen.choices import label, touches
from heraut.games.heroes3.screen.whynot import cards, combats, moves, towns
from heraut.games.heroes3.screen.whynot.common import Because, Reason, no
from heraut.kernel import CHANCE, Decision, Option, write
from heraut.tabletop.scene import Label, RefusedWish

Need = Callable[[Game, int, Any], Reason]
BEYOND = 2  # fields so much farther than a hero can go are told of
FIGHTING = ("activation", "before_roll", "after_roll", "lethal_attack", "combat_start")

TOWN: Mapping[str, Need] = {
    "build": towns.build,
    "recruit": towns.recruit,
    "reinforce": towns.reinforce,
    "second_hero": towns.second,
    "spell": towns.buy_spell,
}
JOURNEY: Mapping[str, Need] = {"move": moves.move, "reveal": moves.reveal, "add": moves.add, "revisit": moves.revisit}
# What each question may be answered with, and what that requires.
NEEDS: Mapping[str, Mapping[str, Need]] = {
    "turn": {**TOWN, **JOURNEY, "end": moves.end, "use": towns.use, "play": cards.play, "morale": cards.morale},
    "town_action": {**TOWN, "play": cards.play},
    "expand": {word: TOWN[word] for word in ("recruit", "reinforce", "second_hero")},
    "activation": {
        "strike": combats.strike,
        "go": combats.go,
        "defend": combats.defend,
        "surrender": combats.surrender,
        "retreat": combats.retreat,
        "play": cards.play,
        "morale": cards.morale,
    },
    "prolong": {"prolong": combats.prolong, "play": cards.play},
    "trade": {"exchange": towns.exchange},
    "discover_tile": {"reveal": moves.discover, "add": moves.discover_own},
    "place_tile": {"centre": moves.centre},
    "turn_new_tile": {"turn": moves.turn},
    "deploy": {"place": combats.place},
    "place_guard": {"place": combats.place},
    **{kind: {"play": cards.play} for kind in FIGHTING[1:]},
}
IN_COMBAT = {**dict.fromkeys(TOWN, ("H3-TWN-3",)), **dict.fromkeys(JOURNEY, ("H3-MOV-9",)), "end": ("H3-TUR-4",)}
OF_A_COMBAT = ("strike", "go", "break", "defend", "surrender", "prolong", "retreat", "place")


def because(t: Game, decision: Decision, wish: Option) -> Reason:
    """The first requirement that this wish fails; another time, if this is not its question."""
    need = NEEDS.get(decision.kind, {}).get(wish.word)
    if need is not None:
        return need(t, decision.seat, wish)
    if t.state.battle is not None and wish.word in IN_COMBAT:
        return no("in-combat", *IN_COMBAT[wish.word])
    if t.state.battle is None and wish.word in OF_A_COMBAT:
        return no("no-combat", "H3-CMB-1")
    if wish.word in IN_COMBAT and t.state.active != decision.seat:
        return no("own-turn-only", "H3-MOV-9", "H3-TUR-7")
    if wish.word in OF_A_COMBAT:
        return no("question-first", "H3-ORD-2")
    known = any(wish.word in needs for needs in NEEDS.values())
    return no("question-first", "H3-TWN-7") if known else None


def why_not(t: Game, text: str) -> RefusedWish | None:
    """Why this is no answer to the question put; None when it is one, or nothing that this looks at."""
    decision = t.state.pending
    if decision is None or decision.seat == CHANCE or not t.state.players[decision.seat].faction:
        return None
    try:
        wish = t.game.grammar.read(text)
    except (TypeError, ValueError, IndexError):
        return None
    if not isinstance(wish, tuple) or wish in decision.options or not _is_printed(t, wish):
        return None
    reason = because(t, decision, wish)
    return None if reason is None else refused(t, decision.seat, wish, reason)


def _is_printed(t: Game, wish: Any) -> bool:
    """Do the things it names exist?"""
    content = t.content
    known: dict[str, Any] = {
        "field": content.fields,
        "unit": {**content.units, **content.neutrals},
        "building": {one.id for town in content.towns.values() for one in town.buildings},
        "fighter": {} if t.state.battle is None else t.state.battle.fighters,
    }
    return all(value in known.get(name, (value,)) for name, value in wish._asdict().items())


def refused(t: Game, seat: int, wish: Option, reason: Because) -> RefusedWish:
    why = Label(f"why-not-{reason.message}", reason.about)
    return RefusedWish(write(wish), label(t, wish), why, tuple(touches(t, seat, wish)), reason.rules)


# ── what is worth showing ────────────────────────────────────────────────────────────────────────────────────────────


def refusals(t: Game, decision: Decision) -> Iterator[RefusedWish]:
    """What lies before a player and cannot be had now: buildings, units, fields near by, cards, enemies."""
    if decision.seat == CHANCE or not t.state.players[decision.seat].faction:
        return
    for wish in _wishes(t, decision):
        if wish not in decision.options:
            reason = because(t, decision, wish)
            if reason is not None:
                yield refused(t, decision.seat, wish, reason)


def _wishes(t: Game, decision: Decision) -> Iterator[Option]:
    if decision.kind in ("turn", "town_action"):
        yield from _of_the_town(t, decision.seat)
    if decision.kind == "turn":
        yield from _of_the_map(t, decision.seat)
    if decision.kind == "activation":
        yield from _of_the_board(t, decision)
    if decision.kind in ("turn", *FIGHTING):
        yield from _of_the_hand(t, decision)


def _of_the_town(t: Game, seat: int) -> Iterator[Option]:
    player = t.state.players[seat]
    for building in t.content.towns[player.faction].buildings:
        if building.id not in player.buildings:
            yield Build(building.id)
    for unit in t.content.units.values():
        if unit.faction == player.faction and unit.id not in player.army:
            yield Recruit(unit.id)
    for name, form in player.army.items():
        if form == FEW:
            yield Reinforce(name)


def _of_the_map(t: Game, seat: int) -> Iterator[Option]:
    """The fields around each hero, as far as it can go and a little farther, and those beyond a closed edge."""
    chart = geography.chart(t)
    for hero in hero_moves.heroes_of(t, seat)[:1]:
        start = t.state.heroes[hero].field
        far = geography.distances(chart, start)
        most = hero_moves.points(t, hero) + BEYOND
        near = dict.fromkeys([*chart.around[start], *[field for field, steps in far.items() if steps <= most]])
        yield from [Move(hero, field) for field in near if field != start]


def _of_the_hand(t: Game, decision: Decision) -> Iterator[Option]:
    """Cards of which no effect may be played, by their first one."""
    offered = {option.card for option in decision.options if isinstance(option, PlayOf)}
    for card in sorted(set(t.state.players[decision.seat].hand) - offered):
        yield PlayOf(card, gains.modes_of(t.content, card)[0])


def _of_the_board(t: Game, decision: Decision) -> Iterator[Option]:
    """Enemies that the activated unit cannot strike from anywhere."""
    battle, who = t.state.battle, t.find(Activation).fighter
    assert battle is not None
    struck = {option.fighter for option in decision.options if isinstance(option, Strike)}
    fighter = battle.fighters[who]
    for number, other in battle.fighters.items():
        if other.side != fighter.side and number not in struck and other.space != BESIDE:
            yield Strike(fighter.space, number)
