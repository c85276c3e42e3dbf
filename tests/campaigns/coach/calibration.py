"""Are chances what they say? Predicted and real win shares, on positions of many games by levels 3 to 5.

    PYTHONPATH=tests python -m campaigns.coach.calibration FOLDER [--games 20000] [--positions 3] [--play-only]

From each game some positions are drawn. Intervals are by game, since its positions and seats depend on each other. What
is kept in FOLDER (`kept.py`) is not worked out again.
"""

from __future__ import annotations

import argparse
import random
import sys
from functools import partial
from pathlib import Path

import numpy as np

from campaigns.coach.kept import Figures, Folder, judge_names
from campaigns.coach.tables import BLOCK, Block, walk
from rollwright.lab.columns import GameColumns
from rollwright.lab.values import events_of
from support.games import GAMES

Z = 1.96
TENTHS = 10
FEWEST = 500
ALLOWED = 0.02
GAME, PREDICTED, REAL = range(3)


def rows_of(block: Block, played: GameColumns, positions: int) -> Figures:
    """Predicted and real shares of every seat, in some positions of each game."""
    draw = random.Random(f"{block}")
    return np.concatenate([_rows(played, number, positions, draw) for number in range(block.games)])


def _rows(played: GameColumns, number: int, positions: int, draw: random.Random) -> Figures:
    judge = played.job.kind.coach.judge(played.job.setup_of(number))
    chosen = set(draw.sample(range(len(events_of(played, number))), positions))
    predicted: list[float] = []
    for event, position in enumerate(walk(played, number)):
        if event in chosen:
            predicted += judge.chances(position)
    real = judge.result(position) * positions
    return np.array([(number, *pair) for pair in zip(predicted, real, strict=True)])


def report(name: str, rows: Figures) -> bool:
    """The curve: for each tenth of predictions their mean, and the mean of what came true."""
    tenths = np.minimum((rows[:, PREDICTED] * TENTHS).astype(int), TENTHS - 1)
    games = len(np.unique(rows[:, GAME]))
    brier = ((rows[:, PREDICTED] - rows[:, REAL]) ** 2).mean()
    print(f"\n{name}, judge {judge_names(name)}: {games} games, {len(rows)} predictions, Brier score {brier:.4f}")
    good = True
    for tenth in range(TENTHS):
        mine = rows[tenths == tenth]
        if not len(mine):
            continue
        predicted, real = mine[:, PREDICTED].mean(), mine[:, REAL].mean()
        wrong = len(mine) >= FEWEST and abs(predicted - real) >= ALLOWED
        good = good and not wrong
        print(
            f"  from {tenth / TENTHS:.1f}: {len(mine):7} predicted {predicted:.4f} real {real:.4f}"
            f" difference {100 * (real - predicted):+.2f} ± {100 * half(mine):.2f}{' WRONG' if wrong else ''}"
        )
    return good


def half(rows: Figures) -> float:
    """Half of the 95 % interval of the difference; games are the sample."""
    differences = rows[:, REAL] - rows[:, PREDICTED]
    errors = np.bincount(rows[:, GAME].astype(int), weights=differences - differences.mean())
    return float(Z * np.sqrt((errors**2).sum()) / len(rows))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=20_000, help="of each kind")
    parser.add_argument("--positions", type=int, default=3, help="of each game")
    parser.add_argument("--kinds", nargs="*", default=list(GAMES))
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--play-only", action="store_true", help="only play and keep the games")
    options = parser.parse_args()
    folder = Folder(options.folder, options.workers)
    good = True
    for name in options.kinds:
        count = -(-options.games // BLOCK)
        blocks = [Block(name, "thinking", 2 + number % 3, number, options.seed) for number in range(count)]
        folder.play(blocks)
        if options.play_only:
            continue
        campaign = f"calibration-{options.positions}"
        found = folder.figures(campaign, blocks, partial(rows_of, positions=options.positions))
        for block, rows in zip(blocks, found, strict=True):
            rows[:, GAME] += block.number * BLOCK
        good = report(name, np.concatenate(found)) and good
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
