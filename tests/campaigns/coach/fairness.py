"""Are the mistakes that the coach names mistakes? Each gets a second opinion (`second_opinion.py`).

    PYTHONPATH=tests python -m campaigns.coach.fairness FOLDER [--games 300] [--masters 300] [--seed 5]

Games of levels 2 to 5 are reviewed as the coach does it. Every mistake that it names, and the better move beside it,
are played to the end up to ten times as often, with other dice: it is confirmed if it still loses more than its noise
(two standard errors). In Ring & Route the sheet's own optimum is asked, too. In games of level 5 mistakes are only
counted.

The scale is set by `campaigns.coach.scale`, on other seeds. What is kept in FOLDER (`kept.py`) is not worked out again.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np

import rollwright
from campaigns.coach.kept import Figures, Folder, judge_names
from campaigns.coach.second_opinion import play_to_the_end, table_loss
from campaigns.coach.tables import BLOCK, NAMES, Block
from rollwright.coach.account import Account
from rollwright.coach.blame import CANDIDATES, Blame
from rollwright.coach.comparison import NOISE
from rollwright.coach.report import Confirmation
from rollwright.lab.columns import GameColumns
from rollwright.lab.values import account_of
from support.games import GAMES

Z = 1.96
TIMES = 10  # as much playing on as the coach does
CONFIRMED = 0.95  # of the mistakes, at least
POINTS = 0.01  # that a mistake loses at least by the exact tables
MISTAKES, MASTERS = "named", "master"  # line-ups
COLUMNS = ("loss", "short", "short_error", "long", "long_error", "table")
ROW = np.dtype([("game", "i4"), ("seat", "i1"), ("bot", "i1"), *((name, "f8") for name in COLUMNS)])


def rows_of(block: Block, played: GameColumns) -> Figures:
    """A row for each mistake that is named."""
    rows: list[tuple[Any, ...]] = []
    for number in range(block.games):
        rows += mistakes(block, block.number * BLOCK + number, account_of(played, number))
    return np.array(rows, dtype=ROW)


def mistakes(block: Block, game: int, account: Account) -> Iterator[tuple[Any, ...]]:
    scale = account.position.kind.coach.scale
    blame = Blame(account.judge, scale, account.position)
    for place in blame.candidates(account.decisions):
        made = account.decisions[place]
        comparison = blame.compare(made, good := blame.good(made))
        assert comparison is not None
        for _ in comparison.steps(scale.playouts, scale.mistake):
            pass
        short = comparison.confirmation()
        if blame.verdict(made, short) not in CANDIDATES:
            continue
        long, table = Confirmation(games=0, loss=np.nan, error=np.nan), np.nan
        if block.line_up == MISTAKES:
            long = play_to_the_end(made, good[comparison.best], TIMES * scale.playouts)
            table = table_loss(account.judge, made)
        bot = NAMES.index(block.job.bots[made.seat])
        yield game, made.seat, bot, made.loss, short.loss, short.error, long.loss, long.error, table


# The report


def report(named: Figures, games: int) -> bool:
    """Whether enough of the named mistakes stand: by the exact tables where there are some, else by playing on."""
    print(f"  {games} games of levels 2 to 5: {len(named)} mistakes named")
    if not len(named):
        return True
    by_play, by_table = named["long"] >= NOISE * named["long_error"], named["table"] >= POINTS
    print(f"  confirmed by {TIMES} times the playing-on: {share(by_play)}")
    if not np.isnan(named["table"]).all():
        print(f"  confirmed by the exact tables: {share(by_table)}; by either: {share(by_play | by_table)}")
    print(f"  mean loss {named['long'].mean():.4f}; lose anything at all: {share(named['long'] > 0)}")
    for bot in sorted(set(named["bot"].tolist())):
        mine = named[named["bot"] == bot]
        print(f"  {NAMES[bot]}: {len(mine)} named, mean loss {mine['long'].mean():.4f}")
    return bool((by_play if np.isnan(named["table"]).all() else by_table).mean() >= CONFIRMED)


def report_masters(named: Figures, games: int) -> bool:
    counts = np.bincount(named["game"], minlength=games)
    mean, half = counts.mean(), Z * counts.std() / games**0.5
    print(f"  {games} games of level 5: {mean:.3f} ± {half:.3f} mistakes named per game")
    return bool(mean < 0.5)


def share(right: Sequence[bool] | Figures) -> str:
    """A share with its 95 % interval (Wilson)."""
    count, right_ones = len(right), int(np.sum(right))
    p, z2 = right_ones / count, Z**2
    middle, half = p + z2 / (2 * count), Z * np.sqrt(p * (1 - p) / count + z2 / (4 * count**2))
    low, high = ((middle + sign * half) / (1 + z2 / count) for sign in (-1, 1))
    return f"{right_ones} of {count} ({100 * p:.1f} %, {100 * low:.1f} to {100 * high:.1f})"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=300, help="of each kind, by levels 2 to 5")
    parser.add_argument("--masters", type=int, default=300, help="games of each kind by level 5")
    parser.add_argument("--kinds", nargs="*", default=list(GAMES))
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--play-only", action="store_true", help="only play and keep the games")
    options = parser.parse_args()
    folder = Folder(options.folder, options.workers)
    good = True
    for name in options.kinds:
        scale = rollwright.game_type(name).coach.scale
        print(f"{name}, judge {judge_names(name)}, mistakes from {scale.mistake}")
        for line_up, games, tell in ((MISTAKES, options.games, report), (MASTERS, options.masters, report_masters)):
            count = -(-games // BLOCK)
            blocks = [Block(name, line_up, 2 + number % 3, number, options.seed) for number in range(count)]
            if options.play_only:
                folder.play(blocks)
            else:
                found = folder.figures(f"fairness-{scale.mistake}-{scale.playouts}", blocks, rows_of)
                good = tell(np.concatenate(found), count * BLOCK) and good
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
