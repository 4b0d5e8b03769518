"""The games as environments of Gymnasium: one seat against bots, with action masks.

    >>> import gymnasium
    >>> import carvania.gymnasium
    >>> env = gymnasium.make("carvania/GE-v1", opponents=["eager"])
    >>> observation, info = env.reset(seed=1)
    >>> int(info["action_mask"].sum()) > 0
    True

There is one environment for each game: `carvania/GE-v1`, `carvania/EM-v1` and so on. The number rises when the same actions lead
to something else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from carvania._carvania import Bot, Game, titles
from carvania.lab import Player
from carvania.spaces import FORMS, looker, observation_space

VERSION = 1


class CarvaniaEnv(gymnasium.Env):
    """One seat of a game; bots or your own functions take the others.

    `opponents` are as many as there are other seats, clockwise, or one for all of them. `seat` is yours, from 0, or None for one by
    lot in every game. `form` is what you see: `compact` bytes, or the `tensor` of the bots' networks. `rewards` are `win` (1 or
    -1 at the end) or `points` (points gained, in tens, with 1 or -1 at the end besides). What is legal stands in
    `info["action_mask"]` and in `action_masks()`, which `MaskablePPO` of `sb3_contrib` asks. An action that is not legal loses the
    game.
    """

    metadata = {"render_modes": ["ansi", "svg"], "render_fps": 1}

    def __init__(
        self,
        title: str = "GE",
        players: int = 2,
        opponents: Sequence[Player] = ("eager",),
        seat: int | None = None,
        form: str = "compact",
        rewards: str = "win",
        max_turns: int = 1000,
        render_mode: str | None = None,
        map: str | None = None,
        components: list[str] | None = None,
    ) -> None:
        if form not in FORMS:
            raise ValueError(f"`{form}` is no form of observations: {', '.join(FORMS)}")
        if rewards not in ("win", "points"):
            raise ValueError(f"`{rewards}` are no rewards: win, points")
        if len(opponents) not in (1, players - 1):
            raise ValueError(f"there are {players - 1} other seats: name as many opponents, or one for all of them")
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"there is no seat {seat}: seats go from 0 to {players - 1}")
        self.render_mode = render_mode
        self._setup: dict[str, Any] = {"map": map, "components": components or []}
        self._title, self._players, self._form, self._rewards = title, players, form, rewards
        self._wanted_seat, self._max_turns = seat, max_turns
        self._opponents = list(opponents) * (players - 1 if len(opponents) == 1 else 1)
        self._game = Game(title, players, seed=0, **self._setup)
        self._others: dict[int, Any] = {}
        self._seat = 0
        self.observation_space = observation_space(self._game, form)
        self.action_space = spaces.Discrete(self._game.num_actions)

    @property
    def game(self) -> Game:
        """The game itself."""
        return self._game

    @property
    def seat(self) -> int:
        """Your seat in this game."""
        return self._seat

    def action_masks(self) -> np.ndarray:
        """Which actions are legal."""
        return self._game.action_mask()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        """Begins a game. The same seed brings the same cards, the same seat and the same bots."""
        super().reset(seed=seed)
        seed = int(self.np_random.integers(1 << 62))
        self._game = Game(self._title, self._players, seed=seed, **self._setup)
        self._seat = seed % self._players if self._wanted_seat is None else self._wanted_seat
        self._others = {
            (self._seat + place) % self._players: Bot(player, seed + place)
            if isinstance(player, str)
            else _function(player)
            for place, player in enumerate(self._opponents, 1)
        }
        self._turns = 0
        self._let_others_play()
        return self._see()

    def step(self, action: int) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        """Carries out your action and lets the others play until you decide again."""
        action = int(action)
        before = self._game.scores()[self._seat]
        clause = self._game.check(action)
        if clause is not None:
            observation, info = self._see()
            return observation, -1.0, True, False, {**info, "illegal": clause}
        self._act(action)
        self._let_others_play()
        observation, info = self._see()
        reward = self._game.returns()[self._seat]
        if self._rewards == "points":
            reward += (self._game.scores()[self._seat] - before) / 10
        is_cut_off = not self._game.is_over and self._turns > self._max_turns
        return observation, float(reward), self._game.is_over, is_cut_off, info

    def render(self) -> str | None:
        """The table: as a text (`ansi`) or a drawing (`svg`)."""
        return self._game._repr_svg_() if self.render_mode == "svg" else repr(self._game)

    def _act(self, action: int | str) -> None:
        self._game.apply(action)
        self._turns += self._game.is_turn_begin

    def _let_others_play(self) -> None:
        while not self._game.is_over and self._game.current_player != self._seat and self._turns <= self._max_turns:
            self._act(self._others[self._game.current_player](self._game))

    def _see(self) -> tuple[np.ndarray, dict[str, Any]]:
        decides = self._game.current_player == self._seat
        mask = self._game.action_mask() if decides else np.zeros(self._game.num_actions, np.bool_)
        return looker(self._form)(self._game, self._seat), {"action_mask": mask, "scores": self._game.scores()}


def _function(player: Any) -> Any:
    """The function of a player that may have a name beside it."""
    return player[1] if isinstance(player, tuple) else player


for _title in titles():
    _name = f"carvania/{_title}-v{VERSION}"
    if _name not in gymnasium.registry:
        gymnasium.register(_name, entry_point="carvania.gymnasium:CarvaniaEnv", kwargs={"title": _title})
