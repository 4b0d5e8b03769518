"""The games in OpenSpiel, judged by its own checkers."""

import random
import unittest

import numpy as np
import pytest

import carvania

pyspiel = pytest.importorskip("pyspiel", reason="SKIPPED: open_spiel is not installed")

import carvania.openspiel  # noqa: E402


def load(title, players=2):
    return pyspiel.load_game(f"python_carvania_{title.lower()}_v1", {"players": players})


def failures(case):
    """What the tests of a class find."""
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun > 0
    return [text for _, text in result.failures + result.errors]


def test_its_api_test_finds_nothing_wrong(title):
    api_test = pytest.importorskip(
        "open_spiel.integration_tests.api_test", reason="SKIPPED: it comes without its API test"
    )
    base = api_test.EnforceAPIOnPartialTreeBase
    game = load(title)
    random.seed(1)
    case = type(f"Test{title}", (base,), {"game": game, "game_name": game.get_type().short_name})
    assert failures(case) == []


def test_its_simulation_finds_nothing_wrong(title, monkeypatch):
    simulation = pytest.importorskip(
        "open_spiel.python.tests.games_sim_test", reason="SKIPPED: it comes without its tests"
    )
    # Random play hardly ever ends in most games.
    monkeypatch.setattr(simulation, "MAX_ACTIONS_PER_GAME", 2000 if title == "GE" else 200)
    np.random.seed(1)
    simulation.GamesSimTest().sim_game(load(title, carvania.player_range(title)[1]))


def test_its_random_simulation_plays_a_game_to_its_end():
    pyspiel.random_sim_test(load("GE", 3), num_sims=1, serialize=False, verbose=False)


def test_seats_see_themselves_first(title):
    game = load(title, 3)
    state = game.new_initial_state()
    for step in range(60):
        legal = state.legal_actions()
        assert legal == sorted(legal)
        state.apply_action(legal[step % len(legal)])
    observer = game.make_py_observer()
    for seat in range(3):
        observer.set_from(state, seat)
        assert (
            np.rint(observer.tensor * 255) == state.carvania.observation(seat)
        ).all() and observer.tensor.max() <= 1.0
    assert carvania.Game.from_json(observer.string_from(state, 0)) == state.carvania


def test_nothing_is_private():
    game = load("GE")
    mine = pyspiel.PrivateInfoType.SINGLE_PLAYER
    kind = pyspiel.IIGObservationType(public_info=False, perfect_recall=False, private_info=mine)
    observer = game.make_py_observer(kind)
    state = game.new_initial_state()
    observer.set_from(state, 0)
    assert observer.string_from(state, 0) == "" and not observer.tensor.any()
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"size": 3})


def test_players_are_counted():
    with pytest.raises(ValueError, match="2 to 5 players"):
        carvania.openspiel.CarvaniaGame({"players": 6})
