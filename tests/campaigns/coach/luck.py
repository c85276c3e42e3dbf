"""Luck has mean zero: all outcomes of the throw that is due, on many positions of games by mixed bots.

    PYTHONPATH=tests python -m campaigns.coach.luck [--positions 2000] [--kinds …] [--seed 2]

The luck of each outcome is what the account would say; it is weighted with the rules' own probabilities.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator
from fractions import Fraction

from campaigns.coach.kept import judge_names
from campaigns.coach.tables import BLOCK, Block, walk
from rollwright.coach.account import luck_of
from rollwright.core.position import Position
from support.games import GAMES


def positions(name: str, count: int, seed: int) -> Iterator[Position]:
    """Positions in which a throw is due, one of each game."""
    for number in range(-(-count // BLOCK)):
        block = Block(name, "mixed", 2 + number % 3, number, seed)
        draw, played = random.Random(f"{block}"), block.played()
        for game in range(min(BLOCK, count - number * BLOCK)):
            yield draw.choice([each.copy() for each in walk(played, game) if each.awaiting_roll])


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
    parser.add_argument("--positions", type=int, default=2000, help="half of each game")
    parser.add_argument("--kinds", nargs="*", default=list(GAMES))
    parser.add_argument("--seed", type=int, default=2)
    options = parser.parse_args()
    worst = 0.0
    for name in options.kinds:
        found = [mean_luck(position) for position in positions(name, options.positions // 2, options.seed)]
        print(f"{name}, judge {judge_names(name)}: {len(found)} positions, largest mean luck {max(found):.1e}")
        worst = max(worst, *found)
    return 1 if worst > 1e-9 else 0


if __name__ == "__main__":
    sys.exit(main())
