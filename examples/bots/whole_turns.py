#!/usr/bin/env python3
"""A bot in Python that plans whole turns: the claim with most points, else anything, and it pays with what is worth least."""

import random

from client import play

TOKENS = {"copper": 3, "silver": 1}


def choose(request):
    """The first action and how it is paid for."""
    points = {
        f"claim:{golem['name']}": golem["points"] + TOKENS.get(golem.get("token"), 0) for golem in request["golems"]
    }
    claims = [action for action in request["legal"] if action in points]
    action = max(claims, key=points.get) if claims else random.Random(request["seed"]).choice(request["legal"])
    caravan = request["position"]["seats"][request["seat"] - 1]["caravan"]
    return [action] + [f"pay:{crystal}" for crystal in caravan]


play(choose)
