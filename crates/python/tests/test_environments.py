"""The environments of other libraries, judged by their own checkers."""

import warnings

import numpy as np
import pytest

import carvania

gymnasium = pytest.importorskip("gymnasium", reason="SKIPPED: gymnasium is not installed")
pettingzoo = pytest.importorskip("pettingzoo", reason="SKIPPED: pettingzoo is not installed")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import api_test, parallel_api_test, seed_test  # noqa: E402

import carvania.gymnasium  # noqa: E402
from carvania.pettingzoo import env, parallel_env  # noqa: E402


def test_pettingzoo_finds_nothing_wrong(title):
    api_test(env(title, carvania.player_range(title)[1]), num_cycles=200)


def test_pettingzoo_finds_nothing_wrong_with_tensors():
    api_test(env("GE", 2, form="tensor"), num_cycles=200)


def test_pettingzoo_finds_the_same_for_the_same_seed():
    seed_test(env, num_cycles=100)


def test_pettingzoo_finds_nothing_wrong_in_parallel():
    parallel_api_test(parallel_env("GE", 3), num_cycles=200)


def test_a_game_of_agents_is_played_to_its_end():
    game = env("GE", 2, max_turns=2000)
    game.reset(seed=1)
    rng, sums = np.random.default_rng(1), dict.fromkeys(game.possible_agents, 0.0)
    for agent in game.agent_iter():
        observation, reward, termination, truncation, _ = game.last()
        sums[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        game.step(None if termination or truncation else int(rng.choice(legal)))
    assert sorted(sums.values()) == [-1.0, 1.0]
    assert game.metadata["name"] == "carvania_ge_v1"


def test_gymnasium_finds_nothing_wrong(title):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # Both hints are about taste: bytes need no scaling here, and spaces of tensors have no bounds.
        warnings.filterwarnings("ignore", message=".*(Box observation space|not within|precision lowered).*")
        check_env(gymnasium.make(f"carvania/{title}-v1").unwrapped, skip_render_check=False)


def test_an_agent_is_refused_what_is_not_legal_and_nothing_changes():
    game = env("GE", 2)
    game.reset(seed=1)
    before = game.game.to_json(), game.agent_selection, dict(game.rewards)
    illegal = int(np.flatnonzero(game.observe(game.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(carvania.IllegalAction, match="is forbidden by GE-"):
        game.step(illegal)
    with pytest.raises(ValueError, match="must act"):
        game.step(None)
    assert (game.game.to_json(), game.agent_selection, dict(game.rewards)) == before


@pytest.mark.parametrize("rewards", ["win", "points"])
def test_a_game_against_bots_is_played_to_its_end(rewards):
    table = gymnasium.make(
        "carvania/GE-v1", players=3, opponents=["eager", "random"], rewards=rewards, disable_env_checker=True
    )
    (_, info), rng = table.reset(seed=4), np.random.default_rng(1)
    total, over = 0.0, False
    while not over:
        action = int(rng.choice(np.flatnonzero(info["action_mask"])))
        _, reward, terminated, truncated, info = table.step(action)
        total, over = total + reward, terminated or truncated
    game = table.unwrapped.game
    gained = sum(game.scores()) * 0 + game.scores()[table.unwrapped.seat] / 10 if rewards == "points" else 0
    assert total == pytest.approx(game.returns()[table.unwrapped.seat] + gained, abs=0.11)


def test_an_action_that_is_not_legal_loses():
    table = gymnasium.make("carvania/GE-v1", disable_env_checker=True)
    _, info = table.reset(seed=1)
    _, reward, terminated, _, info = table.step(int(np.flatnonzero(~info["action_mask"])[0]))
    assert (reward, terminated) == (-1.0, True) and info["illegal"]


def test_a_function_may_be_an_opponent():
    asked = []

    def first(game):
        asked.append(game.current_player)
        return game.legal_actions()[0]

    table = gymnasium.make("carvania/GE-v1", opponents=[first], seat=1, disable_env_checker=True)
    table.reset(seed=1)
    assert asked and set(asked) == {0}
