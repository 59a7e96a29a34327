"""One seat of a game as a Gymnasium environment; the other seats are played by bots.

Bots that are asked together with the seat wait for it; of several bots the first one answers.

    env = Seat(game("confrontation"), "duel", bots="random")

observation   what the seat sees, as a vector (`heraut.envs.features`)
action        the number of an option (`heraut.envs.numbering`); `action_masks()` and `info["action_mask"]` say which
              are legal.  An illegal one ends the game with reward -1 and `info["illegal"]`
reward        0 until the game is over, then the seat's score
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from heraut.envs.course import Course
from heraut.envs.encoding import Encoding
from heraut.envs.features import Vector
from heraut.envs.rendering import MODES
from heraut.kernel import Game, Refusal
from heraut.players.registry import bot
from heraut.players.sight import Sight

try:
    import gymnasium
except ImportError as error:
    raise ImportError("heraut.envs.gym needs Gymnasium: pip install 'heraut[study]'") from error

ILLEGAL = -1.0
PATIENCE = 100  # games begun in search of one in which the seat is asked anything


class Seat(gymnasium.Env[Vector, np.int64]):
    """One seat, against bots."""

    metadata = {  # noqa: RUF012  an instance variable of Env
        "render_modes": list(MODES),
        "render_fps": 1,
    }

    def __init__(
        self,
        game: Game[Any, Any],
        scenario: str,
        settings: Mapping[str, str] | None = None,
        seat: int = 0,
        bots: str = "random",
        render_mode: str | None = None,
        encoding: Encoding | None = None,
    ) -> None:
        self.encoding = encoding or Encoding(game, scenario, settings)
        self.seat = seat
        self.bots = bots
        self.render_mode = render_mode
        self.action_space = gymnasium.spaces.Discrete(len(self.encoding.actions))
        self.observation_space = gymnasium.spaces.Box(-1, 1, (len(self.encoding.features),), np.float32)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Vector, dict[str, Any]]:
        super().reset(seed=seed)
        for _ in range(PATIENCE):
            chance, *minds = map(int, self.np_random.integers(2**31, size=1 + len(self.encoding.seats)))
            self.course = Course(self.encoding, chance, self.seat)
            self.others = {other: bot(self.bots, mind) for other, mind in enumerate(minds) if other != self.seat}
            self._let_others_answer()
            if self.course.seat is not None:
                return self.course.observe(self.seat), self._info()
        raise Refusal(
            "never-asked", "Seat {seat} is never asked anything in '{scenario}'.",
            seat=self.seat, scenario=self.encoding.scenario,
        )  # fmt: skip

    def step(self, action: np.int64) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        course = self.course
        option = course.options.get(int(action))
        if option is None:
            return course.observe(self.seat), ILLEGAL, True, False, {**self._info(), "illegal": True}
        course.answer(option)
        self._let_others_answer()
        over = course.seat is None
        reward = float(course.scores()[self.seat]) if over else 0.0
        return course.observe(self.seat), reward, over, False, self._info()

    def _let_others_answer(self) -> None:
        course = self.course
        while (asked := course.seat) is not None and asked != self.seat:
            course.answer(self.others[asked].answer(Sight(course.table, asked)))

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.course.mask(self.seat)}

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, as sb3-contrib asks for them."""
        return self.course.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        return self.course.render(self.render_mode, self.seat)
