"""How much does a bot give away in the duel?  What each of its answers is worth less than the best one, game by game.

`python -m benchmarks.given_away hard greedy` (minutes).  The opponent plays at his best, by the tables of
`benchmarks.ceiling`: what all answers of a game give away is then, on average, what the bot wins less often than the
best player would.  Far sharper than counting wins.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from statistics import mean, stdev

from benchmarks.ceiling import ARKEON, DANIL, DUEL, GAME, Reckoner, best, turns, worst
from heraut.players.dice import Seeded
from heraut.players.registry import bot
from heraut.players.sight import Sight


def given_away(name: str, side: int, masters: tuple[Reckoner, Reckoner], seed: str) -> dict[str, float]:
    """One duel of a bot against the best player: what it gave away, by kind of question."""
    t, player, lost = GAME.table(DUEL.id, Seeded(seed)), bot(name, f"{seed}:{side}"), defaultdict[str, float](float)
    while (decision := t.decision) is not None:
        master = masters[decision.seat]
        if decision.seat != side:
            t.answer(master.answer(t))
            continue
        answer = player.answer(Sight(t, side))
        if len(decision.options) > 1:
            turn = master.known[DUEL.turns - t.state.turn]
            lost[decision.kind] += abs(master.worth(t, turn, master.answer(t)) - master.worth(t, turn, answer))
        t.answer(answer)
    return lost


def report(name: str, games: int) -> str:
    """In points of a hundred per game, with the error of the mean at 95 %."""
    known = turns(best, worst)
    masters = (Reckoner(DANIL, known), Reckoner(ARKEON, known))
    played = [given_away(name, side, masters, str(seed)) for seed in range(games) for side in (DANIL, ARKEON)]
    sums = [100 * sum(lost.values()) for lost in played]
    kinds = sorted({kind for lost in played for kind in lost})
    by_kind = ", ".join([f"{kind} {100 * mean([lost[kind] for lost in played]):.1f}" for kind in kinds])
    return f"{name}: {mean(sums):.1f} ± {1.96 * stdev(sums) / len(sums) ** 0.5:.1f} a game, of {len(sums)} ({by_kind})"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--games", type=int, default=40, help="from each side")
    chosen = parser.parse_args()
    for name in chosen.bots:
        print(report(name, chosen.games), flush=True)
