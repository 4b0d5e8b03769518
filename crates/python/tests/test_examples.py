"""The examples run, for a moment each. How well they learn is measured by hand: see the guide."""

import subprocess
import sys
from pathlib import Path

import pytest

import carvania

EXAMPLES = Path(__file__).parents[1] / "examples"


def run(name, *words):
    """What an example prints."""
    done = subprocess.run([sys.executable, EXAMPLES / name, *map(str, words)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_policy_is_learnt_with_numpy():
    said = run("numpy_policy.py", "--seconds", 1, "--games", 2)
    assert "decisions" in said and "random" in said


def test_a_policy_is_learnt_with_torch_and_plays_as_a_network(tmp_path):
    pytest.importorskip("torch", reason="SKIPPED: torch is not installed", exc_type=ImportError)
    onnx = pytest.importorskip("carvania.onnx", reason="SKIPPED: onnxruntime is not installed", exc_type=ImportError)
    path = tmp_path / "policy.onnx"
    said = run("torch_policy.py", "--seconds", 4, "--games", 2, "--onnx", path)
    assert "imitated" in said and "greedy" in said
    report = carvania.arena([onnx.Policy(path), "random"], games=2, max_rounds=40, progress=False)
    assert report["games"] == 2


def test_a_trainer_of_others_learns():
    pytest.importorskip("sb3_contrib", reason="SKIPPED: sb3_contrib is not installed", exc_type=ImportError)
    assert "ppo" in run("sb3_maskable.py", "--steps", 1, "--games", 2)


def test_speed_is_measured():
    said = run("speed.py", "--lanes", 64, "--seconds", 0.02, "--runs", 1, "--titles", "GE")
    assert "GE with masks and observations" in said and "OpenSpiel backgammon" in said
