"""The engine of the package: use the names of `carvania`, which are those that stay."""

from collections.abc import Callable
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

__version__: str
RULES_VERSION: int
CHANCE: int
"""The value of `current_player` when a draw is due."""
OVER: int
"""The value of `current_player` when the game is over."""
DECISIONS: list[str]
"""The names of the decision codes in observations."""

class IllegalAction(ValueError):
    """An action that the rules forbid; the message names the clause. The game is unchanged."""

class Game:
    """A game at one moment, with everything that led to it. Seats count from 0.

    With a seed, draws are made automatically; without one they are actions, see `chance_outcomes` and `sample_chance`.
    """

    def __init__(
        self,
        title: str = "GE",
        players: int = 2,
        *,
        seed: int | None = None,
        map: str | None = None,
        components: list[str] = ...,
    ) -> None:
        """A game before anything is drawn. `map` and `components` are the texts of such files."""

    @property
    def title(self) -> str:
        """The short name of the game: GE, EM, CA, EW, J1, J2 or J3."""
    @property
    def players(self) -> int:
        """How many play."""
    @property
    def seed(self) -> int | None:
        """The seed of automatic draws, if any."""
    @property
    def current_player(self) -> int:
        """Who decides: a seat from 0, `CHANCE` or `OVER`."""
    @property
    def is_chance(self) -> bool:
        """Whether a draw is due."""
    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
    @property
    def is_turn_begin(self) -> bool:
        """Whether a whole turn of the seat that decides begins now."""
    @property
    def is_last_round(self) -> bool:
        """Whether the game ends with this round."""
    @property
    def round(self) -> int:
        """The round, from 1; 0 during the set-up."""
    @property
    def num_actions(self) -> int:
        """How many numbers the actions of players have; draws come after them."""
    @property
    def num_draws(self) -> int:
        """How many numbers draws have."""
    def legal_actions(self) -> list[int]:
        """The numbers of the legal actions, or of the possible draws, in the order of the rules."""
    def legal_names(self) -> list[str]:
        """The legal actions, or the possible draws, in notation."""
    def action_name(self, number: int) -> str:
        """The name of an action: its notation, or kind and index for something that these components do not have."""
    def action_number(self, name: str) -> int:
        """The number of an action in notation."""
    def check(self, action: int | str) -> str | None:
        """The clause that forbids an action, or None if it is legal."""
    def apply(self, action: int | str) -> list[str]:
        """Carries out an action. Returns the draws that followed, which is none unless the game has a seed."""
    def undo(self) -> None:
        """Takes back the last action; with automatic draws, the last action of a player and the draws after it."""
    def clone(self) -> Game:
        """An independent copy."""
    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The possible draws, each with its probability; none unless a draw is due."""
    def sample_chance(self, seed: int | None = None) -> int:
        """One of the possible draws, sampled by weight. The same seed gives the same draw."""
    def scores(self) -> list[int]:
        """The points of every seat; provisional until the game is over."""
    def score_sheet(self) -> list[dict[str, int]]:
        """The points of every seat by source."""
    def returns(self) -> list[float]:
        """1 for the winner, and -1 shared by the others; 0 until the game is over."""
    def ranking(self) -> list[int]:
        """The seats from the winner to the last; provisional until the game is over."""
    def history(self) -> list[str]:
        """Everything that happened, in notation, draws included."""
    def at(self, actions: int) -> Game:
        """The game as it was after this many actions, including draws."""
    def position(self) -> dict[str, Any]:
        """The position as a document of plain values."""
    def to_json(self) -> str:
        """The position as JSON. Use a record to keep the history as well."""
    @classmethod
    def from_json(cls, text: str, *, seed: int | None = None, components: list[str] = ..., study: bool = False) -> Game:
        """A game from a position that can be reached in play; with `study`, from any position that can be continued."""
    def to_record(self, form: str = "text") -> str:
        """The record of the game: `text` for people, `jsonl` for programs."""
    @classmethod
    def from_record(cls, text: str, *, seed: int | None = None, components: list[str] = ...) -> Game:
        """The game at the end of a record in either form."""
    def note(self, name: str, value: str) -> None:
        """Sets a header of the record, such as `seat-1` for the name of a player."""
    def decision(self) -> Any:
        """The present decision, as in a position: a name, or a document for a decision within a turn."""
    def caravan(self, seat: int) -> list[int]:
        """The crystals of a seat: yellow, green, blue, magenta."""
    def caravan_limit(self, seat: int) -> int:
        """How many crystals a seat may keep at the end of a turn."""
    def claimed(self, seat: int) -> int:
        """How many golems or tiles a seat has claimed."""
    def still_to_move(self) -> list[int]:
        """The seats that have a turn before the game is over, once its end is certain; else those of the round."""
    def price(self, action: int | str) -> dict[str, Any]:
        """The price of an action: `crystals` paid at once, `any` crystals paid one by one, `traders`."""
    def gain(self, action: int | str) -> str:
        """The crystals that an action brings at once."""
    def describe(self, action: int | str, language: str = "en") -> str:
        """An action in words, in English (`en`) or French (`fr`)."""
    def only_action(self) -> int | None:
        """The number of the only action of the seat that decides; None if there is a choice, for draws, and when the game is over."""
    def golems(self) -> list[dict[str, Any]]:
        """The golems or tiles that can be seen: `name` in notation, `cost`, `points`, and the `token` that comes with it, if one does."""
    def merchants(self) -> list[tuple[str, str]]:
        """The merchant cards on offer, leftmost first: each in notation, with the crystals that lie on it."""
    def trade(self, seat: int | None = None) -> tuple[str, str] | None:
        """What a trade would give up and gain: the one at hand, or that of the mountain where the wagon of a seat stands."""
    def toll(self, cell: str, seat: int | None = None) -> int:
        """How many crystals a seat gives as tolls if it ends a movement on a cell such as `c3`; by default the seat that decides."""
    def build_price(self, cell: str) -> int:
        """How many crystals of any colours an outpost on a cell costs."""
    def dropped(self, cell: str) -> str:
        """The crystals that lie on a cell."""
    def traders_needed(self, location: str, seat: int | None = None) -> int | None:
        """How many traders a seat must place at a location such as `A1.3`; None if its own are already there."""
    def observation(self, seat: int | None = None) -> NDArray[np.uint8]:
        """What a seat sees, as bytes of the layout of this game; by default the seat that decides."""
    def observation_layout(self) -> list[tuple[str, int, int]]:
        """The fields of an observation: name, first byte, number of bytes."""
    def tensor(self, seat: int | None = None) -> NDArray[np.float32]:
        """What a seat sees, as the networks of the bots see it; by default the seat that decides."""
    def tensor_names(self) -> list[str]:
        """A name for each input of `tensor`."""
    def action_mask(self) -> NDArray[np.bool_]:
        """The legal actions as a mask over all numbers of players' actions."""
    def __copy__(self) -> Self: ...
    def __deepcopy__(self, _memo: Any) -> Self: ...
    def _repr_svg_(self) -> str: ...

class Lanes:
    """Many games of one set-up, played side by side: see `carvania.VectorEnv`."""

    def __init__(
        self,
        start: Game,
        lanes: int,
        *,
        seed: int = 0,
        threads: int = 0,
        rewards: str = "win",
        max_turns: int = 1000,
    ) -> None: ...
    def __len__(self) -> int: ...
    @property
    def num_actions(self) -> int: ...
    @property
    def observation_size(self) -> int: ...
    @property
    def tensor_size(self) -> int: ...
    @property
    def threads(self) -> int: ...
    def reset(
        self,
        seed: int,
        seats: NDArray[np.int8],
        masks: NDArray[np.bool_] | None = None,
        observations: NDArray[np.uint8] | None = None,
    ) -> None: ...
    def step(
        self,
        actions: NDArray[np.int64],
        rewards: NDArray[np.float32],
        dones: NDArray[np.bool_],
        cut_off: NDArray[np.bool_],
        seats: NDArray[np.int8],
        masks: NDArray[np.bool_] | None = None,
        observations: NDArray[np.uint8] | None = None,
    ) -> None: ...
    def sample(self, actions: NDArray[np.int64]) -> None: ...
    def tensors(self, out: NDArray[np.float32]) -> None: ...
    def scores(self, out: NDArray[np.float32]) -> None: ...
    def game(self, lane: int) -> Game: ...

class Bot:
    """A built-in bot, which remembers its search from one choice of a game to the next."""

    def __init__(self, name: str, seed: int = 0) -> None: ...
    @property
    def name(self) -> str:
        """Its name, with its limit."""
    def choose(self, game: Game) -> int:
        """The number of the action that it chooses. With a limit in positions, the choice depends only on the seed and the game."""
    def __call__(self, game: Game) -> int: ...

class Measurement:
    """What is to be played, by whom: see `carvania.simulate`, `carvania.arena` and `carvania.balance`."""

    def __init__(
        self,
        title: str,
        players: int,
        bots: list[Any],
        games: int,
        *,
        seed: int = 1,
        threads: int = 1,
        max_rounds: int = 10_000,
        map: str | None = None,
        components: list[str] = ...,
    ) -> None: ...
    def simulate(self, known: str = "", progress: Callable[[int], None] | None = None) -> str: ...
    def play_games(
        self, first: int, end: int, progress: Callable[[int], None] | None = None
    ) -> list[tuple[str, str]]: ...
    def simulation_header(self) -> str: ...
    def arena(
        self,
        gauntlet: bool = False,
        better: float | None = None,
        known: str = "",
        progress: Callable[[int], None] | None = None,
    ) -> str: ...
    def play_deals(
        self, first: int, end: int, gauntlet: bool = False, progress: Callable[[int], None] | None = None
    ) -> list[str]: ...
    def arena_header(self, gauntlet: bool = False) -> str: ...
    def arena_size(self, gauntlet: bool = False) -> tuple[int, int]: ...
    def balance(self, known: str = "", progress: Callable[[int], None] | None = None) -> str: ...
    def play_balance(self, first: int, end: int, progress: Callable[[int], None] | None = None) -> list[str]: ...
    def balance_header(self) -> str: ...

def ladder(files: list[str]) -> str:
    """How strong all are who met in any arenas, from the texts of their files."""

def titles() -> list[str]:
    """The short names of the games."""

def title_name(title: str, language: str = "en") -> str:
    """A game's name in a language."""

def player_range(title: str) -> tuple[int, int]:
    """The minimum and maximum number of players of a game."""

def action_blocks(title: str) -> list[tuple[str, int, int]]:
    """The blocks of the numbers of a game's actions: kind, first number, how many."""

def components_digest(title: str) -> str:
    """The digest of the components that a game is played with as printed."""

def picture(game: Game, language: str = "en", names: list[str] = ...) -> str:
    """The position of a game as an SVG."""

def bot_names() -> list[str]:
    """The names of the bots, from the weakest."""

def analysis(game: Game, budget: str = "1000n", seed: int = 0) -> dict[str, Any]:
    """Searches a position: chances, points, and every legal action with its visits, the best first."""

def hint(game: Game, budget: str = "1s", options: int = 3, threads: int = 1) -> dict[str, Any]:
    """What the strongest bot would do."""

def analyse(
    game: Game, budget: str = "200ms", threads: int = 1, progress: Callable[[int], None] | None = None
) -> dict[str, Any]:
    """What each decision of a game was worth, and what chance did."""

def decisions(game: Game) -> int:
    """How many decisions of a game an analysis looks into."""

def glance(game: Game) -> dict[str, Any]:
    """The estimate of the network for a position, without search: chances, points and rounds left."""
