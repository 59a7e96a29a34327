"""Any scenario as an OpenSpiel game, for its algorithms and its checks.

    name = register(game("confrontation"), "duel")
    state = pyspiel.load_game(name).new_initial_state()

Chance is OpenSpiel's chance player, with exact probabilities.  A player's information state is the memory of all that
the seat was told, saw and answered; it is worked out only when somebody asks for it.  Of several seats that are asked
at once the first one moves, with its own options; the others when they are first.
"""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Mapping
from typing import Any

import numpy as np

from heraut.envs.encoding import Encoding
from heraut.envs.features import Vector, features
from heraut.envs.memory import Memory
from heraut.kernel import CHANCE, Game, Option, Table, write
from heraut.kernel.chance import outcomes

try:
    import pyspiel
except ImportError as error:
    raise ImportError("heraut.envs.spiel needs OpenSpiel: pip install 'heraut[study]'") from error

LONG = 10  # OpenSpiel wants the longest game: so many times the longest one scouted

_REGISTERED: dict[str, tuple[Encoding, Any, Any]] = {}  # with OpenSpiel's type and measures of the game


def register(
    game: Game[Any, Any],
    scenario: str,
    settings: Mapping[str, str] | None = None,
    scores: tuple[float, float] = (-1.0, 1.0),
    encoding: Encoding | None = None,
) -> str:
    """Make a scenario known to OpenSpiel; its name there.  `scores`: the lowest and the highest there can be."""
    encoding = encoding or Encoding(game, scenario, settings)
    parts = ["heraut", game.name, scenario, *(settings or {}).values()]
    name = re.sub("[^a-z0-9]+", "_", "_".join(parts).lower())
    _REGISTERED[name] = encoding, _game_type(name, encoding), _game_info(encoding, scores)
    pyspiel.register_game(_REGISTERED[name][1], SpielGame)
    return name


def _game_type(name: str, encoding: Encoding) -> Any:
    kinds, seats = pyspiel.GameType, len(encoding.seats)
    return kinds(
        short_name=name,
        long_name=f"Héraut: {encoding.game.name}, {encoding.scenario}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if len(encoding.outcomes) else kinds.ChanceMode.DETERMINISTIC,
        information=kinds.Information.IMPERFECT_INFORMATION
        if encoding.game.hides
        else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if encoding.zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=seats,
        min_num_players=seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"registered": name},
    )


def _game_info(encoding: Encoding, scores: tuple[float, float]) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=len(encoding.actions),
        max_chance_outcomes=len(encoding.outcomes),
        num_players=len(encoding.seats),
        min_utility=scores[0],
        max_utility=scores[1],
        utility_sum=0.0 if encoding.zero_sum else None,
        max_game_length=LONG * encoding.longest,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, params: dict[str, Any]) -> None:
        name = params["registered"]
        self.encoding, kind, measures = _REGISTERED[name]
        super().__init__(kind, measures, params)
        encoding = self.encoding
        table = encoding.game.table(encoding.scenario, None, encoding.settings)
        self.first = Moment(name, table, Memory(encoding))

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.encoding, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def max_chance_nodes_in_history(self) -> int:
        return LONG * self.encoding.longest if len(self.encoding.outcomes) else 0


class Moment:
    """A table that waits for an answer.  OpenSpiel copies and pickles it as it does any attribute of its states."""

    __slots__ = ("_options", "encoding", "memory", "name", "table")

    def __init__(self, name: str, table: Table[Any, Any], memory: Memory) -> None:
        self.name = name
        self.encoding = _REGISTERED[name][0]
        self.table = table
        self.memory = memory
        self._options: dict[int, Option] | None = None

    def __deepcopy__(self, memo: dict[int, Any]) -> Moment:
        return Moment(self.name, self.table.clone(), self.memory)

    def __reduce__(self) -> tuple[Any, ...]:
        state = json.dumps(self.encoding.game.records.dump(self.table.state))
        return _load, (self.name, state, self.memory.answers())

    def options(self) -> dict[int, Option]:
        """What may be answered, by its numbers."""
        if self._options is None:
            decision = self.table.decision
            if decision is None:
                self._options = {}
            else:
                numbering = self.encoding.outcomes if decision.seat == CHANCE else self.encoding.actions
                self._options = numbering.numbers(decision.put_to(decision.seat).options)
        return self._options

    def answer(self, number: int) -> None:
        option = self.options()[number]
        self.table.answer(option)
        self.memory = self.memory.after([option])
        self._options = None


def _load(name: str, state: str, answers: list[Option]) -> Moment:
    encoding = _REGISTERED[name][0]
    table = Table(encoding.game, encoding.game.records.load(json.loads(state)))
    return Moment(name, table, Memory(encoding).after(answers))


class SpielState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.moment = game.first  # every game begins there: it is copied before the first answer
        self.begun = False

    def current_player(self) -> int:
        decision = self.moment.table.decision
        if decision is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if decision.seat == CHANCE else decision.seat

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.moment.options())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        decision = self.moment.table.decision
        assert decision is not None
        weights = dict(outcomes(decision))
        whole = sum(weights.values())
        return [(number, weights[option] / whole) for number, option in self.moment.options().items()]

    def _apply_action(self, action: int) -> None:
        if not self.begun:
            self.moment, self.begun = copy.deepcopy(self.moment), True
        self.moment.answer(action)

    def _action_to_string(self, player: int, action: int) -> str:
        option = self.moment.options().get(action)
        if option is not None:
            return write(option)
        encoding = self.moment.encoding
        forms = (encoding.outcomes if player == CHANCE else encoding.actions).forms
        return forms[action] if action < len(forms) else f"spare {action - len(forms)}"

    def is_terminal(self) -> bool:
        return self.moment.table.decision is None

    def returns(self) -> list[float]:
        table = self.moment.table
        return list(map(float, table.game.scores(table))) if table.over else [0.0] * len(self.moment.encoding.seats)

    def __str__(self) -> str:
        return json.dumps(self.moment.encoding.game.records.dump(self.moment.table.state))


class Observer:
    """What a player knows: everything it remembers, or what it sees now, or the public or private part of that."""

    def __init__(self, encoding: Encoding, kind: Any) -> None:
        self.encoding = encoding
        self.kind = kind
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: Vector | None = None
        self.dict: dict[str, Vector] = {}
        if kind.public_info and self.private and not kind.perfect_recall:
            self.tensor = np.zeros(len(encoding.features), np.float32)
            self.dict["observation"] = self.tensor

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = self.encoding.features.vector(self._view(state, player), player)

    def string_from(self, state: SpielState, player: int) -> str:
        if self.kind.perfect_recall:
            return state.moment.memory.of(player)
        if self.kind.public_info:
            view = self._view(state, player if self.private else None)
            return json.dumps(self.encoding.game.records.dump(view))
        if not self.private:
            return ""
        public = features(self._view(state, None), player)
        seen = features(self._view(state, player), player)
        return " ".join(sorted([name for name, value in seen.items() if public.get(name) != value]))

    def _view(self, state: SpielState, seat: int | None) -> Any:
        return self.encoding.game.view(state.moment.table, seat)
