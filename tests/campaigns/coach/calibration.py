"""Are chances what they say? Predicted and real win shares, on positions of many games by levels 3 to 5.

    PYTHONPATH=tests python -m campaigns.coach.calibration FOLDER [--games 20000] [--positions 6]

From each game some positions are drawn. Blocks of games are kept in FOLDER, so that a run can be resumed.
"""

from __future__ import annotations

import argparse
import random
import sys
from multiprocessing import Pool
from pathlib import Path
from typing import Any

import numpy as np

from campaigns.coach.tables import BLOCK, Block
from rollwright.core.position import Position
from rollwright.lab.values import events_of
from support.games import GAMES

TENTHS = 10
FEWEST = 500
ALLOWED = 0.02
Pairs = np.ndarray[Any, np.dtype[np.float64]]


def pairs_of(block: Block, positions: int) -> Pairs:
    """Predicted and real shares of every seat, in some positions of each game."""
    found: list[tuple[float, float]] = []
    draw = random.Random(f"{block}")
    for played in block.played():
        kind = played.job.kind
        for number in range(BLOCK):
            setup = played.job.setup_of(number)
            judge, position = kind.coach.judge(setup), Position(kind, setup)
            events = events_of(played, number)
            chosen = set(draw.sample(range(len(events)), positions))
            predicted: list[float] = []
            for event, numbers in enumerate(events):
                if event in chosen:
                    predicted += judge.chances(position)
                if len(numbers) == 1:
                    position.fall(*numbers)
                else:
                    position.act(*numbers)
            real = judge.result(position) * positions
            found += zip(predicted, real, strict=True)
    return np.array(found)


def keep(task: tuple[Path, Block, int]) -> Path:
    file, block, positions = task
    if not file.exists():
        np.save(file, pairs_of(block, positions))
    return file


def report(name: str, pairs: Pairs) -> bool:
    """The curve: for each tenth of predictions their mean, and the mean of what came true."""
    tenths = np.minimum((pairs[:, 0] * TENTHS).astype(int), TENTHS - 1)
    good = True
    print(f"\n{name}: {len(pairs)} predictions, Brier score {((pairs[:, 0] - pairs[:, 1]) ** 2).mean():.4f}")
    for tenth in range(TENTHS):
        mine = pairs[tenths == tenth]
        if not len(mine):
            continue
        predicted, real = mine.mean(axis=0)
        error = 1.96 * mine[:, 1].std() / len(mine) ** 0.5
        wrong = len(mine) >= FEWEST and abs(predicted - real) >= ALLOWED
        good = good and not wrong
        print(
            f"  from {tenth / TENTHS:.1f}: {len(mine):7} predicted {predicted:.4f} real {real:.4f}"
            f" ± {error:.4f} difference {100 * (real - predicted):+.2f}{' WRONG' if wrong else ''}"
        )
    return good


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=20_000, help="of each kind")
    parser.add_argument("--positions", type=int, default=6, help="of each game")
    parser.add_argument("--kinds", nargs="*", default=list(GAMES))
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=3)
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    good = True
    for name in options.kinds:
        blocks = [
            Block(name, "thinking", 2 + number % 3, number, options.seed) for number in range(options.games // BLOCK)
        ]
        tasks = [(options.folder / f"{name}_{each.number:05}.npy", each, options.positions) for each in blocks]
        files = []
        with Pool(options.workers) as pool:
            for file in pool.imap_unordered(keep, tasks):
                files.append(file)
                print(f"\r{name}: {len(files)} of {len(tasks)} blocks", end="", file=sys.stderr, flush=True)
        good = report(name, np.concatenate([np.load(file) for file in sorted(files)])) and good
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
