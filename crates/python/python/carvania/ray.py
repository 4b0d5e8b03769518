"""Measurements and self-play on many machines, with Ray: on this one by default, on a cluster by its address.

    from carvania import ray

    report = ray.arena(["mcts@2000n", "planner@2000n"], games=10_000, address="ray://head:10001", file="match.jsonl")

What is played follows from the seeds alone, so a cluster finds what one core finds. With `file`, finished parts are kept there as
they arrive, and a run that was stopped goes on where it was; the files are those of the command line. A worker that dies
costs the part it was at, which another one plays again. Functions of Python may take part: Ray carries them to the workers.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from math import comb
from pathlib import Path
from typing import Any

import ray as cluster

from carvania import dataset
from carvania.lab import Arena, Balance, Player, Progress, Simulation, measurement

PART = 64
"""The default number of games or deals in one task."""

_RETRIES = 10


def connect(address: str | None = None, **options: Any) -> None:
    """Connects to a cluster, or starts one on this machine; an existing connection is kept."""
    if not cluster.is_initialized():
        cluster.init(address=address, log_to_driver=False, include_dashboard=False, **options)


def simulate(
    title: str = "GE",
    players: int = 2,
    bots: Sequence[Player] = ("eager",),
    games: int = 1000,
    *,
    address: str | None = None,
    file: str | Path | None = None,
    records: str | Path | None = None,
    part: int = PART,
    progress: bool | None = None,
    **options: Any,
) -> Simulation:
    """As `carvania.simulate`. With `records`, the records of the games are written there as Parquet."""
    wanted = (title, players, tuple(bots), games, options)
    whole = measurement(title, players, bots, games, **options)
    found: dict[int, tuple[str, str]] = {}

    def lines(played: list[tuple[str, str]]) -> list[str]:
        for line, record in played:
            found[json.loads(line)["game"]] = (line, record)
        return [line for line, _ in played]

    journal = Journal(file, whole.simulation_header(), "game")
    # Records are not part of a journal, so whoever wants them plays what is missing again.
    known = journal.numbers() if records is None else set()
    text = _share(wanted, "play_games", games, part, address, journal, known, lines, progress)
    report = Simulation(json.loads(whole.simulate(text)))
    if records is not None:
        rows = [{**json.loads(line), "record": record} for _, (line, record) in sorted(found.items())]
        dataset.write_rows(rows, records)
    return report


def arena(
    bots: Sequence[Player],
    title: str = "GE",
    players: int = 2,
    games: int = 400,
    *,
    gauntlet: bool = False,
    address: str | None = None,
    file: str | Path | None = None,
    results: str | Path | None = None,
    part: int = PART,
    progress: bool | None = None,
    **options: Any,
) -> Arena:
    """As `carvania.arena`. With `results`, the results of the deals are written there as Parquet."""
    wanted = (title, players, tuple(bots), games, options)
    whole = measurement(title, players, bots, games, **options)
    deals, _ = whole.arena_size(gauntlet)
    journal = Journal(file, whole.arena_header(gauntlet), "deal", "pairing")
    seats = players if len(bots) >= players else 2
    pairings = len(bots) - 1 if gauntlet else comb(len(bots), seats)
    known = {deal for deal, times in Counter(deal for deal, _ in journal.known).items() if times == pairings}
    text = _share(wanted, "play_deals", deals, part, address, journal, known, list, progress, gauntlet)
    if results is not None:
        lines = [json.loads(line) for line in text.splitlines()[1:]]
        rows = [
            {"pairing": line["pairing"], "deal": line["deal"], "game": number, **game}
            for line in sorted(lines, key=lambda line: (line["deal"], line["pairing"]))
            for number, game in enumerate(line["games"])
        ]
        dataset.write_rows(rows, results)
    return Arena(json.loads(whole.arena(gauntlet, None, text)))


def balance(
    title: str = "GE",
    players: int = 2,
    bots: Sequence[Player] = ("greedy",),
    games: int = 1000,
    *,
    address: str | None = None,
    file: str | Path | None = None,
    part: int = PART,
    progress: bool | None = None,
    **options: Any,
) -> Balance:
    """As `carvania.balance`."""
    wanted = (title, players, tuple(bots), games, options)
    whole = measurement(title, players, bots, games, **options)
    journal = Journal(file, whole.balance_header(), "game")
    text = _share(wanted, "play_balance", games, part, address, journal, journal.numbers(), list, progress)
    return Balance(json.loads(whole.balance(text)))


def self_play(
    folder: str | Path,
    title: str = "GE",
    players: int = 2,
    games: int = 100,
    *,
    budget: str = "200n",
    seed: int = 1,
    address: str | None = None,
    part: int = 8,
    progress: bool | None = None,
) -> Path:
    """Writes games of the strongest bot against itself to a folder of Parquet files that DuckDB, Polars and Spark read as one table.

    Each file holds some games, which its name lists; existing files are not made again. For the columns see
    `carvania.dataset`.
    """
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    connect(address)
    task = cluster.remote(max_retries=_RETRIES)(dataset.play)
    tasks: dict[Any, Path] = {}
    for first in range(0, games, part):
        end = min(first + part, games)
        path = folder / f"{title}-{players}-{budget}-{seed}-{first:06}-{end:06}.parquet"
        if not path.exists():
            tasks[task.remote(title, players, range(first, end), budget, seed)] = path
    with Progress(len(tasks), "parts", progress) as tell:
        for done, reference in enumerate(_as_completed(list(tasks)), 1):
            dataset.write_rows(cluster.get(reference), tasks[reference])
            tell(done)
    return folder


class Journal:
    """The lines of finished parts, in a file or in memory. An incomplete last line is ignored."""

    def __init__(self, file: str | Path | None, header: str, *key: str) -> None:
        self._file = None if file is None else Path(file)
        self._key = key
        self.text = header
        if self._file is not None and self._file.exists():
            before = self._file.read_text(encoding="utf-8")
            whole = before[: before.rfind("\n") + 1]
            if whole and not whole.startswith(header):
                raise ValueError(f"`{self._file}` belongs to another run: name another file, or delete it")
            self.text = whole or header
        if self._file is not None:
            self._file.write_text(self.text, encoding="utf-8")
        self.known = {self._identity(line) for line in self.text.splitlines()[1:]}

    @property
    def what(self) -> str:
        """The keys of its lines."""
        return self._key[0]

    def numbers(self) -> set[int]:
        """The numbers of the finished games or deals."""
        return {identity[0] for identity in self.known}

    def _identity(self, line: str) -> tuple[int, ...]:
        document = json.loads(line)
        return tuple(document[name] for name in self._key)

    def add(self, lines: Iterable[str]) -> None:
        """Adds the lines of a part that are not there yet."""
        fresh = {self._identity(line): line for line in lines}
        text = "".join(line for identity, line in fresh.items() if identity not in self.known)
        self.known.update(fresh)
        self.text += text
        if self._file is not None:
            with self._file.open("a", encoding="utf-8") as file:
                file.write(text)


def _share(
    wanted: tuple[str, int, tuple[Player, ...], int, dict[str, Any]],
    what: str,
    number: int,
    part: int,
    address: str | None,
    journal: Journal,
    known: set[int],
    lines: Callable[[Any], list[str]],
    progress: bool | None,
    *arguments: Any,
) -> str:
    """Plays what is missing, a part a task. Returns the journal."""
    connect(address)
    task = cluster.remote(max_retries=_RETRIES)(_play)
    spans = [range(first, min(first + part, number)) for first in range(0, number, part)]
    missing = [span for span in spans if not known.issuperset(span)]
    tasks = {task.remote(wanted, what, span.start, span.stop, *arguments): span for span in missing}
    with Progress(number, journal.what + "s", progress) as tell:
        done = number - sum(map(len, missing))
        for reference in _as_completed(list(tasks)):
            # A part that was begun before is played as a whole; what was known of it stays.
            journal.add(lines(cluster.get(reference)))
            done += len(tasks[reference])
            tell(done)
    return journal.text


def _play(
    wanted: tuple[str, int, tuple[Player, ...], int, dict[str, Any]], what: str, first: int, end: int, *arguments: Any
) -> Any:
    """Plays a part, on whichever machine."""
    title, players, bots, games, options = wanted
    return getattr(measurement(title, players, bots, games, **{**options, "threads": 1}), what)(first, end, *arguments)


def _as_completed(references: list[Any]) -> Iterable[Any]:
    while references:
        ready, references = cluster.wait(references, num_returns=1)
        yield from ready
