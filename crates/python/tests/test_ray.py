"""Measurements on a cluster: a local one of two workers, one of which is killed."""

import json
import os
import signal

import pytest

import carvania

cluster = pytest.importorskip("ray", reason="SKIPPED: ray is not installed")
pytest.importorskip("pyarrow", reason="SKIPPED: pyarrow is not installed")

from carvania import ray  # noqa: E402


@pytest.fixture(scope="module", autouse=True)
def two_workers():
    """A cluster on this machine."""
    cluster.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield
    cluster.shutdown()


def wins(report):
    return [[standing["wins"] for standing in pairing["standings"]] for pairing in report["pairings"]]


def once_a_worker_dies(path):
    """A player that kills the process it runs in, the first time that anybody asks it."""

    def player(game):
        try:
            os.close(os.open(path, os.O_CREAT | os.O_EXCL))
        except FileExistsError:
            return game.legal_actions()[0]
        os.kill(os.getpid(), signal.SIGKILL)

    return player


def test_a_killed_worker_changes_nothing(tmp_path):
    report = ray.arena([("mortal", once_a_worker_dies(tmp_path / "died")), "eager"], games=16, part=2, progress=False)
    assert (tmp_path / "died").exists()
    alone = carvania.arena([("mortal", lambda game: game.legal_actions()[0]), "eager"], games=16, progress=False)
    assert wins(report) == wins(alone) and not report["partial"]


def test_a_run_goes_on_where_it_was_stopped(tmp_path):
    file, results = tmp_path / "match.jsonl", tmp_path / "match.parquet"
    bots = ["greedy", "eager", "random"]
    whole = ray.arena(bots, games=24, part=4, file=file, results=results, progress=False)
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    # Stopped in the middle of a line, and before one pairing had played a deal.
    file.write_text("".join(lines[:20]) + lines[20][:30], encoding="utf-8")
    again = ray.arena(bots, games=24, part=4, file=file, progress=False)
    assert wins(again) == wins(whole) == wins(carvania.arena(bots, games=24, progress=False))
    deals = [(json.loads(line)["deal"], json.loads(line)["pairing"]) for line in file.read_text().splitlines()[1:]]
    assert len(deals) == len(set(deals)) == len(lines) - 1
    import pyarrow.parquet

    assert pyarrow.parquet.read_table(results).num_rows == 72
    with pytest.raises(ValueError, match="belongs to another run"):
        ray.arena(bots, games=24, file=file, seed=2, progress=False)


def test_simulations_and_balances_are_those_of_one_core(tmp_path):
    shared = ray.simulate("GE", 2, ["eager"], 20, part=6, records=tmp_path / "games.parquet", progress=False)
    assert shared.rows() == carvania.simulate("GE", 2, ["eager"], 20, progress=False).rows()
    import pyarrow.parquet

    rows = pyarrow.parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert [row["game"] for row in rows] == list(range(20))
    assert carvania.Game.from_record(rows[7]["record"]).is_over
    balance = ray.balance("GE", 2, ["eager"], 20, part=6, progress=False)
    assert balance.document == carvania.balance("GE", 2, ["eager"], 20, progress=False).document


def test_self_play_is_a_folder_of_parquet(tmp_path):
    import pyarrow.dataset

    folder = ray.self_play(tmp_path / "play", games=4, budget="200n", part=2, progress=False)
    files = sorted(folder.glob("*.parquet"))
    assert len(files) == 2
    table = pyarrow.dataset.dataset(folder, format="parquet").to_table()
    assert set(table["game"].to_pylist()) == {0, 1, 2, 3}
    before = files[1].stat().st_mtime_ns
    files[0].unlink()
    ray.self_play(folder, games=4, budget="200n", part=2, progress=False)
    assert files[0].exists() and files[1].stat().st_mtime_ns == before
    assert pyarrow.dataset.dataset(folder, format="parquet").to_table().sort_by("game").num_rows == table.num_rows
