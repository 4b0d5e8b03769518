"""The side of a bot in docs/bots.md: reads requests, writes answers, and keeps what is planned for a turn.

    from client import play

    def choose(request):
        return ["acquire:+YYG", "pay:Y"]

    play(choose)
"""

import json
import sys
import traceback


class Player:
    """Answers requests. `choose` gets one and returns an action, or all the actions of a turn in their order."""

    def __init__(self, choose):
        self.choose = choose
        self.plan = []
        self.plans = {}  # the plan at each position of the turn, in case it is taken back

    def answer(self, request):
        """The action for a request."""
        position = request["position"]
        if position["decision"]["kind"] == "turn" or position["turn"] != request["seat"]:
            self.plan, self.plans = [], {}
        here = json.dumps(position)
        plan = self.plans.get(here, self.plan)
        # What leaves no choice is not asked, so those actions of the plan are passed over.
        while plan and plan[0] not in request["legal"]:
            plan = plan[1:]
        if not plan:
            chosen = self.choose(request)
            plan = [chosen] if isinstance(chosen, str) else list(chosen)
        if not plan:
            raise ValueError("no action was chosen")
        self.plan, self.plans[here] = plan[1:], plan
        return plan[0]


def play(choose):
    """Answers all requests of standard input. An exception gives up the decision and is told to the match."""
    player = Player(choose)
    for line in sys.stdin:
        request = json.loads(line)
        try:
            reply = {"id": request["id"], "action": player.answer(request)}
        except Exception as problem:
            traceback.print_exc()
            reply = {"id": request["id"], "ok": False, "error": f"{type(problem).__name__}: {problem}"}
        print(json.dumps(reply), flush=True)
