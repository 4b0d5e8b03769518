"""Pictures of games, in notebooks or as files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from carvania import _carvania
from carvania._carvania import Game


class Picture:
    """A position as an SVG, as the server's pages draw it. Notebooks display it."""

    def __init__(self, svg: str) -> None:
        self.svg = svg

    def _repr_svg_(self) -> str:
        return self.svg

    def save(self, path: str | Path) -> None:
        """Writes it to a file."""
        Path(path).write_text(self.svg, encoding="utf-8")


def picture(game: Game, language: str = "en", names: list[str] | None = None) -> Picture:
    """The position of a game as it looks on a page; `names` are those of the seats."""
    return Picture(_carvania.picture(game, language, names or []))


def steps(game: Game) -> Iterator[tuple[str, Game]]:
    """A game step by step: each action in notation, and the game after it. The first step has no action."""
    history = game.history()
    yield "", game.at(0)
    for number, action in enumerate(history, 1):
        yield action, game.at(number)


def browse(game: Game) -> object:
    """A slider to step through a game in a notebook. It needs the package `ipywidgets`."""
    import ipywidgets

    history = game.history()

    def show(action: int) -> Picture:
        return picture(game.at(action))

    slider = ipywidgets.IntSlider(value=len(history), min=0, max=len(history), description="actions")
    return ipywidgets.interactive(show, action=slider)
