"""Data sets of strong play, and the small one that comes with the package."""

from pathlib import Path

import pytest

import carvania

pyarrow = pytest.importorskip("pyarrow", reason="SKIPPED: pyarrow is not installed")

from pyarrow import parquet  # noqa: E402

from carvania import dataset  # noqa: E402

FOLDER = dataset.small().parent
GAMES = 12


def rows(kind, title):
    return parquet.read_table(dataset.small(title, kind)).to_pylist()


def test_the_small_one_is_small_and_its_card_says_what_is_in_it():
    assert sum(file.stat().st_size for file in FOLDER.iterdir()) < 5_000_000
    card = dataset.card(FOLDER, carvania.titles(), GAMES, 2, "400n", 1)
    assert (FOLDER / "README.md").read_text(encoding="utf-8") == card


def test_its_records_are_games_that_ended_as_it_says(title):
    records = rows("records", title)
    assert [row["game"] for row in records] == list(range(GAMES))
    for row in records:
        game = carvania.Game.from_record(row["record"])
        assert game.title == title and game.scores() == row["points"] and game.returns() == row["returns"]
        assert game.is_over or game.round > dataset.MAX_ROUNDS


def test_its_positions_are_those_of_the_records(title):
    records = {row["game"]: carvania.Game.from_record(row["record"]) for row in rows("records", title)}
    positions = rows("positions", title)
    assert {row["game"] for row in positions} == set(records)
    for row in positions[::29]:
        end = records[row["game"]]
        game = end.at(row["index"])
        assert game.current_player == row["seat"] and game.observation().tobytes() == row["observation"]
        assert sorted(row["legal"]) == sorted(game.legal_actions()) and len(row["visits"]) == len(row["legal"])
        assert game.action_name(row["action"]) == end.history()[row["index"]]
        assert row["outcome"] == end.returns()[row["seat"]] and row["points"] == end.scores()[row["seat"]]
        assert sum(row["wins"]) == pytest.approx(1.0, abs=1e-3)


def test_duckdb_and_polars_read_it():
    duckdb = pytest.importorskip("duckdb", reason="SKIPPED: duckdb is not installed")
    polars = pytest.importorskip("polars", reason="SKIPPED: polars is not installed")
    wanted = sum(len(rows("positions", title)) for title in carvania.titles())
    with duckdb.connect() as connection:
        query = f"select count(*), sum(outcome), max(len(legal)) from read_parquet('{FOLDER}/positions-*.parquet')"
        count, outcome, longest = connection.execute(query).fetchone()
    frame = polars.read_parquet(FOLDER / "positions-*.parquet")
    assert count == len(frame) == wanted
    assert outcome == pytest.approx(frame["outcome"].sum()) and longest == frame["legal"].list.len().max()


def test_one_command_writes_one(tmp_path, capsys):
    words = ["--games", "2", "--titles", "GE", "--budget", "20n"]
    for folder in ("one", "same"):
        dataset.main([str(tmp_path / folder), *words])
    assert capsys.readouterr().out.splitlines()[0] == str(tmp_path / "one/README.md")
    one, same = (parquet.read_table(tmp_path / folder / "positions-GE.parquet") for folder in ("one", "same"))
    assert one.equals(same) and set(one["game"].to_pylist()) == {0, 1}
    # What is there is left as it is.
    path = tmp_path / "one/records-GE.parquet"
    before = path.stat().st_mtime_ns
    dataset.main([str(tmp_path / "one"), *words])
    assert path.stat().st_mtime_ns == before
    with pytest.raises(SystemExit, match="carvania.dataset: .*often"):
        dataset.main([str(tmp_path / "other"), *words[:-1], "often"])
    (tmp_path / "file").write_text("")
    with pytest.raises(SystemExit, match="carvania.dataset: "):
        dataset.main([str(tmp_path / "file"), *words])


def test_what_the_small_one_has_not_is_said():
    with pytest.raises(ValueError, match="has no maps of GE"):
        dataset.small("GE", "maps")
    assert isinstance(dataset.small("J3"), Path)
