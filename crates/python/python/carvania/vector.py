"""Thousands of games a call, in arrays that are made once."""

from __future__ import annotations

import numpy as np

from carvania._carvania import Game, Lanes


class VectorEnv:
    """Many games of one set-up, played in parallel on all cores without the interpreter lock.

    The arrays are made once and written anew by every `step`: `torch.from_numpy(env.observations)` shares them and needs no copy,
    ever again. Copy what you want to keep.

    - `seats`, int8 (lanes): the seat that decides in each lane;
    - `masks`, bool (lanes, `num_actions`): which actions are legal;
    - `observations`, uint8 (lanes, `observation_size`): what the seat that decides sees, in the layout of
      `Game.observation_layout`;
    - `rewards`, float32 (lanes, players): what the last action brought to every seat;
    - `dones`, bool (lanes): whether a game ended with the last action; the lane has begun the next one already, and what is seen
      belongs to that;
    - `cut_off`, bool (lanes): whether it ended only because it took `max_turns` turns. Nobody wins such a game.

    `rewards="win"` gives 1 to the winner of a game and -1, shared, to the others; `"lead"` the points ahead of the best rival, in
    tens; `"points"` with every action the points gained, in tens, and at the end what `"win"` gives.

    What happens in a lane depends only on the seed, the number of the lane and the actions, not on threads.
    """

    def __init__(
        self,
        title: str = "GE",
        players: int = 2,
        lanes: int = 1024,
        *,
        seed: int = 0,
        threads: int = 0,
        rewards: str = "win",
        max_turns: int = 1000,
        masks: bool = True,
        observations: bool = True,
        map: str | None = None,
        components: list[str] | None = None,
    ) -> None:
        start = Game(title, players, map=map, components=components or [])
        self._lanes = Lanes(start, lanes, seed=seed, threads=threads, rewards=rewards, max_turns=max_turns)
        self.title = title
        self.players = players
        self.lanes = lanes
        self.num_actions: int = self._lanes.num_actions
        self.observation_size: int = self._lanes.observation_size
        self.tensor_size: int = self._lanes.tensor_size
        self.seats = np.zeros(lanes, np.int8)
        self.masks = np.zeros((lanes, self.num_actions), np.bool_) if masks else None
        self.observations = np.zeros((lanes, self.observation_size), np.uint8) if observations else None
        self.rewards = np.zeros((lanes, players), np.float32)
        self.dones = np.zeros(lanes, np.bool_)
        self.cut_off = np.zeros(lanes, np.bool_)
        self._tensors: np.ndarray | None = None
        self._actions = np.zeros(lanes, np.int64)
        self._lanes.reset(seed, self.seats, self.masks, self.observations)

    def __len__(self) -> int:
        return self.lanes

    @property
    def threads(self) -> int:
        """The number of threads."""
        return self._lanes.threads

    def reset(self, seed: int = 0) -> None:
        """Starts a new game in every lane."""
        self._lanes.reset(seed, self.seats, self.masks, self.observations)
        self.rewards.fill(0.0)
        self.dones.fill(False)
        self.cut_off.fill(False)

    def step(self, actions: np.ndarray) -> None:
        """Carries out an action in every lane, given by their numbers, and writes the arrays.

        If an action is not legal, its lane stays where it is, all others go on, and `IllegalAction` is raised for the first.
        """
        actions = np.ascontiguousarray(actions, np.int64)
        self._lanes.step(actions, self.rewards, self.dones, self.cut_off, self.seats, self.masks, self.observations)

    def sample(self) -> np.ndarray:
        """A uniformly random legal action for every lane, always in the same array."""
        self._lanes.sample(self._actions)
        return self._actions

    def tensors(self, out: np.ndarray | None = None) -> np.ndarray:
        """What the seats that decide see, as the networks of the bots see it: float32 (lanes, `tensor_size`).

        Their names are `Game.tensor_names`. Without `out`, always the same array, written anew.
        """
        if out is None:
            if self._tensors is None:
                self._tensors = np.zeros((self.lanes, self.tensor_size), np.float32)
            out = self._tensors
        self._lanes.tensors(out)
        return out

    def scores(self) -> np.ndarray:
        """The points of every seat in every lane: float32 (lanes, players)."""
        out = np.zeros((self.lanes, self.players), np.float32)
        self._lanes.scores(out)
        return out

    def game(self, lane: int) -> Game:
        """The game of a lane, as an independent copy."""
        return self._lanes.game(lane)
