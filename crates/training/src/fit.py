"""Fits the network of a game to positions, with PyTorch, on an accelerator if there is one.

It reads folders that `carvania-training tensors` writes, and writes weights as 32-bit floats in the order in which
`carvania-training pack` reads them. Of several passes, rates and beginnings it keeps what judges games held out best.
"""

import argparse
import array
import itertools
import pathlib
import time

import torch
from torch import nn
from torch.nn import functional

POINTS_UNIT, ROUNDS_UNIT = 30.0, 20.0
POINTS_WEIGHT, ROUNDS_WEIGHT = 0.2, 0.1
CLOCK = time.monotonic()
SETTLED = 200_000  # From so many positions the last layer is reckoned.
LONGEST = 8.0  # No weight is greater: more does not fit into the integers of the bots.


def numbers(text):
    return [float(number) for number in text.split(",")]


def options():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folders", type=pathlib.Path, nargs="+", help="positions to learn from")
    parser.add_argument("--out", type=pathlib.Path, required=True, help="the file to write the weights to")
    parser.add_argument("--width", type=int, default=64, help="the width of the first layer")
    parser.add_argument("--second", type=int, default=32, help="the width of the second layer")
    parser.add_argument("--passes", type=numbers, default=[3.0, 6.0], help="how often to go over the positions")
    parser.add_argument("--batch", type=int, default=4096, help="positions to each step")
    parser.add_argument("--rate", type=numbers, default=[2e-3, 5e-4], help="how far weights go in one step, at most")
    parser.add_argument("--decay", type=float, default=0.5, help="how much weights shrink")
    parser.add_argument("--start", type=pathlib.Path, help="weights to begin with, besides small random ones")
    parser.add_argument("--left-out", type=float, default=0.2, help="how often an input is left out")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


class Positions:
    """Positions of a folder, on the device."""

    def __init__(self, folder, device):
        def read(name, dtype):
            path = folder / name
            size = path.stat().st_size // torch.empty(0, dtype=dtype).element_size()
            return torch.from_file(str(path), size=size, dtype=dtype).to(device)

        self.table, self.seat, self.held_out = read("sizes.i32", torch.int32).tolist()
        self.players = read("players.u8", torch.uint8).long()
        self.rounds = read("rounds.f32", torch.float32)
        self.wins = read("wins.f32", torch.float32)
        self.points = read("points.f32", torch.float32)
        lengths = read("lengths.i16", torch.int16).long()
        numbers = read("numbers.i16", torch.int16)
        values = read("steps.i16", torch.int16) / 64
        self.first_seat = self.players.cumsum(0) - self.players
        starts = lengths.cumsum(0) - lengths
        first_list = (self.players + 1).cumsum(0) - self.players - 1
        is_table = torch.zeros(len(lengths), dtype=torch.bool, device=device)
        is_table[first_list] = True
        self.tables = self.padded(starts[is_table], lengths[is_table], numbers, values, self.table)
        self.seats = self.padded(starts[~is_table], lengths[~is_table], numbers, values, self.seat)

    @staticmethod
    def padded(starts, lengths, numbers, values, missing):
        """The lists as rows of equal length: what is missing is input `missing`, of value 0."""
        longest = int(lengths.max())
        rows = torch.full((len(starts), longest), missing, dtype=torch.int16, device=numbers.device)
        amounts = torch.zeros((len(starts), longest), dtype=torch.float16, device=numbers.device)
        for chunk in torch.arange(len(starts), device=numbers.device).split(200_000):
            place = torch.arange(longest, device=numbers.device)
            there = place < lengths[chunk, None]
            source = (starts[chunk, None] + place)[there]
            rows[chunk] = rows[chunk].masked_scatter(there, numbers[source])
            amounts[chunk] = amounts[chunk].masked_scatter(there, values[source].half())
        return rows, amounts


class Network(nn.Module):
    def __init__(self, table, seat, width, second):
        super().__init__()
        self.table, self.seat = table, seat
        self.first = nn.Parameter(torch.empty(table + 2 * seat, width).uniform_(-0.05, 0.05))
        self.first_bias = nn.Parameter(torch.zeros(width))
        self.second = nn.Linear(width, second)
        self.third = nn.Linear(second, 3)

    def forward(self, positions, batch, left_out):
        values, place, seat, rows = self.second_layer(positions, batch, left_out)
        return self.third(values), place, seat, rows

    def second_layer(self, positions, batch, left_out=0.0):
        players = positions.players[batch]
        place = torch.arange(len(batch), device=batch.device).repeat_interleave(players)
        seat = torch.arange(len(place), device=batch.device) - (players.cumsum(0) - players)[place]
        rows = positions.first_seat[batch][place] + seat
        tables = self.dense(positions.tables, batch, self.table, left_out) @ self.first[: self.table]
        seats = self.dense(positions.seats, rows, self.seat, left_out)
        own = seats @ self.first[self.table : self.table + self.seat]
        rival = seats @ self.first[self.table + self.seat :]
        everything = (tables + self.first_bias).index_add(0, place, rival)
        bent = functional.relu(everything[place] + own - rival)
        return functional.relu(self.second(bent)), place, seat, rows

    @staticmethod
    def dense(lists, chosen, size, left_out):
        numbers, values = (part[chosen] for part in lists)
        values = values.float()
        if left_out:
            is_flag = values == 1.0
            values = values * ~(is_flag & (torch.rand_like(values) < left_out))
        return values.new_zeros(len(chosen), size + 1).scatter_(1, numbers.long(), values)[:, :size]

    def start(self, path):
        """Takes weights from a file. Units that do nothing there stay as they are, to learn something else."""
        values = array.array("f", path.read_bytes())
        shapes = [part.shape for part in self.parts()]
        given = torch.tensor(values, device=self.first.device).split([shape.numel() for shape in shapes])
        given = [part.view(shape) for part, shape in zip(given, shapes)]
        is_idle = (given[0] == 0).all(0)
        with torch.no_grad():
            given[0][:, is_idle] = self.first[:, is_idle]
            idle = (given[2] == 0).all(1)
            given[2][idle] = self.second.weight[idle]
            for part, value in zip(self.parts(), given):
                part.copy_(value)

    def parts(self):
        return [self.first, self.first_bias, self.second.weight, self.second.bias, self.third.weight, self.third.bias]

    def weights(self):
        return torch.cat([part.detach().flatten() for part in self.parts()])


def loss(network, positions, batch, left_out=0.0):
    """How far off the network is in wins, points and rounds."""
    outputs, place, seat, rows = network(positions, batch, left_out)
    strengths = outputs.new_full((len(batch), 5), -1e9)
    strengths[place, seat] = outputs[:, 0]
    chances = functional.log_softmax(strengths, 1)[place, seat]
    share = 1.0 / positions.players[batch][place]
    wins = -(positions.wins[rows] * chances).sum()
    points = (share * (outputs[:, 1] - positions.points[rows] / POINTS_UNIT) ** 2).sum()
    rounds = (share * (outputs[:, 2] - positions.rounds[batch][place] / ROUNDS_UNIT) ** 2).sum()
    return torch.stack([wins, points, rounds]) / len(batch)


def held_out_loss(network, folders):
    with torch.no_grad():
        sums, count = 0.0, 0
        for positions in folders:
            everything = torch.arange(len(positions.players), device=positions.players.device)
            for batch in everything[len(everything) - positions.held_out :].split(16384):
                sums = sums + loss(network, positions, batch) * len(batch)
                count += len(batch)
    return (sums / max(count, 1)).tolist()


def fit(folders, chosen, passes, rate, start):
    """A network, and how far off it is in games held out."""
    torch.manual_seed(chosen.seed)
    device = folders[0].players.device
    network = Network(folders[0].table, folders[0].seat, chosen.width, chosen.second).to(device)
    if start:
        network.start(start)
    learnt = [len(positions.players) - positions.held_out for positions in folders]
    steps = max(50, int(passes * sum(learnt) / chosen.batch))
    adam = torch.optim.AdamW(network.parameters(), lr=rate, weight_decay=chosen.decay)
    schedule = torch.optim.lr_scheduler.OneCycleLR(adam, rate, total_steps=steps, pct_start=0.05)
    scale = torch.tensor([1.0, POINTS_WEIGHT, ROUNDS_WEIGHT], device=device)
    seen = 0.0
    for _ in range(steps):
        # Each step takes positions of one folder, of the larger ones more often.
        place = int(torch.multinomial(torch.tensor(learnt, dtype=torch.float32), 1))
        batch = torch.randint(learnt[place], (min(chosen.batch, learnt[place]),), device=device)
        losses = loss(network, folders[place], batch, chosen.left_out)
        adam.zero_grad()
        (losses * scale).sum().backward()
        adam.step()
        schedule.step()
        with torch.no_grad():
            for weights in network.parameters():
                weights.clamp_(-LONGEST, LONGEST)
        seen = seen + losses.detach()[0]
    wins, points, rounds = held_out_loss(network, folders)
    print(
        f"    {passes:g} passes, rate {rate:g}, from {start or 'nothing'}: wins {float(seen) / steps:.4f} while learning;"
        f" held out: wins {wins:.4f}, points {points:.4f}, rounds {rounds:.4f}; {time.monotonic() - CLOCK:.0f} s",
        flush=True,
    )
    return wins, network


def settle(network, positions):
    """Makes the weights of points and rounds in the last layer the best there are for what lies below.

    Few passes leave them half learnt, and more would learn games by heart.
    """
    device = positions.players.device
    learnt = len(positions.players) - positions.held_out
    with torch.no_grad():
        products, sums = 0.0, 0.0
        for batch in torch.randperm(learnt, device=device)[:SETTLED].split(8192):
            values, place, _, rows = network.second_layer(positions, batch)
            values = torch.cat([values, values.new_ones(len(values), 1)], 1).double()
            rounds = positions.rounds[batch][place] / ROUNDS_UNIT
            wanted = torch.stack([positions.points[rows] / POINTS_UNIT, rounds], 1).double()
            products, sums = products + values.T @ values, sums + values.T @ wanted
        products += 1e-5 * min(learnt, SETTLED) * torch.eye(len(products), device=device)
        best = torch.linalg.solve(products, sums).float()
        network.third.weight[1:], network.third.bias[1:] = best[:-1].T, best[-1]


def main():
    chosen = options()
    torch.backends.cuda.matmul.allow_tf32 = True
    device = "cuda" if torch.cuda.is_available() else "cpu"
    folders = [Positions(folder, device) for folder in chosen.folders]
    starts = [None, chosen.start] if chosen.start else [None]
    if chosen.start:
        network = Network(folders[0].table, folders[0].seat, chosen.width, chosen.second).to(device)
        network.start(chosen.start)
        print(f"    {chosen.start} itself: held out: wins {held_out_loss(network, folders)[0]:.4f}")
    tries = [fit(folders, chosen, *how) for how in itertools.product(chosen.passes, chosen.rate, starts)]
    _, best = min(tries, key=lambda tried: tried[0])
    settle(best, folders[-1])
    wins, points, rounds = held_out_loss(best, folders)
    print(f"    the best, settled: held out: wins {wins:.4f}, points {points:.4f}, rounds {rounds:.4f}")
    chosen.out.write_bytes(array.array("f", best.weights().tolist()).tobytes())


if __name__ == "__main__":
    main()
