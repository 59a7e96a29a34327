"""What the scenario says besides, in sentences made of its clauses: the cards that lie beside the board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from heraut.games.conan.model import Game, layout_of, scenario_of
from heraut.games.conan.printed.missions import EventOption, Handle, Order, Scenario
from heraut.games.conan.rules.ch6_end import count
from heraut.games.conan.screen.signs import EVENT
from heraut.tabletop.scene import Card, Label, Number, named
from heraut.tabletop.vocabulary import spaced


def mission(t: Game) -> list[Card]:
    """What the heroes may do, and what life is left of gates; what threatens; what comes of the overlord."""
    told = (
        _card("heroes", Label("mission-heroes"), _deeds(t), tuple(_structures(t))),
        _card("dangers", Label("mission-dangers"), _dangers(t)),
        _card("overlord", Label("mission-overlord"), _overlord(t)),
    )
    return [card for card in told if card.text]


def _card(part: str, label: Label, lines: Iterable[Label], numbers: tuple[Number, ...] = ()) -> Card:
    return Card(f"scenario-{part}", label, "event", EVENT, None, tuple(lines), numbers)


def printed(told: Handle | EventOption) -> Label:
    """A sentence of the scenario itself."""
    return named(spaced(told.text))


def _structures(t: Game) -> Iterator[Number]:
    """CN-MAN-12. At 0 they are open, and of no more interest."""
    for one in scenario_of(t).structures:
        if one.border not in t.state.opened:
            label = Label("number-structure", {"border": one.border})
            yield Number(f"scenario.{one.border}", label, count(t, f"life:{one.border}"))


def _deeds(t: Game) -> Iterator[Label]:
    """What heroes look for, work at and leave by, and whom they lead."""
    scenario, layout = scenario_of(t), layout_of(t)
    if layout.counted_dead:
        yield Label("clause-counted-dead", {"number": layout.counted_dead})
    yield from _things(t, scenario)
    yield from [printed(handle) for handle in scenario.handles]
    yield from _ways(scenario)


def _dangers(t: Game) -> Iterator[Label]:
    """What the marks are worth, and what comes with time."""
    yield from _marks(scenario_of(t))
    yield from _fates(scenario_of(t))


def _overlord(t: Game) -> Iterator[Label]:
    """Where his reinforcement comes in; what the automaton does first."""
    scenario, layout = scenario_of(t), layout_of(t)
    if scenario.entries:
        yield Label("clause-entries", {"number": layout.reinforcement, "areas": scenario.entries})
    if t.state.automaton:
        yield from [_order(order) for order in scenario.orders]


def _things(t: Game, scenario: Scenario) -> Iterator[Label]:
    """Objects that somebody looks for, and allies."""
    if scenario.gear_at:
        yield Label("clause-gear", {"area": scenario.gear_at})
    if scenario.secret is not None:
        unseen = tuple([area for area in scenario.secret.areas if area not in t.state.seen])
        if unseen:
            yield Label("clause-secret", {"item": scenario.secret.item, "areas": unseen})
    for group, item in scenario.drops.items():
        yield Label("clause-drops", {"group": group, "item": item})
    if scenario.allies:
        yield Label("clause-allies", {"groups": tuple([group.id for group in scenario.allies])})


def _ways(scenario: Scenario) -> Iterator[Label]:
    """Where one leaves, and what is open at last."""
    way_out = scenario.way_out
    if way_out is not None and way_out.carrying:
        yield Label("clause-way-out-with", {"areas": way_out.areas, "items": way_out.carrying})
    elif way_out is not None:
        yield Label("clause-way-out", {"areas": way_out.areas})
    for one in scenario.structures:
        yield Label("clause-structure", {"border": one.border})


def _marks(scenario: Scenario) -> Iterator[Label]:
    """What the marks are worth, and how they are lost."""
    marks = scenario.marks
    if marks is not None and marks.crowded_out:
        yield Label("clause-crowded-out", {"areas": marks.areas})
    if marks is not None and marks.armour:
        yield Label("clause-marks-guard", {"group": marks.guards, "number": marks.armour, "areas": marks.areas})


def _fates(scenario: Scenario) -> Iterator[Label]:
    """What comes with time."""
    for flood in scenario.floods:
        yield Label("clause-flood", {"number": flood.round, "areas": flood.areas})
    for wounds in dict.fromkeys([flood.wounds for flood in scenario.floods]):
        yield Label("clause-drown", {"wounds": wounds})
    flight = scenario.flight
    if flight is not None:
        yield Label("clause-flight", {"number": flight.from_round, "groups": flight.groups, "area": flight.area})
    if scenario.hunger:
        yield Label("clause-hunger", {"group": scenario.hunger})


def _order(order: Order) -> Label:
    """CN-AUT-2. What the automaton makes these groups do before anything else."""
    if order.does == "go":
        about = {"number": max(1, order.from_round), "groups": order.groups, "area": order.area}
        return Label("clause-order-go", about)
    if order.does == "stay":
        return Label("clause-order-stay", {"groups": order.groups, "border": order.while_shut})
    return Label("clause-order-mark", {"groups": order.groups})
