"""How likely each end of a graph is, exactly: weights flow from the entry to the ends.

What leads back to itself (dice rolled again) is a loop: the weight that goes around in it is the solution of a small
linear system, one unknown for each node where the loop closes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from heraut.odds.graph import Edges

NONE, ALL = Fraction(0), Fraction(1)
Form = dict[int, Fraction]  # weight as a sum of unknowns; CERTAIN is the part that is known
CERTAIN = -1


def flow(edges: Sequence[Edges | None], entry: int) -> dict[int, Fraction]:
    """The weight that reaches each end, and each node that was not followed."""
    weights: dict[int, Fraction] = {entry: ALL}
    arrived: dict[int, Fraction] = {}
    for loop in loops(edges, entry):
        if len(loop) == 1:
            (node,) = loop
            leads = edges[node]
            if not leads:
                arrived[node] = weights.pop(node, NONE)
                continue
            if all(there != node for there, _ in leads):
                _pass_on(leads, weights.pop(node, NONE), weights)
                continue
        _go_around(edges, loop, weights, arrived)
    return arrived


def _pass_on(leads: Edges, weight: Fraction, weights: dict[int, Fraction]) -> None:
    if len(leads) == 1:
        share = weight
        leads = ((leads[0][0], 1),)
    else:
        share = weight / sum([part for _, part in leads])
    for there, part in leads:
        more = share if part == 1 else share * part
        weights[there] = weights[there] + more if there in weights else more


# --- loops ----------------------------------------------------------------------------------------------------------


def loops(edges: Sequence[Edges | None], entry: int) -> list[list[int]]:
    """The strongly connected parts, in the order in which weight flows (Tarjan, without recursion).

    The nodes of a part come in the order in which they were left, last first: within it only loops lead back.
    """
    met: dict[int, int] = {entry: 0}
    low: dict[int, int] = {entry: 0}
    left: dict[int, int] = {}
    waiting: list[int] = [entry]
    inside = {entry}
    path = [(entry, iter(edges[entry] or ()))]
    found: list[list[int]] = []
    while path:
        node, rest = path[-1]
        for there, _ in rest:
            if there not in met:
                met[there] = low[there] = len(met)
                waiting.append(there)
                inside.add(there)
                path.append((there, iter(edges[there] or ())))
                break
            if there in inside and met[there] < low[node]:
                low[node] = met[there]
        else:
            path.pop()
            left[node] = len(left)
            if path and low[node] < low[path[-1][0]]:
                low[path[-1][0]] = low[node]
            if low[node] == met[node]:
                at = waiting.index(node) if waiting[-1] != node else len(waiting) - 1
                part = waiting[at:]
                del waiting[at:]
                inside.difference_update(part)
                found.append(sorted(part, key=lambda one: -left[one]))
    found.reverse()
    return found


def _go_around(
    edges: Sequence[Edges | None], loop: list[int], weights: dict[int, Fraction], arrived: dict[int, Fraction]
) -> None:
    """All the weight that passes each node of a loop, and out of it."""
    order = {node: at for at, node in enumerate(loop)}
    if all(there in order for node in loop for there, _ in edges[node] or ()):
        arrived[loop[0]] = sum((weights.pop(node, NONE) for node in loop), NONE)  # there is no way out
        return
    back = [there for node in loop for there, _ in edges[node] or () if order.get(there, len(loop)) <= order[node]]
    closing = sorted(set(back))
    forms: dict[int, Form] = {node: {node: ALL} for node in closing}
    around: dict[int, Form] = {node: {CERTAIN: weights.get(node, NONE)} for node in closing}
    for node in loop:
        form = forms.setdefault(node, {})
        if node not in around:
            form[CERTAIN] = form.get(CERTAIN, NONE) + weights.get(node, NONE)
        leads = edges[node] or ()
        whole = sum([part for _, part in leads])
        for there, part in leads:
            if there in order:
                into = around[there] if there in around else forms.setdefault(there, {})
                _add(into, form, Fraction(part, whole))
    solved = solve(closing, around)
    for node in loop:
        total = sum((share * solved.get(unknown, ALL) for unknown, share in forms[node].items()), NONE)
        weights.pop(node, None)
        leads = edges[node] or ()
        whole = sum([part for _, part in leads])
        for there, part in leads:
            if there not in order:
                weights[there] = weights.get(there, NONE) + total * Fraction(part, whole)


def _add(into: Form, form: Form, share: Fraction) -> None:
    for unknown, amount in form.items():
        into[unknown] = into.get(unknown, NONE) + amount * share


def solve(unknowns: Sequence[int], equations: Mapping[int, Form]) -> dict[int, Fraction]:
    """Each unknown equals its form, which may hold the unknowns themselves."""
    rows = {one: dict(equations[one]) for one in unknowns}
    for one in unknowns:
        row = rows[one]
        own = ALL - row.pop(one, NONE)
        for name in row:
            row[name] /= own
        for other in rows.values():
            amount = other.pop(one, None)
            if amount is not None:
                _add(other, row, amount)
    return {one: row.get(CERTAIN, NONE) for one, row in rows.items()}
