"""Decisions a second on this machine, beside OpenSpiel and Pgx where they are installed.

    python examples/speed.py --lanes 4096

All play at random. Ours are made by `env.step(env.sample())`. `a core` is per second of processor time, which a machine that
others use, too, changes less than the clock on the wall. The figures of others are for backgammon, which has chance and two
players like Golem Edition.
"""

from __future__ import annotations

import argparse
import os
import random
import time
from collections.abc import Callable

import carvania


def measure(play: Callable[[], int], seconds: float, runs: int) -> tuple[float, float]:
    """The best of several runs: decisions a second by the clock, and by the processors."""
    best = (0.0, 0.0)
    play()
    for _ in range(runs):
        wall, work, made = time.perf_counter(), time.process_time(), 0
        while time.perf_counter() - wall < seconds:
            made += play()
        figures = made / (time.perf_counter() - wall), made / max(time.process_time() - work, 1e-9)
        best = max(best[0], figures[0]), max(best[1], figures[1])
    return best


def ours(title: str, lanes: int, masks: bool, observations: bool) -> Callable[[], int]:
    """A step of all lanes."""
    env = carvania.VectorEnv(title, 2, lanes, masks=masks, observations=observations)

    def play() -> int:
        env.step(env.sample())
        return lanes

    return play


def openspiel() -> Callable[[], int]:
    """A random game of backgammon of OpenSpiel, in C++, driven from Python as it is meant to be."""
    import pyspiel

    game, rng = pyspiel.load_game("backgammon"), random.Random(1)

    def play() -> int:
        state, made = game.new_initial_state(), 0
        while not state.is_terminal():
            if not state.is_chance_node():
                made += 1
            state.apply_action(rng.choice(state.legal_actions()))
        return made

    return play


def pgx(lanes: int) -> Callable[[], int]:
    """A step of many games of backgammon of Pgx, on the processor."""
    import jax
    import pgx as games

    env = games.make("backgammon")
    reset, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(env.step))
    state = [reset(jax.random.split(jax.random.PRNGKey(0), lanes)), jax.random.PRNGKey(1)]

    def play() -> int:
        state[1], key, keys = jax.random.split(state[1], 3)
        logits = jax.numpy.where(state[0].legal_action_mask, 0.0, -1e9)
        actions = jax.random.categorical(key, logits, axis=1)
        state[0] = jax.block_until_ready(step(state[0], actions, jax.random.split(keys, lanes)))
        return lanes

    return play


def main() -> None:
    """Measures, and prints a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lanes", type=int, default=4096, help="games side by side (default: 4096)")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each run takes (default: 2)")
    parser.add_argument("--runs", type=int, default=5, help="of how many runs the best counts (default: 5)")
    parser.add_argument("--titles", nargs="+", default=carvania.titles(), help="which games (default: all)")
    options = parser.parse_args()
    subjects: list[tuple[str, Callable[[], Callable[[], int]]]] = []
    for title in options.titles:
        for what, masks, observations in [
            ("without masks", False, False),
            ("with masks", True, False),
            ("with masks and observations", True, True),
        ]:
            subjects.append((f"{title} {what}", lambda t=title, m=masks, o=observations: ours(t, options.lanes, m, o)))
    subjects += [("OpenSpiel backgammon", openspiel), ("Pgx backgammon", lambda: pgx(options.lanes))]
    print(
        f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}, best of {options.runs} runs of {options.seconds:g} s"
    )
    print(f"{'decisions a second':36}{'all cores':>14}{'a core':>14}")
    for name, make in subjects:
        try:
            wall, core = measure(make(), options.seconds, options.runs)
        except ImportError as error:
            print(f"{name:36}SKIPPED: {error}")
            continue
        print(f"{name:36}{wall:14,.0f}{core:14,.0f}")


if __name__ == "__main__":
    main()
