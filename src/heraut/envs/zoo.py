"""All seats of a game as a PettingZoo environment (AEC): whoever must answer, acts.

Of several seats that are asked at once the first one acts, with its own options; the others when they are first.

observation   {"observation": what the seat sees (`heraut.envs.features`), "action_mask": the legal numbers}
action        the number of an option (`heraut.envs.numbering`); an illegal one is refused
reward        0 until the game is over, then each seat's score
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np

from heraut.envs.course import Course
from heraut.envs.encoding import Encoding
from heraut.envs.rendering import MODES
from heraut.kernel import Game, Refusal

try:
    from gymnasium.spaces import Box, Dict, Discrete
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv  # type: ignore[import-untyped]
except ImportError as error:
    raise ImportError("heraut.envs.zoo needs PettingZoo: pip install 'heraut[study]'") from error


class Seats(AECEnv):  # type: ignore[misc]
    """Every seat an agent, named as the scenario names it, with its number."""

    metadata: ClassVar[dict[str, Any]] = {"name": "heraut", "render_modes": list(MODES), "is_parallelizable": False}

    def __init__(
        self,
        game: Game[Any, Any],
        scenario: str,
        settings: Mapping[str, str] | None = None,
        render_mode: str | None = None,
        encoding: Encoding | None = None,
    ) -> None:
        super().__init__()
        self.encoding = encoding or Encoding(game, scenario, settings)
        self.render_mode = render_mode
        names = [re.sub("[^a-z]", "", name.lower()) or "seat" for name in self.encoding.seats]
        self.possible_agents = [f"{name}_{seat}" for seat, name in enumerate(names)]
        self.number = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        actions, features = len(self.encoding.actions), len(self.encoding.features)
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(-1, 1, (features,), np.float32),
                    "action_mask": Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.random, _ = seeding.np_random(seed)
        self.course = Course(self.encoding, int(self.random.integers(2**31)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._go_on()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.number[agent]
        return {"observation": self.course.observe(seat), "action_mask": self.course.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        option = None if action is None else self.course.options.get(int(action))
        if option is None:
            raise Refusal("illegal-action", "Action {given} is not legal: see the action mask.", given=action)
        self._cumulative_rewards[agent] = 0.0
        self.course.answer(option)
        self._go_on()
        self._accumulate_rewards()

    def _go_on(self) -> None:
        """Select whoever is asked; at the end everybody has their score."""
        asked = self.course.seat
        if asked is not None:
            self.agent_selection = self.possible_agents[asked]
            return
        self.rewards = dict(zip(self.possible_agents, map(float, self.course.scores()), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)

    def render(self) -> str | None:
        seat = self.number[self.agent_selection] if self.course.seat is not None else None
        return self.course.render(self.render_mode, seat)

    def close(self) -> None:
        """Nothing is open."""
