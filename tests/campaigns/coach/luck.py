"""Luck has mean zero: all outcomes of the throw that is due, on many positions of games by mixed bots.

    PYTHONPATH=tests python -m campaigns.coach.luck FOLDER [--positions 2000] [--kinds …] [--seed 2]

The luck of each outcome is what the account would say; it is weighted with the rules' own probabilities. What is kept
in FOLDER (`kept.py`) is not worked out again.
"""

from __future__ import annotations

import argparse
import random
import sys
from fractions import Fraction
from pathlib import Path

import numpy as np

from campaigns.coach.kept import Figures, Folder, judge_names
from campaigns.coach.tables import BLOCK, Block, walk
from rollwright.coach.account import luck_of
from rollwright.core.position import Position
from rollwright.lab.columns import GameColumns
from support.games import GAMES


def rows_of(block: Block, played: GameColumns) -> Figures:
    """The mean luck in a position of each game in which a throw is due."""
    draw = random.Random(f"{block}")
    due = [[each.copy() for each in walk(played, number) if each.awaiting_roll] for number in range(block.games)]
    return np.array([mean_luck(draw.choice(positions)) for positions in due])


def mean_luck(position: Position) -> float:
    """The largest mean, over the sides, of the luck of all outcomes."""
    listed = position.kind.coach.judge(position.setup).after_throws(position)
    falls = {each.outcome: each for each in listed}
    sums = [0.0] * len(listed[0].chances)
    for outcome, count, all_ in position.kind.chance.outcomes(position.numbers):
        luck = luck_of(listed, falls[outcome].chances)
        sums = [total + float(Fraction(count, all_)) * each for total, each in zip(sums, luck, strict=True)]
    return max(map(abs, sums))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--positions", type=int, default=2000, help="half of each game")
    parser.add_argument("--kinds", nargs="*", default=list(GAMES))
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=2)
    options = parser.parse_args()
    folder, worst = Folder(options.folder, options.workers), 0.0
    for name in options.kinds:
        numbers = range(-(-options.positions // 2 // BLOCK))
        blocks = [Block(name, "mixed", 2 + number % 3, number, options.seed) for number in numbers]
        found = np.concatenate(folder.figures("luck", blocks, rows_of))
        print(f"{name}, judge {judge_names(name)}: {len(found)} positions, largest mean luck {found.max():.1e}")
        worst = max(worst, found.max())
    return 1 if worst > 1e-9 else 0


if __name__ == "__main__":
    sys.exit(main())
