"""Are the mistakes that the coach names mistakes? Candidates of many games are played on ten times as long.

    PYTHONPATH=tests python -m campaigns.coach.fairness FOLDER [--games 300] [--seed 5]
    PYTHONPATH=tests python -m campaigns.coach.fairness FOLDER --scale      # a table to set the scale by

A mistake is confirmed if it still loses more than its noise (two standard errors) when it and the better move that was
named are played on ten times as long, to the end of each game, with other dice. The scale is set on one seed and
reported on another.
Candidates are kept in FOLDER, so that an interrupted run can be resumed.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
from collections.abc import Iterator
from dataclasses import replace
from multiprocessing import Pool
from pathlib import Path
from typing import Any

import numpy as np

from campaigns.coach.tables import BLOCK, NAMES, Block
from rollwright.coach.account import Account, Made
from rollwright.coach.blame import CANDIDATES, Blame
from rollwright.coach.comparison import NOISE
from rollwright.coach.plays import Way
from rollwright.coach.report import Confirmation
from rollwright.core.playing_on import PlayingOn
from rollwright.core.position import Position
from rollwright.kernel import stream
from rollwright.lab.values import account_of
from support.games import GAMES

SHORT = 96  # games
LONG = 320  # to the end: in turns more than ten times the playing-on of 96 games of two rounds
LEAST = 0.04  # the smallest loss that is looked at
MOST = 4  # candidates of a game that are looked at, drawn at random
LINE_UP = "named"
OTHER_DICE = stream.key_of(1515)
COLUMNS = ("loss", "short", "short_error", "long", "long_error")
ROW = np.dtype([("game", "i4"), ("seat", "i1"), ("bot", "i1"), ("named", "i1"), *((name, "f8") for name in COLUMNS)])
Rows = np.ndarray[Any, np.dtype[Any]]


def rows_of(block: Block) -> Rows:
    rows: list[tuple[Any, ...]] = []
    for played in block.played():
        for number in range(BLOCK):
            rows += candidates(block, block.number * BLOCK + number, account_of(played, number))
    return np.array(rows, dtype=ROW)


def candidates(block: Block, game: int, account: Account) -> Iterator[tuple[Any, ...]]:
    """Decisions that lose something, with what playing on says of them: as the coach does, and much longer."""
    position = account.position
    scale = position.kind.coach.scale
    blame = Blame(account.judge, replace(scale, playouts=SHORT), position)
    dear = [made for made in account.decisions if not made.forced and made.loss >= LEAST]
    for made in random.Random(f"{block} {game}").sample(dear, min(MOST, len(dear))):
        good = blame.good(made)
        short, best = play_on(blame, made, good, scale.playouts or SHORT)
        named = short_verdict(blame, made, short, scale.playouts) in CANDIDATES
        long, _ = play_on(blame, made, [good[best]], LONG, PlayingOn(position.kind, position.setup))
        bot = NAMES.index(block.job.bots[made.seat])
        yield game, made.seat, bot, named, made.loss, short.loss, short.error, long.loss, long.error


def play_on(
    blame: Blame, made: Made, good: list[Way], games: int, to_the_end: PlayingOn | None = None
) -> tuple[Confirmation, int]:
    """The comparison that the coach makes, or one by games that are played to their end, with other dice."""

    def results(position: Position, numbers: range) -> Any:
        assert to_the_end is not None
        return to_the_end.shares(position, OTHER_DICE, numbers)

    comparison = blame.compare(made, good, results if to_the_end else None)
    assert comparison is not None
    for _ in comparison.steps(games, least=math.nan):  # all of them, however clear it is
        pass
    return comparison.confirmation(), comparison.best


def short_verdict(blame: Blame, made: Made, short: Confirmation, playouts: int) -> str:
    first = blame.first_verdict(made)
    return blame.verdict(made, short) if playouts and first in CANDIDATES else first


def keep(task: tuple[Path, Block]) -> Path:
    file, block = task
    if not file.exists():
        np.save(file, rows_of(block))
    return file


# The report


def report(name: str, rows: Rows, games: int) -> None:
    named = rows[rows["named"] == 1]
    right = named["long"] >= NOISE * named["long_error"]
    print(f"\n{name}: {games} games, {len(rows)} candidates from {LEAST}, {len(named)} mistakes named")
    if len(named):
        print(f"  confirmed by {LONG} games: {right.sum()} of {len(named)} ({100 * right.mean():.1f} %)")
        print(f"  lose anything at all: {100 * (named['long'] > 0).mean():.1f} %, mean loss {named['long'].mean():.4f}")
    for bot in sorted(set(rows["bot"].tolist())):
        mine = named[named["bot"] == bot]
        print(f"  {NAMES[bot]}: {len(mine)} named, mean loss {mine['long'].mean() if len(mine) else 0:.4f}")


def report_scale(rows: Rows, games: int) -> None:
    """What each threshold would name, and how much of it stands."""
    for mistake in (0.03, 0.04, 0.05, 0.06, 0.08, 0.10):
        for noise in (0.0, 2.0, 3.0):
            named = rows[rows["loss"] >= mistake]
            if noise:
                named = named[(named["short"] >= mistake) & (named["short"] >= noise * named["short_error"])]
            worse, sure = named["long"] > 0, named["long"] >= NOISE * named["long_error"]
            share = f"{100 * worse.mean():.1f} % lose, {100 * sure.mean():.1f} % surely" if len(named) else "–"
            masters = (named["bot"] == len(NAMES) - 1).sum()
            print(
                f"  from {mistake}, noise {noise}: {len(named)} named in {games} games, {share}, {masters} by masters"
            )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=300, help="of each kind")
    parser.add_argument("--line-up", default=LINE_UP)
    parser.add_argument("--kinds", nargs="*", default=list(GAMES))
    parser.add_argument("--scale", action="store_true")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=5)
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    for name in options.kinds:
        count = -(-options.games // BLOCK)
        blocks = [Block(name, options.line_up, 2 + number % 3, number, options.seed) for number in range(count)]
        tasks = [(options.folder / f"{name}_{each.line_up}_{each.seed}_{each.number:05}.npy", each) for each in blocks]
        files = []
        with Pool(options.workers) as pool:
            for file in pool.imap_unordered(keep, tasks):
                files.append(file)
                print(f"\r{name}: {len(files)} of {len(tasks)} blocks", end="", file=sys.stderr, flush=True)
        rows = np.concatenate([np.load(file) for file in sorted(files)])
        report(name, rows, count * BLOCK)
        if options.scale:
            report_scale(rows, count * BLOCK)
    return 0


if __name__ == "__main__":
    sys.exit(main())
