"""Accounts of many games: do they close, how large is the rest, which level loses how much, what is luck worth?

    PYTHONPATH=tests python -m campaigns.coach.accounts FOLDER [--games 1000] [--sets mixed random strong duel levels]

Nothing is played on. What is kept in FOLDER (`kept.py`) is not worked out again.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import numpy as np

from campaigns.coach.kept import Figures, Folder, judge_names
from campaigns.coach.tables import BLOCK, NAMES, Block
from rollwright.bots.registry import LEVELS
from rollwright.coach.account import Account
from rollwright.lab.columns import GameColumns
from rollwright.lab.values import account_of
from support.games import GAMES

Z = 1.96
CLOSED = 1e-9
PART_OF_LUCK = 0.63  # set on 400 games of Ring & Route (seed 82): any fixed part has mean zero, as luck has
RESAMPLED = 2000  # times, for intervals of ratios
SETS = ("mixed", "random", "strong", "duel", "levels")
COLUMNS = ("start", "luck", "own", "others", "rest", "result")
COUNTS = ("decisions", "unforced")
ROW = np.dtype(
    [("game", "i4"), ("seat", "i1"), ("bot", "i1"), *((name, "f8") for name in COLUMNS), *((c, "i4") for c in COUNTS)]
)


def rows_of(block: Block, played: GameColumns) -> Figures:
    """A row for each seat of each game."""
    rows = []
    for number in range(block.games):
        account = account_of(played, number)
        rows += [row_of(block, number, seat, account) for seat in range(block.seats)]
    return np.array(rows, dtype=ROW)


def row_of(block: Block, number: int, seat: int, account: Account) -> tuple[Any, ...]:
    figures = [getattr(account, name)[seat] for name in COLUMNS]
    own = [made for made in account.decisions if made.seat == seat]
    unforced = [made for made in own if not made.forced]
    bot = NAMES.index(block.job.bots[seat])
    return block.number * BLOCK + number, seat, bot, *figures, len(own), len(unforced)


def line_ups(chosen: str) -> list[tuple[str, int]]:
    """Who plays in a set, and at how many seats."""
    if chosen == "levels":
        return [(level, 2) for level in LEVELS]
    return [("duel", 2)] if chosen == "duel" else [(chosen, seats) for seats in (2, 3, 4)]


# The report


def report(line_up: str, seats: int, rows: Figures) -> bool:
    if line_up in LEVELS:
        report_losses(line_up, rows)
    elif line_up == "duel":
        report_duel(rows)
    return report_closing(f"{line_up}, {seats} seats", rows, seats)


def report_closing(title: str, rows: Figures, seats: int) -> bool:
    closing = np.abs(sum(rows[name] for name in COLUMNS[:-1]) - rows["result"]).max()
    changes = [rows[name].reshape(-1, seats).sum(axis=1) for name in ("luck", "rest")]
    changes.append((rows["own"] + rows["others"]).reshape(-1, seats).sum(axis=1))
    sums = max(np.abs(change).max() for change in changes)
    ones = max(np.abs(rows[name].reshape(-1, seats).sum(axis=1) - 1).max() for name in ("start", "result"))
    rest = np.abs(rows["rest"]).reshape(-1, seats).mean(axis=1)  # by game
    print(
        f"  {title}: {len(rest)} games, closes to {closing:.1e}, columns to {max(sums, ones):.1e},"
        f" mean |rest| {rest.mean():.4f} ± {Z * rest.std() / len(rest) ** 0.5:.4f}"
    )
    return bool(max(closing, sums, ones) < CLOSED)


def report_losses(title: str, rows: Figures) -> None:
    """The mean loss per decision; games are the sample, since a game's decisions belong together."""
    for count in ("decisions", "unforced"):
        mean, half = ratio(-rows["own"], rows[count])
        print(
            f"  {title}: {len(rows) // 2} games, {rows[count].mean():.1f} {count} per seat,"
            f" {100 * mean:.3f} ± {100 * half:.3f} points lost on each"
        )


def ratio(losses: Figures, counts: Figures) -> tuple[float, float]:
    """The mean loss per decision and half of its 95 % interval."""
    mean = losses.sum() / counts.sum()
    errors = (losses - mean * counts).reshape(-1, 2).sum(axis=1)  # by game
    return float(mean), float(Z * np.sqrt((errors**2).sum()) / counts.sum())


def report_duel(rows: Figures) -> None:
    """How many games it takes to tell planner from expert, by results and by results without luck."""
    expert = rows[rows["bot"] == NAMES.index("expert")]
    raw, clean = expert["result"], expert["result"] - expert["luck"]
    lean = clean - expert["start"] + 0.5
    draws = np.random.default_rng(len(raw)).integers(len(raw), size=(RESAMPLED, len(raw)))
    part = raw - PART_OF_LUCK * expert["luck"]
    ways = {"raw": raw, "without luck": clean, "without luck and start": lean, f"without {PART_OF_LUCK} of luck": part}
    for title, scores in ways.items():
        mean, deviation = scores.mean(), scores.std(ddof=1)
        needed = (Z * deviation / (mean - 0.5)) ** 2
        half = Z * deviation / len(scores) ** 0.5
        low, high = np.quantile(raw[draws].var(axis=1) / scores[draws].var(axis=1), (0.025, 0.975))
        print(
            f"  expert against planner, {title}: {len(scores)} games, share {mean:.4f} ± {half:.4f}, deviation"
            f" {deviation:.3f}, {needed:.0f} games to tell; variance {raw.var() / scores.var():.2f} times smaller"
            f" ({low:.2f} to {high:.2f})"
        )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=1000, help="of each kind, line-up and number of seats")
    parser.add_argument("--sets", nargs="*", default=list(SETS), choices=SETS)
    parser.add_argument("--kinds", nargs="*", default=list(GAMES))
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--play-only", action="store_true", help="only play and keep the games")
    options = parser.parse_args()
    folder = Folder(options.folder, options.workers)
    good = True
    for name in options.kinds:
        print(f"{name}, judge {judge_names(name)}")
        for line_up, seats in (each for chosen in options.sets for each in line_ups(chosen)):
            numbers = range(-(-options.games // BLOCK))
            blocks = [Block(name, line_up, seats, number, options.seed) for number in numbers]
            if options.play_only:
                folder.play(blocks)
            else:
                rows = np.concatenate(folder.figures("accounts", blocks, rows_of))
                good = report(line_up, seats, rows) and good
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
