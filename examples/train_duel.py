"""Teach a small agent the duel: masked PPO against the random player, on one core, in minutes.

    pip install -r requirements/train.in     a build of torch without CUDA is enough
    python examples/train_duel.py            two minutes of one core; draws docs/images/train_duel.svg

The agent sees what a seat sees (`heraut.envs.features`), answers by number (`heraut.envs.numbering`), learns both
sides of the duel and is told nothing but the score at the end.  It is judged on games it did not learn from, the same
seeds from both seats.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import gymnasium
import torch
from matplotlib import pyplot
from sb3_contrib import MaskablePPO

from heraut.envs.encoding import Encoding
from heraut.envs.gym import Seat
from heraut.games import game
from heraut.study.statistics import Interval, wilson

SCENARIO = "duel"
UNSEEN = 1_000_000  # seeds from here on are for judging
PICTURE = Path(__file__).parent.parent / "docs" / "images" / "train_duel.svg"


class BothSides(gymnasium.Wrapper[Any, Any, Any, Any]):
    """Another seat each game, drawn by lot."""

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
        seat: Any = self.env.unwrapped
        seat.seat = int(seat.np_random.integers(len(seat.encoding.seats)))
        return self.env.reset(seed=seed, options=options)

    def action_masks(self) -> Any:
        seat: Any = self.env.unwrapped
        return seat.action_masks()


class Record(NamedTuple):
    """Games won and drawn."""

    games: int
    won: int
    drawn: int

    @property
    def share(self) -> Interval:
        return wilson(self.won + self.drawn / 2, self.games)

    def __str__(self) -> str:
        share, low, high = self.share
        return f"{share:.1%} ({low:.1%} to {high:.1%}; {self.won} won, {self.drawn} drawn of {self.games})"


def judge(model: MaskablePPO, encoding: Encoding, seeds: int) -> Record:
    """Every seed from each seat, against the random player."""
    scores = []
    for number in range(len(encoding.seats)):
        seat = Seat(encoding.game, SCENARIO, seat=number, encoding=encoding)
        for seed in range(UNSEEN, UNSEEN + seeds):
            seen, _ = seat.reset(seed=seed)
            over = False
            while not over:
                action, _ = model.predict(seen, action_masks=seat.action_masks(), deterministic=True)
                seen, score, over, _, _ = seat.step(action)
            scores.append(score)
    return Record(len(scores), sum(score > 0 for score in scores), sum(score == 0 for score in scores))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--steps", type=int, default=40_000, help="answers to learn from")
    parser.add_argument("--seeds", type=int, default=500, help="seeds of the last judgement, each from both seats")
    wish = parser.parse_args()
    torch.set_num_threads(1)
    encoding = Encoding(game("confrontation"), SCENARIO)
    env = BothSides(Seat(encoding.game, SCENARIO, encoding=encoding))
    model = MaskablePPO(
        "MlpPolicy",
        env,
        learning_rate=1e-3,
        n_steps=2048,
        batch_size=256,
        gamma=1.0,
        ent_coef=0.01,
        seed=7,
        device="cpu",
    )
    begin = perf_counter()
    before = judge(model, encoding, wish.seeds)
    curve = [(0, before)]
    print(f"before learning: {before}")
    rounds = 10
    for _ in range(rounds):
        model.learn(wish.steps // rounds, reset_num_timesteps=False)
        curve.append((model.num_timesteps, judge(model, encoding, wish.seeds // 4)))
        print(f"{curve[-1][0]:7} answers, {perf_counter() - begin:4.0f} s: {curve[-1][1]}", flush=True)
    after = judge(model, encoding, wish.seeds)
    print(f"after learning:  {after}")
    draw(curve)


def draw(curve: list[tuple[int, Record]]) -> None:
    """The learning curve with its intervals."""
    steps = [step for step, _ in curve]
    pyplot.rcParams["svg.hashsalt"] = "heraut"
    figure, axes = pyplot.subplots(figsize=(6.4, 3.6))
    shares, low, high = zip(*[record.share for _, record in curve], strict=True)
    axes.fill_between(steps, low, high, alpha=0.25, linewidth=0)
    axes.plot(steps, shares, marker="o")
    axes.axhline(0.5, color="grey", linewidth=0.8, linestyle="--")
    axes.set(xlabel="answers learnt from", ylabel="won against random", title=f"Masked PPO learns the {SCENARIO}")
    figure.tight_layout()
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(PICTURE, metadata={"Date": None})
    print(f"drawn: {PICTURE.name}")


if __name__ == "__main__":
    main()
