"""Many games at once."""

import numpy as np
import pytest

import carvania
from carvania import IllegalAction, VectorEnv
from conftest import dealt


def trace(env, steps):
    """What a run looks like, all arrays of it."""
    seen = []
    for _ in range(steps):
        env.step(env.sample())
        arrays = (env.seats, env.masks, env.observations, env.rewards, env.dones, env.cut_off)
        seen.append(tuple(array.copy() for array in arrays))
    return seen


def same(one, other):
    """Whether two runs are alike in every byte."""
    return all(all((a == b).all() for a, b in zip(x, y, strict=True)) for x, y in zip(one, other, strict=True))


def test_threads_change_nothing(title):
    runs = [trace(VectorEnv(title, lanes=150, seed=5, threads=threads), 60) for threads in (1, 2, 5)]
    assert same(runs[0], runs[1]) and same(runs[0], runs[2])
    assert not same(runs[0], trace(VectorEnv(title, lanes=150, seed=6, threads=1), 60))


def test_lanes_do_not_disturb_each_other():
    few, many = VectorEnv(lanes=3, seed=5), VectorEnv(lanes=200, seed=5)
    for _ in range(100):
        few.step(few.sample())
        many.step(many.sample())
        assert (few.observations == many.observations[:3]).all()


def test_a_lane_plays_as_a_game_does(title):
    players = carvania.player_range(title)[1]
    env = VectorEnv(title, players, lanes=40, seed=2)
    for _ in range(150):
        actions = env.sample().copy()
        before = [env.game(lane) for lane in (0, 39)]
        env.step(actions)
        for lane, game in zip((0, 39), before, strict=True):
            assert actions[lane] in game.legal_actions()
            after = env.game(lane)
            assert env.seats[lane] == after.current_player
            assert (env.masks[lane] == after.action_mask()).all()
            assert (env.observations[lane] == after.observation()).all()
        assert (env.tensors()[39] == env.game(39).tensor()).all()


def test_rewards_come_at_the_end_and_sum_to_nothing():
    env = VectorEnv("GE", 3, lanes=64, seed=1)
    ended = 0
    while ended < 20:
        env.step(env.sample())
        assert (env.rewards[~env.dones] == 0).all()
        for reward in env.rewards[env.dones & ~env.cut_off]:
            assert sorted(reward.tolist()) == [-0.5, -0.5, 1.0]
        ended += int(env.dones.sum())
    assert ended >= 20


def test_points_are_rewarded_as_they_are_gained():
    env = VectorEnv("GE", 2, lanes=16, seed=1, rewards="points")
    for _ in range(200):
        before = env.scores()
        env.step(env.sample())
        went_on = ~env.dones
        assert np.allclose(env.rewards[went_on], (env.scores() - before)[went_on] / 10)


def test_the_lead_is_rewarded_at_the_end():
    env = VectorEnv("GE", 2, lanes=64, seed=1, rewards="lead")
    while not env.dones.any():
        env.step(env.sample())
    ended = env.rewards[env.dones]
    assert np.allclose(ended.sum(axis=1), 0) and (np.abs(ended) < 20).all()


def test_games_that_take_too_long_are_cut_off():
    env = VectorEnv("GE", 2, lanes=8, seed=1, max_turns=10)
    for _ in range(200):
        env.step(env.sample())
        assert (env.rewards[env.cut_off] == 0).all()
        if env.cut_off.any():
            break
    assert env.cut_off.any() and (env.dones == env.cut_off).all()


def test_what_is_not_legal_is_refused_for_its_lane_alone():
    env = VectorEnv("GE", lanes=4, seed=1)
    before = env.observations.copy()
    actions = env.sample().copy()
    actions[2] = env.game(2).action_number("pay:Y")
    with pytest.raises(IllegalAction, match=r"lane 2: pay:Y \(action \d+\) is forbidden by GE-18"):
        env.step(actions)
    assert (env.observations[2] == before[2]).all() and (env.observations[1] != before[1]).any()
    for wrong in (-1, env.num_actions, 10**12):
        actions = env.sample().copy()
        actions[0] = wrong
        with pytest.raises(ValueError, match="lane 0: there is no action"):
            env.step(actions)


def test_arrays_of_another_size_are_refused():
    env = VectorEnv("GE", lanes=4, seed=1)
    with pytest.raises(ValueError, match="`actions` has 3 places, not 4"):
        env.step(np.zeros(3, np.int64))
    with pytest.raises(ValueError, match="`out` has"):
        env.tensors(np.zeros((4, 3), np.float32))
    with pytest.raises(ValueError, match="lanes"):
        VectorEnv(lanes=0)
    with pytest.raises(ValueError, match="no rewards"):
        VectorEnv(rewards="money")


def test_what_is_not_wanted_is_not_written():
    env, full = (VectorEnv(lanes=8, seed=3, masks=wanted, observations=wanted) for wanted in (False, True))
    assert env.masks is None and env.observations is None
    for _ in range(50):
        env.step(env.sample())
        full.step(full.sample())
        assert (env.seats == full.seats).all()


def test_a_reset_begins_anew():
    env = VectorEnv(lanes=8, seed=3)
    first = env.observations.copy()
    trace(env, 20)
    env.reset(3)
    assert (env.observations == first).all()
    assert (env.observations[0] != dealt("GE").observation()).any()


def test_torch_shares_the_arrays():
    torch = pytest.importorskip("torch", reason="SKIPPED: torch is not installed", exc_type=ImportError)
    env = VectorEnv(lanes=8, seed=3)
    observations, masks = torch.from_numpy(env.observations), torch.from_numpy(env.masks)
    assert observations.data_ptr() == env.observations.ctypes.data
    env.step(env.sample())
    assert (observations.numpy() == env.observations).all() and masks.dtype == torch.bool
    assert torch.from_dlpack(env.rewards).data_ptr() == env.rewards.ctypes.data
