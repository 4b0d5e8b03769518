#!/usr/bin/env python3
"""Plays a complete game against bots through the HTTP API of Carvania, with the standard library only.

    carvania serve --no-browser &
    python3 examples/http/play_by_http.py --game GE --bots casual,beginner

It plays badly on purpose: `choose` is the place for something better.
"""

import argparse
import json
import random
import sys
import time
import urllib.error
import urllib.request
import uuid


class Refused(Exception):
    """The server said no: `error` is its name for programs, and nothing has changed."""

    def __init__(self, status, answer):
        super().__init__(f"{status}: {answer.get('message')}")
        self.status = status
        self.error = answer.get("error")


class Server:
    """The calls that this program needs. Each is one request."""

    def __init__(self, address):
        self.address = address.rstrip("/")
        self.token = None

    def open(self, method, path, body=None, headers=None):
        headers = {"Content-Type": "application/json", **(headers or {})}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, headers, method=method)
        return urllib.request.urlopen(request, timeout=60)

    def call(self, method, path, body=None, headers=None):
        for attempt in range(10):
            try:
                with self.open(method, path, body, headers) as response:
                    return json.load(response)
            except urllib.error.HTTPError as error:
                # Too fast, or the server is being restarted: it says when to come back.
                if error.code in (429, 503) and attempt < 9:
                    time.sleep(float(error.headers.get("Retry-After", "1")))
                    continue
                raise Refused(error.code, json.load(error)) from None
        raise AssertionError("the last attempt returns or raises")

    def events(self, table, after):
        """Every event of a table after a number, as it happens."""
        with self.open("GET", f"/api/tables/{table}/events?after={after}") as response:
            for line in response:
                event = json.loads(line) if line.strip() else {}
                if "number" in event:
                    yield event


def choose(view):
    """The decision: the first claim if there is one, else anything but resting or passing, by lot."""
    actions = [offered["action"] for offered in view["game"]["actions"]]
    claims = [action for action in actions if action.startswith("claim:")]
    busy = [action for action in actions if action not in ("rest", "pass", "stop")]
    return claims[0] if claims else random.choice(busy or actions)


def decide(server, table, seat, view):
    """Sends a decision. If the answer gets lost, the same key makes it one move when it is sent again."""
    body = {"seat": seat, "seen": view["last"], "action": choose(view)}
    try:
        server.call("POST", f"/api/tables/{table}/decisions", body, {"Idempotency-Key": uuid.uuid4().hex})
    except Refused as refused:
        if refused.error != "stale":
            raise


def play(server, table):
    """Plays until the game is over: looks, decides if it is our turn, and waits for an event if not."""
    while True:
        view = server.call("GET", f"/api/tables/{table}")
        if view["stage"] != "playing":
            return view
        mine = [place["seat"] for place in view["places"] if place["is_me"]]
        turn = view["game"]["turn"]
        if isinstance(turn, dict) and turn["seat"] in mine:
            decide(server, table, turn["seat"], view)
        else:
            next(server.events(table, view["last"]), None)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--server", default="http://127.0.0.1:8650")
    parser.add_argument("--game", default="GE", help="GE, EM, CA, EW, J1, J2 or J3")
    parser.add_argument("--bots", default="beginner", help="the levels of the others, as in casual,expert")
    options = parser.parse_args()

    server = Server(options.server)
    server.token = server.call("POST", "/api/people?as=token", {"name": "Python"})["token"]
    seats = ["me", *({"bot": level} for level in options.bots.split(","))]
    table = server.call("POST", "/api/tables", {"game": options.game, "seats": seats})["table"]
    print(f"table {table}", flush=True)
    server.call("POST", f"/api/tables/{table}/ready", {"note": uuid.uuid4().hex})

    view = play(server, table)
    for seat in view["game"]["ranking"]:
        place = next(place for place in view["places"] if place["seat"] == seat)
        score = next(score for score in view["game"]["scores"] if score["seat"] == seat)
        print(f"{score['total']:4} {place['name']}")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except (Refused, urllib.error.URLError) as error:
        sys.exit(f"play_by_http: {error}")
