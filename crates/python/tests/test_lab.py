"""Bots, hints, analyses and measurements."""

import json
import sys

import pytest

import carvania
from conftest import dealt, play


def test_bots_choose_what_is_legal_and_the_same_again(title):
    for name in ("random", "eager", "greedy", "planner@50n", "mcts@50n"):
        game = dealt(title, 3)
        one, same = carvania.Bot(name, seed=3), carvania.Bot(name, seed=3)
        for _ in range(8):
            action = one.choose(game)
            assert action in game.legal_actions() and same(game) == action
            game.apply(action)
    with pytest.raises(ValueError, match="is not a bot"):
        carvania.Bot("champion")
    with pytest.raises(ValueError, match="no player has to decide"):
        carvania.Bot("random").choose(carvania.Game(title))
    assert carvania.bot_names()[0] == "random"


def test_an_analysis_knows_every_legal_action():
    game = play(dealt("GE"), 2, 30)
    found = carvania.analysis(game, "300n")
    assert sorted(option["action"] for option in found["options"]) == sorted(game.legal_actions())
    assert sum(found["view"]["wins"]) == pytest.approx(1.0, abs=1e-4)
    assert carvania.analysis(game, "300n") == found
    assert found["options"][0]["name"] == game.action_name(found["options"][0]["action"])
    best = found.rows()[0]
    assert best["visits"] == found["options"][0]["visits"] and best["wins_0"] + best["wins_1"] == pytest.approx(
        1.0, abs=1e-4
    )
    glance = carvania.glance(game)
    assert sum(glance["wins"]) == pytest.approx(1.0, abs=1e-4) and len(glance["points"]) == 2


def test_a_hint_names_the_best_actions():
    hint = carvania.hint(dealt("GE"), "200n", options=2)
    assert hint["seat"] == 0 and len(hint["options"]) == 2
    assert [row["action"] for row in hint.rows()] == [option["action"] for option in hint["options"]]
    assert len(hint["goals"]) == 2 and all(goal is None or goal["turns"] >= 0 for goal in hint["goals"])
    with pytest.raises(ValueError, match="no player has to decide"):
        carvania.hint(carvania.Game("GE"))
    with pytest.raises(ValueError):
        carvania.hint(dealt("GE"), "often")


def test_an_analysis_of_a_game_judges_every_decision():
    game = play(dealt("GE"), 2, 24)
    told = []
    review = carvania.lab._carvania.analyse(game, "30n", 2, told.append)
    judged = [move for move in review["moves"] if "verdict" in move]
    assert len(judged) == carvania.lab._carvania.decisions(game) == told[-1] > 0
    whole = carvania.analyse(game, "30n", progress=False)
    assert whole == review
    rows = whole.rows()
    assert len(rows) == len(review["moves"]) and {row["seat"] for row in rows} == {0, 1}
    assert [row["verdict"] is None for row in rows] == ["verdict" not in move for move in review["moves"]]
    assert all(row["action"] == game.history()[row["index"]] for row in rows)


def test_a_simulation_is_told_in_frames():
    report = carvania.simulate("GE", 2, ["eager", "random"], games=20, seed=3, threads=2, progress=False)
    again = carvania.simulate("GE", 2, ["eager", "random"], games=20, seed=3, progress=False)
    assert report.rows() == again.rows() and sum(row["wins"] for row in report.rows()) == 20
    pandas = pytest.importorskip("pandas", reason="SKIPPED: pandas is not installed")
    polars = pytest.importorskip("polars", reason="SKIPPED: polars is not installed")
    assert isinstance(report.pandas(), pandas.DataFrame) and len(report.pandas()) == 2
    assert isinstance(report.polars(), polars.DataFrame) and report.polars()["bot"].to_list() == ["eager", "random"]


def test_a_function_takes_part_in_an_arena():
    def first(game):
        return game.legal_names()[0]

    report = carvania.arena([first, ("twin", first), "eager"], games=8, max_rounds=100, progress=False)
    assert {row["name"] for row in report.rows()} == {"first", "twin", "eager"}
    assert report["games"] == 24 and len(report.ratings()) == 3
    shares = {(row["pairing"], row["name"]): row["share"] for row in report.rows()}
    # The twins play alike, so a deal is won once by each, or cut off and shared.
    assert shares[0, "first"] == shares[0, "twin"] == 0.5


def test_what_a_function_raises_is_raised():
    def broken(game):
        raise KeyError("lost")

    def cheat(game):
        return "rest" if game.check("rest") else game.num_actions - 1

    with pytest.raises(KeyError, match="lost"):
        carvania.arena([broken, "random"], games=4, progress=False)
    with pytest.raises(carvania.IllegalAction, match="the function chose"):
        carvania.arena([cheat, "random"], games=4, progress=False)
    with pytest.raises(TypeError, match="a player is"):
        carvania.arena([("name", 7), "random"], games=4, progress=False)
    with pytest.raises(ValueError, match="at least two"):
        carvania.arena(["random"], games=4, progress=False)


def test_what_progress_raises_stops_the_work():
    def enough(done):
        raise KeyboardInterrupt

    wanted = carvania.lab.measurement("GE", 2, ["greedy", "greedy"], 10**9)
    with pytest.raises(KeyboardInterrupt):
        wanted.simulate(progress=enough)


def test_a_measurement_in_parts_is_the_whole():
    wanted = carvania.lab.measurement("GE", 2, ["eager", "random"], 12, seed=4)
    whole = json.loads(wanted.simulate())
    parts = [line for first in (6, 0) for line, _ in wanted.play_games(first, first + 6)]
    merged = json.loads(wanted.simulate(wanted.simulation_header() + "".join(parts)))
    assert {key: whole[key] for key in ("wins", "turns", "mean_score")} == {
        key: merged[key] for key in ("wins", "turns", "mean_score")
    }
    _, record = wanted.play_games(3, 4)[0]
    assert carvania.Game.from_record(record).is_over
    deals = [line for first in (0, 3) for line in wanted.play_deals(first, first + 3)]
    whole, merged = (json.loads(wanted.arena(known=known)) for known in ("", wanted.arena_header() + "".join(deals)))
    wins = [[standing["wins"] for standing in report["pairings"][0]["standings"]] for report in (whole, merged)]
    assert wins[0] == wins[1]
    games = wanted.play_balance(0, 12)
    assert json.loads(wanted.balance(wanted.balance_header() + "".join(games))) == json.loads(wanted.balance())


def test_a_balance_counts_things():
    report = carvania.balance("GE", 2, ["eager"], games=20, progress=False)
    assert report.rows() and {"category", "name"} <= set(report.rows()[0])
    assert len(report.seats()) == 2


def test_progress_is_shown_where_it_is_wanted(capsys):
    pytest.importorskip("tqdm", reason="SKIPPED: tqdm is not installed")
    carvania.simulate(games=10, progress=True)
    assert "10/10" in capsys.readouterr().err
    carvania.simulate(games=10, progress=False)
    assert capsys.readouterr().err == ""


def test_a_policy_takes_a_seat_as_a_program(tmp_path):
    script = tmp_path / "mine.py"
    script.write_text(
        f"#!{sys.executable}\n"
        "from carvania import program\n"
        "program.run(lambda game: [*(n for n in game.legal_names() if n.startswith('claim')), *game.legal_actions()][0])\n",
        encoding="utf-8",
    )
    script.chmod(0o755)
    report = carvania.arena([f"{script}@30s", "random"], games=2, max_rounds=40, progress=False)
    assert [entrant["complaints"] for entrant in report["entrants"]] == [0, 0]
    assert report["games"] == 2


def test_a_ladder_rates_whoever_met(tmp_path):
    wanted = carvania.lab.measurement("GE", 2, ["greedy", "eager", "random"], 20, seed=4)
    file = tmp_path / "match.jsonl"
    file.write_text(wanted.arena_header() + "".join(wanted.play_deals(0, 10)), encoding="utf-8")
    report = carvania.ladder(file)
    assert [row["name"] for row in report.rows()] == ["greedy", "eager", "random"]
    assert len(report.pandas()) == 3
    with pytest.raises(ValueError):
        carvania.ladder("nonsense\n")
