"""How everybody plays on the way to the horizon.  The odds say by which of these they were reckoned.

best     each seat for the best evaluation it can expect at the horizon, when all others do so too
greedy   each seat for the best evaluation it can expect at the next question
random   any option, each as likely
first    the first option
a word   that kind of option where there is one (`endure`), else the first option
"""

from __future__ import annotations

from heraut.kernel import CHANCE, Decision, Option, write
from heraut.odds.flow import loops
from heraut.odds.graph import AnyTable, Edges, Graph, Pick

BEST, GREEDY, RANDOM, FIRST, LIKELY = "best", "greedy", "random", "first", "likely"
STEADY = 1e-12
MOST_ROUNDS = 10_000


def picking(policy: str) -> Pick | None:
    """What everybody answers, where that can be said without looking ahead."""
    if policy in (BEST, GREEDY, RANDOM):
        return None
    word = "" if policy == FIRST else policy

    def pick(table: AnyTable, decision: Decision) -> Option:
        options = decision.options
        if word:
            for option in options:
                if write(option).split(" ")[0] == word:
                    return option
        return options[0]

    return pick


def decided(graph: Graph, policy: str) -> list[Edges | None]:
    """The edges of the graph once everybody has chosen by the policy."""
    if policy not in (BEST, GREEDY) or not any(seat != CHANCE for seat in graph.seats):
        return graph.edges
    worth = expected(graph, nearby=policy == GREEDY)
    edges = list(graph.edges)
    for node, leads in enumerate(edges):
        if leads and graph.seats[node] != CHANCE:
            edges[node] = (_chosen(graph, node, leads, worth),)
    return edges


def _chosen(graph: Graph, node: int, leads: Edges, worth: dict[int, tuple[float, ...]]) -> tuple[int, int]:
    """Where a seat goes: to what is worth most to it.  Of several who are asked, each answer to whoever gives it."""
    seat, owners = graph.seats[node], graph.owners

    def promise(lead: tuple[int, int]) -> float:
        there = lead[0]
        return worth[there][owners.get((node, there), seat) if owners else seat] if there in worth else float("-inf")

    return max(leads, key=promise)


def expected(graph: Graph, nearby: bool) -> dict[int, tuple[float, ...]]:
    """What each node is worth to each seat.  `nearby`: a question is worth what it looks like, else what comes of it.

    From the ends backwards; what leads back to itself again and again until nothing changes.
    """
    worth = {node: table.game.evaluate(table) for node, table in graph.looks.items() if nearby or node in graph.ends}
    everything: list[Edges | None] = [*graph.edges, tuple([(entry, 1) for entry in graph.entries])]
    for loop in reversed(loops(everything, len(graph.edges))[1:]):
        nodes = [node for node in reversed(loop) if graph.edges[node] and not (nearby and graph.seats[node] != CHANCE)]
        for _ in range(MOST_ROUNDS if len(loop) > 1 else 1):
            change = [_update(graph, node, worth) for node in nodes]
            if max(change, default=0.0) < STEADY:
                break
    return worth


def _update(graph: Graph, node: int, worth: dict[int, tuple[float, ...]]) -> float:
    """What it is worth now, and by how much that changed."""
    new, old = _worth(graph, node, worth), worth.get(node)
    if new is None:
        return 0.0
    worth[node] = new
    return 1.0 if old is None else max([abs(one - other) for one, other in zip(new, old, strict=True)])


def _worth(graph: Graph, node: int, worth: dict[int, tuple[float, ...]]) -> tuple[float, ...] | None:
    """Of chance, the mean of what is known; of a seat, the best for it."""
    leads = graph.edges[node] or ()
    known = [(worth[there], part) for there, part in leads if there in worth]
    if not known:
        return None
    if graph.seats[node] != CHANCE:
        return worth[_chosen(graph, node, leads, worth)[0]]
    whole = sum([part for _, part in known])
    return tuple([sum([one[at] * part for one, part in known]) / whole for at in range(len(known[0][0]))])
