"""Accounts of many games: do they close, how large is the rest, which level loses how much, what is luck worth?

    PYTHONPATH=tests python -m campaigns.coach.accounts FOLDER [--games 1000] [--sets mixed random strong duel levels]

Every block of games is kept in FOLDER, so that an interrupted run can be resumed; the report is on all that is there.
"""

from __future__ import annotations

import argparse
import sys
from multiprocessing import Pool
from pathlib import Path
from typing import Any

import numpy as np

from campaigns.coach.tables import BLOCK, NAMES, Block
from rollwright.bots.registry import LEVELS
from rollwright.coach.account import Account
from rollwright.lab.values import account_of
from support.games import GAMES

Z = 1.96
COLUMNS = ("start", "luck", "own", "others", "rest", "result")
COUNTS = ("decisions", "unforced", "mistakes")
ROW = np.dtype(
    [("game", "i4"), ("seat", "i1"), ("bot", "i1"), *((name, "f8") for name in COLUMNS), *((c, "i4") for c in COUNTS)]
)
Rows = np.ndarray[Any, np.dtype[Any]]


def rows_of(block: Block) -> Rows:
    """A row for each seat of each game."""
    rows = []
    for played in block.played():
        for number in range(BLOCK):
            account = account_of(played, number)
            rows += [row_of(block, number, seat, account) for seat in range(block.seats)]
    return np.array(rows, dtype=ROW)


def row_of(block: Block, number: int, seat: int, account: Account) -> tuple[Any, ...]:
    figures = [getattr(account, name)[seat] for name in COLUMNS]
    own = [made for made in account.decisions if made.seat == seat]
    unforced = [made for made in own if not made.forced]
    scale = account.position.kind.coach.scale
    mistakes = sum(made.loss >= scale.mistake for made in unforced)
    bot = NAMES.index(block.job.bots[seat])
    return block.number * BLOCK + number, seat, bot, *figures, len(own), len(unforced), mistakes


def keep(task: tuple[Path, Block]) -> Path:
    """Works a block out, unless it is there."""
    file, block = task
    if not file.exists():
        np.save(file, rows_of(block))
    return file


def blocks(games: int, sets: list[str], kinds: list[str], seed: int) -> list[Block]:
    found = []
    for number in range(-(-games // BLOCK)):
        for name in kinds:
            for line_up in sets:
                chosen = LEVELS if line_up == "levels" else (line_up,)
                seats = (2,) if line_up in ("levels", "duel") else (2, 3, 4)
                found += [Block(name, each, places, number, seed) for each in chosen for places in seats]
    return found


# The report


def read(folder: Path, name: str, line_up: str, seats: int) -> Rows:
    files = sorted(folder.glob(f"{name}_{line_up}_{seats}_*.npy"))
    return np.concatenate([np.load(file) for file in files]) if files else np.zeros(0, ROW)


def report(folder: Path) -> None:
    for name in GAMES:
        print(f"\n{name}")
        for line_up in ("mixed", "random", "strong"):
            for seats in (2, 3, 4):
                report_closing(f"{line_up}, {seats} seats", read(folder, name, line_up, seats), seats)
        for level in LEVELS:
            report_losses(level, read(folder, name, level, 2))
        report_duel(read(folder, name, "duel", 2))


def report_closing(title: str, rows: Rows, seats: int) -> None:
    if not len(rows):
        return
    closing = np.abs(sum(rows[name] for name in COLUMNS[:-1]) - rows["result"]).max()
    changes = [rows[name].reshape(-1, seats).sum(axis=1) for name in ("luck", "rest")]
    changes.append((rows["own"] + rows["others"]).reshape(-1, seats).sum(axis=1))
    sums = max(np.abs(change).max() for change in changes)
    ones = max(np.abs(rows[name].reshape(-1, seats).sum(axis=1) - 1).max() for name in ("start", "result"))
    rest = np.abs(rows["rest"])
    print(
        f"  {title}: {len(rows) // seats} games, closes to {closing:.1e}, columns to {max(sums, ones):.1e},"
        f" mean |rest| {rest.mean():.4f} ± {Z * rest.std() / len(rest) ** 0.5:.4f}, rest {rows['rest'].mean():+.4f}"
    )


def report_losses(title: str, rows: Rows) -> None:
    """The mean loss per decision; games are the sample, since a game's decisions belong together."""
    if not len(rows):
        return
    for count in ("decisions", "unforced"):
        mean, half = ratio(-rows["own"], rows[count])
        print(
            f"  {title}: {len(rows) // 2} games, loss per {count} {100 * mean:.4f} ± {100 * half:.4f} points,"
            f" {rows['mistakes'].mean():.2f} candidates per seat"
        )


def ratio(losses: Rows, counts: Rows) -> tuple[float, float]:
    """The mean loss per decision and half of its 95 % interval."""
    mean = losses.sum() / counts.sum()
    errors = (losses - mean * counts).reshape(-1, 2).sum(axis=1)  # by game
    return float(mean), float(Z * np.sqrt((errors**2).sum()) / counts.sum())


def report_duel(rows: Rows) -> None:
    """How many games it takes to tell planner from expert, by results and by results without luck."""
    if not len(rows):
        return
    expert = rows[rows["bot"] == NAMES.index("expert")]
    raw, clean = expert["result"], expert["result"] - expert["luck"]
    lean = clean - expert["start"] + 0.5
    for title, scores in (("raw", raw), ("without luck", clean), ("without luck and start", lean)):
        mean, deviation = scores.mean(), scores.std(ddof=1)
        needed = (Z * deviation / (mean - 0.5)) ** 2
        half = Z * deviation / len(scores) ** 0.5
        print(
            f"  expert against planner, {title}: {len(scores)} games, share {mean:.4f} ± {half:.4f},"
            f" deviation {deviation:.3f}, {needed:.0f} games to tell; variance ratio {raw.var() / scores.var():.2f}"
        )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=1000, help="of each kind and number of seats")
    parser.add_argument("--sets", nargs="*", default=["mixed", "random", "strong", "duel", "levels"])
    parser.add_argument("--kinds", nargs="*", default=list(GAMES))
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    tasks = [
        (options.folder / f"{each.game}_{each.line_up}_{each.seats}_{each.number:05}.npy", each)
        for each in blocks(options.games, options.sets, options.kinds, options.seed)
    ]
    with Pool(options.workers) as pool:
        for done, _ in enumerate(pool.imap_unordered(keep, tasks), 1):
            print(f"\r{done} of {len(tasks)} blocks", end="", file=sys.stderr, flush=True)
    report(options.folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
