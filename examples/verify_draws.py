#!/usr/bin/env python3
"""Checks the draws of a game with nothing but SHA-256, as docs/fair-deal.md describes them.

    carvania record verify game.txt --trace | python3 examples/verify_draws.py
"""
import hashlib, json, struct, sys

def sha256(*parts):
    return hashlib.sha256(b"".join(parts)).digest()

def key_of(seed, notes):
    texts = [note.encode("ascii") for note in notes]
    return sha256(b"carvania fair deal 1", seed, *(struct.pack("<Q", len(text)) + text for text in texts))

def words(key, purpose, number):
    block = 0
    while True:
        yield from struct.unpack("<8I", sha256(key, purpose, struct.pack("<QI", number, block)))
        block += 1

def below(stream, bound):
    while True:
        product = next(stream) * bound
        if product % 2**32 >= 2**32 % bound:
            return product >> 32

def order_of(key, places):
    stream, order = words(key, b"order", 0), list(range(1, places + 1))
    for last in range(places - 1, 0, -1):
        chosen = below(stream, last + 1)
        order[last], order[chosen] = order[chosen], order[last]
    return order

def draw_of(key, number, outcomes):
    drawn = below(words(key, b"draw", number), sum(weight for _, weight in outcomes))
    for outcome, weight in outcomes:
        if drawn < weight:
            return outcome
        drawn -= weight

lines = [json.loads(line) for line in sys.stdin]
if not lines:
    sys.exit("there is nothing to check: the command before this one has refused the record")
promise, *draws = lines
if promise["seed"] is None:
    sys.exit("the seed is not published: there is nothing to check the draws with")
seed = bytes.fromhex(promise["seed"])
if sha256(seed).hex() != promise["commitment"]:
    sys.exit("the seed is not the one committed to")
key, order = key_of(seed, promise["notes"]), promise["order"]
if order is not None and order != order_of(key, len(order)):
    sys.exit(f"the order of play is {order}, but the seed gives {order_of(key, len(order))}")
promised = [(number, draw) for number, draw in enumerate(draws) if not draw.get("given")]
for number, draw in promised:
    due = draw_of(key, number, draw["outcomes"])
    if draw["came"] != due:
        sys.exit(f"draw {number} is {draw['came']}, but the seed gives {due}")
given = len(draws) - len(promised)
print(f"ok: {len(promised)} draws follow from the seed that was committed to" + (f", {given} were given" if given else ""))
