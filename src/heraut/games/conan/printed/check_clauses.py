"""What the clauses and goals of a scenario must agree on: both sides can win, and everything can come about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from heraut.games.conan.printed.board import Border, neighbours, pair
from heraut.games.conan.printed.missions import Adventurer, EventOption, Handle, Layout, Scenario
from heraut.kernel.content import ContentError
from heraut.tabletop import ways

if TYPE_CHECKING:
    from heraut.games.conan.printed.content import Content

NEEDED = {"boulders": "climb", "cliff": "climb", "leap": "leap"}  # the skill without which nobody crosses it


def wrong(scenario: Scenario, word: str, problem: str) -> ContentError:
    return ContentError(f"scenarios/{scenario.id}.toml", "", word, problem)


def check_clauses(scenario: Scenario, content: Content) -> None:
    """CN-SET-2 CN-END-2. Each clause says what it needs; what must be reached can be."""
    _check_goals(scenario)
    _check_rounds(scenario)
    for option in scenario.event:
        _check_event(scenario, option, content)
    for handle in scenario.handles:
        _check_handle(scenario, handle)
    for structure in scenario.structures:
        if len(structure.life) != len(scenario.layouts):
            raise wrong(scenario, "structures", f"'{structure.border}': one life for each layout")
    for word, ids in (("handles", [one.id for one in scenario.handles]), ("event", [one.id for one in scenario.event])):
        if len(set(ids)) != len(ids):
            raise wrong(scenario, word, "two of them have the same id")
    for layout in scenario.layouts:
        _check_reached(scenario, layout, content)


# ── goals ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _check_goals(scenario: Scenario) -> None:
    """CN-END-2. The heroes can win; what they must carry out can be found and taken away; what flees can flee."""
    goals, marks = scenario.goals, scenario.marks
    wins = goals.carries_out or goals.killed or goals.escaped or goals.marks_left
    if not wins and not any(handle.wins for handle in scenario.handles):
        raise wrong(scenario, "goals", "the heroes cannot win")
    if (goals.carries_out or goals.escaped) and scenario.way_out is None:
        raise wrong(scenario, "way_out", "nobody can leave the board")
    for item in goals.carries_out:
        if item not in set(_found(scenario)):
            raise wrong(scenario, "goals", f"'{item}' is nowhere to be found")
    if goals.killed and goals.at_least > len(goals.killed):
        raise wrong(scenario, "goals", f"{goals.at_least} of {len(goals.killed)} cannot be killed")
    if goals.marks_left and (marks is None or len(goals.marks_left) != len(scenario.layouts)):
        raise wrong(scenario, "marks", "there are none to count, or no number for each layout")
    if goals.fled > (0 if scenario.flight is None else len(scenario.flight.groups)):
        raise wrong(scenario, "goals", f"{goals.fled} cannot flee")
    for word, group in (("hunger", scenario.hunger), ("marks", "" if marks is None else marks.guards)):
        if group and group not in [one.id for one in scenario.groups]:
            raise wrong(scenario, word, f"there is no group '{group}'")


def _found(scenario: Scenario) -> Iterator[str]:
    """Every object that may come to the table."""
    yield from scenario.deck
    yield from scenario.drops.values()
    if scenario.secret is not None:
        yield scenario.secret.item
    for items in scenario.objects.values():
        yield from items
    for layout in scenario.layouts:
        for adventurer in layout.heroes:
            yield from adventurer.gear


def _check_rounds(scenario: Scenario) -> None:
    """CN-END-1. What waits for a round waits for one that comes."""
    waited = [("floods", flood.round) for flood in scenario.floods]
    waited += [("event", option.from_round) for option in scenario.event]
    waited += [("orders", order.from_round) for order in scenario.orders]
    waited += [("flight", scenario.flight.from_round)] if scenario.flight else []
    for word, number in waited:
        if number > scenario.rounds:
            raise wrong(scenario, word, f"round {number} never comes")


# ── events and handles ───────────────────────────────────────────────────────────────────────────────────────────────


def _check_event(scenario: Scenario, option: EventOption, content: Content) -> None:
    """CN-OVL-24 CN-RIV-9 CN-RIV-12. One thing each; late groups are late and find room in the river."""
    if sum(map(bool, (option.reinforce, option.hurry, option.shut, option.arrives, option.dice))) != 1:
        raise wrong(scenario, "event", f"'{option.id}' does one thing, and one only")
    if bool(option.hurry) != bool(option.points) or (option.hurry and option.hurry not in content.units):
        raise wrong(scenario, "event", f"'{option.id}': units that hurry, and how many points")
    if bool(option.dice or option.arrives) != bool(option.at):
        raise wrong(scenario, "event", f"'{option.id}' says where, if it must")
    if option.reinforce and not scenario.entries:
        raise wrong(scenario, "entries", "nobody can come in")
    late = [group.id for group in scenario.groups if group.late]
    if option.arrives and (option.arrives not in late or not option.once):
        raise wrong(scenario, "event", f"'{option.arrives}' comes late, once")


def _check_handle(scenario: Scenario, handle: Handle) -> None:
    """CN-MAN-3 CN-MAN-12. A difficulty, a price, or a life to batter; and it does something."""
    if sum(map(bool, (handle.difficulty, handle.price, handle.batters))) != 1:
        raise wrong(scenario, "handles", f"'{handle.id}' has a difficulty, a price or something to batter")
    if not (handle.batters or handle.opens or handle.mark or handle.wins):
        raise wrong(scenario, "handles", f"'{handle.id}' does nothing")
    if handle.batters and handle.batters not in [structure.border for structure in scenario.structures]:
        raise wrong(scenario, "handles", f"'{handle.batters}' has no life")
    if handle.mark and (scenario.marks is None or not set(handle.areas) <= set(scenario.marks.areas)):
        raise wrong(scenario, "handles", f"'{handle.id}': there is no mark in one of its areas")


# ── ways ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _check_reached(scenario: Scenario, layout: Layout, content: Content) -> None:
    """CN-END-2. Somebody gets to each place of the scenario, with the skills that his load leaves him."""
    board = content.boards[scenario.board]
    between = {pair(*border.ends): border for border in board.borders}
    reached: set[str] = set()
    for adventurer in layout.heroes:
        skills = set(_skills(scenario, adventurer, content))
        near = {
            here: [there for there in beside if _passes(scenario, between[pair(here, there)], there, skills, content)]
            for here, beside in neighbours(board).items()
        }
        reached.update(ways.distances(near, *scenario.start))
    for area in _goal_areas(scenario):
        if area not in reached:
            raise wrong(scenario, "goals", f"nobody of {layout.players} gets to '{area}'")


def _skills(scenario: Scenario, adventurer: Adventurer, content: Content) -> Iterator[str]:
    """CN-ENC-3. What the gear leaves, if he carries it from the start."""
    sheet = content.heroes[adventurer.hero]
    weight = 0 if scenario.gear_at else sum(content.items[item].weight for item in adventurer.gear)
    return (skill for skill in sheet.skills if skill not in sheet.lost or weight < sheet.lost[skill])


def _passes(scenario: Scenario, border: Border, there: str, skills: set[str], content: Content) -> bool:
    """CN-MOV-5 CN-DOR-2 CN-SKL-10 CN-SKL-12 CN-SKL-15 CN-SKL-18. Doors open, gates if a handle opens them."""
    if content.boards[scenario.board].areas[there].kind == "water" and "swimming" not in skills:
        return False
    if border.kind in ("gate", "portcullis"):
        return any(border.name in (handle.opens, handle.batters) for handle in scenario.handles)
    if border.kind == "wood_wall":
        return "wall_wrecker" in skills
    down = border.kind == "cliff" and there != border.up
    return border.kind != "wall" and (down or border.kind not in NEEDED or NEEDED[border.kind] in skills)


def _goal_areas(scenario: Scenario) -> Iterator[str]:
    """Where the heroes must be able to get."""
    for handle in scenario.handles:
        yield from handle.areas
    for clause in (scenario.secret, scenario.way_out, scenario.marks):
        if clause is not None:
            yield from clause.areas
    yield from scenario.chests
