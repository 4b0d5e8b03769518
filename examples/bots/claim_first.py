#!/usr/bin/env python3
"""A bot in Python: it claims when it can, and else takes any legal action."""

import json
import random
import sys

for line in sys.stdin:
    request = json.loads(line)
    claims = [action for action in request["legal"] if action.startswith("claim:")]
    dice = random.Random(request["seed"])
    action = dice.choice(claims or request["legal"])
    print(json.dumps({"id": request["id"], "action": action}), flush=True)
