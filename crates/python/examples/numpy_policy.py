"""A policy that learns Golem Edition with NumPy alone, and beats `random` after less than two minutes on two cores.

    python examples/numpy_policy.py --seconds 90

It is the simplest thing that works: chances of actions follow from a linear function of what is seen, and are raised where more
points followed than usual (REINFORCE). Both seats of every lane are played by it.
"""

from __future__ import annotations

import argparse
import time

import numpy as np

import carvania

DISCOUNT = 0.95
STEPS = 64


def see(observations: np.ndarray) -> np.ndarray:
    """Bytes as features: small numbers as they are, large ones bent, and one that is always 1."""
    values = np.minimum(observations, 20).astype(np.float32) / 5
    return np.hstack([values, np.ones((len(values), 1), np.float32)])


class Policy:
    """Weights, and how they are used and learnt."""

    def __init__(self, env: carvania.VectorEnv, seed: int = 0) -> None:
        self.weights = np.zeros((env.observation_size + 1, env.num_actions), np.float32)
        self.momentum = np.zeros_like(self.weights)
        self.scale = np.zeros_like(self.weights)
        self.rng = np.random.default_rng(seed)
        self.updates = 0

    def chances(self, features: np.ndarray, masks: np.ndarray) -> np.ndarray:
        """The chance of every action; none for what is not legal."""
        logits = np.where(masks, features @ self.weights, -np.inf)
        shares = np.exp(logits - logits.max(axis=1, keepdims=True))
        return shares / shares.sum(axis=1, keepdims=True)

    def draw(self, chances: np.ndarray) -> np.ndarray:
        """An action for each lane, as likely as its chance says."""
        sums = chances.cumsum(axis=1)
        sums[:, -1] = 2.0
        drawn = (sums > self.rng.random((len(chances), 1), np.float32)).argmax(axis=1)
        legal = chances[np.arange(len(chances)), drawn] > 0
        return np.where(legal, drawn, chances.argmax(axis=1))

    def learn(self, features: np.ndarray, chances: np.ndarray, actions: np.ndarray, worth: np.ndarray) -> None:
        """A step of Adam that makes actions likelier by what they were worth."""
        worth = (worth - worth.mean()) / (worth.std() + 1e-6)
        slope = -chances * worth[:, None]
        slope[np.arange(len(actions)), actions] += worth
        gradient = features.T @ slope / len(actions)
        self.updates += 1
        self.momentum += 0.1 * (gradient - self.momentum)
        self.scale += 0.01 * (gradient**2 - self.scale)
        mean = self.momentum / (1 - 0.9**self.updates)
        root = np.sqrt(self.scale / (1 - 0.99**self.updates))
        self.weights += 0.01 * mean / (root + 1e-8)

    def __call__(self, game: carvania.Game) -> int:
        """The likeliest action: so it takes part in an arena."""
        features = see(game.observation()[None])
        return int(self.chances(features, game.action_mask()[None]).argmax())


def train(seconds: float, lanes: int = 128, seed: int = 0) -> Policy:
    """Plays and learns for so long."""
    env = carvania.VectorEnv("GE", 2, lanes, seed=seed, rewards="points", max_turns=120)
    policy, begin, decisions = Policy(env, seed), time.monotonic(), 0
    every = np.arange(lanes)
    while time.monotonic() - begin < seconds:
        seen, shares, taken, seats, rewards, ends = [], [], [], [], [], []
        for _ in range(STEPS):
            features = see(env.observations)
            chances = policy.chances(features, env.masks)
            actions = policy.draw(chances)
            seen.append(features)
            shares.append(chances)
            taken.append(actions)
            seats.append(env.seats.astype(np.int64))
            env.step(actions)
            rewards.append(env.rewards.copy())
            ends.append(env.dones.copy())
        # What came to a seat after its decision, later rewards counting less.
        later = np.zeros((lanes, 2), np.float32)
        worth = np.zeros((STEPS, lanes), np.float32)
        for step in reversed(range(STEPS)):
            later[ends[step]] = 0.0
            later += rewards[step]
            worth[step] = later[every, seats[step]]
            later[every, seats[step]] *= DISCOUNT
        policy.learn(np.concatenate(seen), np.concatenate(shares), np.concatenate(taken), worth.ravel())
        decisions += STEPS * lanes
    print(f"{decisions} decisions, {policy.updates} updates in {time.monotonic() - begin:.0f} s")
    return policy


def main() -> None:
    """Learns, and plays against `random`."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=90.0, help="how long to learn (default: 90)")
    parser.add_argument("--games", type=int, default=100, help="games to play against random (default: 100)")
    options = parser.parse_args()
    policy = train(options.seconds)
    report = carvania.arena([("numpy", policy), "random"], games=options.games, max_rounds=500)
    for row in report.rows():
        print(
            f"{row['name']:8} won {row['wins']} of {row['games']}, share {row['share']:.3f} ({row['low']:.3f} to {row['high']:.3f})"
        )


if __name__ == "__main__":
    main()
