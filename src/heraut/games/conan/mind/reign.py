"""What the overlord would answer without thinking long: by the orders of the automaton."""

from __future__ import annotations

from heraut.games.conan.answers.acting import CastAt, CastOn, Go
from heraut.games.conan.answers.fighting import Next, Sacrifice
from heraut.games.conan.answers.ruling import Activate, Bring, Figure, HappenAt
from heraut.games.conan.mind.blows import RULER, hero_worth, is_wanted, overlord_guard, prize, unit_worth, worth
from heraut.games.conan.mind.deeds import spell_gain
from heraut.games.conan.mind.throws import exceeds
from heraut.games.conan.model import (
    EVENT_TILE,
    HEROES,
    OVERLORD,
    AreaId,
    FigureId,
    Game,
    GroupId,
    TileId,
    layout_of,
    scenario_of,
)
from heraut.games.conan.numbers.automaton import TOO_FAR, farness, goals_of, order_for
from heraut.games.conan.numbers.blows import life_left
from heraut.games.conan.numbers.figures import in_area, is_hero, living, of_group, side_of, tile_of
from heraut.games.conan.printed.missions import group_on
from heraut.games.conan.rules.ch2_sheet import movement
from heraut.games.conan.rules.ch2_sheet.defence import Defence
from heraut.games.conan.rules.ch3_overlord.activation import UnitActs
from heraut.games.conan.rules.ch3_overlord.events import happenings, may_happen
from heraut.games.conan.rules.ch3_overlord.reinforcement import brings, nearest_entry
from heraut.games.conan.rules.ch3_overlord.river import slot_of
from heraut.games.conan.rules.ch5_reactions import BeforeDice
from heraut.games.conan.rules.ch6_automaton_unit import attacks_from, best_step, is_worth_a_look
from heraut.kernel import PASS, Decision, Option

STRIDE, ORDERED, ARRIVED = 0.12, 0.6, 1.5  # a unit that gets nearer to the heroes, to where its orders send it, there
SLOT = 0.12  # a gem for an activation: most of them come back
FIGURE, LATE, HURRY, SHUT = 0.25, 3.0, 1.0, 0.4  # what an event brings
KEPT, RESERVE = 3, 0.4  # gems kept for guarding whom the heroes seek, and what each is worth
NEVER = -9.0


# ── the river ────────────────────────────────────────────────────────────────────────────────────────────────────────


def river(t: Game, decision: Decision) -> Option:
    """The tile that is worth most for its price; the end if none is."""
    return max(decision.options, key=lambda option: tile_worth(t, option))


def tile_worth(t: Game, option: Option) -> float:
    if not isinstance(option, Activate):
        return 0.0 if option[-1] == "end" else NEVER
    slot = slot_of(t, option.tile)
    short = max(0, KEPT - (t.state.overlord.available - slot))
    return gain(t, option.tile) - SLOT * slot - (RESERVE * short if in_danger(t) else 0.0)


def in_danger(t: Game) -> bool:
    """Does a hero stand by somebody whose death the heroes need?"""
    heroes = {t.state.heroes[hero].area for hero in living(t)}
    return any(one.area in heroes and is_shy(t, figure) for figure, one in t.state.units.items())


def gain(t: Game, tile: TileId) -> float:
    """What the figures of a tile are likely to do, or the best event."""
    if tile == EVENT_TILE:
        options = [one for option in scenario_of(t).event if may_happen(t, option) for one in happenings(t, option)]
        return max([happening(t, one) for one in options], default=0.0)
    return sum([figure_worth(t, figure) for figure in of_group(t, GroupId(group_on(tile)))])


def figure_worth(t: Game, figure: FigureId) -> float:
    """The best attack within its base points, or a step nearer."""
    free = tile_of(t, figure).move
    moves = movement.unit_moves(t, figure, free)
    ordered = order_for(t, figure) is not None
    found = best_attack(t, figure, {} if ordered else moves, free)
    return max(0.0 if found is None else found[0], step_worth(t, figure, onwards(t, figure, moves)))


def step_worth(t: Game, figure: FigureId, step: Option | None) -> float:
    """A step nearer; more if it has orders, most if it carries them out."""
    if step is None:
        return 0.0
    if order_for(t, figure) is None:
        return STRIDE
    return ARRIVED if step.area in goals_of(t, figure) else ORDERED


def best_attack(t: Game, figure: FigureId, moves: dict[Option, int], free: int) -> tuple[float, Option, Option] | None:
    """What its best attack is worth, how it gets there, and the attack; points that are not free cost gems.

    Whose death the heroes need does not run to them.
    """
    here = Go(figure, t.state.units[figure].area)
    near = [] if is_shy(t, figure) else [deed for deed in moves if isinstance(deed, Go)]
    found = [
        (unit_worth(t, deed) - RULER * max(0, cost - free), -cost, way, deed)
        for way, cost in [(here, 0), *[(way, moves[way]) for way in near]]
        if is_worth_a_look(t, figure, way.area) or side_of(figure) == HEROES
        for deed in attacks_from(t, figure, way.area)
    ]
    if not found:
        return None
    gained, _, way, deed = max(found, key=lambda one: one[:2])
    return (gained, way, deed) if gained > 0 else None


def is_shy(t: Game, figure: FigureId) -> bool:
    """Would its death serve the heroes' goal?  What hungers has no choice."""
    hungry = t.state.units[figure].group == scenario_of(t).hunger
    return side_of(figure) == OVERLORD and not hungry and is_wanted(t, figure)


# ── a unit ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def figure(t: Game, decision: Decision) -> Option:
    """Whoever attacks best goes first: the others follow."""
    return max(
        decision.options, key=lambda option: figure_worth(t, option.figure) if isinstance(option, Figure) else 0.0
    )


def unit(t: Game, decision: Decision) -> Option:
    """It attacks from where it stands, goes to where it can, or comes nearer for its base points."""
    acts = t.find(UnitActs)
    free, payable = acts.base(t) - acts.spent, acts.moves(t)
    moves = {deed: cost for deed, cost in payable.items() if cost <= free}
    if acts.attacked or acts.hurried:
        return step(t, acts, moves, decision)
    ordered = side_of(acts.figure) == OVERLORD and order_for(t, acts.figure) is not None
    wanted = best_attack(t, acts.figure, {} if ordered else payable, free)
    gained, spell = best_spell(t, decision)
    if spell is not None and gained > (wanted[0] if wanted else 0.0):
        return spell
    if wanted is None or ordered:
        going = step(t, acts, moves, decision)
        if going != decision.options[-1] or wanted is None:
            return going
    _, way, deed = wanted
    return deed if deed in decision.options else way if way in payable else decision.options[-1]


def best_spell(t: Game, decision: Decision) -> tuple[float, Option | None]:
    """What the best spell from where it stands does, less its gems."""
    spells = [option for option in decision.options if isinstance(option, CastOn | CastAt)]
    gains = [spell_gain(t, spell) - RULER * t.content.spells[spell.spell].cost for spell in spells]
    return max(zip(gains, spells, strict=True), key=lambda one: one[0], default=(0.0, None))


def step(t: Game, acts: UnitActs, moves: dict[Option, int], decision: Decision) -> Option:
    """Nearer to its goal for base points; else it waits."""
    return onwards(t, acts.figure, moves) or decision.options[-1]


def onwards(t: Game, figure: FigureId, moves: dict[Option, int]) -> Option | None:
    """Where it goes by its orders, else to its enemies; whose head is sought, away from them."""
    if side_of(figure) == HEROES:
        return nearer(t, figure, moves)
    if order_for(t, figure) is None and is_shy(t, figure):
        return away(t, figure, moves)
    hunted = prizes(t) if order_for(t, figure) is None else []
    return best_step(t, figure, moves, hunted)


def prizes(t: Game) -> list[AreaId]:
    """Where heroes stand who carry what the goal needs."""
    return [t.state.heroes[hero].area for hero in living(t) if prize(t, hero) > 1]


def away(t: Game, figure: FigureId, moves: dict[Option, int]) -> Option | None:
    """The way that brings it farthest from the heroes, if any does."""
    far = farness(t, figure, goals_of(t, figure))
    ways = [deed for deed in moves if isinstance(deed, Go)]
    most = max(ways, key=lambda way: far.get(way.area, 0), default=None)
    return most if most is not None and far.get(most.area, 0) > far.get(t.state.units[figure].area, TOO_FAR) else None


def nearer(t: Game, ally: FigureId, moves: dict[Option, int]) -> Option | None:
    """An ally goes to the enemies."""
    foes = [one.area for figure, one in t.state.units.items() if side_of(figure) == OVERLORD]
    far = farness(t, ally, foes)
    here = far.get(t.state.units[ally].area, TOO_FAR)
    steps = [(far.get(deed.area, TOO_FAR), cost, deed) for deed, cost in moves.items() if isinstance(deed, Go)]
    closer = [one for one in steps if one[0] < here]
    return min(closer, key=lambda one: one[:2])[2] if closer else None


def guard(t: Game, decision: Decision) -> Option:
    """As many gems as save more than they cost."""
    section = t.find(Defence)
    excess = section.total - section.stands(t)
    return max(decision.options, key=lambda option: overlord_guard(t, section.target, excess, option.gems))


def sacrifice(t: Game, decision: Decision) -> Option:
    """A figure that is worth less steps in."""
    target = t.find(BeforeDice).target

    def value(option: Option) -> float:
        figure = option.figure if isinstance(option, Sacrifice) else target
        return -hero_worth(t, figure, 1.0) if is_hero(figure) else -worth(t, figure)

    return max(decision.options, key=value)


def life_worth(t: Game, figure: FigureId) -> float:
    """What a wound of it is worth."""
    return hero_worth(t, figure, 1.0) if is_hero(figure) else worth(t, figure) / life_left(t, figure)


def sweep(t: Game, decision: Decision) -> Option:
    """The blow goes on to whom it hurts most."""
    return max(decision.options, key=lambda option: life_worth(t, option.target) if isinstance(option, Next) else 0.0)


# ── events ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def event(t: Game, decision: Decision) -> Option:
    return max(decision.options, key=lambda option: happening(t, option))


def happening(t: Game, happens: Option) -> float:
    """What an option of the event tile is worth."""
    printed = next(option for option in scenario_of(t).event if option.id == happens.event)
    if isinstance(happens, HappenAt):
        hurts = exceeds(t, printed.dice, 1)
        return sum([hero_worth(t, one, hurts) if is_hero(one) else 0.0 for one in in_area(t, happens.area)])
    if printed.reinforce:
        found = brings(t, layout_of(t).reinforcement)
        cheapest = min([tile_reinforce(t, bring) for bring in found], default=1)
        return FIGURE * (layout_of(t).reinforcement // cheapest) if found else 0.0
    return LATE if printed.arrives else HURRY if printed.hurry else SHUT


def tile_reinforce(t: Game, bring: Bring) -> int:
    return max(1, t.content.units[scenario_of(t).group(bring.group).unit].reinforce)


def bring(t: Game, decision: Decision) -> Option:
    """The next tile of the river, where it comes in nearest to a hero."""
    found = [option for option in decision.options if isinstance(option, Bring)]
    return nearest_entry(t, found) if found else PASS
