"""A game, in the manner of OpenSpiel."""

import copy
import pickle

import pytest

import carvania
from carvania import CHANCE, OVER, Game, IllegalAction
from conftest import dealt, play


def test_every_legal_action_can_be_carried_out_and_taken_back(title):
    game = dealt(title, carvania.player_range(title)[1])
    for step in range(150):
        before = game.to_json()
        for action in game.legal_actions():
            game.apply(action)
            game.undo()
            assert game.to_json() == before
        game.apply(game.legal_actions()[step * 7 % len(game.legal_actions())])
        if game.is_over:
            break


def test_what_is_not_legal_is_refused_with_its_clause_and_changes_nothing(title):
    game = dealt(title)
    before, legal = game.to_json(), set(game.legal_actions())
    for action in range(game.num_actions + game.num_draws):
        if action not in legal:
            with pytest.raises(IllegalAction, match=r"is forbidden by [A-Z0-9]+-\d+$"):
                game.apply(action)
            assert game.check(action) is not None
    assert game.to_json() == before
    with pytest.raises(ValueError, match="there is no action"):
        game.apply(game.num_actions + game.num_draws)
    with pytest.raises(ValueError, match="is not an action"):
        game.apply("sing")
    # No number is so large, and no text so strange, that anything but an exception comes of it.
    for number in (-1, 2**63 - 1):
        with pytest.raises(ValueError, match="there is no action"):
            game.apply(number)
    with pytest.raises(TypeError):
        game.apply(2**70)


def test_the_same_seed_brings_the_same_game(title):
    one, same, other = (play(dealt(title, seed=seed), 5, 60) for seed in (3, 3, 4))
    assert one.history() == same.history()
    assert one.history() != other.history()


def test_without_a_seed_draws_are_actions_with_probabilities(title):
    game = Game(title, 2)
    assert game.is_chance and game.current_player == CHANCE
    while game.is_chance:
        outcomes = game.chance_outcomes()
        assert sum(chance for _, chance in outcomes) == pytest.approx(1.0)
        assert sorted(game.legal_actions()) == sorted(number for number, _ in outcomes)
        assert all(number >= game.num_actions for number, _ in outcomes)
        assert game.sample_chance(9) == game.sample_chance(9)
        game.apply(game.sample_chance(len(game.history())))
    assert game.current_player >= 0
    assert game.chance_outcomes() == []
    with pytest.raises(ValueError, match="not for chance"):
        game.sample_chance()


def test_games_end_and_somebody_wins():
    game = play(dealt("GE", 3), 11)
    assert game.is_over and game.current_player == OVER and game.legal_actions() == []
    returns, ranking = game.returns(), game.ranking()
    assert sorted(returns) == [-0.5, -0.5, 1.0] and returns[ranking[0]] == 1.0
    assert [sum(sheet.values()) for sheet in game.score_sheet()] == game.scores()


def test_copies_go_their_own_way(title):
    game = play(dealt(title), 1, 20)
    for other in (game.clone(), copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert other == game and hash(other) == hash(game) and other.history() == game.history()
        legal = game.legal_actions()
        other.apply(legal[0])
        assert game.legal_actions() == legal
        twin = game.clone()
        twin.apply(legal[0])
        assert twin == other


def test_positions_and_records_are_read_again(title):
    game = play(dealt(title, 3), 2, 80)
    assert Game.from_json(game.to_json()) == game
    for form in ("text", "jsonl"):
        again = Game.from_record(game.to_record(form))
        assert again == game and again.history() == game.history()
    assert game.at(10).history() == game.history()[:10]
    with pytest.raises(ValueError, match="no form"):
        game.to_record("xml")
    for text in ("", "{}", "[1", '{"game": "XX"}', "null"):
        with pytest.raises(ValueError):
            Game.from_json(text)


def test_what_cannot_be_set_up_is_refused():
    for arguments, words in [
        (("XX",), "is not one of the games"),
        (("GE", 6), "2 to 5 players"),
        (("GE", 0), "2 to 5 players"),
    ]:
        with pytest.raises(ValueError, match=words):
            Game(*arguments)
    with pytest.raises(ValueError, match="not played on a map"):
        Game("GE", map="villages = []")
    with pytest.raises(ValueError):
        Game("GE", components=["nonsense"])


def test_house_rules_can_be_played(golem_edition):
    file = golem_edition.replace("points = 6", "points = 7", 1)
    game = Game("GE", 2, seed=1, components=[file])
    assert game != Game("GE", 2, seed=1)
    again = pickle.loads(pickle.dumps(game))
    assert again == game
    with pytest.raises(ValueError, match="without any of these boxes"):
        Game("EW", components=[file])
    with pytest.raises(ValueError, match="two files"):
        Game("GE", components=[file, file])


@pytest.fixture
def golem_edition():
    """The component file of the first box."""
    from pathlib import Path

    return (Path(__file__).parents[2] / "rules/components/golem_edition.toml").read_text(encoding="utf-8")


def test_facts_are_told(title):
    game = dealt(title)
    for action in game.legal_actions():
        assert set(game.price(action)) == {"crystals", "any", "traders"}
        assert set(game.gain(action)) <= set("YGBM")
        assert game.describe(action) and game.describe(action, "fr") != game.describe(action)
    assert game.caravan_limit(0) > 0 and len(game.caravan(1)) == 4 and game.claimed(0) == 0
    assert not game.is_last_round and game.position()["game"] == title
    with pytest.raises(IndexError):
        game.caravan(2)
    with pytest.raises(ValueError, match="none of the languages"):
        game.describe(game.legal_actions()[0], "de")


def test_what_lies_on_the_table_is_told(title):
    game = dealt(title, 3)
    golems = game.golems()
    assert golems and all(set(golem) == {"name", "cost", "points", "token"} for golem in golems)
    tokens = [golem["token"] for golem in golems if golem["token"]]
    assert sorted(tokens) == (["copper", "silver"] if title == "GE" else [])
    offers = {"GE": 6, "CA": 4, "J1": 4, "J3": 4}
    assert len(game.merchants()) == offers.get(title, 0)
    if title == "GE":
        for place, (card, crystals) in enumerate(game.merchants()):
            assert crystals == "" and game.action_name(game.action_number(f"acquire:{card}")) == f"acquire:{card}"
            if game.check(f"acquire:{card}") is None:
                assert game.price(f"acquire:{card}")["any"] == place
    if title in ("EM", "CA", "J2", "J3"):
        assert (game.toll("c3"), game.build_price("c3"), game.dropped("c3")) == (0, 0, "")
        with pytest.raises(ValueError, match="there is no cell z9"):
            game.toll("z9")
    else:
        with pytest.raises(ValueError, match="is not played on a map"):
            game.toll("c3")
    if title in ("EW", "J1", "J2", "J3"):
        places = [name.removeprefix("work:") for name in game.legal_names() if name.startswith("work:")]
        assert places and all(game.traders_needed(place) >= 1 for place in places)
    with pytest.raises(ValueError, match="there is no location Z9.9"):
        game.traders_needed("Z9.9")


def test_a_decision_without_a_choice_is_known():
    game = dealt("GE")
    assert game.only_action() is None and game.trade() is None
    # The second card costs a crystal, and all crystals are yellow.
    game.apply(f"acquire:{game.merchants()[1][0]}")
    assert game.action_name(game.only_action()) == "pay:Y"


def test_undo_stops_at_the_beginning():
    game = dealt("GE")
    with pytest.raises(IndexError):
        game.undo()
    game = Game("GE")
    game.apply(game.legal_actions()[0])
    game.undo()
    with pytest.raises(IndexError):
        game.undo()
