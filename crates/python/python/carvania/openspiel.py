"""The games as Python games of OpenSpiel: `python_carvania_ge_v1`, `python_carvania_em_v1` and so on.

    >>> import carvania.openspiel
    >>> import pyspiel
    >>> game = pyspiel.load_game("python_carvania_ge_v1", {"players": 3})
    >>> state = game.new_initial_state()
    >>> state.is_chance_node()
    True

Draws are chance nodes, numbered from 0 by themselves. Everything is public, so observations are of perfect information.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from carvania._carvania import CHANCE, Game, player_range, title_name, titles

VERSION = 1
MAX_GAME_LENGTH = 100_000
MAX_CHANCE_NODES = 20_000


def _game_type(title: str) -> pyspiel.GameType:
    least, most = player_range(title)
    return pyspiel.GameType(
        short_name=f"python_carvania_{title.lower()}_v{VERSION}",
        long_name=f"Carvania: {title_name(title)}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2},
    )


class CarvaniaState(pyspiel.State):
    """An OpenSpiel state that wraps a Carvania game."""

    def __init__(self, game: CarvaniaGame) -> None:
        super().__init__(game)
        self._game = Game(game.title, game.num_players())

    def current_player(self) -> int:
        """Who decides."""
        if self._game.is_over:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if self._game.current_player == CHANCE else self._game.current_player

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._game.legal_actions())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The possible draws with their probabilities."""
        first = self._game.num_actions
        return sorted((number - first, chance) for number, chance in self._game.chance_outcomes())

    def _apply_action(self, action: int) -> None:
        self._game.apply(action + self._game.num_actions if self._game.is_chance else action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self._game.action_name(action + self._game.num_actions if player == pyspiel.PlayerId.CHANCE else action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._game.is_over

    def returns(self) -> list[float]:
        """1 for the winner, and -1 shared by the others."""
        return self._game.returns()

    def __str__(self) -> str:
        return " ".join(self._game.history())

    @property
    def carvania(self) -> Game:
        """The wrapped `Game`."""
        return self._game


class CarvaniaObserver:
    """What a seat sees: the bytes of `Game.observation_layout` as numbers from 0 to 1. All of it is public; nothing is private."""

    def __init__(self, game: CarvaniaGame, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observations have no parameters: {params}")
        self.tensor = np.zeros(game.observation_size, np.float32)
        self.dict = {"observation": self.tensor}
        self._is_public = iig_obs_type is None or iig_obs_type.public_info

    def set_from(self, state: CarvaniaState, player: int) -> None:
        """Looks at a position."""
        if self._is_public:
            self.tensor[:] = state.carvania.observation(player).astype(np.float32) / 255

    def string_from(self, state: CarvaniaState, player: int) -> str:
        """The position in one line; empty if only private information is requested."""
        return state.carvania.to_json() if self._is_public else ""


class CarvaniaGame(pyspiel.Game):
    """One of the games."""

    title = "GE"

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        players = int((params or {}).get("players", 2))
        game = Game(self.title, players)
        self.observation_size = len(game.observation(0))
        info = pyspiel.GameInfo(
            num_distinct_actions=game.num_actions,
            max_chance_outcomes=game.num_draws,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MAX_GAME_LENGTH,
        )
        super().__init__(_game_type(self.title), info, params or {})

    def new_initial_state(self) -> CarvaniaState:
        """The table before anything is drawn."""
        return CarvaniaState(self)

    def max_chance_nodes_in_history(self) -> int:
        """An upper bound on the number of draws."""
        return MAX_CHANCE_NODES

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> CarvaniaObserver:
        """An observer of positions."""
        return CarvaniaObserver(self, iig_obs_type, params)


for _title in titles():
    _name = f"CarvaniaGame{_title}"
    # Pickles look for the class here by its name.
    globals()[_name] = type(_name, (CarvaniaGame,), {"title": _title, "__module__": __name__})
    pyspiel.register_game(_game_type(_title), globals()[_name])
