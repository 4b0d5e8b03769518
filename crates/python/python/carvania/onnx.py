"""Trained policies as ONNX files, which take a seat wherever bots can: in arenas, in `carvania play`, at a server.

    >>> from carvania import onnx
    >>> policy = onnx.Policy("policy.onnx")                       # doctest: +SKIP
    >>> carvania.arena([("mine", policy), "greedy"], games=100)   # doctest: +SKIP

As a program it plays without any code of yours: `python -m carvania.onnx policy.onnx` answers the protocol of `docs/bots.md`.

    carvania arena --bots "python3 -m carvania.onnx policy.onnx",greedy
    carvania serve --program mine="python3 -m carvania.onnx policy.onnx"

A network has one input for what the seat that decides sees, a row for each position: the bytes of `Game.observation_layout`, or the
values of `Game.tensor_names`; how long the row is says which. It may have a second input, `action_mask`, a row of what is
legal. Of the first output each row is a score for every action by its number, and the legal action with the highest is taken:
logits, logarithms of chances and values of actions all do. ONNX Runtime does the work: `pip install onnxruntime`.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import numpy as np
import onnxruntime

from carvania import program
from carvania._carvania import Game

MASK = "action_mask"
"""The name of the input for the legal actions, in networks that have one."""

_TYPES = {
    "tensor(float)": np.float32,
    "tensor(double)": np.float64,
    "tensor(float16)": np.float16,
    "tensor(uint8)": np.uint8,
    "tensor(int8)": np.int8,
    "tensor(int32)": np.int32,
    "tensor(int64)": np.int64,
    "tensor(bool)": np.bool_,
}


class Policy:
    """A network as a player: a function that takes a game and returns the number of an action.

    `threads` is the number of threads for one decision: use one in arenas, which play many games in parallel.
    """

    def __init__(self, path: str | Path, threads: int = 1) -> None:
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = threads
        # What it has to say of a network is of no use to somebody who only plays it, and a program may not chatter.
        options.log_severity_level = 3
        self.path = Path(path)
        self.__name__ = self.path.stem
        if not self.path.is_file():
            raise ValueError(f"there is no file `{path}`")
        try:
            self._session = onnxruntime.InferenceSession(
                self.path.read_bytes(), options, providers=["CPUExecutionProvider"]
            )
        except Exception as error:
            raise ValueError(f"`{path}` is not a network in ONNX: {str(error).splitlines()[0]}") from None
        inputs = {node.name: node for node in self._session.get_inputs()}
        self._mask = inputs.pop(MASK, None)
        if len(inputs) != 1:
            names = ", ".join(f"`{name}`" for name in inputs) or "none"
            raise ValueError(f"`{path}` must have one input besides `{MASK}`, and has {names}")
        (self._seen,) = inputs.values()
        for node in filter(None, (self._seen, self._mask)):
            if node.type not in _TYPES:
                raise ValueError(f"`{path}` has an input of the type {node.type}: {', '.join(_TYPES)} will do")
        self._output = self._session.get_outputs()[0].name

    def __call__(self, game: Game) -> int:
        """The legal action with the highest score."""
        legal = game.action_mask()
        if not legal.any():
            raise ValueError("no player has to decide")
        feed = {self._seen.name: self._row(game)}
        if self._mask is not None:
            feed[MASK] = legal[None].astype(_TYPES[self._mask.type])
        (scores,) = self._session.run([self._output], feed)
        if scores.size != game.num_actions:
            raise ValueError(
                f"`{self.path}` was not made for {game.title}: it scores {scores.size} actions, not {game.num_actions}"
            )
        scores = np.nan_to_num(scores.reshape(-1).astype(np.float64), nan=-np.inf)
        numbers = np.flatnonzero(legal)
        return int(numbers[scores[numbers].argmax()])

    def __repr__(self) -> str:
        return f"<carvania.onnx.Policy {self.path}>"

    def _row(self, game: Game) -> np.ndarray:
        """What is seen, in the form that the input asks for."""
        size = self._seen.shape[-1] if self._seen.shape else None
        bytes_seen = game.observation()
        # A network that does not say how long its rows are sees bytes.
        if not isinstance(size, int) or size == len(bytes_seen):
            return bytes_seen[None].astype(_TYPES[self._seen.type])
        values = game.tensor()
        if size == len(values):
            return values[None].astype(_TYPES[self._seen.type])
        raise ValueError(
            f"`{self.path}` was not made for {game.title} of {game.players}: its input `{self._seen.name}` has {size} places,"
            f" an observation {len(bytes_seen)}, a tensor {len(values)}"
        )


def main(words: list[str] | None = None) -> Any:
    """The command: answers every question on standard input."""
    parser = argparse.ArgumentParser("python -m carvania.onnx", description="Let a network in ONNX play as a program.")
    parser.add_argument("network", help="the file")
    parser.add_argument("--threads", type=int, default=1, help="threads for each decision (default: 1)")
    parser.add_argument(
        "--components", nargs="+", default=[], help="component files, if it plays with others than printed"
    )
    options = parser.parse_args(words)
    try:
        policy = Policy(options.network, options.threads)
        components = [Path(file).read_text(encoding="utf-8") for file in options.components]
        program.run(policy, components)
    except (ValueError, OSError) as error:
        sys.exit(f"carvania.onnx: {error}")


if __name__ == "__main__":
    main()
