"""What agents see, as spaces of Gymnasium."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from gymnasium import spaces

from carvania._carvania import Game

FORMS = ("compact", "tensor")


def observation_space(game: Game, form: str) -> spaces.Box:
    """The space of the observations of a game: bytes, or the inputs of the bots' networks."""
    if form == "compact":
        return spaces.Box(0, 255, game.observation(0).shape, np.uint8)
    return spaces.Box(-np.inf, np.inf, game.tensor(0).shape, np.float32)


def looker(form: str) -> Callable[[Game, int], np.ndarray]:
    """What writes an observation of a form."""
    return Game.observation if form == "compact" else Game.tensor
