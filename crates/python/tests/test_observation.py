"""What a seat sees."""

import numpy as np

import carvania
from conftest import dealt, play


def fields(game, seat):
    """The fields of an observation by their names."""
    observation = game.observation(seat)
    return {name: observation[start : start + size] for name, start, size in game.observation_layout()}


def test_fields_lie_one_after_another(title):
    for players in range(2, carvania.player_range(title)[1] + 1):
        game = dealt(title, players)
        layout, first = game.observation_layout(), 0
        for _, start, size in layout:
            assert start == first
            first += size
        assert len(game.observation(0)) == first
        assert len({name for name, _, _ in layout}) == len(layout)


def test_golem_edition_fits_into_512_bytes():
    assert [len(dealt("GE", players).observation(0)) for players in (2, 3, 4, 5)] == [292, 364, 436, 508]


def test_every_seat_sees_itself_first(title):
    game = play(dealt(title, 3), 3, 60)
    for seat in range(3):
        seen = fields(game, seat)
        assert seen["own place in the round"][0] == seat
        for place in range(3):
            other = (seat + place) % 3
            assert seen[f"seat {place} caravan"].tolist() == game.caravan(other)
            assert seen[f"seat {place} points"][0] == game.scores()[other]
            assert seen[f"seat {place} claimed"][0] == game.claimed(other)
        if game.current_player >= 0:
            assert seen["decider"][0] == (game.current_player - seat) % 3
    assert (game.observation() == game.observation(game.current_player)).all()


def test_what_lies_on_the_table_is_seen():
    game = dealt("GE")
    position, seen = game.position(), fields(game, 0)
    # A golem is known by its cost, which stands from the second byte on.
    costs = [
        "".join(letter * int(count) for letter, count in zip("YGBM", seen[f"golem {place}"][1:5], strict=True))
        for place in range(5)
    ]
    assert [f"claim:{cost}" for cost in costs] == [name.replace("draw", "claim") for name in game.history()[:5]]
    assert position["game"] == "GE"
    assert seen["copper tokens"][0] == 4 and seen["silver tokens"][0] == 4
    assert np.unpackbits(seen["merchant deck"]).sum() == 43 - 6 + 0
    assert seen["seat 0 hand"].sum() == 2
    game.apply("play:+YY")
    assert sorted(fields(game, 0)["seat 0 hand"][:].tolist())[-2:] == [1, 2]


def test_decisions_are_seen():
    game = dealt("GE")
    assert carvania.DECISIONS[fields(game, 0)["decision"][0]] == "turn"
    game.apply("play:^2")
    seen = fields(game, 0)
    assert carvania.DECISIONS[seen["decision"][0]] == "upgrade" and seen["decision amount"][0] == 2


def test_different_positions_look_different(title):
    """Along a game nothing that happens goes unseen."""
    game = dealt(title)
    for step in range(120):
        before = game.observation(0)
        legal = game.legal_actions()
        game.apply(legal[step * 5 % len(legal)])
        if game.is_over:
            break
        assert (game.observation(0) != before).any(), game.history()[-1]


def test_tensors_have_names(title):
    game = play(dealt(title), 3, 40)
    names = game.tensor_names()
    assert len(set(names)) == len(names) == len(game.tensor(0))
    own = dict(zip(names, game.tensor(game.current_player), strict=True))
    assert own[f"players[{2}]"] == 1.0
    decision = carvania.DECISIONS[fields(game, game.current_player)["decision"][0]]
    assert own[f"decision {decision}"] == 1.0
    assert np.isfinite(game.tensor(1)).all()
