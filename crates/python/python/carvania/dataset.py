"""Strong play to learn from: records, positions, visits and outcomes of games that the strongest bot plays against itself.

One command writes a data set with its card:

    python -m carvania.dataset data --games 100 --budget 400n

A small one comes with the package: `small("GE")`. Files are Parquet, so DuckDB, Polars, pandas and Spark read them. There are two kinds:

- `positions-XX.parquet`, a row for each decision: `game` and `index` (how many actions come before it), `seat`, `action` (the number of
  the action taken), `legal` and `visits` (the legal actions and how often the search tried each), `wins` (the chance of each seat
  as the search saw it), `observation` (the bytes of `Game.observation_layout` for the seat that decides), `outcome` (1 if that seat
  won in the end, else less, 0 if the game was cut off) and `points` (its points in the end);
- `records-XX.parquet`, a row for each game: `game`, `record` (the text that `Game.from_record` reads), `returns`, `points`.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterable
from importlib import resources
from pathlib import Path
from typing import Any

from carvania._carvania import RULES_VERSION, Game, __version__, analysis, components_digest, title_name, titles
from carvania.lab import Progress

OPENING = 8
"""The number of decisions at the start of a game that are sampled by visits, so that games differ; later the best action is taken."""

MAX_ROUNDS = 200
"""The number of rounds after which a game is cut off without a winner: a search of very few positions may go round in circles."""

_SEEDS = 1_000_003


def play(title: str, players: int, games: Iterable[int], budget: str, seed: int) -> list[dict[str, Any]]:
    """The decisions of some games, by their numbers. With a budget in positions they depend only on the seed."""
    return [row for number in games for row in play_game(title, players, number, budget, seed)[0]]


def play_game(
    title: str, players: int, number: int, budget: str, seed: int
) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """The decisions of a game, and the game itself."""
    game = Game(title, players, seed=seed * _SEEDS + number)
    rng = random.Random(f"{seed} {number}")
    rows: list[dict[str, Any]] = []
    while not game.is_over and game.round <= MAX_ROUNDS:
        legal = game.legal_actions()
        if len(legal) == 1:
            game.apply(legal[0])
            continue
        found = analysis(game, budget, seed=seed * _SEEDS + len(rows))
        visits = [option["visits"] for option in found["options"]]
        actions = [option["action"] for option in found["options"]]
        is_drawn = len(rows) < OPENING and sum(visits) > 0
        action = rng.choices(actions, visits)[0] if is_drawn else actions[0]
        rows.append(
            {
                "game": number,
                "index": len(game.history()),
                "seat": game.current_player,
                "action": action,
                "legal": actions,
                "visits": visits,
                "wins": found["view"]["wins"],
                "observation": game.observation().tobytes(),
            }
        )
        game.apply(action)
    returns, points = game.returns(), game.scores()
    for row in rows:
        row["outcome"], row["points"] = returns[row["seat"]], points[row["seat"]]
    return rows, {"game": number, "record": game.to_record(), "returns": returns, "points": points}


def write_rows(rows: list[dict[str, Any]], path: str | Path) -> None:
    """Writes rows as a Parquet file that appears only when it is complete."""
    import pyarrow
    from pyarrow import parquet

    path = Path(path)
    draft = path.with_name(path.name + ".part")
    parquet.write_table(pyarrow.Table.from_pylist(rows), draft, compression="zstd", compression_level=19)
    draft.replace(path)


def write(
    folder: str | Path,
    games: int = 100,
    *,
    chosen: Iterable[str] = (),
    players: int = 2,
    budget: str = "400n",
    seed: int = 1,
    progress: bool | None = None,
) -> Path:
    """Writes a data set of a number of games of each title, with its card. Games whose files exist are left as they are."""
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    chosen = list(chosen) or titles()
    for title in chosen:
        if (folder / f"records-{title}.parquet").exists():
            continue
        rows: list[dict[str, Any]] = []
        records = []
        with Progress(games, f"games of {title}", progress) as tell:
            for number in range(games):
                decisions, record = play_game(title, players, number, budget, seed)
                rows += decisions
                records.append(record)
                tell(number + 1)
        write_rows(rows, folder / f"positions-{title}.parquet")
        write_rows(records, folder / f"records-{title}.parquet")
    (folder / "README.md").write_text(card(folder, chosen, games, players, budget, seed), encoding="utf-8")
    return folder


def card(folder: Path, chosen: Iterable[str], games: int, players: int, budget: str, seed: int) -> str:
    """The data card of a data set: what is in it, how it was made, what it is good for and what not."""
    from pyarrow import parquet

    lines = [
        "# Data card: strong play of the Carvania games",
        "",
        "Games that the strongest bot, `mcts`, played against itself, to learn from and to try things out on.",
        "",
        "| game | games | decisions | components |",
        "|---|---|---|---|",
    ]
    for title in chosen:
        records = parquet.read_metadata(folder / f"records-{title}.parquet").num_rows
        decisions = parquet.read_metadata(folder / f"positions-{title}.parquet").num_rows
        digest = components_digest(title)[:12]
        lines.append(f"| {title}, {title_name(title)} | {records} | {decisions} | {digest} |")
    lines += [
        "",
        f"- **Made by** `python -m carvania.dataset FOLDER --games {games} --players {players} --budget {budget} --seed {seed}`,"
        f" version {__version__}, rules {RULES_VERSION}, components as printed. The same command makes the same games as long as neither the rules nor the bot change.",
        f"- **Players**: {players} of the same strength. Each decision was searched with `{budget}` positions. The first {OPENING}"
        " decisions with a choice are drawn in proportion to the visits of the search, so that games differ; after them the best"
        " action is taken. Decisions with one legal action are made and not listed.",
        "- **Columns**: see the documentation of `carvania.dataset`; bytes follow `Game.observation_layout`, actions the numbers of"
        " `Game.action_name`.",
        "- **Good for** imitation, studies of openings, tests of pipelines.",
        "- **Not good for** claims about how people play, or about perfect play: a search of this size errs, and openings are more"
        " varied than its best play.",
        "- **People**: none took part, and nothing in the data is about any.",
        "- **Licence**: MIT or Apache-2.0, as the project.",
        "",
    ]
    return "\n".join(lines)


def small(title: str = "GE", kind: str = "positions") -> Path:
    """A file of the small data set that comes with the package: `positions` or `records` of a game."""
    path = Path(str(resources.files("carvania") / "data" / f"{kind}-{title}.parquet"))
    if not path.exists():
        raise ValueError(f"the small data set has no {kind} of {title}: write one with `python -m carvania.dataset`")
    return path


def main(words: list[str] | None = None) -> None:
    """The command."""
    parser = argparse.ArgumentParser(
        "python -m carvania.dataset", description="Write a data set of strong play, with its card."
    )
    parser.add_argument("folder", help="where it is written")
    parser.add_argument("--games", type=int, default=100, help="games of each title (default: 100)")
    parser.add_argument("--titles", nargs="+", choices=titles(), default=[], help="which games (default: all)")
    parser.add_argument("--players", type=int, default=2, help="how many play (default: 2)")
    parser.add_argument("--budget", default="400n", help="positions or time for each decision (default: 400n)")
    parser.add_argument("--seed", type=int, default=1, help="where everything comes from (default: 1)")
    options = parser.parse_args(words)
    try:
        folder = write(
            options.folder,
            options.games,
            chosen=options.titles,
            players=options.players,
            budget=options.budget,
            seed=options.seed,
        )
    except (ValueError, OSError, ImportError) as error:
        sys.exit(f"carvania.dataset: {error}")
    print(folder / "README.md")  # noqa: T201


if __name__ == "__main__":
    main()
