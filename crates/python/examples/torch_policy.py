"""A small policy that learns Golem Edition with PyTorch and beats `greedy` within ten minutes on two cores.

    python examples/torch_policy.py --seconds 260 --save policy.pt

First it imitates `planner` for a while, then it plays against itself on the vector environment and learns from that (PPO). It scores
every legal action by what the action is about (its card, its cost, where it lies) and by the position, so what it learns
of one card it knows of others. A trained policy is a function that takes a game: see `Player`.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator

import numpy as np
import torch
from torch import nn

import carvania

DISCOUNT = 0.99
TRACE = 0.95
CLIP = 0.2
STEPS = 48


class Actions:
    """What actions of Golem Edition are about."""

    def __init__(self) -> None:
        game = carvania.Game("GE", 2, seed=0)
        self.fields = {name: slice(start, start + size) for name, start, size in game.observation_layout()}
        kinds = carvania.action_blocks("GE")
        self.first = {kind: first for kind, first, _ in kinds}
        static = np.zeros((game.num_actions, len(kinds) + 4 + 4 + 1 + 4 + 2), np.float32)
        for place, (kind, first, size) in enumerate(kinds):
            static[first : first + size, place] = 1.0
            for number in range(first, first + size):
                static[number, len(kinds) :] = self._about(kind, game.action_name(number), number - first)
        self.static = torch.from_numpy(static)
        self.size = static.shape[1] + 6 + 4 + 5 + 1

    @staticmethod
    def _about(kind: str, name: str, place: int) -> np.ndarray:
        """What is given and taken, upgrades, cost or colour, and how often."""
        about = np.zeros(15, np.float32)
        thing = name.partition(":")[2]
        if "#" in name:
            return about

        def crystals(text: str) -> list[float]:
            return [text.count(letter) / 3 for letter in "YGBM"]

        if kind in ("play", "acquire"):
            if thing.startswith("+"):
                about[4:8] = crystals(thing)
            elif thing.startswith("^"):
                about[8] = float(thing[1:]) / 3
            else:
                give, _, take = thing.partition(">")
                about[0:4], about[4:8] = crystals(give), crystals(take)
        elif kind == "trade":
            about[13] = (place + 1) / 3
        else:
            about[9:13] = crystals(thing)
        return about

    def of(self, seen: torch.Tensor, lanes: torch.Tensor, numbers: torch.Tensor) -> torch.Tensor:
        """The features of some actions, each in the position of its lane."""
        static = self.static[numbers]
        rows = seen[lanes]
        market = torch.stack([rows[:, self.fields[f"merchant {place}"]] for place in range(6)], 1)
        golems = torch.stack([rows[:, self.fields[f"golem {place}"]] for place in range(5)], 1)
        card, claim = numbers - self.first["acquire"] + 1, numbers - self.first["claim"] + 1
        is_acquire = static[:, 1:2] > 0
        is_claim = static[:, 3:4] > 0
        lies = ((market[:, :, 0] == card[:, None]) & is_acquire).float()
        crystals = (lies[:, :, None] * market[:, :, 10:14]).sum(1) / 2
        stands = ((golems[:, :, 0] == claim[:, None]) & is_claim).float()
        points = (stands * golems[:, :, 5]).sum(1, keepdim=True) / 10
        return torch.cat([static, lies, crystals, stands, points], 1)


class Policy(nn.Module):
    """Scores for the legal actions of a position, and what the position is worth to the seat that decides."""

    def __init__(self, width: int = 128) -> None:
        super().__init__()
        self.actions = Actions()
        size = carvania.Game("GE", 2, seed=0).observation(0).shape[0]
        self.body = nn.Sequential(nn.Linear(3 * size, width), nn.ReLU(), nn.Linear(width, width))
        self.action = nn.Linear(self.actions.size, width)
        self.score = nn.Sequential(nn.ReLU(), nn.Linear(width, 48), nn.ReLU(), nn.Linear(48, 1))
        self.worth = nn.Sequential(nn.ReLU(), nn.Linear(width, 48), nn.ReLU(), nn.Linear(48, 1))

    def forward(self, seen: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The logarithms of the chances of all actions, and the worth of the positions."""
        seen = seen.float()
        # A small number counts by itself and by whether it is there at all; bytes of sets of cards are large.
        features = torch.cat([seen.clamp(max=12) / 6, (seen > 0).float(), (seen > 2).float()], 1)
        state = self.body(features)
        lanes, numbers = masks.nonzero(as_tuple=True)
        joined = state[lanes] + self.action(self.actions.of(seen, lanes, numbers))
        logits = torch.full(masks.shape, -torch.inf)
        logits[lanes, numbers] = self.score(joined).squeeze(1)
        # What a position is worth is learnt late, and may not spoil what the policy knows by then.
        return torch.log_softmax(logits, 1), self.worth(state.detach()).squeeze(1)


class Player:
    """A policy that sits at a table: the likeliest action of every position."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def __call__(self, game: carvania.Game) -> int:
        seen, mask = torch.from_numpy(game.observation()[None]), torch.from_numpy(game.action_mask()[None])
        with torch.inference_mode():
            return int(self.policy(seen, mask)[0].argmax())


def demonstrations(teacher: str, seed: int, batch: int) -> Iterator[tuple[torch.Tensor, torch.Tensor, torch.Tensor]]:
    """What a bot does, endlessly: positions, masks, actions. Now and then something else is done, so that it shows how to go on from
    there."""
    rng = np.random.default_rng(seed)
    seen, masks, actions = [], [], []
    while True:
        game = carvania.Game("GE", 2, seed=int(rng.integers(1 << 40)))
        bots = [carvania.Bot(teacher, int(rng.integers(1 << 40))) for _ in range(2)]
        while not game.is_over:
            legal = game.legal_actions()
            if len(legal) == 1:
                game.apply(legal[0])
                continue
            action = bots[game.current_player](game)
            seen.append(game.observation())
            masks.append(game.action_mask())
            actions.append(action)
            game.apply(int(rng.choice(legal)) if rng.random() < 0.05 else action)
            if len(actions) == batch:
                yield torch.from_numpy(np.stack(seen)), torch.from_numpy(np.stack(masks)), torch.tensor(actions)
                seen, masks, actions = [], [], []


def imitate(policy: Policy, teacher: str, clock: Clock, until: float, seed: int = 1) -> None:
    """Learns to do what a bot does."""
    optimiser = torch.optim.Adam(policy.parameters(), 1e-3)
    known: list[tuple[torch.Tensor, torch.Tensor, torch.Tensor]] = []
    rng = np.random.default_rng(seed)
    for batch in demonstrations(teacher, seed, 1024):
        known.append(batch)
        for place in [len(known) - 1, *rng.integers(len(known), size=5)]:
            seen, masks, actions = known[place]
            logs, _ = policy(seen, masks)
            loss = nn.functional.nll_loss(logs, actions)
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
        if clock() > until:
            break
    with torch.inference_mode():
        seen, masks, actions = known[-1]
        alike = (policy(seen, masks)[0].argmax(1) == actions).float().mean()
    print(f"{clock():5.0f} s  imitated {1024 * len(known)} decisions, {alike:.0%} alike")


def improve(policy: Policy, clock: Clock, until: float, lanes: int = 384, seed: int = 1) -> None:
    """Learns from games against itself."""
    env = carvania.VectorEnv("GE", 2, lanes, seed=seed, rewards="points", max_turns=100)
    optimiser = torch.optim.Adam(policy.parameters(), 2e-4, eps=1e-5)
    every, rounds, begin = torch.arange(lanes), 0, clock()
    while clock() < until:
        part = (clock() - begin) / (until - begin)
        seen = torch.zeros((STEPS, lanes, env.observation_size), dtype=torch.uint8)
        masks = torch.zeros((STEPS, lanes, env.num_actions), dtype=torch.bool)
        actions, seats = torch.zeros((2, STEPS, lanes), dtype=torch.int64)
        logs, worth = torch.zeros((2, STEPS, lanes))
        rewards, ends = torch.zeros((STEPS, lanes, 2)), torch.zeros((STEPS, lanes), dtype=torch.bool)
        with torch.inference_mode():
            for step in range(STEPS):
                seen[step], masks[step] = torch.from_numpy(env.observations), torch.from_numpy(env.masks)
                seats[step] = torch.from_numpy(env.seats)
                chances, worth[step] = policy(seen[step], masks[step])
                actions[step] = torch.multinomial(chances.exp(), 1).squeeze(1)
                logs[step] = chances[every, actions[step]]
                env.step(actions[step].numpy())
                rewards[step], ends[step] = torch.from_numpy(env.rewards), torch.from_numpy(env.dones)
            _, last = policy(torch.from_numpy(env.observations), torch.from_numpy(env.masks))
        # Each seat has a course of its own: from one of its decisions to the next, rewards in between added.
        gains = torch.zeros((STEPS, lanes))
        counts = torch.zeros((STEPS, lanes), dtype=torch.bool)
        after, gain, pending = torch.zeros((3, lanes, 2))
        known = torch.zeros((lanes, 2), dtype=torch.bool)
        now = torch.from_numpy(env.seats.astype(np.int64))
        after[every, now], known[every, now] = last, True
        for step in reversed(range(STEPS)):
            after[ends[step]], gain[ends[step]], pending[ends[step]] = 0.0, 0.0, 0.0
            known[ends[step]] = True
            pending += rewards[step]
            seat = seats[step]
            delta = pending[every, seat] + DISCOUNT * after[every, seat] - worth[step]
            counts[step] = known[every, seat]
            gains[step] = delta + DISCOUNT * TRACE * gain[every, seat]
            gain[every, seat] = torch.where(counts[step], gains[step], torch.zeros(lanes))
            after[every, seat], known[every, seat], pending[every, seat] = worth[step], True, 0.0
        keep = counts.flatten()
        flat = [array.flatten(0, 1)[keep] for array in (seen, masks, actions, logs, worth, gains)]
        # The worth of positions comes first: without it nobody knows what an action gained.
        learn(policy, optimiser, flat, weight=float(part > 0.15))
        rounds += 1
        if rounds % 10 == 0:
            print(f"{clock():5.0f} s  {rounds * STEPS * lanes} decisions of its own", flush=True)


def learn(policy: Policy, optimiser: torch.optim.Optimizer, flat: list[torch.Tensor], weight: float) -> None:
    """Some steps of PPO."""
    seen, masks, actions, logs, worth, gains = flat
    targets = gains + worth
    gains = (gains - gains.mean()) / (gains.std() + 1e-6)
    for _ in range(2):
        for chosen in torch.randperm(len(actions)).split(2048):
            chances, value = policy(seen[chosen], masks[chosen])
            ratio = (chances.gather(1, actions[chosen, None]).squeeze(1) - logs[chosen]).exp()
            clipped = torch.minimum(ratio * gains[chosen], ratio.clamp(1 - CLIP, 1 + CLIP) * gains[chosen])
            spread = -(chances.exp() * chances.clamp(min=-30)).sum(1).mean()
            loss = 0.5 * (value - targets[chosen]).square().mean() - weight * (clipped.mean() + 0.002 * spread)
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimiser.step()


class Clock:
    """Seconds since it was made: of the clock on the wall, or of the processors divided by the threads, which a busy machine does not
    slow down."""

    def __init__(self, busy: bool) -> None:
        self._threads = torch.get_num_threads() if busy else 1
        self._time = time.process_time if busy else time.monotonic
        self._begin = self._time()

    def __call__(self) -> float:
        return (self._time() - self._begin) / self._threads


def export(policy: Policy, path: str) -> None:
    """Writes a policy as a network that plays by itself: see `carvania.onnx`."""
    game = carvania.Game("GE", 2, seed=0)
    example = torch.from_numpy(game.observation()[None]), torch.from_numpy(game.action_mask()[None])
    names = {"input_names": ["observation", "action_mask"], "output_names": ["scores", "worth"]}
    torch.onnx.export(policy.eval(), example, path, dynamo=False, **names)


def main() -> None:
    """Learns, and plays against `greedy`."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=260.0, help="how long to learn (default: 260)")
    parser.add_argument("--imitate", type=float, default=0.77, help="the part of it spent on imitation (default: 0.77)")
    parser.add_argument("--teacher", default="planner@200n", help="whom to imitate (default: planner@200n)")
    parser.add_argument("--games", type=int, default=400, help="games to play against greedy (default: 400)")
    parser.add_argument("--save", help="where to write the weights")
    parser.add_argument(
        "--onnx", help="where to write the policy as a network that plays by itself (needs the package onnx)"
    )
    parser.add_argument(
        "--busy", action="store_true", help="count the time of two processors, on a machine that others use, too"
    )
    options = parser.parse_args()
    torch.manual_seed(1)
    torch.set_num_threads(2)
    policy, clock = Policy(), Clock(options.busy)
    imitate(policy, options.teacher, clock, options.seconds * options.imitate)
    improve(policy, clock, options.seconds)
    if options.save:
        torch.save(policy.state_dict(), options.save)
    if options.onnx:
        export(policy, options.onnx)
    report = carvania.arena([("torch", Player(policy)), "greedy"], games=options.games, max_rounds=300)
    for row in report.rows():
        print(
            f"{row['name']:8} won {row['wins']} of {row['games']}, share {row['share']:.3f} ({row['low']:.3f} to {row['high']:.3f})"
        )


if __name__ == "__main__":
    main()
