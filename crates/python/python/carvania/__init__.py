"""Seven related modern board games to learn from: fast environments, exact rules, strong bots.

    >>> import carvania
    >>> game = carvania.Game("GE", players=2, seed=7)
    >>> while not game.is_over:
    ...     _ = game.apply(game.legal_actions()[0])
    ...     if game.round > 20:
    ...         break
    >>> len(game.scores())
    2

Essential names: `Game` (one game, in the manner of OpenSpiel), `VectorEnv` (thousands of games a call), `Bot`, `hint`, `analyse`,
`simulate`, `arena`, `balance`. Environments for other libraries are modules of their own, which need those libraries:
`carvania.gymnasium`, `carvania.pettingzoo`, `carvania.openspiel`, `carvania.ray`, `carvania.onnx`.
"""

from carvania._carvania import (
    CHANCE,
    DECISIONS,
    OVER,
    RULES_VERSION,
    Bot,
    Game,
    IllegalAction,
    __version__,
    action_blocks,
    bot_names,
    components_digest,
    glance,
    player_range,
    title_name,
    titles,
)
from carvania.display import picture, steps
from carvania.lab import (
    Advice,
    Arena,
    Balance,
    Ladder,
    Report,
    Review,
    Simulation,
    analyse,
    analysis,
    arena,
    balance,
    hint,
    ladder,
    simulate,
)
from carvania.vector import VectorEnv

ENV_VERSION = 1
"""The version of every environment: it rises when the same actions lead to other observations or rewards."""

__all__ = [
    "CHANCE",
    "DECISIONS",
    "ENV_VERSION",
    "OVER",
    "RULES_VERSION",
    "Advice",
    "Arena",
    "Balance",
    "Bot",
    "Game",
    "IllegalAction",
    "Ladder",
    "Report",
    "Review",
    "Simulation",
    "VectorEnv",
    "__version__",
    "action_blocks",
    "analyse",
    "analysis",
    "arena",
    "balance",
    "bot_names",
    "components_digest",
    "glance",
    "hint",
    "ladder",
    "picture",
    "player_range",
    "simulate",
    "steps",
    "title_name",
    "titles",
]
