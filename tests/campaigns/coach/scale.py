"""Sets a game's scale (`core/judge.py`): what each threshold would name, and what each level loses per decision.

    PYTHONPATH=tests python -m campaigns.coach.scale FOLDER [--games 100] [--seed 4]

For each game it prints a table of thresholds, the lowest one that is fair enough by playing on, with a margin, and the
losses of all levels, as they stand in the game's `coach/facet.py`. Reported are other seeds
(`campaigns.coach.fairness`, `accounts`).
"""

from __future__ import annotations

import argparse
import math
import random
import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

import rollwright
from campaigns.coach import accounts
from campaigns.coach.fairness import MASTERS, MISTAKES, ROW, TIMES, share
from campaigns.coach.kept import Figures, Folder, judge_names
from campaigns.coach.second_opinion import play_to_the_end, table_loss
from campaigns.coach.tables import BLOCK, NAMES, Block
from rollwright.bots.registry import LEVELS
from rollwright.coach.account import Account
from rollwright.coach.blame import MOST_CANDIDATES, Blame
from rollwright.coach.comparison import NOISE
from rollwright.core.setup import MOST_SEATS
from rollwright.lab.columns import GameColumns
from rollwright.lab.values import account_of
from support.games import GAMES

THRESHOLDS = (0.04, 0.06, 0.08, 0.10, 0.12, 0.14, 0.16, 0.20)
DRAWN = 3  # candidates of a game, so that all games count alike
STAND, BY_MASTERS = 0.97, 0.4  # at least so many confirmed, at most so many per game of level 5


def rows_of(block: Block, played: GameColumns, drawn: int) -> Figures:
    """A row for each candidate by the lowest threshold that passes the coach's own playing-on; some of each game."""
    rows: list[tuple[Any, ...]] = []
    for number in range(block.games):
        rows += candidates(block, block.number * BLOCK + number, account_of(played, number), drawn)
    return np.array(rows, dtype=ROW)


def candidates(block: Block, game: int, account: Account, drawn: int) -> Iterator[tuple[Any, ...]]:
    scale = replace(account.position.kind.coach.scale, mistake=min(THRESHOLDS))
    blame = Blame(account.judge, scale, account.position)
    places = blame.candidates(account.decisions)
    for place in random.Random(f"{block} {game}").sample(places, min(drawn, len(places))):
        made = account.decisions[place]
        comparison = blame.compare(made, good := blame.good(made))
        assert comparison is not None
        for _ in comparison.steps(scale.playouts, least=math.nan):
            pass
        short, bot = comparison.confirmation(), NAMES.index(block.job.bots[made.seat])
        seen = game, made.seat, bot, made.loss, short.loss, short.error
        if block.line_up == MASTERS or short.loss < max(scale.mistake, NOISE * short.error):
            yield *seen, math.nan, math.nan, math.nan
        else:
            long = play_to_the_end(made, good[comparison.best], TIMES * scale.playouts)
            yield *seen, long.loss, long.error, table_loss(account.judge, made)


def named(rows: Figures, mistake: float) -> Figures:
    """Those that a threshold would name."""
    return rows[(rows["loss"] >= mistake) & (rows["short"] >= np.maximum(mistake, NOISE * rows["short_error"]))]


def find_threshold(rows: Figures, by_masters: Figures, games: int) -> float:
    """Prints what each threshold would do; returns the lowest that is fair."""
    fair = []
    for mistake in THRESHOLDS:
        mine, theirs = named(rows, mistake), len(named(by_masters, mistake)) / games
        right = mine["long"] >= NOISE * mine["long_error"]
        print(f"  from {mistake}: {theirs:.2f} per game of level 5, {share(right) if len(mine) else 'none'} confirmed")
        if len(mine) and right.mean() >= STAND and theirs <= BY_MASTERS:
            fair.append(mistake)
    return min(fair, default=math.nan)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=100, help="of each kind and line-up")
    parser.add_argument("--kinds", nargs="*", default=list(GAMES))
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=4)
    options = parser.parse_args()
    folder = Folder(options.folder, options.workers)
    count = -(-options.games // BLOCK)
    for name in options.kinds:
        print(f"{name}, judge {judge_names(name)}")
        scale = rollwright.game_type(name).coach.scale
        found = []
        for line_up, drawn in ((MISTAKES, DRAWN), (MASTERS, MOST_SEATS * MOST_CANDIDATES)):
            blocks = [Block(name, line_up, 2 + number % 3, number, options.seed) for number in range(count)]
            campaign = f"scale-{scale.playouts}-{scale.rounds}"
            found.append(np.concatenate(folder.figures(campaign, blocks, partial(rows_of, drawn=drawn))))
        mistake = find_threshold(found[0], found[1], count * BLOCK)
        losses = []
        for level in LEVELS:
            blocks = [Block(name, level, 2, number, options.seed) for number in range(count)]
            rows = np.concatenate(folder.figures("accounts", blocks, accounts.rows_of))
            losses.append(accounts.ratio(-rows["own"], rows["unforced"])[0])
        print(f"  mistake={mistake}, levels=({', '.join(f'{loss:.4f}' for loss in losses)})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
