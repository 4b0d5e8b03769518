"""A policy as a program that takes a seat wherever bots can: at a server, in `carvania play`, in arenas.

    #!/usr/bin/env python3
    from carvania import program

    def choose(game):
        return game.legal_actions()[0]

    program.run(choose)

Save it, make it executable, and name it by its path: `carvania arena --bots ./mine.py,greedy`. The protocol is that of
`docs/bots.md`; this is all of it that Python needs.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence

from carvania._carvania import Game


def run(choose: Callable[[Game], int | str], components: Sequence[str] = ()) -> None:
    """Answers every request on standard input with the choice of `choose`, until the input ends.

    `components` are the texts of component files, for games with other than the printed components.
    """
    for line in sys.stdin:
        request = json.loads(line)
        game = Game.from_json(json.dumps(request["position"]), components=list(components))
        action = choose(game)
        name = action if isinstance(action, str) else game.action_name(action)
        sys.stdout.write(json.dumps({"id": request["id"], "action": name}) + "\n")
        sys.stdout.flush()
