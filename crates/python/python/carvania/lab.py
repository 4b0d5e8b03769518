"""Measurements: who plays better, how a set-up is balanced, what a game was worth. Results are documents and frames."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from carvania import _carvania
from carvania._carvania import Game, Measurement

Player = str | tuple[str, Callable[[Game], int | str]] | Callable[[Game], int | str]
"""The name of a bot with its limit (`"planner@200n"`), a program (`"./mybot"`), or a function that is given a game and returns
an action; a pair gives the function a name."""


class Progress:
    """A bar of `tqdm` where it is installed, and nothing elsewhere."""

    def __init__(self, total: int | None, what: str, wanted: bool | None) -> None:
        self._bar: Any = None
        if wanted is False:
            return
        try:
            from tqdm.auto import tqdm
        except ImportError:
            return
        # By itself it shows up only in a terminal or a notebook.
        self._bar = tqdm(total=total, unit=f" {what}", disable=None if wanted is None else False)

    def __enter__(self) -> Callable[[int], None]:
        return self._tell

    def __exit__(self, *_: object) -> None:
        if self._bar is not None:
            self._bar.close()

    def _tell(self, done: int) -> None:
        if self._bar is not None:
            self._bar.update(done - self._bar.n)


def named(player: Player) -> str | tuple[str, Callable[[Game], int | str]]:
    """A player as the engine wants it: a function gets a name."""
    if isinstance(player, str | tuple):
        return player
    return getattr(player, "__name__", type(player).__name__), player


def text_of(file: str | Path) -> str:
    """A map or component file: its text, or what its path leads to."""
    if isinstance(file, Path) or "\n" not in file:
        return Path(file).read_text(encoding="utf-8")
    return file


def measurement(
    title: str,
    players: int,
    bots: Sequence[Player],
    games: int,
    seed: int = 1,
    threads: int = 1,
    max_rounds: int = 10_000,
    map: str | Path | None = None,
    components: Sequence[str | Path] = (),
) -> Measurement:
    """What is to be played, by whom."""
    return Measurement(
        title,
        players,
        [named(bot) for bot in bots],
        games,
        seed=seed,
        threads=threads,
        max_rounds=max_rounds,
        map=None if map is None else text_of(map),
        components=[text_of(file) for file in components],
    )


class Report(Mapping[str, Any]):
    """A result: a document, and the table that it is, as rows or as a frame.

    `report["name"]` reads the document, which is what the command line prints with `--json`. Where the command line counts seats from
    1, so does the document; rows count them from 0, as everything in Python does.
    """

    def __init__(self, document: dict[str, Any]) -> None:
        self.document = document

    def __getitem__(self, name: str) -> Any:
        return self.document[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.document)

    def __len__(self) -> int:
        return len(self.document)

    def rows(self) -> list[dict[str, Any]]:
        """The rows of the table that the result is."""
        raise NotImplementedError

    def pandas(self) -> Any:
        """The rows as a frame of pandas."""
        import pandas

        return pandas.DataFrame(self.rows())

    def polars(self) -> Any:
        """The rows as a frame of Polars."""
        import polars

        return polars.DataFrame(self.rows())

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.rows()!r}>"


class Simulation(Report):
    """The result of a simulation: a row for each seat."""

    def rows(self) -> list[dict[str, Any]]:
        """A row for each seat."""
        document = self.document
        scores = document["mean_score"] or [None] * document["players"]
        return [
            {
                "seat": seat,
                "bot": bot,
                "games": document["games"],
                "wins": wins,
                "mean_score": score,
                "faults": faults,
            }
            for seat, (bot, wins, score, faults) in enumerate(
                zip(document["bots"], document["wins"], scores, document["faults"], strict=True)
            )
        ]


class Arena(Report):
    """The result of an arena: a row for each entrant of each pairing."""

    def rows(self) -> list[dict[str, Any]]:
        """A row for each entrant of each pairing."""
        rows = []
        for number, pairing in enumerate(self.document["pairings"]):
            for standing in pairing["standings"]:
                low, high = standing["interval"]
                rows.append(
                    {
                        "pairing": number,
                        "name": standing["name"],
                        "games": pairing["games"],
                        "wins": standing["wins"],
                        "share": standing["share"],
                        "low": low,
                        "high": high,
                        "fair_share": pairing["fair_share"],
                        "mean_points": standing["mean_points"],
                    }
                )
        return rows

    def ratings(self) -> list[dict[str, Any]]:
        """A row for each entrant: its rating and what it cost."""
        return [
            {"name": entrant["name"], **_flat("rating", entrant["rating"])} for entrant in self.document["entrants"]
        ]


class Balance(Report):
    """The result of a balance run: a row for each card, tile and place that players take."""

    def rows(self) -> list[dict[str, Any]]:
        """A row for each thing that players take."""
        rows = []
        for category in self.document["categories"]:
            for thing in category["things"]:
                row = {"category": category["category"]}
                for name, value in thing.items():
                    row.update(_flat(name, value))
                rows.append(row)
        return rows

    def seats(self) -> list[dict[str, Any]]:
        """A row for each seat."""
        return [
            {key: value for name, field in seat.items() for key, value in _flat(name, field).items()}
            for seat in self.document["seats"]
        ]


def _flat(name: str, value: Any) -> dict[str, Any]:
    """A value, or the parts of one under names of their own."""
    if isinstance(value, dict):
        return {key: part for inner, field in value.items() for key, part in _flat(f"{name}_{inner}", field).items()}
    if isinstance(value, list) and len(value) == 2:
        return {f"{name}_low": value[0], f"{name}_high": value[1]}
    return {name: value}


def simulate(
    title: str = "GE",
    players: int = 2,
    bots: Sequence[Player] = ("eager",),
    games: int = 1000,
    *,
    progress: bool | None = None,
    **options: Any,
) -> Simulation:
    """Lets bots play many games; a single bot takes all seats. Options: `seed`, `threads`, `max_rounds`, `map`, `components`."""
    wanted = measurement(title, players, bots, games, **options)
    with Progress(games, "games", progress) as tell:
        return Simulation(json.loads(wanted.simulate(progress=tell)))


def arena(
    bots: Sequence[Player],
    title: str = "GE",
    players: int = 2,
    games: int = 400,
    *,
    gauntlet: bool = False,
    better: float | None = None,
    progress: bool | None = None,
    **options: Any,
) -> Arena:
    """Finds out who plays better: all entrants meet on the same deals, on every seat. Entrants can be Python functions.

    With `gauntlet` the first meets each other one; with `better`, a share such as 0.55, a pairing stops when it is decided
    whether its first entrant has that share or just the fair one. Options: `seed`, `threads`, `max_rounds`, `map`, `components`.
    """
    wanted = measurement(title, players, bots, games, **options)
    with Progress(wanted.arena_size(gauntlet)[1], "games", progress) as tell:
        return Arena(json.loads(wanted.arena(gauntlet, better, progress=tell)))


class Ladder(Report):
    """The ratings of all bots that met in arenas: a row for each."""

    def rows(self) -> list[dict[str, Any]]:
        """A row for each bot, the strongest of each group first."""
        return [
            {"group": number, **{key: part for name, value in rung.items() for key, part in _flat(name, value).items()}}
            for number, group in enumerate(self.document["groups"])
            for rung in group
        ]


def ladder(*files: str | Path) -> Ladder:
    """The ratings of all bots that met in arenas, from the files that arenas save (`carvania.ray.arena(..., file=...)`)."""
    return Ladder(json.loads(_carvania.ladder([text_of(file) for file in files])))


def balance(
    title: str = "GE",
    players: int = 2,
    bots: Sequence[Player] = ("greedy",),
    games: int = 1000,
    *,
    progress: bool | None = None,
    **options: Any,
) -> Balance:
    """Plays many games and reports on the set-up: its seats, its length, and the things that players take."""
    wanted = measurement(title, players, bots, games, **options)
    with Progress(games, "games", progress) as tell:
        return Balance(json.loads(wanted.balance(progress=tell)))


class Advice(Report):
    """Actions with their estimates: a row for each, the best first."""

    def rows(self) -> list[dict[str, Any]]:
        """A row for each action; chances and points of every seat have a column each."""
        return [
            {name: value for name, value in option.items() if name != "view"} | _seen(option["view"])
            for option in self.document["options"]
        ]


class Review(Report):
    """What the decisions of a game were worth: a row for each."""

    def rows(self) -> list[dict[str, Any]]:
        """A row for each decision. Forced decisions have no verdict; `best` is the best action, `given` what the action taken gave away."""
        rows = []
        for move in self.document["moves"]:
            row = {name: move[name] for name in ("index", "round", "seat", "action", "forced")}
            row["seat"] -= 1
            is_judged = "verdict" in move
            row["verdict"] = move["verdict"] if is_judged else None
            row["best"] = move["best"]["action"] if is_judged else None
            row["wins_before"] = move["before"]["wins"][row["seat"]] if is_judged else None
            row["given_wins"] = move["given"]["wins"] if is_judged else None
            row["given_points"] = move["given"]["points"] if is_judged else None
            rows.append(row)
        return rows


def _seen(view: dict[str, Any]) -> dict[str, float]:
    """What is to be expected, a column for each number."""
    seats = {f"{what}_{seat}": value for what in ("wins", "points") for seat, value in enumerate(view[what])}
    return {**seats, "rounds": view["rounds"]}


def analysis(game: Game, budget: str = "1000n", seed: int = 0) -> Advice:
    """Searches a position: chances, points, and every legal action with its visits, the best first."""
    return Advice(_carvania.analysis(game, budget, seed))


def hint(game: Game, budget: str = "1s", options: int = 3, threads: int = 1) -> Advice:
    """What the strongest bot would do: the best actions, each with the expected chances, points and rounds."""
    return Advice(_carvania.hint(game, budget, options, threads))


def analyse(game: Game, budget: str = "200ms", *, threads: int = 1, progress: bool | None = None) -> Review:
    """Analyses every decision of a game, and luck: `moves`, `moments`, `turning_points`, `seats`, `end`."""
    with Progress(_carvania.decisions(game), "decisions", progress) as tell:
        return Review(_carvania.analyse(game, budget, threads, tell))
