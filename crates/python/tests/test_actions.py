"""Numbers of actions never move: trained policies rely on them.

`UPDATE_FIXTURES=1 pytest tests/test_actions.py` writes the files anew. A number that was there before may not change its name.
"""

import os
from pathlib import Path

import carvania
from conftest import play

FOLDER = Path(__file__).parent / "actions"


def numbers(title):
    """Every action that the printed components have, a line for each: number and name."""
    game = carvania.Game(title, 2)
    names = [game.action_name(number) for number in range(game.num_actions + game.num_draws)]
    lines = [f"{number} {name}" for number, name in enumerate(names) if "#" not in name]
    return "\n".join([f"actions {game.num_actions}, draws {game.num_draws}", *lines, ""])


def test_numbers_stand_as_they_were(title):
    path = FOLDER / f"{title}.txt"
    if os.environ.get("UPDATE_FIXTURES"):
        path.write_text(numbers(title), encoding="utf-8")
    assert numbers(title) == path.read_text(encoding="utf-8")


def test_every_action_has_one_number_and_every_number_one_action(title):
    for players in range(2, carvania.player_range(title)[1] + 1):
        game = carvania.Game(title, players)
        for _ in range(3):
            play(game, players, 300)
            names = game.legal_names()
            assert [game.action_name(number) for number in game.legal_actions()] == names
            assert [game.action_number(name) for name in names] == game.legal_actions()
            assert len(set(names)) == len(names)


def test_the_mask_says_what_is_legal(title):
    game = carvania.Game(title, 2, seed=1)
    for step in range(200):
        mask = game.action_mask()
        assert mask.shape == (game.num_actions,)
        assert sorted(game.legal_actions()) == mask.nonzero()[0].tolist()
        game.apply(game.legal_actions()[step % len(game.legal_actions())])


def test_blocks_lie_one_after_another(title):
    first = 0
    for _, start, size in carvania.action_blocks(title):
        assert start == first
        first += size
    assert first == carvania.Game(title, 2).num_actions
