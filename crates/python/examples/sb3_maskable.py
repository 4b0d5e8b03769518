"""MaskablePPO of `sb3_contrib`, unchanged, on Golem Edition against `eager`.

pip install sb3-contrib
python examples/sb3_maskable.py --steps 100000
"""

from __future__ import annotations

import argparse

import gymnasium
from sb3_contrib import MaskablePPO

import carvania
import carvania.gymnasium  # registers the environments


class Player:
    """A model that sits at a table."""

    def __init__(self, model: MaskablePPO) -> None:
        self.model = model

    def __call__(self, game: carvania.Game) -> int:
        action, _ = self.model.predict(game.tensor(), action_masks=game.action_mask(), deterministic=True)
        return int(action)


def main() -> None:
    """Learns, and plays against `random`."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=100_000, help="decisions to learn from (default: 100000)")
    parser.add_argument("--games", type=int, default=50, help="games to play against random (default: 50)")
    options = parser.parse_args()
    env = gymnasium.make(
        "carvania/GE-v1", opponents=["eager"], form="tensor", rewards="points", max_turns=100, disable_env_checker=True
    )
    model = MaskablePPO("MlpPolicy", env, n_steps=1024, batch_size=256, seed=1, device="cpu")
    model.learn(options.steps)
    report = carvania.arena([("ppo", Player(model)), "random"], games=options.games, max_rounds=300)
    for row in report.rows():
        print(
            f"{row['name']:8} won {row['wins']} of {row['games']}, share {row['share']:.3f} ({row['low']:.3f} to {row['high']:.3f})"
        )


if __name__ == "__main__":
    main()
