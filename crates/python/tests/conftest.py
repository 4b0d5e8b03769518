"""What tests share."""

import random

import pytest

import carvania


@pytest.fixture(params=carvania.titles())
def title(request):
    """Every game in turn."""
    return request.param


def play(game, seed, actions=10**9):
    """Plays at random, draws included, until the game is over or so many actions have been made."""
    rng = random.Random(seed)
    while not game.is_over and actions > 0:
        game.apply(rng.choice(game.legal_actions()))
        actions -= 1
    return game


def dealt(title, players=2, seed=1):
    """A game at its first decision, whose draws come by themselves."""
    return carvania.Game(title, players, seed=seed)
