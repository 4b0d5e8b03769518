"""Networks in ONNX that take a seat."""

import sys

import numpy as np
import pytest

import carvania
from conftest import dealt, play

onnx = pytest.importorskip("onnx", reason="SKIPPED: onnx is not installed")
pytest.importorskip("onnxruntime", reason="SKIPPED: onnxruntime is not installed")

from onnx import TensorProto, helper, numpy_helper  # noqa: E402

from carvania.onnx import Policy  # noqa: E402

NUMPY = {TensorProto.UINT8: np.uint8, TensorProto.FLOAT: np.float32}


def network(path, size, actions, weights=None, of=TensorProto.UINT8, mask=False):
    """Writes a linear network: scores are what is seen times weights; with a mask, legal actions gain a thousand."""
    rng = np.random.default_rng(3)
    weights = rng.standard_normal((size, actions)).astype(np.float32) if weights is None else weights
    nodes = [
        helper.make_node("Cast", ["observation"], ["seen"], to=TensorProto.FLOAT),
        helper.make_node("MatMul", ["seen", "weights"], ["raw" if mask else "scores"]),
    ]
    inputs = [helper.make_tensor_value_info("observation", of, ["lanes", size])]
    constants = [numpy_helper.from_array(weights, "weights")]
    if mask:
        inputs.append(helper.make_tensor_value_info("action_mask", TensorProto.BOOL, ["lanes", actions]))
        constants.append(numpy_helper.from_array(np.float32(1000), "thousand"))
        nodes += [
            helper.make_node("Cast", ["action_mask"], ["legal"], to=TensorProto.FLOAT),
            helper.make_node("Mul", ["legal", "thousand"], ["bonus"]),
            helper.make_node("Add", ["raw", "bonus"], ["scores"]),
        ]
    output = helper.make_tensor_value_info("scores", TensorProto.FLOAT, ["lanes", actions])
    graph = helper.make_graph(nodes, "policy", inputs, [output], constants)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
    path.write_bytes(model.SerializeToString())
    return weights


def best(game, scores):
    """The legal action with the highest score."""
    return max(game.legal_actions(), key=lambda action: scores[action])


@pytest.mark.parametrize("mask", [False, True])
def test_the_legal_action_with_the_highest_score_is_taken(tmp_path, title, mask):
    game = dealt(title, 3)
    path = tmp_path / "policy.onnx"
    weights = network(path, len(game.observation()), game.num_actions, mask=mask)
    policy = Policy(path)
    for seed in range(12):
        game = play(dealt(title, 3, seed), seed, 5 * seed)
        assert policy(game) == best(game, game.observation().astype(np.float32) @ weights)
    with pytest.raises(ValueError, match="no player has to decide"):
        policy(carvania.Game(title, 3))


def test_tensors_are_seen_by_those_who_ask_for_them(tmp_path):
    game = play(dealt("GE"), 4, 30)
    path = tmp_path / "policy.onnx"
    weights = network(path, len(game.tensor()), game.num_actions, of=TensorProto.FLOAT)
    assert Policy(path)(game) == best(game, game.tensor() @ weights)


def test_a_network_takes_seats_in_an_arena_and_as_a_program(tmp_path):
    path = tmp_path / "claims.onnx"
    game = dealt("GE")
    # It claims when it can, else it plays and rests, so it is ahead of random play, and alike in both places.
    weights = np.zeros((len(game.observation()), game.num_actions), np.float32)
    blocks = {kind: (first, size) for kind, first, size in carvania.action_blocks("GE")}
    for rank, kind in enumerate(["rest", "play", "claim"], 1):
        first, size = blocks[kind]
        # The first byte is the number of players, which is never 0.
        weights[0, first : first + size] = rank
    network(path, *weights.shape, weights)
    command = f"{sys.executable} -m carvania.onnx {path}@60s"
    results = []
    for player in (Policy(path), command):
        report = carvania.arena([player, "random"], games=4, max_rounds=500, progress=False)
        assert [entrant["complaints"] for entrant in report["entrants"]] == [0, 0]
        results.append([(row["wins"], row["mean_points"]) for row in report.rows()])
    assert results[0] == results[1] and results[0][0] > results[0][1]


def test_what_is_not_a_network_for_the_game_is_refused(tmp_path):
    game = dealt("GE")
    path = tmp_path / "policy.onnx"
    with pytest.raises(ValueError, match="there is no file"):
        Policy(path)
    path.write_bytes(b"nonsense")
    with pytest.raises(ValueError, match="is not a network in ONNX"):
        Policy(path)
    network(path, 7, game.num_actions)
    with pytest.raises(ValueError, match="was not made for GE of 2: its input `observation` has 7 places"):
        Policy(path)(game)
    network(path, len(game.observation()), 5)
    with pytest.raises(ValueError, match="was not made for GE: it scores 5 actions, not 306"):
        Policy(path)(game)
