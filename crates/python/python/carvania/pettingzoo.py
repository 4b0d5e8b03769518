"""The games as environments of PettingZoo: `env` in turns (AEC), `parallel_env` where every agent is asked at every step.

    >>> from carvania.pettingzoo import env
    >>> game = env("GE", players=3)
    >>> game.reset(seed=1)
    >>> game.agent_selection
    'seat_0'

Observations are documents: `observation`, the bytes of `Game.observation_layout`, and `action_mask`. Rewards come at the end of a
game: 1 for the winner, and -1 shared by the others. An action that is not legal raises `IllegalAction`.
"""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from carvania._carvania import Game
from carvania.spaces import FORMS, looker, observation_space

VERSION = 1


def env(title: str = "GE", players: int = 2, **options: Any) -> CarvaniaAEC:
    """A game in which agents act in turns. Options: see `CarvaniaAEC`."""
    return CarvaniaAEC(title, players, **options)


def parallel_env(title: str = "GE", players: int = 2, **options: Any) -> CarvaniaParallel:
    """A game in which all agents act at every step, but only the action of the one that decides counts."""
    return CarvaniaParallel(title, players, **options)


class _Table:
    """A game and what its agents see of it."""

    def __init__(
        self,
        title: str,
        players: int,
        form: str = "compact",
        max_turns: int = 1000,
        render_mode: str | None = None,
        map: str | None = None,
        components: list[str] | None = None,
    ) -> None:
        self.metadata = {
            "name": f"carvania_{title.lower()}_v{VERSION}",
            "render_modes": ["human", "ansi", "svg"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        if form not in FORMS:
            raise ValueError(f"`{form}` is no form of observations: {', '.join(FORMS)}")
        self.render_mode = render_mode
        self._setup: dict[str, Any] = {"map": map, "components": components or []}
        self._title, self._players, self._form, self._max_turns = title, players, form, max_turns
        self._game = Game(title, players, seed=0, **self._setup)
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        space = observation_space(self._game, form)
        mask = spaces.Box(0, 1, (self._game.num_actions,), np.int8)
        self._observation_spaces = {
            agent: spaces.Dict({"observation": space, "action_mask": mask}) for agent in self.possible_agents
        }
        self._action_spaces = {agent: spaces.Discrete(self._game.num_actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space:
        """What an agent sees."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        """What an agent may do at all."""
        return self._action_spaces[agent]

    @property
    def game(self) -> Game:
        """The game itself."""
        return self._game

    def _begin(self, seed: int | None) -> None:
        seed = secrets.randbits(63) if seed is None else seed
        self._game = Game(self._title, self._players, seed=seed, **self._setup)
        self._turns = 0

    def _act(self, action: int) -> bool:
        """Carries out an action. Tells whether the game is cut off."""
        self._game.apply(int(action))
        self._turns += self._game.is_turn_begin
        return not self._game.is_over and self._turns > self._max_turns

    def _see(self, agent: str) -> dict[str, np.ndarray]:
        seat = self.possible_agents.index(agent)
        decides = self._game.current_player == seat
        mask = self._game.action_mask().astype(np.int8) if decides else np.zeros(self._game.num_actions, np.int8)
        return {"observation": looker(self._form)(self._game, seat), "action_mask": mask}

    def render(self) -> str | None:
        """The table: as a text (`human`, `ansi`) or a drawing (`svg`)."""
        if self.render_mode == "svg":
            return self._game._repr_svg_()
        if self.render_mode == "human":
            print(repr(self._game))  # noqa: T201
            return None
        return repr(self._game)

    def close(self) -> None:
        """There is nothing to close."""


class CarvaniaAEC(_Table, AECEnv):
    """A game in which agents act in turns.

    `form` is what agents see: `compact` bytes, or the `tensor` of the bots' networks. A game is cut off after `max_turns` turns.
    """

    def __init__(self, title: str = "GE", players: int = 2, **options: Any) -> None:
        AECEnv.__init__(self)
        _Table.__init__(self, title, players, **options)
        self.agents: list[str] = []

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game. The same seed brings the same cards."""
        self._begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._game.current_player]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """What an agent sees. Its mask is empty unless it is to decide."""
        return self._see(agent)

    def step(self, action: int | None) -> None:
        """Carries out the action of the agent that decides."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an agent that is to decide must act: None is for those whose game is over")
        # An action that is refused changes nothing.
        is_cut_off = self._act(action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        if self._game.is_over:
            self.rewards = dict(zip(self.agents, self._game.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        if is_cut_off:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        if self._game.is_over or is_cut_off:
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[self._game.current_player]


class CarvaniaParallel(_Table, ParallelEnv):
    """A game in which all agents act at every step. Only the action of the one that decides counts, and only its mask is not empty."""

    def __init__(self, title: str = "GE", players: int = 2, **options: Any) -> None:
        _Table.__init__(self, title, players, **options)
        self.agents: list[str] = []

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, np.ndarray]], dict[str, dict[str, Any]]]:
        """Begins a game. The same seed brings the same cards."""
        self._begin(seed)
        self.agents = self.possible_agents[:]
        return {agent: self._see(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict, dict, dict, dict, dict]:
        """Carries out the action of the agent that decides."""
        agents = self.agents[:]
        is_cut_off = self._act(actions[self.possible_agents[self._game.current_player]])
        is_over = self._game.is_over
        rewards = dict(zip(agents, self._game.returns(), strict=True))
        observations = {agent: self._see(agent) for agent in agents}
        terminations, truncations = dict.fromkeys(agents, is_over), dict.fromkeys(agents, is_cut_off)
        if is_over or is_cut_off:
            self.agents = []
        return observations, rewards, terminations, truncations, {agent: {} for agent in agents}
